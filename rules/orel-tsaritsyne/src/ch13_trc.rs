//! OT-13 The combat results table (TRC).

use engine::input::Int;
use engine::{Log, Lookup, Refusal};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ch08_advance::AdvanceCode;
use crate::ch08_attack_input::SlashChoice;
use crate::options::TrcReading;
use crate::unit::Part;
use crate::{follows, ot};

type Cells = [[&'static str; 15]; 6];

/// OT-13.1, table 4.1: the attacker's cells.
#[rustfmt::skip]
const ATTACKER: Cells = [
    // 1-     2       3       4       5     6     7    8      9     10    11   12    13   14    15
    ["2 D1", "2 D1", "1 A1", "1 A1", "A1", "A1", "", "1a",  "a",  "1a", "a", "1a", "a", "1a", "a"], // Q6
    ["2 D1", "2 D1", "1 A1", "1 A1", "A1", "A1", "", "1a",  "a",  "1a", "a", "1a", "a", "1a", "a"], // Q5
    ["2 D1", "2 D1", "1 D1", "1 D1", "A1", "A1", "", "1a",  "a1", "1a", "a", "1a", "a", "1a", "a"], // Q4
    ["2dr",  "2 D1", "1 D1", "1 D1", "A1", "A1", "", "1pa", "a1", "1a", "a", "1a", "a", "1a", "a"], // Q3
    ["2dr",  "2dr",  "1 D1", "1 D1", "A1", "A1", "", "1pa", "pa", "1a", "a", "1a", "a", "1a", "a"], // Q2
    ["1R",   "2dr",  "D2",   "D2",   "D1", "D1", "", "1pa", "pa", "1a", "a", "1a", "a", "1a", "a"], // Q1
];

/// OT-13.1, table 4.1: the defender's cells.
#[rustfmt::skip]
const DEFENDER: Cells = [
    // 1- 2       3     4         5   6     7   8     9     10     11     12     13     14     15
    ["", "1a1/D1", "a1", "1a1/D1", "", "D1", "", "D1", "D1", "1r",  "1r",  "2r",  "2r",  "2r",  "2r" ], // Q6
    ["", "1a1/D1", "a1", "D1",     "", "D1", "", "D1", "D1", "1r",  "1r",  "2r",  "2r",  "3dr", "3dr"], // Q5
    ["", "1a1/D1", "",   "D1",     "", "D1", "", "D1", "D1", "1r",  "1r",  "2dr", "2dr", "3dr", "3dr"], // Q4
    ["", "D1",     "",   "D1",     "", "D1", "", "r",  "r",  "1r",  "1dr", "2dr", "2dr", "3dr", "1R" ], // Q3
    ["", "D1",     "",   "D1",     "", "D1", "", "r",  "r",  "1dr", "1dr", "2dr", "1R",  "0R",  "0R" ], // Q2
    ["", "D1",     "",   "D1",     "", "D1", "", "dr", "dr", "1dr", "1dr", "1R",  "0R",  "0R",  "0R" ], // Q1
];

/// OT-13.2: the defender's cells 10 to 15 of the best troops, when the losses come late.
#[rustfmt::skip]
const LATE_LOSS: [[&str; 6]; 2] = [
    // 10    11    12    13    14     15
    ["D1", "D1", "1r", "1r", "2r",  "2r" ], // Q6
    ["D1", "D1", "1r", "2r", "3dr", "3dr"], // Q5
];

/// OT-8.103: the column of a final score.
pub fn column_of(score: i32) -> i32 {
    score.clamp(1, 15)
}

/// OT-8.101: above 7 the attacker wins.
pub const fn winner(score: i32) -> Part {
    if score > 7 { Part::Attacker } else { Part::Defender }
}

/// OT-8.102, OT-13.2: the cell of a side in a column, on the row of its Quality.
pub fn cell_code(part: Part, row: i32, column: i32, reading: TrcReading) -> &'static str {
    let (line, place) = ((6 - row) as usize, (column - 1) as usize);
    if part == Part::Attacker {
        return ATTACKER[line][place];
    }
    let code = DEFENDER[line][place];
    match (reading, code) {
        (TrcReading::WithD1, "1r") => "1r D1",
        (TrcReading::WithD1, "2r") if column >= 14 => "2r D1",
        (TrcReading::LateLoss, _) if line < LATE_LOSS.len() && column >= 10 => {
            LATE_LOSS[line][place - 9]
        }
        _ => code,
    }
}

/// What a cell orders (table 4.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cell {
    /// Mandatory ones.
    pub losses: i32,
    pub retreat: i32,
    pub rout: bool,
    pub surrender: bool,
    /// The figure of a Dn, which the defender shares out.
    pub by_defender: i32,
    /// The figure of an An, which the attacker shares out.
    pub by_attacker: i32,
    pub advance: AdvanceCode,
}

impl Cell {
    /// OT-8.131 to OT-8.138: reads a code. Its parts stand in the order in which they apply; a
    /// figure before a letter is a number of losses, a figure after D or A is shared out.
    pub fn read(code: &str, slash: SlashChoice) -> Self {
        let code = match (code.split_once('/'), slash) {
            (Some((advance, _)), SlashChoice::Advance) => advance,
            (Some((_, dn)), SlashChoice::Dn) => dn,
            (None, _) => code,
        };
        let mut cell = Self::default();
        for part in code.split(' ') {
            let word = part.trim_start_matches(|letter: char| letter.is_ascii_digit());
            cell.losses += part[..part.len() - word.len()].parse().unwrap_or(0);
            match word.as_bytes() {
                b"r" => cell.retreat = 1,
                b"dr" => cell.rout = true,
                b"R" => cell.surrender = true,
                b"a" => cell.advance = AdvanceCode::A,
                b"a1" => cell.advance = AdvanceCode::A1,
                b"pa" => cell.advance = AdvanceCode::Pa,
                [b'D', figure] => cell.by_defender = i32::from(figure - b'0'),
                [b'A', figure] => cell.by_attacker = i32::from(figure - b'0'),
                _ => {}
            }
        }
        cell
    }
}

