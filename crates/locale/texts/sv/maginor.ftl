maginor-title = Maginor

## Symbols, spells, elements

maginor-symbol = { $symbol ->
    [fire] eld
    [water] vatten
    [earth] jord
    [air] luft
   *[fate] öde
}
maginor-element = { $element ->
    [earth] jord
    [water] vatten
   *[fire] eld
}
maginor-spell = { $spell ->
    [retrieval] Återkallning
    [restoration] Återställning
    [domination] Dominans
    [persuasion] Övertalning
    [telekinesis] Telekinesi
    [teleportation] Teleportering
    [summoning] Inkallning
    [reversal] Omsvängning
    [golden-cauldron] Den Gyllene Kitteln
   *[high-wizard] Överstetrollkarl
}
maginor-about-spell = { $spell ->
    [retrieval] ta tillbaka två av dina använda symbolkort.
    [restoration] ta tillbaka två av dina använda trolldomskort.
    [domination] lägg en eller två markörer på valfria lediga platser på det orakel din trollkarl står på.
    [persuasion] ersätt en motståndares markör på det orakel din trollkarl står på med en av dina egna.
    [telekinesis] lägg en markör på en ledig plats på valfritt orakel.
    [teleportation] flytta din trollkarl till ett annat orakel; du får ändå flytta eller slå.
    [summoning] poängräkna genast nästa orakel på Maginors väg; din tur är slut.
    [reversal] vinn en duell som du har förlorat eller fått oavgjort i. Du blir tillfrågad efter en sådan duell.
    [golden-cauldron] en ritual: 3 röster i slutet. Den spelas inte.
   *[high-wizard] en ritual: 5 röster i slutet. Den spelas inte.
}

## The tiles that ship

# By itself.
maginor-tile-title = { $tile ->
    [guild-hall] Rådhuset
    [wisp] Lyktgubben
    [mandrake] Alrunan
    [salamander] Salamandern
    [sphinx] Sfinxen
    [norns] Tre Nornor
    [unicorn] Enhörningen
    [djinn] Djinnen
    [great-eagle] Stora Örnen
    [leviathan] Leviatan
   *[stone-giant] Stenjätten
}
# In a sentence.
maginor-tile = { maginor-tile-title }

## The table

maginor-heading =
    Maginor för { $seats } spelare: { $names }.
    Elva orakel väljer nästa Överstetrollkarl. Vinn dem med flest markörer; vart och ett är värt lika många röster som det har platser. Flest röster vinner.
maginor-variant = Slutför slaget
# After the name of the variant.
maginor-about-variant = Maginor avancerar efter sin sida av tärningen även om dess röst har fyllt ett orakel så att det poängräknats.
maginor-turn = { $who ->
    [you] Det är din tur
   *[other] { $name } är på tur
}
maginor-at-start = Maginor har inte gett sig av

## What one may do, in the words of a button or an advice

maginor-action-roll = slå tärningen
maginor-action-card = spela kortet { $symbol }
maginor-action-spell = använd { $spell }
# A spell for a tile: Telekinesis, Teleportation.
maginor-action-spell-tile = använd { $spell }: { $tile }
maginor-action-move = flytta till { $tile }
maginor-action-sorcery = spela ett trolldomskort för { $tile }
maginor-action-symbol = välj { $symbol }
# What would do nothing, such as a card whose symbol the tile does not show.
maginor-action-idle = { $action } (ingenting händer)
maginor-action-slot = välj plats { $slot } ({ $symbol })
maginor-action-slot-of = välj plats { $slot } ({ $symbol }), som { $name } har
maginor-action-stop = lägg ingen mer markör
maginor-action-duel = välj { $element }
maginor-action-reversal = spela Omsvängning
maginor-action-no-reversal = låt duellen vara
maginor-action-take-tile = ta { $tile } ({ maginor-votes })
maginor-action-take-spell = ta förtrollningen { $spell }
maginor-action-retrieve = ta tillbaka kortet { $symbol }

## What is asked

