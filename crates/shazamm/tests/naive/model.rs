//! Shazamm! once more, written straight from S3–S7 of the rules page, slowly and plainly. It shares nothing with the
//! crate: numbers are numbers, cards are their numbers, and everything is a list.

use std::collections::BTreeSet;

pub(crate) const RED: usize = 0;
pub(crate) const GREEN: usize = 1;

/// A decision that a spell asks for.
#[derive(Debug, PartialEq)]
pub(crate) enum Question {
    /// Take one of these, or nothing.
    Clone { player: usize, from: Vec<u8> },
    /// Use this stolen spell?
    Theft { player: usize, spell: u8 },
    /// Change the bet by one of these.
    Recycling { player: usize, changes: Vec<i32> },
}

#[derive(Debug)]
pub(crate) enum Answer {
    Clone(Option<u8>),
    Use(bool),
    Recycle(i32),
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) enum Reason {
    EndOfRound,
    WallOnWizard,
    OneExhausted,
    BothExhausted,
}

#[derive(Debug, Clone, Default)]
pub(crate) struct Player {
    pub(crate) mana: i32,
    pub(crate) hand: BTreeSet<u8>,
    pub(crate) discard: BTreeSet<u8>,
    /// Spells laid down in the previous turn, and what the Clone took then.
    pub(crate) previous: BTreeSet<u8>,
}

#[derive(Debug, Clone)]
pub(crate) struct Model {
    pub(crate) wall: i32,
    pub(crate) wizards: [i32; 2],
    /// Where the wall began this round.
    pub(crate) began: i32,
    pub(crate) tiles: BTreeSet<i32>,
    pub(crate) round: u32,
    pub(crate) silence: bool,
    pub(crate) players: [Player; 2],
    /// Who fell, once somebody has.
    pub(crate) fallen: Vec<usize>,
    /// The version of the rules.
    rules: u32,
}

/// A spell on the table in this turn.
struct OnTable {
    number: u8,
    owner: usize,
    waiting: bool,
}

impl Model {
    pub(crate) fn new(rules: u32) -> Self {
        let player = Player { mana: 50, ..Player::default() };
        Self {
            wall: 9,
            wizards: [6, 12],
            began: 9,
            tiles: (0..=18).collect(),
            round: 1,
            silence: false,
            players: [player.clone(), player],
            fallen: Vec::new(),
            rules,
        }
    }

    /// S3. `cards` are the numbers laid down, the dummy perhaps among them.
    pub(crate) fn turn(
        &mut self,
        mut bets: [i32; 2],
        cards: &[BTreeSet<u8>; 2],
        decide: &mut dyn FnMut(Question) -> Answer,
    ) -> Option<Reason> {
        // Cards leave the hand; the dummy is always there again.
        let mut table: Vec<OnTable> = Vec::new();
        for player in [RED, GREEN] {
            for &number in cards[player].iter().filter(|&&number| number != 0) {
                assert!(self.players[player].hand.remove(&number));
                table.push(OnTable { number, owner: player, waiting: true });
            }
        }
        // S3.2.
        for spell in &mut table {
            if cards[1 - spell.owner].contains(&spell.number) {
                spell.waiting = false;
            }
        }
        // S7.1, of an earlier turn.
        if self.silence {
            table.iter_mut().for_each(|spell| spell.waiting = false);
        }
        // S3.3.
        let mut copies: [Option<u8>; 2] = [None, None];
        let mut ended = false;
        // Spells above 6 act later in the turn, in this order.
        let mut acting: Vec<(u8, usize)> = Vec::new();
        for number in 1..=14u8 {
            while let Some(at) = table.iter().position(|spell| spell.waiting && spell.number == number) {
                table[at].waiting = false;
                let owner = table[at].owner;
                let opponent = 1 - owner;
                match number {
                    1 => self.mute(&mut table),
                    2 => {
                        let from: Vec<u8> = self.players[opponent].previous.iter().copied().collect();
                        if from.is_empty() {
                            continue;
                        }
                        let Answer::Clone(choice) = decide(Question::Clone { player: owner, from }) else {
                            panic!("another answer")
                        };
                        copies[owner] = choice;
                        let Some(taken) = choice else { continue };
                        let same = table
                            .iter_mut()
                            .find(|spell| spell.waiting && spell.owner == opponent && spell.number == taken);
                        if let Some(same) = same {
                            same.waiting = false;
                        } else if taken == 1 {
                            self.mute(&mut table);
                        } else if taken > 2 {
                            table.push(OnTable { number: taken, owner, waiting: true });
                        }
                    }
                    3 => {
                        let mut stolen: Vec<usize> = (0..table.len())
                            .filter(|&at| {
                                table[at].waiting && table[at].owner == opponent && table[at].number > 3
                            })
                            .collect();
                        stolen.sort_by_key(|&at| table[at].number);
                        for at in stolen {
                            let question = Question::Theft { player: owner, spell: table[at].number };
                            match decide(question) {
                                Answer::Use(true) => table[at].owner = owner,
                                Answer::Use(false) => table[at].waiting = false,
                                other => panic!("{other:?}"),
                            }
                        }
                    }
                    4 => {
                        ended = true;
                        table.iter_mut().for_each(|spell| spell.waiting = false);
                    }
                    5 => self.wall = self.began,
                    6 => {
                        let mana = self.players[owner].mana;
                        let changes: Vec<i32> =
                            (-5..=5).filter(|by| (1..=mana).contains(&(bets[owner] + by))).collect();
                        if changes.len() > 1 {
                            let Answer::Recycle(by) = decide(Question::Recycling { player: owner, changes })
                            else {
                                panic!("another answer")
                            };
                            bets[owner] += by;
                        }
                    }
                    _ => acting.push((number, owner)),
                }
            }
        }
        if !ended {
            self.fight(bets, &acting);
        }
        // S3.6.
        for player in [RED, GREEN] {
            let laid: BTreeSet<u8> = cards[player].iter().copied().filter(|&number| number != 0).collect();
            self.players[player].discard.extend(&laid);
            self.players[player].previous = laid.into_iter().chain(copies[player]).collect();
        }
        // S7.11, S4.3.
        let resisting = [RED, GREEN].map(|player| self.rules > 1 && acting.contains(&(11, player)));
        self.end_of_turn(ended, resisting)
    }

