//! A table as it is known, brought up to date by what happens.

use std::ops::Deref;

use crate::{AccountId, Happened, Phase, Sitter, Snapshot};

/// A table as somebody knows it: a snapshot, and everything that has happened since.
#[derive(Clone, Debug)]
pub struct Seen<J> {
    snapshot: Snapshot<J>,
    /// Who knows it.
    account: Option<AccountId>,
}

impl<J> Seen<J> {
    /// A table as this account sees it now; whoever looks with a spectator's eyes names none.
    pub fn new(snapshot: Snapshot<J>, account: Option<AccountId>) -> Self {
        Self { snapshot, account }
    }

    /// Whether it is the table of whoever sees it.
    pub fn is_host(&self) -> bool {
        self.account == Some(self.snapshot.host)
    }
}

impl<J: Clone> Seen<J> {
    /// Something has happened.
    pub fn apply(&mut self, entries: u64, happened: &Happened<J>) {
        let table = &mut self.snapshot;
        table.entries = entries;
        match happened {
            Happened::Seat { seat, sitter, host, phase } => {
                if let Some(place) = table.seats.get_mut(seat.index()) {
                    place.clone_from(sitter);
                }
                (table.host, table.phase) = (*host, *phase);
                let is_own =
                    matches!(sitter, Sitter::Person { account, .. } if Some(*account) == self.account);
                if is_own {
                    table.you = Some(*seat);
                } else if table.you == Some(*seat) {
                    table.you = None;
                }
            }
            Happened::Game { game, .. } => {
                table.phase = if game.outcome.is_some() { Phase::Over } else { Phase::Playing };
                table.game = Some(game.clone());
            }
            Happened::Paused { deadlines } => {
                if let Some(game) = &mut table.game {
                    game.deadlines.clone_from(deadlines);
                }
            }
            Happened::Again { seat } => {
                if !table.again.contains(seat) {
                    table.again.push(*seat);
                }
            }
            Happened::Closed => table.phase = Phase::Closed,
            Happened::Next { next } => table.next = Some(*next),
        }
    }
}

impl<J> Deref for Seen<J> {
    type Target = Snapshot<J>;

    fn deref(&self) -> &Snapshot<J> {
        &self.snapshot
    }
}

#[cfg(test)]
mod tests {
    use serde_json::Value;
    use table::Seat;

    use super::*;

    const ANNA: &str = "3hy0d05v7atfx";
    const BEN: &str = "8zc6szvnmb10r";

    fn happened(text: &str) -> Happened<Value> {
        serde_json::from_str(text).unwrap()
    }

    /// Somebody in a seat, or nobody, after which the table is Anna's.
    fn seat(seat: u8, account: Option<&str>) -> Happened<Value> {
        let sitter = account.map_or_else(
            || "{\"is\": \"nobody\"}".to_owned(),
            |account| format!("{{\"is\": \"person\", \"account\": {account:?}, \"name\": \"\"}}"),
        );
        happened(&format!(
            "{{\"what\": \"seat\", \"seat\": {seat}, \"sitter\": {sitter}, \"host\": {ANNA:?}, \
             \"phase\": \"gathering\"}}"
        ))
    }

    fn opened(account: &str) -> Seen<Value> {
        let snapshot = format!(
            "{{\"entries\": 1, \"opening\": {{\"game\": \"shazamm\"}}, \"rules\": 2, \"phase\": \"gathering\", \
             \"host\": {ANNA:?}, \"seats\": [{{\"is\": \"nobody\"}}, {{\"is\": \"nobody\"}}], \
             \"commitment\": {:?}}}",
            "0".repeat(64)
        );
        Seen::new(serde_json::from_str(&snapshot).unwrap(), Some(account.parse().unwrap()))
    }

    #[test]
    fn one_knows_where_one_sits() {
        let mut anna = opened(ANNA);
        let mut ben = opened(BEN);
        assert!(anna.is_host() && !ben.is_host());
        for (entries, (happened, you)) in (2..).zip([
            (seat(1, Some(BEN)), None),
            (seat(2, Some(ANNA)), Some(Seat::new(1))),
            (seat(1, None), Some(Seat::new(1))),
            (seat(2, None), None),
        ]) {
            anna.apply(entries, &happened);
            assert_eq!((anna.entries, anna.you), (entries, you));
            ben.apply(entries, &happened);
        }
        assert_eq!((ben.you, &ben.seats[..]), (None, &[Sitter::Nobody, Sitter::Nobody][..]));
    }

    #[test]
    fn a_table_goes_from_phase_to_phase() {
        let mut seen = opened(ANNA);
        let game = "{\"what\": \"game\", \"facts\": [], \"steps\": 0, \"view\": 7}";
        seen.apply(2, &happened(game));
        assert_eq!((seen.phase, seen.game.as_ref().unwrap().view.as_u64()), (Phase::Playing, Some(7)));
        let deadlines = "[{\"seat\": 1, \"decision\": 5, \"reserve\": 6}]";
        seen.apply(3, &happened(&format!("{{\"what\": \"paused\", \"deadlines\": {deadlines}}}")));
        assert_eq!(seen.game.as_ref().unwrap().deadlines.len(), 1);
        let over = game.replace('}', ", \"outcome\": {\"points\": [2, 0], \"places\": [1, 2]}}");
        seen.apply(4, &happened(&over));
        for entries in [5, 6] {
            seen.apply(entries, &happened("{\"what\": \"again\", \"seat\": 1}"));
        }
        seen.apply(7, &happened("{\"what\": \"next\", \"next\": \"2k9ry6vd0c3m8\"}"));
        assert_eq!(
            (seen.phase, &seen.again[..], seen.next.is_some()),
            (Phase::Over, &[Seat::new(0)][..], true)
        );
        seen.apply(8, &happened("{\"what\": \"closed\"}"));
        assert_eq!(seen.phase, Phase::Closed);
    }
}
