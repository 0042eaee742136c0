## The rules, chapter by chapter, for the page and the terminal. Every line stands for itself:
##   text        a paragraph
##   • text      an item of a list
##   ? text      a question that comes up at the table; the line after it is the answer
## At the end of a line, in square brackets: the rules of docs/rules that it tells, with an exclamation mark where the
## rulebook is silent and we have decided. All languages have the same lines with the same rules.

rules-chapter-aim = Hvad det handler om
rules-chapter-cards = Kortene
rules-chapter-round = En runde
rules-chapter-predict = Spådommene
rules-chapter-trick = Et stik
rules-chapter-score = Point
rules-chapter-specials = Specialkort
rules-chapter-variants = Varianter
rules-chapter-turn = En tur
rules-chapter-spells = Formularerne
rules-chapter-round-end = Når en runde slutter
rules-chapter-game-end = Når spillet slutter
rules-chapter-start = Opstilling
rules-chapter-vote = Læg en markør
rules-chapter-duel = Dueller
rules-chapter-maginor = Maginors vej
rules-chapter-scoring = Optælling

# Beside a line that the rulebook does not decide, before the rule: "our ruling W8.8".
rules-ruling = vores afgørelse
# What a search has found.
rules-found = { $count ->
    [0] Der står ikke noget om ”{ $words }”.
    [one] Ét sted om ”{ $words }”:
   *[other] { $count } steder om ”{ $words }”:
}

## Wizard

rules-wizard-aim =
    Tre til seks troldmandslærlinge spår om fremtiden: hvor mange stik de vil tage. Den, der forudser det præcist, bliver belønnet; den, der tager fejl, betaler for hvert stik for meget eller for lidt. [W6.1]
    Et stik er ét kort fra hver spiller, spillet efter tur. Den, der har flest point efter sidste runde, vinder. [W6.2]
    ? Hvad nu, hvis to spillere har lige mange point til sidst?
    Så deler de placeringen. [W6.2]
rules-wizard-cards =
    Der er 60 kort: fire folkeslag med tallene 1 til 13 – menneskene (blå), dværgene (rød), elverne (grøn) og kæmperne (gul) – samt fire Troldmænd og fire Narre. [W1.1]
    • I hver farve er 13 det stærkeste kort og 1 det svageste.
    • En Troldmand (Z) slår alle andre kort, selv 13 i trumf.
    • En Nar (N) taber til alle andre kort, selv til en 1’er.
    Syv specialkort kan tages med ét for ét; de har deres eget kapitel. [W1.2]
rules-wizard-round =
    I første runde får alle ét kort, i anden to og så videre, indtil alle kort deles ud i sidste runde: 20 runder med tre spillere, 15 med fire, 12 med fem, 10 med seks. [W2.1]
    Lodtrækning afgør, hvem der giver først; derefter skifter giveren med uret. [W2.2!]
    Det næste kort i bunken vendes op: [W3.1]
    • Et farvekort: den farve er trumf og slår de andre.
    • En Nar: der er ingen trumf i denne runde.
    • En Troldmand: giveren ser på sine kort og vælger en af de fire farver. ”Ingen trumf” kan ikke vælges.
    • I sidste runde er der ikke flere kort at vende op, så der er ingen trumf. [W3.2]
    ? Ændrer specialkort antallet af runder?
    Nej. Men med dem i bunken er der også et kort til overs i sidste runde, så også dér bliver et kort vendt op. [W2.1!, W3.2]
rules-wizard-predict =
    Når alle har set deres kort, siger de efter tur, hvor mange stik de vil tage, fra ingen til dem alle sammen; spilleren til venstre for giveren begynder. Så spilles stikkene. [W4.1]
    ? Må summen af spådommene være lig med antallet af stik?
    Ja, medmindre I spiller med varianten Plus/minus én. [W7.1]
    ? Kan en spådom ændres bagefter?
    Kun med Skyen, et af specialkortene. [W8.7]
rules-wizard-trick =
    Spilleren til venstre for giveren spiller et hvilket som helst kort ud til det første stik. De andre spiller ét kort hver, med uret. Den, der tager et stik, spiller ud til det næste. [W5.1]
    • Den, der har et kort i den udspillede farve, skal bekende. Den, der ikke har nogen, må spille hvad som helst, trumf eller ej. [W5.2]
    • Troldmænd, Narre og specialkort må altid spilles i stedet. [W5.3]
    • Bliver en Troldmand spillet ud, må alle spille, hvad de vil. [W5.2]
    • Bliver en Nar spillet ud, bestemmer det første kort, der ikke er en Nar, hvad der skal bekendes. [W5.2]
    Stikket går til den første Troldmand; er der ingen, til den højeste trumf; er der heller ingen trumf, til det højeste kort i den udspillede farve. Er alle kortene Narre, tager den første stikket. [W5.4]
    ? Der kommer en Troldmand efter et blåt kort. Skal de andre stadig bekende blå?
    Ja. En Troldmand fritager de andre, men kun hvis der ikke kom nogen farve før den. [W5.2]
    ? En Nar bliver spillet ud, og så kommer en Troldmand. Hvad skal bekendes?
    Ingenting: alle efter Troldmanden spiller, hvad de vil, og Troldmanden tager stikket. [W5.2]
    ? Jeg har ingen kort i den udspillede farve, men en Troldmand. Skal jeg spille den?
    Nej. En Troldmand, en Nar eller et specialkort på hånden tæller aldrig som et kort, du kan bekende med. [W5.3]
    ? Kan jeg se på stik, der er taget?
    Det forrige stik kan du se igen. Det, der blev spillet tidligere, er væk, men loggen fortæller om det.
rules-wizard-score =
    • Helt rigtigt: 20 point og 10 mere for hvert stik. [W6.1]
    • Forkert: 10 point mindre for hvert stik for meget eller for lidt. [W6.1]
    Den, der spåede 8 og tog 6, mister 20 point, og det gør den, der tog 10, også. Regnskabet viser de samlede point indtil nu. [W6.1]
rules-wizard-specials =
    Jubilæumsudgaven har syv specialkort. I kan føje lige dem, I vil, til de 60; Dragen og Feen er kun med sammen. [W1.2]
    Det er bedst at lære dem ét ad gangen. Begynd med Hamskifteren, som er det letteste.
    • Alle undtagen Varulven må altid spilles, uanset hvad der er spillet ud. [W5.3]
    • Et stik går til det første af disse, der er i det: Feen, hvis Dragen også er der; Dragen; den første Troldmand; den højeste trumf; det højeste kort i den udspillede farve; den første Nar. [W5.4]
    • Feen uden Dragen tager aldrig et stik, og det gør Bomben heller ikke. [W5.4]
    ? Et specialkort bliver vendt op. Hvad er trumf?
    Er det Feen eller Bomben, er der ingen trumf. Er det et af de fem andre, vælger giveren trumf. [W8.1, W8.2, W8.3, W8.4, W8.5, W8.6, W8.7]
    ? Dragen, Feen og Bomben er i samme stik. Hvem tager det?
    Ingen. Feen ville have taget det, så den, der spillede Feen, spiller ud til det næste. [W8.4]
    ? Hvad sker der, når Bomben og Skyen er i samme stik?
    Bomben ophæver Skyen: ingen ændrer sin spådom. [W8.7]
    ? Hvad sker der, når Bomben og Jongløren er i samme stik?
    Alle giver et kort videre alligevel. [W8.6]
    ? Hvad sker der, når Jongløren og Skyen er i samme stik?
    Først giver alle et kort videre, så ændres spådommen. [W8.8!]
    ? Hvor mange stik er der efter en Bombe?
    Der er ét stik færre at tage. Runden slutter, når ingen har flere kort. [W8.9]
