//! The options of a table of Wizard.

use bots::Level;
use games::wizard::{Options, Special};
use locale::msg;

use crate::board::{Preset, presets};

pub(super) fn all_presets() -> Vec<Preset<Options>> {
    let with =
        |specials: &[Special]| Options { with: specials.iter().copied().collect(), ..Options::default() };
    let mut all = presets(Options::default(), with(&Special::ALL));
    // The booklet wants the special cards to be learnt one after the other, and this one first.
    let first = with(&[Special::Shapeshifter]);
    all.insert(2, Preset { title: msg!("wizard-board-preset"), options: first, level: Level::Adept });
    all
}
