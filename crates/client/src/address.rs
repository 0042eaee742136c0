//! Where a server is, and which of its tables is meant.

use std::fmt;
use std::str::FromStr;

use hyper::Uri;
use protocol::TableId;

/// What stands between the address of a server and the id of a table in a link.
const TABLE: &str = "/table/";

/// Where a server is.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Address {
    /// Whether it is asked over TLS.
    is_secure: bool,
    host: String,
    port: Option<u16>,
    /// The folder that it lies in, without a slash at its end: mostly none.
    folder: String,
}

/// Where somebody wants to go: to a server, or to a table there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Destination {
    /// The server.
    pub address: Address,
    /// The table, where a link names one.
    pub table: Option<TableId>,
}

/// A text is no address of a server or a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoAddress {
    /// It names no host.
    #[error(
        "this is no address; a server is such as http://192.168.0.7:8080, a table http://192.168.0.7:8080/#/table/0123456789abc"
    )]
    Host,
    /// It is asked in another way.
    #[error("a server is asked over http or https")]
    Scheme,
    /// What it says after the server names no table.
    #[error("this is no link of a table; one ends like #/table/0123456789abc")]
    Table,
}

impl Address {
    /// Whether it is asked over TLS.
    pub fn is_secure(&self) -> bool {
        self.is_secure
    }

    /// The name or the number of its machine; that of IP version 6 without brackets.
    pub fn host(&self) -> &str {
        self.host.trim_start_matches('[').trim_end_matches(']')
    }

    /// The port, also where the address does not say it.
    pub fn port(&self) -> u16 {
        self.port.unwrap_or(if self.is_secure { 443 } else { 80 })
    }

    /// The link of a table.
    pub fn link(&self, table: TableId) -> String {
        format!("{self}/#{TABLE}{table}")
    }

    /// Host and port, as a request names them.
    pub(crate) fn authority(&self) -> String {
        self.port.map_or_else(|| self.host.clone(), |port| format!("{}:{port}", self.host))
    }

    /// Where something lies there.
    pub(crate) fn path(&self, path: &str) -> String {
        format!("{}/api/v1/{path}", self.folder)
    }

    /// Where its live connections are.
    pub(crate) fn live(&self) -> String {
        let scheme = if self.is_secure { "wss" } else { "ws" };
        format!("{scheme}://{}{}", self.authority(), self.path("live"))
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scheme = if self.is_secure { "https" } else { "http" };
        write!(f, "{scheme}://{}{}", self.authority(), self.folder)
    }
}

impl FromStr for Destination {
    type Err = NoAddress;

    /// Reads a link as a browser shows it; who types it may leave out `http://`.
    fn from_str(text: &str) -> Result<Self, NoAddress> {
        let (server, place) = text.trim().split_once('#').unwrap_or((text.trim(), ""));
        let whole = if server.contains("://") { server.to_owned() } else { format!("http://{server}") };
        let uri: Uri = whole.parse().map_err(|_| NoAddress::Host)?;
        let is_secure = match uri.scheme_str() {
            Some("http") => false,
            Some("https") => true,
            _ => return Err(NoAddress::Scheme),
        };
        let authority = uri.authority().filter(|authority| !authority.as_str().contains('@'));
        let authority = authority.ok_or(NoAddress::Host)?;
        let port = authority.port_u16();
        // What follows a colon is a port.
        if authority.host().is_empty() || (port.is_none() && authority.as_str() != authority.host()) {
            return Err(NoAddress::Host);
        }
        let folder = uri.path().trim_end_matches('/').to_owned();
        let address = Address { is_secure, host: authority.host().to_owned(), port, folder };
        let table = match place {
            "" | "/" => None,
            place => {
                let id = place.strip_prefix(TABLE).ok_or(NoAddress::Table)?;
                Some(id.trim_end_matches('/').parse().map_err(|_| NoAddress::Table)?)
            }
        };
        Ok(Self { address, table })
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;

    #[test]
    fn links_are_read_as_browsers_and_people_write_them() {
        let check = |text: &str, address: &str, table: Option<&str>| {
            let read: Destination = text.parse().unwrap();
            assert_eq!(read.address.to_string(), address, "{text}");
            assert_eq!(read.table, table.map(|id| id.parse().unwrap()), "{text}");
        };
        check("http://10.0.0.7:8080/#/table/0123456789abc", "http://10.0.0.7:8080", Some("0123456789abc"));
        check("10.0.0.7:8080/#/table/0123456789abc", "http://10.0.0.7:8080", Some("0123456789abc"));
        check(" https://play.example/games/ ", "https://play.example/games", None);
        check("localhost:1", "http://localhost:1", None);
        check("http://[::1]:80/#/", "http://[::1]:80", None);
        let secure: Destination = "https://[::1]/#/table/0123456789abc/".parse().unwrap();
        assert_eq!((secure.address.host(), secure.address.port()), ("::1", 443));
        assert_eq!(secure.address.live(), "wss://[::1]/api/v1/live");
        let link = secure.address.link(secure.table.unwrap());
        assert_eq!(link.parse(), Ok(secure));
    }

    #[test]
    fn what_leads_nowhere_is_refused() {
        let check = |text: &str, reason| assert_eq!(text.parse::<Destination>(), Err(reason), "{text}");
        for text in ["", "http://", "a b", "host:99999", "host:", "anna@host", "http://:80/"] {
            check(text, NoAddress::Host);
        }
        check("ftp://host/", NoAddress::Scheme);
        for text in ["host/#/table/", "host/#/table/short", "host/#/replay/0123456789abc"] {
            check(text, NoAddress::Table);
        }
    }
}
