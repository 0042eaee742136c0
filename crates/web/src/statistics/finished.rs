//! A game that is over, as it is counted.

use bots::{Level, Sitters};
use chronicle::{Chronicle, Deeds, facts};
use serde::{Deserialize, Serialize};
use table::{ChanceSource, Match, Seat};

/// A game that is over, as it is counted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Finished {
    /// The name of the game.
    pub(crate) game: String,
    /// What tells games apart wherever they are played on from: what chance was drawn from, if that is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) dice: Option<String>,
    /// The place and the points of each, by seat.
    pub(crate) result: Vec<(u8, i32)>,
    /// Who sat where: the level of a bot, or `person`.
    pub(crate) players: Vec<String>,
    /// What the one person did, where there was one.
    #[serde(default)]
    pub(crate) deeds: Deeds,
}

impl Finished {
    /// What is counted of a game; nothing before its end.
    pub(crate) fn of<G: Chronicle>(played: &Match<G>) -> Option<Self> {
        let (game, record) = (played.game(), played.record());
        let outcome = game.outcome(played.state())?;
        let sitters = Sitters::of(record);
        let people = sitters.people();
        let deeds = match people.first() {
            Some(seat) if people.len() == 1 => game.deeds(&facts(record), seat),
            _ => Deeds::default(),
        };
        let seats = Seat::all(game.seats());
        Some(Self {
            game: G::NAME.to_owned(),
            dice: ChanceSource::of(record).map(|chance| chance.remark().1),
            result: seats.map(|seat| (outcome.places()[seat], outcome.points()[seat])).collect(),
            players: sitters.remark().1.split_whitespace().map(str::to_owned).collect(),
            deeds,
        })
    }

    /// The place and the points of the one person, where there was one.
    pub(crate) fn own(&self) -> Option<(u8, i32)> {
        let mut people = self.players.iter().zip(&self.result).filter(|(player, _)| *player == "person");
        let (_, own) = people.next()?;
        people.next().is_none().then_some(*own)
    }

    /// The levels of the bots.
    pub(crate) fn levels(&self) -> impl Iterator<Item = Level> {
        self.players.iter().filter_map(|player| player.parse().ok())
    }
}
