wizard-title = Wizard

## Cards

-wizard = { $n ->
    [many] Magiciens
   *[one] Magicien
}
-jester = { $n ->
    [many] Bouffons
   *[one] Bouffon
}
-shapeshifter = Métamorphe
-dragon = Dragon
-fairy = Fée
-bomb = Bombe
-werewolf = Loup-garou
-juggler = Jongleur
-cloud = Nuage

wizard-wizard = { -wizard }
wizard-jester = { -jester }
wizard-special = { $card ->
    [shapeshifter] { -shapeshifter }
    [dragon] { -dragon }
    [fairy] { -fairy }
    [bomb] { -bomb }
    [werewolf] { -werewolf }
    [juggler] { -juggler }
   *[cloud] { -cloud }
}
wizard-colour = { $suit ->
    [humans] bleu
    [dwarves] rouge
    [elves] vert
   *[giants] jaune
}
wizard-suit = { $suit ->
    [humans] bleu (humains)
    [dwarves] rouge (nains)
    [elves] vert (elfes)
   *[giants] jaune (géants)
}
wizard-suited = { $rank } { wizard-colour }
# In a sentence.
wizard-the-suited = le { wizard-suited }
wizard-a-wizard = un { -wizard }
wizard-a-jester = un { -jester }
wizard-the-special = { $card ->
    [fairy] la { -fairy }
    [bomb] la { -bomb }
   *[other] le { wizard-special }
}
# A special card and what it is played as.
wizard-face = { $card } en { $what }
wizard-no-trump = sans atout
# The cards that need not follow suit.
wizard-always = { $specials ->
    [yes] les { -wizard(n: "many") }, les { -jester(n: "many") } et les cartes spéciales
   *[no] les { -wizard(n: "many") } et les { -jester(n: "many") }
}

## The table

wizard-heading =
    Wizard à { $seats } joueurs : { $names }.
    { $rounds } manches. À chaque manche, dites combien de plis vous ferez : dans un pli, chacun joue une carte et la meilleure l’emporte. Une prédiction exacte rapporte des points, les autres en font perdre.
wizard-heading-with = Avec les cartes spéciales : { $cards }.
wizard-variant = { $variant ->
    [plus-minus-one] Plus ou moins un
    [hidden] Prédictions cachées
    [secret] Prédictions secrètes
    [clairvoyance-first] Clairvoyance à la première manche
    [clairvoyance-every] Clairvoyance
    [single-suit] Une seule couleur
   *[maximus] Maximus
}
# After the name of the variant.
wizard-about-variant = { $variant ->
    [plus-minus-one] la somme des prédictions d’une manche ne doit pas être égale au nombre de plis ; c’est au dernier à prédire d’y veiller.
    [hidden] tout le monde prédit en secret, et les prédictions sont révélées avant le premier pli.
    [secret] tout le monde prédit en secret, et les prédictions ne sont révélées qu’à la fin de la manche.
    [clairvoyance-first] à la première manche, vous voyez les cartes de tous les autres mais pas les vôtres, jusqu’à la dernière prédiction.
    [clairvoyance-every] vous voyez les cartes de tous les autres mais pas les vôtres, jusqu’à la dernière prédiction.
    [single-suit] chacun joue sa propre couleur, avec un { -wizard } et un { -jester }. Il n’y a ni atout ni couleur à fournir : la carte la plus forte l’emporte, la première en cas d’égalité.
   *[maximus] cinq manches, toutes les cartes sont distribuées. L’atout est tour à tour bleu, rouge, vert et jaune ; à la dernière manche, il n’y en a pas.
}
wizard-before = La partie n’a pas encore commencé.
wizard-round = Manche { $round } sur { $rounds }, { $cards ->
    [one] { $cards } carte chacun
   *[other] { $cards } cartes chacun
}, { $who ->
    [you] c’est vous qui donnez
   *[other] { $name } donne
}
wizard-trump = Atout : { $suit }.
wizard-trump-none = Pas d’atout.
wizard-trump-open = L’atout n’est pas encore choisi.
wizard-source-card = Carte retournée : { $card }.
wizard-source-dealer = Carte retournée : { $card } ; { $who ->
    [you] vous donniez et avez choisi l’atout.
   *[other] { $name } donnait et a choisi l’atout.
}
wizard-source-werewolf = { $who ->
    [you] Vous avez échangé le { -werewolf } contre { $card } et choisi l’atout.
   *[other] { $name } a échangé le { -werewolf } contre { $card } et choisi l’atout.
}
wizard-source-nothing = Aucune carte n’est retournée à cette manche.
wizard-source-single-suit = La carte la plus forte l’emporte, sans obligation de fournir.

wizard-predicted = prédits
wizard-won = faits
wizard-points = points
wizard-in-trick = dans le pli
wizard-secret = secret
wizard-leads = entame
wizard-led = a entamé
wizard-best = en tête
wizard-took-it = remporte le pli
wizard-blown-up = entame le suivant

wizard-follow = Vous devez fournir du { $suit }.
wizard-cannot-follow = Vous n’avez pas de { $suit } : vous pouvez jouer n’importe quelle carte.
wizard-free-wizard = Un { -wizard } a été joué avant toute couleur : personne n’est obligé de fournir.
wizard-free-dragon = Le { -dragon } a été joué avant toute couleur : personne n’est obligé de fournir.
wizard-free-all = Vous pouvez jouer n’importe quelle carte.
wizard-open = Aucune couleur n’est encore demandée : vous pouvez jouer n’importe quelle carte.

wizard-your-hand = Votre main :
wizard-hand-hidden = Votre main : { $cards ->
    [one] une carte que seuls les autres voient.
   *[other] { $cards } cartes que seuls les autres voient.
}
wizard-hand-of = { $name } a en main : { $cards }
wizard-hand-known = { $name } a forcément en main : { $cards }
wizard-chosen = Vous passez : { $card }.

## What is asked

wizard-ask-werewolf = Vous avez le { -werewolf }. Quelle couleur sera l’atout ?
wizard-ask-trump = C’est vous qui donnez. Quelle couleur sera l’atout ?
wizard-ask-predict = Combien de plis ferez-vous ?
wizard-ask-predict-not = Combien de plis ferez-vous ? Tout sauf { $forbidden }.
wizard-ask-lead = À vous d’entamer. Jouez une carte.
wizard-ask-play = Jouez une carte.
wizard-ask-pass = Quelle carte passez-vous à { $name } ?
wizard-ask-change = Vous avez remporté le pli où se trouvait le { -cloud } : montez ou baissez votre prédiction d’un pli.

wizard-explain-werewolf =
    Le { -werewolf } ne se joue jamais. Vous l’échangez contre la carte retournée et vous choisissez la couleur d’atout, ou « sans atout ».
    Un bon choix est la couleur que vous avez le plus en main.
wizard-explain-trump =
    Une carte d’atout bat toutes les cartes des autres couleurs. Un bon choix est la couleur que vous avez le plus en main.
wizard-explain-predict =
    Dites combien de plis vous ferez à cette manche : un nombre de 0 à { $most }.
    Si vous en faites exactement autant, vous gagnez 20 points, plus 10 par pli. Sinon, vous perdez 10 points par pli en trop ou en moins.
    Comptez ce qui a des chances de gagner : les { -wizard(n: "many") }, les gros atouts, peut-être un 13 ou un 12 d’une autre couleur.
wizard-explain-play =
    Plis prédits : { $predicted } ; plis faits jusqu’ici : { $won }.
    Si une couleur est demandée, vous devez en fournir si vous le pouvez ; seuls { wizard-always } peuvent toujours se jouer.
    Le premier { -wizard } remporte le pli ; à défaut, l’atout le plus fort ; à défaut, la carte la plus forte de la couleur demandée. Un { -jester } perd contre tout cela.
wizard-explain-play-single =
    Plis prédits : { $predicted } ; plis faits jusqu’ici : { $won }.
    Jouez n’importe quelle carte : la plus forte l’emporte, la première en cas d’égalité. Un { -wizard } est au-dessus de tous les nombres, un { -jester } au-dessous.
wizard-explain-pass =
    Un { -juggler } a été joué : chacun passe une carte à gauche, tous en même temps. Passez une carte qui ne sert pas votre prédiction.
wizard-explain-change =
    Le { -cloud } était dans le pli que vous avez remporté : vous devez monter ou baisser votre prédiction d’un pli. Elle est maintenant de { $predicted }, et vous avez fait { $won ->
        [one] { $won } pli
       *[other] { $won } plis
    }.

## Refusals

wizard-refusal-follow = Vous devez fournir du { $suit } : vous avez { $held ->
    [one] une carte
   *[other] { $held } cartes
} de cette couleur. (Seuls { wizard-always } peuvent se jouer à la place.)
wizard-refusal-not-in-hand = Vous n’avez pas cette carte en main : { $card }.
wizard-refusal-above = Il n’y a { $cards ->
    [one] que { $cards } pli
   *[other] que { $cards } plis
} à cette manche.
wizard-refusal-adds-up = La somme des prédictions ne doit pas être égale à { $cards }, le nombre de plis, et vous prédisez en dernier. Choisissez un autre nombre.
wizard-refusal-below-zero = Une prédiction de 0 ne peut pas baisser.
wizard-refusal-other = Ce n’est pas la question maintenant. { $asked ->
    [predict] Prédisez vos plis.
    [trump] Choisissez la couleur d’atout.
    [werewolf] Choisissez la couleur d’atout, ou aucune.
    [pass] Choisissez une carte à passer.
    [change] Montez ou baissez votre prédiction d’un pli.
   *[play] Jouez une carte.
}
wizard-refusal-chance = La manche { $round } ne peut pas être distribuée ainsi.

