//! Fits a network to samples: Adam, in small batches.

use rand::Rng;
use table::dice;

use crate::wizard::net::{Net, logistic};

/// What was seen, and what came of it.
#[derive(Clone, Copy)]
pub(super) struct Sample {
    pub(super) inputs: [f32; 16],
    pub(super) label: f32,
}

#[derive(Clone, Copy, PartialEq)]
pub(super) enum Loss {
    Logistic,
    Square,
}

pub(super) struct Trainer {
    loss: Loss,
    rate: f32,
}

const BATCH: usize = 64;

impl<const I: usize, const H: usize> Net<I, H> {
    pub(super) const EMPTY: Self =
        Self { into: [[0.0; H]; I], bias: [0.0; H], out: [0.0; H], past: [0.0; I], base: 0.0 };

    /// Small random weights in the hidden layer.
    pub(super) fn scatter<R: Rng>(&mut self, rng: &mut R) {
        let mut small = || dice::below(rng, 2001) as f32 / 1000.0 - 1.0;
        self.into.iter_mut().flatten().for_each(|weight| *weight = small() * 0.5);
        self.out.iter_mut().for_each(|weight| *weight = small() * 0.1);
    }

    fn each(&mut self) -> impl Iterator<Item = &mut f32> {
        self.into
            .iter_mut()
            .flatten()
            .chain(&mut self.bias)
            .chain(&mut self.out)
            .chain(&mut self.past)
            .chain([&mut self.base])
    }
}

impl Trainer {
    pub(super) fn new(loss: Loss, rate: f32) -> Self {
        Self { loss, rate }
    }

    /// Improves the network and answers the mean loss of the last epoch.
    pub(super) fn train<const H: usize, R: Rng>(
        &self,
        net: &mut Net<16, H>,
        samples: &mut [Sample],
        epochs: usize,
        rng: &mut R,
    ) -> f64 {
        let mut first = Net::<16, H>::EMPTY;
        let mut second = Net::<16, H>::EMPTY;
        let mut step = 0;
        let mut total = 0.0;
        let batches = samples.len().div_ceil(BATCH) * epochs;
        for _ in 0..epochs {
            dice::shuffle(rng, samples);
            total = 0.0;
            for batch in samples.chunks(BATCH) {
                let mut slope = Net::<16, H>::EMPTY;
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
    fn add_slope<const H: usize>(&self, net: &Net<16, H>, sample: &Sample, slope: &mut Net<16, H>) -> f32 {
        let hidden = net.hidden(&sample.inputs);
        let answer = net.answer(&sample.inputs);
        let (loss, error) = match self.loss {
            Loss::Logistic => {
                let chance = logistic(answer).clamp(1e-6, 1.0 - 1e-6);
                let loss = -(sample.label * chance.ln() + (1.0 - sample.label) * (1.0 - chance).ln());
                (loss, chance - sample.label)
            }
            Loss::Square => ((answer - sample.label).powi(2), answer - sample.label),
        };
        slope.base += error;
        for (slope, input) in slope.past.iter_mut().zip(&sample.inputs) {
            *slope += error * input;
        }
        let mut back = [0.0; H];
        for unit in 0..H {
            slope.out[unit] += error * hidden[unit];
            back[unit] = if hidden[unit] > 0.0 { error * net.out[unit] } else { 0.0 };
            slope.bias[unit] += back[unit];
        }
        for (slope, input) in slope.into.iter_mut().zip(&sample.inputs) {
            for unit in 0..H {
                slope[unit] += back[unit] * input;
            }
        }
        loss
    }
}
