## The rules, chapter by chapter, for the page and the terminal. Every line stands for itself:
##   text        a paragraph
##   • text      an item of a list
##   ? text      a question that comes up at the table; the line after it is the answer
## At the end of a line, in square brackets: the rules of docs/rules that it tells, with an exclamation mark where the
## rulebook is silent and we have decided. All languages have the same lines with the same rules.

rules-chapter-aim = Miről szól a játék?
rules-chapter-cards = A lapok
rules-chapter-round = Egy forduló
rules-chapter-predict = A jóslás
rules-chapter-trick = Küzdelem egy ütésért
rules-chapter-score = Pontozás
rules-chapter-specials = Különleges kártyák
rules-chapter-variants = Változatok
rules-chapter-turn = Egy kör
rules-chapter-spells = A varázslatok
rules-chapter-round-end = A forduló vége
rules-chapter-game-end = A játék vége
rules-chapter-start = Előkészületek
rules-chapter-vote = Jelző elhelyezése
rules-chapter-duel = Párbajok
rules-chapter-maginor = Maginor útja
rules-chapter-scoring = Egy lapka kiértékelése

# Beside a line that the rulebook does not decide, before the rule: "our ruling W8.8".
rules-ruling = saját döntésünk
# What a search has found.
rules-found = { $count ->
    [0] Erről nem esik szó: „{ $words }”.
    [one] „{ $words }” – egy találat:
   *[other] „{ $words }” – { $count } találat:
}

## Wizard

rules-wizard-aim =
    Három–hat varázslótanonc a jövőbe lát: megjósolja, hány ütést visz majd el. Aki pontosan eltalálja, jutalmat kap; aki téved, minden hiányzó vagy fölös ütésért fizet. [W6.1]
    Egy ütésben mindenki sorban kijátszik egy-egy lapot. Az nyer, akinek az utolsó forduló után a legtöbb pontja van. [W6.2]
    ? Mi történik, ha a végén két játékosnak ugyanannyi pontja van?
    Osztoznak a helyezésen. [W6.2]
rules-wizard-cards =
    A játékban 60 lap van: négy nép 1-től 13-ig számozva – az emberek (kék), a törpék (piros), a tündérek (zöld) és az óriások (sárga) –, valamint négy Mágus és négy Bolond. [W1.1]
    • Minden színben a 13-as a legerősebb, az 1-es a leggyengébb lap.
    • A Mágus (Z) minden más lapot üt, még az adutt 13-ast is.
    • A Bolond (N) minden más lap ellen veszít, még az 1-es ellen is.
    Hét különleges kártya is bevehető, akár egyenként; róluk külön fejezet szól. [W1.2]
rules-wizard-round =
    Az első fordulóban mindenki egy lapot kap, a másodikban kettőt, és így tovább, míg az utolsóban minden lapot kiosztanak: három játékossal 20 forduló van, néggyel 15, öttel 12, hattal 10. [W2.1]
    Az első osztót kisorsoljuk; az osztás az óramutató járása szerint száll tovább. [W2.2!]
    A pakli következő lapját felfordítják: [W3.1]
    • Ha valamelyik szín lapja, az a szín az adutt, és minden más színt üt.
    • Ha Bolond, ebben a fordulóban nincs adutt.
    • Ha Mágus, az osztó megnézi a lapjait, és bemondja a négy szín egyikét. Azt, hogy „nincs adutt”, nem mondhatja.
    • Az utolsó fordulóban nem marad lap, ezért nincs adutt. [W3.2]
    ? Változik a fordulók száma a különleges kártyáktól?
    Nem. De ha vannak a pakliban, az utolsó fordulóban is marad egy lap, így van mit felfordítani. [W2.1!, W3.2]
rules-wizard-predict =
    Miután mindenki megnézte a lapjait, sorban mindenki megmondja, hány ütést visz el: akár egyet sem, akár az összeset. Az osztó bal oldali szomszédja kezdi. Ezután jönnek az ütések. [W4.1]
    ? Lehet a jóslatok összege annyi, ahány ütés van?
    Igen, hacsak nem a Plusz/mínusz egy változatot játsszátok. [W7.1]
    ? Megváltozhat később egy jóslat?
    Csak a Felhőtől, az egyik különleges kártyától. [W8.7]
