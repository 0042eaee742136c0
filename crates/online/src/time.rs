//! What time it is: the system's, or one that a test moves on.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use hosting::Millis;
use tokio::sync::watch;

/// What time it is, in milliseconds since 1970.
#[derive(Clone, Debug)]
pub enum Time {
    /// That of the system.
    System,
    /// One that is moved on by hand.
    ByHand(watch::Sender<Millis>),
}

impl Time {
    /// A time that stands still until it is [moved on](Self::pass).
    pub fn by_hand(now: Millis) -> Self {
        Self::ByHand(watch::Sender::new(now))
    }

    /// What time it is.
    pub fn now(&self) -> Millis {
        match self {
            Self::System => {
                let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
                since.as_millis() as Millis
            }
            Self::ByHand(now) => *now.borrow(),
        }
    }

    /// Moves a time on that is moved by hand.
    pub fn pass(&self, by: Duration) {
        if let Self::ByHand(now) = self {
            now.send_modify(|now| *now += by.as_millis() as Millis);
        }
    }

    /// Waits until it is so late.
    pub(crate) async fn wait_until(&self, moment: Millis) {
        match self {
            Self::System => {
                // A clock that is set back is looked at again.
                while let Some(left) = moment.checked_sub(self.now()).filter(|left| *left > 0) {
                    tokio::time::sleep(Duration::from_millis(left)).await;
                }
            }
            Self::ByHand(now) => {
                // It goes on for as long as this sender lives.
                let _ = now.subscribe().wait_for(|now| *now >= moment).await;
            }
        }
    }
}
