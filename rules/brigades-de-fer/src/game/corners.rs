//! BF-7.19: the corners of a way on the table.

use std::fmt;

use board::plane::Point;
use serde::de::value::MapAccessDeserializer;
use serde::de::{Error, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::spot::Place;

/// The corners of a way between its start and its end: none for a straight one.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Corners {
    places: [Place; Self::MOST],
    count: u8,
}

impl Corners {
    /// More corners than this no move of a few UD needs.
    pub const MOST: usize = 4;
    /// Straight.
    pub const NONE: Self = Self { places: [Place { x: 0, y: 0 }; Self::MOST], count: 0 };

    /// These corners, unless there are too many.
    pub fn of(corners: &[Place]) -> Option<Self> {
        let mut all = Self::NONE;
        all.places.get_mut(..corners.len())?.copy_from_slice(corners);
        all.count = corners.len() as u8;
        Some(all)
    }

    /// The corners of a way as geometry measures it: all of its points but the last.
    pub(crate) fn of_path(path: &[Point]) -> Option<Self> {
        let corners = path.split_last().map_or(&[][..], |(_, corners)| corners);
        let places: Vec<Place> = corners.iter().copied().map(Place::of).collect();
        Self::of(&places)
    }

    /// In order.
    pub fn as_slice(&self) -> &[Place] {
        &self.places[..usize::from(self.count)]
    }

    /// Whether the way is straight.
    #[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
    pub const fn is_none(&self) -> bool {
        self.count == 0
    }

    /// The points of the way to an end.
    pub(crate) fn path(&self, end: Place) -> Vec<Point> {
        self.as_slice().iter().copied().chain([end]).map(Place::point).collect()
    }
}

impl Default for Corners {
    fn default() -> Self {
        Self::NONE
    }
}

impl fmt::Debug for Corners {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_slice().fmt(formatter)
    }
}

impl From<Option<Place>> for Corners {
    fn from(corner: Option<Place>) -> Self {
        corner.and_then(|corner| Self::of(&[corner])).unwrap_or(Self::NONE)
    }
}

/// A single corner is written alone, as records have always had it; several are a list.
impl Serialize for Corners {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.as_slice() {
            [corner] => corner.serialize(serializer),
            corners => corners.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for Corners {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(CornersVisitor)
    }
}

struct CornersVisitor;

impl<'de> Visitor<'de> for CornersVisitor {
    type Value = Corners;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "a corner, or a list of at most {} of them", Corners::MOST)
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Corners, A::Error> {
        let corner = Place::deserialize(MapAccessDeserializer::new(map))?;
        Ok(Corners::from(Some(corner)))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Corners, A::Error> {
        let mut corners: Vec<Place> = Vec::new();
        while let Some(corner) = list.next_element()? {
            corners.push(corner);
            if corners.len() > Corners::MOST {
                return Err(A::Error::invalid_length(corners.len(), &self));
            }
        }
        Corners::of(&corners).ok_or_else(|| A::Error::invalid_length(corners.len(), &self))
    }

    fn visit_unit<E: Error>(self) -> Result<Corners, E> {
        Ok(Corners::NONE)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_corner_is_written_as_it_always_was() {
        let corner = Place { x: 1500, y: 2000 };
        let one: Corners = Some(corner).into();
        let text = serde_json::to_string(&one).unwrap();
        assert_eq!(text, r#"{"x":1500,"y":2000}"#);
        assert_eq!(serde_json::from_str::<Corners>(&text).unwrap(), one);
        let two = Corners::of(&[corner, corner]).unwrap();
        let text = serde_json::to_string(&two).unwrap();
        assert_eq!(serde_json::from_str::<Corners>(&text).unwrap(), two);
        assert_eq!(serde_json::from_str::<Corners>("null").unwrap(), Corners::NONE);
    }

    #[test]
    fn too_many_corners_are_told() {
        let text = format!("[{}]", [r#"{"x":1,"y":1}"#; 5].join(","));
        let error = serde_json::from_str::<Corners>(&text).unwrap_err().to_string();
        assert!(error.contains("at most 4"), "{error}");
    }
}
