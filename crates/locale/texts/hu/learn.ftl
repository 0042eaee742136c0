## The guided first games. A line is a paragraph.

first-wizard-welcome =
    Üdvözöl a Wizard! Minden fordulóban lapokat kapsz, és megjósolod, hány ütést viszel el velük. Csak az számít, hogy pontosan eltaláld.
first-wizard-trump =
    Az első fordulóban mindenkinek csak egy lapja van. Ezután még egy lapot felfordítanak: ez most zöld, tehát ebben a fordulóban a zöld az adutt. Az adutt minden más színt üt.
first-wizard-predict-wizard =
    Mágus van a kezedben, a legerősebb lap: ez elviszi az ütést. Jósolj hát egy ütést!
first-wizard-lead-wizard =
    A többiek egyet sem várnak. Te ülsz az osztó bal oldalán, ezért te kezdesz. Játszd ki a Mágust!
first-wizard-scored =
    Egy ütést jósoltál, és egyet vittél el: ez 20 pont, és az ütésért még 10. A többiek 0 ütést jósoltak, és 0 ütésük lett: ez fejenként 20 pont. Aki eggyel téved, 10 pontot veszít, aki kettővel, 20-at.
first-wizard-predict-last =
    Második forduló: mindenkinek két lapja van, és a piros az adutt. Te osztasz, ezért te jósolsz utoljára. A kék 12-es jó eséllyel elvisz egy ütést, a sárga 3-as aligha. Jósolj egyet!
first-wizard-follow =
    Kékkel kezdtek, és neked is van kék lapod, ezért meg kell adnod a színt. A kék 12-es eddig a legmagasabb: tiéd az ütés.
first-wizard-lead-low =
    Te vitted el az ütést, ezért te kezded a következőt. Megvan az egy ütés, amelyet jósoltál. Kezdj a sárga 3-assal, és hagyd, hogy ezt más vigye el.
first-wizard-ruffed =
    Senki másnak nem volt sárga lapja, ezért mindketten azt játszhattak ki, amit akartak, és az adutt minden más színt üt: a kis piros 2-es vitte el az ütést.
first-wizard-predict-jester =
    Harmadik forduló. A kék az adutt. A Bolond sohasem visz ütést (hacsak nem mindenki Bolondot játszik ki), a sárga 10-es talán, a kék 2-es pedig adutt. Jósolj egyet!
first-wizard-follow-yellow =
    Sárgával kezdtek. Mágust vagy Bolondot mindig kijátszhatsz, bármivel kezdtek is; egyébként meg kell adnod a színt. Add meg a sárga 10-essel, és meglátod, elég-e.
first-wizard-ruff =
    A sárga 12-es magasabb volt. Most zölddel kezdtek, neked pedig nincs zöld lapod: bármit kijátszhatsz. A kék 2-es adutt, és elviszi az ütést.
first-wizard-lead-jester =
    Egy ütésed van, ahogy megjósoltad. Kezdj a Bolonddal: minden ellen veszít, és a következő lap dönti el, melyik színt kell megadni.
first-wizard-done =
    Ezúttal mindenki eltalálta. Az utolsó fordulóban minden lapot kiosztanak, és az nyer, akinek a végén a legtöbb pontja van. Az asztalnál mindenkinél látod, hány ütést jósolt, és eddig hányat vitt el.

first-shazamm-welcome =
    Üdvözöl a Shazamm! Két varázsló áll egy hídon a láva felett, köztük a Tűzfal. Told az ellenfeled felé, fordulóról fordulóra, amíg egyikőtök le nem zuhan.
first-shazamm-hand =
    Ebben a fordulóban 50 manád van, és öt varázslat van a kezedben. Minden körben mindketten manát tesztek fel, titokban és egyszerre. Aki többet tesz fel, egy kőlappal arrébb tolja a Tűzfalat; mindketten kifizetitek a téteteket.
first-shazamm-first-bet =
    Kezdd 8 mana téttel, varázslat nélkül.
first-shazamm-pushed =
    A 8 több, mint az 5: a Tűzfal egy kőlappal az ellenfeled felé mozdult. Ha elér egy varázslót, vége a fordulónak.
