//! The program, serving.

use std::fs::File;
use std::io::{BufRead as _, BufReader};
use std::process::Child;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use endurance::program::unlimited;
use reqwest::header::SET_COOKIE;
use serde_json::{Value, json};

use crate::common::{Folder, path_text, send};
use crate::databases::Database;

/// Where a server writes what there is to write down.
const LOG: &str = "log";

/// A server that runs, in a folder of its own.
pub(crate) struct Server {
    child: Child,
    address: String,
    folder: Folder,
    args: Vec<String>,
    database: Option<Database>,
}

impl Server {
    /// With these options, and the usual limits.
    pub(crate) fn start(args: &[&str]) -> Self {
        Self::open(args.iter().map(ToString::to_string).collect(), None)
    }

    /// Without limits to speak of.
    pub(crate) fn unlimited() -> Self {
        Self::open(unlimited().collect(), None)
    }

    /// The same, with another database.
    pub(crate) fn on(database: Database) -> Self {
        Self::open(unlimited().collect(), Some(database))
    }

    fn open(mut args: Vec<String>, database: Option<Database>) -> Self {
        let folder = Folder::new();
        std::fs::create_dir_all(folder.path("page")).unwrap();
        folder.write("page/index.html", "<h1>Conclave</h1>");
        match &database {
            Some(database) if !database.address.starts_with("sqlite:") => {
                args.extend(["--database".to_owned(), database.address.clone()]);
            }
            _ if args.contains(&"--data".to_owned()) => {}
            _ => args.extend(["--data".to_owned(), path_text(&folder.path("data")).to_owned()]),
        }
        let (child, address) = run(&folder, &args, "0");
        Self { child, address, folder, args, database }
    }

    /// `HOST:PORT`.
    pub(crate) fn address(&self) -> &str {
        &self.address
    }

    pub(crate) fn folder(&self) -> &Folder {
        &self.folder
    }

    /// Ends at once, as after a fault of the power, and starts again at the same address.
    pub(crate) fn kill_and_start(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
        self.start_again();
    }

    /// Ends in good order, and starts again at the same address.
    pub(crate) fn restart(&mut self) {
        self.end();
        self.start_again();
    }

    /// Ends in good order.
    pub(crate) fn end(&mut self) {
        send("-TERM", &self.child);
        assert_eq!(self.child.wait().unwrap().code(), Some(0));
    }

    /// What it has written down.
    pub(crate) fn log(&self) -> String {
        std::fs::read_to_string(self.folder.path(LOG)).unwrap()
    }

    /// Stands still, until it goes on.
    #[cfg(feature = "in-postgres")]
    pub(crate) fn stand_still(&self) {
        send("-STOP", &self.child);
    }

    #[cfg(feature = "in-postgres")]
    pub(crate) fn go_on(&self) {
        send("-CONT", &self.child);
    }

    /// Starts again at the same address.
    pub(crate) fn start_again(&mut self) {
        let (_, port) = self.address.rsplit_once(':').unwrap();
        let (child, address) = run(&self.folder, &self.args, port);
        assert_eq!(address, self.address);
        self.child = child;
    }

    pub(crate) fn at(&self, path: &str) -> String {
        format!("http://{}/api/v1/{path}", self.address)
    }

    /// Asks for something with a pass, and answers the status and what came back.
    pub(crate) async fn send(&self, pass: &str, method: &str, path: &str, body: &Value) -> (u16, Value) {
        let answer = reqwest::Client::new()
            .request(method.parse().unwrap(), self.at(path))
            .header("cookie", format!("other=1; conclave={pass}"))
            .header("content-type", "application/json")
            .timeout(Duration::from_secs(60))
            .body(body.to_string())
            .send()
            .await
            .unwrap();
        let status = answer.status().as_u16();
        let text = answer.text().await.unwrap();
        (status, serde_json::from_str(&text).unwrap_or(Value::String(text)))
    }

    pub(crate) async fn get(&self, pass: &str, path: &str) -> (u16, Value) {
        self.send(pass, "GET", path, &Value::Null).await
    }

    /// Makes an account, and answers its pass.
    pub(crate) async fn join(&self, name: &str) -> String {
        let answer = reqwest::Client::new()
            .post(self.at("accounts"))
            .header("content-type", "application/json")
            .body(json!({ "name": name }).to_string())
            .send()
            .await
            .unwrap();
        assert_eq!(answer.status(), 201);
        let cookie = answer.headers()[SET_COOKIE].to_str().unwrap().to_owned();
        cookie.split(['=', ';']).nth(1).unwrap().to_owned()
    }

    /// Asks for something at a table that has to be done.
    pub(crate) async fn at_table(&self, pass: &str, table: &str, mut request: Value) -> Value {
        request["number"] = json!(number());
        let (status, done) = self.send(pass, "POST", &format!("tables/{table}"), &request).await;
        assert_eq!((status, &done["say"]), (200, &json!("done")), "{request} {done}");
        done
    }

    /// A table at which these people sit.
    pub(crate) async fn table(&self, mut opening: Value, people: &[String]) -> String {
        opening["number"] = json!(number());
        let (status, opened) = self.send(&people[0], "POST", "tables", &opening).await;
        assert_eq!(status, 201, "{opening} {opened}");
        let table = opened["table"].as_str().unwrap().to_owned();
        for pass in people {
            self.at_table(pass, &table, json!({ "do": "sit", "salt": "00112233445566778899aabbccddeeff" }))
                .await;
        }
        table
    }

    /// So many people.
    pub(crate) async fn people(&self, count: usize) -> Vec<String> {
        let mut people = Vec::new();
        for number in 0..count {
            people.push(self.join(&format!("Person {number}")).await);
        }
        people
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("{}", self.log());
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
        drop(self.database.take());
    }
}

/// A number that no request has had.
pub(crate) fn number() -> u64 {
    static NEXT: AtomicU64 = AtomicU64::new(1);
    NEXT.fetch_add(1, Ordering::Relaxed)
}

/// Starts the program; it is there when it has said where.
fn run(folder: &Folder, args: &[String], port: &str) -> (Child, String) {
    let page = folder.path("page");
    let mut command = folder.command(["serve", "--page", path_text(&page), "--port", port]);
    let log = File::options().append(true).create(true).open(folder.path(LOG)).unwrap();
    let mut child = command.args(args).stderr(log).spawn().unwrap();
    let mut line = String::new();
    let mut out = BufReader::new(child.stdout.take().unwrap());
    out.read_line(&mut line).unwrap();
    child.stdout = Some(out.into_inner());
    let (_, address) = line.trim().split_once("://").expect(&line);
    (child, address.trim_end_matches('/').to_owned())
}
