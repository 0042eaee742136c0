## What only the terminal says: what may be typed at any time, besides an answer.

command-help = aide
command-rules = règles
command-score = score
command-hand = main
command-last = dernier
command-log = journal
command-advice = conseil
command-quit = quitter
commands =
    À tout moment :
      ?        explique le choix à faire
      règles   les règles ; règles 3 : un chapitre, règles et un mot : recherche
      main     montre à nouveau la table (Entrée seule aussi)
      score    où en est chacun
      dernier  ce qui vient d’être joué ; journal en dit plus
      h        un conseil : ce que ferait le bot le plus fort
      quitter  enregistre la partie et quitte
# $command is the word "rules", $example a word that can be looked up.
terminal-rules-chapter = Un chapitre : { $command } et son numéro.
terminal-rules-look-up = Une recherche : { $command } et un mot, par exemple { $command } { $example }.
advice = Conseil de l’{ $level } : { $action }.
# One of the actions that were weighed up, with the points it expects of it.
# One of the actions that were weighed up, with what it expects of it.
advice-considered = { $games ->
    [0] {"  "}{ $action } : { $expected }
    [1] {"  "}{ $action } : { $expected }, d’après une partie imaginée
   *[other] {"  "}{ $action } : { $expected }, d’après { $games } parties imaginées
}
no-advice = Il n’y a rien à dire ici.
hint = À tout moment, ? explique le choix, h donne un conseil, règles affiche les règles ; quitter enregistre et quitte.
no-such-item = Il n’y a pas de numéro { $number } : le choix va de 1 à { $most }.
resumed = La partie reprend où elle s’était arrêtée, après { $steps ->
    [one] une étape
   *[other] { $steps } étapes
}.
seed = Graine { $seed } : la même graine redonne les mêmes cartes (--seed { $seed }).
recording = L’enregistrement s’écrit dans { $path } pendant que vous jouez.
saved = La partie en cours est enregistrée dans { $path }.
recorded = La partie est enregistrée dans { $path }.
how-to-review = Ce qui aurait été mieux : conclave review { $path }
how-to-resume = Pour la reprendre : conclave play --resume { $path }
not-saved = La partie en cours n’a pas pu être enregistrée ({ $reason }). Voici son enregistrement :
kept-nowhere = La partie ne peut pas être enregistrée pendant que vous jouez ({ $reason }). Elle le sera quand vous quitterez, si c’est alors possible.
line-dropped = La dernière ligne de l’enregistrement est tronquée et n’est pas prise en compte : { $line }
no-answer = Aucune des { $lines } dernières lignes n’était une réponse : la partie s’arrête ici.
# The list of the games that are kept.
kept-none = Aucune partie n’est encore enregistrée dans { $folder }.
kept-game = { $path } : { $standing ->
    [open] en train d’être jouée
    [over] terminée
    [broken] illisible
   *[going-on] inachevée
}
kept-how = Pour reprendre la dernière : conclave play --resume
result = La partie est terminée. Le classement :

# What is asked, and the numbers of the answers.
terminal-numbered = { $ask } (1 à { $most })
# What comes of a step, set off from it.
terminal-end = → { $said }

## Wizard

wizard-misunderstood = Je ne comprends pas « { $input } ». { $asked ->
    [predict] Tapez un nombre de plis.
    [trump] Tapez un numéro de la liste, ou bleu, rouge, vert ou jaune.
    [werewolf] Tapez un numéro de la liste, ou bleu, rouge, vert, jaune ou aucun.
    [pass] Tapez un numéro entre crochets, ou une carte comme b7, z ou n.
    [change] Tapez +1 ou -1.
   *[play] Tapez un numéro entre crochets, ou une carte comme b7, z ou n.
} (? pour en savoir plus.)
wizard-needs-side = Le { -shapeshifter } est un { -wizard } ou un { -jester }, au choix : tapez métamorphe magicien ou métamorphe bouffon.
wizard-needs-suit = { $card } : il faut une couleur. Tapez { $card } bleu, { $card } rouge, { $card } vert ou { $card } jaune.
wizard-never-played = Le { -werewolf } ne se joue jamais.
# After a card that is there several times.
wizard-times = { " " }×{ $count }
wizard-other-cards = autres
wizard-change-to = { $sign } : prédire { $prediction }
wizard-score-empty = Rien n’est encore noté : la première manche est en cours.
wizard-score-round = manche
wizard-score-total = total
wizard-score-predicted = préd
wizard-score-legend = total : points jusqu’ici ; préd : plis prédits
wizard-no-trick = Aucun pli de cette manche n’est encore complet.
wizard-log = Pli { $number } : { $cards }. { $end }
terminal-wizard-predict = { $ask } (0 à { $most })
terminal-wizard-how-werewolf = Répondez par un numéro de la liste, ou par bleu, rouge, vert, jaune ou aucun.
terminal-wizard-how-trump = Répondez par un numéro de la liste, ou par bleu, rouge, vert ou jaune.
terminal-wizard-how-play =
    Répondez par un numéro entre crochets, ou par la carte elle-même : { $example }. Lettres : b bleu, r rouge, g vert, y jaune, z { -wizard }, n { -jester }. Les cartes entre parenthèses ne peuvent pas être jouées maintenant.
terminal-wizard-how-pass = Répondez par un numéro entre crochets, ou par la carte elle-même, comme b7 ou z.
terminal-wizard-how-change = Répondez par un numéro de la liste, ou par +1 ou -1.
terminal-wizard-scored = La manche { $round } est terminée :
terminal-wizard-scored-row = prédits { $predicted }, faits { $won }   { $points }   total { $total }

## Shazamm!

shazamm-misunderstood = Je ne comprends pas « { $input } ». { $asked ->
    [clone] Tapez le numéro ou le nom d’un sort de la liste, ou 0.
    [theft] Tapez utiliser ou défausser.
    [recycle] Tapez un changement de mise comme +3 ou -2, ou 0.
    [stack] Tapez des numéros de sorts, comme 7 8 10.
    [lay] Tapez des numéros ou des noms de cartes, comme 0 7, ou aucune.
   *[bet] Tapez une mise, comme 12, ou une mise avec des sorts, comme 12 brasier ou 12 3 7.
} (? pour en savoir plus.)
shazamm-unknown-card = Il n’y a pas de sort « { $input } ». Tapez son numéro ou le début de son nom. (? donne la liste de vos cartes.)
shazamm-ambiguous = « { $input } » peut être { $cards }. Tapez-en plus, ou le numéro.
shazamm-twice = Vous n’avez { $card } qu’une fois.
shazamm-to-stack = Sorts à mettre en ordre :
shazamm-stacked-so-far = Votre pioche jusqu’ici : { $cards }
shazamm-choose-clone = Sorts que vous pouvez copier :
shazamm-choose-none = rien
shazamm-choose-use = l’utiliser comme le vôtre
shazamm-choose-discard = le défausser
shazamm-choose-bet = miser { $bet }
shazamm-score =
    Manche { $round } sur 7 au plus. Pour gagner, il faut rester sur le pont.
shazamm-score-tiles = { $who ->
    [you] Vous êtes sur la dalle { $tile } ; derrière vous, { $tiles ->
        [0] il n’y a plus de dalle
        [one] il reste 1 dalle
       *[other] il reste { $tiles } dalles
    }, et le pont en perd une après chaque manche.
   *[other] { $name } est sur la dalle { $tile } ; derrière, { $tiles ->
        [0] il n’y a plus de dalle
        [one] il reste 1 dalle
       *[other] il reste { $tiles } dalles
    }.
}
shazamm-no-turn = Personne n’a encore utilisé de sort.
shazamm-hand-of = { $name } a en main : { $cards }
shazamm-used = { $who ->
    [you] Vous avez utilisé : { $cards }.
   *[other] { $name } a utilisé : { $cards }.
}
shazamm-used-before = { $before } ; au tour précédent { $last }
shazamm-used-last = au tour précédent { $last }
shazamm-unseen = Restent : { $cards }.
shazamm-unseen-others = N’importe quel autre sort peut encore venir.
shazamm-unseen-none = Il ne reste aucun sort.
terminal-shazamm-bet = { $ask } ({ $mana ->
    [1] il ne vous reste que 1
   *[other] 1 à { $mana }
})
terminal-shazamm-clone = { $ask } (0 pour ne rien copier)
terminal-shazamm-stack = { $ask } (un numéro, ou plusieurs à la suite)
terminal-shazamm-lay = { $ask } (numéros ou noms ; 0 est le Leurre, aucune pour ne rien poser)
terminal-shazamm-how-bet = Tapez votre mise : 12 mise 12 de mana. Ajoutez des sorts par numéro ou par nom : { $example } lance aussi { $card } ; 12 3 7 en lancerait deux. 0 est le Leurre.
terminal-shazamm-how-clone = Tapez le numéro ou le nom du sort, ou 0 pour ne rien copier.
terminal-shazamm-how-theft = Tapez 1 ou utiliser, 2 ou défausser.
terminal-shazamm-how-recycle = Tapez un changement comme +3 ou -2, 0 pour ne rien changer, ou un numéro de la liste.
terminal-shazamm-how-stack = Tapez les numéros un par un, ou plusieurs à la suite, comme 7 8 10 11 13.
terminal-shazamm-how-lay = Tapez les numéros ou les noms des cartes, comme { $example }, ou aucune pour n’en poser aucune. 0 est le Leurre.
terminal-shazamm-how-bet-alone = Tapez votre mise : 12 mise 12 de mana. Vos cartes sont déjà sur la table.

## Maginor

