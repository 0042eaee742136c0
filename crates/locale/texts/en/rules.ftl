## The rules, chapter by chapter, for the page and the terminal. Every line stands for itself:
##   text        a paragraph
##   • text      an item of a list
##   ? text      a question that comes up at the table; the line after it is the answer
## At the end of a line, in square brackets: the rules of docs/rules that it tells, with an exclamation mark where the
## rulebook is silent and we have decided. All languages have the same lines with the same rules.

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
rules-chapter-start = Setting up
rules-chapter-vote = Placing a counter
rules-chapter-duel = Duels
rules-chapter-maginor = Maginor’s way
rules-chapter-scoring = Scoring a tile

# Beside a line that the rulebook does not decide, before the rule: "our ruling W8.8".
rules-ruling = our ruling
# What a search has found.
rules-found = { $count ->
    [0] Nothing is said about “{ $words }”.
    [one] One passage about “{ $words }”:
   *[other] { $count } passages about “{ $words }”:
}

## Wizard

rules-wizard-aim =
    Three to six apprentices of magic foretell the future: how many tricks they will take. Whoever foresees it exactly is rewarded; whoever is wrong pays for every trick too many or too few. [W6.1]
    A trick is one card from everybody, played one after the other. The most points after the last round win. [W6.2]
    ? What if there is a tie: two players have the same number of points at the end?
    They share the place. [W6.2]
rules-wizard-cards =
    There are 60 cards: four peoples with the numbers 1 to 13 — the humans (blue), the dwarves (red), the elves (green) and the giants (yellow) — and four Wizards and four Jesters. [W1.1]
    • In each suit the 13 is the strongest card, the 1 the weakest.
    • A Wizard (Z) beats every other card, even the 13 of trump.
    • A Jester (N) loses to every other card, even to a 1.
    Seven special cards can be added one by one; they have a chapter of their own. [W1.2]
rules-wizard-round =
    In the first round everybody gets one card, in the second two, and so on until all cards are dealt in the last round: 20 rounds with three players, 15 with four, 12 with five, 10 with six. [W2.1]
    The first dealer is drawn by lot; the deal passes clockwise. [W2.2!]
    The next card of the deck is turned up: [W3.1]
    • A card of a suit: this suit is trump and beats the others.
    • A Jester: there is no trump in this round.
    • A Wizard: the dealer looks at their cards and names one of the four suits. “No trump” cannot be named.
    • In the last round no card is left, so there is no trump. [W3.2]
    ? Do special cards change the number of rounds?
    No. But with them in the deck a card is left over in the last round too, so that there is a trump card. [W2.1!, W3.2]
rules-wizard-predict =
    When everybody has seen their cards, all say how many tricks they will take, from none to all of them, beginning to the left of the dealer. Then the tricks are played. [W4.1]
    ? May the predictions add up to the number of tricks?
    Yes, unless you play with the variant Plus/minus one. [W7.1]
    ? When can a prediction still be changed?
    Only by the Cloud, one of the special cards. [W8.7]
rules-wizard-trick =
    The player to the left of the dealer leads any card to the first trick. The others play one card each, clockwise. Whoever takes a trick leads the next. [W5.1]
    • Follow suit: whoever has a card of the suit that was led must play one. Whoever has none may play anything, trump or not. [W5.2]
    • Wizards, Jesters and special cards may always be played instead. [W5.3]
    • If a Wizard is led, everybody may play what they like. [W5.2]
    • If a Jester is led, the first card after it that is no Jester decides what must be followed. [W5.2]
    The trick goes to the first Wizard; without one, to the highest trump; without one, to the highest card of the suit that was led. If all are Jesters, the first one takes the trick. [W5.4]
    ? A Wizard comes after a blue card. Must the others still follow blue?
    Yes. A Wizard frees the others only if no suit came before it. [W5.2]
    ? A Jester is led, then comes a Wizard. What must be followed?
    Nothing: all who come after the Wizard are free, and the Wizard takes the trick. [W5.2]
    ? I have no card of the suit that was led, but a Wizard. Must I play it?
    No. To hold a Wizard, a Jester or a special card never counts as being able to follow. [W5.3]
    ? Can I look at tricks that have been taken?
    The last trick can be looked at again. What was played before it is gone, but the log tells it.
rules-wizard-score =
    • Exactly right: 20 points, and 10 for each trick. [W6.1]
    • Wrong: 10 points less for each trick too many or too few. [W6.1]
    Whoever foretold 8 and took 6 loses 20 points, and so does whoever took 10. The score block shows the points so far, added up. [W6.1]
rules-wizard-specials =
    The Jubilee edition has seven special cards. You can add any of them to the 60; Dragon and Fairy come only together. [W1.2]
    It is best to learn them one after the other. Begin with the Shapeshifter, which is the simplest.
    • All but the Werewolf may always be played, whatever was led. [W5.3]
    • A trick goes to the first of these that is in it: the Fairy, if the Dragon is there as well; the Dragon; the first Wizard; the highest trump; the highest card of the suit that was led; the first Jester. [W5.4]
    • A Fairy without the Dragon, or a Bomb, never takes a trick. [W5.4]
    ? A special card is turned up. What is trump?
    With the Fairy or the Bomb there is no trump. With any of the other five the dealer names it. [W8.1, W8.2, W8.3, W8.4, W8.5, W8.6, W8.7]
    ? Dragon, Fairy and Bomb are in one trick. Who takes it?
    Nobody. The Fairy would have taken it, so whoever played the Fairy leads the next. [W8.4]
    ? Bomb and Cloud are in one trick?
    The Bomb cancels the Cloud: nobody changes a prediction. [W8.7]
    ? Bomb and Juggler are in one trick?
    Everybody passes a card all the same. [W8.6]
    ? Juggler and Cloud are in one trick?
    First everybody passes a card, then the prediction is changed. [W8.8!]
    ? After a Bomb, how many tricks are there?
    One fewer can be taken. The round ends when nobody has a card left. [W8.9]
rules-wizard-special = { $special ->
    [shapeshifter]
        When you play it, you say whether it is a Wizard or a Jester; from then on it is one in every respect, also when you lead it. [W8.1]
        Turned up: the dealer names trump. [W8.1]
    [dragon]
        The strongest card: it beats Wizards too, and loses only to the Fairy. [W8.2]
        Led: like a Wizard, nobody has to follow. Turned up: the dealer names trump. [W8.2]
    [fairy]
        The weakest card: it loses even to a Jester. But if the Dragon is in the same trick, the Fairy takes it. [W8.3]
        Led: like a Jester, the next card decides. Turned up: there is no trump. [W8.3]
    [bomb]
        Nobody takes the trick; it is put aside. Whoever would have taken it without the Bomb leads the next. [W8.4]
        Led: like a Jester, the next card decides. Turned up: there is no trump. [W8.4]
    [werewolf]
        It is never played. After the card is turned up and before the first prediction, whoever holds the Werewolf must swap it for that card and names a suit as trump, or says that there is none. [W8.5]
        This takes the place of the dealer’s choice, whatever was turned up. [W8.5!]
        Turned up itself: the dealer names trump. [W8.5]
    [juggler]
        It is a 7½ of the suit that you name when you play it, trump included: higher than a 7, lower than an 8. [W8.6]
        After its trick everybody passes a card to the left, face down and all at once. There is no pass after the last trick of a round, but there is one despite a Bomb. [W8.6]
        Any card may be passed, Wizards and special cards too, but none that you are only just getting. Giver and taker alone know it. Then whoever took the trick leads. [W8.6!]
        Led: the suit that you name must be followed. Turned up: the dealer names trump. [W8.6]
   *[cloud]
        It is a 9¾ of the suit that you name when you play it, trump included: higher than a 9, lower than a 10. [W8.7]
        Whoever takes its trick must change their own prediction by one, up or down; not if a Bomb was in the trick. [W8.7]
        A prediction never goes below 0, but it may become higher than the number of tricks; and it changes after the last trick, too. With secret predictions the others see only that it was changed. [W8.7!]
        Led: the suit that you name must be followed. Turned up: the dealer names trump. [W8.7]
}
rules-wizard-variants =
    You can choose one way to predict and one form of the game:
    ? Which of them go together?
    Plus/minus one needs open predictions. Hidden and secret predictions exclude each other. Of Clairvoyance, Single suit and Maximus you can play only one, and none of them with special cards. Everything else can be combined. [W7.7]
