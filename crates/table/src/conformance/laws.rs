//! One function for each law.

use std::collections::BTreeSet;
use std::fmt::Debug;

use rand::Rng;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::dice::{self, Dice};
use crate::{Actor, Event, Game, Legal, Match, Options, Refused, Seat, Silent, Step, ToAct, Viewer};

/// Where there are more actions than this, a part of them that differs from step to step is checked.
const EXHAUSTIVE: usize = 1024;

/// The entries of the options rebuild the options.
pub(super) fn options_round_trip<G: Game>(game: &G) {
    let mut rebuilt = G::Options::default();
    for (name, value) in game.options().entries() {
        rebuilt.set(name, &value).unwrap_or_else(|invalid| panic!("option {name} {value}: {invalid}"));
    }
    assert_eq!(&rebuilt, game.options(), "options do not survive their own entries");
    through_json(game.options());
}

/// Every action has a number and a text of its own, and both lead back to it.
pub(super) fn actions_are_numbered_and_named<G: Game>(game: &G, dice: &mut Dice) {
    for index in some_of(game.action_count(), dice) {
        let action = game.action_at(index).unwrap_or_else(|| panic!("there is no action {index}"));
        assert_eq!(game.action_index(action), index, "the number of {action:?}");
        let text = game.show_action(action).to_string();
        assert_eq!(game.read_action(&text), Ok(action), "the notation {text:?}");
        through_json(&action);
    }
    assert_eq!(game.action_at(game.action_count()), None, "there are more actions than `action_count`");
}

/// What is listed is exactly what is accepted, for every seat and every action; what is refused changes nothing.
/// With `send`, the events survive being sent.
pub(super) fn legal_is_what_is_accepted<G: Game>(played: &Match<G>, dice: &mut Dice, send: bool) {
    let (game, state) = (played.game(), played.state());
    let to_act = game.to_act(state);
    for seat in Seat::all(game.seats()) {
        let legal = game.legal(state, seat);
        let count = legal.len();
        assert_eq!(legal.get(count), None, "`get` beyond the last legal action");
        assert_eq!(legal.is_empty(), count == 0, "`is_empty` of {count} legal actions");
        assert_eq!(
            count == 0,
            !to_act.includes(Actor::Seat(seat)),
            "legal actions of {seat:?} when {to_act} in {:?}",
            game.oracle(state)
        );
        // All of a short list, a part of a long one; every listed action has a place of its own.
        let listed: BTreeSet<usize> = some_of(count, dice)
            .map(|at| {
                let action = legal.get(at).unwrap_or_else(|| panic!("there is no legal action {at}"));
                assert!(legal.contains(action), "`contains` of the listed {action:?}");
                game.action_index(action)
            })
            .collect();
        assert_eq!(listed.len(), some_of(count, dice).count(), "an action is listed twice");
        let is_whole = listed.len() == count;
        if is_whole {
            assert_eq!(legal.iter().count(), count, "`iter` of the legal actions");
        }
        // Refused actions leave this copy as it is, so it is compared once for all of them.
        let mut untouched = state.clone();
        for index in some_of(game.action_count(), dice).chain(listed.iter().copied()) {
            let action = game.action_at(index).expect("an index below `action_count`");
            let is_listed = if is_whole { listed.contains(&index) } else { legal.contains(action) };
            assert_eq!(legal.contains(action), is_listed, "`contains` of {action:?}");
            assert_eq!(game.is_legal(state, seat, action), is_listed, "`is_legal` of {action:?}");
            if is_listed {
                accepted_with_and_without_listener(game, state, seat, action, send);
            } else {
                let refused = game.apply(&mut untouched, seat, action, &mut Silent);
                assert!(
                    refused.is_err(),
                    "{seat:?} {action:?} is not listed, but accepted in {:?}",
                    game.oracle(state)
                );
                assert_eq!(
                    matches!(refused, Err(Refused::NotToAct { .. })),
                    !to_act.includes(Actor::Seat(seat)),
                    "why {seat:?} {action:?} was refused when {to_act}: {refused:?}"
                );
            }
        }
        assert_eq!(&untouched, state, "a refused action of {seat:?} changed the state");
    }
    chance_is_what_is_accepted(played, dice, send);
}

