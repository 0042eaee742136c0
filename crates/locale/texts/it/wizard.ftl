wizard-title = Wizard

## Cards

-wizard = { $n ->
    [many] Stregoni
   *[one] Stregone
}
-jester = { $n ->
    [many] Giullari
   *[one] Giullare
}
-shapeshifter = Mutaforma
-dragon = Drago
-fairy = Fata
-bomb = Bomba
-werewolf = Lupo mannaro
-juggler = Giocoliere
-cloud = Nuvola

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
    [humans] blu
    [dwarves] rosso
    [elves] verde
   *[giants] giallo
}
wizard-suit = { $suit ->
    [humans] blu (umani)
    [dwarves] rosso (nani)
    [elves] verde (elfi)
   *[giants] giallo (giganti)
}
wizard-suited = { $rank } { wizard-colour }
# In a sentence.
wizard-the-suited = { $rank ->
    [1] l’{ wizard-suited }
    [8] l’{ wizard-suited }
    [11] l’{ wizard-suited }
   *[other] il { wizard-suited }
}
wizard-a-wizard = uno { -wizard }
wizard-a-jester = un { -jester }
wizard-the-special = { $card ->
    [fairy] la { -fairy }
    [bomb] la { -bomb }
    [cloud] la { -cloud }
   *[other] il { wizard-special }
}
# A special card and what it is played as.
wizard-face = { $card } come { $what }
wizard-no-trump = senza briscola
# The cards that need not follow suit.
wizard-always = { $specials ->
    [yes] { -wizard(n: "many") }, { -jester(n: "many") } e carte speciali
   *[no] { -wizard(n: "many") } e { -jester(n: "many") }
}

## The table

wizard-heading =
    Wizard per { $seats } giocatori: { $names }.
    { $rounds } round. In ognuno prevedi quante prese farai: a ogni presa tutti giocano una carta, e vince la migliore. Le previsioni esatte danno punti, le altre li tolgono.
wizard-heading-with = Con le carte speciali: { $cards }.
wizard-variant = { $variant ->
    [plus-minus-one] Più o meno uno
    [hidden] Previsioni coperte
    [secret] Previsioni segrete
    [clairvoyance-first] Chiaroveggenza al primo round
    [clairvoyance-every] Chiaroveggenza
    [single-suit] Un solo colore
   *[maximus] Maximus
}
# After the name of the variant.
wizard-about-variant = { $variant ->
    [plus-minus-one] la somma delle previsioni di un round non può essere uguale al numero di prese; deve pensarci chi prevede per ultimo.
    [hidden] tutti prevedono in segreto, e le previsioni si rivelano prima della prima presa.
    [secret] tutti prevedono in segreto, e le previsioni si rivelano solo alla fine del round.
    [clairvoyance-first] al primo round vedi le carte di tutti gli altri ma non le tue, finché tutti non hanno fatto la loro previsione.
    [clairvoyance-every] vedi le carte di tutti gli altri ma non le tue, finché tutti non hanno fatto la loro previsione.
    [single-suit] ognuno gioca con un colore tutto suo, più uno { -wizard } e un { -jester }. Non c’è briscola e non serve rispondere a colore: vince la carta più alta, la prima in caso di parità.
   *[maximus] cinque round, ogni volta con tutte le carte. La briscola è, nell’ordine, il blu, il rosso, il verde e il giallo; nell’ultimo round non c’è.
}
wizard-before = La partita non è ancora cominciata.
wizard-round = Round { $round } di { $rounds }, { $cards ->
    [one] 1 carta a testa
   *[other] { $cards } carte a testa
}, { $who ->
    [you] dai tu le carte
   *[other] dà le carte { $name }
}
wizard-trump = Briscola: { $suit }.
wizard-trump-none = Nessuna briscola.
wizard-trump-open = La briscola non è ancora stata scelta.
wizard-source-card = Carta scoperta: { $card }.
wizard-source-dealer = Carta scoperta: { $card }; { $who ->
    [you] la briscola l’hai scelta tu, che dai le carte.
   *[other] la briscola l’ha scelta { $name }, che dà le carte.
}
wizard-source-werewolf = { $who ->
    [you] Hai scambiato il { -werewolf } con { $card } e hai scelto la briscola.
   *[other] { $name } ha scambiato il { -werewolf } con { $card } e ha scelto la briscola.
}
wizard-source-nothing = In questo round non si scopre nessuna carta.
wizard-source-single-suit = Vince la carta più alta, e nessuno deve rispondere a colore.

wizard-predicted = previste
wizard-won = fatte
wizard-points = punti
wizard-in-trick = nella presa
wizard-secret = segreta
wizard-leads = apre
wizard-led = ha aperto
wizard-best = in testa
wizard-took-it = fa la presa
wizard-blown-up = apre la prossima

