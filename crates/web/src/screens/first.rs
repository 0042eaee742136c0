//! The guided first game.

use leptos::prelude::*;

use super::missing::missing;
use crate::games::GameName;

/// The screen of a game's first, guided match.
pub(crate) fn first(_: GameName) -> AnyView {
    missing()
}
