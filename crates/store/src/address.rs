//! Where a database is: what its address says, as far as that can be known before somebody is asked.
//!
//! Nothing of an address is ever shown but the name of a parameter: anything else may be part of a password.

use std::path::Path;

use percent_encoding::percent_decode_str;
use url::Url;

use crate::Backend;

/// The parameters of an address of PostgreSQL, each with the values that it may have where these are few.
const PARAMETERS: [(&str, &[&str]); 12] = [
    ("host", &[]),
    ("hostaddr", &[]),
    ("port", &[]),
    ("user", &[]),
    ("password", &[]),
    ("dbname", &[]),
    ("sslmode", &["disable", "allow", "prefer", "require", "verify-ca", "verify-full"]),
    ("sslrootcert", &[]),
    ("sslcert", &[]),
    ("sslkey", &[]),
    ("application_name", &[]),
    ("options", &[]),
];

/// This is no address of a database.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum AddressError {
    /// It is of nothing that is known here.
    #[error("the address of a database is postgres://USER:PASSWORD@HOST/NAME")]
    Kind,
    /// It cannot be read.
    #[error("the address of the database cannot be read: {0}")]
    Unreadable(&'static str),
    /// A character stands in it that means something else there.
    #[error(
        "the address of the database has an @ or a # where none can be: in a user or a password, @ : / ? # % are written as %40 %3A \
         %2F %3F %23 %25"
    )]
    Encoding,
    /// It has no such parameter.
    #[error("the address of a database has no parameter {0:?}; there are {known}", known = known())]
    Parameter(String),
    /// The parameter cannot have that value.
    #[error("{name} in the address of a database is one of {}", .values.join(", "))]
    Value {
        /// The parameter.
        name: &'static str,
        /// What it may be.
        values: &'static [&'static str],
    },
    /// The name of a file is no text.
    #[error("the name of the database's file is no text")]
    Name,
}

fn known() -> String {
    PARAMETERS.map(|(name, _)| name).join(", ")
}

/// The kind of database that an address is of, if the address can be one.
pub(crate) fn backend_of(address: &str) -> Result<Backend, AddressError> {
    if address.starts_with("sqlite:") {
        return Ok(Backend::Sqlite);
    }
    if !["postgres://", "postgresql://"].iter().any(|scheme| address.starts_with(scheme)) {
        return Err(AddressError::Kind);
    }
    let url = Url::parse(address).map_err(|error| match error {
        // What is taken for a port begins after a colon of a password.
        url::ParseError::InvalidPort if !has_port(address) => AddressError::Encoding,
        url::ParseError::InvalidPort => AddressError::Unreadable("the port is no number from 0 to 65535"),
        url::ParseError::EmptyHost => AddressError::Unreadable("it names a user and no host"),
        _ => AddressError::Unreadable("the host is none"),
    })?;
    if url.fragment().is_some() || url.query().is_some_and(|query| query.contains('@')) {
        return Err(AddressError::Encoding);
    }
    for part in [url.username(), url.password().unwrap_or_default(), url.path()] {
        percent_decode_str(part)
            .decode_utf8()
            .map_err(|_| AddressError::Unreadable("what is written with % is no text"))?;
    }
    for (name, value) in url.query_pairs() {
        check_parameter(&name, &value)?;
    }
    Ok(Backend::Postgres)
}

/// Whether something like a port stands before the first slash, behind the last `@` of all.
fn has_port(address: &str) -> bool {
    let (_, after) = address.split_once("://").unwrap_or_default();
    let host = after.split_once('/').map_or(after, |(host, _)| host);
    let is_whole = host.contains('@') || !after.contains('@');
    is_whole && host.rsplit_once(':').is_some_and(|(_, port)| !port.contains('@'))
}

