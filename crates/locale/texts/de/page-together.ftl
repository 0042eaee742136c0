## Playing with people elsewhere, on the page.

home-together = Zusammen spielen
together-title = Zusammen spielen
# Where there is no server, or none that can be reached.
together-connecting = Verbindung wird aufgebaut …
together-unreachable = Der Server ist nicht erreichbar. Gegen Bots kannst du auch ohne ihn spielen.
together-unreachable-yet = Der Server ist nicht erreichbar. Die Seite versucht es von selbst weiter.
together-no-tables = Um mit Menschen anderswo zu spielen, braucht es einen Server, und dieser hier liefert nur die Seite aus. Wer „conclave serve“ startet, kann dich einladen. Gegen Bots kannst du auch hier spielen.
together-refused = { $reason ->
    [no-such-table] Diesen Tisch gibt es nicht, oder das Spiel hat begonnen und andere dürfen nicht zuschauen.
    [no-account] Der Server kennt dich nicht. Setz dich mit deinem Namen an den Tisch.
    [not-now] Das geht jetzt nicht.
    [not-host] Das darf nur der Gastgeber.
    [seat] Dieser Platz ist besetzt.
    [rules] Die Regeln erlauben das nicht.
    [limit] Das war zu viel auf einmal. Versuch es gleich noch einmal.
    [try-again] Das hat auf dem Server nicht geklappt. Versuch es noch einmal.
    [protocol] Diese Seite und ihr Server verstehen sich nicht: Eins von beiden ist neuer. Lade die Seite neu.
   *[other] Der Server lehnt das ab.
}
together-lost = Die Verbindung ist weg, aber bald wieder da. Was du entscheidest, bleibt gespeichert und wird dann gesendet.
together-outdated = Der Server ist neuer als diese Seite. Lade die Seite neu; dein Platz bleibt dir.
# Who one is.
together-name = Dein Name
together-name-example = Anna
# The tables that there are.
together-here = { $count ->
    [0] Gerade sitzt niemand an einem Tisch.
    [one] Gerade sitzt jemand an einem Tisch.
   *[other] Gerade sitzen { $count } Leute an Tischen.
}
together-own = Deine Tische
together-go-on = Weiter
together-begin = Neues Spiel
together-play-now = Jetzt spielen
together-open = Tisch eröffnen
together-open-tables = Tische mit freien Plätzen
together-none-open = Gerade wartet niemand auf andere. „Jetzt spielen“ eröffnet einen Tisch, und wann immer du willst, übernehmen Bots die freien Plätze.
together-watch = Spiele zum Zuschauen
together-look-on = Zuschauen
together-sit-down = Platz nehmen
together-to-tables = Alle Tische
together-free-seats = { $count ->
    [0] Kein Platz frei
    [one] Ein Platz frei
   *[other] { $count } Plätze frei
}
# Opening a table.
together-open-title = { $game }: Tisch eröffnen
together-seats-about = Wer den Link hat, kann sich dazusetzen; Plätze, die frei bleiben, übernehmen Bots.
together-agreed = Der Tisch
together-clocks = Bedenkzeit
together-clock = { $clock ->
    [relaxed] Gemütlich
    [brisk] Flott
    [days] Tageweise
   *[none] Unbegrenzt
}
together-clock-about = { $clock ->
    [relaxed] 90 Sekunden für jede Entscheidung und drei Minuten Reserve.
    [brisk] 30 Sekunden für jede Entscheidung und eine Minute Reserve.
    [days] Ein Tag für jede Entscheidung.
   *[none] So viel Zeit, wie es eben braucht.
}
together-clock-away = Mit Uhr entscheidet ein Bot für alle, die eine Minute lang weg sind, während andere da sind.
together-listed = Offen für alle
together-listed-about = Alle auf diesem Server sehen den Tisch. Sonst kommt nur, wer den Link hat.
together-rated = Gewertet
together-rated-about = Das Ergebnis zählt für die Wertung.
together-spectators = Zuschauer
together-spectators-about = Andere dürfen zuschauen. Sie sehen, was auf dem Tisch liegt, aber keine Handkarten.
together-no-spectators = Andere dürfen nicht zuschauen.
# The waiting room.
together-table-title = { $game }: der Tisch
together-link-title = Andere einladen
together-link-about = Wer diesen Link hat, kann sich dazusetzen.
together-link = Der Link zum Tisch
together-link-local = Dieser Link funktioniert nur auf diesem Computer. Starte den Server mit { $option }, dann können andere in deinem Netzwerk kommen.
together-send-link = Link senden
together-copy-link = Link kopieren
together-copied = Der Link ist kopiert.
together-copy-yourself = Bitte kopiere den Link selbst.
together-qr = Der Link als QR-Code
together-scan = Scanne den Code und setz dich dazu.
together-screen = Für einen großen Bildschirm
together-seat-free = Frei
together-seat-edit = Wer sitzt hier?
together-free-seat = Platz freimachen
together-is-host = Gastgeber
together-is-program = Programm
together-is-away = gerade nicht da
together-has-left = ist gegangen; ein Bot spielt
together-all-there = Alle Plätze sind besetzt.
together-host-waits = Jetzt können sich andere dazusetzen. Plätze, die frei bleiben, übernehmen Bots.
together-fill = Mit Bots auffüllen
together-full = Alle Plätze sind besetzt. Sobald das Spiel begonnen hat, kannst du zuschauen.
together-waits-for = { $name } startet das Spiel, wenn alle da sind.
together-get-up = Aufstehen
together-closed = Dieser Tisch ist geschlossen: Alle sind gegangen, oder es kam niemand.
# While a game is played.
together-your-turn = Du bist dran – { $game }
together-looking-on = Du schaust zu.
together-say = Etwas sagen
together-people = An diesem Tisch
together-mute = Stummschalten
together-stood-in = { $who ->
    [you] Ein Bot hat für dich entschieden.
   *[other] Ein Bot entscheidet für { $name }.
}
together-bot-plays = Ein Bot spielt für dich.
together-come-back = Selbst weiterspielen
together-leave-game = Spiel verlassen
together-leave-about = Ein Bot spielt für dich weiter, und du kannst jederzeit zurückkommen.
together-notify = Melden, wenn ich dran bin
# After the end.
together-dice-checking = Der Zufall wird geprüft …
together-dice-fair = Geprüft, der Zufall war ehrlich: Alle { $outcomes } Misch- und Würfelergebnisse folgen aus dem Geheimnis, das vor dem Spiel festgelegt war, und aus dem, was die Spieler dazugegeben haben.
together-dice-unfair = Der Zufall passt nicht zu dem, was vor dem Spiel versprochen war.
together-rating-changed = Wertung: { $before } → { $after }
together-want-again = { $count ->
    [one] { $names } möchte noch einmal spielen.
   *[other] { $names } möchten noch einmal spielen.
}
together-waits-again = Die anderen werden gefragt.
# Who one is at a server.
me-title = Mein Profil
me-nobody = Der Server kennt dich noch nicht: Setz dich mit deinem Namen an einen Tisch. Kennt er dich auf einem anderen Gerät, kannst du dieses von dort aus hinzufügen.
me-save = Speichern
me-saved = Gespeichert.
me-portrait = Porträt
me-portrait-one = Porträt { $number }
me-ratings = Wertungen
me-no-ratings = Du hast noch kein gewertetes Spiel gespielt.
me-rating = { $games ->
    [one] { $rating } nach einem Spiel
   *[other] { $rating } nach { $games } Spielen
}
me-rating-plot = Die Wertung nach jedem Spiel: am Anfang { $first }, zuletzt { $last }.
me-games = Beendete Spiele
me-no-games = Du hast hier noch kein Spiel beendet.
me-devices = Geräte
me-devices-about = Auf jedem dieser Geräte bist du angemeldet.
me-this-device = dieses Gerät
me-used = zuletzt benutzt: { $when }
me-remove = Entfernen
me-add-device = Weiteres Gerät hinzufügen
me-add-device-about = Scanne den Code mit dem anderen Gerät oder gib ihn dort ein. Er gilt einmal und nur zehn Minuten lang.
me-have-code = Ich habe einen Code
me-code = Der Code, den das andere Gerät zeigt
me-add-this = Dieses Gerät hinzufügen
me-code-wrong = Dieser Code gilt nicht: Er wurde schon benutzt, ist älter als zehn Minuten oder enthält einen Tippfehler.
me-tokens = Programme
me-tokens-about = Mit einem Token kann ein Programm in deinem Namen spielen. Alle sehen, dass es ein Programm ist.
me-token-name = Name des Programms
me-token-new = Neues Token
me-token-shown = Das Token wird nur dieses eine Mal gezeigt. Bewahre es dort auf, wo es niemand sonst sieht.
me-data = Was über dich gespeichert ist
me-download = Alles herunterladen
me-delete = Alles löschen
me-delete-sure = Alles löschen, was über dich gespeichert ist?
me-delete-about = Dein Name, deine Geräte und deine Wertungen sind dann endgültig weg; beendete Spiele nennen nur noch einen ehemaligen Spieler. Das lässt sich nicht rückgängig machen.
me-delete-keep = Behalten
