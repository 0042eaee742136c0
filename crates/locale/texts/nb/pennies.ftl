## Pennies, which is not offered to players.

pennies-title = Mynter
pennies-door = Få myntene til å passe, eller ikke.
pennies-heading = Den som først har { $wins ->
    [one] én seier
   *[other] { $wins } seire
}, vinner spillet.
pennies-options = Valg
pennies-asks = { $wish ->
    [yes] Legg en mynt: du vil at begge skal vise samme side.
   *[no] Legg en mynt: du vil at de skal vise hver sin side.
}
pennies-explains = { $wish ->
    [yes] Viser begge myntene samme side, vinner du turen.
   *[no] Viser myntene hver sin side, vinner du turen.
}
pennies-how = Skriv { $heads } eller { $tails }, eller nummeret.
pennies-no-seat = Det finnes ingen plass { $seat }.
pennies-matcher = { $who ->
    [you] Du vil at myntene skal være like.
   *[other] { $name } vil at myntene skal være like.
}
pennies-laid = { $name } har lagt en mynt.
pennies-laid-this = { $side ->
    [heads] Du har lagt krone.
   *[tails] Du har lagt mynt.
}
pennies-revealed = { $same ->
    [yes] Myntene er like.
   *[no] Myntene er ikke like.
} { $who ->
    [you] Du vinner turen.
   *[other] { $name } vinner turen.
}
pennies-action = { $side ->
    [heads] legg krone
   *[tails] legg mynt
}
pennies-side = { $side ->
    [heads] krone
   *[tails] mynt
}
pennies-face-down = skjult
pennies-wins = { $wins ->
    [one] { $wins } seier
   *[other] { $wins } seire
}
pennies-result = Spillet er slutt. { $who ->
    [you] Du vinner!
   *[other] { $name } vinner.
}
