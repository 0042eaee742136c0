//! Imagined continuations: everybody plays like an adept for a while, and what comes of it is estimated.

use games::maginor::{Legal, Maginor, PhaseView, State, View};
use table::{Game as _, Legal as _, Seat, Silent, ToAct, Viewer, dice};

use super::archmage::Archmage;
use super::board::{Board, SEATS};
use super::policy;
use super::worth::{Weights, Worth};

/// What an imagined continuation came to for one player.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Imagined {
    /// How likely it is that the player wins, with a little for votes besides.
    pub(super) value: f64,
    /// How likely it is that the player wins.
    pub(super) chance: f64,
    /// The votes that the player may expect at the end.
    pub(super) votes: f64,
}

/// With so few tiles left the game is imagined to its end: then an estimate would miss what decides it.
const LAST_TILES: usize = 2;

/// Plays on from `state`, and estimates what comes of it for `seat`.
///
/// Every turn has dice of its own, so that the same is rolled in the same turn whatever was chosen before.
pub(super) fn imagine(
    manner: &Archmage,
    game: &Maginor,
    mut state: State,
    seat: Seat,
    seed: u64,
) -> Imagined {
    let most_turns = (manner.turns * game.seats()) as u64;
    let mut turns = 0;
    let mut last_turn = None;
    let mut dice = dice::fast(seed);
    loop {
        match game.to_act(&state) {
            ToAct::Nobody => return finished(manner, game, &state, seat),
            ToAct::Chance => {
                let outcome = game.sample(&state, &mut dice);
                game.apply_chance_unchecked(&mut state, &outcome, &mut Silent);
            }
            ToAct::Seats(seats) => {
                let Some(actor) = seats.first() else { return Imagined::default() };
                let view = game.view(&state, Viewer::Seat(actor));
                if matches!(view.phase, PhaseView::Turn) && view.turn != last_turn {
                    if turns >= most_turns && view.ring.len() > LAST_TILES {
                        return estimated(manner, game, &view, seat);
                    }
                    if last_turn.is_some() {
                        dice = dice::fast(dice::derived(seed, turns));
                    }
                    turns += 1;
                    last_turn = view.turn;
                }
                let legal: Legal = game.legal(&state, actor);
                let chosen = policy::choose(game, &view, &legal, actor, Weights::IMAGINED, &mut dice);
                let chosen = chosen.filter(|&action| legal.contains(action)).or_else(|| legal.get(0));
                let Some(action) = chosen else { return Imagined::default() };
                game.apply_unchecked(&mut state, actor, action, &mut Silent);
            }
        }
    }
}

fn finished(manner: &Archmage, game: &Maginor, state: &State, seat: Seat) -> Imagined {
    let Some(outcome) = game.outcome(state) else { return Imagined::default() };
    let votes = f64::from(outcome.points()[seat]);
    let all: f64 = Seat::all(game.seats()).map(|each| f64::from(outcome.points()[each])).sum();
    let lead = votes - (all - votes) / (game.seats() as f64 - 1.0);
    let chance = outcome.win_share(seat);
    Imagined { value: chance + manner.vote * lead, chance, votes }
}

/// How likely each is to win follows from the votes that each may expect, and from how much is still open.
fn estimated(manner: &Archmage, game: &Maginor, view: &View, seat: Seat) -> Imagined {
    let board = Board::new(game, view);
    let worth = Worth::new(&board, Weights::ADEPT);
    let votes = worth.at_the_end();
    let open: f64 = board.way().iter().map(|&tile| f64::from(game.value(tile)).powi(2)).sum();
    let spread = 1.0 + manner.spread * open.sqrt();
    let most = votes[..board.seats].iter().copied().fold(f64::MIN, f64::max);
    let mut chances = [0.0; SEATS];
    for (chance, votes) in chances.iter_mut().zip(&votes[..board.seats]) {
        *chance = ((votes - most) / spread).exp();
    }
    let own = votes[seat.index()];
    let chance = chances[seat.index()] / chances.iter().sum::<f64>();
    Imagined { value: chance + manner.vote * worth.to(seat, &votes), chance, votes: own }
}
