## What the board of Shazamm! says on the page.

# On the first screen.
shazamm-door = Två trollkarlar på en bro över lava, hemliga insatser och fjorton förtrollningar.
# Where the game is in its course.
shazamm-board-round-turn = Runda { $round }, tur { $turn }

## The bridge, for those who do not see the picture

shazamm-board-bridge = Bron
# $moved is no while the fire is where it began this round.
shazamm-board-fire-at = { $moved ->
    [no] Elden är på ruta { $wall }, där den stod när rundan började.
   *[yes] Elden är på ruta { $wall }; när rundan började stod den på ruta { $middle }.
}
# $fallen is yes for a wizard who has fallen into the lava.
shazamm-board-stands = { $fallen ->
    [yes] { $who ->
        [you] Du har fallit ner i lavan.
       *[other] { $name } har fallit ner i lavan.
    }
   *[no] { $who ->
        [you] Du står på ruta { $tile }, { $distance ->
            [one] 1 ruta
           *[other] { $distance } rutor
        } från elden.
       *[other] { $name } står på ruta { $tile }, { $distance ->
            [one] 1 ruta
           *[other] { $distance } rutor
        } från elden.
    }
}
shazamm-board-tiles = Brons rutor { $first } till { $last } är kvar.

## The players

shazamm-board-players = Spelarna
shazamm-board-mana = { $who ->
    [you] Din mana
   *[other] { GENITIVE($name) } mana
}
shazamm-board-mana-of = { $mana } av { $most }
# Beside a player who has made a bet that nobody sees yet.
shazamm-board-bet-made = Har satsat
# The same for cards that are laid before the bets.
shazamm-board-cards-laid = Har lagt kort

## The turn on the table

shazamm-board-turn-of = Insatser och kort på bordet
shazamm-board-nothing-yet = Inget har avslöjats än.
shazamm-board-last-turn = Förra turen
shazamm-board-this-turn = Den här turen
shazamm-board-skip = Hoppa över
# $strength is what spells made of the bet.
shazamm-board-bet-of = { $who ->
    [you] Du satsar { $bet }, styrka { $strength }.
   *[other] { $name } satsar { $bet }, styrka { $strength }.
}
shazamm-board-cards-of = { $who ->
    [you] Dina kort på bordet
   *[other] { GENITIVE($name) } kort på bordet
}
# Cards that lie face down before the bets.
shazamm-board-face-down = { $who ->
    [you] Dina kort med baksidan upp: { $count }
   *[other] { GENITIVE($name) } kort med baksidan upp: { $count }
}
# A card on the table, and what became of it.
shazamm-board-laid = { $mark ->
    [acting] { $card }: verkar nu
    [cancelled] { $card }: upphävd
    [lost] { $card }: utan verkan
    [stolen] { $card }: stulen
   *[other] { $card }
}

## Choosing a bet

shazamm-board-your-bet = Din insats
shazamm-board-bet-value = { $bet } av dina { $mana } mana
shazamm-board-slider = Din insats (skjutreglage)
shazamm-board-more = Satsa { $by } mer
shazamm-board-less = Satsa { $by } mindre
shazamm-board-hand-of = { $who ->
    [you] Dina kort
   *[other] { GENITIVE($name) } kort
}
# A card of the hand with its number, its name and what it does.
shazamm-board-card = { $number } { $name }: { $effect }
shazamm-board-look = Titta på ett kort för att läsa vad det gör.
# The button that makes the choice final. The bet may have cards with it: "12 with Boost".
shazamm-board-commit = Satsa { $bet }
# The same for cards that are laid before the bet.
shazamm-board-lay = Lägg { $cards }
shazamm-board-lay-nothing = Lägg inga kort

## The order of the own deck

shazamm-board-deck-so-far = Din hög hittills
shazamm-board-deck-note = Tryck på förtrollningarna i den ordning du vill dra dem. De fem första är din första hand.

## The score

shazamm-board-mana-row = Mana
# Where a spell of a player is, in a word: the column is narrow.
shazamm-board-spell-is = { $place ->
    [used] använd
    [hand] hand
    [deck] hög
    [table] lagd
   *[hidden] dold
}

## What the signs on the table mean

# The tile that Middle brings the fire back to.
shazamm-board-sign-middle = Här började elden den här rundan.
# A tile with a crack.
shazamm-board-sign-crack = Den här rutan bryts av när rundan slutar.
# A coin with a number on it.
shazamm-board-sign-coin = En insats. Bredvid står vad förtrollningar gör den till.
