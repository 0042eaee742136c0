## The guided first games. A line is a paragraph.

first-wizard-welcome =
    Velkommen til Wizard. I hver runde får du nogle kort, og du spår, hvor mange stik du tager med dem. Det gælder om at ramme helt præcist.
first-wizard-trump =
    I første runde har alle kun ét kort. Så vendes der et kort mere op: det er grønt, så grøn er trumf i denne runde. Trumf slår alle andre farver.
first-wizard-predict-wizard =
    Du har en { -wizard }, det stærkeste kort, der findes: den tager sit stik. Spå altså ét stik.
first-wizard-lead-wizard =
    De andre regner ikke med noget stik. Du sidder til venstre for giveren, så du spiller ud. Spil din { -wizard }.
first-wizard-scored =
    Du spåede ét stik og tog ét: det er 20 point, og 10 mere for stikket. De andre spåede 0 og tog 0: 20 point til hver. Ét stik ved siden af koster 10 point, to koster 20.
first-wizard-predict-last =
    Runde to, to kort til hver, og rød er trumf. Du giver, så du spår som den sidste. Blå 12 kan godt tage et stik, gul 3 næppe. Spå ét.
first-wizard-follow =
    Blå er spillet ud, og du har et blåt kort, så du skal bekende. Blå 12 er det højeste indtil nu: stikket er dit.
first-wizard-lead-low =
    Du tog stikket, så du spiller ud til det næste. Du har det ene stik, du ville have. Spil gul 3 ud, og lad en anden få dette stik.
first-wizard-ruffed =
    Ingen andre havde et gult kort, så begge måtte spille, hvad de ville, og en trumf slår alle andre farver: den lille røde 2’er tog stikket.
first-wizard-predict-jester =
    Runde tre. Blå er trumf. En { -jester } tager aldrig et stik (medmindre alle spiller { -jester(form: "many") }), gul 10 gør det måske, og blå 2 er en trumf. Spå ét.
first-wizard-follow-yellow =
    Gul er spillet ud. Du må altid spille en { -wizard } eller en { -jester }, uanset hvad der er spillet ud; ellers skal du bekende. Bekend med gul 10, og se, om den holder.
first-wizard-ruff =
    Gul 12 var højere. Nu er grøn spillet ud, og du har intet grønt kort: du må spille hvad som helst. Blå 2 er en trumf og tager stikket.
first-wizard-lead-jester =
    Ét stik, som du spåede. Spil din { -jester } ud: den taber til alt, og det næste kort bestemmer, hvilken farve der skal bekendes.
first-wizard-done =
    Denne gang ramte alle rigtigt. I sidste runde deles alle kort ud, og den, der så har flest point, vinder. Ved bordet ser du for hver spiller, hvor mange stik der er spået, og hvor mange der er taget.

first-shazamm-welcome =
    Velkommen til Shazamm! To troldmænd står på en bro over lava med en mur af ild imellem sig. Skub den mod din modstander, runde efter runde, indtil en af jer falder.
first-shazamm-hand =
    Du har 50 mana til denne runde og fem formularer på hånden. Hver tur satser I begge mana, i hemmelighed og på én gang. Den, der satser mest, skubber ilden ét felt; begge betaler det, de har satset.
first-shazamm-first-bet =
    Begynd med en indsats på 8, uden formular.
first-shazamm-pushed =
    8 slår 5: ilden er rykket ét felt mod din modstander. Når den når en troldmand, er runden slut.
first-shazamm-low-bet =
    Det er lige så godt at tabe en tur billigt som at vinde en. Sats kun 1 nu, og lad din modstander betale for skubbet.
first-shazamm-cheap =
    Det skub kostede din modstander 14 mana og dig kun 1. Nu har du mest tilbage til resten af runden.
first-shazamm-boost =
    Nu en formular. { -boost } lægger 7 til din styrke, men du betaler kun indsatsen. Sats 10, og vælg { -boost }.
first-shazamm-resist =
    10 og 7 er 17: lige nok mod 16. En formular er brugt op, når den er lagt. Din modstander har kun lidt mana tilbage og finder måske på noget: sats 5 med { -resistance }, så ilden ikke kan rykke mod dig i denne tur.
first-shazamm-resisted =
    Din modstander lagde { -blaze }, som ville have skubbet ilden to felter. { -resistance } stoppede den. Formularer virker altid i rækkefølge efter deres numre.