rules-wizard-variant = { $variant ->
    [plus-minus-one]
        Only whoever predicts last is bound by this, and always has another number to choose. [W7.1]
    [hidden]
        What you have chosen stays, even while others are still choosing. [W7.2!]
    [secret]
        What you have chosen stays, even while others are still choosing. [W7.3!]
    [clairvoyance-first]
        Then everybody takes up their cards, and all goes on as usual. A dealer who names trump does so without having seen their own hand. [W7.4]
        What you have seen you may remember; spectators see no hand. [W7.4!]
    [clairvoyance-every]
        Then everybody takes up their cards, and all goes on as usual. A dealer who names trump does so without having seen their own hand. [W7.4]
        What you have seen you may remember; spectators see no hand. [W7.4!]
    [single-suit]
        For three or four players. Everybody shuffles their own 15 cards and draws 4 in the first round, 5 in the second and so on, 12 rounds in all. After each round everybody gets their own cards back. With three players one suit is left out. [W7.5]
        Suits go by the order of the seats; who predicts and leads first changes as the deal does. [W7.5!]
   *[maximus]
        With three players everybody holds 20 cards, with four 15, with five 12, with six 10. [W7.6]
        The deal passes as usual. [W7.6!]
}

## Shazamm!

rules-shazamm-aim =
    Two wizards stand on a bridge over lava, and between them burns a wall of fire. They push it at each other with mana and spells. Whoever is driven off the bridge has lost. [S4.7]
    The bridge has 19 tiles. The fire starts in the middle, and each wizard three steps away from it, with two free tiles between. [S1.1, S2.1]
    A match has two to seven rounds. For each round both have 50 mana. [S2.2]
rules-shazamm-turn =
    Each turn both choose in secret: a bet of at least 1 mana, and any number of cards from their hand, or none. Then both reveal. [S3.1]
    • Spells that both have cast cancel each other before anything else happens. [S3.2]
    • The other spells of both sides work in the order of their numbers. [S3.3]
    • The stronger side pushes the fire one tile towards the other, no matter by how much it is stronger. In a tie it stays. [S3.4]
    • Both pay their bets, whoever was stronger. Nobody ever has more than 50 mana. [S3.5]
    • Spells that were cast are gone for the rest of the match. The Dummy always comes back: it does nothing but hide whether you cast a spell. [S3.6, S7.0]
    ? What can I see of the other’s choice before the reveal?
    Only that it has been made, not even how many cards lie there; unless you play with Counted cards. [S3.1!, S6.3]
    ? What may I know of the other’s cards?
    What was laid down lies open, and how many spells the other holds. Hand and deck are secret. [S2.3]
    ? In what order do strength and push come about?
    The bet, as Recycling has left it; 7 more with Boost; that doubled with Double Dose. Then Who Wins Loses turns the push round, Blaze makes it two tiles, and Resistance stops it. [S3.4]
    ? In what order is mana paid and gained?
    First both pay, but for Sore Loser. Then come the gains of Reserves and Drain. So a bet of all 50 with Reserves leaves 13, and the round goes on. [S3.5]
rules-shazamm-spells =
    Both have the same fourteen spells, each once in the match. You begin with five of them and draw three more for every new round, as long as there are any. [S2.2, S4.8]
