//! What a seat knows at a decision, counted out once so that thinking about each card is cheap.

use games::wizard::{Card, CardSet, Rank, Special, Suit, Wizard};
use table::{MAX_SEATS, Seat};

use super::memory::Memory;

/// What a seat can see at a decision, own hand included.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sight<'a> {
    pub(super) game: &'a Wizard,
    pub(super) seat: Seat,
    pub(super) seats: usize,
    pub(super) hand: CardSet,
    pub(super) trump: Option<Suit>,
    pub(super) memory: Memory,
    /// The predictions that are known.
    pub(super) predictions: [Option<u8>; MAX_SEATS],
    pub(super) won: [u8; MAX_SEATS],
    pub(super) sizes: [u8; MAX_SEATS],
    /// The seat that leads the trick on the table, or the next one.
    pub(super) leader: Seat,
    /// How many cards each was dealt.
    pub(super) dealt: u8,
}

/// A sight, counted out.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mind<'a> {
    pub(super) sight: Sight<'a>,
    pub(super) opponents: f32,
    /// Cards that may be anywhere: how many, and how likely one is in some opponent's hand.
    pub(super) unseen_count: f32,
    pub(super) dealt_share: f32,
    pub(super) unseen: [u16; 4],
    pub(super) own: [u16; 4],
    /// Unseen cards that beat every suit card.
    pub(super) strong: f32,
    pub(super) own_strong: f32,
    pub(super) trumps: f32,
    pub(super) own_trumps: f32,
    /// How many opponents have none of a suit, to be expected.
    pub(super) void: [f32; 4],
    /// How many tricks more than there are all predictions together ask for.
    pub(super) over: f32,
    /// How many of the tricks left the others still want.
    pub(super) wanted: f32,
    /// One's own cards left, before the card that is played now.
    pub(super) left: f32,
}

/// The thirteen bits of each suit.
pub(super) fn suits(cards: CardSet) -> [u16; 4] {
    let bits = cards.suited_bits();
    [0, 13, 26, 39].map(|at| (bits >> at) as u16 & 0x1fff)
}

/// The bits of the ranks above a strength in quarters of a rank.
#[inline]
pub(super) fn above(quarters: u32) -> u16 {
    (0x1fffu32 << (quarters / 4)) as u16 & 0x1fff
}

impl<'a> Mind<'a> {
    pub(super) fn new(sight: Sight<'a>) -> Self {
        let Sight { game, seat, seats, hand, trump, memory, .. } = sight;
        let mut unseen_cards = if game.is_single_suit() { piles(game, seats) } else { game.deck() };
        unseen_cards.remove_set(memory.gone);
        unseen_cards.remove_set(hand);
        // W8.5: nobody holds the Werewolf once cards are played.
        unseen_cards.remove(Card::special(Special::Werewolf));
        let unseen_count = unseen_cards.len().max(1) as f32;
        let others = || Seat::all(seats).filter(move |&other| other != seat);
        let held: u32 = others().map(|other| u32::from(sight.sizes[other.index()])).sum();
        let (unseen, own) = (suits(unseen_cards), suits(hand));
        let strong = |cards: CardSet| {
            let specials = if cards.specials().is_empty() {
                0
            } else {
                cards.count(Card::special(Special::Dragon))
                    + cards.count(Card::special(Special::Shapeshifter))
            };
            (cards.count(Card::WIZARD) + specials) as f32
        };
        let void = [0, 1, 2, 3].map(|suit: usize| {
            let lacks = 1.0 - unseen[suit].count_ones() as f32 / unseen_count;
            others()
                .map(|other| {
                    if memory.voids[other.index()] >> suit & 1 == 1 {
                        1.0
                    } else {
                        lacks.powi(i32::from(sight.sizes[other.index()]))
                    }
                })
                .sum()
        });
        let left = f32::from(sight.sizes[seat.index()]);
        let tricks: u32 = Seat::all(seats).map(|seat| u32::from(sight.won[seat.index()])).sum();
        let open = (f32::from(sight.dealt) - tricks as f32).max(0.0);
        let fair = f32::from(sight.dealt) / seats as f32;
        let (mut over, mut wanted) = (0.0, 0.0);
        for other in Seat::all(seats) {
            let prediction = sight.predictions[other.index()];
            let said = prediction.map_or(fair, f32::from);
            over += said - fair;
            if other != seat {
                wanted += if prediction.is_some() {
                    (said - f32::from(sight.won[other.index()])).max(0.0)
                } else {
                    open / seats as f32
                };
            }
        }
        let count = |cards: [u16; 4]| trump.map_or(0.0, |trump| cards[trump.index()].count_ones() as f32);
        Self {
            sight,
            opponents: seats as f32 - 1.0,
            unseen_count,
            dealt_share: held as f32 / unseen_count,
            unseen,
            own,
            strong: strong(unseen_cards),
            own_strong: strong(hand),
            trumps: count(unseen),
            own_trumps: count(own),
            void,
            over,
            wanted,
            left,
        }
    }

    /// How many tricks this seat still needs; below zero, how many it has too many.
    pub(super) fn need(&self, prediction: u8) -> i32 {
        i32::from(prediction) - i32::from(self.sight.won[self.sight.seat.index()])
    }

    /// The unseen cards of other piles above and below a strength, in single suit (W7.5).
    pub(super) fn single_suit_others(&self, quarters: u32) -> (f32, f32) {
        let own = self.sight.seat.index();
        let (mut higher, mut lower) = (0, 0);
        for (suit, &cards) in self.unseen.iter().enumerate() {
            if suit != own {
                higher += (cards & above(quarters)).count_ones();
                lower += (cards & !above(quarters)).count_ones();
            }
        }
        (higher as f32, lower as f32)
    }
}

fn piles(game: &Wizard, seats: usize) -> CardSet {
    Seat::all(seats).flat_map(|seat| game.own_pile(seat).iter()).collect()
}

/// Strength within a suit, in quarters of a rank, so that Juggler and Cloud stand between ranks.
pub(super) fn quarters(rank: Rank) -> u32 {
    4 * u32::from(rank.number())
}
