//! The adept at Maginor: weighs up every choice by the votes that it may expect of each tile.

use maginor::{Action, Legal, Maginor, View};
use table::{Legal as _, Viewer, dice};

use super::policy;
use super::worth::Weights;
use crate::{Bot, Budget, Choice};

/// A good player who looks at the table and not ahead. Duels are played by their exact mixed strategy.
#[derive(Clone, Copy, Debug, Default)]
pub struct Adept;

impl Bot<Maginor> for Adept {
    fn think(
        &self,
        game: &Maginor,
        view: &View,
        legal: &Legal,
        _: Budget,
        seed: u64,
        _: &dyn Fn() -> bool,
    ) -> Option<Choice<Action>> {
        let mut dice = dice::fast(seed);
        let chosen = match view.viewer {
            Some(Viewer::Seat(seat)) => policy::choose(game, view, legal, seat, Weights::ADEPT, &mut dice),
            _ => None,
        };
        // Whatever an estimate says, only a legal action is an answer.
        let legal_one = chosen.filter(|&action| legal.contains(action));
        legal_one.or_else(|| legal.choose(&mut dice)).map(Choice::plain)
    }
}
