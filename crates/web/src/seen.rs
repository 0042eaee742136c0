//! What the one at the screen sees.

use std::sync::Arc;

use table::{Event, Game, Match, Outcome, Seat, ToAct, Viewer};

/// A position as somebody sees it, and what has just happened.
#[derive(Debug)]
pub(crate) struct Seen<G: Game> {
    /// The rules of the table.
    pub(crate) game: Arc<G>,
    /// The position.
    pub(crate) view: Arc<G::View>,
    /// What the one at the screen may do; nothing where nothing is asked.
    pub(crate) legal: Option<Arc<G::Legal>>,
    /// Whose eyes these are; nobody's where all lies open.
    pub(crate) to: Option<Viewer>,
    /// Whom the game waits for.
    pub(crate) to_act: ToAct,
    /// What the last step brought, as far as the viewer may know.
    pub(crate) news: Arc<[G::Fact]>,
    /// How many steps were made.
    pub(crate) steps: usize,
    /// How the game ended, once it has.
    pub(crate) outcome: Option<Outcome>,
}

impl<G: Game> Clone for Seen<G> {
    fn clone(&self) -> Self {
        Self {
            game: Arc::clone(&self.game),
            view: Arc::clone(&self.view),
            legal: self.legal.clone(),
            news: Arc::clone(&self.news),
            ..*self
        }
    }
}

impl<G: Game> Seen<G> {
    /// The position of `played` in the eyes of `to`, after a step that brought `events`.
    pub(crate) fn new(
        played: &Match<G>,
        to: Option<Viewer>,
        events: &[Event<G::Fact>],
        is_asked: bool,
    ) -> Self {
        let (game, state) = (played.game(), played.state());
        let to_act = played.to_act();
        let asked =
            to.and_then(Viewer::seat).filter(|&seat| is_asked && to_act.includes(table::Actor::Seat(seat)));
        Self {
            game: Arc::new(game.clone()),
            view: Arc::new(to.map_or_else(|| game.oracle(state), |viewer| game.view(state, viewer))),
            legal: asked.map(|seat| Arc::new(game.legal(state, seat))),
            to,
            to_act,
            news: visible(events, to).cloned().collect(),
            steps: played.record().steps().len(),
            outcome: game.outcome(state),
        }
    }

    /// The seat whose eyes these are.
    pub(crate) fn me(&self) -> Option<Seat> {
        self.to.and_then(Viewer::seat)
    }

    /// The seats as they are drawn: the viewer first, then clockwise.
    pub(crate) fn seats(&self) -> Vec<Seat> {
        let count = self.game.seats();
        let first = self.me().map_or(0, Seat::index);
        (0..count).map(|n| Seat::new((first + n) % count)).collect()
    }
}

/// The facts that a viewer may know.
pub(crate) fn visible<F>(events: &[Event<F>], to: Option<Viewer>) -> impl Iterator<Item = &F> {
    events.iter().filter_map(move |event| match to {
        Some(viewer) => event.for_viewer(viewer),
        None => Some(&event.fact),
    })
}
