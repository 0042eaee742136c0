## The guided first games. A line is a paragraph.

first-wizard-welcome =
    Velkommen til Wizard. I hver runde får du delt ut noen kort, og du spår hvor mange stikk du kommer til å ta med dem. Det eneste som teller, er å treffe nøyaktig.
first-wizard-trump =
    I den første runden har alle bare ett kort. Så snus et kort til: det er grønt, så grønn er trumf i denne runden. Trumf slår alle andre farger.
first-wizard-predict-wizard =
    Du har en { -wizard }, det sterkeste kortet som finnes: den tar stikket sitt. Så spå ett stikk.
first-wizard-lead-wizard =
    De andre regner ikke med noe stikk. Du sitter til venstre for giveren, så du spiller ut. Spill { -wizard(form: "the") }.
first-wizard-scored =
    Du spådde ett stikk og tok ett: det gir 20 poeng, og 10 til for stikket. De andre spådde 0 og tok 0: 20 poeng til hver. Bommer du med ett stikk, koster det 10 poeng, med to koster det 20.
first-wizard-predict-last =
    Runde to, to kort til hver, og rød er trumf. Du gir, så du er den siste som spår. Blå 12 kan godt ta et stikk; gul 3 gjør det neppe. Spå ett.
first-wizard-follow =
    Blå ble spilt ut, og du har et blått kort, så du må bekjenne. Blå 12 er høyest så langt: stikket blir ditt.
first-wizard-lead-low =
    Du tok stikket, så du spiller ut til det neste. Du har det ene stikket du ville ha. Spill ut gul 3, og la en annen få dette.
first-wizard-ruffed =
    Ingen av de andre hadde et gult kort, så begge kunne spille det de ville, og trumf slår alle andre farger: den lille røde toeren tok stikket.
first-wizard-predict-jester =
    Runde tre. Blå er trumf. { -jester(form: "the") } tar aldri et stikk (hvis ikke alle spiller { -jester(form: "many") }), gul 10 gjør det kanskje, og blå 2 er en trumf. Spå ett.
first-wizard-follow-yellow =
    Gul ble spilt ut. En { -wizard } eller en { -jester } kan du alltid spille, uansett hva som ble spilt ut; ellers må du bekjenne. Bekjenn med gul 10, og se om den holder.
first-wizard-ruff =
    Gul 12 var høyere. Nå er grønn spilt ut, og du har ikke noe grønt kort: du kan spille hva du vil. Blå 2 er en trumf og tar stikket.
first-wizard-lead-jester =
    Ett stikk, akkurat som spådd. Spill ut { -jester(form: "the") }: den taper mot alt, og det neste kortet bestemmer hvilken farge som må bekjennes.
first-wizard-done =
    Alle spådde riktig denne gangen. I den siste runden deles alle kortene ut, og den som da har flest poeng, vinner. Ved bordet ser du for hver spiller hvor mange stikk som er spådd, og hvor mange som er tatt.

first-shazamm-welcome =
    Velkommen til Shazamm! To magikere står på en bro over lava, med en vegg av ild mellom seg. Dytt den mot motparten, runde etter runde, til en av dere faller.
first-shazamm-hand =
    Du har 50 mana til denne runden og fem trylleformler på hånden. Hver tur satser begge mana, i hemmelighet og samtidig. Den som satser mest, dytter ilden ett felt; begge betaler det de har satset.
first-shazamm-first-bet =
    Begynn med en innsats på 8, uten trylleformel.
first-shazamm-pushed =
    8 slår 5: ilden har flyttet seg ett felt mot motparten. Når den når en magiker, er runden slutt.
first-shazamm-low-bet =
    Å tape en tur billig er like bra som å vinne en. Sats bare 1 nå, og la motparten betale for dyttet.
first-shazamm-cheap =
    Det dyttet kostet motparten 14 mana, og deg bare 1. Nå har du mer igjen til resten av runden.
first-shazamm-boost =
    Nå en trylleformel. { -boost } øker styrken din med 7, men du betaler bare innsatsen. Sats 10 og velg { -boost }.
first-shazamm-resist =
    10 og 7 er 17: akkurat nok mot 16. Trylleformler er brukt opp når de er lagt. Motparten har lite mana igjen og prøver kanskje noe: sats 5 med { -resistance }, så ilden ikke kan flytte seg mot deg i denne turen.
