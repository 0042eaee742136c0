//! The two ends of a live connection: a hand that sends, and events that come.

use protocol::{AccountId, Command, Happened, Phrase, Request, Snapshot, TableId};
use serde_json::Value;
use table::Seat;
use tokio::sync::{mpsc, oneshot};

use crate::connection::Connection;
use crate::{Failed, Refusal, Server, random};

/// What comes of a request: how many entries the table has with it, where it changed something.
pub type Answer = Result<Option<u64>, Failed>;

/// Something that is told on a live connection.
#[derive(Clone, Debug)]
pub enum Event {
    /// There is a connection, for the first time or again.
    Connected {
        /// Who one is, with an account.
        account: Option<AccountId>,
        /// How far the clock of the server is ahead of ours, in milliseconds.
        ahead: i64,
    },
    /// There is none any more; it is opened again.
    Lost,
    /// The table as it is now, which replaces whatever was known.
    Table(Box<Snapshot<Value>>),
    /// Something has happened: the next entry, without a gap to what was known.
    Entry(Box<Entry>),
    /// Somebody at the table is there, or is not any more.
    Present {
        /// In which seat.
        seat: Seat,
        /// Whether somebody is there.
        here: bool,
    },
    /// Somebody said something.
    Said {
        /// In which seat.
        seat: Seat,
        /// What.
        phrase: Phrase,
    },
    /// What came of a request that was [sent](Hand::send).
    Answered {
        /// Its number.
        number: u64,
        /// What came of it.
        answer: Answer,
    },
    /// There is nothing more to come.
    Ended(End),
}

/// An entry of a table.
#[derive(Clone, Debug)]
pub struct Entry {
    /// How many entries the table has with this one.
    pub entries: u64,
    /// When it was written, in milliseconds since 1970 by the clock of the server.
    pub at: u64,
    /// What happened.
    pub what: Happened<Value>,
}

/// Why a live connection ended, and is not opened again.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum End {
    /// The server does not let one in, or does not show the table.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// There was no connection for too long.
    #[error(transparent)]
    Gone(Failed),
}

/// Something to be sent, and who waits for the answer; where nobody does, it is an event.
#[derive(Debug)]
pub(crate) struct Order {
    pub(crate) number: u64,
    pub(crate) request: Request,
    pub(crate) waiting: Option<oneshot::Sender<Answer>>,
}

/// Sends requests to a table.
#[derive(Clone, Debug)]
pub struct Hand {
    orders: mpsc::UnboundedSender<Order>,
}

impl Hand {
    /// Does something at the table, and answers what came of it, within the [patience](crate::Patience) for requests.
    ///
    /// # Errors
    /// If it was refused, or there was no answer in time; then it may have been done.
    pub async fn ask(&self, command: Command) -> Answer {
        self.waiting(Request::Table(command)).await
    }

    /// Says something to everybody at the table.
    ///
    /// # Errors
    /// If it was refused, or the connection was lost.
    pub async fn say(&self, phrase: Phrase) -> Answer {
        self.waiting(Request::Say { phrase }).await
    }

    /// Does something at the table without waiting: an event tells what came of it, by the number that this answers.
    pub fn send(&self, command: Command) -> u64 {
        self.order(Request::Table(command), None)
    }

    /// Says something without waiting, in the same way.
    pub fn send_phrase(&self, phrase: Phrase) -> u64 {
        self.order(Request::Say { phrase }, None)
    }

    async fn waiting(&self, request: Request) -> Answer {
        let (waiting, answer) = oneshot::channel();
        self.order(request, Some(waiting));
        // The connection answers everything but what it takes with it to its end.
        answer.await.unwrap_or(Err(Failed::Lost))
    }

    fn order(&self, request: Request, waiting: Option<oneshot::Sender<Answer>>) -> u64 {
        let number = random::request_number();
        // After the end nobody takes it; that there is one is told by an event.
        let _ = self.orders.send(Order { number, request, waiting });
        number
    }
}

/// What is told on a live connection.
#[derive(Debug)]
pub struct Events {
    events: mpsc::UnboundedReceiver<Event>,
}

impl Events {
    /// The next event; nothing after the end.
    pub async fn next(&mut self) -> Option<Event> {
        self.events.recv().await
    }
}

/// Opens a live connection to a table.
///
/// What waits in between is not bounded here: a hand sends what a person decides, and a table has some hundred entries.
pub(crate) fn open(server: Server, table: TableId) -> (Hand, Events) {
    let (orders, ordered) = mpsc::unbounded_channel();
    let (told, events) = mpsc::unbounded_channel();
    tokio::spawn(Connection::new(server, table, ordered, told).run());
    (Hand { orders }, Events { events })
}
