//! `conclave serve`: from the first line to a good end.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod common;

use std::fs;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command};

use common::{Folder, path_text, send};

/// A server that runs, and its address without `http://` and the slash.
fn started(folder: &Folder, args: &[&str]) -> (Child, String) {
    let page = folder.path("page");
    fs::create_dir_all(&page).unwrap();
    fs::write(page.join("index.html"), "<h1>Conclave</h1>").unwrap();
    let mut child = folder.command(["serve", "--page", path_text(&page)]).args(args).spawn().unwrap();
    let mut line = String::new();
    let mut out = BufReader::new(child.stdout.take().unwrap());
    out.read_line(&mut line).unwrap();
    child.stdout = Some(out.into_inner());
    let address = line.trim().strip_prefix("Conclave is open at http://").expect(&line);
    (child, address.trim_end_matches('/').to_owned())
}

fn end(mut child: Child) {
    send("-INT", &child);
    assert_eq!(child.wait().unwrap().code(), Some(0));
}

/// What comes back for a path.
fn ask(address: &str, path: &str, host: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    write!(stream, "GET {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

#[test]
fn it_serves_the_page_until_ctrl_c() {
    let folder = Folder::new();
    let (child, address) = started(&folder, &["--port", "0"]);
    let answer = ask(&address, "/", &address);
    assert!(answer.starts_with("HTTP/1.1 200 OK\r\n") && answer.ends_with("<h1>Conclave</h1>"), "{answer}");
    end(child);
}

#[test]
fn a_taken_port_is_said_and_the_next_one_is_used() {
    let folder = Folder::new();
    let (first, address) = started(&folder, &["--port", "0"]);
    let (_, port) = address.rsplit_once(':').unwrap();
    let (mut second, other) = started(&folder, &["--port", port]);
    assert_ne!(address, other);
    let mut said = String::new();
    let errors = second.stderr.take().unwrap();
    BufReader::new(errors).read_line(&mut said).unwrap();
    assert_eq!(said, format!("Port {port} is taken; another one will do.\n"));
    end(first);
    end(second);
}

#[test]
fn without_a_page_it_says_what_to_do() {
    let folder = Folder::new();
    fs::create_dir_all(folder.path("empty")).unwrap();
    let ran = folder.run(["serve", "--page", path_text(&folder.path("empty"))]);
    assert_eq!(ran.code, Some(2));
    let missing = folder.run(["serve", "--page", "nowhere"]);
    assert_eq!(missing.code, Some(2), "{missing:?}");
    assert!(missing.err.contains("cannot read nowhere"), "{}", missing.err);
    assert!(ran.err.contains("`cargo xtask page` builds one"), "{}", ran.err);
    #[cfg(not(feature = "built-in-page"))]
    {
        let without = folder.run(["serve"]);
        assert_eq!(without.code, Some(2), "{without:?}");
        assert!(without.err.contains("`cargo xtask install` installs one"), "{}", without.err);
    }
}

#[test]
fn a_host_that_is_not_here_is_refused() {
    let folder = Folder::new();
    fs::write(folder.path("index.html"), "").unwrap();
    let page = folder.path("");
    let ran = folder.run(["serve", "--page", path_text(&page), "--host", "not a host"]);
    assert_eq!(ran.code, Some(2));
    assert!(ran.err.contains("\"not a host\""), "{}", ran.err);
}

#[test]
fn a_number_that_is_none_is_refused_with_what_is_expected() {
    let ran = Folder::new().run(["serve", "--port", "abc"]);
    assert_eq!(ran.code, Some(2));
    assert!(
        ran.err.contains("'abc' for '--port <N>': expected a whole number from 0 to 65535"),
        "{}",
        ran.err
    );
}

#[test]
fn it_answers_to_its_own_names_only() {
    let folder = Folder::new();
    let (child, address) = started(&folder, &["--port", "0", "--allow-host", "games.example.org"]);
    for (host, status) in [("localhost", "200"), ("games.example.org", "200"), ("evil.example", "421")] {
        let answer = ask(&address, "/", host);
        assert_eq!(answer.split(' ').nth(1), Some(status), "{host}: {answer}");
    }
    end(child);
    let page = folder.path("page");
    let ran = folder.run(["serve", "--page", path_text(&page), "--port", "0", "--allow-host", "a b"]);
    assert_eq!(ran.code, Some(2), "{ran:?}");
    assert!(ran.err.contains("\"a b\" is not the name of a host"), "{}", ran.err);
}

#[cfg(unix)]
#[test]
fn what_a_folder_hides_or_links_to_is_not_served_and_a_pipe_in_it_keeps_nobody_waiting() {
    let folder = Folder::new();
    let page = folder.path("page");
    fs::create_dir_all(page.join("deep/.git")).unwrap();
    fs::write(page.join("deep/.git/config"), "secret").unwrap();
    fs::write(page.join("deep/.env"), "secret").unwrap();
    std::os::unix::fs::symlink("/etc/passwd", page.join("passwd")).unwrap();
    assert!(Command::new("mkfifo").arg(page.join("pipe")).status().unwrap().success());
    let (child, address) = started(&folder, &["--port", "0"]);
    for path in ["/deep/.git/config", "/deep/.env", "/passwd", "/pipe"] {
        let answer = ask(&address, path, "localhost");
        assert!(answer.starts_with("HTTP/1.1 404 "), "{path}: {answer}");
    }
    assert!(ask(&address, "/", "localhost").starts_with("HTTP/1.1 200 "));
    end(child);
}

#[cfg(unix)]
#[test]
fn too_many_connections_are_said_and_those_who_come_later_are_served() {
    let folder = Folder::new();
    let page = folder.path("page");
    fs::create_dir_all(&page).unwrap();
    fs::write(page.join("index.html"), "<h1>Conclave</h1>").unwrap();
    let mut command = Command::new("sh");
    command.args(["-c", "ulimit -n 40; exec \"$0\" \"$@\"", env!("CARGO_BIN_EXE_conclave")]);
    command.args([
        "serve",
        "--port",
        "0",
        "--page",
        path_text(&page),
        "--data",
        path_text(&folder.path("data")),
    ]);
    command.stdout(std::process::Stdio::piped()).stderr(std::process::Stdio::piped());
    let mut child = command.spawn().unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
    let address = line.trim().strip_prefix("Conclave is open at http://").expect(&line).trim_end_matches('/');
    let idle: Vec<TcpStream> = (0..60).map(|_| TcpStream::connect(address).unwrap()).collect();
    let mut said = String::new();
    BufReader::new(child.stderr.as_mut().unwrap()).read_line(&mut said).unwrap();
    assert!(said.starts_with("no further connection can be accepted at the moment: "), "{said}");
    drop(idle);
    assert!(ask(address, "/", "localhost").starts_with("HTTP/1.1 200 "));
    end(child);
}

/// Nobody has to wait for a database that never answers: neither whoever wants the server to end nor whoever waits for it to begin.
#[cfg(unix)]
#[test]
fn a_server_that_waits_for_its_database_ends_when_it_is_asked_to_and_after_a_while() {
    let folder = Folder::new();
    let page = folder.path("page");
    fs::create_dir_all(&page).unwrap();
    fs::write(page.join("index.html"), "<h1>Conclave</h1>").unwrap();
    let silent = TcpListener::bind("127.0.0.1:0").unwrap();
    let database = format!("postgres://anna:hunter2@{}/x", silent.local_addr().unwrap());
    let mut held = Vec::new();
    for (signal, code) in [(Some("-INT"), 0), (Some("-TERM"), 0), (None, 2)] {
        let args = ["serve", "--page", path_text(&page), "--port", "0", "--database", &database];
        let child = folder.command(args).spawn().unwrap();
        held.push(silent.accept().unwrap());
        if let Some(signal) = signal {
            send(signal, &child);
        }
        let ended = child.wait_with_output().unwrap();
        let said = String::from_utf8(ended.stderr).unwrap();
        assert_eq!(ended.status.code(), Some(code), "{signal:?}: {said}");
        assert_eq!(said.contains("it does not answer"), signal.is_none(), "{said}");
        assert!(!said.contains("hunter2"), "{said}");
    }
}
