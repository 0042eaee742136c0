shazamm-title = Shazamm!

## Cards

-mutism = Tystnad
-clone = Klon
-theft = Stöld
-end-of-round = Rundans slut
-middle = Mitten
-recycling = Återvinning
-boost = Förstärkning
-double-dose = Dubbel dos
-who-wins-loses = Ombytta roller
-blaze = Storbrand
-resistance = Motstånd
-sore-loser = Sur förlorare
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
   *[dummy] Bluff
}
# What a card does, in a line next to its name: at most 58 columns.
shazamm-effect = { $card ->
    [mutism] ingen annan förtrollning verkar under resten av rundan
    [clone] kopierar en förtrollning motståndaren lade i förra turen
    [theft] tar motståndarens förtrollningar över nr 3 i denna tur
    [end-of-round] avslutar rundan genast; ingen betalar
    [middle] elden går tillbaka dit den stod när rundan började
    [recycling] när allt är avslöjat: ändra din insats med −5 till +5
    [boost] styrka +7
    [double-dose] styrka ×2, efter { -boost }
    [who-wins-loses] elden flyttas mot den starkare sidan
    [blaze] elden flyttas två rutor i stället för en
    [resistance] elden flyttas inte mot dig i den här turen
    [sore-loser] du betalar inget om elden flyttas mot dig
    [reserves] +13 mana efter betalningen
    [drain] + motståndarens insats i mana efter betalningen
   *[dummy] gör inget och kommer tillbaka; döljer om du trollar
}
# The same for a long list in two columns: at most 21 columns.
shazamm-effect-short = { $card ->
    [mutism] tystar all magi
    [clone] kopierar förra turen
    [theft] tar förtrollningar
    [end-of-round] avslutar rundan
    [middle] elden till start
    [recycling] insats −5 till +5
    [boost] styrka +7
    [double-dose] styrka ×2
    [who-wins-loses] vänder elden
    [blaze] elden går två rutor
    [resistance] stoppar elden
    [sore-loser] gratis om du förlorar
    [reserves] +13 mana
    [drain] +motståndarens insats
   *[dummy] gör inget
}

## The table

shazamm-heading =
    Shazamm! { $red } (röd, till vänster) mot { $green } (grön, till höger).
    Två trollkarlar på en bro med en vägg av eld mellan sig. Varje tur satsar båda mana i hemlighet, kanske med förtrollningar: den starkare sidan driver elden en ruta mot den andra. Bron bryts av från ändarna, och den som tvingas ut över kanten förlorar.
shazamm-variant = { $variant ->
    [full-hand] Full hand
    [counted-cards] Öppet kortantal
   *[stacked-deck] Ordnad hög
}
# After the name of the variant.
shazamm-about-variant = { $variant ->
    [full-hand] alla 14 förtrollningar är på handen från början.
    [counted-cards] ni lägger korten först och ser hur många som ligger där innan ni satsar.
   *[stacked-deck] du väljer i vilken ordning du drar dina förtrollningar.
}
shazamm-round = Runda { $round }
shazamm-stacking = Före första rundan
shazamm-fire = eld
shazamm-mana = mana
shazamm-hand-and-deck = { $hand } på handen, { $deck } i högen
shazamm-hand-size = { $hand ->
    [one] 1 förtrollning
   *[other] { $hand } förtrollningar
} på handen
shazamm-falls-at = { $who ->
    [you] Du faller
   *[other] { $name } faller
} { $all ->
    [yes] när rundan slutar, vilken ruta elden än når
   *[no] om rundan slutar med elden på { $count ->
        [one] ruta { $tiles }
       *[other] någon av rutorna { $tiles }
    }
}.
shazamm-muted = { -mutism }: förtrollningar har ingen verkan under resten av rundan.
shazamm-committed = { $who ->
    [you] Du har satsat { $bet }.
   *[other] { $name } har satsat { $bet }.
}
# How many cards somebody has laid, where a sentence names them.
shazamm-cards-count = { $count ->
    [0] inga
   *[other] { $count }
}
# $cards are their names, or how many there are.
shazamm-laid = { $who ->
    [you] Dina kort på bordet: { $cards }.
   *[other] { GENITIVE($name) } kort på bordet: { $cards }.
}
shazamm-this-turn = I den här turen: { $first }; { $second }.
shazamm-bet-of = { $who ->
    [you] du satsar { $bet }
   *[other] { $name } satsar { $bet }
}
shazamm-bet-with = { $bet } med { $cards }
shazamm-bet-recycled = { $bet } (nu { $now })
shazamm-your-hand = Din hand:
shazamm-stack-of = { $who ->
    [you] Du kommer att dra: { $cards }
   *[other] { $name } kommer att dra: { $cards }
}