rules-wizard-trick =
    Az első ütést az osztó bal oldali szomszédja kezdi, bármelyik lapjával. A többiek az óramutató járása szerint egy-egy lapot játszanak ki. Aki elvisz egy ütést, az kezdi a következőt. [W5.1]
    • Akinek van lapja abból a színből, amellyel kezdtek, annak olyat kell kijátszania. Akinek nincs, az bármit kijátszhat, aduttot is, mást is. [W5.2]
    • Mágust, Bolondot vagy különleges kártyát viszont bármikor ki szabad játszani helyette. [W5.3]
    • Ha Mágussal kezdtek, mindenki azt játszik ki, amit akar. [W5.2]
    • Ha Bolonddal kezdtek, az utána következő első olyan lap dönti el a megadandó színt, amely nem Bolond. [W5.2]
    Az ütést az első Mágus viszi; ha nincs, a legmagasabb adutt; ha az sincs, a megadandó szín legmagasabb lapja. Ha minden lap Bolond, az első viszi el az ütést. [W5.4]
    ? Egy kék lap után Mágus következik. A többieknek így is meg kell adniuk a kéket?
    Igen. A Mágus csak akkor menti fel a többieket, ha előtte még nem volt megadandó szín. [W5.2]
    ? Bolonddal kezdtek, aztán Mágus jött. Mit kell megadni?
    Semmit: a Mágus után mindenki azt játszik ki, amit akar, és az ütést a Mágus viszi. [W5.2]
    ? Nincs lapom a megadandó színből, de van Mágusom. Ki kell játszanom?
    Nem. A kezedben tartott Mágus, Bolond vagy különleges kártya sohasem számít úgy, hogy meg tudod adni a színt. [W5.3]
    ? Megnézhetem az elvitt ütéseket?
    Az utolsó ütés újra megnézhető. A korábbi lapok már nem láthatók, de a napló elmondja őket.
rules-wizard-score =
    • Pontos jóslat: 20 pont, és ütésenként még 10. [W6.1]
    • Téves jóslat: mínusz 10 pont minden hiányzó vagy fölös ütésért. [W6.1]
    Aki 8 ütést jósolt, de csak 6-ot vitt el, 20 pontot veszít; az is, aki 10-et. A jegyzettömb az eddigi pontok összegét mutatja. [W6.1]
rules-wizard-specials =
    A Jubileumi kiadásban hét különleges kártya van. Bármelyiket a 60 lap közé keverheted; a Sárkány és a Tündér csak együtt vehető be. [W1.2]
    Fokozatosan érdemes megismerni őket. Kezdd az Alakváltóval, az a legegyszerűbb.
    • A Farkasember kivételével mindegyik bármikor kijátszható, akármivel kezdtek is. [W5.3]
    • Az ütést a következők közül az első viszi, amelyik benne van: a Tündér, ha ott a Sárkány is; a Sárkány; az első Mágus; a legmagasabb adutt; a megadandó szín legmagasabb lapja; az első Bolond. [W5.4]
    • A Sárkány nélküli Tündér és a Bomba sohasem visz el ütést. [W5.4]
    ? Különleges kártyát fordítottunk fel. Mi az adutt?
    Ha a Tündért vagy a Bombát, nincs adutt. A másik öt bármelyikénél az osztó mondja be. [W8.1, W8.2, W8.3, W8.4, W8.5, W8.6, W8.7]
    ? Sárkány, Tündér és Bomba van egy ütésben. Ki viszi el?
    Senki. A Tündéré lett volna, ezért az kezdi a következőt, aki a Tündért kijátszotta. [W8.4]
    ? Bomba és Felhő van egy ütésben?
    A Bomba hatástalanítja a Felhőt: senki sem változtatja meg a jóslatát. [W8.7]
    ? Bomba és Zsonglőr van egy ütésben?
    Ettől még mindenki továbbad egy lapot. [W8.6]
    ? Zsonglőr és Felhő van egy ütésben?
    Előbb mindenki továbbad egy lapot, aztán változik meg a jóslat. [W8.8!]
    ? Hány ütés van, ha felrobbant a Bomba?
    Eggyel kevesebbet lehet elvinni. A forduló akkor ér véget, amikor senkinek sincs több lapja. [W8.9]
