## The end of a game.

ending-special = Was besonders war
# The button that shows the table below the result, and back.
ending-look = Tisch ansehen
ending-result = Zurück zum Ergebnis
# $each is a list such as "You 210 points and Morgana 190 points".
ending-plot = Der Verlauf als Linien: am Ende { $each }.
ending-plot-fire = Wo das Feuer nach jedem Zug war, zwischen den Zauberern auf der brechenden Brücke: { $each }.
ending-picture = Bild teilen
ending-picture-saved = Das Bild wurde als Datei gespeichert.
ending-picture-failed = Der Browser kann das Bild nicht erzeugen.

## What was counted over all games.

statistics-empty = Noch nichts zu zählen
statistics-empty-text = Spiele ein Spiel gegen Bots zu Ende, dann siehst du hier, wie es läuft: Siege und Serien, wie genau deine Vorhersagen sind und deine liebsten Zaubersprüche. Alles bleibt auf diesem Gerät.
# The labels of numbers.
statistics-games = Spiele
statistics-won = Gewonnen
statistics-of = { $part } von { $all }
statistics-run = Längste Siegesserie
statistics-run-now = Aktuelle Siegesserie
statistics-place = Platz im Schnitt
statistics-mean = Ergebnis im Schnitt
statistics-most = Bestes Ergebnis
statistics-duels = Gewonnene Duelle
statistics-first = Erstes Spiel
statistics-last = Letztes Spiel
# Above a list of opponents, with how many games were won against each.
statistics-against = Gewonnen gegen
# Opponents of several levels.
statistics-mixed = verschiedene Stufen
# $part is such as "40 of 60".
statistics-exact = Genau getroffen, nach Zahl der Karten: { $part }
statistics-spells = Liebste Zaubersprüche
statistics-together = Spiele mit mehreren Menschen an diesem Gerät oder nur mit Bots: { $games }. Sie stehen im Protokoll, zählen aber für niemanden.
statistics-json = Als JSON speichern
statistics-csv = Als Tabelle speichern (CSV)
statistics-delete = Meine Statistik löschen
statistics-delete-sure = Deine Statistik endgültig löschen?
statistics-delete-text = Alles, was seit dem { $date } gezählt wurde, verschwindet (Spiele: { $games }). Spiele auf dem ersten Bildschirm bleiben dort.
