maginor-title = Maginor

## Symbols, spells, elements

maginor-symbol = { $symbol ->
    [fire] ild
    [water] vann
    [earth] jord
    [air] luft
   *[fate] skjebne
}
# A symbol card.
maginor-card = { $symbol ->
    [fire] ildkortet
    [water] vannkortet
    [earth] jordkortet
    [air] luftkortet
   *[fate] skjebnekortet
}
maginor-element = { $element ->
    [earth] jord
    [water] vann
   *[fire] ild
}
maginor-spell = { $spell ->
    [retrieval] Tilbakeføring
    [restoration] Gjenskaping
    [domination] Dominering
    [persuasion] Overtalelse
    [telekinesis] Telekinese
    [teleportation] Teleportering
    [summoning] Påkallelse
    [reversal] Underkjennelse
    [golden-cauldron] Den gyldne gryte
   *[high-wizard] Stormester
}
maginor-about-spell = { $spell ->
    [retrieval] ta tilbake to av symbolkortene du har spilt.
    [restoration] ta tilbake to av besvergelsene du har spilt.
    [domination] legg en eller to brikker på ledige plasser etter eget valg på orakelet magikeren din står på.
    [persuasion] erstatt en motspillers brikke på orakelet magikeren din står på, med en av dine egne.
    [telekinesis] legg en brikke på en ledig plass på hvilket orakel som helst.
    [teleportation] flytt magikeren din til et annet orakel; etterpå må du fortsatt flytte eller trille.
    [summoning] skår straks det første orakelet med klokka fra Rådshallen; så er turen din over.
    [reversal] vinn en duell du har tapt eller fått uavgjort. Du blir spurt etter en slik duell.
    [golden-cauldron] et rituale: 3 stemmer til slutt. Det spilles ikke.
   *[high-wizard] et rituale: 5 stemmer til slutt. Det spilles ikke.
}

## The tiles that ship

# By itself.
maginor-tile-title = { $tile ->
    [guild-hall] Rådshallen
    [wisp] Lyktemannen
    [mandrake] Alrunen
    [salamander] Salamanderen
    [sphinx] Sfinksen
    [norns] De tre nornene
    [unicorn] Enhjørningen
    [djinn] Djinnen
    [great-eagle] Den store ørnen
    [leviathan] Leviatan
    [stone-giant] Steinkjempen
   *[other] { $tile }
}
# In a sentence.
maginor-tile = { $tile ->
    [guild-hall] { maginor-tile-title }
    [wisp] { maginor-tile-title }
    [mandrake] { maginor-tile-title }
    [salamander] { maginor-tile-title }
    [sphinx] { maginor-tile-title }
    [norns] { maginor-tile-title }
    [unicorn] { maginor-tile-title }
    [djinn] { maginor-tile-title }
    [great-eagle] { maginor-tile-title }
    [leviathan] { maginor-tile-title }
    [stone-giant] { maginor-tile-title }
   *[other] orakelet «{ $tile }»
}

## The table

maginor-heading =
    Maginor for { $seats } spillere: { $names }.
    Elleve orakler velger den neste Stormesteren. Vinn dem ved å ha flest brikker på dem; hvert er verdt like mange stemmer som det har plasser. Flest stemmer vinner.
maginor-variant = Fullfør kastet
# After the name of the variant.
maginor-about-variant = viser terningen Maginor, går han videre selv om stemmen har fylt et orakel og det er skåret.
maginor-turn = { $who ->
    [you] Det er din tur
   *[other] Det er { GENITIVE($name) } tur
}
maginor-at-start = Maginor har ikke lagt i vei ennå

## What one may do, in the words of a button or an advice

maginor-action-roll = trill terningen
maginor-action-card = spill { $card }
maginor-action-spell = spill { $spell }
# A spell for a tile: Telekinesis, Teleportation.
maginor-action-spell-tile = spill { $spell } med { maginor-tile } som mål
maginor-action-move = flytt til { maginor-tile }
maginor-action-sorcery = spill en besvergelse for { maginor-tile }
maginor-action-symbol = velg { $symbol }
# What would do nothing, such as a card whose symbol the tile does not show.
maginor-action-idle = { $action } (ingenting skjer)
maginor-action-slot = velg plass { $slot } ({ $symbol })
maginor-action-slot-of = velg plass { $slot } ({ $symbol }), som { $name } har
maginor-action-stop = ikke legg flere brikker
maginor-action-duel = velg { $element }
maginor-action-reversal = spill Underkjennelse
maginor-action-no-reversal = la resultatet stå
maginor-action-take-tile = ta { maginor-tile } ({ maginor-votes })
maginor-action-take-spell = ta trylleformelen { $spell }
maginor-action-retrieve = ta tilbake { $card }

## What is asked

maginor-ask-turn = { $place ->
    [middle] Du er i midten: du må avslutte turen med å flytte.
   *[tile] Spill kort og trylleformler, og trill eller flytt så.
}
maginor-ask-symbol = Hvilket symbol velger du for { maginor-tile }?
maginor-ask-slot = Hvilken plass med { $symbol } på { maginor-tile }?
maginor-ask-rival = Hvilken brikke på en plass med { $symbol } utfordrer du på { maginor-tile }?
maginor-ask-duel = En duell mot { $name }: hva velger du i hemmelighet?
maginor-ask-reversal = Du vant ikke duellen. Vil du spille Underkjennelse og vinne den?
maginor-ask-take = Du er nummer én på { maginor-tile }. Hva tar du?
maginor-ask-retrieve = { $left ->
    [one] Hvilket symbolkort tar du tilbake?
   *[other] Hvilket symbolkort tar du tilbake først? Du kan ta { $left }.
}
maginor-ask-domination = { $second ->
    [yes] Dominering: hvor skal den andre brikken ligge? Eller stopp.
   *[no] Dominering: hvor skal den første brikken ligge?
}
maginor-ask-persuasion = Overtalelse: hvilken brikke erstatter du med din egen?
maginor-ask-telekinesis = Telekinese: hvilken plass på { maginor-tile }?

## What it is about

maginor-explain-turn =
    Magikeren din står på { maginor-tile }. I din tur kan du spille så mange kort og trylleformler du vil, og til slutt må du enten trille eller flytte; så går turen til neste spiller.
    Trill: terningen viser et symbol, og du legger en brikke på en ledig plass med det symbolet der magikeren din står. Er alle slike plasser opptatt, utkjemper du en duell om en av dem. Viser ikke orakelet symbolet, skjer det ingenting. Én side er Maginor: du velger symbolet, og Maginor går videre.
    Flytt: magikeren din går til et annet orakel for å trille der i turene som kommer.
maginor-explain-turn-middle =
    Orakelet magikeren din sto på, er skåret, så nå står den i midten av sirkelen. Du kan spille besvergelser og noen trylleformler, men du kan ikke trille: turen din slutter med at du flytter til et orakel.
maginor-explain-cards =
    Kort: hvert av de fem symbolkortene dine er like godt som et kast med det symbolet, én gang i spillet. Besvergelse: trill for hvilket orakel som helst, uansett hvor magikeren din er ({ $sorcery } igjen). Kort kan spilles før du triller eller flytter.
maginor-explain-spells = Trylleformlene dine, som kan spilles én gang hver:
maginor-explain-aim =
    Et orakel skåres når Maginor forlater det, eller når alle plassene er fulle; bare Rådshallen skåres først til slutt, når han kommer fram dit. Den som har flest brikker, tar orakelet eller trylleformelen ved siden av, og nummer to tar det andre; står det likt, avgjør brikken som kommer først i rekken. Alle brikkene kommer tilbake. Så gå dit du kan bli nummer én eller to før Maginor er der.
