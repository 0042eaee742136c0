## Puzzles: positions in which one decision is clearly best.

puzzles-title = Feladványok
puzzles-about = Te mit játszanál? Mindegyik állásban egyetlen döntés egyértelműen a legjobb: az összes többivel összevetettük.
puzzles-solved = { $all } közül { $solved } megoldva
puzzle-difficulty = { $difficulty ->
    [easy] Könnyű
    [medium] Közepes
   *[hard] Nehéz
}
puzzle-state = { $state ->
    [solved] megoldva
    [missed] próbáltad, még nincs megoldva
   *[open] még nem próbáltad
}
puzzle-number = { $number }. feladvány
puzzle-title = { $game } – { $number }. feladvány
puzzle-title-today = { $game } – a nap feladványa
puzzle-ask = Te mit tennél?
puzzle-verdict = { $verdict ->
    [best] Ez a legjobb.
    [good] Helyes: ugyanolyan jó, mint a legjobb.
   *[wrong] Van ennél jobb.
}
puzzle-best = A legjobb
puzzle-yours = A te döntésed
puzzle-others = A többi
puzzle-as-good = ugyanolyan jó
puzzle-cost = ára: { $cost }
puzzle-how = Minden döntést ugyanazok az elképzelt játszmák követtek, a várható lapokkal és dobásokkal, és mindenki jól játszott tovább. A ± a standard hiba.
puzzle-next = Következő feladvány
puzzle-fold = A válasz mutatása vagy elrejtése

## What became of a hundred imagined games after a decision.

puzzle-won = { $shared ->
    [0] 100 elképzelt játszmából { $won } győzelem
   *[other] 100 elképzelt játszmából { $won } győzelem, { $shared } döntetlen
}
puzzle-exact = 100 elképzelt fordulóból { $exact } pontosan bejön, { $fewer } alkalommal kevés az ütés, { $more } alkalommal sok
puzzle-trick = 100-ból { $games } esetben viszi ezt az ütést
puzzle-fire = 100-ból { $games } esetben visszaszorítja a Tűzfalat
puzzle-chance = { $percent }% esély a győzelemre