rules-wizard-special = { $special ->
    [shapeshifter]
        Når du spiller den, siger du, om den er en Troldmand eller en Nar; fra da af er den det på alle måder, også når du spiller den ud. [W8.1]
        Vendt op: giveren vælger trumf. [W8.1]
    [dragon]
        Det stærkeste kort: den slår også Troldmænd og taber kun til Feen. [W8.2]
        Spillet ud: som ved en Troldmand behøver ingen at bekende. Vendt op: giveren vælger trumf. [W8.2]
    [fairy]
        Det svageste kort: den taber selv til en Nar. Men er Dragen i samme stik, tager Feen det. [W8.3]
        Spillet ud: som ved en Nar bestemmer det næste kort. Vendt op: der er ingen trumf. [W8.3]
    [bomb]
        Ingen tager stikket; det lægges til side. Den, der ville have taget det uden Bomben, spiller ud til det næste. [W8.4]
        Spillet ud: som ved en Nar bestemmer det næste kort. Vendt op: der er ingen trumf. [W8.4]
    [werewolf]
        Den spilles aldrig. Når et kort er vendt op, skal den, der har Varulven, bytte den med det kort før den første spådom og vælge en farve som trumf eller ”ingen trumf”. [W8.5]
        Det træder i stedet for giverens valg, uanset hvad der er vendt op. [W8.5!]
        Vendes Varulven selv op, vælger giveren trumf. [W8.5]
    [juggler]
        Den er en 7½’er i den farve, du vælger, når du spiller den, også trumf: højere end en 7’er, lavere end en 8’er. [W8.6]
        Efter stikket giver alle et kort videre til venstre, med bagsiden opad og på én gang. Det sker ikke efter rundens sidste stik, men det sker, selv om der var en Bombe i stikket. [W8.6]
        Alle kort må gives videre, også Troldmænd og specialkort, men ikke det, du selv er ved at få. Kun den, der giver kortet, og den, der får det, kender det. Så spiller den, der tog stikket, ud. [W8.6!]
        Spillet ud: den farve, du vælger, skal bekendes. Vendt op: giveren vælger trumf. [W8.6]
   *[cloud]
        Den er en 9¾’er i den farve, du vælger, når du spiller den, også trumf: højere end en 9’er, lavere end en 10’er. [W8.7]
        Den, der tager stikket, skal ændre sin egen spådom med én, op eller ned; dog ikke, hvis der var en Bombe i stikket. [W8.7]
        En spådom kommer aldrig under 0, men den må gerne blive højere end antallet af stik; og den ændres også efter det sidste stik. Med hemmelige spådomme ser de andre kun, at den er ændret. [W8.7!]
        Spillet ud: den farve, du vælger, skal bekendes. Vendt op: giveren vælger trumf. [W8.7]
}
rules-wizard-variants =
    I kan vælge én måde at spå på og én spilform:
    ? Hvilke af dem kan spilles sammen?
    Plus/minus én kræver åbne spådomme. Skjulte og hemmelige spådomme udelukker hinanden. Af Clairvoyance, Én farve og Maximus kan I kun spille én, og ingen af dem med specialkort. Alt andet kan kombineres. [W7.7]
rules-wizard-variant = { $variant ->
    [plus-minus-one]
        Det binder kun den, der spår sidst, og der er altid et andet tal at vælge. [W7.1]
    [hidden]
        Det, du har valgt, står fast, også mens andre stadig vælger. [W7.2!]
    [secret]
        Det, du har valgt, står fast, også mens andre stadig vælger. [W7.3!]
    [clairvoyance-first]
        Så tager alle deres kort op, og alt går videre som normalt. En giver, der vælger trumf, gør det uden at have set sin egen hånd. [W7.4]
        Det, du har set, må du gerne huske; tilskuere ser ingen hænder. [W7.4!]
    [clairvoyance-every]
        Så tager alle deres kort op, og alt går videre som normalt. En giver, der vælger trumf, gør det uden at have set sin egen hånd. [W7.4]
        Det, du har set, må du gerne huske; tilskuere ser ingen hænder. [W7.4!]
    [single-suit]
        For tre eller fire spillere. Alle blander deres egne 15 kort og trækker 4 i første runde, 5 i anden og så videre, 12 runder i alt. Efter hver runde får alle deres egne kort tilbage. Med tre spillere udgår én farve. [W7.5]
        Farverne følger pladserne ved bordet; hvem der spår og spiller ud først, skifter på samme måde som giveren. [W7.5!]
   *[maximus]
        Med tre spillere har alle 20 kort, med fire 15, med fem 12, med seks 10. [W7.6]
        Giveren skifter som normalt. [W7.6!]
}

## Shazamm!

rules-shazamm-aim =
    To troldmænd står på en bro over lava, og imellem dem brænder en mur af ild. Med mana og formularer skubber de den mod hinanden. Den, der bliver drevet ud over kanten, har tabt. [S4.7]
    Broen har 19 felter. Ilden begynder i midten og hver troldmand tre skridt fra den, med to frie felter imellem. [S1.1, S2.1]
    Et parti har to til syv runder. Til hver runde har begge 50 mana. [S2.2]
rules-shazamm-turn =
    Hver tur vælger begge i hemmelighed: en indsats på mindst 1 mana og så mange kort fra hånden, de vil, eller slet ingen. Så afslører begge deres valg. [S3.1]
    • Formularer, som begge har lagt, ophæver hinanden, før der sker noget andet. [S3.2]
    • De øvrige formularer fra begge sider virker i rækkefølge efter deres numre. [S3.3]
    • Den stærkeste side skubber ilden ét felt mod den anden, uanset hvor meget stærkere den er. Er begge lige stærke, bliver ilden, hvor den er. [S3.4]
    • Begge betaler deres indsats, uanset hvem der var stærkest. Ingen har nogensinde mere end 50 mana. [S3.5]
    • Formularer, der er lagt, er brugt op for resten af partiet. Finten kommer altid tilbage: den gør ikke andet end at skjule, om du tryller. [S3.6, S7.0]
    ? Hvad kan jeg se af den andens valg før afsløringen?
    Kun at det er truffet, ikke engang hvor mange kort der ligger; medmindre I spiller med Åbent kortantal. [S3.1!, S6.3]
    ? Hvad må jeg vide om den andens kort?
    Det, der er lagt, ligger åbent, og du ser, hvor mange formularer den anden har på hånden. Hånd og bunke er hemmelige. [S2.3]
    ? I hvilken rækkefølge opgøres styrke og skub?
    Først indsatsen, som den er efter Genbrug; så 7 mere med Forstærkning; så det hele fordoblet med Dobbelt dosis. Derefter vender Vinderen taber skubbet om, Storbrand gør det til to felter, og Modstand stopper det. [S3.4]
    ? I hvilken rækkefølge betaler og får man mana?
    Først betaler begge; kun Dårlig taber kan fritage en af jer. Så kommer gevinsten fra Reserver og Manasug. Satser du alle 50 sammen med Reserver, har du altså 13 tilbage, og runden går videre. [S3.5]
rules-shazamm-spells =
    Begge har de samme fjorten formularer, hver én gang i partiet. Du begynder med fem af dem og trækker tre mere til hver ny runde, så længe der er nogen. [S2.2, S4.8]
