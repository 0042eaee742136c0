## Playing with people elsewhere, on the page.

home-together = Spela tillsammans
together-title = Spela tillsammans
# Where there is no server, or none that can be reached.
together-connecting = Ansluter …
together-unreachable = Servern går inte att nå. Mot botar kan du spela utan den.
together-unreachable-yet = Servern går inte att nå. Sidan försöker igen av sig själv.
together-no-tables = För att spela med andra på nätet krävs en server, och den här sidan kommer från en som bara levererar själva sidan. Någon som startar ”conclave serve” kan bjuda in dig. Mot botar kan du spela här också.
together-refused = { $reason ->
    [no-such-table] Bordet finns inte, eller så har spelet börjat och åskådare är inte tillåtna.
    [no-account] Servern känner inte till dig. Skriv ditt namn och sätt dig.
    [not-now] Det går inte nu.
    [not-host] Det får bara värden göra.
    [seat] Platsen är upptagen.
    [rules] Det tillåter inte reglerna.
    [limit] Det var för mycket på en gång. Försök igen om en stund.
    [try-again] Det klarade inte servern. Försök igen.
    [protocol] Sidan och servern förstår inte varandra: den ena är nyare än den andra. Ladda om sidan.
   *[other] Servern avvisar det.
}
together-lost = Anslutningen är bruten men kommer snart tillbaka. Det du väljer under tiden sparas och skickas sedan.
together-outdated = Servern är nyare än den här sidan. Ladda om sidan; du behåller din plats.
# Who one is.
together-name = Ditt namn
together-name-example = Anna
# The tables that there are.
together-here = { $count ->
    [0] Ingen sitter vid ett bord just nu.
    [one] En person sitter vid ett bord just nu.
   *[other] { $count } personer sitter vid borden just nu.
}
together-own = Dina bord
together-go-on = Fortsätt
together-begin = Nytt spel
together-play-now = Spela nu
together-open = Öppna ett bord
together-open-tables = Bord med lediga platser
together-none-open = Ingen väntar på andra just nu. ”Spela nu” öppnar ett bord, och botar fyller platserna när du vill.
together-watch = Spel du kan titta på
together-look-on = Titta på
together-sit-down = Sätt dig
together-to-tables = Alla bord
together-free-seats = { $count ->
    [0] Inga lediga platser
    [one] En ledig plats
   *[other] { $count } lediga platser
}
# Opening a table.
together-open-title = { $game }: öppna ett bord
together-seats-about = Alla som har länken kan sätta sig; botar tar platserna som blir över.
together-agreed = Bordet
together-clocks = Betänketid
together-clock = { $clock ->
    [relaxed] Lugn
    [brisk] Rask
    [days] Över flera dagar
   *[none] Utan klocka
}
together-clock-about = { $clock ->
    [relaxed] 90 sekunder per beslut och tre minuter i reserv.
    [brisk] 30 sekunder per beslut och en minut i reserv.
    [days] Ett dygn per beslut.
   *[none] Så lång tid det tar.
}
together-clock-away = Med klocka bestämmer en bot åt den som är borta i en minut medan andra är där.
together-listed = Öppet för alla
together-listed-about = Bordet visas för alla på den här servern. Annars kommer bara de som har länken.
together-rated = Med rankning
together-rated-about = Resultatet räknas för rankningen.
together-spectators = Åskådare
together-spectators-about = Andra får titta på. De ser det som ligger på bordet, men inga händer.
together-no-spectators = Inga åskådare.
# The waiting room.
together-table-title = { $game }: bordet
together-link-title = Bjud in andra
together-link-about = Alla som har den här länken kan sätta sig.
together-link = Länk till bordet
together-link-local = Länken fungerar bara på den här datorn. Starta servern med { $option }, så kan andra i ditt nätverk komma.
together-send-link = Skicka länken
together-copy-link = Kopiera länken
together-copied = Länken är kopierad.
together-copy-yourself = Du får kopiera länken själv.
together-qr = Länken som QR-kod
together-scan = Skanna koden och sätt dig vid bordet.
together-screen = Visa på storskärm
together-seat-free = Ledig
together-seat-edit = Vem sitter här?
together-free-seat = Gör platsen ledig
together-is-host = värd
together-is-program = program
together-is-away = inte här just nu
together-has-left = har gått; en bot spelar
together-all-there = Alla platser är upptagna.
together-host-waits = Nu kan andra sätta sig. Botar tar platserna som blir över.
together-fill = Fyll på med botar
together-full = Alla platser är upptagna. Så snart spelet har börjat kan du titta på.
together-waits-for = { $name } startar spelet när alla är här.
together-get-up = Lämna bordet
together-closed = Bordet är stängt: alla har gått, eller så kom ingen.
# While a game is played.
together-your-turn = Din tur – { $game }
together-looking-on = Du tittar på.
together-say = Säg något
together-people = Vid det här bordet
together-mute = Tysta
together-stood-in = { $who ->
    [you] En bot har bestämt åt dig.
   *[other] En bot bestämmer åt { $name }.
}
together-bot-plays = En bot spelar åt dig.
together-come-back = Ta över
together-leave-game = Lämna spelet
together-leave-about = En bot spelar vidare åt dig, och du kan komma tillbaka när som helst.
together-notify = Säg till när det är min tur
# After the end.
together-dice-checking = Blandningar och kast kontrolleras …
together-dice-fair = Kontrollerat: alla { $outcomes } blandningar och kast följer av hemligheten som servern band sig till före spelet och av det som spelarna lade till.
together-dice-unfair = Blandningar och kast stämmer inte med det som utlovades före spelet.
together-rating-changed = Rankning: { $before } → { $after }
together-want-again = { $count ->
   *[other] { $names } vill spela igen.
}
together-waits-again = De andra får frågan nu.
# Who one is at a server.
me-title = Min profil
me-nobody = Servern känner inte till dig än: skriv ditt namn och sätt dig vid ett bord. Känner den till dig på en annan enhet kan du lägga till den här enheten därifrån.
me-save = Spara
me-saved = Sparat.
me-portrait = Porträtt
me-portrait-one = Porträtt { $number }
me-ratings = Rankning
me-no-ratings = Du har inte spelat något spel med rankning än.
me-rating = { $games ->
    [one] { $rating } efter ett spel
   *[other] { $rating } efter { $games } spel
}
me-rating-plot = Rankningen efter varje spel: först { $first }, till sist { $last }.
me-games = Avslutade spel
me-no-games = Du har inte spelat klart något spel här än.
me-devices = Enheter
me-devices-about = Alla de här enheterna ger tillgång till din profil.
me-this-device = den här enheten
me-used = användes senast: { $when }
me-remove = Ta bort
me-add-device = Lägg till en enhet
me-add-device-about = Skanna koden med den andra enheten, eller skriv in den där. Den fungerar en gång och bara i tio minuter.
me-have-code = Jag har en kod
me-code = Koden från den andra enheten
me-add-this = Lägg till den här enheten
me-code-wrong = Koden fungerar inte: den är använd, äldre än tio minuter eller felskriven.
me-tokens = Program
me-tokens-about = Ett program kan spela i ditt namn med en nyckel. Alla ser att det är ett program.
me-token-name = Programmets namn
me-token-new = Ny nyckel
me-token-shown = Nyckeln visas bara den här gången. Spara den där ingen annan ser den.
me-data = Vad som är sparat om dig
me-download = Ladda ner allt
me-delete = Radera allt
me-delete-sure = Radera allt som är sparat om dig?
me-delete-about = Ditt namn, dina enheter och din rankning försvinner för gott; i avslutade spel står du som en tidigare spelare. Det går inte att ångra.
me-delete-keep = Behåll allt
