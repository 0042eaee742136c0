//! Which screen the address asks for: what stands behind the `#`.

use markup::prelude::*;

use crate::browser::{on_window, window};
use crate::games::GameName;

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
    /// A record that the address carries.
    Shared(String),
    /// The rules of a game, and the chapter that answers a question.
    Rules(GameName, Option<String>),
    /// The guided first game.
    First(GameName),
    /// The settings.
    Settings,
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
            "record" => Some(Self::Shared(rest.to_owned())),
            "rules" => {
                let (game, chapter) = rest.split_once('/').unwrap_or((rest, ""));
                let chapter = Some(chapter.to_owned()).filter(|chapter| !chapter.is_empty());
                GameName::read(game).map(|game| Self::Rules(game, chapter))
            }
            "first" => game().map(Self::First),
            "settings" => Some(Self::Settings),
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
            Self::Shared(record) => format!("#/record/{record}"),
            Self::Rules(game, None) => format!("#/rules/{game}"),
            Self::Rules(game, Some(chapter)) => format!("#/rules/{game}/{chapter}"),
            Self::First(game) => format!("#/first/{game}"),
            Self::Settings => "#/settings".to_owned(),
        }
    }

    /// The rules of the game of this name, opened at a chapter.
    pub(crate) fn rules(name: &str, chapter: Option<&str>) -> Self {
        let rules = |game| Self::Rules(game, chapter.map(str::to_owned));
        GameName::read(name).map_or(Self::Home, rules)
    }

    /// The rules of a game, opened at a chapter.
    pub(crate) fn chapter(game: GameName, chapter: &str) -> Self {
        Self::Rules(game, Some(chapter.to_owned()))
    }

    /// The screen alone, without the place on it.
    pub(crate) fn screen(self) -> Self {
        match self {
            Self::Rules(game, _) => Self::Rules(game, None),
            other => other,
        }
    }

    /// Goes there.
    pub(crate) fn go(&self) {
        // The address of a page can always be set to one of its own.
        let _ = window().location().set_hash(&self.href());
    }

    /// Goes there, and the way back does not lead here.
    pub(crate) fn go_instead(&self) {
        // The address of a page can always be set to one of its own.
        let _ = window().location().replace(&self.href());
    }

    /// The address of the page now.
    pub(crate) fn of_page() -> ReadSignal<Self> {
        expect_context()
    }

    /// The screen of the address, now and whenever it changes.
    pub(crate) fn follow() -> ReadSignal<Self> {
        let read = || Self::read(&window().location().hash().unwrap_or_default());
        let (route, set_route) = signal(read());
        on_window("hashchange", move |_| set_route.set(read()));
        route
    }
}

/// The address of the game that was left to look something up in the rules; nothing where there is none.
#[derive(Clone, Copy)]
pub(crate) struct Left(RwSignal<String>);

impl Left {
    pub(crate) fn new() -> Self {
        Self(RwSignal::new(String::new()))
    }

    /// The game that was left.
    pub(crate) fn game() -> Self {
        expect_context()
    }

    /// Its address.
    pub(crate) fn href(self) -> String {
        self.0.get()
    }

    /// Somebody goes from one screen to another.
    pub(crate) fn follow(self, from: &Route, to: &Route) {
        match (from, to) {
            (Route::Play(_), Route::Rules(..)) => self.0.set(from.href()),
            (_, Route::Rules(..)) => {}
            _ => self.0.set(String::new()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_route_is_read_as_it_is_written() {
        let mut routes =
            vec![Route::Home, Route::Play("7".to_owned()), Route::Replay("a-b".to_owned()), Route::Settings];
        routes.push(Route::Shared("abc_-".to_owned()));
        for game in GameName::ALL {
            routes.extend([Route::New(game), Route::Rules(game, None), Route::First(game)]);
            routes.push(Route::chapter(game, "game-end"));
        }
        for route in routes {
            assert_eq!(Route::read(&route.href()), route);
        }
        assert_eq!(Route::read(""), Route::Home);
        assert_eq!(Route::read("#/new/chess"), Route::Unknown);
    }
}
