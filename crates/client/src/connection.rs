//! A live connection, which is opened again when it is lost.

use std::collections::HashMap;
use std::time::{Duration, Instant, SystemTime};

use futures_util::{SinkExt as _, StreamExt as _};
use hyper::header::{AUTHORIZATION, HeaderValue};
use protocol::healing::{Asked, Bookmark, Follows, Pauses, Unanswered};
use protocol::{Frame, Happened, Message, Reason, Request, Sitter, TableId, VERSION};
use serde_json::Value;
use table::Seat;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{interval_at, sleep, sleep_until, timeout};
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error, Message as Packet};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::live::{Answer, End, Entry, Event, Order};
use crate::transport::{self, Stream};
use crate::{Failed, Refusal, Server, random};

type Socket = WebSocketStream<Stream>;

/// The most bytes of a message: the view of a game is the longest.
const LONGEST_MESSAGE: usize = 1 << 20;

/// Why a visit at the server is over.
enum Over {
    /// The connection is lost, or there never was one.
    Lost(Failed),
    /// The server does not want us.
    Refused(Refusal),
    /// Nobody wants to hear more.
    Unwanted,
}

impl From<Failed> for Over {
    fn from(failed: Failed) -> Self {
        match failed {
            failed if failed.outage().is_some() => Self::Lost(failed),
            Failed::Refused(refusal) => Self::Refused(refusal),
            failed => Self::Lost(failed),
        }
    }
}

/// Whoever waits for an answer; where nobody does, it is an event.
type Waiting = Option<oneshot::Sender<Answer>>;

/// A live connection to a table.
pub(crate) struct Connection {
    server: Server,
    table: TableId,
    orders: mpsc::UnboundedReceiver<Order>,
    events: mpsc::UnboundedSender<Event>,
    unanswered: Unanswered<Instant, Waiting>,
    bookmark: Bookmark,
    /// The number of the request to hear of the table.
    watching: u64,
    /// When that is asked again, because the server could not do it, and the pauses before.
    watch_again: Option<Instant>,
    watch_pauses: Pauses,
    /// Whether the person in a seat is there, as far as that was told. Who comes back hears it again, whether it has changed or not.
    present: HashMap<Seat, bool>,
}

impl Connection {
    pub(crate) fn new(
        server: Server,
        table: TableId,
        orders: mpsc::UnboundedReceiver<Order>,
        events: mpsc::UnboundedSender<Event>,
    ) -> Self {
        let (unanswered, bookmark) = (Unanswered::default(), Bookmark::default());
        let (present, watch_pauses) = (HashMap::new(), server.patience().pauses());
        let (watching, watch_again) = (0, None);
        Self {
            server,
            table,
            orders,
            events,
            unanswered,
            bookmark,
            watching,
            watch_again,
            watch_pauses,
            present,
        }
    }

    /// Goes to the server again and again until nobody wants that any more.
    pub(crate) async fn run(mut self) {
        let patience = *self.server.patience();
        let (mut pauses, mut last_there) = (patience.pauses(), Instant::now());
        let end = loop {
            let begun = Instant::now();
            let over = match self.greet().await {
                Ok(socket) => {
                    let over = self.stay(socket).await;
                    last_there = Instant::now();
                    let _ = self.events.send(Event::Lost);
                    over
                }
                Err(over) => over,
            };
            let failed = match over {
                Over::Unwanted => return,
                Over::Refused(refusal) => break End::Refused(refusal),
                Over::Lost(failed) => failed,
            };
            if let Some(refusal) = failed.outage() {
                self.server.note_outage(Some(refusal));
            }
            if begun.elapsed() > patience.longest_pause {
                pauses = patience.pauses();
            }
            if last_there.elapsed() > patience.absence {
                break End::Gone(failed);
            }
            let lost = self.unanswered.lose();
            self.give_up(lost, &Failed::Lost);
            if !self.wait(pauses.next(random::fraction())).await {
                return;
            }
        };
        self.orders.close();
        while let Ok(order) = self.orders.try_recv() {
            self.take(order);
        }
        let lost = self.unanswered.give_up_all();
        self.give_up(lost, &Failed::Lost);
        let _ = self.events.send(Event::Ended(end));
    }

