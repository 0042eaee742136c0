## The rules, chapter by chapter, for the page and the terminal. Every line stands for itself:
##   text        a paragraph
##   • text      an item of a list
##   ? text      a question that comes up at the table; the line after it is the answer
## At the end of a line, in square brackets: the rules of docs/rules that it tells, with an exclamation mark where the
## rulebook is silent and we have decided. All languages have the same lines with the same rules.

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
rules-chapter-maginor = Le chemin de Maginor
rules-chapter-scoring = Compter une tuile

# Beside a line that the rulebook does not decide, before the rule: "our ruling W8.8".
rules-ruling = notre arbitrage
# What a search has found.
rules-found = { $count ->
    [0] Les règles ne disent rien sur « { $words } ».
    [one] Un passage sur « { $words } » :
   *[other] { $count } passages sur « { $words } » :
}

## Wizard

rules-wizard-aim =
    Trois à six apprentis sorciers lisent l’avenir et prédisent combien de plis ils feront. Tomber juste est récompensé ; se tromper coûte des points, pour chaque pli en trop ou en moins. [W6.1]
    Dans un pli, chacun joue une carte, l’un après l’autre. Après la dernière manche, le meilleur total l’emporte. [W6.2]
    ? Et si deux joueurs finissent avec le même nombre de points ?
    Ils se partagent la place. [W6.2]
rules-wizard-cards =
    Il y a 60 cartes : quatre peuples, chacun de 1 à 13 – les humains (bleu), les nains (rouge), les elfes (vert) et les géants (jaune) –, plus quatre Magiciens et quatre Bouffons. [W1.1]
    • Dans chaque couleur, le 13 est la carte la plus forte, le 1 la plus faible.
    • Un Magicien (Z) bat toutes les autres cartes, même le 13 d’atout.
    • Un Bouffon (N) perd contre toutes les autres cartes, même contre un 1.
    On peut ajouter, une à une, sept cartes spéciales ; elles ont leur propre chapitre. [W1.2]
rules-wizard-round =
    À la première manche, chacun reçoit une carte, à la deuxième deux, et ainsi de suite jusqu’à la dernière, où toutes les cartes sont distribuées : 20 manches à trois joueurs, 15 à quatre, 12 à cinq, 10 à six. [W2.1]
    Le premier donneur est tiré au sort ; la donne tourne ensuite dans le sens des aiguilles d’une montre. [W2.2!]
    On retourne la carte suivante du paquet : [W3.1]
    • Une carte de couleur : cette couleur est l’atout et bat les autres.
    • Un Bouffon : pas d’atout pour cette manche.
    • Un Magicien : le donneur regarde ses cartes et choisit l’une des quatre couleurs. Il ne peut pas choisir « sans atout ».
    • À la dernière manche, il ne reste plus de carte : pas d’atout. [W3.2]
    ? Les cartes spéciales changent-elles le nombre de manches ?
    Non. Mais avec elles, il reste une carte à retourner pour l’atout, même à la dernière manche. [W2.1!, W3.2]
rules-wizard-predict =
    Quand tout le monde a vu ses cartes, chacun dit combien de plis il fera, de zéro à tous, en commençant à gauche du donneur. Puis on joue les plis. [W4.1]
    ? La somme des prédictions peut-elle être égale au nombre de plis ?
    Oui, sauf avec la variante Plus ou moins un. [W7.1]
    ? Quand une prédiction peut-elle encore changer ?
    Seulement avec le Nuage, l’une des cartes spéciales. [W8.7]
rules-wizard-trick =
    Le joueur à gauche du donneur entame le premier pli, de la carte de son choix. Les autres jouent une carte chacun, dans le sens des aiguilles d’une montre. Le joueur qui remporte un pli entame le suivant. [W5.1]
    • Si vous avez une carte de la couleur demandée, vous devez en jouer une. Sinon, jouez ce que vous voulez, atout ou non. [W5.2]
    • À la place, vous pouvez toujours jouer un Magicien, un Bouffon ou une carte spéciale. [W5.3]
    • Si l’on entame d’un Magicien, chacun joue ce qu’il veut. [W5.2]
    • Si l’on entame d’un Bouffon, la première carte d’une autre sorte décide de la couleur à fournir. [W5.2]
    Le pli revient au premier Magicien ; à défaut, à l’atout le plus fort ; à défaut, à la carte la plus forte de la couleur demandée. S’il n’y a que des Bouffons, le premier remporte le pli. [W5.4]
    ? Un Magicien arrive après une carte bleue. Les suivants doivent-ils encore fournir du bleu ?
    Oui. Un Magicien ne libère les autres que si aucune couleur n’a été jouée avant lui. [W5.2]
    ? On entame d’un Bouffon, puis vient un Magicien. Que faut-il fournir ?
    Rien : tous ceux qui jouent après le Magicien sont libres, et c’est lui qui remporte le pli. [W5.2]
    ? Je n’ai pas la couleur demandée, mais j’ai un Magicien. Dois-je le jouer ?
    Non. Un Magicien, un Bouffon ou une carte spéciale en main ne vous oblige jamais à fournir. [W5.3]
    ? Puis-je revoir les plis déjà joués ?
    Le pli précédent peut être revu. Ceux d’avant ont quitté la table, mais le journal les raconte.
