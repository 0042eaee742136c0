## What decisions cost: $cost with its standard error.

review-heading = { $name }: { $decisions ->
    [one] én avgjørelse med et alternativ.
   *[other] { $decisions } avgjørelser med et alternativ.
}
review-fine = Det ble ikke funnet noe klart bedre.
review-costs = { $mistakes ->
    [one] Én av dem kunne klart ha vært bedre, med { $cost }.
   *[other] { $mistakes } av dem kunne klart ha vært bedre, med { $cost } til sammen.
}
review-mistakes = { $mistakes ->
    [one] Én av dem kunne klart ha vært bedre.
   *[other] { $mistakes } av dem kunne klart ha vært bedre.
}
review-unjudged = { $count ->
    [one] Én av dem kan ikke bedømmes.
   *[other] { $count } av dem kan ikke bedømmes.
}
review-mistake = Steg { $step }: { $chosen }. Bedre: { $better }. Det kostet { $cost }.
review-points = { $cost } ± { $error } poeng
review-chance = { $cost } ± { $error } prosentpoeng av vinnersjansen

## The review on the page.

review-how = Erkemagikeren går gjennom hver avgjørelse som hadde et alternativ, ut fra det man kunne vite da, i tenkte spill. Bare det som er klart bedre, blir nevnt; ± er standardfeilen.
review-progress = { $done } av { $all } avgjørelser
review-stop = Stopp
review-go-on = Fortsett
review-step = Steg { $step }
review-chosen = Valgt: { $chosen }
review-better = Bedre: { $better }
review-cost = Pris: { $cost }
review-all = Vis alle { $count }
review-try = Prøv herfra
