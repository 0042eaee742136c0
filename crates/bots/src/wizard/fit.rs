//! Learns the estimates from games of the adept against itself, and writes them as code.
//!
//! `cargo run --release -p bots --features fit --example fit_wizard > crates/bots/src/wizard/weights.rs`

mod self_play;
mod train;
mod write;

use games::wizard::{Options, Special, Variant, Wizard};
use self_play::{Samples, play};
use table::{Game, dice};

use train::{Loss, Trainer};

use super::estimate::{Class, MODEL, Model};
use super::net::Net;

/// How much to learn.
#[derive(Clone, Copy, Debug)]
pub struct Lesson {
    /// How often to play and then learn.
    pub turns: usize,
    /// How many games each time.
    pub games: usize,
    /// How often each sample is looked at.
    pub epochs: usize,
    /// Whether to forget what is known.
    pub from_nothing: bool,
}

/// Learns, reports on the way, and answers the code of `weights.rs`.
pub fn learn(lesson: Lesson, report: &mut dyn FnMut(&str)) -> String {
    let mut model = if lesson.from_nothing { beginning() } else { MODEL.clone() };
    let tables = tables();
    // What was seen in the turns before steadies what is learnt in this one.
    let mut before = Samples::default();
    for turn in 0..lesson.turns {
        let mut samples = Samples::default();
        let mut dice = dice::fast(1000 + turn as u64);
        for n in 0..lesson.games {
            play(&model, &tables[n % tables.len()], &mut dice, &mut samples);
        }
        report(&format!(
            "turn {turn}: base game for four: {:.1} points, {:.4} exact",
            samples.points / samples.seats,
            samples.exact / samples.rounds
        ));
        samples.extend(&before);
        let rate = 0.002 / (1.0 + turn as f32 / 2.0);
        let mut losses = Vec::new();
        for (net, samples) in model.cards.iter_mut().zip(&mut samples.cards) {
            losses.push(Trainer::new([Loss::Logistic], rate).train(net, samples, lesson.epochs, &mut dice));
        }
        let trick = Trainer::new([Loss::Logistic], rate);
        losses.push(trick.train(&mut model.trick, &mut samples.trick, lesson.epochs, &mut dice));
        let hand = Trainer::new([Loss::Logistic, Loss::Square], rate);
        losses.push(hand.train(&mut model.hand, &mut samples.hands, lesson.epochs, &mut dice));
        report(&format!("        losses {losses:.4?}"));
        // The games of the very first turn were played by a beginner.
        before = if turn == 0 { Samples::default() } else { samples.halved() };
    }
    write::code(&model)
}

/// Tables to learn from: mostly the base game for four.
fn tables() -> Vec<Wizard> {
    let table = |seats: u8, specials: bool, variants: &[Variant]| {
        let with = if specials { Special::ALL.into() } else { table::Choices::default() };
        let options = Options { seats, with, variants: variants.to_vec().into() };
        Wizard::new(options).ok()
    };
    [
        table(4, false, &[]),
        table(4, false, &[]),
        table(4, false, &[]),
        table(4, false, &[]),
        table(3, false, &[]),
        table(5, false, &[]),
        table(6, false, &[]),
        table(4, true, &[]),
        table(5, true, &[]),
        table(4, false, &[Variant::PlusMinusOne]),
        table(4, false, &[Variant::SingleSuit]),
        table(4, false, &[Variant::Maximus]),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// What a beginner might guess.
fn beginning() -> Model {
    let mut dice = dice::fast(1);
    let mut cards = [const { Net::EMPTY }; Class::COUNT];
    for (net, (base, alone)) in
        cards.iter_mut().zip([(-1.0, 3.0), (-3.0, 3.0), (-2.5, 3.0), (3.0, 0.0), (-4.0, 0.0), (-2.0, 4.0)])
    {
        net.scatter(&mut dice);
        net.base[0] = base;
        net.past[0][0] = alone;
    }
    let mut model = Model { cards, trick: Net::EMPTY, hand: Net::EMPTY };
    model.trick.scatter(&mut dice);
    model.hand.scatter(&mut dice);
    (model.trick.base[0], model.trick.past[0][0], model.trick.past[0][1]) = (-3.0, 4.0, 1.0);
    (model.hand.base, model.hand.past[0][1], model.hand.past[1][1]) = ([0.5, 0.3], -1.2, 0.7);
    model
}
