## The rules, chapter by chapter, for the page and the terminal. Every line stands for itself:
##   text        a paragraph
##   • text      an item of a list
##   ? text      a question that comes up at the table; the line after it is the answer
## At the end of a line, in square brackets: the rules of docs/rules that it tells, with an exclamation mark where the
## rulebook is silent and we have decided. All languages have the same lines with the same rules.

rules-chapter-aim = Hva det handler om
rules-chapter-cards = Kortene
rules-chapter-round = En runde
rules-chapter-predict = Å spå
rules-chapter-trick = Et stikk
rules-chapter-score = Poeng
rules-chapter-specials = Spesialkort
rules-chapter-variants = Varianter
rules-chapter-turn = En tur
rules-chapter-spells = Trylleformlene
rules-chapter-round-end = Når en runde slutter
rules-chapter-game-end = Når spillet slutter
rules-chapter-start = Oppsett
rules-chapter-vote = Å legge en brikke
rules-chapter-duel = Dueller
rules-chapter-maginor = Maginors ferd
rules-chapter-scoring = Skåring

# Beside a line that the rulebook does not decide, before the rule: "our ruling W8.8".
rules-ruling = vår avgjørelse
# What a search has found.
rules-found = { $count ->
    [0] Det står ingenting om «{ $words }».
    [one] Ett sted om «{ $words }»:
   *[other] { $count } steder om «{ $words }»:
}

## Wizard

rules-wizard-aim =
    Tre til seks trollmannslærlinger spår om framtiden: hvor mange stikk de kommer til å ta. Den som treffer nøyaktig, blir belønnet; den som tar feil, betaler for hvert stikk for mye eller for lite. [W6.1]
    Et stikk er ett kort fra hver spiller, spilt etter tur. Den som har flest poeng etter siste runde, vinner. [W6.2]
    ? Hva om to spillere har like mange poeng til slutt?
    Da deler de plasseringen. [W6.2]
rules-wizard-cards =
    Det er 60 kort: fire folkeslag med tallene 1 til 13 – menneskene (blå), dvergene (rød), alvene (grønn) og kjempene (gul) – og fire Trollmenn og fire Narrer. [W1.1]
    • I hver farge er 13 det sterkeste kortet og 1 det svakeste.
    • En Trollmann (Z) slår alle andre kort, selv 13 i trumf.
    • En Narr (N) taper mot alle andre kort, selv mot en ener.
    Sju spesialkort kan tas med ett for ett; de har sitt eget kapittel. [W1.2]
rules-wizard-round =
    I første runde får alle ett kort, i andre to, og så videre til alle kortene deles ut i siste runde: 20 runder med tre spillere, 15 med fire, 12 med fem, 10 med seks. [W2.1]
    Loddtrekning avgjør hvem som gir først; siden går given på omgang med klokka. [W2.2!]
    Det neste kortet i bunken vendes opp: [W3.1]
    • Et fargekort: den fargen er trumf og slår de andre.
    • En Narr: det er ingen trumf i denne runden.
    • En Trollmann: giveren ser på kortene sine og velger en av de fire fargene. «Ingen trumf» kan ikke velges.
    • I siste runde er det ingen kort igjen å vende opp, så da er det ingen trumf. [W3.2]
    ? Endrer spesialkort antallet runder?
    Nei. Men med dem i bunken blir det et kort til overs i siste runde også, og det vendes opp. [W2.1!, W3.2]
rules-wizard-predict =
    Når alle har sett kortene sine, sier de etter tur hvor mange stikk de kommer til å ta, fra ingen til alle sammen; spilleren til venstre for giveren begynner. Så spilles det om stikkene. [W4.1]
    ? Kan summen av spådommene være lik antallet stikk?
    Ja, med mindre dere spiller med varianten Pluss/minus én. [W7.1]
    ? Kan en spådom endres etterpå?
    Bare med Skyen, et av spesialkortene. [W8.7]
