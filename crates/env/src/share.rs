//! Work that several threads share.

use std::collections::VecDeque;
use std::hint;
use std::process;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use rayon::{ThreadPool, ThreadPoolBuildError, ThreadPoolBuilder};

/// The thread that has the work, and others who help it.
pub(crate) struct Team {
    /// Nobody for a single thread.
    helpers: Option<ThreadPool>,
    size: usize,
    /// Where the helpers are: a process that forks leaves them behind.
    process: u32,
}

/// How long one who waits for others does not ask whether to stop.
const WATCH: Duration = Duration::from_millis(20);
/// How many pieces of work there are for each thread: enough that none is idle while another has much to do.
const PIECES: usize = 16;
/// Pieces that are shorter than this are not worth the trouble, so there are fewer.
const SHORT: usize = 32;
/// But never fewer for each thread.
const FEW_PIECES: usize = 4;

impl Team {
    /// A team of `threads`, or of as many as there are processors for 0.
    pub(crate) fn new(threads: usize) -> Result<Self, ThreadPoolBuildError> {
        let size = match threads {
            0 => thread::available_parallelism().map_or(1, usize::from),
            threads => threads,
        };
        let helpers = match size {
            1 => None,
            _ => Some(ThreadPoolBuilder::new().num_threads(size - 1).build()?),
        };
        Ok(Self { helpers, size, process: process::id() })
    }

    /// How long the pieces should be into which something of that length is cut to be shared.
    pub(crate) fn piece(&self, length: usize) -> usize {
        let cut = |pieces: usize| length.div_ceil(self.size * pieces);
        if self.size == 1 { length } else { cut(PIECES).max(SHORT).min(cut(FEW_PIECES)) }
    }

    /// Does all pieces of the work and answers the first error in their order. After an error, later pieces need not be done.
    pub(crate) fn share<T: Send, E: Send>(
        &self,
        pieces: impl Iterator<Item = T>,
        work: impl Fn(T) -> Result<(), E> + Sync,
    ) -> Result<(), E> {
        self.do_all(pieces, work, |_| ())
    }

    /// Does the same with pieces that may take long: the thread that has the work goes on asking whether to `stop` while it
    /// waits for the others. To stop when the answer is yes is up to them.
    pub(crate) fn share_watched<T: Send, E: Send>(
        &self,
        pieces: impl Iterator<Item = T>,
        stop: &(dyn Fn() -> bool + Sync),
        work: impl Fn(T) -> Result<(), E> + Sync,
    ) -> Result<(), E> {
        self.do_all(pieces, work, |is_done| {
            while !is_done() {
                stop();
                thread::park_timeout(WATCH);
            }
        })
    }

    /// Does all pieces of the work; `wait` is for whoever is done before its helpers are.
    fn do_all<T: Send, E: Send>(
        &self,
        pieces: impl Iterator<Item = T>,
        work: impl Fn(T) -> Result<(), E> + Sync,
        wait: impl FnOnce(&dyn Fn() -> bool),
    ) -> Result<(), E> {
        let Some(helpers) = self.helpers.as_ref().filter(|_| self.process == process::id()) else {
            return pieces.map(work).find(Result::is_err).unwrap_or(Ok(()));
        };
        let shares = Shares::new(pieces, self.size);
        let failed = Mutex::new(None);
        let take_part = |own| {
            while let Some((at, piece)) = shares.next(own) {
                if let Err(error) = work(piece) {
                    let mut failed = failed.lock().unwrap_or_else(PoisonError::into_inner);
                    if failed.as_ref().is_none_or(|(first, _)| at < *first) {
                        *failed = Some((at, error));
                    }
                }
            }
        };
        let done = AtomicUsize::new(0);
        let whose = thread::current();
        helpers.in_place_scope(|scope| {
            for own in 1..self.size {
                let (take_part, done, whose) = (&take_part, &done, &whose);
                scope.spawn(move |_| {
                    take_part(own);
                    done.fetch_add(1, Ordering::Release);
                    whose.unpark();
                });
            }
            take_part(0);
            let is_done = || done.load(Ordering::Acquire) == self.size - 1;
            look_out_for(is_done);
            wait(&is_done);
        });
        failed.into_inner().unwrap_or_else(PoisonError::into_inner).map_or(Ok(()), |(_, error)| Err(error))
    }
}

