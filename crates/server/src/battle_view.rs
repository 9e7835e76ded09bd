//! What all tables of a battle have in common: made once for each language and theme, and shared by
//! every game of it.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use engine::scenario::Names;
use engine::tableau::Surface;
use games::{AnyBattle, Described};
use render::{Board, Colours, Fragments, Piece, Scene, Theme};
use words::{Language, Words};

use crate::battles::in_force;
use crate::wire::{BoardInfo, InForce, MapInfo, Shared, SideColour};

/// Drawings of blocks that are kept for a battle, a language and a theme. A battle has some hundreds of
/// looks; whatever fills this with more begins anew.
const DRAWINGS_KEPT: usize = 4_000;

/// A battle with what is made of it for its tables.
#[derive(Debug)]
pub(crate) struct BattleViews {
    pub(crate) battle: Arc<dyn AnyBattle>,
    /// In French and in English.
    by_language: [OnceLock<BattleView>; 2],
}

/// A battle in one language.
#[derive(Debug)]
pub(crate) struct BattleView {
    pub(crate) described: Described,
    /// The forms of the name of each side that messages of the page ask for, by their ending.
    pub(crate) forms: Vec<Shared<BTreeMap<String, String>>>,
    pub(crate) options: Vec<InForce>,
    pub(crate) board: BoardInfo,
    /// The map at the beginning.
    scene: Scene,
    by_theme: [OnceLock<Artist>; Theme::ALL.len()],
}

impl BattleViews {
    pub(crate) fn new(battle: Arc<dyn AnyBattle>) -> Self {
        Self { battle, by_language: Default::default() }
    }

    pub(crate) fn view(&self, words: &Words) -> &BattleView {
        let [french, english] = &self.by_language;
        let view = match words.language() {
            Language::French => french,
            Language::English => english,
        };
        view.get_or_init(|| {
            let scene = self.battle.begin().scene(None, words);
            let described = self.battle.describe(words);
            let forms = described.armies.iter().map(|army| {
                let forms = words.forms(&army.said);
                forms.map(|(ending, form)| (ending.to_owned(), form)).collect::<BTreeMap<_, _>>()
            });
            BattleView {
                forms: forms.map(Shared::from).collect(),
                described,
                options: in_force(self.battle.as_ref(), words),
                board: board(scene.board),
                scene,
                by_theme: Default::default(),
            }
        })
    }
}

impl BattleView {
    /// Who draws the pieces in a theme.
    pub(crate) fn artist(&self, theme: Theme) -> &Artist {
        self.by_theme[theme as usize].get_or_init(|| Artist::new(&self.scene, theme))
    }

    /// The map without anything that a game changes, as SVG.
    pub(crate) fn ground(&self, theme: Theme) -> &str {
        self.artist(theme)
            .ground
            .get_or_init(|| render::ground_beneath(&self.scene, &self.scene, theme))
    }

    /// The map as a game has changed it; its names stand where they stood at the beginning.
    pub(crate) fn ground_of(&self, scene: &Scene, theme: Theme) -> String {
        render::ground_beneath(scene, &self.scene, theme)
    }

    /// The kinds of ground at a point, each with its name if it has one.
    pub(crate) fn ground_at(&self, [x, y]: [i32; 2]) -> Vec<(&'static str, &str)> {
        self.scene.ground_at(render::Point::new(x, y))
    }

    /// The colours of the sides, by seat.
    pub(crate) fn colours(&self) -> [SideColour; 2] {
        let Colours { first, second } = self.scene.colours;
        [first, second].map(Into::into)
    }

    /// The names of the sides, by seat.
    pub(crate) fn sides(&self) -> Vec<String> {
        self.described.armies.iter().map(|army| army.name.clone()).collect()
    }

    /// What a side is called, as sentences say it.
    pub(crate) fn said(&self, seat: usize) -> Names {
        self.described.armies.get(seat).map(|army| army.said.clone()).unwrap_or_default()
    }
}

fn board(board: Board) -> BoardInfo {
    match board {
        Board::Table { width, height } => {
            BoardInfo { kind: Surface::Table, width, height, columns: None, rows: None }
        }
        Board::Hexes { columns, rows, .. } => BoardInfo {
            kind: Surface::Hexes,
            width: i32::from(columns) * 1000,
            height: i32::from(rows) * 1000 + 500,
            columns: Some(columns),
            rows: Some(rows),
        },
    }
}

/// A drawing and its key.
#[derive(Clone, Debug)]
pub(crate) struct Drawing {
    pub(crate) key: Shared<str>,
    pub(crate) svg: Shared<str>,
}

impl Drawing {
    pub(crate) fn new(svg: String) -> Self {
        Self { key: key(&svg).into(), svg: svg.into() }
    }
}

/// The key of a drawing: a digest of what it looks like, the same in every game and on every server.
fn key(svg: &str) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let digest = engine::game::state_hash(&svg);
    (0..11).map(|at| char::from(LETTERS[(digest >> (6 * at)) as usize % 64])).collect()
}

/// Draws pieces on the ground of a battle in one language and theme, each look once.
#[derive(Debug)]
pub(crate) struct Artist {
    pub(crate) fragments: Fragments,
    ground: OnceLock<String>,
    /// Blocks by their looks.
    blocks: Mutex<HashMap<Piece, Drawing>>,
}

impl Artist {
    fn new(scene: &Scene, theme: Theme) -> Self {
        let fragments = Fragments::new(scene, theme);
        Self { fragments, ground: OnceLock::new(), blocks: Mutex::default() }
    }

    pub(crate) fn map(&self) -> MapInfo {
        let placement = self.fragments.placement();
        MapInfo {
            view_box: [0.0, 0.0, placement.size[0], placement.size[1]],
            origin: placement.origin,
            unit: placement.unit,
        }
    }

    /// The drawing of a block.
    pub(crate) fn block(&self, piece: &Piece) -> Drawing {
        let look = self.fragments.look(piece);
        let mut blocks = self.blocks.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(drawing) = blocks.get(&look) {
            return drawing.clone();
        }
        let drawing = Drawing::new(self.fragments.piece(&look));
        if blocks.len() >= DRAWINGS_KEPT {
            blocks.clear();
        }
        blocks.insert(look, drawing.clone());
        drawing
    }
}
