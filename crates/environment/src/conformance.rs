//! The laws that every [`Learnable`] game keeps, as a suite that its tests call in a few lines.
//!
//! ```text
//! #[test]
//! fn keeps_the_laws_of_learners() {
//!     let report = environment::conformance::check(&game, 42);
//!     assert!(report.hidden_differs > 0);
//! }
//! ```
//!
//! The suite fails by panicking, with the law in the message.
#![allow(clippy::panic, clippy::expect_used, reason = "a suite for tests fails by panicking")]

use std::collections::{BTreeSet, HashMap};

use table::dice::{self, Dice};
use table::{Actor, Legal as _, Match, Seat, Seats, Silent, Step, ToAct, Viewer, conformance};

use crate::{Learnable, MoveSet, NoSuchMove};

/// What a checked game looked like, so that a test can see that it exercised what it should.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// Steps of the game, chance included.
    pub steps: usize,
    /// The most moves that one decision took.
    pub longest_decision: usize,
    /// Positions drawn anew for a seat that hid something else from it than the true one.
    pub hidden_differs: usize,
    /// Positions that look alike to spectators, but not to the seat, and gave it different observations.
    pub seen_differs: usize,
    /// Decisions that others made while a seat had to decide at the same time, and did not see it.
    pub unseen: usize,
}

/// No decision takes more moves.
const MOST_MOVES: usize = 1000;
/// Of the legal actions of a position, this many are made move by move.
const TRIED: usize = 32;

/// At one step in this many, positions are drawn anew, which takes longer than all the rest. Which steps these are
/// depends on seed and seat, so that neighbouring seeds cover every step between them.
const RESAMPLED: u64 = 3;

/// Plays one random game from `seed` and checks every law for every seat at every step; only what hidden cards do is
/// checked at some of them.
pub fn check<G: Learnable>(game: &G, seed: u64) -> Report {
    layout_has_no_gaps(game);
    moves_have_names(game);
    let suite = Suite { game, row: game.layout().size(), moves: game.move_count() };
    let mut report = Report::default();
    let mut dice = dice::seeded(seed);
    let mut played = Match::new(game.clone());
    let mut allowed = HashMap::new();
    let mut last: Vec<(G::View, Vec<u8>)> = Vec::new();
    let mut memo = G::Memo::default();
    let mut asked = Seats::NONE;
    loop {
        let state = played.state();
        let to_act = played.to_act().seats();
        let still_asked: Seats = match played.record().steps().last() {
            Some(&Step::Seat(by, _)) => to_act.iter().filter(|&s| s != by && asked.contains(s)).collect(),
            _ => Seats::NONE,
        };
        asked = to_act;
        if (seed + report.steps as u64).is_multiple_of(RESAMPLED) {
            suite.nothing_is_drawn_for_who_sees_everything(state, &mut dice);
        }
        for seat in Seat::all(game.seats()) {
            let view = game.view(state, Viewer::Seat(seat));
            let (row, mask) = suite.look(state, seat, G::Draft::default());
            if dice::below(&mut dice, 4) == 0 {
                let mut next = vec![9; suite.row];
                game.observe_next(state, seat, G::Draft::default(), &mut memo, &mut next);
                assert_eq!(next, row, "{seat:?} observes something else if it remembers, in {state:?}");
            }
            if let Some((seen, observed)) = last.get(seat.index()) {
                assert!(
                    !still_asked.contains(seat) || observed == &row,
                    "{seat:?} has yet to decide, but observes that another has in {state:?}"
                );
                assert!(
                    still_asked.contains(seat) || seen == &view || observed != &row,
                    "{seat:?} sees another view, but observes the same in {state:?}"
                );
            }
            if let Some(before) = allowed.insert(row.clone(), mask.clone()) {
                assert_eq!(
                    before, mask,
                    "{seat:?} observes the same, but may do something else in {state:?}"
                );
            }
            let drafts = suite.decision_is_made_move_by_move(state, seat, &mut dice);
            report.longest_decision = report.longest_decision.max(drafts.len());
            report.unseen += suite.others_decide_unseen(state, seat, &drafts, &mut dice);
            if (seed + (report.steps + seat.index()) as u64).is_multiple_of(RESAMPLED) {
                report.hidden_differs += suite.nothing_hidden_is_observed(state, seat, &drafts, &mut dice);
                report.seen_differs += suite.what_is_seen_is_observed(state, seat, &mut dice);
            }
            if last.len() == seat.index() {
                last.push((view, row));
            } else {
                last[seat.index()] = (view, row);
            }
        }
        if played.to_act() == ToAct::Nobody {
            return report;
        }
        conformance::advance(&mut played, &mut dice);
        report.steps += 1;
    }
}

