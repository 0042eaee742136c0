//! The resolution of a turn, step by step (S3.2–S3.6).
//!
//! Cancel pairs → 1 to 6 → strengths with 7 and 8 → movement with 9 to 11 → payment with 12 → gains of 13 and 14 →
//! end of the turn, perhaps of the round. What a spell does is in the file of its name in `spell`.

use table::{Audience, Listener, Seat, Seats};

use crate::action::Action;
use crate::both::{Both, SEATS};
use crate::card::Spell;
use crate::commitment::Commitment;
use crate::fact::Fact;
use crate::game::Shazamm;
use crate::movement::{Movement, Strength};
use crate::round::{self, RoundEnd};
use crate::spell::{
    blaze, boost, clone, double_dose, drain, end_of_round, middle, mutism, recycling, reserves, resistance,
    sore_loser, theft, who_wins_loses,
};
use crate::state::{Phase, State};
use crate::turn::{Question, Turn};

/// How a turn goes on after a spell.
pub(crate) enum Then {
    /// With the next spell.
    GoOn,
    /// When its owner has decided.
    Ask(Question),
    /// Not at all: the round is over.
    EndRound(RoundEnd),
}

/// A commitment is known to its player; others learn that it was made (S3.1).
#[inline]
pub(crate) fn tell_committed<L: Listener<Fact>>(seat: Seat, commitment: Commitment, listener: &mut L) {
    listener.hear(Audience::only(seat), || Fact::Committed { seat, commitment });
    listener.hear(Audience::everyone_but(Seats::only(seat)), || Fact::CommittedSecretly { seat });
}

/// Both commitments are revealed (S3.2).
#[inline]
pub(crate) fn reveal<L: Listener<Fact>>(
    game: &Shazamm,
    state: &mut State,
    revealed: Both<Commitment>,
    listener: &mut L,
) {
    listener.tell(|| Fact::Revealed { commitments: revealed });
    let mut turn = Turn::new(revealed);
    for seat in SEATS {
        let player = &mut state.players[seat];
        player.hand = player.hand.without(turn.laid(seat));
    }
    turn.cancel_pairs(listener);
    if state.muted {
        // S7.1: Mutism of an earlier turn of this round.
        turn.lose_all(Spell::Mutism, listener);
    }
    resolve(game, state, turn, listener);
}

/// A decision was made, and the turn goes on.
#[inline]
pub(crate) fn answer<L: Listener<Fact>>(
    game: &Shazamm,
    state: &mut State,
    mut turn: Turn,
    question: Question,
    action: Action,
    listener: &mut L,
) {
    match (question, action) {
        (Question::Clone { seat, .. }, Action::Clone(choice)) => {
            clone::take(&mut turn, seat, choice, listener);
        }
        (Question::Theft { seat, spell, then }, Action::Use(_) | Action::Discard(_)) => {
            theft::decide(&mut turn, seat, spell, matches!(action, Action::Use(_)), listener);
            if let Then::Ask(question) = theft::ask(seat, then) {
                state.phase = Phase::Resolving { turn, question };
                return;
            }
        }
        (Question::Recycling { seat }, Action::Recycle(change)) => {
            recycling::change(&mut turn, seat, change, listener);
        }
        // No other decision answers the question.
        _ => return,
    }
    resolve(game, state, turn, listener);
}

/// The rest of a turn, until somebody has to decide or the turn is over.
#[inline]
fn resolve<L: Listener<Fact>>(game: &Shazamm, state: &mut State, mut turn: Turn, listener: &mut L) {
    while let Some((seat, spell)) = turn.next_through(Spell::Recycling) {
        let then = match spell {
            Spell::Mutism => mutism::resolve(state, &mut turn, seat, listener),
            Spell::Clone => clone::resolve(state, seat, listener),
            Spell::Theft => theft::resolve(&mut turn, seat, listener),
            Spell::EndOfRound => end_of_round::resolve(&mut turn, seat, listener),
            Spell::Middle => middle::resolve(state, seat, listener),
            _ => recycling::resolve(state, &mut turn, seat, listener),
        };
        match then {
            Then::GoOn => {}
            Then::Ask(question) => {
                state.phase = Phase::Resolving { turn, question };
                return;
            }
            Then::EndRound(why) => {
                clear_away(state, &turn);
                return round::end(game, state, &turn, why, listener);
            }
        }
    }

    let strengths = compare(&turn, listener);
    let moved = move_wall(state, &turn, strengths, listener);
    pay(state, &turn, moved, listener);
    gain(state, &turn, listener);
    clear_away(state, &turn);
    round::after_turn(game, state, &turn, listener);
}

/// Strength = bet, +7 with Boost, then ×2 with Double Dose (S3.4).
#[inline]
fn compare<L: Listener<Fact>>(turn: &Turn, listener: &mut L) -> Both<Strength> {
    let mut strengths = turn.bets.map(Strength::of);
    for seat in turn.casters(Spell::Boost) {
        boost::resolve(seat, &mut strengths[seat], listener);
    }
    for seat in turn.casters(Spell::DoubleDose) {
        double_dose::resolve(seat, &mut strengths[seat], listener);
    }
    listener.tell(|| Fact::Strengths { strengths });
    strengths
}

/// Direction, distance and block, in that order (S3.4). Answers towards whom the wall has moved.
#[inline]
fn move_wall<L: Listener<Fact>>(
    state: &mut State,
    turn: &Turn,
    strengths: Both<Strength>,
    listener: &mut L,
) -> Option<Seat> {
    let mut movement = Movement::between(strengths);
    for seat in turn.casters(Spell::WhoWinsLoses) {
        who_wins_loses::resolve(seat, &mut movement, listener);
    }
    for seat in turn.casting_at_all(Spell::Blaze) {
        blaze::resolve(seat, &mut movement, listener);
    }
    for seat in turn.casting_at_all(Spell::Resistance) {
        resistance::resolve(seat, &mut movement, listener);
    }
    let Some(towards) = movement.towards else {
        listener.tell(|| Fact::Stayed { wall: state.bridge.wall() });
        return None;
    };
    let tiles = state.bridge.push_wall(towards, movement.tiles);
    listener.tell(|| Fact::Moved { towards, tiles, wall: state.bridge.wall() });
    Some(towards)
}

/// Each pays the bet, a Sore Loser who has lost excepted (S3.5).
#[inline]
fn pay<L: Listener<Fact>>(state: &mut State, turn: &Turn, moved: Option<Seat>, listener: &mut L) {
    for seat in SEATS {
        if turn.casting[seat].contains(Spell::SoreLoser) && sore_loser::resolve(seat, moved, listener) {
            continue;
        }
        let bet = turn.bets[seat];
        let mana = &mut state.players[seat].mana;
        mana.pay(bet);
        listener.tell(|| Fact::Paid { seat, bet, mana: *mana });
    }
}

/// Gains are added after paying (S3.5).
#[inline]
fn gain<L: Listener<Fact>>(state: &mut State, turn: &Turn, listener: &mut L) {
    for seat in turn.casters(Spell::Reserves) {
        reserves::resolve(seat, &mut state.players[seat].mana, listener);
    }
    for seat in turn.casting_at_all(Spell::Drain) {
        drain::resolve(turn, seat, &mut state.players[seat].mana, listener);
    }
}

/// Played spells go to their owner's discard pile; the dummy returns to the hand (S3.6).
#[inline]
fn clear_away(state: &mut State, turn: &Turn) {
    for seat in SEATS {
        let player = &mut state.players[seat];
        player.discard = player.discard.union(turn.laid(seat));
        player.on_show = turn.on_show(seat);
    }
}
