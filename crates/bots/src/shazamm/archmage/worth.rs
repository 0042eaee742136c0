//! What a position between two turns is worth: a small network that sees the value without spells, the bridge, the
//! reserves, and the spells that both have left.

use games::shazamm::{CardSet, Mana, PhaseView, SEATS, Shazamm, Spell, State, View, opponent};
use table::{Game as _, Seat};

use super::weights::WEIGHTS;
use crate::shazamm::duel::{begun, rounds};

/// How many units the hidden layer has.
pub const UNITS: usize = 32;
/// How many numbers describe the bridge and the reserves.
pub const SIGHT: usize = 22;
/// How many inputs say where a spell is: in the own hand, the own deck, the other's hand and deck, and to be copied.
pub const PLACES: usize = 5 * Spell::COUNT;

/// What a position is worth to somebody, in log odds of winning: what one's own side of it comes to, less what the
/// other's does.
#[derive(Clone, Debug, PartialEq)]
pub struct Worth<Number = f32> {
    /// From each place of a spell to the hidden layer.
    pub spells: [[Number; UNITS]; PLACES],
    /// From the bridge and the reserves to the hidden layer.
    pub sight: [[Number; UNITS]; SIGHT],
    /// What the hidden layer begins with.
    pub bias: [Number; UNITS],
    /// From the hidden layer to the log odds.
    pub out: [Number; UNITS],
    /// From each place of a spell to the log odds.
    pub spells_past: [Number; PLACES],
    /// From the bridge and the reserves to the log odds.
    pub sight_past: [Number; SIGHT],
}

impl Worth {
    /// What was learnt from games.
    pub fn learnt() -> Self {
        // Whole numbers are half as large in the page's program.
        let number = |thousandths: i16| f32::from(thousandths) / 1000.0;
        Self {
            spells: WEIGHTS.spells.map(|row| row.map(number)),
            sight: WEIGHTS.sight.map(|row| row.map(number)),
            bias: WEIGHTS.bias.map(number),
            out: WEIGHTS.out.map(number),
            spells_past: WEIGHTS.spells_past.map(number),
            sight_past: WEIGHTS.sight_past.map(number),
        }
    }
}

/// Nothing is quite lost as long as there are spells.
const SURE: f64 = 1e-4;

/// A position as one player sees it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Inputs {
    /// Where the spells are: the own hand, the own deck, the other's hand and deck, and what a Clone in the own hand may
    /// take.
    pub spells: [CardSet; 5],
    /// The bridge and the reserves.
    pub sight: [f32; SIGHT],
}

/// What the spells come to for one player: the same as long as no spell moves.
#[derive(Clone, Debug)]
struct Side {
    spells: [CardSet; 5],
    hidden: [f32; UNITS],
    odds: f32,
}

/// Values positions, and remembers what the spells came to in the last one.
#[derive(Clone, Debug)]
pub struct Appraiser<'a> {
    game: &'a Shazamm,
    worth: &'a Worth,
    sides: [Side; 2],
}

impl Worth {
    /// The spell of a set that is worth most in the hand when a match begins.
    pub fn best(&self, spells: CardSet) -> Option<Spell> {
        let sight = Sight::BEGINNING.inputs(0.0);
        let odds = |spell: Spell| {
            let held = CardSet::only(spell);
            let rest = CardSet::SPELLS.without(held);
            let side = Side::of(self, [held, rest, CardSet::EMPTY, CardSet::SPELLS, CardSet::EMPTY]);
            side.odds(self, &sight)
        };
        spells.iter_spells().max_by(|&one, &other| odds(one).total_cmp(&odds(other)))
    }
}

impl<'a> Appraiser<'a> {
    /// Somebody who values positions of a game.
    pub fn new(game: &'a Shazamm, worth: &'a Worth) -> Self {
        let side = Side::of(worth, [CardSet::EMPTY; 5]);
        Self { game, worth, sides: [side.clone(), side] }
    }

    /// The game that is played.
    pub fn game(&self) -> &'a Shazamm {
        self.game
    }

    /// What a position is worth to Red: the chance to win, a draw counting half.
    pub fn value(&mut self, state: &State) -> f64 {
        let view = self.game.oracle(state);
        if let PhaseView::Over { fallen } = view.phase {
            return match (fallen.contains(SEATS[0]), fallen.contains(SEATS[1])) {
                (false, true) => 1.0,
                (true, false) => 0.0,
                _ => 0.5,
            };
        }
        if SEATS.into_iter().all(|seat| view.unseen(seat).is_empty()) {
            return without_spells(&view);
        }
        let inputs = inputs(&view);
        let [red, green] = [0, 1].map(|at| {
            let (side, seen) = (&mut self.sides[at], &inputs[at]);
            if side.spells != seen.spells {
                *side = Side::of(self.worth, seen.spells);
            }
            side.odds(self.worth, &seen.sight)
        });
        1.0 / (1.0 + (-f64::from(red - green)).exp())
    }
}

impl Side {
    fn of(worth: &Worth, spells: [CardSet; 5]) -> Self {
        let (mut hidden, mut odds) = (worth.bias, 0.0);
        for place in places(spells) {
            for (unit, weight) in hidden.iter_mut().zip(&worth.spells[place]) {
                *unit += weight;
            }
            odds += worth.spells_past[place];
        }
        Self { spells, hidden, odds }
    }

    #[inline]
    fn odds(&self, worth: &Worth, sight: &[f32; SIGHT]) -> f32 {
        let (mut hidden, mut odds) = (self.hidden, self.odds);
        for ((&input, weights), past) in sight.iter().zip(&worth.sight).zip(&worth.sight_past) {
            if input != 0.0 {
                for (unit, weight) in hidden.iter_mut().zip(weights) {
                    *unit += input * weight;
                }
                odds += input * past;
            }
        }
        hidden.iter().zip(&worth.out).map(|(unit, weight)| unit.max(0.0) * weight).sum::<f32>() + odds
    }
}

/// The numbers of the inputs for spells that lie in these places.
pub fn places(spells: [CardSet; 5]) -> impl Iterator<Item = usize> {
    let nth = |spell: Spell| usize::from(spell.number()) - 1;
    spells
        .into_iter()
        .enumerate()
        .flat_map(move |(at, set)| set.iter_spells().map(move |spell| at * Spell::COUNT + nth(spell)))
}

/// A position of which all is known, as Red and as Green see it.
pub fn inputs(view: &View) -> [Inputs; 2] {
    let plain = log_odds(without_spells(view)) as f32;
    let mut hands = [CardSet::EMPTY; 2];
    let mut decks = [CardSet::EMPTY; 2];
    for (at, seat) in SEATS.into_iter().enumerate() {
        let held = view.players[seat].hand.unwrap_or(CardSet::EMPTY).spells();
        // While spells have no effect, the hand is for the next round like the deck.
        hands[at] = if view.muted { CardSet::EMPTY } else { held };
        decks[at] = view.unseen(seat).without(hands[at]);
    }
    let clone = CardSet::only(Spell::Clone);
    [(0, 1, plain), (1, 0, -plain)].map(|(own, other, plain)| {
        let seat = SEATS[own];
        let copied = if hands[own].contains_all(clone) {
            view.players[opponent(seat)].on_show.without(clone).spells()
        } else {
            CardSet::EMPTY
        };
        Inputs {
            spells: [hands[own], decks[own], hands[other], decks[other], copied],
            sight: Sight::of(view, seat).inputs(plain),
        }
    })
}

/// The bridge and the reserves as one player sees them.
#[derive(Clone, Copy)]
struct Sight {
    /// How far the fire has moved towards the opponent.
    place: i8,
    mana: f32,
    theirs: f32,
    /// What the match is worth without spells if the round ends in defeat, as it stands, and in victory.
    ends: [f32; 3],
    round: f32,
    muted: bool,
    /// Whether both are yet to draw.
    drawing: bool,
}

impl Sight {
    const BEGINNING: Self = Self {
        place: 0,
        mana: 50.0,
        theirs: 50.0,
        ends: [0.25, 0.5, 0.75],
        round: 1.0,
        muted: false,
        drawing: false,
    };

    fn of(view: &View, seat: Seat) -> Self {
        let moved = view.bridge.wall.0 - view.bridge.middle.0;
        let (sign, place) = if seat == SEATS[0] { (1, moved) } else { (-1, -moved) };
        let ends = [-3, place, 3].map(|place| {
            let red = end(view, view.bridge.middle.0 + sign * place);
            (if seat == SEATS[0] { red } else { 1.0 - red }) as f32
        });
        Self {
            place,
            mana: f32::from(view.players[seat].mana.left()),
            theirs: f32::from(view.players[opponent(seat)].mana.left()),
            ends,
            round: f32::from(view.round),
            muted: view.muted,
            drawing: matches!(view.phase, PhaseView::Drawing),
        }
    }

    fn inputs(self, plain: f32) -> [f32; SIGHT] {
        let is = |wanted: bool| if wanted { 1.0 } else { 0.0 };
        let full = f32::from(Mana::FULL.left());
        let Self { place, mana, theirs, .. } = self;
        [
            plain / 4.0,
            is(place == -2),
            is(place == -1),
            is(place == 0),
            is(place == 1),
            is(place == 2),
            mana / full,
            theirs / full,
            mana.min(8.0) / 8.0,
            theirs.min(8.0) / 8.0,
            mana.min(20.0) / 20.0,
            theirs.min(20.0) / 20.0,
            (mana - theirs).max(0.0) / full,
            (theirs - mana).max(0.0) / full,
            self.ends[0],
            self.ends[1],
            self.ends[2],
            self.ends[2] - self.ends[0],
            self.round / 7.0,
            is(self.muted),
            is(self.drawing),
            is(mana + theirs >= 2.0 * full),
        ]
    }
}

/// What the match is worth to Red without spells if the round ends with the fire on this tile.
fn end(view: &View, wall: i8) -> f64 {
    let (first, last) = (view.bridge.intact.0.0 + 1, view.bridge.intact.1.0 - 1);
    match (wall - 3 < first, wall + 3 > last) {
        (true, true) => 0.5,
        (true, false) => 0.0,
        (false, true) => 1.0,
        (false, false) => begun(view.round + 1, wall),
    }
}

/// What the position is worth to Red without spells.
fn without_spells(view: &View) -> f64 {
    let (middle, place) = (view.bridge.middle.0, view.bridge.wall.0 - view.bridge.middle.0);
    let [red, green] = SEATS.map(|seat| view.players[seat].mana.left());
    // The beginning of a round is known without solving it.
    if place == 0 && red == green && red == Mana::FULL.left() {
        return begun(view.round, middle);
    }
    rounds().round(view.round, middle).map_or(0.5, |round| round.value(place, red, green))
}

fn log_odds(value: f64) -> f64 {
    let value = value.clamp(SURE, 1.0 - SURE);
    (value / (1.0 - value)).ln()
}
