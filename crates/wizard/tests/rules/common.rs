//! Games written down line by line, in the notation of records.

use table::{
    Event, Game, Legal, Match, Options as _, Refused, Seat, Silent, Step, StepOf, ToAct, Viewer, dice,
};
use wizard::{Card, CardSet, Face, FaceKind, Fact, Options, Refusal, Suit, View, Wizard};

/// A game in progress and all that happened in it so far.
#[derive(Clone)]
pub(crate) struct Table {
    played: Match<Wizard>,
    events: Vec<Event<Fact>>,
}

/// Options in the words of the command line.
pub(crate) fn options(seats: u8, with: &str, variants: &str) -> Options {
    let mut options = Options { seats, ..Options::default() };
    options.set("with", with).expect("special cards");
    options.set("variants", variants).expect("variants");
    options
}

/// The seat that people call `number`.
pub(crate) fn seat(number: usize) -> Seat {
    Seat::new(number - 1)
}

/// A set of cards in the notation of records.
pub(crate) fn cards(text: &str) -> CardSet {
    text.split_whitespace().map(|card| card.parse::<Card>().expect(card)).collect()
}

impl Table {
    /// A game that has not begun.
    pub(crate) fn new(seats: u8, with: &str, variants: &str) -> Self {
        let game = Wizard::new(options(seats, with, variants)).expect("a valid table");
        Self { played: Match::new(game), events: Vec::new() }
    }

    /// The next step is the deal of `round`, by the player `dealer`. The rounds before are played somehow.
    pub(crate) fn before_deal(mut self, round: u8, dealer: usize) -> Self {
        let seats = self.game().seats();
        let first = (dealer - 1 + seats * 20 - usize::from(round - 1)) % seats + 1;
        self.say(&format!("chance dealer {first}"));
        let mut dice = dice::seeded(0);
        while !(self.played.to_act() == ToAct::Chance && self.oracle().round == round - 1) {
            table::conformance::advance(&mut self.played, &mut dice);
        }
        self
    }

    /// The cards of `round` are dealt by the player `dealer`, in the words after `chance deal`.
    pub(crate) fn dealt(self, round: u8, dealer: usize, deal: &str) -> Self {
        let mut table = self.before_deal(round, dealer);
        table.say(&format!("chance deal {deal}"));
        table
    }

    /// The same, and everybody has predicted 0.
    pub(crate) fn dealt_and_predicted(self, round: u8, dealer: usize, deal: &str) -> Self {
        let mut table = self.dealt(round, dealer, deal);
        table.predict_zero();
        table
    }

    /// Everybody predicts 0, whoever is asked first.
    pub(crate) fn predict_zero(&mut self) {
        for _ in 0..self.game().seats() {
            let ToAct::Seats(seats) = self.to_act() else { panic!("nobody predicts") };
            let seat = seats.first().expect("somebody predicts");
            self.say(&format!("{seat} predict 0"));
        }
    }

    /// Performs steps, one on each line.
    pub(crate) fn say(&mut self, lines: &str) -> &mut Self {
        for line in lines.lines().map(str::trim).filter(|line| !line.is_empty()) {
            let step = self.read(line);
            if let Err(refused) = self.played.step(step, &mut self.events) {
                panic!("{line}: {refused}\n{}", self.played);
            }
        }
        self
    }

    /// The cards of a trick, each played by whoever is next.
    pub(crate) fn trick(&mut self, faces: &str) -> &mut Self {
        for face in faces.split_whitespace() {
            let next = self.next();
            self.say(&format!("{next} play {face}"));
        }
        self
    }

    /// Plays on somehow while the round lasts.
    pub(crate) fn finish_round(&mut self) -> &mut Self {
        let (round, mut dice) = (self.oracle().round, dice::seeded(1));
        while !matches!(self.to_act(), ToAct::Chance | ToAct::Nobody) && self.oracle().round == round {
            let ToAct::Seats(seats) = self.to_act() else { break };
            let seat = seats.first().expect("somebody is to act");
            let action = self.game().legal(self.played.state(), seat).choose(&mut dice).expect("an action");
            self.played.step(Step::Seat(seat, action), &mut self.events).expect("legal");
        }
        self
    }