maginor-ask-turn = { $place ->
    [middle] Du är i mitten och måste flytta till slut.
   *[tile] Spela kort och förtrollningar, sedan slag eller flytt.
}
maginor-ask-symbol = Vilken symbol väljer du för { $tile }?
maginor-ask-slot = Vilken plats med { $symbol } på { $tile }?
maginor-ask-rival = Vilken markör på { $symbol } på { $tile } utmanar du?
maginor-ask-duel = En duell med { $name }: vad väljer du i hemlighet?
maginor-ask-reversal = Du vann inte duellen. Vill du spela Omsvängning och vinna den?
maginor-ask-take = Du är först på { $tile }. Vad tar du?
maginor-ask-retrieve = { $left ->
    [one] Vilket symbolkort tar du tillbaka?
   *[other] Vilket symbolkort tar du tillbaka först? Du får ta { $left }.
}
maginor-ask-domination = { $second ->
    [yes] Dominans: var ska den andra markören ligga? Eller stopp.
   *[no] Dominans: var ska den första markören ligga?
}
maginor-ask-persuasion = Övertalning: vilken markör ersätter du med din egen?
maginor-ask-telekinesis = Telekinesi: vilken plats på { $tile }?

## What it is about

maginor-explain-turn =
    Din trollkarl står på { $tile }. I din tur får du spela hur många kort och förtrollningar du vill, och till slut måste du antingen slå eller flytta; sedan går turen vidare till nästa spelare.
    Slå: tärningen visar en symbol, och du lägger en markör på en ledig plats med den symbolen på din trollkarls orakel. Är alla sådana platser upptagna kämpar du i en duell om en. Visar oraklet inte symbolen händer ingenting. En sida är Maginor: du väljer symbolen, och Maginor avancerar.
    Flytta: din trollkarl går till ett annat orakel för att slå där i kommande turer.
maginor-explain-turn-middle =
    Din trollkarls orakel har poängräknats, så din trollkarl står i mitten av cirkeln. Du får spela trolldomskort och vissa förtrollningar, men du kan inte slå: din tur slutar med att du flyttar till ett orakel.
maginor-explain-cards =
    Kort: vart och ett av dina fem symbolkort är lika bra som ett slag med den symbolen, en gång i spelet. Trolldom: med ett trolldomskort slår du för valfritt orakel, var din trollkarl än är ({ $sorcery } kvar). Kort kan spelas innan du slår eller flyttar.
maginor-explain-spells = Dina förtrollningar, som kan spelas en gång var:
maginor-explain-aim =
    Ett orakel poängräknas när Maginor lämnar det eller när alla dess platser är fyllda; bara Rådhuset väntar till sist, när han kommer dit. Den som har flest markörer tar oraklet eller förtrollningen bredvid, tvåan tar det andra; står det lika avgör den markör som kommer först i raden. Alla markörer kommer tillbaka. Gå alltså dit där du kan bli etta eller tvåa innan Maginor är där.
maginor-explain-counters = På { $tile } ({ maginor-votes }{ $has_spell ->
    [yes] , med förtrollningen { $spell }
   *[no] , utan förtrollning
}) ligger det markörer från: { $counters }.
maginor-explain-symbol = Du får välja symbolen för din röst på { $tile }. Är en plats med den ledig läggs din markör där; annars kämpar du i en duell om en. En ledig plats är säkrare än en duell.
maginor-explain-idle = Du får också välja en symbol utan verkan: oraklet visar den inte, eller alla dess platser är dina. Då förblir oraklet som det är, och du behåller din markör.
maginor-explain-slot = Alla dessa platser är lediga. Platserna räknas medurs från oraklets topp. Har du lika många markörer som någon annan när oraklet poängräknas ligger den före som har den första i den ordningen: ett lågt nummer är alltså bättre.
maginor-explain-rival = Alla platser med den här symbolen är upptagna. Välj den markör du vill kämpa om i en duell: vinner du tar din dess plats.
maginor-explain-advance = Sedan avancerar Maginor ett steg.
maginor-explain-duel =
    Båda väljer jord, vatten eller eld i hemlighet. Jord slår vatten, vatten slår eld, eld slår jord. { $role ->
    [defender] Du försvarar din markör: vinner du blir den kvar; förlorar du tar utmanarens dess plats.
   *[challenger] Du utmanar: vinner du tar din markör den andras plats.
    }
    Väljer båda jord vinner försvararen. Väljer båda eld eller båda vatten blir platsen ledig.
maginor-explain-reversal = Med Omsvängning vinner du den här duellen i stället för att förlora den eller få oavgjort. Du har förtrollningen bara en gång.
maginor-explain-take =
    Du har flest markörer på det här oraklet, så du väljer. { $second ->
    [yes] { $name } är tvåa och tar det du lämnar.
   *[no] Ingen annan har en markör där: det andra går ur spelet.
    } Orakel är röster i slutet, förtrollningar hjälper dig på vägen. Förtrollningen:
maginor-explain-retrieve = Återkallning ger dig tillbaka två av de symbolkort du har spelat.
maginor-explain-domination = Dominans lägger en eller två markörer på lediga platser på det orakel din trollkarl står på.
maginor-explain-persuasion = Övertalning lägger din markör på en motståndares plats, utan duell.
maginor-explain-telekinesis = Alla dessa platser är lediga, och din markör får ligga på vilken som helst av dem, oavsett symbol. En plats med lågt nummer är bättre om det står lika.

## Refusals

maginor-refusal-other = Det är inte frågan nu. { $asked ->
    [turn] Det är din tur: spela ett kort eller en förtrollning, slå eller flytta.
    [symbol] Välj först symbolen för din röst.
    [slot] Välj först en plats.
    [duel] Välj jord, vatten eller eld till duellen.
    [reversal] Säg om du spelar Omsvängning.
    [take] Välj oraklet eller förtrollningen.
   *[retrieve] Välj ett symbolkort att ta tillbaka.
}
maginor-refusal-card = Du har redan spelat ditt kort { $symbol }.
maginor-refusal-sorcery = Du har inga trolldomskort kvar.
maginor-refusal-spell = Du har inte förtrollningen { $spell }.
maginor-refusal-middle = Din trollkarl står i mitten och inte på ett orakel, så det går inte nu. Flytta till ett orakel först.
maginor-refusal-not-in-play = { $tile ->
   *[other] Det oraklet finns inte kvar: { $tile } har poängräknats.
}
maginor-refusal-there = Din trollkarl är redan på { $tile }. Flytta någon annanstans, eller slå.
maginor-refusal-must-roll = Ingen har slagit på { $turns } turer, så du måste: du kan inte flytta nu.
maginor-refusal-no-counter = Alla dina markörer ligger på orakel. Några kommer tillbaka när ett orakel poängräknas.
maginor-refusal-nothing = En röst med { $symbol } kan inte göra något på { $tile }: symbolen finns inte där, eller så är alla dess platser dina.
maginor-refusal-full = Ingen plats är ledig på { $tile }.
maginor-refusal-rival = Ingen motståndare har en markör på { $tile }.
maginor-refusal-discarded = Du har inte spelat något sådant kort än, så det finns inget att ta tillbaka.
maginor-refusal-not-discarded = Du har fortfarande kortet { $symbol }. Ta tillbaka ett som du har spelat.
maginor-refusal-only-hall = Bara Rådhuset är kvar, och det kan inte kallas in.
maginor-refusal-slot = { $why ->
    [none] Det finns ingen plats { $slot } på { $tile }.
    [taken] Det ligger redan en markör på plats { $slot }.
    [other-symbol] Plats { $slot } visar en annan symbol.
   *[no-rival] Ingen motståndares markör ligger på plats { $slot }.
} Välj en annan plats.
maginor-refusal-stop = Dominans lägger minst en markör.
maginor-refusal-chance = Tärningarna kan inte ha fallit så.

## What happens

