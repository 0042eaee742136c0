//! Accounts, and what lets one in: devices, tokens of programs, codes that add a device.

use hosting::{Entry, Millis, What};
use protocol::calls::{Key, KeyKind};
use protocol::{AccountId, TableId};
use sqlx::any::AnyRow;
use sqlx::{AssertSqlSafe, Row as _};
use subtle::ConstantTimeEq as _;

use crate::lent::{Lent, Question};
use crate::log::{kept_number, table_id, written};
use crate::many::{in_statements, lines};
use crate::{Store, StoreError};

/// An account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Account {
    /// What it is called by.
    pub id: AccountId,
    /// The name that others read.
    pub name: String,
    /// The portrait that others see.
    pub portrait: u8,
}

/// A key that is made.
#[derive(Clone, Copy, Debug)]
pub struct NewKey<'a> {
    /// The hash of its secret.
    pub hash: &'a str,
    /// What it is.
    pub kind: KeyKind,
    /// What its owner calls it.
    pub label: &'a str,
    /// When it is made.
    pub at: Millis,
}

/// What became of a code that was to add a key.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Redeemed {
    /// The account has the key now.
    Added(Account),
    /// The code is none, was used, or is too old.
    NoCode,
    /// The account has as many keys as it may have; the code is as good as before.
    TooMany,
}

/// How precisely it is noted when a key was last used.
const HOUR: Millis = 60 * 60 * 1000;

