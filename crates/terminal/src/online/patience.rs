//! What the server is asked before and after a game, while it may be in an outage.

use std::io::{self, Write};
use std::mem;
use std::pin::pin;

use client::Failed;
use locale::{Language, Texts, t};
use tabletop::layout::wrap;
use tabletop::style::{FAINT, paint};
use tokio::time::Instant;

use super::ears::Attention;
use super::waiting::wait_until;
use super::{Ears, Guest, VisitError};
use crate::Heard;
use crate::command::Command;

impl Guest<'_> {
    /// Waits for what the server is asked, and says so if it cannot do it at the moment. Nothing where the person leaves meanwhile.
    ///
    /// # Errors
    /// If it has failed, the outage lasts for too long, or nothing can be written.
    pub async fn patiently<T, E>(
        &self,
        asking: impl Future<Output = Result<T, E>>,
        ears: &mut Ears,
        out: &mut impl Write,
    ) -> Result<Option<T>, VisitError>
    where
        VisitError: From<E>,
    {
        let (mut asking, mut outage) = (pin!(asking), self.server.outage());
        let (mut is_told, mut until) = (false, None);
        loop {
            let attention = match (self.echo, is_told) {
                (true, _) => Attention::Interruption,
                (false, false) => Attention::End,
                (false, true) => Attention::Lines,
            };
            tokio::select! {
                done = &mut asking => return Ok(Some(done?)),
                heard = ears.next_of(attention) => {
                    if self.is_farewell(&heard) {
                        writeln!(out)?;
                        return Ok(None);
                    }
                    self.tell_outage(out)?;
                }
                Ok(()) = outage.changed() => {
                    let is_out = outage.borrow_and_update().is_some();
                    until = is_out.then(|| until.unwrap_or_else(|| Instant::now() + self.server.patience().outage));
                    if is_out && !mem::replace(&mut is_told, true) {
                        self.tell_outage(out)?;
                    }
                }
                () = wait_until(until) => {
                    let refusal = outage.borrow().clone();
                    return Err(refusal.map_or(Failed::Lost, Failed::Refused).into());
                }
            }
        }
    }

    fn tell_outage(&self, out: &mut impl Write) -> io::Result<()> {
        writeln!(out, "{}", paint(FAINT, &wrap(&t!(self.texts, "join-outage"), self.width)))?;
        out.flush()
    }

    /// Whether somebody wants out.
    fn is_farewell(&self, heard: &Heard) -> bool {
        let Heard::Line(line) = heard else { return true };
        let command = Command::read(self.texts, &Texts::new(Language::English), line);
        matches!(command, Some((Command::Quit, _)))
    }
}
