## The end of a game.

ending-special = Ami különleges volt
# The button that shows the table below the result, and back.
ending-look = Az asztal megtekintése
ending-result = Vissza az eredményhez
# $each is a list such as "You 210 points and Morgana 190 points".
ending-plot = A játék menete vonalakkal: a végén { $each }.
ending-plot-fire = Hol volt a tűz az egyes körök után, a varázslók között a leomló hídon: { $each }.
ending-picture = Kép megosztása
ending-picture-saved = A kép fájlba mentve.
ending-picture-failed = A böngésző nem tudja elkészíteni a képet.

## What was counted over all games.

statistics-empty = Még nincs mit számolni
statistics-empty-text = Játssz végig egy játékot botok ellen, és itt látod majd, hogyan állsz: győzelmek és sorozatok, mennyire pontosak a jóslataid, melyek a kedvenc varázslataid. Minden ezen az eszközön marad.
# The labels of numbers.
statistics-games = Játékok
statistics-won = Győzelmek
statistics-of = { $part } / { $all }
statistics-run = Leghosszabb sorozat
statistics-run-now = Mostani sorozat
statistics-place = Átlagos helyezés
statistics-mean = Átlagos eredmény
statistics-most = Legjobb eredmény
statistics-duels = Megnyert párbajok
statistics-first = Első játék
statistics-last = Utolsó játék
# Above a list of opponents, with how many games were won against each.
statistics-against = Győzelmek ellenfelenként
# Opponents of several levels.
statistics-mixed = vegyes szintek
# $part is such as "40 of 60".
statistics-exact = Pontos jóslatok a lapok száma szerint: { $part }
statistics-spells = Kedvenc varázslatok
statistics-together = Játékok, amelyekben többen játszottak ezen az eszközön, vagy csak botok: { $games }. Szerepelnek a naplóban, de senkinek sem számítanak.
statistics-json = Mentés JSON-ként
statistics-csv = Mentés táblázatként (CSV)
statistics-delete = Statisztikám törlése
statistics-delete-sure = Végleg törlöd a statisztikádat?
statistics-delete-text = Minden törlődik, amit { $date } óta számoltunk (játékok: { $games }). A kezdőképernyőn őrzött játékok megmaradnak.
