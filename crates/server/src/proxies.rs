//! Behind a reverse proxy all connections come from the proxy; whom it speaks for stands in a header.
//! Anybody can send that header, so it counts only from proxies that the operator has named.

use std::net::{AddrParseError, IpAddr, Ipv6Addr};
use std::str::FromStr;

use axum::http::HeaderMap;

const FORWARDED: &str = "x-forwarded-for";

/// An address, or a network such as `10.0.0.0/8`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Network {
    address: IpAddr,
    bits: u8,
}

/// What is no network.
#[derive(Debug, thiserror::Error)]
pub enum BadNetwork {
    #[error(transparent)]
    Address(#[from] AddrParseError),
    #[error("the length of the network must be 0 to {0}")]
    Length(u8),
}

fn bits_of(address: IpAddr) -> (u128, u8) {
    match address {
        IpAddr::V4(address) => (u128::from(address.to_bits()), 32),
        IpAddr::V6(address) => (address.to_bits(), 128),
    }
}

impl FromStr for Network {
    type Err = BadNetwork;

    fn from_str(text: &str) -> Result<Self, BadNetwork> {
        let (address, length) = match text.split_once('/') {
            Some((address, length)) => (address, Some(length)),
            None => (text, None),
        };
        let address: IpAddr = address.trim().parse()?;
        let (_, most) = bits_of(address);
        let bits = match length {
            Some(length) => length.trim().parse().ok().filter(|bits| *bits <= most),
            None => Some(most),
        };
        Ok(Self { address, bits: bits.ok_or(BadNetwork::Length(most))? })
    }
}

impl Network {
    fn contains(self, address: IpAddr) -> bool {
        let ((own, length), (other, other_length)) = (bits_of(self.address), bits_of(address));
        let apart = u32::from(length - self.bits);
        length == other_length && own.checked_shr(apart) == other.checked_shr(apart)
    }
}

/// Whether somebody is a proxy that may speak for others.
pub(crate) fn is_proxy(proxies: &[Network], address: IpAddr) -> bool {
    let address = address.to_canonical();
    proxies.iter().any(|network| network.contains(address))
}

/// Whom a request comes from: the last address of the header that is not itself one of the proxies.
/// A header that cannot be read counts for nothing.
pub(crate) fn client(proxies: &[Network], peer: IpAddr, headers: &HeaderMap) -> IpAddr {
    let peer = peer.to_canonical();
    if !is_proxy(proxies, peer) {
        return peer;
    }
    let mut lines = Vec::new();
    for line in headers.get_all(FORWARDED) {
        let Ok(line) = line.to_str() else { return peer };
        lines.extend(line.split(','));
    }
    for one in lines.iter().rev() {
        let Some(address) = address_of(one.trim()) else { return peer };
        if !is_proxy(proxies, address) {
            return address;
        }
    }
    peer
}

/// An address with or without a port.
fn address_of(text: &str) -> Option<IpAddr> {
    let bare = text.parse().ok().or_else(|| Some(text.parse::<std::net::SocketAddr>().ok()?.ip()));
    bare.map(|address| address.to_canonical())
}

/// What limits count by: an address, or the network of an IPv6 address, of which a household has
/// more addresses than anyone can count.
pub(crate) fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() >> 64 << 64).into(),
        address => address,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn client_of(proxies: &[&str], peer: &str, forwarded: &[&str]) -> String {
        let proxies: Vec<Network> =
            proxies.iter().map(|one| one.parse().expect("a network")).collect();
        let mut headers = HeaderMap::new();
        for line in forwarded {
            headers.append(FORWARDED, line.parse().expect("a value"));
        }
        client(&proxies, peer.parse().expect("an address"), &headers).to_string()
    }

    #[test]
    fn a_header_counts_only_from_a_trusted_proxy() {
        let told = ["203.0.113.7"];
        assert_eq!(client_of(&[], "192.0.2.1", &told), "192.0.2.1");
        assert_eq!(client_of(&["10.0.0.0/8"], "192.0.2.1", &told), "192.0.2.1");
        assert_eq!(client_of(&["192.0.2.1"], "192.0.2.1", &told), "203.0.113.7");
        assert_eq!(client_of(&["192.0.2.0/24"], "::ffff:192.0.2.9", &told), "203.0.113.7");
        assert_eq!(client_of(&["0.0.0.0/0"], "2001:db8::1", &told), "2001:db8::1");
    }

    #[test]
    fn of_several_addresses_the_last_that_is_no_proxy_counts() {
        let proxies = ["10.0.0.0/8", "fd00::/8"];
        // What stands before it was sent by the client itself.
        assert_eq!(client_of(&proxies, "10.0.0.1", &["1.1.1.1, 203.0.113.7"]), "203.0.113.7");
        assert_eq!(client_of(&proxies, "10.0.0.1", &["203.0.113.7, 10.2.2.2"]), "203.0.113.7");
        assert_eq!(client_of(&proxies, "10.0.0.1", &["1.1.1.1", "203.0.113.7"]), "203.0.113.7");
        assert_eq!(client_of(&proxies, "fd00::1", &["[2001:db8::7]:4711"]), "2001:db8::7");
        assert_eq!(client_of(&proxies, "10.0.0.1", &["10.3.3.3"]), "10.0.0.1");
    }

    #[test]
    fn a_header_that_cannot_be_read_counts_for_nothing() {
        for told in ["", "unknown", "203.0.113.7, x", "203.0.113.7,", "1.2.3"] {
            assert_eq!(client_of(&["10.0.0.0/8"], "10.0.0.1", &[told]), "10.0.0.1", "{told}");
        }
        assert_eq!(client_of(&["10.0.0.0/8"], "10.0.0.1", &[]), "10.0.0.1");
    }

    #[test]
    fn networks_are_read_strictly() {
        for text in ["", "x", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/", "::/129", "10.0.0"] {
            assert!(text.parse::<Network>().is_err(), "{text}");
        }
        for text in ["10.0.0.0/0", "::/0", "::1", "127.0.0.1", "2001:db8::/32"] {
            assert!(text.parse::<Network>().is_ok(), "{text}");
        }
    }

    #[test]
    fn an_ipv6_household_is_one() {
        let of = |text: &str| household(text.parse().expect("an address")).to_string();
        assert_eq!(of("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::");
        assert_eq!(
            (of("192.0.2.1"), of("::ffff:192.0.2.1")),
            ("192.0.2.1".into(), "192.0.2.1".into())
        );
    }
}
