wizard-title = Wizard

## Cards: by themselves, the one that is known, and several.

-wizard = { $form ->
    [the] Trollmannen
    [many] Trollmenn
   *[one] Trollmann
}
-jester = { $form ->
    [the] Narren
    [many] Narrer
   *[one] Narr
}
-shapeshifter = { $form ->
    [the] Hamskifteren
   *[one] Hamskifter
}
-dragon = { $form ->
    [the] Dragen
   *[one] Drage
}
-fairy = { $form ->
    [the] Feen
   *[one] Fe
}
-bomb = { $form ->
    [the] Bomben
   *[one] Bombe
}
-werewolf = { $form ->
    [the] Varulven
   *[one] Varulv
}
-juggler = { $form ->
    [the] Sjongløren
   *[one] Sjonglør
}
-cloud = { $form ->
    [the] Skyen
   *[one] Sky
}

wizard-wizard = { -wizard }
wizard-jester = { -jester }
wizard-special = { $card ->
    [shapeshifter] { -shapeshifter }
    [dragon] { -dragon }
    [fairy] { -fairy }
    [bomb] { -bomb }
    [werewolf] { -werewolf }
    [juggler] { -juggler }
   *[cloud] { -cloud }
}
wizard-colour = { $suit ->
    [humans] blå
    [dwarves] rød
    [elves] grønn
   *[giants] gul
}
wizard-suit = { $suit ->
    [humans] blå (mennesker)
    [dwarves] rød (dverger)
    [elves] grønn (alver)
   *[giants] gul (kjemper)
}
wizard-suited = { wizard-colour } { $rank }
# In a sentence.
wizard-the-suited = { wizard-suited }
wizard-a-wizard = en { -wizard }
wizard-a-jester = en { -jester }
wizard-the-special = { $card ->
    [shapeshifter] { -shapeshifter(form: "the") }
    [dragon] { -dragon(form: "the") }
    [fairy] { -fairy(form: "the") }
    [bomb] { -bomb(form: "the") }
    [werewolf] { -werewolf(form: "the") }
    [juggler] { -juggler(form: "the") }
   *[cloud] { -cloud(form: "the") }
}
# A special card and what it is played as.
wizard-face = { $card } som { $what }
wizard-no-trump = ingen trumf
# The cards that need not follow suit.
wizard-always = { $specials ->
    [yes] { -wizard(form: "many") }, { -jester(form: "many") } og spesialkort
   *[no] { -wizard(form: "many") } og { -jester(form: "many") }
}

## The table

wizard-heading =
    Wizard for { $seats } spillere: { $names }.
    { $rounds } runder. I hver runde spår du hvor mange stikk du tar: i et stikk spiller alle ett kort, og det beste tar det. Nøyaktige spådommer gir poeng, andre koster poeng.
wizard-heading-with = Med spesialkortene { $cards }.
wizard-variant = { $variant ->
    [plus-minus-one] Pluss/minus én
    [hidden] Skjulte spådommer
    [secret] Hemmelige spådommer
    [clairvoyance-first] Klarsyn i første runde
    [clairvoyance-every] Klarsyn
    [single-suit] Én farge
   *[maximus] Maximus
}
# After the name of the variant.
wizard-about-variant = { $variant ->
    [plus-minus-one] summen av spådommene i en runde får ikke være lik antallet stikk; det må den som spår sist, sørge for.
    [hidden] alle spår i hemmelighet, og spådommene avsløres før det første stikket.
    [secret] alle spår i hemmelighet, og spådommene avsløres først når runden er slutt.
    [clairvoyance-first] i første runde ser du kortene til alle andre, men ikke dine egne før alle har spådd.
    [clairvoyance-every] du ser kortene til alle andre, men ikke dine egne før alle har spådd.
    [single-suit] alle spiller med sin egen farge, én { -wizard } og én { -jester }. Det er ingen trumf og ingen farge å bekjenne: det høyeste kortet vinner, blant like høye det første.
   *[maximus] fem runder, og alle kortene deles ut. Trumf er blå, rød, grønn, gul, og til slutt er det ingen.
}
wizard-before = Spillet har ikke begynt.
wizard-round = Runde { $round } av { $rounds }, { $cards } kort til hver, { $who ->
    [you] du gir
   *[other] { $name } gir
}
wizard-trump = Trumf: { $suit }.
wizard-trump-none = Ingen trumf.
wizard-trump-open = Trumfen er ikke valgt ennå.
wizard-source-card = Vendt opp: { $card }.
wizard-source-dealer = Vendt opp: { $card }; { $who ->
    [you] du valgte trumf som giver.
   *[other] { $name } valgte trumf som giver.
}
wizard-source-werewolf = { $who ->
    [you] Du byttet { -werewolf(form: "the") } mot { $card } og valgte trumf.
   *[other] { $name } byttet { -werewolf(form: "the") } mot { $card } og valgte trumf.
}
wizard-source-nothing = Ikke noe kort vendes opp i denne runden.
wizard-source-single-suit = Det høyeste kortet vinner, og ingen trenger å bekjenne farge.

