//! The games that are kept in the browser: each is a record, and a list says what they are.

pub(crate) mod storage;

use bots::Sitters;
use chronicle::Chronicle;
use games::GameName;
use markup::prelude::*;
use protocol::TableId;
use serde::{Deserialize, Serialize};
use table::{ChanceSource, Match, Name, Outcome, Seat, Seed};

use crate::browser::{now, random};
use crate::statistics::{Finished, Log};

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

/// The game elsewhere that goes on, as this device remembers it: which table, and which game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Elsewhere {
    pub(crate) table: TableId,
    pub(crate) game: GameName,
}

impl Elsewhere {
    const KEY: &str = "conclave/elsewhere";

    /// What is remembered.
    pub(crate) fn remembered() -> Option<Self> {
        let kept = storage::load(Self::KEY)?;
        let (table, game) = kept.split_once(' ')?;
        Some(Self { table: table.parse().ok()?, game: GameName::read(game)? })
    }

    /// Remembers it, so that the first screen offers to go on.
    pub(crate) fn remember(&self) {
        storage::save(Self::KEY, &format!("{} {}", self.table, self.game));
    }

    /// Forgets it, if it is this table.
    pub(crate) fn forget(table: TableId) {
        if Self::remembered().is_some_and(|remembered| remembered.table == table) {
            storage::remove(Self::KEY);
        }
    }
}

/// A game as it is kept, whichever it is.
pub(crate) struct Kept {
    game: &'static str,
    names: Vec<String>,
    result: Option<Vec<(u8, i32)>>,
    /// What is counted of it, once it is over.
    finished: Option<Finished>,
    /// All of it.
    pub(crate) record: String,
}

impl Kept {
    /// A game as it is now.
    pub(crate) fn new<G: Chronicle>(played: &Match<G>) -> Self {
        let (game, seats) = (played.game(), Seat::all(played.game().seats()));
        let name = |seat| played.record().name(seat).map_or_else(String::new, ToString::to_string);
        let result = |outcome: Outcome| {
            seats.clone().map(|seat| (outcome.places()[seat], outcome.points()[seat])).collect()
        };
        Self {
            game: G::NAME,
            names: seats.clone().map(name).collect(),
            result: game.outcome(played.state()).map(result),
            finished: Finished::of(played),
            record: played.to_string(),
        }
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

    /// Begins a game between these players, and answers how it is found.
    pub(crate) fn begin<G: Chronicle>(self, game: G, names: Vec<Option<Name>>, sitters: &Sitters) -> String {
        let mut played = Match::new(game);
        for (seat, name) in Seat::all(played.game().seats()).zip(names) {
            if let Some(name) = name {
                played.set_name(seat, name);
            }
        }
        let chance = ChanceSource::new(Seed::random(random()));
        for (key, text) in [sitters.remark(), chance.remark()] {
            // Such remarks are always words.
            let _ = played.add_about(key, &text);
        }
        let id = self.new_id();
        self.keep(&id, &Kept::new(&played));
        id
    }

    /// Keeps a game as it is now, and counts it once it is over; whether there was room.
    pub(crate) fn keep(self, id: &str, kept: &Kept) -> bool {
        let entry = Entry {
            id: id.to_owned(),
            game: kept.game.to_owned(),
            names: kept.names.clone(),
            changed: now(),
            result: kept.result.clone(),
        };
        let is_kept = storage::save(&key(id), &kept.record);
        if let Some(finished) = &kept.finished {
            Log::load().note(id, now(), finished);
        }
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
