//! The spells that are cast in one's own turn (M6). Reversal is in [`duel`](crate::duel).

use table::Listener;

use crate::action::Cast;
use crate::fact::Fact;
use crate::game::Maginor;
use crate::legal::discarded;
use crate::scoring;
use crate::state::{Phase, SORCERY_CARDS, State, Then};
use crate::symbol::{Symbol, SymbolSet};
use crate::tile::{Slot, Tile};
use crate::vote::put_counter;

/// Retrieval and Restoration give back this many cards: M6.1, M6.2.
const CARDS_BACK: u8 = 2;

/// The player whose turn it is casts a spell.
pub(crate) fn cast<L: Listener<Fact>>(game: &Maginor, state: &mut State, cast: Cast, listener: &mut L) {
    let seat = state.turn;
    let spell = cast.spell();
    state.player_mut(seat).spells.remove(spell);
    listener.tell(|| Fact::SpellPlayed { seat, spell, tile: cast.tile() });
    match cast {
        Cast::Retrieval => retrieval(state, listener),
        Cast::Restoration => restoration(state, listener),
        Cast::Domination => dominate_with(game, state, false, listener),
        Cast::Persuasion => persuasion(state, listener),
        Cast::Telekinesis(tile) => telekinesis(game, state, tile, listener),
        Cast::Teleportation(tile) => {
            state.player_mut(seat).wizard = Some(tile);
            listener.tell(|| Fact::Moved { seat, tile });
            state.phase = Phase::Turn;
        }
        Cast::Summoning => {
            let first = state.ring.next();
            scoring::score(game, state, first, Then::Summoned, listener);
        }
    }
}

/// M6.1. Two discarded cards or fewer leave nothing to choose.
fn retrieval<L: Listener<Fact>>(state: &mut State, listener: &mut L) {
    let discarded = discarded(state.player(state.turn));
    if discarded.len() > usize::from(CARDS_BACK) {
        state.phase = Phase::Retrieving { left: CARDS_BACK };
    } else {
        take_back(state, discarded, listener);
        state.phase = Phase::Turn;
    }
}

/// A card is taken back, and perhaps another.
pub(crate) fn retrieve<L: Listener<Fact>>(state: &mut State, symbol: Symbol, listener: &mut L) {
    let Phase::Retrieving { left } = state.phase else { return };
    take_back(state, SymbolSet::only(symbol), listener);
    state.phase = if left > 1 { Phase::Retrieving { left: left - 1 } } else { Phase::Turn };
}

fn take_back<L: Listener<Fact>>(state: &mut State, symbols: SymbolSet, listener: &mut L) {
    let seat = state.turn;
    let hand = &mut state.player_mut(seat).symbols;
    *hand = hand.union(symbols);
    listener.tell(|| Fact::Retrieved { seat, symbols });
}

/// M6.2. Sorcery cards are all alike.
fn restoration<L: Listener<Fact>>(state: &mut State, listener: &mut L) {
    let seat = state.turn;
    let hand = &mut state.player_mut(seat).sorcery;
    let cards = SORCERY_CARDS.saturating_sub(*hand).min(CARDS_BACK);
    *hand += cards;
    listener.tell(|| Fact::Restored { seat, cards });
    state.phase = Phase::Turn;
}

/// M6.3: the first counter goes somewhere; whether there is a second is one's choice.
fn dominate_with<L: Listener<Fact>>(game: &Maginor, state: &mut State, second: bool, listener: &mut L) {
    let seat = state.turn;
    let Some(tile) = state.player(seat).wizard else { return };
    let free = state.free(game, tile);
    match free.single() {
        Some(slot) if !second => dominate(game, state, slot, second, listener),
        _ if free.is_empty() || state.player(seat).reserve == 0 => state.phase = Phase::Turn,
        _ => state.phase = Phase::Dominating { second },
    }
}

/// A counter of Domination goes into a slot.
pub(crate) fn dominate<L: Listener<Fact>>(
    game: &Maginor,
    state: &mut State,
    slot: Slot,
    second: bool,
    listener: &mut L,
) {
    let Some(tile) = state.player(state.turn).wizard else { return };
    if put_counter(game, state, tile, slot, listener) {
        // M6.11: no second counter on a tile that the first has filled.
        scoring::score(game, state, tile, Then::EndTurn, listener);
    } else if second {
        state.phase = Phase::Turn;
    } else {
        dominate_with(game, state, true, listener);
    }
}

/// M6.4.
fn persuasion<L: Listener<Fact>>(state: &mut State, listener: &mut L) {
    let Some(tile) = state.player(state.turn).wizard else { return };
    match state.held_by_others(tile, state.turn).single() {
        Some(slot) => persuade(state, slot, listener),
        None => state.phase = Phase::Persuading,
    }
}

/// The counter in a slot is replaced.
pub(crate) fn persuade<L: Listener<Fact>>(state: &mut State, slot: Slot, listener: &mut L) {
    let seat = state.turn;
    let Some(tile) = state.player(seat).wizard else { return };
    let Some(rival) = state.holder(tile, slot) else { return };
    state.give_back(tile, slot, rival);
    state.put(tile, slot, seat);
    listener.tell(|| Fact::Persuaded { seat, rival, tile, slot });
    state.phase = Phase::Turn;
}

/// M6.5.
fn telekinesis<L: Listener<Fact>>(game: &Maginor, state: &mut State, tile: Tile, listener: &mut L) {
    match state.free(game, tile).single() {
        Some(slot) => move_by_thought(game, state, tile, slot, listener),
        None => state.phase = Phase::Telekinesis { tile },
    }
}

/// The counter of Telekinesis goes into a slot.
pub(crate) fn move_by_thought<L: Listener<Fact>>(
    game: &Maginor,
    state: &mut State,
    tile: Tile,
    slot: Slot,
    listener: &mut L,
) {
    if put_counter(game, state, tile, slot, listener) {
        scoring::score(game, state, tile, Then::EndTurn, listener);
    } else {
        state.phase = Phase::Turn;
    }
}
