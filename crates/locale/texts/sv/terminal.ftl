## What only the terminal says: what may be typed at any time, besides an answer.

command-help = hjälp
command-rules = regler
command-score = ställning
command-hand = hand
command-last = sist
command-log = logg
command-advice = tips
command-quit = sluta
commands =
    När som helst:
      ?          förklarar valet du står inför
      regler     reglerna: regler 3 är ett kapitel, regler och ett ord slår upp det
      hand       visar bordet igen (det gör Enter ensamt också)
      ställning  hur det står för alla
      sist       vad som spelades sist; logg säger mer
      h          ett tips: vad den starkaste boten skulle göra
      sluta      sparar spelet och slutar
# $command is the word "rules", $example a word that can be looked up.
terminal-rules-chapter = Ett kapitel: { $command } och dess nummer.
terminal-rules-look-up = Slå upp något: { $command } och ett ord, till exempel { $command } { $example }.
advice = Råd från en { $level }: { $action }.
# One of the actions that were weighed up, with the points it expects of it.
# One of the actions that were weighed up, with what it expects of it.
advice-considered = { $games ->
    [0] {"  "}{ $action }: { $expected }
    [one] {"  "}{ $action }: { $expected }, utifrån ett tänkt spel
   *[other] {"  "}{ $action }: { $expected }, utifrån { $games } tänkta spel
}
no-advice = Här finns inget att säga.
hint = När som helst: ? förklarar valet, h ger ett tips, regler förklarar spelet; sluta sparar och slutar.
no-such-item = Nummer { $number } går inte att välja: numren går från 1 till { $most }.
resumed = Spelet fortsätter där det slutade, efter { $steps } steg.
seed = Slumpfrö { $seed }: samma slumpfrö ger samma kort igen (--seed { $seed }).
recording = Spelprotokollet skrivs till { $path } medan du spelar.
saved = Spelet hittills är sparat i { $path }.
recorded = Spelprotokollet finns i { $path }.
how-to-review = Vad som hade varit bättre: conclave review { $path }
how-to-resume = Spela vidare med: conclave play --resume { $path }
not-saved = Spelet hittills kunde inte sparas ({ $reason }). Här är spelprotokollet:
kept-nowhere = Spelet kan inte sparas medan du spelar ({ $reason }). Det sparas när du slutar, om det går då.
line-dropped = Den sista raden i spelprotokollet är avhuggen och utelämnas: { $line }
no-answer = Ingen av de senaste { $lines } raderna var ett svar, så spelet stannar här.
# The list of the games that are kept.
kept-none = Inget spel är sparat i { $folder } ännu.
kept-game = { $path }: { $standing ->
    [open] spelas just nu
    [over] slut
    [broken] kan inte läsas
   *[going-on] inte slut
}
kept-how = Spela vidare på det senaste spelet: conclave play --resume
result = Spelet är slut. Placeringarna:

# What is asked, and the numbers of the answers.
terminal-numbered = { $ask } (1 till { $most })
# What comes of a step, set off from it.
terminal-end = → { $said }

## Wizard

wizard-misunderstood = Jag förstår inte ”{ $input }”. { $asked ->
    [predict] Skriv ett antal stick.
    [trump] Skriv ett nummer från listan eller blå, röd, grön eller gul.
    [werewolf] Skriv ett nummer från listan eller blå, röd, grön, gul eller ingen.
    [pass] Skriv ett nummer inom hakparentes eller ett kort som b7, z eller n.
    [change] Skriv +1 eller -1.
   *[play] Skriv ett nummer inom hakparentes eller ett kort som b7, z eller n.
} (? förklarar mer.)
wizard-needs-side = { -shapeshifter(form: "the") } är en { -wizard } eller en { -jester }, efter ditt val: skriv hamnskiftare trollkarl eller hamnskiftare narr.
wizard-needs-suit = I vilken färg? Skriv { $card } blå, { $card } röd, { $card } grön eller { $card } gul.
wizard-never-played = { -werewolf(form: "the") } spelas aldrig.
# After a card that is there several times.
wizard-times = { " " }×{ $count }
wizard-other-cards = andra
wizard-change-to = { $sign }: spå { $prediction }
wizard-score-empty = Inget är nedskrivet än: den första rundan pågår.
wizard-score-round = runda
wizard-score-total = totalt
wizard-score-predicted = spå
wizard-score-legend = totalt: poäng hittills; spå: spådda stick
wizard-no-trick = Inget stick i den här rundan är färdigt än.
wizard-log = Stick { $number }: { $cards }. { $end }
terminal-wizard-predict = { $ask } (0 till { $most })
terminal-wizard-how-werewolf = Svara med ett nummer från listan eller med blå, röd, grön, gul eller ingen.
terminal-wizard-how-trump = Svara med ett nummer från listan eller med blå, röd, grön eller gul.
terminal-wizard-how-play =
    Svara med ett nummer inom hakparentes eller med själva kortet: { $example }. Bokstäver: b blå, r röd, g grön, y gul, z { -wizard }, n { -jester }. Kort inom rund parentes får inte spelas nu.
