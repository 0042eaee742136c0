//! What is written of tables, as lines of the database; as many as there are in one statement.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::fmt;

use hosting::{Entry, What};
use protocol::{AccountId, TableId};
use sqlx::{AssertSqlSafe, Row as _};
use table::Seat;

use crate::accounts::{id, without_name};
use crate::lent::{Lent, Question};
use crate::log::{NewTable, kept_number, name_of, table_id, written};
use crate::many::{in_statements, lines};
use crate::writer::Note;
use crate::{Backend, StoreError};

/// An entry of a log. `Debug` does not show what is in it.
pub(crate) struct Line {
    pub(crate) table: String,
    pub(crate) number: i64,
    body: String,
    /// Whose name is in it, if anybody's.
    sat: Option<AccountId>,
}

impl Line {
    pub(crate) fn new(table: TableId, number: u64, entry: &Entry) -> Result<Self, StoreError> {
        let sat = match &entry.what {
            What::Sat { account, .. } => Some(*account),
            _ => None,
        };
        Ok(Self { table: table.to_string(), number: kept_number(number), body: written(entry)?, sat })
    }

    /// Where it goes.
    pub(crate) fn place(&self) -> (&str, i64) {
        (&self.table, self.number)
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
        let log = (0..).zip(&table.log).map(|(number, entry)| Line::new(table.id, number, entry));
        Ok(Self { id: table.id.to_string(), log: log.collect::<Result<_, _>>()?, table })
    }

    /// The first entries of its log.
    pub(crate) fn log(&mut self) -> &mut [Line] {
        &mut self.log
    }

    /// Whose request it was, if anybody's, and its number.
    fn by(&self) -> (Option<String>, Option<i64>) {
        let by = self.table.log.first().and_then(|entry| entry.by);
        (by.map(|by| by.account.to_string()), by.map(|by| kept_number(by.number)))
    }
}

/// Takes the names of those out of entries whose accounts are deleted. Nobody deletes one of them until these are written, and who does
/// so then finds them.
pub(crate) async fn leave_names_out(lent: &mut Lent, entries: &mut [&mut Line]) -> Result<(), StoreError> {
    // Always in the same order, so that nobody waits in a circle.
    let sat: BTreeSet<String> = entries.iter().filter_map(|line| Some(line.sat?.to_string())).collect();
    let sat: Vec<String> = sat.into_iter().collect();
    let mut gone = HashSet::new();
    for some in in_statements(&sat) {
        let lock = if lent.backend == Backend::Postgres { "FOR SHARE" } else { "" };
        let sql = format!(
            "SELECT id, name FROM accounts WHERE id IN (VALUES {}) ORDER BY id {lock}",
            lines(lent.backend, some.len(), 1)
        );
        let named = some.iter().fold(sqlx::query(AssertSqlSafe(sql)), Question::bind);
        for row in lent.rows(named).await? {
            if row.try_get::<String, _>(1)?.is_empty() {
                gone.insert(id(&row, 0)?);
            }
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
pub(crate) async fn note_names(lent: &mut Lent, entries: &[&Line]) -> Result<(), StoreError> {
    let named: Vec<(&str, AccountId)> =
        entries.iter().filter_map(|line| Some((line.table.as_str(), line.sat?))).collect();
    for some in in_statements(&named) {
        let sql = format!(
            "INSERT INTO seats (table_id, account) VALUES {} ON CONFLICT DO NOTHING",
            lines(lent.backend, some.len(), 2)
        );
        let noting = some.iter().fold(sqlx::query(AssertSqlSafe(sql)), |query, (table, account)| {
            query.bind(*table).bind(account.to_string())
        });
        lent.execute(noting).await?;
    }
    Ok(())
}

/// Adds entries; how many there was a place for.
pub(crate) async fn add(lent: &mut Lent, entries: &[&Line]) -> Result<u64, StoreError> {
    let mut added = 0;
    for some in in_statements(entries) {
        added += lent.execute(adding(lent.backend, some, "")).await?;
    }
    Ok(added)
}

/// Adds entries, and answers in which places.
pub(crate) async fn add_where_free(
    lent: &mut Lent,
    entries: &[&Line],
) -> Result<HashSet<(String, i64)>, StoreError> {
    let mut added = HashSet::new();
    for some in in_statements(entries) {
        for row in lent.rows(adding(lent.backend, some, " RETURNING table_id, number")).await? {
            added.insert((row.try_get(0)?, row.try_get(1)?));
        }
    }
    Ok(added)
}

/// The statement that adds entries, but those whose place is taken.
fn adding<'a>(backend: Backend, entries: &[&'a Line], answer: &str) -> Question<'a> {
    let sql = format!(
        "INSERT INTO entries (table_id, number, body) VALUES {} ON CONFLICT DO NOTHING{answer}",
        lines(backend, entries.len(), 3)
    );
    entries.iter().fold(sqlx::query(AssertSqlSafe(sql)), |query, line| {
        query.bind(&line.table).bind(line.number).bind(&line.body)
    })
}

/// Makes a table that somebody wants; the id of the one that the same request has made before, and nothing where its host has too
/// many.
pub(crate) async fn create(
    lent: &mut Lent,
    making: &Making,
    most: u32,
) -> Result<Option<TableId>, StoreError> {
    let (host, request) = making.by();
    if let Some(before) = find_opened(lent, host.as_deref(), request).await? {
        return Ok(Some(before));
    }
    let open = sqlx::query(
        "SELECT COUNT(*) FROM tables WHERE host = $1 AND (phase = 'gathering' OR phase = 'playing')",
    );
    let open: i64 = lent.row(open.bind(&host)).await?.map_or(Ok(0), |row| row.try_get(0))?;
    if open >= i64::from(most) {
        return Ok(None);
    }
    if lent.execute(making_of(lent.backend, &[making])).await? == 0 {
        // The same request was made elsewhere, at this very moment.
        return Ok(Some(find_opened(lent, host.as_deref(), request).await?.unwrap_or(making.table.id)));
    }
    furnish(lent, &[making]).await?;
    Ok(Some(making.table.id))
}