    fn give_up(&self, asked: Vec<Asked<Waiting>>, failed: &Failed) {
        for asked in asked {
            self.answer(asked, Err(failed.clone()));
        }
    }

    fn answer(&self, (frame, waiting): Asked<Waiting>, answer: Answer) {
        match waiting {
            // Whoever has waited may have gone.
            Some(waiting) => drop(waiting.send(answer)),
            None => self.tell(Event::Answered { number: frame.number, answer }),
        }
    }

    /// Waits before the server is asked again; whether anybody still wants that.
    async fn wait(&mut self, pause: Duration) -> bool {
        let over = sleep(pause);
        tokio::pin!(over);
        loop {
            tokio::select! {
                () = &mut over => {
                    self.prolong(|_| true);
                    self.give_up_what_is_late();
                    return !self.events.is_closed();
                }
                order = self.orders.recv() => match order {
                    Some(order) => self.take(order),
                    None => return false,
                },
                () = self.events.closed() => return false,
            }
        }
    }

    /// Connects, and says hello.
    async fn greet(&mut self) -> Result<Socket, Over> {
        let patience = *self.server.patience();
        let lost = |error: &dyn std::fmt::Display| {
            Over::Lost(Failed::Unreachable {
                address: self.server.address().clone(),
                reason: error.to_string(),
            })
        };
        let mut request = self.server.address().live().into_client_request().map_err(|error| lost(&error))?;
        if let Some(pass) = self.server.pass() {
            let mut bearer = HeaderValue::try_from(pass.bearer()).map_err(|error| lost(&error))?;
            bearer.set_sensitive(true);
            request.headers_mut().insert(AUTHORIZATION, bearer);
        }
        let stream = transport::open(self.server.address(), patience.connect).await?;
        let config = WebSocketConfig::default()
            .max_message_size(Some(LONGEST_MESSAGE))
            .max_frame_size(Some(LONGEST_MESSAGE));
        let opening = client_async_with_config(request, stream, Some(config));
        let (mut socket, _) = match timeout(patience.connect, opening).await {
            Ok(Ok(opened)) => opened,
            Ok(Err(error)) => return Err(self.turned_away(&error).unwrap_or_else(|| lost(&error))),
            Err(_) => return Err(Over::Lost(Failed::Unanswered(patience.connect))),
        };
        let number = random::request_number();
        let hello = Frame { number, table: None, request: Request::Hello { protocol: VERSION } };
        self.write(&mut socket, &hello).await?;
        let greeted = timeout(patience.connect, self.greeting(&mut socket)).await;
        greeted.map_err(|_| Over::Lost(Failed::Unanswered(patience.connect)))??;
        Ok(socket)
    }

    /// Why a server opens no live connection, where it says so.
    fn turned_away(&self, error: &Error) -> Option<Over> {
        let Error::Http(answer) = error else { return None };
        let said = answer.body().as_deref().map(serde_json::from_slice);
        match said {
            Some(Ok(Message::<Value>::Refused { reason, text, .. })) => {
                Some(Failed::Refused(Refusal { reason, text }).into())
            }
            _ if answer.status().is_client_error() => {
                Some(Over::Lost(self.server.strange(&format!("it answered {}", answer.status()))))
            }
            _ => None,
        }
    }

    /// Waits for the answer to our hello.
    async fn greeting(&self, socket: &mut Socket) -> Result<(), Over> {
        loop {
            match self.read(socket.next().await)? {
                Some(Message::Hello { now, account, .. }) => {
                    if self.server.pass().is_some() && account.is_none() {
                        let text = "this server does not know the pass".to_owned();
                        return Err(Over::Refused(Refusal { reason: Reason::NoAccount, text }));
                    }
                    let _ = self.events.send(Event::Connected { account, ahead: ahead(now) });
                    return Ok(());
                }
                Some(Message::Refused { reason, text, .. }) => {
                    return Err(Failed::Refused(Refusal { reason, text }).into());
                }
                Some(_) | None => {}
            }
        }
    }

