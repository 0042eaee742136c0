## The rules, chapter by chapter, for the page and the terminal. Every line stands for itself:
##   text        a paragraph
##   • text      an item of a list
##   ? text      a question that comes up at the table; the line after it is the answer
## At the end of a line, in square brackets: the rules of docs/rules that it tells, with an exclamation mark where the
## rulebook is silent and we have decided. All languages have the same lines with the same rules.

rules-chapter-aim = Scopo del gioco
rules-chapter-cards = Le carte
rules-chapter-round = Un round
rules-chapter-predict = Le previsioni
rules-chapter-trick = Le prese
rules-chapter-score = Il punteggio
rules-chapter-specials = Le carte speciali
rules-chapter-variants = Varianti
rules-chapter-turn = Un turno
rules-chapter-spells = Gli incantesimi
rules-chapter-round-end = Fine di un round
rules-chapter-game-end = Fine della partita
rules-chapter-start = Preparazione
rules-chapter-vote = Piazzare un segnalino
rules-chapter-duel = I duelli
rules-chapter-maginor = Il cammino di Maginor
rules-chapter-scoring = Il consulto

# Beside a line that the rulebook does not decide, before the rule: "our ruling W8.8".
rules-ruling = nostra decisione
# What a search has found.
rules-found = { $count ->
    [0] Le regole non dicono nulla su «{ $words }».
    [one] Un passaggio su «{ $words }»:
   *[other] { $count } passaggi su «{ $words }»:
}

## Wizard

rules-wizard-aim =
    Da tre a sei apprendisti stregoni predicono il futuro: quante prese faranno. Chi indovina il numero esatto viene premiato; chi sbaglia paga per ogni presa in più o in meno. [W6.1]
    Per una presa ognuno gioca una carta, a turno. Dopo l’ultimo round vince chi ha più punti. [W6.2]
    ? E se alla fine due giocatori hanno gli stessi punti?
    Si classificano a pari merito. [W6.2]
rules-wizard-cards =
    Ci sono 60 carte: quattro popoli con i numeri da 1 a 13 – gli umani (blu), i nani (rosso), gli elfi (verde) e i giganti (giallo) – più quattro Stregoni e quattro Giullari. [W1.1]
    • In ogni colore il 13 è la carta più forte, l’1 la più debole.
    • Uno Stregone (Z) batte ogni altra carta, perfino il 13 di briscola.
    • Un Giullare (N) perde contro ogni altra carta, perfino contro un 1.
    Si possono aggiungere, a scelta, sette carte speciali: hanno un capitolo tutto loro. [W1.2]
rules-wizard-round =
    Nel primo round ognuno riceve una carta, nel secondo due, e così via fino all’ultimo, in cui si danno tutte le carte: 20 round con tre giocatori, 15 con quattro, 12 con cinque, 10 con sei. [W2.1]
    Il primo mazziere si estrae a sorte; poi il mazzo passa di mano in senso orario. [W2.2!]
    Si scopre la carta successiva del mazzo: [W3.1]
    • Una carta di un colore: quel colore è la briscola e batte gli altri.
    • Un Giullare: in questo round non c’è briscola.
    • Uno Stregone: il mazziere guarda le sue carte e sceglie uno dei quattro colori. Non può decidere di giocare senza briscola.
    • Nell’ultimo round non restano carte, quindi non c’è briscola. [W3.2]
    ? Le carte speciali cambiano il numero di round?
    No. Ma se sono nel mazzo, una carta avanza anche nell’ultimo round, e si scopre per la briscola. [W2.1!, W3.2]
rules-wizard-predict =
    Quando tutti hanno visto le proprie carte, ognuno dice quante prese farà, da nessuna a tutte, cominciando da chi siede a sinistra del mazziere. Poi si giocano le prese. [W4.1]
    ? La somma delle previsioni può essere uguale al numero di prese?
    Sì, tranne con la variante Più o meno uno. [W7.1]
    ? Quando si può ancora cambiare una previsione?
    Solo con la Nuvola, una delle carte speciali. [W8.7]
rules-wizard-trick =
    Chi siede a sinistra del mazziere apre la prima presa con una carta qualsiasi. Gli altri giocano una carta a testa, in senso orario. Chi fa una presa apre la successiva. [W5.1]
    • Chi ha una carta del colore di apertura deve giocarne una. Chi non ne ha può giocare ciò che vuole, briscola o no. [W5.2]
    • In alternativa si possono sempre giocare Stregoni, Giullari e carte speciali. [W5.3]
    • Se si apre con uno Stregone, ognuno può giocare ciò che vuole. [W5.2]
    • Se si apre con un Giullare, il colore lo decide la prima carta che segue e che non sia un Giullare. [W5.2]
    La presa va al primo Stregone; se non ce ne sono, alla briscola più alta; se non c’è nemmeno una briscola, alla carta più alta del colore di apertura. Se sono tutti Giullari, la presa va al primo. [W5.4]
    ? Dopo una carta blu esce uno Stregone. Gli altri devono ancora rispondere con il blu?
    Sì. Uno Stregone libera gli altri solo se prima non è uscito nessun colore. [W5.2]
    ? Si apre con un Giullare, poi esce uno Stregone. A quale colore si risponde?
    A nessuno: chi gioca dopo lo Stregone può giocare ciò che vuole, e lo Stregone fa la presa. [W5.2]
    ? Non ho carte del colore di apertura, ma ho uno Stregone. Devo giocarlo?
    No. Stregoni, Giullari e carte speciali non servono mai a rispondere a colore: non c’è alcun obbligo di giocarli. [W5.3]
    ? Posso riguardare le prese già fatte?
    L’ultima sì. Quelle prima non si vedono più, ma il diario della partita le racconta.
rules-wizard-score =
    • Previsione esatta: 20 punti, più 10 per ogni presa. [W6.1]
    • Previsione sbagliata: si perdono 10 punti per ogni presa in più o in meno. [W6.1]
    Chi ne ha previste 8 e ne ha fatte 6 perde 20 punti, come chi ne ha fatte 10. Sul segnapunti i punti di ogni round si sommano ai precedenti. [W6.1]
rules-wizard-specials =
    L’edizione del 25º anniversario ha sette carte speciali. Alle 60 carte puoi aggiungere quelle che vuoi; il Drago e la Fata vanno sempre insieme. [W1.2]
    Conviene impararle una alla volta. Comincia dal Mutaforma, che è la più semplice.
    • Tutte, tranne il Lupo mannaro, si possono sempre giocare, qualunque sia il colore di apertura. [W5.3]
    • La presa va alla prima di queste carte che vi si trova: la Fata, se c’è anche il Drago; il Drago; il primo Stregone; la briscola più alta; la carta più alta del colore di apertura; il primo Giullare. [W5.4]
    • Una Fata senza il Drago, o una Bomba, non fa mai la presa. [W5.4]
    ? Si scopre una carta speciale. Qual è la briscola?
    Con la Fata o la Bomba non c’è briscola. Con una delle altre cinque la sceglie il mazziere. [W8.1, W8.2, W8.3, W8.4, W8.5, W8.6, W8.7]
    ? Drago, Fata e Bomba sono nella stessa presa. Chi la fa?
    Nessuno. L’avrebbe fatta la Fata, quindi chi l’ha giocata apre la successiva. [W8.4]
    ? Bomba e Nuvola nella stessa presa?
    La Bomba annulla la Nuvola: nessuno cambia la previsione. [W8.7]
    ? Bomba e Giocoliere nella stessa presa?
    Ognuno passa comunque una carta. [W8.6]
    ? Giocoliere e Nuvola nella stessa presa?
    Prima ognuno passa una carta, poi si cambia la previsione. [W8.8!]
    ? Dopo una Bomba, quante prese ci sono?
    Se ne può fare una in meno. Il round finisce quando nessuno ha più carte. [W8.9]
