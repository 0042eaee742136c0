## Puzzles: positions in which one decision is clearly best.

puzzles-title = Opgaver
puzzles-about = Hvad ville du spille? I hver af disse stillinger er én beslutning klart bedst: den er sammenlignet med alle andre.
puzzles-solved = { $solved } af { $all } løst
puzzle-difficulty = { $difficulty ->
    [easy] Let
    [medium] Middel
   *[hard] Svær
}
puzzle-state = { $state ->
    [solved] løst
    [missed] prøvet, ikke løst endnu
   *[open] ikke prøvet endnu
}
puzzle-number = Opgave { $number }
puzzle-title = { $game }: opgave { $number }
puzzle-title-today = { $game }: dagens opgave
puzzle-ask = Hvad ville du gøre?
puzzle-verdict = { $verdict ->
    [best] Det er det bedste.
    [good] Rigtigt: lige så godt som det bedste.
   *[wrong] Der er noget bedre.
}
puzzle-best = Bedst
puzzle-yours = Din beslutning
puzzle-others = De andre
puzzle-as-good = lige så godt
puzzle-cost = koster { $cost }
puzzle-how = Hver beslutning blev fulgt af de samme tænkte spil, med de kort og terninger, man kunne vente, og med alle, der spiller godt videre. ± er standardfejlen.
puzzle-next = Næste opgave
puzzle-fold = Vis eller skjul svaret

## What became of a hundred imagined games after a decision.

puzzle-won = { $shared ->
    [0] vandt { $won } af 100 tænkte spil
   *[other] vandt { $won } af 100 tænkte spil, { $shared } uafgjort
}
puzzle-exact = præcis rigtigt i { $exact } af 100 tænkte runder, for få stik i { $fewer }, for mange i { $more }
puzzle-trick = tager dette stik i { $games } af 100
puzzle-fire = driver ilden tilbage i { $games } af 100
puzzle-chance = { $percent } % chance for at vinde