    /// Hears of the table and sends what is to be sent, until the connection is lost.
    async fn stay(&mut self, mut socket: Socket) -> Over {
        if let Err(over) = self.watch(&mut socket).await {
            return over;
        }
        let patience = *self.server.patience();
        let mut heard = Instant::now();
        let mut ping = interval_at((heard + patience.ping).into(), patience.ping);
        loop {
            if let Err(over) = self.send_what_is_due(&mut socket).await {
                return over;
            }
            let next = self.next_time();
            let done = tokio::select! {
                packet = socket.next() => {
                    heard = Instant::now();
                    match self.read(packet) {
                        Ok(Some(message)) => self.hear(message, &mut socket).await,
                        Ok(None) => Ok(()),
                        Err(over) => Err(over),
                    }
                }
                order = self.orders.recv() => match order {
                    Some(order) => {
                        self.take(order);
                        Ok(())
                    }
                    None => Err(Over::Unwanted),
                },
                () = self.events.closed() => Err(Over::Unwanted),
                _ = ping.tick() => {
                    if heard.elapsed() > patience.silence {
                        Err(Over::Lost(Failed::Unanswered(patience.silence)))
                    } else {
                        self.put(&mut socket, Packet::Ping(Vec::new().into())).await
                    }
                }
                () = sleep_until(next.into()) => {
                    self.give_up_what_is_late();
                    Ok(())
                }
            };
            match done {
                Ok(()) => {}
                Err(Over::Unwanted) => {
                    // Whoever has been told may take us for there no longer.
                    let _ = timeout(Duration::from_secs(1), socket.close(None)).await;
                    return Over::Unwanted;
                }
                Err(over) => return over,
            }
        }
    }

    fn take(&mut self, order: Order) {
        let Order { number, request, waiting } = order;
        let patience = self.server.patience();
        let frame = Frame { number, table: Some(self.table), request };
        self.unanswered.add(frame, waiting, Instant::now() + patience.request, patience.pauses());
    }

    /// Wants to hear of the table: the rest of it, or all of it.
    async fn watch(&mut self, socket: &mut Socket) -> Result<(), Over> {
        (self.watching, self.watch_again) = (random::request_number(), None);
        let request = Request::Watch { seen: self.bookmark.seen(), spectator: false };
        self.write(socket, &Frame { number: self.watching, table: Some(self.table), request }).await
    }

    async fn send_what_is_due(&mut self, socket: &mut Socket) -> Result<(), Over> {
        let now = Instant::now();
        if self.watch_again.is_some_and(|time| time <= now) {
            self.watch(socket).await?;
        }
        while let Some(frame) = self.unanswered.next_due(now) {
            self.write(socket, &frame).await?;
        }
        Ok(())
    }

    /// When there is something to be done, although nothing is heard.
    fn next_time(&self) -> Instant {
        let times = self.unanswered.next_time().into_iter().chain(self.watch_again);
        times.min().unwrap_or_else(|| Instant::now() + self.server.patience().silence)
    }

    fn give_up_what_is_late(&mut self) {
        let late = self.unanswered.give_up_late(Instant::now());
        let unanswered = Failed::Unanswered(self.server.patience().request);
        let failed = self.server.outage().borrow().clone().map_or(unanswered, Failed::Refused);
        self.give_up(late, &failed);
    }

    /// Gives requests more time of which an event tells the answer: whoever decides does not change their mind because of the server.
    fn prolong(&mut self, is_prolonged: impl Fn(&Frame) -> bool) {
        let until = Instant::now() + self.server.patience().request;
        self.unanswered.prolong(until, |frame, waiting| waiting.is_none() && is_prolonged(frame));
    }

    async fn hear(&mut self, message: Message<Value>, socket: &mut Socket) -> Result<(), Over> {
        match message {
            Message::Table { table, here, seen } if table == self.table => {
                self.bookmark.put(seen.entries);
                let people = Seat::all(seen.seats.len()).zip(&seen.seats);
                let people = people.filter(|(_, sitter)| matches!(sitter, Sitter::Person { .. }));
                let away: Vec<Seat> =
                    people.map(|(seat, _)| seat).filter(|seat| !here.contains(seat)).collect();
                self.present = here.iter().map(|seat| (*seat, true)).collect();
                self.tell(Event::Table(Box::new(seen)));
                for seat in away {
                    self.present.insert(seat, false);
                    self.tell(Event::Present { seat, here: false });
                }
            }
            Message::Unwatched { table } if table == self.table => {
                let text = "the game has begun, and only those who play may look on".to_owned();
                return Err(Failed::Refused(Refusal { reason: Reason::NoSuchTable, text }).into());
            }
            Message::Entry { table, entries, at, what } if table == self.table => {
                match self.bookmark.follow(entries) {
                    Follows::Next => {
                        self.server.note_outage(None);
                        if let Happened::Seat { seat, .. } = &what {
                            self.present.remove(seat);
                        }
                        self.tell(Event::Entry(Box::new(Entry { entries, at, what })));
                    }
                    Follows::Known => {}
                    Follows::Gap => self.watch(socket).await?,
                }
            }
            Message::Present { table, seat, here } if table == self.table => {
                let before = self.present.insert(seat, here);
                if before != Some(here) {
                    self.tell(Event::Present { seat, here });
                }
            }
            Message::Said { table, seat, phrase } if table == self.table => {
                self.tell(Event::Said { seat, phrase });
            }
            Message::Done { number, entries } => {
                self.server.note_outage(None);
                if number == self.watching {
                    self.watch_pauses = self.server.patience().pauses();
                }
                self.answered(number, Ok(entries));
            }
            Message::Refused { number: Some(number), reason, text } => {
                let refused = Failed::Refused(Refusal { reason, text });
                match refused.outage() {
                    Some(refusal) => {
                        self.server.note_outage(Some(refusal));
                        self.try_again(number);
                    }
                    None if number == self.watching => return Err(refused.into()),
                    None => self.answered(number, Err(refused)),
                }
            }
            // What is said of other tables, or to nobody.
            _ => {}
        }
        Ok(())
    }

    fn answered(&mut self, number: u64, answer: Answer) {
        if let Some(asked) = self.unanswered.answered(number) {
            self.answer(asked, answer);
        }
    }

    /// The server cannot do what this number asks for: it is asked again after a pause.
    fn try_again(&mut self, number: u64) {
        let (now, fraction) = (Instant::now(), random::fraction());
        if number == self.watching {
            self.watch_again = Some(now + self.watch_pauses.next(fraction));
        } else {
            self.unanswered.try_again(number, now, fraction);
            self.prolong(|frame| frame.number == number);
        }
    }

    fn tell(&self, event: Event) {
        // That nobody listens any more is noticed in the loop.
        let _ = self.events.send(event);
    }

    /// The message in a packet, if there is one in it.
    fn read(&self, packet: Option<Result<Packet, Error>>) -> Result<Option<Message<Value>>, Over> {
        match packet {
            Some(Ok(Packet::Text(text))) => {
                // What a later server says is skipped, unless it is an entry: then there is a gap, and we ask again.
                Ok(serde_json::from_str(&text).ok())
            }
            Some(Ok(Packet::Close(_))) | None => Err(Over::Lost(Failed::Lost)),
            Some(Ok(_)) => Ok(None),
            Some(Err(error)) => Err(Over::Lost(Failed::Unreachable {
                address: self.server.address().clone(),
                reason: error.to_string(),
            })),
        }
    }

    async fn write(&self, socket: &mut Socket, frame: &Frame) -> Result<(), Over> {
        let text = serde_json::to_string(frame)
            .map_err(|error| Over::Lost(self.server.strange(&error.to_string())))?;
        self.put(socket, Packet::text(text)).await
    }

    async fn put(&self, socket: &mut Socket, packet: Packet) -> Result<(), Over> {
        match timeout(self.server.patience().connect, socket.send(packet)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(Over::Lost(Failed::Lost)),
        }
    }
}

/// How far a clock is ahead of ours.
fn ahead(now: u64) -> i64 {
    let ours = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    now.cast_signed().saturating_sub(i64::try_from(ours.as_millis()).unwrap_or(i64::MAX))
}
