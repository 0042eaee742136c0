## The guided first games. A line is a paragraph.

first-wizard-welcome =
    Willkommen bei Wizard. In jeder Runde bekommst du Karten und sagst voraus, wie viele Stiche du damit machst. Es zählt nur, dass du genau richtigliegst.
first-wizard-trump =
    In der ersten Runde hat jeder nur eine Karte. Dann wird noch eine Karte aufgedeckt: Sie ist grün, also ist Grün in dieser Runde Trumpf. Trumpf schlägt alle anderen Farben.
first-wizard-predict-wizard =
    Du hast einen { -wizard }, die stärkste Karte überhaupt: Sie gewinnt ihren Stich. Sag also einen Stich voraus.
first-wizard-lead-wizard =
    Die anderen erwarten nichts. Du sitzt links vom Geber, also spielst du aus. Spiel den { -wizard }.
first-wizard-scored =
    Du hast einen Stich vorhergesagt und einen gemacht: Das sind 20 Punkte und 10 dazu für den Stich. Die anderen haben 0 vorhergesagt und 0 gemacht: je 20 Punkte. Ein Stich daneben kostet 10 Punkte, zwei kosten 20.
first-wizard-predict-last =
    Runde zwei: zwei Karten für jeden, und Rot ist Trumpf. Du gibst, deshalb sagst du als Letzter voraus. Die blaue 12 kann gut einen Stich machen, die gelbe 3 kaum. Sag einen voraus.
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
    Ein Stich, wie vorhergesagt. Spiel den { -jester(form: "object") } aus: Er verliert gegen alles, und die nächste Karte bestimmt, welche Farbe bedient werden muss.
first-wizard-done =
    Diesmal lagen alle richtig. In der letzten Runde werden alle Karten ausgeteilt, und wer danach die meisten Punkte hat, gewinnt. Am Tisch siehst du bei jedem, wie viele Stiche vorhergesagt sind und wie viele schon gemacht.

first-shazamm-welcome =
    Willkommen bei Shazamm! Zwei Zauberer stehen auf einer Brücke über Lava, zwischen ihnen eine Feuerwand. Schieb sie auf deinen Gegner zu, Runde für Runde, bis einer von euch stürzt.
first-shazamm-hand =
    Du hast 50 Mana für diese Runde und fünf Zaubersprüche auf der Hand. In jedem Zug setzt ihr beide Mana, geheim und gleichzeitig. Wer mehr setzt, schiebt das Feuer ein Feld auf den anderen zu; beide zahlen, was sie gesetzt haben.
first-shazamm-first-bet =
    Beginne mit einem Einsatz von 8, ohne Zauberspruch.
first-shazamm-pushed =
    8 schlägt 5: Das Feuer ist ein Feld auf deinen Gegner zugerückt. Erreicht es einen Zauberer, ist die Runde vorbei.
first-shazamm-low-bet =
    Einen Zug billig zu verlieren ist so gut, wie einen zu gewinnen. Setze jetzt nur 1 und lass deinen Gegner für den Schub bezahlen.
first-shazamm-cheap =
    Dieser Schub hat deinen Gegner 14 Mana gekostet und dich nur 1. Jetzt hast du mehr für den Rest der Runde.
first-shazamm-boost =
    Nun ein Zauberspruch. { -boost } gibt dir 7 Stärke dazu, aber du zahlst nur den Einsatz. Setze 10 und wähle { -boost }.
first-shazamm-resist =
    10 und 7 sind 17: gerade genug gegen 16. Gelegte Zaubersprüche sind verbraucht. Dein Gegner hat wenig Mana übrig und führt vielleicht etwas im Schilde: Setze 5 mit { -resistance }, damit das Feuer in diesem Zug nicht auf dich zurücken kann.
first-shazamm-resisted =
    Dein Gegner hat { -blaze } gelegt; das hätte das Feuer zwei Felder weit geschoben. { -resistance } hat es aufgehalten. Zaubersprüche wirken immer in der Reihenfolge ihrer Nummern.
