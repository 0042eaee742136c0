## The rules, chapter by chapter, for the page and the terminal. Every line stands for itself:
##   text        a paragraph
##   • text      an item of a list
##   ? text      a question that comes up at the table; the line after it is the answer
## At the end of a line, in square brackets: the rules of docs/rules that it tells, with an exclamation mark where the
## rulebook is silent and we have decided. All languages have the same lines with the same rules.

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
rules-chapter-maginor = Maginors Weg
rules-chapter-scoring = Die Wertung eines Orakels

# Beside a line that the rulebook does not decide, before the rule: "our ruling W8.8".
rules-ruling = unsere Festlegung
# What a search has found.
rules-found = { $count ->
    [0] Zu „{ $words }“ steht nichts in den Regeln.
    [one] Eine Stelle zu „{ $words }“:
   *[other] { $count } Stellen zu „{ $words }“:
}

## Wizard

rules-wizard-aim =
    Drei bis sechs Zauberlehrlinge sagen die Zukunft voraus: wie viele Stiche sie machen werden. Wer es genau trifft, wird belohnt; wer danebenliegt, zahlt für jeden Stich zu viel oder zu wenig. [W6.1]
    Zu einem Stich spielen alle reihum je eine Karte. Wer nach der letzten Runde die meisten Punkte hat, gewinnt. [W6.2]
    ? Und wenn zwei am Ende gleich viele Punkte haben?
    Dann teilen sie sich den Platz. [W6.2]
rules-wizard-cards =
    Es gibt 60 Karten: vier Völker mit den Zahlen 1 bis 13 – die Menschen (blau), die Zwerge (rot), die Elfen (grün) und die Riesen (gelb) –, dazu vier Zauberer und vier Narren. [W1.1]
    • In jeder Farbe ist die 13 die stärkste Karte und die 1 die schwächste.
    • Ein Zauberer (Z) schlägt jede andere Karte, sogar die 13 der Trumpffarbe.
    • Ein Narr (N) verliert gegen jede andere Karte, sogar gegen eine 1.
    Sieben Sonderkarten können einzeln dazukommen; sie haben ein eigenes Kapitel. [W1.2]
rules-wizard-round =
    In der ersten Runde bekommt jeder eine Karte, in der zweiten zwei und so weiter, bis in der letzten Runde alle Karten ausgeteilt werden: 20 Runden zu dritt, 15 zu viert, 12 zu fünft, 10 zu sechst. [W2.1]
    Wer zuerst gibt, entscheidet das Los; danach wechselt der Geber im Uhrzeigersinn. [W2.2!]
    Die nächste Karte des Stapels wird aufgedeckt: [W3.1]
    • Eine Farbkarte: Ihre Farbe ist Trumpf und schlägt die anderen.
    • Ein Narr: In dieser Runde gibt es keinen Trumpf.
    • Ein Zauberer: Der Geber sieht sich seine Karten an und bestimmt eine der vier Farben zum Trumpf. „Kein Trumpf“ steht nicht zur Wahl.
    • In der letzten Runde ist keine Karte übrig, also gibt es keinen Trumpf. [W3.2]
    ? Ändern Sonderkarten die Zahl der Runden?
    Nein. Aber mit ihnen bleibt auch in der letzten Runde eine Karte übrig, die aufgedeckt wird. [W2.1!, W3.2]
rules-wizard-predict =
    Wenn alle ihre Karten gesehen haben, sagen sie reihum, wie viele Stiche sie machen werden, von keinem bis zu allen. Den Anfang macht, wer links vom Geber sitzt. Dann werden die Stiche gespielt. [W4.1]
    ? Dürfen die Vorhersagen zusammen die Zahl der Stiche ergeben?
    Ja, außer ihr spielt mit der Variante Plus/minus eins. [W7.1]
    ? Wann lässt sich eine Vorhersage noch ändern?
    Nur durch die Wolke, eine der Sonderkarten. [W8.7]
