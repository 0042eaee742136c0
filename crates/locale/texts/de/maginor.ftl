maginor-title = Maginor

## Symbols, spells, elements

maginor-symbol = { $symbol ->
    [fire] Feuer
    [water] Wasser
    [earth] Erde
    [air] Luft
   *[fate] Schicksal
}
# A symbol card.
maginor-card = { $symbol ->
    [fire] Feuerkarte
    [water] Wasserkarte
    [earth] Erdkarte
    [air] Luftkarte
   *[fate] Schicksalskarte
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
    [domination] Setze einen oder zwei Marker auf beliebige freie Felder des Orakels, auf dem dein Zauberer steht.
    [persuasion] Ersetze auf dem Orakel deines Zauberers einen gegnerischen Marker durch einen eigenen.
    [telekinesis] Setze einen Marker auf ein beliebiges freies Feld eines beliebigen Orakels.
    [teleportation] Bewege deinen Zauberer zu einem anderen Orakel; danach musst du noch ziehen oder würfeln.
    [summoning] Das erste Orakel im Uhrzeigersinn nach der Gildenhalle wird sofort gewertet; dein Zug endet.
    [reversal] Gewinne ein Duell, das du verloren hast oder das unentschieden ausging. Du wirst nach so einem Duell gefragt.
    [golden-cauldron] ein Ritual: am Ende 3 Stimmen. Es wird nicht gewirkt.
   *[high-wizard] ein Ritual: am Ende 5 Stimmen. Es wird nicht gewirkt.
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
    [stone-giant] Steinriese
   *[other] { $tile }
}
# In a sentence, as its object: "für das Irrlicht".
maginor-tile = { $tile ->
    [guild-hall] die Gildenhalle
    [wisp] das Irrlicht
    [mandrake] die Alraune
    [salamander] den Salamander
    [sphinx] die Sphinx
    [norns] die Drei Nornen
    [unicorn] das Einhorn
    [djinn] den Dschinn
    [great-eagle] den Großen Adler
    [leviathan] den Leviathan
    [stone-giant] den Steinriesen
   *[other] das Orakel „{ $tile }“
}
# "auf dem Irrlicht", "vor dem Irrlicht"
maginor-tile-dat = { $tile ->
    [guild-hall] der Gildenhalle
    [wisp] dem Irrlicht
    [mandrake] der Alraune
    [salamander] dem Salamander
    [sphinx] der Sphinx
    [norns] den Drei Nornen
    [unicorn] dem Einhorn
    [djinn] dem Dschinn
    [great-eagle] dem Großen Adler
    [leviathan] dem Leviathan
    [stone-giant] dem Steinriesen
   *[other] dem Orakel „{ $tile }“
}
# "Feld 3 des Irrlichts"
maginor-tile-of = { $tile ->
    [guild-hall] der Gildenhalle
    [wisp] des Irrlichts
    [mandrake] der Alraune
    [salamander] des Salamanders
    [sphinx] der Sphinx
    [norns] der Drei Nornen
    [unicorn] des Einhorns
    [djinn] des Dschinns
    [great-eagle] des Großen Adlers
    [leviathan] des Leviathans
    [stone-giant] des Steinriesen
   *[other] des Orakels „{ $tile }“
}
# "zum Irrlicht ziehen"
maginor-tile-to = { $tile ->
    [guild-hall] zur Gildenhalle
    [wisp] zum Irrlicht
    [mandrake] zur Alraune
    [salamander] zum Salamander
    [sphinx] zur Sphinx
    [norns] zu den Drei Nornen
    [unicorn] zum Einhorn
    [djinn] zum Dschinn
    [great-eagle] zum Großen Adler
    [leviathan] zum Leviathan
    [stone-giant] zum Steinriesen
   *[other] zum Orakel „{ $tile }“
}

## The table

maginor-heading =
    Maginor für { $seats } Spieler: { $names }.
    Elf Orakel wählen den nächsten Hohemagier. Gewinne sie mit den meisten Markern; jedes ist so viele Stimmen wert, wie es Felder hat. Wer die meisten Stimmen hat, gewinnt.
