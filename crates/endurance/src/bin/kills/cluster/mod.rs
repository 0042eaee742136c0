//! Several servers on one database and one bus, and everything that can go wrong with them.

mod faults;
mod proxy;
mod service;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use endurance::folder::Folder;
use endurance::program::Program;
use table::dice;
use tokio::task::block_in_place;

pub(crate) use faults::Fault;

use crate::checking::Verdict;
use crate::circle::STOOD_IN;
use crate::company::Company;
use crate::notes::Notes;
use crate::progress::Progress;
use crate::{address, kept, logs, text};
use proxy::Proxy;
use service::Service;

/// How long it may take after a fault until every circle is acknowledged something again.
const HEALING: Duration = Duration::from_secs(60);

/// How many things every circle does between two faults.
const BETWEEN: u64 = 2;

/// How many things every circle does after the last fault.
const AFTERWARDS: u64 = 8;

/// After which time a bot has decided for somebody who says nothing: half a minute and a minute in reserve, and once more as much, which
/// servers may have given back.
const SOMEBODY: Duration = Duration::from_secs(180);

/// How often each fault has happened.
pub(crate) type Faults = BTreeMap<Fault, u32>;

/// A server, and its ways to the others.
struct Node {
    program: Program,
    database: Proxy,
    bus: Proxy,
}

/// All that serves.
struct Cluster {
    /// It goes first: whoever serves ends before what is needed for it.
    nodes: Vec<Node>,
    balancer: Proxy,
    database: Service,
    bus: Service,
}

impl Cluster {
    async fn start(program: &Path, folder: &Folder, count: usize, seed: u64) -> Result<Self, String> {
        let failed = |error: std::io::Error| error.to_string();
        let database = block_in_place(|| Service::postgres(folder)).map_err(failed)?;
        let bus = block_in_place(|| Service::nats(folder)).map_err(failed)?;
        let mut nodes = Vec::new();
        for number in 1..=count {
            let mut node = Prepared::new(folder, number, &database, &bus).await?;
            if count > 1 {
                node.args.extend(["--bus".to_owned(), format!("nats://{}", node.bus.address())]);
            }
            nodes.push(node.start(program)?);
        }
        let addresses = nodes.iter().map(|node| node.program.address().parse());
        let addresses = addresses.collect::<Result<_, _>>().map_err(|_| "a server is nowhere")?;
        let balancer = Proxy::to(addresses, seed).await.map_err(failed)?;
        Ok(Self { nodes, balancer, database, bus })
    }

    /// This node and the next one, where there is one.
    fn two_from(&mut self, node: usize) -> impl Iterator<Item = &mut Node> {
        let other = (node + 1) % self.nodes.len();
        let is_meant = move |nth: usize| nth == node || nth == other;
        self.nodes.iter_mut().enumerate().filter(move |(nth, _)| is_meant(*nth)).map(|(_, node)| node)
    }

    /// Ends all servers in good order; answers which did not.
    fn end(&mut self) -> Vec<String> {
        let number = |(nth, node): (usize, &mut Node)| {
            node.program.end().err().map(|error| format!("node {}: {error}", nth + 1))
        };
        self.nodes.iter_mut().enumerate().filter_map(number).collect()
    }

    /// Starts a server alone, which looks at what the others could not note any more, and ends it; answers what went wrong.
    fn look_again(&self, program: &Path, folder: &Folder) -> Vec<String> {
        let (page, log) = (folder.page().display().to_string(), folder.at("last.log"));
        let args = ["--page".to_owned(), page, "--database".to_owned(), self.kept_at()].to_vec();
        let server = Program::start_logging(program, args, log.clone());
        let ended = server.and_then(|mut server| server.end());
        let failed = ended.err().map(|error| format!("the last server: {error}"));
        failed.into_iter().chain(logs::faults(&log, &[])).collect()
    }

    /// The address of the database.
    fn kept_at(&self) -> String {
        format!("postgres://postgres@{}/postgres", self.database.address())
    }
}

/// The name of the file in which a server writes down what it has to say.
fn node_log(number: usize) -> String {
    format!("node{number}.log")
}

/// A server that is to be started, and its ways to the others.
struct Prepared {
    args: Vec<String>,
    log: PathBuf,
    database: Proxy,
    bus: Proxy,
}

impl Prepared {
    async fn new(folder: &Folder, number: usize, database: &Service, bus: &Service) -> Result<Self, String> {
        let way =
            async |to: &Service| Proxy::to(vec![to.address()], 0).await.map_err(|error| error.to_string());
        let (database, bus) = (way(database).await?, way(bus).await?);
        let page = folder.page();
        let at = format!("postgres://postgres@{}/postgres", database.address());
        let args = ["--page", text(&page)?, "--database", &at].map(str::to_owned).to_vec();
        let log = folder.at(&node_log(number));
        Ok(Self { args, log, database, bus })
    }

    fn start(self, program: &Path) -> Result<Node, String> {
        let Self { args, log, database, bus } = self;
        let program = block_in_place(|| Program::start_logging(program, args, log));
        Ok(Node { program: program.map_err(|error| error.to_string())?, database, bus })
    }
}

/// Lets everything go wrong once in each round while people play, and answers what went wrong how often, and what was found.
pub(crate) async fn run(
    program: &Path,
    folder: &Folder,
    (nodes, rounds): (usize, u32),
    seed: u64,
    notes: &Notes,
) -> Result<(Faults, Verdict), String> {
    let mut cluster = Cluster::start(program, folder, nodes, seed).await?;
    let address = address(&cluster.balancer.address().to_string())?;
    let (mut company, begun) =
        (Company::gather(&address, notes, seed, STOOD_IN.len()).await?, Instant::now());
    let mut faults = Faults::new();
    let played = strain(&mut cluster, &mut company, rounds, seed, notes, &mut faults).await;
    let mut wrong = company.end(&address, played).await;
    wrong.extend(block_in_place(|| cluster.end()));
    wrong.extend((1..=nodes).flat_map(|number| logs::faults(&folder.at(&node_log(number)), &logs::AWAY)));
    let time = begun.elapsed();
    let settle = || block_in_place(|| cluster.look_again(program, folder));
    let mut verdict = kept::judge(&cluster.kept_at(), notes, wrong, settle).await;
    if verdict.stood_in == 0 && time > SOMEBODY {
        verdict.diverge(&format!("in {time:?} nobody's time was up"));
    }
    Ok((faults, verdict))
}

async fn strain(
    cluster: &mut Cluster,
    company: &mut Company,
    rounds: u32,
    seed: u64,
    notes: &Notes,
    faults: &mut Faults,
) -> Result<(), String> {
    let mut dice = dice::seeded(seed);
    let progress = Progress::of(u64::from(rounds) * Fault::ALL.len() as u64, "faults");
    company.has_gone_on(BETWEEN, HEALING).await?;
    for _ in 0..rounds {
        let long = Fault::long(&mut dice);
        for fault in Fault::shuffled(&mut dice) {
            progress.say(format!("{} acknowledged; {}", notes.acknowledged(), fault.about()));
            let failed = |why: String| format!("after {}: {why}", fault.about());
            fault.strike(cluster, fault == long, &mut dice).await.map_err(failed)?;
            *faults.entry(fault).or_default() += 1;
            company.has_gone_on(BETWEEN, HEALING).await.map_err(failed)?;
            progress.step();
        }
    }
    company.has_gone_on(AFTERWARDS, HEALING).await?;
    company.has_ended_a_game(HEALING).await
}
