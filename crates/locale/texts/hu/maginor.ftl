maginor-title = Maginor

## Symbols, spells, elements

maginor-symbol = { $symbol ->
    [fire] tűz
    [water] víz
    [earth] föld
    [air] levegő
   *[fate] végzet
}
# A symbol card.
maginor-card = { maginor-symbol }kártya
maginor-element = { $element ->
    [earth] föld
    [water] víz
   *[fire] tűz
}
maginor-spell = { $spell ->
    [retrieval] Visszaszerzés
    [restoration] Helyreállítás
    [domination] Fölény
    [persuasion] Meggyőzés
    [telekinesis] Telekinézis
    [teleportation] Teleportálás
    [summoning] Behívás
    [reversal] Megfordítás
    [golden-cauldron] Arany Üst
   *[high-wizard] Fővarázsló
}
maginor-about-spell = { $spell ->
    [retrieval] vegyél vissza kettőt a kijátszott szimbólumkártyáid közül.
    [restoration] vegyél vissza kettőt a kijátszott boszorkányságkártyáid közül.
    [domination] helyezz el egy vagy két jelzőt bármelyik szabad mezőn azon a lapkán, ahol a varázslód áll.
    [persuasion] cseréld ki egy ellenfél jelzőjét a sajátodra azon a lapkán, ahol a varázslód áll.
    [telekinesis] helyezz el egy jelzőt bármelyik lapka bármelyik szabad mezőjén.
    [teleportation] tedd a varázslódat egy másik lapkára; ezután még lépned vagy dobnod kell.
    [summoning] azonnal értékeld ki a Székház után az óramutató járása szerint első lapkát; ezzel véget ér a köröd.
    [reversal] megnyersz egy elveszített vagy döntetlen párbajt. Ilyen párbaj után megkérdezünk.
    [golden-cauldron] szertartás, a végén 3 szavazatot ér. Nem kell kijátszani.
   *[high-wizard] szertartás, a végén 5 szavazatot ér. Nem kell kijátszani.
}

## The tiles that ship

# By itself.
maginor-tile-title = { $tile ->
    [guild-hall] Székház
    [wisp] Lidércfény
    [mandrake] Mandragóra
    [salamander] Szalamandra
    [sphinx] Szfinx
    [norns] Három Norna
    [unicorn] Egyszarvú
    [djinn] Dzsinn
    [great-eagle] Szürke Sas
    [leviathan] Leviatán
    [stone-giant] Kőóriás
   *[other] { $tile }
}
# In a sentence, also as the owner of what follows: "az Egyszarvú 3. mezője".
maginor-tile = { $tile ->
    [guild-hall] a Székház
    [wisp] a Lidércfény
    [mandrake] a Mandragóra
    [salamander] a Szalamandra
    [sphinx] a Szfinx
    [norns] a Három Norna
    [unicorn] az Egyszarvú
    [djinn] a Dzsinn
    [great-eagle] a Szürke Sas
    [leviathan] a Leviatán
    [stone-giant] a Kőóriás
   *[other] { ARTICLE($tile) } „{ $tile }” lapka
}
# Where somebody stands.
maginor-tile-at = { $tile ->
    [guild-hall] a Székháznál
    [wisp] a Lidércfénynél
    [mandrake] a Mandragóránál
    [salamander] a Szalamandránál
    [sphinx] a Szfinxnél
    [norns] a Három Nornánál
    [unicorn] az Egyszarvúnál
    [djinn] a Dzsinn-nél
    [great-eagle] a Szürke Sasnál
    [leviathan] a Leviatánnál
    [stone-giant] a Kőóriásnál
   *[other] { ARTICLE($tile) } „{ $tile }” lapkánál
}
# Where somebody goes.
maginor-tile-to = { $tile ->
    [guild-hall] a Székházhoz
    [wisp] a Lidércfényhez
    [mandrake] a Mandragórához
    [salamander] a Szalamandrához
    [sphinx] a Szfinxhez
    [norns] a Három Nornához
    [unicorn] az Egyszarvúhoz
    [djinn] a Dzsinnhez
    [great-eagle] a Szürke Sashoz
    [leviathan] a Leviatánhoz
    [stone-giant] a Kőóriáshoz
   *[other] { ARTICLE($tile) } „{ $tile }” lapkához
}
# What is rolled for.
maginor-tile-for = { $tile ->
    [guild-hall] a Székházért
    [wisp] a Lidércfényért
    [mandrake] a Mandragóráért
    [salamander] a Szalamandráért
    [sphinx] a Szfinxért
    [norns] a Három Nornáért
    [unicorn] az Egyszarvúért
    [djinn] a Dzsinnért
    [great-eagle] a Szürke Sasért
    [leviathan] a Leviatánért
    [stone-giant] a Kőóriásért
   *[other] { ARTICLE($tile) } „{ $tile }” lapkáért
}
# What is left, scored or won.
maginor-tile-whom = { $tile ->
    [guild-hall] a Székházat
    [wisp] a Lidércfényt
    [mandrake] a Mandragórát
    [salamander] a Szalamandrát
    [sphinx] a Szfinxet
    [norns] a Három Nornát
    [unicorn] az Egyszarvút
    [djinn] a Dzsinnt
    [great-eagle] a Szürke Sast
    [leviathan] a Leviatánt
    [stone-giant] a Kőóriást
   *[other] { ARTICLE($tile) } „{ $tile }” lapkát
}

