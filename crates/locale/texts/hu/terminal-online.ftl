## What only the terminal says of a table with people elsewhere: words that may be typed, the waiting room, news of the others.

command-table = asztal
command-say = mondd
command-leave = feláll
command-again = újra
command-start = kezd
command-bot = bot
command-bots = botok
command-free = szabad
join-hint = Bármikor: ? elmagyarázza a döntést, mondd szól a többiekhez, asztal megmutatja, ki hol ül; kilép bezárja a programot, de a helyed megmarad.
join-commands =
    Bármikor beírhatod:
      ?        elmagyarázza, miről döntesz
      szabály  a szabályok: szabály 3 egy fejezet, szabály és egy szó keres
      lapok    újra megmutatja a játékot (az Enter is)
      állás    ki hogyan áll
      utolsó   mit játszottak ki utoljára; a napló többet mond
      h        tanács a legerősebb bottól (értékelt játékban nincs)
      asztal   ki hol ül, és az asztal linkje
      mondd    mit mondhatsz a többieknek: mondd 5
      feláll   elhagyod az asztalt; egy bot játszik tovább helyetted
      kilép    bezárja a programot; a helyed megmarad
join-room-commands =
    A játék előtt és után:
      asztal   ki hol ül, és az asztal linkje
      szabály  a szabályok: szabály 3 egy fejezet, szabály és egy szó keres
      mondd    mit mondhatsz a többieknek: mondd 5
      feláll   elhagyod az asztalt
      kilép    bezárja a programot; a helyed megmarad
    A házigazdának, a játék előtt:
      bot      botot ültet egy szabad helyre: bot 3 beavatott
      botok    botokat ültet minden szabad helyre: botok főmágus
      szabad   felszabadít egy helyet: szabad 3
      kezd     elkezdi a játékot, ha minden hely foglalt
    A játék után:
      újra     még egy játék, amint mindenki szeretné
join-ask-name = Hogy hívnak?
join-ask-host = Te vagy a házigazda: { $choices }? (segítség többet mond)
join-ask-after = Még egyszer? (újra vagy kilép)
join-ask-table = Melyik asztal? (1–{ $most })
join-welcome = A neved itt: { $name } ({ $server }).
join-name-refused = Ez nem lehet név: egy sorban 1–24 karakterből áll.
# The lobby.
join-lobby = Asztalok szabad hellyel itt: { $server }
join-lobby-row = { $game }, { $free ->
    [one] egy szabad hely
   *[other] { $free } szabad hely
}; ott ülnek: { $names }
join-lobby-empty = Most egy asztalnál sincs szabad hely itt: { $server }. Így nyithatsz egyet: conclave play wizard --listed --join { $server }
join-nobody = senki
# The waiting room.
join-table-clock = { $clock ->
    [relaxed] Óra: 90 másodperc minden döntésre, és három perc tartalék.
    [brisk] Óra: 30 másodperc minden döntésre, és egy perc tartalék.
    [days] Óra: egy nap minden döntésre.
   *[none] Óra nélkül.
}
join-table-rated = Az eredmény számít az értékelésben.
join-table-link = Ezzel a linkkel bárki idejöhet: { $link }
join-table-waits = A játék akkor kezdődik, amikor a házigazda elindítja.
join-seat-free = szabad
join-seat-bot = { $name } (bot, { $level })
join-seat-person = { $is ->
    [host] { $name } (házigazda)
    [left] { $name } (elment, egy bot helyettesíti)
    [program] { $name } (program)
   *[person] { $name }
}
join-all-taken = Nincs szabad hely.
join-levels = Botok ehhez a játékhoz: { $levels }.
join-phrases = Ezt mondhatod ({ $command } és egy szám):
join-unclear = Nem értem: „{ $input }”. (segítség megmutatja, mit írhatsz be.)
# News.
join-sat = { $name } leül ide: { $seat }. hely.
join-bot-sat = Egy bot leül ide: { $seat }. hely, { $name } ({ $level }).
join-freed = Szabad lett: { $seat }. hely.
join-left = { $name } elment; egy bot helyettesíti.
join-returned = { $name } visszatért.
join-new-host = Most te vagy a házigazda.
join-complete = Minden hely foglalt: { $command } elindítja a játékot.
join-put-out = A helyedet felszabadították. Már nem ülsz ennél az asztalnál.
join-got-up = Felálltál az asztaltól.
join-present = { $here ->
    [yes] { $name } itt van.
   *[no] { $name } most nincs itt.
}
join-said = { $name }: { $said }
join-stood-in = { $who ->
    [you] Egy bot döntött helyetted.
   *[other] Egy bot dönt helyette: { $name }.
}
join-lost = Megszakadt a kapcsolat; újra felépül.
join-unsent = Ezt nem sikerült elküldeni, mert megszakadt a kapcsolat; újra felépül.
join-back = Helyreállt a kapcsolat.
join-unanswered = A szerver még nem válaszolt.
join-unwritten = { $has_clock ->
    [yes] A szerver ezt most nem tudja elmenteni, mert nem éri el az adatbázisát. A program újra próbálkozik, amíg nem sikerül; addig senkinek sem jár le az ideje.
   *[no] A szerver ezt most nem tudja elmenteni, mert nem éri el az adatbázisát. A program újra próbálkozik, amíg nem sikerül.
}
join-undecided = A legutóbbi döntésed még nincs elmentve.
join-outage = A szerveren most nem lehet játszani, mert nem éri el az adatbázisát. A program magától újra próbálkozik.
join-outage-lasts = A szerveren jelenleg nem lehet játszani, mert nem éri el az adatbázisát. Próbáld újra később.
join-refused = { $reason ->
    [not-host] Ezt csak a házigazda teheti meg.
    [seat] Ezt a helyet így nem lehet elfoglalni.
    [not-now] Ez most nem lehetséges.
    [rules] A szabályok ezt nem engedik.
    [limit] Ez egyszerre túl sok.
    [unanswered] A szerver nem válaszolt. Próbáld újra.
   *[refused] A szerver ezt elutasítja.
}
join-clock = { $has_reserve ->
    [yes] Erre a döntésre ennyi időd van: { $time }, és tartalékban: { $reserve }.
   *[no] Erre a döntésre ennyi időd van: { $time }.
}
# After the game.
join-fair = A véletlen tisztességes volt: mind { $outcomes } eredmény abból következik, amihez a szerver a játék előtt kötötte magát, és amit a játékosok hozzáadtak.
join-unfair = A véletlen nem egyezik azzal, amit a játék előtt ígértek: { $reason }
join-no-record = A jegyzőkönyvet nem lehetett megőrizni: { $reason }
join-wants-again = { $who ->
    [you] Még egyszer játszanál. A többiekre várunk.
   *[other] { $name } még egyszer játszana.
}
join-next = Mindenki újra játszik, egy hellyel arrébb.
join-next-without-you = A többiek nélküled játszanak újra: { $link }
join-come-back = A helyed megmarad. Így térhetsz vissza: conclave play --join { $link }
