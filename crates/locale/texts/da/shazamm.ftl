shazamm-title = Shazamm!

## Cards

-mutism = Tavshed
-clone = Klon
-theft = Tyveri
-end-of-round = Rundeslut
-middle = Midten
-recycling = Genbrug
-boost = Forstærkning
-double-dose = Dobbelt dosis
-who-wins-loses = Vinderen taber
-blaze = Storbrand
-resistance = Modstand
-sore-loser = Dårlig taber
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
    [mutism] ingen andre formularer virker fra nu og runden ud
    [clone] kopierer en formular, modstanderen lagde i forrige tur
    [theft] tager modstanderens formularer over nr. 3 i denne tur
    [end-of-round] afslutter runden straks; ingen betaler
    [middle] sætter ilden tilbage, hvor den stod, da runden begyndte
    [recycling] ændr din indsats med -5 til +5 efter afsløringen
    [boost] styrke +7
    [double-dose] styrke ×2, efter { -boost }
    [who-wins-loses] ilden rykker mod den stærkeste side
    [blaze] ilden rykker to felter i stedet for ét
    [resistance] ilden rykker ikke mod dig i denne tur
    [sore-loser] du betaler ikke, hvis ilden rykker mod dig
    [reserves] +13 mana efter betalingen
    [drain] + mana svarende til modstanderens indsats, til sidst
   *[dummy] gør ingenting, kommer igen; skjuler, om du tryller
}
# The same for a long list in two columns: at most 21 columns.
shazamm-effect-short = { $card ->
    [mutism] stopper formularer
    [clone] kopierer formular
    [theft] tager formularer
    [end-of-round] runden slutter nu
    [middle] ilden går til start
    [recycling] indsats -5 til +5
    [boost] styrke +7
    [double-dose] styrke ×2
    [who-wins-loses] vender skubbet om
    [blaze] skub på to felter
    [resistance] stopper ilden
    [sore-loser] gratis, hvis du taber
    [reserves] +13 mana
    [drain] + den andens indsats
   *[dummy] gør ingenting
}

## The table

shazamm-heading =
    Shazamm! { $red } (rød, til venstre) mod { $green } (grøn, til højre).
    To troldmænd på en bro med en mur af ild imellem sig. Hver tur satser begge mana i hemmelighed, måske med formularer: den stærkeste side skubber ilden ét felt mod den anden. Broen brækker af fra enderne, og den, der bliver drevet ud over kanten, taber.
shazamm-variant = { $variant ->
    [full-hand] Fuld hånd
    [counted-cards] Åbent kortantal
   *[stacked-deck] Ordnet bunke
}
# After the name of the variant.
shazamm-about-variant = { $variant ->
    [full-hand] alle 14 formularer er på hånden fra begyndelsen.
    [counted-cards] I lægger kortene først og ser, hvor mange der ligger, før I satser.
   *[stacked-deck] du vælger den rækkefølge, du trækker dine formularer i.
}
shazamm-round = Runde { $round }
shazamm-stacking = Før første runde
shazamm-fire = ild
shazamm-mana = mana
shazamm-hand-and-deck = { $hand } på hånden, { $deck } i bunken
shazamm-hand-size = { $hand ->
    [one] 1 formular
   *[other] { $hand } formularer
} på hånden
shazamm-falls-at = { $who ->
    [you] Du falder,
   *[other] { $name } falder,
} hvis runden slutter med ilden på { $all ->
    [yes] et hvilket som helst felt, den kan nå
   *[no] { $count ->
        [one] felt { $tiles }
       *[other] et af felterne { $tiles }
    }
}.
shazamm-muted = { -mutism }: formularer har ingen virkning i resten af denne runde.
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
    [you] Dine kort på bordet: { $cards }.
   *[other] Kort på bordet fra { $name }: { $cards }.
}
shazamm-this-turn = I denne tur: { $first }; { $second }.
shazamm-bet-of = { $who ->
    [you] du satser { $bet }
   *[other] { $name } satser { $bet }
}
shazamm-bet-with = { $bet } med { $cards }
shazamm-bet-recycled = { $bet } (nu { $now })
shazamm-your-hand = Din hånd:
shazamm-stack-of = { $who ->
    [you] Du kommer til at trække: { $cards }
   *[other] { $name } kommer til at trække: { $cards }
}

## What is asked

