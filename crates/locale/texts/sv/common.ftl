## What every game says.

you = Du
# A player without a name.
player = Spelare { $number }
# Names for the computer players, in the order of their seats.
opponent = { $number ->
    [1] Morgana
    [2] Merlin
    [3] Circe
    [4] Prospero
   *[other] Medea
}

place = { NUMBER($place, type: "ordinal") ->
    [one] { $place }:a
   *[other] { $place }:e
}
points = { $points } poäng
# What a bot expects; $points may be 12.3.
points-expected = { $points } poäng förväntas

result-win = Spelet är slut. { $who ->
    [you] Du vinner med { $points }.
   *[other] { $name } vinner med { $points }.
}
# Several players share the first place; "You" may be among them.
result-shared = Spelet är slut. { $names } delar segern med { $points } var.

# In a record: it is the turn of the one who looks at it.
waits-you = Du tänker.
# Whom one waits for.
waits = { $names } funderar.
# The same where several decide at once, without seeing what the others decide.
waits-secret = { $names } väljer i hemlighet.

# A name of a card, a spell and so on, and what it does.
about-line = { $name }: { $about }
variant-line = { $name } (variant): { $about }

## The computer players.

level = { $level ->
    [apprentice] lärling
    [adept] magiker
   *[archmage] ärkemagiker
}
about-level = { $level ->
    [apprentice] spelar som en nybörjare
    [adept] spelar bra utifrån det som syns vid första anblicken
   *[archmage] föreställer sig hur spelet kan fortsätta
}

## Lists: "A and B"; "A, B and C" is "A, B", then "and C".

list-two = { $first } och { $last }
list-more = { $list }, { $next }
list-last = { $list } och { $last }
