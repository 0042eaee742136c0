//! How much anybody may ask for.

use std::time::Duration;

/// How much anybody may ask for; each has a clear answer when it is reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Bytes of a message of a live connection.
    pub frame: usize,
    /// Bytes of the body of a request.
    pub body: usize,
    /// Messages a second of a live connection.
    pub messages: u32,
    /// Messages at once of a live connection that was quiet before.
    pub burst: u32,
    /// Requests over HTTP a second of an address.
    pub requests: u32,
    /// Requests over HTTP at once of an address that was quiet before.
    pub request_burst: u32,
    /// Accounts an hour that are made from an address.
    pub accounts: u32,
    /// Live connections of an account.
    pub account_connections: u32,
    /// Live connections of an address.
    pub address_connections: u32,
    /// Tables at which no game is over, of the account that opened them.
    pub tables: u32,
    /// Those who look on at a table and do not play.
    pub spectators: u32,
    /// How often a quiet connection is asked whether it is still there.
    pub ping: Duration,
    /// After how long without a sign of life a connection is closed.
    pub idle: Duration,
    /// How long a message may take to be taken.
    pub write: Duration,
    /// How long there may be between two phrases of somebody at a table, at least.
    pub talking: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            frame: 4 << 10,
            body: 64 << 10,
            messages: 20,
            burst: 60,
            requests: 20,
            request_burst: 100,
            accounts: 60,
            account_connections: 10,
            address_connections: 40,
            tables: 20,
            spectators: 200,
            ping: Duration::from_secs(20),
            idle: Duration::from_secs(60),
            write: Duration::from_secs(10),
            talking: Duration::from_secs(3),
        }
    }
}

/// A limit, as whoever runs a server names it.
#[derive(Clone, Copy, Debug)]
pub struct Named {
    /// What it is called.
    pub name: &'static str,
    /// What it limits, and in what it is counted.
    pub about: &'static str,
    get: fn(&Limits) -> u64,
    set: fn(&mut Limits, u32),
}

impl Named {
    /// What it is without being set.
    pub fn usual(&self) -> u64 {
        (self.get)(&Limits::default())
    }
}

macro_rules! named {
    ($($name:literal $about:literal $field:ident: $kind:ident)*) => {
        [$(Named {
            name: $name,
            about: $about,
            get: |limits| named!(@get $kind limits.$field),
            set: |limits, number| limits.$field = named!(@set $kind number),
        }),*]
    };
    (@get seconds $value:expr) => { $value.as_secs() };
    (@get bytes $value:expr) => { $value as u64 };
    (@get count $value:expr) => { u64::from($value) };
    (@set seconds $number:expr) => { Duration::from_secs($number.into()) };
    (@set bytes $number:expr) => { $number as usize };
    (@set count $number:expr) => { $number };
}

impl Limits {
    /// All limits by their names.
    pub const NAMED: [Named; 15] = named! {
        "frame" "bytes of a message of a live connection" frame: bytes
        "body" "bytes of the body of a request" body: bytes
        "messages" "messages a second of a live connection" messages: count
        "message-burst" "messages at once of a live connection" burst: count
        "requests" "requests a second of an address" requests: count
        "request-burst" "requests at once of an address" request_burst: count
        "accounts" "accounts an hour that are made from an address" accounts: count
        "account-connections" "live connections of an account" account_connections: count
        "address-connections" "live connections of an address" address_connections: count
        "tables" "tables of an account at which no game is over" tables: count
        "spectators" "spectators of a table" spectators: count
        "ping" "seconds after which a quiet connection is asked for a sign of life" ping: seconds
        "idle" "seconds without a sign of life until a connection is closed" idle: seconds
        "write" "seconds until a message is taken, or the connection is closed" write: seconds
        "talking" "seconds between two phrases of somebody" talking: seconds
    };

    /// Sets a limit by its name; whether there is one of that name, and this can be it: none is zero.
    pub fn set(&mut self, name: &str, number: u32) -> bool {
        let named = Self::NAMED.into_iter().find(|named| named.name == name && number > 0);
        if let Some(named) = named {
            (named.set)(self, number);
        }
        named.is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_limit_is_set_by_its_name() {
        let mut set = Limits::default();
        for (number, named) in (7..).zip(Limits::NAMED) {
            assert!(set.set(named.name, number), "{}", named.name);
            assert_eq!((named.get)(&set), u64::from(number), "{}", named.name);
        }
        // None was set in the place of another.
        for (number, named) in (7..).zip(Limits::NAMED) {
            assert_eq!((named.get)(&set), number, "{}", named.name);
        }
        assert!(!set.set("frames", 1) && !set.set("frame", 0));
    }

    #[test]
    fn whoever_runs_a_server_reads_of_every_limit() {
        let document = include_str!("../../../docs/serving.md");
        for named in Limits::NAMED {
            let line = format!("| `{}` | {} | {} |", named.name, named.usual(), named.about);
            assert!(document.lines().any(|found| found == line), "docs/serving.md lacks: {line}");
        }
    }
}