wizard-follow = Devi rispondere a colore: { $suit }.
wizard-cannot-follow = Non hai carte per rispondere a colore ({ $suit }): puoi giocare qualsiasi carta.
wizard-free-wizard = Uno { -wizard } è uscito prima di qualsiasi colore: ognuno gioca ciò che vuole.
wizard-free-dragon = Il { -dragon } è uscito prima di qualsiasi colore: ognuno gioca ciò che vuole.
wizard-free-all = Puoi giocare qualsiasi carta.
wizard-open = Non c’è ancora un colore da seguire: puoi giocare qualsiasi carta.

wizard-your-hand = La tua mano:
wizard-hand-hidden = La tua mano: { $cards ->
    [one] una carta che vedono solo gli altri.
   *[other] { $cards } carte che vedono solo gli altri.
}
wizard-hand-of = { $name } ha in mano: { $cards }
wizard-hand-known = { $name } ha di sicuro in mano: { $cards }
wizard-chosen = Passi { $card }.

## What is asked

wizard-ask-werewolf = Hai il { -werewolf }. Quale colore sarà la briscola?
wizard-ask-trump = Dai tu le carte. Quale colore sarà la briscola?
wizard-ask-predict = Quante prese farai?
wizard-ask-predict-not = Quante prese farai? Non puoi dire { $forbidden }.
wizard-ask-lead = Apri tu. Gioca una carta.
wizard-ask-play = Gioca una carta.
wizard-ask-pass = Quale carta passi a { $name }?
wizard-ask-change = Hai fatto la presa in cui c’era la { -cloud }: cambia di uno la tua previsione.

wizard-explain-werewolf =
    Il { -werewolf } non si gioca mai. Lo scambi con la carta scoperta e scegli il colore di briscola, oppure «senza briscola».
    Una buona scelta è il colore di cui hai più carte in mano.
wizard-explain-trump =
    Una carta di briscola batte ogni carta degli altri colori. Una buona scelta è il colore di cui hai più carte in mano.
wizard-explain-predict =
    Di’ quante prese farai in questo round: un numero da 0 a { $most }.
    Se ne fai esattamente quante ne hai previste, guadagni 20 punti e altri 10 per ogni presa. Altrimenti perdi 10 punti per ogni presa in più o in meno.
    Conta ciò che probabilmente vince: gli { -wizard(n: "many") }, le briscole alte, forse un 13 o un 12 di un altro colore.
wizard-explain-play =
    Prese previste: { $predicted }; prese fatte finora: { $won }.
    Se si è aperto con un colore, devi rispondere a colore se puoi; solo { wizard-always } si possono sempre giocare.
    Il primo { -wizard } fa la presa; se non ce ne sono, la briscola più alta; se non ce ne sono, la carta più alta del colore di apertura. Un { -jester } perde contro tutte queste.
wizard-explain-play-single =
    Prese previste: { $predicted }; prese fatte finora: { $won }.
    Gioca qualsiasi carta: vince la più alta, la prima in caso di parità. Uno { -wizard } sta sopra a tutti i numeri, un { -jester } sotto.
wizard-explain-pass =
    È stato giocato il { -juggler }: ognuno passa una carta a sinistra, tutti insieme. Passa ciò che non ti aiuta a rispettare la tua previsione.
wizard-explain-change =
    La { -cloud } era nella presa che hai fatto: devi alzare o abbassare di uno la tua previsione. Prese previste ora: { $predicted }; prese fatte: { $won }.

## Refusals

wizard-refusal-follow = Devi rispondere a colore ({ $suit }): hai in mano { $held ->
    [one] una carta
   *[other] { $held } carte
} di questo colore. (In alternativa si possono giocare solo { wizard-always }.)
wizard-refusal-not-in-hand = Non hai in mano { $card }.
wizard-refusal-above = In questo round { $cards ->
    [one] c’è solo 1 presa
   *[other] ci sono solo { $cards } prese
}.
wizard-refusal-adds-up = La somma delle previsioni non può essere { $cards }, il numero di prese, e l’ultima previsione è la tua. Scegli un altro numero.
wizard-refusal-below-zero = Una previsione di 0 non può scendere.
wizard-refusal-other = Ora non è questa la domanda. { $asked ->
    [predict] Prevedi le tue prese.
    [trump] Scegli il colore di briscola.
    [werewolf] Scegli il colore di briscola, oppure nessuno.
    [pass] Scegli una carta da passare.
    [change] Cambia di uno la tua previsione.
   *[play] Gioca una carta.
}
wizard-refusal-chance = Le carte del round { $round } non si possono dare così.

## What happens

