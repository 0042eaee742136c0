//! How a person comes to a table.

use bots::HasBots;
use client::{Event, Events, Failed, Hand, Seen};
use locale::msg;
use protocol::{Command, Phase, Sitter, Snapshot, TableId};
use serde_json::Value;
use table::{Seat, settled};
use tabletop::Tabletop;
use telling::Names;
use telling::online::names_at;

use super::absence::Absent;
use super::visit::{Promise, Visit};
use super::waiting::Waiting;
use super::{Guest, VisitError};
use crate::person::{Person, Setting};

impl<'a, G: Tabletop + HasBots> Visit<'a, G> {
    /// Comes to a table and sits down there. Where the person sits there already, this may have been promised for its dice.
    pub(super) async fn open(
        guest: &'a Guest<'a>,
        table: TableId,
        mut promise: Option<Promise>,
    ) -> Result<Self, VisitError> {
        let (hand, mut events) = guest.server.live(table);
        let (mut account, mut ahead) = (None, 0);
        let (mut snapshot, mut is_seated) = (None::<Seen>, false);
        loop {
            match events.next().await {
                Some(Event::Connected { account: known, ahead: clock }) => (account, ahead) = (known, clock),
                Some(Event::Table(seen)) => snapshot = Some(Seen::new(*seen, account)),
                Some(Event::Entry(entry)) => {
                    if let Some(seen) = &mut snapshot {
                        seen.apply(entry.entries, &entry.what);
                    }
                }
                Some(Event::Ended(end)) => return Err(end.into()),
                Some(Event::Lost | Event::Present { .. } | Event::Said { .. } | Event::Answered { .. }) => {}
                None => return Err(Failed::Lost.into()),
            }
            let Some(seen) = snapshot.take() else { continue };
            if let Some(you) = seen.you.filter(|you| !has_left(&seen, *you)) {
                return Self::new(guest, table, (hand, events), seen, you, promise, ahead);
            }
            if !is_seated {
                match seen.phase {
                    Phase::Gathering => {}
                    Phase::Playing if seen.you.is_some() => {}
                    Phase::Playing => {
                        return Err(VisitError::NoSeat("the game at this table has begun without you"));
                    }
                    Phase::Over => return Err(VisitError::NoSeat("the game at this table is over")),
                    Phase::Closed => return Err(VisitError::NoSeat("everybody has left this table")),
                }
                let (commitment, salt) = (seen.commitment, client::salt()?);
                hand.ask(Command::Sit { seat: None, salt: Some(salt) }).await?;
                // Whoever comes back in the middle of a game adds nothing to its dice any more.
                (is_seated, promise) =
                    (true, seen.you.is_none().then_some(Promise { commitment, salt }).or(promise));
            }
            snapshot = Some(seen);
        }
    }

    fn new(
        guest: &'a Guest<'a>,
        table: TableId,
        (hand, events): (Hand, Events),
        seen: Seen,
        you: Seat,
        promise: Option<Promise>,
        ahead: i64,
    ) -> Result<Self, VisitError> {
        let game = settled(&seen.opening.options, seen.rules)
            .map_err(|reason| VisitError::Version { game: G::NAME, reason: reason.to_string() })?;
        let setting = Setting { texts: guest.texts, you, width: guest.width, echo: guest.echo };
        let names = Names::new(names_at(guest.texts, &seen.seats), Some(you), guest.texts);
        let mut person = Person::new(setting, names);
        (person.hint, person.commands) = (msg!("join-hint"), msg!("join-commands"));
        Ok(Self {
            guest,
            table,
            hand,
            events,
            game,
            person,
            commitment: seen.commitment,
            seen,
            promise,
            next_promise: None,
            playing: None,
            ahead,
            is_connected: true,
            outage: guest.server.outage(),
            waiting: Waiting::default(),
            acknowledged: 0,
            position_due: true,
            is_leaving: false,
            is_told: false,
            is_line_open: false,
            is_prompt_due: true,
            lines: 0,
            lull: None,
            absent: Absent::default(),
        })
    }
}

fn has_left(seen: &Snapshot<Value>, seat: Seat) -> bool {
    matches!(seen.seats.get(seat.index()), Some(Sitter::Person { left: true, .. }))
}
