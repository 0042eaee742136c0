## The guided first games. A line is a paragraph.

first-wizard-welcome =
    Bienvenue dans Wizard. À chaque manche, vous recevez des cartes et vous prédisez combien de plis elles vous rapporteront. Dans un pli, chacun joue une carte et la meilleure l’emporte. Une seule chose compte : tomber juste.
first-wizard-trump =
    À la première manche, chacun n’a qu’une carte. Puis on en retourne une autre : elle est verte, l’atout de cette manche est donc vert. L’atout bat toutes les autres couleurs.
first-wizard-predict-wizard =
    Vous avez un { -wizard }, la carte la plus forte du jeu : elle remporte son pli. Prédisez donc un pli.
first-wizard-signs =
    Sous chaque nom figurent les plis : un anneau vide est prédit, un anneau plein est fait, un losange rouge est de trop. À côté du nom se trouvent les points. Le petit tas de cartes indique le donneur, le cadre lumineux celui dont c’est le tour.
first-wizard-lead-wizard =
    Les autres ne prédisent aucun pli. Vous êtes à gauche du donneur : c’est à vous d’entamer. Jouez le { -wizard }.
first-wizard-scored =
    Vous avez prédit un pli et vous en avez fait un : cela rapporte 20 points, plus 10 pour le pli. Les autres ont prédit 0 et fait 0 : 20 points chacun. Se tromper d’un pli coûte 10 points, de deux plis 20.
first-wizard-predict-last =
    Deuxième manche : deux cartes chacun, et l’atout est rouge. Vous donnez, donc vous prédisez en dernier. Le 12 bleu a de bonnes chances de faire un pli, le 3 jaune n’en a guère. Prédisez un pli.
first-wizard-follow =
    La couleur demandée est le bleu, et vous en avez : vous devez fournir. Le 12 bleu est la carte la plus forte jusqu’ici : le pli est à vous.
first-wizard-lead-low =
    Vous avez remporté le pli, donc vous entamez le suivant. Le pli que vous vouliez, vous l’avez. Entamez du 3 jaune et laissez celui-ci à quelqu’un d’autre.
first-wizard-ruffed =
    Personne d’autre n’avait de carte jaune : les deux autres pouvaient jouer ce qu’ils voulaient, et un atout bat toutes les autres couleurs. Le petit 2 rouge a remporté le pli.
first-wizard-predict-jester =
    Troisième manche. L’atout est bleu. Le { -jester } ne fait jamais de pli (sauf si tout le monde joue un { -jester }), le 10 jaune peut en faire un, et le 2 bleu est un atout. Prédisez un pli.
first-wizard-follow-yellow =
    La couleur demandée est le jaune. Vous pouvez toujours jouer un { -wizard } ou un { -jester }, quelle que soit la couleur demandée ; sinon, vous devez fournir. Fournissez le 10 jaune et voyez s’il tient.
first-wizard-ruff =
    Le 12 jaune était plus fort. Maintenant, c’est le vert qui est demandé, et vous n’en avez pas : vous pouvez jouer ce que vous voulez. Le 2 bleu est un atout et remporte le pli.
first-wizard-lead-jester =
    Un pli, comme prédit. Entamez du { -jester } : il perd contre tout, et c’est la carte suivante qui décide de la couleur à fournir. Après un { -wizard }, il n’y en a pas.
first-wizard-done =
    Cette fois, toutes les prédictions étaient justes. À la dernière manche, toutes les cartes sont distribuées, et c’est alors le plus grand nombre de points qui l’emporte. À la table, vous voyez pour chacun les plis prédits et les plis faits.

first-shazamm-welcome =
    Bienvenue dans Shazamm! Deux sorciers sont sur un pont au-dessus de la lave, séparés par un mur de feu. Poussez-le vers votre adversaire, manche après manche, jusqu’à ce que l’un de vous tombe.
first-shazamm-hand =
    Vous avez 50 points de mana pour cette manche et cinq sorts en main. À chaque tour, vous misez tous les deux du mana, en secret et en même temps. La plus forte mise pousse le feu d’une dalle ; chacun paie ce qu’il a misé.
first-shazamm-signs =
    Parmi vos cartes, le Leurre n’est pas un sort : il ne fait rien et revient en main, si bien que personne ne sait si vous lancez un sort. La marque jaune indique le milieu entre les sorciers, où commence le feu.
first-shazamm-first-bet =
    Commencez par miser 8, sans sort.
first-shazamm-pushed =
    8 bat 5 : le feu a avancé d’une dalle vers votre adversaire. Quand il atteint un sorcier, la manche est terminée.
first-shazamm-low-bet =
    Perdre un tour à bas prix peut valoir autant qu’en gagner un. Cette fois, ne misez que 1, et laissez votre adversaire payer la poussée.
first-shazamm-cheap =
    Cette poussée a coûté 14 points de mana à votre adversaire, et à vous seulement 1. Il vous en reste maintenant davantage pour la suite de la manche.
first-shazamm-boost =
    Maintenant, un sort. { -boost } ajoute 7 à votre force, mais vous ne payez que la mise. Misez 10 et choisissez { -boost }.
first-shazamm-resist =
    10 et 7 font 17 : juste assez contre 16. Un sort lancé est perdu. Votre adversaire n’a plus beaucoup de mana et pourrait tenter quelque chose : misez 5 avec { -resistance }, et le feu ne pourra pas avancer vers vous pendant ce tour.
