## What only the terminal says: what may be typed at any time, besides an answer.

command-help = hjælp
command-rules = regler
command-score = stilling
command-hand = hånd
command-last = sidst
command-log = log
command-advice = tip
command-quit = slut
commands =
    Når som helst:
      ?         forklarer det valg, du står over for
      regler    reglerne: regler 3 er et kapitel, regler og et ord slår ordet op
      hånd      viser bordet igen (det gør Enter alene også)
      stilling  hvordan det står for alle
      sidst     hvad der sidst blev spillet; log siger mere
      h         et tip: hvad den stærkeste bot ville gøre
      slut      gemmer spillet og slutter
# $command is the word "rules", $example a word that can be looked up.
terminal-rules-chapter = Et kapitel: { $command } og dets nummer.
terminal-rules-look-up = Slå noget op: { $command } og et ord, for eksempel { $command } { $example }.
advice = Råd fra en { $level }: { $action }
# One of the actions that were weighed up, with what it expects of it.
advice-considered = { $games ->
    [0] {"  "}{ $action }: { $expected }
    [one] {"  "}{ $action }: { $expected }, ud fra ét tænkt spil
   *[other] {"  "}{ $action }: { $expected }, ud fra { $games } tænkte spil
}
no-advice = Her er der ikke noget at sige.
hint = Når som helst: ? forklarer valget, h giver et tip, regler forklarer spillet; slut gemmer og slutter.
no-such-item = Nummer { $number } kan ikke vælges: numrene går fra 1 til { $most }.
resumed = Spillet går videre, hvor det stoppede, efter { $steps } trin.
seed = Startværdi { $seed }: samme startværdi giver de samme kort igen (--seed { $seed }).
recording = Spilloggen skrives til { $path }, mens du spiller.
saved = Spillet indtil nu er gemt i { $path }.
recorded = Spilloggen ligger i { $path }.
how-to-review = Hvad der ville have været bedre: conclave review { $path }
how-to-resume = Spil videre med: conclave play --resume { $path }
not-saved = Spillet indtil nu kunne ikke gemmes ({ $reason }). Her er spilloggen:
kept-nowhere = Spillet kan ikke gemmes, mens du spiller ({ $reason }). Det gemmes, når du slutter, hvis det kan lade sig gøre til den tid.
line-dropped = Den sidste linje i spilloggen er afbrudt og springes over: { $line }
no-answer = Ingen af de sidste { $lines } linjer var et svar, så spillet stopper her.
# The list of the games that are kept.
kept-none = Der er endnu ikke gemt noget spil i { $folder }.
kept-game = { $path }: { $standing ->
    [open] spilles lige nu
    [over] slut
    [broken] kan ikke læses
   *[going-on] ikke slut
}
kept-how = Spil videre med det sidste: conclave play --resume
result = Spillet er slut. Placeringerne:

# What is asked, and the numbers of the answers.
terminal-numbered = { $ask } (1 til { $most })
# What comes of a step, set off from it.
terminal-end = → { $said }

## Wizard

wizard-misunderstood = Jeg forstår ikke ”{ $input }”. { $asked ->
    [predict] Skriv et antal stik.
    [trump] Skriv et nummer fra listen eller blå, rød, grøn eller gul.
    [werewolf] Skriv et nummer fra listen eller blå, rød, grøn, gul eller ingen.
    [pass] Skriv et nummer i firkantet parentes eller et kort som b7, z eller n.
    [change] Skriv +1 eller -1.
   *[play] Skriv et nummer i firkantet parentes eller et kort som b7, z eller n.
} (? forklarer mere.)
wizard-needs-side = { -shapeshifter(form: "the") } er en { -wizard } eller en { -jester } efter dit valg: skriv hamskifter troldmand eller hamskifter nar.
wizard-needs-suit = I hvilken farve? Skriv { $card } blå, { $card } rød, { $card } grøn eller { $card } gul.
wizard-never-played = { -werewolf(form: "the") } spilles aldrig.
# After a card that is there several times.
wizard-times = { " " }×{ $count }
wizard-other-cards = andre
wizard-change-to = { $sign }: spå { $prediction }
wizard-score-empty = Der er ikke skrevet noget ned endnu: den første runde er i gang.
wizard-score-round = runde
wizard-score-total = i alt
wizard-score-predicted = spå
wizard-score-legend = i alt: point indtil nu; spå: spåede stik
wizard-no-trick = Der er endnu ikke noget færdigt stik i denne runde.
wizard-log = Stik { $number }: { $cards }. { $end }
terminal-wizard-predict = { $ask } (0 til { $most })
terminal-wizard-how-werewolf = Svar med et nummer fra listen eller med blå, rød, grøn, gul eller ingen.
terminal-wizard-how-trump = Svar med et nummer fra listen eller med blå, rød, grøn eller gul.
terminal-wizard-how-play =
    Svar med et nummer i firkantet parentes eller med selve kortet: { $example }. Bogstaver: b blå, r rød, g grøn, y gul, z { -wizard }, n { -jester }. Kort i rund parentes må ikke spilles nu.
