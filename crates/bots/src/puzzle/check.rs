//! Whether a position is a puzzle: every decision is tried, and what looks best must be so again in other imagined games.

use table::{Match, Seat, dice};

use super::{Difficulty, Imagined, Puzzle, Puzzling, Tried, tolerance};
use crate::{Budget, Choice, Level, Mean, Question, bot_for, strongest};

/// How long the strongest bot looks at first, and how long when it counts.
const GLANCE: Budget = Budget::Iterations(48);
const LOOK: Budget = Budget::Iterations(200);
/// By how many standard errors everything else must be behind.
const ERRORS: f64 = 3.0;
/// How many imagined games there are at most to find a puzzle, and to prove it.
const FIND: u32 = 400;
const PROVE: u32 = 1600;
/// Imagined games between two looks at what is clear.
const BATCH: u32 = 12;
/// So many of the decisions that come closest are compared by the strongest bot, too.
const CLOSEST: usize = 10;
/// How often a bot is asked whether it solves a puzzle.
const ASKED: u64 = 5;

/// Looks whether a decision of `seat` is a puzzle, and how hard it is. The same seed gives the same answer.
pub fn examine<G: Puzzling>(
    played: &Match<G>,
    seat: Seat,
    seed: u64,
    stop: &dyn Fn() -> bool,
) -> Option<Puzzle<G>> {
    let (game, state) = (played.game(), played.state());
    let asked =
        |budget: Budget, n: u64| Question::new(game, state, seat, budget, dice::derived(seed, n)).until(stop);
    let glance = asked(GLANCE, 0);
    let actions =
        G::alternatives(&glance.legal).filter(|actions| actions.len() >= G::fewest(&glance.legal))?;
    let choice = bot_for::<G>(strongest::<G>()).think(&glance)?;
    if !is_promising::<G>(&choice) {
        return None;
    }
    let best = G::plain(choice.action);
    let found = Trials::of(&asked(LOOK, 1), best, &actions, FIND)?;
    let right = found.right(game);
    // Where most is right, there is nothing to find.
    if 2 * right.len() > actions.len() || !is_agreed(&found, &asked, &right) {
        return None;
    }
    let best = found.cheapest(&right)?;
    let proven = Trials::of(&asked(LOOK, 2), best, &actions, PROVE)?;
    if proven.right(game) != right {
        return None;
    }
    let difficulty = difficulty(&asked, &right);
    // Of two that a beginner tells apart there is nothing to learn.
    if actions.len() < 3 && difficulty == Difficulty::Easy {
        return None;
    }
    Some(Puzzle { played: played.clone(), seat, difficulty, tried: proven.told(&right) }).filter(|_| !stop())
}

/// Whether a first look lets one hope: at least half of what was weighed up is behind.
fn is_promising<G: Puzzling>(choice: &Choice<G::Action>) -> bool {
    let [best, others @ ..] = &choice.considered[..] else { return true };
    let behind = others.iter().filter(|other| best.value - other.value > G::MARGIN / 2.0).count();
    2 * behind >= others.len()
}

/// Whether the strongest bot says the same whenever it is asked: that one of these is best, and that what comes closest is behind.
fn is_agreed<'a, G: Puzzling>(
    found: &Trials<G>,
    asked: &dyn Fn(Budget, u64) -> Question<'a, G>,
    right: &[G::Action],
) -> bool {
    let bot = bot_for::<G>(strongest::<G>());
    let chooses =
        |n: u64| bot.think(&asked(LOOK, n)).is_some_and(|choice| right.contains(&G::plain(choice.action)));
    if !(3..5).all(chooses) {
        return false;
    }
    let mut wrong: Vec<&Trial<G::Action>> =
        found.0.iter().filter(|trial| !right.contains(&trial.action)).collect();
    wrong.sort_by(|one, other| one.cost.value().total_cmp(&other.cost.value()));
    wrong.iter().take(CLOSEST).all(|trial| {
        let compared = G::compare(&asked(LOOK, 5), trial.action);
        compared.is_some_and(|compared| {
            let gain = compared.gain;
            gain.is_positive_by(ERRORS) && gain.value() >= G::MARGIN / 2.0
        })
    })
}

/// How hard it is: who solves it most of the time.
fn difficulty<'a, G: Puzzling>(
    asked: &dyn Fn(Budget, u64) -> Question<'a, G>,
    right: &[G::Action],
) -> Difficulty {
    let solves = |level: Level| {
        let bot = bot_for::<G>(level);
        let is_right = |n: &u64| {
            let choice = bot.think(&asked(Budget::Iterations(1), 10 + n));
            choice.is_some_and(|choice| right.contains(&G::plain(choice.action)))
        };
        2 * (0..ASKED).filter(is_right).count() as u64 > ASKED
    };
    match (solves(Level::Apprentice), solves(Level::Adept)) {
        (_, false) => Difficulty::Hard,
        (false, true) => Difficulty::Medium,
        (true, true) => Difficulty::Easy,
    }
}

/// Every decision with what was imagined of it.
struct Trials<G: Puzzling>(Vec<Trial<G::Action>>);

/// A decision on trial.
struct Trial<A> {
    action: A,
    /// How much less than the best it brings.
    cost: Mean,
    points: Mean,
    fates: [Mean; 3],
    at_once: Mean,
}

