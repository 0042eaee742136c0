wizard-title = Wizard

## Cards: by themselves, as the object of a sentence, and in the plural.

-wizard = Zauberer
-jester = { $form ->
    [object] Narren
    [many] Narren
   *[one] Narr
}
-shapeshifter = Gestaltenwandler
-dragon = { $form ->
    [object] Drachen
   *[one] Drache
}
-fairy = Fee
-bomb = Bombe
-werewolf = Werwolf
-juggler = Jongleur
-cloud = Wolke

wizard-wizard = { -wizard }
wizard-jester = { -jester }
wizard-special = { $card ->
    [shapeshifter] { -shapeshifter }
    [dragon] { -dragon }
    [fairy] { -fairy }
    [bomb] { -bomb }
    [werewolf] { -werewolf }
    [juggler] { -juggler }
   *[cloud] { -cloud }
}
wizard-colour = { $suit ->
    [humans] Blau
    [dwarves] Rot
    [elves] Grün
   *[giants] Gelb
}
wizard-suit = { $suit ->
    [humans] Blau (Menschen)
    [dwarves] Rot (Zwerge)
    [elves] Grün (Elfen)
   *[giants] Gelb (Riesen)
}
wizard-suited = { $suit ->
    [humans] blaue
    [dwarves] rote
    [elves] grüne
   *[giants] gelbe
} { $rank }
# In a sentence, always as its object.
wizard-the-suited = die { wizard-suited }
wizard-a-wizard = einen { -wizard }
wizard-a-jester = einen { -jester(form: "object") }
wizard-the-special = { $card ->
    [shapeshifter] den { -shapeshifter }
    [dragon] den { -dragon(form: "object") }
    [fairy] die { -fairy }
    [bomb] die { -bomb }
    [werewolf] den { -werewolf }
    [juggler] den { -juggler }
   *[cloud] die { -cloud }
}
# A special card and what it is played as; by itself: "Gestaltenwandler als Narr".
wizard-face = { $card } als { $card ->
    [Gestaltenwandler] { $what }
   *[other] { $what ->
        [Narr] Narren
       *[other] { $what }
    }
}
wizard-no-trump = kein Trumpf
# The cards that need not follow suit.
wizard-always = { $specials ->
    [yes] { -wizard }, { -jester(form: "many") } und Sonderkarten
   *[no] { -wizard } und { -jester(form: "many") }
}

## The table

wizard-heading =
    Wizard für { $seats } Spieler: { $names }.
    { $rounds } Runden. In jeder sagst du voraus, wie viele Stiche du machst: In einem Stich spielt jeder eine Karte, und die beste gewinnt ihn. Genaue Vorhersagen bringen Punkte, falsche kosten welche.