first-shazamm-resisted =
    Motparten la { -blaze }, som ville ha dyttet ilden to felt. { -resistance } har stoppet den. Trylleformler virker alltid i rekkefølge etter numrene.
first-shazamm-last-bet =
    Motparten har bare 6 mana igjen. Med en innsats på 7 vinner du helt sikkert denne turen.
first-shazamm-round-over =
    Motparten har ikke mer mana, men det har du: så du dytter ilden helt fram til magikeren. Dermed er runden slutt. Magikerne stiller seg tre skritt fra ilden, og broen brekker av i begge ender.
first-shazamm-done =
    En ny runde: begge har 50 mana på nytt og trekker tre trylleformler. Vinn denne også, så er det ikke mer bro under føttene til motparten.

first-maginor-welcome =
    Velkommen til Maginor. Elleve orakler ligger i en sirkel, og hvert har stemmer å gi: tallet som står på det. Maginor går rundt sirkelen og samler dem inn. Vinn så mange stemmer du kan, før han kommer.
first-maginor-turn =
    I din tur spiller du så mange kort og trylleformler du vil, og så må du enten flytte eller trille terningen. Alle begynner på Rådshallen. Maginor kommer til Lyktemannen først, så gå dit: flytt magikeren din.
first-maginor-roll =
    Trill nå. Terningen viser et symbol, og har orakelet ditt en ledig plass med det, legger du en av brikkene dine der.
first-maginor-slot =
    Ild: to plasser viser det symbolet. Har to spillere like mange brikker til slutt, vinner den som kommer først med klokka fra toppen. Så ta den første.
first-maginor-maginor =
    Den sjette siden av terningen er Maginor selv. Motspilleren din fikk velge symbolet, og Maginor har dratt ut: han står nå foran Lyktemannen. Når han forlater et orakel, skåres det.
first-maginor-card =
    I tillegg til terningen har du kort: ett med hvert symbol, og hvert er like godt som et kast med det symbolet, én gang i spillet. Spill kortet luft.
first-maginor-roll-again =
    Kort avslutter ikke turen din. Trill nå.
first-maginor-fate =
    Skjebne! Det er én plass med skjebne, og nå er den din. Der et orakel ikke viser skjebne, gjelder skjebne som hvilket symbol du vil. Du leder med tre brikker mot én.
first-maginor-duel =
    Motspilleren din trilte luft, men alle plassene med luft er opptatt: så det blir duell om brikken din. Jord slår vann, vann slår ild, ild slår jord; velger begge jord, vinner forsvareren. Det er deg. Velg jord.
first-maginor-fill =
    Du vant, og brikken din blir liggende. Én plass er ledig, og den viser ild. Et orakel skåres også så snart alle plassene er fulle: spill kortet ild.
first-maginor-take =
    Du har flest brikker, så du velger først: orakelet med 5 stemmer eller trylleformelen ved siden av. Nummer to tar det andre. Ta orakelet.
first-maginor-scored =
    Alle brikkene kommer tilbake, orakelet går ut av sirkelen, og magikerne som sto der, er i midten. Motspilleren din fikk trylleformelen Dominering.
first-maginor-move =
    Fra midten kan du ikke trille: du må flytte. Enhjørningen gir 10 stemmer. Gå dit.
first-maginor-done =
    Slik går det videre rundt sirkelen. Rådshallen kommer sist: når Maginor kommer fram dit, skåres den, og spillet er slutt. Den som har flest stemmer, blir den nye Stormesteren.

## The rules, chapter by chapter. A line is a paragraph; one that begins with • is an item of a list.

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
rules-chapter-scoring = Å skåre et orakel

rules-wizard-aim =
    Tre til seks trollmannslærlinger spår om framtiden: hvor mange stikk de kommer til å ta. Den som ser det nøyaktig, blir belønnet; den som tar feil, betaler for hvert stikk for mye eller for lite.
    Flest poeng etter den siste runden vinner.
rules-wizard-cards =
    Det er 60 kort: fire folkeslag med tallene 1 til 13 – menneskene (blå), dvergene (rød), alvene (grønn) og kjempene (gul) – og fire { -wizard(form: "many") } og fire { -jester(form: "many") }.
    • En { -wizard } slår alle andre kort.
    • En { -jester } taper mot alle andre kort.