rules-wizard-trick =
    Spilleren til venstre for giveren spiller ut et hvilket som helst kort til det første stikket. De andre spiller ett kort hver, med klokka. Den som tar et stikk, spiller ut til det neste. [W5.1]
    • Den som har et kort i fargen som ble spilt ut, må bekjenne. Den som ikke har noe slikt, kan spille hva som helst, trumf eller ikke. [W5.2]
    • Trollmenn, Narrer og spesialkort kan alltid spilles i stedet. [W5.3]
    • Spilles en Trollmann ut, kan alle spille det de vil. [W5.2]
    • Spilles en Narr ut, bestemmer det første kortet som ikke er en Narr, hvilken farge som må bekjennes. [W5.2]
    Stikket går til den første Trollmannen; er det ingen, til den høyeste trumfen; er det heller ingen trumf, til det høyeste kortet i fargen som ble spilt ut. Er alle kortene Narrer, tar den første stikket. [W5.4]
    ? Det kommer en Trollmann etter et blått kort. Må de andre fortsatt bekjenne blå?
    Ja. En Trollmann fritar de andre bare hvis det ikke kom noen farge før den. [W5.2]
    ? En Narr spilles ut, og så kommer en Trollmann. Hva må bekjennes?
    Ingenting: alle etter Trollmannen spiller det de vil, og Trollmannen tar stikket. [W5.2]
    ? Jeg har ikke noe kort i fargen som ble spilt ut, men jeg har en Trollmann. Må jeg spille den?
    Nei. En Trollmann, en Narr eller et spesialkort på hånden regnes aldri som et kort du kan bekjenne med. [W5.3]
    ? Kan jeg se på stikk som er tatt?
    Det forrige stikket kan du se igjen. Det som ble spilt før det, er borte, men loggen forteller om det.
rules-wizard-score =
    • Nøyaktig riktig: 20 poeng, og 10 til for hvert stikk. [W6.1]
    • Feil: 10 poeng mindre for hvert stikk for mye eller for lite. [W6.1]
    Den som spådde 8 og tok 6, taper 20 poeng, og det gjør også den som tok 10. Poengblokken viser poengene så langt, lagt sammen. [W6.1]
rules-wizard-specials =
    Jubileumsutgaven har sju spesialkort. Dere kan blande hvilke av dem dere vil, inn i de 60 kortene; Dragen og Feen er bare med sammen. [W1.2]
    Det er best å lære dem ett om gangen. Begynn med Hamskifteren, som er enklest.
    • Alle unntatt Varulven kan alltid spilles, uansett hva som ble spilt ut. [W5.3]
    • Et stikk går til det første av disse som er i det: Feen, hvis Dragen også er der; Dragen; den første Trollmannen; den høyeste trumfen; det høyeste kortet i fargen som ble spilt ut; den første Narren. [W5.4]
    • Feen uten Dragen tar aldri et stikk, og det gjør ikke Bomben heller. [W5.4]
    ? Et spesialkort vendes opp. Hva er trumf?
    Er det Feen eller Bomben, er det ingen trumf. Er det et av de fem andre, velger giveren trumf. [W8.1, W8.2, W8.3, W8.4, W8.5, W8.6, W8.7]
    ? Dragen, Feen og Bomben er i samme stikk. Hvem tar det?
    Ingen. Feen ville ha tatt det, så den som spilte Feen, spiller ut til det neste. [W8.4]
    ? Hva om Bomben og Skyen er i samme stikk?
    Bomben opphever Skyen: ingen endrer spådommen sin. [W8.7]
    ? Hva om Bomben og Sjongløren er i samme stikk?
    Alle gir et kort videre likevel. [W8.6]
    ? Hva om Sjongløren og Skyen er i samme stikk?
    Først gir alle et kort videre, så endres spådommen. [W8.8!]
    ? Hvor mange stikk er det etter en Bombe?
    Det er ett stikk mindre å ta. Runden slutter når ingen har kort igjen. [W8.9]
