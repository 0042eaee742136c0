## How a game ended, and what was special about it.

# One player has won, and $rival is second. $points and $ahead are such as "20 points".
ending-win = { $who ->
    [you] Du vinder med { $points }, { $ahead } foran { $rival }.
   *[other] { $whom ->
        [you] { $name } vinder med { $points }, { $ahead } foran dig.
       *[other] { $name } vinder med { $points }, { $ahead } foran { $rival }.
    }
}
# Two have as many votes; the most valuable tile decides (M8.1).
maginor-ending-tie = { $who ->
    [you] Du vinder med { $points }. { $rival } har lige så mange, men du har det mest værdifulde orakel.
   *[other] { $whom ->
        [you] { $name } vinder med { $points }. Du har lige så mange, men { $name } har det mest værdifulde orakel.
       *[other] { $name } vinder med { $points }. { $rival } har lige så mange, men { $name } har det mest værdifulde orakel.
    }
}
shazamm-ending-win = { $who ->
    [you] Du skubbede { $rival } ned i lavaen i runde { $round }.
   *[other] { $whom ->
        [you] { $name } skubbede dig ned i lavaen i runde { $round }.
       *[other] { $name } skubbede { $rival } ned i lavaen i runde { $round }.
    }
}
shazamm-ending-draw = Begge troldmænd faldt i lavaen i runde { $round }: uafgjort.
# The winner was ahead all the time.
highlight-throughout = { $who ->
    [you] Du førte fra start til slut.
   *[other] { $name } førte fra start til slut.
}
highlight-at-the-end = { $who ->
    [you] Du kom først foran til allersidst.
   *[other] { $name } kom først foran til allersidst.
}
# $behind is such as "60 points".
highlight-comeback = { $who ->
    [you] Du var { $behind } bagud og vandt alligevel.
   *[other] { $name } var { $behind } bagud og vandt alligevel.
}
# $times is 3 or more.
highlight-changes = Føringen skiftede { $times } gange.
wizard-highlight-exact = { $who ->
    [you] Du ramte helt præcist { $times } af { $rounds } gange.
   *[other] { $name } ramte helt præcist { $times } af { $rounds } gange.
}
# $rounds is 3 or more.
wizard-highlight-run = { $who ->
    [you] Du ramte præcist { $rounds } gange i træk.
   *[other] { $name } ramte præcist { $rounds } gange i træk.
}
wizard-highlight-nobody = I runde { $round } ramte ingen rigtigt.
wizard-highlight-everybody = I runde { $round } ramte alle helt præcist.
# $points is such as "70 points".
wizard-highlight-best = { $who ->
    [you] Den bedste runde var din: { $points } i runde { $round }.
   *[other] { $name } havde den bedste runde: { $points } i runde { $round }.
}
shazamm-highlight-edge = { $who ->
    [you] Du stod på broens sidste felt og vandt alligevel.
   *[other] { $name } stod på broens sidste felt og vandt alligevel.
}
shazamm-highlight-comeback = { $who ->
    [you] Du tabte første runde og vandt alligevel.
   *[other] { $name } tabte første runde og vandt alligevel.
}
# $rounds is 2 or more.
shazamm-highlight-every = { $who ->
    [you] Du vandt alle { $rounds } runder.
   *[other] { $name } vandt alle { $rounds } runder.
}
shazamm-highlight-bet = { $who ->
    [you] Du satsede mest: { $bet } i runde { $round }.
   *[other] { $name } satsede mest: { $bet } i runde { $round }.
}
# The players are named as at the head of a row: You 5, Morgana 3.
shazamm-highlight-spells = Brugte formularer: { $name } { $spells }, { $rival } { $others }.
# How long the match was.
shazamm-highlight-length = Runder: { $rounds }, ture: { $turns }.
maginor-highlight-prize = { $who ->
    [you] Den største gevinst er din: { maginor-tile-title }, { maginor-votes }.
   *[other] { $name } har den største gevinst: { maginor-tile-title }, { maginor-votes }.
}
maginor-highlight-duels = { $who ->
    [you] Du vandt { $won } af { $fought } dueller.
   *[other] { $name } vandt { $won } af { $fought } dueller.
}
# $duels is 3 or more.
maginor-highlight-contested = Mest omstridt: { maginor-tile-title }, med { $duels } dueller.
# $spells is 2 or more.
maginor-highlight-spells = { $who ->
    [you] Du brugte { $spells } formularer.
   *[other] { $name } brugte { $spells } formularer.
}
