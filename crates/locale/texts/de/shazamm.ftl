shazamm-title = Shazamm!

## Cards

-mutism = Schweigen
-clone = Klon
-theft = Diebstahl
-end-of-round = Rundenende
-middle = Mitte
-recycling = Recycling
-boost = Verstärkung
-double-dose = Doppelte Dosis
-who-wins-loses = Verkehrte Welt
-blaze = Feuersbrunst
-resistance = Widerstand
-sore-loser = Trotzkopf
-reserves = Reserven
-drain = Manasog

shazamm-card = { $card ->
    [mutism] { -mutism }
    [clone] { -clone }
    [theft] { -theft }
    [end-of-round] { -end-of-round }
    [middle] { -middle }
    [recycling] { -recycling }
    [boost] { -boost }
    [double-dose] { -double-dose }
    [who-wins-loses] { -who-wins-loses }
    [blaze] { -blaze }
    [resistance] { -resistance }
    [sore-loser] { -sore-loser }
    [reserves] { -reserves }
    [drain] { -drain }
   *[dummy] Finte
}
# What a card does, in a line next to its name: at most 58 columns.
shazamm-effect = { $card ->
    [mutism] ab jetzt wirkt in dieser Runde kein anderer Zauberspruch
    [clone] kopiert einen Zauberspruch des Gegners vom letzten Zug
    [theft] nimmt in diesem Zug alle gegnerischen Sprüche über Nr. 3
    [end-of-round] beendet die Runde sofort; niemand zahlt
    [middle] das Feuer kehrt an seinen Platz vom Rundenbeginn zurück
    [recycling] ändere deinen Einsatz nach dem Aufdecken um -5 bis +5
    [boost] Stärke +7
    [double-dose] Stärke ×2, nach { -boost }
    [who-wins-loses] das Feuer rückt auf die stärkere Seite zu
    [blaze] das Feuer rückt zwei Felder weit statt eines
    [resistance] in diesem Zug rückt das Feuer nicht auf dich zu
    [sore-loser] du zahlst nichts, wenn das Feuer dir näher kommt
    [reserves] +13 Mana nach dem Zahlen
    [drain] + so viel Mana, wie der Gegner setzt, nach dem Zahlen
   *[dummy] bewirkt nichts und kehrt zurück; verbirgt, ob du zauberst
}
# The same for a long list in two columns: at most 21 columns.
shazamm-effect-short = { $card ->
    [mutism] kein Spruch wirkt
    [clone] kopiert vom Gegner
    [theft] stiehlt Sprüche
    [end-of-round] Runde endet sofort
    [middle] Feuer an den Anfang
    [recycling] Einsatz -5 bis +5
    [boost] Stärke +7
    [double-dose] Stärke ×2
    [who-wins-loses] Schub umgekehrt
    [blaze] Schub zwei Felder
    [resistance] hält das Feuer auf
    [sore-loser] Verlieren ist gratis
    [reserves] +13 Mana
    [drain] +Mana: Gegnereinsatz
   *[dummy] bewirkt nichts
}

## The table

shazamm-heading =
    Shazamm! { $red } (rot, links) gegen { $green } (grün, rechts).
    Zwei Zauberer auf einer Brücke, zwischen ihnen eine Feuerwand. In jedem Zug setzen beide geheim Mana, vielleicht mit Zaubersprüchen: Die stärkere Seite schiebt das Feuer ein Feld auf die andere zu. Die Brücke bricht von den Enden her ab, und wer von ihr gedrängt wird, verliert.
