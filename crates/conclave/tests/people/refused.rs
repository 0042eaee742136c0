//! What whoever runs a server may say wrong: each is refused before anything is opened, with what is right.

use crate::common::{Folder, Ran};
use crate::server::Server;

/// What comes of `conclave serve` with these arguments, and of these variables.
fn served(args: &[&str], variables: &[(&str, &str)]) -> Ran {
    let folder = Folder::new();
    std::fs::create_dir_all(folder.path("page")).unwrap();
    folder.write("page/index.html", "<h1>Conclave</h1>");
    let mut command = folder.command(["serve", "--page", "page", "--port", "0"]);
    command.args(args).envs(variables.iter().copied());
    command.output().unwrap().into()
}

#[test]
fn a_wrong_address_of_a_database_or_a_bus_is_refused_and_no_password_is_shown() {
    let database = |address: &str| served(&["--database", address], &[]);
    let variable = |address: &str| served(&[], &[("CONCLAVE_DATABASE", address)]);
    let bus = |address: &str| served(&["--database", "postgres://nobody.invalid/x", "--bus", address], &[]);
    for (ran, said) in [
        (database("postgres://db/x?sslmod=hunter2"), "no parameter \"sslmod\"; there are host,"),
        (variable("postgres://db/x?pasword=hunter2"), "no parameter \"pasword\""),
        (variable("postgres://u:hunter2/@db/x"), "are written as %40"),
        (database("mysql://u:hunter2@db/x"), "postgres://USER:PASSWORD@HOST/NAME"),
        (database("sqlite:hunter2"), "--data FOLDER keeps everything in a file"),
        (database(""), "postgres://USER:PASSWORD@HOST/NAME"),
        (bus(""), "nats://HOST:PORT"),
        (bus("http://u:hunter2@bus"), "nats://HOST:PORT"),
    ] {
        assert_eq!(ran.code, Some(2), "{ran:?}");
        assert!(
            ran.err.contains(said) && !ran.err.contains("hunter2") && !ran.err.contains("WARN"),
            "{ran:?}"
        );
    }
}

#[test]
fn what_cannot_be_meant_together_is_refused_by_its_name() {
    let database = ("CONCLAVE_DATABASE", "postgres://db/x");
    for (ran, said) in [
        (served(&["--data", "x"], &[database]), "--data names a folder, and CONCLAVE_DATABASE a database"),
        (
            served(&["--data", "x"], &[("CONCLAVE_BUS", "nats://bus")]),
            "--bus (or CONCLAVE_BUS) is for servers",
        ),
        (served(&["--bus", "nats://bus"], &[]), "name it with --database"),
        (served(&["--limit", "idle=19"], &[]), "idle, 19 s, is less than ping, 20 s"),
        (served(&["--monitor", "9090"], &[]), "such as 127.0.0.1:9090"),
        (served(&["--page-only", "--monitor", "127.0.0.1:0"], &[]), "--page-only"),
        (served(&["--data", "page/index.html"], &[]), "page/index.html: it is no folder"),
        (
            served(&["--database", "postgres://127.0.0.1:1/x"], &[]),
            "the database at 127.0.0.1:1 cannot be opened",
        ),
    ] {
        assert_eq!(ran.code, Some(2), "{ran:?}");
        assert!(ran.err.contains(said), "{ran:?}");
    }
}

#[test]
fn a_variable_that_is_set_to_nothing_is_not_set() {
    let folder = Folder::new();
    let mut command = folder.command(["ratings", "rebuild"]);
    let ran: Ran = command.env("CONCLAVE_DATABASE", "").output().unwrap().into();
    assert!(ran.code == Some(2) && ran.err.contains("there is no database"), "{ran:?}");
}

#[test]
fn ratings_are_not_computed_anew_while_a_server_uses_them() {
    let server = Server::start(&[]);
    let rebuild = || server.folder().run(["ratings", "rebuild", "--data", "data"]);
    let ran = rebuild();
    assert!(
        ran.code == Some(2) && ran.err.contains("a server that is running keeps its tables in"),
        "{ran:?}"
    );
}

#[cfg(feature = "in-postgres")]
#[tokio::test(flavor = "multi_thread")]
async fn nor_while_servers_share_them() {
    let database = crate::databases::Database::postgres().await;
    let address = database.address.clone();
    let mut server = Server::on(database);
    let rebuild = |server: &Server| server.folder().run(["ratings", "rebuild", "--database", &address]);
    let ran = rebuild(&server);
    assert!(
        ran.code == Some(2) && ran.err.contains("servers that are running use the database: 1"),
        "{ran:?}"
    );
    server.end();
    let ran = rebuild(&server);
    assert!(ran.code == Some(0) && ran.out.contains("from 0 rated games"), "{ran:?}");
}
