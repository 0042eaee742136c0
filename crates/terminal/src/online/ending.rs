//! After the game: the result, its dice, its record, and another game.

use std::io::{self, Write};

use bots::HasBots;
use locale::t;
use protocol::fair::{self, Checked, Commitment};
use protocol::{Reason, TableId};
use table::notation::harmless;
use table::{Game, Match, Seat};
use tabletop::Tabletop;

use super::visit::{Promise, Stop, Visit};
use super::{Ears, Keep, VisitError};

impl<G: Tabletop + HasBots> Visit<'_, G> {
    /// Tells how the game ended, checks its dice, and keeps its record.
    pub(super) async fn tell_end(
        &mut self,
        keep: &mut Keep<'_>,
        ears: &mut Ears,
        out: &mut impl Write,
    ) -> Result<Option<Stop>, VisitError> {
        self.is_told = true;
        self.close_line(out)?;
        if let Some(outcome) = self.seen.game.as_ref().and_then(|game| game.outcome) {
            writeln!(out, "\n{}\n", self.game.end(&self.person.screen(), &outcome))?;
        }
        out.flush()?;
        let (texts, called) = (self.guest.texts, self.guest.server.record(self.table));
        match self.guest.patiently(called, ears, out).await {
            Ok(Some(record)) => self.tell_record(&record, keep, out)?,
            Ok(None) => return Ok(Some(self.left(crate::Ended::Left))),
            Err(VisitError::Failed(failed)) => {
                let reason = match failed.reason() {
                    Some(Reason::TryAgain) => t!(texts, "join-outage-lasts"),
                    _ => harmless(&failed.to_string()).into_owned(),
                };
                self.warn(&t!(texts, "join-no-record", reason = reason), out)?;
            }
            Err(error) => return Err(error),
        }
        Ok(None)
    }

    fn tell_record(&mut self, record: &str, keep: &mut Keep<'_>, out: &mut impl Write) -> io::Result<()> {
        let texts = self.guest.texts;
        match checked::<G>(record, self.commitment, self.promise, self.person.setting.you) {
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

    /// The others play at another table: goes there with them, if there is a seat.
    pub(super) async fn go_on_at(
        &mut self,
        next: TableId,
        ears: &mut Ears,
        out: &mut impl Write,
    ) -> Result<Stop, VisitError> {
        let called = self.guest.server.look(next);
        let Some(seen) = self.guest.patiently(called, ears, out).await? else {
            return Ok(self.left(crate::Ended::Left));
        };
        if seen.you.is_none() {
            let link = self.guest.server.address().link(next);
            self.news(&t!(self.guest.texts, "join-next-without-you", link = link), out)?;
            return Ok(self.left(crate::Ended::Left));
        }
        self.news(&t!(self.guest.texts, "join-next"), out)?;
        Ok(Stop::Next(next, self.next_promise))
    }
}

/// How many outcomes of chance were drawn again and were the same, from what the server was committed to before the game and from what
/// this player added to the dice in this seat; or what does not fit.
fn checked<G: Game>(
    record: &str,
    commitment: Commitment,
    promise: Option<Promise>,
    seat: Seat,
) -> Result<u64, String> {
    let played = Match::<G>::read(record).map_err(|error| error.to_string())?;
    let record = played.record();
    let Checked { outcomes, was_committed } = fair::verify(record).map_err(|unfair| unfair.to_string())?;
    // What was told before anything was added counts.
    let commitment = promise.map_or(commitment, |promise| promise.commitment);
    if !was_committed || record.remark("commitment") != Some(&commitment.to_string()) {
        return Err("the record tells another commitment than the table did".to_owned());
    }
    let salts = record.remark("salts").unwrap_or_default();
    let own = salts.split_whitespace().nth(seat.index());
    if promise.is_some_and(|promise| own != Some(&promise.salt.to_string())) {
        return Err("the record leaves out what this program has added to the dice".to_owned());
    }
    Ok(outcomes)
}

#[cfg(test)]
mod tests {
    use games::Shazamm;
    use protocol::fair::{Salt, Secret};

    use super::*;

    /// A game of which the second player has added to the dice.
    const RECORD: &str = include_str!("../../../protocol/tests/shazamm.record");

    #[test]
    fn the_dice_are_those_that_were_promised_before_anything_was_added() {
        let commitment = Secret::new(std::array::from_fn(|n| n as u8)).commitment();
        let other = Secret::new([7; 32]).commitment();
        let (salt, ben) = (Salt::new([1; 16]), Seat::new(1));
        let check = |told, promise| checked::<Shazamm>(RECORD, told, promise, ben);
        let promised = |commitment, salt| Some(Promise { commitment, salt });
        assert!(check(commitment, None).is_ok_and(|outcomes| outcomes > 0));
        assert!(check(commitment, promised(commitment, salt)).is_ok());
        assert!(check(other, None).is_err_and(|why| why.contains("another commitment")));
        // The table of a rematch tells what its record does: that is no promise, if the one of before was another.
        assert!(
            check(commitment, promised(other, salt)).is_err_and(|why| why.contains("another commitment"))
        );
        let foreign = promised(commitment, Salt::new([2; 16]));
        assert!(check(commitment, foreign).is_err_and(|why| why.contains("leaves out")));
    }
}
