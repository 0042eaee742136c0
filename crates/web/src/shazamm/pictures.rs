//! Pictures for the rules: parts of the table at moments of the first game.

use games::shazamm::{Card, Shazamm, Spell};
use markup::prelude::*;

use super::stage::Stage;
use super::{bridge, card, plate, turn};
use crate::teaching::{Taught as _, moment};

/// A game in two rounds: who spends everything at once is pushed off the bridge.
const SHORT: &str = "conclave record 1
game shazamm
rules 1
about players person apprentice
about seed 5

chance draw 7 8 11 12 13 / 1 2 5 10 14
2 bet 50
1 bet 1
chance draw 3 6 9 / 3 4 7
2 bet 50
1 bet 1
";

/// Both have yet to bet.
pub(crate) fn before() -> Markup {
    at(Shazamm::FIRST_GAME, 5, |stage| view! { {plate::plates(stage)}{bridge::bridge(stage)} })
}

/// A turn that a spell has decided.
pub(crate) fn revealed() -> Markup {
    at(Shazamm::FIRST_GAME, 7, turn::turn)
}

/// What it has led to.
pub(crate) fn after() -> Markup {
    at(Shazamm::FIRST_GAME, 7, |stage| view! { {plate::plates(stage)}{bridge::bridge(stage)} })
}

/// The bridge after the first round.
pub(crate) fn round_end() -> Markup {
    at(Shazamm::FIRST_GAME, 12, bridge::bridge)
}

/// The bridge at the end.
pub(crate) fn game_end() -> Markup {
    at(SHORT, 6, bridge::bridge)
}

/// A spell as number and sign.
pub(crate) fn spell(spell: Spell) -> Markup {
    view! { <span class="shz-laid">{card::paper(Card::Spell(spell), Markup::Nothing)}</span> }
}

fn at(record: &str, steps: usize, parts: fn(Stage) -> Markup) -> Markup {
    let table = moment(record, steps);
    table.map_or(Markup::Nothing, |table| view! { <div class="shz">{parts(Stage::new(table))}</div> })
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{Game as _, Match};

    #[test]
    fn the_short_game_has_an_end() {
        let played = Match::<Shazamm>::read(SHORT).unwrap();
        assert!(played.game().outcome(played.state()).is_some());
        assert_eq!(played.record().steps().len(), 6);
    }
}
