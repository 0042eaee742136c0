## What every game says.

you = Du
# A player without a name.
player = Spiller { $number }
# Names for the computer players, in the order of their seats.
opponent = { $number ->
    [1] Morgana
    [2] Merlin
    [3] Circe
    [4] Prospero
   *[other] Medea
}

place = { $place }.
points = { $points } point
# What a bot expects; $points may be 12.3.
points-expected = { $points } point forventet

result-win = Spillet er slut. { $who ->
    [you] Du vinder med { $points }.
   *[other] { $name } vinder med { $points }.
}
# Several players share the first place; "You" may be among them.
result-shared = Spillet er slut. { $names } deler sejren med { $points } hver.

# In a record: it is the turn of the one who looks at it.
waits-you = Du tænker.
# Whom one waits for.
waits = { $names } tænker.
# The same where several decide at once, without seeing what the others decide.
waits-secret = { $names } vælger i hemmelighed.

# A name of a card, a spell and so on, and what it does.
about-line = { $name }: { $about }
variant-line = { $name } (variant): { $about }

## The computer players.

level = { $level ->
    [apprentice] lærling
    [adept] magiker
   *[archmage] ærkemagiker
}
about-level = { $level ->
    [apprentice] spiller som en begynder
    [adept] spiller godt ud fra det, man kan se ved første øjekast
   *[archmage] forestiller sig, hvordan spillet kan gå videre
}

## Lists: "A and B"; "A, B and C" is "A, B", then "and C".

list-two = { $first } og { $last }
list-more = { $list }, { $next }
list-last = { $list } og { $last }
