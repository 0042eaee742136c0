//! What happened, and who may know it.

use serde::{Deserialize, Serialize};

use crate::{Seat, Seats, Viewer};

/// Those who may know a fact.
///
/// ```
/// use table::{Audience, Seat, Viewer};
/// let (anna, ben) = (Seat::new(0), Seat::new(1));
/// let secret = Audience::only(anna);
/// assert!(secret.includes(Viewer::Seat(anna)));
/// assert!(!secret.includes(Viewer::Seat(ben)));
/// assert!(Audience::EVERYONE.includes(Viewer::Spectator));
/// assert!(!Audience::players_but(anna, 2).includes(Viewer::Spectator));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Audience {
    seats: Seats,
    spectators: bool,
}

impl Audience {
    /// All players and all spectators.
    pub const EVERYONE: Self = Self { seats: Seats::all(crate::MAX_SEATS), spectators: true };

    /// One player alone.
    pub const fn only(seat: Seat) -> Self {
        Self::seats(Seats::only(seat))
    }

    /// These players and nobody else.
    pub const fn seats(seats: Seats) -> Self {
        Self { seats, spectators: false }
    }

    /// All players at a table of `seats` but one; no spectator.
    pub const fn players_but(seat: Seat, seats: usize) -> Self {
        Self::seats(Seats::all(seats).without(Seats::only(seat)))
    }

    /// Everyone, spectators too, except these players.
    pub const fn everyone_but(seats: Seats) -> Self {
        Self { seats: Self::EVERYONE.seats.without(seats), spectators: true }
    }

    /// Whether this viewer may know.
    pub fn includes(self, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Seat(seat) => self.seats.contains(seat),
            Viewer::Spectator => self.spectators,
        }
    }
}

/// A fact and those who may know it.
///
/// Every viewer counts the same events; [`Event::for_viewer`] answers `None`, an empty tick, where a fact is not for them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Event<F> {
    /// Who may know it.
    pub audience: Audience,
    /// What happened.
    pub fact: F,
}

impl<F> Event<F> {
    /// The fact, if this viewer may know it.
    pub fn for_viewer(&self, viewer: Viewer) -> Option<&F> {
        self.audience.includes(viewer).then_some(&self.fact)
    }
}

/// Hears the events of a game as they happen.
///
/// Games hand over a closure, so that a listener who does not care ([`Silent`]) costs nothing.
pub trait Listener<F> {
    /// Something happened; `fact` builds it, if it is wanted.
    fn hear(&mut self, audience: Audience, fact: impl FnOnce() -> F);

    /// Something happened that everyone may know.
    fn tell(&mut self, fact: impl FnOnce() -> F) {
        self.hear(Audience::EVERYONE, fact);
    }
}

/// Listens to nothing: no event is ever built.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<F> Listener<F> for Silent {
    #[inline]
    fn hear(&mut self, _: Audience, _: impl FnOnce() -> F) {}
}

impl<F> Listener<F> for Vec<Event<F>> {
    fn hear(&mut self, audience: Audience, fact: impl FnOnce() -> F) {
        self.push(Event { audience, fact: fact() });
    }
}
