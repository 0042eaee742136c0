//! What both laid down in a turn, and what becomes of it.

use games::shazamm::{Both, Card, Commitment, Fact, Spell, opponent};
use table::Seat;

/// A turn whose cards lie open.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Reveal {
    /// The bets, as recycled so far.
    pub(crate) bets: Both<u8>,
    /// The strengths, once spells have changed them or they met.
    pub(crate) strengths: Both<Option<u16>>,
    /// The cards in front of each player.
    pub(crate) laid: Both<Vec<Laid>>,
}

/// A card in front of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Laid {
    pub(crate) card: Card,
    pub(crate) origin: Origin,
    pub(crate) mark: Mark,
}

/// How a card came to lie there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Origin {
    /// It was laid down.
    Hand,
    /// A Clone acts as it.
    Copy,
    /// Theft took it.
    Theft,
}

/// What became of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mark {
    /// Nothing yet.
    Waiting,
    /// It works now.
    Acting,
    /// It has worked.
    Done,
    /// The same card of the other side cancelled it.
    Cancelled,
    /// Mutism or End of Round was before it.
    Lost,
    /// The other side took it.
    Stolen,
}

impl Mark {
    /// The word by which messages and looks tell marks apart.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::Acting => "acting",
            Self::Done => "done",
            Self::Cancelled => "cancelled",
            Self::Lost => "lost",
            Self::Stolen => "stolen",
        }
    }
}

impl Reveal {
    /// What was just revealed.
    pub(crate) fn new(commitments: Both<Commitment>) -> Self {
        let laid = |seat: Seat| {
            let cards = commitments[seat].cards.iter();
            cards.map(|card| Laid { card, origin: Origin::Hand, mark: Mark::Waiting }).collect()
        };
        Self {
            bets: commitments.map(|commitment| commitment.bet.mana()),
            strengths: Both::default(),
            laid: Both::from_fn(laid),
        }
    }

    /// The turn after something more happened in it.
    pub(crate) fn tell(&mut self, fact: &Fact) {
        self.settle();
        match *fact {
            Fact::Cancelled { spells } => {
                for spell in spells.iter_spells() {
                    for seat in games::shazamm::SEATS {
                        self.mark(seat, spell, Mark::Cancelled);
                    }
                }
            }
            Fact::Lost { seat, spells, .. } => {
                for spell in spells.iter() {
                    self.mark(seat, spell, Mark::Lost);
                }
            }
            Fact::Cloned { seat, spell } => {
                self.acts(seat, Spell::Clone);
                if let Some(spell) = spell {
                    self.laid[seat].push(Laid {
                        card: spell.into(),
                        origin: Origin::Copy,
                        mark: Mark::Waiting,
                    });
                }
            }
            Fact::CopyCancelled { seat, spell } => {
                self.mark(seat, spell, Mark::Cancelled);
                self.mark(opponent(seat), spell, Mark::Cancelled);
            }
            Fact::Stole { seat, spells } => {
                self.acts(seat, Spell::Theft);
                for spell in spells.iter() {
                    self.mark(opponent(seat), spell, Mark::Stolen);
                }
            }
            Fact::UsedStolen { seat, spell } => {
                self.laid[seat].push(Laid { card: spell.into(), origin: Origin::Theft, mark: Mark::Waiting });
            }
            Fact::Recycled { seat, bet, .. } => {
                self.acts(seat, Spell::Recycling);
                self.bets[seat] = bet.mana();
            }
            Fact::Boost { seat, strength } => {
                self.acts(seat, Spell::Boost);
                self.strengths[seat] = Some(strength.0);
            }
            Fact::DoubleDose { seat, strength } => {
                self.acts(seat, Spell::DoubleDose);
                self.strengths[seat] = Some(strength.0);
            }
            Fact::PushResisted { seat, .. } => self.acts_again(seat, Spell::Resistance),
            Fact::Strengths { strengths } => self.strengths = strengths.map(|strength| Some(strength.0)),
            _ => {
                if let Some((seat, spell)) = acting(fact) {
                    self.acts(seat, spell);
                }
            }
        }
    }

    /// Nothing works any more.
    pub(crate) fn settle(&mut self) {
        for seat in games::shazamm::SEATS {
            for laid in self.laid[seat].iter_mut().filter(|laid| laid.mark == Mark::Acting) {
                laid.mark = Mark::Done;
            }
        }
    }

    fn acts(&mut self, seat: Seat, spell: Spell) {
        self.mark(seat, spell, Mark::Acting);
    }