wizard-heading-with = Mit den Sonderkarten { $cards }.
wizard-variant = { $variant ->
    [plus-minus-one] Plus/minus eins
    [hidden] Verdeckte Vorhersagen
    [secret] Geheime Vorhersagen
    [clairvoyance-first] Hellsehen in der ersten Runde
    [clairvoyance-every] Hellsehen
    [single-suit] Einfarbig
   *[maximus] Maximus
}
# After the name of the variant.
wizard-about-variant = { $variant ->
    [plus-minus-one] Die Summe der Vorhersagen darf nicht gleich der Zahl der Stiche sein; darauf muss achten, wer zuletzt vorhersagt.
    [hidden] Alle sagen geheim voraus, und vor dem ersten Stich werden die Vorhersagen aufgedeckt.
    [secret] Alle sagen geheim voraus, und die Vorhersagen werden erst am Ende der Runde aufgedeckt.
    [clairvoyance-first] In der ersten Runde siehst du die Karten aller anderen, deine eigenen aber erst, wenn alle vorhergesagt haben.
    [clairvoyance-every] Du siehst die Karten aller anderen, deine eigenen aber erst, wenn alle vorhergesagt haben.
    [single-suit] Jeder spielt mit einer eigenen Farbe, einem { -wizard } und einem { -jester(form: "object") }. Es gibt keinen Trumpf, und niemand muss bedienen: Die höchste Karte gewinnt, unter gleichen die erste.
   *[maximus] Fünf Runden, und alle Karten werden ausgeteilt. Trumpf ist Blau, Rot, Grün, Gelb, und zuletzt gibt es keinen.
}
wizard-before = Das Spiel hat noch nicht begonnen.
wizard-round = Runde { $round } von { $rounds }, { $cards ->
    [one] 1 Karte für jeden
   *[other] { $cards } Karten für jeden
}, { $who ->
    [you] du gibst
   *[other] { $name } gibt
}
wizard-trump = Trumpf: { $suit }.
wizard-trump-none = Kein Trumpf.
wizard-trump-open = Trumpf ist noch nicht bestimmt.
wizard-source-card = Aufgedeckt: { $card }.
wizard-source-dealer = Aufgedeckt: { $card }; { $who ->
    [you] du gibst und hast den Trumpf bestimmt.
   *[other] { $name } gibt und hat den Trumpf bestimmt.
}
wizard-source-werewolf = { $who ->
    [you] Du hast den { -werewolf } gegen { $card } getauscht und den Trumpf bestimmt.
   *[other] { $name } hat den { -werewolf } gegen { $card } getauscht und den Trumpf bestimmt.
}
wizard-source-nothing = In dieser Runde wird keine Karte aufgedeckt.
wizard-source-single-suit = Die höchste Karte gewinnt, und niemand muss bedienen.

wizard-predicted = gesagt
wizard-won = Stiche
wizard-points = Punkte
wizard-in-trick = im Stich
wizard-secret = geheim
wizard-leads = beginnt
wizard-led = begann
wizard-best = vorn
wizard-took-it = gewinnt
wizard-blown-up = beginnt danach

wizard-follow = Du musst { $suit } bedienen.
wizard-cannot-follow = Du hast keine Karte in { $suit } und darfst jede Karte spielen.
wizard-free-wizard = Zuerst kam ein { -wizard }: Niemand muss bedienen.
wizard-free-dragon = Zuerst kam der { -dragon }: Niemand muss bedienen.
wizard-free-all = Du darfst jede Karte spielen.
wizard-open = Noch ist keine Farbe ausgespielt: Du darfst jede Karte spielen.

wizard-your-hand = Deine Hand:
wizard-hand-hidden = Deine Hand: { $cards ->
    [one] eine Karte, die nur die anderen sehen.
   *[other] { $cards } Karten, die nur die anderen sehen.
}
wizard-hand-of = { $name } hat: { $cards }
wizard-hand-known = { $name } hat auf jeden Fall: { $cards }
wizard-chosen = Du gibst { $card } weiter.

## What is asked

wizard-ask-werewolf = Du hast den { -werewolf }. Welche Farbe soll Trumpf sein?
wizard-ask-trump = Du gibst. Welche Farbe soll Trumpf sein?
wizard-ask-predict = Wie viele Stiche machst du?
wizard-ask-predict-not = Wie viele Stiche machst du? { $forbidden } ist nicht erlaubt.
wizard-ask-lead = Du spielst aus. Spiel eine Karte.
wizard-ask-play = Spiel eine Karte.
wizard-ask-pass = Welche Karte gibst du an { $name } weiter?
wizard-ask-change = Du hast den Stich gewonnen, in dem die { -cloud } lag: Ändere deine Vorhersage um eins.

wizard-explain-werewolf =
    Der { -werewolf } wird nie gespielt. Du tauschst ihn gegen die aufgedeckte Karte und bestimmst die Trumpffarbe oder „kein Trumpf“.
    Eine gute Wahl ist die Farbe, von der du am meisten hast.
wizard-explain-trump =
    Eine Karte der Trumpffarbe schlägt alle Karten der anderen Farben. Eine gute Wahl ist die Farbe, von der du am meisten hast.
