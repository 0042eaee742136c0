//! Many games together are the same as each of them alone.
#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used, reason = "tests fail by panicking")]

use std::sync::atomic::{AtomicUsize, Ordering};

use bots::{Budget, HasBots, Level};
use environment::{Batch, BatchError, Learnable, Rows, Setup, Sizes, episode_seed, reward, seeds};
use games::maginor::Maginor;
use games::shazamm::Shazamm;
use games::wizard::{Options, Variant, Wizard};
use table::{Game, Options as _, Seat, Seed, Silent, ToAct};

/// Rows of a batch, with something in them that no step writes.
#[derive(Clone, PartialEq, Debug)]
struct Kept {
    observations: Vec<u8>,
    masks: Vec<u8>,
    rewards: Vec<f32>,
    points: Vec<i32>,
    done: Vec<u8>,
    to_act: Vec<u8>,
}

impl Kept {
    fn new(sizes: Sizes) -> Self {
        Self {
            observations: vec![0xaa; sizes.games * sizes.observation],
            masks: vec![0xaa; sizes.games * sizes.moves],
            rewards: vec![9.0; sizes.games * sizes.seats],
            points: vec![9; sizes.games * sizes.seats],
            done: vec![0xaa; sizes.games],
            to_act: vec![0xaa; sizes.games],
        }
    }

    fn rows(&mut self) -> Rows<'_> {
        Rows {
            observations: &mut self.observations,
            masks: &mut self.masks,
            rewards: &mut self.rewards,
            points: &mut self.points,
            done: &mut self.done,
            to_act: &mut self.to_act,
        }
    }
}

fn wizard(seats: u8, variants: &[Variant], with: &str) -> Wizard {
    let mut options = Options { seats, variants: variants.iter().copied().collect(), ..Options::default() };
    table::Options::set(&mut options, "with", with).expect("special cards");
    Wizard::new(options).expect("a valid table")
}

/// Every table of Shazamm!, where a decision may take several moves, and both decide at once.
fn shazamm() -> impl Iterator<Item = Shazamm> {
    games::shazamm::Options::every().map(|options| Shazamm::new(options).expect("a valid table"))
}

fn maginor(seats: u8) -> Maginor {
    Maginor::new(games::maginor::Options { seats, ..games::maginor::Options::default() })
        .expect("a valid table")
}

fn batch<G: Learnable + HasBots>(game: &G, setup: Setup<'_>) -> (Batch<G>, Kept) {
    let mut batch = Batch::new(game.clone(), &setup).expect("a batch");
    let mut kept = Kept::new(batch.sizes());
    batch.reset(&mut kept.rows()).expect("rows of the right size");
    (batch, kept)
}

/// A batch of one game is this game, played by hand with the same moves: its positions, its chance, its outcome.
fn check_by_hand<G: Learnable + HasBots>(game: &G, seed: u64, episodes: u64) {
    let (mut batch, mut kept) = batch(game, Setup { seeds: &[seed], ..Setup::default() });
    let mut observation = vec![0; kept.observations.len()];
    let mut mask = vec![0; kept.masks.len()];
    let mut moves = [0];
    for episode in 0..episodes {
        let (chance, mut chances) = (Seed::number(episode_seed(seed, episode)), 0);
        let mut state = game.start();
        loop {
            match game.to_act(&state) {
                ToAct::Chance => {
                    let outcome = chance.outcome(game, &state, chances);
                    game.apply_chance(&mut state, &outcome, &mut Silent).expect("a sampled outcome");
                    chances += 1;
                }
                ToAct::Nobody => break,
                ToAct::Seats(seats) => {
                    let seat = seats.first().expect("somebody is to act");
                    let mut draft = G::Draft::default();
                    let action = loop {
                        game.observe(&state, seat, draft, &mut observation);
                        game.moves(&state, seat, draft).mark(&mut mask);
                        assert_eq!(kept.to_act, [seat.index() as u8]);
                        assert_eq!((&kept.observations, &kept.masks), (&observation, &mask));
                        batch.sample(&mut moves).unwrap();
                        batch.step(&moves, &mut kept.rows()).unwrap();
                        let chosen = game.choose(&state, seat, &mut draft, moves[0] as usize);
                        if let Some(action) = chosen.expect("a legal move was sampled") {
                            break action;
                        }
                        assert_eq!(kept.done, [0], "the game ended in the middle of a decision");
                    };
                    game.apply(&mut state, seat, action, &mut Silent).expect("a legal action");
                    assert_eq!(kept.done, [u8::from(game.to_act(&state) == ToAct::Nobody)]);
                    if kept.done == [0] {
                        assert_eq!(kept.rewards, vec![0.0; game.seats()]);
                        assert_eq!(kept.points, vec![0; game.seats()]);
                    }
                }
            }
        }
        let outcome = game.outcome(&state).expect("the game is over");
        assert_eq!(kept.points, outcome.points().as_slice());
        let rewards: Vec<f32> = Seat::all(game.seats()).map(|seat| reward(&outcome, seat) as f32).collect();
        assert_eq!(kept.rewards, rewards);
        assert!(rewards.iter().sum::<f32>().abs() < 1e-6, "{rewards:?}");
    }
}

