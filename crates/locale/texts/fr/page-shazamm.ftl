## What the board of Shazamm! says on the page.

# On the first screen.
shazamm-door = Deux sorciers sur un pont au-dessus de la lave, des mises secrètes et quatorze sorts.
# Where the game is in its course.
shazamm-board-round-turn = Manche { $round }, tour { $turn }

## The bridge, for those who do not see the picture

shazamm-board-bridge = Le pont
# $moved is no while the fire is where it began this round.
shazamm-board-fire-at = { $moved ->
    [no] Le feu est sur la dalle { $wall }, comme au début de la manche.
   *[yes] Le feu est sur la dalle { $wall } ; au début de la manche, il était sur la dalle { $middle }.
}
# $fallen is yes for a wizard who has fallen into the lava.
shazamm-board-stands = { $fallen ->
    [yes] { $who ->
        [you] Vous êtes dans la lave.
       *[other] { $name } est dans la lave.
    }
   *[no] { $who ->
        [you] Vous êtes sur la dalle { $tile }, à { $distance ->
            [one] { $distance } dalle
           *[other] { $distance } dalles
        } du feu.
       *[other] { $name } est sur la dalle { $tile }, à { $distance ->
            [one] { $distance } dalle
           *[other] { $distance } dalles
        } du feu.
    }
}
shazamm-board-tiles = Il reste les dalles { $first } à { $last } du pont.

## The players

shazamm-board-players = Les joueurs
shazamm-board-mana = { $who ->
    [you] Votre mana
   *[other] Mana { DE($name) }
}
shazamm-board-mana-of = { $mana } sur { $most }
# Beside a player who has made a bet that nobody sees yet.
shazamm-board-bet-made = Mise faite
# The same for cards that are laid before the bets.
shazamm-board-cards-laid = Cartes posées

## The turn on the table

shazamm-board-turn-of = Mises et cartes sur la table
shazamm-board-nothing-yet = Rien n’a encore été révélé.
shazamm-board-last-turn = Tour précédent
shazamm-board-this-turn = Tour en cours
shazamm-board-skip = Passer
# $strength is what spells made of the bet.
shazamm-board-bet-of = { $who ->
    [you] Vous misez { $bet }, force { $strength }.
   *[other] { $name } mise { $bet }, force { $strength }.
}
shazamm-board-cards-of = { $who ->
    [you] Vos cartes sur la table
   *[other] Cartes { DE($name) } sur la table
}
# Cards that lie face down before the bets.
shazamm-board-face-down = { $who ->
    [you] Vos cartes face cachée : { $count }
   *[other] Cartes face cachée : { $count } ({ $name })
}
# A card on the table, and what became of it.
shazamm-board-laid = { $mark ->
    [acting] { $card } : agit maintenant
    [cancelled] { $card } : annulé
    [lost] { $card } : sans effet
    [stolen] { $card } : volé
   *[other] { $card }
}

## Choosing a bet

shazamm-board-your-bet = Votre mise
shazamm-board-bet-value = { $bet } sur { $mana } de mana
shazamm-board-slider = Votre mise, au curseur
shazamm-board-more = Miser { $by } de plus
shazamm-board-less = Miser { $by } de moins
shazamm-board-hand-of = { $who ->
    [you] Vos cartes
   *[other] Cartes { DE($name) }
}
# A card of the hand with its number, its name and what it does.
shazamm-board-card = { $number } { $name } : { $effect }
shazamm-board-look = Regardez une carte pour lire ce qu’elle fait.
# The button that makes the choice final. The bet may have cards with it: "12 with Boost".
shazamm-board-commit = Miser { $bet }
# The same for cards that are laid before the bet.
shazamm-board-lay = Poser { $cards }
shazamm-board-lay-nothing = Ne poser aucune carte

## The order of the own deck

shazamm-board-deck-so-far = Votre pioche jusqu’ici
shazamm-board-deck-note = Choisissez les sorts dans l’ordre où vous voulez les piocher. Les cinq premiers forment votre première main.

## The score

shazamm-board-mana-row = Mana
# Where a spell of a player is, in a word: the column is narrow.
shazamm-board-spell-is = { $place ->
    [used] utilisé
    [hand] main
    [deck] pioche
    [table] posé
   *[hidden] caché
}

## What the signs on the table mean

# The tile that Middle brings the fire back to.
shazamm-board-sign-middle = Le feu a commencé la manche ici.
# A tile with a crack.
shazamm-board-sign-crack = Cette dalle s’effondre à la fin de la manche.
# A coin with a number on it.
shazamm-board-sign-coin = Une mise. À côté : ce que les sorts en font.
