## What the board of Shazamm! says on the page.

# On the first screen.
shazamm-door = Két varázsló egy hídon a lávafolyó fölött, titkos tétek és tizennégy varázslat.
# Where the game is in its course.
shazamm-board-round-turn = { $round }. forduló, { $turn }. kör

## The bridge, for those who do not see the picture

shazamm-board-bridge = A híd
# $moved is no while the fire is where it began this round.
shazamm-board-fire-at = { $moved ->
    [no] A Tűzfal { ARTICLE($wall) } { $wall }. kőlapon áll, ahol a fordulót kezdte.
   *[yes] A Tűzfal { ARTICLE($wall) } { $wall }. kőlapon áll; a forduló elején { ARTICLE($middle) } { $middle }. kőlapon volt.
}
# $fallen is yes for a wizard who has fallen into the lava.
shazamm-board-stands = { $fallen ->
    [yes] { $who ->
        [you] A lávába zuhantál.
       *[other] { $name } a lávába zuhant.
    }
   *[no] { $who ->
        [you] Te { ARTICLE($tile) } { $tile }. kőlapon állsz, { $distance } kőlapra a Tűzfaltól.
       *[other] { $name } { ARTICLE($tile) } { $tile }. kőlapon áll, { $distance } kőlapra a Tűzfaltól.
    }
}
shazamm-board-tiles = A híd ép kőlapjai: { $first }–{ $last }.

## The players

shazamm-board-players = A játékosok
shazamm-board-mana = { $who ->
    [you] A manád
   *[other] { $name } manája
}
shazamm-board-mana-of = { $mana } / { $most }
# Beside a player who has made a bet that nobody sees yet.
shazamm-board-bet-made = Megvan a tét
# The same for cards that are laid before the bets.
shazamm-board-cards-laid = Lapok letéve

## The turn on the table

shazamm-board-turn-of = Tétek és lapok az asztalon
shazamm-board-nothing-yet = Még semmit sem fedtek fel.
shazamm-board-last-turn = Előző kör
shazamm-board-this-turn = Ez a kör
shazamm-board-skip = Átugrás
# $strength is what spells made of the bet.
shazamm-board-bet-of = { $who ->
    [you] A téted { $bet }, az erőd { $strength }.
   *[other] { $name } tétje { $bet }, ereje { $strength }.
}
shazamm-board-cards-of = { $who ->
    [you] Lapjaid az asztalon
   *[other] { $name } lapjai az asztalon
}
# Cards that lie face down before the bets.
shazamm-board-face-down = { $who ->
    [you] Lefordított lapjaid: { $count }
   *[other] { $name } lefordított lapjai: { $count }
}
# A card on the table, and what became of it.
shazamm-board-laid = { $mark ->
    [acting] { $card }: most lép életbe
    [cancelled] { $card }: kioltva
    [lost] { $card }: hatás nélkül elveszett
    [stolen] { $card }: ellopva
   *[other] { $card }
}

## Choosing a bet

shazamm-board-your-bet = A téted
shazamm-board-bet-value = { $bet } mana a meglévő { $mana } közül
shazamm-board-slider = A téted, csúszkával
shazamm-board-more = A tét növelése ennyivel: { $by }
shazamm-board-less = A tét csökkentése ennyivel: { $by }
shazamm-board-hand-of = { $who ->
    [you] Lapjaid
   *[other] { $name } lapjai
}
# A card of the hand with its number, its name and what it does.
shazamm-board-card = { $number } { $name }: { $effect }
shazamm-board-look = Nézz meg egy lapot, és elolvashatod a hatását.
# The button that makes the choice final. The bet may have cards with it: "12 with Boost".
shazamm-board-commit = Tét: { $bet }
# The same for cards that are laid before the bet.
shazamm-board-lay = Leteszem: { $cards }
shazamm-board-lay-nothing = Semmit sem teszek le

## The order of the own deck

shazamm-board-deck-so-far = A paklid eddig
shazamm-board-deck-note = Abban a sorrendben nyomd meg a varázslatokat, ahogyan húzni szeretnéd őket. Az első öttel kezdesz.

## The score

shazamm-board-mana-row = Mana
# Where a spell of a player is, in a word: the column is narrow.
shazamm-board-spell-is = { $place ->
    [used] kijátszva
    [hand] kézben
    [deck] pakli
    [table] letéve
   *[hidden] rejtett
}

## What the signs on the table mean

# The tile that Middle brings the fire back to.
shazamm-board-sign-middle = Innen indult a Tűzfal ebben a fordulóban.
# A tile with a crack.
shazamm-board-sign-crack = Ez a kőlap a forduló végén letörik.
# A coin with a number on it.
shazamm-board-sign-coin = Egy tét. Mellette az áll, amivé a varázslatok teszik.