rules-wizard-special = { $special ->
    [shapeshifter]
        Amikor kijátszod, bemondod, hogy Mágus vagy Bolond; attól kezdve minden tekintetben az, akkor is, ha te kezdesz vele. [W8.1]
        Ha felfordítják: az osztó mondja be az aduttot. [W8.1]
    [dragon]
        A legerősebb lap: a Mágust is üti, és csak a Tündér ellen veszít. [W8.2]
        Ha ezzel kezdenek: olyan, mint a Mágus, senkinek sem kell színt megadnia. Ha felfordítják: az osztó mondja be az aduttot. [W8.2]
    [fairy]
        A leggyengébb lap: még a Bolond ellen is veszít. De ha ugyanabban az ütésben ott a Sárkány, a Tündér viszi el. [W8.3]
        Ha ezzel kezdenek: olyan, mint a Bolond, a következő lap dönt. Ha felfordítják: nincs adutt. [W8.3]
    [bomb]
        Az ütést senki sem viszi el, félreteszik. Aki a Bomba nélkül elvitte volna, az kezdi a következőt. [W8.4]
        Ha ezzel kezdenek: olyan, mint a Bolond, a következő lap dönt. Ha felfordítják: nincs adutt. [W8.4]
    [werewolf]
        Nem játszható ki. A lap felfordítása után, de még az első jóslat előtt annak, akinél a Farkasember van, ki kell cserélnie a felfordított lapra, és be kell mondania az adutt színt, vagy azt, hogy nincs adutt. [W8.5]
        Ez az osztó döntése helyébe lép, bármit fordítottak is fel. [W8.5!]
        Ha magát a Farkasembert fordítják fel: az osztó mondja be az aduttot. [W8.5]
    [juggler]
        Értéke 7½ abban a színben, amelyet a kijátszásakor bemondasz, és ez az adutt is lehet: magasabb a 7-esnél, alacsonyabb a 8-asnál. [W8.6]
        Az ütése után mindenki egyszerre továbbad balra egy lefordított lapot. Ez a forduló utolsó ütése után elmarad, de nem marad el, ha Bomba is volt az ütésben. [W8.6]
        Bármelyik lapot tovább lehet adni, Mágust és különleges kártyát is, csak azt nem, amelyet épp most kapsz. A lapot csak az ismeri, aki adja, és aki kapja. Ezután az kezd, aki az ütést elvitte. [W8.6!]
        Ha ezzel kezdenek: a bemondott színt kell megadni. Ha felfordítják: az osztó mondja be az aduttot. [W8.6]
   *[cloud]
        Értéke 9¾ abban a színben, amelyet a kijátszásakor bemondasz, és ez az adutt is lehet: magasabb a 9-esnél, alacsonyabb a 10-esnél. [W8.7]
        Aki elviszi az ütését, annak eggyel növelnie vagy csökkentenie kell a jóslatát; kivéve, ha Bomba is volt az ütésben. [W8.7]
        A jóslat sohasem mehet 0 alá, de több lehet, mint ahány ütés van; és az utolsó ütés után is változik. Titkos jóslásnál a többiek csak azt látják, hogy megváltozott. [W8.7!]
        Ha ezzel kezdenek: a bemondott színt kell megadni. Ha felfordítják: az osztó mondja be az aduttot. [W8.7]
}
rules-wizard-variants =
    Választhattok egy jóslási módot és egy játékformát:
    ? Mi mivel játszható együtt?
    A Plusz/mínusz egyhez nyílt jóslatok kellenek. A Zárt jóslás és a Titkos jóslás kizárja egymást. A jövőbelátás, az Egy színnel és a Wizard Maximus közül csak egy játszható, és csak különleges kártyák nélkül. Minden más összeállítás lehetséges. [W7.7]
rules-wizard-variant = { $variant ->
    [plus-minus-one]
        Csak azt köti, aki utoljára jósol, és neki is mindig marad másik száma. [W7.1]
    [hidden]
        Amit választottál, az marad, akkor is, ha mások még választanak. [W7.2!]
    [secret]
        Amit választottál, az marad, akkor is, ha mások még választanak. [W7.3!]
    [clairvoyance-first]
        Ezután mindenki kézbe veszi a lapjait, és minden a szokott módon folytatódik. Ha az osztó mond be aduttot, a saját lapjai ismerete nélkül teszi. [W7.4]
        Amit láttál, arra emlékezhetsz; a nézők senkinek a lapjait sem látják. [W7.4!]
    [clairvoyance-every]
        Ezután mindenki kézbe veszi a lapjait, és minden a szokott módon folytatódik. Ha az osztó mond be aduttot, a saját lapjai ismerete nélkül teszi. [W7.4]
        Amit láttál, arra emlékezhetsz; a nézők senkinek a lapjait sem látják. [W7.4!]
    [single-suit]
        Három vagy négy játékosnak. Mindenki megkeveri a saját 15 lapját, és az első fordulóban 4-et húz belőle, a másodikban 5-öt, és így tovább, összesen 12 fordulón át. Minden forduló után mindenki visszakapja a saját lapjait. Három játékossal egy szín kimarad. [W7.5]
        A színek az ülésrendet követik; az, hogy ki jósol és kezd először, úgy száll tovább, mint az osztás. [W7.5!]
   *[maximus]
        Három játékossal mindenkinek 20 lapja van, néggyel 15, öttel 12, hattal 10. [W7.6]
        Az osztás a szokott módon száll tovább. [W7.6!]
}

## Shazamm!

