shazamm-title = Shazamm!

## Cards

-mutism = Mutismo
-clone = Clone
-theft = Furto
-end-of-round = Fine del round
-middle = Centro
-recycling = Riciclo
-boost = Potenza
-double-dose = Doppia dose
-who-wins-loses = Vinciperdi
-blaze = Incendio
-resistance = Resistenza
-sore-loser = Rosicone
-reserves = Riserve
-drain = Risucchio

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
   *[dummy] Bluff
}
# What a card does, in a line next to its name: at most 58 columns.
shazamm-effect = { $card ->
    [mutism] da ora a fine round nessun altro incantesimo funziona
    [clone] copia un incantesimo avversario del turno precedente
    [theft] ruba gli incantesimi avversari dal 4 in su di questo turno
    [end-of-round] il round finisce subito; nessuno paga
    [middle] rimette il fuoco dov’era all’inizio del round
    [recycling] a carte scoperte cambi la puntata, al massimo di 5
    [boost] forza +7
    [double-dose] forza ×2, dopo { -boost }
    [who-wins-loses] il fuoco avanza verso il più forte
    [blaze] il fuoco avanza di due lastre invece di una
    [resistance] in questo turno il fuoco non avanza verso di te
    [sore-loser] non paghi nulla se il fuoco avanza verso di te
    [reserves] +13 mana dopo il pagamento
    [drain] + il mana puntato dall’altro, dopo il pagamento
   *[dummy] non fa nulla e torna in mano; serve a bluffare
}
# The same for a long list in two columns: at most 21 columns.
shazamm-effect-short = { $card ->
    [mutism] zittisce tutti
    [clone] copia dal turno prima
    [theft] ruba incantesimi
    [end-of-round] chiude il round
    [middle] fuoco di nuovo al via
    [recycling] ritocca la puntata ±5
    [boost] forza +7
    [double-dose] forza ×2
    [who-wins-loses] inverte la spinta
    [blaze] spinta di due
    [resistance] ferma il fuoco
    [sore-loser] gratis se perdi
    [reserves] +13 mana
    [drain] +puntata avversaria
   *[dummy] non fa nulla
}

## The table

shazamm-heading =
    Shazamm! { $red } (rosso, a sinistra) contro { $green } (verde, a destra).
    Due maghi su un ponte, con un muro di fuoco in mezzo. A ogni turno entrambi puntano mana in segreto, magari con incantesimi: chi è più forte spinge il fuoco di una lastra verso l’altro. Il ponte crolla dalle estremità, e chi ne viene cacciato perde.
shazamm-variant = { $variant ->
    [full-hand] Mano completa
    [counted-cards] Carte contate
   *[stacked-deck] Mazzo preparato
}
# After the name of the variant.
shazamm-about-variant = { $variant ->
    [full-hand] tutti i 14 incantesimi sono in mano fin dall’inizio.
    [counted-cards] prima entrambi giocano le carte coperte, e si vede quante sono; poi si punta.
   *[stacked-deck] scegli tu l’ordine in cui peschi i tuoi incantesimi.
}
shazamm-round = Round { $round }
shazamm-stacking = Prima del primo round
shazamm-fire = fuoco
shazamm-mana = mana
shazamm-hand-and-deck = { $hand ->
    [one] 1 incantesimo
   *[other] { $hand } incantesimi
}, { $deck } nel mazzo
shazamm-hand-size = { $hand ->
    [one] 1 incantesimo
   *[other] { $hand } incantesimi
} in mano
shazamm-falls-at = { $who ->
    [you] Cadi
   *[other] { $name } cade
} se questo round finisce con il fuoco { $all ->
    [yes] su qualsiasi lastra che può raggiungere
   *[no] { $count ->
        [one] sulla lastra { $tiles }
       *[other] su una delle lastre { $tiles }
    }
}.
shazamm-muted = { -mutism }: gli incantesimi non hanno effetto fino alla fine del round.
shazamm-committed = { $who ->
    [you] Hai puntato { $bet }.
   *[other] { $name } ha puntato { $bet }.
}
# How many cards somebody has laid, where a sentence names them.
shazamm-cards-count = { $count ->
    [0] nessuna
   *[other] { $count }
}
# $cards are their names, or how many there are.
shazamm-laid = { $who ->
    [you] Le tue carte coperte: { $cards }.
   *[other] Carte coperte di { $name }: { $cards }.
}
shazamm-this-turn = In questo turno: { $first }; { $second }.
shazamm-bet-of = { $who ->
    [you] tu punti { $bet }
   *[other] { $name } punta { $bet }
}
shazamm-bet-with = { $bet } con { $cards }
shazamm-bet-recycled = { $bet } (ora { $now })
shazamm-your-hand = La tua mano:
shazamm-stack-of = { $who ->
    [you] Pescherai: { $cards }
   *[other] { $name } pescherà: { $cards }
}