rules-shazamm-spell = { $spell ->
    [mutism]
        Every spell with a higher number in this turn is lost, and so is every spell of both players in later turns of this round. Only a Mutism of the other in the same turn stops it. [S7.1]
        A Mutism that comes later in the same round is lost like any other spell. [S7.1!]
    [clone]
        You take one spell that the other laid down in the turn before, whatever became of it, or what their Clone copied then. It works for you in this turn, at its own number. [S7.2]
        The copy is no card: the spell itself stays with the other’s used ones. If the other has the same spell still to come in this turn, copy and spell cancel. [S7.2]
        The turn before may lie in the round before. In the first turn of a match there is nothing to take. A copied Clone does nothing. If you cast a spell and its copy, both count: Boost gives 14, Double Dose times 4, Reserves 26, and two reversals undo each other. [S7.2!]
    [theft]
        All spells of the other with a number above 3 that are still to come in this turn are yours. For each you decide whether it works for you, at its number, or is discarded. [S7.3]
        You decide about all of them before any of them works. Used or not, they end up with the used spells of whoever laid them down. [S7.3!]
    [end-of-round]
        The fire stays where it is, and spells with higher numbers are lost. The bets have no effect. [S7.4]
        They are not paid either. [S7.4!]
    [middle]
        Then the turn goes on as usual. [S7.5]
        Resistance does not stop it, and it never counts as losing a turn. [S7.5!]
    [recycling]
        You decide when all bets and spells lie open. The new bet is what you fight with and what you pay; it cannot be less than 1 or more than your mana. [S7.6]
        You may change it by any number up to 5, not only by 5. [S7.6!]
    [boost]
        It costs nothing besides the bet. [S7.7]
    [double-dose]
        It costs nothing besides the bet. With Boost the strength is twice the sum of bet and 7. [S7.8]
    [who-wins-loses]
        If nothing moves, nothing is turned round. [S7.9]
    [blaze]
        In whichever direction it goes. The fire stops on the tile of a wizard. [S7.10]
    [resistance]
        In no way: neither by the push of this turn nor, if you have run out of mana, by the last push of the round. [S7.11, S4.3]
    [sore-loser]
        If the strengths are equal, or Resistance has stopped the fire, you pay. [S7.12]
    [reserves]
        Never above 50. [S7.13]
   *[drain]
        The bet counts, as Recycling has left it, not the strength, and whether it is paid or not. Never above 50. [S7.14]
}
rules-shazamm-round-end =
    A round ends after a turn in which one of these has come about, looked at in this order: [S4.1, S4.2]
    • The spell End of Round was cast. [S4.1]
    • The fire has reached the tile of a wizard. [S4.2]
    • One of you has no mana left: the other pushes the fire one more tile for each mana left, at most up to the wizard. That costs nothing. [S4.3]
    • Both have no mana left: the fire stays. [S4.4]
    Then, in this order: the fire stays where it is, both wizards go to three steps from it (the loser back, the winner forward), and the outermost tile on each end of the bridge breaks. [S4.5, S4.6]
    For the next round both have 50 mana again and draw three spells; Mutism is over. [S4.8]
    ? Which moves first when the round is over: wizards or tiles?
    The wizards. So whoever wins a round never falls from the tile they are just leaving. [S4.7!]
    ? Does a spell change the last push of whoever has mana left?
    Resistance stops it. Who Wins Loses and Blaze do not change it. [S4.3]
    ? Is anything paid when the spell End of Round is cast?
    No. [S7.4!]
rules-shazamm-game-end =
    A wizard who stands on a broken tile, or beyond the bridge, falls and has lost. If both fall at once, nobody wins. [S4.7]
    Whoever brings the fire to the other wizard in both of the first two rounds has won the match. Later on two rounds in a row are not always enough: it depends on where the fire stands. [S8.3]
    ? How can it be a draw?
    Only if the fire stands in the very middle after the seventh round: then no wizard has a tile left. [S4.7]
rules-shazamm-variants =
    For experienced wizards. Full hand leaves more to tactics, but reading fourteen spells takes its time. Full hand and Stacked deck exclude each other. [S6.1, S6.2]
rules-shazamm-variant = { $variant ->
    [full-hand]
        Nothing is drawn later. [S6.1]
    [stacked-deck]
        The first five are your first hand; in each new round you draw the next three. The other learns only that you are done. [S6.2]
   *[counted-cards]
        So the Dummy hides what it is meant to hide. It goes with either of the other two. [S6.3!]
}

## Maginor

rules-maginor-aim =
    The High Wizard is leaving, and eleven oracles choose a new one. Maginor walks from oracle to oracle and collects their votes. Win them with your influence before he comes by: the most votes win. [M8.1]
rules-maginor-start =
    The oracles lie in a ring: the Guild Hall, clockwise after it the two small ones, then the others in any order. [M2.1]
    Beside almost every tile lies a spell, face up. The Rite of the High Wizard lies at the Guild Hall, the Rite of the Golden Cauldron at the last tile before it. [M2.2]
    One tile, drawn by lot, has no spell: there are eight others for nine tiles. [M2.3!]
    Maginor and all wizards start on the Guild Hall. The first player is drawn by lot; turns go clockwise. [M2.4]
    Everybody has a wizard, 15 counters, five symbol cards (one of each symbol) and five sorcery cards. All of it lies open; only what is chosen in a duel is secret. [M1.4, M3.7]
    ? Are these the printed tiles?
    No. No rulebook says what the slots of each tile show, so these are our own, measured to be fair. Who owns the box can enter the printed ones. [M1.5]
