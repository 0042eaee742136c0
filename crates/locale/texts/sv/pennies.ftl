## Pennies, which is not offered to players.

pennies-title = Mynt
pennies-door = Få mynten att stämma, eller inte.
pennies-heading = Den som först har { $wins ->
    [one] en vinst
   *[other] { $wins } vinster
} vinner spelet.
pennies-options = Val
pennies-asks = { $wish ->
    [yes] Lägg ett mynt: du vill att båda visar samma sida.
   *[no] Lägg ett mynt: du vill att de visar olika sidor.
}
pennies-explains = { $wish ->
    [yes] Visar båda mynten samma sida vinner du omgången.
   *[no] Visar mynten olika sidor vinner du omgången.
}
pennies-how = Skriv { $heads } eller { $tails }, eller numret.
pennies-no-seat = Det finns ingen plats { $seat }.
pennies-matcher = { $who ->
    [you] Du vill att mynten är lika.
   *[other] { $name } vill att mynten är lika.
}
pennies-laid = { $name } har lagt ett mynt.
pennies-laid-this = { $side ->
    [heads] Du har lagt krona.
   *[tails] Du har lagt klave.
}
pennies-revealed = { $same ->
    [yes] Mynten är lika.
   *[no] Mynten är inte lika.
} { $who ->
    [you] Du vinner omgången.
   *[other] { $name } vinner omgången.
}
pennies-action = { $side ->
    [heads] lägg krona
   *[tails] lägg klave
}
pennies-side = { $side ->
    [heads] krona
   *[tails] klave
}
pennies-face-down = dolt
pennies-wins = { $wins ->
    [one] { $wins } vinst
   *[other] { $wins } vinster
}
pennies-result = Spelet är slut. { $who ->
    [you] Du vinner!
   *[other] { $name } vinner.
}