rules-wizard-trick =
    Wer links vom Geber sitzt, spielt zum ersten Stich eine beliebige Karte aus. Die anderen spielen im Uhrzeigersinn je eine Karte dazu. Wer einen Stich macht, spielt den nächsten aus. [W5.1]
    • Wer eine Karte der ausgespielten Farbe hat, muss bedienen. Wer keine hat, darf alles spielen, ob Trumpf oder nicht. [W5.2]
    • Zauberer, Narren und Sonderkarten dürfen stattdessen immer gespielt werden. [W5.3]
    • Wird ein Zauberer ausgespielt, dürfen alle spielen, was sie wollen. [W5.2]
    • Wird ein Narr ausgespielt, bestimmt die erste Karte danach, die kein Narr ist, was bedient werden muss. [W5.2]
    Der Stich geht an den ersten Zauberer; ohne Zauberer an den höchsten Trumpf; ohne Trumpf an die höchste Karte der ausgespielten Farbe. Liegen nur Narren im Stich, macht ihn der erste. [W5.4]
    ? Nach einer blauen Karte kommt ein Zauberer. Müssen die anderen noch Blau bedienen?
    Ja. Ein Zauberer befreit die anderen nur, wenn vor ihm noch keine Farbe kam. [W5.2]
    ? Ein Narr wird ausgespielt, dann kommt ein Zauberer. Was muss bedient werden?
    Nichts: Alle nach dem Zauberer sind frei, und der Zauberer macht den Stich. [W5.2]
    ? Ich habe keine Karte der ausgespielten Farbe, aber einen Zauberer. Muss ich ihn spielen?
    Nein. Zauberer, Narren und Sonderkarten zählen nie als Karten, mit denen du bedienen könntest. [W5.3]
    ? Darf ich mir Stiche noch einmal ansehen?
    Den letzten Stich, ja. Was davor gespielt wurde, ist weg; nachlesen kannst du es im Verlauf.
rules-wizard-score =
    • Genau richtig: 20 Punkte und 10 für jeden Stich. [W6.1]
    • Daneben: 10 Punkte weniger für jeden Stich zu viel oder zu wenig. [W6.1]
    Wer 8 vorhergesagt und 6 gemacht hat, verliert 20 Punkte; wer 10 gemacht hat, ebenso. Auf dem Block stehen die Punkte fortlaufend zusammengezählt. [W6.1]
rules-wizard-specials =
    Die Jubiläumsausgabe hat sieben Sonderkarten. Ihr könnt beliebige davon zu den 60 Karten nehmen; nur Drache und Fee gehören immer zusammen. [W1.2]
    Am besten lernt ihr sie eine nach der anderen. Beginnt mit dem Gestaltenwandler: Er ist der einfachste.
    • Alle außer dem Werwolf dürfen immer gespielt werden, egal was ausgespielt wurde. [W5.3]
    • Wer den Stich macht, sagt diese Rangfolge: die Fee, wenn auch der Drache im Stich liegt; der Drache; der erste Zauberer; der höchste Trumpf; die höchste Karte der ausgespielten Farbe; der erste Narr. [W5.4]
    • Eine Fee ohne den Drachen macht nie einen Stich, eine Bombe auch nicht. [W5.4]
    ? Eine Sonderkarte wird aufgedeckt. Was ist Trumpf?
    Bei der Fee oder der Bombe gibt es keinen Trumpf. Bei jeder der anderen fünf bestimmt ihn der Geber. [W8.1, W8.2, W8.3, W8.4, W8.5, W8.6, W8.7]
    ? Drache, Fee und Bombe liegen im selben Stich. Wer macht ihn?
    Niemand. Die Fee hätte ihn gemacht; deshalb spielt den nächsten aus, wer die Fee gespielt hat. [W8.4]
    ? Bombe und Wolke liegen im selben Stich?
    Die Bombe hebt die Wolke auf: Niemand ändert seine Vorhersage. [W8.7]
    ? Bombe und Jongleur liegen im selben Stich?
    Alle geben trotzdem eine Karte weiter. [W8.6]
    ? Jongleur und Wolke liegen im selben Stich?
    Erst geben alle eine Karte weiter, dann wird die Vorhersage geändert. [W8.8!]
    ? Wie viele Stiche gibt es nach einer Bombe?
    Einer weniger ist zu machen. Die Runde endet, wenn niemand mehr eine Karte hat. [W8.9]
