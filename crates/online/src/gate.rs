//! The gate: who asks from where, and how much is asked for by one address or one account.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::http::HeaderMap;
use axum::http::header::HeaderName;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use ipnet::IpNet;
use protocol::AccountId;

use crate::limits::Limits;

const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");
const FORWARDED_PROTO: HeaderName = HeaderName::from_static("x-forwarded-proto");

/// From where somebody asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Asking {
    pub(crate) address: IpAddr,
    /// Whether all the way was over TLS.
    pub(crate) is_secure: bool,
}

/// Whose connections are counted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Whose {
    Account(AccountId),
    Address(IpAddr),
}

/// What stands at the gate and counts.
#[derive(Debug)]
pub(crate) struct Gate {
    limits: Limits,
    /// The proxies that are believed when they say for whom they ask.
    proxies: Vec<IpNet>,
    /// Whether this server itself speaks TLS.
    is_secure: bool,
    connections: Mutex<HashMap<Whose, u32>>,
    requests: DefaultKeyedRateLimiter<IpAddr>,
    accounts: DefaultKeyedRateLimiter<IpAddr>,
}

/// Why somebody has to wait outside.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum Full {
    #[error("this account has {0} live connections already; close one of them")]
    Account(u32),
    #[error("your address has {0} live connections already; close one of them")]
    Address(u32),
}

impl Gate {
    pub(crate) fn new(limits: Limits, proxies: Vec<IpNet>, is_secure: bool) -> Self {
        let requests = Quota::per_second(at_least_one(limits.requests));
        let requests = requests.allow_burst(at_least_one(limits.request_burst));
        Self {
            limits,
            proxies,
            is_secure,
            connections: Mutex::default(),
            requests: RateLimiter::keyed(requests),
            accounts: RateLimiter::keyed(Quota::per_hour(at_least_one(limits.accounts))),
        }
    }

    /// From where a request comes. Proxies that are believed say for whom they ask; what anybody else says counts for nothing.
    pub(crate) fn asking(&self, peer: Option<SocketAddr>, headers: &HeaderMap) -> Asking {
        let peer = peer.map_or(Ipv4Addr::UNSPECIFIED.into(), |peer| peer.ip().to_canonical());
        let mut asking = Asking { address: peer, is_secure: self.is_secure };
        if !self.is_believed(peer) {
            return asking;
        }
        // Each proxy has added the address that it was asked from at the end.
        let all = headers.get_all(FORWARDED_FOR).iter().filter_map(|value| value.to_str().ok());
        let named: Vec<&str> = all.flat_map(|value| value.split(',')).map(str::trim).collect();
        for address in named.iter().rev().map_while(|text| text.parse::<IpAddr>().ok()) {
            asking.address = address.to_canonical();
            if !self.is_believed(asking.address) {
                break;
            }
        }
        asking.is_secure |= headers.get(FORWARDED_PROTO).is_some_and(|scheme| scheme == "https");
        asking
    }

    fn is_believed(&self, address: IpAddr) -> bool {
        self.proxies.iter().any(|proxy| proxy.contains(&address))
    }

    /// Whether an address may ask for one thing more now.
    pub(crate) fn admits_request(&self, address: IpAddr) -> bool {
        self.requests.check_key(&counted(address)).is_ok()
    }

    /// Whether one account more may be made from an address now.
    pub(crate) fn admits_account(&self, address: IpAddr) -> bool {
        self.accounts.check_key(&counted(address)).is_ok()
    }

    /// Counts a live connection for as long as the answer is kept.
    pub(crate) fn enter(
        self: &Arc<Self>,
        address: IpAddr,
        account: Option<AccountId>,
    ) -> Result<Entered, Full> {
        let Limits { account_connections, address_connections, .. } = self.limits;
        let whose = [Some(Whose::Address(counted(address))), account.map(Whose::Account)];
        let mut connections = self.connections();
        for whose in whose.iter().flatten() {
            let open = connections.get(whose).copied().unwrap_or_default();
            match whose {
                Whose::Address(_) if open >= address_connections => return Err(Full::Address(open)),
                Whose::Account(_) if open >= account_connections => return Err(Full::Account(open)),
                Whose::Address(_) | Whose::Account(_) => {}
            }
        }
        for whose in whose.into_iter().flatten() {
            *connections.entry(whose).or_default() += 1;
        }
        Ok(Entered { gate: Arc::clone(self), whose })
    }

