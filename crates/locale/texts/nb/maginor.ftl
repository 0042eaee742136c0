maginor-title = Maginor

## Symbols, spells, elements

maginor-symbol = { $symbol ->
    [fire] ild
    [water] vann
    [earth] jord
    [air] luft
   *[fate] skjebne
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
    [retrieval] ta tilbake to av symbolkortene du har brukt.
    [restoration] ta tilbake to av besvergelsene du har brukt.
    [domination] legg en eller to brikker på ledige plasser etter eget valg på orakelet magikeren din er på.
    [persuasion] erstatt en motspillers brikke på orakelet magikeren din er på, med en av dine egne.
    [telekinesis] legg en brikke på en ledig plass på hvilket orakel som helst.
    [teleportation] flytt magikeren din til et annet orakel; du kan likevel flytte eller trille.
    [summoning] skår straks det neste orakelet på Maginors vei; turen din er over.
    [reversal] vinn en duell som du har tapt eller fått uavgjort i. Du blir spurt etter en slik duell.
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
   *[stone-giant] Steinkjempen
}
# In a sentence.
maginor-tile = { maginor-tile-title }

## The table

maginor-heading =
    Maginor for { $seats } spillere: { $names }.
    Elleve orakler velger den neste Stormesteren. Vinn dem med flest brikker; hvert er verdt like mange stemmer som det har plasser. Flest stemmer vinner.
maginor-variant = Fullfør kastet
# After the name of the variant.
maginor-about-variant = Maginor går videre etter sin side av terningen selv om stemmen har fylt et orakel, så det er skåret.
maginor-turn = { $who ->
    [you] Det er din tur
   *[other] { $name } har turen
}
maginor-at-start = Maginor har ikke dratt ut ennå

## What one may do, in the words of a button or an advice

maginor-action-roll = trill terningen
maginor-action-card = spill kortet { $symbol }
maginor-action-spell = bruk { $spell }
# A spell for a tile: Telekinesis, Teleportation.
maginor-action-spell-tile = bruk { $spell }: { $tile }
maginor-action-move = flytt til { $tile }
maginor-action-sorcery = spill en besvergelse for { $tile }
maginor-action-symbol = velg { $symbol }
# What would do nothing, such as a card whose symbol the tile does not show.
maginor-action-idle = { $action } (ingenting skjer)
maginor-action-slot = velg plass { $slot } ({ $symbol })
maginor-action-slot-of = velg plass { $slot } ({ $symbol }), som { $name } har
maginor-action-stop = ikke legg flere brikker
maginor-action-duel = velg { $element }
maginor-action-reversal = spill Underkjennelse
maginor-action-no-reversal = la duellen stå
maginor-action-take-tile = ta { $tile } ({ maginor-votes })
maginor-action-take-spell = ta trylleformelen { $spell }
maginor-action-retrieve = ta tilbake kortet { $symbol }

## What is asked

maginor-ask-turn = { $place ->
    [middle] Du er i midten og må flytte til slutt.
   *[tile] Spill kort og trylleformler, og trill eller flytt så.
}
maginor-ask-symbol = Hvilket symbol velger du for { $tile }?
maginor-ask-slot = Hvilken plass med { $symbol } på { $tile }?
maginor-ask-rival = Hvilken brikke på { $symbol } på { $tile } utfordrer du?
maginor-ask-duel = En duell med { $name }: hva velger du i hemmelighet?
maginor-ask-reversal = Du vant ikke duellen. Vil du spille Underkjennelse og vinne den?
maginor-ask-take = Du er først på { $tile }. Hva tar du?
maginor-ask-retrieve = { $left ->
    [one] Hvilket symbolkort tar du tilbake?
   *[other] Hvilket symbolkort tar du tilbake først? Du kan ta { $left }.
}
maginor-ask-domination = { $second ->
    [yes] Dominering: hvor skal den andre brikken ligge? Eller stopp.
   *[no] Dominering: hvor skal den første brikken ligge?
}
maginor-ask-persuasion = Overtalelse: hvilken brikke erstatter du med din egen?
maginor-ask-telekinesis = Telekinese: hvilken plass på { $tile }?