rules-wizard-special = { $special ->
    [shapeshifter]
        Wenn du ihn spielst, sagst du an, ob er ein Zauberer oder ein Narr ist; von da an ist er es in jeder Hinsicht, auch wenn du ihn ausspielst. [W8.1]
        Aufgedeckt: Der Geber bestimmt den Trumpf. [W8.1]
    [dragon]
        Die stärkste Karte: Er schlägt auch Zauberer und verliert nur gegen die Fee. [W8.2]
        Ausgespielt: Wie beim Zauberer muss niemand bedienen. Aufgedeckt: Der Geber bestimmt den Trumpf. [W8.2]
    [fairy]
        Die schwächste Karte: Sie verliert sogar gegen einen Narren. Liegt aber der Drache im selben Stich, macht ihn die Fee. [W8.3]
        Ausgespielt: Wie beim Narren entscheidet die nächste Karte. Aufgedeckt: Es gibt keinen Trumpf. [W8.3]
    [bomb]
        Niemand bekommt den Stich; er wird beiseitegelegt. Wer ihn ohne die Bombe gemacht hätte, spielt den nächsten aus. [W8.4]
        Ausgespielt: Wie beim Narren entscheidet die nächste Karte. Aufgedeckt: Es gibt keinen Trumpf. [W8.4]
    [werewolf]
        Er wird nie gespielt. Wer ihn hat, muss ihn nach dem Aufdecken und vor der ersten Vorhersage gegen die aufgedeckte Karte tauschen und bestimmt dann eine Farbe zum Trumpf oder „kein Trumpf“. [W8.5]
        Das ersetzt die Wahl des Gebers, egal was aufgedeckt wurde. [W8.5!]
        Wird er selbst aufgedeckt, bestimmt der Geber den Trumpf. [W8.5]
    [juggler]
        Er ist eine 7½ in der Farbe, die du beim Spielen ansagst, auch in der Trumpffarbe: höher als eine 7, niedriger als eine 8. [W8.6]
        Nach seinem Stich geben alle gleichzeitig eine Karte verdeckt nach links weiter. Nach dem letzten Stich einer Runde entfällt das, bei einer Bombe nicht. [W8.6]
        Weitergeben darfst du jede Karte, auch Zauberer und Sonderkarten, nur keine, die du gerade erst bekommst. Nur wer sie gibt und wer sie bekommt, kennt sie. Dann spielt aus, wer den Stich gemacht hat. [W8.6!]
        Ausgespielt: Die angesagte Farbe muss bedient werden. Aufgedeckt: Der Geber bestimmt den Trumpf. [W8.6]
   *[cloud]
        Sie ist eine 9¾ in der Farbe, die du beim Spielen ansagst, auch in der Trumpffarbe: höher als eine 9, niedriger als eine 10. [W8.7]
        Wer ihren Stich macht, muss die eigene Vorhersage um eins erhöhen oder senken; nicht aber, wenn eine Bombe im Stich lag. [W8.7]
        Eine Vorhersage sinkt nie unter 0, darf aber höher werden als die Zahl der Stiche; und auch nach dem letzten Stich wird sie geändert. Bei geheimen Vorhersagen sehen die anderen nur, dass sie geändert wurde. [W8.7!]
        Ausgespielt: Die angesagte Farbe muss bedient werden. Aufgedeckt: Der Geber bestimmt den Trumpf. [W8.7]
}
rules-wizard-variants =
    Ihr könnt eine Art der Vorhersage und eine Spielform wählen:
    ? Was lässt sich kombinieren?
    Plus/minus eins braucht offene Vorhersagen. Verdeckte und geheime Vorhersagen schließen einander aus. Von Hellsehen, Einfarbig und Maximus könnt ihr nur eines spielen, und keines davon mit Sonderkarten. Alles andere geht zusammen. [W7.7]
rules-wizard-variant = { $variant ->
    [plus-minus-one]
        Daran gebunden ist nur, wer zuletzt vorhersagt; eine andere Zahl gibt es immer. [W7.1]
    [hidden]
        Was du gewählt hast, gilt, auch solange andere noch wählen. [W7.2!]
    [secret]
        Was du gewählt hast, gilt, auch solange andere noch wählen. [W7.3!]
    [clairvoyance-first]
        Dann nehmen alle ihre Karten auf, und es geht weiter wie sonst. Hat der Geber den Trumpf zu bestimmen, tut er es, ohne die eigenen Karten gesehen zu haben. [W7.4]
        Was du gesehen hast, darfst du dir merken; wer nur zuschaut, sieht keine Hand. [W7.4!]
    [clairvoyance-every]
        Dann nehmen alle ihre Karten auf, und es geht weiter wie sonst. Hat der Geber den Trumpf zu bestimmen, tut er es, ohne die eigenen Karten gesehen zu haben. [W7.4]
        Was du gesehen hast, darfst du dir merken; wer nur zuschaut, sieht keine Hand. [W7.4!]
    [single-suit]
        Für drei oder vier Spieler. Jeder mischt die eigenen 15 Karten und zieht in der ersten Runde 4 davon, in der zweiten 5 und so weiter, 12 Runden lang. Nach jeder Runde bekommen alle ihre Karten zurück. Zu dritt bleibt eine Farbe weg. [W7.5]
        Die Farben richten sich nach der Sitzordnung; wer zuerst vorhersagt und ausspielt, wechselt wie sonst der Geber. [W7.5!]
   *[maximus]
        Zu dritt hat jeder 20 Karten, zu viert 15, zu fünft 12, zu sechst 10. [W7.6]
        Der Geber wechselt wie sonst. [W7.6!]
}

## Shazamm!

rules-shazamm-aim =
    Zwei Zauberer stehen auf einer Brücke über Lava, und zwischen ihnen brennt eine Feuerwand. Mit Mana und Zaubersprüchen schiebt jeder das Feuer auf den anderen zu. Wer von der Brücke gedrängt wird, hat verloren. [S4.7]
    Die Brücke hat 19 Felder. Das Feuer beginnt in der Mitte und jeder Zauberer drei Schritte davon entfernt, also mit zwei freien Feldern dazwischen. [S1.1, S2.1]
    Eine Partie hat zwei bis sieben Runden. Für jede Runde haben beide 50 Mana. [S2.2]
