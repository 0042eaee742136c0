## What the page says, whatever the game.

page-skip = Ugrás a fő tartalomra
page-home = Kezdőlap
page-close = Bezárás
page-part-missing = Az oldalnak ez a része nem tölthető le. Próbáld újra, ha van kapcsolat.
page-again = Újra
page-update = A Conclave új változata érhető el.
page-update-now = Frissítés most

missing-title = Itt nincs semmi
missing-text = Nincs ilyen oldal, vagy ez a böngésző már nem őrzi a játékot.

## The first screen

home-tagline = Három varázslójáték egy asztalnál: emberek ellen, botok ellen, bárhol.
home-players = { $least ->
   *[other] { $least ->
        [2] { $most ->
            [2] 2 játékos
           *[other] 2–{ $most } játékos
        }
       *[other] { $least }–{ $most } játékos
    }
}
home-length = { $least }–{ $most } perc
home-play = Játék
home-learn = Tanulás
home-first = Tanuld meg 5 perc alatt
home-rules = Szabályok
home-continue = Folytatás
home-recent = Legutóbbi eredmények
statistics-title = Statisztikám
home-older = Korábbi játékok
# Who won a game that is over; $count is how many share the first place.
home-won = { $count ->
    [one] { $names } nyert
   *[other] { $names } holtversenyben első
}
home-remove = Játék törlése
home-remove-sure = Végleg törlöd ezt a játékot?
home-keep = Maradjon meg
home-puzzle-today = A nap feladványa
home-puzzles = Minden feladvány
home-import = Jegyzőkönyv megnyitása
home-import-text = Másold ide egy jegyzőkönyv szövegét:
home-import-show = Megnézem

## Settings

settings-title = Beállítások
settings-you = Te
settings-look = Megjelenés
settings-course = Animációk és tempó
settings-senses = Hang és rezgés
settings-device = Ez az eszköz
settings-language = Nyelv
settings-name = A neved
settings-theme = Színek
settings-theme-is = { $theme ->
    [light] Világos
    [dark] Sötét
   *[system] Mint az eszközön
}
settings-text = Betűméret
settings-cards = Kártyaméret
# The size of letters or of cards.
settings-size-is = { $size ->
    [large] Nagy
    [largest] Legnagyobb
   *[normal] Közepes
}
settings-contrast = Kontraszt
settings-contrast-is = { $contrast ->
    [high] Magas
   *[system] Mint az eszközön
}
settings-suits = A kártyák színei
settings-suits-is = { $suits ->
    [distinct] Könnyen megkülönböztethető
   *[usual] A megszokott
}
settings-hand = Melyik kézzel játszol
settings-hand-is = { $hand ->
    [left] Bal
   *[right] Jobb
}
settings-pace = A botok tempója
settings-pace-is = { $pace ->
    [instant] Azonnali
    [quick] Gyors
    [slow] Lassú
   *[normal] Közepes
}
settings-motion = Animációk
settings-motion-is = { $motion ->
    [still] Nincsenek
   *[system] Mint az eszközön
}
settings-sound = Hangok
settings-sound-about = Halkak: kártyák, kocka, tűz, ha te jössz.
settings-volume = Hangerő
settings-haptics = Rezgés
settings-haptics-about = Amikor te jössz, amikor valami nem lehetséges, a végén.
settings-install = A Conclave telepítése
settings-install-about = Önálló alkalmazásként, internet nélkül is.
settings-reset = Alapbeállítások visszaállítása
settings-about = A Conclave független megvalósítás. A játékok neve a kiadóiké. Minden adat ezen az eszközön marad.

## Setting up a table

