//! A table on the page: the game, its players, and what the one at the screen sees of it.

use std::sync::Arc;

use bots::strongest;
use leptos::prelude::*;
use locale::{Texts, t};
use table::dice::{self, Dice};
use table::{Event, Match, Refused, Seat, Step, StepOf, ToAct, Viewer};
use telling::{Names, Pen, Teller};
use wasm_bindgen_futures::spawn_local;
use web_worker::Advice;

use crate::board::Board;
use crate::browser::{now, sleep};
use crate::library::Library;
use crate::players::Players;
use crate::seen::{Seen, visible};
use crate::settings::{self, SettingsSignal};
use crate::thinker::Thinker;
use crate::words::Words;

/// A game at the screen: a handle that every part of the screen has a copy of.
pub(crate) struct Table<G: Board> {
    inner: StoredValue<Inner<G>, LocalStorage>,
    /// What the one at the screen sees now.
    pub(crate) seen: RwSignal<Seen<G>, LocalStorage>,
    /// Why the last action was refused.
    pub(crate) refusal: RwSignal<Option<Refusal>>,
    /// Who must take the device before anything is shown.
    pub(crate) curtain: RwSignal<Option<Seat>>,
    /// What the archmage advises.
    pub(crate) hint: RwSignal<Hint>,
    /// Whether what is kept has no room any more.
    pub(crate) is_unkept: RwSignal<bool>,
    /// Counts how often somebody was too impatient for what is being shown.
    pub(crate) skips: RwSignal<u32>,
    words: Words,
    settings: SettingsSignal,
    thinker: Thinker,
    library: Library,
}

impl<G: Board> Clone for Table<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Board> Copy for Table<G> {}

/// A refusal, numbered so that the same one twice is told twice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Refusal {
    pub(crate) count: u32,
    pub(crate) why: String,
}

/// What the archmage advises.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) enum Hint {
    /// Nobody asked.
    #[default]
    None,
    /// It is being thought about.
    Thinking,
    /// This.
    Given(Advice),
}

/// What must not be shown.
struct Inner<G: Board> {
    played: Match<G>,
    /// What each step brought.
    events: Vec<Vec<Event<G::Fact>>>,
    players: Players,
    dice: Dice,
    id: Option<String>,
    /// Whose eyes look at the screen.
    to: Option<Viewer>,
    /// Grows whenever what was going on is to be dropped.
    turn: u32,
}

/// What is next.
enum Next {
    Over,
    Chance,
    Bot(Seat, bots::Level),
    Person(Seat),
}

impl<G: Board> Inner<G> {
    fn new(played: Match<G>, id: Option<String>) -> Self {
        let players = Players::of(played.record());
        let people = players.people();
        let to = match people.first() {
            Some(seat) if people.len() == 1 => Viewer::Seat(seat),
            _ => Viewer::Spectator,
        };
        let mut inner = Self {
            dice: dice::seeded(players.seed),
            events: Vec::new(),
            played,
            players,
            id,
            to: Some(to),
            turn: 0,
        };
        inner.replay();
        inner
    }

    /// Draws again what chance has drawn, so that the game goes on as if it had not been interrupted.
    fn replay(&mut self) {
        self.dice = dice::seeded(self.players.seed);
        self.events.clear();
        let (dice, events, game) = (&mut self.dice, &mut self.events, self.played.game());
        self.played.record().replay(|before, step, happened| {
            if matches!(step, Step::Chance(_)) {
                let _ = game.sample(before, dice);
            }
            events.push(happened.to_vec());
        });
    }

    fn next(&self) -> Next {
        match self.played.to_act() {
            ToAct::Nobody => Next::Over,
            ToAct::Chance => Next::Chance,
            // Where several decide at once, bots come first: nobody waits for them later.
            ToAct::Seats(seats) => seats
                .iter()
                .find_map(|seat| self.players.bot(seat).map(|level| Next::Bot(seat, level)))
                .or_else(|| {
                    let own = self.to.and_then(Viewer::seat).filter(|&seat| seats.contains(seat));
                    own.or(seats.first()).map(Next::Person)
                })
                .unwrap_or(Next::Over),
        }
    }