rules-shazamm-spell = { $spell ->
    [mutism]
        Alle formularer med højere numre er uden virkning i denne tur, og det er begge spilleres formularer også i resten af rundens ture. Kun hvis den anden lægger Tavshed i samme tur, bliver den stoppet. [S7.1]
        En Tavshed, der kommer senere i samme runde, er uden virkning som alle andre formularer. [S7.1!]
    [clone]
        Du tager én formular, som den anden lagde i den forrige tur, uanset hvad der blev af den, eller det, som den andens Klon kopierede dengang. Den virker for dig i denne tur, når dens eget nummer kommer. [S7.2]
        Kopien er ikke et kort: selve formularen bliver liggende blandt den andens brugte. Har den anden den samme formular, som endnu ikke har virket i denne tur, ophæver kopi og formular hinanden. [S7.2]
        Den forrige tur kan ligge i den forrige runde. I partiets første tur er der ikke noget at tage. En kopieret Klon gør ingenting. Lægger du selv den formular, du kopierer, tæller begge: Forstærkning giver 14, Dobbelt dosis ganger med 4, Reserver giver 26, og to gange Vinderen taber ophæver hinanden. [S7.2!]
    [theft]
        Alle den andens formularer med et nummer over 3, som endnu ikke har virket i denne tur, er dine. For hver af dem bestemmer du, om den virker for dig, når dens nummer kommer, eller kasseres. [S7.3]
        Du bestemmer over dem alle, før nogen af dem virker. Brugt eller ej ender de blandt de brugte formularer hos den, der lagde dem. [S7.3!]
    [end-of-round]
        Ilden bliver, hvor den er, og formularer med højere numre er uden virkning. Det er indsatserne også. [S7.4]
        De betales heller ikke. [S7.4!]
    [middle]
        Derefter fortsætter turen som normalt. [S7.5]
        Modstand stopper den ikke, og det tæller aldrig som at tabe en tur. [S7.5!]
    [recycling]
        Du bestemmer dig, når alle indsatser og formularer ligger åbne. Det er den nye indsats, du kæmper med og betaler; den kan ikke være mindre end 1 eller større end din mana. [S7.6]
        Du må ændre den med et hvilket som helst tal op til 5, ikke kun med 5. [S7.6!]
    [boost]
        Den koster ikke andet end indsatsen. [S7.7]
    [double-dose]
        Den koster ikke andet end indsatsen. Sammen med Forstærkning lægges de 7 til indsatsen, før der fordobles. [S7.8]
    [who-wins-loses]
        Rykker ilden ikke, er der ikke noget at vende om. [S7.9]
    [blaze]
        Uanset hvilken vej den går. Ilden stopper på en troldmands felt. [S7.10]
    [resistance]
        På ingen måde: hverken ved turens skub eller, hvis du er løbet tør for mana, ved rundens sidste skub. [S7.11, S4.3]
    [sore-loser]
        Er styrkerne lige, eller har Modstand stoppet ilden, betaler du. [S7.12]
    [reserves]
        Du kommer aldrig over 50. [S7.13]
   *[drain]
        Det er indsatsen efter Genbrug, der tæller, ikke styrken; om den bliver betalt, er lige meget. Du kommer aldrig over 50. [S7.14]
}
rules-shazamm-round-end =
    En runde slutter efter en tur, hvor et af disse punkter passer; de tjekkes i denne rækkefølge: [S4.1, S4.2]
    • Formularen Rundeslut er brugt. [S4.1]
    • Ilden har nået en troldmands felt. [S4.2]
    • En af jer har ikke mere mana: den anden skubber ilden endnu et felt for hver mana, der er tilbage, højst hen til troldmanden. Det koster ikke noget. [S4.3]
    • Ingen af jer har mere mana: ilden bliver, hvor den er. [S4.4]
    Derefter, i denne rækkefølge: ilden bliver, hvor den er, begge troldmænd stiller sig tre skridt fra den (taberen tilbage, vinderen frem), og det yderste felt i hver ende af broen brækker af. [S4.5, S4.6]
    Til næste runde har begge 50 mana igen og trækker tre formularer; Tavshed er forbi. [S4.8]
    ? Hvad sker først, når runden er slut: rykker troldmændene, eller brækker felterne af?
    Troldmændene rykker. Den, der vinder en runde, falder altså aldrig ned fra sit gamle felt. [S4.7!]
    ? Kan en formular ændre det sidste skub fra den, der har mana tilbage?
    Modstand stopper det. Vinderen taber og Storbrand ændrer det ikke. [S4.3]
    ? Betaler man noget, når formularen Rundeslut bliver brugt?
    Nej. [S7.4!]
rules-shazamm-game-end =
    En troldmand, der står på et felt, som er brækket af, eller uden for broen, falder og har tabt. Falder begge på én gang, vinder ingen. [S4.7]
    Den, der får ilden helt hen til den anden troldmand i begge de to første runder, har vundet partiet. Senere er to runder i træk ikke altid nok: det kommer an på, hvor ilden står. [S8.3]
    ? Hvordan kan det blive uafgjort?
    Kun hvis ilden står præcis i midten efter syvende runde: så har ingen af troldmændene et felt tilbage. [S4.7]
rules-shazamm-variants =
    For erfarne troldmænd. Fuld hånd giver taktikken mere plads, men det tager sin tid at læse fjorten formularer. Fuld hånd og Ordnet bunke udelukker hinanden. [S6.1, S6.2]
rules-shazamm-variant = { $variant ->
    [full-hand]
        Der trækkes ikke noget senere. [S6.1]
    [stacked-deck]
        De første fem er din første hånd; i hver ny runde trækker du de næste tre. Den anden får kun at vide, at du er færdig. [S6.2]
   *[counted-cards]
        Så skjuler Finten det, den er til for at skjule. Varianten kan kombineres med hver af de to andre. [S6.3!]
}

