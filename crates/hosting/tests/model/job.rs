//! What nodes have to do at tables.

use hosting::{Answer, Asker, Mover, Origin, Refusal, Table, What};
use protocol::{Command, Phase, TableId};
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
    /// Gives back the time since a moment: by itself, or because of what comes after it.
    GiveBack {
        since: Millis,
        by_itself: bool,
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
            let made = if fault == Some(Fault::AnswersTooLate) { table.decisions(seat) } else { made };
            let is_away = is_away || fault == Some(Fault::StandsInAnyway);
            // What a bot thinks is not the matter of this model: it has failed, and anything is done.
            table.take_answer(&Answer { seat, made, mover, step: None }, is_away, now)
        }),
        Job::GiveBack { since, .. } => {
            let away = now.saturating_sub(since);
            let is_twice = fault == Some(Fault::GivesBackTwice);
            Box::new(
                move |table| {
                    if is_twice { Ok(What::Paused { away, since }) } else { table.pause(away, since) }
                },
            )
        }
        Job::PlayAgain { next } => Box::new(move |table| match table.wants_again() {
            true => Ok(What::Next { table: next }),
            false => Err(Refusal::NotNow(Phase::Over)),
        }),
        Job::Watch { .. } | Job::ReadOn => Box::new(|_| Err(Refusal::Already)),
    }
}
