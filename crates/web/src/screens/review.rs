//! A review: the strongest bot goes through the decisions of a game, one after the other, in the worker.

use std::rc::Rc;

use bots::{Sitters, decisions};
use locale::{Texts, msg, t};
use markup::prelude::*;
use table::{Match, Seat, Seats, Step};
use telling::Names;
use telling::review::{Findings, Mistake, cost};
use wasm_bindgen_futures::spawn_local;

use crate::board::Board;
use crate::thinker::Thinker;
use crate::words::Words;
use crate::worker::Verdict;

/// How many mistakes are told at first.
const FIRST: usize = 3;

/// A game whose decisions are gone through, whichever game it is.
trait Subject {
    /// The record of the game.
    fn record(&self) -> String;
    /// The decisions that are looked at, by the numbers of their steps.
    fn decisions(&self) -> Vec<usize>;
    /// What was found for each player, in words.
    fn told(&self, texts: &Texts, judged: &[(usize, Verdict)]) -> Vec<Told>;
}

/// What was found for one player.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Told {
    summary: Vec<String>,
    /// What cost most first.
    mistakes: Vec<ToldMistake>,
}

/// A decision that could clearly have been better, in words.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct ToldMistake {
    /// The number of the step, counted from 0.
    pub(super) step: usize,
    /// Who decided.
    pub(super) seat: Seat,
    chosen: String,
    better: String,
    cost: String,
    /// What it cost, as a part of what the costliest one did.
    pub(super) part: f64,
}

/// How far a review is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    /// Nobody has asked for it.
    Idle,
    Going,
    Stopped,
    /// There was no answer.
    Silent,
    Done,
}

/// A review: a handle that every part of the screen has a copy of.
#[derive(Clone, Copy)]
pub(super) struct Review {
    subject: StoredValue<Rc<dyn Subject>, LocalStorage>,
    decisions: StoredValue<Vec<usize>>,
    judged: RwSignal<Vec<(usize, Verdict)>>,
    stage: RwSignal<Stage>,
    /// Grows whenever what was going on is to be dropped.
    run: StoredValue<u32>,
    thinker: Thinker,
    told: Memo<Vec<Told>>,
}

impl Review {
    /// A review of a game that is over: of the people's decisions or, where only bots played, of everybody's.
    pub(super) fn of<G: Board>(played: &Match<G>) -> Self {
        let words = Words::of_page();
        let subject: Rc<dyn Subject> = Rc::new(played.clone());
        let subject = StoredValue::new_local(subject);
        let judged = RwSignal::new(Vec::new());
        Self {
            subject,
            decisions: StoredValue::new(Vec::new()),
            judged,
            stage: RwSignal::new(Stage::Idle),
            run: StoredValue::new(0),
            thinker: Thinker::of_page(),
            told: Memo::new(move |_| {
                let texts = words.texts();
                judged.with(|judged| subject.with_value(|subject| subject.told(&texts, judged)))
            }),
        }
    }

    /// Begins, or goes on where it was stopped.
    pub(super) fn go_on(self) {
        if matches!(self.stage.get_untracked(), Stage::Going | Stage::Done) {
            return;
        }
        let (record, decisions) = self.subject.with_value(|subject| (subject.record(), subject.decisions()));
        self.decisions.set_value(decisions.clone());
        self.stage.set(Stage::Going);
        let run = self.begin();
        spawn_local(async move {
            let Some(done) = self.judged.try_with_untracked(Vec::len) else { return };
            for &step in &decisions[done.min(decisions.len())..] {
                let verdict = self.thinker.judge(record.clone(), step).await;
                if self.run.try_get_value() != run {
                    return;
                }
                let Some(verdict) = verdict else {
                    self.stage.set(Stage::Silent);
                    return;
                };
                self.judged.update(|judged| judged.push((step, verdict)));
            }
            self.stage.set(Stage::Done);
        });
    }

    /// Stops; what was found stays.
    fn stop(self) {
        self.begin();
        self.stage.set(Stage::Stopped);
    }

    fn begin(self) -> Option<u32> {
        self.run.try_update_value(|run| {
            *run += 1;
            *run
        })
    }

    /// All mistakes that were found so far.
    pub(super) fn mistakes(self) -> Vec<ToldMistake> {
        self.told.get().into_iter().flat_map(|told| told.mistakes).collect()
    }

    /// The mistake that was made in this position or led to it.
    pub(super) fn at(self, steps: usize) -> Option<ToldMistake> {
        let mistakes = self.mistakes();
        let find = |step: usize| mistakes.iter().find(|mistake| mistake.step == step).cloned();
        find(steps).or_else(|| find(steps.checked_sub(1)?))
    }
}

impl<G: Board> Subject for Match<G> {
    fn record(&self) -> String {
        self.to_string()
    }

    fn decisions(&self) -> Vec<usize> {
        decisions(self, reviewed(self))
    }

    fn told(&self, texts: &Texts, judged: &[(usize, Verdict)]) -> Vec<Told> {
        let seats = reviewed(self);
        let names = Names::of(self.record(), None, texts);
        seats.iter().map(|seat| told_of(self, texts, names.who(seat).name(), seat, judged)).collect()
    }
}

/// Whose decisions are looked at.
fn reviewed<G: Board>(played: &Match<G>) -> Seats {
    let people = Sitters::of(played.record()).people();
    if people.is_empty() { Seats::all(played.game().seats()) } else { people }
}

