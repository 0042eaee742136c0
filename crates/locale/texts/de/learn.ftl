## The guided first games. A line is a paragraph.

first-wizard-welcome =
    Willkommen bei Wizard. In jeder Runde bekommst du Karten und sagst voraus, wie viele Stiche du damit machst. In einem Stich spielt jeder eine Karte, und die beste gewinnt ihn. Es zählt nur, dass du genau richtigliegst.
first-wizard-trump =
    In der ersten Runde hat jeder nur eine Karte. Dann wird noch eine Karte aufgedeckt: Sie ist grün, also ist Grün in dieser Runde Trumpf. Trumpf schlägt alle anderen Farben.
first-wizard-predict-wizard =
    Du hast einen { -wizard }, die stärkste Karte überhaupt: Sie gewinnt ihren Stich. Sag also einen Stich voraus.
first-wizard-signs =
    Unter jedem Namen stehen die Stiche: Ein leerer Ring ist vorhergesagt, ein gefüllter gemacht, eine rote Raute ist einer zu viel. Neben dem Namen stehen die Punkte. Der kleine Kartenstapel zeigt, wer gibt, der leuchtende Rahmen, wer am Zug ist.
first-wizard-lead-wizard =
    Die anderen rechnen mit keinem Stich. Du sitzt links vom Geber, also spielst du aus. Spiel den { -wizard }.
first-wizard-scored =
    Du hast einen Stich vorhergesagt und einen gemacht: Das sind 20 Punkte und 10 dazu für den Stich. Die anderen haben 0 vorhergesagt und 0 gemacht: je 20 Punkte. Ein Stich daneben kostet 10 Punkte, zwei kosten 20.
first-wizard-predict-last =
    Runde zwei: zwei Karten für jeden, und Rot ist Trumpf. Du gibst, deshalb sagst du zuletzt voraus. Die blaue 12 kann gut einen Stich machen, die gelbe 3 kaum. Sag einen voraus.
first-wizard-follow =
    Blau wurde ausgespielt, und du hast eine blaue Karte, also musst du bedienen. Die blaue 12 ist bisher die höchste: Der Stich gehört dir.
first-wizard-lead-low =
    Du hast den Stich gemacht, also spielst du den nächsten aus. Den einen Stich, den du wolltest, hast du. Spiel die gelbe 3 aus und überlass diesen Stich jemand anderem.
first-wizard-ruffed =
    Niemand sonst hatte eine gelbe Karte, deshalb durften beide spielen, was sie wollten. Und ein Trumpf schlägt jede andere Farbe: Die kleine rote 2 hat den Stich gemacht.
first-wizard-predict-jester =
    Runde drei. Blau ist Trumpf. Der { -jester } macht nie einen Stich (außer wenn alle { -jester(form: "many") } spielen), die gelbe 10 vielleicht, und die blaue 2 ist ein Trumpf. Sag einen voraus.
first-wizard-follow-yellow =
    Gelb wurde ausgespielt. Einen { -wizard } oder einen { -jester(form: "object") } darfst du immer spielen, egal was ausgespielt wurde; sonst musst du bedienen. Bediene mit der gelben 10 und sieh, ob sie reicht.
first-wizard-ruff =
    Die gelbe 12 war höher. Jetzt ist Grün ausgespielt, und du hast keine grüne Karte: Du darfst alles spielen. Die blaue 2 ist ein Trumpf und macht den Stich.
first-wizard-lead-jester =
    Ein Stich, wie vorhergesagt. Spiel den { -jester(form: "object") } aus: Er verliert gegen alles, und die nächste Karte bestimmt, welche Farbe bedient werden muss. Nach einem { -wizard } muss keine bedient werden.
first-wizard-done =
    Diesmal lagen alle richtig. In der letzten Runde werden alle Karten ausgeteilt, und wer danach die meisten Punkte hat, gewinnt. Am Tisch siehst du bei allen, wie viele Stiche sie vorhergesagt und wie viele sie schon gemacht haben.

