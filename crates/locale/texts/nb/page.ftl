## What the page says, whatever the game.

page-skip = Gå til hovedinnholdet
page-home = Forside
page-close = Lukk
page-part-missing = Denne delen av siden kan ikke hentes. Prøv igjen når det er forbindelse.
page-again = Prøv igjen
page-update = Det finnes en ny versjon av Conclave.
page-update-now = Oppdater nå

missing-title = Her er det ingenting
missing-text = Siden finnes ikke, eller spillet er ikke lenger lagret i denne nettleseren.

## The first screen

home-tagline = Tre trollmannsspill ved ett bord: mot mennesker, mot boter, hvor som helst.
home-players = { $least ->
   *[other] { $least ->
        [2] { $most ->
            [2] 2 spillere
           *[other] 2 til { $most } spillere
        }
       *[other] { $least } til { $most } spillere
    }
}
home-length = { $least } til { $most } minutter
home-play = Spill
home-learn = Lær det
home-first = Lær det på 5 minutter
home-rules = Regler
home-continue = Spill videre
home-recent = Siste resultater
statistics-title = Statistikken min
home-older = Eldre spill
# Who won a game that is over; $count is how many share the first place.
home-won = { $count ->
    [one] { $names } vant
   *[other] { $names } deler førsteplassen
}
home-remove = Slett dette spillet
home-remove-sure = Slette dette spillet for godt?
home-keep = Behold det
home-puzzle-today = Dagens oppgave
home-puzzles = Alle oppgaver
home-import = Åpne en spillogg
home-import-text = Lim inn teksten fra en spillogg her:
home-import-show = Vis den

## Settings

settings-title = Innstillinger
settings-you = Deg
settings-look = Utseende
settings-course = Bevegelse og tempo
settings-senses = Lyd og vibrasjon
settings-device = Denne enheten
settings-language = Språk
settings-name = Navnet ditt
settings-theme = Farger
settings-theme-is = { $theme ->
    [light] Lyse
    [dark] Mørke
   *[system] Som på enheten
}
settings-text = Tekststørrelse
settings-cards = Kortstørrelse
# The size of letters or of cards.
settings-size-is = { $size ->
    [large] Stor
    [largest] Størst
   *[normal] Normal
}
settings-contrast = Kontrast
settings-contrast-is = { $contrast ->
    [high] Høy
   *[system] Som på enheten
}
settings-suits = Fargene på kortene
settings-suits-is = { $suits ->
    [distinct] Lette å skille
   *[usual] Som vanlig
}
settings-hand = Hånd du spiller med
settings-hand-is = { $hand ->
    [left] Venstre
   *[right] Høyre
}
settings-pace = Tempoet til botene
settings-pace-is = { $pace ->
    [instant] Øyeblikkelig
    [quick] Raskt
    [slow] Sakte
   *[normal] Normalt
}
settings-motion = Bevegelse
settings-motion-is = { $motion ->
    [still] Ingenting beveger seg
   *[system] Som på enheten
}
settings-sound = Lyder
settings-sound-about = Dempede lyder: kort, terning, ild, din tur.
settings-volume = Lydstyrke
settings-haptics = Vibrasjon
settings-haptics-about = Når det er din tur, når noe ikke er mulig, ved slutten.
settings-install = Installer Conclave
settings-install-about = Som en egen app, også uten nett.
settings-reset = Tilbake til standardinnstillingene
settings-about = Conclave er en uavhengig utgave. Navnene på spillene tilhører utgiverne. Alt blir liggende på denne enheten.

## Setting up a table