## Maginor

rules-maginor-aim =
    Den Øverste Troldmand træder tilbage, og elleve orakler vælger en ny. Maginor går fra orakel til orakel og samler deres stemmer ind. Vind dem med din indflydelse, før han kommer forbi: flest stemmer vinder. [M8.1]
rules-maginor-start =
    Oraklerne ligger i en cirkel: Troldmændenes Råd, så med uret de to små, så de andre i tilfældig rækkefølge. [M2.1]
    Ved næsten hvert orakel ligger en formular med billedsiden opad. Indvielse af den Øverste Troldmand ligger ved Troldmændenes Råd, Indvielse af den Gyldne Gryde ved det sidste orakel før det. [M2.2]
    Ét orakel, udpeget ved lodtrækning, har ingen formular: der er otte andre formularer til ni orakler. [M2.3!]
    Maginor og alle troldmænd begynder på Troldmændenes Råd. Lodtrækning afgør, hvem der begynder; turen går med uret. [M2.4]
    Alle har en troldmand, 15 markører, fem symbolkort (ét med hvert symbol) og fem trolddomskort. Det hele ligger åbent; kun det, man vælger i en duel, er hemmeligt. [M1.4, M3.7]
    ? Er det de trykte orakelbrikker?
    Nej. Ingen regelbog fortæller, hvad pladserne på hvert orakel viser, så disse er vores egne, og vi har testet, at de er fair. Ejer du spillet, kan du selv skrive de trykte ind. [M1.5]
rules-maginor-turn =
    Spil først så mange kort, og brug så mange formularer, du vil, i den rækkefølge, du vil. Ryk så din troldmand til et hvilket som helst andet orakel, eller slå med terningen for det orakel, den står på: én af delene skal du gøre. [M3.1]
    • Et symbolkort er lige så godt som et slag med det symbol, for din troldmands orakel. [M3.5]
    • Et trolddomskort er et slag for et hvilket som helst orakel, uanset hvor din troldmand er. [M3.6]
    • Viser terningen Maginor, vælger du først et hvilket som helst symbol for din stemme, også et uden virkning her; så rykker Maginor et skridt. [M3.4, M4.6]
    • Så snart et orakel optælles, er turen slut: der kan ikke spilles, rykkes eller slås mere. [M3.2]
    • En troldmand i midten af cirklen skal rykke og kan ikke slå. [M3.3]
    ? Hvad kan jeg gøre fra midten, før jeg rykker?
    Spille trolddomskort og bruge formularer, der ikke kræver, at din troldmand står på et orakel. Efter Teleportere står du på et orakel og må også slå. [M3.3!]
    ? Du slår Maginor, og stemmen fylder et orakel. Rykker Maginor så stadig?
    Nej, turen er straks slut; medmindre I spiller med varianten Slaget gøres færdigt. [M3.2!]
    ? Må jeg spille et symbolkort, der ikke har nogen virkning?
    Ja. Men en formular, der ikke kan virke, kan ikke bruges. [M4.6, M4.6!]
    ? Kan man rykke i det uendelige og aldrig slå?
    Nej. Når ingen har slået, og der ikke er optalt noget orakel i ti ture for hver spiller, skal den, der står på et orakel, slå. [M3.8!]
    ? Hvad nu, hvis kun Troldmændenes Råd er tilbage?
    En troldmand, der står dér, kan ikke rykke nogen steder hen og skal slå. [M3.3]
rules-maginor-vote =
    En stemme med et symbol på et orakel:
    • Er der ledige pladser med symbolet, lægger du en markør på en af dem; du vælger selv hvilken. [M4.1]
    • Er alle optaget, vælger du en, som en modspiller har, og udkæmper en duel om den. [M4.2]
    • Er alle dine egne, eller viser oraklet ikke symbolet, sker der ingenting. [M4.3]
    • Hvor et orakel ikke viser skæbne, gælder skæbne som et hvilket som helst symbol eller slet ikke, som du vil. Hvor det viser skæbne, gælder skæbne ikke som andet, heller ikke hvis alle pladser med skæbne er dine. [M4.4]
    ? Hvad nu, hvis jeg ikke har flere markører?
    Så sker der ingenting, og der er ingen duel. Markører kommer tilbage, når et orakel optælles, eller når en duel tabes. [M4.5]
    ? Hvorfor bliver jeg ikke spurgt, hvilken plads eller hvilken markør jeg vælger?
    Der var kun én. Hvor der ikke er noget at vælge, bliver der ikke spurgt. [M4.1!]
