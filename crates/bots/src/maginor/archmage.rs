//! The archmage at Maginor: imagines how the game could go on after each choice.

use games::maginor::{Action, ChoiceView, Element, Legal, Maginor, PhaseView, State, View};
use table::{Game as _, Legal as _, Seat, Silent, Viewer, dice, sort_few};

use super::board::Board;
use super::imagine::{Imagined, imagine};
use super::policy;
use super::worth::{Weights, Worth};
use super::{duel::Stakes, policy::draw};
use crate::{Bot, Budget, Choice, Comparison, Considered, Mean, Question};

/// A strong player. It lets every choice that makes sense be followed by the same rolls of the dice, drops those that fall
/// behind, and plays duels by the exact mixed strategy for what they are worth.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Archmage {
    /// Turns of each player that are imagined before the position is estimated.
    pub turns: usize,
    /// What a vote more than the others have is worth beside the chance to win, so that those who have lost still play on.
    pub vote: f64,
    /// How open a game is in which so many votes are still to be won.
    pub spread: f64,
    /// How many standard errors better than an adept's choice another must be to be made instead.
    pub caution: f64,
    /// How many standard errors a choice may be behind the best before it is dropped.
    pub patience: f64,
}

impl Default for Archmage {
    fn default() -> Self {
        Self { turns: 2, vote: 0.002, spread: 0.35, caution: 0.7, patience: 2.0 }
    }
}

/// Imagined games between two looks at what has fallen behind.
const ROUND: u32 = 8;
/// After so many imagined games for each, at most so many choices are kept beside an adept's.
const FEWER: [(u32, usize); 4] = [(8, 5), (16, 3), (32, 2), (128, 1)];
/// From fewer imagined games the stakes of a duel cannot be told.
const FEW_FOR_A_DUEL: u32 = 8;
/// More imagined games would not change the stakes of a duel by much.
const ENOUGH_FOR_A_DUEL: u32 = 200;
/// More imagined games for each choice would change nothing.
const ENOUGH: u32 = 20_000;

impl Bot<Maginor> for Archmage {
    fn choose(&self, question: &Question<'_, Maginor>) -> Option<Choice<Action>> {
        let &Question { game, seat, ref view, ref legal, budget, seed, stop } = question;
        if legal.len() < 2 {
            return legal.get(0).map(Choice::plain);
        }
        let thinker = Thinker { manner: self, game, view, legal, seat, budget, seed, stop };
        match view.phase {
            PhaseView::Duelling { .. } => thinker.duel(),
            _ => thinker.race(),
        }
    }
}

impl Archmage {
    /// Compares a decision with the one that it would make. In a duel both guess, and nobody can say that it was wrong.
    pub(super) fn compare(
        &self,
        question: &Question<'_, Maginor>,
        chosen: Action,
    ) -> Option<Comparison<Action>> {
        let &Question { game, seat, ref view, budget, seed, stop, .. } = question;
        if matches!(view.phase, PhaseView::Duelling { .. }) {
            return None;
        }
        let better = self.think(question)?.action;
        Some(Comparison::of(better, chosen, |one, other| {
            let mut gain = Mean::default();
            for n in 0..budget.iterations().min(ENOUGH) {
                if stop() {
                    break;
                }
                // Other games than those in which one was found to be the better.
                let dice = dice::derived(!seed, u64::from(n));
                let state = game.resample(view, &mut dice::fast(dice));
                let [one, other] = [one, other].map(|action| {
                    let mut after = state.clone();
                    game.apply_unchecked(&mut after, seat, action, &mut Silent);
                    imagine(self, game, after, seat, dice).value
                });
                gain.add(one - other);
            }
            gain
        }))
    }
}

struct Thinker<'a> {
    manner: &'a Archmage,
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

    /// How far it is ahead of another that was followed by the same dice.
    fn ahead_of(&self, other: &Self) -> Mean {
        self.values.iter().zip(&other.values).map(|(own, one)| own - one).collect()
    }
}

