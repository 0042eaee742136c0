//! The scoring of tiles, and the votes at the end (M5, M8).

use table::{Listener, Outcome, PerSeat, Seat, Seats};

use crate::action::Prize;
use crate::fact::Fact;
use crate::game::Maginor;
use crate::options::MOST_SEATS;
use crate::progress;
use crate::ring::{Chamberlain, MaginorAt};
use crate::set::Member;
use crate::spell::Spell;
use crate::state::{Phase, Scoring, Source, State, Then};
use crate::tile::{SlotSet, Tile};

/// The two with the most counters on a tile; ties go to whose counter comes first clockwise from the top (M5.4).
#[inline]
pub(crate) fn ranking(held: &[SlotSet; MOST_SEATS]) -> (Option<Seat>, Option<Seat>) {
    // More counters first, then the earlier first slot; two players never share a slot.
    let key = |seat: Seat| {
        let own = held[seat.index()];
        (own.len(), u32::MAX - own.bits().trailing_zeros())
    };
    let (mut first, mut second): (Option<Seat>, Option<Seat>) = (None, None);
    for seat in Seat::all(MOST_SEATS).filter(|seat| !held[seat.index()].is_empty()) {
        if first.is_none_or(|best| key(seat) > key(best)) {
            second = first;
            first = Some(seat);
        } else if second.is_none_or(|next| key(seat) > key(next)) {
            second = Some(seat);
        }
    }
    (first, second)
}

/// A tile is scored (M5.4, M5.5).
#[inline]
pub(crate) fn score<L: Listener<Fact>>(
    game: &Maginor,
    state: &mut State,
    tile: Tile,
    then: Then,
    listener: &mut L,
) {
    state.stir();
    let held = state.held[tile.index()];
    let (first, second) = ranking(&held);
    listener.tell(|| Fact::Scored {
        tile,
        counters: PerSeat::from_fn(game.seat_count(), |seat| held[seat.index()].len() as u8),
        first,
        second,
    });
    let scoring = |first| Scoring { tile, first, second, then };
    match (first, state.spells[tile.index()]) {
        (Some(first), Some(_)) => state.phase = Phase::Taking(scoring(first)),
        // Without a spell there is nothing to choose, and nothing for the second.
        (Some(first), None) => clear(game, state, tile, Some(first), None, then, listener),
        (None, _) => clear(game, state, tile, None, None, then, listener),
    }
}

/// The first takes the tile or the spell, the second the other (M5.5).
#[inline]
pub(crate) fn take<L: Listener<Fact>>(game: &Maginor, state: &mut State, prize: Prize, listener: &mut L) {
    let Phase::Taking(Scoring { tile, first, second, then }) = state.phase else { return };
    let (tile_to, spell_to) = match prize {
        Prize::Tile => (Some(first), second),
        Prize::Spell => (second, Some(first)),
    };
    clear(game, state, tile, tile_to, spell_to, then, listener);
}

/// Tile and spell go where they go; counters, wizards and the gap follow (M5.6).
fn clear<L: Listener<Fact>>(
    game: &Maginor,
    state: &mut State,
    tile: Tile,
    tile_to: Option<Seat>,
    spell_to: Option<Seat>,
    then: Then,
    listener: &mut L,
) {
    match tile_to {
        Some(seat) => {
            state.player_mut(seat).tiles.insert(tile);
            listener.tell(|| Fact::TookTile { seat, tile });
        }
        None => listener.tell(|| Fact::TileDiscarded { tile }),
    }
    if let Some(spell) = state.spells[tile.index()].take() {
        match spell_to {
            Some(seat) => {
                state.player_mut(seat).spells.insert(spell);
                listener.tell(|| Fact::TookSpell { seat, spell });
            }
            None => listener.tell(|| Fact::SpellDiscarded { spell }),
        }
    }
    let held = std::mem::replace(&mut state.held[tile.index()], [SlotSet::EMPTY; MOST_SEATS]);
    let mut to_the_middle = Seats::NONE;
    for seat in game.all_seats() {
        let player = state.player_mut(seat);
        player.reserve += held[seat.index()].len() as u8;
        if player.wizard == Some(tile) {
            player.wizard = None;
            to_the_middle.insert(seat);
        }
    }
    listener.tell(|| Fact::Cleared {
        tile,
        counters: PerSeat::from_fn(game.seat_count(), |seat| held[seat.index()].len() as u8),
        to_the_middle,
    });
    let was_filled = held.into_iter().fold(game.slots(tile), SlotSet::without).is_empty();
    close_gap(state, tile, was_filled, then, listener);
    if tile == game.guild_hall() {
        return progress::end_game(game, state, listener);
    }
    match then {
        Then::EndTurn | Then::Summoned => progress::end_turn(game, state, listener),
        // M3.2, the option: the turn ends after it, whatever the roll was for.
        Then::Advance => progress::advance(game, state, Source::Roll, listener),
    }
}

/// The tile leaves the ring. If Maginor stood on it or before it, he is now before the next (M5.6).
fn close_gap<L: Listener<Fact>>(
    state: &mut State,
    tile: Tile,
    was_filled: bool,
    then: Then,
    listener: &mut L,
) {
    let was = state.maginor_at();
    let at_the_gap = state.maginor != Chamberlain::Start && state.ring.next() == tile;
    state.ring.remove(tile);
    if state.ring.tiles().is_empty() {
        return;
    }
    if at_the_gap || then == Then::Summoned {
        state.maginor = Chamberlain::Before;
        let to = state.maginor_at();
        match to {
            // He has not gone there by himself.
            MaginorAt::Before(before) if was_filled => listener.tell(|| Fact::GapClosed { tile, before }),
            _ if to != was => listener.tell(|| Fact::MaginorMoved { to }),
            _ => {}
        }
    }
}

/// Votes, and among equals the most valuable single tile (M8.1).
pub(crate) fn outcome(game: &Maginor, state: &State) -> Outcome {
    let seats = game.seat_count();
    let mut votes = [0; MOST_SEATS];
    let mut best = [0; MOST_SEATS];
    for seat in game.all_seats() {
        votes[seat.index()] = i32::from(self::votes(game, state, seat));
        let values = state.player(seat).tiles.iter().map(|tile| i32::from(game.value(tile)));
        best[seat.index()] = values.max().unwrap_or(0);
    }
    Outcome::by_points_then(&votes[..seats], &best[..seats])
}

/// The votes of a player so far: tiles and rites (M8.1).
#[inline]
pub(crate) fn votes(game: &Maginor, state: &State, seat: Seat) -> u8 {
    let player = state.player(seat);
    let rites = Spell::RITES.map(|rite| rite.votes() * u8::from(player.spells.contains(rite)));
    game.value_of_all(player.tiles) + rites.into_iter().sum::<u8>()
}
