## What every game says.

you = You
# A player without a name.
player = Player { $number }
# Names for the computer players, in the order of their seats.
opponent = { $number ->
    [1] Morgana
    [2] Merlin
    [3] Circe
    [4] Prospero
   *[other] Medea
}

place = { NUMBER($place, type: "ordinal") ->
    [one] { $place }st
    [two] { $place }nd
    [few] { $place }rd
   *[other] { $place }th
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# What a bot expects; $points may be 12.3.
points-expected = { $points } points expected

result-win = The game is over. { $who ->
    [you] You win with { $points }.
   *[other] { $name } wins with { $points }.
}
# Several players share the first place; "You" may be among them.
result-shared = The game is over. { $names } win with { $points } each.

# In a record: it is the turn of the one who looks at it.
waits-you = You are thinking.
# Whom one waits for.
waits = { $count ->
    [one] { $names } is thinking.
   *[other] { $names } are thinking.
}
# The same where several decide at once, without seeing what the others decide.
waits-secret = { $count ->
    [one] { $names } is choosing in secret.
   *[other] { $names } are choosing in secret.
}

# A name of a card, a spell and so on, and what it does.
about-line = { $name }: { $about }
variant-line = { $name } (variant): { $about }

## The computer players.

level = { $level ->
    [apprentice] apprentice
    [adept] adept
   *[archmage] archmage
}
about-level = { $level ->
    [apprentice] plays like a beginner
    [adept] plays well by what can be seen at a glance
   *[archmage] imagines how the game could go on
}

## Lists: "A and B"; "A, B and C" is "A, B", then "and C".

list-two = { $first } and { $last }
list-more = { $list }, { $next }
list-last = { $list } and { $last }