first-shazamm-last-bet =
    Dein Gegner hat nur noch 6 Mana. Ein Einsatz von 7 muss diesen Zug gewinnen.
first-shazamm-round-over =
    Dein Gegner hat kein Mana mehr, du schon: Deshalb schiebst du das Feuer ganz bis zum Zauberer. Damit endet die Runde. Die Zauberer stellen sich wieder drei Felder vom Feuer entfernt auf, und die Brücke bricht an beiden Enden ab.
first-shazamm-done =
    Eine neue Runde: Beide haben wieder 50 Mana und ziehen drei Zaubersprüche. Gewinnst du auch diese, bleibt unter den Füßen deines Gegners keine Brücke mehr.

first-maginor-welcome =
    Willkommen bei Maginor. Elf Orakel liegen im Kreis, und jedes hat Stimmen zu vergeben: so viele, wie die Zahl darauf sagt. Maginor geht den Kreis entlang und sammelt sie ein. Gewinne möglichst viele Stimmen, bevor er kommt.
first-maginor-turn =
    In deinem Zug spielst du beliebig viele Karten und Zaubersprüche, und dann ziehst du oder würfelst. Alle beginnen bei der Gildenhalle. Maginor kommt zuerst zum Irrlicht, also geh dorthin: Zieh mit deinem Zauberer.
first-maginor-roll =
    Jetzt würfle. Der Würfel zeigt ein Symbol, und hat dein Orakel ein freies Feld damit, setzt du einen deiner Marker darauf.
first-maginor-slot =
    Feuer: Zwei Felder zeigen es. Haben am Ende zwei Spieler gleich viele Marker, gewinnt, wer von oben im Uhrzeigersinn zuerst kommt. Nimm also das erste.
first-maginor-maginor =
    Die sechste Seite des Würfels ist Maginor selbst. Dein Gegner durfte das Symbol wählen, und Maginor ist aufgebrochen: Er steht jetzt vor dem Irrlicht. Verlässt er ein Orakel, wird es gewertet.
first-maginor-card =
    Neben dem Würfel hast du Karten: von jedem Symbol eine, jede so gut wie ein Wurf damit, einmal im Spiel. Spiel die Karte Luft.
first-maginor-roll-again =
    Karten beenden deinen Zug nicht. Jetzt würfle.
first-maginor-fate =
    Schicksal! Es gibt ein Feld mit Schicksal, und das ist jetzt deins. Wo ein Orakel kein Schicksal zeigt, gilt es als jedes beliebige Symbol. Du führst mit drei Markern gegen einen.
first-maginor-duel =
    Dein Gegner hat Luft gewürfelt, aber alle Felder mit Luft sind besetzt: Also gibt es ein Duell um deinen Marker. Erde schlägt Wasser, Wasser schlägt Feuer, Feuer schlägt Erde; wählen beide Erde, gewinnt der Verteidiger. Das bist du. Wähle Erde.
first-maginor-fill =
    Du hast gewonnen, und dein Marker bleibt. Ein Feld ist noch frei, und es zeigt Feuer. Ein Orakel wird auch gewertet, sobald alle seine Felder voll sind: Spiel die Karte Feuer.
first-maginor-take =
    Du hast die meisten Marker, also wählst du zuerst: das Orakel mit seinen 5 Stimmen oder den Zauberspruch daneben. Der Zweite nimmt das andere. Nimm das Orakel.
first-maginor-scored =
    Alle Marker kommen zurück, das Orakel verlässt den Kreis, und die Zauberer, die dort standen, sind in der Mitte. Dein Gegner hat den Zauberspruch Herrschaft bekommen.
first-maginor-move =
    Aus der Mitte kannst du nicht würfeln: Du musst ziehen. Das Einhorn bringt 10 Stimmen. Geh dorthin.
first-maginor-done =
    So geht es weiter rund um den Kreis. Die Gildenhalle kommt zuletzt: Wenn Maginor dort ankommt, wird sie gewertet, und das Spiel ist aus. Wer die meisten Stimmen hat, wird der neue Hohemagier.

