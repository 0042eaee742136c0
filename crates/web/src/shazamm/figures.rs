//! The wizards and the fire, drawn by hand. Everything stands on the point (0, 0).

use games::shazamm::GREEN;
use markup::prelude::*;
use table::Seat;

/// The class that gives a player's things their colour.
pub(crate) fn colour(seat: Seat) -> &'static str {
    if seat == GREEN { "shz-green" } else { "shz-red" }
}

/// A wizard who looks to the right. Red has a tall pointed hat and a star, Green a broad hat, a beard and a staff.
pub(crate) fn wizard(seat: Seat) -> Markup {
    if seat == GREEN { green() } else { red() }
}

fn red() -> Markup {
    view! {
        <g class="shz-wizard-art shz-red">
            <ellipse class="shz-shade" cx="0" cy="1" rx="20" ry="4" />
            <path class="robe" d="M-6-46 C-12-30-18-10-20 0 H20 C16-14 12-30 8-46 Z" />
            <path class="robe-fold" d="M2-40 C0-26-2-12-4 0 H6 C6-14 5-28 4-40 Z" />
            <path class="robe" d="M3-42 C12-40 20-38 27-43 L29-35 C20-29 10-29 4-31 Z" />
            <circle class="skin" cx="30" cy="-40" r="4" />
            <circle class="spark" cx="36" cy="-44" r="3.500" />
            <path class="spark-rays" d="M36-54v5M36-39v5M27-47l4 1M45-48l-4 2" />
            <circle class="skin" cx="2" cy="-53" r="9" />
            <path class="eye" d="M6-54h.1" />
            <path class="hat" d="M-15-58 C-6-54 9-54 17-58 L12-61 C8-76 4-90-4-104 C-6-90-10-76-11-61 Z" />
            <path class="trim" d="M-11-62 C-4-59 6-59 12-62 L11-67 C5-64-4-64-10-67 Z" />
            <path class="star" d="M-1-85l1.800 3.600 4 .6-2.900 2.800.7 4-3.600-1.900-3.600 1.900.7-4-2.900-2.800 4-.6Z" />
        </g>
    }
}

fn green() -> Markup {
    view! {
        <g class="shz-wizard-art shz-green">
            <ellipse class="shz-shade" cx="0" cy="1" rx="22" ry="4" />
            <path class="staff" d="M28 0 L25-72" />
            <path class="staff-moon" d="M22-84a9 9 0 1 0 10 11a7 7 0 0 1-10-11Z" />
            <path class="robe" d="M-14-44 C-18-38-19-14-19 0 H19 C19-14 18-38 13-44 Z" />
            <path class="robe-fold" d="M-19-7H19V0H-19Z" />
            <path class="robe" d="M6-42 C14-38 20-34 25-35 L27-27 C18-24 10-28 5-32 Z" />
            <circle class="skin" cx="26" cy="-31" r="4" />
            <circle class="skin" cx="1" cy="-52" r="9" />
            <path class="beard" d="M-5-50 C-4-38 0-30 5-26 C10-34 11-42 10-50 C6-46 0-46-5-50 Z" />
            <path class="eye" d="M6-54h.1" />
            <path class="hat" d="M-26-57 C-12-51 14-51 27-57 C20-62 14-63 12-63 C12-72 8-79-2-79 C-10-79-14-72-13-63 C-18-62-22-60-26-57 Z" />
            <path class="trim" d="M-13-63 C-5-59 6-59 12-63 L12-67 C5-64-5-64-13-67 Z" />
        </g>
    }
}

/// The sign of a player: the shape of the hat.
pub(crate) fn hat(seat: Seat) -> Markup {
    let path = if seat == GREEN {
        "M2 17c3 3 17 3 20 0-2-2-4-2.500-5-2.500C17 9 15 6 12 6s-5 3-5 8.500C6 14.500 4 15 2 17z"
    } else {
        "M3 19c3 2 15 2 18 0l-4-2C15 11 14 7 11 2 10 7 8 12 7 17z"
    };
    view! {
        <svg class=format!("shz-hat {}", colour(seat)) viewBox="0 0 24 24" aria-hidden="true"><path d=path /></svg>
    }
}

/// The wall of fire.
pub(crate) fn fire() -> Markup {
    view! {
        <g class="shz-fire-art">
            <defs>
                <radialGradient id="shz-glow">
                    <stop offset="0" class="glow-in" />
                    <stop offset="1" class="glow-out" />
                </radialGradient>
            </defs>
            <ellipse fill="url(#shz-glow)" cx="0" cy="-44" rx="84" ry="100" />
            <path class="outer" d="M-19 2 C-27-26-20-44-15-62 C-12-54-10-50-8-46 C-10-72-2-92 3-118 C6-96 12-86 11-64 C14-70 16-76 17-84 C24-60 27-28 19 2 Z" />
            <path class="inner" d="M-12 2 C-16-20-12-32-8-46 C-6-38-4-36-3-32 C-3-54 2-66 4-84 C8-62 10-56 9-40 C11-44 12-48 13-52 C17-34 16-16 11 2 Z" />
            <path class="core" d="M-6 2 C-8-14-4-22-1-34 C1-26 3-22 4-14 C5-18 6-20 7-24 C9-14 8-6 5 2 Z" />
        </g>
    }
}
