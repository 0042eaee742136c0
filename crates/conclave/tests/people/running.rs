//! What whoever runs a server does: restarts, faults of the power, copies, certificates, figures.

use std::io::{Read as _, Write as _};
use std::net::TcpStream;

use games::Shazamm;
use serde_json::json;
use table::{Game as _, Seat};

use crate::client::Client;
use crate::player::Player;
use crate::server::{Server, number};

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_after_a_restart_and_after_a_fault_of_the_power() {
    let mut server = Server::unlimited();
    let people = server.people(2).await;
    let table = server.table(json!({ "game": "shazamm", "clock": "brisk" }), &people).await;
    server.at_table(&people[0], &table, json!({ "do": "start" })).await;
    let bet = json!({ "number": number(), "table": table, "do": "step", "step": "bet 1" });
    let mut anna = Client::watching(&server, Some(&people[0]), &table).await;
    let done = anna.ask(&bet).await;
    assert_eq!(done["say"], "done", "{done}");
    server.restart();
    assert_eq!(anna.until_closed().await, Some(1012), "the server says that it ends");
    let mut anna = Client::watching(&server, Some(&people[0]), &table).await;
    assert_eq!(anna.ask(&bet).await, done, "what was done is not done again");
    server.kill_and_start();
    let mut anna = Client::watching(&server, Some(&people[0]), &table).await;
    assert_eq!(anna.ask(&bet).await, done);
    let game = Shazamm::new(Default::default()).unwrap();
    let mut players: Vec<_> = Seat::all(2)
        .zip(&people)
        .map(|(seat, pass)| Player::new(&server, pass, &table, game.clone(), seat))
        .collect();
    futures_util::future::join_all(players.iter_mut().map(Player::play)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_is_made_while_the_server_runs_and_another_server_goes_on_with_it() {
    let server = Server::unlimited();
    let people = server.people(2).await;
    let table = server.table(json!({ "game": "shazamm" }), &people).await;
    let folder = server.folder();
    let data = folder.path("data");
    let (data, copy) = (data.to_str().unwrap(), folder.path("copy.db"));
    let made = folder.run(["backup", "--data", data, copy.to_str().unwrap(), "--json"]);
    assert_eq!(made.code, Some(0), "{made:?}");
    #[cfg(unix)]
    {
        let mode = std::os::unix::fs::PermissionsExt::mode(&std::fs::metadata(&copy).unwrap().permissions());
        assert_eq!(mode & 0o777, 0o600, "it is for nobody else's eyes");
    }
    let again = folder.run(["backup", "--data", data, copy.to_str().unwrap()]);
    assert!(again.code == Some(2) && again.err.contains("is there already"), "{again:?}");
    let nothing = folder.run(["backup", "--data", "nowhere", "other.db"]);
    assert!(nothing.code == Some(2) && nothing.err.contains("there is no database"), "{nothing:?}");
    // Nobody else may serve from the same folder meanwhile.
    let second = folder.run(["serve", "--page", "page", "--data", data, "--port", "0"]);
    assert!(
        second.code == Some(2) && second.err.contains("a server that is running keeps its tables"),
        "{second:?}"
    );
    let (_, port) = server.address().rsplit_once(':').unwrap();
    let taken = folder.run(["serve", "--page", "page", "--page-only", "--port", port, "--exact-port"]);
    assert!(taken.code == Some(2) && taken.err.contains(&format!("port {port} is taken")), "{taken:?}");
    let elsewhere = folder.path("elsewhere");
    std::fs::create_dir(&elsewhere).unwrap();
    std::fs::rename(&copy, elsewhere.join("conclave.db")).unwrap();
    let other = Server::start(&["--data", elsewhere.to_str().unwrap()]);
    assert_eq!(other.get(&people[0], &format!("tables/{table}")).await.0, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn health_and_figures_have_a_port_of_their_own() {
    let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let monitor = format!("127.0.0.1:{port}");
    let server = Server::start(&["--monitor", &monitor]);
    let people = server.people(1).await;
    let _client = Client::greeted(&server, Some(&people[0])).await;
    for (path, said) in [("health/live", "alive\n"), ("health/ready", "ready\n")] {
        for address in [&monitor, server.address()] {
            let answer = reqwest::get(format!("http://{address}/{path}")).await.unwrap();
            assert_eq!((answer.status().as_u16(), answer.text().await.unwrap().as_str()), (200, said));
        }
    }
    let figures = reqwest::get(format!("http://{monitor}/metrics")).await.unwrap().text().await.unwrap();
    assert!(figures.contains("conclave_live_connections 1"), "{figures}");
    assert!(figures.contains("# HELP conclave_live_connections Live connections"), "{figures}");
    assert!(figures.contains("# HELP conclave_requests Requests"), "{figures}");
    assert!(figures.contains("conclave_requests{answer=\"refused\"} 0"), "{figures}");
    assert!(figures.contains("conclave_entries_written 0"), "{figures}");
    let (_, about) = server.get("", "server").await;
    assert_eq!((&about["here"], &about["addresses"]), (&json!(1), &json!([])), "{about}");
    assert_eq!(reqwest::get(format!("http://{}/metrics", server.address())).await.unwrap().status(), 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_says_where_others_in_the_network_reach_it() {
    let addresses = async |args: &[&str]| {
        let server = Server::start(args);
        let (_, port) = server.address().rsplit_once(':').unwrap();
        let (status, about) = server.get("", "server").await;
        assert_eq!((status, &about["protocol"]), (200, &json!(1)));
        let addresses = about["addresses"].as_array().unwrap().iter();
        let addresses: Vec<String> =
            addresses.map(|address| address.as_str().unwrap().replace(port, "PORT")).collect();
        addresses
    };
    // Without a network there is nobody to reach it.
    let open = addresses(&["--host", "0.0.0.0"]).await;
    let is_elsewhere = |address: &String| !address.contains("127.0.0.1") && address.ends_with(":PORT");
    assert!(open.len() <= 1 && open.iter().all(is_elsewhere), "{open:?}");
    assert!(addresses(&["--host", "0.0.0.0", "--proxy", "10.0.0.1"]).await.is_empty());
}

/// A certificate for localhost and its key, made anew; nothing where the system has no openssl.
fn certificate(server: &crate::common::Folder) -> (String, String) {
    let (certificate, key) = (server.path("certificate.pem"), server.path("key.pem"));
    let made = std::process::Command::new("openssl")
        .args([
            "req",
            "-x509",
            "-newkey",
            "rsa:2048",
            "-nodes",
            "-days",
            "1",
            "-subj",
            "/CN=localhost",
            "-keyout",
        ])
        .arg(&key)
        .arg("-out")
        .arg(&certificate)
        .output()
        .unwrap();
    assert!(made.status.success(), "{made:?}");
    (certificate.to_str().unwrap().to_owned(), key.to_str().unwrap().to_owned())
}

#[tokio::test(flavor = "multi_thread")]
async fn over_tls_everything_is_secret_and_cookies_stay_there() {
    let folder = crate::common::Folder::new();
    let (certificate, key) = certificate(&folder);
    let server = Server::start(&["--certificate", &certificate, "--key", &key]);
    // What is no greeting of TLS is no request.
    let mut plain = TcpStream::connect(server.address()).unwrap();
    plain.write_all(b"GET / HTTP/1.1\r\nhost: localhost\r\n\r\n").unwrap();
    let mut said = Vec::new();
    let _ = plain.read_to_end(&mut said);
    assert!(!said.starts_with(b"HTTP/"), "{said:?}");
    let connected = std::process::Command::new("openssl")
        .args([
            "s_client",
            "-quiet",
            "-connect",
            server.address(),
            "-servername",
            "localhost",
            "-CAfile",
            &certificate,
        ])
        .stdin(std::process::Stdio::piped())
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::null())
        .spawn();
    let mut connected = connected.unwrap();
    let body = "{\"name\": \"Anna\"}";
    write!(
        connected.stdin.as_mut().unwrap(),
        "POST /api/v1/accounts HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n\
         content-length: {}\r\nconnection: close\r\n\r\n{body}",
        body.len()
    )
    .unwrap();
    let answer = connected.wait_with_output().unwrap();
    let answer = String::from_utf8(answer.stdout).unwrap();
    assert!(answer.starts_with("HTTP/1.1 201 ") && answer.contains("; Secure"), "{answer}");
    // A key that is not that of the certificate is said.
    let other = crate::common::Folder::new();
    let (_, other_key) = self::certificate(&other);
    let page = server.folder().path("page");
    let wrong =
        ["serve", "--page", page.to_str().unwrap(), "--certificate", &certificate, "--key", &other_key];
    let refused = other.run(wrong);
    assert!(refused.code == Some(2) && refused.err.contains("cannot be used"), "{refused:?}");
    let none =
        other.run(["serve", "--page", page.to_str().unwrap(), "--certificate", "none.pem", "--key", &key]);
    assert!(none.code == Some(2) && none.err.contains("cannot read a certificate from none.pem"), "{none:?}");
    other.write("empty.pem", "");
    let empty =
        other.run(["serve", "--page", page.to_str().unwrap(), "--certificate", "empty.pem", "--key", &key]);
    assert!(empty.code == Some(2) && empty.err.contains("empty.pem: there is none in it"), "{empty:?}");
    // Whom nobody trusts is told apart from who speaks no TLS.
    let visited = other.run(["play", "--join", &format!("https://{}", server.address()), "--name", "Anna"]);
    assert!(visited.code == Some(2) && visited.err.contains("signed by nobody"), "{visited:?}");
}

/// A bus that is away for whoever comes first, and tells the next one of a table; answers when that was heard.
#[cfg(feature = "in-postgres")]
fn fake_bus(listener: &std::net::TcpListener) -> std::io::Result<()> {
    use std::io::{BufRead as _, BufReader};
    drop(listener.accept()?);
    let (mut client, _) = listener.accept()?;
    client.write_all(b"INFO {\"server_id\":\"x\",\"version\":\"2.10.0\",\"max_payload\":1048576}\r\n")?;
    for line in BufReader::new(client.try_clone()?).lines() {
        match line?.split(' ').next() {
            Some("PING") => client.write_all(b"PONG\r\n")?,
            Some("SUB") => client.write_all(b"MSG conclave.tables.0000000000002 1 2\r\n{}\r\nPING\r\n")?,
            Some("PONG") => return Ok(()),
            _ => {}
        }
    }
    Err(std::io::ErrorKind::UnexpectedEof.into())
}

#[cfg(feature = "in-postgres")]
#[tokio::test(flavor = "multi_thread")]
async fn nothing_secret_is_written_down_of_a_bus() {
    let database = crate::databases::Database::postgres().await;
    let folder = crate::common::Folder::new();
    std::fs::create_dir_all(folder.path("page")).unwrap();
    folder.write("page/index.html", "<h1>Conclave</h1>");
    let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let bus = format!("nats://anna:hunter2@{}", listener.local_addr().unwrap());
    let args = ["serve", "--page", "page", "--port", "0", "--log", "debug", "--database", &database.address];
    let child = folder.command(args).args(["--bus", &bus]).spawn().unwrap();
    // In a thread that nobody waits for: a server that does not come leaves it where it is.
    let (say, heard) = std::sync::mpsc::channel();
    std::thread::spawn(move || say.send(fake_bus(&listener)));
    heard.recv_timeout(std::time::Duration::from_secs(60)).expect("it asks the bus").unwrap();
    crate::common::send("-TERM", &child);
    let said = String::from_utf8(child.wait_with_output().unwrap().stderr).unwrap();
    assert!(said.contains("the bus is there"), "{said}");
    for secret in ["hunter2", "0000000000002"] {
        assert!(!said.contains(secret), "{said}");
    }
}
