## What only the terminal says: what may be typed at any time, besides an answer.

command-help = aiuto
command-rules = regole
command-score = punti
command-hand = mano
command-last = ultimo
command-log = diario
command-advice = consiglio
command-quit = esci
commands =
    In qualsiasi momento:
      ?       spiega la scelta da fare
      regole  le regole: regole 3 è un capitolo, regole e una parola la cerca
      mano    mostra di nuovo il tavolo (basta anche Invio)
      punti   il punteggio di tutti
      ultimo  che cosa si è giocato per ultimo; diario dice di più
      h       un consiglio: che cosa farebbe il bot più forte
      esci    salva la partita ed esce
# $command is the word "rules", $example a word that can be looked up.
terminal-rules-chapter = Un capitolo: { $command } e il suo numero.
terminal-rules-look-up = Per cercare qualcosa: { $command } e una parola, per esempio { $command } { $example }.
advice = L’{ $level } consiglia di { $action }.
# One of the actions that were weighed up, with the points it expects of it.
# One of the actions that were weighed up, with what it expects of it.
advice-considered = { $games ->
    [0] {"  "}{ $action }: { $expected }
    [one] {"  "}{ $action }: { $expected }, da una partita immaginata
   *[other] {"  "}{ $action }: { $expected }, da { $games } partite immaginate
}
no-advice = Qui non c’è nulla da dire.
hint = In qualsiasi momento: ? spiega la scelta, h dà un consiglio, regole spiega il gioco; esci salva ed esce.
no-such-item = Non c’è una scelta numero { $number }: i numeri vanno da 1 a { $most }.
resumed = La partita riprende da dove si era fermata, dopo { $steps ->
    [one] un passo
   *[other] { $steps } passi
}.
seed = Seed { $seed }: lo stesso seed dà di nuovo le stesse carte (--seed { $seed }).
recording = La registrazione viene scritta in { $path } mentre giochi.
saved = La partita fin qui è salvata in { $path }.
recorded = La partita è registrata in { $path }.
how-to-review = Che cosa sarebbe stato meglio: conclave review { $path }
how-to-resume = Per riprenderla: conclave play --resume { $path }
not-saved = Non è stato possibile salvare la partita fin qui ({ $reason }). Questa è la registrazione:
kept-nowhere = La partita non può essere salvata mentre giochi ({ $reason }). Verrà salvata all’uscita, se allora sarà possibile.
line-dropped = L’ultima riga della registrazione è troncata e viene tralasciata: { $line }
no-answer = Nessuna delle ultime { $lines } righe era una risposta: la partita si ferma qui.
# The list of the games that are kept.
kept-none = Nessuna partita è ancora salvata in { $folder }.
kept-game = { $path }: { $standing ->
    [open] in corso in questo momento
    [over] finita
    [broken] illeggibile
   *[going-on] non finita
}
kept-how = Per riprendere l’ultima: conclave play --resume
result = La partita è finita. La classifica:

# What is asked, and the numbers of the answers.
terminal-numbered = { $ask } (da 1 a { $most })
# What comes of a step, set off from it.
terminal-end = → { $said }

## Wizard

wizard-misunderstood = Non capisco «{ $input }». { $asked ->
    [predict] Scrivi un numero di prese.
    [trump] Scrivi un numero della lista, oppure blu, rosso, verde o giallo.
    [werewolf] Scrivi un numero della lista, oppure blu, rosso, verde, giallo o nessuno.
    [pass] Scrivi un numero tra parentesi quadre, oppure una carta come b7, z o n.
    [change] Scrivi +1 o -1.
   *[play] Scrivi un numero tra parentesi quadre, oppure una carta come b7, z o n.
} (? spiega di più.)
wizard-needs-side = Il { -shapeshifter } è uno { -wizard } o un { -jester }, a tua scelta: scrivi mutaforma stregone o mutaforma giullare.
wizard-needs-suit = { $name ->
    [juggler] Il { -juggler } vuole un colore: scrivi giocoliere blu, giocoliere rosso, giocoliere verde o giocoliere giallo.
   *[cloud] La { -cloud } vuole un colore: scrivi nuvola blu, nuvola rosso, nuvola verde o nuvola giallo.
}
wizard-never-played = Il { -werewolf } non si gioca mai.
# After a card that is there several times.
wizard-times = { " " }×{ $count }
wizard-other-cards = altre
wizard-change-to = { $sign }: prevedi { $prediction }
wizard-score-empty = Il segnapunti è ancora vuoto: si sta giocando il primo round.
wizard-score-round = round
wizard-score-total = tot.
wizard-score-predicted = prev
wizard-score-legend = tot.: punti finora; prev: prese previste
wizard-no-trick = Nessuna presa di questo round è ancora completa.
wizard-log = Presa { $number }: { $cards }. { $end }
terminal-wizard-predict = { $ask } (da 0 a { $most })
terminal-wizard-how-werewolf = Rispondi con un numero della lista, oppure con blu, rosso, verde, giallo o nessuno.
terminal-wizard-how-trump = Rispondi con un numero della lista, oppure con blu, rosso, verde o giallo.
terminal-wizard-how-play =
    Rispondi con un numero tra parentesi quadre, oppure con la carta stessa: { $example }. Lettere: b blu, r rosso, g verde, y giallo, z { -wizard }, n { -jester }. Le carte tra parentesi tonde ora non si possono giocare.
