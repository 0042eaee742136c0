wizard-title = Wizard

## Cards: by themselves, the one that is known, and several.

-wizard = { $form ->
    [many] Troldmænd
   *[one] Troldmand
}
-jester = { $form ->
    [many] Narre
   *[one] Nar
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
    [the] Jongløren
   *[one] Jonglør
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
    [elves] grøn
   *[giants] gul
}
wizard-suit = { $suit ->
    [humans] blå (mennesker)
    [dwarves] rød (dværge)
    [elves] grøn (elvere)
   *[giants] gul (kæmper)
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
    [yes] { -wizard(form: "many") }, { -jester(form: "many") } og specialkort
   *[no] { -wizard(form: "many") } og { -jester(form: "many") }
}

## The table

wizard-heading =
    Wizard for { $seats } spillere: { $names }.
    { $rounds } runder. I hver runde spår du, hvor mange stik du tager: i et stik spiller alle ét kort, og det bedste tager stikket. Præcise spådomme giver point, andre koster point.
wizard-heading-with = Med specialkortene { $cards }.
wizard-variant = { $variant ->
    [plus-minus-one] Plus/minus én
    [hidden] Skjulte spådomme
    [secret] Hemmelige spådomme
    [clairvoyance-first] Clairvoyance i første runde
    [clairvoyance-every] Clairvoyance
    [single-suit] Én farve
   *[maximus] Maximus
}
# After the name of the variant.
wizard-about-variant = { $variant ->
    [plus-minus-one] summen af rundens spådomme må ikke være lig med antallet af stik; det skal den sidste, der spår, sørge for.
    [hidden] alle spår i hemmelighed, og spådommene afsløres før det første stik.
    [secret] alle spår i hemmelighed, og spådommene afsløres først, når runden er slut.
    [clairvoyance-first] i første runde ser du alle andres kort, men dine egne først, når alle har spået.
    [clairvoyance-every] du ser alle andres kort, men dine egne først, når alle har spået.
    [single-suit] alle spiller med deres egen farve, én { -wizard } og én { -jester }. Der er ingen trumf og ingen farve at bekende: det højeste kort vinder, blandt lige høje det første.
   *[maximus] fem runder, og alle kort deles ud. Trumf er blå, rød, grøn, gul, og til sidst er der ingen.
}
wizard-before = Spillet er ikke begyndt.
wizard-round = Runde { $round } af { $rounds }, { $cards } kort til hver, { $who ->
    [you] du giver
   *[other] { $name } giver
}
wizard-trump = Trumf: { $suit }.
wizard-trump-none = Ingen trumf.
wizard-trump-open = Trumfen er ikke valgt endnu.
wizard-source-card = Vendt op: { $card }.
wizard-source-dealer = Vendt op: { $card }; { $who ->
    [you] du valgte trumf som giver.
   *[other] { $name } valgte trumf som giver.
}
wizard-source-werewolf = { $who ->
    [you] Du byttede { -werewolf(form: "the") } med { $card } og valgte trumf.
   *[other] { $name } byttede { -werewolf(form: "the") } med { $card } og valgte trumf.
}
wizard-source-nothing = Der vendes ikke noget kort op i denne runde.
wizard-source-single-suit = Det højeste kort vinder, og man behøver ikke at bekende farve.

wizard-predicted = spådom
wizard-won = stik
wizard-points = point
wizard-in-trick = i stikket
wizard-secret = skjult
wizard-leads = spiller ud
wizard-led = spillede ud
wizard-best = fører
wizard-took-it = tog stikket
wizard-blown-up = spiller ud til næste

wizard-follow = Du skal bekende { $suit }.
wizard-cannot-follow = Du kan ikke bekende { $suit }, så du må spille, hvilket kort du vil.
wizard-free-wizard = Der kom en { -wizard } først, så ingen behøver at bekende farve.
wizard-free-dragon = { -dragon(form: "the") } kom først, så ingen behøver at bekende farve.
wizard-free-all = Du må spille, hvilket kort du vil.
wizard-open = Der er ikke spillet nogen farve ud endnu: du må spille, hvilket kort du vil.

