//! Maginor as learners play it: a move is a decision, by its number among the actions.
//!
//! Tiles keep their numbers, by which moves call them, wherever they lie and whoever takes them; the order of the ring is
//! a number of each tile.

use games::maginor::{
    Action, ChoiceView, Element, Glance, MOST_SEATS, MOST_SLOTS, Maginor, MaginorAt, Member, PhaseView,
    Scoring, Slot, SlotSet, Source, Spell, State, Symbol, TILES, Then, Tile, TileSet, Verdict, Vote,
};
use table::{Game, Seat, Seats, Viewer};

use crate::layout::OWING;
use crate::row::{Around, Row, spread};
use crate::{Layout, Learnable, MoveSet};

impl Learnable for Maginor {
    type Draft = ();
    type Memo = Tiles;

    fn move_count(&self) -> usize {
        Action::COUNT
    }

    #[inline]
    fn moves(&self, state: &Self::State, seat: Seat, (): ()) -> MoveSet {
        MoveSet::from_bits(0, self.legal(state, seat).bits())
    }

    #[inline]
    fn choose_unchecked(&self, _: &State, _: Seat, (): &mut (), number: usize) -> Option<Action> {
        Action::from_index(number)
    }

    fn moves_of(&self, _state: &Self::State, _seat: Seat, action: Action) -> Vec<usize> {
        vec![action.index()]
    }

    fn name_of_move(&self, number: usize) -> Option<String> {
        Action::from_index(number).map(|action| self.show_action(action).to_string())
    }

    fn layout(&self) -> Layout {
        let seats = self.seats();
        Layout::default()
            .with("finish_the_roll", &[1], "Whether the table plays the option finish-the-roll.")
            .with(
                "faces",
                &[TILES, MOST_SLOTS],
                "What the slots of the tiles show: 1 fire, 2 water, 3 earth, 4 air, 5 fate; 0 where a tile \
                 has no more slots. The same in all positions of a table. Tiles are in the order in which \
                 moves name them, slots clockwise from the top.",
            )
            .with(
                "value",
                &[TILES],
                "The votes of each tile in play, which are as many as its slots; 0 once it is gone.",
            )
            .with(
                "order",
                &[TILES],
                "The order in which Maginor comes to the tiles in play: 1 is next, and the Guild Hall is \
                 last; 0 once a tile is gone.",
            )
            .with(
                "spell_at",
                &[TILES, Spell::COUNT],
                "The spell that lies at each tile: retrieval, restoration, domination, persuasion, \
                 telekinesis, teleportation, summoning, reversal, golden cauldron, high wizard.",
            )
            .with(
                "counters",
                &[seats, TILES, MOST_SLOTS],
                "The slots of each tile that hold counters of the player.",
            )
            .with(
                "free",
                &[TILES, Symbol::COUNT],
                "How many free slots of each symbol each tile in play has.",
            )
            .with(
                "maginor",
                &[3],
                "Where Maginor stands: on the Guild Hall before he has set out, in the space before the \
                 next tile, on it.",
            )
            .with(
                "wizards",
                &[seats, TILES],
                "On which tiles the wizards stand; all 0 for one in the middle of the ring.",
            )
            .with("reserve", &[seats], "The counters in the reserves, 0 to 15.")
            .with("cards", &[seats, Symbol::COUNT], "The symbol cards in the hands.")
            .with("sorcery", &[seats], "The sorcery cards in the hands, 0 to 5.")
            .with("spells", &[seats, Spell::COUNT], "The spells that players have, rites included.")
            .with("tiles", &[seats, TILES], "The tiles that players have taken.")
            .with("votes", &[seats], "The votes so far: tiles and rites.")
            .with("turn", &[seats], "Whose turn it is; nobody's before the first player is chosen.")
            .with(
                "quiet_turns",
                &[1],
                "Turns in a row without a die and without a scoring: from ten times the number of players \
                 on, one must roll.",
            )
            .with("stirred", &[1], "Whether a die was rolled or a tile scored in this turn.")
            .with(
                "phase",
                &[PHASES],
                "What the game waits for: the ring, the first player, a turn, the die, the symbol of a \
                 vote, its free slot, the counter to challenge, a duel, Reversal, the tile or the spell, \
                 cards to take back, a slot for Domination, the counter that Persuasion replaces, a slot \
                 for Telekinesis, nothing since the game is over.",
            )
            .with("owing", &[seats], OWING)
            .with(
                "at",
                &[TILES],
                "The tile that the die, the vote, the duel, the scoring or the spell is about.",
            )
            .with(
                "source",
                &[3],
                "What gives the vote: a symbol card, a sorcery card, the roll that ends the turn.",
            )
            .with("advance", &[1], "Whether Maginor advances after the vote.")
            .with("symbol", &[Symbol::COUNT], "The symbol of the vote, once it is known.")
            .with(
                "slot",
                &[MOST_SLOTS],
                "The slot that the duel is about. The challenger is the one whose turn it is.",
            )
            .with("defender", &[seats], "Who defends it.")
            .with(
                "chosen",
                &[Element::COUNT],
                "What the seat itself has chosen in the duel: earth, water or fire.",
            )
            .with(
                "verdict",
                &[3],
                "How a duel stands that Reversal may turn round: for the challenger, the defender, tied.",
            )
            .with("first", &[seats], "Who is first on the tile that is scored, and chooses.")
            .with("second", &[seats], "Who is second, and takes the rest.")
            .with(
                "then",
                &[3],
                "What follows the scoring: the end of the turn, Maginor's advance, his coming when \
                 summoned.",
            )
            .with("left", &[1], "How many cards are still to be taken back with Retrieval, 0 to 2.")
            .with("may_stop", &[1], "Whether Domination has placed its first counter.")
    }

