shazamm-title = Shazamm!

## Cards

-mutism = Mutisme
-clone = Clone
-theft = Larcin
-end-of-round = Fin de manche
-middle = Milieu
-recycling = Recyclage
-boost = Boost attaque
-double-dose = Double dose
-who-wins-loses = Qui perd gagne
-blaze = Brasier
-resistance = Résistance
-sore-loser = Harpagon
-reserves = Boost réserve
-drain = Aspiration

shazamm-card = { $card ->
    [mutism] { -mutism }
    [clone] { -clone }
    [theft] { -theft }
    [end-of-round] { -end-of-round }
    [middle] { -middle }
    [recycling] { -recycling }
    [boost] { -boost }
    [double-dose] { -double-dose }
    [who-wins-loses] { -who-wins-loses }
    [blaze] { -blaze }
    [resistance] { -resistance }
    [sore-loser] { -sore-loser }
    [reserves] { -reserves }
    [drain] { -drain }
   *[dummy] Leurre
}
# What a card does, in a line next to its name: at most 58 columns.
shazamm-effect = { $card ->
    [mutism] plus aucun autre sort n’agit jusqu’à la fin de la manche
    [clone] copie un sort posé par l’adversaire au tour précédent
    [theft] vole les sorts adverses de ce tour à partir du numéro 4
    [end-of-round] termine la manche sur-le-champ ; personne ne paie
    [middle] remet le feu là où il était au début de la manche
    [recycling] après la révélation, changez votre mise de -5 à +5
    [boost] force +7
    [double-dose] force ×2, après { -boost }
    [who-wins-loses] le feu avance vers le côté le plus fort
    [blaze] le feu avance de deux dalles au lieu d’une
    [resistance] le feu n’avance pas vers vous pendant ce tour
    [sore-loser] vous ne payez rien si le feu avance vers vous
    [reserves] après le paiement, +13 de mana
    [drain] après le paiement, rapporte la mise adverse en mana
   *[dummy] ne fait rien et revient en main ; sert à bluffer
}
# The same for a long list in two columns: at most 21 columns.
shazamm-effect-short = { $card ->
    [mutism] bloque les sorts
    [clone] copie un sort passé
    [theft] vole ses sorts
    [end-of-round] finit la manche
    [middle] ramène le feu
    [recycling] mise -5 à +5 après
    [boost] force +7
    [double-dose] force ×2
    [who-wins-loses] inverse la poussée
    [blaze] le feu avance de 2
    [resistance] bloque le feu
    [sore-loser] gratuit si l’on perd
    [reserves] mana +13
    [drain] mana + mise adverse
   *[dummy] ne fait rien
}

## The table

shazamm-heading =
    Shazamm! { $red } (rouge, à gauche) contre { $green } (vert, à droite).
    Deux sorciers sur un pont, séparés par un mur de feu. À chaque tour, chacun mise du mana en secret, avec des sorts s’il le veut : le plus fort pousse le feu d’une dalle vers l’autre. Le pont s’effondre par ses deux bouts ; le premier qui en est chassé perd.
shazamm-variant = { $variant ->
    [full-hand] Main complète
    [counted-cards] Cartes comptées
   *[stacked-deck] Pioche arrangée
}
# After the name of the variant.
shazamm-about-variant = { $variant ->
    [full-hand] les 14 sorts sont en main dès le début.
    [counted-cards] on pose d’abord ses cartes ; avant de miser, on voit combien l’adversaire en a posé.
   *[stacked-deck] vous choisissez l’ordre dans lequel vous piochez vos sorts.
}
shazamm-round = Manche { $round }
shazamm-stacking = Avant la première manche
shazamm-fire = feu
shazamm-mana = mana
shazamm-hand-and-deck = { $hand ->
    [one] { $hand } sort
   *[other] { $hand } sorts
} en main, { $deck } en pioche
shazamm-hand-size = { $hand ->
    [one] { $hand } sort
   *[other] { $hand } sorts
} en main
shazamm-falls-at = { $who ->
    [you] Vous tombez
   *[other] { $name } tombe
} si la manche se termine avec le feu sur { $all ->
    [yes] n’importe quelle dalle à sa portée
   *[no] { $count ->
        [one] la dalle { $tiles }
       *[other] l’une des dalles { $tiles }
    }
}.
shazamm-muted = { -mutism } : les sorts sont sans effet jusqu’à la fin de la manche.
shazamm-committed = { $who ->
    [you] Vous avez misé { $bet }.
   *[other] { $name } a misé { $bet }.
}
# How many cards somebody has laid, where a sentence names them.
shazamm-cards-count = { $count ->
    [0] aucune
   *[other] { $count }
}
# $cards are their names, or how many there are.
shazamm-laid = { $who ->
    [you] Vos cartes posées : { $cards }.
   *[other] Cartes posées par { $name } : { $cards }.
}
shazamm-this-turn = Ce tour-ci : { $first } ; { $second }.
shazamm-bet-of = { $who ->
    [you] vous misez { $bet }
   *[other] { $name } mise { $bet }
}
shazamm-bet-with = { $bet } avec { $cards }
shazamm-bet-recycled = { $bet } (maintenant { $now })
shazamm-your-hand = Votre main :
shazamm-stack-of = { $who ->
    [you] Vous piocherez : { $cards }
   *[other] { $name } piochera : { $cards }
}

## What is asked

shazamm-ask-bet = Choisissez votre mise, avec des sorts si vous voulez.
shazamm-ask-bet-muted = Choisissez votre mise.
shazamm-ask-lay = Posez vos cartes face cachée, ou aucune.
# $cards is how many there are.
shazamm-ask-bet-counted = Cartes posées par { $name } : { $cards }. Choisissez votre mise.
shazamm-ask-clone = Quel sort copiez-vous ?
shazamm-ask-theft = Vous avez volé { $card }. L’utilisez-vous ou le défaussez-vous ?
shazamm-ask-recycle = De combien changez-vous votre mise (actuellement { $bet }) ? ({ $lowest } à { $highest })
shazamm-ask-stack = Choisissez le { NUMBER($place, type: "ordinal") ->
    [one] { $place }er
   *[other] { $place }e
} sort de votre pioche.

shazamm-explain-bet =
    { $name } et vous misez du mana en secret, en même temps. La plus forte mise pousse le feu d’une dalle vers l’autre joueur ; à égalité, il reste où il est. Chacun paie ce qu’il a misé.
    La manche se termine quand le feu atteint un sorcier, ou quand l’un de vous n’a plus de mana : alors, l’autre pousse encore le feu d’une dalle par point de mana restant. Ne dépensez donc pas tout trop tôt.
    Après une manche, les deux sorciers se placent à trois pas du feu, une dalle s’effondre à chaque bout, et chacun retrouve 50 points de mana. Un sorcier qui n’a plus de dalle sous les pieds tombe.
    Vous avez { $mana } de mana et { $name } en a { $theirs }. Le feu est à { $near ->
        [one] { $near } dalle
       *[other] { $near } dalles
    } de vous et à { $far ->
        [one] { $far } dalle
       *[other] { $far } dalles
    } { DE($name) }.
shazamm-explain-lay =
    D’abord, { $name } et vous posez des cartes face cachée, en même temps. Ensuite, vous voyez combien il y en a ; le Leurre compte comme toute autre carte. Puis vous misez tous les deux en secret.
shazamm-explain-spells =
    Chaque sort ne sert qu’une fois dans la partie ; un sort posé par les deux joueurs s’annule. Le Leurre revient.
    Vos cartes, dans l’ordre où elles agissent :
shazamm-explain-clone =
    Votre { -clone } agit comme l’un des sorts posés par { $name } au tour précédent, comme si vous le jouiez maintenant.
