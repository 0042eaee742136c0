## What the board of Shazamm! says on the page.

# On the first screen.
shazamm-door = Due maghi su un ponte sopra la lava, puntate segrete e quattordici incantesimi.
# Where the game is in its course.
shazamm-board-round-turn = Round { $round }, turno { $turn }

## The bridge, for those who do not see the picture

shazamm-board-bridge = Il ponte
# $moved is no while the fire is where it began this round.
shazamm-board-fire-at = { $moved ->
    [no] Il fuoco è sulla lastra { $wall }, come all’inizio del round.
   *[yes] Il fuoco è sulla lastra { $wall }; all’inizio del round era sulla lastra { $middle }.
}
# $fallen is yes for a wizard who has fallen into the lava.
shazamm-board-stands = { $fallen ->
    [yes] { $who ->
        [you] Sei nella lava.
       *[other] { $name } è nella lava.
    }
   *[no] { $who ->
        [you] Sei sulla lastra { $tile }, a { $distance ->
            [one] 1 lastra
           *[other] { $distance } lastre
        } dal fuoco.
       *[other] { $name } è sulla lastra { $tile }, a { $distance ->
            [one] 1 lastra
           *[other] { $distance } lastre
        } dal fuoco.
    }
}
shazamm-board-tiles = Del ponte restano le lastre da { $first } a { $last }.

## The players

shazamm-board-mana = { $who ->
    [you] Il tuo mana
   *[other] Mana di { $name }
}
shazamm-board-mana-of = { $mana } su { $most }
# Beside a player who has made a bet that nobody sees yet.
shazamm-board-bet-made = Puntata fatta
# The same for cards that are laid before the bets.
shazamm-board-cards-laid = Carte giocate

## The turn on the table

shazamm-board-turn-of = Puntate e carte sul tavolo
shazamm-board-nothing-yet = Non è ancora stato scoperto nulla.
shazamm-board-last-turn = Turno precedente
shazamm-board-this-turn = Questo turno
shazamm-board-skip = Salta
# $strength is what spells made of the bet.
shazamm-board-bet-of = { $who ->
    [you] Tu punti { $bet }, forza { $strength }.
   *[other] { $name } punta { $bet }, forza { $strength }.
}
shazamm-board-cards-of = { $who ->
    [you] Le tue carte sul tavolo
   *[other] Carte di { $name } sul tavolo
}
# Cards that lie face down before the bets.
shazamm-board-face-down = { $who ->
    [you] Le tue carte coperte: { $count }
   *[other] Carte coperte di { $name }: { $count }
}
# A card on the table, and what became of it.
shazamm-board-laid = { $mark ->
    [acting] { $card }: agisce ora
    [cancelled] { $card }: annullato
    [lost] { $card }: senza effetto
    [stolen] { $card }: rubato
   *[other] { $card }
}

## Choosing a bet

shazamm-board-your-bet = La tua puntata
shazamm-board-bet-value = { $bet } su { $mana } mana
shazamm-board-slider = La tua puntata, con il cursore
shazamm-board-more = Punta { $by } in più
shazamm-board-less = Punta { $by } in meno
shazamm-board-hand-of = { $who ->
    [you] Le tue carte
   *[other] Carte di { $name }
}
# A card of the hand with its number, its name and what it does.
shazamm-board-card = { $number } { $name }: { $effect }
shazamm-board-look = Guarda una carta per leggere che cosa fa.
# The button that makes the choice final. The bet may have cards with it: "12 with Boost".
shazamm-board-commit = Punta { $bet }
# The same for cards that are laid before the bet.
shazamm-board-lay = Gioca { $cards }
shazamm-board-lay-nothing = Non giocare carte

## The order of the own deck

shazamm-board-deck-so-far = Il tuo mazzo finora
shazamm-board-deck-note = Premi gli incantesimi nell’ordine in cui vuoi pescarli. I primi cinque sono la tua prima mano.

## The score

shazamm-board-mana-row = Mana
# Where a spell of a player is, in a word: the column is narrow.
shazamm-board-spell-is = { $place ->
    [used] usato
    [hand] mano
    [deck] mazzo
    [table] tavolo
   *[hidden] coperto
}
shazamm-board-players = I giocatori

## What the signs on the table mean

# The tile that Middle brings the fire back to.
shazamm-board-sign-middle = Qui il fuoco ha iniziato il round.
# A tile with a crack.
shazamm-board-sign-crack = Questa lastra crolla alla fine del round.
# A coin with a number on it.
shazamm-board-sign-coin = Una puntata. Accanto c’è ciò che ne fanno gli incantesimi.
