## The guided first games. A line is a paragraph.

first-wizard-welcome =
    Välkommen till Wizard. I varje runda får du några kort, och du spår hur många stick du kommer att ta med dem. Det enda som räknas är att pricka exakt rätt.
first-wizard-trump =
    I den första rundan har alla bara ett kort. Sedan vänds ett kort till upp: det är grönt, så grön är trumf i den här rundan. Trumf slår alla andra färger.
first-wizard-predict-wizard =
    Du har en { -wizard }, det starkaste kortet som finns: den tar sitt stick. Spå alltså ett stick.
first-wizard-lead-wizard =
    De andra räknar inte med något stick. Du sitter till vänster om given, så du spelar ut. Spela { -wizard(form: "the") }.
first-wizard-scored =
    Du spådde ett stick och tog ett: det ger 20 poäng, och 10 till för sticket. De andra spådde 0 och tog 0: 20 poäng var. Att missa med ett stick kostar 10 poäng, med två 20.
first-wizard-predict-last =
    Runda två, två kort var, och röd är trumf. Du ger, så du spår sist. Blå 12 kan mycket väl ta ett stick; gul 3 gör det knappast. Spå ett.
first-wizard-follow =
    Blå spelades ut, och du har ett blått kort, så du måste bekänna färg. Blå 12 är högst hittills: sticket blir ditt.
first-wizard-lead-low =
    Du tog sticket, så du spelar ut till nästa. Du har det stick du ville ha. Spela ut gul 3 och låt någon annan få det här.
first-wizard-ruffed =
    Ingen annan hade ett gult kort, så båda fick spela vad de ville, och trumf slår alla andra färger: den lilla röda tvåan tog sticket.
first-wizard-predict-jester =
    Runda tre. Blå är trumf. { -jester(form: "the") } tar aldrig något stick (om inte alla spelar { -jester(form: "many") }), gul 10 gör det kanske, och blå 2 är trumf. Spå ett.
first-wizard-follow-yellow =
    Gul spelades ut. En { -wizard } eller en { -jester } får du alltid spela, vad som än spelades ut; annars måste du bekänna färg. Bekänn med gul 10 och se om den håller.
first-wizard-ruff =
    Gul 12 var högre. Nu är grön utspelad, och du har inget grönt kort: du får spela vad du vill. Blå 2 är trumf och tar sticket.
first-wizard-lead-jester =
    Ett stick, precis som du spådde. Spela ut { -jester(form: "the") }: den förlorar mot allt, och nästa kort bestämmer vilken färg som måste bekännas.
first-wizard-done =
    Alla spådde rätt den här gången. I den sista rundan delas alla kort ut, och den som då har flest poäng vinner. Vid bordet ser du hur många stick var och en har spått och hur många de har tagit.

first-shazamm-welcome =
    Välkommen till Shazamm! Två trollkarlar står på en bro över lava, med en vägg av eld mellan sig. Knuffa den mot din motståndare, runda efter runda, tills någon av er faller.
first-shazamm-hand =
    Du har 50 mana till den här rundan och fem förtrollningar på handen. Varje tur satsar båda mana, i hemlighet och samtidigt. Den som satsar mest knuffar elden en ruta; båda betalar det de har satsat.
first-shazamm-first-bet =
    Börja med en insats på 8, utan förtrollning.
first-shazamm-pushed =
    8 slår 5: elden har flyttats en ruta mot din motståndare. När den når en trollkarl är rundan slut.
first-shazamm-low-bet =
    Att förlora en tur billigt är lika bra som att vinna en. Satsa bara 1 nu och låt motståndaren betala för knuffen.
first-shazamm-cheap =
    Den knuffen kostade din motståndare 14 mana, och dig bara 1. Nu har du mer kvar till resten av rundan.
first-shazamm-boost =
    Nu en förtrollning. { -boost } ökar din styrka med 7, men du betalar bara insatsen. Satsa 10 och välj { -boost }.
first-shazamm-resist =
    10 och 7 är 17: precis tillräckligt mot 16. Förtrollningar är förbrukade när de har lagts. Din motståndare har lite mana kvar och försöker kanske något: satsa 5 med { -resistance }, så att elden inte kan flyttas mot dig i den här turen.
first-shazamm-resisted =
    Din motståndare lade { -blaze }, som skulle ha knuffat elden två rutor. { -resistance } har stoppat den. Förtrollningar verkar alltid i nummerordning.
first-shazamm-last-bet =
    Din motståndare har bara 6 mana kvar. Med en insats på 7 vinner du säkert den här turen.
first-shazamm-round-over =
    Din motståndare har ingen mana kvar, men det har du: då knuffar du elden ända fram till trollkarlen. Därmed är rundan slut. Trollkarlarna ställer sig tre steg från elden, och bron bryts av i båda ändar.
first-shazamm-done =
    En ny runda: båda har 50 mana på nytt och drar tre förtrollningar. Vinn den här också, så finns det ingen bro kvar under din motståndares fötter.

first-maginor-welcome =
    Välkommen till Maginor. Elva orakel ligger i en cirkel, och vart och ett har röster att ge: talet som står på det. Maginor går runt cirkeln och samlar in dem. Vinn så många röster du kan innan han kommer.
first-maginor-turn =
    I din tur spelar du hur många kort och förtrollningar du vill, och sedan måste du antingen flytta eller slå tärningen. Alla börjar på Rådhuset. Maginor kommer först till Lyktgubben, så gå dit: flytta din trollkarl.
first-maginor-roll =
    Slå nu. Tärningen visar en symbol, och har ditt orakel en ledig plats med den lägger du en av dina markörer där.
first-maginor-slot =
    Eld: två platser visar den symbolen. Har två spelare lika många markörer i slutet vinner den som kommer först medurs från toppen. Ta alltså den första.
first-maginor-maginor =
    Tärningens sjätte sida är Maginor själv. Din motståndare fick välja symbolen, och Maginor har gett sig av: han står nu före Lyktgubben. När han lämnar ett orakel poängräknas det.
first-maginor-card =
    Förutom tärningen har du kort: ett med varje symbol, vart och ett lika bra som ett slag med den symbolen, en gång i spelet. Spela kortet luft.
first-maginor-roll-again =
    Kort avslutar inte din tur. Slå nu.
first-maginor-fate =
    Öde! Det finns en plats med öde, och nu är den din. Där ett orakel inte visar öde gäller öde som vilken symbol du vill. Du leder med tre markörer mot en.
first-maginor-duel =
    Din motståndare slog luft, men alla platser med luft är upptagna: då blir det en duell om din markör. Jord slår vatten, vatten slår eld, eld slår jord; väljer båda jord vinner försvararen. Det är du. Välj jord.
first-maginor-fill =
    Du vann, och din markör ligger kvar. En plats är ledig, och den visar eld. Ett orakel poängräknas också så snart alla dess platser är fyllda: spela kortet eld.
first-maginor-take =
    Du har flest markörer, så du väljer först: oraklet med dess 5 röster eller förtrollningen bredvid. Tvåan tar det andra. Ta oraklet.
first-maginor-scored =
    Alla markörer kommer tillbaka, oraklet lämnar cirkeln, och trollkarlarna som stod där är i mitten. Din motståndare fick förtrollningen Dominans.
first-maginor-move =
    Från mitten kan du inte slå: du måste flytta. Enhörningen ger 10 röster. Gå dit.
first-maginor-done =
    Så går det vidare runt cirkeln. Rådhuset kommer sist: när Maginor kommer dit poängräknas det, och spelet är slut. Den som har flest röster blir ny Överstetrollkarl.

## The rules, chapter by chapter. A line is a paragraph; one that begins with • is an item of a list.

rules-chapter-aim = Vad det går ut på
rules-chapter-cards = Korten
rules-chapter-round = En runda
rules-chapter-predict = Att spå
rules-chapter-trick = Ett stick
rules-chapter-score = Poäng
rules-chapter-specials = Specialkort
rules-chapter-variants = Varianter
rules-chapter-turn = En tur
rules-chapter-spells = Förtrollningarna
rules-chapter-round-end = När en runda slutar
rules-chapter-game-end = När spelet slutar
rules-chapter-start = Förberedelser
rules-chapter-vote = Att lägga en markör
rules-chapter-duel = Dueller
rules-chapter-scoring = Att poängräkna ett orakel

rules-wizard-aim =
    Tre till sex trollkarlslärlingar spår framtiden: hur många stick de kommer att ta. Den som förutser det exakt belönas; den som har fel betalar för varje stick för mycket eller för lite.
    Flest poäng efter den sista rundan vinner.
