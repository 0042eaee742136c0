## What only the terminal says of a table with people elsewhere: words that may be typed, the waiting room, news of the others.

command-table = table
command-say = dire
command-leave = partir
command-again = rejouer
command-start = commencer
command-bot = bot
command-bots = bots
command-free = libérer
join-hint = À tout moment, ? explique le choix, dire parle aux autres, table montre qui est assis où ; quitter ferme le programme et garde votre place.
join-commands =
    À tout moment :
      ?        explique le choix à faire
      règles   les règles ; règles 3 : un chapitre, règles et un mot : recherche
      main     montre à nouveau la partie (Entrée seule aussi)
      score    où en est chacun
      dernier  ce qui vient d’être joué ; journal en dit plus
      h        un conseil du bot le plus fort (sauf quand le résultat compte)
      table    qui est assis où, et le lien de la table
      dire     montre ce que l’on peut dire aux autres : dire 5
      partir   vous fait quitter la table ; un bot joue à votre place
      quitter  ferme le programme et garde votre place
join-room-commands =
    Avant et après la partie :
      table      qui est assis où, et le lien de la table
      règles     les règles ; règles 3 : un chapitre, règles et un mot : recherche
      dire       montre ce que l’on peut dire aux autres : dire 5
      partir     vous fait quitter la table
      quitter    ferme le programme et garde votre place
    Pour l’hôte, avant la partie :
      bot        installe un bot à une place libre : bot 3 adepte
      bots       installe des bots à toutes les places libres : bots archimage
      libérer    libère une place : libérer 3
      commencer  commence, dès que toutes les places sont prises
    Après la partie :
      rejouer    une autre partie, dès que tout le monde le veut
join-ask-name = Quel est votre nom ?
join-ask-host = Vous êtes l’hôte : { $choices } ? (aide en dit plus)
join-ask-after = Encore une partie ? (rejouer ou quitter)
join-ask-table = Quelle table ? (1 à { $most })
join-welcome = Vous êtes { $name } sur { $server }.
join-name-refused = Ce ne peut pas être un nom : il a de 1 à 24 caractères sur une ligne.
# The lobby.
join-lobby = Tables de { $server } avec des places libres :
join-lobby-row = { $game }, { $free ->
    [1] une place libre
   *[other] { $free } places libres
} ; à table : { $names }
join-lobby-empty = Aucune table de { $server } n’a de place libre en ce moment. Pour en ouvrir une : conclave play wizard --listed --join { $server }
join-nobody = personne
# The waiting room.
join-table-clock = { $clock ->
    [relaxed] Pendule : 90 secondes par décision et trois minutes de réserve.
    [brisk] Pendule : 30 secondes par décision et une minute de réserve.
    [days] Pendule : un jour par décision.
   *[none] Sans pendule.
}
join-table-rated = Le résultat compte pour le classement.
join-table-link = Ce lien permet de venir à la table : { $link }
join-table-waits = La partie commence quand l’hôte la lance.
join-seat-free = libre
join-seat-bot = { $name } (bot, { $level })
join-seat-person = { $is ->
    [host] { $name } (hôte)
    [left] { $name } (n’est plus là, un bot prend la suite)
    [program] { $name } (un programme)
   *[person] { $name }
}
join-all-taken = Aucune place n’est libre.
join-levels = Les bots de ce jeu : { $levels }.
join-phrases = Ce que l’on peut dire, avec { $command } et un numéro :
join-unclear = Je ne comprends pas « { $input } ». (aide montre ce que l’on peut taper.)
# News.
join-sat = { $name } s’assoit à la place { $seat }.
join-bot-sat = Un bot s’assoit à la place { $seat } : { $name } ({ $level }).
join-freed = La place { $seat } est libre.
join-left = { $name } n’est plus à la table ; un bot prend la suite.
join-returned = { $name } est de retour.
join-new-host = C’est vous l’hôte, maintenant.
join-complete = Toutes les places sont prises : { $command } lance la partie.
join-put-out = Votre place a été libérée. Vous n’êtes plus à cette table.
join-got-up = Vous avez quitté la table.
join-present = { $here ->
    [yes] { $name } est là.
   *[no] { $name } n’est pas là en ce moment.
}
join-said = { $name } : { $said }
join-stood-in = { $who ->
    [you] Un bot a décidé à votre place.
   *[other] Un bot décide à la place { DE($name) }.
}
join-lost = La connexion est perdue et va être rétablie.
join-unsent = Cela n’a pas été envoyé, parce que la connexion est perdue. Elle va être rétablie.
join-back = La connexion est rétablie.
join-unanswered = Le serveur n’a pas encore répondu.
join-unwritten = { $has_clock ->
    [yes] Le serveur ne peut pas l’enregistrer pour l’instant, parce qu’il n’a plus accès à sa base de données. Le programme réessaie jusqu’à ce que ça marche ; d’ici là, le temps n’est écoulé pour personne.
   *[no] Le serveur ne peut pas l’enregistrer pour l’instant, parce qu’il n’a plus accès à sa base de données. Le programme réessaie jusqu’à ce que ça marche.
}
join-undecided = Votre dernière décision n’est pas encore enregistrée.
join-outage = On ne peut pas jouer sur le serveur pour l’instant, parce qu’il n’a plus accès à sa base de données. Le programme réessaie de lui-même.
join-outage-lasts = On ne peut pas jouer sur le serveur pour le moment, parce qu’il n’a plus accès à sa base de données. Réessayez plus tard.
join-refused = { $reason ->
    [not-host] Seul l’hôte peut faire cela.
    [seat] Cette place ne peut pas être prise ainsi.
    [not-now] Ce n’est pas possible maintenant.
    [rules] Les règles ne le permettent pas.
    [limit] C’est trop à la fois.
    [unanswered] Le serveur n’a pas répondu. Essayez encore.
   *[refused] Le serveur refuse.
}
join-clock = { $has_reserve ->
    [yes] Vous avez { $time } pour cette décision, et { $reserve } de réserve.
   *[no] Vous avez { $time } pour cette décision.
}
# After the game.
join-fair = Le hasard était honnête : les { $outcomes } tirages découlent de ce à quoi le serveur s’était engagé avant la partie et de ce que les joueurs y ont ajouté.
join-unfair = Le hasard ne correspond pas à ce qui était promis avant la partie : { $reason }
join-no-record = L’enregistrement n’a pas pu être conservé : { $reason }
join-wants-again = { $who ->
    [you] Vous voulez rejouer. On attend les autres.
   *[other] { $name } veut rejouer.
}
join-next = Tout le monde rejoue, décalé d’une place.
join-next-without-you = Les autres rejouent sans vous : { $link }
join-come-back = Votre place est gardée. Pour revenir : conclave play --join { $link }