rules-shazamm-aim =
    Két varázsló áll egy hídon a lávafolyó fölött, köztük lángol a Tűzfal. Manával és varázslatokkal tolják egymás felé. Akit leszorítanak a hídról, az veszít. [S4.7]
    A híd 19 kőlapból áll. A Tűzfal középről indul, a varázslók pedig három-három lépésre tőle, így mindkét oldalon két szabad kőlap van köztük. [S1.1, S2.1]
    Egy játszma két–hét fordulóból áll. Minden fordulóra mindkét varázslónak 50 manája van. [S2.2]
rules-shazamm-turn =
    Minden körben mindketten titokban választanak: legalább 1 manás tétet, és akárhány lapot a kezükből, vagy egyet sem. Ezután mindketten felfedik, mit választottak. [S3.1]
    • Azok a varázslatok, amelyeket mindketten kijátszottak, mindenekelőtt kioltják egymást. [S3.2]
    • A többi varázslat, akárkié, a számok sorrendjében lép életbe. [S3.3]
    • Az erősebb varázsló egy kőlappal a másik felé tolja a Tűzfalat, akármennyivel erősebb is. Ha az erejük egyenlő, a Tűzfal a helyén marad. [S3.4]
    • Mindketten kifizetik a tétjüket, bármelyikük volt is az erősebb. Senkinek sem lehet 50-nél több manája. [S3.5]
    • A kijátszott varázslat elhasználódik, a játszmában többé nem tér vissza. Csak a Hamiskártya tér vissza mindig: nincs hatása, csupán elrejti, hogy varázsolsz-e. [S3.6, S7.0]
    ? Mit látok a felfedés előtt az ellenfelem választásából?
    Csak azt, hogy már választott; még azt sem, hány lap fekszik előtte, hacsak nem a Megszámolt lapok változatot játsszátok. [S3.1!, S6.3]
    ? Mit tudhatok az ellenfelem lapjairól?
    Amit letett, az nyíltan fekszik, és azt is látod, hány varázslat van a kezében. A kézben tartott lapjai és a paklija titkosak. [S2.3]
    ? Milyen sorrendben alakul ki az erő és a tolás?
    Alapja a tét, ahogy az Újrahasznosítás hagyta; a Támadással 7-tel több; a Dupla dózissal ennek a kétszerese. Ezután a Győztes veszít megfordítja a tolást, a Pokol két kőlapra növeli, az Ellenállás megállítja. [S3.4]
    ? Milyen sorrendben fogy és gyűlik a mana?
    Először mindketten fizetnek, kivéve, akit a Nehéz vesztes felment. Aztán jön, amit a Tartalékok és az Elszívás hoz. Aki tehát mind az 50-et felteszi a Tartalékokkal együtt, annak 13 marad, és a forduló folytatódik. [S3.5]
rules-shazamm-spells =
    Mindkettőtöknek ugyanaz a tizennégy varázslata van, mindegyik egyszer használható a játszmában. Öttel kezdesz, és minden új fordulóra még hármat húzol, amíg van miből. [S2.2, S4.8]
