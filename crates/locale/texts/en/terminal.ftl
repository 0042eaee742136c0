## What only the terminal says: what may be typed at any time, besides an answer.

command-help = help
command-rules = rules
command-score = score
command-hand = hand
command-last = last
command-log = log
command-advice = hint
command-quit = quit
commands =
    At any time:
      ?       explains the choice before you
      rules   the rules: rules 3 is a chapter, rules and a word looks it up
      hand    shows the table again (so does Enter alone)
      score   how everybody stands
      last    what was played last; log says more
      h       a hint: what the strongest bot would do
      quit    saves the game and leaves
# $command is the word "rules", $example a word that can be looked up.
terminal-rules-chapter = A chapter: { $command } and its number.
terminal-rules-look-up = Look something up: { $command } and a word, such as { $command } { $example }.
advice = The { $level } would { $action }.
# One of the actions that were weighed up, with the points it expects of it.
# One of the actions that were weighed up, with what it expects of it.
advice-considered = { $games ->
    [0] {"  "}{ $action }: { $expected }
    [one] {"  "}{ $action }: { $expected }, from one imagined game
   *[other] {"  "}{ $action }: { $expected }, from { $games } imagined games
}
no-advice = There is nothing to say here.
hint = At any time: ? explains the choice, h gives a hint, rules the game; quit saves and leaves.
no-such-item = There is no number { $number } to choose: the numbers go from 1 to { $most }.
resumed = The game goes on where it stopped, after { $steps ->
    [one] one step
   *[other] { $steps } steps
}.
seed = Seed { $seed }: the same seed deals the same cards again (--seed { $seed }).
recording = The record is written to { $path } while you play.
saved = The game so far is saved in { $path }.
recorded = The game is recorded in { $path }.
how-to-review = What would have been better: conclave review { $path }
how-to-resume = Go on with it: conclave play --resume { $path }
not-saved = The game so far could not be saved ({ $reason }). This is its record:
kept-nowhere = The game cannot be kept while you play ({ $reason }). It is saved when you leave, if it can be then.
line-dropped = The last line of the record is cut short and left out: { $line }
no-answer = None of the last { $lines } lines was an answer, so the game stops here.
# The list of the games that are kept.
kept-none = No game is kept in { $folder } yet.
kept-game = { $path }: { $standing ->
    [open] being played now
    [over] over
    [broken] cannot be read
   *[going-on] not over
}
kept-how = Go on with the last one: conclave play --resume
result = The game is over. The places:

# What is asked, and the numbers of the answers.
terminal-numbered = { $ask } (1 to { $most })
# What comes of a step, set off from it.
terminal-end = → { $said }

## Wizard

wizard-misunderstood = I do not understand “{ $input }”. { $asked ->
    [predict] Type a number of tricks.
    [trump] Type a number from the list, or blue, red, green or yellow.
    [werewolf] Type a number from the list, or blue, red, green, yellow or none.
    [pass] Type a number in square brackets, or a card such as b7, z or n.
    [change] Type +1 or -1.
   *[play] Type a number in square brackets, or a card such as b7, z or n.
} (? explains more.)
wizard-needs-side = The { -shapeshifter } is a { -wizard } or a { -jester }, as you say: type shapeshifter wizard or shapeshifter jester.
wizard-needs-suit = The { $card } needs a suit: type { $name } blue, { $name } red, { $name } green or { $name } yellow.
wizard-never-played = The { -werewolf } is never played.
# After a card that is there several times.
wizard-times = { " " }×{ $count }
wizard-other-cards = others
wizard-change-to = { $sign }: predict { $prediction }
wizard-score-empty = Nothing is written down yet: the first round is being played.
wizard-score-round = round
wizard-score-total = total
wizard-score-predicted = pred
wizard-score-legend = total: points so far; pred: tricks predicted
wizard-no-trick = No trick of this round is complete yet.
wizard-log = Trick { $number }: { $cards }. { $end }
terminal-wizard-predict = { $ask } (0 to { $most })
terminal-wizard-how-werewolf = Answer with a number from the list, or with blue, red, green, yellow or none.
terminal-wizard-how-trump = Answer with a number from the list, or with blue, red, green or yellow.
terminal-wizard-how-play =
    Answer with a number in square brackets, or with the card itself: { $example }. Letters: b blue, r red, g green, y yellow, z { -wizard }, n { -jester }. Cards in round brackets may not be played now.
