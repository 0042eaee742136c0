## The rules, chapter by chapter, for the page and the terminal. Every line stands for itself:
##   text        a paragraph
##   • text      an item of a list
##   ? text      a question that comes up at the table; the line after it is the answer
## At the end of a line, in square brackets: the rules of docs/rules that it tells, with an exclamation mark where the
## rulebook is silent and we have decided. All languages have the same lines with the same rules.

rules-chapter-aim = Vad det går ut på
rules-chapter-cards = Korten
rules-chapter-round = En runda
rules-chapter-predict = Spådomarna
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
rules-chapter-maginor = Maginors väg
rules-chapter-scoring = Poängräkning

# Beside a line that the rulebook does not decide, before the rule: "our ruling W8.8".
rules-ruling = vår tolkning
# What a search has found.
rules-found = { $count ->
    [0] Det står ingenting om ”{ $words }”.
    [one] Ett ställe om ”{ $words }”:
   *[other] { $count } ställen om ”{ $words }”:
}

## Wizard

rules-wizard-aim =
    Tre till sex trollkarlslärlingar spår framtiden: hur många stick de kommer att ta. Den som förutser det exakt belönas; den som har fel betalar för varje stick för mycket eller för lite. [W6.1]
    Ett stick är ett kort från var och en, spelade i tur och ordning. Den som har flest poäng efter den sista rundan vinner. [W6.2]
    ? Vad händer om två spelare har lika många poäng till slut?
    De delar placeringen. [W6.2]
rules-wizard-cards =
    Det finns 60 kort: fyra folk med talen 1 till 13 – människorna (blå), dvärgarna (röd), alverna (grön) och jättarna (gul) – samt fyra Trollkarlar och fyra Narrar. [W1.1]
    • I varje färg är 13 det starkaste kortet och 1 det svagaste.
    • En Trollkarl (Z) slår alla andra kort, till och med trumf 13.
    • En Narr (N) förlorar mot alla andra kort, till och med mot en etta.
    Sju specialkort kan läggas till ett och ett; de har ett eget kapitel. [W1.2]
rules-wizard-round =
    I den första rundan får alla ett kort, i den andra två och så vidare, tills alla kort delas ut i den sista rundan: 20 rundor med tre spelare, 15 med fyra, 12 med fem, 10 med sex. [W2.1]
    Lotten avgör vem som ger först; sedan går given vidare medurs. [W2.2!]
    Nästa kort i leken vänds upp: [W3.1]
    • Ett färgkort: den färgen är trumf och slår de andra.
    • En Narr: det finns ingen trumf i den här rundan.
    • En Trollkarl: given tittar på sina kort och väljer en av de fyra färgerna. ”Ingen trumf” går inte att välja.
    • I den sista rundan finns det inget kort kvar att vända upp, och därför ingen trumf. [W3.2]
    ? Ändrar specialkort antalet rundor?
    Nej. Men med dem i leken blir det ett kort över i den sista rundan också, så att ett kort kan vändas upp även då. [W2.1!, W3.2]
rules-wizard-predict =
    När alla har sett sina kort säger var och en hur många stick det blir, från inget till alla, med början till vänster om given. Sedan spelas sticken. [W4.1]
    ? Får summan av spådomarna bli lika med antalet stick?
    Ja, såvida ni inte spelar med varianten Plus/minus ett. [W7.1]
    ? Kan en spådom ändras i efterhand?
    Bara genom Molnet, ett av specialkorten. [W8.7]