terminal-wizard-how-pass = Svar med et nummer i firkantet parentes eller med selve kortet, for eksempel b7 eller z.
terminal-wizard-how-change = Svar med et nummer fra listen eller med +1 eller -1.
terminal-wizard-scored = Runde { $round } er slut:
terminal-wizard-scored-row = spået { $predicted }, stik { $won }   { $points }   i alt { $total }

## Shazamm!

shazamm-misunderstood = Jeg forstår ikke ”{ $input }”. { $asked ->
    [clone] Skriv nummeret eller navnet på en formular fra listen eller 0.
    [theft] Skriv brug eller kassér.
    [recycle] Skriv en ændring af din indsats som +3 eller -2 eller 0.
    [stack] Skriv numrene på formularer, for eksempel 7 8 10.
    [lay] Skriv kortenes numre eller navne, for eksempel 0 7, eller ingen.
   *[bet] Skriv en indsats som 12 eller en indsats med formularer som 12 forstærkning eller 12 3 7.
} (? forklarer mere.)
shazamm-unknown-card = Der er ingen formular ”{ $input }”. Skriv dens nummer eller begyndelsen af dens navn. (? viser dine kort.)
shazamm-ambiguous = ”{ $input }” kan være { $cards }. Skriv mere af det eller nummeret.
shazamm-twice = Du har kun { $card } én gang.
shazamm-to-stack = Formularer, der skal ordnes:
shazamm-stacked-so-far = Din bunke indtil nu: { $cards }
shazamm-choose-clone = Formularer, du kan kopiere:
shazamm-choose-none = ingen
shazamm-choose-use = brug den selv
shazamm-choose-discard = kassér den
shazamm-choose-bet = sats { $bet }
shazamm-score =
    Runde { $round } af højst 7. Den, der bliver på broen, vinder partiet.
shazamm-score-tiles = { $who ->
    [you] Du står på felt { $tile }; bag dig har broen { $tiles ->
        [0] ingen felter tilbage
        [one] 1 felt til
       *[other] { $tiles } felter til
    }, og den mister et efter hver runde.
   *[other] { $name } står på felt { $tile }; bagved har broen { $tiles ->
        [0] ingen felter tilbage
        [one] 1 felt til
       *[other] { $tiles } felter til
    }.
}
shazamm-no-turn = Ingen har brugt en formular endnu.
shazamm-hand-of = { $name } har: { $cards }
shazamm-used = { $who ->
    [you] Du har brugt: { $cards }.
   *[other] { $name } har brugt: { $cards }.
}
shazamm-used-before = { $before }; i forrige tur { $last }
shazamm-used-last = i forrige tur { $last }
shazamm-unseen = Tilbage: { $cards }.
shazamm-unseen-others = De andre formularer kan stadig komme.
shazamm-unseen-none = Ingen formular er tilbage.
terminal-shazamm-bet = { $ask } ({ $mana ->
    [one] du har kun 1 tilbage
   *[other] 1 til { $mana }
})
terminal-shazamm-clone = { $ask } (0 for ingen)
terminal-shazamm-stack = { $ask } (ét nummer eller flere i træk)
terminal-shazamm-lay = { $ask } (numre eller navne; 0 er Finten, ”ingen” er slet ingen kort)
terminal-shazamm-how-bet = Skriv din indsats: 12 satser 12 mana. Tilføj formularer med nummer eller navn: { $example } bruger også { $card }; 12 3 7 ville bruge to. 0 er Finten.
terminal-shazamm-how-clone = Skriv formularens nummer eller navn eller 0 for ikke at kopiere noget.
terminal-shazamm-how-theft = Skriv 1 eller brug, 2 eller kassér.
terminal-shazamm-how-recycle = Skriv en ændring som +3 eller -2, 0 for ingen eller et nummer fra listen.
terminal-shazamm-how-stack = Skriv numrene ét for ét eller flere i træk, for eksempel 7 8 10 11 13.
terminal-shazamm-how-lay = Skriv kortenes numre eller navne, for eksempel { $example }, eller ingen, hvis du ikke lægger kort. 0 er Finten.
terminal-shazamm-how-bet-alone = Skriv din indsats: 12 satser 12 mana. Dine kort ligger allerede på bordet.

## Maginor

