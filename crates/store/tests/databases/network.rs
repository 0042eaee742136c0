//! A network between a store and PostgreSQL, which cuts connections off when they are asked whether they are good, or ends all of them.

use std::io::{self, Read as _, Write as _};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::os::unix::net::UnixStream;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;

/// What is asked: nothing but whether there is an answer (`Sync`).
const QUESTION: [u8; 5] = [b'S', 0, 0, 0, 4];

pub(crate) struct Network {
    /// The address of the database through it.
    pub(crate) address: String,
    cuts: Arc<Cuts>,
}

#[derive(Default)]
struct Cuts {
    cuts: AtomicBool,
    cut: AtomicUsize,
    /// The connections that are open; nothing while the database is away.
    open: Mutex<Option<Vec<TcpStream>>>,
}

impl Cuts {
    /// Notes a connection, which lives as long as the database is not away.
    fn admit(&self, client: &TcpStream) -> bool {
        let mut open = self.open.lock().unwrap();
        open.as_mut().map(|open| open.push(client.try_clone().unwrap())).is_some()
    }
}

impl Network {
    /// The way to a database at a socket.
    pub(crate) fn before(address: &str) -> Self {
        let (_, there) = address.split_once("@localhost/").unwrap();
        let (name, folder) = there.split_once("?host=").unwrap();
        let socket = format!("{folder}/.s.PGSQL.5432");
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = format!("postgres://postgres@{}/{name}", listener.local_addr().unwrap());
        let cuts = Arc::new(Cuts { open: Mutex::new(Some(Vec::new())), ..Cuts::default() });
        let theirs = Arc::clone(&cuts);
        thread::spawn(move || {
            for client in listener.incoming() {
                let client = client.unwrap();
                if !theirs.admit(&client) {
                    continue;
                }
                let server = UnixStream::connect(&socket).unwrap();
                let (mut from, mut to) = (server.try_clone().unwrap(), client.try_clone().unwrap());
                thread::spawn(move || {
                    let _ = io::copy(&mut from, &mut to);
                    let _ = to.shutdown(Shutdown::Both);
                });
                let cuts = Arc::clone(&theirs);
                thread::spawn(move || pass_on(client, server, &cuts));
            }
        });
        Self { address, cuts }
    }

    /// Whether connections are cut off from now on when they are asked.
    pub(crate) fn cut_when_asked(&self, cuts: bool) {
        self.cuts.cuts.store(cuts, Ordering::SeqCst);
    }

    /// All connections end, and no other is possible.
    pub(crate) fn go_away(&self) {
        for connection in self.cuts.open.lock().unwrap().take().into_iter().flatten() {
            let _ = connection.shutdown(Shutdown::Both);
        }
    }

    /// The database is there again.
    pub(crate) fn come_back(&self) {
        *self.cuts.open.lock().unwrap() = Some(Vec::new());
    }

    /// How many were cut off.
    pub(crate) fn cut(&self) -> usize {
        self.cuts.cut.load(Ordering::SeqCst)
    }
}

/// Passes on what a client says. Once it is cut off, nobody says so: its words are taken, and there is no answer.
fn pass_on(mut client: TcpStream, mut server: UnixStream, cuts: &Cuts) {
    let (mut said, mut is_cut) = ([0; 16 << 10], false);
    while let Ok(length @ 1..) = client.read(&mut said) {
        if !is_cut && said[..length] == QUESTION && cuts.cuts.load(Ordering::SeqCst) {
            is_cut = true;
            cuts.cut.fetch_add(1, Ordering::SeqCst);
        }
        if !is_cut && server.write_all(&said[..length]).is_err() {
            return;
        }
    }
    let _ = server.shutdown(Shutdown::Both);
}
