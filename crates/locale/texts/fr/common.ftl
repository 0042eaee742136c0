## What every game says.

you = Vous
# A player without a name.
player = Joueur { $number }
# Names for the computer players, in the order of their seats.
opponent = { $number ->
    [1] Morgane
    [2] Merlin
    [3] Circé
    [4] Prospero
   *[other] Médée
}

place = { NUMBER($place, type: "ordinal") ->
    [one] { $place }er
   *[other] { $place }e
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# What a bot expects; $points may be 12.3.
points-expected = gain attendu de { $points }

result-win = La partie est terminée. { $who ->
    [you] Vous gagnez avec { $points }.
   *[other] { $name } gagne avec { $points }.
}
# Several players share the first place; "You" may be among them.
result-shared = La partie est terminée. Victoire partagée, avec { $points } chacun : { $names }.

# In a record: it is the turn of the one who looks at it.
waits-you = Vous réfléchissez.
# Whom one waits for.
waits = { $count ->
    [one] { $names } réfléchit.
   *[other] { $names } réfléchissent.
}
# The same where several decide at once, without seeing what the others decide.
waits-secret = { $count ->
    [one] { $names } choisit en secret.
   *[other] { $names } choisissent en secret.
}

# A name of a card, a spell and so on, and what it does.
about-line = { $name } : { $about }
variant-line = { $name } (variante) : { $about }

## The computer players.

level = { $level ->
    [apprentice] apprenti
    [adept] adepte
   *[archmage] archimage
}
about-level = { $level ->
    [apprentice] joue comme quelqu’un qui débute
    [adept] joue bien, en se fiant à ce qui se voit au premier coup d’œil
   *[archmage] imagine comment la partie pourrait continuer
}

## Lists: "A and B"; "A, B and C" is "A, B", then "and C".

list-two = { $first } et { $last }
list-more = { $list }, { $next }
list-last = { $list } et { $last }
