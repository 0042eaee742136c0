## The guided first games. A line is a paragraph.

first-wizard-welcome =
    Velkommen til Wizard. I hver runde får du nogle kort, og du spår, hvor mange stik du tager med dem. I et stik spiller alle ét kort, og det bedste tager stikket. Det gælder om at ramme helt præcist.
first-wizard-trump =
    I første runde har alle kun ét kort. Så vendes der et kort mere op: det er grønt, så grøn er trumf i denne runde. Trumf slår alle andre farver.
first-wizard-predict-wizard =
    Du har en { -wizard }, det stærkeste kort, der findes: den tager sit stik. Spå altså ét stik.
first-wizard-signs =
    Under hvert navn står stikkene: En tom ring er forudsagt, en fyldt er taget, en rød rude er ét for meget. Ved siden af navnet står pointene. Den lille bunke kort viser, hvem der giver, den lysende ramme, hvis tur det er.
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
    Gul 12 var højere. Nu er grøn spillet ud, og du har ikke noget grønt kort: du må spille hvad som helst. Blå 2 er en trumf og tager stikket.
first-wizard-lead-jester =
    Ét stik, som du spåede. Spil din { -jester } ud: den taber til alt, og det næste kort bestemmer, hvilken farve der skal bekendes. Efter en { -wizard } skal ingen bekendes.
first-wizard-done =
    Denne gang ramte alle rigtigt. I sidste runde deles alle kort ud, og den, der så har flest point, vinder. Ved bordet ser du for hver spiller, hvor mange stik der er spået, og hvor mange der er taget.

first-shazamm-welcome =
    Velkommen til Shazamm! To troldmænd står på en bro over lava med en mur af ild imellem sig. Skub den mod din modstander, runde efter runde, indtil en af jer falder.
first-shazamm-hand =
    Du har 50 mana til denne runde og fem formularer på hånden. Hver tur satser I begge mana, i hemmelighed og på én gang. Den, der satser mest, skubber ilden ét felt; begge betaler det, de har satset.
first-shazamm-signs =
    Finten blandt dine kort er ingen formular: Den gør ingenting og kommer igen, så ingen ved, om du tryller. Det gule mærke viser midten mellem troldmændene, hvor ilden begynder.
first-shazamm-first-bet =
    Begynd med en indsats på 8, uden formular.
first-shazamm-pushed =
    8 slår 5: ilden er rykket ét felt mod din modstander. Når den når en troldmand, er runden slut.
first-shazamm-low-bet =
    Det kan være lige så godt at tabe en tur billigt som at vinde en. Sats kun 1 nu, og lad din modstander betale for skubbet.
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
    Din modstander har ikke mere mana, men det har du: derfor skubber du ilden helt hen til troldmanden. Så er runden slut. Troldmændene stiller sig tre felter fra ilden (den ene rykker frem), og broen brækker af i begge ender.
first-shazamm-done =
    En ny runde: begge har 50 mana igen og trækker tre formularer. Vinder du også denne, er der ingen bro tilbage under din modstanders fødder.

first-maginor-welcome =
    Velkommen til Maginor. Elleve orakler ligger i en cirkel, og hvert giver så mange stemmer, som tallet viser. Maginor går rundt i cirklen og samler dem ind. Vind så mange stemmer, du kan, før han kommer.
first-maginor-signs =
    Hvert orakel viser sine stemmer i midten og sine pladser rundt om; ved siden af ligger dets formular. Din egen linje viser dine stemmer, og hvor mange markører du har tilbage.
first-maginor-turn =
    I din tur spiller du så mange kort og bruger så mange formularer, du vil, og så rykker du eller slår med terningen. Alle begynder på Troldmændenes Råd. Maginor kommer først til Lygtemanden, så gå derhen: ryk din troldmand.
first-maginor-roll =
    Slå nu. Terningen viser et symbol, og har dit orakel en ledig plads med det, lægger du en af dine markører der.
first-maginor-slot =
    Ild: to pladser viser det. Har to spillere lige mange markører til sidst, vinder den, der kommer først med uret fra toppen. Tag altså den første.
first-maginor-maginor =
    Terningens sjette side er Maginor selv. Din modspiller kunne vælge symbolet, og Maginor er draget ud: han står nu i mellemrummet før Lygtemanden. Når han forlader et orakel, optælles det.
first-maginor-card =
    Ud over terningen har du kort: ét for hvert symbol. Et kort gælder som et slag med symbolet, én gang i spillet. Spil luftkortet.
first-maginor-roll-again =
    Kort afslutter ikke din tur. Et trolddomskort er et slag for et hvilket som helst orakel, uanset hvor din troldmand er. Slå nu.
first-maginor-fate =
    Skæbne! Der er én plads med skæbne, og den er din nu. Hvor et orakel ikke viser skæbne, gælder skæbne som et hvilket som helst symbol. Du fører med tre markører mod én.
first-maginor-duel =
    Din modspiller slog luft, men alle pladser med luft er optaget: derfor er der duel om din markør. Jord slår vand, vand slår ild, ild slår jord; vælger begge jord, vinder forsvareren. Det er dig. Vælg jord.
first-maginor-fill =
    Du har vundet, og din markør bliver. Én plads er ledig, og den viser ild. Et orakel optælles også, så snart alle dets pladser er fyldt: spil ildkortet.
first-maginor-take =
    Du har flest markører, så du vælger først: oraklet med dets 5 stemmer eller formularen ved siden af. Nummer to tager det andet. Tag oraklet.
first-maginor-scored =
    Alle markører kommer tilbage, oraklet forlader cirklen, og de troldmænd, der stod der, er i midten. Din modspiller fik formularen Dominere.
first-maginor-move =
    Fra midten kan du ikke slå: du skal rykke. Enhjørningen giver 10 stemmer. Gå derhen.
first-maginor-done =
    Sådan går det videre rundt i cirklen. Troldmændenes Råd kommer sidst: når Maginor kommer dertil, optælles det, og spillet er slut. Den, der har flest stemmer, bliver den nye Øverste Troldmand.

## What stands around the rules.

rules-title = { $game }: reglerne
rules-play = Opret et bord
rules-contents = Kapitler
rules-back = Tilbage til spillet
# The label of a field.
rules-search = Søg i regler, kort og spørgsmål
# An example that one can go through.
rules-example = Eksempel: { $step } af { $steps }
rules-example-back = Tilbage
rules-example-on = Videre

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
