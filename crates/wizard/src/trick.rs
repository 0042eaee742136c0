//! A trick: what must be followed, and who takes it (W5).

use table::Seat;

use crate::card::Suit;
use crate::face::{Face, FaceKind};
use crate::game::Wizard;
use crate::{bomb, dragon_fairy};

/// What the cards so far demand of those who come after (W5.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Led {
    /// Nothing yet: only Jesters, Fairy or Bomb lie there.
    Open,
    /// This suit must be followed.
    Suit(Suit),
    /// Nobody has to follow anything for the rest of the trick.
    Free,
}

/// A trick while it is being played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Trick {
    next: Seat,
    played: u8,
    led: Led,
    best: Seat,
    best_power: u8,
}

/// How a complete trick ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// Who takes it and leads the next; with a Bomb, who would have taken it.
    pub winner: Seat,
    /// Whether a Bomb voids it.
    pub blown_up: bool,
}

impl Verdict {
    /// The verdict on the cards that lie in a trick, as if no more came.
    ///
    /// ```
    /// use table::{Game, Seat};
    /// use wizard::{Face, Options, Verdict, Wizard};
    /// let game = Wizard::new(Options::default()).unwrap();
    /// let faces = ["B7", "B12", "R1"].map(|text| text.parse::<Face>().unwrap());
    /// assert_eq!(Verdict::of(&game, None, Seat::new(1), &faces).winner, Seat::new(2));
    /// ```
    pub fn of(game: &Wizard, trump: Option<Suit>, leader: Seat, faces: &[Face]) -> Self {
        let best = Trick::replayed(game, trump, leader, faces).best();
        Self::new(leader, faces, best, game.seat_count())
    }

    /// The verdict on `faces`, of which the strongest is `best`'s.
    pub(crate) fn new(leader: Seat, faces: &[Face], best: Seat, seats: usize) -> Self {
        let winner = match dragon_fairy::fairy_beats_dragon(faces) {
            Some(after) => Seat::new((leader.index() + after) % seats),
            None => best,
        };
        Self { winner, blown_up: bomb::blows_up(faces) }
    }
}

/// How strength is counted: Juggler and Cloud stand between whole ranks, so a rank is four steps.
const RANK: u8 = 4;
const JUGGLER: u8 = 7 * RANK + 2;
const CLOUD: u8 = 9 * RANK + 3;
/// Above every card of the led suit.
const TRUMP: u8 = 64;
const WIZARD: u8 = 200;
const DRAGON: u8 = 201;
/// The first Jester takes a trick in which nothing else could (W5.4).
const JESTER: u8 = 1;
/// Fairy and Bomb take nothing, nor does a card of a suit that is neither led nor trump.
const NOTHING: u8 = 0;

impl Trick {
    /// A trick that `leader` is to begin.
    #[inline]
    pub fn new(leader: Seat) -> Self {
        Self { next: leader, played: 0, led: Led::Open, best: leader, best_power: NOTHING }
    }

    /// Whose turn it is.
    #[inline]
    pub fn next(&self) -> Seat {
        self.next
    }

    /// How many cards lie there.
    #[inline]
    pub fn played(&self) -> usize {
        usize::from(self.played)
    }

    /// What must be followed.
    #[inline]
    pub fn led(&self) -> Led {
        self.led
    }

    /// The seat whose card is the strongest so far, Fairy and Bomb aside.
    #[inline]
    pub fn best(&self) -> Seat {
        self.best
    }

    /// Whether `face` would be the strongest card so far, Fairy and Bomb aside.
    #[inline]
    pub fn would_take(&self, game: &Wizard, trump: Option<Suit>, face: Face) -> bool {
        let mut tried = *self;
        tried.play(game, trump, face);
        tried.best == self.next && tried.best_power > self.best_power
    }

