## Playing with people elsewhere, on the page.

home-together = Játék másokkal
together-title = Játék másokkal
# Where there is no server, or none that can be reached.
together-connecting = Kapcsolódás…
together-unreachable = A szerver nem érhető el. Botok ellen nélküle is játszhatsz.
together-unreachable-yet = A szerver nem érhető el. Az oldal magától újra próbálkozik.
together-no-tables = Ha másokkal távolról szeretnél játszani, ahhoz szerver kell, az pedig, ahonnan ez az oldal jön, csak magát az oldalt adja. Aki elindítja a „conclave serve” parancsot, meghívhat téged. Botok ellen itt is játszhatsz.
together-refused = { $reason ->
    [no-such-table] Nincs ilyen asztal, vagy a játék már elkezdődött, és mások nem nézhetik.
    [no-account] A szerver nem ismer téged. Ülj le a neveddel.
    [not-now] Ez most nem lehetséges.
    [not-host] Ezt csak a házigazda teheti meg.
    [seat] Ez a hely foglalt.
    [rules] A szabályok ezt nem engedik.
    [limit] Ez egyszerre túl sok volt. Próbáld újra egy kicsit később.
    [try-again] A szervernek ez nem sikerült. Próbáld újra.
    [protocol] Az oldal és a szerver nem érti egymást: az egyik újabb. Töltsd be újra az oldalt.
   *[other] A szerver ezt elutasítja.
}
together-lost = Megszakadt a kapcsolat, de hamarosan helyreáll. Az addig hozott döntéseid megmaradnak, és akkor elküldjük őket.
together-outdated = A szerver újabb, mint ez az oldal. Töltsd be újra az oldalt; a helyed megmarad.
# Who one is.
together-name = A neved
together-name-example = Anna
# The tables that there are.
together-here = { $count ->
    [0] Jelenleg senki sem ül asztalnál.
    [one] Jelenleg egy ember ül asztalnál.
   *[other] Jelenleg { $count } ember ül asztaloknál.
}
together-own = Asztalaid
together-go-on = Folytatás
together-begin = Új játék
together-play-now = Játssz most
together-open = Asztal nyitása
together-open-tables = Asztalok szabad hellyel
together-none-open = Most senki sem vár társakra. A „Játssz most” asztalt nyit, és a helyeit bármikor feltöltheted botokkal.
together-watch = Nézhető játékok
together-look-on = Nézem
together-sit-down = Leülök
together-to-tables = Minden asztal
together-free-seats = { $count ->
    [0] Nincs szabad hely
    [one] Egy szabad hely
   *[other] { $count } szabad hely
}
# Opening a table.
together-open-title = { $game }: asztal nyitása
together-seats-about = Akinek megvan a link, leülhet; az üresen maradt helyekre botok kerülnek.
together-agreed = Az asztal
together-clocks = Gondolkodási idő
together-clock = { $clock ->
    [relaxed] Kényelmes
    [brisk] Gyors
    [days] Napokig
   *[none] Korlátlan
}
together-clock-about = { $clock ->
    [relaxed] 90 másodperc minden döntésre, és három perc tartalék.
    [brisk] 30 másodperc minden döntésre, és egy perc tartalék.
    [days] Egy nap minden döntésre.
   *[none] Annyi idő, amennyi kell.
}
together-clock-away = Órával játszva egy bot dönt annak a helyében, aki egy percig távol van, miközben mások ott vannak.
together-listed = Nyilvános
together-listed-about = Az asztalt mindenki látja ezen a szerveren. Különben csak az jöhet, akinek megvan a link.
together-rated = Értékelt játék
together-rated-about = Az eredmény számít az értékelésben.
together-spectators = Nézők
together-spectators-about = Mások is nézhetik. Azt látják, ami az asztalon van, a kézben tartott lapokat nem.
together-no-spectators = Nézők nélkül.
# The waiting room.
together-table-title = { $game }: asztal
together-link-title = Hívj meg másokat
together-link-about = Akinek megvan ez a link, leülhet.
together-link = Az asztal linkje
together-link-local = Ez a link csak ezen a számítógépen működik. Indítsd a szervert a { $option } kapcsolóval, és a hálózatodról mások is jöhetnek.
together-send-link = Link küldése
together-copy-link = Link másolása
together-copied = A link a vágólapra került.
together-copy-yourself = Másold ki a linket kézzel.
together-qr = A link QR-kódként
together-scan = Olvasd be a kódot, és ülj le!
together-screen = Nagy képernyőre
together-seat-free = Szabad
together-seat-edit = Ki üljön ide?
together-free-seat = Hely felszabadítása
together-is-host = házigazda
together-is-program = program
together-is-away = most nincs itt
together-has-left = elment; bot játszik helyette
together-all-there = Minden hely foglalt.
together-host-waits = Most mások is leülhetnek. Az üresen maradt helyekre botok kerülnek.
together-fill = Feltöltés botokkal
together-full = Minden hely foglalt. Amint elkezdődik a játék, nézheted.
together-waits-for = Ha mindenki itt van, { $name } elindítja a játékot.
together-get-up = Felállok
together-closed = Ez az asztal bezárt: mindenki elment, vagy senki sem jött.
# While a game is played.
together-your-turn = Te jössz – { $game }
together-looking-on = Nézőként vagy itt.
together-say = Mondj valamit
together-people = Ennél az asztalnál
together-mute = Némítás
together-stood-in = { $who ->
    [you] Egy bot döntött helyetted.
   *[other] { $name } helyett egy bot dönt.
}
together-bot-plays = Egy bot játszik helyetted.
together-come-back = Átveszem
together-leave-game = Játék elhagyása
together-leave-about = Egy bot játszik tovább helyetted, és bármikor visszatérhetsz.
together-notify = Szólj, ha én jövök
# After the end.
together-dice-checking = A véletlen ellenőrzése…
together-dice-fair = A véletlent ellenőriztük: mind { ARTICLE($outcomes) } { $outcomes } keverés és dobás pontosan az, ami a játék előtt rögzített titokból és a játékosok hozzájárulásából következik.
together-dice-unfair = A véletlen nem egyezik azzal, amit a játék előtt ígértek.
together-rating-changed = Értékszám: { $before } → { $after }
together-want-again = { $count ->
    [one] { $names } még egyszer játszana.
   *[other] { $names } még egyszer játszana.
}
together-waits-again = A többiek válaszára várunk.
# Who one is at a server.
me-title = Profilom
me-nobody = A szerver még nem ismer téged: ülj le egy asztalhoz a neveddel. Ha egy másik eszközödről már ismer, azzal ezt is hozzáadhatod.
me-save = Mentés
me-saved = Elmentve.
me-portrait = Portré
me-portrait-one = { $number }. portré
me-ratings = Értékszámok
me-no-ratings = Még nem játszottál értékelt játékot.
me-rating = { $games ->
    [one] { $rating } (egy játék után)
   *[other] { $rating } ({ $games } játék után)
}
me-rating-plot = Az értékszám játékról játékra: az elején { $first }, a végén { $last }.
me-games = Befejezett játékok
me-no-games = Itt még nem fejeztél be játékot.
me-devices = Eszközök
me-devices-about = Ezek közül bármelyik eszközzel beléphetsz.
me-this-device = ez az eszköz
me-used = utoljára használva: { $when }
me-remove = Eltávolítás
me-add-device = Másik eszköz hozzáadása
me-add-device-about = Olvasd be a kódot a másik eszközzel, vagy írd be ott. Egyszer használható, tíz percen belül.
me-have-code = Van kódom
me-code = A másik eszközön látható kód
me-add-this = Eszköz hozzáadása
me-code-wrong = Ez a kód nem jó: már felhasználták, tíz percnél régebbi, vagy elírtad.
me-tokens = Programok
me-tokens-about = Egy program tokennel játszhat a nevedben. Mindenki látja, hogy program.
me-token-name = A program neve
me-token-new = Új token
me-token-shown = A token csak most látható. Olyan helyen tartsd, ahol más nem látja.
me-data = A rólad tárolt adatok
me-download = Minden letöltése
me-delete = Minden törlése
me-delete-sure = Törlöd az összes rólad tárolt adatot?
me-delete-about = A neved, az eszközeid és az értékszámaid végleg eltűnnek; a befejezett játékokban egykori játékosként szerepelsz. Ez nem vonható vissza.
me-delete-keep = Maradjon meg
