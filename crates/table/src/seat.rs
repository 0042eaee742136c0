//! Who sits where, and who looks on.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

/// The largest table any game here seats.
pub const MAX_SEATS: usize = 6;

/// A place at the table. Seats are numbered clockwise; people see them from 1, code from 0.
///
/// ```
/// use table::Seat;
/// let first = Seat::new(0);
/// assert_eq!(first.to_string(), "1");
/// assert_eq!(first.left(3), Seat::new(1));
/// assert_eq!(first.right(3), Seat::new(2));
/// assert_eq!(Seat::from_number(7), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

impl Seat {
    /// The seat with this index, counted from 0.
    ///
    /// # Panics
    /// If no table has such a seat; use [`Seat::from_number`] for numbers from outside.
    #[inline]
    pub const fn new(index: usize) -> Self {
        assert!(index < MAX_SEATS, "no table has that many seats");
        Self(index as u8)
    }

    /// The seat that people call `number`, counted from 1.
    pub fn from_number(number: u8) -> Option<Self> {
        (1..=MAX_SEATS as u8).contains(&number).then(|| Self(number - 1))
    }

    /// The number that people call this seat by, counted from 1.
    pub fn number(self) -> u8 {
        self.0 + 1
    }

    /// The index of the seat, counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise at a table of `seats`: the left neighbour.
    #[inline]
    pub const fn left(self, seats: usize) -> Self {
        let next = self.0 + 1;
        if next as usize == seats { Self(0) } else { Self(next) }
    }

    /// The next seat anticlockwise at a table of `seats`: the right neighbour.
    #[inline]
    pub const fn right(self, seats: usize) -> Self {
        if self.0 == 0 { Self(seats as u8 - 1) } else { Self(self.0 - 1) }
    }

    /// All seats of a table of `seats`, in order.
    pub fn all(seats: usize) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..seats as u8).map(Self)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.number())
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> Self {
        seat.number()
    }
}

/// No table has a seat of this number.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("there is no seat {0}")]
pub struct NoSuchSeat(pub u8);

impl TryFrom<u8> for Seat {
    type Error = NoSuchSeat;

    fn try_from(number: u8) -> Result<Self, NoSuchSeat> {
        Self::from_number(number).ok_or(NoSuchSeat(number))
    }
}

/// A set of seats.
///
/// ```
/// use table::{Seat, Seats};
/// let mut owing = Seats::all(3);
/// owing.remove(Seat::new(1));
/// assert_eq!(owing.iter().collect::<Vec<_>>(), [Seat::new(0), Seat::new(2)]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Seats(u8);

impl Seats {
    /// No seat.
    pub const NONE: Self = Self(0);

    /// Every seat of a table of `seats`.
    #[inline]
    pub const fn all(seats: usize) -> Self {
        Self((1 << seats) - 1)
    }

    /// Just one seat.
    #[inline]
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Whether `seat` is in the set.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Adds a seat.
    #[inline]
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat away.
    #[inline]
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// The seats in this set or in the other.
    #[inline]
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The seats in this set that are not in the other.
    #[inline]
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The lowest seat of the set.
    #[inline]
    pub fn first(self) -> Option<Seat> {
        (self.0 != 0).then(|| Seat(self.0.trailing_zeros() as u8))
    }

    /// The seats in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::all(MAX_SEATS).filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::NONE, |set, seat| set.union(Self::only(seat)))
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for Seats {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Seats {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Seat>::deserialize(deserializer)?.into_iter().collect())
    }
}

/// One value for each seat of a table, without allocation.
///
/// ```
/// use table::{PerSeat, Seat};
/// let mut points = PerSeat::new(4, 0);
/// points[Seat::new(2)] += 30;
/// assert_eq!(points.as_slice(), [0, 0, 30, 0]);
/// ```
#[derive(Clone, Copy)]
pub struct PerSeat<T> {
    seats: u8,
    values: [T; MAX_SEATS],
}

impl<T: Copy> PerSeat<T> {
    /// The same value for each of `seats` seats.
    pub fn new(seats: usize, value: T) -> Self {
        assert!(seats <= MAX_SEATS, "no table has that many seats");
        Self { seats: seats as u8, values: [value; MAX_SEATS] }
    }

    /// The value that `of` gives for each seat.
    pub fn from_fn(seats: usize, mut of: impl FnMut(Seat) -> T) -> Self {
        let mut all = Self::new(seats, of(Seat::new(0)));
        for seat in Seat::all(seats).skip(1) {
            all[seat] = of(seat);
        }
        all
    }

    /// What `of` makes of each value.
    pub fn map<U: Copy>(&self, mut of: impl FnMut(T) -> U) -> PerSeat<U> {
        PerSeat::from_fn(self.len(), |seat| of(self[seat]))
    }
}

impl<T> PerSeat<T> {
    /// How many seats there are.
    pub fn len(&self) -> usize {
        usize::from(self.seats)
    }

    /// Whether there is no seat at all.
    pub fn is_empty(&self) -> bool {
        self.seats == 0
    }

    /// The values in the order of the seats.
    pub fn as_slice(&self) -> &[T] {
        &self.values[..self.len()]
    }

    /// Seats with their values.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Seat, &T)> + ExactSizeIterator {
        Seat::all(self.len()).zip(self.as_slice())
    }
}

impl<T> Index<Seat> for PerSeat<T> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.values[..usize::from(self.seats)][seat.index()]
    }
}

impl<T> IndexMut<Seat> for PerSeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.values[..usize::from(self.seats)][seat.index()]
    }
}

impl<T: PartialEq> PartialEq for PerSeat<T> {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<T: Eq> Eq for PerSeat<T> {}

impl<T: fmt::Debug> fmt::Debug for PerSeat<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

impl<T: Serialize> Serialize for PerSeat<T> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.as_slice())
    }
}

impl<'de, T: Copy + Deserialize<'de>> Deserialize<'de> for PerSeat<T> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let values = Vec::<T>::deserialize(deserializer)?;
        if values.is_empty() || values.len() > MAX_SEATS {
            return Err(serde::de::Error::invalid_length(values.len(), &"one value for each seat, 1 to 6"));
        }
        Ok(Self::from_fn(values.len(), |seat| values[seat.index()]))
    }
}

/// Who looks at a game while it is played.
///
/// There is deliberately no viewer who sees everything: that is [`Game::oracle`](crate::Game::oracle), by name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// The player in this seat.
    Seat(Seat),
    /// Someone who watches and sees only what lies open.
    Spectator,
}

impl Viewer {
    /// Every viewer of a table of `seats`: each seat, then the spectator.
    pub fn all(seats: usize) -> impl Iterator<Item = Self> {
        Seat::all(seats).map(Self::Seat).chain([Self::Spectator])
    }

    /// The seat of a viewer who plays.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Spectator => None,
        }
    }
}

impl fmt::Display for Viewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seat(seat) => write!(f, "seat {seat}"),
            Self::Spectator => write!(f, "spectator"),
        }
    }
}

/// Who looks at a position while a view is built: a viewer, or the oracle, who sees everything.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Eyes {
    /// Somebody who looks while the game is played.
    Viewer(Viewer),
    /// Somebody who may see everything.
    Oracle,
}

impl Eyes {
    /// Whether these are the eyes of `seat`, or see everything anyway: the question that decides what is shown.
    pub fn are(self, seat: Seat) -> bool {
        match self {
            Self::Viewer(viewer) => viewer == Viewer::Seat(seat),
            Self::Oracle => true,
        }
    }

    /// The viewer, if it is one.
    pub fn viewer(self) -> Option<Viewer> {
        match self {
            Self::Viewer(viewer) => Some(viewer),
            Self::Oracle => None,
        }
    }
}
