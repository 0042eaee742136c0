//! `conclave play`: a game against the computer.

use std::io::{self, BufReader, IsTerminal as _, Write};
use std::path::Path;

use anstream::stdout;
use bots::{Level, bot_for};
use games::with_game;
use locale::{Texts, t};
use table::{Match, Name, Seat};
use terminal::{Ended, Interrupter, Keyboard, PlayError, RecordFile, Session, Setting};

use crate::cli::PlayArgs;
use crate::failure::Failure;
use crate::offered::{Offered, check_level};
use crate::source::Source;
use crate::{DONE, INTERRUPTED};

/// The remark of a record that names the seed of its shuffles.
const SEED: &str = "seed";
/// The remark of a record that names the seat of the person.
const PERSON: &str = "person";
/// The remark of a record that says how well the others play.
const OPPONENTS: &str = "opponents";

/// What is known of a game besides its record.
struct Players {
    seed: u64,
    you: Seat,
    opponents: Level,
}

/// The width of lines: that of the terminal within reason, or 80 where there is none.
pub(crate) fn line_width() -> usize {
    terminal_size::terminal_size().map_or(80, |(width, _)| usize::from(width.0).clamp(60, 100))
}

pub(crate) fn run(args: &PlayArgs) -> Result<u8, Failure> {
    let texts = Texts::new(args.language.language());
    match (&args.resume, args.game) {
        (Some(path), _) => {
            let source = Source::read(path)?;
            with_game!(source.known_game()?, G => resume::<G>(args, path, &source, &texts))
        }
        (None, Some(game)) => with_game!(game, G => begin::<G>(args, &texts)),
        // The command line demands one of the two.
        (None, None) => Err(Failure::Usage("name a game, or a record with --resume".to_owned())),
    }
}

/// A new game: the person sits in seat 1.
fn begin<G: Offered>(args: &PlayArgs, texts: &Texts) -> Result<u8, Failure> {
    let mut played = Match::new(args.table.game::<G>()?);
    let seed = match args.seed {
        Some(seed) => seed,
        None => random_seed()?,
    };
    let you = Seat::new(0);
    if let Some(name) = &args.name {
        let name =
            Name::new(name).map_err(|invalid| Failure::Usage(format!("--name {name:?}: {invalid}")))?;
        played.set_name(you, name);
    }
    for seat in Seat::all(played.game().seats()).skip(1) {
        let name = t!(texts, "opponent", number = seat.index());
        played.set_name(seat, Name::new(&name).map_err(|invalid| Failure::Fault(invalid.to_string()))?);
    }
    let opponents = args.opponents.unwrap_or(Level::Apprentice);
    check_level::<G>(opponents)?;
    let remarks = [(SEED, seed.to_string()), (PERSON, you.to_string()), (OPPONENTS, opponents.to_string())];
    for (key, value) in remarks {
        played.add_about(key, &value).map_err(|invalid| Failure::Fault(invalid.to_string()))?;
    }
    let file = args.record.as_deref().map(|path| RecordFile::create(path, &played)).transpose()?;
    let mut out = stdout().lock();
    writeln!(out, "{}", t!(texts, "seed", seed = seed.to_string()))?;
    play(texts, played, file, &Players { seed, you, opponents }, &mut out)
}

/// A game goes on, in the file it is in or in a new one.
fn resume<G: Offered>(args: &PlayArgs, path: &Path, source: &Source, texts: &Texts) -> Result<u8, Failure> {
    let played = source.played::<G>()?;
    let remark = |key: &str| {
        let about = played.record().about();
        about.iter().find(|(name, _)| name == key).map(|(_, value)| value.as_str())
    };
    let seed = match remark(SEED).and_then(|seed| seed.parse().ok()) {
        Some(seed) => seed,
        None => random_seed()?,
    };
    let you = remark(PERSON)
        .and_then(|number| number.parse().ok())
        .and_then(Seat::from_number)
        .filter(|seat| seat.index() < played.game().seats())
        .unwrap_or(Seat::new(0));
    let said = remark(OPPONENTS).and_then(|level| level.parse().ok());
    let opponents = args.opponents.or(said).unwrap_or(Level::Apprentice);
    check_level::<G>(opponents)?;
    let file = match args.record.as_deref().filter(|&record| record != path) {
        Some(record) => RecordFile::create(record, &played)?,
        None => RecordFile::go_on(path, &source.text)?,
    };
    play(texts, played, Some(file), &Players { seed, you, opponents }, &mut stdout().lock())
}

/// A seed that is easy to type again.
fn random_seed() -> Result<u64, Failure> {
    getrandom::u32()
        .map(u64::from)
        .map_err(|error| Failure::Fault(format!("the system gives no random number: {error}; use --seed")))
}

fn play<G: Offered>(
    texts: &Texts,
    played: Match<G>,
    file: Option<RecordFile>,
    players: &Players,
    out: &mut impl Write,
) -> Result<u8, Failure> {
    if let Some(file) = &file {
        writeln!(out, "{}", t!(texts, "recording", path = shown(file.path())))?;
    }
    let mut keyboard = Keyboard::new(BufReader::new(io::stdin()));
    listen_for_interruption(keyboard.interrupter())?;
    let echo = !io::stdin().is_terminal();
    let Players { seed, you, opponents } = *players;
    let setting = Setting { texts, you, seed, width: line_width(), echo };
    let mut session = Session::new(setting, played, bot_for::<G>(opponents), file);
    let ended = session.play(&mut keyboard, out);
    match ended {
        Ok(Ended::Over) => {
            if let Some(file) = session.file() {
                writeln!(out, "\n{}", t!(texts, "recorded", path = shown(file.path())))?;
            }
            Ok(DONE)
        }
        Ok(left) => {
            save(texts, &session, out)?;
            Ok(if left == Ended::Interrupted { INTERRUPTED } else { DONE })
        }
        Err(PlayError::Output(error)) => {
            // Nobody reads any more, but the game is not to be lost.
            save(texts, &session, &mut anstream::stderr().lock())?;
            Err(error.into())
        }
        Err(PlayError::Keep(error)) => {
            save_elsewhere(texts, &session, out)?;
            Err(error.into())
        }
        Err(fault @ PlayError::Fault { .. }) => {
            save(texts, &session, out)?;
            Err(Failure::Fault(fault.to_string()))
        }
    }
}

/// The first Ctrl-C ends the game in good order; a second one ends the program at once.
fn listen_for_interruption(interrupter: Interrupter) -> Result<(), Failure> {
    ctrlc::set_handler(move || {
        if !interrupter.interrupt() {
            std::process::exit(i32::from(INTERRUPTED));
        }
    })
    .map_err(|error| Failure::Fault(format!("cannot listen for Ctrl-C: {error}")))
}

/// Says where the game is, and puts it somewhere if it is nowhere yet.
fn save<G: Offered>(texts: &Texts, session: &Session<'_, G>, out: &mut impl Write) -> io::Result<()> {
    match session.file() {
        Some(file) => say_where(texts, file.path(), out),
        None => save_elsewhere(texts, session, out),
    }
}

fn save_elsewhere<G: Offered>(
    texts: &Texts,
    session: &Session<'_, G>,
    out: &mut impl Write,
) -> io::Result<()> {
    let saved =
        terminal::records_folder().and_then(|folder| terminal::save(&folder, G::NAME, session.played()));
    match saved {
        Ok(path) => say_where(texts, &path, out),
        Err(error) => {
            let said = t!(texts, "not-saved", reason = error.to_string());
            writeln!(out, "\n{said}\n\n{}", session.played())
        }
    }
}

fn say_where(texts: &Texts, path: &Path, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "\n{}", t!(texts, "saved", path = shown(path)))?;
    writeln!(out, "{}", t!(texts, "how-to-resume", path = quoted(path)))
}

fn shown(path: &Path) -> String {
    path.display().to_string()
}

/// The path as a shell takes it.
fn quoted(path: &Path) -> String {
    let text = shown(path);
    let is_plain = |c: char| c.is_alphanumeric() || "/._-+:@%".contains(c);
    if text.chars().all(is_plain) { text } else { format!("'{}'", text.replace('\'', r"'\''")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_are_quoted_for_a_shell() {
        assert_eq!(quoted(Path::new("/a/b-1.txt")), "/a/b-1.txt");
        assert_eq!(quoted(Path::new("/a b/it's.txt")), r"'/a b/it'\''s.txt'");
    }
}