    /// A spell that has worked works once more.
    fn acts_again(&mut self, seat: Seat, spell: Spell) {
        let done = |laid: &&mut Laid| laid.card == spell.into() && laid.mark == Mark::Done;
        if let Some(laid) = self.laid[seat].iter_mut().find(done) {
            laid.mark = Mark::Acting;
        }
    }

    fn mark(&mut self, seat: Seat, spell: Spell, mark: Mark) {
        let waiting = |laid: &&mut Laid| laid.card == spell.into() && laid.mark == Mark::Waiting;
        if let Some(laid) = self.laid[seat].iter_mut().find(waiting) {
            laid.mark = mark;
        }
    }
}

/// The spell that a fact tells of, where it says no more than that it works.
fn acting(fact: &Fact) -> Option<(Seat, Spell)> {
    Some(match *fact {
        Fact::Mutism { seat } => (seat, Spell::Mutism),
        Fact::NothingToClone { seat } => (seat, Spell::Clone),
        Fact::EndOfRound { seat } => (seat, Spell::EndOfRound),
        Fact::Middle { seat, .. } => (seat, Spell::Middle),
        Fact::WhoWinsLoses { seat, .. } => (seat, Spell::WhoWinsLoses),
        Fact::Blaze { seat } => (seat, Spell::Blaze),
        Fact::Resistance { seat, .. } => (seat, Spell::Resistance),
        Fact::SoreLoser { seat, .. } => (seat, Spell::SoreLoser),
        Fact::Reserves { seat, .. } => (seat, Spell::Reserves),
        Fact::Drain { seat, .. } => (seat, Spell::Drain),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use games::shazamm::{GREEN, RED, Strength};

    use super::*;

    fn marks(reveal: &Reveal, seat: Seat) -> Vec<(u8, Mark)> {
        reveal.laid[seat].iter().map(|laid| (laid.card.number(), laid.mark)).collect()
    }

    fn revealed(red: &str, green: &str) -> Reveal {
        Reveal::new(Both::new(red.parse().unwrap(), green.parse().unwrap()))
    }

    #[test]
    fn pairs_cancel_on_both_sides() {
        let mut reveal = revealed("10 with 0 7 8", "12 with 7");
        reveal.tell(&Fact::Cancelled { spells: games::shazamm::CardSet::only(Spell::Boost) });
        assert_eq!(marks(&reveal, RED), [(0, Mark::Waiting), (7, Mark::Cancelled), (8, Mark::Waiting)]);
        assert_eq!(marks(&reveal, GREEN), [(7, Mark::Cancelled)]);
    }

    #[test]
    fn a_stolen_spell_changes_sides() {
        let mut reveal = revealed("10 with 3", "12 with 7");
        reveal.tell(&Fact::Stole { seat: RED, spells: [Spell::Boost].into_iter().collect() });
        assert_eq!(marks(&reveal, RED), [(3, Mark::Acting)]);
        reveal.tell(&Fact::UsedStolen { seat: RED, spell: Spell::Boost });
        reveal.tell(&Fact::Boost { seat: RED, strength: Strength(17) });
        assert_eq!(marks(&reveal, RED), [(3, Mark::Done), (7, Mark::Acting)]);
        assert_eq!(marks(&reveal, GREEN), [(7, Mark::Stolen)]);
        assert_eq!(reveal.strengths[RED], Some(17));
        reveal.settle();
        assert_eq!(marks(&reveal, RED), [(3, Mark::Done), (7, Mark::Done)]);
    }

    #[test]
    fn resistance_works_once_more_against_the_last_push() {
        let mut reveal = revealed("10", "50 with 11");
        reveal.tell(&Fact::Resistance { seat: GREEN, resisted: false });
        reveal.tell(&Fact::RoundOver { round: 1, why: games::shazamm::RoundEnd::Exhausted(GREEN) });
        assert_eq!(marks(&reveal, GREEN), [(11, Mark::Done)]);
        reveal.tell(&Fact::PushResisted { seat: GREEN, wall: games::shazamm::Tile(8) });
        assert_eq!(marks(&reveal, GREEN), [(11, Mark::Acting)]);
    }

    #[test]
    fn a_copy_lies_beside_its_clone() {
        let mut reveal = revealed("10 with 2 7", "12");
        reveal.tell(&Fact::Cloned { seat: RED, spell: Some(Spell::Boost) });
        reveal.tell(&Fact::Boost { seat: RED, strength: Strength(17) });
        reveal.tell(&Fact::Boost { seat: RED, strength: Strength(24) });
        assert_eq!(marks(&reveal, RED), [(2, Mark::Done), (7, Mark::Done), (7, Mark::Acting)]);
    }
}
