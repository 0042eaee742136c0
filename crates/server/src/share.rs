//! How many connections one address has: nobody takes them all.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// How many connections each address may have.
#[derive(Clone)]
pub(crate) struct Share {
    most: usize,
    /// As whose a connection of an address counts; nobody's where it does not.
    whose: Arc<dyn Fn(IpAddr) -> Option<IpAddr> + Send + Sync>,
    open: Arc<Mutex<HashMap<IpAddr, usize>>>,
}

/// A connection that is counted for as long as this is kept.
pub(crate) struct Taken(Option<(Share, IpAddr)>);

impl Share {
    pub(crate) fn new(most: usize, whose: impl Fn(IpAddr) -> Option<IpAddr> + Send + Sync + 'static) -> Self {
        Self { most, whose: Arc::new(whose), open: Arc::default() }
    }

    /// Counts a connection; nothing where its address has as many as it may have.
    pub(crate) fn take(share: Option<&Self>, address: IpAddr) -> Option<Taken> {
        let whose = |share: &'_ Self| (share.whose)(address.to_canonical());
        let Some((share, address)) = share.and_then(|share| Some((share, whose(share)?))) else {
            return Some(Taken(None));
        };
        let mut open = share.open();
        let count = open.entry(address).or_default();
        if *count >= share.most {
            return None;
        }
        *count += 1;
        Some(Taken(Some((share.clone(), address))))
    }

    fn open(&self) -> MutexGuard<'_, HashMap<IpAddr, usize>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Taken {
    fn drop(&mut self) {
        let Some((share, address)) = &self.0 else { return };
        let mut open = share.open();
        if let Some(count) = open.get_mut(address) {
            *count -= 1;
            if *count == 0 {
                open.remove(address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_takes_them_all() {
        // Two neighbours are taken for one, and a proxy for nobody.
        let share = Share::new(2, |address| match address {
            IpAddr::V4(address) => (address.octets()[0] != 10).then_some(address.into()),
            IpAddr::V6(address) => Some(std::net::Ipv6Addr::from_bits(address.to_bits() >> 64 << 64).into()),
        });
        let take = |address: &str| Share::take(Some(&share), address.parse().unwrap());
        let (one, two) = (take("2001:db8::1").unwrap(), take("2001:db8::2").unwrap());
        assert!(take("2001:db8::3").is_none());
        let others: Vec<_> = ["2001:db8:0:1::1", "192.0.2.1", "::ffff:192.0.2.1"].map(take).into();
        assert!(others.iter().all(Option::is_some) && take("192.0.2.1").is_none());
        let proxied: Vec<_> = (0..5).map(|_| take("10.0.0.1")).collect();
        assert!(proxied.iter().all(Option::is_some));
        drop(one);
        assert!(take("2001:db8::3").is_some());
        drop((two, others, proxied));
        assert!(share.open().is_empty());
        assert!(Share::take(None, "192.0.2.1".parse().unwrap()).is_some());
    }
}
