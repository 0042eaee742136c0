## What only the terminal says of a table with people elsewhere: words that may be typed, the waiting room, news of the others.

command-table = bord
command-say = säg
command-leave = lämna
command-again = igen
command-start = starta
command-bot = bot
command-bots = bottar
command-free = ledig
join-hint = När som helst: ? förklarar valet, säg talar till de andra, bord visar vem som sitter var; sluta lämnar programmet, inte platsen.
join-commands =
    När som helst:
      ?          förklarar valet du står inför
      regler     reglerna: regler 3 är ett kapitel, regler och ett ord slår upp det
      hand       visar spelet igen (det gör Enter ensamt också)
      ställning  hur det står för alla
      sist       vad som spelades sist; logg säger mer
      h          ett tips från den starkaste boten (inte när resultatet räknas)
      bord       vem som sitter var, och länken till bordet
      säg        visar vad du kan säga till de andra: säg 5
      lämna      reser dig från bordet; en bot spelar vidare åt dig
      sluta      lämnar programmet; du behåller platsen
join-room-commands =
    Före och efter spelet:
      bord       vem som sitter var, och länken till bordet
      regler     reglerna: regler 3 är ett kapitel, regler och ett ord slår upp det
      säg        visar vad du kan säga till de andra: säg 5
      lämna      reser dig från bordet
      sluta      lämnar programmet; du behåller platsen
    Som värd, före spelet:
      bot        sätter en bot på en ledig plats: bot 3 magiker
      bottar     sätter bottar på alla lediga platser: bottar ärkemagiker
      ledig      gör en plats ledig: ledig 3
      starta     börjar när alla platser är upptagna
    Efter spelet:
      igen       ett spel till, så snart alla vill
join-ask-name = Vad heter du?
join-ask-host = Du är värd: { $choices }? (hjälp säger mer)
join-ask-after = En gång till? (igen eller sluta)
join-ask-table = Vilket bord? (1 till { $most })
join-welcome = Du är { $name } på { $server }.
join-name-refused = Det kan inte vara ett namn: det har 1 till 24 tecken på en rad.
# The lobby.
join-lobby = Bord på { $server } med lediga platser:
join-lobby-row = { $game }, { $free ->
    [one] en ledig plats
   *[other] { $free } lediga platser
}; vid bordet: { $names }
join-lobby-empty = Inget bord på { $server } har en ledig plats just nu. Öppna ett: conclave play wizard --listed --join { $server }
join-nobody = ingen
# The waiting room.
join-table-clock = { $clock ->
    [relaxed] Klocka: 90 sekunder per beslut och tre minuter i reserv.
    [brisk] Klocka: 30 sekunder per beslut och en minut i reserv.
    [days] Klocka: ett dygn per beslut.
   *[none] Utan klocka.
}
join-table-rated = Resultatet räknas för rankningen.
join-table-link = Alla som har den här länken kan komma: { $link }
join-table-waits = Spelet börjar när värden startar det.
join-seat-free = ledig
join-seat-bot = { $name } (bot, { $level })
join-seat-person = { $is ->
    [host] { $name } (värd)
    [left] { $name } (har gått, en bot rycker in)
    [program] { $name } (ett program)
   *[person] { $name }
}
join-all-taken = Ingen plats är ledig.
join-levels = Bottar för det här spelet: { $levels }.
join-phrases = Det här kan du säga, med { $command } och ett nummer:
join-unclear = Jag förstår inte ”{ $input }”. (hjälp visar vad du kan skriva.)
# News.
join-sat = { $name } sätter sig på plats { $seat }.
join-bot-sat = En bot sätter sig på plats { $seat }: { $name } ({ $level }).
join-freed = Plats { $seat } är ledig.
join-left = { $name } har gått; en bot rycker in.
join-returned = { $name } är tillbaka.
join-new-host = Nu är du värd.
join-complete = Alla platser är upptagna: { $command } börjar spelet.
join-put-out = Din plats gjordes ledig. Du sitter inte längre vid det här bordet.
join-got-up = Du har rest dig från bordet.
join-present = { $here ->
    [yes] { $name } är här.
   *[no] { $name } är inte här just nu.
}
join-said = { $name }: { $said }
join-stood-in = { $who ->
    [you] En bot har bestämt åt dig.
   *[other] En bot bestämmer åt { $name }.
}
join-lost = Förbindelsen är borta och öppnas igen.
join-unsent = Det skickades inte, eftersom förbindelsen är borta. Den öppnas igen.
join-back = Förbindelsen är tillbaka.
join-unanswered = Servern har inte svarat än.
join-unwritten = { $has_clock ->
    [yes] Servern kan inte spara det just nu, eftersom den inte når sin databas. Programmet försöker igen tills det går; under tiden går tiden inte ut för någon.
   *[no] Servern kan inte spara det just nu, eftersom den inte når sin databas. Programmet försöker igen tills det går.
}
join-undecided = Ditt senaste beslut är inte sparat än.
join-outage = Servern går inte att använda just nu, eftersom den inte når sin databas. Programmet försöker igen av sig självt.
join-outage-lasts = Servern går inte att använda för tillfället, eftersom den inte når sin databas. Försök igen senare.
join-refused = { $reason ->
    [not-host] Det får bara värden göra.
    [seat] Den platsen går inte att få så.
    [not-now] Det går inte nu.
    [rules] Det tillåter inte reglerna.
    [limit] Det är för mycket på en gång.
    [unanswered] Servern svarade inte. Försök igen.
   *[refused] Servern avvisar det.
}
join-clock = { $has_reserve ->
    [yes] Du har { $time } för det här beslutet och { $reserve } i reserv.
   *[no] Du har { $time } för det här beslutet.
}
# After the game.
join-fair = Slumpen var ärlig: alla { $outcomes } utfall följer av det som servern band sig till före spelet och av det som spelarna lade till.
join-unfair = Slumpen stämmer inte med det som utlovades före spelet: { $reason }
join-no-record = Spelprotokollet kunde inte sparas: { $reason }
join-wants-again = { $who ->
    [you] Du vill spela igen. Nu väntar vi på de andra.
   *[other] { $name } vill spela igen.
}
join-next = Alla spelar igen, flyttade en plats.
join-next-without-you = De andra spelar igen utan dig: { $link }
join-come-back = Du behåller din plats. Kom tillbaka: conclave play --join { $link }
