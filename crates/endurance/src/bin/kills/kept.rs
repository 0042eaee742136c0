//! The logs, read from the database itself.

use protocol::Phase;
use store::{Store, StoreError};

use crate::checking::{Kept, Logs, Verdict, check};
use crate::notes::Notes;

/// Compares what the clients have noted with what the database at an address has; `wrong` is what went wrong before.
pub(crate) async fn judge(database: &str, notes: &Notes, wrong: Vec<String>) -> Result<Verdict, String> {
    let store = Store::open(database).await.map_err(|error| error.to_string())?;
    let read = read(&store).await;
    store.close().await;
    let (logs, unreadable) = read.map_err(|error| error.to_string())?;
    let mut verdict = check(&notes.close(), &logs);
    for what in unreadable.into_iter().chain(wrong) {
        verdict.diverge(&what);
    }
    Ok(verdict)
}

/// All tables of a database, and those that cannot be read, with the reason.
async fn read(store: &Store) -> Result<(Logs, Vec<String>), StoreError> {
    let (mut logs, mut unreadable) = (Logs::new(), Vec::new());
    for phase in [Phase::Gathering, Phase::Playing, Phase::Over, Phase::Closed] {
        for id in store.tables_in(phase, u32::MAX).await? {
            match store.table(id, 0).await {
                Ok(Some(kept)) => drop(logs.insert(id, Kept { secret: kept.secret, log: kept.log })),
                Ok(None) => unreadable.push(format!("table {id} is noted, and not there")),
                Err(StoreError::Corrupt { what, reason }) => {
                    unreadable.push(format!("{what}, {id}: {reason}"));
                }
                Err(error) => return Err(error),
            }
        }
    }
    Ok((logs, unreadable))
}
