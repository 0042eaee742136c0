shazamm-title = Shazamm!

## Cards

-mutism = Néma
-clone = Klón
-theft = Lopás
-end-of-round = Végzet
-middle = Középút
-recycling = Újrahasznosítás
# In full "Támadás!"; the mark would meet others.
-boost = Támadás
-double-dose = Dupla dózis
# In full "A győztes veszít", for which there is no room.
-who-wins-loses = Győztes veszít
-blaze = Pokol
-resistance = Ellenállás
-sore-loser = Nehéz vesztes
# In full "Tartalékok mozgósítása", for which there is no room.
-reserves = Tartalékok
-drain = Elszívás

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
   *[dummy] Hamiskártya
}
# What a card does, in a line next to its name: at most 58 columns.
shazamm-effect = { $card ->
    [mutism] a forduló végéig semmilyen más varázslat nem hat
    [clone] lemásolja az ellenfél előző köri egyik varázslatát
    [theft] elveszi az ellenfél e köri, 3 fölötti varázslatait
    [end-of-round] azonnal véget ér a forduló; senki sem fizet
    [middle] a Tűzfal visszakerül oda, ahol a fordulót kezdte
    [recycling] a felfedés után a téted -5 és +5 között változhat
    [boost] erő +7
    [double-dose] erő ×2, a { -boost } után
    [who-wins-loses] a Tűzfal az erősebb fél felé mozdul
    [blaze] a Tűzfal egy helyett két kőlapot mozdul
    [resistance] a Tűzfal ebben a körben nem mozdul feléd
    [sore-loser] nem fizetsz, ha a Tűzfal feléd mozdul
    [reserves] fizetés után +13 mana
    [drain] fizetés után annyi mana, amennyi az ellenfél tétje
   *[dummy] nem hat és visszatér; elrejti, hogy varázsolsz-e
}
# The same for a long list in two columns: at most 21 columns.
shazamm-effect-short = { $card ->
    [mutism] mindent elnémít
    [clone] múlt köri másolat
    [theft] varázslatot lop
    [end-of-round] vége a fordulónak
    [middle] Tűzfal vissza
    [recycling] {" "}tét -5…+5
    [boost] erő +7
    [double-dose] erő ×2
    [who-wins-loses] megfordít
    [blaze] két kőlapot tol
    [resistance] feltartja a tüzet
    [sore-loser] vesztve ingyen
    [reserves] +13 mana
    [drain] +mana: a tétje
   *[dummy] nem hat
}

## The table

shazamm-heading =
    Shazamm! { $red } (piros, balra) és { $green } (zöld, jobbra).
    Két varázsló egy hídon, köztük a Tűzfal. Minden körben mindketten titokban manát tesznek fel tétnek, akár varázslatokkal együtt: az erősebb egy kőlappal a másik felé tolja a Tűzfalat. A híd a két végén omlik, és veszít, akit leszorítanak róla.
shazamm-variant = { $variant ->
    [full-hand] Teljes kéz
    [counted-cards] Megszámolt lapok
   *[stacked-deck] Rendezett pakli
}
# After the name of the variant.
shazamm-about-variant = { $variant ->
    [full-hand] mind a 14 varázslat kezdettől kézben van.
    [counted-cards] előbb leteszitek a lapokat, és látjátok, hány fekszik ott; csak azután tesztek tétet.
   *[stacked-deck] te választod meg, milyen sorrendben húzod a varázslataidat.
}
shazamm-round = { $round }. forduló
shazamm-stacking = Az első forduló előtt
shazamm-fire = Tűzfal
shazamm-mana = mana
shazamm-hand-and-deck = { $hand } varázslat, { $deck } a pakliban
shazamm-hand-size = { $hand } varázslat kézben
shazamm-falls-at = { $who ->
    [you] Lezuhansz
   *[other] { $name } lezuhan
}, ha ez a forduló úgy ér véget, hogy a Tűzfal { $all ->
    [yes] bárhol áll, ahová eljuthat
   *[no] { $count ->
        [one] ezen a kőlapon áll: { $tiles }
       *[other] e kőlapok egyikén áll: { $tiles }
    }
}.
shazamm-muted = { -mutism }: a forduló végéig nem hatnak a varázslatok.
shazamm-committed = { $who ->
    [you] A te téted: { $bet }.
   *[other] { $name } tétje: { $bet }.
}
# How many cards somebody has laid, where a sentence names them.
shazamm-cards-count = { $count ->
    [0] nincs
   *[other] { $count }
}
# $cards are their names, or how many there are.
shazamm-laid = { $who ->
    [you] Letett lapjaid: { $cards }.
   *[other] { $name } letett lapjai: { $cards }.
}
shazamm-this-turn = Ebben a körben: { $first }; { $second }.
shazamm-bet-of = { $who ->
    [you] a te téted { $bet }
   *[other] { $name } tétje { $bet }
}
shazamm-bet-with = { $bet } + { $cards }
shazamm-bet-recycled = { $bet } (most { $now })
shazamm-your-hand = Lapjaid:
shazamm-stack-of = { $who ->
    [you] Ezt fogod húzni: { $cards }
   *[other] { $name } ezt fogja húzni: { $cards }
}

## What is asked

shazamm-ask-bet = Válaszd meg a tétedet, ha akarod, varázslatokkal.
shazamm-ask-bet-muted = Válaszd meg a tétedet.
shazamm-ask-lay = Tedd le a lapjaidat lefordítva, vagy egyet se.
# $cards is how many there are.
shazamm-ask-bet-counted = { $name } letett lapjai: { $cards }. Válaszd meg a tétedet.
shazamm-ask-clone = Melyik varázslatot másolod le?
shazamm-ask-theft = Elloptad ezt: { $card }. Felhasználod vagy eldobod?
shazamm-ask-recycle = Mennyivel változtatod meg a tétedet? Most { $bet }. ({ $lowest } és { $highest } között)
shazamm-ask-stack = Válaszd ki a paklid { $place }. varázslatát.

shazamm-explain-bet =
    Te és { $name } egyszerre, titokban tesztek fel manát. A nagyobb tét egy kőlappal a másik felé tolja a Tűzfalat; egyenlő téteknél ott marad, ahol van. Mindketten kifizetitek a téteteket.
    A forduló véget ér, ha a Tűzfal elér egy varázslót, vagy ha valakinek elfogy a manája: ekkor a másik a megmaradt manája mindegyikével még egy kőlappal arrébb tolja. Ne költsd el tehát túl hamar az egészet.
    Forduló után mindkét varázsló három lépésre áll a Tűzfaltól, a híd mindkét végén letörik egy kőlap, és mindkettőtöknek újra 50 manája van. Aki alatt nincs kőlap, lezuhan.
    Neked { $mana } manád van, { $name } manája { $theirs }. A Tűzfal tőled { $near } kőlapra van; { $name } és a Tűzfal távolsága { $far } kőlap.
shazamm-explain-lay =
    Előbb te és { $name } egyszerre, lefordítva letesztek lapokat. Utána látjátok, hány lap fekszik ott; a Hamiskártya is beleszámít. Ezután mindketten titokban tétet tesztek.
shazamm-explain-spells =
    Minden varázslat egyszer használható a játszmában; ha mindketten ugyanazt teszitek le, kioltja egymást. A Hamiskártya visszatér.
    Lapjaid, abban a sorrendben, ahogyan hatnak:
shazamm-explain-clone =
    A Klónod úgy hat, mint { $name } előző köri varázslatainak egyike, mintha most te játszottad volna ki.
shazamm-explain-theft =
    A Lopásod elvette ezt, mielőtt hathatott volna: { $card }. (Eddig { $name } lapja volt.)
    Ha felhasználod, ebben a körben neked hat. Ha eldobod, egyáltalán nem hat.
    A hatása: { $effect }.