first-shazamm-low-bet =
    Olcsón elveszíteni egy kört ugyanolyan jó, mint megnyerni egyet. Most csak 1 manát tegyél fel, és hagyd, hogy az ellenfeled fizessen a tolásért.
first-shazamm-cheap =
    Ez a tolás az ellenfelednek 14 manájába került, neked csak 1-be. Most neked maradt több a forduló hátralévő részére.
first-shazamm-boost =
    Most jöjjön egy varázslat! A Támadás 7-tel növeli az erődet, de csak a tétet fizeted ki. Tegyél fel 10-et, és válaszd mellé a Támadást.
first-shazamm-resist =
    10 meg 7 az 17: épp elég a 16 ellen. A kijátszott varázslat elhasználódik. Az ellenfelednek kevés manája maradt, és lehet, hogy próbálkozik valamivel: tegyél fel 5-öt az Ellenállással együtt, hogy a Tűzfal ebben a körben ne mozdulhasson feléd.
first-shazamm-resisted =
    Az ellenfeled kijátszotta a Poklot, amely két kőlappal tolta volna el a Tűzfalat. Az Ellenállás megállította. A varázslatok mindig a számuk sorrendjében hatnak.
first-shazamm-last-bet =
    Az ellenfelednek már csak 6 manája van. Ha 7-et teszel fel, biztosan megnyered ezt a kört.
first-shazamm-round-over =
    Az ellenfeled manája elfogyott, neked még van: ezért egészen a varázslójáig tolod a Tűzfalat. Ezzel vége a fordulónak. A varázslók visszalépnek, három kőlapra a Tűzfaltól, és a híd mindkét vége letörik.
first-shazamm-done =
    Új forduló: mindkettőtöknek újra 50 manája van, és húztok három varázslatot. Nyerd meg ezt is, és nem marad híd az ellenfeled lába alatt.

first-maginor-welcome =
    Üdvözöl a Maginor! Tizenegy Mindentudó lapkája fekszik körben, és mindegyik szavazatokat ad: annyit, amennyi a lapkáján áll. Maginor végigjárja a kört, és begyűjti őket. Nyerj el minél több szavazatot, mielőtt ő odaér.
first-maginor-turn =
    Amikor te következel, annyi kártyát és varázslatot játszol ki, amennyit akarsz, aztán vagy lépsz, vagy dobsz a kockával. Mindenki a Székházból indul. Maginor először a Lidércfényhez ér, menj hát oda: lépj a varázslóddal!
first-maginor-roll =
    Most dobj! A kocka egy szimbólumot mutat, és ha a lapkádon van ilyen szabad mező, oda teszed egy jelződet.
first-maginor-slot =
    Tűz: két mezőn van ilyen. Ha a végén két játékosnak ugyanannyi jelzője van, az nyer, akinek a jelzője a lapka tetejétől az óramutató járása szerint előbb jön. Válaszd hát az elsőt!
first-maginor-maginor =
    A kocka hatodik oldala maga Maginor. Az ellenfeled megválaszthatta a szimbólumot, és Maginor útnak indult: most a Lidércfény előtt áll. Amikor elhagy egy lapkát, azt kiértékelik.
first-maginor-card =
    A kocka mellett kártyáid is vannak: minden szimbólumból egy, és mindegyik felér a szimbóluma egy dobásával, egyszer a játékban. Játszd ki a levegő kártyát!
first-maginor-roll-again =
    A kártyák nem vetnek véget a körödnek. Most dobj!
first-maginor-fate =
    Végzet! Egy végzetmező van, és az most a tiéd. Ahol egy lapkán nincs végzet, ott a végzet bármelyik szimbólumnak számít. Három jelzővel vezetsz egy ellen.
first-maginor-duel =
    Az ellenfeled levegőt dobott, de minden levegőmező foglalt: ezért párbaj lesz a jelződért. A föld legyőzi a vizet, a víz a tüzet, a tűz a földet; ha mindketten földet választotok, a védő nyer. Az pedig te vagy. Válaszd a földet!
