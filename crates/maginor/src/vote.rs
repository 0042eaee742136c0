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

/// Why a vote for one of `slots` would do nothing, where `own` are those that the player holds (M4.3, M4.5).
#[inline]
pub(crate) fn no_effect(slots: SlotSet, own: SlotSet, reserve: u8) -> Option<NoEffect> {
    if reserve == 0 {
        Some(NoEffect::NoCounter)
    } else if slots.is_empty() {
        Some(NoEffect::NotShown)
    } else if slots.without(own).is_empty() {
        Some(NoEffect::AllOwn)
    } else {
        // A slot that is not one's own is free, or it can be fought for.
        None
    }
}

/// The slots for which a symbol card or a face of the die gives a vote: where no fate is shown, fate stands for all that
/// there are (M4.4).
#[inline]
pub(crate) fn slots_for(game: &Maginor, tile: Tile, symbol: Symbol) -> SlotSet {
    if is_wild(game, tile, symbol) { game.slots(tile) } else { game.slots_of(tile, symbol) }
}

#[inline]
fn can_gain(state: &State, seat: Seat, tile: Tile, slots: SlotSet) -> bool {
    no_effect(slots, state.held(tile, seat), state.player(seat).reserve).is_none()
}

/// The symbols of which a vote would do anything for `seat` on a tile. Others could not be named by the first version of
/// the rules.
pub(crate) fn gainable(game: &Maginor, state: &State, seat: Seat, tile: Tile) -> SymbolSet {
    let shown = game.shown(tile).iter();
    shown.filter(|&symbol| can_gain(state, seat, tile, game.slots_of(tile, symbol))).collect()
}

/// The symbol cards of `seat` that would do anything on a tile. Others could not be played by the first version of the
/// rules.
pub(crate) fn gaining_cards(game: &Maginor, state: &State, seat: Seat, tile: Tile) -> SymbolSet {
    let cards = state.player(seat).symbols.iter();
    cards.filter(|&symbol| can_gain(state, seat, tile, slots_for(game, tile, symbol))).collect()
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

/// The player whose turn it is gains a vote of `symbol`, as a card or the die shows it.
#[inline]
pub(crate) fn gain<L: Listener<Fact>>(
    game: &Maginor,
    state: &mut State,
    vote: Vote,
    symbol: Symbol,
    listener: &mut L,
) {
    if is_wild(game, vote.tile, symbol) {
        gain_any(game, state, vote, listener);
    } else {
        gain_named(game, state, vote, symbol, listener);
    }
}

/// The player gains a vote of `symbol` itself (M4.1–M4.5): fate stands for nothing else.
#[inline]
pub(crate) fn gain_named<L: Listener<Fact>>(
    game: &Maginor,
    state: &mut State,
    vote: Vote,
    symbol: Symbol,
    listener: &mut L,
) {
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

/// The player gains a vote of any symbol: Maginor on the die (M3.4), or wild fate (M4.4). Nothing is asked where none could
/// do anything (M4.1).
#[inline]
pub(crate) fn gain_any<L: Listener<Fact>>(game: &Maginor, state: &mut State, vote: Vote, listener: &mut L) {
    let (seat, tile) = (state.turn, vote.tile);
    if let Some(why) = no_effect(game.slots(tile), state.held(tile, seat), state.player(seat).reserve) {
        return nothing(game, state, vote, why, listener);
    }
    if !game.is_free_to_do_nothing()
        && let Some(symbol) = gainable(game, state, seat, tile).single()
    {
        // By the first version of the rules there was nothing to choose then.
        listener.tell(|| Fact::SymbolChosen { seat, tile, symbol });
        return gain_named(game, state, vote, symbol, listener);
    }
    state.phase = Phase::ChoosingSymbol(vote);
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