wizard-explain-predict =
    Sag voraus, wie viele Stiche du in dieser Runde machst: eine Zahl von 0 bis { $most }.
    Machst du genau so viele, bekommst du 20 Punkte und für jeden Stich 10 dazu. Wenn nicht, verlierst du 10 Punkte für jeden Stich zu viel oder zu wenig.
    Zähle, was wohl gewinnt: { -wizard }, hohe Karten der Trumpffarbe, vielleicht eine 13 oder 12 einer anderen Farbe.
wizard-explain-play =
    Du hast { $predicted } vorhergesagt und bisher { $won } gemacht.
    Ist eine Farbe ausgespielt, musst du sie bedienen, wenn du kannst; nur { wizard-always } darfst du immer spielen.
    Der erste { -wizard } gewinnt den Stich; ohne ihn der höchste Trumpf; ohne Trumpf die höchste Karte der ausgespielten Farbe. Ein { -jester } verliert gegen sie alle.
wizard-explain-play-single =
    Du hast { $predicted } vorhergesagt und bisher { $won } gemacht.
    Spiel eine beliebige Karte: Die höchste gewinnt, unter gleichen die erste. Ein { -wizard } steht über allen Zahlen, ein { -jester } darunter.
wizard-explain-pass =
    Ein { -juggler } wurde gespielt: Alle geben gleichzeitig eine Karte nach links weiter. Gib weiter, was dir bei deiner Vorhersage nicht hilft.
wizard-explain-change =
    In deinem Stich lag die { -cloud }: Du musst deine Vorhersage um eins erhöhen oder senken. Bisher hast du { $predicted } vorhergesagt und { $won } gemacht.

## Refusals

wizard-refusal-follow = Du musst { $suit } bedienen: Du hast { $held ->
    [one] eine Karte
   *[other] { $held } Karten
} in { $suit }. (Stattdessen darfst du nur { wizard-always } spielen.)
wizard-refusal-not-in-hand = Du hast { $card } nicht auf der Hand.
wizard-refusal-above = In dieser Runde gibt es nur { $cards ->
    [one] 1 Stich.
   *[other] { $cards } Stiche.
}
wizard-refusal-adds-up = Die Summe der Vorhersagen darf nicht { $cards } sein, die Zahl der Stiche, und du sagst zuletzt voraus. Wähle eine andere Zahl.
wizard-refusal-below-zero = Eine Vorhersage von 0 kann nicht sinken.
wizard-refusal-other = Darum geht es gerade nicht. { $asked ->
    [predict] Sag deine Stiche voraus.
    [trump] Bestimme die Trumpffarbe.
    [werewolf] Bestimme die Trumpffarbe oder „kein Trumpf“.
    [pass] Wähle eine Karte zum Weitergeben.
    [change] Ändere deine Vorhersage um eins.
   *[play] Spiel eine Karte.
}
wizard-refusal-chance = Runde { $round } kann so nicht ausgeteilt werden.

## What happens

