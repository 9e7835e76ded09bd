//! A table to play at: battles in a few lines, and dice that show what the story needs.

use puissance_de_feu::unit;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use testkit::asked;

use dice::{Dice, DiceError, Pool};
use engine::game::{AnswerEffects, Game, NoDice, Refused, Rules, Seat};
use engine::{Entry, RuleId};
use puissance_de_feu::game::{Choice, Options, Pose, PuissanceDeFeu, State, UnitId};
use puissance_de_feu::options::{HouseRule, HouseRules};
use puissance_de_feu::scenario::Scenario;

/// A battle that comes with the rulebook.
pub(crate) fn begin(id: &str) -> State {
    let scenario = Scenario::built_in(id).expect("the battle comes with the rulebook");
    PuissanceDeFeu::begin(&scenario, &Options::default())
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
            faces.push(laid.map_or(1, |laid| laid[index % laid.len()]));
        }
        Ok(pool.read(faces))
    }
}

/// A battle that is told.
pub(crate) struct Story {
    pub(crate) game: Game<PuissanceDeFeu>,
    dice: Loaded,
    log: Vec<Entry>,
    names: Vec<String>,
}

/// Reads a battle from lines such as `A1 infantry 10 5 0 elite,large` (D for the defender),
/// `wall 5,13 17,13`, `woods 1,1 4,1 4,4`; whatever begins with `=` goes into the head of the file,
/// with `+` into its end. The table is 48 inches by 36.
pub(crate) fn story(lines: &str) -> Story {
    story_with(lines, &[])
}

pub(crate) fn story_with(lines: &str, rules: &[HouseRule]) -> Story {
    let mut head = String::from(
        "format = 1\nid = \"story\"\nturns = 3\ndeployment = \"line_of_battle\"\n\
         title = { fr = \"\", en = \"\" }\ntable = { width = 48, height = 36 }\n",
    );
    let mut ground = String::new();
    let army = |edge: &str| {
        format!("name = {{ fr = \"\", en = \"\" }}\nedge = \"{edge}\"\nzones = [[0, 0, 48, 36]]\n")
    };
    let mut sides =
        [format!("[attacker]\n{}", army("south")), format!("[defender]\n{}", army("north"))];
    let mut names = [Vec::new(), Vec::new()];
    for (number, line) in lines.lines().map(str::trim).enumerate() {
        if line.is_empty() {
            continue;
        }
        if let Some(raw) = line.strip_prefix("= ") {
            let _ = writeln!(head, "{raw}");
            continue;
        }
        if let Some(raw) = line.strip_prefix("+ ") {
            let _ = writeln!(ground, "{}", raw.replace("; ", "\n"));
            continue;
        }
        let words: Vec<&str> = line.split_whitespace().collect();
        let id = words[0];
        if id.starts_with(['A', 'D']) {
            let side = usize::from(id.starts_with('D'));
            names[side].push(id.to_owned());
            let name = ["attacker", "defender"][side];
            let kind = words[1];
            let _ = write!(
                sides[side],
                "[[{name}.units]]\nid = \"{id}\"\nname = \"{id}\"\ntype = \"{kind}\"\n",
            );
            if words[2] == "later" {
                let (turn, edge, point) = (words[3], words[4], words[5]);
                let arrives = format!("turn = {turn}, edge = \"{edge}\", point = {point}");
                let _ = writeln!(sides[side], "arrives = {{ {arrives} }}");
                continue;
            }
            let (x, y, facing) = (words[2], words[3], words[4]);
            let _ = writeln!(sides[side], "at = [{x}, {y}]\nfacing = {facing}");
            if let Some(traits) = words.get(5) {
                let list: Vec<String> =
                    traits.split(',').map(|word| format!("\"{word}\"")).collect();
                let _ = writeln!(sides[side], "traits = [{}]", list.join(", "));
            }
        } else {
            let area = ["woods", "building", "marsh", "river", "water", "impassable", "hill"]
                .contains(&id);
            let points: Vec<String> = words[1..]
                .iter()
                .filter(|word| word.contains(','))
                .map(|word| format!("[{word}]"))
                .collect();
            let field = if area { "polygon" } else { "line" };
            let _ = write!(
                ground,
                "[[terrain]]\nid = \"t{number}\"\nname = {{ fr = \"\", en = \"\" }}\n\
                 kind = \"{id}\"\n{field} = [{}]\n",
                points.join(", "),
            );
            if let Some(current) = words.iter().find_map(|word| word.strip_prefix("current=")) {
                let _ = writeln!(ground, "current = {current}");
            }
        }
    }
    let text = format!("{head}\n{ground}\n{}\n{}", sides[0], sides[1]);
    let scenario = Scenario::parse(&text).unwrap_or_else(|faults| panic!("{text}\n{faults:#?}"));
    let house_rules = HouseRules::agreed(rules).expect("they go together");
    let mut story = Story {
        game: Game::new(PuissanceDeFeu::begin(
            &scenario,
            &Options { house_rules, ..Options::default() },
        )),
        dice: Loaded::default(),
        log: Vec::new(),
        names: names.concat(),
    };
    story.say(&Choice::SetUp);
    story.say(&Choice::SetUp);
    story
}

