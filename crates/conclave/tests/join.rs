//! Games with people elsewhere through the binary: `conclave play --join`.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod common;
mod elsewhere;

use common::{Folder, blind, path_text};
use elsewhere::{House, Terminal, speak_tls};

/// A whole game: the host opens a table, another sits down, bots fill the rest, and both play blindly to the end.
fn whole_game(game: &str, options: &[&str]) {
    let (house, anna, ben) = (House::open(), Folder::new(), Folder::new());
    let url = house.url();
    let opening = ["play", game, "--join", &url, "--name", "Anna"];
    let mut host = Terminal::open(&anna, &[&opening[..], options].concat());
    let link = host.link();
    host.wait_for("You are the host");
    let mut guest = Terminal::open(&ben, &["play", "--join", &link, "--name", "Ben"]);
    guest.wait_for("The game begins when the host starts it.");
    assert!(guest.said.contains("Anna (host)"), "{}", guest.said);
    host.wait_for("Ben sits down in seat 2.");
    if !host.said.contains("Every seat is taken") {
        host.write("bots apprentice\n");
        host.wait_for("Every seat is taken");
    }
    host.write("say good-luck\nstart\n");
    guest.write_all(blind());
    host.write_all(blind());
    let (host, guest) = (host.end(), guest.end());
    for (ran, folder) in [(&host, &anna), (&guest, &ben)] {
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{game}: {ran:?}");
        assert!(
            ran.out.contains("The game is over.") || ran.out.contains("The match is over."),
            "{}",
            ran.out
        );
        assert!(ran.out.contains("The dice were fair: all "), "{game}: {}", ran.out);
        assert!(!ran.out.contains('\u{1b}'), "no colour codes in a pipe");
        let saved = folder.saved();
        let [record] = &saved[..] else { panic!("{game}: {saved:?}") };
        assert_eq!(folder.run(["record", "check", path_text(record)]).code, Some(0));
        let verified = folder.run(["record", "verify", path_text(record)]);
        assert!(verified.out.contains("The server was committed"), "{game}: {verified:?}");
    }
    assert!(guest.out.contains("Anna: Good luck!"), "{}", guest.out);
}

#[test]
fn a_game_of_wizard_between_two_terminals_and_a_bot() {
    whole_game("wizard", &["--seats", "3", "--with", "all"]);
}

#[test]
fn a_match_of_shazamm_between_two_terminals() {
    whole_game("shazamm", &[]);
}

#[test]
fn a_game_of_maginor_between_two_terminals_and_bots() {
    whole_game("maginor", &["--seats", "4", "--clock", "relaxed"]);
}

/// The host's terminal at a table with two seats at which nobody else sits yet, and its link.
fn opened(house: &House, folder: &Folder, options: &[&str]) -> (Terminal, String) {
    let url = house.url();
    let mut host = Terminal::open(folder, &[&["play", "--join", &url, "--name", "Anna"], options].concat());
    let link = host.link();
    host.wait_for("You are the host: bots, bot 2 adept?");
    (host, link)
}

#[test]
fn whoever_is_cut_off_comes_back_to_the_same_seat() {
    let (mut house, anna, ben) = (House::open(), Folder::new(), Folder::new());
    let (mut host, link) = opened(&house, &anna, &["maginor", "--seats", "3"]);
    // Without the scheme, as people type it.
    let typed = link.trim_start_matches("http://").to_owned();
    let mut guest = Terminal::open(&ben, &["play", "--join", &typed]);
    guest.wait_for("What is your name? >");
    guest.write("Ben\n");
    host.wait_for("Ben sits down in seat 2.");
    host.write("bot 3 apprentice\n");
    host.wait_for("Every seat is taken");
    host.write("start\n");
    host.wait_for("> start");
    guest.wait_for("quit leaves the program, not your seat.");
    guest.kill();
    host.wait_for("Ben is not there at the moment.");
    host.forget();

    // No name is asked for any more, and the game goes on where it was.
    let mut guest = Terminal::open(&ben, &["play", "--join", &link]);
    guest.wait_for("You are Ben at http://");
    guest.wait_for("The game goes on where it stopped");
    host.wait_for("Ben is there.");
    let blindly = |turns: usize| "1\n0\n".repeat(turns);
    guest.write(&blindly(3));
    host.write(&blindly(3));
    house.end();
    host.wait_for("The connection is lost");
    std::thread::sleep(std::time::Duration::from_millis(300));
    house.begin();
    host.wait_for("The connection is back.");
    guest.write_all(blind());
    host.write_all(blind());
    for ran in [host.end(), guest.end()] {
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{ran:?}");
        assert!(ran.out.contains("The dice were fair"), "{}", ran.out);
    }
}

