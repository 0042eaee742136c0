//! One number of tables: a fresh server, its memory stage by stage, and how fast it is.

use std::time::{Duration, Instant};

use client::{Destination, Server};
use endurance::folder::Folder;
use endurance::process::Process;
use endurance::program::Program;
use protocol::Opening;
use serde::Serialize;
use table::Game;
use tokio::runtime::Builder;

use crate::crowd::Crowd;
use crate::database::Database;
use crate::fault::Fault;
use crate::playing::Pace;
use crate::tally::Tally;
use crate::wish::Wish;
use crate::{seating, stopping};

/// How long the memory of a server is left to settle.
const SETTLE: Duration = Duration::from_secs(2);

/// How many steps are made at each table until its game is half over: a game of Shazamm! has 26, people who decide at random …
const HALF_A_GAME: u64 = 13;

/// … of how many tables in a second, so that nobody waits for a processor …
const STEPS_PER_SECOND: f64 = 4_000.0;

/// … and how much longer that may take than it should.
const LATE: Duration = Duration::from_secs(60);

/// How long is played before it is measured, at least.
const WARM_UP: Duration = Duration::from_secs(2);

/// What was measured with a number of tables.
#[derive(Debug, Serialize)]
pub(crate) struct Run {
    pub(crate) tables: usize,
    pub(crate) connections: usize,
    pub(crate) game: &'static str,
    pub(crate) memory: Memory,
    /// Of a table in the middle of its game: from the second stage to the third, and from the fourth to the fifth, for each table.
    /// What connections keep of what they have said and heard is in it.
    pub(crate) bytes_per_table: f64,
    /// Of a table at which nobody has decided anything: from the second stage to the third.
    pub(crate) bytes_per_table_begun: f64,
    /// From the third stage to the fourth, for each connection.
    pub(crate) bytes_per_connection: f64,
    /// What the server has open, connections included.
    pub(crate) files: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) pace: Option<Speed>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) full: Option<Speed>,
}

/// The memory of the server in bytes, stage by stage.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub(crate) struct Memory {
    /// Nothing was asked of it yet.
    pub(crate) started: u64,
    /// Everybody has an account.
    pub(crate) accounts: u64,
    /// All games have begun, and nobody is connected.
    pub(crate) tables: u64,
    /// Everybody is connected and looks on.
    pub(crate) connections: u64,
    /// So many steps were made at each table that its game is half over.
    pub(crate) played: u64,
    /// After all that was measured.
    pub(crate) end: u64,
}

/// How fast it was.
#[derive(Debug, Serialize)]
pub(crate) struct Speed {
    pub(crate) seconds: f64,
    pub(crate) steps: u64,
    pub(crate) steps_per_s: f64,
    pub(crate) ack_p50_ms: f64,
    pub(crate) ack_p99_ms: f64,
    pub(crate) ack_p999_ms: f64,
    pub(crate) ack_max_ms: f64,
    /// Games that came to their end; those who played them began the next.
    pub(crate) games: u64,
    /// Steps that were sent again, because the server could not take them at the moment.
    pub(crate) tried_again: u64,
    /// What a step costs, in microseconds of a processor.
    pub(crate) server_us_per_step: f64,
    pub(crate) clients_us_per_step: f64,
    /// How many processors the server and the clients kept busy.
    pub(crate) server_cores: f64,
    pub(crate) clients_cores: f64,
}

/// A server with people at its tables.
pub(crate) struct Scene {
    // In this order: those who play go before the server does, and what it keeps is removed after it.
    pub(crate) crowd: Crowd,
    server: Program,
    _database: Option<Database>,
    _folder: Folder,
    pub(crate) memory: Memory,
}

