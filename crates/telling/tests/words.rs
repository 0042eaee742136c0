//! Everything that can happen and be asked is told, in every language, in plain words.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

use games::maginor::Maginor;
use games::shazamm::Shazamm;
use games::wizard::Wizard;
use locale::{Language, Texts};
use table::{Event, Game, Legal as _, Match, Options as _, Seat, Step, ToAct, Viewer, dice};
use telling::rules::passages;
use telling::{Names, Pen, Teller, Telling};

/// A sentence that somebody can read: not empty, one line, and no name of a message or a style in it.
#[track_caller]
fn check(said: &str) {
    assert!(!said.is_empty() && said.trim() == said, "{said:?}");
    assert!(!said.contains(['\u{1b}', '\n']), "{said:?}");
    for id in ["wizard-", "shazamm-", "maginor-", "-fact", "{"] {
        assert!(!said.contains(id), "{said:?}");
    }
}

/// Plays a game at random and tells it to everybody.
fn tell<G: Telling>(game: G, texts: &Texts, seed: u64) {
    check(&G::title(texts));
    for line in passages(&G::chapters(), texts).iter().flat_map(|passage| &passage.lines) {
        check(&line.text);
    }
    let mut played = Match::new(game);
    let mut dice = dice::fast(seed);
    let viewers: Vec<Option<Viewer>> = Viewer::all(played.game().seats()).map(Some).chain([None]).collect();
    let names: Vec<Names> = viewers
        .iter()
        .map(|viewer| Names::of(played.record(), viewer.and_then(Viewer::seat), texts))
        .collect();
    let teller = |n: usize| Teller { texts, names: &names[n], to: viewers[n], pen: Pen::Plain };
    let of_seat = |seat: Seat| {
        teller(viewers.iter().position(|viewer| *viewer == Some(Viewer::Seat(seat))).unwrap_or_default())
    };
    for n in 0..viewers.len() {
        played.game().heading(&teller(n)).lines().for_each(check);
    }
    loop {
        let (game, state) = (played.game(), played.state());
        let step = match played.to_act() {
            ToAct::Nobody => break,
            ToAct::Chance => Step::Chance(game.sample(state, &mut dice)),
            ToAct::Seats(seats) => {
                let seat = seats.first().unwrap();
                let asked = of_seat(seat);
                let (view, legal) = (game.view(state, Viewer::Seat(seat)), game.legal(state, seat));
                check(&game.asks(&asked, &view, &legal));
                game.explains(&asked, &view, &legal).lines().for_each(check);
                for action in legal.iter().take(40) {
                    check(&game.action(&asked, &view, action));
                }
                let other = Seat::all(game.seats()).find(|&other| other != seat).unwrap();
                let view = game.view(state, Viewer::Seat(other));
                check(&game.waits(&of_seat(other), &view, seats));
                Step::Seat(seat, legal.choose(&mut dice).unwrap())
            }
        };
        let mut events: Vec<Event<G::Fact>> = Vec::new();
        played.step(step, &mut events).unwrap();
        for event in &events {
            for (n, viewer) in viewers.iter().enumerate() {
                let known = match viewer {
                    Some(viewer) => event.for_viewer(*viewer),
                    None => Some(&event.fact),
                };
                if let Some(said) = known.and_then(|fact| played.game().sentence(&teller(n), fact)) {
                    check(&said);
                }
            }
        }
    }
    let outcome = played.game().outcome(played.state()).unwrap();
    (0..viewers.len()).for_each(|n| check(&played.game().result(&teller(n), &outcome)));
}

/// What a page loads: everything but the words of the terminal.
const SHARED: [&str; 5] = [
    include_str!("../../locale/texts/en/common.ftl"),
    include_str!("../../locale/texts/en/maginor.ftl"),
    include_str!("../../locale/texts/en/rules.ftl"),
    include_str!("../../locale/texts/en/shazamm.ftl"),
    include_str!("../../locale/texts/en/wizard.ftl"),
];