/// The whole table of a reading, its codes read: for whoever weighs many attacks.
#[derive(Clone, Debug)]
pub struct CellTable([[[Cell; COLUMNS]; ROWS]; 2]);

/// Rows and columns of the table.
const ROWS: usize = 6;
const COLUMNS: usize = 15;

impl CellTable {
    /// Of two results that are written with a "/" the second.
    pub fn new(reading: TrcReading) -> Self {
        let mut cells = [[[Cell::default(); COLUMNS]; ROWS]; 2];
        for part in [Part::Attacker, Part::Defender] {
            for (row, line) in cells[part as usize].iter_mut().enumerate() {
                for (column, cell) in line.iter_mut().enumerate() {
                    let code = cell_code(part, row as i32 + 1, column as i32 + 1, reading);
                    *cell = Cell::read(code, SlashChoice::Dn);
                }
            }
        }
        Self(cells)
    }

    /// The cell of a part on a row and in a column of the table.
    pub const fn cell(&self, part: Part, row: i32, column: i32) -> &Cell {
        &self.0[part as usize][(row - 1) as usize][(column - 1) as usize]
    }
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TrcLookupInput {
    score: Int<-30, 40>,
    quality: Int<1, 6>,
    side: Part,
    #[serde(default)]
    reading: TrcReading,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct TrcLookupResult {
    column: i32,
    winner: Part,
    code: &'static str,
}

fn trc_lookup(input: TrcLookupInput, log: &mut Log) -> Result<TrcLookupResult, Refusal> {
    let column = column_of(input.score.get());
    log.note_value(ot("8.103"), "column-read", i64::from(column));
    let winner = winner(input.score.get());
    let told = match winner {
        Part::Attacker => "attacker-wins",
        Part::Defender => "defender-wins",
    };
    log.note(ot("8.101"), told);
    let code = cell_code(input.side, input.quality.get(), column, input.reading);
    Ok(TrcLookupResult { column, winner, code })
}

pub static TRC_LOOKUP: Lookup<TrcLookupInput, TrcLookupResult> =
    Lookup::new("trc-lookup", follows(&["8.101", "8.102", "8.103", "13.1", "13.2"]), trc_lookup);

#[cfg(test)]
mod tests {
    use super::*;

    const READINGS: [TrcReading; 3] =
        [TrcReading::Default, TrcReading::WithD1, TrcReading::LateLoss];

    fn read(code: &str) -> Cell {
        Cell::read(code, SlashChoice::Dn)
    }

    #[test]
    fn the_legend_reads_every_cell() {
        // OT-8.131, OT-8.132, OT-8.134, OT-8.136, OT-8.137, OT-8.138, OT-13.3
        let none = Cell::default();
        assert_eq!(read(""), none);
        assert_eq!(read("2 D1"), Cell { losses: 2, by_defender: 1, ..none });
        assert_eq!(read("1 A1"), Cell { losses: 1, by_attacker: 1, ..none });
        assert_eq!(read("D2"), Cell { by_defender: 2, ..none });
        assert_eq!(read("1R"), Cell { losses: 1, surrender: true, ..none });
        assert_eq!(read("0R"), Cell { surrender: true, ..none });
        assert_eq!(read("3dr"), Cell { losses: 3, rout: true, ..none });
        assert_eq!(read("r"), Cell { retreat: 1, ..none });
        assert_eq!(read("2r D1"), Cell { losses: 2, retreat: 1, by_defender: 1, ..none });
        assert_eq!(read("1a"), Cell { losses: 1, advance: AdvanceCode::A, ..none });
        assert_eq!(read("a1"), Cell { advance: AdvanceCode::A1, ..none });
        assert_eq!(read("1pa"), Cell { losses: 1, advance: AdvanceCode::Pa, ..none });
        assert_eq!(read("1a1/D1"), Cell { by_defender: 1, ..none });
        let advance = Cell { losses: 1, advance: AdvanceCode::A1, ..none };
        assert_eq!(Cell::read("1a1/D1", SlashChoice::Advance), advance);
    }

    /// How bad a defender's cell is for him, in the order of the table.
    fn severity(code: &str) -> usize {
        const ORDER: [&str; 13] =
            ["", "D1", "r", "1r", "1r D1", "2r", "2r D1", "dr", "1dr", "2dr", "3dr", "1R", "0R"];
        ORDER.iter().position(|known| *known == code).expect("a beaten defender's cell")
    }

    #[test]
    fn beaten_defenders_fare_worse_with_the_score_and_with_less_quality() {
        // OT-13.1, OT-13.2
        for reading in READINGS {
            let bad = |row, column| severity(cell_code(Part::Defender, row, column, reading));
            for row in 1..=6 {
                for column in 8..=15 {
                    assert!(column == 15 || bad(row, column) <= bad(row, column + 1));
                    assert!(row == 6 || bad(row, column) >= bad(row + 1, column));
                }
            }
        }
    }

    #[test]
    fn no_cell_gives_the_choice_to_both_players() {
        // OT-8.135: the retreats of such a cell would add up; none is printed.
        for reading in READINGS {
            for (row, column) in (1..=6).flat_map(|row| (1..=15).map(move |column| (row, column))) {
                let attacker = read(cell_code(Part::Attacker, row, column, reading));
                assert!(attacker.by_defender == 0 || attacker.by_attacker == 0);
                assert_eq!(read(cell_code(Part::Defender, row, column, reading)).by_attacker, 0);
            }
        }
    }
}
