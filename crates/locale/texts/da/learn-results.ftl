## The end of a game.

ending-special = Det særlige ved spillet
# The button that shows the table below the result, and back.
ending-look = Se bordet
ending-result = Tilbage til resultatet
# $each is a list such as "You 210 points and Morgana 190 points".
ending-plot = Forløbet som linjer: { $each } til sidst.
ending-plot-fire = Hvor ilden var efter hver tur, mellem troldmændene på broen, der brød sammen: { $each }.
ending-picture = Del et billede
ending-picture-saved = Billedet er gemt som en fil.
ending-picture-failed = Browseren kan ikke lave billedet.

## What was counted over all games.

statistics-empty = Intet at tælle endnu
statistics-empty-text = Spil et spil mod botter til ende, så ser du her, hvordan det går: sejre og sejrsrækker, hvor præcise dine spådomme er, og dine yndlingsformularer. Alt bliver på denne enhed.
# The labels of numbers.
statistics-games = Spil
statistics-won = Vundet
statistics-of = { $part } af { $all }
statistics-run = Længste sejrsrække
statistics-run-now = Sejrsrække lige nu
statistics-place = Placering i snit
statistics-mean = Resultat i snit
statistics-most = Bedste resultat
statistics-duels = Vundne dueller
statistics-first = Første spil
statistics-last = Seneste spil
# Above a list of opponents, with how many games were won against each.
statistics-against = Vundet mod
# Opponents of several levels.
statistics-mixed = blandede niveauer
# $part is such as "40 of 60".
statistics-exact = Helt præcist, efter antal kort: { $part }
statistics-spells = Yndlingsformularer
statistics-together = Spil med flere personer ved denne enhed eller kun med botter: { $games }. De står i loggen, men tæller ikke for nogen.
statistics-json = Gem som JSON
statistics-csv = Gem som tabel (CSV)
statistics-delete = Slet min statistik
statistics-delete-sure = Slet din statistik for altid?
statistics-delete-text = Alt, der er talt siden { $date }, forsvinder (antal spil: { $games }). Spil på den første skærm bliver der.
