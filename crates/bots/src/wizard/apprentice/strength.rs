//! What cards are worth.

use games::wizard::{Card, CardKind, CardSet, Rank, Special, View, Wizard};

/// How much more often a card is beaten than by cards drawn at random: opponents choose what they play.
const CHOICE: f64 = 2.2;

/// How many tricks these cards will take.
pub(super) fn expected(game: &Wizard, view: &View, cards: CardSet) -> f64 {
    cards.iter().map(|card| chance(game, view, card)).sum()
}

/// The rank of a suit card; 0 for others.
pub(super) fn rank(card: Card) -> u8 {
    match card.kind() {
        CardKind::Suited(_, rank) => rank.number(),
        _ => 0,
    }
}

/// How likely a card takes its trick.
pub(super) fn chance(game: &Wizard, view: &View, card: Card) -> f64 {
    let opponents = view.hands.len() as f64 - 1.0;
    if game.is_single_suit() {
        return single_suit_chance(card, opponents);
    }
    let better_ranks = |rank: f64| Rank::COUNT as f64 - rank;
    let (trump, ranks_above) = match card.kind() {
        CardKind::Wizard => return 0.93,
        CardKind::Jester => return 0.02,
        CardKind::Special(Special::Dragon) => return 0.97,
        CardKind::Special(Special::Shapeshifter) => return 0.8,
        CardKind::Special(Special::Fairy) => return 0.05,
        CardKind::Special(Special::Bomb | Special::Werewolf) => return 0.0,
        // Their player names the suit, so they are trumps when they should be.
        CardKind::Special(Special::Juggler) => (view.trump.is_some(), better_ranks(7.5)),
        CardKind::Special(Special::Cloud) => (view.trump.is_some(), better_ranks(9.75)),
        CardKind::Suited(suit, rank) => (view.trump == Some(suit), better_ranks(f64::from(rank.number()))),
    };
    let unseen = game.deck().len() as f64 - f64::from(view.cards);
    let wizards = 4.0;
    // A suit is trumped only by those who cannot follow: the fewer cards a hand has, the more of them.
    let trumps = if trump || view.trump.is_none() { 0.0 } else { Rank::COUNT as f64 * void(view) };
    let beaters = ranks_above + wizards + trumps;
    // A card of a side suit that is not led takes nothing.
    let led = if trump { 1.0 } else { 1.0 / (1.0 + 0.25 * opponents * void(view)) };
    led * (1.0 - (beaters / unseen).min(1.0)).powf(opponents * CHOICE)
}

/// How likely somebody cannot follow a suit.
fn void(view: &View) -> f64 {
    0.85f64.powi(i32::from(view.cards)).max(0.1)
}

/// Everybody plays whatever they like, and the highest card wins (W7.5).
fn single_suit_chance(card: Card, opponents: f64) -> f64 {
    let pile = Rank::COUNT as f64 + 2.0;
    let below = match card.kind() {
        CardKind::Wizard => pile - 0.5,
        CardKind::Suited(_, rank) => f64::from(rank.number()) + 0.5,
        _ => 0.0,
    };
    (below / pile).powf(opponents)
}