setup-title = Asztal: { $game }
setup-players = Kik játszanak?
setup-count = { $count } játékos
setup-seat = { $number }. szék: ki ül itt
# $kind is a person or the level of a bot.
setup-seat-is = { $number }. szék: { $name }, { $kind }
setup-name = { $number }. szék: a játékos neve
setup-add = Új játékos
setup-remove = Játékos elvétele
setup-remove-this = Szék elvétele
setup-done = Kész
setup-new-here = Új neked?
setup-levels = Milyen jól játszanak a botok?
setup-person = Emberi játékos
setup-person-about = Ezen az eszközön játszik. Többen körbeadjátok.
setup-level = { $level ->
    [apprentice] Tanonc
    [adept] Beavatott
   *[archmage] Főmágus
}
setup-level-about = { $level ->
    [apprentice] Ökölszabályok szerint játszik, és kezdő hibákat ejt: jó társaság az első játékhoz.
    [adept] Első pillantásra látja, mi a jó, és ritkán téved: a legtöbbeknek méltó ellenfél.
   *[archmage] Elképzeli, hogyan folytatódhat a játék, gondolkodik egy kicsit, és keveset bocsát meg.
}
setup-options = Milyen szabályokkal?
setup-all-options = Minden beállítás
setup-begin = Kezdés
preset-plain = Az alapjáték
preset-plain-about = Csak a szabályok, változatok nélkül.

## A game

play-over = Vége a játéknak.
play-chance = Egy pillanat…
play-undo = Visszavonás
play-hint = Tanács
play-score = Állás
play-log = Mi történt
play-more = Továbbiak
play-sound-on = A hang be van kapcsolva
play-sound-off = A hang ki van kapcsolva
play-explain = Miről van szó?
play-thinking = A főmágus gondolkodik…
play-advice = A { $level } tanácsa – { $action }.
play-considered = { $games ->
    [0] { $action } – { $expected }
    [one] { $action } – { $expected }, egyetlen elképzelt játék alapján
   *[other] { $action } – { $expected }, { $games } elképzelt játék alapján
}
# The same for several of which the same is expected.
play-equal = Egyformán jó: { $actions } ({ $expected })
play-hand-over = Add át az eszközt { DATIVE($name) }!
play-hand-over-text = Más ne nézzen ide. { $name } lapjai rejtve maradnak, amíg meg nem nyomod a gombot.
play-i-am = { $name } vagyok
play-again = Visszavágó
play-review = Elemzés
play-replay = Visszanézés
play-share = Link másolása ehhez a játékhoz
play-share-with = Játék megosztása
play-copied = A link a vágólapon van. Aki megnyitja, ezt a játékot látja.
play-export = Jegyzőkönyv mentése fájlba
play-export-failed = A böngésző nem engedi, hogy az oldal fájlt mentsen.
play-this-table = Ez az asztal
play-keys = Billentyűk: a Tab és a nyilak lépkednek a lehetőségek között, az Enter választ, a h tanácsot kér, az Escape bezárja, a {"?"} elmagyarázza a választást, az u visszavon egy döntést, az s átugorja, ami éppen látszik.
play-unkept = A böngészőben nincs több hely: ez a játék elvész, ha bezárod az oldalt. Mentsd a jegyzőkönyvét fájlba.
play-stand-in = { $name } nem adott használható választ, ezért egy tanonc döntött helyette.
play-silence = A főmágus most nem tud választ. Kérdezd meg újra.
play-stuck = Az oldal hibázott, és nem tudja folytatni ezt a játékot. Töltsd be újra az oldalt: a játék eddig megvan.
play-export-story = Mentés fájlba: amit a játékról tudsz
play-secrets = Ezen az eszközön mások is játszanak. Amíg a játék tart, a jegyzőkönyve itt marad, mert mindenki titkait tartalmazza; a játék végén elmenthető és megosztható.

## Looking at a game again

replay-title = Jegyzőkönyv
replay-of = { $game }: jegyzőkönyv
replay-broken = Ez a jegyzőkönyv nem olvasható:
replay-first = Az elejére
replay-back = Egy lépés vissza
replay-on = Egy lépés előre
replay-last = A végére
replay-step = Lépés
replay-at = { $step }. lépés { ARTICLE($steps) } { $steps } közül
replay-eyes = Nézőpont
replay-open = Minden lap nyíltan
replay-spectator = Egy néző
replay-play-on = Továbbjátszom innen

## The options of each game

setup-excluded = { $one } és { $other }: ez a kettő kizárja egymást.
wizard-setup-specials = Különleges kártyák
wizard-setup-variants = Játékvariációk
wizard-setup-single-suit-seats = Mindenkinek saját színe van, ezért legfeljebb négyen játszhatjátok.
wizard-setup-together = A Sárkány és a Tündér csak együtt vehető be.
wizard-setup-no-specials = Csak különleges kártyák nélkül játszható: { $variant }.
shazamm-setup-variants = Változatok
maginor-setup-variants = Változatok