rules-shazamm-spell = { $spell ->
    [mutism]
        Ebben a körben minden nagyobb számú varázslat elvész, és elvész mindkét játékos minden varázslata e forduló későbbi köreiben is. Csak az akadályozza meg, ha az ellenfél ugyanebben a körben szintén Némát játszik ki. [S7.1]
        A Néma, amelyet valaki később játszik ki ugyanabban a fordulóban, elvész, mint bármelyik más varázslat. [S7.1!]
    [clone]
        Felvehetsz egyet azok közül a varázslatok közül, amelyeket az ellenfél az előző körben letett, bármi lett is a sorsuk; vagy azt, amit akkor az ő Klónja lemásolt. Ebben a körben neked dolgozik, a saját száma szerint. [S7.2]
        A másolat nem lap: maga a varázslat az ellenfél elhasznált lapjai közt marad. Ha az ellenfélnél ugyanez a varázslat ebben a körben még hátravan, a másolat és a varázslat kioltja egymást. [S7.2]
        Az előző kör lehet az előző fordulóban is. A játszma első körében nincs mit felvenni. A lemásolt Klónnak nincs hatása. Ha egy varázslatot és a másolatát is kijátszod, mindkettő számít: a Támadás 14-et ad, a Dupla dózis négyszeres, a Tartalékok 26-ot hoz, két megfordítás pedig semlegesíti egymást. [S7.2!]
    [theft]
        Az ellenfél minden 3-asnál nagyobb számú varázslata, amely ebben a körben még hátravan, a tiéd lesz. Mindegyikről eldöntöd, hogy felhasználod-e, a száma szerint, vagy eldobod. [S7.3]
        Mindről döntesz, mielőtt bármelyik életbe lépne. Akár felhasználod, akár nem, annak az elhasznált lapjai közé kerül, aki letette. [S7.3!]
    [end-of-round]
        A Tűzfal ott marad, ahol van, és a nagyobb számú varázslatok elvesznek. A téteknek nincs hatásuk. [S7.4]
        Kifizetni sem kell őket. [S7.4!]
    [middle]
        A kör ezután a szokott módon folytatódik. [S7.5]
        Az Ellenállás nem akadályozza meg, és sohasem számít elvesztett körnek. [S7.5!]
    [recycling]
        Akkor döntesz, amikor már minden tét és varázslat nyíltan fekszik. Az új téttel harcolsz, és azt is fizeted ki; nem lehet 1-nél kevesebb, sem több, mint a manád. [S7.6]
        Legfeljebb 5-tel változtathatod meg, nem csak pontosan 5-tel. [S7.6!]
    [boost]
        A téten kívül nem kerül semmibe. [S7.7]
    [double-dose]
        A téten kívül nem kerül semmibe. A Támadással együtt az erőd a tét és a 7 összegének kétszerese. [S7.8]
    [who-wins-loses]
        Ha semmi sem mozdul, nincs mit megfordítani. [S7.9]
    [blaze]
        Bármelyik irányba tart is. A Tűzfal megáll, ha olyan kőlapra ér, amelyen varázsló áll. [S7.10]
    [resistance]
        Semmilyen módon: sem e kör tolásával, sem a forduló utolsó tolásával, ha elfogyott a manád. [S7.11, S4.3]
    [sore-loser]
        Ha az erők egyenlők, vagy a Tűzfalat az Ellenállás állította meg, fizetsz. [S7.12]
    [reserves]
        50 fölé sohasem. [S7.13]
   *[drain]
        A tét számít, ahogy az Újrahasznosítás hagyta, nem az erő, és mindegy, hogy kifizetik-e. 50 fölé sohasem. [S7.14]
}
rules-shazamm-round-end =
    A forduló olyan kör után ér véget, amelyben ezek egyike bekövetkezett; ebben a sorrendben kell nézni: [S4.1, S4.2]
    • Valaki kijátszotta a Végzetet. [S4.1]
    • A Tűzfal olyan kőlapra ért, amelyen varázsló áll. [S4.2]
    • Egyikőtöknek elfogyott a manája: a másik még annyi kőlappal tolja arrébb a Tűzfalat, ahány manája maradt, legfeljebb a varázslóig. Ez nem kerül semmibe. [S4.3]
    • Mindkettőtöknek elfogyott a manája: a Tűzfal a helyén marad. [S4.4]
    Ezután sorban: a Tűzfal ott marad, ahol van, mindkét varázsló három lépésre áll tőle (a vesztes hátrál, a győztes előrelép), és a híd mindkét végén letörik a legkülső kőlap. [S4.5, S4.6]
    A következő fordulóra mindkettőtöknek újra 50 manája van, és három varázslatot húztok; a Néma hatása véget ér. [S4.8]
    ? Mi mozdul előbb a forduló végén: a varázslók vagy a kőlapok?
    A varázslók. Így aki megnyer egy fordulót, sohasem arról a kőlapról zuhan le, amelyet épp elhagy. [S4.7!]
    ? Változtat-e varázslat annak az utolsó tolásán, akinek maradt manája?
    Az Ellenállás megállítja. A Győztes veszít és a Pokol nem változtat rajta. [S4.3]
    ? Kell-e fizetni, ha valaki kijátssza a Végzetet?
    Nem. [S7.4!]
rules-shazamm-game-end =
    Az a varázsló, aki letört kőlapon vagy a hídon kívül áll, lezuhan, és elveszti a játszmát. Ha mindketten egyszerre zuhannak le, senki sem nyer. [S4.7]
    Aki az első és a második fordulóban is az ellenfél varázslójáig viszi a Tűzfalat, megnyerte a játszmát. Később két egymás utáni forduló nem mindig elég: attól függ, hol áll a Tűzfal. [S8.3]
    ? Hogyan lehet döntetlen?
    Csak úgy, ha a Tűzfal a hetedik forduló után pontosan középen áll: ekkor egyik varázsló alatt sem marad kőlap. [S4.7]
rules-shazamm-variants =
    Tapasztalt varázslóknak. A Minden lap kézben változatban több szerepet kap a taktika, de tizennégy varázslat elolvasásához idő kell. Ez és a Rendezett pakli kizárja egymást. [S6.1, S6.2]
rules-shazamm-variant = { $variant ->
    [full-hand]
        Később nem húztok. [S6.1]
    [stacked-deck]
        Az első öttel kezdesz; minden új fordulóban a következő hármat húzod. Az ellenfeled csak azt tudja meg, hogy elkészültél. [S6.2]
   *[counted-cards]
        Így a Hamiskártya valóban elrejti, amit el kell rejtenie. A másik két változat bármelyikével együtt játszható. [S6.3!]
}

## Maginor

rules-maginor-aim =
    A Fővarázsló távozik, és tizenegy Mindentudó választja meg az utódját. Maginor Mindentudótól Mindentudóig jár, és begyűjti a szavazataikat. Nyerd el őket a befolyásoddal, mielőtt ő odaér: az nyer, akinek a legtöbb szavazata van. [M8.1]
rules-maginor-start =
    A Mindentudók lapkái körben fekszenek: a Székház, utána az óramutató járása szerint a két kicsi, majd a többi tetszőleges sorrendben. [M2.1]
    Majdnem minden lapka mellett egy varázslat fekszik, képpel felfelé. A Fővarázslói szertartás a Székháznál van, az Arany Üst szertartása az utolsó lapkánál a Székház előtt. [M2.2]
    Egy kisorsolt lapkának nincs varázslata, mert a maradék kilenc lapkára csak nyolc varázslat jut. [M2.3!]
    Maginor és minden varázsló a Székháztól indul. A kezdőjátékost kisorsoljuk; a játékosok az óramutató járása szerint következnek. [M2.4]
    Mindenkinek van egy varázslója, 15 jelzője, öt szimbólumkártyája (minden szimbólumból egy) és öt boszorkányságkártyája. Mindez nyíltan fekszik; csak az titkos, amit párbajban választanak. [M1.4, M3.7]
    ? Ezek a nyomtatott lapkák?
    Nem. Egyik szabálykönyv sem írja le, milyen mezők vannak az egyes lapkákon, ezért ezek a sajátjaink, és méréssel ellenőriztük, hogy igazságosak. Akinek megvan a doboz, beírhatja a nyomtatottakat. [M1.5]
rules-maginor-turn =
    Először játssz ki akárhány kártyát és varázslatot, tetszőleges sorrendben. Aztán vagy lépj a varázslóddal bármelyik másik lapkára, vagy dobj azért a lapkáért, amelyen áll: a kettő közül az egyik kötelező. [M3.1]
    • A szimbólumkártya annyit ér, mintha a szimbólumát dobtad volna a varázslód lapkájáért. [M3.5]
    • A boszorkányságkártyával bármelyik lapkáért dobhatsz, akárhol áll a varázslód. [M3.6]
    • Ha a kocka Maginort mutatja, először válassz egy tetszőleges szimbólumot a szavazatodhoz, akár olyat is, amely itt semmit sem ér; aztán Maginor lép egyet. [M3.4, M4.6]
    • Amint egy lapkát kiértékelnek, a körnek vége: nincs több kijátszás, lépés vagy dobás. [M3.2]
    • A lapkakör közepén álló varázslóval lépni kell, dobni nem lehet. [M3.3]
    ? Mit tehetek középről, mielőtt lépek?
    Kijátszhatsz boszorkányságkártyát és olyan varázslatot, amelyhez nem kell a varázslód lapkája. Teleportálás után már lapkán állsz, így dobhatsz is. [M3.3!]
    ? Maginort dobtam, és a szavazatommal megtelt egy lapka. Továbblép Maginor?
    Nem, a körnek azonnal vége; hacsak nem A dobás befejezése változatot játsszátok. [M3.2!]
    ? Kijátszhatok olyan szimbólumkártyát, amely semmit sem ér?
    Igen. Olyan varázslat viszont nem játszható ki, amelynek nem lenne hatása. [M4.6, M4.6!]
    ? Lehet örökké csak lépkedni, dobás nélkül?
    Nem. Ha játékosonként tíz körön át senki sem dobott, és egy lapkát sem értékeltek ki, annak, aki lapkán áll, dobnia kell. [M3.8!]
    ? És ha már csak a Székház maradt?
    Akinek ott áll a varázslója, annak nincs hová lépnie, ezért dobnia kell. [M3.3]
