## What the table of Wizard says on the page.

# On the first screen.
wizard-door = Prevedi quante prese farai, e indovina il numero esatto.
# The heading of a part of the table, for screen readers.
wizard-board-players = Gli altri giocatori
wizard-board-trick = La presa
wizard-board-round-and-trump = Round e briscola
wizard-board-hand = La tua mano
wizard-board-hand-of = La mano di { $name }

# After a name.
wizard-board-dealer = (mazziere)
# Said of the deck that lies before the dealer.
wizard-board-deals = Dà le carte in questo round
# Before a name, which may be "Tu": the game waits for this player.
wizard-board-acts = Di turno:
wizard-board-cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
# How a player stands between prediction and tricks.
wizard-board-standing = { $state ->
    [open] Ancora nessuna previsione.
    [secret] La previsione è segreta; { $won ->
        [one] 1 presa fatta.
       *[other] { $won } prese fatte.
    }
    [met] Prese previste: { $predicted }; altrettante fatte finora.
    [over] Prese previste: { $predicted }; fatte: { $won }, troppe.
   *[under] Prese previste: { $predicted }; fatte finora: { $won }.
}
# What somebody did last, in a small bubble at the portrait: foretold so many tricks, foretold in secret, chose a card to pass on.
wizard-board-foretold = { $tricks ->
    [one] 1 presa
   *[other] { $tricks } prese
}
wizard-board-foretold-secretly = in segreto
wizard-board-passed = ha scelto

wizard-board-round = Round { $round } di { $rounds }
wizard-board-trump = Briscola: { $suit }
wizard-board-trump-none = Nessuna briscola
wizard-board-trump-open = Briscola: non ancora scelta
wizard-board-named = { $who ->
    [you] scelta da te
   *[other] scelta da { $name }
}
# What all have predicted together.
wizard-board-sum = Previste: { $sum } su { $tricks ->
    [one] 1 presa
   *[other] { $tricks } prese
}

wizard-board-played = { $name }: { $card }
wizard-board-last-trick = Presa precedente

# The headings of groups of buttons.
wizard-board-predict = La tua previsione: quante prese?
wizard-board-name-trump = Il colore di briscola
wizard-board-change = La tua nuova previsione
# $card is in a sentence: the Juggler.
wizard-board-sides = Gioca { $card } come…
# $action says what a button would do: predict 2 tricks.
wizard-board-forbidden = { $action } (ora non è possibile)

## The score

wizard-board-round-head = Round
wizard-board-caption = Punti dopo ogni round, con la previsione e lo scarto
wizard-board-entry = { $points }; previste: { $predicted }, fatte: { $won }
# $each is a list of the next message.
wizard-board-plot = I punti dopo il round { $round }: { $each }.
wizard-board-plot-of = { $name } { $points }

## Setting up a table

# A table with this one of the special cards, which is the first to be learnt.
wizard-board-preset = Con il { -shapeshifter }
