//! Servers that are none, that refuse, that stammer, and that say nothing at all.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod house;

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use axum::http::StatusCode;
use axum::response::IntoResponse as _;
use client::{End, Event, Events, Failed, Pass, Patience};
use futures_util::{SinkExt as _, StreamExt as _};
use house::{House, server_at};
use protocol::{Command, Frame, Reason, Request, TableId};
use serde_json::{Value, json};
use tokio::net::{TcpListener, TcpStream};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message as Packet;

const TABLE: TableId = TableId::new(5);

async fn next(events: &mut Events) -> Event {
    tokio::time::timeout(house::PATIENCE, events.next()).await.expect("nothing is heard").expect("the end")
}

async fn end_of(events: &mut Events) -> End {
    loop {
        if let Event::Ended(end) = next(events).await {
            return end;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_server_is_told_apart() {
    // Nobody listens at a port that was just free.
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let nobody = listener.local_addr().unwrap().to_string();
    drop(listener);
    let failed = server_at(&nobody, None).lobby().await.unwrap_err();
    assert!(matches!(failed, Failed::Unreachable { .. }), "{failed}");
    let house = House::open().await;
    let failed = server_at(&format!("https://{}", house.address), None).lobby().await.unwrap_err();
    assert!(matches!(failed, Failed::Unreachable { .. }), "no TLS is spoken there: {failed}");
    assert!(failed.to_string().contains("its address may begin with http://"), "{failed}");
    let failed = server_at(&format!("{}/elsewhere", house.address), None).lobby().await.unwrap_err();
    assert!(matches!(&failed, Failed::Strange { .. } if failed.to_string().contains("404")), "{failed}");
    let silent = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let patience = Patience {
        connect: Duration::from_millis(100),
        call: Duration::from_millis(200),
        absence: Duration::from_millis(300),
        pause: Duration::from_millis(10),
        ..Patience::default()
    };
    let server = server_at(&silent.local_addr().unwrap().to_string(), None).with_patience(patience);
    assert_eq!(server.lobby().await, Err(Failed::Unanswered(patience.call)));
    let (_hand, mut events) = server.live(TABLE);
    assert!(matches!(end_of(&mut events).await, End::Gone(Failed::Unanswered(_))));
}

#[tokio::test(flavor = "multi_thread")]
async fn who_may_not_come_in_is_told_why() {
    let house = House::open().await;
    let refused = |end: End| match end {
        End::Refused(refusal) => refusal.reason,
        End::Gone(failed) => panic!("{failed}"),
    };
    let (hand, mut events) = house.server(None).live(TABLE);
    let asked = hand.ask(Command::Start).await.unwrap_err();
    assert!(asked == Failed::Lost || asked.reason() == Some(Reason::NoAccount), "{asked}");
    assert_eq!(refused(end_of(&mut events).await), Reason::NoSuchTable);
    let (_hand, mut events) = house.server(Pass::new("guess")).live(TABLE);
    assert_eq!(refused(end_of(&mut events).await), Reason::NoAccount);
    assert_eq!(house.server(Pass::new("guess")).me().await.unwrap_err().reason(), Some(Reason::NoAccount));
    for name in ["", "a\nb", &"x".repeat(25)] {
        let failed = house.server(None).join(name, "").await.unwrap_err();
        assert_eq!(failed.reason(), Some(Reason::Unreadable), "{name:?}");
    }
    let (me, pass) = house.server(None).join(" Zoë ", "").await.unwrap();
    assert_eq!(house.server(Some(pass.clone())).me().await, Ok(me.clone()));
    assert_eq!((me.name.as_str(), me.program), ("Zoë", false));
    assert!(!format!("{pass:?}").contains(pass.secret()));
    assert_eq!(house.server(Some(pass)).lobby().await, Ok(Vec::new()));
    assert_eq!(house.server(None).look(TABLE).await.unwrap_err().reason(), Some(Reason::NoSuchTable));
    assert_eq!(house.server(None).record(TABLE).await.unwrap_err().reason(), Some(Reason::NoSuchTable));
}

/// A server that says what the test wants.
struct Puppet(WebSocketStream<TcpStream>);

impl Puppet {
    async fn accept(listener: &TcpListener) -> Self {
        let (stream, _) = listener.accept().await.unwrap();
        let mut puppet = Self(tokio_tungstenite::accept_async(stream).await.unwrap());
        let hello = puppet.asked().await;
        assert!(matches!(hello.request, Request::Hello { .. }));
        puppet.say(&json!({ "say": "hello", "number": hello.number, "protocol": 1, "server": "puppet", "now": 0 })).await;
        puppet
    }

    async fn asked(&mut self) -> Frame {
        let asked = async {
            loop {
                if let Packet::Text(text) = self.0.next().await.unwrap().unwrap() {
                    return Frame::read(&text).unwrap();
                }
            }
        };
        tokio::time::timeout(house::PATIENCE, asked).await.expect("nothing is asked")
    }

    async fn say(&mut self, message: &Value) {
        self.0.send(Packet::text(message.to_string())).await.unwrap();
    }

    async fn show(&mut self, entries: u64) {
        let seats = json!([{ "is": "nobody" }, { "is": "nobody" }]);
        self.say(&json!({
            "say": "table", "table": TABLE, "entries": entries, "opening": { "game": "shazamm" }, "rules": 2,
            "phase": "gathering", "host": "0000000000001", "seats": seats, "commitment": "00".repeat(32),
        }))
        .await;
    }

    async fn add(&mut self, entries: u64) {
        let paused = json!({ "say": "entry", "table": TABLE, "entries": entries, "at": 0, "what": "paused", "deadlines": [] });
        self.say(&paused).await;
    }
}

fn seen_by(frame: &Frame) -> Option<u64> {
    match frame.request {
        Request::Watch { seen, .. } => seen,
        _ => panic!("{frame:?}"),
    }
}

/// The numbers of the entries that a table came to have, up to this one; a snapshot is the negative number.
async fn entries_up_to(events: &mut Events, last: i64) -> Vec<i64> {
    let mut heard = Vec::new();
    while heard.last().is_none_or(|entries: &i64| entries.abs() != last) {
        match next(events).await {
            Event::Table(seen) => heard.push(-(seen.entries.cast_signed())),
            Event::Entry(entry) => heard.push(entry.entries.cast_signed()),
            _ => {}
        }
    }
    heard
}

#[tokio::test(flavor = "multi_thread")]
async fn a_gap_is_noticed_and_what_was_heard_twice_is_told_once() {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let (_hand, mut events) = server_at(&listener.local_addr().unwrap().to_string(), None).live(TABLE);
    let mut puppet = Puppet::accept(&listener).await;
    assert_eq!(seen_by(&puppet.asked().await), None);
    puppet.show(3).await;
    for entries in [2, 3, 4, 4, 5, 3, 6] {
        puppet.add(entries).await;
    }
    assert_eq!(entries_up_to(&mut events, 6).await, [-3, 4, 5, 6]);
    puppet.add(9).await;
    assert_eq!(seen_by(&puppet.asked().await), None, "it cannot say what it has seen of this");
    puppet.add(10).await;
    puppet.show(10).await;
    puppet.say(&json!({ "say": "later", "what": "a later version says more" })).await;
    puppet.add(11).await;
    assert_eq!(entries_up_to(&mut events, 11).await, [-10, 11]);
    drop(puppet);
    let mut puppet = Puppet::accept(&listener).await;
    assert_eq!(seen_by(&puppet.asked().await), Some(11));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_to_be_tried_again_is_and_by_the_same_number() {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let (hand, mut events) = server_at(&listener.local_addr().unwrap().to_string(), None).live(TABLE);
    let number = hand.send(Command::Start);
    let mut puppet = Puppet::accept(&listener).await;
    puppet.asked().await;
    for _ in 0..3 {
        let asked = puppet.asked().await;
        assert_eq!((asked.number, &asked.request), (number, &Request::Table(Command::Start)));
        puppet
            .say(&json!({ "say": "refused", "number": number, "reason": "try-again", "text": "later" }))
            .await;
    }
    // Lost in between, it is sent again, too; what is said to people is not.
    puppet.asked().await;
    let said = hand.send_phrase(protocol::Phrase::Hello);
    assert_eq!(puppet.asked().await.number, said);
    drop(puppet);
    let mut puppet = Puppet::accept(&listener).await;
    puppet.asked().await;
    assert_eq!(puppet.asked().await.number, number);
    puppet.say(&json!({ "say": "done", "number": number, "entries": 2 })).await;
    let mut answers = Vec::new();
    while answers.len() < 2 {
        if let Event::Answered { number, answer } = next(&mut events).await {
            answers.push((number, answer));
        }
    }
    assert_eq!(answers, [(said, Err(Failed::Lost)), (number, Ok(Some(2)))]);
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_waits_for_ever_for_an_answer() {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let patience = Patience {
        request: Duration::from_millis(200),
        silence: Duration::from_millis(300),
        ping: Duration::from_millis(100),
        ..Patience::default()
    };
    let server = server_at(&listener.local_addr().unwrap().to_string(), None).with_patience(patience);
    let (hand, mut events) = server.live(TABLE);
    let puppet = Puppet::accept(&listener).await;
    assert_eq!(hand.ask(Command::Leave).await, Err(Failed::Unanswered(patience.request)));
    // It reads no pings either, so it is not there any more.
    while !matches!(next(&mut events).await, Event::Lost) {}
    drop(puppet);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_decided_is_asked_for_as_long_as_the_server_says_that_it_cannot() {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let patience = Patience {
        request: Duration::from_millis(200),
        pause: Duration::from_millis(10),
        longest_pause: Duration::from_millis(20),
        ..Patience::default()
    };
    let server = server_at(&listener.local_addr().unwrap().to_string(), None).with_patience(patience);
    let (hand, mut events) = server.live(TABLE);
    let number = hand.send(Command::Start);
    let other = hand.clone();
    let waiting = tokio::spawn(async move { other.ask(Command::Leave).await });
    let mut puppet = Puppet::accept(&listener).await;
    puppet.asked().await;
    let (begun, mut outage) = (Instant::now(), server.outage());
    while begun.elapsed() < 4 * patience.request {
        let number = puppet.asked().await.number;
        puppet
            .say(&json!({ "say": "refused", "number": number, "reason": "try-again", "text": "later" }))
            .await;
    }
    let refused = |outage: &Option<client::Refusal>| outage.as_ref().is_some_and(|why| why.text == "later");
    assert!(outage.wait_for(refused).await.is_ok());
    // Whoever waits for an answer gets one in time, and hears why.
    assert_eq!(waiting.await.unwrap().unwrap_err().reason(), Some(Reason::TryAgain));
    while puppet.asked().await.number != number {}
    puppet.say(&json!({ "say": "done", "number": number, "entries": 2 })).await;
    loop {
        match next(&mut events).await {
            Event::Answered { number: answered, answer } => {
                break assert_eq!((answered, answer), (number, Ok(Some(2))));
            }
            Event::Lost => panic!("the connection was there"),
            _ => {}
        }
    }
    assert!(outage.wait_for(Option::is_none).await.is_ok());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_cannot_be_shown_at_the_moment_is_asked_for_again_on_the_same_connection() {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let (_hand, mut events) = server_at(&listener.local_addr().unwrap().to_string(), None).live(TABLE);
    let mut puppet = Puppet::accept(&listener).await;
    for _ in 0..3 {
        let asked = puppet.asked().await;
        assert_eq!(seen_by(&asked), None);
        puppet
            .say(&json!({ "say": "refused", "number": asked.number, "reason": "try-again", "text": "later" }))
            .await;
    }
    seen_by(&puppet.asked().await);
    puppet.show(3).await;
    assert!(matches!(next(&mut events).await, Event::Connected { .. }));
    assert!(matches!(next(&mut events).await, Event::Table(_)));
}

/// A server that can do nothing at the moment, but so many calls after a while, and how often it was called.
async fn out_of_order(calls_before: usize) -> (String, Arc<AtomicUsize>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap().to_string();
    let calls = Arc::new(AtomicUsize::new(0));
    let counted = Arc::clone(&calls);
    let answer = async move || {
        if counted.fetch_add(1, Ordering::SeqCst) >= calls_before {
            let me = json!({ "account": "0000000000001", "name": "Zoë", "program": false });
            return ([("set-cookie", "conclave=abc; Path=/")], me.to_string()).into_response();
        }
        let refused = json!({ "say": "refused", "number": null, "reason": "try-again", "text": "later" });
        (StatusCode::SERVICE_UNAVAILABLE, refused.to_string()).into_response()
    };
    let router = axum::Router::new().fallback(answer);
    tokio::spawn(async move { axum::serve(listener, router).await });
    (address, calls)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_can_do_nothing_at_the_moment_is_called_again_for_a_while() {
    let (address, calls) = out_of_order(9).await;
    let server = server_at(&address, None);
    assert_eq!(server.join("Zoë", "").await.unwrap().0.name, "Zoë");
    assert_eq!((calls.load(Ordering::SeqCst), server.outage().borrow().clone()), (10, None));
    let (address, _) = out_of_order(usize::MAX).await;
    let patience = Patience {
        outage: Duration::from_millis(300),
        absence: Duration::from_millis(300),
        pause: Duration::from_millis(10),
        ..Patience::default()
    };
    let server = server_at(&address, None).with_patience(patience);
    assert_eq!(server.lobby().await.unwrap_err().reason(), Some(Reason::TryAgain));
    assert!(server.outage().borrow().is_some());
    // It does not let in anybody either, and says why.
    let (_hand, mut events) = server.live(TABLE);
    assert!(
        matches!(end_of(&mut events).await, End::Gone(failed) if failed.reason() == Some(Reason::TryAgain))
    );
}
