## What decisions cost: $cost with its standard error.

review-heading = { $name }: { $decisions ->
    [one] one decision with an alternative.
   *[other] { $decisions } decisions with an alternative.
}
review-fine = Nothing clearly better was found.
review-costs = { $mistakes ->
    [one] One of them could clearly have been better, by { $cost }.
   *[other] { $mistakes } of them could clearly have been better, by { $cost } together.
}
review-mistakes = { $mistakes ->
    [one] One of them could clearly have been better.
   *[other] { $mistakes } of them could clearly have been better.
}
review-unjudged = { $count ->
    [one] One of them cannot be judged.
   *[other] { $count } of them cannot be judged.
}
review-mistake = Step { $step }: { $chosen }. Better: { $better }. Cost: { $cost }.
review-points = { $cost } ± { $error } points
review-chance = { $cost } ± { $error } percentage points of the chance to win

## The review on the page.

review-how = The archmage goes through every decision that had an alternative, by what could be known then, in imagined games. Only what is clearly better is told; ± is the standard error.
review-progress = { $done } of { $all } decisions
review-stop = Stop
review-go-on = Go on
review-step = Step { $step }
review-chosen = Chosen: { $chosen }
review-better = Better: { $better }
review-cost = Cost: { $cost }
review-all = Show all { $count }
review-try = Try it from here
