//! A match as the tests play it: lines of a record in, the bridge and the reserves out.

use shazamm::{CardSet, Fact, GREEN, Options, PhaseView, RED, Shazamm, Variant, View};
use table::{Event, Game, Match, Refused, Seat, Step, ToAct, Viewer};

pub(crate) struct Duel {
    played: Match<Shazamm>,
    /// What happened since the last commitment or decision began.
    heard: Vec<Event<Fact>>,
}

impl Duel {
    /// A match in which all spells are in hand: most rules about spells are easiest to see there.
    pub(crate) fn full_hand() -> Self {
        Self::of(Some(Variant::FullHand))
    }

    pub(crate) fn of(variant: Option<Variant>) -> Self {
        Self::by_rules(Options::with(variant), Shazamm::RULES)
    }

    /// A match with counted cards and all spells in hand.
    pub(crate) fn counted() -> Self {
        let variants = [Variant::FullHand, Variant::CountedCards].into();
        Self::by_rules(Options { variants }, Shazamm::RULES)
    }

    /// A match by a version of the rules.
    pub(crate) fn by_rules(options: Options, version: u32) -> Self {
        Self { played: Match::new(Shazamm::with_rules(options, version).unwrap()), heard: Vec::new() }
    }

    /// Both commit: `turn("10 with 7", "12")`.
    pub(crate) fn turn(&mut self, red: &str, green: &str) -> &mut Self {
        self.heard.clear();
        self.step(RED, &format!("bet {red}"));
        self.step(GREEN, &format!("bet {green}"))
    }

    /// Both lay their cards, before they bet: `lay("0 7", "nothing")`.
    pub(crate) fn lay(&mut self, red: &str, green: &str) -> &mut Self {
        self.heard.clear();
        self.step(RED, &format!("lay {red}"));
        self.step(GREEN, &format!("lay {green}"))
    }

    /// Turns in which both bet one and lay nothing down.
    pub(crate) fn idle_turns(&mut self, turns: usize) -> &mut Self {
        for _ in 0..turns {
            self.turn("1", "1");
        }
        self
    }

    /// A decision of Red.
    pub(crate) fn red(&mut self, action: &str) -> &mut Self {
        self.step(RED, action)
    }

    /// A decision of Green.
    pub(crate) fn green(&mut self, action: &str) -> &mut Self {
        self.step(GREEN, action)
    }

    fn step(&mut self, seat: Seat, action: &str) -> &mut Self {
        if let Err(refused) = self.try_step(seat, action) {
            panic!("seat {seat} {action}: {refused}, after\n{}", self.played.record());
        }
        self
    }

    pub(crate) fn try_step(
        &mut self,
        seat: Seat,
        action: &str,
    ) -> Result<(), Refused<<Shazamm as Game>::Refusal>> {
        let action = self.game().read_action(action).unwrap();
        self.played.step(Step::Seat(seat, action), &mut self.heard)
    }

    /// Why an action is refused.
    pub(crate) fn refusal(&mut self, seat: Seat, action: &str) -> String {
        self.try_step(seat, action).expect_err("the action was accepted").to_string()
    }

    /// Chance draws: `draw("1 2 3 4 5 / 6 7 8 9 10")`.
    pub(crate) fn draw(&mut self, cards: &str) -> &mut Self {
        self.heard.clear();
        if let Err(refused) = self.try_draw(cards) {
            panic!("draw {cards}: {refused}");
        }
        self
    }

    pub(crate) fn try_draw(&mut self, cards: &str) -> Result<(), Refused<<Shazamm as Game>::Refusal>> {
        let outcome = self.game().read_chance(&format!("draw {cards}")).unwrap();
        self.played.step(Step::Chance(outcome), &mut self.heard)
    }

    pub(crate) fn game(&self) -> &Shazamm {
        self.played.game()
    }

    pub(crate) fn state(&self) -> &shazamm::State {
        self.played.state()
    }

    pub(crate) fn played(&self) -> &Match<Shazamm> {
        &self.played
    }

    pub(crate) fn to_act(&self) -> ToAct {
        self.played.to_act()
    }

    /// Whom the game asks, if it is one player alone.
    pub(crate) fn asked(&self) -> Option<Seat> {
        match self.to_act() {
            ToAct::Seats(seats) if seats.len() == 1 => seats.first(),
            _ => None,
        }
    }

    pub(crate) fn view(&self, viewer: Viewer) -> View {
        self.game().view(self.state(), viewer)
    }

    pub(crate) fn seen_by(&self, seat: Seat) -> View {
        self.view(Viewer::Seat(seat))
    }

    pub(crate) fn oracle(&self) -> View {
        self.game().oracle(self.state())
    }

    pub(crate) fn wall(&self) -> i8 {
        self.oracle().bridge.wall.0
    }

    /// Where Red's wizard, the wall and Green's wizard are.
    pub(crate) fn bridge(&self) -> (i8, i8, i8) {
        let bridge = self.oracle().bridge;
        (bridge.wizards[RED].0, bridge.wall.0, bridge.wizards[GREEN].0)
    }

    /// The first and the last intact tile.
    pub(crate) fn intact(&self) -> (i8, i8) {
        let (first, last) = self.oracle().bridge.intact;
        (first.0, last.0)
    }

    /// The reserves of Red and Green.
    pub(crate) fn mana(&self) -> (u8, u8) {
        let players = self.oracle().players;
        (players[RED].mana.left(), players[GREEN].mana.left())
    }

    pub(crate) fn round(&self) -> u8 {
        self.oracle().round
    }

    /// The spells in the hand of `seat`.
    pub(crate) fn hand(&self, seat: Seat) -> String {
        self.oracle().players[seat].hand.unwrap_or(CardSet::EMPTY).spells().to_string()
    }

    pub(crate) fn discard(&self, seat: Seat) -> String {
        self.oracle().players[seat].discard.to_string()
    }

    /// Whether both are asked for commitments: nothing of a turn is left to be decided.
    pub(crate) fn between_turns(&self) -> bool {
        matches!(self.oracle().phase, PhaseView::Committing { seats, .. } if seats.len() == 2)
    }

    /// What happened since the last turn began, in order.
    pub(crate) fn facts(&self) -> Vec<Fact> {
        self.heard.iter().map(|event| event.fact).collect()
    }

    pub(crate) fn events(&self) -> &[Event<Fact>] {
        &self.heard
    }

    pub(crate) fn told(&self, fact: Fact) -> bool {
        self.facts().contains(&fact)
    }

    /// The points of Red and Green, in halves.
    pub(crate) fn points(&self) -> Option<(i32, i32)> {
        let outcome = self.game().outcome(self.state())?;
        Some((outcome.points()[RED], outcome.points()[GREEN]))
    }
}

/// Asserts where the wall is and what is in the reserves of Red and Green.
#[track_caller]
pub(crate) fn check(duel: &Duel, wall: i8, mana: (u8, u8)) {
    assert_eq!((duel.wall(), duel.mana()), (wall, mana), "after\n{}", duel.played.record());
}
