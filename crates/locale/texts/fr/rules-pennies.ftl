## The rules and the first game of Pennies.

rules-pennies-aim =
    Avant chaque tour, le hasard désigne qui veut que les pièces soient identiques. [P1.1]
    Chacun pose une pièce cachée, côté face ou côté pile. [P1.2]
    Si les deux montrent la même face, qui le voulait gagne le tour, sinon c’est l’autre. [P1.3]
    Qui gagne d’abord le nombre de tours convenu gagne la partie. [P1.4]
first-pennies-lay = Vous voulez que les deux pièces montrent la même face. Posez face.
first-pennies-done = Les deux montrent face : vous gagnez. C’est tout le jeu.