    fn observe(&self, state: &Self::State, seat: Seat, (): (), into: &mut [u8]) {
        self.observe_next(state, seat, (), &mut Tiles::default(), into);
    }

    #[inline]
    fn observe_next(&self, state: &State, seat: Seat, (): (), tiles: &mut Tiles, into: &mut [u8]) {
        // What is done for each seat is done faster when it is known how many there are.
        match self.seats() {
            2 => Observer::<2>::new(self, state, seat).write(tiles, into),
            3 => Observer::<3>::new(self, state, seat).write(tiles, into),
            _ => Observer::<4>::new(self, state, seat).write(tiles, into),
        }
    }
}

/// What is remembered of the tiles, which do not change often.
#[derive(Clone, Debug)]
pub struct Tiles {
    is_known: bool,
    in_play: TileSet,
    spells: [Option<Spell>; TILES],
    held: [[u16; MOST_SEATS]; TILES],
    /// What lies there beside the counters, as it is written: `value`, `order`, `spell_at`.
    laid: [u8; LAID],
    /// The counters of each seat.
    counters: [[[u8; MOST_SLOTS]; TILES]; MOST_SEATS],
    /// The free slots of each symbol.
    free: [[u8; Symbol::COUNT]; TILES],
}

/// How many numbers that takes.
const LAID: usize = TILES * (2 + Spell::COUNT);

impl Default for Tiles {
    fn default() -> Self {
        Self {
            is_known: false,
            in_play: TileSet::EMPTY,
            spells: [None; TILES],
            held: [[0; MOST_SEATS]; TILES],
            laid: [0; LAID],
            counters: [[[0; MOST_SLOTS]; TILES]; MOST_SEATS],
            free: [[0; Symbol::COUNT]; TILES],
        }
    }
}

impl Tiles {
    /// Sees what has changed.
    #[inline]
    fn look(&mut self, game: &Maginor, glance: &Glance<'_>) {
        if !self.is_known || self.in_play != glance.in_play() || self.spells != *glance.spells() {
            self.lay(game, glance);
        }
        for tile in Tile::all() {
            let held = glance.held_by_each(tile).map(SlotSet::bits);
            if self.held[tile.index()] != held {
                self.held[tile.index()] = held;
                self.place(game, tile);
            }
        }
    }

    #[inline(never)]
    fn lay(&mut self, game: &Maginor, glance: &Glance<'_>) {
        self.is_known = true;
        self.in_play = glance.in_play();
        self.spells = *glance.spells();
        let mut row = Row(&mut self.laid);
        let (value, order, spell_at) = (row.zeros(TILES), row.zeros(TILES), row.zeros(TILES * Spell::COUNT));
        let ring = glance.ring();
        for (nth, &tile) in ring.iter().enumerate() {
            let at = tile.index();
            value[at] = game.value(tile);
            // The ring begins with the Guild Hall, to which Maginor comes last.
            order[at] = if nth == 0 { ring.len() } else { nth } as u8;
            if let Some(spell) = glance.spell_at(tile) {
                spell_at[at * Spell::COUNT + spell.index()] = 1;
            }
        }
        for tile in Tile::all() {
            self.place(game, tile);
        }
    }

    /// Places the counters of a tile.
    #[inline(never)]
    fn place(&mut self, game: &Maginor, tile: Tile) {
        let at = tile.index();
        let mut free = game.slots(tile).bits();
        for (held, counters) in self.held[at].into_iter().zip(&mut self.counters) {
            spread(held.into(), &mut counters[at]);
            free &= !held;
        }
        let is_in_play = self.in_play.contains(tile);
        self.free[at] = Symbol::ALL.map(|symbol| {
            let free = game.slots_of(tile, symbol).bits() & free;
            if is_in_play { free.count_ones() as u8 } else { 0 }
        });
    }
}

