maginor-title = Maginor

## Symbols, spells, elements

maginor-symbol = { $symbol ->
    [fire] fire
    [water] water
    [earth] earth
    [air] air
   *[fate] fate
}
# A symbol card.
maginor-card = { maginor-symbol } card
maginor-element = { $element ->
    [earth] earth
    [water] water
   *[fire] fire
}
maginor-spell = { $spell ->
    [retrieval] Retrieval
    [restoration] Restoration
    [domination] Domination
    [persuasion] Persuasion
    [telekinesis] Telekinesis
    [teleportation] Teleportation
    [summoning] Summoning
    [reversal] Reversal
    [golden-cauldron] Golden Cauldron
   *[high-wizard] High Wizard
}
maginor-about-spell = { $spell ->
    [retrieval] take back two of the symbol cards you have played.
    [restoration] take back two of the sorcery cards you have played.
    [domination] place one or two counters in any free slots of the tile your wizard is on.
    [persuasion] replace an opponent’s counter on the tile your wizard is on by one of yours.
    [telekinesis] place a counter in any free slot of any tile.
    [teleportation] move your wizard to another tile; then you must still move or roll.
    [summoning] score the first tile clockwise from the Guild Hall at once; your turn ends.
    [reversal] win a duel that you have lost or tied. You are asked after such a duel.
    [golden-cauldron] a rite: 3 votes at the end. It is not played.
   *[high-wizard] a rite: 5 votes at the end. It is not played.
}

## The tiles that ship

# By itself.
maginor-tile-title = { $tile ->
    [guild-hall] Guild Hall
    [wisp] Will-o’-the-Wisp
    [mandrake] Mandrake
    [salamander] Salamander
    [sphinx] Sphinx
    [norns] Three Norns
    [unicorn] Unicorn
    [djinn] Djinn
    [great-eagle] Great Eagle
    [leviathan] Leviathan
    [stone-giant] Stone Giant
   *[other] { $tile }
}
# In a sentence.
maginor-tile = { $tile ->
    [guild-hall] the { maginor-tile-title }
    [wisp] the { maginor-tile-title }
    [mandrake] the { maginor-tile-title }
    [salamander] the { maginor-tile-title }
    [sphinx] the { maginor-tile-title }
    [norns] the { maginor-tile-title }
    [unicorn] the { maginor-tile-title }
    [djinn] the { maginor-tile-title }
    [great-eagle] the { maginor-tile-title }
    [leviathan] the { maginor-tile-title }
    [stone-giant] the { maginor-tile-title }
   *[other] { $tile }
}

## The table

maginor-heading =
    Maginor for { $seats } players: { $names }.
    Eleven oracles choose the next High Wizard. Win their tiles with the most counters on them; each is worth as many votes as it has slots. Most votes win.
maginor-variant = Finish the roll
# After the name of the variant.
maginor-about-variant = when the die shows Maginor, he advances even if the vote has filled and scored a tile.
maginor-turn = { $who ->
    [you] Your turn
   *[other] { $name }’s turn
}
maginor-at-start = Maginor has not set out

## What one may do, in the words of a button or an advice

maginor-action-roll = roll
maginor-action-card = play your { $card }
maginor-action-spell = cast { $spell }
# A spell for a tile: Telekinesis, Teleportation.
maginor-action-spell-tile = cast { $spell } on { maginor-tile }
maginor-action-move = go to { maginor-tile }
maginor-action-sorcery = play a sorcery card for { maginor-tile }
maginor-action-symbol = choose { $symbol }
# What would do nothing, such as a card whose symbol the tile does not show.
maginor-action-idle = { $action } (nothing happens)
maginor-action-slot = choose slot { $slot } ({ $symbol })
maginor-action-slot-of = choose slot { $slot } ({ $symbol }), held by { $name }
maginor-action-stop = place no second counter
maginor-action-duel = choose { $element }
maginor-action-reversal = cast Reversal
maginor-action-no-reversal = let the result stand
maginor-action-take-tile = take { maginor-tile } ({ maginor-votes })
maginor-action-take-spell = take the spell { $spell }
maginor-action-retrieve = take back your { $card }

## What is asked