    /// How many have live connections: every account once, and every connection of somebody without one.
    pub(crate) fn here(&self) -> u64 {
        let (mut accounts, mut visitors) = (0, 0);
        for (whose, open) in &*self.connections() {
            match whose {
                Whose::Address(_) => visitors += i64::from(*open),
                Whose::Account(_) => {
                    accounts += 1;
                    visitors -= i64::from(*open);
                }
            }
        }
        accounts + visitors.unsigned_abs()
    }

    fn connections(&self) -> MutexGuard<'_, HashMap<Whose, u32>> {
        self.connections.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Forgets the addresses that were quiet for long enough.
    pub(crate) fn tidy(&self) {
        for rate in [&self.requests, &self.accounts] {
            rate.retain_recent();
            rate.shrink_to_fit();
        }
    }
}

/// A live connection that is counted.
#[derive(Debug)]
pub(crate) struct Entered {
    gate: Arc<Gate>,
    whose: [Option<Whose>; 2],
}

impl Drop for Entered {
    fn drop(&mut self) {
        let mut connections = self.gate.connections();
        for whose in self.whose.iter().flatten() {
            if let Some(open) = connections.get_mut(whose) {
                *open -= 1;
                if *open == 0 {
                    connections.remove(whose);
                }
            }
        }
    }
}

/// The address as it is counted: whoever has one of version 6 has 2⁶⁴ of them.
pub fn counted(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() >> 64 << 64).into(),
    }
}

pub(crate) fn at_least_one(number: u32) -> NonZeroU32 {
    NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn gate(limits: Limits) -> Arc<Gate> {
        Arc::new(Gate::new(limits, vec!["10.0.0.0/8".parse().unwrap(), "::1/128".parse().unwrap()], false))
    }

    #[track_caller]
    fn check(peer: &str, forwarded: &[&str], expected: &str) {
        let mut headers = HeaderMap::new();
        for line in forwarded {
            headers.append(FORWARDED_FOR, line.parse().unwrap());
        }
        let asking =
            gate(Limits::default()).asking(Some(SocketAddr::new(peer.parse().unwrap(), 1)), &headers);
        assert_eq!(asking.address, expected.parse::<IpAddr>().unwrap(), "{peer} {forwarded:?}");
    }

    #[test]
    fn only_proxies_that_are_named_are_believed() {
        check("192.0.2.1", &[], "192.0.2.1");
        check("192.0.2.1", &["198.51.100.7"], "192.0.2.1");
        check("10.1.2.3", &["198.51.100.7"], "198.51.100.7");
        check("::1", &["2001:db8::7"], "2001:db8::7");
        check("::ffff:10.1.2.3", &["198.51.100.7"], "198.51.100.7");
        // What a client has put in front is not believed; neither is nonsense.
        check("10.1.2.3", &["203.0.113.9, 198.51.100.7"], "198.51.100.7");
        check("10.1.2.3", &["203.0.113.9", "198.51.100.7, 10.9.9.9"], "198.51.100.7");
        check("10.1.2.3", &["203.0.113.9, nonsense"], "10.1.2.3");
        check("10.1.2.3", &[""], "10.1.2.3");
    }

    #[test]
    fn connections_are_counted_by_account_and_by_address() {
        let gate = gate(Limits { account_connections: 1, address_connections: 2, ..Limits::default() });
        let (here, there): (IpAddr, IpAddr) =
            ("2001:db8::1".parse().unwrap(), "2001:db8:0:1::1".parse().unwrap());
        let neighbour: IpAddr = "2001:db8::2".parse().unwrap();
        let anna = Some(AccountId::new(1));
        let first = gate.enter(here, anna).unwrap();
        assert_eq!(gate.enter(there, anna).unwrap_err(), Full::Account(1));
        let second = gate.enter(neighbour, None).unwrap();
        assert_eq!(gate.here(), 2);
        assert_eq!(gate.enter(here, None).unwrap_err(), Full::Address(2));
        drop(first);
        assert_eq!(gate.here(), 1);
        let again = gate.enter(here, anna).unwrap();
        drop((second, again));
        assert!(gate.connections().is_empty());
    }

    #[test]
    fn requests_and_accounts_are_counted_by_address() {
        let gate = gate(Limits { requests: 1, request_burst: 2, accounts: 1, ..Limits::default() });
        let (here, there): (IpAddr, IpAddr) = ("192.0.2.1".parse().unwrap(), "192.0.2.2".parse().unwrap());
        assert!(gate.admits_request(here) && gate.admits_request(here) && !gate.admits_request(here));
        assert!(gate.admits_account(here) && !gate.admits_account(here));
        assert!(gate.admits_request(there) && gate.admits_account(there));
    }
}