    fn step(&mut self, step: StepOf<G>) -> Result<(), Refused<G::Refusal>> {
        let mut events = Vec::new();
        self.played.step(step, &mut events)?;
        self.events.push(events);
        Ok(())
    }

    fn seen(&self) -> Seen<G> {
        let news = self.events.last().map_or(&[][..], Vec::as_slice);
        let is_asked = matches!(self.next(), Next::Person(_));
        Seen::new(&self.played, self.to, news, is_asked)
    }
}

impl<G: Board> Table<G> {
    /// A table at which a game is played on, kept under `id`.
    pub(crate) fn new(played: Match<G>, id: Option<String>) -> Self {
        let inner = Inner::new(played, id);
        let seen = inner.seen();
        Self {
            inner: StoredValue::new_local(inner),
            seen: RwSignal::new_local(seen),
            refusal: RwSignal::new(None),
            curtain: RwSignal::new(None),
            hint: RwSignal::new(Hint::None),
            is_unkept: RwSignal::new(false),
            skips: RwSignal::new(0),
            words: Words::of_page(),
            settings: settings::of_page(),
            thinker: Thinker::of_page(),
            library: Library::of_page(),
        }
    }

    /// Tells something in the language of the page, to the one at the screen.
    pub(crate) fn tell<T>(&self, tell: impl FnOnce(&Teller<'_>) -> T) -> T {
        let texts = self.words.texts();
        self.tell_in(&texts, self.seen.with(|seen| seen.to), tell)
    }

    fn tell_in<T>(&self, texts: &Texts, to: Option<Viewer>, tell: impl FnOnce(&Teller<'_>) -> T) -> T {
        let names =
            self.inner.with_value(|inner| Names::of(inner.played.record(), to.and_then(Viewer::seat), texts));
        tell(&Teller { texts, names: &names, to, pen: Pen::Plain })
    }

    /// Lets the game go on until somebody is asked.
    pub(crate) fn go_on(self) {
        let Some(turn) = self.inner.try_update_value(|inner| {
            inner.turn += 1;
            inner.turn
        }) else {
            return;
        };
        spawn_local(self.run(turn));
    }

    /// Whether what began at `turn` still counts.
    fn is_now(self, turn: u32) -> bool {
        self.inner.try_with_value(|inner| inner.turn == turn).unwrap_or(false)
    }

    async fn run(self, turn: u32) {
        loop {
            let Some(next) = self.inner.try_with_value(Inner::next) else { return };
            let step = match next {
                Next::Over => {
                    self.show();
                    return;
                }
                Next::Person(seat) => {
                    self.ask(seat);
                    return;
                }
                Next::Chance => self.inner.try_update_value(|inner| {
                    Step::Chance(inner.played.game().sample(inner.played.state(), &mut inner.dice))
                }),
                Next::Bot(seat, level) => {
                    let begun = now();
                    let Some((record, seed)) =
                        self.inner.try_with_value(|inner| (inner.played.to_string(), inner.players.seed))
                    else {
                        return;
                    };
                    let advice = self.thinker.ask(record, seat, level, seed).await;
                    if !self.is_now(turn) {
                        return;
                    }
                    self.rest(G::THINKING.saturating_sub((now() - begun) as u32)).await;
                    let action = self.inner.try_with_value(|inner| {
                        let game = inner.played.game();
                        let chosen = advice.and_then(|advice| game.read_action(&advice.action).ok());
                        // A worker that has failed must not end the game: then chance decides.
                        chosen.or_else(|| {
                            let legal = game.legal(inner.played.state(), seat);
                            table::Legal::choose(&legal, &mut dice::fast(inner.players.seed))
                        })
                    });
                    action.flatten().map(|action| Step::Seat(seat, action))
                }
            };
            if !self.is_now(turn) {
                return;
            }
            let Some(step) = step else { return };
            let done = self.inner.try_update_value(|inner| inner.step(step).is_ok());
            if done != Some(true) {
                return;
            }
            self.keep();
            self.show();
            let lasting = self.seen.try_with_untracked(|seen| G::lasting(&seen.news)).unwrap_or(0);
            self.rest(lasting).await;
            if !self.is_now(turn) {
                return;
            }
        }
    }

    /// Waits as long as something is to be looked at, unless somebody is impatient.
    async fn rest(self, milliseconds: u32) {
        const SLICE: u32 = 40;
        let skips = self.skips.try_get_untracked();
        let mut left = self.settings.with_untracked(|settings| settings.pace).of(milliseconds);
        while left > 0 && self.skips.try_get_untracked() == skips {
            sleep(left.min(SLICE)).await;
            left = left.saturating_sub(SLICE);
        }
    }

    /// Ends what is being shown.
    pub(crate) fn skip(self) {
        self.skips.update(|skips| *skips += 1);
    }

    fn ask(self, seat: Seat) {
        let is_own = self.inner.try_with_value(|inner| inner.to == Some(Viewer::Seat(seat)));
        match is_own {
            Some(true) => self.show(),
            Some(false) => {
                // Nothing of the last player's is left to see while the device changes hands.
                let _ = self.inner.try_update_value(|inner| inner.to = Some(Viewer::Spectator));
                self.curtain.set(Some(seat));
                self.show();
            }
            None => {}
        }
    }

    /// Somebody says to be the one who is asked.
    pub(crate) fn take_device(self, seat: Seat) {
        self.inner.update_value(|inner| inner.to = Some(Viewer::Seat(seat)));
        self.curtain.set(None);
        self.show();
    }

    fn show(self) {
        if let Some(seen) = self.inner.try_with_value(Inner::seen) {
            self.hint.set(Hint::None);
            self.seen.set(seen);
        }
    }

    fn keep(self) {
        self.inner.with_value(|inner| {
            if let Some(id) = &inner.id {
                self.is_unkept.set(!self.library.keep(id, &inner.played));
            }
        });
    }

    /// The one at the screen does something, or is told why not.
    pub(crate) fn act(self, action: G::Action) {
        let Some(seat) = self.seen.with_untracked(|seen| seen.legal.as_ref().and(seen.me())) else { return };
        let Some(done) = self.inner.try_update_value(|inner| inner.step(Step::Seat(seat, action))) else {
            return;
        };
        match done {
            Ok(()) => {
                self.refusal.set(None);
                self.keep();
                self.show();
                let lasting = self.seen.with_untracked(|seen| G::lasting(&seen.news));
                self.after(lasting);
            }
            Err(Refused::Rule(why)) => {
                let seen = self.seen.get_untracked();
                self.refuse(untrack(|| self.tell(|teller| seen.game.refusal(teller, &seen.view, &why))));
            }
            // The screen was a moment behind the game.
            Err(Refused::NotToAct { .. }) => self.show(),
        }
    }

    /// Says kindly that something is not possible.
    pub(crate) fn refuse(self, why: String) {
        self.refusal.update(|refusal| {
            let count = refusal.as_ref().map_or(0, |refusal| refusal.count) + 1;
            *refusal = Some(Refusal { count, why });
        });
    }

    /// Goes on after something has been looked at.
    fn after(self, milliseconds: u32) {
        let Some(turn) = self.inner.try_update_value(|inner| {
            inner.turn += 1;
            inner.turn
        }) else {
            return;
        };
        spawn_local(async move {
            self.rest(milliseconds).await;
            if self.is_now(turn) {
                self.run(turn).await;
            }
        });
    }

    /// Whether the one at the screen could take a decision back: alone among bots, and after one.
    pub(crate) fn can_undo(&self) -> bool {
        self.seen.track();
        self.inner.with_value(|inner| inner.players.people().len() == 1 && last_own(inner).is_some())
    }

    /// Takes the last own decision back, and all that followed.
    pub(crate) fn undo(self) {
        let is_undone = self.inner.try_update_value(|inner| {
            let Some(step) = last_own(inner) else { return false };
            inner.played = inner.played.rewound(step);
            inner.turn += 1;
            inner.replay();
            true
        });
        if is_undone == Some(true) {
            self.refusal.set(None);
            self.keep();
            self.show();
        }
    }

    /// Asks the strongest bot what it would do.
    pub(crate) fn ask_hint(self) {
        let seen = self.seen.get_untracked();
        let Some(seat) = seen.legal.as_ref().and(seen.me()) else { return };
        let (record, seed) = self.inner.with_value(|inner| (inner.played.to_string(), inner.players.seed));
        self.hint.set(Hint::Thinking);
        spawn_local(async move {
            let advice = self.thinker.ask(record, seat, strongest::<G>(), seed).await;
            // The answer to an old question helps nobody.
            let is_still_asked = self.seen.try_with_untracked(|now| now.steps == seen.steps) == Some(true);
            if is_still_asked {
                self.hint.set(advice.map_or(Hint::None, Hint::Given));
            }
        });
    }

    /// The game so far as a record.
    pub(crate) fn record(&self) -> String {
        self.inner.with_value(|inner| inner.played.to_string())
    }

    /// Whether a bot or chance is at work.
    pub(crate) fn is_busy(&self) -> bool {
        self.seen.with(|seen| seen.legal.is_none() && seen.outcome.is_none())
    }

    /// The last things that happened, in sentences, each with the number of its step.
    pub(crate) fn log(&self, most: usize) -> Vec<(usize, String)> {
        let seen = self.seen.get();
        self.tell(|teller| {
            self.inner.with_value(|inner| {
                let steps = inner.events.get(..seen.steps).unwrap_or(&inner.events);
                let mut told: Vec<(usize, String)> = Vec::new();
                for (n, events) in steps.iter().enumerate().rev() {
                    let of_step: Vec<String> = visible(events, seen.to)
                        .filter_map(|fact| seen.game.sentence(teller, fact))
                        .collect();
                    told.extend(of_step.into_iter().rev().map(|sentence| (n, sentence)));
                    if told.len() >= most {
                        break;
                    }
                }
                told.reverse();
                told
            })
        })
    }

    /// The one plain sentence of whose turn it is and what is asked.
    pub(crate) fn situation(&self) -> String {
        let seen = self.seen.get();
        self.tell(|teller| match (&seen.legal, seen.outcome, seen.to_act) {
            (_, Some(_), _) => t!(teller, "play-over"),
            (Some(legal), ..) => seen.game.asks(teller, &seen.view, legal),
            (None, None, ToAct::Seats(seats)) => seen.game.waits(teller, &seen.view, seats),
            (None, None, _) => t!(teller, "play-chance"),
        })
    }

    /// The position after the first `steps` steps, in the eyes of `to`.
    pub(crate) fn look_at(self, steps: usize, to: Option<Viewer>) {
        let seen = self.inner.with_value(|inner| {
            let news =
                steps.checked_sub(1).and_then(|last| inner.events.get(last)).map_or(&[][..], Vec::as_slice);
            Seen::new(&inner.played.rewound(steps), to, news, false)
        });
        self.seen.set(seen);
    }

    /// How many steps there are in all.
    pub(crate) fn length(&self) -> usize {
        self.inner.with_value(|inner| inner.played.record().steps().len())
    }

    /// The players' names as the one at the screen reads them.
    pub(crate) fn title(&self, seat: Seat) -> String {
        self.tell(|teller| teller.who(seat).title().to_owned())
    }

    /// Who decides for a seat.
    pub(crate) fn bot(&self, seat: Seat) -> Option<bots::Level> {
        self.inner.with_value(|inner| inner.players.bot(seat))
    }

    /// The rules of the table.
    pub(crate) fn game(&self) -> Arc<G> {
        self.seen.with_untracked(|seen| Arc::clone(&seen.game))
    }
}

/// The number of the last step that the one person at the table decided.
fn last_own<G: Board>(inner: &Inner<G>) -> Option<usize> {
    let people = inner.players.people();
    inner
        .played
        .record()
        .steps()
        .iter()
        .rposition(|step| matches!(step, Step::Seat(seat, _) if people.contains(*seat)))
}