rules-maginor-vote =
    Így szerzel szavazatot egy szimbólummal egy lapkán:
    • Ha van szabad mező ezzel a szimbólummal, tegyél egy jelzőt az egyikre; te választod meg, melyikre. [M4.1]
    • Ha mind foglalt, válassz egyet, amelyet ellenfél tart, és vívj érte párbajt. [M4.2]
    • Ha mind a tiéd, vagy a lapkán nincs ilyen szimbólum, nem történik semmi. [M4.3]
    • Ahol egy lapkán nincs végzet, ott a végzet bármelyik szimbólumnak számíthat, vagy egyiknek sem. Ahol van, ott semmi másnak nem számít, akkor sem, ha minden végzetmező a tiéd. [M4.4]
    ? Mi történik, ha elfogytak a jelzőim?
    Semmi, és párbaj sincs. A jelzők akkor kerülnek vissza, ha egy lapkát kiértékelnek, vagy ha párbajban veszítesz. [M4.5]
    ? Miért nem kérdezi senki, melyik mezőt vagy jelzőt választom?
    Mert csak egy volt. Ahol nincs mit választani, ott nincs kérdés sem. [M4.1!]
rules-maginor-duel =
    Az a kihívó, aki soron van; a védő az, aki a mezőt tartja. Mindketten titokban földet, vizet vagy tüzet választanak, és egyszerre fedik fel. [M7.1]
    • A föld legyőzi a vizet, a víz a tüzet, a tűz a földet. A győztesé lesz a mező, a másik jelző visszakerül a tulajdonosához. [M7.1, M7.3]
    • Föld föld ellen: a védő nyer. [M7.2]
    • Tűz tűz ellen vagy víz víz ellen: mindkét jelző visszakerül, és a mező felszabadul. [M7.2]
    • Aki nem nyert, és övé a Megfordítás, most kijátszhatja, és ezzel nyer. [M7.4]
rules-maginor-maginor =
    Maginor az óramutató járása szerint halad: egy lapkáról a következő lapka előtti üres helyre, aztán a következő lépésével rá a lapkára. [M5.1]
    • Egy lapkát akkor értékelnek ki, amikor Maginor elhagyja, vagy amint minden mezője megtelt. [M5.2]
    • Egyedül a Székházat értékelik ki akkor, amikor Maginor odaér, a játék végén; ha megtelik, vagy ha Maginor az elején elhagyja, az nem jár kiértékeléssel. [M5.3]
    ? Azt a lapkát értékelik ki, amelyen vagy amely előtt Maginor áll. Hová kerül?
    A lapkakör összezárul, és ő a következő lapka előtti helyen áll. [M5.6]
rules-maginor-scoring =
    Akinek a legtöbb jelzője van a lapkán, az első: választ a lapka és a mellette fekvő varázslat közül; a második a másikat kapja. [M5.4, M5.5]
    • Egyenlőségnél az a jelző dönt, amelyik a lapka tetejétől az óramutató járása szerint előbb jön. [M5.4]
    • Ha egyedül vagy a lapkán: választasz egyet, a másik kikerül a játékból. [M5.5]
    • Ha senki sincs a lapkán: a lapka és a varázslat is kikerül a játékból. [M5.5]
    • Ha a lapkának nincs varázslata: az első elnyeri a lapkát, a második nem kap semmit. [M5.5]
    Ezután minden jelző visszakerül róla a tulajdonosához, a lapkán álló varázslók a lapkakör közepére mennek, a lapka kikerül, és a lapkakör összezárul. A körnek vége. [M5.6, M3.2]
    ? Hárman holtversenyben állnak az első helyen. Ki a második?
    A többiek közül megint az, akinek a jelzője előbb jön. [M5.4!]
    ? Visszautasíthatom, ami nekem maradt?
    Nem. [M5.5!]
rules-maginor-spells =
    Minden varázslat egyszer játszható ki, a saját körödben, a lépés vagy a dobás előtt. Csak a Megfordítás játszható ki más körében is, olyan párbaj után, amelyet nem te nyertél meg. A két szertartást megtartod, és szavazatnak számítanak. [M6.8, M6.11]
    ? Visszavehetek olyan kártyát, amelyet ugyanebben a körben játszottam ki?
    Igen. [M6.12]