    /// Which rule forbids the step on this line.
    #[track_caller]
    pub(crate) fn refusal(&self, line: &str) -> Refusal {
        match self.attempt(line) {
            Err(Refused::Rule(refusal)) => refusal,
            other => panic!("{line}: {other:?}"),
        }
    }

    /// Whether the step on this line is refused because somebody else is to act.
    pub(crate) fn is_out_of_turn(&self, line: &str) -> bool {
        matches!(self.attempt(line), Err(Refused::NotToAct { .. }))
    }

    fn attempt(&self, line: &str) -> Result<(), Refused<Refusal>> {
        self.played.clone().step(self.read(line), &mut Silent)
    }

    fn read(&self, line: &str) -> StepOf<Wizard> {
        let (actor, what) = line.split_once(' ').expect("an actor and a step");
        match actor.parse() {
            Ok(number) => Step::Seat(seat(number), self.game().read_action(what).expect(line)),
            Err(_) => Step::Chance(self.game().read_chance(what).expect(line)),
        }
    }

    /// What the player may do, separated by commas.
    pub(crate) fn legal(&self, number: usize) -> String {
        let legal = self.game().legal(self.played.state(), seat(number));
        legal.iter().map(|action| action.to_string()).collect::<Vec<_>>().join(", ")
    }

    pub(crate) fn game(&self) -> &Wizard {
        self.played.game()
    }

    pub(crate) fn record(&self) -> &Match<Wizard> {
        &self.played
    }

    pub(crate) fn to_act(&self) -> ToAct {
        self.played.to_act()
    }

    /// The one player who is to act.
    #[track_caller]
    pub(crate) fn next(&self) -> Seat {
        match self.to_act() {
            ToAct::Seats(seats) if seats.len() == 1 => seats.first().expect("one seat"),
            other => panic!("{other}"),
        }
    }

    /// The numbers of the players who are to act.
    pub(crate) fn asked(&self) -> Vec<u8> {
        match self.to_act() {
            ToAct::Seats(seats) => seats.iter().map(Seat::number).collect(),
            _ => Vec::new(),
        }
    }

    /// Everything.
    pub(crate) fn oracle(&self) -> View {
        self.game().oracle(self.played.state())
    }

    /// What the player sees.
    pub(crate) fn view(&self, number: usize) -> View {
        self.game().view(self.played.state(), Viewer::Seat(seat(number)))
    }

    /// What somebody sees who does not play.
    pub(crate) fn spectator(&self) -> View {
        self.game().view(self.played.state(), Viewer::Spectator)
    }

    /// What the viewer has heard since the scripted steps began.
    pub(crate) fn heard(&self, viewer: Viewer) -> Vec<Fact> {
        self.events.iter().filter_map(|event| event.for_viewer(viewer)).copied().collect()
    }

    /// The cards in the player's hand.
    pub(crate) fn hand(&self, number: usize) -> CardSet {
        self.oracle().hands[seat(number)].known
    }

    /// The tricks each has taken in this round.
    pub(crate) fn won(&self) -> Vec<u8> {
        self.oracle().won.as_slice().to_vec()
    }

    /// The points of the last round that was written down.
    pub(crate) fn last_points(&self) -> Vec<i32> {
        self.oracle().block.last().expect("a round").iter().map(|(_, entry)| entry.points()).collect()
    }
}

/// Suit cards that no one has named, of none of the suits in `avoid`, highest first.
fn fillers(named: &str, avoid: &[Suit]) -> std::vec::IntoIter<Card> {
    let named = cards_named_in(named);
    let mut all: Vec<Card> = Card::all()
        .filter(|card| card.suit().is_some_and(|suit| !avoid.contains(&suit)) && !named.contains(*card))
        .collect();
    all.reverse();
    all.into_iter()
}

fn cards_named_in(text: &str) -> CardSet {
    text.split_whitespace().map(card_of).collect()
}

/// The card behind a face: `juggler=R` is the Juggler.
pub(crate) fn card_of(face: &str) -> Card {
    face.split('=').next().expect("a card").parse().expect(face)
}