shazamm-ask-bet = Vælg din indsats, eventuelt med formularer.
shazamm-ask-bet-muted = Vælg din indsats.
shazamm-ask-lay = Læg kort med bagsiden op, eller lad være.
# $cards is how many there are.
shazamm-ask-bet-counted = Kort på bordet fra { $name }: { $cards }. Vælg din indsats.
shazamm-ask-clone = Hvilken formular kopierer du?
shazamm-ask-theft = Du stjal { $card }. Bruger du den, eller kasserer du den?
shazamm-ask-recycle = Hvor meget ændrer du din indsats på { $bet }? ({ $lowest } til { $highest })
shazamm-ask-stack = Vælg den { $place }. formular i din bunke.

shazamm-explain-bet =
    Du og { $name } satser mana i hemmelighed, begge på én gang. Den højeste indsats skubber ilden ét felt mod den anden; er indsatserne ens, bliver den, hvor den er. Begge betaler deres indsats.
    Runden slutter, når ilden når en troldmand, eller når en af jer ikke har mere mana: så skubber den anden ilden endnu et felt for hver mana, der er tilbage. Brug altså ikke al din mana for tidligt.
    Efter en runde stiller begge troldmænd sig tre skridt fra ilden, et felt brækker af i hver ende, og begge har 50 mana igen. Den, der ikke står på et felt, falder.
    Du har { $mana } mana, og { $name } har { $theirs }. Ilden er { $near ->
        [one] 1 felt
       *[other] { $near } felter
    } fra dig og { $far ->
        [one] 1 felt
       *[other] { $far } felter
    } fra { $name }.
shazamm-explain-lay =
    Først lægger du og { $name } kort med bagsiden op, begge på én gang. Når begge har gjort det, ser I, hvor mange der ligger; Finten tæller som ethvert andet kort. Så satser begge i hemmelighed.
shazamm-explain-spells =
    Hver formular virker én gang i partiet; lægger begge den samme, ophæver de hinanden. Finten kommer tilbage.
    Dine kort i den rækkefølge, de virker i:
shazamm-explain-clone =
    Din { -clone } virker som en af de formularer, { $name } lagde i forrige tur, som om du havde lagt den nu.
shazamm-explain-theft =
    Med { -theft } tog du { $card } fra { $name }, før den kunne virke.
    Bruger du den, virker den for dig i denne tur. Kasserer du den, virker den slet ikke.
    Virkning: { $effect }.
shazamm-explain-recycle =
    Alle indsatser og formularer ligger åbne nu, og med { -recycling } kan du ændre din indsats på { $bet } med op til 5, så længe den ligger mellem 1 og dine { $mana } mana. Du kæmper med den nye indsats, og du betaler den. { $name } satser { $theirs }.
shazamm-explain-stack =
    Du vælger den rækkefølge, du trækker dine 14 formularer i. De første fem er din første hånd; i hver ny runde trækker du tre mere. De fleste partier har to til fire runder.

## Refusals

shazamm-refusal-mana = Du har { $mana } mana; sats { $mana ->
    [one] 1
   *[other] 1 til { $mana }
}.
shazamm-refusal-not-in-hand = { $why ->
    [used] Du har allerede brugt { $card }.
   *[deck] Du har ikke { $card } på hånden endnu.
}
shazamm-refusal-not-on-show = { $name } lagde ikke { $card } i forrige tur. Vælg en formular, der blev lagt, eller ingen.
shazamm-refusal-other-spell = Spørgsmålet er, om du bruger { $card } eller kasserer den.
shazamm-refusal-recycled = Din indsats på { $bet } kan ændres med { $lowest } til { $highest }: den skal ligge mellem 1 og dine { $mana } mana.
shazamm-refusal-stacked = { $card } er allerede i din bunke.
shazamm-refusal-lie-already = Dine kort til denne tur ligger allerede på bordet: sats uden kort.
shazamm-refusal-other = Det bliver der ikke spurgt om nu. { $asked ->
    [clone] Sig, hvilken formular du kopierer, eller ingen.
    [theft] Sig, om du bruger den stjålne formular eller kasserer den.
    [recycle] Sig, hvor meget du ændrer din indsats.
    [stack] Sig, hvilken formular du trækker som den næste.
    [lay] Læg kort med bagsiden op, eller lad være.
   *[bet] Sats mana, eventuelt med formularer.
}
shazamm-refusal-chance = Formularer kan ikke trækkes på den måde.

## What happens