maginor-explain-counters = Brikker på { maginor-tile } ({ maginor-votes }{ $has_spell ->
    [yes] , med trylleformelen { $spell }
   *[no] , uten trylleformel
}): { $counters }.
maginor-explain-symbol = Du kan velge symbolet for stemmen din på { maginor-tile }. Er det en ledig plass med det, legges brikken din der; hvis ikke, utkjemper du en duell om en av plassene. En ledig plass er tryggere enn en duell.
maginor-explain-slot = Alle disse plassene er ledige. Plassene telles med klokka fra toppen av orakelet. Har du like mange brikker som en annen når orakelet skåres, ligger den foran som har den første brikken i den rekkefølgen: et lavt nummer er altså bedre.
maginor-explain-rival = Alle plassene med dette symbolet er opptatt. Velg brikken du vil utfordre til duell: vinner du, tar brikken din plassen.
maginor-explain-idle = Du kan også velge et symbol uten virkning: et som orakelet ikke viser, eller der alle plassene er dine. Da blir orakelet som det er, og du beholder brikken din.
maginor-explain-advance = Så går Maginor ett steg videre.
maginor-explain-duel =
    Begge velger jord, vann eller ild i hemmelighet. Jord slår vann, vann slår ild, ild slår jord. { $role ->
    [defender] Du forsvarer brikken din: vinner du, blir den liggende; taper du, tar utfordrerens brikke plassen.
   *[challenger] Du utfordrer: vinner du, tar brikken din plassen til den andre.
    }
    Velger begge jord, vinner forsvareren. Velger begge ild eller begge vann, blir plassen ledig.
maginor-explain-reversal = Med Underkjennelse vinner du denne duellen i stedet for å tape den eller få uavgjort. Du har trylleformelen bare én gang.
maginor-explain-take =
    Du har flest brikker på dette orakelet, så du velger. { $second ->
    [yes] { $name } er nummer to og tar det du lar ligge.
   *[no] Ingen andre har en brikke der: det andre går ut av spillet.
    } Orakler gir stemmer til slutt, trylleformler hjelper deg underveis. Trylleformelen:
maginor-explain-retrieve = Tilbakeføring gir deg tilbake to av symbolkortene du har spilt.
maginor-explain-domination = Dominering legger en eller to brikker på ledige plasser på orakelet magikeren din står på.
maginor-explain-persuasion = Overtalelse legger brikken din på plassen til en motspiller, uten duell.
maginor-explain-telekinesis = Alle disse plassene er ledige, og brikken din kan ligge på hvilken som helst av dem, uansett symbol. Et lavt nummer er bedre hvis det står likt.

## Refusals

maginor-refusal-other = Det blir det ikke spurt om nå. { $asked ->
    [turn] Det er din tur: spill et kort eller en trylleformel, trill eller flytt.
    [symbol] Velg først symbolet for stemmen din.
    [slot] Velg først en plass.
    [duel] Velg jord, vann eller ild til duellen.
    [reversal] Si om du spiller Underkjennelse.
    [take] Velg orakelet eller trylleformelen.
   *[retrieve] Velg et symbolkort å ta tilbake.
}
maginor-refusal-card = Du har allerede spilt { $card }.
maginor-refusal-sorcery = Du har ingen besvergelser igjen.
maginor-refusal-spell = Du har ikke trylleformelen { $spell }.
maginor-refusal-middle = Magikeren din står i midten og ikke på et orakel, så det går ikke nå. Flytt til et orakel først.
maginor-refusal-not-in-play = Det orakelet finnes ikke lenger: { maginor-tile } er skåret.
maginor-refusal-there = Magikeren din er allerede på { maginor-tile }. Flytt et annet sted, eller trill.
maginor-refusal-must-roll = Ingen har trilt på { $turns } turer, så du må trille: du kan ikke flytte nå.
maginor-refusal-no-counter = Alle brikkene dine ligger på orakler. De kommer tilbake når orakelet de ligger på, skåres.
maginor-refusal-nothing = En stemme med { $symbol } har ingen virkning på { maginor-tile }: symbolet finnes ikke der, eller alle plassene med det er dine.
maginor-refusal-full = Ingen plass er ledig på { maginor-tile }.
maginor-refusal-rival = Ingen motspiller har en brikke på { maginor-tile }.
maginor-refusal-discarded = Du har ikke spilt et slikt kort ennå, så det er ingenting å ta tilbake.
maginor-refusal-not-discarded = Du har fortsatt { $card }. Ta tilbake et kort du har spilt.
maginor-refusal-only-hall = Bare Rådshallen er igjen, og den kan ikke påkalles.
maginor-refusal-slot = { $why ->
    [none] Det er ingen plass { $slot } på { maginor-tile }.
    [taken] Det ligger allerede en brikke på plass { $slot }.
    [other-symbol] Plass { $slot } viser et annet symbol.
   *[no-rival] Ingen motspillers brikke ligger på plass { $slot }.
} Velg en annen plass.
maginor-refusal-stop = Dominering legger minst én brikke.
maginor-refusal-chance = Terningen kan ikke ha falt slik.