rules-shazamm-turn =
    In jedem Zug wählen beide geheim: einen Einsatz von mindestens 1 Mana und beliebig viele Karten aus der Hand, oder keine. Dann decken beide auf. [S3.1]
    • Zaubersprüche, die beide gelegt haben, heben sich auf, bevor irgendetwas anderes geschieht. [S3.2]
    • Die übrigen Zaubersprüche beider Seiten wirken in der Reihenfolge ihrer Nummern. [S3.3]
    • Die stärkere Seite schiebt das Feuer ein Feld auf die andere zu, egal wie viel stärker sie ist. Sind beide gleich stark, bleibt es, wo es ist. [S3.4]
    • Beide zahlen ihren Einsatz, egal wer stärker war. Mehr als 50 Mana hat man nie. [S3.5]
    • Gelegte Zaubersprüche sind für den Rest der Partie verbraucht. Die Finte kehrt immer zurück: Sie bewirkt nichts, sie verbirgt nur, ob du zauberst. [S3.6, S7.0]
    ? Was sehe ich vor dem Aufdecken von der Wahl des anderen?
    Nur dass sie getroffen ist, nicht einmal, wie viele Karten daliegen; außer ihr spielt mit der Variante Gezählte Karten. [S3.1!, S6.3]
    ? Was darf ich über die Karten des anderen wissen?
    Was gelegt wurde, liegt offen, und auch, wie viele Zaubersprüche der andere auf der Hand hat. Hand und Stapel selbst sind geheim. [S2.3]
    ? In welcher Reihenfolge ergeben sich Stärke und Schub?
    Der Einsatz, wie ihn Recycling hinterlassen hat; Verstärkung gibt 7 dazu; Doppelte Dosis verdoppelt das Ganze. Dann kehrt Verkehrte Welt den Schub um, Feuersbrunst macht zwei Felder daraus, und Widerstand hält ihn auf. [S3.4]
    ? In welcher Reihenfolge wird Mana gezahlt und gewonnen?
    Zuerst zahlen beide, sofern Trotzkopf es ihnen nicht erspart. Dann kommen die Gewinne aus Reserven und Manasog. Wer alle 50 mit Reserven setzt, hat also danach 13, und die Runde geht weiter. [S3.5]
rules-shazamm-spells =
    Beide haben dieselben vierzehn Zaubersprüche, jeden einmal in der Partie. Du beginnst mit fünf davon und ziehst in jeder neuen Runde drei dazu, solange es noch welche gibt. [S2.2, S4.8]
