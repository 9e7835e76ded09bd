use std::time::Duration;

/// How the server behaves; the defaults suit a club evening.
#[derive(Clone, Debug)]
pub struct Config {
    /// The beat on which computer players answer.
    pub computer_delay: Duration,
    /// How long a game that nobody looks at stays in memory.
    pub idle: Duration,
    /// How many sockets may be open at once.
    pub sockets: usize,
    /// How many sockets one address may have.
    pub sockets_per_address: u32,
    /// Requests and messages that one address may send in a second, over time.
    pub rate: f64,
    /// How many it may send at once.
    pub burst: f64,
    /// The largest body or message, in bytes.
    pub largest_body: usize,
    /// How long a request may take.
    pub patience: Duration,
    /// How long requests and clients have to finish when the server stops.
    pub farewell: Duration,
    /// Where other devices find the server, if whoever runs it knows: `http://192.168.1.7:1815`.
    pub base: Option<String>,
    /// Other origins whose pages may use the server, beside its own.
    pub origins: Vec<String>,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            computer_delay: Duration::from_millis(350),
            idle: Duration::from_secs(300),
            sockets: 10_000,
            sockets_per_address: 200,
            rate: 200.0,
            burst: 1000.0,
            largest_body: 64 * 1024,
            patience: Duration::from_secs(20),
            farewell: Duration::from_secs(5),
            base: None,
            origins: Vec::new(),
        }
    }
}