rules-wizard-special = { $special ->
    [shapeshifter]
        Når du spiller den, sier du om den er en Trollmann eller en Narr; fra da av er den det på alle måter, også når du spiller den ut. [W8.1]
        Vendt opp: giveren velger trumf. [W8.1]
    [dragon]
        Det sterkeste kortet: den slår også Trollmenn og taper bare mot Feen. [W8.2]
        Spilt ut: som ved en Trollmann trenger ingen å bekjenne. Vendt opp: giveren velger trumf. [W8.2]
    [fairy]
        Det svakeste kortet: den taper selv mot en Narr. Men er Dragen i samme stikk, tar Feen det. [W8.3]
        Spilt ut: som ved en Narr bestemmer det neste kortet. Vendt opp: det er ingen trumf. [W8.3]
    [bomb]
        Ingen tar stikket; det legges til side. Den som ville ha tatt det uten Bomben, spiller ut til det neste. [W8.4]
        Spilt ut: som ved en Narr bestemmer det neste kortet. Vendt opp: det er ingen trumf. [W8.4]
    [werewolf]
        Den spilles aldri. Når et kort er vendt opp, må den som har Varulven, bytte den mot det kortet før den første spådommen og velge en farge som trumf eller «ingen trumf». [W8.5]
        Dette kommer i stedet for giverens valg, uansett hva som er vendt opp. [W8.5!]
        Vendes Varulven selv opp, velger giveren trumf. [W8.5]
    [juggler]
        Den er en 7½ i fargen du velger når du spiller den, også trumf: høyere enn en sjuer, lavere enn en åtter. [W8.6]
        Etter stikket gir alle et kort videre til venstre, med baksiden opp og samtidig. Det skjer ikke etter det siste stikket i en runde, men det skjer selv om det var en Bombe i stikket. [W8.6]
        Alle kort kan gis videre, også Trollmenn og spesialkort, men ikke det du selv er i ferd med å få. Bare den som gir kortet, og den som får det, kjenner det. Så er det den som tok stikket, som spiller ut. [W8.6!]
        Spilt ut: fargen du velger, må bekjennes. Vendt opp: giveren velger trumf. [W8.6]
   *[cloud]
        Den er en 9¾ i fargen du velger når du spiller den, også trumf: høyere enn en nier, lavere enn en tier. [W8.7]
        Den som tar stikket, må endre sin egen spådom med én, opp eller ned; men ikke hvis det var en Bombe i stikket. [W8.7]
        En spådom kommer aldri under 0, men den kan bli høyere enn antallet stikk; og den endres også etter det siste stikket. Med hemmelige spådommer ser de andre bare at den er endret. [W8.7!]
        Spilt ut: fargen du velger, må bekjennes. Vendt opp: giveren velger trumf. [W8.7]
}
rules-wizard-variants =
    Dere kan velge én måte å spå på og én spillform:
    ? Hvilke av dem kan spilles sammen?
    Pluss/minus én krever åpne spådommer. Skjulte og hemmelige spådommer utelukker hverandre. Av Klarsyn, Én farge og Maximus kan dere bare spille én, og ingen av dem med spesialkort. Alt annet kan kombineres. [W7.7]
rules-wizard-variant = { $variant ->
    [plus-minus-one]
        Dette binder bare den som spår sist, og det finnes alltid et annet tall å velge. [W7.1]
    [hidden]
        Det du har valgt, står fast, også mens andre fortsatt velger. [W7.2!]
    [secret]
        Det du har valgt, står fast, også mens andre fortsatt velger. [W7.3!]
    [clairvoyance-first]
        Så tar alle opp kortene sine, og alt går videre som vanlig. En giver som velger trumf, gjør det uten å ha sett sin egen hånd. [W7.4]
        Det du har sett, har du lov til å huske; tilskuere ser ingen hender. [W7.4!]
    [clairvoyance-every]
        Så tar alle opp kortene sine, og alt går videre som vanlig. En giver som velger trumf, gjør det uten å ha sett sin egen hånd. [W7.4]
        Det du har sett, har du lov til å huske; tilskuere ser ingen hender. [W7.4!]
    [single-suit]
        For tre eller fire spillere. Alle stokker sine egne 15 kort og trekker 4 i første runde, 5 i andre og så videre, 12 runder i alt. Etter hver runde får alle sine egne kort tilbake. Med tre spillere går én farge ut. [W7.5]
        Fargene følger plassene rundt bordet; hvem som spår og spiller ut først, går på omgang på samme måte som given. [W7.5!]
   *[maximus]
        Med tre spillere har alle 20 kort, med fire 15, med fem 12, med seks 10. [W7.6]
        Given går på omgang som vanlig. [W7.6!]
}

## Shazamm!

rules-shazamm-aim =
    To magikere står på en bro over lava, og mellom dem brenner en vegg av ild. Med mana og trylleformler skyver de den mot hverandre. Den som presses utfor broen, har tapt. [S4.7]
    Broen har 19 felt. Ilden begynner i midten og hver magiker tre skritt fra den, med to frie felt imellom. [S1.1, S2.1]
    Et parti har to til sju runder. Til hver runde har begge 50 mana. [S2.2]
rules-shazamm-turn =
    Hver tur velger begge i hemmelighet: en innsats på minst 1 mana og så mange kort fra hånden som de vil, eller ingen. Så avslører begge hva de har valgt. [S3.1]
    • Trylleformler som begge har lagt, opphever hverandre før noe annet skjer. [S3.2]
    • De andre trylleformlene på begge sider virker i rekkefølge etter numrene. [S3.3]
    • Den sterkeste siden skyver ilden ett felt mot den andre, uansett hvor mye sterkere den er. Er begge like sterke, blir ilden der den er. [S3.4]
    • Begge betaler innsatsen sin, uansett hvem som var sterkest. Ingen har noen gang mer enn 50 mana. [S3.5]
    • Trylleformler som er lagt, er brukt opp for resten av partiet. Finten kommer alltid tilbake: den gjør ikke annet enn å skjule om du tryller. [S3.6, S7.0]
    ? Hva kan jeg se av den andres valg før avsløringen?
    Bare at det er tatt, ikke engang hvor mange kort som ligger der; med mindre dere spiller med Åpent kortantall. [S3.1!, S6.3]
    ? Hva får jeg vite om den andres kort?
    Det som er lagt, ligger åpent, og du ser hvor mange trylleformler den andre har på hånden. Hånd og bunke er hemmelige. [S2.3]
    ? I hvilken rekkefølge avgjøres styrken og hvor ilden går?
    Først innsatsen, slik den er etter Gjenbruk; så 7 til med Forsterkning; så det hele doblet med Dobbel dose. Deretter snur Vinneren taper retningen, Storbrann gjør ett felt til to, og Motstand stopper ilden. [S3.4]
    ? I hvilken rekkefølge betaler og får man mana?
    Først betaler begge, med mindre Dårlig taper sparer en av dem. Så kommer gevinsten fra Reserver og Manasug. Satser du alle 50 sammen med Reserver, har du altså 13 igjen, og runden går videre. [S3.5]
rules-shazamm-spells =
    Begge har de samme fjorten trylleformlene, hver én gang i partiet. Du begynner med fem av dem og trekker tre til for hver ny runde, så lenge det er noen igjen. [S2.2, S4.8]
