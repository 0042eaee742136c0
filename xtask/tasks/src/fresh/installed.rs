//! The package of Debian, as somebody installs it, runs a server with it, upgrades it and takes it away again.

use std::io::Write as _;
use std::path::Path;
use std::process::Stdio;
use std::time::{Duration, Instant};

use xtask::command::{Failed, run};

use super::asking::{ask, free_port, page_at};
use super::machine::{Killed, Machine};

/// Where the package lies on the machine.
const PACKAGE: &str = "/tmp/conclave.deb";

/// How long the server may take to begin.
const PATIENCE: Duration = Duration::from_secs(30);

/// Installs it with what it asks for and nothing else, and looks whether all of it is there.
const INSTALL: &str = "set -e
    export DEBIAN_FRONTEND=noninteractive
    apt-get update --quiet=2
    apt-get install --yes --quiet=2 --no-install-recommends /tmp/conclave.deb
    conclave --version
    conclave rules wizard > /dev/null
    test -s /var/lib/dpkg/info/conclave.md5sums
    test -s /usr/share/bash-completion/completions/conclave
    test -s /usr/share/zsh/vendor-completions/_conclave
    test -s /usr/share/fish/vendor_completions.d/conclave.fish
    bash -n /usr/share/bash-completion/completions/conclave
    test \"$(stat --format='%U %a' /var/lib/conclave)\" = 'conclave 700'
    test ! -e /etc/systemd/system/multi-user.target.wants/conclave.service";

/// What Debian's own tools say of it: the manual can be read, the service is right and confined, the package is sound.
const INSPECT: &str = "set -e
    export DEBIAN_FRONTEND=noninteractive
    apt-get install --yes --quiet=2 --no-install-recommends lintian man-db systemd
    for page in /usr/share/man/man1/conclave*; do man --warnings $page > /dev/null; done
    man conclave-serve | grep --quiet -- --allow-host
    systemd-analyze verify conclave.service
    systemd-analyze security --offline=yes --no-pager --threshold=20 conclave.service | tail -1
    dpkg --verify conclave
    su nobody --shell=/bin/sh --command='lintian --fail-on=error /tmp/conclave.deb'";

/// Sets another port, as whoever runs a server would.
const CONFIGURE: &str = "set -e
    sed --in-place 's/^CONCLAVE_OPTIONS=\"/&--port PORT /' /etc/default/conclave
    grep --quiet '^CONCLAVE_OPTIONS=\"--port PORT --data /var/lib/conclave' /etc/default/conclave";

/// Runs what the service runs, as whom it runs it, until a line comes; then ends it as systemd does. The exit code is the server's.
const SERVE: &str = ". /etc/default/conclave
    command=$(sed -n 's/^ExecStart=//p' /usr/lib/systemd/system/conclave.service)
    eval setpriv --reuid=conclave --regid=conclave --init-groups --no-new-privs --inh-caps=-all --bounding-set=-all \
        env --ignore-environment $command '&'
    read line
    kill -TERM $!
    wait $!";

/// Installs it over itself.
const UPGRADE: &str = "set -e
    dpkg --install /tmp/conclave.deb
    grep --quiet '^CONCLAVE_OPTIONS=\"--port ' /etc/default/conclave
    setpriv --reuid=conclave --regid=conclave --init-groups \
        conclave backup --data /var/lib/conclave /var/lib/conclave/copy.db";

/// Takes it away: first the program alone, then everything.
const REMOVE: &str = "set -e
    dpkg --remove conclave
    test ! -e /usr/bin/conclave
    test -s /var/lib/conclave/conclave.db
    dpkg --purge conclave
    for left in /var/lib/conclave /etc/default/conclave /usr/lib/systemd/system/conclave.service /usr/share/doc/conclave; do
        test ! -e $left
    done";

/// Goes through the life of a package.
pub(super) fn prove(machine: &Machine, package: &Path) -> Result<(), Failed> {
    machine.put(package, PACKAGE)?;
    let port = free_port()?;
    let step = |name: &str, script: &str| {
        println!("── {name}");
        run(&mut machine.command(&script.replace("PORT", &port.to_string())))
            .map_err(|_| Failed::new(format!("the package on a new machine: {name} failed")))
    };
    step("it is installed", INSTALL)?;
    step("it is looked at", INSPECT)?;
    step("it is set up", CONFIGURE)?;
    println!("── it serves");
    let cookie = while_served(machine, port, || {
        page_at(port)?;
        let made =
            ask(port, "/api/v1/accounts", "content-type: application/json\r\n", Some("{\"name\":\"Anna\"}"))?;
        let cookie = made.header("set-cookie").and_then(|cookie| cookie.split(';').next());
        cookie.map(str::to_owned).ok_or_else(|| std::io::Error::other("no cookie"))
    })?;
    step("it is upgraded", UPGRADE)?;
    println!("── it serves what it has kept");
    let me = while_served(machine, port, || ask(port, "/api/v1/me", &format!("cookie: {cookie}\r\n"), None))?;
    if !String::from_utf8_lossy(&me.body).contains("\"Anna\"") {
        return Err(Failed::new("an upgrade has lost an account"));
    }
    step("it is taken away", REMOVE)
}

/// Does something while the server runs, which then must end well.
fn while_served<T>(
    machine: &Machine,
    port: u16,
    done: impl FnOnce() -> std::io::Result<T>,
) -> Result<T, Failed> {
    let mut command = machine.command(SERVE);
    let mut server = Killed::spawn(command.stdin(Stdio::piped()))?;
    let began = Instant::now();
    while let Err(error) = ask(port, "/health/ready", "", None) {
        if began.elapsed() > PATIENCE || matches!(server.0.try_wait(), Ok(Some(_))) {
            return Err(Failed::new(format!("the server of the package is not ready: {error}")));
        }
        std::thread::sleep(Duration::from_millis(100));
    }
    let done = done().map_err(|error| Failed::new(format!("the server of the package: {error}")))?;
    let asked = server.0.stdin.take().map(|mut input| writeln!(input));
    let ended = server.0.wait();
    match (asked, ended) {
        (Some(Ok(())), Ok(status)) if status.success() => Ok(done),
        (_, ended) => Err(Failed::new(format!("the server of the package did not end well: {ended:?}"))),
    }
}
