//! A table to play at: battles in a few lines, and dice that show what the story needs.

use engine::tableau::Piece;
use std::collections::BTreeMap;
use testkit::{Asked, asked};

use brigades_de_fer::game::{BrigadesDeFer, Choice, Options, State, UnitId};
use brigades_de_fer::scenario::{Ground, Scenario};
use dice::{Dice, DiceError, Pool};
use engine::RuleId;
use engine::game::{AnswerEffects, Game, Refused, Rules, Seat};

/// A battle that comes with the rulebook.
pub(crate) fn begin(id: &str) -> State {
    let scenario = Scenario::built_in(id).expect("the battle comes with the rulebook");
    BrigadesDeFer::begin(&scenario, &Options::default())
}

/// The same on the free table.
pub(crate) fn begin_on_table(id: &str) -> State {
    let scenario = Scenario::built_in(id).expect("the battle comes with the rulebook");
    BrigadesDeFer::begin(&scenario, &on_table())
}

/// BF-0.1: the players agree to play on the free table.
pub(crate) fn on_table() -> Options {
    Options { ground: Some(Ground::Table), ..Options::default() }
}

pub(crate) type Battle = Game<BrigadesDeFer>;

/// Numbers without bias, the same on every machine.
pub(crate) struct Luck(u64);

impl Luck {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0x5851_f42d_4c95_7f2d)
    }

    pub(crate) fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ (mixed >> 31)) % bound as u64) as usize
    }

    pub(crate) fn pick<'a>(&mut self, offers: &'a [Choice]) -> &'a Choice {
        &offers[self.below(offers.len())]
    }
}