rules-wizard-special = { $special ->
    [shapeshifter]
        Quando lo giochi, dici se è uno Stregone o un Giullare; da quel momento lo è a tutti gli effetti, anche in apertura. [W8.1]
        Se viene scoperto: il mazziere sceglie la briscola. [W8.1]
    [dragon]
        La carta più forte: batte anche gli Stregoni, e perde solo contro la Fata. [W8.2]
        In apertura: come uno Stregone, nessuno deve rispondere a colore. Se viene scoperto: il mazziere sceglie la briscola. [W8.2]
    [fairy]
        La carta più debole: perde perfino contro un Giullare. Ma se nella stessa presa c’è il Drago, la presa va alla Fata. [W8.3]
        In apertura: come un Giullare, decide la carta successiva. Se viene scoperta: non c’è briscola. [W8.3]
    [bomb]
        Nessuno fa la presa: si mette da parte. Chi l’avrebbe fatta senza la Bomba apre la successiva. [W8.4]
        In apertura: come un Giullare, decide la carta successiva. Se viene scoperta: non c’è briscola. [W8.4]
    [werewolf]
        Non si gioca mai. Quando la carta del mazzo è scoperta, e prima della prima previsione, chi ha il Lupo mannaro deve scambiarlo con quella carta e sceglie un colore di briscola, oppure nessuno. [W8.5]
        La sua scelta vale al posto di quella del mazziere, qualunque carta sia stata scoperta. [W8.5!]
        Se viene scoperto: il mazziere sceglie la briscola. [W8.5]
    [juggler]
        È un 7½ del colore che dici quando lo giochi, briscola compresa: più di un 7, meno di un 8. [W8.6]
        Dopo la presa ognuno passa una carta a sinistra, coperta e tutti insieme. Dopo l’ultima presa di un round non si passa nulla; se c’è una Bomba, invece, si passa lo stesso. [W8.6]
        Si può passare qualsiasi carta, anche Stregoni e carte speciali, ma non quella che si sta ricevendo. La conoscono solo chi la dà e chi la riceve. Poi apre chi ha fatto la presa. [W8.6!]
        In apertura: si risponde al colore che hai detto. Se viene scoperto: il mazziere sceglie la briscola. [W8.6]
   *[cloud]
        È un 9¾ del colore che dici quando la giochi, briscola compresa: più di un 9, meno di un 10. [W8.7]
        Chi fa la presa in cui c’è la Nuvola deve alzare o abbassare di uno la propria previsione; non se c’è anche una Bomba. [W8.7]
        Una previsione non scende mai sotto lo 0, ma può superare il numero di prese; e cambia anche dopo l’ultima presa. Con le previsioni segrete gli altri vedono solo che è cambiata. [W8.7!]
        In apertura: si risponde al colore che hai detto. Se viene scoperta: il mazziere sceglie la briscola. [W8.7]
}
rules-wizard-variants =
    Puoi scegliere un modo di fare le previsioni e una forma di gioco:
    ? Quali si possono combinare?
    Più o meno uno richiede previsioni scoperte. Previsioni coperte e Previsioni segrete si escludono a vicenda. Tra Chiaroveggenza, Un solo colore e Maximus se ne può scegliere una sola, e nessuna si gioca con le carte speciali. Tutto il resto si combina. [W7.7]
rules-wizard-variant = { $variant ->
    [plus-minus-one]
        Il vincolo vale solo per chi prevede per ultimo, che ha sempre un altro numero da scegliere. [W7.1]
    [hidden]
        Ciò che hai scelto resta, anche mentre altri stanno ancora scegliendo. [W7.2!]
    [secret]
        Ciò che hai scelto resta, anche mentre altri stanno ancora scegliendo. [W7.3!]
    [clairvoyance-first]
        Poi ognuno prende in mano le proprie carte, e si continua come al solito. Un mazziere che sceglie la briscola lo fa senza aver visto la propria mano. [W7.4]
        Ciò che hai visto lo puoi ricordare; chi assiste non vede nessuna mano. [W7.4!]
    [clairvoyance-every]
        Poi ognuno prende in mano le proprie carte, e si continua come al solito. Un mazziere che sceglie la briscola lo fa senza aver visto la propria mano. [W7.4]
        Ciò che hai visto lo puoi ricordare; chi assiste non vede nessuna mano. [W7.4!]
    [single-suit]
        Per tre o quattro giocatori. Ognuno mescola le proprie 15 carte e ne pesca 4 nel primo round, 5 nel secondo e così via, per 12 round in tutto. Dopo ogni round ognuno riprende le proprie carte. Con tre giocatori un colore resta fuori. [W7.5]
        I colori seguono l’ordine dei posti; chi prevede e apre per primo cambia come cambia il mazziere. [W7.5!]
   *[maximus]
        Con tre giocatori ognuno ha in mano 20 carte, con quattro 15, con cinque 12, con sei 10. [W7.6]
        Il mazziere cambia come al solito. [W7.6!]
}

