//! What several tests need: a board on which a position is set up in a few words and played on with lines of a record.
#![allow(dead_code, reason = "not every test needs all of it")]

use maginor::{
    Fact, Maginor, MaginorAt, Member, Options, OracleSet, Oracles, PhaseView, PlayerView, Refusal, Slot,
    Spell, State, Tile, View,
};
use table::{Game, Refused, Seat, Step, ToAct, dice};

/// Tiles that are nothing like the standard ones: the Guild Hall is small and last in the list, one tile shows a
/// single symbol, another has a single slot.
pub(crate) const ODD_TILES: &str = include_str!("../odd_tiles.toml");

pub(crate) fn odd_tiles() -> Oracles {
    OracleSet::from_toml(ODD_TILES).expect("a set of tiles").into()
}

/// The ring on which the rules are tested. The Leviathan has no spell.
pub(crate) const RING: &str = "ring guild-hall=high-wizard wisp=retrieval mandrake=restoration \
    salamander=domination sphinx=persuasion norns=telekinesis unicorn=teleportation djinn=summoning \
    great-eagle=reversal leviathan stone-giant=golden-cauldron";

/// What may be named where one may name a symbol (M4.6).
pub(crate) const ANY_SYMBOL: [&str; 5] =
    ["symbol fire", "symbol water", "symbol earth", "symbol air", "symbol fate"];

/// A game in a position that a test has arranged.
#[derive(Clone)]
pub(crate) struct Board {
    pub(crate) game: Maginor,
    pub(crate) state: State,
    /// What the last lines that were played have led to.
    pub(crate) facts: Vec<Fact>,
}

impl Board {
    /// [`RING`] is laid, and player 1 begins.
    pub(crate) fn new(seats: u8) -> Self {
        Self::with(Options { seats, ..Options::default() })
    }

    pub(crate) fn with(options: Options) -> Self {
        Self::of(Maginor::new(options).expect("a valid table"))
    }

    /// The same by an older version of the rules.
    pub(crate) fn by_rules(version: u32, seats: u8) -> Self {
        let options = Options { seats, ..Options::default() };
        Self::of(Maginor::with_rules(options, version).expect("a valid table"))
    }

    fn of(game: Maginor) -> Self {
        let mut board = Self { state: game.start(), game, facts: Vec::new() };
        board.play(&format!("chance {RING}; chance first 1"));
        board
    }

    // Arranging.

    /// Changes what everybody can see, and with it the position.
    pub(crate) fn arrange(mut self, change: impl FnOnce(&Maginor, &mut View)) -> Self {
        let mut view = self.game.oracle(&self.state);
        change(&self.game, &mut view);
        self.state = self.game.resample(&view, &mut dice::seeded(0));
        self
    }

    /// Counters of a player, from the reserve, in slots counted from 1.
    pub(crate) fn counters(self, tile: &str, seat: usize, slots: &[u8]) -> Self {
        let tile = self.tile(tile);
        self.arrange(|_, view| {
            let place = view.ring.iter_mut().find(|place| place.tile == tile).expect("in play");
            for &slot in slots {
                let holder = &mut place.slots[usize::from(slot) - 1];
                assert_eq!(holder.replace(self::seat(seat)), None, "slot {slot} is taken");
                view.players[self::seat(seat)].reserve -= 1;
            }
        })
    }

    pub(crate) fn wizard(self, seat: usize, tile: &str) -> Self {
        let tile = self.tile(tile);
        self.arrange(|_, view| view.players[self::seat(seat)].wizard = Some(tile))
    }

    pub(crate) fn in_the_middle(self, seat: usize) -> Self {
        self.arrange(|_, view| view.players[self::seat(seat)].wizard = None)
    }

    pub(crate) fn reserve(self, seat: usize, counters: u8) -> Self {
        self.arrange(|_, view| view.players[self::seat(seat)].reserve = counters)
    }

    /// A player has a spell, which then lies nowhere else.
    pub(crate) fn owns(self, seat: usize, spell: Spell) -> Self {
        self.arrange(|_, view| {
            for place in &mut view.ring {
                place.spell = place.spell.filter(|&other| other != spell);
            }
            view.players[self::seat(seat)].spells.insert(spell);
        })
    }

    /// A player has taken tiles, which then are out of the ring.
    pub(crate) fn has_taken(mut self, seat: usize, tiles: &[&str]) -> Self {
        for key in tiles {
            let tile = self.tile(key);
            self = self.out_of_play(&[key]);
            self = self.arrange(|_, view| view.players[self::seat(seat)].tiles.insert(tile));
        }
        self
    }

    pub(crate) fn out_of_play(self, tiles: &[&str]) -> Self {
        let gone: Vec<Tile> = tiles.iter().map(|key| self.tile(key)).collect();
        self.arrange(|_, view| view.ring.retain(|place| !gone.contains(&place.tile)))
    }

    /// Only the Guild Hall is left, and Maginor stands before it.
    pub(crate) fn only_the_guild_hall(self) -> Self {
        let hall = self.game.guild_hall();
        self.arrange(|_, view| {
            view.ring.retain(|place| place.tile == hall);
            view.maginor = MaginorAt::Before(hall);
        })
    }

    pub(crate) fn maginor_on(self, tile: &str) -> Self {
        let tile = self.tile(tile);
        let board = self.arrange(|_, view| view.maginor = MaginorAt::On(tile));
        assert_eq!(board.maginor(), MaginorAt::On(tile), "he can only be on the next tile");
        board
    }

