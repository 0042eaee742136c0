## What the page says, whatever the game.

page-skip = Zum Hauptinhalt springen
page-home = Startseite
page-close = Schließen
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
home-first = In 5 Minuten lernen
home-rules = Regeln
home-continue = Weiterspielen
home-recent = Letzte Spiele
# A player of a game that is over, with place and points.
home-result = { $place ->
    [1] ★ { $name } { $points }
   *[other] { $name } { $points }
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
settings-language = Sprache
settings-name = Dein Name
settings-theme = Farben
settings-theme-is = { $theme ->
    [light] Hell
    [dark] Dunkel
   *[system] Wie auf dem Gerät
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
settings-about = Conclave ist eine unabhängige Umsetzung. Die Namen der Spiele gehören ihren Verlagen. Alles bleibt auf diesem Gerät.

## Setting up a table

setup-title = Ein Tisch für { $game }
setup-players = Wer spielt mit?
setup-count = Anzahl der Spieler
setup-seat = Platz { $number }: Wer sitzt hier?
setup-name = Name auf Platz { $number }
setup-sitter = { $sitter ->
    [person] Mensch
    [apprentice] Bot: Lehrling
    [adept] Bot: Adept
   *[archmage] Bot: Erzmagier
}
setup-options = Wie spielt ihr?
setup-all-options = Alle Optionen
setup-begin = Los geht’s
preset-beginner = Einsteiger
preset-standard = Standard
preset-everything = Alles

## A game

play-over = Das Spiel ist aus.
play-chance = Einen Augenblick …
play-undo = Zurücknehmen
play-hint = Tipp
play-score = Punktestand
play-log = Was bisher geschah
play-more = Mehr
play-explain = Worum geht es hier?
play-thinking = Der Erzmagier denkt nach …
play-advice = Der { $level } würde { $action }.
play-considered = { $games ->
    [0] { $action }: { $expected }
    [one] { $action }: { $expected }, aus einem gedachten Spiel
   *[other] { $action }: { $expected }, aus { $games } gedachten Spielen
}
play-hand-over = Gib { $name } das Gerät
play-hand-over-text = Niemand sonst sollte hinsehen. Die Karten von { $name } sind verdeckt, bis du auf den Knopf drückst.
play-i-am = Ich bin { $name }
play-again = Noch ein Spiel
play-review = Analyse
play-replay = Noch einmal ansehen
play-share = Link zu diesem Spiel kopieren
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
