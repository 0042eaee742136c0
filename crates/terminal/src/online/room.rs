//! The waiting room: who sits where, and what the host does.

use std::io::{self, Write};

use bots::{HasBots, Level};
use locale::t;
use protocol::{Command, Phase, Phrase, Sitter};
use table::Seat;
use tabletop::Tabletop;
use tabletop::layout::wrap;
use telling::level_name;
use telling::online::phrase;

use super::visit::{Promise, Stop, Visit};
use super::words::Wish;
use super::{Left, VisitError};
use crate::Ended;

impl<G: Tabletop + HasBots> Visit<'_, G> {
    /// Begins where the table is.
    pub(super) fn begin(&mut self, out: &mut impl Write) -> Result<(), VisitError> {
        if self.seen.phase == Phase::Gathering {
            self.write_room(out)?;
        }
        if self.seen.phase == Phase::Playing {
            self.look_at_game(out)?;
        }
        Ok(())
    }

    /// Shows the table: who sits where, and by which rules they play.
    pub(super) fn write_room(&mut self, out: &mut impl Write) -> io::Result<()> {
        self.close_line(out)?;
        let (texts, width, opening) = (self.guest.texts, self.guest.width, &self.seen.opening);
        writeln!(out, "\n{}", wrap(&self.game.heading(&self.person.screen()), width))?;
        let clock = t!(texts, "join-table-clock", clock = opening.clock.name());
        writeln!(out, "{}", wrap(&clock, width))?;
        if opening.rated {
            writeln!(out, "{}", wrap(&t!(texts, "join-table-rated"), width))?;
        }
        for seat in Seat::all(self.seen.seats.len()) {
            writeln!(out, "  {}  {}", seat.number(), self.seat_line(seat))?;
        }
        // A link is not broken, so that it can be copied.
        writeln!(out, "{}", t!(texts, "join-table-link", link = self.link()))?;
        if self.seen.phase == Phase::Gathering && !self.seen.is_host() {
            writeln!(out, "{}", wrap(&t!(texts, "join-table-waits"), width))?;
        }
        self.tell_complete(out)
    }

    /// What the host may type, of what there is to do at this table now.
    pub(super) fn host_choices(&self) -> String {
        let texts = self.guest.texts;
        let others = Seat::all(self.seen.seats.len()).filter(|seat| *seat != self.person.setting.you);
        let (free, taken): (Vec<Seat>, Vec<Seat>) =
            others.partition(|seat| self.seen.seats.get(seat.index()) == Some(&Sitter::Nobody));
        let mut choices = Vec::new();
        if let Some(seat) = free.first() {
            let level = level_name(texts, Level::USUAL.name()).to_lowercase();
            choices.push(t!(texts, "command-bots"));
            choices.push(format!("{} {} {level}", t!(texts, "command-bot"), seat.number()));
        }
        if let Some(seat) = taken.last() {
            choices.push(format!("{} {}", t!(texts, "command-free"), seat.number()));
        }
        if free.is_empty() {
            choices.push(t!(texts, "command-start"));
        }
        choices.join(", ")
    }

    fn seat_line(&self, seat: Seat) -> String {
        let (texts, who) = (self.guest.texts, self.person.names.who(seat));
        match self.seen.seats.get(seat.index()) {
            None | Some(Sitter::Nobody) => t!(texts, "join-seat-free"),
            Some(Sitter::Bot { level }) => {
                t!(texts, "join-seat-bot", name = who.name(), level = level_name(texts, level))
            }
            Some(Sitter::Person { account, program, left, .. }) => {
                let is = match (*account == self.seen.host, left, program) {
                    (_, true, _) => "left",
                    (true, ..) => "host",
                    (_, _, true) => "program",
                    _ => "person",
                };
                t!(texts, "join-seat-person", name = who.title(), is = is)
            }
        }
    }

    /// Does what the person wishes.
    pub(super) fn grant(
        &mut self,
        wish: Wish,
        line: &str,
        out: &mut impl Write,
    ) -> Result<Option<Stop>, VisitError> {
        match wish {
            Wish::Table => self.write_room(out)?,
            Wish::Say(None) => self.list_phrases(out)?,
            // What one says oneself is heard like everything that is said.
            Wish::Say(Some(phrase)) => {
                let number = self.hand.send_phrase(phrase);
                self.expect_answer(number, false);
            }
            Wish::Leave if matches!(self.seen.phase, Phase::Gathering | Phase::Playing) => {
                self.is_leaving = true;
                self.send(Command::Leave);
            }
            Wish::Leave => return Ok(Some(self.left(Ended::Left))),
            Wish::Again => {
                // Whoever adds to dice to which nobody is committed could as well leave it.
                if let (None, Some(commitment)) = (self.next_promise, self.seen.next_commitment) {
                    self.next_promise = Some(Promise { commitment, salt: client::salt()? });
                }
                self.send(Command::Again { salt: self.next_promise.map(|promise| promise.salt) });
            }
            Wish::Start => self.send(Command::Start),
            Wish::Bot(seat, level) => match seat.or_else(|| self.free_seats().next()) {
                _ if !self.check_level(level, out)? => {}
                Some(seat) => self.send(Command::Fill { seat, level: level.name().to_owned() }),
                None => self.warn(&t!(self.guest.texts, "join-all-taken"), out)?,
            },
            Wish::Bots(level) => {
                let free: Vec<Seat> = self.free_seats().collect();
                if !self.check_level(level, out)? {
                    return Ok(None);
                }
                if free.is_empty() {
                    self.warn(&t!(self.guest.texts, "join-all-taken"), out)?;
                }
                for seat in free {
                    self.send(Command::Fill { seat, level: level.name().to_owned() });
                }
            }
            Wish::Free(seat) => self.send(Command::Clear { seat }),
            Wish::Unclear => self.tell_unclear(line, out)?,
        }
        Ok(None)
    }

    fn free_seats(&self) -> impl Iterator<Item = Seat> {
        let seats = Seat::all(self.seen.seats.len()).zip(&self.seen.seats);
        seats.filter(|(_, sitter)| **sitter == Sitter::Nobody).map(|(seat, _)| seat)
    }

    /// Whether the game has bots of a level; says so where it has not.
    fn check_level(&mut self, level: Level, out: &mut impl Write) -> io::Result<bool> {
        if G::LEVELS.contains(&level) {
            return Ok(true);
        }
        let texts = self.guest.texts;
        let levels: Vec<String> = G::LEVELS.iter().map(|level| level_name(texts, level.name())).collect();
        self.warn(&t!(texts, "join-levels", levels = texts.list(&levels)), out)?;
        Ok(false)
    }

    fn list_phrases(&mut self, out: &mut impl Write) -> io::Result<()> {
        let texts = self.guest.texts;
        let mut lines = vec![t!(texts, "join-phrases", command = t!(texts, "command-say"))];
        let numbered = |(n, said): (usize, Phrase)| format!("  {:>2}  {}", n + 1, t!(texts, phrase(said)));
        lines.extend(Phrase::ALL.into_iter().enumerate().map(numbered));
        self.person.write_apart(&lines.join("\n"), out)
    }

    /// The person has got up.
    pub(super) fn got_up(&mut self, out: &mut impl Write) -> Result<Stop, VisitError> {
        self.news(&t!(self.guest.texts, "join-got-up"), out)?;
        Ok(Stop::Left(Left { ended: Ended::Left, seat_at: None }))
    }
}