maginor-variant = Wurf zu Ende führen
# After the name of the variant.
maginor-about-variant = zeigt der Würfel Maginor, rückt er auch dann vor, wenn die Stimme ein Orakel gefüllt hat und es gewertet wurde.
maginor-turn = { $who ->
    [you] Du bist am Zug
   *[other] { $name } ist am Zug
}
maginor-at-start = Maginor ist noch nicht aufgebrochen

## What one may do, in the words of a button or an advice

maginor-action-roll = würfeln
maginor-action-card = die { $card } spielen
maginor-action-spell = { $spell } wirken
# A spell for a tile: Telekinesis, Teleportation.
maginor-action-spell-tile = { $spell ->
    [Teleportation] { $spell } { maginor-tile-to } wirken
   *[other] { $spell } auf { maginor-tile } wirken
}
maginor-action-move = { maginor-tile-to } ziehen
maginor-action-sorcery = eine Zauberkarte für { maginor-tile } spielen
maginor-action-symbol = { $symbol } wählen
# What would do nothing, such as a card whose symbol the tile does not show.
maginor-action-idle = { $action } (nichts passiert)
maginor-action-slot = Feld { $slot } ({ $symbol }) wählen
maginor-action-slot-of = { GENITIVE($name) } Feld { $slot } ({ $symbol }) wählen
maginor-action-stop = keinen zweiten Marker setzen
maginor-action-duel = { $element } wählen
maginor-action-reversal = Umkehrung wirken
maginor-action-no-reversal = es dabei belassen
maginor-action-take-tile = { maginor-tile } nehmen ({ maginor-votes })
maginor-action-take-spell = den Zauberspruch { $spell } nehmen
maginor-action-retrieve = die { $card } zurücknehmen

## What is asked

maginor-ask-turn = { $place ->
    [middle] Du bist in der Mitte und musst am Ende deines Zuges ziehen.
   *[tile] Spiel Karten und Zaubersprüche, dann würfle oder zieh.
}
maginor-ask-symbol = Welches Symbol wählst du für { maginor-tile }?
maginor-ask-slot = Welches Feld mit { $symbol } auf { maginor-tile-dat }?
maginor-ask-rival = Welchen Marker auf { $symbol } forderst du auf { maginor-tile-dat } heraus?
maginor-ask-duel = Ein Duell gegen { $name }: Was wählst du im Geheimen?
maginor-ask-reversal = Du hast das Duell nicht gewonnen. Mit Umkehrung gewinnen?
maginor-ask-take = Auf { maginor-tile-dat } liegst du vorn. Was nimmst du?
maginor-ask-retrieve = { $left ->
    [one] Welche Symbolkarte nimmst du zurück?
   *[other] Welche Symbolkarte nimmst du zuerst zurück? Du darfst { $left } nehmen.
}
maginor-ask-domination = { $second ->
    [yes] Herrschaft: Wohin kommt der zweite Marker? Oder setzt du keinen mehr?
   *[no] Herrschaft: Wohin kommt der erste Marker?
}
maginor-ask-persuasion = Überzeugung: Welchen Marker ersetzt du durch deinen?
maginor-ask-telekinesis = Telekinese: Welches Feld auf { maginor-tile-dat }?

## What it is about

maginor-explain-turn =
    Dein Zauberer steht auf { maginor-tile-dat }. In deinem Zug darfst du beliebig viele Karten und Zaubersprüche spielen, und am Ende musst du entweder würfeln oder ziehen; dann ist der Nächste am Zug.
    Würfeln: Der Würfel zeigt ein Symbol, und du setzt einen Marker auf ein freies Feld mit diesem Symbol auf dem Orakel deines Zauberers. Sind alle diese Felder besetzt, duellierst du dich um eines. Zeigt das Orakel das Symbol nicht, passiert nichts. Eine Seite ist Maginor: Du wählst das Symbol, und Maginor rückt vor.
    Ziehen: Dein Zauberer geht zu einem anderen Orakel, um in den nächsten Zügen dort zu würfeln.
maginor-explain-turn-middle =
    Das Orakel deines Zauberers wurde gewertet, deshalb steht dein Zauberer in der Mitte des Kreises. Du darfst Zauberkarten und manche Zaubersprüche spielen, aber nicht würfeln: Am Ende deines Zuges ziehst du zu einem Orakel.
maginor-explain-cards =
    Symbolkarte: Jede deiner fünf Symbolkarten ist so gut wie ein Wurf mit diesem Symbol, einmal im Spiel. Zauberkarte: Damit würfelst du für ein beliebiges Orakel, wo immer dein Zauberer ist (noch { $sorcery }). Karten spielst du, bevor du würfelst oder ziehst.
maginor-explain-spells = Deine Zaubersprüche, jeder einmal zu wirken:
maginor-explain-aim =
    Ein Orakel wird gewertet, wenn Maginor es verlässt oder alle seine Felder voll sind; nur die Gildenhalle erst am Schluss, wenn er dort ankommt. Wer die meisten Marker hat, nimmt das Orakel oder den Zauberspruch daneben, Platz 2 bekommt das andere; bei Gleichstand entscheidet der Marker, der in der Reihe zuerst kommt. Alle Marker kommen zurück. Geh also dorthin, wo du auf Platz 1 oder 2 kommen kannst, bevor Maginor da ist.
maginor-explain-counters = Marker auf { maginor-tile-dat } ({ maginor-votes }{ $has_spell ->
    [yes] , mit dem Zauberspruch { $spell }
   *[no] , ohne Zauberspruch
}): { $counters }.
maginor-explain-symbol = Du darfst das Symbol deiner Stimme auf { maginor-tile-dat } wählen. Ist ein Feld mit diesem Symbol frei, kommt dein Marker dorthin; sonst duellierst du dich um eines. Ein freies Feld ist sicherer als ein Duell.
maginor-explain-idle = Du darfst auch ein Symbol wählen, bei dem nichts passiert, weil es auf dem Orakel nicht vorkommt oder alle seine Felder dir gehören. Dann bleibt das Orakel, wie es ist, und du behältst deinen Marker.
maginor-explain-slot = Alle diese Felder sind frei. Die Felder werden von oben im Uhrzeigersinn gezählt. Hast du bei der Wertung so viele Marker wie jemand anderes, liegt vorn, wer in dieser Reihenfolge den ersten hat: Eine niedrige Nummer ist also besser.
maginor-explain-rival = Alle Felder mit diesem Symbol sind besetzt. Wähle den Marker, um dessen Feld du dich duellieren willst: Gewinnst du, tritt deiner an seine Stelle.
maginor-explain-advance = Danach rückt Maginor einen Schritt vor.
maginor-explain-duel =
    Beide wählen geheim Erde, Wasser oder Feuer. Erde schlägt Wasser, Wasser schlägt Feuer, Feuer schlägt Erde. { $role ->
    [defender] Du verteidigst deinen Marker: Gewinnst du, bleibt er; verlierst du, tritt der des Herausforderers an seine Stelle.
   *[challenger] Du forderst heraus: Gewinnst du, tritt dein Marker an die Stelle des anderen.
    }
    Wählen beide Erde, gewinnt der Verteidiger. Wählen beide Feuer oder beide Wasser, wird das Feld frei.
maginor-explain-reversal = Mit Umkehrung gewinnst du dieses Duell, statt es zu verlieren oder unentschieden zu beenden. Du hast den Zauberspruch nur einmal.
maginor-explain-take =
    Du hast auf diesem Orakel die meisten Marker, also darfst du wählen. { $second ->
    [yes] { $name } liegt auf Platz 2 und nimmt, was du übrig lässt.
   *[no] Niemand sonst hat dort einen Marker: Das andere kommt aus dem Spiel.
    } Orakel sind am Ende Stimmen, Zaubersprüche helfen dir unterwegs. Der Zauberspruch:
maginor-explain-retrieve = Rückholung bringt zwei der Symbolkarten zurück, die du gespielt hast.
maginor-explain-domination = Mit Herrschaft setzt du einen oder zwei Marker auf beliebige freie Felder des Orakels, auf dem dein Zauberer steht.
maginor-explain-persuasion = Überzeugung setzt deinen Marker an die Stelle eines gegnerischen, ohne Duell.
maginor-explain-telekinesis = Alle diese Felder sind frei, und dein Marker darf auf jedes von ihnen, egal welches Symbol es zeigt. Bei Gleichstand ist ein Feld mit niedriger Nummer besser.

