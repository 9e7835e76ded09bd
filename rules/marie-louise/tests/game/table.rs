//! A table to play at.

use dice::{Dice, DiceError, Pool};
use engine::RuleId;
use engine::game::{Game, Rules, Seat};
use engine::tableau::Piece;
use marie_louise::game::{Choice, Plot, UnitId};
use marie_louise::game::{MarieLouise, Options, State};
use marie_louise::scenario::Scenario;
use marie_louise::unit::{Formation, Order};
use std::collections::VecDeque;
use std::fmt::Write as _;

/// A battle that comes with the rulebook.
pub(crate) fn begin(id: &str) -> State {
    let scenario = Scenario::built_in(id).expect("the battle comes with the rulebook");
    MarieLouise::begin(&scenario, &Options { house_rules: scenario.rules })
}

/// The same for two turns: every kind of sheet comes up, and every check is made at each of them.
pub(crate) fn begin_short(id: &str) -> State {
    let mut scenario = Scenario::built_in(id).expect("the battle comes with the rulebook");
    scenario.head.turns = engine::input::Int::of(2);
    MarieLouise::begin(&scenario, &Options { house_rules: scenario.rules })
}

/// Dice that show these faces, in this order.
#[derive(Default)]
pub(crate) struct Laid(VecDeque<u8>);

impl Dice for Laid {
    fn throw(
        &mut self,
        rule: RuleId,
        key: &'static str,
        pool: &Pool,
        faces: &mut Vec<u8>,
    ) -> Result<[i64; 2], DiceError> {
        for _ in 0..pool.count {
            let given = faces.len() as u32;
            let missing = DiceError::Missing { rule, key, pool: *pool, given };
            faces.push(self.0.pop_front().ok_or(missing)?);
        }
        Ok(pool.read(faces))
    }
}

/// A situation on a table of 60 by 40 pas, and what the players want to do in it.
pub(crate) struct Story {
    game: Game<MarieLouise>,
    names: Vec<String>,
    wants: Vec<(String, Choice)>,
}

/// Reads units from lines such as `F1 infantry 4 line 10 10 90`, with fields of the scenario after a
/// bar: the part of the type in braces first. F is the side first, R the second.
pub(crate) fn story(lines: &str) -> Story {
    let mut text = String::from(
        "format = 1\nid = \"story\"\nturns = 60\ntitle = \"\"\ntable = { width = 60, height = 40 }\n\
         [special]\nnever_breaks = true\n",
    );
    let mut sides = [String::new(), String::new()];
    let mut names = [Vec::new(), Vec::new()];
    for line in lines.lines().map(str::trim).filter(|line| !line.is_empty()) {
        if let Some(ground) = line.strip_prefix("+ ") {
            let _ = writeln!(text, "[[terrain]]\n{}", ground.replace("; ", "\n"));
            continue;
        }
        let (unit, more) = line.split_once(" | ").unwrap_or((line, ""));
        let words: Vec<&str> = unit.split_whitespace().collect();
        let (kind, rest) = match more.strip_prefix('{') {
            Some(inner) => inner.split_once('}').expect("a brace"),
            None => ("", more),
        };
        let side = usize::from(words[0].starts_with('R'));
        names[side].push(words[0].to_owned());
        let army = ["first", "second"][side];
        let brigade = ["F", "R"][side];
        let comma = if kind.is_empty() { "" } else { ", " };
        let _ = writeln!(
            sides[side],
            "[[{army}.units]]\nid = \"{}\"\nbrigade = \"{brigade}\"\n\
             type = {{ arm = \"{}\", elements = {}{comma}{kind} }}\nformation = \"{}\"\n\
             at = [{}, {}]\nfacing = {}\n{}",
            words[0],
            words[1],
            words[2],
            words[3],
            words[4],
            words[5],
            words[6],
            rest.trim().replace("; ", "\n"),
        );
    }
    for (army, brigade, home, edge, at) in
        [("first", "F", 270, "west", "[1, 1]"), ("second", "R", 90, "east", "[59, 39]")]
    {
        let _ = writeln!(
            text,
            "[{army}]\nhome = {home}\nedges = [\"{edge}\"]\n[[{army}.brigades]]\nid = \"{brigade}\"\n\
             brigadier = {{ name = \"{brigade}G\", competence = 3, at = {at} }}\n{}",
            sides[usize::from(army == "second")],
        );
    }
    let scenario = Scenario::parse(&text).unwrap_or_else(|faults| panic!("{faults:#?}\n{text}"));
    let state = MarieLouise::begin(&scenario, &Options::default());
    Story { game: Game::new(state), names: names.concat(), wants: Vec::new() }
}