rules-maginor-duel =
    Den, der har tur, udfordrer; den, der har pladsen, forsvarer. Begge vælger jord, vand eller ild i hemmelighed og afslører det på én gang. [M7.1]
    • Jord slår vand, vand slår ild, ild slår jord. Vinderens markør får pladsen, den anden kommer tilbage. [M7.1, M7.3]
    • Begge jord: forsvareren vinder. [M7.2]
    • Begge ild eller begge vand: begge markører kommer tilbage, og pladsen er ledig. [M7.2]
    • Den, der ikke har vundet og ejer Omvende, må bruge den nu og vinder. [M7.4]
rules-maginor-maginor =
    Maginor går med uret: fra et orakel til mellemrummet før det næste og med sit næste skridt ind på det. [M5.1]
    • Et orakel optælles, når Maginor forlader det, eller så snart alle dets pladser er fyldt. [M5.2]
    • Troldmændenes Råd optælles dog først til sidst, når Maginor kommer dertil; ikke når det bliver fyldt, eller når han forlader det i begyndelsen. [M5.3]
    ? Hvor havner Maginor, når det orakel, han står på eller lige før, bliver optalt?
    Cirklen lukker sig, og han står i mellemrummet før det næste orakel. [M5.6]
rules-maginor-scoring =
    Den, der har flest markører på oraklet, er nummer et og vælger oraklet eller formularen ved siden af; nummer to får det andet. [M5.4, M5.5]
    • Står det lige, er den foran, hvis markør kommer først med uret fra oraklets top. [M5.4]
    • Alene på et orakel: du vælger det ene, og det andet går ud af spillet. [M5.5]
    • Ingen på et orakel: både orakel og formular går ud af spillet. [M5.5]
    • Et orakel uden formular: nummer et tager oraklet, nummer to får ikke noget. [M5.5]
    Så kommer alle markører på oraklet tilbage til deres ejere, troldmændene på det går til midten af cirklen, oraklet tages væk, og cirklen lukker sig. Turen er slut. [M5.6, M3.2]
    ? Tre står lige om førstepladsen. Hvem er nummer to?
    Af dem, der er tilbage, igen den, hvis markør kommer først. [M5.4!]
    ? Må jeg sige nej til det, der er tilbage til mig?
    Nej. [M5.5!]
rules-maginor-spells =
    Hver formular kan bruges én gang, i din egen tur, før du rykker eller slår. Kun Omvende kan også bruges i en andens tur, efter en duel, du ikke har vundet. De to indvielser beholder du, og de tæller som stemmer. [M6.8, M6.11]
    ? Må jeg tage et kort tilbage, som jeg har spillet i samme tur?
    Ja. [M6.12]
