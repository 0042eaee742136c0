//! Tries every action in every imagined deal, and drops those that fall behind.

use games::wizard::{Action, Legal, State, Trick, View, Wizard, points};
use table::{Game as _, Legal as _, Seat, dice, sort_few};

use super::Archmage;
use super::worlds::Worlds;
use crate::wizard::estimate::{HandSum, MODEL};
use crate::wizard::memory::Memory;
use crate::wizard::mind::{Mind, Sight};
use crate::wizard::policy::{finish_round, prediction_points, step, weigh_play};
use crate::{Choice, Considered, Mean, Question};

/// Deals between two looks at who has fallen behind.
const BATCH: u32 = 16;
/// How many standard errors behind the best an action is given up.
const GIVEN_UP: f64 = 3.0;
/// More deals than this change nothing.
const ENOUGH: u32 = 20_000;

/// How many imagined deals the estimate at a glance is worth: with few of them, it steadies the choice.
const GLANCE: f64 = 16.0;

/// An action on trial.
struct Trial {
    action: Action,
    /// How much worse than the best it looks at a glance.
    glance: f64,
    visits: u32,
    value: f64,
    points: f64,
    /// The sums of the difference to the leading action in the same deals, and of its square.
    behind: f64,
    behind_squares: f64,
    dropped: bool,
    /// The tricks at the end of the round.
    tricks: [u32; 24],
}

pub(super) fn search(
    manner: &Archmage,
    question: &Question<'_, Wizard>,
    at_a_glance: Option<Action>,
) -> Option<Choice<Action>> {
    let &Question { game, seat, ref view, ref legal, budget, seed, stop } = question;
    let mut rng = dice::fast(seed);
    let worlds = Worlds::new(game, view, seat, manner);
    let memory = Memory::of_view(game, view);
    let sight = Sight::of_view(game, view, seat);
    let leader = sight.leader;
    let mut trials = trials(view, legal, &Mind::new(sight), at_a_glance);
    let mut visited = 0;
    let most = budget.iterations().clamp(1, ENOUGH);
    let mut values = vec![0.0; trials.len()];
    while visited < most && trials.iter().filter(|trial| !trial.dropped).count() > 1 {
        if visited > 0 && stop() {
            break;
        }
        let world = worlds.draw(&mut rng);
        for (trial, value) in trials.iter_mut().zip(&mut values).filter(|(trial, _)| !trial.dropped) {
            *value = try_out(manner, game, &world, &memory, leader, seat, trial);
        }
        visited += 1;
        compare(&mut trials, &values);
        if visited % BATCH == 0 {
            drop_the_hopeless(&mut trials);
        }
    }
    sort_few(&mut trials, |one, other| {
        one.dropped.cmp(&other.dropped).then(other.promise().total_cmp(&one.promise()))
    });
    let best = trials.first()?;
    let seen: u32 = best.tricks.iter().sum();
    let last = best.tricks.iter().rposition(|&count| count > 0).map_or(0, |last| last + 1);
    Some(Choice {
        action: best.action,
        outlook: best.tricks[..last].iter().map(|&count| f64::from(count) / f64::from(seen.max(1))).collect(),
        // Where there was nothing to compare, nothing was tried.
        considered: trials
            .iter()
            .filter(|trial| trial.visits > 0)
            .map(|trial| Considered {
                action: trial.action,
                points: trial.points / f64::from(trial.visits),
                value: trial.mean_value(),
                visits: trial.visits,
            })
            .collect(),
    })
}

/// How much more one action brings than another, in as many imagined deals as the budget has.
pub(super) fn gain(manner: &Archmage, question: &Question<'_, Wizard>, one: Action, other: Action) -> Mean {
    let &Question { game, seat, ref view, budget, seed, stop, .. } = question;
    // Other deals than those in which one was found to be the better.
    let mut rng = dice::fast(dice::derived(seed, 1));
    let worlds = Worlds::new(game, view, seat, manner);
    let memory = Memory::of_view(game, view);
    let leader = Sight::of_view(game, view, seat).leader;
    let mut trials = [one, other].map(|action| Trial::new(action, 0.0));
    let mut gain = Mean::default();
    for _ in 0..budget.iterations().min(ENOUGH) {
        if stop() {
            break;
        }
        let world = worlds.draw(&mut rng);
        let [one, other] =
            trials.each_mut().map(|trial| try_out(manner, game, &world, &memory, leader, seat, trial));
        gain.add(one - other);
    }
    gain
}

impl Trial {
    fn new(action: Action, glance: f64) -> Self {
        Self {
            action,
            glance,
            visits: 0,
            value: 0.0,
            points: 0.0,
            behind: 0.0,
            behind_squares: 0.0,
            dropped: false,
            tricks: [0; 24],
        }
    }

