//! Deals that fit what was seen, the more likely the better they explain it.

use games::wizard::{CardSet, PredictionView, State, View, Wizard};
use rand::Rng;
use table::{Game as _, MAX_SEATS, Seat};

use super::Archmage;
use super::past::Past;
use crate::wizard::estimate::{HandSum, MODEL, each_seat};
use crate::wizard::memory::{Lying, Memory};
use crate::wizard::mind::{Mind, Sight};
use crate::wizard::policy::prediction_points;

/// A number from 0 to 1.
fn chance<R: Rng + ?Sized>(rng: &mut R) -> f32 {
    rng.next_u32() as f32 / u32::MAX as f32
}

/// However strange a prediction is, somebody might make it.
const WHIM: f32 = 0.03;

/// Draws deals for one decision.
pub(in crate::wizard) struct Worlds<'a> {
    game: &'a Wizard,
    view: &'a View,
    own: Seat,
    /// What each has played in this round.
    played: [CardSet; MAX_SEATS],
    draws: usize,
    readings: usize,
    doubt: f32,
    past: Past<'a>,
}

impl<'a> Worlds<'a> {
    pub(in crate::wizard) fn new(game: &'a Wizard, view: &'a View, own: Seat, manner: &Archmage) -> Self {
        let seats = view.hands.len();
        let mut played = [CardSet::EMPTY; MAX_SEATS];
        for trick in &view.tricks {
            for (seat, face) in trick.plays(seats) {
                played[seat.index()].insert(face.card());
            }
        }
        // In clairvoyance nobody predicts by the own cards (W7.4), and open hands need no explanation.
        let predicted =
            view.predictions.iter().any(|(seat, said)| seat != own && *said != PredictionView::Open);
        let is_open = !predicted || game.is_clairvoyant(view.round);
        let draws = if is_open { 1 } else { manner.draws.max(1) };
        let past = Past::of_view(game, view, own);
        let readings = if is_open || past.is_empty() { 1 } else { manner.readings.max(1) };
        Self { game, view, own, played, draws, readings, doubt: manner.doubt, past }
    }

    /// A deal, drawn from several in proportion to how well they explain what was predicted and played.
    pub(in crate::wizard) fn draw<R: Rng + ?Sized>(&self, rng: &mut R) -> State {
        let mut drawn = self.draw_by_predictions(rng);
        if self.readings == 1 {
            return drawn;
        }
        let mut total = self.past.likelihood(&drawn, self.doubt);
        for _ in 1..self.readings {
            let other = self.draw_by_predictions(rng);
            let weight = self.past.likelihood(&other, self.doubt);
            total += weight;
            if chance(rng) * total < weight {
                drawn = other;
            }
        }
        drawn
    }

    fn draw_by_predictions<R: Rng + ?Sized>(&self, rng: &mut R) -> State {
        let mut drawn = self.game.resample(self.view, rng);
        if self.draws == 1 {
            self.guess_predictions(&mut drawn);
            return drawn;
        }
        let mut total = self.likelihood(&mut drawn);
        for _ in 1..self.draws {
            let mut other = self.game.resample(self.view, rng);
            let weight = self.likelihood(&mut other);
            total += weight;
            if chance(rng) * total < weight {
                drawn = other;
            }
        }
        drawn
    }

    /// Hidden predictions become those that the cards suggest.
    fn guess_predictions(&self, state: &mut State) {
        for (seat, said) in self.view.predictions.iter() {
            if *said == PredictionView::Made {
                let mut best = (0, f32::NEG_INFINITY);
                self.each_prediction(state, seat, |said, points| {
                    if points > best.1 {
                        best = (said, points);
                    }
                });
                state.imagine_prediction(seat, best.0);
            }
        }
    }

    /// How likely the others would have predicted as they did with these cards.
    fn likelihood(&self, state: &mut State) -> f32 {
        self.guess_predictions(state);
        let mut likelihood = 1.0;
        for (seat, said) in self.view.predictions.iter() {
            let PredictionView::Known(said) = *said else { continue };
            if seat == self.own || self.view.changed == Some(seat) {
                continue;
            }
            let mut all = [0.0; 32];
            let mut best = f32::NEG_INFINITY;
            let mut count = 0;
            self.each_prediction(state, seat, |said, points| {
                all[usize::from(said)] = points;
                best = best.max(points);
                count += 1;
            });
            let weight = |points: f32| ((points - best) / self.doubt).exp();
            let sum: f32 = all[..count].iter().map(|&points| weight(points)).sum();
            let share = weight(all[usize::from(said).min(count - 1)]) / sum;
            likelihood *= share * (1.0 - WHIM) + WHIM / count as f32;
        }
        likelihood
    }

    /// What each prediction would have promised `seat` at its turn.
    fn each_prediction(&self, state: &State, seat: Seat, mut hear: impl FnMut(u8, f32)) {
        let seats = self.view.hands.len();
        let turn = |seat: Seat| (seat.index() + seats - state.dealer().index() - 1) % seats;
        let open = !self.game.predictions().at_once();
        let sight = Sight {
            game: self.game,
            seat,
            seats,
            hand: self.dealt_to(seat, state),
            trump: state.trump(),
            memory: Memory {
                gone: state.turned_up().into_iter().collect(),
                voids: [0; MAX_SEATS],
                lying: Lying::default(),
            },
            predictions: each_seat(seats, |other| {
                (open && turn(other) < turn(seat)).then(|| state.prediction(other)).flatten()
            }),
            won: [0; MAX_SEATS],
            sizes: each_seat(seats, |_| self.view.cards),
            leader: state.dealer().left(seats),
            dealt: self.view.cards,
        };
        let mind = Mind::new(sight);
        let hand = HandSum::of(&mind, &MODEL, sight.hand);
        for said in 0..=self.view.cards {
            hear(said, prediction_points(&MODEL, &mind, hand, said));
        }
    }

    /// What a seat was dealt in this world (but for what the Juggler moved).
    fn dealt_to(&self, seat: Seat, state: &State) -> CardSet {
        let mut dealt = state.hand(seat);
        for card in self.played[seat.index()].iter() {
            dealt.insert(card);
        }
        dealt
    }
}
