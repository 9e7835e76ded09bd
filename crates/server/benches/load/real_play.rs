//! Real play: whole battles with dice between page clients, which take in all that they are sent as
//! the page does and answer at random from what they are offered. What a choice costs is counted for
//! both listeners of a battle together.

use std::collections::HashMap;
use std::fmt;
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use serde::de::IgnoredAny;
use serde::{Deserialize, Deserializer};
use serde_json::value::RawValue;
use serde_json::{Value, json};
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;

use crate::{Bench, Machine, PACE, SECONDS, Socket, create, quantile, shown};

/// The largest battles of the books, one of them on both grounds.
const BATTLES: [&str; 7] = [
    "brigades-de-fer/gettysburg",
    "brigades-de-fer/gettysburg-table",
    "puissance-de-feu/quatre-bras",
    "puissance-de-feu/pea-ridge",
    "orel-tsaritsyne/tsaritsyne-1919",
    "bataille-empire/austerlitz-pratzen",
    "marie-louise/montmirail",
];
/// Battles that are played at once, unless it is said how many.
const AT_ONCE: usize = 100;
/// How many choices the first and the last battle are ahead of the start when they are played at a
/// pace, so that every part of a battle is seen.
const AHEAD: usize = 400;
/// A page that has said nothing for so long pings, or the server would hang up.
const PING_AFTER: Duration = Duration::from_secs(30);

/// Plays every battle, or the one that is named, as fast as it goes and at a pace.
pub(crate) async fn measure(only: Option<&str>, at_once: Option<usize>) {
    let at_once = at_once.unwrap_or(AT_ONCE);
    let battles = BATTLES.into_iter();
    for scenario in battles.filter(|name| only.is_none_or(|only| name.ends_with(only))) {
        let folder = tempfile::TempDir::new().expect("a folder");
        let bench = Bench::start(folder.path());
        let [cpu, wire, speed] = as_fast_as_they_can(&bench, scenario, at_once).await;
        let p99 = at_a_pace(&bench, scenario, at_once).await;
        let targets = [
            Target { what: "µs of CPU a choice", measured: cpu, bound: Bound::Most(150.0) },
            Target { what: "KiB a choice on the wire", measured: wire, bound: Bound::Most(6.0) },
            Target { what: "choices/s", measured: speed, bound: Bound::Least(5_000.0) },
            Target { what: "ms p99 at a pace", measured: p99, bound: Bound::Most(5.0) },
        ];
        let told: Vec<String> = targets.iter().map(ToString::to_string).collect();
        println!("{scenario}, against the targets: {}", told.join("; "));
    }
}

/// A figure that real play is to reach.
struct Target {
    what: &'static str,
    measured: f64,
    bound: Bound,
}

enum Bound {
    Most(f64),
    Least(f64),
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (sign, bound, reached) = match self.bound {
            Bound::Most(most) => ("at most", most, self.measured <= most),
            Bound::Least(least) => ("at least", least, self.measured >= least),
        };
        let verdict = if reached { "reached" } else { "MISSED" };
        write!(f, "{:.1} {} ({sign} {bound}: {verdict})", self.measured, self.what)
    }
}

async fn sit(bench: &Bench, scenario: &str, at_once: usize) -> Vec<Battle> {
    let mut battles = Vec::new();
    for number in 0..at_once {
        battles.push(Battle::sit(bench, scenario, number as u64).await);
    }
    battles
}

/// Every battle is played once, to its end. The speed is measured until most of them are over: the last
/// ones do not keep the machine busy. What a choice costs in processor time and in bytes, and how many are
/// made in a second.
async fn as_fast_as_they_can(bench: &Bench, scenario: &str, at_once: usize) -> [f64; 3] {
    let battles = sit(bench, scenario, at_once).await;
    let most = (at_once * 8 / 10).max(1);
    let (before, start) = (bench.processor_time(), Instant::now());
    let tasks = battles.into_iter().map(|mut battle| {
        tokio::spawn(async move {
            while !battle.is_over() {
                battle.answer().await;
            }
            (battle, start.elapsed())
        })
    });
    let mut played = Vec::new();
    for task in tasks.collect::<Vec<_>>() {
        played.push(task.await.expect("joined"));
    }
    played.sort_by_key(|(_, ended)| *ended);
    let of_most: usize = played[..most].iter().map(|(battle, _)| battle.times.len()).sum();
    let whole = played[most - 1].1;
    let mut counted = Traffic::default();
    let mut times = Vec::new();
    for (battle, _) in &played {
        counted.add(&battle.traffic());
        times.extend_from_slice(&battle.times);
    }
    times.sort();
    if let Some(first) = counted.faults.first() {
        let faults = counted.faults.len();
        println!("{scenario}: {faults} answers were offered and refused, the first: {first}");
    }
    let cost = bench.cost(before, times.len());
    let speed = of_most as f64 / whole.as_secs_f64();
    println!(
        "{scenario}: {at_once} whole battles, {} page clients, {} choices: {cost}, {}, \
         {speed:.0} choices/s, {}",
        2 * at_once,
        times.len(),
        counted.shown(times.len()),
        shown(&times),
    );
    [cost.own + cost.kernel, counted.kib(times.len()), speed]
}

