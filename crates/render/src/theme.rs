//! Three ways to print the same map.

use crate::scene::Colours;
use serde::Serialize;

/// How the map looks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
pub enum Theme {
    /// Cream paper, ink and washes.
    #[default]
    Paper,
    /// The same sheet at night, by the light of a lamp.
    Lamp,
    /// Black on white, for a printer.
    Print,
}

impl Theme {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Paper, Self::Lamp, Self::Print];

    /// Its name in file names and classes.
    pub const fn name(self) -> &'static str {
        self.palette().name
    }

    /// The inks of the two sides. In print the first is black and the second white.
    pub(crate) fn sides(self, colours: Colours) -> [&'static SideInk; 2] {
        match self {
            Self::Paper => [colours.first, colours.second].map(|colour| &DAY[colour as usize]),
            Self::Lamp => [colours.first, colours.second].map(|colour| &NIGHT[colour as usize]),
            Self::Print => [&BLACK, &WHITE],
        }
    }

    pub(crate) const fn palette(self) -> &'static Palette {
        match self {
            Self::Paper => &PAPER,
            Self::Lamp => &LAMP,
            Self::Print => &PRINT,
        }
    }
}

/// The inks of a theme.
#[derive(Debug)]
pub(crate) struct Palette {
    pub(crate) name: &'static str,
    /// The sheet, and its worn edge.
    pub(crate) paper: &'static str,
    pub(crate) worn: &'static str,
    /// Behind letters, to lift them off the ground.
    pub(crate) halo: &'static str,
    pub(crate) ink: &'static str,
    pub(crate) soft_ink: &'static str,
    pub(crate) hachure: &'static str,
    pub(crate) slope: &'static str,
    pub(crate) crest: &'static str,
    pub(crate) woods: &'static str,
    pub(crate) crown: &'static str,
    pub(crate) crown_dark: &'static str,
    pub(crate) crown_light: &'static str,
    pub(crate) crown_ink: &'static str,
    pub(crate) crops: &'static str,
    pub(crate) crops_ink: &'static str,
    pub(crate) meadow: &'static str,
    pub(crate) marsh: &'static str,
    pub(crate) rough: &'static str,
    pub(crate) water: &'static str,
    pub(crate) water_ink: &'static str,
    pub(crate) town: &'static str,
    pub(crate) roof: &'static str,
    pub(crate) road: &'static str,
    pub(crate) road_ink: &'static str,
    /// Fences, tracks, poles.
    pub(crate) timber: &'static str,
    pub(crate) shadow: &'static str,
    pub(crate) light: &'static str,
    pub(crate) forbidden: &'static str,
    pub(crate) neutral: &'static str,
    /// Whether the sheet has folds and a worn edge.
    pub(crate) worn_sheet: bool,
}

/// The inks of a side.
#[derive(Debug)]
pub(crate) struct SideInk {
    /// Upper face of a block, lit and unlit.
    pub(crate) lit: &'static str,
    pub(crate) face: &'static str,
    /// The edge of the block that one sees.
    pub(crate) edge: &'static str,
    /// What is written on the face.
    pub(crate) mark: &'static str,
    /// Lines and letters of that side on the map.
    pub(crate) line: &'static str,
}

const PAPER: Palette = Palette {
    name: "paper",
    paper: "#f5ecd6",
    worn: "#dcc596",
    halo: "#f7efdb",
    ink: "#2d2319",
    soft_ink: "#75614a",
    hachure: "#7d5b38",
    slope: "#b98a52",
    crest: "#efdcb4",
    woods: "#cbd5a8",
    crown: "#9fb57c",
    crown_dark: "#8aa56b",
    crown_light: "#c3d19c",
    crown_ink: "#4c5d36",
    crops: "#eed991",
    crops_ink: "#a27a22",
    meadow: "#dde3b8",
    marsh: "#d3dfd0",
    rough: "#e6d7b4",
    water: "#b9d2da",
    water_ink: "#44748c",
    town: "#efdcc2",
    roof: "#a34a35",
    road: "#fffaf0",
    road_ink: "#5d4732",
    timber: "#5d4732",
    shadow: "#2a1d0e",
    light: "#e8a317",
    forbidden: "#7a2048",
    neutral: "#8a7a5c",
    worn_sheet: true,
};