maginor-ask-turn = { $place ->
    [middle] You are in the middle: you must end your turn with a move.
   *[tile] Play cards and spells, then roll or move.
}
maginor-ask-symbol = Which symbol do you name for { maginor-tile }?
maginor-ask-slot = Which { $symbol } slot of { maginor-tile }?
maginor-ask-rival = Which { $symbol } counter on { maginor-tile } do you challenge?
maginor-ask-duel = A duel against { $name }: what do you choose, in secret?
maginor-ask-reversal = You did not win the duel. Cast Reversal and win it?
maginor-ask-take = You are first on { maginor-tile }. What do you take?
maginor-ask-retrieve = { $left ->
    [one] Which symbol card do you take back?
   *[other] Which symbol card do you take back first? You may take { $left }.
}
maginor-ask-domination = { $second ->
    [yes] Domination: where does the second counter go? Or stop.
   *[no] Domination: where does the first counter go?
}
maginor-ask-persuasion = Persuasion: which counter do you replace by yours?
maginor-ask-telekinesis = Telekinesis: which slot of { maginor-tile }?

## What it is about

maginor-explain-turn =
    Your wizard stands on { maginor-tile }. In your turn you may play any number of cards and spells, and at the end you must either roll or move; then it is the next player’s turn.
    roll: the die shows a symbol, and you place a counter in a free slot of that symbol on your wizard’s tile. If all such slots are taken, you fight a duel for one. If the tile does not show the symbol, nothing happens. One face is Maginor: you choose the symbol, and Maginor goes on.
    move: your wizard goes to another tile, to roll there in the turns to come.
maginor-explain-turn-middle =
    The tile of your wizard was scored, so your wizard is in the middle of the ring. You may play sorcery cards, and some spells, but you cannot roll: your turn ends with a move to a tile.
maginor-explain-cards =
    card: each of your five symbol cards is as good as a roll of that symbol, once in the game. sorcery: roll for any tile, wherever your wizard is ({ $sorcery } left). Cards can be played before you roll or move.
maginor-explain-spells = Your spells, each to be cast once:
maginor-explain-aim =
    A tile is scored when Maginor leaves it or all its slots are full; only the Guild Hall at the end, when he arrives there. Whoever has most counters takes the tile or the spell beside it, the second takes the other; among equals, the counter that comes first in the row decides. All counters come back. So go where you can be first or second before Maginor is there.
maginor-explain-counters = Counters on { maginor-tile } ({ maginor-votes }{ $has_spell ->
    [yes] , with the spell { $spell }
   *[no] , without a spell
}): { $counters }.
maginor-explain-symbol = You may choose the symbol of your vote on { maginor-tile }. If a slot of it is free, your counter goes there; if not, you fight a duel for one. A free slot is safer than a duel.
maginor-explain-idle = You may also name a symbol with which nothing happens, because the tile does not show it or all its slots are yours. Then the tile stays as it is, and you keep your counter.
maginor-explain-slot = All of these slots are free. Slots are counted clockwise from the top of the tile. If you have as many counters as somebody else when the tile is scored, whoever has the first one in that order is ahead: so a low number is better.
maginor-explain-rival = All slots of this symbol are taken. Choose the counter that you want to fight for in a duel: if you win, yours takes its place.
maginor-explain-advance = Then Maginor goes on a step.
maginor-explain-duel =
    Both choose earth, water or fire in secret. Earth beats water, water beats fire, fire beats earth. { $role ->
    [defender] You defend your counter: if you win it stays, if you lose, the challenger’s takes its place.
   *[challenger] You challenge: if you win, your counter takes the place of the other.
    }
    If both choose earth, the defender wins. If both choose fire, or both water, the slot becomes free.
maginor-explain-reversal = With Reversal you win this duel instead of losing or tying it. You have the spell only once.
maginor-explain-take =
    You have the most counters on this tile, so you choose. { $second ->
    [yes] { $name } is second and takes what you leave.
   *[no] Nobody else has a counter there: the other is out of the game.
    } Tiles are votes at the end, spells help you on the way. The spell is
maginor-explain-retrieve = Retrieval brings back two of the symbol cards that you have played.
maginor-explain-domination = Domination places one or two counters in any free slots of the tile your wizard is on.
maginor-explain-persuasion = Persuasion puts your counter in the place of an opponent’s, without a duel.
maginor-explain-telekinesis = All of these slots are free, and your counter may go into any of them, whatever the symbol. A low slot is better when there is a tie.

## Refusals

maginor-refusal-other = That is not the question now. { $asked ->
    [turn] It is your turn: play a card or a spell, roll, or move.
    [symbol] Choose the symbol of your vote first.
    [slot] Choose a slot first.
    [duel] Choose earth, water or fire for the duel.
    [reversal] Say whether you cast Reversal.
    [take] Choose the tile or the spell.
   *[retrieve] Choose a symbol card to take back.
}
maginor-refusal-card = You have played your { $card } already.
maginor-refusal-sorcery = You have no sorcery card left.
maginor-refusal-spell = You do not own { $spell }.
maginor-refusal-middle = Your wizard stands in the middle, not on a tile, so that is not possible now. Move to a tile first.
maginor-refusal-not-in-play = There is no such tile any more: { maginor-tile } was scored.
maginor-refusal-there = Your wizard is on { maginor-tile } already. Move somewhere else, or roll.
maginor-refusal-must-roll = Nobody has rolled for { $turns } turns, so you have to: you cannot move now.
maginor-refusal-no-counter = All your counters lie on tiles. They come back when their tile is scored.
maginor-refusal-nothing = A vote of { $symbol } could do nothing on { maginor-tile }: it is not shown there, or all its slots are yours.
maginor-refusal-full = No slot is free on { maginor-tile }.
maginor-refusal-rival = No opponent has a counter on { maginor-tile }.
maginor-refusal-discarded = You have played no such card yet, so there is nothing to take back.
maginor-refusal-not-discarded = You still hold your { $card }. Take back one that you have played.
maginor-refusal-only-hall = Only the Guild Hall is left, and it cannot be summoned.
maginor-refusal-slot = { $why ->
    [none] There is no slot { $slot } on { maginor-tile }.
    [taken] There is a counter in slot { $slot } already.
    [other-symbol] Slot { $slot } shows another symbol.
   *[no-rival] No opponent’s counter is in slot { $slot }.
} Choose another slot.
maginor-refusal-stop = Domination places at least one counter.
maginor-refusal-chance = The dice cannot have fallen like that.

## What happens

maginor-fact-ring = The ring, with the spells: { $tiles }.
maginor-fact-first = { $who ->
    [you] You begin.
   *[other] { $name } begins.
}
maginor-fact-turn = { $turn }.
maginor-fact-must-roll = Nobody has rolled for a long time, so { $who ->
    [you] you have to roll.
   *[other] { $name } has to roll.
}
maginor-fact-card = { $who ->
    [you] You play your { $card }.
   *[other] { $name } plays the { $card }.
}
maginor-fact-sorcery = { $who ->
    [you] You play a sorcery card.
   *[other] { $name } plays a sorcery card.
}
maginor-fact-spell = { $who ->
    [you] You cast { $spell }.
   *[other] { $name } casts { $spell }.
}
maginor-fact-moved = { $who ->
    [you] You go to { maginor-tile }.
   *[other] { $name } goes to { maginor-tile }.
}
maginor-fact-rolled = { $who ->
    [you] You roll for { maginor-tile }: { $symbol }.
   *[other] { $name } rolls for { maginor-tile }: { $symbol }.
}
maginor-fact-rolled-maginor = { $who ->
    [you] You roll for { maginor-tile }: Maginor! You choose the symbol, and he goes on.
   *[other] { $name } rolls for { maginor-tile }: Maginor! He goes on, after a vote of any symbol.
}
maginor-fact-symbol = { $who ->
    [you] The symbol of your vote is { $symbol }.
   *[other] The symbol of { $name }’s vote is { $symbol }.
}
maginor-fact-not-shown = Nothing happens: that symbol is not on { maginor-tile }.
maginor-fact-all-own = Nothing happens: { $who ->
    [you] all those slots are yours already.
   *[other] all those slots are { $name }’s already.
}
maginor-fact-no-counter = Nothing happens: { $who ->
    [you] you have no counter left.
   *[other] { $name } has no counter left.
}
maginor-fact-placed = { $who ->
    [you] Your counter goes into slot { $slot } ({ $symbol }) of { maginor-tile }.
   *[other] { $name }’s counter goes into slot { $slot } ({ $symbol }) of { maginor-tile }.
}
maginor-fact-filled = All slots of { maginor-tile } are full.
maginor-fact-advance-lost = The turn ends with the scoring of this tile, so Maginor’s step is lost.
maginor-fact-challenged = { $who ->
    [you] You challenge { $other } for slot { $slot } ({ $symbol }) of { maginor-tile }: a duel!
    [against-you] { $name } challenges you for slot { $slot } ({ $symbol }) of { maginor-tile }: a duel!
   *[other] { $name } challenges { $other } for slot { $slot } ({ $symbol }) of { maginor-tile }: a duel!
}
maginor-fact-chose = { $who ->
    [you] You choose { $element }.
   *[other] { $name } chooses { $element }.
}
maginor-fact-chose-secretly = { $name } has chosen in secret.
maginor-fact-revealed = { $challenger }: { $challenge }. { $defender }: { $defence }.{ $verdict ->
    [both-earth] { " " }Earth against earth is won by the defender.
   *[other] { "" }
}
maginor-fact-no-reversal = { $who ->
    [you] You keep Reversal for later.
   *[other] { $name } keeps Reversal for later.
}
maginor-fact-duel-won = { $who ->
    [you] You win the duel: slot { $slot } of { maginor-tile } is yours.
    [against-you] { $name } wins the duel and holds slot { $slot } of { maginor-tile }.
   *[other] { $name } wins the duel against { $other } and holds slot { $slot } of { maginor-tile }.
}
maginor-fact-duel-tied = The duel is tied: slot { $slot } of { maginor-tile } is free.
maginor-fact-retrieved = { $who ->
    [you] You take back: { $symbols }.
   *[other] { $name } takes back: { $symbols }.
}
maginor-fact-restored = { $who ->
    [you] You take back { $cards ->
        [one] one sorcery card
       *[other] { $cards } sorcery cards
    }.
   *[other] { $name } takes back { $cards ->
        [one] one sorcery card
       *[other] { $cards } sorcery cards
    }.
}
maginor-fact-persuaded = { $who ->
    [you] Your counter replaces { $other }’s in slot { $slot } of { maginor-tile }.
    [against-you] { $name }’s counter replaces yours in slot { $slot } of { maginor-tile }.
   *[other] { $name }’s counter replaces { $other }’s in slot { $slot } of { maginor-tile }.
}
maginor-fact-before = Maginor is now before { maginor-tile }.
maginor-fact-on = Maginor steps onto { maginor-tile }.
maginor-fact-leaves = Maginor leaves { maginor-tile }.
maginor-fact-scored = Scored: { maginor-tile }. Counters: { $counters }. First: { $first }, second: { $second }.
maginor-fact-scored-alone = Scored: { maginor-tile }. Counters: { $counters }, and nobody else.
maginor-fact-scored-nobody = Scored: { maginor-tile }. Nobody has a counter there.
# A full tile was scored and left the ring, and Maginor stood on it or before it.
maginor-fact-gap-closed = The tile is gone, so Maginor is now before { maginor-tile }.
maginor-fact-took-tile = { $who ->
    [you] You take { maginor-tile }: { maginor-votes }.
   *[other] { $name } takes { maginor-tile }: { maginor-votes }.
}
maginor-fact-took-spell = { $who ->
    [you] You take the spell { $spell }.
   *[other] { $name } takes the spell { $spell }.
}
maginor-fact-tile-discarded = Nobody gets { maginor-tile }.
maginor-fact-spell-discarded = Nobody gets the spell { $spell }.
maginor-fact-cleared = All counters on { maginor-tile } go back.
maginor-fact-to-the-middle = To the middle of the ring: { $names }.
maginor-fact-over = The Guild Hall was the last tile.

# What somebody has at the end, or what a tile is worth.
maginor-votes = { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
}
# What a bot expects to have at the end: whole votes, roughly.
maginor-votes-expected = { $votes ->
    [one] about { $votes } vote at the end
   *[other] about { $votes } votes at the end
}
