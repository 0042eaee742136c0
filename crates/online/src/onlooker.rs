//! Who looks at a table, and with whose eyes.

use hosting::Table;
use protocol::AccountId;
use table::{Seat, Viewer};

/// Whoever looks at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Onlooker {
    /// The account, where there is one.
    pub account: Option<AccountId>,
    /// Whether it looks with a spectator's eyes, though it may sit there.
    pub is_spectator: bool,
}

impl Onlooker {
    /// In whose eyes it sees a table; nothing where it may not look on. Whoever sits there may do so with a spectator's eyes, also
    /// where the table takes no spectators.
    pub(crate) fn viewer(self, table: &Table) -> Option<Viewer> {
        let viewer = table.viewer(self.account)?;
        Some(if self.is_spectator { Viewer::Spectator } else { viewer })
    }

    /// The seat in which it is there.
    pub(crate) fn seat(self, table: &Table) -> Option<Seat> {
        self.account.filter(|_| !self.is_spectator).and_then(|account| table.seat_of(account))
    }
}

impl From<Option<AccountId>> for Onlooker {
    /// Somebody with the own eyes.
    fn from(account: Option<AccountId>) -> Self {
        Self { account, is_spectator: false }
    }
}