rules-shazamm-spell = { $spell ->
    [mutism]
        Alle trylleformler med høyere nummer er uten virkning i denne turen, og resten av runden er begge spillernes trylleformler det også. Den stoppes bare hvis den andre legger Taushet i samme tur. [S7.1]
        En Taushet som kommer senere i samme runde, er uten virkning som alle andre trylleformler. [S7.1!]
    [clone]
        Du tar én trylleformel som den andre la i forrige tur, uansett hva det ble av den, eller det den andres Klon kopierte da. Den virker for deg i denne turen, når dens eget nummer kommer. [S7.2]
        Kopien er ikke et kort: selve trylleformelen blir liggende blant den andres brukte. Har den andre den samme trylleformelen, og har den ikke virket ennå i denne turen, opphever kopien og trylleformelen hverandre. [S7.2]
        Forrige tur kan ligge i forrige runde. I partiets første tur er det ingenting å ta. En kopiert Klon gjør ingenting. Legger du en trylleformel og har en kopi av den også, teller begge: Forsterkning gir 14, Dobbel dose ganger med 4, Reserver gir 26, og to ganger Vinneren taper opphever hverandre. [S7.2!]
    [theft]
        Alle den andres trylleformler med nummer over 3 som ikke har virket ennå i denne turen, er dine. For hver av dem bestemmer du om den virker for deg, når nummeret kommer, eller kastes. [S7.3]
        Du bestemmer over alle før noen av dem virker. Brukt eller ikke, de havner blant de brukte trylleformlene til den som la dem. [S7.3!]
    [end-of-round]
        Ilden blir der den er, og trylleformler med høyere nummer er uten virkning. Det er innsatsene også. [S7.4]
        De betales heller ikke. [S7.4!]
    [middle]
        Så går turen videre som vanlig. [S7.5]
        Motstand stopper ikke dette, og det regnes aldri som å tape en tur. [S7.5!]
    [recycling]
        Du bestemmer deg når alle innsatser og trylleformler ligger åpne. Det er den nye innsatsen du kjemper med og betaler; den kan ikke være mindre enn 1 eller mer enn manaen din. [S7.6]
        Du kan endre den med hvilket tall du vil opp til 5, ikke bare med 5. [S7.6!]
    [boost]
        Den koster ikke noe ut over innsatsen. [S7.7]
    [double-dose]
        Den koster ikke noe ut over innsatsen. Sammen med Forsterkning legges de 7 til innsatsen før det dobles. [S7.8]
    [who-wins-loses]
        Flytter ilden seg ikke, er det ingenting å snu. [S7.9]
    [blaze]
        Uansett hvilken vei den går. Ilden stopper på feltet til en magiker. [S7.10]
    [resistance]
        Ikke på noen måte: verken i selve turen eller, hvis du har gått tom for mana, når den andre skyver ilden til slutt i runden. [S7.11, S4.3]
    [sore-loser]
        Er styrkene like, eller har Motstand stoppet ilden, betaler du. [S7.12]
    [reserves]
        Du kommer aldri over 50. [S7.13]
   *[drain]
        Det er innsatsen som teller, slik den er etter Gjenbruk, ikke styrken; om den betales eller ikke, er det samme. Du kommer aldri over 50. [S7.14]
}
rules-shazamm-round-end =
    En runde slutter etter en tur der noe av dette har skjedd; det undersøkes i denne rekkefølgen: [S4.1, S4.2]
    • Trylleformelen Rundeslutt er brukt. [S4.1]
    • Ilden har nådd feltet til en magiker. [S4.2]
    • En av dere har ikke mer mana: den andre skyver ilden ett felt til for hver mana som er igjen, høyst fram til magikeren. Det koster ingenting. [S4.3]
    • Ingen av dere har mer mana: ilden blir der den er. [S4.4]
    Deretter, i denne rekkefølgen: ilden blir der den er, begge magikerne stiller seg tre skritt fra den (taperen bakover, vinneren framover), og det ytterste feltet i hver ende av broen brekker av. [S4.5, S4.6]
    Til neste runde får begge 50 mana på nytt og trekker tre trylleformler; Taushet er over. [S4.8]
    ? Hva skjer først når runden er slutt: flytter magikerne seg, eller brekker feltene av?
    Magikerne flytter seg. Vinneren av runden faller altså aldri fra feltet magikeren nettopp sto på. [S4.7!]
    ? Virker trylleformler når den som har mana igjen, skyver ilden til slutt?
    Motstand stopper den. Vinneren taper og Storbrann endrer ingenting. [S4.3]
    ? Betaler man noe når trylleformelen Rundeslutt brukes?
    Nei. [S7.4!]
rules-shazamm-game-end =
    En magiker som står på et felt som har brukket av, eller utenfor broen, faller og har tapt. Faller begge samtidig, vinner ingen. [S4.7]
    Den som får ilden helt fram til den andre magikeren i begge de to første rundene, har vunnet partiet. Senere er to runder på rad ikke alltid nok: det kommer an på hvor ilden står. [S8.3]
    ? Hvordan kan det bli uavgjort?
    Bare hvis ilden står nøyaktig i midten etter sjuende runde: da har ingen av magikerne noe felt igjen. [S4.7]
rules-shazamm-variants =
    For erfarne magikere. Full hånd gir mer rom for taktikk, men det tar sin tid å lese fjorten trylleformler. Full hånd og Ordnet bunke utelukker hverandre. [S6.1, S6.2]
