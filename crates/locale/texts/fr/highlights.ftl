## How a game ended, and what was special about it.

# One player has won, and $rival is second. $points and $ahead are such as "20 points".
ending-win = { $who ->
    [you] Vous gagnez avec { $points }, { $ahead } devant { $rival }.
   *[other] { $whom ->
        [you] { $name } gagne avec { $points }, { $ahead } devant vous.
       *[other] { $name } gagne avec { $points }, { $ahead } devant { $rival }.
    }
}
# Two have as many votes; the most valuable tile decides (M8.1).
maginor-ending-tie = { $who ->
    [you] Vous gagnez avec { $points }. { $rival } en a autant, mais vous avez l’Oracle le plus précieux.
   *[other] { $whom ->
        [you] { $name } gagne avec { $points }. Vous en avez autant, mais { $name } a l’Oracle le plus précieux.
       *[other] { $name } gagne avec { $points }. { $rival } en a autant, mais { $name } a l’Oracle le plus précieux.
    }
}
shazamm-ending-win = { $who ->
    [you] Vous avez poussé { $rival } dans la lave à la manche { $round }.
   *[other] { $whom ->
        [you] { $name } vous a poussé dans la lave à la manche { $round }.
       *[other] { $name } a poussé { $rival } dans la lave à la manche { $round }.
    }
}
shazamm-ending-draw = Les deux sorciers sont tombés dans la lave à la manche { $round } : match nul.
# The winner was ahead all the time.
highlight-throughout = { $who ->
    [you] Vous avez mené du début à la fin.
   *[other] { $name } a mené du début à la fin.
}
highlight-at-the-end = { $who ->
    [you] Vous n’avez pris la tête qu’à la toute fin.
   *[other] { $name } n’a pris la tête qu’à la toute fin.
}
# $behind is such as "60 points".
highlight-comeback = { $who ->
    [you] Vous aviez { $behind } de retard, et vous gagnez quand même.
   *[other] { $name } avait { $behind } de retard et gagne quand même.
}
# $times is 3 or more.
highlight-changes = La première place a changé { $times } fois.
wizard-highlight-exact = { $who ->
    [you] Prédictions exactes pour vous : { $times } sur { $rounds }.
   *[other] Prédictions exactes pour { $name } : { $times } sur { $rounds }.
}
# $rounds is 3 or more.
wizard-highlight-run = { $who ->
    [you] Vous avez vu juste { $rounds } fois de suite.
   *[other] { $name } a vu juste { $rounds } fois de suite.
}
wizard-highlight-nobody = À la manche { $round }, personne n’a vu juste.
wizard-highlight-everybody = À la manche { $round }, tout le monde a vu juste.
# $points is such as "70 points".
wizard-highlight-best = { $who ->
    [you] La meilleure manche est à vous : { $points } à la manche { $round }.
   *[other] La meilleure manche est pour { $name } : { $points } à la manche { $round }.
}
shazamm-highlight-edge = { $who ->
    [you] Vous étiez sur la dernière dalle du pont, et vous gagnez quand même.
   *[other] { $name } était sur la dernière dalle du pont et gagne quand même.
}
shazamm-highlight-comeback = { $who ->
    [you] Vous avez perdu la première manche, et vous gagnez quand même.
   *[other] { $name } a perdu la première manche et gagne quand même.
}
# $rounds is 2 or more.
shazamm-highlight-every = { $who ->
    [you] Vous avez gagné les { $rounds } manches.
   *[other] { $name } a gagné les { $rounds } manches.
}
shazamm-highlight-bet = { $who ->
    [you] La plus forte mise est la vôtre : { $bet } à la manche { $round }.
   *[other] La plus forte mise est celle { DE($name) } : { $bet } à la manche { $round }.
}
# The players are named as at the head of a row: You 5, Morgana 3.
shazamm-highlight-spells = Sorts lancés : { $name } { $spells }, { $rival } { $others }.
# How long the match was.
shazamm-highlight-length = Manches : { $rounds }, tours : { $turns }.
maginor-highlight-prize = { $who ->
    [you] La plus belle prise est à vous : { maginor-tile-title }, { maginor-votes }.
   *[other] La plus belle prise est pour { $name } : { maginor-tile-title }, { maginor-votes }.
}
maginor-highlight-duels = { $who ->
    [you] Duels gagnés pour vous : { $won } sur { $fought }.
   *[other] Duels gagnés pour { $name } : { $won } sur { $fought }.
}
# $duels is 3 or more.
maginor-highlight-contested = Oracle le plus disputé : { maginor-tile-title }, avec { $duels } duels.
# $spells is 2 or more.
maginor-highlight-spells = { $who ->
    [you] Vous avez lancé { $spells } sorts.
   *[other] { $name } a lancé { $spells } sorts.
}
