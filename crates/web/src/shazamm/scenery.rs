//! The cave around the bridge. It is drawn far beyond the picture, so that it fills a window of any shape.

use markup::prelude::*;

/// All that lies behind the bridge: the mouth of the cave with the sky in it, rock, and lava below.
pub(super) fn cave() -> Markup {
    view! {
        <defs>
            <linearGradient id="shz-sky" gradientUnits="userSpaceOnUse" x1="0" y1="-30" x2="0" y2="226">
                <stop offset="0" class="sky-top" /><stop offset="0.6" class="sky-low" /><stop offset="1" class="sky-glow" />
            </linearGradient>
            <linearGradient id="shz-heat" gradientUnits="userSpaceOnUse" x1="0" y1="90" x2="0" y2="232">
                <stop offset="0" class="heat-out" /><stop offset="1" class="heat-in" />
            </linearGradient>
            <linearGradient id="shz-lava" gradientUnits="userSpaceOnUse" x1="0" y1="226" x2="0" y2="330">
                <stop offset="0" class="lava-top" /><stop offset="0.2" class="lava-mid" /><stop offset="1" class="lava-low" />
            </linearGradient>
        </defs>
        <path class="shz-rock-facets" d="M-90 20l70-60 60 30-30 70zM-20 120l50-40 10 50-40 30zM-160 160l60-50 50 30-40 50zM760-60l90-30 40 70-80 20zM800 80l60-40 50 50-70 40zM780 20l-20-50 30-10zM900 150l60-30 40 50-60 20zM300-110l90-40 80 30-60 40zM60-120l60-60 70 40-60 50zM560-130l70-40 60 60-80 10zM-300 60l70-60 40 60-60 40zM1010 20l70-40 50 60-70 30z" />
        <path class="shz-mouth" fill="url(#shz-sky)" d="M46 240C24 190 30 120 66 76C96 40 150 34 206 8C262-16 330-22 402-20C486-18 560-14 620 14C668 36 716 48 742 92C768 138 776 188 752 240Z" />
        <circle class="shz-orb" cx="612" cy="92" r="18" />
        <path class="shz-stars" d="M150 96h.1M232 70h.1M300 98h.1M352 66h.1M452 74h.1M508 108h.1M548 70h.1M676 120h.1M112 140h.1M700 160h.1" />
        <path class="shz-hill-far" d="M50 240L150 138L190 158L262 100L292 126L330 112L384 170L430 142L474 168L540 106L580 136L622 122L746 240Z" />
        <path class="shz-hill" d="M48 240L120 196L214 168L268 198L340 180L410 206L480 182L548 198L620 164L690 200L750 240Z" />
        <path class="shz-rock" d="M-1600 900V140C-600 130-200 150-60 160C-20 164 20 160 30 172C38 184 26 200 32 216C36 232 20 250 24 320V900ZM2400 900V140C1400 130 1000 150 860 160C820 164 780 160 770 172C762 184 774 200 768 216C764 232 780 250 776 320V900Z" />
        <rect fill="url(#shz-heat)" x="-1600" y="90" width="4000" height="142" />
        <path class="shz-crystal" d="M-14 152l-12-26 6-18 14 20-2 24zM-34 156l-16-12-2-16 16 10 6 18zM812 152l6-30 10-12 6 24-12 20zM838 156l10-18 12-6-2 18-12 8z" />
        <rect fill="url(#shz-lava)" x="-1600" y="226" width="4000" height="900" />
        <path class="shz-lava-crest" d=crest() />
        <path class="shz-lava-vein" d="M-230 250c40-7 80 6 120-1M40 252c30-6 60 5 92-1M190 246c26-5 44 4 70 0M330 258c32-6 56 4 88-1M470 246c24-5 48 5 76 0M604 256c28-6 54 4 84-1M900 250c40-7 80 6 120-1M-60 296c50-8 90 7 140-1M160 318c44-8 84 6 130-1M380 300c46-8 86 7 136-1M580 322c50-8 84 7 130-1M760 298c40-7 70 6 110-1" />
        <path class="shz-isle" d="M118 250c8-9 30-12 44-5 6 3 8 6 6 8-14 5-38 5-50-3zM612 268c10-12 40-15 58-6 8 4 10 8 8 10-18 6-50 6-66-4zM300 338c14-14 50-17 72-7 9 4 12 9 9 12-22 7-62 6-81-5z" />
    }
}

/// The waves on the lava, as far as it goes.
fn crest() -> String {
    (-1600..2400).step_by(128).map(|x| format!("M{x} 228c20-8 44-8 64 0s44 7 64 0v8h-128z")).collect()
}

/// Rock that hangs from above, whatever the height of the window.
pub(super) fn ceiling() -> Markup {
    view! {
        <svg class="shz-ceiling" viewBox="0 0 800 84" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
            <path class="shz-rock-far" d="M0 0H800V30C784 40 772 62 762 40C748 26 726 30 712 46L700 84L690 44C668 22 640 26 610 28C590 30 580 52 570 30C540 16 516 20 488 22L474 48L462 20C430 12 400 14 372 18C352 20 344 40 334 20C306 14 286 20 262 24L246 66L232 26C206 22 190 24 168 28C150 32 140 50 130 32C104 26 86 34 66 38L52 74L40 40C24 34 10 40 0 46Z" />
            <path class="shz-rock" d="M0 0H800V18C776 20 760 30 742 20L726 52L712 18C680 10 660 14 636 16L620 34L606 12C566 8 520 8 470 8L456 22L444 8C390 4 340 6 296 8L282 28L268 8C230 8 200 12 172 14L158 44L142 16C110 14 90 20 72 18L58 36L44 20C26 20 12 24 0 26Z" />
        </svg>
    }
}