## The rules, chapter by chapter. A line is a paragraph; one that begins with • is an item of a list.

rules-chapter-aim = Worum es geht
rules-chapter-cards = Die Karten
rules-chapter-round = Eine Runde
rules-chapter-predict = Vorhersagen
rules-chapter-trick = Ein Stich
rules-chapter-score = Die Punkte
rules-chapter-specials = Sonderkarten
rules-chapter-variants = Varianten
rules-chapter-turn = Ein Zug
rules-chapter-spells = Die Zaubersprüche
rules-chapter-round-end = Das Ende einer Runde
rules-chapter-game-end = Das Ende des Spiels
rules-chapter-start = Der Aufbau
rules-chapter-vote = Einen Marker setzen
rules-chapter-duel = Duelle
rules-chapter-scoring = Die Wertung eines Orakels

rules-wizard-aim =
    Drei bis sechs Zauberlehrlinge sagen die Zukunft voraus: wie viele Stiche sie machen werden. Wer sie genau vorhersieht, wird belohnt; wer sich irrt, zahlt für jeden Stich zu viel oder zu wenig.
    Wer nach der letzten Runde die meisten Punkte hat, gewinnt.
rules-wizard-cards =
    Es gibt 60 Karten: vier Völker mit den Zahlen 1 bis 13 – die Menschen (blau), die Zwerge (rot), die Elfen (grün) und die Riesen (gelb) –, dazu vier { -wizard } und vier { -jester(form: "many") }.
    • Ein { -wizard } schlägt jede andere Karte.
    • Ein { -jester } verliert gegen jede andere Karte.
rules-wizard-round =
    In der ersten Runde bekommt jeder eine Karte, in der zweiten zwei und so weiter, bis in der letzten Runde alle Karten ausgeteilt werden: 20 Runden zu dritt, 15 zu viert, 12 zu fünft, 10 zu sechst.
    Die nächste Karte wird aufgedeckt, und ihre Farbe ist Trumpf. Ist es ein { -wizard }, sieht sich der Geber seine Karten an und bestimmt den Trumpf. Ist es ein { -jester } oder ist keine Karte übrig, gibt es keinen Trumpf.
rules-wizard-predict =
    Beginnend links vom Geber sagt jeder, wie viele Stiche er macht. Dann werden die Stiche gespielt.
rules-wizard-trick =
    Wer links vom Geber sitzt, spielt eine beliebige Karte aus. Die anderen spielen im Uhrzeigersinn je eine Karte.
    • Wer eine Karte der ausgespielten Farbe hat, muss eine davon spielen. { -wizard } und { -jester(form: "many") } dürfen stattdessen immer gespielt werden.
    • Wird ein { -wizard } ausgespielt, darf jeder spielen, was er will. Wird ein { -jester } ausgespielt, bestimmt die nächste andere Karte die Farbe.
    Der Stich geht an den ersten { -wizard }; ohne ihn an den höchsten Trumpf; ohne Trumpf an die höchste Karte der ausgespielten Farbe. Sind alle Karten { -jester(form: "many") }, gewinnt der erste den Stich.
    Wer einen Stich gewinnt, spielt den nächsten aus.
rules-wizard-score =
    • Genau richtig: 20 Punkte und 10 für jeden Stich.
    • Falsch: 10 Punkte weniger für jeden Stich zu viel oder zu wenig.
    Ein Beispiel: Wer 2 vorhergesagt und 2 gemacht hat, bekommt 40 Punkte. Wer 2 vorhergesagt und 4 gemacht hat, verliert 20.
rules-wizard-specials =
    Ihr könnt einige dieser sieben Karten ins Spiel nehmen. Drache und Fee gibt es nur zusammen.
rules-wizard-variants =
    Ihr könnt eine Art der Vorhersage und eine Spielform wählen:

rules-shazamm-aim =
    Zwei Zauberer stehen auf einer Brücke über Lava, und zwischen ihnen brennt eine Feuerwand. Mit Mana und Zaubersprüchen schiebt jeder das Feuer auf den anderen zu. Wer von der Brücke gedrängt wird, hat verloren.
rules-shazamm-turn =
    In jedem Zug wählen beide geheim: einen Einsatz von mindestens 1 Mana und beliebig viele Zaubersprüche aus der Hand, oder keinen. Dann decken beide auf.
    • Zaubersprüche, die beide gelegt haben, heben sich auf.
    • Die anderen Zaubersprüche wirken in der Reihenfolge ihrer Nummern.
    • Der stärkere Einsatz schiebt das Feuer ein Feld auf den anderen zu. Sind beide gleich stark, bleibt es.
    • Beide zahlen ihren Einsatz, egal wer stärker war.
    Die Finte bewirkt nichts und kehrt immer zurück: Sie verbirgt, ob du zauberst.
rules-shazamm-spells =
    Beide haben dieselben vierzehn Zaubersprüche, jeden einmal in der Partie. Du beginnst mit fünf davon und ziehst in jeder neuen Runde drei dazu.
rules-shazamm-round-end =
    Eine Runde endet, wenn das Feuer einen Zauberer erreicht, wenn ein Zauberspruch sie beendet oder wenn jemand kein Mana mehr hat. Hat nur einer von euch kein Mana mehr, schiebt der andere das Feuer für jedes übrige Mana noch ein Feld weiter, höchstens bis zum Zauberer.
    Dann bleibt das Feuer, wo es ist, und beide Zauberer stellen sich drei Felder davon entfernt auf. An jedem Ende der Brücke bricht das äußerste Feld ab.
    Für die nächste Runde haben beide wieder 50 Mana.
rules-shazamm-game-end =
    Ein Zauberer, der auf einem abgebrochenen Feld oder außerhalb der Brücke steht, stürzt und hat verloren. Zwei gewonnene Runden hintereinander reichen immer. Stürzen beide zugleich, gewinnt niemand.
rules-shazamm-variants =
    Ihr könnt eine davon wählen:

rules-maginor-aim =
    Der Hohemagier tritt ab, und elf Orakel wählen einen neuen. Maginor geht von Orakel zu Orakel und sammelt ihre Stimmen ein. Gewinne sie mit deinem Einfluss, bevor er vorbeikommt: Die meisten Stimmen gewinnen.
rules-maginor-start =
    Die Orakel liegen im Kreis, zuerst die Gildenhalle, dann zwei kleine, dann die anderen in beliebiger Reihenfolge. Neben fast jedem Orakel liegt ein Zauberspruch. Maginor und alle Zauberer beginnen bei der Gildenhalle.
    Jeder hat einen Zauberer, 15 Marker, fünf Symbolkarten und fünf Zauberkarten.
rules-maginor-turn =
    Zuerst spielst du beliebig viele Karten und Zaubersprüche. Dann ziehst du mit deinem Zauberer zu einem beliebigen anderen Orakel, oder du würfelst für das Orakel, bei dem er steht.
    • Eine Symbolkarte ist so gut wie ein Wurf mit diesem Symbol.
    • Eine Zauberkarte ist ein Wurf für ein beliebiges Orakel, wo immer dein Zauberer ist.
    • Zeigt der Würfel Maginor, wähle ein beliebiges Symbol; danach rückt Maginor vor: erst auf den Platz vor dem nächsten Orakel, dann auf das Orakel.
rules-maginor-vote =
    Hat das Orakel ein freies Feld mit dem Symbol, setze einen Marker darauf. Sind alle Felder damit besetzt, fordere dort einen Gegner zum Duell. Zeigt das Orakel das Symbol nicht, passiert nichts.
    Wo ein Orakel kein Schicksal zeigt, gilt Schicksal als jedes beliebige Symbol.
