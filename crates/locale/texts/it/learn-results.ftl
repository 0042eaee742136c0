## The end of a game.

ending-special = Da ricordare
# The button that shows the table below the result, and back.
ending-look = Guarda il tavolo
ending-result = Torna al risultato
# $each is a list such as "You 210 points and Morgana 190 points".
ending-plot = L’andamento in linee: alla fine { $each }.
ending-plot-fire = Dov’era il fuoco dopo ogni turno, tra i maghi sul ponte che crolla: { $each }.
ending-picture = Condividi un’immagine
ending-picture-saved = L’immagine è stata salvata in un file.
ending-picture-failed = Il browser non può creare l’immagine.

## What was counted over all games.

statistics-empty = Ancora niente da contare
statistics-empty-text = Finisci una partita contro i bot e vedrai qui come vai: vittorie e serie, quanto sono esatte le tue previsioni, i tuoi incantesimi preferiti. Tutto resta su questo dispositivo.
# The labels of numbers.
statistics-games = Partite
statistics-won = Vinte
statistics-of = { $part } su { $all }
statistics-run = Serie più lunga
statistics-run-now = Serie attuale
statistics-place = Posto medio
statistics-mean = Risultato medio
statistics-most = Risultato migliore
statistics-duels = Duelli vinti
statistics-first = Prima partita
statistics-last = Ultima partita
# Above a list of opponents, with how many games were won against each.
statistics-against = Vinte contro
# Opponents of several levels.
statistics-mixed = livelli misti
# $part is such as "40 of 60".
statistics-exact = Previsioni esatte, per numero di carte: { $part }
statistics-spells = Incantesimi preferiti
statistics-together = Partite con più persone su questo dispositivo o tra soli bot: { $games }. Sono nel registro, ma non contano per nessuno.
statistics-json = Salva come JSON
statistics-csv = Salva come tabella (CSV)
statistics-delete = Elimina le mie statistiche
statistics-delete-sure = Eliminare per sempre le tue statistiche?
statistics-delete-text = Tutto ciò che è stato contato dal { $date } sparisce (partite: { $games }). Le partite nella prima schermata restano lì.
