//! A table that is played at: everybody there decides at random, by what the rules allow.

use std::future::poll_fn;
use std::sync::Arc;
use std::task::Poll;
use std::time::{Duration, Instant};

use futures_util::StreamExt as _;
use protocol::{Command, Reason};
use table::dice::{self, FastDice};
use table::{Game, Legal as _};
use tokio::sync::watch;
use tokio::time::{Interval, MissedTickBehavior, interval_at, sleep};
use tokio_tungstenite::tungstenite::Message as Packet;

use crate::fault::Fault;
use crate::heard::Heard;
use crate::person::Person;
use crate::tally::{Counting, Pulses};

/// How often a table looks whether it is to be played at another pace, where that is not told by its own.
const LOOK: Duration = Duration::from_millis(250);

/// After how long without a word a table stands still.
const SILENCE: Duration = Duration::from_secs(60);

/// How long to wait before the server is asked again.
const PAUSE: Duration = Duration::from_millis(100);

/// How fast is played.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Pace {
    /// Not at all.
    Wait,
    /// A step of every table in such a time; tables are spread evenly over it.
    Every(Duration),
    /// As soon as one may.
    AtOnce,
}

impl Pace {
    /// For how long nothing may be acknowledged at a table: for several steps, and for a moment in which others have the processors.
    pub(crate) fn patience(self) -> Duration {
        const LEAST: Duration = Duration::from_secs(10);
        match self {
            Self::Wait => Duration::MAX,
            Self::Every(period) => LEAST.max(3 * period + Duration::from_secs(2)),
            Self::AtOnce => LEAST,
        }
    }
}

/// Where it is counted what happens.
#[derive(Clone, Debug)]
pub(crate) struct Counters {
    pub(crate) counting: Arc<Counting>,
    pub(crate) pulses: Arc<Pulses>,
}

/// A table that is played at.
pub(crate) struct Playing<G: Game> {
    game: G,
    people: Vec<Person>,
    dice: FastDice,
    /// Which one it is.
    number: usize,
    counters: Counters,
    paces: watch::Receiver<Pace>,
    pace: Pace,
    ticks: Interval,
    /// Which part of a pace has passed when this table makes its first step.
    offset: f64,
    /// Whether a step is to be made, as soon as somebody may.
    is_due: bool,
    /// Whose turn it is to be asked first.
    first: usize,
    heard: Instant,
}

impl<G: Game> Playing<G> {
    pub(crate) fn new(
        game: G,
        people: Vec<Person>,
        (number, offset): (usize, f64),
        counters: Counters,
        paces: watch::Receiver<Pace>,
    ) -> Self {
        let (dice, heard) = (dice::fast(number as u64), Instant::now());
        let (pace, ticks) = (Pace::Wait, ticks(LOOK, offset));
        Self {
            game,
            people,
            dice,
            number,
            counters,
            paces,
            pace,
            ticks,
            offset,
            is_due: false,
            first: 0,
            heard,
        }
    }

    /// Plays until something goes wrong.
    pub(crate) async fn run(mut self) {
        let Err(fault) = self.play().await else { return };
        self.counters.counting.fail(fault);
    }

    /// Reads until everybody has seen the table.
    pub(crate) async fn begin(&mut self) -> Result<(), Fault> {
        for n in 0..self.people.len() {
            while self.people[n].seat.is_none() {
                if let Some(packet) = self.people[n].next().await? {
                    self.hear(n, &packet).await?;
                }
            }
        }
        Ok(())
    }

    async fn play(&mut self) -> Result<(), Fault> {
        loop {
            tokio::select! {
                biased;
                (n, packet) = next(&mut self.people) => {
                    let packet = packet?;
                    if packet.is_text() {
                        self.hear(n, &packet).await?;
                        self.go_on(n).await?;
                    }
                }
                _ = self.ticks.tick() => self.tick().await?,
            }
        }
    }

    async fn tick(&mut self) -> Result<(), Fault> {
        if self.paces.has_changed().unwrap_or_default() {
            self.pace = *self.paces.borrow_and_update();
            self.heard = Instant::now();
            self.ticks = match self.pace {
                Pace::Wait => ticks(LOOK, self.offset),
                Pace::Every(period) => ticks(period, self.offset),
                Pace::AtOnce => ticks(SILENCE / 6, self.offset),
            };
            return match self.pace {
                Pace::AtOnce => self.step_all().await,
                Pace::Wait | Pace::Every(_) => Ok(()),
            };
        }
        if self.pace != Pace::Wait && self.heard.elapsed() > SILENCE {
            return Err(Fault::Silent(SILENCE));
        }
        self.is_due = matches!(self.pace, Pace::Every(_));
        self.step_if_due().await
    }