fn accepted_with_and_without_listener<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    action: G::Action,
    send: bool,
) {
    let mut after = state.clone();
    let accepted = game.apply(&mut after, seat, action, &mut Silent);
    assert!(
        accepted.is_ok(),
        "{seat:?} {action:?} is listed, but refused: {accepted:?} in {:?}",
        game.oracle(state)
    );
    let mut heard = state.clone();
    let mut events: Vec<Event<G::Fact>> = Vec::new();
    game.apply_unchecked(&mut heard, seat, action, &mut events);
    assert_eq!(heard, after, "{action:?} unchecked, with a listener");
    if send {
        events.iter().for_each(through_json);
    }
}

fn chance_is_what_is_accepted<G: Game>(played: &Match<G>, dice: &mut Dice, send: bool) {
    let (game, state) = (played.game(), played.state());
    let mut after = state.clone();
    if game.to_act(state) == ToAct::Chance {
        let outcome = game.sample(state, dice);
        let text = game.show_chance(&outcome).to_string();
        assert_eq!(game.read_chance(&text).as_ref(), Ok(&outcome), "the notation {text:?}");
        through_json(&outcome);
        assert!(!game.chance_form(state).is_empty(), "chance has a form where it is to act");
        game.apply_chance(&mut after, &outcome, &mut Silent)
            .unwrap_or_else(|refused| panic!("the sampled {outcome:?} was refused: {refused}"));
        let mut heard = state.clone();
        let mut events: Vec<Event<G::Fact>> = Vec::new();
        game.apply_chance_unchecked(&mut heard, &outcome, &mut events);
        assert_eq!(heard, after, "{outcome:?} unchecked, with a listener");
        if send {
            events.iter().for_each(through_json);
        }
    } else {
        for step in played.record().steps().iter().rev() {
            let Step::Chance(outcome) = step else { continue };
            let refused = game.apply_chance(&mut after, outcome, &mut Silent);
            assert!(matches!(refused, Err(Refused::NotToAct { .. })), "{outcome:?} out of turn: {refused:?}");
            assert_eq!(&after, state, "the refused {outcome:?} changed the state");
            return;
        }
    }
    // What chance did before may or may not be possible again; either way nothing may break.
    for step in played.record().steps().iter().rev().take(3) {
        if let Step::Chance(outcome) = step {
            let mut after = state.clone();
            if game.apply_chance(&mut after, outcome, &mut Silent).is_err() {
                assert_eq!(&after, state, "{outcome:?}, refused at its turn, changed the state");
            }
        }
    }
}

/// A resampled position gives its viewer the same view and the same legal actions. Answers the resampled position.
pub(super) fn resampling_keeps_what_is_seen<G: Game>(
    played: &Match<G>,
    viewer: Viewer,
    dice: &mut Dice,
) -> G::State {
    let (game, state) = (played.game(), played.state());
    let view = game.view(state, viewer);
    let resampled = game.resample(&view, dice);
    assert_eq!(
        game.view(&resampled, viewer),
        view,
        "the view of {viewer} after resampling {:?}",
        game.oracle(state)
    );
    assert_eq!(
        format!("{resampled:?}"),
        format!("{state:?}"),
        "`Debug` of a position tells what {viewer} may not know"
    );
    assert_eq!(game.to_act(&resampled), game.to_act(state), "who is to act after resampling for {viewer}");
    if let Some(seat) = viewer.seat() {
        let (before, after) = (game.legal(state, seat), game.legal(&resampled, seat));
        assert_eq!(
            after.len(),
            before.len(),
            "the legal actions of {viewer} after resampling {:?}",
            game.oracle(state)
        );
        for at in some_of(before.len(), dice) {
            assert_eq!(after.get(at), before.get(at), "legal action {at} of {viewer} after resampling");
        }
    }
    // A resampled position is a real one: it can be played on.
    if dice::below(dice, 16) == 0 {
        let mut future = resampled.clone();
        crate::random_playout(game, &mut future, dice)
            .unwrap_or_else(|refused| panic!("a resampled position could not be played on: {refused}"));
    }
    resampled
}

