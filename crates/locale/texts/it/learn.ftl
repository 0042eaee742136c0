## The guided first games. A line is a paragraph.

first-wizard-welcome =
    Ti diamo il benvenuto a Wizard. In ogni round ricevi delle carte e prevedi quante prese ti daranno. A ogni presa tutti giocano una carta, e vince la migliore. Conta solo una cosa: indovinare il numero esatto.
first-wizard-trump =
    Nel primo round tutti hanno una sola carta. Poi se ne scopre un’altra: è verde, quindi in questo round la briscola è il verde. La briscola batte tutti gli altri colori.
first-wizard-predict-wizard =
    Hai in mano uno { -wizard }, la carta più forte che ci sia: fa la presa. Prevedi dunque una presa.
first-wizard-signs =
    Sotto ogni nome ci sono le prese: un anello vuoto è previsto, uno pieno è fatto, un rombo rosso è una presa di troppo. Accanto al nome ci sono i punti. Il mazzetto di carte indica chi dà le carte, la cornice luminosa di chi è il turno.
first-wizard-lead-wizard =
    Gli altri non prevedono nessuna presa. Siedi alla sinistra del mazziere, quindi apri tu. Gioca lo { -wizard }.
first-wizard-scored =
    Hai previsto una presa e ne hai fatta una: sono 20 punti, più 10 per la presa. Gli altri hanno previsto 0 e fatto 0: 20 punti a testa. Sbagliare di una presa costa 10 punti, di due 20.
first-wizard-predict-last =
    Secondo round: due carte a testa, e la briscola è il rosso. Dai tu le carte, quindi la tua previsione viene per ultima. Il 12 blu ha buone probabilità di fare una presa, il 3 giallo difficilmente ci riuscirà. Prevedi una presa.
first-wizard-follow =
    Si è aperto con il blu e tu hai una carta blu, quindi devi rispondere a colore. Il 12 blu è la carta più alta finora: la presa è tua.
first-wizard-lead-low =
    Hai fatto la presa, quindi apri tu la prossima. Hai già la presa che volevi. Apri con il 3 giallo e lascia questa a qualcun altro.
first-wizard-ruffed =
    Gli altri due non avevano carte gialle, quindi potevano giocare ciò che volevano, e una briscola batte ogni altro colore: il piccolo 2 rosso ha fatto la presa.
first-wizard-predict-jester =
    Terzo round. La briscola è il blu. Il { -jester } non fa mai una presa (a meno che tutti giochino un { -jester }), il 10 giallo forse sì, e il 2 blu è una briscola. Prevedi una presa.
first-wizard-follow-yellow =
    Si è aperto con il giallo. Puoi sempre giocare uno { -wizard } o un { -jester }, qualunque sia il colore di apertura; altrimenti devi rispondere a colore. Rispondi con il 10 giallo e vediamo se basta.
first-wizard-ruff =
    Il 12 giallo era più alto. Ora si è aperto con il verde e tu non hai carte verdi: puoi giocare ciò che vuoi. Il 2 blu è una briscola e fa la presa.
first-wizard-lead-jester =
    Una presa, come previsto. Apri con il { -jester }: perde contro tutto, e la carta successiva decide a quale colore si deve rispondere. Dopo uno { -wizard } non c’è nessun colore.
first-wizard-done =
    Questa volta hanno indovinato tutti. Nell’ultimo round si danno tutte le carte, e vince chi alla fine ha più punti. Al tavolo vedi per ognuno quante prese ha previsto e quante ne ha fatte.

first-shazamm-welcome =
    Ti diamo il benvenuto a Shazamm! Due maghi stanno su un ponte sopra la lava, con un muro di fuoco in mezzo. Spingilo verso il tuo avversario, round dopo round, finché uno dei due non cade.
first-shazamm-hand =
    Per questo round hai 50 mana e cinque incantesimi in mano. A ogni turno entrambi puntate mana, in segreto e nello stesso momento. Chi punta di più spinge il fuoco di una lastra; entrambi pagate ciò che avete puntato.
first-shazamm-signs =
    Il Bluff tra le tue carte non è un incantesimo: non fa nulla e torna in mano, così nessuno sa se lanci qualcosa. Il segno giallo indica il centro tra i maghi, dove comincia il fuoco.
first-shazamm-first-bet =
    Comincia con una puntata di 8, senza incantesimi.
first-shazamm-pushed =
    8 batte 5: il fuoco è avanzato di una lastra verso il tuo avversario. Quando raggiunge un mago, il round è finito.
first-shazamm-low-bet =
    Perdere un turno spendendo poco può valere quanto vincerne uno. Questa volta punta solo 1, e lascia che sia il tuo avversario a pagare la spinta.
first-shazamm-cheap =
    Quella spinta è costata 14 mana al tuo avversario, e a te solo 1. Ora te ne resta di più per il seguito del round.
first-shazamm-boost =
    Ora un incantesimo. { -boost } aggiunge 7 alla tua forza, ma tu paghi solo la puntata. Punta 10 e scegli { -boost }.
first-shazamm-resist =
    10 e 7 fanno 17: quanto basta contro 16. Un incantesimo lanciato è perso. Al tuo avversario resta poco mana, e potrebbe tentare qualcosa: punta 5 con { -resistance }, così in questo turno il fuoco non può avanzare verso di te.