terminal-wizard-how-pass = Svara med ett nummer inom hakparentes eller med själva kortet, till exempel b7 eller z.
terminal-wizard-how-change = Svara med ett nummer från listan eller med +1 eller -1.
terminal-wizard-scored = Runda { $round } är slut:
terminal-wizard-scored-row = spått { $predicted }, stick { $won }   { $points }   totalt { $total }

## Shazamm!

shazamm-misunderstood = Jag förstår inte ”{ $input }”. { $asked ->
    [clone] Skriv numret eller namnet på en förtrollning från listan eller 0.
    [theft] Skriv använd eller kasta.
    [recycle] Skriv en ändring av din insats som +3 eller -2 eller 0.
    [stack] Skriv numren på förtrollningar, till exempel 7 8 10.
    [lay] Skriv kortens nummer eller namn, till exempel 0 7, eller inga.
   *[bet] Skriv en insats som 12 eller en insats med förtrollningar som 12 förstärkning eller 12 3 7.
} (? förklarar mer.)
shazamm-unknown-card = Det finns ingen förtrollning ”{ $input }”. Skriv dess nummer eller början av dess namn. (? visar dina kort.)
shazamm-ambiguous = ”{ $input }” passar på { $cards }. Skriv mer av namnet, eller numret.
shazamm-twice = Du har { $card } bara en gång.
shazamm-to-stack = Förtrollningar att ordna:
shazamm-stacked-so-far = Din hög hittills: { $cards }
shazamm-choose-clone = Förtrollningar du kan kopiera:
shazamm-choose-none = ingen
shazamm-choose-use = använd den själv
shazamm-choose-discard = kasta den
shazamm-choose-bet = satsa { $bet }
shazamm-score =
    Runda { $round } av högst 7. Den som blir kvar på bron vinner partiet.
shazamm-score-tiles = { $who ->
    [you] Du står på ruta { $tile }; bakom dig har bron { $tiles ->
        [0] inga rutor kvar
        [one] 1 ruta till
       *[other] { $tiles } rutor till
    }, och den förlorar en efter varje runda.
   *[other] { $name } står på ruta { $tile } och har { $tiles ->
        [0] inga rutor kvar
        [one] 1 ruta till
       *[other] { $tiles } rutor till
    } bakom sig.
}
shazamm-no-turn = Ingen har använt någon förtrollning än.
shazamm-hand-of = { $name } har: { $cards }
shazamm-used = { $who ->
    [you] Du har använt: { $cards }.
   *[other] { $name } har använt: { $cards }.
}
shazamm-used-before = { $before }; i förra turen { $last }
shazamm-used-last = i förra turen { $last }
shazamm-unseen = Kvar: { $cards }.
shazamm-unseen-others = De andra förtrollningarna kan fortfarande komma.
shazamm-unseen-none = Ingen förtrollning är kvar.
terminal-shazamm-bet = { $ask } ({ $mana ->
    [one] du har bara 1 kvar
   *[other] 1 till { $mana }
})
terminal-shazamm-clone = { $ask } (0 för ingen)
terminal-shazamm-stack = { $ask } (ett nummer eller flera i rad)
terminal-shazamm-lay = { $ask } (nummer eller namn; 0 är Bluffen, inga för inga kort)
terminal-shazamm-how-bet = Skriv din insats: 12 satsar 12 mana. Lägg till förtrollningar med nummer eller namn: { $example } lägger { $card } också; 12 3 7 skulle lägga två. 0 är Bluffen.
terminal-shazamm-how-clone = Skriv förtrollningens nummer eller namn eller 0 för att inte kopiera något.
terminal-shazamm-how-theft = Skriv 1 eller använd, 2 eller kasta.
terminal-shazamm-how-recycle = Skriv en ändring som +3 eller -2, 0 för ingen eller ett nummer från listan.
terminal-shazamm-how-stack = Skriv numren ett och ett eller flera i rad, till exempel 7 8 10 11 13.
terminal-shazamm-how-lay = Skriv kortens nummer eller namn, till exempel { $example }, eller inga om du inte lägger något kort. 0 är Bluffen.
terminal-shazamm-how-bet-alone = Skriv din insats: 12 satsar 12 mana. Dina kort ligger redan på bordet.

## Maginor

maginor-misunderstood = Jag förstår inte ”{ $input }”. { $asked ->
    [turn] Skriv ett nummer från listan eller slå, kort eld, flytta enhörningen, trolldom sfinxen eller namnet på en förtrollning.
    [symbol] Skriv ett nummer från listan eller eld, vatten, jord, luft eller öde.
    [slot] Skriv ett nummer från listan eller plats och dess nummer.
    [duel] Skriv jord, vatten eller eld.
    [reversal] Skriv ja eller nej.
    [take] Skriv orakel eller förtrollning.
   *[retrieve] Skriv ett nummer från listan eller eld, vatten, jord, luft eller öde.
} (? förklarar mer.)
maginor-needs-tile = För vilket orakel? Skriv dess namn efteråt eller ett nummer från listan.
maginor-needs-symbol = Vilket kort? Skriv kort eld, kort vatten, kort jord, kort luft eller kort öde.
maginor-only-in-duels = Omsvängning spelas efter en duell som du inte har vunnit. Du blir tillfrågad då.
maginor-never-played = En ritual spelas inte: den räknas som röster i slutet.
maginor-choice-roll = slå
maginor-choice-card = { $card }
# A card with which nothing would happen; short, since there may be five of them.
maginor-choice-card-idle = { $card } (inget)
maginor-choice-spell = { $spell }
maginor-choice-teleportation = Teleportering till
maginor-choice-telekinesis = Telekinesi på
maginor-choice-move = flytta
maginor-choice-sorcery = trolldom
maginor-choice-slot = plats { $slot } ({ $symbol })
maginor-choice-slot-of = plats { $slot } ({ $symbol }, som { $mark } har)
maginor-choice-stop = stopp
maginor-choice-tile = { maginor-tile } ({ maginor-votes })
maginor-choice-take-spell = förtrollningen { $spell }
# One letter for each symbol, all different.
maginor-letter = { $symbol ->
    [fire] e
    [water] v
    [earth] j
    [air] l
   *[fate] *
}
# The rites where there is little room, with their votes.
maginor-rite = { $spell ->
    [golden-cauldron] Kitteln +{ $votes }
   *[high-wizard] Trollkarl +{ $votes }
}
maginor-at-before = Maginor står strax före { maginor-tile }
maginor-at-on = Maginor står på { maginor-tile }
maginor-middle = i mitten: { $names }
# One sign each, at the head of a tile's row.
maginor-mark-on = ►
maginor-mark-before = ›
maginor-head-tile = orakel
maginor-head-votes = värde
maginor-head-spell = förtrollning
maginor-head-who = vem
# The numbers are padded with spaces, and so are the letters of the cards.
maginor-player = röster { $votes }  markörer { $counters }  kort { $cards } och { $sorcery } trolldom
maginor-score = Röster hittills:
maginor-score-row = { NUMBER($votes) ->
    [0] inga röster än
    [one] 1 röst: { $items }
   *[other] { $votes } röster: { $items }
}
maginor-score-item = { $name } { $votes }
maginor-score-left = { $tiles ->
    [0] Alla orakel är poängräknade.
    [one] Ett orakel är i spel, värt { maginor-votes }.
   *[other] { $tiles } orakel är i spel, värda { $votes } röster totalt.
}
maginor-before = Spelet har inte börjat.
maginor-after = Spelet är slut.
terminal-maginor-turn = { $ask } (1–{ $most }, ? förklarar)
terminal-maginor-how-turn =
    Svara med ett nummer från listan eller med ord: slå, kort eld, flytta { $example }, trolldom { $example }. I listan är e v j l * symboler, och en stor bokstav efter en symbol är spelaren som har markören där.
terminal-maginor-how-reversal = Svara ja eller nej eller med ett nummer.
terminal-maginor-how-symbol = Svara med ett nummer eller en symbol.
terminal-maginor-how-slot = Svara med ett nummer från listan, där platserna räknas från vänster.
terminal-maginor-how-duel = Svara med ett nummer eller med jord, vatten eller eld.
terminal-maginor-how-take = Svara med ett nummer eller med orakel eller förtrollning.
terminal-maginor-how-stop = Med ”stopp” blir det ingen andra markör.

## What may be typed in answers, in small letters: words that mean the same, with spaces between them. The English
## words are always understood as well.

typed-yes = ja
typed-no = nej
typed-none = ingen inget inga ingenting
typed-up = upp högre mer höj
typed-down = ner ned lägre mindre sänk
typed-use = använd använda
typed-discard = kasta
typed-roll = slå slag
# A symbol card.
typed-card = kort symbolkort
typed-move = flytta gå
# A sorcery card.
typed-sorcery = trolldom trolldomskort
typed-slot = plats
typed-stop = stopp nog
typed-take = ta
typed-tile = orakel oraklet röster
typed-spell = förtrollning förtrollningen
# Small words that mean nothing in an answer.
typed-decoration = en ett och med som till på för trumf spela satsa välj
