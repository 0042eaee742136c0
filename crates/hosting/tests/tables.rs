//! Tables from the first seat to the last step.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

use bots::Level;
use games::{GameName, with_game};
use hosting::{Asker, Corrupt, Entry, Mover, NotPossible, Origin, Refusal, Table, What};
use protocol::fair::{self, Salt, Secret};
use protocol::{AccountId, Clock, Command, Happened, Opening, Phase, Sitter, TableId};
use rand::Rng as _;
use table::{Match, Options as _, Record, Seat, Viewer, dice};

const ANNA: Seat = Seat::new(0);
const BEN: Seat = Seat::new(1);

/// The secret of the game after the one at a table.
const NEXT: Secret = Secret::new([8; 32]);

/// A table with its log, and a clock that goes on by a second with every entry.
struct Hosted {
    table: Table,
    log: Vec<Entry>,
    /// For each viewer what was told of each step, and what was seen after it.
    steps: Vec<Vec<(String, String)>>,
}

impl Hosted {
    fn open(opening: Opening) -> Self {
        let secret = Secret::new([7; 32]);
        let what = Table::open(opening, person(0).account, &secret, &NEXT).unwrap();
        let log = vec![Entry { at: 0, by: None, what }];
        Self { table: Table::replay(TableId::new(1), secret, log.clone()).unwrap(), log, steps: Vec::new() }
    }

    fn of(game: &str) -> Self {
        Self::open(opening(game, Vec::new()))
    }

    /// Adds an entry as a server would: told to everybody, applied, and read from the log again it says the same.
    fn add(&mut self, what: What) {
        self.add_by(0, what);
    }

    fn add_by(&mut self, who: u64, what: What) {
        let by = Some(Origin { account: person(who).account, number: self.log.len() as u64 });
        let entry = Entry { at: self.log.len() as u64 * 1000, by, what };
        let kept = serde_json::to_string(&entry).unwrap();
        assert_eq!(serde_json::from_str::<Entry>(&kept).unwrap(), entry, "{kept}");
        let told = self.table.tell(&entry, &self.viewers()).unwrap();
        self.steps.resize(told.len(), Vec::new());
        for (steps, happened) in self.steps.iter_mut().zip(&told) {
            if let Happened::Game { facts, between, game, .. } = happened {
                assert_eq!(between.len(), facts.len().saturating_sub(1));
                let facts = facts.iter().map(|facts| serde_json::to_string(facts).unwrap());
                steps.extend(facts.zip(between.iter().chain([&game.view]).map(ToString::to_string)));
            }
        }
        self.log.push(entry);
    }

    fn ask(&mut self, who: u64, command: &Command) -> Result<(), Refusal> {
        let what = self.table.decide(&person(who), command)?;
        self.add(what);
        Ok(())
    }

    /// The same, where it matters whose request it was.
    fn ask_as(&mut self, who: u64, command: &Command) -> Result<(), Refusal> {
        let what = self.table.decide(&person(who), command)?;
        self.add_by(who, what);
        Ok(())
    }

    fn viewers(&self) -> Vec<Viewer> {
        let seats = self.table.seen(Viewer::Spectator).unwrap().seats.len();
        Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator]).collect()
    }

    /// What everybody sees, as it is written.
    fn seen(table: &Table, viewers: &[Viewer]) -> Vec<String> {
        viewers.iter().map(|&viewer| serde_json::to_string(&table.seen(viewer).unwrap()).unwrap()).collect()
    }

    /// Whoever reads the log has the same table.
    fn is_its_log(&self) {
        let again = Table::replay(TableId::new(1), Secret::new([7; 32]), self.log.clone()).unwrap();
        assert_eq!(Self::seen(&again, &self.viewers()), Self::seen(&self.table, &self.viewers()));
    }
}

fn opening(game: &str, options: Vec<(String, String)>) -> Opening {
    let text = format!("{{\"game\": {game:?}}}");
    Opening { options, ..serde_json::from_str(&text).unwrap() }
}

