//! The score block: a row for each round, and how the points went.

use games::wizard::{Entry, PhaseView, PredictionView, View, Wizard};
use locale::t;
use markup::prelude::*;
use table::{PerSeat, Seat};

use super::plot::{marker, plot};
use super::standing::Standing;
use crate::play::Table;
use crate::seen::Seen;

/// The block with the rounds as rows, the latest on top, below a drawing of the points.
pub(super) fn score(table: Table<Wizard>) -> Markup {
    let block = move || {
        let seen = table.seen.get();
        let seats = seen.seats();
        let totals = running_totals(&seen.view.block, seen.view.hands.len());
        let heads: Vec<_> = seats
            .iter()
            .enumerate()
            .map(|(n, &seat)| {
                view! { <th scope="col">{marker(n)}<span class="wz-who">{table.title(seat)}</span></th> }
            })
            .collect();
        let rows: Vec<_> = seen
            .view
            .block
            .iter()
            .zip(&totals)
            .enumerate()
            .rev()
            .map(|(n, (entries, totals))| {
                let cells: Vec<_> =
                    seats.iter().map(|&seat| cell(table, entries[seat], totals[seat])).collect();
                view! { <tr><th scope="row">{n + 1}</th>{cells}</tr> }
            })
            .collect();
        let (round, caption) =
            table.tell(|teller| (t!(teller, "wizard-board-round-head"), t!(teller, "wizard-board-caption")));
        view! {
            {drawing(table, &seen, &seats, &totals)}
            <table class="wz-block">
                <caption>{caption}</caption>
                <thead><tr><th scope="col">{round}</th>{heads}</tr></thead>
                <tbody>{current(table, &seen, &seats)}{rows}</tbody>
            </table>
        }
    };
    view! { <div class="wz-score">{block}</div> }
}

/// The points after each round.
fn running_totals(block: &[PerSeat<Entry>], seats: usize) -> Vec<PerSeat<i32>> {
    let mut totals = PerSeat::new(seats, 0);
    block
        .iter()
        .map(|entries| {
            for (seat, entry) in entries.iter() {
                totals[seat] += entry.points();
            }
            totals
        })
        .collect()
}

/// The drawing, once there is something to draw.
fn drawing(
    table: Table<Wizard>,
    seen: &Seen<Wizard>,
    seats: &[Seat],
    totals: &[PerSeat<i32>],
) -> Option<Markup> {
    let last = totals.last()?;
    let told = table.tell(|teller| {
        let each = seats.iter().map(|&seat| {
            let points = t!(teller, "points", points = last[seat]);
            t!(teller, "wizard-board-plot-of", name = teller.who(seat).title(), points = points)
        });
        t!(teller, "wizard-board-plot", round = totals.len(), each = teller.list(each))
    });
    let lines: Vec<Vec<i32>> =
        seats.iter().map(|&seat| totals.iter().map(|totals| totals[seat]).collect()).collect();
    Some(plot(&lines, seen.game.rounds().into(), told))
}

/// What a round brought to a player: the points now, and the prediction with how it went.
fn cell(table: Table<Wizard>, entry: Entry, total: i32) -> Markup {
    let standing = Standing::of(PredictionView::Known(entry.prediction), entry.tricks);
    let told = table.tell(|teller| {
        let points = t!(teller, "points", points = total);
        t!(teller, "wizard-board-entry", points = points, predicted = entry.prediction, won = entry.tricks)
    });
    let off = match standing {
        Standing::Under(by) => format!("−{by}"),
        Standing::Over(by) => format!("+{by}"),
        _ => "✓".to_owned(),
    };
    view! {
        <td class=format!("wz-entry wz-{}", standing.key())>
            <span aria-hidden="true"><b>{minus(total)}</b><small>{entry.prediction}<i>{off}</i></small></span>
            <span class="visually-hidden">{told}</span>
        </td>
    }
}

/// The round that is being played, which has no points yet.
fn current(table: Table<Wizard>, seen: &Seen<Wizard>, seats: &[Seat]) -> Option<Markup> {
    let view: &View = &seen.view;
    if usize::from(view.round) <= view.block.len() || view.phase == PhaseView::Over {
        return None;
    }
    let cells: Vec<_> = seats
        .iter()
        .map(|&seat| {
            let (prediction, won) = (view.predictions[seat], view.won[seat]);
            let (shown, number) = match prediction {
                PredictionView::Open => ("–".to_owned(), 0),
                PredictionView::Made => ("?".to_owned(), 0),
                PredictionView::Known(predicted) => (predicted.to_string(), predicted),
            };
            let state = Standing::of(prediction, won).key();
            let told = table.tell(|teller| {
                t!(teller, "wizard-board-standing", state = state, won = won, predicted = number)
            });
            view! {
                <td class="wz-entry" title=told.clone()>
                    <span aria-hidden="true">{won}"/"{shown}</span>
                    <span class="visually-hidden">{told}</span>
                </td>
            }
        })
        .collect();
    Some(view! { <tr class="wz-now" aria-current="true"><th scope="row">{view.round}</th>{cells}</tr> })
}

/// A number with a sign that is as wide as a digit.
pub(super) fn minus(number: i32) -> String {
    number.to_string().replace('-', "−")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn w_9_1_the_totals_of_the_rulebook() {
        let row = |predictions: [u8; 3], tricks: [u8; 3]| {
            PerSeat::from_fn(3, |seat| Entry {
                prediction: predictions[seat.index()],
                tricks: tricks[seat.index()],
            })
        };
        let block = [row([0, 1, 1], [0, 0, 1]), row([2, 0, 0], [1, 0, 1])];
        let totals = running_totals(&block, 3);
        assert_eq!(totals[0].as_slice(), [20, -10, 30]);
        assert_eq!(totals[1].as_slice(), [10, 10, 20]);
    }

    #[test]
    fn a_loss_has_a_real_minus() {
        assert_eq!(minus(-20), "−20");
    }
}
