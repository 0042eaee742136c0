wizard-title = Wizard

## Cards

-wizard = Wizard
-jester = Jester
-shapeshifter = Shapeshifter
-dragon = Dragon
-fairy = Fairy
-bomb = Bomb
-werewolf = Werewolf
-juggler = Juggler
-cloud = Cloud

wizard-wizard = { -wizard }
wizard-jester = { -jester }
wizard-special = { $card ->
    [shapeshifter] { -shapeshifter }
    [dragon] { -dragon }
    [fairy] { -fairy }
    [bomb] { -bomb }
    [werewolf] { -werewolf }
    [juggler] { -juggler }
   *[cloud] { -cloud }
}
wizard-colour = { $suit ->
    [humans] blue
    [dwarves] red
    [elves] green
   *[giants] yellow
}
wizard-suit = { $suit ->
    [humans] blue (humans)
    [dwarves] red (dwarves)
    [elves] green (elves)
   *[giants] yellow (giants)
}
wizard-suited = { wizard-colour } { $rank }
# In a sentence.
wizard-the-suited = the { wizard-suited }
wizard-a-wizard = a { -wizard }
wizard-a-jester = a { -jester }
wizard-the-special = the { wizard-special }
# A special card and what it is played as.
wizard-face = { $card } as { $what }
wizard-no-trump = no trump
# The cards that need not follow suit.
wizard-always = { $specials ->
    [yes] { -wizard }s, { -jester }s and special cards
   *[no] { -wizard }s and { -jester }s
}

## The table

wizard-heading =
    Wizard for { $seats } players: { $names }.
    { $rounds } rounds. In each, say how many tricks you will take: in a trick everybody plays one card, and the best one takes it. Exact predictions gain points, others lose some.
wizard-heading-with = With the special cards { $cards }.
wizard-variant = { $variant ->
    [plus-minus-one] Plus/minus one
    [hidden] Hidden predictions
    [secret] Secret predictions
    [clairvoyance-first] Clairvoyance in the first round
    [clairvoyance-every] Clairvoyance
    [single-suit] Single suit
   *[maximus] Maximus
}
# After the name of the variant.
wizard-about-variant = { $variant ->
    [plus-minus-one] the predictions of a round may not add up to its number of tricks; whoever predicts last has to see to it.
    [hidden] all predict in secret, and the predictions are revealed before the first trick.
    [secret] all predict in secret, and the predictions are revealed only at the end of the round.
    [clairvoyance-first] in the first round you see the cards of all others but not your own until all have predicted.
    [clairvoyance-every] you see the cards of all others but not your own until all have predicted.
    [single-suit] everybody plays a suit of their own with one { -wizard } and one { -jester }. There is no trump and no suit to follow: the highest card wins, the first among equals.
   *[maximus] five rounds, all cards are dealt. Trump is blue, red, green, yellow, then there is none.
}
wizard-before = The game has not begun.
wizard-round = Round { $round } of { $rounds }, { $cards ->
    [one] 1 card each
   *[other] { $cards } cards each
}, { $who ->
    [you] you are the dealer
   *[other] { $name } is the dealer
}
wizard-trump = Trump: { $suit }.
wizard-trump-none = No trump.
wizard-trump-open = Trump is not named yet.
wizard-source-card = Turned up: { $card }.
wizard-source-dealer = Turned up: { $card }; { $who ->
    [you] you named trump as the dealer.
   *[other] { $name } named trump as the dealer.
}
wizard-source-werewolf = { $who ->
    [you] You swapped the { -werewolf } for { $card } and named trump.
   *[other] { $name } swapped the { -werewolf } for { $card } and named trump.
}
wizard-source-nothing = No card is turned up in this round.
wizard-source-single-suit = The highest card wins, and nobody has to follow suit.

wizard-predicted = predicted
wizard-won = won
wizard-points = points
wizard-in-trick = in the trick
wizard-secret = secret
wizard-leads = leads
wizard-led = led
wizard-best = best so far
wizard-took-it = took the trick
wizard-blown-up = leads next