## What is asked

shazamm-ask-bet = Välj din insats, eventuellt med förtrollningar.
shazamm-ask-bet-muted = Välj din insats.
shazamm-ask-lay = Lägg dina kort med baksidan upp, eller inga.
# $cards is how many there are.
shazamm-ask-bet-counted = { GENITIVE($name) } kort på bordet: { $cards }. Välj din insats.
shazamm-ask-clone = Vilken förtrollning kopierar du?
shazamm-ask-theft = Du stal { $card }. Använder du den eller kastar du den?
shazamm-ask-recycle = Hur mycket ändrar du din insats på { $bet }? ({ $lowest } till { $highest })
shazamm-ask-stack = Välj den { NUMBER($place, type: "ordinal") ->
    [one] { $place }:a
   *[other] { $place }:e
} förtrollningen i din hög.

shazamm-explain-bet =
    Du och { $name } satsar mana i hemlighet, båda samtidigt. Den som satsar mest driver elden en ruta mot den andra; satsar båda lika mycket blir den kvar där den är. Båda betalar det de har satsat.
    Rundan slutar när elden når en trollkarl eller när någons mana är slut: då driver den andra spelaren elden ännu en ruta för varje mana som är kvar. Gör alltså inte av med all mana för tidigt.
    Efter en runda ställer sig båda trollkarlarna tre steg från elden, en ruta bryts av i varje ände och båda får 50 mana på nytt. Den som inte står på en ruta faller.
    Du har { $mana } mana, och { $name } har { $theirs }. Elden är { $near ->
        [one] 1 ruta
       *[other] { $near } rutor
    } från dig och { $far ->
        [one] 1 ruta
       *[other] { $far } rutor
    } från { $name }.
shazamm-explain-lay =
    Först lägger du och { $name } kort med baksidan upp, båda samtidigt. När båda har gjort det ser ni hur många som ligger där; Bluffen räknas som vilket annat kort som helst. Sedan satsar båda i hemlighet.
shazamm-explain-spells =
    Varje förtrollning verkar en gång i partiet; lägger båda samma tar de ut varandra. Bluffen kommer tillbaka.
    Dina kort, i den ordning de verkar:
shazamm-explain-clone =
    Din { -clone } verkar som en av förtrollningarna som { $name } lade i förra turen, som om du hade lagt den nu.
shazamm-explain-theft =
    Med { -theft } tog du { $card } från { $name } innan den hann verka.
    Använder du den verkar den för dig i den här turen. Kastar du den verkar den inte alls.
    Verkan: { $effect }.
shazamm-explain-recycle =
    Alla insatser och förtrollningar ligger öppna nu, och med { -recycling } får du ändra din insats på { $bet } med upp till 5, mellan 1 och dina { $mana } mana. Du kämpar med den nya insatsen, och du betalar den. { $name } satsar { $theirs }.
shazamm-explain-stack =
    Du väljer i vilken ordning du drar dina 14 förtrollningar. De fem första är din första hand; i varje ny runda drar du tre till. De flesta partier har två till fyra rundor.

## Refusals

shazamm-refusal-mana = Du har { $mana } mana; satsa { $mana ->
    [one] 1
   *[other] 1 till { $mana }
}.
shazamm-refusal-not-in-hand = { $why ->
    [used] Du har redan använt { $card }.
   *[deck] Du har inte { $card } på handen än.
}
shazamm-refusal-not-on-show = { $name } lade inte { $card } i förra turen. Välj en förtrollning som lades, eller ingen.
shazamm-refusal-other-spell = Frågan är om du använder { $card } eller kastar den.
shazamm-refusal-recycled = Din insats på { $bet } kan ändras med { $lowest } till { $highest }: den måste ligga mellan 1 och dina { $mana } mana.
shazamm-refusal-stacked = { $card } är redan i din hög.
shazamm-refusal-lie-already = Dina kort för den här turen ligger redan på bordet: satsa utan kort.
shazamm-refusal-other = Nu gäller frågan något annat. { $asked ->
    [clone] Säg vilken förtrollning du kopierar, eller ingen.
    [theft] Säg om du använder den stulna förtrollningen eller kastar den.
    [recycle] Säg hur mycket du ändrar din insats.
    [stack] Säg vilken förtrollning du drar härnäst.
    [lay] Lägg kort med baksidan upp, eller inga.
   *[bet] Satsa mana, eventuellt med förtrollningar.
}
shazamm-refusal-chance = Förtrollningar kan inte dras så.