shazamm-explain-theft =
    Votre { -theft } a volé { $card } à { $name } avant que ce sort n’agisse.
    Si vous l’utilisez, il agit pour vous pendant ce tour. Si vous le défaussez, il n’agit pas du tout.
    Son effet : { $effect }.
shazamm-explain-recycle =
    Toutes les mises et tous les sorts sont révélés, et votre { -recycling } vous permet de changer votre mise (actuellement { $bet }) de 5 au plus, tout en restant entre 1 et { $mana }. C’est avec la nouvelle mise que vous combattez, et c’est elle que vous payez. { $name } mise { $theirs }.
shazamm-explain-stack =
    Vous choisissez l’ordre dans lequel vous piocherez vos 14 sorts. Les cinq premiers forment votre première main ; à chaque nouvelle manche, vous en piochez trois de plus. La plupart des parties durent deux à quatre manches.

## Refusals

shazamm-refusal-mana = Vous avez { $mana } de mana ; misez { $mana ->
    [1] 1
   *[other] de 1 à { $mana }
}.
shazamm-refusal-not-in-hand = { $why ->
    [used] Vous avez déjà utilisé { $card }.
   *[deck] Vous n’avez pas encore { $card } en main.
}
shazamm-refusal-not-on-show = { $name } n’a pas posé { $card } au tour précédent. Choisissez un sort qui a été posé, ou aucun.
shazamm-refusal-other-spell = La question est de savoir si vous utilisez { $card } ou le défaussez.
shazamm-refusal-recycled = Votre mise ({ $bet }) peut changer de { $lowest } à { $highest } : elle doit rester entre 1 et { $mana }, tout votre mana.
shazamm-refusal-stacked = { $card } est déjà dans votre pioche.
shazamm-refusal-lie-already = Vos cartes de ce tour sont déjà sur la table : misez sans carte.
shazamm-refusal-other = Ce n’est pas la question maintenant. { $asked ->
    [clone] Dites quel sort vous copiez, ou aucun.
    [theft] Dites si vous utilisez le sort volé ou le défaussez.
    [recycle] Dites de combien vous changez votre mise.
    [stack] Dites quel sort vous piochez ensuite.
    [lay] Posez des cartes face cachée, ou aucune.
   *[bet] Misez du mana, avec des sorts si vous voulez.
}
shazamm-refusal-chance = On ne peut pas piocher les sorts ainsi.

## What happens

