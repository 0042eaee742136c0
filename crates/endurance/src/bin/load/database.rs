//! A place in a PostgreSQL of others: a schema of its own for each server, which is gone afterwards with all that is in it.

use std::process;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use sqlx::{AssertSqlSafe, Connection as _, PgConnection};
use tokio::runtime::Builder;
use tokio::time::timeout;

use crate::fault::Fault;

/// How long the database may take to do what it is told.
const PATIENCE: Duration = Duration::from_secs(30);

/// How many were made.
static MADE: AtomicU32 = AtomicU32::new(0);

/// A place without tables.
#[derive(Debug)]
pub(crate) struct Database {
    url: String,
    schema: String,
    address: String,
}

impl Database {
    /// One in the database of this address.
    pub(crate) fn make(url: &str) -> Result<Self, Fault> {
        let schema = format!("load_{}_{}", process::id(), MADE.fetch_add(1, Ordering::Relaxed));
        tell(url, format!("CREATE SCHEMA {schema}"))?;
        Ok(Self { url: url.to_owned(), address: within(url, &schema), schema })
    }

    /// What a server is told so that it keeps everything there.
    pub(crate) fn address(&self) -> &str {
        &self.address
    }
}

impl Drop for Database {
    fn drop(&mut self) {
        if let Err(fault) = tell(&self.url, format!("DROP SCHEMA {} CASCADE", self.schema)) {
            eprintln!("load: the schema {} is left behind: {fault}", self.schema);
        }
    }
}

/// Refuses a database in which there is anything.
pub(crate) fn must_be_empty(url: &str) -> Result<(), Fault> {
    let count = "SELECT count(*) FROM information_schema.tables \
                 WHERE table_schema NOT IN ('pg_catalog', 'information_schema')";
    let count: i64 = block_on(async {
        let mut connection = PgConnection::connect(url).await?;
        let count = sqlx::query_scalar(count).fetch_one(&mut connection).await?;
        connection.close().await?;
        Ok(count)
    })?;
    if count == 0 {
        return Ok(());
    }
    Err(Fault::Other(format!(
        "the database has {count} tables of others: name an empty one, or say --beside, which leaves them alone"
    )))
}

fn tell(url: &str, statement: String) -> Result<(), Fault> {
    block_on(async {
        let mut connection = PgConnection::connect(url).await?;
        sqlx::raw_sql(AssertSqlSafe(statement)).execute(&mut connection).await?;
        connection.close().await
    })
}

fn block_on<T>(doing: impl Future<Output = Result<T, sqlx::Error>>) -> Result<T, Fault> {
    let runtime = Builder::new_current_thread().enable_all().build()?;
    let done = runtime.block_on(async { timeout(PATIENCE, doing).await });
    let done = done.map_err(|_| Fault::Other(format!("the database does not answer within {PATIENCE:?}")))?;
    done.map_err(|error| Fault::Other(format!("the database: {error}")))
}

/// The same database, in which a schema comes first.
fn within(url: &str, schema: &str) -> String {
    let mark = if url.contains('?') { '&' } else { '?' };
    format!("{url}{mark}options=-csearch_path%3D{schema}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_schema_is_part_of_the_address() {
        assert_eq!(
            within("postgres://load@db/load", "load_1_0"),
            "postgres://load@db/load?options=-csearch_path%3Dload_1_0"
        );
        assert_eq!(
            within("postgres:///load?host=/run", "load_1_0"),
            "postgres:///load?host=/run&options=-csearch_path%3Dload_1_0"
        );
    }
}