## Shazamm!

rules-shazamm-aim =
    Due maghi stanno su un ponte sopra la lava, e tra loro arde un muro di fuoco. Se lo spingono addosso a colpi di mana e incantesimi. Chi viene cacciato dal ponte ha perso. [S4.7]
    Il ponte ha 19 lastre. Il fuoco parte dal centro, e ogni mago a tre passi da lì, con due lastre libere in mezzo. [S1.1, S2.1]
    Una partita dura da due a sette round. Per ogni round entrambi hanno 50 mana. [S2.2]
rules-shazamm-turn =
    A ogni turno entrambi scelgono in segreto: una puntata di almeno 1 mana, e quante carte vogliono della propria mano, anche nessuna. Poi si scopre tutto. [S3.1]
    • Gli incantesimi lanciati da entrambi si annullano prima di ogni altra cosa. [S3.2]
    • Gli altri incantesimi, da una parte e dall’altra, agiscono nell’ordine dei loro numeri. [S3.3]
    • Chi è più forte spinge il fuoco di una lastra verso l’altro, non importa con quanto vantaggio. A parità di forza il fuoco resta dov’è. [S3.4]
    • Entrambi pagano la propria puntata, chiunque fosse più forte. Nessuno può mai avere più di 50 mana. [S3.5]
    • Gli incantesimi lanciati sono persi per il resto della partita. Il Bluff torna sempre in mano: non fa nulla, ma non lascia capire se lanci un incantesimo. [S3.6, S7.0]
    ? Che cosa vedo della scelta dell’altro prima che si scopra tutto?
    Soltanto che è fatta, nemmeno quante carte ha giocato; tranne con la variante Carte contate. [S3.1!, S6.3]
    ? Che cosa posso sapere delle carte dell’altro?
    Ciò che ha già giocato, e quanti incantesimi ha in mano. La mano e il mazzo sono segreti. [S2.3]
    ? In quale ordine si calcolano la forza e la spinta?
    La puntata, come l’ha lasciata Riciclo; 7 in più con Potenza; il tutto per due con Doppia dose. Poi Vinciperdi inverte la spinta, Incendio la porta a due lastre e Resistenza la ferma. [S3.4]
    ? In quale ordine si paga e si guadagna mana?
    Prima pagano entrambi, salvo Rosicone. Poi arrivano i guadagni di Riserve e Risucchio. Perciò una puntata di tutti i 50 mana con Riserve ne lascia 13, e il round continua. [S3.5]
rules-shazamm-spells =
    Entrambi hanno gli stessi quattordici incantesimi, ognuno una volta per partita. Cominci con cinque di questi e ne peschi altri tre a ogni nuovo round, finché ce ne sono. [S2.2, S4.8]
