## Playing with people elsewhere, on the page.

home-together = Play together
together-title = Play together
# Where there is no server, or none that can be reached.
together-connecting = Connecting …
together-unreachable = The server cannot be reached. Playing against bots works without it.
together-unreachable-yet = The server cannot be reached. It is tried again by itself.
together-no-tables = Playing with people elsewhere needs a server, and this page comes from one that only hands out the page. Somebody who starts “conclave serve” can invite you. Playing against bots works here as well.
together-refused = { $reason ->
    [no-such-table] There is no such table, or the game has begun and others may not look on.
    [no-account] The server does not know you. Sit down with your name.
    [not-now] That is not possible now.
    [not-host] Only the host may do that.
    [seat] This seat is taken.
    [rules] The rules do not allow that.
    [limit] That was too much at once. Try again in a moment.
    [try-again] The server could not do that. Try again.
    [protocol] This page and its server do not understand each other: one of them is newer. Load the page again.
   *[other] The server refuses that.
}
together-lost = The connection is lost and will be back soon. Whatever you decide is kept and sent then.
together-outdated = The server is newer than this page. Load the page again; your seat is kept.
# Who one is.
together-name = Your name
together-name-example = Anna
# The tables that there are.
together-here = { $count ->
    [0] Nobody is at a table at the moment.
    [one] One person is at a table at the moment.
   *[other] { $count } people are at tables at the moment.
}
together-own = Your tables
together-go-on = Go on
together-begin = Begin
together-play-now = Play now
together-open = Open a table
together-open-tables = Tables with free seats
together-none-open = Nobody waits for others at the moment. Play now opens a table, and bots fill its seats whenever you like.
together-watch = Games to look on
together-look-on = Look on
together-sit-down = Sit down
together-to-tables = All tables
together-free-seats = { $count ->
    [0] No seat is free
    [one] One seat is free
   *[other] { $count } seats are free
}
# Opening a table.
together-open-title = { $game }: open a table
together-seats-about = Whoever has the link can sit down; bots take the seats that stay free.
together-agreed = The table
together-clocks = Time to think
together-clock = { $clock ->
    [relaxed] Relaxed
    [brisk] Brisk
    [days] Days
   *[none] None
}
together-clock-about = { $clock ->
    [relaxed] 90 seconds for a decision, and three minutes in reserve.
    [brisk] 30 seconds for a decision, and one minute in reserve.
    [days] A day for a decision.
   *[none] As long as it takes.
}
together-clock-away = With a clock, a bot decides for whoever is away for a minute while others are there.
together-listed = Open to everybody
together-listed-about = The table is shown to everybody on this server. Otherwise only those come who have the link.
together-rated = Rated
together-rated-about = The result counts for the ratings.
together-spectators = Spectators
together-spectators-about = Others may look on. They see what lies on the table, and no hand.
together-no-spectators = Others may not look on.
# The waiting room.
together-table-title = { $game }: the table
together-link-title = Invite others
together-link-about = Whoever has this link can sit down.
together-link = The link of the table
together-link-local = This link works on this computer alone. Start the server with { $option }, and others in your network can come.
together-send-link = Send the link
together-copy-link = Copy the link
together-copied = The link is copied.
together-copy-yourself = Please copy the link yourself.
together-qr = The link as a QR code
together-scan = Scan the code, and sit down.
together-screen = For a large screen
together-seat-free = Free
together-seat-edit = Who sits here?
together-free-seat = Free the seat
together-is-host = host
together-is-program = program
together-is-away = not here at the moment
together-has-left = has left; a bot plays
together-all-there = All seats are taken.
together-host-waits = Others can sit down now. Bots take the seats that stay free.
together-fill = Fill with bots
together-full = All seats are taken. As soon as the game has begun, you can look on.
together-waits-for = { $name } begins the game when all are there.
together-get-up = Get up
together-closed = This table is closed: everybody has left it, or nobody came.
# While a game is played.
together-your-turn = Your turn – { $game }
together-looking-on = You are looking on.
together-say = Say something
together-people = At this table
together-mute = Mute
together-stood-in = { $who ->
    [you] A bot has decided for you.
   *[other] A bot decides for { $name }.
}
together-bot-plays = A bot plays in your place.
together-come-back = Take over
together-leave-game = Leave the game
together-leave-about = A bot plays on in your place, and you can come back at any time.
together-notify = Tell me when it is my turn
# After the end.
together-dice-checking = The dice are being checked …
together-dice-fair = Dice checked: all { $outcomes } shuffles and throws are what had to come of the secret that was promised before the game, and of what the players added.
together-dice-unfair = The dice are not what was promised before the game.
together-rating-changed = Rating: { $before } → { $after }
together-want-again = { $count ->
    [one] { $names } wants to play again.
   *[other] { $names } want to play again.
}
together-waits-again = The others are being asked.
# Who one is at a server.
me-title = Me
me-nobody = The server does not know you yet: sit down at a table with your name. If it knows you on another device, that one can add this one.
me-save = Save
me-saved = Saved.
me-portrait = Portrait
me-portrait-one = Portrait { $number }
me-ratings = Ratings
me-no-ratings = You have not played a rated game yet.
me-rating = { $games ->
    [one] { $rating } after one game
   *[other] { $rating } after { $games } games
}
me-rating-plot = The rating after each game: at first { $first }, at last { $last }.
me-games = Finished games
me-no-games = You have not finished a game here yet.
me-devices = Devices
me-devices-about = Each of these devices lets you in.
me-this-device = this device
me-used = last used: { $when }
me-remove = Remove
me-add-device = Add another device
me-add-device-about = Scan the code with the other device, or type it there. It works once, within ten minutes.
me-have-code = I have a code
me-code = The code that the other device shows
me-add-this = Add this device
me-code-wrong = This code does not work: it was used, it is older than ten minutes, or it was mistyped.
me-tokens = Programs
me-tokens-about = A program can play in your name with a token. Everybody sees that it is a program.
me-token-name = What the program is called
me-token-new = New token
me-token-shown = The token is shown this once. Keep it where nobody else sees it.
me-data = What is kept of you
me-download = Download everything
me-delete = Delete everything
me-delete-sure = Delete everything that is kept of you?
me-delete-about = Your name, your devices and your ratings are gone for good; games that are over name a former player. This cannot be undone.
me-delete-keep = Keep it
