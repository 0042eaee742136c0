## What the table of Wizard says on the page.

# On the first screen.
wizard-door = Spå hvor mange stikk du tar, og treff nøyaktig.
# The heading of a part of the table, for screen readers.
wizard-board-players = De andre spillerne
wizard-board-trick = Stikket
wizard-board-round-and-trump = Runde og trumf
wizard-board-hand = Hånden din
wizard-board-hand-of = Hånden til { $name }

# After a name.
wizard-board-dealer = (giver)
# Said of the deck that lies before the dealer.
wizard-board-deals = Giver i denne runden
# Before a name: the game waits for this player.
wizard-board-acts = Har turen:
wizard-board-cards = { $count } kort
# How a player stands between prediction and tricks.
wizard-board-standing = { $state ->
    [open] Ingen spådom ennå.
    [secret] Spådommen er hemmelig; { $won } stikk tatt.
    [met] Spådd { $predicted } og tatt like mange så langt.
    [over] Spådd { $predicted } og tatt { $won }: for mange.
   *[under] Spådd { $predicted }, tatt { $won } så langt.
}
# What somebody did last, in a small bubble at the portrait: foretold so many tricks, foretold in secret, chose a card to pass on.
wizard-board-foretold = { $tricks } stikk
wizard-board-foretold-secretly = i hemmelighet
wizard-board-passed = har valgt

wizard-board-round = Runde { $round } av { $rounds }
wizard-board-trump = Trumf: { $suit }
wizard-board-trump-none = Ingen trumf
wizard-board-trump-open = Trumf: ikke valgt ennå
wizard-board-named = { $who ->
    [you] valgt av deg
   *[other] valgt av { $name }
}
# What all have predicted together.
wizard-board-sum = Spådd i alt { $sum } for { $tricks } stikk

wizard-board-played = { $name }: { $card }
wizard-board-last-trick = Forrige stikk

# The headings of groups of buttons.
wizard-board-predict = Spådommen din: hvor mange stikk?
wizard-board-name-trump = Trumffargen
wizard-board-change = Den nye spådommen din
# $card is in a sentence: the Juggler.
wizard-board-sides = Spill { $card } som …
# $action says what a button would do: predict 2 tricks.
wizard-board-forbidden = { $action } (ikke mulig nå)

## The score

wizard-board-round-head = Runde
wizard-board-caption = Poeng etter hver runde, med spådommen og hvor mye den bommet med
wizard-board-entry = { $points }; spådd { $predicted }, tatt { $won }
# $each is a list of the next message.
wizard-board-plot = Poengene etter runde { $round }: { $each }.
wizard-board-plot-of = { $name } { $points }

## Setting up a table

# A table with this one of the special cards, which is the first to be learnt.
wizard-board-preset = Med { -shapeshifter(form: "the") }
