//! What a request would add to the log of a table, or why it is refused.

use bots::Level;
use protocol::fair::{Salt, Secret};
use protocol::{AccountId, Command, Phase};
use table::Seat;

use crate::place::Place;
use crate::{Asker, Corrupt, Millis, Mover, NotPossible, Refusal, STAND_IN, Table, What, game};

/// With how many entries that are no part of its game (who sits where) a table takes no newcomers any more. Every entry is replayed
/// by whoever opens the table anew.
const MOST_BESIDES: u32 = 500;

/// How often an account may have a seat taken at a table, by sitting down or by letting a bot do so: nobody uses up alone what there
/// is for all.
const MOST_OF_ONE: u32 = 50;

/// The shortest time that is given back. Of servers that begin together, each would give back the moment since the one before.
const SHORTEST_PAUSE: Millis = 1_000;

impl Table {
    /// What somebody's request would add to the log.
    ///
    /// # Errors
    /// Why it is refused.
    pub fn decide(&self, asker: &Asker, command: &Command) -> Result<What, Refusal> {
        if self.is_too_much(asker.account, command) {
            return Err(Refusal::TooMuch);
        }
        match command {
            Command::Sit { seat, salt } => self.sit(asker, *seat, *salt),
            Command::Leave => self.leave(asker),
            Command::Fill { seat, level } => self.fill(asker, *seat, level),
            Command::Clear { seat } => self.clear(asker, *seat),
            Command::Start => self.start(asker),
            Command::Step { step, seen } => {
                self.is_in(Phase::Playing)?;
                let seat = self.seat_of(asker.account).filter(|seat| !self.places[seat.index()].has_left());
                let seat = seat.ok_or(Refusal::NotSeated)?;
                if seen.is_some_and(|seen| seen < self.stood_in[seat]) {
                    return Err(NotPossible::StoodIn.into());
                }
                self.step(seat, Mover::Sitter, step)
            }
            Command::Again { salt } => {
                self.is_in(Phase::Over)?;
                let seat = self.seat_of(asker.account).ok_or(Refusal::NotSeated)?;
                if self.again.iter().any(|(other, _)| *other == seat) {
                    return Err(Refusal::Already);
                }
                Ok(What::Again { seat, salt: *salt })
            }
        }
    }

    /// Whether somebody has had seats taken too often, or too many have. All else follows that, or comes once, so it is never refused:
    /// whoever sits at a table can always leave it, and its host can free every seat.
    fn is_too_much(&self, account: AccountId, command: &Command) -> bool {
        let often = self.taken_by.iter().find(|(other, _)| *other == account).map_or(0, |(_, often)| *often);
        let is_newcomer = self.host != account && self.seat_of(account).is_none();
        match command {
            Command::Sit { .. } => often >= MOST_OF_ONE || is_newcomer && self.besides >= MOST_BESIDES,
            Command::Fill { .. } => often >= MOST_OF_ONE,
            Command::Leave
            | Command::Clear { .. }
            | Command::Start
            | Command::Step { .. }
            | Command::Again { .. } => false,
        }
    }

    /// What a decision that was made for a seat would add to the log.
    ///
    /// # Errors
    /// Why it is not possible.
    pub fn step(&self, seat: Seat, mover: Mover, step: &str) -> Result<What, Refusal> {
        self.is_in(Phase::Playing)?;
        let seed = self.seed.ok_or(Corrupt::Misplaced)?;
        let steps = self.game.decide(seat, step, seed)?;
        Ok(What::Moved { seat, mover, steps })
    }

    /// What a seat does when nobody has an answer in time: anything that is legal.
    ///
    /// # Errors
    /// Why nothing is possible.
    pub fn any_step(&self, seat: Seat, mover: Mover) -> Result<What, Refusal> {
        let step = self.game.any_decision(seat).ok_or(NotPossible::NotToAct)?;
        self.step(seat, mover, &step)
    }

