//! The archmage at Shazamm!: solves each turn as a matrix of what both may commit to, and mixes its bets.
//!
//! What follows the turn is worth what a small network says (`worth`), which knows what the position would be worth without
//! spells ([`duel`](super::duel)). Hands that the opponent may hold are imagined, and hands that the opponent may imagine of
//! its own. Each hand of the opponent plays by habit every other time, as an adept or an apprentice would (`habits`), and
//! otherwise a mixture of its own that answers the archmage's for the best. So habits are punished, and what the archmage
//! does stays hard to foresee.
//!
//! Where cards are laid and counted before the bets (S6.3), it solves the turn twice: before the cards as if the bets came
//! with them, and before the bets with the cards that lie there.

mod commitments;
mod compare;
mod habits;
mod mixture;
mod settle;
mod weights;
mod worlds;
pub mod worth;

use games::shazamm::{Action, CardSet, Commitment, Deal, Legal, PhaseView, RED, Shazamm, View};
use rand::Rng;
use table::{Game as _, Legal as _, Seat, Seats, dice, sort_few};

pub use self::commitments::Manner;
use self::settle::settled;
use self::worlds::{Lying, Worlds};
use self::worth::{Appraiser, Worth};
use super::adept;
use super::duel::rounds;
use crate::{Bot, Budget, Choice, Considered, Question};

/// A player who solves the turn before it.
#[derive(Clone, Debug)]
pub struct Archmage {
    /// What spells are worth to it.
    pub worth: Worth,
    /// How many hands of its own it lets the opponent imagine, the true one among them.
    pub own_hands: usize,
    /// How often it takes the opponent to play by habit, like an adept or an apprentice, and not for the best.
    pub trust: f32,
    /// How often somebody who plays by habit is taken for an apprentice.
    pub scorn: f32,
    /// What it considers.
    pub manner: Manner,
}

impl Default for Archmage {
    fn default() -> Self {
        Self { worth: Worth::learnt(), own_hands: 4, trust: 0.5, scorn: 0.25, manner: Manner::default() }
    }
}

impl Bot<Shazamm> for Archmage {
    fn choose(&self, question: &Question<'_, Shazamm>) -> Option<Choice<Action>> {
        let &Question { game, seat, ref view, ref legal, budget, seed, stop } = question;
        let mut rng = dice::fast(seed);
        if legal.len() <= 1 {
            return legal.get(0).map(Choice::plain);
        }
        match *legal {
            Legal::Bet { .. } if no_spells(view) => bet_plainly(view, seat, &mut rng),
            Legal::Bet { .. } | Legal::Lay(_) => self.commit(game, view, seat, budget, &mut rng, stop),
            Legal::Stack(left) => self.worth.best(left).map(|spell| Choice::plain(Action::Stack(spell))),
            Legal::Clone(_) | Legal::Theft(_) | Legal::Recycle { .. } => {
                Some(self.decide(game, view, legal, seat, budget, &mut rng))
            }
            Legal::Nothing => None,
        }
        .or_else(|| adept::choose(question, &mut rng).map(Choice::plain))
    }
}

/// Whether nobody has a spell any more, so that the rest of the match is solved.
fn no_spells(view: &View) -> bool {
    games::shazamm::SEATS
        .into_iter()
        .all(|seat| view.players[seat].hand_size + view.players[seat].deck_size == 0)
}

/// The bet of the game without spells.
fn bet_plainly<R: Rng + ?Sized>(view: &View, seat: Seat, rng: &mut R) -> Option<Choice<Action>> {
    let place = view.bridge.wall.0 - view.bridge.middle.0;
    let [red, green] = games::shazamm::SEATS.map(|seat| view.players[seat].mana.left());
    let shares = plain_bets(view.round, view.bridge.middle.0, seat, place, red, green)?;
    let bet = games::shazamm::Bet::new(drawn(&shares, rng) as u8 + 1)?;
    Some(Choice::plain(Action::Bet(Commitment { bet, cards: CardSet::EMPTY })))
}

/// How often the archmage makes each bet from 1 on where nobody has a spell any more: in a round that began with the
/// fire on `middle`, now `place` tiles from there towards Green, with these reserves.
pub fn plain_bets(round: u8, middle: i8, seat: Seat, place: i8, red: u8, green: u8) -> Option<Vec<f64>> {
    let (reds, greens) = rounds().round(round, middle)?.bets(place, red, green);
    Some(if seat == RED { reds } else { greens })
}

