## The guided first games. A line is a paragraph.

first-wizard-welcome =
    Welcome to Wizard. Each round you are dealt some cards, and you foretell how many tricks you will take with them. In a trick everybody plays one card, and the best one takes it. Being exactly right is all that counts.
first-wizard-trump =
    In the first round everybody has just one card. Then one more card is turned up: it is green, so green is trump in this round. Trump beats all other suits.
first-wizard-predict-wizard =
    You hold a { -wizard }, the strongest card there is: it takes its trick. So foretell one trick.
first-wizard-signs =
    Below each name stand the tricks: an empty ring is foretold, a filled one is taken, a red diamond is one too many. Beside the name are the points. The little pile of cards shows who deals, the glowing frame whose turn it is.
first-wizard-lead-wizard =
    The others expect nothing. You sit to the left of the dealer, so you lead. Play the { -wizard }.
first-wizard-scored =
    You said one trick and took one: that is 20 points, and 10 more for the trick. The others said 0 and took 0: 20 points each. Being off by one costs 10 points, by two 20.
first-wizard-predict-last =
    Round two, two cards each, and red is trump. You deal, so you are the last to predict. The blue 12 may well take a trick; the yellow 3 hardly. Foretell one.
first-wizard-follow =
    Blue was led, and you have a blue card, so you must follow suit. The blue 12 is the highest so far: the trick is yours.
first-wizard-lead-low =
    You took the trick, so you lead the next. You have the one trick you wanted. Lead the yellow 3 and let somebody else have this one.
first-wizard-ruffed =
    Nobody else had a yellow card, so both could play what they liked, and a trump beats every other suit: the little red 2 took the trick.
first-wizard-predict-jester =
    Round three. Blue is trump. The { -jester } never takes a trick (unless all play Jesters), the yellow 10 might, and the blue 2 is a trump. Foretell one.
first-wizard-follow-yellow =
    Yellow was led. You may always play a { -wizard } or a { -jester }, whatever was led; otherwise you must follow. Follow with the yellow 10 and see whether it holds.
first-wizard-ruff =
    The yellow 12 was higher. Now green is led, and you have no green card: you may play anything. The blue 2 is a trump and takes the trick.
first-wizard-lead-jester =
    One trick, as foretold. Lead the { -jester }: it loses to everything, and the next card decides which suit must be followed. After a { -wizard }, none must.
first-wizard-done =
    Everybody was right this time. In the last round all cards are dealt, and whoever has the most points then wins. At the table you see for everyone how many tricks they foretold and how many they have.

first-shazamm-welcome =
    Welcome to Shazamm! Two wizards stand on a bridge over lava, with a wall of fire between them. Push it towards your opponent, round after round, until one of you falls.
first-shazamm-hand =
    You have 50 mana for this round and five spells in hand. Each turn both of you bet mana, in secret and at the same time. Whoever bets more pushes the fire one tile; both pay what they have bet.
first-shazamm-signs =
    The Dummy among your cards is not a spell: it does nothing and comes back, so nobody can tell whether you cast. The yellow mark shows the middle between the wizards, where the fire begins.
first-shazamm-first-bet =
    Begin with a bet of 8, without a spell.
first-shazamm-pushed =
    8 beats 5: the fire has moved one tile towards your opponent. When it reaches a wizard, the round is over.
first-shazamm-low-bet =
    Losing a turn cheaply can be as good as winning one. Bet just 1 now, and let your opponent pay for the push.
first-shazamm-cheap =
    That push cost your opponent 14 mana, and you only 1. You now have more left for the rest of the round.
first-shazamm-boost =
    Now a spell. { -boost } adds 7 to your strength, but you pay only the bet. Bet 10 and choose { -boost }.
first-shazamm-resist =
    10 and 7 are 17: just enough against 16. Spells are gone when they are cast. Your opponent has little mana left and may try something: bet 5 with { -resistance }, so that the fire cannot move towards you in this turn.
first-shazamm-resisted =
    Your opponent cast { -blaze }, which would have pushed the fire two tiles. { -resistance } has stopped it. Spells always work in the order of their numbers.
first-shazamm-last-bet =
    Your opponent has only 6 mana left. A bet of 7 is sure to win this turn.
first-shazamm-round-over =
    Your opponent has no mana left, and you have: so you push the fire all the way to the wizard. That ends the round. The wizards take their places three tiles from the fire (one of them steps forward), and the bridge breaks off at both ends.
first-shazamm-done =
    A new round: both have 50 mana again and draw three spells. Win this one as well, and there is no bridge left under your opponent’s feet.

first-maginor-welcome =
    Welcome to Maginor. Eleven oracles lie in a ring, and each has votes to give: the number on its tile. Maginor walks along the ring and collects them. Win as many votes as you can before he does.
first-maginor-signs =
    Each tile shows its votes in the middle and its slots around them; beside it lies its spell. Your own line shows your votes and how many counters you have left.
first-maginor-turn =
    On your turn you play as many cards and spells as you like, and then you either move or roll the die. Everybody starts on the Guild Hall. Maginor comes to the Will-o’-the-Wisp first, so go there: move your wizard.
first-maginor-roll =
    Now roll. The die shows a symbol, and if your tile has a free slot with it, you place one of your counters there.
first-maginor-slot =
    Fire: two slots show it. If two players have the same number of counters in the end, the one who comes first clockwise from the top wins. So take the first.
first-maginor-maginor =
    The sixth side of the die is Maginor himself. Your opponent could choose the symbol, and Maginor has set out: he now stands before the Will-o’-the-Wisp. When he moves off a tile, it is scored.
first-maginor-card =
    Besides the die you have cards: one of each symbol, each as good as a roll of it, once in the game. Play your air card.
first-maginor-roll-again =
    Cards do not end your turn. A sorcery card is a roll for any tile, wherever your wizard is. Now roll.
first-maginor-fate =
    Fate! There is one fate slot, and it is yours now. Where a tile shows no fate, fate counts as any symbol you like. You lead with three counters to one.
first-maginor-duel =
    Your opponent rolled air, but all air slots are taken: so there is a duel for your counter. Earth beats water, water beats fire, fire beats earth; if both choose earth, the defender wins. That is you. Choose earth.
first-maginor-fill =
    You have won, and your counter stays. One slot is free, and it shows fire. A tile is also scored as soon as all its slots are full: play your fire card.
first-maginor-take =
    You have the most counters, so you choose first: the tile with its 5 votes, or the spell beside it. The second takes the other. Take the tile.
first-maginor-scored =
    All counters come back, the tile leaves the ring, and the wizards who stood there are in the middle. Your opponent got the spell Domination.
first-maginor-move =
    From the middle you cannot roll: you must move. The Unicorn gives 10 votes. Go there.
first-maginor-done =
    So it goes on around the ring. The Guild Hall comes last: when Maginor arrives there, it is scored, and the game is over. Whoever has the most votes becomes the new High Wizard.

## What stands around the rules.

rules-title = { $game }: the rules
rules-play = Set up a table
rules-contents = Chapters
rules-back = Back to the game
# The label of a field.
rules-search = Search rules, cards and questions
# An example that one can go through.
rules-example = Example: { $step } of { $steps }
rules-example-back = Back
rules-example-on = On

## What stands around the guided first games.

first-title = { $game }: your first game
first-on = Go on
first-do-it = Do it for me
# Another decision than the one that the lesson is about.
first-other = That would be possible, but in this lesson: { $action }.
first-end = That is all you need to know. You can play on from here against bots, or set up a table of your own. Whatever you forget: the question mark explains every choice.
first-play-on = Play on from here
first-new = Set up a table
first-progress = { $read } of { $all }
