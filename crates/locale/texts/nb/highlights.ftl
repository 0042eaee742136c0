## How a game ended, and what was special about it.

# One player has won, and $rival is second. $points and $ahead are such as "20 points".
ending-win = { $who ->
    [you] Du vinner med { $points }, { $ahead } foran { $rival }.
   *[other] { $whom ->
        [you] { $name } vinner med { $points }, { $ahead } foran deg.
       *[other] { $name } vinner med { $points }, { $ahead } foran { $rival }.
    }
}
# Two have as many votes; the most valuable tile decides (M8.1).
maginor-ending-tie = { $who ->
    [you] Du vinner med { $points }. { $rival } har like mange, men du har det mest verdifulle orakelet.
   *[other] { $whom ->
        [you] { $name } vinner med { $points }. Du har like mange, men { $name } har det mest verdifulle orakelet.
       *[other] { $name } vinner med { $points }. { $rival } har like mange, men { $name } har det mest verdifulle orakelet.
    }
}
shazamm-ending-win = { $who ->
    [you] Du dyttet { $rival } ned i lavaen i runde { $round }.
   *[other] { $whom ->
        [you] { $name } dyttet deg ned i lavaen i runde { $round }.
       *[other] { $name } dyttet { $rival } ned i lavaen i runde { $round }.
    }
}
shazamm-ending-draw = Begge magikerne falt ned i lavaen i runde { $round }: uavgjort.
# The winner was ahead all the time.
highlight-throughout = { $who ->
    [you] Du ledet fra start til slutt.
   *[other] { $name } ledet fra start til slutt.
}
highlight-at-the-end = { $who ->
    [you] Du tok ledelsen først helt på slutten.
   *[other] { $name } tok ledelsen først helt på slutten.
}
# $behind is such as "60 points".
highlight-comeback = { $who ->
    [you] Du lå { $behind } bak og vant likevel.
   *[other] { $name } lå { $behind } bak og vant likevel.
}
# $times is 3 or more.
highlight-changes = Ledelsen skiftet { $times } ganger.
wizard-highlight-exact = { $who ->
    [you] Du traff nøyaktig { $times } av { $rounds } ganger.
   *[other] { $name } traff nøyaktig { $times } av { $rounds } ganger.
}
# $rounds is 3 or more.
wizard-highlight-run = { $who ->
    [you] Du traff nøyaktig { $rounds } ganger på rad.
   *[other] { $name } traff nøyaktig { $rounds } ganger på rad.
}
wizard-highlight-nobody = I runde { $round } traff ingen.
wizard-highlight-everybody = I runde { $round } traff alle nøyaktig.
# $points is such as "70 points".
wizard-highlight-best = { $who ->
    [you] Den beste runden var din: { $points } i runde { $round }.
   *[other] { $name } hadde den beste runden: { $points } i runde { $round }.
}
shazamm-highlight-edge = { $who ->
    [you] Du sto på broens siste felt og vant likevel.
   *[other] { $name } sto på broens siste felt og vant likevel.
}
shazamm-highlight-comeback = { $who ->
    [you] Du tapte første runde og vant likevel.
   *[other] { $name } tapte første runde og vant likevel.
}
# $rounds is 2 or more.
shazamm-highlight-every = { $who ->
    [you] Du vant alle { $rounds } rundene.
   *[other] { $name } vant alle { $rounds } rundene.
}
shazamm-highlight-bet = { $who ->
    [you] Du satset mest: { $bet } i runde { $round }.
   *[other] { $name } satset mest: { $bet } i runde { $round }.
}
# The players are named as at the head of a row: You 5, Morgana 3.
shazamm-highlight-spells = Brukte trylleformler: { $name } { $spells }, { $rival } { $others }.
# How long the match was.
shazamm-highlight-length = Runder: { $rounds }, turer: { $turns }.
maginor-highlight-prize = { $who ->
    [you] Den største gevinsten er din: { maginor-tile-title }, { maginor-votes }.
   *[other] { $name } har den største gevinsten: { maginor-tile-title }, { maginor-votes }.
}
maginor-highlight-duels = { $who ->
    [you] Du vant { $won } av { $fought } dueller.
   *[other] { $name } vant { $won } av { $fought } dueller.
}
# $duels is 3 or more.
maginor-highlight-contested = Mest omstridt: { maginor-tile-title }, med { $duels } dueller.
# $spells is 2 or more.
maginor-highlight-spells = { $who ->
    [you] Du brukte { $spells } trylleformler.
   *[other] { $name } brukte { $spells } trylleformler.
}
