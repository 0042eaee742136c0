maginor-title = Maginor

## Symbols, spells, elements

maginor-symbol = { $symbol ->
    [fire] fuoco
    [water] acqua
    [earth] terra
    [air] aria
   *[fate] fato
}
# A symbol card.
maginor-card = carta { maginor-symbol }
maginor-element = { $element ->
    [earth] terra
    [water] acqua
   *[fire] fuoco
}
maginor-spell = { $spell ->
    [retrieval] Recupero
    [restoration] Ripristino
    [domination] Dominazione
    [persuasion] Persuasione
    [telekinesis] Telecinesi
    [teleportation] Teletrasporto
    [summoning] Evocazione
    [reversal] Inversione
    [golden-cauldron] Calderone d’Oro
   *[high-wizard] Mago Supremo
}
maginor-about-spell = { $spell ->
    [retrieval] riprendi due delle carte simbolo che hai giocato.
    [restoration] riprendi due delle carte magia che hai giocato.
    [domination] piazza uno o due segnalini in caselle libere del tassello dove si trova il tuo mago.
    [persuasion] sul tassello dove si trova il tuo mago, rimpiazza un segnalino avversario con uno dei tuoi.
    [telekinesis] piazza un segnalino in qualsiasi casella libera di qualsiasi tassello.
    [teleportation] sposta il tuo mago su un altro tassello; poi devi comunque muoverti o tirare il dado.
    [summoning] consulta subito il primo tassello in senso orario dalla Sala della Gilda; il tuo turno finisce.
    [reversal] vinci un duello che hai perso o pareggiato. Ti viene chiesto subito dopo il duello.
    [golden-cauldron] un rito: 3 voti alla fine. Non si lancia.
   *[high-wizard] un rito: 5 voti alla fine. Non si lancia.
}

## The tiles that ship

# By itself.
maginor-tile-title = { $tile ->
    [guild-hall] Sala della Gilda
    [wisp] Fuoco fatuo
    [mandrake] Mandragora
    [salamander] Salamandra
    [sphinx] Sfinge
    [norns] Tre Norne
    [unicorn] Unicorno
    [djinn] Djinn
    [great-eagle] Grande Aquila
    [leviathan] Leviatano
    [stone-giant] Gigante di pietra
   *[other] { $tile }
}
# In a sentence.
maginor-tile = { $tile ->
    [guild-hall] la { maginor-tile-title }
    [wisp] il { maginor-tile-title }
    [mandrake] la { maginor-tile-title }
    [salamander] la { maginor-tile-title }
    [sphinx] la { maginor-tile-title }
    [norns] le { maginor-tile-title }
    [unicorn] l’{ maginor-tile-title }
    [djinn] il { maginor-tile-title }
    [great-eagle] la { maginor-tile-title }
    [leviathan] il { maginor-tile-title }
    [stone-giant] il { maginor-tile-title }
   *[other] il tassello «{ $tile }»
}
# On it.
maginor-tile-on = { $tile ->
    [guild-hall] nella { maginor-tile-title }
    [wisp] sul { maginor-tile-title }
    [mandrake] sulla { maginor-tile-title }
    [salamander] sulla { maginor-tile-title }
    [sphinx] sulla { maginor-tile-title }
    [norns] sulle { maginor-tile-title }
    [unicorn] sull’{ maginor-tile-title }
    [djinn] sul { maginor-tile-title }
    [great-eagle] sulla { maginor-tile-title }
    [leviathan] sul { maginor-tile-title }
    [stone-giant] sul { maginor-tile-title }
   *[other] sul tassello «{ $tile }»
}
# Of it.
maginor-tile-of = { $tile ->
    [guild-hall] della { maginor-tile-title }
    [wisp] del { maginor-tile-title }
    [mandrake] della { maginor-tile-title }
    [salamander] della { maginor-tile-title }
    [sphinx] della { maginor-tile-title }
    [norns] delle { maginor-tile-title }
    [unicorn] dell’{ maginor-tile-title }
    [djinn] del { maginor-tile-title }
    [great-eagle] della { maginor-tile-title }
    [leviathan] del { maginor-tile-title }
    [stone-giant] del { maginor-tile-title }
   *[other] del tassello «{ $tile }»
}
# Before it.
maginor-tile-before = { $tile ->
    [guild-hall] davanti alla { maginor-tile-title }
    [wisp] davanti al { maginor-tile-title }
    [mandrake] davanti alla { maginor-tile-title }
    [salamander] davanti alla { maginor-tile-title }
    [sphinx] davanti alla { maginor-tile-title }
    [norns] davanti alle { maginor-tile-title }
    [unicorn] davanti all’{ maginor-tile-title }
    [djinn] davanti al { maginor-tile-title }
    [great-eagle] davanti alla { maginor-tile-title }
    [leviathan] davanti al { maginor-tile-title }
    [stone-giant] davanti al { maginor-tile-title }
   *[other] davanti al tassello «{ $tile }»
}