/// Somebody at a table of `SEATS` who writes down what it sees.
struct Observer<'a, const SEATS: usize> {
    game: &'a Maginor,
    /// All that is read of the position is what the seat may know.
    glance: Glance<'a>,
    owing: Seats,
    own: Seat,
    around: Around<SEATS>,
}

impl<'a, const SEATS: usize> Observer<'a, SEATS> {
    /// How many numbers there are.
    const SIZE: usize = 1
        // Tiles: what they show, value, order, spell, counters, free slots; and Maginor.
        + TILES * (MOST_SLOTS + 2 + Spell::COUNT + SEATS * MOST_SLOTS + Symbol::COUNT)
        + 3
        // Players: wizard, reserve, cards, sorcery, spells, tiles, votes, turn, owing; defender, first, second.
        + SEATS * (2 * TILES + Symbol::COUNT + Spell::COUNT + 5 + 3)
        // Quiet turns, stirred, phase; what it is about.
        + 2 + PHASES
        + TILES + 3 + 1 + Symbol::COUNT + MOST_SLOTS + Element::COUNT + 3 + 3 + 2;

    #[inline]
    fn new(game: &'a Maginor, state: &'a State, seat: Seat) -> Self {
        let owing = game.to_act(state).seats();
        Self {
            game,
            glance: game.glance(state, Viewer::Seat(seat)),
            owing,
            own: seat,
            around: Around::new(seat),
        }
    }

    /// Writes all parts in the order of the layout.
    #[inline]
    fn write(&self, tiles: &mut Tiles, into: &mut [u8]) {
        let (glance, around) = (&self.glance, self.around);
        let mut row = Row(&mut into[..Self::SIZE]);
        row.flag(self.game.options().finish_the_roll);
        self.write_tiles(tiles, &mut row);
        self.write_players(&mut row);
        around.write(&mut row, glance.turn());
        row.number(glance.quiet_turns());
        row.flag(glance.stirred());

        let phase = glance.phase();
        let focus = Focus::of(phase, || glance.turn().and_then(|turn| glance.player(turn).wizard));
        row.one_of(PHASES, Some(number_of(phase)));
        around.write(&mut row, self.owing(phase).iter());
        focus.write(&mut row, around);
        debug_assert!(row.0.is_empty(), "the layout is longer than what is observed");
    }

    /// Whom the game waits for, as the own seat may know it: while it chooses in a duel, whether the other has tells
    /// nothing (see [`OWING`]).
    #[inline]
    fn owing(&self, phase: PhaseView) -> Seats {
        match phase {
            PhaseView::Duelling { defender, .. } if self.owing.contains(self.own) => {
                self.glance.turn().into_iter().chain([defender]).collect()
            }
            _ => self.owing,
        }
    }

    /// The tiles, and Maginor among them.
    #[inline]
    fn write_tiles(&self, tiles: &mut Tiles, row: &mut Row<'_>) {
        let glance = &self.glance;
        tiles.look(self.game, glance);
        row.part(TILES * MOST_SLOTS).copy_from_slice(self.game.symbols().as_flattened());
        row.part(LAID).copy_from_slice(&tiles.laid);
        for seat in self.around.iter() {
            row.part(TILES * MOST_SLOTS).copy_from_slice(tiles.counters[seat.index()].as_flattened());
        }
        row.part(TILES * Symbol::COUNT).copy_from_slice(tiles.free.as_flattened());
        row.one_of(
            3,
            Some(match glance.maginor() {
                MaginorAt::Start => 0,
                MaginorAt::Before(_) => 1,
                MaginorAt::On(_) => 2,
            }),
        );
    }

    #[inline]
    fn write_players(&self, row: &mut Row<'_>) {
        let wizards = row.zeros(SEATS * TILES);
        let reserves = row.part(SEATS);
        let (cards, _) = row.part(SEATS * Symbol::COUNT).as_chunks_mut::<{ Symbol::COUNT }>();
        let sorcery = row.part(SEATS);
        let (spells, _) = row.part(SEATS * Spell::COUNT).as_chunks_mut::<{ Spell::COUNT }>();
        let (tiles, _) = row.part(SEATS * TILES).as_chunks_mut::<TILES>();
        let votes = row.part(SEATS);
        for (place, seat) in self.around.iter().enumerate() {
            let player = self.glance.player(seat);
            if let Some(tile) = player.wizard {
                wizards[place * TILES + tile.index()] = 1;
            }
            reserves[place] = player.reserve;
            spread(player.symbols.bits().into(), &mut cards[place]);
            sorcery[place] = player.sorcery;
            spread(player.spells.bits().into(), &mut spells[place]);
            spread(player.tiles.bits().into(), &mut tiles[place]);
            votes[place] = player.votes;
        }
    }
}

