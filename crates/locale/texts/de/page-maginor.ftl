## The board of Maginor on the page.

# On the first screen.
maginor-door = Gewinne die Stimmen von elf Orakeln, bevor Maginor sie einsammelt.
maginor-board-ring = Der Kreis der Orakel, im Uhrzeigersinn ab der Gildenhalle
maginor-board-players = Die anderen Spieler
maginor-board-own = Deine Karten, Zaubersprüche und Möglichkeiten
maginor-board-cards = Deine Karten
maginor-board-spells = Deine Zaubersprüche
maginor-board-answers = Deine Möglichkeiten

## On the ring

# Whose wizards stand on a tile.
maginor-board-wizards = Zauberer hier: { $names }.
maginor-board-maginor-on = Maginor steht hier.
maginor-board-maginor-before = Maginor steht davor.
maginor-board-die = Der Würfel zeigt { $symbol }.
maginor-board-die-maginor = Der Würfel zeigt Maginor.
# What somebody chooses in a duel.
maginor-board-choice = { $state ->
    [open] { $name }: Wahl noch offen
    [made] { $name }: geheim gewählt
   *[known] { $name }: gewählt
}
maginor-board-chose = { $name }: { $element }

## Players

# Counters that lie on no tile.
maginor-board-reserve = { $counters } Marker
maginor-board-has-turn = Ist am Zug.
maginor-board-stands = Der Zauberer steht auf { maginor-tile-dat }.
maginor-board-stands-middle = Der Zauberer steht in der Mitte des Kreises.
# $count is the number of symbol cards.
maginor-board-holds = { $count ->
    [0] Symbolkarten: keine. Zauberkarten: { $sorcery }.
   *[other] Symbolkarten: { $symbols }. Zauberkarten: { $sorcery }.
}
maginor-board-has-spells = Zaubersprüche: { $spells }.

## Choices of a turn

maginor-board-roll = Für { maginor-tile } würfeln
maginor-board-roll-middle = Würfeln
# What a tile is chosen for.
maginor-board-aim = { $aim ->
    [move] Ziehen zu …
    [sorcery] Zauberkarte für …
    [telekinesis] Telekinese auf …
   *[teleportation] Teleportation zu …
}
# The same, at the tile itself.
maginor-board-here = { $aim ->
    [move] Hierher ziehen
    [sorcery] Hier eine Zauberkarte spielen
    [telekinesis] Hier Telekinese wirken
   *[teleportation] Hierher teleportieren
}
# A tile that may be chosen: its votes, and how many counters one has there.
maginor-board-target = { $votes ->
    [one] { $votes } Stimme, deine Marker: { $own }
   *[other] { $votes } Stimmen, deine Marker: { $own }
}
maginor-board-cancel = Etwas anderes tun
maginor-board-card-played = Deine { $card } hast du schon gespielt
maginor-board-sorcery = { $cards ->
    [0] Keine Zauberkarte mehr
    [one] Eine Zauberkarte für ein Orakel spielen: noch eine
   *[other] Eine Zauberkarte für ein Orakel spielen: noch { $cards }
}
# The same on the card, in as few letters as possible.
maginor-board-sorcery-short = Zauber × { $cards }

## Questions in between

maginor-board-aside = Zur Seite legen und den Kreis ansehen
maginor-board-slot = Feld { $slot }: { $symbol }
maginor-board-slot-of = Feld { $slot }: { $symbol }, { $name }
maginor-board-stop = Kein zweiter Marker
maginor-board-duel-about = Es geht um Feld { $slot } ({ $symbol }) { maginor-tile-of }.
maginor-board-duel-tie = { $role ->
    [defender] Erde gegen Erde gewinnst du. Bei Feuer gegen Feuer oder Wasser gegen Wasser wird das Feld frei.
   *[challenger] Erde gegen Erde verlierst du. Bei Feuer gegen Feuer oder Wasser gegen Wasser wird das Feld frei.
}
maginor-board-beats = { $element ->
    [earth] schlägt Wasser
    [water] schlägt Feuer
   *[fire] schlägt Erde
}
maginor-board-reverse = Umkehrung wirken und gewinnen
maginor-board-let-stand = Es dabei belassen
maginor-board-other = { $second ->
    [yes] { $name } liegt auf Platz 2 und bekommt das andere.
   *[no] Niemand liegt auf Platz 2: Das andere kommt aus dem Spiel.
}

## A tile looked at closely

maginor-board-gone = Dieses Orakel wurde gewertet und hat den Kreis verlassen.
maginor-board-standing = { $place ->
    [first] { $name }: { $counters } Marker, derzeit Platz 1
    [second] { $name }: { $counters } Marker, derzeit Platz 2
   *[other] { $name }: { $counters } Marker
}
maginor-board-nobody = Niemand hat hier einen Marker.
maginor-board-free = { $symbol }: { $free } von { $all } frei
maginor-board-no-spell = Hier liegt kein Zauberspruch.

## The score

maginor-board-score = Stimmen aller Spieler
maginor-board-player = Spieler
maginor-board-won = Orakel und Rituale
maginor-board-sum = Stimmen
maginor-board-none = noch nichts
# Above the tiles that were not scored yet.
maginor-board-left = { $tiles ->
    [0] Kein Orakel ist mehr übrig
    [one] Noch im Spiel: ein Orakel, { maginor-votes }
   *[other] Noch im Spiel: { $tiles } Orakel, { $votes } Stimmen
}
