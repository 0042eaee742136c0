## The guided first games. A line is a paragraph.

first-wizard-welcome =
    Ti diamo il benvenuto a Wizard. In ogni round ricevi delle carte e prevedi quante prese farai con quelle. Conta solo una cosa: indovinare il numero esatto.
first-wizard-trump =
    Nel primo round tutti hanno una sola carta. Poi se ne scopre un’altra: è verde, quindi in questo round la briscola è verde. La briscola batte tutti gli altri colori.
first-wizard-predict-wizard =
    Hai in mano uno { -wizard }, la carta più forte che ci sia: fa la presa. Prevedi dunque una presa.
first-wizard-lead-wizard =
    Gli altri non prevedono nessuna presa. Siedi alla sinistra del mazziere, quindi apri tu. Gioca lo { -wizard }.
first-wizard-scored =
    Hai previsto una presa e ne hai fatta una: sono 20 punti, più 10 per la presa. Gli altri hanno previsto 0 e fatto 0: 20 punti a testa. Sbagliare di una presa costa 10 punti, di due 20.
first-wizard-predict-last =
    Secondo round: due carte a testa, e la briscola è rossa. Dai tu le carte, quindi prevedi per ultimo. Il 12 blu può ben fare una presa, il 3 giallo difficilmente. Prevedi una presa.
first-wizard-follow =
    Si è aperto con il blu e tu hai una carta blu, quindi devi rispondere a colore. Il 12 blu è la carta più alta finora: la presa è tua.
first-wizard-lead-low =
    Hai fatto la presa, quindi apri tu la prossima. Hai già la presa che volevi. Apri con il 3 giallo e lascia questa a qualcun altro.
first-wizard-ruffed =
    Nessun altro aveva una carta gialla, quindi entrambi potevano giocare ciò che volevano, e una briscola batte ogni altro colore: il piccolo 2 rosso ha fatto la presa.
first-wizard-predict-jester =
    Terzo round. La briscola è blu. Il { -jester } non fa mai una presa (a meno che tutti giochino un { -jester }), il 10 giallo forse sì, e il 2 blu è una briscola. Prevedi una presa.
first-wizard-follow-yellow =
    Si è aperto con il giallo. Uno { -wizard } o un { -jester } li puoi giocare sempre, qualunque sia il colore di apertura; altrimenti devi rispondere a colore. Rispondi con il 10 giallo e vedi se basta.
first-wizard-ruff =
    Il 12 giallo era più alto. Ora si è aperto con il verde e tu non hai carte verdi: puoi giocare ciò che vuoi. Il 2 blu è una briscola e fa la presa.
first-wizard-lead-jester =
    Una presa, come previsto. Apri con il { -jester }: perde contro tutto, e la carta successiva decide a quale colore si deve rispondere.
first-wizard-done =
    Questa volta hanno indovinato tutti. Nell’ultimo round si danno tutte le carte, e vince chi alla fine ha più punti. Al tavolo vedi per ognuno quante prese ha previsto e quante ne ha fatte.

first-shazamm-welcome =
    Ti diamo il benvenuto a Shazamm! Due maghi stanno su un ponte sopra la lava, con un muro di fuoco in mezzo. Spingilo verso il tuo avversario, round dopo round, finché uno dei due non cade.
first-shazamm-hand =
    Per questo round hai 50 mana e cinque incantesimi in mano. A ogni turno entrambi puntate mana, in segreto e nello stesso momento. Chi punta di più spinge il fuoco di una lastra; entrambi pagano ciò che hanno puntato.
first-shazamm-first-bet =
    Comincia con una puntata di 8, senza incantesimi.
first-shazamm-pushed =
    8 batte 5: il fuoco è avanzato di una lastra verso il tuo avversario. Quando raggiunge un mago, il round è finito.
first-shazamm-low-bet =
    Perdere un turno spendendo poco vale quanto vincerne uno. Questa volta punta solo 1, e lascia che sia il tuo avversario a pagare la spinta.
first-shazamm-cheap =
    Quella spinta è costata 14 mana al tuo avversario, e a te solo 1. Ora te ne restano di più per il seguito del round.
first-shazamm-boost =
    Ora un incantesimo. { -boost } aggiunge 7 alla tua forza, ma tu paghi solo la puntata. Punta 10 e scegli { -boost }.
first-shazamm-resist =
    10 e 7 fanno 17: quanto basta contro 16. Un incantesimo lanciato è perso. Il tuo avversario ha poco mana e potrebbe tentare qualcosa: punta 5 con { -resistance }, così in questo turno il fuoco non può avanzare verso di te.