maginor-misunderstood = Jeg forstår ikke ”{ $input }”. { $asked ->
    [turn] Skriv et nummer fra listen eller slå, kort ild, ryk enhjørningen, trolddom sfinksen eller navnet på en formular.
    [symbol] Skriv et nummer fra listen eller ild, vand, jord, luft eller skæbne.
    [slot] Skriv et nummer fra listen eller plads og dens nummer.
    [duel] Skriv jord, vand eller ild.
    [reversal] Skriv ja eller nej.
    [take] Skriv orakel eller formular.
   *[retrieve] Skriv et nummer fra listen eller ild, vand, jord, luft eller skæbne.
} (? forklarer mere.)
maginor-needs-tile = For hvilket orakel? Skriv dets navn bagefter eller et nummer fra listen.
maginor-needs-symbol = Hvilket kort? Skriv kort ild, kort vand, kort jord, kort luft eller kort skæbne.
maginor-only-in-duels = Omvende bruges efter en duel, som du ikke har vundet. Du bliver spurgt til den tid.
maginor-never-played = En indvielse bruges ikke undervejs: den tæller som stemmer til sidst.
maginor-choice-roll = slå
maginor-choice-card = { $card }
# A card with which nothing would happen; short, since there may be five of them.
maginor-choice-card-idle = { $card } (intet)
maginor-choice-spell = { $spell }
maginor-choice-teleportation = Teleportere til
maginor-choice-telekinesis = Telekinese på
maginor-choice-move = ryk
maginor-choice-sorcery = trolddom
maginor-choice-slot = plads { $slot } ({ $symbol })
maginor-choice-slot-of = plads { $slot } ({ $symbol }), som { $mark } har
maginor-choice-stop = stop
maginor-choice-tile = { maginor-tile } ({ maginor-votes })
maginor-choice-take-spell = formularen { $spell }
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
    [golden-cauldron] Gryden +{ $votes }
   *[high-wizard] Troldmand +{ $votes }
}
maginor-at-before = Maginor står lige før { maginor-tile }
maginor-at-on = Maginor står på { maginor-tile }
maginor-middle = i midten: { $names }
# One sign each, at the head of a tile's row.
maginor-mark-on = ►
maginor-mark-before = ›
maginor-head-tile = orakel
maginor-head-votes = værdi
maginor-head-spell = formular
maginor-head-who = hvem
# The numbers are padded with spaces, and so are the letters of the cards.
maginor-player = stemmer { $votes }  markører { $counters }  kort { $cards } og { $sorcery } trolddom
maginor-score = Stemmer indtil nu:
maginor-score-row = { NUMBER($votes) ->
    [0] ingen stemmer endnu
    [one] 1 stemme: { $items }
   *[other] { $votes } stemmer: { $items }
}
maginor-score-item = { $name } { $votes }
maginor-score-left = { $tiles ->
    [0] Alle orakler er optalt.
    [one] Ét orakel er i spil, { maginor-votes } værd.
   *[other] { $tiles } orakler er i spil, { $votes } stemmer værd i alt.
}
maginor-before = Spillet er ikke begyndt.
maginor-after = Spillet er slut.
terminal-maginor-turn = { $ask } (1 til { $most }, ? forklarer)
terminal-maginor-how-turn =
    Svar med et nummer fra listen eller med ord: slå, kort ild, ryk { $example }, trolddom { $example }. På listen er i v j l * symboler, og et stort bogstav efter et symbol er den spiller, hvis markør ligger der.
terminal-maginor-how-reversal = Svar ja eller nej eller med et nummer.
terminal-maginor-how-symbol = Svar med et nummer eller et symbol.
terminal-maginor-how-slot = Svar med et nummer fra listen, hvor pladserne tælles fra venstre.
terminal-maginor-how-duel = Svar med et nummer eller med jord, vand eller ild.
terminal-maginor-how-take = Svar med et nummer eller med orakel eller formular.
terminal-maginor-how-stop = Med ”stop” lægger du ikke flere markører.

## What may be typed in answers, in small letters: words that mean the same, with spaces between them. The English
## words are always understood as well.

typed-yes = ja
typed-no = nej
typed-none = ingen intet ingenting
typed-up = op højere mere
typed-down = ned lavere mindre
typed-use = brug bruge
typed-discard = kassér kasser kassere
typed-roll = slå slag kast
# A symbol card.
typed-card = kort symbolkort
typed-move = ryk rykke gå flyt
# A sorcery card.
typed-sorcery = trolddom trolddomskort
typed-slot = plads
typed-stop = stop nok
typed-take = tag tage
typed-tile = orakel oraklet stemmer
typed-spell = formular formularen
# Small words that mean nothing in an answer.
typed-decoration = en et og med som til på for trumf spil spille sats vælg