shazamm-variant = { $variant ->
    [full-hand] Volle Hand
    [counted-cards] Gezählte Karten
   *[stacked-deck] Geordneter Stapel
}
# After the name of the variant.
shazamm-about-variant = { $variant ->
    [full-hand] Alle 14 Zaubersprüche sind von Anfang an auf der Hand.
    [counted-cards] Beide legen zuerst ihre Karten und sehen, wie viele daliegen, bevor sie setzen.
   *[stacked-deck] Du wählst die Reihenfolge, in der du deine Zaubersprüche ziehst.
}
shazamm-round = Runde { $round }
shazamm-stacking = Vor der ersten Runde
shazamm-fire = Feuer
shazamm-mana = Mana
shazamm-hand-and-deck = Hand: { $hand ->
    [one] 1 Spruch
   *[other] { $hand } Sprüche
}, Stapel: { $deck }
shazamm-hand-size = { $hand ->
    [one] 1 Spruch
   *[other] { $hand } Sprüche
} auf der Hand
shazamm-falls-at = { $who ->
    [you] Du stürzt ab,
   *[other] { $name } stürzt ab,
} wenn diese Runde mit dem Feuer auf { $all ->
    [yes] irgendeinem erreichbaren Feld
   *[no] { $count ->
        [one] Feld { $tiles }
       *[other] einem der Felder { $tiles }
    }
} endet.
shazamm-muted = { -mutism }: Bis zum Ende dieser Runde haben Zaubersprüche keine Wirkung.
shazamm-committed = { $who ->
    [you] Dein Einsatz: { $bet }.
   *[other] Einsatz von { $name }: { $bet }.
}
# How many cards somebody has laid, where a sentence names them.
shazamm-cards-count = { $count ->
    [0] keine Karte
    [one] 1 Karte
   *[other] { $count } Karten
}
# $cards are their names, or how many there are.
shazamm-laid = { $who ->
    [you] Du hast gelegt: { $cards }.
   *[other] { $name } hat gelegt: { $cards }.
}
shazamm-this-turn = In diesem Zug: { $first }; { $second }.
shazamm-bet-of = { $who ->
    [you] du setzt { $bet }
   *[other] { $name } setzt { $bet }
}
shazamm-bet-with = { $bet } mit { $cards }
shazamm-bet-recycled = { $bet } (jetzt { $now })
shazamm-your-hand = Deine Hand:
shazamm-stack-of = { $who ->
    [you] Du wirst ziehen: { $cards }
   *[other] { $name } wird ziehen: { $cards }
}

## What is asked

shazamm-ask-bet = Wähle deinen Einsatz, auf Wunsch mit Zaubersprüchen.
shazamm-ask-bet-muted = Wähle deinen Einsatz.
shazamm-ask-lay = Lege deine Karten verdeckt hin, oder keine.
# $cards is how many there are.
shazamm-ask-bet-counted = { $name } hat { $cards } gelegt. Wähle deinen Einsatz.
shazamm-ask-clone = Welchen Zauberspruch kopierst du?
shazamm-ask-theft = Du hast { $card } gestohlen. Nutzt du den Zauberspruch, oder wirfst du ihn ab?
shazamm-ask-recycle = Um wie viel änderst du deinen Einsatz von { $bet }? ({ $lowest } bis { $highest })
shazamm-ask-stack = Wähle den { $place }. Zauberspruch deines Stapels.

shazamm-explain-bet =
    Du und { $name } setzt geheim und gleichzeitig Mana. Der höhere Einsatz schiebt das Feuer ein Feld auf den anderen zu; bei gleichen Einsätzen bleibt es, wo es ist. Beide zahlen, was sie gesetzt haben.
    Die Runde endet, wenn das Feuer einen Zauberer erreicht oder jemand kein Mana mehr hat: Dann schiebt der andere das Feuer für jedes übrige Mana noch ein Feld weiter. Gib also nicht zu früh alles aus.
    Nach einer Runde stellen sich beide Zauberer drei Schritte vom Feuer entfernt auf, an jedem Ende bricht ein Feld ab, und beide haben wieder 50 Mana. Wer dann auf keinem Feld mehr steht, stürzt ab.
    Du hast { $mana } Mana, und { $name } hat { $theirs }. Das Feuer ist { $near ->
        [one] 1 Feld
       *[other] { $near } Felder
    } von dir und { $far ->
        [one] 1 Feld
       *[other] { $far } Felder
    } von { $name } entfernt.
shazamm-explain-lay =
    Zuerst legt ihr beide, du und { $name }, gleichzeitig Karten verdeckt hin. Danach seht ihr, wie viele daliegen; die Finte zählt wie jede andere Karte. Dann setzt ihr beide geheim.
shazamm-explain-spells =
    Jeder Zauberspruch wirkt einmal in der Partie; legen beide denselben, heben sich beide auf. Die Finte kehrt zurück.
    Deine Karten, in der Reihenfolge, in der sie wirken:
shazamm-explain-clone =
    Dein { -clone } wirkt wie einer der Zaubersprüche, die { $name } im letzten Zug gelegt hat, als hättest du ihn jetzt selbst gelegt.
shazamm-explain-theft =
    Mit { -theft } hast du { $name } den Zauberspruch { $card } genommen, bevor er wirken konnte.
    Nutzt du ihn, wirkt er in diesem Zug für dich. Wirfst du ihn ab, wirkt er gar nicht.
    Seine Wirkung: { $effect }.
shazamm-explain-recycle =
    Alle Einsätze und Zaubersprüche liegen jetzt offen, und mit { -recycling } darfst du deinen Einsatz von { $bet } um bis zu 5 ändern, aber nicht unter 1 und nicht über deine { $mana } Mana hinaus. Mit dem neuen Einsatz kämpfst du, und ihn zahlst du. { $name } setzt { $theirs }.
shazamm-explain-stack =
    Du wählst die Reihenfolge, in der du deine 14 Zaubersprüche ziehst. Die ersten fünf sind deine erste Hand; in jeder neuen Runde ziehst du drei dazu. Die meisten Partien haben zwei bis vier Runden.

## Refusals

shazamm-refusal-mana = Du hast { $mana } Mana; setze { $mana ->
    [one] 1
   *[other] 1 bis { $mana }
}.
shazamm-refusal-not-in-hand = { $why ->
    [used] Schon verbraucht: { $card }.
   *[deck] Noch nicht auf deiner Hand: { $card }.
}
shazamm-refusal-not-on-show = { $name } hat im letzten Zug nicht { $card } gelegt. Wähle einen Zauberspruch, der gelegt wurde, oder keinen.
shazamm-refusal-other-spell = Die Frage ist, ob du { $card } nutzt oder abwirfst.
shazamm-refusal-recycled = Dein Einsatz von { $bet } kann sich um { $lowest } bis { $highest } ändern: Er muss zwischen 1 und deinen { $mana } Mana liegen.
shazamm-refusal-stacked = Schon in deinem Stapel: { $card }.
shazamm-refusal-lie-already = Deine Karten für diesen Zug liegen schon auf dem Tisch: Setze ohne Karten.
shazamm-refusal-other = Darum geht es gerade nicht. { $asked ->
    [clone] Sag, welchen Zauberspruch du kopierst, oder keinen.
    [theft] Sag, ob du den gestohlenen Zauberspruch nutzt oder abwirfst.
    [recycle] Sag, um wie viel du deinen Einsatz änderst.
    [stack] Sag, welchen Zauberspruch du als Nächstes ziehst.
    [lay] Lege Karten verdeckt hin, oder keine.
   *[bet] Setze Mana, auf Wunsch mit Zaubersprüchen.
}
shazamm-refusal-chance = So können Zaubersprüche nicht gezogen werden.

## What happens