first-shazamm-resisted =
    Il tuo avversario ha lanciato { -blaze }, che avrebbe fatto avanzare il fuoco di due lastre. { -resistance } lo ha fermato. Gli incantesimi agiscono sempre nell’ordine dei loro numeri.
first-shazamm-last-bet =
    Al tuo avversario restano solo 6 mana. Una puntata di 7 vince di sicuro questo turno.
first-shazamm-round-over =
    Il tuo avversario non ha più mana e tu sì: perciò spingi il fuoco fino al mago. Così finisce il round. I maghi si mettono a tre passi dal fuoco, e il ponte crolla alle due estremità.
first-shazamm-done =
    Un nuovo round: entrambi avete di nuovo 50 mana e pescate tre incantesimi. Vinci anche questo, e sotto i piedi del tuo avversario non ci sarà più nessun ponte.

first-maginor-welcome =
    Ti diamo il benvenuto a Maginor. Undici Oracoli formano un cerchio, e ognuno ha dei voti da dare: il numero sul suo tassello. Maginor percorre il cerchio e li raccoglie. Conquista più voti che puoi prima che arrivi lui.
first-maginor-turn =
    Nel tuo turno giochi quante carte e quanti incantesimi vuoi, e poi ti muovi oppure tiri il dado. Tutti partono dalla Sala della Gilda. Maginor arriverà prima presso il Fuoco fatuo, quindi va’ lì: sposta il tuo mago.
first-maginor-roll =
    Ora tira il dado. Mostra un simbolo, e se il tuo tassello ha una casella libera di quel simbolo, vi piazzi uno dei tuoi segnalini.
first-maginor-slot =
    Fuoco: due caselle lo mostrano. Se alla fine due giocatori hanno lo stesso numero di segnalini, è avanti chi ha il primo in senso orario dall’alto. Prendi dunque la prima casella.
first-maginor-maginor =
    La sesta faccia del dado è Maginor in persona. Il tuo avversario ha potuto scegliere il simbolo, e Maginor si è messo in cammino: ora è nello spazio che precede il Fuoco fatuo. Quando lascia un tassello, quel tassello viene consultato.
first-maginor-card =
    Oltre al dado hai delle carte: una per simbolo, e ognuna vale come un tiro di quel simbolo, una volta per partita. Gioca la carta aria.
first-maginor-roll-again =
    Le carte non fanno finire il turno. Ora tira il dado.
first-maginor-fate =
    Fato! C’è una sola casella fato, e ora è tua. Dove un tassello non mostra il fato, il fato vale come qualsiasi simbolo tu voglia. Sei in testa con tre segnalini a uno.
first-maginor-duel =
    Il tuo avversario ha tirato aria, ma tutte le caselle aria sono occupate: perciò c’è un duello per il tuo segnalino. La terra batte l’acqua, l’acqua batte il fuoco, il fuoco batte la terra; se entrambi scelgono terra, vince il difensore. Cioè tu. Scegli terra.
first-maginor-fill =
    Hai vinto, e il tuo segnalino resta. Una casella è libera e mostra il fuoco. Un tassello viene consultato anche appena tutte le sue caselle sono occupate: gioca la carta fuoco.
first-maginor-take =
    Hai più segnalini di tutti, quindi scegli per primo: il tassello con i suoi 5 voti, oppure l’incantesimo accanto. Il secondo prende l’altro. Prendi il tassello.
first-maginor-scored =
    Tutti i segnalini tornano indietro, il tassello lascia il cerchio, e i maghi che si trovavano lì sono al centro. Il tuo avversario ha ricevuto l’incantesimo Dominazione.
first-maginor-move =
    Dal centro non puoi tirare il dado: devi muoverti. L’Unicorno dà 10 voti. Va’ lì.
first-maginor-done =
    E così si continua lungo il cerchio. La Sala della Gilda è l’ultima: quando Maginor vi arriva, viene consultata e la partita è finita. Chi ha più voti diventa il nuovo Mago Supremo.

## The rules, chapter by chapter. A line is a paragraph; one that begins with • is an item of a list.

rules-chapter-aim = Scopo del gioco
rules-chapter-cards = Le carte
rules-chapter-round = Un round
rules-chapter-predict = Fare la previsione
rules-chapter-trick = Giocare una presa
rules-chapter-score = Contare i punti
rules-chapter-specials = Carte speciali
rules-chapter-variants = Varianti
rules-chapter-turn = Un turno
rules-chapter-spells = Gli incantesimi
rules-chapter-round-end = Fine di un round
rules-chapter-game-end = Fine della partita
rules-chapter-start = Preparazione
rules-chapter-vote = Piazzare un segnalino
rules-chapter-duel = I duelli
rules-chapter-scoring = Il consulto