rules-shazamm-spell = { $spell ->
    [mutism]
        In questo turno ogni incantesimo con un numero più alto va perso, e così ogni incantesimo di entrambi nei turni successivi del round. Solo un Mutismo avversario nello stesso turno lo ferma. [S7.1]
        Un Mutismo giocato più tardi nello stesso round va perso come ogni altro incantesimo. [S7.1!]
    [clone]
        Prendi un incantesimo che l’altro ha giocato nel turno precedente, qualunque fine abbia fatto, oppure ciò che il suo Clone ha copiato allora. In questo turno agisce per te, secondo il suo numero. [S7.2]
        La copia non è una carta: l’incantesimo vero resta tra quelli usati dall’altro. Se in questo turno l’altro ha lo stesso incantesimo che deve ancora agire, copia e incantesimo si annullano. [S7.2]
        Il turno precedente può trovarsi nel round precedente. Nel primo turno di una partita non c’è nulla da prendere. Un Clone copiato non fa nulla. Se lanci un incantesimo insieme alla sua copia, contano entrambi: Potenza dà 14, Doppia dose moltiplica per 4, Riserve dà 26, e due inversioni si annullano. [S7.2!]
    [theft]
        Tutti gli incantesimi avversari con un numero superiore a 3 che in questo turno devono ancora agire diventano tuoi. Per ognuno decidi se agisce per te, secondo il suo numero, o se viene scartato. [S7.3]
        Decidi su tutti prima che uno qualsiasi agisca. Usati o no, finiscono tra gli incantesimi usati di chi li ha giocati. [S7.3!]
    [end-of-round]
        Il fuoco resta dov’è, e gli incantesimi con numeri più alti vanno persi. Le puntate non hanno effetto. [S7.4]
        E non si pagano nemmeno. [S7.4!]
    [middle]
        Poi il turno continua come al solito. [S7.5]
        Resistenza non lo ferma, e non vale mai come turno perso. [S7.5!]
    [recycling]
        Decidi quando tutte le puntate e tutti gli incantesimi sono scoperti. Con la nuova puntata combatti, e quella paghi; non può essere meno di 1 né più del tuo mana. [S7.6]
        Puoi cambiarla di qualsiasi numero fino a 5, non solo di 5. [S7.6!]
    [boost]
        Non costa nulla oltre alla puntata. [S7.7]
    [double-dose]
        Non costa nulla oltre alla puntata. Con Potenza la forza è il doppio della somma di puntata e 7. [S7.8]
    [who-wins-loses]
        Se il fuoco non si muove, non c’è nulla da invertire. [S7.9]
    [blaze]
        In qualunque direzione vada. Il fuoco si ferma sulla lastra di un mago. [S7.10]
    [resistance]
        In nessun modo: né con la spinta di questo turno né, se hai finito il mana, con l’ultima spinta del round. [S7.11, S4.3]
    [sore-loser]
        A parità di forza, o se Resistenza ha fermato il fuoco, paghi comunque. [S7.12]
    [reserves]
        Mai oltre 50. [S7.13]
   *[drain]
        Conta la puntata, come l’ha lasciata Riciclo, non la forza, e che sia pagata o no. Mai oltre 50. [S7.14]
}
rules-shazamm-round-end =
    Un round finisce dopo un turno in cui è successa una di queste cose, considerate in quest’ordine: [S4.1, S4.2]
    • È stato lanciato l’incantesimo Fine del round. [S4.1]
    • Il fuoco ha raggiunto la lastra di un mago. [S4.2]
    • Uno dei due non ha più mana: l’altro spinge il fuoco di un’altra lastra per ogni mana che gli resta, al massimo fino al mago. Questo non costa nulla. [S4.3]
    • Nessuno dei due ha più mana: il fuoco resta dov’è. [S4.4]
    Poi, in quest’ordine: il fuoco resta dov’è, i due maghi si mettono a tre passi da lì (chi ha perso indietreggia, chi ha vinto avanza), e a ogni estremità del ponte crolla la lastra più esterna. [S4.5, S4.6]
    Per il round successivo entrambi hanno di nuovo 50 mana e pescano tre incantesimi; l’effetto di Mutismo finisce. [S4.8]
    ? A round finito, che cosa viene prima: i maghi o le lastre?
    I maghi. Perciò chi vince un round non cade mai dalla lastra che sta lasciando. [S4.7!]
    ? Un incantesimo cambia l’ultima spinta di chi ha ancora mana?
    Resistenza la ferma. Vinciperdi e Incendio non la cambiano. [S4.3]
    ? Si paga qualcosa quando viene lanciato Fine del round?
    No. [S7.4!]
rules-shazamm-game-end =
    Un mago che si trova su una lastra crollata, o oltre il ponte, cade e ha perso. Se cadono entrambi, non vince nessuno. [S4.7]
    Chi porta il fuoco fino al mago avversario in tutti e due i primi round ha vinto la partita. Più avanti due round di fila non sempre bastano: dipende da dove si trova il fuoco. [S8.3]
    ? Come può finire in pareggio?
    Solo se dopo il settimo round il fuoco è esattamente al centro: allora nessun mago ha più una lastra. [S4.7]
rules-shazamm-variants =
    Per maghi esperti. Mano completa lascia più spazio alla tattica, ma leggere quattordici incantesimi richiede tempo. Mano completa e Mazzo preparato si escludono a vicenda. [S6.1, S6.2]
rules-shazamm-variant = { $variant ->
    [full-hand]
        Dopo non si pesca più nulla. [S6.1]
    [stacked-deck]
        I primi cinque sono la tua prima mano; a ogni nuovo round peschi i tre successivi. L’altro viene a sapere soltanto che hai finito. [S6.2]
   *[counted-cards]
        Così il Bluff nasconde ciò che deve nascondere. Si combina con ciascuna delle altre due varianti. [S6.3!]
}

