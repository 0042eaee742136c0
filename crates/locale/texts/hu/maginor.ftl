maginor-title = Maginor

## Symbols, spells, elements

maginor-symbol = { $symbol ->
    [fire] tűz
    [water] víz
    [earth] föld
    [air] levegő
   *[fate] végzet
}
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
    [teleportation] tedd a varázslódat egy másik lapkára; ezután még léphetsz vagy dobhatsz.
    [summoning] azonnal értékeld ki a következő lapkát Maginor útján; ezzel véget ér a köröd.
    [reversal] megnyersz egy elveszített vagy döntetlen párbajt. Ilyen párbaj után megkérdezünk.
    [golden-cauldron] szertartás: a végén 3 szavazat. Nem játsszák ki.
   *[high-wizard] szertartás: a végén 5 szavazat. Nem játsszák ki.
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
   *[stone-giant] Kőóriás
}
# In a sentence; the word "lapka" after it takes the endings.
maginor-tile = { $tile ->
    [unicorn] az { maginor-tile-title }
   *[other] a { maginor-tile-title }
}

## The table

maginor-heading =
    Maginor { $seats } játékossal: { $names }.
    Tizenegy Mindentudó választja meg az új Fővarázslót. Nyerd el a lapkájukat: az kapja, akinek a legtöbb jelzője van rajta. Egy lapka annyi szavazatot ér, ahány mezője van. Az nyer, akinek a legtöbb szavazata van.
maginor-variant = A dobás befejezése
# After the name of the variant.
maginor-about-variant = Maginor a kocka Maginor-oldala után akkor is továbblép, ha a szavazat betöltött egy lapkát, és azt kiértékelték.
maginor-turn = { $who ->
    [you] Te következel
   *[other] { $name } következik
}
maginor-at-start = Maginor még nem indult el

## What one may do, in the words of a button or an advice

maginor-action-roll = dobás
maginor-action-card = kártya: { $symbol }
maginor-action-spell = varázslat: { $spell }
# A spell for a tile: Telekinesis, Teleportation.
maginor-action-spell-tile = { $spell }: { $tile }
maginor-action-move = lépés { $tile } lapkára
maginor-action-sorcery = boszorkányságkártya { $tile } lapkáért
maginor-action-symbol = választás: { $symbol }
# What would do nothing, such as a card whose symbol the tile does not show.
maginor-action-idle = { $action } (nem történik semmi)
maginor-action-slot = { $slot }. mező ({ $symbol })
maginor-action-slot-of = { $slot }. mező ({ $symbol }), { $name } tartja
maginor-action-stop = nincs több jelző
maginor-action-duel = választás: { $element }
maginor-action-reversal = Megfordítás kijátszása
maginor-action-no-reversal = maradjon a párbaj eredménye
maginor-action-take-tile = a lapka: { $tile } ({ $votes } szavazat)
maginor-action-take-spell = a varázslat: { $spell }
maginor-action-retrieve = visszavétel: { $symbol }

## What is asked

maginor-ask-turn = { $place ->
    [middle] Középen állsz, a végén lépned kell.
   *[tile] Játssz ki kártyát, varázslatot, aztán dobj vagy lépj.
}
maginor-ask-symbol = Melyik szimbólumot választod? (A lapka: { $tile }.)
maginor-ask-slot = Melyik { $symbol }mezőt választod { $tile } lapkán?
maginor-ask-rival = Melyik { $symbol }mező jelzőjét hívod ki { $tile } lapkán?
maginor-ask-duel = Párbaj, ellenfeled { $name }: mit választasz titokban?
maginor-ask-reversal = Nem te nyerted a párbajt. Kijátszod a Megfordítást, hogy megnyerd?
maginor-ask-take = Te vagy az első { $tile } lapkán. Mit veszel el?
maginor-ask-retrieve = { $left ->
    [one] Melyik szimbólumkártyát veszed vissza?
   *[other] Melyik szimbólumkártyát veszed vissza először? Összesen { $left } jár.
}
maginor-ask-domination = { $second ->
    [yes] Fölény: hová kerüljön a második jelző? Vagy elég.
   *[no] Fölény: hová kerüljön az első jelző?
}
maginor-ask-persuasion = Meggyőzés: melyik jelzőt cseréled a sajátodra?
maginor-ask-telekinesis = Telekinézis: melyik mező { $tile } lapkán?

## What it is about

maginor-explain-turn =
    A varázslód { $tile } lapkán áll. A körödben akárhány kártyát és varázslatot kijátszhatsz, a végén pedig vagy dobnod, vagy lépned kell; utána a következő játékos jön.
    dobás: a kocka egy szimbólumot mutat, és egy jelzőt teszel a varázslód lapkáján e szimbólum egy szabad mezőjére. Ha minden ilyen mező foglalt, párbajt vívsz az egyikért. Ha a lapkán nincs ilyen szimbólum, nem történik semmi. A kocka egyik oldala Maginor: te választod a szimbólumot, és Maginor továbblép.
    lépés: a varázslód egy másik lapkára megy, hogy a következő körökben ott dobj.
