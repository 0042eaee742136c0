## The board of Maginor on the page.

# On the first screen.
maginor-door = Vinn elva orakels röster innan Maginor samlar in dem.
maginor-board-ring = Cirkeln av orakel, medurs från Rådhuset
maginor-board-players = De andra spelarna
maginor-board-own = Dina kort, förtrollningar och val
maginor-board-cards = Dina kort
maginor-board-spells = Dina förtrollningar
maginor-board-answers = Dina val

## On the ring

# Whose wizards stand on a tile.
maginor-board-wizards = Trollkarlar här: { $names }.
maginor-board-maginor-on = Maginor står här.
maginor-board-maginor-before = Maginor står i mellanrummet före det.
maginor-board-die = Tärningen visar { $symbol }.
maginor-board-die-maginor = Tärningen visar Maginor.
# What somebody chooses in a duel.
maginor-board-choice = { $state ->
    [open] { $name }: väljer fortfarande
    [made] { $name }: har valt i hemlighet
   *[known] { $name }: har valt
}
maginor-board-chose = { $name }: { $element }

## Players

# Counters that lie on no tile.
maginor-board-reserve = { $counters ->
    [one] { $counters } markör
   *[other] { $counters } markörer
}
maginor-board-has-turn = Den här spelaren är på tur.
maginor-board-stands = Trollkarlen står på: { maginor-tile-title }.
maginor-board-stands-middle = Trollkarlen står i mitten av cirkeln.
# $count is the number of symbol cards.
maginor-board-holds = { $count ->
    [0] Symbolkort: inga. Trolldomskort: { $sorcery }.
   *[other] Symbolkort: { $symbols }. Trolldomskort: { $sorcery }.
}
maginor-board-has-spells = Förtrollningar: { $spells }.

## Choices of a turn

maginor-board-roll = Slå för: { maginor-tile-title }
maginor-board-roll-middle = Slå
# What a tile is chosen for.
maginor-board-aim = { $aim ->
    [move] Flytta till …
    [sorcery] Trolldom för …
    [telekinesis] Telekinesi på …
   *[teleportation] Teleportering till …
}
# The same, at the tile itself.
maginor-board-here = { $aim ->
    [move] Flytta hit
    [sorcery] Spela ett trolldomskort här
    [telekinesis] Spela Telekinesi här
   *[teleportation] Teleportera hit
}
# A tile that may be chosen: its votes, and how many counters one has there.
maginor-board-target = { $votes ->
    [one] { $votes } röst, dina markörer: { $own }
   *[other] { $votes } röster, dina markörer: { $own }
}
maginor-board-cancel = Gör något annat
maginor-board-card-played = Du har spelat { $card }
maginor-board-sorcery = { $cards ->
    [0] Inga trolldomskort kvar
    [one] Spela ett trolldomskort för ett orakel: ett kvar
   *[other] Spela ett trolldomskort för ett orakel: { $cards } kvar
}
# The same on the card, in as few letters as possible.
maginor-board-sorcery-short = fritt × { $cards }

## Questions in between

maginor-board-aside = Lägg det här åt sidan och se cirkeln
maginor-board-slot = Plats { $slot }: { $symbol }
maginor-board-slot-of = Plats { $slot }: { $symbol }, { $name }
maginor-board-stop = Ingen markör till
maginor-board-duel-about = Det gäller plats { $slot } ({ $symbol }) på { maginor-tile }.
maginor-board-duel-tie = { $role ->
    [defender] Jord mot jord vinner du. Eld mot eld eller vatten mot vatten gör platsen ledig.
   *[challenger] Jord mot jord förlorar du. Eld mot eld eller vatten mot vatten gör platsen ledig.
}
maginor-board-beats = { $element ->
    [earth] slår vatten
    [water] slår eld
   *[fire] slår jord
}
maginor-board-reverse = Spela Omsvängning och vinn
maginor-board-let-stand = Låt resultatet stå
maginor-board-other = { $second ->
    [yes] { $name } är tvåa och får det andra.
   *[no] Ingen är tvåa: det andra går ur spelet.
}

## A tile looked at closely

maginor-board-gone = Det här oraklet har poängräknats och lämnat cirkeln.
maginor-board-standing = { $place ->
    [first] { $counters ->
        [one] { $name }: { $counters } markör, skulle bli etta
       *[other] { $name }: { $counters } markörer, skulle bli etta
    }
    [second] { $counters ->
        [one] { $name }: { $counters } markör, skulle bli tvåa
       *[other] { $name }: { $counters } markörer, skulle bli tvåa
    }
   *[other] { $counters ->
        [one] { $name }: { $counters } markör
       *[other] { $name }: { $counters } markörer
    }
}
maginor-board-nobody = Ingen har en markör här.
maginor-board-free = { $symbol }: { $all ->
    [one] { $free } av { $all } ledig
   *[other] { $free } av { $all } lediga
}
maginor-board-no-spell = Här ligger ingen förtrollning.

## The score

maginor-board-score = Varje spelares röster
maginor-board-player = Spelare
maginor-board-won = Orakel och ritualer
maginor-board-sum = Röster
maginor-board-none = ingenting än
# Above the tiles that were not scored yet.
maginor-board-left = { $tiles ->
    [0] Inget orakel är kvar
    [one] Fortfarande i spel: ett orakel, { maginor-votes }
   *[other] Fortfarande i spel: { $tiles } orakel, { $votes } röster
}
