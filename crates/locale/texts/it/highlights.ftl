## How a game ended, and what was special about it.

# One player has won, and $rival is second. $points and $ahead are such as "20 points".
ending-win = { $who ->
    [you] Vinci con { $points }, { $ahead } davanti a { $rival }.
   *[other] { $whom ->
        [you] { $name } vince con { $points }, { $ahead } davanti a te.
       *[other] { $name } vince con { $points }, { $ahead } davanti a { $rival }.
    }
}
# Two have as many votes; the most valuable tile decides (M8.1).
maginor-ending-tie = { $who ->
    [you] Vinci con { $points }. { $rival } ne ha altrettanti, ma tu hai l’Oracolo di maggior valore.
   *[other] { $whom ->
        [you] { $name } vince con { $points }. Tu ne hai altrettanti, ma { $name } ha l’Oracolo di maggior valore.
       *[other] { $name } vince con { $points }. { $rival } ne ha altrettanti, ma { $name } ha l’Oracolo di maggior valore.
    }
}
shazamm-ending-win = { $who ->
    [you] Hai spinto { $rival } nella lava nel round { $round }.
   *[other] { $whom ->
        [you] { $name } ti ha spinto nella lava nel round { $round }.
       *[other] { $name } ha spinto { $rival } nella lava nel round { $round }.
    }
}
shazamm-ending-draw = I due maghi sono caduti nella lava nel round { $round }: pareggio.
# The winner was ahead all the time.
highlight-throughout = { $who ->
    [you] Sei in testa dall’inizio alla fine.
   *[other] { $name } in testa dall’inizio alla fine.
}
highlight-at-the-end = { $who ->
    [you] Passi in testa solo alla fine.
   *[other] { $name } passa in testa solo alla fine.
}
# $behind is such as "60 points".
highlight-comeback = { $who ->
    [you] Avevi uno svantaggio di { $behind } e hai vinto lo stesso.
   *[other] { $name } aveva uno svantaggio di { $behind } e ha vinto lo stesso.
}
# $times is 3 or more.
highlight-changes = La testa della classifica è cambiata { $times } volte.
wizard-highlight-exact = { $who ->
    [you] Le tue previsioni esatte: { $times } su { $rounds }.
   *[other] Previsioni esatte di { $name }: { $times } su { $rounds }.
}
# $rounds is 3 or more.
wizard-highlight-run = { $who ->
    [you] Hai indovinato { $rounds } volte di fila.
   *[other] { $name } ha indovinato { $rounds } volte di fila.
}
wizard-highlight-nobody = Nel round { $round } nessuno ha indovinato.
wizard-highlight-everybody = Nel round { $round } hanno indovinato tutti.
# $points is such as "70 points".
wizard-highlight-best = { $who ->
    [you] Il round migliore è tuo: { $points } nel round { $round }.
   *[other] Il round migliore è di { $name }: { $points } nel round { $round }.
}
shazamm-highlight-edge = { $who ->
    [you] Eri sull’ultima lastra del ponte e hai vinto lo stesso.
   *[other] { $name } era sull’ultima lastra del ponte e ha vinto lo stesso.
}
shazamm-highlight-comeback = { $who ->
    [you] Hai perso il primo round e hai vinto lo stesso.
   *[other] { $name } ha perso il primo round e ha vinto lo stesso.
}
# $rounds is 2 or more.
shazamm-highlight-every = { $who ->
    [you] Hai vinto tutti e { $rounds } i round.
   *[other] { $name } ha vinto tutti e { $rounds } i round.
}
shazamm-highlight-bet = { $who ->
    [you] La puntata più alta è tua: { $bet } nel round { $round }.
   *[other] La puntata più alta è di { $name }: { $bet } nel round { $round }.
}
# The players are named as at the head of a row: You 5, Morgana 3.
shazamm-highlight-spells = Incantesimi lanciati: { $name } { $spells }, { $rival } { $others }.
# How long the match was.
shazamm-highlight-length = Round: { $rounds }, turni: { $turns }.
maginor-highlight-prize = { $who ->
    [you] Il premio più grande è tuo: { maginor-tile-title }, { maginor-votes }.
   *[other] Il premio più grande è di { $name }: { maginor-tile-title }, { maginor-votes }.
}
maginor-highlight-duels = { $who ->
    [you] Hai vinto { $won } duelli su { $fought }.
   *[other] { $name } ha vinto { $won } duelli su { $fought }.
}
# $duels is 3 or more.
maginor-highlight-contested = L’Oracolo più conteso: { maginor-tile-title }, con { $duels } duelli.
# $spells is 2 or more.
maginor-highlight-spells = { $who ->
    [you] Hai lanciato { $spells } incantesimi.
   *[other] { $name } ha lanciato { $spells } incantesimi.
}