    /// The trick that `leader` began with these cards.
    pub fn replayed(game: &Wizard, trump: Option<Suit>, leader: Seat, faces: &[Face]) -> Self {
        faces.iter().fold(Self::new(leader), |mut trick, &face| {
            trick.play(game, trump, face);
            trick
        })
    }

    /// The next seat plays `face`.
    #[inline]
    pub(crate) fn play(&mut self, game: &Wizard, trump: Option<Suit>, face: Face) {
        if game.is_single_suit() {
            self.play_single_suit(face, game.seat_count());
        } else {
            self.play_suited(face, trump, game.seat_count());
        }
    }

    #[inline]
    fn play_suited(&mut self, face: Face, trump: Option<Suit>, seats: usize) {
        let worth = &WORTH[face.index()];
        if self.led == Led::Open {
            self.led = worth.leads;
        }
        // Every question is asked, whatever the answers: that is cheaper than to guess them.
        let led = match self.led {
            Led::Suit(suit) => suit.bit(),
            Led::Open | Led::Free => 0,
        };
        let trump = trump.map_or(0, Suit::bit);
        let is_trump = worth.suit & trump != 0;
        let counts = (worth.suit == 0) | (worth.suit & (trump | led) != 0);
        self.take(u8::from(counts) * worth.power + u8::from(is_trump) * TRUMP, seats);
    }

    /// Suits mean nothing, and nobody has to follow (W7.5).
    fn play_single_suit(&mut self, face: Face, seats: usize) {
        self.led = Led::Free;
        let power = match face.kind() {
            FaceKind::Suited(_, rank) => RANK * rank.number(),
            FaceKind::Wizard => WIZARD,
            _ => JESTER,
        };
        self.take(power, seats);
    }

    /// The strongest card takes the lead; among equals the first stays.
    #[inline]
    fn take(&mut self, power: u8, seats: usize) {
        let is_best = power > self.best_power;
        self.best = if is_best { self.next } else { self.best };
        self.best_power = self.best_power.max(power);
        self.played += 1;
        self.next = self.next.left(seats);
    }
}

/// What a face is worth in a trick, the Fairy's triumph over the Dragon aside (W5.4).
#[derive(Clone, Copy)]
struct Worth {
    /// The suit it counts in, as a bit, and none if it has none: it takes tricks only where that is led or trump.
    suit: u8,
    power: u8,
    /// What it demands if it is the first that decides (W5.2).
    leads: Led,
}

impl Worth {
    const fn of(kind: FaceKind) -> Self {
        match kind {
            FaceKind::Suited(suit, rank) => Self::of_suit(suit, RANK * rank.number()),
            FaceKind::Juggler(suit) => Self::of_suit(suit, JUGGLER),
            FaceKind::Cloud(suit) => Self::of_suit(suit, CLOUD),
            FaceKind::Wizard => Self { suit: 0, power: WIZARD, leads: Led::Free },
            FaceKind::Dragon => Self { suit: 0, power: DRAGON, leads: Led::Free },
            FaceKind::Jester => Self { suit: 0, power: JESTER, leads: Led::Open },
            FaceKind::Fairy | FaceKind::Bomb => Self { suit: 0, power: NOTHING, leads: Led::Open },
        }
    }

    const fn of_suit(suit: Suit, power: u8) -> Self {
        Self { suit: suit.bit(), power, leads: Led::Suit(suit) }
    }

    const fn table() -> [Self; Face::COUNT] {
        let mut table = [const { Self::of(FaceKind::Jester) }; Face::COUNT];
        let mut index = 0;
        while index < Face::COUNT {
            table[index] = Self::of(Face::from_number(index as u8).kind());
            index += 1;
        }
        table
    }
}

impl Face {
    /// What it demands of those who come after if it is the first that decides (W5.2).
    pub const fn leads(self) -> Led {
        Worth::of(self.kind()).leads
    }
}

/// Looked up for every card played.
static WORTH: [Worth; Face::COUNT] = Worth::table();
