## The board of Maginor on the page.

# On the first screen.
maginor-door = Vind elleve oraklers stemmer, før Maginor samler dem ind.
maginor-board-ring = Cirklen af orakler, med uret fra Troldmændenes Råd
maginor-board-players = De andre spillere
maginor-board-own = Dine kort, formularer og valg
maginor-board-cards = Dine kort
maginor-board-spells = Dine formularer
maginor-board-answers = Dine valg

## On the ring

# Whose wizards stand on a tile.
maginor-board-wizards = Troldmænd her: { $names }.
maginor-board-maginor-on = Maginor står her.
maginor-board-maginor-before = Maginor står lige før det.
maginor-board-die = Terningen viser { $symbol }.
maginor-board-die-maginor = Terningen viser Maginor.
# What somebody chooses in a duel.
maginor-board-choice = { $state ->
    [open] { $name }: vælger stadig
    [made] { $name }: har valgt i hemmelighed
   *[known] { $name }: har valgt
}
maginor-board-chose = { $name }: { $element }

## Players

# Counters that lie on no tile.
maginor-board-reserve = { $counters ->
    [one] { $counters } markør
   *[other] { $counters } markører
}
maginor-board-has-turn = Denne spiller har tur.
maginor-board-stands = Troldmanden står på: { maginor-tile-title }.
maginor-board-stands-middle = Troldmanden står i midten af cirklen.
# $count is the number of symbol cards.
maginor-board-holds = { $count ->
    [0] Symbolkort: ingen. Trolddomskort: { $sorcery }.
   *[other] Symbolkort: { $symbols }. Trolddomskort: { $sorcery }.
}
maginor-board-has-spells = Formularer: { $spells }.

## Choices of a turn

maginor-board-roll = Slå for: { maginor-tile-title }
maginor-board-roll-middle = Slå
# What a tile is chosen for.
maginor-board-aim = { $aim ->
    [move] Ryk til …
    [sorcery] Trolddom for …
    [telekinesis] Telekinese på …
   *[teleportation] Teleportere til …
}
# The same, at the tile itself.
maginor-board-here = { $aim ->
    [move] Ryk hertil
    [sorcery] Spil et trolddomskort her
    [telekinesis] Brug Telekinese her
   *[teleportation] Brug Teleportere hertil
}
# A tile that may be chosen: its votes, and how many counters one has there.
maginor-board-target = { $votes ->
    [one] { $votes } stemme, dine markører: { $own }
   *[other] { $votes } stemmer, dine markører: { $own }
}
maginor-board-cancel = Gør noget andet
maginor-board-card-played = Du har spillet { $card }
maginor-board-sorcery = { $cards ->
    [0] Ingen trolddomskort tilbage
    [one] Spil et trolddomskort for et orakel: ét tilbage
   *[other] Spil et trolddomskort for et orakel: { $cards } tilbage
}
# The same on the card, in as few letters as possible.
maginor-board-sorcery-short = frit × { $cards }

## Questions in between

maginor-board-aside = Læg det til side, og se cirklen
maginor-board-slot = Plads { $slot }: { $symbol }
maginor-board-slot-of = Plads { $slot }: { $symbol }, { $name }
maginor-board-stop = Ikke flere markører
maginor-board-duel-about = Det gælder plads { $slot } ({ $symbol }) på { maginor-tile }.
maginor-board-duel-tie = { $role ->
    [defender] Jord mod jord vinder du. Ild mod ild eller vand mod vand gør pladsen ledig.
   *[challenger] Jord mod jord taber du. Ild mod ild eller vand mod vand gør pladsen ledig.
}
maginor-board-beats = { $element ->
    [earth] slår vand
    [water] slår ild
   *[fire] slår jord
}
maginor-board-reverse = Brug Omvende, og vind
maginor-board-let-stand = Lad resultatet stå
maginor-board-other = { $second ->
    [yes] { $name } er nummer to og får det andet.
   *[no] Der er ingen nummer to: det andet går ud af spillet.
}

## A tile looked at closely

maginor-board-gone = Dette orakel er optalt og har forladt cirklen.
maginor-board-standing = { $place ->
    [first] { $counters ->
        [one] { $name }: { $counters } markør, ville blive nummer 1
       *[other] { $name }: { $counters } markører, ville blive nummer 1
    }
    [second] { $counters ->
        [one] { $name }: { $counters } markør, ville blive nummer 2
       *[other] { $name }: { $counters } markører, ville blive nummer 2
    }
   *[other] { $counters ->
        [one] { $name }: { $counters } markør
       *[other] { $name }: { $counters } markører
    }
}
maginor-board-nobody = Ingen har en markør her.
maginor-board-free = { $symbol }: { $free } af { $all } { $free ->
    [one] ledig
   *[other] ledige
}
maginor-board-no-spell = Her ligger ingen formular.

## The score

maginor-board-score = Hver spillers stemmer
maginor-board-player = Spiller
maginor-board-won = Orakler og indvielser
maginor-board-sum = Stemmer
maginor-board-none = ingen endnu
# Above the tiles that were not scored yet.
maginor-board-left = { $tiles ->
    [0] Ingen orakler er tilbage
    [one] Stadig i spil: ét orakel, { maginor-votes }
   *[other] Stadig i spil: { $tiles } orakler, { $votes } stemmer
}
