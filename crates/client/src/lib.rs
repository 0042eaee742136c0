//! How a program plays at a server.
//!
//! A [`Server`] is asked over HTTP: for an account, for tables, for records. [`Server::live`] opens a live connection to a table,
//! and answers two ends of it: a [`Hand`], which sends requests, and [`Events`], which tell what comes of them and what happens.
//!
//! The connection heals by itself. When it is lost, it is opened again after a pause that grows; it says what it has seen, and
//! gets the rest or the table as it is now. Requests that were not answered are sent again by their number, so that each of them
//! is done once. Nothing waits for ever: every step has a [time](Patience) after which it has failed. A server that
//! [cannot do something at the moment](Server::outage) is asked again: for that time, and what is only [sent](Hand::send) for as long as
//! the server says so.
//!
//! ```no_run
//! # async fn example() -> Result<(), Box<dyn std::error::Error>> {
//! use client::{Destination, Event, Server};
//! use protocol::Command;
//!
//! let Destination { address, table: Some(table) } = "play.example/#/table/0123456789abc".parse()? else { return Ok(()) };
//! let server = Server::new(address, None);
//! let (_, pass) = server.join("Anna", "a program").await?;
//! let (hand, mut events) = server.with_pass(pass).live(table);
//! hand.ask(Command::Sit { seat: None, salt: None }).await?;
//! while let Some(event) = events.next().await {
//!     if let Event::Entry(entry) = event {
//!         println!("{}: {:?}", entry.entries, entry.what);
//!     }
//! }
//! # Ok(())
//! # }
//! ```

mod address;
mod connection;
mod failed;
mod live;
mod pass;
mod patience;
mod random;
mod server;
mod transport;

pub use address::{Address, Destination, NoAddress};
pub use failed::Failed;
pub use live::{Answer, End, Entry, Event, Events, Hand};
pub use pass::Pass;
pub use patience::Patience;
pub use random::{NoChance, request_number, salt};
pub use server::Server;

pub use protocol::Refusal;

/// A table as a program knows it.
pub type Seen = protocol::Seen<serde_json::Value>;
