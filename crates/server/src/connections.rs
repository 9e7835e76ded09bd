//! Limits of open connections, in all and per address. Over a limit the oldest idle connection of the
//! address is closed; if all are in use, the new one is refused.

use std::collections::{BTreeMap, HashMap};
use std::net::IpAddr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::Notify;

/// One address may have at most 1/`SHARE` of all connections.
const SHARE: usize = 4;

#[derive(Debug)]
pub(crate) struct Connections {
    most: usize,
    most_per_address: usize,
    open: Mutex<Open>,
}

#[derive(Debug, Default)]
struct Open {
    count: usize,
    /// The number of the next connection: older ones have smaller numbers.
    next: u64,
    by_address: HashMap<IpAddr, BTreeMap<u64, Arc<OpenConnection>>>,
}

/// The state of an open connection.
#[derive(Debug, Default)]
struct OpenConnection {
    /// Requests in progress, or 1 for a socket.
    in_use: AtomicUsize,
    close: Notify,
}

/// A connection that is counted until the last copy of this is gone.
#[derive(Debug)]
pub(crate) struct Connection {
    counted: Arc<Connections>,
    address: Option<IpAddr>,
    number: u64,
    open: Arc<OpenConnection>,
}

/// As long as it is kept, the connection is not closed to make room.
#[derive(Debug)]
pub(crate) struct InUse(Arc<Connection>);

impl Connections {
    pub(crate) fn new(most: usize, most_per_address: usize) -> Self {
        let most = most.max(SHARE);
        let most_per_address = most_per_address.clamp(1, most / SHARE);
        Self { most, most_per_address, open: Mutex::default() }
    }

    fn open(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts a new connection, or refuses it. Without an address (a trusted proxy, behind which are
    /// many) only the limit of all counts.
    pub(crate) fn admit(self: &Arc<Self>, address: Option<IpAddr>) -> Option<Arc<Connection>> {
        let mut open = self.open();
        if let Some(address) = address
            && open.by_address.get(&address).map_or(0, BTreeMap::len) >= self.most_per_address
            && !open.make_room(address)
        {
            return None;
        }
        if open.count >= self.most {
            let connections = open.by_address.iter();
            let busiest = connections
                .max_by_key(|(_, connections)| connections.len())
                .map(|(address, _)| *address);
            if !busiest.is_some_and(|busiest| open.make_room(busiest)) {
                return None;
            }
        }
        let (open_connection, number) = (Arc::new(OpenConnection::default()), open.next);
        open.next += 1;
        open.count += 1;
        if let Some(address) = address {
            open.by_address
                .entry(address)
                .or_default()
                .insert(number, Arc::clone(&open_connection));
        }
        Some(Arc::new(Connection {
            counted: Arc::clone(self),
            address,
            number,
            open: open_connection,
        }))
    }

    #[cfg(test)]
    fn count(&self) -> usize {
        self.open().count
    }
}

impl Open {
    /// Closes the oldest idle connection of an address.
    fn make_room(&mut self, address: IpAddr) -> bool {
        let Some(connections) = self.by_address.get(&address) else { return false };
        let idle = |open: &&Arc<OpenConnection>| open.in_use.load(Ordering::Relaxed) == 0;
        let Some(number) =
            connections.iter().find(|(_, open)| idle(open)).map(|(number, _)| *number)
        else {
            return false;
        };
        if let Some(open) = self.remove(address, number) {
            open.close.notify_one();
        }
        true
    }

    fn remove(&mut self, address: IpAddr, number: u64) -> Option<Arc<OpenConnection>> {
        let connections = self.by_address.get_mut(&address)?;
        let open = connections.remove(&number)?;
        if connections.is_empty() {
            self.by_address.remove(&address);
        }
        self.count -= 1;
        Some(open)
    }
}

impl Connection {
    pub(crate) fn in_use(self: &Arc<Self>) -> InUse {
        self.open.in_use.fetch_add(1, Ordering::Relaxed);
        InUse(Arc::clone(self))
    }

    /// Waits until it is closed to make room for another.
    pub(crate) async fn closed(&self) {
        self.open.close.notified().await;
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        let mut open = self.counted.open();
        match self.address {
            // One that made room is not counted any more.
            Some(address) => drop(open.remove(address, self.number)),
            None => open.count -= 1,
        }
    }
}

impl Drop for InUse {
    fn drop(&mut self) {
        self.0.open.in_use.fetch_sub(1, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use std::future::Future;
    use std::task::{Context, Waker};

    use super::*;

    const ONE: Option<IpAddr> = Some(IpAddr::V4(std::net::Ipv4Addr::new(192, 0, 2, 1)));
    const TWO: Option<IpAddr> = Some(IpAddr::V4(std::net::Ipv4Addr::new(192, 0, 2, 2)));

    fn must_close(connection: &Connection) -> bool {
        let closed = std::pin::pin!(connection.closed());
        closed.poll(&mut Context::from_waker(Waker::noop())).is_ready()
    }

    #[test]
    fn the_oldest_idle_connection_of_an_address_makes_room() {
        let connections = Arc::new(Connections::new(16, 3));
        let mut open: Vec<_> = (0..3).filter_map(|_| connections.admit(ONE)).collect();
        let other = connections.admit(TWO).expect("room for others");
        let used = open[0].in_use();
        open.extend(connections.admit(ONE));
        let closing: Vec<bool> = open.iter().map(|one| must_close(one)).collect();
        assert_eq!(closing, [false, true, false, false]);
        assert_eq!(connections.count(), 4);
        let all: Vec<_> = open.iter().map(Connection::in_use).collect();
        assert!(connections.admit(ONE).is_none(), "all are in use");
        assert!(!must_close(&other));
        drop((used, all, open, other));
        assert_eq!(connections.count(), 0);
    }

    #[test]
    fn no_address_takes_the_room_of_all() {
        let connections = Arc::new(Connections::new(16, 1000));
        let crowd: Vec<_> = (0..100).filter_map(|_| connections.admit(ONE)).collect();
        assert_eq!(crowd.len(), 100, "each closes an older one");
        assert_eq!(connections.count(), 4);
        // What many addresses hold together is limited too; the one with the most makes room.
        let many = |last: u8| Some(IpAddr::from([192, 0, 2, last]));
        let others: Vec<_> = (2..50).filter_map(|last| connections.admit(many(last))).collect();
        assert_eq!((others.len(), connections.count()), (48, 16));
    }

    #[test]
    fn behind_a_proxy_only_the_limit_of_all_counts() {
        let connections = Arc::new(Connections::new(16, 2));
        let open: Vec<_> = (0..20).filter_map(|_| connections.admit(None)).collect();
        assert_eq!(open.len(), 16);
    }
}