rules-wizard-aim =
    Da tre a sei apprendisti di magia prevedono il futuro: quante prese faranno. Chi indovina il numero esatto viene premiato; chi sbaglia paga per ogni presa in più o in meno.
    Dopo l’ultimo round vince chi ha più punti.
rules-wizard-cards =
    Ci sono 60 carte: quattro popoli con i numeri da 1 a 13 – gli umani (blu), i nani (rosso), gli elfi (verde) e i giganti (giallo) – e poi quattro { -wizard(n: "many") } e quattro { -jester(n: "many") }.
    • Uno { -wizard } batte ogni altra carta.
    • Un { -jester } perde contro ogni altra carta.
rules-wizard-round =
    Nel primo round ognuno riceve una carta, nel secondo due, e così via fino all’ultimo, in cui si danno tutte le carte: 20 round in tre giocatori, 15 in quattro, 12 in cinque, 10 in sei.
    Si scopre la carta successiva: il suo colore è la briscola. Se è uno { -wizard }, il mazziere guarda le sue carte e sceglie la briscola. Se è un { -jester }, o se non restano carte, non c’è briscola.
rules-wizard-predict =
    Cominciando da chi siede a sinistra del mazziere, ognuno dice quante prese farà. Poi si giocano le prese.
rules-wizard-trick =
    Chi siede a sinistra del mazziere apre con una carta qualsiasi. Gli altri giocano una carta a testa, in senso orario.
    • Chi ha una carta del colore di apertura deve giocarne una. { -wizard(n: "many") } e { -jester(n: "many") } si possono sempre giocare al suo posto.
    • Se si apre con uno { -wizard }, ognuno può giocare ciò che vuole. Se si apre con un { -jester }, il colore lo decide la prima carta diversa.
    La presa va al primo { -wizard }; se non ce ne sono, alla briscola più alta; se non ce ne sono, alla carta più alta del colore di apertura. Se tutte le carte sono { -jester(n: "many") }, fa la presa il primo.
    Chi fa una presa apre la successiva.
rules-wizard-score =
    • Previsione esatta: 20 punti, più 10 per ogni presa.
    • Previsione sbagliata: 10 punti in meno per ogni presa in più o in meno.
    Un esempio: chi ha previsto 2 prese e ne ha fatte 2 guadagna 40 punti. Chi ne ha previste 2 e ne ha fatte 4 perde 20 punti.
rules-wizard-specials =
    Al mazzo si possono aggiungere alcune di queste sette carte. Il { -dragon } e la { -fairy } vanno sempre insieme.
rules-wizard-variants =
    Si possono scegliere un modo di fare le previsioni e una forma di gioco:

rules-shazamm-aim =
    Due maghi stanno su un ponte sopra la lava, e tra loro arde un muro di fuoco. Se lo spingono addosso a vicenda a colpi di mana e incantesimi. Chi viene cacciato dal ponte ha perso.
rules-shazamm-turn =
    A ogni turno entrambi scelgono in segreto: una puntata di almeno 1 mana, e quanti incantesimi vogliono della loro mano, o nessuno. Poi entrambi scoprono le loro scelte.
    • Gli incantesimi lanciati da entrambi si annullano.
    • Gli altri incantesimi agiscono nell’ordine dei loro numeri.
    • La puntata più forte spinge il fuoco di una lastra verso l’altro. A parità resta dov’è.
    • Entrambi pagano la loro puntata, chiunque fosse il più forte.
    Il Bluff non fa nulla e torna sempre in mano: così non si capisce se lanci un incantesimo.
rules-shazamm-spells =
    Entrambi hanno gli stessi quattordici incantesimi, ognuno una volta per partita. Cominci con cinque di questi e ne peschi altri tre a ogni nuovo round.
rules-shazamm-round-end =
    Un round finisce quando il fuoco raggiunge un mago, quando un incantesimo lo conclude, o quando qualcuno resta senza mana. Se solo uno dei due è senza mana, l’altro spinge il fuoco di un’altra lastra per ogni mana che gli resta, al massimo fino al mago.
    Poi il fuoco resta dov’è, e i due maghi si mettono a tre passi da lì. A ogni estremità del ponte crolla la lastra più esterna.
    Per il round successivo entrambi hanno di nuovo 50 mana.
rules-shazamm-game-end =
    Un mago che si trova su una lastra crollata, o oltre il ponte, cade e ha perso. Vincere due round di fila basta sempre. Se entrambi cadono insieme, non vince nessuno.
