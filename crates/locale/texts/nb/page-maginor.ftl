## The board of Maginor on the page.

# On the first screen.
maginor-door = Vinn stemmene til elleve orakler før Maginor samler dem inn.
maginor-board-ring = Sirkelen av orakler, med klokka fra Rådshallen
maginor-board-players = De andre spillerne
maginor-board-own = Kortene, trylleformlene og valgene dine
maginor-board-cards = Kortene dine
maginor-board-spells = Trylleformlene dine
maginor-board-answers = Valgene dine

## On the ring

# Whose wizards stand on a tile.
maginor-board-wizards = Magikere her: { $names }.
maginor-board-maginor-on = Maginor står her.
maginor-board-maginor-before = Maginor står på feltet foran.
maginor-board-die = Terningen viser { $symbol }.
maginor-board-die-maginor = Terningen viser Maginor.
# What somebody chooses in a duel.
maginor-board-choice = { $state ->
    [open] { $name }: velger fortsatt
    [made] { $name }: har valgt i hemmelighet
   *[known] { $name }: har valgt
}
maginor-board-chose = { $name }: { $element }

## Players

# Counters that lie on no tile.
maginor-board-reserve = { $counters ->
    [one] { $counters } brikke
   *[other] { $counters } brikker
}
maginor-board-has-turn = Denne spilleren har turen.
maginor-board-stands = Magikeren står på: { maginor-tile-title }.
maginor-board-stands-middle = Magikeren står i midten av sirkelen.
# $count is the number of symbol cards.
maginor-board-holds = { $count ->
    [0] Symbolkort: ingen. Besvergelser: { $sorcery }.
   *[other] Symbolkort: { $symbols }. Besvergelser: { $sorcery }.
}
maginor-board-has-spells = Trylleformler: { $spells }.

## Choices of a turn

maginor-board-roll = Trill for: { maginor-tile-title }
maginor-board-roll-middle = Trill
# What a tile is chosen for.
maginor-board-aim = { $aim ->
    [move] Flytt til …
    [sorcery] Besvergelse for …
    [telekinesis] Telekinese på …
   *[teleportation] Teleportering til …
}
# The same, at the tile itself.
maginor-board-here = { $aim ->
    [move] Flytt hit
    [sorcery] Spill en besvergelse her
    [telekinesis] Spill Telekinese her
   *[teleportation] Spill Teleportering hit
}
# A tile that may be chosen: its votes, and how many counters one has there.
maginor-board-target = { $votes ->
    [one] { $votes } stemme, dine brikker: { $own }
   *[other] { $votes } stemmer, dine brikker: { $own }
}
maginor-board-cancel = Gjør noe annet
maginor-board-card-played = Du har spilt { $card }
maginor-board-sorcery = { $cards ->
    [0] Ingen besvergelser igjen
    [one] Spill en besvergelse for et orakel: én igjen
   *[other] Spill en besvergelse for et orakel: { $cards } igjen
}
# The same on the card, in as few letters as possible.
maginor-board-sorcery-short = fritt × { $cards }

## Questions in between

maginor-board-aside = Legg dette til side og se sirkelen
maginor-board-slot = Plass { $slot }: { $symbol }
maginor-board-slot-of = Plass { $slot }: { $symbol }, { $name }
maginor-board-stop = Ingen flere brikker
maginor-board-duel-about = Det gjelder plass { $slot } ({ $symbol }) på { maginor-tile }.
maginor-board-duel-tie = { $role ->
    [defender] Jord mot jord vinner du. Ild mot ild eller vann mot vann gjør plassen ledig.
   *[challenger] Jord mot jord taper du. Ild mot ild eller vann mot vann gjør plassen ledig.
}
maginor-board-beats = { $element ->
    [earth] slår vann
    [water] slår ild
   *[fire] slår jord
}
maginor-board-reverse = Spill Underkjennelse og vinn
maginor-board-let-stand = La resultatet stå
maginor-board-other = { $second ->
    [yes] { $name } er nummer to og får det andre.
   *[no] Ingen er nummer to: det andre går ut av spillet.
}

## A tile looked at closely

maginor-board-gone = Dette orakelet er skåret og borte fra sirkelen.
maginor-board-standing = { $place ->
    [first] { $counters ->
        [one] { $name }: { $counters } brikke, ville bli nummer 1
       *[other] { $name }: { $counters } brikker, ville bli nummer 1
    }
    [second] { $counters ->
        [one] { $name }: { $counters } brikke, ville bli nummer 2
       *[other] { $name }: { $counters } brikker, ville bli nummer 2
    }
   *[other] { $counters ->
        [one] { $name }: { $counters } brikke
       *[other] { $name }: { $counters } brikker
    }
}
maginor-board-nobody = Ingen har en brikke her.
maginor-board-free = { $symbol }: { $free } av { $all } { $free ->
    [one] ledig
   *[other] ledige
}
maginor-board-no-spell = Her ligger ingen trylleformel.

## The score

maginor-board-score = Stemmene til hver spiller
maginor-board-player = Spiller
maginor-board-won = Orakler og ritualer
maginor-board-sum = Stemmer
maginor-board-none = ingenting ennå
# Above the tiles that were not scored yet.
maginor-board-left = { $tiles ->
    [0] Ingen orakler er igjen
    [one] Fortsatt i spill: ett orakel, { maginor-votes }
   *[other] Fortsatt i spill: { $tiles } orakler, { $votes } stemmer
}
