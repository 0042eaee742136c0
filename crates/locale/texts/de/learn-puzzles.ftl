## Puzzles: positions in which one decision is clearly best.

puzzles-title = Aufgaben
puzzles-about = Was würdest du spielen? In jeder dieser Stellungen ist eine Entscheidung eindeutig die beste: Sie wurde mit jeder anderen verglichen.
puzzles-solved = { $solved } von { $all } gelöst
puzzle-difficulty = { $difficulty ->
    [easy] Leicht
    [medium] Mittel
   *[hard] Schwer
}
puzzle-state = { $state ->
    [solved] gelöst
    [missed] versucht, noch nicht gelöst
   *[open] noch nicht versucht
}
puzzle-number = Aufgabe { $number }
puzzle-title = { $game }: Aufgabe { $number }
puzzle-title-today = { $game }: Aufgabe des Tages
puzzle-ask = Was würdest du tun?
puzzle-verdict = { $verdict ->
    [best] Das ist das Beste.
    [good] Richtig: so gut wie das Beste.
   *[wrong] Es gibt etwas Besseres.
}
puzzle-best = Am besten
puzzle-yours = Deine Entscheidung
puzzle-others = Die anderen
puzzle-as-good = genauso gut
puzzle-cost = kostet { $cost }
puzzle-how = Auf jede Entscheidung folgten dieselben gedachten Spiele, mit den Karten und Würfeln, die zu erwarten waren, und alle spielten gut weiter. ± ist der Standardfehler.
puzzle-next = Nächste Aufgabe
puzzle-fold = Antwort zeigen oder verbergen

## What became of a hundred imagined games after a decision.

puzzle-won = { $shared ->
    [0] { $won } von 100 gedachten Spielen gewonnen
   *[other] { $won } von 100 gedachten Spielen gewonnen, { $shared } unentschieden
}
puzzle-exact = genau richtig in { $exact } von 100 gedachten Runden, zu wenige Stiche in { $fewer }, zu viele in { $more }
puzzle-trick = gewinnt diesen Stich in { $games } von 100
puzzle-fire = drängt das Feuer zurück in { $games } von 100
puzzle-chance = { $percent } % Gewinnchance