#[test]
fn one_game_is_the_same_by_hand() {
    check_by_hand(&wizard(4, &[], ""), 1, 5);
    check_by_hand(&wizard(3, &[Variant::Secret], "all"), 2, 5);
    check_by_hand(&wizard(6, &[Variant::Hidden, Variant::ClairvoyanceEvery], ""), 3, 3);
    for (seed, game) in (4..).zip(shazamm()) {
        check_by_hand(&game, seed, 5);
    }
    check_by_hand(&maginor(2), 7, 3);
    check_by_hand(&maginor(4), 8, 3);
}

/// All rows and moves of some steps.
fn history<G: Learnable + HasBots>(game: &G, setup: Setup<'_>, steps: usize) -> Vec<(Kept, Vec<i64>)> {
    let (mut batch, mut kept) = batch(game, setup);
    let mut moves = vec![0; setup.seeds.len()];
    (0..steps)
        .map(|_| {
            batch.sample(&mut moves).unwrap();
            batch.step(&moves, &mut kept.rows()).unwrap();
            (kept.clone(), moves.clone())
        })
        .collect()
}

/// What happens depends neither on the number of threads, nor on the other games, and is the same every time.
fn check_independence<G: Learnable + HasBots>(game: &G, opponents: &[Option<Level>], steps: usize) {
    let seeds = seeds(5, 37);
    let setup = |threads, seeds| Setup { seeds, opponents, threads, budget: Budget::Iterations(2) };
    let alone = history(game, setup(1, &seeds), steps);
    assert!(alone.iter().any(|(kept, _)| kept.done.contains(&1)), "no game ended in {steps} steps");
    for threads in [2, 3, 0] {
        assert!(history(game, setup(threads, &seeds), steps) == alone, "{threads} threads");
    }
    let single = history(game, setup(1, &seeds[20..21]), steps);
    let size = game.layout().size();
    for ((kept, moves), (all, all_moves)) in single.iter().zip(&alone) {
        assert_eq!(kept.observations, all.observations[20 * size..21 * size]);
        assert_eq!(moves[0], all_moves[20]);
    }
}

#[test]
fn games_do_not_depend_on_threads_nor_on_each_other() {
    check_independence(&wizard(4, &[], ""), &[], 700);
    check_independence(&wizard(3, &[Variant::Secret], "all"), &[None, Some(Level::Adept), None], 700);
    for game in shazamm() {
        check_independence(&game, &[], 300);
    }
    check_independence(&maginor(3), &[None, Some(Level::Adept), None], 400);
}

/// With bots, only learners' seats come up, and the bots do play: the learners make fewer moves.
fn check_opponents<G: Learnable + HasBots>(game: &G, learner: usize, level: Level, steps: usize) {
    let opponents: Vec<_> = (0..game.seats()).map(|seat| (seat != learner).then_some(level)).collect();
    let seeds = seeds(6, 3);
    let setup = Setup { seeds: &seeds, opponents: &opponents, ..Setup::default() };
    let mut ended = 0;
    for (kept, _) in history(game, setup, steps) {
        assert_eq!(kept.to_act, [learner as u8; 3]);
        ended += kept.done.iter().filter(|&&done| done == 1).count();
    }
    assert!(ended > 0, "no game ended in {steps} steps");
}

#[test]
fn only_learners_come_up_among_bots() {
    check_opponents(&wizard(4, &[], ""), 0, Level::Adept, 300);
    check_opponents(&wizard(4, &[], "all"), 2, Level::Apprentice, 300);
    check_opponents(&wizard(3, &[Variant::Hidden], ""), 2, Level::Apprentice, 500);
    for game in shazamm() {
        check_opponents(&game, 1, Level::Adept, 300);
    }
    check_opponents(&maginor(2), 0, Level::Apprentice, 400);
}

