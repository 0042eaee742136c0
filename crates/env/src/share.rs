//! Work that several threads share.

use std::collections::VecDeque;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use rayon::{ThreadPool, ThreadPoolBuilder};

/// The thread that has the work, and others who help it.
pub(crate) struct Team {
    /// Nobody for a single thread.
    helpers: Option<ThreadPool>,
    size: usize,
}

/// How many pieces of work there are for each thread: enough that none is idle while another has much to do.
const PIECES: usize = 8;
/// How long the one who has done its part looks whether the others have too, before it sleeps until they have.
const LOOKS: usize = 20_000;

impl Team {
    /// A team of `threads`, or of as many as there are processors for 0.
    pub(crate) fn new(threads: usize) -> Result<Self, rayon::ThreadPoolBuildError> {
        let size = match threads {
            0 => std::thread::available_parallelism().map_or(1, usize::from),
            threads => threads,
        };
        let helpers = match size {
            1 => None,
            _ => Some(ThreadPoolBuilder::new().num_threads(size - 1).build()?),
        };
        Ok(Self { helpers, size })
    }

    /// How long the pieces should be into which something is cut that is shared.
    pub(crate) fn piece(&self, length: usize) -> usize {
        length.div_ceil(if self.size == 1 { 1 } else { self.size * PIECES })
    }

    /// Does all pieces of the work and answers the first error in their order. Each thread begins with pieces that lie
    /// together, always with the same ones as long as there are as many, which it may still have at hand.
    pub(crate) fn share<T: Send, E: Send>(
        &self,
        pieces: impl Iterator<Item = T>,
        work: impl Fn(T) -> Result<(), E> + Sync,
    ) -> Result<(), E> {
        let Some(helpers) = &self.helpers else {
            // Nobody helps.
            return pieces.map(work).find(Result::is_err).unwrap_or(Ok(()));
        };
        let mut pieces: VecDeque<(usize, T)> = pieces.enumerate().collect();
        let done = AtomicUsize::new(0);
        let each = pieces.len().div_ceil(self.size);
        let shares: Vec<_> = (0..self.size)
            .map(|_| Mutex::new(pieces.drain(..each.min(pieces.len())).collect::<VecDeque<_>>()))
            .collect();
        let failed = Mutex::new(None);

        let take_part = |own: usize| {
            for nth in 0..shares.len() {
                let share = &shares[(own + nth) % shares.len()];
                // What is left of a share of others is taken from its end.
                while let Some((at, piece)) =
                    held(share, |share| if nth == 0 { share.pop_front() } else { share.pop_back() })
                {
                    if let Err(error) = work(piece) {
                        held(&failed, |failed| match failed {
                            Some((first, _)) if *first < at => {}
                            _ => *failed = Some((at, error)),
                        });
                    }
                }
            }
        };
        helpers.in_place_scope(|scope| {
            for own in 1..self.size {
                let take_part = &take_part;
                let done = &done;
                scope.spawn(move |_| {
                    take_part(own);
                    done.fetch_add(1, Ordering::Release);
                });
            }
            take_part(0);
            // Sleeping and waking up takes longer than what the others still have to do.
            for _ in 0..LOOKS {
                if done.load(Ordering::Acquire) == self.size - 1 {
                    break;
                }
                std::hint::spin_loop();
            }
            for _ in 0..32 {
                std::hint::spin_loop();
            }
        });
        held(&failed, Option::take).map_or(Ok(()), |(_, error)| Err(error))
    }
}

/// Does something with what is guarded, whatever happened to others who did.
fn held<T, R>(guarded: &Mutex<T>, f: impl FnOnce(&mut T) -> R) -> R {
    f(&mut guarded.lock().unwrap_or_else(std::sync::PoisonError::into_inner))
}
