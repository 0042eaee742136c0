## Puzzles: positions in which one decision is clearly best.

puzzles-title = Задачи
puzzles-about = Какво би изиграл? Във всяка от тези позиции едно решение е ясно най-доброто: то е сравнено с всички останали.
puzzles-solved = решени { $solved } от { $all }
puzzle-difficulty = { $difficulty ->
    [easy] Лесна
    [medium] Средна
   *[hard] Трудна
}
puzzle-state = { $state ->
    [solved] решена
    [missed] опитана, още нерешена
   *[open] още неопитана
}
puzzle-number = Задача { $number }
puzzle-title = { $game }: задача { $number }
puzzle-title-today = { $game }: задачата на деня
puzzle-ask = Какво би направил?
puzzle-verdict = { $verdict ->
    [best] Това е най-доброто.
    [good] Вярно: толкова добро, колкото най-доброто.
   *[wrong] Има нещо по-добро.
}
puzzle-best = Най-добро
puzzle-yours = Твоето решение
puzzle-others = Останалите
puzzle-as-good = също толкова добро
puzzle-cost = струва { $cost }
puzzle-how = След всяко решение следваха едни и същи въображаеми игри, с картите и зарчетата, които можеха да се очакват, и всички играеха добре нататък. ± е стандартната грешка.
puzzle-next = Следваща задача
puzzle-fold = Покажи или скрий отговора

## What became of a hundred imagined games after a decision.

puzzle-won = { $shared ->
    [0] { $won } спечелени от 100 въображаеми игри
   *[other] { $won } спечелени от 100 въображаеми игри, { $shared } наравно
}
puzzle-exact = точно вярно в { $exact } от 100 въображаеми рунда, твърде малко ръце в { $fewer }, твърде много в { $more }
puzzle-trick = печели тази ръка в { $games } от 100
puzzle-fire = отблъсква огъня в { $games } от 100
puzzle-chance = { $percent }% шанс за победа