/// How many things the game may wait for.
const PHASES: usize = 15;

fn number_of(phase: PhaseView) -> usize {
    match phase {
        PhaseView::Setup => 0,
        PhaseView::FirstPlayer => 1,
        PhaseView::Turn => 2,
        PhaseView::Rolling { .. } => 3,
        PhaseView::ChoosingSymbol { .. } => 4,
        PhaseView::ChoosingSlot { .. } => 5,
        PhaseView::ChoosingRival { .. } => 6,
        PhaseView::Duelling { .. } => 7,
        PhaseView::Reversing { .. } => 8,
        PhaseView::Taking { .. } => 9,
        PhaseView::Retrieving { .. } => 10,
        PhaseView::Dominating { .. } => 11,
        PhaseView::Persuading => 12,
        PhaseView::Telekinesis { .. } => 13,
        PhaseView::Over => 14,
    }
}

/// What the phases are about, by its kind.
#[derive(Default)]
struct Focus {
    tile: Option<Tile>,
    source: Option<Source>,
    advance: bool,
    symbol: Option<Symbol>,
    slot: Option<Slot>,
    defender: Option<Seat>,
    chosen: Option<Element>,
    verdict: Option<Verdict>,
    first: Option<Seat>,
    second: Option<Seat>,
    then: Option<Then>,
    left: u8,
    may_stop: bool,
}

impl Focus {
    /// `stands_on`: the tile of the player whose turn it is.
    fn of(phase: PhaseView, stands_on: impl Fn() -> Option<Tile>) -> Self {
        match phase {
            PhaseView::Setup | PhaseView::FirstPlayer | PhaseView::Turn | PhaseView::Over => Self::default(),
            PhaseView::Rolling { roll } => {
                Self { tile: Some(roll.tile), source: Some(roll.source), ..Self::default() }
            }
            PhaseView::ChoosingSymbol { vote } => Self::of_vote(vote),
            PhaseView::ChoosingSlot { vote, symbol } | PhaseView::ChoosingRival { vote, symbol } => {
                Self { symbol: Some(symbol), ..Self::of_vote(vote) }
            }
            PhaseView::Duelling { vote, slot, defender, challenge, defence } => {
                let known = |choice| match choice {
                    ChoiceView::Known(element) => Some(element),
                    ChoiceView::Open | ChoiceView::Made => None,
                };
                // A seat knows no choice but its own, and fights on one side only.
                let chosen = known(challenge).or(known(defence));
                Self { slot: Some(slot), defender: Some(defender), chosen, ..Self::of_vote(vote) }
            }
            PhaseView::Reversing { duel } => Self {
                slot: Some(duel.slot),
                defender: Some(duel.defender),
                verdict: Some(duel.verdict),
                ..Self::of_vote(duel.vote)
            },
            PhaseView::Taking { scoring: Scoring { tile, first, second, then } } => {
                Self { tile: Some(tile), first: Some(first), second, then: Some(then), ..Self::default() }
            }
            PhaseView::Retrieving { left } => Self { left, ..Self::default() },
            PhaseView::Dominating { second } => {
                Self { tile: stands_on(), may_stop: second, ..Self::default() }
            }
            PhaseView::Persuading => Self { tile: stands_on(), ..Self::default() },
            PhaseView::Telekinesis { tile } => Self { tile: Some(tile), ..Self::default() },
        }
    }

    fn write<const SEATS: usize>(&self, row: &mut Row<'_>, around: Around<SEATS>) {
        row.one_of(TILES, self.tile.map(Tile::index));
        row.one_of(3, self.source.map(|source| source as usize));
        row.flag(self.advance);
        row.one_of(Symbol::COUNT, self.symbol.map(Symbol::index));
        row.one_of(MOST_SLOTS, self.slot.map(Slot::index));
        around.write(row, self.defender);
        row.one_of(Element::COUNT, self.chosen.map(Element::index));
        row.one_of(3, self.verdict.map(|verdict| verdict as usize));
        around.write(row, self.first);
        around.write(row, self.second);
        row.one_of(3, self.then.map(|then| then as usize));
        row.number(self.left);
        row.flag(self.may_stop);
    }

    fn of_vote(vote: Vote) -> Self {
        Self { tile: Some(vote.tile), source: Some(vote.source), advance: vote.advance, ..Self::default() }
    }
}
