//! What a computer player is.

use rand::Rng;
use table::{Game, Outcome, Refused, Silent, ToAct, Viewer};

/// A computer player of the game `G`.
pub trait Player<G: Game> {
    /// Chooses one of the legal actions, from what the seat may know; nothing only where nothing is legal.
    fn choose(&mut self, game: &G, view: &G::View, legal: &G::Legal, rng: &mut dyn Rng) -> Option<G::Action>;
}

/// Plays a game to its end, with one player for each seat, and answers how it ended.
///
/// # Errors
/// If a player chooses what is not legal.
pub fn play_out<G: Game>(
    game: &G,
    players: &mut [Box<dyn Player<G>>],
    rng: &mut dyn Rng,
) -> Result<Option<Outcome>, Refused<G::Refusal>> {
    let mut state = game.start();
    loop {
        match game.to_act(&state) {
            ToAct::Nobody => return Ok(game.outcome(&state)),
            ToAct::Chance => {
                let outcome = game.sample(&state, rng);
                game.apply_chance(&mut state, &outcome, &mut Silent)?;
            }
            ToAct::Seats(seats) => {
                let chosen = seats.first().and_then(|seat| {
                    let view = game.view(&state, Viewer::Seat(seat));
                    let legal = game.legal(&state, seat);
                    let player = players.get_mut(seat.index())?;
                    Some((seat, player.choose(game, &view, &legal, rng)?))
                });
                let Some((seat, action)) = chosen else { return Ok(None) };
                game.apply(&mut state, seat, action, &mut Silent)?;
            }
        }
    }
}
