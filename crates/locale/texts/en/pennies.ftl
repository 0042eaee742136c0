## Pennies, which is not offered to players.

pennies-title = Pennies
pennies-door = Match the pennies, or not.
pennies-heading = Who first has { $wins ->
    [one] one win
   *[other] { $wins } wins
} wins the game.
pennies-options = Options
pennies-asks = { $wish ->
    [yes] Lay a penny: you want both to show the same side.
   *[no] Lay a penny: you want them to show different sides.
}
pennies-explains = { $wish ->
    [yes] If both pennies show the same side, you win the turn.
   *[no] If the pennies show different sides, you win the turn.
}
pennies-how = Type { $heads } or { $tails }, or the number.
pennies-no-seat = There is no seat { $seat }.
pennies-matcher = { $who ->
    [you] You want the pennies to match.
   *[other] { $name } wants the pennies to match.
}
pennies-laid = { $name } has laid a penny.
pennies-laid-this = { $side ->
    [heads] You have laid heads.
   *[tails] You have laid tails.
}
pennies-revealed = { $same ->
    [yes] The pennies match.
   *[no] The pennies do not match.
} { $who ->
    [you] You win the turn.
   *[other] { $name } wins the turn.
}
pennies-action = { $side ->
    [heads] lay heads
   *[tails] lay tails
}
pennies-side = { $side ->
    [heads] heads
   *[tails] tails
}
pennies-face-down = face down
pennies-wins = { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
}
pennies-result = The game is over. { $who ->
    [you] You win!
   *[other] { $name } wins.
}
