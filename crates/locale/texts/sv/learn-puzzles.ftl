## Puzzles: positions in which one decision is clearly best.

puzzles-title = Problem
puzzles-about = Vad skulle du spela? I varje ställning är ett beslut klart bäst: det har jämförts med alla andra.
puzzles-solved = { $solved } av { $all } lösta
puzzle-difficulty = { $difficulty ->
    [easy] Lätt
    [medium] Medel
   *[hard] Svårt
}
puzzle-state = { $state ->
    [solved] löst
    [missed] prövat, inte löst än
   *[open] inte prövat än
}
puzzle-number = Problem { $number }
puzzle-title = { $game }: problem { $number }
puzzle-title-today = { $game }: dagens problem
puzzle-ask = Vad skulle du göra?
puzzle-verdict = { $verdict ->
    [best] Det är det bästa.
    [good] Rätt: lika bra som det bästa.
   *[wrong] Det finns något bättre.
}
puzzle-best = Bäst
puzzle-yours = Ditt beslut
puzzle-others = De andra
puzzle-as-good = lika bra
puzzle-cost = kostar { $cost }
puzzle-how = Varje beslut följdes av samma tänkta spel, med de kort och tärningar som man kunde vänta sig och med alla som spelar bra vidare. ± är medelfelet.
puzzle-next = Nästa problem
puzzle-fold = Visa eller dölj svaret

## What became of a hundred imagined games after a decision.

puzzle-won = { $shared ->
    [0] vann { $won } av 100 tänkta spel
   *[other] vann { $won } av 100 tänkta spel, { $shared } oavgjorda
}
puzzle-exact = exakt rätt i { $exact } av 100 tänkta rundor, för få stick i { $fewer }, för många i { $more }
puzzle-trick = tar det här sticket i { $games } av 100
puzzle-fire = driver elden tillbaka i { $games } av 100
puzzle-chance = { $percent } % chans att vinna