## What is asked

shazamm-ask-bet = Scegli la tua puntata, con incantesimi se vuoi.
shazamm-ask-bet-muted = Scegli la tua puntata.
shazamm-ask-lay = Gioca le tue carte coperte, o nessuna.
# $cards is how many there are.
shazamm-ask-bet-counted = Carte coperte di { $name }: { $cards }. Scegli la tua puntata.
shazamm-ask-clone = Quale incantesimo copi?
shazamm-ask-theft = Hai rubato { $card }. Lo usi o lo scarti?
shazamm-ask-recycle = La tua puntata è { $bet }. Di quanto la cambi? (da { $lowest } a { $highest })
shazamm-ask-stack = Scegli il { $place }º incantesimo del tuo mazzo.

shazamm-explain-bet =
    Tu e { $name } puntate mana in segreto, nello stesso momento. La puntata più alta spinge il fuoco di una lastra verso l’altro; a parità resta dov’è. Entrambi pagate ciò che avete puntato.
    Il round finisce quando il fuoco raggiunge un mago, o quando qualcuno resta senza mana: allora l’altro spinge il fuoco di un’altra lastra per ogni mana che gli resta. Quindi non spendere tutto troppo presto.
    Dopo un round i due maghi si mettono a tre passi dal fuoco, a ogni estremità crolla una lastra, ed entrambi avete di nuovo 50 mana. Chi non ha più una lastra sotto i piedi cade.
    Tu hai { $mana } mana e { $name } ne ha { $theirs }. Il fuoco è a { $near ->
        [one] 1 lastra
       *[other] { $near } lastre
    } da te e a { $far ->
        [one] 1 lastra
       *[other] { $far } lastre
    } da { $name }.
shazamm-explain-lay =
    Prima tu e { $name } giocate le carte coperte, nello stesso momento. Poi vedete quante sono; il Bluff conta come ogni altra carta. Infine puntate entrambi in segreto.
shazamm-explain-spells =
    Ogni incantesimo funziona una volta per partita; se lo giocate entrambi, si annulla. Il Bluff torna in mano.
    Le tue carte, nell’ordine in cui agiscono:
shazamm-explain-clone =
    Il tuo { -clone } agisce come uno degli incantesimi che { $name } ha giocato nel turno precedente, come se lo avessi giocato tu adesso.
shazamm-explain-theft =
    Il tuo { -theft } ha preso { $card } a { $name } prima che avesse effetto.
    Se lo usi, agisce per te in questo turno. Se lo scarti, non ha alcun effetto.
    Che cosa fa: { $effect }.
shazamm-explain-recycle =
    Ora tutte le puntate e tutti gli incantesimi sono scoperti, e il tuo { -recycling } ti permette di cambiare la tua puntata, che ora è { $bet }, al massimo di 5 e restando tra 1 e { $mana }. Combatti con la nuova puntata, e paghi quella. { $name } punta { $theirs }.
shazamm-explain-stack =
    Scegli l’ordine in cui pescherai i tuoi 14 incantesimi. I primi cinque sono la tua prima mano; a ogni nuovo round ne peschi altri tre. La maggior parte delle partite dura da due a quattro round.

## Refusals

shazamm-refusal-mana = Hai { $mana } mana; punta { $mana ->
    [one] 1
   *[other] da 1 a { $mana }
}.
shazamm-refusal-not-in-hand = { $why ->
    [used] Hai già usato { $card }.
   *[deck] Non hai ancora in mano { $card }.
}
shazamm-refusal-not-on-show = { $name } non ha giocato { $card } nel turno precedente. Scegli un incantesimo che è stato giocato, oppure nessuno.
shazamm-refusal-other-spell = La domanda è se usi o scarti { $card }.
shazamm-refusal-recycled = La tua puntata è { $bet }: puoi cambiarla di un valore da { $lowest } a { $highest }, restando tra 1 e { $mana }.
shazamm-refusal-stacked = { $card } è già nel tuo mazzo.
shazamm-refusal-lie-already = Le tue carte di questo turno sono già sul tavolo: punta senza carte.
shazamm-refusal-other = Ora non è questa la domanda. { $asked ->
    [clone] Di’ quale incantesimo copi, oppure nessuno.
    [theft] Di’ se usi o scarti l’incantesimo rubato.
    [recycle] Di’ di quanto cambi la tua puntata.
    [stack] Di’ quale incantesimo pescherai dopo.
    [lay] Gioca carte coperte, o nessuna.
   *[bet] Punta mana, con incantesimi se vuoi.
}
shazamm-refusal-chance = Gli incantesimi non si possono pescare così.