maginor-fact-ring = Cirkeln med förtrollningarna: { $tiles }.
maginor-fact-first = { $who ->
    [you] Du börjar.
   *[other] { $name } börjar.
}
maginor-fact-turn = { $turn }.
maginor-fact-must-roll = Ingen har slagit på länge, så { $who ->
    [you] du måste slå.
   *[other] { $name } måste slå.
}
maginor-fact-card = { $who ->
    [you] Du spelar kortet { $symbol }.
   *[other] { $name } spelar kortet { $symbol }.
}
maginor-fact-sorcery = { $who ->
    [you] Du spelar ett trolldomskort.
   *[other] { $name } spelar ett trolldomskort.
}
maginor-fact-spell = { $who ->
    [you] Du använder { $spell }.
   *[other] { $name } använder { $spell }.
}
maginor-fact-moved = { $who ->
    [you] Du flyttar till { $tile }.
   *[other] { $name } flyttar till { $tile }.
}
maginor-fact-rolled = { $who ->
    [you] Du slår för { $tile }: { $symbol }.
   *[other] { $name } slår för { $tile }: { $symbol }.
}
maginor-fact-rolled-maginor = { $who ->
    [you] Du slår för { $tile }: Maginor! Du väljer symbolen, och han avancerar.
   *[other] { $name } slår för { $tile }: Maginor! Han avancerar efter en röst med valfri symbol.
}
maginor-fact-symbol = { $who ->
    [you] Symbolen för din röst är { $symbol }.
   *[other] { $name } röstar med symbolen { $symbol }.
}
maginor-fact-not-shown = Ingenting händer: den symbolen finns inte på { $tile }.
maginor-fact-all-own = Ingenting händer: { $who ->
    [you] alla de platserna är redan dina.
   *[other] { $name } har redan alla de platserna.
}
maginor-fact-no-counter = Ingenting händer: { $who ->
    [you] du har inga markörer kvar.
   *[other] { $name } har inga markörer kvar.
}
maginor-fact-placed = { $who ->
    [you] Du lägger en markör på plats { $slot } ({ $symbol }) på { $tile }.
   *[other] { $name } lägger en markör på plats { $slot } ({ $symbol }) på { $tile }.
}
maginor-fact-filled = Alla platser på { $tile } är fyllda.
maginor-fact-advance-lost = Turen slutar när oraklet poängräknas, så Maginors steg går förlorat.
maginor-fact-challenged = { $who ->
    [you] Du utmanar { $other } om plats { $slot } ({ $symbol }) på { $tile }: duell!
    [against-you] { $name } utmanar dig om plats { $slot } ({ $symbol }) på { $tile }: duell!
   *[other] { $name } utmanar { $other } om plats { $slot } ({ $symbol }) på { $tile }: duell!
}
maginor-fact-chose = { $who ->
    [you] Du väljer { $element }.
   *[other] { $name } väljer { $element }.
}
maginor-fact-chose-secretly = { $name } har valt i hemlighet.
maginor-fact-revealed = { $challenger }: { $challenge }. { $defender }: { $defence }.{ $verdict ->
    [both-earth] { " " }Jord mot jord vinns av försvararen.
   *[other] { "" }
}
maginor-fact-no-reversal = { $who ->
    [you] Du sparar Omsvängning till senare.
   *[other] { $name } sparar Omsvängning till senare.
}
maginor-fact-duel-won = { $who ->
    [you] Du vinner duellen: plats { $slot } på { $tile } är din.
    [against-you] { $name } vinner duellen och har plats { $slot } på { $tile }.
   *[other] { $name } vinner duellen med { $other } och har plats { $slot } på { $tile }.
}
maginor-fact-duel-tied = Duellen är oavgjord: plats { $slot } på { $tile } är ledig.
maginor-fact-retrieved = { $who ->
    [you] Du tar tillbaka: { $symbols }.
   *[other] { $name } tar tillbaka: { $symbols }.
}
maginor-fact-restored = { $who ->
    [you] Du tar tillbaka { $cards ->
        [one] ett trolldomskort
       *[other] { $cards } trolldomskort
    }.
   *[other] { $name } tar tillbaka { $cards ->
        [one] ett trolldomskort
       *[other] { $cards } trolldomskort
    }.
}
maginor-fact-persuaded = { $who ->
    [you] Du ersätter markören från { $other } på plats { $slot } på { $tile } med din egen.
    [against-you] { $name } ersätter din markör på plats { $slot } på { $tile } med sin egen.
   *[other] { $name } ersätter markören från { $other } på plats { $slot } på { $tile } med sin egen.
}
maginor-fact-before = Maginor är nu före { $tile }.
# A full tile was scored and left the ring, and Maginor stood on it or before it.
maginor-fact-gap-closed = { $tile } är borta, så Maginor är nu före { $before }.
maginor-fact-on = Maginor går upp på { $tile }.
maginor-fact-leaves = Maginor lämnar { $tile }.
maginor-fact-scored = Poängräknat: { $tile }. Markörer: { $counters }. Etta: { $first }, tvåa: { $second }.
maginor-fact-scored-alone = Poängräknat: { $tile }. Markörer: { $counters } och ingen annan.
maginor-fact-scored-nobody = Poängräknat: { $tile }. Ingen har en markör där.
maginor-fact-took-tile = { $who ->
    [you] Du tar { $tile }: { maginor-votes }.
   *[other] { $name } tar { $tile }: { maginor-votes }.
}
maginor-fact-took-spell = { $who ->
    [you] Du tar förtrollningen { $spell }.
   *[other] { $name } tar förtrollningen { $spell }.
}
maginor-fact-tile-discarded = Ingen får { $tile }.
maginor-fact-spell-discarded = Ingen får förtrollningen { $spell }.
maginor-fact-cleared = Alla markörer på { $tile } går tillbaka.
maginor-fact-to-the-middle = Till mitten av cirkeln: { $names }.
maginor-fact-over = Rådhuset var det sista oraklet.

# What somebody has at the end, or what a tile is worth.
maginor-votes = { $votes ->
    [one] { $votes } röst
   *[other] { $votes } röster
}
# What a bot expects to have at the end; $votes may be 12.3.
maginor-votes-expected = { $votes } röster väntas
