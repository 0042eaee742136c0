## The board of Maginor on the page.

# On the first screen.
maginor-door = Win the votes of eleven oracles before Maginor collects them.
maginor-board-ring = The ring of oracles, clockwise from the Guild Hall
maginor-board-players = The other players
maginor-board-own = Your cards, spells and choices
maginor-board-cards = Your cards
maginor-board-spells = Your spells
maginor-board-answers = Your choices

## On the ring

# Whose wizards stand on a tile.
maginor-board-wizards = Wizards here: { $names }.
maginor-board-maginor-on = Maginor stands here.
maginor-board-maginor-before = Maginor stands before it.
maginor-board-die = The die shows { $symbol }.
maginor-board-die-maginor = The die shows Maginor.
# What somebody chooses in a duel.
maginor-board-choice = { $state ->
    [open] { $name }: still choosing
    [made] { $name }: has chosen in secret
   *[known] { $name }: has chosen
}
maginor-board-chose = { $name }: { $element }

## Players

# Counters that lie on no tile.
maginor-board-reserve = { $counters ->
    [one] { $counters } counter
   *[other] { $counters } counters
}
maginor-board-has-turn = It is this player’s turn.
maginor-board-stands = The wizard stands on: { maginor-tile-title }.
maginor-board-stands-middle = The wizard stands in the middle of the ring.
# $count is the number of symbol cards.
maginor-board-holds = { $count ->
    [0] Symbol cards: none. Sorcery cards: { $sorcery }.
   *[other] Symbol cards: { $symbols }. Sorcery cards: { $sorcery }.
}
maginor-board-has-spells = Spells: { $spells }.

## Choices of a turn

maginor-board-roll = Roll for: { maginor-tile-title }
maginor-board-roll-middle = Roll
# What a tile is chosen for.
maginor-board-aim = { $aim ->
    [move] Move to …
    [sorcery] Sorcery for …
    [telekinesis] Telekinesis on …
   *[teleportation] Teleportation to …
}
# The same, at the tile itself.
maginor-board-here = { $aim ->
    [move] Move here
    [sorcery] Play a sorcery card here
    [telekinesis] Cast Telekinesis here
   *[teleportation] Cast Teleportation to here
}
# A tile that may be chosen: its votes, and how many counters one has there.
maginor-board-target = { $votes ->
    [one] { $votes } vote, { $own } yours
   *[other] { $votes } votes, { $own } yours
}
maginor-board-cancel = Do something else
maginor-board-card-played = You have played your { $card }
maginor-board-sorcery = { $cards ->
    [0] No sorcery card left
    [one] Play a sorcery card for a tile: one left
   *[other] Play a sorcery card for a tile: { $cards } left
}
# The same on the card, in as few letters as possible.
maginor-board-sorcery-short = any × { $cards }

## Questions in between

maginor-board-aside = Put this aside and see the ring
maginor-board-slot = Slot { $slot }: { $symbol }
maginor-board-slot-of = Slot { $slot }: { $symbol }, { $name }
maginor-board-stop = No second counter
maginor-board-duel-about = It is about slot { $slot } ({ $symbol }) of { maginor-tile }.
maginor-board-duel-tie = { $role ->
    [defender] Earth against earth is yours. Fire against fire or water against water frees the slot.
   *[challenger] Earth against earth is lost. Fire against fire or water against water frees the slot.
}
maginor-board-beats = { $element ->
    [earth] beats water
    [water] beats fire
   *[fire] beats earth
}
maginor-board-reverse = Cast Reversal and win
maginor-board-let-stand = Let the result stand
maginor-board-other = { $second ->
    [yes] { $name } is second and gets the other.
   *[no] Nobody is second: the other leaves the game.
}

## A tile looked at closely

maginor-board-gone = This tile was scored and has left the ring.
maginor-board-standing = { $place ->
    [first] { $counters ->
        [one] { $name }: { $counters } counter, would be first
       *[other] { $name }: { $counters } counters, would be first
    }
    [second] { $counters ->
        [one] { $name }: { $counters } counter, would be second
       *[other] { $name }: { $counters } counters, would be second
    }
   *[other] { $counters ->
        [one] { $name }: { $counters } counter
       *[other] { $name }: { $counters } counters
    }
}
maginor-board-nobody = Nobody has a counter here.
maginor-board-free = { $symbol }: { $free } of { $all } free
maginor-board-no-spell = No spell lies here.

## The score

maginor-board-score = Votes of each player
maginor-board-player = Player
maginor-board-won = Tiles and rites
maginor-board-sum = Votes
maginor-board-none = nothing yet
# Above the tiles that were not scored yet.
maginor-board-left = { $tiles ->
    [0] No tile is left
    [one] Still in play: one tile, { maginor-votes }
   *[other] Still in play: { $tiles } tiles, { $votes } votes
}