wizard-fact-first-dealer = { $who ->
    [you] Cominci tu a dare le carte.
   *[other] Comincia { $name } a dare le carte.
}
wizard-fact-round = Round { $round } di { $rounds }: { $who ->
    [you] dai
   *[other] { $name } dà
} { $cards ->
    [one] una carta a testa.
   *[other] { $cards } carte a testa.
}
wizard-fact-dealt = { $who ->
    [you] Ricevi: { $cards }
   *[other] { $name } riceve: { $cards }
}
wizard-fact-took-up = Prendi in mano le tue carte: { $cards }
wizard-fact-turned-up = Carta scoperta: { $card }.
wizard-fact-trump = { $who ->
    [you] Scegli come briscola il { $suit }.
    [nobody] Briscola: { $suit }.
   *[other] { $name } sceglie come briscola il { $suit }.
}
wizard-fact-no-trump = { $who ->
    [you] Scegli di giocare senza briscola.
    [nobody] In questo round non c’è briscola.
   *[other] { $name } sceglie di giocare senza briscola.
}
wizard-fact-werewolf = { $who ->
    [you] Scambi il { -werewolf } con { $card }.
   *[other] { $name } scambia il { -werewolf } con { $card }.
}
wizard-fact-predicted = { $who ->
    [you] Prevedi { $tricks ->
        [one] 1 presa
       *[other] { $tricks } prese
    }.
   *[other] { $name } prevede { $tricks ->
        [one] 1 presa
       *[other] { $tricks } prese
    }.
}
wizard-fact-predicted-secretly = { $name } ha fatto la sua previsione in segreto.
wizard-fact-revealed = Si rivelano le previsioni: { $predictions }.
wizard-fact-played = { $who ->
    [you] Giochi { $card }.
   *[other] { $name } gioca { $card }.
}
wizard-fact-trick = { $who ->
    [you] Fai la presa.
   *[other] { $name } fa la presa.
}
wizard-fact-blown-up = La { -bomb } esplode: nessuno fa la presa. { $who ->
    [you] Sarebbe stata tua: apri tu la prossima.
   *[other] Sarebbe stata di { $name }, che apre la prossima.
}
wizard-fact-juggling = Il { -juggler } fa passare a tutti una carta a sinistra.
wizard-fact-pass-chosen = { $name } ha scelto una carta da passare.
wizard-fact-pass-chosen-card = { $who ->
    [you] Scegli di passare { $card }.
   *[other] { $name } sceglie di passare { $card }.
}
wizard-fact-you-pass = Passi { $card } a { $name }.
wizard-fact-you-get = { $name } ti passa { $card }.
wizard-fact-passed = { $giver } passa { $card } a { $taker }.
wizard-fact-changed = { -cloud }: { $who ->
    [you] { $way ->
        [up] alzi
       *[down] abbassi
    } la tua previsione a { $tricks }.
   *[other] { $name } { $way ->
        [up] alza
       *[down] abbassa
    } la sua previsione a { $tricks }.
}
wizard-fact-changed-secretly = { -cloud }: { $name } cambia la sua previsione in segreto.
wizard-fact-scored = Il round { $round } è finito: { $each }.
# One item of the list in the sentence before: what the round brought, with its sign, and the points so far.
wizard-scored-of = { $who ->
    [you] tu { $points } ({ $total } in tutto)
   *[other] { $name } { $points } ({ $total } in tutto)
}
wizard-fact-over = Era l’ultimo round.

## What one may do, in the words of a button or an advice

wizard-action-play = giocare { $card }
wizard-action-predict = prevedere { $tricks ->
    [one] 1 presa
   *[other] { $tricks } prese
}
wizard-action-trump = scegliere come briscola il { $suit }
wizard-action-no-trump = giocare senza briscola
wizard-action-pass = passare { $card }
wizard-action-change = { $way ->
    [up] alzare la previsione a { $tricks }
   *[down] abbassare la previsione a { $tricks }
}

## The special cards

# After the name of the card.
wizard-about-special = { $card ->
    [shapeshifter] uno { -wizard } o un { -jester }, a scelta di chi lo gioca.
    [dragon] batte tutto, anche gli { -wizard(n: "many") }; ma se nella stessa presa c’è la { -fairy }, vince lei.
    [fairy] perde contro tutto, ma vince se nella stessa presa c’è il { -dragon }.
    [bomb] nessuno fa la presa. Chi l’avrebbe fatta apre la successiva.
    [werewolf] non si gioca mai. Prima delle previsioni chi lo ha lo scambia con la carta scoperta e sceglie la briscola, oppure nessuna.
    [juggler] un 7½ del colore scelto da chi lo gioca. Dopo la presa ognuno passa una carta a sinistra.
   *[cloud] un 9¾ del colore scelto da chi la gioca. Chi fa la presa deve cambiare di uno la sua previsione.
}
