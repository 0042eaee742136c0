## How a game ended, and what was special about it.

# One player has won, and $rival is second. $points and $ahead are such as "20 points".
ending-win = { $who ->
    [you] Du vinner med { $points }, { $ahead } före { $rival }.
   *[other] { $whom ->
        [you] { $name } vinner med { $points }, { $ahead } före dig.
       *[other] { $name } vinner med { $points }, { $ahead } före { $rival }.
    }
}
# Two have as many votes; the most valuable tile decides (M8.1).
maginor-ending-tie = { $who ->
    [you] Du vinner med { $points }. { $rival } har lika många, men du har det värdefullaste oraklet.
   *[other] { $whom ->
        [you] { $name } vinner med { $points }. Du har lika många, men { $name } har det värdefullaste oraklet.
       *[other] { $name } vinner med { $points }. { $rival } har lika många, men { $name } har det värdefullaste oraklet.
    }
}
shazamm-ending-win = { $who ->
    [you] Du knuffade ner { $rival } i lavan i runda { $round }.
   *[other] { $whom ->
        [you] { $name } knuffade ner dig i lavan i runda { $round }.
       *[other] { $name } knuffade ner { $rival } i lavan i runda { $round }.
    }
}
shazamm-ending-draw = Båda trollkarlarna föll ner i lavan i runda { $round }: oavgjort.
# The winner was ahead all the time.
highlight-throughout = { $who ->
    [you] Du ledde från början till slut.
   *[other] { $name } ledde från början till slut.
}
highlight-at-the-end = { $who ->
    [you] Du tog ledningen först allra sist.
   *[other] { $name } tog ledningen först allra sist.
}
# $behind is such as "60 points".
highlight-comeback = { $who ->
    [you] Du låg { $behind } efter och vann ändå.
   *[other] { $name } låg { $behind } efter och vann ändå.
}
# $times is 3 or more.
highlight-changes = Ledningen växlade { $times } gånger.
wizard-highlight-exact = { $who ->
    [you] Du prickade exakt rätt { $times } av { $rounds } gånger.
   *[other] { $name } prickade exakt rätt { $times } av { $rounds } gånger.
}
# $rounds is 3 or more.
wizard-highlight-run = { $who ->
    [you] Du prickade exakt rätt { $rounds } gånger i rad.
   *[other] { $name } prickade exakt rätt { $rounds } gånger i rad.
}
wizard-highlight-nobody = I runda { $round } hade ingen rätt.
wizard-highlight-everybody = I runda { $round } prickade alla exakt rätt.
# $points is such as "70 points".
wizard-highlight-best = { $who ->
    [you] Den bästa rundan var din: { $points } i runda { $round }.
   *[other] { $name } hade den bästa rundan: { $points } i runda { $round }.
}
shazamm-highlight-edge = { $who ->
    [you] Du stod på brons sista ruta och vann ändå.
   *[other] { $name } stod på brons sista ruta och vann ändå.
}
shazamm-highlight-comeback = { $who ->
    [you] Du förlorade första rundan och vann ändå.
   *[other] { $name } förlorade första rundan och vann ändå.
}
# $rounds is 2 or more.
shazamm-highlight-every = { $who ->
    [you] Du vann alla { $rounds } rundorna.
   *[other] { $name } vann alla { $rounds } rundorna.
}
shazamm-highlight-bet = { $who ->
    [you] Du satsade mest: { $bet } i runda { $round }.
   *[other] { $name } satsade mest: { $bet } i runda { $round }.
}
# The players are named as at the head of a row: You 5, Morgana 3.
shazamm-highlight-spells = Använda förtrollningar: { $name } { $spells }, { $rival } { $others }.
# How long the match was.
shazamm-highlight-length = Rundor: { $rounds }, turer: { $turns }.
maginor-highlight-prize = { $who ->
    [you] Den största vinsten är din: { maginor-tile-title }, { maginor-votes }.
   *[other] { $name } har den största vinsten: { maginor-tile-title }, { maginor-votes }.
}
maginor-highlight-duels = { $who ->
    [you] Du vann { $won } av { $fought } dueller.
   *[other] { $name } vann { $won } av { $fought } dueller.
}
# $duels is 3 or more.
maginor-highlight-contested = Mest omstritt: { maginor-tile-title }, med { $duels } dueller.
# $spells is 2 or more.
maginor-highlight-spells = { $who ->
    [you] Du använde { $spells } förtrollningar.
   *[other] { $name } använde { $spells } förtrollningar.
}
