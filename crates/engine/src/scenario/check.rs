//! What no schema can say of the shared parts: points on the table, shapes that fit, ids that exist.

use std::collections::BTreeSet;

use super::ground::Form;
use super::{Commander, Condition, Corner, Extent, Head, Length, Look, Objective, Terrain, Zone};
use crate::form::{Fault, Lines};

/// The table that points must lie on, in whole units of the rulebook.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Size {
    pub width: i32,
    pub height: i32,
}

/// Collects what is wrong with a scenario, each fault with its line.
#[derive(Debug)]
pub struct Check<'a> {
    lines: &'a Lines,
    faults: Vec<Fault>,
}

impl<'a> Check<'a> {
    pub const fn new(lines: &'a Lines) -> Self {
        Self { lines, faults: Vec::new() }
    }

    /// Everything that was found.
    pub fn into_faults(self) -> Vec<Fault> {
        self.faults
    }

    /// Whether nothing was found so far.
    pub fn is_sound(&self) -> bool {
        self.faults.is_empty()
    }

    /// A fault about one value.
    pub fn tell(&mut self, field: &str, key: &'static str, given: impl Into<String>) {
        self.tell_about(field, key, vec![("given", given.into())]);
    }

    /// A fault with the arguments of its message.
    pub fn tell_about(
        &mut self,
        field: &str,
        key: &'static str,
        arguments: Vec<(&'static str, String)>,
    ) {
        let line = self.lines.of(field);
        self.faults.push(Fault { line, field: field.to_owned(), key, arguments });
    }

    /// No id is used twice: each with its field.
    pub fn unique<'i>(&mut self, ids: impl IntoIterator<Item = (String, &'i str)>) {
        let mut known = BTreeSet::new();
        for (field, id) in ids {
            if !known.insert(id) {
                self.tell(&field, "scenario-id-used-twice", id);
            }
        }
    }

    /// A zone that is named exists.
    pub fn zone<'i>(&mut self, id: &str, known: impl IntoIterator<Item = &'i str>, field: &str) {
        if !known.into_iter().any(|zone| zone == id) {
            self.tell(field, "scenario-unknown-zone", id);
        }
    }

    /// Of commanders, where there are any, one is the commander-in-chief from the start. Each comes
    /// with whether he is there from the start.
    pub fn chief<'c>(
        &mut self,
        commanders: impl IntoIterator<Item = (&'c Commander, bool)>,
        field: &str,
    ) {
        let (mut any, mut chiefs) = (false, 0);
        for (commander, at_once) in commanders {
            any = true;
            chiefs += usize::from(commander.commander_in_chief && at_once);
        }
        if any && chiefs != 1 {
            self.tell(field, "scenario-one-commander-in-chief", "");
        }
    }

    /// The battle begins before it ends.
    pub fn head<S, P>(&mut self, head: &Head<S, P>) {
        if let Some(begins) = &head.begins.0
            && begins.turn > head.turns
        {
            let turns = head.turns.get().to_string();
            self.tell("begins.turn", "scenario-begins-after-the-end", turns);
        }
    }

    /// A unit that begins with losses has something left, and each of its markers once. `strength` is
    /// what it has when it is fresh.
    pub fn condition<M: PartialEq, F, O>(
        &mut self,
        condition: &Condition<M, F, O>,
        strength: i32,
        field: &str,
    ) {
        if condition.losses() >= strength {
            let most = (strength - 1).max(0).to_string();
            self.tell(&format!("{field}.losses"), "scenario-too-many-losses", most);
        }
        let markers = &condition.markers;
        for (index, marker) in markers.iter().enumerate() {
            if markers[..index].contains(marker) {
                self.tell(&format!("{field}.markers[{index}]"), "scenario-marker-twice", "");
            }
        }
    }

    /// An objective that is a piece of terrain names one that exists.
    pub fn objective<'i, S>(
        &mut self,
        objective: &Objective<S>,
        terrain: impl IntoIterator<Item = &'i str>,
        field: &str,
    ) {
        if let Some(id) = &objective.terrain.0
            && !terrain.into_iter().any(|known| known == id)
        {
            self.tell(&format!("{field}.terrain"), "scenario-unknown-terrain", id.as_str());
        }
    }

    /// A point of the table.
    pub fn point(&mut self, point: Option<Corner>, size: Size, field: &str) {
        let within = |part: Length, most: i32| {
            (0..=i64::from(most) * 1_000_000_000).contains(&part.get().billionths())
        };
        if let Some((x, y)) = point
            && !(within(x, size.width) && within(y, size.height))
        {
            let given = format!("[{}, {}]", thousandths(x), thousandths(y));
            self.tell(field, "scenario-point-off-the-table", given);
        }
    }

    /// A shape with corners enough, all of them on the table.
    pub fn shape(&mut self, shape: &Extent, size: Size, field: &str) {
        for (corners, least, name) in [(&shape.polygon, 3, "polygon"), (&shape.line, 2, "line")] {
            let field = format!("{field}.{name}");
            if !corners.is_empty() && corners.len() < least {
                self.tell(&field, "scenario-too-few-corners", "");
            }
            for (index, corner) in corners.iter().enumerate() {
                self.point(Some(*corner), size, &format!("{field}[{index}]"));
            }
        }
        self.point(shape.point.get(), size, &format!("{field}.point"));
    }

    /// The shapes of a list.
    pub fn shapes<'s>(
        &mut self,
        shapes: impl IntoIterator<Item = &'s Extent>,
        size: Size,
        list: &str,
    ) {
        for (index, shape) in shapes.into_iter().enumerate() {
            self.shape(shape, size, &format!("{list}[{index}]"));
        }
    }

    /// A zone that lies on the table.
    pub fn zone_on_table(&mut self, zone: &Zone, size: Size, field: &str) {
        if let Some((west, first, east, last)) = zone.rectangle.get() {
            let inner = format!("{field}.rectangle");
            self.point(Some((west, first)), size, &inner);
            self.point(Some((east, last)), size, &inner);
        }
        if let Some((x, y, _)) = zone.disc.get() {
            self.point(Some((x, y)), size, &format!("{field}.disc"));
        }
    }

    /// A piece of terrain that lies on the table as its kind does: a wall is a line, a wood an area.
    pub fn terrain(&mut self, terrain: &Terrain, field: &str) {
        let Extent { polygon, line, point } = &terrain.shape;
        let area = polygon.len() > 2 && line.is_empty();
        let along = line.len() > 1 && polygon.is_empty();
        let spot = point.0.is_some() && polygon.is_empty() && line.is_empty();
        let missing = match terrain.kind.form() {
            Form::Area => (!area).then_some("scenario-needs-a-polygon"),
            Form::Line => (!along).then_some("scenario-needs-a-line"),
            Form::Work => (!along && !area).then_some("scenario-needs-a-line"),
            Form::Spot => (!area && !spot).then_some("scenario-needs-a-polygon"),
            Form::Crossing => (!along && !spot).then_some("scenario-needs-a-point"),
        };
        if let Some(key) = missing {
            let called = if terrain.id.is_empty() { &terrain.name.en } else { &terrain.id };
            self.tell(field, key, called.as_str());
        }
        self.drawing(terrain, field);
    }

    /// What is drawn as something else has the shape for it: an outline for an area, a line for a line.
    pub fn drawing(&mut self, terrain: &Terrain, field: &str) {
        let Some(look) = terrain.drawn_as.get() else { return };
        let Extent { polygon, line, .. } = &terrain.shape;
        let fits = if Look::LINES.contains(&look) {
            !line.is_empty() || !polygon.is_empty()
        } else {
            !polygon.is_empty() || Look::PLACES.contains(&look)
        };
        if !fits {
            self.tell(&format!("{field}.drawn_as"), "scenario-cannot-be-drawn-so", "");
        }
    }
}

/// The ids of a list with their fields, for [`Check::unique`].
pub fn ids_of<'i>(
    list: impl Into<String>,
    ids: impl IntoIterator<Item = &'i str>,
) -> impl Iterator<Item = (String, &'i str)> {
    let list = list.into();
    ids.into_iter().enumerate().map(move |(at, id)| (format!("{list}[{at}].id"), id))
}

fn thousandths(length: Length) -> String {
    let parts = length.get().count_of_parts(1000);
    let sign = if parts < 0 { "-" } else { "" };
    format!("{sign}{}.{:03}", parts.abs() / 1000, parts.abs() % 1000)
}