## The table

maginor-heading =
    Maginor per { $seats } giocatori: { $names }.
    Undici Oracoli scelgono il prossimo Mago Supremo. Conquista i loro tasselli piazzandovi più segnalini di tutti: ognuno vale tanti voti quante sono le sue caselle. Vince chi ha più voti.
maginor-variant = Completare il tiro
# After the name of the variant.
maginor-about-variant = se esce Maginor, lui avanza anche quando con il voto un tassello si è riempito ed è stato consultato.
maginor-turn = { $who ->
    [you] Tocca a te
   *[other] Tocca a { $name }
}
maginor-at-start = Maginor non è ancora partito

## What one may do, in the words of a button or an advice

maginor-action-roll = tirare il dado
maginor-action-card = giocare la { $card }
maginor-action-spell = lanciare { $spell }
# A spell for a tile: Telekinesis, Teleportation.
maginor-action-spell-tile = lanciare { $spell } { maginor-tile-on }
maginor-action-move = andare { maginor-tile-on }
maginor-action-sorcery = giocare una carta magia per { maginor-tile }
maginor-action-symbol = scegliere { $symbol }
# What would do nothing, such as a card whose symbol the tile does not show.
maginor-action-idle = { $action } (non accade nulla)
maginor-action-slot = scegliere la casella { $slot } ({ $symbol })
maginor-action-slot-of = scegliere la casella { $slot } ({ $symbol }), occupata da { $name }
maginor-action-stop = non piazzare un secondo segnalino
maginor-action-duel = scegliere { $element }
maginor-action-reversal = lanciare Inversione
maginor-action-no-reversal = accettare l’esito
maginor-action-take-tile = prendere { maginor-tile } ({ maginor-votes })
maginor-action-take-spell = prendere l’incantesimo { $spell }
maginor-action-retrieve = riprendere la { $card }

## What is asked

maginor-ask-turn = { $place ->
    [middle] Sei al centro: devi finire il turno muovendoti.
   *[tile] Gioca carte e incantesimi, poi tira il dado o muoviti.
}
maginor-ask-symbol = Quale simbolo scegli per { maginor-tile }?
maginor-ask-slot = Quale casella { $symbol } { maginor-tile-of }?
maginor-ask-rival = Quale segnalino { $symbol } sfidi { maginor-tile-on }?
maginor-ask-duel = Un duello contro { $name }: che cosa scegli in segreto?
maginor-ask-reversal = Non hai vinto il duello. Lanci Inversione per vincerlo?
maginor-ask-take = Hai il primo posto { maginor-tile-on }. Che cosa prendi?
maginor-ask-retrieve = { $left ->
    [one] Quale carta simbolo riprendi?
   *[other] Quale carta simbolo riprendi per prima? Puoi riprenderne { $left }.
}
maginor-ask-domination = { $second ->
    [yes] Dominazione: dove va il secondo segnalino? Oppure basta così.
   *[no] Dominazione: dove va il primo segnalino?
}
maginor-ask-persuasion = Persuasione: quale segnalino rimpiazzi con il tuo?
maginor-ask-telekinesis = Telecinesi: quale casella { maginor-tile-of }?

## What it is about

maginor-explain-turn =
    Il tuo mago è { maginor-tile-on }. Nel tuo turno puoi giocare quante carte e quanti incantesimi vuoi, e alla fine devi tirare il dado oppure muoverti; poi tocca a chi viene dopo.
    tira: il dado mostra un simbolo, e tu piazzi un segnalino in una casella libera di quel simbolo sul tassello del tuo mago. Se queste caselle sono tutte occupate, combatti un duello per una di esse. Se il tassello non mostra il simbolo, non accade nulla. Una faccia è Maginor: scegli tu il simbolo, e Maginor avanza.
    vai: il tuo mago va su un altro tassello, dove tirerai nei turni successivi.
