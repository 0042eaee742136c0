## What the page says, whatever the game.

page-skip = Ugrás a fő tartalomra
page-home = Kezdőlap
page-close = Bezárás
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
home-first = Tanuld meg 5 perc alatt
home-rules = Szabályok
home-continue = Folytatás
home-recent = Legutóbbi játékok
# A player of a game that is over, with place and points.
home-result = { $place ->
    [1] ★ { $name } { $points }
   *[other] { $name } { $points }
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
settings-language = Nyelv
settings-name = A neved
settings-theme = Színek
settings-theme-is = { $theme ->
    [light] Világos
    [dark] Sötét
   *[system] Mint az eszközön
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
settings-about = A Conclave független megvalósítás. A játékok neve a kiadóiké. Minden adat ezen az eszközön marad.

## Setting up a table

setup-title = Asztal: { $game }
setup-players = Kik játszanak?
setup-count = A játékosok száma
setup-seat = { $number }. szék: ki ül itt
setup-name = { $number }. szék: a játékos neve
setup-sitter = { $sitter ->
    [person] Emberi játékos
    [apprentice] Bot: tanonc
    [adept] Bot: beavatott
   *[archmage] Bot: főmágus
}
setup-options = Hogyan játszotok?
setup-all-options = Minden beállítás
setup-begin = Kezdés
preset-beginner = Kezdőknek
preset-standard = Szokásos
preset-everything = Mindennel

## A game

play-over = Vége a játéknak.
play-chance = Egy pillanat…
play-undo = Visszavonás
play-hint = Tanács
play-score = Állás
play-log = Mi történt
play-more = Továbbiak
play-explain = Miről van szó?
play-thinking = A főmágus gondolkodik…
play-advice = A { $level } tanácsa – { $action }.
play-considered = { $games ->
    [0] { $action } – { $expected }
    [one] { $action } – { $expected }, egyetlen elképzelt játék alapján
   *[other] { $action } – { $expected }, { $games } elképzelt játék alapján
}
play-hand-over = Add át az eszközt { DATIVE($name) }!
play-hand-over-text = Más ne nézzen ide. { $name } lapjai rejtve maradnak, amíg meg nem nyomod a gombot.
play-i-am = { $name } vagyok
play-again = Még egy játék
play-review = Elemzés
play-replay = Visszanézés
play-share = Link másolása ehhez a játékhoz
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
