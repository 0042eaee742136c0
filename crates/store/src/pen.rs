//! What the writer writes with.
//!
//! PostgreSQL is asked over sqlx, as by everybody else, with many lines in one statement: each statement costs a way there and back.
//! SQLite is called in the writer's own thread (rusqlite), line by line. sqlx asks it in a thread for each connection, and to change
//! threads twice costs more than most statements.

use std::borrow::Cow;

use rusqlite::types::{ToSqlOutput, ValueRef};
use rusqlite::{OpenFlags, ToSql, params_from_iter};
use sqlx::any::{AnyRow, AnyTypeInfoKind};
use sqlx::{AssertSqlSafe, Column as _, Row as _};

use crate::lent::{Connections, Database, Lent, Question};
use crate::many::{in_statements, lines};
use crate::opening::{file_of, told};
use crate::{Backend, StoreError};

/// How many statements SQLite has ready: more than there are.
const READY: usize = 32;

/// A value of a line, or none of that kind.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Value<'a> {
    Text(Option<Cow<'a, str>>),
    Number(Option<i64>),
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(Some(Cow::Borrowed(text)))
    }
}

impl<'a> From<&'a String> for Value<'a> {
    fn from(text: &'a String) -> Self {
        Self::from(text.as_str())
    }
}

impl From<String> for Value<'_> {
    fn from(text: String) -> Self {
        Self::from(Some(text))
    }
}

impl From<Option<String>> for Value<'_> {
    fn from(text: Option<String>) -> Self {
        Self::Text(text.map(Cow::Owned))
    }
}

impl From<i64> for Value<'_> {
    fn from(number: i64) -> Self {
        Self::from(Some(number))
    }
}

impl From<Option<i64>> for Value<'_> {
    fn from(number: Option<i64>) -> Self {
        Self::Number(number)
    }
}

impl ToSql for Value<'_> {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(match self {
            Self::Text(Some(text)) => ValueRef::Text(text.as_bytes()),
            Self::Number(Some(number)) => ValueRef::Integer(*number),
            Self::Text(None) | Self::Number(None) => ValueRef::Null,
        }))
    }
}

/// A line of an answer.
#[derive(Debug)]
pub(crate) struct Answer(Vec<Value<'static>>);

impl Answer {
    /// The text in a column.
    pub(crate) fn text(&self, column: usize) -> Result<&str, StoreError> {
        match self.0.get(column) {
            Some(Value::Text(Some(text))) => Ok(text),
            _ => Err(unexpected()),
        }
    }

    /// The number in a column.
    pub(crate) fn number(&self, column: usize) -> Result<i64, StoreError> {
        match self.0.get(column) {
            Some(Value::Number(Some(number))) => Ok(*number),
            _ => Err(unexpected()),
        }
    }

    fn of_sqlite(row: &rusqlite::Row<'_>, columns: usize) -> Result<Self, StoreError> {
        let value = |column| {
            Ok(match row.get_ref(column)? {
                ValueRef::Integer(number) => Value::from(number),
                _ => Value::from(row.get::<_, Option<String>>(column)?),
            })
        };
        (0..columns).map(value).collect::<Result<_, _>>().map(Self)
    }

    fn of_postgres(row: &AnyRow) -> Result<Self, StoreError> {
        let value = |column| {
            Ok(match row.column(column).type_info().kind() {
                AnyTypeInfoKind::BigInt => row.try_get::<Option<i64>, _>(column)?.into(),
                _ => row.try_get::<Option<String>, _>(column)?.into(),
            })
        };
        (0..row.len()).map(value).collect::<Result<_, _>>().map(Self)
    }
}

fn unexpected() -> StoreError {
    StoreError::Corrupt { what: "an answer".to_owned(), reason: "it is of another kind".to_owned() }
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        Self::Unavailable(error.to_string())
    }
}

/// What the writer writes with: a connection of its own, for as long as nothing goes wrong on it. So what it has read of the database
/// stays known.
#[derive(Debug)]
pub(crate) struct Pen {
    pub(crate) database: Database,
    connection: Option<Connection>,
}

#[derive(Debug)]
enum Connection {
    Sqlite(rusqlite::Connection),
    Postgres(Lent),
}

impl Pen {
    pub(crate) fn new(database: Database) -> Self {
        Self { database, connection: None }
    }

    /// Begins a transaction. Whoever ends it well [keeps](Self::keep) it for the next one.
    pub(crate) async fn begin(&mut self) -> Result<Transaction, StoreError> {
        let begins = self.database.backend.begins_writing();
        if let Some(connection) = self.connection.take() {
            let mut transaction = Transaction(connection);
            // The database may have been away since, and is not now.
            if transaction.try_to_say(begins).await.is_ok() {
                return Ok(transaction);
            }
        }
        let mut transaction = Transaction(self.connect().await?);
        transaction.say(begins).await?;
        Ok(transaction)
    }