## Maginor

rules-maginor-aim =
    Il Mago Supremo se ne va, e undici Oracoli ne scelgono uno nuovo. Maginor va da un Oracolo all’altro e raccoglie i loro voti. Conquistali con la tua influenza prima che passi lui: vince chi ha più voti. [M8.1]
rules-maginor-start =
    Gli Oracoli formano un cerchio: la Sala della Gilda, poi in senso orario i due tasselli piccoli, poi gli altri in qualsiasi ordine. [M2.1]
    Accanto a quasi ogni tassello c’è un incantesimo, scoperto. Il Rito del Mago Supremo è accanto alla Sala della Gilda, il Rito del Calderone d’Oro accanto all’ultimo tassello che la precede. [M2.2]
    Un tassello, estratto a sorte, resta senza incantesimo: gli altri incantesimi sono otto per nove tasselli. [M2.3!]
    Maginor e tutti i maghi partono dalla Sala della Gilda. Chi comincia si estrae a sorte; poi si gioca in senso orario. [M2.4]
    Ognuno ha un mago, 15 segnalini, cinque carte simbolo (una per simbolo) e cinque carte magia. Tutto è scoperto; è segreta solo la scelta in un duello. [M1.4, M3.7]
    ? Sono i tasselli originali?
    No. Nessun regolamento dice che cosa mostrano le caselle di ogni tassello, perciò questi sono nostri, e messi alla prova perché siano equi. Chi ha la scatola può inserire quelli originali. [M1.5]
rules-maginor-turn =
    Prima gioca quante carte e quanti incantesimi vuoi, in qualsiasi ordine. Poi sposta il tuo mago su un altro tassello qualsiasi, oppure tira il dado per il tassello dove si trova: una delle due cose è d’obbligo. [M3.1]
    • Una carta simbolo vale come un tiro di quel simbolo, per il tassello del tuo mago. [M3.5]
    • Una carta magia è un tiro per un tassello qualsiasi, ovunque sia il tuo mago. [M3.6]
    • Se il dado mostra Maginor, prima scegli un simbolo qualsiasi per il tuo voto, anche uno che lì non fa nulla; poi Maginor avanza di un passo. [M3.4, M4.6]
    • Appena un tassello viene consultato, il turno è finito: non si può più giocare, muovere né tirare. [M3.2]
    • Un mago al centro del cerchio deve muoversi e non può tirare il dado. [M3.3]
    ? Che cosa posso fare dal centro prima di muovermi?
    Giocare carte magia, e incantesimi che non richiedono il tassello del tuo mago. Dopo Teletrasporto sei su un tassello e puoi anche tirare il dado. [M3.3!]
    ? Esce Maginor, e il voto riempie un tassello. Maginor avanza lo stesso?
    No, il turno finisce subito; tranne con la variante Completare il tiro. [M3.2!]
    ? Posso giocare una carta simbolo che non fa nulla?
    Sì. Invece un incantesimo che non potrebbe fare nulla non si può lanciare. [M4.6, M4.6!]
    ? Si può continuare a muoversi senza mai tirare il dado?
    No. Se per dieci turni a testa nessuno ha tirato il dado e nessun tassello è stato consultato, chi si trova su un tassello deve tirare. [M3.8!]
    ? E quando resta solo la Sala della Gilda?
    Un mago che vi si trova non ha dove andare e deve tirare il dado. [M3.3]
rules-maginor-vote =
    Un voto di un simbolo su un tassello:
    • Se ci sono caselle libere di quel simbolo, piazza un segnalino in una di esse, a tua scelta. [M4.1]
    • Se sono tutte occupate, scegline una tenuta da un avversario e sfidalo a duello. [M4.2]
    • Se sono tutte tue, o se il tassello non mostra il simbolo, non accade nulla. [M4.3]
    • Su un tassello senza fato, il fato vale come qualsiasi simbolo tu voglia, o come nessuno. Dove il fato c’è, vale solo come fato, anche se tutte le caselle fato sono tue. [M4.4]
    ? E se ho finito i segnalini?
    Allora non accade nulla, e non c’è nemmeno un duello. I segnalini tornano quando un tassello viene consultato o quando perdi un duello. [M4.5]
    ? Nessuno mi chiede quale casella o quale segnalino. Perché?
    C’era una sola possibilità. Dove non c’è nulla da scegliere, non si chiede nulla. [M4.1!]
