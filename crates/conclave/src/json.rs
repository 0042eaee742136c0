//! What `--json` writes, documented in `docs/records.md`.

use serde::Serialize;
use table::{Actor, Game, Match, Outcome, Seat, ToAct};

/// One line of `conclave record check --json`.
#[derive(Serialize, Debug)]
#[serde(rename_all = "snake_case", tag = "kind")]
pub(crate) enum Line<'a> {
    /// A step of the game.
    Step {
        file: &'a str,
        step: usize,
        text: String,
        actor: Who,
        #[serde(flatten)]
        next: Next,
    },
    /// A record that stops before the end.
    Position {
        file: &'a str,
        game: &'a str,
        steps: usize,
        #[serde(flatten)]
        next: Next,
    },
    /// A record of a game that is over.
    Result { file: &'a str, game: &'a str, steps: usize, points: Vec<i32>, places: Vec<u8> },
    /// A record that is invalid, or a file that cannot be read.
    Error { file: &'a str, line: Option<usize>, reason: String, expected: Vec<String> },
}

/// An actor: a seat, or a word.
#[derive(Serialize, Debug)]
#[serde(untagged)]
pub(crate) enum Who {
    Seat(Seat),
    Word(&'static str),
}

impl From<Actor> for Who {
    fn from(actor: Actor) -> Self {
        match actor {
            Actor::Chance => Self::Word("chance"),
            Actor::Seat(seat) => Self::Seat(seat),
        }
    }
}

/// Who is to act next, and with what.
#[derive(Serialize, Debug)]
pub(crate) struct Next {
    to_act: Waiting,
    /// The lines that may come next, where a player is to act.
    legal: Vec<String>,
    /// The form of the next line, where chance is to act or there are too many lines to list.
    #[serde(skip_serializing_if = "Option::is_none")]
    form: Option<String>,
}

#[derive(Serialize, Debug)]
#[serde(untagged)]
enum Waiting {
    Seats(Vec<Seat>),
    Word(&'static str),
}

impl Next {
    pub(crate) fn of<G: Game>(played: &Match<G>) -> Self {
        let (game, state) = (played.game(), played.state());
        match played.to_act() {
            ToAct::Nobody => Self { to_act: Waiting::Word("nobody"), legal: Vec::new(), form: None },
            ToAct::Chance => Self {
                to_act: Waiting::Word("chance"),
                legal: Vec::new(),
                form: Some(game.chance_form(state)),
            },
            ToAct::Seats(seats) => {
                let lines = played.expected();
                let too_many = seats.iter().any(|seat| game.action_form(state, seat).is_some());
                let (legal, form) =
                    if too_many { (Vec::new(), Some(lines.join("; "))) } else { (lines, None) };
                Self { to_act: Waiting::Seats(seats.iter().collect()), legal, form }
            }
        }
    }
}

impl<'a> Line<'a> {
    pub(crate) fn end<G: Game>(file: &'a str, played: &Match<G>) -> Self {
        let steps = played.record().steps().len();
        match played.game().outcome(played.state()) {
            Some(outcome) => Self::result::<G>(file, steps, &outcome),
            None => Self::Position { file, game: G::NAME, steps, next: Next::of(played) },
        }
    }

    fn result<G: Game>(file: &'a str, steps: usize, outcome: &Outcome) -> Self {
        Self::Result {
            file,
            game: G::NAME,
            steps,
            points: outcome.points().as_slice().to_vec(),
            places: outcome.places().as_slice().to_vec(),
        }
    }
}