fn told_of<G: Board>(
    played: &Match<G>,
    texts: &Texts,
    name: &str,
    seat: Seat,
    judged: &[(usize, Verdict)],
) -> Told {
    let steps = played.record().steps();
    let own: Vec<_> = judged
        .iter()
        .filter_map(|(step, verdict)| match steps.get(*step) {
            Some(&Step::Seat(who, chosen)) if who == seat => Some((*step, chosen, verdict)),
            _ => None,
        })
        .collect();
    let unjudged = own.iter().filter(|(.., verdict)| **verdict == Verdict::Unjudged).count();
    let mistakes = own.iter().filter_map(|&(step, chosen, verdict)| match verdict {
        Verdict::Mistake { better, cost, error } => {
            let better = played.game().read_action(better).ok()?;
            Some(Mistake { step, chosen, better, cost: *cost, error: *error })
        }
        Verdict::Fine | Verdict::Unjudged => None,
    });
    let findings = Findings::new(own.len(), unjudged, mistakes.collect());
    let most = findings.mistakes().first().map_or(1.0, |most| most.cost);
    let told = |mistake: &Mistake<G::Action>| {
        let [chosen, better] = mistake.actions(texts, played, seat);
        let cost = cost(texts, G::STAKE, mistake.cost, mistake.error);
        ToldMistake { step: mistake.step, seat, chosen, better, cost, part: mistake.cost / most }
    };
    Told {
        summary: findings.summary(texts, G::STAKE, name),
        mistakes: findings.mistakes().iter().map(told).collect(),
    }
}

/// What a review has found, and how far it is; `look` goes to a mistake.
pub(super) fn findings(review: Review, look: impl Fn(ToldMistake) + Copy + 'static) -> Markup {
    let words = Words::of_page();
    let stage = review.stage;
    let (done, all) = (move || review.judged.with(Vec::len), move || review.decisions.with_value(Vec::len));
    let is = move |wanted: Stage| stage.get() == wanted;
    let results = move || {
        let told = review.told.get();
        told.into_iter().map(|told| of_player(told, look)).collect_markup()
    };
    view! {
        <div class="review">
            <p class="small">{words.text(msg!("review-how"))}</p>
            <Show when=move || !is(Stage::Done)>
                <div class="review-progress">
                    <progress max=move || all().max(1).to_string() prop:value=move || done().to_string()
                        aria-label=words.label(msg!("play-review"))></progress>
                    <span>{move || t!(words, "review-progress", done = done(), all = all())}</span>
                    <Show when=move || is(Stage::Going)>
                        <button class="review-stop" on:click=move |_| review.stop()>{words.text(msg!("review-stop"))}</button>
                    </Show>
                    <Show when=move || is(Stage::Stopped) || is(Stage::Silent)>
                        <button class="review-on" on:click=move |_| review.go_on()>{words.text(msg!("review-go-on"))}</button>
                    </Show>
                </div>
            </Show>
            <Show when=move || is(Stage::Silent)><p role="alert">{words.text(msg!("play-silence"))}</p></Show>
            <div role="status" class="visually-hidden">{move || is(Stage::Done).then(|| t!(words, "review-progress", done = done(), all = all()))}</div>
            <Show when=move || { done() > 0 }>{results}</Show>
        </div>
    }
}

/// What was found for one player.
fn of_player(told: Told, look: impl Fn(ToldMistake) + Copy + 'static) -> Markup {
    let words = Words::of_page();
    let Told { summary, mistakes } = told;
    let is_all = RwSignal::new(false);
    let count = mistakes.len();
    let (first, rest) = (mistakes.iter().take(FIRST).cloned(), mistakes.iter().skip(FIRST).cloned());
    let (first, rest): (Vec<_>, Vec<_>) = (first.collect(), rest.collect());
    let shown = move |mistake: ToldMistake| entry(mistake, look);
    view! {
        <section class="review-of">
            {summary.into_iter().map(|line| view! { <p>{line}</p> }).collect_markup()}
            <ol class="review-list">
                {first.into_iter().map(shown).collect_markup()}
                {move || is_all.get().then(|| rest.clone().into_iter().map(shown).collect_markup())}
            </ol>
            <Show when=move || { count > FIRST && !is_all.get() }>
                <button class="review-all" on:click=move |_| is_all.set(true)>{move || t!(words, "review-all", count = count)}</button>
            </Show>
        </section>
    }
}

fn entry(mistake: ToldMistake, look: impl Fn(ToldMistake) + Copy + 'static) -> Markup {
    let words = Words::of_page();
    let step = mistake.step;
    let lines = lines(&mistake);
    view! {
        <li>
            <button class="review-entry" on:click=move |_| look(mistake.clone())>
                <strong>{move || t!(words, "review-step", step = step + 1)}</strong>
                {lines}
            </button>
        </li>
    }
}

/// What was chosen, what would have been better, and what that cost.
pub(super) fn lines(mistake: &ToldMistake) -> Markup {
    let words = Words::of_page();
    let ToldMistake { chosen, better, cost, .. } = mistake.clone();
    view! {
        <span>{t!(words, "review-chosen", chosen = chosen)}</span>
        <span>{t!(words, "review-better", better = better)}</span>
        <span class="review-cost">{t!(words, "review-cost", cost = cost)}</span>
    }
}
