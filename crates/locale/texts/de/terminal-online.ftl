## What only the terminal says of a table with people elsewhere: words that may be typed, the waiting room, news of the others.

command-table = tisch
command-say = sag
command-leave = aufstehen
command-again = nochmal
command-start = start
command-bot = bot
command-bots = bots
command-free = frei
join-hint = Jederzeit: ? erklärt die Wahl, sag spricht mit den anderen, tisch zeigt, wer wo sitzt; ende verlässt das Programm, nicht den Platz.
join-commands =
    Jederzeit:
      ?          erklärt, was du gerade wählst
      regeln     die Regeln: regeln 3 ist ein Kapitel, regeln und ein Wort sucht es
      hand       zeigt das Spiel noch einmal (wie Enter allein)
      stand      wie es für alle steht
      zuletzt    was zuletzt gespielt wurde; verlauf sagt mehr
      h          ein Tipp vom stärksten Bot (nicht, wenn das Ergebnis zählt)
      tisch      wer wo sitzt, und der Link zum Tisch
      sag        zeigt, was du den anderen sagen kannst: sag 5
      aufstehen  verlässt den Tisch; ein Bot spielt für dich weiter
      ende       verlässt das Programm; dein Platz bleibt dir
join-room-commands =
    Vor und nach dem Spiel:
      tisch      wer wo sitzt, und der Link zum Tisch
      regeln     die Regeln: regeln 3 ist ein Kapitel, regeln und ein Wort sucht es
      sag        zeigt, was du den anderen sagen kannst: sag 5
      aufstehen  verlässt den Tisch
      ende       verlässt das Programm; dein Platz bleibt dir
    Als Gastgeber, vor dem Spiel:
      bot        setzt einen Bot auf einen freien Platz: bot 3 adept
      bots       setzt Bots auf alle freien Plätze: bots erzmagier
      frei       macht einen Platz frei: frei 3
      start      beginnt, sobald alle Plätze besetzt sind
    Nach dem Spiel:
      nochmal    noch ein Spiel, sobald alle wollen
join-ask-name = Wie heißt du?
join-ask-host = Du bist Gastgeber: { $choices }? (hilfe sagt mehr)
join-ask-after = Noch einmal? (nochmal oder ende)
join-ask-table = Welcher Tisch? (1 bis { $most })
join-welcome = Du bist { $name } auf { $server }.
join-name-refused = Das kann kein Name sein: Er hat 1 bis 24 Zeichen in einer Zeile.
# The lobby.
join-lobby = Tische auf { $server } mit freien Plätzen:
join-lobby-row = { $game }, { $free ->
    [one] ein freier Platz
   *[other] { $free } freie Plätze
}; da: { $names }
join-lobby-empty = Auf { $server } hat gerade kein Tisch einen freien Platz. So eröffnest du einen: conclave play wizard --listed --join { $server }
join-nobody = niemand
# The waiting room.
join-table-clock = { $clock ->
    [relaxed] Uhr: 90 Sekunden für jede Entscheidung und drei Minuten Reserve.
    [brisk] Uhr: 30 Sekunden für jede Entscheidung und eine Minute Reserve.
    [days] Uhr: ein Tag für jede Entscheidung.
   *[none] Ohne Uhr.
}
join-table-rated = Das Ergebnis zählt für die Wertung.
join-table-link = Wer diesen Link hat, kann dazukommen: { $link }
join-table-waits = Das Spiel beginnt, wenn der Gastgeber es startet.
join-seat-free = frei
join-seat-bot = { $name } (Bot, { $level })
join-seat-person = { $is ->
    [host] { $name } (Gastgeber)
    [left] { $name } (nicht mehr da, ein Bot springt ein)
    [program] { $name } (ein Programm)
   *[person] { $name }
}
join-all-taken = Kein Platz ist frei.
join-levels = Bots für dieses Spiel: { $levels }.
join-phrases = Das kannst du sagen, mit { $command } und einer Nummer:
join-unclear = Ich verstehe „{ $input }“ nicht. (hilfe zeigt, was du eingeben kannst.)
# News.
join-sat = { $name } setzt sich auf Platz { $seat }.
join-bot-sat = Ein Bot setzt sich auf Platz { $seat }: { $name } ({ $level }).
join-freed = Platz { $seat } ist frei.
join-left = { $name } ist gegangen; ein Bot springt ein.
join-returned = { $name } ist zurück.
join-new-host = Jetzt bist du Gastgeber.
join-complete = Alle Plätze sind besetzt: { $command } beginnt das Spiel.
join-put-out = Dein Platz wurde freigemacht. Du sitzt nicht mehr an diesem Tisch.
join-got-up = Du bist vom Tisch aufgestanden.
join-present = { $here ->
    [yes] { $name } ist da.
   *[no] { $name } ist gerade nicht da.
}
join-said = { $name }: { $said }
join-stood-in = { $who ->
    [you] Ein Bot hat für dich entschieden.
   *[other] Ein Bot entscheidet für { $name }.
}
join-lost = Die Verbindung ist weg und wird wieder aufgebaut.
join-unsent = Das wurde nicht gesendet, weil die Verbindung weg ist. Sie wird wieder aufgebaut.
join-back = Die Verbindung ist wieder da.
join-unanswered = Der Server hat noch nicht geantwortet.
join-unwritten = { $has_clock ->
    [yes] Der Server kann das gerade nicht speichern, weil er seine Datenbank nicht erreicht. Es wird weiter versucht, bis es klappt; so lange läuft für niemanden die Zeit ab.
   *[no] Der Server kann das gerade nicht speichern, weil er seine Datenbank nicht erreicht. Es wird weiter versucht, bis es klappt.
}
join-undecided = Deine letzte Entscheidung ist noch nicht gespeichert.
join-outage = Auf dem Server lässt sich gerade nicht spielen, weil er seine Datenbank nicht erreicht. Es wird von selbst weiter versucht.
join-outage-lasts = Auf dem Server lässt sich im Moment nicht spielen, weil er seine Datenbank nicht erreicht. Versuch es später noch einmal.
join-refused = { $reason ->
    [not-host] Das darf nur der Gastgeber.
    [seat] So ist dieser Platz nicht zu haben.
    [not-now] Das geht jetzt nicht.
    [rules] Die Regeln erlauben das nicht.
    [limit] Das ist zu viel auf einmal.
    [unanswered] Der Server hat nicht geantwortet. Versuch es noch einmal.
   *[refused] Der Server lehnt das ab.
}
join-clock = { $has_reserve ->
    [yes] Du hast { $time } für diese Entscheidung und { $reserve } in Reserve.
   *[no] Du hast { $time } für diese Entscheidung.
}
# After the game.
join-fair = Der Zufall war ehrlich: Alle { $outcomes } Ergebnisse folgen aus dem, worauf sich der Server vor dem Spiel festgelegt hat, und aus dem, was die Spieler dazugegeben haben.
join-unfair = Der Zufall passt nicht zu dem, was vor dem Spiel versprochen war: { $reason }
join-no-record = Die Aufzeichnung konnte nicht gespeichert werden: { $reason }
join-wants-again = { $who ->
    [you] Du möchtest noch einmal spielen. Jetzt fehlen noch die anderen.
   *[other] { $name } möchte noch einmal spielen.
}
join-next = Alle spielen noch einmal, um einen Platz weitergerückt.
join-next-without-you = Die anderen spielen ohne dich noch einmal: { $link }
join-come-back = Dein Platz bleibt dir. So kommst du zurück: conclave play --join { $link }
