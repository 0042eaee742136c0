//! What is said of a table at any time.

use games::shazamm::{BridgeView, CardSet, Commitment, SEATS, Tile, opponent};
use locale::t;
use table::Seat;

use super::cards::card_names;
use crate::Teller;

/// The other player, as the one who is told speaks of them; for somebody who does not play, Green.
pub fn opponent_of(teller: &Teller<'_>) -> Seat {
    opponent(teller.you().unwrap_or(SEATS[0]))
}

/// Both sides, beginning with the one who is told.
pub fn sides(teller: &Teller<'_>) -> [Seat; 2] {
    let other = opponent_of(teller);
    [opponent(other), other]
}

/// "+3", "-2", "0"
pub fn signed(teller: &Teller<'_>, change: i8) -> String {
    teller.texts.signed(change.into())
}

/// "12 with Boost"
pub fn bet(teller: &Teller<'_>, commitment: Commitment) -> String {
    let bet = commitment.bet.mana();
    if commitment.cards.is_empty() {
        return bet.to_string();
    }
    let cards = card_names(teller, commitment.cards.iter());
    t!(teller, "shazamm-bet-with", bet = bet, cards = cards)
}

/// "you bet 12 with Boost"
pub fn bet_of(teller: &Teller<'_>, seat: Seat, bet: &str) -> String {
    let who = teller.who(seat);
    t!(teller, "shazamm-bet-of", who = who.form(), name = who.name(), bet = bet)
}

/// "2 cards"
pub(super) fn count(teller: &Teller<'_>, cards: u8) -> String {
    t!(teller, "shazamm-cards-count", count = cards)
}

/// What a player has laid before the bets: the cards where they are known, and how many there are where not.
pub fn laid(teller: &Teller<'_>, seat: Seat, known: Option<CardSet>, lying: u8) -> String {
    let who = teller.who(seat);
    let cards = match known {
        Some(cards) if !cards.is_empty() => card_names(teller, cards.iter()),
        _ => count(teller, lying),
    };
    t!(teller, "shazamm-laid", who = who.form(), name = who.name(), cards = cards)
}

/// Where the fire must not be at the end of the round (S4.5–S4.7), as far as it can get there.
pub fn falls(teller: &Teller<'_>, bridge: &BridgeView) -> Option<String> {
    let middle = bridge.middle;
    let reach = bridge.wizards[SEATS[0]]..=bridge.wizards[SEATS[1]];
    let (first, last) = bridge.intact;
    let mut lines = Vec::new();
    for seat in teller.seats() {
        // The wizards will stand as far from the fire as they stand from the middle now.
        let steps = bridge.wizards[seat].0 - middle.0;
        let kept = (first.0 + 1)..=(last.0 - 1);
        let fatal: Vec<Tile> = (reach.start().0..=reach.end().0)
            .filter(|wall| !kept.contains(&(wall + steps)))
            .map(Tile)
            .collect();
        let who = teller.who(seat);
        if let (Some(from), Some(to)) = (fatal.first(), fatal.last()) {
            let tiles = if from == to { from.to_string() } else { format!("{from}–{to}") };
            let all = if fatal.len() == 7 { "yes" } else { "no" };
            lines.push(t!(
                teller,
                "shazamm-falls-at",
                who = who.form(),
                name = who.name(),
                tiles = tiles,
                all = all,
                count = fatal.len()
            ));
        }
    }
    (!lines.is_empty()).then(|| lines.join(" "))
}
