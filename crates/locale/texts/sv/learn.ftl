## The guided first games. A line is a paragraph.

first-wizard-welcome =
    Välkommen till Wizard. I varje runda får du några kort, och du spår hur många stick du kommer att ta med dem. I ett stick spelar alla ett kort, och det bästa tar sticket. Det enda som räknas är att pricka exakt rätt.
first-wizard-trump =
    I den första rundan har alla bara ett kort. Sedan vänds ett kort till upp: det är grönt, så grön är trumf i den här rundan. Trumf slår alla andra färger.
first-wizard-predict-wizard =
    Du har en { -wizard }, det starkaste kort som finns: den tar sitt stick. Spå alltså ett stick.
first-wizard-signs =
    Under varje namn står sticken: en tom ring är förutsagd, en fylld är tagen, en röd ruter är ett för mycket. Bredvid namnet står poängen. Den lilla kortbunten visar vem som ger, den lysande ramen vems tur det är.
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
    Ett stick, precis som du spådde. Spela ut { -jester(form: "the") }: den förlorar mot allt, och nästa kort bestämmer vilken färg som måste bekännas. Efter en { -wizard } behöver ingen bekännas.
first-wizard-done =
    Alla spådde rätt den här gången. I den sista rundan delas alla kort ut, och den som då har flest poäng vinner. Vid bordet ser du hur många stick var och en har spått och tagit.

first-shazamm-welcome =
    Välkommen till Shazamm! Två trollkarlar står på en bro över lava, med en vägg av eld mellan sig. Driv den mot din motståndare, runda efter runda, tills någon av er faller.
first-shazamm-hand =
    Du har 50 mana till den här rundan och fem förtrollningar på handen. Varje tur satsar ni båda mana, i hemlighet och samtidigt. Den som satsar mest driver elden en ruta; båda betalar det de har satsat.
first-shazamm-signs =
    Bluffen bland dina kort är ingen förtrollning: den gör ingenting och kommer tillbaka, så ingen vet om du trollar. Det gula märket visar mitten mellan trollkarlarna, där elden börjar.
first-shazamm-first-bet =
    Börja med en insats på 8, utan förtrollning.
first-shazamm-pushed =
    8 slår 5: elden har flyttats en ruta mot din motståndare. När den når en trollkarl är rundan slut.
first-shazamm-low-bet =
    Att förlora en tur billigt kan vara lika bra som att vinna en. Satsa bara 1 nu och låt motståndaren betala för rutan.
first-shazamm-cheap =
    Den rutan kostade din motståndare 14 mana, och dig bara 1. Nu har du mer kvar till resten av rundan.
first-shazamm-boost =
    Nu en förtrollning. { -boost } ökar din styrka med 7, men du betalar bara insatsen. Satsa 10 och välj { -boost }.
first-shazamm-resist =
    10 och 7 är 17: precis tillräckligt mot 16. Förtrollningar är förbrukade när de har lagts. Din motståndare har ont om mana och hittar kanske på något: satsa 5 med { -resistance }, så att elden inte kan flyttas mot dig i den här turen.
first-shazamm-resisted =
    Din motståndare lade { -blaze }, som annars hade drivit elden två rutor. { -resistance } stoppade den. Förtrollningar verkar alltid i nummerordning.
first-shazamm-last-bet =
    Din motståndare har bara 6 mana kvar. Med en insats på 7 vinner du garanterat den här turen.
first-shazamm-round-over =
    Din motståndare har ingen mana kvar, men det har du: då driver du elden ända fram till trollkarlen. Därmed är rundan slut. Trollkarlarna ställer sig tre steg från elden (en av dem kliver framåt), och bron bryts av i båda ändar.
first-shazamm-done =
    En ny runda: båda har 50 mana på nytt och drar tre förtrollningar. Vinn den här också, så finns det ingen bro kvar under din motståndares fötter.

