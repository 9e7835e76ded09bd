//! What changes on a table, for clients that have it.

use std::collections::BTreeMap;
use std::hash::{Hash, Hasher};
use std::ops::Deref;
use std::sync::Arc;

use engine::game::Shape;
use schemars::JsonSchema;
use serde::{Serialize, Serializer};
use serde_json::Value;
use serde_json::value::RawValue;
use ts_rs::TS;

use super::{
    AbsentInfo, Counted, DiceInfo, FieldInfo, MarkerInfo, ObjectiveInfo, OutcomeInfo, PieceChanges,
    PieceInfo, PlannedInfo, Report, SeatInfo, ZoneInfo, ZoneOfControlInfo,
};

/// A part that several tables share; on the wire it is the part itself.
#[derive(Debug, PartialOrd, Ord)]
pub struct Shared<T: ?Sized>(Arc<T>);

impl<T: ?Sized> Shared<T> {
    /// Whether it is the very same part as another.
    pub(crate) fn is_same(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl<T: ?Sized> Clone for Shared<T> {
    fn clone(&self) -> Self {
        Self(Arc::clone(&self.0))
    }
}

impl<T> From<T> for Shared<T> {
    fn from(part: T) -> Self {
        Self(Arc::new(part))
    }
}

impl From<String> for Shared<str> {
    fn from(text: String) -> Self {
        Self(text.into())
    }
}

impl<T: ?Sized> Deref for Shared<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0
    }
}

impl<T: PartialEq + ?Sized> PartialEq for Shared<T> {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.0 == other.0
    }
}

impl<T: Eq + ?Sized> Eq for Shared<T> {}

impl<T: Hash + ?Sized> Hash for Shared<T> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.0.hash(hasher);
    }
}

impl<T: Default> Default for Shared<T> {
    fn default() -> Self {
        Self(Arc::default())
    }
}

impl<T: Serialize + ?Sized> Serialize for Shared<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

/// Drawings by the looks that pieces name.
pub type Drawings = BTreeMap<Shared<str>, Shared<str>>;

/// New drawings by the looks that pieces name.
pub type NewDrawings = BTreeMap<Shared<str>, NewDrawing>;

/// A drawing that a client does not have yet: whole, or by one that it has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
#[serde(untagged)]
pub enum NewDrawing {
    Whole(
        #[ts(type = "string")]
        #[schemars(with = "String")]
        Shared<str>,
    ),
    Changed(ChangedDrawing),
}

/// A drawing that begins and ends as another one does, whose look is `like`: so much of its beginning, what
/// is new, and so much of its end, counted in units of UTF-16 as a page does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct ChangedDrawing {
    #[ts(type = "string")]
    #[schemars(with = "String")]
    pub like: Shared<str>,
    pub begin: usize,
    pub svg: String,
    pub end: usize,
}

impl NewDrawing {
    /// A drawing that is to be sent with fewer letters than this saved is sent whole.
    const WORTH_IT: usize = 80;

    /// A drawing for a client that has the drawing of the look `like`.
    pub(crate) fn after(like: &Shared<str>, before: &str, svg: &Shared<str>) -> Self {
        let alike = |pairs: &mut dyn Iterator<Item = (char, char)>| -> [usize; 2] {
            let alike = pairs.take_while(|(one, other)| one == other);
            alike.fold([0, 0], |[bytes, units], (letter, _)| {
                [bytes + letter.len_utf8(), units + letter.len_utf16()]
            })
        };
        let [first, begin] = alike(&mut before.chars().zip(svg.chars()));
        let [last, end] = alike(&mut before[first..].chars().rev().zip(svg[first..].chars().rev()));
        if first + last < Self::WORTH_IT {
            return Self::Whole(svg.clone());
        }
        let new = svg[first..svg.len() - last].to_owned();
        Self::Changed(ChangedDrawing { like: like.clone(), begin, svg: new, end })
    }
}

