//! What is drawn of a position, and how each fact changes it.

use games::shazamm::{Both, BridgeView, Fact, Mana, PhaseView, View};
use table::Seats;

/// The bridge and the reserves at one moment. All of it lies open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Scene {
    pub(crate) round: u8,
    pub(crate) muted: bool,
    pub(crate) bridge: BridgeView,
    pub(crate) mana: Both<Mana>,
    /// Whose wizards have fallen.
    pub(crate) fallen: Seats,
}

impl Scene {
    /// The position that somebody sees.
    pub(crate) fn of(view: &View) -> Self {
        let fallen = match view.phase {
            PhaseView::Over { fallen } => fallen,
            _ => Seats::default(),
        };
        Self {
            round: view.round,
            muted: view.muted,
            bridge: view.bridge,
            mana: Both::from_fn(|seat| view.players[seat].mana),
            fallen,
        }
    }

    /// The moment after something happened.
    pub(crate) fn after(mut self, fact: &Fact) -> Self {
        match *fact {
            Fact::Mutism { .. } => self.muted = true,
            Fact::Middle { wall, .. }
            | Fact::Moved { wall, .. }
            | Fact::Stayed { wall }
            | Fact::Pushed { wall, .. } => self.bridge.wall = wall,
            Fact::Paid { seat, mana, .. }
            | Fact::Reserves { seat, mana, .. }
            | Fact::Drain { seat, mana, .. } => self.mana[seat] = mana,
            Fact::WizardsMoved { wizards } => {
                self.bridge.wizards = wizards;
                self.bridge.middle = self.bridge.wall;
            }
            Fact::TilesBroke { intact } => self.bridge.intact = intact,
            Fact::Fell { seat } => self.fallen.insert(seat),
            Fact::Round { round } => {
                self.round = round;
                self.muted = false;
                self.mana = Both::same(Mana::FULL);
            }
            _ => {}
        }
        self
    }
}

/// How long a fact is shown before the next, in milliseconds at the normal pace.
pub(crate) fn beat(fact: &Fact) -> u32 {
    match *fact {
        // Nothing is to be seen of these that is not asked or told elsewhere.
        Fact::Stacked { .. }
        | Fact::Committed { .. }
        | Fact::CommittedSecretly { .. }
        | Fact::Laid { .. }
        | Fact::LaidSecretly { .. }
        | Fact::Over { .. }
        | Fact::DrewSecretly { count: 0, .. } => 0,
        Fact::Drew { cards, .. } if cards.is_empty() => 0,
        Fact::DrewSecretly { .. } | Fact::Paid { .. } | Fact::Stayed { .. } | Fact::StackDone { .. } => 650,
        Fact::Revealed { .. } => 1400,
        _ => 900,
    }
}

#[cfg(test)]
mod tests {
    use games::shazamm::{Options, Shazamm};
    use table::conformance::advance_telling;
    use table::{Game as _, Match, Options as _, ToAct, Viewer, dice};

    use super::*;
    use crate::seen::visible;

    /// Told everything that a spectator hears, one ends where the rules end.
    #[test]
    fn facts_lead_from_position_to_position() {
        for (seed, options) in (0..5).flat_map(|again| (10 * again..).zip(Options::every())) {
            let game = Shazamm::new(options).unwrap();
            let mut dice = dice::seeded(seed);
            let mut played = Match::new(game.clone());
            let mut scene = Scene::of(&game.view(played.state(), Viewer::Spectator));
            while played.to_act() != ToAct::Nobody {
                let mut events = Vec::new();
                advance_telling(&mut played, &mut dice, &mut events);
                scene = visible(&events, Some(Viewer::Spectator)).fold(scene, Scene::after);
                assert_eq!(scene, Scene::of(&game.view(played.state(), Viewer::Spectator)));
            }
        }
    }
}