    fn is_in(&self, phase: Phase) -> Result<(), Refusal> {
        if self.phase == phase { Ok(()) } else { Err(Refusal::NotNow(self.phase)) }
    }

    fn is_host(&self, asker: &Asker) -> Result<(), Refusal> {
        if self.host == asker.account { Ok(()) } else { Err(Refusal::NotHost) }
    }

    fn place(&self, seat: Seat) -> Result<&Place, Refusal> {
        self.places.get(seat.index()).ok_or(Refusal::NoSuchSeat(seat))
    }

    fn sit(&self, asker: &Asker, wanted: Option<Seat>, salt: Option<Salt>) -> Result<What, Refusal> {
        let Asker { account, name, portrait, program } = asker.clone();
        if let Some(seat) = self.seat_of(account) {
            // Whoever left in the middle of a game comes back.
            if self.places[seat.index()].has_left() {
                return Ok(What::Sat { seat, account, name, portrait, program, salt: None });
            }
            return Err(Refusal::Seated(seat));
        }
        self.is_in(Phase::Gathering)?;
        let seat = match wanted {
            Some(seat) => seat,
            None => {
                let free = |seat: &Seat| self.places[seat.index()] == Place::Nobody;
                Seat::all(self.places.len()).find(free).ok_or(Refusal::Full)?
            }
        };
        match self.place(seat)? {
            Place::Nobody => Ok(What::Sat { seat, account, name, portrait, program, salt }),
            Place::Person { .. } | Place::Bot(_) => Err(Refusal::Taken(seat)),
        }
    }

    fn leave(&self, asker: &Asker) -> Result<What, Refusal> {
        let seat = self.seat_of(asker.account).ok_or(Refusal::NotSeated)?;
        match self.phase {
            Phase::Gathering => Ok(What::Left { seat }),
            Phase::Playing | Phase::Over if !self.places[seat.index()].has_left() => Ok(What::Left { seat }),
            phase => Err(Refusal::NotNow(phase)),
        }
    }

    /// What lets nobody wait any longer, after the end, for somebody who is gone and has not said whether to play again.
    ///
    /// # Errors
    /// If that is not so.
    pub fn give_up(&self, seat: Seat) -> Result<What, Refusal> {
        self.is_in(Phase::Over)?;
        let wants_again = self.again.iter().any(|(other, _)| *other == seat);
        match self.place(seat)? {
            Place::Person { left: false, .. } if !wants_again => Ok(What::Left { seat }),
            _ => Err(Refusal::Already),
        }
    }

    /// What lets nobody play with somebody, after the end, whose account was deleted, whatever they wanted before.
    ///
    /// # Errors
    /// If they do not sit there any more, or play already.
    pub fn take_leave_of(&self, account: AccountId) -> Result<What, Refusal> {
        self.is_in(Phase::Over)?;
        let seat = self.seat_of(account).ok_or(Refusal::NotSeated)?;
        if self.next.is_some() || self.place(seat)?.has_left() {
            return Err(Refusal::Already);
        }
        Ok(What::Left { seat })
    }

    /// The seats of those who were asked by others to play again, and have not answered.
    pub fn asked_again(&self) -> Vec<Seat> {
        if self.phase != Phase::Over || self.again.is_empty() || self.next.is_some() {
            return Vec::new();
        }
        let people = self.people().into_iter().map(|(_, seat)| seat);
        people.filter(|seat| self.give_up(*seat).is_ok()).collect()
    }

    fn fill(&self, asker: &Asker, seat: Seat, name: &str) -> Result<What, Refusal> {
        self.is_in(Phase::Gathering)?;
        self.is_host(asker)?;
        if matches!(self.place(seat)?, Place::Person { .. }) {
            return Err(Refusal::Taken(seat));
        }
        let level = name.parse().ok().filter(|&level| game::has_level(&self.opening.game, level));
        let level: Level = level.ok_or_else(|| Refusal::NoSuchLevel(name.to_owned()))?;
        if *self.place(seat)? == Place::Bot(level) {
            return Err(Refusal::Already);
        }
        Ok(What::Filled { seat, level: level.to_string() })
    }

