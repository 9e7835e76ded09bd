//! The pieces on a table, and what changes of them: of one that changed, only what is other than before.

use engine::tableau::Halves;
use schemars::JsonSchema;
use serde::Serialize;
use ts_rs::TS;

use super::{Changes, Identified, Inserted, Shared};

#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
pub struct PieceInfo {
    pub id: String,
    pub kind: PieceKind,
    pub seat: u8,
    pub x: i32,
    pub y: i32,
    /// The name of its hex, where there are hexes.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub hex: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub facing: Option<i32>,
    pub name: String,
    /// Its arm, or what its leader is, in words; empty for a block that nobody has identified.
    pub arm: String,
    /// What else there is to tell of it, one thing each.
    pub facts: Vec<String>,
    /// What its signs mean, unless the facts tell it.
    pub signs: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    #[schemars(with = "Option<f64>")]
    pub strength: Option<Halves>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    #[schemars(with = "Option<f64>")]
    pub strength_full: Option<Halves>,
    /// The ids of those that share its place, itself too, from the bottom of the stack.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub stack: Option<Vec<String>>,
    /// The letters of the formation that it belongs to, where it bears such.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub group: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub chief: Option<bool>,
    /// Width and depth of its base in thousandths.
    pub base: [i32; 2],
    /// The key of its drawing round (0, 0), in which its facing in degrees is put for `{facing}`: pieces
    /// that look alike name the same.
    #[ts(type = "string")]
    #[schemars(with = "String")]
    pub look: Shared<str>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum PieceKind {
    Unit,
    Leader,
}

/// Changes of the pieces: first those that are gone are removed, then those that changed are changed, then
/// new ones are put in, in this order, each at its index.
#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
pub struct PieceChanges {
    pub gone: Vec<String>,
    pub changed: Vec<PieceChange>,
    #[ts(as = "Vec<Inserted<PieceInfo>>")]
    #[schemars(with = "Vec<Inserted<PieceInfo>>")]
    pub new: Vec<Inserted<Shared<PieceInfo>>>,
}

/// What is other in a piece than before; `null` is what it has no more.
#[derive(Clone, Debug, Default, PartialEq, Serialize, TS, JsonSchema)]
pub struct PieceChange {
    pub id: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub kind: Option<PieceKind>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub x: Option<i32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub y: Option<i32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, as = "Option<Option<String>>")]
    pub hex: Option<Option<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, as = "Option<Option<i32>>")]
    pub facing: Option<Option<i32>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub name: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub arm: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub facts: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub signs: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number | null")]
    #[schemars(with = "Option<f64>")]
    pub strength: Option<Option<Halves>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number | null")]
    #[schemars(with = "Option<f64>")]
    pub strength_full: Option<Option<Halves>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, as = "Option<Option<Vec<String>>>")]
    pub stack: Option<Option<Vec<String>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, as = "Option<Option<String>>")]
    pub group: Option<Option<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, as = "Option<Option<bool>>")]
    pub chief: Option<Option<bool>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub base: Option<[i32; 2]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "string")]
    #[schemars(with = "Option<String>")]
    pub look: Option<Shared<str>>,
}

impl PieceChanges {
    /// What leads from one list to another; nothing if they are the same.
    pub(crate) fn between(old: &[Shared<PieceInfo>], new: &[Shared<PieceInfo>]) -> Option<Self> {
        let Changes { gone, changed, new: fresh } = Changes::between(old, new)?;
        let mut before = old.iter();
        // Those that stay stand in the order in which they stood.
        let changed = changed.iter().filter_map(|now| {
            Some(PieceChange::between(before.find(|before| before.id() == now.id())?, now))
        });
        Some(Self { gone, changed: changed.collect(), new: fresh })
    }
}

impl PieceChange {
    fn between(before: &PieceInfo, now: &PieceInfo) -> Self {
        // A field that is added is to be told here.
        let PieceInfo {
            id,
            kind,
            seat,
            x,
            y,
            hex,
            facing,
            name,
            arm,
            facts,
            signs,
            strength,
            strength_full,
            stack,
            group,
            chief,
            base,
            look,
        } = now;
        Self {
            id: id.clone(),
            kind: other(&before.kind, kind),
            seat: other(&before.seat, seat),
            x: other(&before.x, x),
            y: other(&before.y, y),
            hex: other(&before.hex, hex),
            facing: other(&before.facing, facing),
            name: other(&before.name, name),
            arm: other(&before.arm, arm),
            facts: other(&before.facts, facts),
            signs: other(&before.signs, signs),
            strength: other(&before.strength, strength),
            strength_full: other(&before.strength_full, strength_full),
            stack: other(&before.stack, stack),
            group: other(&before.group, group),
            chief: other(&before.chief, chief),
            base: other(&before.base, base),
            look: other(&before.look, look),
        }
    }
}

fn other<T: PartialEq + Clone>(before: &T, now: &T) -> Option<T> {
    (before != now).then(|| now.clone())
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    fn piece(id: &str, x: i32) -> PieceInfo {
        PieceInfo {
            id: id.to_owned(),
            kind: PieceKind::Unit,
            seat: 0,
            x,
            y: 0,
            hex: Some("A1".to_owned()),
            facing: None,
            name: "Gibbon".to_owned(),
            arm: "infantry".to_owned(),
            facts: Vec::new(),
            signs: Vec::new(),
            strength: Some(Halves(8)),
            strength_full: Some(Halves(8)),
            stack: None,
            group: None,
            chief: None,
            base: [700, 420],
            look: "block".to_owned().into(),
        }
    }

    fn told(old: Vec<PieceInfo>, new: Vec<PieceInfo>) -> Value {
        let [old, new] = [old, new].map(|list| list.into_iter().map(Shared::from).collect());
        let [old, new]: [Vec<Shared<PieceInfo>>; 2] = [old, new];
        serde_json::to_value(PieceChanges::between(&old, &new)).expect("JSON")
    }

    #[test]
    fn of_a_piece_that_changed_only_what_is_other_is_told() {
        let weaker = PieceInfo { strength: Some(Halves(7)), hex: None, ..piece("b", 3) };
        assert_eq!(
            told(vec![piece("a", 1), piece("b", 2)], vec![piece("a", 1), weaker]),
            json!({"gone": [], "changed": [{"id": "b", "x": 3, "hex": null, "strength": 3.5}], "new": []})
        );
        assert_eq!(told(vec![piece("a", 1)], vec![piece("a", 1)]), Value::Null);
    }

    #[test]
    fn each_piece_is_compared_with_what_it_was_though_others_come_and_go() {
        let old = ["a", "b", "c", "d"].map(|id| piece(id, 1)).to_vec();
        let new = [("x", 0), ("b", 2), ("c", 1), ("d", 3)].map(|(id, x)| piece(id, x)).to_vec();
        let told = told(old, new);
        assert_eq!(told["gone"], json!(["a"]));
        assert_eq!(told["changed"], json!([{"id": "b", "x": 2}, {"id": "d", "x": 3}]));
        assert_eq!(told["new"][0]["entry"]["id"], "x");
    }
}
