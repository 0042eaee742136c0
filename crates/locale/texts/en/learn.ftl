## The guided first games. A line is a paragraph.

first-wizard-welcome =
    Welcome to Wizard. Each round you are dealt some cards, and you foretell how many tricks you will take with them. Being exactly right is all that counts.
first-wizard-trump =
    In the first round everybody has just one card. Then one more card is turned up: it is green, so green is trump in this round. Trump beats all other suits.
first-wizard-predict-wizard =
    You hold a { -wizard }, the strongest card there is: it takes its trick. So foretell one trick.
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
    One trick, as foretold. Lead the { -jester }: it loses to everything, and the next card decides which suit must be followed.
first-wizard-done =
    Everybody was right this time. In the last round all cards are dealt, and whoever has the most points then wins. At the table you see for everyone how many tricks they foretold and how many they have.

first-shazamm-welcome =
    Welcome to Shazamm! Two wizards stand on a bridge over lava, with a wall of fire between them. Push it towards your opponent, round after round, until one of you falls.
first-shazamm-hand =
    You have 50 mana for this round and five spells in hand. Each turn both of you bet mana, in secret and at the same time. Whoever bets more pushes the fire one tile; both pay what they have bet.
first-shazamm-first-bet =
    Begin with a bet of 8, without a spell.
first-shazamm-pushed =
    8 beats 5: the fire has moved one tile towards your opponent. When it reaches a wizard, the round is over.
first-shazamm-low-bet =
    It is as good to lose a turn cheaply as to win one. Bet just 1 now, and let your opponent pay for the push.
first-shazamm-cheap =
    That push cost your opponent 14 mana, and you only 1. You now have more left for the rest of the round.
first-shazamm-boost =
    Now a spell. { -boost } adds 7 to your strength, but you pay only the bet. Bet 10 and choose { -boost }.
first-shazamm-resist =
    10 and 7 are 17: just enough against 16. Spells are gone when they are cast. Your opponent has little mana left and may try something: bet 5 with { -resistance }, so that the fire cannot move towards you in this turn.
first-shazamm-resisted =
    Your opponent cast { -blaze }, which would have pushed the fire two tiles. { -resistance } has stopped it. Spells always work in the order of their numbers.
first-shazamm-last-bet =
    Your opponent has only 6 mana left. A bet of 7 must win this turn.
first-shazamm-round-over =
    Your opponent has no mana left, and you have: so you push the fire all the way to the wizard. That ends the round. The wizards step back to three tiles from the fire, and the bridge breaks off at both ends.
first-shazamm-done =
    A new round: both have 50 mana again and draw three spells. Win this one as well, and there is no bridge left under your opponent’s feet.

first-maginor-welcome =
    Welcome to Maginor. Eleven oracles lie in a ring, and each has votes to give: the number on its tile. Maginor walks along the ring and collects them. Win as many votes as you can before he does.
first-maginor-turn =
    On your turn you play as many cards and spells as you like, and then you either move or roll the die. Everybody starts on the Guild Hall. Maginor comes to the Will-o’-the-Wisp first, so go there: move your wizard.
first-maginor-roll =
    Now roll. The die shows a symbol, and if your tile has a free slot with it, you place one of your counters there.
first-maginor-slot =
    Fire: two slots show it. If two players have the same number of counters in the end, the one who comes first clockwise from the top wins. So take the first.
first-maginor-maginor =
    The sixth side of the die is Maginor himself. Your opponent could choose the symbol, and Maginor has set out: he now stands before the Will-o’-the-Wisp. When he moves off a tile, it is scored.
first-maginor-card =
    Besides the die you have cards: one of each symbol, each as good as a roll of it, once in the game. Play the card air.
first-maginor-roll-again =
    Cards do not end your turn. Now roll.
first-maginor-fate =
    Fate! There is one fate slot, and it is yours now. Where a tile shows no fate, fate counts as any symbol you like. You lead with three counters to one.
first-maginor-duel =
    Your opponent rolled air, but all air slots are taken: so there is a duel for your counter. Earth beats water, water beats fire, fire beats earth; if both choose earth, the defender wins. That is you. Choose earth.
