//! A database that is away for a while: what people at their terminals see of it.

use std::time::{Duration, Instant};

use serde_json::json;

use crate::common::Folder;
use crate::databases::{Database, Network};
use crate::elsewhere::Terminal;
use crate::server::Server;

/// What is said of a decision that the server cannot write.
const UNWRITTEN: &str = "The server cannot write that down just now";
/// What is said of a server that cannot be used.
const OUTAGE: &str = "The server cannot be used just now";

/// A server whose database can be away.
struct House {
    network: Network,
    server: Server,
}

impl House {
    async fn open() -> Self {
        let database = Database::postgres().await;
        let network = Network::before(&database.address);
        let server = Server::on(Database::through(&network));
        Self { network, server }
    }

    fn url(&self) -> String {
        format!("http://{}", self.server.address())
    }

    /// Anna and Ben at a match of Shazamm! that has begun, and its link.
    fn shazamm(&self, anna: &Folder, ben: &Folder) -> (Terminal, Terminal, String) {
        let url = self.url();
        let options = ["play", "shazamm", "--clock", "brisk", "--join", &url, "--name", "Anna"];
        let mut host = Terminal::open(anna, &options);
        let link = host.link();
        let mut guest = Terminal::open(ben, &["play", "--join", &link, "--name", "Ben"]);
        host.wait_for("Every seat is taken");
        host.write("start\n");
        for terminal in [&mut host, &mut guest] {
            terminal.wait_for("Choose your bet");
        }
        (host, guest, link)
    }
}

