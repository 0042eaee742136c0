## The guided first games. A line is a paragraph.

first-wizard-welcome =
    Velkommen til Wizard. I hver runde får du delt ut noen kort, og du spår hvor mange stikk du kommer til å ta med dem. I et stikk spiller alle ett kort, og det beste tar stikket. Det eneste som teller, er å treffe nøyaktig.
first-wizard-trump =
    I første runde har alle bare ett kort. Så vendes enda et kort opp: det er grønt, så grønn er trumf i denne runden. Trumf slår alle andre farger.
first-wizard-predict-wizard =
    Du har en { -wizard }, det sterkeste kortet som finnes: den tar stikket sitt. Så spå ett stikk.
first-wizard-signs =
    Under hvert navn står stikkene: En tom ring er spådd, en fylt er tatt, en rød rute er ett for mye. Ved siden av navnet står poengene. Den lille kortbunken viser hvem som gir, den lysende rammen hvem sin tur det er.
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
    Runde tre. Blå er trumf. { -jester(form: "the") } tar aldri et stikk (med mindre alle spiller { -jester(form: "many") }), gul 10 gjør det kanskje, og blå 2 er en trumf. Spå ett.
first-wizard-follow-yellow =
    Gul ble spilt ut. En { -wizard } eller en { -jester } kan du alltid spille, uansett hva som ble spilt ut; ellers må du bekjenne. Bekjenn med gul 10, og se om den holder.
first-wizard-ruff =
    Gul 12 var høyere. Nå er grønn spilt ut, og du har ikke noe grønt kort: du kan spille hva du vil. Blå 2 er en trumf og tar stikket.
first-wizard-lead-jester =
    Ett stikk, akkurat som spådd. Spill ut { -jester(form: "the") }: den taper mot alt, og det neste kortet bestemmer hvilken farge som må bekjennes. Etter en { -wizard } må ingen bekjennes.
first-wizard-done =
    Alle spådde riktig denne gangen. I siste runde deles alle kortene ut, og den som da har flest poeng, vinner. Ved bordet ser du for hver spiller hvor mange stikk som er spådd, og hvor mange som er tatt.

first-shazamm-welcome =
    Velkommen til Shazamm! To magikere står på en bro over lava, med en vegg av ild mellom seg. Skyv den mot motstanderen, runde etter runde, til en av dere faller.
first-shazamm-hand =
    Du har 50 mana til denne runden og fem trylleformler på hånden. Hver tur satser begge mana, i hemmelighet og samtidig. Den som satser mest, skyver ilden ett felt; begge betaler det de har satset.
first-shazamm-signs =
    Finten blant kortene dine er ingen trylleformel: Den gjør ingenting og kommer tilbake, så ingen vet om du tryller. Det gule merket viser midten mellom magikerne, der ilden begynner.
first-shazamm-first-bet =
    Begynn med en innsats på 8, uten trylleformel.
first-shazamm-pushed =
    8 slår 5: ilden har flyttet seg ett felt mot motstanderen. Når den når en magiker, er runden slutt.
first-shazamm-low-bet =
    Å tape en tur billig kan være like bra som å vinne en. Sats bare 1 nå, og la motstanderen betale for feltet.
first-shazamm-cheap =
    Det feltet kostet motstanderen 14 mana, og deg bare 1. Nå har du mer igjen til resten av runden.
first-shazamm-boost =
    Nå en trylleformel. { -boost } øker styrken din med 7, men du betaler bare innsatsen. Sats 10 og velg { -boost }.
first-shazamm-resist =
    10 og 7 er 17: akkurat nok mot 16. Trylleformler er brukt opp når de er lagt. Motstanderen har lite mana igjen og finner kanskje på noe: sats 5 med { -resistance }, så ilden ikke kan flytte seg mot deg i denne turen.
first-shazamm-resisted =
    Motstanderen la { -blaze }, som ville ha flyttet ilden to felt. { -resistance } har stoppet den. Trylleformler virker alltid i rekkefølge etter numrene.
first-shazamm-last-bet =
    Motstanderen har bare 6 mana igjen. Med en innsats på 7 vinner du helt sikkert denne turen.
