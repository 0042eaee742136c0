//! Whether the logs are what the clients were told.

use std::collections::{BTreeMap, HashMap, HashSet};

use games::{GameName, with_game};
use hosting::{Entry, Millis, Mover, Origin, Table, What};
use protocol::fair::{self, Secret};
use protocol::{AccountId, Command, Phase, TableId};
use serde::Serialize;
use table::{Game, Match, Seat, Viewer};

use crate::notes::{Answer, Asked, Evidence, Known};

/// What passes, at most, between the moment from which an entry is dated and that at which it is decided.
const MOMENT: Millis = 1_000;

/// How late a bot may decide for somebody whose time is up: whoever could do it first may just have been killed, or be cut off.
const PATIENCE: Millis = 45_000;

/// A table as the database has it.
#[derive(Clone, Debug)]
pub(crate) struct Kept {
    pub(crate) secret: Secret,
    pub(crate) log: Vec<Entry>,
}

impl Kept {
    /// Everybody who has sat there.
    pub(crate) fn people(&self) -> Vec<AccountId> {
        let sat = |entry: &Entry| match entry.what {
            What::Sat { account, .. } => Some(account),
            _ => None,
        };
        self.log.iter().filter_map(sat).collect()
    }
}

/// All tables of the database.
pub(crate) type Logs = BTreeMap<TableId, Kept>;

/// What was found.
#[derive(Debug, Default, PartialEq, Eq, Serialize)]
pub(crate) struct Verdict {
    /// Acknowledged requests that are not in the log where the acknowledgement said.
    pub(crate) lost: usize,
    /// Requests that are in the log more than once, and decisions that nobody has made.
    pub(crate) doubled: usize,
    /// Clients that know something else than the log says, and logs that make no sense.
    pub(crate) diverged: usize,
    /// Decisions of bots for people whose time was up, or who were away.
    pub(crate) stood_in: usize,
    /// Records of games that are over, whose dice are what they should be.
    pub(crate) records: usize,
    /// All tables.
    pub(crate) tables: usize,
    /// How often it was compared what a client knew: in the middle of games, when it lost its connection, and when it went.
    pub(crate) compared: usize,
    /// What is wrong, in words.
    #[serde(skip)]
    pub(crate) faults: Vec<String>,
}

impl Verdict {
    /// Whether nothing is wrong.
    pub(crate) fn is_good(&self) -> bool {
        self.lost + self.doubled + self.diverged == 0
    }

    fn lose(&mut self, what: &str) {
        self.lost += 1;
        self.faults.push(format!("lost: {what}"));
    }

    fn double(&mut self, what: &str) {
        self.doubled += 1;
        self.faults.push(format!("doubled: {what}"));
    }

    pub(crate) fn diverge(&mut self, what: &str) {
        self.diverged += 1;
        self.faults.push(format!("diverged: {what}"));
    }
}

/// Compares what was told with what is kept.
pub(crate) fn check(evidence: &Evidence, logs: &Logs) -> Verdict {
    let mut verdict = Verdict { tables: logs.len(), ..Verdict::default() };
    for (by, asked) in &evidence.asked {
        check_answer(*by, asked, logs, &mut verdict);
    }
    let latest = logs.values().filter_map(|kept| kept.log.last()).map(|entry| entry.at).max();
    let latest = latest.unwrap_or_default();
    let mut requests = HashSet::new();
    let mut known: HashMap<TableId, Vec<&Known>> = HashMap::new();
    for one in &evidence.known {
        known.entry(one.table).or_default().push(one);
    }
    for (id, kept) in logs {
        check_requests(*id, kept, evidence, &mut requests, &mut verdict);
        match Table::replay(*id, kept.secret, kept.log.iter().cloned()) {
            Ok(table) => {
                check_decisions(&table, kept, evidence, &mut verdict);
                check_stand_ins(&table, kept, evidence, &mut verdict);
                check_time(&table, latest, &mut verdict);
                check_record(&table, kept, &mut verdict);
                check_known(*id, kept, known.remove(id).unwrap_or_default(), &mut verdict);
            }
            Err(corrupt) => verdict.diverge(&format!("the log of table {id} cannot be replayed: {corrupt}")),
        }
        check_next(*id, kept, logs, &mut verdict);
    }
    check_opened(logs, &mut verdict);
    for one in known.into_values().flatten() {
        verdict.compared += 1;
        verdict.diverge(&format!("{} knows of a table that is not there, or makes no sense", one.who()));
    }
    verdict
}

