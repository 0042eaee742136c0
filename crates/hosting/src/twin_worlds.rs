//! Nothing secret leaves the server: two tables that differ only in what a viewer cannot know give that viewer the same bytes.
//!
//! The twin of a table has another secret, other salts of the others and a position that looks the same to the viewer. The
//! commitment, which everybody sees, is made the same, as if two secrets had the same hash.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::env;

use games::{GameName, with_game};
use protocol::fair::{Salt, Secret};
use protocol::{AccountId, Happened, Opening, Phase, TableId};
use rand::Rng as _;
use table::dice::{self, FastDice};
use table::{Game, Options as _, Seat, Viewer};

use crate::place::Place;
use crate::{Entry, Mover, Table, What};

/// How many pairs are compared; `TWIN_WORLDS=50000 cargo test --release -p hosting twin` compares more.
const PAIRS: usize = 2000;

/// A table with its log.
struct World {
    table: Table,
    log: Vec<Entry>,
}

impl World {
    /// People sit in every seat of a table with these options, and the game has begun.
    fn begun<G: Game>(options: &G::Options, dice: &mut FastDice) -> Self {
        let text = format!("{{\"game\": {:?}, \"clock\": \"brisk\"}}", G::NAME);
        let entries = options.entries().into_iter().map(|(name, value)| (name.to_owned(), value));
        let opening = Opening { options: entries.collect(), ..serde_json::from_str(&text).unwrap() };
        let secret = Secret::new(std::array::from_fn(|_| dice.next_u32() as u8));
        let opened = Table::open(opening, AccountId::new(0), &secret, &secret).unwrap();
        let log = vec![Entry { at: 0, by: None, what: opened }];
        let mut world = Self { table: Table::replay(TableId::new(1), secret, log.clone()).unwrap(), log };
        for seat in Seat::all(world.table.places.len()) {
            let (account, name) = (AccountId::new(seat.index() as u64), format!("Person {seat}"));
            let salt = Some(Salt::new([seat.number(); 16]));
            world.add(What::Sat { seat, account, name, portrait: 0, program: false, salt });
        }
        let steps = world.table.game.begin(world.table.secret.seed(&world.table.salts())).unwrap();
        world.add(What::Started { steps });
        world
    }

    fn add(&mut self, what: What) {
        let entry = Entry { at: self.log.len() as u64 * 1000, by: None, what };
        self.table.apply(&entry).unwrap();
        self.log.push(entry);
    }

    /// Another world that this viewer cannot tell from this one.
    fn twin(&self, viewer: Viewer, dice: &mut FastDice) -> Table {
        let mut twin = Table::replay(TableId::new(1), self.table.secret, self.log.iter().cloned()).unwrap();
        twin.game = self.table.game.twin(viewer, dice);
        twin.secret = Secret::new(std::array::from_fn(|_| dice.next_u32() as u8));
        for (seat, place) in Seat::all(twin.places.len()).zip(&mut twin.places) {
            if let Place::Person { salt, .. } = place
                && viewer != Viewer::Seat(seat)
            {
                *salt = Some(Salt::new([99; 16]));
            }
        }
        twin.seed = Some(twin.secret.seed(&twin.salts()));
        twin
    }
}

/// What a viewer hears of a decision and sees after it, as it is written; the facts apart, and whether the game went on.
fn told(table: &mut Table, seat: Seat, step: &str, viewer: Viewer) -> Option<(String, String, bool)> {
    let What::Moved { mover, steps, .. } = table.step(seat, Mover::Sitter, step).ok()? else { return None };
    let entry = Entry { at: 7_000_000, by: None, what: What::Moved { seat, mover, steps } };
    let told = table.tell(&entry, &[viewer]).unwrap();
    let [Happened::Game { facts, .. }] = &told[..] else { return None };
    let facts = serde_json::to_string(facts).unwrap();
    let bytes = serde_json::to_string(&(told, table.seen(viewer).unwrap())).unwrap();
    Some((facts, bytes, table.phase() == Phase::Playing))
}

/// Compares a table with a twin for one viewer, before and after a decision; answers how many pairs were the same.
fn compare(world: &World, viewer: Viewer, dice: &mut FastDice) -> usize {
    let twin = world.twin(viewer, dice);
    let seen = |table: &Table| serde_json::to_string(&table.seen(viewer).unwrap()).unwrap();
    assert_eq!(seen(&world.table), seen(&twin), "{viewer} sees something of the other world");
    let owing: Vec<Seat> = world.table.owing().iter().collect();
    let seat = owing[dice.next_u32() as usize % owing.len()];
    let step = world.table.game.random_decision(seat, dice).unwrap();
    let mut here = Table::replay(TableId::new(1), world.table.secret, world.log.iter().cloned()).unwrap();
    let mut there = twin;
    let (Some(here), Some(there)) =
        (told(&mut here, seat, &step, viewer), told(&mut there, seat, &step, viewer))
    else {
        return 1;
    };
    // What happens openly may be something else there: other cards are dealt. After the end everything is told.
    if here.0 != there.0 || !here.2 || !there.2 {
        return 1;
    }
    assert_eq!(here.1, there.1, "{viewer} hears something of the other world after {step:?} of {seat}");
    2
}

/// Plays a table to its end at random, and compares now and then.
fn play<G: Game>(options: &G::Options, dice: &mut FastDice) -> usize {
    let mut world = World::begun::<G>(options, dice);
    let seats = world.table.places.len();
    let mut pairs = 0;
    while world.table.phase() == Phase::Playing {
        if dice.next_u32().is_multiple_of(8) {
            let viewer = dice.next_u32() as usize % (seats + 1);
            let viewer = if viewer == seats { Viewer::Spectator } else { Viewer::Seat(Seat::new(viewer)) };
            pairs += compare(&world, viewer, dice);
        }
        let owing: Vec<Seat> = world.table.owing().iter().collect();
        let seat = owing[dice.next_u32() as usize % owing.len()];
        let step = world.table.game.random_decision(seat, dice).unwrap();
        let what = world.table.step(seat, Mover::Sitter, &step).unwrap();
        world.add(what);
    }
    pairs
}

#[test]
fn twin_worlds_give_a_viewer_the_same_bytes() {
    let wanted = env::var("TWIN_WORLDS").ok().and_then(|pairs| pairs.parse().ok()).unwrap_or(PAIRS);
    let mut dice = dice::fast(1);
    for game in GameName::ALL {
        with_game!(game, G => {
            let tables: Vec<_> = <G as Game>::Options::every().collect();
            let mut pairs = 0;
            while pairs < wanted / GameName::ALL.len() + 1 {
                let options = &tables[dice.next_u32() as usize % tables.len()];
                pairs += play::<G>(options, &mut dice);
            }
        });
    }
}