first-shazamm-round-over =
    Motstanderen har ikke mer mana, men det har du: så du skyver ilden helt fram til magikeren. Dermed er runden slutt. Magikerne stiller seg tre skritt fra ilden (en av dem går framover), og broen brekker av i begge ender.
first-shazamm-done =
    En ny runde: begge får 50 mana på nytt og trekker tre trylleformler. Vinn denne også, så er det ingen bro igjen under føttene til motstanderen.

first-maginor-welcome =
    Velkommen til Maginor. Elleve orakler ligger i en sirkel, og hvert har stemmer å gi: tallet som står på det. Maginor går rundt sirkelen og samler dem inn. Vinn så mange stemmer du kan, før han kommer.
first-maginor-signs =
    Hvert orakel viser stemmene sine i midten og plassene rundt; ved siden av ligger trylleformelen. Din egen linje viser stemmene dine og hvor mange brikker du har igjen.
first-maginor-turn =
    I din tur spiller du så mange kort og trylleformler du vil, og så må du enten flytte eller trille terningen. Alle begynner på Rådshallen. Maginor kommer til Lyktemannen først, så gå dit: flytt magikeren din.
first-maginor-roll =
    Trill nå. Terningen viser et symbol, og har orakelet ditt en ledig plass med det, legger du en av brikkene dine der.
first-maginor-slot =
    Ild: to plasser viser det symbolet. Har to spillere like mange brikker til slutt, vinner den som kommer først med klokka fra toppen. Så ta den første.
first-maginor-maginor =
    Den sjette siden av terningen er Maginor selv. Motspilleren din fikk velge symbolet, og Maginor har lagt i vei: han står nå på feltet foran Lyktemannen. Når han forlater et orakel, skåres det.
first-maginor-card =
    I tillegg til terningen har du kort: ett med hvert symbol, og hvert er like godt som et kast med det symbolet, én gang i spillet. Spill luftkortet.
first-maginor-roll-again =
    Kort avslutter ikke turen din. En besvergelse er et kast for hvilket orakel som helst, uansett hvor magikeren din er. Trill nå.
first-maginor-fate =
    Skjebne! Det er én plass med skjebne, og nå er den din. Der et orakel ikke viser skjebne, gjelder skjebne som hvilket symbol du vil. Du leder med tre brikker mot én.
first-maginor-duel =
    Motspilleren din trilte luft, men alle plassene med luft er opptatt: så det blir duell om brikken din. Jord slår vann, vann slår ild, ild slår jord; velger begge jord, vinner forsvareren. Det er deg. Velg jord.
first-maginor-fill =
    Du vant, og brikken din blir liggende. Én plass er ledig, og den viser ild. Et orakel skåres også så snart alle plassene er fulle: spill ildkortet.
first-maginor-take =
    Du har flest brikker, så du velger først: orakelet med 5 stemmer eller trylleformelen ved siden av. Nummer to tar det andre. Ta orakelet.
first-maginor-scored =
    Alle brikkene kommer tilbake, orakelet går ut av sirkelen, og magikerne som sto der, er i midten. Motspilleren din fikk trylleformelen Dominering.
first-maginor-move =
    Fra midten kan du ikke trille: du må flytte. Enhjørningen gir 10 stemmer. Gå dit.
first-maginor-done =
    Slik går det videre rundt sirkelen. Rådshallen kommer sist: når Maginor kommer fram dit, skåres den, og spillet er slutt. Den som har flest stemmer, blir den nye Stormesteren.

## What stands around the rules.

rules-title = { $game }: reglene
rules-play = Sett opp et bord
rules-contents = Kapitler
rules-back = Tilbake til spillet
# The label of a field.
rules-search = Søk i regler, kort og spørsmål
# An example that one can go through.
rules-example = Eksempel: { $step } av { $steps }
rules-example-back = Tilbake
rules-example-on = Videre

## What stands around the guided first games.

first-title = { $game }: ditt første spill
first-on = Videre
first-do-it = Gjør det for meg
# Another decision than the one that the lesson is about.
first-other = Det går an, men i denne leksjonen: { $action }.
first-end = Det er alt du trenger å vite. Du kan spille videre herfra mot boter eller sette opp ditt eget bord. Glemmer du noe: spørsmålstegnet forklarer alle valg.
first-play-on = Spill videre herfra
first-new = Sett opp et bord
first-progress = { $read } av { $all }
