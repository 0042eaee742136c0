//! Small signs for buttons, drawn in the colour of the text.

use markup::prelude::*;

/// A sign.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Icon {
    Close,
    Hint,
    Home,
    Log,
    Menu,
    Minus,
    Next,
    People,
    Plus,
    Previous,
    Puzzle,
    Replay,
    Review,
    Score,
    Settings,
    Silent,
    Sounding,
    Talk,
    Undo,
    First,
    Last,
}

/// Draws a sign. It says nothing to screen readers: the button does.
pub(crate) fn icon(icon: Icon) -> Markup {
    let path = match icon {
        Icon::Previous => "M15 5l-7 7 7 7",
        Icon::Next => "M9 5l7 7-7 7",
        Icon::Close => "M6 6l12 12M18 6L6 18",
        Icon::Hint => {
            "M12 3a6 6 0 0 1 3.5 10.9c-.7.6-1 1.2-1 2.1h-5c0-.9-.3-1.5-1-2.1A6 6 0 0 1 12 3zM10 19h4M11 22h2"
        }
        Icon::Home => "M4 11l8-7 8 7M6 10v10h12V10",
        Icon::Log => "M5 6h14M5 12h14M5 18h9",
        Icon::Menu => "M4 6h16M4 12h16M4 18h16",
        Icon::Minus => "M5 12h14",
        Icon::People => {
            "M9 5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM3 19c0-4 2.500-6 6-6s6 2 6 6M15.500 5.500a3.200 3.200 0 0 1 0 6M17 13.500c2.600.6 4 2.500 4 5.500"
        }
        Icon::Plus => "M5 12h14M12 5v14",
        Icon::Puzzle => "M9 5a2 2 0 1 1 4 0v1h5v5h-1a2 2 0 1 0 0 4h1v5H5v-5h1a2 2 0 1 0 0-4H5V6h4z",
        Icon::Replay => "M4 12a8 8 0 1 0 3-6.2M4 4v5h5",
        Icon::Review => "M10 4a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM15 15l6 6",
        Icon::Score => "M5 20V10M10 20V4M15 20v-8M20 20V7",
        Icon::Settings => "M4 7h9M17 7h3M4 17h3M11 17h9M15 4v6M9 14v6",
        Icon::Silent => "M4 9h4l5-4v14l-5-4H4zM17 9.5l5 5M22 9.5l-5 5",
        Icon::Sounding => "M4 9h4l5-4v14l-5-4H4zM16.5 9a4 4 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11",
        Icon::Talk => "M4 5h16v11H11l-5 4v-4H4z",
        Icon::Undo => "M9 7L4 12l5 5M4 12h11a5 5 0 0 1 0 10h-2",
        Icon::First => "M18 5l-7 7 7 7M6 5v14",
        Icon::Last => "M6 5l7 7-7 7M18 5v14",
    };
    view! {
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d=path fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" />
        </svg>
    }
}
