//! A thread pool that works through chunks, with stealing, and without putting the caller to sleep for short waits.

use std::collections::VecDeque;
use std::hint;
use std::process;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use rayon::{ThreadPool, ThreadPoolBuildError, ThreadPoolBuilder};

/// The calling thread and its helpers.
pub(crate) struct Pool {
    /// None for a single thread.
    helpers: Option<ThreadPool>,
    size: usize,
    /// The process that has the helpers: a fork leaves them behind.
    process: u32,
}

/// How often the caller polls `stop` while it waits for its helpers.
const POLL: Duration = Duration::from_millis(20);
/// Chunks for each thread: enough that none is idle while another has much to do.
const CHUNKS: usize = 16;
/// Shorter chunks are not worth their overhead, so there are fewer.
const SHORTEST_CHUNK: usize = 32;
/// But never fewer for each thread.
const FEWEST_CHUNKS: usize = 4;

impl Pool {
    /// A pool of `threads`, or of as many as there are processors for 0.
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

    /// The length of the chunks into which work of this length is split.
    pub(crate) fn chunk(&self, length: usize) -> usize {
        let split = |chunks: usize| length.div_ceil(self.size * chunks);
        if self.size == 1 { length } else { split(CHUNKS).max(SHORTEST_CHUNK).min(split(FEWEST_CHUNKS)) }
    }

    /// Works through all chunks and answers the first error in their order. After an error, later chunks may be skipped.
    pub(crate) fn run<T: Send, E: Send>(
        &self,
        chunks: impl Iterator<Item = T>,
        work: impl Fn(T) -> Result<(), E> + Sync,
    ) -> Result<(), E> {
        self.run_and_wait(chunks, work, |_| ())
    }

    /// Does the same with chunks that may take long: the caller goes on polling `stop` while it waits for its helpers. To stop
    /// when the answer is yes is up to the work.
    pub(crate) fn run_polling<T: Send, E: Send>(
        &self,
        chunks: impl Iterator<Item = T>,
        stop: &(dyn Fn() -> bool + Sync),
        work: impl Fn(T) -> Result<(), E> + Sync,
    ) -> Result<(), E> {
        self.run_and_wait(chunks, work, |is_done| {
            while !is_done() {
                stop();
                thread::park_timeout(POLL);
            }
        })
    }

    /// Works through all chunks; `wait` is called when the caller has nothing left to do and its helpers have.
    fn run_and_wait<T: Send, E: Send>(
        &self,
        chunks: impl Iterator<Item = T>,
        work: impl Fn(T) -> Result<(), E> + Sync,
        wait: impl FnOnce(&dyn Fn() -> bool),
    ) -> Result<(), E> {
        let Some(helpers) = self.helpers.as_ref().filter(|_| self.process == process::id()) else {
            return chunks.map(work).find(Result::is_err).unwrap_or(Ok(()));
        };
        let queues = Queues::new(chunks, self.size);
        let first_error = Mutex::new(None);
        let drain = |own| {
            while let Some((at, chunk)) = queues.next(own) {
                if let Err(error) = work(chunk) {
                    let mut first_error = first_error.lock().unwrap_or_else(PoisonError::into_inner);
                    if first_error.as_ref().is_none_or(|(first, _)| at < *first) {
                        *first_error = Some((at, error));
                    }
                }
            }
        };
        let done = AtomicUsize::new(0);
        let caller = thread::current();
        helpers.in_place_scope(|scope| {
            for own in 1..self.size {
                let (drain, done, caller) = (&drain, &done, &caller);
                scope.spawn(move |_| {
                    drain(own);
                    done.fetch_add(1, Ordering::Release);
                    caller.unpark();
                });
            }
            drain(0);
            let is_done = || done.load(Ordering::Acquire) == self.size - 1;
            spin_until(is_done);
            wait(&is_done);
        });
        let first_error = first_error.into_inner().unwrap_or_else(PoisonError::into_inner);
        first_error.map_or(Ok(()), |(_, error)| Err(error))
    }
}

/// Chunks with their places in the whole, in a queue for each thread. A queue is contiguous, and the same every time that the
/// whole is, so that what a thread needs may still be in its cache.
struct Queues<T>(Vec<Mutex<VecDeque<(usize, T)>>>);

impl<T> Queues<T> {
    fn new(chunks: impl Iterator<Item = T>, threads: usize) -> Self {
        let mut chunks: VecDeque<_> = chunks.enumerate().collect();
        let each = chunks.len().div_ceil(threads);
        let queue = |_| Mutex::new(chunks.drain(..each.min(chunks.len())).collect());
        Self((0..threads).map(queue).collect())
    }

    /// The front of the own queue; if that is empty, one is stolen from the back of another.
    fn next(&self, own: usize) -> Option<(usize, T)> {
        let (before, from_own) = self.0.split_at(own);
        let mut queues = from_own.iter().chain(before);
        let locked = |queue: &Mutex<VecDeque<_>>, take: fn(&mut VecDeque<_>) -> Option<_>| {
            take(&mut queue.lock().unwrap_or_else(PoisonError::into_inner))
        };
        let own = queues.next().and_then(|queue| locked(queue, VecDeque::pop_front));
        own.or_else(|| queues.find_map(|queue| locked(queue, VecDeque::pop_back)))
    }
}

/// How often the condition is checked in a busy loop, and then yielding to other threads.
const SPINS: usize = 2_000;
const SPINS_AND_YIELDS: usize = 4_000;
/// Spins after that: it takes a few from the last helper's end until the scope has been told.
const SPINS_TO_SETTLE: usize = 32;

/// A bounded spin-wait: to park and be woken up takes longer than what the helpers usually still have to do. If the condition does
/// not hold in the end, the caller parks.
fn spin_until(is_so: impl Fn() -> bool) {
    for spin in 0..SPINS_AND_YIELDS {
        if is_so() {
            break;
        }
        if spin < SPINS {
            hint::spin_loop();
        } else {
            thread::yield_now();
        }
    }
    for _ in 0..SPINS_TO_SETTLE {
        hint::spin_loop();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_chunk_is_done_once() {
        for threads in [0, 1, 2, 3, 7] {
            let pool = Pool::new(threads).unwrap();
            for length in [1, 2, 5, 100] {
                let mut numbers = vec![1; length];
                let chunk = pool.chunk(length);
                let done = pool.run(numbers.chunks_mut(chunk), |chunk| {
                    chunk.iter_mut().for_each(|number| *number += 1);
                    Ok::<_, ()>(())
                });
                assert_eq!(done, Ok(()));
                assert_eq!(numbers, vec![2; length], "{threads} threads");
            }
        }
    }

    #[test]
    fn the_first_error_in_order_is_answered() {
        for threads in [1, 2, 5] {
            let pool = Pool::new(threads).unwrap();
            let answer = pool.run(0..100, |n| if n % 7 == 6 { Err(n) } else { Ok(()) });
            assert_eq!(answer, Err(6), "{threads} threads");
        }
    }

    #[test]
    fn others_steal_from_the_back() {
        let queues = Queues::new("abcdef".chars(), 2);
        let taken: Vec<_> = [0, 0, 1, 0, 0, 0].into_iter().map(|own| queues.next(own)).collect();
        let expected = [(0, 'a'), (1, 'b'), (3, 'd'), (2, 'c'), (5, 'f'), (4, 'e')];
        assert_eq!(taken, expected.map(Some));
        assert_eq!(queues.next(1), None);
    }
}
