## The rules in short, for the terminal: the page has chapters.

wizard-rules =
    Det finns kort från 1 till 13 i fyra färger (blå, röd, grön, gul), fyra { -wizard(form: "many") } och fyra { -jester(form: "many") }. Spelet har { $rounds } rundor.
    En runda: korten delas ut, och ett vänds upp: dess färg är trumf. Är det en { -wizard } väljer given trumf; är det en { -jester } finns det ingen.
    Sedan spår alla hur många stick de tar, och spelaren till vänster om given börjar.
    Sedan spelas det om stick: ett kort var, medurs. Det första kortet bestämmer färgen; den som har ett kort i den färgen måste spela ett. Bara { wizard-always } får alltid spelas. Efter en { -wizard } som första kort måste ingen bekänna; efter en { -jester } bestämmer nästa kort.
    Sticket går till den första { -wizard(form: "the") }; utan den till den högsta trumfen; utan trumf till det högsta kortet i färgen som spelades ut. Är alla korten { -jester(form: "many") } vinner den första. Den som tar ett stick spelar ut till nästa.
    En exakt spådom ger 20 poäng och 10 för varje stick. Varje stick för mycket eller för lite kostar 10 poäng. Flest poäng efter sista rundan vinner.
shazamm-rules =
    Två trollkarlar, röd (R) och grön (G), står mitt emot varandra på en bro av 19 rutor; mellan dem är en vägg av eld, tre steg från var och en.
    En tur: båda satsar i hemlighet 1 eller mer av sin mana och lägger till vilka kort de vill från handen. Allt avslöjas samtidigt. Den starkare sidan knuffar elden en ruta mot den andra; är styrkan lika blir den kvar. Båda betalar sina insatser.
    Förtrollningar verkar i nummerordning. Lägger båda samma tar de ut varandra. En förtrollning som lagts är förbrukad för hela partiet; bara Finten (0) kommer tillbaka.
    En runda slutar när elden når en trollkarl eller när någon inte har mer mana; då knuffar den andra elden en ruta för varje mana som är kvar, högst fram till trollkarlen.
    Efter en runda ställer sig trollkarlarna tre steg från elden, var den än är, och den yttersta rutan i varje ände bryts av. En trollkarl som inte står på en ruta faller, och den andra vinner. Faller båda är det oavgjort.
    Annars börjar en ny runda med 50 mana var, och båda drar tre förtrollningar till.
shazamm-rules-cards = Korten:
maginor-rules =
    Elva orakel ligger i en cirkel, de flesta med en förtrollning bredvid. Vart och ett har lika många platser som det är värt röster, och varje plats visar en symbol: eld, vatten, jord, luft eller öde.
    I din tur får du spela kort och förtrollningar, och sedan måste du flytta din trollkarl till ett annat orakel eller slå för det orakel den står på.
    Tärningen visar en symbol: lägg en markör på en ledig plats med den symbolen. Är ingen ledig kämpar du i en duell om en som en motståndare har. Visar oraklet inte symbolen händer ingenting; men öde, där det inte visas, gäller som vilken symbol som helst på oraklet. Den sjätte sidan är Maginor: välj symbolen, och sedan avancerar han ett steg.
    Kort: vart och ett av dina fem symbolkort är ett slag med den symbolen; vart och ett av dina fem trolldomskort är ett slag för valfritt orakel. Alla kort ligger öppna. Du har 15 markörer.
    Duell: båda väljer jord, vatten eller eld i hemlighet. Jord slår vatten, vatten slår eld, eld slår jord. Vinnarens markör har platsen. Båda jord: försvararen vinner. Båda eld eller båda vatten: platsen är ledig.
    Maginor går runt cirkeln, från mellanrummet före ett orakel upp på det och vidare till mellanrummet före nästa. Ett orakel poängräknas när han lämnar det, eller genast när alla dess platser är fyllda, och då är turen slut. Rådhuset poängräknas sist, när Maginor kommer tillbaka till det; då är spelet slut.
    Poängräkning: den som har flest markörer där tar oraklet eller förtrollningen, tvåan tar det andra. Står det lika avgör den markör som kommer först medurs från toppen. Markörerna går tillbaka, och trollkarlar som stod där går till mitten av cirkeln, och därifrån måste de flytta.
    Flest röster vinner: orakel och ritualer. Står det lika avgör det mest värdefulla enskilda oraklet.
maginor-rules-spells = Förtrollningarna, en gång var:
