//! The two-worlds law: from two positions that give a viewer the same view, the same public step gives that viewer the same
//! facts, the same next view and the same legal actions.
//!
//! The two worlds are the true position and one resampled from the viewer's view. That a resampled position gives the same view
//! does not show that the view keeps secrets: a view that leaks one has every resampled position built around it. But what leaked
//! was never told as a fact, so two steps that sound the same to the viewer then look different.
//!
//! Which steps are public depends on the rules, and the suite does not know them. So it takes for the public part of a step what
//! the facts tell of it, and demands of the facts that they tell no more than what is seen afterwards.

use crate::dice::{self, Dice};
use crate::{Actor, Event, Game, Legal, Match, Step, StepOf, ToAct, Viewer};

/// Of longer lists of legal actions the beginning is compared.
const COMPARED: usize = 64;

/// A step from a position, with the position after it and the events.
struct Taken<G: Game> {
    step: StepOf<G>,
    after: G::State,
    events: Vec<Event<G::Fact>>,
}

/// Two steps from the true position by the same actor, taken once for all viewers.
pub(super) struct TrueSteps<G: Game> {
    one: Taken<G>,
    another: Taken<G>,
    /// Whether several decide at once, and others than the actor have not decided yet.
    at_once: bool,
    /// Whether the actor is the last of several who decide at once, so that the step may reveal what they decided.
    reveals: bool,
}

impl<G: Game> TrueSteps<G> {
    /// Two random steps of a random actor. `waited_for`: whom the game waited for one step earlier.
    pub(super) fn take(played: &Match<G>, waited_for: ToAct, dice: &mut Dice) -> Self {
        let (game, state) = (played.game(), played.state());
        let actor = match game.to_act(state) {
            ToAct::Seats(seats) => {
                let nth = dice::below(dice, seats.len() as u32) as usize;
                Actor::Seat(seats.iter().nth(nth).expect("the set has that many seats"))
            }
            ToAct::Chance | ToAct::Nobody => Actor::Chance,
        };
        let mut step = || Taken::take(game, state, random_step(game, state, actor, dice));
        let (one, another) = (step(), step());
        let left = game.to_act(state).seats();
        let reveals =
            left.len() == 1 && left.without(waited_for.seats()).is_empty() && left != waited_for.seats();
        Self { one, another, at_once: left.len() > 1, reveals }
    }
}

impl<G: Game> Taken<G> {
    fn take(game: &G, state: &G::State, step: StepOf<G>) -> Self {
        let mut after = state.clone();
        let mut events = Vec::new();
        match &step {
            Step::Chance(outcome) => game.apply_chance_unchecked(&mut after, outcome, &mut events),
            Step::Seat(seat, action) => game.apply_unchecked(&mut after, *seat, *action, &mut events),
        }
        Self { step, after, events }
    }

    /// What the viewer hears of it, empty ticks included.
    fn heard(&self, viewer: Viewer) -> impl Iterator<Item = Option<&G::Fact>> {
        self.events.iter().map(move |event| event.for_viewer(viewer))
    }

    /// What the viewer hears of it, without the ticks.
    fn facts(&self, viewer: Viewer) -> impl Iterator<Item = &G::Fact> {
        self.heard(viewer).flatten()
    }
}

/// Compares what `viewer` has of steps from the true position and from `other`, which gives the same view:
///
/// - What is not heard is not seen. Where the viewer hears the same facts of two steps, whatever steps they are, empty ticks
///   come at the same places, the game waits for the same, and view and legal actions are the same after both.
/// - What is not seen is not heard. Where the same step leads to the same view, the viewer hears the same of it. Only the last of
///   several decisions made at once may tell more: it reveals the others, and a view need not remember them.
/// - While several decide at once, nobody hears what another decides or has decided.
///
/// Answers how many pairs of steps led to different positions and could not be told apart.
pub(super) fn cannot_be_told_apart<G: Game>(
    played: &Match<G>,
    steps: &TrueSteps<G>,
    viewer: Viewer,
    other: &G::State,
    dice: &mut Dice,
) -> usize {
    let game = played.game();
    let TrueSteps { one, another, at_once, reveals } = steps;
    let actor = one.step.actor();
    let decides = viewer.seat().is_some_and(|seat| actor == Actor::Seat(seat));
    // Only within one world: in another one, a decision that takes several steps may be further on.
    if *at_once && !decides {
        decided_in_secret(one, another, viewer);
    }
    let mut alike = unheard_is_unseen(game, one, another, viewer);
    if other == played.state() {
        return alike;
    }
    let elsewhere = Taken::take(game, other, random_step(game, other, actor, dice));
    alike += unheard_is_unseen(game, one, &elsewhere, viewer);
    if is_possible(game, other, &one.step) {
        let same = Taken::take(game, other, one.step.clone());
        if *at_once && decides {
            decided_in_secret(one, &same, viewer);
        }
        alike += unheard_is_unseen(game, one, &same, viewer);
        if !reveals {
            unseen_is_unheard(game, one, &same, viewer);
        }
    }
    alike
}

/// If the viewer hears the same facts of both steps, nothing else tells them apart. Answers 1 if they lead to different positions.
fn unheard_is_unseen<G: Game>(game: &G, one: &Taken<G>, other: &Taken<G>, viewer: Viewer) -> usize {
    if !one.facts(viewer).eq(other.facts(viewer)) {
        return 0;
    }
    let hears = || format!("{viewer} hears the same of {:?} and {:?}", one.step, other.step);
    assert!(one.heard(viewer).eq(other.heard(viewer)), "{}, but not at the same ticks", hears());
    assert_eq!(
        game.to_act(&one.after),
        game.to_act(&other.after),
        "{}, but the game waits for others",
        hears()
    );
    let (seen, seen_there) = (game.view(&one.after, viewer), game.view(&other.after, viewer));
    assert_eq!(seen, seen_there, "{}, but sees something else after it", hears());
    if let Some(seat) = viewer.seat() {
        let (legal, legal_there) = (game.legal(&one.after, seat), game.legal(&other.after, seat));
        assert_eq!(legal.len(), legal_there.len(), "{}, but may do more after one of them", hears());
        for at in 0..legal.len().min(COMPARED) {
            assert_eq!(legal.get(at), legal_there.get(at), "{}, but may do something else after it", hears());
        }
    }
    usize::from(one.after != other.after)
}

/// If the viewer sees the same after the same step, the viewer hears the same of it.
fn unseen_is_unheard<G: Game>(game: &G, one: &Taken<G>, same: &Taken<G>, viewer: Viewer) {
    if !one.heard(viewer).eq(same.heard(viewer)) && game.to_act(&one.after) == game.to_act(&same.after) {
        let (seen, seen_there) = (game.view(&one.after, viewer), game.view(&same.after, viewer));
        assert!(
            seen != seen_there,
            "{viewer} hears something of {:?} that no view shows: {:?} or {:?}",
            one.step,
            one.heard(viewer).collect::<Vec<_>>(),
            same.heard(viewer).collect::<Vec<_>>()
        );
    }
}

/// Where several decide at once, the viewer hears the same whatever is decided.
fn decided_in_secret<G: Game>(one: &Taken<G>, other: &Taken<G>, viewer: Viewer) {
    assert!(
        one.heard(viewer).eq(other.heard(viewer)),
        "{viewer} hears what was decided in secret: {:?} of {:?}, {:?} of {:?}",
        one.heard(viewer).collect::<Vec<_>>(),
        one.step,
        other.heard(viewer).collect::<Vec<_>>(),
        other.step
    );
}

/// A random step that `actor` may take.
fn random_step<G: Game>(game: &G, state: &G::State, actor: Actor, dice: &mut Dice) -> StepOf<G> {
    match actor {
        Actor::Chance => Step::Chance(game.sample(state, dice)),
        Actor::Seat(seat) => {
            let action = game.legal(state, seat).choose(dice);
            Step::Seat(seat, action.unwrap_or_else(|| panic!("{actor} is to act but has no legal action")))
        }
    }
}

/// Whether the step can be taken in this position too.
fn is_possible<G: Game>(game: &G, state: &G::State, step: &StepOf<G>) -> bool {
    match step {
        Step::Chance(outcome) => game.check_chance(state, outcome).is_ok(),
        Step::Seat(seat, action) => game.is_legal(state, *seat, *action),
    }
}