wizard-your-hand = Din hånd:
wizard-hand-hidden = Din hånd: { $cards ->
    [one] ét kort, som kun de andre ser.
   *[other] { $cards } kort, som kun de andre ser.
}
wizard-hand-of = { $name } har: { $cards }
wizard-hand-known = { $name } har med sikkerhed: { $cards }
wizard-chosen = Du giver { $card } videre.

## What is asked

wizard-ask-werewolf = Du har { -werewolf(form: "the") }. Hvilken farve skal være trumf?
wizard-ask-trump = Du giver. Hvilken farve skal være trumf?
wizard-ask-predict = Hvor mange stik tager du?
wizard-ask-predict-not = Hvor mange stik tager du? Det må ikke være { $forbidden }.
wizard-ask-lead = Du spiller ud. Spil et kort.
wizard-ask-play = Spil et kort.
wizard-ask-pass = Hvilket kort giver du videre til { $name }?
wizard-ask-change = Du tog det stik, { -cloud(form: "the") } lå i: ændr din spådom med én.

wizard-explain-werewolf =
    { -werewolf(form: "the") } spilles aldrig. Du bytter den med det kort, der er vendt op, og vælger trumffarven eller ”ingen trumf”.
    Et godt valg er den farve, du har flest af.
wizard-explain-trump =
    Et kort i trumffarven slår alle kort i de andre farver. Et godt valg er den farve, du har flest af.
wizard-explain-predict =
    Spå, hvor mange stik du tager i denne runde: et tal fra 0 til { $most }.
    Tager du præcis så mange, får du 20 point og 10 mere for hvert stik. Hvis ikke, mister du 10 point for hvert stik for meget eller for lidt.
    Tæl det, der nok vinder: { -wizard(form: "many") }, høje kort i trumffarven, måske 13 eller 12 i en anden farve.
wizard-explain-play =
    Du har spået { $predicted } og har taget { $won } indtil nu.
    Er en farve spillet ud, skal du bekende den, hvis du kan; kun { wizard-always } må altid spilles.
    Den første { -wizard } vinder stikket; er der ingen, den højeste trumf; er der heller ingen trumf, det højeste kort i den udspillede farve. En { -jester } taber til dem alle.
wizard-explain-play-single =
    Du har spået { $predicted } og har taget { $won } indtil nu.
    Spil, hvilket kort du vil: det højeste vinder, blandt lige høje det første. En { -wizard } er over alle tal, en { -jester } under.
wizard-explain-pass =
    En { -juggler } er spillet: alle giver på én gang et kort videre til venstre. Giv et kort videre, der ikke hjælper dig med at nå din spådom.
wizard-explain-change =
    { -cloud(form: "the") } var i det stik, du tog: du skal hæve eller sænke din spådom med én. Nu er den { $predicted }, og du har taget { $won }.

## Refusals

wizard-refusal-follow = Du skal bekende { $suit }: du har { $held } kort i den farve. (I stedet må kun { wizard-always } spilles.)
wizard-refusal-not-in-hand = Du har ikke { $card } på hånden.
wizard-refusal-above = Der er kun { $cards } stik i denne runde.
wizard-refusal-adds-up = Summen af spådommene må ikke være { $cards }, antallet af stik, og du er den sidste, der spår. Vælg et andet tal.
wizard-refusal-below-zero = En spådom på 0 kan ikke sænkes.
wizard-refusal-other = Det bliver der ikke spurgt om nu. { $asked ->
    [predict] Spå dine stik.
    [trump] Vælg trumffarven.
    [werewolf] Vælg trumffarven eller ”ingen trumf”.
    [pass] Vælg et kort at give videre.
    [change] Ændr din spådom med én.
   *[play] Spil et kort.
}
wizard-refusal-chance = Runde { $round } kan ikke deles ud på den måde.

## What happens