/// Dice that show, for each kind of throw, what was laid down for it; else their lowest face.
#[derive(Clone, Default)]
pub(crate) struct Loaded(BTreeMap<&'static str, Vec<u8>>);

impl Dice for Loaded {
    fn throw(
        &mut self,
        _: RuleId,
        key: &'static str,
        pool: &Pool,
        faces: &mut Vec<u8>,
    ) -> Result<[i64; 2], DiceError> {
        let laid = self.0.get(key).filter(|laid| !laid.is_empty());
        for index in 0..pool.count as usize {
            let face = laid.map_or(1, |laid| laid[index % laid.len()]);
            faces.push(face.min(pool.die.sides()));
        }
        Ok(pool.read(faces))
    }
}

/// A battle that is told.
pub(crate) struct Story {
    pub(crate) game: Battle,
    pub(crate) dice: Loaded,
    names: Vec<String>,
}

/// Reads a battle from lines such as `U1 infantry 4 C4 0 crack` (on the table
/// `U1 infantry 4 2.5,4.0 180`, a point in UD and degrees), `general hooker U C6 2 1 1 chief`,
/// `woods D4 E5`, `hill C3`, `objective F8`; whatever begins with `=` goes into the file as it is.
pub(crate) fn story(lines: &str) -> Story {
    story_with(lines, &Options::default())
}

pub(crate) fn story_with(lines: &str, options: &Options) -> Story {
    let mut head = String::from(
        "format = 1\nid = \"story\"\nturns = 4\ndeployment = \"fixed\"\n\
         title = { fr = \"\", en = \"\" }\ntable = { width = 9, height = 9 }\n\
         victory = { kind = \"points\", stand = 1, unit = 2, victory = 1 }\n",
    );
    let mut rest = String::new();
    let mut sides = [String::from("[union]\n"), String::from("[confederate]\n")];
    let (mut names, mut generals) = ([Vec::new(), Vec::new()], [Vec::new(), Vec::new()]);
    let quoted = |words: &[&str]| {
        let list: Vec<String> = words.iter().map(|word| format!("\"{word}\"")).collect();
        format!("[{}]", list.join(", "))
    };
    for line in lines.lines().map(str::trim).filter(|line| !line.is_empty()) {
        if let Some(raw) = line.strip_prefix("= ") {
            head.push_str(raw);
            head.push('\n');
            continue;
        }
        if let Some(raw) = line.strip_prefix("+ ") {
            rest.push_str(&raw.replace("; ", "\n"));
            rest.push('\n');
            continue;
        }
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[0] {
            "general" => {
                let place = match words[3] {
                    point if point.contains(',') => format!("hex = \"A1\", point = [{point}]"),
                    hex => format!("hex = \"{hex}\""),
                };
                let side = usize::from(words[2] == "C");
                let chief = words.contains(&"chief");
                generals[side].push(words[1].to_owned());
                sides[side].push_str(&format!(
                    "[[{}.generals]]\nid = \"{}\"\nname = \"{}\"\nat = {{ {place} }}\n\
                     control = {}\nattack = {}\ndefence = {}\ncommander_in_chief = {chief}\n",
                    ["union", "confederate"][side],
                    words[1],
                    words[1],
                    words[4],
                    words[5],
                    words[6],
                ));
            }
            "woods" | "tall_crops" | "buildings" | "thicket" => rest.push_str(&format!(
                "[[terrain]]\nname = \"t\"\nkind = \"{}\"\npoint = [0, 0]\nhexes = {}\n",
                words[0],
                quoted(&words[1..]),
            )),
            "hill" => rest.push_str(&format!(
                "[[hills]]\nname = \"h\"\nlevel = 1\nhexes = {}\n",
                quoted(&words[1..]),
            )),
            "wall" => rest.push_str(&format!(
                "[[walls]]\nname = \"w\"\nhexsides = {}\n",
                quoted(&words[1..]),
            )),
            "road" => rest
                .push_str(&format!("[[roads]]\nname = \"r\"\nhexes = {}\n", quoted(&words[1..]))),
            "objective" => rest.push_str(&format!(
                "[[objectives]]\nid = \"{}\"\nname = \"o\"\nhexes = {}\n",
                words[1],
                quoted(&words[1..]),
            )),
            id => {
                let side = usize::from(id.starts_with('C'));
                names[side].push(id.to_owned());
                let mounted = words.contains(&"mounted");
                let weapon = match words[1] {
                    "infantry" => "rifled_musket",
                    "cavalry" => "breechloading_carbine",
                    _ => "smoothbore_gun",
                };
                let army = ["union", "confederate"][side];
                let place = match words[3] {
                    "later" => format!("arrives = {{ turn = {}, zone = \"entry\" }}", words[4]),
                    point if point.contains(',') => format!(
                        "at = {{ hex = \"A1\", facing = 0, point = [{point}], heading = {}, \
                         mounted = {mounted} }}",
                        words[4],
                    ),
                    hex => format!(
                        "at = {{ hex = \"{hex}\", facing = {}, mounted = {mounted} }}",
                        words[4],
                    ),
                };
                sides[side].push_str(&format!(
                    "[[{army}.units]]\nid = \"{id}\"\nname = \"{id}\"\ncategory = \"{}\"\nvc = {}\n\
                     weapon = \"{weapon}\"\ncommander = \"x\"\n{place}\n",
                    words[1], words[2],
                ));
                for grade in ["crack", "green"] {
                    if words.contains(&grade) {
                        sides[side].push_str(&format!("grade = \"{grade}\"\n"));
                    }
                }
                if words.contains(&"dashing") {
                    sides[side].push_str("dashing = true\n");
                }
            }
        }
    }
    for side in 0..2 {
        if let Some(general) = generals[side].first() {
            sides[side] =
                sides[side].replace("commander = \"x\"", &format!("commander = \"{general}\""));
        }
    }
    let text = format!("{head}\n{rest}\n{}\n{}", sides[0], sides[1]);
    let scenario = match Scenario::parse(&text) {
        Ok(scenario) => scenario,
        Err(faults) => panic!("{text}\n{faults:#?}"),
    };
    Story {
        game: Game::new(BrigadesDeFer::begin(&scenario, options)),
        dice: Loaded::default(),
        names: names.concat(),
    }
}

impl Story {
    /// What the dice of one kind of throw show from now on.
    pub(crate) fn lay(&mut self, key: &'static str, faces: &[u8]) -> &mut Self {
        self.dice.0.insert(key, faces.to_vec());
        self
    }

    /// The next tokens are of this side.
    pub(crate) fn tokens_of(&mut self, seat: u8) -> &mut Self {
        self.lay("token-from-the-bowl", &[if seat == 0 { 1 } else { u8::MAX }])
    }

    pub(crate) fn unit(&self, name: &str) -> UnitId {
        let index = self.names.iter().position(|one| one == name);
        UnitId(index.expect("a unit of the story") as u16)
    }

    /// What a spectator sees of a unit.
    pub(crate) fn seen(&self, name: &str) -> Piece {
        let tableau = BrigadesDeFer::tableau(self.game.state(), None);
        tableau.pieces[usize::from(self.unit(name).0)].clone()
    }

    /// The stands of a unit.
    pub(crate) fn vc(&self, name: &str) -> i32 {
        self.seen(name).strength.expect("stands").now.floor()
    }

    /// Where a unit stands, and how it faces.
    pub(crate) fn place(&self, name: &str) -> Option<(String, u8)> {
        let side = |facing: i32| ((facing + 300) / 600 % 6) as u8;
        let place = self.seen(name).place?;
        Some((place.hex?, side(place.facing?)))
    }

    /// The rule that forbids an answer, which changes nothing.
    pub(crate) fn refused(&mut self, kind: &str, choice: Choice) -> String {
        let seat = self.asked(kind).unwrap_or_else(|| panic!("{kind} is not asked")).seat;
        let before = self.game.state().clone();
        let refused = self.answer(seat, choice).expect_err("it is forbidden");
        assert_eq!(self.game.state(), &before);
        match refused {
            Refused::Illegal(refusal) => refusal.rule.to_string(),
            other => panic!("{other:?}"),
        }
    }

    pub(crate) fn asked(&self, kind: &str) -> Option<Asked<Choice>> {
        asked(&self.game).into_iter().find(|decision| decision.question == kind)
    }

    pub(crate) fn offers(&self, kind: &str) -> Vec<Choice> {
        let asked = self.asked(kind);
        asked.unwrap_or_else(|| panic!("{kind} is not asked, but {:?}", self.kinds())).offers
    }

    pub(crate) fn kinds(&self) -> Vec<&'static str> {
        asked(&self.game).iter().map(|decision| decision.question).collect()
    }

    pub(crate) fn answer(&mut self, seat: Seat, choice: Choice) -> Result<AnswerEffects, Refused> {
        self.game.answer(seat, &choice, &mut self.dice)
    }

    /// Answers a decision of this kind.
    pub(crate) fn say(&mut self, kind: &str, choice: Choice) -> &mut Self {
        let decision = self.asked(kind);
        let seat =
            decision.unwrap_or_else(|| panic!("{kind} is not asked, but {:?}", self.kinds())).seat;
        self.answer(seat, choice)
            .unwrap_or_else(|refused| panic!("{kind} {choice:?}: {refused:?}"));
        self
    }

    /// Answers whatever else is asked as harmlessly as can be, until this is asked.
    pub(crate) fn until(&mut self, kind: &str) -> &mut Self {
        for _ in 0..200 {
            if self.asked(kind).is_some() {
                return self;
            }
            self.idle();
        }
        panic!("{kind} is never asked");
    }

    /// Answers the first decision harmlessly.
    pub(crate) fn idle(&mut self) {
        let pending = asked(&self.game);
        let decision = pending.first().expect("the battle goes on");
        let offers = &decision.offers;
        let choice = if offers.contains(&Choice::Done) {
            Choice::Done
        } else if let Some(Choice::EvenLoss { .. } | Choice::Advance { .. }) = offers.first() {
            offers[1]
        } else {
            offers[0]
        };
        self.answer(decision.seat, choice).expect("an offer is accepted");
    }

    /// A unit is activated alone, with a die of 1, and stays where it is.
    pub(crate) fn activate(&mut self, name: &str) -> &mut Self {
        let unit = self.unit(name);
        self.until("designate").say("designate", Choice::Unit { unit });
        while !self.kinds().iter().any(|kind| ["act", "designate"].contains(kind)) {
            self.idle();
        }
        self
    }
}
