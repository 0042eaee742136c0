## What the page says, whatever the game.

page-skip = Hoppa till huvudinnehållet
page-home = Startsida
page-close = Stäng
page-update = Det finns en ny version av Conclave.
page-update-now = Uppdatera nu

missing-title = Här finns ingenting
missing-text = Sidan finns inte, eller så är spelet inte längre sparat i den här webbläsaren.

## The first screen

home-tagline = Tre trollkarlsspel vid ett bord: mot människor, mot botar, var som helst.
home-players = { $least ->
   *[other] { $least ->
        [2] { $most ->
            [2] 2 spelare
           *[other] 2 till { $most } spelare
        }
       *[other] { $least } till { $most } spelare
    }
}
home-length = { $least } till { $most } minuter
home-first = Lär dig på 5 minuter
home-rules = Regler
home-continue = Spela vidare
home-recent = Senaste spelen
# A player of a game that is over, with place and points.
home-result = { $place ->
    [1] ★ { $name } { $points }
   *[other] { $name } { $points }
}
home-remove = Ta bort spelet
home-remove-sure = Ta bort spelet för gott?
home-keep = Behåll det
home-puzzle-today = Dagens problem
home-puzzles = Alla problem
home-import = Öppna ett spelprotokoll
home-import-text = Klistra in texten från ett spelprotokoll här:
home-import-show = Visa det

## Settings

settings-title = Inställningar
settings-language = Språk
settings-name = Ditt namn
settings-theme = Färger
settings-theme-is = { $theme ->
    [light] Ljusa
    [dark] Mörka
   *[system] Som på enheten
}
settings-pace = Botarnas tempo
settings-pace-is = { $pace ->
    [instant] Genast
    [quick] Snabbt
    [slow] Långsamt
   *[normal] Normalt
}
settings-motion = Rörelse
settings-motion-is = { $motion ->
    [still] Ingenting rör sig
   *[system] Som på enheten
}
settings-about = Conclave är en oberoende utgåva. Spelens namn tillhör deras förlag. Allt stannar på den här enheten.

## Setting up a table

setup-title = Ett bord för { $game }
setup-players = Vilka spelar?
setup-count = Antal spelare
setup-seat = Plats { $number }: vem sitter här?
setup-name = Namn på spelaren på plats { $number }
setup-sitter = { $sitter ->
    [person] En människa här
    [apprentice] Bot: lärling
    [adept] Bot: magiker
   *[archmage] Bot: ärkemagiker
}
setup-options = Hur spelar ni?
setup-all-options = Alla alternativ
setup-begin = Börja
preset-beginner = Nybörjare
preset-standard = Standard
preset-everything = Allt

## A game

play-over = Spelet är slut.
play-chance = Ett ögonblick …
play-undo = Ångra
play-hint = Tips
play-score = Ställning
play-log = Vad som har hänt
play-more = Mer
play-explain = Vad handlar det om?
play-thinking = Ärkemagikern funderar …
play-advice = Råd från en { $level }: { $action }.
play-considered = { $games ->
    [0] { $action }: { $expected }
    [one] { $action }: { $expected }, utifrån ett tänkt spel
   *[other] { $action }: { $expected }, utifrån { $games } tänkta spel
}
play-hand-over = Ge enheten till { $name }
play-hand-over-text = Ingen annan bör titta. { GENITIVE($name) } kort är dolda tills du trycker på knappen.
play-i-am = Jag är { $name }
play-again = Ett spel till
play-review = Analys
play-replay = Se det igen
play-share = Kopiera en länk till spelet
play-copied = Länken ligger i urklipp. Den som öppnar den ser det här spelet.
play-export = Spara spelprotokollet som en fil
play-export-failed = Webbläsaren låter inte sidan spara en fil.
play-this-table = Det här bordet
play-keys = Tangenter: Tabb och piltangenterna går från val till val, Enter väljer, h ger ett tips och Escape stänger det, {"?"} förklarar valet, u ångrar ett beslut, s hoppar över det som visas.
play-unkept = Webbläsaren har inget utrymme kvar: spelet går förlorat när sidan stängs. Spara spelprotokollet som en fil.
play-stand-in = { $name } gav inget användbart svar, så en lärling bestämde i stället.
play-silence = Ärkemagikern har inget svar den här gången. Fråga igen.
play-stuck = Något har gått fel på sidan, och spelet kan inte fortsätta. Ladda om sidan: spelet är sparat fram till nu.
play-export-story = Spara det du vet om spelet som en fil
play-secrets = Andra spelar också på den här enheten. Så länge spelet pågår stannar spelprotokollet här, för det rymmer allas hemligheter; när spelet är slut kan det sparas och delas.

## Looking at a game again

replay-title = Ett spelprotokoll
replay-of = { $game }: spelprotokollet
replay-broken = Spelprotokollet går inte att läsa:
replay-first = Till början
replay-back = Ett steg bakåt
replay-on = Ett steg framåt
replay-last = Till slutet
replay-step = Steg
replay-at = Steg { $step } av { $steps }
replay-eyes = Sett av
replay-open = Allas kort öppna
replay-spectator = En åskådare
replay-play-on = Spela vidare härifrån

## The options of each game

setup-excluded = { $one } och { $other } utesluter varandra.
wizard-setup-specials = Specialkort
wizard-setup-variants = Varianter
wizard-setup-single-suit-seats = Varje spelare har en egen färg, så högst 4 kan vara med.
wizard-setup-together = Draken och Fen är bara med tillsammans.
wizard-setup-no-specials = { $variant } spelas utan specialkort.
shazamm-setup-variants = Varianter
maginor-setup-variants = Varianter