impl Story {
    pub(crate) fn unit(&self, id: &str) -> UnitId {
        let at = self.names.iter().position(|name| name == id).expect("a unit");
        UnitId(at as u8)
    }

    /// What somebody answers to a sheet, told by the beginning of its name: `Orders`, `Fire(4)`.
    pub(crate) fn wants(&mut self, sheet: &str, choice: Choice) -> &mut Self {
        self.wants.push((sheet.to_owned(), choice));
        self
    }

    pub(crate) fn orders(&mut self, order: Order, units: &[&str]) -> &mut Self {
        for id in units {
            let unit = self.unit(id);
            self.wants("Orders", Choice::Own { unit, order });
        }
        self
    }

    pub(crate) fn fires(&mut self, sheet: &str, by: &str, at: &str) -> &mut Self {
        let (unit, target) = (self.unit(by), self.unit(at));
        self.wants(sheet, Choice::Fire { unit, target })
    }

    pub(crate) fn charges(&mut self, by: &str, at: &str, bonus: bool) -> &mut Self {
        let (unit, target) = (self.unit(by), self.unit(at));
        self.wants("Charge", Choice::Charge { unit, target, bonus })
    }

    pub(crate) fn supports(&mut self, by: &str, of: &str) -> &mut Self {
        let (unit, of) = (self.unit(by), self.unit(of));
        self.wants("Charge", Choice::Support { unit, of })
    }

    pub(crate) fn marches(&mut self, by: &str, to: [i32; 2]) -> &mut Self {
        let unit = self.unit(by);
        let plot = Plot { legs: vec![to], ..Plot::default() };
        self.wants("Plot", Choice::Plot { unit, plot })
    }

    /// Plays a turn with these dice, no more and no fewer: what nobody wants is left to its default.
    pub(crate) fn plays(&mut self, dice: &[u8]) -> &mut Self {
        let turn = MarieLouise::turn(self.game.state());
        let mut laid = Laid(dice.iter().copied().collect());
        let mut choices = 0;
        while MarieLouise::turn(self.game.state()) == turn {
            choices += 1;
            assert!(choices < 500, "the turn does not end");
            let state = self.game.state();
            let ask = MarieLouise::asked(state).first().expect("somebody is asked");
            let top = format!("{:?}", MarieLouise::runtime(state).top().expect("a step"));
            let name = top.trim_start_matches("Sheet { kind: ").to_owned();
            let seat = ask.seat;
            let wanted = self.wants.iter().position(|(sheet, choice)| {
                name.starts_with(sheet.as_str()) && MarieLouise::check(state, ask, choice).is_ok()
            });
            let choice = match wanted {
                Some(at) => self.wants.remove(at).1,
                None => MarieLouise::default_answer(state, ask),
            };
            if let Err(refused) = self.game.answer(seat, &choice, &mut laid) {
                panic!("{name}: {choice:?}: {refused:?}, dice left {:?}", laid.0);
            }
        }
        assert!(laid.0.is_empty(), "dice are left: {:?}", laid.0);
        assert!(self.wants.is_empty(), "nobody was asked: {:?}", self.wants);
        self
    }

    pub(crate) fn piece(&self, id: &str) -> Piece {
        let tableau = MarieLouise::tableau(self.game.state(), None);
        tableau.piece(id).expect("a piece").clone()
    }

    /// Where a unit stands, in thousandths from the south-west corner, and how it faces in degrees.
    pub(crate) fn stands(&self, id: &str) -> ([i32; 2], i32) {
        let place = self.piece(id).place.expect("a place");
        ([place.at[0], 40_000 - place.at[1]], place.facing.unwrap_or(0) / 10)
    }

    /// What a unit has lost in all.
    pub(crate) fn lost(&self, id: &str) -> i64 {
        self.piece(id).whole_losses()
    }

    pub(crate) fn seat(&self, id: &str) -> Seat {
        self.piece(id).seat
    }

    pub(crate) fn is_formed(&self, id: &str, formation: Formation) -> bool {
        let word = format!("{formation:?}").to_lowercase();
        self.piece(id).formation.is_some_and(|one| one.replace('_', "") == word)
    }
}