#[test]
fn what_is_half_typed_when_the_question_is_asked_anew_is_not_sent() {
    let (house, anna, ben) = (House::open(), Folder::new(), Folder::new());
    let (mut host, link) = opened(&house, &anna, &["shazamm"]);
    let mut guest = Terminal::at_a_screen(&ben, &["play", "--join", &link, "--name", "Ben"]);
    host.wait_for("Every seat is taken");
    host.write("start\n");
    guest.wait_for("(1 to 50) >");
    guest.write("1");
    guest.wait_for("\u{1b}[0m 1");
    guest.forget();
    host.write("say hello\n");
    guest.wait_for("Anna: Hello");
    guest.wait_for("(1 to 50) >");
    // Two lines that are entered at once are not half typed.
    guest.write("2\nsay hello\n");
    guest.wait_for("\u{1b}[0m 2");
    host.wait_for("Ben: Hello");
    host.write("7\n");
    guest.wait_for("All is revealed");
    assert!(guest.said.contains("you bet 2;"), "{}", guest.said);
}

#[test]
fn what_is_entered_sooner_than_it_is_asked_for_is_read() {
    let (house, anna) = (House::open(), Folder::new());
    let mut host =
        Terminal::at_a_screen(&anna, &["play", "shazamm", "--join", &house.url(), "--name", "Anna"]);
    host.wait_for("You are the host");
    // More than is read ahead.
    host.write(&"bot 2 adept\nfree 2\n".repeat(20));
    host.write("dance\n");
    host.wait_for("I do not understand “dance”");
    assert_eq!(host.said.matches("Seat 2 is free.").count(), 20, "{}", host.said);
}

#[test]
fn what_is_typed_while_the_connection_is_lost_is_said_not_to_be_sent() {
    let (mut house, anna, ben) = (House::open(), Folder::new(), Folder::new());
    let (mut host, link) = opened(&house, &anna, &["shazamm"]);
    let mut guest = Terminal::at_a_screen(&ben, &["play", "--join", &link, "--name", "Ben"]);
    host.wait_for("Every seat is taken");
    host.write("start\n");
    guest.wait_for("(1 to 50) >");
    house.end();
    guest.wait_for("The connection is lost and will be opened again.");
    guest.write("9\n");
    guest.wait_for("That was not sent, because the connection is lost.");
    // What a pipe says waits.
    host.wait_for("The connection is lost and will be opened again.");
    host.write("5\n");
    std::thread::sleep(std::time::Duration::from_millis(300));
    guest.forget();
    house.begin();
    guest.wait_for("The connection is back.");
    guest.wait_for("(1 to 50) >");
    guest.write("7\n");
    guest.wait_for("All is revealed");
    assert!(!host.said.contains("That was not sent"), "{}", host.said);
    assert!(guest.said.contains("you bet 7;"), "{}", guest.said);
}

