maginor-title = Maginor

## Symbols, spells, elements

maginor-symbol = { $symbol ->
    [fire] feu
    [water] eau
    [earth] terre
    [air] air
   *[fate] destin
}
# A symbol card.
maginor-card = carte { maginor-symbol }
maginor-element = { $element ->
    [earth] terre
    [water] eau
   *[fire] feu
}
maginor-spell = { $spell ->
    [retrieval] Récupération
    [restoration] Restitution
    [domination] Domination
    [persuasion] Persuasion
    [telekinesis] Télékinésie
    [teleportation] Téléportation
    [summoning] Invocation
    [reversal] Inversion
    [golden-cauldron] Chaudron Doré
   *[high-wizard] Haut Sorcier
}
maginor-about-spell = { $spell ->
    [retrieval] reprenez deux des cartes symbole que vous avez jouées.
    [restoration] reprenez deux des cartes sorcellerie que vous avez jouées.
    [domination] placez un ou deux pions sur des emplacements libres de la tuile de votre sorcier.
    [persuasion] sur la tuile de votre sorcier, remplacez un pion adverse par un des vôtres.
    [telekinesis] placez un pion sur n’importe quel emplacement libre de n’importe quelle tuile.
    [teleportation] déplacez votre sorcier sur une autre tuile ; ensuite, il faut encore vous déplacer ou lancer le dé.
    [summoning] comptez aussitôt la première tuile après la Salle de la Guilde, dans le sens des aiguilles d’une montre ; votre tour se termine.
    [reversal] changez en victoire un duel perdu ou à égalité. La question vous est posée après un tel duel.
    [golden-cauldron] un rituel : 3 voix à la fin. Il ne se lance pas.
   *[high-wizard] un rituel : 5 voix à la fin. Il ne se lance pas.
}

## The tiles that ship

# By itself.
maginor-tile-title = { $tile ->
    [guild-hall] Salle de la Guilde
    [wisp] Feu follet
    [mandrake] Mandragore
    [salamander] Salamandre
    [sphinx] Sphinx
    [norns] Trois Nornes
    [unicorn] Licorne
    [djinn] Djinn
    [great-eagle] Grand Aigle
    [leviathan] Léviathan
    [stone-giant] Géant de pierre
   *[other] { $tile }
}
# In a sentence.
maginor-tile = { $tile ->
    [guild-hall] la { maginor-tile-title }
    [wisp] le { maginor-tile-title }
    [mandrake] la { maginor-tile-title }
    [salamander] la { maginor-tile-title }
    [sphinx] le { maginor-tile-title }
    [norns] les { maginor-tile-title }
    [unicorn] la { maginor-tile-title }
    [djinn] le { maginor-tile-title }
    [great-eagle] le { maginor-tile-title }
    [leviathan] le { maginor-tile-title }
    [stone-giant] le { maginor-tile-title }
   *[other] la tuile « { $tile } »
}
# The same with "de".
maginor-tile-of = { $tile ->
    [guild-hall] de la { maginor-tile-title }
    [wisp] du { maginor-tile-title }
    [mandrake] de la { maginor-tile-title }
    [salamander] de la { maginor-tile-title }
    [sphinx] du { maginor-tile-title }
    [norns] des { maginor-tile-title }
    [unicorn] de la { maginor-tile-title }
    [djinn] du { maginor-tile-title }
    [great-eagle] du { maginor-tile-title }
    [leviathan] du { maginor-tile-title }
    [stone-giant] du { maginor-tile-title }
   *[other] de la tuile « { $tile } »
}

## The table

maginor-heading =
    Maginor à { $seats } joueurs : { $names }.
    Onze Oracles choisissent le prochain Haut Sorcier. Gagnez leurs tuiles en y ayant le plus de pions ; chacune vaut autant de voix qu’elle a d’emplacements. Le plus grand nombre de voix l’emporte.
maginor-variant = Terminer le lancer
# After the name of the variant.
maginor-about-variant = quand le dé montre Maginor, celui-ci avance même si le pion placé a rempli une tuile, aussitôt comptée.
maginor-turn = { $who ->
    [you] À vous de jouer
   *[other] Au tour { DE($name) }
}
maginor-at-start = Maginor n’est pas encore parti

## What one may do, in the words of a button or an advice

maginor-action-roll = lancer le dé
maginor-action-card = jouer votre { $card }
maginor-action-spell = lancer { $spell }
# A spell for a tile: Telekinesis, Teleportation.
maginor-action-spell-tile = lancer { $spell } sur { maginor-tile }
maginor-action-move = aller sur { maginor-tile }
maginor-action-sorcery = jouer une carte sorcellerie pour { maginor-tile }
maginor-action-symbol = choisir { $symbol }
# What would do nothing, such as a card whose symbol the tile does not show.
maginor-action-idle = { $action } (il ne se passe rien)
maginor-action-slot = choisir l’emplacement { $slot } ({ $symbol })
maginor-action-slot-of = choisir l’emplacement { $slot } ({ $symbol }), tenu par { $name }
maginor-action-stop = ne pas placer de second pion
maginor-action-duel = choisir { $element }
maginor-action-reversal = lancer Inversion
maginor-action-no-reversal = accepter le résultat
maginor-action-take-tile = prendre { maginor-tile } ({ maginor-votes })
maginor-action-take-spell = prendre le sort { $spell }
maginor-action-retrieve = reprendre votre { $card }

## What is asked

maginor-ask-turn = { $place ->
    [middle] Vous êtes au milieu : votre tour doit se terminer par un déplacement.
   *[tile] Jouez cartes et sorts, puis lancez le dé ou déplacez-vous.
}
maginor-ask-symbol = Quel symbole choisissez-vous pour { maginor-tile } ?
maginor-ask-slot = Quel emplacement { $symbol } { maginor-tile-of } ?
maginor-ask-rival = Quel pion défiez-vous sur { maginor-tile } ({ $symbol }) ?
maginor-ask-duel = Un duel contre { $name } : que choisissez-vous en secret ?
maginor-ask-reversal = Vous n’avez pas gagné le duel. Lancer Inversion pour le gagner ?
maginor-ask-take = Vous êtes en tête sur { maginor-tile }. Que prenez-vous ?
maginor-ask-retrieve = { $left ->
    [one] Quelle carte symbole reprenez-vous ?
   *[other] Quelle carte symbole reprenez-vous d’abord ? Vous pouvez en reprendre { $left }.
}
maginor-ask-domination = { $second ->
    [yes] Domination : où va le second pion ? Vous pouvez aussi arrêter là.
   *[no] Domination : où va le premier pion ?
}
maginor-ask-persuasion = Persuasion : quel pion remplacez-vous par le vôtre ?
maginor-ask-telekinesis = Télékinésie : quel emplacement { maginor-tile-of } ?

## What it is about

maginor-explain-turn =
    Votre sorcier est sur { maginor-tile }. À votre tour, vous pouvez jouer autant de cartes et de sorts que vous voulez ; à la fin, vous devez soit lancer le dé, soit vous déplacer. C’est ensuite au joueur suivant.
    lancer : le dé montre un symbole, et vous placez un pion sur un emplacement libre de ce symbole, sur la tuile de votre sorcier. Si tous sont occupés, vous livrez un duel pour l’un d’eux. Si la tuile n’a pas ce symbole, il ne se passe rien. Une des faces est Maginor : vous choisissez le symbole, puis Maginor avance.
    aller : votre sorcier va sur une autre tuile, où vous lancerez le dé aux tours suivants.
maginor-explain-turn-middle =
    La tuile de votre sorcier a été comptée : il est au milieu du cercle. Vous pouvez jouer des cartes sorcellerie et certains sorts, mais pas lancer le dé : votre tour se termine par un déplacement sur une tuile.
maginor-explain-cards =
    carte : chacune de vos cinq cartes symbole vaut un lancer de ce symbole, une fois par partie. sorcellerie : lancez le dé pour n’importe quelle tuile, où que soit votre sorcier (il en reste { $sorcery }). Les cartes se jouent avant de lancer le dé ou de se déplacer.
maginor-explain-spells = Vos sorts, à lancer une fois chacun :
maginor-explain-aim =
    Une tuile est comptée quand Maginor la quitte ou que tous ses emplacements sont occupés ; la Salle de la Guilde, elle, ne l’est qu’à la fin, quand il y arrive. Le joueur qui a le plus de pions sur une tuile prend la tuile ou le sort posé à côté, le deuxième prend l’autre ; en cas d’égalité, le premier pion de la rangée l’emporte. Tous les pions reviennent à leurs propriétaires. Allez donc là où vous pouvez prendre la première ou la deuxième place avant l’arrivée de Maginor.
