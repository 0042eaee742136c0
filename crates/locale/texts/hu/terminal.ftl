## What only the terminal says: what may be typed at any time, besides an answer.

command-help = segítség
command-rules = szabály
command-score = állás
command-hand = lapok
command-last = utolsó
command-log = napló
command-advice = tanács
command-quit = kilép
commands =
    Bármikor beírhatod:
      ?        elmagyarázza, miről döntesz
      szabály  a szabályok: szabály 3 egy fejezet, szabály és egy szó keres
      lapok    újra megmutatja az asztalt (az Enter is)
      állás    ki hogyan áll
      utolsó   mit játszottak ki utoljára; a napló többet mond
      h        tanács: mit tenne a legerősebb bot
      kilép    elmenti a játékot, és kilép
# $command is the word "rules", $example a word that can be looked up.
terminal-rules-chapter = Egy fejezet: { $command } és a száma.
terminal-rules-look-up = Keresés: { $command } és egy szó, például { $command } { $example }.
advice = A { $level } tanácsa – { $action }.
# One of the actions that were weighed up, with the points it expects of it.
# One of the actions that were weighed up, with what it expects of it.
advice-considered = { $games ->
    [0] {"  "}{ $action } – { $expected }
    [one] {"  "}{ $action } – { $expected }, egyetlen elképzelt játék alapján
   *[other] {"  "}{ $action } – { $expected }, { $games } elképzelt játék alapján
}
no-advice = Itt nincs mit mondani.
hint = Bármikor: ? elmagyarázza a döntést, h tanácsot ad, szabály a szabályokat mutatja; kilép ment és kilép.
no-such-item = Nincs { $number }. lehetőség: 1 és { $most } között választhatsz.
resumed = A játék onnan folytatódik, ahol abbamaradt ({ $steps } lépés után).
seed = Mag: { $seed }. Ugyanez a mag ugyanígy oszt újra (--seed { $seed }).
recording = A jegyzőkönyv játék közben ide íródik: { $path }
saved = Az eddigi játék ide van mentve: { $path }
recorded = A játék jegyzőkönyve itt van: { $path }
how-to-review = Mi lett volna jobb: conclave review { $path }
how-to-resume = Így folytathatod: conclave play --resume { $path }
not-saved = Az eddigi játékot nem lehetett menteni ({ $reason }). Ez a jegyzőkönyve:
kept-nowhere = A játékot játék közben nem lehet menteni ({ $reason }). Kilépéskor elmentődik, ha akkor már lehet.
line-dropped = A jegyzőkönyv utolsó sora csonka, ezért kimarad: { $line }
no-answer = Az utolsó { $lines } sor között egy válasz sem volt, ezért a játék itt megáll.
# The list of the games that are kept.
kept-none = Itt még nincs mentett játék: { $folder }
kept-game = { $path }: { $standing ->
    [open] éppen játsszák
    [over] befejezett
    [broken] nem olvasható
   *[going-on] befejezetlen
}
kept-how = Így folytathatod a legutóbbit: conclave play --resume
result = Vége a játéknak. A helyezések:

# What is asked, and the numbers of the answers.
terminal-numbered = { $ask } (1–{ $most })
# What comes of a step, set off from it.
terminal-end = → { $said }

## Wizard

