//! `conclave serve`: from the first line to a good end.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod common;

use std::fs;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::process::{Child, Command};

use common::{Folder, path_text};

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
    let told = Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(told.success());
    assert_eq!(child.wait().unwrap().code(), Some(0));
}

#[test]
fn it_serves_the_page_until_ctrl_c() {
    let folder = Folder::new();
    let (child, address) = started(&folder, &["--port", "0"]);
    let mut stream = TcpStream::connect(&address).unwrap();
    write!(stream, "GET / HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
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
    assert_eq!(ran.code, Some(1));
    assert!(ran.err.contains("the page was not built; run cargo xtask page"), "{}", ran.err);
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
