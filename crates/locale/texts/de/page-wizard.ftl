## What the table of Wizard says on the page.

# On the first screen.
wizard-door = Sag voraus, wie viele Stiche du machst, und triff es genau.
# The heading of a part of the table, for screen readers.
wizard-board-players = Die anderen Spieler
wizard-board-trick = Der Stich
wizard-board-round-and-trump = Runde und Trumpf
wizard-board-hand = Deine Hand
wizard-board-hand-of = Die Hand von { $name }

# After a name.
wizard-board-dealer = (gibt)
# Said of the deck that lies before the dealer.
wizard-board-deals = Gibt in dieser Runde
# Before a name: the game waits for this player.
wizard-board-acts = An der Reihe:
wizard-board-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
# How a player stands between prediction and tricks.
wizard-board-standing = { $state ->
    [open] Noch keine Vorhersage.
    [secret] Die Vorhersage ist geheim; { $won ->
        [one] 1 Stich gemacht.
       *[other] { $won } Stiche gemacht.
    }
    [met] { $predicted } vorhergesagt und bisher genau so viele gemacht.
    [over] { $predicted } vorhergesagt und { $won } gemacht: zu viele.
   *[under] { $predicted } vorhergesagt, bisher { $won } gemacht.
}
# What somebody did last, in a small bubble at the portrait: foretold so many tricks, foretold in secret, chose a card to pass on.
wizard-board-foretold = { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stiche
}
wizard-board-foretold-secretly = geheim
wizard-board-passed = hat gewählt

wizard-board-round = Runde { $round } von { $rounds }
wizard-board-trump = Trumpf: { $suit }
wizard-board-trump-none = Kein Trumpf
wizard-board-trump-open = Trumpf: noch offen
wizard-board-named = { $who ->
    [you] von dir bestimmt
   *[other] von { $name } bestimmt
}
# What all have predicted together.
wizard-board-sum = { $sum } vorhergesagt bei { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stichen
}

wizard-board-played = { $name ->
    [Du] Du spielst { $card }
   *[other] { $name } spielt { $card }
}
wizard-board-last-trick = Letzter Stich

# The headings of groups of buttons.
wizard-board-predict = Deine Vorhersage: wie viele Stiche?
wizard-board-name-trump = Die Trumpffarbe
wizard-board-change = Deine neue Vorhersage
# $card is in a sentence: the Juggler.
wizard-board-sides = Spiel { $card } als …
# $action says what a button would do: predict 2 tricks.
wizard-board-forbidden = { $action } (jetzt nicht möglich)

## The score

wizard-board-round-head = Runde
wizard-board-caption = Punkte nach jeder Runde, mit Vorhersage und Abweichung
wizard-board-entry = { $points }; { $predicted } vorhergesagt, { $won } gemacht
# $each is a list of the next message.
wizard-board-plot = Die Punkte nach Runde { $round }: { $each }.
wizard-board-plot-of = { $name } { $points }

## Setting up a table

# A table with this one of the special cards, which is the first to be learnt.
wizard-board-preset = Mit dem { -shapeshifter }