#[test]
fn the_same_people_play_again_one_seat_further() {
    let (house, anna, ben) = (House::open(), Folder::new(), Folder::new());
    let (mut host, link) = opened(&house, &anna, &["shazamm"]);
    let mut guest = Terminal::open(&ben, &["play", "--join", &link, "--name", "Ben"]);
    host.wait_for("Every seat is taken");
    // Both bet all they have in every round, until both fall.
    let play = |terminal: &mut Terminal| {
        while !terminal.said.contains("The match is over.") {
            terminal.wait_for("Choose your bet");
            terminal.forget();
            terminal.write("50\n");
            terminal.wait_for("All is revealed");
            terminal.wait_for("> ");
        }
        terminal.wait_for("Once more?");
    };
    host.write("start\n");
    guest.wait_for("Choose your bet");
    host.wait_for("Choose your bet");
    let both = std::thread::spawn(move || {
        play(&mut guest);
        guest
    });
    play(&mut host);
    let mut guest = both.join().unwrap();
    host.write("again\n");
    guest.wait_for("Anna wants to play again.");
    guest.write("again\n");
    for terminal in [&mut host, &mut guest] {
        terminal.wait_for("Everybody plays again");
        terminal.wait_for("Whoever has this link");
        assert_ne!(terminal.link(), link);
    }
    assert!(guest.said.contains("1  You") && host.said.contains("2  You"), "{} {}", guest.said, host.said);
    host.wait_for("Every seat is taken: start begins the game.");
    host.wait_for("You are the host: free 1, start?");
    host.write("start\n");
    for terminal in [&mut guest, &mut host] {
        terminal.wait_for("Choose your bet");
        // Whoever came first to the new table did not wait for the other.
        let (_, next) = terminal.said.split_once("Everybody plays again").unwrap();
        assert!(!next.contains("there at the moment") && !next.contains("is there."), "{next}");
    }
    host.write("leave\n");
    let host = host.end();
    assert!(host.code == Some(0) && host.out.contains("You have got up from the table."), "{host:?}");
    guest.wait_for("Anna has left; a bot stands in.");
    guest.write("quit\n");
    let guest = guest.end();
    assert_eq!(guest.code, Some(0), "{guest:?}");
    assert!(
        guest.out.contains("Your seat is kept. Come back: conclave play --join http://"),
        "{}",
        guest.out
    );
    assert_eq!((anna.saved().len(), ben.saved().len()), (1, 1));
}

#[test]
fn a_table_of_the_lobby_is_chosen_and_the_host_decides_who_sits_where() {
    let (house, anna, ben) = (House::open(), Folder::new(), Folder::new());
    let url = house.url();
    let empty = ben.run_with(["play", "--join", &url], "Ben\n");
    assert!(empty.code == Some(0) && empty.out.contains("has a free seat at the moment"), "{empty:?}");
    let (mut host, link) = opened(&house, &anna, &["wizard", "--seats", "4", "--listed", "--clock", "brisk"]);
    let mut guest = Terminal::open(&ben, &["play", "--join", &url]);
    guest.wait_for("You are Ben");
    guest.wait_for("1  Wizard, 3 free seats; there: Anna");
    guest.write("7\n1\n");
    guest.wait_for("There is no number 7");
    guest.wait_for("Clock: 30 seconds");
    host.wait_for("Ben sits down in seat 2.");
    for (typed, said) in [
        ("start", "That is not possible now"),
        ("table", "You are the host: bots, bot 3 adept, free 2?"),
        ("bot 9 adept", "I do not understand “bot 9 adept”"),
        ("bot 2", "That seat cannot be had like this"),
        ("bot 3 archmage", "A bot sits down in seat 3: Morgana (archmage)."),
        ("free 3", "Seat 3 is free."),
        ("dance", "I do not understand “dance”"),
        ("say", "12  Goodbye."),
        ("help", "For the host, before the game:"),
        ("rules", "Playing a trick"),
        ("table", "2  Ben"),
        ("free 2", "Seat 2 is free."),
    ] {
        host.forget();
        host.write(&format!("{typed}\n"));
        host.wait_for(said);
    }
    guest.wait_for("Your seat was freed.");
    assert_eq!(guest.end().code, Some(0));
    // Whose input ends in the waiting room keeps the seat, too.
    let ran = ben.run(["play", "--join", &link]);
    assert!(ran.code == Some(0) && ran.out.contains("Your seat is kept."), "{ran:?}");
    let host = host.end_by("-INT");
    assert!(host.code == Some(130) && host.out.contains(&format!("--join {link}")), "{host:?}");
}

