## What only the terminal says: what may be typed at any time, besides an answer.

command-help = hilfe
command-rules = regeln
command-score = stand
command-hand = hand
command-last = zuletzt
command-log = verlauf
command-advice = tipp
command-quit = ende
commands =
    Jederzeit:
      ?        erklärt, was du gerade wählst
      regeln   die Regeln: regeln 3 ist ein Kapitel, regeln und ein Wort sucht es
      hand     zeigt den Tisch noch einmal (wie Enter allein)
      stand    wie es für alle steht
      zuletzt  was zuletzt gespielt wurde; verlauf sagt mehr
      h        ein Tipp: was der stärkste Bot tun würde
      ende     speichert das Spiel und hört auf
# $command is the word "rules", $example a word that can be looked up.
terminal-rules-chapter = Ein Kapitel: { $command } und seine Nummer.
terminal-rules-look-up = Nachschlagen: { $command } und ein Wort, etwa { $command } { $example }.
advice = Der { $level } würde { $action }.
# One of the actions that were weighed up, with what it expects of it.
advice-considered = { $games ->
    [0] {"  "}{ $action }: { $expected }
    [one] {"  "}{ $action }: { $expected }, aus einem gedachten Spiel
   *[other] {"  "}{ $action }: { $expected }, aus { $games } gedachten Spielen
}
no-advice = Hier gibt es nichts zu sagen.
hint = Jederzeit: ? erklärt die Wahl, h gibt einen Tipp, regeln erklärt das Spiel; ende speichert und hört auf.
no-such-item = Die Nummer { $number } steht nicht zur Wahl: Die Nummern gehen von 1 bis { $most }.
resumed = Das Spiel geht dort weiter, wo es aufgehört hat, nach { $steps ->
    [one] einem Schritt
   *[other] { $steps } Schritten
}.
seed = Startwert { $seed }: Mit demselben Startwert kommen dieselben Karten wieder (--seed { $seed }).
recording = Die Aufzeichnung wird beim Spielen in { $path } geschrieben.
saved = Das bisherige Spiel ist in { $path } gespeichert.
recorded = Das Spiel ist in { $path } aufgezeichnet.
how-to-review = Was besser gewesen wäre: conclave review { $path }
how-to-resume = So geht es weiter: conclave play --resume { $path }
not-saved = Das bisherige Spiel konnte nicht gespeichert werden ({ $reason }). Das ist seine Aufzeichnung:
kept-nowhere = Das Spiel kann während des Spielens nicht gespeichert werden ({ $reason }). Es wird beim Aufhören gespeichert, wenn es dann geht.
line-dropped = Die letzte Zeile der Aufzeichnung ist abgeschnitten und wird weggelassen: { $line }
no-answer = Keine der letzten { $lines } Zeilen war eine Antwort, deshalb endet das Spiel hier.
# The list of the games that are kept.
kept-none = In { $folder } ist noch kein Spiel gespeichert.
kept-game = { $path }: { $standing ->
    [open] wird gerade gespielt
    [over] zu Ende
    [broken] nicht lesbar
   *[going-on] nicht zu Ende
}
kept-how = Mit dem letzten geht es so weiter: conclave play --resume
result = Das Spiel ist aus. Die Plätze:

# What is asked, and the numbers of the answers.
terminal-numbered = { $ask } (1 bis { $most })
# What comes of a step, set off from it.
terminal-end = → { $said }

## Wizard

