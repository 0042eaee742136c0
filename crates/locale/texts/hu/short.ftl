## The rules in short, for the terminal: the page has chapters.

wizard-rules =
    A lapok 1-től 13-ig vannak négy színben (kék, piros, zöld, sárga), ezenkívül négy Mágus és négy Bolond. A játék { $rounds } fordulóból áll.
    Egy forduló: kiosztják a lapokat, és egyet felfordítanak: annak a színe az adutt. Ha Mágus, az osztó mondja be az aduttot; ha Bolond, nincs adutt.
    Ezután mindenki megjósolja, hány ütése lesz; az osztó bal oldali szomszédja kezdi.
    Utána jönnek az ütések: mindenki kijátszik egy lapot, az óramutató járása szerint. Az első lap dönti el a színt; akinek van ilyen színű lapja, annak olyat kell kijátszania. Mindig kijátszani csak { wizard-always } lehet. Ha az első lap Mágus, senkinek sem kell színt megadnia; Bolond után a következő lap dönt.
    Az ütést az első Mágus viszi; ha nincs, a legmagasabb adutt; ha az sincs, a megadandó szín legmagasabb lapja. Ha minden lap Bolond, az első viszi. Aki elviszi az ütést, az kezdi a következőt.
    A pontos jóslat 20 pontot ér, és ütésenként még 10-et. Minden ütés, amennyivel több vagy kevesebb lett, 10 pontba kerül. Az nyer, akinek az utolsó forduló után a legtöbb pontja van.
shazamm-rules =
    Két varázsló, a piros (R) és a zöld (G) áll szemben egy 19 kőlapból álló hídon; köztük a Tűzfal, mindkettőjüktől három lépésre.
    Egy kör: mindketten titokban legalább 1 manát tesznek fel, és ehhez akárhány lapot hozzátesznek a kezükből. Mindent egyszerre fednek fel. Az erősebb egy kőlappal a másik felé tolja a Tűzfalat; egyenlő erőnél ott marad. Mindketten kifizetik a tétjüket.
    A varázslatok a számuk sorrendjében hatnak. Ha mindketten ugyanazt teszik le, kioltja egymást. A letett varázslat az egész játszmára elhasználódik; csak a Hamiskártya (0) tér vissza.
    A forduló véget ér, ha a Tűzfal elér egy varázslót, vagy ha valakinek elfogy a manája; ekkor a másik a megmaradt manája mindegyikével egy kőlappal arrébb tolja a Tűzfalat, legfeljebb a varázslóig.
    Forduló után a varázslók három lépésre állnak a Tűzfaltól, bárhol van is, és mindkét végen letörik a legkülső kőlap. Aki alatt nincs kőlap, lezuhan, és a másik nyer. Ha mindketten lezuhannak, döntetlen.
    Különben új forduló kezdődik, mindkettőjüknek 50 manája van, és mindketten még három varázslatot húznak.
shazamm-rules-cards = A lapok:
maginor-rules =
    Tizenegy Mindentudó lapkája fekszik körben, a legtöbb mellett egy varázslat. Mindegyiknek annyi mezője van, ahány szavazatot ér, és minden mezőn egy szimbólum van: tűz, víz, föld, levegő vagy végzet.
    A körödben kijátszhatsz kártyákat és varázslatokat, aztán vagy másik lapkára kell lépned a varázslóddal, vagy dobnod kell azért a lapkáért, amelyen áll.
    A kocka egy szimbólumot mutat: tegyél egy jelzőt e szimbólum egy szabad mezőjére. Ha nincs szabad, vívj párbajt egy olyanért, amelyet egy ellenfél tart. Ha a lapkán nincs ilyen szimbólum, nem történik semmi; de a végzet, ahol nincs ott, a lapka bármelyik szimbólumát jelentheti. A hatodik oldal Maginor: válaszd ki a szimbólumot, aztán ő lép egyet.
    Kártyák: mind az öt szimbólumkártyád a szimbóluma egy dobása; mind az öt boszorkányságkártyád egy dobás bármelyik lapkáért. Minden kártya nyitva van. 15 jelződ van.
    Párbaj: mindketten titokban földet, vizet vagy tüzet választanak. A föld legyőzi a vizet, a víz a tüzet, a tűz a földet. A győztes jelzője tartja a mezőt. Föld föld ellen: a védő nyer. Tűz tűz ellen vagy víz víz ellen: a mező felszabadul.
    Maginor körbemegy: a lapka előtti helyről a lapkára lép, onnan a következő elé. Egy lapkát akkor értékelnek ki, amikor ő elhagyja, vagy azonnal, ha minden mezője megtelt, és ezzel a körnek vége. A Székházat utoljára értékelik ki, amikor Maginor visszaér oda; ez a játék vége.
    Kiértékelés: akinek a legtöbb jelzője van ott, elveszi a lapkát vagy a varázslatot, a második a másikat. Egyenlőségnél az a jelző dönt, amelyik a lapka tetejétől az óramutató járása szerint előbb jön. A jelzők visszakerülnek, és az ott álló varázslók a kör közepére kerülnek, ahonnan lépniük kell.
    Az nyer, akinek a legtöbb szavazata van lapkákból és szertartásokból. Egyenlőségnél a legértékesebb lapka dönt.
maginor-rules-spells = A varázslatok, mindegyik egyszer:
