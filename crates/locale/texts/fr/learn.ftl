## The guided first games. A line is a paragraph.

first-wizard-welcome =
    Bienvenue dans Wizard. À chaque manche, vous recevez des cartes et vous prédisez combien de plis vous ferez avec elles. Tomber exactement juste, c’est tout ce qui compte.
first-wizard-trump =
    À la première manche, tout le monde n’a qu’une carte. Puis on en retourne une de plus : elle est verte, l’atout est donc vert pour cette manche. L’atout bat toutes les autres couleurs.
first-wizard-predict-wizard =
    Vous avez un { -wizard }, la carte la plus forte du jeu : elle remporte son pli. Prédisez donc un pli.
first-wizard-lead-wizard =
    Les autres ne prédisent aucun pli. Vous êtes à gauche du donneur : c’est à vous d’entamer. Jouez le { -wizard }.
first-wizard-scored =
    Vous avez prédit un pli et vous en avez fait un : cela rapporte 20 points, plus 10 pour le pli. Les autres ont prédit 0 et fait 0 : 20 points chacun. Se tromper d’un pli coûte 10 points, de deux plis 20.
first-wizard-predict-last =
    Deuxième manche : deux cartes chacun, et l’atout est rouge. Vous donnez, donc vous prédisez en dernier. Le 12 bleu a de bonnes chances de faire un pli, le 3 jaune n’en a guère. Prédisez un pli.
first-wizard-follow =
    La couleur demandée est le bleu, et vous en avez : vous devez fournir. Le 12 bleu est la carte la plus forte jusqu’ici : le pli est à vous.
first-wizard-lead-low =
    Vous avez remporté le pli, donc vous entamez le suivant. Vous avez le pli que vous vouliez. Entamez du 3 jaune et laissez celui-ci à quelqu’un d’autre.
first-wizard-ruffed =
    Personne d’autre n’avait de carte jaune : les deux autres pouvaient jouer ce qu’ils voulaient, et un atout bat toutes les autres couleurs. Le petit 2 rouge a remporté le pli.
first-wizard-predict-jester =
    Troisième manche. L’atout est bleu. Le { -jester } ne fait jamais de pli (sauf si tout le monde joue un { -jester }), le 10 jaune peut en faire un, et le 2 bleu est un atout. Prédisez un pli.
first-wizard-follow-yellow =
    La couleur demandée est le jaune. Vous pouvez toujours jouer un { -wizard } ou un { -jester }, quelle que soit la couleur demandée ; sinon, vous devez fournir. Fournissez le 10 jaune et voyez s’il tient.
first-wizard-ruff =
    Le 12 jaune était plus fort. Maintenant, c’est le vert qui est demandé, et vous n’en avez pas : vous pouvez jouer ce que vous voulez. Le 2 bleu est un atout et remporte le pli.
first-wizard-lead-jester =
    Un pli, comme prédit. Entamez du { -jester } : il perd contre tout, et c’est la carte suivante qui décide de la couleur à fournir.
first-wizard-done =
    Cette fois, toutes les prédictions étaient justes. À la dernière manche, toutes les cartes sont distribuées, et qui a alors le plus de points gagne. À la table, vous voyez pour chacun combien de plis il a prédits et combien il en a fait.

first-shazamm-welcome =
    Bienvenue dans Shazamm! Deux sorciers sont sur un pont au-dessus de la lave, séparés par un mur de feu. Poussez-le vers votre adversaire, manche après manche, jusqu’à ce que l’un de vous tombe.
first-shazamm-hand =
    Vous avez 50 de mana pour cette manche et cinq sorts en main. À chaque tour, vous misez tous les deux du mana, en secret et en même temps. La plus forte mise pousse le feu d’une dalle ; les deux paient ce qu’ils ont misé.
first-shazamm-first-bet =
    Commencez par miser 8, sans sort.
first-shazamm-pushed =
    8 bat 5 : le feu a avancé d’une dalle vers votre adversaire. Quand il atteint un sorcier, la manche est terminée.
first-shazamm-low-bet =
    Perdre un tour à bas prix vaut autant qu’en gagner un. Cette fois, ne misez que 1, et laissez votre adversaire payer la poussée.
first-shazamm-cheap =
    Cette poussée a coûté 14 de mana à votre adversaire, et seulement 1 à vous. Il vous en reste maintenant davantage pour la suite de la manche.
first-shazamm-boost =
    Maintenant, un sort. { -boost } ajoute 7 à votre force, mais vous ne payez que la mise. Misez 10 et choisissez { -boost }.
first-shazamm-resist =
    10 et 7 font 17 : juste assez contre 16. Un sort lancé est perdu. Votre adversaire n’a plus beaucoup de mana et pourrait tenter quelque chose : misez 5 avec { -resistance }, et le feu ne pourra pas avancer vers vous à ce tour.
first-shazamm-resisted =
    Votre adversaire a lancé { -blaze }, qui aurait fait avancer le feu de deux dalles. { -resistance } l’a arrêté. Les sorts agissent toujours dans l’ordre de leurs numéros.
first-shazamm-last-bet =
    Votre adversaire n’a plus que 6 de mana. Une mise de 7 gagne ce tour à coup sûr.
first-shazamm-round-over =
    Votre adversaire n’a plus de mana, et vous en avez encore : vous poussez donc le feu jusqu’au sorcier. Cela termine la manche. Les sorciers se placent à trois pas du feu, et le pont s’effondre à ses deux bouts.
first-shazamm-done =
    Une nouvelle manche : chacun retrouve 50 de mana et pioche trois sorts. Gagnez aussi celle-ci, et il n’y aura plus de pont sous les pieds de votre adversaire.

first-maginor-welcome =
    Bienvenue dans Maginor. Onze Oracles forment un cercle, et chacun a des voix à donner : le nombre inscrit sur sa tuile. Maginor fait le tour du cercle et les recueille. Gagnez le plus de voix possible avant son passage.
first-maginor-turn =
    À votre tour, vous jouez autant de cartes et de sorts que vous voulez, puis vous vous déplacez ou lancez le dé. Tout le monde commence sur la Salle de la Guilde. Maginor passera d’abord par le Feu follet : allez-y, déplacez votre sorcier.
first-maginor-roll =
    Maintenant, lancez le dé. Il montre un symbole, et si votre tuile a un emplacement libre de ce symbole, vous y placez un de vos pions.
first-maginor-slot =
    Feu : deux emplacements ont ce symbole. Si deux joueurs ont le même nombre de pions à la fin, celui qui a le premier pion dans le sens des aiguilles d’une montre à partir du sommet l’emporte. Prenez donc le premier emplacement.
first-maginor-maginor =
    La sixième face du dé est Maginor lui-même. Votre adversaire a pu choisir le symbole, et Maginor s’est mis en route : il est maintenant devant le Feu follet. Quand il quitte une tuile, elle est comptée.
first-maginor-card =
    En plus du dé, vous avez des cartes : une par symbole, qui vaut chacune un lancer de ce symbole, une fois par partie. Jouez la carte air.
first-maginor-roll-again =
    Les cartes ne terminent pas votre tour. Maintenant, lancez le dé.
first-maginor-fate =
    Destin ! Il y a un seul emplacement destin, et il est maintenant à vous. Là où une tuile n’a pas de destin, celui-ci vaut n’importe quel symbole, à votre choix. Vous menez par trois pions à un.
first-maginor-duel =
    Votre adversaire a obtenu air, mais tous les emplacements air sont occupés : votre pion est donc défié en duel. La terre bat l’eau, l’eau bat le feu, le feu bat la terre ; terre contre terre, le défenseur gagne. Le défenseur, c’est vous. Choisissez terre.
first-maginor-fill =
    Vous avez gagné, votre pion reste. Un emplacement est libre, et c’est un emplacement feu. Une tuile est aussi comptée dès que tous ses emplacements sont occupés : jouez la carte feu.
first-maginor-take =
    Vous avez le plus de pions, donc vous choisissez d’abord : la tuile avec ses 5 voix, ou le sort posé à côté. Le deuxième prend l’autre. Prenez la tuile.
first-maginor-scored =
    Tous les pions reviennent, la tuile quitte le cercle, et les sorciers qui s’y trouvaient sont au milieu. Votre adversaire a reçu le sort Domination.
first-maginor-move =
    Du milieu, vous ne pouvez pas lancer le dé : vous devez vous déplacer. La Licorne donne 10 voix. Allez-y.
first-maginor-done =
    Et ainsi de suite tout autour du cercle. La Salle de la Guilde vient en dernier : quand Maginor y arrive, elle est comptée et la partie est terminée. Qui a le plus de voix devient le nouveau Haut Sorcier.

## The rules, chapter by chapter. A line is a paragraph; one that begins with • is an item of a list.

rules-chapter-aim = But du jeu
rules-chapter-cards = Les cartes
rules-chapter-round = Une manche
rules-chapter-predict = Prédire
rules-chapter-trick = Jouer un pli
rules-chapter-score = Compter les points
rules-chapter-specials = Cartes spéciales
rules-chapter-variants = Variantes
rules-chapter-turn = Un tour
rules-chapter-spells = Les sorts
rules-chapter-round-end = Fin d’une manche
rules-chapter-game-end = Fin de la partie
rules-chapter-start = Mise en place
rules-chapter-vote = Placer un pion
rules-chapter-duel = Les duels
rules-chapter-scoring = Compter une tuile

rules-wizard-aim =
    Trois à six apprentis en magie prédisent l’avenir : combien de plis ils feront. Qui tombe exactement juste est récompensé ; qui se trompe paie pour chaque pli en trop ou en moins.
    Après la dernière manche, qui a le plus de points gagne.
rules-wizard-cards =
    Il y a 60 cartes : quatre peuples avec les nombres de 1 à 13 – les humains (bleu), les nains (rouge), les elfes (vert) et les géants (jaune) –, ainsi que quatre { -wizard(n: "many") } et quatre { -jester(n: "many") }.
    • Un { -wizard } bat toutes les autres cartes.
    • Un { -jester } perd contre toutes les autres cartes.
rules-wizard-round =
    À la première manche, chacun reçoit une carte, à la deuxième deux, et ainsi de suite jusqu’à la dernière, où toutes les cartes sont distribuées : 20 manches à trois joueurs, 15 à quatre, 12 à cinq, 10 à six.
    On retourne la carte suivante : sa couleur est l’atout. Si c’est un { -wizard }, le donneur regarde ses cartes et choisit l’atout. Si c’est un { -jester }, ou s’il ne reste pas de carte, il n’y a pas d’atout.
rules-wizard-predict =
    En commençant à gauche du donneur, chacun dit combien de plis il fera. Puis on joue les plis.
rules-wizard-trick =
    Le joueur à gauche du donneur entame de la carte de son choix. Les autres jouent une carte chacun, dans le sens des aiguilles d’une montre.
    • Qui a une carte de la couleur demandée doit en jouer une. Les { -wizard(n: "many") } et les { -jester(n: "many") } peuvent toujours se jouer à la place.
    • Si la première carte est un { -wizard }, chacun peut jouer ce qu’il veut. Si c’est un { -jester }, c’est la première autre carte qui décide de la couleur.
    Le pli revient au premier { -wizard } ; à défaut, à l’atout le plus fort ; à défaut, à la carte la plus forte de la couleur demandée. S’il n’y a que des { -jester(n: "many") }, le premier remporte le pli.
    Qui remporte un pli entame le suivant.
rules-wizard-score =
    • Prédiction exacte : 20 points, plus 10 par pli.
    • Prédiction fausse : 10 points de moins par pli en trop ou en moins.
    Un exemple : qui a prédit 2 plis et en a fait 2 gagne 40 points. Qui en a prédit 2 et fait 4 perd 20 points.
rules-wizard-specials =
    On peut ajouter au paquet certaines de ces sept cartes. Le { -dragon } et la { -fairy } vont toujours ensemble.
rules-wizard-variants =
    On peut choisir une façon de prédire et une forme de jeu :

rules-shazamm-aim =
    Deux sorciers sont sur un pont au-dessus de la lave, et entre eux brûle un mur de feu. Ils le poussent l’un vers l’autre à coups de mana et de sorts. Qui est chassé du pont a perdu.
rules-shazamm-turn =
    À chaque tour, les deux choisissent en secret : une mise d’au moins 1 de mana, et autant de sorts de leur main qu’ils veulent, ou aucun. Puis les deux révèlent leur choix.
    • Un sort lancé par les deux s’annule.
    • Les autres sorts agissent dans l’ordre de leurs numéros.
    • La plus forte mise pousse le feu d’une dalle vers l’autre. À égalité, il reste où il est.
    • Les deux paient leur mise, quel que soit le plus fort.
    Le Leurre ne fait rien et revient toujours : il cache si vous lancez un sort.
rules-shazamm-spells =
    Les deux ont les mêmes quatorze sorts, chacun une fois par partie. Vous commencez avec cinq d’entre eux et en piochez trois de plus à chaque nouvelle manche.
rules-shazamm-round-end =
    Une manche se termine quand le feu atteint un sorcier, quand un sort y met fin, ou quand quelqu’un n’a plus de mana. Si un seul des deux n’a plus de mana, l’autre pousse encore le feu d’une dalle par point de mana restant, au plus jusqu’au sorcier.
    Ensuite, le feu reste où il est, et les deux sorciers se placent à trois pas de lui. La dernière dalle de chaque bout du pont s’effondre.
    Pour la manche suivante, chacun retrouve 50 de mana.
rules-shazamm-game-end =
    Un sorcier placé sur une dalle effondrée, ou au-delà du pont, tombe et a perdu. Gagner deux manches de suite suffit toujours. Si les deux tombent en même temps, personne ne gagne.
rules-shazamm-variants =
    On peut choisir l’une de ces variantes :

rules-maginor-aim =
    Le Haut Sorcier s’en va, et onze Oracles en choisissent un nouveau. Maginor va d’Oracle en Oracle et recueille leurs voix. Gagnez-les par votre influence avant son passage : qui a le plus de voix gagne.
rules-maginor-start =
    Les Oracles forment un cercle : d’abord la Salle de la Guilde, puis deux petites tuiles, puis les autres dans n’importe quel ordre. À côté de presque toutes les tuiles se trouve un sort. Maginor et tous les sorciers commencent sur la Salle de la Guilde.
    Chacun a un sorcier, 15 pions, cinq cartes symbole et cinq cartes sorcellerie.
rules-maginor-turn =
    Jouez d’abord autant de cartes et de sorts que vous voulez. Ensuite, déplacez votre sorcier sur n’importe quelle autre tuile, ou lancez le dé pour celle où il se trouve.
    • Une carte symbole vaut un lancer de ce symbole.
    • Une carte sorcellerie est un lancer pour n’importe quelle tuile, où que soit votre sorcier.
    • Si le dé montre Maginor, choisissez n’importe quel symbole, puis Maginor avance : d’abord sur l’espace devant la tuile suivante, puis sur cette tuile.
rules-maginor-vote =
    Si la tuile a un emplacement libre de ce symbole, placez-y un pion. Si tous ces emplacements sont occupés, défiez en duel un adversaire qui en tient un. Si la tuile n’a pas ce symbole, il ne se passe rien.
    Là où une tuile n’a pas de destin, celui-ci vaut n’importe quel symbole, à votre choix.
rules-maginor-duel =
    Les deux choisissent en secret terre, eau ou feu et révèlent leur choix ensemble. La terre bat l’eau, l’eau bat le feu, le feu bat la terre. Le pion du gagnant garde l’emplacement, ou le prend.
    • Feu contre feu ou eau contre eau : les deux pions reviennent, et l’emplacement se libère.
    • Terre contre terre : le défenseur gagne.
rules-maginor-scoring =
    Une tuile est comptée quand Maginor la quitte, ou dès que tous ses emplacements sont occupés. La Salle de la Guilde n’est comptée que tout à la fin.
    Qui y a le plus de pions choisit la tuile ou le sort ; le deuxième prend l’autre. À égalité décide le premier pion dans le sens des aiguilles d’une montre à partir du sommet.
    Ensuite, tous les pions reviennent, les sorciers qui étaient sur la tuile vont au milieu du cercle, et la tuile disparaît. Un sorcier au milieu doit se déplacer et ne peut pas lancer le dé. Compter une tuile termine aussitôt le tour.
rules-maginor-spells =
    Chaque sort peut être lancé une fois, à votre tour. Inversion se lance après un duel que vous n’avez pas gagné. Les deux rituels se gardent et comptent comme des voix.
rules-maginor-game-end =
    Quand Maginor arrive à la Salle de la Guilde, elle est comptée et la partie est terminée. Additionnez les voix de vos tuiles et de vos rituels. À égalité, c’est la tuile la plus précieuse qui décide.
rules-maginor-variants =
    On peut choisir cette variante :

## What is to be seen in the pictures of the rules.

picture-wizard-round = Deuxième manche : deux cartes en main, et le 6 rouge a été retourné. L’atout est rouge.
picture-wizard-predict = Les autres ont prédit 0 et 1. Combien de plis ferez-vous ?
picture-wizard-trick = Le 3 jaune a été entamé. Personne d’autre n’a de carte jaune, et l’atout est rouge : le 2 rouge remporte le pli.
picture-wizard-score = Première manche : un pli prédit et un pli fait, 30 points ; aucun prédit et aucun fait, 20 points ; un prédit et aucun fait, 10 points de moins.
picture-shazamm-turn = Une mise de 10 et un sort qui ajoute 7 l’emportent sur 16 : le feu avance vers la droite.
picture-shazamm-round-end = La deuxième manche commence : les deux sorciers sont à trois dalles du feu, et les bouts du pont se sont effondrés.
picture-shazamm-game-end = Le sorcier de droite n’a plus de pont sous les pieds.
picture-maginor-start = Le nombre sur une tuile indique combien de voix elle donne. Tout autour se trouvent les emplacements pour les pions.
picture-maginor-turn = Les cinq cartes symbole et, à droite, les cartes sorcellerie.
picture-maginor-vote = Le dé montre le feu : deux emplacements libres ont ce symbole.

## What stands around the rules.

rules-title = { $game } : les règles
rules-play = Préparer une table
rules-contents = Chapitres
rules-back = Retour à la partie

## What stands around the guided first games.

first-title = { $game } : votre première partie
first-on = Continuer
first-do-it = Jouer à ma place
# Another decision than the one that the lesson is about.
first-other = Ce serait possible, mais dans cette leçon, il faut { $action }.
first-end = Vous savez tout ce qu’il faut savoir. Vous pouvez continuer à partir d’ici contre des bots, ou préparer votre propre table. Si vous oubliez quelque chose : le point d’interrogation explique chaque choix.
first-play-on = Jouer à partir d’ici
first-new = Préparer une table
first-progress = { $read } sur { $all }
