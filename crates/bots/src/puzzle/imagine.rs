//! Games that are imagined after a decision.

use table::{Game, Seat, Silent, ToAct, dice};

use super::Puzzling;
use crate::{Bot, Budget, Level, Question};

/// What an imagined game came to for the one who decided.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Imagined {
    /// What is at stake: points, or the share of the win.
    pub value: f64,
    /// The points in the end: in Wizard, of this round.
    pub points: f64,
    /// How it went, or how likely: badly, in between, well.
    pub fates: [f64; 3],
    /// Whether it brought at once what it may have been made for.
    pub at_once: Option<bool>,
}

/// Imagines the game of a number after each of these decisions: the same hands and dice after each.
pub type Imagining<'a, G> = Box<dyn FnMut(&[<G as Game>::Action], u64) -> Vec<Imagined> + 'a>;

/// Everybody plays on like an adept to the end of the game.
pub(super) fn to_the_end<'a, G: Puzzling>(question: &'a Question<'a, G>) -> Imagining<'a, G> {
    let bot = G::bot(Level::Adept);
    Box::new(move |actions, n| {
        let dice = dice::derived(question.seed, n);
        let world = question.game.resample(&question.view, &mut dice::fast(dice));
        let after = |&action: &G::Action| {
            let mut state = world.clone();
            question.game.apply_unchecked(&mut state, question.seat, action, &mut Silent);
            play_on(question, bot.as_ref(), state, dice)
        };
        actions.iter().map(after).collect()
    })
}

/// Plays a game to its end.
fn play_on<G: Puzzling>(
    question: &Question<'_, G>,
    bot: &dyn Bot<G>,
    mut state: G::State,
    dice: u64,
) -> Imagined {
    let &Question { game, seat, ref view, .. } = question;
    let mut at_once = game.at_once(view, &state, seat);
    let (mut steps, mut chances) = (0, 0);
    loop {
        match game.to_act(&state) {
            ToAct::Nobody => break,
            ToAct::Chance => {
                // The same is drawn and rolled after every decision, as far as there is something to draw.
                let outcome = game.sample(&state, &mut dice::fast(dice::derived(dice, chances)));
                game.apply_chance_unchecked(&mut state, &outcome, &mut Silent);
                chances += 1;
            }
            ToAct::Seats(seats) => {
                let Some(actor) = seats.first() else { break };
                let thought = dice::derived(!dice, steps);
                let asked = Question::new(game, &state, actor, Budget::Iterations(1), thought);
                let Some(choice) = bot.think(&asked) else { break };
                game.apply_unchecked(&mut state, actor, choice.action, &mut Silent);
                steps += 1;
            }
        }
        at_once = at_once.or_else(|| game.at_once(view, &state, seat));
    }
    ended(game, &state, seat, at_once)
}

fn ended<G: Puzzling>(game: &G, state: &G::State, seat: Seat, at_once: Option<bool>) -> Imagined {
    let outcome = game.outcome(state);
    let value = outcome.map_or(0.0, |outcome| outcome.win_share(seat));
    let points = outcome.map_or(0.0, |outcome| f64::from(outcome.points()[seat]));
    let fate = if value >= 1.0 { 2 } else { usize::from(value > 0.0) };
    Imagined { value, points, fates: certain(fate), at_once }
}

/// A fate that is known.
pub(crate) fn certain(fate: usize) -> [f64; 3] {
    let mut fates = [0.0; 3];
    fates[fate] = 1.0;
    fates
}