fn person(number: u64) -> Asker {
    let portrait = number as u8;
    Asker {
        account: AccountId::new(number),
        name: format!("Person {number}"),
        portrait,
        program: number == 1,
    }
}

fn sit(seat: Option<Seat>) -> Command {
    Command::Sit { seat, salt: Some(Salt::new([3; 16])) }
}

/// People and a bot play random decisions to the end.
fn play<G: bots::HasBots>(options: &[(String, String)]) {
    let mut hosted = Hosted::open(opening(G::NAME, options.to_vec()));
    let seats = hosted.viewers().len() - 1;
    for who in 0..seats as u64 - 1 {
        hosted.ask(who, &sit(None)).unwrap();
    }
    let last = Seat::new(seats - 1);
    hosted.ask(0, &Command::Fill { seat: last, level: Level::Apprentice.to_string() }).unwrap();
    hosted.ask(0, &Command::Start).unwrap();
    let mut dice = dice::fast(options.len() as u64);
    while hosted.table.phase() == Phase::Playing {
        let thoughts = hosted.table.thoughts();
        if let Some((seat, mover, thought)) = thoughts.into_iter().next() {
            assert_eq!((seat, mover), (last, Mover::Sitter));
            let step = thought(&|| true).unwrap();
            hosted.add(hosted.table.step(seat, mover, &step).unwrap());
            continue;
        }
        let owing: Vec<Seat> = hosted.table.owing().iter().collect();
        let seat = owing[dice.next_u32() as usize % owing.len()];
        // A stand-in that is told to answer at once: something sensible, in no time.
        let step = hosted.table.stand_in(seat).unwrap()(&|| true).unwrap();
        hosted.ask(seat.index() as u64, &Command::Step { step, seen: None }).unwrap();
        if hosted.log.len().is_multiple_of(29) {
            hosted.is_its_log();
        }
        assert!(hosted.log.len() < 10_000, "the game does not end");
    }
    hosted.is_its_log();
    assert!(hosted.table.owing().is_empty() && hosted.table.outcome().is_some());
    let text = hosted.table.record(&hosted.log).unwrap().unwrap();
    let played = Match::<G>::read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let checked = fair::verify(played.record()).unwrap();
    assert!(checked.was_committed);
    assert_eq!(played.game().outcome(played.state()), hosted.table.outcome());
    for (viewer, told) in hosted.viewers().into_iter().zip(&hosted.steps) {
        assert_eq!(*told, steps_of(played.record(), viewer), "{viewer}");
        let story = Table::story(TableId::new(1), Secret::new([7; 32]), hosted.log.clone(), viewer).unwrap();
        let facts = story.facts.iter().map(|facts| serde_json::to_string(facts).unwrap());
        assert!(facts.eq(told.iter().map(|(facts, _)| facts.clone())), "{viewer}");
        assert_eq!(story.steps, played.record().steps().len());
    }
}

/// What a viewer hears of each step of a record, and sees after it.
fn steps_of<G: table::Game>(record: &Record<G>, viewer: Viewer) -> Vec<(String, String)> {
    let view = |state: &G::State| serde_json::to_string(&record.game().view(state, viewer)).unwrap();
    let (mut told, mut seen) = (Vec::new(), Vec::new());
    let last = record.replay(|before, _, events| {
        let facts: Vec<_> = events.iter().filter_map(|event| event.for_viewer(viewer)).collect();
        told.push(serde_json::to_string(&facts).unwrap());
        seen.push(view(before));
    });
    told.into_iter().zip(seen.into_iter().skip(1).chain([view(&last)])).collect()
}

#[test]
fn every_game_is_played_to_its_end_with_every_option() {
    for game in GameName::ALL {
        with_game!(game, G => {
            for options in <G as table::Game>::Options::each_once() {
                let entries = options.entries().into_iter().map(|(name, value)| (name.to_owned(), value));
                play::<G>(&entries.collect::<Vec<_>>());
            }
        });
    }
}

