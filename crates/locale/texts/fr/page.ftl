## What the page says, whatever the game.

page-skip = Aller au contenu principal
page-home = Accueil
page-close = Fermer
page-part-missing = Cette partie de la page n’a pas pu être chargée. Réessayez quand il y aura une connexion.
page-again = Réessayer
page-update = Une nouvelle version de Conclave est disponible.
page-update-now = Mettre à jour

missing-title = Il n’y a rien ici
missing-text = Cette page n’existe pas, ou la partie n’est plus conservée dans ce navigateur.

## The first screen

home-tagline = Trois jeux de sorciers à une même table : entre humains, contre des bots, n’importe où.
home-players = { $least ->
   *[other] { $least ->
        [2] { $most ->
            [2] 2 joueurs
           *[other] 2 à { $most } joueurs
        }
       *[other] { $least } à { $most } joueurs
    }
}
home-length = { $least } à { $most } minutes
home-play = Jouer
home-learn = Apprendre
home-first = Apprendre en 5 minutes
home-rules = Règles
home-continue = Reprendre
home-recent = Derniers résultats
statistics-title = Mes statistiques
home-older = Parties plus anciennes
# Who won a game that is over; $count is how many share the first place.
home-won = { $count ->
    [one] Victoire : { $names }
   *[other] Première place partagée : { $names }
}
home-remove = Supprimer cette partie
home-remove-sure = Supprimer définitivement cette partie ?
home-keep = La garder
home-puzzle-today = Le problème du jour
home-puzzles = Tous les problèmes
home-import = Ouvrir un enregistrement
home-import-text = Collez ici le texte d’un enregistrement :
home-import-show = L’afficher

## Settings

settings-title = Réglages
settings-you = Vous
settings-look = Apparence
settings-course = Animations et rythme
settings-senses = Son et vibrations
settings-device = Cet appareil
settings-language = Langue
settings-name = Votre nom
settings-theme = Couleurs
settings-theme-is = { $theme ->
    [light] Claires
    [dark] Sombres
   *[system] Comme l’appareil
}
settings-text = Taille du texte
settings-cards = Taille des cartes
# The size of letters or of cards.
settings-size-is = { $size ->
    [large] Grande
    [largest] Très grande
   *[normal] Normale
}
settings-contrast = Contraste
settings-contrast-is = { $contrast ->
    [high] Élevé
   *[system] Comme l’appareil
}
settings-suits = Couleurs des cartes
settings-suits-is = { $suits ->
    [distinct] Faciles à distinguer
   *[usual] Habituelles
}
settings-hand = Main qui joue
settings-hand-is = { $hand ->
    [left] Gauche
   *[right] Droite
}
settings-pace = Rythme des bots
settings-pace-is = { $pace ->
    [instant] Immédiat
    [quick] Rapide
    [slow] Lent
   *[normal] Normal
}
settings-motion = Animations
settings-motion-is = { $motion ->
    [still] Aucune
   *[system] Comme l’appareil
}
settings-sound = Sons
settings-sound-about = Discrets : cartes, dé, feu, votre tour.
settings-volume = Volume
settings-haptics = Vibrations
settings-haptics-about = À votre tour, quand une action est impossible, à la fin.
settings-install = Installer Conclave
settings-install-about = Comme une application à part, même hors ligne.
settings-reset = Rétablir les réglages par défaut
settings-about = Conclave est une réalisation indépendante. Les noms des jeux appartiennent à leurs éditeurs. Tout reste sur cet appareil.

## Setting up a table

