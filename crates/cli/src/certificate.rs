//! The certificate of `grognard play --lan`, so that phones at the table may keep the page.
//!
//! No authority of the world vouches for an address of a local network. So this machine has one of
//! its own, made once and kept beside the games; it may only vouch for addresses of local networks,
//! so that a device which trusts it is not open to more. The certificate itself is made at every
//! start, for the addresses of the day.

use std::fs;
use std::io::{self, Write};
use std::net::{IpAddr, Ipv4Addr};
use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

use rcgen::{
    BasicConstraints, CertificateParams, CidrSubnet, DnType, ExtendedKeyUsagePurpose,
    GeneralSubtree, IsCa, Issuer, KeyPair, KeyUsagePurpose, NameConstraints, date_time_ymd,
};
use server::Tls;

const KEY: &str = "lan-authority.key";
const AUTHORITY: &str = "lan-authority.crt";

/// Networks that nobody reaches from elsewhere: first address and length.
const LOCAL: [([u8; 4], u8); 5] = [
    ([10, 0, 0, 0], 8),
    ([127, 0, 0, 0], 8),
    ([169, 254, 0, 0], 16),
    ([172, 16, 0, 0], 12),
    ([192, 168, 0, 0], 16),
];

/// A certificate for `localhost` and an address of this machine; the authority is kept in a folder.
pub(crate) fn certificate(folder: &Path, address: Option<IpAddr>) -> io::Result<Tls> {
    let (key, authority) = match kept(folder)? {
        Some(kept) => kept,
        None => make(folder)?,
    };
    let issuer = Issuer::new(of_authority(), key);
    let mut names = vec!["localhost".to_owned(), Ipv4Addr::LOCALHOST.to_string()];
    // The authority would not be believed about another.
    names.extend(address.filter(is_local).map(|address| address.to_string()));
    let mut params = CertificateParams::new(names).map_err(io::Error::other)?;
    params.distinguished_name.push(DnType::CommonName, "Grognard");
    params.key_usages = vec![KeyUsagePurpose::DigitalSignature];
    params.extended_key_usages = vec![ExtendedKeyUsagePurpose::ServerAuth];
    // Phones take none that is good for more than thirteen months. A clock may be a little slow.
    let at = |(year, month, day)| date_time_ymd(year, month, day);
    (params.not_before, params.not_after) = (at(day(-2)), at(day(365)));
    let own = KeyPair::generate().map_err(io::Error::other)?;
    let made = params.signed_by(&own, &issuer).map_err(io::Error::other)?;
    Tls::new(made.der().to_vec(), own.serialize_der(), authority).map_err(io::Error::other)
}

/// Whether an address lies in one of [`LOCAL`].
pub(crate) fn is_local(address: &IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => {
            address.is_private() || address.is_link_local() || address.is_loopback()
        }
        IpAddr::V6(_) => false,
    }
}

fn of_authority() -> CertificateParams {
    let mut params = CertificateParams::default();
    params.distinguished_name.push(DnType::CommonName, "Grognard (local)");
    params.is_ca = IsCa::Ca(BasicConstraints::Constrained(0));
    params.key_usages = vec![KeyUsagePurpose::KeyCertSign, KeyUsagePurpose::CrlSign];
    let network =
        |(first, length)| GeneralSubtree::IpAddress(CidrSubnet::from_v4_prefix(first, length));
    let mut permitted_subtrees: Vec<_> = LOCAL.map(network).into();
    permitted_subtrees.push(GeneralSubtree::DnsName("localhost".to_owned()));
    params.name_constraints =
        Some(NameConstraints { permitted_subtrees, excluded_subtrees: Vec::new() });
    (params.not_before, params.not_after) = (date_time_ymd(2024, 1, 1), date_time_ymd(2044, 1, 1));
    params
}

/// The authority that was made earlier. A file that cannot be read as one is an error, and stays.
fn kept(folder: &Path) -> io::Result<Option<(KeyPair, Vec<u8>)>> {
    let (key, authority) = (folder.join(KEY), folder.join(AUTHORITY));
    if !key.exists() || !authority.exists() {
        return Ok(None);
    }
    let key = KeyPair::try_from(fs::read(key)?).map_err(io::Error::other)?;
    Ok(Some((key, fs::read(authority)?)))
}

fn make(folder: &Path) -> io::Result<(KeyPair, Vec<u8>)> {
    let key = KeyPair::generate().map_err(io::Error::other)?;
    let made = of_authority().self_signed(&key).map_err(io::Error::other)?;
    write_secret(&folder.join(KEY), key.serialized_der())?;
    fs::write(folder.join(AUTHORITY), made.der())?;
    Ok((key, made.der().to_vec()))
}

/// Only whoever runs the program may read it.
fn write_secret(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut options = fs::OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)?.write_all(bytes)
}

/// Year, month and day, so many days from today, by the Gregorian calendar.
fn day(from_today: i64) -> (i32, u8, u8) {
    let passed = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |passed| passed.as_secs());
    date(i64::try_from(passed / 86_400).unwrap_or(0) + from_today)
}

/// The date of a day since 1970. Years begin in March, so that the day of a leap year is their last;
/// 400 of them have 146,097 days.
fn date(days: i64) -> (i32, u8, u8) {
    let since = days + 719_468;
    let (era, day) = (since.div_euclid(146_097), since.rem_euclid(146_097));
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let of_year = day - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let of_month = of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    let year = year + era * 400 + i64::from(month <= 2);
    (i32::try_from(year).unwrap_or(1970), month as u8, of_month as u8)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_those_of_the_calendar() {
        for (days, expected) in [
            (0, (1970, 1, 1)),
            (-1, (1969, 12, 31)),
            (11_016, (2000, 2, 29)),
            (11_017, (2000, 3, 1)),
            (20_454, (2026, 1, 1)),
        ] {
            assert_eq!(date(days), expected, "{days}");
        }
    }

    #[test]
    fn the_authority_is_made_once_and_only_its_owner_reads_the_key() {
        let folder = tempfile::TempDir::new().expect("a folder");
        let address = Some(IpAddr::from([192, 168, 1, 7]));
        certificate(folder.path(), address).expect("a certificate");
        let first = fs::read(folder.path().join(AUTHORITY)).expect("kept");
        certificate(folder.path(), address).expect("another of the same authority");
        assert_eq!(fs::read(folder.path().join(AUTHORITY)).expect("kept"), first);
        #[cfg(unix)]
        {
            let about = fs::metadata(folder.path().join(KEY)).expect("kept");
            let mode = std::os::unix::fs::PermissionsExt::mode(&about.permissions());
            assert_eq!(mode & 0o777, 0o600);
        }
        fs::write(folder.path().join(KEY), "broken").expect("written");
        assert!(certificate(folder.path(), address).is_err());
    }
}