terminal-wizard-how-pass = Answer with a number in square brackets, or with the card itself, such as b7 or z.
terminal-wizard-how-change = Answer with a number from the list, or with +1 or -1.
terminal-wizard-scored = Round { $round } is over:
terminal-wizard-scored-row = predicted { $predicted }, won { $won }   { $points }   total { $total }

## Shazamm!

shazamm-misunderstood = I do not understand “{ $input }”. { $asked ->
    [clone] Type the number or the name of a spell from the list, or 0.
    [theft] Type use or discard.
    [recycle] Type a change of your bet, such as +3 or -2, or 0.
    [stack] Type the numbers of spells, such as 7 8 10.
    [lay] Type cards by number or by name, such as 0 7, or none.
   *[bet] Type a bet, such as 12, or a bet with spells, such as 12 boost or 12 3 7.
} (? explains more.)
shazamm-unknown-card = There is no spell “{ $input }”. Type its number or the beginning of its name. (? lists your cards.)
shazamm-ambiguous = “{ $input }” may be { $cards }. Type more of it, or its number.
shazamm-twice = You have { $card } only once.
shazamm-to-stack = Spells to be put in order:
shazamm-stacked-so-far = Your deck so far: { $cards }
shazamm-choose-clone = Spells that you can copy:
shazamm-choose-none = nothing
shazamm-choose-use = use it as your own
shazamm-choose-discard = discard it
shazamm-choose-bet = bet { $bet }
shazamm-score =
    Round { $round } of at most 7. A match is won by who stays on the bridge.
shazamm-score-tiles = { $who ->
    [you] You stand on tile { $tile }; the bridge behind you has { $tiles ->
        [0] no more tile
        [one] 1 more tile
       *[other] { $tiles } more tiles
    }, and loses one after each round.
   *[other] { $name } stands on tile { $tile }; the bridge behind has { $tiles ->
        [0] no more tile
        [one] 1 more tile
       *[other] { $tiles } more tiles
    }.
}
shazamm-no-turn = Nobody has used a spell yet.
shazamm-hand-of = { $name } holds: { $cards }
shazamm-used = { $who ->
    [you] You have used: { $cards }.
   *[other] { $name } has used: { $cards }.
}
shazamm-used-before = { $before }; last turn { $last }
shazamm-used-last = last turn { $last }
shazamm-unseen = Left: { $cards }.
shazamm-unseen-others = Any other spell may still come.
shazamm-unseen-none = No spell is left.
terminal-shazamm-bet = { $ask } ({ $mana ->
    [one] you have only 1 left
   *[other] 1 to { $mana }
})
terminal-shazamm-clone = { $ask } (0 for nothing)
terminal-shazamm-stack = { $ask } (one number, or several in a row)
terminal-shazamm-lay = { $ask } (numbers or names; 0 is the Dummy, none for no card)
terminal-shazamm-how-bet = Type your bet: 12 bets 12 mana. Add spells by number or by name: { $example } casts { $card } with it; 12 3 7 would cast two. 0 is the Dummy.
terminal-shazamm-how-clone = Type the number or the name of the spell, or 0 to copy nothing.
terminal-shazamm-how-theft = Type 1 or use, 2 or discard.
terminal-shazamm-how-recycle = Type a change such as +3 or -2, 0 to leave it, or a number from the list.
terminal-shazamm-how-stack = Type the numbers one by one, or several in a row, such as 7 8 10 11 13.
terminal-shazamm-how-lay = Type the cards by number or by name, such as { $example }, or none to lay no card. 0 is the Dummy.
terminal-shazamm-how-bet-alone = Type your bet: 12 bets 12 mana. Your cards lie on the table already.

## Maginor

