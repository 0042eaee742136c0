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
    [mutism] a forduló végéig minden más varázslat hatástalan
    [clone] lemásolja az ellenfél egyik előző köri varázslatát
    [theft] ellopja az ellenfél e köri, 3 fölötti varázslatait
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
    [drain] fizetés után annyi manát kapsz, amennyi az ellenfél tétje
   *[dummy] nincs hatása, és visszatér; elrejti, hogy varázsolsz-e
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
    [sore-loser] vesztesként ingyen
    [reserves] +13 mana
    [drain] +mana: a tétje
   *[dummy] nincs hatása
}

## The table

shazamm-heading =
    Shazamm! Balra { $red } (piros), jobbra { $green } (zöld).
    Két varázsló egy hídon, köztük a Tűzfal. Minden körben mindketten titokban manát tesznek fel, akár varázslatokkal együtt: az erősebb egy kőlappal a másik felé tolja a Tűzfalat. A híd a két végén omlik, és veszít, akit leszorítanak róla.
shazamm-variant = { $variant ->
    [full-hand] Minden lap kézben
    [counted-cards] Megszámolt lapok
   *[stacked-deck] Rendezett pakli
}
# After the name of the variant.
shazamm-about-variant = { $variant ->
    [full-hand] mind a 14 varázslat kezdettől fogva a kezedben van.
    [counted-cards] előbb leteszitek a lapokat, és látjátok, hány fekszik ott; csak azután tesztek tétet.
   *[stacked-deck] te választod meg, milyen sorrendben húzod a varázslataidat.
}
shazamm-round = { $round }. forduló
shazamm-stacking = Az első forduló előtt
shazamm-fire = Tűzfal
shazamm-mana = mana
shazamm-hand-and-deck = kézben { $hand } varázslat, pakliban { $deck }
shazamm-hand-size = kézben { $hand } varázslat
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
shazamm-muted = { -mutism }: a forduló végéig a varázslatok hatástalanok.
shazamm-committed = { $who ->
    [you] A téted: { $bet }.
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

shazamm-ask-bet = Válaszd meg a tétedet, akár varázslatokkal együtt.
shazamm-ask-bet-muted = Válaszd meg a tétedet.
shazamm-ask-lay = Tegyél le lapokat lefordítva, vagy egyet se.
# $cards is how many there are.
shazamm-ask-bet-counted = { $name } letett lapjai: { $cards }. Válaszd meg a tétedet.
shazamm-ask-clone = Melyik varázslatot másolod le?
shazamm-ask-theft = Elloptad ezt: { $card }. Felhasználod vagy eldobod?
shazamm-ask-recycle = Mennyivel változtatod meg a tétedet? Most { $bet }. ({ $lowest } és { $highest } között)
shazamm-ask-stack = Válaszd ki a paklid { $place }. varázslatát.

shazamm-explain-bet =
    Te és { $name } egyszerre, titokban tesztek fel manát. A nagyobb tét egy kőlappal a másik felé tolja a Tűzfalat; egyenlő téteknél ott marad, ahol van. Mindketten kifizetitek a téteteket.
    A forduló véget ér, ha a Tűzfal elér egy varázslót, vagy ha valakinek elfogy a manája: ekkor a másik még annyi kőlappal tolja arrébb, ahány manája maradt. Ne költsd el tehát túl hamar az egészet.
    A forduló után mindkét varázsló három lépésre áll a Tűzfaltól, a híd mindkét végén letörik egy kőlap, és mindkettőtöknek újra 50 manája van. Aki alatt nincs kőlap, lezuhan.
    Neked { $mana } manád van, { DATIVE($name) } { $theirs }. A Tűzfal tőled { $near }, { $name } varázslójától { $far } kőlapra van.
shazamm-explain-lay =
    Előbb te és { $name } egyszerre, lefordítva letesztek lapokat. Utána látjátok, hány lap fekszik ott; a Hamiskártya is beleszámít. Ezután mindketten titokban tétet tesztek.
shazamm-explain-spells =
    Minden varázslat egyszer használható a játszmában; ha mindketten ugyanazt teszitek le, a két lap kioltja egymást. A Hamiskártya visszatér.
    Lapjaid, abban a sorrendben, ahogyan életbe lépnek:
shazamm-explain-clone =
    A Klónod { $name } előző köri varázslatainak egyikeként lép életbe, mintha most te játszottad volna ki.
shazamm-explain-theft =
    A Lopásod megszerezte { $name } lapját, mielőtt életbe lépett volna: { $card }.
    Ha felhasználod, ebben a körben neked dolgozik. Ha eldobod, semmi hatása nem lesz.
    Hatása: { $effect }.
shazamm-explain-recycle =
    Most minden tét és varázslat nyíltan fekszik, és az Újrahasznosítás révén legfeljebb 5-tel megváltoztathatod a tétedet ({ $bet }), 1 és { $mana } (az összes manád) között. Az új téttel harcolsz, és azt is fizeted ki. { $name } tétje { $theirs }.
shazamm-explain-stack =
    Te választod meg, milyen sorrendben húzod a 14 varázslatodat. Az első öttel kezdesz; minden új fordulóban még hármat húzol. A legtöbb játszma két–négy fordulóból áll.

## Refusals

shazamm-refusal-mana = { $mana } manád van; a téted { $mana ->
    [one] csak 1 lehet
   *[other] 1 és { $mana } között lehet
}.
shazamm-refusal-not-in-hand = { $why ->
    [used] Ezt már felhasználtad: { $card }.
   *[deck] Ez még nincs a kezedben: { $card }.
}
shazamm-refusal-not-on-show = { $name } az előző körben nem tette le ezt: { $card }. Válassz olyat, amelyet letett, vagy egyiket sem.
shazamm-refusal-other-spell = A kérdés az, hogy felhasználod-e vagy eldobod ezt: { $card }.
shazamm-refusal-recycled = A téted ({ $bet }) { $lowest } és { $highest } között változhat, hogy 1 és { $mana } (az összes manád) között maradjon.
shazamm-refusal-stacked = Ez már a paklidban van: { $card }.
shazamm-refusal-lie-already = A lapjaid ebben a körben már az asztalon vannak: tegyél tétet lapok nélkül.
shazamm-refusal-other = Most nem ez a kérdés. { $asked ->
    [clone] Mondd meg, melyik varázslatot másolod le, vagy hogy egyiket sem.
    [theft] Mondd meg, hogy felhasználod-e vagy eldobod az ellopott varázslatot.
    [recycle] Mondd meg, mennyivel változtatod meg a tétedet.
    [stack] Mondd meg, melyik varázslatot húzod következőnek.
    [lay] Tegyél le lapokat lefordítva, vagy egyet se.
   *[bet] Tegyél fel manát, akár varázslatokkal együtt.
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
shazamm-fact-revealed = Felfedés: { $first }; { $second }.
shazamm-fact-cancelled = Mindkét fél letette: { $cards }. { $count ->
    [one] A két lap kioltja egymást, nincs hatásuk.
   *[other] Ezek kioltják egymást, nincs hatásuk.
}
shazamm-fact-lost = { $who ->
    [you] A { $to } hatástalanítja, amit letettél: { $cards }.
   *[other] A { $to } hatástalanítja, amit { $name } letett: { $cards }.
}
shazamm-fact-mutism = { $who ->
    [you] A Némád
   *[other] { $name } Némája
} mindenkit elhallgattat: a forduló végéig minden más varázslat hatástalan.
shazamm-fact-nothing-to-clone = { $who ->
    [you] A Klónodnak
   *[other] { $name } Klónjának
} nincs mit lemásolnia.
shazamm-fact-cloned = { $who ->
    [you] A Klónod lemásolja: { $card }.
   *[other] { $name } Klónja lemásolja: { $card }.
}
shazamm-fact-cloned-nothing = { $who ->
    [you] Semmit sem másolsz le.
   *[other] { $name } semmit sem másol le.
}
shazamm-fact-copy-cancelled = A másolat és a túloldali { $card } kioltja egymást, nincs hatásuk.
shazamm-fact-stole = { $who ->
    [you] A Lopásod megszerzi: { $cards }.
   *[other] { $name } Lopása megszerzi: { $cards }.
}
shazamm-fact-stole-nothing = { $who ->
    [you] A Lopásodnak nincs mit megszereznie.
   *[other] { $name } Lopásának nincs mit megszereznie.
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
    [you] A Végzeted
   *[other] { $name } Végzete
} azonnal véget vet a fordulónak: a tétek nem számítanak.
shazamm-fact-middle = { $who ->
    [you] A Középutad
   *[other] { $name } Középútja
} visszateszi a Tűzfalat { ARTICLE($wall) } { $wall }. kőlapra, ahol a forduló kezdődött.
shazamm-fact-recycled = { $who ->
    [you] { -recycling }: megváltoztatod a tétedet ({ $change }), most { $bet }.
   *[other] { -recycling }: { $name } megváltoztatja a tétjét ({ $change }), most { $bet }.
}
shazamm-fact-recycled-not = { $who ->
    [you] { -recycling }: nem változtatsz a téteden ({ $bet }).
   *[other] { -recycling }: { $name } nem változtat a tétjén ({ $bet }).
}
shazamm-fact-boost = { $who ->
    [you] { -boost }: az erőd most { $strength }.
   *[other] { -boost }: { $name } ereje most { $strength }.
}
shazamm-fact-double-dose = { $who ->
    [you] { -double-dose }: az erőd most { $strength }.
   *[other] { -double-dose }: { $name } ereje most { $strength }.
}
shazamm-fact-strengths = Erő: { $strengths }.
shazamm-strength-of = { $who ->
    [you] te { $strength }
   *[other] { $name } { $strength }
}
shazamm-fact-who-wins-loses = { $who ->
    [you] { -who-wins-loses }: megfordítod a Tűzfal mozgását.
   *[other] { -who-wins-loses }: { $name } megfordítja a Tűzfal mozgását.
}
shazamm-fact-who-wins-loses-not = { $who ->
    [you] { -who-wins-loses }: nincs mit megfordítanod.
   *[other] { -who-wins-loses }: { DATIVE($name) } nincs mit megfordítania.
}
shazamm-fact-blaze = { $who ->
    [you] A Poklodtól
   *[other] { $name } Poklától
} a Tűzfal két kőlapot mozdulhat.
shazamm-fact-resisted = { $who ->
    [you] Az Ellenállásod
   *[other] { $name } Ellenállása
} megállítja a Tűzfalat.
shazamm-fact-resisted-nothing = { $who ->
    [you] Az Ellenállásodnak
   *[other] { $name } Ellenállásának
} nincs mit megállítania.
shazamm-fact-moved = A Tűzfal { $tiles ->
    [one] egy kőlappal
   *[other] { $tiles } kőlappal
} { $who ->
    [you] feléd
   *[other] { $name } felé
} mozdul, { ARTICLE($wall) } { $wall }. kőlapra.
shazamm-fact-stayed = A Tűzfal { ARTICLE($wall) } { $wall }. kőlapon marad.
shazamm-fact-sore-loser = { $who ->
    [you] { -sore-loser }: teret vesztettél, ezért nem fizetsz.
   *[other] { -sore-loser }: { $name } teret vesztett, ezért nem fizet.
}
shazamm-fact-sore-loser-not = { $who ->
    [you] { -sore-loser }: nem vesztettél teret, ezért fizetsz.
   *[other] { -sore-loser }: { $name } nem vesztett teret, ezért fizet.
}
shazamm-fact-paid = { $who ->
    [you] Kifizetsz { $bet } manát, marad { $mana }.
   *[other] { $name } kifizet { $bet } manát, marad { $mana }.
}
shazamm-fact-reserves = { $who ->
    [you] { -reserves }: kapsz { $gain } manát, most { $mana } manád van.
   *[other] { -reserves }: { $name } kap { $gain } manát, most { $mana } manája van.
}
shazamm-fact-drain = { $who ->
    [you] { -drain }: kapsz { $gain } manát, annyit, amennyi az ellenfeled tétje; most { $mana } manád van.
   *[other] { -drain }: { $name } kap { $gain } manát, annyit, amennyi az ellenfél tétje; most { $mana } manája van.
}
shazamm-fact-round-over = Vége { ARTICLE($round) } { $round }. fordulónak: { $why ->
    [spell] { $who ->
        [you] te vetettél véget neki.
       *[other] { $name } vetett véget neki.
    }
    [reached] { $who ->
        [you] a Tűzfal elért téged.
       *[other] a Tűzfal elérte { $name } varázslóját.
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
    } arrébb tolod a Tűzfalat, { ARTICLE($wall) } { $wall }. kőlapra.
   *[other] { $name } a maradék manájával még { $tiles ->
        [one] egy kőlappal
       *[other] { $tiles } kőlappal
    } arrébb tolja a Tűzfalat, { ARTICLE($wall) } { $wall }. kőlapra.
}
shazamm-fact-push-resisted = { $who ->
    [you] Az Ellenállásod
   *[other] { $name } Ellenállása
} az utolsó tolást is megállítja: a Tűzfal a helyén marad ({ $wall }. kőlap).
shazamm-fact-wizards-moved = A varázslók új helye, három lépésre a Tűzfaltól: { ARTICLE($red) } { $red }. és { ARTICLE($green) } { $green }. kőlap.
shazamm-fact-tiles-broke = Letörnek a híd végei. Ép kőlapok: { $first }–{ $last }.
shazamm-fact-fell = { $who ->
    [you] Elfogyott a híd a lábad alól: lezuhansz.
   *[other] { $name } lába alól elfogyott a híd: { $name } lezuhan.
}
shazamm-fact-round = { $round }. forduló: mindkét varázslónak 50 manája van.

shazamm-chance = { $percent }% esély a győzelemre
shazamm-result-win = Vége a játszmának. { $who ->
    [you] Te nyertél!
   *[other] { $name } nyert.
}
shazamm-result-draw = Vége a játszmának. Mindkét varázsló lezuhant: döntetlen.

## What one may do, in the words of a button or an advice

# The bet is a number, perhaps with cards: "12 with Boost".
shazamm-action-bet = tét: { $bet }
shazamm-action-clone = lemásolás: { $card }
shazamm-action-clone-nothing = nincs másolás
shazamm-action-use = felhasználás: { $card }
shazamm-action-discard = eldobás: { $card }
shazamm-action-recycle = a tét változtatása ({ $change }), új tét: { $bet }
shazamm-action-recycle-not = a tét marad, ahogy van
shazamm-action-stack = következő a pakliban: { $card }
shazamm-action-lay = letevés: { $cards }
shazamm-action-lay-nothing = letevés: egy lap sem
# What became of a player, beside the name.
shazamm-outcome = { $points ->
    [0] vereség
    [1] döntetlen
   *[other] győzelem
}