maginor-explain-turn-middle =
    A varázslód lapkáját kiértékelték, ezért a varázslód a kör közepén áll. Kijátszhatsz boszorkányságkártyát és néhány varázslatot, de nem dobhatsz: a köröd végén egy lapkára kell lépned.
maginor-explain-cards =
    kártya: mind az öt szimbólumkártyád felér a szimbóluma egy dobásával, egyszer a játékban. boszorkányság: dobj bármelyik lapkáért, akárhol áll a varázslód (még { $sorcery } van). Kártyát a dobás vagy a lépés előtt lehet kijátszani.
maginor-explain-spells = Varázslataid, mindegyik egyszer játszható ki:
maginor-explain-aim =
    Egy lapkát akkor értékelnek ki, ha Maginor elhagyja, vagy ha minden mezője megtelt; csak a Székházat a végén, amikor Maginor odaér. Akinek a legtöbb jelzője van rajta, elveszi a lapkát vagy a mellette fekvő varázslatot, a második a másikat; egyenlőségnél az a jelző dönt, amelyik előbb van a sorban. Minden jelző visszakerül. Menj tehát oda, ahol első vagy második lehetsz, mielőtt Maginor odaér.
maginor-explain-counters = Jelzők { $tile } lapkán ({ $votes } szavazat{ $has_spell ->
    [yes] , varázslata: { $spell }
   *[no] , nincs varázslata
}): { $counters }.
maginor-explain-symbol = Te választhatod meg a szavazatod szimbólumát { $tile } lapkán. Ha van belőle szabad mező, oda kerül a jelződ; ha nincs, párbajt vívsz az egyikért. A szabad mező biztosabb, mint a párbaj.
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
maginor-explain-persuasion = A Meggyőzés párbaj nélkül a te jelződet teszi egy ellenfélé helyére.
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
maginor-refusal-card = Ezt a kártyádat már kijátszottad: { $symbol }.
maginor-refusal-sorcery = Nincs több boszorkányságkártyád.
maginor-refusal-spell = Ez a varázslat nem a tiéd: { $spell }.
maginor-refusal-middle = A varázslód középen áll, nem lapkán, ezért ez most nem lehetséges. Előbb lépj egy lapkára.
maginor-refusal-not-in-play = { $tile ->
   *[other] Ez a lapka már nincs játékban, kiértékelték: { $tile }.
}
maginor-refusal-there = A varázslód már { $tile } lapkán áll. Lépj máshová, vagy dobj.
maginor-refusal-must-roll = Már { $turns } köre nem dobott senki, ezért neked kell: most nem léphetsz.
maginor-refusal-no-counter = Minden jelződ lapkákon van. Néhány visszakerül, ha egy lapkát kiértékelnek.
maginor-refusal-nothing = A választott szimbólum ({ $symbol }) semmit sem érne { $tile } lapkán: nincs rajta, vagy minden ilyen mező a tiéd.
maginor-refusal-full = Nincs szabad mező { $tile } lapkán.
maginor-refusal-rival = Egyik ellenfélnek sincs jelzője { $tile } lapkán.
maginor-refusal-discarded = Még nem játszottál ki ilyen kártyát, nincs mit visszavenned.
maginor-refusal-not-discarded = Ez a kártya még nálad van: { $symbol }. Olyat vegyél vissza, amelyet kijátszottál.
maginor-refusal-only-hall = Csak a Székház maradt, azt pedig nem lehet behívni.
maginor-refusal-slot = { $why ->
    [none] Nincs { $slot }. mező { $tile } lapkán.
    [taken] Ezen a mezőn ({ $slot }.) már van jelző.
    [other-symbol] Ezen a mezőn ({ $slot }.) más szimbólum van.
   *[no-rival] Ezen a mezőn ({ $slot }.) nincs ellenfél jelzője.
} Válassz másik mezőt.
maginor-refusal-stop = A Fölény legalább egy jelzőt elhelyez.
maginor-refusal-chance = A kocka nem eshetett így.

## What happens

