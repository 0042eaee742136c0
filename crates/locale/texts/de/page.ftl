## What the page says, whatever the game.

page-skip = Zum Hauptinhalt springen
page-home = Startseite
page-close = Schließen
page-part-missing = Dieser Teil der Seite lässt sich nicht laden. Versuch es noch einmal, wenn es eine Verbindung gibt.
page-again = Noch einmal
page-update = Eine neue Version von Conclave ist da.
page-update-now = Jetzt aktualisieren

missing-title = Hier ist nichts
missing-text = Diese Seite gibt es nicht, oder das Spiel ist in diesem Browser nicht mehr gespeichert.

## The first screen

home-tagline = Drei Spiele für Zauberer an einem Tisch: gegen Menschen, gegen Bots, überall.
home-players = { $least ->
   *[other] { $least ->
        [2] { $most ->
            [2] 2 Spieler
           *[other] 2 bis { $most } Spieler
        }
       *[other] { $least } bis { $most } Spieler
    }
}
home-length = { $least } bis { $most } Minuten
home-play = Spielen
home-learn = Lernen
home-first = In 5 Minuten lernen
home-rules = Regeln
home-continue = Weiterspielen
home-recent = Letzte Ergebnisse
statistics-title = Meine Statistik
home-older = Ältere Spiele
# Who won a game that is over; $count is how many share the first place.
home-won = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } teilen sich den ersten Platz
}
home-remove = Dieses Spiel löschen
home-remove-sure = Dieses Spiel endgültig löschen?
home-keep = Behalten
home-puzzle-today = Aufgabe des Tages
home-puzzles = Alle Aufgaben
home-import = Aufzeichnung öffnen
home-import-text = Füge hier den Text einer Aufzeichnung ein:
home-import-show = Zeigen

## Settings

settings-title = Einstellungen
settings-you = Du
settings-look = Aussehen
settings-course = Bewegung und Tempo
settings-senses = Ton und Vibration
settings-device = Dieses Gerät
settings-language = Sprache
settings-name = Dein Name
settings-theme = Farben
settings-theme-is = { $theme ->
    [light] Hell
    [dark] Dunkel
   *[system] Wie auf dem Gerät
}
settings-text = Schriftgröße
settings-cards = Kartengröße
# The size of letters or of cards.
settings-size-is = { $size ->
    [large] Groß
    [largest] Am größten
   *[normal] Normal
}
settings-contrast = Kontrast
settings-contrast-is = { $contrast ->
    [high] Hoch
   *[system] Wie auf dem Gerät
}
settings-suits = Kartenfarben
settings-suits-is = { $suits ->
    [distinct] Gut unterscheidbar
   *[usual] Wie gewohnt
}
settings-hand = Hand, mit der du spielst
settings-hand-is = { $hand ->
    [left] Links
   *[right] Rechts
}
settings-pace = Tempo der Bots
settings-pace-is = { $pace ->
    [instant] Sofort
    [quick] Schnell
    [slow] Langsam
   *[normal] Normal
}
settings-motion = Bewegung
settings-motion-is = { $motion ->
    [still] Nichts bewegt sich
   *[system] Wie auf dem Gerät
}
settings-sound = Geräusche
settings-sound-about = Leise: Karten, Würfel, Feuer, wenn du dran bist.
settings-volume = Lautstärke
settings-haptics = Vibration
settings-haptics-about = Wenn du dran bist, wenn etwas nicht geht, am Ende.
settings-install = Conclave installieren
settings-install-about = Als eigene App, auch offline.
settings-reset = Auf Standard zurücksetzen
settings-about = Conclave ist eine unabhängige Umsetzung. Die Namen der Spiele gehören ihren Verlagen. Alles bleibt auf diesem Gerät.

## Setting up a table

