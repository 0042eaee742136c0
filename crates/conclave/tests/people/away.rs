//! A database that is away for a while: what people see of it, on the wire.

use std::time::Duration;

use serde_json::{Value, json};

use crate::client::{Client, PATIENCE};
use crate::databases::{Database, Network};
use crate::server::{Server, number};

/// The status that a server answers somebody who shows no pass.
async fn status(server: &Server, path: &str) -> u16 {
    let answer = reqwest::get(format!("http://{}/{path}", server.address())).await.unwrap();
    answer.status().as_u16()
}

/// Waits until something is answered so.
async fn until(wanted: u16, status: impl AsyncFn() -> u16) {
    let waiting = async {
        while status().await != wanted {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    };
    tokio::time::timeout(PATIENCE, waiting).await.expect("it is answered otherwise");
}

fn is_to_be_asked_again(answer: &Value) -> bool {
    answer["say"] == "refused" && answer["reason"] == "try-again"
}

/// Whoever looks after the server reads once why the database cannot be used, and once that it can; and nothing for each of those who
/// have to wait meanwhile.
async fn says_it_once(server: &Server) {
    let is_said = async || u16::from(server.log().contains("the database can be used again seconds="));
    until(1, is_said).await;
    let log = server.log();
    assert_eq!(
        log.matches("the database cannot be used; it is looked for until it can reason=").count(),
        1,
        "{log}"
    );
    assert!(!log.contains("ERROR") && !log.contains("cannot be opened") && log.lines().count() <= 3, "{log}");
}

#[tokio::test(flavor = "multi_thread")]
async fn while_the_database_is_away_people_stay_and_look_and_are_told_to_ask_again() {
    let database = Database::postgres().await;
    let network = Network::before(&database.address);
    let server = Server::on(Database::through(&network));
    let people = server.people(2).await;
    let table = server.table(json!({ "game": "shazamm", "clock": "brisk" }), &people).await;
    server.at_table(&people[0], &table, json!({ "do": "start" })).await;
    let mut anna = Client::watching(&server, Some(&people[0]), &table).await;
    let mut ben = Client::watching(&server, Some(&people[1]), &table).await;
    let own = format!("tables/{table}");
    until(200, async || status(&server, "health/ready").await).await;
    network.go_away();
    // Nothing can be done …
    let bet = json!({ "number": number(), "table": table, "do": "step", "step": "bet 1" });
    let refused = anna.ask(&bet).await;
    assert!(is_to_be_asked_again(&refused), "{refused}");
    let (answered, refused) = server.get(&people[0], &own).await;
    assert!(answered == 503 && is_to_be_asked_again(&refused), "{answered} {refused}");
    until(503, async || status(&server, "health/ready").await).await;
    assert_eq!(status(&server, "health/live").await, 200);
    // … and what is in memory can be looked at, by those who are connected and by others.
    assert_eq!(status(&server, &format!("api/v1/{own}")).await, 200);
    ben.send(&json!({ "number": number(), "table": table, "do": "watch" })).await;
    ben.until(|heard| heard["say"] == "table").await;
    network.come_back();
    // The same request is done on the same connection, once.
    let asking = async {
        loop {
            let answer = anna.ask(&bet).await;
            if answer["say"] == "done" {
                return answer;
            }
            assert!(is_to_be_asked_again(&answer), "{answer}");
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    };
    let done = tokio::time::timeout(PATIENCE, asking).await.expect("it is not done");
    assert_eq!(anna.ask(&bet).await, done);
    ben.until(|heard| heard["what"] == "game" && heard["seat"] == 1).await;
    until(200, async || status(&server, "health/ready").await).await;
    until(200, async || server.get(&people[0], &own).await.0).await;
    says_it_once(&server).await;
}
