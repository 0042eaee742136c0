//! What has happened in worlds.

/// What has happened, as numbers.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Counts {
    pub(crate) events: u64,
    pub(crate) entries: u64,
    pub(crate) acknowledged: u64,
    pub(crate) refused: u64,
    pub(crate) crashes: u64,
    pub(crate) lost: u64,
    pub(crate) failures: u64,
    pub(crate) taken: u64,
    pub(crate) twice: u64,
    pub(crate) by_bots: u64,
    pub(crate) stood_in: u64,
    pub(crate) paused: u64,
    pub(crate) snapshots: u64,
    pub(crate) missed: u64,
    pub(crate) gaps: u64,
    pub(crate) over: u64,
    /// Requests that were refused while another copy of them was on its way, and done by that.
    pub(crate) refused_and_done: u64,
}

impl Counts {
    pub(crate) fn add(&mut self, other: &Self) {
        self.events += other.events;
        self.entries += other.entries;
        self.acknowledged += other.acknowledged;
        self.refused += other.refused;
        self.crashes += other.crashes;
        self.lost += other.lost;
        self.failures += other.failures;
        self.taken += other.taken;
        self.twice += other.twice;
        self.by_bots += other.by_bots;
        self.stood_in += other.stood_in;
        self.paused += other.paused;
        self.snapshots += other.snapshots;
        self.missed += other.missed;
        self.gaps += other.gaps;
        self.over += other.over;
        self.refused_and_done += other.refused_and_done;
    }
}
