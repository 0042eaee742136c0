//! Every game, with everything that can be chosen, played by people to its end.

use games::{GameName, with_game};
use protocol::fair;
use serde_json::json;
use table::{Game, Match, Options as _, Seat};

use crate::client::Client;
use crate::databases::Database;
use crate::player::Player;
use crate::server::Server;

/// People play at a table to the end, while somebody looks on; the record that the server gives is fair, and has each decision once.
/// Their connections are lost at every moment once, until the table has so many entries, where a number is given.
pub(crate) async fn is_played<G: Game + Clone>(server: &Server, options: G::Options, losing: Option<u64>) {
    let game = G::new(options.clone()).unwrap_or_else(|_| panic!("{options:?}"));
    let seats = game.seats();
    let people = server.people(seats).await;
    let opening = json!({ "game": G::NAME, "options": options.entries() });
    let table = server.table(opening, &people).await;
    let mut spectator = Client::watching(server, None, &table).await;
    let mut players: Vec<Player<'_, G>> = Seat::all(seats)
        .zip(&people)
        .map(|(seat, pass)| Player::new(server, pass, &table, game.clone(), seat))
        .map(|player| if let Some(until) = losing { player.losing(until) } else { player })
        .collect();
    server.at_table(&people[0], &table, json!({ "do": "start" })).await;
    // Whoever reads nothing for a minute gives no sign of life.
    let (outcomes, over) = tokio::join!(
        futures_util::future::join_all(players.iter_mut().map(Player::play)),
        spectator.until(|heard| !heard["outcome"].is_null()),
    );
    assert!(outcomes.windows(2).all(|pair| pair[0] == pair[1]), "{outcomes:?}");
    assert_eq!(over["outcome"], outcomes[0]);
    let (status, record) = server.get("", &format!("tables/{table}/record")).await;
    assert_eq!(status, 200);
    let text = record.as_str().unwrap();
    let played = Match::<G>::read(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert!(fair::verify(played.record()).unwrap().was_committed);
    let decisions: usize = players.iter().map(|player| player.decisions).sum();
    let chance = text.lines().filter(|line| line.starts_with("chance ")).count();
    assert_eq!(played.record().steps().len(), decisions + chance, "{text}");
    if let Some(until) = losing {
        let lost: usize = players.iter().map(|player| player.lost).sum();
        assert!(lost > (2 * decisions).min(until as usize), "{lost} of {decisions}");
    }
}

async fn every_table_of<G: Game + Clone>(server: &Server) {
    let tables = G::Options::each_once().into_iter().map(|options| is_played::<G>(server, options, None));
    futures_util::future::join_all(tables).await;
}

async fn every_game(server: &Server) {
    for game in GameName::ALL {
        with_game!(game, G => every_table_of::<G>(server).await);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_is_played_with_everything_that_can_be_chosen() {
    every_game(&Server::on(Database::sqlite())).await;
}

#[cfg(feature = "in-postgres")]
#[tokio::test(flavor = "multi_thread")]
async fn every_game_is_played_in_postgres() {
    every_game(&Server::on(Database::postgres().await)).await;
}
