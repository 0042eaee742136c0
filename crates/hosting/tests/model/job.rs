//! What nodes have to do at tables.

use hosting::{Asker, Mover, NotPossible, Origin, Refusal, Table, What};
use protocol::{Command, Phase, Sitter, TableId};
use table::Seat;

use crate::laws::Fault;
use crate::world::Millis;

/// What is to be done at a table.
#[derive(Clone, Debug)]
pub(crate) enum Job {
    Ask {
        connection: usize,
        number: u64,
        asker: Asker,
        command: Command,
    },
    Watch {
        connection: usize,
        number: u64,
        seen: Option<u64>,
        spectator: bool,
    },
    ReadOn,
    /// A bot has thought; for somebody who is taken for away or not.
    Decide {
        seat: Seat,
        made: u32,
        mover: Mover,
        is_away: bool,
    },
    Resume {
        away: Millis,
        since: Millis,
    },
    PlayAgain {
        next: TableId,
    },
}

/// What makes an entry of a table as it is.
pub(crate) type Decide = Box<dyn Fn(&Table) -> Result<What, Refusal>>;

/// Who has asked for a change.
pub(crate) fn origin(job: &Job) -> Option<Origin> {
    match job {
        Job::Ask { number, asker, .. } => Some(Origin { account: asker.account, number: *number }),
        _ => None,
    }
}

/// For which decision of a seat a bot has thought.
pub(crate) fn made(job: &Job) -> Option<(Seat, u32)> {
    match job {
        Job::Decide { seat, made, .. } => Some((*seat, *made)),
        _ => None,
    }
}

/// Which entry something makes of a table as it is.
pub(crate) fn decide(job: &Job, now: Millis, fault: Option<Fault>) -> Decide {
    match job.clone() {
        Job::Ask { asker, command, .. } => Box::new(move |table| table.decide(&asker, &command)),
        Job::Decide { seat, made, mover, is_away } => Box::new(move |table| {
            let is_asked = table.decisions(seat) == made || fault == Some(Fault::AnswersTooLate);
            let is_hasty = is_away || fault == Some(Fault::StandsInAnyway);
            let may = mover == Mover::Sitter || is_hasty || is_up(table, seat, now);
            if is_asked && may { table.any_step(seat, mover) } else { Err(NotPossible::NotToAct.into()) }
        }),
        Job::Resume { away, since } => Box::new(move |table| table.pause(away, since)),
        Job::PlayAgain { next } => Box::new(move |table| match table.wants_again() {
            true => Ok(What::Next { table: next }),
            false => Err(Refusal::NotNow(Phase::Over)),
        }),
        Job::Watch { .. } | Job::ReadOn => Box::new(|_| Err(Refusal::Already)),
    }
}

/// Whether the time of a seat is up, or nobody sits there any more.
pub(crate) fn is_up(table: &Table, seat: Seat, now: Millis) -> bool {
    let has_left = matches!(table.sitters().get(seat.index()), Some(Sitter::Person { left: true, .. }));
    let is_late = |deadline: &protocol::Deadline| deadline.seat == seat && deadline.reserve <= now;
    has_left || table.deadlines().iter().any(is_late)
}