## The table

maginor-heading =
    Maginor { $seats } játékossal: { $names }.
    Tizenegy Mindentudó választja meg az új Fővarázslót. Nyerd el a lapkájukat: az kapja, akinek a legtöbb jelzője van rajta. Egy lapka annyi szavazatot ér, ahány mezője van. Az nyer, akinek a legtöbb szavazata van.
maginor-variant = A dobás befejezése
# After the name of the variant.
maginor-about-variant = ha a kocka Maginort mutatja, Maginor akkor is továbblép, ha a szavazattal megtelt egy lapka, és azt kiértékelték.
maginor-turn = { $who ->
    [you] Te következel
   *[other] { $name } következik
}
maginor-at-start = Maginor még nem indult el

## What one may do, in the words of a button or an advice

maginor-action-roll = dobás
maginor-action-card = a { $card } kijátszása
maginor-action-spell = varázslat: { $spell }
# A spell for a tile: Telekinesis, Teleportation.
maginor-action-spell-tile = { $spell }: { maginor-tile-title }
maginor-action-move = lépés { maginor-tile-to }
maginor-action-sorcery = boszorkányságkártya { maginor-tile-for }
maginor-action-symbol = szimbólum: { $symbol }
# What would do nothing, such as a card whose symbol the tile does not show.
maginor-action-idle = { $action } (nem történik semmi)
maginor-action-slot = { $slot }. mező ({ $symbol })
maginor-action-slot-of = { $slot }. mező ({ $symbol }), { $name } jelzője
maginor-action-stop = elég egy jelző
maginor-action-duel = választás: { $element }
maginor-action-reversal = a Megfordítás kijátszása
maginor-action-no-reversal = maradjon az eredmény
maginor-action-take-tile = lapka: { maginor-tile-title } ({ maginor-votes })
maginor-action-take-spell = varázslat: { $spell }
maginor-action-retrieve = a { $card } visszavétele

## What is asked

maginor-ask-turn = { $place ->
    [middle] Középen állsz: a köröd végén lépned kell.
   *[tile] Játssz ki kártyákat és varázslatokat, aztán dobj vagy lépj.
}
maginor-ask-symbol = Melyik szimbólumot választod { maginor-tile-at }?
maginor-ask-slot = Melyik { $symbol }mezőt választod { maginor-tile-at }?
maginor-ask-rival = Melyik { $symbol }mezőért vívsz párbajt { maginor-tile-at }?
maginor-ask-duel = Párbaj { WITH($name) }: mit választasz titokban?
maginor-ask-reversal = Nem te nyerted meg a párbajt. Kijátszod a Megfordítást, hogy mégis tiéd legyen?
maginor-ask-take = Te vagy az első { maginor-tile-at }. Melyiket kéred?
maginor-ask-retrieve = { $left ->
    [one] Melyik szimbólumkártyát veszed vissza?
   *[other] Melyik szimbólumkártyát veszed vissza először? Összesen { $left } kártyát vehetsz vissza.
}
maginor-ask-domination = { $second ->
    [yes] Fölény: hová kerüljön a második jelző? Vagy elég egy?
   *[no] Fölény: hová kerüljön az első jelző?
}
maginor-ask-persuasion = Meggyőzés: melyik jelzőt cseréled a sajátodra?
maginor-ask-telekinesis = Telekinézis: hová kerüljön a jelződ { maginor-tile-at }?

## What it is about

maginor-explain-turn =
    A varázslód { maginor-tile-at } áll. A körödben akárhány kártyát és varázslatot kijátszhatsz, a végén pedig vagy dobnod, vagy lépned kell; utána a következő játékos jön.
    dobás: a kocka egy szimbólumot mutat, és a varázslód lapkáján egy jelzőt teszel e szimbólum egyik szabad mezőjére. Ha minden ilyen mező foglalt, párbajt vívsz az egyikért. Ha a lapkán nincs ilyen szimbólum, nem történik semmi. A kocka egyik oldala Maginor: te választod a szimbólumot, és Maginor lép egyet.
    lépés: a varázslód egy másik lapkára megy, hogy a következő körökben ott dobj.
maginor-explain-turn-middle =
    A varázslód lapkáját kiértékelték, ezért a varázslód a lapkakör közepén áll. Kijátszhatsz boszorkányságkártyát és néhány varázslatot, de nem dobhatsz: a köröd végén egy lapkára kell lépned.
maginor-explain-cards =
    kártya: minden szimbólumkártyád annyit ér, mintha a szimbólumát dobtad volna, egyszer a játékban. boszorkányság: dobj bármelyik lapkáért, akárhol áll a varázslód (még { $sorcery } van). Kártyát a dobás vagy a lépés előtt lehet kijátszani.
maginor-explain-spells = Varázslataid, mindegyik egyszer játszható ki:
maginor-explain-aim =
    Egy lapkát akkor értékelnek ki, ha Maginor elhagyja, vagy ha minden mezője megtelt; a Székházat csak a végén, amikor Maginor odaér. Akinek a legtöbb jelzője van rajta, az a lapkát vagy a mellette fekvő varázslatot kéri, a második a másikat kapja; egyenlőségnél az a jelző dönt, amelyik előbb van a sorban. Minden jelző visszakerül. Menj tehát oda, ahol első vagy második lehetsz, mielőtt Maginor odaér.
maginor-explain-counters = Jelzők { maginor-tile-at } ({ maginor-votes }{ $has_spell ->
    [yes] , varázslata: { $spell }
   *[no] , nincs varázslata
}): { $counters }.
maginor-explain-symbol = Te választhatod meg a szavazatod szimbólumát { maginor-tile-at }. Ha van belőle szabad mező, oda kerül a jelződ; ha nincs, párbajt vívsz az egyikért. A szabad mező biztosabb, mint a párbaj.
maginor-explain-idle = Olyan szimbólumot is választhatsz, amellyel nem történik semmi, mert nincs a lapkán, vagy mert minden ilyen mező a tiéd. Ekkor a lapka úgy marad, ahogy van, és a jelződ is nálad marad.
maginor-explain-slot = Ezek a mezők mind szabadok. A mezőket a lapka tetejétől az óramutató járása szerint számoljuk. Ha a kiértékeléskor ugyanannyi jelződ van, mint valaki másnak, az van előrébb, akié ebben a sorrendben az első: az alacsony szám tehát jobb.
maginor-explain-rival = Ennek a szimbólumnak minden mezője foglalt. Válaszd ki a jelzőt, amelynek a helyéért párbajozni akarsz: ha nyersz, a tiéd kerül oda.
maginor-explain-advance = Ezután Maginor lép egyet.
maginor-explain-duel =
    Mindketten titokban földet, vizet vagy tüzet választotok. A föld legyőzi a vizet, a víz a tüzet, a tűz a földet. { $role ->
    [defender] Te véded a jelződet: ha nyersz, marad; ha veszítesz, a kihívóé kerül a helyére.
   *[challenger] Te vagy a kihívó: ha nyersz, a te jelződ kerül a másik helyére.
    }
    Ha mindketten földet választotok, a védő nyer. Ha mindketten tüzet vagy mindketten vizet, a mező felszabadul.
