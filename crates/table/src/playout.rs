//! Random play from a position to the end.

use rand::Rng;

use crate::{Game, Legal, Refused, Seat, Silent, ToAct};

/// How long a playout was.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Playout {
    /// Decisions of players.
    pub decisions: u64,
    /// Outcomes of chance.
    pub chances: u64,
}

/// Plays uniformly random legal actions until the game is over, every one of them checked by the rules.
///
/// Allocates nothing and builds neither events nor views.
///
/// # Errors
/// If the game refuses what it lists as legal: a fault in that game, which the conformance suite looks for.
#[inline]
pub fn random_playout<G: Game, R: Rng + ?Sized>(
    game: &G,
    state: &mut G::State,
    rng: &mut R,
) -> Result<Playout, Refused<G::Refusal>> {
    random_playout_with(game, state, rng, |_, _| {})
}

/// The same, and `visit` sees every decision before it is applied.
///
/// # Errors
/// As for [`random_playout`].
#[inline]
pub fn random_playout_with<G: Game, R: Rng + ?Sized>(
    game: &G,
    state: &mut G::State,
    rng: &mut R,
    mut visit: impl FnMut(Seat, G::Action),
) -> Result<Playout, Refused<G::Refusal>> {
    let mut playout = Playout::default();
    loop {
        match game.to_act(state) {
            ToAct::Chance => {
                let outcome = game.sample(state, rng);
                game.apply_chance(state, &outcome, &mut Silent)?;
                playout.chances += 1;
            }
            ToAct::Seats(seats) => {
                // Seats that decide at once are asked in their order; nothing of it reaches the others before all are in.
                let choice = seats.first().map(|seat| (seat, game.legal(state, seat).choose(rng)));
                let Some((seat, Some(action))) = choice else { return Ok(playout) };
                visit(seat, action);
                game.apply(state, seat, action, &mut Silent)?;
                playout.decisions += 1;
            }
            ToAct::Nobody => return Ok(playout),
        }
    }
}
