## The rules and the first game of Pennies.

rules-pennies-aim =
    Vor jedem Zug bestimmt der Zufall, wer will, dass die Münzen gleich sind. [P1.1]
    Beide legen verdeckt eine Münze, mit Kopf oder Zahl nach oben. [P1.2]
    Zeigen beide dieselbe Seite, gewinnt den Zug, wer das will, sonst der andere. [P1.3]
    Wer zuerst so viele Züge gewonnen hat, wie ihr spielt, gewinnt das Spiel. [P1.4]
first-pennies-lay = Du willst, dass beide Münzen dieselbe Seite zeigen. Lege Kopf.
first-pennies-done = Beide zeigen Kopf: Du gewinnst. Das ist das ganze Spiel.
