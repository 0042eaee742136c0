//! A seat of a table and who sits in it.

use bots::Level;
use protocol::fair::Salt;
use protocol::{AccountId, Sitter};

/// Who sits in a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Place {
    Nobody,
    Person {
        account: AccountId,
        name: String,
        portrait: u8,
        program: bool,
        /// What this player has added to the dice.
        salt: Option<Salt>,
        /// Whether it has left in the middle of the game.
        left: bool,
    },
    Bot(Level),
}

impl Place {
    pub(crate) fn account(&self) -> Option<AccountId> {
        match self {
            Self::Person { account, .. } => Some(*account),
            Self::Nobody | Self::Bot(_) => None,
        }
    }

    pub(crate) fn is_of(&self, account: AccountId) -> bool {
        self.account() == Some(account)
    }

    pub(crate) fn has_left(&self) -> bool {
        matches!(self, Self::Person { left: true, .. })
    }

    pub(crate) fn salt(&self) -> Option<Salt> {
        match self {
            Self::Person { salt, .. } => *salt,
            Self::Nobody | Self::Bot(_) => None,
        }
    }

    /// As others see it.
    pub(crate) fn sitter(&self) -> Sitter {
        match self {
            Self::Nobody => Sitter::Nobody,
            Self::Person { account, name, portrait, program, left, .. } => Sitter::Person {
                account: *account,
                name: name.clone(),
                portrait: *portrait,
                program: *program,
                left: *left,
            },
            Self::Bot(level) => Sitter::Bot { level: level.to_string() },
        }
    }
}