#[test]
fn seats_are_taken_left_filled_and_freed() {
    let mut hosted = Hosted::of("wizard");
    assert_eq!(hosted.ask(0, &Command::Start), Err(Refusal::Incomplete));
    hosted.ask(0, &sit(Some(BEN))).unwrap();
    assert_eq!(hosted.ask(0, &sit(None)), Err(Refusal::Seated(BEN)));
    assert_eq!(hosted.ask(1, &sit(Some(BEN))), Err(Refusal::Taken(BEN)));
    assert_eq!(hosted.ask(1, &sit(Some(Seat::new(5)))), Err(Refusal::NoSuchSeat(Seat::new(5))));
    hosted.ask(1, &sit(None)).unwrap();
    assert_eq!(hosted.table.seat_of(person(1).account), Some(ANNA));
    let fill = |seat, level: &str| Command::Fill { seat: Seat::new(seat), level: level.to_owned() };
    assert_eq!(hosted.ask(1, &fill(2, "adept")), Err(Refusal::NotHost));
    assert_eq!(hosted.ask(0, &fill(2, "god")), Err(Refusal::NoSuchLevel("god".to_owned())));
    assert_eq!(hosted.ask(0, &fill(0, "adept")), Err(Refusal::Taken(ANNA)));
    hosted.ask(0, &fill(2, "adept")).unwrap();
    hosted.ask(0, &fill(2, "archmage")).unwrap();
    assert_eq!(hosted.ask(0, &Command::Clear { seat: Seat::new(3) }), Err(Refusal::Free(Seat::new(3))));
    hosted.ask(0, &Command::Clear { seat: Seat::new(2) }).unwrap();
    hosted.ask(0, &Command::Clear { seat: ANNA }).unwrap();
    assert_eq!(hosted.table.seat_of(person(1).account), None);
    assert_eq!(hosted.ask(1, &Command::Leave), Err(Refusal::NotSeated));
    let step = Command::Step { step: "predict 0".to_owned(), seen: None };
    assert_eq!(hosted.ask(0, &step), Err(Refusal::NotNow(Phase::Gathering)));
    assert_eq!(hosted.ask(0, &Command::Again { salt: None }), Err(Refusal::NotNow(Phase::Gathering)));
    hosted.is_its_log();
}

#[test]
fn the_place_of_the_host_passes_on_and_a_table_without_people_is_closed() {
    let mut hosted = Hosted::of("shazamm");
    hosted.ask(0, &sit(None)).unwrap();
    hosted.ask(1, &sit(None)).unwrap();
    hosted.ask(0, &Command::Leave).unwrap();
    assert_eq!(hosted.ask(0, &Command::Start), Err(Refusal::NotHost));
    hosted.ask(1, &Command::Fill { seat: ANNA, level: "apprentice".to_owned() }).unwrap();
    hosted.ask(1, &Command::Leave).unwrap();
    assert_eq!(hosted.table.phase(), Phase::Closed);
    assert_eq!(hosted.ask(1, &sit(None)), Err(Refusal::NotNow(Phase::Closed)));
    hosted.is_its_log();
}

/// Somebody sits down and gets up for as long as that is possible; how often it was.
fn fidget(hosted: &mut Hosted, who: u64) -> u32 {
    for times in 0.. {
        match hosted.ask_as(who, &sit(None)) {
            Ok(()) => hosted.ask_as(who, &Command::Leave).unwrap(),
            Err(refusal) => {
                assert_eq!(refusal, Refusal::TooMuch);
                return times;
            }
        }
    }
    unreachable!("it is not possible for ever");
}

