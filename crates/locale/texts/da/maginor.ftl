maginor-title = Maginor

## Symbols, spells, elements

maginor-symbol = { $symbol ->
    [fire] ild
    [water] vand
    [earth] jord
    [air] luft
   *[fate] skæbne
}
# A symbol card.
maginor-card = { $symbol ->
    [fire] ildkortet
    [water] vandkortet
    [earth] jordkortet
    [air] luftkortet
   *[fate] skæbnekortet
}
maginor-element = { $element ->
    [earth] jord
    [water] vand
   *[fire] ild
}
maginor-spell = { $spell ->
    [retrieval] Genfinde
    [restoration] Genskabe
    [domination] Dominere
    [persuasion] Overtale
    [telekinesis] Telekinese
    [teleportation] Teleportere
    [summoning] Tilkalde
    [reversal] Omvende
    [golden-cauldron] Den Gyldne Gryde
   *[high-wizard] Øverste Troldmand
}
maginor-about-spell = { $spell ->
    [retrieval] tag to af dine brugte symbolkort tilbage.
    [restoration] tag to af dine brugte trolddomskort tilbage.
    [domination] læg en eller to markører på ledige pladser efter eget valg på det orakel, din troldmand står på.
    [persuasion] udskift en modspillers markør på det orakel, din troldmand står på, med en af dine egne.
    [telekinesis] læg en markør på en ledig plads på et hvilket som helst orakel.
    [teleportation] flyt din troldmand til et andet orakel; bagefter skal du stadig rykke eller slå.
    [summoning] optæl straks det første orakel med uret fra Troldmændenes Råd; så slutter din tur.
    [reversal] vind en duel, som du har tabt, eller som endte uafgjort. Du bliver spurgt efter sådan en duel.
    [golden-cauldron] en indvielse: 3 stemmer til sidst. Den bruges ikke undervejs.
   *[high-wizard] en indvielse: 5 stemmer til sidst. Den bruges ikke undervejs.
}

## The tiles that ship

# By itself.
maginor-tile-title = { $tile ->
    [guild-hall] Troldmændenes Råd
    [wisp] Lygtemanden
    [mandrake] Alrunen
    [salamander] Salamanderen
    [sphinx] Sfinksen
    [norns] De Tre Norner
    [unicorn] Enhjørningen
    [djinn] Djinnen
    [great-eagle] Store Ørn
    [leviathan] Leviatan
    [stone-giant] Stenkæmpen
   *[other] { $tile }
}
# In a sentence.
maginor-tile = { $tile ->
    [guild-hall] { maginor-tile-title }
    [wisp] { maginor-tile-title }
    [mandrake] { maginor-tile-title }
    [salamander] { maginor-tile-title }
    [sphinx] { maginor-tile-title }
    [norns] de Tre Norner
    [unicorn] { maginor-tile-title }
    [djinn] { maginor-tile-title }
    [great-eagle] { maginor-tile-title }
    [leviathan] { maginor-tile-title }
    [stone-giant] { maginor-tile-title }
   *[other] oraklet ”{ $tile }”
}

## The table

maginor-heading =
    Maginor for { $seats } spillere: { $names }.
    Elleve orakler vælger den næste Øverste Troldmand. Vind dem ved at have flest markører på dem; hvert er lige så mange stemmer værd, som det har pladser. Flest stemmer vinder.
maginor-variant = Slaget gøres færdigt
# After the name of the variant.
maginor-about-variant = viser terningen Maginor, rykker han, også når stemmen har fyldt et orakel, så det er optalt.
maginor-turn = { $who ->
    [you] Det er din tur
   *[other] Det er { GENITIVE($name) } tur
}
maginor-at-start = Maginor er ikke draget ud endnu

## What one may do, in the words of a button or an advice