wizard-fact-first-dealer = { $who ->
    [you] Du giver først.
   *[other] { $name } giver først.
}
wizard-fact-round = Runde { $round } af { $rounds }: { $who ->
    [you] du giver
   *[other] { $name } giver
} { $cards ->
    [one] ét kort til hver.
   *[other] { $cards } kort til hver.
}
wizard-fact-dealt = { $who ->
    [you] Du får: { $cards }
   *[other] { $name } får: { $cards }
}
wizard-fact-took-up = Du tager dine kort op: { $cards }
wizard-fact-turned-up = Vendt op: { $card }.
wizard-fact-trump = { $who ->
    [you] Du vælger { $suit } som trumf.
    [nobody] Trumf er { $suit }.
   *[other] { $name } vælger { $suit } som trumf.
}
wizard-fact-no-trump = { $who ->
    [you] Du vælger ”ingen trumf”.
    [nobody] Der er ingen trumf i denne runde.
   *[other] { $name } vælger ”ingen trumf”.
}
wizard-fact-werewolf = { $who ->
    [you] Du bytter { -werewolf(form: "the") } med { $card }.
   *[other] { $name } bytter { -werewolf(form: "the") } med { $card }.
}
wizard-fact-predicted = { $who ->
    [you] Du spår { $tricks } stik.
   *[other] { $name } spår { $tricks } stik.
}
wizard-fact-predicted-secretly = { $name } har spået i hemmelighed.
wizard-fact-revealed = Spådommene afsløres: { $predictions }.
wizard-fact-played = { $who ->
    [you] Du spiller { $card }.
   *[other] { $name } spiller { $card }.
}
wizard-fact-trick = { $who ->
    [you] Du tager stikket.
   *[other] { $name } tager stikket.
}
wizard-fact-blown-up = { -bomb(form: "the") } springer: ingen tager stikket. { $who ->
    [you] Du ville have taget det, så du spiller ud til det næste.
   *[other] { $name } ville have taget det og spiller ud til det næste.
}
wizard-fact-juggling = { -juggler(form: "the") } får alle til at give et kort videre til venstre.
wizard-fact-pass-chosen = { $name } har valgt et kort at give videre.
wizard-fact-pass-chosen-card = { $who ->
    [you] Du vælger at give { $card } videre.
   *[other] { $name } vælger at give { $card } videre.
}
wizard-fact-you-pass = Du giver { $card } til { $name }.
wizard-fact-you-get = { $name } giver dig { $card }.
wizard-fact-passed = { $giver } giver { $card } til { $taker }.
wizard-fact-changed = { -cloud(form: "the") }: { $who ->
    [you] du { $way ->
        [up] hæver din spådom til { $tricks }.
       *[down] sænker din spådom til { $tricks }.
    }
   *[other] { $name } { $way ->
        [up] hæver sin spådom til { $tricks }.
       *[down] sænker sin spådom til { $tricks }.
    }
}
wizard-fact-changed-secretly = { -cloud(form: "the") }: { $name } ændrer sin spådom i hemmelighed.
wizard-fact-scored = Runde { $round } er slut: { $each }.
# One item of the list in the sentence before: what the round brought, with its sign, and the points so far.
wizard-scored-of = { $who ->
    [you] du { $points } (i alt { $total })
   *[other] { $name } { $points } (i alt { $total })
}
wizard-fact-over = Det var den sidste runde.

## What one may do, in the words of a button or an advice

wizard-action-play = spil { $card }
wizard-action-predict = spå { $tricks } stik
wizard-action-trump = vælg { $suit } som trumf
wizard-action-no-trump = vælg ”ingen trumf”
wizard-action-pass = giv { $card } videre
wizard-action-change = { $way ->
    [up] hæv din spådom til { $tricks }
   *[down] sænk din spådom til { $tricks }
}

## The special cards

# After the name of the card.
wizard-about-special = { $card ->
    [shapeshifter] en { -wizard } eller en { -jester } efter spillerens valg.
    [dragon] slår alt, selv { -wizard(form: "many") }; kun hvis { -fairy(form: "the") } er i samme stik, vinder { -fairy(form: "the") }.
    [fairy] taber til alt, men med { -dragon(form: "the") } i samme stik vinder den.
    [bomb] ingen vinder stikket. Den, der ville have vundet det, spiller ud til det næste.
    [werewolf] spilles aldrig. Før spådommene byttes den med det kort, der er vendt op, og den, der havde den, vælger trumf eller ”ingen trumf”.
    [juggler] en 7½’er i den farve, spilleren vælger. Efter stikket giver alle et kort videre til venstre.
   *[cloud] en 9¾’er i den farve, spilleren vælger. Den, der tager stikket, skal ændre sin spådom med én.
}
