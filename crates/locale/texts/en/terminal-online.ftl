## What only the terminal says of a table with people elsewhere: words that may be typed, the waiting room, news of the others.

command-table = table
command-say = say
command-leave = leave
command-again = again
command-start = start
command-bot = bot
command-bots = bots
command-free = free
join-hint = At any time: ? explains the choice, say speaks to the others, table shows who sits where; quit leaves the program, not your seat.
join-commands =
    At any time:
      ?       explains the choice before you
      rules   the rules: rules 3 is a chapter, rules and a word looks it up
      hand    shows the game again (so does Enter alone)
      score   how everybody stands
      last    what was played last; log says more
      h       a hint: what the strongest bot would do (not where results count)
      table   who sits where, and the link of the table
      say     lists what can be said to the others: say 5, or say well-played
      leave   gets up; a bot plays on in your place
      quit    leaves the program; your seat is kept
join-room-commands =
    Before and after the game:
      table   who sits where, and the link of the table
      rules   the rules: rules 3 is a chapter, rules and a word looks it up
      say     lists what can be said to the others: say 5, or say hello
      leave   gets up
      quit    leaves the program; your seat is kept
    For the host, before the game:
      bot     puts a bot into a free seat: bot 3 adept
      bots    puts bots into all free seats: bots archmage
      free    frees a seat: free 3
      start   begins, once every seat is taken
    After the game:
      again   plays once more, as soon as everybody wants to
join-ask-name = What is your name?
join-ask-host = You are the host: { $choices }? (help says more)
join-ask-after = Once more? (again, or quit)
join-ask-table = Which table? (1 to { $most })
join-welcome = You are { $name } at { $server }.
join-name-refused = That cannot be a name: it has 1 to 24 characters on one line.
# The lobby.
join-lobby = Tables at { $server } with free seats:
join-lobby-row = { $game }, { $free ->
    [one] one free seat
   *[other] { $free } free seats
}; there: { $names }
join-lobby-empty = No table at { $server } has a free seat at the moment. Open one: conclave play wizard --listed --join { $server }
join-nobody = nobody
# The waiting room.
join-table-clock = { $clock ->
    [relaxed] Clock: 90 seconds for a decision, and three minutes in reserve.
    [brisk] Clock: 30 seconds for a decision, and one minute in reserve.
    [days] Clock: a day for a decision.
   *[none] No clock.
}
join-table-rated = The result counts for the ratings.
join-table-link = Whoever has this link can come: { $link }
join-table-waits = The game begins when the host starts it.
join-seat-free = free
join-seat-bot = { $name } (bot, { $level })
join-seat-person = { $is ->
    [host] { $name } (host)
    [left] { $name } (has left, a bot stands in)
    [program] { $name } (a program)
   *[person] { $name }
}
join-all-taken = No seat is free.
join-levels = Bots for this game: { $levels }.
join-phrases = What can be said, with { $command } and a number:
join-unclear = I do not understand “{ $input }”. (help lists what can be typed.)
# News.
join-sat = { $name } sits down in seat { $seat }.
join-bot-sat = A bot sits down in seat { $seat }: { $name } ({ $level }).
join-freed = Seat { $seat } is free.
join-left = { $name } has left; a bot stands in.
join-returned = { $name } has come back.
join-new-host = You are the host now.
join-complete = Every seat is taken: { $command } begins the game.
join-put-out = Your seat was freed. You do not sit at this table any more.
join-got-up = You have got up from the table.
join-present = { $here ->
    [yes] { $name } is there.
   *[no] { $name } is not there at the moment.
}
join-said = { $name }: { $said }
join-stood-in = { $who ->
    [you] A bot has decided for you.
   *[other] A bot decides for { $name }.
}
join-lost = The connection is lost and will be opened again.
join-unsent = That was not sent, because the connection is lost. It will be opened again.
join-back = The connection is back.
join-unanswered = The server has not answered yet.
join-unwritten = { $has_clock ->
    [yes] The server cannot write that down just now, because it does not reach its database. It is asked again until it can; nobody’s time runs out meanwhile.
   *[no] The server cannot write that down just now, because it does not reach its database. It is asked again until it can.
}
join-undecided = Your last decision has not been written down yet.
join-outage = The server cannot be used just now, because it does not reach its database. It is asked again by itself.
join-outage-lasts = The server cannot be used at the moment, because it does not reach its database. Try again later.
join-refused = { $reason ->
    [not-host] Only the host may do that.
    [seat] That seat cannot be had like this ({ $text }).
    [not-now] That is not possible now ({ $text }).
    [rules] The rules do not allow that ({ $text }).
    [limit] That is too much at once ({ $text }).
    [unanswered] The server did not answer ({ $text }). Try again.
   *[refused] The server refuses that ({ $text }).
}
join-clock = { $has_reserve ->
    [yes] You have { $time } for this decision, and { $reserve } in reserve.
   *[no] You have { $time } for this decision.
}
# After the game.
join-fair = The dice were fair: all { $outcomes } outcomes of chance are what the server was committed to before the game, together with what the players added.
join-unfair = The dice do not fit what was promised before the game: { $reason }
join-no-record = The record could not be kept: { $reason }
join-wants-again = { $who ->
    [you] You want to play again. The others are waited for.
   *[other] { $name } wants to play again.
}
join-next = Everybody plays again, one seat further.
join-next-without-you = The others play again without you: { $link }
join-come-back = Your seat is kept. Come back: conclave play --join { $link }