rules-wizard-score =
    • Prédiction exacte : 20 points, plus 10 par pli. [W6.1]
    • Prédiction fausse : vous perdez 10 points par pli en trop ou en moins. [W6.1]
    Qui a prédit 8 plis et n’en fait que 6 perd 20 points ; qui en fait 10, tout autant. La feuille de score montre les points cumulés. [W6.1]
rules-wizard-specials =
    L’édition Jubilé compte sept cartes spéciales. Ajoutez aux 60 cartes celles que vous voulez ; le Dragon et la Fée vont toujours ensemble. [W1.2]
    Mieux vaut les découvrir une par une, en commençant par le Métamorphe, la plus simple.
    • Toutes sauf le Loup-garou peuvent toujours se jouer, quelle que soit la couleur demandée. [W5.3]
    • Le pli revient à la première de ces cartes qui s’y trouve, dans cet ordre : la Fée, si le Dragon y est aussi ; le Dragon ; le premier Magicien ; l’atout le plus fort ; la carte la plus forte de la couleur demandée ; le premier Bouffon. [W5.4]
    • Une Fée sans le Dragon ne remporte jamais de pli, une Bombe non plus. [W5.4]
    ? La carte retournée est une carte spéciale. Quel est l’atout ?
    Avec la Fée ou la Bombe, il n’y a pas d’atout. Avec les cinq autres, c’est le donneur qui le choisit. [W8.1, W8.2, W8.3, W8.4, W8.5, W8.6, W8.7]
    ? Le Dragon, la Fée et la Bombe sont dans le même pli. Qui le remporte ?
    Personne. La Fée l’aurait remporté : qui l’a jouée entame donc le pli suivant. [W8.4]
    ? La Bombe et le Nuage dans le même pli ?
    La Bombe annule le Nuage : aucune prédiction ne change. [W8.7]
    ? La Bombe et le Jongleur dans le même pli ?
    Chacun passe quand même une carte. [W8.6]
    ? Le Jongleur et le Nuage dans le même pli ?
    D’abord, chacun passe une carte ; ensuite, la prédiction change. [W8.8!]
    ? Après une Bombe, combien reste-t-il de plis à faire ?
    Un de moins. La manche se termine quand plus personne n’a de carte. [W8.9]