wizard-follow = You must follow { $suit }.
wizard-cannot-follow = You have no { $suit } card to follow with, so you may play any card.
wizard-free-wizard = A { -wizard } came first, so nobody has to follow a suit.
wizard-free-dragon = The { -dragon } came first, so nobody has to follow a suit.
wizard-free-all = You may play any card.
wizard-open = No suit has been led yet: you may play any card.

wizard-your-hand = Your hand:
wizard-hand-hidden = Your hand: { $cards ->
    [one] one card that only the others see.
   *[other] { $cards } cards that only the others see.
}
wizard-hand-of = { $name } holds: { $cards }
wizard-hand-known = { $name } is known to hold: { $cards }
wizard-chosen = You pass on { $card }.

## What is asked

wizard-ask-werewolf = You hold the { -werewolf }. Which suit shall be trump?
wizard-ask-trump = You are the dealer. Which suit shall be trump?
wizard-ask-predict = How many tricks will you take?
wizard-ask-predict-not = How many tricks will you take? It cannot be { $forbidden }.
wizard-ask-lead = You lead. Play a card.
wizard-ask-play = Play a card.
wizard-ask-pass = Which card do you pass on to { $name }?
wizard-ask-change = You took the trick with the { -cloud } in it: change your prediction by one.

wizard-explain-werewolf =
    The { -werewolf } is never played. You swap it for the card that is turned up, and you name the trump suit, or “no trump”.
    A good choice is the suit of which you hold most.
wizard-explain-trump =
    A card of the trump suit beats every card of the other suits. A good choice is the suit of which you hold most.
wizard-explain-predict =
    Say how many tricks of this round you will take: a number from 0 to { $most }.
    If you take exactly as many, you gain 20 points and 10 more for each trick. If not, you lose 10 points for each trick too many or too few.
    Count what is likely to win: { -wizard }s, high cards of the trump suit, perhaps a 13 or 12 of another suit.
wizard-explain-play =
    You predicted { $predicted } and have won { $won } so far.
    If a suit was led, you must follow it if you can; only { wizard-always } may always be played.
    The first { -wizard } wins the trick; without one the highest trump; without one the highest card of the suit that was led. A { -jester } loses to all of these.
wizard-explain-play-single =
    You predicted { $predicted } and have won { $won } so far.
    Play any card: the highest wins, the first among equals. A { -wizard } is above all numbers, a { -jester } below.
wizard-explain-pass =
    A { -juggler } was played: everybody passes one card to the left, all at once. Pass on what does not help you to your prediction.
wizard-explain-change =
    The { -cloud } was in the trick that you took: you must make your prediction one higher or one lower. You predict { $predicted } now and have won { $won }.

## Refusals

wizard-refusal-follow = You must follow { $suit }: you hold { $held ->
    [one] one { $suit } card
   *[other] { $held } { $suit } cards
}. (Only { wizard-always } may be played instead.)
wizard-refusal-not-in-hand = You do not hold { $card }.
wizard-refusal-above = There { $cards ->
    [one] is only 1 trick
   *[other] are only { $cards } tricks
} in this round.
wizard-refusal-adds-up = The predictions may not add up to { $cards }, the number of tricks, and you are the last to predict. Choose another number.
wizard-refusal-below-zero = A prediction of 0 cannot go down.
wizard-refusal-other = That is not the question now. { $asked ->
    [predict] Predict your tricks.
    [trump] Name the trump suit.
    [werewolf] Name the trump suit, or none.
    [pass] Choose a card to pass on.
    [change] Change your prediction by one.
   *[play] Play a card.
}
wizard-refusal-chance = Round { $round } cannot be dealt like that.

## What happens