maginor-explain-counters = Pions sur { maginor-tile } ({ maginor-votes }{ $has_spell ->
    [yes] , avec le sort { $spell }
   *[no] , sans sort
}) : { $counters }.
maginor-explain-symbol = Vous pouvez choisir le symbole de votre voix sur { maginor-tile }. Si un emplacement de ce symbole est libre, votre pion y va ; sinon, vous livrez un duel pour l’un d’eux. Un emplacement libre est plus sûr qu’un duel.
maginor-explain-slot = Tous ces emplacements sont libres. On les compte dans le sens des aiguilles d’une montre à partir du sommet de la tuile. Si vous avez autant de pions que quelqu’un d’autre quand la tuile est comptée, le premier pion dans cet ordre l’emporte : un petit numéro vaut donc mieux.
maginor-explain-idle = Vous pouvez aussi choisir un symbole avec lequel il ne se passe rien, parce que la tuile ne le montre pas ou que tous ses emplacements sont à vous. La tuile reste alors telle quelle, et vous gardez votre pion.
maginor-explain-rival = Tous les emplacements de ce symbole sont occupés. Choisissez le pion que vous voulez défier en duel : si vous gagnez, le vôtre prend sa place.
maginor-explain-advance = Ensuite, Maginor avance d’un pas.
maginor-explain-duel =
    Les deux joueurs choisissent en secret terre, eau ou feu. La terre bat l’eau, l’eau bat le feu, le feu bat la terre. { $role ->
    [defender] Vous défendez votre pion : si vous gagnez, il reste ; si vous perdez, le pion adverse prend sa place.
   *[challenger] Vous attaquez : si vous gagnez, votre pion prend la place de l’autre.
    }
    Terre contre terre, le défenseur gagne. Feu contre feu ou eau contre eau, l’emplacement se libère.
maginor-explain-reversal = Avec Inversion, vous gagnez ce duel au lieu de le perdre ou de finir à égalité. Vous n’avez ce sort qu’une fois.
maginor-explain-take =
    Vous avez le plus de pions sur cette tuile : à vous de choisir. { $second ->
    [yes] { $name } a la deuxième place et prend ce que vous laissez.
   *[no] Personne d’autre n’y a de pion : ce que vous laissez quitte la partie.
    } Les tuiles donnent des voix à la fin, les sorts aident en chemin. Voici le sort :
maginor-explain-retrieve = Récupération vous rend deux des cartes symbole que vous avez jouées.
maginor-explain-domination = Domination place un ou deux pions sur des emplacements libres de la tuile de votre sorcier.
maginor-explain-persuasion = Persuasion met votre pion à la place d’un pion adverse, sans duel.
maginor-explain-telekinesis = Tous ces emplacements sont libres, et votre pion peut aller sur n’importe lequel, quel que soit le symbole. Un petit numéro vaut mieux en cas d’égalité.

## Refusals

