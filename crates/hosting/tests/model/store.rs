//! The store: a log for each table, to which entries are only ever added. Its key is that of the real one.

use std::collections::HashMap;

use hosting::{Appended, Entry, Origin, Table};
use protocol::fair::Secret;

use crate::hours::Hours;
use crate::laws::Fault;

/// What is asked of the store.
#[derive(Clone, Debug)]
pub(crate) enum Asked {
    /// To add an entry as number so and so.
    Append { number: u64, entry: Entry },
    /// To tell the log from an entry on.
    Read { from: u64 },
}

/// What it answers; nothing where it cannot be told what was done.
pub(crate) type Answer = Option<Answered>;

#[derive(Clone, Debug)]
pub(crate) enum Answered {
    Appended(Appended),
    Entries(Vec<Entry>),
}

/// What is kept of a table.
#[derive(Debug)]
pub(crate) struct Kept {
    pub(crate) secret: Secret,
    pub(crate) log: Vec<Entry>,
    /// Which requests have made which entries; the laws want to know.
    pub(crate) requests: HashMap<Origin, u64>,
    /// The table that the log tells of.
    pub(crate) table: Table,
    /// Its clocks, as the world knows them.
    pub(crate) hours: Hours,
}

impl Kept {
    /// The table as it was with so many entries.
    pub(crate) fn at(&self, entries: u64) -> Table {
        let log = self.log.iter().take(entries as usize).cloned();
        Table::replay(self.table.id(), self.secret, log).unwrap()
    }

    pub(crate) fn entries(&self) -> u64 {
        self.log.len() as u64
    }

    /// Does what is asked, at once and as a whole.
    pub(crate) fn act(&mut self, asked: &Asked, fault: Option<Fault>) -> Answered {
        match asked {
            Asked::Append { number, entry } => Answered::Appended(self.append(*number, entry, fault)),
            Asked::Read { from } => {
                Answered::Entries(self.log.iter().skip(*from as usize).cloned().collect())
            }
        }
    }

    fn append(&mut self, number: u64, entry: &Entry, fault: Option<Fault>) -> Appended {
        if number != self.entries() && fault != Some(Fault::PlacesHaveNoKey) {
            return Appended::Taken;
        }
        if let Some(by) = entry.by {
            self.requests.entry(by).or_insert(number);
        }
        self.log.push(entry.clone());
        Appended::Written
    }
}
