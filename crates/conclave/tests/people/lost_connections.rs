//! Connections that are lost before and after every message: the game is the same, and nothing happens twice.

use games::{GameName, with_game};
use table::Game;

use crate::server::Server;
use crate::whole_games::is_played;

/// How far connections are lost in Wizard, whose games are long.
const WIZARD: u64 = 100;

#[tokio::test(flavor = "multi_thread")]
async fn connections_are_lost_before_and_after_every_message() {
    let server = Server::unlimited();
    for game in GameName::ALL {
        let until = if game == GameName::Wizard { WIZARD } else { u64::MAX };
        with_game!(game, G => is_played::<G>(&server, <G as Game>::Options::default(), Some(until)).await);
    }
}
