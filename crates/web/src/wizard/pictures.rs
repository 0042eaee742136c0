//! Pictures for the rules: parts of the table at moments of the first game.

use games::wizard::{Card, Rank, Suit, Wizard};
use markup::prelude::*;

use super::flights::Flights;
use super::{cards, choice, hand, players, score, trick, trump};
use crate::play::Table;
use crate::teaching::{Taught as _, moment};

/// A trick that a trump takes.
const TRICK: &str = include_str!("records/trick.txt");

/// The score of the rulebook's example (W9.1).
const SCORE: &str = include_str!("records/score.txt");

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
    at(Wizard::FIRST_GAME, 9, |table| view! { {trump::trump(table)}{hand::hand(table, Flights::new())} })
}

/// The others have predicted, and one is asked.
pub(crate) fn predicting() -> Markup {
    at(Wizard::FIRST_GAME, 11, |table| view! { {players::others(table)}{choice::choice(table)} })
}

/// A trick of which a trump is the best card.
pub(crate) fn trick(steps: usize) -> Markup {
    at(TRICK, steps, |table| view! { {trump::trump(table)}{trick::trick(table, Flights::new())} })
}

/// The score block after one round or two.
pub(crate) fn score(steps: usize) -> Markup {
    let table = moment(SCORE, steps);
    table.map_or(Markup::Nothing, |table| view! { <div class="panel">{score::score(table)}</div> })
}

fn at(record: &str, steps: usize, parts: fn(Table<Wizard>) -> Markup) -> Markup {
    let table = moment(record, steps);
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
    fn the_score_is_that_of_the_rulebook() {
        let played = Match::<Wizard>::read(SCORE).unwrap();
        let block = played.game().oracle(played.state()).block;
        let points =
            |round: usize| Seat::all(3).map(|seat| block[round][seat].points()).collect::<Vec<i32>>();
        assert_eq!((points(0), points(1), block.len()), (vec![20, -10, 30], vec![-10, 20, -10], 2));
    }

    #[test]
    fn the_example_of_a_trick_is_played_to_its_end() {
        let played = Match::<Wizard>::read(TRICK).unwrap();
        assert_eq!(played.record().steps().len(), 18);
    }
}