#[test]
fn who_comes_and_goes_without_end_is_stopped_and_nobody_else() {
    let mut hosted = Hosted::of("shazamm");
    hosted.ask_as(0, &sit(Some(ANNA))).unwrap();
    assert_eq!(fidget(&mut hosted, 1), 50);
    hosted.ask_as(2, &sit(None)).unwrap();
    hosted.ask_as(2, &Command::Leave).unwrap();
    // So many of them that nobody is let in any more whom the table does not know.
    let strangers: u32 = (3..10).map(|who| fidget(&mut hosted, who)).sum();
    assert!(strangers < 7 * 50, "the table has a bound, too");
    assert_eq!(hosted.ask_as(2, &sit(None)), Err(Refusal::TooMuch));
    // Its host and whoever sits there do what they could do before.
    let fill = |level: &str| Command::Fill { seat: BEN, level: level.to_owned() };
    hosted.ask_as(0, &fill("adept")).unwrap();
    hosted.ask_as(0, &Command::Clear { seat: BEN }).unwrap();
    hosted.ask_as(0, &Command::Leave).unwrap();
    assert_eq!(hosted.table.phase(), Phase::Closed);
    hosted.is_its_log();
}

#[test]
fn who_leaves_a_game_without_end_keeps_nobody_from_leaving_it_or_playing_again() {
    let mut hosted = begun(Clock::None);
    hosted.ask_as(1, &Command::Leave).unwrap();
    // The first time was before the game.
    assert_eq!(fidget(&mut hosted, 1), 49);
    hosted.ask_as(0, &Command::Leave).unwrap();
    hosted.ask_as(0, &sit(None)).unwrap();
    while hosted.table.phase() == Phase::Playing {
        let seat = hosted.table.owing().first().unwrap();
        hosted.add(hosted.table.any_step(seat, Mover::Sitter).unwrap());
    }
    hosted.ask_as(0, &Command::Again { salt: None }).unwrap();
    assert!(hosted.table.wants_again());
}

#[test]
fn who_has_no_account_any_more_does_not_play_again() {
    let mut hosted = begun(Clock::None);
    let anna = person(0).account;
    assert_eq!(hosted.table.take_leave_of(anna), Err(Refusal::NotNow(Phase::Playing)));
    while hosted.table.phase() == Phase::Playing {
        let seat = hosted.table.owing().first().unwrap();
        hosted.add(hosted.table.any_step(seat, Mover::Sitter).unwrap());
    }
    for who in [0, 1] {
        hosted.ask(who, &Command::Again { salt: None }).unwrap();
    }
    hosted.add(hosted.table.take_leave_of(anna).unwrap());
    assert_eq!(hosted.table.take_leave_of(anna), Err(Refusal::Already));
    let next = hosted.table.again(&NEXT, &NEXT).unwrap();
    let opened =
        Table::replay(TableId::new(2), NEXT, next.into_iter().map(|what| Entry { at: 0, by: None, what }));
    let opened = opened.unwrap();
    assert_eq!((opened.seat_of(anna), opened.host()), (None, person(1).account));
}

/// Two people at a match of Shazamm! that has begun.
fn begun(clock: Clock) -> Hosted {
    let mut hosted = Hosted::open(Opening { clock, ..opening("shazamm", Vec::new()) });
    hosted.ask_as(0, &sit(None)).unwrap();
    hosted.ask_as(1, &sit(None)).unwrap();
    hosted.ask_as(0, &Command::Start).unwrap();
    hosted
}

fn bet(mana: u8) -> Command {
    Command::Step { step: format!("bet {mana}"), seen: None }
}

#[test]
fn what_the_rules_do_not_allow_is_refused_and_changes_nothing() {
    let mut hosted = begun(Clock::None);
    let before = Hosted::seen(&hosted.table, &hosted.viewers());
    assert!(matches!(
        hosted.ask(0, &bet(51)),
        Err(Refusal::Game(NotPossible::Notation(_) | NotPossible::Rule(_)))
    ));
    let nonsense = Command::Step { step: "win".to_owned(), seen: None };
    assert!(matches!(hosted.ask(0, &nonsense), Err(Refusal::Game(NotPossible::Notation(_)))));
    assert_eq!(hosted.ask(7, &bet(1)), Err(Refusal::NotSeated));
    assert_eq!(hosted.ask(7, &sit(None)), Err(Refusal::NotNow(Phase::Playing)));
    assert_eq!(Hosted::seen(&hosted.table, &hosted.viewers()), before);
    hosted.ask(0, &bet(1)).unwrap();
    assert_eq!(hosted.ask(0, &bet(1)), Err(Refusal::Game(NotPossible::NotToAct)));
}

