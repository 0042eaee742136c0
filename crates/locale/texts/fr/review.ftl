## What decisions cost: $cost with its standard error.

review-heading = { $name } : { $decisions ->
    [one] une décision avec une autre possibilité.
   *[other] { $decisions } décisions avec une autre possibilité.
}
review-fine = Rien de nettement meilleur n’a été trouvé.
review-costs = { $mistakes ->
    [one] L’une d’elles aurait pu être nettement meilleure, de { $cost }.
   *[other] { $mistakes } d’entre elles auraient pu être nettement meilleures, de { $cost } au total.
}
review-mistakes = { $mistakes ->
    [one] L’une d’elles aurait pu être nettement meilleure.
   *[other] { $mistakes } d’entre elles auraient pu être nettement meilleures.
}
review-unjudged = { $count ->
    [one] L’une d’elles ne peut pas être jugée.
   *[other] { $count } d’entre elles ne peuvent pas être jugées.
}
review-mistake = Étape { $step } : { $chosen }. Mieux : { $better }. Coût : { $cost }.
review-points = { $cost } ± { $error } points
review-chance = { $cost } ± { $error } points de pourcentage de chances de gagner

## The review on the page.

review-how = L’archimage passe en revue chaque décision qui avait une alternative, d’après ce que l’on pouvait savoir alors, dans des parties imaginées. Seul ce qui est nettement meilleur est dit ; ± est l’erreur type.
review-progress = { $done } décisions sur { $all }
review-stop = Arrêter
review-go-on = Continuer
review-step = Étape { $step }
review-chosen = Choisi : { $chosen }
review-better = Mieux : { $better }
review-cost = Coût : { $cost }
review-all = Tout afficher ({ $count })
review-try = Essayer à partir d’ici