terminal-wizard-how-pass = Rispondi con un numero tra parentesi quadre, oppure con la carta stessa, come b7 o z.
terminal-wizard-how-change = Rispondi con un numero della lista, oppure con +1 o -1.
terminal-wizard-scored = Il round { $round } è finito:
terminal-wizard-scored-row = previste { $predicted }, fatte { $won }   { $points }   totale { $total }

## Shazamm!

shazamm-misunderstood = Non capisco «{ $input }». { $asked ->
    [clone] Scrivi il numero o il nome di un incantesimo della lista, oppure 0.
    [theft] Scrivi usa o scarta.
    [recycle] Scrivi di quanto cambi la puntata, come +3 o -2, oppure 0.
    [stack] Scrivi i numeri degli incantesimi, come 7 8 10.
    [lay] Scrivi numeri o nomi di carte, come 0 7, oppure nessuna.
   *[bet] Scrivi una puntata, come 12, oppure una puntata con incantesimi, come 12 incendio o 12 3 7.
} (? spiega di più.)
shazamm-unknown-card = Non c’è nessun incantesimo «{ $input }». Scrivi il suo numero o l’inizio del suo nome. (? elenca le tue carte.)
shazamm-ambiguous = «{ $input }» può essere { $cards }. Scrivi qualcosa in più, oppure il numero.
shazamm-twice = Hai { $card } una volta sola.
shazamm-to-stack = Incantesimi da mettere in ordine:
shazamm-stacked-so-far = Il tuo mazzo finora: { $cards }
shazamm-choose-clone = Incantesimi che puoi copiare:
shazamm-choose-none = nulla
shazamm-choose-use = usalo come tuo
shazamm-choose-discard = scartalo
shazamm-choose-bet = punta { $bet }
shazamm-score =
    Round { $round } di 7 al massimo. Vince la partita chi resta sul ponte.
shazamm-score-tiles = { $who ->
    [you] Sei sulla lastra { $tile }; dietro di te { $tiles ->
        [0] il ponte non ha altre lastre
        [one] il ponte ha ancora 1 lastra
       *[other] il ponte ha ancora { $tiles } lastre
    }, e dopo ogni round ne perde una.
   *[other] { $name } è sulla lastra { $tile }; dietro { $tiles ->
        [0] il ponte non ha altre lastre
        [one] il ponte ha ancora 1 lastra
       *[other] il ponte ha ancora { $tiles } lastre
    }.
}
shazamm-no-turn = Nessuno ha ancora usato incantesimi.
shazamm-hand-of = { $name } ha in mano: { $cards }
shazamm-used = { $who ->
    [you] Hai usato: { $cards }.
   *[other] { $name } ha usato: { $cards }.
}
shazamm-used-before = { $before }; nell’ultimo turno { $last }
shazamm-used-last = nell’ultimo turno { $last }
shazamm-unseen = Restano: { $cards }.
shazamm-unseen-others = Può ancora arrivare qualsiasi altro incantesimo.
shazamm-unseen-none = Non resta nessun incantesimo.
terminal-shazamm-bet = { $ask } ({ $mana ->
    [one] te ne resta solo 1
   *[other] da 1 a { $mana }
})
terminal-shazamm-clone = { $ask } (0 per non copiare nulla)
terminal-shazamm-stack = { $ask } (un numero, o più di fila)
terminal-shazamm-lay = { $ask } (numeri o nomi; 0 è il Bluff, nessuna per non giocarne)
terminal-shazamm-how-bet = Scrivi la tua puntata: 12 punta 12 mana. Aggiungi incantesimi per numero o per nome: { $example } lancia anche { $card }; 12 3 7 ne lancerebbe due. 0 è il Bluff.
terminal-shazamm-how-clone = Scrivi il numero o il nome dell’incantesimo, oppure 0 per non copiare nulla.
terminal-shazamm-how-theft = Scrivi 1 o usa, 2 o scarta.
terminal-shazamm-how-recycle = Scrivi di quanto cambi la puntata, come +3 o -2, 0 per lasciarla com’è, oppure un numero della lista.
terminal-shazamm-how-stack = Scrivi i numeri uno alla volta, oppure più di fila, come 7 8 10 11 13.
terminal-shazamm-how-lay = Scrivi i numeri o i nomi delle carte, come { $example }, oppure nessuna per non giocarne. 0 è il Bluff.
terminal-shazamm-how-bet-alone = Scrivi la tua puntata: 12 punta 12 mana. Le tue carte sono già sul tavolo.

## Maginor