rules-maginor-spell = { $spell ->
    [retrieval]
        Har du kun spillet ét, får du det; har du ikke spillet nogen, kan formularen ikke bruges. [M6.1!]
    [restoration]
        Har du kun spillet ét, får du det; har du ikke spillet nogen, kan formularen ikke bruges. [M6.2!]
    [domination]
        Fylder den første markør oraklet, eller er der ikke flere markører eller pladser, bliver det ved den ene. Et orakel, der bliver fyldt, optælles. [M6.11, M6.3!]
    [persuasion]
        Der er ingen duel. Du skal have en markør i reserve. [M6.4, M6.11]
    [telekinesis]
        Et hvilket som helst symbol, på et hvilket som helst orakel i spil. Et orakel, der bliver fyldt, optælles. [M6.5, M6.11]
    [teleportation]
        Bagefter skal du stadig rykke eller slå. [M6.6]
    [summoning]
        Så går Maginor til mellemrummet før det næste orakel. Den kan ikke bruges, når kun Troldmændenes Råd er tilbage. [M6.7]
        Den kan bruges, selv før Maginor er draget ud; så forlader han Troldmændenes Råd. [M6.7!]
    [reversal]
        Det er den eneste formular, der også virker i en andens tur. [M6.8, M7.4]
    [golden-cauldron]
        Den er ikke et orakel: den tæller ikke med, når det mest værdifulde orakel afgør sejren. [M6.9, M8.1]
   *[high-wizard]
        Den er ikke et orakel: den tæller ikke med, når det mest værdifulde orakel afgør sejren. [M6.10, M8.1]
}
rules-maginor-game-end =
    Når Maginor kommer til Troldmændenes Råd, optælles det, og spillet er slut. Læg stemmerne fra dine orakler og indvielser sammen: flest stemmer vinder. [M5.3, M8.1]
    ? Og hvis det står lige?
    Så vinder den, der har det mest værdifulde enkelte orakel; står det også lige dér, deler de sejren. [M8.1]
rules-maginor-variants =
    I kan vælge denne:
rules-maginor-variant =
    Så kan endnu et orakel blive optalt. Derefter er turen slut. [M3.2!]

## What is to be seen in the pictures of the rules.

picture-wizard-round = Runde to: to kort på hånden, og rød 6 er vendt op. Rød er trumf.
picture-wizard-predict = De andre har spået 0 og 1. Hvor mange stik tager du?
picture-shazamm-round-end = Anden runde begynder: begge troldmænd står tre felter fra ilden, og broens ender er brækket af.
picture-shazamm-game-end = Troldmanden til højre har ikke længere nogen bro at stå på.
picture-maginor-start = Tallet på et orakel siger, hvor mange stemmer det giver. Rundt om det ligger pladserne til markører.
picture-maginor-turn = De fem symbolkort, og til højre trolddomskortene.

## Examples, step by step: positions from a game, and what is to be seen in each.

example-wizard-trick-1 = Rød er trumf. Du spiller gul 3 ud.
example-wizard-trick-2 = Den næste spiller har ingen gule kort og må spille hvad som helst. Rød 2 er en trumf.
example-wizard-trick-3 = Den sidste har heller ingen gule kort og ingen højere trumf: rød 2 tager stikket.
example-wizard-score-1 = Runde et. Du spåede 0 stik og tog 0: 20 point. Morgana spåede 1 og tog 0: minus 10. Merlin spåede 1 og tog 1: 30 point.
example-wizard-score-2 = Runde to. Du spåede 2 og tog 1: 10 mindre, 10 i alt. Morgana spåede 0 og tog 0: 20 mere, 10 i alt. Merlin spåede 0, men tog 1: 10 mindre, 20 i alt.
example-shazamm-turn-1 = Begge vælger i hemmelighed. Du satser 10 og lægger Forstærkning.
example-shazamm-turn-2 = Afsløringen: 10 med Forstærkning, som lægger 7 til, mod 16.
example-shazamm-turn-3 = 17 er stærkere end 16: ilden rykker ét felt til højre. Du betaler 10, din modstander betaler 16, og Forstærkning er brugt op.
example-maginor-vote-1 = Din troldmand står på Enhjørningen. Du slår for den.
example-maginor-vote-2 = Terningen viser ild. Flere pladser med ild er ledige, og du må vælge. Den første med uret fra toppen tæller mest, hvis det står lige.
example-maginor-vote-3 = Din markør ligger der. Havde modspillere alle pladser med ild, skulle du udkæmpe en duel om en af dem.
example-maginor-card-1 = Din troldmand står på Store Ørn, og du har vandkortet.
example-maginor-card-2 = Du spiller det, og en plads med vand er ledig: der lægger du en markør. Din tur fortsætter, og du må stadig rykke eller slå.
example-maginor-walk-1 = Maginor har forladt Troldmændenes Råd og står i mellemrummet før det første orakel.
example-maginor-walk-2 = Terningen viser Maginor: efter stemmen rykker han ind på oraklet.
example-maginor-walk-3 = Med sit næste skridt forlader han det og går til mellemrummet før det næste orakel, og det orakel, han har forladt, optælles.