first-maginor-fill =
    Te nyertél, a jelződ marad. Egy mező szabad, és azon tűz van. Egy lapkát akkor is kiértékelnek, ha minden mezője megtelt: játszd ki a tűz kártyát!
first-maginor-take =
    Neked van a legtöbb jelződ, ezért te választasz először: a lapkát az 5 szavazatával vagy a mellette fekvő varázslatot. A második kapja a másikat. Vedd el a lapkát!
first-maginor-scored =
    Minden jelző visszakerül, a lapka kikerül a körből, és az ott álló varázslók középre kerülnek. Az ellenfeled a Fölény varázslatot kapta.
first-maginor-move =
    Középről nem dobhatsz: lépned kell. Az Egyszarvú 10 szavazatot ad. Menj oda!
first-maginor-done =
    Így megy ez tovább végig a körön. A Székház az utolsó: amikor Maginor odaér, kiértékelik, és vége a játéknak. Akinek a legtöbb szavazata van, az lesz az új Fővarázsló.

## The rules, chapter by chapter. A line is a paragraph; one that begins with • is an item of a list.

rules-chapter-aim = Miről szól a játék?
rules-chapter-cards = A lapok
rules-chapter-round = Egy forduló
rules-chapter-predict = A jóslás
rules-chapter-trick = Egy ütés
rules-chapter-score = Pontozás
rules-chapter-specials = Különleges kártyák
rules-chapter-variants = Változatok
rules-chapter-turn = Egy kör
rules-chapter-spells = A varázslatok
rules-chapter-round-end = A forduló vége
rules-chapter-game-end = A játék vége
rules-chapter-start = Előkészületek
rules-chapter-vote = Jelző elhelyezése
rules-chapter-duel = Párbaj
rules-chapter-scoring = Egy lapka kiértékelése

rules-wizard-aim =
    Három–hat varázslótanonc a jövőt jósolja: hány ütést fog elvinni. Aki pontosan előre látja, jutalmat kap; aki téved, minden ütésért fizet, amennyivel több vagy kevesebb lett.
    Az nyer, akinek az utolsó forduló után a legtöbb pontja van.
rules-wizard-cards =
    60 lap van: négy nép 1-től 13-ig számozva – az emberek (kék), a törpék (piros), a tündérek (zöld) és az óriások (sárga) –, valamint négy Mágus és négy Bolond.
    • A Mágus minden más lapot üt.
    • A Bolond minden más lap ellen veszít.
rules-wizard-round =
    Az első fordulóban mindenki egy lapot kap, a másodikban kettőt, és így tovább, míg az utolsóban minden lapot kiosztanak: három játékossal 20 forduló van, néggyel 15, öttel 12, hattal 10.
    A következő lapot felfordítják, és annak a színe az adutt. Ha Mágus, az osztó megnézi a lapjait, és bemondja az aduttot. Ha Bolond, vagy ha nem maradt lap, nincs adutt.
rules-wizard-predict =
    Mindenki megjósolja, hány ütése lesz; az osztó bal oldali szomszédja kezdi. Ezután jönnek az ütések.
rules-wizard-trick =
    Az osztó bal oldali szomszédja kezd egy tetszőleges lappal. A többiek az óramutató járása szerint kijátszanak egy-egy lapot.
    • Akinek van lapja abból a színből, amellyel kezdtek, annak olyat kell kijátszania. Mágust és Bolondot helyette is mindig ki lehet játszani.
    • Ha Mágussal kezdtek, mindenki azt játszik ki, amit akar. Ha Bolonddal kezdtek, a következő másfajta lap dönti el a színt.
    Az ütést az első Mágus viszi; ha nincs, a legmagasabb adutt; ha az sincs, a megadandó szín legmagasabb lapja. Ha minden lap Bolond, az első viszi el az ütést.
    Aki elvisz egy ütést, az kezdi a következőt.
