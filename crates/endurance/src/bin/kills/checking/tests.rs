//! The checks find what they are for: each is shown a log that is not what the clients were told.

use hosting::Asker;
use protocol::{AccountId, Opening, Snapshot};
use serde_json::Value;
use table::Seat;

use super::*;
use crate::digest::Digest;

const TABLE: TableId = TableId::new(7);
const PEOPLE: [AccountId; 2] = [AccountId::new(1), AccountId::new(2)];
const VIEWERS: [Option<AccountId>; 3] = [Some(PEOPLE[0]), Some(PEOPLE[1]), None];

/// Two people play Shazamm! to the end, in memory, and both know all of it.
struct Played {
    evidence: Evidence,
    logs: Logs,
    /// What the log tells of before anything is done to it.
    table: Table,
}

impl Played {
    fn new() -> Self {
        let secret = Secret::new([5; 32]);
        let opening: Opening = serde_json::from_str("{\"game\": \"shazamm\"}").unwrap();
        let opened = Table::open(opening, PEOPLE[0], &secret, &secret).unwrap();
        let by = Origin { account: PEOPLE[0], number: 1 };
        let entry = Entry { at: 1, by: Some(by), what: opened };
        let table = Table::replay(TABLE, secret, [entry.clone()]).unwrap();
        let logs = Logs::from([(TABLE, Kept { secret, log: vec![entry] })]);
        let mut played = Self { evidence: Evidence::default(), logs, table };
        let answer = Answer::Done { table: TABLE, entries: 1 };
        played.evidence.asked.insert(by, Asked { table: None, command: None, answer });
        for person in PEOPLE {
            played.ask(person, Command::Sit { seat: None, salt: None });
        }
        played.know(Some(PEOPLE[1]), false);
        played.ask(PEOPLE[0], Command::Start);
        played.know(None, false);
        while played.table.phase() == Phase::Playing {
            let owing = played.table.owing().iter().next().unwrap();
            let What::Moved { steps, .. } = played.table.any_step(owing, Mover::Sitter).unwrap() else {
                panic!("a decision")
            };
            let step = steps[0].split_once(' ').unwrap().1.to_owned();
            played.ask(PEOPLE[owing.index()], Command::Step { step, seen: None });
        }
        for account in VIEWERS {
            played.know(account, true);
        }
        played
    }

    /// What somebody sees of the table, as it comes to clients.
    fn seen(&self, account: Option<AccountId>) -> Snapshot<Value> {
        let seat = account.and_then(|account| self.table.seat_of(account));
        let seen = self.table.seen(seat.map_or(Viewer::Spectator, Viewer::Seat)).unwrap();
        serde_json::from_str(&serde_json::to_string(&seen).unwrap()).unwrap()
    }

    fn log(&mut self) -> &mut Vec<Entry> {
        &mut self.logs.get_mut(&TABLE).unwrap().log
    }

    fn ask(&mut self, account: AccountId, command: Command) {
        let asker = Asker { account, name: "Anna".to_owned(), portrait: 0, program: false };
        let what = self.table.decide(&asker, &command).unwrap();
        let entries = self.table.entries() + 1;
        let by = Origin { account, number: entries };
        let entry = Entry { at: entries, by: Some(by), what };
        self.table.apply(&entry).unwrap();
        self.log().push(entry);
        let answer = Answer::Done { table: TABLE, entries };
        self.evidence.asked.insert(by, Asked { table: Some(TABLE), command: Some(command), answer });
    }

    fn know(&mut self, account: Option<AccountId>, is_last: bool) {
        let seen = self.seen(account);
        let digest = Digest::of(&seen).unwrap();
        self.evidence.known.push(Known { table: TABLE, account, entries: seen.entries, digest, is_last });
    }

    /// The place of the last decision of the first person.
    fn decision(&self) -> usize {
        let is_own = |entry: &Entry| matches!(entry.what, What::Moved { seat, .. } if seat == Seat::new(0));
        self.logs[&TABLE].log.iter().rposition(is_own).unwrap()
    }

