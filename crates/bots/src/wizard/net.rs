//! Small neural networks: what was learnt from games of the bots among themselves, as numbers.

/// A network with one hidden layer and a way past it.
#[derive(Clone, Debug)]
pub(super) struct Net<const INPUTS: usize, const HIDDEN: usize> {
    pub(super) into: [[f32; HIDDEN]; INPUTS],
    pub(super) bias: [f32; HIDDEN],
    pub(super) out: [f32; HIDDEN],
    /// From each input straight to the answer.
    pub(super) past: [f32; INPUTS],
    pub(super) base: f32,
}

impl<const INPUTS: usize, const HIDDEN: usize> Net<INPUTS, HIDDEN> {
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

    /// The answer, from minus to plus infinity.
    #[inline]
    pub(super) fn answer(&self, inputs: &[f32; INPUTS]) -> f32 {
        let hidden = self.hidden(inputs);
        let through: f32 = hidden.iter().zip(&self.out).map(|(unit, weight)| unit * weight).sum();
        let past: f32 = inputs.iter().zip(&self.past).map(|(input, weight)| input * weight).sum();
        self.base + through + past
    }

    /// The answer as a probability.
    #[inline]
    pub(super) fn chance(&self, inputs: &[f32; INPUTS]) -> f32 {
        logistic(self.answer(inputs))
    }
}

#[inline]
pub(super) fn logistic(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}