    /// Does what may be done now that somebody has heard something.
    async fn go_on(&mut self, n: usize) -> Result<(), Fault> {
        match self.pace {
            Pace::Every(_) => self.step_if_due().await,
            Pace::AtOnce if self.people[n].is_ready() => self.people[n].step().await,
            Pace::Wait | Pace::AtOnce => Ok(()),
        }
    }

    async fn step_all(&mut self) -> Result<(), Fault> {
        for person in self.people.iter_mut().filter(|person| person.is_ready()) {
            person.step().await?;
        }
        Ok(())
    }

    /// Makes one step, if it is time for one and somebody may; everybody in turns.
    async fn step_if_due(&mut self) -> Result<(), Fault> {
        let count = self.people.len();
        let mut turns = (0..count).map(|n| (self.first + n) % count);
        if !self.is_due {
            return Ok(());
        }
        let Some(n) = turns.find(|&n| self.people[n].is_ready()) else { return Ok(()) };
        (self.is_due, self.first) = (false, (n + 1) % count);
        self.people[n].step().await
    }

    async fn hear(&mut self, n: usize, packet: &Packet) -> Result<(), Fault> {
        let text = packet.to_text()?;
        let heard: Heard<'_, G::View> = serde_json::from_str(text)
            .map_err(|error| Fault::Unreadable { error, message: text.to_owned() })?;
        self.heard = Instant::now();
        match heard.say {
            "done" => self.done(n, &heard),
            "refused" => self.refused(n, heard).await?,
            "entry" | "table" if heard.table == Some(&self.people[n].table_text) => {
                self.told(n, heard).await?;
            }
            _ => {}
        }
        Ok(())
    }

    fn done(&mut self, n: usize, heard: &Heard<'_, G::View>) {
        let person = &mut self.people[n];
        let Some(asked) = person.asked.take_if(|asked| Some(asked.number) == heard.number) else { return };
        self.counters.counting.acknowledge(self.heard - asked.at);
        self.counters.pulses.beat(self.number);
        person.decided = heard.entries.unwrap_or_default();
        person.decision.take_if(|(entries, _)| *entries < person.decided);
    }

    async fn refused(&mut self, n: usize, heard: Heard<'_, G::View>) -> Result<(), Fault> {
        let (reason, text) = (heard.reason.unwrap_or(Reason::NotNow), heard.text.as_deref());
        let person = &mut self.people[n];
        let is_step = person.asked.as_ref().is_some_and(|asked| Some(asked.number) == heard.number);
        if !(is_step && reason == Reason::TryAgain) {
            return Err(Fault::Refused { reason, text: text.unwrap_or_default().to_owned() });
        }
        self.counters.counting.try_again();
        sleep(PAUSE).await;
        person.step_again().await
    }

    /// Something is told of the table.
    async fn told(&mut self, n: usize, heard: Heard<'_, G::View>) -> Result<(), Fault> {
        let person = &mut self.people[n];
        if heard.you.is_some() {
            person.seat = heard.you;
        }
        if let Some(next) = heard.next {
            return person.go_on(next).await;
        }
        if heard.phase == Some("gathering") && heard.say == "table" && heard.host == Some(person.account) {
            return person.ask(Command::Start).await;
        }
        if heard.outcome.is_some() {
            self.counters.counting.end_a_game();
            person.decision = None;
            return person.ask(Command::Again { salt: client::salt().ok() }).await;
        }
        let view = heard.view.or(heard.game.map(|game| game.view));
        if let (Some(view), Some(entries)) = (view, heard.entries) {
            self.decide(n, entries, &view);
        }
        Ok(())
    }

    /// Decides what to do after an entry, at random.
    fn decide(&mut self, n: usize, entries: u64, view: &G::View) {
        let person = &mut self.people[n];
        let Some(seat) = person.seat.filter(|_| entries >= person.decided) else { return };
        person.decision = None;
        let state = self.game.resample(view, &mut self.dice);
        if !self.game.to_act(&state).seats().contains(seat) {
            return;
        }
        let action = self.game.legal(&state, seat).choose(&mut self.dice);
        person.decision = action.map(|action| (entries, self.game.show_action(action).to_string()));
    }
}

/// Ticks in a time, of which the first comes after a part of it.
fn ticks(period: Duration, offset: f64) -> Interval {
    let mut ticks = interval_at((Instant::now() + period.mul_f64(offset)).into(), period);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    ticks
}

/// The next packet that anybody gets.
async fn next(people: &mut [Person]) -> (usize, Result<Packet, Fault>) {
    poll_fn(|context| {
        for (n, person) in people.iter_mut().enumerate() {
            if let Poll::Ready(packet) = person.socket.poll_next_unpin(context) {
                return Poll::Ready((n, packet.ok_or(Fault::Closed).and_then(|packet| Ok(packet?))));
            }
        }
        Poll::Pending
    })
    .await
}
