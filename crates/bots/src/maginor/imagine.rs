//! Imagined continuations: everybody plays like an adept for a while, and what comes of it is estimated.

use maginor::{Legal, Maginor, PhaseView, State, View};
use rand::Rng;
use table::{Game as _, Legal as _, Seat, Silent, ToAct, Viewer};

use super::board::{Board, SEATS};
use super::policy;
use super::worth::{Weights, Worth};

/// What an imagined continuation came to for one player.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Imagined {
    /// How likely it is that the player wins, with a little for votes besides.
    pub(super) value: f64,
    /// The votes that the player may expect at the end.
    pub(super) votes: f64,
}

/// Turns of each player that are imagined before the position is estimated.
const TURNS_EACH: usize = 4;
/// What a vote is worth beside the chance to win, so that those who have lost still play on.
const VOTE: f64 = 0.002;

/// Plays on from `state`, and estimates what comes of it for `seat`.
pub(super) fn imagine<R: Rng>(game: &Maginor, mut state: State, seat: Seat, dice: &mut R) -> Imagined {
    let mut turns = TURNS_EACH * game.seats();
    let mut last_turn = None;
    loop {
        match game.to_act(&state) {
            ToAct::Nobody => return finished(game, &state, seat),
            ToAct::Chance => {
                let outcome = game.sample(&state, dice);
                game.apply_chance_unchecked(&mut state, &outcome, &mut Silent);
            }
            ToAct::Seats(seats) => {
                let Some(actor) = seats.first() else { return Imagined::default() };
                let view = game.view(&state, Viewer::Seat(actor));
                if matches!(view.phase, PhaseView::Turn) && view.turn != last_turn {
                    if turns == 0 {
                        return estimated(game, &view, seat);
                    }
                    turns -= 1;
                    last_turn = view.turn;
                }
                let legal: Legal = game.legal(&state, actor);
                let chosen = policy::choose(game, &view, &legal, actor, Weights::ADEPT, dice);
                let chosen = chosen.filter(|&action| legal.contains(action)).or_else(|| legal.get(0));
                let Some(action) = chosen else { return Imagined::default() };
                game.apply_unchecked(&mut state, actor, action, &mut Silent);
            }
        }
    }
}

fn finished(game: &Maginor, state: &State, seat: Seat) -> Imagined {
    let Some(outcome) = game.outcome(state) else { return Imagined::default() };
    let votes = f64::from(outcome.points()[seat]);
    Imagined { value: outcome.win_share(seat) + VOTE * votes, votes }
}

/// How likely each is to win follows from the votes that each may expect, and from how much is still open.
fn estimated(game: &Maginor, view: &View, seat: Seat) -> Imagined {
    let board = Board::new(game, view);
    let worth = Worth::new(&board, Weights::ADEPT);
    let votes = worth.at_the_end();
    let open: f64 = board.way().iter().map(|&tile| f64::from(game.value(tile)).powi(2)).sum();
    let spread = 1.0 + 0.35 * open.sqrt();
    let most = votes[..board.seats].iter().copied().fold(f64::MIN, f64::max);
    let mut chances = [0.0; SEATS];
    for (chance, votes) in chances.iter_mut().zip(&votes[..board.seats]) {
        *chance = ((votes - most) / spread).exp();
    }
    let own = votes[seat.index()];
    Imagined { value: chances[seat.index()] / chances.iter().sum::<f64>() + VOTE * own, votes: own }
}
