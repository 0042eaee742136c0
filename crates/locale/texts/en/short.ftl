## The rules in short, for the terminal: the page has chapters.

wizard-rules =
    There are cards from 1 to 13 in four suits (blue, red, green, yellow), four { -wizard }s and four { -jester }s. The game has { $rounds } rounds.
    A round: cards are dealt, and one is turned up: its suit is trump. If it is a { -wizard }, the dealer names trump; if it is a { -jester }, there is none.
    Then everybody predicts how many tricks they will take, beginning left of the dealer.
    Then tricks are played: one card each, clockwise. The first card decides the suit; whoever has a card of that suit must play one. Only { wizard-always } may always be played. After a { -wizard } as the first card nobody has to follow; after a { -jester } the next card decides.
    The trick goes to the first { -wizard }; without one to the highest trump; without one to the highest card of the suit that was led. If all cards are { -jester }s, the first one wins. Whoever takes a trick leads the next.
    An exact prediction brings 20 points and 10 for each trick. Every trick too many or too few costs 10 points. Most points after the last round win.
shazamm-rules =
    Two wizards, red (R) and green (G), face each other on a bridge of 19 tiles; between them is a wall of fire, three steps from each.
    A turn: both secretly bet 1 or more of their mana and add any cards of their hand. All is revealed at once. The stronger side pushes the fire one tile towards the other; equal strengths leave it there. Both pay their bets.
    Spells work in the order of their numbers. A spell that both lay down cancels. A spell that was laid down is used up for the whole match; only the Dummy (0) comes back.
    A round ends when the fire reaches a wizard or when somebody has no mana left; then the other pushes the fire one tile for each mana left, at most to the wizard.
    After a round the wizards go to three steps from the fire, wherever it is, and the outermost tile on each end breaks. A wizard on no tile falls, and the other wins. If both fall, it is a draw.
    Otherwise a new round begins with 50 mana each, and both draw three more spells.
shazamm-rules-cards = The cards:
maginor-rules =
    Eleven oracles lie in a ring, most with a spell beside them. Each has as many slots as it is worth votes, and every slot shows a symbol: fire, water, earth, air or fate.
    In your turn you may play cards and spells, then you must move your wizard to another tile or roll for the tile it is on.
    The die shows a symbol: place a counter in a free slot of that symbol. If none is free, fight a duel for one that an opponent holds. If the tile does not show the symbol, nothing happens; but fate, where it is not shown, stands for any symbol of the tile. The sixth face is Maginor: choose the symbol, and then he goes on a step.
    Cards: each of your five symbol cards is a roll of that symbol; each of your five sorcery cards is a roll for any tile. All cards lie open. You have 15 counters.
    Duel: both choose earth, water or fire in secret. Earth beats water, water beats fire, fire beats earth. The winner's counter holds the slot. Both earth: the defender wins. Both fire or both water: the slot is free.
    Maginor goes round the ring, from the space before a tile onto it and on to the space before the next. A tile is scored when he leaves it, or at once when all its slots are full, and then the turn is over. The Guild Hall is scored last, when Maginor comes back to it; that is the end.
    Scoring: who has most counters there takes the tile or the spell, the second takes the other. Among equals, the counter that comes first clockwise from the top decides. The counters go back, and wizards who stood there go to the middle of the ring, from where they must move.
    Most votes win: tiles and rites. Among equals the most valuable single tile decides.
maginor-rules-spells = The spells, each once:
