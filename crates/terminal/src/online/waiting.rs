//! Answers that are waited for, and what is said of a server that does not give them.

use std::io::{self, Write};
use std::time::Duration;

use bots::HasBots;
use client::{End, Failed};
use locale::t;
use protocol::Command;
use tabletop::Tabletop;
use tokio::time::{Instant, sleep_until};

use super::VisitError;
use super::visit::{LULL, Visit};

/// The requests that are not answered yet.
#[derive(Debug, Default)]
pub(super) struct Waiting {
    /// Their numbers, and whether each is a decision of the game.
    unanswered: Vec<(u64, bool)>,
    told: Told,
    /// When it is said that there is no answer.
    lull: Option<Instant>,
    /// Until when the answers are waited for, where a pipe has ended that could not say any more that it wants out.
    until: Option<Instant>,
}

/// What was said of answers that do not come.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
enum Told {
    #[default]
    Nothing,
    /// That there is none yet.
    Silence,
    /// That the server cannot do what it is asked for.
    Outage,
}

impl Waiting {
    /// A request was sent.
    fn add(&mut self, number: u64, is_decision: bool) {
        self.unanswered.push((number, is_decision));
        self.lull.get_or_insert_with(|| Instant::now() + LULL);
    }

    /// A request was answered.
    pub(super) fn answered(&mut self, number: u64) {
        self.unanswered.retain(|(other, _)| *other != number);
        self.forget_what_was_told();
    }

    /// What was said of answers that do not come counts no more, if none is waited for.
    pub(super) fn forget_what_was_told(&mut self) {
        if self.is_over() {
            (self.told, self.lull) = (Told::Nothing, None);
        }
    }

    /// Whether everything is answered.
    pub(super) fn is_over(&self) -> bool {
        self.unanswered.is_empty()
    }

    /// Whether it was said that an answer does not come.
    pub(super) fn is_told(&self) -> bool {
        self.told != Told::Nothing
    }

    /// Whether a pipe has ended while an answer was waited for.
    pub(super) fn is_last(&self) -> bool {
        self.until.is_some()
    }

    /// When it is said that there is no answer.
    pub(super) fn lull(&self) -> Option<Instant> {
        self.lull
    }

    /// When answers are waited for no longer.
    pub(super) fn until(&self) -> Option<Instant> {
        self.until.filter(|_| !self.is_over())
    }
}

/// Waits for a moment; for ever where there is none.
pub(super) async fn wait_until(moment: Option<Instant>) {
    match moment {
        Some(moment) => sleep_until(moment).await,
        None => std::future::pending().await,
    }
}

impl<G: Tabletop + HasBots> Visit<'_, G> {
    /// Sends something, and asks nothing until it is answered.
    pub(super) fn send(&mut self, command: Command) {
        let is_decision = matches!(command, Command::Step { .. });
        let number = self.hand.send(command);
        self.expect_answer(number, is_decision);
    }

    /// An answer may come now; if none does for a while, that is said.
    pub(super) fn expect_answer(&mut self, number: u64, is_decision: bool) {
        self.waiting.add(number, is_decision);
        if self.waiting.is_last() {
            self.wait_for_the_last();
        }
    }

    /// The input is over, and what was typed last is not answered: that is waited for as long as a request may take.
    pub(super) fn wait_for_the_last(&mut self) {
        self.waiting.until = Some(Instant::now() + self.last_patience());
    }

    fn last_patience(&self) -> Duration {
        self.guest.server.patience().request
    }

    /// What was typed last is not answered, and is waited for no longer.
    pub(super) fn give_up(&mut self, out: &mut impl Write) -> VisitError {
        if let Err(error) = self.tell_undecided(out) {
            return error.into();
        }
        let unanswered = Failed::Unanswered(self.last_patience());
        End::Gone(self.outage.borrow().clone().map_or(unanswered, Failed::Refused)).into()
    }

    /// Nothing has happened for a while: says who is waited for, the server or another player.
    pub(super) fn tell_lull(&mut self, out: &mut impl Write) -> io::Result<()> {
        if self.waiting.lull.take_if(|lull| *lull <= Instant::now()).is_some() {
            self.tell_unanswered(out)
        } else {
            self.lull = None;
            self.say_who_is_waited_for(out)
        }
    }

    /// The server cannot do what it is asked for, or can again.
    pub(super) fn hear_of_outage(&mut self, out: &mut impl Write) -> io::Result<()> {
        let is_out = self.outage.borrow_and_update().is_some();
        if !is_out {
            self.waiting.forget_what_was_told();
        }
        let is_late = self.waiting.is_told() || self.waiting.lull.is_none();
        if is_out && is_late { self.tell_unanswered(out) } else { Ok(()) }
    }

    /// Says that there is no answer, and why, as far as it is known: once.
    fn tell_unanswered(&mut self, out: &mut impl Write) -> io::Result<()> {
        let is_out = self.outage.borrow().is_some();
        let told = if is_out { Told::Outage } else { Told::Silence };
        // That a connection is lost was said.
        if told <= self.waiting.told || !(is_out || self.is_connected) {
            return Ok(());
        }
        self.waiting.told = told;
        self.say_why_unanswered(out)
    }

    /// Says why there is no answer, as far as it is known.
    pub(super) fn say_why_unanswered(&mut self, out: &mut impl Write) -> io::Result<()> {
        let texts = self.guest.texts;
        let has_clock = self.seen.game.as_ref().is_some_and(|game| !game.deadlines.is_empty());
        let said = match self.waiting.told {
            Told::Outage if self.waiting.is_over() || !self.is_connected => t!(texts, "join-outage"),
            Told::Outage => t!(texts, "join-unwritten", has_clock = if has_clock { "yes" } else { "no" }),
            Told::Nothing | Told::Silence => t!(texts, "join-unanswered"),
        };
        self.murmur(&said, out)
    }

    /// Whoever goes while a decision is not written knows that.
    pub(super) fn tell_undecided(&mut self, out: &mut impl Write) -> io::Result<()> {
        let is_late = self.waiting.is_told() || !self.is_connected;
        if is_late && self.waiting.unanswered.iter().any(|(_, is_decision)| *is_decision) {
            self.warn(&t!(self.guest.texts, "join-undecided"), out)?;
        }
        Ok(())
    }
}