maginor-explain-reversal = A Megfordítással megnyered ezt a párbajt, pedig elvesztetted vagy döntetlen volt. Csak egyszer használhatod.
maginor-explain-take =
    Neked van a legtöbb jelződ ezen a lapkán, ezért te választasz. { $second ->
    [yes] { $name } a második, és azt kapja, amit meghagysz.
   *[no] Senki másnak nincs rajta jelzője: amit meghagysz, kikerül a játékból.
    } A lapka a végén szavazatot ér, a varázslat útközben segít. A varázslat:
maginor-explain-retrieve = A Visszaszerzés visszaad kettőt a kijátszott szimbólumkártyáid közül.
maginor-explain-domination = A Fölény egy vagy két jelzőt helyez el szabad mezőkön azon a lapkán, ahol a varázslód áll.
maginor-explain-persuasion = A Meggyőzés párbaj nélkül egy ellenfél jelzőjének helyére teszi a tiédet.
maginor-explain-telekinesis = Ezek a mezők mind szabadok, és a jelződ bármelyikre kerülhet, akármi a szimbóluma. Egyenlőségnél az alacsony szám jobb.

## Refusals

maginor-refusal-other = Most nem ez a kérdés. { $asked ->
    [turn] A te köröd van: játssz ki kártyát vagy varázslatot, dobj, vagy lépj.
    [symbol] Először válaszd ki a szavazatod szimbólumát.
    [slot] Először válassz egy mezőt.
    [duel] Válassz földet, vizet vagy tüzet a párbajhoz.
    [reversal] Mondd meg, kijátszod-e a Megfordítást.
    [take] Válaszd a lapkát vagy a varázslatot.
   *[retrieve] Válassz egy szimbólumkártyát, amelyet visszaveszel.
}
maginor-refusal-card = A { $card } már nincs nálad: kijátszottad.
maginor-refusal-sorcery = Nincs több boszorkányságkártyád.
maginor-refusal-spell = Ez a varázslat nem a tiéd: { $spell }.
maginor-refusal-middle = A varázslód középen áll, nem lapkán, ezért ez most nem lehetséges. Előbb lépj egy lapkára.
maginor-refusal-not-in-play = Ez a lapka már nincs játékban, kiértékelték: { maginor-tile-title }.
maginor-refusal-there = A varázslód már { maginor-tile-at } áll. Lépj máshová, vagy dobj.
maginor-refusal-must-roll = Már { $turns } köre nem dobott senki, ezért dobnod kell: most nem léphetsz.
maginor-refusal-no-counter = Minden jelződ lapkákon van. Akkor kerülnek vissza, ha a lapkájukat kiértékelik.
maginor-refusal-nothing = Ez a szimbólum ({ $symbol }) semmit sem érne { maginor-tile-at }: nincs a lapkán, vagy minden ilyen mező a tiéd.
maginor-refusal-full = Nincs szabad mező { maginor-tile-at }.
maginor-refusal-rival = Egyik ellenfelednek sincs jelzője { maginor-tile-at }.
maginor-refusal-discarded = Még nem játszottál ki ilyen kártyát, nincs mit visszavenned.
maginor-refusal-not-discarded = A { $card } még nálad van. Olyat vegyél vissza, amelyet már kijátszottál.
maginor-refusal-only-hall = Csak a Székház maradt, azt pedig nem lehet behívni.
maginor-refusal-slot = { $why ->
    [none] Nincs { $slot }. mező { maginor-tile-at }.
    [taken] Már van jelző { ARTICLE($slot) } { $slot }. mezőn.
    [other-symbol] Más szimbólum van { ARTICLE($slot) } { $slot }. mezőn.
   *[no-rival] Egyik ellenfelednek sincs jelzője { ARTICLE($slot) } { $slot }. mezőn.
} Válassz másik mezőt.
maginor-refusal-stop = A Fölény legalább egy jelzőt elhelyez.
maginor-refusal-chance = A kocka nem eshetett így.