maginor-misunderstood = Je ne comprends pas « { $input } ». { $asked ->
    [turn] Tapez un numéro de la liste, ou lancer, carte feu, aller licorne, sorcellerie sphinx, ou le nom d’un sort.
    [symbol] Tapez un numéro de la liste, ou feu, eau, terre, air ou destin.
    [slot] Tapez un numéro de la liste, ou emplacement et son numéro.
    [duel] Tapez terre, eau ou feu.
    [reversal] Tapez oui ou non.
    [take] Tapez tuile ou sort.
   *[retrieve] Tapez un numéro de la liste, ou feu, eau, terre, air ou destin.
} (? pour en savoir plus.)
maginor-needs-tile = Pour quelle tuile ? Tapez { $word ->
    [move] aller
    [m] aller
    [sorcery] sorcellerie
    [s] sorcellerie
    [telekinesis] télékinésie
    [teleportation] téléportation
   *[other] { $word }
} et le nom de la tuile, ou un numéro de la liste.
maginor-needs-symbol = Quelle carte ? Tapez carte feu, carte eau, carte terre, carte air ou carte destin.
maginor-only-in-duels = Inversion se lance après un duel que vous n’avez pas gagné. La question vous sera alors posée.
maginor-never-played = Un rituel ne se lance pas : il vaut des voix à la fin.
maginor-choice-roll = lancer
maginor-choice-card = { $card }
# A card with which nothing would happen; short, since there may be five of them.
maginor-choice-card-idle = { $card } (rien)
maginor-choice-spell = { $spell }
maginor-choice-teleportation = Téléportation
maginor-choice-telekinesis = Télékinésie
maginor-choice-move = aller
maginor-choice-sorcery = sorcellerie
maginor-choice-slot = emplacement { $slot } ({ $symbol })
maginor-choice-slot-of = emplacement { $slot } ({ $symbol }, tenu par { $mark })
maginor-choice-stop = arrêter
maginor-choice-tile = { maginor-tile } ({ maginor-votes })
maginor-choice-take-spell = le sort { $spell }
# One letter for each symbol, all different.
maginor-letter = { $symbol ->
    [fire] f
    [water] e
    [earth] t
    [air] a
   *[fate] *
}
# The rites where there is little room, with their votes.
maginor-rite = { $spell ->
    [golden-cauldron] Chaudron +{ $votes }
   *[high-wizard] Haut Sorc. +{ $votes }
}
maginor-at-before = Maginor est devant { maginor-tile }
maginor-at-on = Maginor est sur { maginor-tile }
maginor-middle = au milieu : { $names }
# One sign each, at the head of a tile's row.
maginor-mark-on = ►
maginor-mark-before = ›
maginor-head-tile = tuile
maginor-head-votes = voix
maginor-head-spell = sort
maginor-head-who = qui
# The numbers are padded with spaces, and so are the letters of the cards.
maginor-player = voix { $votes }  pions { $counters }  cartes { $cards } et { $sorcery } sorcellerie
maginor-score = Voix jusqu’ici :
maginor-score-row = { NUMBER($votes) ->
    [0] pas encore de voix
   *[other] { $votes } voix : { $items }
}
maginor-score-item = { $name } { $votes }
maginor-score-left = { $tiles ->
    [0] Toutes les tuiles sont comptées.
    [one] Une tuile est en jeu, pour { $votes } voix.
   *[other] { $tiles } tuiles sont en jeu, pour { $votes } voix.
}
maginor-before = La partie n’a pas encore commencé.
maginor-after = La partie est terminée.
terminal-maginor-turn = { $ask } (1 à { $most }, ou ?)
terminal-maginor-how-turn =
    Répondez par un numéro de la liste, ou en mots : lancer, carte feu, aller { $example }, sorcellerie { $example }. Dans le tableau, f e t a * sont des symboles, et la majuscule qui suit est le joueur dont le pion est là.
terminal-maginor-how-reversal = Répondez oui ou non, ou par un numéro.
terminal-maginor-how-symbol = Répondez par un numéro ou un symbole.
terminal-maginor-how-slot = Répondez par un numéro de la liste ; les emplacements se comptent à partir de la gauche.
terminal-maginor-how-duel = Répondez par un numéro, ou terre, eau ou feu.
terminal-maginor-how-take = Répondez par un numéro, ou tuile ou sort.
terminal-maginor-how-stop = Avec « arrêter », il n’y a pas de second pion.

## What may be typed in answers, in small letters: words that mean the same, with spaces between them. The English
## words are always understood as well.

typed-yes = oui o
typed-no = non
typed-none = aucun aucune rien sans
typed-up = plus augmenter monter porter
typed-down = moins baisser ramener
typed-use = utiliser
typed-discard = défausser defausser
typed-roll = lancer lance lancez
# A symbol card.
typed-card = carte
typed-move = aller déplacer deplacer
# A sorcery card.
typed-sorcery = sorcellerie
typed-slot = emplacement
typed-stop = arrêter arreter assez
typed-take = prendre
typed-tile = tuile voix
typed-spell = sort
# Small words that mean nothing in an answer.
typed-decoration = le la les un une et avec en à sur vers pour ma mon votre dé atout pli plis jouer passer miser prédire choisir poser copier reprendre
