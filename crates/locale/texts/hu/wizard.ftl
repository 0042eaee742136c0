wizard-title = Wizard

## Cards

-wizard = Mágus
-jester = Bolond
-shapeshifter = Alakváltó
-dragon = Sárkány
-fairy = Tündér
-bomb = Bomba
-werewolf = Farkasember
-juggler = Zsonglőr
-cloud = Felhő

wizard-wizard = { -wizard }
wizard-jester = { -jester }
wizard-special = { $card ->
    [shapeshifter] { -shapeshifter }
    [dragon] { -dragon }
    [fairy] { -fairy }
    [bomb] { -bomb }
    [werewolf] { -werewolf }
    [juggler] { -juggler }
   *[cloud] { -cloud }
}
wizard-colour = { $suit ->
    [humans] kék
    [dwarves] piros
    [elves] zöld
   *[giants] sárga
}
wizard-suit = { $suit ->
    [humans] kék (emberek)
    [dwarves] piros (törpék)
    [elves] zöld (tündérek)
   *[giants] sárga (óriások)
}
wizard-suited = { wizard-colour } { $rank }
# In a sentence: always after a colon, so that it needs no ending.
wizard-the-suited = { wizard-suited }
wizard-a-wizard = { -wizard }
wizard-a-jester = { -jester }
wizard-the-special = { wizard-special }
# A special card and what it is played as.
wizard-face = { $card } ({ $what })
wizard-no-trump = nincs adutt
# The cards that need not follow suit.
wizard-always = { $specials ->
    [yes] Mágust, Bolondot vagy különleges kártyát
   *[no] Mágust vagy Bolondot
}

## The table

wizard-heading =
    Wizard { $seats } játékossal: { $names }.
    { $rounds } forduló. Mindegyikben jósold meg, hány ütésed lesz: egy ütésben mindenki kijátszik egy lapot, és a legjobb viszi el. A pontos jóslat pontot hoz, a téves pontokba kerül.
wizard-heading-with = Különleges kártyákkal: { $cards }.
wizard-variant = { $variant ->
    [plus-minus-one] Plusz/mínusz egy
    [hidden] Zárt jóslás
    [secret] Titkos jóslás
    [clairvoyance-first] A jövőbelátás az első fordulóban
    [clairvoyance-every] A jövőbelátás
    [single-suit] Egy színnel
   *[maximus] Wizard Maximus
}
# After the name of the variant.
wizard-about-variant = { $variant ->
    [plus-minus-one] egy forduló jóslatainak összege nem lehet annyi, ahány ütés van; erre annak kell ügyelnie, aki utoljára jósol.
    [hidden] mindenki titokban jósol, és a jóslatokat az első ütés előtt fedik fel.
    [secret] mindenki titokban jósol, és a jóslatokat csak a forduló végén fedik fel.
    [clairvoyance-first] az első fordulóban mindenki más lapját látod, csak a sajátodat nem, amíg nem jósolt mindenki.
    [clairvoyance-every] mindenki más lapjait látod, csak a sajátjaidat nem, amíg nem jósolt mindenki.
    [single-suit] mindenki a saját színével játszik, egy Mágussal és egy Bolonddal. Nincs adutt, és nem kell színt megadni: a legmagasabb lap viszi az ütést, egyenlők közül az első.
   *[maximus] öt forduló, mindig minden lapot kiosztanak. Az adutt kék, piros, zöld, sárga, végül nincs adutt.
}
wizard-before = A játék még nem kezdődött el.
wizard-round = { $round }. forduló { ARTICLE($rounds) } { $rounds } közül, fejenként { $cards } lap, { $who ->
    [you] te osztasz
   *[other] { $name } oszt
}
wizard-trump = Adutt: { $suit }.
wizard-trump-none = Nincs adutt.
wizard-trump-open = Az aduttot még nem mondták be.
wizard-source-card = Felfordítva: { $card }.
wizard-source-dealer = Felfordítva: { $card }; { $who ->
    [you] osztóként te mondtad be az aduttot.
   *[other] osztóként { $name } mondta be az aduttot.
}
wizard-source-werewolf = { $who ->
    [you] Kicserélted a Farkasembert erre: { $card }, és te mondtad be az aduttot.
   *[other] { $name } kicserélte a Farkasembert erre: { $card }, és ő mondta be az aduttot.
}
wizard-source-nothing = Ebben a fordulóban nem fordítanak fel lapot.
wizard-source-single-suit = A legmagasabb lap viszi az ütést, és nem kell színt megadni.

wizard-predicted = jóslat
wizard-won = ütés
wizard-points = pont
wizard-in-trick = az ütésben
wizard-secret = titkos
wizard-leads = kezd
wizard-led = kezdett
wizard-best = eddig viszi
wizard-took-it = elviszi az ütést
wizard-blown-up = kezdi a következőt

