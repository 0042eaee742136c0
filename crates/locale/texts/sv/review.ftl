## What decisions cost: $cost with its standard error.

review-heading = { $name }: { $decisions ->
    [one] ett beslut med ett alternativ.
   *[other] { $decisions } beslut med ett alternativ.
}
review-fine = Inget klart bättre hittades.
review-costs = { $mistakes ->
    [one] Ett av dem kunde klart ha varit bättre, med { $cost }.
   *[other] { $mistakes } av dem kunde klart ha varit bättre, med { $cost } tillsammans.
}
review-mistakes = { $mistakes ->
    [one] Ett av dem kunde klart ha varit bättre.
   *[other] { $mistakes } av dem kunde klart ha varit bättre.
}
review-unjudged = { $count ->
    [one] Ett av dem kan inte bedömas.
   *[other] { $count } av dem kan inte bedömas.
}
review-mistake = Steg { $step }: { $chosen }. Bättre: { $better }. Det kostade { $cost }.
review-points = { $cost } ± { $error } poäng
review-chance = { $cost } ± { $error } procentenheter av vinstchansen

## The review on the page.

review-how = Ärkemagikern går igenom varje beslut som hade ett alternativ, utifrån vad man kunde veta då, i tänkta spel. Bara det som är klart bättre nämns; ± är medelfelet.
review-progress = { $done } av { $all } beslut
review-stop = Stopp
review-go-on = Fortsätt
review-step = Steg { $step }
review-chosen = Valt: { $chosen }
review-better = Bättre: { $better }
review-cost = Kostnad: { $cost }
review-all = Visa alla { $count }
review-try = Försök härifrån
