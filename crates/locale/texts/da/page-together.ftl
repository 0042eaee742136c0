## Playing with people elsewhere, on the page.

home-together = Spil sammen
together-title = Spil sammen
# Where there is no server, or none that can be reached.
together-connecting = Opretter forbindelse …
together-unreachable = Der er ikke forbindelse til serveren. Mod bots kan du spille uden den.
together-unreachable-yet = Der er ikke forbindelse til serveren. Siden prøver igen af sig selv.
together-no-tables = For at spille med andre på nettet skal der bruges en server, og denne side kommer fra en, der kun leverer selve siden. En, der starter ”conclave serve”, kan invitere dig. Mod bots kan du også spille her.
together-refused = { $reason ->
    [no-such-table] Bordet findes ikke, eller også er spillet begyndt, og tilskuere er ikke tilladt.
    [no-account] Serveren kender dig ikke. Skriv dit navn, og sæt dig.
    [not-now] Det kan ikke lade sig gøre nu.
    [not-host] Det må kun værten.
    [seat] Pladsen er optaget.
    [rules] Det tillader reglerne ikke.
    [limit] Det var for meget på én gang. Prøv igen om lidt.
    [try-again] Det kunne serveren ikke. Prøv igen.
    [protocol] Siden og serveren forstår ikke hinanden: den ene er nyere end den anden. Genindlæs siden.
   *[other] Serveren afviser det.
}
together-lost = Forbindelsen er væk, men kommer snart igen. Det, du vælger imens, bliver gemt og sendt bagefter.
together-outdated = Serveren er nyere end denne side. Genindlæs siden; du beholder din plads.
# Who one is.
together-name = Dit navn
together-name-example = Anna
# The tables that there are.
together-here = { $count ->
    [0] Ingen sidder ved et bord i øjeblikket.
    [one] Én person sidder ved et bord i øjeblikket.
   *[other] { $count } personer sidder ved bordene i øjeblikket.
}
together-own = Dine borde
together-go-on = Fortsæt
together-begin = Nyt spil
together-play-now = Spil nu
together-open = Åbn et bord
together-open-tables = Borde med ledige pladser
together-none-open = Ingen venter på andre lige nu. ”Spil nu” åbner et bord, og bots fylder pladserne, når du vil.
together-watch = Spil, du kan følge
together-look-on = Følg med
together-sit-down = Sæt dig
together-to-tables = Alle borde
together-free-seats = { $count ->
    [0] Ingen ledige pladser
    [one] Én ledig plads
   *[other] { $count } ledige pladser
}
# Opening a table.
together-open-title = { $game }: åbn et bord
together-seats-about = Alle, der har linket, kan sætte sig; bots tager de pladser, der bliver tilbage.
together-agreed = Bordet
together-clocks = Betænkningstid
together-clock = { $clock ->
    [relaxed] Rolig
    [brisk] Rask
    [days] Over flere dage
   *[none] Uden ur
}
together-clock-about = { $clock ->
    [relaxed] 90 sekunder til hver beslutning og tre minutter i reserve.
    [brisk] 30 sekunder til hver beslutning og ét minut i reserve.
    [days] Et døgn til hver beslutning.
   *[none] Så lang tid, det tager.
}
together-clock-away = Med ur træffer en bot valget for den, der er væk i et minut, mens andre er der.
together-listed = Åbent for alle
together-listed-about = Bordet vises for alle på denne server. Ellers kommer kun de, der har linket.
together-rated = Med rating
together-rated-about = Resultatet tæller med i ratingen.
together-spectators = Tilskuere
together-spectators-about = Andre må følge med. De ser, hvad der ligger på bordet, men ingen hænder.
together-no-spectators = Ingen tilskuere.
# The waiting room.
together-table-title = { $game }: bordet
together-link-title = Invitér andre
together-link-about = Alle, der har dette link, kan sætte sig.
together-link = Link til bordet
together-link-local = Linket virker kun på denne computer. Start serveren med { $option }, så kan andre i dit netværk komme.
together-send-link = Send linket
together-copy-link = Kopiér linket
together-copied = Linket er kopieret.
together-copy-yourself = Du må selv kopiere linket.
together-qr = Linket som QR-kode
together-scan = Scan koden, og sæt dig ved bordet.
together-screen = Vis på storskærm
together-seat-free = Ledig
together-seat-edit = Hvem sidder her?
together-free-seat = Gør pladsen ledig
together-is-host = vært
together-is-program = program
together-is-away = ikke her lige nu
together-has-left = er gået; en bot spiller
together-all-there = Alle pladser er optaget.
together-host-waits = Nu kan andre sætte sig. Bots tager de pladser, der bliver tilbage.
together-fill = Fyld op med bots
together-full = Alle pladser er optaget. Så snart spillet er begyndt, kan du følge med.
together-waits-for = { $name } starter spillet, når alle er her.
together-get-up = Forlad bordet
together-closed = Bordet er lukket: alle er gået, eller der kom ingen.
# While a game is played.
together-your-turn = Din tur – { $game }
together-looking-on = Du kigger på.
together-say = Sig noget
together-people = Ved dette bord
together-mute = Gør tavs
together-stood-in = { $who ->
    [you] En bot har besluttet for dig.
   *[other] En bot beslutter for { $name }.
}
together-bot-plays = En bot spiller for dig.
together-come-back = Tag over
together-leave-game = Forlad spillet
together-leave-about = En bot spiller videre for dig, og du kan altid komme tilbage.
together-notify = Giv mig besked, når det er min tur
# After the end.
together-dice-checking = Blandinger og kast bliver kontrolleret …
together-dice-fair = Kontrolleret: alle { $outcomes } blandinger og kast følger af den hemmelighed, serveren bandt sig til før spillet, og af det, spillerne lagde til.
together-dice-unfair = Blandinger og kast passer ikke til det, der blev lovet før spillet.
together-rating-changed = Rating: { $before } → { $after }
together-want-again = { $count ->
   *[other] { $names } vil spille igen.
}
together-waits-again = De andre bliver spurgt.
# Who one is at a server.
me-title = Min profil
me-nobody = Serveren kender dig ikke endnu: skriv dit navn, og sæt dig ved et bord. Kender den dig på en anden enhed, kan du tilføje denne enhed derfra.
me-save = Gem
me-saved = Gemt.
me-portrait = Portræt
me-portrait-one = Portræt { $number }
me-ratings = Rating
me-no-ratings = Du har endnu ikke spillet et spil med rating.
me-rating = { $games ->
    [one] { $rating } efter ét spil
   *[other] { $rating } efter { $games } spil
}
me-rating-plot = Ratingen efter hvert spil: først { $first }, til sidst { $last }.
me-games = Afsluttede spil
me-no-games = Du har endnu ikke spillet et spil til ende her.
me-devices = Enheder
me-devices-about = Hver af disse enheder giver adgang til din profil.
me-this-device = denne enhed
me-used = sidst brugt: { $when }
me-remove = Fjern
me-add-device = Tilføj en enhed
me-add-device-about = Scan koden med den anden enhed, eller skriv den der. Den virker én gang og kun i ti minutter.
me-have-code = Jeg har en kode
me-code = Koden fra den anden enhed
me-add-this = Tilføj denne enhed
me-code-wrong = Koden virker ikke: den er brugt, over ti minutter gammel eller skrevet forkert.
me-tokens = Programmer
me-tokens-about = Et program kan spille i dit navn med en nøgle. Alle ser, at det er et program.
me-token-name = Programmets navn
me-token-new = Ny nøgle
me-token-shown = Nøglen bliver kun vist denne ene gang. Gem den, hvor ingen andre ser den.
me-data = Hvad der er gemt om dig
me-download = Hent alt
me-delete = Slet alt
me-delete-sure = Slet alt, der er gemt om dig?
me-delete-about = Dit navn, dine enheder og din rating forsvinder for altid; i afsluttede spil står du som en tidligere spiller. Det kan ikke fortrydes.
me-delete-keep = Behold alt