wizard-fact-first-dealer = { $who ->
    [you] You deal first.
   *[other] { $name } deals first.
}
wizard-fact-round = Round { $round } of { $rounds }: { $who ->
    [you] you deal
   *[other] { $name } deals
} { $cards ->
    [one] one card each.
   *[other] { $cards } cards each.
}
wizard-fact-dealt = { $who ->
    [you] You are dealt: { $cards }
   *[other] { $name } is dealt: { $cards }
}
wizard-fact-took-up = You take up your cards: { $cards }
wizard-fact-turned-up = Turned up: { $card }.
wizard-fact-trump = { $who ->
    [you] You name { $suit } as trump.
    [nobody] Trump is { $suit }.
   *[other] { $name } names { $suit } as trump.
}
wizard-fact-no-trump = { $who ->
    [you] You say that there is no trump.
    [nobody] There is no trump in this round.
   *[other] { $name } says that there is no trump.
}
wizard-fact-werewolf = { $who ->
    [you] You swap the { -werewolf } for { $card }.
   *[other] { $name } swaps the { -werewolf } for { $card }.
}
wizard-fact-predicted = { $who ->
    [you] You predict { $tricks ->
        [one] 1 trick
       *[other] { $tricks } tricks
    }.
   *[other] { $name } predicts { $tricks ->
        [one] 1 trick
       *[other] { $tricks } tricks
    }.
}
wizard-fact-predicted-secretly = { $name } has predicted in secret.
wizard-fact-revealed = The predictions are revealed: { $predictions }.
wizard-fact-played = { $who ->
    [you] You play { $card }.
   *[other] { $name } plays { $card }.
}
wizard-fact-trick = { $who ->
    [you] You take the trick.
   *[other] { $name } takes the trick.
}
wizard-fact-blown-up = The { -bomb } goes off: nobody takes the trick. { $who ->
    [you] You would have taken it, so you lead the next.
   *[other] { $name } would have taken it and leads the next.
}
wizard-fact-juggling = The { -juggler } makes everybody pass a card to the left.
wizard-fact-pass-chosen = { $name } has chosen a card to pass on.
wizard-fact-pass-chosen-card = { $who ->
    [you] You choose { $card } to pass on.
   *[other] { $name } chooses { $card } to pass on.
}
wizard-fact-you-pass = You pass { $card } to { $name }.
wizard-fact-you-get = { $name } passes { $card } to you.
wizard-fact-passed = { $giver } passes { $card } to { $taker }.
wizard-fact-changed = The { -cloud }: { $who ->
    [you] you put your prediction
   *[other] { $name } puts their prediction
} { $way ->
    [up] up to { $tricks }.
   *[down] down to { $tricks }.
}
wizard-fact-changed-secretly = The { -cloud }: { $name } changes their prediction, in secret.
wizard-fact-scored = Round { $round } is over: { $each }.
# One item of the list in the sentence before: what the round brought, with its sign, and the points so far.
wizard-scored-of = { $who ->
    [you] you { $points } ({ $total } in all)
   *[other] { $name } { $points } ({ $total } in all)
}
wizard-fact-over = That was the last round.

## What one may do, in the words of a button or an advice

wizard-action-play = play { $card }
wizard-action-predict = predict { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}
wizard-action-trump = name { $suit } as trump
wizard-action-no-trump = say that there is no trump
wizard-action-pass = pass on { $card }
wizard-action-change = { $way ->
    [up] put your prediction up to { $tricks }
   *[down] put your prediction down to { $tricks }
}

## The special cards

# After the name of the card.
wizard-about-special = { $card ->
    [shapeshifter] a { -wizard } or a { -jester }, as its player says.
    [dragon] beats everything, even { -wizard }s; only with the { -fairy } in the same trick does the { -fairy } win.
    [fairy] loses to everything, but with the { -dragon } in the same trick it wins.
    [bomb] nobody wins the trick. Whoever would have won it leads the next.
    [werewolf] never played. Before the predictions its holder swaps it for the card turned up and names trump, or none.
    [juggler] a 7½ of the suit its player names. After the trick everybody passes a card to the left.
   *[cloud] a 9¾ of the suit its player names. Whoever takes the trick must change their prediction by one.
}
