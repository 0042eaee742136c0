//! Maginor's way round the ring, and the end of turns and of the game (M3, M5).

use table::Listener;

use crate::fact::Fact;
use crate::game::Maginor;
use crate::ring::Chamberlain;
use crate::scoring;
use crate::state::{Phase, Source, State, Then};
use crate::vote;

/// Maginor goes one step (M5.1). What follows is that of the roll, unless a tile is scored.
#[inline]
pub(crate) fn advance<L: Listener<Fact>>(
    game: &Maginor,
    state: &mut State,
    source: Source,
    listener: &mut L,
) {
    let next = state.ring.next();
    match state.maginor {
        Chamberlain::Start => move_maginor(state, Chamberlain::Before, listener),
        Chamberlain::Before => {
            move_maginor(state, Chamberlain::On, listener);
            // M5.3: the Guild Hall is scored when he moves onto it.
            if next == game.guild_hall() {
                return scoring::score(game, state, next, Then::EndTurn, listener);
            }
        }
        // M5.2: any other tile when he moves off it. He is in the next space once the gap has closed.
        Chamberlain::On => {
            listener.tell(|| Fact::MaginorLeaves { tile: next });
            return scoring::score(game, state, next, Then::EndTurn, listener);
        }
    }
    vote::resume(game, state, source, listener);
}

fn move_maginor<L: Listener<Fact>>(state: &mut State, to: Chamberlain, listener: &mut L) {
    state.maginor = to;
    let at = state.maginor_at();
    listener.tell(|| Fact::MaginorMoved { to: at });
}

/// The next player's turn begins.
#[inline]
pub(crate) fn end_turn<L: Listener<Fact>>(game: &Maginor, state: &mut State, listener: &mut L) {
    if !state.stirred {
        state.quiet_turns = state.quiet_turns.saturating_add(1);
    }
    state.stirred = false;
    state.turn = state.turn.left(game.seat_count());
    begin_turn(game, state, listener);
}

/// The turn of the player who is to play begins.
#[inline]
pub(crate) fn begin_turn<L: Listener<Fact>>(game: &Maginor, state: &mut State, listener: &mut L) {
    let seat = state.turn;
    listener.tell(|| Fact::Turn { seat });
    if state.must_roll(game) && state.player(seat).wizard.is_some() {
        listener.tell(|| Fact::MustRoll { seat });
    }
    state.phase = Phase::Turn;
}

/// The Guild Hall has been scored (M5.3).
pub(crate) fn end_game<L: Listener<Fact>>(game: &Maginor, state: &mut State, listener: &mut L) {
    state.phase = Phase::Over;
    let outcome = scoring::outcome(game, state);
    listener.tell(|| Fact::Over { points: outcome.points(), places: outcome.places() });
}
