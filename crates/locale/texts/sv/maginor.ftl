maginor-title = Maginor

## Symbols, spells, elements

maginor-symbol = { $symbol ->
    [fire] eld
    [water] vatten
    [earth] jord
    [air] luft
   *[fate] öde
}
# A symbol card.
maginor-card = { $symbol ->
    [fire] eldkortet
    [water] vattenkortet
    [earth] jordkortet
    [air] luftkortet
   *[fate] ödeskortet
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
    [teleportation] flytta din trollkarl till ett annat orakel; sedan måste du ändå flytta eller slå.
    [summoning] poängräkna genast det första oraklet medurs från Rådhuset; sedan är din tur slut.
    [reversal] vinn en duell som du har förlorat eller som slutat oavgjort. Du blir tillfrågad efter en sådan duell.
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
    [norns] De Tre Nornorna
    [unicorn] Enhörningen
    [djinn] Djinnen
    [great-eagle] Stora Örnen
    [leviathan] Leviatan
    [stone-giant] Stenjätten
   *[other] { $tile }
}
# In a sentence.
maginor-tile = { $tile ->
    [guild-hall] { maginor-tile-title }
    [wisp] { maginor-tile-title }
    [mandrake] { maginor-tile-title }
    [salamander] { maginor-tile-title }
    [sphinx] { maginor-tile-title }
    [norns] de Tre Nornorna
    [unicorn] { maginor-tile-title }
    [djinn] { maginor-tile-title }
    [great-eagle] { maginor-tile-title }
    [leviathan] { maginor-tile-title }
    [stone-giant] { maginor-tile-title }
   *[other] oraklet ”{ $tile }”
}

## The table

maginor-heading =
    Maginor för { $seats } spelare: { $names }.
    Elva orakel väljer nästa Överstetrollkarl. Vinn dem genom att ha flest markörer på dem; vart och ett är värt lika många röster som det har platser. Flest röster vinner.
maginor-variant = Slutför slaget
# After the name of the variant.
maginor-about-variant = visar tärningen Maginor avancerar han även om rösten har fyllt ett orakel så att det poängräknats.
maginor-turn = { $who ->
    [you] Din tur
   *[other] { GENITIVE($name) } tur
}
maginor-at-start = Maginor har inte gett sig av än

## What one may do, in the words of a button or an advice

maginor-action-roll = slå tärningen
maginor-action-card = spela { $card }
maginor-action-spell = spela { $spell }
# A spell for a tile: Telekinesis, Teleportation.
maginor-action-spell-tile = spela { $spell } med { maginor-tile } som mål
maginor-action-move = flytta till { maginor-tile }
maginor-action-sorcery = spela ett trolldomskort för { maginor-tile }
maginor-action-symbol = välj { $symbol }
# What would do nothing, such as a card whose symbol the tile does not show.
maginor-action-idle = { $action } (ingenting händer)
maginor-action-slot = välj plats { $slot } ({ $symbol })
maginor-action-slot-of = välj plats { $slot } ({ $symbol }), som { $name } har
maginor-action-stop = lägg ingen markör till
maginor-action-duel = välj { $element }
maginor-action-reversal = spela Omsvängning
maginor-action-no-reversal = låt resultatet stå
maginor-action-take-tile = ta { maginor-tile } ({ maginor-votes })
maginor-action-take-spell = ta förtrollningen { $spell }
maginor-action-retrieve = ta tillbaka { $card }

## What is asked

maginor-ask-turn = { $place ->
    [middle] Du är i mitten: du måste avsluta din tur med att flytta.
   *[tile] Spela kort och förtrollningar; slå eller flytta sedan.
}
maginor-ask-symbol = Vilken symbol väljer du för { maginor-tile }?
maginor-ask-slot = Vilken plats med { $symbol } på { maginor-tile }?
maginor-ask-rival = Vilken markör på en plats med { $symbol } på { maginor-tile } utmanar du?
maginor-ask-duel = En duell mot { $name }: vad väljer du i hemlighet?
maginor-ask-reversal = Du vann inte duellen. Vill du spela Omsvängning och vinna den?
maginor-ask-take = Du är etta på { maginor-tile }. Vad tar du?
maginor-ask-retrieve = { $left ->
    [one] Vilket symbolkort tar du tillbaka?
   *[other] Vilket symbolkort tar du tillbaka först? Du får ta { $left }.
}
maginor-ask-domination = { $second ->
    [yes] Dominans: var ska den andra markören ligga? Eller nöj dig med en.
   *[no] Dominans: var ska den första markören ligga?
}
maginor-ask-persuasion = Övertalning: vilken markör ersätter du med din egen?
maginor-ask-telekinesis = Telekinesi: vilken plats på { maginor-tile }?

