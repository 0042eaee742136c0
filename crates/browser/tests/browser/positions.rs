//! Positions to look at: of every kind of decision the one with the most to show, found by playing at random.

use std::collections::BTreeMap;

use table::conformance::advance;
use table::{Game, Legal as _, Match, Name, Seat, ToAct, Viewer, dice};

/// How many games are played at random to find the fullest positions.
const GAMES: u64 = 30;

/// A game up to a moment at which the first player is asked something, or to its end.
#[derive(Clone, Debug)]
pub(crate) struct Position {
    /// What it is called in messages.
    pub(crate) name: String,
    /// The game, as in addresses.
    pub(crate) game: &'static str,
    /// The record.
    pub(crate) record: String,
    /// How many steps it has.
    pub(crate) steps: usize,
    /// Whether the game is over.
    pub(crate) is_over: bool,
}

impl Position {
    fn new<G: Game>(played: &Match<G>, name: String) -> Self {
        let is_over = played.to_act() == ToAct::Nobody;
        Self {
            name,
            game: G::NAME,
            record: played.to_string(),
            steps: played.record().steps().len(),
            is_over,
        }
    }
}

/// The first word of what something is, such as `Predict` of `Predict { most: 3, .. }`.
fn first_word(debug: &str) -> String {
    debug.chars().take_while(|letter| letter.is_alphanumeric()).collect()
}

/// A match between a person and bots, named as the page names them.
fn begin<G: Game>(options: &str) -> Match<G> {
    let header = format!("conclave record 1\ngame {}\nrules {}\n{options}", G::NAME, G::RULES);
    let mut played = Match::<G>::read(&header).unwrap();
    for (seat, name) in
        Seat::all(played.game().seats()).skip(1).zip(["Morgana", "Merlin", "Circe", "Prospero", "Medea"])
    {
        played.set_name(seat, Name::new(name).unwrap());
    }
    let sitters = vec!["apprentice"; played.game().seats() - 1].join(" ");
    played.add_about("players", &format!("person {sitters}")).unwrap();
    played.add_about("seed", "5").unwrap();
    played
}

/// The fullest position of each kind, and an end. `kind` tells kinds apart; `fullness` says how much there is to show.
fn fullest<G: Game>(
    options: &str,
    kind: impl Fn(&G::View, &G::Legal) -> String,
    fullness: impl Fn(&G::View, &G::Legal) -> usize,
) -> Vec<Position> {
    let me = Seat::new(0);
    let mut best: BTreeMap<String, (usize, Position)> = BTreeMap::new();
    let begun = begin::<G>(options);
    let options = options.replace("option ", "").replace('\n', ", ");
    let mut end = None;
    for seed in 0..GAMES {
        let mut dice = dice::seeded(seed);
        let mut played = begun.clone();
        while played.to_act() != ToAct::Nobody {
            // Where several decide at once, the bots have decided.
            let is_asked =
                matches!(played.to_act(), ToAct::Seats(seats) if seats.len() == 1 && seats.contains(me));
            if is_asked {
                let (view, legal) = (
                    played.game().view(played.state(), Viewer::Seat(me)),
                    played.game().legal(played.state(), me),
                );
                let (kind, fullness) = (kind(&view, &legal), fullness(&view, &legal));
                if best.get(&kind).is_none_or(|(most, _)| *most < fullness) {
                    let name = format!("{} ({options}{kind})", G::NAME);
                    best.insert(kind, (fullness, Position::new(&played, name)));
                }
            }
            advance(&mut played, &mut dice);
        }
        end = Some(Position::new(&played, format!("{} ({options}over)", G::NAME)));
    }
    best.into_values().map(|(_, position)| position).chain(end).collect()
}

/// Positions of Wizard: all numbers of players, all special cards, the longest hands, cards of others that are known.
pub(crate) fn of_wizard() -> Vec<Position> {
    const ALL: &str = "option with shapeshifter dragon fairy bomb werewolf juggler cloud\n";
    let kind = |_: &games::wizard::View, legal: &games::wizard::Legal| first_word(&format!("{legal:?}"));
    let fullness = |view: &games::wizard::View, legal: &games::wizard::Legal| {
        let known: usize =
            Seat::all(view.hands.len()).skip(1).map(|seat| view.hands[seat].known.iter().count()).sum();
        legal.len() * 4 + usize::from(view.hands[Seat::new(0)].size) + known
    };
    let tables = [
        format!("option seats 3\n{ALL}"),
        "option seats 4\n".to_owned(),
        "option seats 5\noption variants clairvoyance-every\n".to_owned(),
        format!("option seats 6\n{ALL}"),
    ];
    tables.iter().flat_map(|options| fullest::<games::wizard::Wizard>(options, kind, fullness)).collect()
}

/// Positions of Shazamm!: the usual hand, all spells, what spells ask, a deck to be stacked, cards to be laid before bets.
pub(crate) fn of_shazamm() -> Vec<Position> {
    let kind = |_: &games::shazamm::View, legal: &games::shazamm::Legal| first_word(&format!("{legal:?}"));
    let fullness = |view: &games::shazamm::View, legal: &games::shazamm::Legal| {
        // With a turn on the table, and as many cards as can be.
        usize::from(view.players[Seat::new(0)].hand_size) * 100 + legal.len().min(99)
    };
    let tables = [
        "option variants full-hand counted-cards\n",
        "",
        "option variants full-hand\n",
        "option variants stacked-deck\n",
    ];
    tables.iter().flat_map(|options| fullest::<games::shazamm::Shazamm>(options, kind, fullness)).collect()
}

/// Positions of Maginor: all numbers of players, a turn with all that can be done in it, every question in between.
pub(crate) fn of_maginor() -> Vec<Position> {
    let kind =
        |view: &games::maginor::View, _: &games::maginor::Legal| first_word(&format!("{:?}", view.phase));
    let fullness = |view: &games::maginor::View, legal: &games::maginor::Legal| {
        legal.len() * 2 + view.players[Seat::new(0)].spells.iter().count() * 5 + view.ring.len()
    };
    let tables = [2, 3, 4]
        .map(|seats| fullest::<games::maginor::Maginor>(&format!("option seats {seats}\n"), kind, fullness));
    // Questions look alike whoever plays; the table has to have room for as many as there are.
    let is_looked_at = |position: &Position| {
        position.name.contains("seats 4") || ["Turn", "over"].iter().any(|kind| position.name.contains(kind))
    };
    tables.into_iter().flatten().filter(is_looked_at).collect()
}

#[test]
fn every_kind_of_decision_is_among_the_positions() {
    let check = |positions: Vec<Position>, kinds: &[&str]| {
        for kind in kinds {
            assert!(positions.iter().any(|position| position.name.contains(kind)), "{kind}: {positions:?}");
        }
    };
    check(of_wizard(), &["Werewolf", "Trump", "Predict", "Play", "Pass", "Change", "over"]);
    check(of_shazamm(), &["Bet", "Clone", "Theft", "Recycle", "Stack", "Lay", "over"]);
    check(
        of_maginor(),
        &[
            "Turn",
            "ChoosingSymbol",
            "ChoosingSlot",
            "ChoosingRival",
            "Duelling",
            "Reversing",
            "Taking",
            "Retrieving",
            "over",
        ],
    );
}
