//! Who is who: passes, devices, tokens, what is kept of somebody; and what everybody may see.

use reqwest::header::{AUTHORIZATION, ORIGIN};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;

use crate::client::Client;
use crate::server::{Server, number};

#[tokio::test(flavor = "multi_thread")]
async fn who_one_is_is_told_by_a_pass_and_by_nothing_else() {
    let server = Server::start(&[]);
    let anna = server.join("Anna").await;
    let me = async |header: &str, value: String| {
        let asked = reqwest::Client::new().get(server.at("me")).header(header, value).send().await.unwrap();
        (asked.status().as_u16(), asked.text().await.unwrap())
    };
    assert!(me("cookie", format!("conclave={anna}")).await.1.contains("\"Anna\""));
    assert!(me(AUTHORIZATION.as_str(), format!("Bearer {anna}")).await.1.contains("\"Anna\""));
    for wrong in ["conclave=", "conclave=0", "conclav=x", &format!("xconclave={anna}")] {
        assert_eq!(me("cookie", wrong.to_owned()).await.0, 401, "{wrong}");
    }
    // A page of others makes its visitors' browsers ask.
    let foreign = reqwest::Client::new()
        .post(server.at("tables"))
        .header("cookie", format!("conclave={anna}"))
        .header(ORIGIN, "https://elsewhere.example")
        .header("content-type", "application/json")
        .body("{\"game\": \"shazamm\"}");
    assert_eq!(foreign.send().await.unwrap().status(), 403);
    let mut request = format!("ws://{}/api/v1/live", server.address()).into_client_request().unwrap();
    request.headers_mut().insert("origin", "https://elsewhere.example".parse().unwrap());
    let refused = tokio_tungstenite::connect_async(request).await.unwrap_err();
    assert!(matches!(refused, tungstenite::Error::Http(answer) if answer.status() == 403));
}

#[tokio::test(flavor = "multi_thread")]
async fn an_account_is_its_owners() {
    let server = Server::start(&[]);
    let (anna, ben) = (server.join("Anna").await, server.join("Ben").await);
    let table = server.table(json!({ "game": "shazamm" }), &[anna.clone(), ben.clone()]).await;
    let nothing = Value::Null;
    let mut live = Client::greeted(&server, Some(&anna)).await;
    let change = json!({ "name": "  Änne ", "portrait": 3 });
    let (status, me) = server.send(&anna, "PATCH", "me", &change).await;
    assert_eq!((status, &me["name"], &me["portrait"]), (200, &json!("Änne"), &json!(3)));
    for wrong in [json!({}), json!({ "name": "" }), json!({ "portrait": 16 }), json!({ "portrait": -1 })] {
        assert_eq!(server.send(&anna, "PATCH", "me", &wrong).await.0, 422, "{wrong}");
    }
    // Whoever sits down is who it is now; where one sat before, one stays who one was.
    let seats = async |table: &str| server.get(&ben, &format!("tables/{table}")).await.1["seats"].clone();
    let other = server.table(json!({ "game": "shazamm" }), std::slice::from_ref(&ben)).await;
    live.ask(&json!({ "number": number(), "table": other, "do": "sit" })).await;
    let (before, now) = (seats(&table).await, seats(&other).await);
    assert_eq!((&before[0]["name"], &before[0]["portrait"]), (&json!("Anna"), &nothing));
    assert_eq!((&now[1]["name"], &now[1]["portrait"]), (&json!("Änne"), &json!(3)));
    live.ask(&json!({ "number": number(), "table": table, "do": "leave" })).await;
    live.ask(&json!({ "number": number(), "table": table, "do": "sit", "seat": 1 })).await;
    live.ask(&json!({ "number": number(), "table": other, "do": "leave" })).await;
    assert_eq!(seats(&table).await[0]["portrait"], 3);

    // A program plays with a token, and has no say in the account.
    let (status, made) = server.send(&anna, "POST", "me/tokens", &json!({ "label": "bot" })).await;
    assert_eq!(status, 201);
    let token = made["token"].as_str().unwrap();
    assert_eq!(server.send(token, "GET", "me", &nothing).await.1["program"], true);
    assert_eq!(server.send(token, "PATCH", "me", &json!({ "name": "Eve" })).await.0, 403);
    for (method, path) in [("DELETE", "me"), ("GET", "me/keys"), ("POST", "me/code"), ("GET", "me/download")]
    {
        assert_eq!(server.send(token, method, path, &nothing).await.0, 403, "{method} {path}");
    }

    // Another device is added by a code, once.
    let code = server.send(&anna, "POST", "me/code", &nothing).await.1["code"].clone();
    let add = json!({ "code": code, "device": "phone" });
    let (status, phone) = server.send("", "POST", "devices", &add).await;
    assert_eq!((status, &phone["name"]), (201, &json!("Änne")));
    assert_eq!(server.send("", "POST", "devices", &add).await.0, 422);

    let keys = server.send(&anna, "GET", "me/keys", &nothing).await.1;
    assert_eq!(keys.as_array().unwrap().len(), 3);
    let kept: Vec<&str> = keys.as_array().unwrap().iter().filter_map(|key| key["key"].as_str()).collect();
    assert!(!kept.contains(&token) && !kept.contains(&anna.as_str()), "no secret is shown");
    let bot = keys.as_array().unwrap().iter().find(|key| key["kind"] == "token").unwrap();
    let path = format!("me/keys/{}", bot["key"].as_str().unwrap());
    assert_eq!(server.send(&ben, "DELETE", &path, &nothing).await.0, 404, "it is another's");
    assert_eq!(server.send(&anna, "DELETE", &path, &nothing).await.0, 204);
    assert_eq!(server.send(token, "GET", "me", &nothing).await.0, 401);

    server.at_table(&ben, &table, json!({ "do": "start" })).await;
    let everything = server.send(&anna, "GET", "me/download", &nothing).await.1;
    assert_eq!((&everything["name"], &everything["portrait"]), (&json!("Änne"), &json!(3)));
    assert_eq!(everything["tables"], json!([{ "table": table, "record": null }]));
    assert_eq!(everything["ratings"], json!({ "ratings": [], "games": [] }));
    assert_eq!(server.send(&anna, "DELETE", "me", &nothing).await.0, 204);
    assert_eq!(server.send(&anna, "GET", "me", &nothing).await.0, 401);
    let seats = seats(&table).await;
    assert_eq!((&seats[0]["name"], &seats[1]["name"]), (&json!(""), &json!("Ben")));
    assert_eq!(seats[0]["portrait"], nothing);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lobby_lists_what_is_to_be_listed() {
    let server = Server::start(&[]);
    let anna = server.join("Anna").await;
    let open = async |opening: &Value| server.send(&anna, "POST", "tables", opening).await;
    let listed =
        open(&json!({ "number": 1, "game": "wizard", "access": "listed", "clock": "brisk" })).await.1;
    open(&json!({ "number": 2, "game": "wizard" })).await;
    let lobby = server.send("", "GET", "lobby", &Value::Null).await.1;
    let ids: Vec<_> = lobby.as_array().unwrap().iter().map(|table| &table["table"]).collect();
    assert_eq!(ids, [&listed["table"]]);
    assert_eq!(lobby[0]["seats"].as_array().unwrap().len(), 4);
    assert_eq!(server.send("", "GET", "ranking/wizard", &Value::Null).await, (200, json!([])));
    for none in ["ranking/chess", "ranking/%00"] {
        assert_eq!(server.send("", "GET", none, &Value::Null).await.0, 404, "{none}");
    }
    assert_eq!(open(&json!({ "number": 3, "game": "chess" })).await.0, 422);
    assert_eq!(server.send("", "POST", "tables", &json!({ "number": 4, "game": "wizard" })).await.0, 401);
}

/// PostgreSQL keeps no text with the character 0 in it, and takes it for a fault of whoever asks.
#[cfg(feature = "in-postgres")]
#[tokio::test(flavor = "multi_thread")]
async fn what_no_database_keeps_is_refused_before_it_is_asked() {
    let server = Server::on(crate::databases::Database::postgres().await);
    let anna = server.join("Anna").await;
    let table = server.table(json!({ "game": "shazamm" }), std::slice::from_ref(&anna)).await;
    let at_table = format!("tables/{table}");
    let nothing = Value::Null;
    for (method, path, body, status) in [
        ("GET", "ranking/%00", &nothing, 404),
        ("GET", "tables/%00", &nothing, 404),
        ("GET", "tables/%00/record", &nothing, 404),
        ("DELETE", "me/keys/%00", &nothing, 404),
        ("POST", "accounts", &json!({ "name": "a\0b" }), 422),
        ("POST", "accounts", &json!({ "name": "Ben", "device": "a\0b" }), 422),
        ("PATCH", "me", &json!({ "name": "a\0b" }), 422),
        ("POST", "me/tokens", &json!({ "label": "a\0b" }), 422),
        ("POST", "devices", &json!({ "code": "a\0b" }), 422),
        ("POST", "tables", &json!({ "number": 1, "game": "wizard\0" }), 422),
        ("POST", "tables", &json!({ "number": 2, "game": "wizard", "options": { "a\0b": "c\0d" } }), 422),
        ("POST", &at_table, &json!({ "number": 3, "do": "fill", "seat": 2, "level": "adept\0" }), 422),
        ("POST", &at_table, &json!({ "number": 4, "do": "say", "phrase": "hello\0" }), 422),
    ] {
        let (answered, what) = server.send(&anna, method, path, body).await;
        assert_eq!(answered, status, "{method} {path} {body}: {what}");
    }
}
