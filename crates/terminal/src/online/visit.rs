//! A person at a table elsewhere: what is heard, what is typed, and what is asked when.

use std::io::{self, Write};
use std::time::Duration;

use bots::HasBots;
use client::{Event, Events, Failed, Hand, Refusal, Seen};
use locale::t;
use protocol::fair::{Commitment, Salt};
use protocol::{Phase, Reason, Sitter, Snapshot, TableId};
use serde_json::Value;
use table::notation::harmless;
use tabletop::Tabletop;
use tabletop::layout::wrap;
use tabletop::style::{FAINT, paint};
use telling::Names;
use telling::online::names_at;
use tokio::sync::watch;
use tokio::time::{Instant, timeout};

use super::absence::Absent;
use super::ears::{Attention, forget_what_is_half_typed};
use super::playing::Playing;
use super::waiting::{Waiting, wait_until};
use super::words::Wish;
use super::{Ears, Guest, Keep, Left, VisitError};
use crate::command::Command;
use crate::person::{LINES_WITHOUT_ANSWER, Person};
use crate::rules::rules;
use crate::{Ended, Heard};

/// After how long without news it is said who is waited for, and that somebody is not there.
pub(super) const LULL: Duration = Duration::from_secs(2);

/// How long it may take to say that one goes.
const GOODBYE: Duration = Duration::from_secs(1);

/// How a visit at a table stops.
pub(super) enum Stop {
    Left(Left),
    /// They play again at another table, for whose dice this was promised.
    Next(TableId, Option<Promise>),
}

/// What the server was committed to when this player added to the dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Promise {
    pub(super) commitment: Commitment,
    /// What was added.
    pub(super) salt: Salt,
}

/// What is asked of the person.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Asks {
    /// Nothing: others are to decide, or an answer is on its way.
    Nothing,
    /// What the host does before the game.
    Host,
    /// A decision of the game.
    Decision,
    /// What comes after the game.
    After,
}

/// A person at a table.
pub(super) struct Visit<'a, G: Tabletop + HasBots> {
    pub(super) guest: &'a Guest<'a>,
    pub(super) table: TableId,
    pub(super) hand: Hand,
    pub(super) events: Events,
    pub(super) game: G,
    pub(super) person: Person<'a>,
    pub(super) seen: Seen,
    /// What was promised for the dice; nothing where this player added to them before this program began, or not at all.
    pub(super) promise: Option<Promise>,
    /// What is promised for the dice of a game after this one.
    pub(super) next_promise: Option<Promise>,
    /// What the server was committed to when we came.
    pub(super) commitment: Commitment,
    pub(super) playing: Option<Playing<G>>,
    /// How far the clock of the server is ahead of ours, in milliseconds.
    pub(super) ahead: i64,
    pub(super) is_connected: bool,
    /// Why the server cannot do what it is asked for, if that is so.
    pub(super) outage: watch::Receiver<Option<Refusal>>,
    /// The requests that are not answered yet, and how many entries the table has with the last one that was.
    pub(super) waiting: Waiting,
    pub(super) acknowledged: u64,
    /// Whether the position is to be shown before anything is asked.
    pub(super) position_due: bool,
    /// Whether the person wants to get up.
    pub(super) is_leaving: bool,
    /// Whether the end was told.
    pub(super) is_told: bool,
    /// Whether a question stands at the end of the last line, to be answered there.
    pub(super) is_line_open: bool,
    pub(super) is_prompt_due: bool,
    /// How many lines of a pipe have gone by without an answer.
    pub(super) lines: usize,
    pub(super) lull: Option<Instant>,
    /// Who is not there.
    pub(super) absent: Absent,
}

impl<'a, G: Tabletop + HasBots> Visit<'a, G> {
    /// The link of the table.
    pub(super) fn link(&self) -> String {
        self.guest.server.address().link(self.table)
    }

