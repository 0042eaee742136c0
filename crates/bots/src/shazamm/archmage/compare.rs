//! What a decision costs: against an opponent who plays the mixture that solves the turn.

use games::shazamm::{Action, Commitment, Legal, RED, Shazamm};
use table::{Game as _, Silent, dice, sort_few};

use super::settle::settled;
use super::worlds::Worlds;
use super::worth::Appraiser;
use super::{Archmage, before_any, mixture};
use crate::{Bot as _, Comparison, Mean, Question};

/// How often a turn is solved, each time with hands of its own.
const SOLVED: u64 = 8;

impl Archmage {
    /// Compares a decision with the one that it would make. Where cards are counted before the bets (S6.3), bluffs are worth more
    /// than one turn tells, and nothing is said.
    pub(in crate::shazamm) fn compare(
        &self,
        question: &Question<'_, Shazamm>,
        chosen: Action,
    ) -> Option<Comparison<Action>> {
        match (question.legal, chosen) {
            (Legal::Bet { .. }, Action::Bet(chosen)) if !question.game.counts_cards() => {
                self.compare_commitments(question, chosen)
            }
            (Legal::Clone(_) | Legal::Theft(_) | Legal::Recycle { .. }, chosen) => {
                let better = self.think(question)?.action;
                Some(Comparison::of(better, chosen, |one, other| self.gain(question, one, other)))
            }
            _ => None,
        }
    }

    /// How much the mixture that solves the turn brings beyond one commitment, and the commitment that is made most often in it.
    fn compare_commitments(
        &self,
        question: &Question<'_, Shazamm>,
        chosen: Commitment,
    ) -> Option<Comparison<Action>> {
        let &Question { game, seat, budget, seed, stop, .. } = question;
        let view = before_any(&question.view);
        let pairs =
            (budget.iterations().clamp(SOLVED as u32, 400) as usize).div_ceil(SOLVED as usize).max(16);
        let mut gain = Mean::default();
        let mut made: Vec<(Commitment, f64)> = Vec::new();
        for n in 0..SOLVED {
            let mut rng = dice::fast(dice::derived(seed, n));
            let mut worlds = Worlds::imagine(self, game, &view, seat, None, pairs, &mut rng);
            let own = &mut worlds.own[0].commitments;
            let at = own.iter().position(|&commitment| commitment == chosen).unwrap_or_else(|| {
                own.push(chosen);
                own.len() - 1
            });
            let solved = mixture::solve(self, game, &worlds, seat, stop)?;
            let worth: f64 =
                solved.shares.iter().zip(&solved.values).map(|(share, value)| share * value).sum();
            gain.add(worth - solved.values[at]);
            for (&commitment, &share) in worlds.own[0].commitments.iter().zip(&solved.shares) {
                match made.iter_mut().find(|(known, _)| *known == commitment) {
                    Some((_, sum)) => *sum += share,
                    None => made.push((commitment, share)),
                }
            }
        }
        sort_few(&mut made, |one, other| other.1.total_cmp(&one.1));
        let (most_often, _) = *made.first()?;
        Some(Comparison { better: Action::Bet(most_often), gain })
    }

    /// How much more one answer to a spell brings than another, in positions that fit what is known.
    fn gain(&self, question: &Question<'_, Shazamm>, one: Action, other: Action) -> Mean {
        let &Question { game, seat, ref view, budget, seed, stop, .. } = question;
        let mut rng = dice::fast(dice::derived(seed, 1));
        let mut appraiser = Appraiser::new(game, &self.worth);
        let mut gain = Mean::default();
        for _ in 0..budget.iterations().min(400) {
            if stop() {
                break;
            }
            let state = game.resample(view, &mut rng);
            let [one, other] = [one, other].map(|action| {
                let mut after = state.clone();
                game.apply_unchecked(&mut after, seat, action, &mut Silent);
                let red = settled(&mut appraiser, &after);
                if seat == RED { red } else { 1.0 - red }
            });
            gain.add(one - other);
        }
        gain
    }
}
