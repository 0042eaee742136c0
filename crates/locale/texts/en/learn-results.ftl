## The end of a game.

ending-special = What was special
# The button that shows the table below the result, and back.
ending-look = Look at the table
ending-result = Back to the result
# $each is a list such as "You 210 points and Morgana 190 points".
ending-plot = How it went, as lines: { $each } in the end.
ending-plot-fire = Where the fire was after each turn, between the wizards on the breaking bridge: { $each }.
ending-picture = Share a picture
ending-picture-saved = The picture was saved as a file.
ending-picture-failed = The browser cannot make the picture.

## What was counted over all games.

statistics-empty = Nothing to count yet
statistics-empty-text = Finish a game against bots, and you will see here how you are doing: wins and streaks, how exact your predictions are, your favourite spells. Everything stays on this device.
# The labels of numbers.
statistics-games = Games
statistics-won = Won
statistics-of = { $part } of { $all }
statistics-run = Longest winning streak
statistics-run-now = Current winning streak
statistics-place = Average place
statistics-mean = Average result
statistics-most = Best result
statistics-duels = Duels won
statistics-first = First game
statistics-last = Last game
# Above a list of opponents, with how many games were won against each.
statistics-against = Won against
# Opponents of several levels.
statistics-mixed = mixed levels
# $part is such as "40 of 60".
statistics-exact = Exactly right, by number of cards: { $part }
statistics-spells = Favourite spells
statistics-together = { $games ->
    [one] { $games } game with several people at this device, or with bots alone, is kept in the log but is nobody’s.
   *[other] { $games } games with several people at this device, or with bots alone, are kept in the log but are nobody’s.
}
statistics-json = Save as JSON
statistics-csv = Save as a table (CSV)
statistics-delete = Delete my statistics
statistics-delete-sure = Delete your statistics for good?
statistics-delete-text = { $games ->
    [one] What was counted of one game, on { $date }, goes for good. Games that are kept on the first screen stay there.
   *[other] What was counted of { $games } games since { $date } goes for good. Games that are kept on the first screen stay there.
}
