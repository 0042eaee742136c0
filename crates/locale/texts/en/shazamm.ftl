shazamm-title = Shazamm!

## Cards

-mutism = Mutism
-clone = Clone
-theft = Theft
-end-of-round = End of Round
-middle = Middle
-recycling = Recycling
-boost = Boost
-double-dose = Double Dose
-who-wins-loses = Who Wins Loses
-blaze = Blaze
-resistance = Resistance
-sore-loser = Sore Loser
-reserves = Reserves
-drain = Drain

shazamm-card = { $card ->
    [mutism] { -mutism }
    [clone] { -clone }
    [theft] { -theft }
    [end-of-round] { -end-of-round }
    [middle] { -middle }
    [recycling] { -recycling }
    [boost] { -boost }
    [double-dose] { -double-dose }
    [who-wins-loses] { -who-wins-loses }
    [blaze] { -blaze }
    [resistance] { -resistance }
    [sore-loser] { -sore-loser }
    [reserves] { -reserves }
    [drain] { -drain }
   *[dummy] Dummy
}
# What a card does, in a line next to its name: at most 58 columns.
shazamm-effect = { $card ->
    [mutism] no other spell works from now to the end of the round
    [clone] copies a spell that the other laid down last turn
    [theft] takes the opponent’s spells above number 3 this turn
    [end-of-round] ends the round at once; nobody pays
    [middle] puts the fire back to where it began this round
    [recycling] after the reveal, change your bet by -5 to +5
    [boost] strength +7
    [double-dose] strength ×2, after { -boost }
    [who-wins-loses] the fire moves towards the stronger side
    [blaze] the fire moves two tiles instead of one
    [resistance] the fire does not move towards you this turn
    [sore-loser] you pay nothing if the fire moves towards you
    [reserves] +13 mana after paying
    [drain] + as much mana as the other bets, after paying
   *[dummy] does nothing and comes back; hides whether you cast
}
# The same for a long list in two columns: at most 21 columns.
shazamm-effect-short = { $card ->
    [mutism] silences all spells
    [clone] copies a past spell
    [theft] takes their spells
    [end-of-round] ends the round now
    [middle] fire back to start
    [recycling] bet -5 to +5 later
    [boost] strength +7
    [double-dose] strength ×2
    [who-wins-loses] turns the push round
    [blaze] a push of two tiles
    [resistance] stops a push at you
    [sore-loser] free if you lose
    [reserves] +13 mana
    [drain] +mana: their bet
   *[dummy] does nothing
}

## The table

shazamm-heading =
    Shazamm! { $red } (red, on the left) against { $green } (green, on the right).
    Two wizards on a bridge with a wall of fire between them. Each turn both bet mana in secret, perhaps with spells: the stronger side pushes the fire one tile towards the other. The bridge breaks from its ends, and who is driven off it loses.
shazamm-variant = { $variant ->
    [full-hand] Full hand
    [counted-cards] Counted cards
   *[stacked-deck] Stacked deck
}
# After the name of the variant.
shazamm-about-variant = { $variant ->
    [full-hand] all 14 spells are in hand from the start.
    [counted-cards] both lay their cards first, and see how many the other has laid before they bet.
   *[stacked-deck] you choose the order in which you draw your spells.
}
shazamm-round = Round { $round }
shazamm-stacking = Before the first round
shazamm-fire = fire
shazamm-mana = mana
shazamm-hand-and-deck = { $hand ->
    [one] 1 spell
   *[other] { $hand } spells
} in hand, { $deck } in the deck
shazamm-hand-size = { $hand ->
    [one] 1 spell
   *[other] { $hand } spells
} in hand
shazamm-falls-at = { $who ->
    [you] You fall
   *[other] { $name } falls
} if this round ends with the fire on { $all ->
    [yes] any tile it can reach
   *[no] { $count ->
        [one] tile { $tiles }
       *[other] any of the tiles { $tiles }
    }
}.
shazamm-muted = { -mutism }: spells have no effect until the end of this round.
shazamm-committed = { $who ->
    [you] You have bet { $bet }.
   *[other] { $name } has bet { $bet }.
}
# How many cards somebody has laid, where a sentence names them.
shazamm-cards-count = { $count ->
    [0] no card
    [one] 1 card
   *[other] { $count } cards
}
# $cards are their names, or how many there are.
shazamm-laid = { $who ->
    [you] You have laid { $cards }.
   *[other] { $name } has laid { $cards }.
}
shazamm-this-turn = This turn: { $first }; { $second }.
shazamm-bet-of = { $who ->
    [you] you bet { $bet }
   *[other] { $name } bets { $bet }
}
shazamm-bet-with = { $bet } with { $cards }
shazamm-bet-recycled = { $bet } (now { $now })
shazamm-your-hand = Your hand:
shazamm-stack-of = { $who ->
    [you] You will draw: { $cards }
   *[other] { $name } will draw: { $cards }
}