wizard-follow = Meg kell adnod a színt: { $suit }.
wizard-cannot-follow = Nincs lapod a megadandó színből ({ $suit }), ezért bármelyik lapot kijátszhatod.
wizard-free-wizard = Mágus volt az első, ezért senkinek sem kell színt megadnia.
wizard-free-dragon = A Sárkány volt az első, ezért senkinek sem kell színt megadnia.
wizard-free-all = Bármelyik lapot kijátszhatod.
wizard-open = Még nincs megadandó szín: bármelyik lapot kijátszhatod.

wizard-your-hand = Lapjaid:
wizard-hand-hidden = Lapjaid: { $cards ->
    [one] egy lap, amelyet csak a többiek látnak.
   *[other] { $cards } lap, amelyeket csak a többiek látnak.
}
wizard-hand-of = { $name } lapjai: { $cards }
wizard-hand-known = { $name } ismert lapjai: { $cards }
wizard-chosen = Továbbadod: { $card }.

## What is asked

wizard-ask-werewolf = Nálad van a Farkasember. Melyik szín legyen az adutt?
wizard-ask-trump = Te osztasz. Melyik szín legyen az adutt?
wizard-ask-predict = Hány ütésed lesz?
wizard-ask-predict-not = Hány ütésed lesz? (Ennyi nem lehet: { $forbidden }.)
wizard-ask-lead = Te kezdesz. Játssz ki egy lapot!
wizard-ask-play = Játssz ki egy lapot!
wizard-ask-pass = Melyik lapot adod tovább { DATIVE($name) }?
wizard-ask-change = Te vitted el azt az ütést, amelyben a Felhő volt: változtasd meg a jóslatodat eggyel.

wizard-explain-werewolf =
    A Farkasember nem játszható ki. Kicseréled a felfordított lapra, és bemondod az adutt színt, vagy azt, hogy „nincs adutt”.
    Jó választás az a szín, amelyből a legtöbb lapod van.
wizard-explain-trump =
    Az adutt szín lapja minden más színű lapot üt. Jó választás az a szín, amelyből a legtöbb lapod van.
wizard-explain-predict =
    Mondd meg, hány ütésed lesz ebben a fordulóban (0–{ $most }).
    Ha pontosan annyi lesz, 20 pontot kapsz, és ütésenként még 10-et. Ha nem, minden hiányzó vagy fölös ütésért 10 pontot veszítesz.
    Számold össze, mi visz el valószínűleg ütést: a Mágusok, a magas aduttok, talán egy-egy 13-as vagy 12-es más színből.
wizard-explain-play =
    Jóslatod: { $predicted }, eddigi ütéseid: { $won }.
    Ha van megadandó szín, meg kell adnod, ha tudod; bármikor csak { wizard-always } szabad kijátszani.
    Az első Mágus viszi az ütést; ha nincs, a legmagasabb adutt; ha az sincs, a megadandó szín legmagasabb lapja. A Bolond mindezek ellen veszít.
wizard-explain-play-single =
    Jóslatod: { $predicted }, eddigi ütéseid: { $won }.
    Bármelyik lapot kijátszhatod: a legmagasabb viszi az ütést, egyenlők közül az első. A Mágus minden szám fölött áll, a Bolond minden szám alatt.
wizard-explain-pass =
    Valaki kijátszotta a Zsonglőrt: mindenki egyszerre továbbad egy lapot balra. Olyat adj tovább, amely nem segít teljesíteni a jóslatodat.
wizard-explain-change =
    A Felhő abban az ütésben volt, amelyet elvittél: a jóslatodat eggyel növelned vagy csökkentened kell. Jóslatod most: { $predicted }, ütéseid: { $won }.

## Refusals

wizard-refusal-follow = Meg kell adnod a színt ({ $suit }): { $held ->
    [one] egy lapod
   *[other] { $held } lapod
} van belőle. (Helyette csak { wizard-always } játszhatsz ki.)
wizard-refusal-not-in-hand = Ez nincs a kezedben: { $card }.
wizard-refusal-above = Ebben a fordulóban csak { $cards } ütés van.
wizard-refusal-adds-up = A jóslatok összege nem lehet { $cards }, mert ennyi ütés van, és te jósolsz utoljára. Válassz másik számot.
wizard-refusal-below-zero = A 0 ütéses jóslatot nem lehet csökkenteni.
wizard-refusal-other = Most nem ez a kérdés. { $asked ->
    [predict] Jósold meg az ütéseidet.
    [trump] Mondd be az adutt színt.
    [werewolf] Mondd be az adutt színt, vagy azt, hogy nincs adutt.
    [pass] Válassz egy lapot, amelyet továbbadsz.
    [change] Változtasd meg a jóslatodat eggyel.
   *[play] Játssz ki egy lapot.
}
wizard-refusal-chance = Így nem lehet kiosztani { ARTICLE($round) } { $round }. fordulót.

## What happens