rules-wizard-trick =
    Spelaren till vänster om given spelar ut valfritt kort till det första sticket. De andra spelar ett kort var, medurs. Den som tar ett stick spelar ut till nästa. [W5.1]
    • Den som har ett kort i den utspelade färgen måste bekänna. Den som inte har något får spela vad som helst, trumf eller inte. [W5.2]
    • Trollkarlar, Narrar och specialkort får alltid spelas i stället. [W5.3]
    • Spelas en Trollkarl ut får alla spela vad de vill. [W5.2]
    • Spelas en Narr ut bestämmer det första kortet som inte är en Narr vad som måste bekännas. [W5.2]
    Sticket går till den första Trollkarlen; finns ingen, till den högsta trumfen; finns inte heller någon trumf, till det högsta kortet i den utspelade färgen. Är alla kort Narrar tar den första sticket. [W5.4]
    ? En Trollkarl kommer efter ett blått kort. Måste de andra fortfarande bekänna blå?
    Ja. En Trollkarl befriar de andra bara om ingen färg kom före den. [W5.2]
    ? En Narr spelas ut, och sedan kommer en Trollkarl. Vad måste bekännas?
    Ingenting: alla efter Trollkarlen spelar vad de vill, och Trollkarlen tar sticket. [W5.2]
    ? Jag har inget kort i den utspelade färgen, men en Trollkarl. Måste jag spela den?
    Nej. En Trollkarl, en Narr eller ett specialkort på handen räknas aldrig som ett kort att bekänna med. [W5.3]
    ? Kan jag titta på stick som redan är tagna?
    Det senaste sticket går att se igen. Det som spelades tidigare är borta, men loggen berättar om det.
rules-wizard-score =
    • Exakt rätt: 20 poäng, och 10 för varje stick. [W6.1]
    • Fel: 10 poäng mindre för varje stick för mycket eller för lite. [W6.1]
    Den som spådde 8 och tog 6 förlorar 20 poäng, och det gör den som tog 10 också. Protokollet visar de sammanlagda poängen hittills. [W6.1]
rules-wizard-specials =
    Jubileumsutgåvan har sju specialkort. Ni kan lägga vilka ni vill till de 60; Draken och Fen är bara med tillsammans. [W1.2]
    Det är bäst att lära sig dem ett i taget. Börja med Hamnskiftaren, som är enklast.
    • Alla utom Varulven får alltid spelas, vad som än är utspelat. [W5.3]
    • Ett stick går till det första av dessa kort som finns i det: Fen, om Draken också är där; Draken; den första Trollkarlen; den högsta trumfen; det högsta kortet i den utspelade färgen; den första Narren. [W5.4]
    • Fen utan Draken tar aldrig ett stick, och det gör inte Bomben heller. [W5.4]
    ? Ett specialkort vänds upp. Vad är trumf?
    Är det Fen eller Bomben finns det ingen trumf. Är det något av de fem andra bestämmer given trumf. [W8.1, W8.2, W8.3, W8.4, W8.5, W8.6, W8.7]
    ? Draken, Fen och Bomben är i samma stick. Vem tar det?
    Ingen. Fen hade annars tagit det, så den som spelade Fen spelar ut till nästa. [W8.4]
    ? Bomben och Molnet är i samma stick. Vad händer?
    Bomben upphäver Molnet: ingen ändrar sin spådom. [W8.7]
    ? Bomben och Jonglören är i samma stick. Vad händer?
    Alla skickar ändå ett kort vidare. [W8.6]
    ? Jonglören och Molnet är i samma stick. Vad händer?
    Först skickar alla ett kort vidare, sedan ändras spådomen. [W8.8!]
    ? Hur många stick blir det efter en Bomb?
    Det finns ett stick mindre att ta. Rundan är slut när ingen har några kort kvar. [W8.9]
rules-wizard-special = { $special ->
    [shapeshifter]
        När du spelar den säger du om den är en Trollkarl eller en Narr; sedan är den det i alla avseenden, även när du spelar ut den. [W8.1]
        Uppvänd: given bestämmer trumf. [W8.1]
    [dragon]
        Det starkaste kortet: den slår även Trollkarlar och förlorar bara mot Fen. [W8.2]
        Utspelad: ingen behöver bekänna, precis som efter en Trollkarl. Uppvänd: given bestämmer trumf. [W8.2]
    [fairy]
        Det svagaste kortet: den förlorar till och med mot en Narr. Men är Draken i samma stick tar Fen det. [W8.3]
        Utspelad: nästa kort bestämmer, precis som efter en Narr. Uppvänd: det finns ingen trumf. [W8.3]
    [bomb]
        Ingen tar sticket; det läggs åt sidan. Den som hade tagit det utan Bomben spelar ut till nästa. [W8.4]
        Utspelad: nästa kort bestämmer, precis som efter en Narr. Uppvänd: det finns ingen trumf. [W8.4]
    [werewolf]
        Den spelas aldrig. När ett kort har vänts upp, och innan någon spår, måste den som har Varulven byta den mot det kortet och välja en trumffärg eller ”ingen trumf”. [W8.5]
        Det ersätter givens val, vad som än vändes upp. [W8.5!]
        Vänds Varulven själv upp bestämmer given trumf. [W8.5]
    [juggler]
        Den är en 7½ i den färg du väljer när du spelar den, även trumf: högre än en sjua, lägre än en åtta. [W8.6]
        Efter sticket skickar alla ett kort vidare åt vänster, dolt och samtidigt. Det görs inte efter rundans sista stick, men det görs även om en Bomb var i sticket. [W8.6]
        Vilket kort som helst får skickas vidare, även Trollkarlar och specialkort, men inte det du själv just får. Bara den som ger det och den som får det vet vilket det är. Sedan spelar den som tog sticket ut. [W8.6!]
        Utspelad: färgen du väljer måste bekännas. Uppvänd: given bestämmer trumf. [W8.6]
   *[cloud]
        Det är en 9¾ i den färg du väljer när du spelar det, även trumf: högre än en nia, lägre än en tia. [W8.7]
        Den som tar sticket måste ändra sin egen spådom med ett, upp eller ner; dock inte om en Bomb var i sticket. [W8.7]
        En spådom går aldrig under 0, men den får bli högre än antalet stick; och den ändras även efter det sista sticket. Med hemliga spådomar ser de andra bara att den har ändrats. [W8.7!]
        Utspelat: färgen du väljer måste bekännas. Uppvänt: given bestämmer trumf. [W8.7]
}
rules-wizard-variants =
    Ni kan välja ett sätt att spå och en spelform:
    ? Vilka av dem går att kombinera?
    Plus/minus ett kräver öppna spådomar. Dolda och hemliga spådomar utesluter varandra. Av Klärvoajans, En färg och Maximus kan ni bara spela en, och ingen av dem med specialkort. Allt annat går att kombinera. [W7.7]
rules-wizard-variant = { $variant ->
    [plus-minus-one]
        Det binder bara den som spår sist, och det finns alltid ett annat tal att välja. [W7.1]
    [hidden]
        Det du har valt står fast, även medan andra fortfarande väljer. [W7.2!]
    [secret]
        Det du har valt står fast, även medan andra fortfarande väljer. [W7.3!]
    [clairvoyance-first]
        Sedan tar alla upp sina kort, och allt fortsätter som vanligt. Ska given bestämma trumf får det ske utan en titt på den egna handen. [W7.4]
        Det du har sett får du komma ihåg; åskådare ser inga händer. [W7.4!]
    [clairvoyance-every]
        Sedan tar alla upp sina kort, och allt fortsätter som vanligt. Ska given bestämma trumf får det ske utan en titt på den egna handen. [W7.4]
        Det du har sett får du komma ihåg; åskådare ser inga händer. [W7.4!]
    [single-suit]
        För tre eller fyra spelare. Var och en blandar sina egna 15 kort och drar 4 i den första rundan, 5 i den andra och så vidare, sammanlagt 12 rundor. Efter varje runda får alla tillbaka sina egna kort. Med tre spelare utgår en färg. [W7.5]
        Färgerna följer platserna runt bordet; vem som spår och spelar ut först växlar på samma sätt som given. [W7.5!]
   *[maximus]
        Med tre spelare har alla 20 kort, med fyra 15, med fem 12, med sex 10. [W7.6]
        Given går vidare som vanligt. [W7.6!]
}

## Shazamm!

rules-shazamm-aim =
    Två trollkarlar står på en bro över lava, och mellan dem brinner en vägg av eld. De driver den mot varandra med mana och förtrollningar. Den som tvingas ut över kanten har förlorat. [S4.7]
    Bron har 19 rutor. Elden börjar i mitten och varje trollkarl tre steg från den, med två fria rutor emellan. [S1.1, S2.1]
    Ett parti har två till sju rundor. Till varje runda har båda 50 mana. [S2.2]
rules-shazamm-turn =
    Varje tur väljer båda i hemlighet: en insats på minst 1 mana, och hur många kort de vill från handen, eller inga alls. Sedan avslöjar båda sina val. [S3.1]
    • Förtrollningar som båda har lagt tar ut varandra innan något annat händer. [S3.2]
    • De övriga förtrollningarna på båda sidor verkar i nummerordning. [S3.3]
    • Den starkare sidan driver elden en ruta mot den andra, hur mycket starkare den än är. Är båda lika starka blir elden kvar. [S3.4]
    • Båda betalar sin insats, vem som än var starkast. Ingen har någonsin mer än 50 mana. [S3.5]
    • Förtrollningar som har lagts är förbrukade för resten av partiet. Bluffen kommer alltid tillbaka: den gör inget annat än att dölja om du trollar. [S3.6, S7.0]
    ? Vad ser jag av motståndarens val innan allt avslöjas?
    Bara att det är gjort, inte ens hur många kort som ligger där, såvida ni inte spelar med Öppet kortantal. [S3.1!, S6.3]
    ? Vad får jag veta om motståndarens kort?
    Det som har lagts ligger öppet, och du ser hur många förtrollningar motståndaren har på handen. Hand och hög är hemliga. [S2.3]
    ? I vilken ordning avgörs styrkan och eldens rörelse?
    Först insatsen, efter eventuell Återvinning; sedan 7 till med Förstärkning; sedan allt dubblat med Dubbel dos. Därefter vänder Ombytta roller elden, Storbrand flyttar den två rutor och Motstånd stoppar den. [S3.4]
    ? I vilken ordning betalar och får man mana?
    Först betalar båda, om inte Sur förlorare gör det gratis. Sedan kommer det som Reserver och Manasug ger. Satsar du alla 50 med Reserver har du alltså 13 kvar, och rundan fortsätter. [S3.5]
rules-shazamm-spells =
    Båda har samma fjorton förtrollningar, var och en en gång i partiet. Du börjar med fem av dem och drar tre till för varje ny runda, så länge det finns några. [S2.2, S4.8]
rules-shazamm-spell = { $spell ->
    [mutism]
        Alla förtrollningar med högre nummer i den här turen blir utan verkan, och likaså bådas förtrollningar i rundans senare turer. Bara om motståndaren lägger Tystnad i samma tur stoppas den. [S7.1]
        En Tystnad som kommer senare i samma runda blir utan verkan som alla andra förtrollningar. [S7.1!]
    [clone]
        Du tar en förtrollning som motståndaren lade i förra turen, vad som än hände med den, eller det som motståndarens Klon kopierade då. Den verkar för dig i den här turen, när dess eget nummer kommer. [S7.2]
        Kopian är inget kort: själva förtrollningen ligger kvar bland motståndarens använda. Har motståndaren samma förtrollning, och har den ännu inte verkat i den här turen, tar kopia och förtrollning ut varandra. [S7.2]
        Förra turen kan höra till förra rundan. I partiets första tur finns det inget att ta. En kopierad Klon gör ingenting. Lägger du en förtrollning och dessutom har kopian av den räknas båda: Förstärkning ger 14, Dubbel dos gånger 4, Reserver 26, och två Ombytta roller tar ut varandra. [S7.2!]
    [theft]
        Alla motståndarens förtrollningar över nummer 3 som ännu inte har verkat i den här turen blir dina. För var och en bestämmer du om den ska verka för dig, när dess nummer kommer, eller kastas. [S7.3]
        Du bestämmer om alla innan någon av dem verkar. Använda eller inte hamnar de bland de använda förtrollningarna hos den som lade dem. [S7.3!]
    [end-of-round]
        Elden stannar där den är, och förtrollningar med högre nummer blir utan verkan. Det blir insatserna också. [S7.4]
        De betalas inte heller. [S7.4!]
    [middle]
        Sedan fortsätter turen som vanligt. [S7.5]
        Motstånd stoppar den inte, och den räknas aldrig som en förlorad tur. [S7.5!]
    [recycling]
        Du bestämmer dig när alla insatser och förtrollningar ligger öppna. Det är den nya insatsen du kämpar med och betalar; den kan inte bli mindre än 1 eller större än din mana. [S7.6]
        Du får ändra den med vilket tal som helst upp till 5, inte bara med 5. [S7.6!]
    [boost]
        Den kostar inget utöver insatsen. [S7.7]
    [double-dose]
        Den kostar inget utöver insatsen. Med Förstärkning läggs 7 till insatsen innan den dubblas. [S7.8]
    [who-wins-loses]
        Flyttas elden inte finns det inget att vända. [S7.9]
    [blaze]
        Åt vilket håll det än bär. Elden stannar på en trollkarls ruta. [S7.10]
    [resistance]
        Inte på något sätt: varken genom turens insatser eller, om din mana är slut, när motståndaren till sist driver elden vidare. [S7.11, S4.3]
    [sore-loser]
        Är styrkan lika, eller har Motstånd stoppat elden, betalar du. [S7.12]
    [reserves]
        Aldrig över 50. [S7.13]
   *[drain]
        Det är insatsen som räknas, efter eventuell Återvinning, inte styrkan, vare sig den betalas eller inte. Aldrig över 50. [S7.14]
}
rules-shazamm-round-end =
    En runda slutar efter en tur där något av detta har inträffat, prövat i den här ordningen: [S4.1, S4.2]
    • Förtrollningen Rundans slut har lagts. [S4.1]
    • Elden har nått en trollkarls ruta. [S4.2]
    • En av er har ingen mana kvar: den andra driver elden ännu en ruta för varje mana som är kvar, högst fram till trollkarlen. Det kostar ingenting. [S4.3]
    • Ingen av er har mana kvar: elden stannar. [S4.4]
    Sedan, i den här ordningen: elden stannar där den är, båda trollkarlarna ställer sig tre steg från den (förloraren bakåt, vinnaren framåt), och den yttersta rutan i varje ände av bron bryts av. [S4.5, S4.6]
    Till nästa runda har båda 50 mana på nytt och drar tre förtrollningar; Tystnad är över. [S4.8]
    ? Vad händer först när rundan är slut: flyttar trollkarlarna eller bryts rutorna av?
    Trollkarlarna flyttar. Den som vinner en runda faller alltså aldrig från rutan som just lämnas. [S4.7!]
    ? Påverkar någon förtrollning det sista steget, när den som har mana kvar driver elden vidare?
    Motstånd stoppar elden. Ombytta roller och Storbrand ändrar ingenting. [S4.3]
    ? Betalar man något när förtrollningen Rundans slut används?
    Nej. [S7.4!]
rules-shazamm-game-end =
    En trollkarl som står på en ruta som har brutits av, eller utanför bron, faller och har förlorat. Faller båda samtidigt vinner ingen. [S4.7]
    Den som driver elden ända fram till den andra trollkarlen i båda de två första rundorna har vunnit partiet. Senare räcker det inte alltid med två rundor i rad: det beror på var elden står. [S8.3]
    ? Hur kan det bli oavgjort?
    Bara om elden står precis i mitten efter den sjunde rundan: då har ingen av trollkarlarna en ruta kvar. [S4.7]
rules-shazamm-variants =
    För erfarna trollkarlar. Full hand ger mer utrymme åt taktiken, men det tar sin tid att läsa fjorton förtrollningar. Full hand och Ordnad hög utesluter varandra. [S6.1, S6.2]
rules-shazamm-variant = { $variant ->
    [full-hand]
        Inget dras senare. [S6.1]
    [stacked-deck]
        De fem första är din första hand; i varje ny runda drar du de tre nästa. Motståndaren får bara veta att du är klar. [S6.2]
   *[counted-cards]
        Så döljer Bluffen det den är till för att dölja. Varianten går att kombinera med var och en av de två andra. [S6.3!]
}

## Maginor

rules-maginor-aim =
    Överstetrollkarlen drar sig tillbaka, och elva orakel väljer en ny. Maginor går från orakel till orakel och samlar in deras röster. Vinn dem med ditt inflytande innan han kommer förbi: flest röster vinner. [M8.1]
rules-maginor-start =
    Oraklen ligger i en cirkel: Rådhuset, medurs efter det de två små, sedan de andra i valfri ordning. [M2.1]
    Bredvid nästan varje orakel ligger en förtrollning med framsidan uppåt. Överstetrollkarlens Ritual ligger vid Rådhuset, Den Gyllene Kittelns Ritual vid det sista oraklet före det. [M2.2]
    Ett orakel, utsett genom lottning, har ingen förtrollning: det finns åtta andra förtrollningar till nio orakel. [M2.3!]
    Maginor och alla trollkarlar börjar på Rådhuset. Lotten avgör vem som börjar; turen går medurs. [M2.4]
    Alla har en trollkarl, 15 markörer, fem symbolkort (ett med varje symbol) och fem trolldomskort. Allt ligger öppet; bara det man väljer i en duell är hemligt. [M1.4, M3.7]
    ? Är det här de tryckta brickorna?
    Nej. Ingen regelbok säger vad platserna på varje orakel visar, så de här är våra egna, och vi har testat att de är rättvisa. Den som äger spelet kan skriva in de tryckta. [M1.5]
rules-maginor-turn =
    Spela först hur många kort och förtrollningar du vill, i valfri ordning. Flytta sedan din trollkarl till valfritt annat orakel, eller slå tärningen för det orakel den står på: ett av de två måste du göra. [M3.1]
    • Ett symbolkort är lika bra som ett slag med den symbolen, för det orakel din trollkarl står på. [M3.5]
    • Ett trolldomskort är ett slag för valfritt orakel, var din trollkarl än är. [M3.6]
    • Visar tärningen Maginor väljer du först valfri symbol för din röst, även en som inte har någon verkan här; sedan avancerar Maginor ett steg. [M3.4, M4.6]
    • Så snart ett orakel poängräknas är turen slut: inget mer kan spelas, flyttas eller slås. [M3.2]
    • En trollkarl i mitten av cirkeln måste flytta och kan inte slå. [M3.3]
    ? Vad kan jag göra från mitten innan jag flyttar?
    Spela trolldomskort och förtrollningar som inte kräver att din trollkarl står på ett orakel. Efter Teleportering står du på ett orakel och får slå också. [M3.3!]
    ? Tärningen visar Maginor, och rösten fyller ett orakel. Avancerar Maginor ändå?
    Nej, turen är genast slut, såvida ni inte spelar med varianten Slutför slaget. [M3.2!]
    ? Får jag spela ett symbolkort som inte har någon verkan?
    Ja. En förtrollning som inte kan ha någon verkan går däremot inte att spela. [M4.6, M4.6!]
    ? Kan man flytta i all oändlighet och aldrig slå?
    Nej. När ingen har slagit och inget orakel har poängräknats på tio turer per spelare måste den som står på ett orakel slå. [M3.8!]
    ? Vad händer om bara Rådhuset är kvar?
    En trollkarl som står där har ingenstans att flytta och måste slå. [M3.3]
rules-maginor-vote =
    En röst med en symbol på ett orakel:
    • Finns det lediga platser med symbolen lägger du en markör på en av dem; du väljer vilken. [M4.1]
    • Är alla upptagna väljer du en som en motståndare har och utkämpar en duell om den. [M4.2]
    • Är alla dina, eller visar oraklet inte symbolen, händer ingenting. [M4.3]
    • Där ett orakel inte visar öde gäller öde som vilken symbol du vill, eller som ingen. Där det visar öde gäller öde inte som något annat, inte ens om alla platser med öde är dina. [M4.4]
    ? Vad händer om mina markörer är slut?
    Då händer ingenting, och det blir ingen duell. Markörer kommer tillbaka när ett orakel poängräknas eller en duell förloras. [M4.5]
    ? Varför får jag inte välja plats eller markör?
    Det fanns bara en. Där det inte finns något att välja ställs ingen fråga. [M4.1!]