    pub(crate) fn maginor_before(self, tile: &str) -> Self {
        let tile = self.tile(tile);
        let board = self.arrange(|_, view| view.maginor = MaginorAt::Before(tile));
        assert_eq!(board.maginor(), MaginorAt::Before(tile), "he can only be before the next tile");
        board
    }

    // Playing.

    /// Plays lines of a record, one a line or several with semicolons between them.
    #[track_caller]
    pub(crate) fn play(&mut self, lines: &str) -> &mut Self {
        let mut events = Vec::new();
        for line in lines.split([';', '\n']).map(str::trim).filter(|line| !line.is_empty()) {
            match self.read(line) {
                Step::Chance(outcome) => self.game.apply_chance(&mut self.state, &outcome, &mut events),
                Step::Seat(seat, action) => self.game.apply(&mut self.state, seat, action, &mut events),
            }
            .unwrap_or_else(|refused| panic!("{line}: {refused}"));
        }
        self.facts = events.into_iter().map(|event| event.fact).collect();
        self
    }

    /// The rule that forbids a line.
    #[track_caller]
    pub(crate) fn refusal(&self, line: &str) -> Refusal {
        let mut state = self.state.clone();
        let mut silent = table::Silent;
        let result = match self.read(line) {
            Step::Chance(outcome) => self.game.apply_chance(&mut state, &outcome, &mut silent),
            Step::Seat(seat, action) => self.game.apply(&mut state, seat, action, &mut silent),
        };
        match result {
            Err(Refused::Rule(refusal)) => refusal,
            other => panic!("{line}: {other:?}"),
        }
    }

    /// Whether a line may be played.
    #[track_caller]
    pub(crate) fn may(&self, line: &str) -> bool {
        match self.read(line) {
            Step::Chance(outcome) => self.game.check_chance(&self.state, &outcome).is_ok(),
            Step::Seat(seat, action) => table::Legal::contains(&self.game.legal(&self.state, seat), action),
        }
    }

    /// All that a player may do, as text.
    pub(crate) fn legal(&self, number: usize) -> Vec<String> {
        let legal = self.game.legal(&self.state, seat(number));
        table::Legal::iter(&legal).map(|action| self.game.show_action(action).to_string()).collect()
    }

    pub(crate) fn game_cannot_read(&self, action: &str) -> bool {
        self.game.read_action(action).is_err()
    }

    #[track_caller]
    fn read(&self, line: &str) -> Step<maginor::Action, maginor::Chance> {
        let (actor, rest) = line.split_once(' ').expect("an actor and an action");
        match actor {
            "chance" => Step::Chance(self.game.read_chance(rest).unwrap()),
            number => Step::Seat(seat(number.parse().unwrap()), self.game.read_action(rest).unwrap()),
        }
    }

    // Looking.

    pub(crate) fn view(&self) -> View {
        self.game.oracle(&self.state)
    }

    pub(crate) fn phase(&self) -> PhaseView {
        self.view().phase
    }

    pub(crate) fn tile(&self, key: &str) -> Tile {
        self.game.oracles().find(key).expect("a tile")
    }

    pub(crate) fn player(&self, number: usize) -> PlayerView {
        self.view().players[seat(number)]
    }

    pub(crate) fn turn(&self) -> usize {
        self.view().turn.expect("the game has begun").index() + 1
    }

    pub(crate) fn maginor(&self) -> MaginorAt {
        self.view().maginor
    }

    /// The slots of a tile, a character each: the player's number, or a dot.
    pub(crate) fn slots(&self, key: &str) -> String {
        let tile = self.tile(key);
        let view = self.view();
        let place = view.ring.iter().find(|place| place.tile == tile).expect("in play");
        place.slots.iter().map(|holder| holder.map_or('.', |seat| char::from(b'0' + seat.number()))).collect()
    }

    /// The keys of the tiles in play, clockwise from the Guild Hall.
    pub(crate) fn ring(&self) -> Vec<String> {
        self.view().ring.iter().map(|place| self.game.oracles().face(place.tile).key().to_owned()).collect()
    }

    pub(crate) fn in_play(&self, key: &str) -> bool {
        self.ring().iter().any(|other| other == key)
    }

    pub(crate) fn is_over(&self) -> bool {
        self.game.to_act(&self.state) == ToAct::Nobody
    }

    /// Whether the last lines led to this.
    pub(crate) fn happened(&self, fact: &Fact) -> bool {
        self.facts.contains(fact)
    }

    /// Whether the last lines led to something like this.
    pub(crate) fn any(&self, is: impl Fn(&Fact) -> bool) -> bool {
        self.facts.iter().any(is)
    }

    /// All counters of a player: in reserve and on tiles.
    pub(crate) fn all_counters(&self, number: usize) -> usize {
        let on_tiles = self.view().ring.into_iter().flat_map(|place| place.slots).flatten();
        usize::from(self.player(number).reserve) + on_tiles.filter(|&holder| holder == seat(number)).count()
    }
}

/// The seat of a number, counted from 1.
pub(crate) fn seat(number: usize) -> Seat {
    Seat::new(number - 1)
}

/// The slot of a number, counted from 1.
pub(crate) fn slot(number: u8) -> Slot {
    Slot::from_index(usize::from(number) - 1).expect("a slot")
}
