## What the page says, whatever the game.

page-skip = Aller au contenu principal
page-home = Accueil
page-close = Fermer
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
home-first = Apprendre en 5 minutes
home-rules = Règles
home-continue = Reprendre
home-recent = Parties récentes
# A player of a game that is over, with place and points.
home-result = { $place ->
    [1] ★ { $name } { $points }
   *[other] { $name } { $points }
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
settings-language = Langue
settings-name = Votre nom
settings-theme = Couleurs
settings-theme-is = { $theme ->
    [light] Claires
    [dark] Sombres
   *[system] Comme l’appareil
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
settings-about = Conclave est une réalisation indépendante. Les noms des jeux appartiennent à leurs éditeurs. Tout reste sur cet appareil.

## Setting up a table

setup-title = Une table pour { $game }
setup-players = Qui joue ?
setup-count = Nombre de joueurs
setup-seat = Place { $number } : qui s’y assoit
setup-name = Nom du joueur à la place { $number }
setup-sitter = { $sitter ->
    [person] Joueur humain
    [apprentice] Bot : apprenti
    [adept] Bot : adepte
   *[archmage] Bot : archimage
}
setup-options = Comment jouez-vous ?
setup-all-options = Toutes les options
setup-begin = Commencer
preset-beginner = Débutant
preset-standard = Standard
preset-everything = Complet

## A game

play-over = La partie est terminée.
play-chance = Un instant…
play-undo = Annuler
play-hint = Conseil
play-score = Score
play-log = Ce qui s’est passé
play-more = Plus
play-explain = De quoi s’agit-il ?
play-thinking = L’archimage réfléchit…
play-advice = Conseil de l’{ $level } : { $action }.
play-considered = { $games ->
    [0] { $action } : { $expected }
    [1] { $action } : { $expected }, d’après une partie imaginée
   *[other] { $action } : { $expected }, d’après { $games } parties imaginées
}
play-hand-over = Passez l’appareil à { $name }
play-hand-over-text = Que personne d’autre ne regarde ! Les cartes { DE($name) } restent cachées jusqu’à ce que vous appuyiez sur le bouton.
play-i-am = Je suis { $name }
play-again = Une autre partie
play-review = Analyse
play-replay = Revoir la partie
play-share = Copier un lien vers cette partie
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
