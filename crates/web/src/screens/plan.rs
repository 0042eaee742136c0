//! A table as it is being planned, whichever game it is: the screen that shows it is there once for all games.

use std::ops::{Range, RangeInclusive};

use bots::{Level, Sitters};
use locale::{Texts, t};
use markup::prelude::*;
use table::{Name, Options, Switch};
use telling::options::{OptionGroup, about_switch, why_not};

use crate::board::{self, Board};
use crate::library::Library;

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
    /// How many sets of rules there are that many tables want.
    fn presets(&self) -> usize;
    /// What such a set is called, and what it is, in a line.
    fn about_preset(&self, texts: &Texts, preset: usize) -> (String, String);
    /// Whether the options are those of a preset.
    fn is_preset(&self, preset: usize, seats: usize) -> bool;
    /// Whether all that a preset has is on, perhaps with more.
    fn is_within(&self, preset: usize) -> bool;
    /// Takes the options of a preset.
    fn take_preset(&self, preset: usize, seats: usize);
    /// What can be switched on and off: the numbers of the switches under each heading.
    fn switches(&self) -> Vec<(OptionGroup, Range<usize>)>;
    /// Whether a switch is on.
    fn is_on(&self, switch: usize) -> bool;
    /// Turns a switch on or off.
    fn turn(&self, switch: usize, on: bool);
    /// What a switch is called, and what it does.
    fn about(&self, texts: &Texts, switch: usize) -> (String, String);
    /// Why a switch cannot be turned on. What is on can always be turned off.
    fn why_not(&self, texts: &Texts, switch: usize) -> Option<String>;
    /// Why no table can be set up like this.
    fn fault(&self, texts: &Texts) -> Option<String>;
    /// What is chosen, as in records.
    fn entries(&self) -> Vec<(&'static str, String)>;
    /// Chooses what was chosen once before.
    fn choose(&self, entries: &[(&'static str, String)]);
    /// Makes the table, keeps it, and answers how it is found.
    fn begin(&self, names: Vec<Option<Name>>, sitters: &Sitters, library: Library) -> Option<String>;
}

/// What is chosen for a game.
pub(super) struct PlanOf<G: Board> {
    options: RwSignal<G::Options, LocalStorage>,
    switches: Vec<Switch>,
}

impl<G: Board> PlanOf<G> {
    pub(super) fn new() -> Self {
        Self { options: RwSignal::new_local(G::Options::default()), switches: G::Options::SCHEMA.switches() }
    }

    /// The options of a preset with so many seats.
    fn preset(&self, preset: usize, seats: usize) -> Option<G::Options> {
        let mut options: G::Options = board::preset(G::PRESETS.get(preset)?);
        options.set_seats(seats);
        Some(options)
    }

    /// The switch of a word.
    fn switch(&self, word: &str) -> Option<&Switch> {
        self.switches.iter().find(|switch| switch.words.contains(&word))
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
        G::Options::SCHEMA.seats()
    }

    fn usual_count(&self) -> usize {
        usize::from(G::Options::SCHEMA.usual)
    }

    fn set_count(&self, seats: usize) {
        self.options.update(|options| options.set_seats(seats));
    }

    fn levels(&self) -> &'static [Level] {
        G::LEVELS
    }

    fn presets(&self) -> usize {
        G::PRESETS.len()
    }

    fn about_preset(&self, texts: &Texts, preset: usize) -> (String, String) {
        let words = G::PRESETS[preset];
        let Some(last) = words.last().and_then(|word| self.switch(word)) else {
            return (t!(texts, "preset-plain"), t!(texts, "preset-plain-about"));
        };
        let (name, about) = about_switch::<G>(texts, last);
        // What comes on top of what the preset before has.
        (if words.len() > 1 { format!("+ {name}") } else { name }, about)
    }

    fn is_preset(&self, preset: usize, seats: usize) -> bool {
        self.preset(preset, seats) == Some(self.options.get())
    }

    fn is_within(&self, preset: usize) -> bool {
        let is_on = |word: &&str| {
            self.switch(word).is_some_and(|switch| self.options.with(|options| options.is_on(switch)))
        };
        !G::PRESETS[preset].is_empty() && G::PRESETS[preset].iter().all(is_on)
    }

    fn take_preset(&self, preset: usize, seats: usize) {
        if let Some(options) = self.preset(preset, seats) {
            self.options.set(options);
        }
    }

    fn switches(&self) -> Vec<(OptionGroup, Range<usize>)> {
        let mut groups: Vec<(OptionGroup, Range<usize>)> = Vec::new();
        let mut last = "";
        for (n, switch) in self.switches.iter().enumerate() {
            match groups.last_mut() {
                Some((_, numbers)) if switch.option.name == last => numbers.end = n + 1,
                _ => groups.push((G::option_group(switch.option.name), n..n + 1)),
            }
            last = switch.option.name;
        }
        groups
    }

    fn is_on(&self, switch: usize) -> bool {
        self.options.with(|options| options.is_on(&self.switches[switch]))
    }

    fn turn(&self, switch: usize, on: bool) {
        self.options.update(|options| options.turn(&self.switches[switch], on));
    }

    fn about(&self, texts: &Texts, switch: usize) -> (String, String) {
        about_switch::<G>(texts, &self.switches[switch])
    }

    fn why_not(&self, texts: &Texts, switch: usize) -> Option<String> {
        let mut turned = self.options.get();
        if turned.is_on(&self.switches[switch]) {
            return None;
        }
        turned.turn(&self.switches[switch], true);
        turned.check().err().map(|error| why_not::<G>(texts, &error))
    }

    fn fault(&self, texts: &Texts) -> Option<String> {
        self.options.get().check().err().map(|error| why_not::<G>(texts, &error))
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

    fn begin(&self, names: Vec<Option<Name>>, sitters: &Sitters, library: Library) -> Option<String> {
        Some(library.begin(G::new(self.options.get_untracked()).ok()?, names, sitters))
    }
}