rules-wizard-round =
    I den første runden får alle ett kort, i den andre to, og så videre til alle kortene deles ut i den siste runden: 20 runder med tre spillere, 15 med fire, 12 med fem, 10 med seks.
    Det neste kortet snus, og fargen på det er trumf. Er det en { -wizard }, ser giveren på kortene sine og velger trumf. Er det en { -jester }, eller er det ikke flere kort, er det ingen trumf.
rules-wizard-predict =
    Med start til venstre for giveren sier alle hvor mange stikk de kommer til å ta. Så spilles det om stikkene.
rules-wizard-trick =
    Spilleren til venstre for giveren spiller ut et hvilket som helst kort. De andre spiller ett kort hver, med klokka.
    • Den som har et kort i fargen som ble spilt ut, må spille et. { -wizard(form: "many") } og { -jester(form: "many") } kan alltid spilles i stedet.
    • Spilles en { -wizard } ut, kan alle spille det de vil. Spilles en { -jester } ut, bestemmes fargen av det første kortet som ikke er en { -jester }.
    Stikket går til den første { -wizard(form: "the") }; uten den til den høyeste trumfen; uten trumf til det høyeste kortet i fargen som ble spilt ut. Er alle kortene { -jester(form: "many") }, tar den første stikket.
    Den som tar et stikk, spiller ut til det neste.
rules-wizard-score =
    • Nøyaktig riktig: 20 poeng, og 10 for hvert stikk.
    • Feil: 10 poeng mindre for hvert stikk for mye eller for lite.
    Et eksempel: Den som spådde 2 og tok 2, får 40 poeng. Den som spådde 2 og tok 4, taper 20.
rules-wizard-specials =
    Et bord kan ha med noen av disse sju kortene. Dragen og Feen er bare med sammen.
rules-wizard-variants =
    Et bord kan spille med én måte å spå på og én form for spillet:

rules-shazamm-aim =
    To magikere står på en bro over lava, og mellom dem brenner en vegg av ild. De dytter den mot hverandre med mana og trylleformler. Den som drives utenfor broen, har tapt.
rules-shazamm-turn =
    Hver tur velger begge i hemmelighet: en innsats på minst 1 mana, og så mange trylleformler fra hånden som de vil, eller ingen. Så avsløres alt samtidig.
    • Trylleformler som begge har lagt, opphever hverandre.
    • De andre trylleformlene virker i rekkefølge etter numrene.
    • Den sterkeste innsatsen dytter ilden ett felt mot den andre. Er begge like sterke, blir den der den er.
    • Begge betaler innsatsen sin, uansett hvem som var sterkest.
    Finten gjør ingenting og kommer alltid tilbake: den skjuler om du tryller.
rules-shazamm-spells =
    Begge har de samme fjorten trylleformlene, hver én gang i partiet. Du begynner med fem av dem og trekker tre til for hver ny runde.
rules-shazamm-round-end =
    En runde slutter når ilden når en magiker, når en trylleformel avslutter den, eller når noen ikke har mer mana. Er bare en av dere tom for mana, dytter den andre ilden ett felt til for hver mana som er igjen, høyst til magikeren.
    Så blir ilden der den er, og begge magikerne stiller seg tre skritt fra den. Det ytterste feltet i hver ende av broen brekker av.
    Til neste runde har begge 50 mana på nytt.
rules-shazamm-game-end =
    En magiker som står på et felt som har brukket av, eller utenfor broen, faller og har tapt. Å vinne to runder på rad er alltid nok. Faller begge samtidig, vinner ingen.
rules-shazamm-variants =
    Et bord kan velge en av disse:

rules-maginor-aim =
    Stormesteren går av, og elleve orakler velger en ny. Maginor går fra orakel til orakel og samler inn stemmene deres. Vinn dem med innflytelsen din før han kommer forbi: flest stemmer vinner.
rules-maginor-start =
    Oraklene ligger i en sirkel, Rådshallen først, så to små, så de andre i hvilken rekkefølge som helst. Ved siden av nesten hvert orakel ligger en trylleformel. Maginor og alle magikerne begynner på Rådshallen.
    Alle har en magiker, 15 brikker, fem symbolkort og fem besvergelser.