wizard-misunderstood = Ezt nem értem: „{ $input }”. { $asked ->
    [predict] Írd be az ütések számát.
    [trump] Írj be egy számot a listából, vagy azt, hogy kék, piros, zöld vagy sárga.
    [werewolf] Írj be egy számot a listából, vagy azt, hogy kék, piros, zöld, sárga vagy nincs.
    [pass] Írj be egy számot a szögletes zárójelekből, vagy egy lapot, például b7, z vagy n.
    [change] Írd be: +1 vagy -1.
   *[play] Írj be egy számot a szögletes zárójelekből, vagy egy lapot, például b7, z vagy n.
} (Bővebben: ?)
wizard-needs-side = Az Alakváltó Mágus vagy Bolond, a te választásod szerint: írd be, hogy alakváltó mágus vagy alakváltó bolond.
wizard-needs-suit = { $card }: szín is kell hozzá. Írd be: { $card } kék, { $card } piros, { $card } zöld vagy { $card } sárga.
wizard-never-played = A Farkasember nem játszható ki.
# After a card that is there several times.
wizard-times = { " " }×{ $count }
wizard-other-cards = többi
wizard-change-to = { $sign }: új jóslat { $prediction }
wizard-score-empty = Még nincs semmi feljegyezve: az első forduló folyik.
wizard-score-round = forduló
wizard-score-total = össz.
wizard-score-predicted = jósl
wizard-score-legend = össz.: pontok eddig; jósl: megjósolt ütések
wizard-no-trick = Ebben a fordulóban még nincs teljes ütés.
wizard-log = { $number }. ütés: { $cards }. { $end }
terminal-wizard-predict = { $ask } (0–{ $most })
terminal-wizard-how-werewolf = Válaszolj egy számmal a listából, vagy azzal, hogy kék, piros, zöld, sárga vagy nincs.
terminal-wizard-how-trump = Válaszolj egy számmal a listából, vagy azzal, hogy kék, piros, zöld vagy sárga.
terminal-wizard-how-play =
    Válaszolj egy számmal a szögletes zárójelekből, vagy magával a lappal: { $example }. Betűk: b kék, r piros, g zöld, y sárga, z Mágus, n Bolond. A kerek zárójelben álló lapok most nem játszhatók ki.
terminal-wizard-how-pass = Válaszolj egy számmal a szögletes zárójelekből, vagy magával a lappal, például b7 vagy z.
terminal-wizard-how-change = Válaszolj egy számmal a listából, vagy azzal, hogy +1 vagy -1.
terminal-wizard-scored = Vége { ARTICLE($round) } { $round }. fordulónak:
terminal-wizard-scored-row = jóslat { $predicted }, ütés { $won }   { $points }   össz. { $total }

## Shazamm!

shazamm-misunderstood = Ezt nem értem: „{ $input }”. { $asked ->
    [clone] Írd be egy varázslat számát vagy nevét a listából, vagy 0-t.
    [theft] Írd be: felhasznál vagy eldob.
    [recycle] Írd be, mennyivel változik a téted, például +3 vagy -2, vagy 0.
    [stack] Írd be a varázslatok számát, például 7 8 10.
    [lay] Írd be lapok számát vagy nevét, például 0 7, vagy azt, hogy semmi.
   *[bet] Írj be egy tétet, például 12, vagy tétet varázslatokkal, például 12 pokol vagy 12 3 7.
} (Bővebben: ?)
shazamm-unknown-card = Nincs ilyen varázslat: „{ $input }”. Írd be a számát vagy a neve elejét. (A lapjaid listája: ?)
shazamm-ambiguous = Ez többféle lehet: „{ $input }” ({ $cards }). Írj be többet belőle, vagy a számát.
shazamm-twice = Ebből csak egy van: { $card }.
shazamm-to-stack = Sorba rendezendő varázslatok:
shazamm-stacked-so-far = A paklid eddig: { $cards }
shazamm-choose-clone = Lemásolható varázslatok:
shazamm-choose-none = semmi
shazamm-choose-use = felhasználom sajátként
shazamm-choose-discard = eldobom
shazamm-choose-bet = tét: { $bet }
shazamm-score =
    { $round }. forduló (legfeljebb 7 van). A játszmát az nyeri, aki a hídon marad.
shazamm-score-tiles = { $who ->
    [you] Te { ARTICLE($tile) } { $tile }. kőlapon állsz; mögötted { $tiles ->
        [0] nincs több kőlap
        [one] még 1 kőlap van
       *[other] még { $tiles } kőlap van
    }, és minden forduló után eggyel kevesebb.
   *[other] { $name } { ARTICLE($tile) } { $tile }. kőlapon áll; mögötte { $tiles ->
        [0] nincs több kőlap
        [one] még 1 kőlap van
       *[other] még { $tiles } kőlap van
    }.
}
shazamm-no-turn = Még senki sem használt varázslatot.
shazamm-hand-of = { $name } lapjai: { $cards }
shazamm-used = { $who ->
    [you] Felhasználtad: { $cards }.
   *[other] { $name } felhasználta: { $cards }.
}
shazamm-used-before = { $before }; az előző körben { $last }
shazamm-used-last = az előző körben { $last }
shazamm-unseen = Még hátravan: { $cards }.
shazamm-unseen-others = Bármelyik más varázslat jöhet még.
shazamm-unseen-none = Nem maradt varázslat.
terminal-shazamm-bet = { $ask } ({ $mana ->
    [one] már csak 1 manád van
   *[other] 1–{ $mana }
})
terminal-shazamm-clone = { $ask } (0: egyiket sem)
terminal-shazamm-stack = { $ask } (egy szám, vagy több egymás után)
terminal-shazamm-lay = { $ask } (számok vagy nevek; 0 a Hamiskártya, semmi: egy lap se)
terminal-shazamm-how-bet = Írd be a tétedet: 12 azt jelenti, 12 mana. Varázslatot számmal vagy névvel tehetsz hozzá: { $example } ezt is kijátssza: { $card }; 12 3 7 két varázslatot játszana ki. 0 a Hamiskártya.
terminal-shazamm-how-clone = Írd be a varázslat számát vagy nevét, vagy 0-t, ha semmit sem másolsz le.
terminal-shazamm-how-theft = Írd be: 1 vagy felhasznál, 2 vagy eldob.
terminal-shazamm-how-recycle = Írd be a változást, például +3 vagy -2, 0-t, ha marad a tét, vagy egy számot a listából.
terminal-shazamm-how-stack = Írd be a számokat egyenként, vagy többet egymás után, például 7 8 10 11 13.
terminal-shazamm-how-lay = Írd be a lapok számát vagy nevét, például { $example }, vagy azt, hogy semmi, ha nem teszel le lapot. 0 a Hamiskártya.
terminal-shazamm-how-bet-alone = Írd be a tétedet: 12 azt jelenti, 12 mana. A lapjaid már az asztalon vannak.

## Maginor

