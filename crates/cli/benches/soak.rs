//! `make soak`: the real program under mixed play while everything goes wrong that may: it is killed,
//! its disk is full, its database goes away, clients leave or never read. Bounded in time, on this
//! machine only. In the end every acknowledged item is compared with what is stored.

#[path = "../../server/tests/http/common/cluster.rs"]
#[allow(dead_code, reason = "TLS is tested elsewhere")]
mod cluster;
#[path = "../tests/soak/mod.rs"]
mod soak;

use std::time::{Duration, Instant};

use cluster::Cluster;
use reqwest::Client;
use soak::{
    Attempt, GamePlayer, Ledger, Program, SmallDisk, Storage, TableWriter, Talker, compare,
    slow_reader,
};

const BATTLES: [&str; 4] = [
    "brigades-de-fer/brawners-farm",
    "brigades-de-fer/millers-cornfield",
    "brigades-de-fer/gettysburg",
    "puissance-de-feu/toll-gate",
];
/// Games at once; every third against the computer.
const GAMES: usize = 12;
const TABLES: usize = 4;
const TALKERS: usize = 4;
/// Clients that never read what they are sent.
const SLOW: usize = 4;
/// Room of the small disk, and what is left of it when it is full.
const DISK: u32 = 64 * 1024;
const LEFT: u64 = 24 * 1024;
/// How long each fault and each calm between them lasts.
const SPELL: Duration = Duration::from_secs(5);

/// What goes wrong.
#[derive(Clone, Copy, Debug)]
enum Fault {
    Nothing,
    Kill,
    Stop,
    /// The disk is full, or the database away.
    StorageFails,
    KillWhileStorageFails,
}

const FAULTS: [Fault; 8] = [
    Fault::Nothing,
    Fault::Kill,
    Fault::StorageFails,
    Fault::Nothing,
    Fault::KillWhileStorageFails,
    Fault::Kill,
    Fault::Stop,
    Fault::StorageFails,
];

/// Counts of what became of things.
#[derive(Debug, Default)]
struct Counts {
    acknowledged: usize,
    refused: usize,
    unknown: usize,
    kills: usize,
    stops: usize,
    failures: usize,
}

impl Counts {
    fn count(&mut self, attempt: Attempt) {
        match attempt {
            Attempt::Acknowledged => self.acknowledged += 1,
            Attempt::Refused => self.refused += 1,
            Attempt::Unknown => self.unknown += 1,
            Attempt::Idle => {}
        }
    }
}

/// Storage that can be made to fail.
enum Place {
    Sqlite(SmallDisk),
    Postgres(Cluster),
}

impl Place {
    fn start(&self) -> Program {
        match self {
            Self::Sqlite(disk) => Program::start(Storage::Disk(disk)),
            Self::Postgres(cluster) => Program::start(Storage::Url(&cluster.url())),
        }
    }

    fn fail(&self) {
        match self {
            Self::Sqlite(disk) => disk.fill(LEFT),
            Self::Postgres(cluster) => cluster.stop(),
        }
    }

    fn mend(&self) {
        match self {
            Self::Sqlite(disk) => disk.make_room(),
            Self::Postgres(cluster) => cluster.start_again(),
        }
    }

    /// Compares what is stored with what was acknowledged; no server may be there.
    async fn compare(&self, ledger: &Ledger) -> Vec<String> {
        // What is still in the journal is moved to its place by a server that starts.
        assert!(self.start().terminate().success());
        match self {
            Self::Sqlite(disk) => {
                let copy = tempfile::TempDir::new().expect("a folder");
                disk.copy_to(copy.path());
                compare(&format!("sqlite://{}/grognard.db", copy.path().display()), ledger).await
            }
            Self::Postgres(cluster) => compare(&cluster.url(), ledger).await,
        }
    }
}

#[tokio::main(flavor = "multi_thread")]
async fn main() {
    // Run as a test, it would only take time.
    if std::env::args().any(|argument| argument == "--test") {
        return;
    }
    let seconds = std::env::var("GROGNARD_SOAK_SECONDS").ok().and_then(|text| text.parse().ok());
    let half = Duration::from_secs(seconds.unwrap_or(600) / 2);
    let mut lost = 0;
    for (name, place) in [
        ("SQLite", Place::Sqlite(SmallDisk::new(DISK))),
        ("PostgreSQL", Place::Postgres(Cluster::start())),
    ] {
        println!("{name}, {} seconds", half.as_secs());
        lost += soak(&place, half).await;
    }
    println!("{lost} lost");
    std::process::exit(i32::from(lost > 0));
}

