//! Which card to play.

use games::wizard::{Face, FaceKind, FaceSet, Suit, Verdict, View, Wizard};
use table::Seat;

/// The card for the trick on the table: to win while tricks are needed, to lose when there are enough.
pub(super) fn play(game: &Wizard, view: &View, legal: FaceSet, seat: Seat, needed: i32) -> Option<Face> {
    let (leader, lying) = match view.trick() {
        Some(trick) => (trick.leader, trick.faces.as_slice()),
        None => (seat, [].as_slice()),
    };
    let is_last = lying.len() + 1 == view.hands.len();
    let takes = |face: Face| {
        let cards: Vec<Face> = lying.iter().copied().chain([face]).collect();
        let verdict = Verdict::of(game, view.trump, leader, &cards);
        verdict.winner == seat && !verdict.blown_up
    };
    let (winning, losing): (Vec<Face>, Vec<Face>) = legal.iter().partition(|&face| takes(face));
    let worth = |face: &Face| worth(*face, view.trump);
    let cheapest = |faces: &[Face]| faces.iter().copied().min_by_key(worth);
    let highest = |faces: &[Face]| faces.iter().copied().max_by_key(worth);
    if needed > 0 {
        // The last to play knows what is enough; before that only a high card may hold.
        let best = if is_last { cheapest(&winning) } else { highest(&winning) };
        best.or_else(|| cheapest(&losing))
    } else {
        // A trick that cannot be lost is at least good for getting rid of a high card.
        let unwanted = if is_last { highest(&winning) } else { cheapest(&winning) };
        highest(&losing).or(unwanted)
    }
}

/// How much a card is good for: what is spent when it is played, and what is feared when it is kept.
fn worth(face: Face, trump: Option<Suit>) -> u32 {
    /// Ranks count in quarters, for Juggler and Cloud.
    const RANK: u32 = 4;
    let suited = |suit: Suit, strength: u32| if trump == Some(suit) { 100 + strength } else { 10 + strength };
    match face.kind() {
        FaceKind::Dragon => 300,
        FaceKind::Wizard => 200,
        FaceKind::Suited(suit, rank) => suited(suit, RANK * u32::from(rank.number())),
        FaceKind::Juggler(suit) => suited(suit, 7 * RANK + 2),
        FaceKind::Cloud(suit) => suited(suit, 9 * RANK + 3),
        // The Shapeshifter can still become a Wizard, so it is kept longer than what can only lose.
        FaceKind::Jester if face == Face::SHAPESHIFTER_JESTER => 4,
        FaceKind::Bomb => 3,
        FaceKind::Fairy => 2,
        FaceKind::Jester => 1,
    }
}