maginor-explain-turn-middle =
    Il tassello del tuo mago è stato consultato, perciò il tuo mago è al centro del cerchio. Puoi giocare carte magia e alcuni incantesimi, ma non puoi tirare il dado: il tuo turno finisce con uno spostamento su un tassello.
maginor-explain-cards =
    carta: ognuna delle tue cinque carte simbolo vale come un tiro di quel simbolo, una volta per partita. magia: tira per qualsiasi tassello, ovunque sia il tuo mago ({ $sorcery ->
        [0] non ne hai più
        [one] te ne resta una
       *[other] te ne restano { $sorcery }
    }). Le carte si giocano prima di tirare o di muoversi.
maginor-explain-spells = I tuoi incantesimi, ognuno da lanciare una volta:
maginor-explain-aim =
    Un tassello viene consultato quando Maginor lo lascia o quando tutte le sue caselle sono occupate; la Sala della Gilda solo alla fine, quando lui ci arriva. Chi ha più segnalini sceglie il tassello o l’incantesimo accanto, chi ha il secondo posto prende ciò che resta; a parità decide il segnalino che viene prima nella fila. Tutti i segnalini tornano ai proprietari. Vai quindi dove puoi ottenere il primo o il secondo posto prima che arrivi Maginor.
maginor-explain-counters = Segnalini { maginor-tile-on } ({ maginor-votes }{ $has_spell ->
    [yes] , con l’incantesimo { $spell }
   *[no] , senza incantesimo
}): { $counters }.
maginor-explain-symbol = Puoi scegliere il simbolo del tuo voto { maginor-tile-on }. Se c’è una casella libera di quel simbolo, il tuo segnalino va lì; altrimenti combatti un duello per una di esse. Una casella libera è più sicura di un duello.
maginor-explain-slot = Tutte queste caselle sono libere. Si contano in senso orario dall’alto del tassello. Se al momento del consulto siete alla pari, la spunta chi ha il segnalino che viene prima: perciò un numero basso è meglio.
maginor-explain-idle = Puoi anche scegliere un simbolo con cui non accade nulla, perché il tassello non lo mostra o perché tutte le sue caselle sono tue. Allora il tassello resta com’è e il segnalino rimane a te.
maginor-explain-rival = Tutte le caselle di questo simbolo sono occupate. Scegli il segnalino che vuoi sfidare a duello: se vinci, il tuo prende il suo posto.
maginor-explain-advance = Poi Maginor avanza di un passo.
maginor-explain-duel =
    Entrambi scegliete in segreto terra, acqua o fuoco. La terra batte l’acqua, l’acqua batte il fuoco, il fuoco batte la terra. { $role ->
    [defender] Difendi il tuo segnalino: se vinci resta, se perdi quello dello sfidante prende il suo posto.
   *[challenger] Lanci tu la sfida: se vinci, il tuo segnalino prende il posto dell’altro.
    }
    Se entrambi scegliete terra, vince il difensore. Se entrambi scegliete fuoco, o entrambi acqua, la casella si libera.
maginor-explain-reversal = Con Inversione vinci questo duello invece di perderlo o pareggiarlo. L’incantesimo si usa una volta sola.
maginor-explain-take =
    Su questo tassello hai più segnalini di tutti, quindi scegli tu. { $second ->
    [yes] { $name } ha il secondo posto e prende ciò che lasci.
   *[no] Nessun altro ha segnalini qui: ciò che lasci esce dal gioco.
    } I tasselli danno voti alla fine, gli incantesimi aiutano lungo la strada. L’incantesimo è:
maginor-explain-retrieve = Recupero ti restituisce due delle carte simbolo che hai giocato.
maginor-explain-domination = Dominazione piazza uno o due segnalini in caselle libere del tassello dove si trova il tuo mago.
maginor-explain-persuasion = Persuasione mette il tuo segnalino al posto di uno avversario, senza duello.
maginor-explain-telekinesis = Tutte queste caselle sono libere, e il tuo segnalino può andare in una qualsiasi, qualunque sia il simbolo. In caso di parità un numero basso è meglio.

## Refusals

maginor-refusal-other = Ora non è questa la domanda. { $asked ->
    [turn] È il tuo turno: gioca una carta o un incantesimo, tira il dado o muoviti.
    [symbol] Scegli prima il simbolo del tuo voto.
    [slot] Scegli prima una casella.
    [duel] Scegli terra, acqua o fuoco per il duello.
    [reversal] Di’ se lanci Inversione.
    [take] Scegli il tassello o l’incantesimo.
   *[retrieve] Scegli una carta simbolo da riprendere.
}
maginor-refusal-card = Hai già giocato la { $card }.
maginor-refusal-sorcery = Non hai più carte magia.
maginor-refusal-spell = Non possiedi { $spell }.
maginor-refusal-middle = Il tuo mago è al centro, non su un tassello, quindi ora non è possibile. Vai prima su un tassello.
maginor-refusal-not-in-play = Quel tassello non c’è più: il consulto { maginor-tile-of } è già avvenuto.
maginor-refusal-there = Il tuo mago è già { maginor-tile-on }. Vai altrove, oppure tira il dado.
maginor-refusal-must-roll = Da { $turns } turni nessuno tira il dado, quindi devi farlo tu: ora non puoi muoverti.
maginor-refusal-no-counter = Tutti i tuoi segnalini sono sui tasselli. Tornano da te quando il loro tassello viene consultato.
maginor-refusal-nothing = Un voto di { $symbol } non avrebbe effetto { maginor-tile-on }: il simbolo non c’è, o tutte le sue caselle sono tue.
maginor-refusal-full = Non ci sono caselle libere { maginor-tile-on }.
maginor-refusal-rival = Nessun avversario ha segnalini { maginor-tile-on }.
maginor-refusal-discarded = Non hai ancora giocato carte di questo tipo: non c’è nulla da riprendere.
maginor-refusal-not-discarded = Hai ancora in mano la { $card }. Riprendine una che hai giocato.
maginor-refusal-only-hall = È rimasta solo la Sala della Gilda, e non si può evocare.
maginor-refusal-slot = { $why ->
    [none] La casella { $slot } { maginor-tile-of } non esiste.
    [taken] Nella casella { $slot } c’è già un segnalino.
    [other-symbol] La casella { $slot } mostra un altro simbolo.
   *[no-rival] Nella casella { $slot } non c’è nessun segnalino avversario.
} Scegli un’altra casella.
maginor-refusal-stop = Dominazione piazza almeno un segnalino.
maginor-refusal-chance = Il dado non può essere caduto così.

## What happens