shazamm-fact-stacked = { $who ->
    [you] Ensuite dans votre pioche : { $card }.
   *[other] { $name } place ensuite dans sa pioche : { $card }.
}
shazamm-fact-stack-done = { $who ->
    [you] Votre pioche est prête.
   *[other] { $name } a préparé sa pioche.
}
shazamm-fact-drew = { $who ->
    [you] Vous piochez { $cards }.
   *[other] { $name } pioche { $cards }.
}
shazamm-fact-drew-secretly = { $name } pioche { $count ->
    [one] { $count } sort.
   *[other] { $count } sorts.
}
shazamm-fact-committed-secretly = { $name } a misé en secret.
shazamm-fact-laid-secretly = { $name } a choisi ses cartes en secret.
shazamm-fact-counted = Cartes sur la table : { $counts }.
shazamm-count-of = { $who ->
    [you] vous { $count }
   *[other] { $name } { $count }
}
shazamm-fact-revealed = Tout est révélé : { $first } ; { $second }.
shazamm-fact-cancelled = Les deux joueurs ont posé { $cards } : { $count ->
    [one] ce sort s’annule et reste sans effet.
   *[other] ces sorts s’annulent et restent sans effet.
}
shazamm-fact-lost = { $who ->
    [you] { $to } prive d’effet ce que vous avez lancé : { $cards }.
   *[other] { $to } prive d’effet ce qu’a lancé { $name } : { $cards }.
}
shazamm-fact-mutism = { $who ->
    [you] Votre { -mutism } fait
   *[other] { $name } lance { -mutism } et fait
} taire tout le monde : aucun autre sort n’agit jusqu’à la fin de la manche.
shazamm-fact-nothing-to-clone = { $who ->
    [you] Votre { -clone } n’a
   *[other] { $name } lance { -clone }, qui n’a
} rien à copier.
shazamm-fact-cloned = { $who ->
    [you] Votre { -clone } agit comme { $card }.
   *[other] { $name } lance { -clone }, qui agit comme { $card }.
}
shazamm-fact-cloned-nothing = { $who ->
    [you] Vous ne copiez rien.
   *[other] { $name } ne copie rien.
}
shazamm-fact-copy-cancelled = La copie rencontre { $card } dans l’autre camp : copie et sort restent sans effet.
shazamm-fact-stole = { $who ->
    [you] Votre { -theft } vole { $cards }.
   *[other] { $name } lance { -theft } et vole { $cards }.
}
shazamm-fact-stole-nothing = { $who ->
    [you] Votre { -theft } ne trouve rien à voler.
   *[other] { $name } lance { -theft } et ne trouve rien à voler.
}
shazamm-fact-used-stolen = { $who ->
    [you] Vous utilisez le sort volé : { $card }.
   *[other] { $name } utilise le sort volé : { $card }.
}
shazamm-fact-discarded-stolen = { $who ->
    [you] Vous défaussez le sort volé : { $card }.
   *[other] { $name } défausse le sort volé : { $card }.
}
shazamm-fact-end-of-round = { $who ->
    [you] Votre { -end-of-round } termine
   *[other] { $name } lance { -end-of-round } et termine
} la manche sur-le-champ : les mises ne comptent pas.
shazamm-fact-middle = { $who ->
    [you] Votre { -middle } remet
   *[other] { $name } lance { -middle } et remet
} le feu sur la dalle { $wall }, où il était au début de la manche.
shazamm-fact-recycled = { $who ->
    [you] { -recycling } : vous changez votre mise de { $change } ; elle passe à { $bet }.
   *[other] { -recycling } : { $name } change sa mise de { $change } ; elle passe à { $bet }.
}
shazamm-fact-recycled-not = { $who ->
    [you] { -recycling } : vous laissez votre mise à { $bet }.
   *[other] { -recycling } : { $name } laisse sa mise à { $bet }.
}
shazamm-fact-boost = { $who ->
    [you] { -boost } : votre force passe à { $strength }.
   *[other] { -boost } : la force { DE($name) } passe à { $strength }.
}
shazamm-fact-double-dose = { $who ->
    [you] { -double-dose } : votre force passe à { $strength }.
   *[other] { -double-dose } : la force { DE($name) } passe à { $strength }.
}
shazamm-fact-strengths = Force : { $strengths }.
shazamm-strength-of = { $who ->
    [you] vous { $strength }
   *[other] { $name } { $strength }
}
shazamm-fact-who-wins-loses = { $who ->
    [you] Votre { -who-wins-loses } inverse
   *[other] { $name } lance { -who-wins-loses } et inverse
} la poussée.
shazamm-fact-who-wins-loses-not = { $who ->
    [you] Votre { -who-wins-loses }
   *[other] { $name } lance { -who-wins-loses }, qui
} n’a rien à inverser.
shazamm-fact-blaze = { $who ->
    [you] Votre { -blaze }
   *[other] { $name } lance { -blaze }, qui
} fait avancer le feu de deux dalles.
shazamm-fact-resisted = { $who ->
    [you] Votre { -resistance }
   *[other] { $name } lance { -resistance }, qui
} arrête le feu.
shazamm-fact-resisted-nothing = { $who ->
    [you] Votre { -resistance }
   *[other] { $name } lance { -resistance }, qui
} n’a rien à arrêter.
shazamm-fact-moved = Le feu avance { $tiles ->
    [one] d’une dalle
   *[other] de { $tiles } dalles
} vers { $who ->
    [you] vous
   *[other] { $name }
}, jusqu’à la dalle { $wall }.
shazamm-fact-stayed = Le feu reste sur la dalle { $wall }.
shazamm-fact-sore-loser = { $who ->
    [you] { -sore-loser } : vous avez perdu du terrain et ne payez pas.
   *[other] { -sore-loser } : { $name } a perdu du terrain et ne paie pas.
}
shazamm-fact-sore-loser-not = { $who ->
    [you] { -sore-loser } : vous n’avez pas perdu de terrain, donc vous payez.
   *[other] { -sore-loser } : { $name } n’a pas perdu de terrain, et paie.
}
shazamm-fact-paid = { $who ->
    [you] Vous payez { $bet } ; il vous reste { $mana } de mana.
   *[other] { $name } paie { $bet } ; il lui reste { $mana } de mana.
}
shazamm-fact-reserves = { $who ->
    [you] { -reserves } vous apporte { $gain } de mana : vous en avez { $mana }.
   *[other] { -reserves } apporte { $gain } de mana à { $name }, pour un total de { $mana }.
}
shazamm-fact-drain = { $who ->
    [you] { -drain } vous apporte { $gain } de mana, autant que la mise adverse : vous en avez { $mana }.
   *[other] { -drain } apporte { $gain } de mana à { $name }, autant que la mise adverse, pour un total de { $mana }.
}
shazamm-fact-round-over = La manche { $round } est terminée : { $why ->
    [spell] { $who ->
        [you] vous y avez mis fin.
       *[other] { $name } y a mis fin.
    }
    [reached] { $who ->
        [you] le feu est arrivé sur vous.
       *[other] le feu est arrivé sur { $name }.
    }
    [exhausted] { $who ->
        [you] vous n’avez plus de mana.
       *[other] { $name } n’a plus de mana.
    }
   *[both-exhausted] plus personne n’a de mana.
}
shazamm-fact-pushed = Avec le mana restant, { $who ->
    [you] vous poussez
   *[other] { $name } pousse
} encore le feu { $tiles ->
    [one] d’une dalle
   *[other] de { $tiles } dalles
}, jusqu’à la dalle { $wall }.
shazamm-fact-push-resisted = { $who ->
    [you] Votre { -resistance } arrête
   *[other] { $name } lance { -resistance } et arrête
} aussi la dernière poussée : le feu reste sur la dalle { $wall }.
shazamm-fact-wizards-moved = Les sorciers se placent à trois pas du feu : sur les dalles { $red } et { $green }.
shazamm-fact-tiles-broke = Les bouts du pont s’effondrent : il reste les dalles { $first } à { $last }.
shazamm-fact-fell = { $who ->
    [you] Vous n’avez plus rien sous les pieds : vous tombez.
   *[other] { $name } n’a plus rien sous les pieds et tombe.
}
shazamm-fact-round = Manche { $round } : chacun a 50 points de mana.

shazamm-chance = { $percent } % de chances de gagner
shazamm-result-win = La partie est terminée. { $who ->
    [you] Vous gagnez !
   *[other] { $name } gagne.
}
shazamm-result-draw = La partie est terminée. Les deux sorciers sont tombés : match nul.

## What one may do, in the words of a button or an advice

# The bet is a number, perhaps with cards: "12 with Boost".
shazamm-action-bet = miser { $bet }
shazamm-action-clone = copier { $card }
shazamm-action-clone-nothing = ne rien copier
shazamm-action-use = utiliser { $card }
shazamm-action-discard = défausser { $card }
shazamm-action-recycle = changer votre mise de { $change } (elle passe à { $bet })
shazamm-action-recycle-not = laisser votre mise telle quelle
shazamm-action-stack = placer ensuite { $card } dans votre pioche
shazamm-action-lay = poser { $cards }
shazamm-action-lay-nothing = ne poser aucune carte
# What became of a player, beside the name.
shazamm-outcome = { $points ->
    [0] perdu
    [1] match nul
   *[other] gagné
}
