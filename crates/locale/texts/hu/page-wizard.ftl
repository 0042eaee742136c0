## What the table of Wizard says on the page.

# On the first screen.
wizard-door = Jósold meg, hány ütésed lesz, és találd el pontosan.
# The heading of a part of the table, for screen readers.
wizard-board-players = A többi játékos
wizard-board-trick = Az ütés
wizard-board-round-and-trump = Forduló és adutt
wizard-board-hand = Lapjaid
wizard-board-hand-of = { $name } lapjai

# After a name.
wizard-board-dealer = (osztó)
# Said of the deck that lies before the dealer.
wizard-board-deals = Ő oszt ebben a fordulóban
# Before a name: the game waits for this player.
wizard-board-acts = Most következik:
wizard-board-cards = { $count } lap
# How a player stands between prediction and tricks.
wizard-board-standing = { $state ->
    [open] Még nincs jóslat.
    [secret] A jóslat titkos; eddig { $won } ütés.
    [met] Jóslat: { $predicted }, és eddig éppen ennyi az ütés.
    [over] Jóslat: { $predicted }, ütés: { $won }, ez túl sok.
   *[under] Jóslat: { $predicted }, eddig { $won } ütés.
}
# What somebody did last, in a small bubble at the portrait: foretold so many tricks, foretold in secret, chose a card to pass on.
wizard-board-foretold = { $tricks } ütés
wizard-board-foretold-secretly = titokban
wizard-board-passed = választott

wizard-board-round = Forduló: { $round }/{ $rounds }
wizard-board-trump = Adutt: { $suit }
wizard-board-trump-none = Nincs adutt
wizard-board-trump-open = Adutt: még nincs bemondva
wizard-board-named = { $who ->
    [you] te mondtad be
   *[other] { $name } mondta be
}
# What all have predicted together.
wizard-board-sum = Jóslatok összege: { $sum } ({ $tricks } ütésre)

wizard-board-played = { $name }: { $card }
wizard-board-last-trick = Előző ütés

# The headings of groups of buttons.
wizard-board-predict = A jóslatod: hány ütés?
wizard-board-name-trump = Az adutt szín
wizard-board-change = Az új jóslatod
# $card is in a sentence: the Juggler.
wizard-board-sides = { $card }: mi legyen belőle?
# $action says what a button would do: predict 2 tricks.
wizard-board-forbidden = { $action } (most nem lehetséges)

## The score

wizard-board-round-head = Forduló
wizard-board-caption = Pontok az egyes fordulók után, a jóslattal és az eltéréssel
wizard-board-entry = { $points }; jóslat { $predicted }, ütés { $won }
# $each is a list of the next message.
wizard-board-plot = Pontok { ARTICLE($round) } { $round }. forduló után: { $each }.
wizard-board-plot-of = { $name } { $points }

## Setting up a table

# A table with this one of the special cards, which is the first to be learnt.
wizard-board-preset = Az Alakváltóval