/// The seconds of the last clock that was shown.
fn seconds_shown(said: &str) -> u64 {
    let (_, shown) = said.rsplit_once("You have ").expect("no clock is shown");
    let (minutes, rest) = shown.split_once(':').unwrap();
    60 * minutes.parse::<u64>().unwrap() + rest[..2].parse::<u64>().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_decided_in_an_outage_is_written_once_and_no_time_is_lost() {
    let (house, anna, ben) = (House::open().await, Folder::new(), Folder::new());
    let begun = Instant::now();
    let (mut host, mut guest, link) = house.shazamm(&anna, &ben);
    house.network.go_away();
    let away = Instant::now();
    for terminal in [&mut host, &mut guest] {
        terminal.forget();
    }
    host.write("7\n");
    host.wait_for(UNWRITTEN);
    host.wait_for("nobody’s time runs out meanwhile");
    // Longer than it takes until time stands still.
    tokio::time::sleep(Duration::from_secs(15)).await;
    house.network.come_back();
    let gone = away.elapsed();
    // Who was to decide sees the time that was given back, and is asked again.
    guest.wait_for("You have ");
    guest.wait_for("Choose your bet");
    let passed = begun.elapsed().saturating_sub(gone);
    let shown = seconds_shown(&guest.said);
    assert!(shown <= 30 && shown + passed.as_secs() + 1 >= 30, "{shown} s after {passed:?}: {}", guest.said);
    guest.write("5\n");
    for terminal in [&mut host, &mut guest] {
        terminal.wait_for("All is revealed");
        terminal.wait_for("You have ");
        assert!(!terminal.said.contains("0:00"), "{}", terminal.said);
    }
    assert_eq!(host.said.matches(UNWRITTEN).count(), 1, "{}", host.said);
    assert!(!host.said.contains("not possible") && !host.said.contains("Try again"), "{}", host.said);
    // Both decided once: the log has the opening, two who sat down, the start, the time given back, and two bets.
    let (_, table) = link.rsplit_once('/').unwrap();
    let pass = house.server.join("Onlooker").await;
    let (_, seen) = house.server.get(&pass, &format!("tables/{table}")).await;
    assert_eq!(seen["entries"], json!(7), "{seen}");
    for terminal in [host, guest] {
        assert_eq!(terminal.end().code, Some(0));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_waits_in_an_outage_can_go_at_any_time() {
    let (house, anna, ben) = (House::open().await, Folder::new(), Folder::new());
    let (mut host, guest, link) = house.shazamm(&anna, &ben);
    // At a terminal, where lines are typed while something is waited for.
    guest.kill();
    let mut guest = Terminal::at_a_screen(&ben, &["play", "--join", &link]);
    guest.wait_for("Choose your bet");
    house.network.go_away();
    for terminal in [&mut host, &mut guest] {
        terminal.write("7\n");
        terminal.wait_for(UNWRITTEN);
    }
    guest.forget();
    guest.write("8\n");
    guest.wait_for(UNWRITTEN);
    guest.write("quit\n");
    let guest = guest.end_of_itself();
    assert_eq!(guest.code, Some(0), "{guest:?}");
    let host = host.end_by("-INT");
    assert_eq!(host.code, Some(130), "{host:?}");
    for ran in [&guest, &host] {
        assert!(ran.out.contains("Your last decision has not been written down yet."), "{}", ran.out);
        assert!(ran.out.contains("Your seat is kept."), "{}", ran.out);
    }
    // Whoever comes is told as well, and can go by ending the input, or by a word.
    for farewell in ["\u{4}", "quit\n"] {
        let mut coming = Terminal::at_a_screen(&ben, &["play", "--join", &link]);
        coming.wait_for(OUTAGE);
        coming.write(farewell);
        let ran = coming.end_of_itself();
        assert_eq!(ran.code, Some(0), "{ran:?}");
    }
    let mut coming = Terminal::open(&ben, &["play", "--join", &link]);
    coming.wait_for(OUTAGE);
    assert_eq!(coming.end_by("-TERM").code, Some(143));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_takes_its_time_is_waited_for() {
    let (house, anna, ben) = (House::open().await, Folder::new(), Folder::new());
    let (mut host, mut guest, _) = house.shazamm(&anna, &ben);
    house.server.stand_still();
    host.write("7\n");
    host.wait_for("The server has not answered yet.");
    house.server.go_on();
    guest.write("5\n");
    host.wait_for("All is revealed");
    assert_eq!(host.said.matches("The server has not answered yet.").count(), 1, "{}", host.said);
    assert!(!host.said.contains(UNWRITTEN), "{}", host.said);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_comes_in_an_outage_plays_as_soon_as_it_is_over() {
    let (house, anna, ben) = (House::open().await, Folder::new(), Folder::new());
    let url = house.url();
    let options = ["play", "shazamm", "--join", &url, "--name", "Anna"];
    let mut host = Terminal::open(&anna, &options);
    let link = host.link();
    host.wait_for("You are the host");
    house.network.go_away();
    // Somebody new, and somebody who is known and opens another table.
    let mut guest = Terminal::open(&ben, &["play", "--join", &link, "--name", "Ben"]);
    let mut other = Terminal::open(&anna, &options);
    for terminal in [&mut guest, &mut other] {
        terminal.wait_for(OUTAGE);
    }
    house.network.come_back();
    host.wait_for("Ben sits down in seat 2.");
    guest.wait_for("The game begins when the host starts it.");
    assert_ne!(other.link(), link);
    for terminal in [guest, other] {
        assert_eq!(terminal.said.matches(OUTAGE).count(), 1, "{}", terminal.said);
        let ran = terminal.end();
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{ran:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_outage_that_lasts_is_told_to_whoever_comes_and_to_a_pipe_that_has_ended() {
    let (house, anna, ben) = (House::open().await, Folder::new(), Folder::new());
    let (mut host, mut guest, link) = house.shazamm(&anna, &ben);
    house.network.go_away();
    let mut coming = Terminal::open(&ben, &["play", "--join", &link, "--lang", "de"]);
    guest.write("5\n");
    guest.wait_for(UNWRITTEN);
    // What a pipe has said last is to be done, as long as that may take.
    host.write_all("7\n".to_owned());
    host.wait_for(UNWRITTEN);
    coming.wait_for("Auf dem Server lässt sich gerade nicht spielen");
    tokio::time::sleep(Duration::from_secs(40)).await;
    let (host, coming) = (host.end_of_itself(), coming.end_of_itself());
    for (ran, said) in [
        (
            &host,
            "error: The server cannot be used at the moment, because it does not reach its database. Try again later.\n",
        ),
        (
            &coming,
            "error: Auf dem Server lässt sich im Moment nicht spielen, weil er seine Datenbank nicht erreicht. \
             Versuch es später noch einmal.\n",
        ),
    ] {
        assert_eq!((ran.code, ran.err.as_str()), (Some(2), said), "{ran:?}");
    }
    assert!(host.out.contains("Your last decision has not been written down yet."), "{}", host.out);
    assert!(host.out.contains(&format!("Come back: conclave play --join {link}")), "{}", host.out);
    // Whoever can still say something is waited for as long as it takes.
    house.network.come_back();
    let mut host = Terminal::open(&anna, &["play", "--join", &link]);
    host.wait_for("Choose your bet");
    host.write("7\n");
    guest.wait_for("All is revealed");
    assert_eq!(guest.said.matches(UNWRITTEN).count(), 1, "{}", guest.said);
    assert!(!guest.said.contains("Try again"), "{}", guest.said);
}
