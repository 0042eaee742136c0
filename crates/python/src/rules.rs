//! The rules of a table with all that is the same in every position.

use std::sync::{Arc, OnceLock};

use ::arena::{Entrant, Plan, Report, Thinking, compete};
use bots::Bot;
use environment::{Batch, BatchError, Layout, Setup, Stop};
use table::{Options as _, Viewer};

use crate::any::{AnyGame, AnyState};
use crate::batch::AnyBatch;
use crate::chance::ChanceBy;
use crate::known::Known;
use crate::player::Player;
use crate::playing::Playing;
use crate::wrong::Wrong;

/// The rules of a table with all that is the same in every position.
pub(crate) struct Rules<G: Known> {
    pub(crate) game: G,
    layout: Layout,
    move_count: usize,
    bots: [OnceLock<Arc<dyn Bot<G>>>; Player::COUNT],
}

impl<G: Known> Rules<G> {
    pub(crate) fn new(game: G) -> Self {
        let (layout, move_count) = (game.layout(), game.move_count());
        Self { game, layout, move_count, bots: Default::default() }
    }

    /// A bot of this table. It holds nothing between decisions but what it has worked out of the rules, so all share it.
    pub(crate) fn bot(&self, player: Player) -> Result<&Arc<dyn Bot<G>>, Wrong> {
        if let Player::Level(level) = player
            && !G::LEVELS.contains(&level)
        {
            let there: Vec<&str> = G::LEVELS.iter().map(|level| level.name()).collect();
            return Err(Wrong::Value(format!("{} has no {level}; there are: {}", G::NAME, there.join(", "))));
        }
        Ok(self.bots[player.index()].get_or_init(|| player.bot::<G>().into()))
    }
}

impl<G: Known> AnyGame for Rules<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn seats(&self) -> usize {
        self.game.seats()
    }

    fn options(&self) -> Vec<(&'static str, String)> {
        self.game.options().entries()
    }

    fn rules(&self) -> u32 {
        table::Game::rules(&self.game)
    }

    fn move_count(&self) -> usize {
        self.move_count
    }

    fn longest(&self) -> usize {
        self.game.longest() * self.game.moves_per_decision()
    }

    fn name_of_move(&self, number: usize) -> Option<String> {
        self.game.name_of_move(number)
    }

    fn layout(&self) -> &Layout {
        &self.layout
    }

    fn start(self: Arc<Self>, chance: ChanceBy) -> Box<dyn AnyState> {
        Box::new(Playing::start(self, chance))
    }

    fn imagine(
        self: Arc<Self>,
        everything: &str,
        steps: u64,
        chance: ChanceBy,
    ) -> Result<Box<dyn AnyState>, Wrong> {
        Ok(Box::new(Playing::imagine(self, everything, steps, chance)?))
    }

    fn fit(
        self: Arc<Self>,
        view: &str,
        viewer: Viewer,
        steps: u64,
        chance: ChanceBy,
    ) -> Result<Box<dyn AnyState>, Wrong> {
        Ok(Box::new(Playing::fit(self, view, viewer, steps, chance)?))
    }

    fn compete(
        &self,
        players: &[Player],
        iterations: u32,
        plan: Plan,
        stop: &(dyn Fn() -> bool + Sync),
    ) -> Result<Report, Wrong> {
        let seats = self.seats();
        if players.len() != seats {
            return Err(Wrong::Value(format!(
                "{} bots for {seats} seats; name one for each seat",
                players.len()
            )));
        }
        let entrants = players
            .iter()
            .map(|&player| {
                let bot = Arc::clone(self.bot(player)?);
                Ok(Entrant { name: player.to_string(), bot, thinking: Thinking::Iterations(iterations) })
            })
            .collect::<Result<Vec<Entrant<G>>, Wrong>>()?;
        Ok(compete(&self.game, &entrants, plan, &|_| {}, stop))
    }

    fn batch(&self, setup: &Setup<'_>, stop: Stop<'_>) -> Result<Box<dyn AnyBatch>, BatchError> {
        Ok(Box::new(Batch::new_until(self.game.clone(), setup, stop)?))
    }
}