## Refusals

maginor-refusal-other = Darum geht es gerade nicht. { $asked ->
    [turn] Du bist am Zug: Spiel eine Karte oder einen Zauberspruch, würfle oder zieh.
    [symbol] Wähle zuerst das Symbol deiner Stimme.
    [slot] Wähle zuerst ein Feld.
    [duel] Wähle Erde, Wasser oder Feuer für das Duell.
    [reversal] Sag, ob du Umkehrung wirkst.
    [take] Wähle das Orakel oder den Zauberspruch.
   *[retrieve] Wähle eine Symbolkarte, die du zurücknimmst.
}
maginor-refusal-card = Deine { $card } hast du schon gespielt.
maginor-refusal-sorcery = Du hast keine Zauberkarte mehr.
maginor-refusal-spell = Du hast den Zauberspruch { $spell } nicht.
maginor-refusal-middle = Dein Zauberer steht in der Mitte und auf keinem Orakel, deshalb geht das jetzt nicht. Zieh zuerst zu einem Orakel.
maginor-refusal-not-in-play = Dieses Orakel ist schon gewertet und nicht mehr im Spiel: { maginor-tile-title }.
maginor-refusal-there = Dein Zauberer steht schon auf { maginor-tile-dat }. Zieh woandershin oder würfle.
maginor-refusal-must-roll = Seit { $turns } Zügen hat niemand gewürfelt, also musst du: Du kannst jetzt nicht ziehen.
maginor-refusal-no-counter = Alle deine Marker liegen auf Orakeln. Wird ein Orakel gewertet, kommen welche zurück.
maginor-refusal-nothing = Eine Stimme mit { $symbol } könnte auf { maginor-tile-dat } nichts bewirken: Das Symbol kommt dort nicht vor, oder alle seine Felder gehören dir.
maginor-refusal-full = Auf { maginor-tile-dat } ist kein Feld frei.
maginor-refusal-rival = Auf { maginor-tile-dat } hat kein Gegner einen Marker.
maginor-refusal-discarded = Du hast noch keine solche Karte gespielt, also gibt es nichts zurückzunehmen.
maginor-refusal-not-discarded = Deine { $card } hast du noch. Nimm eine zurück, die du gespielt hast.
maginor-refusal-only-hall = Nur die Gildenhalle ist übrig, und sie kann nicht beschworen werden.
maginor-refusal-slot = { $why ->
    [none] Auf { maginor-tile-dat } gibt es kein Feld { $slot }.
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
maginor-fact-must-roll = Schon lange hat niemand mehr gewürfelt, also { $who ->
    [you] musst du würfeln.
   *[other] muss { $name } würfeln.
}
maginor-fact-card = { $who ->
    [you] Du spielst deine { $card }.
   *[other] { $name } spielt die { $card }.
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
    [you] Du ziehst { maginor-tile-to }.
   *[other] { $name } zieht { maginor-tile-to }.
}
maginor-fact-rolled = { $who ->
    [you] Du würfelst für { maginor-tile }: { $symbol }.
   *[other] { $name } würfelt für { maginor-tile }: { $symbol }.
}
maginor-fact-rolled-maginor = { $who ->
    [you] Du würfelst für { maginor-tile }: Maginor! Du wählst das Symbol, und er rückt vor.
   *[other] { $name } würfelt für { maginor-tile }: Maginor! Nach einer Stimme mit beliebigem Symbol rückt er vor.
}
maginor-fact-symbol = { $who ->
    [you] Das Symbol deiner Stimme ist { $symbol }.
   *[other] Das Symbol von { GENITIVE($name) } Stimme ist { $symbol }.
}
maginor-fact-not-shown = Nichts passiert: Das Symbol kommt auf { maginor-tile-dat } nicht vor.
maginor-fact-all-own = Nichts passiert: { $who ->
    [you] Alle diese Felder gehören schon dir.
   *[other] Alle diese Felder gehören schon { $name }.
}
maginor-fact-no-counter = Nichts passiert: { $who ->
    [you] Du hast keinen Marker mehr.
   *[other] { $name } hat keinen Marker mehr.
}
maginor-fact-placed = { $who ->
    [you] Dein Marker kommt auf Feld { $slot } ({ $symbol }) { maginor-tile-of }.
   *[other] { GENITIVE($name) } Marker kommt auf Feld { $slot } ({ $symbol }) { maginor-tile-of }.
}
maginor-fact-filled = Alle Felder { maginor-tile-of } sind voll.
maginor-fact-advance-lost = Mit der Wertung des Orakels endet der Zug, deshalb verfällt Maginors Schritt.
maginor-fact-challenged = { $who ->
    [you] Du forderst { $other } zum Duell um Feld { $slot } ({ $symbol }) { maginor-tile-of }!
    [against-you] { $name } fordert dich zum Duell um Feld { $slot } ({ $symbol }) { maginor-tile-of }!
   *[other] { $name } fordert { $other } zum Duell um Feld { $slot } ({ $symbol }) { maginor-tile-of }!
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
   *[other] { $name } hebt sich Umkehrung für später auf.
}
maginor-fact-duel-won = { $who ->
    [you] Du gewinnst das Duell: Feld { $slot } { maginor-tile-of } gehört dir.
    [against-you] { $name } gewinnt das Duell und hält Feld { $slot } { maginor-tile-of }.
   *[other] { $name } gewinnt das Duell gegen { $other } und hält Feld { $slot } { maginor-tile-of }.
}
maginor-fact-duel-tied = Das Duell endet unentschieden: Feld { $slot } { maginor-tile-of } ist frei.
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
    [you] Dein Marker ersetzt den von { $other } auf Feld { $slot } { maginor-tile-of }.
    [against-you] { GENITIVE($name) } Marker ersetzt deinen auf Feld { $slot } { maginor-tile-of }.
   *[other] { GENITIVE($name) } Marker ersetzt den von { $other } auf Feld { $slot } { maginor-tile-of }.
}
maginor-fact-before = Maginor steht jetzt vor { maginor-tile-dat }.
maginor-fact-on = Maginor rückt auf { maginor-tile } vor.
maginor-fact-leaves = Maginor verlässt { maginor-tile }.
maginor-fact-scored = Wertung: { maginor-tile-title }. Marker: { $counters }. Platz 1: { $first }, Platz 2: { $second }.
maginor-fact-scored-alone = Wertung: { maginor-tile-title }. Marker: { $counters }, sonst niemand.
maginor-fact-scored-nobody = Wertung: { maginor-tile-title }. Niemand hat dort einen Marker.
# A full tile was scored and left the ring, and Maginor stood on it or before it.
maginor-fact-gap-closed = Das Orakel ist weg, deshalb steht Maginor jetzt vor { maginor-tile-dat }.
maginor-fact-took-tile = { $who ->
    [you] Du nimmst { maginor-tile }: { maginor-votes }.
   *[other] { $name } nimmt { maginor-tile }: { maginor-votes }.
}
maginor-fact-took-spell = { $who ->
    [you] Du nimmst den Zauberspruch { $spell }.
   *[other] { $name } nimmt den Zauberspruch { $spell }.
}
maginor-fact-tile-discarded = Niemand bekommt { maginor-tile }.
maginor-fact-spell-discarded = Niemand bekommt den Zauberspruch { $spell }.
maginor-fact-cleared = Alle Marker auf { maginor-tile-dat } gehen zurück.
maginor-fact-to-the-middle = In die Mitte des Kreises: { $names }.
maginor-fact-over = Die Gildenhalle war das letzte Orakel.

# What somebody has at the end, or what a tile is worth.
maginor-votes = { $votes ->
    [one] { $votes } Stimme
   *[other] { $votes } Stimmen
}
# What a bot expects to have at the end.
maginor-votes-expected = { $votes ->
    [one] etwa { $votes } Stimme am Ende
   *[other] etwa { $votes } Stimmen am Ende
}