const LAMP: Palette = Palette {
    name: "lamp",
    paper: "#322a23",
    worn: "#0f0c0a",
    halo: "#2a231c",
    ink: "#e6d3ab",
    soft_ink: "#a08c68",
    hachure: "#b08a58",
    slope: "#7a5a38",
    crest: "#4a3d2c",
    woods: "#343c29",
    crown: "#465436",
    crown_dark: "#3b4a2c",
    crown_light: "#66764a",
    crown_ink: "#161a11",
    crops: "#4b3f22",
    crops_ink: "#b8933f",
    meadow: "#353a26",
    marsh: "#2b3836",
    rough: "#3a3126",
    water: "#22404d",
    water_ink: "#6ea3b8",
    town: "#46332a",
    roof: "#a05a43",
    road: "#8d7a58",
    road_ink: "#14100c",
    timber: "#b39a6c",
    shadow: "#000000",
    light: "#ffc24d",
    forbidden: "#e58ab0",
    neutral: "#a8966f",
    worn_sheet: true,
};

const PRINT: Palette = Palette {
    name: "print",
    paper: "#ffffff",
    worn: "#ffffff",
    halo: "#ffffff",
    ink: "#000000",
    soft_ink: "#555555",
    hachure: "#444444",
    slope: "#bbbbbb",
    crest: "#ffffff",
    woods: "#ececec",
    crown: "#ffffff",
    crown_dark: "#dddddd",
    crown_light: "#ffffff",
    crown_ink: "#555555",
    crops: "#ffffff",
    crops_ink: "#777777",
    meadow: "#ffffff",
    marsh: "#ffffff",
    rough: "#ffffff",
    water: "#e8e8e8",
    water_ink: "#444444",
    town: "#eeeeee",
    roof: "#333333",
    road: "#ffffff",
    road_ink: "#222222",
    timber: "#222222",
    shadow: "#000000",
    light: "#000000",
    forbidden: "#000000",
    neutral: "#777777",
    worn_sheet: false,
};

/// Blue, red, grey, green and ivory by day.
#[rustfmt::skip]
const DAY: [SideInk; 5] = [
    SideInk { lit: "#33648f", face: "#1c4269", edge: "#0e2740", mark: "#fdf6e3", line: "#1d4a78" },
    SideInk { lit: "#d8684e", face: "#c24a34", edge: "#6d1f14", mark: "#fff6e6", line: "#a5321f" },
    SideInk { lit: "#8b939a", face: "#697179", edge: "#32383e", mark: "#fffaf0", line: "#525a62" },
    SideInk { lit: "#5f8a55", face: "#426c3b", edge: "#1e3a1a", mark: "#fdf8e6", line: "#335f2c" },
    SideInk { lit: "#fffdf6", face: "#efe6d2", edge: "#3b3024", mark: "#221a12", line: "#2d2b2a" },
];

/// The same by the light of a lamp.
#[rustfmt::skip]
const NIGHT: [SideInk; 5] = [
    SideInk { lit: "#5a94cc", face: "#3a73ab", edge: "#16314c", mark: "#fff9ea", line: "#86b8e6" },
    SideInk { lit: "#e0735a", face: "#bf4b36", edge: "#5f1c12", mark: "#fff6e6", line: "#f09a84" },
    SideInk { lit: "#9aa2a8", face: "#757d84", edge: "#33383d", mark: "#fffaf0", line: "#c3cad0" },
    SideInk { lit: "#6c9a60", face: "#4c7a43", edge: "#1f3b1a", mark: "#fdf8e6", line: "#9cc98f" },
    SideInk { lit: "#f4ead2", face: "#d9ccb0", edge: "#1c1611", mark: "#221a12", line: "#efe3c6" },
];

#[rustfmt::skip]
const BLACK: SideInk =
    SideInk { lit: "#2a2a2a", face: "#111111", edge: "#000000", mark: "#ffffff", line: "#000000" };

#[rustfmt::skip]
const WHITE: SideInk =
    SideInk { lit: "#ffffff", face: "#ffffff", edge: "#000000", mark: "#000000", line: "#000000" };
