## What the page says, whatever the game.

page-skip = Hoppa till huvudinnehållet
page-home = Startsida
page-close = Stäng
page-part-missing = Den här delen av sidan kan inte hämtas. Försök igen när det finns en anslutning.
page-again = Försök igen
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
home-play = Spela
home-learn = Lär dig
home-first = Lär dig på 5 minuter
home-rules = Regler
home-continue = Spela vidare
home-recent = Senaste resultaten
statistics-title = Min statistik
home-older = Äldre spel
# Who won a game that is over; $count is how many share the first place.
home-won = { $count ->
    [one] { $names } vann
   *[other] { $names } delar förstaplatsen
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
settings-you = Du
settings-look = Utseende
settings-course = Rörelse och tempo
settings-senses = Ljud och vibration
settings-device = Den här enheten
settings-language = Språk
settings-name = Ditt namn
settings-theme = Färger
settings-theme-is = { $theme ->
    [light] Ljusa
    [dark] Mörka
   *[system] Som på enheten
}
settings-text = Textstorlek
settings-cards = Kortstorlek
# The size of letters or of cards.
settings-size-is = { $size ->
    [large] Stor
    [largest] Störst
   *[normal] Normal
}
settings-contrast = Kontrast
settings-contrast-is = { $contrast ->
    [high] Hög
   *[system] Som på enheten
}
settings-suits = Kortfärgernas färger
settings-suits-is = { $suits ->
    [distinct] Lätta att skilja åt
   *[usual] Som vanligt
}
settings-hand = Hand du spelar med
settings-hand-is = { $hand ->
    [left] Vänster
   *[right] Höger
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
settings-sound = Ljud
settings-sound-about = Dämpade ljud: kort, tärning, eld, din tur.
settings-volume = Volym
settings-haptics = Vibration
settings-haptics-about = När det är din tur, när något inte går, vid slutet.
settings-install = Installera Conclave
settings-install-about = Som en egen app, även offline.
settings-reset = Återställ standardinställningarna
settings-about = Conclave är en oberoende utgåva. Spelens namn tillhör deras förlag. Allt stannar på den här enheten.

## Setting up a table

setup-title = Ett bord för { $game }
setup-players = Vilka spelar?
setup-count = { $count } spelare
setup-seat = Plats { $number }: vem sitter här?
# $kind is a person or the level of a bot.
setup-seat-is = Plats { $number }: { $name }, { $kind }
setup-name = Namn på spelaren på plats { $number }
setup-add = Lägg till en spelare
setup-remove = Ta bort en spelare
setup-remove-this = Ta bort den här platsen
setup-done = Klar
setup-new-here = Är det nytt för dig?
setup-levels = Hur bra spelar botarna?
setup-person = En människa här
setup-person-about = Spelar på den här enheten. Är ni flera skickar ni runt den.
setup-level = { $level ->
    [apprentice] Lärling
    [adept] Magiker
   *[archmage] Ärkemagiker
}
setup-level-about = { $level ->
    [apprentice] Spelar efter tumregler och gör nybörjarmisstag: gott sällskap i det första spelet.
    [adept] Ser genast vad som är bra och tar sällan fel: en jämbördig motståndare för de flesta.
   *[archmage] Föreställer sig hur spelet kan fortsätta, tänker efter och förlåter inte mycket.
}
setup-options = Enligt vilka regler?
setup-all-options = Alla alternativ
setup-begin = Börja
preset-plain = Grundspelet
preset-plain-about = Bara reglerna, utan varianter.

## A game

play-over = Spelet är slut.
play-chance = Ett ögonblick …
play-undo = Ångra
play-hint = Tips
play-score = Ställning
play-log = Vad som har hänt
play-more = Mer
play-sound-on = Ljudet är på
play-sound-off = Ljudet är av
play-explain = Vad handlar det om?
play-thinking = Ärkemagikern funderar …
play-advice = Råd från en { $level }: { $action }.
play-considered = { $games ->
    [0] { $action }: { $expected }
    [one] { $action }: { $expected }, utifrån ett tänkt spel
   *[other] { $action }: { $expected }, utifrån { $games } tänkta spel
}
# The same for several of which the same is expected.
play-equal = Lika bra: { $actions } ({ $expected })
play-hand-over = Ge enheten till { $name }
play-hand-over-text = Ingen annan bör titta. { GENITIVE($name) } kort är dolda tills du trycker på knappen.
play-i-am = Jag är { $name }
play-again = Revansch
play-review = Analys
play-replay = Se det igen
play-share = Kopiera en länk till spelet
play-share-with = Dela spelet
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
