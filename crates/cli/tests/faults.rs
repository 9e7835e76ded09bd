//! The program on a disk that is full, killed and stopped: nothing that it acknowledged is lost.

mod soak;

use std::time::Duration;

use reqwest::Client;
use soak::{
    Attempt, GamePlayer, Ledger, Program, SmallDisk, Storage, TableWriter, Talker, compare,
};

const BATTLES: [&str; 2] = ["brigades-de-fer/brawners-farm", "brigades-de-fer/millers-cornfield"];

/// How the server ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ending {
    Killed,
    Stopped,
    KilledWhileFull,
}

async fn begin(http: &Client, url: &str, ledger: &mut Ledger) {
    for battle in BATTLES {
        ledger.games.push(GamePlayer::create(http, url, battle, false).await.expect("a game"));
    }
    ledger.talkers.push(Talker::at(&ledger.games[0]));
    ledger.tables.push(TableWriter::create(http, url).await.expect("a table"));
}

/// Everybody does one thing.
async fn round(http: &Client, url: &str, ledger: &mut Ledger) -> Vec<Attempt> {
    let mut attempts = Vec::new();
    for game in &mut ledger.games {
        attempts.push(game.play(http, url, None).await);
    }
    for table in &mut ledger.tables {
        attempts.push(table.write(http, url).await);
    }
    for talker in &mut ledger.talkers {
        attempts.push(talker.say(url).await);
    }
    attempts
}

async fn on_a_full_disk(ending: Ending) {
    let disk = SmallDisk::new(4096);
    let http = Client::builder().timeout(Duration::from_secs(120)).build().expect("a client");
    let program = Program::start(Storage::Disk(&disk));
    let mut ledger = Ledger::default();
    begin(&http, &program.url, &mut ledger).await;
    for _ in 0..5 {
        let attempts = round(&http, &program.url, &mut ledger).await;
        assert!(attempts.iter().all(|one| *one == Attempt::Acknowledged), "{attempts:?}");
    }
    disk.fill(20 * 1024);
    let (mut refused, mut ill) = (0, false);
    for _ in 0..400 {
        let attempts = round(&http, &program.url, &mut ledger).await;
        let some = attempts.iter().filter(|one| **one == Attempt::Refused).count();
        refused += some;
        ill |= some > 0 && program.health(&http).await == 503;
        if refused > 40 && ill {
            break;
        }
    }
    assert!(refused > 40 && ill, "the disk was never full: {refused} refused");
    if ending != Ending::KilledWhileFull {
        disk.make_room();
        // By itself: nobody writes anything.
        program.health_becomes(&http, 200).await;
        let before = ledger.acknowledged();
        for _ in 0..5 {
            let attempts = round(&http, &program.url, &mut ledger).await;
            assert!(!attempts.contains(&Attempt::Refused), "{attempts:?}");
        }
        assert!(ledger.acknowledged() >= before + 15, "nothing is acknowledged any more");
    }
    match ending {
        Ending::Stopped => assert!(program.terminate().success()),
        Ending::Killed | Ending::KilledWhileFull => program.kill(),
    }
    if ending == Ending::KilledWhileFull {
        disk.make_room();
    }
    // The next server takes up what the last one left, and goes on from there.
    let program = Program::start(Storage::Disk(&disk));
    // The first time whoever talks finds his line broken.
    round(&http, &program.url, &mut ledger).await;
    let attempts = round(&http, &program.url, &mut ledger).await;
    assert!(attempts.iter().all(|one| *one == Attempt::Acknowledged), "{attempts:?}");
    assert!(program.terminate().success());
    // What is still in the journal is moved to its place by the next.
    assert!(Program::start(Storage::Disk(&disk)).terminate().success());
    let copy = tempfile::TempDir::new().expect("a folder");
    disk.copy_to(copy.path());
    let url = format!("sqlite://{}/grognard.db", copy.path().display());
    assert_eq!(compare(&url, &ledger).await, Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_lost_when_a_server_is_killed_after_its_disk_was_full() {
    on_a_full_disk(Ending::Killed).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_lost_when_a_server_is_stopped_after_its_disk_was_full() {
    on_a_full_disk(Ending::Stopped).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_lost_when_a_server_is_killed_while_its_disk_is_full() {
    on_a_full_disk(Ending::KilledWhileFull).await;
}
