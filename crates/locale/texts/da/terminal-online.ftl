## What only the terminal says of a table with people elsewhere: words that may be typed, the waiting room, news of the others.

command-table = bord
command-say = sig
command-leave = forlad
command-again = igen
command-start = start
command-bot = bot
command-bots = botter
command-free = fri
join-hint = Når som helst: ? forklarer valget, sig taler til de andre, bord viser, hvem der sidder hvor; slut forlader programmet, ikke pladsen.
join-commands =
    Når som helst:
      ?         forklarer det valg, du står over for
      regler    reglerne: regler 3 er et kapitel, regler og et ord slår ordet op
      hånd      viser spillet igen (det gør Enter alene også)
      stilling  hvordan det står for alle
      sidst     hvad der sidst blev spillet; log siger mere
      h         et tip fra den stærkeste bot (ikke når resultatet tæller)
      bord      hvem der sidder hvor, og linket til bordet
      sig       viser, hvad man kan sige til de andre: sig 5
      forlad    rejser dig fra bordet; en bot spiller videre for dig
      slut      forlader programmet; du beholder din plads
join-room-commands =
    Før og efter spillet:
      bord      hvem der sidder hvor, og linket til bordet
      regler    reglerne: regler 3 er et kapitel, regler og et ord slår ordet op
      sig       viser, hvad man kan sige til de andre: sig 5
      forlad    rejser dig fra bordet
      slut      forlader programmet; du beholder din plads
    Som vært, før spillet:
      bot       sætter en bot på en ledig plads: bot 3 magiker
      botter    sætter botter på alle ledige pladser: botter ærkemagiker
      fri       gør en plads ledig: fri 3
      start     begynder, når alle pladser er optaget
    Efter spillet:
      igen      et spil til, så snart alle vil
join-ask-name = Hvad hedder du?
join-ask-host = Du er vært: { $choices }? (hjælp siger mere)
join-ask-after = En gang til? (igen eller slut)
join-ask-table = Hvilket bord? (1 til { $most })
join-welcome = Du er { $name } på { $server }.
join-name-refused = Det kan ikke være et navn: det har 1 til 24 tegn på én linje.
# The lobby.
join-lobby = Borde på { $server } med ledige pladser:
join-lobby-row = { $game }, { $free ->
    [one] én ledig plads
   *[other] { $free } ledige pladser
}; ved bordet: { $names }
join-lobby-empty = Intet bord på { $server } har en ledig plads lige nu. Åbn et: conclave play wizard --listed --join { $server }
join-nobody = ingen
# The waiting room.
join-table-clock = { $clock ->
    [relaxed] Ur: 90 sekunder til hver beslutning og tre minutter i reserve.
    [brisk] Ur: 30 sekunder til hver beslutning og ét minut i reserve.
    [days] Ur: et døgn til hver beslutning.
   *[none] Uden ur.
}
join-table-rated = Resultatet tæller med i ratingen.
join-table-link = Alle, der har dette link, kan være med: { $link }
join-table-waits = Spillet begynder, når værten starter det.
join-seat-free = ledig
join-seat-bot = { $name } (bot, { $level })
join-seat-person = { $is ->
    [host] { $name } (vært)
    [left] { $name } (er gået, en bot træder til)
    [program] { $name } (et program)
   *[person] { $name }
}
join-all-taken = Ingen plads er ledig.
join-levels = Botter til dette spil: { $levels }.
join-phrases = Det kan man sige, med { $command } og et nummer:
join-unclear = Jeg forstår ikke ”{ $input }”. (hjælp viser, hvad man kan skrive.)
# News.
join-sat = { $name } sætter sig på plads { $seat }.
join-bot-sat = En bot sætter sig på plads { $seat }: { $name } ({ $level }).
join-freed = Plads { $seat } er ledig.
join-left = { $name } er gået; en bot træder til.
join-returned = { $name } er tilbage.
join-new-host = Nu er du vært.
join-complete = Alle pladser er optaget: { $command } begynder spillet.
join-put-out = Din plads blev gjort ledig. Du sidder ikke længere ved dette bord.
join-got-up = Du har rejst dig fra bordet.
join-present = { $here ->
    [yes] { $name } er her.
   *[no] { $name } er her ikke lige nu.
}
join-said = { $name }: { $said }
join-stood-in = { $who ->
    [you] En bot har besluttet for dig.
   *[other] En bot beslutter for { $name }.
}
join-lost = Forbindelsen er væk og bliver oprettet igen.
join-unsent = Det blev ikke sendt, fordi forbindelsen er væk. Den bliver oprettet igen.
join-back = Forbindelsen er tilbage.
join-unanswered = Serveren har ikke svaret endnu.
join-unwritten = { $has_clock ->
    [yes] Serveren kan ikke gemme det lige nu, fordi den ikke har forbindelse til sin database. Programmet prøver igen, indtil det lykkes; imens løber tiden ikke ud for nogen.
   *[no] Serveren kan ikke gemme det lige nu, fordi den ikke har forbindelse til sin database. Programmet prøver igen, indtil det lykkes.
}
join-undecided = Din seneste beslutning er ikke gemt endnu.
join-outage = Serveren kan ikke bruges lige nu, fordi den ikke har forbindelse til sin database. Programmet prøver igen af sig selv.
join-outage-lasts = Serveren kan ikke bruges for øjeblikket, fordi den ikke har forbindelse til sin database. Prøv igen senere.
join-refused = { $reason ->
    [not-host] Det må kun værten.
    [seat] Den plads kan ikke fås sådan.
    [not-now] Det kan ikke lade sig gøre nu.
    [rules] Det tillader reglerne ikke.
    [limit] Det er for meget på én gang.
    [unanswered] Serveren svarede ikke. Prøv igen.
   *[refused] Serveren afviser det.
}
join-clock = { $has_reserve ->
    [yes] Du har { $time } til denne beslutning og { $reserve } i reserve.
   *[no] Du har { $time } til denne beslutning.
}
# After the game.
join-fair = Tilfældet var ærligt: alle { $outcomes } udfald følger af det, serveren bandt sig til før spillet, og af det, spillerne lagde til.
join-unfair = Tilfældet passer ikke til det, der blev lovet før spillet: { $reason }
join-no-record = Spilloggen kunne ikke gemmes: { $reason }
join-wants-again = { $who ->
    [you] Du vil spille igen. Nu mangler de andre.
   *[other] { $name } vil spille igen.
}
join-next = Alle spiller igen, rykket én plads.
join-next-without-you = De andre spiller igen uden dig: { $link }
join-come-back = Du beholder din plads. Kom tilbage: conclave play --join { $link }