rules-maginor-duel =
    Den som är på tur utmanar; den som har platsen försvarar. Båda väljer jord, vatten eller eld i hemlighet och avslöjar sitt val samtidigt. [M7.1]
    • Jord slår vatten, vatten slår eld, eld slår jord. Vinnarens markör får platsen, den andra går tillbaka. [M7.1, M7.3]
    • Båda jord: försvararen vinner. [M7.2]
    • Båda eld eller båda vatten: båda markörerna går tillbaka, och platsen är ledig. [M7.2]
    • Den som inte har vunnit men äger Omsvängning får spela den nu och vinner. [M7.4]
rules-maginor-maginor =
    Maginor går medurs: från ett orakel till mellanrummet före nästa, och med nästa steg upp på det. [M5.1]
    • Ett orakel poängräknas när Maginor lämnar det, eller så snart alla dess platser är fyllda. [M5.2]
    • Bara Rådhuset poängräknas när Maginor kommer dit, allra sist; att det fylls, eller att han lämnar det i början, ger ingen poängräkning. [M5.3]
    ? Oraklet som Maginor står på, eller står före, poängräknas. Vart tar han vägen?
    Cirkeln sluts, och han står i mellanrummet före nästa orakel. [M5.6]
rules-maginor-scoring =
    Den som har flest markörer på oraklet är etta och väljer oraklet eller förtrollningen bredvid; tvåan får det andra. [M5.4, M5.5]
    • Står det lika avgör den markör som kommer först medurs från oraklets topp. [M5.4]
    • Ensam på ett orakel: du väljer det ena, och det andra går ur spelet. [M5.5]
    • Ingen på ett orakel: både orakel och förtrollning går ur spelet. [M5.5]
    • Ett orakel utan förtrollning: ettan tar oraklet, tvåan får ingenting. [M5.5]
    Sedan går alla markörer på oraklet tillbaka till sina ägare, trollkarlarna på det går till mitten av cirkeln, oraklet tas bort, och cirkeln sluts. Turen är slut. [M5.6, M3.2]
    ? Tre står lika om förstaplatsen. Vem är tvåa?
    Av dem som är kvar återigen den vars markör kommer först. [M5.4!]
    ? Får jag tacka nej till det som är kvar åt mig?
    Nej. [M5.5!]
rules-maginor-spells =
    Varje förtrollning kan spelas en gång, i din tur, innan du flyttar eller slår. Bara Omsvängning kan också spelas i någon annans tur, efter en duell som du inte har vunnit. De två ritualerna behåller du, och de räknas som röster. [M6.8, M6.11]
    ? Får jag ta tillbaka ett kort som jag har spelat i samma tur?
    Ja. [M6.12]
rules-maginor-spell = { $spell ->
    [retrieval]
        Har du bara spelat ett får du det; har du inte spelat något kan förtrollningen inte spelas. [M6.1!]
    [restoration]
        Har du bara spelat ett får du det; har du inte spelat något kan förtrollningen inte spelas. [M6.2!]
    [domination]
        Fyller den första markören oraklet, eller finns det ingen markör eller plats kvar, stannar det vid den. Ett orakel som fylls poängräknas. [M6.11, M6.3!]
    [persuasion]
        Det blir ingen duell. Du måste ha en markör i reserv. [M6.4, M6.11]
    [telekinesis]
        Vilken symbol som helst, på vilket orakel i spel som helst. Ett orakel som fylls poängräknas. [M6.5, M6.11]
    [teleportation]
        Efteråt måste du ändå flytta eller slå. [M6.6]
    [summoning]
        Sedan går Maginor till mellanrummet före nästa orakel. Den kan inte spelas när bara Rådhuset är kvar. [M6.7]
        Den kan spelas redan innan Maginor har gett sig av; han lämnar då Rådhuset. [M6.7!]
    [reversal]
        Det är den enda förtrollning som också verkar i någon annans tur. [M6.8, M7.4]
    [golden-cauldron]
        Den är inget orakel: den räknas inte när det mest värdefulla oraklet avgör. [M6.9, M8.1]
   *[high-wizard]
        Den är inget orakel: den räknas inte när det mest värdefulla oraklet avgör. [M6.10, M8.1]
}
rules-maginor-game-end =
    När Maginor kommer fram till Rådhuset poängräknas det, och spelet är slut. Lägg ihop rösterna från dina orakel och ritualer: flest röster vinner. [M5.3, M8.1]
    ? Och om det står lika?
    Då vinner den som har det mest värdefulla enskilda oraklet; står det lika där också delar de segern. [M8.1]