/// One choice after the other over all battles, evenly; the time within which 99 in a hundred are
/// acknowledged, in milliseconds.
async fn at_a_pace(bench: &Bench, scenario: &str, at_once: usize) -> f64 {
    let ahead = sit(bench, scenario, at_once).await.into_iter().enumerate();
    // All at once: one after the other, the last ones would not be heard of for minutes.
    let ahead = ahead.map(|(number, mut battle)| {
        tokio::spawn(async move {
            for _ in 0..AHEAD * number / at_once {
                if !battle.is_over() {
                    battle.answer().await;
                }
            }
            battle.times.clear();
            battle
        })
    });
    let mut battles = Vec::new();
    for battle in ahead.collect::<Vec<_>>() {
        battles.push(battle.await.expect("joined"));
    }
    let (before, machine) = (bench.processor_time(), Machine::watch());
    let start = tokio::time::Instant::now() + Duration::from_millis(100);
    let each = (PACE * SECONDS).div_ceil(at_once as u32);
    let tasks = battles.into_iter().enumerate().map(|(index, mut battle)| {
        tokio::spawn(async move {
            for round in 0..each {
                let turn = index as u32 + round * at_once as u32;
                tokio::time::sleep_until(start + Duration::from_secs(1) / PACE * turn).await;
                if !battle.is_over() {
                    battle.answer().await;
                }
            }
            battle.times
        })
    });
    let mut times = Vec::new();
    for task in tasks.collect::<Vec<_>>() {
        times.extend(task.await.expect("joined"));
    }
    times.sort();
    println!(
        "{scenario}, {PACE} choices/s: {}, {}; {}",
        shown(&times),
        bench.cost(before, times.len()),
        machine.told()
    );
    quantile(&times, 0.99)
}

/// Bytes by what they are for.
#[derive(Clone, Default)]
struct Traffic {
    tables: usize,
    steps: usize,
    others: usize,
    refused: usize,
    /// What was said of answers that were offered and refused.
    faults: Vec<String>,
}

impl Traffic {
    fn add(&mut self, other: &Self) {
        self.tables += other.tables;
        self.steps += other.steps;
        self.others += other.others;
        self.refused += other.refused;
        self.faults.extend_from_slice(&other.faults);
    }

    fn kib(&self, choices: usize) -> f64 {
        (self.tables + self.steps + self.others) as f64 / 1024.0 / choices as f64
    }

    fn shown(&self, choices: usize) -> String {
        let each = |bytes: usize| bytes as f64 / 1024.0 / choices as f64;
        format!(
            "{:.2} KiB a choice on the wire (tables {:.2}, steps {:.2}), {} answers refused",
            self.kib(choices),
            each(self.tables),
            each(self.steps),
            self.refused
        )
    }
}

/// A battle with a page at each side.
struct Battle {
    pages: [Page; 2],
    random: Random,
    /// How long each answer took to be acknowledged.
    times: Vec<Duration>,
}

impl Battle {
    async fn sit(bench: &Bench, scenario: &str, seed: u64) -> Self {
        let created = create(&bench.http, bench.address, scenario).await;
        let mut pages = Vec::new();
        for seat in 0..2 {
            let game = created["game"].as_str().expect("a game");
            let url = format!("ws://{}/api/games/{game}/live", bench.address);
            let (mut socket, _) = connect_async(url).await.expect("a socket");
            let token = &created["seats"][seat]["token"];
            let hello = json!({"type": "hello", "token": token, "lang": "en"});
            socket.send(Message::Text(hello.to_string().into())).await.expect("sent");
            pages.push(Page::new(socket));
        }
        let pages = pages.try_into().unwrap_or_else(|_| unreachable!("two were made"));
        Self { pages, random: Random(seed), times: Vec::new() }
    }

    fn is_over(&self) -> bool {
        self.pages.iter().any(|page| page.over)
    }

    fn traffic(&self) -> Traffic {
        let mut all = self.pages[0].traffic.clone();
        all.add(&self.pages[1].traffic);
        all
    }

