//! Hands that both may hold.

use games::shazamm::{CardSet, Commitment, Shazamm, Spell, State, View, opponent};
use rand::Rng;
use table::{Game as _, Seat, dice};

use super::commitments::{bets_behind, bets_with, commitments};
use super::habits::habits;
use super::{Archmage, hands_lie_open};
use crate::shazamm::duel::rounds;
use crate::shazamm::outlook::lying;

/// A hand with what may be committed to with it.
#[derive(Clone, Debug)]
pub(super) struct Hand {
    pub(super) cards: CardSet,
    pub(super) commitments: Vec<Commitment>,
    /// How often somebody who plays by habit commits to each of them.
    pub(super) habits: Vec<f32>,
}

/// What lies on the table before the bets, as far as a player knows it (S6.3).
#[derive(Clone, Copy, Debug)]
pub(super) struct Lying {
    /// The own cards.
    own: CardSet,
    /// How many of the opponent's.
    theirs: usize,
}

impl Lying {
    /// What lies there; nothing where cards and bets come together.
    pub(super) fn of(view: &View, seat: Seat) -> Option<Self> {
        lying(view, seat).map(|(own, theirs)| Self { own, theirs: theirs.into() })
    }
}

/// Hands of both players. Everybody knows that the hands are among these and not which, but for the own.
#[derive(Debug)]
pub(super) struct Worlds {
    /// The own hands; the first is the true one.
    pub(super) own: Vec<Hand>,
    pub(super) theirs: Vec<Hand>,
    /// The position for each pair of hands, own by own.
    pub(super) states: Vec<State>,
}

impl Worlds {
    /// Imagines hands, so that there are no more than `pairs` pairs of them.
    pub(super) fn imagine<R: Rng + ?Sized>(
        manner: &Archmage,
        game: &Shazamm,
        view: &View,
        seat: Seat,
        lying: Option<Lying>,
        pairs: usize,
        rng: &mut R,
    ) -> Self {
        let them = opponent(seat);
        let true_hand = view.players[seat].hand.unwrap_or(CardSet::EMPTY).spells();
        // With few pairs, what the opponent may hold matters more than what it may take oneself to hold.
        let most = manner.own_hands.clamp(1, pairs.isqrt().max(1));
        let own_count = match (hands_lie_open(game), lying) {
            (true, None) => 1,
            // The opponent knows the hand, but not which of its cards lie there.
            (true, Some(_)) => most.min(2),
            (false, _) => most,
        };
        let their_count = (pairs / own_count).max(1);
        let mut own = vec![true_hand];
        let others = hands(view, seat, own_count, rng).into_iter();
        own.extend(others.filter(|&hand| hand != true_hand || hands_lie_open(game)).take(own_count - 1));
        let theirs = hands(view, them, their_count, rng);
        let top = highest_bet(view);
        let mut with_commitments = |n: usize, cards: &CardSet, seat: Seat| {
            let mana = view.players[seat].mana.left();
            let count = lying.map(|lying| if seat == them { lying.theirs } else { lying.own.len() });
            let commitments = match (lying, count) {
                (Some(lying), _) if seat != them && n == 0 => {
                    bets_with(manner.manner, lying.own, mana, top, rng)
                }
                (_, Some(count)) if !view.muted => bets_behind(manner.manner, *cards, count, mana, top, rng),
                _ => {
                    let playable = if view.muted { CardSet::EMPTY } else { *cards };
                    commitments(manner.manner, playable, mana, top, rng)
                }
            };
            let mut hand = Hand { cards: *cards, commitments, habits: Vec::new() };
            if seat == them {
                // Spells that have no effect are as good as none.
                let count = count.filter(|_| !view.muted);
                habits(manner, game, view, seat, &mut hand, count, rng);
            }
            hand
        };
        let own: Vec<Hand> =
            own.iter().enumerate().map(|(n, cards)| with_commitments(n, cards, seat)).collect();
        let theirs: Vec<Hand> =
            theirs.iter().enumerate().map(|(n, cards)| with_commitments(n, cards, them)).collect();
        let mut states = Vec::with_capacity(own.len() * theirs.len());
        for (n, mine) in own.iter().enumerate() {
            for other in &theirs {
                let mut known = view.clone();
                known.players[them].hand = Some(other.cards.union(CardSet::DUMMY));
                known.players[seat].hand = Some(mine.cards.union(CardSet::DUMMY));
                if n > 0 {
                    known.players[seat].stack = None;
                }
                states.push(game.resample(&known, rng));
            }
        }
        Self { own, theirs, states }
    }
}

/// Different hands that somebody may hold who does not know them.
fn hands<R: Rng + ?Sized>(view: &View, seat: Seat, count: usize, rng: &mut R) -> Vec<CardSet> {
    let mut unseen: Vec<Spell> = view.unseen(seat).iter_spells().collect();
    let size = usize::from(view.players[seat].hand_size).min(unseen.len());
    let mut found: Vec<CardSet> = Vec::new();
    // Where there are few hands, most draws find the same ones again.
    for _ in 0..4 * count {
        let hand: CardSet = dice::draw(rng, &mut unseen, size).iter().copied().collect();
        if !found.contains(&hand) {
            found.push(hand);
        }
        if found.len() == count {
            break;
        }
    }
    found
}

/// About the highest bet that somebody makes without spells, and a bit.
fn highest_bet(view: &View) -> u8 {
    let [red, green] = games::shazamm::SEATS.map(|seat| view.players[seat].mana.left());
    let place = view.bridge.wall.0 - view.bridge.middle.0;
    let Some(round) = rounds().round(view.round, view.bridge.middle.0) else { return red.max(green) };
    let (reds, greens) = round.bets(place, red, green);
    let highest = |shares: &[f64]| shares.iter().rposition(|&share| share > 0.001).unwrap_or(0) as u8 + 1;
    highest(&reds).max(highest(&greens)) + 6
}