    /// Stays until the person leaves, or all go to another table.
    pub(super) async fn stay(
        &mut self,
        ears: &mut Ears,
        keep: &mut Keep<'_>,
        out: &mut impl Write,
    ) -> Result<Stop, VisitError> {
        self.begin(out)?;
        loop {
            if self.seen.phase == Phase::Over
                && !self.is_told
                && let Some(stop) = self.tell_end(keep, ears, out).await?
            {
                return Ok(stop);
            }
            if let Some(next) = self.seen.next {
                return self.go_on_at(next, ears, out).await;
            }
            self.show(out)?;
            let stop = self.wait(ears, out).await?;
            out.flush()?;
            if let Some(stop) = stop {
                self.tell_undecided(out)?;
                return Ok(stop);
            }
        }
    }

    /// Waits for the next of whatever may happen.
    async fn wait(&mut self, ears: &mut Ears, out: &mut impl Write) -> Result<Option<Stop>, VisitError> {
        let (attention, until) = (self.attention(), self.waiting.until());
        let lull = self.lull.into_iter().chain(self.waiting.lull()).min();
        let absence = self.absent.lull().filter(|_| self.is_connected);
        tokio::select! {
            event = self.events.next() => self.hear(event, out),
            heard = ears.next_of(attention) => self.answer(heard, out),
            () = wait_until(lull) => Ok(self.tell_lull(out).map(|()| None)?),
            () = wait_until(absence) => Ok(self.tell_absent(out).map(|()| None)?),
            Ok(()) = self.outage.changed() => Ok(self.hear_of_outage(out).map(|()| None)?),
            () = wait_until(until) => Err(self.give_up(out)),
        }
    }

    /// What is listened to now. A pipe is asked for lines when there is something to answer, and somebody to hear it; a person may type at
    /// any time, but not while an answer is on its way, unless it was said that it does not come.
    fn attention(&self) -> Attention {
        let listens = if self.guest.echo {
            self.is_connected && self.asks() != Asks::Nothing
        } else {
            !self.is_busy() || !self.is_connected || self.waiting.is_told()
        };
        if listens {
            Attention::Lines
        } else if self.is_busy() && self.waiting.is_last() {
            Attention::Interruption
        } else {
            Attention::End
        }
    }

    /// Whether an answer is on its way, or what it changed.
    fn is_busy(&self) -> bool {
        !self.waiting.is_over() || self.seen.entries < self.acknowledged
    }

    /// What is asked now.
    pub(super) fn asks(&self) -> Asks {
        if self.is_busy() {
            return Asks::Nothing;
        }
        match self.seen.phase {
            Phase::Gathering if self.seen.is_host() => Asks::Host,
            Phase::Playing if self.playing.as_ref().is_some_and(Playing::is_asked) => Asks::Decision,
            Phase::Over => Asks::After,
            Phase::Gathering | Phase::Playing | Phase::Closed => Asks::Nothing,
        }
    }

    /// Shows what is to be shown, and asks.
    fn show(&mut self, out: &mut impl Write) -> Result<(), VisitError> {
        let asks = self.asks();
        if asks == Asks::Decision {
            self.lull = None;
            if self.go_on_with_answers(out)? {
                return Ok(());
            }
            if std::mem::take(&mut self.position_due) {
                self.close_line(out)?;
                self.write_decision(out)?;
            }
        }
        if asks == Asks::Nothing || !std::mem::take(&mut self.is_prompt_due) {
            return Ok(out.flush()?);
        }
        self.close_line(out)?;
        self.is_prompt_due = false;
        if !self.guest.echo {
            forget_what_is_half_typed();
        }
        match asks {
            Asks::Host => {
                let asked = t!(self.guest.texts, "join-ask-host", choices = self.host_choices());
                self.person.ask(&asked, out)?;
            }
            Asks::After => self.person.ask(&t!(self.guest.texts, "join-ask-after"), out)?,
            Asks::Decision => self.write_prompt(out)?,
            Asks::Nothing => {}
        }
        self.is_line_open = true;
        Ok(())
    }