rules-wizard-score =
    • Pontos jóslat: 20 pont, és ütésenként még 10.
    • Téves jóslat: mínusz 10 pont minden ütésért, amennyivel több vagy kevesebb lett.
    Például: aki 2 ütést jósolt, és 2-t vitt el, 40 pontot kap. Aki 2-t jósolt, és 4-et vitt el, 20 pontot veszít.
rules-wizard-specials =
    Az asztalnál e hét kártya közül néhányat bevehettek a pakliba. A Sárkány és a Tündér csak együtt vehető be.
rules-wizard-variants =
    Az asztalnál választhattok egy jóslási módot és egy játékformát:

rules-shazamm-aim =
    Két varázsló áll egy hídon a láva felett, köztük lángol a Tűzfal. Manával és varázslatokkal tolják egymás felé. Akit leszorítanak a hídról, az veszít.
rules-shazamm-turn =
    Minden körben mindketten titokban választanak: legalább 1 mana tétet és akárhány varázslatot a kezükből, vagy egyet sem. Ezután mindketten felfedik, mit választottak.
    • Azok a varázslatok, amelyeket mindketten letettek, kioltják egymást.
    • A többi varázslat a számok sorrendjében hat.
    • Az erősebb tét egy kőlappal a másik felé tolja a Tűzfalat. Ha egyenlők, a Tűzfal ott marad.
    • Mindketten kifizetik a tétjüket, bármelyikük volt is az erősebb.
    A Hamiskártya nem hat, és mindig visszatér: elrejti, hogy varázsolsz-e.
rules-shazamm-spells =
    Mindenkinek ugyanaz a tizennégy varázslata van, mindegyik egyszer használható a játszmában. Öttel kezdesz, és minden új fordulóra még hármat húzol.
rules-shazamm-round-end =
    A forduló véget ér, ha a Tűzfal elér egy varázslót, ha egy varázslat véget vet neki, vagy ha valakinek elfogy a manája. Ha csak egyikőtöknek fogyott el, a másik a megmaradt manája mindegyikével még egy kőlappal arrébb tolja a Tűzfalat, legfeljebb a varázslóig.
    Ezután a Tűzfal ott marad, ahol van, és mindkét varázsló három kőlapra áll tőle. A híd mindkét végén letörik a legkülső kőlap.
    A következő fordulóban mindkettőtöknek újra 50 manája van.
rules-shazamm-game-end =
    Az a varázsló, aki letört kőlapon vagy a hídon kívül áll, lezuhan és veszít. Két egymás utáni fordulót megnyerni mindig elég. Ha mindketten egyszerre zuhannak le, senki sem nyer.
rules-shazamm-variants =
    Az asztalnál ezek egyikét választhatjátok:

rules-maginor-aim =
    A Fővarázsló távozik, és tizenegy Mindentudó újat választ. Maginor Mindentudótól Mindentudóig jár, és begyűjti a szavazataikat. Nyerd el őket a befolyásoddal, mielőtt ő odaér: az nyer, akinek a legtöbb szavazata van.
rules-maginor-start =
    A Mindentudók lapkái körben fekszenek: elöl a Székház, utána két kicsi, majd a többi tetszőleges sorrendben. Majdnem minden lapka mellett egy varázslat fekszik. Maginor és minden varázsló a Székházból indul.
    Mindenkinek van egy varázslója, 15 jelzője, öt szimbólumkártyája és öt boszorkányságkártyája.
rules-maginor-turn =
    Először játssz ki annyi kártyát és varázslatot, amennyit akarsz. Aztán vagy lépj a varázslóddal bármelyik másik lapkára, vagy dobj azért a lapkáért, amelyen áll.
    • A szimbólumkártya felér a szimbóluma egy dobásával.
    • A boszorkányságkártya egy dobás bármelyik lapkáért, akárhol áll a varázslód.
    • Ha a kocka Maginort mutatja, válassz tetszőleges szimbólumot, aztán Maginor továbblép: előbb a következő lapka elé, aztán rá a lapkára.
rules-maginor-vote =
    Ha a lapkán van szabad mező ezzel a szimbólummal, tegyél rá egy jelzőt. Ha minden ilyen mező foglalt, hívj ki párbajra valakit, akinek ott jelzője van. Ha a lapkán nincs ilyen szimbólum, nem történik semmi.
    Ahol egy lapkán nincs végzet, ott a végzet bármelyik szimbólumnak számít.
