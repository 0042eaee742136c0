## What every game says.

you = Du
# A player without a name.
player = Spieler { $number }
# Names for the computer players, in the order of their seats.
opponent = { $number ->
    [1] Morgana
    [2] Merlin
    [3] Circe
    [4] Prospero
   *[other] Medea
}

place = { $place }.
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
# What a bot expects; $points may be 12.3.
points-expected = { $points } Punkte erwartet

result-win = Das Spiel ist aus. { $who ->
    [you] Du gewinnst. Dein Ergebnis: { $points }.
   *[other] { $name } gewinnt. Ergebnis: { $points }.
}
# Several players share the first place; "You" may be among them.
result-shared = Das Spiel ist aus. Der Sieg wird geteilt: { $names }, je { $points }.

# In a record: it is the turn of the one who looks at it.
waits-you = Du überlegst.
# Whom one waits for.
waits = { $count ->
    [one] { $names } überlegt.
   *[other] { $names } überlegen.
}
# The same where several decide at once, without seeing what the others decide.
waits-secret = { $count ->
    [one] { $names } wählt geheim.
   *[other] { $names } wählen geheim.
}

# A name of a card, a spell and so on, and what it does.
about-line = { $name }: { $about }
variant-line = { $name } (Variante): { $about }

## The computer players.

level = { $level ->
    [apprentice] Lehrling
    [adept] Adept
   *[archmage] Erzmagier
}
about-level = { $level ->
    [apprentice] spielt wie ein Anfänger
    [adept] spielt gut nach dem, was sich auf einen Blick erkennen lässt
   *[archmage] stellt sich vor, wie das Spiel weitergehen könnte
}

## Lists: "A and B"; "A, B and C" is "A, B", then "and C".

list-two = { $first } und { $last }
list-more = { $list }, { $next }
list-last = { $list } und { $last }
