//! Small neural networks: what was learnt from games of the bots among themselves, as numbers.

/// A network with one hidden layer, ways past it, and one answer or several.
#[derive(Clone, Debug)]
pub(super) struct Net<const INPUTS: usize, const HIDDEN: usize, const ANSWERS: usize, Number = f32> {
    pub(super) into: [[Number; HIDDEN]; INPUTS],
    pub(super) bias: [Number; HIDDEN],
    pub(super) out: [[Number; HIDDEN]; ANSWERS],
    /// From each input straight to the answers.
    pub(super) past: [[Number; INPUTS]; ANSWERS],
    pub(super) base: [Number; ANSWERS],
}

impl<const INPUTS: usize, const HIDDEN: usize, const ANSWERS: usize> Net<INPUTS, HIDDEN, ANSWERS, i32> {
    /// The network whose numbers these are in ten-thousandths. Whole numbers are smaller in the page's program.
    pub(super) fn read(&self) -> Net<INPUTS, HIDDEN, ANSWERS> {
        let number = |ten_thousandths: i32| ten_thousandths as f32 / 10_000.0;
        Net {
            into: self.into.map(|row| row.map(number)),
            bias: self.bias.map(number),
            out: self.out.map(|row| row.map(number)),
            past: self.past.map(|row| row.map(number)),
            base: self.base.map(number),
        }
    }
}

impl<const INPUTS: usize, const HIDDEN: usize, const ANSWERS: usize> Net<INPUTS, HIDDEN, ANSWERS> {
    /// The hidden layer.
    #[inline]
    pub(super) fn hidden(&self, inputs: &[f32; INPUTS]) -> [f32; HIDDEN] {
        let mut hidden = self.bias;
        for (input, weights) in inputs.iter().zip(&self.into) {
            for (unit, weight) in hidden.iter_mut().zip(weights) {
                *unit += input * weight;
            }
        }
        hidden.map(|unit| unit.max(0.0))
    }

    /// The answers, from minus to plus infinity.
    #[inline]
    pub(super) fn answers(&self, inputs: &[f32; INPUTS]) -> [f32; ANSWERS] {
        let hidden = self.hidden(inputs);
        let mut answers = self.base;
        for (answer, (out, past)) in answers.iter_mut().zip(self.out.iter().zip(&self.past)) {
            *answer += dot(&hidden, out) + dot(inputs, past);
        }
        answers
    }
}

/// The sum of the products. Four sums side by side, which a processor adds up at once.
#[inline]
fn dot<const N: usize>(one: &[f32; N], other: &[f32; N]) -> f32 {
    let mut sums = [0.0; 4];
    for (one, other) in one.chunks_exact(4).zip(other.chunks_exact(4)) {
        for (sum, (one, other)) in sums.iter_mut().zip(one.iter().zip(other)) {
            *sum += one * other;
        }
    }
    sums[0] + sums[1] + sums[2] + sums[3]
}

#[inline]
pub(super) fn logistic(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}
