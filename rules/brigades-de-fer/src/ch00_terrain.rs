//! BF-0.14: what the ground at a place does to who stands there.

use engine::scenario;

use crate::options::{BuildingsCover, HouseRules};
use crate::scenario::{Terrain, TerrainKind};
use crate::unit::Cover;
use crate::{applies, bf};

/// BF-0.14: the ground at one place: a hex, or a point of the table.
#[derive(Clone, Copy, Debug, Default)]
pub struct Cell {
    pub level: u8,
    pub cover: Cover,
    pub difficult: bool,
    pub masking: bool,
    pub dense_vegetation: bool,
    pub buildings: bool,
    pub dominant: bool,
    /// Sides of a hex with a linear protection, one bit each.
    pub walls: u8,
    /// Sides of a hex crossed by a road.
    pub roads: u8,
}

impl Cell {
    /// BF-0.14, table T10, BF-Q7, BF-Q8: what each kind of terrain does, and what a scenario says of
    /// a piece of it.
    pub fn clothe(&mut self, piece: &Terrain, house: &HouseRules) {
        match piece.ground.kind {
            TerrainKind::TallCrops if applies(bf("20.4")) => {
                self.difficult = true;
                self.masking = true;
            }
            TerrainKind::Woods if applies(bf("20.5")) => {
                self.cover = Cover::Cover;
                self.difficult = true;
                self.masking = house.woods_mask_view;
                self.dense_vegetation = house.woods_are_dense_vegetation;
            }
            TerrainKind::Thicket => {
                self.cover = Cover::Cover;
                self.difficult = true;
                self.masking = true;
                self.dense_vegetation = true;
            }
            TerrainKind::Buildings => self.buildings = true,
            TerrainKind::Town => {
                self.buildings = true;
                self.masking = true;
            }
            // The others do only what the scenario says.
            _ => {}
        }
        match piece.ground.cover.get() {
            None => {}
            Some(scenario::Cover::None) => self.cover = Cover::None,
            Some(scenario::Cover::Light) => self.cover = Cover::Cover,
            Some(_) => self.cover = Cover::DenseCover,
        }
        if let Some(going) = piece.ground.going.get() {
            self.difficult = going == scenario::Going::Difficult;
        }
        if let Some(masking) = piece.masking.get() {
            self.masking = masking;
        }
        if let Some(dense) = piece.dense_vegetation.get() {
            self.dense_vegetation = dense;
        }
    }

    /// Whether the ground does nothing to anybody.
    pub fn is_open(&self) -> bool {
        !(self.difficult || self.masking || self.dense_vegetation || self.buildings)
            && self.cover == Cover::None
    }

    /// BF-0.15: two pieces that overlap: the highest level counts, and all that both do.
    #[must_use]
    pub fn over(self, other: Self) -> Self {
        Self {
            level: self.level.max(other.level),
            cover: if other.cover == Cover::None { self.cover } else { other.cover },
            difficult: self.difficult | other.difficult,
            masking: self.masking | other.masking,
            dense_vegetation: self.dense_vegetation | other.dense_vegetation,
            buildings: self.buildings | other.buildings,
            dominant: self.dominant | other.dominant,
            walls: self.walls | other.walls,
            roads: self.roads | other.roads,
        }
    }
}

impl Cover {
    /// BF-Q25: the protection of infantry that has declared that it occupies buildings.
    pub const fn of_buildings(house: &HouseRules) -> Self {
        match house.buildings_cover {
            BuildingsCover::DenseCover => Self::DenseCover,
            BuildingsCover::Cover => Self::Cover,
            BuildingsCover::None => Self::None,
        }
    }
}