## What it is about

maginor-explain-turn =
    Din trollkarl står på { maginor-tile }. I din tur får du spela hur många kort och förtrollningar du vill, och till slut måste du antingen slå eller flytta; sedan går turen vidare till nästa spelare.
    Slå: tärningen visar en symbol, och du lägger en markör på en ledig plats med den symbolen på din trollkarls orakel. Är alla sådana platser upptagna utkämpar du en duell om en av dem. Visar oraklet inte symbolen händer ingenting. En sida är Maginor: du väljer symbolen, och Maginor avancerar.
    Flytta: din trollkarl går till ett annat orakel för att slå där i kommande turer.
maginor-explain-turn-middle =
    Din trollkarls orakel har poängräknats, så din trollkarl står i mitten av cirkeln. Du får spela trolldomskort och vissa förtrollningar, men du kan inte slå: din tur slutar med att du flyttar till ett orakel.
maginor-explain-cards =
    Kort: vart och ett av dina fem symbolkort är lika bra som ett slag med den symbolen, en gång i spelet. Trolldom: med ett trolldomskort slår du för valfritt orakel, var din trollkarl än är ({ $sorcery } kvar). Kort kan spelas innan du slår eller flyttar.
maginor-explain-spells = Dina förtrollningar, som kan spelas en gång var:
maginor-explain-aim =
    Ett orakel poängräknas när Maginor lämnar det eller när alla dess platser är fyllda; bara Rådhuset väntar tills han kommer dit allra sist. Den som har flest markörer tar oraklet eller förtrollningen bredvid, tvåan tar det andra; står det lika avgör den markör som kommer först i raden. Alla markörer kommer tillbaka. Gå alltså dit där du kan bli etta eller tvåa innan Maginor är där.
maginor-explain-counters = Markörer på { maginor-tile } ({ maginor-votes }{ $has_spell ->
    [yes] , med förtrollningen { $spell }
   *[no] , utan förtrollning
}): { $counters }.
maginor-explain-symbol = Du får välja symbolen för din röst på { maginor-tile }. Är en plats med den ledig läggs din markör där; annars utkämpar du en duell om en. En ledig plats är säkrare än en duell.
maginor-explain-slot = Alla de här platserna är lediga. Platserna räknas medurs från oraklets topp. Har du lika många markörer som någon annan när oraklet poängräknas ligger den före vars markör kommer först i den ordningen: ett lågt nummer är alltså bättre.
maginor-explain-rival = Alla platser med den här symbolen är upptagna. Välj vilken markör du vill utmana på duell: vinner du tar din markör platsen.
maginor-explain-idle = Du får också välja en symbol utan verkan: oraklet visar den inte, eller alla dess platser är dina. Då förblir oraklet som det är, och du behåller din markör.
maginor-explain-advance = Sedan avancerar Maginor ett steg.
maginor-explain-duel =
    Båda väljer jord, vatten eller eld i hemlighet. Jord slår vatten, vatten slår eld, eld slår jord. { $role ->
    [defender] Du försvarar din markör: vinner du blir den kvar; förlorar du tar utmanarens markör platsen.
   *[challenger] Du utmanar: vinner du tar din markör den andras plats.
    }
    Väljer båda jord vinner försvararen. Väljer båda eld eller båda vatten blir platsen ledig.
maginor-explain-reversal = Med Omsvängning vinner du den här duellen i stället för att förlora den eller få oavgjort. Du har förtrollningen bara en gång.
maginor-explain-take =
    Du har flest markörer på det här oraklet, så du väljer. { $second ->
    [yes] { $name } är tvåa och tar det du lämnar.
   *[no] Ingen annan har en markör där: det andra går ur spelet.
    } Orakel ger röster i slutet, förtrollningar hjälper dig på vägen. Förtrollningen:
maginor-explain-retrieve = Återkallning ger dig tillbaka två av de symbolkort du har spelat.
maginor-explain-domination = Dominans lägger en eller två markörer på lediga platser på det orakel din trollkarl står på.
maginor-explain-persuasion = Övertalning lägger din markör på en motståndares plats, utan duell.
maginor-explain-telekinesis = Alla de här platserna är lediga, och din markör får ligga på vilken som helst av dem, oavsett symbol. En plats med lågt nummer är bättre om det står lika.

## Refusals

maginor-refusal-other = Nu gäller frågan något annat. { $asked ->
    [turn] Det är din tur: spela ett kort eller en förtrollning, slå eller flytta.
    [symbol] Välj först symbolen för din röst.
    [slot] Välj först en plats.
    [duel] Välj jord, vatten eller eld till duellen.
    [reversal] Säg om du spelar Omsvängning.
    [take] Välj oraklet eller förtrollningen.
   *[retrieve] Välj ett symbolkort att ta tillbaka.
}
maginor-refusal-card = Du har redan spelat { $card }.
maginor-refusal-sorcery = Du har inga trolldomskort kvar.
maginor-refusal-spell = Du har inte förtrollningen { $spell }.
maginor-refusal-middle = Din trollkarl står i mitten och inte på ett orakel, så det går inte nu. Flytta till ett orakel först.
maginor-refusal-not-in-play = Det oraklet finns inte kvar: { maginor-tile } har poängräknats.
maginor-refusal-there = Din trollkarl är redan på { maginor-tile }. Flytta någon annanstans, eller slå.
maginor-refusal-must-roll = Ingen har slagit på { $turns } turer, så nu måste du slå: du kan inte flytta.
maginor-refusal-no-counter = Alla dina markörer ligger på orakel. De kommer tillbaka när deras orakel poängräknas.
maginor-refusal-nothing = En röst med { $symbol } har ingen verkan på { maginor-tile }: symbolen finns inte där, eller så är alla dess platser redan dina.
maginor-refusal-full = Ingen plats är ledig på { maginor-tile }.
maginor-refusal-rival = Ingen motståndare har en markör på { maginor-tile }.
maginor-refusal-discarded = Du har inte spelat något sådant kort än, så det finns inget att ta tillbaka.
maginor-refusal-not-discarded = Du har { $card } kvar. Ta tillbaka ett som du har spelat.
maginor-refusal-only-hall = Bara Rådhuset är kvar, och det kan inte kallas in.
maginor-refusal-slot = { $why ->
    [none] Det finns ingen plats { $slot } på { maginor-tile }.
    [taken] Det ligger redan en markör på plats { $slot }.
    [other-symbol] Plats { $slot } visar en annan symbol.
   *[no-rival] Ingen motståndares markör ligger på plats { $slot }.
} Välj en annan plats.
maginor-refusal-stop = Dominans lägger minst en markör.
maginor-refusal-chance = Tärningen kan inte ha fallit så.

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
    [you] Du spelar { $card }.
   *[other] { $name } spelar { $card }.
}
maginor-fact-sorcery = { $who ->
    [you] Du spelar ett trolldomskort.
   *[other] { $name } spelar ett trolldomskort.
}
maginor-fact-spell = { $who ->
    [you] Du spelar { $spell }.
   *[other] { $name } spelar { $spell }.
}
maginor-fact-moved = { $who ->
    [you] Du flyttar till { maginor-tile }.
   *[other] { $name } flyttar till { maginor-tile }.
}
maginor-fact-rolled = { $who ->
    [you] Du slår för { maginor-tile }: { $symbol }.
   *[other] { $name } slår för { maginor-tile }: { $symbol }.
}
maginor-fact-rolled-maginor = { $who ->
    [you] Du slår för { maginor-tile }: Maginor! Du väljer symbolen, och han avancerar.
   *[other] { $name } slår för { maginor-tile }: Maginor! Han avancerar efter en röst med valfri symbol.
}
maginor-fact-symbol = { $who ->
    [you] Symbolen för din röst är { $symbol }.
   *[other] Symbolen för { GENITIVE($name) } röst är { $symbol }.
}
maginor-fact-not-shown = Ingenting händer: den symbolen finns inte på { maginor-tile }.
maginor-fact-all-own = Ingenting händer: { $who ->
    [you] alla de platserna är redan dina.
   *[other] { $name } har redan alla de platserna.
}
maginor-fact-no-counter = Ingenting händer: { $who ->
    [you] du har inga markörer kvar.
   *[other] { $name } har inga markörer kvar.
}
maginor-fact-placed = { $who ->
    [you] Du lägger en markör på plats { $slot } ({ $symbol }) på { maginor-tile }.
   *[other] { $name } lägger en markör på plats { $slot } ({ $symbol }) på { maginor-tile }.
}
maginor-fact-filled = Alla platser på { maginor-tile } är fyllda.
maginor-fact-advance-lost = Ett orakel poängräknas, så Maginors steg går förlorat.
maginor-fact-challenged = { $who ->
    [you] Du utmanar { $other } om plats { $slot } ({ $symbol }) på { maginor-tile }: duell!
    [against-you] { $name } utmanar dig om plats { $slot } ({ $symbol }) på { maginor-tile }: duell!
   *[other] { $name } utmanar { $other } om plats { $slot } ({ $symbol }) på { maginor-tile }: duell!
}
maginor-fact-chose = { $who ->
    [you] Du väljer { $element }.
   *[other] { $name } väljer { $element }.
}
maginor-fact-chose-secretly = { $name } har valt i hemlighet.
maginor-fact-revealed = { $challenger }: { $challenge }. { $defender }: { $defence }.{ $verdict ->
    [both-earth] { " " }Jord mot jord: försvararen vinner.
   *[other] { "" }
}
maginor-fact-no-reversal = { $who ->
    [you] Du sparar Omsvängning till senare.
   *[other] { $name } sparar Omsvängning till senare.
}
maginor-fact-duel-won = { $who ->
    [you] Du vinner duellen: plats { $slot } på { maginor-tile } är din.
    [against-you] { $name } vinner duellen och har plats { $slot } på { maginor-tile }.
   *[other] { $name } vinner duellen mot { $other } och har plats { $slot } på { maginor-tile }.
}
maginor-fact-duel-tied = Duellen slutar oavgjort: plats { $slot } på { maginor-tile } är ledig.
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
    [you] Din markör ersätter { GENITIVE($other) } på plats { $slot } på { maginor-tile }.
    [against-you] { GENITIVE($name) } markör ersätter din på plats { $slot } på { maginor-tile }.
   *[other] { GENITIVE($name) } markör ersätter { GENITIVE($other) } på plats { $slot } på { maginor-tile }.
}
maginor-fact-before = Maginor står nu i mellanrummet före { maginor-tile }.
maginor-fact-on = Maginor går upp på { maginor-tile }.
maginor-fact-leaves = Maginor lämnar { maginor-tile }.
maginor-fact-scored = Poängräkning: { maginor-tile }. Markörer: { $counters }. Etta: { $first }, tvåa: { $second }.
maginor-fact-scored-alone = Poängräkning: { maginor-tile }. Markörer: { $counters }, och ingen annan.
maginor-fact-scored-nobody = Poängräkning: { maginor-tile }. Ingen har en markör där.
# A full tile was scored and left the ring, and Maginor stood on it or before it.
maginor-fact-gap-closed = Oraklet är borta, så Maginor står nu i mellanrummet före { maginor-tile }.
maginor-fact-took-tile = { $who ->
    [you] Du tar { maginor-tile }: { maginor-votes }.
   *[other] { $name } tar { maginor-tile }: { maginor-votes }.
}
maginor-fact-took-spell = { $who ->
    [you] Du tar förtrollningen { $spell }.
   *[other] { $name } tar förtrollningen { $spell }.
}
maginor-fact-tile-discarded = Ingen får { maginor-tile }.
maginor-fact-spell-discarded = Ingen får förtrollningen { $spell }.
maginor-fact-cleared = Alla markörer på { maginor-tile } går tillbaka.
maginor-fact-to-the-middle = Till mitten av cirkeln: { $names }.
maginor-fact-over = Rådhuset var det sista oraklet.

# What somebody has at the end, or what a tile is worth.
maginor-votes = { $votes ->
    [one] { $votes } röst
   *[other] { $votes } röster
}
# What a bot expects to have at the end.
maginor-votes-expected = { $votes ->
    [one] ungefär { $votes } röst i slutet
   *[other] ungefär { $votes } röster i slutet
}
