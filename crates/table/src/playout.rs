//! Random play from a position to the end.

use std::marker::PhantomData;

use rand::Rng;

use crate::{Audience, Game, Legal, Listener, Refused, Seat, ToAct};

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
pub fn random_playout_with<G: Game, R: Rng + ?Sized, V: FnMut(Seat, G::Action)>(
    game: &G,
    state: &mut G::State,
    rng: &mut R,
    mut visit: V,
) -> Result<Playout, Refused<G::Refusal>> {
    let mut playout = Playout::default();
    let mut nobody = Unheard::<V>(PhantomData);
    loop {
        match game.to_act(state) {
            ToAct::Chance => {
                let outcome = game.sample(state, rng);
                game.apply_chance(state, &outcome, &mut nobody)?;
                playout.chances += 1;
            }
            ToAct::Seats(seats) => {
                // Seats that decide at once are asked in their order; nothing of it reaches the others before all are in.
                let choice = seats.first().map(|seat| (seat, game.legal(state, seat).choose(rng)));
                let Some((seat, Some(action))) = choice else { return Ok(playout) };
                visit(seat, action);
                game.apply(state, seat, action, &mut nobody)?;
                playout.decisions += 1;
            }
            ToAct::Nobody => return Ok(playout),
        }
    }
}

/// Listens to nothing, as [`Silent`](crate::Silent) does, but is a type of its own for each `V`.
///
/// What a game does for `Silent` is compiled once, for bots, environments and all others in a program, and so as a function
/// apart. What it does for this listener has a single caller, into whose loop it is inlined: in the whole program, random games of
/// Wizard are a tenth faster for it.
struct Unheard<V>(PhantomData<V>);

impl<F, V> Listener<F> for Unheard<V> {
    #[inline]
    fn hear(&mut self, _: Audience, _: impl FnOnce() -> F) {}
}
