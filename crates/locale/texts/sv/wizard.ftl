wizard-title = Wizard

## Cards: by themselves, the one that is known, and several.

-wizard = { $form ->
    [the] Trollkarlen
    [many] Trollkarlar
   *[one] Trollkarl
}
-jester = { $form ->
    [the] Narren
    [many] Narrar
   *[one] Narr
}
-shapeshifter = { $form ->
    [the] Hamnskiftaren
   *[one] Hamnskiftare
}
-dragon = { $form ->
    [the] Draken
   *[one] Drake
}
-fairy = { $form ->
    [the] Fen
   *[one] Fe
}
-bomb = { $form ->
    [the] Bomben
   *[one] Bomb
}
-werewolf = { $form ->
    [the] Varulven
   *[one] Varulv
}
-juggler = { $form ->
    [the] Jonglören
   *[one] Jonglör
}
-cloud = { $form ->
    [the] Molnet
   *[one] Moln
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
    [dwarves] röd
    [elves] grön
   *[giants] gul
}
wizard-suit = { $suit ->
    [humans] blå (människor)
    [dwarves] röd (dvärgar)
    [elves] grön (alver)
   *[giants] gul (jättar)
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
    [yes] { -wizard(form: "many") }, { -jester(form: "many") } och specialkort
   *[no] { -wizard(form: "many") } och { -jester(form: "many") }
}

## The table

wizard-heading =
    Wizard för { $seats } spelare: { $names }.
    { $rounds } rundor. I varje runda spår du hur många stick du tar: i ett stick spelar alla ett kort, och det bästa tar sticket. Exakta spådomar ger poäng, andra kostar poäng.
wizard-heading-with = Med specialkorten { $cards }.
wizard-variant = { $variant ->
    [plus-minus-one] Plus/minus ett
    [hidden] Dolda spådomar
    [secret] Hemliga spådomar
    [clairvoyance-first] Klärvoajans i första rundan
    [clairvoyance-every] Klärvoajans
    [single-suit] En färg
   *[maximus] Maximus
}
# After the name of the variant.
wizard-about-variant = { $variant ->
    [plus-minus-one] summan av rundans spådomar får inte bli lika med antalet stick; det måste den som spår sist se till.
    [hidden] alla spår i hemlighet, och spådomarna avslöjas före det första sticket.
    [secret] alla spår i hemlighet, och spådomarna avslöjas inte förrän rundan är slut.
    [clairvoyance-first] i första rundan ser du alla andras kort, men inte dina egna förrän alla har spått.
    [clairvoyance-every] du ser alla andras kort, men inte dina egna förrän alla har spått.
    [single-suit] alla spelar med en egen färg, en { -wizard } och en { -jester }. Det finns ingen trumf och ingen färg att bekänna: det högsta kortet vinner, bland lika höga det första.
   *[maximus] fem rundor, och alla kort delas ut. Trumf är i tur och ordning blå, röd, grön och gul; sist finns det ingen.
}
wizard-before = Spelet har inte börjat.
wizard-round = Runda { $round } av { $rounds }, { $cards } kort var, { $who ->
    [you] du ger
   *[other] { $name } ger
}
wizard-trump = Trumf: { $suit }.
wizard-trump-none = Ingen trumf.
wizard-trump-open = Trumfen är inte vald än.
wizard-source-card = Uppvänt: { $card }.
wizard-source-dealer = Uppvänt: { $card }; { $who ->
    [you] du är giv och har valt trumf.
   *[other] { $name } är giv och har valt trumf.
}
wizard-source-werewolf = { $who ->
    [you] Du bytte { -werewolf(form: "the") } mot { $card } och valde trumf.
   *[other] { $name } bytte { -werewolf(form: "the") } mot { $card } och valde trumf.
}
wizard-source-nothing = Inget kort vänds upp i den här rundan.
wizard-source-single-suit = Det högsta kortet vinner, och ingen behöver bekänna färg.

wizard-predicted = spådom
wizard-won = stick
wizard-points = poäng
wizard-in-trick = i sticket
wizard-secret = hemlig
wizard-leads = spelar ut
wizard-led = spelade ut
wizard-best = högst
wizard-took-it = tog sticket
wizard-blown-up = spelar ut härnäst

wizard-follow = Du måste bekänna { $suit }.
wizard-cannot-follow = Du kan inte bekänna { $suit }, så du får spela vilket kort du vill.
wizard-free-wizard = En { -wizard } kom först, så ingen behöver bekänna färg.
wizard-free-dragon = { -dragon(form: "the") } kom först, så ingen behöver bekänna färg.
wizard-free-all = Du får spela vilket kort du vill.
wizard-open = Ingen färg är utspelad än: du får spela vilket kort du vill.

wizard-your-hand = Din hand:
wizard-hand-hidden = Din hand: { $cards ->
    [one] ett kort som bara de andra ser.
   *[other] { $cards } kort som bara de andra ser.
}
wizard-hand-of = { $name } har: { $cards }
wizard-hand-known = { $name } har garanterat: { $cards }
wizard-chosen = Du skickar vidare { $card }.

## What is asked

wizard-ask-werewolf = Du har { -werewolf(form: "the") }. Vilken färg ska vara trumf?
wizard-ask-trump = Du är giv. Vilken färg ska vara trumf?
wizard-ask-predict = Hur många stick tar du?
wizard-ask-predict-not = Hur många stick tar du? Det får inte vara { $forbidden }.
wizard-ask-lead = Du spelar ut. Spela ett kort.
wizard-ask-play = Spela ett kort.
wizard-ask-pass = Vilket kort skickar du vidare till { $name }?
wizard-ask-change = Du tog sticket som { -cloud(form: "the") } låg i: ändra din spådom med ett.

wizard-explain-werewolf =
    { -werewolf(form: "the") } spelas aldrig. Du byter den mot det uppvända kortet och väljer trumffärgen eller ”ingen trumf”.
    Ett bra val är den färg du har mest av.
wizard-explain-trump =
    Ett kort i trumffärgen slår alla kort i de andra färgerna. Ett bra val är den färg du har mest av.
wizard-explain-predict =
    Spå hur många stick du tar i den här rundan: ett tal från 0 till { $most }.
    Tar du exakt så många får du 20 poäng och 10 till för varje stick. Annars förlorar du 10 poäng för varje stick för mycket eller för lite.
    Räkna det som troligen vinner: { -wizard(form: "many") }, höga kort i trumffärgen, kanske en 13 eller 12 i en annan färg.
wizard-explain-play =
    Du har spått { $predicted } och tagit { $won } hittills.
    Är en färg utspelad måste du bekänna om du kan; bara { wizard-always } får alltid spelas.
    Sticket går till den första { -wizard(form: "the") }; finns ingen, till den högsta trumfen; finns inte heller någon trumf, till det högsta kortet i den utspelade färgen. En { -jester } förlorar mot alla dessa.
wizard-explain-play-single =
    Du har spått { $predicted } och tagit { $won } hittills.
    Spela vilket kort du vill: det högsta vinner, bland lika höga det första. En { -wizard } står över alla tal, en { -jester } under.
wizard-explain-pass =
    { -juggler(form: "the") } är spelad: alla skickar samtidigt ett kort vidare åt vänster. Skicka ett som inte hjälper dig att nå din spådom.
wizard-explain-change =
    { -cloud(form: "the") } var i sticket du tog: du måste höja eller sänka din spådom med ett. Den är { $predicted } nu, och du har tagit { $won }.

## Refusals

wizard-refusal-follow = Du måste bekänna { $suit }: du har { $held ->
    [one] ett kort
   *[other] { $held } kort
} i den färgen. (Bara { wizard-always } får spelas i stället.)
wizard-refusal-not-in-hand = Du har inte { $card } på handen.
wizard-refusal-above = Det finns bara { $cards } stick i den här rundan.
wizard-refusal-adds-up = Summan av spådomarna får inte bli { $cards }, antalet stick, och du spår sist. Välj ett annat tal.
wizard-refusal-below-zero = En spådom på 0 kan inte sänkas.
wizard-refusal-other = Nu gäller frågan något annat. { $asked ->
    [predict] Spå dina stick.
    [trump] Välj trumffärg.
    [werewolf] Välj trumffärg eller ingen trumf.
    [pass] Välj ett kort att skicka vidare.
    [change] Ändra din spådom med ett.
   *[play] Spela ett kort.
}
wizard-refusal-chance = Runda { $round } kan inte delas ut så.

## What happens