    /// The next message of either page.
    async fn next(&mut self) -> Got {
        let [first, second] = &mut self.pages;
        let (page, message) = tokio::select! {
            message = first.socket.next() => (first, message),
            message = second.socket.next() => (second, message),
        };
        match message.expect("open").expect("sound") {
            Message::Text(text) => page.take(&text),
            _ => Got::Nothing,
        }
    }

    /// One of those who are asked answers; then waits until somebody is asked again.
    async fn answer(&mut self) {
        while !self.is_over() && !self.pages.iter().any(Page::may_answer) {
            self.next().await;
        }
        if self.is_over() {
            return;
        }
        let asked: Vec<usize> = (0..2).filter(|index| self.pages[*index].may_answer()).collect();
        let at = asked[self.random.below(asked.len())];
        let page = &mut self.pages[at];
        (page.answered, page.answered_to) = (Answered::Sent, page.number);
        let number = page.number;
        let choice = page.choose(&mut self.random).await;
        let message = format!(r#"{{"type":"answer","id":1,"number":{number},"choice":{choice}}}"#);
        let sent = Instant::now();
        page.say(message).await;
        for page in self.pages.iter_mut().filter(|page| page.said.elapsed() > PING_AFTER) {
            page.say(r#"{"type":"ping"}"#.to_owned()).await;
        }
        loop {
            match self.next().await {
                Got::Taken => {
                    self.times.push(sent.elapsed());
                    return;
                }
                // The other side was quicker.
                Got::Refused => return,
                Got::Nothing => {}
            }
        }
    }
}

/// What a message means for whoever waits for an acknowledgement.
enum Got {
    Taken,
    Refused,
    Nothing,
}

/// How far an answer has come.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Answered {
    Nothing,
    Sent,
    /// It was taken or refused: what it led to follows.
    Settled,
}

/// A client that keeps the table as a page does.
struct Page {
    socket: Socket,
    revision: u64,
    number: u64,
    pieces: Vec<Piece>,
    drawings: HashMap<String, String>,
    /// The answers of the last decision of each kind.
    offers: HashMap<String, Vec<Offered>>,
    /// Who may be chosen to act in it.
    actors: HashMap<String, Vec<String>>,
    /// The kind of the last one.
    kind: String,
    /// Whether they are offered now.
    asked: bool,
    answered: Answered,
    /// The number of the table that was answered.
    answered_to: u64,
    over: bool,
    /// When it last said something.
    said: Instant,
    traffic: Traffic,
}

#[derive(Deserialize)]
struct Typed<'a> {
    #[serde(rename = "type")]
    kind: &'a str,
}

#[derive(Deserialize)]
struct Whole {
    revision: u64,
    table: WholeTable,
}

#[derive(Deserialize)]
struct WholeTable {
    number: u64,
    pieces: Vec<Piece>,
    drawings: HashMap<String, String>,
    decision: Option<Decision>,
    outcome: Option<IgnoredAny>,
}

#[derive(Deserialize)]
struct Update {
    from: u64,
    to: u64,
    number: Option<u64>,
    pieces: Option<Changes>,
    #[serde(default)]
    drawings: HashMap<String, NewDrawing>,
    /// Nothing if it is not mentioned; else a decision or none.
    #[serde(default, deserialize_with = "mentioned")]
    decision: Option<Option<DecisionUpdate>>,
    #[serde(default)]
    outcome: Option<IgnoredAny>,
}

fn mentioned<'de, D: Deserializer<'de>>(
    from: D,
) -> Result<Option<Option<DecisionUpdate>>, D::Error> {
    Option::<DecisionUpdate>::deserialize(from).map(Some)
}

/// A drawing that is sent whole, or by another one.
#[derive(Deserialize)]
#[serde(untagged)]
enum NewDrawing {
    Whole(String),
    Changed { like: String, begin: usize, svg: String, end: usize },
}

impl NewDrawing {
    fn drawn(self, known: &HashMap<String, String>) -> String {
        match self {
            Self::Whole(svg) => svg,
            Self::Changed { like, begin, svg, end } => {
                let like: Vec<u16> = known[&like].encode_utf16().collect();
                let kept = |part: &[u16]| String::from_utf16_lossy(part);
                [kept(&like[..begin]), svg, kept(&like[like.len() - end..])].concat()
            }
        }
    }
}

