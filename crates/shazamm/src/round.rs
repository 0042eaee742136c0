//! How a round ends and the next one begins (S4).

use serde::{Deserialize, Serialize};
use table::{Audience, Listener, Seat, Seats};

use crate::both::{Both, SEATS, opponent};
use crate::card::Spell;
use crate::card_set::CardSet;
use crate::fact::Fact;
use crate::game::Shazamm;
use crate::mana::Mana;
use crate::score;
use crate::state::{Phase, State};
use crate::turn::Turn;

/// Why a round ended, in the order in which it is checked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RoundEnd {
    /// The spell of this player ended it (S4.1).
    EndOfRound(Seat),
    /// The wall reached the wizard of this player (S4.2).
    WallReached(Seat),
    /// This player alone has no mana left (S4.3).
    Exhausted(Seat),
    /// Nobody has mana left (S4.4).
    BothExhausted,
}

/// The turn is over: so is the round, or the next turn begins.
#[inline]
pub(crate) fn after_turn<L: Listener<Fact>>(
    game: &Shazamm,
    state: &mut State,
    turn: &Turn,
    listener: &mut L,
) {
    let mut exhausted = SEATS.into_iter().filter(|&seat| state.players[seat].mana == Mana::NONE);
    let why = match (state.bridge.reached(), exhausted.next(), exhausted.next()) {
        (Some(seat), ..) => RoundEnd::WallReached(seat),
        (None, Some(_), Some(_)) => RoundEnd::BothExhausted,
        (None, Some(seat), None) => RoundEnd::Exhausted(seat),
        (None, None, _) => {
            state.begin_turn(game);
            return;
        }
    };
    end(game, state, turn, why, listener);
}

/// The round is over: the wall is pushed, wizards move, tiles break, somebody falls or a new round begins.
#[inline]
pub(crate) fn end<L: Listener<Fact>>(
    game: &Shazamm,
    state: &mut State,
    turn: &Turn,
    why: RoundEnd,
    listener: &mut L,
) {
    let round = state.round;
    listener.tell(|| Fact::RoundOver { round, why });
    if let RoundEnd::Exhausted(seat) = why {
        if game.resistance_stops_the_last_push() && turn.casting[seat].contains(Spell::Resistance) {
            listener.tell(|| Fact::PushResisted { seat, wall: state.bridge.wall() });
        } else {
            push(state, seat, listener);
        }
    }
    state.bridge.move_wizards();
    listener.tell(|| Fact::WizardsMoved { wizards: Both::from_fn(|seat| state.bridge.wizard(seat)) });
    state.bridge.break_tiles();
    listener.tell(|| {
        let (first, last) = state.bridge.intact().into_inner();
        Fact::TilesBroke { intact: (first, last) }
    });
    let fallen = state.bridge.fallen();
    if fallen.is_empty() {
        begin(game, state, listener);
    } else {
        fall(state, fallen, listener);
    }
}

/// The player with mana left pushes the wall towards the exhausted one, a tile for each mana (S4.3).
#[inline]
fn push<L: Listener<Fact>>(state: &mut State, exhausted: Seat, listener: &mut L) {
    let by = opponent(exhausted);
    let tiles = state.bridge.push_wall(exhausted, state.players[by].mana.left());
    listener.tell(|| Fact::Pushed { by, tiles, wall: state.bridge.wall() });
}

/// The match is over (S4.7, S5.1).
#[inline]
fn fall<L: Listener<Fact>>(state: &mut State, fallen: Seats, listener: &mut L) {
    for seat in fallen.iter() {
        listener.tell(|| Fact::Fell { seat });
    }
    listener.tell(|| {
        let outcome = score::outcome(fallen);
        Fact::Over { points: outcome.points(), places: outcome.places() }
    });
    state.phase = Phase::Over { fallen };
}

/// A new round (S4.8).
#[inline]
fn begin<L: Listener<Fact>>(game: &Shazamm, state: &mut State, listener: &mut L) {
    state.round += 1;
    state.muted = false;
    for seat in SEATS {
        state.players[seat].mana = Mana::FULL;
    }
    let round = state.round;
    listener.tell(|| Fact::Round { round });
    if SEATS.into_iter().any(|seat| !state.players[seat].stack.is_empty()) {
        draw_from_stacks(game, state, listener);
    } else if state.draws(SEATS[0]) > 0 {
        state.phase = Phase::Drawing;
    } else {
        state.begin_turn(game);
    }
}

/// Both draw in the order that they chose (S6.2).
#[inline]
pub(crate) fn draw_from_stacks<L: Listener<Fact>>(game: &Shazamm, state: &mut State, listener: &mut L) {
    let drawn = Both::from_fn(|seat| {
        let cards = state.draws(seat);
        let stack = &mut state.players[seat].stack;
        (0..cards).filter_map(|_| stack.draw()).collect::<CardSet>()
    });
    draw(game, state, drawn, listener);
}

/// Both draw spells, and the first turn of the round begins (S2.2, S4.8).
#[inline]
pub(crate) fn draw<L: Listener<Fact>>(
    game: &Shazamm,
    state: &mut State,
    drawn: Both<CardSet>,
    listener: &mut L,
) {
    for seat in SEATS {
        let cards = drawn[seat];
        let player = &mut state.players[seat];
        player.deck = player.deck.without(cards);
        player.hand = player.hand.union(cards);
        listener.hear(Audience::only(seat), || Fact::Drew { seat, cards });
        let count = cards.len() as u8;
        listener.hear(Audience::everyone_but(Seats::only(seat)), || Fact::DrewSecretly { seat, count });
    }
    state.begin_turn(game);
}
