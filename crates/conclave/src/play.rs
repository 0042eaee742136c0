//! `conclave play`: a game against the computer; `join.rs` has those with people elsewhere.

use std::io::{self, BufReader, IsTerminal as _, Write};
use std::path::{Path, PathBuf};

use anstream::stdout;
use bots::{Level, Sitters, bot_for};
use command_line::{DONE, Signals, USAGE};
use games::with_game;
use locale::{Texts, t};
use table::notation::harmless;
use table::{ChanceSource, Course, CutShort, Match, Name, Seat, Seed};
use terminal::{Continued, Ended, Keyboard, Library, PlayError, RecordFile, Session, Setting};

use crate::cli::PlayArgs;
use crate::failure::Failure;
use crate::kept;
use crate::offered::{Offered, check_level, no_game};
use crate::source::{Source, known_game, played};

/// Where a person is heard, and the wish to end.
struct Heard {
    keyboard: Keyboard,
    signals: Signals,
}

impl Heard {
    /// Listens from now on: from before there is a file until it is in good order.
    fn listen() -> Result<Self, Failure> {
        let keyboard = Keyboard::new(BufReader::new(io::stdin()))?;
        let interrupter = keyboard.interrupter();
        let signals = Signals::listen(move || {
            interrupter.interrupt();
        })
        .map_err(Failure::Deaf)?;
        Ok(Self { keyboard, signals })
    }
}

/// The width of lines: that of the terminal within reason, or 80 where there is none.
pub(crate) fn line_width() -> usize {
    terminal_size::terminal_size().map_or(80, |(width, _)| usize::from(width.0).clamp(60, 100))
}

