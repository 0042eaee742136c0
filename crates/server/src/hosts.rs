//! The names that the server answers to.
//!
//! A page on the web can send its visitors' browsers here under a name of its own (DNS rebinding), and then read what they
//! get. So a request must name this server: an address, which nobody can make up a name for, or one of its names.

use std::collections::BTreeSet;
use std::net::IpAddr;
use std::sync::Arc;

use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::header::HOST;
use axum::http::uri::Authority;
use axum::http::{Response, StatusCode};
use axum::middleware::Next;

use crate::answer::{secured, text};

/// The names and addresses of this server.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Hosts {
    names: BTreeSet<String>,
    /// Whether every address will do, and not only those of this machine for itself.
    any_address: bool,
}

impl Hosts {
    /// Of a server that listens at `ip`, which was asked for as `host`.
    pub(crate) fn of(host: &str, ip: IpAddr) -> Self {
        let mut hosts = Self { names: BTreeSet::new(), any_address: !ip.is_loopback() };
        // A loopback address is no reason to trust the name that led to it.
        if hosts.any_address {
            hosts.allow(host);
            if let Ok(own) = gethostname::gethostname().into_string() {
                let short = own.split('.').next().unwrap_or_default();
                for name in [own.as_str(), short, &format!("{short}.local")] {
                    hosts.allow(name);
                }
            }
        }
        hosts
    }

    /// Answers to this name, too. Says whether it is a name.
    pub(crate) fn allow(&mut self, name: &str) -> bool {
        match name.parse::<Authority>() {
            Ok(authority) if authority.as_str() == authority.host() => {
                self.names.insert(plain(name));
                true
            }
            _ => false,
        }
    }

    fn contains(&self, authority: &Authority) -> bool {
        let host = authority.host();
        if authority.as_str().contains('@') {
            return false;
        }
        if let Ok(ip) = host.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>() {
            return self.any_address || ip.to_canonical().is_loopback();
        }
        let name = plain(host);
        name == "localhost" || name.ends_with(".localhost") || self.names.contains(&name)
    }
}

/// Capitals and a dot at the end make no other name.
fn plain(name: &str) -> String {
    name.strip_suffix('.').unwrap_or(name).to_ascii_lowercase()
}

/// Lets requests pass that name this server once.
pub(crate) async fn check(State(hosts): State<Arc<Hosts>>, request: Request, next: Next) -> Response<Body> {
    let mut named = request.headers().get_all(HOST).iter();
    let (Some(host), None) = (named.next(), named.next()) else {
        return secured(text(StatusCode::BAD_REQUEST, "A request names its host, once.\n"));
    };
    let Ok(authority) = Authority::try_from(host.as_bytes()) else {
        return secured(text(StatusCode::BAD_REQUEST, "What this request names is no host.\n"));
    };
    let asked = request.uri().authority();
    if !hosts.contains(&authority) || asked.is_some_and(|asked| !hosts.contains(asked)) {
        let said = "This server does not answer to that name. If it is one of its names, \
                    start it with: conclave serve --allow-host NAME\n";
        return secured(text(StatusCode::MISDIRECTED_REQUEST, said));
    }
    next.run(request).await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(hosts: &Hosts, host: &str, expected: bool) {
        let authority = host.parse::<Authority>().unwrap();
        assert_eq!(hosts.contains(&authority), expected, "{host}");
    }

    #[test]
    fn on_loopback_only_names_of_loopback_count() {
        let mut hosts = Hosts::of("127.0.0.1", [127, 0, 0, 1].into());
        for own in [
            "localhost",
            "LocalHost:8080",
            "127.0.0.1:8080",
            "127.1.2.3",
            "[::1]:8080",
            "a.localhost",
            "localhost.",
        ] {
            check(&hosts, own, true);
        }
        for foreign in [
            "evil.example",
            "192.168.1.7",
            "[fe80::1]",
            "localhost.evil.example",
            "me@localhost",
            "127.0.0.1.nip.io",
        ] {
            check(&hosts, foreign, false);
        }
        assert!(hosts.allow("Games.Example.org"));
        check(&hosts, "games.example.org:443", true);
        check(&hosts, "other.example.org", false);
        assert!(!hosts.allow("games example") && !hosts.allow("a:80") && !hosts.allow(""));
    }

    #[test]
    fn in_a_network_addresses_count_and_the_names_of_the_machine() {
        let hosts = Hosts::of("0.0.0.0", [0, 0, 0, 0].into());
        for own in ["192.168.1.7:8080", "[fe80::1]:8080", "localhost"] {
            check(&hosts, own, true);
        }
        let own = gethostname::gethostname().into_string().unwrap();
        check(&hosts, &own, true);
        check(&hosts, "evil.example", false);
        check(&Hosts::of("games.example.org", [10, 0, 0, 1].into()), "games.example.org", true);
    }
}
