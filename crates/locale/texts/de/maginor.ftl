maginor-title = Maginor

## Symbols, spells, elements

maginor-symbol = { $symbol ->
    [fire] Feuer
    [water] Wasser
    [earth] Erde
    [air] Luft
   *[fate] Schicksal
}
maginor-element = { $element ->
    [earth] Erde
    [water] Wasser
   *[fire] Feuer
}
maginor-spell = { $spell ->
    [retrieval] Rückholung
    [restoration] Wiederherstellung
    [domination] Herrschaft
    [persuasion] Überzeugung
    [telekinesis] Telekinese
    [teleportation] Teleportation
    [summoning] Beschwörung
    [reversal] Umkehrung
    [golden-cauldron] Goldener Kessel
   *[high-wizard] Hohemagier
}
maginor-about-spell = { $spell ->
    [retrieval] Nimm zwei deiner gespielten Symbolkarten zurück.
    [restoration] Nimm zwei deiner gespielten Zauberkarten zurück.
    [domination] Setze einen oder zwei Marker auf beliebige freie Felder des Orakels, bei dem dein Zauberer ist.
    [persuasion] Ersetze einen gegnerischen Marker auf dem Orakel, bei dem dein Zauberer ist, durch einen eigenen.
    [telekinesis] Setze einen Marker auf ein beliebiges freies Feld eines beliebigen Orakels.
    [teleportation] Bewege deinen Zauberer zu einem anderen Orakel; danach darfst du trotzdem noch ziehen oder würfeln.
    [summoning] Das nächste Orakel auf Maginors Weg wird sofort gewertet; dein Zug endet.
    [reversal] Gewinne ein Duell, das du verloren hast oder das unentschieden ausging. Du wirst nach so einem Duell gefragt.
    [golden-cauldron] ein Ritual: am Ende 3 Stimmen. Es wird nicht gespielt.
   *[high-wizard] ein Ritual: am Ende 5 Stimmen. Es wird nicht gespielt.
}

## The tiles that ship

# By itself.
maginor-tile-title = { $tile ->
    [guild-hall] Gildenhalle
    [wisp] Irrlicht
    [mandrake] Alraune
    [salamander] Salamander
    [sphinx] Sphinx
    [norns] Drei Nornen
    [unicorn] Einhorn
    [djinn] Dschinn
    [great-eagle] Großer Adler
    [leviathan] Leviathan
   *[stone-giant] Steinriese
}
# In a sentence: after the word "Orakel", or by itself.
maginor-tile = { maginor-tile-title }

## The table

maginor-heading =
    Maginor für { $seats } Spieler: { $names }.
    Elf Orakel wählen den nächsten Hohemagier. Gewinne sie mit den meisten Markern; jedes ist so viele Stimmen wert, wie es Felder hat. Wer die meisten Stimmen hat, gewinnt.
maginor-variant = Wurf zu Ende führen
# After the name of the variant.
maginor-about-variant = Maginor rückt nach seinem Würfelsymbol auch dann vor, wenn dessen Stimme ein Orakel gefüllt und zur Wertung gebracht hat.
maginor-turn = { $who ->
    [you] Du bist am Zug
   *[other] { $name } ist am Zug
}
maginor-at-start = Maginor ist noch nicht aufgebrochen

## What one may do, in the words of a button or an advice

maginor-action-roll = würfeln
maginor-action-card = die Karte { $symbol } spielen
maginor-action-spell = { $spell } wirken
# A spell for a tile: Telekinesis, Teleportation.
maginor-action-spell-tile = { $spell } für das Orakel { $tile } wirken
maginor-action-move = zum Orakel { $tile } ziehen
maginor-action-sorcery = eine Zauberkarte für das Orakel { $tile } spielen
maginor-action-symbol = { $symbol } wählen
# What would do nothing, such as a card whose symbol the tile does not show.
maginor-action-idle = { $action } (nichts passiert)
maginor-action-slot = Feld { $slot } ({ $symbol }) wählen
maginor-action-slot-of = Feld { $slot } ({ $symbol }) von { $name } wählen
maginor-action-stop = keinen weiteren Marker setzen
maginor-action-duel = { $element } wählen
maginor-action-reversal = Umkehrung spielen
maginor-action-no-reversal = das Duell so stehen lassen
maginor-action-take-tile = das Orakel { $tile } nehmen ({ maginor-votes })
maginor-action-take-spell = den Zauberspruch { $spell } nehmen
maginor-action-retrieve = die Karte { $symbol } zurücknehmen

