## What the page says, whatever the game.

page-skip = Gå til hovedindholdet
page-home = Forside
page-close = Luk
page-part-missing = Denne del af siden kan ikke hentes. Prøv igen, når der er forbindelse.
page-again = Prøv igen
page-update = Der er kommet en ny version af Conclave.
page-update-now = Opdatér nu

missing-title = Her er ikke noget
missing-text = Siden findes ikke, eller spillet er ikke længere gemt i denne browser.

## The first screen

home-tagline = Tre troldmandsspil ved ét bord: mod mennesker, mod bots, hvor som helst.
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
home-play = Spil
home-learn = Lær det
home-first = Lær det på 5 minutter
home-rules = Regler
home-continue = Spil videre
home-recent = Seneste resultater
statistics-title = Min statistik
home-older = Ældre spil
# Who won a game that is over; $count is how many share the first place.
home-won = { $count ->
    [one] { $names } vandt
   *[other] { $names } deler førstepladsen
}
home-remove = Slet dette spil
home-remove-sure = Slet dette spil for altid?
home-keep = Behold det
home-puzzle-today = Dagens opgave
home-puzzles = Alle opgaver
home-import = Åbn en spillog
home-import-text = Indsæt teksten fra en spillog her:
home-import-show = Vis den

## Settings

settings-title = Indstillinger
settings-you = Dig
settings-look = Udseende
settings-course = Bevægelse og tempo
settings-senses = Lyd og vibration
settings-device = Denne enhed
settings-language = Sprog
settings-name = Dit navn
settings-theme = Farver
settings-theme-is = { $theme ->
    [light] Lyse
    [dark] Mørke
   *[system] Som på enheden
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
    [high] Høj
   *[system] Som på enheden
}
settings-suits = Kortfarvernes farver
settings-suits-is = { $suits ->
    [distinct] Lette at skelne
   *[usual] Som sædvanlig
}
settings-hand = Hånd, du spiller med
settings-hand-is = { $hand ->
    [left] Venstre
   *[right] Højre
}
settings-pace = Tempo for bots
settings-pace-is = { $pace ->
    [instant] Straks
    [quick] Hurtigt
    [slow] Langsomt
   *[normal] Normalt
}
settings-motion = Bevægelse
settings-motion-is = { $motion ->
    [still] Ingen bevægelse
   *[system] Som på enheden
}
settings-sound = Lyde
settings-sound-about = Dæmpede lyde: kort, terning, ild, din tur.
settings-volume = Lydstyrke
settings-haptics = Vibration
settings-haptics-about = Når det er din tur, når noget ikke kan lade sig gøre, ved slutningen.
settings-install = Installer Conclave
settings-install-about = Som en app for sig selv, også offline.
settings-reset = Gendan standardindstillingerne
settings-about = Conclave er en uafhængig udgave. Spillenes navne tilhører deres forlag. Alt bliver på denne enhed.

## Setting up a table

setup-title = Et bord til { $game }
setup-players = Hvem spiller?
setup-count = { $count } spillere
setup-seat = Plads { $number }: hvem sidder her?
# $kind is a person or the level of a bot.
setup-seat-is = Plads { $number }: { $name }, { $kind }
setup-name = Navn på spilleren på plads { $number }
setup-add = Tilføj en spiller
setup-remove = Fjern en spiller
setup-remove-this = Fjern denne plads
setup-done = Færdig
setup-new-here = Er det nyt for dig?
setup-levels = Hvor godt spiller bots?
setup-person = Et menneske her
setup-person-about = Spiller på denne enhed. Er I flere, sender I den rundt.
setup-level = { $level ->
    [apprentice] Lærling
    [adept] Magiker
   *[archmage] Ærkemagiker
}
setup-level-about = { $level ->
    [apprentice] Spiller efter tommelfingerregler og begår begynderfejl: godt selskab til det første spil.
    [adept] Ser straks, hvad der er godt, og tager sjældent fejl: en jævnbyrdig modstander for de fleste.
   *[archmage] Forestiller sig, hvordan spillet kan gå videre, tænker sig om og tilgiver ikke meget.
}
setup-options = Efter hvilke regler?
setup-all-options = Alle muligheder
setup-begin = Begynd
preset-plain = Grundspillet
preset-plain-about = Kun reglerne, uden varianter.

## A game

play-over = Spillet er slut.
play-chance = Et øjeblik …
play-undo = Fortryd
play-hint = Tip
play-score = Stilling
play-log = Hvad der er sket
play-more = Mere
play-sound-on = Lyden er slået til
play-sound-off = Lyden er slået fra
play-explain = Hvad handler det om?
play-thinking = Ærkemagikeren tænker …
play-advice = Råd fra en { $level }: { $action }
play-considered = { $games ->
    [0] { $action }: { $expected }
    [one] { $action }: { $expected }, ud fra ét tænkt spil
   *[other] { $action }: { $expected }, ud fra { $games } tænkte spil
}
# The same for several of which the same is expected.
play-equal = Lige gode: { $actions } ({ $expected })
play-hand-over = Giv enheden til { $name }
play-hand-over-text = Ingen andre bør kigge. { GENITIVE($name) } kort er skjult, indtil du trykker på knappen.
play-i-am = Jeg er { $name }
play-again = Revanche
play-review = Analyse
play-replay = Se det igen
play-share = Kopiér et link til dette spil
play-share-with = Del dette spil
play-copied = Linket ligger i udklipsholderen. Den, der åbner det, ser dette spil.
play-export = Gem spilloggen som en fil
play-export-failed = Browseren lader ikke siden gemme en fil.
play-this-table = Dette bord
play-keys = Taster: Tab og piletasterne går fra valg til valg, Enter vælger, h giver et tip, og Escape lukker det, {"?"} forklarer valget, u fortryder et valg, s springer over det, der bliver vist.
play-unkept = Browseren har ikke mere plads: spillet går tabt, når siden bliver lukket. Gem spilloggen som en fil.
play-stand-in = { $name } gav ikke noget brugbart svar, så en lærling traf valget i stedet.
play-silence = Ærkemagikeren har ikke noget svar denne gang. Spørg igen.
play-stuck = Der er sket en fejl på siden, og spillet kan ikke fortsætte. Genindlæs siden: spillet er gemt indtil nu.
play-export-story = Gem det, du ved om spillet, som en fil
play-secrets = Andre spiller også på denne enhed. Så længe spillet er i gang, bliver spilloggen her, for den rummer alles hemmeligheder; når spillet er slut, kan den gemmes og deles.

## Looking at a game again

replay-title = En spillog
replay-of = { $game }: spilloggen
replay-broken = Denne spillog kan ikke læses:
replay-first = Til begyndelsen
replay-back = Et trin tilbage
replay-on = Et trin frem
replay-last = Til slutningen
replay-step = Trin
replay-at = Trin { $step } af { $steps }
replay-eyes = Synsvinkel
replay-open = Alles kort åbne
replay-spectator = En tilskuer
replay-play-on = Spil videre herfra

## The options of each game

setup-excluded = { $one } og { $other } udelukker hinanden.
wizard-setup-specials = Specialkort
wizard-setup-variants = Varianter
wizard-setup-single-suit-seats = Hver spiller har sin egen farve, så højst 4 kan være med.
wizard-setup-together = Dragen og Feen er kun med sammen.
wizard-setup-no-specials = { $variant } spilles uden specialkort.
shazamm-setup-variants = Varianter
maginor-setup-variants = Varianter
