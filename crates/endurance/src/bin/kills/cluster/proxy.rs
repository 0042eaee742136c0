//! What stands between two programs, and lets through what it wants.

use std::io;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use table::dice::{self, Dice};
use tokio::io::{AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::{AbortHandle, JoinSet};
use tokio::time::{sleep, timeout};

/// How long it may take to reach one who is asked for.
const CONNECT: Duration = Duration::from_secs(1);

/// What becomes of what is sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Way {
    /// It arrives.
    Open,
    /// It arrives so much later, each way.
    Slow(Duration),
    /// It waits until the way is open again; connections are accepted, too.
    Frozen,
    /// Connections are reset, and none is accepted.
    Refused,
}

/// A place to connect to, from which a connection goes on to one of its targets: to any that accepts it, whoever asks.
#[derive(Debug)]
pub(crate) struct Proxy {
    address: SocketAddr,
    way: watch::Sender<Way>,
    listening: AbortHandle,
}

impl Proxy {
    /// A way to these targets, by these dice.
    pub(crate) async fn to(targets: Vec<SocketAddr>, seed: u64) -> io::Result<Self> {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await?;
        let address = listener.local_addr()?;
        let (way, ways) = watch::channel(Way::Open);
        let order = Order { targets, dice: Mutex::new(dice::seeded(seed)) };
        let listening = tokio::spawn(listen(listener, Arc::new(order), ways)).abort_handle();
        Ok(Self { address, way, listening })
    }

    /// Where it is.
    pub(crate) fn address(&self) -> SocketAddr {
        self.address
    }

    /// From now on this becomes of what is sent.
    pub(crate) fn set(&self, way: Way) {
        self.way.send_replace(way);
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.listening.abort();
    }
}

/// Who is asked first.
struct Order {
    targets: Vec<SocketAddr>,
    dice: Mutex<Dice>,
}

impl Order {
    /// All of them, in an order that is drawn anew each time.
    fn draw(&self) -> Vec<SocketAddr> {
        let mut targets = self.targets.clone();
        dice::shuffle(&mut *self.dice.lock().unwrap_or_else(PoisonError::into_inner), &mut targets);
        targets
    }

    /// A connection to one that accepts it, if there is one.
    async fn connect(&self) -> Option<TcpStream> {
        for target in self.draw() {
            if let Ok(Ok(stream)) = timeout(CONNECT, TcpStream::connect(target)).await {
                return Some(stream);
            }
        }
        None
    }
}

async fn listen(listener: TcpListener, order: Arc<Order>, way: watch::Receiver<Way>) {
    // They end with the task that listens.
    let mut connections = JoinSet::new();
    loop {
        tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok((stream, _)) => drop(connections.spawn(carry(stream, Arc::clone(&order), way.clone()))),
                // Such as too many open files: others may go.
                Err(_) => sleep(Duration::from_millis(10)).await,
            },
            Some(_) = connections.join_next() => {}
        }
    }
}

/// Carries what is sent on a connection, until either side ends it or it is refused.
async fn carry(mut near: TcpStream, order: Arc<Order>, mut way: watch::Receiver<Way>) {
    // Who is frozen out is accepted, and waits.
    if !passes(&mut way).await {
        let _ = near.set_zero_linger();
        return;
    }
    let Some(mut far) = order.connect().await else {
        let _ = near.set_zero_linger();
        return;
    };
    for stream in [&near, &far] {
        let _ = stream.set_nodelay(true);
    }
    let (near_in, near_out) = near.split();
    let (far_in, far_out) = far.split();
    let was_refused = tokio::select! {
        refused = pump(near_in, far_out, way.clone()) => refused,
        refused = pump(far_in, near_out, way.clone()) => refused,
        _ = way.wait_for(|way| *way == Way::Refused) => true,
    };
    if was_refused {
        for stream in [&near, &far] {
            let _ = stream.set_zero_linger();
        }
    }
}

/// Carries what is sent one way to its end; whether it was refused in the middle.
async fn pump(
    mut from: impl AsyncRead + Unpin,
    mut to: impl AsyncWrite + Unpin,
    mut way: watch::Receiver<Way>,
) -> bool {
    let mut bytes = vec![0; 64 << 10];
    loop {
        match from.read(&mut bytes).await {
            Ok(0) | Err(_) => return false,
            Ok(count) => {
                if !passes(&mut way).await {
                    return true;
                }
                if to.write_all(&bytes[..count]).await.is_err() {
                    return false;
                }
            }
        }
    }
}

/// Waits until something may pass; whether it ever may.
async fn passes(way: &mut watch::Receiver<Way>) -> bool {
    loop {
        let now = *way.borrow_and_update();
        match now {
            Way::Open => return true,
            Way::Slow(delay) => {
                sleep(delay).await;
                return true;
            }
            Way::Refused => return false,
            Way::Frozen => {
                if way.changed().await.is_err() {
                    return false;
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Instant;

    use super::*;

    const SOON: Duration = Duration::from_millis(200);

    /// Somebody who says everything twice.
    async fn echo() -> SocketAddr {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        tokio::spawn(async move {
            while let Ok((mut stream, _)) = listener.accept().await {
                tokio::spawn(async move {
                    let (mut from, mut to) = stream.split();
                    tokio::io::copy(&mut from, &mut to).await
                });
            }
        });
        address
    }

    async fn says(stream: &mut TcpStream, word: &[u8; 2]) -> io::Result<()> {
        stream.write_all(word).await?;
        let mut heard = [0; 2];
        stream.read_exact(&mut heard).await?;
        assert_eq!(&heard, word);
        Ok(())
    }

    #[tokio::test]
    async fn what_is_sent_passes_waits_or_is_refused() {
        let proxy = Proxy::to(vec![echo().await], 1).await.unwrap();
        let mut stream = TcpStream::connect(proxy.address()).await.unwrap();
        says(&mut stream, b"hi").await.unwrap();
        proxy.set(Way::Slow(SOON));
        let begun = Instant::now();
        says(&mut stream, b"so").await.unwrap();
        assert!(begun.elapsed() >= 2 * SOON, "each way");
        proxy.set(Way::Frozen);
        stream.write_all(b"no").await.unwrap();
        let mut heard = [0; 2];
        assert!(timeout(SOON, stream.read_exact(&mut heard)).await.is_err(), "it waits");
        let mut later = TcpStream::connect(proxy.address()).await.unwrap();
        later.write_all(b"me").await.unwrap();
        proxy.set(Way::Open);
        stream.read_exact(&mut heard).await.unwrap();
        assert_eq!(&heard, b"no", "nothing is lost");
        later.read_exact(&mut heard).await.unwrap();
        assert_eq!(&heard, b"me");
        proxy.set(Way::Refused);
        assert!(says(&mut stream, b"ah").await.is_err());
        let mut refused = TcpStream::connect(proxy.address()).await.unwrap();
        assert!(says(&mut refused, b"oh").await.is_err());
    }

    #[tokio::test]
    async fn who_asks_gets_anybody_who_is_there() {
        let gone = TcpListener::bind("127.0.0.1:0").await.unwrap().local_addr().unwrap();
        let proxy = Proxy::to(vec![gone, echo().await], 1).await.unwrap();
        for _ in 0..20 {
            says(&mut TcpStream::connect(proxy.address()).await.unwrap(), b"hi").await.unwrap();
        }
    }
}
