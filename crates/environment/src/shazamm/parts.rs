//! What a seat of Shazamm! observes, part by part.

use games::shazamm::{Bridge, Card, SEATS, Spell, Variant};

use crate::layout::{OWING, parts};

/// How many things the game may wait for.
const PHASES: usize = 8;
const TWO: usize = SEATS.len();

parts! {
    /// What is observed.
    pub(super) struct Parts() {
        variants: [Variant::ALL.len()] = "The variants of the table: full-hand, stacked-deck, counted-cards.",
        red: [1] = "Whether the seat is Red, whose spells come first where the same is cast by both.",
        round: [1] = "The round, from 1 to 7.",
        muted: [1] = "Whether Mutism silences all spells of this round.",
        intact: [Bridge::TILES] =
            "The tiles of the bridge that have not broken. Tiles are counted from the seat's own end, \
             so that its wizard is always on the low side.",
        wall: [Bridge::TILES] = "Where the wall of fire stands.",
        middle: [Bridge::TILES] = "Where the wall began this round.",
        wizards: [TWO, Bridge::TILES] = "Where the wizards stand; all 0 for one who fell off an end.",
        distance: [TWO] = "How many tiles the wall is away from each wizard.",
        mana: [TWO] = "The reserves, 0 to 50.",
        hand_size: [TWO] = "How many spells are in the hands; the dummy is not counted.",
        deck_size: [TWO] = "How many spells are in the decks.",
        discard: [TWO, Spell::COUNT] = "The discard piles. Spells are counted from number 1.",
        on_show: [TWO, Spell::COUNT] =
            "The spells of the previous turn that a Clone of the other player can take.",
        hand: [Card::COUNT] =
            "The seat's hand by the numbers of the cards, from the dummy on. What is committed is in \
             it until the reveal.",
        deck: [Spell::COUNT] = "The spells in the seat's deck, whatever their order.",
        stack: [Spell::COUNT] =
            "When each spell of the seat's stacked deck is drawn: 1 is next, 0 is not in the stack.",
        unseen: [Spell::COUNT] = "The opponent's spells in hand or deck, which nobody has seen yet.",
        phase: [PHASES] =
            "What the game waits for: stacked decks, chance, bets, the choice of Clone, of Theft, of \
             Recycling, nothing since the match is over, cards to be laid before the bets.",
        owing: [TWO] = OWING,
        chosen_bet: [1] =
            "The bet that the seat has committed to, or has chosen while it is asked for more; 0 \
             without one.",
        chosen_cards: [Card::COUNT] =
            "The cards with that bet; with counted-cards those that the seat lays, or has laid, before it.",
        lying: [TWO] =
            "With counted-cards, how many cards lie before each while both bet; 0 until both have laid.",
        revealed_bet: [TWO] = "The bets that were revealed, while the turn is being resolved.",
        revealed_cards: [TWO, Card::COUNT] = "The cards that were revealed with them.",
        bets: [TWO] = "The bets as recycled so far.",
        casting: [TWO, Spell::COUNT] = "How often each spell is still to be resolved, 0 to 2.",
        copied: [TWO, Spell::COUNT] = "The spell that the player's Clone has taken in this turn.",
        question: [Spell::COUNT] =
            "The spells that the choice is about: those that Clone can take, or the one that Theft can \
             use.",
        stolen_next: [Spell::COUNT] = "How often each stolen spell is asked about after that.",
        fallen: [TWO] = "Whose wizards fell, once the match is over.",
    }
}
