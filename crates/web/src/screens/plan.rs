//! A table as it is being planned, whichever game it is: the screen that shows it is there once for all games.

use std::ops::RangeInclusive;

use bots::{Level, strongest};
use locale::{Message, Texts};
use markup::prelude::*;
use table::{Match, Name, Options, Seat};

use crate::board::{Board, Preset, SwitchGroup};
use crate::library::Library;
use crate::players::Players;

/// The options of a game, being chosen. Whoever reads follows them.
pub(super) trait Plan {
    /// The name of the game in records.
    fn name(&self) -> &'static str;
    /// What the game is called.
    fn title(&self, texts: &Texts) -> String;
    /// How many can play.
    fn counts(&self) -> RangeInclusive<usize>;
    /// How many play if nobody says otherwise.
    fn usual_count(&self) -> usize;
    /// Lets so many play.
    fn set_count(&self, seats: usize);
    /// The levels of its bots.
    fn levels(&self) -> &'static [Level];
    /// What many tables want: what it is called, and how well its bots play.
    fn presets(&self) -> Vec<(Message, Level)>;
    /// Whether the options are those of a preset.
    fn is_preset(&self, preset: usize, seats: usize) -> bool;
    /// Takes the options of a preset.
    fn take_preset(&self, preset: usize, seats: usize);
    /// What can be switched on and off.
    fn switches(&self) -> Vec<SwitchGroup>;
    /// Whether a switch is on.
    fn is_on(&self, switch: &str) -> bool;
    /// Turns a switch on or off.
    fn turn(&self, switch: &str, on: bool);
    /// What a switch is called, and what it does.
    fn about(&self, texts: &Texts, switch: &str) -> (String, String);
    /// Why a switch cannot be turned on. What is on can always be turned off.
    fn why_not(&self, texts: &Texts, switch: &str) -> Option<String>;
    /// Why no table can be set up like this.
    fn fault(&self, texts: &Texts) -> Option<String>;
    /// What is chosen, as in records.
    fn entries(&self) -> Vec<(&'static str, String)>;
    /// Chooses what was chosen once before.
    fn choose(&self, entries: &[(&'static str, String)]);
    /// Makes the table, keeps it, and answers how it is found.
    fn begin(&self, names: Vec<Option<Name>>, players: &Players, library: Library) -> Option<String>;
}

/// What is chosen for a game.
pub(super) struct PlanOf<G: Board> {
    options: RwSignal<G::Options, LocalStorage>,
    presets: Vec<Preset<G::Options>>,
}

impl<G: Board> PlanOf<G> {
    pub(super) fn new() -> Self {
        Self { options: RwSignal::new_local(G::Options::default()), presets: G::presets() }
    }

    /// The options of a preset with so many seats.
    fn preset(&self, preset: usize, seats: usize) -> Option<G::Options> {
        let mut options = self.presets.get(preset)?.options.clone();
        G::set_seats(&mut options, seats);
        Some(options)
    }
}

impl<G: Board> Plan for PlanOf<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn title(&self, texts: &Texts) -> String {
        G::title(texts)
    }

    fn counts(&self) -> RangeInclusive<usize> {
        G::seat_counts()
    }

    fn usual_count(&self) -> usize {
        G::new(G::Options::default()).map_or(*G::seat_counts().start(), |game| game.seats())
    }

    fn set_count(&self, seats: usize) {
        self.options.update(|options| G::set_seats(options, seats));
    }

    fn levels(&self) -> &'static [Level] {
        G::LEVELS
    }

    fn presets(&self) -> Vec<(Message, Level)> {
        self.presets.iter().map(|preset| (preset.title, preset.level.min(strongest::<G>()))).collect()
    }

    fn is_preset(&self, preset: usize, seats: usize) -> bool {
        self.preset(preset, seats) == Some(self.options.get())
    }

    fn take_preset(&self, preset: usize, seats: usize) {
        if let Some(options) = self.preset(preset, seats) {
            self.options.set(options);
        }
    }

    fn switches(&self) -> Vec<SwitchGroup> {
        G::switches()
    }

    fn is_on(&self, switch: &str) -> bool {
        self.options.with(|options| G::is_on(options, switch))
    }

    fn turn(&self, switch: &str, on: bool) {
        self.options.update(|options| G::turn(options, switch, on));
    }

    fn about(&self, texts: &Texts, switch: &str) -> (String, String) {
        G::about_switch(texts, switch)
    }

    fn why_not(&self, texts: &Texts, switch: &str) -> Option<String> {
        let mut turned = self.options.get();
        if G::is_on(&turned, switch) {
            return None;
        }
        G::turn(&mut turned, switch, true);
        G::new(turned).err().map(|invalid| G::why_excluded(texts, &invalid))
    }

    fn fault(&self, texts: &Texts) -> Option<String> {
        G::new(self.options.get()).err().map(|invalid| G::why_excluded(texts, &invalid))
    }

    fn entries(&self) -> Vec<(&'static str, String)> {
        self.options.with(Options::entries)
    }

    fn choose(&self, entries: &[(&'static str, String)]) {
        let mut options = G::Options::default();
        // They were written by the same options.
        if entries.iter().all(|(name, value)| options.set(name, value).is_ok()) {
            self.options.set(options);
        }
    }

    fn begin(&self, names: Vec<Option<Name>>, players: &Players, library: Library) -> Option<String> {
        let mut played = Match::new(G::new(self.options.get_untracked()).ok()?);
        for (seat, name) in Seat::all(played.game().seats()).zip(names) {
            if let Some(name) = name {
                played.set_name(seat, name);
            }
        }
        for (key, text) in players.remarks() {
            // Such remarks are always words.
            let _ = played.add_about(key, &text);
        }
        let id = library.new_id();
        library.keep(&id, &played);
        Some(id)
    }
}