## What is asked

maginor-ask-turn = { $place ->
    [middle] Du bist in der Mitte und musst am Ende ziehen.
   *[tile] Spiel Karten und Zaubersprüche, dann würfle oder zieh.
}
maginor-ask-symbol = Welches Symbol wählst du für das Orakel { $tile }?
maginor-ask-slot = Welches Feld mit { $symbol } beim Orakel { $tile }?
maginor-ask-rival = Welchen Marker auf { $symbol } beim Orakel { $tile } forderst du heraus?
maginor-ask-duel = Ein Duell mit { $name }: Was wählst du, geheim?
maginor-ask-reversal = Du hast das Duell nicht gewonnen. Mit Umkehrung gewinnen?
maginor-ask-take = Beim Orakel { $tile } liegst du vorn. Was nimmst du?
maginor-ask-retrieve = { $left ->
    [one] Welche Symbolkarte nimmst du zurück?
   *[other] Welche Symbolkarte nimmst du zuerst zurück? Du darfst { $left } nehmen.
}
maginor-ask-domination = { $second ->
    [yes] Herrschaft: Wohin kommt der zweite Marker? Oder hör auf.
   *[no] Herrschaft: Wohin kommt der erste Marker?
}
maginor-ask-persuasion = Überzeugung: Welchen Marker ersetzt du durch deinen?
maginor-ask-telekinesis = Telekinese: Welches Feld beim Orakel { $tile }?

## What it is about

maginor-explain-turn =
    Dein Zauberer steht beim Orakel { $tile }. In deinem Zug darfst du beliebig viele Karten und Zaubersprüche spielen, und am Ende musst du entweder würfeln oder ziehen; dann ist der nächste Spieler am Zug.
    Würfeln: Der Würfel zeigt ein Symbol, und du setzt einen Marker auf ein freies Feld mit diesem Symbol beim Orakel deines Zauberers. Sind alle diese Felder besetzt, kämpfst du in einem Duell um eines. Zeigt das Orakel das Symbol nicht, passiert nichts. Eine Seite ist Maginor: Du wählst das Symbol, und Maginor rückt vor.
    Ziehen: Dein Zauberer geht zu einem anderen Orakel, um in den nächsten Zügen dort zu würfeln.
maginor-explain-turn-middle =
    Das Orakel deines Zauberers wurde gewertet, deshalb steht dein Zauberer in der Mitte des Kreises. Du darfst Zauberkarten und manche Zaubersprüche spielen, aber nicht würfeln: Am Ende deines Zuges ziehst du zu einem Orakel.
maginor-explain-cards =
    Karte: Jede deiner fünf Symbolkarten ist so gut wie ein Wurf mit diesem Symbol, einmal im Spiel. Zauber: Mit einer Zauberkarte würfelst du für ein beliebiges Orakel, wo immer dein Zauberer ist (noch { $sorcery }). Karten spielst du, bevor du würfelst oder ziehst.
maginor-explain-spells = Deine Zaubersprüche, jeder einmal zu spielen:
maginor-explain-aim =
    Ein Orakel wird gewertet, wenn Maginor es verlässt oder alle seine Felder voll sind; nur die Gildenhalle erst am Schluss, wenn er dort ankommt. Wer die meisten Marker hat, nimmt das Orakel oder den Zauberspruch daneben, der Zweite nimmt das andere; bei Gleichstand entscheidet der Marker, der in der Reihe zuerst kommt. Alle Marker kommen zurück. Geh also dorthin, wo du Erster oder Zweiter sein kannst, bevor Maginor da ist.