first-shazamm-last-bet =
    Din modstander har kun 6 mana tilbage. En indsats på 7 vinder helt sikkert denne tur.
first-shazamm-round-over =
    Din modstander har ikke mere mana, men det har du: derfor skubber du ilden helt hen til troldmanden. Så er runden slut. Troldmændene stiller sig igen tre felter fra ilden, og broen brækker af i begge ender.
first-shazamm-done =
    En ny runde: begge har 50 mana igen og trækker tre formularer. Vinder du også denne, er der ingen bro tilbage under din modstanders fødder.

first-maginor-welcome =
    Velkommen til Maginor. Elleve orakler ligger i en cirkel, og hvert har stemmer at give: så mange, som tallet på det siger. Maginor går rundt i cirklen og samler dem ind. Vind så mange stemmer, du kan, før han kommer.
first-maginor-turn =
    I din tur spiller du så mange kort og formularer, du vil, og så rykker du eller slår med terningen. Alle begynder på Troldmændenes Råd. Maginor kommer først til Lygtemanden, så gå derhen: ryk din troldmand.
first-maginor-roll =
    Slå nu. Terningen viser et symbol, og har dit orakel en ledig plads med det, lægger du en af dine markører der.
first-maginor-slot =
    Ild: to pladser viser det. Har to spillere lige mange markører til sidst, vinder den, der kommer først med uret fra toppen. Tag altså den første.
first-maginor-maginor =
    Terningens sjette side er Maginor selv. Din modspiller kunne vælge symbolet, og Maginor er draget ud: han står nu før Lygtemanden. Når han forlader et orakel, optælles det.
first-maginor-card =
    Ud over terningen har du kort: ét med hvert symbol, lige så godt som et slag med det, én gang i spillet. Spil kortet luft.
first-maginor-roll-again =
    Kort slutter ikke din tur. Slå nu.
first-maginor-fate =
    Skæbne! Der er én plads med skæbne, og den er din nu. Hvor et orakel ikke viser skæbne, gælder skæbne som et hvilket som helst symbol. Du fører med tre markører mod én.
first-maginor-duel =
    Din modspiller slog luft, men alle pladser med luft er optaget: så der er duel om din markør. Jord slår vand, vand slår ild, ild slår jord; vælger begge jord, vinder forsvareren. Det er dig. Vælg jord.
first-maginor-fill =
    Du har vundet, og din markør bliver. Én plads er ledig, og den viser ild. Et orakel optælles også, så snart alle dets pladser er fyldt: spil kortet ild.
first-maginor-take =
    Du har flest markører, så du vælger først: oraklet med dets 5 stemmer eller formularen ved siden af. Nummer to tager det andet. Tag oraklet.
first-maginor-scored =
    Alle markører kommer tilbage, oraklet forlader cirklen, og de troldmænd, der stod der, er i midten. Din modspiller fik formularen Dominere.
first-maginor-move =
    Fra midten kan du ikke slå: du skal rykke. Enhjørningen giver 10 stemmer. Gå derhen.
first-maginor-done =
    Sådan går det videre rundt i cirklen. Troldmændenes Råd kommer sidst: når Maginor når dertil, optælles det, og spillet er slut. Den, der har flest stemmer, bliver den nye Øverste Troldmand.

## The rules, chapter by chapter. A line is a paragraph; one that begins with • is an item of a list.

rules-chapter-aim = Hvad det handler om
rules-chapter-cards = Kortene
rules-chapter-round = En runde
rules-chapter-predict = At spå
rules-chapter-trick = Et stik
rules-chapter-score = Point
rules-chapter-specials = Specialkort
rules-chapter-variants = Varianter
rules-chapter-turn = En tur
rules-chapter-spells = Formularerne
rules-chapter-round-end = Når en runde slutter
rules-chapter-game-end = Når spillet slutter
rules-chapter-start = Opstilling
rules-chapter-vote = At lægge en markør
rules-chapter-duel = Dueller
rules-chapter-scoring = Optælling af et orakel

rules-wizard-aim =
    Tre til seks troldmandslærlinge spår om fremtiden: hvor mange stik de tager. Den, der forudser det præcist, bliver belønnet; den, der tager fejl, betaler for hvert stik for meget eller for lidt.
    Flest point efter sidste runde vinder.
