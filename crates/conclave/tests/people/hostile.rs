//! Clients that mean harm: a clear answer or a closed connection, and others play on.

use std::io::Write as _;
use std::net::TcpStream;

use reqwest::header::SET_COOKIE;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message as Packet;

use crate::client::Client;
use crate::server::{Server, number};

#[tokio::test(flavor = "multi_thread")]
async fn every_limit_has_a_clear_answer() {
    let server = Server::start(&[
        "--limit",
        "account-connections=2",
        "--limit",
        "address-connections=5",
        "--limit",
        "tables=3",
        "--limit",
        "spectators=1",
        "--limit",
        "accounts=4",
    ]);
    let people = server.people(4).await;
    let fifth = server.send("", "POST", "accounts", &json!({ "name": "Eve" })).await;
    assert_eq!((fifth.0, &fifth.1["reason"]), (429, &json!("limit")), "{fifth:?}");

    let table = server.table(json!({ "game": "shazamm" }), &people[..2]).await;
    let open = async || {
        server.send(&people[0], "POST", "tables", &json!({ "number": number(), "game": "wizard" })).await
    };
    assert_eq!((open().await.0, open().await.0), (201, 201));
    let fourth = open().await;
    assert_eq!((fourth.0, &fourth.1["reason"]), (429, &json!("limit")), "{fourth:?}");

    let mut first = Client::greeted(&server, Some(&people[0])).await;
    let _second = Client::greeted(&server, Some(&people[0])).await;
    let mut third = Client::connect(&server, Some(&people[0])).await;
    assert_eq!(third.next().await, None);
    assert!(third.farewell.unwrap().reason.contains("this account has 2 live connections"));
    let spectator = Client::watching(&server, None, &table).await;
    let mut another = Client::greeted(&server, None).await;
    let crowded = another.ask(&json!({ "number": number(), "table": table, "do": "watch" })).await;
    assert_eq!((&crowded["say"], &crowded["reason"]), (&json!("refused"), &json!("limit")), "{crowded}");
    let _fifth = Client::greeted(&server, None).await;
    let mut sixth = Client::connect(&server, None).await;
    assert_eq!(sixth.next().await, None);
    assert!(sixth.farewell.unwrap().reason.contains("your address has 5 live connections"));
    // Whoever goes makes room.
    drop((spectator, another));
    loop {
        let mut client = Client::connect(&server, None).await;
        client.send(&json!({ "number": 1, "do": "hello", "protocol": 1 })).await;
        if client.next().await.is_some() {
            break;
        }
    }
    let say = |n: u64| json!({ "number": n, "table": table, "do": "say", "phrase": "hello" });
    let said = [first.ask(&say(number())).await, first.ask(&say(number())).await];
    assert_eq!((&said[0]["say"], &said[1]["reason"]), (&json!("done"), &json!("limit")), "{said:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_gives_no_sign_of_life_or_says_too_much_is_shown_out() {
    let server = Server::start(&[
        "--limit",
        "idle=1",
        "--limit",
        "ping=1",
        "--limit",
        "frame=300",
        "--limit",
        "body=400",
    ]);
    let mut large = Client::greeted(&server, None).await;
    large.send(&json!({ "number": 1, "do": "x".repeat(400) })).await;
    assert_eq!(large.until_closed().await, Some(1009));
    let (status, refused) = server.send("", "POST", "accounts", &json!({ "name": "x".repeat(500) })).await;
    assert_eq!((status, &refused["reason"]), (413, &json!("unreadable")), "{refused}");
    // Whoever does not read answers no ping.
    let mut asleep = Client::greeted(&server, None).await;
    let mut awake = Client::greeted(&server, None).await;
    let slept = tokio::time::sleep(std::time::Duration::from_secs(5));
    tokio::select! {
        () = slept => {}
        closed = awake.next() => panic!("{closed:?} {:?}", awake.farewell),
    }
    // It hears why, unless its late answers to pings have broken the connection meanwhile.
    let code = asleep.until_closed().await;
    assert!(code.is_none_or(|code| code == 1001), "{code:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_of_requests_is_answered_and_others_are_served() {
    let server =
        Server::start(&["--proxy", "127.0.0.1", "--limit", "request-burst=10", "--limit", "requests=1"]);
    let ask = async |address: &str| {
        let asked = reqwest::Client::new().get(server.at("lobby")).header("x-forwarded-for", address);
        asked.send().await.unwrap().status().as_u16()
    };
    let mut refused = 0;
    for _ in 0..30 {
        match ask("198.51.100.7").await {
            200 => {}
            429 => refused += 1,
            other => panic!("{other}"),
        }
    }
    assert!(refused >= 15, "{refused}");
    assert_eq!(ask("198.51.100.8").await, 200, "another address");
    // A proxy that speaks TLS says so, and is believed.
    let made = reqwest::Client::new()
        .post(server.at("accounts"))
        .header("x-forwarded-for", "198.51.100.9")
        .header("x-forwarded-proto", "https")
        .header("content-type", "application/json")
        .body("{\"name\": \"Anna\"}")
        .send()
        .await
        .unwrap();
    assert!(made.headers()[SET_COOKIE].to_str().unwrap().contains("; Secure"));
}

#[tokio::test(flavor = "multi_thread")]
async fn nonsense_is_answered_or_shown_out_and_others_play_on() {
    let server = Server::start(&[]);
    let people = server.people(3).await;
    let table = server.table(json!({ "game": "shazamm" }), &people[..2]).await;
    server.at_table(&people[0], &table, json!({ "do": "start" })).await;
    let mut random = dice();
    for _ in 0..30 {
        let mut eve = Client::greeted(&server, Some(&people[2])).await;
        let bytes: Vec<u8> = (0..random() % 300).map(|_| random() as u8).collect();
        let text = String::from_utf8_lossy(&bytes).into_owned();
        eve.send_packet(if random().is_multiple_of(2) { Packet::text(text) } else { Packet::binary(bytes) })
            .await;
        match eve.next().await {
            Some(heard) => assert_eq!(heard["reason"], "unreadable", "{heard}"),
            None => assert!(eve.farewell.is_some()),
        }
    }
    // Everything of the right shape and the wrong kind.
    let mut eve = Client::greeted(&server, Some(&people[2])).await;
    for wrong in [
        json!({ "do": "step", "step": "bet 1" }),
        json!({ "do": "step", "step": "x".repeat(3000) }),
        json!({ "do": "step", "step": "bet 1\n2 bet 1" }),
        json!({ "do": "sit", "seat": 1 }),
        json!({ "do": "sit", "seat": 0 }),
        json!({ "do": "sit", "seat": 99 }),
        json!({ "do": "fill", "seat": 2, "level": "adept" }),
        json!({ "do": "clear", "seat": 1 }),
        json!({ "do": "start" }),
        json!({ "do": "leave" }),
        json!({ "do": "again" }),
        json!({ "do": "say", "phrase": "hello" }),
        json!({ "do": "say", "phrase": "anything else" }),
        json!({ "do": "watch", "seen": -1 }),
        json!({ "do": 7 }),
        Value::Null,
    ] {
        let mut frame = json!({ "number": number(), "table": table });
        for (key, value) in wrong.as_object().into_iter().flatten() {
            frame[key] = value.clone();
        }
        let heard = eve.ask(&frame).await;
        assert_eq!(heard["say"], "refused", "{frame} {heard}");
    }
    for (pass, path) in
        [("guessed", format!("tables/{table}")), (people[2].as_str(), "tables/zzzzzzzzzzzzz".to_owned())]
    {
        let (status, refused) =
            server.send(pass, "POST", &path, &json!({ "number": 1, "do": "leave" })).await;
        assert!([401, 404].contains(&status), "{refused}");
    }
    let mut anna = Client::greeted(&server, Some(&people[0])).await;
    let bet = json!({ "number": number(), "table": table, "do": "step", "step": "bet 2" });
    assert_eq!(anna.ask(&bet).await["say"], "done");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_asked_for_by_somebody_who_is_gone_is_done_as_a_whole() {
    let server = Server::unlimited();
    let people = server.people(2).await;
    let table = server.table(json!({ "game": "shazamm" }), &people).await;
    server.at_table(&people[0], &table, json!({ "do": "start" })).await;
    let mut watching = Client::watching(&server, None, &table).await;
    let body = json!({ "number": number(), "do": "step", "step": "bet 2" }).to_string();
    let request = format!(
        "POST /api/v1/tables/{table} HTTP/1.1\r\nhost: localhost\r\ncookie: conclave={}\r\n\
         content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
        people[0],
        body.len()
    );
    // The same request, again and again, by somebody who does not wait for the answer.
    for microseconds in (0..4000).step_by(100) {
        let mut stream = TcpStream::connect(server.address()).unwrap();
        stream.write_all(request.as_bytes()).unwrap();
        std::thread::sleep(std::time::Duration::from_micros(microseconds));
    }
    // Whoever asks once more and waits hears that it is done, and who looks on has heard of it once.
    let done = server
        .send(&people[0], "POST", &format!("tables/{table}"), &serde_json::from_str(&body).unwrap())
        .await;
    let heard = watching.until(|heard| heard["seat"] == 1 && heard["what"] == "game").await;
    assert_eq!((done.0, &done.1["entries"]), (200, &heard["entries"]), "{done:?}");
    let kept = server.get(&people[0], &format!("tables/{table}/record")).await.1;
    let known = server.get(&people[0], &format!("tables/{table}")).await.1;
    assert_eq!(kept.as_array().unwrap().len() as u64, known["entries"].as_u64().unwrap(), "{heard}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_pass_that_is_taken_back_ends_its_connections() {
    let server = Server::start(&[]);
    let people = server.people(2).await;
    let (_, made) = server.send(&people[0], "POST", "me/tokens", &json!({ "label": "bot" })).await;
    let token = made["token"].as_str().unwrap().to_owned();
    let table = server.table(json!({ "game": "shazamm" }), &people).await;
    let mut program = Client::greeted(&server, Some(&token)).await;
    let mut own = Client::watching(&server, Some(&people[1]), &table).await;
    let keys = server.get(&people[0], "me/keys").await.1;
    let key = keys.as_array().unwrap().iter().find(|key| key["kind"] == "token").unwrap()["key"].clone();
    assert_eq!(
        server
            .send(&people[0], "DELETE", &format!("me/keys/{}", key.as_str().unwrap()), &Value::Null)
            .await
            .0,
        204
    );
    assert_eq!(program.until_closed().await, Some(1008));
    // Who wants to be forgotten gets up, and the table is the other's.
    assert_eq!(server.send(&people[0], "DELETE", "me", &Value::Null).await.0, 204);
    let left = own.until(|heard| heard["what"] == "seat").await;
    assert_eq!((&left["sitter"]["is"], &left["seat"]), (&json!("nobody"), &json!(1)), "{left}");
    let seen = server.get(&people[1], &format!("tables/{table}")).await.1;
    assert_eq!(seen["host"], seen["seats"][1]["account"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_and_a_log_do_not_belong_to_one() {
    let server = Server::unlimited();
    let people = server.people(2).await;
    for _ in 0..5 {
        server.table(json!({ "game": "wizard", "access": "listed" }), &people[..1]).await;
    }
    let table = server.table(json!({ "game": "maginor", "access": "listed" }), &people[1..]).await;
    let lobby = server.get("", "lobby").await.1;
    assert_eq!(lobby.as_array().unwrap().len(), 4, "{lobby}");
    // What changes nothing is refused; what changes something is not done without end.
    let ask = async |request: Value| {
        let mut request = request;
        request["number"] = json!(number());
        server.send(&people[1], "POST", &format!("tables/{table}"), &request).await
    };
    let fill = |level: &str| json!({ "do": "fill", "seat": 2, "level": level });
    assert_eq!(ask(fill("adept")).await.0, 200);
    assert_eq!(ask(fill("adept")).await.1["reason"], "not-now");
    let mut refused = Value::Null;
    for n in 0..600 {
        let (status, answer) = ask(fill(if n % 2 == 0 { "archmage" } else { "adept" })).await;
        if status != 200 {
            refused = answer;
            break;
        }
    }
    assert_eq!(refused["reason"], "limit", "{refused}");
}

#[tokio::test(flavor = "multi_thread")]
async fn floods_and_other_protocols_are_shown_out() {
    let server = Server::start(&[]);
    let people = server.people(1).await;
    let table = server.table(json!({ "game": "shazamm" }), &people).await;
    let mut flood = Client::greeted(&server, None).await;
    for number in 0..200 {
        flood.send(&json!({ "number": number, "table": table, "do": "unwatch" })).await;
    }
    let code = flood.until_closed().await;
    assert!(code.is_none_or(|code| code == 1008), "{code:?}");
    let mut other = Client::connect(&server, None).await;
    let hello = json!({ "number": 1, "do": "hello", "protocol": 99 });
    let heard = other.ask(&hello).await;
    assert!(
        heard["reason"] == "protocol" && heard["text"].as_str().unwrap().contains("protocol 1"),
        "{heard}"
    );
    assert_eq!(other.until_closed().await, Some(1008));
    let mut rude = Client::connect(&server, None).await;
    assert_eq!(rude.ask(&json!({ "number": 1, "table": table, "do": "watch" })).await["reason"], "protocol");
    let huge = json!({ "number": 0, "game": "shazamm", "options": [["variants", "x".repeat(100_000)]] });
    assert_eq!(server.send(&people[0], "POST", "tables", &huge).await.0, 413);
    for wrong in [json!("x"), json!(-1), json!(1u64 << 53), Value::Null] {
        let frame = json!({ "number": wrong, "do": "leave" });
        let (status, refused) = server.send(&people[0], "POST", &format!("tables/{table}"), &frame).await;
        assert_eq!((status, &refused["reason"]), (422, &json!("unreadable")), "{refused}");
    }
}

/// Numbers that are the same every time.
fn dice() -> impl FnMut() -> u32 {
    let mut state = 0x2545_f491_u32;
    move || {
        state ^= state << 13;
        state ^= state >> 17;
        state ^= state << 5;
        state
    }
}