shazamm-fact-stacked = { $who ->
    [you] Als Nächstes in deinem Stapel: { $card }.
   *[other] Als Nächstes im Stapel von { $name }: { $card }.
}
shazamm-fact-stack-done = { $who ->
    [you] Dein Stapel ist geordnet.
   *[other] { $name } hat den Stapel geordnet.
}
shazamm-fact-drew = { $who ->
    [you] Du ziehst: { $cards }.
   *[other] { $name } zieht: { $cards }.
}
shazamm-fact-drew-secretly = { $name } zieht { $count ->
    [one] 1 Zauberspruch.
   *[other] { $count } Zaubersprüche.
}
shazamm-fact-committed-secretly = { $name } hat geheim gesetzt.
shazamm-fact-laid-secretly = { $name } hat geheim Karten gewählt.
shazamm-fact-counted = Karten auf dem Tisch: { $counts }.
shazamm-count-of = { $who ->
    [you] du { $count }
   *[other] { $name } { $count }
}
shazamm-fact-revealed = Alles wird aufgedeckt: { $first }; { $second }.
shazamm-fact-cancelled = Beide haben gelegt: { $cards }. { $count ->
    [one] Das hebt sich auf und hat keine Wirkung.
   *[other] Diese heben sich auf und haben keine Wirkung.
}
shazamm-fact-lost = { $who ->
    [you] { $to } lässt verpuffen, was du gelegt hast: { $cards }.
   *[other] { $to } lässt verpuffen, was { $name } gelegt hat: { $cards }.
}
shazamm-fact-mutism = { $who ->
    [you] Dein { -mutism }
   *[other] { GENITIVE($name) } { -mutism }
} lässt alle verstummen: Bis zum Ende der Runde wirkt kein anderer Zauberspruch.
shazamm-fact-nothing-to-clone = { $who ->
    [you] Dein { -clone }
   *[other] { GENITIVE($name) } { -clone }
} findet nichts zu kopieren.
shazamm-fact-cloned = { $who ->
    [you] Dein { -clone } wirkt wie { $card }.
   *[other] { GENITIVE($name) } { -clone } wirkt wie { $card }.
}
shazamm-fact-cloned-nothing = { $who ->
    [you] Du kopierst nichts.
   *[other] { $name } kopiert nichts.
}
shazamm-fact-copy-cancelled = Die Kopie trifft auf der anderen Seite auf { $card }, und beide haben keine Wirkung.
shazamm-fact-stole = { $who ->
    [you] Mit { -theft } erbeutest du: { $cards }.
   *[other] Mit { -theft } erbeutet { $name }: { $cards }.
}
shazamm-fact-stole-nothing = { $who ->
    [you] Dein { -theft } findet nichts zu stehlen.
   *[other] { GENITIVE($name) } { -theft } findet nichts zu stehlen.
}
shazamm-fact-used-stolen = { $who ->
    [you] Du nutzt den gestohlenen Zauberspruch { $card }.
   *[other] { $name } nutzt den gestohlenen Zauberspruch { $card }.
}
shazamm-fact-discarded-stolen = { $who ->
    [you] Du wirfst den gestohlenen Zauberspruch { $card } ab.
   *[other] { $name } wirft den gestohlenen Zauberspruch { $card } ab.
}
shazamm-fact-end-of-round = { $who ->
    [you] Du wirkst { -end-of-round }
   *[other] { $name } wirkt { -end-of-round }
}: Die Runde endet sofort, und die Einsätze zählen nicht.
shazamm-fact-middle = { $who ->
    [you] Du wirkst { -middle }
   *[other] { $name } wirkt { -middle }
}: Das Feuer kehrt auf Feld { $wall } zurück, wo es zu Beginn der Runde stand.
shazamm-fact-recycled = { $who ->
    [you] { -recycling }: Du änderst deinen Einsatz um { $change } auf { $bet }.
   *[other] { -recycling }: { $name } ändert den Einsatz um { $change } auf { $bet }.
}
shazamm-fact-recycled-not = { $who ->
    [you] { -recycling }: Du bleibst bei deinem Einsatz von { $bet }.
   *[other] { -recycling }: { $name } bleibt beim Einsatz von { $bet }.
}
shazamm-fact-boost = { $who ->
    [you] { -boost }: Deine Stärke ist jetzt { $strength }.
   *[other] { -boost }: { GENITIVE($name) } Stärke ist jetzt { $strength }.
}
shazamm-fact-double-dose = { $who ->
    [you] { -double-dose }: Deine Stärke ist jetzt { $strength }.
   *[other] { -double-dose }: { GENITIVE($name) } Stärke ist jetzt { $strength }.
}
shazamm-fact-strengths = Stärke: { $strengths }.
shazamm-strength-of = { $who ->
    [you] du { $strength }
   *[other] { $name } { $strength }
}
shazamm-fact-who-wins-loses = { $who ->
    [you] Deine { -who-wins-loses }
   *[other] { GENITIVE($name) } { -who-wins-loses }
} kehrt den Schub um.
shazamm-fact-who-wins-loses-not = { $who ->
    [you] Deine { -who-wins-loses }
   *[other] { GENITIVE($name) } { -who-wins-loses }
} hat nichts umzukehren.
shazamm-fact-blaze = { $who ->
    [you] Deine { -blaze }
   *[other] { GENITIVE($name) } { -blaze }
} treibt das Feuer zwei Felder weit.
shazamm-fact-resisted = { $who ->
    [you] Dein { -resistance }
   *[other] { GENITIVE($name) } { -resistance }
} hält das Feuer auf.
shazamm-fact-resisted-nothing = { $who ->
    [you] Dein { -resistance }
   *[other] { GENITIVE($name) } { -resistance }
} hat nichts aufzuhalten.
shazamm-fact-moved = Das Feuer rückt { $tiles ->
    [one] ein Feld
   *[other] { $tiles } Felder
} auf { $who ->
    [you] dich
   *[other] { $name }
} zu, auf Feld { $wall }.
shazamm-fact-stayed = Das Feuer bleibt auf Feld { $wall }.
shazamm-fact-sore-loser = { $who ->
    [you] { -sore-loser }: Du hast an Boden verloren und zahlst nicht.
   *[other] { -sore-loser }: { $name } hat an Boden verloren und zahlt nicht.
}
shazamm-fact-sore-loser-not = { $who ->
    [you] { -sore-loser }: Du hast nicht an Boden verloren und zahlst.
   *[other] { -sore-loser }: { $name } hat nicht an Boden verloren und zahlt.
}
shazamm-fact-paid = { $who ->
    [you] Du zahlst { $bet } und hast noch { $mana } Mana.
   *[other] { $name } zahlt { $bet } und hat noch { $mana } Mana.
}
shazamm-fact-reserves = { $who ->
    [you] { -reserves } bringen dir { $gain } Mana: Du hast { $mana }.
   *[other] { -reserves } bringen { $name } { $gain } Mana: Das macht { $mana }.
}
shazamm-fact-drain = { $who ->
    [you] { -drain } bringt dir { $gain } Mana, so viel, wie gegen dich gesetzt wurde: Du hast { $mana }.
   *[other] { -drain } bringt { $name } { $gain } Mana, den Einsatz der anderen Seite: Das macht { $mana }.
}
shazamm-fact-round-over = Runde { $round } ist vorbei: { $why ->
    [spell] { $who ->
        [you] Du hast sie beendet.
       *[other] { $name } hat sie beendet.
    }
    [reached] { $who ->
        [you] Das Feuer hat dich erreicht.
       *[other] Das Feuer hat { $name } erreicht.
    }
    [exhausted] { $who ->
        [you] Du hast kein Mana mehr.
       *[other] { $name } hat kein Mana mehr.
    }
   *[both-exhausted] Niemand hat mehr Mana.
}
shazamm-fact-pushed = { $who ->
    [you] Du schiebst
   *[other] { $name } schiebt
} das Feuer mit dem übrigen Mana noch { $tiles ->
    [one] ein Feld
   *[other] { $tiles } Felder
} weiter, auf Feld { $wall }.
shazamm-fact-push-resisted = { $who ->
    [you] Dein { -resistance }
   *[other] { GENITIVE($name) } { -resistance }
} hält auch den letzten Schub auf: Das Feuer bleibt auf Feld { $wall }.
shazamm-fact-wizards-moved = Die Zauberer stellen sich drei Schritte vom Feuer entfernt auf: Felder { $red } und { $green }.
shazamm-fact-tiles-broke = Die Enden der Brücke brechen ab: Es bleiben die Felder { $first } bis { $last }.
shazamm-fact-fell = { $who ->
    [you] Unter deinen Füßen ist nichts mehr: Du stürzt ab.
   *[other] Unter { GENITIVE($name) } Füßen ist nichts mehr: { $name } stürzt ab.
}
shazamm-fact-round = Runde { $round }: Beide haben 50 Mana.

shazamm-chance = { $percent } % Gewinnchance
shazamm-result-win = Die Partie ist vorbei. { $who ->
    [you] Du gewinnst!
   *[other] { $name } gewinnt.
}
shazamm-result-draw = Die Partie ist vorbei. Beide Zauberer sind abgestürzt: unentschieden.

## What one may do, in the words of a button or an advice

# The bet is a number, perhaps with cards: "12 with Boost".
shazamm-action-bet = { $bet } setzen
shazamm-action-clone = { $card } kopieren
shazamm-action-clone-nothing = nichts kopieren
shazamm-action-use = { $card } nutzen
shazamm-action-discard = { $card } abwerfen
shazamm-action-recycle = den Einsatz um { $change } auf { $bet } ändern
shazamm-action-recycle-not = den Einsatz lassen, wie er ist
shazamm-action-stack = { $card } als Nächstes in den Stapel legen
shazamm-action-lay = { $cards } legen
shazamm-action-lay-nothing = keine Karte legen
# What became of a player, beside the name.
shazamm-outcome = { $points ->
    [0] verloren
    [1] unentschieden
   *[other] gewonnen
}