wizard-fact-first-dealer = { $who ->
    [you] Először te osztasz.
   *[other] Először { $name } oszt.
}
wizard-fact-round = { $round }. forduló { ARTICLE($rounds) } { $rounds } közül: { $who ->
    [you] te osztasz
   *[other] { $name } oszt
}, fejenként { $cards ->
    [one] egy lapot.
   *[other] { $cards } lapot.
}
wizard-fact-dealt = { $who ->
    [you] Ezt kapod: { $cards }
   *[other] { $name } ezt kapja: { $cards }
}
wizard-fact-took-up = Felveszed a lapjaidat: { $cards }
wizard-fact-turned-up = Felfordítva: { $card }.
wizard-fact-trump = { $who ->
    [you] Bemondod az aduttot: { $suit }.
    [nobody] Az adutt: { $suit }.
   *[other] { $name } bemondja az aduttot: { $suit }.
}
wizard-fact-no-trump = { $who ->
    [you] Bemondod, hogy nincs adutt.
    [nobody] Ebben a fordulóban nincs adutt.
   *[other] { $name } bemondja, hogy nincs adutt.
}
wizard-fact-werewolf = { $who ->
    [you] Kicseréled a Farkasembert erre: { $card }.
   *[other] { $name } kicseréli a Farkasembert erre: { $card }.
}
wizard-fact-predicted = { $who ->
    [you] Jóslatod: { $tricks } ütés.
   *[other] { $name } jóslata: { $tricks } ütés.
}
wizard-fact-predicted-secretly = { $name } titokban jósolt.
wizard-fact-revealed = Felfedik a jóslatokat: { $predictions }.
wizard-fact-played = { $who ->
    [you] Kijátszod: { $card }.
   *[other] { $name } kijátssza: { $card }.
}
wizard-fact-trick = { $who ->
    [you] Te viszed az ütést.
   *[other] { $name } viszi az ütést.
}
wizard-fact-blown-up = Felrobban a Bomba: senki sem viszi el az ütést. { $who ->
    [you] A tiéd lett volna, ezért te kezded a következőt.
   *[other] { $name } vitte volna el, ezért ő kezdi a következőt.
}
wizard-fact-juggling = A Zsonglőr miatt mindenki továbbad egy lapot balra.
wizard-fact-pass-chosen = { $name } kiválasztotta, melyik lapot adja tovább.
wizard-fact-pass-chosen-card = { $who ->
    [you] Kiválasztod, mit adsz tovább: { $card }.
   *[other] { $name } kiválasztja, mit ad tovább: { $card }.
}
wizard-fact-you-pass = Továbbadod { DATIVE($name) }: { $card }.
wizard-fact-you-get = { $name } továbbadja neked: { $card }.
wizard-fact-passed = { $giver } továbbadja { DATIVE($taker) }: { $card }.
wizard-fact-changed = Felhő: { $who ->
    [you] { $tricks } ütésre { $way ->
        [up] növeled
       *[down] csökkented
    } a jóslatodat.
   *[other] { $name } { $tricks } ütésre { $way ->
        [up] növeli
       *[down] csökkenti
    } a jóslatát.
}
wizard-fact-changed-secretly = Felhő: { $name } titokban megváltoztatja a jóslatát.
wizard-fact-scored = Vége { ARTICLE($round) } { $round }. fordulónak: { $each }.
# One item of the list in the sentence before: what the round brought, with its sign, and the points so far.
wizard-scored-of = { $who ->
    [you] te { $points } (összesen { $total })
   *[other] { $name } { $points } (összesen { $total })
}
wizard-fact-over = Ez volt az utolsó forduló.

## What one may do, in the words of a button or an advice

wizard-action-play = kijátszás: { $card }
wizard-action-predict = jóslat: { $tricks } ütés
wizard-action-trump = adutt: { $suit }
wizard-action-no-trump = nincs adutt
wizard-action-pass = továbbadás: { $card }
wizard-action-change = { $way ->
    [up] a jóslat növelése { $tricks } ütésre
   *[down] a jóslat csökkentése { $tricks } ütésre
}

## The special cards

# After the name of the card.
wizard-about-special = { $card ->
    [shapeshifter] Mágus vagy Bolond, a kijátszója választása szerint.
    [dragon] mindent üt, még a Mágust is; csak akkor nem, ha ugyanabban az ütésben ott a Tündér: olyankor a Tündér viszi az ütést.
    [fairy] minden ellen veszít, de ha ugyanabban az ütésben ott a Sárkány, a Tündér viszi el.
    [bomb] senki sem viszi el az ütést. Aki elvitte volna, az kezdi a következőt.
    [werewolf] nem játszható ki. A jóslatok előtt az, akinél van, kicseréli a felfordított lapra, és bemondja az aduttot, vagy azt, hogy nincs adutt.
    [juggler] 7½ a kijátszója által bemondott színben. Az ütés után mindenki továbbad egy lapot balra.
   *[cloud] 9¾ a kijátszója által bemondott színben. Aki elviszi az ütést, annak eggyel meg kell változtatnia a jóslatát.
}
