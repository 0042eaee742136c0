## What the table of Wizard says on the page.

# On the first screen.
wizard-door = Spå, hvor mange stik du tager, og ram helt præcist.
# The heading of a part of the table, for screen readers.
wizard-board-players = De andre spillere
wizard-board-trick = Stikket
wizard-board-round-and-trump = Runde og trumf
wizard-board-hand = Din hånd
wizard-board-hand-of = { GENITIVE($name) } kort

# After a name.
wizard-board-dealer = (giver)
# Said of the deck that lies before the dealer.
wizard-board-deals = Giver i denne runde
# Before a name: the game waits for this player.
wizard-board-acts = Har tur:
wizard-board-cards = { $count } kort
# How a player stands between prediction and tricks.
wizard-board-standing = { $state ->
    [open] Ingen spådom endnu.
    [secret] Spådommen er hemmelig; { $won } stik taget.
    [met] Spåede { $predicted } og har taget præcis så mange.
    [over] Spåede { $predicted } og har taget { $won }: for mange.
   *[under] Spåede { $predicted }, har taget { $won } indtil nu.
}
# What somebody did last, in a small bubble at the portrait: foretold so many tricks, foretold in secret, chose a card to pass on.
wizard-board-foretold = { $tricks } stik
wizard-board-foretold-secretly = i hemmelighed
wizard-board-passed = har valgt

wizard-board-round = Runde { $round } af { $rounds }
wizard-board-trump = Trumf: { $suit }
wizard-board-trump-none = Ingen trumf
wizard-board-trump-open = Trumf: ikke valgt endnu
wizard-board-named = { $who ->
    [you] valgt af dig
   *[other] valgt af { $name }
}
# What all have predicted together.
wizard-board-sum = { $sum } af { $tricks } stik spået

wizard-board-played = { $name }: { $card }
wizard-board-last-trick = Forrige stik

# The headings of groups of buttons.
wizard-board-predict = Din spådom: hvor mange stik?
wizard-board-name-trump = Trumffarven
wizard-board-change = Din nye spådom
# $card is in a sentence: the Juggler.
wizard-board-sides = Spil { $card } som …
# $action says what a button would do: predict 2 tricks.
wizard-board-forbidden = { $action } (ikke muligt nu)

## The score

wizard-board-round-head = Runde
wizard-board-caption = Point efter hver runde, med spådommen og hvor meget den ramte ved siden af
wizard-board-entry = { $points }; spåede { $predicted }, tog { $won }
# $each is a list of the next message.
wizard-board-plot = Point efter runde { $round }: { $each }.
wizard-board-plot-of = { $name } { $points }

## Setting up a table

# A table with this one of the special cards, which is the first to be learnt.
wizard-board-preset = Med { -shapeshifter(form: "the") }