maginor-misunderstood = I do not understand “{ $input }”. { $asked ->
    [turn] Type a number from the list, or roll, card fire, move unicorn, sorcery sphinx, or the name of a spell.
    [symbol] Type a number from the list, or fire, water, earth, air or fate.
    [slot] Type a number from the list, or slot and its number.
    [duel] Type earth, water or fire.
    [reversal] Type yes or no.
    [take] Type tile or spell.
   *[retrieve] Type a number from the list, or fire, water, earth, air or fate.
} (? explains more.)
maginor-needs-tile = For which tile? Type { $word } and the name of the tile, or a number from the list.
maginor-needs-symbol = Which card? Type card fire, card water, card earth, card air or card fate.
maginor-only-in-duels = Reversal is cast after a duel that you have not won. You will be asked then.
maginor-never-played = A rite is not cast: it counts as votes at the end.
maginor-choice-roll = roll
maginor-choice-card = { $card }
# A card with which nothing would happen; short, since there may be five of them.
maginor-choice-card-idle = { $card } (nothing)
maginor-choice-spell = { $spell }
maginor-choice-teleportation = Teleportation to
maginor-choice-telekinesis = Telekinesis on
maginor-choice-move = move
maginor-choice-sorcery = sorcery
maginor-choice-slot = slot { $slot } ({ $symbol })
maginor-choice-slot-of = slot { $slot } ({ $symbol }, held by { $mark })
maginor-choice-stop = stop
maginor-choice-tile = { maginor-tile } ({ maginor-votes })
maginor-choice-take-spell = the spell { $spell }
# One letter for each symbol, all different.
maginor-letter = { $symbol ->
    [fire] f
    [water] w
    [earth] e
    [air] a
   *[fate] *
}
# The rites where there is little room, with their votes.
maginor-rite = { $spell ->
    [golden-cauldron] Cauldron +{ $votes }
   *[high-wizard] HighWizard +{ $votes }
}
maginor-at-before = Maginor is before { maginor-tile }
maginor-at-on = Maginor is on { maginor-tile }
maginor-middle = in the middle: { $names }
# One sign each, at the head of a tile's row.
maginor-mark-on = ►
maginor-mark-before = ›
maginor-head-tile = tile
maginor-head-votes = votes
maginor-head-spell = spell
maginor-head-who = who
# The numbers are padded with spaces, and so are the letters of the cards.
maginor-player = votes { $votes }  counters { $counters }  cards { $cards } and { $sorcery } sorcery
maginor-score = Votes so far:
maginor-score-row = { NUMBER($votes) ->
    [0] no votes yet
    [one] 1 vote: { $items }
   *[other] { $votes } votes: { $items }
}
maginor-score-item = { $name } { $votes }
maginor-score-left = { $tiles ->
    [0] All tiles are scored.
    [one] One tile is in play, worth { maginor-votes }.
   *[other] { $tiles } tiles are in play, worth { $votes } votes.
}
maginor-before = The game has not begun.
maginor-after = The game is over.
terminal-maginor-turn = { $ask } (1 to { $most }, ? explains)
terminal-maginor-how-turn =
    Answer with a number from the list, or in words: roll, card fire, move { $example }, sorcery { $example }. In the list, f w e a * are symbols, and a capital letter after one is the player whose counter is there.
terminal-maginor-how-reversal = Answer yes or no, or with a number.
terminal-maginor-how-symbol = Answer with a number or a symbol.
terminal-maginor-how-slot = Answer with a number from the list, where slots go from the left.
terminal-maginor-how-duel = Answer with a number, or earth, water or fire.
terminal-maginor-how-take = Answer with a number, or tile or spell.
terminal-maginor-how-stop = With “stop” there is no second counter.

## What may be typed in answers, in small letters: words that mean the same, with spaces between them. The English
## words are always understood as well.

typed-yes = yes
typed-no = no
typed-none = none
typed-up = up
typed-down = down
typed-use = use
typed-discard = discard
typed-roll = roll
# A symbol card.
typed-card = card
typed-move = move
# A sorcery card.
typed-sorcery = sorcery
typed-slot = slot
typed-stop = stop
typed-take = take
typed-tile = tile
typed-spell = spell
# Small words that mean nothing in an answer.
typed-decoration = a the and with
