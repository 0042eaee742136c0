//! What decisions cost, in lines.

use bots::{HasBots, Reviewed};
use locale::{Texts, t};
use table::{Match, Seat};
use tabletop::layout::wrap;
use telling::review::{Findings, Mistake, cost};
use telling::{Names, Telling};

/// The decisions of `seat` that cost most, at most so many of them, in lines of this width, and what all of them cost together.
pub fn review<G: Telling + HasBots>(
    texts: &Texts,
    played: &Match<G>,
    seat: Seat,
    reviewed: &[Reviewed<G::Action>],
    most: usize,
    width: usize,
) -> String {
    let own = || reviewed.iter().filter(|one| one.seat == seat);
    let mistake = |one: &Reviewed<G::Action>| {
        let (better, cost, error) = one.mistake(G::STAKE)?;
        Some(Mistake { step: one.step, chosen: one.chosen, better, cost, error })
    };
    let unjudged = own().filter(|one| one.compared.is_none()).count();
    let findings = Findings::new(own().count(), unjudged, own().filter_map(mistake).collect());
    let names = Names::of(played.record(), None, texts);
    let mut lines = findings.summary(texts, G::STAKE, names.who(seat).name());
    for mistake in findings.mistakes().iter().take(most) {
        let [chosen, better] = mistake.actions(texts, played, seat);
        let cost = cost(texts, G::STAKE, mistake.cost, mistake.error);
        let step = mistake.step + 1;
        lines.push(t!(texts, "review-mistake", step = step, chosen = chosen, better = better, cost = cost));
    }
    let lines: Vec<String> = lines.iter().map(|line| wrap(line, width)).collect();
    lines.join("\n")
}