impl Scene {
    /// Starts a server, and fills so many tables.
    pub(crate) fn set<G: Game>(wish: &Wish, game: &G, tables: usize) -> Result<Self, Fault> {
        let folder = Folder::new(wish.folder())?;
        let database = wish.database.as_deref().map(Database::make).transpose()?;
        let args = match &database {
            Some(database) => ["--database".to_owned(), database.address().to_owned()],
            None => ["--data".to_owned(), folder.at("data").display().to_string()],
        };
        let page = ["--page".to_owned(), folder.page().display().to_string()];
        let bus = wish.bus.iter().flat_map(|bus| ["--bus".to_owned(), bus.clone()]).collect::<Vec<_>>();
        let failed = |error| Fault::Other(format!("{}: {error}", wish.program.display()));
        let server = Program::start(&wish.program, [&page[..], &args, &bus].concat()).map_err(failed)?;
        let process = Process::new(server.id());
        stopping::sleep(SETTLE)?;
        let mut memory = Memory { started: process.memory()?, ..Memory::default() };
        let seated = Self::seat(wish, game, (&server, tables), &mut memory)?;
        wish.say(&format!("{tables} tables: everybody connects"));
        let crowd = Crowd::gather(game, server.address(), seated)?;
        stopping::sleep(SETTLE)?;
        memory.connections = process.memory()?;
        Ok(Self { crowd, server, _database: database, _folder: folder, memory })
    }

    fn seat<G: Game>(
        wish: &Wish,
        game: &G,
        (server, tables): (&Program, usize),
        memory: &mut Memory,
    ) -> Result<Vec<seating::Seated>, Fault> {
        let process = Process::new(server.id());
        let Destination { address, .. } =
            server.address().parse().map_err(|error: client::NoAddress| Fault::Other(error.to_string()))?;
        let calls = Server::new(address, None);
        let runtime = Builder::new_current_thread().enable_all().build()?;
        wish.say(&format!("{tables} tables: accounts are made"));
        let accounts = seating::accounts(&calls, tables, game.seats());
        let groups = runtime.block_on(stopping::unless_stopped(accounts))?;
        stopping::sleep(SETTLE)?;
        memory.accounts = process.memory()?;
        wish.say(&format!("{tables} tables: games begin"));
        let opening = opening::<G>();
        let seated = seating::tables(&calls, &opening, groups);
        let seated = runtime.block_on(stopping::unless_stopped(seated))?;
        stopping::sleep(SETTLE)?;
        memory.tables = process.memory()?;
        Ok(seated)
    }

    /// Plays until the games are half over, and looks how much memory that takes.
    fn play_on(&mut self, wish: &Wish, tables: usize) -> Result<(), Fault> {
        wish.say(&format!("{tables} tables: games are played to the middle"));
        let period = Duration::from_secs_f64((tables as f64 / STEPS_PER_SECOND).max(0.25));
        let (steps, begun) = (HALF_A_GAME * tables as u64, Instant::now());
        self.crowd.play(Pace::Every(period));
        while self.crowd.steps()? < steps {
            if begun.elapsed() > period * HALF_A_GAME as u32 + LATE {
                return Err(Fault::Late(LATE));
            }
            stopping::sleep(Duration::from_millis(50))?;
        }
        self.crowd.play(Pace::Wait);
        stopping::sleep(SETTLE)?;
        self.memory.played = self.process().memory()?;
        Ok(())
    }

    /// The process of the server.
    pub(crate) fn process(&self) -> Process {
        Process::new(self.server.id())
    }

    /// Lets everybody play at a pace, and measures for so long.
    pub(crate) fn speed(&self, wish: &Wish, pace: Pace, time: Duration) -> Result<Speed, Fault> {
        self.crowd.play(pace);
        let warm_up = match pace {
            Pace::Every(period) => WARM_UP.max(period),
            Pace::Wait | Pace::AtOnce => WARM_UP,
        };
        self.wait(warm_up)?;
        let (ours, theirs) = (Process::own(), self.process());
        let before = (ours.time()?, theirs.time()?);
        self.crowd.take()?;
        let begun = Instant::now();
        self.watch(wish, time)?;
        let (tally, seconds) = (self.crowd.take()?, begun.elapsed().as_secs_f64());
        // A shorter time tells nothing of a table.
        if warm_up + time >= pace.patience() {
            self.crowd.all_go_on(pace.patience())?;
        }
        let used = (ours.time()?.saturating_sub(before.0), theirs.time()?.saturating_sub(before.1));
        Ok(Speed::of(&tally, seconds, used))
    }

