## What every game says.

you = You
# A player without a name.
player = Player { $number }
# Names for the computer players, in the order of their seats.
opponent = { $number ->
    [1] Morgana
    [2] Merlin
    [3] Circe
    [4] Prospero
   *[other] Medea
}

place = { NUMBER($place, type: "ordinal") ->
    [one] { $place }st
    [two] { $place }nd
    [few] { $place }rd
   *[other] { $place }th
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
result = The game is over. Places and points:

## What a person may type at any time, besides an answer.

command-help = help
command-rules = rules
command-score = score
command-hand = hand
command-last = last
command-log = log
command-advice = hint
command-quit = quit
commands =
    At any time:
      ?       explains the choice before you
      rules   the game in short
      hand    shows the table again (so does Enter alone)
      score   how everybody stands
      last    what was played last; log says more
      h       a hint: what the strongest bot would do
      quit    saves the game and leaves
advice = The { $level } would: { $action }
# One of the actions that were weighed up, with the points it expects of it.
advice-considered = { $games ->
    [0] {"  "}{ $action }: { $points } points expected
    [one] {"  "}{ $action }: { $points } points expected, from one imagined game
   *[other] {"  "}{ $action }: { $points } points expected, from { $games } imagined games
}
no-advice = There is nothing to say here.
hint = At any time: ? explains the choice, h gives a hint, rules the game; quit saves and leaves.

no-such-item = There is no number { $number } to choose: the numbers go from 1 to { $most }.

resumed = The game goes on where it stopped, after { $steps ->
    [one] one step
   *[other] { $steps } steps
}.
seed = Seed { $seed }: the same seed deals the same cards again (--seed { $seed }).
recording = The record is written to { $path } while you play.
saved = The game so far is saved in { $path }.
recorded = The game is recorded in { $path }.
how-to-resume = Go on with it: conclave play --resume { $path }
not-saved = The game so far could not be saved ({ $reason }). This is its record:
