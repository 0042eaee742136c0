//! What each player did last, as it is told at their portrait until they do something else.

use games::wizard::{PhaseView, PredictionView, Suit, View};
use table::Seat;

use super::trick::on_table;
use super::trump::named_by;

/// What somebody did last. A card that was played needs no words: it lies there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Deed {
    /// Was given so many points for the last round.
    Scored(i32),
    /// Named trump.
    Named(Option<Suit>),
    /// Foretold so many tricks.
    Predicted(u8),
    /// Foretold in secret.
    PredictedSecretly,
    /// Took the trick.
    Took,
    /// Chose a card to pass on.
    Passed,
}

/// What the player in `seat` did last, as a viewer knows it.
pub(super) fn deed(view: &View, seat: Seat) -> Option<Deed> {
    if let PhaseView::Passing { seats, .. } = view.phase {
        return (!seats.contains(seat)).then_some(Deed::Passed);
    }
    let scored = || view.block.last().map(|entries| Deed::Scored(entries[seat].points()));
    if matches!(view.phase, PhaseView::Dealing | PhaseView::FirstDealer | PhaseView::Over) {
        return scored();
    }
    if let Some((_, trick)) = on_table(view) {
        if trick.winner == Some(seat) && !trick.blown_up {
            return Some(Deed::Took);
        }
        let has_changed = view.changed == Some(seat) && trick.winner.is_some();
        let is_first = view.tricks.iter().filter(|trick| !trick.faces.is_empty()).count() == 1;
        let has_played = trick.plays(view.hands.len()).any(|(player, _)| player == seat);
        if !has_changed && (has_played || !is_first) {
            return None;
        }
    }
    match view.predictions[seat] {
        PredictionView::Known(tricks) => Some(Deed::Predicted(tricks)),
        PredictionView::Made => Some(Deed::PredictedSecretly),
        PredictionView::Open if named_by(view) == Some(seat) => Some(Deed::Named(view.trump)),
        PredictionView::Open => scored(),
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use games::wizard::Wizard;
    use table::{Game as _, Match, Viewer};

    use super::*;
    use crate::teaching::Taught as _;

    /// What everybody did last after so many steps of the first game.
    fn check(steps: usize, expected: [Option<Deed>; 3]) {
        let played = Match::<Wizard>::read(Wizard::FIRST_GAME).unwrap().rewound(steps);
        let view = played.game().view(played.state(), Viewer::Seat(Seat::new(0)));
        let found: Vec<_> = Seat::all(3).map(|seat| deed(&view, seat)).collect();
        assert_eq!(found, expected, "after {steps} steps");
    }

    #[test]
    fn predictions_stay_until_the_first_card() {
        let predicted = |tricks| Some(Deed::Predicted(tricks));
        check(2, [None, None, None]);
        check(4, [predicted(1), predicted(0), None]);
        check(5, [predicted(1), predicted(0), predicted(0)]);
        check(6, [None, predicted(0), predicted(0)]);
    }

    #[test]
    fn points_stay_until_the_next_prediction() {
        check(8, [Some(Deed::Scored(30)), Some(Deed::Scored(20)), Some(Deed::Scored(20))]);
        check(9, [Some(Deed::Scored(30)), Some(Deed::Scored(20)), Some(Deed::Scored(20))]);
    }
}
