//! How a player stands between prediction and tricks.

use games::wizard::PredictionView;

/// How the tricks that were won compare with the prediction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Standing {
    /// Nothing is predicted yet.
    Open,
    /// The prediction is not known to the one who looks.
    Secret,
    /// So many tricks are missing.
    Under(u8),
    /// Just right.
    Met,
    /// So many tricks are too many.
    Over(u8),
}

impl Standing {
    pub(super) fn of(prediction: PredictionView, won: u8) -> Self {
        match prediction {
            PredictionView::Open => Self::Open,
            PredictionView::Made => Self::Secret,
            PredictionView::Known(predicted) if won < predicted => Self::Under(predicted - won),
            PredictionView::Known(predicted) if won > predicted => Self::Over(won - predicted),
            PredictionView::Known(_) => Self::Met,
        }
    }

    /// The word by which messages and styles tell it apart.
    pub(super) fn key(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Secret => "secret",
            Self::Under(_) => "under",
            Self::Met => "met",
            Self::Over(_) => "over",
        }
    }

    /// Its shape, as a path in 24 by 24: a ring to be filled, a tick, an arrow upwards.
    pub(super) fn shape(self) -> &'static str {
        match self {
            Self::Open => "M6 12h.01M12 12h.01M18 12h.01",
            Self::Secret => "M9 9a3.5 3.5 0 1 1 4 3.5c-1 .5-1 1.5-1 2.5M12 19h.01",
            Self::Under(_) => "M12 5a7 7 0 1 0 .01 0z",
            Self::Met => "M4 13l5 5L20 6",
            Self::Over(_) => "M12 21V4M5 11l7-7 7 7",
        }
    }
}

/// A ring of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ring {
    /// Predicted and won.
    Filled,
    /// Predicted, not won yet.
    Empty,
    /// Won, but not predicted.
    Extra,
}

impl Ring {
    pub(super) fn class(self) -> &'static str {
        match self {
            Self::Filled => "wz-ring wz-filled",
            Self::Empty => "wz-ring",
            Self::Extra => "wz-ring wz-extra",
        }
    }
}

/// More rings than that nobody counts at a glance.
const MOST_RINGS: u8 = 8;

/// A ring for each trick that was predicted or won; none where nothing is known or where they would be too many.
pub(super) fn rings(prediction: PredictionView, won: u8) -> Vec<Ring> {
    let PredictionView::Known(predicted) = prediction else { return Vec::new() };
    let count = predicted.max(won);
    if count > MOST_RINGS {
        return Vec::new();
    }
    (0..count)
        .map(|n| match (n < predicted, n < won) {
            (true, true) => Ring::Filled,
            (true, false) => Ring::Empty,
            _ => Ring::Extra,
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tricks_are_compared_with_the_prediction() {
        let known = PredictionView::Known;
        assert_eq!(Standing::of(known(2), 0), Standing::Under(2));
        assert_eq!(Standing::of(known(2), 2), Standing::Met);
        assert_eq!(Standing::of(known(0), 1), Standing::Over(1));
        assert_eq!(Standing::of(PredictionView::Made, 1), Standing::Secret);
        assert_eq!(Standing::of(PredictionView::Open, 0), Standing::Open);
    }

    #[test]
    fn rings_fill_from_the_left() {
        use Ring::{Empty, Extra, Filled};
        assert_eq!(rings(PredictionView::Known(3), 1), [Filled, Empty, Empty]);
        assert_eq!(rings(PredictionView::Known(1), 3), [Filled, Extra, Extra]);
        assert_eq!(rings(PredictionView::Known(9), 0), []);
        assert_eq!(rings(PredictionView::Made, 2), []);
    }
}