rules-shazamm-spell = { $spell ->
    [mutism]
        Jeder Zauberspruch dieses Zuges mit einer höheren Nummer ist verloren, und ebenso jeder Zauberspruch beider Seiten in späteren Zügen dieser Runde. Nur ein Schweigen des anderen im selben Zug verhindert das. [S7.1]
        Ein Schweigen, das in derselben Runde später kommt, ist verloren wie jeder andere Zauberspruch. [S7.1!]
    [clone]
        Du nimmst einen Zauberspruch, den der andere im Zug davor gelegt hat, was auch aus ihm geworden ist, oder den, den sein Klon dort kopiert hat. Er wirkt in diesem Zug für dich, unter seiner eigenen Nummer. [S7.2]
        Die Kopie ist keine Karte: Der Zauberspruch selbst bleibt bei den verbrauchten des anderen. Steht derselbe Zauberspruch des anderen in diesem Zug noch aus, heben sich Kopie und Zauberspruch auf. [S7.2]
        Der Zug davor kann in der Runde davor liegen. Im ersten Zug einer Partie gibt es nichts zu nehmen. Ein kopierter Klon bewirkt nichts. Legst du einen Zauberspruch und kopierst ihn dazu, zählen beide: Verstärkung bringt 14, Doppelte Dosis mal 4, Reserven 26, und zweimal Verkehrte Welt hebt sich auf. [S7.2!]
    [theft]
        Alle Zaubersprüche des anderen mit einer Nummer über 3, die in diesem Zug noch ausstehen, gehören dir. Bei jedem entscheidest du, ob er unter seiner Nummer für dich wirkt oder abgeworfen wird. [S7.3]
        Du entscheidest über alle, bevor einer davon wirkt. Genutzt oder nicht, am Ende liegen sie bei den verbrauchten Zaubersprüchen dessen, der sie gelegt hat. [S7.3!]
    [end-of-round]
        Das Feuer bleibt, wo es ist, und Zaubersprüche mit höheren Nummern sind verloren. Die Einsätze haben keine Wirkung. [S7.4]
        Sie werden auch nicht gezahlt. [S7.4!]
    [middle]
        Dann geht der Zug weiter wie sonst. [S7.5]
        Widerstand hält das nicht auf, und als verlorener Zug zählt es nie. [S7.5!]
    [recycling]
        Du entscheidest, wenn alle Einsätze und Zaubersprüche offen liegen. Mit dem neuen Einsatz kämpfst du, und ihn zahlst du; unter 1 oder über dein Mana hinaus kann er nicht gehen. [S7.6]
        Du darfst ihn um jede Zahl bis 5 ändern, nicht nur um genau 5. [S7.6!]
    [boost]
        Das kostet nichts außer dem Einsatz. [S7.7]
    [double-dose]
        Das kostet nichts außer dem Einsatz. Mit Verstärkung ist die Stärke doppelt so hoch wie Einsatz und 7 zusammen. [S7.8]
    [who-wins-loses]
        Wo sich nichts bewegt, kehrt sich auch nichts um. [S7.9]
    [blaze]
        In welche Richtung auch immer. Auf dem Feld eines Zauberers hält das Feuer an. [S7.10]
    [resistance]
        In keinem Fall: weder durch den Schub dieses Zuges noch, wenn dir das Mana ausgegangen ist, durch den letzten Schub der Runde. [S7.11, S4.3]
    [sore-loser]
        Sind beide gleich stark, oder hat Widerstand das Feuer aufgehalten, zahlst du. [S7.12]
    [reserves]
        Nie über 50 hinaus. [S7.13]
   *[drain]
        Es zählt der Einsatz, wie ihn Recycling hinterlassen hat, nicht die Stärke, und ob er gezahlt wird, ist egal. Nie über 50 hinaus. [S7.14]
}
rules-shazamm-round-end =
    Eine Runde endet nach einem Zug, in dem eines davon eingetreten ist, in dieser Reihenfolge geprüft: [S4.1, S4.2]
    • Der Zauberspruch Rundenende wurde gewirkt. [S4.1]
    • Das Feuer hat das Feld eines Zauberers erreicht. [S4.2]
    • Einer von euch hat kein Mana mehr: Der andere schiebt das Feuer für jedes übrige Mana noch ein Feld weiter, höchstens bis zum Zauberer. Das kostet nichts. [S4.3]
    • Beide haben kein Mana mehr: Das Feuer bleibt, wo es ist. [S4.4]
    Dann, in dieser Reihenfolge: Das Feuer bleibt, wo es ist, beide Zauberer stellen sich drei Schritte davon entfernt auf (der Verlierer weicht zurück, der Gewinner rückt vor), und an jedem Ende der Brücke bricht das äußerste Feld ab. [S4.5, S4.6]
    Für die nächste Runde haben beide wieder 50 Mana und ziehen drei Zaubersprüche; das Schweigen ist vorbei. [S4.8]
    ? Was kommt nach der Runde zuerst dran: die Zauberer oder die Felder?
    Die Zauberer. Wer eine Runde gewinnt, stürzt also nie von dem Feld ab, das er gerade verlässt. [S4.7!]
    ? Ändert ein Zauberspruch den letzten Schub dessen, der noch Mana hat?
    Widerstand hält ihn auf. Verkehrte Welt und Feuersbrunst ändern ihn nicht. [S4.3]
    ? Wird etwas gezahlt, wenn der Zauberspruch Rundenende gewirkt wird?
    Nein. [S7.4!]
rules-shazamm-game-end =
    Ein Zauberer, der auf einem abgebrochenen Feld oder jenseits der Brücke steht, stürzt ab und hat verloren. Stürzen beide zugleich ab, gewinnt niemand. [S4.7]
    Wer das Feuer in den ersten beiden Runden jeweils bis zum anderen Zauberer bringt, hat die Partie gewonnen. Später reichen zwei Runden hintereinander nicht immer: Es kommt darauf an, wo das Feuer steht. [S8.3]
    ? Wie kann es unentschieden ausgehen?
    Nur wenn das Feuer nach der siebten Runde genau in der Mitte steht: Dann hat kein Zauberer mehr ein Feld unter den Füßen. [S4.7]
rules-shazamm-variants =
    Für erfahrene Zauberer. Volle Hand lässt mehr Raum für Taktik, aber vierzehn Zaubersprüche wollen erst gelesen sein. Volle Hand und Geordneter Stapel schließen einander aus. [S6.1, S6.2]
rules-shazamm-variant = { $variant ->
    [full-hand]
        Später wird nichts gezogen. [S6.1]
    [stacked-deck]
        Die ersten fünf sind deine erste Hand; in jeder neuen Runde ziehst du die nächsten drei. Der andere erfährt nur, dass du fertig bist. [S6.2]
   *[counted-cards]
        So verbirgt die Finte, was sie verbergen soll. Das geht mit jeder der beiden anderen zusammen. [S6.3!]
}

## Maginor

