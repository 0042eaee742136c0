//! What happens in Shazamm!, as events tell it: a turn step by step, so that each step can be a sentence.

use serde::{Deserialize, Serialize};
use table::{PerSeat, Seat};

use crate::both::Both;
use crate::bridge::Tile;
use crate::card::Spell;
use crate::card_set::CardSet;
use crate::casting::Casting;
use crate::commitment::{Bet, Change, Commitment};
use crate::mana::Mana;
use crate::movement::Strength;
use crate::round::RoundEnd;

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "fact")]
pub enum Fact {
    /// A player put a spell below those that will be drawn before it. Told to the player alone.
    Stacked {
        /// Who.
        seat: Seat,
        /// What.
        spell: Spell,
    },
    /// A player has finished the order of the own deck.
    StackDone {
        /// Who.
        seat: Seat,
    },
    /// A player drew these spells. Told to the player alone.
    Drew {
        /// Who.
        seat: Seat,
        /// What.
        cards: CardSet,
    },
    /// A player drew this many spells. Told to everyone else.
    DrewSecretly {
        /// Who.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// A player laid these cards face down (S6.3). Told to the player alone.
    Laid {
        /// Who.
        seat: Seat,
        /// What, perhaps nothing.
        cards: CardSet,
    },
    /// A player has laid cards face down, or none (S6.3). Told to everyone else.
    LaidSecretly {
        /// Who.
        seat: Seat,
    },
    /// Both have laid their cards, and everybody sees how many there are (S6.3).
    Counted {
        /// How many lie before each, the dummy included.
        counts: Both<u8>,
    },
    /// A player committed to this. Told to the player alone.
    Committed {
        /// Who.
        seat: Seat,
        /// The bet and the cards.
        commitment: Commitment,
    },
    /// A player has made a commitment. Told to everyone else.
    CommittedSecretly {
        /// Who.
        seat: Seat,
    },
    /// Both commitments were revealed.
    Revealed {
        /// The bets and the cards.
        commitments: Both<Commitment>,
    },
    /// Spells that both laid down cancel.
    Cancelled {
        /// Which.
        spells: CardSet,
    },
    /// Spells of a player are lost without effect.
    Lost {
        /// Whose.
        seat: Seat,
        /// Which.
        spells: Casting,
        /// To Mutism, of this turn or of an earlier one, or to End of Round.
        to: Spell,
    },
    /// Mutism: no more spells in this round.
    Mutism {
        /// Whose.
        seat: Seat,
    },
    /// Clone found nothing to take.
    NothingToClone {
        /// Whose.
        seat: Seat,
    },
    /// Clone took a spell of the previous turn, or its owner did not want any.
    Cloned {
        /// Whose.
        seat: Seat,
        /// The spell.
        spell: Option<Spell>,
    },
    /// The copy and the same spell of the opponent cancel.
    CopyCancelled {
        /// Whose copy.
        seat: Seat,
        /// The spell.
        spell: Spell,
    },
    /// Theft took these spells, perhaps none.
    Stole {
        /// The thief.
        seat: Seat,
        /// The opponent's spells.
        spells: Casting,
    },
    /// The thief uses a stolen spell.
    UsedStolen {
        /// The thief.
        seat: Seat,
        /// The spell.
        spell: Spell,
    },
    /// The thief discards a stolen spell.
    DiscardedStolen {
        /// The thief.
        seat: Seat,
        /// The spell.
        spell: Spell,
    },
    /// End of Round: the bets have no effect.
    EndOfRound {
        /// Whose.
        seat: Seat,
    },
    /// Middle: the wall returned to where it began this round.
    Middle {
        /// Whose.
        seat: Seat,
        /// That tile.
        wall: Tile,
    },
    /// Recycling changed a bet.
    Recycled {
        /// Whose.
        seat: Seat,
        /// By how much.
        change: Change,
        /// The bet now.
        bet: Bet,
    },
    /// Boost: strength +7.
    Boost {
        /// Whose.
        seat: Seat,
        /// The strength now.
        strength: Strength,
    },
    /// Double Dose: strength ×2.
    DoubleDose {
        /// Whose.
        seat: Seat,
        /// The strength now.
        strength: Strength,
    },
    /// The strengths that meet.
    Strengths {
        /// Of both sides.
        strengths: Both<Strength>,
    },
    /// Who Wins Loses: the movement is reversed.
    WhoWinsLoses {
        /// Whose.
        seat: Seat,
        /// Towards whom the wall is going to move now; nobody with equal strengths.
        towards: Option<Seat>,
    },
    /// Blaze: two tiles instead of one.
    Blaze {
        /// Whose.
        seat: Seat,
    },
    /// Resistance.
    Resistance {
        /// Whose.
        seat: Seat,
        /// Whether there was a movement towards this player to be stopped.
        resisted: bool,
    },
    /// The wall moved.
    Moved {
        /// Towards whom.
        towards: Seat,
        /// How many tiles.
        tiles: u8,
        /// Where it is now.
        wall: Tile,
    },
    /// The wall did not move.
    Stayed {
        /// Where it is.
        wall: Tile,
    },
    /// Sore Loser.
    SoreLoser {
        /// Whose.
        seat: Seat,
        /// Whether this player lost ground, and does not pay.
        spared: bool,
    },
    /// A bet was paid.
    Paid {
        /// Who.
        seat: Seat,
        /// How much.
        bet: Bet,
        /// What is left.
        mana: Mana,
    },
    /// Reserves.
    Reserves {
        /// Whose.
        seat: Seat,
        /// What was to be added.
        gain: u8,
        /// The reserve now.
        mana: Mana,
    },
    /// Drain.
    Drain {
        /// Whose.
        seat: Seat,
        /// What was to be added: the opponent's bet.
        gain: u8,
        /// The reserve now.
        mana: Mana,
    },
    /// A round is over.
    RoundOver {
        /// Its number, from 1.
        round: u8,
        /// Why.
        why: RoundEnd,
    },
    /// The player with mana left pushed the wall towards the exhausted one.
    Pushed {
        /// Who pushed.
        by: Seat,
        /// How many tiles.
        tiles: u8,
        /// Where it is now.
        wall: Tile,
    },
    /// Resistance stopped that push: the wall stays where it is (S7.11).
    PushResisted {
        /// Whose: the exhausted player's.
        seat: Seat,
        /// Where the wall is.
        wall: Tile,
    },
    /// The wizards moved to three steps from the wall.
    WizardsMoved {
        /// To these tiles.
        wizards: Both<Tile>,
    },
    /// The outermost tiles broke.
    TilesBroke {
        /// The first and the last tile that are left.
        intact: (Tile, Tile),
    },
    /// A wizard fell.
    Fell {
        /// Whose.
        seat: Seat,
    },
    /// A new round begins, with full reserves.
    Round {
        /// Its number, from 1.
        round: u8,
    },
    /// The match is over.
    Over {
        /// The points of each player, counted in halves: a win is 2, a draw 1 each.
        points: PerSeat<i32>,
        /// The place of each player.
        places: PerSeat<u8>,
    },
}