first-shazamm-resisted =
    Il tuo avversario ha lanciato { -blaze }, che avrebbe fatto avanzare il fuoco di due lastre. { -resistance } lo ha fermato. Gli incantesimi agiscono sempre nell’ordine dei loro numeri.
first-shazamm-last-bet =
    Al tuo avversario restano solo 6 mana. Una puntata di 7 vince di sicuro questo turno.
first-shazamm-round-over =
    Il tuo avversario non ha più mana e tu sì: perciò spingi il fuoco fino al mago. Così finisce il round. I maghi si mettono a tre passi dal fuoco (uno dei due avanza), e il ponte crolla alle due estremità.
first-shazamm-done =
    Un nuovo round: entrambi avete di nuovo 50 mana e pescate tre incantesimi. Vinci anche questo, e sotto i piedi del tuo avversario non ci sarà più nessun ponte.

first-maginor-welcome =
    Ti diamo il benvenuto a Maginor. Undici Oracoli formano un cerchio, e ognuno ha dei voti da dare: il numero sul suo tassello. Maginor percorre il cerchio e li raccoglie. Conquista più voti che puoi prima che arrivi lui.
first-maginor-signs =
    Ogni tassello mostra al centro i suoi voti e intorno le sue caselle; accanto c’è il suo incantesimo. La tua riga mostra i tuoi voti e quanti segnalini ti restano.
first-maginor-turn =
    Nel tuo turno giochi quante carte e quanti incantesimi vuoi, e poi ti muovi oppure tiri il dado. Tutti partono dalla Sala della Gilda. Il primo tassello che Maginor raggiungerà è il Fuoco fatuo, quindi vai lì: sposta il tuo mago.
first-maginor-roll =
    Ora tira. Il dado mostra un simbolo: se il tuo tassello ha una casella libera di quel simbolo, vi piazzi uno dei tuoi segnalini.
first-maginor-slot =
    Fuoco: due caselle lo mostrano. Se alla fine due giocatori hanno lo stesso numero di segnalini, la spunta chi ha quello che viene prima in senso orario dall’alto. Prendi dunque la prima casella.
first-maginor-maginor =
    La sesta faccia del dado è Maginor in persona. Il tuo avversario ha potuto scegliere il simbolo, e Maginor si è messo in cammino: ora è davanti al Fuoco fatuo. Quando lascia un tassello, quel tassello viene consultato.
first-maginor-card =
    Oltre al dado hai delle carte: una per simbolo, e ognuna vale come un tiro di quel simbolo, una volta per partita. Gioca la carta aria.
first-maginor-roll-again =
    Le carte non fanno finire il turno. Una carta magia è un tiro per un tassello qualsiasi, ovunque sia il tuo mago. Ora tira il dado.
first-maginor-fate =
    Fato! C’è una sola casella fato, e ora è tua. Su un tassello senza fato, il fato vale come qualsiasi simbolo tu voglia. Sei in testa con tre segnalini a uno.
first-maginor-duel =
    Il tuo avversario ha tirato aria, ma tutte le caselle aria sono occupate: perciò c’è un duello per il tuo segnalino. La terra batte l’acqua, l’acqua batte il fuoco, il fuoco batte la terra; se entrambi scegliete terra, vince il difensore. Cioè tu. Scegli terra.
first-maginor-fill =
    Hai vinto, e il tuo segnalino resta. È libera una sola casella, e mostra il fuoco. Un tassello viene consultato anche quando tutte le sue caselle sono occupate: gioca la carta fuoco.
first-maginor-take =
    Hai più segnalini di tutti, quindi la prima scelta è tua: il tassello con i suoi 5 voti, oppure l’incantesimo accanto. Chi ha il secondo posto prende ciò che resta. Prendi il tassello.
first-maginor-scored =
    Tutti i segnalini tornano ai proprietari, il tassello lascia il cerchio, e i maghi che erano lì ora sono al centro. Il tuo avversario ha ricevuto l’incantesimo Dominazione.
first-maginor-move =
    Dal centro non puoi tirare il dado: devi muoverti. L’Unicorno dà 10 voti. Vai lì.
first-maginor-done =
    E così si continua lungo il cerchio. La Sala della Gilda è l’ultima: quando Maginor vi arriva, viene consultata e la partita è finita. Chi ha più voti diventa il nuovo Mago Supremo.

## What stands around the rules.

rules-title = { $game }: le regole
rules-play = Prepara un tavolo
rules-contents = Capitoli
rules-back = Torna alla partita
# The label of a field.
rules-search = Cerca nelle regole, tra le carte e le domande
# An example that one can go through.
rules-example = Esempio: { $step } di { $steps }
rules-example-back = Indietro
rules-example-on = Avanti

## What stands around the guided first games.

first-title = { $game }: la tua prima partita
first-on = Avanti
first-do-it = Fallo per me
# Another decision than the one that the lesson is about.
first-other = Sarebbe possibile, ma in questa lezione si tratta di { $action }.
first-end = Ora sai tutto ciò che serve. Puoi continuare da qui contro i bot, oppure preparare un tavolo tutto tuo. Se dimentichi qualcosa, il punto interrogativo spiega ogni scelta.
first-play-on = Gioca da qui
first-new = Prepara un tavolo
first-progress = { $read } di { $all }