/// Pieces of work with their places in the whole, a share for each thread. Each share lies together, and is the same every
/// time that the whole is, so that a thread may still have at hand what it needs.
struct Shares<T>(Vec<Mutex<VecDeque<(usize, T)>>>);

impl<T> Shares<T> {
    fn new(pieces: impl Iterator<Item = T>, threads: usize) -> Self {
        let mut pieces: VecDeque<_> = pieces.enumerate().collect();
        let each = pieces.len().div_ceil(threads);
        let share = |_| Mutex::new(pieces.drain(..each.min(pieces.len())).collect());
        Self((0..threads).map(share).collect())
    }

    /// The next piece of the own share; of what others have left, the last one.
    fn next(&self, own: usize) -> Option<(usize, T)> {
        let (before, from_own) = self.0.split_at(own);
        let mut shares = from_own.iter().chain(before);
        let guarded = |share: &Mutex<VecDeque<_>>, take: fn(&mut VecDeque<_>) -> Option<_>| {
            take(&mut share.lock().unwrap_or_else(PoisonError::into_inner))
        };
        let own = shares.next().and_then(|share| guarded(share, VecDeque::pop_front));
        own.or_else(|| shares.find_map(|share| guarded(share, VecDeque::pop_back)))
    }
}

/// How often one looks without a pause.
const QUICK_LOOKS: usize = 2_000;
/// How often one looks at all.
const LOOKS: usize = 4_000;
/// How many steps of a processor it takes from the end of the work to the word that it has ended.
const MOMENT: usize = 32;

/// Looks for a while whether something is so, and a moment longer: to sleep and be woken up takes longer than what others
/// still have to do. If it is not so in the end, whoever waits for it will sleep.
fn look_out_for(is_so: impl Fn() -> bool) {
    for look in 0..LOOKS {
        if is_so() {
            break;
        }
        if look < QUICK_LOOKS {
            hint::spin_loop();
        } else {
            thread::yield_now();
        }
    }
    for _ in 0..MOMENT {
        hint::spin_loop();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_piece_is_done_once() {
        for threads in [0, 1, 2, 3, 7] {
            let team = Team::new(threads).unwrap();
            for length in [1, 2, 5, 100] {
                let mut numbers = vec![1; length];
                let piece = team.piece(length);
                let shared = team.share(numbers.chunks_mut(piece), |piece| {
                    piece.iter_mut().for_each(|number| *number += 1);
                    Ok::<_, ()>(())
                });
                assert_eq!(shared, Ok(()));
                assert_eq!(numbers, vec![2; length], "{threads} threads");
            }
        }
    }

    #[test]
    fn the_first_error_in_order_is_answered() {
        for threads in [1, 2, 5] {
            let team = Team::new(threads).unwrap();
            let answer = team.share(0..100, |n| if n % 7 == 6 { Err(n) } else { Ok(()) });
            assert_eq!(answer, Err(6), "{threads} threads");
        }
    }

    #[test]
    fn others_help_from_the_end() {
        let shares = Shares::new("abcdef".chars(), 2);
        let taken: Vec<_> = [0, 0, 1, 0, 0, 0].into_iter().map(|own| shares.next(own)).collect();
        let expected = [(0, 'a'), (1, 'b'), (3, 'd'), (2, 'c'), (5, 'f'), (4, 'e')];
        assert_eq!(taken, expected.map(Some));
        assert_eq!(shares.next(1), None);
    }
}
