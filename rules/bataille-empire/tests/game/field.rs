//! A table for stories: what the file of a small battle says, and answers with their dice.

use bataille_empire::game::{BatailleEmpire, Choice, State};
use bataille_empire::options::Options;
use bataille_empire::scenario::Scenario;
use engine::Scripted;
use engine::game::{Game, Refused, Rules, Seat};
use engine::tableau::Piece;

/// One of the battles that come with the book.
pub(crate) fn begin(id: &str) -> State {
    let scenario = Scenario::built_in(id).unwrap_or_else(|| panic!("{id} is sound"));
    BatailleEmpire::begin(&scenario, &Options::default())
}

/// A battle of section 7 of the companion.
pub(crate) struct Field {
    pub(crate) game: Game<BatailleEmpire>,
}

/// The head of a story: clear ground of 24 by 16, turn 2 of 8, one division a side.
pub(crate) struct Setting {
    pub(crate) phase: &'static str,
    pub(crate) order: &'static str,
    pub(crate) other_order: &'static str,
    pub(crate) points: u8,
    pub(crate) ground: &'static str,
    pub(crate) a: Vec<String>,
    pub(crate) b: Vec<String>,
    pub(crate) general: &'static str,
    pub(crate) lost: [u8; 2],
}

impl Setting {
    pub(crate) fn new(phase: &'static str) -> Self {
        Self {
            phase,
            order: "hold",
            other_order: "hold",
            points: 4,
            ground: "",
            a: Vec::new(),
            b: Vec::new(),
            general: "id = \"ga\"\nname = \"GA\"\nquality = \"strategist\"\ncommander_in_chief = true\nat = [6, 1]",
            lost: [0, 0],
        }
    }

    pub(crate) fn text(&self) -> String {
        let side = |side: &str,
                    order: &str,
                    edge: &str,
                    general: String,
                    lost: u8,
                    units: &[String]| {
            format!(
                "[{side}]\nname = \"{side}\"\nedge = \"{edge}\"\n[[{side}.divisions]]\nid = \"D{side}\"\nname = \"D{side}\"\norder = \"{order}\"\nzone = [10, 8]\nlost = {lost}\n[{side}.divisions.general]\n{general}\n{}",
                units
                    .iter()
                    .map(|unit| format!("[[{side}.divisions.units]]\n{unit}\n"))
                    .collect::<String>()
            )
        };
        let points = format!("{}\npoints = {}", self.general, self.points);
        let other = "id = \"gb\"\nname = \"GB\"\nquality = \"strategist\"\ncommander_in_chief = true\nat = [6, 15]";
        format!(
            "format = 1\nid = \"story\"\ntitle = \"story\"\nturns = 8\nbegins = {{ turn = 2, side = \"a\", phase = \"{}\" }}\n[table]\nwidth = 24\nheight = 16\n{}\n{}\n{}",
            self.phase,
            self.ground,
            side("a", self.order, "south", points, self.lost[0], &self.a),
            side("b", self.other_order, "north", other.to_owned(), self.lost[1], &self.b),
        )
    }

    pub(crate) fn begin(&self) -> Field {
        let text = self.text();
        let scenario = Scenario::parse(&text).unwrap_or_else(|faults| panic!("{faults:?}\n{text}"));
        let state = BatailleEmpire::begin(&scenario, &Options::default());
        Field { game: Game::new(state) }
    }
}

/// A unit of a story.
pub(crate) fn unit(
    id: &str,
    arm: &str,
    formation: &str,
    at: (f64, f64),
    facing: u16,
    more: &str,
) -> String {
    let extra = match arm {
        "cavalry" if !more.contains("weight") => "weight = \"medium\"\n",
        _ => "",
    };
    format!(
        "id = \"{id}\"\nname = \"{id}\"\narm = \"{arm}\"\nmorale = 3\nformation = \"{formation}\"\nat = [{}, {}]\nfacing = {facing}\n{extra}{more}",
        at.0, at.1
    )
}