/// An illegal move in one game leaves all games as they were.
fn check_refusal<G: Learnable + HasBots>(game: &G, threads: usize) {
    let seeds = seeds(7, 9);
    let (mut batch, mut kept) = batch(game, Setup { seeds: &seeds, threads, ..Setup::default() });
    let mut moves = vec![0; 9];
    for step in 0..60 {
        let before = kept.clone();
        batch.sample(&mut moves).unwrap();
        let (game, later) = (step % 8, 8);
        let mask = &before.masks[game * batch.sizes().moves..][..batch.sizes().moves];
        let closed = mask.iter().position(|&allowed| allowed == 0).expect("not everything is legal") as i64;
        for number in [closed, -1, batch.sizes().moves as i64, i64::MAX, i64::MIN] {
            let mut wrong = moves.clone();
            (wrong[game], wrong[later]) = (number, -5);
            let seat = Seat::new(before.to_act[game].into());
            assert_eq!(
                batch.step(&wrong, &mut kept.rows()),
                Err(BatchError::IllegalMove { game, seat, number })
            );
            assert!(kept == before, "a refused step wrote something");
            let mut now = Kept::new(batch.sizes());
            batch.observe(&mut now.rows()).unwrap();
            assert_eq!((&now.observations, &now.masks), (&before.observations, &before.masks));
            assert_eq!(now.to_act, before.to_act);
        }
        batch.step(&moves, &mut kept.rows()).unwrap();
    }
    let steps = history(game, Setup { seeds: &seeds, ..Setup::default() }, 60);
    let (undisturbed, _) = steps.last().expect("there were steps");
    assert_eq!(&kept, undisturbed);
}

#[test]
fn an_illegal_move_changes_nothing() {
    check_refusal(&wizard(4, &[], ""), 1);
    check_refusal(&wizard(3, &[], "all"), 2);
    for game in shazamm() {
        check_refusal(&game, 1);
    }
    check_refusal(&maginor(4), 2);
}

#[test]
fn reset_begins_again() {
    let game = wizard(4, &[], "");
    let seeds = seeds(8, 5);
    let (mut batch, first) = batch(&game, Setup { seeds: &seeds, ..Setup::default() });
    let mut kept = first.clone();
    let mut moves = vec![0; 5];
    for _ in 0..50 {
        batch.sample(&mut moves).unwrap();
        batch.step(&moves, &mut kept.rows()).unwrap();
    }
    assert_ne!(kept, first);
    batch.reset(&mut kept.rows()).unwrap();
    assert_eq!(kept, first);
}

#[test]
fn wrong_sizes_are_named() {
    let game = wizard(4, &[], "");
    let (mut batch, kept) = batch(&game, Setup { seeds: &[1, 2], ..Setup::default() });
    let Sizes { observation, moves, .. } = batch.sizes();
    let check = |batch: &mut Batch<Wizard>, spoil: &dyn Fn(&mut Kept), what, found, needed| {
        let mut wrong = kept.clone();
        spoil(&mut wrong);
        let expected = Err(BatchError::Length { what, found, needed });
        assert_eq!(batch.step(&[0, 0], &mut wrong.rows()), expected);
        assert_eq!(batch.reset(&mut wrong.rows()), expected);
        assert_eq!(batch.observe(&mut wrong.rows()), expected);
    };
    let rows = 2 * observation;
    check(&mut batch, &|kept| kept.observations.truncate(1), "observations", 1, rows);
    check(&mut batch, &|kept| kept.masks.push(0), "masks", 2 * moves + 1, 2 * moves);
    check(&mut batch, &|kept| kept.rewards.clear(), "rewards", 0, 8);
    check(&mut batch, &|kept| kept.points.clear(), "points", 0, 8);
    check(&mut batch, &|kept| kept.done.push(0), "done", 3, 2);
    check(&mut batch, &|kept| kept.to_act.push(0), "to_act", 3, 2);
    let wrong = Err(BatchError::Length { what: "moves", found: 3, needed: 2 });
    assert_eq!(batch.step(&[0; 3], &mut kept.clone().rows()), wrong);
    assert_eq!(batch.sample(&mut [0; 3]), wrong);
}

#[test]
fn wrong_tables_are_refused() {
    let check = |setup: Setup<'_>, expected: BatchError| {
        assert_eq!(Batch::new(wizard(4, &[], ""), &setup).err(), Some(expected));
    };
    check(Setup::default(), BatchError::NoGames);
    let bots = [Some(Level::Adept); 5];
    check(
        Setup { seeds: &[1], opponents: &bots, ..Setup::default() },
        BatchError::Opponents { found: 5, seats: 4 },
    );
    check(Setup { seeds: &[1], opponents: &bots[1..], ..Setup::default() }, BatchError::NoLearner);
}

#[test]
fn every_legal_move_is_sampled_alike() {
    let game = wizard(4, &[Variant::Maximus], "");
    let (mut batch, kept) = batch(&game, Setup { seeds: &[3], ..Setup::default() });
    let mut counts = vec![0; batch.sizes().moves];
    let mut moves = [0];
    for _ in 0..16_000 {
        batch.sample(&mut moves).unwrap();
        counts[moves[0] as usize] += 1;
    }
    // Sixteen predictions are possible, so each comes up a thousand times or so.
    for (&count, &allowed) in counts.iter().zip(&kept.masks) {
        assert!(if allowed == 1 { (850..1150).contains(&count) } else { count == 0 }, "{counts:?}");
    }
}

/// Of two games with the same seed, in one of which a seat predicted something else, nobody else can tell which is which
/// before all have predicted.
#[test]
fn what_was_decided_at_once_is_not_observed() {
    let game = wizard(4, &[Variant::Secret, Variant::Maximus], "");
    let predict = |tricks: i64| 54 + tricks;
    assert_eq!(game.name_of_move(predict(3) as usize).as_deref(), Some("predict 3"));
    let (mut batch, mut kept) = batch(&game, Setup { seeds: &[4, 4], ..Setup::default() });
    for seat in 0..4 {
        let (one, other) = kept.observations.split_at(batch.sizes().observation);
        assert!(one == other, "seat {seat} observes what others predicted");
        assert_eq!(kept.to_act, [seat; 2]);
        batch.step(&[predict(0), predict(i64::from(seat) + 1)], &mut kept.rows()).unwrap();
    }
    let (one, other) = kept.observations.split_at(batch.sizes().observation);
    assert!(one != other, "a seat does not observe what it predicted itself");
}

/// Moves that were drawn before the games began anew are checked like any others.
#[test]
fn what_was_sampled_is_forgotten_with_the_games() {
    let (game, seeds) = (wizard(4, &[], ""), seeds(3, 5));
    let setup = Setup { seeds: &seeds, threads: 1, ..Setup::default() };
    for steps in 0..40 {
        let (mut played, mut kept) = batch(&game, setup);
        let mut moves = vec![0; 5];
        for _ in 0..steps {
            played.sample(&mut moves).unwrap();
            played.step(&moves, &mut kept.rows()).unwrap();
        }
        played.sample(&mut moves).unwrap();
        played.reset(&mut kept.rows()).unwrap();
        let (mut fresh, mut expected) = batch(&game, setup);
        assert_eq!(played.step(&moves, &mut kept.rows()), fresh.step(&moves, &mut expected.rows()));
        assert_eq!(kept, expected);
    }
}

/// Whatever the bots were doing when somebody lost patience: nothing has happened, and the step can be made again.
#[test]
fn a_step_that_was_stopped_has_not_happened() {
    let (game, seeds) = (wizard(4, &[], ""), seeds(3, 40));
    let opponents = [Some(Level::Archmage), None, Some(Level::Adept), None];
    for threads in [1, 3] {
        let setup = Setup { seeds: &seeds, opponents: &opponents, budget: Budget::Iterations(3), threads };
        let ((mut stopped, mut kept), (mut whole, mut expected)) = (batch(&game, setup), batch(&game, setup));
        let (mut moves, mut again) = (vec![0; 40], vec![0; 40]);
        let mut interrupted = 0;
        for patience in 0..60 {
            stopped.sample(&mut moves).unwrap();
            whole.sample(&mut again).unwrap();
            assert_eq!(moves, again);
            let asked = AtomicUsize::new(0);
            let stop = || asked.fetch_add(1, Ordering::Relaxed) >= patience * 20;
            match stopped.step_until(&moves, &mut kept.rows(), &stop) {
                Err(error) => {
                    assert_eq!(error, BatchError::Stopped);
                    assert_eq!(kept, expected, "rows were written by a step that has not happened");
                    stopped.step(&moves, &mut kept.rows()).unwrap();
                    interrupted += 1;
                }
                Ok(()) => assert!(asked.into_inner() <= patience * 20, "a bot was cut short unnoticed"),
            }
            whole.step(&again, &mut expected.rows()).unwrap();
            assert_eq!(kept, expected);
        }
        assert!((1..60).contains(&interrupted), "{interrupted}");
    }
}

#[test]
fn a_beginning_that_was_stopped_has_not_happened() {
    let (game, seeds) = (wizard(4, &[], ""), seeds(3, 5));
    let opponents = [Some(Level::Adept), Some(Level::Adept), Some(Level::Adept), None];
    let setup = Setup { seeds: &seeds, opponents: &opponents, ..Setup::default() };
    assert_eq!(Batch::new_until(game.clone(), &setup, &|| true).err(), Some(BatchError::Stopped));
    let (mut played, mut kept) = batch(&game, setup);
    assert_eq!(played.seeds(), seeds);
    let mut moves = vec![0; 5];
    played.sample(&mut moves).unwrap();
    played.step(&moves, &mut kept.rows()).unwrap();
    let before = kept.clone();
    assert_eq!(played.reset_until(&mut kept.rows(), &|| true), Err(BatchError::Stopped));
    assert_eq!(kept, before);
    played.observe(&mut kept.rows()).unwrap();
    assert_eq!((kept.observations, kept.masks), (before.observations, before.masks));
}