rules-maginor-aim =
    Der Hohemagier tritt ab, und elf Orakel wählen einen neuen. Maginor geht von Orakel zu Orakel und sammelt ihre Stimmen ein. Gewinne sie mit deinem Einfluss, bevor er vorbeikommt: Wer die meisten hat, gewinnt. [M8.1]
rules-maginor-start =
    Die Orakel liegen im Kreis: die Gildenhalle, im Uhrzeigersinn danach die beiden kleinen, dann die anderen in beliebiger Reihenfolge. [M2.1]
    Neben fast jedem Orakel liegt offen ein Zauberspruch. Das Ritual des Hohemagiers liegt neben der Gildenhalle, das Ritual des Goldenen Kessels neben dem letzten Orakel davor. [M2.2]
    Ein Orakel, vom Los bestimmt, hat keinen Zauberspruch: Die übrigen acht reichen nicht für neun Orakel. [M2.3!]
    Maginor und alle Zauberer beginnen auf der Gildenhalle. Wer anfängt, entscheidet das Los; dann geht es im Uhrzeigersinn reihum. [M2.4]
    Jeder hat einen Zauberer, 15 Marker, fünf Symbolkarten (von jedem Symbol eine) und fünf Zauberkarten. Das alles liegt offen; geheim ist nur, was in einem Duell gewählt wird. [M1.4, M3.7]
    ? Sind das die gedruckten Orakel?
    Nein. Keine Spielregel sagt, was die Felder der einzelnen Orakel zeigen. Deshalb sind es unsere eigenen, und Messungen zeigen, dass sie fair sind. Wer die Schachtel hat, kann die gedruckten eintragen. [M1.5]
rules-maginor-turn =
    Zuerst spielst du beliebig viele Karten und Zaubersprüche, in beliebiger Reihenfolge. Dann ziehst du mit deinem Zauberer zu einem beliebigen anderen Orakel, oder du würfelst für das Orakel, auf dem er steht: Eines von beiden muss sein. [M3.1]
    • Eine Symbolkarte ist so gut wie ein Wurf mit diesem Symbol, für das Orakel deines Zauberers. [M3.5]
    • Eine Zauberkarte ist ein Wurf für ein beliebiges Orakel, wo immer dein Zauberer ist. [M3.6]
    • Zeigt der Würfel Maginor, wählst du zuerst ein beliebiges Symbol für deine Stimme, sogar eines, das hier nichts bewirkt; dann rückt Maginor einen Schritt vor. [M3.4, M4.6]
    • Sobald ein Orakel gewertet wird, ist der Zug vorbei: Nichts wird mehr gespielt, gezogen oder gewürfelt. [M3.2]
    • Steht dein Zauberer in der Mitte des Kreises, musst du ziehen und kannst nicht würfeln. [M3.3]
    ? Was kann ich in der Mitte tun, bevor ich ziehe?
    Zauberkarten spielen und Zaubersprüche wirken, die das Orakel deines Zauberers nicht brauchen. Nach der Teleportation stehst du auf einem Orakel und darfst auch würfeln. [M3.3!]
    ? Ich würfle Maginor, und meine Stimme füllt ein Orakel. Rückt Maginor trotzdem vor?
    Nein, der Zug ist sofort vorbei; außer ihr spielt mit der Variante Wurf zu Ende führen. [M3.2!]
    ? Darf ich eine Symbolkarte spielen, die nichts bewirkt?
    Ja. Ein Zauberspruch dagegen, der nichts bewirken könnte, darf nicht gewirkt werden. [M4.6, M4.6!]
    ? Darf man ewig ziehen und nie würfeln?
    Nein. Wenn alle je zehn Züge gemacht haben, ohne dass gewürfelt oder ein Orakel gewertet wurde, muss würfeln, wer auf einem Orakel steht. [M3.8!]
    ? Nur noch die Gildenhalle ist übrig?
    Wer darauf steht, kann nirgendwohin ziehen und muss würfeln. [M3.3]
rules-maginor-vote =
    So wirkt eine Stimme mit einem Symbol auf ein Orakel:
    • Sind Felder mit dem Symbol frei, setze einen Marker auf eines davon; auf welches, ist deine Wahl. [M4.1]
    • Sind alle besetzt, wähle eines mit einem gegnerischen Marker und duelliere dich darum. [M4.2]
    • Gehören alle dir, oder zeigt das Orakel das Symbol nicht, passiert nichts. [M4.3]
    • Wo ein Orakel kein Schicksal zeigt, gilt Schicksal als beliebiges Symbol oder als keines. Wo es Schicksal zeigt, gilt es als nichts anderes, selbst wenn alle Schicksalsfelder dir gehören. [M4.4]
    ? Und wenn ich keine Marker mehr habe?
    Dann passiert nichts, und es gibt auch kein Duell. Marker kommen zurück, wenn ein Orakel gewertet oder ein Duell verloren wird. [M4.5]
    ? Niemand fragt mich, welches Feld oder welchen Marker ich will. Warum?
    Es gab nur eine Möglichkeit. Wo nichts zu wählen ist, wird nicht gefragt. [M4.1!]
