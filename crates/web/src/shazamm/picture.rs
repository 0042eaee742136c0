//! The picture on the door of the game.

use games::shazamm::{GREEN, RED};
use markup::prelude::*;

use super::figures::{fire, wizard};

/// Two wizards on a bridge over lava, with the fire between them.
pub(crate) fn picture() -> Markup {
    let planks = (0..12)
        .map(|n| {
            let x = f64::from(n) * 12.0 + 8.5;
            let out = (x + 5.5 - 80.0) / 80.0;
            let y = 75.0 - 7.0 * out * out;
            view! { <rect class="shz-door-plank" x=x y=y width="11" height="4" rx="1" /> }
        })
        .collect_markup();
    view! {
        <svg class="shz-door" viewBox="0 0 160 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            <defs>
                <linearGradient id="shz-door-air" x1="0" y1="0" x2="0" y2="1">
                    <stop offset="0" class="sky-top" /><stop offset="0.62" class="sky-low" /><stop offset="1" class="sky-glow" />
                </linearGradient>
                <linearGradient id="shz-door-lava" x1="0" y1="0" x2="0" y2="1">
                    <stop offset="0" class="lava-top" /><stop offset="0.4" class="lava-mid" /><stop offset="1" class="lava-low" />
                </linearGradient>
            </defs>
            <rect fill="url(#shz-door-air)" width="160" height="100" />
            <path class="shz-rock-far" d="M0 0H160V10C146 20 138 8 124 14C110 20 104 6 90 10C76 14 66 4 54 9C40 15 30 8 18 15C10 19 4 18 0 20Z" />
            <path class="shz-rock" d="M0 0H13C12 18 7 28 6 44C5 60 2 72 4 100H0ZM160 0H148C149 18 153 28 154 42C155 60 158 72 156 100H160Z" />
            <rect fill="url(#shz-door-lava)" y="87" width="160" height="13" />
            <path class="shz-lava-crest" d="M0 88C12 84 22 91 36 87C52 83 64 91 80 87C96 83 110 91 126 87C140 84 150 90 160 87V92H0Z" />
            <path class="shz-door-rope" d="M4 56Q80 74 156 56" />
            {planks}
            <g transform="translate(46 73) scale(0.5)">{wizard(RED)}</g>
            <g transform="translate(114 73) scale(-0.5 0.5)">{wizard(GREEN)}</g>
            <g transform="translate(80 76) scale(0.55)">{fire()}</g>
        </svg>
    }
}
