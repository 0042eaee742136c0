## The board of Maginor on the page.

# On the first screen.
maginor-door = Gagnez les voix de onze Oracles avant que Maginor ne les recueille.
maginor-board-ring = Le cercle des Oracles, dans le sens des aiguilles d’une montre depuis la Salle de la Guilde
maginor-board-players = Les autres joueurs
maginor-board-own = Vos cartes, sorts et choix
maginor-board-cards = Vos cartes
maginor-board-spells = Vos sorts
maginor-board-answers = Vos choix

## On the ring

# Whose wizards stand on a tile.
maginor-board-wizards = Sorciers ici : { $names }.
maginor-board-maginor-on = Maginor est ici.
maginor-board-maginor-before = Maginor est devant cette tuile.
maginor-board-die = Résultat du dé : { $symbol }.
maginor-board-die-maginor = Résultat du dé : Maginor.
# What somebody chooses in a duel.
maginor-board-choice = { $state ->
    [open] { $name } : choix en cours
    [made] { $name } : choix fait en secret
   *[known] { $name } : choix fait
}
maginor-board-chose = { $name } : { $element }

## Players

# Counters that lie on no tile.
maginor-board-reserve = { $counters ->
    [one] { $counters } pion
   *[other] { $counters } pions
}
maginor-board-has-turn = C’est son tour.
maginor-board-stands = Le sorcier est sur { maginor-tile }.
maginor-board-stands-middle = Le sorcier est au milieu du cercle.
# $count is the number of symbol cards.
maginor-board-holds = { $count ->
    [0] Cartes symbole : aucune. Cartes sorcellerie : { $sorcery }.
   *[other] Cartes symbole : { $symbols }. Cartes sorcellerie : { $sorcery }.
}
maginor-board-has-spells = Sorts : { $spells }.

## Choices of a turn

maginor-board-roll = Lancer le dé pour { maginor-tile }
maginor-board-roll-middle = Lancer le dé
# What a tile is chosen for.
maginor-board-aim = { $aim ->
    [move] Aller sur…
    [sorcery] Sorcellerie pour…
    [telekinesis] Télékinésie sur…
   *[teleportation] Téléportation sur…
}
# The same, at the tile itself.
maginor-board-here = { $aim ->
    [move] Aller ici
    [sorcery] Jouer une carte sorcellerie ici
    [telekinesis] Lancer Télékinésie ici
   *[teleportation] Lancer Téléportation jusqu’ici
}
# A tile that may be chosen: its votes, and how many counters one has there.
maginor-board-target = { $votes } voix, { $own ->
    [one] { $own } pion à vous
   *[other] { $own } pions à vous
}
maginor-board-cancel = Faire autre chose
maginor-board-card-played = Vous avez joué votre { $card }
maginor-board-sorcery = { $cards ->
    [0] Plus de carte sorcellerie
    [one] Jouer une carte sorcellerie pour une tuile : il en reste une
   *[other] Jouer une carte sorcellerie pour une tuile : il en reste { $cards }
}
# The same on the card, in as few letters as possible.
maginor-board-sorcery-short = dé × { $cards }

## Questions in between

maginor-board-aside = Mettre de côté et voir le cercle
maginor-board-slot = Empl. { $slot } : { $symbol }
maginor-board-slot-of = Empl. { $slot } : { $symbol }, { $name }
maginor-board-stop = Pas de second pion
maginor-board-duel-about = Il s’agit de l’emplacement { $slot } ({ $symbol }) { maginor-tile-of }.
maginor-board-duel-tie = { $role ->
    [defender] Terre contre terre, vous gagnez. Feu contre feu ou eau contre eau, l’emplacement se libère.
   *[challenger] Terre contre terre, vous perdez. Feu contre feu ou eau contre eau, l’emplacement se libère.
}
maginor-board-beats = { $element ->
    [earth] bat l’eau
    [water] bat le feu
   *[fire] bat la terre
}
maginor-board-reverse = Lancer Inversion et gagner
maginor-board-let-stand = Accepter le résultat
maginor-board-other = { $second ->
    [yes] { $name } a la deuxième place et prend ce que vous laissez.
   *[no] Personne n’a la deuxième place : ce que vous laissez quitte la partie.
}

## A tile looked at closely

maginor-board-gone = Cette tuile a été comptée et a quitté le cercle.
# The name may be "Vous".
maginor-board-standing = { $place ->
    [first] { $counters ->
        [one] { $name } : { $counters } pion, en tête pour l’instant
       *[other] { $name } : { $counters } pions, en tête pour l’instant
    }
    [second] { $counters ->
        [one] { $name } : { $counters } pion, deuxième pour l’instant
       *[other] { $name } : { $counters } pions, deuxième pour l’instant
    }
   *[other] { $counters ->
        [one] { $name } : { $counters } pion
       *[other] { $name } : { $counters } pions
    }
}
maginor-board-nobody = Personne n’a de pion ici.
maginor-board-free = { $symbol } : { $free ->
    [one] { $free } libre sur { $all }
   *[other] { $free } libres sur { $all }
}
maginor-board-no-spell = Il n’y a pas de sort ici.

## The score

maginor-board-score = Voix de chaque joueur
maginor-board-player = Joueur
maginor-board-won = Tuiles et rituels
maginor-board-sum = Voix
maginor-board-none = encore rien
# Above the tiles that were not scored yet.
maginor-board-left = { $tiles ->
    [0] Il ne reste aucune tuile
    [one] Encore en jeu : une tuile, { $votes } voix
   *[other] Encore en jeu : { $tiles } tuiles, { $votes } voix
}