rules-wizard-special = { $special ->
    [shapeshifter]
        En le jouant, vous dites si c’est un Magicien ou un Bouffon ; il l’est alors à tous points de vue, même à l’entame. [W8.1]
        Retourné : le donneur choisit l’atout. [W8.1]
    [dragon]
        La carte la plus forte : il bat même les Magiciens et ne perd que contre la Fée. [W8.2]
        À l’entame : comme un Magicien, personne n’est obligé de fournir. Retourné : le donneur choisit l’atout. [W8.2]
    [fairy]
        La carte la plus faible : elle perd même contre un Bouffon. Mais si le Dragon est dans le même pli, c’est elle qui le remporte. [W8.3]
        À l’entame : comme un Bouffon, c’est la carte suivante qui décide. Retournée : pas d’atout. [W8.3]
    [bomb]
        Personne ne remporte le pli ; on le met de côté. Le joueur qui l’aurait remporté sans la Bombe entame le suivant. [W8.4]
        À l’entame : comme un Bouffon, c’est la carte suivante qui décide. Retournée : pas d’atout. [W8.4]
    [werewolf]
        Il ne se joue jamais. Une fois la carte retournée, et avant la première prédiction, le joueur qui a le Loup-garou doit l’échanger contre cette carte, puis choisit une couleur d’atout, ou « sans atout ». [W8.5]
        Ce choix remplace celui du donneur, quelle que soit la carte retournée. [W8.5!]
        Retourné lui-même : le donneur choisit l’atout. [W8.5]
    [juggler]
        C’est un 7½ de la couleur que vous choisissez en le jouant, atout compris : plus fort qu’un 7, moins fort qu’un 8. [W8.6]
        Après son pli, chacun passe une carte à gauche, face cachée et tous en même temps. On ne passe rien après le dernier pli d’une manche ; avec une Bombe dans le pli, on passe quand même. [W8.6]
        On peut passer n’importe quelle carte, même un Magicien ou une carte spéciale, mais pas celle que l’on est en train de recevoir. Seuls celui qui la passe et celui qui la reçoit la connaissent. Puis le gagnant du pli entame le suivant. [W8.6!]
        À l’entame : il faut fournir la couleur choisie. Retourné : le donneur choisit l’atout. [W8.6]
   *[cloud]
        C’est un 9¾ de la couleur que vous choisissez en le jouant, atout compris : plus fort qu’un 9, moins fort qu’un 10. [W8.7]
        Le joueur qui remporte son pli doit changer sa propre prédiction d’un pli, en plus ou en moins ; sauf si une Bombe était dans le pli. [W8.7]
        Une prédiction ne descend jamais au-dessous de 0, mais elle peut dépasser le nombre de plis ; et elle change même après le dernier pli. Avec les prédictions secrètes, les autres voient seulement qu’elle a changé. [W8.7!]
        À l’entame : il faut fournir la couleur choisie. Retourné : le donneur choisit l’atout. [W8.7]
}
rules-wizard-variants =
    On peut choisir une façon de prédire et une forme de jeu :
    ? Lesquelles vont ensemble ?
    Plus ou moins un ne va qu’avec des prédictions ouvertes. Prédictions cachées et Prédictions secrètes s’excluent. Clairvoyance, Une seule couleur et Maximus s’excluent aussi, et se jouent toutes sans cartes spéciales. Tout le reste peut se combiner. [W7.7]
rules-wizard-variant = { $variant ->
    [plus-minus-one]
        Cela ne lie que le dernier à prédire, qui a toujours un autre nombre à choisir. [W7.1]
    [hidden]
        Une prédiction faite ne change plus, même pendant que d’autres choisissent encore. [W7.2!]
    [secret]
        Une prédiction faite ne change plus, même pendant que d’autres choisissent encore. [W7.3!]
    [clairvoyance-first]
        Ensuite, chacun prend ses cartes en main, et tout continue comme d’habitude. Un donneur qui choisit l’atout le fait sans avoir vu sa propre main. [W7.4]
        Vous pouvez retenir ce que vous avez vu ; les spectateurs ne voient aucune main. [W7.4!]
    [clairvoyance-every]
        Ensuite, chacun prend ses cartes en main, et tout continue comme d’habitude. Un donneur qui choisit l’atout le fait sans avoir vu sa propre main. [W7.4]
        Vous pouvez retenir ce que vous avez vu ; les spectateurs ne voient aucune main. [W7.4!]
    [single-suit]
        Pour trois ou quatre joueurs. Chacun mélange ses 15 cartes et en pioche 4 à la première manche, 5 à la deuxième et ainsi de suite, soit 12 manches. Après chaque manche, chacun récupère ses cartes. À trois joueurs, on écarte une couleur. [W7.5]
        Les couleurs suivent l’ordre des places ; le premier à prédire et à entamer change comme le donneur. [W7.5!]
   *[maximus]
        À trois joueurs, chacun a 20 cartes en main, à quatre 15, à cinq 12, à six 10. [W7.6]
        La donne tourne comme d’habitude. [W7.6!]
}

## Shazamm!

rules-shazamm-aim =
    Deux sorciers se font face sur un pont au-dessus de la lave, et entre eux brûle un mur de feu. Ils le poussent l’un vers l’autre à coups de mana et de sorts. Le premier chassé du pont a perdu. [S4.7]
    Le pont compte 19 dalles. Le feu part du milieu ; chaque sorcier se tient à trois pas de lui, derrière deux dalles libres. [S1.1, S2.1]
    Une partie dure de deux à sept manches. À chaque manche, chacun dispose de 50 points de mana. [S2.2]