wizard-fact-first-dealer = { $who ->
    [you] Du gibst zuerst.
   *[other] { $name } gibt zuerst.
}
wizard-fact-round = Runde { $round } von { $rounds }: { $who ->
    [you] Du gibst
   *[other] { $name } gibt
} { $cards ->
    [one] jedem eine Karte.
   *[other] jedem { $cards } Karten.
}
wizard-fact-dealt = { $who ->
    [you] Du bekommst: { $cards }
   *[other] { $name } bekommt: { $cards }
}
wizard-fact-took-up = Du nimmst deine Karten auf: { $cards }
wizard-fact-turned-up = Aufgedeckt: { $card }.
wizard-fact-trump = { $who ->
    [you] Du bestimmst { $suit } zum Trumpf.
    [nobody] Trumpf ist { $suit }.
   *[other] { $name } bestimmt { $suit } zum Trumpf.
}
wizard-fact-no-trump = { $who ->
    [you] Du bestimmst: kein Trumpf.
    [nobody] In dieser Runde gibt es keinen Trumpf.
   *[other] { $name } bestimmt: kein Trumpf.
}
wizard-fact-werewolf = { $who ->
    [you] Du tauschst den { -werewolf } gegen { $card }.
   *[other] { $name } tauscht den { -werewolf } gegen { $card }.
}
wizard-fact-predicted = { $who ->
    [you] Du sagst { $tricks ->
        [one] 1 Stich
       *[other] { $tricks } Stiche
    } voraus.
   *[other] { $name } sagt { $tricks ->
        [one] 1 Stich
       *[other] { $tricks } Stiche
    } voraus.
}
wizard-fact-predicted-secretly = { $name } hat geheim vorhergesagt.
wizard-fact-revealed = Die Vorhersagen werden aufgedeckt: { $predictions }.
wizard-fact-played = { $who ->
    [you] Du spielst { $card }.
   *[other] { $name } spielt { $card }.
}
wizard-fact-trick = { $who ->
    [you] Der Stich geht an dich.
   *[other] Der Stich geht an { $name }.
}
wizard-fact-blown-up = Die { -bomb } geht hoch: Niemand bekommt den Stich. { $who ->
    [you] Du hättest ihn gewonnen und spielst den nächsten aus.
   *[other] { $name } hätte ihn gewonnen und spielt den nächsten aus.
}
wizard-fact-juggling = Der { -juggler }: Alle geben eine Karte nach links weiter.
wizard-fact-pass-chosen = { $name } hat eine Karte zum Weitergeben gewählt.
wizard-fact-pass-chosen-card = { $who ->
    [you] Du wählst { $card } zum Weitergeben.
   *[other] { $name } wählt { $card } zum Weitergeben.
}
wizard-fact-you-pass = Du gibst { $card } an { $name }.
wizard-fact-you-get = { $name } gibt dir { $card }.
wizard-fact-passed = { $giver } gibt { $card } an { $taker }.
wizard-fact-changed = Die { -cloud }: { $who ->
    [you] Du { $way ->
        [up] erhöhst
       *[down] senkst
    } deine Vorhersage auf { $tricks }.
   *[other] { $name } { $way ->
        [up] erhöht
       *[down] senkt
    } die eigene Vorhersage auf { $tricks }.
}
wizard-fact-changed-secretly = Die { -cloud }: { $name } ändert geheim die eigene Vorhersage.
wizard-fact-scored = Runde { $round } ist vorbei: { $each }.
# One item of the list in the sentence before: what the round brought, with its sign, and the points so far.
wizard-scored-of = { $who ->
    [you] du { $points } (insgesamt { $total })
   *[other] { $name } { $points } (insgesamt { $total })
}
wizard-fact-over = Das war die letzte Runde.

## What one may do, in the words of a button or an advice

wizard-action-play = { $card } spielen
wizard-action-predict = { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stiche
} vorhersagen
wizard-action-trump = { $suit } zum Trumpf bestimmen
wizard-action-no-trump = „kein Trumpf“ bestimmen
wizard-action-pass = { $card } weitergeben
wizard-action-change = { $way ->
    [up] die Vorhersage auf { $tricks } erhöhen
   *[down] die Vorhersage auf { $tricks } senken
}

## The special cards

# After the name of the card.
wizard-about-special = { $card ->
    [shapeshifter] ein { -wizard } oder ein { -jester }, je nachdem, was du ansagst.
    [dragon] schlägt alles, sogar { -wizard }; nur wenn die { -fairy } im selben Stich liegt, gewinnt die { -fairy }.
    [fairy] verliert gegen alles, doch mit dem { -dragon(form: "object") } im selben Stich gewinnt sie.
    [bomb] Niemand gewinnt den Stich. Wer ihn gewonnen hätte, spielt den nächsten aus.
    [werewolf] wird nie gespielt. Wer ihn hat, tauscht ihn vor den Vorhersagen gegen die aufgedeckte Karte und bestimmt den Trumpf oder „kein Trumpf“.
    [juggler] eine 7½ in der Farbe, die du ansagst. Nach dem Stich geben alle eine Karte nach links weiter.
   *[cloud] eine 9¾ in der Farbe, die du ansagst. Wer den Stich gewinnt, muss die eigene Vorhersage um eins ändern.
}
