//! The archmage at Maginor: imagines how the game could go on after each choice.

use maginor::{Action, ChoiceView, Element, Legal, Maginor, Member as _, PhaseView, State, View};
use table::{Game as _, Legal as _, Seat, Silent, Viewer, dice};

use super::board::Board;
use super::imagine::{Imagined, imagine};
use super::policy;
use super::worth::{Weights, Worth};
use super::{duel, policy::draw};
use crate::{Bot, Budget, Choice, Considered, thought_seed};

/// A strong player. It lets every choice that makes sense be followed by the same rolls of the dice, drops those that fall
/// behind, and plays duels by the exact mixed strategy for what they are worth.
#[derive(Clone, Copy, Debug, Default)]
pub struct Archmage;

/// Imagined games between two looks at what has fallen behind.
const ROUND: u32 = 8;
/// How many standard errors a choice may be behind the best before it is dropped.
const BEHIND: f64 = 2.0;

/// More imagined games would not change the stakes of a duel by much.
const ENOUGH_FOR_A_DUEL: u32 = 500;

impl Bot<Maginor> for Archmage {
    fn think(
        &self,
        game: &Maginor,
        view: &View,
        legal: &Legal,
        budget: Budget,
        seed: u64,
        stop: &dyn Fn() -> bool,
    ) -> Option<Choice<Action>> {
        let Some(Viewer::Seat(seat)) = view.viewer else {
            return legal.choose(&mut dice::fast(seed)).map(Choice::plain);
        };
        if legal.len() < 2 {
            return legal.get(0).map(Choice::plain);
        }
        let thinker = Thinker { game, view, legal, seat, budget, seed, stop };
        match view.phase {
            PhaseView::Duelling { .. } => thinker.duel(),
            _ => thinker.race(),
        }
    }
}

struct Thinker<'a> {
    game: &'a Maginor,
    view: &'a View,
    legal: &'a Legal,
    seat: Seat,
    budget: Budget,
    seed: u64,
    stop: &'a dyn Fn() -> bool,
}

/// A choice with what was imagined of it.
struct Candidate {
    action: Action,
    after: State,
    values: Vec<f64>,
    votes: f64,
    is_dropped: bool,
}

impl Candidate {
    fn mean(&self) -> f64 {
        self.values.iter().sum::<f64>() / (self.values.len() as f64).max(1.0)
    }

