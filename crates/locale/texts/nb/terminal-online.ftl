## What only the terminal says of a table with people elsewhere: words that may be typed, the waiting room, news of the others.

command-table = bord
command-say = si
command-leave = forlat
command-again = igjen
command-start = start
command-bot = bot
command-bots = boter
command-free = fri
join-hint = Når som helst: ? forklarer valget, si snakker til de andre, bord viser hvem som sitter hvor; slutt forlater programmet, ikke plassen.
join-commands =
    Når som helst:
      ?         forklarer valget du står overfor
      regler    reglene: regler 3 er et kapittel, regler og et ord slår det opp
      hånd      viser spillet igjen (det gjør Enter alene også)
      stilling  hvordan det står for alle
      sist      hva som sist ble spilt; logg sier mer
      h         et tips fra den sterkeste boten (ikke når resultatet teller)
      bord      hvem som sitter hvor, og lenken til bordet
      si        viser hva du kan si til de andre: si 5
      forlat    reiser deg fra bordet; en bot spiller videre for deg
      slutt     forlater programmet; du beholder plassen
join-room-commands =
    Før og etter spillet:
      bord      hvem som sitter hvor, og lenken til bordet
      regler    reglene: regler 3 er et kapittel, regler og et ord slår det opp
      si        viser hva du kan si til de andre: si 5
      forlat    reiser deg fra bordet
      slutt     forlater programmet; du beholder plassen
    Som vert, før spillet:
      bot       setter en bot på en ledig plass: bot 3 magiker
      boter     setter boter på alle ledige plasser: boter erkemagiker
      fri       gjør en plass ledig: fri 3
      start     begynner når alle plassene er tatt
    Etter spillet:
      igjen     ett spill til, så snart alle vil
join-ask-name = Hva heter du?
join-ask-host = Du er vert: { $choices }? (hjelp sier mer)
join-ask-after = En gang til? (igjen eller slutt)
join-ask-table = Hvilket bord? (1 til { $most })
join-welcome = Du er { $name } på { $server }.
join-name-refused = Det kan ikke være et navn: det har 1 til 24 tegn på én linje.
# The lobby.
join-lobby = Bord på { $server } med ledige plasser:
join-lobby-row = { $game }, { $free ->
    [one] én ledig plass
   *[other] { $free } ledige plasser
}; ved bordet: { $names }
join-lobby-empty = Ingen bord på { $server } har en ledig plass akkurat nå. Åpne et: conclave play wizard --listed --join { $server }
join-nobody = ingen
# The waiting room.
join-table-clock = { $clock ->
    [relaxed] Klokke: 90 sekunder per beslutning og tre minutter i reserve.
    [brisk] Klokke: 30 sekunder per beslutning og ett minutt i reserve.
    [days] Klokke: et døgn per beslutning.
   *[none] Uten klokke.
}
join-table-rated = Resultatet teller for ratingen.
join-table-link = Alle som har denne lenken, kan bli med: { $link }
join-table-waits = Spillet begynner når verten starter det.
join-seat-free = ledig
join-seat-bot = { $name } (bot, { $level })
join-seat-person = { $is ->
    [host] { $name } (vert)
    [left] { $name } (har gått, en bot trer inn)
    [program] { $name } (et program)
   *[person] { $name }
}
join-all-taken = Ingen plass er ledig.
join-levels = Boter for dette spillet: { $levels }.
join-phrases = Dette kan du si, med { $command } og et nummer:
join-unclear = Jeg forstår ikke «{ $input }». (hjelp viser hva du kan skrive.)
# News.
join-sat = { $name } setter seg på plass { $seat }.
join-bot-sat = En bot setter seg på plass { $seat }: { $name } ({ $level }).
join-freed = Plass { $seat } er ledig.
join-left = { $name } har gått; en bot trer inn.
join-returned = { $name } er tilbake.
join-new-host = Nå er du vert.
join-complete = Alle plassene er tatt: { $command } begynner spillet.
join-put-out = Plassen din ble gjort ledig. Du sitter ikke lenger ved dette bordet.
join-got-up = Du har reist deg fra bordet.
join-present = { $here ->
    [yes] { $name } er her.
   *[no] { $name } er ikke her akkurat nå.
}
join-said = { $name }: { $said }
join-stood-in = { $who ->
    [you] En bot har bestemt for deg.
   *[other] En bot bestemmer for { $name }.
}
join-lost = Forbindelsen er borte og blir opprettet igjen.
join-unsent = Det ble ikke sendt, fordi forbindelsen er borte. Den blir opprettet igjen.
join-back = Forbindelsen er tilbake.
join-unanswered = Serveren har ikke svart ennå.
join-unwritten = { $has_clock ->
    [yes] Serveren kan ikke lagre det akkurat nå, fordi den ikke har forbindelse med databasen sin. Programmet prøver igjen til det går; imens går ikke tiden ut for noen.
   *[no] Serveren kan ikke lagre det akkurat nå, fordi den ikke har forbindelse med databasen sin. Programmet prøver igjen til det går.
}
join-undecided = Den siste beslutningen din er ikke lagret ennå.
join-outage = Serveren kan ikke brukes akkurat nå, fordi den ikke har forbindelse med databasen sin. Programmet prøver igjen av seg selv.
join-outage-lasts = Serveren kan ikke brukes for øyeblikket, fordi den ikke har forbindelse med databasen sin. Prøv igjen senere.
join-refused = { $reason ->
    [not-host] Det kan bare verten gjøre.
    [seat] Den plassen kan ikke fås slik.
    [not-now] Det går ikke nå.
    [rules] Det tillater ikke reglene.
    [limit] Det er for mye på én gang.
    [unanswered] Serveren svarte ikke. Prøv igjen.
   *[refused] Serveren avviser det.
}
join-clock = { $has_reserve ->
    [yes] Du har { $time } til denne beslutningen og { $reserve } i reserve.
   *[no] Du har { $time } til denne beslutningen.
}
# After the game.
join-fair = Tilfeldighetene var ærlige: alle { $outcomes } utfall følger av det serveren bandt seg til før spillet, og av det spillerne la til.
join-unfair = Tilfeldighetene passer ikke til det som ble lovet før spillet: { $reason }
join-no-record = Spilloggen kunne ikke lagres: { $reason }
join-wants-again = { $who ->
    [you] Du vil spille igjen. Nå mangler de andre.
   *[other] { $name } vil spille igjen.
}
join-next = Alle spiller igjen, flyttet én plass.
join-next-without-you = De andre spiller igjen uten deg: { $link }
join-come-back = Du beholder plassen. Kom tilbake: conclave play --join { $link }