setup-title = Ein Tisch für { $game }
setup-players = Wer spielt mit?
setup-count = { $count } Spieler
setup-seat = Platz { $number }: Wer sitzt hier?
# $kind is a person or the level of a bot.
setup-seat-is = Platz { $number }: { $name }, { $kind }
setup-name = Name auf Platz { $number }
setup-add = Platz hinzufügen
setup-remove = Platz entfernen
setup-remove-this = Diesen Platz entfernen
setup-done = Fertig
setup-new-here = Neu hier?
setup-levels = Wie gut spielen die Bots?
setup-person = Mensch
setup-person-about = Spielt an diesem Gerät. Mehrere reichen es herum.
setup-level = { $level ->
    [apprentice] Lehrling
    [adept] Adept
   *[archmage] Erzmagier
}
setup-level-about = { $level ->
    [apprentice] Spielt nach Faustregeln und macht Anfängerfehler: gute Gesellschaft fürs erste Spiel.
    [adept] Sieht auf einen Blick, was gut ist, und irrt sich selten: für die meisten ebenbürtig.
   *[archmage] Stellt sich vor, wie das Spiel weitergehen könnte, denkt kurz nach und verzeiht wenig.
}
setup-options = Nach welchen Regeln?
setup-all-options = Alle Optionen
setup-begin = Los geht’s
preset-plain = Das Grundspiel
preset-plain-about = Nur die Regeln, ohne Varianten.

## A game

play-over = Das Spiel ist aus.
play-chance = Einen Augenblick …
play-undo = Zurücknehmen
play-hint = Tipp
play-score = Punktestand
play-log = Was bisher geschah
play-more = Mehr
play-sound-on = Ton ist an
play-sound-off = Ton ist aus
play-explain = Worum geht es hier?
play-thinking = Der Erzmagier denkt nach …
play-advice = Der { $level } würde { $action }.
play-considered = { $games ->
    [0] { $action }: { $expected }
    [one] { $action }: { $expected }, aus einem gedachten Spiel
   *[other] { $action }: { $expected }, aus { $games } gedachten Spielen
}
# The same for several of which the same is expected.
play-equal = Gleich gut: { $actions } ({ $expected })
play-hand-over = Gib { $name } das Gerät
play-hand-over-text = Niemand sonst sollte hinsehen. Die Karten von { $name } sind verdeckt, bis du auf den Knopf drückst.
play-i-am = Ich bin { $name }
play-again = Revanche
play-review = Analyse
play-replay = Noch einmal ansehen
play-share = Link zu diesem Spiel kopieren
play-share-with = Dieses Spiel teilen
play-copied = Der Link ist in der Zwischenablage. Wer ihn öffnet, sieht dieses Spiel.
play-export = Aufzeichnung als Datei speichern
play-export-failed = Der Browser lässt die Seite keine Datei speichern.
play-this-table = Dieser Tisch
play-keys = Tasten: Mit Tab und den Pfeiltasten gehst du von Auswahl zu Auswahl, Enter wählt aus, h gibt einen Tipp und Escape schließt ihn, {"?"} erklärt die Auswahl, u nimmt eine Entscheidung zurück, s überspringt, was gerade gezeigt wird.
play-unkept = Der Browser hat keinen Platz mehr: Dieses Spiel geht verloren, wenn die Seite geschlossen wird. Speichere seine Aufzeichnung als Datei.
play-stand-in = { $name } gab keine brauchbare Antwort, also hat ein Lehrling entschieden.
play-silence = Der Erzmagier weiß diesmal keine Antwort. Frag noch einmal.
play-stuck = Die Seite hat einen Fehler gemacht und kann dieses Spiel nicht fortsetzen. Lade die Seite neu: Das Spiel ist bis hierher gespeichert.
play-export-story = Was du vom Spiel weißt, als Datei speichern
play-secrets = An diesem Gerät spielen auch andere. Solange das Spiel läuft, bleibt seine Aufzeichnung hier, denn sie enthält alle Geheimnisse; nach dem Ende kann man sie speichern und teilen.

## Looking at a game again

replay-title = Eine Aufzeichnung
replay-of = Aufzeichnung: { $game }
replay-broken = Diese Aufzeichnung ist nicht lesbar:
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-on = Einen Schritt weiter
replay-last = Zum Ende
replay-step = Schritt
replay-at = Schritt { $step } von { $steps }
replay-eyes = Blickwinkel
replay-open = Alle Karten offen
replay-spectator = Zuschauer
replay-play-on = Ab hier weiterspielen

## The options of each game

setup-excluded = { $one } und { $other } schließen einander aus.
wizard-setup-specials = Sonderkarten
wizard-setup-variants = Varianten
wizard-setup-single-suit-seats = Jeder spielt mit einer eigenen Farbe: Das geht höchstens zu viert.
wizard-setup-together = Drache und Fee gibt es nur zusammen.
wizard-setup-no-specials = { $variant } wird ohne Sonderkarten gespielt.
shazamm-setup-variants = Varianten
maginor-setup-variants = Varianten