maginor-refusal-other = Ce n’est pas la question maintenant. { $asked ->
    [turn] C’est votre tour : jouez une carte ou un sort, lancez le dé ou déplacez-vous.
    [symbol] Choisissez d’abord le symbole de votre voix.
    [slot] Choisissez d’abord un emplacement.
    [duel] Choisissez terre, eau ou feu pour le duel.
    [reversal] Dites si vous lancez Inversion.
    [take] Choisissez la tuile ou le sort.
   *[retrieve] Choisissez une carte symbole à reprendre.
}
maginor-refusal-card = Vous avez déjà joué votre { $card }.
maginor-refusal-sorcery = Vous n’avez plus de carte sorcellerie.
maginor-refusal-spell = Vous n’avez pas le sort { $spell }.
maginor-refusal-middle = Votre sorcier est au milieu, pas sur une tuile : ce n’est pas possible maintenant. Allez d’abord sur une tuile.
maginor-refusal-not-in-play = Vous ne pouvez plus choisir { maginor-tile } : cette tuile a déjà été comptée.
maginor-refusal-there = Votre sorcier est déjà sur { maginor-tile }. Allez ailleurs, ou lancez le dé.
maginor-refusal-must-roll = Personne n’a lancé le dé depuis { $turns } tours : c’est à vous de le faire, vous ne pouvez pas vous déplacer maintenant.
maginor-refusal-no-counter = Tous vos pions sont sur des tuiles. Ils vous reviendront quand leur tuile sera comptée.
maginor-refusal-nothing = Une voix { $symbol } n’aurait aucun effet sur { maginor-tile } : ce symbole n’y est pas, ou tous ses emplacements sont à vous.
maginor-refusal-full = Aucun emplacement { maginor-tile-of } n’est libre.
maginor-refusal-rival = Aucun adversaire n’a de pion sur { maginor-tile }.
maginor-refusal-discarded = Vous n’avez encore joué aucune carte de ce genre : il n’y a rien à reprendre.
maginor-refusal-not-discarded = Vous avez encore votre { $card }. Reprenez-en une que vous avez jouée.
maginor-refusal-only-hall = Il ne reste que la Salle de la Guilde, et on ne peut pas l’invoquer.
maginor-refusal-slot = { $why ->
    [none] Il n’y a pas d’emplacement { $slot } sur { maginor-tile }.
    [taken] Il y a déjà un pion sur l’emplacement { $slot }.
    [other-symbol] L’emplacement { $slot } porte un autre symbole.
   *[no-rival] Il n’y a pas de pion adverse sur l’emplacement { $slot }.
} Choisissez un autre emplacement.
maginor-refusal-stop = Domination place au moins un pion.
maginor-refusal-chance = Le dé n’a pas pu tomber ainsi.

## What happens

