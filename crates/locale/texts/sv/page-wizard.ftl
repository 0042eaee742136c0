## What the table of Wizard says on the page.

# On the first screen.
wizard-door = Spå hur många stick du tar, och pricka exakt rätt.
# The heading of a part of the table, for screen readers.
wizard-board-players = De andra spelarna
wizard-board-trick = Sticket
wizard-board-round-and-trump = Runda och trumf
wizard-board-hand = Din hand
wizard-board-hand-of = { GENITIVE($name) } hand

# After a name.
wizard-board-dealer = (giv)
# Said of the deck that lies before the dealer.
wizard-board-deals = Ger den här rundan
# Before a name: the game waits for this player.
wizard-board-acts = På tur:
wizard-board-cards = { $count } kort
# How a player stands between prediction and tricks.
wizard-board-standing = { $state ->
    [open] Ingen spådom än.
    [secret] Spådomen är hemlig; hittills { $won } stick.
    [met] Spått { $predicted } och tagit lika många hittills.
    [over] Spått { $predicted } och tagit { $won }: för många.
   *[under] Spått { $predicted }, tagit { $won } hittills.
}
# What somebody did last, in a small bubble at the portrait: foretold so many tricks, foretold in secret, chose a card to pass on.
wizard-board-foretold = { $tricks } stick
wizard-board-foretold-secretly = i hemlighet
wizard-board-passed = har valt

wizard-board-round = Runda { $round } av { $rounds }
wizard-board-trump = Trumf: { $suit }
wizard-board-trump-none = Ingen trumf
wizard-board-trump-open = Trumf: inte vald än
wizard-board-named = { $who ->
    [you] vald av dig
   *[other] vald av { $name }
}
# What all have predicted together.
wizard-board-sum = Spått: { $sum } på { $tricks } stick

wizard-board-played = { $name }: { $card }
wizard-board-last-trick = Förra sticket

# The headings of groups of buttons.
wizard-board-predict = Din spådom: hur många stick?
wizard-board-name-trump = Trumffärgen
wizard-board-change = Din nya spådom
# $card is in a sentence: the Juggler.
wizard-board-sides = Spela { $card } som …
# $action says what a button would do: predict 2 tricks.
wizard-board-forbidden = { $action } (inte möjligt nu)

## The score

wizard-board-round-head = Runda
wizard-board-caption = Poäng efter varje runda, med spådomen och hur mycket den slog fel
wizard-board-entry = { $points }; spått { $predicted }, tagit { $won }
# $each is a list of the next message.
wizard-board-plot = Poängen efter runda { $round }: { $each }.
wizard-board-plot-of = { $name } { $points }

## Setting up a table

# A table with this one of the special cards, which is the first to be learnt.
wizard-board-preset = Med { -shapeshifter(form: "the") }
