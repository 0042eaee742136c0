## Puzzles: positions in which one decision is clearly best.

puzzles-title = Problèmes
puzzles-about = Que joueriez-vous ? Dans chacune de ces positions, une décision est nettement la meilleure : elle a été comparée à toutes les autres.
puzzles-solved = { $solved } sur { $all } résolus
puzzle-difficulty = { $difficulty ->
    [easy] Facile
    [medium] Moyen
   *[hard] Difficile
}
puzzle-state = { $state ->
    [solved] résolu
    [missed] essayé, pas encore résolu
   *[open] pas encore essayé
}
puzzle-number = Problème { $number }
puzzle-title = { $game } : problème { $number }
puzzle-title-today = { $game } : le problème du jour
puzzle-ask = Que feriez-vous ?
puzzle-verdict = { $verdict ->
    [best] C’est le meilleur choix.
    [good] Juste : aussi bon que le meilleur.
   *[wrong] Il y a mieux.
}
puzzle-best = Le meilleur
puzzle-yours = Votre décision
puzzle-others = Les autres
puzzle-as-good = aussi bon
puzzle-cost = coûte { $cost }
puzzle-how = Chaque décision a été suivie des mêmes parties imaginées, avec les cartes et les dés que l’on pouvait attendre, chacun jouant bien la suite. ± est l’erreur type.
puzzle-next = Problème suivant
puzzle-fold = Montrer ou cacher la réponse

## What became of a hundred imagined games after a decision.

puzzle-won = { $shared ->
    [0] { $won } parties imaginées gagnées sur 100
   *[other] { $won } parties imaginées gagnées sur 100, { $shared } nulles
}
puzzle-exact = exactement juste dans { $exact } manches imaginées sur 100, trop peu de plis dans { $fewer }, trop dans { $more }
puzzle-trick = remporte ce pli { $games } fois sur 100
puzzle-fire = repousse le feu { $games } fois sur 100
puzzle-chance = { $percent } % de chances de gagner