/// Makes tables that nobody else makes.
pub(crate) async fn make(lent: &mut Lent, tables: &[&Making]) -> Result<(), StoreError> {
    for some in in_statements(tables) {
        lent.execute(making_of(lent.backend, some)).await?;
    }
    furnish(lent, tables).await
}

/// The statement that makes tables, but those that are there.
fn making_of<'a>(backend: Backend, tables: &[&'a Making]) -> Question<'a> {
    let sql = format!(
        "INSERT INTO tables (id, secret, next_secret, opened, game, phase, listed, changed, host, request) \
         VALUES {} ON CONFLICT DO NOTHING",
        lines(backend, tables.len(), 10)
    );
    tables.iter().fold(sqlx::query(AssertSqlSafe(sql)), |query, making| {
        let NewTable { secret, next_secret, log, noted, .. } = &making.table;
        let opened = kept_number(log.first().map_or(0, |entry| entry.at));
        let (host, request) = making.by();
        query
            .bind(&making.id)
            .bind(secret.to_string())
            .bind(next_secret.to_string())
            .bind(opened)
            .bind(&noted.game)
            .bind(name_of(noted.phase))
            .bind(i64::from(noted.listed))
            .bind(opened)
            .bind(host)
            .bind(request)
    })
}

/// Adds the first entries of tables, and notes who sits there.
async fn furnish(lent: &mut Lent, tables: &[&Making]) -> Result<(), StoreError> {
    let log: Vec<&Line> = tables.iter().flat_map(|making| &making.log).collect();
    add(lent, &log).await?;
    seat(lent, tables.iter().map(|making| (making.id.as_str(), making.table.seats.as_slice()))).await
}

/// Notes how far tables are and who sits there. Whoever knew less and comes later changes nothing.
pub(crate) async fn note(lent: &mut Lent, notes: &[Note]) -> Result<(), StoreError> {
    // Of several about a table, which come in the order of their moments, the last one counts.
    let last: BTreeMap<&str, &Note> = notes.iter().map(|note| (note.table.as_str(), note)).collect();
    let last: Vec<&Note> = last.into_values().collect();
    let mut changed = HashSet::new();
    for some in in_statements(&last) {
        // PostgreSQL changes the lines of a statement in any order, and two servers would wait for each other: one at a time.
        let together = if lent.backend == Backend::Postgres { 1 } else { some.len() };
        for some in some.chunks(together) {
            for row in lent.rows(noting(lent.backend, some)).await? {
                changed.insert(row.try_get::<String, _>(0)?);
            }
        }
    }
    let changed: Vec<&Note> = last.into_iter().filter(|note| changed.contains(&note.table)).collect();
    for some in in_statements(&changed) {
        let sql = format!(
            "UPDATE seats SET seat = NULL WHERE table_id IN (VALUES {})",
            lines(lent.backend, some.len(), 1)
        );
        let clearing = sqlx::query(AssertSqlSafe(sql));
        lent.execute(some.iter().fold(clearing, |query, note| query.bind(&note.table))).await?;
    }
    seat(lent, changed.iter().map(|note| (note.table.as_str(), note.seats.as_slice()))).await
}

/// The statement that notes how far tables are, and answers which of them.
fn noting<'a>(backend: Backend, notes: &[&'a Note]) -> Question<'a> {
    let sql = format!(
        "WITH noted (which, how, since) AS (VALUES {}) UPDATE tables SET phase = noted.how, changed = noted.since \
         FROM noted WHERE id = noted.which AND changed <= noted.since RETURNING id",
        lines(backend, notes.len(), 3)
    );
    notes.iter().fold(sqlx::query(AssertSqlSafe(sql)), |query, note| {
        query.bind(&note.table).bind(note.phase).bind(note.at)
    })
}

/// Notes who sits where.
async fn seat<'a>(
    lent: &mut Lent,
    seats: impl Iterator<Item = (&'a str, &'a [(AccountId, Seat)])>,
) -> Result<(), StoreError> {
    let seats: Vec<(&str, &(AccountId, Seat))> =
        seats.flat_map(|(table, seats)| seats.iter().map(move |seat| (table, seat))).collect();
    for some in in_statements(&seats) {
        let sql = format!(
            "INSERT INTO seats (table_id, account, seat) VALUES {} \
             ON CONFLICT (table_id, account) DO UPDATE SET seat = excluded.seat",
            lines(lent.backend, some.len(), 3)
        );
        let seating = some.iter().fold(sqlx::query(AssertSqlSafe(sql)), |query, (table, (account, seat))| {
            query.bind(*table).bind(account.to_string()).bind(i64::from(seat.number()))
        });
        lent.execute(seating).await?;
    }
    Ok(())
}

async fn find_opened(
    lent: &mut Lent,
    host: Option<&str>,
    request: Option<i64>,
) -> Result<Option<TableId>, StoreError> {
    let found = sqlx::query("SELECT id FROM tables WHERE host = $1 AND request = $2");
    let found = lent.row(found.bind(host).bind(request)).await?;
    found.map(|row| table_id(&row, 0)).transpose()
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
