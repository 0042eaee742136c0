## Pennies, which is not offered to players.

pennies-title = Mønter
pennies-door = Få mønterne til at passe, eller ej.
pennies-heading = Den, der først har { $wins ->
    [one] én sejr
   *[other] { $wins } sejre
}, vinder spillet.
pennies-options = Valgmuligheder
pennies-asks = { $wish ->
    [yes] Læg en mønt: du vil have, at begge viser samme side.
   *[no] Læg en mønt: du vil have, at de viser hver sin side.
}
pennies-explains = { $wish ->
    [yes] Viser begge mønter samme side, vinder du turen.
   *[no] Viser mønterne hver sin side, vinder du turen.
}
pennies-how = Skriv { $heads } eller { $tails }, eller nummeret.
pennies-no-seat = Der er ingen plads { $seat }.
pennies-matcher = { $who ->
    [you] Du vil have, at mønterne er ens.
   *[other] { $name } vil have, at mønterne er ens.
}
pennies-laid = { $name } har lagt en mønt.
pennies-laid-this = { $side ->
    [heads] Du har lagt krone.
   *[tails] Du har lagt plat.
}
pennies-revealed = { $same ->
    [yes] Mønterne er ens.
   *[no] Mønterne er ikke ens.
} { $who ->
    [you] Du vinder turen.
   *[other] { $name } vinder turen.
}
pennies-action = { $side ->
    [heads] læg krone
   *[tails] læg plat
}
pennies-side = { $side ->
    [heads] krone
   *[tails] plat
}
pennies-face-down = med bagsiden op
pennies-wins = { $wins ->
    [one] { $wins } sejr
   *[other] { $wins } sejre
}
pennies-result = Spillet er slut. { $who ->
    [you] Du vinder!
   *[other] { $name } vinder.
}