/// One of the places, each as likely as its share says.
fn drawn<R: Rng + ?Sized>(shares: &[f64], rng: &mut R) -> usize {
    const FINE: u32 = 1 << 24;
    let sum: f64 = shares.iter().sum();
    let mut left = f64::from(dice::below(rng, FINE)) / f64::from(FINE) * sum;
    for (at, share) in shares.iter().enumerate() {
        left -= share;
        if left < 0.0 {
            return at;
        }
    }
    shares.iter().rposition(|&share| share > 0.0).unwrap_or(0)
}

impl Archmage {
    /// A bet with or without cards, or cards that are laid before it, out of the mixture that solves the turn. Cards that are
    /// counted are those of what it would commit to if the bet came with them, and the dummy instead of none (S6.3): so
    /// one card says nothing.
    fn commit<R: Rng + ?Sized>(
        &self,
        game: &Shazamm,
        view: &View,
        seat: Seat,
        budget: Budget,
        rng: &mut R,
        stop: &dyn Fn() -> bool,
    ) -> Option<Choice<Action>> {
        let lying = Lying::of(view, seat);
        let lays = matches!(view.phase, PhaseView::Laying { .. });
        let action = |commitment: Commitment| match lying {
            _ if lays => Action::Lay(adept::covered(commitment.cards)),
            Some(_) => Action::Bet(Commitment { cards: CardSet::EMPTY, ..commitment }),
            None => Action::Bet(commitment),
        };
        let before = before_any(view);
        let matrices = budget.iterations().clamp(1, 400) as usize;
        let worlds = Worlds::imagine(self, game, &before, seat, lying, matrices, rng);
        let solved = mixture::solve(self, game, &worlds, seat, stop)?;
        let commitments = &worlds.own[0].commitments;
        let mut considered: Vec<Considered<Action>> = Vec::new();
        for (&commitment, (&share, &value)) in
            commitments.iter().zip(solved.shares.iter().zip(&solved.values))
        {
            if share <= 0.0 {
                continue;
            }
            let (action, points) = (action(commitment), 2.0 * value);
            match considered.iter_mut().find(|known| known.action == action) {
                // Of the same cards with different bets, as often as each is made.
                Some(known) => {
                    known.points = (known.points * known.value + points * share) / (known.value + share);
                    known.value += share;
                }
                None => {
                    let visits = worlds.theirs.len() as u32;
                    considered.push(Considered { action, points, value: share, visits });
                }
            }
        }
        let action = action(*commitments.get(drawn(&solved.shares, rng))?);
        sort_few(&mut considered, |one, other| other.value.total_cmp(&one.value));
        Some(Choice { action, considered, outlook: Vec::new() })
    }

    /// A decision that a spell asks for: all lies open but the hands, so that the best is just the best.
    fn decide<R: Rng + ?Sized>(
        &self,
        game: &Shazamm,
        view: &View,
        legal: &Legal,
        seat: Seat,
        budget: Budget,
        rng: &mut R,
    ) -> Choice<Action> {
        let worlds = budget.iterations().clamp(1, 16);
        let mut considered: Vec<Considered<Action>> = legal
            .iter()
            .map(|action| Considered { action, points: 0.0, value: 0.0, visits: worlds })
            .collect();
        let mut appraiser = Appraiser::new(game, &self.worth);
        for _ in 0..worlds {
            let state = game.resample(view, rng);
            for tried in &mut considered {
                let mut after = state.clone();
                game.apply_unchecked(&mut after, seat, tried.action, &mut table::Silent);
                let value = settled(&mut appraiser, &after);
                tried.value += if seat == RED { value } else { 1.0 - value } / f64::from(worlds);
            }
        }
        for tried in &mut considered {
            tried.points = 2.0 * tried.value;
        }
        // The order of legal actions breaks ties: what is cheaper comes first.
        sort_few(&mut considered, |one, other| other.value.total_cmp(&one.value));
        let action = considered.first().map_or(Action::Clone(None), |best| best.action);
        Choice { action, considered, outlook: Vec::new() }
    }
}

/// The turn before anybody has committed: whether the opponent has tells nothing about what.
fn before_any(view: &View) -> View {
    let mut before = view.clone();
    before.phase =
        PhaseView::Committing { seats: Seats::all(2), commitments: games::shazamm::Both::default() };
    before
}

/// Whether the hands of both are known to everybody.
fn hands_lie_open(game: &Shazamm) -> bool {
    game.deal() == Deal::FullHand
}
