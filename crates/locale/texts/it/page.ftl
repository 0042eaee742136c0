## What the page says, whatever the game.

page-skip = Vai al contenuto principale
page-home = Inizio
page-close = Chiudi
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
home-first = Imparalo in 5 minuti
home-rules = Regole
home-continue = Continua
home-recent = Partite recenti
# A player of a game that is over, with place and points.
home-result = { $place ->
    [1] ★ { $name } { $points }
   *[other] { $name } { $points }
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
settings-language = Lingua
settings-name = Il tuo nome
settings-theme = Colori
settings-theme-is = { $theme ->
    [light] Chiari
    [dark] Scuri
   *[system] Come il dispositivo
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
settings-about = Conclave è una realizzazione indipendente. I nomi dei giochi appartengono ai loro editori. Tutto resta su questo dispositivo.

## Setting up a table

setup-title = Un tavolo per { $game }
setup-players = Chi gioca?
setup-count = Numero di giocatori
setup-seat = Posto { $number }: chi si siede qui
setup-name = Nome del giocatore al posto { $number }
setup-sitter = { $sitter ->
    [person] Giocatore umano
    [apprentice] Bot: apprendista
    [adept] Bot: adepto
   *[archmage] Bot: arcimago
}
setup-options = Come giochi?
setup-all-options = Tutte le opzioni
setup-begin = Comincia
preset-beginner = Principianti
preset-standard = Standard
preset-everything = Completo

## A game

play-over = La partita è finita.
play-chance = Un momento…
play-undo = Annulla
play-hint = Consiglio
play-score = Punteggio
play-log = Diario della partita
play-more = Altro
play-explain = Di che cosa si tratta?
play-thinking = L’arcimago sta pensando…
play-advice = L’{ $level } consiglia di { $action }.
play-considered = { $games ->
    [0] { $action }: { $expected }
    [one] { $action }: { $expected }, da una partita immaginata
   *[other] { $action }: { $expected }, da { $games } partite immaginate
}
play-hand-over = Passa il dispositivo a { $name }
play-hand-over-text = Nessun altro deve guardare. Le carte di { $name } restano nascoste finché non si preme il pulsante.
play-i-am = Sono { $name }
play-again = Un’altra partita
play-review = Analisi
play-replay = Rivedi la partita
play-share = Copia un link a questa partita
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