rules-maginor-spell = { $spell ->
    [retrieval]
        Ha csak egyet játszottál ki, azt az egyet kapod vissza; ha egyet sem, a varázslat nem játszható ki. [M6.1!]
    [restoration]
        Ha csak egyet játszottál ki, azt az egyet kapod vissza; ha egyet sem, a varázslat nem játszható ki. [M6.2!]
    [domination]
        Ha már az első jelzővel megtelik a lapka, vagy nincs több jelződ vagy szabad mező, ennyi volt. Ha a lapka megtelt, kiértékelik. [M6.11, M6.3!]
    [persuasion]
        Nincs párbaj. Kell hozzá egy jelző a készletedben. [M6.4, M6.11]
    [telekinesis]
        Bármelyik szimbólum, bármelyik játékban lévő lapkán. Ha a lapka megtelt, kiértékelik. [M6.5, M6.11]
    [teleportation]
        Ezután még lépned vagy dobnod kell. [M6.6]
    [summoning]
        Ezután Maginor a következő lapka elé kerül. Nem játszható ki, ha már csak a Székház maradt. [M6.7]
        Akkor is kijátszható, ha Maginor még el sem indult; ekkor elhagyja a Székházat. [M6.7!]
    [reversal]
        Ez az egyetlen varázslat, amelyet más körében is ki lehet játszani. [M6.8, M7.4]
    [golden-cauldron]
        Nem lapka: nem számít, amikor a legértékesebb lapka dönt. [M6.9, M8.1]
   *[high-wizard]
        Nem lapka: nem számít, amikor a legértékesebb lapka dönt. [M6.10, M8.1]
}
rules-maginor-game-end =
    Amikor Maginor a Székházhoz ér, azt kiértékelik, és vége a játéknak. Add össze a lapkáid és a szertartásaid szavazatait: az nyer, akinek a legtöbb van. [M5.3, M8.1]
    ? És egyenlőségnél?
    Közülük az nyer, akié a legértékesebb lapka; ha abban is egyenlők, osztoznak a győzelmen. [M8.1]
rules-maginor-variants =
    Ezt választhatjátok:
rules-maginor-variant =
    Így egy második lapkát is kiértékelhetnek. Ezután a kör véget ér. [M3.2!]

## What is to be seen in the pictures of the rules.

picture-wizard-round = Második forduló: két lap van a kézben, és a piros 6-ost fordították fel. A piros az adutt.
picture-wizard-predict = A többiek 0-t és 1-et jósoltak. Neked hány ütésed lesz?
picture-shazamm-round-end = Kezdődik a második forduló: mindkét varázsló három kőlapra áll a Tűzfaltól, és a híd két vége letört.
picture-shazamm-game-end = A jobb oldali varázsló alól elfogyott a híd.
picture-maginor-start = A lapkán álló szám mutatja, hány szavazatot ad. Körülötte vannak a jelzők mezői.
picture-maginor-turn = Az öt szimbólumkártya, jobbra pedig a boszorkányságkártyák.

## Examples, step by step: positions from a game, and what is to be seen in each.

example-wizard-trick-1 = A piros az adutt. Te kezdesz a sárga 3-assal.
example-wizard-trick-2 = A következő játékosnak nincs sárga lapja, ezért bármit kijátszhat. A piros 2-es adutt.
example-wizard-trick-3 = Az utolsónak sincs sárga lapja, sem magasabb aduttja: a piros 2-es viszi el az ütést.
example-wizard-score-1 = Első forduló. Te nem jósoltál ütést, és nem is vittél el egyet sem: 20 pont. Morgana egyet jósolt, és egyet sem vitt el: mínusz 10 pont. Merlin egyet jósolt, és el is vitte: 30 pont.
example-wizard-score-2 = Második forduló. Te kettőt jósoltál, és egyet vittél el: mínusz 10, összesen 10. Morgana egyet sem jósolt, és egyet sem vitt el: plusz 20, összesen 10. Merlin egyet sem jósolt, mégis elvitt egyet: mínusz 10, összesen 20.
example-shazamm-turn-1 = Mindketten titokban választotok. Te 10-et teszel fel, és leteszed mellé a Támadást.
example-shazamm-turn-2 = A felfedés: 10 a Támadással, amely 7-et ad hozzá, 16 ellen.
example-shazamm-turn-3 = A 17 erősebb, mint a 16: a Tűzfal egy kőlappal jobbra mozdul. Te 10-et fizetsz, az ellenfeled 16-ot, és a Támadás elhasználódott.
example-maginor-vote-1 = A varázslód az Egyszarvúnál áll. Dobsz érte.
example-maginor-vote-2 = A kocka tüzet mutat. Több tűzmező is szabad, választhatsz közülük. Egyenlőségnél az ér a legtöbbet, amelyik a lapka tetejétől az óramutató járása szerint az első.
example-maginor-vote-3 = A jelződ odakerült. Ha minden tűzmezőt ellenfelek tartanának, párbajt kellene vívnod az egyikért.
example-maginor-card-1 = A varázslód a Szürke Sasnál áll, és van egy vízkártyád.
example-maginor-card-2 = Kijátszod, és van szabad vízmező: oda kerül egy jelződ. A köröd folytatódik, még léphetsz vagy dobhatsz.
example-maginor-walk-1 = Maginor elindult a Székháztól, és az első lapka előtti helyen áll.
example-maginor-walk-2 = A kocka Maginort mutatja: a szavazat után rálép a lapkára.
example-maginor-walk-3 = A következő lépésével továbbmegy a következő lapka elé, és azt a lapkát, amelyet elhagyott, kiértékelik.