rules-shazamm-turn =
    À chaque tour, les deux joueurs choisissent en secret une mise d’au moins 1 point de mana et autant de cartes de leur main qu’ils veulent, ou aucune. Puis ils révèlent leur choix. [S3.1]
    • Un sort lancé par les deux joueurs s’annule, avant toute autre chose. [S3.2]
    • Les autres sorts des deux camps agissent dans l’ordre de leurs numéros. [S3.3]
    • Le plus fort pousse le feu d’une dalle vers l’autre, quel que soit l’écart. À force égale, le feu reste où il est. [S3.4]
    • Chacun paie sa mise, le plus fort comme le plus faible. Personne n’a jamais plus de 50 points de mana. [S3.5]
    • Un sort lancé est perdu pour le reste de la partie. Seul le Leurre revient toujours : il ne fait rien, mais il empêche de savoir si vous lancez un sort. [S3.6, S7.0]
    ? Que puis-je voir du choix de l’adversaire avant la révélation ?
    Seulement qu’il est fait, et pas même combien de cartes sont posées ; sauf avec la variante Cartes comptées. [S3.1!, S6.3]
    ? Que puis-je savoir des cartes de l’adversaire ?
    Ce qui a été posé est visible, de même que le nombre de sorts en main. La main et la pioche sont secrètes. [S2.3]
    ? Dans quel ordre se calculent la force et la poussée ?
    On part de la mise, telle que Recyclage l’a laissée ; Boost attaque ajoute 7 ; Double dose double le tout. Ensuite, Qui perd gagne inverse la poussée, Brasier la porte à deux dalles, et Résistance l’arrête. [S3.4]
    ? Dans quel ordre paie-t-on et gagne-t-on du mana ?
    D’abord, chacun paie, sauf grâce à Harpagon. Puis viennent les gains de Boost réserve et d’Aspiration. Si vous misez vos 50 points avec Boost réserve, il vous en reste donc 13, et la manche continue. [S3.5]
rules-shazamm-spells =
    Les deux joueurs ont les mêmes quatorze sorts, chacun une seule fois par partie. Vous commencez avec cinq d’entre eux et en piochez trois de plus à chaque nouvelle manche, tant qu’il en reste. [S2.2, S4.8]
