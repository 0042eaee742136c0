## What the board of Shazamm! says on the page.

# On the first screen.
shazamm-door = Zwei Zauberer auf einer Brücke über Lava, geheime Einsätze und vierzehn Zaubersprüche.
# Where the game is in its course.
shazamm-board-round-turn = Runde { $round }, Zug { $turn }

## The bridge, for those who do not see the picture

shazamm-board-bridge = Die Brücke
# $moved is no while the fire is where it began this round.
shazamm-board-fire-at = { $moved ->
    [no] Das Feuer ist auf Feld { $wall }, wie zu Beginn dieser Runde.
   *[yes] Das Feuer ist auf Feld { $wall }; zu Beginn dieser Runde war es auf Feld { $middle }.
}
# $fallen is yes for a wizard who has fallen into the lava.
shazamm-board-stands = { $fallen ->
    [yes] { $who ->
        [you] Du bist in die Lava gestürzt.
       *[other] { $name } ist in die Lava gestürzt.
    }
   *[no] { $who ->
        [you] Du stehst auf Feld { $tile }, { $distance ->
            [one] 1 Feld
           *[other] { $distance } Felder
        } vom Feuer entfernt.
       *[other] { $name } steht auf Feld { $tile }, { $distance ->
            [one] 1 Feld
           *[other] { $distance } Felder
        } vom Feuer entfernt.
    }
}
shazamm-board-tiles = Von der Brücke bleiben die Felder { $first } bis { $last }.

## The players

shazamm-board-players = Die Spieler
shazamm-board-mana = { $who ->
    [you] Dein Mana
   *[other] Mana von { $name }
}
shazamm-board-mana-of = { $mana } von { $most }
# Beside a player who has made a bet that nobody sees yet.
shazamm-board-bet-made = Einsatz steht
# The same for cards that are laid before the bets.
shazamm-board-cards-laid = Karten liegen

## The turn on the table

shazamm-board-turn-of = Einsätze und Karten auf dem Tisch
shazamm-board-nothing-yet = Noch ist nichts aufgedeckt.
shazamm-board-last-turn = Letzter Zug
shazamm-board-this-turn = Dieser Zug
shazamm-board-skip = Überspringen
# $strength is what spells made of the bet.
shazamm-board-bet-of = { $who ->
    [you] Du setzt { $bet }, Stärke { $strength }.
   *[other] { $name } setzt { $bet }, Stärke { $strength }.
}
shazamm-board-cards-of = { $who ->
    [you] Deine Karten auf dem Tisch
   *[other] Karten von { $name } auf dem Tisch
}
# Cards that lie face down before the bets.
shazamm-board-face-down = { $who ->
    [you] Deine verdeckten Karten: { $count }
   *[other] Verdeckte Karten von { $name }: { $count }
}
# A card on the table, and what became of it.
shazamm-board-laid = { $mark ->
    [acting] { $card }: wirkt jetzt
    [cancelled] { $card }: aufgehoben
    [lost] { $card }: ohne Wirkung
    [stolen] { $card }: gestohlen
   *[other] { $card }
}

## Choosing a bet

shazamm-board-your-bet = Dein Einsatz
shazamm-board-bet-value = { $bet } von deinen { $mana } Mana
shazamm-board-slider = Dein Einsatz, als Schieberegler
shazamm-board-more = { $by } mehr setzen
shazamm-board-less = { $by } weniger setzen
shazamm-board-hand-of = { $who ->
    [you] Deine Karten
   *[other] Karten von { $name }
}
# A card of the hand with its number, its name and what it does.
shazamm-board-card = { $number } { $name }: { $effect }
shazamm-board-look = Sieh dir eine Karte an und lies, was sie bewirkt.
# The button that makes the choice final. The bet may have cards with it: "12 with Boost".
shazamm-board-commit = { $bet } setzen
# The same for cards that are laid before the bet.
shazamm-board-lay = { $cards } legen
shazamm-board-lay-nothing = Keine Karte legen

## The order of the own deck

shazamm-board-deck-so-far = Dein Stapel bisher
shazamm-board-deck-note = Drück auf die Zaubersprüche in der Reihenfolge, in der du sie ziehen willst. Die ersten fünf sind deine erste Hand.

## The score

shazamm-board-mana-row = Mana
# Where a spell of a player is, in a word: the column is narrow.
shazamm-board-spell-is = { $place ->
    [used] benutzt
    [hand] Hand
    [deck] Stapel
    [table] gelegt
   *[hidden] geheim
}

## What the signs on the table mean

# The tile that Middle brings the fire back to.
shazamm-board-sign-middle = Hier begann das Feuer in dieser Runde.
# A tile with a crack.
shazamm-board-sign-crack = Dieses Feld bricht ab, wenn die Runde endet.
# A coin with a number on it.
shazamm-board-sign-coin = Ein Einsatz. Daneben steht, was Zaubersprüche aus ihm machen.
