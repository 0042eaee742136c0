## The rules in short, for the terminal: the page has chapters.

wizard-rules =
    Il y a des cartes de 1 à 13 en quatre couleurs (bleu, rouge, vert, jaune), quatre { -wizard(n: "many") } et quatre { -jester(n: "many") }. La partie compte { $rounds } manches.
    Une manche : on distribue les cartes, puis on en retourne une ; sa couleur est l’atout. Si c’est un { -wizard }, le donneur choisit l’atout ; si c’est un { -jester }, il n’y en a pas.
    Ensuite, chacun prédit combien de plis il fera, en commençant à gauche du donneur.
    Puis on joue les plis : une carte chacun, dans le sens des aiguilles d’une montre. La première carte décide de la couleur ; qui a une carte de cette couleur doit en jouer une. Seuls { wizard-always } peuvent toujours se jouer. Après un { -wizard } en première carte, personne n’est obligé de fournir ; après un { -jester }, c’est la carte suivante qui décide.
    Le pli revient au premier { -wizard } ; à défaut, à l’atout le plus fort ; à défaut, à la carte la plus forte de la couleur demandée. S’il n’y a que des { -jester(n: "many") }, le premier l’emporte. Qui remporte un pli entame le suivant.
    Une prédiction exacte rapporte 20 points, plus 10 par pli. Chaque pli en trop ou en moins coûte 10 points. Qui a le plus de points après la dernière manche gagne.
shazamm-rules =
    Deux sorciers, le rouge (R) et le vert (G), se font face sur un pont de 19 dalles ; entre eux se dresse un mur de feu, à trois pas de chacun.
    Un tour : les deux misent en secret au moins 1 de leur mana et ajoutent autant de cartes de leur main qu’ils veulent. Tout est révélé en même temps. Le plus fort pousse le feu d’une dalle vers l’autre ; à forces égales, il ne bouge pas. Les deux paient leur mise.
    Les sorts agissent dans l’ordre de leurs numéros. Un sort posé par les deux s’annule. Un sort posé est perdu pour toute la partie ; seul le Leurre (0) revient.
    Une manche se termine quand le feu atteint un sorcier ou quand l’un des deux n’a plus de mana ; l’autre pousse alors le feu d’une dalle par point de mana restant, au plus jusqu’au sorcier.
    Après une manche, les sorciers se placent à trois pas du feu, où qu’il soit, et la dernière dalle de chaque bout s’effondre. Un sorcier sans dalle sous les pieds tombe, et l’autre gagne. Si les deux tombent, c’est un match nul.
    Sinon, une nouvelle manche commence avec 50 de mana pour chacun, et les deux piochent trois sorts de plus.
shazamm-rules-cards = Les cartes :
maginor-rules =
    Onze Oracles forment un cercle, la plupart avec un sort à côté d’eux. Chacun a autant d’emplacements qu’il vaut de voix, et chaque emplacement montre un symbole : feu, eau, terre, air ou destin.
    À votre tour, vous pouvez jouer des cartes et des sorts, puis vous devez déplacer votre sorcier sur une autre tuile ou lancer le dé pour la tuile où il se trouve.
    Le dé montre un symbole : placez un pion sur un emplacement libre de ce symbole. S’il n’y en a pas, livrez un duel pour un emplacement tenu par un adversaire. Si la tuile n’a pas ce symbole, il ne se passe rien ; mais le destin, là où il n’est pas représenté, vaut n’importe quel symbole de la tuile. La sixième face est Maginor : choisissez le symbole, puis il avance d’un pas.
    Cartes : chacune de vos cinq cartes symbole vaut un lancer de ce symbole ; chacune de vos cinq cartes sorcellerie, un lancer pour n’importe quelle tuile. Toutes les cartes sont visibles. Vous avez 15 pions.
    Duel : les deux choisissent en secret terre, eau ou feu. La terre bat l’eau, l’eau bat le feu, le feu bat la terre. Le pion du gagnant tient l’emplacement. Terre contre terre : le défenseur gagne. Feu contre feu ou eau contre eau : l’emplacement se libère.
    Maginor fait le tour du cercle : de l’espace devant une tuile, il va sur la tuile, puis sur l’espace devant la suivante. Une tuile est comptée quand il la quitte, ou aussitôt que tous ses emplacements sont occupés, et le tour est alors terminé. La Salle de la Guilde est comptée en dernier, quand Maginor y revient ; c’est la fin.
    Compter une tuile : qui y a le plus de pions prend la tuile ou le sort, le deuxième prend l’autre. À égalité décide le premier pion dans le sens des aiguilles d’une montre à partir du sommet. Les pions reviennent, et les sorciers qui étaient là vont au milieu du cercle, d’où ils doivent se déplacer.
    Qui a le plus de voix gagne : tuiles et rituels. À égalité, c’est la tuile la plus précieuse qui décide.
maginor-rules-spells = Les sorts, une fois chacun :
