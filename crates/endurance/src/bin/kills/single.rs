//! One server, killed again and again.

use std::io;
use std::ops::Range;
use std::path::Path;
use std::time::Duration;

use endurance::folder::Folder;
use endurance::program::Program;
use table::dice::{self, Dice};
use tokio::task::block_in_place;
use tokio::time::sleep;

use crate::checking::Verdict;
use crate::company::Company;
use crate::notes::Notes;
use crate::progress::Progress;
use crate::{address, kept, logs, text};

/// How long it serves before it is killed, in milliseconds.
const SERVES: Range<u32> = 0..600;

/// One time in so many it is killed again while it starts, or as soon as it serves …
const AT_START: u32 = 5;

/// … so many milliseconds after it was started.
const STARTS: Range<u32> = 0..150;

/// A server that serves for so many milliseconds is expected to acknowledge something: clients come back within that time.
const ENOUGH: u32 = 250;

/// How many things every circle does after the last kill, and within which time.
const AFTERWARDS: (u64, Duration) = (8, Duration::from_secs(60));

/// The database in a folder of a server.
const DATABASE: &str = "data/conclave.db";

/// Kills a server so often while people play, and answers how often it was, and what was found.
pub(crate) async fn run(
    program: &Path,
    folder: &Folder,
    times: u32,
    seed: u64,
    notes: &Notes,
) -> Result<(u32, Verdict), String> {
    let (page, data, log) = (folder.page(), folder.at("data"), folder.at("server.log"));
    let args = ["--page", text(&page)?, "--data", text(&data)?].map(str::to_owned).to_vec();
    let mut server = block_in_place(|| Program::start_logging(program, args, log.clone()))
        .map_err(|error| error.to_string())?;
    let address = address(server.address())?;
    let mut company = Company::gather(&address, notes, seed, 0).await?;
    let mut strain = Strain { dice: dice::seeded(seed), kills: 0, enough: 0, busy: 0 };
    let played = strain.play(&mut server, &mut company, times, notes).await;
    let mut wrong = company.end(&address, played).await;
    wrong.extend(block_in_place(|| server.end()).err().map(|error| error.to_string()));
    wrong.extend(strain.was_idle());
    wrong.extend(logs::faults(&log, &[]));
    let database = format!("sqlite:{}", text(&folder.at(DATABASE))?);
    Ok((strain.kills, kept::judge(&database, notes, wrong, Vec::new).await))
}

/// What a server goes through.
struct Strain {
    dice: Dice,
    kills: u32,
    /// How many of the kills came after the server had served for long enough.
    enough: u32,
    /// How many of those came after something new was acknowledged.
    busy: u32,
}

impl Strain {
    /// Kills and starts the server, and lets everybody play on.
    async fn play(
        &mut self,
        server: &mut Program,
        company: &mut Company,
        times: u32,
        notes: &Notes,
    ) -> Result<(), String> {
        let progress = Progress::of(times.into(), "kills");
        while self.kills < times {
            let before = notes.acknowledged();
            let pause = self.draw(SERVES);
            sleep(millis(pause)).await;
            company.is_well()?;
            block_in_place(|| server.kill()).map_err(|error| error.to_string())?;
            self.kills += 1;
            self.enough += u32::from(pause >= ENOUGH);
            self.busy += u32::from(pause >= ENOUGH && notes.acknowledged() > before);
            block_in_place(|| self.start(server, times)).map_err(|error| error.to_string())?;
            progress.at(self.kills.into());
            progress.say(format!("{} acknowledged", notes.acknowledged()));
        }
        let (things, within) = AFTERWARDS;
        company.has_gone_on(things, within).await?;
        company.has_ended_a_game(within).await
    }

    /// Starts it, and sometimes kills it before it has begun to serve or has got far.
    fn start(&mut self, server: &mut Program, times: u32) -> io::Result<()> {
        while self.kills < times && dice::below(&mut self.dice, AT_START) == 0 {
            server.start_and_kill(millis(self.draw(STARTS)))?;
            self.kills += 1;
        }
        server.start_again()
    }

    fn draw(&mut self, range: Range<u32>) -> u32 {
        range.start + dice::below(&mut self.dice, range.end - range.start)
    }

    /// A run in which nothing happens between the kills proves nothing: a quarter of the kills that could do so interrupt something,
    /// even where others have the processors.
    fn was_idle(&self) -> Option<String> {
        let Self { enough, busy, .. } = *self;
        (busy * 4 < enough)
            .then(|| format!("before {busy} of {enough} kills alone was anything acknowledged"))
    }
}

fn millis(millis: u32) -> Duration {
    Duration::from_millis(millis.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_run_in_which_little_happens_is_no_good() {
        let is_idle =
            |enough, busy| Strain { dice: dice::seeded(1), kills: 9, enough, busy }.was_idle().is_some();
        assert!(is_idle(9, 2) && is_idle(1, 0));
        assert!(!is_idle(9, 3) && !is_idle(0, 0) && !is_idle(4, 1));
    }
}
