//! A PostgreSQL of the tests' own, without a port: it listens at a socket in its folder, and ends with the tests.

use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use std::{env, fs, process};

use sqlx::Connection as _;

/// The server, started once for all tests of this program.
struct Server {
    folder: PathBuf,
}

/// The address of a database that nobody has used.
pub(crate) async fn fresh_database() -> String {
    static SERVER: OnceLock<Server> = OnceLock::new();
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let server = SERVER.get_or_init(Server::start);
    sqlx::any::install_default_drivers();
    let name = format!("test{}", NEXT.fetch_add(1, Ordering::Relaxed));
    let mut connection = server.connect().await;
    sqlx::raw_sql(sqlx::AssertSqlSafe(format!("CREATE DATABASE {name}")))
        .execute(&mut connection)
        .await
        .unwrap();
    connection.close().await.unwrap();
    server.address(&name)
}

impl Server {
    #[expect(clippy::zombie_processes, reason = "it outlives this program by a moment")]
    fn start() -> Self {
        let folder = env::temp_dir().join(format!("conclave-postgres-{}", process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        // It does not run as root; Debian's package brings a user for it.
        if is_root() {
            run(Command::new("chown").arg("postgres:").arg(&folder));
        }
        let data = folder.join("data");
        let init = ["--auth=trust", "--username=postgres", "--encoding=UTF8", "--no-sync", "--pgdata"];
        run(as_postgres(&program("initdb")).args(init).arg(&data));
        // It ends when this program does, however that ends, and its folder with it.
        let watch = "folder=$1; tests=$2; shift 2; \"$@\" & server=$!; \
            while kill -0 $tests; do sleep 0.2; done; kill -INT $server; wait $server; rm -rf \"$folder\"";
        let mut server = Command::new("sh");
        server.args(["-c", watch, "sh"]).arg(&folder).arg(process::id().to_string());
        let postgres = as_postgres(&program("postgres"));
        server.arg(postgres.get_program()).args(postgres.get_args());
        server.arg("-D").arg(&data).arg("-k").arg(&folder);
        server.args(["-c", "listen_addresses=", "-c", "max_connections=200"]);
        server.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).process_group(0);
        server.spawn().unwrap();
        Self { folder }
    }

    fn address(&self, database: &str) -> String {
        format!("postgres://postgres@localhost/{database}?host={}", self.folder.display())
    }

    /// Connects, as soon as it answers.
    async fn connect(&self) -> sqlx::AnyConnection {
        for _ in 0..300 {
            if let Ok(connection) = sqlx::AnyConnection::connect(&self.address("postgres")).await {
                return connection;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        panic!("PostgreSQL does not answer");
    }
}

/// Where Debian keeps the programs of its newest PostgreSQL.
fn program(name: &str) -> PathBuf {
    let versions = fs::read_dir("/usr/lib/postgresql").expect("PostgreSQL is installed (apt: postgresql)");
    let newest = versions.filter_map(|version| Some(version.ok()?.path())).max().unwrap();
    newest.join("bin").join(name)
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output().unwrap();
    id.stdout == b"0\n"
}

/// A command that is run as the user that PostgreSQL runs as.
fn as_postgres(program: &Path) -> Command {
    if is_root() {
        let mut command = Command::new("setpriv");
        command.args(["--reuid=postgres", "--regid=postgres", "--clear-groups", "--"]).arg(program);
        command
    } else {
        Command::new(program)
    }
}

fn run(command: &mut Command) {
    let ran = command.stdin(Stdio::null()).output().unwrap();
    assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr));
}
