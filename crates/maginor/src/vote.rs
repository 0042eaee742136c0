//! Gaining a vote of a symbol on a tile (M4).

use table::{Listener, Seat};

use crate::duel;
use crate::fact::{Fact, NoEffect};
use crate::game::Maginor;
use crate::progress;
use crate::scoring;
use crate::state::{Phase, Source, State, Then, Vote};
use crate::symbol::{Symbol, SymbolSet};
use crate::tile::{Slot, SlotSet, Tile};

/// Whether a vote of `symbol` would do anything for `seat` on a tile (M4.1–M4.5).
#[inline]
pub(crate) fn can_gain(game: &Maginor, state: &State, seat: Seat, tile: Tile, symbol: Symbol) -> bool {
    // M4.4: where no fate is shown, it stands for every symbol there is on the tile.
    let slots = if is_wild(game, tile, symbol) { game.slots(tile) } else { game.slots_of(tile, symbol) };
    // A slot that is not one's own is free, or it can be fought for.
    state.player(seat).reserve > 0 && !slots.without(state.held(tile, seat)).is_empty()
}

/// The symbols of a tile of which a vote would do anything for `seat` (M4.6).
#[inline]
pub(crate) fn gainable(game: &Maginor, state: &State, seat: Seat, tile: Tile) -> SymbolSet {
    game.shown(tile).iter().filter(|&symbol| can_gain(game, state, seat, tile, symbol)).collect()
}

#[inline]
fn is_wild(game: &Maginor, tile: Tile, symbol: Symbol) -> bool {
    symbol == Symbol::Fate && !game.shown(tile).contains(Symbol::Fate)
}

/// The slots that a vote of `symbol` may choose from: free ones (M4.1), or else those of others (M4.2).
#[inline]
pub(crate) fn free_of(game: &Maginor, state: &State, tile: Tile, symbol: Symbol) -> SlotSet {
    game.slots_of(tile, symbol).without(state.taken(tile))
}

/// The slots of `symbol` that others hold.
#[inline]
pub(crate) fn rivals_of(game: &Maginor, state: &State, tile: Tile, symbol: Symbol) -> SlotSet {
    game.slots_of(tile, symbol).intersection(state.held_by_others(tile, state.turn))
}

/// The player whose turn it is gains a vote of `symbol`.
#[inline]
pub(crate) fn gain<L: Listener<Fact>>(
    game: &Maginor,
    state: &mut State,
    vote: Vote,
    symbol: Symbol,
    listener: &mut L,
) {
    if is_wild(game, vote.tile, symbol) {
        return gain_any(game, state, vote, listener);
    }
    let (seat, tile) = (state.turn, vote.tile);
    if state.player(seat).reserve == 0 {
        return nothing(game, state, vote, NoEffect::NoCounter, listener);
    }
    let free = free_of(game, state, tile, symbol);
    if let Some(slot) = free.single() {
        return place(game, state, vote, slot, listener);
    }
    if !free.is_empty() {
        state.phase = Phase::ChoosingSlot(vote, symbol);
        return;
    }
    let rivals = rivals_of(game, state, tile, symbol);
    if let Some(slot) = rivals.single() {
        duel::challenge(state, vote, slot, listener);
    } else if !rivals.is_empty() {
        state.phase = Phase::ChoosingRival(vote, symbol);
    } else {
        let shown = game.shown(tile).contains(symbol);
        nothing(game, state, vote, if shown { NoEffect::AllOwn } else { NoEffect::NotShown }, listener);
    }
}

/// The player gains a vote of any symbol that the tile shows: Maginor on the die (M3.4), or wild fate (M4.4).
#[inline]
pub(crate) fn gain_any<L: Listener<Fact>>(game: &Maginor, state: &mut State, vote: Vote, listener: &mut L) {
    let (seat, tile) = (state.turn, vote.tile);
    let gainable = gainable(game, state, seat, tile);
    if let Some(symbol) = gainable.single() {
        listener.tell(|| Fact::SymbolChosen { seat, tile, symbol });
        gain(game, state, vote, symbol, listener);
    } else if !gainable.is_empty() {
        state.phase = Phase::ChoosingSymbol(vote);
    } else if state.player(seat).reserve == 0 {
        nothing(game, state, vote, NoEffect::NoCounter, listener);
    } else {
        nothing(game, state, vote, NoEffect::AllOwn, listener);
    }
}

/// M4.3, M4.5.
#[inline]
fn nothing<L: Listener<Fact>>(
    game: &Maginor,
    state: &mut State,
    vote: Vote,
    why: NoEffect,
    listener: &mut L,
) {
    let (seat, tile) = (state.turn, vote.tile);
    listener.tell(|| Fact::NothingHappened { seat, tile, why });
    finish(game, state, vote, listener);
}

/// Places the counter of a vote in a free slot (M4.1).
#[inline]
pub(crate) fn place<L: Listener<Fact>>(
    game: &Maginor,
    state: &mut State,
    vote: Vote,
    slot: Slot,
    listener: &mut L,
) {
    // M3.2: the roll's advance is lost when its own vote scores a tile.
    let then = if vote.advance && game.finishes_the_roll() { Then::Advance } else { Then::EndTurn };
    let filled = put_counter(game, state, vote.tile, slot, listener);
    if filled {
        if vote.advance && then == Then::EndTurn {
            listener.tell(|| Fact::AdvanceLost);
        }
        scoring::score(game, state, vote.tile, then, listener);
    } else {
        finish(game, state, vote, listener);
    }
}

/// Places a counter of the player whose turn it is. Answers whether that filled a tile which is scored by it (M5.2).
#[inline]
pub(crate) fn put_counter<L: Listener<Fact>>(
    game: &Maginor,
    state: &mut State,
    tile: Tile,
    slot: Slot,
    listener: &mut L,
) -> bool {
    let seat = state.turn;
    state.put(tile, slot, seat);
    listener.tell(|| Fact::Placed { seat, tile, slot });
    let full = state.free(game, tile).is_empty();
    if full {
        listener.tell(|| Fact::Filled { tile });
    }
    // M5.3: filling the Guild Hall scores nothing.
    full && tile != game.guild_hall()
}

/// A vote is settled and has scored nothing: Maginor advances, if it was his roll, and the turn goes on or ends.
#[inline]
pub(crate) fn finish<L: Listener<Fact>>(game: &Maginor, state: &mut State, vote: Vote, listener: &mut L) {
    if vote.advance {
        progress::advance(game, state, vote.source, listener);
    } else {
        resume(game, state, vote.source, listener);
    }
}

/// What follows a vote that has scored nothing (M3.1).
#[inline]
pub(crate) fn resume<L: Listener<Fact>>(game: &Maginor, state: &mut State, source: Source, listener: &mut L) {
    match source {
        Source::Card | Source::Sorcery => state.phase = Phase::Turn,
        Source::Roll => progress::end_turn(game, state, listener),
    }
}
