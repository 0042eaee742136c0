## What the board of Shazamm! says on the page.

# On the first screen.
shazamm-door = Two wizards on a bridge over lava, secret bets and fourteen spells.
# Where the game is in its course.
shazamm-board-round-turn = Round { $round }, turn { $turn }

## The bridge, for those who do not see the picture

shazamm-board-bridge = The bridge
# $moved is no while the fire is where it began this round.
shazamm-board-fire-at = { $moved ->
    [no] The fire is on tile { $wall }, where it began this round.
   *[yes] The fire is on tile { $wall }; this round it began on tile { $middle }.
}
# $fallen is yes for a wizard who has fallen into the lava.
shazamm-board-stands = { $fallen ->
    [yes] { $who ->
        [you] You have fallen into the lava.
       *[other] { $name } has fallen into the lava.
    }
   *[no] { $who ->
        [you] You stand on tile { $tile }, { $distance ->
            [one] 1 tile
           *[other] { $distance } tiles
        } from the fire.
       *[other] { $name } stands on tile { $tile }, { $distance ->
            [one] 1 tile
           *[other] { $distance } tiles
        } from the fire.
    }
}
shazamm-board-tiles = Tiles { $first } to { $last } of the bridge are left.

## The players

shazamm-board-players = The players
shazamm-board-mana = { $who ->
    [you] Your mana
   *[other] Mana of { $name }
}
shazamm-board-mana-of = { $mana } of { $most }
# Beside a player who has made a bet that nobody sees yet.
shazamm-board-bet-made = Bet made
# The same for cards that are laid before the bets.
shazamm-board-cards-laid = Cards laid

## The turn on the table

shazamm-board-turn-of = Bets and cards on the table
shazamm-board-nothing-yet = Nothing has been revealed yet.
shazamm-board-last-turn = Last turn
shazamm-board-this-turn = This turn
shazamm-board-skip = Skip
# $strength is what spells made of the bet.
shazamm-board-bet-of = { $who ->
    [you] You bet { $bet }, strength { $strength }.
   *[other] { $name } bets { $bet }, strength { $strength }.
}
shazamm-board-cards-of = { $who ->
    [you] Your cards on the table
   *[other] Cards of { $name } on the table
}
# Cards that lie face down before the bets.
shazamm-board-face-down = { $who ->
    [you] Your cards face down: { $count }
   *[other] Cards of { $name } face down: { $count }
}
# A card on the table, and what became of it.
shazamm-board-laid = { $mark ->
    [acting] { $card }: it works now
    [cancelled] { $card }: cancelled
    [lost] { $card }: lost without effect
    [stolen] { $card }: stolen
   *[other] { $card }
}

## Choosing a bet

shazamm-board-your-bet = Your bet
shazamm-board-bet-value = { $bet } of your { $mana } mana
shazamm-board-slider = Your bet, as a slider
shazamm-board-more = Bet { $by } more
shazamm-board-less = Bet { $by } less
shazamm-board-hand-of = { $who ->
    [you] Your cards
   *[other] Cards of { $name }
}
# A card of the hand with its number, its name and what it does.
shazamm-board-card = { $number } { $name }: { $effect }
shazamm-board-look = Look at a card to read what it does.
# The button that makes the choice final. The bet may have cards with it: "12 with Boost".
shazamm-board-commit = Bet { $bet }
# The same for cards that are laid before the bet.
shazamm-board-lay = Lay { $cards }
shazamm-board-lay-nothing = Lay no card

## The order of the own deck

shazamm-board-deck-so-far = Your deck so far
shazamm-board-deck-note = Press the spells in the order in which you want to draw them. The first five are your first hand.

## The score

shazamm-board-mana-row = Mana
# Where a spell of a player is, in a word: the column is narrow.
shazamm-board-spell-is = { $place ->
    [used] used
    [hand] hand
    [deck] deck
    [table] laid
   *[hidden] hidden
}

## What the signs on the table mean

# The tile that Middle brings the fire back to.
shazamm-board-sign-middle = Here the fire began this round.
# A tile with a crack.
shazamm-board-sign-crack = This tile breaks off when the round ends.
# A coin with a number on it.
shazamm-board-sign-coin = A bet. What spells make of it stands beside it.