impl Store {
    /// Makes an account with its first key.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn create_account(&self, account: &Account, key: NewKey<'_>) -> Result<(), StoreError> {
        let mut transaction = self.database.begin().await?;
        transaction
            .execute(
                sqlx::query("INSERT INTO accounts (id, name, made, portrait) VALUES ($1, $2, $3, $4)")
                    .bind(account.id.to_string())
                    .bind(&account.name)
                    .bind(kept_number(key.at))
                    .bind(i64::from(account.portrait)),
            )
            .await?;
        insert_key(&mut transaction, account.id, key).await?;
        transaction.commit().await?;
        Ok(())
    }

    /// The account that a key lets in, and what the key is. That it was used is noted.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn account_of_key(
        &self,
        hash: &str,
        now: Millis,
    ) -> Result<Option<(Account, KeyKind)>, StoreError> {
        let found = self.database.row(sqlx::query(
            "SELECT accounts.id, accounts.name, keys.kind, keys.used, keys.hash, accounts.portrait FROM keys \
             JOIN accounts ON accounts.id = keys.account WHERE keys.hash = $1",
        )
        .bind(hash)).await?;
        let Some(row) = found else { return Ok(None) };
        let kept: String = row.try_get(4)?;
        if !bool::from(kept.as_bytes().ct_eq(hash.as_bytes())) {
            return Ok(None);
        }
        if moment(&row, 3)? + HOUR <= now {
            let (database, hash) = (self.database.clone(), hash.to_owned());
            let used =
                sqlx::query("UPDATE keys SET used = $2 WHERE hash = $1").bind(hash).bind(kept_number(now));
            // Nobody waits for this, or is locked out because it cannot be noted.
            tokio::spawn(async move { database.execute(used).await });
        }
        let kind = read_kind(&row.try_get::<String, _>(2)?);
        let (name, portrait) = (row.try_get(1)?, portrait(&row, 5)?);
        Ok(Some((Account { id: id(&row, 0)?, name, portrait }, kind)))
    }

    /// Gives an account another name, another portrait, or both; whether there is such an account.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn change_account(
        &self,
        account: AccountId,
        name: Option<&str>,
        portrait: Option<u8>,
    ) -> Result<bool, StoreError> {
        let changed = self.database.execute(sqlx::query(
            "UPDATE accounts SET name = COALESCE($2, name), portrait = COALESCE($3, portrait) WHERE id = $1",
        )
        .bind(account.to_string())
        .bind(name)
        .bind(portrait.map(i64::from))).await?;
        Ok(changed > 0)
    }

    /// Adds a key to an account; whether that has at most so many with it.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn add_key(&self, account: AccountId, key: NewKey<'_>, most: u32) -> Result<bool, StoreError> {
        let mut transaction = self.database.begin().await?;
        let is_one = insert_key_of(&mut transaction, account, key, most).await?;
        if is_one {
            transaction.commit().await?;
        } else {
            transaction.roll_back().await?;
        }
        Ok(is_one)
    }

    /// The keys of an account, oldest first.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn keys(&self, account: AccountId) -> Result<Vec<Key>, StoreError> {
        let rows = self
            .database
            .rows(
                sqlx::query(
                    "SELECT hash, kind, label, made, used FROM keys WHERE account = $1 ORDER BY made, hash",
                )
                .bind(account.to_string()),
            )
            .await?;
        let key = |row: AnyRow| {
            let kind = read_kind(&row.try_get::<String, _>(1)?);
            let (made, used) = (moment(&row, 3)?, moment(&row, 4)?);
            Ok(Key { key: row.try_get(0)?, kind, label: row.try_get(2)?, made, used, this: false })
        };
        rows.into_iter().map(key).collect()
    }

    /// Takes a key away from an account; whether it had it.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn remove_key(&self, account: AccountId, hash: &str) -> Result<bool, StoreError> {
        let removed = self
            .database
            .execute(
                sqlx::query("DELETE FROM keys WHERE account = $1 AND hash = $2")
                    .bind(account.to_string())
                    .bind(hash),
            )
            .await?;
        Ok(removed > 0)
    }

    /// Notes a code that adds a device to an account, in the place of any other.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn add_code(&self, account: AccountId, hash: &str, expires: Millis) -> Result<(), StoreError> {
        let mut transaction = self.database.begin().await?;
        transaction
            .execute(sqlx::query("DELETE FROM codes WHERE account = $1").bind(account.to_string()))
            .await?;
        transaction
            .execute(
                sqlx::query("INSERT INTO codes (hash, account, expires) VALUES ($1, $2, $3)")
                    .bind(hash)
                    .bind(account.to_string())
                    .bind(kept_number(expires)),
            )
            .await?;
        transaction.commit().await?;
        Ok(())
    }

    /// Uses a code: adds a key to the account that has asked for it, if the code is not too old and the account has at most so many keys
    /// then. It works once; where no key is added it may be used again, as long as it is good.
    ///
    /// # Errors
    /// If it cannot be written; then the code is as good as before.
    pub async fn redeem(&self, code: &str, key: NewKey<'_>, most: u32) -> Result<Redeemed, StoreError> {
        let mut transaction = self.database.begin().await?;
        let using = sqlx::query("DELETE FROM codes WHERE hash = $1 AND expires > $2 RETURNING account");
        let account = match transaction.row(using.bind(code).bind(kept_number(key.at))).await? {
            Some(row) => id(&row, 0)?,
            None => {
                transaction.roll_back().await?;
                return Ok(Redeemed::NoCode);
            }
        };
        if !insert_key_of(&mut transaction, account, key, most).await? {
            transaction.roll_back().await?;
            return Ok(Redeemed::TooMany);
        }
        // In the same transaction: who is told nothing has used up no code.
        let whose = sqlx::query("SELECT name, portrait FROM accounts WHERE id = $1");
        let Some(row) = transaction.row(whose.bind(account.to_string())).await? else {
            transaction.roll_back().await?;
            return Ok(Redeemed::NoCode);
        };
        let account = Account { id: account, name: row.try_get(0)?, portrait: portrait(&row, 1)? };
        transaction.commit().await?;
        Ok(Redeemed::Added(account))
    }

    /// The tables at which an account sits or sat, newest first.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn tables_of(&self, account: AccountId) -> Result<Vec<TableId>, StoreError> {
        let rows = self
            .database
            .rows(
                sqlx::query(
                    "SELECT tables.id FROM seats JOIN tables ON tables.id = seats.table_id \
             WHERE seats.account = $1 AND seats.seat IS NOT NULL ORDER BY tables.opened DESC, tables.id",
                )
                .bind(account.to_string()),
            )
            .await?;
        rows.iter().map(|row| table_id(row, 0)).collect()
    }

    /// The same, of those at which no game is over, as far as that is noted.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn open_tables_of(&self, account: AccountId) -> Result<Vec<TableId>, StoreError> {
        let open = sqlx::query(
            "SELECT tables.id FROM seats JOIN tables ON tables.id = seats.table_id WHERE seats.account = $1 \
             AND seats.seat IS NOT NULL AND (tables.phase = 'gathering' OR tables.phase = 'playing') \
             ORDER BY tables.opened DESC, tables.id",
        );
        let rows = self.database.rows(open.bind(account.to_string())).await?;
        rows.iter().map(|row| table_id(row, 0)).collect()
    }

    /// Which of these accounts were deleted.
    ///
    /// # Errors
    /// If that cannot be read.
    pub async fn gone_of(&self, accounts: &[AccountId]) -> Result<Vec<AccountId>, StoreError> {
        let (mut gone, accounts) = (Vec::new(), accounts.iter().map(ToString::to_string).collect::<Vec<_>>());
        for some in in_statements(&accounts) {
            let sql = format!(
                "SELECT id FROM accounts WHERE name = '' AND id IN (VALUES {})",
                lines(self.database.backend, some.len(), 1)
            );
            let nameless = some.iter().fold(sqlx::query(AssertSqlSafe(sql)), Question::bind);
            for row in self.database.rows(nameless).await? {
                gone.push(id(&row, 0)?);
            }
        }
        Ok(gone)
    }

    /// Deletes what is kept of an account: its keys and codes, and its name and portrait, wherever they stand. Its games stay, played
    /// by somebody without a name.
    ///
    /// That may be much, so it is done one table after the other, and others write in between; but from the beginning on its name is
    /// written nowhere any more. What lets one in goes last.
    ///
    /// # Errors
    /// If something cannot be read or written. Then what lets one in is still there, and what is left goes when this is done again.
    pub async fn forget(&self, account: AccountId) -> Result<(), StoreError> {
        let owner = account.to_string();
        let nameless = sqlx::query("UPDATE accounts SET name = '', portrait = 0 WHERE id = $1").bind(&owner);
        self.database.execute(nameless).await?;
        let all = sqlx::query("SELECT table_id FROM seats WHERE account = $1").bind(&owner);
        for table in self.database.rows(all).await? {
            let mut transaction = self.database.begin().await?;
            forget_name(&mut transaction, table.try_get(0)?, account).await?;
            transaction.commit().await?;
        }
        let mut transaction = self.database.begin().await?;
        for statement in [
            "DELETE FROM keys WHERE account = $1",
            "DELETE FROM codes WHERE account = $1",
            // It may have got another one meanwhile, on another device.
            "UPDATE accounts SET name = '', portrait = 0 WHERE id = $1",
        ] {
            transaction.execute(sqlx::query(statement).bind(&owner)).await?;
        }
        // With that name somebody may have sat down.
        let open = sqlx::query(
            "SELECT tables.id FROM seats JOIN tables ON tables.id = seats.table_id \
             WHERE seats.account = $1 AND (tables.phase = 'gathering' OR tables.phase = 'playing')",
        );
        for table in transaction.rows(open.bind(&owner)).await? {
            forget_name(&mut transaction, table.try_get(0)?, account).await?;
        }
        transaction.commit().await
    }
}

