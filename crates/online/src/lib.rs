//! Tables for people elsewhere.
//!
//! A request walks through few files: [`tables`](crate::Tables) finds the table (in memory, or from its log), `hosting` says which
//! entry the request makes, `store` writes it, and `shared.rs` applies it and tells everybody who looks on, in that order:
//! committed, then acknowledged, then published. What a table does by itself (bots, stand-ins, deadlines) goes the same way.

mod about;
mod bus;
mod changing;
mod complaint;
mod documentation;
mod gate;
mod housekeeping;
mod lasting;
mod limits;
mod live;
mod lobby;
mod me;
mod nodes;
mod onlooker;
mod outbox;
mod people;
mod played;
mod random;
mod ratings;
mod reading;
mod resuming;
mod running;
mod shared;
mod tables;
mod thinking;
mod time;
mod web;

pub use bus::{Bus, Ear, Heard, Node, Word};
#[cfg(feature = "cluster")]
pub use bus::{BusAddress, BusError};
pub use gate::counted;
pub use limits::{Limits, Named};
pub use nodes::{GONE_AFTER, servers};
pub use onlooker::Onlooker;
pub use outbox::{Inbox, Outbox, Told, WatcherId};
pub use people::{Pass, People, PeopleError};
pub use ratings::{RANKED_FROM, fresh, rate, rebuild};
pub use tables::{Failure, Settings, Tables};
pub use time::Time;
pub use web::{Online, Reached};
