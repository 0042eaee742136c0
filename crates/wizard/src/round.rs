//! The course of a round: deal, trump, predictions, tricks, score.

use table::{Audience, Listener, Outcome, PerSeat, Seat, Seats};

use crate::action::Action;
use crate::chance::Deal;
use crate::face::Face;
use crate::fact::Fact;
use crate::game::{Predictions, Wizard};
use crate::score::Entry;
use crate::special::{TurnedUp, turned_up};
use crate::state::{Phase, State};
use crate::trick::{Trick, Verdict};
use crate::{cloud, juggler, werewolf};

/// The cards are dealt and one is turned up (W2.1, W3.1).
#[inline]
pub(crate) fn deal<L: Listener<Fact>>(game: &Wizard, state: &mut State, deal: &Deal, listener: &mut L) {
    let seats = game.seat_count();
    state.clear_round();
    if state.round > 0 {
        state.dealer = state.dealer.left(seats);
    }
    state.round += 1;
    let (round, dealer) = (state.round, state.dealer);
    listener.tell(|| Fact::Round { round, cards: game.cards(round), dealer });
    for (seat, &cards) in deal.hands.iter() {
        state.hands[seat.index()] = cards;
        let audience = if game.is_clairvoyant(round) {
            Audience::players_but(seat, seats)
        } else {
            Audience::only(seat)
        };
        listener.hear(audience, || Fact::Dealt { seat, cards });
    }
    state.turned_up = deal.turned_up;
    if let Some(card) = deal.turned_up {
        listener.tell(|| Fact::TurnedUp { card });
    }
    settle_trump(game, state, listener);
}

/// Trump follows from the card turned up, or somebody is asked (W3, W8.5).
#[inline]
fn settle_trump<L: Listener<Fact>>(game: &Wizard, state: &mut State, listener: &mut L) {
    if game.has_specials()
        && let Some(holder) = werewolf::holder(state, game.seat_count())
    {
        listener.tell(|| Fact::WerewolfDealt { seat: holder });
        state.phase = Phase::Werewolf { holder };
        return;
    }
    let meaning = match state.turned_up {
        Some(card) => turned_up(card),
        None => TurnedUp::Trump(game.fixed_trump(state.round)),
    };
    match meaning {
        TurnedUp::DealerNames => state.phase = Phase::NamingTrump,
        TurnedUp::Trump(trump) => {
            state.trump = trump;
            listener.tell(|| Fact::Trump { trump, by: None });
            state.phase = Phase::Predicting;
        }
    }
}

/// A player's decision, known to be legal.
#[inline]
pub(crate) fn act<L: Listener<Fact>>(
    game: &Wizard,
    state: &mut State,
    seat: Seat,
    action: Action,
    listener: &mut L,
) {
    // Most decisions are cards.
    if let Action::Play(face) = action {
        return play(game, state, seat, face, listener);
    }
    act_between_tricks(game, state, seat, action, listener);
}

fn act_between_tricks<L: Listener<Fact>>(
    game: &Wizard,
    state: &mut State,
    seat: Seat,
    action: Action,
    listener: &mut L,
) {
    match action {
        Action::Play(_) => {}
        Action::Predict(prediction) => predict(game, state, seat, prediction, listener),
        Action::Trump(suit) => {
            state.trump = Some(suit);
            listener.tell(|| Fact::Trump { trump: Some(suit), by: Some(seat) });
            state.phase = Phase::Predicting;
        }
        Action::Werewolf(trump) => werewolf::swap(state, seat, trump, listener),
        Action::Pass(card) => {
            let Phase::Passing(mut passing) = state.phase else { return };
            juggler::choose(&mut passing, seat, card, listener);
            state.phase = Phase::Passing(passing);
            if passing.owing(game.seat_count()).is_empty() {
                juggler::pass(state, &passing, game.seat_count(), listener);
                // W8.8: first the pass, then the change of prediction.
                if passing.then_change {
                    state.phase = Phase::Changing { winner: passing.leader };
                } else {
                    next_trick(game, state, passing.leader, listener);
                }
            }
        }
        Action::Change(change) => {
            cloud::change(state, game.predictions(), seat, change, listener);
            next_trick(game, state, seat, listener);
        }
    }
}

