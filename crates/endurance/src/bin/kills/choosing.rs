//! What a client decides: anything that its view allows.

use games::{GameName, with_game};
use protocol::Snapshot;
use serde_json::Value;
use table::dice::FastDice;
use table::{Game, Legal as _, Seat, dice};

/// Somebody who decides in some game.
pub(crate) trait Chooses: Send {
    /// A decision of a seat in the notation of records; nothing where it has none to make.
    fn choose(&mut self, view: &Value, seat: Seat) -> Result<Option<String>, String>;
}

struct Chooser<G: Game> {
    game: G,
    dice: FastDice,
}

impl<G: Game> Chooses for Chooser<G>
where
    G: Send,
{
    fn choose(&mut self, view: &Value, seat: Seat) -> Result<Option<String>, String> {
        let view = serde_json::from_value(view.clone())
            .map_err(|error| format!("a view of {}: {error}", G::NAME))?;
        let state = self.game.resample(&view, &mut self.dice);
        if !self.game.to_act(&state).seats().contains(seat) {
            return Ok(None);
        }
        let action = self.game.legal(&state, seat).choose(&mut self.dice);
        Ok(action.map(|action| self.game.show_action(action).to_string()))
    }
}

/// Somebody who decides in the game of a table, by these dice.
pub(crate) fn chooser(table: &Snapshot<Value>, seed: u64) -> Result<Box<dyn Chooses>, String> {
    let name = GameName::read(&table.opening.game).ok_or("there is no such game here")?;
    let dice = dice::fast(seed);
    with_game!(name, G => {
        let game: G = table::settled(&table.opening.options, table.rules).map_err(|error| error.to_string())?;
        Ok(Box::new(Chooser { game, dice }))
    })
}