maginor-misunderstood = Non capisco «{ $input }». { $asked ->
    [turn] Scrivi un numero della lista, oppure tira, carta fuoco, vai unicorno, magia sfinge, o il nome di un incantesimo.
    [symbol] Scrivi un numero della lista, oppure fuoco, acqua, terra, aria o fato.
    [slot] Scrivi un numero della lista, oppure casella e il suo numero.
    [duel] Scrivi terra, acqua o fuoco.
    [reversal] Scrivi sì o no.
    [take] Scrivi tassello o incantesimo.
   *[retrieve] Scrivi un numero della lista, oppure fuoco, acqua, terra, aria o fato.
} (? spiega di più.)
maginor-needs-tile = Per quale tassello? Scrivi { $word ->
    [move] vai
    [m] vai
    [sorcery] magia
    [s] magia
    [telekinesis] telecinesi
    [teleportation] teletrasporto
   *[other] { $word }
} e il nome del tassello, oppure un numero della lista.
maginor-needs-symbol = Quale carta? Scrivi carta fuoco, carta acqua, carta terra, carta aria o carta fato.
maginor-only-in-duels = Inversione si lancia dopo un duello che non hai vinto. Ti verrà chiesto allora.
maginor-never-played = Un rito non si lancia: alla fine conta come voti.
maginor-choice-roll = tira
maginor-choice-card = { $card }
# A card with which nothing would happen; short, since there may be five of them.
maginor-choice-card-idle = { $card } (nulla)
maginor-choice-spell = { $spell }
maginor-choice-teleportation = Teletrasporto
maginor-choice-telekinesis = Telecinesi
maginor-choice-move = vai
maginor-choice-sorcery = magia
maginor-choice-slot = casella { $slot } ({ $symbol })
maginor-choice-slot-of = casella { $slot } ({ $symbol }, di { $mark })
maginor-choice-stop = basta
maginor-choice-tile = { maginor-tile } ({ maginor-votes })
maginor-choice-take-spell = l’incantesimo { $spell }
# One letter for each symbol, all different.
maginor-letter = { $symbol ->
    [fire] f
    [water] a
    [earth] t
    [air] r
   *[fate] *
}
# The rites where there is little room, with their votes.
maginor-rite = { $spell ->
    [golden-cauldron] Calderone +{ $votes }
   *[high-wizard] Mago Supr. +{ $votes }
}
maginor-at-before = Maginor { maginor-tile-before }
maginor-at-on = Maginor { maginor-tile-on }
maginor-middle = al centro: { $names }
# One sign each, at the head of a tile's row.
maginor-mark-on = ►
maginor-mark-before = ›
maginor-head-tile = tassello
maginor-head-votes = voti
maginor-head-spell = incantesimo
maginor-head-who = chi
# The numbers are padded with spaces, and so are the letters of the cards.
maginor-player = voti { $votes }  segnalini { $counters }  carte { $cards } e { $sorcery } magia
maginor-score = Voti finora:
maginor-score-row = { NUMBER($votes) ->
    [0] ancora nessun voto
    [one] 1 voto: { $items }
   *[other] { $votes } voti: { $items }
}
maginor-score-item = { $name } { $votes }
maginor-score-left = { $tiles ->
    [0] Tutti i tasselli sono stati consultati.
    [one] È in gioco un tassello, che vale { maginor-votes }.
   *[other] Sono in gioco { $tiles } tasselli, che valgono { $votes } voti.
}
maginor-before = La partita non è ancora cominciata.
maginor-after = La partita è finita.
terminal-maginor-turn = { $ask } (da 1 a { $most }, o ?)
terminal-maginor-how-turn =
    Rispondi con un numero della lista, oppure a parole: tira, carta fuoco, vai { $example }, magia { $example }. Nella tabella f a t r * sono simboli, e la maiuscola che segue è il giocatore che vi ha un segnalino.
terminal-maginor-how-reversal = Rispondi sì o no, oppure con un numero.
terminal-maginor-how-symbol = Rispondi con un numero o un simbolo.
terminal-maginor-how-slot = Rispondi con un numero della lista; le caselle si contano da sinistra.
terminal-maginor-how-duel = Rispondi con un numero, oppure terra, acqua o fuoco.
terminal-maginor-how-take = Rispondi con un numero, oppure tassello o incantesimo.
terminal-maginor-how-stop = Con «basta» non c’è un secondo segnalino.

## What may be typed in answers, in small letters: words that mean the same, with spaces between them. The English
## words are always understood as well.

typed-yes = sì si
typed-no = no
typed-none = nessuno nessuna niente nulla senza
typed-up = più alza alzare
typed-down = giù meno abbassa abbassare
typed-use = usa usare
typed-discard = scarta scartare
typed-roll = tira tirare dado
# A symbol card.
typed-card = carta
typed-move = vai andare muovi muovere
# A sorcery card.
typed-sorcery = magia
typed-slot = casella
typed-stop = basta
typed-take = prendi prendere
typed-tile = tassello voti
typed-spell = incantesimo
# Small words that mean nothing in an answer.
typed-decoration = il lo la i gli le un uno una e con come su sul sulla sulle nella verso per gioca giocare passa passare punta puntare briscola
