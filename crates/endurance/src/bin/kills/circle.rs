//! People who play table after table, and those who look on.

use std::sync::Arc;
use std::time::{Duration, Instant};

use client::{Address, Failed, Patience, Server};
use hosting::Origin;
use protocol::{Access, AccountId, Clock, Opening, TableId};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::sleep;

use crate::notes::{Answer, Notes, Pace};
use crate::player::{Manner, Player, Sitting, Wish};

/// How clients wait: they come back quickly, and give up late.
pub(crate) const PATIENCE: Patience = Patience {
    connect: Duration::from_secs(2),
    call: Duration::from_secs(5),
    request: Duration::from_secs(180),
    outage: Duration::from_secs(5),
    ping: Duration::from_millis(500),
    silence: Duration::from_millis(1500),
    pause: Duration::from_millis(10),
    longest_pause: Duration::from_millis(150),
    absence: Duration::from_secs(180),
};

/// How long a table may take to be opened, whatever happens meanwhile.
const OPENING: Duration = Duration::from_secs(120);

/// What a circle plays: the game, the seats where they can be chosen, the people in them, the clock, and whether it is rated.
type Played = (&'static str, Option<usize>, usize, Clock, bool);

/// What is played at the same time.
pub(crate) const CIRCLES: [Played; 12] = [
    ("wizard", Some(3), 3, Clock::None, false),
    ("wizard", Some(3), 2, Clock::None, false),
    ("wizard", Some(4), 3, Clock::Relaxed, true),
    ("wizard", Some(3), 3, Clock::None, true),
    ("shazamm", None, 2, Clock::None, false),
    ("shazamm", None, 2, Clock::Brisk, true),
    ("shazamm", None, 2, Clock::None, true),
    ("shazamm", None, 2, Clock::None, false),
    ("maginor", Some(2), 2, Clock::None, false),
    ("maginor", Some(3), 3, Clock::None, true),
    ("maginor", Some(3), 2, Clock::None, false),
    ("maginor", Some(3), 3, Clock::Days, false),
];

/// What is played besides by those for whom bots decide, each of them in this manner but for the first, who has one of its own.
pub(crate) const STOOD_IN: [(Played, [Manner; 2]); 2] = [
    (("shazamm", None, 2, Clock::Brisk, false), [Manner::Silent, Manner::Silent]),
    (("shazamm", None, 2, Clock::Brisk, false), [Manner::Left, Manner::Absent]),
];

/// Somebody who plays.
#[derive(Clone, Debug)]
struct Person {
    server: Server,
    account: AccountId,
}

/// People who play with each other.
#[derive(Debug)]
pub(crate) struct Circle {
    people: Vec<Person>,
    /// How the first of them plays, and how the others do.
    manners: [Manner; 2],
    /// Through which somebody looks on.
    server: Server,
    opening: Opening,
    notes: Notes,
    wish: watch::Receiver<Wish>,
    seed: u64,
    pace: Arc<Pace>,
}

impl Circle {
    /// The circle of this number, whose people have got their accounts.
    pub(crate) async fn gather(
        number: usize,
        address: &Address,
        notes: &Notes,
        wish: watch::Receiver<Wish>,
        seed: u64,
    ) -> Result<Self, String> {
        let others = number.checked_sub(CIRCLES.len()).map(|other| STOOD_IN[other % STOOD_IN.len()]);
        let usual = || (CIRCLES[number % CIRCLES.len()], [Manner::Usual; 2]);
        let ((game, seats, count, clock, rated), manners) = others.unwrap_or_else(usual);
        let server = Server::new(address.clone(), None).with_patience(PATIENCE);
        let mut people = Vec::new();
        for nth in 0..count {
            let joined = server.join(&format!("Person {number}-{nth}"), "kills").await;
            let (me, pass) = joined.map_err(|failed| format!("nobody can join: {failed}"))?;
            if manners[usize::from(nth > 0)] == Manner::Absent {
                notes.note_absent(me.account);
            }
            people.push(Person { server: server.clone().with_pass(pass), account: me.account });
        }
        let options = seats.map(|seats| ("seats".to_owned(), seats.to_string())).into_iter().collect();
        let (pace, game) = (Pace::of(game), game.to_owned());
        let opening = Opening { game, options, access: Access::Link, clock, rated, spectators: true };
        let seed = seed.wrapping_add(1000 * number as u64);
        Ok(Self { people, manners, server, opening, notes: notes.clone(), wish, seed, pace })
    }

    /// How far it is.
    pub(crate) fn pace(&self) -> Arc<Pace> {
        Arc::clone(&self.pace)
    }

    /// Plays table after table, every other time with the same people at a table that follows, until it is time to go.
    pub(crate) async fn play(self) -> Result<(), String> {
        let mut next = None;
        for round in 0.. {
            if *self.wish.borrow() != Wish::Play {
                break;
            }
            let table = match next {
                Some(table) => table,
                None => self.open(round).await?,
            };
            let again = round % 2 == 0 && self.manners == [Manner::Usual; 2];
            let sitting = Sitting { manner: self.manners[0], table, people: self.people.len(), again };
            next = self.sit_down(&sitting, round).await?;
        }
        Ok(())
    }

    /// Opens a table. It is asked for by the same number until there is an answer.
    async fn open(&self, round: u64) -> Result<TableId, String> {
        // Of those who go before it is over, the one who stays.
        let host = match self.manners {
            [Manner::Left, _] => 0,
            _ => round as usize % self.people.len(),
        };
        let host = &self.people[host];
        let by = Origin { account: host.account, number: client::request_number() };
        self.notes.ask(by, None, None);
        let begun = Instant::now();
        loop {
            match host.server.open(by.number, &self.opening).await {
                Ok(table) => {
                    self.notes.answer(by, Answer::Done { table, entries: 1 });
                    self.pace.count();
                    return Ok(table);
                }
                Err(Failed::Refused(refusal)) if refusal.reason != protocol::Reason::TryAgain => {
                    return Err(format!("no table can be opened: {refusal}"));
                }
                Err(failed) if begun.elapsed() > OPENING => {
                    return Err(format!("no table can be opened: {failed}"));
                }
                Err(_) => sleep(PATIENCE.longest_pause).await,
            }
        }
    }

    /// Everybody sits down at a table and plays; answers where they play again.
    async fn sit_down(&self, sitting: &Sitting, round: u64) -> Result<Option<TableId>, String> {
        self.pace.come_to(sitting.table);
        let mut playing = JoinSet::new();
        for (nth, person) in (0..).zip(&self.people) {
            let seed = self.seed.wrapping_add(100 * round + nth);
            let sitting = &Sitting { manner: self.manners[usize::from(nth > 0)], ..sitting.clone() };
            playing.spawn(self.player(&person.server, Some(person.account), sitting, seed).play());
        }
        playing.spawn(self.player(&self.server, None, sitting, 0).play());
        let mut next = None;
        while let Some(played) = playing.join_next().await {
            next = next.or(played.map_err(|fault| format!("a client failed: {fault}"))??);
        }
        Ok(next)
    }

    fn player(&self, server: &Server, account: Option<AccountId>, sitting: &Sitting, seed: u64) -> Player {
        let seed = (seed, &self.pace);
        Player::new(server, account, sitting.clone(), &self.notes, self.wish.clone(), seed)
    }
}
