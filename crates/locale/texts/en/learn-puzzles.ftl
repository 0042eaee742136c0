## Puzzles: positions in which one decision is clearly best.

puzzles-title = Puzzles
puzzles-about = What would you play? In each of these positions one decision is clearly best: it was compared with every other one.
puzzles-solved = { $solved } of { $all } solved
puzzle-difficulty = { $difficulty ->
    [easy] Easy
    [medium] Medium
   *[hard] Hard
}
puzzle-state = { $state ->
    [solved] solved
    [missed] tried, not solved yet
   *[open] not tried yet
}
puzzle-number = Puzzle { $number }
puzzle-title = { $game }: puzzle { $number }
puzzle-title-today = { $game }: today’s puzzle
puzzle-ask = What would you do?
puzzle-verdict = { $verdict ->
    [best] That is the best.
    [good] Right: as good as the best.
   *[wrong] There is something better.
}
puzzle-best = Best
puzzle-yours = Your decision
puzzle-others = The others
puzzle-as-good = just as good
puzzle-cost = costs { $cost }
puzzle-how = Every decision was followed by the same imagined games, with the cards and dice that you could expect and everybody playing on well. ± is the standard error.
puzzle-next = Next puzzle
puzzle-fold = Show or hide the answer

## What became of a hundred imagined games after a decision.

puzzle-won = { $shared ->
    [0] won { $won } of 100 imagined games
   *[other] won { $won } of 100 imagined games, drawn { $shared }
}
puzzle-exact = exactly right in { $exact } of 100 imagined rounds, too few tricks in { $fewer }, too many in { $more }
puzzle-trick = takes this trick in { $games } of 100
puzzle-fire = drives the fire back in { $games } of 100
puzzle-chance = { $percent }% chance of winning
