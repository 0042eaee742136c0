//! The engine and a naive model of the rules agree on eight million random turns.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests fail by panicking")]

mod model;

use std::collections::{BTreeSet, VecDeque};

use model::{Answer, Model, Question, Reason};
use shazamm::{
    Action, Bet, Card, CardSet, Commitment, Draw, Fact, GREEN, Legal, Options, PhaseView, RED, RoundEnd,
    SEATS, Shazamm, Spell, State, Variant,
};
use table::dice::{FastDice, below, fast};
use table::{Event, Game, Legal as _, Options as _, Seat, ToAct};

const TURNS: u64 = 8_000_000;

/// What the random matches have exercised, so that a test can see that it meant something.
#[derive(Default, Debug)]
struct Seen {
    turns: u64,
    rounds: [u64; 4],
    clones: u64,
    stolen: u64,
    recycled: u64,
    muted: u64,
    /// Copies of what their owner laid down too, and those among them that were up against a Theft.
    doubles: u64,
    doubles_against_theft: u64,
    copies_cancelled: u64,
    resisted_pushes: u64,
    copied_mutisms: u64,
    draws: u64,
    last_round: [u64; 8],
}

#[test]
fn the_engine_and_the_naive_model_agree_on_millions_of_turns() {
    // Every table by the newest rules, and one by the first ones.
    let tables: Vec<Shazamm> = Options::every()
        .map(|options| Shazamm::new(options).unwrap())
        .chain([Shazamm::with_rules(Options::with(Some(Variant::FullHand)), 1).unwrap()])
        .collect();
    let mut seen = Seen::default();
    let mut seed = 0;
    while seen.turns < TURNS {
        for game in &tables {
            play(game, &mut fast(seed), &mut seen);
            seed += 1;
        }
    }
    println!("{seen:?}");
    assert!(seen.rounds.iter().all(|&rounds| rounds > 1_000), "{seen:?}");
    assert!(seen.clones > 1_000 && seen.stolen > 1_000 && seen.recycled > 1_000, "{seen:?}");
    assert!(seen.muted > 1_000 && seen.draws > 10, "{seen:?}");
    assert!(seen.doubles > 1_000 && seen.doubles_against_theft > 100, "{seen:?}");
    assert!(seen.copies_cancelled > 100 && seen.copied_mutisms > 100, "{seen:?}");
    assert!(seen.resisted_pushes > 1_000, "{seen:?}");
    assert!(seen.last_round[2..].iter().all(|&matches| matches > 10), "{seen:?}");
}

fn numbers(cards: CardSet) -> BTreeSet<u8> {
    cards.iter().map(Card::number).collect()
}

/// One match on both, compared after every turn.
fn play(game: &Shazamm, dice: &mut FastDice, seen: &mut Seen) {
    let mut state = game.start();
    let mut model = Model::new(game.rules());
    let mut events: Vec<Event<Fact>> = Vec::new();
    // Three spells that they lay down more often than others, and Clone: so that the rare meetings are not that rare.
    let favourites: [u8; 3] = std::array::from_fn(|_| below(dice, 14) as u8 + 1);
    let style = Style { cards: below(dice, 5), bets: below(dice, 3), favourites };
    if let Some(hand) = game.oracle(&state).players[RED].hand {
        for player in &mut model.players {
            player.hand = numbers(hand.spells());
        }
    }
    loop {
        match game.to_act(&state) {
            ToAct::Nobody => break,
            ToAct::Chance => {
                let draw: Draw = game.sample(&state, dice);
                game.apply_chance(&mut state, &draw, &mut events).unwrap();
            }
            ToAct::Seats(_) => match game.oracle(&state).phase {
                PhaseView::Stacking { seats } => {
                    let seat = seats.first().unwrap();
                    let action = game.legal(&state, seat).choose(dice).unwrap();
                    game.apply(&mut state, seat, action, &mut events).unwrap();
                }
                _ => turn(game, &mut state, &mut model, &style, dice, &mut events, seen),
            },
        }
        deal(&mut model, &events);
        compare(game, &state, &model);
        events.clear();
    }
    seen.draws += u64::from(model.fallen.len() == 2);
    seen.last_round[model.round as usize] += 1;
}

/// What was drawn goes into the hands of the model.
fn deal(model: &mut Model, events: &[Event<Fact>]) {
    for event in events {
        if let Fact::Drew { seat, cards } = event.fact {
            model.players[seat.index()].hand.extend(numbers(cards));
        }
    }
}

/// How the players of a match tend to lay cards and to bet.
struct Style {
    cards: u32,
    bets: u32,
    favourites: [u8; 3],
}

impl Style {
    fn commitment(&self, mana: u8, hand: CardSet, dice: &mut FastDice) -> Commitment {
        let is_favourite = |number: u8| number == 2 || self.favourites.contains(&number);
        let cards = hand
            .iter()
            .filter(|card| below(dice, 12) <= if is_favourite(card.number()) { 5 } else { self.cards })
            .collect();
        let most = match self.bets {
            0 => mana.min(3),
            1 => mana.min(15),
            _ => mana,
        };
        let most = if below(dice, 20) == 0 { mana } else { most };
        Commitment { bet: Bet::new(below(dice, u32::from(most)) as u8 + 1).unwrap(), cards }
    }
}

