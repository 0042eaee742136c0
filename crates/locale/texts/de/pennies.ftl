## Pennies, which is not offered to players.

pennies-title = Münzen
pennies-door = Bring die Münzen zusammen, oder auch nicht.
pennies-heading = Wer zuerst { $wins ->
    [one] einen Sieg
   *[other] { $wins } Siege
} hat, gewinnt das Spiel.
pennies-options = Optionen
pennies-asks = { $wish ->
    [yes] Lege eine Münze: Du willst, dass beide dieselbe Seite zeigen.
   *[no] Lege eine Münze: Du willst, dass sie verschiedene Seiten zeigen.
}
pennies-explains = { $wish ->
    [yes] Zeigen beide Münzen dieselbe Seite, gewinnst du den Zug.
   *[no] Zeigen die Münzen verschiedene Seiten, gewinnst du den Zug.
}
pennies-how = Gib { $heads } oder { $tails } ein, oder die Nummer.
pennies-no-seat = Es gibt keinen Platz { $seat }.
pennies-matcher = { $who ->
    [you] Du willst, dass die Münzen gleich sind.
   *[other] { $name } will, dass die Münzen gleich sind.
}
pennies-laid = { $name } hat eine Münze gelegt.
pennies-laid-this = { $side ->
    [heads] Du hast Kopf gelegt.
   *[tails] Du hast Zahl gelegt.
}
pennies-revealed = { $same ->
    [yes] Die Münzen sind gleich.
   *[no] Die Münzen sind verschieden.
} { $who ->
    [you] Du gewinnst den Zug.
   *[other] { $name } gewinnt den Zug.
}
pennies-action = { $side ->
    [heads] Kopf legen
   *[tails] Zahl legen
}
pennies-side = { $side ->
    [heads] Kopf
   *[tails] Zahl
}
pennies-face-down = verdeckt
pennies-wins = { $wins ->
    [one] { $wins } Sieg
   *[other] { $wins } Siege
}
pennies-result = Das Spiel ist aus. { $who ->
    [you] Du gewinnst!
   *[other] { $name } gewinnt.
}