rules-shazamm-variant = { $variant ->
    [full-hand]
        Ingenting trekkes senere. [S6.1]
    [stacked-deck]
        De fem første er den første hånden din; i hver ny runde trekker du de neste tre. Den andre får bare vite at du er ferdig. [S6.2]
   *[counted-cards]
        Da skjuler Finten det den er til for å skjule. Varianten kan kombineres med hver av de to andre. [S6.3!]
}

## Maginor

rules-maginor-aim =
    Stormesteren går av, og elleve orakler velger en ny. Maginor går fra orakel til orakel og samler inn stemmene deres. Vinn dem med innflytelsen din før han kommer forbi: flest stemmer vinner. [M8.1]
rules-maginor-start =
    Oraklene ligger i en sirkel: Rådshallen, så med klokka de to små, så de andre i tilfeldig rekkefølge. [M2.1]
    Ved nesten hvert orakel ligger en trylleformel med bildet opp. Stormesterens rituale ligger ved Rådshallen, Den gyldne grytes rituale ved det siste orakelet før den. [M2.2]
    Ett orakel, trukket ut ved loddtrekning, har ingen trylleformel: det er åtte andre trylleformler til ni orakler. [M2.3!]
    Maginor og alle magikerne begynner på Rådshallen. Loddtrekning avgjør hvem som begynner; turen går med klokka. [M2.4]
    Alle har en magiker, 15 brikker, fem symbolkort (ett med hvert symbol) og fem besvergelser. Alt ligger åpent; bare det man velger i en duell, er hemmelig. [M1.4, M3.7]
    ? Er dette de trykte orakelbrikkene?
    Nei. Ingen regelbok sier hva plassene på hvert orakel viser, så disse er våre egne, og vi har målt at de er rettferdige. Eier du spillet, kan du legge inn de trykte selv. [M1.5]
rules-maginor-turn =
    Spill først så mange kort og trylleformler du vil, i den rekkefølgen du vil. Flytt så enten magikeren din til et hvilket som helst annet orakel, eller trill terningen for orakelet den står på: én av delene må du gjøre. [M3.1]
    • Et symbolkort er like godt som et kast med det symbolet, for orakelet magikeren din står på. [M3.5]
    • En besvergelse er et kast for hvilket orakel som helst, uansett hvor magikeren din er. [M3.6]
    • Viser terningen Maginor, velger du først et hvilket som helst symbol for stemmen din, også et som ikke virker her; så går Maginor ett steg videre. [M3.4, M4.6]
    • Så snart et orakel skåres, er turen over: ingenting mer kan spilles, flyttes eller trilles. [M3.2]
    • En magiker i midten av sirkelen må flytte og kan ikke trille. [M3.3]
    ? Hva kan jeg gjøre fra midten før jeg flytter?
    Spille besvergelser og trylleformler som ikke krever at magikeren din står på et orakel. Etter Teleportering står du på et orakel og kan også trille. [M3.3!]
    ? Jeg triller Maginor, og stemmen fyller et orakel. Går Maginor likevel videre?
    Nei, turen er straks over; med mindre dere spiller med varianten Fullfør kastet. [M3.2!]
    ? Kan jeg spille et symbolkort som ikke har noen virkning?
    Ja. Men en trylleformel som ikke kan virke, kan ikke spilles. [M4.6, M4.6!]
    ? Kan man flytte i det uendelige og aldri trille?
    Nei. Når ingen har trilt og ikke noe orakel er skåret på ti turer for hver spiller, må den som står på et orakel, trille. [M3.8!]
    ? Hva om bare Rådshallen er igjen?
    En magiker som står der, har ingen steder å flytte til og må trille. [M3.3]
rules-maginor-vote =
    En stemme med et symbol på et orakel:
    • Er det ledige plasser med symbolet, legger du en brikke på en av dem; du velger selv hvilken. [M4.1]
    • Er alle opptatt, velger du en som en motspiller har, og utkjemper en duell om den. [M4.2]
    • Er alle dine egne, eller viser ikke orakelet symbolet, skjer det ingenting. [M4.3]
    • Der et orakel ikke viser skjebne, gjelder skjebne som hvilket symbol du vil, eller som ingenting. Der det viser skjebne, gjelder skjebne bare som skjebne, selv om alle plassene med skjebne er dine. [M4.4]
    ? Hva om jeg ikke har flere brikker?
    Da skjer det ingenting, og det blir ingen duell. Brikker kommer tilbake når et orakel skåres eller en duell tapes. [M4.5]
    ? Hvorfor blir jeg ikke spurt hvilken plass eller hvilken brikke jeg velger?
    Det var bare én. Der det ikke er noe å velge, blir det ikke spurt. [M4.1!]