/// Views survive being sent.
pub(super) fn views_serialise<G: Game>(played: &Match<G>) {
    let (game, state) = (played.game(), played.state());
    for viewer in Viewer::all(game.seats()) {
        through_json(&game.view(state, viewer));
    }
    through_json(&game.oracle(state));
}

/// There is no outcome before the end.
pub(super) fn outcome_waits_for_the_end<G: Game>(played: &Match<G>) {
    assert_eq!(played.game().outcome(played.state()), None, "an outcome before the end");
}

/// Better places never have fewer points, equal places have equal points, and places leave no gap.
pub(super) fn outcome_is_consistent<G: Game>(played: &Match<G>) {
    let (game, state) = (played.game(), played.state());
    let outcome = game.outcome(state).expect("a game that is over has an outcome");
    through_json(&outcome);
    let (points, places) = (outcome.points(), outcome.places());
    assert_eq!((points.len(), places.len()), (game.seats(), game.seats()), "points and places for each seat");
    for (seat, &place) in places.iter() {
        let better = places.iter().filter(|&(_, &other)| other < place).count();
        assert_eq!(usize::from(place), better + 1, "the place of {seat:?} in {outcome:?}");
        for (other, &other_place) in places.iter() {
            match place.cmp(&other_place) {
                std::cmp::Ordering::Less => {
                    assert!(points[seat] >= points[other], "a better place with fewer points: {outcome:?}");
                }
                std::cmp::Ordering::Equal => {
                    assert_eq!(points[seat], points[other], "the same place with other points: {outcome:?}");
                }
                std::cmp::Ordering::Greater => {}
            }
        }
        assert!(game.legal(state, seat).is_empty(), "{seat:?} may still act after the end");
    }
}

/// The text of a record leads to the same states, step by step, and is written the same again.
pub(super) fn record_rebuilds_every_state<G: Game>(played: &Match<G>) {
    let text = played.to_string();
    let read =
        Match::<G>::read(&text).unwrap_or_else(|error| panic!("the record cannot be read: {error}\n{text}"));
    assert_eq!(read.to_string(), text, "a record that was read is written differently");
    assert_eq!(read.state(), played.state(), "the record leads elsewhere");
    let mut states = Vec::new();
    played.record().replay(|before, _, _| states.push(before.clone()));
    let mut at = 0;
    read.record().replay(|before, step, _| {
        assert_eq!(before, &states[at], "the state before step {at}, {step:?}");
        at += 1;
    });
    let half = states.len() / 2;
    assert_eq!(played.rewound(half).state(), &states[half], "the rewound game");
}

/// A sample of `0..count`: all of it where that is feasible.
fn some_of(count: usize, dice: &mut Dice) -> impl Iterator<Item = usize> + use<> {
    let offset = dice.next_u32() as usize;
    let step = if count <= EXHAUSTIVE { 1 } else { count / EXHAUSTIVE + 1 };
    (0..count.div_ceil(step)).map(move |n| (n * step + offset) % count)
}

/// Serialises and deserialises.
fn through_json<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T) {
    let json = serde_json::to_string(value).expect("serialises");
    let back: T = serde_json::from_str(&json).unwrap_or_else(|error| panic!("{error} in {json}"));
    assert_eq!(&back, value, "{} does not survive being sent: {json}", std::any::type_name::<T>());
}
