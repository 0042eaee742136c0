## Pennies, which is not offered to players.

pennies-title = Érmék
pennies-door = Egyezzenek az érmék, vagy épp ne.
pennies-heading = Az nyeri a játékot, aki először ér el { $wins ->
    [one] egy győzelmet
   *[other] { $wins } győzelmet
}.
pennies-options = Beállítások
pennies-asks = { $wish ->
    [yes] Tegyél le egy érmét: azt szeretnéd, hogy ugyanazt az oldalt mutassák.
   *[no] Tegyél le egy érmét: azt szeretnéd, hogy különböző oldalt mutassanak.
}
pennies-explains = { $wish ->
    [yes] Ha a két érme ugyanazt az oldalt mutatja, te nyered a kört.
   *[no] Ha az érmék különböző oldalt mutatnak, te nyered a kört.
}
pennies-how = Írd be: { $heads } vagy { $tails }, vagy a számát.
pennies-no-seat = Nincs { $seat }. hely.
pennies-matcher = { $who ->
    [you] Azt szeretnéd, hogy az érmék egyezzenek.
   *[other] { $name } azt szeretné, hogy az érmék egyezzenek.
}
pennies-laid = { $name } letett egy érmét.
pennies-laid-this = { $side ->
    [heads] Fejet tettél le.
   *[tails] Írást tettél le.
}
pennies-revealed = { $same ->
    [yes] Az érmék egyeznek.
   *[no] Az érmék különböznek.
} { $who ->
    [you] Te nyered a kört.
   *[other] { $name } nyeri a kört.
}
pennies-action = { $side ->
    [heads] fej letétele
   *[tails] írás letétele
}
pennies-side = { $side ->
    [heads] fej
   *[tails] írás
}
pennies-face-down = lefordítva
pennies-wins = { $wins ->
    [one] { $wins } győzelem
   *[other] { $wins } győzelem
}
pennies-result = Vége a játéknak. { $who ->
    [you] Te nyertél!
   *[other] { $name } nyert.
}
