## What the board of Shazamm! says on the page.

# On the first screen.
shazamm-door = To magikere på en bro over lava, hemmelige innsatser og fjorten trylleformler.
# Where the game is in its course.
shazamm-board-round-turn = Runde { $round }, tur { $turn }

## The bridge, for those who do not see the picture

shazamm-board-bridge = Broen
# $moved is no while the fire is where it began this round.
shazamm-board-fire-at = { $moved ->
    [no] Ilden er på felt { $wall }, der den sto da runden begynte.
   *[yes] Ilden er på felt { $wall }; da runden begynte, sto den på felt { $middle }.
}
# $fallen is yes for a wizard who has fallen into the lava.
shazamm-board-stands = { $fallen ->
    [yes] { $who ->
        [you] Du har falt ned i lavaen.
       *[other] { $name } har falt ned i lavaen.
    }
   *[no] { $who ->
        [you] Du står på felt { $tile }, { $distance } felt fra ilden.
       *[other] { $name } står på felt { $tile }, { $distance } felt fra ilden.
    }
}
shazamm-board-tiles = Feltene { $first } til { $last } av broen er igjen.

## The players

shazamm-board-mana = { $who ->
    [you] Manaen din
   *[other] Manaen til { $name }
}
shazamm-board-mana-of = { $mana } av { $most }
# Beside a player who has made a bet that nobody sees yet.
shazamm-board-bet-made = Har satset
# The same for cards that are laid before the bets.
shazamm-board-cards-laid = Har lagt kort

## The turn on the table

shazamm-board-turn-of = Innsatser og kort på bordet
shazamm-board-nothing-yet = Ingenting er avslørt ennå.
shazamm-board-last-turn = Forrige tur
shazamm-board-this-turn = Denne turen
shazamm-board-skip = Hopp over
# $strength is what spells made of the bet.
shazamm-board-bet-of = { $who ->
    [you] Du satser { $bet }, styrke { $strength }.
   *[other] { $name } satser { $bet }, styrke { $strength }.
}
shazamm-board-cards-of = { $who ->
    [you] Kortene dine på bordet
   *[other] Kortene til { $name } på bordet
}
# Cards that lie face down before the bets.
shazamm-board-face-down = { $who ->
    [you] Kortene dine med baksiden opp: { $count }
   *[other] Kortene til { $name } med baksiden opp: { $count }
}
# A card on the table, and what became of it.
shazamm-board-laid = { $mark ->
    [acting] { $card }: virker nå
    [cancelled] { $card }: opphevet
    [lost] { $card }: uten virkning
    [stolen] { $card }: stjålet
   *[other] { $card }
}

## Choosing a bet

shazamm-board-your-bet = Innsatsen din
shazamm-board-bet-value = { $bet } av dine { $mana } mana
shazamm-board-slider = Innsatsen din, som glidebryter
shazamm-board-more = Sats { $by } mer
shazamm-board-less = Sats { $by } mindre
shazamm-board-hand-of = { $who ->
    [you] Kortene dine
   *[other] Kortene til { $name }
}
# A card of the hand with its number, its name and what it does.
shazamm-board-card = { $number } { $name }: { $effect }
shazamm-board-look = Se på et kort for å lese hva det gjør.
# The button that makes the choice final. The bet may have cards with it: "12 with Boost".
shazamm-board-commit = Sats { $bet }
# The same for cards that are laid before the bet.
shazamm-board-lay = Legg { $cards }
shazamm-board-lay-nothing = Legg ingen kort

## The order of the own deck

shazamm-board-deck-so-far = Bunken din så langt
shazamm-board-deck-note = Trykk på trylleformlene i den rekkefølgen du vil trekke dem. De fem første er den første hånden din.

## The score

shazamm-board-mana-row = Mana
# Where a spell of a player is, in a word: the column is narrow.
shazamm-board-spell-is = { $place ->
    [used] brukt
    [hand] hånd
    [deck] bunke
    [table] lagt
   *[hidden] skjult
}
shazamm-board-players = Spillerne

## What the signs on the table mean

# The tile that Middle brings the fire back to.
shazamm-board-sign-middle = Her begynte ilden i denne runden.
# A tile with a crack.
shazamm-board-sign-crack = Dette feltet brekker av når runden slutter.
# A coin with a number on it.
shazamm-board-sign-coin = En innsats. Ved siden av står hva trylleformler gjør den til.