/// Where a database is, for whoever looks after it: its host, and its port where that is not the usual one.
pub fn place_of(address: &str) -> Option<String> {
    let url = Url::parse(address).ok().filter(|url| url.scheme() != "sqlite")?;
    let named = url.query_pairs().find(|(name, _)| name == "host" || name == "hostaddr");
    let named = named.map(|(_, host)| host.into_owned());
    let host = url.host_str().filter(|host| !host.is_empty()).map(str::to_owned);
    let host = named.or(host)?;
    let host = percent_decode_str(&host).decode_utf8_lossy().into_owned();
    Some(url.port().map_or_else(|| host.clone(), |port| format!("{host}:{port}")))
}

fn check_parameter(name: &str, value: &str) -> Result<(), AddressError> {
    match PARAMETERS.into_iter().find(|(known, _)| *known == name) {
        None => Err(AddressError::Parameter(name.to_owned())),
        Some((name, values)) if !values.is_empty() && !values.contains(&value) => {
            Err(AddressError::Value { name, values })
        }
        Some(_) => Ok(()),
    }
}

/// The address of the database in a file. What means something in an address is no part of a name.
pub(crate) fn address_of(path: &Path) -> Result<String, AddressError> {
    let text = path.to_str().ok_or(AddressError::Name)?;
    Ok(format!("sqlite:{}", text.replace('%', "%25").replace('?', "%3F").replace('#', "%23")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_say_what_kind_of_database_it_is() {
        for address in [
            "postgres://conclave@db.example.org/conclave",
            "postgresql://u:p%40ss@[::1]:5433/x?sslmode=verify-full&sslrootcert=/etc/ca.pem",
            "postgres:///conclave?host=/run/postgresql&user=conclave",
            "postgres://%2Frun%2Fpostgresql/conclave?options=-c%20work_mem%3D8MB&application_name=c",
        ] {
            assert_eq!(backend_of(address), Ok(Backend::Postgres), "{address}");
        }
        assert_eq!(backend_of("sqlite:/x.db"), Ok(Backend::Sqlite));
        assert_eq!(address_of(Path::new("/a b?#%")).unwrap(), "sqlite:/a b%3F%23%25");
    }

    #[test]
    fn a_place_is_told_without_who_goes_there() {
        for (address, place) in [
            ("postgres://u:p%40ss@db.example.org/x", Some("db.example.org")),
            ("postgresql://u:p@[::1]:5433/x?sslmode=require", Some("[::1]:5433")),
            ("postgres:///conclave?host=/run/postgresql&user=conclave&password=p", Some("/run/postgresql")),
            ("postgres://%2Frun%2Fpostgresql/conclave", Some("/run/postgresql")),
            ("sqlite:/x.db", None),
        ] {
            assert_eq!(place_of(address).as_deref(), place, "{address}");
        }
    }

    #[test]
    fn a_wrong_address_is_refused_with_a_reason_that_quotes_no_secret() {
        for (address, said) in [
            ("", "is postgres://USER"),
            ("mysql://u:hunter2@db/x", "is postgres://USER"),
            ("postgres:u:hunter2@db/x", "is postgres://USER"),
            ("postgres://u:hunter2@/x", "a user and no host"),
            ("postgres://u:hunter2@db:x/x", "from 0 to 65535"),
            ("postgres://u:hunter2@db:97100/x", "from 0 to 65535"),
            ("postgres://u:hunter2/@db:5432/x", "%40 %3A"),
            ("postgres://u:hun/ter2@db/x", "%40 %3A"),
            ("postgres://u:hun#ter2@db/x", "%40 %3A"),
            ("postgres://u:hun?ter2@db/x", "%40 %3A"),
            ("postgres://hun?ter2@db/x", "%40 %3A"),
            ("postgres://db:99999/x", "from 0 to 65535"),
            ("postgres://u:hunter2%ff@db/x", "with % is no text"),
            ("postgres://db/x?sslmod=hunter2", "no parameter \"sslmod\"; there are host,"),
            ("postgres://db/x?pasword=hunter2", "no parameter \"pasword\""),
            ("postgres://db/x?sslmode=hunter2", "sslmode in the address of a database is one of disable,"),
        ] {
            let error = backend_of(address).unwrap_err().to_string();
            assert!(error.contains(said), "{address}: {error}");
            assert!(!error.contains("hun") && !error.contains("ter2"), "{error}");
        }
    }
}