first-maginor-welcome =
    Välkommen till Maginor. Elva orakel ligger i en cirkel, och talet på vart och ett visar hur många röster det ger. Maginor går runt cirkeln och samlar in dem. Vinn så många röster du kan innan han kommer.
first-maginor-signs =
    Varje orakel visar sina röster i mitten och sina platser runt om; bredvid ligger dess förtrollning. Din egen rad visar dina röster och hur många markörer du har kvar.
first-maginor-turn =
    I din tur spelar du hur många kort och förtrollningar du vill, och sedan måste du antingen flytta eller slå tärningen. Alla börjar på Rådhuset. Maginor kommer först till Lyktgubben, så gå dit: flytta din trollkarl.
first-maginor-roll =
    Slå nu. Tärningen visar en symbol, och har ditt orakel en ledig plats med den symbolen lägger du en av dina markörer där.
first-maginor-slot =
    Eld: två platser visar den symbolen. Har två spelare lika många markörer till slut vinner den vars markör kommer först medurs från toppen. Ta alltså den första.
first-maginor-maginor =
    Tärningens sjätte sida är Maginor själv. Din motståndare fick välja symbol, och Maginor har gett sig av: han står nu i mellanrummet före Lyktgubben. När han lämnar ett orakel poängräknas det.
first-maginor-card =
    Förutom tärningen har du kort: ett med varje symbol, vart och ett lika bra som ett slag med den symbolen, en gång i spelet. Spela luftkortet.
first-maginor-roll-again =
    Kort avslutar inte din tur. Ett trolldomskort är ett slag för valfritt orakel, var din trollkarl än är. Slå nu.
first-maginor-fate =
    Öde! Det finns en plats med öde, och nu är den din. Där ett orakel inte visar öde gäller öde som vilken symbol du vill. Du leder med tre markörer mot en.
first-maginor-duel =
    Din motståndare slog luft, men alla platser med luft är upptagna: då blir det en duell om din markör. Jord slår vatten, vatten slår eld, eld slår jord; väljer båda jord vinner försvararen. Det är du. Välj jord.
first-maginor-fill =
    Du vann, och din markör ligger kvar. En plats är ledig, och den visar eld. Ett orakel poängräknas också så snart alla dess platser är fyllda: spela eldkortet.
first-maginor-take =
    Du har flest markörer, så du väljer först: oraklet med dess 5 röster eller förtrollningen bredvid. Tvåan tar det andra. Ta oraklet.
first-maginor-scored =
    Alla markörer kommer tillbaka, oraklet lämnar cirkeln, och trollkarlarna som stod där är i mitten. Din motståndare fick förtrollningen Dominans.
first-maginor-move =
    Från mitten kan du inte slå: du måste flytta. Enhörningen ger 10 röster. Gå dit.
first-maginor-done =
    Så går det vidare runt cirkeln. Rådhuset kommer sist: när Maginor kommer dit poängräknas det, och spelet är slut. Den som har flest röster blir ny Överstetrollkarl.

## What stands around the rules.

rules-title = { $game }: reglerna
rules-play = Skapa ett bord
rules-contents = Kapitel
rules-back = Tillbaka till spelet
# The label of a field.
rules-search = Sök bland regler, kort och frågor
# An example that one can go through.
rules-example = Exempel: { $step } av { $steps }
rules-example-back = Tillbaka
rules-example-on = Vidare

## What stands around the guided first games.

first-title = { $game }: ditt första spel
first-on = Vidare
first-do-it = Gör det åt mig
# Another decision than the one that the lesson is about.
first-other = Det går, men i den här lektionen: { $action }.
first-end = Det är allt du behöver veta. Du kan spela vidare härifrån mot botar eller skapa ett eget bord. Glömmer du något: frågetecknet förklarar varje val.
first-play-on = Spela vidare härifrån
first-new = Skapa ett bord
first-progress = { $read } av { $all }
