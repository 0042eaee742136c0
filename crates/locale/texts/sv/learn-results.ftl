## The end of a game.

ending-special = Det speciella med spelet
# The button that shows the table below the result, and back.
ending-look = Se bordet
ending-result = Tillbaka till resultatet
# $each is a list such as "You 210 points and Morgana 190 points".
ending-plot = Förloppet som linjer: { $each } till sist.
ending-plot-fire = Var elden var efter varje tur, mellan trollkarlarna på bron som rasade: { $each }.
ending-picture = Dela en bild
ending-picture-saved = Bilden har sparats som en fil.
ending-picture-failed = Webbläsaren kan inte göra bilden.

## What was counted over all games.

statistics-empty = Inget att räkna än
statistics-empty-text = Spela ett spel mot botar till slut, så ser du här hur det går: segrar och segersviter, hur exakta dina spådomar är och dina favoritförtrollningar. Allt stannar på den här enheten.
# The labels of numbers.
statistics-games = Spel
statistics-won = Vunna
statistics-of = { $part } av { $all }
statistics-run = Längsta segersvit
statistics-run-now = Segersvit just nu
statistics-place = Placering i snitt
statistics-mean = Resultat i snitt
statistics-most = Bästa resultat
statistics-duels = Vunna dueller
statistics-first = Första spelet
statistics-last = Senaste spelet
# Above a list of opponents, with how many games were won against each.
statistics-against = Vunna mot
# Opponents of several levels.
statistics-mixed = blandade nivåer
# $part is such as "40 of 60".
statistics-exact = Exakt rätt, efter antal kort: { $part }
statistics-spells = Favoritförtrollningar
statistics-together = Spel med flera personer vid enheten eller bara med botar: { $games }. De finns i loggen men räknas inte för någon.
statistics-json = Spara som JSON
statistics-csv = Spara som tabell (CSV)
statistics-delete = Ta bort min statistik
statistics-delete-sure = Ta bort din statistik för gott?
statistics-delete-text = Allt som har räknats sedan { $date } försvinner (antal spel: { $games }). Spel på första skärmen finns kvar.