rules-shazamm-spell = { $spell ->
    [mutism]
        Tous les sorts de ce tour qui ont un numéro plus élevé sont perdus, de même que tous ceux des deux joueurs aux tours suivants de la manche. Seul un Mutisme adverse au même tour l’arrête. [S7.1]
        Un Mutisme lancé plus tard dans la même manche est perdu comme tout autre sort. [S7.1!]
    [clone]
        Vous prenez un sort que l’adversaire a posé au tour précédent, quoi qu’il soit devenu, ou ce que son Clone a alors copié. Il agit pour vous pendant ce tour, à son propre numéro. [S7.2]
        La copie n’est pas une carte : le sort lui-même reste parmi les sorts utilisés de l’adversaire. Si l’adversaire a ce même sort encore à résoudre pendant ce tour, la copie et le sort s’annulent. [S7.2]
        Le tour précédent peut appartenir à la manche précédente. Au premier tour d’une partie, il n’y a rien à prendre. Un Clone copié ne fait rien. Si vous lancez un sort et sa copie, les deux comptent : Boost attaque donne 14, Double dose multiplie par 4, Boost réserve donne 26, et deux inversions s’annulent. [S7.2!]
    [theft]
        Tous les sorts adverses de numéro supérieur à 3 encore à résoudre pendant ce tour sont à vous. Pour chacun, vous décidez s’il agit pour vous, à son numéro, ou s’il est défaussé. [S7.3]
        Vous décidez pour tous avant qu’aucun n’agisse. Utilisés ou non, ils rejoignent les sorts utilisés de qui les a posés. [S7.3!]
    [end-of-round]
        Le feu reste où il est, et les sorts de numéro plus élevé sont perdus. Les mises n’ont aucun effet. [S7.4]
        On ne les paie pas non plus. [S7.4!]
    [middle]
        Puis le tour continue comme d’habitude. [S7.5]
        Résistance ne l’arrête pas, et il ne compte jamais comme un tour perdu. [S7.5!]
    [recycling]
        Vous décidez une fois toutes les mises et tous les sorts révélés. C’est avec la nouvelle mise que vous combattez, et c’est elle que vous payez ; elle ne peut ni être inférieure à 1 ni dépasser votre mana. [S7.6]
        Vous pouvez la changer de n’importe quel nombre jusqu’à 5, pas seulement de 5. [S7.6!]
    [boost]
        Il ne coûte rien de plus que la mise. [S7.7]
    [double-dose]
        Elle ne coûte rien de plus que la mise. Avec Boost attaque, la force vaut deux fois la somme de la mise et de 7. [S7.8]
    [who-wins-loses]
        Si rien ne bouge, il n’y a rien à inverser. [S7.9]
    [blaze]
        Dans un sens comme dans l’autre. Le feu s’arrête sur la dalle d’un sorcier. [S7.10]
    [resistance]
        En aucune manière : ni par la poussée de ce tour, ni, si vous n’avez plus de mana, par la dernière poussée de la manche. [S7.11, S4.3]
    [sore-loser]
        À force égale, ou si Résistance a arrêté le feu, vous payez. [S7.12]
    [reserves]
        Jamais au-delà de 50. [S7.13]
   *[drain]
        C’est la mise qui compte, telle que Recyclage l’a laissée, et non la force ; peu importe qu’elle soit payée ou non. Jamais au-delà de 50. [S7.14]
}
rules-shazamm-round-end =
    Une manche se termine après un tour où l’un de ces cas s’est produit ; on les vérifie dans cet ordre : [S4.1, S4.2]
    • Le sort Fin de manche a été lancé. [S4.1]
    • Le feu a atteint la dalle d’un sorcier. [S4.2]
    • Un seul joueur n’a plus de mana : l’autre pousse encore le feu d’une dalle par point de mana restant, au plus jusqu’au sorcier. Cela ne coûte rien. [S4.3]
    • Plus personne n’a de mana : le feu reste où il est. [S4.4]
    Ensuite, dans cet ordre : le feu reste où il est, les deux sorciers se placent à trois pas de lui (le perdant recule, le gagnant avance), et la dernière dalle de chaque bout du pont s’effondre. [S4.5, S4.6]
    Pour la manche suivante, chacun retrouve 50 points de mana et pioche trois sorts ; Mutisme prend fin. [S4.8]
    ? À la fin de la manche, qu’est-ce qui bouge d’abord : les sorciers ou les dalles ?
    Les sorciers. Le gagnant d’une manche ne tombe donc jamais de la dalle qu’il est en train de quitter. [S4.7!]
    ? Un sort change-t-il la dernière poussée du joueur à qui il reste du mana ?
    Résistance l’arrête. Qui perd gagne et Brasier n’y changent rien. [S4.3]
    ? Paie-t-on quelque chose quand le sort Fin de manche est lancé ?
    Non. [S7.4!]
rules-shazamm-game-end =
    Un sorcier placé sur une dalle effondrée, ou au-delà du pont, tombe et a perdu. Si les deux tombent en même temps, personne ne gagne. [S4.7]
    Amener le feu jusqu’à l’autre sorcier à chacune des deux premières manches, c’est gagner la partie. Plus tard, deux manches de suite ne suffisent pas toujours : tout dépend de l’endroit où se trouve le feu. [S8.3]
    ? Comment peut-il y avoir match nul ?
    Seulement si le feu est exactement au milieu après la septième manche : plus aucun sorcier n’a alors de dalle. [S4.7]
rules-shazamm-variants =
    Pour sorciers expérimentés. Main complète fait plus de place à la tactique, mais lire quatorze sorts prend du temps. Main complète et Pioche arrangée s’excluent. [S6.1, S6.2]
rules-shazamm-variant = { $variant ->
    [full-hand]
        On ne pioche rien par la suite. [S6.1]
    [stacked-deck]
        Les cinq premiers forment votre première main ; à chaque nouvelle manche, vous piochez les trois suivants. L’adversaire apprend seulement que vous avez terminé. [S6.2]
   *[counted-cards]
        Ainsi, le Leurre cache ce qu’il est censé cacher. Cette variante va avec chacune des deux autres. [S6.3!]
}

## Maginor

rules-maginor-aim =
    Le Haut Sorcier s’en va, et onze Oracles en choisissent un nouveau. Maginor va d’Oracle en Oracle et recueille leurs voix. Gagnez-les par votre influence avant son passage : le plus grand nombre de voix l’emporte. [M8.1]
rules-maginor-start =
    Les Oracles forment un cercle : la Salle de la Guilde, puis, dans le sens des aiguilles d’une montre, les deux petites tuiles, puis les autres dans n’importe quel ordre. [M2.1]
    À côté de presque chaque tuile se trouve un sort, face visible. Le Rituel du Haut Sorcier se trouve à côté de la Salle de la Guilde, le Rituel du Chaudron Doré à côté de la dernière tuile avant elle. [M2.2]
    Une tuile, prise au hasard, n’a pas de sort : il en reste huit pour neuf tuiles. [M2.3!]
    Maginor et tous les sorciers commencent sur la Salle de la Guilde. Le premier joueur est tiré au sort ; on joue dans le sens des aiguilles d’une montre. [M2.4]
    Chacun a un sorcier, 15 pions, cinq cartes symbole (une par symbole) et cinq cartes sorcellerie. Tout est visible ; seul le choix d’un duel est secret. [M1.4, M3.7]
    ? Ces tuiles sont-elles celles de la boîte ?
    Non. Aucun livret de règles ne dit quels symboles porte chaque tuile : celles-ci sont donc les nôtres, et nous avons vérifié qu’elles sont équitables. Si vous avez la boîte, vous pouvez les remplacer par les tuiles imprimées. [M1.5]
rules-maginor-turn =
    Jouez d’abord autant de cartes et de sorts que vous voulez, dans n’importe quel ordre. Ensuite, vous devez soit déplacer votre sorcier sur n’importe quelle autre tuile, soit lancer le dé pour celle où il se trouve. [M3.1]
    • Une carte symbole vaut un lancer de ce symbole, pour la tuile de votre sorcier. [M3.5]
    • Une carte sorcellerie est un lancer pour n’importe quelle tuile, où que soit votre sorcier. [M3.6]
    • Si le dé montre Maginor, choisissez d’abord n’importe quel symbole pour votre voix, même sans effet ici ; puis Maginor avance d’un pas. [M3.4, M4.6]
    • Dès qu’une tuile est comptée, le tour est terminé : on ne peut plus rien jouer, ni se déplacer, ni lancer le dé. [M3.2]
    • Un sorcier au milieu du cercle doit se déplacer et ne peut pas lancer le dé. [M3.3]
    ? Que puis-je faire depuis le milieu avant de me déplacer ?
    Jouer des cartes sorcellerie, et les sorts qui ne dépendent pas de la tuile de votre sorcier. Après Téléportation, vous êtes sur une tuile et pouvez aussi lancer le dé. [M3.3!]
    ? La voix d’un lancer Maginor remplit une tuile. Maginor avance-t-il encore ?
    Non, le tour se termine aussitôt ; sauf avec la variante Terminer le lancer. [M3.2!]
    ? Puis-je jouer une carte symbole sans effet ?
    Oui. Un sort qui n’aurait aucun effet, en revanche, ne peut pas être lancé. [M4.6, M4.6!]
    ? Peut-on se déplacer sans fin et ne jamais lancer le dé ?
    Non. Quand personne n’a lancé le dé et qu’aucune tuile n’a été comptée pendant dix tours de chaque joueur, un joueur dont le sorcier est sur une tuile doit lancer le dé. [M3.8!]
    ? Il ne reste que la Salle de la Guilde ?
    Un sorcier qui s’y trouve n’a nulle part où aller : il faut lancer le dé. [M3.3]
rules-maginor-vote =
    Quand vous obtenez une voix d’un symbole sur une tuile :
    • Si des emplacements de ce symbole sont libres, placez un pion sur l’un d’eux, à votre choix. [M4.1]
    • Si tous sont occupés, choisissez-en un que tient un adversaire et livrez un duel pour l’obtenir. [M4.2]
    • Si tous sont à vous, ou si la tuile n’a pas ce symbole, il ne se passe rien. [M4.3]
    • Sur une tuile sans destin, le destin vaut n’importe quel symbole à votre choix, ou aucun. Sur une tuile avec destin, il ne vaut rien d’autre, même si tous les emplacements destin sont à vous. [M4.4]
    ? Et si je n’ai plus de pion ?
    Il ne se passe rien, et il n’y a pas de duel. Des pions reviennent quand une tuile est comptée ou un duel perdu. [M4.5]
    ? On ne me demande pas quel emplacement ou quel pion. Pourquoi ?
    Il n’y en avait qu’un. On ne demande rien quand il n’y a rien à choisir. [M4.1!]