shazamm-explain-recycle =
    Most minden tét és varázslat nyitva van, és az Újrahasznosítás révén legfeljebb 5-tel megváltoztathatod a tétedet ({ $bet }), 1 és a te { $mana } manád között. Az új téttel harcolsz, és azt is fizeted ki. { $name } tétje { $theirs }.
shazamm-explain-stack =
    Te választod meg, milyen sorrendben húzod a 14 varázslatodat. Az első öt a kezdő lapjaid; minden új fordulóban még hármat húzol. A legtöbb játszma két–négy fordulóból áll.

## Refusals

shazamm-refusal-mana = { $mana } manád van; a téted { $mana ->
    [one] csak 1 lehet
   *[other] 1 és { $mana } között lehet
}.
shazamm-refusal-not-in-hand = { $why ->
    [used] Ezt már felhasználtad: { $card }.
   *[deck] Ez még nincs a kezedben: { $card }.
}
shazamm-refusal-not-on-show = { $name } az előző körben nem tette le ezt: { $card }. Válassz olyat, amelyet letett, vagy semmit.
shazamm-refusal-other-spell = A kérdés az, hogy felhasználod vagy eldobod ezt: { $card }.
shazamm-refusal-recycled = A téted ({ $bet }) { $lowest } és { $highest } között változhat: 1 és a te { $mana } manád között marad.
shazamm-refusal-stacked = Ez már a paklidban van: { $card }.
shazamm-refusal-lie-already = A lapjaid ebben a körben már az asztalon vannak: tegyél tétet lapok nélkül.
shazamm-refusal-other = Most nem ez a kérdés. { $asked ->
    [clone] Mondd meg, melyik varázslatot másolod le, vagy hogy egyiket sem.
    [theft] Mondd meg, felhasználod vagy eldobod az ellopott varázslatot.
    [recycle] Mondd meg, mennyivel változtatod meg a tétedet.
    [stack] Mondd meg, melyik varázslatot húzod következőnek.
    [lay] Tegyél le lapokat lefordítva, vagy egyet se.
   *[bet] Tegyél fel manát, ha akarod, varázslatokkal.
}
shazamm-refusal-chance = Így nem lehet varázslatot húzni.

## What happens

