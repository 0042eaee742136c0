//! The oracles, drawn around the origin within 20 units: bold and flat, so that they are known when they are small.

use markup::prelude::*;

/// The paths of an emblem by how they are painted: ink, the colour of the oracle, light, and lines.
struct Emblem {
    ink: &'static str,
    tint: &'static str,
    light: &'static str,
    lines: &'static str,
}

/// Draws the emblem of the oracle with this key; one that is not known gets a crystal ball.
pub(super) fn emblem(key: &str) -> Markup {
    let Emblem { ink, tint, light, lines } = parts(key);
    view! {
        <g class="mag-emblem">
            <path class="mag-emblem-tint" d=tint />
            <path class="mag-emblem-ink" d=ink />
            <path class="mag-emblem-light" d=light />
            <path class="mag-emblem-lines" d=lines />
        </g>
    }
}

/// The emblem as a picture by itself.
pub(super) fn emblem_picture(key: &str) -> Markup {
    view! {
        <svg class=format!("mag-sign mag-oracle-{}", known(key)) viewBox="-20 -20 40 40" aria-hidden="true">{emblem(key)}</svg>
    }
}

/// The key of an oracle that has colours of its own.
pub(super) fn known(key: &str) -> &str {
    const KNOWN: [&str; 11] = [
        "guild-hall",
        "wisp",
        "mandrake",
        "salamander",
        "sphinx",
        "norns",
        "unicorn",
        "djinn",
        "great-eagle",
        "leviathan",
        "stone-giant",
    ];
    if KNOWN.contains(&key) { key } else { "other" }
}

