//! The games that are kept in the browser: each is a record, and a list says what they are.

pub(crate) mod storage;

use games::GameName;
use markup::prelude::*;
use serde::{Deserialize, Serialize};
use table::{Match, Seat};

use crate::board::Board;
use crate::browser::{now, random};

const LIST: &str = "conclave/games";
/// More games are not kept; the oldest that are over go first.
const MOST: usize = 60;

/// A game that is kept, as the list tells of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Entry {
    /// Tells games apart.
    pub(crate) id: String,
    /// The name of the game.
    pub(crate) game: String,
    /// The players' names.
    pub(crate) names: Vec<String>,
    /// When it was changed last, in milliseconds since 1970.
    pub(crate) changed: f64,
    /// The place and the points of each, once the game is over.
    pub(crate) result: Option<Vec<(u8, i32)>>,
}

impl Entry {
    /// Which game it is.
    pub(crate) fn game(&self) -> Option<GameName> {
        GameName::read(&self.game)
    }
}

/// All games that are kept, the latest first.
#[derive(Clone, Copy)]
pub(crate) struct Library(RwSignal<Vec<Entry>>);

impl Library {
    /// That of the page.
    pub(crate) fn of_page() -> Self {
        expect_context()
    }

    /// What was kept in this browser.
    pub(crate) fn open() -> Self {
        // A list that cannot be read any more is an empty one; the records themselves stay.
        let list = storage::load(LIST).and_then(|text| serde_json::from_str(&text).ok());
        Self(RwSignal::new(list.unwrap_or_default()))
    }

    /// All games, the latest first.
    pub(crate) fn entries(self) -> Vec<Entry> {
        self.0.get()
    }

    /// A name for a new game.
    pub(crate) fn new_id(self) -> String {
        format!("{:x}-{:x}", now() as u64, u64::from_be_bytes(random()))
    }

    /// The record of a game.
    pub(crate) fn record(self, id: &str) -> Option<String> {
        storage::load(&key(id))
    }

    /// The game of a record.
    pub(crate) fn game(self, id: &str) -> Option<GameName> {
        self.0.with_untracked(|list| list.iter().find(|entry| entry.id == id).and_then(Entry::game))
    }

    /// Keeps a game as it is now; whether there was room.
    pub(crate) fn keep<G: Board>(self, id: &str, played: &Match<G>) -> bool {
        let outcome = played.game().outcome(played.state());
        let entry = Entry {
            id: id.to_owned(),
            game: G::NAME.to_owned(),
            names: Seat::all(played.game().seats())
                .map(|seat| played.record().name(seat).map_or_else(String::new, ToString::to_string))
                .collect(),
            changed: now(),
            result: outcome.map(|outcome| {
                let places = outcome.places();
                Seat::all(played.game().seats()).map(|seat| (places[seat], outcome.points()[seat])).collect()
            }),
        };
        let is_kept = storage::save(&key(id), &played.to_string());
        self.0.update(|list| {
            list.retain(|other| other.id != id);
            list.insert(0, entry);
            while list.len() > MOST {
                let oldest = list.iter().rposition(|entry| entry.result.is_some()).unwrap_or(list.len() - 1);
                storage::remove(&key(&list.remove(oldest).id));
            }
        });
        self.write_list() && is_kept
    }

    /// Throws a game away.
    pub(crate) fn remove(self, id: &str) {
        storage::remove(&key(id));
        self.0.update(|list| list.retain(|entry| entry.id != id));
        self.write_list();
    }

    fn write_list(self) -> bool {
        self.0.with_untracked(|list| serde_json::to_string(list).is_ok_and(|text| storage::save(LIST, &text)))
    }
}

fn key(id: &str) -> String {
    format!("conclave/game/{id}")
}
