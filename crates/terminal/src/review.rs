//! What decisions cost, in words.

use bots::{HasBots, Reviewed, Stake};
use locale::{Texts, t};
use table::{Match, Seat, Viewer};
use tabletop::layout::wrap;
use telling::{Names, Pen, Teller, Telling};

/// The decisions of `seat` that cost most, at most so many of them, in lines of this width, and what all of them cost together.
pub fn review<G: Telling + HasBots>(
    texts: &Texts,
    played: &Match<G>,
    seat: Seat,
    reviewed: &[Reviewed<G::Action>],
    most: usize,
    width: usize,
) -> String {
    let own: Vec<&Reviewed<G::Action>> = reviewed.iter().filter(|one| one.seat == seat).collect();
    let mut mistakes: Vec<_> = own.iter().filter_map(|one| Some((one, one.mistake(G::STAKE)?))).collect();
    mistakes.sort_by(|(_, one), (_, other)| other.1.total_cmp(&one.1));
    let names = Names::of(played.record(), None, texts);
    let mut lines = vec![t!(texts, "review-heading", name = names.who(seat).name(), decisions = own.len())];
    lines.push(match G::STAKE {
        _ if mistakes.is_empty() => t!(texts, "review-fine"),
        Stake::Points => {
            let sum: f64 = mistakes.iter().map(|(_, (_, cost, _))| cost).sum();
            let error = mistakes.iter().map(|(_, (_, _, error))| error * error).sum::<f64>().sqrt();
            let cost = cost_in_words::<G>(texts, sum, error);
            t!(texts, "review-costs", mistakes = mistakes.len(), cost = cost)
        }
        // Chances of different moments do not add up.
        Stake::Chance => t!(texts, "review-mistakes", mistakes = mistakes.len()),
    });
    let unjudged = own.iter().filter(|one| one.compared.is_none()).count();
    if unjudged > 0 {
        lines.push(t!(texts, "review-unjudged", count = unjudged));
    }
    let mut lines: Vec<String> = lines.iter().map(|line| wrap(line, width)).collect();
    let names = Names::of(played.record(), Some(seat), texts);
    let teller = Teller { texts, names: &names, to: Some(Viewer::Seat(seat)), pen: Pen::Plain };
    for (one, (better, cost, error)) in mistakes.into_iter().take(most) {
        let before = played.rewound(one.step);
        let view = before.game().view(before.state(), Viewer::Seat(seat));
        let [chosen, better] =
            [one.chosen, better].map(|action| before.game().action(&teller, &view, action));
        let cost = cost_in_words::<G>(texts, cost, error);
        let line =
            t!(texts, "review-mistake", step = one.step + 1, chosen = chosen, better = better, cost = cost);
        lines.push(wrap(&line, width));
    }
    lines.join("\n")
}

/// A cost with its standard error.
fn cost_in_words<G: HasBots>(texts: &Texts, cost: f64, error: f64) -> String {
    let [points, percent] =
        [1.0, 100.0].map(|scale| [cost, error].map(|number| texts.decimal(scale * number, 1)));
    match G::STAKE {
        Stake::Points => {
            let [cost, error] = points;
            t!(texts, "review-points", cost = cost, error = error)
        }
        Stake::Chance => {
            let [cost, error] = percent;
            t!(texts, "review-chance", cost = cost, error = error)
        }
    }
}