maginor-misunderstood = Ezt nem értem: „{ $input }”. { $asked ->
    [turn] Írj be egy számot a listából, vagy például: dobás, kártya tűz, lépés egyszarvú, boszorkányság szfinx, vagy egy varázslat nevét.
    [symbol] Írj be egy számot a listából, vagy azt, hogy tűz, víz, föld, levegő vagy végzet.
    [slot] Írj be egy számot a listából, vagy azt, hogy mező, és a számát.
    [duel] Írd be: föld, víz vagy tűz.
    [reversal] Írd be: igen vagy nem.
    [take] Írd be: lapka vagy varázslat.
   *[retrieve] Írj be egy számot a listából, vagy azt, hogy tűz, víz, föld, levegő vagy végzet.
} (Bővebben: ?)
maginor-needs-tile = Melyik lapka? Írd be, hogy { $word ->
    [move] lépés
    [m] lépés
    [sorcery] boszorkányság
    [s] boszorkányság
    [telekinesis] telekinézis
    [teleportation] teleportálás
   *[other] { $word }
}, és a lapka nevét, vagy egy számot a listából.
maginor-needs-symbol = Melyik kártya? Írd be: kártya tűz, kártya víz, kártya föld, kártya levegő vagy kártya végzet.
maginor-only-in-duels = A Megfordítást olyan párbaj után játszhatod ki, amelyet nem te nyertél meg. Akkor megkérdezünk.
maginor-never-played = A szertartást nem kell kijátszani: a végén szavazatnak számít.
maginor-choice-roll = dobás
maginor-choice-card = { $card }
# A card with which nothing would happen; short, since there may be five of them.
maginor-choice-card-idle = { $card } (semmi)
maginor-choice-spell = { $spell }
maginor-choice-teleportation = Teleportálás
maginor-choice-telekinesis = Telekinézis
maginor-choice-move = lépés
maginor-choice-sorcery = boszorkányság
maginor-choice-slot = { $symbol } ({ $slot }. mező)
maginor-choice-slot-of = { $symbol } ({ $slot }. mező, tartja: { $mark })
maginor-choice-stop = elég
maginor-choice-tile = { maginor-tile-title } ({ maginor-votes })
maginor-choice-take-spell = varázslat: { $spell }
# One letter for each symbol, all different.
maginor-letter = { $symbol ->
    [fire] t
    [water] v
    [earth] f
    [air] l
   *[fate] *
}
# The rites where there is little room, with their votes.
maginor-rite = { $spell ->
    [golden-cauldron] Arany Üst +{ $votes }
   *[high-wizard] Fővarázsló +{ $votes }
}
maginor-at-before = Maginor { maginor-tile } előtt áll
maginor-at-on = Maginor { maginor-tile-at } áll
maginor-middle = középen: { $names }
# One sign each, at the head of a tile's row.
maginor-mark-on = ►
maginor-mark-before = ›
maginor-head-tile = lapka
maginor-head-votes = szav.
maginor-head-spell = varázslat
maginor-head-who = ki
# The numbers are padded with spaces, and so are the letters of the cards.
maginor-player = szavazat { $votes }  jelző { $counters }  kártyák { $cards } és { $sorcery } boszork.
maginor-score = Szavazatok eddig:
maginor-score-row = { NUMBER($votes) ->
    [0] még nincs szavazat
   *[other] { $votes } szavazat: { $items }
}
maginor-score-item = { $name } { $votes }
maginor-score-left = { $tiles ->
    [0] Minden lapkát kiértékeltek.
    [one] Egy lapka van játékban, { $votes } szavazatot ér.
   *[other] { $tiles } lapka van játékban, összesen { $votes } szavazatot ér.
}
maginor-before = A játék még nem kezdődött el.
maginor-after = Vége a játéknak.
terminal-maginor-turn = { $ask } (1–{ $most } vagy ?)
terminal-maginor-how-turn =
    Válaszolj egy számmal a listából, vagy szavakkal: dobás, kártya tűz, lépés { $example }, boszorkányság { $example }. A táblázatban t v f l * jelöli a szimbólumokat, az utánuk álló nagybetű pedig azt a játékost, akinek ott jelzője van.
terminal-maginor-how-reversal = Válaszolj azzal, hogy igen vagy nem, vagy egy számmal.
terminal-maginor-how-symbol = Válaszolj egy számmal vagy egy szimbólummal.
terminal-maginor-how-slot = Válaszolj egy számmal a listából; a mezőket balról számoljuk.
terminal-maginor-how-duel = Válaszolj egy számmal, vagy azzal, hogy föld, víz vagy tűz.
terminal-maginor-how-take = Válaszolj egy számmal, vagy azzal, hogy lapka vagy varázslat.
terminal-maginor-how-stop = Ha azt írod, „elég”, nem kerül le második jelző.

## What may be typed in answers, in small letters: words that mean the same, with spaces between them. The English
## words are always understood as well.

typed-yes = igen i
typed-no = nem
typed-none = nincs semmi semmit egyiket
typed-up = fel több növel
typed-down = le kevesebb csökkent
typed-use = felhasznál felhasználom használ
typed-discard = eldob eldobom
typed-roll = dobás dob dobok
# A symbol card.
typed-card = kártya
typed-move = lépés lép lépek
# A sorcery card.
typed-sorcery = boszorkányság boszorkányságkártya
typed-slot = mező
typed-stop = elég
typed-take = elvesz elveszem
typed-tile = lapka szavazat
typed-spell = varázslat
# Small words that mean nothing in an answer.
typed-decoration = a az és sem adutt tét kijátszom kijátszás