rules-maginor-duel =
    Chi è di turno sfida; chi tiene la casella difende. Entrambi scelgono in segreto terra, acqua o fuoco e rivelano insieme la propria scelta. [M7.1]
    • La terra batte l’acqua, l’acqua batte il fuoco, il fuoco batte la terra. Il segnalino di chi vince tiene la casella, l’altro torna al proprietario. [M7.1, M7.3]
    • Terra contro terra: vince il difensore. [M7.2]
    • Fuoco contro fuoco, o acqua contro acqua: i due segnalini tornano ai proprietari, e la casella si libera. [M7.2]
    • Chi non ha vinto e possiede Inversione può lanciarla adesso, e vince. [M7.4]
rules-maginor-maginor =
    Maginor cammina in senso orario: da un tassello allo spazio davanti al successivo, e con il passo dopo su quel tassello. [M5.1]
    • Un tassello viene consultato quando Maginor lo lascia, o appena tutte le sue caselle sono occupate. [M5.2]
    • Solo la Sala della Gilda viene consultata quando Maginor vi arriva, alla fine; riempirla, o lasciarla all’inizio, non porta a un consulto. [M5.3]
    ? Viene consultato il tassello su cui si trova Maginor, o quello che ha davanti. Dove va lui?
    Il cerchio si richiude, e lui è nello spazio davanti al tassello successivo. [M5.6]
rules-maginor-scoring =
    Chi ha più segnalini sul tassello ha il primo posto e sceglie il tassello o l’incantesimo accanto; chi ha il secondo posto prende ciò che resta. [M5.4, M5.5]
    • A parità decide il segnalino che viene prima in senso orario dall’alto del tassello. [M5.4]
    • Se su un tassello ci sei solo tu: scegli una delle due cose, e l’altra esce dal gioco. [M5.5]
    • Se su un tassello non c’è nessuno: tassello e incantesimo escono dal gioco. [M5.5]
    • Un tassello senza incantesimo: chi è al primo posto prende il tassello, chi è al secondo non prende nulla. [M5.5]
    Poi tutti i segnalini sul tassello tornano ai proprietari, i maghi che vi si trovano vanno al centro del cerchio, il tassello esce e il cerchio si richiude. Il turno è finito. [M5.6, M3.2]
    ? In tre sono alla pari per il primo posto. Chi è al secondo?
    Tra chi rimane, di nuovo chi ha il segnalino che viene prima. [M5.4!]
    ? Posso rifiutare ciò che resta per me?
    No. [M5.5!]
rules-maginor-spells =
    Ogni incantesimo si può lanciare una volta, nel tuo turno, prima di muoverti o di tirare il dado. Solo Inversione si può lanciare anche nel turno di un altro, dopo un duello che non hai vinto. I due riti si conservano e contano come voti. [M6.8, M6.11]
    ? Posso riprendere una carta che ho giocato in questo stesso turno?
    Sì. [M6.12]
rules-maginor-spell = { $spell ->
    [retrieval]
        Se ne hai giocata una sola, riprendi quella; se nessuna, l’incantesimo non si può lanciare. [M6.1!]
    [restoration]
        Se ne hai giocata una sola, riprendi quella; se nessuna, l’incantesimo non si può lanciare. [M6.2!]
    [domination]
        Se il primo segnalino riempie il tassello, o se non restano segnalini o caselle, finisce lì. Un tassello così riempito viene consultato. [M6.11, M6.3!]
    [persuasion]
        Senza duello. Ti serve un segnalino di riserva. [M6.4, M6.11]
    [telekinesis]
        Qualsiasi simbolo, su qualsiasi tassello in gioco. Un tassello così riempito viene consultato. [M6.5, M6.11]
    [teleportation]
        Poi devi comunque muoverti o tirare il dado. [M6.6]
    [summoning]
        Poi Maginor va nello spazio davanti al tassello successivo. Non si può lanciare quando resta solo la Sala della Gilda. [M6.7]
        Si può lanciare anche prima che Maginor si metta in cammino: allora lui lascia la Sala della Gilda. [M6.7!]
    [reversal]
        È l’unico incantesimo che funziona anche nel turno di un altro. [M6.8, M7.4]
    [golden-cauldron]
        Non è un tassello: non conta quando decide il tassello di maggior valore. [M6.9, M8.1]
   *[high-wizard]
        Non è un tassello: non conta quando decide il tassello di maggior valore. [M6.10, M8.1]
}
rules-maginor-game-end =
    Quando Maginor arriva alla Sala della Gilda, questa viene consultata e la partita è finita. Somma i voti dei tuoi tasselli e dei tuoi riti: vince chi ha più voti. [M5.3, M8.1]
    ? E in caso di parità?
    Allora vince chi ha il singolo tassello di maggior valore; se anche lì c’è parità, la vittoria è condivisa. [M8.1]