    fn clear(&self, asker: &Asker, seat: Seat) -> Result<What, Refusal> {
        self.is_in(Phase::Gathering)?;
        self.is_host(asker)?;
        match self.place(seat)? {
            Place::Nobody => Err(Refusal::Free(seat)),
            Place::Person { .. } | Place::Bot(_) => Ok(What::Left { seat }),
        }
    }

    fn start(&self, asker: &Asker) -> Result<What, Refusal> {
        self.is_in(Phase::Gathering)?;
        self.is_host(asker)?;
        if self.places.contains(&Place::Nobody) {
            return Err(Refusal::Incomplete);
        }
        if self.people().is_empty() {
            return Err(Refusal::NoPeople);
        }
        Ok(What::Started { steps: self.game.begin(self.secret.seed(&self.salts()))? })
    }

    /// What gives those who are to decide the time back in which no server was there since a moment: as much of it as was not
    /// given back before.
    ///
    /// # Errors
    /// If they have got it back, or nothing is played.
    pub fn pause(&self, away: Millis, since: Millis) -> Result<What, Refusal> {
        self.is_in(Phase::Playing)?;
        let until = since.saturating_add(away);
        let since = since.max(self.paused_until);
        let away = until.saturating_sub(since);
        if away < SHORTEST_PAUSE {
            return Err(Refusal::Already);
        }
        Ok(What::Paused { away, since })
    }

    /// What closes a table at which nobody begins a game.
    ///
    /// # Errors
    /// If one was begun.
    pub fn close(&self) -> Result<What, Refusal> {
        self.is_in(Phase::Gathering).map(|()| What::Closed)
    }

    /// Whether everybody who is still there wants to play again, and they do not yet.
    pub fn wants_again(&self) -> bool {
        let mut people = Seat::all(self.places.len())
            .zip(&self.places)
            .filter(|(_, place)| place.account().is_some() && !place.has_left())
            .peekable();
        self.phase == Phase::Over
            && self.next.is_none()
            && people.peek().is_some()
            && people.all(|(seat, _)| self.again.iter().any(|(other, _)| *other == seat))
    }

    /// The first entries of the table at which they play again, if everybody [wants to](Self::wants_again): the seats are turned by
    /// one. Its secret is the one that was [committed to](Self::next_commitment) before anybody here could add to its dice; the other
    /// one is for the game after it.
    pub fn again(&self, secret: &Secret, next: &Secret) -> Option<Vec<What>> {
        if !self.wants_again() {
            return None;
        }
        let seats = self.places.len();
        let (mut host, mut entries): (Option<(Seat, AccountId)>, _) = (None, Vec::new());
        for (seat, place) in Seat::all(seats).zip(&self.places) {
            let turned = seat.left(seats);
            entries.push(match place {
                Place::Person { account, name, portrait, program, left: false, .. } => {
                    let (_, salt) = self.again.iter().find(|(other, _)| *other == seat)?;
                    // The first person there.
                    host = host.into_iter().chain([(turned, *account)]).min();
                    let (account, name, salt) = (*account, name.clone(), *salt);
                    let (portrait, program) = (*portrait, *program);
                    What::Sat { seat: turned, account, name, portrait, program, salt }
                }
                Place::Bot(level) => What::Filled { seat: turned, level: level.to_string() },
                Place::Person { .. } | Place::Nobody => {
                    What::Filled { seat: turned, level: STAND_IN.to_string() }
                }
            });
        }
        let (opening, rules, host) = (self.opening.clone(), self.rules, host?.1);
        let (commitment, next_commitment) = (secret.commitment(), Some(next.commitment()));
        entries.insert(0, What::Opened { opening, rules, host, commitment, next_commitment });
        Some(entries)
    }
}