    async fn connect(&self) -> Result<Connection, StoreError> {
        match self.database.connections() {
            Connections::Server(_) => Ok(Connection::Postgres(self.database.lend().await?)),
            Connections::File(pool) => {
                // It is there, and nobody else calls this connection.
                let how = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
                let connection = rusqlite::Connection::open_with_flags(file_of(pool.address())?, how)?;
                connection.execute_batch(told(Backend::Sqlite))?;
                connection.execute_batch(WRITES_MUCH)?;
                connection.set_prepared_statement_cache_capacity(READY);
                Ok(Connection::Sqlite(connection))
            }
        }
    }

    /// Keeps the connection of a transaction that is over.
    pub(crate) fn keep(&mut self, transaction: Transaction) {
        self.connection = Some(transaction.0);
    }
}

/// What the connection to SQLite is told on which entries are written. An entry is put beside the one before it at its table, so SQLite
/// keeps 32 MB of what was written lately in memory.
const WRITES_MUCH: &str = "PRAGMA cache_size = -32768";

/// A transaction of the writer. Nothing of it counts unless it is [told](Self::say) to.
#[derive(Debug)]
pub(crate) struct Transaction(Connection);

impl Transaction {
    /// Says something to which there is no answer.
    pub(crate) async fn say(&mut self, statement: &'static str) -> Result<(), StoreError> {
        match &mut self.0 {
            Connection::Sqlite(connection) => {
                Ok(connection.prepare_cached(statement)?.raw_execute().map(drop)?)
            }
            Connection::Postgres(lent) => lent.say(statement).await,
        }
    }

    /// The same on a connection that may be one of before.
    async fn try_to_say(&mut self, statement: &'static str) -> Result<(), StoreError> {
        match &mut self.0 {
            Connection::Sqlite(_) => self.say(statement).await,
            Connection::Postgres(lent) => lent.try_to_say(statement).await,
        }
    }

    /// Does something with each of these lines, and answers how many lines of the database it has changed. The statement has the places
    /// of the values of one line or of several where it says so.
    pub(crate) async fn each<const VALUES: usize>(
        &mut self,
        statement: impl Fn(&str) -> String,
        all: &[[Value<'_>; VALUES]],
    ) -> Result<u64, StoreError> {
        let mut changed = 0;
        match &mut self.0 {
            Connection::Sqlite(_) if all.is_empty() => {}
            Connection::Sqlite(connection) => {
                let mut statement = connection.prepare_cached(&statement(&one_line(VALUES)))?;
                for line in all {
                    changed += statement.execute(params_from_iter(line))? as u64;
                }
            }
            Connection::Postgres(lent) => {
                for some in in_statements(all) {
                    changed += lent.execute(question(&statement, some)).await?;
                }
            }
        }
        Ok(changed)
    }

    /// The same with a statement that answers something.
    pub(crate) async fn ask_each<const VALUES: usize>(
        &mut self,
        statement: impl Fn(&str) -> String,
        all: &[[Value<'_>; VALUES]],
    ) -> Result<Vec<Answer>, StoreError> {
        let mut answers = Vec::new();
        match &mut self.0 {
            Connection::Sqlite(_) if all.is_empty() => {}
            Connection::Sqlite(connection) => {
                let mut statement = connection.prepare_cached(&statement(&one_line(VALUES)))?;
                let columns = statement.column_count();
                for line in all {
                    let mut rows = statement.query(params_from_iter(line))?;
                    while let Some(row) = rows.next()? {
                        answers.push(Answer::of_sqlite(row, columns)?);
                    }
                }
            }
            Connection::Postgres(lent) => {
                for some in in_statements(all) {
                    for row in lent.rows(question(&statement, some)).await? {
                        answers.push(Answer::of_postgres(&row)?);
                    }
                }
            }
        }
        Ok(answers)
    }

    /// The first line of the answer to a question; its values are numbered in the order in which they come first.
    pub(crate) async fn ask<const VALUES: usize>(
        &mut self,
        question: &'static str,
        values: [Value<'_>; VALUES],
    ) -> Result<Option<Answer>, StoreError> {
        let answers = self.ask_each(|_| question.to_owned(), &[values]).await?;
        Ok(answers.into_iter().next())
    }

    /// What kind of database it is written to.
    pub(crate) fn backend(&self) -> Backend {
        match self.0 {
            Connection::Sqlite(_) => Backend::Sqlite,
            Connection::Postgres(_) => Backend::Postgres,
        }
    }
}

/// The places of the values of one line, in SQLite.
fn one_line(values: usize) -> String {
    lines(Backend::Sqlite, 1, values)
}

/// A statement about some lines, in PostgreSQL.
fn question<'q, const VALUES: usize>(
    statement: &impl Fn(&str) -> String,
    some: &'q [[Value<'_>; VALUES]],
) -> Question<'q> {
    let sql = statement(&lines(Backend::Postgres, some.len(), VALUES));
    some.iter().flatten().fold(sqlx::query(AssertSqlSafe(sql)), |query, value| match value {
        Value::Text(text) => query.bind(text.as_deref()),
        Value::Number(number) => query.bind(*number),
    })
}
