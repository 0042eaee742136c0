//! Somebody at a table: sits down, begins, decides, and plays again; or looks on.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use client::{Event, Events, Failed, Hand, Seen, Server};
use hosting::Origin;
use protocol::{AccountId, Command, Phase, Sitter, TableId};
use table::Seat;
use table::dice::{self, FastDice};
use tokio::sync::watch;
use tokio::time::timeout;

use crate::choosing::{Chooses, chooser};
use crate::digest::Digest;
use crate::notes::{Answer, Known, Notes, Pace, Pulse};

/// How long a client waits for anything to happen before it is looked whether it should go.
const TICK: Duration = Duration::from_millis(100);

/// Of so many things that a client hears, it is noted after one what the client knows then.
const NOTED: u32 = 16;

/// What the clients are to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Wish {
    /// Play.
    Play,
    /// Ask for nothing more, and listen.
    Listen,
    /// Go.
    Go,
}

/// How somebody plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Manner {
    /// As fast as it goes.
    #[default]
    Usual,
    /// Says nothing once the game has begun, until somebody decides instead, and after that.
    Silent,
    /// Goes when the game has begun, and does not come back.
    Absent,
    /// Plays with somebody who goes.
    Left,
}

/// Who plays at a table, and how.
#[derive(Clone, Debug)]
pub(crate) struct Sitting {
    pub(crate) manner: Manner,
    pub(crate) table: TableId,
    /// How many people play; bots take the other seats.
    pub(crate) people: usize,
    /// Whether they play again.
    pub(crate) again: bool,
}

/// A client at a table.
pub(crate) struct Player {
    account: Option<AccountId>,
    sitting: Sitting,
    notes: Notes,
    wish: watch::Receiver<Wish>,
    seed: u64,
    /// They say when it is noted what is known.
    dice: FastDice,
    /// That of the whole circle.
    pace: Arc<Pace>,
    hand: Hand,
    events: Events,
    pulse: Arc<Pulse>,
    seen: Option<Seen>,
    chooser: Option<Box<dyn Chooses>>,
    /// The request that waits for its answer.
    pending: Option<u64>,
    /// From how many entries on the table knows of the last request.
    decided: u64,
}

impl Player {
    /// Somebody with an account, or nobody who looks on.
    pub(crate) fn new(
        server: &Server,
        account: Option<AccountId>,
        sitting: Sitting,
        notes: &Notes,
        wish: watch::Receiver<Wish>,
        (seed, pace): (u64, &Arc<Pace>),
    ) -> Self {
        let (hand, events) = server.live(sitting.table);
        let (pulse, notes) = (notes.pulse(sitting.table), notes.clone());
        let pace = Arc::clone(pace);
        let (seen, chooser, pending, decided) = (None, None, None, 0);
        let dice = dice::fast(seed);
        Self {
            account,
            sitting,
            notes,
            wish,
            seed,
            dice,
            pace,
            hand,
            events,
            pulse,
            seen,
            chooser,
            pending,
            decided,
        }
    }

    /// Plays until the game is over, and answers where they play again; nothing where they do not, or it was time to go.
    pub(crate) async fn play(mut self) -> Result<Option<TableId>, String> {
        let played = self.go_on().await;
        self.pulse.stop();
        // Where bots decide instead of people they do so after everybody has gone, too.
        self.note(played.is_ok() && self.sitting.manner == Manner::Usual)?;
        played
    }

    /// Notes what is known now, and whether that is all.
    fn note(&self, is_last: bool) -> Result<(), String> {
        let Some(seen) = &self.seen else { return Ok(()) };
        let (table, account, entries) = (self.sitting.table, self.account, seen.entries);
        let digest = Digest::of(seen).map_err(|error| error.to_string())?;
        self.notes.know(Known { table, account, entries, digest, is_last });
        Ok(())
    }

    fn note_now_and_then(&mut self) -> Result<(), String> {
        if dice::below(&mut self.dice, NOTED) == 0 { self.note(false) } else { Ok(()) }
    }

    async fn go_on(&mut self) -> Result<Option<TableId>, String> {
        loop {
            match timeout(TICK, self.events.next()).await {
                Ok(Some(event)) => self.hear(event)?,
                Ok(None) => return Err("a live connection ended without a reason".to_owned()),
                Err(_) => {}
            }
            self.pulse.entries.store(self.seen.as_ref().map_or(0, |seen| seen.entries), Ordering::Relaxed);
            let wish = *self.wish.borrow();
            if wish == Wish::Go || self.has_gone() {
                return Ok(None);
            }
            if self.pending.is_none()
                && let Some(next) = self.end()
            {
                self.notes.note_over();
                return Ok(next);
            }
            if wish == Wish::Play {
                self.act()?;
            }
            self.pulse.waits.store(self.pending.is_some(), Ordering::Relaxed);
        }
    }

