## What only the terminal says: what may be typed at any time, besides an answer.

command-help = hjelp
command-rules = regler
command-score = stilling
command-hand = hånd
command-last = sist
command-log = logg
command-advice = tips
command-quit = slutt
commands =
    Når som helst:
      ?         forklarer valget du står overfor
      regler    reglene: regler 3 er et kapittel, regler og et ord slår det opp
      hånd      viser bordet igjen (det gjør Enter alene også)
      stilling  hvordan det står for alle
      sist      hva som sist ble spilt; logg sier mer
      h         et tips: hva den sterkeste boten ville gjort
      slutt     lagrer spillet og avslutter
# $command is the word "rules", $example a word that can be looked up.
terminal-rules-chapter = Et kapittel: { $command } og nummeret på det.
terminal-rules-look-up = Slå noe opp: { $command } og et ord, for eksempel { $command } { $example }.
advice = Råd fra en { $level }: { $action }
# One of the actions that were weighed up, with what it expects of it.
advice-considered = { $games ->
    [0] {"  "}{ $action }: { $expected }
    [one] {"  "}{ $action }: { $expected }, ut fra ett tenkt spill
   *[other] {"  "}{ $action }: { $expected }, ut fra { $games } tenkte spill
}
no-advice = Her er det ingenting å si.
hint = Når som helst: ? forklarer valget, h gir et tips, regler forklarer spillet; slutt lagrer og avslutter.
no-such-item = Nummer { $number } kan ikke velges: numrene går fra 1 til { $most }.
resumed = Spillet går videre der det stoppet, etter { $steps } steg.
seed = Startverdi { $seed }: den samme startverdien gir de samme kortene igjen (--seed { $seed }).
recording = Spilloggen skrives til { $path } mens du spiller.
saved = Spillet så langt er lagret i { $path }.
recorded = Spilloggen ligger i { $path }.
how-to-review = Hva som ville ha vært bedre: conclave review { $path }
how-to-resume = Spill videre på det: conclave play --resume { $path }
not-saved = Spillet så langt kunne ikke lagres ({ $reason }). Her er spilloggen:
kept-nowhere = Spillet kan ikke lagres mens du spiller ({ $reason }). Det lagres når du slutter, hvis det lar seg gjøre da.
line-dropped = Den siste linjen i spilloggen er avkuttet og utelates: { $line }
no-answer = Ingen av de siste { $lines } linjene var et svar, så spillet stopper her.
# The list of the games that are kept.
kept-none = Det er ikke lagret noe spill i { $folder } ennå.
kept-game = { $path }: { $standing ->
    [open] spilles nå
    [over] ferdig
    [broken] kan ikke leses
   *[going-on] ikke ferdig
}
kept-how = Spill videre på det siste: conclave play --resume
result = Spillet er slutt. Plasseringene:

# What is asked, and the numbers of the answers.
terminal-numbered = { $ask } (1 til { $most })
# What comes of a step, set off from it.
terminal-end = → { $said }

## Wizard

wizard-misunderstood = Jeg forstår ikke «{ $input }». { $asked ->
    [predict] Skriv et antall stikk.
    [trump] Skriv et nummer fra listen eller blå, rød, grønn eller gul.
    [werewolf] Skriv et nummer fra listen eller blå, rød, grønn, gul eller ingen.
    [pass] Skriv et nummer i hakeparentes eller et kort som b7, z eller n.
    [change] Skriv +1 eller -1.
   *[play] Skriv et nummer i hakeparentes eller et kort som b7, z eller n.
} (? forklarer mer.)
wizard-needs-side = { -shapeshifter(form: "the") } er en { -wizard } eller en { -jester }, etter ditt valg: skriv hamskifter trollmann eller hamskifter narr.
wizard-needs-suit = I hvilken farge? Skriv { $card } blå, { $card } rød, { $card } grønn eller { $card } gul.
wizard-never-played = { -werewolf(form: "the") } spilles aldri.
# After a card that is there several times.
wizard-times = { " " }×{ $count }
wizard-other-cards = andre
wizard-change-to = { $sign }: spå { $prediction }
wizard-score-empty = Ingenting er skrevet ned ennå: den første runden er i gang.
wizard-score-round = runde
wizard-score-total = i alt
wizard-score-predicted = spå
wizard-score-legend = i alt: poeng så langt; spå: spådde stikk
wizard-no-trick = Ingen stikk i denne runden er ferdige ennå.
wizard-log = Stikk { $number }: { $cards }. { $end }
terminal-wizard-predict = { $ask } (0 til { $most })
terminal-wizard-how-werewolf = Svar med et nummer fra listen eller med blå, rød, grønn, gul eller ingen.
terminal-wizard-how-trump = Svar med et nummer fra listen eller med blå, rød, grønn eller gul.
terminal-wizard-how-play =
    Svar med et nummer i hakeparentes eller med selve kortet: { $example }. Bokstaver: b blå, r rød, g grønn, y gul, z { -wizard }, n { -jester }. Kort i rund parentes kan ikke spilles nå.
