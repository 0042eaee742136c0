//! A server that cannot write while others can: people come back to others.

use std::time::Duration;

use crate::checked::{Client, Server};
use crate::kept::Kept;
use online::{Bus, Ear, Node, Online, Reached, Settings, Time, Word};
use tokio::sync::broadcast;
use tokio_tungstenite::tungstenite::Error;

/// A server with a bus, or without.
async fn server(time: &Time, bus: Option<(Bus, Ear)>) -> Server {
    let (kept, (bus, ear)) = (Kept::new(), bus.unzip());
    let settings =
        Settings { time: time.clone(), bus: bus.unwrap_or_else(Bus::alone), ..Settings::default() };
    let online = Online::new(kept.store().await, settings, Reached::default());
    if let Some(ear) = ear {
        online.listen(ear);
    }
    online.begin().await.unwrap();
    Server::serve(online, kept).await
}

/// What a new connection is answered: the status where it is none.
async fn answered(server: &Server) -> u16 {
    match tokio_tungstenite::connect_async(format!("ws://{}/api/v1/live", server.address)).await {
        Ok(_) => 101,
        Err(Error::Http(answer)) => answer.status().as_u16(),
        Err(error) => panic!("{error}"),
    }
}

async fn until_answered(server: &Server, wanted: u16) {
    let waiting = async {
        while answered(server).await != wanted {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(60), waiting).await.expect("it is answered otherwise");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_connected_to_a_server_that_alone_cannot_write_comes_back_to_another() {
    let (line, time) = (broadcast::Sender::<(Node, Word)>::new(100), Time::by_hand(1_000_000));
    let server = server(&time, Some(Bus::within(&line, 1))).await;
    let mut anna = Client::connect(&server, None).await;
    server.kept.go_away().await;
    // The other one notes every five seconds that it is there, now and after ten and fifteen.
    for _ in 0..4 {
        assert_eq!(answered(&server).await, 101);
        heard(&line, 2).await;
        time.pass(Duration::from_secs(5));
    }
    assert_eq!(anna.until_closed().await, 1012);
    assert_eq!(answered(&server).await, 503);
    server.kept.come_back().await;
    until_answered(&server, 101).await;
}

/// Another server notes that it is there, and this one hears it.
async fn heard(line: &broadcast::Sender<(Node, Word)>, other: Node) {
    line.send((other, Word::Noted)).unwrap();
    tokio::time::sleep(Duration::from_millis(200)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_connected_stays_when_nobody_could_write_and_others_are_the_first_who_can() {
    let (line, time) = (broadcast::Sender::<(Node, Word)>::new(100), Time::by_hand(1_000_000));
    let server = server(&time, Some(Bus::within(&line, 1))).await;
    let mut anna = Client::connect(&server, None).await;
    heard(&line, 2).await;
    server.kept.go_away().await;
    time.pass(Duration::from_secs(22));
    // That nobody can write is no reason to go elsewhere; nor is that others noted a moment sooner that they are there.
    assert_eq!(answered(&server).await, 101);
    for other in [2, 3] {
        heard(&line, other).await;
    }
    server.kept.come_back().await;
    let store = server.kept.store().await;
    let has_noted = async || store.noticed().await.unwrap().iter().any(|noted| noted.alive >= 1_022_000);
    let noting = async {
        while !has_noted().await {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(60), noting).await.expect("it does not note that it is there");
    heard(&line, 2).await;
    assert_eq!(answered(&server).await, 101);
    anna.send(&serde_json::json!({ "number": 1, "do": "hello", "protocol": 1 })).await;
    assert_eq!(anna.next().await["say"], "hello");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_connected_to_a_server_that_reaches_nothing_comes_back_to_another() {
    let (line, time) = (broadcast::Sender::<(Node, Word)>::new(100), Time::by_hand(1_000_000));
    let (bus, ear) = Bus::within(&line, 1);
    let server = server(&time, Some((bus.clone(), ear))).await;
    let mut anna = Client::connect(&server, None).await;
    // It knows of another one.
    server.kept.store().await.note_alive(2, 1_000_000).await.unwrap();
    tokio::time::sleep(Duration::from_secs(6)).await;
    bus.set_there(false);
    server.kept.go_away().await;
    time.pass(Duration::from_secs(11));
    assert_eq!(anna.until_closed().await, 1012);
    assert_eq!(answered(&server).await, 503);
    server.kept.come_back().await;
    until_answered(&server, 101).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_without_others_keeps_its_connections() {
    let time = Time::by_hand(1_000_000);
    let server = server(&time, None).await;
    let mut anna = Client::connect(&server, None).await;
    server.kept.go_away().await;
    time.pass(Duration::from_secs(11));
    // Long enough for it to find that nothing can be noted.
    tokio::time::sleep(Duration::from_secs(6)).await;
    anna.send(&serde_json::json!({ "number": 1, "do": "hello", "protocol": 1 })).await;
    assert_eq!(anna.next().await["say"], "hello");
    assert_eq!(answered(&server).await, 101);
}