## What happens

wizard-fact-first-dealer = { $who ->
    [you] Vous donnez en premier.
   *[other] { $name } donne en premier.
}
wizard-fact-round = Manche { $round } sur { $rounds } : { $who ->
    [you] vous distribuez
   *[other] { $name } distribue
} { $cards ->
    [one] une carte à chacun.
   *[other] { $cards } cartes à chacun.
}
wizard-fact-dealt = { $who ->
    [you] Vous recevez : { $cards }
   *[other] { $name } reçoit : { $cards }
}
wizard-fact-took-up = Vous prenez vos cartes en main : { $cards }
wizard-fact-turned-up = Carte retournée : { $card }.
wizard-fact-trump = { $who ->
    [you] Vous choisissez l’atout : { $suit }.
    [nobody] L’atout est { $suit }.
   *[other] { $name } choisit l’atout : { $suit }.
}
wizard-fact-no-trump = { $who ->
    [you] Vous choisissez de jouer sans atout.
    [nobody] Il n’y a pas d’atout à cette manche.
   *[other] { $name } choisit de jouer sans atout.
}
wizard-fact-werewolf = { $who ->
    [you] Vous échangez le { -werewolf } contre { $card }.
   *[other] { $name } échange le { -werewolf } contre { $card }.
}
wizard-fact-predicted = { $who ->
    [you] Vous prédisez { $tricks ->
        [one] { $tricks } pli
       *[other] { $tricks } plis
    }.
   *[other] { $name } prédit { $tricks ->
        [one] { $tricks } pli
       *[other] { $tricks } plis
    }.
}
wizard-fact-predicted-secretly = { $name } a fait sa prédiction en secret.
wizard-fact-revealed = Les prédictions sont révélées : { $predictions }.
wizard-fact-played = { $who ->
    [you] Vous jouez { $card }.
   *[other] { $name } joue { $card }.
}
wizard-fact-trick = { $who ->
    [you] Vous remportez le pli.
   *[other] { $name } remporte le pli.
}
wizard-fact-blown-up = La { -bomb } explose : personne ne remporte le pli. { $who ->
    [you] Il aurait été pour vous : vous entamez le suivant.
   *[other] Il aurait été pour { $name }, qui entame le suivant.
}
wizard-fact-juggling = À cause du { -juggler }, chacun passe une carte à gauche.
wizard-fact-pass-chosen = { $name } a choisi une carte à passer.
wizard-fact-pass-chosen-card = { $who ->
    [you] Vous choisissez de passer { $card }.
   *[other] { $name } choisit de passer { $card }.
}
wizard-fact-you-pass = Vous passez { $card } à { $name }.
wizard-fact-you-get = { $name } vous passe { $card }.
wizard-fact-passed = { $giver } passe { $card } à { $taker }.
wizard-fact-changed = { -cloud } : { $who ->
    [you] vous { $way ->
        [up] portez
       *[down] ramenez
    } votre prédiction à { $tricks }.
   *[other] { $name } { $way ->
        [up] porte
       *[down] ramène
    } sa prédiction à { $tricks }.
}
wizard-fact-changed-secretly = { -cloud } : { $name } change sa prédiction en secret.
wizard-fact-scored = La manche { $round } est terminée : { $each }.
# One item of the list in the sentence before: what the round brought, with its sign, and the points so far.
wizard-scored-of = { $who ->
    [you] vous { $points } ({ $total } en tout)
   *[other] { $name } { $points } ({ $total } en tout)
}
wizard-fact-over = C’était la dernière manche.

## What one may do, in the words of a button or an advice

wizard-action-play = jouer { $card }
wizard-action-predict = prédire { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
}
wizard-action-trump = choisir l’atout { $suit }
wizard-action-no-trump = jouer sans atout
wizard-action-pass = passer { $card }
wizard-action-change = { $way ->
    [up] porter votre prédiction à { $tricks }
   *[down] ramener votre prédiction à { $tricks }
}

## The special cards

# After the name of the card.
wizard-about-special = { $card ->
    [shapeshifter] un { -wizard } ou un { -jester }, au choix de qui le joue.
    [dragon] bat tout, même les { -wizard(n: "many") } ; mais si la { -fairy } est dans le même pli, c’est elle qui gagne.
    [fairy] perd contre tout, mais gagne si le { -dragon } est dans le même pli.
    [bomb] personne ne remporte le pli. Le joueur qui l’aurait remporté entame le suivant.
    [werewolf] ne se joue jamais. Avant les prédictions, le joueur qui l’a en main l’échange contre la carte retournée et choisit l’atout, ou aucun.
    [juggler] un 7½ de la couleur choisie en le jouant. Après le pli, chacun passe une carte à gauche.
   *[cloud] un 9¾ de la couleur choisie en le jouant. Le joueur qui remporte le pli doit monter ou baisser sa prédiction d’un pli.
}
