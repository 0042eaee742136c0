## Playing with people elsewhere, on the page.

home-together = Jouer ensemble
together-title = Jouer ensemble
# Where there is no server, or none that can be reached.
together-connecting = Connexion…
together-unreachable = Le serveur est injoignable. Contre des bots, vous pouvez jouer sans lui.
together-unreachable-yet = Le serveur est injoignable. La page continue d’essayer toute seule.
together-no-tables = Pour jouer à distance, il faut un serveur de jeu, et celui d’où vient cette page ne fournit que la page. Toute personne qui lance « conclave serve » peut vous inviter. Contre des bots, vous pouvez aussi jouer ici.
together-refused = { $reason ->
    [no-such-table] Cette table n’existe pas, ou la partie a commencé et n’admet pas de spectateurs.
    [no-account] Le serveur ne vous connaît pas. Prenez place en donnant votre nom.
    [not-now] Ce n’est pas possible maintenant.
    [not-host] Seul l’hôte peut faire cela.
    [seat] Cette place est prise.
    [rules] Les règles ne le permettent pas.
    [limit] C’était trop à la fois. Réessayez dans un instant.
    [try-again] Le serveur n’y est pas arrivé. Réessayez.
    [protocol] Cette page et son serveur ne se comprennent pas : l’un des deux est plus récent. Rechargez la page.
   *[other] Le serveur refuse.
}
together-lost = La connexion est perdue et va bientôt revenir. Ce que vous décidez est gardé, puis envoyé.
together-outdated = Le serveur est plus récent que cette page. Rechargez-la ; votre place est gardée.
# Who one is.
together-name = Votre nom
together-name-example = Anne
# The tables that there are.
together-here = { $count ->
    [0] Personne n’est à une table en ce moment.
    [1] Une personne est à une table en ce moment.
   *[other] { $count } personnes sont à des tables en ce moment.
}
together-own = Vos tables
together-go-on = Continuer
together-begin = Nouvelle partie
together-play-now = Jouer maintenant
together-open = Ouvrir une table
together-open-tables = Tables avec des places libres
together-none-open = Personne n’attend d’autres joueurs en ce moment. « Jouer maintenant » ouvre une table, et des bots en prennent les places libres quand vous voulez.
together-watch = Parties à regarder
together-look-on = Regarder
together-sit-down = Prendre place
together-to-tables = Toutes les tables
together-free-seats = { $count ->
    [0] Aucune place libre
    [1] Une place libre
   *[other] { $count } places libres
}
# Opening a table.
together-open-title = { $game } : ouvrir une table
together-seats-about = Avec le lien, on peut prendre place ; des bots occupent les places qui restent libres.
together-agreed = La table
together-clocks = Temps de réflexion
together-clock = { $clock ->
    [relaxed] Tranquille
    [brisk] Rapide
    [days] Par correspondance
   *[none] Sans limite
}
together-clock-about = { $clock ->
    [relaxed] 90 secondes par décision et trois minutes de réserve.
    [brisk] 30 secondes par décision et une minute de réserve.
    [days] Un jour par décision.
   *[none] Tout le temps qu’il faut.
}
together-clock-away = Avec une pendule, un bot décide pour quiconque s’absente une minute pendant que d’autres sont là.
together-listed = Ouverte à tous
together-listed-about = Tout le monde sur ce serveur voit la table. Sinon, seuls viennent ceux qui ont le lien.
together-rated = Partie classée
together-rated-about = Le résultat compte pour le classement.
together-spectators = Spectateurs
together-spectators-about = D’autres peuvent regarder. Ils voient ce qui est sur la table, mais aucune main.
together-no-spectators = Les spectateurs ne sont pas admis.
# The waiting room.
together-table-title = { $game } : la table
together-link-title = Inviter d’autres joueurs
together-link-about = Avec ce lien, on peut prendre place.
together-link = Le lien de la table
together-link-local = Ce lien ne fonctionne que sur cet ordinateur. Lancez le serveur avec { $option }, et d’autres pourront venir depuis votre réseau.
together-send-link = Envoyer le lien
together-copy-link = Copier le lien
together-copied = Le lien est copié.
together-copy-yourself = Veuillez copier le lien vous-même.
together-qr = Le lien sous forme de code QR
together-scan = Scannez le code et prenez place.
together-screen = Pour un grand écran
together-seat-free = Libre
together-seat-edit = Qui s’assoit ici ?
together-free-seat = Libérer la place
together-is-host = hôte
together-is-program = programme
together-is-away = pas là en ce moment
together-has-left = n’est plus là ; un bot joue
together-all-there = Toutes les places sont prises.
together-host-waits = D’autres peuvent maintenant prendre place. Des bots occupent les places qui restent libres.
together-fill = Compléter avec des bots
together-full = Toutes les places sont prises. Dès que la partie aura commencé, vous pourrez regarder.
together-waits-for = { $name } lance la partie quand tout le monde est là.
together-get-up = Quitter la table
together-closed = Cette table est fermée : tout le monde est parti, ou personne n’est venu.
# While a game is played.
together-your-turn = À vous de jouer – { $game }
together-looking-on = Vous regardez la partie.
together-say = Dire quelque chose
together-people = À cette table
together-mute = Mettre en sourdine
together-stood-in = { $who ->
    [you] Un bot a décidé à votre place.
   *[other] Un bot décide à la place { DE($name) }.
}
together-bot-plays = Un bot joue à votre place.
together-come-back = Reprendre la main
together-leave-game = Quitter la partie
together-leave-about = Un bot continue à votre place, et vous pouvez revenir à tout moment.
together-notify = Me prévenir quand c’est mon tour
# After the end.
together-dice-checking = Vérification du hasard…
together-dice-fair = Vérifié, le hasard était honnête : les { $outcomes } mélanges et lancers découlent du secret fixé avant la partie et de ce que les joueurs y ont ajouté.
together-dice-unfair = Le hasard ne correspond pas à ce qui était promis avant la partie.
together-rating-changed = Classement : { $before } → { $after }
together-want-again = { $count ->
    [one] { $names } veut rejouer.
   *[other] { $names } veulent rejouer.
}
together-waits-again = On attend la réponse des autres.
# Who one is at a server.
me-title = Mon profil
me-nobody = Le serveur ne vous connaît pas encore : prenez place à une table en donnant votre nom. S’il vous connaît sur un autre appareil, ce dernier peut ajouter celui-ci.
me-save = Enregistrer
me-saved = C’est enregistré.
me-portrait = Portrait
me-portrait-one = Portrait { $number }
me-ratings = Classements
me-no-ratings = Vous n’avez pas encore joué de partie classée.
me-rating = { $games ->
    [1] { $rating } après une partie
   *[other] { $rating } après { $games } parties
}
me-rating-plot = Le classement après chaque partie : au début { $first }, maintenant { $last }.
me-games = Parties terminées
me-no-games = Vous n’avez pas encore terminé de partie ici.
me-devices = Appareils
me-devices-about = Chacun de ces appareils vous donne accès à votre profil.
me-this-device = cet appareil
me-used = dernière utilisation : { $when }
me-remove = Retirer
me-add-device = Ajouter un autre appareil
me-add-device-about = Avec l’autre appareil, scannez le code ou tapez-le. Il ne sert qu’une fois, dans les dix minutes.
me-have-code = J’ai un code
me-code = Le code affiché par l’autre appareil
me-add-this = Ajouter cet appareil
me-code-wrong = Ce code n’est pas valable : il a déjà servi, il a plus de dix minutes, ou il contient une faute de frappe.
me-tokens = Programmes
me-tokens-about = Avec un jeton, un programme peut jouer en votre nom. Tout le monde voit que c’est un programme.
me-token-name = Nom du programme
me-token-new = Nouveau jeton
me-token-shown = Le jeton n’est affiché que cette fois-ci. Gardez-le là où personne d’autre ne le voit.
me-data = Ce qui est conservé sur vous
me-download = Tout télécharger
me-delete = Tout supprimer
me-delete-sure = Supprimer tout ce qui est conservé sur vous ?
me-delete-about = Votre nom, vos appareils et vos classements disparaissent définitivement ; les parties terminées ne mentionnent plus qu’un ancien joueur. C’est irréversible.
me-delete-keep = Tout garder
