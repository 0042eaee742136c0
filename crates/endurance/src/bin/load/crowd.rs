//! Everybody who plays: some threads, each with its part of the tables.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use futures_util::{StreamExt as _, TryStreamExt as _, stream};
use table::Game;
use tokio::runtime::Builder;
use tokio::sync::{oneshot, watch};
use tokio::task::JoinSet;

use crate::fault::Fault;
use crate::person::Person;
use crate::playing::{Counters, Pace, Playing};
use crate::seating::Seated;
use crate::stopping;
use crate::tally::{Counting, Pulses, Tally};

/// How many threads play: they are cheap, but one alone might have to wait for its processor.
const THREADS: usize = 2;

/// How many tables of a thread are connected at the same time.
const AT_ONCE: usize = 16;

/// How long it may take until everybody is there.
const PATIENCE: Duration = Duration::from_secs(300);

/// Everybody who plays.
pub(crate) struct Crowd {
    paces: watch::Sender<Pace>,
    parts: Vec<Part>,
    seated: Arc<AtomicUsize>,
    pulses: Arc<Pulses>,
    tables: usize,
}

/// What a thread plays.
struct Part {
    counting: Arc<Counting>,
    /// Dropped, it ends the thread.
    stay: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

/// What a thread needs to begin.
struct Start<G> {
    game: G,
    address: String,
    /// Each with its number.
    tables: Vec<(usize, Seated)>,
    /// How many tables all threads have.
    of: usize,
    counters: Counters,
    paces: watch::Receiver<Pace>,
    seated: Arc<AtomicUsize>,
}

impl Crowd {
    /// Everybody connects, and looks at the own table.
    pub(crate) fn gather<G: Game>(game: &G, address: &str, tables: Vec<Seated>) -> Result<Self, Fault> {
        let (paces, heard) = watch::channel(Pace::Wait);
        let (seated, of) = (Arc::new(AtomicUsize::new(0)), tables.len());
        let mut shares: [Vec<(usize, Seated)>; THREADS] = Default::default();
        for (number, table) in tables.into_iter().enumerate() {
            shares[number % THREADS].push((number, table));
        }
        let pulses = Arc::new(Pulses::of(of));
        let mut crowd = Self { paces, parts: Vec::new(), seated, pulses, tables: of };
        for tables in shares {
            let start = Start {
                game: game.clone(),
                address: address.to_owned(),
                tables,
                of,
                counters: Counters {
                    counting: Arc::new(Counting::new()?),
                    pulses: Arc::clone(&crowd.pulses),
                },
                paces: heard.clone(),
                seated: Arc::clone(&crowd.seated),
            };
            crowd.parts.push(Part::begin(start)?);
        }
        crowd.wait_for_all()?;
        Ok(crowd)
    }

    fn wait_for_all(&self) -> Result<(), Fault> {
        let begun = Instant::now();
        while self.seated.load(Ordering::Relaxed) < self.tables {
            if begun.elapsed() > PATIENCE {
                return Err(Fault::Late(PATIENCE));
            }
            self.steps()?;
            stopping::sleep(Duration::from_millis(20))?;
        }
        Ok(())
    }

    /// From now on everybody plays like this.
    pub(crate) fn play(&self, pace: Pace) {
        self.paces.send_replace(pace);
    }

    /// How many steps were acknowledged since it was last taken, unless something went wrong.
    pub(crate) fn steps(&self) -> Result<u64, Fault> {
        self.parts.iter().map(Part::steps).sum()
    }

    /// Whether something is acknowledged at every table that has been played at for so long.
    pub(crate) fn all_go_on(&self, time: Duration) -> Result<(), Fault> {
        match self.pulses.still(time) {
            0 => Ok(()),
            still => Err(Fault::Still { still, tables: self.tables, time }),
        }
    }

    /// What was counted since it was last asked for.
    pub(crate) fn take(&self) -> Result<Tally, Fault> {
        let mut all = Tally::new()?;
        for part in &self.parts {
            all.add(&part.counting.take()?);
        }
        Ok(all)
    }
}

impl Part {
    fn begin<G: Game>(start: Start<G>) -> Result<Self, Fault> {
        let counting = Arc::clone(&start.counters.counting);
        let (stay, gone) = oneshot::channel();
        let runtime = Builder::new_current_thread().enable_all().build()?;
        let play = move || {
            runtime.block_on(async {
                let counting = Arc::clone(&start.counters.counting);
                tokio::select! {
                    failed = play(start) => if let Err(fault) = failed { counting.fail(fault) },
                    _ = gone => {}
                }
            });
        };
        let thread = thread::Builder::new().name("players".to_owned()).spawn(play)?;
        Ok(Self { counting, stay: Some(stay), thread: Some(thread) })
    }

    /// How many steps were acknowledged since that was last taken, unless something went wrong.
    fn steps(&self) -> Result<u64, Fault> {
        let has_ended = self.thread.as_ref().is_some_and(JoinHandle::is_finished);
        let steps = self.counting.steps()?;
        if has_ended { Err(Fault::Other("those who play have stopped".to_owned())) } else { Ok(steps) }
    }
}

impl Drop for Part {
    fn drop(&mut self) {
        drop(self.stay.take());
        if let Some(thread) = self.thread.take() {
            // What went wrong there was counted.
            let _ = thread.join();
        }
    }
}

/// Connects everybody at the tables of a thread, and plays.
async fn play<G: Game>(mut start: Start<G>) -> Result<(), Fault> {
    let tables = std::mem::take(&mut start.tables);
    let start = &start;
    let come = stream::iter(tables).map(|(number, seated)| come(start, number, seated));
    let playing: Vec<_> = come.buffer_unordered(AT_ONCE).try_collect().await?;
    // They end with the thread.
    let mut tables = JoinSet::new();
    for one in playing {
        tables.spawn(one.run());
    }
    while let Some(ended) = tables.join_next().await {
        ended?;
    }
    // What went wrong was counted.
    std::future::pending().await
}

async fn come<G: Game>(start: &Start<G>, number: usize, seated: Seated) -> Result<Playing<G>, Fault> {
    let mut people = Vec::with_capacity(seated.people.len());
    for sitting in &seated.people {
        people.push(Person::come(&start.address, sitting, seated.table).await?);
    }
    let offset = number as f64 / start.of as f64;
    let (counters, paces) = (start.counters.clone(), start.paces.clone());
    let mut playing = Playing::new(start.game.clone(), people, (number, offset), counters, paces);
    playing.begin().await?;
    start.seated.fetch_add(1, Ordering::Relaxed);
    Ok(playing)
}
