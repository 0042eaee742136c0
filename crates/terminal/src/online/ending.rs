//! After the game: the result, its dice, its record, and another game.

use std::io::{self, Write};

use bots::HasBots;
use locale::t;
use protocol::TableId;
use protocol::fair::{self, Checked};
use table::Match;
use table::notation::harmless;
use tabletop::Tabletop;

use super::visit::{Stop, Visit};
use super::{Keep, VisitError};

impl<G: Tabletop + HasBots> Visit<'_, G> {
    /// Tells how the game ended, checks its dice, and keeps its record.
    pub(super) async fn tell_end(
        &mut self,
        keep: &mut Keep<'_>,
        out: &mut impl Write,
    ) -> Result<(), VisitError> {
        self.is_told = true;
        self.close_line(out)?;
        if let Some(outcome) = self.seen.game.as_ref().and_then(|game| game.outcome) {
            writeln!(out, "\n{}\n", self.game.end(&self.person.screen(), &outcome))?;
        }
        out.flush()?;
        let texts = self.guest.texts;
        match self.guest.server.record(self.table).await {
            Ok(record) => self.tell_record(&record, keep, out)?,
            Err(failed) => {
                let reason = harmless(&failed.to_string()).into_owned();
                self.warn(&t!(texts, "join-no-record", reason = reason), out)?;
            }
        }
        Ok(())
    }

    fn tell_record(&mut self, record: &str, keep: &mut Keep<'_>, out: &mut impl Write) -> io::Result<()> {
        let texts = self.guest.texts;
        match self.checked(record) {
            Ok(outcomes) => self.news(&t!(texts, "join-fair", outcomes = outcomes), out)?,
            Err(reason) => {
                self.warn(&t!(texts, "join-unfair", reason = harmless(&reason).into_owned()), out)?;
            }
        }
        match keep(G::NAME, record) {
            Ok(path) => {
                let path = harmless(&path.display().to_string()).into_owned();
                writeln!(out, "{}", t!(texts, "recorded", path = path.as_str()))?;
                writeln!(out, "{}", t!(texts, "how-to-review", path = path))
            }
            Err(error) => {
                let reason = harmless(&error.to_string()).into_owned();
                self.warn(&t!(texts, "join-no-record", reason = reason), out)
            }
        }
    }

    /// How many outcomes of chance were drawn again and were the same, from what the server was committed to before the game and
    /// from what this player added to the dice; or what does not fit.
    fn checked(&self, record: &str) -> Result<u64, String> {
        let played = Match::<G>::read(record).map_err(|error| error.to_string())?;
        let record = played.record();
        let Checked { outcomes, was_committed } =
            fair::verify(record).map_err(|unfair| unfair.to_string())?;
        let commitment = self.promise.map_or(self.commitment, |promise| promise.commitment);
        if !was_committed || record.remark("commitment") != Some(&commitment.to_string()) {
            return Err("the record tells another commitment than the table did".to_owned());
        }
        let salts = record.remark("salts").unwrap_or_default();
        let own = salts.split_whitespace().nth(self.person.setting.you.index());
        if self.promise.is_some_and(|promise| own != Some(&promise.salt.to_string())) {
            return Err("the record leaves out what this program has added to the dice".to_owned());
        }
        Ok(outcomes)
    }

    /// The others play at another table: goes there with them, if there is a seat.
    pub(super) async fn go_on_at(&mut self, next: TableId, out: &mut impl Write) -> Result<Stop, VisitError> {
        let is_seated = self.guest.server.look(next).await?.you.is_some();
        if !is_seated {
            let link = self.guest.server.address().link(next);
            self.news(&t!(self.guest.texts, "join-next-without-you", link = link), out)?;
            return Ok(self.left(crate::Ended::Left));
        }
        self.news(&t!(self.guest.texts, "join-next"), out)?;
        Ok(Stop::Next(next, self.next_promise))
    }
}