terminal-wizard-how-pass = Svar med et nummer i hakeparentes eller med selve kortet, for eksempel b7 eller z.
terminal-wizard-how-change = Svar med et nummer fra listen eller med +1 eller -1.
terminal-wizard-scored = Runde { $round } er slutt:
terminal-wizard-scored-row = spådd { $predicted }, stikk { $won }   { $points }   i alt { $total }

## Shazamm!

shazamm-misunderstood = Jeg forstår ikke «{ $input }». { $asked ->
    [clone] Skriv nummeret eller navnet på en trylleformel fra listen, eller 0.
    [theft] Skriv bruk eller kast.
    [recycle] Skriv en endring av innsatsen din, for eksempel +3 eller -2, eller 0.
    [stack] Skriv numrene på trylleformler, for eksempel 7 8 10.
    [lay] Skriv numrene eller navnene på kort, for eksempel 0 7, eller ingen.
   *[bet] Skriv en innsats, for eksempel 12, eller en innsats med trylleformler, for eksempel 12 forsterkning eller 12 3 7.
} (? forklarer mer.)
shazamm-unknown-card = Det finnes ingen trylleformel «{ $input }». Skriv nummeret eller begynnelsen av navnet. (? viser kortene dine.)
shazamm-ambiguous = «{ $input }» kan være { $cards }. Skriv mer av navnet, eller nummeret.
shazamm-twice = Du har { $card } bare én gang.
shazamm-to-stack = Trylleformler som skal ordnes:
shazamm-stacked-so-far = Bunken din så langt: { $cards }
shazamm-choose-clone = Trylleformler du kan kopiere:
shazamm-choose-none = ingen
shazamm-choose-use = bruk den selv
shazamm-choose-discard = kast den
shazamm-choose-bet = sats { $bet }
shazamm-score =
    Runde { $round } av høyst 7. Den som blir på broen, vinner partiet.
shazamm-score-tiles = { $who ->
    [you] Du står på felt { $tile }; bak deg har broen { $tiles ->
        [0] ingen felt igjen
       *[other] { $tiles } felt til
    }, og den mister ett etter hver runde.
   *[other] { $name } står på felt { $tile }; bakenfor har broen { $tiles ->
        [0] ingen felt igjen
       *[other] { $tiles } felt til
    }.
}
shazamm-no-turn = Ingen har brukt en trylleformel ennå.
shazamm-hand-of = { $name } har: { $cards }
shazamm-used = { $who ->
    [you] Du har brukt: { $cards }.
   *[other] { $name } har brukt: { $cards }.
}
shazamm-used-before = { $before }; i forrige tur { $last }
shazamm-used-last = i forrige tur { $last }
shazamm-unseen = Igjen: { $cards }.
shazamm-unseen-others = De andre trylleformlene kan fortsatt komme.
shazamm-unseen-none = Ingen trylleformel er igjen.
terminal-shazamm-bet = { $ask } ({ $mana ->
    [one] du har bare 1 igjen
   *[other] 1 til { $mana }
})
terminal-shazamm-clone = { $ask } (0 for ingen)
terminal-shazamm-stack = { $ask } (ett nummer eller flere på rad)
terminal-shazamm-lay = { $ask } (numre eller navn; 0 er Finten, ingen betyr uten kort)
terminal-shazamm-how-bet = Skriv innsatsen din: 12 satser 12 mana. Legg til trylleformler med nummer eller navn: { $example } bruker { $card } i tillegg; 12 3 7 ville brukt to. 0 er Finten.
terminal-shazamm-how-clone = Skriv nummeret eller navnet på trylleformelen eller 0 for ikke å kopiere noe.
terminal-shazamm-how-theft = Skriv 1 eller bruk, 2 eller kast.
terminal-shazamm-how-recycle = Skriv en endring som +3 eller -2, 0 for ingen eller et nummer fra listen.
terminal-shazamm-how-stack = Skriv numrene ett for ett eller flere på rad, for eksempel 7 8 10 11 13.
terminal-shazamm-how-lay = Skriv numrene eller navnene på kortene, for eksempel { $example }, eller ingen hvis du ikke legger kort. 0 er Finten.
terminal-shazamm-how-bet-alone = Skriv innsatsen din: 12 satser 12 mana. Kortene dine ligger allerede på bordet.

## Maginor

