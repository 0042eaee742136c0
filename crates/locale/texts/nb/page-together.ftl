## Playing with people elsewhere, on the page.

home-together = Spill sammen
together-title = Spill sammen
# Where there is no server, or none that can be reached.
together-connecting = Kobler til …
together-unreachable = Serveren kan ikke nås. Mot boter kan du spille uten den.
together-unreachable-yet = Serveren kan ikke nås. Siden prøver igjen av seg selv.
together-no-tables = For å spille med andre på nettet trengs en server, og denne siden kommer fra en som bare leverer selve siden. Noen som starter «conclave serve», kan invitere deg. Mot boter kan du spille her også.
together-refused = { $reason ->
    [no-such-table] Bordet finnes ikke, eller så har spillet begynt, og tilskuere er ikke tillatt.
    [no-account] Serveren kjenner deg ikke. Skriv navnet ditt og sett deg.
    [not-now] Det går ikke nå.
    [not-host] Det kan bare verten gjøre.
    [seat] Plassen er opptatt.
    [rules] Det tillater ikke reglene.
    [limit] Det var for mye på én gang. Prøv igjen om litt.
    [try-again] Det klarte ikke serveren. Prøv igjen.
    [protocol] Siden og serveren forstår ikke hverandre: den ene er nyere enn den andre. Last siden på nytt.
   *[other] Serveren avviser det.
}
together-lost = Forbindelsen er borte, men kommer snart tilbake. Det du velger imens, blir lagret og sendt etterpå.
together-outdated = Serveren er nyere enn denne siden. Last siden på nytt; du beholder plassen.
# Who one is.
together-name = Navnet ditt
together-name-example = Anna
# The tables that there are.
together-here = { $count ->
    [0] Ingen sitter ved et bord akkurat nå.
    [one] Én person sitter ved et bord akkurat nå.
   *[other] { $count } personer sitter ved bordene akkurat nå.
}
together-own = Bordene dine
together-go-on = Fortsett
together-begin = Nytt spill
together-play-now = Spill nå
together-open = Åpne et bord
together-open-tables = Bord med ledige plasser
together-none-open = Ingen venter på andre akkurat nå. «Spill nå» åpner et bord, og boter fyller plassene når du vil.
together-watch = Spill du kan følge
together-look-on = Følg med
together-sit-down = Sett deg
together-to-tables = Alle bord
together-free-seats = { $count ->
    [0] Ingen ledige plasser
    [one] Én ledig plass
   *[other] { $count } ledige plasser
}
# Opening a table.
together-open-title = { $game }: åpne et bord
together-seats-about = Alle som har lenken, kan sette seg; boter tar plassene som blir igjen.
together-agreed = Bordet
together-clocks = Betenkningstid
together-clock = { $clock ->
    [relaxed] Rolig
    [brisk] Rask
    [days] Over flere dager
   *[none] Uten klokke
}
together-clock-about = { $clock ->
    [relaxed] 90 sekunder per beslutning og tre minutter i reserve.
    [brisk] 30 sekunder per beslutning og ett minutt i reserve.
    [days] Et døgn per beslutning.
   *[none] Så lang tid det tar.
}
together-clock-away = Med klokke tar en bot valget for den som er borte i et minutt mens andre er der.
together-listed = Åpent for alle
together-listed-about = Bordet vises for alle på denne serveren. Ellers kommer bare de som har lenken.
together-rated = Med rating
together-rated-about = Resultatet teller for ratingen.
together-spectators = Tilskuere
together-spectators-about = Andre kan følge med. De ser det som ligger på bordet, men ingen hender.
together-no-spectators = Ingen tilskuere.
# The waiting room.
together-table-title = { $game }: bordet
together-link-title = Inviter andre
together-link-about = Alle som har denne lenken, kan sette seg.
together-link = Lenke til bordet
together-link-local = Lenken virker bare på denne datamaskinen. Start serveren med { $option }, så kan andre i nettverket ditt komme.
together-send-link = Send lenken
together-copy-link = Kopier lenken
together-copied = Lenken er kopiert.
together-copy-yourself = Du må kopiere lenken selv.
together-qr = Lenken som QR-kode
together-scan = Skann koden og sett deg ved bordet.
together-screen = Vis på storskjerm
together-seat-free = Ledig
together-seat-edit = Hvem sitter her?
together-free-seat = Gjør plassen ledig
together-is-host = vert
together-is-program = program
together-is-away = ikke her akkurat nå
together-has-left = har gått; en bot spiller
together-all-there = Alle plassene er tatt.
together-host-waits = Nå kan andre sette seg. Boter tar plassene som blir igjen.
together-fill = Fyll opp med boter
together-full = Alle plassene er tatt. Så snart spillet har begynt, kan du følge med.
together-waits-for = { $name } starter spillet når alle er her.
together-get-up = Forlat bordet
together-closed = Bordet er stengt: alle har gått, eller ingen kom.
# While a game is played.
together-your-turn = Din tur – { $game }
together-looking-on = Du ser på.
together-say = Si noe
together-people = Ved dette bordet
together-mute = Demp
together-stood-in = { $who ->
    [you] En bot har bestemt for deg.
   *[other] En bot bestemmer for { $name }.
}
together-bot-plays = En bot spiller for deg.
together-come-back = Ta over
together-leave-game = Forlat spillet
together-leave-about = En bot spiller videre for deg, og du kan komme tilbake når som helst.
together-notify = Si fra når det er min tur
# After the end.
together-dice-checking = Stokkinger og kast blir kontrollert …
together-dice-fair = Kontrollert: alle { $outcomes } stokkinger og kast følger av hemmeligheten serveren bandt seg til før spillet, og av det spillerne la til.
together-dice-unfair = Stokkinger og kast passer ikke til det som ble lovet før spillet.
together-rating-changed = Rating: { $before } → { $after }
together-want-again = { $count ->
   *[other] { $names } vil spille igjen.
}
together-waits-again = De andre blir spurt.
# Who one is at a server.
me-title = Min profil
me-nobody = Serveren kjenner deg ikke ennå: skriv navnet ditt og sett deg ved et bord. Kjenner den deg på en annen enhet, kan du legge til denne enheten derfra.
me-save = Lagre
me-saved = Lagret.
me-portrait = Portrett
me-portrait-one = Portrett { $number }
me-ratings = Rating
me-no-ratings = Du har ikke spilt et spill med rating ennå.
me-rating = { $games ->
    [one] { $rating } etter ett spill
   *[other] { $rating } etter { $games } spill
}
me-rating-plot = Ratingen etter hvert spill: først { $first }, til slutt { $last }.
me-games = Avsluttede spill
me-no-games = Du har ikke spilt ferdig et spill her ennå.
me-devices = Enheter
me-devices-about = Hver av disse enhetene gir tilgang til profilen din.
me-this-device = denne enheten
me-used = sist brukt: { $when }
me-remove = Fjern
me-add-device = Legg til en enhet
me-add-device-about = Skann koden med den andre enheten, eller skriv den inn der. Den virker én gang og bare i ti minutter.
me-have-code = Jeg har en kode
me-code = Koden fra den andre enheten
me-add-this = Legg til denne enheten
me-code-wrong = Koden virker ikke: den er brukt, eldre enn ti minutter eller skrevet feil.
me-tokens = Programmer
me-tokens-about = Et program kan spille i ditt navn med en nøkkel. Alle ser at det er et program.
me-token-name = Navnet på programmet
me-token-new = Ny nøkkel
me-token-shown = Nøkkelen vises bare denne ene gangen. Ta vare på den der ingen andre ser den.
me-data = Hva som er lagret om deg
me-download = Last ned alt
me-delete = Slett alt
me-delete-sure = Slette alt som er lagret om deg?
me-delete-about = Navnet ditt, enhetene dine og ratingen din forsvinner for godt; i avsluttede spill står du som en tidligere spiller. Dette kan ikke angres.
me-delete-keep = Behold alt