first-maginor-fill =
    You have won, and your counter stays. One slot is free, and it shows fire. A tile is also scored as soon as all its slots are full: play the card fire.
first-maginor-take =
    You have the most counters, so you choose first: the tile with its 5 votes, or the spell beside it. The second takes the other. Take the tile.
first-maginor-scored =
    All counters come back, the tile leaves the ring, and the wizards who stood there are in the middle. Your opponent got the spell Domination.
first-maginor-move =
    From the middle you cannot roll: you must move. The Unicorn gives 10 votes. Go there.
first-maginor-done =
    So it goes on around the ring. The Guild Hall comes last: when Maginor arrives there, it is scored, and the game is over. Whoever has the most votes becomes the new high wizard.

## The rules, chapter by chapter. A line is a paragraph; one that begins with • is an item of a list.

rules-chapter-aim = What it is about
rules-chapter-cards = The cards
rules-chapter-round = A round
rules-chapter-predict = Predicting
rules-chapter-trick = Playing a trick
rules-chapter-score = Counting points
rules-chapter-specials = Special cards
rules-chapter-variants = Variants
rules-chapter-turn = A turn
rules-chapter-spells = The spells
rules-chapter-round-end = The end of a round
rules-chapter-game-end = The end of the game
rules-chapter-start = Setting out
rules-chapter-vote = Placing a counter
rules-chapter-duel = Duels
rules-chapter-scoring = Scoring a tile

rules-wizard-aim =
    Three to six apprentices of magic foretell the future: how many tricks they will take. Whoever foresees it exactly is rewarded; whoever is wrong pays for every trick too many or too few.
    After the last round the most points win.
rules-wizard-cards =
    There are 60 cards: four peoples with the numbers 1 to 13 — the humans (blue), the dwarves (red), the elves (green) and the giants (yellow) — and four Wizards and four Jesters.
    • A Wizard beats every other card.
    • A Jester loses to every other card.
rules-wizard-round =
    In the first round everybody gets one card, in the second two, and so on until all cards are dealt in the last round: 20 rounds with three players, 15 with four, 12 with five, 10 with six.
    The next card is turned up, and its suit is trump. If it is a Wizard, the dealer looks at their cards and names trump. If it is a Jester, or no card is left, there is no trump.
rules-wizard-predict =
    Beginning to the left of the dealer, everybody says how many tricks they will take. Then the tricks are played.
rules-wizard-trick =
    The player to the left of the dealer leads any card. The others play one card each, clockwise.
    • Whoever has a card of the suit that was led must play one. Wizards and Jesters may always be played instead.
    • If a Wizard is led, everybody may play what they like. If a Jester is led, the next other card decides the suit.
    The trick goes to the first Wizard; without one, to the highest trump; without one, to the highest card of the suit that was led. If all are Jesters, the first one takes the trick.
    Whoever takes a trick leads the next.
rules-wizard-score =
    • Exactly right: 20 points, and 10 for each trick.
    • Wrong: 10 points less for each trick too many or too few.
    An example: who foretold 2 and took 2 gets 40 points. Who foretold 2 and took 4 loses 20.
rules-wizard-specials =
    A table can add some of these seven cards to the deck. Dragon and Fairy come only together.
rules-wizard-variants =
    A table can play with one way to predict and one form of the game:

rules-shazamm-aim =
    Two wizards stand on a bridge over lava, and between them burns a wall of fire. They push it at each other with mana and spells. Whoever is driven off the bridge has lost.
rules-shazamm-turn =
    Each turn both choose in secret: a bet of at least 1 mana, and any number of spells from their hand, or none. Then both reveal.
    • Spells that both have cast cancel each other.
    • The other spells work in the order of their numbers.
    • The stronger bet pushes the fire one tile towards the other. If both are equal, it stays.
    • Both pay their bets, whoever was stronger.
    The dummy does nothing and always comes back: it hides whether you cast a spell.
rules-shazamm-spells =
    Everybody has the same fourteen spells, each once in the game. You begin with five of them and draw three more for every new round.
