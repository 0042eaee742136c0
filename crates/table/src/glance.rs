//! The one way to hide: whatever a viewer may know is asked of a glance, and a view is made of its answers.

/// Declares `Glance`, a position in somebody's eyes, for a game with its `State` and its `View`.
///
/// Its fields are private to the module that says `glance!`: there, and nowhere else, stand the answers that decide what may be
/// known. `View::of` makes a view of a glance and of nothing else. Whoever looks millions of times a second asks for what it
/// needs, and nothing is built. `Debug` shows the view, not the position behind it.
///
/// ```text
/// table::glance!(Pennies, State, View);
///
/// impl Glance<'_> {
///     /// The penny of `seat`, if the viewer may see it.
///     pub fn penny(self, seat: Seat) -> Option<Side> {
///         self.state.pennies[seat].filter(|_| self.eyes.are(seat))
///     }
/// }
/// ```
#[macro_export]
macro_rules! glance {
    ($game:ty, $state:ty, $view:ty) => {
        /// A position in somebody's eyes: what one viewer may know, answered when it is asked.
        #[derive(Clone, Copy)]
        pub struct Glance<'a> {
            game: &'a $game,
            state: &'a $state,
            eyes: $crate::Eyes,
        }

        impl $game {
            /// What `viewer` may know of `state`.
            #[inline]
            pub fn glance<'a>(&'a self, state: &'a $state, viewer: $crate::Viewer) -> Glance<'a> {
                Glance { game: self, state, eyes: $crate::Eyes::Viewer(viewer) }
            }

            /// Everything.
            #[inline]
            pub(crate) fn glance_of_oracle<'a>(&'a self, state: &'a $state) -> Glance<'a> {
                Glance { game: self, state, eyes: $crate::Eyes::Oracle }
            }
        }

        impl<'a> Glance<'a> {
            /// The rules of the table, which everybody knows.
            #[inline]
            pub(crate) fn game(self) -> &'a $game {
                self.game
            }

            /// Who looks; nobody for the oracle, who sees everything.
            #[inline]
            pub fn viewer(self) -> Option<$crate::Viewer> {
                self.eyes.viewer()
            }
        }

        impl ::std::fmt::Debug for Glance<'_> {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                <$view>::of(*self).fmt(f)
            }
        }
    };
}

/// Implements `Debug` for a type that holds what is hidden, without showing any of it. Everything is shown by name only:
/// [`Game::oracle`](crate::Game::oracle).
#[macro_export]
macro_rules! secret_debug {
    ($secret:ident) => {
        impl ::std::fmt::Debug for $secret {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(concat!(stringify!($secret), "(…)"))
            }
        }
    };
}