#[test]
fn whatever_leads_nowhere_ends_with_a_clear_word() {
    let (house, anna, ben) = (House::open(), Folder::new(), Folder::new());
    let url = house.url();
    let check = |folder: &Folder, args: &[&str], said: &str| {
        let ran = folder.run([&["play", "--join"], args].concat());
        assert_eq!((ran.code, ran.err.contains(said)), (Some(2), true), "{args:?}: {ran:?}");
    };
    let nowhere = "http://127.0.0.1:9";
    check(&ben, &["ftp://somewhere"], "a server is asked over http or https");
    check(&ben, &["localhost:1/#/tabel/x"], "one ends like #/table/0123456789abc");
    check(&ben, &[nowhere, "--name", "Ben"], "cannot be reached");
    check(&ben, &[&format!("{url}/elsewhere"), "--name", "Ben"], "no Conclave server");
    check(&ben, &[&format!("{url}/#/table/0123456789abc"), "--name", "Ben"], "there is no such table");
    check(
        &ben,
        &[&url, "--name", "a name that is longer than any that a server takes"],
        "1 to 24 characters",
    );
    check(&ben, &[&url], "--name NAME");
    check(&ben, &[&url, "--token", "guess"], "does not know this token");
    check(&ben, &[&url, "--clock", "fast"], "relaxed");
    check(&ben, &[&url, "--rated"], "which game");
    check(&ben, &[&url, "wizard", "--seats", "9", "--name", "Ben"], "Choose --seats");
    check(&ben, &[&url, "wizard", "--seed", "1"], "cannot be used with");
    let (mut host, link) = opened(&house, &anna, &["shazamm"]);
    check(&ben, &[&link, "wizard"], "leave out the game");
    host.write("bots\n");
    host.wait_for("Every seat is taken");
    check(&ben, &[&link, "--name", "Ben"], "all seats are taken");
    host.write("start\n");
    host.wait_for("Choose your bet");
    check(&ben, &[&link], "has begun without you");
    // A pipe that says a lot and answers nothing is not heard for ever.
    host.write_all("nonsense\n".repeat(2000));
    let host = host.end();
    assert_eq!(host.code, Some(2), "{}", host.out.len());
    assert!(host.out.contains("None of the last 1000 lines was an answer"));
}

#[test]
fn a_token_lets_a_program_in_and_other_languages_are_spoken() {
    let (house, anna, ben) = (House::open(), Folder::new(), Folder::new());
    let (host, link) = opened(&house, &anna, &["shazamm"]);
    let passes: Vec<_> = std::fs::read_dir(anna.path("conclave/passes")).unwrap().collect();
    let kept = std::fs::read_to_string(passes[0].as_ref().unwrap().path()).unwrap();
    let pass = kept.lines().nth(1).unwrap();
    // Anna on another device, with the pass of the first.
    let mut command = ben.command(["play", "--join", &link, "--lang", "de"]);
    let again = command.env("CONCLAVE_TOKEN", pass).output().unwrap();
    let said = String::from_utf8(again.stdout).unwrap();
    assert!(said.contains("Du bist Anna auf") && said.contains("1  Du (Gastgeber)"), "{said}");
    assert!(said.contains("So kommst du zurück: conclave play --join"), "{said}");
    assert!(!ben.path("conclave/passes").exists(), "a token is not kept");
    drop(host);
}

#[test]
fn over_tls_only_servers_that_the_system_trusts_are_played_at() {
    let (house, anna) = (House::open(), Folder::new());
    let certificate = rcgen::generate_simple_self_signed(["localhost".to_owned()]).unwrap();
    let port = speak_tls(&house, &certificate);
    let trusted = anna.write("trusted.pem", &certificate.cert.pem());
    let play = |host: &str| {
        let url = format!("https://{host}:{port}");
        let mut command = anna.command(["play", "shazamm", "--name", "Anna", "--join", &url]);
        let ran = command.env("SSL_CERT_FILE", &trusted).env_remove("SSL_CERT_DIR").output().unwrap();
        (ran.status.code(), String::from_utf8(ran.stdout).unwrap(), String::from_utf8(ran.stderr).unwrap())
    };
    let (code, said, _) = play("localhost");
    assert!(
        code == Some(0) && said.contains(&format!("can come: https://localhost:{port}/#/table/")),
        "{said}"
    );
    let (code, _, complaint) = play("127.0.0.1");
    assert!(code == Some(2) && complaint.contains("certificate"), "{complaint}");
}

#[test]
fn nobody_is_kept_by_a_server_that_says_nothing() {
    let (silent, anna) = (std::net::TcpListener::bind("127.0.0.1:0").unwrap(), Folder::new());
    let url = format!("http://{}", silent.local_addr().unwrap());
    let terminal = Terminal::open(&anna, &["play", "--join", &url, "--name", "Anna"]);
    // It has asked, and waits for an answer.
    let _asked = silent.accept().unwrap();
    assert_eq!(terminal.end_by("-TERM").code, Some(143));
}