fn parts(key: &str) -> Emblem {
    match key {
        // Pillars under a gable.
        "guild-hall" => Emblem {
            ink: "M0-18 19-7V-4H-19V-7zM-18 14H18V18H-18z",
            tint: "M-15-2H-10V13H-15zM-2.5-2H2.5V13H-2.5zM10-2H15V13H10z",
            light: "M0-14.5A3 3 0 1 1 0-8.5 3 3 0 1 1 0-14.5z",
            lines: "",
        },
        // A flame with eyes over the moor.
        "wisp" => Emblem {
            ink: "M-18 15C-9 11 9 11 18 15V19H-18z",
            tint: "M2-18C4-10 12-7 11 2A11 10 0 0 1-11 3C-12-3-7-6-6-11-3-9-2-7-2-5 1-9 3-13 2-18z",
            light: "M-4-1A2.2 3 0 1 1-4 5 2.2 3 0 1 1-4-1zM4-1A2.2 3 0 1 1 4 5 2.2 3 0 1 1 4-1z",
            lines: "M-16-4v-.1M15-9v-.1",
        },
        // A root with a face and leaves.
        "mandrake" => Emblem {
            ink: "M-7-7C-12 0-11 6-7 9-9 14-12 16-15 18-8 18-4 16-1 12 3 17 8 18 14 17 9 15 7 12 7 8 11 4 11-2 7-7 3-10-3-10-7-7z",
            tint: "M0-8C-3-12-10-12-14-17-6-19-1-15 0-11 1-15 6-19 14-17 10-12 3-12 0-8zM0-10C-2-14-2-17 0-20 2-17 2-14 0-10z",
            light: "M-3.5-3A1.7 1.7 0 1 1-3.5.4 1.7 1.7 0 1 1-3.5-3zM3.5-3A1.7 1.7 0 1 1 3.5.4 1.7 1.7 0 1 1 3.5-3zM0 3A2.4 3 0 1 1 0 9 2.4 3 0 1 1 0 3z",
            lines: "",
        },
        // A lizard in an arc of embers.
        "salamander" => Emblem {
            ink: "M-4-17C2-20 9-16 8-10 7-5-3-3-3 3-3 9 8 7 12 11 15 14 13 18 8 18 12 15 9 13 4 13-4 13-10 10-10 3-10-4 0-6 1-10-4-8-9-12-4-17z",
            tint: "M-17 19C-18 15-15 13-15 10-12 12-10 15-12 19zM-4 19.5C-4 18-2 16.5-2 15 0 16 1 18 0 19.5zM16 5C15 2 17 0 17-3 20 0 20 3 19 5z",
            light: "M1-15A1.5 1.5 0 1 1 1-12 1.5 1.5 0 1 1 1-15z",
            lines: "M7-6 13-5 15-8M-8 6-14 6-16 9M-8-3-14-5-16-2M3 8 4 3 8 1",
        },
        // A crouched lion with a headcloth.
        "sphinx" => Emblem {
            ink: "M-9-6C-9-14-4-18 0-18S9-14 9-6L12 6H-12z",
            tint: "M-18 18V11C-18 7-14 5-10 5H10C14 5 18 7 18 11V18H11V13H7V18H-7V13H-11V18z",
            light: "M-5-9C-5-12-3-13 0-13S5-12 5-9C5-3 3 1 0 1S-5-3-5-9z",
            lines: "M-2.5-8h.1M2.5-8h.1M-1.5-3.5h3",
        },
        // Three sisters who hold a thread.
        "norns" => Emblem {
            ink: "M-12-10A4 4 0 1 1-12-2 4 4 0 1 1-12-10zM12-10A4 4 0 1 1 12-2 4 4 0 1 1 12-10zM-18 17C-18 5-16-1-12-1S-6 5-6 17zM6 17C6 5 8-1 12-1S18 5 18 17z",
            tint: "M0-18A5 5 0 1 1 0-8 5 5 0 1 1 0-18zM-8 19C-8 3-5-6 0-6S8 3 8 19z",
            light: "",
            lines: "M-17 8C-10 4-7 12 0 8S10 12 17 7",
        },
        // The head of a horse with its horn.
        "unicorn" => Emblem {
            ink: "M-2-12C6-12 9-6 11 0L17 7C18 10 15 13 12 12L5 9C3 12 5 15 6 19H-15C-15 6-13-9-2-12z",
            tint: "M2-10 14-20 7-8zM-3-14C-12-12-17-2-17 12-14 8-13 3-11 0-11-5-8-9-3-14z",
            light: "M4-5A1.8 1.8 0 1 1 4-1.4 1.8 1.8 0 1 1 4-5z",
            lines: "M13 8.5h.1",
        },
        // A spirit out of its lamp.
        "djinn" => Emblem {
            ink: "M-15 13C-19 12-20 8-17 6-16 8-14 9-11 9H6C9 9 12 7 16 4 17 9 12 16 5 16H-9C-12 16-14 15-15 13zM-5 16H3L6 19H-8z",
            tint: "M-3 8C-9 5-2 2-5-2-11-3-13-9-9-11-8-8-6-7-4-7-3-9-2-9-2-10A5 5 0 1 1 6-10C6-9 6-8 7-7 9-7 11-8 12-11 16-9 14-3 8-2 6 3 4 5-3 8z",
            light: "M.3-14A1.3 1.3 0 1 1 .3-11.4 1.3 1.3 0 1 1 .3-14zM4-14A1.3 1.3 0 1 1 4-11.4 1.3 1.3 0 1 1 4-14z",
            lines: "",
        },
        // Wings spread wide.
        "great-eagle" => Emblem {
            ink: "M0-9C3-9 5-7 5-4 10-9 16-12 20-12 19-6 17-2 13 1L14 5 9 5 9 9 4 8 4 11-4 11-4 8-9 9-9 5-14 5-13 1C-17-2-19-6-20-12-16-12-10-9-5-4-5-7-3-9 0-9z",
            tint: "M-5 12 5 12 8 18 0 16-8 18z",
            light: "M0-13C4-13 5-10 5-7L1-4-1-4-5-7C-5-10-4-13 0-13z",
            lines: "M-2-8.5h.1M2-8.5h.1M0-6v2.5",
        },
        // A serpent in the waves.
        "leviathan" => Emblem {
            ink: "M-16 10C-18-4-12-16-2-16 6-16 12-12 14-6L6-5C3-8-1-8-3-5-6 0-6 4-5 10zM3 10C4 2 8-2 11-2S18 2 18 10H13C13 6 12 4 11 4S8 6 8 10z",
            tint: "M-20 12C-15 8-12 8-8 12S0 16 4 12 12 8 20 12V19H-20z",
            light: "M1-13A1.8 1.8 0 1 1 1-9.4 1.8 1.8 0 1 1 1-13z",
            lines: "M-14-8-19-11M-10-13-13-18",
        },
        // A giant of boulders.
        "stone-giant" => Emblem {
            ink: "M-6-18H5L8-12 6-7H-6L-8-12zM-18-4-11-7-8-1-10 10-16 12-19 6zM18-4 11-7 8-1 10 10 16 12 19 6zM-8 12H-2V19H-10zM8 12H2V19H10z",
            tint: "M-7-6H7L9 0 7 10H-7L-9 0z",
            light: "M-4-14H-1V-11.5H-4zM1-14H4V-11.5H1z",
            lines: "M-4 1 0 4 5-1M0 4V8",
        },
        // A crystal ball.
        _ => Emblem {
            ink: "M-11 13H11L14 19H-14z",
            tint: "M0-17A14 14 0 1 1 0 11 14 14 0 1 1 0-17z",
            light: "M-6-11C-3-14 1-14 3-13-1-11-5-7-6-2-9-5-9-8-6-11z",
            lines: "",
        },
    }
}