wizard-misunderstood = „{ $input }“ verstehe ich nicht. { $asked ->
    [predict] Tippe eine Anzahl von Stichen.
    [trump] Tippe eine Nummer aus der Liste oder blau, rot, grün oder gelb.
    [werewolf] Tippe eine Nummer aus der Liste oder blau, rot, grün, gelb oder kein.
    [pass] Tippe eine Nummer in eckigen Klammern oder eine Karte wie b7, z oder n.
    [change] Tippe +1 oder -1.
   *[play] Tippe eine Nummer in eckigen Klammern oder eine Karte wie b7, z oder n.
} (? erklärt mehr.)
wizard-needs-side = Der { -shapeshifter } ist ein { -wizard } oder ein { -jester }, je nachdem, was du ansagst: Tippe gestaltenwandler zauberer oder gestaltenwandler narr.
wizard-needs-suit = In welcher Farbe? Tippe { $card } blau, { $card } rot, { $card } grün oder { $card } gelb.
wizard-never-played = Der { -werewolf } wird nie gespielt.
# After a card that is there several times.
wizard-times = { " " }×{ $count }
wizard-other-cards = andere
wizard-change-to = { $sign }: Vorhersage { $prediction }
wizard-score-empty = Noch ist nichts aufgeschrieben: Die erste Runde läuft.
wizard-score-round = Runde
wizard-score-total = Summe
wizard-score-predicted = Vh.
wizard-score-legend = Summe: Punkte bisher; Vh.: vorhergesagte Stiche
wizard-no-trick = In dieser Runde ist noch kein Stich vollständig.
wizard-log = Stich { $number }: { $cards }. { $end }
terminal-wizard-predict = { $ask } (0 bis { $most })
terminal-wizard-how-werewolf = Antworte mit einer Nummer aus der Liste oder mit blau, rot, grün, gelb oder kein.
terminal-wizard-how-trump = Antworte mit einer Nummer aus der Liste oder mit blau, rot, grün oder gelb.
terminal-wizard-how-play =
    Antworte mit einer Nummer in eckigen Klammern oder mit der Karte selbst: { $example }. Buchstaben: b blau, r rot, g grün, y gelb, z { -wizard }, n { -jester }. Karten in runden Klammern darfst du jetzt nicht spielen.
terminal-wizard-how-pass = Antworte mit einer Nummer in eckigen Klammern oder mit der Karte selbst, etwa b7 oder z.
terminal-wizard-how-change = Antworte mit einer Nummer aus der Liste oder mit +1 oder -1.
terminal-wizard-scored = Runde { $round } ist vorbei:
terminal-wizard-scored-row = vorhergesagt { $predicted }, gemacht { $won }   { $points }   Summe { $total }

## Shazamm!

shazamm-misunderstood = „{ $input }“ verstehe ich nicht. { $asked ->
    [clone] Tippe die Nummer oder den Namen eines Zauberspruchs aus der Liste oder 0.
    [theft] Tippe nutzen oder abwerfen.
    [recycle] Tippe eine Änderung deines Einsatzes wie +3 oder -2 oder 0.
    [stack] Tippe die Nummern von Zaubersprüchen, etwa 7 8 10.
    [lay] Tippe Nummern oder Namen von Karten, etwa 0 7, oder keine.
   *[bet] Tippe einen Einsatz wie 12 oder einen Einsatz mit Zaubersprüchen wie 12 verstärkung oder 12 3 7.
} (? erklärt mehr.)
shazamm-unknown-card = Es gibt keinen Zauberspruch „{ $input }“. Tippe seine Nummer oder den Anfang seines Namens. (? zeigt deine Karten.)
shazamm-ambiguous = „{ $input }“ kann { $cards } sein. Tippe mehr davon oder die Nummer.
shazamm-twice = Du hast { $card } nur einmal.
shazamm-to-stack = Zaubersprüche, die noch zu ordnen sind:
shazamm-stacked-so-far = Dein Stapel bisher: { $cards }
shazamm-choose-clone = Zaubersprüche, die du kopieren kannst:
shazamm-choose-none = nichts
shazamm-choose-use = selbst nutzen
shazamm-choose-discard = abwerfen
shazamm-choose-bet = { $bet } setzen
shazamm-score =
    Runde { $round } von höchstens 7. Die Partie gewinnt, wer auf der Brücke bleibt.
