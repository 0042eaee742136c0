//! What can go wrong with several servers, their database and their bus.

use std::ops::Range;
use std::time::Duration;

use serde::Serialize;
use table::dice::{self, Dice};
use tokio::task::block_in_place;
use tokio::time::sleep;

use super::Cluster;
use super::proxy::Way;

/// How slow a slow database is, each way.
const SLOW: Duration = Duration::from_millis(50);

/// How long a fault lasts, in milliseconds: what is still under way goes on afterwards.
const LASTS: Range<u32> = 300..3000;

/// How long one of each round lasts, in milliseconds: longer than servers wait for an answer of the database (5 s) or the bus (4 s), and
/// sometimes longer than it takes until a server counts as gone (15 s).
const LASTS_LONG: Range<u32> = 6_000..20_000;

/// Something that goes wrong.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Fault {
    /// A node is killed.
    NodeKilled,
    /// Two nodes are killed at once.
    NodesKilled,
    /// The database is restarted in good order.
    DatabaseRestarted,
    /// The database is killed, with all that belongs to it.
    DatabaseKilled,
    /// The bus is stopped in good order.
    BusRestarted,
    /// The bus is killed.
    BusKilled,
    /// A node hears nothing of the bus.
    NodeWithoutBus,
    /// A node hears nothing of the database.
    NodeWithoutDatabase,
    /// A node is refused by the database.
    NodeRefused,
    /// The database is slow.
    DatabaseSlow,
}

impl Fault {
    /// Each kind once.
    pub(crate) const ALL: [Self; 10] = [
        Self::NodeKilled,
        Self::NodesKilled,
        Self::DatabaseRestarted,
        Self::DatabaseKilled,
        Self::BusRestarted,
        Self::BusKilled,
        Self::NodeWithoutBus,
        Self::NodeWithoutDatabase,
        Self::NodeRefused,
        Self::DatabaseSlow,
    ];

    /// All kinds in an order that is drawn.
    pub(crate) fn shuffled(dice: &mut Dice) -> [Self; 10] {
        let mut all = Self::ALL;
        dice::shuffle(dice, &mut all);
        all
    }

    /// Those for which it matters most how long they last: somebody waits for an answer that does not come.
    const SILENT: [Self; 3] = [Self::NodeKilled, Self::NodeWithoutBus, Self::NodeWithoutDatabase];

    /// The one of a round that lasts long: each of the silent ones in a quarter of all rounds, in the other quarter any.
    pub(crate) fn long(dice: &mut Dice) -> Self {
        let silent = Self::SILENT.get(dice::below(dice, 4) as usize);
        silent.copied().unwrap_or_else(|| Self::ALL[dice::below(dice, Self::ALL.len() as u32) as usize])
    }

    /// How many nodes it kills.
    pub(crate) fn kills(self) -> u32 {
        match self {
            Self::NodeKilled => 1,
            Self::NodesKilled => 2,
            _ => 0,
        }
    }

    /// In words.
    pub(crate) fn about(self) -> &'static str {
        match self {
            Self::NodeKilled => "a node is killed",
            Self::NodesKilled => "two nodes are killed",
            Self::DatabaseRestarted => "the database is restarted",
            Self::DatabaseKilled => "the database is killed",
            Self::BusRestarted => "the bus is restarted",
            Self::BusKilled => "the bus is killed",
            Self::NodeWithoutBus => "a node is cut off from the bus",
            Self::NodeWithoutDatabase => "a node is cut off from the database",
            Self::NodeRefused => "a node is refused by the database",
            Self::DatabaseSlow => "the database is slow",
        }
    }

    /// Lets it happen for a while, and heals it.
    pub(super) async fn strike(
        self,
        cluster: &mut Cluster,
        is_long: bool,
        dice: &mut Dice,
    ) -> Result<(), String> {
        let node = dice::below(dice, cluster.nodes.len() as u32) as usize;
        let range = if is_long { LASTS_LONG } else { LASTS };
        let lasts = range.start + dice::below(dice, range.end - range.start);
        self.begin(cluster, node)?;
        sleep(Duration::from_millis(lasts.into())).await;
        self.heal(cluster, node)
    }

    fn begin(self, cluster: &mut Cluster, node: usize) -> Result<(), String> {
        let done = block_in_place(|| match self {
            Self::NodeKilled => cluster.nodes[node].program.kill(),
            Self::NodesKilled => cluster.two_from(node).try_for_each(|node| node.program.kill()),
            Self::DatabaseRestarted => cluster.database.stop(),
            Self::DatabaseKilled => cluster.database.kill(),
            Self::BusRestarted => cluster.bus.stop(),
            Self::BusKilled => cluster.bus.kill(),
            Self::NodeWithoutBus | Self::NodeWithoutDatabase | Self::NodeRefused | Self::DatabaseSlow => {
                self.obstruct(cluster, node);
                Ok(())
            }
        });
        done.map_err(|error| error.to_string())
    }

    fn obstruct(self, cluster: &Cluster, node: usize) {
        match self {
            Self::NodeWithoutBus => cluster.nodes[node].bus.set(Way::Frozen),
            Self::NodeWithoutDatabase => cluster.nodes[node].database.set(Way::Frozen),
            Self::NodeRefused => cluster.nodes[node].database.set(Way::Refused),
            _ => cluster.nodes.iter().for_each(|node| node.database.set(Way::Slow(SLOW))),
        }
    }

    fn heal(self, cluster: &mut Cluster, node: usize) -> Result<(), String> {
        let done = block_in_place(|| match self {
            Self::NodeKilled => cluster.nodes[node].program.start_again(),
            Self::NodesKilled => cluster.two_from(node).try_for_each(|node| node.program.start_again()),
            Self::DatabaseRestarted | Self::DatabaseKilled => cluster.database.start(),
            Self::BusRestarted | Self::BusKilled => cluster.bus.start(),
            Self::NodeWithoutBus | Self::NodeWithoutDatabase | Self::NodeRefused | Self::DatabaseSlow => {
                cluster.nodes.iter().for_each(|node| {
                    node.bus.set(Way::Open);
                    node.database.set(Way::Open);
                });
                Ok(())
            }
        });
        done.map_err(|error| error.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_fault_may_last_long_and_the_silent_ones_do_so_most() {
        let mut dice = dice::seeded(1);
        let long: Vec<Fault> = (0..1000).map(|_| Fault::long(&mut dice)).collect();
        let times = |fault: &Fault| long.iter().filter(|other| *other == fault).count();
        for fault in &Fault::ALL {
            let least = if Fault::SILENT.contains(fault) { 200 } else { 5 };
            assert!(times(fault) >= least, "{fault:?}: {} times", times(fault));
        }
    }
}
