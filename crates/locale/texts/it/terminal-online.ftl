## What only the terminal says of a table with people elsewhere: words that may be typed, the waiting room, news of the others.

command-table = tavolo
command-say = di
command-leave = alzati
command-again = rivincita
command-start = inizia
command-bot = bot
command-bots = riempi
command-free = libera
join-hint = In qualsiasi momento: ? spiega la scelta, di parla agli altri, tavolo mostra chi siede dove; esci chiude il programma e ti tiene il posto.
join-commands =
    In qualsiasi momento:
      ?       spiega la scelta da fare
      regole  le regole: regole 3 è un capitolo, regole e una parola la cerca
      mano    mostra di nuovo la partita (basta anche Invio)
      punti   il punteggio di tutti
      ultimo  che cosa si è giocato per ultimo; diario dice di più
      h       un consiglio del bot più forte (non quando il risultato conta)
      tavolo  chi siede dove, e il link del tavolo
      di      mostra che cosa si può dire agli altri: di 5
      alzati  lascia il tavolo; un bot continua al posto tuo
      esci    chiude il programma e ti tiene il posto
join-room-commands =
    Prima e dopo la partita:
      tavolo     chi siede dove, e il link del tavolo
      regole     le regole: regole 3 è un capitolo, regole e una parola la cerca
      di         mostra che cosa si può dire agli altri: di 5
      alzati     lascia il tavolo
      esci       chiude il programma e ti tiene il posto
    Per chi ospita, prima della partita:
      bot        mette un bot in un posto libero: bot 3 adepto
      riempi     mette un bot in ogni posto libero: riempi arcimago
      libera     libera un posto: libera 3
      inizia     comincia, quando tutti i posti sono occupati
    Dopo la partita:
      rivincita  un’altra partita, appena tutti lo vogliono
join-ask-name = Come ti chiami?
join-ask-host = Il tavolo è tuo: { $choices }? (aiuto dice di più)
join-ask-after = Ancora una? (rivincita o esci)
join-ask-table = Quale tavolo? (da 1 a { $most })
join-welcome = Sei { $name } su { $server }.
join-name-refused = Non può essere un nome: ha da 1 a 24 caratteri su una riga.
# The lobby.
join-lobby = Tavoli su { $server } con posti liberi:
join-lobby-row = { $game }, { $free ->
    [one] un posto libero
   *[other] { $free } posti liberi
}; al tavolo: { $names }
join-lobby-empty = In questo momento nessun tavolo su { $server } ha un posto libero. Per aprirne uno: conclave play wizard --listed --join { $server }
join-nobody = nessuno
# The waiting room.
join-table-clock = { $clock ->
    [relaxed] Orologio: 90 secondi per ogni decisione e tre minuti di riserva.
    [brisk] Orologio: 30 secondi per ogni decisione e un minuto di riserva.
    [days] Orologio: un giorno per ogni decisione.
   *[none] Senza orologio.
}
join-table-rated = Il risultato conta per la classifica.
join-table-link = Con questo link si può venire al tavolo: { $link }
join-table-waits = La partita comincia quando chi ospita la avvia.
join-seat-free = libero
join-seat-bot = { $name } (bot, { $level })
join-seat-person = { $is ->
    [host] { $name } (ospita)
    [left] { $name } (ha lasciato, subentra un bot)
    [program] { $name } (un programma)
   *[person] { $name }
}
join-all-taken = Nessun posto è libero.
join-levels = I bot per questo gioco: { $levels }.
join-phrases = Che cosa si può dire, con { $command } e un numero:
join-unclear = Non capisco «{ $input }». (aiuto mostra che cosa si può scrivere.)
# News.
join-sat = { $name } si siede al posto { $seat }.
join-bot-sat = Un bot si siede al posto { $seat }: { $name } ({ $level }).
join-freed = Il posto { $seat } è libero.
join-left = { $name } ha lasciato il tavolo; subentra un bot.
join-returned = { $name } è di nuovo al tavolo.
join-new-host = Ora il tavolo è tuo.
join-complete = Tutti i posti sono occupati: { $command } fa cominciare la partita.
join-put-out = Il tuo posto è stato liberato. Non sei più a questo tavolo.
join-got-up = Hai lasciato il tavolo.
join-present = { $here ->
    [yes] { $name } c’è.
   *[no] { $name } in questo momento non c’è.
}
join-said = { $name }: { $said }
join-stood-in = { $who ->
    [you] Un bot ha deciso al posto tuo.
   *[other] Un bot decide al posto di { $name }.
}
join-lost = La connessione è caduta e verrà ristabilita.
join-unsent = Quello che hai scritto non è stato inviato, perché la connessione è caduta. Verrà ristabilita.
join-back = La connessione è tornata.
join-unanswered = Il server non ha ancora risposto.
join-unwritten = { $has_clock ->
    [yes] In questo momento il server non può salvarlo, perché non raggiunge il suo database. Il programma riprova finché non ci riesce; intanto il tempo non scade per nessuno.
   *[no] In questo momento il server non può salvarlo, perché non raggiunge il suo database. Il programma riprova finché non ci riesce.
}
join-undecided = La tua ultima decisione non è ancora stata salvata.
join-outage = In questo momento non si può giocare sul server, perché non raggiunge il suo database. Il programma continua a riprovare da solo.
join-outage-lasts = Per ora non si può giocare sul server, perché non raggiunge il suo database. Riprova più tardi.
join-refused = { $reason ->
    [not-host] Può farlo solo chi ospita.
    [seat] Quel posto non si può avere così.
    [not-now] Ora non è possibile.
    [rules] Le regole non lo permettono.
    [limit] È troppo in una volta.
    [unanswered] Il server non ha risposto. Riprova.
   *[refused] Il server rifiuta.
}
join-clock = { $has_reserve ->
    [yes] Hai { $time } per questa decisione e { $reserve } di riserva.
   *[no] Hai { $time } per questa decisione.
}
# After the game.
join-fair = Il caso è stato onesto: tutti i { $outcomes } esiti derivano da ciò a cui il server si era impegnato prima della partita e da ciò che i giocatori hanno aggiunto.
join-unfair = Il caso non corrisponde a quanto promesso prima della partita: { $reason }
join-no-record = Non è stato possibile conservare la registrazione: { $reason }
join-wants-again = { $who ->
    [you] Vuoi giocare ancora. Si aspettano gli altri.
   *[other] { $name } vuole giocare ancora.
}
join-next = Si gioca ancora, spostati di un posto.
join-next-without-you = Gli altri giocano ancora senza di te: { $link }
join-come-back = Il tuo posto ti aspetta. Per tornare: conclave play --join { $link }
