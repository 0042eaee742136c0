## How a game ended, and what was special about it.

# One player has won, and $rival is second. $points and $ahead are such as "20 points".
ending-win = { $who ->
    [you] You win with { $points }, { $ahead } ahead of { $rival }.
   *[other] { $whom ->
        [you] { $name } wins with { $points }, { $ahead } ahead of you.
       *[other] { $name } wins with { $points }, { $ahead } ahead of { $rival }.
    }
}
# Two have as many votes; the most valuable tile decides (M8.1).
maginor-ending-tie = { $who ->
    [you] You win with { $points }. { $rival } has as many, but you have the most valuable oracle.
   *[other] { $whom ->
        [you] { $name } wins with { $points }. You have as many, but { $name } has the most valuable oracle.
       *[other] { $name } wins with { $points }. { $rival } has as many, but { $name } has the most valuable oracle.
    }
}
shazamm-ending-win = { $who ->
    [you] You pushed { $rival } into the lava in round { $round }.
   *[other] { $whom ->
        [you] { $name } pushed you into the lava in round { $round }.
       *[other] { $name } pushed { $rival } into the lava in round { $round }.
    }
}
shazamm-ending-draw = Both wizards fell into the lava in round { $round }: it is a draw.
# The winner was ahead all the time.
highlight-throughout = { $who ->
    [you] You led from beginning to end.
   *[other] { $name } led from beginning to end.
}
highlight-at-the-end = { $who ->
    [you] You took the lead only at the very end.
   *[other] { $name } took the lead only at the very end.
}
# $behind is such as "60 points".
highlight-comeback = { $who ->
    [you] You were { $behind } behind and still won.
   *[other] { $name } was { $behind } behind and still won.
}
# $times is 3 or more.
highlight-changes = The lead changed { $times } times.
wizard-highlight-exact = { $who ->
    [you] You were exactly right { $times } of { $rounds } times.
   *[other] { $name } was exactly right { $times } of { $rounds } times.
}
# $rounds is 3 or more.
wizard-highlight-run = { $who ->
    [you] You were exactly right { $rounds } times in a row.
   *[other] { $name } was exactly right { $rounds } times in a row.
}
wizard-highlight-nobody = In round { $round } nobody was right.
wizard-highlight-everybody = In round { $round } everybody was exactly right.
# $points is such as "70 points".
wizard-highlight-best = { $who ->
    [you] The best round was yours: { $points } in round { $round }.
   *[other] { $name } had the best round: { $points } in round { $round }.
}
shazamm-highlight-edge = { $who ->
    [you] You stood on the last tile of the bridge and still won.
   *[other] { $name } stood on the last tile of the bridge and still won.
}
shazamm-highlight-comeback = { $who ->
    [you] You lost the first round and still won.
   *[other] { $name } lost the first round and still won.
}
# $rounds is 2 or more.
shazamm-highlight-every = { $who ->
    [you] You won all { $rounds } rounds.
   *[other] { $name } won all { $rounds } rounds.
}
shazamm-highlight-bet = { $who ->
    [you] You made the highest bet: { $bet } in round { $round }.
   *[other] { $name } made the highest bet: { $bet } in round { $round }.
}
# The players are named as at the head of a row: You 5, Morgana 3.
shazamm-highlight-spells = Spells cast: { $name } { $spells }, { $rival } { $others }.
# How long the match was.
shazamm-highlight-length = Rounds: { $rounds }, turns: { $turns }.
maginor-highlight-prize = { $who ->
    [you] The greatest prize is yours: { maginor-tile-title }, { maginor-votes }.
   *[other] { $name } has the greatest prize: { maginor-tile-title }, { maginor-votes }.
}
maginor-highlight-duels = { $who ->
    [you] You won { $won } of { $fought } duels.
   *[other] { $name } won { $won } of { $fought } duels.
}
# $duels is 3 or more.
maginor-highlight-contested = Most fought over: { maginor-tile-title }, with { $duels } duels.
# $spells is 2 or more.
maginor-highlight-spells = { $who ->
    [you] You cast { $spells } spells.
   *[other] { $name } cast { $spells } spells.
}
