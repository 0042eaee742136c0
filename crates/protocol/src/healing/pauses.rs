//! How long to wait before something is tried again.

use std::time::Duration;

/// Pauses that grow.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pauses {
    next: Duration,
    longest: Duration,
}

impl Pauses {
    /// Pauses of which each is twice as long as the one before, from the first one up to the longest.
    pub fn new(first: Duration, longest: Duration) -> Self {
        Self { next: first, longest }
    }

    /// The next pause: between half and all of the time, by a fraction that is drawn from 0 to 1, so that those who lost a server
    /// together do not come back together.
    pub fn next(&mut self, fraction: f64) -> Duration {
        let whole = self.next.min(self.longest);
        self.next = whole.saturating_mul(2);
        whole.mul_f64(0.5 + 0.5 * fraction.clamp(0.0, 1.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_grow_and_stay_within_bounds() {
        let (first, longest) = (Duration::from_millis(250), Duration::from_secs(10));
        let mut pauses = Pauses::new(first, longest);
        let mut whole = first;
        for n in 0..100 {
            let pause = pauses.next(f64::from(n % 11) / 10.0);
            assert!(pause >= whole / 2 && pause <= whole, "{pause:?} of {whole:?}");
            whole = (2 * whole).min(longest);
        }
    }
}