maginor-action-roll = slå med terningen
maginor-action-card = spil { $card }
maginor-action-spell = brug { $spell }
# A spell for a tile: Telekinesis, Teleportation.
maginor-action-spell-tile = brug { $spell } med { maginor-tile } som mål
maginor-action-move = ryk til { maginor-tile }
maginor-action-sorcery = spil et trolddomskort for { maginor-tile }
maginor-action-symbol = vælg { $symbol }
# What would do nothing, such as a card whose symbol the tile does not show.
maginor-action-idle = { $action } (der sker ingenting)
maginor-action-slot = vælg plads { $slot } ({ $symbol })
maginor-action-slot-of = vælg plads { $slot } ({ $symbol }), som { $name } har
maginor-action-stop = læg ikke flere markører
maginor-action-duel = vælg { $element }
maginor-action-reversal = brug Omvende
maginor-action-no-reversal = lad resultatet stå
maginor-action-take-tile = tag { maginor-tile } ({ maginor-votes })
maginor-action-take-spell = tag formularen { $spell }
maginor-action-retrieve = tag { $card } tilbage

## What is asked

maginor-ask-turn = { $place ->
    [middle] Du er i midten: din tur skal slutte med, at du rykker.
   *[tile] Spil kort, brug formularer, og slå eller ryk så.
}
maginor-ask-symbol = Hvilket symbol vælger du for { maginor-tile }?
maginor-ask-slot = Hvilken plads med { $symbol } på { maginor-tile }?
maginor-ask-rival = Hvilken plads med { $symbol } på { maginor-tile } vil du duellere om?
maginor-ask-duel = En duel mod { $name }: hvad vælger du i hemmelighed?
maginor-ask-reversal = Du vandt ikke duellen. Vil du bruge Omvende og vinde den?
maginor-ask-take = Du er nummer et på { maginor-tile }. Hvad tager du?
maginor-ask-retrieve = { $left ->
    [one] Hvilket symbolkort tager du tilbage?
   *[other] Hvilket symbolkort tager du først tilbage? Du må tage { $left }.
}
maginor-ask-domination = { $second ->
    [yes] Dominere: hvor skal den anden markør ligge? Eller stop.
   *[no] Dominere: hvor skal den første markør ligge?
}
maginor-ask-persuasion = Overtale: hvilken markør udskifter du med din egen?
maginor-ask-telekinesis = Telekinese: hvilken plads på { maginor-tile }?

## What it is about

maginor-explain-turn =
    Din troldmand står på { maginor-tile }. I din tur må du spille så mange kort og bruge så mange formularer, du vil, og til sidst skal du enten slå eller rykke; så har den næste spiller tur.
    Slå: terningen viser et symbol, og du lægger en markør på en ledig plads med det symbol på din troldmands orakel. Er alle de pladser optaget, udkæmper du en duel om en af dem. Viser oraklet ikke symbolet, sker der ingenting. Én side er Maginor: du vælger symbolet, og Maginor rykker.
    Ryk: din troldmand går til et andet orakel for at slå der i de næste ture.
maginor-explain-turn-middle =
    Din troldmands orakel er optalt, så din troldmand står i midten af cirklen. Du må spille trolddomskort og bruge nogle formularer, men du kan ikke slå: din tur slutter med, at du rykker til et orakel.
maginor-explain-cards =
    Kort: hvert af dine fem symbolkort er lige så godt som et slag med det symbol, én gang i spillet. Trolddom: med et trolddomskort slår du for et hvilket som helst orakel, hvor din troldmand end er ({ $sorcery } tilbage). Kort kan spilles, før du slår eller rykker.
maginor-explain-spells = Dine formularer, der kan bruges én gang hver:
maginor-explain-aim =
    Et orakel optælles, når Maginor forlader det, eller når alle pladser er fyldt; Troldmændenes Råd dog først til sidst, når han kommer dertil. Den med flest markører tager oraklet eller formularen ved siden af, og nummer to tager det andet; står det lige, er den foran, hvis markør kommer først i rækken. Alle markører kommer tilbage. Gå altså derhen, hvor du kan blive nummer et eller to, før Maginor er der.
