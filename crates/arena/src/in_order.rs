//! Work on all cores whose results are taken one after the other, in their order.

use std::collections::BTreeMap;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

/// How far ahead of the first deal that is missing a thread may work. It bounds what waits to be taken.
const AHEAD: u64 = 256;

/// More threads than this for each core only take room.
const THREADS_A_CORE: usize = 4;

/// What the threads have in common.
struct Desk<'a, T> {
    /// The next deal to play.
    next: u64,
    /// How many were played, and how many of them were taken.
    played: u64,
    taken: u64,
    /// What was played before an earlier deal is over.
    waiting: BTreeMap<u64, T>,
    /// Whether no more deals are begun.
    is_closed: bool,
    take: &'a mut (dyn FnMut(T) + Send),
}

impl<T> Desk<'_, T> {
    /// Takes what may be taken in order.
    fn take_ready(&mut self) {
        while let Some(result) = self.waiting.remove(&self.taken) {
            (self.take)(result);
            self.taken += 1;
        }
    }
}

/// Plays deals on several threads and hands what they came to over to `take`, in the order of the deals whatever the number
/// of threads; deals that were interrupted are missing. Answers how many there were.
///
/// What waits for an earlier deal is bounded, so it does not matter how many deals there are. 0 threads are as many as
/// there are cores; where the system gives fewer, fewer play.
pub(crate) fn deal_by_deal<T: Send>(
    threads: usize,
    deals: u64,
    stop: &(dyn Fn() -> bool + Sync),
    play: impl Fn(u64) -> Option<T> + Sync,
    done: &(dyn Fn(u64) + Sync),
    take: &mut (dyn FnMut(T) + Send),
) -> u64 {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let threads = match threads {
        0 => cores,
        threads => threads.min(cores * THREADS_A_CORE),
    };
    let desk =
        Mutex::new(Desk { next: 0, played: 0, taken: 0, waiting: BTreeMap::new(), is_closed: false, take });
    let moved_on = Condvar::new();
    let work = || {
        // Nobody waits for a deal that a thread has left, for whatever reason.
        let _closing = Closing { desk: &desk, moved_on: &moved_on };
        loop {
            let mut at_desk = lock(&desk);
            while !at_desk.is_closed && at_desk.next < deals && at_desk.next >= at_desk.taken + AHEAD {
                at_desk = moved_on.wait(at_desk).unwrap_or_else(PoisonError::into_inner);
            }
            if at_desk.is_closed || at_desk.next >= deals || stop() {
                break;
            }
            let deal = at_desk.next;
            at_desk.next += 1;
            drop(at_desk);
            let Some(result) = play(deal) else { break };
            let mut at_desk = lock(&desk);
            at_desk.waiting.insert(deal, result);
            at_desk.played += 1;
            at_desk.take_ready();
            moved_on.notify_all();
            done(at_desk.played);
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..threads {
            if std::thread::Builder::new().spawn_scoped(scope, work).is_err() {
                break;
            }
        }
        work();
    });
    let desk = desk.into_inner().unwrap_or_else(PoisonError::into_inner);
    for result in desk.waiting.into_values() {
        (desk.take)(result);
    }
    desk.played
}

/// A thread that panicked has not left the desk half changed.
fn lock<'a, 'b, T>(desk: &'a Mutex<Desk<'b, T>>) -> MutexGuard<'a, Desk<'b, T>> {
    desk.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Closes the desk when a thread leaves.
struct Closing<'a, 'b, T> {
    desk: &'a Mutex<Desk<'b, T>>,
    moved_on: &'a Condvar,
}

impl<T> Drop for Closing<'_, '_, T> {
    fn drop(&mut self) {
        lock(self.desk).is_closed = true;
        self.moved_on.notify_all();
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};

    use super::*;

    #[test]
    fn results_are_taken_in_their_order_whatever_the_number_of_threads() {
        for threads in [0, 1, 3, 8] {
            let mut taken = Vec::new();
            let played = deal_by_deal(threads, 1000, &|| false, Some, &|_| {}, &mut |deal| taken.push(deal));
            assert_eq!((played, taken), (1000, (0..1000).collect()));
        }
    }

    #[test]
    fn what_waits_is_bounded_however_long_one_deal_takes() {
        struct Counted<'a>(&'a AtomicI64);
        impl Drop for Counted<'_> {
            fn drop(&mut self) {
                self.0.fetch_sub(1, Ordering::SeqCst);
            }
        }
        let (alive, most, begun) = (AtomicI64::new(0), AtomicI64::new(0), AtomicU64::new(0));
        let play = |deal| {
            begun.fetch_max(deal, Ordering::SeqCst);
            // The first deal is over when the others can go no further.
            while deal == 0 && begun.load(Ordering::SeqCst) < AHEAD - 1 {
                std::thread::yield_now();
            }
            most.fetch_max(alive.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
            Some(Counted(&alive))
        };
        assert_eq!(deal_by_deal(4, 20_000, &|| false, play, &|_| {}, &mut drop), 20_000);
        assert!(most.into_inner() <= AHEAD as i64 + 4);
    }

    #[test]
    fn what_was_played_after_an_interrupted_deal_counts() {
        let begun = AtomicU64::new(0);
        let play = |deal| {
            begun.fetch_add(1, Ordering::SeqCst);
            while deal == 0 && begun.load(Ordering::SeqCst) < 10 {
                std::thread::yield_now();
            }
            (deal != 0).then_some(deal)
        };
        let mut taken = Vec::new();
        let played = deal_by_deal(3, 1000, &|| false, play, &|_| {}, &mut |deal| taken.push(deal));
        assert_eq!(played, taken.len() as u64);
        assert!(taken.is_sorted() && taken[0] == 1 && taken.len() >= 8, "{taken:?}");
    }

    #[test]
    fn a_thousand_threads_are_no_more_than_the_machine_has_use_for() {
        let (now, most) = (AtomicI64::new(0), AtomicI64::new(0));
        let play = |_| {
            most.fetch_max(now.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
            std::thread::yield_now();
            now.fetch_sub(1, Ordering::SeqCst);
            Some(())
        };
        deal_by_deal(1000, 5000, &|| false, play, &|_| {}, &mut drop);
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        assert!(most.into_inner() <= (cores * THREADS_A_CORE) as i64);
    }
}
