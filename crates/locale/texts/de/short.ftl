## The rules in short, for the terminal: the page has chapters.

wizard-rules =
    Es gibt Karten von 1 bis 13 in vier Farben (Blau, Rot, Grün, Gelb), vier { -wizard } und vier { -jester(form: "many") }. Das Spiel hat { $rounds } Runden.
    Eine Runde: Karten werden ausgeteilt, und eine wird aufgedeckt; ihre Farbe ist Trumpf. Ist es ein { -wizard }, bestimmt der Geber den Trumpf; ist es ein { -jester }, gibt es keinen.
    Dann sagt jeder voraus, wie viele Stiche er macht, beginnend links vom Geber.
    Dann wird um Stiche gespielt: jeder eine Karte, im Uhrzeigersinn. Die erste Karte bestimmt die Farbe; wer eine Karte dieser Farbe hat, muss eine spielen. Nur { wizard-always } dürfen immer gespielt werden. Nach einem { -wizard } als erster Karte muss niemand bedienen; nach einem { -jester(form: "object") } entscheidet die nächste Karte.
    Den Stich gewinnt der erste { -wizard }; ohne ihn der höchste Trumpf; ohne Trumpf die höchste Karte der ausgespielten Farbe. Sind alle Karten { -jester(form: "many") }, gewinnt der erste. Wer einen Stich gewinnt, spielt den nächsten aus.
    Eine genaue Vorhersage bringt 20 Punkte und 10 für jeden Stich. Jeder Stich zu viel oder zu wenig kostet 10 Punkte. Wer nach der letzten Runde die meisten Punkte hat, gewinnt.
shazamm-rules =
    Zwei Zauberer, Rot (R) und Grün (G), stehen einander auf einer Brücke aus 19 Feldern gegenüber; zwischen ihnen ist eine Feuerwand, drei Schritte von jedem entfernt.
    Ein Zug: Beide setzen geheim 1 oder mehr von ihrem Mana und legen beliebige Karten aus der Hand dazu. Alles wird gleichzeitig aufgedeckt. Die stärkere Seite schiebt das Feuer ein Feld auf die andere zu; bei gleicher Stärke bleibt es. Beide zahlen ihren Einsatz.
    Zaubersprüche wirken in der Reihenfolge ihrer Nummern. Legen beide denselben, hebt er sich auf. Ein gelegter Zauberspruch ist für die ganze Partie verbraucht; nur die Finte (0) kehrt zurück.
    Eine Runde endet, wenn das Feuer einen Zauberer erreicht oder jemand kein Mana mehr hat; dann schiebt der andere das Feuer für jedes übrige Mana ein Feld weiter, höchstens bis zum Zauberer.
    Nach einer Runde stellen sich die Zauberer drei Schritte vom Feuer entfernt auf, wo immer es ist, und an jedem Ende bricht das äußerste Feld ab. Ein Zauberer, der auf keinem Feld mehr steht, stürzt, und der andere gewinnt. Stürzen beide, ist es unentschieden.
    Sonst beginnt eine neue Runde mit 50 Mana für jeden, und beide ziehen drei weitere Zaubersprüche.
shazamm-rules-cards = Die Karten:
maginor-rules =
    Elf Orakel liegen im Kreis, die meisten mit einem Zauberspruch daneben. Jedes hat so viele Felder, wie es Stimmen wert ist, und jedes Feld zeigt ein Symbol: Feuer, Wasser, Erde, Luft oder Schicksal.
    In deinem Zug darfst du Karten und Zaubersprüche spielen; dann musst du mit deinem Zauberer zu einem anderen Orakel ziehen oder für das Orakel würfeln, bei dem er ist.
    Der Würfel zeigt ein Symbol: Setze einen Marker auf ein freies Feld mit diesem Symbol. Ist keines frei, kämpfe in einem Duell um eines, das ein Gegner hält. Zeigt das Orakel das Symbol nicht, passiert nichts; doch das Schicksal steht, wo es nicht vorkommt, für jedes Symbol des Orakels. Die sechste Seite ist Maginor: Wähle das Symbol, danach rückt er einen Schritt vor.
    Karten: Jede deiner fünf Symbolkarten ist ein Wurf mit diesem Symbol; jede deiner fünf Zauberkarten ist ein Wurf für ein beliebiges Orakel. Alle Karten liegen offen. Du hast 15 Marker.
    Duell: Beide wählen geheim Erde, Wasser oder Feuer. Erde schlägt Wasser, Wasser schlägt Feuer, Feuer schlägt Erde. Der Marker des Siegers hält das Feld. Beide Erde: Der Verteidiger gewinnt. Beide Feuer oder beide Wasser: Das Feld ist frei.
    Maginor geht im Kreis, vom Platz vor einem Orakel auf das Orakel und weiter auf den Platz vor dem nächsten. Ein Orakel wird gewertet, wenn er es verlässt, oder sofort, wenn alle seine Felder voll sind, und dann ist der Zug zu Ende. Die Gildenhalle wird zuletzt gewertet, wenn Maginor zu ihr zurückkommt; das ist das Ende.
    Wertung: Wer dort die meisten Marker hat, nimmt das Orakel oder den Zauberspruch, der Zweite nimmt das andere. Bei Gleichstand entscheidet der Marker, der von oben im Uhrzeigersinn zuerst kommt. Die Marker gehen zurück, und Zauberer, die dort standen, kommen in die Mitte des Kreises, von wo sie ziehen müssen.
    Die meisten Stimmen aus Orakeln und Ritualen gewinnen. Bei Gleichstand entscheidet das wertvollste einzelne Orakel.
maginor-rules-spells = Die Zaubersprüche, jeder einmal:
