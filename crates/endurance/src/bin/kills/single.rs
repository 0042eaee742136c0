//! One server, killed again and again.

use std::path::Path;
use std::time::Duration;

use endurance::folder::Folder;
use endurance::program::Program;
use table::dice;
use tokio::task::block_in_place;
use tokio::time::sleep;

use crate::checking::Verdict;
use crate::company::Company;
use crate::kept;
use crate::notes::Notes;
use crate::progress::Progress;
use crate::{address, text};

/// How long it serves before it is killed, in milliseconds.
const SERVES: std::ops::Range<u32> = 50..600;

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
    let (page, data) = (folder.page(), folder.at("data"));
    let args = ["--page", text(&page)?, "--data", text(&data)?].map(str::to_owned).to_vec();
    let mut server = block_in_place(|| Program::start_logging(program, args, folder.at("server.log")))
        .map_err(|error| error.to_string())?;
    let address = address(server.address())?;
    let mut company = Company::gather(&address, notes, seed).await?;
    let mut kills = 0;
    let played = strain(&mut server, &mut company, (times, &mut kills), seed, notes).await;
    let mut wrong = company.end(&address, played).await;
    block_in_place(|| server.end()).map_err(|error| error.to_string())?;
    if notes.stale() > 0 {
        wrong.push(format!("{} times a client was shown less than it knew", notes.stale()));
    }
    let database = format!("sqlite:{}", text(&folder.at(DATABASE))?);
    Ok((kills, kept::judge(&database, notes, wrong).await?))
}

/// Kills and starts the server, and lets everybody play on.
async fn strain(
    server: &mut Program,
    company: &mut Company,
    (times, kills): (u32, &mut u32),
    seed: u64,
    notes: &Notes,
) -> Result<(), String> {
    let mut dice = dice::seeded(seed);
    let progress = Progress::of(times.into(), "kills");
    for _ in 0..times {
        let pause = SERVES.start + dice::below(&mut dice, SERVES.end - SERVES.start);
        sleep(Duration::from_millis(pause.into())).await;
        company.is_well()?;
        block_in_place(|| server.kill().and_then(|()| server.start_again()))
            .map_err(|error| error.to_string())?;
        *kills += 1;
        progress.step();
        progress.say(format!("{} acknowledged", notes.acknowledged()));
    }
    let (things, within) = AFTERWARDS;
    company.has_gone_on(things, within).await
}
