//! What is written of tables, as lines of the database; as many as there are in one statement.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::fmt;

use hosting::{Entry, What};
use protocol::{AccountId, TableId};
use table::Seat;

use crate::accounts::{read_account, without_name};
use crate::log::{NewTable, Place, kept_number, name_of, read_table, written};
use crate::pen::{Transaction, Value};
use crate::writer::Note;
use crate::{Backend, StoreError};

/// An entry of a log. `Debug` does not show what is in it.
pub(crate) struct Line {
    pub(crate) table: String,
    opened: i64,
    pub(crate) number: i64,
    body: String,
    /// Whose name is in it, if anybody's.
    sat: Option<AccountId>,
}

impl Line {
    pub(crate) fn new(place: Place, entry: &Entry) -> Result<Self, StoreError> {
        let sat = match &entry.what {
            What::Sat { account, .. } => Some(*account),
            _ => None,
        };
        let Place { opened, table, number } = place;
        let (opened, number) = (kept_number(opened), kept_number(number));
        Ok(Self { table: table.to_string(), opened, number, body: written(entry)?, sat })
    }

    /// Where it goes.
    pub(crate) fn place(&self) -> (i64, &str, i64) {
        (self.opened, &self.table, self.number)
    }
}

impl fmt::Debug for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (table, number) = (&self.table, &self.number);
        f.debug_struct("Line").field("table", table).field("number", number).finish_non_exhaustive()
    }
}

/// A table that is to be made.
#[derive(Debug)]
pub(crate) struct Making {
    id: String,
    table: NewTable,
    log: Vec<Line>,
}

impl Making {
    pub(crate) fn new(table: NewTable) -> Result<Self, StoreError> {
        let (opened, id) = (table.opened(), table.id);
        let line = |(number, entry)| Line::new(Place { opened, table: id, number }, entry);
        let log = (0..).zip(&table.log).map(line);
        Ok(Self { id: table.id.to_string(), log: log.collect::<Result<_, _>>()?, table })
    }

    /// The first entries of its log.
    pub(crate) fn log(&mut self) -> &mut [Line] {
        &mut self.log
    }

    /// The values of its line.
    fn values(&self) -> [Value<'_>; 10] {
        let NewTable { secret, next_secret, noted, .. } = &self.table;
        let opened = kept_number(self.table.opened());
        let (host, request) = self.by();
        [
            (&self.id).into(),
            secret.to_string().into(),
            next_secret.to_string().into(),
            opened.into(),
            (&noted.game).into(),
            name_of(noted.phase).into(),
            i64::from(noted.listed).into(),
            opened.into(),
            host.into(),
            request.into(),
        ]
    }

    /// Whose request it was, if anybody's, and its number.
    fn by(&self) -> (Option<String>, Option<i64>) {
        let by = self.table.log.first().and_then(|entry| entry.by);
        (by.map(|by| by.account.to_string()), by.map(|by| kept_number(by.number)))
    }
}

/// Takes the names of those out of entries whose accounts are deleted. Nobody deletes one of them until these are written, and who does
/// so then finds them.
pub(crate) async fn leave_names_out(
    pen: &mut Transaction,
    entries: &mut [&mut Line],
) -> Result<(), StoreError> {
    // Always in the same order, so that nobody waits in a circle.
    let sat: BTreeSet<String> = entries.iter().filter_map(|line| Some(line.sat?.to_string())).collect();
    let sat: Vec<[Value<'_>; 1]> = sat.into_iter().map(|account| [account.into()]).collect();
    let lock = if pen.backend() == Backend::Postgres { "FOR SHARE" } else { "" };
    let named = |accounts: &str| {
        format!("SELECT id, name FROM accounts WHERE id IN (VALUES {accounts}) ORDER BY id {lock}")
    };
    let mut gone = HashSet::new();
    for account in pen.ask_each(named, &sat).await? {
        if account.text(1)?.is_empty() {
            gone.insert(read_account(account.text(0)?)?);
        }
    }
    for line in entries {
        if let Some(account) = line.sat.filter(|account| gone.contains(account))
            && let Some(body) = without_name(&line.body, account)?
        {
            line.body = body;
        }
    }
    Ok(())
}

/// Notes that entries have the names of accounts in them, so that whoever deletes one of these finds them; where they sit is noted later.
pub(crate) async fn note_names(pen: &mut Transaction, entries: &[&Line]) -> Result<(), StoreError> {
    let named = entries.iter().filter_map(|line| Some([(&line.table).into(), line.sat?.to_string().into()]));
    let noting =
        |lines: &str| format!("INSERT INTO seats (table_id, account) VALUES {lines} ON CONFLICT DO NOTHING");
    pen.each(noting, &named.collect::<Vec<_>>()).await.map(drop)
}

/// Adds entries; how many there was a place for.
pub(crate) async fn add(pen: &mut Transaction, entries: &[&Line]) -> Result<u64, StoreError> {
    pen.each(adding, &values(entries)).await
}

/// Adds entries, and answers in which places.
pub(crate) async fn add_where_free(
    pen: &mut Transaction,
    entries: &[&Line],
) -> Result<HashSet<(String, i64)>, StoreError> {
    let adding = |entries: &str| adding(entries) + " RETURNING table_id, number";
    let added = pen.ask_each(adding, &values(entries)).await?;
    added.iter().map(|place| Ok((place.text(0)?.to_owned(), place.number(1)?))).collect()
}

/// The statement that adds entries, but those whose place is taken.
fn adding(entries: &str) -> String {
    format!("INSERT INTO entries (opened, table_id, number, body) VALUES {entries} ON CONFLICT DO NOTHING")
}

fn values<'a>(entries: &[&'a Line]) -> Vec<[Value<'a>; 4]> {
    let values =
        |line: &&'a Line| [line.opened.into(), (&line.table).into(), line.number.into(), (&line.body).into()];
    entries.iter().map(values).collect()
}

/// Makes a table that somebody wants; the id of the one that the same request has made before, and nothing where its host has too
/// many.
pub(crate) async fn create(
    pen: &mut Transaction,
    making: &Making,
    most: u32,
) -> Result<Option<TableId>, StoreError> {
    let (host, request) = making.by();
    if let Some(before) = find_opened(pen, host.clone(), request).await? {
        return Ok(Some(before));
    }
    let open = "SELECT COUNT(*) FROM tables WHERE host = $1 AND (phase = 'gathering' OR phase = 'playing')";
    let open = pen.ask(open, [host.clone().into()]).await?;
    if open.map_or(Ok(0), |open| open.number(0))? >= i64::from(most) {
        return Ok(None);
    }
    if pen.each(making_of, &[making.values()]).await? == 0 {
        // The same request was made elsewhere, at this very moment.
        return Ok(Some(find_opened(pen, host, request).await?.unwrap_or(making.table.id)));
    }
    furnish(pen, &[making]).await?;
    Ok(Some(making.table.id))
}

/// Makes tables that nobody else makes.
pub(crate) async fn make(pen: &mut Transaction, tables: &[&Making]) -> Result<(), StoreError> {
    let values: Vec<_> = tables.iter().map(|making| making.values()).collect();
    pen.each(making_of, &values).await?;
    furnish(pen, tables).await
}

/// The statement that makes tables, but those that are there.
fn making_of(tables: &str) -> String {
    format!(
        "INSERT INTO tables (id, secret, next_secret, opened, game, phase, listed, changed, host, request) \
         VALUES {tables} ON CONFLICT DO NOTHING"
    )
}

/// Adds the first entries of tables, and notes who sits there.
async fn furnish(pen: &mut Transaction, tables: &[&Making]) -> Result<(), StoreError> {
    let log: Vec<&Line> = tables.iter().flat_map(|making| &making.log).collect();
    add(pen, &log).await?;
    seat(pen, tables.iter().map(|making| (&making.id, making.table.seats.as_slice()))).await
}

/// Notes how far tables are and who sits there. Whoever knew less and comes later changes nothing.
pub(crate) async fn note(pen: &mut Transaction, notes: &[Note]) -> Result<(), StoreError> {
    // Of several about a table, which come in the order of their moments, the last one counts.
    let last: BTreeMap<&str, &Note> = notes.iter().map(|note| (note.table.as_str(), note)).collect();
    let mut changed = Vec::new();
    // PostgreSQL changes the lines of a statement in any order, and two servers would wait for each other: one at a time.
    for note in last.into_values() {
        let noting =
            "UPDATE tables SET phase = $1, changed = $2 WHERE id = $3 AND changed <= $2 RETURNING id";
        let values = [note.phase.into(), note.at.into(), (&note.table).into()];
        if pen.ask(noting, values).await?.is_some() {
            changed.push(note);
        }
    }
    let clearing = |tables: &str| format!("UPDATE seats SET seat = NULL WHERE table_id IN (VALUES {tables})");
    let tables: Vec<_> = changed.iter().map(|note| [(&note.table).into()]).collect();
    pen.each(clearing, &tables).await?;
    seat(pen, changed.iter().map(|note| (&note.table, note.seats.as_slice()))).await
}

/// Notes who sits where.
async fn seat<'a>(
    pen: &mut Transaction,
    seats: impl Iterator<Item = (&'a String, &'a [(AccountId, Seat)])>,
) -> Result<(), StoreError> {
    let seats = seats.flat_map(|(table, seats)| {
        let line = move |(account, seat): &(AccountId, Seat)| {
            [table.into(), account.to_string().into(), i64::from(seat.number()).into()]
        };
        seats.iter().map(line)
    });
    let seating = |seats: &str| {
        format!(
            "INSERT INTO seats (table_id, account, seat) VALUES {seats} \
             ON CONFLICT (table_id, account) DO UPDATE SET seat = excluded.seat"
        )
    };
    pen.each(seating, &seats.collect::<Vec<_>>()).await.map(drop)
}

async fn find_opened(
    pen: &mut Transaction,
    host: Option<String>,
    request: Option<i64>,
) -> Result<Option<TableId>, StoreError> {
    let found = "SELECT id FROM tables WHERE host = $1 AND request = $2";
    let found = pen.ask(found, [host.into(), request.into()]).await?;
    found.map(|table| read_table(table.text(0)?)).transpose()
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use hosting::What;
    use protocol::Phase;
    use protocol::fair::Secret;

    use super::*;
    use crate::Noted;

    #[test]
    fn debugging_what_is_written_does_not_tell_it() {
        let steps = vec!["chance draw 3 6 7 / 1 2 10".to_owned()];
        let table = NewTable {
            id: TableId::new(1),
            secret: Secret::new([0xab; 32]),
            next_secret: Secret::new([0xab; 32]),
            log: vec![Entry { at: 5, by: None, what: What::Started { steps } }],
            noted: Noted { game: "shazamm".to_owned(), phase: Phase::Playing, listed: true },
            seats: Vec::new(),
        };
        let making = Making::new(table).unwrap();
        let shown = format!("{making:?}");
        assert!(shown.contains("Started { steps: 1 }") && shown.contains("number: 0"), "{shown}");
        for hidden in ["draw", "10", "abab", "171"] {
            assert!(!shown.contains(hidden), "{hidden} is in {shown}");
        }
    }
}
