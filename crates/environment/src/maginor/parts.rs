//! What a seat of Maginor observes, part by part.

use games::maginor::{Element, MOST_SLOTS, Member as _, Spell, Symbol, TILES};

use crate::layout::{OWING, parts};

/// How many things the game may wait for.
const PHASES: usize = 15;

parts! {
    /// What is observed at a table of so many seats.
    pub(super) struct Parts(seats: usize) {
        finish_the_roll: [1] = "Whether the table plays the option finish-the-roll.",
        faces: [TILES, MOST_SLOTS] =
            "What the slots of the tiles show: 1 fire, 2 water, 3 earth, 4 air, 5 fate; 0 where a tile \
             has no more slots. The same in all positions of a table. Tiles are in the order in which \
             moves name them, slots clockwise from the top.",
        value: [TILES] = "The votes of each tile in play, which are as many as its slots; 0 once it is gone.",
        order: [TILES] =
            "The order in which Maginor comes to the tiles in play: 1 is next, and the Guild Hall is \
             last; 0 once a tile is gone.",
        spell_at: [TILES, Spell::COUNT] =
            "The spell that lies at each tile: retrieval, restoration, domination, persuasion, \
             telekinesis, teleportation, summoning, reversal, golden cauldron, high wizard.",
        counters: [seats, TILES, MOST_SLOTS] = "The slots of each tile that hold counters of the player.",
        free: [TILES, Symbol::COUNT] = "How many free slots of each symbol each tile in play has.",
        maginor: [3] =
            "Where Maginor stands: on the Guild Hall before he has set out, in the space before the \
             next tile, on it.",
        wizards: [seats, TILES] =
            "On which tiles the wizards stand; all 0 for one in the middle of the ring.",
        reserve: [seats] = "The counters in the reserves, 0 to 15.",
        cards: [seats, Symbol::COUNT] = "The symbol cards in the hands.",
        sorcery: [seats] = "The sorcery cards in the hands, 0 to 5.",
        spells: [seats, Spell::COUNT] = "The spells that players have, rites included.",
        tiles: [seats, TILES] = "The tiles that players have taken.",
        votes: [seats] = "The votes so far: tiles and rites.",
        turn: [seats] = "Whose turn it is; nobody's before the first player is chosen.",
        quiet_turns: [1] =
            "Turns in a row without a die and without a scoring: from ten times the number of players \
             on, one must roll.",
        stirred: [1] = "Whether a die was rolled or a tile scored in this turn.",
        phase: [PHASES] =
            "What the game waits for: the ring, the first player, a turn, the die, the symbol of a \
             vote, its free slot, the counter to challenge, a duel, Reversal, the tile or the spell, \
             cards to take back, a slot for Domination, the counter that Persuasion replaces, a slot \
             for Telekinesis, nothing since the game is over.",
        owing: [seats] = OWING,
        at: [TILES] = "The tile that the die, the vote, the duel, the scoring or the spell is about.",
        source: [3] = "What gives the vote: a symbol card, a sorcery card, the roll that ends the turn.",
        advance: [1] = "Whether Maginor advances after the vote.",
        symbol: [Symbol::COUNT] = "The symbol of the vote, once it is known.",
        slot: [MOST_SLOTS] = "The slot that the duel is about. The challenger is the one whose turn it is.",
        defender: [seats] = "Who defends it.",
        chosen: [Element::COUNT] = "What the seat itself has chosen in the duel: earth, water or fire.",
        verdict: [3] =
            "How a duel stands that Reversal may turn round: for the challenger, the defender, tied.",
        first: [seats] = "Who is first on the tile that is scored, and chooses.",
        second: [seats] = "Who is second, and takes the rest.",
        then: [3] =
            "What follows the scoring: the end of the turn, Maginor's advance, his coming when \
             summoned.",
        left: [1] = "How many cards are still to be taken back with Retrieval, 0 to 2.",
        may_stop: [1] = "Whether Domination has placed its first counter.",
    }
}