rules-maginor-turn =
    First play as many cards and spells as you like, in any order. Then either move your wizard to any other tile, or roll the die for the tile it stands on: one of the two must be. [M3.1]
    • A symbol card is as good as a roll of that symbol, for the tile of your wizard. [M3.5]
    • A sorcery card is a roll for any tile, wherever your wizard is. [M3.6]
    • If the die shows Maginor, first choose any symbol for your vote, even one that does nothing here; then Maginor goes on a step. [M3.4, M4.6]
    • As soon as a tile is scored, the turn is over: nothing more can be played, moved or rolled. [M3.2]
    • A wizard in the middle of the ring must move and cannot roll. [M3.3]
    ? What can I do from the middle before I move?
    Play sorcery cards, and spells that do not need the tile of your wizard. After Teleportation you stand on a tile and may roll as well. [M3.3!]
    ? The vote of a Maginor roll fills a tile. Does Maginor still go on?
    No, the turn is over at once; unless you play with the variant Finish the roll. [M3.2!]
    ? May I play a symbol card that does nothing?
    Yes. A spell that could do nothing cannot be cast. [M4.6, M4.6!]
    ? May one move for ever and never roll?
    No. When nobody has rolled and no tile was scored for ten turns of each player, whoever stands on a tile must roll. [M3.8!]
    ? Only the Guild Hall is left?
    A wizard on it has nowhere to move and must roll. [M3.3]
rules-maginor-vote =
    A vote of a symbol on a tile:
    • If slots of the symbol are free, place a counter in one of them; which one is your choice. [M4.1]
    • If all are taken, choose one that an opponent holds and fight a duel for it. [M4.2]
    • If all are yours, or the tile does not show the symbol, nothing happens. [M4.3]
    • Where a tile shows no fate, fate counts as any symbol you like, or as none. Where it shows fate, it counts as nothing else, even if all fate slots are yours. [M4.4]
    ? What if I am out of counters?
    Then nothing happens, and there is no duel. Counters come back when a tile is scored or a duel is lost. [M4.5]
    ? Nobody asks me which slot or which counter. Why?
    There was only one. Nothing is asked where nothing can be chosen. [M4.1!]
rules-maginor-duel =
    Whose turn it is challenges; whoever holds the slot defends. Both choose earth, water or fire in secret and reveal together. [M7.1]
    • Earth beats water, water beats fire, fire beats earth. The winner’s counter holds the slot, the other goes back. [M7.1, M7.3]
    • Both earth: the defender wins. [M7.2]
    • Both fire, or both water: both counters go back, and the slot is free. [M7.2]
    • Whoever has not won and owns Reversal may cast it now and wins. [M7.4]
rules-maginor-maginor =
    Maginor walks clockwise: from a tile into the space before the next tile, and with his next step onto it. [M5.1]
    • A tile is scored when Maginor leaves it, or as soon as all its slots are full. [M5.2]
    • Only the Guild Hall is scored when Maginor arrives there, at the end; to fill it, or to leave it at the start, scores nothing. [M5.3]
    ? The tile is scored on which Maginor stands, or before which he stands. Where does he go?
    The ring closes, and he stands in the space before the next tile. [M5.6]
rules-maginor-scoring =
    Whoever has the most counters on the tile is first and chooses the tile or the spell beside it; the second gets the other. [M5.4, M5.5]
    • In a tie, the counter that comes first clockwise from the top of the tile decides. [M5.4]
    • Alone on a tile: you choose one, and the other is out of the game. [M5.5]
    • Nobody on a tile: tile and spell are out of the game. [M5.5]
    • A tile without a spell: the first takes the tile, the second gets nothing. [M5.5]
    Then all counters on it go back to their owners, the wizards on the tile go to the middle of the ring, the tile leaves, and the ring closes. The turn is over. [M5.6, M3.2]
    ? Three are tied for the first place. Who is second?
    Of those who are left, again the one whose counter comes first. [M5.4!]
    ? May I refuse what is left for me?
    No. [M5.5!]