shazamm-fact-stacked = { $who ->
    [you] Den næste i din bunke: { $card }.
   *[other] Den næste i { GENITIVE($name) } bunke: { $card }.
}
shazamm-fact-stack-done = { $who ->
    [you] Din bunke er ordnet.
   *[other] { $name } har ordnet sin bunke.
}
shazamm-fact-drew = { $who ->
    [you] Du trækker { $cards }.
   *[other] { $name } trækker { $cards }.
}
shazamm-fact-drew-secretly = { $name } trækker { $count ->
    [one] 1 formular.
   *[other] { $count } formularer.
}
shazamm-fact-committed-secretly = { $name } har satset i hemmelighed.
shazamm-fact-laid-secretly = { $name } har valgt kort i hemmelighed.
shazamm-fact-counted = Kort på bordet: { $counts }.
shazamm-count-of = { $who ->
    [you] du { $count }
   *[other] { $name } { $count }
}
shazamm-fact-revealed = Alt afsløres: { $first }; { $second }.
shazamm-fact-cancelled = Begge lagde { $cards }: { $count ->
    [one] de ophæver hinanden og har ingen virkning.
   *[other] de ophæver hinanden parvis og har ingen virkning.
}
shazamm-fact-lost = { $who ->
    [you] På grund af { $to } får du ikke noget ud af { $cards }.
   *[other] På grund af { $to } får { $name } ikke noget ud af { $cards }.
}
shazamm-fact-mutism = { $who ->
    [you] Du bruger { -mutism }
   *[other] { $name } bruger { -mutism }
}: ingen andre formularer virker i resten af runden.
shazamm-fact-nothing-to-clone = { $who ->
    [you] Din { -clone } finder ikke noget at kopiere.
   *[other] { GENITIVE($name) } { -clone } finder ikke noget at kopiere.
}
shazamm-fact-cloned = { $who ->
    [you] Din { -clone } virker som { $card }.
   *[other] { GENITIVE($name) } { -clone } virker som { $card }.
}
shazamm-fact-cloned-nothing = { $who ->
    [you] Du kopierer ikke noget.
   *[other] { $name } kopierer ikke noget.
}
shazamm-fact-copy-cancelled = Kopien møder modstanderens { $card }, og begge er uden virkning.
shazamm-fact-stole = { $who ->
    [you] Med { -theft } tager du { $cards }.
   *[other] Med { -theft } tager { $name } { $cards }.
}
shazamm-fact-stole-nothing = { $who ->
    [you] Dit { -theft } finder ikke noget at tage.
   *[other] { GENITIVE($name) } { -theft } finder ikke noget at tage.
}
shazamm-fact-used-stolen = { $who ->
    [you] Du bruger den stjålne formular { $card }.
   *[other] { $name } bruger den stjålne formular { $card }.
}
shazamm-fact-discarded-stolen = { $who ->
    [you] Du kasserer den stjålne formular { $card }.
   *[other] { $name } kasserer den stjålne formular { $card }.
}
shazamm-fact-end-of-round = { $who ->
    [you] Du bruger { -end-of-round }
   *[other] { $name } bruger { -end-of-round }
}: runden slutter straks, og indsatserne tæller ikke.
shazamm-fact-middle = { $who ->
    [you] Du bruger { -middle }
   *[other] { $name } bruger { -middle }
}: ilden er tilbage på felt { $wall }, hvor den stod, da runden begyndte.
shazamm-fact-recycled = { $who ->
    [you] { -recycling }: du ændrer din indsats med { $change }, så den bliver { $bet }.
   *[other] { -recycling }: { $name } ændrer sin indsats med { $change }, så den bliver { $bet }.
}
shazamm-fact-recycled-not = { $who ->
    [you] { -recycling }: du lader din indsats blive på { $bet }.
   *[other] { -recycling }: { $name } lader sin indsats blive på { $bet }.
}
shazamm-fact-boost = { $who ->
    [you] { -boost } øger din styrke til { $strength }.
   *[other] { -boost } øger { GENITIVE($name) } styrke til { $strength }.
}
shazamm-fact-double-dose = { $who ->
    [you] { -double-dose } øger din styrke til { $strength }.
   *[other] { -double-dose } øger { GENITIVE($name) } styrke til { $strength }.
}
shazamm-fact-strengths = Styrke: { $strengths }.
shazamm-strength-of = { $who ->
    [you] du { $strength }
   *[other] { $name } { $strength }
}
shazamm-fact-who-wins-loses = { $who ->
    [you] Du bruger { -who-wins-loses }
   *[other] { $name } bruger { -who-wins-loses }
}: skubbet vendes om.
shazamm-fact-who-wins-loses-not = { $who ->
    [you] Du bruger { -who-wins-loses }
   *[other] { $name } bruger { -who-wins-loses }
}, men der er ikke noget at vende om.
shazamm-fact-blaze = { $who ->
    [you] Du bruger { -blaze }
   *[other] { $name } bruger { -blaze }
}: ilden rykker to felter.
shazamm-fact-resisted = { $who ->
    [you] Din { -resistance }
   *[other] { GENITIVE($name) } { -resistance }
} stopper ilden.
shazamm-fact-resisted-nothing = { $who ->
    [you] Din { -resistance }
   *[other] { GENITIVE($name) } { -resistance }
} har ikke noget at stoppe.
shazamm-fact-moved = Ilden rykker { $tiles ->
    [one] ét felt
   *[other] { $tiles } felter
} mod { $who ->
    [you] dig
   *[other] { $name }
}, til felt { $wall }.
shazamm-fact-stayed = Ilden bliver på felt { $wall }.
shazamm-fact-sore-loser = { $who ->
    [you] { -sore-loser }: du tabte terræn og betaler ikke.
   *[other] { -sore-loser }: { $name } tabte terræn og betaler ikke.
}
shazamm-fact-sore-loser-not = { $who ->
    [you] { -sore-loser }: du tabte ikke terræn, så du betaler.
   *[other] { -sore-loser }: { $name } tabte ikke terræn og betaler.
}
shazamm-fact-paid = { $who ->
    [you] Du betaler { $bet } og har { $mana } mana tilbage.
   *[other] { $name } betaler { $bet } og har { $mana } mana tilbage.
}
shazamm-fact-reserves = { $who ->
    [you] { -reserves } giver dig { $gain } mana: du har { $mana }.
   *[other] { -reserves } giver { $name } { $gain } mana: det bliver { $mana }.
}
shazamm-fact-drain = { $who ->
    [you] { -drain } giver dig { $gain } mana, lige så meget, som der blev satset mod dig: du har { $mana }.
   *[other] { -drain } giver { $name } { $gain } mana, den anden sides indsats: det bliver { $mana }.
}
shazamm-fact-round-over = Runde { $round } er slut: { $why ->
    [spell] { $who ->
        [you] du afsluttede den.
       *[other] { $name } afsluttede den.
    }
    [reached] { $who ->
        [you] ilden har nået dig.
       *[other] ilden har nået { $name }.
    }
    [exhausted] { $who ->
        [you] du har ikke mere mana.
       *[other] { $name } har ikke mere mana.
    }
   *[both-exhausted] ingen har mere mana.
}
shazamm-fact-pushed = { $who ->
    [you] Du skubber
   *[other] { $name } skubber
} ilden { $tiles ->
    [one] endnu ét felt
   *[other] endnu { $tiles } felter
} med den mana, der er tilbage, til felt { $wall }.
shazamm-fact-push-resisted = { $who ->
    [you] Din { -resistance }
   *[other] { GENITIVE($name) } { -resistance }
} stopper også det sidste skub: ilden bliver på felt { $wall }.
shazamm-fact-wizards-moved = Troldmændene stiller sig tre skridt fra ilden: på felterne { $red } og { $green }.
shazamm-fact-tiles-broke = Broens ender brækker af: felterne { $first } til { $last } er tilbage.
shazamm-fact-fell = { $who ->
    [you] Der er ikke længere noget under dine fødder: du falder.
   *[other] Der er ikke længere noget under { GENITIVE($name) } fødder: { $name } falder.
}
shazamm-fact-round = Runde { $round }: begge har 50 mana.

shazamm-chance = { $percent } % chance for at vinde
shazamm-result-win = Partiet er slut. { $who ->
    [you] Du vinder!
   *[other] { $name } vinder.
}
shazamm-result-draw = Partiet er slut. Begge troldmænd faldt: det er uafgjort.

## What one may do, in the words of a button or an advice

# The bet is a number, perhaps with cards: "12 with Boost".
shazamm-action-bet = sats { $bet }
shazamm-action-clone = kopiér { $card }
shazamm-action-clone-nothing = kopiér ikke noget
shazamm-action-use = brug { $card }
shazamm-action-discard = kassér { $card }
shazamm-action-recycle = ændr din indsats med { $change }, så den bliver { $bet }
shazamm-action-recycle-not = lad din indsats være, som den er
shazamm-action-stack = læg { $card } som den næste i din bunke
shazamm-action-lay = læg { $cards }
shazamm-action-lay-nothing = læg ingen kort
# What became of a player, beside the name.
shazamm-outcome = { $points ->
    [0] tabt
    [1] uafgjort
   *[other] vundet
}