/// What is known of a decision on trial.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Known {
    /// As good as the best.
    Right,
    /// Clearly behind.
    Wrong,
    /// Neither, or not yet.
    Open,
    /// Clearly neither.
    Between,
}

impl<A: Copy> Trial<A> {
    fn new(action: A) -> Self {
        let mean = Mean::default();
        Self { action, cost: mean, points: mean, fates: [mean; 3], at_once: mean }
    }

    fn add(&mut self, best: Imagined, own: Imagined) {
        self.cost.add(best.value - own.value);
        self.points.add(own.points);
        for (fate, part) in self.fates.iter_mut().zip(own.fates) {
            fate.add(part);
        }
        if let Some(is_so) = own.at_once {
            self.at_once.add(f64::from(u8::from(is_so)));
        }
    }

    fn known<G: Puzzling>(&self) -> Known {
        let (cost, error) = (self.cost.value(), self.cost.error().unwrap_or(f64::INFINITY));
        let (least, most) = (G::MARGIN, tolerance(G::STAKE));
        if cost < -most - 2.5 * error || (cost - 2.5 * error > most && cost + 2.5 * error < least) {
            Known::Between
        } else if cost >= least && cost > ERRORS * error {
            Known::Wrong
        } else if cost.abs() <= most && error <= most {
            Known::Right
        } else {
            Known::Open
        }
    }

    /// Whether more imagined games would change nothing.
    fn is_clear<G: Puzzling>(&self) -> bool {
        let (cost, error) = (self.cost.value(), self.cost.error().unwrap_or(f64::INFINITY));
        let is_behind = cost - ERRORS * error > G::MARGIN && cost > 2.0 * ERRORS * error;
        is_behind || cost.abs() + ERRORS * error < tolerance(G::STAKE)
    }
}

impl<G: Puzzling> Trials<G> {
    /// Tries all decisions until each is known to be as good as `best` or clearly behind; nothing where that does not come out.
    fn of(question: &Question<'_, G>, best: G::Action, actions: &[G::Action], most: u32) -> Option<Self> {
        let mut imagine = G::imagining(question);
        let mut trials: Vec<Trial<G::Action>> = vec![Trial::new(best)];
        trials.extend(actions.iter().filter(|&&action| action != best).map(|&action| Trial::new(action)));
        for n in 0..most {
            if (question.stop)() {
                return None;
            }
            let is_look = n > 0 && n % BATCH == 0;
            if is_look && Self::is_hopeless(&trials) {
                return None;
            }
            if is_look && trials.iter().skip(1).all(Trial::is_clear::<G>) && n >= most / 4 {
                break;
            }
            // What is clear is tried a few more times, so that it is told as exactly as it needs to be.
            let tried: Vec<usize> = (0..trials.len())
                .filter(|&at| at == 0 || n < 8 * BATCH || n % 8 == 0 || !trials[at].is_clear::<G>())
                .collect();
            let chosen: Vec<G::Action> = tried.iter().map(|&at| trials[at].action).collect();
            let came = imagine(&chosen, u64::from(n));
            for (at, own) in tried.into_iter().zip(&came) {
                trials[at].add(came[0], *own);
            }
        }
        let is_known = |trial: &Trial<G::Action>| matches!(trial.known::<G>(), Known::Right | Known::Wrong);
        trials.iter().skip(1).all(is_known).then_some(Self(trials))
    }

    /// Whether something is clearly neither as good as the best nor behind, or too much may be as good.
    fn is_hopeless(trials: &[Trial<G::Action>]) -> bool {
        let others = || trials.iter().skip(1);
        let may_be_right = |trial: &&Trial<G::Action>| {
            trial.cost.value() + 2.0 * trial.cost.error().unwrap_or(f64::INFINITY) < G::MARGIN
        };
        others().any(|trial| trial.known::<G>() == Known::Between)
            || 2 * others().filter(may_be_right).count() > trials.len()
    }

    /// What is as good as the best, in the order of all actions of the game.
    fn right(&self, game: &G) -> Vec<G::Action> {
        let right =
            self.0.iter().enumerate().filter(|(n, trial)| *n == 0 || trial.known::<G>() == Known::Right);
        let mut right: Vec<G::Action> = right.map(|(_, trial)| trial.action).collect();
        right.sort_by_key(|&action| game.action_index(action));
        right
    }

    /// Of these the one that brings most.
    fn cheapest(&self, right: &[G::Action]) -> Option<G::Action> {
        let own = self.0.iter().filter(|trial| right.contains(&trial.action));
        own.min_by(|one, other| one.cost.value().total_cmp(&other.cost.value())).map(|trial| trial.action)
    }

    /// All of it as it is kept, what costs least first.
    fn told(&self, right: &[G::Action]) -> Vec<Tried<G::Action>> {
        let mut tried: Vec<Tried<G::Action>> = self
            .0
            .iter()
            .map(|trial| Tried {
                action: trial.action,
                is_right: right.contains(&trial.action),
                cost: trial.cost.value(),
                error: trial.cost.error().unwrap_or(0.0),
                points: trial.points.value(),
                fates: trial.fates.map(|part| percent(part.value())),
                at_once: (trial.at_once.count() > 0).then(|| percent(trial.at_once.value())),
            })
            .collect();
        tried[1..].sort_by(|one, other| one.cost.total_cmp(&other.cost));
        tried
    }
}

fn percent(part: f64) -> u8 {
    (100.0 * part).round() as u8
}