## What happens

maginor-fact-ring = A lapkakör, a varázslatokkal: { $tiles }.
maginor-fact-first = { $who ->
    [you] Te kezdesz.
   *[other] { $name } kezd.
}
maginor-fact-turn = { $turn }.
maginor-fact-must-roll = Régóta nem dobott senki, ezért most { $who ->
    [you] dobnod kell.
   *[other] { $name } köteles dobni.
}
maginor-fact-card = { $who ->
    [you] Kijátszod: { $card }.
   *[other] { $name } kijátssza: { $card }.
}
maginor-fact-sorcery = { $who ->
    [you] Boszorkányságkártyát játszol ki.
   *[other] { $name } boszorkányságkártyát játszik ki.
}
maginor-fact-spell = { $who ->
    [you] Kijátszol egy varázslatot: { $spell }.
   *[other] { $name } kijátszik egy varázslatot: { $spell }.
}
maginor-fact-moved = { $who ->
    [you] Átlépsz { maginor-tile-to }.
   *[other] { $name } átlép { maginor-tile-to }.
}
maginor-fact-rolled = { $who ->
    [you] Dobsz { maginor-tile-for }: { $symbol }.
   *[other] { $name } dob { maginor-tile-for }: { $symbol }.
}
maginor-fact-rolled-maginor = { $who ->
    [you] Dobsz { maginor-tile-for }: Maginor! Te választod a szimbólumot, és ő lép egyet.
   *[other] { $name } dob { maginor-tile-for }: Maginor! Szimbólumot választ, és Maginor lép egyet.
}
maginor-fact-symbol = { $who ->
    [you] A szavazatod szimbóluma: { $symbol }.
   *[other] { $name } szavazatának szimbóluma: { $symbol }.
}
maginor-fact-not-shown = Nem történik semmi: ez a szimbólum nincs meg { maginor-tile-at }.
maginor-fact-all-own = Nem történik semmi: { $who ->
    [you] már minden ilyen mező a tiéd.
   *[other] már minden ilyen mezőn { $name } jelzője van.
}
maginor-fact-no-counter = Nem történik semmi: { $who ->
    [you] nincs több jelződ.
   *[other] { $name } jelzői elfogytak.
}
maginor-fact-placed = { $who ->
    [you] Jelződ { maginor-tile } { $slot }. mezőjére kerül ({ $symbol }).
   *[other] { $name } jelzője { maginor-tile } { $slot }. mezőjére kerül ({ $symbol }).
}
maginor-fact-filled = Megtelt { maginor-tile } minden mezője.
maginor-fact-advance-lost = Egy lapkát kiértékelnek, ezért Maginor lépése elmarad.
maginor-fact-challenged = { $who ->
    [you] Párbajra kelsz { WITH($other) } { maginor-tile } { $slot }. mezőjéért ({ $symbol })!
    [against-you] { $name } párbajra hív téged { maginor-tile } { $slot }. mezőjéért ({ $symbol })!
   *[other] { $name } párbajra kel { WITH($other) } { maginor-tile } { $slot }. mezőjéért ({ $symbol })!
}
maginor-fact-chose = { $who ->
    [you] Választásod: { $element }.
   *[other] { $name } választása: { $element }.
}
maginor-fact-chose-secretly = { $name } titokban választott.
maginor-fact-revealed = { $challenger }: { $challenge }. { $defender }: { $defence }.{ $verdict ->
    [both-earth] { " " }Föld föld ellen: a védő nyer.
   *[other] { "" }
}
maginor-fact-no-reversal = { $who ->
    [you] Későbbre tartogatod a Megfordítást.
   *[other] { $name } későbbre tartogatja a Megfordítást.
}
maginor-fact-duel-won = { $who ->
    [you] Megnyered a párbajt: tiéd { maginor-tile } { $slot }. mezője.
    [against-you] { $name } megnyeri a párbajt: övé { maginor-tile } { $slot }. mezője.
   *[other] { $name } megnyeri a párbajt { $other } ellen: övé { maginor-tile } { $slot }. mezője.
}
maginor-fact-duel-tied = A párbaj döntetlen: felszabadul { maginor-tile } { $slot }. mezője.
maginor-fact-retrieved = { $who ->
    [you] Visszakerül a kezedbe: { $symbols }.
   *[other] { $name } kezébe visszakerül: { $symbols }.
}
maginor-fact-restored = { $who ->
    [you] Visszaveszel { $cards ->
        [one] egy
       *[other] { $cards }
    } boszorkányságkártyát.
   *[other] { $name } visszavesz { $cards ->
        [one] egy
       *[other] { $cards }
    } boszorkányságkártyát.
}
maginor-fact-persuaded = { $who ->
    [you] A te jelződ kerül { $other } jelzője helyére { maginor-tile } { $slot }. mezőjén.
    [against-you] { $name } jelzője kerül a tiéd helyére { maginor-tile } { $slot }. mezőjén.
   *[other] { $name } jelzője kerül { $other } jelzője helyére { maginor-tile } { $slot }. mezőjén.
}
maginor-fact-before = Maginor most { maginor-tile } előtt áll.
maginor-fact-on = Maginor { maginor-tile-to } ér.
maginor-fact-leaves = Maginor elhagyja { maginor-tile-whom }.
maginor-fact-scored = Kiértékelik { maginor-tile-whom }. Jelzők: { $counters }. Első: { $first }, második: { $second }.
maginor-fact-scored-alone = Kiértékelik { maginor-tile-whom }. Jelzők: { $counters }, és senki más.
maginor-fact-scored-nobody = Kiértékelik { maginor-tile-whom }. Senkinek sincs itt jelzője.
# A full tile was scored and left the ring, and Maginor stood on it or before it.
maginor-fact-gap-closed = A lapka kikerült a lapkakörből, ezért Maginor most { maginor-tile } előtt áll.
maginor-fact-took-tile = { $who ->
    [you] Elnyered { maginor-tile-whom }: { maginor-votes }.
   *[other] { $name } elnyeri { maginor-tile-whom }: { maginor-votes }.
}
maginor-fact-took-spell = { $who ->
    [you] Megszerzed a varázslatot: { $spell }.
   *[other] { $name } megszerzi a varázslatot: { $spell }.
}
maginor-fact-tile-discarded = Senki sem kapja meg { maginor-tile-whom }.
maginor-fact-spell-discarded = Senki sem kapja meg a varázslatot: { $spell }.
maginor-fact-cleared = Visszakerülnek a játékosokhoz { maginor-tile } jelzői.
maginor-fact-to-the-middle = A lapkakör közepére kerül: { $names }.
maginor-fact-over = A Székház volt az utolsó lapka.

# What somebody has at the end, or what a tile is worth.
maginor-votes = { $votes } szavazat
# What a bot expects to have at the end.
maginor-votes-expected = a végén körülbelül { $votes } szavazat