    /// Waits, and ends early if something goes wrong.
    pub(crate) fn wait(&self, time: Duration) -> Result<(), Fault> {
        let begun = Instant::now();
        while begun.elapsed() < time {
            stopping::sleep(Duration::from_millis(100).min(time.saturating_sub(begun.elapsed())))?;
            self.crowd.steps()?;
        }
        Ok(())
    }

    /// Waits and says how it goes.
    fn watch(&self, wish: &Wish, time: Duration) -> Result<(), Fault> {
        let (begun, mut before) = (Instant::now(), 0);
        while begun.elapsed() < time {
            let part = Duration::from_secs(5).min(time.saturating_sub(begun.elapsed()));
            self.wait(part)?;
            let steps = self.crowd.steps()?;
            wish.say(&format!("  {:.0} steps/s", (steps - before) as f64 / part.as_secs_f64().max(0.001)));
            before = steps;
        }
        Ok(())
    }
}

impl Speed {
    /// What was counted in so many seconds, and what it took of us and of the server.
    fn of(tally: &Tally, seconds: f64, (ours, theirs): (Duration, Duration)) -> Self {
        let steps = tally.acknowledged.len();
        let each = |time: Duration| time.as_secs_f64() * 1e6 / steps.max(1) as f64;
        Self {
            seconds,
            steps,
            steps_per_s: steps as f64 / seconds,
            ack_p50_ms: tally.within(0.5),
            ack_p99_ms: tally.within(0.99),
            ack_p999_ms: tally.within(0.999),
            ack_max_ms: tally.acknowledged.max() as f64 / 1000.0,
            games: tally.ended,
            tried_again: tally.tried_again,
            server_us_per_step: each(theirs),
            clients_us_per_step: each(ours),
            server_cores: theirs.as_secs_f64() / seconds,
            clients_cores: ours.as_secs_f64() / seconds,
        }
    }
}

/// The usual table of a game, for whoever has the link.
fn opening<G: Game>() -> Opening {
    Opening {
        game: G::NAME.to_owned(),
        options: Vec::new(),
        access: Default::default(),
        clock: Default::default(),
        rated: false,
        spectators: true,
    }
}

/// With how many tables it was the fastest at full speed.
pub(crate) fn fastest(runs: &[Run]) -> Option<usize> {
    let fast = runs.iter().filter_map(|run| Some((run.tables, run.full.as_ref()?.steps_per_s)));
    fast.max_by(|(_, one), (_, other)| one.total_cmp(other)).map(|(tables, _)| tables)
}

/// Measures full speed alone, with so many tables and a server of its own.
pub(crate) fn full_speed<G: Game>(wish: &Wish, game: &G, tables: usize) -> Result<Speed, Fault> {
    let scene = Scene::set(wish, game, tables)?;
    wish.say(&format!("{tables} tables: full speed"));
    scene.speed(wish, Pace::AtOnce, wish.time())
}

/// Measures with so many tables.
pub(crate) fn run<G: Game>(wish: &Wish, game: &G, tables: usize) -> Result<Run, Fault> {
    let mut scene = Scene::set(wish, game, tables)?;
    let files = scene.process().files()?;
    scene.play_on(wish, tables)?;
    let speed = |pace: Option<Pace>, name: &str| {
        let Some(pace) = pace else { return Ok(None) };
        wish.say(&format!("{tables} tables: {name}"));
        let mut speed = scene.speed(wish, pace, wish.time())?;
        speed.games /= game.seats() as u64;
        Ok::<_, Fault>(Some(speed))
    };
    let pace = speed(wish.peoples_pace(), "people's pace")?;
    let full = speed(wish.full_speed(), "full speed")?;
    let memory = Memory { end: scene.process().memory()?, ..scene.memory };
    let connections = tables * game.seats();
    let each = |more: u64, less: u64, of: usize| (more as f64 - less as f64) / of as f64;
    let bytes_per_table_begun = each(memory.tables, memory.accounts, tables);
    Ok(Run {
        tables,
        connections,
        game: G::NAME,
        memory,
        bytes_per_table: bytes_per_table_begun + each(memory.played, memory.connections, tables),
        bytes_per_table_begun,
        bytes_per_connection: each(memory.connections, memory.tables, connections),
        files,
        pace,
        full,
    })
}
