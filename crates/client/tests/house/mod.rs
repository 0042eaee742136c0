//! A server on a real port that can be ended and begun again, and players at its tables.
#![allow(dead_code, reason = "every test file uses some of it")]

use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use std::{env, fs, process};

use axum::serve::ListenerExt as _;
use client::{Event, Pass, Patience, Seen, Server};
use games::Shazamm;
use online::{Limits, Online, Reached, Settings};
use protocol::{Command, Happened, Opening, Phase, TableId};
use store::Store;
use table::{Game as _, Legal as _, Match, Seat, Step, dice};
use tokio::net::TcpListener;
use tokio::runtime::Runtime;

/// How long anything may take; a guard against standing still.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

/// A server, and what it keeps; gone afterwards.
pub(crate) struct House {
    pub(crate) address: String,
    folder: PathBuf,
    runtime: Option<Runtime>,
}

impl House {
    pub(crate) async fn open() -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let folder = env::temp_dir().join(format!("conclave-client-{}-{number}", process::id()));
        fs::create_dir_all(&folder).unwrap();
        let mut house = Self { address: "127.0.0.1:0".to_owned(), folder, runtime: None };
        house.begin().await;
        house
    }

    /// Begins to serve, at the same address as before.
    pub(crate) async fn begin(&mut self) {
        let runtime =
            tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
        let (address, file) = (self.address.clone(), self.folder.join("conclave.db"));
        let begun = runtime.spawn(async move {
            let store = Store::open_file(&file).await.unwrap();
            let most = 100_000;
            let limits = Limits {
                messages: most,
                burst: most,
                requests: most,
                request_burst: most,
                ..Limits::default()
            };
            let online = Online::new(store, Settings { limits, ..Settings::default() }, Reached::default());
            let listener = TcpListener::bind(address).await.unwrap();
            let address = listener.local_addr().unwrap().to_string();
            let listener = listener.tap_io(|stream| stream.set_nodelay(true).unwrap());
            tokio::spawn(async move { axum::serve(listener, online.router()).await });
            address
        });
        self.address = begun.await.unwrap();
        self.runtime = Some(runtime);
    }

    /// Ends at once, in the middle of whatever it does.
    pub(crate) fn end(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }

    pub(crate) fn server(&self, pass: Option<Pass>) -> Server {
        server_at(&self.address, pass)
    }

    /// Makes an account.
    pub(crate) async fn join(&self, name: &str) -> Pass {
        self.server(None).join(name, "test").await.unwrap().1
    }

    /// A match of Shazamm! at which these two sit, and which has begun.
    pub(crate) async fn shazamm(&self, passes: [&Pass; 2]) -> TableId {
        let opening: Opening = serde_json::from_str("{\"game\":\"shazamm\"}").unwrap();
        let host = self.server(Some(passes[0].clone()));
        let table = host.open(7, &opening).await.unwrap();
        assert_eq!(host.open(7, &opening).await.unwrap(), table, "twice is once");
        for pass in passes {
            let (hand, _events) = self.server(Some(pass.clone())).live(table);
            hand.ask(Command::Sit { seat: None, salt: client::salt().ok() }).await.unwrap();
        }
        let (hand, _events) = host.live(table);
        hand.ask(Command::Start).await.unwrap();
        table
    }

    /// What each seat has decided, as the record says.
    pub(crate) async fn decisions(&self, table: TableId) -> [Vec<String>; 2] {
        let record = self.server(None).record(table).await.unwrap();
        let played = Match::<Shazamm>::read(&record).unwrap();
        assert!(protocol::fair::verify(played.record()).unwrap().was_committed);
        let mut decided = [Vec::new(), Vec::new()];
        for step in played.record().steps() {
            if let Step::Seat(seat, action) = step {
                decided[seat.index()].push(played.game().show_action(*action).to_string());
            }
        }
        decided
    }
}

impl Drop for House {
    fn drop(&mut self) {
        self.end();
        // It lies in the temporary folder: who cannot remove it need not.
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// The server at an address, for those who do not wait long.
pub(crate) fn server_at(address: &str, pass: Option<Pass>) -> Server {
    let destination: client::Destination = address.parse().unwrap();
    let patience = Patience {
        pause: Duration::from_millis(10),
        longest_pause: Duration::from_millis(200),
        connect: Duration::from_secs(5),
        ..Patience::default()
    };
    Server::new(destination.address, pass).with_patience(patience)
}

/// What somebody has decided at a table, and how often the connection was lost meanwhile.
#[derive(Debug, Default)]
pub(crate) struct Played {
    pub(crate) decided: Vec<String>,
    pub(crate) lost: usize,
}

/// Plays Shazamm! at random until it is over. `pause` is told after every entry.
pub(crate) async fn play(
    server: Server,
    table: TableId,
    own: Seat,
    mut each: impl AsyncFnMut(u64),
) -> Played {
    let (game, mut dice) = (Shazamm::new(Default::default()).unwrap(), dice::fast(own.index() as u64));
    let (hand, mut events) = server.live(table);
    let (mut played, mut account, mut seen) = (Played::default(), None, None::<Seen>);
    let mut acknowledged = 0;
    loop {
        let event = tokio::time::timeout(PATIENCE, events.next()).await.expect("nothing is heard").unwrap();
        match event {
            Event::Connected { account: known, .. } => account = known,
            Event::Lost => played.lost += 1,
            Event::Table(snapshot) => seen = Some(Seen::new(*snapshot, account)),
            Event::Entry(entry) => {
                let seen = seen.as_mut().expect("a table before its entries");
                assert_eq!(entry.entries, seen.entries + 1, "a gap");
                if let Happened::Game { seat, stood_in, .. } = &entry.what {
                    assert!(seat.is_some() && !stood_in);
                }
                seen.apply(entry.entries, &entry.what);
                each(entry.entries).await;
            }
            Event::Ended(end) => panic!("{end}"),
            Event::Present { .. } | Event::Said { .. } | Event::Answered { .. } => {}
        }
        let Some(seen) = &seen else { continue };
        if seen.phase == Phase::Over {
            return played;
        }
        // What is heard before one's own decision is in it does not ask for another one.
        let Some(now) = seen.game.as_ref().filter(|_| seen.entries >= acknowledged) else { continue };
        let view = serde_json::from_value(now.view.clone()).unwrap();
        let state = game.resample(&view, &mut dice);
        if let Some(action) = game.legal(&state, own).choose(&mut dice) {
            let step = game.show_action(action).to_string();
            let entries = hand.ask(Command::Step { step: step.clone(), seen: None }).await.unwrap();
            acknowledged = entries.unwrap();
            played.decided.push(step);
        }
    }
}