## What happens

shazamm-fact-stacked = { $who ->
    [you] Prossimo nel tuo mazzo: { $card }.
   *[other] Prossimo nel mazzo di { $name }: { $card }.
}
shazamm-fact-stack-done = { $who ->
    [you] Il tuo mazzo è pronto.
   *[other] { $name } ha preparato il mazzo.
}
shazamm-fact-drew = { $who ->
    [you] Peschi { $cards }.
   *[other] { $name } pesca { $cards }.
}
shazamm-fact-drew-secretly = { $name } pesca { $count ->
    [one] 1 incantesimo.
   *[other] { $count } incantesimi.
}
shazamm-fact-committed-secretly = { $name } ha puntato in segreto.
shazamm-fact-laid-secretly = { $name } ha scelto le carte in segreto.
shazamm-fact-counted = Carte sul tavolo: { $counts }.
shazamm-count-of = { $who ->
    [you] tu { $count }
   *[other] { $name } { $count }
}
shazamm-fact-revealed = Si scopre tutto: { $first }; { $second }.
shazamm-fact-cancelled = Entrambi hanno giocato { $cards }: { $count ->
    [one] l’incantesimo si annulla e non ha effetto.
   *[other] questi incantesimi si annullano e non hanno effetto.
}
shazamm-fact-lost = { $who ->
    [you] { $to } ti fa perdere { $cards }, senza effetto.
   *[other] { $to } fa perdere { $cards } a { $name }, senza effetto.
}
shazamm-fact-mutism = { $who ->
    [you] Il tuo { -mutism }
   *[other] Il { -mutism } di { $name }
} zittisce tutti: nessun altro incantesimo funziona fino alla fine del round.
shazamm-fact-nothing-to-clone = { $who ->
    [you] Il tuo { -clone }
   *[other] Il { -clone } di { $name }
} non trova nulla da copiare.
shazamm-fact-cloned = { $who ->
    [you] Il tuo { -clone } agisce come { $card }.
   *[other] Il { -clone } di { $name } agisce come { $card }.
}
shazamm-fact-cloned-nothing = { $who ->
    [you] Non copi nulla.
   *[other] { $name } non copia nulla.
}
shazamm-fact-copy-cancelled = La copia incontra { $card } dall’altra parte, ed entrambi restano senza effetto.
shazamm-fact-stole = { $who ->
    [you] Il tuo { -theft } prende { $cards }.
   *[other] Il { -theft } di { $name } prende { $cards }.
}
shazamm-fact-stole-nothing = { $who ->
    [you] Il tuo { -theft } non trova nulla da prendere.
   *[other] Il { -theft } di { $name } non trova nulla da prendere.
}
shazamm-fact-used-stolen = { $who ->
    [you] Usi l’incantesimo rubato: { $card }.
   *[other] { $name } usa l’incantesimo rubato: { $card }.
}
shazamm-fact-discarded-stolen = { $who ->
    [you] Scarti l’incantesimo rubato: { $card }.
   *[other] { $name } scarta l’incantesimo rubato: { $card }.
}
shazamm-fact-end-of-round = { $who ->
    [you] La tua { -end-of-round }
   *[other] La { -end-of-round } di { $name }
} interrompe tutto: le puntate non contano.
shazamm-fact-middle = { $who ->
    [you] Il tuo { -middle }
   *[other] Il { -middle } di { $name }
} rimette il fuoco sulla lastra { $wall }, dov’era all’inizio del round.
shazamm-fact-recycled = { $who ->
    [you] { -recycling }: porti la tua puntata a { $bet } ({ $change }).
   *[other] { -recycling }: { $name } porta la puntata a { $bet } ({ $change }).
}
shazamm-fact-recycled-not = { $who ->
    [you] { -recycling }: lasci la tua puntata a { $bet }.
   *[other] { -recycling }: { $name } lascia la puntata a { $bet }.
}
shazamm-fact-boost = { $who ->
    [you] { -boost }: la tua forza sale a { $strength }.
   *[other] { -boost }: la forza di { $name } sale a { $strength }.
}
shazamm-fact-double-dose = { $who ->
    [you] { -double-dose }: la tua forza sale a { $strength }.
   *[other] { -double-dose }: la forza di { $name } sale a { $strength }.
}
shazamm-fact-strengths = Forza: { $strengths }.
shazamm-strength-of = { $who ->
    [you] tu { $strength }
   *[other] { $name } { $strength }
}
shazamm-fact-who-wins-loses = { $who ->
    [you] Il tuo { -who-wins-loses }
   *[other] Il { -who-wins-loses } di { $name }
} inverte la spinta.
shazamm-fact-who-wins-loses-not = { $who ->
    [you] Il tuo { -who-wins-loses }
   *[other] Il { -who-wins-loses } di { $name }
} non ha nulla da invertire.
shazamm-fact-blaze = { $who ->
    [you] Il tuo { -blaze }
   *[other] L’{ -blaze } di { $name }
} fa avanzare il fuoco di due lastre.
shazamm-fact-resisted = { $who ->
    [you] La tua { -resistance }
   *[other] La { -resistance } di { $name }
} ferma il fuoco.
shazamm-fact-resisted-nothing = { $who ->
    [you] La tua { -resistance }
   *[other] La { -resistance } di { $name }
} non ha nulla da fermare.
shazamm-fact-moved = Il fuoco avanza { $tiles ->
    [one] di una lastra
   *[other] di { $tiles } lastre
} verso { $who ->
    [you] di te
   *[other] { $name }
}, fino alla lastra { $wall }.
shazamm-fact-stayed = Il fuoco resta sulla lastra { $wall }.
shazamm-fact-sore-loser = { $who ->
    [you] { -sore-loser }: hai perso terreno e non paghi.
   *[other] { -sore-loser }: { $name } ha perso terreno e non paga.
}
shazamm-fact-sore-loser-not = { $who ->
    [you] { -sore-loser }: non hai perso terreno, quindi paghi.
   *[other] { -sore-loser }: { $name } non ha perso terreno, e paga.
}
shazamm-fact-paid = { $who ->
    [you] Paghi { $bet } e hai ancora { $mana } mana.
   *[other] { $name } paga { $bet } e ha ancora { $mana } mana.
}
shazamm-fact-reserves = { $who ->
    [you] { -reserves }: guadagni { $gain } mana e ora ne hai { $mana }.
   *[other] { -reserves }: { $name } guadagna { $gain } mana e ora ne ha { $mana }.
}
shazamm-fact-drain = { $who ->
    [you] { -drain }: guadagni { $gain } mana, quanto la puntata avversaria, e ora ne hai { $mana }.
   *[other] { -drain }: { $name } guadagna { $gain } mana, quanto la puntata avversaria, e ora ne ha { $mana }.
}
shazamm-fact-round-over = Il round { $round } è finito: { $why ->
    [spell] { $who ->
        [you] l’hai concluso tu.
       *[other] l’ha concluso { $name }.
    }
    [reached] { $who ->
        [you] il fuoco ti ha raggiunto.
       *[other] il fuoco ha raggiunto { $name }.
    }
    [exhausted] { $who ->
        [you] non hai più mana.
       *[other] { $name } non ha più mana.
    }
   *[both-exhausted] nessuno ha più mana.
}
shazamm-fact-pushed = Con il mana rimasto { $who ->
    [you] spingi
   *[other] { $name } spinge
} il fuoco { $tiles ->
    [one] di un’altra lastra
   *[other] di altre { $tiles } lastre
}, fino alla lastra { $wall }.
shazamm-fact-push-resisted = { $who ->
    [you] La tua { -resistance }
   *[other] La { -resistance } di { $name }
} ferma anche l’ultima spinta: il fuoco resta sulla lastra { $wall }.
shazamm-fact-wizards-moved = I maghi si mettono a tre passi dal fuoco: sulle lastre { $red } e { $green }.
shazamm-fact-tiles-broke = Le estremità del ponte crollano: restano le lastre da { $first } a { $last }.
shazamm-fact-fell = { $who ->
    [you] Sotto i tuoi piedi non c’è più nulla: cadi.
   *[other] Sotto i piedi di { $name } non c’è più nulla: { $name } cade.
}
shazamm-fact-round = Round { $round }: entrambi hanno 50 mana.

shazamm-chance = { $percent }% di probabilità di vincere
shazamm-result-win = La partita è finita. { $who ->
    [you] Hai vinto!
   *[other] Ha vinto { $name }.
}
shazamm-result-draw = La partita è finita. Entrambi i maghi sono caduti: pareggio.

## What one may do, in the words of a button or an advice

# The bet is a number, perhaps with cards: "12 with Boost".
shazamm-action-bet = puntare { $bet }
shazamm-action-clone = copiare { $card }
shazamm-action-clone-nothing = non copiare nulla
shazamm-action-use = usare { $card }
shazamm-action-discard = scartare { $card }
shazamm-action-recycle = portare la puntata a { $bet } ({ $change })
shazamm-action-recycle-not = lasciare la puntata com’è
shazamm-action-stack = mettere { $card } come prossima carta nel mazzo
shazamm-action-lay = giocare { $cards }
shazamm-action-lay-nothing = non giocare carte
# What became of a player, beside the name.
shazamm-outcome = { $points ->
    [0] sconfitta
    [1] pareggio
   *[other] vittoria
}