rules-maginor-duel =
    Le joueur dont c’est le tour lance le défi, celui qui tient l’emplacement le défend. Les deux choisissent en secret terre, eau ou feu et révèlent leur choix ensemble. [M7.1]
    • La terre bat l’eau, l’eau bat le feu, le feu bat la terre. Le pion du gagnant occupe l’emplacement, l’autre revient à son propriétaire. [M7.1, M7.3]
    • Terre contre terre : le défenseur gagne. [M7.2]
    • Feu contre feu, ou eau contre eau : les deux pions reviennent à leurs propriétaires, et l’emplacement se libère. [M7.2]
    • Un joueur qui n’a pas gagné et qui possède Inversion peut lancer ce sort maintenant : il gagne. [M7.4]
rules-maginor-maginor =
    Maginor va dans le sens des aiguilles d’une montre : d’une tuile à l’espace devant la tuile suivante, puis, au pas suivant, sur celle-ci. [M5.1]
    • Une tuile est comptée quand Maginor la quitte, ou dès que tous ses emplacements sont occupés. [M5.2]
    • La Salle de la Guilde, elle, n’est comptée qu’à la fin, quand Maginor y arrive ; la remplir, ou la quitter au départ, ne la fait pas compter. [M5.3]
    ? On compte la tuile sur laquelle, ou devant laquelle, se trouve Maginor. Où va-t-il ?
    Le cercle se referme, et il se retrouve dans l’espace devant la tuile suivante. [M5.6]
rules-maginor-scoring =
    Le joueur qui a le plus de pions sur la tuile est premier et choisit la tuile ou le sort posé à côté ; le deuxième prend l’autre. [M5.4, M5.5]
    • En cas d’égalité, le premier pion dans le sens des aiguilles d’une montre à partir du sommet de la tuile l’emporte. [M5.4]
    • Si personne d’autre n’a de pion sur la tuile, vous choisissez l’un des deux, et l’autre quitte la partie. [M5.5]
    • S’il n’y a aucun pion sur la tuile, la tuile et le sort quittent la partie. [M5.5]
    • Si la tuile n’a pas de sort, le premier prend la tuile, le deuxième n’a rien. [M5.5]
    Ensuite, tous les pions de la tuile reviennent à leurs propriétaires, les sorciers qui s’y trouvaient vont au milieu du cercle, la tuile disparaît et le cercle se referme. Le tour est terminé. [M5.6, M3.2]
    ? Trois joueurs sont à égalité pour la première place. Qui est deuxième ?
    Parmi ceux qui restent, de nouveau celui dont le pion vient en premier. [M5.4!]
    ? Puis-je refuser ce qu’il me reste à prendre ?
    Non. [M5.5!]
rules-maginor-spells =
    Chaque sort se lance une seule fois, à votre tour, avant votre déplacement ou votre lancer de dé. Seule Inversion peut aussi se lancer pendant le tour d’un autre, après un duel que vous n’avez pas gagné. Les deux rituels se gardent et valent des voix. [M6.8, M6.11]
    ? Puis-je reprendre une carte que j’ai jouée pendant ce même tour ?
    Oui. [M6.12]
rules-maginor-spell = { $spell ->
    [retrieval]
        Si vous n’en avez joué qu’une, vous reprenez celle-là ; si vous n’en avez joué aucune, le sort ne peut pas être lancé. [M6.1!]
    [restoration]
        Si vous n’en avez joué qu’une, vous reprenez celle-là ; si vous n’en avez joué aucune, le sort ne peut pas être lancé. [M6.2!]
    [domination]
        Si le premier pion remplit la tuile, ou s’il ne reste plus de pion ou d’emplacement, c’est tout. Une tuile remplie ainsi est comptée. [M6.11, M6.3!]
    [persuasion]
        Il n’y a pas de duel. Il vous faut un pion en réserve. [M6.4, M6.11]
    [telekinesis]
        N’importe quel symbole, sur n’importe quelle tuile en jeu. Une tuile remplie ainsi est comptée. [M6.5, M6.11]
    [teleportation]
        Ensuite, il faut encore vous déplacer ou lancer le dé. [M6.6]
    [summoning]
        Ensuite, Maginor va dans l’espace devant la tuile suivante. Ce sort ne peut pas être lancé quand il ne reste que la Salle de la Guilde. [M6.7]
        Il peut être lancé même avant le départ de Maginor, qui quitte alors la Salle de la Guilde. [M6.7!]
    [reversal]
        C’est le seul sort qui agit aussi pendant le tour d’un autre. [M6.8, M7.4]
    [golden-cauldron]
        Ce n’est pas une tuile : il ne compte pas quand la tuile la plus précieuse départage les joueurs. [M6.9, M8.1]
   *[high-wizard]
        Ce n’est pas une tuile : il ne compte pas quand la tuile la plus précieuse départage les joueurs. [M6.10, M8.1]
}
rules-maginor-game-end =
    Quand Maginor arrive à la Salle de la Guilde, elle est comptée et la partie est terminée. Additionnez les voix de vos tuiles et de vos rituels : le plus grand nombre de voix l’emporte. [M5.3, M8.1]
    ? Et en cas d’égalité ?
    La tuile la plus précieuse départage les joueurs ; si l’égalité persiste, ils partagent la victoire. [M8.1]