#[derive(Deserialize)]
struct DecisionUpdate {
    kind: String,
    offers: Vec<OfferEntry>,
    actors: Vec<ActorEntry>,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum ActorEntry {
    Unchanged { unchanged: [usize; 2] },
    New(String),
}

/// What somebody who was chosen may do.
#[derive(Deserialize)]
struct Together {
    places: Vec<PlaceRun>,
    offers: Vec<OfferEntry>,
}

#[derive(Deserialize)]
struct PlaceRun {
    choice: [String; 2],
    label: Vec<String>,
    brief: Vec<String>,
    hexes: Vec<String>,
    names: HashMap<String, String>,
}

impl PlaceRun {
    /// The answers as a page holds them: what is said, and what is sent.
    fn spelled(&self) -> impl Iterator<Item = [String; 3]> {
        self.hexes.iter().map(|hex| {
            let name = self.names.get(hex).unwrap_or(hex).as_str();
            [self.choice.join(hex.as_str()), self.label.join(name), self.brief.join(name)]
        })
    }
}

/// A new offer, or some of those of the last decision of its kind. What a page fills in from the offer before
/// it is read here as well, and kept.
#[derive(Deserialize)]
struct OfferEntry {
    unchanged: Option<[usize; 2]>,
    choice: Option<Box<RawValue>>,
    verb: Option<String>,
    label: Option<String>,
    brief: Option<String>,
    rule: Option<String>,
    odds: Option<bool>,
    shape: Option<Value>,
    place: Option<Value>,
}

#[derive(Deserialize)]
struct Changes {
    gone: Vec<String>,
    changed: Vec<PieceChange>,
    new: Vec<Inserted>,
}

/// What is other in a piece than before.
#[derive(Deserialize)]
struct PieceChange {
    id: String,
    look: Option<String>,
}

#[derive(Deserialize)]
struct Inserted {
    at: usize,
    entry: Piece,
}

#[derive(Deserialize)]
struct Piece {
    id: String,
    look: String,
}

#[derive(Deserialize)]
struct Decision {
    kind: String,
    offers: Vec<Offered>,
    actors: Vec<String>,
}

/// An offer as a page holds it.
#[derive(Clone, Deserialize)]
struct Offered {
    choice: Box<RawValue>,
    verb: String,
    label: String,
    brief: String,
    rule: String,
    odds: bool,
    shape: Value,
}

impl Offered {
    /// A new offer, with what it leaves out because it is as in the one before it.
    fn after(before: Option<&Self>, entry: OfferEntry) -> Self {
        let OfferEntry { unchanged: _, choice, verb, label, brief, rule, odds, shape, place } =
            entry;
        let before = || before.expect("an offer before it");
        let brief = match (brief, &label) {
            (Some(brief), _) => brief,
            (None, Some(label)) => label.clone(),
            (None, None) => before().brief.clone(),
        };
        let mut shape = shape.unwrap_or_else(|| before().shape.clone());
        for (part, value) in place.iter().filter_map(Value::as_object).flatten() {
            shape[part] = value.clone();
        }
        Self {
            choice: choice.expect("an answer"),
            verb: verb.unwrap_or_else(|| before().verb.clone()),
            label: label.unwrap_or_else(|| before().label.clone()),
            brief,
            rule: rule.unwrap_or_else(|| before().rule.clone()),
            odds: odds.unwrap_or_else(|| before().odds),
            shape,
        }
    }
}

impl Page {
    fn new(socket: Socket) -> Self {
        Self {
            socket,
            revision: 0,
            number: 0,
            pieces: Vec::new(),
            drawings: HashMap::new(),
            offers: HashMap::new(),
            actors: HashMap::new(),
            kind: String::new(),
            asked: false,
            answered: Answered::Nothing,
            answered_to: 0,
            over: false,
            said: Instant::now(),
            traffic: Traffic::default(),
        }
    }

    async fn say(&mut self, message: String) {
        self.said = Instant::now();
        self.socket.send(Message::Text(message.into())).await.expect("sent");
    }