rules-maginor-duel =
    Mindketten titokban földet, vizet vagy tüzet választanak, és egyszerre fedik fel. A föld legyőzi a vizet, a víz a tüzet, a tűz a földet. A győztes jelzője a mezőn marad, vagy elfoglalja azt.
    • Tűz tűz ellen vagy víz víz ellen: mindkét jelző visszakerül, és a mező felszabadul.
    • Föld föld ellen: a védő nyer.
rules-maginor-scoring =
    Egy lapkát akkor értékelnek ki, amikor Maginor elhagyja, vagy amint minden mezője megtelt. A Székházat csak a legvégén értékelik ki.
    Akinek a legtöbb jelzője van rajta, választ a lapka és a varázslat közül; a második a másikat kapja. Egyenlőségnél az a jelző dönt, amelyik a lapka tetejétől az óramutató járása szerint előbb jön.
    Ezután minden jelző visszakerül, a lapkán álló varázslók a kör közepére mennek, és a lapka kikerül a játékból. Akinek a varázslója középen áll, annak lépnie kell, és nem dobhat. A kiértékeléssel a soron lévő játékos köre azonnal véget ér.
rules-maginor-spells =
    Minden varázslat egyszer játszható ki, a saját körödben. A Megfordítást olyan párbaj után játszod ki, amelyet nem te nyertél meg. A két szertartást megtartod, és szavazatnak számítanak.
rules-maginor-game-end =
    Amikor Maginor a Székházhoz ér, azt kiértékelik, és vége a játéknak. Add össze a lapkáid és a szertartásaid szavazatait. Egyenlőségnél a legértékesebb lapka dönt.
rules-maginor-variants =
    Az asztalnál ezt választhatjátok:

## What is to be seen in the pictures of the rules.

picture-wizard-round = Második forduló: két lap van a kézben, és a piros 6-ost fordították fel. A piros az adutt.
picture-wizard-predict = A többiek 0-t és 1-et jósoltak. Neked hány ütésed lesz?
picture-wizard-trick = A sárga 3-assal kezdtek. Senki másnak nincs sárga lapja, és a piros az adutt: a piros 2-es viszi el az ütést.
picture-wizard-score = Első forduló: egy megjósolt és egy elvitt ütés: 30 pont; egy sem megjósolva, egy sem elvive: 20 pont; egy megjósolva, egy sem elvive: 10 ponttal kevesebb.
picture-shazamm-turn = A 10-es tét és a 7-et hozzáadó varázslat erősebb a 16-nál: a Tűzfal jobbra mozdul.
picture-shazamm-round-end = Kezdődik a második forduló: mindkét varázsló három kőlapra áll a Tűzfaltól, és a híd két vége letört.
picture-shazamm-game-end = A jobb oldali varázsló alól elfogyott a híd.
picture-maginor-start = A lapkán álló szám mutatja, hány szavazatot ad. Körülötte vannak a jelzők mezői.
picture-maginor-turn = Az öt szimbólumkártya, jobbra pedig a boszorkányságkártyák.
picture-maginor-vote = A kocka tüzet mutat: két szabad mezőn van ilyen.

## What stands around the rules.

rules-title = { $game }: szabályok
rules-play = Új asztal
rules-contents = Fejezetek
rules-back = Vissza a játékhoz

## What stands around the guided first games.

first-title = { $game }: az első játékod
first-on = Tovább
first-do-it = Tedd meg helyettem
# Another decision than the one that the lesson is about.
first-other = Az is lehetne, de ez a lecke mást kér – { $action }.
first-end = Ennyi, amit tudnod kell. Innen tovább játszhatsz botok ellen, vagy nyithatsz egy saját asztalt. Ha valamit elfelejtesz: a kérdőjel minden döntést elmagyaráz.
first-play-on = Játék innen tovább
first-new = Új asztal
first-progress = { $read } / { $all }
