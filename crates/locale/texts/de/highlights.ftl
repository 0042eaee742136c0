## How a game ended, and what was special about it.

# One player has won, and $rival is second. $points and $ahead are such as "20 points".
ending-win = { $who ->
    [you] Du gewinnst: { $points }, { $ahead } vor { $rival }.
   *[other] { $whom ->
        [you] { $name } gewinnt: { $points }, { $ahead } vor dir.
       *[other] { $name } gewinnt: { $points }, { $ahead } vor { $rival }.
    }
}
# Two have as many votes; the most valuable tile decides (M8.1).
maginor-ending-tie = { $who ->
    [you] Du gewinnst: { $points }. { $rival } hat ebenso viele, aber du hast das wertvollste Orakel.
   *[other] { $whom ->
        [you] { $name } gewinnt: { $points }. Du hast ebenso viele, aber { $name } hat das wertvollste Orakel.
       *[other] { $name } gewinnt: { $points }. { $rival } hat ebenso viele, aber { $name } hat das wertvollste Orakel.
    }
}
shazamm-ending-win = { $who ->
    [you] Du hast { $rival } in Runde { $round } in die Lava gestoßen.
   *[other] { $whom ->
        [you] { $name } hat dich in Runde { $round } in die Lava gestoßen.
       *[other] { $name } hat { $rival } in Runde { $round } in die Lava gestoßen.
    }
}
shazamm-ending-draw = Beide Zauberer sind in Runde { $round } in die Lava gestürzt: unentschieden.
# The winner was ahead all the time.
highlight-throughout = { $who ->
    [you] Du hast von Anfang bis Ende geführt.
   *[other] { $name } hat von Anfang bis Ende geführt.
}
highlight-at-the-end = { $who ->
    [you] Du bist erst ganz am Ende in Führung gegangen.
   *[other] { $name } ist erst ganz am Ende in Führung gegangen.
}
# $behind is such as "60 points".
highlight-comeback = { $who ->
    [you] Dein Rückstand war einmal so groß: { $behind }. Du hast trotzdem gewonnen.
   *[other] { $name } hatte einmal so großen Rückstand: { $behind }. Es reichte trotzdem zum Sieg.
}
# $times is 3 or more.
highlight-changes = Die Führung wechselte { $times }-mal.
wizard-highlight-exact = { $who ->
    [you] Du hast { $times } von { $rounds } Vorhersagen genau getroffen.
   *[other] { $name } hat { $times } von { $rounds } Vorhersagen genau getroffen.
}
# $rounds is 3 or more.
wizard-highlight-run = { $who ->
    [you] Du lagst { $rounds }-mal hintereinander genau richtig.
   *[other] { $name } lag { $rounds }-mal hintereinander genau richtig.
}
wizard-highlight-nobody = In Runde { $round } lag niemand richtig.
wizard-highlight-everybody = In Runde { $round } lagen alle genau richtig.
# $points is such as "70 points".
wizard-highlight-best = { $who ->
    [you] Die beste Runde war deine: { $points } in Runde { $round }.
   *[other] { $name } hatte die beste Runde: { $points } in Runde { $round }.
}
shazamm-highlight-edge = { $who ->
    [you] Du standst auf dem letzten Feld der Brücke und hast doch noch gewonnen.
   *[other] { $name } stand auf dem letzten Feld der Brücke und hat doch noch gewonnen.
}
shazamm-highlight-comeback = { $who ->
    [you] Du hast die erste Runde verloren und doch noch gewonnen.
   *[other] { $name } hat die erste Runde verloren und doch noch gewonnen.
}
# $rounds is 2 or more.
shazamm-highlight-every = { $who ->
    [you] Du hast alle { $rounds } Runden gewonnen.
   *[other] { $name } hat alle { $rounds } Runden gewonnen.
}
shazamm-highlight-bet = { $who ->
    [you] Der höchste Einsatz war deiner: { $bet } in Runde { $round }.
   *[other] Den höchsten Einsatz wagte { $name }: { $bet } in Runde { $round }.
}
# The players are named as at the head of a row: You 5, Morgana 3.
shazamm-highlight-spells = Gewirkte Zaubersprüche: { $name } { $spells }, { $rival } { $others }.
# How long the match was.
shazamm-highlight-length = Runden: { $rounds }, Züge: { $turns }.
maginor-highlight-prize = { $who ->
    [you] Der größte Gewinn ist deiner: { maginor-tile-title }, { maginor-votes }.
   *[other] { $name } hat den größten Gewinn: { maginor-tile-title }, { maginor-votes }.
}
maginor-highlight-duels = { $who ->
    [you] Du hast { $won } von { $fought } Duellen gewonnen.
   *[other] { $name } hat { $won } von { $fought } Duellen gewonnen.
}
# $duels is 3 or more.
maginor-highlight-contested = Am heftigsten umkämpft: { maginor-tile-title }, mit { $duels } Duellen.
# $spells is 2 or more.
maginor-highlight-spells = { $who ->
    [you] Du hast { $spells } Zaubersprüche gewirkt.
   *[other] { $name } hat { $spells } Zaubersprüche gewirkt.
}