## What is asked

shazamm-ask-bet = Choose your bet, with spells if you like.
shazamm-ask-bet-muted = Choose your bet.
shazamm-ask-lay = Lay your cards face down, or none.
# $cards is how many there are.
shazamm-ask-bet-counted = { $name } has laid { $cards }. Choose your bet.
shazamm-ask-clone = Which spell do you copy?
shazamm-ask-theft = You stole { $card }. Do you use it or discard it?
shazamm-ask-recycle = By how much do you change your bet of { $bet }? ({ $lowest } to { $highest })
shazamm-ask-stack = Choose the { NUMBER($place, type: "ordinal") ->
    [one] { $place }st
    [two] { $place }nd
    [few] { $place }rd
   *[other] { $place }th
} spell of your deck.

shazamm-explain-bet =
    You and { $name } bet mana in secret, both at once. The higher bet pushes the fire one tile towards the other; equal bets leave it where it is. Both pay what they bet.
    The round ends when the fire reaches a wizard, or when somebody has no mana left: then the other pushes the fire one more tile for each mana that is left. So do not spend it all too soon.
    After a round both wizards go to three steps from the fire, a tile breaks off at each end, and both have 50 mana again. Who stands on no tile falls.
    You have { $mana } mana and { $name } has { $theirs }. The fire is { $near ->
        [one] 1 tile
       *[other] { $near } tiles
    } from you and { $far ->
        [one] 1 tile
       *[other] { $far } tiles
    } from { $name }.
shazamm-explain-lay =
    First you and { $name } lay cards face down, both at once. When both have, you see how many lie there; the Dummy counts like any other card. Then both bet in secret.
shazamm-explain-spells =
    Each spell works once in the match; a spell that both lay down cancels. The Dummy comes back.
    Your cards, in the order in which they work:
shazamm-explain-clone =
    Your { -clone } acts as one of the spells that { $name } laid down last turn, as if you had played it now.
shazamm-explain-theft =
    Your { -theft } took { $card } from { $name } before it could work.
    If you use it, it works for you in this turn. If you discard it, it does not work at all.
    What it does: { $effect }.
shazamm-explain-recycle =
    All bets and spells lie open now, and your { -recycling } lets you change your bet of { $bet } by up to 5, within 1 and your { $mana } mana. You fight with the new bet, and you pay it. { $name } bets { $theirs }.
shazamm-explain-stack =
    You choose the order in which you will draw your 14 spells. The first five are your first hand; in each new round you draw three more. Most matches have two to four rounds.

## Refusals

shazamm-refusal-mana = You have { $mana } mana; bet { $mana ->
    [one] 1
   *[other] 1 to { $mana }
}.
shazamm-refusal-not-in-hand = { $why ->
    [used] You have used { $card } already.
   *[deck] You do not hold { $card } yet.
}
shazamm-refusal-not-on-show = { $name } did not lay down { $card } last turn. Choose one that was laid down, or none.
shazamm-refusal-other-spell = The question is whether you use { $card } or discard it.
shazamm-refusal-recycled = Your bet of { $bet } can change by { $lowest } to { $highest }: it stays within 1 and your { $mana } mana.
shazamm-refusal-stacked = { $card } is in your deck already.
shazamm-refusal-lie-already = Your cards of this turn lie on the table already: bet without cards.
shazamm-refusal-other = That is not the question now. { $asked ->
    [clone] Say which spell you copy, or none.
    [theft] Say whether you use the stolen spell or discard it.
    [recycle] Say by how much you change your bet.
    [stack] Say which spell you draw next.
    [lay] Lay cards face down, or none.
   *[bet] Bet mana, with spells if you like.
}
shazamm-refusal-chance = Spells cannot be drawn like that.

## What happens

shazamm-fact-stacked = { $who ->
    [you] Next in your deck: { $card }.
   *[other] Next in the deck of { $name }: { $card }.
}
shazamm-fact-stack-done = { $who ->
    [you] Your deck is in order.
   *[other] { $name } has put the deck in order.
}
shazamm-fact-drew = { $who ->
    [you] You draw { $cards }.
   *[other] { $name } draws { $cards }.
}
shazamm-fact-drew-secretly = { $name } draws { $count ->
    [one] 1 spell.
   *[other] { $count } spells.
}
shazamm-fact-committed-secretly = { $name } has made a bet in secret.
shazamm-fact-laid-secretly = { $name } has chosen cards in secret.
shazamm-fact-counted = Cards on the table: { $counts }.
shazamm-count-of = { $who ->
    [you] you { $count }
   *[other] { $name } { $count }
}
shazamm-fact-revealed = All is revealed: { $first }; { $second }.
shazamm-fact-cancelled = Both laid down { $cards }: { $count ->
    [one] it cancels and has no effect.
   *[other] these cancel and have no effect.
}
shazamm-fact-lost = { $who ->
    [you] { $to } leaves your { $cards } without effect.
   *[other] { $to } leaves { $name }’s { $cards } without effect.
}
shazamm-fact-mutism = { $who ->
    [you] Your { -mutism }
   *[other] { $name }’s { -mutism }
} silences everybody: no other spell works until the end of the round.
shazamm-fact-nothing-to-clone = { $who ->
    [you] Your { -clone }
   *[other] { $name }’s { -clone }
} finds nothing to copy.
shazamm-fact-cloned = { $who ->
    [you] Your { -clone } acts as { $card }.
   *[other] { $name }’s { -clone } acts as { $card }.
}
shazamm-fact-cloned-nothing = { $who ->
    [you] You copy nothing.
   *[other] { $name } copies nothing.
}
shazamm-fact-copy-cancelled = The copy meets { $card } on the other side, and both have no effect.
shazamm-fact-stole = { $who ->
    [you] Your { -theft } takes { $cards }.
   *[other] { $name }’s { -theft } takes { $cards }.
}
shazamm-fact-stole-nothing = { $who ->
    [you] Your { -theft } finds nothing to take.
   *[other] { $name }’s { -theft } finds nothing to take.
}
shazamm-fact-used-stolen = { $who ->
    [you] You use the stolen { $card }.
   *[other] { $name } uses the stolen { $card }.
}
shazamm-fact-discarded-stolen = { $who ->
    [you] You discard the stolen { $card }.
   *[other] { $name } discards the stolen { $card }.
}
shazamm-fact-end-of-round = { $who ->
    [you] Your { -end-of-round }
   *[other] { $name }’s { -end-of-round }
} ends the round at once: the bets do not count.
shazamm-fact-middle = { $who ->
    [you] Your { -middle }
   *[other] { $name }’s { -middle }
} puts the fire back to tile { $wall }, where the round began.
shazamm-fact-recycled = { $who ->
    [you] { -recycling }: you change your bet by { $change }, to { $bet }.
   *[other] { -recycling }: { $name } changes the bet by { $change }, to { $bet }.
}
shazamm-fact-recycled-not = { $who ->
    [you] { -recycling }: you leave your bet at { $bet }.
   *[other] { -recycling }: { $name } leaves the bet at { $bet }.
}
shazamm-fact-boost = { $who ->
    [you] { -boost } makes your strength { $strength }.
   *[other] { -boost } makes { $name }’s strength { $strength }.
}
shazamm-fact-double-dose = { $who ->
    [you] { -double-dose } makes your strength { $strength }.
   *[other] { -double-dose } makes { $name }’s strength { $strength }.
}
shazamm-fact-strengths = Strength: { $strengths }.
shazamm-strength-of = { $who ->
    [you] you { $strength }
   *[other] { $name } { $strength }
}
shazamm-fact-who-wins-loses = { $who ->
    [you] Your { -who-wins-loses }
   *[other] { $name }’s { -who-wins-loses }
} turns the push round.
shazamm-fact-who-wins-loses-not = { $who ->
    [you] Your { -who-wins-loses }
   *[other] { $name }’s { -who-wins-loses }
} has nothing to turn round.
shazamm-fact-blaze = { $who ->
    [you] Your { -blaze }
   *[other] { $name }’s { -blaze }
} lets the fire move two tiles.
shazamm-fact-resisted = { $who ->
    [you] Your { -resistance }
   *[other] { $name }’s { -resistance }
} stops the fire.
shazamm-fact-resisted-nothing = { $who ->
    [you] Your { -resistance }
   *[other] { $name }’s { -resistance }
} has nothing to stop.
shazamm-fact-moved = The fire moves { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
} towards { $who ->
    [you] you
   *[other] { $name }
}, to tile { $wall }.
shazamm-fact-stayed = The fire stays on tile { $wall }.
shazamm-fact-sore-loser = { $who ->
    [you] { -sore-loser }: you lost ground and do not pay.
   *[other] { -sore-loser }: { $name } lost ground and does not pay.
}
shazamm-fact-sore-loser-not = { $who ->
    [you] { -sore-loser }: you lost no ground, so you pay.
   *[other] { -sore-loser }: { $name } lost no ground, and pays.
}
shazamm-fact-paid = { $who ->
    [you] You pay { $bet } and have { $mana } mana left.
   *[other] { $name } pays { $bet } and has { $mana } mana left.
}
shazamm-fact-reserves = { $who ->
    [you] { -reserves } bring you { $gain } mana: you have { $mana }.
   *[other] { -reserves } bring { $name } { $gain } mana: that makes { $mana }.
}
shazamm-fact-drain = { $who ->
    [you] { -drain } brings you { $gain } mana, as much as was bet against you: you have { $mana }.
   *[other] { -drain } brings { $name } { $gain } mana, the bet of the other side: that makes { $mana }.
}
shazamm-fact-round-over = Round { $round } is over: { $why ->
    [spell] { $who ->
        [you] you ended it.
       *[other] { $name } ended it.
    }
    [reached] { $who ->
        [you] the fire has reached you.
       *[other] the fire has reached { $name }.
    }
    [exhausted] { $who ->
        [you] you have no mana left.
       *[other] { $name } has no mana left.
    }
   *[both-exhausted] nobody has mana left.
}
shazamm-fact-pushed = { $who ->
    [you] You push
   *[other] { $name } pushes
} the fire { $tiles ->
    [one] one more tile
   *[other] { $tiles } more tiles
} with the mana that is left, to tile { $wall }.
shazamm-fact-push-resisted = { $who ->
    [you] Your { -resistance }
   *[other] { $name }’s { -resistance }
} stops the last push too: the fire stays on tile { $wall }.
shazamm-fact-wizards-moved = The wizards go to three steps from the fire: to the tiles { $red } and { $green }.
shazamm-fact-tiles-broke = The ends of the bridge break off: tiles { $first } to { $last } are left.
shazamm-fact-fell = { $who ->
    [you] There is nothing under your feet any more: you fall.
   *[other] There is nothing under { $name }’s feet any more: { $name } falls.
}
shazamm-fact-round = Round { $round }: both have 50 mana.

shazamm-chance = { $percent }% chance of winning
shazamm-result-win = The match is over. { $who ->
    [you] You win!
   *[other] { $name } wins.
}
shazamm-result-draw = The match is over. Both wizards fell: it is a draw.

## What one may do, in the words of a button or an advice

# The bet is a number, perhaps with cards: "12 with Boost".
shazamm-action-bet = bet { $bet }
shazamm-action-clone = copy { $card }
shazamm-action-clone-nothing = copy nothing
shazamm-action-use = use { $card }
shazamm-action-discard = discard { $card }
shazamm-action-recycle = change your bet by { $change }, to { $bet }
shazamm-action-recycle-not = leave your bet as it is
shazamm-action-stack = put { $card } next in your deck
shazamm-action-lay = lay { $cards }
shazamm-action-lay-nothing = lay no card
# What became of a player, beside the name.
shazamm-outcome = { $points ->
    [0] lost
    [1] draw
   *[other] won
}