first-shazamm-resisted =
    Votre adversaire a lancé { -blaze }, qui aurait fait avancer le feu de deux dalles. { -resistance } l’a arrêté. Les sorts agissent toujours dans l’ordre de leurs numéros.
first-shazamm-last-bet =
    Votre adversaire n’a plus que 6 points de mana. Une mise de 7 gagne ce tour à coup sûr.
first-shazamm-round-over =
    Votre adversaire n’a plus de mana, et vous en avez encore : vous poussez donc le feu jusqu’au sorcier. Cela termine la manche. Les sorciers se placent à trois pas du feu (l’un des deux avance), et le pont s’effondre à ses deux bouts.
first-shazamm-done =
    Une nouvelle manche : chacun retrouve 50 points de mana et pioche trois sorts. Gagnez aussi celle-ci, et il n’y aura plus de pont sous les pieds de votre adversaire.

first-maginor-welcome =
    Bienvenue dans Maginor. Onze Oracles forment un cercle, et chacun a des voix à donner : le nombre inscrit sur sa tuile. Maginor fait le tour du cercle et les recueille. Gagnez le plus de voix possible avant son passage.
first-maginor-signs =
    Chaque tuile montre ses voix au centre et ses emplacements tout autour ; à côté se trouve son sort. Votre ligne indique vos voix et le nombre de pions qu’il vous reste.
first-maginor-turn =
    À votre tour, vous jouez autant de cartes et de sorts que vous voulez, puis vous vous déplacez ou lancez le dé. Tout le monde commence sur la Salle de la Guilde. Maginor passera d’abord par le Feu follet : allez-y, déplacez votre sorcier.
first-maginor-roll =
    Maintenant, lancez le dé. Il montre un symbole, et si votre tuile a un emplacement libre de ce symbole, vous y placez un de vos pions.
first-maginor-slot =
    Le feu : deux emplacements portent ce symbole. Si deux joueurs ont le même nombre de pions à la fin, le premier pion dans le sens des aiguilles d’une montre à partir du sommet l’emporte. Prenez donc le premier emplacement.
first-maginor-maginor =
    La sixième face du dé est Maginor lui-même. Votre adversaire a pu choisir le symbole, et Maginor s’est mis en route : il est maintenant devant le Feu follet. Quand il quitte une tuile, elle est comptée.
first-maginor-card =
    En plus du dé, vous avez des cartes : une par symbole. Chacune vaut un lancer de ce symbole, une fois par partie. Jouez votre carte air.
first-maginor-roll-again =
    Les cartes ne terminent pas votre tour. Une carte sorcellerie est un lancer pour n’importe quelle tuile, où que soit votre sorcier. Maintenant, lancez le dé.
first-maginor-fate =
    Destin ! Il y a un seul emplacement destin, et il est maintenant à vous. Sur une tuile sans destin, le destin vaut n’importe quel symbole, à votre choix. Vous menez par trois pions à un.
first-maginor-duel =
    Votre adversaire a obtenu l’air, mais tous les emplacements air sont occupés : votre pion est donc défié en duel. La terre bat l’eau, l’eau bat le feu, le feu bat la terre ; terre contre terre, le défenseur gagne. Le défenseur, c’est vous. Choisissez terre.
first-maginor-fill =
    Vous avez gagné : votre pion reste. Il y a encore un emplacement libre, et il porte le feu. Or une tuile est aussi comptée dès que tous ses emplacements sont occupés : jouez votre carte feu.
first-maginor-take =
    Vous avez le plus de pions, donc vous choisissez en premier : la tuile, avec ses 5 voix, ou le sort posé à côté. Le deuxième prend l’autre. Prenez la tuile.
first-maginor-scored =
    Les pions reviennent à leurs propriétaires, la tuile quitte le cercle, et les sorciers qui s’y trouvaient sont au milieu. Votre adversaire a reçu le sort Domination.
first-maginor-move =
    Du milieu, vous ne pouvez pas lancer le dé : vous devez vous déplacer. La Licorne donne 10 voix. Allez-y.
first-maginor-done =
    Et ainsi de suite tout autour du cercle. La Salle de la Guilde vient en dernier : quand Maginor y arrive, elle est comptée et la partie est terminée. Le joueur qui a le plus de voix devient le nouveau Haut Sorcier.

## What stands around the rules.

rules-title = { $game } : les règles
rules-play = Préparer une table
rules-contents = Chapitres
rules-back = Retour à la partie
# The label of a field.
rules-search = Chercher une règle, une carte, une question
# An example that one can go through.
rules-example = Exemple : { $step } sur { $steps }
rules-example-back = Précédent
rules-example-on = Suivant

## What stands around the guided first games.

first-title = { $game } : votre première partie
first-on = Continuer
first-do-it = Jouer à ma place
# Another decision than the one that the lesson is about.
first-other = Ce serait possible, mais dans cette leçon, il faut { $action }.
first-end = Vous en savez assez pour jouer. Continuez à partir d’ici contre des bots, ou préparez votre propre table. Un trou de mémoire ? Le point d’interrogation explique chaque choix.
first-play-on = Jouer à partir d’ici
first-new = Préparer une table
first-progress = { $read } sur { $all }