rules-maginor-duel =
    Den som har turen, utfordrer; den som har plassen, forsvarer den. Begge velger jord, vann eller ild i hemmelighet og avslører valget samtidig. [M7.1]
    • Jord slår vann, vann slår ild, ild slår jord. Vinnerens brikke får plassen, den andre går tilbake. [M7.1, M7.3]
    • Begge jord: forsvareren vinner. [M7.2]
    • Begge ild eller begge vann: begge brikkene går tilbake, og plassen er ledig. [M7.2]
    • Den som ikke har vunnet og eier Underkjennelse, kan spille den nå og vinner duellen. [M7.4]
rules-maginor-maginor =
    Maginor går med klokka: fra et orakel til feltet foran det neste, og med det neste steget opp på det. [M5.1]
    • Et orakel skåres når Maginor forlater det, eller så snart alle plassene er fulle. [M5.2]
    • Bare Rådshallen skåres når Maginor kommer fram dit, til slutt; at den blir full, eller at han forlater den i begynnelsen, gir ingen skåring. [M5.3]
    ? Hvor havner Maginor når orakelet han står på eller foran, skåres?
    Sirkelen lukker seg, og han står på feltet foran det neste orakelet. [M5.6]
rules-maginor-scoring =
    Den som har flest brikker på orakelet, er nummer én og velger orakelet eller trylleformelen ved siden av; nummer to får det andre. [M5.4, M5.5]
    • Står det likt, avgjør brikken som kommer først med klokka fra toppen av orakelet. [M5.4]
    • Alene på et orakel: du velger det ene, og det andre går ut av spillet. [M5.5]
    • Ingen på et orakel: både orakelet og trylleformelen går ut av spillet. [M5.5]
    • Et orakel uten trylleformel: nummer én tar orakelet, nummer to får ingenting. [M5.5]
    Så går alle brikkene på orakelet tilbake til eierne, magikerne på det går til midten av sirkelen, orakelet tas bort, og sirkelen lukker seg. Turen er over. [M5.6, M3.2]
    ? Tre står likt om førsteplassen. Hvem er nummer to?
    Av dem som er igjen, på nytt den som har brikken som kommer først. [M5.4!]
    ? Kan jeg si nei til det som er igjen til meg?
    Nei. [M5.5!]
rules-maginor-spells =
    Hver trylleformel kan spilles én gang, i din egen tur, før du flytter eller triller. Bare Underkjennelse kan også spilles i en annens tur, etter en duell du ikke har vunnet. De to ritualene beholder du, og de teller som stemmer. [M6.8, M6.11]
    ? Kan jeg ta tilbake et kort som jeg har spilt i samme tur?
    Ja. [M6.12]