## What happens

maginor-fact-ring = Sirkelen med trylleformlene: { $tiles }.
maginor-fact-first = { $who ->
    [you] Du begynner.
   *[other] { $name } begynner.
}
maginor-fact-turn = { $turn }.
maginor-fact-must-roll = Ingen har trilt på lenge, så { $who ->
    [you] du må trille.
   *[other] { $name } må trille.
}
maginor-fact-card = { $who ->
    [you] Du spiller { $card }.
   *[other] { $name } spiller { $card }.
}
maginor-fact-sorcery = { $who ->
    [you] Du spiller en besvergelse.
   *[other] { $name } spiller en besvergelse.
}
maginor-fact-spell = { $who ->
    [you] Du spiller { $spell }.
   *[other] { $name } spiller { $spell }.
}
maginor-fact-moved = { $who ->
    [you] Du flytter til { maginor-tile }.
   *[other] { $name } flytter til { maginor-tile }.
}
maginor-fact-rolled = { $who ->
    [you] Du triller for { maginor-tile }: { $symbol }.
   *[other] { $name } triller for { maginor-tile }: { $symbol }.
}
maginor-fact-rolled-maginor = { $who ->
    [you] Du triller for { maginor-tile }: Maginor! Du velger symbolet, og han går videre.
   *[other] { $name } triller for { maginor-tile }: Maginor! Han går videre etter en stemme med fritt valgt symbol.
}
maginor-fact-symbol = { $who ->
    [you] Symbolet for stemmen din er { $symbol }.
   *[other] Symbolet for { GENITIVE($name) } stemme er { $symbol }.
}
maginor-fact-not-shown = Ingenting skjer: det symbolet finnes ikke på { maginor-tile }.
maginor-fact-all-own = Ingenting skjer: { $who ->
    [you] alle de plassene er allerede dine.
   *[other] { $name } har allerede alle de plassene.
}
maginor-fact-no-counter = Ingenting skjer: { $who ->
    [you] du har ingen brikker igjen.
   *[other] { $name } har ingen brikker igjen.
}
maginor-fact-placed = { $who ->
    [you] Du legger en brikke på plass { $slot } ({ $symbol }) på { maginor-tile }.
   *[other] { $name } legger en brikke på plass { $slot } ({ $symbol }) på { maginor-tile }.
}
maginor-fact-filled = Alle plassene på { maginor-tile } er fulle.
maginor-fact-advance-lost = Et orakel skåres, så Maginors steg faller bort.
maginor-fact-challenged = { $who ->
    [you] Du utfordrer { $other } om plass { $slot } ({ $symbol }) på { maginor-tile }: duell!
    [against-you] { $name } utfordrer deg om plass { $slot } ({ $symbol }) på { maginor-tile }: duell!
   *[other] { $name } utfordrer { $other } om plass { $slot } ({ $symbol }) på { maginor-tile }: duell!
}
maginor-fact-chose = { $who ->
    [you] Du velger { $element }.
   *[other] { $name } velger { $element }.
}
maginor-fact-chose-secretly = { $name } har valgt i hemmelighet.
maginor-fact-revealed = { $challenger }: { $challenge }. { $defender }: { $defence }.{ $verdict ->
    [both-earth] { " " }Jord mot jord vinnes av forsvareren.
   *[other] { "" }
}
maginor-fact-no-reversal = { $who ->
    [you] Du sparer Underkjennelse til senere.
   *[other] { $name } sparer Underkjennelse til senere.
}
maginor-fact-duel-won = { $who ->
    [you] Du vinner duellen: plass { $slot } på { maginor-tile } er din.
    [against-you] { $name } vinner duellen og har plass { $slot } på { maginor-tile }.
   *[other] { $name } vinner duellen mot { $other } og har plass { $slot } på { maginor-tile }.
}
maginor-fact-duel-tied = Duellen er uavgjort: plass { $slot } på { maginor-tile } er ledig.
maginor-fact-retrieved = { $who ->
    [you] Du tar tilbake: { $symbols }.
   *[other] { $name } tar tilbake: { $symbols }.
}
maginor-fact-restored = { $who ->
    [you] Du tar tilbake { $cards ->
        [one] én besvergelse
       *[other] { $cards } besvergelser
    }.
   *[other] { $name } tar tilbake { $cards ->
        [one] én besvergelse
       *[other] { $cards } besvergelser
    }.
}
maginor-fact-persuaded = { $who ->
    [you] Du erstatter { GENITIVE($other) } brikke på plass { $slot } på { maginor-tile } med din egen.
    [against-you] { $name } erstatter brikken din på plass { $slot } på { maginor-tile } med sin egen.
   *[other] { $name } erstatter { GENITIVE($other) } brikke på plass { $slot } på { maginor-tile } med sin egen.
}
maginor-fact-before = Maginor står nå på feltet foran { maginor-tile }.
maginor-fact-on = Maginor går opp på { maginor-tile }.
maginor-fact-leaves = Maginor forlater { maginor-tile }.
maginor-fact-scored = Skåring: { maginor-tile }. Brikker: { $counters }. Nummer 1: { $first }, nummer 2: { $second }.
maginor-fact-scored-alone = Skåring: { maginor-tile }. Brikker: { $counters }, ingen andre.
maginor-fact-scored-nobody = Skåring: { maginor-tile }. Ingen har en brikke der.
# A full tile was scored and left the ring, and Maginor stood on it or before it.
maginor-fact-gap-closed = Orakelet er borte, så Maginor står nå på feltet foran { maginor-tile }.
maginor-fact-took-tile = { $who ->
    [you] Du tar { maginor-tile }: { maginor-votes }.
   *[other] { $name } tar { maginor-tile }: { maginor-votes }.
}
maginor-fact-took-spell = { $who ->
    [you] Du tar trylleformelen { $spell }.
   *[other] { $name } tar trylleformelen { $spell }.
}
maginor-fact-tile-discarded = Ingen får { maginor-tile }.
maginor-fact-spell-discarded = Ingen får trylleformelen { $spell }.
maginor-fact-cleared = Alle brikkene på { maginor-tile } går tilbake.
maginor-fact-to-the-middle = Til midten av sirkelen: { $names }.
maginor-fact-over = Rådshallen var det siste orakelet.

# What somebody has at the end, or what a tile is worth.
maginor-votes = { $votes ->
    [one] { $votes } stemme
   *[other] { $votes } stemmer
}
# What a bot expects to have at the end.
maginor-votes-expected = { $votes ->
    [one] omtrent { $votes } stemme til slutt
   *[other] omtrent { $votes } stemmer til slutt
}
