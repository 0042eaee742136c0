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
const MOST_RINGS: u8 = 6;

/// A ring for each trick that was foretold or won, the filled ones first. Where they are too many, one of each kind with how
/// many there are.
pub(super) fn rings(predicted: u8, won: u8) -> Vec<(Ring, Option<u8>)> {
    let kinds = [
        (Ring::Filled, predicted.min(won)),
        (Ring::Empty, predicted.saturating_sub(won)),
        (Ring::Extra, won.saturating_sub(predicted)),
    ];
    if predicted.max(won) > MOST_RINGS {
        return kinds
            .into_iter()
            .filter(|&(_, count)| count > 0)
            .map(|(ring, count)| (ring, Some(count)))
            .collect();
    }
    kinds.into_iter().flat_map(|(ring, count)| (0..count).map(move |_| (ring, None))).collect()
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
        let check = |predicted, won, expected: &[Ring]| {
            let expected: Vec<_> = expected.iter().map(|&ring| (ring, None)).collect();
            assert_eq!(rings(predicted, won), expected);
        };
        check(3, 1, &[Filled, Empty, Empty]);
        check(1, 3, &[Filled, Extra, Extra]);
        check(0, 0, &[]);
    }

    #[test]
    fn many_rings_are_counted() {
        assert_eq!(rings(9, 2), [(Ring::Filled, Some(2)), (Ring::Empty, Some(7))]);
        assert_eq!(rings(7, 8), [(Ring::Filled, Some(7)), (Ring::Extra, Some(1))]);
    }
}