first-shazamm-welcome =
    Willkommen bei Shazamm! Zwei Zauberer stehen auf einer Brücke über Lava, zwischen ihnen eine Feuerwand. Schieb sie auf deinen Gegner zu, Runde für Runde, bis einer von euch abstürzt.
first-shazamm-hand =
    Du hast 50 Mana für diese Runde und fünf Zaubersprüche auf der Hand. In jedem Zug setzt ihr beide Mana, geheim und gleichzeitig. Wer mehr setzt, schiebt das Feuer ein Feld auf den anderen zu; beide zahlen, was sie gesetzt haben.
first-shazamm-signs =
    Die Finte unter deinen Karten ist kein Zauberspruch: Sie bewirkt nichts und kehrt zurück, so weiß niemand, ob du zauberst. Die gelbe Marke zeigt die Mitte zwischen den Zauberern, wo das Feuer beginnt.
first-shazamm-first-bet =
    Beginne mit einem Einsatz von 8, ohne Zauberspruch.
first-shazamm-pushed =
    8 schlägt 5: Das Feuer ist ein Feld auf deinen Gegner zugerückt. Erreicht es einen Zauberer, ist die Runde vorbei.
first-shazamm-low-bet =
    Einen Zug billig zu verlieren kann so gut sein, wie einen zu gewinnen. Setze jetzt nur 1 und lass deinen Gegner für den Schub bezahlen.
first-shazamm-cheap =
    Dieser Schub hat deinen Gegner 14 Mana gekostet und dich nur 1. Jetzt hast du mehr für den Rest der Runde.
first-shazamm-boost =
    Nun ein Zauberspruch. { -boost } gibt dir 7 Stärke dazu, aber du zahlst nur den Einsatz. Setze 10 und wähle { -boost }.
first-shazamm-resist =
    10 und 7 sind 17: gerade genug gegen 16. Gelegte Zaubersprüche sind verbraucht. Dein Gegner hat wenig Mana übrig und führt vielleicht etwas im Schilde: Setze 5 mit { -resistance }, damit das Feuer in diesem Zug nicht näher an dich herankommt.
first-shazamm-resisted =
    Dein Gegner hat { -blaze } gelegt; das hätte das Feuer zwei Felder weit geschoben. { -resistance } hat es aufgehalten. Zaubersprüche wirken immer in der Reihenfolge ihrer Nummern.
first-shazamm-last-bet =
    Dein Gegner hat nur noch 6 Mana. Mit einem Einsatz von 7 gewinnst du diesen Zug sicher.
first-shazamm-round-over =
    Dein Gegner hat kein Mana mehr, aber du hast noch welches: Deshalb schiebst du das Feuer ganz bis zum Zauberer. Damit endet die Runde. Die Zauberer stellen sich drei Felder vom Feuer entfernt auf (einer von ihnen rückt dazu vor), und die Brücke bricht an beiden Enden ab.
first-shazamm-done =
    Eine neue Runde: Beide haben wieder 50 Mana und ziehen drei Zaubersprüche. Gewinnst du auch diese, bleibt unter den Füßen deines Gegners keine Brücke mehr.

first-maginor-welcome =
    Willkommen bei Maginor. Elf Orakel liegen im Kreis, und jedes hat Stimmen zu vergeben: so viele, wie die Zahl darauf sagt. Maginor geht den Kreis entlang und sammelt sie ein. Gewinne möglichst viele Stimmen, bevor er kommt.
first-maginor-signs =
    Jedes Orakel zeigt in der Mitte seine Stimmen und ringsum seine Felder; daneben liegt sein Zauberspruch. Deine eigene Zeile zeigt deine Stimmen und wie viele Marker du noch hast.
first-maginor-turn =
    In deinem Zug spielst du beliebig viele Karten und Zaubersprüche, und dann ziehst du oder würfelst. Alle beginnen auf der Gildenhalle. Maginor kommt zuerst zum Irrlicht, also geh dorthin: Zieh mit deinem Zauberer.
