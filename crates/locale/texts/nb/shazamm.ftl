shazamm-title = Shazamm!

## Cards

-mutism = Taushet
-clone = Klon
-theft = Tyveri
-end-of-round = Rundeslutt
-middle = Midten
-recycling = Gjenbruk
-boost = Forsterkning
-double-dose = Dobbel dose
-who-wins-loses = Vinneren taper
-blaze = Storbrann
-resistance = Motstand
-sore-loser = Dårlig taper
-reserves = Reserver
-drain = Manasug

shazamm-card = { $card ->
    [mutism] { -mutism }
    [clone] { -clone }
    [theft] { -theft }
    [end-of-round] { -end-of-round }
    [middle] { -middle }
    [recycling] { -recycling }
    [boost] { -boost }
    [double-dose] { -double-dose }
    [who-wins-loses] { -who-wins-loses }
    [blaze] { -blaze }
    [resistance] { -resistance }
    [sore-loser] { -sore-loser }
    [reserves] { -reserves }
    [drain] { -drain }
   *[dummy] Finte
}
# What a card does, in a line next to its name: at most 58 columns.
shazamm-effect = { $card ->
    [mutism] ingen andre trylleformler virker resten av runden
    [clone] kopierer en trylleformel motstanderen la i forrige tur
    [theft] tar motstanderens trylleformler over nr. 3 i denne turen
    [end-of-round] avslutter runden straks; ingen betaler
    [middle] setter ilden tilbake dit den sto da runden begynte
    [recycling] endre innsatsen med −5 til +5 etter avsløringen
    [boost] styrke +7
    [double-dose] styrke ×2, etter { -boost }
    [who-wins-loses] ilden flytter seg mot den sterkeste siden
    [blaze] ilden flytter seg to felt i stedet for ett
    [resistance] ilden flytter seg ikke mot deg i denne turen
    [sore-loser] du betaler ingenting hvis ilden flytter seg mot deg
    [reserves] +13 mana etter betalingen
    [drain] + like mye mana som motstanderens innsats, etter betaling
   *[dummy] gjør ingenting og kommer tilbake; skjuler om du tryller
}
# The same for a long list in two columns: at most 21 columns.
shazamm-effect-short = { $card ->
    [mutism] gjør alle tause
    [clone] kopierer en formel
    [theft] tar formler
    [end-of-round] runden slutter nå
    [middle] ilden til start
    [recycling] innsats −5 til +5
    [boost] styrke +7
    [double-dose] styrke ×2
    [who-wins-loses] snur retningen
    [blaze] ilden går to felt
    [resistance] stopper ilden
    [sore-loser] gratis hvis du taper
    [reserves] +13 mana
    [drain] + den andres innsats
   *[dummy] gjør ingenting
}

## The table

shazamm-heading =
    Shazamm! { $red } (rød, til venstre) mot { $green } (grønn, til høyre).
    To magikere på en bro med en vegg av ild mellom seg. Hver tur satser begge mana i hemmelighet, kanskje med trylleformler: den sterkeste siden skyver ilden ett felt mot den andre. Broen brekker av fra endene, og den som presses utfor kanten, taper.
shazamm-variant = { $variant ->
    [full-hand] Full hånd
    [counted-cards] Åpent kortantall
   *[stacked-deck] Ordnet bunke
}
# After the name of the variant.
shazamm-about-variant = { $variant ->
    [full-hand] alle 14 trylleformlene er på hånden fra starten.
    [counted-cards] dere legger kortene først og ser hvor mange som ligger der, før dere satser.
   *[stacked-deck] du velger hvilken rekkefølge du trekker trylleformlene dine i.
}
shazamm-round = Runde { $round }
shazamm-stacking = Før første runde
shazamm-fire = ild
shazamm-mana = mana
shazamm-hand-and-deck = { $hand } på hånden, { $deck } i bunken
shazamm-hand-size = { $hand ->
    [one] 1 trylleformel
   *[other] { $hand } trylleformler
} på hånden
shazamm-falls-at = { $who ->
    [you] Du faller
   *[other] { $name } faller
} hvis runden slutter med ilden på { $all ->
    [yes] et hvilket som helst felt den kan nå
   *[no] { $count ->
        [one] felt { $tiles }
       *[other] et av feltene { $tiles }
    }
}.
shazamm-muted = { -mutism }: trylleformler har ingen virkning resten av denne runden.
shazamm-committed = { $who ->
    [you] Du har satset { $bet }.
   *[other] { $name } har satset { $bet }.
}
# How many cards somebody has laid, where a sentence names them.
shazamm-cards-count = { $count ->
    [0] ingen
   *[other] { $count }
}
# $cards are their names, or how many there are.
shazamm-laid = { $who ->
    [you] Kortene dine på bordet: { $cards }.
   *[other] Kort på bordet fra { $name }: { $cards }.
}
shazamm-this-turn = I denne turen: { $first }; { $second }.
shazamm-bet-of = { $who ->
    [you] du satser { $bet }
   *[other] { $name } satser { $bet }
}
shazamm-bet-with = { $bet } med { $cards }
shazamm-bet-recycled = { $bet } (nå { $now })
shazamm-your-hand = Hånden din:
shazamm-stack-of = { $who ->
    [you] Du kommer til å trekke: { $cards }
   *[other] { $name } kommer til å trekke: { $cards }
}

## What is asked

shazamm-ask-bet = Velg innsatsen din, eventuelt med trylleformler.
shazamm-ask-bet-muted = Velg innsatsen din.
shazamm-ask-lay = Legg kortene dine med baksiden opp, eller ingen.
# $cards is how many there are.
shazamm-ask-bet-counted = Kort på bordet fra { $name }: { $cards }. Velg innsatsen din.
shazamm-ask-clone = Hvilken trylleformel kopierer du?
shazamm-ask-theft = Du stjal { $card }. Bruker du den, eller kaster du den?
shazamm-ask-recycle = Hvor mye endrer du innsatsen din på { $bet }? ({ $lowest } til { $highest })
shazamm-ask-stack = Velg den { $place }. trylleformelen i bunken din.

shazamm-explain-bet =
    Du og { $name } satser mana i hemmelighet, begge samtidig. Den høyeste innsatsen skyver ilden ett felt mot den andre; er innsatsene like, blir ilden der den er. Begge betaler det de satset.
    Runden slutter når ilden når en magiker, eller når en av dere ikke har mer mana: da skyver den andre ilden enda et felt for hver mana som er igjen. Så ikke bruk opp manaen for tidlig.
    Etter en runde stiller begge magikerne seg tre skritt fra ilden, et felt brekker av i hver ende, og begge får 50 mana på nytt. Den som ikke står på et felt, faller.
    Du har { $mana } mana, og { $name } har { $theirs }. Ilden er { $near } felt fra deg og { $far } felt fra { $name }.
shazamm-explain-lay =
    Først legger du og { $name } kort med baksiden opp, begge samtidig. Når begge har gjort det, ser dere hvor mange som ligger der; Finten teller som et hvilket som helst annet kort. Så satser begge i hemmelighet.
shazamm-explain-spells =
    Hver trylleformel virker én gang i partiet; legger begge den samme, opphever de hverandre. Finten kommer tilbake.
    Kortene dine, i den rekkefølgen de virker:
shazamm-explain-clone =
    Din { -clone } virker som en av trylleformlene { $name } la i forrige tur, som om du hadde lagt den nå.
shazamm-explain-theft =
    Med { -theft } tok du { $card } fra { $name } før den rakk å virke.
    Bruker du den, virker den for deg i denne turen. Kaster du den, virker den ikke i det hele tatt.
    Virkning: { $effect }.
shazamm-explain-recycle =
    Alle innsatser og trylleformler ligger åpne nå, og med { -recycling } kan du endre innsatsen din på { $bet } med opptil 5, så lenge den ligger mellom 1 og dine { $mana } mana. Du kjemper med den nye innsatsen, og du betaler den. { $name } satser { $theirs }.
shazamm-explain-stack =
    Du velger hvilken rekkefølge du trekker de 14 trylleformlene dine i. De fem første er den første hånden din; i hver ny runde trekker du tre til. De fleste partier har to til fire runder.

## Refusals

shazamm-refusal-mana = Du har { $mana } mana; sats { $mana ->
    [one] 1
   *[other] 1 til { $mana }
}.
shazamm-refusal-not-in-hand = { $why ->
    [used] Du har allerede brukt { $card }.
   *[deck] Du har ikke { $card } på hånden ennå.
}
shazamm-refusal-not-on-show = { $name } la ikke { $card } i forrige tur. Velg en trylleformel som ble lagt, eller ingen.
shazamm-refusal-other-spell = Spørsmålet er om du bruker { $card } eller kaster den.
shazamm-refusal-recycled = Innsatsen din på { $bet } kan endres med { $lowest } til { $highest }: den må ligge mellom 1 og dine { $mana } mana.
shazamm-refusal-stacked = { $card } er allerede i bunken din.
shazamm-refusal-lie-already = Kortene dine for denne turen ligger allerede på bordet: sats uten kort.
shazamm-refusal-other = Det blir det ikke spurt om nå. { $asked ->
    [clone] Si hvilken trylleformel du kopierer, eller ingen.
    [theft] Si om du bruker den stjålne trylleformelen eller kaster den.
    [recycle] Si hvor mye du endrer innsatsen din.
    [stack] Si hvilken trylleformel du vil trekke som neste.
   *[bet] Sats mana, eventuelt med trylleformler.
    [lay] Legg kort med baksiden opp, eller ingen.
}
shazamm-refusal-chance = Trylleformler kan ikke trekkes slik.

