## Playing with people elsewhere, on the page.

home-together = Gioca insieme
together-title = Gioca insieme
# Where there is no server, or none that can be reached.
together-connecting = Connessione in corso…
together-unreachable = Il server non è raggiungibile. Contro i bot puoi giocare anche senza.
together-unreachable-yet = Il server non è raggiungibile. La pagina continua a riprovare da sola.
together-no-tables = Per giocare a distanza ci vuole un server di gioco, e quello da cui viene questa pagina fornisce solo la pagina. Chi avvia «conclave serve» può invitarti. Contro i bot puoi giocare anche qui.
together-refused = { $reason ->
    [no-such-table] Questo tavolo non esiste, oppure la partita è cominciata e non ammette spettatori.
    [no-account] Il server non ti conosce. Scrivi il tuo nome e siediti.
    [not-now] Ora non è possibile.
    [not-host] Può farlo solo chi ospita.
    [seat] Questo posto è occupato.
    [rules] Le regole non lo permettono.
    [limit] Era troppo in una volta. Riprova tra un momento.
    [try-again] Il server non ci è riuscito. Riprova.
    [protocol] Questa pagina e il suo server non si capiscono: uno dei due è più recente. Ricarica la pagina.
   *[other] Il server rifiuta.
}
together-lost = La connessione è caduta e tornerà presto. Quello che decidi viene conservato e inviato appena torna.
together-outdated = Il server è più recente di questa pagina. Ricarica la pagina: il tuo posto ti aspetta.
# Who one is.
together-name = Il tuo nome
together-name-example = Anna
# The tables that there are.
together-here = { $count ->
    [0] Al momento non c’è nessuno ai tavoli.
    [one] Al momento c’è una persona a un tavolo.
   *[other] Al momento ci sono { $count } persone ai tavoli.
}
together-own = I tuoi tavoli
together-go-on = Continua
together-begin = Nuova partita
together-play-now = Gioca subito
together-open = Apri un tavolo
together-open-tables = Tavoli con posti liberi
together-none-open = In questo momento nessuno aspetta altri giocatori. «Gioca subito» apre un tavolo, e i bot ne occupano i posti liberi quando vuoi.
together-watch = Partite da guardare
together-look-on = Guarda
together-sit-down = Siediti
together-to-tables = Tutti i tavoli
together-free-seats = { $count ->
    [0] Nessun posto libero
    [one] Un posto libero
   *[other] { $count } posti liberi
}
# Opening a table.
together-open-title = { $game }: apri un tavolo
together-seats-about = Chi ha il link può sedersi; i posti che restano liberi vanno ai bot.
together-agreed = Il tavolo
together-clocks = Tempo di riflessione
together-clock = { $clock ->
    [relaxed] Tranquillo
    [brisk] Svelto
    [days] Per corrispondenza
   *[none] Senza limiti
}
together-clock-about = { $clock ->
    [relaxed] 90 secondi per ogni decisione e tre minuti di riserva.
    [brisk] 30 secondi per ogni decisione e un minuto di riserva.
    [days] Un giorno per ogni decisione.
   *[none] Tutto il tempo che serve.
}
together-clock-away = Con l’orologio, un bot decide per chi si assenta per un minuto mentre altri sono presenti.
together-listed = Aperto a tutti
together-listed-about = Tutti su questo server vedono il tavolo. Altrimenti viene solo chi ha il link.
together-rated = Partita classificata
together-rated-about = Il risultato conta per la classifica.
together-spectators = Spettatori
together-spectators-about = Altri possono guardare. Vedono ciò che è sul tavolo, ma nessuna mano.
together-no-spectators = Gli spettatori non sono ammessi.
# The waiting room.
together-table-title = { $game }: il tavolo
together-link-title = Invita altre persone
together-link-about = Chi ha questo link può sedersi.
together-link = Il link del tavolo
together-link-local = Questo link funziona solo su questo computer. Avvia il server con { $option } e potranno venire altri dalla tua rete.
together-send-link = Invia il link
together-copy-link = Copia il link
together-copied = Il link è copiato.
together-copy-yourself = Copia il link a mano, per favore.
together-qr = Il link come codice QR
together-scan = Scansiona il codice e siediti.
together-screen = Per uno schermo grande
together-seat-free = Libero
together-seat-edit = Chi si siede qui?
together-free-seat = Libera il posto
together-is-host = ospita
together-is-program = programma
together-is-away = al momento non c’è
together-has-left = ha lasciato il tavolo; gioca un bot
together-all-there = Tutti i posti sono occupati.
together-host-waits = Ora altri possono sedersi. I posti che restano liberi vanno ai bot.
together-fill = Completa con i bot
together-full = Tutti i posti sono occupati. Appena la partita sarà cominciata, potrai guardare.
together-waits-for = { $name } avvia la partita quando ci sono tutti.
together-get-up = Alzati
together-closed = Questo tavolo è chiuso: se ne sono andati tutti, oppure non è venuto nessuno.
# While a game is played.
together-your-turn = Tocca a te – { $game }
together-looking-on = Stai guardando la partita.
together-say = Di’ qualcosa
together-people = A questo tavolo
together-mute = Silenzia
together-stood-in = { $who ->
    [you] Un bot ha deciso al posto tuo.
   *[other] Un bot decide al posto di { $name }.
}
together-bot-plays = Un bot gioca al posto tuo.
together-come-back = Torna in gioco
together-leave-game = Lascia la partita
together-leave-about = Un bot continua al posto tuo, e puoi tornare in qualsiasi momento.
together-notify = Avvisami quando tocca a me
# After the end.
together-dice-checking = Si controlla che il caso sia stato onesto…
together-dice-fair = Controllato, il caso è stato onesto: tutti i { $outcomes } esiti, tra mescolate e lanci, derivano dal segreto fissato prima della partita e da ciò che i giocatori hanno aggiunto.
together-dice-unfair = Il caso non corrisponde a quanto promesso prima della partita.
together-rating-changed = Punti in classifica: { $before } → { $after }
together-want-again = { $count ->
    [one] { $names } vuole giocare ancora.
   *[other] { $names } vogliono giocare ancora.
}
together-waits-again = Si aspetta la risposta degli altri.
# Who one is at a server.
me-title = Il mio profilo
me-nobody = Il server non ti conosce ancora: scrivi il tuo nome e siediti a un tavolo. Se ti conosce su un altro dispositivo, da lì puoi aggiungere questo.
me-save = Salva
me-saved = Salvato.
me-portrait = Ritratto
me-portrait-one = Ritratto { $number }
me-ratings = Punti in classifica
me-no-ratings = Non hai ancora giocato una partita classificata.
me-rating = { $games ->
    [one] { $rating } dopo una partita
   *[other] { $rating } dopo { $games } partite
}
me-rating-plot = I punti in classifica dopo ogni partita: all’inizio { $first }, ora { $last }.
me-games = Partite finite
me-no-games = Qui non hai ancora finito una partita.
me-devices = Dispositivi
me-devices-about = Puoi accedere da ognuno di questi dispositivi.
me-this-device = questo dispositivo
me-used = ultimo uso: { $when }
me-remove = Rimuovi
me-add-device = Aggiungi un altro dispositivo
me-add-device-about = Scansiona il codice con l’altro dispositivo, o scrivilo lì. Vale una volta sola, entro dieci minuti.
me-have-code = Ho un codice
me-code = Il codice che mostra l’altro dispositivo
me-add-this = Aggiungi questo dispositivo
me-code-wrong = Questo codice non vale: è già stato usato, ha più di dieci minuti o contiene un errore di battitura.
me-tokens = Programmi
me-tokens-about = Con un token un programma può giocare a nome tuo. Tutti vedono che è un programma.
me-token-name = Nome del programma
me-token-new = Nuovo token
me-token-shown = Il token viene mostrato solo questa volta. Tienilo dove nessun altro lo vede.
me-data = Che cosa è conservato di te
me-download = Scarica tutto
me-delete = Elimina tutto
me-delete-sure = Eliminare tutto ciò che è conservato di te?
me-delete-about = Il tuo nome, i tuoi dispositivi e i tuoi punti in classifica spariscono per sempre; nelle partite finite compare solo un ex giocatore. Non si può annullare.
me-delete-keep = Tieni tutto
