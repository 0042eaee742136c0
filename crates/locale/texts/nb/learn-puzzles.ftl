## Puzzles: positions in which one decision is clearly best.

puzzles-title = Oppgaver
puzzles-about = Hva ville du spilt? I hver av disse stillingene er én avgjørelse klart best: den er sammenlignet med alle andre.
puzzles-solved = { $solved } av { $all } løst
puzzle-difficulty = { $difficulty ->
    [easy] Lett
    [medium] Middels
   *[hard] Vanskelig
}
puzzle-state = { $state ->
    [solved] løst
    [missed] prøvd, ikke løst ennå
   *[open] ikke prøvd ennå
}
puzzle-number = Oppgave { $number }
puzzle-title = { $game }: oppgave { $number }
puzzle-title-today = { $game }: dagens oppgave
puzzle-ask = Hva ville du gjort?
puzzle-verdict = { $verdict ->
    [best] Det er det beste.
    [good] Riktig: like bra som det beste.
   *[wrong] Det finnes noe bedre.
}
puzzle-best = Best
puzzle-yours = Din avgjørelse
puzzle-others = De andre
puzzle-as-good = like bra
puzzle-cost = koster { $cost }
puzzle-how = Hver avgjørelse ble fulgt av de samme tenkte spillene, med kortene og terningene man kunne vente, og med at alle spiller godt videre. ± er standardfeilen.
puzzle-next = Neste oppgave
puzzle-fold = Vis eller skjul svaret

## What became of a hundred imagined games after a decision.

puzzle-won = { $shared ->
    [0] vant { $won } av 100 tenkte spill
   *[other] vant { $won } av 100 tenkte spill, { $shared } uavgjort
}
puzzle-exact = nøyaktig riktig i { $exact } av 100 tenkte runder, for få stikk i { $fewer }, for mange i { $more }
puzzle-trick = tar dette stikket i { $games } av 100
puzzle-fire = driver ilden tilbake i { $games } av 100
puzzle-chance = { $percent } % sjanse for å vinne
