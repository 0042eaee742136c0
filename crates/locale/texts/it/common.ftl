## What every game says.

you = Tu
# A player without a name.
player = Giocatore { $number }
# Names for the computer players, in the order of their seats.
opponent = { $number ->
    [1] Morgana
    [2] Merlino
    [3] Circe
    [4] Prospero
   *[other] Medea
}

place = { $place }º
points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
# What a bot expects; $points may be 12.3.
points-expected = { $points } punti attesi

result-win = La partita è finita. { $who ->
    [you] Hai vinto con { $points }.
   *[other] { $name } ha vinto con { $points }.
}
# Several players share the first place; "You" may be among them.
result-shared = La partita è finita. Vittoria a pari merito, con { $points } a testa: { $names }.

# In a record: it is the turn of the one who looks at it.
waits-you = Stai pensando.
# Whom one waits for.
waits = { $count ->
    [one] { $names } sta pensando.
   *[other] { $names } stanno pensando.
}
# The same where several decide at once, without seeing what the others decide.
waits-secret = { $count ->
    [one] { $names } sta scegliendo in segreto.
   *[other] { $names } stanno scegliendo in segreto.
}

# A name of a card, a spell and so on, and what it does.
about-line = { $name }: { $about }
variant-line = { $name } (variante): { $about }

## The computer players.

level = { $level ->
    [apprentice] apprendista
    [adept] adepto
   *[archmage] arcimago
}
about-level = { $level ->
    [apprentice] gioca come chi è alle prime armi
    [adept] gioca bene, in base a ciò che si vede a colpo d’occhio
   *[archmage] immagina come potrebbe proseguire la partita
}

## Lists: "A and B"; "A, B and C" is "A, B", then "and C".

list-two = { $first } e { $last }
list-more = { $list }, { $next }
list-last = { $list } e { $last }
