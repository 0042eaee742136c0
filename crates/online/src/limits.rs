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
    /// How often a quiet connection is asked whether it is still there.
    pub ping: Duration,
    /// After how long without a sign of life a connection is closed.
    pub idle: Duration,
    /// How long a message may take to be taken.
    pub write: Duration,
}

impl Default for Limits {
    /// 4 KB, 64 KB; 20 messages a second and 60 at once; pings at 20 seconds, closed after 60; 10 seconds to take a message.
    fn default() -> Self {
        Self {
            frame: 4 << 10,
            body: 64 << 10,
            messages: 20,
            burst: 60,
            ping: Duration::from_secs(20),
            idle: Duration::from_secs(60),
            write: Duration::from_secs(10),
        }
    }
}
