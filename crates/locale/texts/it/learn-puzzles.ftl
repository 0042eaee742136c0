## Puzzles: positions in which one decision is clearly best.

puzzles-title = Problemi
puzzles-about = Che cosa giocheresti? In ognuna di queste posizioni una decisione è chiaramente la migliore: è stata confrontata con tutte le altre.
puzzles-solved = { $solved } risolti su { $all }
puzzle-difficulty = { $difficulty ->
    [easy] Facile
    [medium] Medio
   *[hard] Difficile
}
puzzle-state = { $state ->
    [solved] risolto
    [missed] provato, non ancora risolto
   *[open] non ancora provato
}
puzzle-number = Problema { $number }
puzzle-title = { $game }: problema { $number }
puzzle-title-today = { $game }: il problema del giorno
puzzle-ask = Che cosa faresti?
puzzle-verdict = { $verdict ->
    [best] È la scelta migliore.
    [good] Giusto: vale quanto la migliore.
   *[wrong] C’è di meglio.
}
puzzle-best = La migliore
puzzle-yours = La tua decisione
puzzle-others = Le altre
puzzle-as-good = vale altrettanto
puzzle-cost = costa { $cost }
puzzle-how = A ogni decisione sono seguite le stesse partite immaginate, con le carte e i dadi che ci si poteva aspettare e con tutti che giocano bene il resto. ± è l’errore standard.
puzzle-next = Prossimo problema
puzzle-fold = Mostra o nascondi la risposta

## What became of a hundred imagined games after a decision.

puzzle-won = { $shared ->
    [0] { $won } partite immaginate vinte su 100
   *[other] { $won } partite immaginate vinte su 100, { $shared } pari
}
puzzle-exact = esattamente giusta in { $exact } round immaginati su 100, troppo poche prese in { $fewer }, troppe in { $more }
puzzle-trick = vince questa presa { $games } volte su 100
puzzle-fire = respinge il fuoco { $games } volte su 100
puzzle-chance = { $percent }% di probabilità di vincere
