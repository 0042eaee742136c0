//! How long decisions took.

use std::time::Duration;

/// Buckets for each doubling of time.
const FINE: f64 = 16.0;
const BUCKETS: usize = 40 * FINE as usize;

/// How many decisions took how long, to a twentieth or so.
#[derive(Clone, Debug)]
pub(crate) struct Times {
    counts: Vec<u64>,
}

impl Times {
    pub(crate) fn new() -> Self {
        Self { counts: vec![0; BUCKETS] }
    }

    pub(crate) fn add(&mut self, time: Duration) {
        let nanoseconds = time.as_nanos().max(1) as f64;
        let bucket = (nanoseconds.log2() * FINE) as usize;
        self.counts[bucket.min(BUCKETS - 1)] += 1;
    }

    pub(crate) fn merge(&mut self, other: &Self) {
        for (count, more) in self.counts.iter_mut().zip(&other.counts) {
            *count += more;
        }
    }

    /// The time in milliseconds that this share of decisions did not exceed.
    pub(crate) fn quantile_ms(&self, share: f64) -> f64 {
        let all: u64 = self.counts.iter().sum();
        let wanted = (all as f64 * share).ceil() as u64;
        let mut seen = 0;
        for (bucket, count) in self.counts.iter().enumerate() {
            seen += count;
            if seen >= wanted && seen > 0 {
                return ((bucket as f64 + 0.5) / FINE).exp2() / 1e6;
            }
        }
        0.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_are_close() {
        let mut times = Times::new();
        for ms in 1..=100 {
            times.add(Duration::from_millis(ms));
        }
        assert!((times.quantile_ms(0.5) - 50.0).abs() < 2.5);
        assert!((times.quantile_ms(0.99) - 99.0).abs() < 5.0);
    }
}
