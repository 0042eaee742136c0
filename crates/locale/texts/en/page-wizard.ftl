## What the table of Wizard says on the page.

# On the first screen.
wizard-door = Foretell how many tricks you will take, and be exactly right.
# The heading of a part of the table, for screen readers.
wizard-board-players = The other players
wizard-board-trick = The trick
wizard-board-round-and-trump = Round and trump
wizard-board-hand = Your hand
wizard-board-hand-of = The hand of { $name }

# After a name.
wizard-board-dealer = (dealer)
# Said of the deck that lies before the dealer.
wizard-board-deals = Deals this round
# Before a name: the game waits for this player.
wizard-board-acts = To act:
wizard-board-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
# How a player stands between prediction and tricks.
wizard-board-standing = { $state ->
    [open] No prediction yet.
    [secret] The prediction is secret; { $won ->
        [one] 1 trick won.
       *[other] { $won } tricks won.
    }
    [met] Predicted { $predicted } and won just as many so far.
    [over] Predicted { $predicted } and won { $won }: too many.
   *[under] Predicted { $predicted }, won { $won } so far.
}
# What somebody did last, in a small bubble at the portrait: foretold so many tricks, foretold in secret, chose a card to pass on.
wizard-board-foretold = { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}
wizard-board-foretold-secretly = in secret
wizard-board-passed = has chosen

wizard-board-round = Round { $round } of { $rounds }
wizard-board-trump = Trump: { $suit }
wizard-board-trump-none = No trump
wizard-board-trump-open = Trump: not named yet
wizard-board-named = { $who ->
    [you] named by you
   *[other] named by { $name }
}
# What all have predicted together.
wizard-board-sum = { $sum } predicted for { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}

wizard-board-played = { $name }: { $card }
wizard-board-last-trick = Last trick

# The headings of groups of buttons.
wizard-board-predict = Your prediction: how many tricks?
wizard-board-name-trump = The trump suit
wizard-board-change = Your new prediction
# $card is in a sentence: the Juggler.
wizard-board-sides = Play { $card } as …
# $action says what a button would do: predict 2 tricks.
wizard-board-forbidden = { $action } (not possible now)

## The score

wizard-board-round-head = Round
wizard-board-caption = Points after each round, with the prediction and how far off it was
wizard-board-entry = { $points }; predicted { $predicted }, won { $won }
# $each is a list of the next message.
wizard-board-plot = The points after round { $round }: { $each }.
wizard-board-plot-of = { $name } { $points }

## Setting up a table

# A table with this one of the special cards, which is the first to be learnt.
wizard-board-preset = With the { -shapeshifter }
