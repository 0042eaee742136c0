## What the page says, whatever the game.

page-skip = Vai al contenuto principale
page-home = Inizio
page-close = Chiudi
page-part-missing = Impossibile caricare questa parte della pagina. Riprova quando c’è una connessione.
page-again = Riprova
page-update = È disponibile una nuova versione di Conclave.
page-update-now = Aggiorna ora

missing-title = Qui non c’è nulla
missing-text = Questa pagina non esiste, oppure la partita non è più salvata in questo browser.

## The first screen

home-tagline = Tre giochi di maghi a un solo tavolo: con altre persone, contro i bot, dove vuoi.
home-players = { $least ->
   *[other] { $least ->
        [2] { $most ->
            [2] 2 giocatori
           *[other] da 2 a { $most } giocatori
        }
       *[other] da { $least } a { $most } giocatori
    }
}
home-length = da { $least } a { $most } minuti
home-play = Gioca
home-learn = Impara
home-first = Imparalo in 5 minuti
home-rules = Regole
home-continue = Continua
home-recent = Ultimi risultati
statistics-title = Le mie statistiche
home-older = Partite precedenti
# Who won a game that is over; $count is how many share the first place.
home-won = { $count ->
    [one] Vittoria: { $names }
   *[other] Primo posto condiviso: { $names }
}
home-remove = Elimina questa partita
home-remove-sure = Eliminare questa partita per sempre?
home-keep = Tienila
home-puzzle-today = Il problema del giorno
home-puzzles = Tutti i problemi
home-import = Apri una registrazione
home-import-text = Incolla qui il testo di una registrazione:
home-import-show = Mostrala

## Settings

settings-title = Impostazioni
settings-you = Tu
settings-look = Aspetto
settings-course = Animazioni e ritmo
settings-senses = Suoni e vibrazione
settings-device = Questo dispositivo
settings-language = Lingua
settings-name = Il tuo nome
settings-theme = Colori
settings-theme-is = { $theme ->
    [light] Chiari
    [dark] Scuri
   *[system] Come il dispositivo
}
settings-text = Dimensione del testo
settings-cards = Dimensione delle carte
# The size of letters or of cards.
settings-size-is = { $size ->
    [large] Grande
    [largest] Molto grande
   *[normal] Normale
}
settings-contrast = Contrasto
settings-contrast-is = { $contrast ->
    [high] Alto
   *[system] Come il dispositivo
}
settings-suits = Colori delle carte
settings-suits-is = { $suits ->
    [distinct] Facili da distinguere
   *[usual] Consueti
}
settings-hand = Mano con cui giochi
settings-hand-is = { $hand ->
    [left] Sinistra
   *[right] Destra
}
settings-pace = Ritmo dei bot
settings-pace-is = { $pace ->
    [instant] Immediato
    [quick] Veloce
    [slow] Lento
   *[normal] Normale
}
settings-motion = Animazioni
settings-motion-is = { $motion ->
    [still] Nessuna
   *[system] Come il dispositivo
}
settings-sound = Suoni
settings-sound-about = Discreti: carte, dado, fuoco, il tuo turno.
settings-volume = Volume
settings-haptics = Vibrazione
settings-haptics-about = Al tuo turno, quando qualcosa non è possibile, alla fine.
settings-install = Installa Conclave
settings-install-about = Come un’app a sé, anche offline.
settings-reset = Ripristina le impostazioni predefinite
settings-about = Conclave è una realizzazione indipendente. I nomi dei giochi appartengono ai loro editori. Tutto resta su questo dispositivo.

## Setting up a table

