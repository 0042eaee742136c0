## The board of Maginor on the page.

# On the first screen.
maginor-door = Conquista i voti di undici Oracoli prima che Maginor li raccolga.
maginor-board-ring = Il cerchio degli Oracoli, in senso orario dalla Sala della Gilda
maginor-board-players = Gli altri giocatori
maginor-board-own = Le tue carte, i tuoi incantesimi e le tue scelte
maginor-board-cards = Le tue carte
maginor-board-spells = I tuoi incantesimi
maginor-board-answers = Le tue scelte

## On the ring

# Whose wizards stand on a tile.
maginor-board-wizards = Maghi qui: { $names }.
maginor-board-maginor-on = Maginor è qui.
maginor-board-maginor-before = Maginor è qui davanti.
maginor-board-die = Sul dado: { $symbol }.
maginor-board-die-maginor = Sul dado: Maginor.
# What somebody chooses in a duel; the name may be "Tu".
maginor-board-choice = { $state ->
    [open] { $name }: scelta in corso
    [made] { $name }: scelta fatta in segreto
   *[known] { $name }: scelta fatta
}
maginor-board-chose = { $name }: { $element }

## Players

# Counters that lie on no tile.
maginor-board-reserve = { $counters ->
    [one] { $counters } segnalino
   *[other] { $counters } segnalini
}
maginor-board-has-turn = È il suo turno.
maginor-board-stands = Il mago è { maginor-tile-on }.
maginor-board-stands-middle = Il mago è al centro del cerchio.
# $count is the number of symbol cards.
maginor-board-holds = { $count ->
    [0] Carte simbolo: nessuna. Carte magia: { $sorcery }.
   *[other] Carte simbolo: { $symbols }. Carte magia: { $sorcery }.
}
maginor-board-has-spells = Incantesimi: { $spells }.

## Choices of a turn

maginor-board-roll = Tira il dado per { maginor-tile }
maginor-board-roll-middle = Tira il dado
# What a tile is chosen for.
maginor-board-aim = { $aim ->
    [move] Vai su…
    [sorcery] Magia per…
    [telekinesis] Telecinesi su…
   *[teleportation] Teletrasporto su…
}
# The same, at the tile itself.
maginor-board-here = { $aim ->
    [move] Vai qui
    [sorcery] Gioca qui una carta magia
    [telekinesis] Lancia qui Telecinesi
   *[teleportation] Lancia qui Teletrasporto
}
# A tile that may be chosen: its votes, and how many counters one has there.
maginor-board-target = { $votes ->
    [one] { $votes } voto, segnalini tuoi: { $own }
   *[other] { $votes } voti, segnalini tuoi: { $own }
}
maginor-board-cancel = Fai altro
maginor-board-card-played = Hai giocato la { $card }
maginor-board-sorcery = { $cards ->
    [0] Non hai più carte magia
    [one] Gioca una carta magia per un tassello: ne resta una
   *[other] Gioca una carta magia per un tassello: ne restano { $cards }
}
# The same on the card, in as few letters as possible.
maginor-board-sorcery-short = magia × { $cards }

## Questions in between

maginor-board-aside = Metti da parte e guarda il cerchio
maginor-board-slot = Casella { $slot }: { $symbol }
maginor-board-slot-of = Casella { $slot }: { $symbol }, { $name }
maginor-board-stop = Niente secondo segnalino
maginor-board-duel-about = In palio c’è la casella { $slot } ({ $symbol }) { maginor-tile-of }.
maginor-board-duel-tie = { $role ->
    [defender] Terra contro terra: vinci tu. Fuoco contro fuoco o acqua contro acqua: la casella si libera.
   *[challenger] Terra contro terra: perdi. Fuoco contro fuoco o acqua contro acqua: la casella si libera.
}
maginor-board-beats = { $element ->
    [earth] batte l’acqua
    [water] batte il fuoco
   *[fire] batte la terra
}
maginor-board-reverse = Lancia Inversione e vinci
maginor-board-let-stand = Accetta l’esito
maginor-board-other = { $second ->
    [yes] { $name } ha il secondo posto e prende ciò che lasci.
   *[no] Nessuno ha il secondo posto: ciò che lasci esce dal gioco.
}

## A tile looked at closely

maginor-board-gone = Questo tassello è stato consultato e non è più nel cerchio.
# The name may be "Tu".
maginor-board-standing = { $place ->
    [first] { $counters ->
        [one] { $name }: { $counters } segnalino, per ora al primo posto
       *[other] { $name }: { $counters } segnalini, per ora al primo posto
    }
    [second] { $counters ->
        [one] { $name }: { $counters } segnalino, per ora al secondo posto
       *[other] { $name }: { $counters } segnalini, per ora al secondo posto
    }
   *[other] { $counters ->
        [one] { $name }: { $counters } segnalino
       *[other] { $name }: { $counters } segnalini
    }
}
maginor-board-nobody = Qui nessuno ha segnalini.
maginor-board-free = { $symbol }: { $free ->
    [one] { $free } libera su { $all }
   *[other] { $free } libere su { $all }
}
maginor-board-no-spell = Qui non c’è nessun incantesimo.

## The score

maginor-board-score = Voti di ogni giocatore
maginor-board-player = Giocatore
maginor-board-won = Tasselli e riti
maginor-board-sum = Voti
maginor-board-none = ancora nulla
# Above the tiles that were not scored yet.
maginor-board-left = { $tiles ->
    [0] Non resta nessun tassello
    [one] Ancora in gioco: un tassello, { maginor-votes }
   *[other] Ancora in gioco: { $tiles } tasselli, { $votes } voti
}
