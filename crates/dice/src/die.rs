/// A kind of die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Die {
    /// Faces 1 to n, each as likely as the others.
    Sides(u8),
    /// The average die: 2, 3, 3, 4, 4, 5.
    Average,
    /// One of so many that are drawn, such as tokens from a bowl: like a die with as many sides, but
    /// nobody throws it.
    Lot(u8),
}

impl Die {
    pub const D3: Self = Self::Sides(3);
    pub const D6: Self = Self::Sides(6);
    pub const D8: Self = Self::Sides(8);
    pub const D10: Self = Self::Sides(10);

    /// How many equally likely sides the die has.
    pub const fn sides(self) -> u8 {
        match self {
            Self::Sides(sides) | Self::Lot(sides) => sides,
            Self::Average => 6,
        }
    }

    /// Whether it is drawn and not thrown.
    pub const fn is_lot(self) -> bool {
        matches!(self, Self::Lot(_))
    }

    /// The face shown on a side, with sides counted from 0.
    pub const fn face(self, side: u8) -> u8 {
        match self {
            Self::Sides(_) | Self::Lot(_) => side + 1,
            Self::Average => [2, 3, 3, 4, 4, 5][side as usize],
        }
    }

    /// Each face that the die can show and on how many sides.
    pub fn faces(self) -> impl Iterator<Item = (u8, u8)> {
        let (first, last) = match self {
            Self::Sides(sides) | Self::Lot(sides) => (1, sides),
            Self::Average => (2, 5),
        };
        (first..=last).map(move |face| match self {
            Self::Average if face == 3 || face == 4 => (face, 2),
            _ => (face, 1),
        })
    }

    /// Whether the die can show this face.
    pub fn shows(self, face: i64) -> bool {
        match self {
            Self::Sides(sides) | Self::Lot(sides) => (1..=i64::from(sides)).contains(&face),
            Self::Average => (2..=5).contains(&face),
        }
    }
}

impl std::fmt::Display for Die {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Sides(sides) | Self::Lot(sides) => write!(f, "d{sides}"),
            Self::Average => write!(f, "dAv"),
        }
    }
}