/// What was acknowledged is where the acknowledgement says; what was refused is nowhere.
fn check_answer(by: Origin, asked: &Asked, logs: &Logs, verdict: &mut Verdict) {
    let Origin { account, number } = by;
    match &asked.answer {
        Answer::None => {}
        Answer::Done { table, entries } => {
            let place = (*entries as usize).checked_sub(1);
            let entry = logs.get(table).zip(place).and_then(|(kept, place)| kept.log.get(place));
            if entry.and_then(|entry| entry.by) != Some(by) {
                verdict.lose(&format!(
                    "request {number} of {account} was to be entry {entries} of table {table}: {:?}",
                    asked.command
                ));
            }
        }
        Answer::Refused(why) => {
            let log = asked.table.and_then(|table| logs.get(&table)).map(|kept| &kept.log);
            if log.is_some_and(|log| log.iter().any(|entry| entry.by == Some(by))) {
                verdict.diverge(&format!("request {number} of {account} was refused ({why}), but done"));
            }
        }
    }
}

/// Every request is in the logs once, and somebody has made it at this table.
fn check_requests(
    id: TableId,
    kept: &Kept,
    evidence: &Evidence,
    requests: &mut HashSet<Origin>,
    verdict: &mut Verdict,
) {
    for (place, entry) in kept.log.iter().enumerate() {
        let Some(by) = entry.by else { continue };
        let here = format!("request {} of {} at table {id}, entry {}", by.number, by.account, place + 1);
        if !requests.insert(by) {
            verdict.double(&format!("{here}, is there for the second time"));
        }
        match evidence.asked.get(&by) {
            None => verdict.double(&format!("{here}, was made by nobody")),
            Some(Asked { table: Some(table), .. }) if *table != id => {
                verdict.double(&format!("{here}, was for table {table}"));
            }
            Some(_) => {}
        }
    }
}

/// What is decided for people is what they have decided, once each.
fn check_decisions(table: &Table, kept: &Kept, evidence: &Evidence, verdict: &mut Verdict) {
    let people: HashSet<Seat> = table.people().into_iter().map(|(_, seat)| seat).collect();
    for (place, entry) in kept.log.iter().enumerate() {
        let What::Moved { seat, mover: Mover::Sitter, steps } = &entry.what else { continue };
        if !people.contains(seat) {
            continue;
        }
        let asked = entry.by.and_then(|by| evidence.asked.get(&by)).and_then(|asked| asked.command.as_ref());
        let here = format!("entry {} of table {}, {steps:?}", place + 1, table.id());
        let Some(Command::Step { step, .. }) = asked else {
            verdict.double(&format!("{here}, was decided by nobody"));
            continue;
        };
        let (first, rest) = steps.split_first().map_or(("", &[][..]), |(first, rest)| (first.as_str(), rest));
        if first != format!("{} {step}", seat.number()) {
            verdict.diverge(&format!("{here}, was to be {step:?}"));
        }
        if rest.iter().any(|line| !line.starts_with("chance ")) {
            verdict.double(&format!("{here}, has more than one decision"));
        }
    }
}

/// Bots decide for people when their time is up, once, or when they are away; whoever decides next has time again.
fn check_stand_ins(table: &Table, kept: &Kept, evidence: &Evidence, verdict: &mut Verdict) {
    let is_absent = |seat: Seat| {
        let sits = |(account, other): &(AccountId, Seat)| *other == seat && evidence.absent.contains(account);
        table.people().iter().any(sits)
    };
    let mut then: Option<Table> = None;
    for (place, entry) in kept.log.iter().enumerate() {
        let What::Moved { seat, mover: Mover::StandIn, .. } = entry.what else { continue };
        verdict.stood_in += 1;
        let has_time = match come_to(&mut then, place as u64, table.id(), kept) {
            Ok(then) => !is_absent(seat) && !then.may_stand_in(seat, entry.at + MOMENT),
            Err(why) => return verdict.diverge(&format!("the log of table {}: {why}", table.id())),
        };
        if has_time {
            let here = format!("entry {} of table {}", place + 1, table.id());
            verdict.double(&format!("{here}, was decided for {seat}, who had time"));
        }
    }
}

/// Where somebody's time was up long before the last entry of all, a bot has decided.
fn check_time(table: &Table, latest: Millis, verdict: &mut Verdict) {
    for late in table.deadlines().iter().filter(|deadline| deadline.reserve + PATIENCE < latest) {
        let beyond = latest - late.reserve;
        verdict.lose(&format!("the decision of {} at table {}, {beyond} ms ago", late.seat, table.id()));
    }
}

