## The guided first games. A line is a paragraph.

first-wizard-welcome =
    Üdvözöl a Wizard! Minden fordulóban lapokat kapsz, és megjósolod, hány ütést viszel el velük. Egy ütésben mindenki kijátszik egy lapot, és a legjobb viszi el. Csak az számít, hogy pontosan eltaláld.
first-wizard-trump =
    Az első fordulóban mindenkinek csak egy lapja van. Ezután még egy lapot felfordítanak: ez most zöld, tehát ebben a fordulóban a zöld az adutt. Az adutt minden más színt üt.
first-wizard-predict-wizard =
    Mágus van a kezedben, a legerősebb lap: ez elviszi az ütést. Jósolj hát egy ütést!
first-wizard-signs =
    Minden név alatt az ütések állnak: az üres karika a megjósolt, a teli a már elvitt ütés, a piros rombusz eggyel több a kelleténél. A név mellett a pontok látszanak. A kis kártyahalom mutatja, ki oszt, a fénylő keret pedig, hogy ki következik.
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
    Harmadik forduló. A kék az adutt. A Bolond sohasem visz el ütést (hacsak nem mindenki Bolondot játszik ki), a sárga 10-es talán, a kék 2-es pedig adutt. Jósolj egyet!
first-wizard-follow-yellow =
    Sárgával kezdtek. Mágust vagy Bolondot bármikor kijátszhatsz, akármivel kezdtek is; egyébként meg kell adnod a színt. Add meg a sárga 10-essel, és meglátod, elég-e.
first-wizard-ruff =
    A sárga 12-es magasabb volt. Most zölddel kezdtek, neked pedig nincs zöld lapod: bármit kijátszhatsz. A kék 2-es adutt, és elviszi az ütést.
first-wizard-lead-jester =
    Egy ütésed van, ahogy megjósoltad. Kezdj a Bolonddal: minden ellen veszít, és a következő lap dönti el, melyik színt kell megadni. { -wizard } után egyiket sem.
first-wizard-done =
    Ezúttal mindenki eltalálta. Az utolsó fordulóban minden lapot kiosztanak, és az nyer, akinek a végén a legtöbb pontja van. Az asztalnál mindenkinél látod, hány ütést jósolt, és eddig hányat vitt el.

first-shazamm-welcome =
    Üdvözöl a Shazamm! Két varázsló áll egy hídon a láva felett, köztük a Tűzfal. Told az ellenfeled felé, fordulóról fordulóra, amíg egyikőtök le nem zuhan.
first-shazamm-hand =
    Ebben a fordulóban 50 manád van, és öt varázslat van a kezedben. Minden körben mindketten manát tesztek fel, titokban és egyszerre. Aki többet tesz fel, egy kőlappal arrébb tolja a Tűzfalat; mindketten kifizetitek a téteteket.
first-shazamm-signs =
    A lapjaid közt lévő Hamiskártya nem varázslat: nem tesz semmit, és visszakerül hozzád, így senki sem tudja, varázsolsz-e. A sárga jel a varázslók közötti közepet mutatja, ahol a Tűzfal kezd.
first-shazamm-first-bet =
    Kezdd 8 manás téttel, varázslat nélkül.
first-shazamm-pushed =
    A 8 több, mint az 5: a Tűzfal egy kőlappal az ellenfeled felé mozdult. Ha elér egy varázslót, vége a fordulónak.
first-shazamm-low-bet =
    Olcsón elveszíteni egy kört néha ugyanolyan jó, mint megnyerni. Most csak 1 manát tegyél fel, és hagyd, hogy az ellenfeled fizessen a tolásért.
first-shazamm-cheap =
    Ez a tolás az ellenfelednek 14 manájába került, neked csak 1-be. Most neked maradt több a forduló hátralévő részére.
first-shazamm-boost =
    Most jöjjön egy varázslat! A Támadás 7-tel növeli az erődet, de csak a tétet fizeted ki. Tegyél fel 10-et, és válaszd mellé a Támadást.
first-shazamm-resist =
    10 meg 7 az 17: épp elég a 16 ellen. A kijátszott varázslat elhasználódik. Az ellenfelednek kevés manája maradt, és lehet, hogy próbálkozik valamivel: tegyél fel 5-öt az Ellenállással együtt, hogy a Tűzfal ebben a körben ne mozdulhasson feléd.
first-shazamm-resisted =
    Az ellenfeled kijátszotta a Poklot, amely két kőlappal tolta volna el a Tűzfalat. Az Ellenállás megállította. A varázslatok mindig a számuk sorrendjében lépnek életbe.
first-shazamm-last-bet =
    Az ellenfelednek már csak 6 manája van. Ha 7-et teszel fel, biztosan megnyered ezt a kört.