shazamm-score-tiles = { $who ->
    [you] Du stehst auf Feld { $tile }; hinter dir hat die Brücke { $tiles ->
        [0] kein Feld mehr
        [one] noch 1 Feld
       *[other] noch { $tiles } Felder
    } und verliert nach jeder Runde eines.
   *[other] { $name } steht auf Feld { $tile }; dahinter hat die Brücke { $tiles ->
        [0] kein Feld mehr
        [one] noch 1 Feld
       *[other] noch { $tiles } Felder
    }.
}
shazamm-no-turn = Noch hat niemand einen Zauberspruch benutzt.
shazamm-hand-of = { $name } hat: { $cards }
shazamm-used = { $who ->
    [you] Du hast benutzt: { $cards }.
   *[other] { $name } hat benutzt: { $cards }.
}
shazamm-used-before = { $before }; im letzten Zug { $last }
shazamm-used-last = im letzten Zug { $last }
shazamm-unseen = Übrig: { $cards }.
shazamm-unseen-others = Alle anderen Zaubersprüche können noch kommen.
shazamm-unseen-none = Kein Zauberspruch ist übrig.
terminal-shazamm-bet = { $ask } ({ $mana ->
    [one] du hast nur noch 1
   *[other] 1 bis { $mana }
})
terminal-shazamm-clone = { $ask } (0 für nichts)
terminal-shazamm-stack = { $ask } (eine Nummer oder mehrere hintereinander)
terminal-shazamm-lay = { $ask } (Nummern oder Namen; 0 ist die Finte, keine für keine Karte)
terminal-shazamm-how-bet = Tippe deinen Einsatz: 12 setzt 12 Mana. Füge Zaubersprüche mit Nummer oder Namen hinzu: { $example } legt { $card } dazu; 12 3 7 würde zwei dazulegen. 0 ist die Finte.
terminal-shazamm-how-clone = Tippe die Nummer oder den Namen des Zauberspruchs oder 0, um nichts zu kopieren.
terminal-shazamm-how-theft = Tippe 1 oder nutzen, 2 oder abwerfen.
terminal-shazamm-how-recycle = Tippe eine Änderung wie +3 oder -2, 0 für keine oder eine Nummer aus der Liste.
terminal-shazamm-how-stack = Tippe die Nummern einzeln oder mehrere hintereinander, etwa 7 8 10 11 13.
terminal-shazamm-how-lay = Tippe die Nummern oder Namen der Karten, etwa { $example }, oder keine, wenn du nichts legst. 0 ist die Finte.
terminal-shazamm-how-bet-alone = Tippe deinen Einsatz: 12 setzt 12 Mana. Deine Karten liegen schon auf dem Tisch.

## Maginor