setup-title = Un tavolo per { $game }
setup-players = Chi gioca?
setup-count = { $count } giocatori
setup-seat = Posto { $number }: chi si siede qui
# $kind is a person or the level of a bot.
setup-seat-is = Posto { $number }: { $name }, { $kind }
setup-name = Nome del giocatore al posto { $number }
setup-add = Aggiungi un giocatore
setup-remove = Togli un giocatore
setup-remove-this = Togli questo posto
setup-done = Fatto
setup-new-here = Prima volta?
setup-levels = Quanto sono bravi i bot?
setup-person = Giocatore umano
setup-person-about = Gioca su questo dispositivo. In più persone ve lo passate.
setup-level = { $level ->
    [apprentice] Apprendista
    [adept] Adepto
   *[archmage] Arcimago
}
setup-level-about = { $level ->
    [apprentice] Gioca a regole pratiche e fa errori da principiante: buona compagnia per la prima partita.
    [adept] Vede a colpo d’occhio che cosa conviene e sbaglia di rado: all’altezza di quasi tutti.
   *[archmage] Immagina come potrebbe proseguire la partita, riflette un momento e perdona poco.
}
setup-options = Con quali regole?
setup-all-options = Tutte le opzioni
setup-begin = Comincia
preset-plain = Il gioco base
preset-plain-about = Solo le regole, senza varianti.

## A game

play-over = La partita è finita.
play-chance = Un momento…
play-undo = Annulla
play-hint = Consiglio
play-score = Punteggio
play-log = Diario della partita
play-more = Altro
play-sound-on = Suono attivo
play-sound-off = Suono disattivato
play-explain = Di che cosa si tratta?
play-thinking = L’arcimago sta pensando…
play-advice = L’{ $level } consiglia di { $action }.
play-considered = { $games ->
    [0] { $action }: { $expected }
    [one] { $action }: { $expected }, da una partita immaginata
   *[other] { $action }: { $expected }, da { $games } partite immaginate
}
# The same for several of which the same is expected.
play-equal = Alla pari: { $actions } ({ $expected })
play-hand-over = Passa il dispositivo a { $name }
play-hand-over-text = Nessun altro deve guardare. Le carte di { $name } restano nascoste finché non si preme il pulsante.
play-i-am = Sono { $name }
play-again = Rivincita
play-review = Analisi
play-replay = Rivedi la partita
play-share = Copia un link a questa partita
play-share-with = Condividi questa partita
play-copied = Il link è negli appunti. Chi lo apre vede questa partita.
play-export = Salva la registrazione in un file
play-export-failed = Il browser non permette alla pagina di salvare un file.
play-this-table = Questo tavolo
play-keys = Tastiera: Tab e le frecce passano da una scelta all’altra, Invio sceglie, h chiede un consiglio ed Esc lo chiude, {"?"} spiega la scelta, u annulla una decisione, s salta l’animazione in corso.
play-unkept = Il browser non ha più spazio: questa partita andrà persa quando chiuderai la pagina. Salva la registrazione in un file.
play-stand-in = { $name } non ha dato una risposta utilizzabile: al suo posto ha deciso un apprendista.
play-silence = Questa volta l’arcimago non ha una risposta. Chiedi di nuovo.
play-stuck = Si è verificato un errore e la pagina non può continuare questa partita. Ricarica la pagina: la partita è salvata fin qui.
play-export-story = Salva in un file ciò che sai della partita
play-secrets = Su questo dispositivo giocano anche altri. Finché la partita è in corso la registrazione resta qui, perché contiene i segreti di tutti; alla fine si può salvare e condividere.

## Looking at a game again

replay-title = Una registrazione
replay-of = { $game }: la registrazione
replay-broken = Questa registrazione non si può leggere:
replay-first = All’inizio
replay-back = Un passo indietro
replay-on = Un passo avanti
replay-last = Alla fine
replay-step = Passo
replay-at = Passo { $step } di { $steps }
replay-eyes = Punto di vista
replay-open = Carte di tutti scoperte
replay-spectator = Uno spettatore
replay-play-on = Gioca da qui

## The options of each game

setup-excluded = { $one } e { $other } si escludono a vicenda.
wizard-setup-specials = Carte speciali
wizard-setup-variants = Varianti
wizard-setup-single-suit-seats = Ognuno ha un colore tutto suo, quindi si può giocare al massimo in quattro.
wizard-setup-together = Il Drago e la Fata vanno sempre insieme.
wizard-setup-no-specials = { $variant } si gioca senza carte speciali.
shazamm-setup-variants = Varianti
maginor-setup-variants = Varianti
