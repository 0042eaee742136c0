//! What a table tells the one at the screen.

use std::sync::Arc;

use locale::t;
use markup::prelude::*;
use table::{Seat, ToAct, Viewer};
use telling::{Names, Pen, Teller};

use super::Table;
use crate::board::Board;
use crate::seen::{Seen, visible};

/// What of a game may leave the device.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Export {
    /// The record, which holds everything: every hand, what is not revealed yet, and the seed of all that is to come.
    Record(String),
    /// What happened in the eyes of the one at the screen, in sentences: others play at this device, and the game goes on.
    Story(String),
    /// Nothing: the device is changing hands.
    Nothing,
}

impl<G: Board> Table<G> {
    /// What may leave the device now. Who plays alone may carry the game to another device, and after the end nothing is
    /// secret any more.
    pub(crate) fn export(&self) -> Export {
        let (is_over, is_alone) = (
            self.seen.with(|seen| seen.outcome.is_some()),
            self.inner.with_value(|inner| inner.players.people().len() < 2),
        );
        if is_over || is_alone {
            Export::Record(self.inner.with_value(|inner| inner.played.to_string()))
        } else if self.curtain.get().is_some() {
            Export::Nothing
        } else {
            let mut lines = self.log(usize::MAX);
            lines.push(self.tell(|teller| self.game().heading(teller)));
            lines.reverse();
            lines.push(self.situation());
            Export::Story(lines.join("\n") + "\n")
        }
    }

    /// Tells something in the language of the page, to the one at the screen.
    pub(crate) fn tell<T>(&self, tell: impl FnOnce(&Teller<'_>) -> T) -> T {
        let texts = self.words.texts();
        let to = self.seen.with(|seen| seen.to);
        let you = to.and_then(Viewer::seat);
        let names = self.inner.with_value(|inner| Names::of(inner.played.record(), you, &texts));
        tell(&Teller { texts: &texts, names: &names, to, pen: Pen::Plain })
    }

    /// The last things that happened, in sentences, the latest first.
    pub(crate) fn log(&self, most: usize) -> Vec<String> {
        let seen = self.seen.get();
        self.tell(|teller| {
            self.inner.with_value(|inner| {
                let steps = inner.events.get(..seen.steps).unwrap_or(&inner.events);
                let mut told: Vec<String> = Vec::new();
                let mut shown = self.unfolded();
                for events in steps.iter().rev() {
                    let of_step: Vec<String> = visible(events, seen.to)
                        .take(shown)
                        .filter_map(|fact| seen.game.sentence(teller, fact))
                        .collect();
                    told.extend(of_step.into_iter().rev());
                    shown = usize::MAX;
                    if told.len() >= most {
                        break;
                    }
                }
                told
            })
        })
    }

    /// What the last step brought, in sentences, as far as it is shown.
    pub(crate) fn news(&self) -> Vec<String> {
        let seen = self.seen.get();
        let shown = seen.news.iter().take(self.unfolded());
        self.tell(|teller| shown.filter_map(|fact| seen.game.sentence(teller, fact)).collect())
    }

    /// Goes through all that the one at the screen may know of the steps before the last.
    pub(crate) fn fold_earlier<T>(&self, first: T, tell: impl Fn(T, &G::Fact) -> T) -> T {
        let (steps, to) = self.seen.with(|seen| (seen.steps, seen.to));
        self.inner.with_value(|inner| {
            let earlier = inner.events.iter().take(steps.saturating_sub(1));
            earlier.flat_map(|events| visible(events, to)).fold(first, tell)
        })
    }

    /// Who is asked at the screen, once all is shown that led there.
    pub(crate) fn asked(&self) -> Option<Seat> {
        if self.is_unfolding() {
            return None;
        }
        self.seen.with(|seen| seen.legal.as_ref().and(seen.me()))
    }

    /// The one plain sentence of whose turn it is and what is asked.
    pub(crate) fn situation(&self) -> String {
        let seen = self.seen.get();
        let is_unfolding = self.is_unfolding();
        self.tell(|teller| match (&seen.legal, seen.outcome, seen.to_act) {
            _ if is_unfolding => t!(teller, "play-chance"),
            (_, Some(_), _) => t!(teller, "play-over"),
            (Some(legal), ..) => seen.game.asks(teller, &seen.view, legal),
            (None, None, ToAct::Seats(seats)) => seen.game.waits(teller, &seen.view, seats),
            (None, None, _) => t!(teller, "play-chance"),
        })
    }

    /// The position after the first `steps` steps, in the eyes of `to`.
    pub(crate) fn look_at(self, steps: usize, to: Option<Viewer>) {
        let seen = self.inner.with_value(|inner| {
            let news =
                steps.checked_sub(1).and_then(|last| inner.events.get(last)).map_or(&[][..], Vec::as_slice);
            Seen::new(&inner.played.rewound(steps), to, news, false)
        });
        self.present(seen);
    }

    /// How many steps there are in all.
    pub(crate) fn length(&self) -> usize {
        self.inner.with_value(|inner| inner.played.record().steps().len())
    }

    /// The players' names as the one at the screen reads them.
    pub(crate) fn title(&self, seat: Seat) -> String {
        self.tell(|teller| teller.who(seat).title().to_owned())
    }

    /// The rules of the table.
    pub(crate) fn game(&self) -> Arc<G> {
        self.seen.with_untracked(|seen| Arc::clone(&seen.game))
    }
}