#[test]
fn nothing_of_a_bet_is_told_before_both_have_bet() {
    let told = |mana| {
        let mut hosted = begun(Clock::None);
        let what = hosted.table.decide(&person(0), &bet(mana)).unwrap();
        let entry = Entry { at: 1, by: None, what };
        let others = [Viewer::Seat(BEN), Viewer::Spectator];
        let told = hosted.table.tell(&entry, &others).unwrap();
        (serde_json::to_string(&told).unwrap(), Hosted::seen(&hosted.table, &others))
    };
    assert_eq!(told(1), told(40));
}

#[test]
fn a_bot_stands_in_for_who_leaves_until_it_comes_back() {
    let mut hosted = begun(Clock::Brisk);
    assert_eq!(hosted.table.deadlines().len(), 2);
    hosted.ask(1, &Command::Leave).unwrap();
    assert_eq!(hosted.ask(1, &Command::Leave), Err(Refusal::NotNow(Phase::Playing)));
    let (seat, mover, thought) = hosted.table.thoughts().into_iter().next().unwrap();
    assert_eq!((seat, mover), (BEN, Mover::StandIn));
    let step = thought(&|| true).unwrap();
    hosted.add(hosted.table.step(seat, mover, &step).unwrap());
    hosted.ask(1, &sit(None)).unwrap();
    hosted.ask(0, &bet(1)).unwrap();
    assert!(hosted.table.thoughts().is_empty());
    hosted.ask(1, &bet(1)).unwrap();
    hosted.is_its_log();
}

#[test]
fn time_is_given_back_once_however_often_and_by_whomever() {
    let mut hosted = begun(Clock::Brisk);
    let deadline = |hosted: &Hosted| hosted.table.deadlines()[0].decision;
    let begun = deadline(&hosted);
    let pause = |hosted: &mut Hosted, since, until| {
        let what = hosted.table.pause(until - since, since)?;
        hosted.add(what);
        Ok::<_, Refusal>(())
    };
    // A server gives back a minute, and is gone.
    pause(&mut hosted, 10_000, 70_000).unwrap();
    assert_eq!(deadline(&hosted), begun + 60_000);
    assert_eq!(pause(&mut hosted, 10_000, 70_000), Err(Refusal::Already));
    // The next one comes an hour later and knows the same moment: it gives the rest.
    pause(&mut hosted, 10_000, 3_670_000).unwrap();
    assert_eq!(deadline(&hosted), begun + 3_660_000);
    // Another knows an earlier one.
    assert_eq!(pause(&mut hosted, 9_000, 3_670_500), Err(Refusal::Already));
    pause(&mut hosted, 9_000, 3_680_000).unwrap();
    assert_eq!(deadline(&hosted), begun + 3_670_000);
    hosted.is_its_log();
    // As it was written at first.
    let old = "{\"at\": 4000000, \"what\": \"paused\", \"away\": 20000}";
    let entry: Entry = serde_json::from_str(old).unwrap();
    hosted.table.apply(&entry).unwrap();
    assert_eq!(deadline(&hosted), begun + 3_690_000);
    assert_eq!(hosted.table.pause(1_000, 3_999_000), Err(Refusal::Already));
}

#[test]
fn nobody_stands_in_for_who_has_time() {
    let mut hosted = begun(Clock::Brisk);
    let end = hosted.table.deadlines()[0].reserve;
    assert!(!hosted.table.may_stand_in(ANNA, end - 1) && hosted.table.may_stand_in(ANNA, end));
    assert!(!hosted.table.waits_for_bots());
    hosted.ask(0, &Command::Leave).unwrap();
    assert!(hosted.table.may_stand_in(ANNA, 0) && hosted.table.waits_for_bots());
}

