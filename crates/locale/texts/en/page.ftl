## What the page says, whatever the game.

page-skip = Skip to the main part
page-home = Home
page-close = Close
page-part-missing = This part of the page cannot be fetched. Try again when there is a connection.
page-again = Try again
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
home-play = Play
home-learn = Learn it
home-first = Learn it in 5 minutes
home-rules = Rules
home-continue = Continue
home-recent = Last results
statistics-title = My statistics
home-older = Older games
# Who won a game that is over; $count is how many share the first place.
home-won = { $count ->
    [one] { $names } won
   *[other] { $names } share first place
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
settings-you = You
settings-look = Look
settings-course = Motion and pace
settings-senses = Sound and touch
settings-device = This device
settings-language = Language
settings-name = Your name
settings-theme = Colours
settings-theme-is = { $theme ->
    [light] Light
    [dark] Dark
   *[system] Same as the device
}
settings-text = Text size
settings-cards = Card size
# The size of letters or of cards.
settings-size-is = { $size ->
    [large] Large
    [largest] Largest
   *[normal] Normal
}
settings-contrast = Contrast
settings-contrast-is = { $contrast ->
    [high] High
   *[system] Same as the device
}
settings-suits = Colours of the suits
settings-suits-is = { $suits ->
    [distinct] Easy to tell apart
   *[usual] As usual
}
settings-hand = Hand that plays
settings-hand-is = { $hand ->
    [left] Left
   *[right] Right
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
settings-sound = Sounds
settings-sound-about = Quiet ones: cards, dice, fire, your turn.
settings-volume = Volume
settings-haptics = Vibration
settings-haptics-about = When it is your turn, when something is not possible, at the end.
settings-install = Install Conclave
settings-install-about = As an app of its own, offline too.
settings-reset = Back to the defaults
settings-about = Conclave is an independent implementation. The games’ names belong to their publishers. Everything stays on this device.

## Setting up a table

setup-title = A table for { $game }
setup-players = Who plays?
setup-count = { $count } players
setup-seat = Seat { $number }: who sits here
# $kind is a person or the level of a bot.
setup-seat-is = Seat { $number }: { $name }, { $kind }
setup-name = Name of the player in seat { $number }
setup-add = Add a player
setup-remove = Remove a player
setup-remove-this = Remove this seat
setup-done = Done
setup-new-here = New to it?
setup-levels = How well do the bots play?
setup-person = A person here
setup-person-about = Plays at this device. Several people pass it around.
setup-level = { $level ->
    [apprentice] Apprentice
    [adept] Adept
   *[archmage] Archmage
}
setup-level-about = { $level ->
    [apprentice] Plays by rules of thumb and makes a beginner’s mistakes: good company for a first game.
    [adept] Sees at a glance what is good and seldom slips: an even match for most.
   *[archmage] Imagines how the game could go on, takes a moment to think, and forgives little.
}
setup-options = By which rules?
setup-all-options = All options
setup-begin = Begin
preset-plain = The basic game
preset-plain-about = Just the rules, without variants.

## A game

play-over = The game is over.
play-chance = One moment …
play-undo = Take back
play-hint = Hint
play-score = Score
play-log = What happened
play-more = More
play-sound-on = Sound is on
play-sound-off = Sound is off
play-explain = What is this about?
play-thinking = The archmage is thinking …
play-advice = The { $level } would { $action }.
play-considered = { $games ->
    [0] { $action }: { $expected }
    [one] { $action }: { $expected }, from one imagined game
   *[other] { $action }: { $expected }, from { $games } imagined games
}
# The same for several of which the same is expected.
play-equal = Equally good: { $actions } ({ $expected })
play-hand-over = Hand the device to { $name }
play-hand-over-text = Nobody else should look. The cards of { $name } are hidden until you press the button.
play-i-am = I am { $name }
play-again = Rematch
play-review = Review
play-replay = Look at it again
play-share = Copy a link to this game
play-share-with = Share this game
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