rules-wizard-cards =
    Det finns 60 kort: fyra folk med talen 1 till 13 – människorna (blå), dvärgarna (röd), alverna (grön) och jättarna (gul) – och fyra { -wizard(form: "many") } och fyra { -jester(form: "many") }.
    • En { -wizard } slår alla andra kort.
    • En { -jester } förlorar mot alla andra kort.
rules-wizard-round =
    I den första rundan får alla ett kort, i den andra två, och så vidare tills alla kort delas ut i den sista rundan: 20 rundor med tre spelare, 15 med fyra, 12 med fem, 10 med sex.
    Nästa kort vänds upp, och dess färg är trumf. Är det en { -wizard } tittar given på sina kort och väljer trumf. Är det en { -jester }, eller finns det inget kort kvar, är det ingen trumf.
rules-wizard-predict =
    Med början till vänster om given säger alla hur många stick de kommer att ta. Sedan spelas sticken.
rules-wizard-trick =
    Spelaren till vänster om given spelar ut valfritt kort. De andra spelar ett kort var, medurs.
    • Den som har ett kort i färgen som spelades ut måste spela ett. { -wizard(form: "many") } och { -jester(form: "many") } får alltid spelas i stället.
    • Spelas en { -wizard } ut får alla spela vad de vill. Spelas en { -jester } ut bestäms färgen av det första kortet som inte är en { -jester }.
    Sticket går till den första { -wizard(form: "the") }; utan den till den högsta trumfen; utan trumf till det högsta kortet i färgen som spelades ut. Är alla korten { -jester(form: "many") } tar den första sticket.
    Den som tar ett stick spelar ut till nästa.
rules-wizard-score =
    • Exakt rätt: 20 poäng, och 10 för varje stick.
    • Fel: 10 poäng mindre för varje stick för mycket eller för lite.
    Ett exempel: den som spådde 2 och tog 2 får 40 poäng. Den som spådde 2 och tog 4 förlorar 20.
rules-wizard-specials =
    Ett bord kan ta med några av de här sju korten. Draken och Fen är bara med tillsammans.
rules-wizard-variants =
    Ett bord kan spela med ett sätt att spå och en form av spelet:

rules-shazamm-aim =
    Två trollkarlar står på en bro över lava, och mellan dem brinner en vägg av eld. De knuffar den mot varandra med mana och förtrollningar. Den som drivs av bron har förlorat.
rules-shazamm-turn =
    Varje tur väljer båda i hemlighet: en insats på minst 1 mana, och hur många förtrollningar de vill från handen, eller inga. Sedan avslöjas allt samtidigt.
    • Förtrollningar som båda har lagt tar ut varandra.
    • De andra förtrollningarna verkar i nummerordning.
    • Den starkare insatsen knuffar elden en ruta mot den andra. Är båda lika starka blir den kvar.
    • Båda betalar sina insatser, vem som än var starkast.
    Finten gör inget och kommer alltid tillbaka: den döljer om du trollar.
rules-shazamm-spells =
    Båda har samma fjorton förtrollningar, var och en en gång i partiet. Du börjar med fem av dem och drar tre till för varje ny runda.
rules-shazamm-round-end =
    En runda slutar när elden når en trollkarl, när en förtrollning avslutar den eller när någon inte har mer mana. Är bara en av er utan mana knuffar den andra elden en ruta till för varje mana som är kvar, högst fram till trollkarlen.
    Sedan stannar elden där den är, och båda trollkarlarna ställer sig tre steg från den. Den yttersta rutan i varje ände av bron bryts av.
    Till nästa runda har båda 50 mana på nytt.
rules-shazamm-game-end =
    En trollkarl som står på en ruta som brutits av, eller utanför bron, faller och har förlorat. Att vinna två rundor i rad räcker alltid. Faller båda samtidigt vinner ingen.
rules-shazamm-variants =
    Ett bord kan välja en av de här:

rules-maginor-aim =
    Överstetrollkarlen drar sig tillbaka, och elva orakel väljer en ny. Maginor går från orakel till orakel och samlar in deras röster. Vinn dem med ditt inflytande innan han kommer förbi: flest röster vinner.
