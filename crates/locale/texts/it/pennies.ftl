## Pennies, which is not offered to players.

pennies-title = Monete
pennies-door = Fai coincidere le monete, oppure no.
pennies-heading = Chi ottiene per primo { $wins ->
    [one] una vittoria
   *[other] { $wins } vittorie
} vince la partita.
pennies-options = Opzioni
pennies-asks = { $wish ->
    [yes] Posa una moneta: vuoi che mostrino la stessa faccia.
   *[no] Posa una moneta: vuoi che mostrino facce diverse.
}
pennies-explains = { $wish ->
    [yes] Se le due monete mostrano la stessa faccia, vinci il turno.
   *[no] Se le monete mostrano facce diverse, vinci il turno.
}
pennies-how = Scrivi { $heads } o { $tails }, oppure il numero.
pennies-no-seat = Non c’è un posto { $seat }.
pennies-matcher = { $who ->
    [you] Vuoi che le monete siano uguali.
   *[other] { $name } vuole che le monete siano uguali.
}
pennies-laid = { $name } ha posato una moneta.
pennies-laid-this = { $side ->
    [heads] Hai posato testa.
   *[tails] Hai posato croce.
}
pennies-revealed = { $same ->
    [yes] Le monete sono uguali.
   *[no] Le monete sono diverse.
} { $who ->
    [you] Vinci il turno.
   *[other] { $name } vince il turno.
}
pennies-action = { $side ->
    [heads] posare testa
   *[tails] posare croce
}
pennies-side = { $side ->
    [heads] testa
   *[tails] croce
}
pennies-face-down = coperta
pennies-wins = { $wins ->
    [one] { $wins } vittoria
   *[other] { $wins } vittorie
}
pennies-result = La partita è finita. { $who ->
    [you] Hai vinto!
   *[other] Ha vinto { $name }.
}