/// What has changed since the table or the update with the revision `from`. Parts that are not
/// mentioned are as they were.
#[derive(Clone, Debug, Default, Serialize, TS, JsonSchema)]
pub struct Update {
    pub from: u32,
    /// The revision that this leads to.
    pub to: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub number: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub turn: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, as = "Option<Option<String>>")]
    pub date: Option<Option<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seats: Option<Vec<SeatInfo>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub ground_revision: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub pieces: Option<PieceChanges>,
    /// Drawings of looks that the client has not been sent yet.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "Record<string, NewDrawing>")]
    #[schemars(with = "Option<BTreeMap<String, NewDrawing>>")]
    pub drawings: Option<NewDrawings>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub absent: Option<Changes<AbsentInfo>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub objectives: Option<Changes<ObjectiveInfo>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub zones: Option<Changes<ZoneInfo>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub markers: Option<Changes<MarkerInfo>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, as = "Option<Vec<Counted>>")]
    #[schemars(with = "Option<Vec<Counted>>")]
    pub status: Option<Shared<Vec<Counted>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, as = "Option<Option<DecisionUpdate>>")]
    pub decision: Option<Option<DecisionUpdate>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub waiting_for: Option<Vec<u8>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub thinking: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub secrets: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub may_take_back: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, as = "Option<Option<u8>>")]
    pub take_back_asked_by: Option<Option<u8>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, as = "Option<Option<OutcomeInfo>>")]
    pub outcome: Option<Option<OutcomeInfo>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, as = "Option<Option<Report>>")]
    pub report: Option<Option<Report>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub dice: Option<DiceInfo>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub chat_length: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub muted: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub notes: Option<String>,
}

impl Update {
    /// Whether it says nothing but its revisions.
    pub(crate) fn is_empty(&self) -> bool {
        let Self {
            from: _,
            to: _,
            number,
            turn,
            date,
            seats,
            ground_revision,
            pieces,
            drawings,
            absent,
            objectives,
            zones,
            markers,
            status,
            decision,
            waiting_for,
            thinking,
            secrets,
            may_take_back,
            take_back_asked_by,
            outcome,
            report,
            dice,
            chat_length,
            muted,
            notes,
        } = self;
        number.is_none()
            && turn.is_none()
            && date.is_none()
            && seats.is_none()
            && ground_revision.is_none()
            && pieces.is_none()
            && drawings.is_none()
            && absent.is_none()
            && objectives.is_none()
            && zones.is_none()
            && markers.is_none()
            && status.is_none()
            && decision.is_none()
            && waiting_for.is_none()
            && thinking.is_none()
            && secrets.is_none()
            && may_take_back.is_none()
            && take_back_asked_by.is_none()
            && outcome.is_none()
            && report.is_none()
            && dice.is_none()
            && chat_length.is_none()
            && muted.is_none()
            && notes.is_none()
    }
}

/// A decision. Of its lists, what stood in those of the last decision of its kind that the client was
/// sent, be it answered since, is only referred to.
#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
pub struct DecisionUpdate {
    pub kind: String,
    pub prompt: String,
    pub rule: String,
    pub offers: Vec<Entry<OfferUpdate>>,
    pub all: bool,
    pub actors: Vec<Entry<String>>,
    pub reach: Vec<Entry<Vec<[i32; 2]>>>,
    pub zones_of_control: Vec<Entry<ZoneOfControlInfo>>,
    pub fields: Vec<Entry<FieldInfo>>,
    pub planned: Vec<PlannedInfo>,
}

/// A new offer. What is as in the offer that stands before it in the list is left out.
#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
pub struct OfferUpdate {
    #[ts(type = "unknown")]
    #[schemars(with = "Value")]
    pub choice: Box<RawValue>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub verb: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub label: Option<String>,
    /// Left out as well where it is the label that is given.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub brief: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rule: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub shape: Option<Shape>,
    /// What is other in its shape, where the same piece goes to another place.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub place: Option<OtherPlace>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub odds: Option<bool>,
}

/// The parts of a place that are not as in the one before.
#[derive(Clone, Debug, Default, PartialEq, Serialize, TS, JsonSchema)]
pub struct OtherPlace {
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub at: Option<[i32; 2]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub hex: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub facing: Option<i32>,
}

/// Answers of the same pieces that go to one hex each, alike but for its name. A text is given as what stands
/// before, between and after the places where that name is put in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct PlaceRun {
    pub verb: &'static str,
    pub rule: String,
    pub odds: bool,
    pub piece: String,
    pub with: Vec<String>,
    pub base: [i32; 2],
    /// The JSON of the answer.
    pub choice: [String; 2],
    pub label: Vec<String>,
    pub brief: Vec<String>,
    pub hexes: Vec<String>,
    /// The middle of each hex, in steps from that of the hex before it; of the first, from the corner of
    /// the map.
    pub at: Vec<[i32; 2]>,
    /// The length of a step.
    pub step: i32,
    /// What hexes are called in words that are not called by their numbers.
    pub names: BTreeMap<String, String>,
}

/// What stands next in a list: something new, or some of the list before.
#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
#[serde(untagged)]
pub enum Entry<T> {
    Unchanged(Unchanged),
    New(T),
}

/// Entries of the list before: the index of the first, and how many.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct Unchanged {
    pub unchanged: [usize; 2],
}

/// Changes of a list whose entries have ids: first those that are gone are removed, then those that
/// changed are replaced, then new ones are put in, in this order, each at its index.
#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
pub struct Changes<T> {
    pub gone: Vec<String>,
    pub changed: Vec<T>,
    pub new: Vec<Inserted<T>>,
}

#[derive(Clone, Debug, PartialEq, Serialize, TS, JsonSchema)]
pub struct Inserted<T> {
    pub at: usize,
    pub entry: T,
}

/// An entry of a list that has an id of its own in it.
pub trait Identified {
    fn id(&self) -> &str;
}

impl Identified for Shared<PieceInfo> {
    fn id(&self) -> &str {
        &self.id
    }
}

macro_rules! identified {
    ($($kind:ty),+) => { $(
        impl Identified for $kind {
            fn id(&self) -> &str {
                &self.id
            }
        }
    )+ };
}

identified!(AbsentInfo, ObjectiveInfo, ZoneInfo, MarkerInfo);

impl<T: Identified + PartialEq + Clone> Changes<T> {
    /// What leads from one list to another; nothing if they are the same.
    pub(crate) fn between(old: &[T], new: &[T]) -> Option<Self> {
        // Most entries are the very same, and known for it without looking into them.
        let alike = |(old, new): (&T, &T)| old == new || old.id() == new.id();
        if old.len() == new.len() && old.iter().zip(new).all(alike) {
            let both = old.iter().zip(new).filter(|(old, new)| old != new);
            let changed: Vec<T> = both.map(|(_, new)| new.clone()).collect();
            let (gone, new) = (Vec::new(), Vec::new());
            return (!changed.is_empty()).then_some(Self { gone, changed, new });
        }
        let now: BTreeMap<&str, &T> = new.iter().map(|entry| (entry.id(), entry)).collect();
        let stay = old.iter().filter(|entry| now.contains_key(entry.id()));
        let stay: Vec<&T> = stay.collect();
        let before: BTreeMap<&str, &T> = stay.iter().map(|entry| (entry.id(), *entry)).collect();
        let known = new.iter().filter(|entry| before.contains_key(entry.id()));
        // Entries in another order are put in anew.
        let in_order = known.map(Identified::id).eq(stay.iter().map(|entry| entry.id()));
        let stays = |id: &str| in_order && before.contains_key(id);
        let gone = old.iter().filter(|entry| !in_order || !now.contains_key(entry.id()));
        let changed = new.iter().filter(|entry| {
            stays(entry.id()) && before.get(entry.id()).is_some_and(|before| before != entry)
        });
        let fresh = new.iter().enumerate().filter(|(_, entry)| !stays(entry.id()));
        Some(Self {
            gone: gone.map(|entry| entry.id().to_owned()).collect(),
            changed: changed.cloned().collect(),
            new: fresh.map(|(at, entry)| Inserted { at, entry: entry.clone() }).collect(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wire::PieceKind;

    fn list(ids: &str) -> Vec<AbsentInfo> {
        let entry = |text: &str| AbsentInfo {
            id: text[..1].to_owned(),
            kind: PieceKind::Unit,
            seat: 0,
            name: text.to_owned(),
            base: [0, 0],
            status: String::new(),
            text: String::new(),
            gone: false,
        };
        ids.split_whitespace().map(entry).collect()
    }

    fn apply(list: &[AbsentInfo], changes: &Changes<AbsentInfo>) -> Vec<AbsentInfo> {
        let mut now: Vec<AbsentInfo> =
            list.iter().filter(|entry| !changes.gone.contains(&entry.id)).cloned().collect();
        for changed in &changes.changed {
            let at = now.iter().position(|entry| entry.id == changed.id).expect("it is there");
            now[at] = changed.clone();
        }
        for Inserted { at, entry } in &changes.new {
            now.insert(*at, entry.clone());
        }
        now
    }

    #[test]
    fn changes_lead_from_any_list_to_any_other() {
        let lists = ["", "a", "a b c d", "b d", "d b", "x a b2 y c d z", "c2 b a", "a b c2 d e"];
        for old in lists.map(list) {
            for new in lists.map(list) {
                match Changes::between(&old, &new) {
                    Some(changes) => assert_eq!(apply(&old, &changes), new, "{old:?}"),
                    None => assert_eq!(old, new),
                }
            }
        }
    }

    #[test]
    fn only_what_changed_is_told() {
        let changes = Changes::between(&list("a b c d"), &list("a b2 d e")).expect("they differ");
        assert_eq!(changes.gone, ["c"]);
        assert_eq!(changes.changed, list("b2"));
        assert_eq!(changes.new, [Inserted { at: 3, entry: list("e").remove(0) }]);
    }
}
