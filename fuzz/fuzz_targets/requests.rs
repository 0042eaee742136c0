//! Any bytes as what clients say at a table, one request a line: nothing breaks, what is accepted fits, and the log tells all.
#![no_main]

use hosting::{Asker, Entry, Origin, Table};
use libfuzzer_sys::fuzz_target;
use protocol::fair::Secret;
use protocol::{AccountId, Frame, Opening, Request, TableId};
use table::Viewer;

/// The most requests of a run.
const MOST: usize = 60;

fuzz_target!(|bytes: &[u8]| {
    let Ok(text) = str::from_utf8(bytes) else { return };
    let mut lines = text.lines();
    // The first line opens the table.
    let Some(opening) = lines.next().and_then(|line| serde_json::from_str::<Opening>(line).ok()) else { return };
    let (secret, id) = (Secret::new([7; 32]), TableId::new(1));
    let Ok(what) = Table::open(opening, AccountId::new(0), &secret, &secret) else { return };
    let mut log = vec![Entry { at: 0, by: None, what }];
    let mut table = Table::replay(id, secret, log.clone()).expect("a table that was opened is one");
    for line in lines.take(MOST) {
        let Ok(Frame { number, request: Request::Table(command), .. }) = Frame::read(line) else { continue };
        let account = AccountId::new(number % 7);
        let asker = Asker { account, name: "Somebody".to_owned(), portrait: 3, program: false };
        if let Ok(what) = table.decide(&asker, &command) {
            let entry = Entry { at: log.len() as u64, by: Some(Origin { account, number }), what };
            table.tell(&entry, &[Viewer::Spectator]).expect("what was decided fits");
            log.push(entry);
        }
    }
    let kept: Vec<Entry> = log
        .iter()
        .map(|entry| serde_json::from_str(&serde_json::to_string(entry).expect("written")).expect("read"))
        .collect();
    let again = Table::replay(id, secret, kept).expect("a log is a table");
    let seen = |table: &Table| serde_json::to_string(&table.seen(Viewer::Spectator).expect("seen")).expect("written");
    assert_eq!(seen(&again), seen(&table));
});