    /// Ends a line that waits for an answer, because something else is to be said.
    pub(super) fn close_line(&mut self, out: &mut impl Write) -> io::Result<()> {
        if std::mem::take(&mut self.is_line_open) {
            writeln!(out)?;
        }
        self.is_prompt_due = true;
        Ok(())
    }

    /// Says something that is news.
    pub(super) fn news(&mut self, text: &str, out: &mut impl Write) -> io::Result<()> {
        self.close_line(out)?;
        writeln!(out, "{}", wrap(text, self.guest.width))
    }

    /// Says something quietly.
    pub(super) fn murmur(&mut self, text: &str, out: &mut impl Write) -> io::Result<()> {
        self.close_line(out)?;
        writeln!(out, "{}", paint(FAINT, &wrap(text, self.guest.width)))
    }

    pub(super) fn warn(&mut self, text: &str, out: &mut impl Write) -> io::Result<()> {
        self.close_line(out)?;
        self.person.warn(text, out)
    }

    /// Something may happen now; if nothing does for a while, it is said who is waited for.
    pub(super) fn expect_something(&mut self) {
        self.lull = Some(Instant::now() + LULL);
    }

    fn hear(&mut self, event: Option<Event>, out: &mut impl Write) -> Result<Option<Stop>, VisitError> {
        let texts = self.guest.texts;
        match event {
            None => return Err(Failed::Lost.into()),
            Some(Event::Ended(end)) => return Err(end.into()),
            Some(Event::Connected { ahead, .. }) => {
                self.ahead = ahead;
                self.waiting.forget_what_was_told();
                self.absent.wait_anew(Instant::now());
                if !std::mem::replace(&mut self.is_connected, true) {
                    self.murmur(&t!(texts, "join-back"), out)?;
                }
            }
            Some(Event::Lost) => {
                self.is_connected = false;
                self.murmur(&t!(texts, "join-lost"), out)?;
            }
            Some(Event::Table(snapshot)) => return self.replace(*snapshot, out),
            Some(Event::Entry(entry)) => return self.happened(&entry, out),
            Some(Event::Present { seat, here }) => self.note_presence(seat, here, out)?,
            Some(Event::Said { seat, phrase }) => self.tell_phrase(seat, phrase, out)?,
            Some(Event::Answered { number, answer }) => {
                self.waiting.answered(number);
                match answer {
                    Ok(Some(entries)) => {
                        self.acknowledged = self.acknowledged.max(entries);
                        // Whoever speaks through a pipe has answered something.
                        self.lines = 0;
                    }
                    Ok(None) => {}
                    Err(failed) => {
                        self.is_leaving = false;
                        self.tell_failed(&failed, out)?;
                    }
                }
            }
        }
        Ok(None)
    }

    /// The table is known anew.
    fn replace(
        &mut self,
        snapshot: Snapshot<Value>,
        out: &mut impl Write,
    ) -> Result<Option<Stop>, VisitError> {
        let was_in = self.seen.phase;
        let account = match self.seen.seats.get(self.person.setting.you.index()) {
            Some(Sitter::Person { account, .. }) => Some(*account),
            _ => None,
        };
        self.seen = Seen::new(snapshot, account);
        if self.seen.you.is_none() {
            return self.put_out(out).map(Some);
        }
        self.note_names();
        self.look_at_game(out)?;
        if was_in == Phase::Gathering && self.seen.phase == Phase::Gathering {
            self.write_room(out)?;
        }
        Ok(None)
    }

    /// Says why something was not done.
    fn tell_failed(&mut self, failed: &Failed, out: &mut impl Write) -> io::Result<()> {
        let reason = failed.reason().map_or("unanswered", Reason::name);
        let text = harmless(&failed.to_string()).into_owned();
        if let Some(playing) = &mut self.playing {
            playing.answers.clear();
        }
        self.position_due = self.seen.phase == Phase::Playing;
        self.warn(&t!(self.guest.texts, "join-refused", reason = reason, text = text), out)
    }