pub(crate) fn run(args: &PlayArgs) -> Result<u8, Failure> {
    let texts = Texts::new(args.language.language());
    #[cfg(feature = "online")]
    if let Some(destination) = &args.elsewhere.join {
        return crate::join::run(args, destination, &texts);
    }
    match (&args.resume, args.game) {
        (Some(path), _) => {
            let path = path.clone().map_or_else(kept::last, Ok)?;
            let going_on = GoingOn::open(&path, args.record.as_deref())?;
            with_game!(known_game(&going_on.name, &going_on.text)?, G => resume::<G>(args, going_on, &texts))
        }
        (None, Some(game)) => with_game!(game, G => begin::<G>(args, &texts)),
        // The command line demands one of the two.
        (None, None) => {
            Err(no_game("conclave play wizard; or go on with the last one: conclave play --resume"))
        }
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
    let opponents = args.opponents.unwrap_or(Level::USUAL);
    check_level::<G>(opponents)?;
    let sitters = Sitters::one_person(you, opponents, played.game().seats());
    for (key, value) in [ChanceSource::new(seed).remark(), sitters.remark()] {
        played.add_about(key, &value).map_err(|invalid| Failure::Fault(invalid.to_string()))?;
    }
    let heard = Heard::listen()?;
    let mut out = stdout().lock();
    let file = match &args.record {
        Some(path) => {
            let file = RecordFile::create(path, &played)?;
            writeln!(out, "{}", t!(texts, "recording", path = shown(file.path())))?;
            Some(file)
        }
        None => {
            match Library::of_user().inspect(kept::tidy).and_then(|library| library.begin(G::NAME, &played)) {
                Ok(file) => Some(file),
                Err(error) => {
                    let reason = harmless(&error.to_string()).into_owned();
                    writeln!(out, "{}", t!(texts, "kept-nowhere", reason = reason))?;
                    None
                }
            }
        }
    };
    play(texts, Course::new(played, || seed), file, &sitters, heard, &mut out)
}

/// A record that goes on.
struct GoingOn {
    name: String,
    text: String,
    dropped: Option<CutShort>,
    /// The file it is in; where it goes on in another one, that is named instead.
    file: Result<RecordFile, PathBuf>,
}

impl GoingOn {
    fn open(path: &Path, record: Option<&Path>) -> Result<Self, Failure> {
        if path.as_os_str() == "-" {
            let reason = "--resume needs a file: the standard input is what you answer with";
            return Err(Failure::Usage(reason.to_owned()));
        }
        if let Some(record) = record.filter(|&record| record != path) {
            let source = Source::record(path)?;
            let text = source.whole_text()?.to_owned();
            return Ok(Self { name: source.name, text, dropped: None, file: Err(record.to_owned()) });
        }
        let Continued { file, text, dropped } = RecordFile::go_on(path)?;
        Ok(Self { name: path.display().to_string(), text, dropped, file: Ok(file) })
    }
}

/// A game goes on, in the file it is in or in a new one.
fn resume<G: Offered>(args: &PlayArgs, going_on: GoingOn, texts: &Texts) -> Result<u8, Failure> {
    let played = played::<G>(&going_on.name, &going_on.text)?;
    // A record from elsewhere names no seed; what is drawn for it is drawn in vain where it does.
    let fresh = random_seed()?;
    let mut sitters = Sitters::of(played.record());
    if let (Some(level), Some(you)) = (args.opponents, sitters.people().first()) {
        sitters = Sitters::one_person(you, level, played.game().seats());
    }
    for level in Seat::all(played.game().seats()).filter_map(|seat| sitters.bot(seat)) {
        check_level::<G>(level)?;
    }
    let heard = Heard::listen()?;
    let file = match going_on.file {
        Ok(file) => file,
        Err(record) => RecordFile::create(&record, &played)?,
    };
    let mut out = stdout().lock();
    if let Some(dropped) = &going_on.dropped {
        let line = harmless(&dropped.begun).into_owned();
        writeln!(out, "{}", t!(texts, "line-dropped", line = line))?;
    }
    writeln!(out, "{}", t!(texts, "recording", path = shown(file.path())))?;
    play(texts, Course::new(played, || fresh), Some(file), &sitters, heard, &mut out)
}

/// A seed that nobody can guess.
fn random_seed() -> Result<Seed, Failure> {
    let mut bits = [0; Seed::BYTES];
    getrandom::fill(&mut bits)
        .map_err(|error| Failure::Fault(format!("the system gives no random bits: {error}; use --seed")))?;
    Ok(Seed::random(bits))
}

fn play<G: Offered>(
    texts: &Texts,
    course: Course<G>,
    file: Option<RecordFile>,
    sitters: &Sitters,
    heard: Heard,
    out: &mut impl Write,
) -> Result<u8, Failure> {
    let Heard { mut keyboard, signals } = heard;
    let echo = !io::stdin().is_terminal();
    // Where several people play at one device, the first of them is the one at the terminal.
    let you = sitters.people().first().unwrap_or(Seat::new(0));
    let seats = Seat::all(course.played().game().seats());
    let bots = seats.map(|seat| bot_for::<G>(sitters.bot(seat).unwrap_or(Level::Apprentice))).collect();
    let repeatable = course.chance().repeatable();
    let setting = Setting { texts, you, width: line_width(), echo };
    let mut session = Session::new(setting, course, bots, file);
    match session.play(&mut keyboard, out) {
        Ok(Ended::Over) => {
            if let Some(file) = session.file() {
                writeln!(out, "\n{}", t!(texts, "recorded", path = shown(file.path())))?;
                writeln!(out, "{}", t!(texts, "how-to-review", path = shown(file.path())))?;
            }
            // Not before the end: whoever knows the seed knows every card to come.
            if let Some(seed) = repeatable {
                writeln!(out, "{}", t!(texts, "seed", seed = seed.to_string()))?;
            }
            out.flush()?;
            Ok(DONE)
        }
        Ok(left) => {
            let code = if left == Ended::NoAnswer { USAGE } else { DONE };
            let said = save(texts, &session, out).and_then(|()| out.flush());
            signals.code_of(said.map(|()| code).map_err(Failure::Output))
        }
        Err(PlayError::Output(error)) => {
            // Nobody reads any more, but the game is not to be lost.
            let _ = save(texts, &session, &mut anstream::stderr().lock());
            signals.code_of(Err(Failure::Output(error)))
        }
        Err(PlayError::Keep(error)) => {
            let _ = save_elsewhere(texts, &session, out).and_then(|()| out.flush());
            Err(error.into())
        }
        Err(fault @ PlayError::Fault { .. }) => {
            let _ = save(texts, &session, out).and_then(|()| out.flush());
            Err(Failure::Fault(fault.to_string()))
        }
    }
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
    match Library::of_user().and_then(|library| library.begin(G::NAME, session.played())) {
        Ok(file) => say_where(texts, file.path(), out),
        Err(error) => {
            let said = t!(texts, "not-saved", reason = harmless(&error.to_string()).into_owned());
            writeln!(out, "\n{said}\n\n{}", harmless(&session.played().to_string()))
        }
    }
}

fn say_where(texts: &Texts, path: &Path, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "\n{}", t!(texts, "saved", path = shown(path)))?;
    writeln!(out, "{}", t!(texts, "how-to-resume", path = quoted(path)))
}

fn shown(path: &Path) -> String {
    harmless(&path.display().to_string()).into_owned()
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