rules-maginor-duel =
    Wer am Zug ist, fordert heraus; wem das Feld gehört, der verteidigt es. Beide wählen geheim Erde, Wasser oder Feuer und decken gleichzeitig auf. [M7.1]
    • Erde schlägt Wasser, Wasser schlägt Feuer, Feuer schlägt Erde. Der Marker des Siegers hält das Feld, der andere geht zurück. [M7.1, M7.3]
    • Beide Erde: Der Verteidiger gewinnt. [M7.2]
    • Beide Feuer oder beide Wasser: Beide Marker gehen zurück, und das Feld ist frei. [M7.2]
    • Wer nicht gewonnen hat und Umkehrung besitzt, darf sie jetzt wirken und gewinnt. [M7.4]
rules-maginor-maginor =
    Maginor geht im Uhrzeigersinn: von einem Orakel auf den Platz vor dem nächsten und mit dem nächsten Schritt auf dieses Orakel. [M5.1]
    • Ein Orakel wird gewertet, wenn Maginor es verlässt oder sobald alle seine Felder voll sind. [M5.2]
    • Nur die Gildenhalle wird erst gewertet, wenn Maginor ganz am Ende dort ankommt, nicht schon, wenn sie voll ist oder er sie am Anfang verlässt. [M5.3]
    ? Gewertet wird das Orakel, auf dem oder vor dem Maginor steht. Wohin kommt er?
    Der Kreis schließt sich, und er steht auf dem Platz vor dem nächsten Orakel. [M5.6]
rules-maginor-scoring =
    Wer die meisten Marker auf dem Orakel hat, liegt auf Platz 1 und wählt das Orakel oder den Zauberspruch daneben; Platz 2 bekommt das andere. [M5.4, M5.5]
    • Bei Gleichstand entscheidet der Marker, der von oben im Uhrzeigersinn zuerst kommt. [M5.4]
    • Allein auf einem Orakel: Du wählst eines, und das andere kommt aus dem Spiel. [M5.5]
    • Niemand auf einem Orakel: Orakel und Zauberspruch kommen aus dem Spiel. [M5.5]
    • Ein Orakel ohne Zauberspruch: Platz 1 nimmt das Orakel, Platz 2 geht leer aus. [M5.5]
    Dann gehen alle Marker darauf an ihre Besitzer zurück, die Zauberer darauf kommen in die Mitte des Kreises, das Orakel ist fort, und der Kreis schließt sich. Der Zug ist vorbei. [M5.6, M3.2]
    ? Drei liegen gleichauf vorn. Wer kommt auf Platz 2?
    Unter den beiden Übrigen wieder der, dessen Marker zuerst kommt. [M5.4!]
    ? Darf ich ablehnen, was für mich übrig bleibt?
    Nein. [M5.5!]
rules-maginor-spells =
    Jeden Zauberspruch kannst du einmal wirken, in deinem Zug, bevor du ziehst oder würfelst. Nur Umkehrung geht auch im Zug eines anderen, nach einem Duell, das du nicht gewonnen hast. Die beiden Rituale behältst du, und sie zählen als Stimmen. [M6.8, M6.11]
    ? Darf ich eine Karte zurücknehmen, die ich in ebendiesem Zug gespielt habe?
    Ja. [M6.12]
rules-maginor-spell = { $spell ->
    [retrieval]
        Hast du nur eine gespielt, bekommst du diese eine; hast du keine gespielt, kannst du den Zauberspruch nicht wirken. [M6.1!]
    [restoration]
        Hast du nur eine gespielt, bekommst du diese eine; hast du keine gespielt, kannst du den Zauberspruch nicht wirken. [M6.2!]
    [domination]
        Füllt schon der erste Marker das Orakel, oder ist kein Marker oder kein Feld mehr übrig, bleibt es bei dem einen. Ein Orakel, das voll wird, wird gewertet. [M6.11, M6.3!]
    [persuasion]
        Ein Duell gibt es nicht. Du brauchst einen Marker im Vorrat. [M6.4, M6.11]
    [telekinesis]
        Jedes Symbol, auf jedem Orakel im Spiel. Ein Orakel, das voll wird, wird gewertet. [M6.5, M6.11]
    [teleportation]
        Danach musst du noch ziehen oder würfeln. [M6.6]
    [summoning]
        Dann kommt Maginor auf den Platz vor dem nächsten Orakel. Ist nur noch die Gildenhalle übrig, geht es nicht. [M6.7]
        Es geht sogar, bevor Maginor aufgebrochen ist; er verlässt dann die Gildenhalle. [M6.7!]
    [reversal]
        Das ist der einzige Zauberspruch, der auch im Zug eines anderen wirkt. [M6.8, M7.4]
    [golden-cauldron]
        Es ist kein Orakel: Wo das wertvollste Orakel entscheidet, zählt es nicht. [M6.9, M8.1]
   *[high-wizard]
        Es ist kein Orakel: Wo das wertvollste Orakel entscheidet, zählt es nicht. [M6.10, M8.1]
}
rules-maginor-game-end =
    Wenn Maginor auf der Gildenhalle ankommt, wird sie gewertet, und das Spiel ist aus. Zählt die Stimmen eurer Orakel und Rituale zusammen: Wer die meisten hat, gewinnt. [M5.3, M8.1]
    ? Und bei Gleichstand?
    Dann gewinnt, wer das wertvollste einzelne Orakel hat; ist auch das gleich viel wert, wird der Sieg geteilt. [M8.1]