    /// Whether it is to go now, whatever others do.
    fn has_gone(&self) -> bool {
        let has_begun = self.seen.as_ref().is_some_and(|seen| seen.phase == Phase::Playing);
        has_begun && self.sitting.manner == Manner::Absent
    }

    /// Where they play again, once there is nothing more to come.
    fn end(&self) -> Option<Option<TableId>> {
        let seen = self.seen.as_ref().filter(|seen| seen.entries >= self.decided)?;
        match (seen.phase, self.sitting.again) {
            (Phase::Over, false) | (Phase::Closed, _) => Some(None),
            (Phase::Over, true) => seen.next.map(Some),
            (Phase::Gathering | Phase::Playing, _) => None,
        }
    }

    fn hear(&mut self, event: Event) -> Result<(), String> {
        match event {
            Event::Table(snapshot) => {
                let known = self.seen.as_ref().map_or(0, |seen| seen.entries);
                if snapshot.entries < known {
                    self.notes.note_stale();
                }
                self.seen = Some(Seen::new(*snapshot, self.account));
                self.note_now_and_then()?;
            }
            Event::Entry(entry) => {
                if let Some(seen) = &mut self.seen {
                    seen.apply(entry.entries, &entry.what);
                    self.note_now_and_then()?;
                }
            }
            Event::Answered { number, answer } => self.answered(number, answer)?,
            Event::Ended(end) => {
                return Err(format!("a client at table {} gave up: {end}", self.sitting.table));
            }
            Event::Lost => self.note(false)?,
            Event::Connected { .. } | Event::Present { .. } | Event::Said { .. } => {}
        }
        Ok(())
    }

    fn answered(&mut self, number: u64, answer: client::Answer) -> Result<(), String> {
        let Some(account) = self.account else { return Ok(()) };
        let answer = match answer {
            Ok(Some(entries)) => {
                self.decided = entries;
                self.pace.count();
                Answer::Done { table: self.sitting.table, entries }
            }
            Ok(None) => return Err("a request was done without an entry".to_owned()),
            Err(Failed::Refused(refusal)) => {
                // Something has happened that is not known here yet.
                self.decided = self.seen.as_ref().map_or(0, |seen| seen.entries) + 1;
                Answer::Refused(refusal.text)
            }
            Err(failed) => return Err(format!("a request was given up: {failed}")),
        };
        self.notes.answer(Origin { account, number }, answer);
        self.pending = None;
        Ok(())
    }

    /// Asks for what is to be done now, if there is anything.
    fn act(&mut self) -> Result<(), String> {
        let (Some(account), Some(seen), None) = (self.account, &self.seen, self.pending) else {
            return Ok(());
        };
        if seen.entries < self.decided {
            return Ok(());
        }
        let command = match seen.phase {
            Phase::Gathering => self.gather(seen)?,
            Phase::Playing if self.sitting.manner == Manner::Silent => None,
            Phase::Playing => self.decide()?,
            Phase::Over if self.sitting.again => wants_again(seen)?,
            Phase::Over | Phase::Closed => None,
        };
        if let Some(command) = command {
            // The answer is heard by this very task, so it is noted after the request.
            let number = self.hand.send(command.clone());
            self.notes.ask(Origin { account, number }, Some(self.sitting.table), Some(command));
            self.pending = Some(number);
        }
        Ok(())
    }

    fn gather(&self, seen: &Seen) -> Result<Option<Command>, String> {
        if seen.you.is_none() {
            let salt = client::salt().map_err(|error| error.to_string())?;
            return Ok(Some(Command::Sit { seat: None, salt: Some(salt) }));
        }
        let is_person = |sitter: &&Sitter| matches!(sitter, Sitter::Person { .. });
        if !seen.is_host() || seen.seats.iter().filter(is_person).count() < self.sitting.people {
            return Ok(None);
        }
        let free =
            Seat::all(seen.seats.len()).zip(&seen.seats).find(|(_, sitter)| **sitter == Sitter::Nobody);
        Ok(Some(match free {
            Some((seat, _)) => Command::Fill { seat, level: "apprentice".to_owned() },
            None => Command::Start,
        }))
    }

    fn decide(&mut self) -> Result<Option<Command>, String> {
        let Some(seen) = &self.seen else { return Ok(None) };
        let (Some(seat), Some(game)) = (seen.you, &seen.game) else { return Ok(None) };
        let chooser = match &mut self.chooser {
            Some(chooser) => chooser,
            none => none.insert(chooser(seen, self.seed)?),
        };
        let entries = seen.entries;
        Ok(chooser.choose(&game.view, seat)?.map(|step| Command::Step { step, seen: Some(entries) }))
    }
}

fn wants_again(seen: &Seen) -> Result<Option<Command>, String> {
    if seen.next.is_some() || seen.you.is_none_or(|own| seen.again.contains(&own)) {
        return Ok(None);
    }
    let salt = client::salt().map_err(|error| error.to_string())?;
    Ok(Some(Command::Again { salt: Some(salt) }))
}
