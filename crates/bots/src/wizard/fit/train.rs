//! Fits a network to samples: Adam, in small batches.

use rand::Rng;
use table::dice;

use crate::wizard::net::{Net, logistic};

/// What was seen, and what came of it.
#[derive(Clone, Copy)]
pub(super) struct Sample<const A: usize> {
    pub(super) inputs: [f32; 16],
    pub(super) labels: [f32; A],
}

/// How far an answer is off: the logarithm of a probability, or the square of a difference.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Loss {
    Logistic,
    Square,
}

pub(super) struct Trainer<const A: usize> {
    losses: [Loss; A],
    rate: f32,
}

const BATCH: usize = 64;

impl<const I: usize, const H: usize, const A: usize> Net<I, H, A> {
    pub(super) const EMPTY: Self =
        Self { into: [[0.0; H]; I], bias: [0.0; H], out: [[0.0; H]; A], past: [[0.0; I]; A], base: [0.0; A] };

    /// Small random weights in the hidden layer.
    pub(super) fn scatter<R: Rng>(&mut self, rng: &mut R) {
        let mut small = || dice::below(rng, 2001) as f32 / 1000.0 - 1.0;
        self.into.iter_mut().flatten().for_each(|weight| *weight = small() * 0.5);
        self.out.iter_mut().flatten().for_each(|weight| *weight = small() * 0.1);
    }

    fn each(&mut self) -> impl Iterator<Item = &mut f32> {
        self.into
            .iter_mut()
            .flatten()
            .chain(&mut self.bias)
            .chain(self.out.iter_mut().flatten())
            .chain(self.past.iter_mut().flatten())
            .chain(&mut self.base)
    }
}

impl<const A: usize> Trainer<A> {
    pub(super) fn new(losses: [Loss; A], rate: f32) -> Self {
        Self { losses, rate }
    }

    /// Improves the network and answers the mean loss of the last epoch.
    pub(super) fn train<const H: usize, R: Rng>(
        &self,
        net: &mut Net<16, H, A>,
        samples: &mut [Sample<A>],
        epochs: usize,
        rng: &mut R,
    ) -> f64 {
        let mut first = Net::<16, H, A>::EMPTY;
        let mut second = Net::<16, H, A>::EMPTY;
        let mut step = 0;
        let mut total = 0.0;
        let batches = samples.len().div_ceil(BATCH) * epochs;
        for _ in 0..epochs {
            dice::shuffle(rng, samples);
            total = 0.0;
            for batch in samples.chunks(BATCH) {
                let mut slope = Net::<16, H, A>::EMPTY;
                for sample in batch {
                    total += f64::from(self.add_slope(net, sample, &mut slope));
                }
                step += 1;
                let rate = self.rate * (1.0 - step as f32 / (batches + 1) as f32);
                let (lift, lift2) = (1.0 - 0.9f32.powi(step), 1.0 - 0.999f32.powi(step));
                let all = net.each().zip(slope.each()).zip(first.each().zip(second.each()));
                for ((weight, slope), (first, second)) in all {
                    let slope = *slope / batch.len() as f32;
                    *first = 0.9 * *first + 0.1 * slope;
                    *second = 0.999 * *second + 0.001 * slope * slope;
                    *weight -= rate * (*first / lift) / ((*second / lift2).sqrt() + 1e-8);
                }
            }
        }
        total / samples.len().max(1) as f64
    }

    /// Adds the slope of the loss at one sample; answers the loss.
    fn add_slope<const H: usize>(
        &self,
        net: &Net<16, H, A>,
        sample: &Sample<A>,
        slope: &mut Net<16, H, A>,
    ) -> f32 {
        let hidden = net.hidden(&sample.inputs);
        let answers = net.answers(&sample.inputs);
        let mut loss = 0.0;
        let mut back = [0.0; H];
        for (n, (&answer, label)) in answers.iter().zip(sample.labels).enumerate() {
            let error = match self.losses[n] {
                Loss::Logistic => {
                    let chance = logistic(answer).clamp(1e-6, 1.0 - 1e-6);
                    loss -= label * chance.ln() + (1.0 - label) * (1.0 - chance).ln();
                    chance - label
                }
                Loss::Square => {
                    loss += (answer - label).powi(2);
                    answer - label
                }
            };
            slope.base[n] += error;
            for (slope, input) in slope.past[n].iter_mut().zip(&sample.inputs) {
                *slope += error * input;
            }
            for unit in 0..H {
                slope.out[n][unit] += error * hidden[unit];
                if hidden[unit] > 0.0 {
                    back[unit] += error * net.out[n][unit];
                }
            }
        }
        for (slope, back) in slope.bias.iter_mut().zip(&back) {
            *slope += back;
        }
        for (row, input) in slope.into.iter_mut().zip(&sample.inputs) {
            for (slope, back) in row.iter_mut().zip(&back) {
                *slope += back * input;
            }
        }
        loss
    }
}