rules-maginor-variants =
    On peut choisir cette variante :
rules-maginor-variant =
    Une deuxième tuile peut ainsi être comptée. Puis le tour se termine. [M3.2!]

## What is to be seen in the pictures of the rules.

picture-wizard-round = Deuxième manche : deux cartes en main, et le 6 rouge a été retourné. L’atout est rouge.
picture-wizard-predict = Les autres ont prédit 0 et 1. Combien de plis ferez-vous ?
picture-shazamm-round-end = La deuxième manche commence : les deux sorciers sont à trois dalles du feu, et les bouts du pont se sont effondrés.
picture-shazamm-game-end = Le sorcier de droite n’a plus de pont sous les pieds.
picture-maginor-start = Le nombre sur une tuile indique combien de voix elle donne. Tout autour se trouvent les emplacements pour les pions.
picture-maginor-turn = Les cinq cartes symbole et, à droite, les cartes sorcellerie.

## Examples, step by step: positions from a game, and what is to be seen in each.

example-wizard-trick-1 = L’atout est rouge. Vous entamez du 3 jaune.
example-wizard-trick-2 = Le joueur suivant n’a pas de jaune et peut jouer ce qu’il veut. Le 2 rouge est un atout.
example-wizard-trick-3 = Le dernier n’a pas de jaune non plus, ni d’atout plus fort : le 2 rouge remporte le pli.
example-wizard-score-1 = Première manche. Vous avez prédit zéro pli et n’en avez fait aucun : 20 points. Morgane en a prédit un et n’en a fait aucun : moins 10 points. Merlin en a prédit un et l’a fait : 30 points.
example-wizard-score-2 = Deuxième manche. Vous avez prédit deux plis et en avez fait un : 10 points de moins, 10 en tout. Morgane a prédit zéro pli et n’en a fait aucun : 20 points de plus, 10 en tout. Merlin a prédit zéro pli mais en a fait un : 10 points de moins, 20 en tout.
example-shazamm-turn-1 = Les deux joueurs choisissent en secret. Vous misez 10 et posez Boost attaque.
example-shazamm-turn-2 = La révélation : 10 avec Boost attaque, qui ajoute 7, contre 16.
example-shazamm-turn-3 = 17 bat 16 : le feu avance d’une dalle vers la droite. Vous payez 10, votre adversaire paie 16, et Boost attaque est perdu.
example-maginor-vote-1 = Votre sorcier est sur la Licorne. Vous lancez le dé pour elle.
example-maginor-vote-2 = Le dé montre le feu. Plusieurs emplacements feu sont libres : à vous de choisir. En cas d’égalité, c’est le premier dans le sens des aiguilles d’une montre à partir du sommet qui vaut le plus.
example-maginor-vote-3 = Votre pion y est placé. Si des adversaires tenaient tous les emplacements feu, vous devriez livrer un duel pour l’un d’eux.
example-maginor-card-1 = Votre sorcier est sur le Grand Aigle, et vous avez une carte eau.
example-maginor-card-2 = Vous la jouez, et un emplacement eau est libre : vous y placez un pion. Votre tour continue, et vous pouvez encore vous déplacer ou lancer le dé.
example-maginor-walk-1 = Maginor a quitté la Salle de la Guilde et se trouve dans l’espace devant la première tuile.
example-maginor-walk-2 = Le dé montre Maginor : après la voix, il avance sur la tuile.
example-maginor-walk-3 = Au pas suivant, il la quitte pour l’espace devant la tuile suivante, et la tuile qu’il a quittée est comptée.