rules-wizard-cards =
    Der er 60 kort: fire folkeslag med tallene 1 til 13 – mennesker (blå), dværge (rød), elvere (grøn) og kæmper (gul) – og fire { -wizard(form: "many") } og fire { -jester(form: "many") }.
    • En { -wizard } slår alle andre kort.
    • En { -jester } taber til alle andre kort.
rules-wizard-round =
    I første runde får alle ét kort, i anden to og så videre, indtil alle kort deles ud i sidste runde: 20 runder med tre spillere, 15 med fire, 12 med fem, 10 med seks.
    Det næste kort vendes op, og dets farve er trumf. Er det en { -wizard }, ser giveren på sine kort og vælger trumf. Er det en { -jester }, eller er der intet kort tilbage, er der ingen trumf.
rules-wizard-predict =
    Spilleren til venstre for giveren begynder, og alle siger, hvor mange stik de tager. Så spilles stikkene.
rules-wizard-trick =
    Spilleren til venstre for giveren spiller et hvilket som helst kort ud. De andre spiller ét kort hver, med uret.
    • Den, der har et kort i den farve, der blev spillet ud, skal spille et. { -wizard(form: "many") } og { -jester(form: "many") } må altid spilles i stedet.
    • Bliver en { -wizard } spillet ud, må alle spille, hvad de vil. Bliver en { -jester } spillet ud, bestemmer det næste kort, der ikke er en { -jester }, farven.
    Stikket går til den første { -wizard }; uden den til den højeste trumf; uden trumf til det højeste kort i den farve, der blev spillet ud. Er alle kortene { -jester(form: "many") }, tager den første stikket.
    Den, der tager et stik, spiller ud til det næste.
rules-wizard-score =
    • Helt præcist: 20 point, og 10 for hvert stik.
    • Forkert: 10 point mindre for hvert stik for meget eller for lidt.
    Et eksempel: den, der spåede 2 og tog 2, får 40 point. Den, der spåede 2 og tog 4, mister 20.
rules-wizard-specials =
    Ved bordet kan I tage nogle af disse syv kort med. Dragen og Feen er kun med sammen.
rules-wizard-variants =
    Ved bordet kan I vælge én måde at spå på og én spilform:

rules-shazamm-aim =
    To troldmænd står på en bro over lava, og imellem dem brænder en mur af ild. Med mana og formularer skubber de den mod hinanden. Den, der bliver drevet ud over kanten, har tabt.
rules-shazamm-turn =
    Hver tur vælger begge i hemmelighed: en indsats på mindst 1 mana og så mange formularer fra hånden, de vil, eller ingen. Så afslører begge deres valg.
    • Formularer, som begge har lagt, ophæver hinanden.
    • De andre formularer virker i rækkefølge efter deres numre.
    • Den stærkeste indsats skubber ilden ét felt mod den anden. Er de lige stærke, bliver den.
    • Begge betaler deres indsats, uanset hvem der var stærkest.
    Finten gør intet og kommer altid tilbage: den skjuler, om du tryller.
rules-shazamm-spells =
    Begge har de samme fjorten formularer, hver én gang i partiet. Du begynder med fem af dem og trækker tre mere i hver ny runde.
rules-shazamm-round-end =
    En runde slutter, når ilden når en troldmand, når en formular slutter den, eller når en af jer ikke har mere mana. Er det kun den ene, der er løbet tør, skubber den anden ilden endnu et felt for hver mana, der er tilbage, højst til troldmanden.
    Så bliver ilden, hvor den er, og begge troldmænd stiller sig tre felter fra den. Det yderste felt i hver ende af broen brækker af.
    Til næste runde har begge 50 mana igen.
rules-shazamm-game-end =
    En troldmand, der står på et felt, der er brækket af, eller uden for broen, falder og har tabt. To vundne runder i træk er altid nok. Falder begge på én gang, vinder ingen.
rules-shazamm-variants =
    Ved bordet kan I vælge en af disse:

rules-maginor-aim =
    Den Øverste Troldmand træder tilbage, og elleve orakler vælger en ny. Maginor går fra orakel til orakel og samler deres stemmer ind. Vind dem med din indflydelse, før han kommer forbi: flest stemmer vinder.