rules-maginor-duel =
    Beide wählen geheim Erde, Wasser oder Feuer und decken gleichzeitig auf. Erde schlägt Wasser, Wasser schlägt Feuer, Feuer schlägt Erde. Der Marker des Siegers bleibt auf dem Feld oder kommt darauf.
    • Beide Feuer oder beide Wasser: Beide Marker gehen zurück, und das Feld ist frei.
    • Beide Erde: Der Verteidiger gewinnt.
rules-maginor-scoring =
    Ein Orakel wird gewertet, wenn Maginor es verlässt oder sobald alle seine Felder voll sind. Nur die Gildenhalle wird erst ganz am Ende gewertet.
    Wer die meisten Marker hat, wählt das Orakel oder den Zauberspruch; der Zweite bekommt das andere. Bei Gleichstand entscheidet der Marker, der von oben im Uhrzeigersinn zuerst kommt.
    Dann gehen alle Marker zurück, die Zauberer bei diesem Orakel kommen in die Mitte des Kreises, und das Orakel ist fort. Ein Zauberer in der Mitte muss ziehen und kann nicht würfeln. Eine Wertung beendet den Zug sofort.
rules-maginor-spells =
    Jeden Zauberspruch kannst du einmal wirken, in deinem Zug. Umkehrung wirkst du nach einem Duell, das du nicht gewonnen hast. Die beiden Rituale behältst du, und sie zählen als Stimmen.
rules-maginor-game-end =
    Wenn Maginor bei der Gildenhalle ankommt, wird sie gewertet, und das Spiel ist aus. Zähle die Stimmen deiner Orakel und Rituale zusammen. Bei Gleichstand entscheidet das wertvollste Orakel.
rules-maginor-variants =
    Ihr könnt diese wählen:

## What is to be seen in the pictures of the rules.

picture-wizard-round = Runde zwei: zwei Karten auf der Hand, und die rote 6 wurde aufgedeckt. Rot ist Trumpf.
picture-wizard-predict = Die anderen haben 0 und 1 vorhergesagt. Wie viele Stiche machst du?
picture-wizard-trick = Die gelbe 3 wurde ausgespielt. Niemand sonst hat eine gelbe Karte, und Rot ist Trumpf: Die rote 2 macht den Stich.
picture-wizard-score = Runde eins: einen Stich vorhergesagt und gemacht, 30 Punkte; keinen vorhergesagt und keinen gemacht, 20 Punkte; einen vorhergesagt und keinen gemacht, 10 Punkte weniger.
picture-shazamm-turn = Ein Einsatz von 10 und ein Zauberspruch, der 7 dazugibt, sind stärker als 16: Das Feuer rückt nach rechts.
picture-shazamm-round-end = Die zweite Runde beginnt: Beide Zauberer stehen drei Felder vom Feuer entfernt, und die Enden der Brücke sind abgebrochen.
picture-shazamm-game-end = Der Zauberer rechts hat keine Brücke mehr unter den Füßen.
picture-maginor-start = Die Zahl auf einem Orakel sagt, wie viele Stimmen es gibt. Ringsum liegen die Felder für Marker.
picture-maginor-turn = Die fünf Symbolkarten und rechts die Zauberkarten.
picture-maginor-vote = Feuer wurde gewürfelt: Zwei freie Felder zeigen es.

## What stands around the rules.

rules-title = { $game }: die Regeln
rules-play = Einen Tisch einrichten
rules-contents = Kapitel
rules-back = Zurück zum Spiel

## What stands around the guided first games.

first-title = { $game }: dein erstes Spiel
first-on = Weiter
first-do-it = Mach es für mich
# Another decision than the one that the lesson is about.
first-other = Das ginge auch, aber in dieser Lektion sollst du { $action }.
first-end = Mehr musst du nicht wissen. Du kannst von hier aus gegen Bots weiterspielen oder selbst einen Tisch einrichten. Und falls du etwas vergisst: Das Fragezeichen erklärt jede Auswahl.
first-play-on = Von hier aus weiterspielen
first-new = Einen Tisch einrichten
first-progress = { $read } von { $all }