rules-maginor-turn =
    Spill først så mange kort og trylleformler du vil. Flytt så enten magikeren din til et annet orakel, eller trill terningen for orakelet den står på.
    • Et symbolkort er like godt som et kast med det symbolet.
    • En besvergelse er et kast for hvilket orakel som helst, uansett hvor magikeren din er.
    • Viser terningen Maginor, velger du et hvilket som helst symbol, og så går Maginor videre: først til feltet foran det neste orakelet, så opp på det.
rules-maginor-vote =
    Har orakelet en ledig plass med symbolet, legger du en brikke der. Er alle plassene med det opptatt, utfordrer du en av de andre der til duell. Viser ikke orakelet symbolet, skjer det ingenting.
    Der et orakel ikke viser skjebne, gjelder skjebne som hvilket symbol du vil.
rules-maginor-duel =
    Begge velger jord, vann eller ild i hemmelighet og avslører samtidig. Jord slår vann, vann slår ild, ild slår jord. Brikken til vinneren beholder plassen eller tar den.
    • Begge ild eller begge vann: begge brikkene kommer tilbake, og plassen er ledig.
    • Begge jord: forsvareren vinner.
rules-maginor-scoring =
    Et orakel skåres når Maginor forlater det, eller så snart alle plassene er fulle. Rådshallen skåres først helt til slutt.
    Den som har flest brikker, velger orakelet eller trylleformelen; nummer to får det andre. Står det likt, avgjør brikken som kommer først med klokka fra toppen.
    Så kommer alle brikkene tilbake, magikerne på orakelet går til midten av sirkelen, og orakelet er borte. En magiker i midten må flytte og kan ikke trille. Når et orakel skåres, er turen straks over.
rules-maginor-spells =
    Hver trylleformel kan brukes én gang, i din tur. Underkjennelse brukes etter en duell du ikke har vunnet. De to ritualene beholdes og teller som stemmer.
rules-maginor-game-end =
    Når Maginor kommer fram til Rådshallen, skåres den, og spillet er slutt. Legg sammen stemmene fra oraklene og ritualene dine. Står det likt, avgjør det mest verdifulle orakelet.
rules-maginor-variants =
    Et bord kan velge denne:

## What is to be seen in the pictures of the rules.

picture-wizard-round = Runde to: to kort på hånden, og rød 6 ble snudd. Rød er trumf.
picture-wizard-predict = De andre har spådd 0 og 1. Hvor mange stikk tar du?
picture-wizard-trick = Gul 3 ble spilt ut. Ingen andre har et gult kort, og rød er trumf: rød 2 tar stikket.
picture-wizard-score = Første runde: ett stikk spådd og tatt, 30 poeng; ingen spådd og ingen tatt, 20 poeng; ett spådd og ingen tatt, 10 poeng mindre.
picture-shazamm-turn = En innsats på 10 og en trylleformel som gir 7 til, er sterkere enn 16: ilden flytter seg mot høyre.
picture-shazamm-round-end = Den andre runden begynner: begge magikerne står tre felt fra ilden, og endene av broen har brukket av.
picture-shazamm-game-end = Magikeren til høyre har ikke lenger noen bro å stå på.
picture-maginor-start = Tallet på et orakel sier hvor mange stemmer det gir. Rundt det ligger plassene til brikker.
picture-maginor-turn = De fem symbolkortene, og til høyre besvergelsene.
picture-maginor-vote = Det ble trillet ild: to ledige plasser viser det symbolet.

## What stands around the rules.

rules-title = { $game }: reglene
rules-play = Gjør klart et bord
rules-contents = Kapitler
rules-back = Tilbake til spillet

## What stands around the guided first games.

first-title = { $game }: ditt første spill
first-on = Videre
first-do-it = Gjør det for meg
# Another decision than the one that the lesson is about.
first-other = Det går an, men i denne leksjonen: { $action }.
first-end = Det er alt du trenger å vite. Du kan spille videre herfra mot boter eller gjøre klart ditt eget bord. Glemmer du noe: spørsmålstegnet forklarer alle valg.
first-play-on = Spill videre herfra
first-new = Gjør klart et bord
first-progress = { $read } av { $all }
