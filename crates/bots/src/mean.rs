//! Means of numbers that are drawn one by one, and how sure they are.

/// The mean of numbers, with its standard error.
///
/// ```
/// let mean: bots::Mean = [1.0, 2.0, 3.0].into_iter().collect();
/// assert_eq!(mean.value(), 2.0);
/// assert_eq!(mean.error(), Some((1.0_f64 / 3.0).sqrt()));
/// ```
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Mean {
    count: u32,
    value: f64,
    /// The sum of the squares of what differs from the mean.
    squares: f64,
}

impl Mean {
    /// Adds a number.
    pub fn add(&mut self, number: f64) {
        self.count += 1;
        let difference = number - self.value;
        self.value += difference / f64::from(self.count);
        self.squares += difference * (number - self.value);
    }

    /// How many numbers it rests on.
    pub fn count(&self) -> u32 {
        self.count
    }

    /// The mean; 0 of nothing.
    pub fn value(&self) -> f64 {
        self.value
    }

    /// The standard error of the mean; fewer than two numbers do not tell it.
    pub fn error(&self) -> Option<f64> {
        let count = f64::from(self.count);
        (self.count >= 2).then(|| (self.squares / (count - 1.0) / count).sqrt())
    }

    /// Whether it is above 0 by more than this many standard errors.
    pub fn is_positive_by(&self, errors: f64) -> bool {
        self.error().is_some_and(|error| self.value > errors * error)
    }
}

impl FromIterator<f64> for Mean {
    fn from_iter<I: IntoIterator<Item = f64>>(numbers: I) -> Self {
        let mut mean = Self::default();
        numbers.into_iter().for_each(|number| mean.add(number));
        mean
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mean_comes_with_its_error() {
        let mean: Mean = [1.0, 2.0, 3.0, 4.0].into_iter().collect();
        assert_eq!((mean.count(), mean.value()), (4, 2.5));
        assert!((mean.error().unwrap() - (5.0_f64 / 3.0 / 4.0).sqrt()).abs() < 1e-12);
    }

    #[test]
    fn of_one_number_nothing_is_sure() {
        let mut mean = Mean::default();
        assert_eq!((mean.value(), mean.error()), (0.0, None));
        mean.add(5.0);
        assert_eq!((mean.value(), mean.error()), (5.0, None));
        assert!(!mean.is_positive_by(2.0));
        mean.add(5.0);
        assert!(mean.is_positive_by(2.0));
    }
}