impl Thinker<'_> {
    /// The choices that make sense: all of a kind of which there are few, and the best of long lists, and none that does
    /// nothing.
    fn candidates(&self) -> Vec<Action> {
        const MOVES: usize = 3;
        const SORCERIES: usize = 2;
        const TARGETS: usize = 2;
        let board = Board::new(self.game, self.view);
        let worth = Worth::new(&board, Weights::ADEPT);
        let mut actions: Vec<(Action, f64)> =
            self.legal.iter().map(|action| (action, policy::gain(&worth, action, self.seat))).collect();
        sort_few(&mut actions, |one, other| other.1.total_cmp(&one.1));
        let (mut moves, mut sorceries, mut telekinesis, mut teleportation, mut slots) = (0, 0, 0, 0, 0);
        let is_free_slot = matches!(self.view.phase, PhaseView::ChoosingSlot { .. });
        let does_nothing = |action| self.view.no_effect(self.game, self.seat, action).is_some();
        actions.retain(|(action, _)| {
            let (count, most) = match action {
                Action::Move(_) => (&mut moves, MOVES),
                Action::Sorcery(_) => (&mut sorceries, SORCERIES),
                Action::Spell(games::maginor::Cast::Telekinesis(_)) => (&mut telekinesis, TARGETS),
                Action::Spell(games::maginor::Cast::Teleportation(_)) => (&mut teleportation, TARGETS),
                // Among free slots of a symbol, the first is the best.
                Action::Slot(_) if is_free_slot => (&mut slots, 1),
                Action::Symbol(_) | Action::Card(_) => return !does_nothing(*action),
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
        let mut actions = self.candidates();
        // What an adept would do comes first, also where that is to do nothing.
        if let Some(first) = self.at_a_glance() {
            actions.retain(|&action| action != first);
            actions.insert(0, first);
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
        for n in 0..self.budget.iterations().min(ENOUGH) {
            if (self.stop)() || candidates.iter().filter(|candidate| !candidate.is_dropped).count() < 2 {
                break;
            }
            for candidate in candidates.iter_mut().filter(|candidate| !candidate.is_dropped) {
                let Imagined { value, votes, .. } = self.imagine(&candidate.after, n);
                candidate.values.push(value);
                candidate.votes += votes;
            }
            if (n + 1) % ROUND == 0 {
                self.drop_the_worse(&mut candidates);
            }
        }
        let at_a_glance = candidates.first()?.action;
        // Among equals the one that looks best at a glance is chosen.
        sort_few(&mut candidates, |one, other| {
            one.is_dropped.cmp(&other.is_dropped).then(other.mean().total_cmp(&one.mean()))
        });
        self.prefer_at_a_glance(&mut candidates, at_a_glance);
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

    /// Puts what an adept would do first, unless another choice is clearly better.
    fn prefer_at_a_glance(&self, candidates: &mut [Candidate], at_a_glance: Action) {
        let Some(at) = candidates.iter().position(|candidate| candidate.action == at_a_glance) else {
            return;
        };
        let is_clear = candidates[0].ahead_of(&candidates[at]).is_positive_by(self.manner.caution);
        if !candidates[at].is_dropped && !is_clear {
            candidates[..=at].rotate_right(1);
        }
    }

    /// Drops the candidates that are clearly behind the best.
    fn drop_the_worse(&self, candidates: &mut [Candidate]) {
        let alive = || candidates.iter().enumerate().filter(|(_, candidate)| !candidate.is_dropped);
        let Some((best, _)) = alive().max_by(|one, other| one.1.mean().total_cmp(&other.1.mean())) else {
            return;
        };
        let is_behind = |n: usize| {
            // What an adept would do comes first, and is given up last.
            let patience = self.manner.patience + f64::from(u8::from(n == 0));
            candidates[best].ahead_of(&candidates[n]).is_positive_by(patience)
        };
        let behind: Vec<usize> = alive().map(|(n, _)| n).filter(|&n| n != best && is_behind(n)).collect();
        for n in behind {
            candidates[n].is_dropped = true;
        }
        // Time is better spent on the few that look best.
        let rounds = candidates[best].values.len() as u32;
        let most =
            FEWER.iter().rev().find(|&&(from, _)| rounds >= from).map_or(usize::MAX, |&(_, most)| most);
        let mut alive: Vec<usize> = (1..candidates.len()).filter(|&n| !candidates[n].is_dropped).collect();
        sort_few(&mut alive, |&one, &other| candidates[other].mean().total_cmp(&candidates[one].mean()));
        for n in alive.into_iter().skip(most) {
            candidates[n].is_dropped = true;
        }
    }

    /// A continuation with the dice of a number.
    fn imagine(&self, state: &State, n: u32) -> Imagined {
        imagine(self.manner, self.game, state.clone(), self.seat, dice::derived(self.seed, u64::from(n)))
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
        if rounds < FEW_FOR_A_DUEL {
            return self.at_a_glance().map(Choice::plain);
        }
        // What is imagined includes Reversal. What one wins the other loses.
        let [won, lost, tied] = sums.map(|sum| sum / f64::from(rounds));
        let sign = if self.seat == defender { -1.0 } else { 1.0 };
        let (won, tied) = (sign * (won - lost), sign * (tied - lost));
        if won <= 0.0 {
            return self.at_a_glance().map(Choice::plain);
        }
        // Of few imagined games, a tie may look better than a victory.
        let tied = tied.clamp(0.0, won);
        let solution = Stakes { won: [won, -won], tied: [tied, -tied], reversal: None }.solve();
        let mix = if self.seat == defender { solution.defence } else { solution.challenge };
        Some(Choice::plain(Action::Duel(draw(&mix, &mut dice::fast(self.seed)))))
    }

    /// What an adept would do.
    fn at_a_glance(&self) -> Option<Action> {
        let mut dice = dice::fast(self.seed);
        policy::choose(self.game, self.view, self.legal, self.seat, Weights::ADEPT, &mut dice)
            .filter(|&action| self.legal.contains(action))
    }

    /// The position in which the rival has chosen this.
    fn with_rival_choice(&self, rival: Seat, element: Element) -> Option<State> {
        const TRIES: u64 = 200;
        (0..TRIES).find_map(|n| {
            let mut state = self.game.resample(self.view, &mut dice::fast(dice::derived(!self.seed, n)));
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
