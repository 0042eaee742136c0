//! What is being shown: the last turn is played fact by fact, and then the position stands.

use games::shazamm::{Fact, PhaseView, Shazamm};
use locale::t;
use markup::prelude::*;
use table::{Game as _, Viewer};

use super::reveal::Reveal;
use super::scene::Scene;
use crate::play::Table;

/// Where the game has got to, as far as everybody may know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Story {
    pub(crate) scene: Scene,
    /// How many turns of this round were revealed.
    turns: u16,
    /// The last turn that was revealed.
    pub(crate) reveal: Option<Reveal>,
}

impl Story {
    /// Before anything has happened.
    fn first(game: &Shazamm) -> Self {
        Self { scene: Scene::of(&game.view(&game.start(), Viewer::Spectator)), turns: 0, reveal: None }
    }

    fn after(mut self, fact: &Fact) -> Self {
        self.scene = self.scene.after(fact);
        match *fact {
            Fact::Revealed { commitments } => {
                self.turns += 1;
                self.reveal = Some(Reveal::new(commitments));
            }
            Fact::Round { .. } => self.turns = 0,
            _ => {}
        }
        if let Some(reveal) = &mut self.reveal {
            reveal.tell(fact);
        }
        self
    }

    fn settled(mut self) -> Self {
        if let Some(reveal) = &mut self.reveal {
            reveal.settle();
        }
        self
    }
}

/// What is on the table at this moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Moment {
    pub(crate) story: Story,
    /// What is happening just now, while a turn is being shown.
    pub(crate) fact: Option<Fact>,
}

impl Moment {
    /// Whether something is being shown.
    pub(crate) fn is_playing(&self) -> bool {
        self.fact.is_some()
    }

    /// Whether a turn is being shown that is revealed: what is counted before the bets belongs to the next one.
    pub(crate) fn is_revealing(&self) -> bool {
        !matches!(self.fact, None | Some(Fact::Counted { .. }))
    }
}

/// What is being shown: a handle that every part of the board has a copy of.
#[derive(Clone, Copy)]
pub(crate) struct Stage {
    pub(crate) table: Table<Shazamm>,
    pub(crate) shown: Memo<Moment>,
}

impl Stage {
    /// The stage of a table. All that is on it comes from what the one at the screen was told since the game began.
    pub(crate) fn new(table: Table<Shazamm>) -> Self {
        let before = Memo::new(move |_| {
            let first = table.seen.with(|seen| Story::first(&seen.game));
            table.earlier().iter().fold(first, Story::after)
        });
        let shown = Memo::new(move |_| {
            let (seen, unfolded) = (table.seen.get(), table.core.unfolded());
            let mut told = seen.news.iter().take(unfolded);
            let story = told.clone().fold(before.get(), Story::after);
            if table.core.is_unfolding() {
                return Moment { story, fact: told.next_back().copied() };
            }
            // Where it ends is what is seen, whatever was told on the way.
            Moment { story: Story { scene: Scene::of(&seen.view), ..story }.settled(), fact: None }
        });
        Self { table, shown }
    }

    /// The number of the turn that is being shown or chosen for.
    fn turn(&self) -> u16 {
        let is_next = self.table.seen.with(|seen| {
            matches!(
                seen.view.phase,
                PhaseView::Committing { .. } | PhaseView::Laying { .. } | PhaseView::Betting { .. }
            )
        });
        self.shown.with(|shown| {
            let turns = shown.story.turns;
            if is_next && !shown.is_revealing() { turns + 1 } else { turns.max(1) }
        })
    }

    /// "Round 2, turn 3"
    pub(crate) fn heading(&self) -> String {
        let round = self.shown.with(|shown| shown.story.scene.round);
        let turn = self.turn();
        self.table.tell(|teller| t!(teller, "shazamm-board-round-turn", round = round, turn = turn))
    }
}

#[cfg(test)]
mod tests {
    use games::shazamm::{GREEN, Options, RED};
    use table::conformance::advance_telling;
    use table::{Match, ToAct, dice};

    use super::*;
    use crate::seen::visible;

    /// Whoever looks, the same lies on the table: the last turn, and nothing that only one of them knows.
    #[test]
    fn the_last_turn_is_known_from_what_everybody_was_told() {
        let game = Shazamm::new(Options::default()).unwrap();
        let viewers = [RED, GREEN].map(Viewer::Seat).into_iter().chain([Viewer::Spectator]);
        let mut dice = dice::seeded(7);
        let mut played = Match::new(game.clone());
        let mut stories: Vec<_> = viewers.map(|viewer| (viewer, Story::first(&game))).collect();
        let mut turns = 0;
        while played.to_act() != ToAct::Nobody {
            let mut events = Vec::new();
            advance_telling(&mut played, &mut dice, &mut events);
            for (viewer, story) in &mut stories {
                *story = visible(&events, Some(*viewer)).fold(story.clone(), Story::after).settled();
            }
            let [(_, red), (_, green), (_, spectator)] = &stories[..] else { unreachable!() };
            assert_eq!((red, green), (spectator, spectator));
            turns += events.iter().filter(|event| matches!(event.fact, Fact::Revealed { .. })).count();
            assert_eq!(red.reveal.is_some(), turns > 0);
        }
        assert!(turns > 3, "only {turns} turns");
    }
}