    #[track_caller]
    fn check(&self, lost: usize, doubled: usize, diverged: usize) {
        let verdict = check(&self.evidence, &self.logs);
        let found = (verdict.lost, verdict.doubled, verdict.diverged);
        assert_eq!(found, (lost, doubled, diverged), "{:#?}", verdict.faults);
        assert_eq!(verdict.is_good(), lost + doubled + diverged == 0);
    }
}

#[test]
fn a_log_that_is_what_was_told_is_good() {
    let played = Played::new();
    let verdict = check(&played.evidence, &played.logs);
    let (counted, faults) = ((verdict.records, verdict.tables, verdict.compared), &verdict.faults);
    assert!(verdict.is_good() && counted == (1, 1, 5), "{faults:#?}");
}

#[test]
fn an_entry_at_the_end_that_is_missing_is_lost_and_everybody_knows_more() {
    let mut played = Played::new();
    played.log().pop();
    played.check(1, 0, 3);
}

#[test]
fn an_entry_that_is_missing_loses_all_that_were_to_follow() {
    let mut played = Played::new();
    let all = played.log().len();
    let start = played.log().iter().position(|entry| matches!(entry.what, What::Started { .. })).unwrap();
    played.log().remove(start);
    // What follows is not where it was to be, and makes no sense.
    played.check(all - start, 0, 6);
}

#[test]
fn a_table_that_is_missing_is_lost() {
    let mut played = Played::new();
    let all = played.log().len();
    played.logs.clear();
    played.check(all, 0, 5);
}

#[test]
fn a_request_that_is_there_twice_is_doubled() {
    let mut played = Played::new();
    let by = played.log()[1].by;
    let again = Entry { at: 99, by, what: What::Again { seat: Seat::new(0), salt: None } };
    played.log().push(again);
    played.check(0, 1, 3);
}

#[test]
fn a_request_that_nobody_has_made_is_doubled() {
    let mut played = Played::new();
    let at = played.decision();
    let by = Origin { account: PEOPLE[0], number: 1 << 40 };
    played.log()[at].by = Some(by);
    // Neither the request nor the decision is anybody's, and the one that was is lost.
    played.check(1, 2, 0);
}

#[test]
fn a_decision_in_the_place_of_a_person_is_doubled() {
    let mut played = Played::new();
    let at = played.decision();
    let by = played.log()[at].by.take().unwrap();
    played.evidence.asked.remove(&by);
    played.check(0, 1, 0);
}

#[test]
fn another_decision_than_the_one_that_was_made_diverges() {
    let mut played = Played::new();
    let at = played.decision();
    let by = played.log()[at].by.unwrap();
    let other = Command::Step { step: "something else".to_owned(), seen: None };
    played.evidence.asked.get_mut(&by).unwrap().command = Some(other);
    played.check(0, 0, 1);
}

#[test]
fn a_request_that_was_refused_and_done_diverges() {
    let mut played = Played::new();
    let at = played.decision();
    let by = played.log()[at].by.unwrap();
    played.evidence.asked.get_mut(&by).unwrap().answer = Answer::Refused("no".to_owned());
    played.check(0, 0, 1);
}

#[test]
fn a_client_that_knows_something_else_diverges() {
    let mut played = Played::new();
    let mut other = played.seen(None);
    other.game.as_mut().unwrap().view["round"] = Value::from(99);
    let last = played.evidence.known.last_mut().unwrap();
    assert!(last.is_last && last.account.is_none());
    last.digest = Digest::of(&other).unwrap();
    played.check(0, 0, 1);
}

#[test]
fn a_client_that_knew_something_else_in_the_middle_of_a_game_diverges() {
    let mut played = Played::new();
    let digest = Digest::of(&played.seen(None)).unwrap();
    let early = &mut played.evidence.known[1];
    assert!(!early.is_last && early.account.is_none());
    early.digest = digest;
    played.check(0, 0, 1);
}

