//! What happens in Wizard, as events tell it.

use serde::{Deserialize, Serialize};
use table::{PerSeat, Seat};

use crate::action::Change;
use crate::card::{Card, Suit};
use crate::card_set::CardSet;
use crate::face::Face;
use crate::score::Entry;

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "fact")]
pub enum Fact {
    /// The first dealer was chosen.
    FirstDealer {
        /// Who deals first.
        seat: Seat,
    },
    /// A round begins.
    Round {
        /// Its number, from 1.
        round: u8,
        /// How many cards each is dealt.
        cards: u8,
        /// Who deals.
        dealer: Seat,
    },
    /// A player was dealt these cards. Told to the player; with clairvoyance to the others instead.
    Dealt {
        /// Who.
        seat: Seat,
        /// What.
        cards: CardSet,
    },
    /// The player took up the own cards after clairvoyance. Told to the player alone.
    TookUp {
        /// Who.
        seat: Seat,
        /// What.
        cards: CardSet,
    },
    /// This card was turned up.
    TurnedUp {
        /// The card.
        card: Card,
    },
    /// Trump was settled, by the card turned up, by the round, or by a player.
    Trump {
        /// The suit, or none.
        trump: Option<Suit>,
        /// The player who named it.
        by: Option<Seat>,
    },
    /// A player was dealt the Werewolf, and everyone sees it, since it has to be swapped before anything else.
    WerewolfDealt {
        /// Who holds it.
        seat: Seat,
    },
    /// The Werewolf was swapped for the card turned up.
    Werewolf {
        /// Who held it.
        seat: Seat,
        /// The card that was taken for it.
        took: Card,
    },
    /// A prediction that the hearer may know.
    Predicted {
        /// Who.
        seat: Seat,
        /// How many tricks.
        prediction: u8,
    },
    /// A prediction was made in secret. Told to everyone else.
    PredictedSecretly {
        /// Who.
        seat: Seat,
    },
    /// All predictions were revealed.
    Revealed {
        /// What each predicted.
        predictions: PerSeat<u8>,
    },
    /// A card was played.
    Played {
        /// Who.
        seat: Seat,
        /// The card, and what it counts as.
        face: Face,
    },
    /// A trick was taken.
    Trick {
        /// By whom.
        winner: Seat,
    },
    /// A trick was blown up.
    BlownUp {
        /// Who would have won it, and leads the next.
        leader: Seat,
    },
    /// The Juggler makes everyone pass a card.
    Juggling,
    /// A player has chosen the card to pass. Told to everyone else.
    PassChosen {
        /// Who.
        seat: Seat,
    },
    /// A player has chosen this card to pass. Told to the player alone.
    PassChosenCard {
        /// Who.
        seat: Seat,
        /// What.
        card: Card,
    },
    /// A card was passed. Told to giver and taker.
    Passed {
        /// Who gave it.
        from: Seat,
        /// Who took it.
        to: Seat,
        /// The card.
        card: Card,
    },
    /// A prediction was changed, and the hearer may know how.
    Changed {
        /// Who.
        seat: Seat,
        /// Which way.
        change: Change,
        /// The prediction now.
        prediction: u8,
    },
    /// A prediction was changed in secret. Told to everyone else.
    ChangedSecretly {
        /// Who.
        seat: Seat,
    },
    /// A round was written down.
    Scored {
        /// The round, from 1.
        round: u8,
        /// Predictions and tricks.
        entries: PerSeat<Entry>,
        /// The sums of all rounds so far.
        totals: PerSeat<i32>,
    },
    /// The game is over.
    Over {
        /// The points of each player.
        points: PerSeat<i32>,
        /// The place of each player.
        places: PerSeat<u8>,
    },
}