    /// An answer by chance; where somebody is to act, one of his.
    async fn choose(&mut self, random: &mut Random) -> String {
        let (offers, actors) = (&self.offers[&self.kind], &self.actors[&self.kind]);
        let drawn = random.below(offers.len() + actors.len());
        if let Some(offer) = offers.get(drawn) {
            return offer.choice.to_string();
        }
        let actor = &actors[drawn - offers.len()];
        let asked = format!(r#"{{"type":"together","id":2,"pieces":["{actor}"]}}"#);
        self.say(asked).await;
        loop {
            let message = self.socket.next().await.expect("open").expect("sound");
            let Message::Text(text) = message else { continue };
            let Typed { kind } = serde_json::from_str(&text).expect("a message");
            if kind != "together" {
                self.take(&text);
                continue;
            }
            self.traffic.others += text.len();
            let told: Together = serde_json::from_str(&text).expect("what he may do");
            let mut listed: Vec<Offered> = Vec::new();
            for entry in told.offers {
                listed.push(Offered::after(listed.last(), entry));
            }
            let places = told.places.iter().flat_map(PlaceRun::spelled);
            let mut choices: Vec<String> = places.map(|[choice, ..]| choice).collect();
            choices.extend(listed.iter().map(|offer| offer.choice.to_string()));
            return choices.swap_remove(random.below(choices.len()));
        }
    }

    fn may_answer(&self) -> bool {
        self.asked && self.answered == Answered::Nothing
    }

    fn take(&mut self, text: &str) -> Got {
        let Typed { kind } = serde_json::from_str(text).expect("a message");
        let count = match kind {
            "table" | "update" => &mut self.traffic.tables,
            "step" => &mut self.traffic.steps,
            _ => &mut self.traffic.others,
        };
        *count += text.len();
        if matches!(kind, "table" | "update") && self.answered == Answered::Settled {
            self.answered = Answered::Nothing;
        }
        match kind {
            "table" => {
                let Whole { revision, table } = serde_json::from_str(text).expect("a table");
                (self.revision, self.number) = (revision, table.number);
                (self.pieces, self.drawings) = (table.pieces, table.drawings);
                self.offer(table.decision);
                self.over = table.outcome.is_some();
            }
            "update" => self.update(serde_json::from_str(text).expect("an update")),
            "taken" => {
                self.answered = Answered::Settled;
                return Got::Taken;
            }
            "refused" => {
                // The table that it should have answered follows, unless it crossed the answer.
                let follows = self.number == self.answered_to;
                self.answered = if follows { Answered::Settled } else { Answered::Nothing };
                self.traffic.refused += 1;
                if !text.contains(r#""code":"stale""#) {
                    // The rules refuse what they offer: a fault of the book, which is told at the end.
                    self.answered = Answered::Nothing;
                    self.traffic.faults.push(text.to_owned());
                }
                return Got::Refused;
            }
            _ => {}
        }
        Got::Nothing
    }

    fn update(&mut self, update: Update) {
        assert_eq!(self.revision, update.from, "an update does not follow");
        self.revision = update.to;
        self.number = update.number.unwrap_or(self.number);
        for (look, drawing) in update.drawings {
            let drawing = drawing.drawn(&self.drawings);
            self.drawings.insert(look, drawing);
        }
        if let Some(Changes { gone, changed, new }) = update.pieces {
            let looks = changed.iter().filter_map(|change| change.look.as_ref());
            let mut looks = looks.chain(new.iter().map(|new| &new.entry.look));
            assert!(
                looks.all(|look| self.drawings.contains_key(look)),
                "a piece without a drawing"
            );
            self.pieces.retain(|piece| !gone.contains(&piece.id));
            for PieceChange { id, look } in changed {
                let known = self.pieces.iter_mut().find(|known| known.id == id);
                let known = known.expect("a piece that is known");
                known.look = look.unwrap_or(std::mem::take(&mut known.look));
            }
            for Inserted { at, entry } in new {
                self.pieces.insert(at, entry);
            }
        }
        if let Some(decision) = update.decision {
            self.asked = decision.is_some();
            if let Some(DecisionUpdate { kind, offers, actors }) = decision {
                let before = self.actors.remove(&kind).unwrap_or_default();
                let now = actors.into_iter().flat_map(|entry| match entry {
                    ActorEntry::Unchanged { unchanged: [from, count] } => {
                        before[from..from + count].to_vec()
                    }
                    ActorEntry::New(actor) => vec![actor],
                });
                self.actors.insert(kind.clone(), now.collect());
                let before = self.offers.remove(&kind).unwrap_or_default();
                let mut now = Vec::new();
                for entry in offers {
                    match entry.unchanged {
                        Some([from, count]) => now.extend_from_slice(&before[from..from + count]),
                        None => now.push(Offered::after(now.last(), entry)),
                    }
                }
                self.offers.insert(kind.clone(), now);
                self.kind = kind;
            }
        }
        self.over |= update.outcome.is_some();
    }

    fn offer(&mut self, decision: Option<Decision>) {
        self.asked = decision.is_some();
        self.offers.clear();
        self.actors.clear();
        if let Some(Decision { kind, offers, actors }) = decision {
            self.actors.insert(kind.clone(), actors);
            self.offers.insert(kind.clone(), offers);
            self.kind = kind;
        }
    }
}

/// Numbers that are the same in every run.
struct Random(u64);

impl Random {
    /// Splitmix64.
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    fn below(&mut self, count: usize) -> usize {
        (self.next() % count as u64) as usize
    }
}