rules-maginor-spells =
    Each spell can be cast once, on your turn, before you move or roll. Only Reversal can also be cast on another’s turn, after a duel you have not won. The two rites are kept and count as votes. [M6.8, M6.11]
    ? May I take back a card that I have played in this very turn?
    Yes. [M6.12]
rules-maginor-spell = { $spell ->
    [retrieval]
        If only one was played, you get that one; if none, the spell cannot be cast. [M6.1!]
    [restoration]
        If only one was played, you get that one; if none, the spell cannot be cast. [M6.2!]
    [domination]
        If the first counter fills the tile, or no counter or slot is left, that is all. A tile that it fills is scored. [M6.11, M6.3!]
    [persuasion]
        There is no duel. You need a counter in reserve. [M6.4, M6.11]
    [telekinesis]
        Any symbol, on any tile in play. A tile that it fills is scored. [M6.5, M6.11]
    [teleportation]
        Afterwards you must still move or roll. [M6.6]
    [summoning]
        Then Maginor goes to the space before the next tile. It cannot be cast when only the Guild Hall is left. [M6.7]
        It can be cast even before Maginor has set out; he then leaves the Guild Hall. [M6.7!]
    [reversal]
        It is the only spell that also works on another’s turn. [M6.8, M7.4]
    [golden-cauldron]
        It is no tile: it does not count when the most valuable tile decides. [M6.9, M8.1]
   *[high-wizard]
        It is no tile: it does not count when the most valuable tile decides. [M6.10, M8.1]
}
rules-maginor-game-end =
    When Maginor arrives at the Guild Hall, it is scored and the game is over. Add up the votes of your tiles and rites: the most votes win. [M5.3, M8.1]
    ? And if there is a tie?
    Then whoever has the most valuable single tile wins; if that is tied too, they share the victory. [M8.1]
rules-maginor-variants =
    You can choose this one:
rules-maginor-variant =
    A second tile may be scored by it. Then the turn ends. [M3.2!]

## What is to be seen in the pictures of the rules.

picture-wizard-round = Round two: two cards in hand, and the red 6 was turned up. Red is trump.
picture-wizard-predict = The others have foretold 0 and 1. How many tricks will you take?
picture-shazamm-round-end = The second round begins: both wizards stand three tiles from the fire, and the ends of the bridge have broken off.
picture-shazamm-game-end = The wizard on the right has no bridge left to stand on.
picture-maginor-start = The number on a tile says how many votes it gives. The slots for counters lie around it.
picture-maginor-turn = The five symbol cards, and on the right the sorcery cards.

## Examples, step by step: positions from a game, and what is to be seen in each.

example-wizard-trick-1 = Red is trump. You lead the yellow 3.
example-wizard-trick-2 = The next player has no yellow card and may play anything. The red 2 is a trump.
example-wizard-trick-3 = The last one has no yellow card either, and no higher trump: the red 2 takes the trick.
example-wizard-score-1 = Round one. You foretold no trick and took none: 20 points. Morgana foretold one and took none: minus 10 points. Merlin foretold one and took it: 30 points.
example-wizard-score-2 = Round two. You foretold two and took one: 10 less, 10 in all. Morgana foretold none and took none: 20 more, 10 in all. Merlin foretold none but took one: 10 less, 20 in all.
example-shazamm-turn-1 = Both choose in secret. You bet 10 and lay down Boost.
example-shazamm-turn-2 = The reveal: 10 with Boost, which adds 7, against 16.
example-shazamm-turn-3 = 17 is stronger than 16: the fire moves one tile to the right. You pay 10, your opponent pays 16, and Boost is gone.
example-maginor-vote-1 = Your wizard is at the Unicorn. You roll for it.
example-maginor-vote-2 = The die shows fire. Several fire slots are free, and you may choose. The first one clockwise from the top counts most in a tie.
example-maginor-vote-3 = Your counter lies there. If opponents held all fire slots, you would have to fight a duel for one of them.
example-maginor-card-1 = Your wizard is at the Great Eagle, and you have a water card.
example-maginor-card-2 = You play it, and a water slot is free: a counter goes there. Your turn goes on, and you may still move or roll.
example-maginor-walk-1 = Maginor has left the Guild Hall and stands in the space before the first tile.
example-maginor-walk-2 = The die shows Maginor: after the vote he steps onto the tile.
example-maginor-walk-3 = With his next step he leaves it for the space before the next tile, and the tile that he has left is scored.
