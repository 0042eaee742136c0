//! `conclave record verify`: were the dice of a game fair?

use std::io::Write as _;

use command_line::{DONE, INVALID, Output, complain, json_line};
use games::with_game;
use protocol::fair::{self, Checked};
use serde::Serialize;
use table::notation::harmless;

use crate::cli::VerifyArgs;
use crate::failure::Failure;
use crate::offered::Offered;
use crate::source::{Source, known_game, played};

/// What `--json` writes, documented in `docs/records.md`.
#[derive(Serialize)]
struct Report<'a> {
    file: &'a str,
    game: &'static str,
    /// Whether every outcome of chance is the one that the seed gives, and the seed the one that was committed to, if one was.
    fair: bool,
    /// Whether somebody was committed to the seed before the game.
    committed: bool,
    /// How many outcomes of chance were drawn again.
    outcomes: u64,
    /// What does not fit, where something does not.
    reason: Option<String>,
}

pub(crate) fn run(args: &VerifyArgs) -> Result<u8, Failure> {
    let source = Source::record(&args.file)?;
    let text = source.whole_text()?;
    with_game!(known_game(&source.name, text)?, G => verify::<G>(&source.name, text, args.json))
}

fn verify<G: Offered>(file: &str, text: &str, json: bool) -> Result<u8, Failure> {
    let played = played::<G>(file, text)?;
    let checked = fair::verify(played.record());
    let mut out = Output::lock();
    if json {
        let Checked { outcomes, was_committed } =
            checked.as_ref().copied().unwrap_or(Checked { outcomes: 0, was_committed: false });
        let reason = checked.as_ref().err().map(ToString::to_string);
        let report =
            Report { file, game: G::NAME, fair: checked.is_ok(), committed: was_committed, outcomes, reason };
        out.write_all(json_line(&report).map_err(|error| Failure::Fault(error.to_string()))?.as_bytes())?;
    }
    let code = match checked {
        Ok(Checked { outcomes, was_committed }) => {
            if !json {
                writeln!(
                    out,
                    "{}: all {outcomes} outcomes of chance are what the seed gives.",
                    harmless(file)
                )?;
                writeln!(out, "  {}", if was_committed { COMMITTED } else { NOT_COMMITTED })?;
            }
            DONE
        }
        Err(unfair) => {
            if !json {
                complain(&format!("{file}: {unfair}"));
            }
            INVALID
        }
    };
    out.flush()?;
    Ok(code)
}

const COMMITTED: &str =
    "The server was committed to its part of the seed before the game, and every player added to it.";
const NOT_COMMITTED: &str =
    "Nobody was committed to the seed before the game, so whoever began it could have chosen it.";
