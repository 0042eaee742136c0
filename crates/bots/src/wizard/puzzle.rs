//! Puzzles of Wizard: what a decision brings by the end of the round.

use std::cmp::Ordering;

use games::wizard::{Action, Legal, Options, State, Wizard, points};
use table::{Game as _, Seat, dice};

use super::Archmage;
use super::archmage::Worlds;
use super::estimate::MODEL;
use super::memory::Memory;
use super::mind::Sight;
use super::policy::{finish_round, play_next, step};
use crate::Question;
use crate::puzzle::{Imagined, Imagining, Puzzling, certain, options};

/// Of later rounds the records get long, and so do the thoughts.
const LAST_ROUND: u8 = 6;

impl Puzzling for Wizard {
    fn tables() -> Vec<Options> {
        let tables: [&[(&str, &str)]; 6] = [
            &[("seats", "3")],
            &[("seats", "4")],
            &[("seats", "3"), ("with", "all")],
            &[("seats", "4"), ("with", "all")],
            &[("seats", "3"), ("with", "shapeshifter bomb werewolf juggler cloud")],
            &[("seats", "5")],
        ];
        tables.iter().filter_map(|entries| options(entries)).collect()
    }

    fn is_late(&self, state: &State) -> bool {
        state.round() > LAST_ROUND
    }

    fn fewest(legal: &Legal) -> usize {
        if matches!(legal, Legal::Change { .. }) { 2 } else { 3 }
    }

    /// Imagines rounds as the archmage does: deals that explain what was predicted, with everybody playing on like an adept.
    fn imagining<'a>(question: &'a Question<'a, Self>) -> Imagining<'a, Self> {
        let &Question { game, seat, ref view, seed, .. } = question;
        let worlds = Worlds::new(game, view, seat, &Archmage::default());
        let memory = Memory::of_view(game, view);
        let leader = Sight::of_view(game, view, seat).leader;
        Box::new(move |actions, n| {
            let world = worlds.draw(&mut dice::fast(dice::derived(seed, n)));
            actions.iter().map(|&action| imagine(game, &world, memory, leader, seat, action)).collect()
        })
    }
}

/// Plays the action in this deal, and everybody goes on at a glance.
fn imagine(
    game: &Wizard,
    world: &State,
    mut memory: Memory,
    mut leader: Seat,
    seat: Seat,
    action: Action,
) -> Imagined {
    let mut state = world.clone();
    step(game, &mut state, &mut memory, seat, action);
    let is_card = matches!(action, Action::Play(_));
    while is_card && is_trick_open(game, &state) {
        if !play_next(&MODEL, game, &mut state, &mut memory, &mut leader) {
            break;
        }
    }
    let at_once = is_card.then(|| state.won(seat) > world.won(seat));
    finish_round(&MODEL, game, &mut state, &mut memory, leader);
    let (predicted, won) = (state.prediction(seat).unwrap_or(0), state.won(seat));
    let fate = match won.cmp(&predicted) {
        Ordering::Less => 0,
        Ordering::Greater => 1,
        Ordering::Equal => 2,
    };
    let points = f64::from(points(predicted, won));
    Imagined { value: points, points, fates: certain(fate), at_once }
}

/// Whether cards lie in a trick that is not complete.
fn is_trick_open(game: &Wizard, state: &State) -> bool {
    let is_asked = matches!(game.to_act(state), table::ToAct::Seats(_));
    is_asked && state.trick().is_some_and(|trick| trick.played() > 0)
}
