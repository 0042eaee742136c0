//! What somebody sees of a table, and hears of its entries.

use protocol::calls::Story;
use protocol::fair::Secret;
use protocol::{DiceTold, GameSeen, Happened, Phase, Sitter, Snapshot, TableId};
use serde_json::value::RawValue;
use table::{Seat, Viewer};

use crate::game::Told;
use crate::place::Place;
use crate::{Corrupt, Entry, Mover, Table, What};

/// What the game itself says, as it is written.
type Written = Box<RawValue>;

impl Table {
    /// The table as it is now.
    ///
    /// # Errors
    /// If something of it cannot be written.
    pub fn seen(&self, viewer: Viewer) -> Result<Snapshot<Written>, Corrupt> {
        Ok(Snapshot {
            entries: self.entries,
            opening: self.opening.clone(),
            rules: self.rules,
            phase: self.phase,
            host: self.host,
            seats: self.sitters(),
            you: match viewer {
                Viewer::Seat(seat) => Some(seat),
                Viewer::Spectator => None,
            },
            commitment: self.commitment,
            next_commitment: self.next_commitment,
            game: if self.seed.is_some() { Some(self.game_seen(viewer)?) } else { None },
            again: self.again.iter().map(|(seat, _)| *seat).collect(),
            next: self.next,
        })
    }

    /// Who sits where.
    pub fn sitters(&self) -> Vec<Sitter> {
        self.places.iter().map(Place::sitter).collect()
    }

    fn game_seen(&self, viewer: Viewer) -> Result<GameSeen<Written>, Corrupt> {
        let is_over = self.phase == Phase::Over;
        Ok(GameSeen {
            steps: self.game.steps(),
            view: self.game.view(viewer)?,
            deadlines: self.deadlines(),
            outcome: self.game.outcome(),
            dice: is_over.then(|| DiceTold { secret: self.secret, salts: self.salts() }),
        })
    }

    /// What each of these viewers hears of the entry that comes next, which is applied to the table.
    ///
    /// # Errors
    /// If the entry does not fit; the table must then not be used any more.
    pub fn tell(&mut self, entry: &Entry, viewers: &[Viewer]) -> Result<Vec<Happened<Written>>, Corrupt> {
        let mut told = self.apply_telling(entry, viewers)?;
        told.resize_with(viewers.len(), Told::default);
        let game = |told: Told, viewer, seat, stood_in| {
            let Told { facts, between } = told;
            Ok(Happened::Game { seat, stood_in, facts, between, game: self.game_seen(viewer)? })
        };
        let happened = |(told, &viewer): (_, &Viewer)| match &entry.what {
            What::Opened { .. } => Err(Corrupt::Misplaced),
            What::Sat { seat, .. } | What::Filled { seat, .. } | What::Left { seat } => {
                Ok(self.seat_seen(*seat))
            }
            What::Started { .. } => game(told, viewer, None, false),
            What::Moved { seat, mover, .. } => game(told, viewer, Some(*seat), *mover == Mover::StandIn),
            What::Paused { .. } => Ok(Happened::Paused { deadlines: self.deadlines() }),
            What::Again { seat, .. } => Ok(Happened::Again { seat: *seat }),
            What::Closed => Ok(Happened::Closed),
            What::Next { table } => Ok(Happened::Next { next: *table }),
        };
        told.into_iter().zip(viewers).map(happened).collect()
    }

    /// What happened in the game of a log, step by step, as far as a viewer may know it.
    ///
    /// # Errors
    /// If the log does not tell of a table.
    pub fn story(
        id: TableId,
        secret: Secret,
        log: impl IntoIterator<Item = Entry>,
        viewer: Viewer,
    ) -> Result<Story<Written>, Corrupt> {
        let mut log = log.into_iter();
        let mut table = Self::replay(id, secret, log.by_ref().take(1))?;
        let mut facts = Vec::new();
        for entry in log {
            for told in table.apply_telling(&entry, &[viewer])? {
                facts.extend(told.facts);
            }
        }
        Ok(Story { steps: facts.len(), facts })
    }

    fn seat_seen(&self, seat: Seat) -> Happened<Written> {
        let sitter = self.places.get(seat.index()).map_or(Sitter::Nobody, Place::sitter);
        Happened::Seat { seat, sitter, host: self.host, phase: self.phase }
    }
}
