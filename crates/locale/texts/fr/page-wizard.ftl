## What the table of Wizard says on the page.

# On the first screen.
wizard-door = Prédisez le nombre de plis que vous ferez, et tombez juste.
# The heading of a part of the table, for screen readers.
wizard-board-players = Les autres joueurs
wizard-board-trick = Le pli
wizard-board-round-and-trump = Manche et atout
wizard-board-hand = Votre main
wizard-board-hand-of = Main { DE($name) }

# After a name.
wizard-board-dealer = (donneur)
# Said of the deck that lies before the dealer.
wizard-board-deals = Donne cette manche
# Before a name: the game waits for this player.
wizard-board-acts = Doit jouer :
wizard-board-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
# How a player stands between prediction and tricks.
wizard-board-standing = { $state ->
    [open] Pas encore de prédiction.
    [secret] Prédiction secrète ; { $won ->
        [one] { $won } pli fait.
       *[other] { $won } plis faits.
    }
    [met] { $predicted ->
        [one] { $predicted } pli prédit
       *[other] { $predicted } plis prédits
    } et tout autant de faits jusqu’ici.
    [over] { $predicted ->
        [one] { $predicted } pli prédit
       *[other] { $predicted } plis prédits
    }, { $won ->
        [one] { $won } fait
       *[other] { $won } faits
    } : c’est trop.
   *[under] { $predicted ->
        [one] { $predicted } pli prédit
       *[other] { $predicted } plis prédits
    }, { $won ->
        [one] { $won } fait
       *[other] { $won } faits
    } jusqu’ici.
}
# What somebody did last, in a small bubble at the portrait: foretold so many tricks, foretold in secret, chose a card to pass on.
wizard-board-foretold = { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
}
wizard-board-foretold-secretly = en secret
wizard-board-passed = a choisi

wizard-board-round = Manche { $round }/{ $rounds }
wizard-board-trump = Atout : { $suit }
wizard-board-trump-none = Pas d’atout
wizard-board-trump-open = Atout : pas encore choisi
wizard-board-named = { $who ->
    [you] choisi par vous
   *[other] choisi par { $name }
}
# What all have predicted together.
wizard-board-sum = Prédits : { $sum } pour { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
}

wizard-board-played = { $name } : { $card }
wizard-board-last-trick = Pli précédent

# The headings of groups of buttons.
wizard-board-predict = Votre prédiction : combien de plis ?
wizard-board-name-trump = La couleur d’atout
wizard-board-change = Votre nouvelle prédiction
# $card is in a sentence: the Juggler.
wizard-board-sides = Jouer { $card } en…
# $action says what a button would do: predict 2 tricks.
wizard-board-forbidden = { $action } (impossible maintenant)

## The score

wizard-board-round-head = Manche
wizard-board-caption = Points après chaque manche, avec la prédiction et l’écart
wizard-board-entry = { $points } ; prédits : { $predicted }, faits : { $won }
# $each is a list of the next message.
wizard-board-plot = Points après la manche { $round } : { $each }.
wizard-board-plot-of = { $name } { $points }

## Setting up a table

# A table with this one of the special cards, which is the first to be learnt.
wizard-board-preset = Avec le { -shapeshifter }