setup-title = Une table pour { $game }
setup-players = Qui joue ?
setup-count = { $count } joueurs
setup-seat = Place { $number } : qui s’y assoit
# $kind is a person or the level of a bot.
setup-seat-is = Place { $number } : { $name }, { $kind }
setup-name = Nom du joueur à la place { $number }
setup-add = Ajouter un joueur
setup-remove = Retirer un joueur
setup-remove-this = Retirer cette place
setup-done = Terminé
setup-new-here = Vous débutez ?
setup-levels = Quel est le niveau des bots ?
setup-person = Joueur humain
setup-person-about = Joue sur cet appareil. À plusieurs, on se le passe.
setup-level = { $level ->
    [apprentice] Apprenti
    [adept] Adepte
   *[archmage] Archimage
}
setup-level-about = { $level ->
    [apprentice] Joue selon quelques règles simples et fait des erreurs de débutant : bonne compagnie pour une première partie.
    [adept] Voit d’un coup d’œil ce qui est bon et se trompe rarement : de taille face à la plupart.
   *[archmage] Imagine comment la partie pourrait continuer, réfléchit un instant et pardonne peu.
}
setup-options = Avec quelles règles ?
setup-all-options = Toutes les options
setup-begin = Commencer
preset-plain = Le jeu de base
preset-plain-about = Les règles seules, sans variante.

## A game

play-over = La partie est terminée.
play-chance = Un instant…
play-undo = Annuler
play-hint = Conseil
play-score = Score
play-log = Ce qui s’est passé
play-more = Plus
play-sound-on = Son activé
play-sound-off = Son coupé
play-explain = De quoi s’agit-il ?
play-thinking = L’archimage réfléchit…
play-advice = Conseil de l’{ $level } : { $action }.
play-considered = { $games ->
    [0] { $action } : { $expected }
    [1] { $action } : { $expected }, d’après une partie imaginée
   *[other] { $action } : { $expected }, d’après { $games } parties imaginées
}
# The same for several of which the same is expected.
play-equal = À égalité : { $actions } ({ $expected })
play-hand-over = Passez l’appareil à { $name }
play-hand-over-text = Que personne d’autre ne regarde ! Les cartes { DE($name) } restent cachées jusqu’à ce que vous appuyiez sur le bouton.
play-i-am = Je suis { $name }
play-again = Revanche
play-review = Analyse
play-replay = Revoir la partie
play-share = Copier un lien vers cette partie
play-share-with = Partager cette partie
play-copied = Le lien est dans le presse-papiers. Il suffit de l’ouvrir pour voir cette partie.
play-export = Enregistrer la partie dans un fichier
play-export-failed = Le navigateur ne laisse pas la page enregistrer un fichier.
play-this-table = Cette table
play-keys = Clavier : Tab et les flèches passent d’un choix à l’autre, Entrée choisit, h demande un conseil, Échap le ferme, {"?"} explique le choix, u annule une décision, s passe l’animation en cours.
play-unkept = Le navigateur n’a plus de place : cette partie sera perdue à la fermeture de la page. Enregistrez-la dans un fichier.
play-stand-in = { $name } n’a pas donné de réponse utilisable : un apprenti a décidé à sa place.
play-silence = L’archimage n’a pas de réponse cette fois-ci. Demandez-lui à nouveau.
play-stuck = La page a commis une erreur et ne peut pas poursuivre cette partie. Rechargez la page : la partie est conservée jusqu’ici.
play-export-story = Enregistrer ce que vous savez de la partie dans un fichier
play-secrets = D’autres jouent aussi sur cet appareil. Tant que la partie dure, elle ne peut pas être enregistrée en entier, car elle contient les secrets de tout le monde ; une fois finie, elle peut être enregistrée et partagée.

## Looking at a game again

replay-title = Un enregistrement
replay-of = { $game } : l’enregistrement
replay-broken = Cet enregistrement est illisible :
replay-first = Au début
replay-back = Étape précédente
replay-on = Étape suivante
replay-last = À la fin
replay-step = Étape
replay-at = Étape { $step } sur { $steps }
replay-eyes = Point de vue
replay-open = Toutes les cartes visibles
replay-spectator = Un spectateur
replay-play-on = Jouer à partir d’ici

## The options of each game

setup-excluded = { $one } et { $other } s’excluent.
wizard-setup-specials = Cartes spéciales
wizard-setup-variants = Variantes
wizard-setup-single-suit-seats = Chacun a sa propre couleur : on ne peut pas jouer à plus de 4.
wizard-setup-together = Le Dragon et la Fée vont toujours ensemble.
wizard-setup-no-specials = { $variant } se joue sans cartes spéciales.
shazamm-setup-variants = Variantes
maginor-setup-variants = Variantes