first-shazamm-round-over =
    Az ellenfeled manája elfogyott, neked még van: ezért egészen a varázslójáig tolod a Tűzfalat. Ezzel vége a fordulónak. A varázslók három lépésre állnak a Tűzfaltól (egyikük előrelép), és a híd mindkét vége letörik.
first-shazamm-done =
    Új forduló: mindkettőtöknek újra 50 manája van, és húztok három varázslatot. Nyerd meg ezt is, és nem marad híd az ellenfeled lába alatt.

first-maginor-welcome =
    Üdvözöl a Maginor! Tizenegy Mindentudó lapkája fekszik körben, és mindegyik annyi szavazatot ad, amennyi a lapkáján áll. Maginor végigjárja a lapkakört, és begyűjti őket. Nyerj el minél több szavazatot, mielőtt ő odaér.
first-maginor-signs =
    Minden lapka közepén a szavazatai, körülötte a mezői látszanak; mellette fekszik a varázslata. A saját sorod a szavazataidat és a megmaradt jelzőidet mutatja.
first-maginor-turn =
    Amikor te következel, annyi kártyát és varázslatot játszol ki, amennyit akarsz, aztán vagy lépsz, vagy dobsz a kockával. Mindenki a Székháztól indul. Maginor először a Lidércfényhez ér, menj hát oda: lépj a varázslóddal!
first-maginor-roll =
    Most dobj! A kocka egy szimbólumot mutat, és ha a lapkádon van ilyen szabad mező, odateszed egy jelződet.
first-maginor-slot =
    Tűz: két mezőn van ilyen. Ha a végén két játékosnak ugyanannyi jelzője van, az nyer, akinek a jelzője a lapka tetejétől az óramutató járása szerint előbb jön. Válaszd hát az elsőt!
first-maginor-maginor =
    A kocka hatodik oldala maga Maginor. Az ellenfeled megválaszthatta a szimbólumot, és Maginor útnak indult: most a Lidércfény előtt áll. Amikor elhagy egy lapkát, azt kiértékelik.
first-maginor-card =
    A kocka mellett kártyáid is vannak: minden szimbólumból egy, és mindegyik annyit ér, mintha a szimbólumát dobtad volna, egyszer a játékban. Játszd ki a levegőkártyát!
first-maginor-roll-again =
    A kártyák nem vetnek véget a körödnek. A boszorkányságkártyával bármelyik lapkáért dobhatsz, akárhol áll a varázslód. Most dobj!
first-maginor-fate =
    Végzet! Egy végzetmező van, és az most a tiéd. Ahol egy lapkán nincs végzet, ott a végzet bármelyik szimbólumnak számít. Három jelzővel vezetsz egy ellen.
first-maginor-duel =
    Az ellenfeled levegőt dobott, de minden levegőmező foglalt: ezért párbaj lesz a jelződért. A föld legyőzi a vizet, a víz a tüzet, a tűz a földet; ha mindketten földet választotok, a védő nyer. Az pedig te vagy. Válaszd a földet!
first-maginor-fill =
    Te nyertél, a jelződ marad. Egy mező szabad, és azon tűz van. Egy lapkát akkor is kiértékelnek, ha minden mezője megtelt: játszd ki a tűzkártyát!
first-maginor-take =
    Neked van a legtöbb jelződ, ezért te választasz először: a lapkát az 5 szavazatával vagy a mellette fekvő varázslatot. A második a másikat kapja. Kérd a lapkát!
first-maginor-scored =
    Minden jelző visszakerül, a lapka kikerül a lapkakörből, és az ott álló varázslók középre mennek. Az ellenfeled a Fölény varázslatot kapta.
first-maginor-move =
    Középről nem dobhatsz: lépned kell. Az Egyszarvú 10 szavazatot ad. Menj oda!
first-maginor-done =
    Így megy ez tovább végig a lapkakörön. A Székház az utolsó: amikor Maginor odaér, kiértékelik, és vége a játéknak. Akinek a legtöbb szavazata van, az lesz az új Fővarázsló.

## What stands around the rules.

rules-title = { $game }: szabályok
rules-play = Új asztal
rules-contents = Fejezetek
rules-back = Vissza a játékhoz
# The label of a field.
rules-search = Keresés a szabályok, lapok és kérdések között
# An example that one can go through.
rules-example = Példa: { $step }/{ $steps }
rules-example-back = Vissza
rules-example-on = Tovább

## What stands around the guided first games.

first-title = { $game }: az első játékod
first-on = Tovább
first-do-it = Tedd meg helyettem
# Another decision than the one that the lesson is about.
first-other = Az is lehetne, de ez a lecke mást kér – { $action }.
first-end = Ennyit kell tudnod. Innen továbbjátszhatsz botok ellen, vagy nyithatsz egy saját asztalt. Ha valamit elfelejtesz: a kérdőjel minden döntést elmagyaráz.
first-play-on = Továbbjátszom innen
first-new = Új asztal
first-progress = { $read }/{ $all }