maginor-misunderstood = Jeg forstår ikke «{ $input }». { $asked ->
    [turn] Skriv et nummer fra listen eller trill, kort ild, flytt enhjørningen, besvergelse sfinksen eller navnet på en trylleformel.
    [symbol] Skriv et nummer fra listen eller ild, vann, jord, luft eller skjebne.
    [slot] Skriv et nummer fra listen eller plass og nummeret.
    [duel] Skriv jord, vann eller ild.
    [reversal] Skriv ja eller nei.
    [take] Skriv orakel eller trylleformel.
   *[retrieve] Skriv et nummer fra listen eller ild, vann, jord, luft eller skjebne.
} (? forklarer mer.)
maginor-needs-tile = For hvilket orakel? Skriv navnet på orakelet også, eller et nummer fra listen.
maginor-needs-symbol = Hvilket kort? Skriv kort ild, kort vann, kort jord, kort luft eller kort skjebne.
maginor-only-in-duels = Underkjennelse spilles etter en duell du ikke har vunnet. Da blir du spurt.
maginor-never-played = Et rituale spilles ikke: det teller som stemmer til slutt.
maginor-choice-roll = trill
maginor-choice-card = { $card }
# A card with which nothing would happen; short, since there may be five of them.
maginor-choice-card-idle = { $card } (ingenting)
maginor-choice-spell = { $spell }
maginor-choice-teleportation = Teleportering til
maginor-choice-telekinesis = Telekinese på
maginor-choice-move = flytt
maginor-choice-sorcery = besvergelse
maginor-choice-slot = plass { $slot } ({ $symbol })
maginor-choice-slot-of = plass { $slot } ({ $symbol }, { $mark } har den)
maginor-choice-stop = stopp
maginor-choice-tile = { maginor-tile } ({ maginor-votes })
maginor-choice-take-spell = trylleformelen { $spell }
# One letter for each symbol, all different.
maginor-letter = { $symbol ->
    [fire] i
    [water] v
    [earth] j
    [air] l
   *[fate] *
}
# The rites where there is little room, with their votes.
maginor-rite = { $spell ->
    [golden-cauldron] Gryten +{ $votes }
   *[high-wizard] Stormester +{ $votes }
}
maginor-at-before = Maginor står foran { maginor-tile }
maginor-at-on = Maginor står på { maginor-tile }
maginor-middle = i midten: { $names }
# One sign each, at the head of a tile's row.
maginor-mark-on = ►
maginor-mark-before = ›
maginor-head-tile = orakel
maginor-head-votes = verdi
maginor-head-spell = trylleformel
maginor-head-who = hvem
# The numbers are padded with spaces, and so are the letters of the cards.
maginor-player = stemmer { $votes }  brikker { $counters }  kort { $cards } og { $sorcery } besv.
maginor-score = Stemmer så langt:
maginor-score-row = { NUMBER($votes) ->
    [0] ingen stemmer ennå
    [one] 1 stemme: { $items }
   *[other] { $votes } stemmer: { $items }
}
maginor-score-item = { $name } { $votes }
maginor-score-left = { $tiles ->
    [0] Alle oraklene er skåret.
    [one] Ett orakel er i spill, verdt { maginor-votes }.
   *[other] { $tiles } orakler er i spill, verdt { $votes } stemmer i alt.
}
maginor-before = Spillet har ikke begynt.
maginor-after = Spillet er slutt.
terminal-maginor-turn = { $ask } (1–{ $most }, ? forklarer)
terminal-maginor-how-turn =
    Svar med et nummer fra listen eller med ord: trill, kort ild, flytt { $example }, besvergelse { $example }. I listen er i v j l * symboler, og en stor bokstav etter et symbol er spilleren som har brikken der.
terminal-maginor-how-reversal = Svar ja eller nei eller med et nummer.
terminal-maginor-how-symbol = Svar med et nummer eller et symbol.
terminal-maginor-how-slot = Svar med et nummer fra listen, der plassene telles fra venstre.
terminal-maginor-how-duel = Svar med et nummer eller med jord, vann eller ild.
terminal-maginor-how-take = Svar med et nummer eller med orakel eller trylleformel.
terminal-maginor-how-stop = Med «stopp» blir det bare én brikke.

## What may be typed in answers, in small letters: words that mean the same, with spaces between them. The English
## words are always understood as well.

typed-yes = ja
typed-no = nei
typed-none = ingen ingenting
typed-up = opp høyere mer
typed-down = ned lavere mindre
typed-use = bruk bruke
typed-discard = kast kaste
typed-roll = trill trille
# A symbol card.
typed-card = kort symbolkort
typed-move = flytt flytte gå
# A sorcery card.
typed-sorcery = besvergelse besvergelsen
typed-slot = plass
typed-stop = stopp nok
typed-take = ta
typed-tile = orakel orakelet stemmer
typed-spell = trylleformel trylleformelen formel
# Small words that mean nothing in an answer.
typed-decoration = en et og med som til på for trumf spill spille sats velg