/// Takes the name and the portrait of an account out of the log of a table. It is the one exception from the law that a log is never
/// changed: a name in it is not part of the game.
async fn forget_name(connection: &mut Lent, table: String, account: AccountId) -> Result<(), StoreError> {
    // A text in an entry cannot look like this, because its quotation marks are written otherwise.
    let named = sqlx::query(
        "SELECT number, body FROM entries \
         WHERE opened = (SELECT opened FROM tables WHERE id = $1) AND table_id = $1 \
         AND body LIKE '%\"what\":\"sat\"%' AND body LIKE $2",
    );
    let named = named.bind(&table).bind(format!("%\"account\":\"{account}\"%"));
    for row in connection.rows(named).await? {
        if let Some(body) = without_name(&row.try_get::<String, _>(1)?, account)? {
            let changing = sqlx::query(
                "UPDATE entries SET body = $3 \
                 WHERE opened = (SELECT opened FROM tables WHERE id = $1) AND table_id = $1 AND number = $2",
            );
            let changing = changing.bind(&table).bind(row.try_get::<i64, _>(0)?).bind(body);
            connection.execute(changing).await?;
        }
    }
    Ok(())
}

/// An entry without the name and the portrait of an account, if it has them.
pub(crate) fn without_name(body: &str, gone: AccountId) -> Result<Option<String>, StoreError> {
    let Ok(mut entry) = serde_json::from_str::<Entry>(body) else { return Ok(None) };
    match &mut entry.what {
        What::Sat { account, name, portrait, .. }
            if *account == gone && (!name.is_empty() || *portrait != 0) =>
        {
            name.clear();
            *portrait = 0;
        }
        _ => return Ok(None),
    }
    written(&entry).map(Some)
}

/// Adds a key to an account; whether that has at most so many with it. If not, it must be taken back.
async fn insert_key_of(
    connection: &mut Lent,
    account: AccountId,
    key: NewKey<'_>,
    most: u32,
) -> Result<bool, StoreError> {
    insert_key(connection, account, key).await?;
    let kept = sqlx::query("SELECT COUNT(*) FROM keys WHERE account = $1").bind(account.to_string());
    let kept: i64 = connection.row(kept).await?.map_or(Ok(0), |row| row.try_get(0))?;
    Ok(kept <= i64::from(most))
}

async fn insert_key(connection: &mut Lent, account: AccountId, key: NewKey<'_>) -> Result<(), StoreError> {
    connection
        .execute(
            sqlx::query(
                "INSERT INTO keys (hash, account, kind, label, made, used) VALUES ($1, $2, $3, $4, $5, $5)",
            )
            .bind(key.hash)
            .bind(account.to_string())
            .bind(kept_kind(key.kind))
            .bind(key.label)
            .bind(kept_number(key.at)),
        )
        .await?;
    Ok(())
}

const fn kept_kind(kind: KeyKind) -> &'static str {
    match kind {
        KeyKind::Device => "device",
        KeyKind::Token => "token",
    }
}

fn read_kind(kept: &str) -> KeyKind {
    if kept == kept_kind(KeyKind::Token) { KeyKind::Token } else { KeyKind::Device }
}

fn portrait(row: &AnyRow, column: usize) -> Result<u8, StoreError> {
    Ok(u8::try_from(row.try_get::<i64, _>(column)?).unwrap_or_default())
}

fn moment(row: &AnyRow, column: usize) -> Result<Millis, StoreError> {
    Ok(row.try_get::<i64, _>(column)?.unsigned_abs())
}

pub(crate) fn id(row: &AnyRow, column: usize) -> Result<AccountId, StoreError> {
    read_account(&row.try_get::<String, _>(column)?)
}

pub(crate) fn read_account(text: &str) -> Result<AccountId, StoreError> {
    text.parse().map_err(|_| StoreError::Corrupt { what: "an account".to_owned(), reason: text.to_owned() })
}