/// A game at each of these tables, in every language, and with what a page loads.
fn tell_all<G: Telling>(tables: &[&[(&str, &str)]]) {
    let loaded = Texts::read(Language::English, &SHARED).unwrap();
    for texts in Language::ALL.map(Texts::new).into_iter().chain([loaded]) {
        for (seed, table) in (1..).zip(tables) {
            let mut options = G::Options::default();
            for (name, value) in *table {
                options.set(name, value).unwrap();
            }
            tell(G::new(options).unwrap(), &texts, seed);
        }
    }
}

#[test]
fn wizard_is_told() {
    tell_all::<Wizard>(&[
        &[("seats", "3")],
        &[("seats", "4"), ("with", "all"), ("variants", "plus-minus-one")],
        &[("seats", "6"), ("with", "all"), ("variants", "secret")],
        &[("seats", "5"), ("variants", "hidden clairvoyance-every")],
        &[("seats", "4"), ("variants", "single-suit")],
    ]);
}

#[test]
fn shazamm_is_told() {
    tell_all::<Shazamm>(&[&[], &[("variants", "full-hand")], &[("variants", "stacked-deck")]]);
}

#[test]
fn maginor_is_told() {
    tell_all::<Maginor>(&[&[("seats", "2")], &[("seats", "4"), ("finish-the-roll", "yes")]]);
}

#[test]
fn tiles_that_ship_are_called_in_the_language_and_others_as_their_file_does() {
    let texts = Texts::new(Language::English);
    let game = Maginor::new(games::maginor::Options::default()).unwrap();
    let wisp = game.oracles().find("wisp").unwrap();
    assert_eq!(moving_to(&texts, &game, wisp), "go to the Will-o’-the-Wisp");
    assert_eq!(telling::maginor::tile_title(&texts, &game, wisp), "Will-o’-the-Wisp");
    for tile in games::maginor::Tile::all() {
        let shipped = game.oracles().face(tile).name();
        assert_eq!(format!("The {}", telling::maginor::tile_title(&texts, &game, tile)), shipped);
    }
    let tiles = include_str!("../../maginor/oracles.toml").replace("The Will-o’-the-Wisp", "The Marsh Light");
    let oracles = games::maginor::OracleSet::from_toml(&tiles).unwrap().into();
    let game =
        Maginor::new(games::maginor::Options { oracles, ..games::maginor::Options::default() }).unwrap();
    for language in Language::ALL {
        let texts = Texts::new(language);
        let said = moving_to(&texts, &game, wisp);
        assert!(said.contains("The Marsh Light"), "{language:?}: {said}");
        assert_eq!(telling::maginor::tile_title(&texts, &game, wisp), "The Marsh Light");
    }
}

/// How one is told to go to a tile.
fn moving_to(texts: &Texts, game: &Maginor, tile: games::maginor::Tile) -> String {
    let names = Names::new(["Anna", "Ben", "Cleo", "Dan"].map(str::to_owned).to_vec(), None, texts);
    let teller = Teller { texts, names: &names, to: None, pen: Pen::Plain };
    let view = game.view(&game.start(), Viewer::Spectator);
    game.action(&teller, &view, games::maginor::Action::Move(tile))
}

#[test]
fn those_who_are_waited_for_are_listed() {
    let texts = Texts::new(Language::English);
    let game = Wizard::new(games::wizard::Options::default()).unwrap();
    let names = Names::new(["Anna", "Ben", "Cleo", "Dan"].map(str::to_owned).to_vec(), None, &texts);
    let to = Some(Viewer::Seat(Seat::new(3)));
    let teller = Teller { texts: &texts, names: &names, to, pen: Pen::Plain };
    let view = game.view(&game.start(), Viewer::Spectator);
    let waits = |seats: &[usize]| game.waits(&teller, &view, seats.iter().map(|&n| Seat::new(n)).collect());
    assert_eq!(waits(&[0]), "Anna is thinking.");
    assert_eq!(waits(&[0, 1, 3]), "Anna and Ben are choosing in secret.");
    assert_eq!(waits(&[2, 3]), "Cleo is choosing in secret.");
}