rules-maginor-start =
    Oraklen ligger i en cirkel, Rådhuset först, sedan två små, sedan de andra i valfri ordning. Bredvid nästan varje orakel ligger en förtrollning. Maginor och alla trollkarlar börjar på Rådhuset.
    Alla har en trollkarl, 15 markörer, fem symbolkort och fem trolldomskort.
rules-maginor-turn =
    Spela först hur många kort och förtrollningar du vill. Flytta sedan antingen din trollkarl till ett annat orakel eller slå tärningen för det orakel den står på.
    • Ett symbolkort är lika bra som ett slag med den symbolen.
    • Ett trolldomskort är ett slag för valfritt orakel, var din trollkarl än är.
    • Visar tärningen Maginor väljer du valfri symbol, och sedan avancerar Maginor: först till mellanrummet före nästa orakel, sedan upp på det.
rules-maginor-vote =
    Har oraklet en ledig plats med symbolen lägger du en markör där. Är alla platser med den upptagna utmanar du en av de andra där på duell. Visar oraklet inte symbolen händer ingenting.
    Där ett orakel inte visar öde gäller öde som vilken symbol du vill.
rules-maginor-duel =
    Båda väljer jord, vatten eller eld i hemlighet och avslöjar samtidigt. Jord slår vatten, vatten slår eld, eld slår jord. Vinnarens markör behåller platsen eller tar den.
    • Båda eld eller båda vatten: båda markörerna kommer tillbaka, och platsen är ledig.
    • Båda jord: försvararen vinner.
rules-maginor-scoring =
    Ett orakel poängräknas när Maginor lämnar det eller så snart alla dess platser är fyllda. Rådhuset poängräknas först allra sist.
    Den som har flest markörer väljer oraklet eller förtrollningen; tvåan får det andra. Står det lika avgör den markör som kommer först medurs från toppen.
    Sedan kommer alla markörer tillbaka, trollkarlarna på oraklet går till mitten av cirkeln, och oraklet är borta. En trollkarl i mitten måste flytta och kan inte slå. När ett orakel poängräknas är turen genast slut.
rules-maginor-spells =
    Varje förtrollning kan användas en gång, i din tur. Omsvängning används efter en duell som du inte har vunnit. De två ritualerna behålls och räknas som röster.
rules-maginor-game-end =
    När Maginor kommer fram till Rådhuset poängräknas det, och spelet är slut. Lägg ihop rösterna från dina orakel och ritualer. Står det lika avgör det mest värdefulla oraklet.
rules-maginor-variants =
    Ett bord kan välja den här:

## What is to be seen in the pictures of the rules.

picture-wizard-round = Runda två: två kort på handen, och röd 6 vändes upp. Röd är trumf.
picture-wizard-predict = De andra har spått 0 och 1. Hur många stick tar du?
picture-wizard-trick = Gul 3 spelades ut. Ingen annan har ett gult kort, och röd är trumf: röd 2 tar sticket.
picture-wizard-score = Första rundan: ett stick spått och taget, 30 poäng; inget spått och inget taget, 20 poäng; ett spått och inget taget, 10 poäng mindre.
picture-shazamm-turn = En insats på 10 och en förtrollning som ger 7 till är starkare än 16: elden flyttas åt höger.
picture-shazamm-round-end = Den andra rundan börjar: båda trollkarlarna står tre steg från elden, och brons ändar har brutits av.
picture-shazamm-game-end = Trollkarlen till höger har inte längre någon bro att stå på.
picture-maginor-start = Talet på ett orakel säger hur många röster det ger. Runt det ligger platserna för markörer.
picture-maginor-turn = De fem symbolkorten, och till höger trolldomskorten.
picture-maginor-vote = Tärningen visade eld: två lediga platser visar den symbolen.

## What stands around the rules.

rules-title = { $game }: reglerna
rules-play = Gör i ordning ett bord
rules-contents = Kapitel
rules-back = Tillbaka till spelet

## What stands around the guided first games.

first-title = { $game }: ditt första spel
first-on = Vidare
first-do-it = Gör det åt mig
# Another decision than the one that the lesson is about.
first-other = Det går, men i den här lektionen: { $action }.
first-end = Det är allt du behöver veta. Du kan spela vidare härifrån mot botar eller göra i ordning ett eget bord. Glömmer du något: frågetecknet förklarar varje val.
first-play-on = Spela vidare härifrån
first-new = Gör i ordning ett bord
first-progress = { $read } av { $all }