## What happens

shazamm-fact-stacked = { $who ->
    [you] Neste i bunken din: { $card }.
   *[other] Neste i { GENITIVE($name) } bunke: { $card }.
}
shazamm-fact-stack-done = { $who ->
    [you] Bunken din er ordnet.
   *[other] { $name } har ordnet bunken sin.
}
shazamm-fact-drew = { $who ->
    [you] Du trekker { $cards }.
   *[other] { $name } trekker { $cards }.
}
shazamm-fact-drew-secretly = { $name } trekker { $count ->
    [one] 1 trylleformel.
   *[other] { $count } trylleformler.
}
shazamm-fact-committed-secretly = { $name } har satset i hemmelighet.
shazamm-fact-laid-secretly = { $name } har valgt kort i hemmelighet.
shazamm-fact-counted = Kort på bordet: { $counts }.
shazamm-count-of = { $who ->
    [you] du { $count }
   *[other] { $name } { $count }
}
shazamm-fact-revealed = Alt avsløres: { $first }; { $second }.
shazamm-fact-cancelled = Begge la { $cards }: { $count ->
    [one] de opphever hverandre og har ingen virkning.
   *[other] de opphever hverandre parvis og har ingen virkning.
}
shazamm-fact-lost = { $who ->
    [you] På grunn av { $to } får du ikke noe ut av { $cards }.
   *[other] På grunn av { $to } får ikke { $name } noe ut av { $cards }.
}
shazamm-fact-mutism = { $who ->
    [you] Du bruker { -mutism }
   *[other] { $name } bruker { -mutism }
}: ingen andre trylleformler virker resten av runden.
shazamm-fact-nothing-to-clone = { $who ->
    [you] Din { -clone } finner ingenting å kopiere.
   *[other] { GENITIVE($name) } { -clone } finner ingenting å kopiere.
}
shazamm-fact-cloned = { $who ->
    [you] Din { -clone } virker som { $card }.
   *[other] { GENITIVE($name) } { -clone } virker som { $card }.
}
shazamm-fact-cloned-nothing = { $who ->
    [you] Du kopierer ingenting.
   *[other] { $name } kopierer ingenting.
}
shazamm-fact-copy-cancelled = Kopien møter { $card } på den andre siden, og begge er uten virkning.
shazamm-fact-stole = { $who ->
    [you] Med { -theft } tar du { $cards }.
   *[other] Med { -theft } tar { $name } { $cards }.
}
shazamm-fact-stole-nothing = { $who ->
    [you] Ditt { -theft } finner ingenting å ta.
   *[other] { GENITIVE($name) } { -theft } finner ingenting å ta.
}
shazamm-fact-used-stolen = { $who ->
    [you] Du bruker den stjålne trylleformelen { $card }.
   *[other] { $name } bruker den stjålne trylleformelen { $card }.
}
shazamm-fact-discarded-stolen = { $who ->
    [you] Du kaster den stjålne trylleformelen { $card }.
   *[other] { $name } kaster den stjålne trylleformelen { $card }.
}
shazamm-fact-end-of-round = { $who ->
    [you] Du bruker { -end-of-round }
   *[other] { $name } bruker { -end-of-round }
}: runden slutter straks, og innsatsene teller ikke.
shazamm-fact-middle = { $who ->
    [you] Du bruker { -middle }
   *[other] { $name } bruker { -middle }
}: ilden er tilbake på felt { $wall }, der den sto da runden begynte.
shazamm-fact-recycled = { $who ->
    [you] { -recycling }: du endrer innsatsen din med { $change }, til { $bet }.
   *[other] { -recycling }: { $name } endrer innsatsen sin med { $change }, til { $bet }.
}
shazamm-fact-recycled-not = { $who ->
    [you] { -recycling }: du lar innsatsen din bli stående på { $bet }.
   *[other] { -recycling }: { $name } lar innsatsen sin bli stående på { $bet }.
}
shazamm-fact-boost = { $who ->
    [you] { -boost } øker styrken din til { $strength }.
   *[other] { -boost } øker { GENITIVE($name) } styrke til { $strength }.
}
shazamm-fact-double-dose = { $who ->
    [you] { -double-dose } øker styrken din til { $strength }.
   *[other] { -double-dose } øker { GENITIVE($name) } styrke til { $strength }.
}
shazamm-fact-strengths = Styrke: { $strengths }.
shazamm-strength-of = { $who ->
    [you] du { $strength }
   *[other] { $name } { $strength }
}
shazamm-fact-who-wins-loses = { $who ->
    [you] Du bruker { -who-wins-loses }
   *[other] { $name } bruker { -who-wins-loses }
}: ilden går motsatt vei.
shazamm-fact-who-wins-loses-not = { $who ->
    [you] Du bruker { -who-wins-loses }
   *[other] { $name } bruker { -who-wins-loses }
}, men det er ingenting å snu.
shazamm-fact-blaze = { $who ->
    [you] Du bruker { -blaze }
   *[other] { $name } bruker { -blaze }
}: ilden kan gå to felt.
shazamm-fact-resisted = { $who ->
    [you] Din { -resistance }
   *[other] { GENITIVE($name) } { -resistance }
} stopper ilden.
shazamm-fact-resisted-nothing = { $who ->
    [you] Din { -resistance }
   *[other] { GENITIVE($name) } { -resistance }
} har ingenting å stoppe.
shazamm-fact-moved = Ilden flytter seg { $tiles ->
    [one] ett felt
   *[other] { $tiles } felt
} mot { $who ->
    [you] deg
   *[other] { $name }
}, til felt { $wall }.
shazamm-fact-stayed = Ilden blir på felt { $wall }.
shazamm-fact-sore-loser = { $who ->
    [you] { -sore-loser }: du tapte terreng og betaler ikke.
   *[other] { -sore-loser }: { $name } tapte terreng og betaler ikke.
}
shazamm-fact-sore-loser-not = { $who ->
    [you] { -sore-loser }: du tapte ikke terreng, så du betaler.
   *[other] { -sore-loser }: { $name } tapte ikke terreng og betaler.
}
shazamm-fact-paid = { $who ->
    [you] Du betaler { $bet } og har { $mana } mana igjen.
   *[other] { $name } betaler { $bet } og har { $mana } mana igjen.
}
shazamm-fact-reserves = { $who ->
    [you] { -reserves } gir deg { $gain } mana: du har { $mana }.
   *[other] { -reserves } gir { $name } { $gain } mana: det blir { $mana }.
}
shazamm-fact-drain = { $who ->
    [you] { -drain } gir deg { $gain } mana, like mye som ble satset mot deg: du har { $mana }.
   *[other] { -drain } gir { $name } { $gain } mana, like mye som den andre siden satset: det blir { $mana }.
}
shazamm-fact-round-over = Runde { $round } er slutt: { $why ->
    [spell] { $who ->
        [you] du avsluttet den.
       *[other] { $name } avsluttet den.
    }
    [reached] { $who ->
        [you] ilden har nådd deg.
       *[other] ilden har nådd { $name }.
    }
    [exhausted] { $who ->
        [you] du har ikke mer mana.
       *[other] { $name } har ikke mer mana.
    }
   *[both-exhausted] ingen har mer mana.
}
shazamm-fact-pushed = { $who ->
    [you] Du skyver
   *[other] { $name } skyver
} ilden { $tiles ->
    [one] ett felt til
   *[other] { $tiles } felt til
} med manaen som er igjen, fram til felt { $wall }.
shazamm-fact-push-resisted = { $who ->
    [you] Din { -resistance }
   *[other] { GENITIVE($name) } { -resistance }
} stopper ilden denne gangen også: den blir på felt { $wall }.
shazamm-fact-wizards-moved = Magikerne stiller seg tre skritt fra ilden: på feltene { $red } og { $green }.
shazamm-fact-tiles-broke = Endene av broen brekker av: feltene { $first } til { $last } er igjen.
shazamm-fact-fell = { $who ->
    [you] Det er ikke lenger noe under føttene dine: du faller.
   *[other] Det er ikke lenger noe under { GENITIVE($name) } føtter: { $name } faller.
}
shazamm-fact-round = Runde { $round }: begge har 50 mana.

shazamm-chance = { $percent } % sjanse for å vinne
shazamm-result-win = Partiet er slutt. { $who ->
    [you] Du vinner!
   *[other] { $name } vinner.
}
shazamm-result-draw = Partiet er slutt. Begge magikerne falt: det er uavgjort.

## What one may do, in the words of a button or an advice

# The bet is a number, perhaps with cards: "12 with Boost".
shazamm-action-bet = sats { $bet }
shazamm-action-clone = kopier { $card }
shazamm-action-clone-nothing = kopier ingenting
shazamm-action-use = bruk { $card }
shazamm-action-discard = kast { $card }
shazamm-action-recycle = endre innsatsen din med { $change }, til { $bet }
shazamm-action-recycle-not = la innsatsen din være som den er
shazamm-action-stack = legg { $card } som neste i bunken din
shazamm-action-lay = legg { $cards }
shazamm-action-lay-nothing = legg ingen kort
# What became of a player, beside the name.
shazamm-outcome = { $points ->
    [0] tapte
    [1] uavgjort
   *[other] vant
}
