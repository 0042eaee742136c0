//! The course of a turn (M3): decisions and rolls of the die, known to be legal.

use table::{Listener, Seat};

use crate::action::Action;
use crate::casting;
use crate::chance::{Chance, Setup};
use crate::die::DieFace;
use crate::duel;
use crate::fact::Fact;
use crate::game::Maginor;
use crate::progress;
use crate::ring::Ring;
use crate::scoring;
use crate::set::Member;
use crate::state::{Phase, Roll, Source, State, Vote};
use crate::tile::Slot;
use crate::vote;

/// A player decides.
#[inline]
pub(crate) fn act<L: Listener<Fact>>(
    game: &Maginor,
    state: &mut State,
    seat: Seat,
    action: Action,
    listener: &mut L,
) {
    match action {
        Action::Card(symbol) => {
            let Some(tile) = state.player(seat).wizard else { return };
            state.player_mut(seat).symbols.remove(symbol);
            listener.tell(|| Fact::CardPlayed { seat, symbol });
            vote::gain(game, state, Vote { tile, source: Source::Card, advance: false }, symbol, listener);
        }
        Action::Sorcery(tile) => {
            let hand = &mut state.player_mut(seat).sorcery;
            *hand = hand.saturating_sub(1);
            listener.tell(|| Fact::SorceryPlayed { seat, tile });
            state.phase = Phase::Rolling(Roll { tile, source: Source::Sorcery });
        }
        Action::Move(tile) => {
            state.player_mut(seat).wizard = Some(tile);
            listener.tell(|| Fact::Moved { seat, tile });
            progress::end_turn(game, state, listener);
        }
        Action::Roll => {
            let Some(tile) = state.player(seat).wizard else { return };
            state.phase = Phase::Rolling(Roll { tile, source: Source::Roll });
        }
        Action::Symbol(symbol) => {
            let Phase::ChoosingSymbol(vote) = state.phase else { return };
            listener.tell(|| Fact::SymbolChosen { seat, tile: vote.tile, symbol });
            vote::gain_named(game, state, vote, symbol, listener);
        }
        Action::Slot(slot) => choose_slot(game, state, slot, listener),
        Action::Stop => state.phase = Phase::Turn,
        Action::Duel(element) => duel::choose(game, state, seat, element, listener),
        Action::Reversal(plays) => duel::reverse(game, state, seat, plays, listener),
        Action::Take(prize) => scoring::take(game, state, prize, listener),
        Action::Retrieve(symbol) => casting::retrieve(state, symbol, listener),
        Action::Spell(cast) => casting::cast(game, state, cast, listener),
    }
}

/// A slot means what the phase asks for.
#[inline]
fn choose_slot<L: Listener<Fact>>(game: &Maginor, state: &mut State, slot: Slot, listener: &mut L) {
    match state.phase {
        Phase::ChoosingSlot(vote, _) => vote::place(game, state, vote, slot, listener),
        Phase::ChoosingRival(vote, _) => duel::challenge(state, vote, slot, listener),
        Phase::Dominating { second } => casting::dominate(game, state, slot, second, listener),
        Phase::Persuading => casting::persuade(state, slot, listener),
        Phase::Telekinesis { tile } => casting::move_by_thought(game, state, tile, slot, listener),
        _ => {}
    }
}

/// Chance lays the ring, chooses the first player, or rolls.
#[inline]
pub(crate) fn happen<L: Listener<Fact>>(
    game: &Maginor,
    state: &mut State,
    outcome: &Chance,
    listener: &mut L,
) {
    match outcome {
        Chance::Ring(setup) => {
            lay(game, state, setup);
            listener.tell(|| Fact::Ring { setup: *setup });
        }
        Chance::FirstPlayer(seat) => {
            state.turn = *seat;
            listener.tell(|| Fact::FirstPlayer { seat: *seat });
            progress::begin_turn(game, state, listener);
        }
        Chance::Roll(face) => roll(game, state, *face, listener),
    }
}

/// M2.1–M2.4.
fn lay(game: &Maginor, state: &mut State, setup: &Setup) {
    state.ring = Ring::new(setup.tiles);
    for (tile, &spell) in setup.tiles.iter().zip(&setup.spells) {
        state.spells[tile.index()] = spell;
    }
    for seat in game.all_seats() {
        state.player_mut(seat).wizard = Some(game.guild_hall());
    }
    state.phase = Phase::FirstPlayer;
}

/// M3.4, M3.6.
#[inline]
fn roll<L: Listener<Fact>>(game: &Maginor, state: &mut State, face: DieFace, listener: &mut L) {
    let Phase::Rolling(Roll { tile, source }) = state.phase else { return };
    let seat = state.turn;
    listener.tell(|| Fact::Rolled { seat, tile, face });
    state.stir();
    match face {
        DieFace::Symbol(symbol) => {
            vote::gain(game, state, Vote { tile, source, advance: false }, symbol, listener);
        }
        DieFace::Maginor => vote::gain_any(game, state, Vote { tile, source, advance: true }, listener),
    }
}
