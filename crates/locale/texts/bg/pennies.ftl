## Pennies, which is not offered to players.

pennies-title = Монети
pennies-door = Нека монетите съвпаднат, или пък не.
pennies-heading = Играта печели който пръв има { $wins ->
    [one] една победа
   *[other] { $wins } победи
}.
pennies-options = Настройки
pennies-asks = { $wish ->
    [yes] Сложи монета: искаш двете да показват една и съща страна.
   *[no] Сложи монета: искаш да показват различни страни.
}
pennies-explains = { $wish ->
    [yes] Ако двете монети показват една и съща страна, печелиш хода.
   *[no] Ако монетите показват различни страни, печелиш хода.
}
pennies-how = Напиши { $heads } или { $tails }, или номера.
pennies-no-seat = Няма място { $seat }.
pennies-matcher = { $who ->
    [you] Искаш монетите да съвпаднат.
   *[other] { $name } иска монетите да съвпаднат.
}
pennies-laid = { $name } сложи монета.
pennies-laid-this = { $side ->
    [heads] Ти сложи ези.
   *[tails] Ти сложи тура.
}
pennies-revealed = { $same ->
    [yes] Монетите съвпадат.
   *[no] Монетите не съвпадат.
} { $who ->
    [you] Печелиш хода.
   *[other] { $name } печели хода.
}
pennies-action = { $side ->
    [heads] сложи ези
   *[tails] сложи тура
}
pennies-side = { $side ->
    [heads] ези
   *[tails] тура
}
pennies-face-down = скрита
pennies-wins = { $wins ->
    [one] { $wins } победа
   *[other] { $wins } победи
}
pennies-result = Играта свърши. { $who ->
    [you] Печелиш!
   *[other] Печели { $name }.
}
