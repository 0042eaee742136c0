//! What a position between two turns is worth: as much as without spells, and the spells that both have left.

use shazamm::{CardSet, Mana, PhaseView, SEATS, Shazamm, Spell, State, View, opponent};
use table::{Game as _, Seat};

pub use super::weights::WEIGHTS;
use crate::shazamm::duel::{begun, rounds};

/// What is left of a match, in weights. Everything counts in log odds of winning.
#[derive(Clone, Debug, PartialEq)]
pub struct Worth {
    /// The value without spells: as it is, with each spell in the hands, in the decks, and while spells have no effect.
    pub plain: [f32; PLAIN],
    /// Each spell in the hand, by what there is to say of the position.
    pub hand: [[f32; HAND]; Spell::COUNT],
    /// Each spell in the deck, or in the hand while spells have no effect.
    pub deck: [[f32; DECK]; Spell::COUNT],
}

/// How many weights the value without spells has.
pub const PLAIN: usize = 4;
/// How many weights a spell in the hand has.
pub const HAND: usize = 7;
/// How many weights a spell in the deck has.
pub const DECK: usize = 2;

/// Nothing is quite lost as long as there are spells.
const SURE: f64 = 1e-4;

impl Worth {
    /// What a position is worth to Red: the chance to win, a draw counting half.
    pub fn value(&self, game: &Shazamm, state: &State) -> f64 {
        let view = game.oracle(state);
        if let PhaseView::Over { fallen } = view.phase {
            return match (fallen.contains(SEATS[0]), fallen.contains(SEATS[1])) {
                (false, true) => 1.0,
                (true, false) => 0.0,
                _ => 0.5,
            };
        }
        let mut odds = 0.0;
        each(&view, |what, input| {
            odds += input
                * match what {
                    Weight::Plain(at) => self.plain[at],
                    Weight::Hand(spell, at) => self.hand[spell][at],
                    Weight::Deck(spell, at) => self.deck[spell][at],
                };
        });
        1.0 / (1.0 + (-f64::from(odds)).exp())
    }

    /// The spell of a set that is worth most in the hand when a match begins.
    pub fn best(&self, spells: CardSet) -> Option<Spell> {
        let at = Sight { place: 0.0, mana: 1.0, theirs: 1.0, stake: 0.5 };
        let worth = |spell: Spell| -> f32 {
            let weights = &self.hand[nth(spell)];
            weights.iter().zip(at.inputs()).map(|(weight, input)| weight * input).sum()
        };
        spells.iter_spells().max_by(|&one, &other| worth(one).total_cmp(&worth(other)))
    }
}

/// One of the weights.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    /// Of the value without spells.
    Plain(usize),
    /// Of a spell in the hand, by its place in [`Spell::ALL`].
    Hand(usize, usize),
    /// Of a spell in the deck.
    Deck(usize, usize),
}

impl Weight {
    /// How many weights there are.
    pub const COUNT: usize = PLAIN + Spell::COUNT * (HAND + DECK);

    /// The number of the weight.
    pub fn index(self) -> usize {
        match self {
            Self::Plain(at) => at,
            Self::Hand(spell, at) => PLAIN + spell * HAND + at,
            Self::Deck(spell, at) => PLAIN + Spell::COUNT * HAND + spell * DECK + at,
        }
    }
}

/// The position as one player sees it.
#[derive(Clone, Copy)]
struct Sight {
    /// How far the fire has moved towards the opponent.
    place: f32,
    mana: f32,
    theirs: f32,
    /// What the match hangs on in this round.
    stake: f32,
}

impl Sight {
    fn of(view: &View, seat: Seat, stake: f32) -> Self {
        let full = f32::from(Mana::FULL.left());
        let moved = f32::from(view.bridge.wall.0 - view.bridge.middle.0);
        Self {
            place: if seat == SEATS[0] { moved } else { -moved },
            mana: f32::from(view.players[seat].mana.left()) / full,
            theirs: f32::from(view.players[opponent(seat)].mana.left()) / full,
            stake,
        }
    }

    /// What a spell in the hand is weighed by.
    fn inputs(self) -> [f32; HAND] {
        let is = |wanted: bool| if wanted { 1.0 } else { 0.0 };
        [
            1.0,
            self.place / 2.0,
            is(self.place < -1.5),
            is(self.place > 1.5),
            self.mana,
            self.theirs,
            self.stake,
        ]
    }
}

/// Every weight that counts in a position of which all is known, with what it is multiplied by; Red's are positive.
pub fn each(view: &View, mut count: impl FnMut(Weight, f32)) {
    let plain = log_odds(without_spells(view)) as f32;
    let stake = stake(view);
    let (mut in_hands, mut in_decks) = (0.0, 0.0);
    for (seat, sign) in SEATS.into_iter().zip([1.0, -1.0]) {
        let held = view.players[seat].hand.unwrap_or(CardSet::EMPTY).spells();
        let hand = if view.muted { CardSet::EMPTY } else { held };
        let later = view.unseen(seat).without(hand);
        in_hands += hand.len() as f32;
        in_decks += later.len() as f32;
        let inputs = Sight::of(view, seat, stake).inputs();
        for spell in hand.iter_spells() {
            for (at, input) in inputs.iter().enumerate() {
                count(Weight::Hand(nth(spell), at), sign * input);
            }
        }
        let round = f32::from(view.round) / 7.0;
        for spell in later.iter_spells() {
            for (at, input) in [1.0, round].into_iter().enumerate() {
                count(Weight::Deck(nth(spell), at), sign * input);
            }
        }
    }
    let muted = if view.muted { 1.0 } else { 0.0 };
    for (at, input) in [1.0, in_hands / 10.0, in_decks / 10.0, muted].into_iter().enumerate() {
        count(Weight::Plain(at), plain * input);
    }
}

fn nth(spell: Spell) -> usize {
    usize::from(spell.number()) - 1
}

/// What the position is worth to Red without spells.
fn without_spells(view: &View) -> f64 {
    let (middle, place) = (view.bridge.middle.0, view.bridge.wall.0 - view.bridge.middle.0);
    let [red, green] = SEATS.map(|seat| view.players[seat].mana.left());
    // The beginning of a round is known without solving it.
    if place == 0 && red == green && red == Mana::FULL.left() {
        return begun(view.round, middle);
    }
    rounds().round(view.round, middle).map_or(0.5, |round| round.value(place, red, green))
}

/// How much better it is for Red to win the round than to lose it.
fn stake(view: &View) -> f32 {
    let [lost, won] = [-3, 3].map(|moved| {
        let wall = view.bridge.middle.0 + moved;
        let (first, last) = (view.bridge.intact.0.0 + 1, view.bridge.intact.1.0 - 1);
        match (wall - 3 < first, wall + 3 > last) {
            (true, true) => 0.5,
            (true, false) => 0.0,
            (false, true) => 1.0,
            (false, false) => begun(view.round + 1, wall),
        }
    });
    (won - lost) as f32
}

fn log_odds(value: f64) -> f64 {
    let value = value.clamp(SURE, 1.0 - SURE);
    (value / (1.0 - value)).ln()
}