rules-shazamm-round-end =
    A round ends when the fire reaches a wizard, when a spell ends it, or when somebody has no mana left. If only one of you is out of mana, the other pushes the fire one more tile for each mana left, at most up to the wizard.
    Then the fire stays where it is, and both wizards step to three tiles from it. The outermost tile on each end of the bridge breaks.
    For the next round both have 50 mana again.
rules-shazamm-game-end =
    A wizard who stands on a broken tile, or beyond the bridge, falls and has lost. To win two rounds in a row is always enough. If both fall at once, nobody wins.
rules-shazamm-variants =
    A table can choose one of these:

rules-maginor-aim =
    The high wizard is leaving, and eleven oracles choose a new one. Maginor walks from oracle to oracle and collects their votes. Win them with your influence before he comes by: the most votes win.
rules-maginor-start =
    The oracles lie in a ring, the Guild Hall first, then two small ones, then the others in any order. Beside almost every tile lies a spell. Maginor and all wizards start on the Guild Hall.
    Everybody has a wizard, 15 counters, five symbol cards and five sorcery cards.
rules-maginor-turn =
    First play as many cards and spells as you like. Then either move your wizard to any other tile, or roll the die for the tile it stands on.
    • A symbol card is as good as a roll of that symbol.
    • A sorcery card is a roll for any tile, wherever your wizard is.
    • If the die shows Maginor, choose any symbol, and then Maginor goes on: first into the space before the next tile, then onto it.
rules-maginor-vote =
    If the tile has a free slot with the symbol, place a counter there. If all slots with it are taken, challenge one of the others there to a duel. If the tile does not show the symbol, nothing happens.
    Where a tile shows no fate, fate counts as any symbol you like.
rules-maginor-duel =
    Both choose earth, water or fire in secret and reveal together. Earth beats water, water beats fire, fire beats earth. The winner’s counter stays in the slot, or takes it.
    • Both fire or both water: both counters come back, and the slot is free.
    • Both earth: the defender wins.
rules-maginor-scoring =
    A tile is scored when Maginor leaves it, or as soon as all its slots are full. The Guild Hall is scored only at the very end.
    Whoever has the most counters chooses the tile or the spell; the second gets the other. Among equals, the counter that comes first clockwise from the top decides.
    Then all counters come back, the wizards on the tile go to the middle of the ring, and the tile is gone. A wizard in the middle must move and cannot roll. Scoring a tile ends the turn at once.
rules-maginor-spells =
    Each spell can be cast once, on your turn. Reversal is cast after a duel you have not won. The two rites are kept and count as votes.
rules-maginor-game-end =
    When Maginor arrives at the Guild Hall, it is scored and the game is over. Add up the votes of your tiles and rites. Among equals, the most valuable tile decides.
rules-maginor-variants =
    A table can choose this one:

## What is to be seen in the pictures of the rules.

picture-wizard-round = Round two: two cards in hand, and the red 6 was turned up. Red is trump.
picture-wizard-predict = The others have foretold 0 and 1. How many tricks will you take?
picture-wizard-trick = The yellow 3 was led. Nobody else has a yellow card, and red is trump: the red 2 takes the trick.
picture-wizard-score = Round one: one trick foretold and taken, 30 points; none foretold and none taken, 20 points; one foretold and none taken, 10 points less.
picture-shazamm-turn = A bet of 10 and a spell that adds 7 are stronger than 16: the fire moves to the right.
picture-shazamm-round-end = The second round begins: both wizards stand three tiles from the fire, and the ends of the bridge have broken off.
picture-shazamm-game-end = The wizard on the right has no bridge left to stand on.
picture-maginor-start = The number on a tile says how many votes it gives. The slots for counters lie around it.
picture-maginor-turn = The five symbol cards, and on the right the sorcery cards.
picture-maginor-vote = Fire was rolled: two free slots show it.

## What stands around the rules.

rules-title = { $game }: the rules
rules-play = Set up a table
rules-contents = Chapters
rules-back = Back to the game

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