rules-maginor-variants =
    Puoi scegliere questa variante:
rules-maginor-variant =
    Così può essere consultato un secondo tassello. Poi il turno finisce. [M3.2!]

## What is to be seen in the pictures of the rules.

picture-wizard-round = Secondo round: due carte in mano, ed è stato scoperto il 6 rosso. La briscola è il rosso.
picture-wizard-predict = Gli altri hanno previsto 0 e 1. Quante prese farai?
picture-shazamm-round-end = Comincia il secondo round: i due maghi sono a tre lastre dal fuoco, e le estremità del ponte sono crollate.
picture-shazamm-game-end = Il mago a destra non ha più un ponte sotto i piedi.
picture-maginor-start = Il numero su un tassello dice quanti voti dà. Tutt’intorno ci sono le caselle per i segnalini.
picture-maginor-turn = Le cinque carte simbolo e, a destra, le carte magia.

## Examples, step by step: positions from a game, and what is to be seen in each.

example-wizard-trick-1 = La briscola è il rosso. Apri con il 3 giallo.
example-wizard-trick-2 = Chi viene dopo non ha carte gialle e può giocare ciò che vuole. Il 2 rosso è una briscola.
example-wizard-trick-3 = Nemmeno chi gioca per ultimo ha carte gialle, né briscole più alte: la presa va al 2 rosso.
example-wizard-score-1 = Primo round. Hai previsto zero prese e non ne hai fatte: 20 punti. Morgana ne ha prevista una e non ne ha fatte: 10 punti sotto zero. Merlino ne ha prevista una e l’ha fatta: 30 punti.
example-wizard-score-2 = Secondo round. Hai previsto due prese e ne hai fatta una: 10 punti in meno, 10 in tutto. Morgana ne ha previste zero e non ne ha fatte: 20 in più, 10 in tutto. Merlino ne ha previste zero ma ne ha fatta una: 10 in meno, 20 in tutto.
example-shazamm-turn-1 = Entrambi scegliete in segreto. Tu punti 10 e giochi Potenza.
example-shazamm-turn-2 = Si scopre tutto: 10 con Potenza, che aggiunge 7, contro 16.
example-shazamm-turn-3 = 17 è più di 16: il fuoco avanza di una lastra verso destra. Tu paghi 10, il tuo avversario 16, e Potenza non c’è più.
example-maginor-vote-1 = Il tuo mago è sull’Unicorno. Tiri il dado.
example-maginor-vote-2 = Esce fuoco. Ci sono più caselle fuoco libere, e puoi scegliere. In caso di parità la prima in senso orario dall’alto conta più di tutte.
example-maginor-vote-3 = Il tuo segnalino è lì. Se tutte le caselle fuoco fossero degli avversari, dovresti combattere un duello per una di esse.
example-maginor-card-1 = Il tuo mago è sulla Grande Aquila, e tu hai una carta acqua.
example-maginor-card-2 = La giochi, e c’è una casella acqua libera: vi piazzi un segnalino. Il tuo turno continua, e puoi ancora muoverti o tirare il dado.
example-maginor-walk-1 = Maginor ha lasciato la Sala della Gilda e si trova nello spazio davanti al primo tassello.
example-maginor-walk-2 = Esce Maginor: dopo il voto fa un passo e arriva sul tassello.
example-maginor-walk-3 = Con il passo seguente lo lascia per lo spazio davanti al tassello successivo, e il tassello che ha lasciato viene consultato.