wizard-predicted = spådom
wizard-won = stikk
wizard-points = poeng
wizard-in-trick = i stikket
wizard-secret = skjult
wizard-leads = spiller ut
wizard-led = spilte ut
wizard-best = leder
wizard-took-it = tok stikket
wizard-blown-up = spiller ut neste

wizard-follow = Du må bekjenne { $suit }.
wizard-cannot-follow = Du kan ikke bekjenne { $suit }, så du kan spille hvilket kort du vil.
wizard-free-wizard = En { -wizard } kom først, så ingen trenger å bekjenne farge.
wizard-free-dragon = { -dragon(form: "the") } kom først, så ingen trenger å bekjenne farge.
wizard-free-all = Du kan spille hvilket kort du vil.
wizard-open = Ingen farge er spilt ut ennå: du kan spille hvilket kort du vil.

wizard-your-hand = Hånden din:
wizard-hand-hidden = Hånden din: { $cards ->
    [one] ett kort som bare de andre ser.
   *[other] { $cards } kort som bare de andre ser.
}
wizard-hand-of = { $name } har: { $cards }
wizard-hand-known = { $name } har helt sikkert: { $cards }
wizard-chosen = Du gir { $card } videre.

## What is asked

wizard-ask-werewolf = Du har { -werewolf(form: "the") }. Hvilken farge skal være trumf?
wizard-ask-trump = Du er giver. Hvilken farge skal være trumf?
wizard-ask-predict = Hvor mange stikk tar du?
wizard-ask-predict-not = Hvor mange stikk tar du? Det kan ikke være { $forbidden }.
wizard-ask-lead = Du spiller ut. Spill et kort.
wizard-ask-play = Spill et kort.
wizard-ask-pass = Hvilket kort gir du videre til { $name }?
wizard-ask-change = Du tok stikket som { -cloud(form: "the") } lå i: endre spådommen din med én.

wizard-explain-werewolf =
    { -werewolf(form: "the") } spilles aldri. Du bytter den mot kortet som er vendt opp, og velger trumffargen eller «ingen trumf».
    Et godt valg er fargen du har mest av.
wizard-explain-trump =
    Et kort i trumffargen slår alle kort i de andre fargene. Et godt valg er fargen du har mest av.
wizard-explain-predict =
    Spå hvor mange stikk du tar i denne runden: et tall fra 0 til { $most }.
    Tar du akkurat så mange, får du 20 poeng og 10 til for hvert stikk. Hvis ikke, taper du 10 poeng for hvert stikk for mye eller for lite.
    Tell det som trolig vinner: { -wizard(form: "many") }, høye kort i trumffargen, kanskje en 13 eller 12 i en annen farge.
wizard-explain-play =
    Du har spådd { $predicted } og har tatt { $won } så langt.
    Er en farge spilt ut, må du bekjenne den hvis du kan; bare { wizard-always } kan alltid spilles.
    Den første { -wizard(form: "the") } vinner stikket; er det ingen, vinner den høyeste trumfen; er det ingen trumf heller, vinner det høyeste kortet i fargen som ble spilt ut. En { -jester } taper mot alle disse.
wizard-explain-play-single =
    Du har spådd { $predicted } og har tatt { $won } så langt.
    Spill hvilket kort du vil: det høyeste vinner, blant like høye det første. En { -wizard } er over alle tall, en { -jester } under.
wizard-explain-pass =
    { -juggler(form: "the") } er spilt: alle gir samtidig et kort videre til venstre. Gi videre det som ikke hjelper deg å oppfylle spådommen.
wizard-explain-change =
    { -cloud(form: "the") } lå i stikket du tok: du må øke eller senke spådommen din med én. Den er { $predicted } nå, og du har tatt { $won }.

## Refusals

wizard-refusal-follow = Du må bekjenne { $suit }: du har { $held } kort i den fargen. (Bare { wizard-always } kan spilles i stedet.)
wizard-refusal-not-in-hand = Du har ikke { $card } på hånden.
wizard-refusal-above = Det er bare { $cards } stikk i denne runden.
wizard-refusal-adds-up = Summen av spådommene får ikke være lik { $cards }, antallet stikk, og du er den siste som spår. Velg et annet tall.
wizard-refusal-below-zero = En spådom på 0 kan ikke senkes.
wizard-refusal-other = Det blir det ikke spurt om nå. { $asked ->
    [predict] Spå stikkene dine.
    [trump] Velg trumffargen.
    [werewolf] Velg trumffargen eller ingen.
    [pass] Velg et kort å gi videre.
    [change] Endre spådommen din med én.
   *[play] Spill et kort.
}
wizard-refusal-chance = Runde { $round } kan ikke deles ut slik.