/// Everybody plays while faults follow each other; how much of what was acknowledged is lost.
async fn soak(place: &Place, how_long: Duration) -> usize {
    let http = Client::builder().timeout(Duration::from_secs(25)).build().expect("a client");
    let mut program = place.start();
    let (mut ledger, mut counts) = (Ledger::default(), Counts::default());
    let ends = Instant::now() + how_long;
    let mut faults = FAULTS.iter().cycle();
    while Instant::now() < ends {
        let fault = *faults.next().expect("a cycle");
        if let Fault::StorageFails | Fault::KillWhileStorageFails = fault {
            place.fail();
            counts.failures += 1;
        }
        spell(&http, &program.url, &mut ledger, &mut counts).await;
        match fault {
            Fault::Nothing => {}
            Fault::Kill => {
                program.kill();
                program = place.start();
                counts.kills += 1;
            }
            Fault::KillWhileStorageFails => {
                program.kill();
                place.mend();
                program = place.start();
                counts.kills += 1;
            }
            Fault::Stop => {
                assert!(program.terminate().success(), "it did not stop well");
                program = place.start();
                counts.stops += 1;
            }
            Fault::StorageFails => {
                place.mend();
                program.health_becomes(&http, 200).await;
            }
        }
    }
    assert!(program.terminate().success(), "it did not stop well");
    let faults = place.compare(&ledger).await;
    let acknowledged = ledger.acknowledged();
    println!("  {counts:?}");
    println!("  {acknowledged} acknowledged items compared, {} faults", faults.len());
    for fault in &faults {
        println!("  {fault}");
    }
    faults.len()
}

/// Everybody plays for a while, all at once; some leave before they are answered.
async fn spell(http: &Client, url: &str, ledger: &mut Ledger, counts: &mut Counts) {
    while ledger.games.len() < GAMES {
        let battle = BATTLES[ledger.games.len() % BATTLES.len()];
        let computer = ledger.games.len() % 3 == 2;
        let Some(game) = GamePlayer::create(http, url, battle, computer).await else { break };
        if ledger.talkers.len() < TALKERS {
            ledger.talkers.push(Talker::at(&game));
        }
        ledger.games.push(game);
    }
    while ledger.tables.len() < TABLES {
        let Some(table) = TableWriter::create(http, url).await else { break };
        ledger.tables.push(table);
    }
    let mut slow = Vec::new();
    for game in ledger.games.iter().take(SLOW) {
        slow.extend(slow_reader(url, &game.game).await);
    }
    let until = Instant::now() + SPELL;
    let mut tasks = tokio::task::JoinSet::new();
    for (index, mut game) in std::mem::take(&mut ledger.games).into_iter().enumerate() {
        let (http, url) = (http.clone(), url.to_owned());
        tasks.spawn(async move {
            let mut attempts = Vec::new();
            while Instant::now() < until {
                // Every fifth client is in a hurry, each time a little more or less.
                let hurry = (attempts.len() % 5 == index % 5)
                    .then(|| Duration::from_millis(1 + attempts.len() as u64 % 7));
                attempts.push(game.play(&http, &url, hurry).await);
                if attempts.last() != Some(&Attempt::Acknowledged) {
                    tokio::time::sleep(Duration::from_millis(20)).await;
                }
            }
            (Done::Game(game), attempts)
        });
    }
    for mut table in std::mem::take(&mut ledger.tables) {
        let (http, url) = (http.clone(), url.to_owned());
        tasks.spawn(async move {
            let mut attempts = Vec::new();
            while Instant::now() < until {
                attempts.push(table.write(&http, &url).await);
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
            (Done::Table(table), attempts)
        });
    }
    for mut talker in std::mem::take(&mut ledger.talkers) {
        let url = url.to_owned();
        tasks.spawn(async move {
            let mut attempts = Vec::new();
            while Instant::now() < until {
                attempts.push(talker.say(&url).await);
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
            (Done::Talker(Box::new(talker)), attempts)
        });
    }
    while let Some(done) = tasks.join_next().await {
        let (who, attempts) = done.expect("no client panics");
        for attempt in attempts {
            counts.count(attempt);
        }
        match who {
            Done::Game(game) => ledger.games.push(game),
            Done::Table(table) => ledger.tables.push(table),
            Done::Talker(talker) => ledger.talkers.push(*talker),
        }
    }
}

/// A client that has done what it had to.
enum Done {
    Game(GamePlayer),
    Table(TableWriter),
    Talker(Box<Talker>),
}