/// Plays one trick at a table with all special cards; the first player leads. Answers the game after it.
///
/// It is the only trick of a first round, unless `later` says how many cards each holds afterwards.
pub(crate) fn play_trick(trump: Option<Suit>, faces: &str, later: usize) -> Table {
    let faces: Vec<&str> = faces.split_whitespace().collect();
    let seats = faces.len();
    let joined = faces.join(" ");
    // Nobody may be bound by what the filling cards are, so their suits do not occur in the trick.
    let suits: Vec<Suit> = faces.iter().filter_map(|face| suit_of(face)).chain(trump).collect();
    let mut fill = fillers(&joined, &suits);
    let turned = match trump {
        Some(suit) => Card::all()
            .find(|card| card.suit() == Some(suit) && !cards_named_in(&joined).contains(*card))
            .expect("a card of the trump suit"),
        None => ["N", "fairy", "bomb"]
            .map(|none| none.parse::<Card>().expect(none))
            .into_iter()
            .find(|&card| cards_named_in(&joined).count(card) < if card == Card::JESTER { 4 } else { 1 })
            .expect("a card that makes no trump"),
    };
    let hands: Vec<String> = faces
        .iter()
        .map(|face| {
            let own = card_of(face);
            std::iter::once(own).chain(fill.by_ref().take(later)).map(|c| format!("{c} ")).collect()
        })
        .collect();
    let deal = format!("{} turn {turned}", hands.join("/ "));
    let mut table = Table::new(seats as u8, "all", "").dealt_and_predicted(1 + later as u8, seats, &deal);
    table.trick(&joined);
    table
}

/// The suit that a card in a trick belongs to.
fn suit_of(face: &str) -> Option<Suit> {
    match face.parse::<Face>().expect(face).kind() {
        FaceKind::Suited(suit, _) | FaceKind::Juggler(suit) | FaceKind::Cloud(suit) => Some(suit),
        _ => None,
    }
}

/// Who takes the trick that the first player led, with this trump (`-` for none).
#[track_caller]
pub(crate) fn check_trick(trump: &str, faces: &str, winner: usize) {
    let table = play_trick(trump.parse().ok(), faces, 0);
    let trick = &table.oracle().tricks[0];
    assert_eq!(trick.winner, Some(seat(winner)), "trump {trump}: {faces}");
    let takes = u8::from(!trick.blown_up);
    assert_eq!(table.won()[winner - 1], takes, "trump {trump}: {faces}");
    assert_eq!(table.won().iter().sum::<u8>(), takes, "trump {trump}: {faces}");
}

/// What a player with this hand may play after these cards; trump is named by nobody and does not matter.
#[track_caller]
pub(crate) fn check_playable(faces: &str, hand: &str, playable: &str) {
    let played: Vec<&str> = faces.split_whitespace().collect();
    let size = hand.split_whitespace().count();
    let seats = (played.len() + 1).max(3);
    let suits: Vec<Suit> = played.iter().filter_map(|face| suit_of(face)).collect();
    let mut fill = fillers(&format!("{faces} {hand}"), &suits);
    let mut deal: Vec<String> = played
        .iter()
        .map(|face| {
            std::iter::once(card_of(face))
                .chain(fill.by_ref().take(size - 1))
                .map(|c| format!("{c} "))
                .collect()
        })
        .collect();
    deal.push(hand.to_owned());
    while deal.len() < seats {
        deal.push(fill.by_ref().take(size).map(|card| format!("{card} ")).collect());
    }
    let deal = format!("{} turn N", deal.join(" / "));
    let mut table = Table::new(seats as u8, "all", "").dealt_and_predicted(size as u8, seats, &deal);
    table.trick(faces);
    let legal = table.legal(played.len() + 1).replace("play ", "").replace(',', "");
    assert_eq!(legal, playable, "after {faces} with {hand}");
    for card in hand.split_whitespace().filter(|card| !card.contains('=')) {
        let is_plain = card.parse::<Face>().is_ok();
        if is_plain && !legal.split(' ').any(|face| face == card) {
            let refusal = table.refusal(&format!("{} play {card}", played.len() + 1));
            assert!(matches!(refusal, Refusal::MustFollow { .. }), "{card} after {faces}: {refusal}");
        }
    }
}
