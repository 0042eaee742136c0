## What the board of Shazamm! says on the page.

# On the first screen.
shazamm-door = To troldmænd på en bro over lava, hemmelige indsatser og fjorten formularer.
# Where the game is in its course.
shazamm-board-round-turn = Runde { $round }, tur { $turn }

## The bridge, for those who do not see the picture

shazamm-board-bridge = Broen
# $moved is no while the fire is where it began this round.
shazamm-board-fire-at = { $moved ->
    [no] Ilden er på felt { $wall }, hvor den stod, da runden begyndte.
   *[yes] Ilden er på felt { $wall }; da runden begyndte, stod den på felt { $middle }.
}
# $fallen is yes for a wizard who has fallen into the lava.
shazamm-board-stands = { $fallen ->
    [yes] { $who ->
        [you] Du er faldet i lavaen.
       *[other] { $name } er faldet i lavaen.
    }
   *[no] { $who ->
        [you] Du står på felt { $tile }, { $distance ->
            [one] 1 felt
           *[other] { $distance } felter
        } fra ilden.
       *[other] { $name } står på felt { $tile }, { $distance ->
            [one] 1 felt
           *[other] { $distance } felter
        } fra ilden.
    }
}
shazamm-board-tiles = Felterne { $first } til { $last } af broen er tilbage.

## The players

shazamm-board-mana = { $who ->
    [you] Din mana
   *[other] { GENITIVE($name) } mana
}
shazamm-board-mana-of = { $mana } af { $most }
# Beside a player who has made a bet that nobody sees yet.
shazamm-board-bet-made = Har satset
# The same for cards that are laid before the bets.
shazamm-board-cards-laid = Har lagt kort

## The turn on the table

shazamm-board-turn-of = Indsatser og kort på bordet
shazamm-board-nothing-yet = Der er ikke afsløret noget endnu.
shazamm-board-last-turn = Forrige tur
shazamm-board-this-turn = Denne tur
shazamm-board-skip = Spring over
# $strength is what spells made of the bet.
shazamm-board-bet-of = { $who ->
    [you] Du satser { $bet }, styrke { $strength }.
   *[other] { $name } satser { $bet }, styrke { $strength }.
}
shazamm-board-cards-of = { $who ->
    [you] Dine kort på bordet
   *[other] { GENITIVE($name) } kort på bordet
}
# Cards that lie face down before the bets.
shazamm-board-face-down = { $who ->
    [you] Dine kort med bagsiden op: { $count }
   *[other] Kort med bagsiden op fra { $name }: { $count }
}
# A card on the table, and what became of it.
shazamm-board-laid = { $mark ->
    [acting] { $card }: virker nu
    [cancelled] { $card }: ophævet
    [lost] { $card }: uden virkning
    [stolen] { $card }: stjålet
   *[other] { $card }
}

## Choosing a bet

shazamm-board-your-bet = Din indsats
shazamm-board-bet-value = { $bet } af dine { $mana } mana
shazamm-board-slider = Skydeknap til din indsats
shazamm-board-more = Sats { $by } mere
shazamm-board-less = Sats { $by } mindre
shazamm-board-hand-of = { $who ->
    [you] Dine kort
   *[other] { GENITIVE($name) } kort
}
# A card of the hand with its number, its name and what it does.
shazamm-board-card = { $number } { $name }: { $effect }
shazamm-board-look = Se på et kort for at læse, hvad det gør.
# The button that makes the choice final. The bet may have cards with it: "12 with Boost".
shazamm-board-commit = Sats { $bet }
# The same for cards that are laid before the bet.
shazamm-board-lay = Læg { $cards }
shazamm-board-lay-nothing = Læg ingen kort

## The order of the own deck

shazamm-board-deck-so-far = Din bunke indtil nu
shazamm-board-deck-note = Tryk på formularerne i den rækkefølge, du vil trække dem i. De første fem er din første hånd.

## The score

shazamm-board-mana-row = Mana
# Where a spell of a player is, in a word: the column is narrow.
shazamm-board-spell-is = { $place ->
    [used] brugt
    [hand] hånd
    [deck] bunke
    [table] lagt
   *[hidden] skjult
}
shazamm-board-players = Spillerne

## What the signs on the table mean

# The tile that Middle brings the fire back to.
shazamm-board-sign-middle = Her begyndte ilden i denne runde.
# A tile with a crack.
shazamm-board-sign-crack = Dette felt brækker af, når runden slutter.
# A coin with a number on it.
shazamm-board-sign-coin = En indsats. Ved siden af står, hvad formularer gør den til.
