## The rules in short, for the terminal: the page has chapters.

wizard-rules =
    Ci sono carte da 1 a 13 in quattro colori (blu, rosso, verde, giallo), quattro { -wizard(n: "many") } e quattro { -jester(n: "many") }. La partita dura { $rounds } round.
    Un round: si danno le carte e se ne scopre una; il suo colore è la briscola. Se è uno { -wizard }, la briscola la sceglie il mazziere; se è un { -jester }, non c’è briscola.
    Poi ognuno prevede quante prese farà, cominciando da chi siede a sinistra del mazziere.
    Poi si giocano le prese: una carta a testa, in senso orario. La prima carta decide il colore; chi ha una carta di quel colore deve giocarne una. Solo queste carte si possono sempre giocare: { wizard-always }. Dopo uno { -wizard } come prima carta nessuno deve rispondere a colore; dopo un { -jester } decide la carta successiva.
    La presa va al primo { -wizard }; se non ce ne sono, alla briscola più alta; se non ce ne sono, alla carta più alta del colore di apertura. Se tutte le carte sono { -jester(n: "many") }, vince il primo. Chi fa una presa apre la successiva.
    Una previsione esatta dà 20 punti, più 10 per ogni presa. Ogni presa in più o in meno costa 10 punti. Vince chi ha più punti dopo l’ultimo round.
shazamm-rules =
    Due maghi, il rosso (R) e il verde (G), si affrontano su un ponte di 19 lastre; tra loro c’è un muro di fuoco, a tre passi da ciascuno.
    Un turno: entrambi puntano in segreto almeno 1 del loro mana e aggiungono quante carte vogliono della loro mano. Tutto si scopre insieme. Il più forte spinge il fuoco di una lastra verso l’altro; a parità di forza resta dov’è. Entrambi pagano la puntata.
    Gli incantesimi agiscono nell’ordine dei loro numeri. Un incantesimo giocato da entrambi si annulla. Un incantesimo giocato è perso per tutta la partita; solo il Bluff (0) torna in mano.
    Un round finisce quando il fuoco raggiunge un mago o quando qualcuno resta senza mana; allora l’altro spinge il fuoco di una lastra per ogni mana rimasto, al massimo fino al mago.
    Dopo un round i maghi si mettono a tre passi dal fuoco, ovunque sia, e a ogni estremità crolla la lastra più esterna. Un mago senza lastra sotto i piedi cade, e l’altro vince. Se cadono entrambi, è pareggio.
    Altrimenti comincia un nuovo round con 50 mana a testa, ed entrambi pescano altri tre incantesimi.
shazamm-rules-cards = Le carte:
maginor-rules =
    Undici Oracoli formano un cerchio, quasi tutti con un incantesimo accanto. Ognuno ha tante caselle quanti voti vale, e ogni casella mostra un simbolo: fuoco, acqua, terra, aria o fato.
    Nel tuo turno puoi giocare carte e incantesimi, poi devi spostare il tuo mago su un altro tassello oppure tirare il dado per il tassello dove si trova.
    Il dado mostra un simbolo: piazza un segnalino in una casella libera di quel simbolo. Se non ce ne sono, combatti un duello per una casella occupata da un avversario. Se il tassello non mostra il simbolo, non accade nulla; ma il fato, dove non è raffigurato, vale come qualsiasi simbolo del tassello. La sesta faccia è Maginor: scegli il simbolo, poi lui avanza di un passo.
    Carte: ognuna delle tue cinque carte simbolo vale come un tiro di quel simbolo; ognuna delle tue cinque carte magia è un tiro per qualsiasi tassello. Tutte le carte sono scoperte. Hai 15 segnalini.
    Duello: entrambi scelgono in segreto terra, acqua o fuoco. La terra batte l’acqua, l’acqua batte il fuoco, il fuoco batte la terra. Il segnalino del vincitore tiene la casella. Terra contro terra: vince il difensore. Fuoco contro fuoco o acqua contro acqua: la casella si libera.
    Maginor percorre il cerchio: dallo spazio che precede un tassello vi entra, poi va nello spazio che precede il successivo. Un tassello viene consultato quando lui lo lascia, o subito quando tutte le sue caselle sono occupate, e allora il turno è finito. La Sala della Gilda viene consultata per ultima, quando Maginor vi ritorna; quella è la fine.
    Consulto: chi vi ha più segnalini prende il tassello o l’incantesimo, il secondo prende l’altro. A parità decide il segnalino che viene prima in senso orario dall’alto. I segnalini tornano indietro, e i maghi che si trovavano lì vanno al centro del cerchio, da dove devono muoversi.
    Vince chi ha più voti, tra tasselli e riti. A parità decide il singolo tassello di maggior valore.
maginor-rules-spells = Gli incantesimi, una volta ciascuno:
