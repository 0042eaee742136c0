## Pennies, which is not offered to players.

pennies-title = Pièces
pennies-door = Faites coïncider les pièces, ou non.
pennies-heading = Qui obtient d’abord { $wins ->
    [one] une victoire
   *[other] { $wins } victoires
} gagne la partie.
pennies-options = Options
pennies-asks = { $wish ->
    [yes] Posez une pièce : vous voulez que les deux montrent la même face.
   *[no] Posez une pièce : vous voulez qu’elles montrent des faces différentes.
}
pennies-explains = { $wish ->
    [yes] Si les deux pièces montrent la même face, vous gagnez le tour.
   *[no] Si les pièces montrent des faces différentes, vous gagnez le tour.
}
pennies-how = Tapez { $heads } ou { $tails }, ou le numéro.
pennies-no-seat = Il n’y a pas de place { $seat }.
pennies-matcher = { $who ->
    [you] Vous voulez que les pièces soient identiques.
   *[other] { $name } veut que les pièces soient identiques.
}
pennies-laid = { $name } a posé une pièce.
pennies-laid-this = { $side ->
    [heads] Vous avez posé face.
   *[tails] Vous avez posé pile.
}
pennies-revealed = { $same ->
    [yes] Les pièces sont identiques.
   *[no] Les pièces sont différentes.
} { $who ->
    [you] Vous gagnez le tour.
   *[other] { $name } gagne le tour.
}
pennies-action = { $side ->
    [heads] poser face
   *[tails] poser pile
}
pennies-side = { $side ->
    [heads] face
   *[tails] pile
}
pennies-face-down = cachée
pennies-wins = { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
}
pennies-result = La partie est terminée. { $who ->
    [you] Vous gagnez !
   *[other] { $name } gagne.
}
