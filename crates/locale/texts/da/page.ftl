## What the page says, whatever the game.

page-skip = Gå til hovedindholdet
page-home = Forside
page-close = Luk
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
home-first = Lær det på 5 minutter
home-rules = Regler
home-continue = Spil videre
home-recent = Seneste spil
# A player of a game that is over, with place and points.
home-result = { $place ->
    [1] ★ { $name } { $points }
   *[other] { $name } { $points }
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
settings-language = Sprog
settings-name = Dit navn
settings-theme = Farver
settings-theme-is = { $theme ->
    [light] Lyse
    [dark] Mørke
   *[system] Som på enheden
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
settings-about = Conclave er en uafhængig udgave. Spillenes navne tilhører deres forlag. Alt bliver på denne enhed.

## Setting up a table

setup-title = Et bord til { $game }
setup-players = Hvem spiller?
setup-count = Antal spillere
setup-seat = Plads { $number }: hvem sidder her?
setup-name = Navn på spilleren på plads { $number }
setup-sitter = { $sitter ->
    [person] Et menneske her
    [apprentice] Bot: lærling
    [adept] Bot: magiker
   *[archmage] Bot: ærkemagiker
}
setup-options = Hvordan spiller I?
setup-all-options = Alle muligheder
setup-begin = Begynd
preset-beginner = Begynder
preset-standard = Standard
preset-everything = Alt

## A game

play-over = Spillet er slut.
play-chance = Et øjeblik …
play-undo = Fortryd
play-hint = Tip
play-score = Stilling
play-log = Hvad der er sket
play-more = Mere
play-explain = Hvad handler det om?
play-thinking = Ærkemagikeren tænker …
play-advice = Råd fra en { $level }: { $action }
play-considered = { $games ->
    [0] { $action }: { $expected }
    [one] { $action }: { $expected }, ud fra ét tænkt spil
   *[other] { $action }: { $expected }, ud fra { $games } tænkte spil
}
play-hand-over = Giv enheden til { $name }
play-hand-over-text = Ingen andre bør kigge. { GENITIVE($name) } kort er skjult, indtil du trykker på knappen.
play-i-am = Jeg er { $name }
play-again = Et spil til
play-review = Analyse
play-replay = Se det igen
play-share = Kopiér et link til dette spil
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