## What happens

shazamm-fact-stacked = { $who ->
    [you] Nästa i din hög: { $card }.
   *[other] Nästa i { GENITIVE($name) } hög: { $card }.
}
shazamm-fact-stack-done = { $who ->
    [you] Din hög är ordnad.
   *[other] { $name } har ordnat sin hög.
}
shazamm-fact-drew = { $who ->
    [you] Du drar { $cards }.
   *[other] { $name } drar { $cards }.
}
shazamm-fact-drew-secretly = { $name } drar { $count ->
    [one] 1 förtrollning.
   *[other] { $count } förtrollningar.
}
shazamm-fact-committed-secretly = { $name } har satsat i hemlighet.
shazamm-fact-laid-secretly = { $name } har valt kort i hemlighet.
shazamm-fact-counted = Kort på bordet: { $counts }.
shazamm-count-of = { $who ->
    [you] du { $count }
   *[other] { $name } { $count }
}
shazamm-fact-revealed = Allt avslöjas: { $first }; { $second }.
shazamm-fact-cancelled = Båda lade { $cards }: { $count ->
    [one] de tar ut varandra och har ingen verkan.
   *[other] de tar ut varandra parvis och har ingen verkan.
}
shazamm-fact-lost = { $who ->
    [you] På grund av { $to } blir { $cards } utan verkan för dig.
   *[other] På grund av { $to } blir { $cards } utan verkan för { $name }.
}
shazamm-fact-mutism = { $who ->
    [you] Du använder { -mutism }
   *[other] { $name } använder { -mutism }
}: ingen annan förtrollning verkar under resten av rundan.
shazamm-fact-nothing-to-clone = { $who ->
    [you] { -clone }: du hittar inget att kopiera.
   *[other] { -clone }: { $name } hittar inget att kopiera.
}
shazamm-fact-cloned = { $who ->
    [you] { -clone }: du kopierar { $card }.
   *[other] { -clone }: { $name } kopierar { $card }.
}
shazamm-fact-cloned-nothing = { $who ->
    [you] Du kopierar inget.
   *[other] { $name } kopierar inget.
}
shazamm-fact-copy-cancelled = Kopian möter { $card } på andra sidan, och båda blir utan verkan.
shazamm-fact-stole = { $who ->
    [you] { -theft }: du tar { $cards }.
   *[other] { -theft }: { $name } tar { $cards }.
}
shazamm-fact-stole-nothing = { $who ->
    [you] { -theft }: du hittar inget att ta.
   *[other] { -theft }: { $name } hittar inget att ta.
}
shazamm-fact-used-stolen = { $who ->
    [you] Du använder den stulna förtrollningen { $card }.
   *[other] { $name } använder den stulna förtrollningen { $card }.
}
shazamm-fact-discarded-stolen = { $who ->
    [you] Du kastar den stulna förtrollningen { $card }.
   *[other] { $name } kastar den stulna förtrollningen { $card }.
}
shazamm-fact-end-of-round = { $who ->
    [you] Du använder { -end-of-round }
   *[other] { $name } använder { -end-of-round }
}: rundan är genast över, och insatserna räknas inte.
shazamm-fact-middle = { $who ->
    [you] Du använder { -middle }
   *[other] { $name } använder { -middle }
}: elden går tillbaka till ruta { $wall }, där den stod när rundan började.
shazamm-fact-recycled = { $who ->
    [you] { -recycling }: du ändrar din insats med { $change }, till { $bet }.
   *[other] { -recycling }: { $name } ändrar sin insats med { $change }, till { $bet }.
}
shazamm-fact-recycled-not = { $who ->
    [you] { -recycling }: du låter din insats vara { $bet }.
   *[other] { -recycling }: { $name } låter sin insats vara { $bet }.
}
shazamm-fact-boost = { $who ->
    [you] { -boost }: din styrka är nu { $strength }.
   *[other] { -boost }: { GENITIVE($name) } styrka är nu { $strength }.
}
shazamm-fact-double-dose = { $who ->
    [you] { -double-dose }: din styrka är nu { $strength }.
   *[other] { -double-dose }: { GENITIVE($name) } styrka är nu { $strength }.
}
shazamm-fact-strengths = Styrka: { $strengths }.
shazamm-strength-of = { $who ->
    [you] du { $strength }
   *[other] { $name } { $strength }
}
shazamm-fact-who-wins-loses = { $who ->
    [you] Du använder { -who-wins-loses }
   *[other] { $name } använder { -who-wins-loses }
}: elden byter riktning.
shazamm-fact-who-wins-loses-not = { $who ->
    [you] Du använder { -who-wins-loses }
   *[other] { $name } använder { -who-wins-loses }
}, men det finns inget att vända.
shazamm-fact-blaze = { $who ->
    [you] Du använder { -blaze }
   *[other] { $name } använder { -blaze }
}: elden flyttas två rutor.
shazamm-fact-resisted = { $who ->
    [you] Du stoppar elden med { -resistance }.
   *[other] { $name } stoppar elden med { -resistance }.
}
shazamm-fact-resisted-nothing = { $who ->
    [you] Du använder { -resistance }
   *[other] { $name } använder { -resistance }
}, men det finns inget att stoppa.
shazamm-fact-moved = Elden flyttas { $tiles ->
    [one] en ruta
   *[other] { $tiles } rutor
} mot { $who ->
    [you] dig
   *[other] { $name }
}, till ruta { $wall }.
shazamm-fact-stayed = Elden blir kvar på ruta { $wall }.
shazamm-fact-sore-loser = { $who ->
    [you] { -sore-loser }: du tappade mark och betalar inte.
   *[other] { -sore-loser }: { $name } tappade mark och betalar inte.
}
shazamm-fact-sore-loser-not = { $who ->
    [you] { -sore-loser }: du tappade ingen mark, så du betalar.
   *[other] { -sore-loser }: { $name } tappade ingen mark och betalar.
}
shazamm-fact-paid = { $who ->
    [you] Du betalar { $bet } och har { $mana } mana kvar.
   *[other] { $name } betalar { $bet } och har { $mana } mana kvar.
}
shazamm-fact-reserves = { $who ->
    [you] { -reserves } ger dig { $gain } mana: du har { $mana }.
   *[other] { -reserves } ger { $name } { $gain } mana: det blir { $mana }.
}
shazamm-fact-drain = { $who ->
    [you] { -drain } ger dig { $gain } mana, lika mycket som satsades mot dig: du har { $mana }.
   *[other] { -drain } ger { $name } { $gain } mana, den andra sidans insats: det blir { $mana }.
}
shazamm-fact-round-over = Runda { $round } är slut: { $why ->
    [spell] { $who ->
        [you] du avslutade den.
       *[other] { $name } avslutade den.
    }
    [reached] { $who ->
        [you] elden har nått dig.
       *[other] elden har nått { $name }.
    }
    [exhausted] { $who ->
        [you] du har ingen mana kvar.
       *[other] { $name } har ingen mana kvar.
    }
   *[both-exhausted] ingen har mana kvar.
}
shazamm-fact-pushed = { $who ->
    [you] Du driver
   *[other] { $name } driver
} elden { $tiles ->
    [one] en ruta till
   *[other] { $tiles } rutor till
} med den mana som är kvar, till ruta { $wall }.
shazamm-fact-push-resisted = { $who ->
    [you] Du stoppar elden även på slutet
   *[other] { $name } stoppar elden även på slutet
} med { -resistance }: den blir kvar på ruta { $wall }.
shazamm-fact-wizards-moved = Trollkarlarna ställer sig tre steg från elden: på rutorna { $red } och { $green }.
shazamm-fact-tiles-broke = Brons ändar bryts av: rutorna { $first } till { $last } är kvar.
shazamm-fact-fell = { $who ->
    [you] Det finns inget under dina fötter längre: du faller.
   *[other] Det finns inget att stå på längre: { $name } faller.
}
shazamm-fact-round = Runda { $round }: båda har 50 mana.

shazamm-chance = { $percent } % chans att vinna
shazamm-result-win = Partiet är slut. { $who ->
    [you] Du vinner!
   *[other] { $name } vinner.
}
shazamm-result-draw = Partiet är slut. Båda trollkarlarna föll: det är oavgjort.

## What one may do, in the words of a button or an advice

# The bet is a number, perhaps with cards: "12 with Boost".
shazamm-action-bet = satsa { $bet }
shazamm-action-clone = kopiera { $card }
shazamm-action-clone-nothing = kopiera inget
shazamm-action-use = använd { $card }
shazamm-action-discard = kasta { $card }
shazamm-action-recycle = ändra din insats med { $change }, till { $bet }
shazamm-action-recycle-not = låt din insats vara som den är
shazamm-action-stack = lägg { $card } härnäst i din hög
shazamm-action-lay = lägg { $cards }
shazamm-action-lay-nothing = lägg inga kort
# What became of a player, beside the name.
shazamm-outcome = { $points ->
    [0] förlorade
    [1] oavgjort
   *[other] vann
}
