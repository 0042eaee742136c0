//! What is told of the people at a table.

use std::io::{self, Write};

use bots::HasBots;
use client::Entry;
use locale::t;
use protocol::{Happened, Phase, Phrase, Sitter};
use table::Seat;
use tabletop::Tabletop;
use telling::level_name;
use telling::online::phrase;

use super::VisitError;
use super::visit::{Stop, Visit};

impl<G: Tabletop + HasBots> Visit<'_, G> {
    /// Something has happened at the table.
    pub(super) fn happened(
        &mut self,
        entry: &Entry,
        out: &mut impl Write,
    ) -> Result<Option<Stop>, VisitError> {
        let (was_host, before) = (self.seen.is_host(), self.seen.seats.clone());
        self.seen.apply(entry.entries, &entry.what);
        match &entry.what {
            Happened::Seat { seat, sitter, .. } => {
                self.note_names();
                if !is_same_person(before.get(seat.index()), sitter) {
                    self.absent.remove(*seat);
                }
                let is_own = *seat == self.person.setting.you;
                let has_left = matches!(sitter, Sitter::Person { left: true, .. });
                if is_own && self.is_leaving && (self.seen.you.is_none() || has_left) {
                    return self.got_up(out).map(Some);
                }
                if self.seen.you.is_none() {
                    return self.put_out(out).map(Some);
                }
                if !is_own {
                    self.tell_seat(*seat, before.get(seat.index()), sitter, out)?;
                }
                if !was_host && self.seen.is_host() && self.seen.phase == Phase::Gathering {
                    self.news(&t!(self.guest.texts, "join-new-host"), out)?;
                }
                self.tell_complete(out)?;
            }
            Happened::Game { seat, stood_in, facts, .. } => {
                if let Some(seat) = seat.filter(|_| *stood_in) {
                    let (texts, who) = (self.guest.texts, self.person.names.who(seat));
                    let said = t!(texts, "join-stood-in", who = who.form(), name = who.name());
                    self.murmur(&said, out)?;
                }
                self.game_went_on(*seat, facts, out)?;
            }
            // A table is closed while nobody watches.
            Happened::Closed | Happened::Next { .. } => {}
            Happened::Paused { .. } => self.tell_clock(out)?,
            Happened::Again { seat } => {
                let (texts, who) = (self.guest.texts, self.person.names.who(*seat));
                let said = t!(texts, "join-wants-again", who = who.form(), name = who.name());
                self.news(&said, out)?;
            }
        }
        Ok(None)
    }

    fn tell_seat(
        &mut self,
        seat: Seat,
        before: Option<&Sitter>,
        sitter: &Sitter,
        out: &mut impl Write,
    ) -> io::Result<()> {
        let (texts, name, number) = (self.guest.texts, self.person.names.who(seat).name(), seat.number());
        let had_left = matches!(before, Some(Sitter::Person { left: true, .. }));
        let said = match sitter {
            Sitter::Nobody => t!(texts, "join-freed", seat = number),
            Sitter::Bot { level } => {
                t!(texts, "join-bot-sat", seat = number, name = name, level = level_name(texts, level))
            }
            Sitter::Person { left: true, .. } => t!(texts, "join-left", name = name),
            Sitter::Person { .. } if had_left => t!(texts, "join-returned", name = name),
            Sitter::Person { .. } => t!(texts, "join-sat", seat = number, name = name),
        };
        self.news(&said, out)
    }

    /// Says to the host that everybody is there.
    pub(super) fn tell_complete(&mut self, out: &mut impl Write) -> io::Result<()> {
        let is_complete = !self.seen.seats.contains(&Sitter::Nobody);
        if self.seen.phase == Phase::Gathering && self.seen.is_host() && is_complete {
            let texts = self.guest.texts;
            self.news(&t!(texts, "join-complete", command = t!(texts, "command-start")), out)?;
        }
        Ok(())
    }

    pub(super) fn tell_phrase(&mut self, seat: Seat, said: Phrase, out: &mut impl Write) -> io::Result<()> {
        let texts = self.guest.texts;
        let name = self.person.names.who(seat).title().to_owned();
        self.news(&t!(texts, "join-said", name = name, said = t!(texts, phrase(said))), out)
    }
}

/// Whether the same person goes on sitting there.
fn is_same_person(before: Option<&Sitter>, now: &Sitter) -> bool {
    match (before, now) {
        (
            Some(Sitter::Person { account, left: false, .. }),
            Sitter::Person { account: other, left: false, .. },
        ) => account == other,
        _ => false,
    }
}