impl Story {
    /// What the dice of one kind of throw show from now on.
    pub(crate) fn lay(&mut self, key: &'static str, faces: &[u8]) -> &mut Self {
        self.dice.0.insert(key, faces.to_vec());
        self
    }

    pub(crate) fn id(&self, name: &str) -> UnitId {
        let index = self.names.iter().position(|known| known == name).expect("a unit");
        UnitId(u8::try_from(index).expect("few units"))
    }

    /// Answers for whoever is asked.
    pub(crate) fn say(&mut self, choice: &Choice) -> &mut Self {
        let seat = asked(&self.game).first().expect("somebody is asked").seat;
        let told: AnswerEffects = self
            .game
            .answer(seat, choice, &mut self.dice)
            .unwrap_or_else(|refused| panic!("{choice:?}: {refused:?}"));
        self.log = told.log.entries().to_vec();
        self
    }

    /// The rule that forbids an answer.
    pub(crate) fn refused(&mut self, choice: &Choice) -> String {
        let seat = asked(&self.game).first().expect("somebody is asked").seat;
        match self.game.answer(seat, choice, &mut self.dice.clone()) {
            Err(Refused::Illegal(refusal)) => refusal.rule.to_string(),
            other => panic!("{choice:?}: {other:?}"),
        }
    }

    pub(crate) fn asked(&self) -> &'static str {
        asked(&self.game).first().map_or("", |decision| decision.question)
    }

    pub(crate) fn offers(&self) -> Vec<Choice> {
        asked(&self.game).first().map_or_else(Vec::new, |one| one.offers.to_vec())
    }

    pub(crate) fn told(&self, key: &str) -> bool {
        self.log.iter().any(|entry| entry.key() == key)
    }

    pub(crate) fn seen(&self, name: &str) -> Seen {
        seen(self.game.state(), name)
    }

    pub(crate) fn pose(&self, name: &str) -> Pose {
        self.seen(name).pose.expect("on the table")
    }

    pub(crate) fn fire(&mut self, name: &str, target: &str) -> &mut Self {
        let (unit, target) = (self.id(name), self.id(target));
        self.say(&Choice::Fire { unit, target, ammunition: None })
    }

    pub(crate) fn charge(&mut self, name: &str, target: &str) -> &mut Self {
        let (unit, target) = (self.id(name), self.id(target));
        self.say(&Choice::Charge { unit, target })
    }

    pub(crate) fn may_take_back(&self) -> bool {
        self.game.may_take_back(Seat(0)) || self.game.may_take_back(Seat(1))
    }

    /// Whether an answer needs no dice at all.
    pub(crate) fn is_quiet(&self, choice: &Choice) -> bool {
        let mut game = self.game.clone();
        let seat = asked(&game).first().expect("somebody is asked").seat;
        game.answer(seat, choice, &mut NoDice).is_ok()
    }
}

/// What everybody sees of a unit.
#[derive(Clone, Debug)]
pub(crate) struct Seen {
    pub(crate) status: &'static str,
    pub(crate) pose: Option<Pose>,
    pub(crate) frontage: i32,
    pub(crate) depth: i32,
    pub(crate) wounds: i32,
    pub(crate) state: unit::State,
    pub(crate) out_of_ammunition: bool,
}

/// The tables of these tests, and of the toll gate, are so high; a page counts from the north.
const HEIGHT: i32 = 36_000;

pub(crate) fn seen(state: &State, name: &str) -> Seen {
    let tableau = PuissanceDeFeu::umpire_tableau(state);
    let piece = tableau.piece(name).expect("a unit");
    let pose = piece.place.as_ref().map(|place| Pose {
        x: place.at[0],
        y: HEIGHT - place.at[1],
        facing: place.facing.expect("it faces somewhere") as u16,
    });
    Seen {
        status: piece.status,
        pose,
        frontage: piece.base[0],
        depth: piece.base[1],
        wounds: piece.strength.expect("hit points").losses().floor(),
        state: match (piece.has("routing"), piece.has("disordered")) {
            (true, _) => unit::State::Routing,
            (_, true) => unit::State::Disordered,
            _ => unit::State::Steady,
        },
        out_of_ammunition: piece.has("out_of_ammunition"),
    }
}