    fn mean_value(&self) -> f64 {
        if self.visits == 0 { f64::NEG_INFINITY } else { self.value / f64::from(self.visits) }
    }

    /// What it goes by: the mean, steadied by what it looks like at a glance.
    fn promise(&self) -> f64 {
        self.mean_value() + self.glance * GLANCE / f64::from(self.visits.max(1))
    }
}

/// What is worth a try: of the predictions those near what the cards suggest, of cards that do the same the lowest.
fn trials(view: &View, legal: &Legal, mind: &Mind<'_>, at_a_glance: Option<Action>) -> Vec<Trial> {
    let game = mind.sight.game;
    let trick = view.trick().map(|trick| Trick::replayed(game, view.trump, trick.leader, &trick.faces));
    let is_near = |action: Action| match (action, at_a_glance) {
        (Action::Predict(said), Some(Action::Predict(glance))) => said.abs_diff(glance) <= 2,
        _ => true,
    };
    let mut actions: Vec<Action> = legal.iter().filter(|&action| is_near(action)).collect();
    let mut last = None;
    actions.retain(|&action| match (last.replace(action), action, &trick) {
        (Some(Action::Play(lower)), Action::Play(higher), Some(trick)) => {
            !mind.are_alike(trick, lower, higher)
        }
        _ => true,
    });
    // First what looks best: that is what is played if there is no time at all.
    if let Some(best) = actions.iter().position(|&action| Some(action) == at_a_glance) {
        actions[..=best].rotate_right(1);
    }
    let glances = glances(mind, trick.as_ref(), legal, &actions);
    actions.into_iter().zip(glances).map(|(action, glance)| Trial::new(action, glance)).collect()
}

/// How much worse than the best each action looks at a glance; no difference where the glance does not tell.
fn glances(mind: &Mind<'_>, trick: Option<&Trick>, legal: &Legal, actions: &[Action]) -> Vec<f64> {
    let mut looks = vec![0.0; actions.len()];
    let mut look = |action: Action, points: f32| {
        if let Some(at) = actions.iter().position(|&other| other == action) {
            looks[at] = f64::from(points);
        }
    };
    match (*legal, trick) {
        (Legal::Play(faces), Some(trick)) => {
            weigh_play(&MODEL, mind, trick, faces, |face, points| look(Action::Play(face), points));
        }
        (Legal::Predict { .. }, _) if !mind.sight.hand.is_empty() => {
            let hand = HandSum::of(mind, &MODEL, mind.sight.hand);
            for &action in actions {
                if let Action::Predict(said) = action {
                    look(action, prediction_points(&MODEL, mind, hand, said));
                }
            }
        }
        _ => {}
    }
    let best = looks.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    looks.iter().map(|look| look - best).collect()
}

/// Plays the action in this deal, everybody goes on at a glance, and the round is counted.
fn try_out(
    manner: &Archmage,
    game: &Wizard,
    world: &State,
    memory: &Memory,
    leader: Seat,
    seat: Seat,
    trial: &mut Trial,
) -> f64 {
    let (mut state, mut memory) = (world.clone(), *memory);
    step(game, &mut state, &mut memory, seat, trial.action);
    finish_round(&MODEL, game, &mut state, &mut memory, leader);
    let (mut own, mut others) = (0.0, 0.0);
    for each in Seat::all(game.seats()) {
        let score = f64::from(points(state.prediction(each).unwrap_or(0), state.won(each)));
        if each == seat {
            own = score;
        } else {
            others += score;
        }
    }
    let value = own - f64::from(manner.envy) * others / (game.seats() as f64 - 1.0);
    trial.visits += 1;
    trial.value += value;
    trial.points += own;
    trial.tricks[usize::from(state.won(seat)).min(23)] += 1;
    value
}

/// Keeps how far each is behind the one that leads by its mean, deal by deal.
fn compare(trials: &mut [Trial], values: &[f64]) {
    let Some(leading) = (0..trials.len())
        .filter(|&n| !trials[n].dropped)
        .max_by(|&one, &other| trials[one].promise().total_cmp(&trials[other].promise()))
    else {
        return;
    };
    let best = values[leading];
    for (trial, value) in trials.iter_mut().zip(values).filter(|(trial, _)| !trial.dropped) {
        let behind = best - value;
        trial.behind += behind;
        trial.behind_squares += behind * behind;
    }
}

fn drop_the_hopeless(trials: &mut [Trial]) {
    for trial in trials.iter_mut().filter(|trial| !trial.dropped) {
        let count = f64::from(trial.visits);
        let mean = trial.behind / count;
        let variance = (trial.behind_squares / count - mean * mean).max(1.0);
        trial.dropped = mean > GIVEN_UP * (variance / count).sqrt();
    }
}
