//! What the one at the screen is about to bet, before it is final.

use std::sync::Arc;

use games::shazamm::{Action, Bet, Card, CardSet, Commitment, Legal, Mana, Refusal};
use markup::prelude::*;
use telling::Telling as _;

use super::stage::Stage;

/// The bet to begin with.
const FIRST: u8 = 5;

/// A commitment in the making.
#[derive(Clone, Copy)]
pub(crate) struct Draft {
    stage: Stage,
    pub(crate) bet: RwSignal<u8>,
    pub(crate) cards: RwSignal<CardSet>,
    /// The card whose effect is being read.
    pub(crate) looked_at: RwSignal<Option<Card>>,
}

impl Draft {
    pub(crate) fn new(stage: Stage) -> Self {
        let draft = Self {
            stage,
            bet: RwSignal::new(FIRST),
            cards: RwSignal::new(CardSet::EMPTY),
            looked_at: RwSignal::new(None),
        };
        // Each turn is thought about afresh; the last bet is where one begins. What the other one does meanwhile changes nothing.
        Effect::new(move |before: Option<(Option<Arc<Legal>>, bool)>| {
            let now = (stage.table.seen.with(|seen| seen.legal.clone()), stage.table.core.is_unfolding());
            if before.as_ref() != Some(&now) {
                draft.cards.set(CardSet::EMPTY);
                if !draft.looked_at.get_untracked().is_some_and(|card| draft.holds(card)) {
                    draft.looked_at.set(None);
                }
                draft.bet.update(|bet| *bet = within(*bet, draft.mana()));
            }
            now
        });
        draft
    }

    /// The reserve that the bet is paid out of.
    pub(crate) fn mana(&self) -> u8 {
        let is_asked = self.stage.table.core.asked().is_some();
        self.stage.table.seen.with(|seen| match (seen.legal.as_deref(), seen.me()) {
            (Some(Legal::Bet { mana, .. }), _) if is_asked => mana.left(),
            (_, Some(me)) => self.stage.shown.with(|shown| shown.story.scene.mana[me].left()),
            (_, None) => 0,
        })
    }

    /// Whether the card lies in a hand that one may see.
    fn holds(self, card: Card) -> bool {
        self.stage.table.seen.with_untracked(|seen| {
            seen.view.players.iter().any(|(_, player)| player.hand.is_some_and(|hand| hand.contains(card)))
        })
    }

    /// Bets this much more or less, up to what is possible; beyond that it is said why not.
    pub(crate) fn change(self, by: i8) {
        let (bet, mana) = (self.bet.get_untracked(), untrack(|| self.mana()));
        let wanted = within(bet.saturating_add_signed(by), mana);
        if wanted == bet {
            self.refuse();
        } else {
            self.bet.set(wanted);
        }
    }

    /// Bets this much, or as much as is possible.
    pub(crate) fn set(self, bet: u8) {
        let mana = untrack(|| self.mana());
        if bet > mana {
            self.refuse();
        }
        self.bet.set(within(bet, mana));
    }

    /// Adds a card, or takes it back.
    pub(crate) fn toggle(self, card: Card) {
        let one: CardSet = [card].into_iter().collect();
        self.cards.update(|cards| {
            *cards = if cards.contains(card) { cards.without(one) } else { cards.union(one) };
        });
    }

    /// What is asked, as it is chosen now: a bet with or without cards, or cards that are laid before it (S6.3).
    pub(crate) fn action(self) -> Option<Action> {
        let bet = Bet::new(self.bet.get()).unwrap_or(Bet::LOWEST);
        let cards = self.cards.get();
        self.stage.table.seen.with(|seen| match seen.legal.as_deref() {
            Some(Legal::Bet { .. }) => Some(Action::Bet(Commitment { bet, cards })),
            Some(Legal::Lay(_)) => Some(Action::Lay(cards)),
            _ => None,
        })
    }

    /// Whether a card can be added now, or taken back.
    pub(crate) fn may_add(self, card: Card) -> bool {
        self.stage.table.core.asked().is_some()
            && self.stage.table.seen.with(|seen| match seen.legal.as_deref() {
                Some(Legal::Bet { hand, .. } | Legal::Lay(hand)) => hand.contains(card),
                _ => false,
            })
    }

    /// Whether a bet is asked.
    pub(crate) fn bets(self) -> bool {
        self.stage.table.core.asked().is_some()
            && self.stage.table.seen.with(|seen| matches!(seen.legal.as_deref(), Some(Legal::Bet { .. })))
    }

    fn refuse(self) {
        let seen = self.stage.table.seen.get_untracked();
        let mana = untrack(|| self.mana());
        let (Some(bet), Some(mana)) = (Bet::new(mana.saturating_add(1).min(50)), Mana::new(mana)) else {
            return;
        };
        let why = Refusal::BetAboveMana { bet, mana };
        let table = self.stage.table;
        table.core.refuse(untrack(|| table.tell(|teller| seen.game.refusal(teller, &seen.view, &why))));
    }
}

/// The bet, or the nearest that is possible.
fn within(bet: u8, mana: u8) -> u8 {
    bet.clamp(1, mana.max(1))
}

/// The digits of a number that is being typed, of which the last two count.
pub(crate) fn typed(so_far: u8, digit: u8) -> u8 {
    so_far % 10 * 10 + digit
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bet_stays_within_the_reserve() {
        assert_eq!((within(0, 20), within(30, 20), within(7, 20)), (1, 20, 7));
        assert_eq!(within(3, 0), 1, "with nothing left nobody is asked");
    }

    #[test]
    fn two_digits_make_a_number() {
        assert_eq!(typed(typed(0, 1), 2), 12);
        assert_eq!(typed(typed(typed(0, 1), 2), 3), 23);
    }
}