/// The parts of the layout follow each other, and each has a name of its own and an explanation.
fn layout_has_no_gaps<G: Learnable>(game: &G) {
    let layout = game.layout();
    let mut end = 0;
    let mut names = BTreeSet::new();
    for part in layout.parts() {
        assert_eq!(part.range.start, end, "a gap or an overlap before {}", part.name);
        assert_eq!(part.range.len(), part.shape.iter().product::<usize>(), "the shape of {}", part.name);
        assert!(!part.range.is_empty(), "{} is empty", part.name);
        assert!(!part.name.is_empty() && !part.about.is_empty(), "{part:?} is not explained");
        assert!(names.insert(part.name), "two parts are called {}", part.name);
        end = part.range.end;
    }
    assert_eq!(layout.size(), end, "the size of the layout");
    assert!(end > 0, "nothing is observed");
}

/// Every move has a name of its own.
fn moves_have_names<G: Learnable>(game: &G) {
    assert!(game.move_count() <= MoveSet::CAPACITY, "there are more moves than fit into a set");
    let mut names = BTreeSet::new();
    for number in 0..game.move_count() {
        let name = game.name_of_move(number).unwrap_or_else(|| panic!("move {number} has no name"));
        assert!(names.insert(name.clone()), "two moves are called {name}");
    }
    assert_eq!(game.name_of_move(game.move_count()), None, "there are more moves than `move_count`");
    assert_eq!(game.name_of_move(usize::MAX), None, "there are more moves than `move_count`");
}

/// A game whose laws are checked, with the sizes of its rows.
struct Suite<'a, G> {
    game: &'a G,
    row: usize,
    moves: usize,
}