## What it is about

maginor-explain-turn =
    Magikeren din står på { $tile }. I din tur kan du spille så mange kort og trylleformler du vil, og til slutt må du enten trille eller flytte; så går turen til neste spiller.
    Trill: terningen viser et symbol, og du legger en brikke på en ledig plass med det symbolet på orakelet til magikeren din. Er alle slike plasser opptatt, kjemper du en duell om en. Viser ikke orakelet symbolet, skjer det ingenting. Én side er Maginor: du velger symbolet, og Maginor går videre.
    Flytt: magikeren din går til et annet orakel for å trille der i turene som kommer.
maginor-explain-turn-middle =
    Orakelet til magikeren din er skåret, så magikeren din står i midten av sirkelen. Du kan spille besvergelser og noen trylleformler, men du kan ikke trille: turen din slutter med at du flytter til et orakel.
maginor-explain-cards =
    Kort: hvert av de fem symbolkortene dine er like godt som et kast med det symbolet, én gang i spillet. Besvergelse: trill for hvilket orakel som helst, uansett hvor magikeren din er ({ $sorcery } igjen). Kort kan spilles før du triller eller flytter.
maginor-explain-spells = Trylleformlene dine, som kan spilles én gang hver:
maginor-explain-aim =
    Et orakel skåres når Maginor forlater det, eller når alle plassene er fulle; bare Rådshallen venter til slutt, når han kommer fram dit. Den som har flest brikker, tar orakelet eller trylleformelen ved siden av, og nummer to tar det andre; står det likt, avgjør brikken som kommer først i rekken. Alle brikkene kommer tilbake. Så gå dit du kan bli nummer én eller to, før Maginor er der.
maginor-explain-counters = På { $tile } ({ maginor-votes }{ $has_spell ->
    [yes] , med trylleformelen { $spell }
   *[no] , uten trylleformel
}) ligger det brikker fra: { $counters }.
maginor-explain-symbol = Du kan velge symbolet for stemmen din på { $tile }. Er en plass med det ledig, legges brikken din der; hvis ikke, kjemper du en duell om en. En ledig plass er tryggere enn en duell.
maginor-explain-idle = Du kan også velge et symbol uten virkning: Orakelet viser det ikke, eller alle plassene er dine. Da blir orakelet som det er, og du beholder brikken din.
maginor-explain-slot = Alle disse plassene er ledige. Plassene telles med klokka fra toppen av orakelet. Har du like mange brikker som en annen når orakelet skåres, ligger den foran som har den første i den rekkefølgen: så et lavt tall er bedre.
maginor-explain-rival = Alle plassene med dette symbolet er opptatt. Velg brikken du vil kjempe om i en duell: vinner du, tar din plassen.
maginor-explain-advance = Så går Maginor ett steg videre.
maginor-explain-duel =
    Begge velger jord, vann eller ild i hemmelighet. Jord slår vann, vann slår ild, ild slår jord. { $role ->
    [defender] Du forsvarer brikken din: vinner du, blir den; taper du, tar utfordrerens brikke plassen.
   *[challenger] Du utfordrer: vinner du, tar brikken din plassen til den andre.
    }
    Velger begge jord, vinner forsvareren. Velger begge ild eller begge vann, blir plassen ledig.
maginor-explain-reversal = Med Underkjennelse vinner du denne duellen i stedet for å tape den eller få uavgjort. Du har trylleformelen bare én gang.
maginor-explain-take =
    Du har flest brikker på dette orakelet, så du velger. { $second ->
    [yes] { $name } er nummer to og tar det du lar ligge.
   *[no] Ingen andre har en brikke der: det andre går ut av spillet.
    } Orakler er stemmer til slutt, trylleformler hjelper deg underveis. Trylleformelen:
maginor-explain-retrieve = Tilbakeføring gir deg tilbake to av symbolkortene du har spilt.
maginor-explain-domination = Dominering legger en eller to brikker på ledige plasser på orakelet magikeren din er på.
maginor-explain-persuasion = Overtalelse legger brikken din på plassen til en motspiller, uten duell.
maginor-explain-telekinesis = Alle disse plassene er ledige, og brikken din kan ligge på hvilken som helst av dem, uansett symbol. En lav plass er bedre hvis det står likt.

## Refusals

maginor-refusal-other = Det er det ikke spørsmål om nå. { $asked ->
    [turn] Det er din tur: spill et kort eller en trylleformel, trill eller flytt.
    [symbol] Velg først symbolet for stemmen din.
    [slot] Velg først en plass.
    [duel] Velg jord, vann eller ild til duellen.
    [reversal] Si om du spiller Underkjennelse.
    [take] Velg orakelet eller trylleformelen.
   *[retrieve] Velg et symbolkort å ta tilbake.
}
maginor-refusal-card = Du har allerede spilt kortet { $symbol }.
maginor-refusal-sorcery = Du har ingen besvergelser igjen.
maginor-refusal-spell = Du har ikke trylleformelen { $spell }.
maginor-refusal-middle = Magikeren din står i midten og ikke på et orakel, så det går ikke nå. Flytt til et orakel først.
maginor-refusal-not-in-play = { $tile ->
   *[other] Det orakelet finnes ikke lenger: { $tile } er skåret.
}
maginor-refusal-there = Magikeren din er allerede på { $tile }. Flytt et annet sted, eller trill.
maginor-refusal-must-roll = Ingen har trilt på { $turns } turer, så du må: du kan ikke flytte nå.
maginor-refusal-no-counter = Alle brikkene dine ligger på orakler. Noen kommer tilbake når et orakel skåres.
maginor-refusal-nothing = En stemme med { $symbol } kan ikke gjøre noe på { $tile }: symbolet finnes ikke der, eller alle plassene er dine.
maginor-refusal-full = Ingen plass er ledig på { $tile }.
maginor-refusal-rival = Ingen motspiller har en brikke på { $tile }.
maginor-refusal-discarded = Du har ikke spilt et slikt kort ennå, så det er ingenting å ta tilbake.
maginor-refusal-not-discarded = Du har fortsatt kortet { $symbol }. Ta tilbake et du har spilt.
maginor-refusal-only-hall = Bare Rådshallen er igjen, og den kan ikke påkalles.
maginor-refusal-slot = { $why ->
    [none] Det er ingen plass { $slot } på { $tile }.
    [taken] Det ligger allerede en brikke på plass { $slot }.
    [other-symbol] Plass { $slot } viser et annet symbol.
   *[no-rival] Ingen motspillers brikke ligger på plass { $slot }.
} Velg en annen plass.
maginor-refusal-stop = Dominering legger minst én brikke.
maginor-refusal-chance = Terningene kan ikke ha falt slik.

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
    [you] Du spiller kortet { $symbol }.
   *[other] { $name } spiller kortet { $symbol }.
}
maginor-fact-sorcery = { $who ->
    [you] Du spiller en besvergelse.
   *[other] { $name } spiller en besvergelse.
}
maginor-fact-spell = { $who ->
    [you] Du bruker { $spell }.
   *[other] { $name } bruker { $spell }.
}
maginor-fact-moved = { $who ->
    [you] Du flytter til { $tile }.
   *[other] { $name } flytter til { $tile }.
}
maginor-fact-rolled = { $who ->
    [you] Du triller for { $tile }: { $symbol }.
   *[other] { $name } triller for { $tile }: { $symbol }.
}
maginor-fact-rolled-maginor = { $who ->
    [you] Du triller for { $tile }: Maginor! Du velger symbolet, og han går videre.
   *[other] { $name } triller for { $tile }: Maginor! Han går videre etter en stemme med fritt valgt symbol.
}
maginor-fact-symbol = { $who ->
    [you] Symbolet for stemmen din er { $symbol }.
   *[other] Symbolet for stemmen til { $name } er { $symbol }.
}
maginor-fact-not-shown = Ingenting skjer: det symbolet finnes ikke på { $tile }.
maginor-fact-all-own = Ingenting skjer: { $who ->
    [you] alle de plassene er allerede dine.
   *[other] { $name } har allerede alle de plassene.
}
maginor-fact-no-counter = Ingenting skjer: { $who ->
    [you] du har ingen brikker igjen.
   *[other] { $name } har ingen brikker igjen.
}
maginor-fact-placed = { $who ->
    [you] Brikken din legges på plass { $slot } ({ $symbol }) på { $tile }.
   *[other] Brikken til { $name } legges på plass { $slot } ({ $symbol }) på { $tile }.
}
maginor-fact-filled = Alle plassene på { $tile } er fulle.
maginor-fact-advance-lost = Turen slutter når orakelet skåres, så steget til Maginor går tapt.
maginor-fact-challenged = { $who ->
    [you] Du utfordrer { $other } om plass { $slot } ({ $symbol }) på { $tile }: duell!
    [against-you] { $name } utfordrer deg om plass { $slot } ({ $symbol }) på { $tile }: duell!
   *[other] { $name } utfordrer { $other } om plass { $slot } ({ $symbol }) på { $tile }: duell!
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
    [you] Du vinner duellen: plass { $slot } på { $tile } er din.
    [against-you] { $name } vinner duellen og har plass { $slot } på { $tile }.
   *[other] { $name } vinner duellen med { $other } og har plass { $slot } på { $tile }.
}
maginor-fact-duel-tied = Duellen er uavgjort: plass { $slot } på { $tile } er ledig.
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
    [you] Brikken din erstatter brikken til { $other } på plass { $slot } på { $tile }.
    [against-you] Brikken til { $name } erstatter din på plass { $slot } på { $tile }.
   *[other] Brikken til { $name } erstatter brikken til { $other } på plass { $slot } på { $tile }.
}
maginor-fact-before = Maginor er nå foran { $tile }.
# A full tile was scored and left the ring, and Maginor stood on it or before it.
maginor-fact-gap-closed = { $tile } er borte, så Maginor er nå foran { $before }.
maginor-fact-on = Maginor går opp på { $tile }.
maginor-fact-leaves = Maginor forlater { $tile }.
maginor-fact-scored = Skåret: { $tile }. Brikker: { $counters }. Nummer 1: { $first }, nummer 2: { $second }.
maginor-fact-scored-alone = Skåret: { $tile }. Brikker: { $counters } og ingen andre.
maginor-fact-scored-nobody = Skåret: { $tile }. Ingen har en brikke der.
maginor-fact-took-tile = { $who ->
    [you] Du tar { $tile }: { maginor-votes }.
   *[other] { $name } tar { $tile }: { maginor-votes }.
}
maginor-fact-took-spell = { $who ->
    [you] Du tar trylleformelen { $spell }.
   *[other] { $name } tar trylleformelen { $spell }.
}
maginor-fact-tile-discarded = Ingen får { $tile }.
maginor-fact-spell-discarded = Ingen får trylleformelen { $spell }.
maginor-fact-cleared = Alle brikkene på { $tile } går tilbake.
maginor-fact-to-the-middle = Til midten av sirkelen: { $names }.
maginor-fact-over = Rådshallen var det siste orakelet.

# What somebody has at the end, or what a tile is worth.
maginor-votes = { $votes ->
    [one] { $votes } stemme
   *[other] { $votes } stemmer
}
# What a bot expects to have at the end; $votes may be 12.3.
maginor-votes-expected = { $votes } stemmer forventet
