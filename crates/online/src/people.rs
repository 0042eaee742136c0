//! Who is who: accounts, and the passes that let one in.
//!
//! A pass is 256 random bits, in the cookie of a browser or as the token of a program. Only its hash is kept, so that nobody who
//! reads the database can be somebody else.

use std::fmt;
use std::time::Duration;

use hosting::{Asker, Millis};
use protocol::calls::{Changes, Key, KeyKind, Newcomer};
use protocol::{AccountId, LAST_PORTRAIT};
use sha2::{Digest as _, Sha256};
use store::{Account, NewKey, Redeemed, Store, StoreError};
use table::notation::{hexadecimal, is_steering};
use unicode_normalization::UnicodeNormalization as _;

use crate::random;
use crate::time::Time;

/// How long a code that adds a device is good for.
const CODE: Duration = Duration::from_secs(10 * 60);

/// The most characters of a name, and of what a device or token is called by its owner.
const LONGEST_NAME: usize = 24;
const LONGEST_LABEL: usize = 60;

/// The most devices and tokens of an account.
const MOST_KEYS: u32 = 50;

/// What lets one in. `Debug` does not show it.
#[derive(Clone, PartialEq, Eq)]
pub struct Pass(String);

impl Pass {
    /// The pass that a client shows.
    pub fn shown(text: &str) -> Self {
        Self(text.to_owned())
    }

    /// The pass as a client keeps it.
    pub fn secret(&self) -> &str {
        &self.0
    }

    fn new() -> Result<Self, PeopleError> {
        let bytes: [u8; 32] = random::bytes().map_err(|_| PeopleError::NoChance)?;
        Ok(Self(hexadecimal(&bytes).to_string()))
    }

    /// Whether it is the one that is kept under this hash.
    pub fn is_key(&self, hash: &str) -> bool {
        self.hash() == hash
    }

    fn hash(&self) -> String {
        hexadecimal(&Sha256::digest(self.0.as_bytes())).to_string()
    }
}

impl fmt::Debug for Pass {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Pass(…)")
    }
}

/// Something about accounts that was not done.
#[derive(Debug, thiserror::Error)]
pub enum PeopleError {
    /// The name cannot be one.
    #[error("a name has 1 to {LONGEST_NAME} characters on one line")]
    Name,
    /// There is no such portrait.
    #[error("a portrait is a number from 1 to {LAST_PORTRAIT}, and 0 is no choice")]
    Portrait,
    /// Nothing is to be changed.
    #[error("say what is to be changed: \"name\", \"portrait\" or both")]
    NoChange,
    /// What a device or token is called is too long, or not one line.
    #[error("what a device or a token is called has at most {LONGEST_LABEL} characters on one line")]
    Label,
    /// The account has as many devices and tokens as it may have.
    #[error("an account has at most {MOST_KEYS} devices and tokens; remove one first")]
    TooMany,
    /// The code is none, was used, or is too old.
    #[error("this code does not work: it works once, within ten minutes")]
    Code,
    /// The system has no random bits.
    #[error("the system has no random numbers at the moment")]
    NoChance,
    /// It could not be kept; the same may be tried again.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Who is who on a server.
#[derive(Clone, Debug)]
pub struct People {
    store: Store,
    time: Time,
}

impl People {
    /// The people that a store keeps.
    pub fn new(store: Store, time: Time) -> Self {
        Self { store, time }
    }

    /// Makes an account, and the pass of the device that it is made on.
    ///
    /// # Errors
    /// If the name or the portrait cannot be one, or it could not be kept.
    pub async fn join(&self, newcomer: &Newcomer) -> Result<(Account, Pass), PeopleError> {
        let (name, portrait) = (checked_name(&newcomer.name)?, checked_portrait(newcomer.portrait)?);
        let id = AccountId::new(random::number().map_err(|_| PeopleError::NoChance)?);
        let (account, pass) = (Account { id, name, portrait }, Pass::new()?);
        let hash = pass.hash();
        self.store.create_account(&account, self.key(&hash, KeyKind::Device, &newcomer.device)?).await?;
        Ok((account, pass))
    }

    /// Who shows this pass, if anybody has it.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn recognise(&self, pass: &Pass) -> Result<Option<Asker>, PeopleError> {
        let found = self.store.account_of_key(&pass.hash(), self.time.now()).await?;
        Ok(found.map(|(Account { id, name, portrait }, kind)| Asker {
            account: id,
            name,
            portrait,
            program: kind == KeyKind::Token,
        }))
    }

    /// Gives somebody another name, another portrait, or both, and answers who it is then.
    ///
    /// # Errors
    /// If nothing is to be changed, the name or the portrait cannot be one, or it could not be kept.
    pub async fn change(&self, asker: Asker, changes: &Changes) -> Result<Asker, PeopleError> {
        if *changes == Changes::default() {
            return Err(PeopleError::NoChange);
        }
        let name = changes.name.as_deref().map(checked_name).transpose()?;
        let portrait = changes.portrait.map(checked_portrait).transpose()?;
        self.store.change_account(asker.account, name.as_deref(), portrait).await?;
        Ok(Asker { name: name.unwrap_or(asker.name), portrait: portrait.unwrap_or(asker.portrait), ..asker })
    }

