//! Which servers are there, and when one was last.

use hosting::Millis;
use sqlx::Row as _;

use crate::log::kept_number;
use crate::{Store, StoreError};

/// A server, and when it has noted last that it is there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Noticed {
    /// Its number.
    pub node: u32,
    /// When.
    pub alive: Millis,
    /// Whether it has ended then, and said so.
    pub has_ended: bool,
}

impl Noticed {
    /// As it is kept: the moment of an end is below zero.
    fn kept(self) -> i64 {
        let alive = kept_number(self.alive);
        if self.has_ended { -alive } else { alive }
    }
}

impl Store {
    /// The servers that have noted that they are there, and have not been [buried](Self::bury).
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn noticed(&self) -> Result<Vec<Noticed>, StoreError> {
        let rows = self.database.rows(sqlx::query("SELECT one, alive FROM presence ORDER BY one")).await?;
        let noticed = |row: &sqlx::any::AnyRow| {
            let node = u32::try_from(row.try_get::<i64, _>(0)?).unwrap_or_default();
            let alive: i64 = row.try_get(1)?;
            Ok(Noticed { node, alive: alive.unsigned_abs(), has_ended: alive < 0 })
        };
        rows.iter().map(noticed).collect()
    }

    /// Notes that a server is there now.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn note_alive(&self, node: u32, now: Millis) -> Result<(), StoreError> {
        let noting = sqlx::query(
            "INSERT INTO presence (one, alive) VALUES ($1, $2) \
             ON CONFLICT (one) DO UPDATE SET alive = excluded.alive WHERE presence.alive < excluded.alive",
        );
        self.database.execute(noting.bind(i64::from(node)).bind(kept_number(now))).await?;
        Ok(())
    }

    /// Notes that a server ends now, in good order. It is not there any more from then on.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn note_end(&self, node: u32, now: Millis) -> Result<(), StoreError> {
        let end = Noticed { node, alive: now, has_ended: true };
        let noting = sqlx::query("UPDATE presence SET alive = $2 WHERE one = $1");
        self.database.execute(noting.bind(i64::from(node)).bind(end.kept())).await?;
        Ok(())
    }

    /// Strikes out a server that has noted nothing since; whether it was still noted so. Of several who do that, one is told yes.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn bury(&self, gone: Noticed) -> Result<bool, StoreError> {
        let burying = sqlx::query("DELETE FROM presence WHERE one = $1 AND alive = $2");
        let burying = burying.bind(i64::from(gone.node)).bind(gone.kept());
        Ok(self.database.execute(burying).await? > 0)
    }
}
