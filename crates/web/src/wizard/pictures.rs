//! Pictures for the rules: parts of the table at moments of the first game.

use markup::prelude::*;
use wizard::{Card, Rank, Suit, Wizard};

use super::{cards, choice, hand, players, score, trick, trump};
use crate::play::Table;
use crate::teaching::{Taught as _, moment};

/// In the first game everybody is right; here somebody is not.
const MISSED: &str = include_str!("../teaching/records/wizard-missed.txt");

/// One of each people, a Wizard and a Jester.
pub(crate) fn kinds() -> Markup {
    let ranks = [1, 5, 9, 13].into_iter().filter_map(Rank::new);
    let suited = Suit::ALL.into_iter().zip(ranks).map(|(suit, rank)| Card::suited(suit, rank));
    let cards = suited.chain([Card::WIZARD, Card::JESTER]).map(shown).collect_markup();
    // The art is on the page once, with the first cards.
    view! { {cards::art()} <div class="wz-row">{cards}</div> }
}

/// A card to be looked at.
pub(crate) fn shown(card: Card) -> Markup {
    view! { <span class="wz-shown">{cards::card(card)}</span> }
}

/// A hand, and trump.
pub(crate) fn dealt() -> Markup {
    at(9, |table| view! { {trump::trump(table)}{hand::hand(table)} })
}

/// The others have predicted, and one is asked.
pub(crate) fn predicting() -> Markup {
    at(11, |table| view! { {players::others(table)}{choice::choice(table)} })
}

/// A trick that a trump takes.
pub(crate) fn trick() -> Markup {
    at(18, |table| view! { {trump::trump(table)}{trick::trick(table)} })
}

/// Two rounds in the score block.
pub(crate) fn score() -> Markup {
    let table = moment(MISSED, 18);
    table.map_or(Markup::Nothing, |table| view! { <div class="panel">{score::score(table)}</div> })
}

fn at(steps: usize, parts: fn(Table<Wizard>) -> Markup) -> Markup {
    let table = moment(Wizard::FIRST_GAME, steps);
    table.map_or(
        Markup::Nothing,
        |table| view! { <div class="wz" style=("--others", "2")>{parts(table)}</div> },
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{Game as _, Match, Seat};

    #[test]
    fn somebody_is_wrong_in_the_picture_of_the_score() {
        let played = Match::<Wizard>::read(MISSED).unwrap();
        let block = played.game().oracle(played.state()).block;
        let points: Vec<i32> = Seat::all(3).map(|seat| block[0][seat].points()).collect();
        assert_eq!((points, block.len()), (vec![30, 20, -10], 2));
    }
}