first-maginor-roll =
    Jetzt würfle. Der Würfel zeigt ein Symbol, und hat dein Orakel ein freies Feld mit diesem Symbol, setzt du einen deiner Marker darauf.
first-maginor-slot =
    Feuer: Zwei Felder zeigen es. Haben am Ende zwei Spieler gleich viele Marker, gewinnt, wer von oben im Uhrzeigersinn zuerst kommt. Nimm also das erste.
first-maginor-maginor =
    Die sechste Seite des Würfels ist Maginor selbst. Dein Gegner durfte das Symbol wählen, und Maginor ist aufgebrochen: Er steht jetzt vor dem Irrlicht. Verlässt er ein Orakel, wird es gewertet.
first-maginor-card =
    Neben dem Würfel hast du Karten: von jedem Symbol eine, und jede ist einmal im Spiel so gut wie ein Wurf mit diesem Symbol. Spiel deine Luftkarte.
first-maginor-roll-again =
    Karten beenden deinen Zug nicht. Eine Zauberkarte ist ein Wurf für ein beliebiges Orakel, wo immer dein Zauberer ist. Jetzt würfle.
first-maginor-fate =
    Schicksal! Es gibt ein Schicksalsfeld, und das gehört jetzt dir. Wo ein Orakel kein Schicksal zeigt, gilt es als beliebiges Symbol. Du führst mit drei Markern gegen einen.
first-maginor-duel =
    Dein Gegner hat Luft gewürfelt, aber alle Luftfelder sind besetzt: Also gibt es ein Duell um deinen Marker. Erde schlägt Wasser, Wasser schlägt Feuer, Feuer schlägt Erde; wählen beide Erde, gewinnt der Verteidiger. Das bist du. Wähle Erde.
first-maginor-fill =
    Du hast gewonnen, und dein Marker bleibt. Ein Feld ist noch frei, und es zeigt Feuer. Ein Orakel wird auch gewertet, sobald alle seine Felder voll sind: Spiel deine Feuerkarte.
first-maginor-take =
    Du hast die meisten Marker, also wählst du zuerst: das Orakel mit seinen 5 Stimmen oder den Zauberspruch daneben. Platz 2 bekommt das andere. Nimm das Orakel.
first-maginor-scored =
    Alle Marker kommen zurück, das Orakel verlässt den Kreis, und die Zauberer, die dort standen, sind in der Mitte. Dein Gegner hat den Zauberspruch Herrschaft bekommen.
first-maginor-move =
    In der Mitte kannst du nicht würfeln: Du musst ziehen. Das Einhorn bringt 10 Stimmen. Geh dorthin.
first-maginor-done =
    So geht es weiter rund um den Kreis. Die Gildenhalle kommt zuletzt: Wenn Maginor dort ankommt, wird sie gewertet, und das Spiel ist aus. Wer die meisten Stimmen hat, wird der neue Hohemagier.

## What stands around the rules.

rules-title = Regeln: { $game }
rules-play = Tisch einrichten
rules-contents = Kapitel
rules-back = Zurück zum Spiel
# The label of a field.
rules-search = Regeln, Karten und Fragen durchsuchen
# An example that one can go through.
rules-example = Beispiel: { $step } von { $steps }
rules-example-back = Zurück
rules-example-on = Weiter

## What stands around the guided first games.

first-title = Dein erstes Spiel: { $game }
first-on = Weiter
first-do-it = Mach es für mich
# Another decision than the one that the lesson is about.
first-other = Das ginge auch, aber in dieser Lektion sollst du { $action }.
first-end = Mehr musst du nicht wissen. Du kannst ab hier gegen Bots weiterspielen oder einen eigenen Tisch einrichten. Und falls du etwas vergisst: Das Fragezeichen erklärt jede Entscheidung.
first-play-on = Ab hier weiterspielen
first-new = Tisch einrichten
first-progress = { $read } von { $all }