rules-maginor-variants =
    Ni kan välja den här:
rules-maginor-variant =
    Då kan ännu ett orakel poängräknas. Sedan är turen slut. [M3.2!]

## What is to be seen in the pictures of the rules.

picture-wizard-round = Runda två: två kort på handen, och röd 6 vändes upp. Röd är trumf.
picture-wizard-predict = De andra har spått 0 och 1. Hur många stick tar du?
picture-shazamm-round-end = Den andra rundan börjar: båda trollkarlarna står tre steg från elden, och brons ändar har brutits av.
picture-shazamm-game-end = Trollkarlen till höger har ingen bro kvar att stå på.
picture-maginor-start = Talet på ett orakel säger hur många röster det ger. Runt det ligger platserna för markörer.
picture-maginor-turn = De fem symbolkorten, och till höger trolldomskorten.

## Examples, step by step: positions from a game, and what is to be seen in each.

example-wizard-trick-1 = Röd är trumf. Du spelar ut gul 3.
example-wizard-trick-2 = Nästa spelare har inget gult kort och får spela vad som helst. Röd 2 är trumf.
example-wizard-trick-3 = Den sista har inte heller något gult kort, och ingen högre trumf: röd 2 tar sticket.
example-wizard-score-1 = Runda ett. Du spådde inget stick och tog inget: 20 poäng. Morgana spådde ett och tog inget: minus 10. Merlin spådde ett och tog det: 30 poäng.
example-wizard-score-2 = Runda två. Du spådde två och tog ett: 10 mindre, totalt 10. Morgana spådde inget och tog inget: 20 mer, totalt 10. Merlin spådde inget men tog ett: 10 mindre, totalt 20.
example-shazamm-turn-1 = Båda väljer i hemlighet. Du satsar 10 och lägger Förstärkning.
example-shazamm-turn-2 = Allt avslöjas: 10 med Förstärkning, som ger 7 till, mot 16.
example-shazamm-turn-3 = 17 är starkare än 16: elden flyttas en ruta åt höger. Du betalar 10, motståndaren betalar 16, och Förstärkning är förbrukad.
example-maginor-vote-1 = Din trollkarl står på Enhörningen. Du slår för den.
example-maginor-vote-2 = Tärningen visar eld. Flera platser med eld är lediga, och du får välja. Den första medurs från toppen är mest värd om det står lika.
example-maginor-vote-3 = Din markör ligger där. Hade motståndare haft alla platser med eld hade du fått utkämpa en duell om en av dem.
example-maginor-card-1 = Din trollkarl står på Stora Örnen, och du har vattenkortet.
example-maginor-card-2 = Du spelar det, och en plats med vatten är ledig: där lägger du en markör. Din tur fortsätter, och du kan fortfarande flytta eller slå.
example-maginor-walk-1 = Maginor har lämnat Rådhuset och står i mellanrummet före det första oraklet.
example-maginor-walk-2 = Tärningen visar Maginor: efter rösten går han upp på oraklet.
example-maginor-walk-3 = Med nästa steg lämnar han det och går till mellanrummet före nästa orakel, och oraklet han har lämnat poängräknas.
