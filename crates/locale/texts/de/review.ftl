## What decisions cost: $cost with its standard error.

review-heading = { $name }: { $decisions ->
    [one] eine Entscheidung mit einer Alternative.
   *[other] { $decisions } Entscheidungen mit einer Alternative.
}
review-fine = Nichts eindeutig Besseres wurde gefunden.
review-costs = { $mistakes ->
    [one] Eine davon hätte eindeutig besser sein können, um { $cost }.
   *[other] { $mistakes } davon hätten eindeutig besser sein können, zusammen um { $cost }.
}
review-mistakes = { $mistakes ->
    [one] Eine davon hätte eindeutig besser sein können.
   *[other] { $mistakes } davon hätten eindeutig besser sein können.
}
review-unjudged = { $count ->
    [one] Eine davon lässt sich nicht beurteilen.
   *[other] { $count } davon lassen sich nicht beurteilen.
}
review-mistake = Schritt { $step }: { $chosen }. Besser: { $better }. Das kostete { $cost }.
review-points = { $cost } ± { $error } Punkte
review-chance = { $cost } ± { $error } Prozentpunkte der Gewinnchance

## The review on the page.

review-how = Der Erzmagier geht jede Entscheidung durch, zu der es eine Alternative gab: nach dem, was man da wissen konnte, in vorgestellten Spielen. Gesagt wird nur, was eindeutig besser ist; ± ist der Standardfehler.
review-progress = { $done } von { $all } Entscheidungen
review-stop = Anhalten
review-go-on = Weiter
review-step = Schritt { $step }
review-chosen = Gewählt: { $chosen }
review-better = Besser: { $better }
review-cost = Kosten: { $cost }
review-all = Alle { $count } zeigen
review-try = Von hier aus versuchen