wizard-fact-first-dealer = { $who ->
    [you] Du ger först.
   *[other] { $name } ger först.
}
wizard-fact-round = Runda { $round } av { $rounds }: { $who ->
    [you] du ger
   *[other] { $name } ger
} { $cards ->
    [one] ett kort till var och en.
   *[other] { $cards } kort till var och en.
}
wizard-fact-dealt = { $who ->
    [you] Du får: { $cards }
   *[other] { $name } får: { $cards }
}
wizard-fact-took-up = Du tar upp dina kort: { $cards }
wizard-fact-turned-up = Uppvänt: { $card }.
wizard-fact-trump = { $who ->
    [you] Du väljer { $suit } som trumf.
    [nobody] Trumf är { $suit }.
   *[other] { $name } väljer { $suit } som trumf.
}
wizard-fact-no-trump = { $who ->
    [you] Du väljer ”ingen trumf”.
    [nobody] Det finns ingen trumf i den här rundan.
   *[other] { $name } väljer ”ingen trumf”.
}
wizard-fact-werewolf = { $who ->
    [you] Du byter { -werewolf(form: "the") } mot { $card }.
   *[other] { $name } byter { -werewolf(form: "the") } mot { $card }.
}
wizard-fact-predicted = { $who ->
    [you] Du spår { $tricks } stick.
   *[other] { $name } spår { $tricks } stick.
}
wizard-fact-predicted-secretly = { $name } har spått i hemlighet.
wizard-fact-revealed = Spådomarna avslöjas: { $predictions }.
wizard-fact-played = { $who ->
    [you] Du spelar { $card }.
   *[other] { $name } spelar { $card }.
}
wizard-fact-trick = { $who ->
    [you] Du tar sticket.
   *[other] { $name } tar sticket.
}
wizard-fact-blown-up = { -bomb(form: "the") } smäller: ingen tar sticket. { $who ->
    [you] Annars hade du tagit det, så du spelar ut till nästa.
   *[other] { $name } hade annars tagit det och spelar därför ut till nästa.
}
wizard-fact-juggling = { -juggler(form: "the") } får alla att skicka ett kort vidare åt vänster.
wizard-fact-pass-chosen = { $name } har valt ett kort att skicka vidare.
wizard-fact-pass-chosen-card = { $who ->
    [you] Du väljer att skicka vidare { $card }.
   *[other] { $name } väljer att skicka vidare { $card }.
}
wizard-fact-you-pass = Du ger { $card } till { $name }.
wizard-fact-you-get = { $name } ger dig { $card }.
wizard-fact-passed = { $giver } ger { $card } till { $taker }.
wizard-fact-changed = { -cloud(form: "the") }: { $who ->
    [you] du { $way ->
        [up] höjer
       *[down] sänker
    } din spådom till { $tricks }.
   *[other] { $name } { $way ->
        [up] höjer
       *[down] sänker
    } sin spådom till { $tricks }.
}
wizard-fact-changed-secretly = { -cloud(form: "the") }: { $name } ändrar sin spådom i hemlighet.
wizard-fact-scored = Runda { $round } är slut: { $each }.
# One item of the list in the sentence before: what the round brought, with its sign, and the points so far.
wizard-scored-of = { $who ->
    [you] du { $points } (totalt { $total })
   *[other] { $name } { $points } (totalt { $total })
}
wizard-fact-over = Det var den sista rundan.

## What one may do, in the words of a button or an advice

wizard-action-play = spela { $card }
wizard-action-predict = spå { $tricks } stick
wizard-action-trump = välj { $suit } som trumf
wizard-action-no-trump = välj ”ingen trumf”
wizard-action-pass = skicka vidare { $card }
wizard-action-change = { $way ->
    [up] höj din spådom till { $tricks }
   *[down] sänk din spådom till { $tricks }
}

## The special cards

# After the name of the card.
wizard-about-special = { $card ->
    [shapeshifter] en { -wizard } eller en { -jester }, efter spelarens val.
    [dragon] slår allt, till och med { -wizard(form: "many") }; bara om { -fairy(form: "the") } är i samma stick vinner { -fairy(form: "the") }.
    [fairy] förlorar mot allt, men med { -dragon(form: "the") } i samma stick vinner den.
    [bomb] ingen vinner sticket. Den som annars hade vunnit det spelar ut till nästa.
    [werewolf] spelas aldrig. Före spådomarna byter den som har kortet det mot det uppvända och väljer trumf eller ”ingen trumf”.
    [juggler] en 7½ i den färg spelaren väljer. Efter sticket skickar alla ett kort vidare åt vänster.
   *[cloud] en 9¾ i den färg spelaren väljer. Den som tar sticket måste ändra sin spådom med ett.
}