rules-shazamm-variants =
    Si può scegliere una di queste varianti:

rules-maginor-aim =
    Il Mago Supremo se ne va, e undici Oracoli ne scelgono uno nuovo. Maginor va da un Oracolo all’altro e raccoglie i loro voti. Conquistali con la tua influenza prima che passi lui: vince chi ha più voti.
rules-maginor-start =
    Gli Oracoli formano un cerchio: prima la Sala della Gilda, poi due tasselli piccoli, poi gli altri in qualsiasi ordine. Accanto a quasi ogni tassello c’è un incantesimo. Maginor e tutti i maghi partono dalla Sala della Gilda.
    Ognuno ha un mago, 15 segnalini, cinque carte simbolo e cinque carte magia.
rules-maginor-turn =
    Prima gioca quante carte e quanti incantesimi vuoi. Poi sposta il tuo mago su un qualsiasi altro tassello, oppure tira il dado per il tassello dove si trova.
    • Una carta simbolo vale come un tiro di quel simbolo.
    • Una carta magia è un tiro per qualsiasi tassello, ovunque sia il tuo mago.
    • Se il dado mostra Maginor, scegli un simbolo qualsiasi, e poi Maginor avanza: prima nello spazio che precede il tassello successivo, poi sul tassello.
rules-maginor-vote =
    Se il tassello ha una casella libera di quel simbolo, piazza lì un segnalino. Se queste caselle sono tutte occupate, sfida a duello un avversario che ne tiene una. Se il tassello non mostra il simbolo, non accade nulla.
    Dove un tassello non mostra il fato, il fato vale come qualsiasi simbolo tu voglia.
rules-maginor-duel =
    Entrambi scelgono in segreto terra, acqua o fuoco e scoprono insieme la loro scelta. La terra batte l’acqua, l’acqua batte il fuoco, il fuoco batte la terra. Il segnalino del vincitore resta nella casella, o la prende.
    • Fuoco contro fuoco o acqua contro acqua: entrambi i segnalini tornano indietro, e la casella si libera.
    • Terra contro terra: vince il difensore.
rules-maginor-scoring =
    Un tassello viene consultato quando Maginor lo lascia, o appena tutte le sue caselle sono occupate. La Sala della Gilda viene consultata solo proprio alla fine.
    Chi ha più segnalini sceglie il tassello o l’incantesimo; il secondo prende l’altro. A parità decide il segnalino che viene prima in senso orario dall’alto.
    Poi tutti i segnalini tornano indietro, i maghi che si trovavano sul tassello vanno al centro del cerchio, e il tassello esce dal gioco. Un mago al centro deve muoversi e non può tirare il dado. Un consulto fa finire subito il turno.
rules-maginor-spells =
    Ogni incantesimo si può lanciare una volta, nel tuo turno. Inversione si lancia dopo un duello che non hai vinto. I due riti si conservano e contano come voti.
rules-maginor-game-end =
    Quando Maginor arriva alla Sala della Gilda, questa viene consultata e la partita è finita. Somma i voti dei tuoi tasselli e dei tuoi riti. A parità decide il singolo tassello di maggior valore.
rules-maginor-variants =
    Si può scegliere questa variante:

## What is to be seen in the pictures of the rules.

picture-wizard-round = Secondo round: due carte in mano, ed è stato scoperto il 6 rosso. La briscola è rossa.
picture-wizard-predict = Gli altri hanno previsto 0 e 1. Quante prese farai?
picture-wizard-trick = Si è aperto con il 3 giallo. Nessun altro ha una carta gialla, e la briscola è rossa: il 2 rosso fa la presa.
picture-wizard-score = Primo round: una presa prevista e una fatta, 30 punti; nessuna prevista e nessuna fatta, 20 punti; una prevista e nessuna fatta, 10 punti in meno.
picture-shazamm-turn = Una puntata di 10 e un incantesimo che aggiunge 7 sono più forti di 16: il fuoco avanza verso destra.
picture-shazamm-round-end = Comincia il secondo round: i due maghi sono a tre lastre dal fuoco, e le estremità del ponte sono crollate.
picture-shazamm-game-end = Il mago a destra non ha più un ponte sotto i piedi.
picture-maginor-start = Il numero su un tassello dice quanti voti dà. Tutt’intorno ci sono le caselle per i segnalini.
picture-maginor-turn = Le cinque carte simbolo e, a destra, le carte magia.
picture-maginor-vote = È uscito il fuoco: due caselle libere lo mostrano.

## What stands around the rules.

rules-title = { $game }: le regole
rules-play = Prepara un tavolo
rules-contents = Capitoli
rules-back = Torna alla partita

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