impl Field {
    /// An answer with exactly these dice.
    #[track_caller]
    pub(crate) fn give(&mut self, seat: u8, choice: &str, dice: &[i64]) {
        let parsed: Choice =
            serde_json::from_str(choice).unwrap_or_else(|error| panic!("{choice}: {error}"));
        let mut scripted = Scripted::new(dice);
        let asked: Vec<_> = self.game.asked().iter().map(|ask| (ask.seat, ask.question)).collect();
        match self.game.answer(Seat(seat), &parsed, &mut scripted) {
            Ok(_) => scripted.finish().unwrap_or_else(|left| panic!("{choice}: {left:?}")),
            // The story is over: what falls later, such as the points of the other side, is not told.
            Err(Refused::Dice(_)) => {
                let more = [dice, &[1, 1, 1]].concat();
                self.game
                    .answer(Seat(seat), &parsed, &mut Scripted::new(&more))
                    .unwrap_or_else(|refused| panic!("{choice}: {refused:?}; asked {asked:?}"));
            }
            Err(refused) => panic!("{choice}: {refused:?}; asked {asked:?}"),
        }
    }

    /// An answer that a rule refuses.
    #[track_caller]
    pub(crate) fn refuse(&mut self, seat: u8, choice: &str, rule: &str) {
        let parsed: Choice =
            serde_json::from_str(choice).unwrap_or_else(|error| panic!("{choice}: {error}"));
        match self.game.answer(Seat(seat), &parsed, &mut Scripted::new(&[])) {
            Err(Refused::Illegal(refusal)) => {
                assert_eq!(refusal.rule.to_string(), rule, "{refusal:?}");
            }
            other => panic!("{choice}: {:?}", other.map(|_| "taken")),
        }
    }

    /// Answers by default until this question is asked.
    #[track_caller]
    pub(crate) fn until(&mut self, question: &str, dice: &[i64]) {
        use engine::game::Word;
        let mut scripted = Scripted::new(dice);
        for _ in 0..60 {
            let state = self.game.state();
            let Some(ask) = self.game.asked().first() else { break };
            if ask.question.name() == question {
                scripted.finish().expect("all dice have fallen");
                return;
            }
            let (seat, choice) = (ask.seat, BatailleEmpire::default_answer(state, ask));
            self.game.answer(seat, &choice, &mut scripted).expect("the default is taken");
        }
        let over = BatailleEmpire::outcome(self.game.state()).is_some();
        assert!(question == "end" && over, "{question} is never asked");
    }

    #[track_caller]
    pub(crate) fn piece(&self, id: &str) -> Piece {
        let tableau = BatailleEmpire::tableau(self.game.state(), None);
        tableau.piece(id).cloned().unwrap_or_else(|| panic!("{id} is there"))
    }

    /// Where a unit stands, its facing in degrees.
    #[track_caller]
    pub(crate) fn stands(&self, id: &str, x: f64, y: f64, facing: i32) {
        let piece = self.piece(id);
        let place = piece.place.unwrap_or_else(|| panic!("{id} is {}", piece.status));
        let height = 16_000;
        let (px, py) = (f64::from(place.at[0]) / 1000.0, f64::from(height - place.at[1]) / 1000.0);
        assert!(
            (px - x).abs() < 0.003 && (py - y).abs() < 0.003,
            "{id} at ({px}, {py}), not ({x}, {y})"
        );
        assert_eq!(place.facing.map(|tenths| tenths / 10), Some(facing), "{id}");
    }

    /// Losses in halves, disorder, marker.
    #[track_caller]
    pub(crate) fn is(&self, id: &str, halves: i32, disorder: bool, marker: bool) {
        let piece = self.piece(id);
        let lost = piece.strength.map_or(0, |strength| strength.losses().0);
        assert_eq!(
            (lost, piece.has("disorder"), piece.has("marker")),
            (halves, disorder, marker),
            "{id}"
        );
    }

    #[track_caller]
    pub(crate) fn gone(&self, id: &str) {
        assert_eq!(self.piece(id).status, "eliminated", "{id}");
    }

    pub(crate) fn outcome(&self) -> Option<engine::game::Outcome> {
        BatailleEmpire::outcome(self.game.state())
    }

    /// Whether an answer like this is offered.
    pub(crate) fn offers(&self, part: &str) -> bool {
        let state = self.game.state();
        self.game.asked().iter().any(|ask| {
            ask.listed(state)
                .iter()
                .any(|choice| serde_json::to_string(choice).is_ok_and(|text| text.contains(part)))
        })
    }
}