fn turn(
    game: &Shazamm,
    state: &mut State,
    model: &mut Model,
    style: &Style,
    dice: &mut FastDice,
    events: &mut Vec<Event<Fact>>,
    seen: &mut Seen,
) {
    seen.turns += 1;
    seen.muted += u64::from(model.silence);
    let commitments = SEATS.map(|seat| {
        let (Legal::Bet { hand, .. } | Legal::Lay(hand)) = game.legal(state, seat) else {
            panic!("neither a bet nor cards are asked for")
        };
        style.commitment(game.oracle(state).players[seat].mana.left(), hand, dice)
    });
    for seat in SEATS {
        let commitment = commitments[seat.index()];
        let first = if game.counts_cards() { Action::Lay(commitment.cards) } else { Action::Bet(commitment) };
        game.apply(state, seat, first, events).unwrap();
    }
    if game.counts_cards() {
        for seat in SEATS {
            let bet = Commitment { cards: CardSet::EMPTY, ..commitments[seat.index()] };
            game.apply(state, seat, Action::Bet(bet), events).unwrap();
        }
    }
    // The engine asks step by step; what it asked and what was answered is put to the model.
    let mut dialogue = VecDeque::new();
    while let PhaseView::Resolving { seat, .. } = game.oracle(state).phase {
        let legal = game.legal(state, seat);
        let action = legal.choose(dice).unwrap();
        dialogue.push_back((question(seat, &legal), answer(action)));
        game.apply(state, seat, action, events).unwrap();
        match action {
            Action::Clone(choice) => {
                seen.clones += 1;
                let mine = commitments[seat.index()].cards;
                let theirs = commitments[1 - seat.index()].cards;
                if let Some(spell) = choice.filter(|&spell| mine.contains(spell)) {
                    seen.doubles += 1;
                    seen.doubles_against_theft += u64::from(
                        spell > Spell::Theft && theirs.contains(Spell::Theft) && !mine.contains(Spell::Theft),
                    );
                }
                seen.copied_mutisms += u64::from(choice == Some(Spell::Mutism));
            }
            Action::Recycle(_) => seen.recycled += 1,
            _ => seen.stolen += 1,
        }
    }
    let reason = model.turn(
        commitments.map(|commitment| i32::from(commitment.bet.mana())),
        &commitments.map(|commitment| numbers(commitment.cards)),
        &mut |asked| {
            let (question, answer) =
                dialogue.pop_front().unwrap_or_else(|| panic!("only the model asks {asked:?}"));
            assert_eq!(asked, question);
            answer
        },
    );
    assert!(dialogue.is_empty(), "only the engine asks {dialogue:?}");
    let ended = events.iter().find_map(|event| match event.fact {
        Fact::RoundOver { why, .. } => Some(match why {
            RoundEnd::EndOfRound(_) => Reason::EndOfRound,
            RoundEnd::WallReached(_) => Reason::WallOnWizard,
            RoundEnd::Exhausted(_) => Reason::OneExhausted,
            RoundEnd::BothExhausted => Reason::BothExhausted,
        }),
        _ => None,
    });
    seen.copies_cancelled +=
        events.iter().filter(|event| matches!(event.fact, Fact::CopyCancelled { .. })).count() as u64;
    seen.resisted_pushes +=
        events.iter().filter(|event| matches!(event.fact, Fact::PushResisted { .. })).count() as u64;
    assert_eq!(ended, reason, "{commitments:?} in {state:?}");
    if let Some(reason) = reason {
        seen.rounds[reason as usize] += 1;
    }
}

fn question(seat: Seat, legal: &Legal) -> Question {
    let player = seat.index();
    match *legal {
        Legal::Clone(from) => Question::Clone { player, from: numbers(from).into_iter().collect() },
        Legal::Theft(spell) => Question::Theft { player, spell: spell.number() },
        _ => Question::Recycling {
            player,
            changes: legal
                .iter()
                .map(|action| match action {
                    Action::Recycle(change) => i32::from(change.by()),
                    other => panic!("{other:?}"),
                })
                .collect(),
        },
    }
}

fn answer(action: Action) -> Answer {
    match action {
        Action::Clone(choice) => Answer::Clone(choice.map(Spell::number)),
        Action::Use(_) => Answer::Use(true),
        Action::Discard(_) => Answer::Use(false),
        Action::Recycle(change) => Answer::Recycle(i32::from(change.by())),
        other => panic!("{other:?}"),
    }
}

fn compare(game: &Shazamm, state: &State, model: &Model) {
    let view = game.oracle(state);
    assert_eq!(i32::from(view.bridge.wall.0), model.wall, "{state:?}");
    assert_eq!(i32::from(view.bridge.middle.0), model.began);
    for seat in SEATS {
        let (player, naive) = (&view.players[seat], &model.players[seat.index()]);
        assert_eq!(i32::from(view.bridge.wizards[seat].0), model.wizards[seat.index()]);
        assert_eq!(i32::from(player.mana.left()), naive.mana, "{state:?}");
        assert_eq!(numbers(player.hand.unwrap().spells()), naive.hand);
        assert_eq!(numbers(player.discard), naive.discard);
        assert_eq!(numbers(player.on_show), naive.previous);
        assert_eq!(usize::from(player.deck_size), 14 - naive.hand.len() - naive.discard.len());
    }
    assert_eq!(u32::from(view.round), model.round);
    assert_eq!(view.muted, model.silence);
    let intact = (i32::from(view.bridge.intact.0.0), i32::from(view.bridge.intact.1.0));
    assert_eq!(intact, (*model.tiles.first().unwrap(), *model.tiles.last().unwrap()));
    let points = game.outcome(state).map(|outcome| (outcome.points()[RED], outcome.points()[GREEN]));
    let expected = match model.fallen[..] {
        [] => None,
        [0] => Some((0, 2)),
        [1] => Some((2, 0)),
        _ => Some((1, 1)),
    };
    assert_eq!(points, expected);
}