maginor-fact-ring = Le cercle, avec les sorts : { $tiles }.
maginor-fact-first = { $who ->
    [you] Vous commencez.
   *[other] { $name } commence.
}
maginor-fact-turn = { $turn }.
maginor-fact-must-roll = Personne n’a lancé le dé depuis longtemps : { $who ->
    [you] vous devez le lancer.
   *[other] { $name } doit le lancer.
}
maginor-fact-card = { $who ->
    [you] Vous jouez votre { $card }.
   *[other] { $name } joue sa { $card }.
}
maginor-fact-sorcery = { $who ->
    [you] Vous jouez une carte sorcellerie.
   *[other] { $name } joue une carte sorcellerie.
}
maginor-fact-spell = { $who ->
    [you] Vous lancez le sort { $spell }.
   *[other] { $name } lance le sort { $spell }.
}
maginor-fact-moved = { $who ->
    [you] Vous allez sur { maginor-tile }.
   *[other] { $name } va sur { maginor-tile }.
}
maginor-fact-rolled = { $who ->
    [you] Vous lancez le dé pour { maginor-tile } : { $symbol }.
   *[other] { $name } lance le dé pour { maginor-tile } : { $symbol }.
}
maginor-fact-rolled-maginor = { $who ->
    [you] Vous lancez le dé pour { maginor-tile } : Maginor ! Vous choisissez le symbole, puis il avance.
   *[other] { $name } lance le dé pour { maginor-tile } : Maginor ! Une voix au choix, puis il avance.
}
maginor-fact-symbol = { $who ->
    [you] Symbole de votre voix : { $symbol }.
   *[other] Symbole de la voix { DE($name) } : { $symbol }.
}
maginor-fact-not-shown = Il ne se passe rien : ce symbole n’est pas sur { maginor-tile }.
maginor-fact-all-own = Il ne se passe rien : { $who ->
    [you] tous ces emplacements sont déjà à vous.
   *[other] tous ces emplacements sont déjà à { $name }.
}
maginor-fact-no-counter = Il ne se passe rien : { $who ->
    [you] vous n’avez plus de pion.
   *[other] { $name } n’a plus de pion.
}
maginor-fact-placed = { $who ->
    [you] Vous placez un pion sur l’emplacement { $slot } ({ $symbol }) { maginor-tile-of }.
   *[other] { $name } place un pion sur l’emplacement { $slot } ({ $symbol }) { maginor-tile-of }.
}
maginor-fact-filled = Tous les emplacements { maginor-tile-of } sont occupés.
maginor-fact-advance-lost = La tuile est comptée et le tour se termine : Maginor n’avance pas.
maginor-fact-challenged = { $who ->
    [you] Vous défiez { $other } pour l’emplacement { $slot } ({ $symbol }) { maginor-tile-of } : un duel !
    [against-you] { $name } vous défie pour l’emplacement { $slot } ({ $symbol }) { maginor-tile-of } : un duel !
   *[other] { $name } défie { $other } pour l’emplacement { $slot } ({ $symbol }) { maginor-tile-of } : un duel !
}
maginor-fact-chose = { $who ->
    [you] Vous choisissez { $element }.
   *[other] { $name } choisit { $element }.
}
maginor-fact-chose-secretly = { $name } a fait son choix en secret.
maginor-fact-revealed = { $challenger } : { $challenge }. { $defender } : { $defence }.{ $verdict ->
    [both-earth] { " " }Terre contre terre, le défenseur gagne.
   *[other] { "" }
}
maginor-fact-no-reversal = { $who ->
    [you] Vous gardez Inversion pour plus tard.
   *[other] { $name } garde Inversion pour plus tard.
}
maginor-fact-duel-won = { $who ->
    [you] Vous gagnez le duel : l’emplacement { $slot } { maginor-tile-of } est à vous.
    [against-you] { $name } gagne le duel et tient l’emplacement { $slot } { maginor-tile-of }.
   *[other] { $name } gagne le duel contre { $other } et tient l’emplacement { $slot } { maginor-tile-of }.
}
maginor-fact-duel-tied = Égalité au duel : l’emplacement { $slot } { maginor-tile-of } se libère.
maginor-fact-retrieved = { $who ->
    [you] Vous reprenez : { $symbols }.
   *[other] { $name } reprend : { $symbols }.
}
maginor-fact-restored = { $who ->
    [you] Vous reprenez { $cards ->
        [one] une carte sorcellerie
       *[other] { $cards } cartes sorcellerie
    }.
   *[other] { $name } reprend { $cards ->
        [one] une carte sorcellerie
       *[other] { $cards } cartes sorcellerie
    }.
}
maginor-fact-persuaded = { $who ->
    [you] Votre pion remplace celui { DE($other) } sur l’emplacement { $slot } { maginor-tile-of }.
    [against-you] Le pion { DE($name) } remplace le vôtre sur l’emplacement { $slot } { maginor-tile-of }.
   *[other] Le pion { DE($name) } remplace celui { DE($other) } sur l’emplacement { $slot } { maginor-tile-of }.
}
maginor-fact-before = Maginor est maintenant devant { maginor-tile }.
maginor-fact-on = Maginor arrive sur { maginor-tile }.
maginor-fact-leaves = Maginor quitte { maginor-tile }.
maginor-fact-scored = On compte { maginor-tile }. Pions : { $counters }. En tête : { $first } ; deuxième : { $second }.
maginor-fact-scored-alone = On compte { maginor-tile }. Pions : { $counters }, et personne d’autre.
maginor-fact-scored-nobody = On compte { maginor-tile }. Personne n’y a de pion.
# A full tile was scored and left the ring, and Maginor stood on it or before it.
maginor-fact-gap-closed = La tuile a quitté le cercle : Maginor est maintenant devant { maginor-tile }.
maginor-fact-took-tile = { $who ->
    [you] Vous prenez { maginor-tile } : { maginor-votes }.
   *[other] { $name } prend { maginor-tile } : { maginor-votes }.
}
maginor-fact-took-spell = { $who ->
    [you] Vous prenez le sort { $spell }.
   *[other] { $name } prend le sort { $spell }.
}
maginor-fact-tile-discarded = Personne n’obtient { maginor-tile }.
maginor-fact-spell-discarded = Personne n’obtient le sort { $spell }.
maginor-fact-cleared = Tous les pions posés sur { maginor-tile } reviennent à leurs propriétaires.
maginor-fact-to-the-middle = Au milieu du cercle : { $names }.
maginor-fact-over = La Salle de la Guilde était la dernière tuile.

# What somebody has at the end, or what a tile is worth.
maginor-votes = { $votes } voix
# What a bot expects to have at the end.
maginor-votes-expected = environ { $votes } voix à la fin