setup-title = Et bord for { $game }
setup-players = Hvem spiller?
setup-count = { $count } spillere
setup-seat = Plass { $number }: hvem sitter her?
# $kind is a person or the level of a bot.
setup-seat-is = Plass { $number }: { $name }, { $kind }
setup-name = Navnet på spilleren på plass { $number }
setup-add = Legg til en spiller
setup-remove = Fjern en spiller
setup-remove-this = Fjern denne plassen
setup-done = Ferdig
setup-new-here = Er det nytt for deg?
setup-levels = Hvor godt spiller botene?
setup-person = Et menneske her
setup-person-about = Spiller på denne enheten. Er dere flere, sender dere den rundt.
setup-level = { $level ->
    [apprentice] Lærling
    [adept] Magiker
   *[archmage] Erkemagiker
}
setup-level-about = { $level ->
    [apprentice] Spiller etter tommelfingerregler og gjør nybegynnerfeil: godt selskap i det første spillet.
    [adept] Ser med en gang hva som er bra, og tar sjelden feil: en jevnbyrdig motstander for de fleste.
   *[archmage] Ser for seg hvordan spillet kan gå videre, tenker seg om og tilgir lite.
}
setup-options = Etter hvilke regler?
setup-all-options = Alle alternativer
setup-begin = Begynn
preset-plain = Grunnspillet
preset-plain-about = Bare reglene, uten varianter.

## A game

play-over = Spillet er slutt.
play-chance = Et øyeblikk …
play-undo = Angre
play-hint = Tips
play-score = Stilling
play-log = Hva som har skjedd
play-more = Mer
play-sound-on = Lyden er på
play-sound-off = Lyden er av
play-explain = Hva handler dette om?
play-thinking = Erkemagikeren tenker …
play-advice = Råd fra en { $level }: { $action }
play-considered = { $games ->
    [0] { $action }: { $expected }
    [one] { $action }: { $expected }, ut fra ett tenkt spill
   *[other] { $action }: { $expected }, ut fra { $games } tenkte spill
}
# The same for several of which the same is expected.
play-equal = Like gode: { $actions } ({ $expected })
play-hand-over = Gi enheten til { $name }
play-hand-over-text = Ingen andre bør se. Kortene til { $name } er skjult til du trykker på knappen.
play-i-am = Jeg er { $name }
play-again = Omkamp
play-review = Analyse
play-replay = Se det igjen
play-share = Kopier en lenke til dette spillet
play-share-with = Del dette spillet
play-copied = Lenken ligger på utklippstavlen. Den som åpner den, ser dette spillet.
play-export = Lagre spilloggen som en fil
play-export-failed = Nettleseren lar ikke siden lagre en fil.
play-this-table = Dette bordet
play-keys = Taster: Tab og piltastene går fra valg til valg, Enter velger, h gir et tips, og Escape lukker det, {"?"} forklarer valget, u angrer en avgjørelse, s hopper over det som vises.
play-unkept = Nettleseren har ikke mer plass: spillet går tapt når siden lukkes. Lagre spilloggen som en fil.
play-stand-in = { $name } ga ikke noe brukbart svar, så en lærling bestemte i stedet.
play-silence = Erkemagikeren har ikke noe svar denne gangen. Spør igjen.
play-stuck = Siden har gjort en feil og kan ikke fortsette dette spillet. Last siden på nytt: spillet er lagret så langt.
play-export-story = Lagre det du vet om spillet, som en fil
play-secrets = Andre spiller også på denne enheten. Så lenge spillet pågår, blir spilloggen her, for den rommer alles hemmeligheter; når spillet er over, kan den lagres og deles.

## Looking at a game again

replay-title = En spillogg
replay-of = { $game }: spilloggen
replay-broken = Denne spilloggen kan ikke leses:
replay-first = Til begynnelsen
replay-back = Ett steg tilbake
replay-on = Ett steg fram
replay-last = Til slutten
replay-step = Steg
replay-at = Steg { $step } av { $steps }
replay-eyes = Synsvinkel
replay-open = Alles kort åpne
replay-spectator = En tilskuer
replay-play-on = Spill videre herfra

## The options of each game

setup-excluded = { $one } og { $other } utelukker hverandre.
wizard-setup-specials = Spesialkort
wizard-setup-variants = Varianter
wizard-setup-single-suit-seats = Hver spiller har sin egen farge, så høyst 4 kan være med.
wizard-setup-together = Dragen og Feen er bare med sammen.
wizard-setup-no-specials = { $variant } spilles uten spesialkort.
shazamm-setup-variants = Varianter
maginor-setup-variants = Varianter
