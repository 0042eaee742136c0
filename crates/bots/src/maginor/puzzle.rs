//! Puzzles of Maginor: what a decision does to the chance to win.

use games::maginor::{Action, Legal, Maginor, Options};
use table::{Game as _, Legal as _, Silent, dice};

use super::Archmage;
use super::imagine::imagine;
use crate::Question;
use crate::puzzle::{Imagined, Imagining, Puzzling, options};

impl Puzzling for Maginor {
    /// What is estimated is not counted out, so the rest must be further behind.
    const MARGIN: f64 = 0.06;

    fn fewest(legal: &Legal) -> usize {
        let first = legal.get(0);
        if matches!(first, Some(Action::Take(_) | Action::Reversal(_))) { 2 } else { 3 }
    }

    fn tables() -> Vec<Options> {
        ["2", "3"].iter().filter_map(|seats| options(&[("seats", seats)])).collect()
    }

    /// Imagines the next turns as the archmage does, and estimates what comes of them: whole games are long, and their dice
    /// hide what one decision does.
    fn imagining<'a>(question: &'a Question<'a, Self>) -> Imagining<'a, Self> {
        let &Question { game, seat, ref view, seed, .. } = question;
        let manner = Archmage::default();
        Box::new(move |actions, n| {
            let dice = dice::derived(seed, n);
            let world = game.resample(view, &mut dice::fast(dice));
            let after = |&action| {
                let mut state = world.clone();
                game.apply_unchecked(&mut state, seat, action, &mut Silent);
                let came = imagine(&manner, game, state, seat, dice);
                let (chance, points) = (came.chance, came.votes);
                Imagined { value: chance, points, fates: [1.0 - chance, 0.0, chance], at_once: None }
            };
            actions.iter().map(after).collect()
        })
    }
}
