//! A card that is chosen before it is one's turn: where people play elsewhere, it is played as soon as it can be.

use games::wizard::{Card, Legal, Wizard};
use markup::prelude::*;
use table::Legal as _;
use wasm_bindgen_futures::spawn_local;

use super::hand::action;
use crate::browser::sleep;
use crate::play::Table;

/// How long the turn is seen before the card is played, in milliseconds.
const MOMENT: u32 = 350;

/// The card that is chosen ahead, if there is one.
#[derive(Clone, Copy)]
pub(super) struct Ahead {
    table: Table<Wizard>,
    /// Its place in the hand, and which one it is.
    card: RwSignal<Option<(usize, Card)>>,
}

impl Ahead {
    pub(super) fn new(table: Table<Wizard>) -> Self {
        let ahead = Self { table, card: RwSignal::new(None) };
        // Cards of another round are other cards.
        let round = Memo::new(move |_| table.seen.with(|seen| seen.view.round));
        Effect::new(move |_| {
            let _ = round.get();
            ahead.card.set(None);
        });
        Effect::new(move |_| {
            if table.core.asked().is_some() {
                ahead.play();
            }
        });
        ahead
    }

    /// Whether a card can be chosen now: others are waited for, elsewhere.
    pub(super) fn can_choose(self) -> bool {
        self.table.core.company().is_some()
            && self.table.seen.with(|seen| seen.legal.is_none() && seen.outcome.is_none())
    }

    /// Whether this card is chosen.
    pub(super) fn is(self, n: usize, card: Card) -> bool {
        self.card.get() == Some((n, card))
    }

    /// Chooses a card, or takes it back.
    pub(super) fn toggle(self, n: usize, card: Card) {
        if untrack(|| self.can_choose()) {
            let one = Some((n, card));
            self.card.update(|chosen| *chosen = if *chosen == one { None } else { one });
        }
    }

    /// Plays the card, if a card is asked for and this one is possible; otherwise it is one's turn as always.
    fn play(self) {
        let Some((_, card)) = self.card.get_untracked() else { return };
        let Some(legal) = self.table.seen.with_untracked(|seen| seen.legal.clone()) else { return };
        if !matches!(*legal, Legal::Play(_) | Legal::Pass(_)) {
            return;
        }
        self.card.set(None);
        let Some(action) =
            action(&legal, card).filter(|action| matches!(*legal, Legal::Play(_)) && legal.contains(*action))
        else {
            return;
        };
        spawn_local(async move {
            sleep(MOMENT).await;
            let is_possible = |legal: &Legal| legal.contains(action);
            let is_still_asked =
                self.table.seen.try_with_untracked(|seen| seen.legal.as_deref().is_some_and(is_possible));
            if is_still_asked == Some(true) {
                self.table.act(action);
            }
        });
    }
}