impl<G: Learnable> Suite<'_, G> {
    /// What `seat` observes and may do. Whatever was in the rows before is written over.
    fn look(&self, state: &G::State, seat: Seat, draft: G::Draft) -> (Vec<u8>, Vec<u8>) {
        let [one, other] = [0x5a, 0xa5].map(|filling| {
            let mut row = vec![filling; self.row];
            let mut mask = vec![filling; self.moves];
            self.game.observe(state, seat, draft, &mut row);
            self.game.moves(state, seat, draft).mark(&mut mask);
            (row, mask)
        });
        assert_eq!(one, other, "observation and mask of {seat:?} depend on what was there before");
        assert!(one.1.iter().all(|&allowed| allowed <= 1), "a mask is made of 0 and 1: {:?}", one.1);
        one
    }

    /// The mask marks exactly the moves that are accepted. They lead to legal actions, and to every legal action, and
    /// [`Learnable::moves_of`] knows the way. What is refused changes nothing.
    ///
    /// Answers the drafts of a random way to a decision, beginning with none.
    fn decision_is_made_move_by_move(&self, state: &G::State, seat: Seat, dice: &mut Dice) -> Vec<G::Draft> {
        let mut draft = G::Draft::default();
        let mut drafts = vec![draft];
        let mut observed = vec![self.look(state, seat, draft).0];
        if !self.game.to_act(state).includes(Actor::Seat(seat)) {
            let any = self.accepted(state, seat, draft);
            assert!(any.is_empty(), "{seat:?} is not to act, but may make moves {any:?} in {state:?}");
            return drafts;
        }
        loop {
            let moves = self.accepted(state, seat, draft);
            assert!(!moves.is_empty(), "{seat:?} can go neither on nor back with {draft:?} in {state:?}");
            let number = moves[dice::below(dice, moves.len() as u32) as usize];
            match self.game.choose(state, seat, &mut draft, number).expect("an accepted move") {
                Some(action) => {
                    self.follow(state, seat, action);
                    break;
                }
                None => {
                    let (row, _) = self.look(state, seat, draft);
                    assert!(!observed.contains(&row), "{seat:?} cannot see {draft:?} in {state:?}");
                    observed.push(row);
                    drafts.push(draft);
                }
            }
            assert!(drafts.len() < MOST_MOVES, "a decision of {seat:?} takes for ever in {state:?}");
        }
        let legal = self.game.legal(state, seat);
        let step = legal.len().div_ceil(TRIED);
        let offset = dice::below(dice, step as u32) as usize;
        for at in (offset..legal.len()).step_by(step) {
            self.follow(state, seat, legal.get(at).expect("a listed action"));
        }
        drafts
    }

    /// The moves that are accepted with this draft: those that the mask marks.
    fn accepted(&self, state: &G::State, seat: Seat, draft: G::Draft) -> Vec<usize> {
        let (_, mask) = self.look(state, seat, draft);
        let mut moves = Vec::new();
        for number in (0..mask.len() + 2).chain([usize::MAX]) {
            let mut after = draft;
            match self.game.choose(state, seat, &mut after, number) {
                Ok(decision) => {
                    assert_eq!(
                        mask.get(number),
                        Some(&1),
                        "move {number} of {seat:?} is accepted, but not marked"
                    );
                    match decision {
                        Some(action) => assert!(
                            self.game.is_legal(state, seat, action),
                            "move {number} of {seat:?} with {draft:?} makes {action:?}, which is not legal in {state:?}"
                        ),
                        None => assert_ne!(after, draft, "move {number} of {seat:?} does nothing"),
                    }
                    moves.push(number);
                }
                Err(refused) => {
                    assert_ne!(
                        mask.get(number),
                        Some(&1),
                        "move {number} of {seat:?} is marked, but refused"
                    );
                    assert_eq!(refused, NoSuchMove { number }, "the refusal names the move");
                    assert_eq!(after, draft, "the refused move {number} of {seat:?} changed the draft");
                }
            }
        }
        moves
    }

    /// The moves of a legal action make it: nothing before the last of them, and then this.
    fn follow(&self, state: &G::State, seat: Seat, action: G::Action) {
        let moves = self.game.moves_of(state, seat, action);
        assert!(moves.len() <= self.game.moves_per_decision(), "{action:?} takes {moves:?}");
        let mut draft = G::Draft::default();
        let mut made = None;
        for &number in &moves {
            assert_eq!(made, None, "{action:?} was made before the last of {moves:?}");
            let (_, mask) = self.look(state, seat, draft);
            assert_eq!(
                mask.get(number),
                Some(&1),
                "move {number} of {moves:?}, which make {action:?}, is not marked"
            );
            made = self.game.choose(state, seat, &mut draft, number).expect("a marked move");
        }
        assert_eq!(made, Some(action), "the moves {moves:?} of {seat:?} in {state:?}");
    }

    /// Positions that give a seat the same view give it the same observations and the same moves.
    /// Answers whether something else was hidden.
    fn nothing_hidden_is_observed(
        &self,
        state: &G::State,
        seat: Seat,
        drafts: &[G::Draft],
        dice: &mut Dice,
    ) -> usize {
        let resampled = self.game.resample(&self.game.view(state, Viewer::Seat(seat)), dice);
        for &draft in drafts {
            assert_eq!(
                self.look(&resampled, seat, draft),
                self.look(state, seat, draft),
                "{seat:?} observes what it cannot know: {resampled:?} differs from {state:?}"
            );
        }
        usize::from(&resampled != state)
    }

    /// Whoever has to decide at the same time as others sees nothing of what they do until it has decided itself, at no
    /// step of its decision: neither what they chose nor whether they have chosen. Answers how much they did.
    fn others_decide_unseen(
        &self,
        state: &G::State,
        seat: Seat,
        drafts: &[G::Draft],
        dice: &mut Dice,
    ) -> usize {
        let mut later = state.clone();
        let mut decided = 0;
        if !self.game.to_act(state).includes(Actor::Seat(seat)) {
            return decided;
        }
        loop {
            let others = self.game.to_act(&later).seats().without(Seats::only(seat));
            if others.is_empty() {
                return decided;
            }
            let other = others.iter().nth(dice::below(dice, others.len() as u32) as usize).expect("a seat");
            let legal = self.game.legal(&later, other);
            let action = legal.get(dice::below(dice, legal.len() as u32) as usize).expect("a listed action");
            self.game.apply(&mut later, other, action, &mut Silent).expect("a legal action");
            decided += 1;
            for &draft in drafts {
                assert_eq!(
                    self.look(&later, seat, draft),
                    self.look(state, seat, draft),
                    "{seat:?} with {draft:?} sees that {other:?} has decided {action:?} in {state:?}"
                );
            }
        }
    }

    /// Who sees everything leaves nothing to be drawn: the position comes back as it was, to the last bit.
    fn nothing_is_drawn_for_who_sees_everything(&self, state: &G::State, dice: &mut Dice) {
        assert_eq!(&self.game.resample(&self.game.oracle(state), dice), state, "what the oracle told");
    }

    /// Positions that look alike to spectators, but not to a seat, give it different observations: what only this seat
    /// knows, such as its hand, is in there. Answers whether there was something to tell apart.
    fn what_is_seen_is_observed(&self, state: &G::State, seat: Seat, dice: &mut Dice) -> usize {
        let viewer = Viewer::Seat(seat);
        let resampled = self.game.resample(&self.game.view(state, Viewer::Spectator), dice);
        if self.game.view(&resampled, viewer) == self.game.view(state, viewer) {
            return 0;
        }
        let draft = G::Draft::default();
        assert_ne!(
            self.look(&resampled, seat, draft).0,
            self.look(state, seat, draft).0,
            "{seat:?} cannot tell {resampled:?} from {state:?}"
        );
        1
    }
}
