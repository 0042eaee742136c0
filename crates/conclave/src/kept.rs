//! `conclave games`: the games that are kept, and which of them can go on.

use std::io::Write as _;
use std::path::{Path, PathBuf};

use command_line::{DONE, Output};
use games::with_game;
use locale::{Texts, t};
use table::notation::harmless;
use table::{Match, ToAct};
use terminal::{Kept, Library};

use crate::cli::GamesArgs;
use crate::failure::Failure;
use crate::source::{Source, game_of};

/// How a game stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Standing {
    Open,
    Over,
    Broken,
    GoingOn,
}

impl Standing {
    fn of(game: &Kept) -> Self {
        if game.is_open { Self::Open } else { Self::of_file(&game.path) }
    }

    fn of_file(path: &Path) -> Self {
        let Ok(source) = Source::record(path) else { return Self::Broken };
        // A last line that is cut short does not keep a game from going on.
        let Ok(text) = source.text() else { return Self::Broken };
        let Ok(game) = game_of(text.whole) else { return Self::Broken };
        with_game!(game, G => match Match::<G>::read(text.whole) {
            Ok(played) if played.to_act() == ToAct::Nobody => Self::Over,
            Ok(_) => Self::GoingOn,
            Err(_) => Self::Broken,
        })
    }

    /// The variant of the message.
    fn word(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Over => "over",
            Self::Broken => "broken",
            Self::GoingOn => "going-on",
        }
    }
}

pub(crate) fn run(args: &GamesArgs) -> Result<u8, Failure> {
    let texts = Texts::new(args.language.language());
    let library = Library::of_user()?;
    let mut out = Output::lock();
    let games = library.games()?;
    let mut can_go_on = false;
    for game in &games {
        let standing = Standing::of(game);
        can_go_on |= standing == Standing::GoingOn;
        let path = game.path.display().to_string();
        writeln!(
            out,
            "{}",
            t!(texts, "kept-game", path = harmless(&path).into_owned(), standing = standing.word())
        )?;
    }
    if games.is_empty() {
        let folder = library.folder().display().to_string();
        writeln!(out, "{}", t!(texts, "kept-none", folder = harmless(&folder).into_owned()))?;
    } else if can_go_on {
        writeln!(out, "\n{}", t!(texts, "kept-how"))?;
    }
    out.flush()?;
    Ok(DONE)
}

/// The last game that was played and can go on.
pub(crate) fn last() -> Result<PathBuf, Failure> {
    let library = Library::of_user()?;
    let games = library.games()?;
    let last = games.into_iter().find(|game| Standing::of(game) == Standing::GoingOn);
    last.map(|game| game.path).ok_or_else(|| {
        let folder = library.folder().display();
        Failure::Usage(format!("no game in {folder} can go on; name a record: --resume FILE"))
    })
}

/// Makes room for a new game.
pub(crate) fn tidy(library: &Library) {
    library.tidy(|path| Standing::of_file(path) == Standing::Over);
}