#[test]
fn they_play_again_with_turned_seats_when_all_want_to() {
    let mut hosted = begun(Clock::None);
    let (secret, after) = (NEXT, Secret::new([9; 32]));
    // Known before anybody can add to those dice.
    let promised = hosted.table.seen(Viewer::Seat(ANNA)).unwrap().next_commitment;
    assert_eq!(promised, Some(secret.commitment()));
    while hosted.table.phase() == Phase::Playing {
        let seat = hosted.table.owing().first().unwrap();
        hosted.add(hosted.table.any_step(seat, Mover::Sitter).unwrap());
    }
    assert_eq!(hosted.ask(0, &bet(1)), Err(Refusal::NotNow(Phase::Over)));
    hosted.ask(0, &Command::Again { salt: None }).unwrap();
    assert_eq!(hosted.table.again(&secret, &after), None);
    hosted.ask(1, &Command::Again { salt: Some(Salt::new([4; 16])) }).unwrap();
    let log: Vec<Entry> = hosted
        .table
        .again(&secret, &after)
        .unwrap()
        .into_iter()
        .map(|what| Entry { at: 0, by: None, what })
        .collect();
    let next = Table::replay(TableId::new(2), secret, log).unwrap();
    assert_eq!(next.seat_of(person(0).account), Some(BEN));
    assert_eq!(next.seat_of(person(1).account), Some(ANNA));
    assert_eq!(portraits(&next), [Some(1), Some(0)]);
    let seen = next.seen(Viewer::Spectator).unwrap();
    assert_eq!((Some(seen.commitment), seen.next_commitment), (promised, Some(after.commitment())));
    hosted.add(What::Next { table: next.id() });
    assert_eq!(hosted.table.again(&secret, &after), None, "they play already");
    hosted.is_its_log();
}

/// The portraits of those who sit at a table.
fn portraits(table: &Table) -> Vec<Option<u8>> {
    let portrait = |sitter| match sitter {
        Sitter::Person { portrait, .. } => Some(portrait),
        Sitter::Nobody | Sitter::Bot { .. } => None,
    };
    table.sitters().into_iter().map(portrait).collect()
}

#[test]
fn portraits_are_those_with_which_people_sat_down() {
    let mut hosted = Hosted::of("shazamm");
    hosted.ask(9, &sit(None)).unwrap();
    // As it was written before there were portraits.
    let old = format!(
        "{{\"at\": 1, \"what\": \"sat\", \"seat\": 2, \"account\": {:?}, \"name\": \"Ben\"}}",
        person(2).account.to_string()
    );
    hosted.add(serde_json::from_str::<Entry>(&old).unwrap().what);
    assert_eq!(portraits(&hosted.table), [Some(9), Some(0)]);
    hosted.is_its_log();
    hosted.table.forget(person(9).account);
    assert_eq!(portraits(&hosted.table), [Some(0), Some(0)]);
}

#[test]
fn a_log_that_tells_of_no_table_is_an_error() {
    let hosted = begun(Clock::None);
    let replay = |log: Vec<Entry>| Table::replay(TableId::new(1), Secret::new([7; 32]), log).map(|_| ());
    assert_eq!(replay(Vec::new()), Err(Corrupt::NotOpened));
    assert_eq!(replay(hosted.log[1..].to_vec()), Err(Corrupt::NotOpened));
    let twice = [&hosted.log[..], &hosted.log[..1]].concat();
    assert_eq!(replay(twice), Err(Corrupt::Misplaced));
    let other = |step: &str| {
        let mut log = hosted.log.clone();
        log.last_mut().unwrap().what = What::Started { steps: vec![step.to_owned()] };
        replay(log)
    };
    assert_eq!(other("chance nothing"), Err(Corrupt::Step));
    assert_eq!(other("1 bet 2"), Err(Corrupt::Refused));
}

#[test]
fn a_table_that_cannot_be_set_up_is_refused() {
    let secret = Secret::new([7; 32]);
    let refused = |game, options| {
        Table::open(opening(game, options), person(0).account, &secret, &NEXT).unwrap_err().to_string()
    };
    assert!(refused("chess", Vec::new()).contains("there is no game \"chess\""));
    let seats = vec![("seats".to_owned(), "9".to_owned())];
    assert!(refused("wizard", seats).contains("3 to 6"));
}