rules-maginor-variants =
    Diese könnt ihr wählen:
rules-maginor-variant =
    Dadurch kann ein zweites Orakel gewertet werden. Dann endet der Zug. [M3.2!]

## What is to be seen in the pictures of the rules.

picture-wizard-round = Runde zwei: zwei Karten auf der Hand, und die rote 6 wurde aufgedeckt. Rot ist Trumpf.
picture-wizard-predict = Die anderen haben 0 und 1 vorhergesagt. Wie viele Stiche machst du?
picture-shazamm-round-end = Die zweite Runde beginnt: Beide Zauberer stehen drei Felder vom Feuer entfernt, und die Enden der Brücke sind abgebrochen.
picture-shazamm-game-end = Der Zauberer rechts hat keine Brücke mehr unter den Füßen.
picture-maginor-start = Die Zahl auf einem Orakel sagt, wie viele Stimmen es wert ist. Ringsum liegen die Felder für Marker.
picture-maginor-turn = Die fünf Symbolkarten und rechts die Zauberkarten.

## Examples, step by step: positions from a game, and what is to be seen in each.

example-wizard-trick-1 = Rot ist Trumpf. Du spielst die gelbe 3 aus.
example-wizard-trick-2 = Der nächste Spieler hat keine gelbe Karte und darf alles spielen. Die rote 2 ist ein Trumpf.
example-wizard-trick-3 = Der letzte hat auch keine gelbe Karte und keinen höheren Trumpf: Die rote 2 macht den Stich.
example-wizard-score-1 = Runde eins. Du hast keinen Stich vorhergesagt und keinen gemacht: 20 Punkte. Morgana hat einen vorhergesagt und keinen gemacht: 10 Punkte minus. Merlin hat einen vorhergesagt und ihn gemacht: 30 Punkte.
example-wizard-score-2 = Runde zwei. Du hast zwei vorhergesagt und einen gemacht: 10 weniger, insgesamt 10. Morgana hat keinen vorhergesagt und keinen gemacht: 20 mehr, insgesamt 10. Merlin hat keinen vorhergesagt, aber einen gemacht: 10 weniger, insgesamt 20.
example-shazamm-turn-1 = Beide wählen geheim. Du setzt 10 und legst Verstärkung dazu.
example-shazamm-turn-2 = Es wird aufgedeckt: 10 mit Verstärkung, die 7 dazugibt, gegen 16.
example-shazamm-turn-3 = 17 ist stärker als 16: Das Feuer rückt ein Feld nach rechts. Du zahlst 10, dein Gegner zahlt 16, und Verstärkung ist verbraucht.
example-maginor-vote-1 = Dein Zauberer steht auf dem Einhorn, und du würfelst.
example-maginor-vote-2 = Der Würfel zeigt Feuer. Mehrere Feuerfelder sind frei, und du hast die Wahl. Bei Gleichstand zählt das erste von oben im Uhrzeigersinn am meisten.
example-maginor-vote-3 = Dort liegt jetzt dein Marker. Wären alle Feuerfelder von Gegnern besetzt, müsstest du dich um eines davon duellieren.
example-maginor-card-1 = Dein Zauberer steht auf dem Großen Adler, und du hast eine Wasserkarte.
example-maginor-card-2 = Du spielst sie, und ein Wasserfeld ist frei: Dorthin kommt ein Marker. Dein Zug geht weiter, und du darfst noch ziehen oder würfeln.
example-maginor-walk-1 = Maginor hat die Gildenhalle verlassen und steht auf dem Platz vor dem ersten Orakel.
example-maginor-walk-2 = Der Würfel zeigt Maginor: Nach der Stimme rückt er auf das Orakel vor.
example-maginor-walk-3 = Mit dem nächsten Schritt verlässt er es und kommt auf den Platz vor dem nächsten Orakel, und das verlassene Orakel wird gewertet.