/// A game that is over has a record, and its dice are fair.
fn check_record(table: &Table, kept: &Kept, verdict: &mut Verdict) {
    let id = table.id();
    let checked = match table.record(&kept.log) {
        Ok(None) if table.phase() != Phase::Over => return,
        Ok(None) => Err("there is none".to_owned()),
        Ok(Some(text)) => verify(&table.opening().game, &text),
        Err(corrupt) => Err(corrupt.to_string()),
    };
    match checked {
        Ok(()) => verdict.records += 1,
        Err(why) => verdict.diverge(&format!("the record of table {id} cannot be verified: {why}")),
    }
}

fn verify(game: &str, text: &str) -> Result<(), String> {
    let name = GameName::read(game).ok_or("there is no such game")?;
    with_game!(name, G => verify_as::<G>(text))
}

fn verify_as<G: Game>(text: &str) -> Result<(), String> {
    let played = Match::<G>::read(text).map_err(|error| error.to_string())?;
    let checked = fair::verify(played.record()).map_err(|unfair| unfair.to_string())?;
    if checked.was_committed { Ok(()) } else { Err("nobody committed to its dice".to_owned()) }
}

/// The tables at which they play again after this one: one, if any.
fn next_of(kept: &Kept) -> Vec<TableId> {
    let next = |entry: &Entry| match entry.what {
        What::Next { table } => Some(table),
        _ => None,
    };
    kept.log.iter().filter_map(next).collect()
}

/// A table was opened by somebody, or another one leads to it.
fn check_opened(logs: &Logs, verdict: &mut Verdict) {
    let named: HashSet<TableId> = logs.values().flat_map(next_of).collect();
    let is_by_nobody = |kept: &Kept| kept.log.first().is_none_or(|opened| opened.by.is_none());
    for (id, _) in logs.iter().filter(|(id, kept)| is_by_nobody(kept) && !named.contains(id)) {
        verdict.diverge(&format!("table {id} was opened by nobody, and nobody is led to it"));
    }
}

/// The table at which they play again is there, once.
fn check_next(id: TableId, kept: &Kept, logs: &Logs, verdict: &mut Verdict) {
    let next = next_of(kept);
    if next.len() > 1 {
        verdict.double(&format!("after table {id} they play again {} times", next.len()));
    }
    for table in next.into_iter().filter(|table| !logs.contains_key(table)) {
        verdict.lose(&format!("table {table}, at which they play again after {id}"));
    }
}

impl Known {
    fn who(&self) -> String {
        let who = self.account.map_or_else(|| "somebody who looks on".to_owned(), |own| own.to_string());
        format!("{who} at table {}", self.table)
    }
}

/// What clients knew of a table is what the log says of so many entries.
fn check_known(id: TableId, kept: &Kept, mut known: Vec<&Known>, verdict: &mut Verdict) {
    known.sort_by_key(|known| known.entries);
    let mut then: Option<Table> = None;
    for one in known {
        verdict.compared += 1;
        let (who, all) = (one.who(), kept.log.len());
        let differs = if one.entries > all as u64 {
            Err("more than there is".to_owned())
        } else if one.is_last && one.entries < all as u64 {
            Err("the rest never came".to_owned())
        } else {
            come_to(&mut then, one.entries, id, kept).and_then(|then| differs(one, then))
        };
        match differs {
            Ok(other) if other.is_empty() => {}
            Ok(other) => {
                verdict
                    .diverge(&format!("{who} knows {} of {all} entries, and other {other:?}", one.entries));
            }
            Err(why) => verdict.diverge(&format!("{who} knows {} of {all} entries: {why}", one.entries)),
        }
    }
}

/// The table of a log as it was with so many entries, from the same table with at most as many.
fn come_to<'a>(
    then: &'a mut Option<Table>,
    entries: u64,
    id: TableId,
    kept: &Kept,
) -> Result<&'a Table, String> {
    let entries = entries as usize;
    let table = match then.take() {
        Some(mut table) => {
            let missing = kept.log.get(table.entries() as usize..entries).unwrap_or_default();
            missing.iter().try_for_each(|entry| table.apply(entry)).map(|()| table)
        }
        None => Table::replay(id, kept.secret, kept.log.iter().take(entries).cloned()),
    };
    Ok(then.insert(table.map_err(|corrupt| corrupt.to_string())?))
}

/// In what a client knew something else of a table as it was then.
fn differs(known: &Known, then: &Table) -> Result<Vec<String>, String> {
    let seat = known.account.and_then(|account| then.seat_of(account));
    let seen =
        then.seen(seat.map_or(Viewer::Spectator, Viewer::Seat)).map_err(|corrupt| corrupt.to_string())?;
    known.digest.differs(&seen).map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests;