maginor-explain-counters = Markører på { maginor-tile } ({ maginor-votes }{ $has_spell ->
    [yes] , med formularen { $spell }
   *[no] , uden formular
}): { $counters }.
maginor-explain-symbol = Du må vælge symbolet for din stemme på { maginor-tile }. Er en af dets pladser ledig, lægges din markør der; ellers udkæmper du en duel om en af dem. En ledig plads er sikrere end en duel.
maginor-explain-slot = Alle disse pladser er ledige. Pladser tælles med uret fra oraklets top. Har du lige så mange markører som en anden, når oraklet optælles, er den foran, der har den første markør i den rækkefølge: et lavt nummer er altså bedre.
maginor-explain-rival = Alle pladser med dette symbol er optaget. Vælg den markør, du vil udfordre til duel: vinder du, overtager din markør pladsen.
maginor-explain-idle = Du må også vælge et symbol uden virkning: oraklet viser det ikke, eller alle dets pladser er dine. Så bliver oraklet, som det er, og du beholder din markør.
maginor-explain-advance = Så rykker Maginor et skridt.
maginor-explain-duel =
    Begge vælger jord, vand eller ild i hemmelighed. Jord slår vand, vand slår ild, ild slår jord. { $role ->
    [defender] Du forsvarer din markør: vinder du, bliver den; taber du, overtager udfordrerens markør pladsen.
   *[challenger] Du udfordrer: vinder du, overtager din markør den andens plads.
    }
    Vælger begge jord, vinder forsvareren. Vælger begge ild eller begge vand, bliver pladsen ledig.
maginor-explain-reversal = Med Omvende vinder du denne duel i stedet for at tabe den eller få uafgjort. Du har kun formularen én gang.
maginor-explain-take =
    Du har flest markører på dette orakel, så du vælger. { $second ->
    [yes] { $name } er nummer to og tager det, du lader ligge.
   *[no] Ingen andre har en markør der: det andet går ud af spillet.
    } Orakler giver stemmer til sidst, formularer hjælper dig undervejs. Formularen:
maginor-explain-retrieve = Genfinde giver dig to af de symbolkort tilbage, som du har spillet.
maginor-explain-domination = Dominere lægger en eller to markører på ledige pladser på det orakel, din troldmand står på.
maginor-explain-persuasion = Overtale lægger din markør på en modspillers plads uden duel.
maginor-explain-telekinesis = Alle disse pladser er ledige, og din markør må lægges på en hvilken som helst af dem, uanset symbolet. Et lavt nummer er bedre, hvis det står lige.

## Refusals

maginor-refusal-other = Det bliver der ikke spurgt om nu. { $asked ->
    [turn] Det er din tur: spil et kort, brug en formular, slå eller ryk.
    [symbol] Vælg først symbolet for din stemme.
    [slot] Vælg først en plads.
    [duel] Vælg jord, vand eller ild til duellen.
    [reversal] Sig, om du bruger Omvende.
    [take] Vælg oraklet eller formularen.
   *[retrieve] Vælg et symbolkort at tage tilbage.
}
maginor-refusal-card = Du har allerede spillet { $card }.
maginor-refusal-sorcery = Du har ikke flere trolddomskort.
maginor-refusal-spell = Du har ikke formularen { $spell }.
maginor-refusal-middle = Din troldmand står i midten og ikke på et orakel, så det kan du ikke nu. Ryk først til et orakel.
maginor-refusal-not-in-play = Det orakel er der ikke mere: { maginor-tile } er optalt.
maginor-refusal-there = Din troldmand er allerede på { maginor-tile }. Ryk et andet sted hen, eller slå.
maginor-refusal-must-roll = Ingen har slået i { $turns } ture, så du skal slå: du kan ikke rykke nu.
maginor-refusal-no-counter = Alle dine markører ligger på orakler. De kommer tilbage, når deres orakel optælles.
maginor-refusal-nothing = En stemme med { $symbol } har ingen virkning på { maginor-tile }: symbolet findes ikke der, eller alle dets pladser er dine.
maginor-refusal-full = Ingen plads er ledig på { maginor-tile }.
maginor-refusal-rival = Ingen modspiller har en markør på { maginor-tile }.
maginor-refusal-discarded = Du har ikke spillet sådan et kort endnu, så der er ikke noget at tage tilbage.
maginor-refusal-not-discarded = Du har stadig { $card }. Tag et kort tilbage, som du har spillet.
maginor-refusal-only-hall = Kun Troldmændenes Råd er tilbage, og det kan ikke tilkaldes.
maginor-refusal-slot = { $why ->
    [none] Der er ingen plads { $slot } på { maginor-tile }.
    [taken] Der ligger allerede en markør på plads { $slot }.
    [other-symbol] Plads { $slot } viser et andet symbol.
   *[no-rival] Ingen modspillers markør ligger på plads { $slot }.
} Vælg en anden plads.
maginor-refusal-stop = Dominere lægger mindst én markør.
maginor-refusal-chance = Terningen kan ikke være faldet sådan.