maginor-misunderstood = „{ $input }“ verstehe ich nicht. { $asked ->
    [turn] Tippe eine Nummer aus der Liste oder würfeln, karte feuer, ziehen einhorn, zauberkarte sphinx oder den Namen eines Zauberspruchs.
    [symbol] Tippe eine Nummer aus der Liste oder feuer, wasser, erde, luft oder schicksal.
    [slot] Tippe eine Nummer aus der Liste oder feld und seine Nummer.
    [duel] Tippe erde, wasser oder feuer.
    [reversal] Tippe ja oder nein.
    [take] Tippe orakel oder spruch.
   *[retrieve] Tippe eine Nummer aus der Liste oder feuer, wasser, erde, luft oder schicksal.
} (? erklärt mehr.)
maginor-needs-tile = Für welches Orakel? Tippe seinen Namen dahinter oder eine Nummer aus der Liste.
maginor-needs-symbol = Welche Karte? Tippe karte feuer, karte wasser, karte erde, karte luft oder karte schicksal.
maginor-only-in-duels = Umkehrung wird nach einem Duell gewirkt, das du nicht gewonnen hast. Dann wirst du gefragt.
maginor-never-played = Ein Ritual wird nicht gewirkt: Es zählt am Ende als Stimmen.
maginor-choice-roll = würfeln
maginor-choice-card = { $card }
# A card with which nothing would happen; short, since there may be five of them.
maginor-choice-card-idle = { $card } (nichts)
maginor-choice-spell = { $spell }
maginor-choice-teleportation = Teleportation zu
maginor-choice-telekinesis = Telekinese auf
maginor-choice-move = ziehen
maginor-choice-sorcery = Zauberkarte
maginor-choice-slot = Feld { $slot } ({ $symbol })
maginor-choice-slot-of = Feld { $slot } ({ $symbol }, von { $mark })
maginor-choice-stop = stopp
maginor-choice-tile = { maginor-tile-title } ({ maginor-votes })
maginor-choice-take-spell = Zauberspruch { $spell }
# One letter for each symbol, all different.
maginor-letter = { $symbol ->
    [fire] f
    [water] w
    [earth] e
    [air] l
   *[fate] *
}
# The rites where there is little room, with their votes.
maginor-rite = { $spell ->
    [golden-cauldron] Kessel +{ $votes }
   *[high-wizard] Hohemagier +{ $votes }
}
maginor-at-before = Maginor vor { maginor-tile-dat }
maginor-at-on = Maginor auf { maginor-tile-dat }
maginor-middle = in der Mitte: { $names }
# One sign each, at the head of a tile's row.
maginor-mark-on = ►
maginor-mark-before = ›
maginor-head-tile = Orakel
maginor-head-votes = Wert
maginor-head-spell = Spruch
maginor-head-who = wer
# The numbers are padded with spaces, and so are the letters of the cards.
maginor-player = Stimmen { $votes }  Marker { $counters }  Karten { $cards } und { $sorcery } Zauber
maginor-score = Stimmen bisher:
maginor-score-row = { NUMBER($votes) ->
    [0] noch keine Stimmen
    [one] 1 Stimme: { $items }
   *[other] { $votes } Stimmen: { $items }
}
maginor-score-item = { $name } { $votes }
maginor-score-left = { $tiles ->
    [0] Alle Orakel sind gewertet.
    [one] Ein Orakel ist im Spiel, { maginor-votes } wert.
   *[other] { $tiles } Orakel sind im Spiel, zusammen { $votes } Stimmen wert.
}
maginor-before = Das Spiel hat noch nicht begonnen.
maginor-after = Das Spiel ist aus.
terminal-maginor-turn = { $ask } (1 bis { $most }, ? erklärt)
terminal-maginor-how-turn =
    Antworte mit einer Nummer aus der Liste oder in Worten: würfeln, karte feuer, ziehen { $example }, zauberkarte { $example }. In der Liste sind f w e l * Symbole, und ein Großbuchstabe dahinter ist der Spieler, dessen Marker dort liegt.
terminal-maginor-how-reversal = Antworte mit ja oder nein oder mit einer Nummer.
terminal-maginor-how-symbol = Antworte mit einer Nummer oder einem Symbol.
terminal-maginor-how-slot = Antworte mit einer Nummer aus der Liste. In der Tabelle zählen die Felder von links.
terminal-maginor-how-duel = Antworte mit einer Nummer oder mit erde, wasser oder feuer.
terminal-maginor-how-take = Antworte mit einer Nummer oder mit orakel oder spruch.
terminal-maginor-how-stop = Mit „stopp“ gibt es keinen zweiten Marker.

## What may be typed in answers, in small letters: words that mean the same, with spaces between them. The English
## words are always understood as well.

typed-yes = ja j
typed-no = nein
typed-none = kein keine keiner keinen nichts
typed-up = hoch höher mehr rauf
typed-down = runter tiefer niedriger weniger
typed-use = nutzen nutze nutz benutzen
typed-discard = abwerfen ablegen verwerfen
typed-roll = würfeln würfle würfel wurf
# A symbol card.
typed-card = karte symbolkarte
typed-move = ziehen ziehe zieh gehen gehe geh bewegen
# A sorcery card.
typed-sorcery = zauber zauberkarte
typed-slot = feld
typed-stop = stopp halt schluss
typed-take = nimm nehmen nehme
typed-tile = orakel kachel stimmen
typed-spell = spruch zauberspruch
# Small words that mean nothing in an answer.
typed-decoration = ein eine einen der die das den dem und mit als auf zum zur zu für trumpf spiel spiele spielen setze setzen wirke wirken