#[test]
fn a_client_that_never_hears_the_end_diverges() {
    let mut played = Played::new();
    let all = played.log().len();
    played.evidence.known[1].is_last = true;
    played.check(0, 0, 1);
    played.evidence.known[1].is_last = false;
    played.evidence.known[1].entries = all as u64 + 1;
    played.check(0, 0, 1);
}

#[test]
fn dice_that_are_others_than_those_that_were_committed_to_diverge() {
    let mut played = Played::new();
    played.logs.get_mut(&TABLE).unwrap().secret = Secret::new([6; 32]);
    // The record; and after the end everybody has been told the secret.
    played.check(0, 0, 4);
}

#[test]
fn a_table_at_which_nobody_can_play_again_is_lost() {
    let mut played = Played::new();
    played.evidence.known.clear();
    let next = |at| Entry { at, by: None, what: What::Next { table: TableId::new(at) } };
    played.log().push(next(8));
    played.check(1, 0, 0);
    played.log().push(next(9));
    played.check(2, 1, 0);
}

#[test]
fn a_table_that_was_opened_by_nobody_diverges() {
    let mut played = Played::new();
    played.evidence.known.clear();
    let mut opened = played.logs[&TABLE].clone();
    opened.log.truncate(1);
    opened.log[0].by = None;
    played.logs.insert(TableId::new(8), opened);
    played.check(0, 0, 1);
    played.log().push(Entry { at: 8, by: None, what: What::Next { table: TableId::new(8) } });
    played.check(0, 0, 0);
}

/// A table with a clock at which somebody is stood in for at a moment, and nothing happens after another moment at another table.
fn stood_in(at: u64, latest: u64) -> (Evidence, Logs) {
    let secret = Secret::new([5; 32]);
    let opening: Opening = serde_json::from_str("{\"game\": \"shazamm\", \"clock\": \"brisk\"}").unwrap();
    let opened = Table::open(opening, PEOPLE[0], &secret, &secret).unwrap();
    let mut log = vec![Entry { at: 1, by: None, what: opened }];
    let mut table = Table::replay(TABLE, secret, log.clone()).unwrap();
    let asker = |account| Asker { account, name: "Anna".to_owned(), portrait: 0, program: false };
    let mut add = |at: u64, decide: &dyn Fn(&Table) -> What| {
        let entry = Entry { at, by: None, what: decide(&table) };
        table.apply(&entry).unwrap();
        log.push(entry);
    };
    for person in PEOPLE {
        add(1, &|table| table.decide(&asker(person), &Command::Sit { seat: None, salt: None }).unwrap());
    }
    add(1, &|table| table.decide(&asker(PEOPLE[0]), &Command::Start).unwrap());
    add(at, &|table| table.any_step(Seat::new(1), Mover::StandIn).unwrap());
    let mut other = log[0].clone();
    other.at = latest;
    let logs = Logs::from([
        (TABLE, Kept { secret, log }),
        (TableId::new(8), Kept { secret, log: vec![other.clone()] }),
        (
            TableId::new(9),
            Kept {
                secret,
                log: vec![other, Entry { at: latest, by: None, what: What::Next { table: TABLE } }],
            },
        ),
    ]);
    (Evidence::default(), logs)
}

#[test]
fn a_bot_decides_for_people_when_their_time_is_up_and_not_sooner() {
    let count = |evidence: &Evidence, logs: &Logs| {
        let verdict = check(evidence, logs);
        let about = |what: &str| verdict.faults.iter().filter(|fault| fault.contains(what)).count();
        (verdict.stood_in, about("who had time"), about("ms ago"))
    };
    let (evidence, logs) = stood_in(90_500, 100_000);
    assert_eq!(count(&evidence, &logs), (1, 0, 0));
    let (mut evidence, logs) = stood_in(60_000, 100_000);
    assert_eq!(count(&evidence, &logs), (1, 1, 0));
    evidence.absent.insert(PEOPLE[1]);
    assert_eq!(count(&evidence, &logs), (1, 0, 0));
    // The other one has not decided either, and nobody has done so instead.
    let (evidence, logs) = stood_in(90_500, 140_000);
    assert_eq!(count(&evidence, &logs), (1, 0, 1));
}