    fn answer(&mut self, heard: Heard, out: &mut impl Write) -> Result<Option<Stop>, VisitError> {
        let line = match heard {
            Heard::Line(line) => line,
            // A person who ends the input goes at once; what a pipe has said last is to be done.
            Heard::End if self.guest.echo && self.is_busy() => {
                self.wait_for_the_last();
                return Ok(None);
            }
            Heard::End => {
                writeln!(out)?;
                return Ok(Some(self.left(Ended::Left)));
            }
            Heard::Interrupted => {
                writeln!(out)?;
                return Ok(Some(self.left(Ended::Interrupted)));
            }
        };
        let line = line.trim();
        if self.guest.echo {
            writeln!(out, "{line}")?;
            self.lines += 1;
            if self.lines > LINES_WITHOUT_ANSWER {
                self.person.write_no_answer(LINES_WITHOUT_ANSWER, out)?;
                return Ok(Some(self.left(Ended::NoAnswer)));
            }
        }
        self.is_line_open = false;
        self.is_prompt_due = true;
        if let Some(wish) = Wish::read(self.guest.texts, &self.person.english, line) {
            return self.grant(wish, line, out);
        }
        match (self.person.command(line), self.seen.phase) {
            (Some((Command::Quit, _)), _) => Ok(Some(self.left(Ended::Left))),
            (Some((Command::Rules, asked)), phase) if phase != Phase::Playing => {
                let said = rules::<G>(self.guest.texts, asked, self.guest.width);
                let said = said.unwrap_or_else(|refused| refused.to_string());
                Ok(self.person.write_apart(&said, out).map(|()| None)?)
            }
            (Some(command), Phase::Playing) => self.obey(command, out).map(|()| None),
            (Some((Command::Help, _)), _) => {
                let help = t!(self.guest.texts, "join-room-commands");
                Ok(self.person.write_apart(&help, out).map(|()| None)?)
            }
            (Some(_), Phase::Gathering | Phase::Closed) => Ok(self.write_room(out).map(|()| None)?),
            (None, Phase::Playing) => self.decide(line, out).map(|()| None),
            // From a pipe come answers to a game that is over; nobody waits for them.
            (_, Phase::Over) if self.guest.echo => Ok(Some(self.left(Ended::Left))),
            (Some(_), Phase::Over) => Ok(None),
            (None, _) => self.tell_unclear(line, out).map(|()| None),
        }
    }

    pub(super) fn tell_unclear(&mut self, line: &str, out: &mut impl Write) -> Result<(), VisitError> {
        Ok(self.warn(&t!(self.guest.texts, "join-unclear", input = line), out)?)
    }

    /// The person goes, and keeps the seat where there is still a game to play.
    pub(super) fn left(&self, ended: Ended) -> Stop {
        let is_kept = matches!(self.seen.phase, Phase::Gathering | Phase::Playing);
        Stop::Left(Left { ended, seat_at: is_kept.then_some(self.table) })
    }

    /// Lets nobody wait for the person after the game; nobody here waits for the answer for long either.
    pub(super) async fn say_goodbye(&self) {
        if self.seen.phase == Phase::Over && self.is_connected {
            let _ = timeout(GOODBYE, self.hand.ask(protocol::Command::Leave)).await;
        }
    }

    /// The person sits here no more.
    pub(super) fn put_out(&mut self, out: &mut impl Write) -> Result<Stop, VisitError> {
        self.news(&t!(self.guest.texts, "join-put-out"), out)?;
        Ok(Stop::Left(Left { ended: Ended::Left, seat_at: None }))
    }

    /// Players may have come and gone.
    pub(super) fn note_names(&mut self) {
        let names = names_at(self.guest.texts, &self.seen.seats);
        self.person.names = Names::new(names, Some(self.person.setting.you), self.guest.texts);
    }
}
