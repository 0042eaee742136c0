//! A proxy that cuts connections.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};

/// When a connection is cut: at this packet of the client's, counted from 1.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Cut {
    /// The server never gets it.
    Before(usize),
    /// The server gets it, but nothing comes back any more.
    After(usize),
}

/// A proxy before a server.
pub(crate) struct Proxy {
    pub(crate) address: String,
    /// How many connections will still be cut.
    pub(crate) left: Arc<AtomicUsize>,
}

impl Proxy {
    /// Cuts the first `times` connections, and lets all later ones be.
    pub(crate) async fn open(server: &str, cut: Cut, times: usize) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap().to_string();
        let (server, to_be_cut) = (server.to_owned(), Arc::new(AtomicUsize::new(times)));
        let left = Arc::clone(&to_be_cut);
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                let is_cut =
                    left.fetch_update(Ordering::SeqCst, Ordering::SeqCst, |left| left.checked_sub(1)).is_ok();
                let to = TcpStream::connect(&server).await.unwrap();
                tokio::spawn(pass(client, to, is_cut.then_some(cut)));
            }
        });
        Self { address, left: to_be_cut }
    }
}

async fn pass(mut client: TcpStream, mut server: TcpStream, cut: Option<Cut>) {
    let (mut packets, mut sent, mut came) = (0, [0; 1 << 16], [0; 1 << 16]);
    loop {
        tokio::select! {
            read = client.read(&mut sent) => {
                let Ok(length @ 1..) = read else { return };
                packets += 1;
                if matches!(cut, Some(Cut::Before(at)) if at == packets) {
                    return;
                }
                if server.write_all(&sent[..length]).await.is_err() {
                    return;
                }
                if matches!(cut, Some(Cut::After(at)) if at == packets) {
                    // Time enough to do what is asked.
                    tokio::time::sleep(Duration::from_millis(50)).await;
                    return;
                }
            }
            read = server.read(&mut came) => {
                let Ok(length @ 1..) = read else { return };
                if client.write_all(&came[..length]).await.is_err() {
                    return;
                }
            }
        }
    }
}
