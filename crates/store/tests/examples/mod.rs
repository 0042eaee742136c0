//! Tables and accounts to try.
#![allow(dead_code, reason = "every test uses some of it")]

use hosting::{Entry, Table, What};
use protocol::calls::KeyKind;
use protocol::fair::Secret;
use protocol::{AccountId, Opening, Phase, TableId};
use store::{Account, NewKey, NewTable, Noted, Place, Store, TableKept};
use table::Seat;

pub(crate) const HOST: AccountId = AccountId::new(1);
pub(crate) const SECRET: Secret = Secret::new([5; 32]);
pub(crate) const NEXT_SECRET: Secret = Secret::new([6; 32]);

/// When tables are opened.
pub(crate) const OPENED: u64 = 7;

pub(crate) fn opened(at: u64) -> Entry {
    let opening: Opening = serde_json::from_str("{\"game\": \"shazamm\"}").unwrap();
    Entry { at, by: None, what: Table::open(opening, HOST, &SECRET, &NEXT_SECRET).unwrap() }
}

pub(crate) fn sat(account: AccountId, name: &str, portrait: u8, seat: usize) -> What {
    let (seat, name) = (Seat::new(seat), name.to_owned());
    What::Sat { seat, account, name, portrait, program: false, salt: None }
}

pub(crate) fn table(id: u64) -> NewTable {
    NewTable {
        id: TableId::new(id),
        secret: SECRET,
        next_secret: NEXT_SECRET,
        log: vec![opened(OPENED)],
        noted: Noted { game: "shazamm".to_owned(), phase: Phase::Gathering, listed: true },
        seats: vec![(HOST, Seat::new(0))],
    }
}

/// A place in the log of a table.
pub(crate) fn place(id: u64, number: u64) -> Place {
    Place { opened: OPENED, table: TableId::new(id), number }
}

pub(crate) async fn kept(store: &Store, id: u64, from: u64) -> TableKept {
    store.table(TableId::new(id), from).await.unwrap().unwrap()
}

pub(crate) fn anna() -> Account {
    Account { id: HOST, name: "Anna".to_owned(), portrait: 7 }
}

pub(crate) fn key(hash: &str, kind: KeyKind, at: u64) -> NewKey<'_> {
    NewKey { hash, kind, label: "kitchen", at }
}