rules-maginor-start =
    Oraklerne ligger i en cirkel, først Troldmændenes Råd, så to små, så de andre i vilkårlig rækkefølge. Ved siden af næsten hvert orakel ligger en formular. Maginor og alle troldmænd begynder på Troldmændenes Råd.
    Alle har en troldmand, 15 markører, fem symbolkort og fem trolddomskort.
rules-maginor-turn =
    Spil først så mange kort og formularer, du vil. Ryk så din troldmand til et hvilket som helst andet orakel, eller slå for det orakel, den står på.
    • Et symbolkort er lige så godt som et slag med det symbol.
    • Et trolddomskort er et slag for et hvilket som helst orakel, hvor din troldmand end er.
    • Viser terningen Maginor, så vælg et hvilket som helst symbol, og så rykker Maginor: først til mellemrummet før det næste orakel, så ind på det.
rules-maginor-vote =
    Har oraklet en ledig plads med symbolet, så læg en markør der. Er alle pladser med det optaget, så udfordr en af de andre der til duel. Viser oraklet ikke symbolet, sker der ingenting.
    Hvor et orakel ikke viser skæbne, gælder skæbne som et hvilket som helst symbol.
rules-maginor-duel =
    Begge vælger jord, vand eller ild i hemmelighed og afslører det på én gang. Jord slår vand, vand slår ild, ild slår jord. Vinderens markør bliver på pladsen eller overtager den.
    • Begge ild eller begge vand: begge markører kommer tilbage, og pladsen er ledig.
    • Begge jord: forsvareren vinder.
rules-maginor-scoring =
    Et orakel optælles, når Maginor forlader det, eller så snart alle dets pladser er fyldt. Troldmændenes Råd optælles først helt til sidst.
    Den med flest markører vælger oraklet eller formularen; nummer to får det andet. Står det lige, afgør den markør, der kommer først med uret fra toppen.
    Så kommer alle markører tilbage, troldmændene på oraklet går til midten af cirklen, og oraklet er væk. En troldmand i midten skal rykke og kan ikke slå. En optælling slutter turen med det samme.
rules-maginor-spells =
    Hver formular kan bruges én gang, i din tur. Omvende bruges efter en duel, du ikke har vundet. De to indvielser beholder du, og de tæller som stemmer.
rules-maginor-game-end =
    Når Maginor kommer til Troldmændenes Råd, optælles det, og spillet er slut. Læg stemmerne fra dine orakler og indvielser sammen. Står det lige, afgør det mest værdifulde orakel.
rules-maginor-variants =
    Ved bordet kan I vælge denne:

## What is to be seen in the pictures of the rules.

picture-wizard-round = Runde to: to kort på hånden, og rød 6 er vendt op. Rød er trumf.
picture-wizard-predict = De andre har spået 0 og 1. Hvor mange stik tager du?
picture-wizard-trick = Gul 3 er spillet ud. Ingen andre har et gult kort, og rød er trumf: rød 2 tager stikket.
picture-wizard-score = Første runde: ét stik spået og taget, 30 point; intet spået og intet taget, 20 point; ét spået og intet taget, 10 point mindre.
picture-shazamm-turn = En indsats på 10 og en formular, der giver 7 mere, er stærkere end 16: ilden rykker mod højre.
picture-shazamm-round-end = Anden runde begynder: begge troldmænd står tre felter fra ilden, og broens ender er brækket af.
picture-shazamm-game-end = Troldmanden til højre har ikke længere nogen bro at stå på.
picture-maginor-start = Tallet på et orakel siger, hvor mange stemmer det giver. Rundt om det ligger pladserne til markører.
picture-maginor-turn = De fem symbolkort, og til højre trolddomskortene.
picture-maginor-vote = Der er slået ild: to ledige pladser viser det.

## What stands around the rules.

rules-title = { $game }: reglerne
rules-play = Opret et bord
rules-contents = Kapitler
rules-back = Tilbage til spillet

## What stands around the guided first games.

first-title = { $game }: dit første spil
first-on = Videre
first-do-it = Gør det for mig
# Another decision than the one that the lesson is about.
first-other = Det kunne du godt, men i denne lektion: { $action }.
first-end = Mere behøver du ikke at vide. Du kan spille videre herfra mod bots eller oprette dit eget bord. Og glemmer du noget: spørgsmålstegnet forklarer hvert valg.
first-play-on = Spil videre herfra
first-new = Opret et bord
first-progress = { $read } af { $all }
