//! Tables as a server runs them: on a real store, with people who look on.

use std::time::Duration;

use crate::kept::Kept;
use crate::seated::{
    Eyes, ask, decide, fill, gathered, join, number, onlooker, opening, person, server, sit, step, whole_game,
};
use games::{GameName, with_game};
use hosting::Refusal;
use online::{Failure, Onlooker, Outbox, Tables, Time};
use protocol::fair::{self, Salt};
use protocol::{
    Clock, Command, Frame, Happened, Message, Opening, Phase, Phrase, Request, Snapshot, TableId,
};
use serde_json::Value;
use table::{Match, Seat};

#[tokio::test(flavor = "multi_thread")]
async fn people_and_bots_play_every_game_to_its_end() {
    for game in GameName::ALL {
        with_game!(game, G => whole_game::<G>().await);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_sent_twice_happens_once() {
    let kept = Kept::new();
    let tables = server(&kept, &Time::System).await;
    let table = gathered(&tables, opening("shazamm"), 2).await;
    ask(&tables, table, 0, Command::Start).await.unwrap();
    let (again, bet) = (number(), number());
    let open = || tables.open(opening("shazamm"), person(0).account, again);
    assert_eq!(open().await.unwrap(), open().await.unwrap());
    let first = tables.ask(table, &person(0), bet, &step("bet 3")).await.unwrap();
    assert_eq!(tables.ask(table, &person(0), bet, &step("bet 3")).await.unwrap(), first);
    ask(&tables, table, 1, step("bet 2")).await.unwrap();
    // In the next turn the same bet would be legal; it is still the one of before.
    assert_eq!(tables.ask(table, &person(0), bet, &step("bet 3")).await.unwrap(), first);
    let again = server(&kept, &Time::System).await;
    assert_eq!(again.ask(table, &person(0), bet, &step("bet 3")).await.unwrap(), first);
    let other = tables.ask(table, &person(1), bet, &step("bet 3")).await.unwrap();
    assert!(other > first, "the number of another is another's");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_comes_back_hears_what_it_missed() {
    let kept = Kept::new();
    let tables = server(&kept, &Time::System).await;
    let table = gathered(&tables, opening("shazamm"), 2).await;
    ask(&tables, table, 0, Command::Start).await.unwrap();
    let mut first = Eyes::open(&tables, table, Some(0), None).await;
    first.next().await.unwrap();
    let seen = first.entries;
    drop(first);
    for _ in 0..3 {
        ask(&tables, table, 0, step("bet 2")).await.unwrap();
        ask(&tables, table, 1, step("bet 3")).await.unwrap();
    }
    let mut back = Eyes::open(&tables, table, Some(0), Some(seen)).await;
    for n in 1..=6 {
        back.next().await.unwrap();
        assert_eq!((back.entries, back.table.is_none()), (seen + n, true));
    }
    // Who claims to have seen what is not there gets the table as it is.
    let mut liar = Eyes::open(&tables, table, Some(0), Some(1000)).await;
    assert!(matches!(liar.next().await, Some(Message::Table { .. })));
    assert_eq!(liar.entries, seen + 6);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_comes_back_hears_who_is_there() {
    let kept = Kept::new();
    let tables = server(&kept, &Time::System).await;
    let table = gathered(&tables, opening("shazamm"), 2).await;
    let mut anna = Eyes::open(&tables, table, Some(0), None).await;
    let _ben = Eyes::open(&tables, table, Some(1), None).await;
    let of_ben = |heard| match heard {
        Message::Present { seat, here, .. } if seat == Seat::new(1) => Some(here),
        _ => None,
    };
    assert!(anna.until(of_ben).await);
    let seen = anna.entries;
    drop(anna);
    // After a restart nobody else is there; she has seen everything that is in the log.
    let tables = server(&kept, &Time::System).await;
    let mut anna = Eyes::open(&tables, table, Some(0), Some(seen)).await;
    assert!(!anna.until(of_ben).await);
    let _ben = Eyes::open(&tables, table, Some(1), None).await;
    assert!(anna.until(of_ben).await);
    // The same where she has missed something besides.
    ask(&tables, table, 0, Command::Start).await.unwrap();
    let mut again = Eyes::open(&tables, table, Some(0), Some(seen)).await;
    assert!(again.until(of_ben).await);
    assert_eq!(again.entries, seen + 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_slow_reader_is_dropped_and_heals() {
    let kept = Kept::new();
    let time = Time::by_hand(1_000_000);
    let tables = server(&kept, &time).await;
    let table = gathered(&tables, opening("shazamm"), 2).await;
    let mut slow = Eyes::open(&tables, table, Some(1), None).await;
    slow.next().await.unwrap();
    let anna = person(0).account;
    for _ in 0..300 {
        tables.say(table, anna, Phrase::Hello).await.unwrap();
        time.pass(Duration::from_secs(3));
    }
    tables.say(table, anna, Phrase::Hello).await.unwrap();
    let at_once = tables.say(table, anna, Phrase::Hello).await;
    assert!(matches!(at_once, Err(Failure::TooSoon)), "{at_once:?}");
    let mut heard = 0;
    while slow.next().await.is_some() {
        heard += 1;
    }
    assert!(heard < 300);
    let mut back = Eyes::open(&tables, table, Some(1), None).await;
    assert!(matches!(back.next().await, Some(Message::Table { .. })));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_is_a_short_pause() {
    let kept = Kept::new();
    let time = Time::by_hand(1_000_000);
    let tables = server(&kept, &time).await;
    let table = gathered(&tables, Opening { clock: Clock::Brisk, ..opening("shazamm") }, 2).await;
    ask(&tables, table, 0, Command::Start).await.unwrap();
    ask(&tables, table, 0, step("bet 2")).await.unwrap();
    tables.stop();
    // An hour without a server costs nobody any time.
    time.pass(Duration::from_secs(3600));
    let tables = server(&kept, &time).await;
    tables.resume(Some(1_000_000)).await.unwrap();
    let mut ben = Eyes::open(&tables, table, Some(1), None).await;
    ben.next().await.unwrap();
    let deadlines = ben.table.clone().unwrap().game.unwrap().deadlines;
    assert_eq!(
        deadlines.iter().map(|deadline| deadline.decision).collect::<Vec<_>>(),
        [1_000_000 + 3_630_000]
    );
    ask(&tables, table, 1, step("bet 2")).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_go_on_after_a_restart() {
    let kept = Kept::new();
    let tables = server(&kept, &Time::System).await;
    let table = gathered(&tables, opening("shazamm"), 1).await;
    ask(&tables, table, 0, fill(1)).await.unwrap();
    ask(&tables, table, 0, Command::Start).await.unwrap();
    tables.stop();
    let tables = server(&kept, &Time::System).await;
    tables.resume(None).await.unwrap();
    let mut eyes = Eyes::open(&tables, table, Some(0), None).await;
    eyes.next().await.unwrap();
    // The bot bets, unless it has before.
    ask(&tables, table, 0, step("bet 2")).await.unwrap();
    eyes.until(|heard| match heard {
        Message::Entry { what: Happened::Game { game, .. }, .. } => (game.steps >= 3).then_some(()),
        _ => None,
    })
    .await;
}

/// Whether a bot has decided in somebody's place, in what is heard next of the game.
async fn is_stood_in_for(eyes: &mut Eyes) -> (Option<Seat>, bool) {
    eyes.until(|heard| match heard {
        Message::Entry { what: Happened::Game { seat, stood_in, .. }, .. } => Some((seat, stood_in)),
        _ => None,
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_stands_in_for_who_is_out_of_time_or_away() {
    let kept = Kept::new();
    let time = Time::by_hand(1_000_000);
    let tables = server(&kept, &time).await;
    let table = gathered(&tables, Opening { clock: Clock::Brisk, ..opening("shazamm") }, 2).await;
    let mut anna = Eyes::open(&tables, table, Some(0), None).await;
    let (outbox, _inbox) = Outbox::new();
    let ben = tables.watch(table, onlooker(1), None, outbox, None).await.unwrap();
    ask(&tables, table, 0, Command::Start).await.unwrap();
    assert_eq!(is_stood_in_for(&mut anna).await, (None, false));
    let anna_decides = async |anna: &mut Eyes| {
        while decide(&tables, table, 0).await {
            assert_eq!(is_stood_in_for(anna).await, (Some(Seat::new(0)), false));
        }
    };
    anna_decides(&mut anna).await;
    // Thirty seconds, and the minute in reserve.
    time.pass(Duration::from_secs(89));
    tokio::task::yield_now().await;
    time.pass(Duration::from_secs(1));
    assert_eq!(is_stood_in_for(&mut anna).await, (Some(Seat::new(1)), true));
    // Whoever is asked the next time decides again; away for a minute, it does not.
    anna_decides(&mut anna).await;
    assert!(decide(&tables, table, 1).await);
    assert_eq!(is_stood_in_for(&mut anna).await, (Some(Seat::new(1)), false));
    tables.unwatch(table, ben).await;
    anna_decides(&mut anna).await;
    time.pass(Duration::from_secs(60));
    assert_eq!(is_stood_in_for(&mut anna).await, (Some(Seat::new(1)), true));
}

#[tokio::test(flavor = "multi_thread")]
async fn where_nobody_is_there_the_clock_counts_alone() {
    let kept = Kept::new();
    let begun = 1_000_000;
    let time = Time::by_hand(begun);
    let tables = server(&kept, &time).await;
    let table = gathered(&tables, Opening { clock: Clock::Relaxed, ..opening("shazamm") }, 2).await;
    ask(&tables, table, 0, Command::Start).await.unwrap();
    let mut spectator = Eyes::open(&tables, table, None, None).await;
    // Both are away for longer than a minute: nobody waits for them, …
    time.pass(Duration::from_secs(70));
    tokio::time::sleep(Duration::from_millis(200)).await;
    // … until their time is up.
    time.pass(Duration::from_secs(200));
    let decided = spectator
        .until(|heard| match heard {
            Message::Entry { at, what: Happened::Game { stood_in: true, .. }, .. } => Some(at),
            _ => None,
        })
        .await;
    assert_eq!(decided, begun + 270_000);
}

#[tokio::test(flavor = "multi_thread")]
async fn two_servers_at_one_store_play_one_game() {
    let kept = Kept::new();
    let [one, other] = [server(&kept, &Time::System).await, server(&kept, &Time::System).await];
    let table = gathered(&one, opening("shazamm"), 2).await;
    ask(&one, table, 0, Command::Start).await.unwrap();
    let mut eyes = Eyes::open(&one, table, None, None).await;
    for _ in 0..3 {
        // Each server hears of the other's entries when it writes its own, or when it is told.
        let (anna, ben) =
            tokio::join!(ask(&one, table, 0, step("bet 1")), ask(&other, table, 1, step("bet 2")));
        assert_ne!(anna.unwrap(), ben.unwrap());
        one.has_grown(table).await.unwrap();
        other.has_grown(table).await.unwrap();
    }
    eyes.until(|heard| match heard {
        Message::Entry { what: Happened::Game { game, .. }, .. } => (game.steps >= 7).then_some(()),
        _ => None,
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn they_play_again() {
    let kept = Kept::new();
    let tables = server(&kept, &Time::System).await;
    let table = gathered(&tables, opening("shazamm"), 2).await;
    ask(&tables, table, 0, Command::Start).await.unwrap();
    let mut eyes = Eyes::open(&tables, table, Some(0), None).await;
    ask(&tables, table, 0, Command::Leave).await.unwrap();
    ask(&tables, table, 1, Command::Leave).await.unwrap();
    eyes.until_over().await;
    assert!(matches!(
        ask(&tables, table, 0, step("bet 1")).await,
        Err(Failure::Refused(Refusal::NotNow(Phase::Over)))
    ));
    // Who has left comes back to play again.
    for who in [0, 1] {
        ask(&tables, table, who, sit()).await.unwrap();
        ask(&tables, table, who, Command::Again { salt: None }).await.unwrap();
    }
    let next = eyes
        .until(|heard| match heard {
            Message::Entry { what: Happened::Next { next }, .. } => Some(next),
            _ => None,
        })
        .await;
    let (outbox, inbox) = Outbox::new();
    tables.watch(next, onlooker(0), None, outbox, None).await.unwrap();
    let mut eyes = Eyes { inbox, entries: 0, table: None };
    eyes.next().await.unwrap();
    let seen = eyes.table.unwrap();
    assert_eq!((seen.phase, seen.you), (Phase::Gathering, Some(Seat::new(1))));
}

/// Two people come to the end of a game, and are there again.
async fn at_the_end(tables: &Tables, table: TableId) -> Eyes {
    let mut eyes = Eyes::open(tables, table, Some(0), None).await;
    ask(tables, table, 0, Command::Start).await.unwrap();
    for who in [0, 1] {
        ask(tables, table, who, Command::Leave).await.unwrap();
    }
    eyes.until_over().await;
    for who in [0, 1] {
        ask(tables, table, who, sit()).await.unwrap();
    }
    eyes
}

/// Where they play again.
async fn next_of(eyes: &mut Eyes) -> TableId {
    eyes.until(|heard| match heard {
        Message::Entry { what: Happened::Next { next }, .. } => Some(next),
        _ => None,
    })
    .await
}

async fn seen(tables: &Tables, table: TableId) -> Snapshot<Value> {
    Eyes::open(tables, table, Some(0), None).await.next_table().await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_dice_of_another_game_are_committed_to_before_anybody_adds_to_them() {
    let kept = Kept::new();
    let (one, other) = (server(&kept, &Time::System).await, server(&kept, &Time::System).await);
    let table = gathered(&one, opening("shazamm"), 2).await;
    let promised = seen(&one, table).await.next_commitment.unwrap();
    let mut eyes = at_the_end(&one, table).await;
    let again = |byte| Command::Again { salt: Some(Salt::new([byte; 16])) };
    ask(&one, table, 0, again(4)).await.unwrap();
    // A server that has never seen the table before makes the next one.
    ask(&other, table, 1, again(5)).await.unwrap();
    one.has_grown(table).await.unwrap();
    let next = next_of(&mut eyes).await;
    let opened = seen(&other, next).await;
    assert_eq!(opened.commitment, promised);
    assert!(opened.next_commitment.is_some_and(|after| after != promised));
    at_the_end(&other, next).await;
    let record = other.record(next, None).await.unwrap().unwrap();
    let played = Match::<games::Shazamm>::read(&record).unwrap();
    assert!(fair::verify(played.record()).unwrap().was_committed);
    // Everybody sits one seat further.
    let told = fair::Revealed::of(played.record()).unwrap().unwrap();
    assert_eq!(
        (told.commitment, told.salts),
        (promised, [5, 4].map(|byte| Some(Salt::new([byte; 16]))).to_vec())
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn people_play_again_at_a_table_of_before_there_were_promises() {
    let kept = Kept::new();
    let table = gathered(&server(&kept, &Time::System).await, opening("shazamm"), 2).await;
    kept.harm(
        "UPDATE tables SET next_secret = NULL; \
         UPDATE entries SET body = json_remove(body, '$.next_commitment') WHERE number = 0",
    )
    .await;
    let tables = server(&kept, &Time::System).await;
    assert_eq!(seen(&tables, table).await.next_commitment, None);
    let mut eyes = at_the_end(&tables, table).await;
    for who in [0, 1] {
        ask(&tables, table, who, Command::Again { salt: None }).await.unwrap();
    }
    let next = next_of(&mut eyes).await;
    assert!(seen(&tables, next).await.next_commitment.is_some());
}

#[tokio::test(flavor = "multi_thread")]
async fn who_had_the_account_deleted_plays_with_nobody_any_more() {
    let kept = Kept::new();
    join(&kept, &[0, 1]).await;
    let tables = server(&kept, &Time::System).await;
    let table = gathered(&tables, opening("shazamm"), 2).await;
    let mut eyes = at_the_end(&tables, table).await;
    ask(&tables, table, 0, Command::Again { salt: None }).await.unwrap();
    // Somewhere else, and this server does not hear of it.
    let store = kept.store().await;
    store.forget(person(0).account).await.unwrap();
    ask(&tables, table, 1, Command::Again { salt: None }).await.unwrap();
    let next = next_of(&mut eyes).await;
    let log = store.table(next, 0).await.unwrap().unwrap().log;
    assert!(!format!("{log:?}").contains("Person 0"), "{log:?}");
    let seen = seen(&tables, next).await;
    assert_eq!((seen.host, seen.you), (person(1).account, None));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rated_game_counts_once_for_whoever_sat_down_and_ratings_can_be_rebuilt() {
    let kept = Kept::new();
    let tables = server(&kept, &Time::System).await;
    let table = gathered(&tables, Opening { rated: true, ..opening("shazamm") }, 2).await;
    ask(&tables, table, 0, Command::Start).await.unwrap();
    let mut eyes = Eyes::open(&tables, table, Some(0), None).await;
    ask(&tables, table, 0, Command::Leave).await.unwrap();
    ask(&tables, table, 1, Command::Leave).await.unwrap();
    eyes.until_over().await;
    // What is noted comes after what is told.
    ask(&tables, table, 0, sit()).await.unwrap();
    let store = kept.store().await;
    let ratings = async || {
        let of = async |who: u64| store.rating(person(who).account, "shazamm").await.unwrap();
        (of(0).await.unwrap(), of(1).await.unwrap())
    };
    let (anna, ben) = ratings().await;
    assert_eq!((anna.games, ben.games), (1, 1));
    assert_eq!(online::rebuild(&store).await.unwrap(), 1);
    assert_eq!(ratings().await, (anna, ben));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_without_spectators_shows_nothing_and_others_show_it_to_so_many() {
    let kept = Kept::new();
    let tables = server(&kept, &Time::System).await;
    let table = gathered(&tables, Opening { spectators: false, ..opening("shazamm") }, 2).await;
    ask(&tables, table, 0, Command::Start).await.unwrap();
    let look = |account: Option<u64>| {
        let (tables, (outbox, inbox)) = (tables.clone(), Outbox::new());
        async move {
            let onlooker = account.map_or_else(Onlooker::default, onlooker);
            let watched = tables.watch(table, onlooker, None, outbox, None).await;
            watched.map(|_| inbox)
        }
    };
    assert!(matches!(look(None).await, Err(Failure::NoSuchTable)));
    assert!(matches!(look(Some(5)).await, Err(Failure::NoSuchTable)));
    assert!(look(Some(1)).await.is_ok());
    let open = tables.open(opening("shazamm"), person(0).account, number()).await.unwrap();
    let mut inboxes = Vec::new();
    for who in 0..3 {
        let (outbox, inbox) = Outbox::new();
        inboxes.push(inbox);
        let watched = tables.watch(open, onlooker(who), None, outbox, None).await;
        assert_eq!(watched.is_err(), who == 2, "two may");
    }
    // Whoever sits there is no spectator, but on a screen that everybody sees; there it takes no second place.
    ask(&tables, open, 0, sit()).await.unwrap();
    let screen = Onlooker { is_spectator: true, ..onlooker(0) };
    let (outbox, _inbox) = Outbox::new();
    let watcher = tables.watch(open, screen, None, outbox.clone(), None).await.unwrap();
    assert!(tables.watch(open, screen, None, outbox.clone(), Some(watcher)).await.is_ok());
    let another = tables.watch(open, screen, None, outbox, None).await;
    assert!(matches!(another, Err(Failure::Crowded(2))), "{another:?}");
}

#[test]
fn frames_are_read_as_they_are_written() {
    let frame = |text: &str| Frame::read(text);
    let Frame { number, table, request } = frame(
        "{\"number\": 7, \"table\": \"000000000002d\", \"do\": \"step\", \"step\": \"bet 3\", \"new\": 1}",
    )
    .unwrap();
    assert_eq!((number, table), (7, Some(TableId::new(77))));
    assert_eq!(request, Request::Table(step("bet 3")));
    assert_eq!(
        frame("{\"number\": 1, \"do\": \"hello\", \"protocol\": 1}").unwrap().request,
        Request::Hello { protocol: 1 }
    );
    assert_eq!(frame("{\"number\": 8, \"do\": \"dance\"}").unwrap_err().number, Some(8));
    for nonsense in ["", "{}", "[]", "null", "{\"number\": -1, \"do\": \"leave\"}", "{\"number\": 1}"] {
        assert!(frame(nonsense).is_err(), "{nonsense}");
    }
}