/// W4.1, W7.1–W7.3.
#[inline]
fn predict<L: Listener<Fact>>(
    game: &Wizard,
    state: &mut State,
    seat: Seat,
    prediction: u8,
    listener: &mut L,
) {
    let seats = game.seat_count();
    state.predictions[seat.index()] = prediction;
    state.predicted.insert(seat);
    let told = || Fact::Predicted { seat, prediction };
    if game.predictions().at_once() {
        listener.hear(Audience::only(seat), told);
        listener.hear(Audience::everyone_but(Seats::only(seat)), || Fact::PredictedSecretly { seat });
    } else {
        listener.tell(told);
    }
    if state.predicted != Seats::all(seats) {
        return;
    }
    let predictions = state.predictions;
    if game.predictions() == Predictions::Hidden {
        listener.tell(|| Fact::Revealed {
            predictions: PerSeat::from_fn(seats, |seat| predictions[seat.index()]),
        });
    }
    // W7.4: all have predicted, so the cards are taken up.
    if game.is_clairvoyant(state.round) {
        for seat in Seat::all(seats) {
            let cards = state.hands[seat.index()];
            listener.hear(Audience::only(seat), || Fact::TookUp { seat, cards });
        }
    }
    next_trick(game, state, state.dealer.left(seats), listener);
}

/// W5.1.
#[inline]
fn play<L: Listener<Fact>>(game: &Wizard, state: &mut State, seat: Seat, face: Face, listener: &mut L) {
    let Phase::Playing(trick) = &mut state.phase else { return };
    trick.play(game, state.trump, face);
    let complete = trick.played() == game.seat_count();
    let best = trick.best();
    state.hands[seat.index()].remove(face.card());
    state.tricks.play(face);
    listener.tell(|| Fact::Played { seat, face });
    if complete {
        end_trick(game, state, best, listener);
    }
}

/// Who takes the trick, and what its special cards do (W5.4, W8).
#[inline]
fn end_trick<L: Listener<Fact>>(game: &Wizard, state: &mut State, best: Seat, listener: &mut L) {
    if !game.has_specials() {
        state.won[best.index()] += 1;
        listener.tell(|| Fact::Trick { winner: best });
        return next_trick(game, state, best, listener);
    }
    let (leader, faces) = state.tricks.last(game.seat_count());
    let Verdict { winner, blown_up } = Verdict::new(leader, faces, best, game.seat_count());
    let (juggles, clouds) = (juggler::juggles(faces), cloud::clouds(faces));
    if blown_up {
        listener.tell(|| Fact::BlownUp { leader: winner });
    } else {
        state.won[winner.index()] += 1;
        listener.tell(|| Fact::Trick { winner });
    }
    // W8.6: not after the last trick. W8.7: not with a Bomb.
    let passes = juggles && !state.hands[winner.index()].is_empty();
    let changes = clouds && !blown_up;
    if passes {
        listener.tell(|| Fact::Juggling);
        state.phase = Phase::Passing(juggler::begin(winner, changes));
    } else if changes {
        state.phase = Phase::Changing { winner };
    } else {
        next_trick(game, state, winner, listener);
    }
}

/// The next trick begins, or the round is over when the hands are empty: never by counting tricks (W8.9).
#[inline]
fn next_trick<L: Listener<Fact>>(game: &Wizard, state: &mut State, leader: Seat, listener: &mut L) {
    if state.hands[leader.index()].is_empty() {
        return end_round(game, state, listener);
    }
    state.tricks.begin(leader);
    state.phase = Phase::Playing(Trick::new(leader));
}

/// W6.
#[inline]
fn end_round<L: Listener<Fact>>(game: &Wizard, state: &mut State, listener: &mut L) {
    let seats = game.seat_count();
    let (predictions, won, round) = (state.predictions, state.won, state.round);
    if game.predictions() == Predictions::Secret {
        listener.tell(|| Fact::Revealed {
            predictions: PerSeat::from_fn(seats, |seat| predictions[seat.index()]),
        });
    }
    state.block.enter(&predictions[..seats], &won[..seats]);
    let block = &state.block;
    listener.tell(|| Fact::Scored {
        round,
        entries: PerSeat::from_fn(seats, |seat| Entry {
            prediction: predictions[seat.index()],
            tricks: won[seat.index()],
        }),
        totals: block.totals(seats),
    });
    if round < game.rounds() {
        state.phase = Phase::Dealing;
    } else {
        state.phase = Phase::Over;
        listener.tell(|| {
            let outcome = Outcome::by_points(block.totals(seats).as_slice());
            Fact::Over { points: outcome.points(), places: outcome.places() }
        });
    }
}
