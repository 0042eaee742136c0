## What decisions cost: $cost with its standard error.

review-heading = { $name }: { $decisions ->
    [one] una decisione con un’alternativa.
   *[other] { $decisions } decisioni con un’alternativa.
}
review-fine = Non è stato trovato nulla di chiaramente migliore.
review-costs = { $mistakes ->
    [one] Una poteva essere chiaramente migliore, di { $cost }.
   *[other] { $mistakes } potevano essere chiaramente migliori, di { $cost } in tutto.
}
review-mistakes = { $mistakes ->
    [one] Una poteva essere chiaramente migliore.
   *[other] { $mistakes } potevano essere chiaramente migliori.
}
review-unjudged = { $count ->
    [one] Una non si può giudicare.
   *[other] { $count } non si possono giudicare.
}
review-mistake = Passo { $step }: { $chosen }. Meglio: { $better }. È costato { $cost }.
review-points = { $cost } ± { $error } punti
review-chance = { $cost } ± { $error } punti percentuali di probabilità di vittoria

## The review on the page.

review-how = L’arcimago ripercorre ogni decisione che aveva un’alternativa, in base a ciò che si poteva sapere allora, in partite immaginate. Dice solo ciò che è chiaramente migliore; ± è l’errore standard.
review-progress = { $done } decisioni su { $all }
review-stop = Ferma
review-go-on = Continua
review-step = Passo { $step }
review-chosen = Scelta: { $chosen }
review-better = Meglio: { $better }
review-cost = Costo: { $cost }
review-all = Mostra tutte ({ $count })
review-try = Prova da qui