    /// Whether it is clearly behind another that was followed by the same dice.
    fn is_behind(&self, other: &Self) -> bool {
        let count = self.values.len() as f64;
        let differences = || other.values.iter().zip(&self.values).map(|(one, own)| one - own);
        let mean = differences().sum::<f64>() / count;
        let variance = differences().map(|one| (one - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
        mean > BEHIND * (variance / count).sqrt()
    }
}

impl Thinker<'_> {
    /// The choices that make sense: all of a kind of which there are few, and the best of long lists.
    fn candidates(&self) -> Vec<Action> {
        const MOVES: usize = 4;
        const SORCERIES: usize = 3;
        const TARGETS: usize = 2;
        let board = Board::new(self.game, self.view);
        let worth = Worth::new(&board, Weights::ADEPT);
        let mut actions: Vec<(Action, f64)> =
            self.legal.iter().map(|action| (action, policy::gain(&worth, action, self.seat))).collect();
        actions.sort_by(|one, other| other.1.total_cmp(&one.1));
        let (mut moves, mut sorceries, mut telekinesis, mut teleportation, mut slots) = (0, 0, 0, 0, 0);
        let is_free_slot = matches!(self.view.phase, PhaseView::ChoosingSlot { .. });
        actions.retain(|(action, _)| {
            let (count, most) = match action {
                Action::Move(_) => (&mut moves, MOVES),
                Action::Sorcery(_) => (&mut sorceries, SORCERIES),
                Action::Spell(maginor::Cast::Telekinesis(_)) => (&mut telekinesis, TARGETS),
                Action::Spell(maginor::Cast::Teleportation(_)) => (&mut teleportation, TARGETS),
                // Among free slots of a symbol, the first is the best.
                Action::Slot(_) if is_free_slot => (&mut slots, 1),
                _ => return true,
            };
            *count += 1;
            *count <= most
        });
        actions.into_iter().map(|(action, _)| action).collect()
    }

    /// Imagines games after each candidate until the budget is spent or one is left.
    fn race(&self) -> Option<Choice<Action>> {
        let mut dice = dice::fast(self.seed);
        let state = self.game.resample(self.view, &mut dice);
        let thumb = policy::choose(self.game, self.view, self.legal, self.seat, Weights::ADEPT, &mut dice);
        let mut actions = self.candidates();
        if let Some(thumb) = thumb.filter(|&action| self.legal.contains(action)) {
            actions.retain(|&action| action != thumb);
            actions.insert(0, thumb);
        }
        let mut candidates: Vec<Candidate> = actions
            .into_iter()
            .map(|action| {
                let mut after = state.clone();
                self.game.apply_unchecked(&mut after, self.seat, action, &mut Silent);
                Candidate { action, after, values: Vec::new(), votes: 0.0, is_dropped: false }
            })
            .collect();
        if let [only] = &candidates[..] {
            return Some(Choice::plain(only.action));
        }
        for n in 0..self.budget.iterations() {
            if (self.stop)() || candidates.iter().filter(|candidate| !candidate.is_dropped).count() < 2 {
                break;
            }
            for candidate in candidates.iter_mut().filter(|candidate| !candidate.is_dropped) {
                let Imagined { value, votes } = self.imagine(&candidate.after, n);
                candidate.values.push(value);
                candidate.votes += votes;
            }
            if (n + 1) % ROUND == 0 {
                drop_the_worse(&mut candidates);
            }
        }
        // What rules of thumb say comes first, so among equals it is chosen.
        candidates.sort_by(|one, other| {
            one.is_dropped.cmp(&other.is_dropped).then(other.mean().total_cmp(&one.mean()))
        });
        let considered: Vec<Considered<Action>> = candidates
            .iter()
            .map(|candidate| {
                let visits = candidate.values.len() as u32;
                let points = candidate.votes / f64::from(visits.max(1));
                Considered { action: candidate.action, points, value: candidate.mean(), visits }
            })
            .collect();
        let action = candidates.first()?.action;
        Some(Choice { action, considered, outlook: Vec::new() })
    }

    /// A continuation with the dice of a number.
    fn imagine(&self, state: &State, n: u32) -> Imagined {
        imagine(self.game, state.clone(), self.seat, &mut dice::fast(thought_seed(self.seed, u64::from(n))))
    }

    /// The exact mixed strategy for what victory, defeat and a tie lead to, Reversal included.
    fn duel(&self) -> Option<Choice<Action>> {
        use Element::{Earth, Water};
        let PhaseView::Duelling { defender, .. } = self.view.phase else { return None };
        let rival = if self.seat == defender { self.view.turn? } else { defender };
        // Challenger's and defender's elements for a victory of each, and for a tie.
        let cases = [(Earth, Water), (Earth, Earth), (Water, Water)];
        let mut sums = [0.0; 3];
        let mut rounds = 0;
        let states: Vec<State> = cases
            .iter()
            .filter_map(|&(challenge, defence)| {
                let (own, theirs) =
                    if self.seat == defender { (defence, challenge) } else { (challenge, defence) };
                let mut state = self.with_rival_choice(rival, theirs)?;
                self.game.apply_unchecked(&mut state, self.seat, Action::Duel(own), &mut Silent);
                Some(state)
            })
            .collect();
        if states.len() == cases.len() {
            for n in 0..self.budget.iterations().min(ENOUGH_FOR_A_DUEL) {
                if (self.stop)() {
                    break;
                }
                for (sum, state) in sums.iter_mut().zip(&states) {
                    *sum += self.imagine(state, n).value;
                }
                rounds += 1;
            }
        }
        if rounds == 0 {
            let chosen = policy::choose(
                self.game,
                self.view,
                self.legal,
                self.seat,
                Weights::ADEPT,
                &mut dice::fast(self.seed),
            );
            return chosen.map(Choice::plain);
        }
        let [won, lost, tied] = sums.map(|sum| sum / f64::from(rounds));
        let sign = if self.seat == defender { -1.0 } else { 1.0 };
        let mut matrix = [[0.0; 3]; 3];
        for challenge in Element::ALL {
            for defence in Element::ALL {
                let value = match maginor::Verdict::of(challenge, defence) {
                    maginor::Verdict::Challenger => won,
                    maginor::Verdict::Defender => lost,
                    maginor::Verdict::Tie => tied,
                };
                matrix[challenge.index()][defence.index()] = sign * value;
            }
        }
        let (rows, columns) = duel::solve(&matrix);
        let mix = if self.seat == defender { columns } else { rows };
        Some(Choice::plain(Action::Duel(draw(&mix, &mut dice::fast(self.seed)))))
    }

    /// The position in which the rival has chosen this.
    fn with_rival_choice(&self, rival: Seat, element: Element) -> Option<State> {
        const TRIES: u64 = 200;
        (0..TRIES).find_map(|n| {
            let mut state = self.game.resample(self.view, &mut dice::fast(thought_seed(!self.seed, n)));
            let PhaseView::Duelling { defender, challenge, defence, .. } =
                self.game.view(&state, Viewer::Seat(rival)).phase
            else {
                return None;
            };
            match if rival == defender { defence } else { challenge } {
                ChoiceView::Open => {
                    self.game.apply_unchecked(&mut state, rival, Action::Duel(element), &mut Silent);
                    Some(state)
                }
                ChoiceView::Known(drawn) if drawn == element => Some(state),
                _ => None,
            }
        })
    }
}

/// Drops the candidates that are clearly behind the best.
fn drop_the_worse(candidates: &mut [Candidate]) {
    let alive = || candidates.iter().enumerate().filter(|(_, candidate)| !candidate.is_dropped);
    let Some((best, _)) = alive().max_by(|one, other| one.1.mean().total_cmp(&other.1.mean())) else {
        return;
    };
    let behind: Vec<usize> = alive()
        .filter(|&(n, candidate)| n != best && candidate.is_behind(&candidates[best]))
        .map(|(n, _)| n)
        .collect();
    for n in behind {
        candidates[n].is_dropped = true;
    }
}