    /// The devices and tokens of an account.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn keys(&self, account: AccountId) -> Result<Vec<Key>, PeopleError> {
        Ok(self.store.keys(account).await?)
    }

    /// A pass for a program.
    ///
    /// # Errors
    /// If the account has too many, or it could not be kept.
    pub async fn add_token(&self, account: AccountId, label: &str) -> Result<Pass, PeopleError> {
        self.add(account, KeyKind::Token, label).await
    }

    /// Takes a pass away, by its hash; whether the account had it.
    ///
    /// # Errors
    /// If it could not be kept.
    pub async fn revoke(&self, account: AccountId, hash: &str) -> Result<bool, PeopleError> {
        // Not every text can be asked for in a database.
        Ok(is_hash(hash) && self.store.remove_key(account, hash).await?)
    }

    /// A code that adds a device to an account, once, within ten minutes; and until when.
    ///
    /// # Errors
    /// If it could not be kept.
    pub async fn code(&self, account: AccountId) -> Result<(String, Millis), PeopleError> {
        let code = AccountId::new(random::number().map_err(|_| PeopleError::NoChance)?).to_string();
        let expires = self.time.now() + CODE.as_millis() as Millis;
        self.store.add_code(account, &code_hash(&code), expires).await?;
        Ok((code, expires))
    }

    /// The pass of a device that is added by a code. Where none is added, the code is as good as before.
    ///
    /// # Errors
    /// If the code does not work, the account has too many devices and tokens, or it could not be kept.
    pub async fn redeem(&self, code: &str, device: &str) -> Result<(Account, Pass), PeopleError> {
        let pass = Pass::new()?;
        let hash = pass.hash();
        let key = self.key(&hash, KeyKind::Device, device)?;
        match self.store.redeem(&code_hash(code), key, MOST_KEYS).await? {
            Redeemed::Added(account) => Ok((account, pass)),
            Redeemed::NoCode => Err(PeopleError::Code),
            Redeemed::TooMany => Err(PeopleError::TooMany),
        }
    }

    /// Deletes what is kept of an account: its games stay, played by somebody without a name.
    ///
    /// # Errors
    /// If it could not be deleted to its end; what is left is deleted when that is asked for again.
    pub async fn forget(&self, account: AccountId) -> Result<(), StoreError> {
        self.store.forget(account).await
    }

    async fn add(&self, account: AccountId, kind: KeyKind, label: &str) -> Result<Pass, PeopleError> {
        let pass = Pass::new()?;
        let hash = pass.hash();
        let is_added = self.store.add_key(account, self.key(&hash, kind, label)?, MOST_KEYS).await?;
        if is_added { Ok(pass) } else { Err(PeopleError::TooMany) }
    }

    fn key<'a>(&self, hash: &'a str, kind: KeyKind, label: &'a str) -> Result<NewKey<'a>, PeopleError> {
        let label = label.trim();
        if label.chars().count() > LONGEST_LABEL || label.chars().any(is_steering) {
            return Err(PeopleError::Label);
        }
        Ok(NewKey { hash, kind, label, at: self.time.now() })
    }
}

/// Whether a text looks like what is kept of a pass.
fn is_hash(text: &str) -> bool {
    text.bytes().all(|digit| digit.is_ascii_hexdigit())
}

/// A code as it is kept: it may be typed in capitals, and with spaces or hyphens in between.
fn code_hash(code: &str) -> String {
    let typed: String = code.chars().filter(|c| c.is_alphanumeric()).collect();
    Pass(typed.to_lowercase()).hash()
}

fn checked_portrait(portrait: u8) -> Result<u8, PeopleError> {
    if portrait <= LAST_PORTRAIT { Ok(portrait) } else { Err(PeopleError::Portrait) }
}

/// A name as others read it: composed characters, without spaces around it.
fn checked_name(name: &str) -> Result<String, PeopleError> {
    let name: String = name.trim().nfc().collect();
    let is_seen = name.chars().any(|c| !c.is_whitespace() && !is_invisible(c));
    let is_short = name.chars().count() <= LONGEST_NAME;
    let is_one = is_seen && is_short && !name.chars().any(is_steering);
    if is_one { Ok(name) } else { Err(PeopleError::Name) }
}

/// Whether nothing is seen of a character; some of them join others that are.
fn is_invisible(c: char) -> bool {
    matches!(
        c,
        '\u{ad}' | '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200f}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}'
            | '\u{feff}' | '\u{ffa0}' | '\u{e0000}'..='\u{e0fff}'
    )
}
