## How a game ended, and what was special about it.

# One player has won, and $rival is second. $points and $ahead are such as "20 points".
ending-win = { $who ->
    [you] Te nyertél { $points }tal, { $ahead }tal { $rival } előtt.
   *[other] { $whom ->
        [you] { $name } nyert { $points }tal, { $ahead }tal előtted.
       *[other] { $name } nyert { $points }tal, { $ahead }tal { $rival } előtt.
    }
}
# Two have as many votes; the most valuable tile decides (M8.1).
maginor-ending-tie = { $who ->
    [you] Te nyertél { $points }tal. { $rival } ugyanannyit szerzett, de a legértékesebb Mindentudó a tiéd.
   *[other] { $whom ->
        [you] { $name } nyert { $points }tal. Te ugyanannyit szereztél, de a legértékesebb Mindentudó nem a tiéd.
       *[other] { $name } nyert { $points }tal. { $rival } ugyanannyit szerzett, de a legértékesebb Mindentudó nem az övé.
    }
}
shazamm-ending-win = { $who ->
    [you] Te győztél: { $rival } { ARTICLE($round) } { $round }. fordulóban a lávába zuhant.
   *[other] { $whom ->
        [you] { $name } győzött: { ARTICLE($round) } { $round }. fordulóban a lávába zuhantál.
       *[other] { $name } győzött: { $rival } { ARTICLE($round) } { $round }. fordulóban a lávába zuhant.
    }
}
shazamm-ending-draw = Mindkét varázsló a lávába zuhant { ARTICLE($round) } { $round }. fordulóban: döntetlen.
# The winner was ahead all the time.
highlight-throughout = { $who ->
    [you] Elejétől a végéig vezettél.
   *[other] { $name } elejétől a végéig vezetett.
}
highlight-at-the-end = { $who ->
    [you] Csak a legvégén vetted át a vezetést.
   *[other] { $name } csak a legvégén vette át a vezetést.
}
# $behind is such as "60 points".
highlight-comeback = { $who ->
    [you] { $behind }tal is le voltál maradva, mégis nyertél.
   *[other] { $name } { $behind }tal is le volt maradva, mégis nyert.
}
# $times is 3 or more.
highlight-changes = A vezetés { $times } alkalommal cserélt gazdát.
wizard-highlight-exact = { $who ->
    [you] { $rounds } jóslatodból { $times } pontos volt.
   *[other] { $name } { $rounds } jóslatából { $times } pontos volt.
}
# $rounds is 3 or more.
wizard-highlight-run = { $who ->
    [you] { $rounds } fordulóban egymás után pontosan jósoltál.
   *[other] { $name } { $rounds } fordulóban egymás után pontosan jósolt.
}
wizard-highlight-nobody = Senki sem jósolt jól { ARTICLE($round) } { $round }. fordulóban.
wizard-highlight-everybody = Mindenki pontosan jósolt { ARTICLE($round) } { $round }. fordulóban.
# $points is such as "70 points".
wizard-highlight-best = { $who ->
    [you] A legjobb forduló a tiéd volt: { $points } { ARTICLE($round) } { $round }. fordulóban.
   *[other] A legjobb fordulója { DATIVE($name) } volt: { $points } { ARTICLE($round) } { $round }. fordulóban.
}
shazamm-highlight-edge = { $who ->
    [you] A híd utolsó kőlapján álltál, mégis te győztél.
   *[other] { $name } a híd utolsó kőlapján állt, mégis győzött.
}
shazamm-highlight-comeback = { $who ->
    [you] Elvesztetted az első fordulót, mégis te győztél.
   *[other] { $name } elvesztette az első fordulót, mégis győzött.
}
# $rounds is 2 or more.
shazamm-highlight-every = { $who ->
    [you] Mind { ARTICLE($rounds) } { $rounds } fordulót te nyerted.
   *[other] { $name } mind { ARTICLE($rounds) } { $rounds } fordulót megnyerte.
}
shazamm-highlight-bet = { $who ->
    [you] A legnagyobb tét a tiéd volt: { $bet } { ARTICLE($round) } { $round }. fordulóban.
   *[other] A legnagyobb tétet { $name } tette: { $bet } { ARTICLE($round) } { $round }. fordulóban.
}
# The players are named as at the head of a row: You 5, Morgana 3.
shazamm-highlight-spells = Kijátszott varázslatok: { $name } { $spells }, { $rival } { $others }.
# How long the match was.
shazamm-highlight-length = Fordulók: { $rounds }, körök: { $turns }.
maginor-highlight-prize = { $who ->
    [you] A legnagyobb nyeremény a tiéd: { maginor-tile-title }, { maginor-votes }.
   *[other] A legnagyobb nyeremény { DATIVE($name) } jutott: { maginor-tile-title }, { maginor-votes }.
}
maginor-highlight-duels = { $who ->
    [you] { $fought } párbajodból { $won } győzelem lett.
   *[other] { $name } { $fought } párbajából { $won } győzelem lett.
}
# $duels is 3 or more.
maginor-highlight-contested = A legtöbb harc itt volt: { maginor-tile-title }, { $duels } párbaj.
# $spells is 2 or more.
maginor-highlight-spells = { $who ->
    [you] { $spells } varázslatot játszottál ki.
   *[other] { $name } { $spells } varázslatot játszott ki.
}