maginor-fact-ring = A kör, a varázslatokkal: { $tiles }.
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
    [you] Kártyát játszol ki: { $symbol }.
   *[other] { $name } kártyát játszik ki: { $symbol }.
}
maginor-fact-sorcery = { $who ->
    [you] Boszorkányságkártyát játszol ki.
   *[other] { $name } boszorkányságkártyát játszik ki.
}
maginor-fact-spell = { $who ->
    [you] Varázslatot játszol ki: { $spell }.
   *[other] { $name } varázslatot játszik ki: { $spell }.
}
maginor-fact-moved = { $who ->
    [you] Te { $tile } lapkára lépsz.
   *[other] { $name } { $tile } lapkára lép.
}
maginor-fact-rolled = { $who ->
    [you] Dobsz { $tile } lapkáért: { $symbol }.
   *[other] { $name } dob { $tile } lapkáért: { $symbol }.
}
maginor-fact-rolled-maginor = { $who ->
    [you] Dobsz { $tile } lapkáért: Maginor! Te választod a szimbólumot, és ő továbblép.
   *[other] { $name } dob { $tile } lapkáért: Maginor! Tetszőleges szimbólumú szavazat után továbblép.
}
maginor-fact-symbol = { $who ->
    [you] A szavazatod szimbóluma: { $symbol }.
   *[other] { $name } szavazatának szimbóluma: { $symbol }.
}
maginor-fact-not-shown = Nem történik semmi: ez a szimbólum nincs { $tile } lapkán.
maginor-fact-all-own = Nem történik semmi: { $who ->
    [you] már minden ilyen mező a tiéd.
   *[other] már minden ilyen mezőt { $name } tart.
}
maginor-fact-no-counter = Nem történik semmi: { $who ->
    [you] nincs több jelződ.
   *[other] { $name } jelzői elfogytak.
}
maginor-fact-placed = { $who ->
    [you] Jelzőt teszel { $tile } lapkára: { $slot }. mező ({ $symbol }).
   *[other] { $name } jelzőt tesz { $tile } lapkára: { $slot }. mező ({ $symbol }).
}
maginor-fact-filled = Minden mező megtelt { $tile } lapkán.
maginor-fact-advance-lost = A lapka kiértékelésével véget ér a kör, ezért Maginor lépése elvész.
maginor-fact-challenged = { $who ->
    [you] Párbaj { $tile } lapkán, { $slot }. mező ({ $symbol })! Te vagy a kihívó, { $other } a védő.
    [against-you] Párbaj { $tile } lapkán, { $slot }. mező ({ $symbol })! { $name } a kihívó, te vagy a védő.
   *[other] Párbaj { $tile } lapkán, { $slot }. mező ({ $symbol })! { $name } a kihívó, { $other } a védő.
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
    [you] Megnyered a párbajt: a tiéd a mező { $tile } lapkán ({ $slot }.).
    [against-you] { $name } megnyeri a párbajt: övé a mező { $tile } lapkán ({ $slot }.).
   *[other] { $name } megnyeri a párbajt { $other } ellen: övé a mező { $tile } lapkán ({ $slot }.).
}
maginor-fact-duel-tied = A párbaj döntetlen: felszabadul a mező { $tile } lapkán ({ $slot }.).
maginor-fact-retrieved = { $who ->
    [you] Visszaveszed: { $symbols }.
   *[other] { $name } visszaveszi: { $symbols }.
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
    [you] A te jelződ kerül { $other } jelzője helyére { $tile } lapkán ({ $slot }. mező).
    [against-you] { $name } jelzője kerül a tiéd helyére { $tile } lapkán ({ $slot }. mező).
   *[other] { $name } jelzője kerül { $other } jelzője helyére { $tile } lapkán ({ $slot }. mező).
}
maginor-fact-before = Maginor most { $tile } lapka előtt áll.
# A full tile was scored and left the ring, and Maginor stood on it or before it.
maginor-fact-gap-closed = Maginor most { $before } lapka előtt áll, mert { $tile } lapka már nincs a körben.
maginor-fact-on = Maginor rálép { $tile } lapkára.
maginor-fact-leaves = Maginor elhagyja { $tile } lapkát.
maginor-fact-scored = Kiértékelés: { $tile }. Jelzők: { $counters }. Első: { $first }, második: { $second }.
maginor-fact-scored-alone = Kiértékelés: { $tile }. Jelzők: { $counters }, és senki más.
maginor-fact-scored-nobody = Kiértékelés: { $tile }. Senkinek sincs rajta jelzője.
maginor-fact-took-tile = { $who ->
    [you] Elveszed { $tile } lapkát: { $votes } szavazat.
   *[other] { $name } elveszi { $tile } lapkát: { $votes } szavazat.
}
maginor-fact-took-spell = { $who ->
    [you] Elveszed a varázslatot: { $spell }.
   *[other] { $name } elveszi a varázslatot: { $spell }.
}
maginor-fact-tile-discarded = Senki sem kapja meg { $tile } lapkát.
maginor-fact-spell-discarded = Senki sem kapja meg a varázslatot: { $spell }.
maginor-fact-cleared = Minden jelző visszakerül { $tile } lapkáról.
maginor-fact-to-the-middle = A kör közepére kerül: { $names }.
maginor-fact-over = A Székház volt az utolsó lapka.

# What somebody has at the end, or what a tile is worth.
maginor-votes = { $votes } szavazat
# What a bot expects to have at the end; $votes may be 12.3.
maginor-votes-expected = várhatóan { $votes } szavazat
