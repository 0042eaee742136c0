## What the page says, whatever the game.

page-skip = Skip to the main part
page-home = Home
page-close = Close
page-update = A new version of Conclave is available.
page-update-now = Update now

missing-title = Nothing here
missing-text = There is no such page, or the game is no longer kept in this browser.

## The first screen

home-tagline = Three wizards’ games at one table: against people, against bots, anywhere.
home-players = { $least ->
   *[other] { $least ->
        [2] { $most ->
            [2] 2 players
           *[other] 2 to { $most } players
        }
       *[other] { $least } to { $most } players
    }
}
home-length = { $least } to { $most } minutes
home-first = Learn it in 5 minutes
home-rules = Rules
home-continue = Go on with
home-recent = Recent games
# A player of a game that is over, with place and points.
home-result = { $place ->
    [1] ★ { $name } { $points }
   *[other] { $name } { $points }
}
home-remove = Delete this game
home-remove-sure = Delete this game for good?
home-keep = Keep it
home-puzzle-today = Today’s puzzle
home-puzzles = All puzzles
home-import = Open a record
home-import-text = Paste the text of a record here:
home-import-show = Show it

## Settings

settings-title = Settings
settings-language = Language
settings-name = Your name
settings-theme = Colours
settings-theme-is = { $theme ->
    [light] Light
    [dark] Dark
   *[system] Same as the device
}
settings-pace = Pace of the bots
settings-pace-is = { $pace ->
    [instant] At once
    [quick] Quick
    [slow] Slow
   *[normal] Normal
}
settings-motion = Motion
settings-motion-is = { $motion ->
    [still] Nothing moves
   *[system] Same as the device
}
settings-about = Conclave is an independent implementation. The games’ names belong to their publishers. Everything stays on this device.

## Setting up a table

setup-title = A table for { $game }
setup-players = Who plays?
setup-count = Number of players
setup-seat = Seat { $number }: who sits here
setup-name = Name of the player in seat { $number }
setup-sitter = { $sitter ->
    [person] A person here
    [apprentice] Bot: Apprentice
    [adept] Bot: Adept
   *[archmage] Bot: Archmage
}
setup-options = How do you play?
setup-all-options = All options
setup-begin = Begin
preset-beginner = Beginner
preset-standard = Standard
preset-everything = Everything

## A game

play-over = The game is over.
play-chance = One moment …
play-undo = Take back
play-hint = Hint
play-score = Score
play-log = What happened
play-more = More
play-explain = What is this about?
play-thinking = The archmage is thinking …
play-advice = The { $level } would { $action }.
play-considered = { $games ->
    [0] { $action }: { $expected }
    [one] { $action }: { $expected }, from one imagined game
   *[other] { $action }: { $expected }, from { $games } imagined games
}
play-hand-over = Hand the device to { $name }
play-hand-over-text = Nobody else should look. The cards of { $name } are hidden until you press the button.
play-i-am = I am { $name }
play-again = Another game
play-review = Review
play-replay = Look at it again
play-share = Copy a link to this game
play-copied = The link is on the clipboard. Whoever opens it sees this game.
play-export = Save the record as a file
play-export-failed = The browser does not let the page save a file.
play-this-table = This table
play-keys = Keys: Tab and the arrow keys go from choice to choice, Enter chooses, h asks for a hint and Escape closes it, {"?"} explains the choice, u takes a decision back, s skips what is being shown.
play-unkept = The browser has no room left: this game will be lost when the page is closed. Save its record as a file.
play-stand-in = { $name } gave no usable answer, so an apprentice decided instead.
play-silence = The archmage has no answer this time. Ask again.
play-stuck = The page has made a mistake and cannot go on with this game. Load the page again: the game is kept up to here.
play-export-story = Save what you know of the game as a file
play-secrets = Others play at this device too. As long as the game goes on, its record stays here, because it holds everybody’s secrets; after the end it can be saved and shared.

## Looking at a game again

replay-title = A record
replay-of = { $game }: the record
replay-broken = This record cannot be read:
replay-first = To the beginning
replay-back = One step back
replay-on = One step on
replay-last = To the end
replay-step = Step
replay-at = Step { $step } of { $steps }
replay-eyes = Seen by
replay-open = Everybody’s cards open
replay-spectator = A spectator
replay-play-on = Play on from here

## The options of each game

setup-excluded = { $one } and { $other } exclude each other.
wizard-setup-specials = Special cards
wizard-setup-variants = Variants
wizard-setup-single-suit-seats = Each player has a suit of their own, so no more than 4 can play.
wizard-setup-together = The Dragon and the Fairy come only together.
wizard-setup-no-specials = { $variant } is played without special cards.
shazamm-setup-variants = Variants
maginor-setup-variants = Variants