maginor-explain-counters = Beim Orakel { $tile } ({ maginor-votes }{ $has_spell ->
    [yes] , mit dem Zauberspruch { $spell }
   *[no] , ohne Zauberspruch
}) liegen Marker von: { $counters }.
maginor-explain-symbol = Du darfst das Symbol deiner Stimme beim Orakel { $tile } wählen. Ist ein Feld mit diesem Symbol frei, kommt dein Marker dorthin; sonst kämpfst du in einem Duell um eines. Ein freies Feld ist sicherer als ein Duell.
maginor-explain-idle = Du darfst auch ein Symbol wählen, bei dem nichts passiert, weil es beim Orakel nicht vorkommt oder alle seine Felder dir gehören. Dann bleibt das Orakel, wie es ist, und du behältst deinen Marker.
maginor-explain-slot = Alle diese Felder sind frei. Die Felder werden von oben im Uhrzeigersinn gezählt. Hast du bei der Wertung so viele Marker wie jemand anderes, liegt vorn, wer in dieser Reihenfolge den ersten hat: Eine niedrige Nummer ist also besser.
maginor-explain-rival = Alle Felder mit diesem Symbol sind besetzt. Wähle den Marker, um dessen Feld du ein Duell kämpfst: Gewinnst du, tritt deiner an seine Stelle.
maginor-explain-advance = Danach rückt Maginor einen Schritt vor.
maginor-explain-duel =
    Beide wählen geheim Erde, Wasser oder Feuer. Erde schlägt Wasser, Wasser schlägt Feuer, Feuer schlägt Erde. { $role ->
    [defender] Du verteidigst deinen Marker: Gewinnst du, bleibt er; verlierst du, tritt der des Herausforderers an seine Stelle.
   *[challenger] Du forderst heraus: Gewinnst du, tritt dein Marker an die Stelle des anderen.
    }
    Wählen beide Erde, gewinnt der Verteidiger. Wählen beide Feuer oder beide Wasser, wird das Feld frei.
maginor-explain-reversal = Mit Umkehrung gewinnst du dieses Duell, statt es zu verlieren oder unentschieden zu beenden. Du hast den Zauberspruch nur einmal.
maginor-explain-take =
    Du hast bei diesem Orakel die meisten Marker und wählst deshalb. { $second ->
    [yes] Danach nimmt { $name } als Zweiter, was du übrig lässt.
   *[no] Niemand sonst hat dort einen Marker: Das andere kommt aus dem Spiel.
    } Orakel sind am Ende Stimmen, Zaubersprüche helfen dir unterwegs. Der Zauberspruch:
maginor-explain-retrieve = Rückholung bringt zwei der Symbolkarten zurück, die du gespielt hast.
maginor-explain-domination = Mit Herrschaft setzt du einen oder zwei Marker auf beliebige freie Felder des Orakels, bei dem dein Zauberer ist.
maginor-explain-persuasion = Überzeugung setzt deinen Marker an die Stelle eines gegnerischen, ohne Duell.
maginor-explain-telekinesis = Alle diese Felder sind frei, und dein Marker darf auf jedes von ihnen, egal welches Symbol es zeigt. Bei Gleichstand ist ein Feld mit niedriger Nummer besser.

## Refusals

maginor-refusal-other = Das ist jetzt nicht gefragt. { $asked ->
    [turn] Du bist am Zug: Spiel eine Karte oder einen Zauberspruch, würfle oder zieh.
    [symbol] Wähle zuerst das Symbol deiner Stimme.
    [slot] Wähle zuerst ein Feld.
    [duel] Wähle Erde, Wasser oder Feuer für das Duell.
    [reversal] Sag, ob du Umkehrung spielst.
    [take] Wähle das Orakel oder den Zauberspruch.
   *[retrieve] Wähle eine Symbolkarte, die du zurücknimmst.
}
maginor-refusal-card = Deine Karte { $symbol } hast du schon gespielt.
maginor-refusal-sorcery = Du hast keine Zauberkarte mehr.
maginor-refusal-spell = Du hast den Zauberspruch { $spell } nicht.
maginor-refusal-middle = Dein Zauberer steht in der Mitte und bei keinem Orakel, deshalb geht das jetzt nicht. Zieh zuerst zu einem Orakel.
maginor-refusal-not-in-play = { $tile ->
   *[other] Dieses Orakel gibt es nicht mehr: { $tile } wurde gewertet.
}
maginor-refusal-there = Dein Zauberer ist schon beim Orakel { $tile }. Zieh woandershin oder würfle.
maginor-refusal-must-roll = Seit { $turns } Zügen hat niemand gewürfelt, also musst du: Du kannst jetzt nicht ziehen.
maginor-refusal-no-counter = Alle deine Marker liegen auf Orakeln. Wird ein Orakel gewertet, kommen welche zurück.
maginor-refusal-nothing = Eine Stimme mit { $symbol } könnte beim Orakel { $tile } nichts bewirken: Das Symbol kommt dort nicht vor, oder alle seine Felder gehören dir.
maginor-refusal-full = Beim Orakel { $tile } ist kein Feld frei.
maginor-refusal-rival = Kein Gegner hat einen Marker beim Orakel { $tile }.
maginor-refusal-discarded = Du hast noch keine solche Karte gespielt, also gibt es nichts zurückzunehmen.
maginor-refusal-not-discarded = Die Karte { $symbol } hast du noch. Nimm eine zurück, die du gespielt hast.
maginor-refusal-only-hall = Nur die Gildenhalle ist übrig, und sie kann nicht beschworen werden.
maginor-refusal-slot = { $why ->
    [none] Beim Orakel { $tile } gibt es kein Feld { $slot }.
    [taken] Auf Feld { $slot } liegt schon ein Marker.
    [other-symbol] Feld { $slot } zeigt ein anderes Symbol.
   *[no-rival] Auf Feld { $slot } liegt kein gegnerischer Marker.
} Wähle ein anderes Feld.
maginor-refusal-stop = Mit Herrschaft setzt du mindestens einen Marker.
maginor-refusal-chance = So können die Würfel nicht gefallen sein.

## What happens

maginor-fact-ring = Der Kreis mit den Zaubersprüchen: { $tiles }.
maginor-fact-first = { $who ->
    [you] Du beginnst.
   *[other] { $name } beginnt.
}
maginor-fact-turn = { $turn }.
maginor-fact-must-roll = Lange hat niemand gewürfelt, also { $who ->
    [you] musst du würfeln.
   *[other] muss { $name } würfeln.
}
maginor-fact-card = { $who ->
    [you] Du spielst die Karte { $symbol }.
   *[other] { $name } spielt die Karte { $symbol }.
}
maginor-fact-sorcery = { $who ->
    [you] Du spielst eine Zauberkarte.
   *[other] { $name } spielt eine Zauberkarte.
}
maginor-fact-spell = { $who ->
    [you] Du wirkst { $spell }.
   *[other] { $name } wirkt { $spell }.
}
maginor-fact-moved = { $who ->
    [you] Du ziehst zum Orakel { $tile }.
   *[other] { $name } zieht zum Orakel { $tile }.
}
maginor-fact-rolled = { $who ->
    [you] Du würfelst für das Orakel { $tile }: { $symbol }.
   *[other] { $name } würfelt für das Orakel { $tile }: { $symbol }.
}
maginor-fact-rolled-maginor = { $who ->
    [you] Du würfelst für das Orakel { $tile }: Maginor! Du wählst das Symbol, und er rückt vor.
   *[other] { $name } würfelt für das Orakel { $tile }: Maginor! Nach einer Stimme mit beliebigem Symbol rückt er vor.
}
maginor-fact-symbol = { $who ->
    [you] Das Symbol deiner Stimme ist { $symbol }.
   *[other] Das Symbol der Stimme von { $name } ist { $symbol }.
}
maginor-fact-not-shown = Nichts passiert: Das Symbol kommt beim Orakel { $tile } nicht vor.
maginor-fact-all-own = Nichts passiert: { $who ->
    [you] Alle diese Felder gehören schon dir.
   *[other] Alle diese Felder gehören schon { $name }.
}
maginor-fact-no-counter = Nichts passiert: { $who ->
    [you] Du hast keinen Marker mehr.
   *[other] { $name } hat keinen Marker mehr.
}
maginor-fact-placed = { $who ->
    [you] Dein Marker kommt auf Feld { $slot } ({ $symbol }) beim Orakel { $tile }.
   *[other] Der Marker von { $name } kommt auf Feld { $slot } ({ $symbol }) beim Orakel { $tile }.
}
maginor-fact-filled = Alle Felder beim Orakel { $tile } sind voll.
maginor-fact-advance-lost = Mit der Wertung des Orakels endet der Zug, deshalb verfällt Maginors Schritt.
maginor-fact-challenged = { $who ->
    [you] Du forderst { $other } um Feld { $slot } ({ $symbol }) beim Orakel { $tile } heraus: ein Duell!
    [against-you] { $name } fordert dich um Feld { $slot } ({ $symbol }) beim Orakel { $tile } heraus: ein Duell!
   *[other] { $name } fordert { $other } um Feld { $slot } ({ $symbol }) beim Orakel { $tile } heraus: ein Duell!
}
maginor-fact-chose = { $who ->
    [you] Du wählst { $element }.
   *[other] { $name } wählt { $element }.
}
maginor-fact-chose-secretly = { $name } hat geheim gewählt.
maginor-fact-revealed = { $challenger }: { $challenge }. { $defender }: { $defence }.{ $verdict ->
    [both-earth] { " " }Bei Erde gegen Erde gewinnt der Verteidiger.
   *[other] { "" }
}
maginor-fact-no-reversal = { $who ->
    [you] Du hebst dir Umkehrung für später auf.
   *[other] { $name } spart Umkehrung für später auf.
}
maginor-fact-duel-won = { $who ->
    [you] Du gewinnst das Duell: Feld { $slot } beim Orakel { $tile } gehört dir.
    [against-you] { $name } gewinnt das Duell und hält Feld { $slot } beim Orakel { $tile }.
   *[other] { $name } gewinnt das Duell mit { $other } und hält Feld { $slot } beim Orakel { $tile }.
}
maginor-fact-duel-tied = Das Duell endet unentschieden: Feld { $slot } beim Orakel { $tile } ist frei.
maginor-fact-retrieved = { $who ->
    [you] Du nimmst zurück: { $symbols }.
   *[other] { $name } nimmt zurück: { $symbols }.
}
maginor-fact-restored = { $who ->
    [you] Du nimmst { $cards ->
        [one] eine Zauberkarte
       *[other] { $cards } Zauberkarten
    } zurück.
   *[other] { $name } nimmt { $cards ->
        [one] eine Zauberkarte
       *[other] { $cards } Zauberkarten
    } zurück.
}
maginor-fact-persuaded = { $who ->
    [you] Dein Marker ersetzt den von { $other } auf Feld { $slot } beim Orakel { $tile }.
    [against-you] Der Marker von { $name } ersetzt deinen auf Feld { $slot } beim Orakel { $tile }.
   *[other] Der Marker von { $name } ersetzt den von { $other } auf Feld { $slot } beim Orakel { $tile }.
}
maginor-fact-before = Maginor steht jetzt vor dem Orakel { $tile }.
# A full tile was scored and left the ring, and Maginor stood on it or before it.
maginor-fact-gap-closed = Das Orakel { $tile } ist weg, deshalb steht Maginor jetzt vor dem Orakel { $before }.
maginor-fact-on = Maginor rückt auf das Orakel { $tile } vor.
maginor-fact-leaves = Maginor verlässt das Orakel { $tile }.
maginor-fact-scored = Wertung: { $tile }. Marker: { $counters }. Platz 1: { $first }, Platz 2: { $second }.
maginor-fact-scored-alone = Wertung: { $tile }. Marker: { $counters } und sonst niemand.
maginor-fact-scored-nobody = Wertung: { $tile }. Niemand hat dort einen Marker.
maginor-fact-took-tile = { $who ->
    [you] Du nimmst das Orakel { $tile }: { maginor-votes }.
   *[other] { $name } nimmt das Orakel { $tile }: { maginor-votes }.
}
maginor-fact-took-spell = { $who ->
    [you] Du nimmst den Zauberspruch { $spell }.
   *[other] { $name } nimmt den Zauberspruch { $spell }.
}
maginor-fact-tile-discarded = Niemand bekommt das Orakel { $tile }.
maginor-fact-spell-discarded = Niemand bekommt den Zauberspruch { $spell }.
maginor-fact-cleared = Alle Marker vom Orakel { $tile } gehen zurück.
maginor-fact-to-the-middle = In die Mitte des Kreises: { $names }.
maginor-fact-over = Die Gildenhalle war das letzte Orakel.

# What somebody has at the end, or what a tile is worth.
maginor-votes = { $votes ->
    [one] { $votes } Stimme
   *[other] { $votes } Stimmen
}
# What a bot expects to have at the end; $votes may be 12.3.
maginor-votes-expected = { $votes } Stimmen erwartet
