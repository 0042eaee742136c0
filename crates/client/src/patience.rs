//! How long anything may take, and how long to wait before it is tried again.

use std::time::Duration;

use protocol::healing::Pauses;

/// How long anything may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Patience {
    /// To open a connection, and for each step of it.
    pub connect: Duration,
    /// Until a call over HTTP is answered.
    pub call: Duration,
    /// Until a request on a live connection is answered, lost connections included. One of which an event tells the answer has that long
    /// once more whenever the connection is lost, and whenever the server says that it cannot do it at the moment.
    pub request: Duration,
    /// For how long a server is called again over HTTP that says that it cannot do it at the moment.
    pub outage: Duration,
    /// How often a live connection is asked whether it is still there.
    pub ping: Duration,
    /// After how long without a sign of life it is lost.
    pub silence: Duration,
    /// The first pause before something is tried again; each is twice as long as the one before …
    pub pause: Duration,
    /// … up to this one.
    pub longest_pause: Duration,
    /// After how long without a connection nobody is waited for any more.
    pub absence: Duration,
}

impl Default for Patience {
    /// Ten seconds to connect, 20 for a call, a minute for a request and for an outage; pings at 15 seconds, lost after 40; pauses from
    /// a quarter of a second to 10 seconds, for ten minutes.
    fn default() -> Self {
        Self {
            connect: Duration::from_secs(10),
            call: Duration::from_secs(20),
            request: Duration::from_secs(60),
            outage: Duration::from_secs(60),
            ping: Duration::from_secs(15),
            silence: Duration::from_secs(40),
            pause: Duration::from_millis(250),
            longest_pause: Duration::from_secs(10),
            absence: Duration::from_secs(10 * 60),
        }
    }
}

impl Patience {
    /// The pauses before something is tried again.
    pub(crate) fn pauses(&self) -> Pauses {
        Pauses::new(self.pause, self.longest_pause)
    }
}
