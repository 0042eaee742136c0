//! What is done with what a server keeps: a copy, while it runs or not, and ratings computed anew.

use std::fs;
use std::io;
use std::path::PathBuf;

use clap::{Args, Subcommand};
use command_line::{DONE, json_line};

use crate::data::{DataArgs, DataError};
use crate::people::PeopleError;
use crate::{Failure, runtime, say};

/// What is copied, and where to.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  conclave backup conclave-2026-11-18.db
  conclave backup --data /var/lib/conclave /mnt/backup/conclave.db

The copy is of one moment, and whole; the server may go on meanwhile. To go back
to it, end the server, put the copy in the place of conclave.db, and remove
conclave.db-wal and conclave.db-shm if they are there. A database of PostgreSQL
is copied by its own pg_dump.")]
pub struct BackupArgs {
    /// The copy; it must not exist yet
    #[arg(value_name = "FILE")]
    pub copy: PathBuf,
    /// Write the result as JSON
    #[arg(long)]
    pub json: bool,
    /// Where they are kept.
    #[command(flatten)]
    pub data: DataArgs,
}

/// What is done with ratings.
#[derive(Subcommand, Debug)]
#[command(after_help = "\
Examples:
  conclave ratings rebuild
  conclave ratings rebuild --data /var/lib/conclave

A server that uses them must be ended before.")]
pub enum RatingsCommand {
    /// Compute all ratings anew from the logs of all tables
    Rebuild(RebuildArgs),
}

/// Whose ratings are computed anew.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  conclave ratings rebuild
  conclave ratings rebuild --database postgres://conclave@db/conclave

A server that uses them must be ended before.")]
pub struct RebuildArgs {
    /// Write the result as JSON
    #[arg(long)]
    pub json: bool,
    /// Where they are kept.
    #[command(flatten)]
    pub data: DataArgs,
}

/// Copies what a server keeps; the exit code.
///
/// # Errors
/// If it cannot be copied.
pub fn back_up(args: &BackupArgs) -> Result<u8, Failure> {
    let Some(database) = args.data.file().map_err(PeopleError::from)? else {
        return Err(PeopleError::from(DataError::NotAFile).into());
    };
    let runtime = runtime().map_err(Failure::Begin)?;
    runtime
        .block_on(store::back_up(&database, &args.copy))
        .map_err(|error| PeopleError::from(DataError::from(error)))?;
    let bytes = fs::metadata(&args.copy).map_or(0, |copy| copy.len());
    let file = args.copy.display().to_string();
    if args.json {
        say_json(&serde_json::json!({ "file": file, "bytes": bytes }))?;
    } else {
        say(&format!("{file}: {bytes} bytes"))?;
    }
    Ok(DONE)
}

/// Computes all ratings anew; the exit code.
///
/// # Errors
/// If something cannot be read or written.
pub fn rebuild_ratings(args: &RebuildArgs) -> Result<u8, Failure> {
    let counted = runtime().map_err(Failure::Begin)?.block_on(async {
        let data = args.data.open_alone().await?;
        let counted = online::rebuild(&data.store).await;
        data.store.close().await;
        Ok::<_, PeopleError>(counted?)
    })?;
    if args.json {
        say_json(&serde_json::json!({ "games": counted }))?;
    } else {
        say(&format!("Ratings follow from {counted} rated games now."))?;
    }
    Ok(DONE)
}

fn say_json(value: &serde_json::Value) -> io::Result<()> {
    say(json_line(value)?.trim_end())
}
