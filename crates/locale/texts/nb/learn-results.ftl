## The end of a game.

ending-special = Det spesielle ved spillet
# The button that shows the table below the result, and back.
ending-look = Se bordet
ending-result = Tilbake til resultatet
# $each is a list such as "You 210 points and Morgana 190 points".
ending-plot = Forløpet som linjer: { $each } til slutt.
ending-plot-fire = Hvor ilden var etter hver tur, mellom magikerne på broen som raste: { $each }.
ending-picture = Del et bilde
ending-picture-saved = Bildet er lagret som en fil.
ending-picture-failed = Nettleseren kan ikke lage bildet.

## What was counted over all games.

statistics-empty = Ingenting å telle ennå
statistics-empty-text = Spill et spill mot botter til slutt, så ser du her hvordan det går: seire og seiersrekker, hvor nøyaktige spådommene dine er, og yndlingstrylleformlene dine. Alt blir på denne enheten.
# The labels of numbers.
statistics-games = Spill
statistics-won = Vunnet
statistics-of = { $part } av { $all }
statistics-run = Lengste seiersrekke
statistics-run-now = Seiersrekke nå
statistics-place = Plassering i snitt
statistics-mean = Resultat i snitt
statistics-most = Beste resultat
statistics-duels = Vunne dueller
statistics-first = Første spill
statistics-last = Siste spill
# Above a list of opponents, with how many games were won against each.
statistics-against = Vunnet mot
# Opponents of several levels.
statistics-mixed = blandede nivåer
# $part is such as "40 of 60".
statistics-exact = Nøyaktig, etter antall kort: { $part }
statistics-spells = Yndlingstrylleformler
statistics-together = Spill med flere personer ved denne enheten eller bare med botter: { $games }. De står i loggen, men teller ikke for noen.
statistics-json = Lagre som JSON
statistics-csv = Lagre som tabell (CSV)
statistics-delete = Slett statistikken min
statistics-delete-sure = Slette statistikken din for godt?
statistics-delete-text = Alt som er talt siden { $date }, forsvinner (antall spill: { $games }). Spill på den første skjermen blir der.