## What happens

wizard-fact-first-dealer = { $who ->
    [you] Du gir først.
   *[other] { $name } gir først.
}
wizard-fact-round = Runde { $round } av { $rounds }: { $who ->
    [you] du gir
   *[other] { $name } gir
} { $cards ->
    [one] ett kort til hver.
   *[other] { $cards } kort til hver.
}
wizard-fact-dealt = { $who ->
    [you] Du får: { $cards }
   *[other] { $name } får: { $cards }
}
wizard-fact-took-up = Du tar opp kortene dine: { $cards }
wizard-fact-turned-up = Vendt opp: { $card }.
wizard-fact-trump = { $who ->
    [you] Du velger { $suit } som trumf.
    [nobody] Trumf er { $suit }.
   *[other] { $name } velger { $suit } som trumf.
}
wizard-fact-no-trump = { $who ->
    [you] Du velger «ingen trumf».
    [nobody] Det er ingen trumf i denne runden.
   *[other] { $name } velger «ingen trumf».
}
wizard-fact-werewolf = { $who ->
    [you] Du bytter { -werewolf(form: "the") } mot { $card }.
   *[other] { $name } bytter { -werewolf(form: "the") } mot { $card }.
}
wizard-fact-predicted = { $who ->
    [you] Du spår { $tricks } stikk.
   *[other] { $name } spår { $tricks } stikk.
}
wizard-fact-predicted-secretly = { $name } har spådd i hemmelighet.
wizard-fact-revealed = Spådommene avsløres: { $predictions }.
wizard-fact-played = { $who ->
    [you] Du spiller { $card }.
   *[other] { $name } spiller { $card }.
}
wizard-fact-trick = { $who ->
    [you] Du tar stikket.
   *[other] { $name } tar stikket.
}
wizard-fact-blown-up = { -bomb(form: "the") } smeller: ingen tar stikket. { $who ->
    [you] Du ville ha tatt det, så du spiller ut til det neste.
   *[other] { $name } ville ha tatt det og spiller ut til det neste.
}
wizard-fact-juggling = { -juggler(form: "the") } får alle til å gi et kort videre til venstre.
wizard-fact-pass-chosen = { $name } har valgt et kort å gi videre.
wizard-fact-pass-chosen-card = { $who ->
    [you] Du velger å gi { $card } videre.
   *[other] { $name } velger å gi { $card } videre.
}
wizard-fact-you-pass = Du gir { $card } til { $name }.
wizard-fact-you-get = { $name } gir deg { $card }.
wizard-fact-passed = { $giver } gir { $card } til { $taker }.
wizard-fact-changed = { -cloud(form: "the") }: { $who ->
    [you] du
   *[other] { $name }
} { $way ->
    [up] øker
   *[down] senker
} { $who ->
    [you] spådommen din til { $tricks }.
   *[other] spådommen sin til { $tricks }.
}
wizard-fact-changed-secretly = { -cloud(form: "the") }: { $name } endrer spådommen sin i hemmelighet.
wizard-fact-scored = Runde { $round } er slutt: { $each }.
# One item of the list in the sentence before: what the round brought, with its sign, and the points so far.
wizard-scored-of = { $who ->
    [you] du { $points } (i alt { $total })
   *[other] { $name } { $points } (i alt { $total })
}
wizard-fact-over = Det var den siste runden.

## What one may do, in the words of a button or an advice

wizard-action-play = spill { $card }
wizard-action-predict = spå { $tricks } stikk
wizard-action-trump = velg { $suit } som trumf
wizard-action-no-trump = velg «ingen trumf»
wizard-action-pass = gi { $card } videre
wizard-action-change = { $way ->
    [up] øk spådommen din til { $tricks }
   *[down] senk spådommen din til { $tricks }
}

## The special cards

# After the name of the card.
wizard-about-special = { $card ->
    [shapeshifter] en { -wizard } eller en { -jester }, etter spillerens valg.
    [dragon] slår alt, selv { -wizard(form: "many") }; bare hvis { -fairy(form: "the") } er i samme stikk, vinner { -fairy(form: "the") }.
    [fairy] taper mot alt, men med { -dragon(form: "the") } i samme stikk vinner den.
    [bomb] ingen vinner stikket. Den som ville ha vunnet det, spiller ut til det neste.
    [werewolf] spilles aldri. Før spådommene må eieren bytte den mot kortet som er vendt opp, og velge trumf eller ingen.
    [juggler] en 7½ i fargen spilleren velger. Etter stikket gir alle et kort videre til venstre.
   *[cloud] en 9¾ i fargen spilleren velger. Den som tar stikket, må endre spådommen sin med én.
}
