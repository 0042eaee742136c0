//! Where this machine is in its network.

use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};

/// An address that is nobody's (RFC 5737): the way to it is the way to everything.
const ELSEWHERE: (Ipv4Addr, u16) = (Ipv4Addr::new(192, 0, 2, 1), 9);

/// The address by which others in the network reach this machine: the one that it would send from. Nothing is sent.
pub(crate) fn own_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect(ELSEWHERE).ok()?;
    let ip = socket.local_addr().map(|address: SocketAddr| address.ip()).ok()?;
    (!ip.is_loopback() && !ip.is_unspecified()).then_some(ip)
}