    fn mute(&mut self, table: &mut [OnTable]) {
        self.silence = true;
        table.iter_mut().filter(|spell| spell.number > 1).for_each(|spell| spell.waiting = false);
    }

    /// S3.4, S3.5.
    fn fight(&mut self, bets: [i32; 2], acting: &[(u8, usize)]) {
        let times =
            |number: u8, owner: usize| acting.iter().filter(|&&spell| spell == (number, owner)).count();
        let cast = |number: u8| times(number, RED) + times(number, GREEN);

        let strength = [RED, GREEN].map(|player| {
            let mut strength = bets[player];
            for _ in 0..times(7, player) {
                strength += 7;
            }
            for _ in 0..times(8, player) {
                strength *= 2;
            }
            strength
        });
        // Towards Green is up.
        let mut step = (strength[RED] - strength[GREEN]).signum();
        for _ in 0..cast(9) {
            step = -step;
        }
        let tiles = if cast(10) > 0 { 2 } else { 1 };
        if (step < 0 && times(11, RED) > 0) || (step > 0 && times(11, GREEN) > 0) {
            step = 0;
        }
        for _ in 0..tiles {
            if !self.wizards.contains(&self.wall) {
                self.wall += step;
            }
        }
        for player in [RED, GREEN] {
            let lost_ground = if player == RED { step < 0 } else { step > 0 };
            if !(lost_ground && times(12, player) > 0) {
                self.players[player].mana -= bets[player];
            }
            assert!(self.players[player].mana >= 0);
        }
        for player in [RED, GREEN] {
            self.players[player].mana += 13 * times(13, player) as i32;
            if times(14, player) > 0 {
                self.players[player].mana += bets[1 - player];
            }
            self.players[player].mana = self.players[player].mana.min(50);
        }
    }

    /// S4.
    fn end_of_turn(&mut self, ended: bool, resisting: [bool; 2]) -> Option<Reason> {
        let mana = [self.players[RED].mana, self.players[GREEN].mana];
        let reason = if ended {
            Reason::EndOfRound
        } else if self.wizards.contains(&self.wall) {
            Reason::WallOnWizard
        } else if mana[RED] == 0 && mana[GREEN] == 0 {
            Reason::BothExhausted
        } else if mana[RED] == 0 {
            if !resisting[RED] {
                self.wall = (self.wall - mana[GREEN]).max(self.wizards[RED]);
            }
            Reason::OneExhausted
        } else if mana[GREEN] == 0 {
            if !resisting[GREEN] {
                self.wall = (self.wall + mana[RED]).min(self.wizards[GREEN]);
            }
            Reason::OneExhausted
        } else {
            return None;
        };
        self.wizards = [self.wall - 3, self.wall + 3];
        self.tiles.pop_first();
        self.tiles.pop_last();
        self.fallen =
            [RED, GREEN].into_iter().filter(|&player| !self.tiles.contains(&self.wizards[player])).collect();
        self.began = self.wall;
        if self.fallen.is_empty() {
            self.round += 1;
            self.silence = false;
            for player in &mut self.players {
                player.mana = 50;
            }
        }
        Some(reason)
    }
}