rules-maginor-spell = { $spell ->
    [retrieval]
        Har du bare spilt ett, får du det; har du ikke spilt noen, kan ikke trylleformelen spilles. [M6.1!]
    [restoration]
        Har du bare spilt én, får du den; har du ikke spilt noen, kan ikke trylleformelen spilles. [M6.2!]
    [domination]
        Fyller den første brikken orakelet, eller er det ikke flere brikker eller plasser, blir det med den ene. Et orakel som blir fullt, skåres. [M6.11, M6.3!]
    [persuasion]
        Det blir ingen duell. Du må ha en brikke i reserve. [M6.4, M6.11]
    [telekinesis]
        Hvilket symbol som helst, på hvilket orakel som helst i spill. Et orakel som blir fullt, skåres. [M6.5, M6.11]
    [teleportation]
        Etterpå må du fortsatt flytte eller trille. [M6.6]
    [summoning]
        Så går Maginor til feltet foran det neste orakelet. Den kan ikke spilles når bare Rådshallen er igjen. [M6.7]
        Den kan spilles selv før Maginor har lagt i vei; da forlater han Rådshallen. [M6.7!]
    [reversal]
        Det er den eneste trylleformelen som også virker i en annens tur. [M6.8, M7.4]
    [golden-cauldron]
        Ritualet er ikke et orakel: det teller ikke med når det mest verdifulle orakelet avgjør. [M6.9, M8.1]
   *[high-wizard]
        Ritualet er ikke et orakel: det teller ikke med når det mest verdifulle orakelet avgjør. [M6.10, M8.1]
}
rules-maginor-game-end =
    Når Maginor kommer fram til Rådshallen, skåres den, og spillet er slutt. Legg sammen stemmene fra oraklene og ritualene dine: flest stemmer vinner. [M5.3, M8.1]
    ? Og hvis det står likt?
    Da vinner den som har det mest verdifulle orakelet; står det likt der også, deler de seieren. [M8.1]
rules-maginor-variants =
    Dere kan velge denne:
rules-maginor-variant =
    Da kan enda et orakel bli skåret. Så er turen over. [M3.2!]

## What is to be seen in the pictures of the rules.

picture-wizard-round = Runde to: to kort på hånden, og rød 6 er vendt opp. Rød er trumf.
picture-wizard-predict = De andre har spådd 0 og 1. Hvor mange stikk tar du?
picture-shazamm-round-end = Andre runde begynner: begge magikerne står tre felt fra ilden, og endene av broen har brukket av.
picture-shazamm-game-end = Magikeren til høyre har ikke lenger noen bro å stå på.
picture-maginor-start = Tallet på et orakel sier hvor mange stemmer det gir. Rundt det ligger plassene til brikkene.
picture-maginor-turn = De fem symbolkortene, og til høyre besvergelsene.

## Examples, step by step: positions from a game, and what is to be seen in each.

example-wizard-trick-1 = Rød er trumf. Du spiller ut gul 3.
example-wizard-trick-2 = Neste spiller har ingen gule kort og kan spille hva som helst. Rød 2 er en trumf.
example-wizard-trick-3 = Den siste har heller ingen gule kort og ingen høyere trumf: rød 2 tar stikket.
example-wizard-score-1 = Runde én. Du spådde 0 stikk og tok 0: 20 poeng. Morgana spådde 1 og tok 0: minus 10. Merlin spådde 1 og tok 1: 30 poeng.
example-wizard-score-2 = Runde to. Du spådde 2 og tok 1: 10 mindre, 10 i alt. Morgana spådde 0 og tok 0: 20 til, 10 i alt. Merlin spådde 0, men tok 1: 10 mindre, 20 i alt.
example-shazamm-turn-1 = Begge velger i hemmelighet. Du satser 10 og legger Forsterkning.
example-shazamm-turn-2 = Avsløringen: 10 med Forsterkning, som legger til 7, mot 16.
example-shazamm-turn-3 = 17 er sterkere enn 16: ilden flytter seg ett felt til høyre. Du betaler 10, motstanderen betaler 16, og Forsterkning er brukt opp.
example-maginor-vote-1 = Magikeren din står på Enhjørningen. Du triller for den.
example-maginor-vote-2 = Terningen viser ild. Flere plasser med ild er ledige, og du kan velge. Den første med klokka fra toppen teller mest hvis det står likt.
example-maginor-vote-3 = Brikken din ligger der. Hadde motspillere hatt alle plassene med ild, måtte du ha utkjempet en duell om en av dem.
example-maginor-card-1 = Magikeren din står på Den store ørnen, og du har vannkortet.
example-maginor-card-2 = Du spiller det, og en plass med vann er ledig: der legger du en brikke. Turen din går videre, og du kan fortsatt flytte eller trille.
example-maginor-walk-1 = Maginor har forlatt Rådshallen og står på feltet foran det første orakelet.
example-maginor-walk-2 = Terningen viser Maginor: etter stemmen går han opp på orakelet.
example-maginor-walk-3 = Med det neste steget forlater han det og går til feltet foran det neste orakelet, og orakelet han har forlatt, skåres.
