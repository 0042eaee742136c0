//! How a hand is held.

use games::wizard::{Card, CardKind, CardSet, Suit};
use table::sort_few;

/// The cards from left to right: Jesters, suit by suit with trump last, special cards, Wizards.
pub(super) fn sorted(cards: CardSet, trump: Option<Suit>) -> Vec<Card> {
    let mut sorted: Vec<Card> = cards.iter().collect();
    let place = |card: &Card| {
        let group = match card.kind() {
            CardKind::Jester => 0,
            CardKind::Suited(suit, _) if Some(suit) == trump => 5,
            CardKind::Suited(suit, _) => 1 + suit.index(),
            CardKind::Special(_) => 6,
            CardKind::Wizard => 7,
        };
        (group, card.index())
    };
    sort_few(&mut sorted, |one, other| place(one).cmp(&place(other)));
    sorted
}

/// How many columns a hand has in one row, and in two.
pub(super) fn columns(cards: usize) -> (usize, usize) {
    (cards, cards.div_ceil(2))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(cards: &str, trump: Option<Suit>, expected: &str) {
        let cards = cards.split(' ').map(|card| card.parse().unwrap()).collect();
        let found: Vec<String> = sorted(cards, trump).iter().map(Card::to_string).collect();
        assert_eq!(found.join(" "), expected);
    }

    #[test]
    fn trump_is_the_last_suit() {
        check("B3 Z R5 N B1 Z dragon Y13", Some(Suit::Humans), "N R5 Y13 B1 B3 dragon Z Z");
        check("B3 Z R5 N B1 Y13", None, "N B1 B3 R5 Y13 Z");
    }

    #[test]
    fn two_rows_halve_a_hand() {
        assert_eq!([1, 2, 15, 20].map(columns), [(1, 1), (2, 1), (15, 8), (20, 10)]);
    }
}
