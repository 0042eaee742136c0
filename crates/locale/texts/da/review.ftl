## What decisions cost: $cost with its standard error.

review-heading = { $name }: { $decisions ->
    [one] én beslutning med et alternativ.
   *[other] { $decisions } beslutninger med et alternativ.
}
review-fine = Der blev ikke fundet noget klart bedre.
review-costs = { $mistakes ->
    [one] Én af dem kunne klart have været bedre, med { $cost }.
   *[other] { $mistakes } af dem kunne klart have været bedre, med { $cost } tilsammen.
}
review-mistakes = { $mistakes ->
    [one] Én af dem kunne klart have været bedre.
   *[other] { $mistakes } af dem kunne klart have været bedre.
}
review-unjudged = { $count ->
    [one] Én af dem kan ikke bedømmes.
   *[other] { $count } af dem kan ikke bedømmes.
}
review-mistake = Skridt { $step }: { $chosen }. Bedre: { $better }. Det kostede { $cost }.
review-points = { $cost } ± { $error } point
review-chance = { $cost } ± { $error } procentpoint af chancen for at vinde

## The review on the page.

review-how = Ærkemagikeren gennemgår hver beslutning, som der var et alternativ til, ud fra hvad man kunne vide dengang, i forestillede spil. Kun det, der er klart bedre, bliver nævnt; ± er standardfejlen.
review-progress = { $done } af { $all } beslutninger
review-stop = Stop
review-go-on = Fortsæt
review-step = Skridt { $step }
review-chosen = Valgt: { $chosen }
review-better = Bedre: { $better }
review-cost = Pris: { $cost }
review-all = Vis alle { $count }
review-try = Prøv herfra
