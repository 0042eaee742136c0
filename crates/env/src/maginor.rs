//! Maginor as learners play it: a move is a decision, by its number among the actions.
//!
//! Tiles keep their numbers, by which moves call them, wherever they lie and whoever takes them; the order of the ring is
//! a number of each tile.

use maginor::{
    Action, ChoiceView, Element, Glance, MOST_SLOTS, Maginor, MaginorAt, Member, PhaseView, PlayerView,
    Scoring, Slot, SlotSet, Source, Spell, State, Symbol, TILES, Then, Tile, Verdict, Vote,
};
use table::{Game, PerSeat, Seat, Seats, ToAct, Viewer};

use crate::row::{Around, Row};
use crate::{Layout, Learnable, MoveSet};

impl Learnable for Maginor {
    type Draft = ();
    type Memo = ();

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
                &[TILES, seats, MOST_SLOTS],
                "The slots of each tile that hold counters of each player.",
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
            .with("owing", &[seats], "The seats that it waits for.")
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
        let row = Row::new(into);
        // What is done for each seat is done faster when it is known how many there are.
        match self.seats() {
            2 => write::<2>(self, state, seat, row),
            3 => write::<3>(self, state, seat, row),
            _ => write::<4>(self, state, seat, row),
        }
    }
}

/// Writes all parts in the order of the layout.
fn write<const SEATS: usize>(game: &Maginor, state: &State, seat: Seat, mut row: Row<'_>) {
    let around = Around::<SEATS>::new(seat);
    // All that is read of the position is what the seat may know.
    let glance = game.glance(state, Viewer::Seat(seat));
    let owing = match game.to_act(state) {
        ToAct::Seats(seats) => seats,
        ToAct::Chance | ToAct::Nobody => Seats::NONE,
    };
    let players = glance.players();
    row.flag(game.options().finish_the_roll);
    write_tiles(&mut row, game, &glance, around);
    write_players(&mut row, &players, around);
    around.write(&mut row, glance.turn());
    row.number(glance.quiet_turns());
    row.flag(glance.stirred());

    let phase = glance.phase();
    let focus = Focus::of(phase, || glance.turn().and_then(|turn| players[turn].wizard));
    row.one_of(PHASES, Some(number_of(phase)));
    around.write(&mut row, owing.iter());
    focus.write(&mut row, around);
    debug_assert!(row.0.is_empty(), "the layout is longer than what is observed");
}

/// The tiles, and Maginor among them.
fn write_tiles<const SEATS: usize>(
    row: &mut Row<'_>,
    game: &Maginor,
    glance: &Glance<'_>,
    around: Around<SEATS>,
) {
    let ring = glance.ring();
    for face in game.oracles().faces() {
        for (place, &symbol) in row.part(MOST_SLOTS).iter_mut().zip(face.slots()) {
            *place = symbol.index() as u8 + 1;
        }
    }
    let (values, order, spells) = (row.part(TILES), row.part(TILES), row.part(TILES * Spell::COUNT));
    for (nth, &tile) in ring.iter().enumerate() {
        values[tile.index()] = game.value(tile);
        // The ring begins with the Guild Hall, to which Maginor comes last.
        order[tile.index()] = if nth == 0 { ring.len() } else { nth } as u8;
        if let Some(spell) = glance.spell_at(tile) {
            spells[tile.index() * Spell::COUNT + spell.index()] = 1;
        }
    }
    let mut taken = [SlotSet::EMPTY; TILES];
    for (tile, taken) in Tile::all().zip(&mut taken) {
        for seat in around.iter() {
            let held = glance.held(tile, seat);
            row.bits::<MOST_SLOTS>(held.bits().into());
            *taken = taken.union(held);
        }
    }
    let free = row.part(TILES * Symbol::COUNT);
    for &tile in ring {
        for symbol in Symbol::ALL {
            let slots = game.slots_of(tile, symbol).without(taken[tile.index()]);
            free[tile.index() * Symbol::COUNT + symbol.index()] = slots.len() as u8;
        }
    }
    row.one_of(
        3,
        Some(match glance.maginor() {
            MaginorAt::Start => 0,
            MaginorAt::Before(_) => 1,
            MaginorAt::On(_) => 2,
        }),
    );
}

fn write_players<const SEATS: usize>(
    row: &mut Row<'_>,
    players: &PerSeat<PlayerView>,
    around: Around<SEATS>,
) {
    let players = || around.iter().map(|seat| &players[seat]);
    for player in players() {
        row.one_of(TILES, player.wizard.map(Tile::index));
    }
    row.numbers(players().map(|player| player.reserve));
    for player in players() {
        row.bits::<{ Symbol::COUNT }>(player.symbols.bits().into());
    }
    row.numbers(players().map(|player| player.sorcery));
    for player in players() {
        row.bits::<{ Spell::COUNT }>(player.spells.bits().into());
    }
    for player in players() {
        row.bits::<TILES>(player.tiles.bits().into());
    }
    row.numbers(players().map(|player| player.votes));
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