maginor-fact-ring = Il cerchio, con gli incantesimi: { $tiles }.
maginor-fact-first = { $who ->
    [you] Cominci tu.
   *[other] Comincia { $name }.
}
maginor-fact-turn = { $turn }.
maginor-fact-must-roll = Da molto tempo nessuno tira il dado, quindi { $who ->
    [you] devi tirarlo tu.
   *[other] deve tirarlo { $name }.
}
maginor-fact-card = { $who ->
    [you] Giochi la { $card }.
   *[other] { $name } gioca la { $card }.
}
maginor-fact-sorcery = { $who ->
    [you] Giochi una carta magia.
   *[other] { $name } gioca una carta magia.
}
maginor-fact-spell = { $who ->
    [you] Lanci { $spell }.
   *[other] { $name } lancia { $spell }.
}
maginor-fact-moved = { $who ->
    [you] Vai { maginor-tile-on }.
   *[other] { $name } va { maginor-tile-on }.
}
maginor-fact-rolled = { $who ->
    [you] Tiri il dado per { maginor-tile }: { $symbol }.
   *[other] { $name } tira il dado per { maginor-tile }: { $symbol }.
}
maginor-fact-rolled-maginor = { $who ->
    [you] Tiri il dado per { maginor-tile }: Maginor! Scegli tu il simbolo, e lui avanza.
   *[other] { $name } tira il dado per { maginor-tile }: Maginor! Dopo un voto con un simbolo a scelta, lui avanza.
}
maginor-fact-symbol = { $who ->
    [you] Il simbolo del tuo voto è { $symbol }.
   *[other] Il simbolo del voto di { $name } è { $symbol }.
}
maginor-fact-not-shown = Non accade nulla: quel simbolo non c’è { maginor-tile-on }.
maginor-fact-all-own = Non accade nulla: { $who ->
    [you] tutte quelle caselle sono già tue.
   *[other] tutte quelle caselle sono già di { $name }.
}
maginor-fact-no-counter = Non accade nulla: { $who ->
    [you] non hai più segnalini.
   *[other] { $name } non ha più segnalini.
}
maginor-fact-placed = { $who ->
    [you] Piazzi un segnalino nella casella { $slot } ({ $symbol }) { maginor-tile-of }.
   *[other] { $name } piazza un segnalino nella casella { $slot } ({ $symbol }) { maginor-tile-of }.
}
maginor-fact-filled = Tutte le caselle { maginor-tile-of } sono occupate.
maginor-fact-advance-lost = Con il consulto di un tassello il turno finisce: Maginor perde il suo passo.
maginor-fact-challenged = { $who ->
    [you] Sfidi { $other } per la casella { $slot } ({ $symbol }) { maginor-tile-of }: un duello!
    [against-you] { $name } ti sfida per la casella { $slot } ({ $symbol }) { maginor-tile-of }: un duello!
   *[other] { $name } sfida { $other } per la casella { $slot } ({ $symbol }) { maginor-tile-of }: un duello!
}
maginor-fact-chose = { $who ->
    [you] Scegli { $element }.
   *[other] { $name } sceglie { $element }.
}
maginor-fact-chose-secretly = { $name } ha scelto in segreto.
maginor-fact-revealed = { $challenger }: { $challenge }. { $defender }: { $defence }.{ $verdict ->
    [both-earth] { " " }Terra contro terra: vince il difensore.
   *[other] { "" }
}
maginor-fact-no-reversal = { $who ->
    [you] Tieni Inversione per dopo.
   *[other] { $name } tiene Inversione per dopo.
}
maginor-fact-duel-won = { $who ->
    [you] Vinci il duello: la casella { $slot } { maginor-tile-of } è tua.
    [against-you] { $name } vince il duello e tiene la casella { $slot } { maginor-tile-of }.
   *[other] { $name } vince il duello contro { $other } e tiene la casella { $slot } { maginor-tile-of }.
}
maginor-fact-duel-tied = Il duello finisce in parità: la casella { $slot } { maginor-tile-of } si libera.
maginor-fact-retrieved = { $who ->
    [you] Riprendi in mano: { $symbols }.
   *[other] { $name } riprende in mano: { $symbols }.
}
maginor-fact-restored = { $who ->
    [you] Riprendi { $cards ->
        [one] una carta magia
       *[other] { $cards } carte magia
    }.
   *[other] { $name } riprende { $cards ->
        [one] una carta magia
       *[other] { $cards } carte magia
    }.
}
maginor-fact-persuaded = { $who ->
    [you] Il tuo segnalino rimpiazza quello di { $other } nella casella { $slot } { maginor-tile-of }.
    [against-you] Il segnalino di { $name } rimpiazza il tuo nella casella { $slot } { maginor-tile-of }.
   *[other] Il segnalino di { $name } rimpiazza quello di { $other } nella casella { $slot } { maginor-tile-of }.
}
maginor-fact-before = Maginor è ora { maginor-tile-before }.
maginor-fact-on = Maginor arriva { maginor-tile-on }.
maginor-fact-leaves = Maginor lascia { maginor-tile }.
maginor-fact-scored = Consulto { maginor-tile-of }. Segnalini: { $counters }. Primo posto: { $first }, secondo: { $second }.
maginor-fact-scored-alone = Consulto { maginor-tile-of }. Segnalini: { $counters }, e nessun altro.
maginor-fact-scored-nobody = Consulto { maginor-tile-of }. Nessuno ha segnalini lì.
# A full tile was scored and left the ring, and Maginor stood on it or before it.
maginor-fact-gap-closed = Il tassello non c’è più: ora Maginor è { maginor-tile-before }.
maginor-fact-took-tile = { $who ->
    [you] Prendi { maginor-tile }: { maginor-votes }.
   *[other] { $name } prende { maginor-tile }: { maginor-votes }.
}
maginor-fact-took-spell = { $who ->
    [you] Prendi l’incantesimo { $spell }.
   *[other] { $name } prende l’incantesimo { $spell }.
}
maginor-fact-tile-discarded = Nessuno ottiene { maginor-tile }.
maginor-fact-spell-discarded = Nessuno ottiene l’incantesimo { $spell }.
maginor-fact-cleared = Tutti i segnalini { maginor-tile-on } tornano ai proprietari.
maginor-fact-to-the-middle = Al centro del cerchio: { $names }.
maginor-fact-over = La Sala della Gilda era l’ultimo tassello.

# What somebody has at the end, or what a tile is worth.
maginor-votes = { $votes ->
    [one] { $votes } voto
   *[other] { $votes } voti
}
# What a bot expects to have at the end.
maginor-votes-expected = { $votes ->
    [one] circa { $votes } voto alla fine
   *[other] circa { $votes } voti alla fine
}