shazamm-fact-stacked = { $who ->
    [you] Következő lap a paklidban: { $card }.
   *[other] { $name } paklijában a következő lap: { $card }.
}
shazamm-fact-stack-done = { $who ->
    [you] A paklid elkészült.
   *[other] { $name } paklija elkészült.
}
shazamm-fact-drew = { $who ->
    [you] Ezt húzod: { $cards }.
   *[other] { $name } ezt húzza: { $cards }.
}
shazamm-fact-drew-secretly = { $name } { $count } varázslatot húz.
shazamm-fact-committed-secretly = { $name } titokban megtette a tétjét.
shazamm-fact-laid-secretly = { $name } titokban kiválasztotta a lapjait.
shazamm-fact-counted = Lapok az asztalon: { $counts }.
shazamm-count-of = { $who ->
    [you] te { $count }
   *[other] { $name } { $count }
}
shazamm-fact-revealed = Minden felfedve: { $first }; { $second }.
shazamm-fact-cancelled = Mindketten letették: { $cards }. { $count ->
    [one] Kioltja egymást, és nem hat.
   *[other] Ezek kioltják egymást, és nem hatnak.
}
shazamm-fact-lost = { $who ->
    [you] { $to } miatt hatás nélkül elvész: { $cards } (a tiéd).
   *[other] { $to } miatt hatás nélkül elvész: { $cards } ({ $name }).
}
shazamm-fact-mutism = { $who ->
    [you] A te { -mutism } lapod
   *[other] { $name } { -mutism } lapja
} mindenkit elnémít: a forduló végéig semmilyen más varázslat nem hat.
shazamm-fact-nothing-to-clone = { $who ->
    [you] A te { -clone } lapod
   *[other] { $name } { -clone } lapja
} nem talál lemásolnivalót.
shazamm-fact-cloned = { $who ->
    [you] A te { -clone } lapod úgy hat, mint ez: { $card }.
   *[other] { $name } { -clone } lapja úgy hat, mint ez: { $card }.
}
shazamm-fact-cloned-nothing = { $who ->
    [you] Semmit sem másolsz le.
   *[other] { $name } semmit sem másol le.
}
shazamm-fact-copy-cancelled = A másolat a túloldalon ezzel találkozik: { $card }. Egyik sem hat.
shazamm-fact-stole = { $who ->
    [you] A te { -theft } lapod elveszi: { $cards }.
   *[other] { $name } { -theft } lapja elveszi: { $cards }.
}
shazamm-fact-stole-nothing = { $who ->
    [you] A te { -theft } lapod nem talál elvennivalót.
   *[other] { $name } { -theft } lapja nem talál elvennivalót.
}
shazamm-fact-used-stolen = { $who ->
    [you] Felhasználod az ellopott varázslatot: { $card }.
   *[other] { $name } felhasználja az ellopott varázslatot: { $card }.
}
shazamm-fact-discarded-stolen = { $who ->
    [you] Eldobod az ellopott varázslatot: { $card }.
   *[other] { $name } eldobja az ellopott varázslatot: { $card }.
}
shazamm-fact-end-of-round = { $who ->
    [you] A te { -end-of-round } lapod
   *[other] { $name } { -end-of-round } lapja
} azonnal véget vet a fordulónak: a tétek nem számítanak.
shazamm-fact-middle = { $who ->
    [you] A te { -middle } lapod
   *[other] { $name } { -middle } lapja
} visszateszi a Tűzfalat oda, ahol a forduló kezdődött ({ $wall }. kőlap).
shazamm-fact-recycled = { $who ->
    [you] { -recycling }: megváltoztatod a tétedet ({ $change }), most { $bet }.
   *[other] { -recycling }: { $name } megváltoztatja a tétjét ({ $change }), most { $bet }.
}
shazamm-fact-recycled-not = { $who ->
    [you] { -recycling }: nem változtatsz a téteden ({ $bet }).
   *[other] { -recycling }: { $name } nem változtat a tétjén ({ $bet }).
}
shazamm-fact-boost = { $who ->
    [you] { -boost }: a te erőd most { $strength }.
   *[other] { -boost }: { $name } ereje most { $strength }.
}
shazamm-fact-double-dose = { $who ->
    [you] { -double-dose }: a te erőd most { $strength }.
   *[other] { -double-dose }: { $name } ereje most { $strength }.
}
shazamm-fact-strengths = Erő: { $strengths }.
shazamm-strength-of = { $who ->
    [you] te { $strength }
   *[other] { $name } { $strength }
}
shazamm-fact-who-wins-loses = { $who ->
    [you] A te { -who-wins-loses } lapod
   *[other] { $name } { -who-wins-loses } lapja
} megfordítja a Tűzfal mozgását.
shazamm-fact-who-wins-loses-not = { $who ->
    [you] A te { -who-wins-loses } lapodnak
   *[other] { $name } { -who-wins-loses } lapjának
} nincs mit megfordítania.
shazamm-fact-blaze = { $who ->
    [you] A te { -blaze } lapodtól
   *[other] { $name } { -blaze } lapjától
} a Tűzfal két kőlapot mozdul.
shazamm-fact-resisted = { $who ->
    [you] A te { -resistance } lapod
   *[other] { $name } { -resistance } lapja
} megállítja a Tűzfalat.
shazamm-fact-resisted-nothing = { $who ->
    [you] A te { -resistance } lapodnak
   *[other] { $name } { -resistance } lapjának
} nincs mit megállítania.
shazamm-fact-moved = A Tűzfal { $tiles ->
    [one] egy kőlappal
   *[other] { $tiles } kőlappal
} { $who ->
    [you] feléd
   *[other] { $name } felé
} mozdul; új helye: { $wall }. kőlap.
shazamm-fact-stayed = A Tűzfal a helyén marad ({ $wall }. kőlap).
shazamm-fact-sore-loser = { $who ->
    [you] { -sore-loser }: visszaszorultál, ezért nem fizetsz.
   *[other] { -sore-loser }: { $name } visszaszorult, ezért nem fizet.
}
shazamm-fact-sore-loser-not = { $who ->
    [you] { -sore-loser }: nem szorultál vissza, ezért fizetsz.
   *[other] { -sore-loser }: { $name } nem szorult vissza, ezért fizet.
}
shazamm-fact-paid = { $who ->
    [you] Fizetsz (tét: { $bet }), marad { $mana } manád.
   *[other] { $name } fizet (tét: { $bet }), marad { $mana } manája.
}
shazamm-fact-reserves = { $who ->
    [you] { -reserves }: kapsz { $gain } manát, most { $mana } van.
   *[other] { -reserves }: { $name } kap { $gain } manát, most { $mana } van.
}
shazamm-fact-drain = { $who ->
    [you] { -drain }: kapsz { $gain } manát, az ellenfél tétjét; most { $mana } van.
   *[other] { -drain }: { $name } kap { $gain } manát, az ellenfél tétjét; most { $mana } van.
}
shazamm-fact-round-over = { $round }. forduló vége: { $why ->
    [spell] { $who ->
        [you] te vetettél véget neki.
       *[other] { $name } vetett véget neki.
    }
    [reached] { $who ->
        [you] a Tűzfal elért téged.
       *[other] { $name } helyére ért a Tűzfal.
    }
    [exhausted] { $who ->
        [you] elfogyott a manád.
       *[other] { $name } manája elfogyott.
    }
   *[both-exhausted] mindkét varázsló manája elfogyott.
}
shazamm-fact-pushed = { $who ->
    [you] A maradék manáddal még { $tiles ->
        [one] egy kőlappal
       *[other] { $tiles } kőlappal
    } arrébb tolod a Tűzfalat; új helye: { $wall }. kőlap.
   *[other] { $name } a maradék manájával még { $tiles ->
        [one] egy kőlappal
       *[other] { $tiles } kőlappal
    } arrébb tolja a Tűzfalat; új helye: { $wall }. kőlap.
}
shazamm-fact-push-resisted = { $who ->
    [you] A te { -resistance } lapod
   *[other] { $name } { -resistance } lapja
} az utolsó tolást is megállítja: a Tűzfal a helyén marad ({ $wall }. kőlap).
shazamm-fact-wizards-moved = A varázslók három lépésre állnak a Tűzfaltól: { $red }. és { $green }. kőlap.
shazamm-fact-tiles-broke = Letörnek a híd végei. Ép kőlapok: { $first }–{ $last }.
shazamm-fact-fell = { $who ->
    [you] Semmi sincs már a lábad alatt: lezuhansz.
   *[other] Semmi sincs már { $name } lába alatt: { $name } lezuhan.
}
shazamm-fact-round = { $round }. forduló: mindkét varázslónak 50 manája van.

shazamm-result-win = Vége a játszmának. { $who ->
    [you] Te nyertél!
   *[other] { $name } nyert.
}
shazamm-result-draw = Vége a játszmának. Mindkét varázsló lezuhant: döntetlen.

## What one may do, in the words of a button or an advice

# The bet is a number, perhaps with cards: "12 with Boost".
shazamm-action-bet = tét: { $bet }
shazamm-action-clone = lemásolás: { $card }
shazamm-action-clone-nothing = semmit sem lemásolni
shazamm-action-use = felhasználás: { $card }
shazamm-action-discard = eldobás: { $card }
shazamm-action-recycle = a tét változtatása ({ $change }), új tét: { $bet }
shazamm-action-recycle-not = a tét marad, ahogy van
shazamm-action-stack = következő a pakliban: { $card }
shazamm-action-lay = letevés: { $cards }
shazamm-action-lay-nothing = semmit sem letenni
# What became of a player, beside the name.
shazamm-outcome = { $points ->
    [0] vereség
    [1] döntetlen
   *[other] győzelem
}
