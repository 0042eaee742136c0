//! When a server was last there.

use hosting::Millis;
use sqlx::Row as _;

use crate::log::kept_number;
use crate::{Store, StoreError};

impl Store {
    /// When a server was last there, if ever one was.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn last_alive(&self) -> Result<Option<Millis>, StoreError> {
        let found = sqlx::query("SELECT alive FROM presence").fetch_optional(&self.pool).await?;
        found.map(|row| Ok(row.try_get::<i64, _>(0)?.unsigned_abs())).transpose()
    }

    /// Notes that a server is there now. What another one has noted for later stays.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn note_alive(&self, now: Millis) -> Result<(), StoreError> {
        let mut transaction = self.begin().await?;
        sqlx::query(
            "INSERT INTO presence (one, alive) VALUES (1, $1) \
             ON CONFLICT (one) DO UPDATE SET alive = excluded.alive WHERE presence.alive < excluded.alive",
        )
        .bind(kept_number(now))
        .execute(&mut *transaction)
        .await?;
        transaction.commit().await?;
        Ok(())
    }
}
