## The end of a game.

ending-special = À retenir
# The button that shows the table below the result, and back.
ending-look = Voir la table
ending-result = Retour au résultat
# $each is a list such as "You 210 points and Morgana 190 points".
ending-plot = Le déroulement en courbes : à la fin, { $each }.
ending-plot-fire = Où était le feu après chaque tour, entre les sorciers sur le pont qui s’effondre : { $each }.
ending-picture = Partager une image
ending-picture-saved = L’image a été enregistrée dans un fichier.
ending-picture-failed = Le navigateur ne peut pas créer l’image.

## What was counted over all games.

statistics-empty = Rien à compter pour l’instant
statistics-empty-text = Terminez une partie contre des bots, et vous verrez ici vos résultats : victoires et séries, précision de vos prédictions, sorts préférés. Tout reste sur cet appareil.
# The labels of numbers.
statistics-games = Parties
statistics-won = Gagnées
statistics-of = { $part } sur { $all }
statistics-run = Plus longue série
statistics-run-now = Série en cours
statistics-place = Place moyenne
statistics-mean = Résultat moyen
statistics-most = Meilleur résultat
statistics-duels = Duels gagnés
statistics-first = Première partie
statistics-last = Dernière partie
# Above a list of opponents, with how many games were won against each.
statistics-against = Gagnées contre
# Opponents of several levels.
statistics-mixed = niveaux mêlés
# $part is such as "40 of 60".
statistics-exact = Prédictions exactes, par nombre de cartes : { $part }
statistics-spells = Sorts préférés
statistics-together = Parties à plusieurs personnes sur cet appareil, ou entre bots seulement : { $games }. Elles sont dans le journal, mais ne comptent pour personne.
statistics-json = Enregistrer en JSON
statistics-csv = Enregistrer en tableau (CSV)
statistics-delete = Supprimer mes statistiques
statistics-delete-sure = Supprimer définitivement vos statistiques ?
statistics-delete-text = Tout ce qui a été compté depuis le { $date } disparaît (parties : { $games }). Les parties gardées sur le premier écran y restent.