## What happens

maginor-fact-ring = Cirklen med formularerne: { $tiles }.
maginor-fact-first = { $who ->
    [you] Du begynder.
   *[other] { $name } begynder.
}
maginor-fact-turn = { $turn }.
maginor-fact-must-roll = Ingen har slået i lang tid, så { $who ->
    [you] nu skal du slå.
   *[other] nu skal { $name } slå.
}
maginor-fact-card = { $who ->
    [you] Du spiller { $card }.
   *[other] { $name } spiller { $card }.
}
maginor-fact-sorcery = { $who ->
    [you] Du spiller et trolddomskort.
   *[other] { $name } spiller et trolddomskort.
}
maginor-fact-spell = { $who ->
    [you] Du bruger { $spell }.
   *[other] { $name } bruger { $spell }.
}
maginor-fact-moved = { $who ->
    [you] Du rykker til { maginor-tile }.
   *[other] { $name } rykker til { maginor-tile }.
}
maginor-fact-rolled = { $who ->
    [you] Du slår for { maginor-tile }: { $symbol }.
   *[other] { $name } slår for { maginor-tile }: { $symbol }.
}
maginor-fact-rolled-maginor = { $who ->
    [you] Du slår for { maginor-tile }: Maginor! Du vælger symbolet, og han rykker.
   *[other] { $name } slår for { maginor-tile }: Maginor! Han rykker efter en stemme med frit valgt symbol.
}
maginor-fact-symbol = { $who ->
    [you] Symbolet for din stemme er { $symbol }.
   *[other] Symbolet for { GENITIVE($name) } stemme er { $symbol }.
}
maginor-fact-not-shown = Der sker ingenting: det symbol findes ikke på { maginor-tile }.
maginor-fact-all-own = Der sker ingenting: { $who ->
    [you] alle de pladser er allerede dine.
   *[other] { $name } har allerede alle de pladser.
}
maginor-fact-no-counter = Der sker ingenting: { $who ->
    [you] du har ikke flere markører.
   *[other] { $name } har ikke flere markører.
}
maginor-fact-placed = { $who ->
    [you] Du lægger en markør på plads { $slot } ({ $symbol }) på { maginor-tile }.
   *[other] { $name } lægger en markør på plads { $slot } ({ $symbol }) på { maginor-tile }.
}
maginor-fact-filled = Alle pladser på { maginor-tile } er fyldt.
maginor-fact-advance-lost = Turen slutter med optællingen af oraklet, så Maginors skridt går tabt.
maginor-fact-challenged = { $who ->
    [you] Du udfordrer { $other } til duel om plads { $slot } ({ $symbol }) på { maginor-tile }!
    [against-you] { $name } udfordrer dig til duel om plads { $slot } ({ $symbol }) på { maginor-tile }!
   *[other] { $name } udfordrer { $other } til duel om plads { $slot } ({ $symbol }) på { maginor-tile }!
}
maginor-fact-chose = { $who ->
    [you] Du vælger { $element }.
   *[other] { $name } vælger { $element }.
}
maginor-fact-chose-secretly = { $name } har valgt i hemmelighed.
maginor-fact-revealed = { $challenger }: { $challenge }. { $defender }: { $defence }.{ $verdict ->
    [both-earth] { " " }Jord mod jord vindes af forsvareren.
   *[other] { "" }
}
maginor-fact-no-reversal = { $who ->
    [you] Du gemmer Omvende til senere.
   *[other] { $name } gemmer Omvende til senere.
}
maginor-fact-duel-won = { $who ->
    [you] Du vinder duellen: plads { $slot } på { maginor-tile } er din.
    [against-you] { $name } vinder duellen og har plads { $slot } på { maginor-tile }.
   *[other] { $name } vinder duellen mod { $other } og har plads { $slot } på { maginor-tile }.
}
maginor-fact-duel-tied = Duellen er uafgjort: plads { $slot } på { maginor-tile } er ledig.
maginor-fact-retrieved = { $who ->
    [you] Du tager tilbage: { $symbols }.
   *[other] { $name } tager tilbage: { $symbols }.
}
maginor-fact-restored = { $who ->
    [you] Du tager { $cards ->
        [one] ét trolddomskort
       *[other] { $cards } trolddomskort
    } tilbage.
   *[other] { $name } tager { $cards ->
        [one] ét trolddomskort
       *[other] { $cards } trolddomskort
    } tilbage.
}
maginor-fact-persuaded = { $who ->
    [you] Du udskifter { GENITIVE($other) } markør på plads { $slot } på { maginor-tile } med din egen.
    [against-you] { $name } udskifter din markør på plads { $slot } på { maginor-tile } med sin egen.
   *[other] { $name } udskifter { GENITIVE($other) } markør på plads { $slot } på { maginor-tile } med sin egen.
}
maginor-fact-before = Maginor står nu i mellemrummet før { maginor-tile }.
maginor-fact-on = Maginor rykker ind på { maginor-tile }.
maginor-fact-leaves = Maginor forlader { maginor-tile }.
maginor-fact-scored = Optalt: { maginor-tile }. Markører: { $counters }. Nummer 1: { $first }, nummer 2: { $second }.
maginor-fact-scored-alone = Optalt: { maginor-tile }. Markører: { $counters } og ingen andre.
maginor-fact-scored-nobody = Optalt: { maginor-tile }. Ingen har en markør der.
# A full tile was scored and left the ring, and Maginor stood on it or before it.
maginor-fact-gap-closed = Oraklet er væk, så Maginor står nu i mellemrummet før { maginor-tile }.
maginor-fact-took-tile = { $who ->
    [you] Du tager { maginor-tile }: { maginor-votes }.
   *[other] { $name } tager { maginor-tile }: { maginor-votes }.
}
maginor-fact-took-spell = { $who ->
    [you] Du tager formularen { $spell }.
   *[other] { $name } tager formularen { $spell }.
}
maginor-fact-tile-discarded = Ingen får { maginor-tile }.
maginor-fact-spell-discarded = Ingen får formularen { $spell }.
maginor-fact-cleared = Alle markører på { maginor-tile } kommer tilbage.
maginor-fact-to-the-middle = Til midten af cirklen: { $names }.
maginor-fact-over = Troldmændenes Råd var det sidste orakel.

# What somebody has at the end, or what a tile is worth.
maginor-votes = { $votes ->
    [one] { $votes } stemme
   *[other] { $votes } stemmer
}
# What a bot expects to have at the end.
maginor-votes-expected = { $votes ->
    [one] omkring { $votes } stemme til sidst
   *[other] omkring { $votes } stemmer til sidst
}
