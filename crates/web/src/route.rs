//! Which screen the address asks for: what stands behind the `#`.

use std::cell::RefCell;

use games::GameName;
use markup::prelude::*;
use protocol::TableId;

use crate::browser::{on_window, show_element, window};

/// A screen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Route {
    /// The three doors.
    Home,
    /// Setting up a table.
    New(GameName),
    /// A game of the library, to be played on.
    Play(String),
    /// A game of the library, to be looked at.
    Replay(String),
    /// A game of the library, with a review of its decisions.
    Review(String),
    /// A record that the address carries.
    Shared(String),
    /// The rules of a game. The chapter that answers a question may stand behind it in the address.
    Rules(GameName),
    /// The guided first game.
    First(GameName),
    /// All puzzles.
    Puzzles,
    /// A puzzle of a game, by its number from 1.
    Puzzle(GameName, usize),
    /// The puzzle of the day.
    PuzzleOfToday,
    /// The settings.
    Settings,
    /// What was counted over all games.
    Statistics,
    /// The tables with people elsewhere.
    Together,
    /// Opening such a table.
    Open(GameName),
    /// A table with people elsewhere.
    Table(TableId),
    /// The same for a screen that everybody sees.
    Screen(TableId),
    /// Who one is at a server.
    Me,
    /// Adding this device to an account by a code.
    Device(String),
    /// Something else.
    Unknown,
}

impl Route {
    /// Reads what stands behind the `#`.
    pub(crate) fn read(hash: &str) -> Self {
        let path = hash.trim_start_matches('#').trim_start_matches('/');
        let (word, rest) = path.split_once('/').unwrap_or((path, ""));
        let game = || GameName::read(rest);
        match word {
            "" => Some(Self::Home),
            "new" => game().map(Self::New),
            "play" => Some(Self::Play(rest.to_owned())),
            "replay" => Some(Self::Replay(rest.to_owned())),
            "review" => Some(Self::Review(rest.to_owned())),
            "record" => Some(Self::Shared(rest.to_owned())),
            "rules" => GameName::read(rest.split('/').next().unwrap_or(rest)).map(Self::Rules),
            "first" => game().map(Self::First),
            "puzzles" => puzzle(rest),
            "settings" => Some(Self::Settings),
            "statistics" => Some(Self::Statistics),
            "together" if rest.is_empty() => Some(Self::Together),
            "together" => game().map(Self::Open),
            "table" => match rest.split_once('/') {
                None => rest.parse().ok().map(Self::Table),
                Some((id, "screen")) => id.parse().ok().map(Self::Screen),
                Some(_) => None,
            },
            "me" if rest.is_empty() => Some(Self::Me),
            "me" => Some(Self::Device(rest.to_owned())),
            _ => None,
        }
        .unwrap_or(Self::Unknown)
    }

    /// The address of the screen.
    pub(crate) fn href(&self) -> String {
        match self {
            Self::Home | Self::Unknown => "#/".to_owned(),
            Self::New(game) => format!("#/new/{game}"),
            Self::Play(id) => format!("#/play/{id}"),
            Self::Replay(id) => format!("#/replay/{id}"),
            Self::Review(id) => format!("#/review/{id}"),
            Self::Shared(record) => format!("#/record/{record}"),
            Self::Rules(game) => format!("#/rules/{game}"),
            Self::First(game) => format!("#/first/{game}"),
            Self::Puzzles => "#/puzzles".to_owned(),
            Self::Puzzle(game, number) => format!("#/puzzles/{game}/{number}"),
            Self::PuzzleOfToday => "#/puzzles/today".to_owned(),
            Self::Settings => "#/settings".to_owned(),
            Self::Statistics => "#/statistics".to_owned(),
            Self::Together => "#/together".to_owned(),
            Self::Open(game) => format!("#/together/{game}"),
            Self::Table(id) => format!("#/table/{id}"),
            Self::Screen(id) => format!("#/table/{id}/screen"),
            Self::Me => "#/me".to_owned(),
            Self::Device(code) => format!("#/me/{code}"),
        }
    }

    /// The address of the rules of a game, opened at a chapter.
    pub(crate) fn chapter(game: &str, chapter: &str) -> String {
        format!("#/rules/{game}/{chapter}")
    }

    /// Goes there.
    pub(crate) fn go(&self) {
        // The address of a page can always be set to one of its own.
        let _ = window().location().set_hash(&self.href());
    }

    /// The screen of the address, now and whenever it changes.
    pub(crate) fn follow() -> ReadSignal<Self> {
        let read = || Self::read(&hash());
        let (route, set_route) = signal(read());
        on_window("hashchange", move |_| {
            let (before, now) = (route.get_untracked(), read());
            if before == now {
                show_chapter();
                return;
            }
            match (&before, &now) {
                (Self::Play(_) | Self::Table(_) | Self::Puzzle(..) | Self::PuzzleOfToday, Self::Rules(_)) => {
                    LEFT.set(before.href());
                }
                _ => drop(LEFT.take()),
            }
            set_route.set(now);
        });
        route
    }

    /// The address of the game that was left for the rules, if there is one.
    pub(crate) fn left() -> Option<String> {
        Some(LEFT.with_borrow(String::clone)).filter(|left| !left.is_empty())
    }
}

/// Reads what stands behind `puzzles/`.
fn puzzle(rest: &str) -> Option<Route> {
    match rest.split_once('/') {
        None if rest.is_empty() => Some(Route::Puzzles),
        None if rest == "today" => Some(Route::PuzzleOfToday),
        None => None,
        Some((game, number)) => Some(Route::Puzzle(GameName::read(game)?, number.parse().ok()?)),
    }
}

thread_local! {
    /// The address of the game that was left to look something up in the rules.
    static LEFT: RefCell<String> = const { RefCell::new(String::new()) };
}

fn hash() -> String {
    window().location().hash().unwrap_or_default()
}

/// Brings the chapter of the rules that the address names into view, if it does and the chapter is there.
pub(crate) fn show_chapter() -> bool {
    let hash = hash();
    let chapter = hash.strip_prefix("#/rules/").and_then(|rest| rest.split_once('/'));
    chapter.is_some_and(|(_, chapter)| show_element(chapter))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_route_is_read_as_it_is_written() {
        let mut routes =
            vec![Route::Home, Route::Play("7".to_owned()), Route::Replay("a-b".to_owned()), Route::Settings];
        routes.extend([Route::Review("7".to_owned()), Route::Shared("abc_-".to_owned()), Route::Statistics]);
        routes.extend([Route::Puzzles, Route::PuzzleOfToday, Route::Together, Route::Me]);
        let table: TableId = "0123456789abc".parse().unwrap();
        routes.extend([Route::Table(table), Route::Screen(table), Route::Device("AB-12".to_owned())]);
        for game in GameName::ALL {
            routes.extend([
                Route::New(game),
                Route::Open(game),
                Route::Rules(game),
                Route::First(game),
                Route::Puzzle(game, 7),
            ]);
            assert_eq!(Route::read(&Route::chapter(game.name(), "turn")), Route::Rules(game));
        }
        for route in routes {
            assert_eq!(Route::read(&route.href()), route);
        }
        assert_eq!(Route::read(""), Route::Home);
        for unknown in
            ["#/new/chess", "#/puzzles/chess/1", "#/puzzles/wizard/x", "#/table/x", "#/together/chess"]
        {
            assert_eq!(Route::read(unknown), Route::Unknown);
        }
    }
}
