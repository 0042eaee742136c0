//! What people do at a table besides playing: several tabs, leaving and coming back, hosts who go, playing again, ratings.

use games::{Shazamm, Wizard};
use serde_json::{Value, json};
use table::{Game as _, Options as _, Seat};

use crate::client::Client;
use crate::player::Player;
use crate::server::{Server, number};

/// Two people play Shazamm! at a table to the end.
async fn play(server: &Server, table: &str, people: &[String]) -> Value {
    let game = Shazamm::new(Default::default()).unwrap();
    let mut first =
        Player::new(server, &people[0], table, game.clone(), seat_of(server, table, &people[0]).await);
    let mut second = Player::new(server, &people[1], table, game, seat_of(server, table, &people[1]).await);
    let (outcome, other) = tokio::join!(first.play(), second.play());
    assert_eq!(outcome, other);
    outcome
}

async fn table_of(server: &Server, pass: &str, table: &str) -> Value {
    let (status, seen) = server.get(pass, &format!("tables/{table}")).await;
    assert_eq!(status, 200, "{seen}");
    seen
}

async fn seat_of(server: &Server, table: &str, pass: &str) -> Seat {
    serde_json::from_value(table_of(server, pass, table).await["you"].clone()).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_sits_down_after_looking_on_is_there() {
    let server = Server::unlimited();
    let people = server.people(2).await;
    let table = server.table(json!({ "game": "shazamm" }), &people[..1]).await;
    let mut anna = Client::watching(&server, Some(&people[0]), &table).await;
    let mut ben = Client::watching(&server, Some(&people[1]), &table).await;
    ben.ask(&json!({ "number": number(), "table": table, "do": "sit" })).await;
    for client in [&mut anna, &mut ben] {
        let present = client.until(|heard| heard["say"] == "present" && heard["seat"] == 2).await;
        assert_eq!(present["here"], true);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_tabs_of_a_player_are_one_player() {
    let server = Server::unlimited();
    let people = server.people(2).await;
    let table = server.table(json!({ "game": "shazamm" }), &people).await;
    let mut tabs = [
        Client::watching(&server, Some(&people[0]), &table).await,
        Client::watching(&server, Some(&people[0]), &table).await,
    ];
    server.at_table(&people[0], &table, json!({ "do": "start" })).await;
    let [one, other] = &mut tabs;
    // The same request from both is done once, and answered twice.
    let bet = json!({ "number": number(), "table": table, "do": "step", "step": "bet 1" });
    one.send(&bet).await;
    other.send(&bet).await;
    let answer = async |tab: &mut Client, frame: &Value| {
        let wanted = frame["number"].clone();
        tab.until(|heard| heard["number"] == wanted).await
    };
    let (first, second) = (answer(one, &bet).await, answer(other, &bet).await);
    assert_eq!((&first["say"], &first), (&json!("done"), &second));
    // Another decision from either comes too late, and changes nothing.
    let twice = json!({ "number": number(), "table": table, "do": "step", "step": "bet 2" });
    let refused = other.ask(&twice).await;
    assert_eq!((&refused["say"], &refused["reason"]), (&json!("refused"), &json!("rules")), "{refused}");
    // One of them goes; the player is still there.
    let mut ben = Client::watching(&server, Some(&people[1]), &table).await;
    drop(tabs);
    let gone = ben.until(|heard| heard["say"] == "present" && heard["seat"] == 1).await;
    assert_eq!(gone["here"], false, "only when both are gone");
    play(&server, &table, &people).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_leaves_is_stood_in_for_and_comes_back() {
    let server = Server::unlimited();
    let people = server.people(3).await;
    let table = server.table(json!({ "game": "wizard", "options": [["seats", "3"]] }), &people).await;
    server.at_table(&people[0], &table, json!({ "do": "start" })).await;
    for leaves in [&people[0], &people[2]] {
        server.at_table(leaves, &table, json!({ "do": "leave" })).await;
    }
    let seats = table_of(&server, &people[1], &table).await;
    assert_eq!((&seats["seats"][0]["left"], &seats["seats"][1]["left"]), (&json!(true), &Value::Null));
    assert_eq!(seats["host"], seats["seats"][1]["account"], "the host's place passes on");
    let mut options = <Wizard as table::Game>::Options::default();
    options.set_seats(3);
    let game = Wizard::new(options).unwrap();
    let player = |seat: usize| Player::new(&server, &people[seat], &table, game.clone(), Seat::new(seat));
    let (mut anna, mut ben, mut carl) = (player(0), player(1), player(2));
    let come_back = async {
        let mut spectator = Client::watching(&server, None, &table).await;
        let stood_in = spectator.until(|heard| heard["stood_in"] == true).await;
        assert!(stood_in["seat"] == 1 || stood_in["seat"] == 3, "{stood_in}");
        for comes_back in [&people[0], &people[2]] {
            server.at_table(comes_back, &table, json!({ "do": "sit" })).await;
        }
        tokio::join!(anna.play(), carl.play())
    };
    let (outcome, (other, another)) = tokio::join!(ben.play(), come_back);
    assert!(outcome == other && outcome == another);
    assert!([anna, ben, carl].iter().all(|player| player.decisions > 10));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_who_goes_before_the_game_leaves_the_table_to_the_next() {
    let server = Server::unlimited();
    let people = server.people(2).await;
    let table = server.table(json!({ "game": "maginor", "options": [["seats", "3"]] }), &people).await;
    server.at_table(&people[0], &table, json!({ "do": "leave" })).await;
    let path = format!("tables/{table}");
    let start = json!({ "number": number(), "do": "start" });
    assert_eq!(server.send(&people[0], "POST", &path, &start).await.0, 403);
    for seat in [1, 3] {
        server
            .at_table(&people[1], &table, json!({ "do": "fill", "seat": seat, "level": "apprentice" }))
            .await;
    }
    server.at_table(&people[1], &table, json!({ "do": "start" })).await;
    assert_eq!(table_of(&server, &people[1], &table).await["phase"], "playing");
    // Bots play as long as it is their turn, and a bot stands in for whoever leaves: the game ends without anybody.
    let mut spectator = Client::watching(&server, None, &table).await;
    server.at_table(&people[1], &table, json!({ "do": "leave" })).await;
    spectator.until(|heard| !heard["outcome"].is_null()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn they_play_again_and_rated_games_count() {
    let mut server = Server::unlimited();
    let people = server.people(2).await;
    let mut table = server.table(json!({ "game": "shazamm", "rated": true }), &people).await;
    server.at_table(&people[0], &table, json!({ "do": "start" })).await;
    let mut wins = [0_usize; 2];
    for round in 0..10 {
        let seats = [seat_of(&server, &table, &people[0]).await, seat_of(&server, &table, &people[1]).await];
        assert_eq!(seats[0].index(), round % 2, "seats are turned");
        let outcome = play(&server, &table, &people).await;
        let places = serde_json::from_value::<table::Outcome>(outcome).unwrap().places();
        for (person, seat) in seats.iter().enumerate() {
            wins[person] += usize::from(places[*seat] == 1);
        }
        if round == 9 {
            break;
        }
        let mut watching = Client::watching(&server, None, &table).await;
        for pass in &people {
            server.at_table(pass, &table, json!({ "do": "again" })).await;
        }
        let next =
            watching.until(|heard| !heard["next"].is_null()).await["next"].as_str().unwrap().to_owned();
        assert_ne!(next, table);
        let seen = table_of(&server, &people[0], &next).await;
        assert_eq!((&seen["phase"], &seen["opening"]["rated"]), (&json!("gathering"), &json!(true)));
        let host = [&people[0], &people[1]];
        let is_host = |seat: &Seat| seen["seats"][seat.index()]["account"] == seen["host"];
        let turned = [seat_of(&server, &next, &people[0]).await, seat_of(&server, &next, &people[1]).await];
        let at = turned.iter().position(is_host).unwrap();
        server.at_table(host[at], &next, json!({ "do": "start" })).await;
        table = next;
    }
    let (_, ranking) = server.get("", "ranking/shazamm").await;
    assert_eq!(ranking.as_array().unwrap().len(), 2, "{ranking}");
    assert_eq!((&ranking[0]["games"], &ranking[1]["games"]), (&json!(10), &json!(10)));
    // The first games count most, so that a narrow lead says little.
    if wins[0].abs_diff(wins[1]) > 5 {
        let best = if wins[0] > wins[1] { "Person 0" } else { "Person 1" };
        assert_eq!(ranking[0]["name"], best, "{wins:?} {ranking}");
    }
    let (_, own) = server.get(&people[0], "me/ratings").await;
    let games = own["games"].as_array().unwrap();
    assert_eq!((games.len(), &own["ratings"][0]["games"]), (10, &json!(10)), "{own}");
    assert!(games.windows(2).all(|pair| pair[0]["after"] == pair[1]["before"]), "{own}");
    assert_eq!(games[9]["after"], own["ratings"][0]["rating"]);
    let (_, tables) = server.get(&people[0], "me/tables").await;
    assert_eq!((tables.as_array().unwrap().len(), &tables[0]["phase"]), (10, &json!("over")), "{tables}");
    // From the logs follows the same.
    server.end();
    let data = server.folder().path("data");
    let rebuilt = server.folder().run(["ratings", "rebuild", "--json", "--data", data.to_str().unwrap()]);
    assert_eq!((rebuilt.code, rebuilt.out.trim()), (Some(0), "{\"games\":10}"), "{rebuilt:?}");
    server.start_again();
    assert_eq!(server.get("", "ranking/shazamm").await.1, ranking);
    // Whoever goes for good needs to leave no table that is over: its log loses a name, and gets no entry.
    let before = table_of(&server, &people[1], &table).await;
    assert_eq!(server.send(&people[0], "DELETE", "me", &json!(null)).await.0, 204);
    let after = table_of(&server, &people[1], &table).await;
    assert_eq!(before["entries"], after["entries"]);
    assert!(before.to_string().contains("Person 0") && !after.to_string().contains("Person 0"), "{after}");
}
