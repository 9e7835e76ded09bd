//! An answer as its seat sees it.

use dice::Log;
use engine::ahead::{Area, PieceOverlay};
use engine::game::{Argument, Chance, Fact, Message, Offer, PieceId, Shape, Stance, Target};
use engine::scenario::Names;

use crate::fault::Fault;
use crate::field::Field;
use crate::map::{Listed, centre};
use crate::order::Order;
use crate::question::Verb;
use crate::ty;

impl Field {
    /// The id of a unit; of a number that no unit has, nobody's.
    pub(crate) fn id(&self, unit: u8) -> PieceId {
        let listed = self.map.roster.get(usize::from(unit));
        listed.map_or_else(|| PieceId::from("nobody"), |listed| listed.id.clone())
    }

    fn ids(&self, units: &[u8]) -> Vec<PieceId> {
        units.iter().map(|unit| self.id(*unit)).collect()
    }

    /// The name of a unit, as an argument of a message.
    pub(crate) fn name(&self, unit: u8) -> Argument {
        let listed = self.map.roster.get(usize::from(unit));
        listed.map_or(Argument::Name(String::new()), |listed| (&listed.name).into())
    }

    fn base(&self, unit: u8) -> [i32; 2] {
        self.units.get(usize::from(unit)).map_or([0, 0], |one| one.formation.base())
    }

    fn facing(&self, unit: u8) -> Option<i32> {
        let listed = self.map.roster.get(usize::from(unit))?;
        Some(if listed.seat.0 == 0 { 0 } else { 1800 })
    }

    pub(crate) fn offer(&self, choice: &Order) -> Offer<Verb> {
        match choice {
            Order::Commit(reserves) => {
                Offer::new(Verb::Commit, Shape::Count { count: i64::from(*reserves) })
                    .with("count", *reserves)
            }
            Order::Drums => Offer::say(Verb::Drums),
            Order::Hold => Offer::say(Verb::Hold).with_odds(true),
            Order::Yield => Offer::say(Verb::Yield),
            Order::Done => Offer::say(Verb::Done),
            Order::Brave { unit } => {
                Offer::say(Verb::Brave).with("unit", self.name(*unit)).with_odds(true)
            }
            Order::StandFast { units } => {
                let shape = Shape::Pick { pieces: self.ids(units) };
                self.by(Offer::new(Verb::StandFast, shape), units)
            }
            Order::Blow { unit } => {
                let at = self.map.bridge.map_or([0, 0], centre);
                let at = Target::Place { at, hex: self.map.bridge.map(|hex| hex.to_string()) };
                let shape = Shape::Aim { by: self.ids(&[*unit]), at };
                Offer::new(Verb::Blow, shape).with("unit", self.name(*unit))
            }
            Order::March { unit, way } => {
                let corners = way.iter().map(|hex| centre(hex.0)).collect();
                let end = way.last().map_or_else(String::new, |hex| hex.0.to_string());
                let (facing, base) = (self.facing(*unit), self.base(*unit));
                let stance = Stance { hex: Some(end.clone()), facing, base };
                let shape =
                    Shape::Path { piece: self.id(*unit), with: Vec::new(), corners, stance };
                Offer::new(Verb::March, shape).with("unit", self.name(*unit)).with("place", end)
            }
            Order::FallBack { unit, to } => {
                let (facing, base) = (self.facing(*unit), self.base(*unit));
                let (piece, at) = (self.id(*unit), centre(to.0));
                let stance = Stance { hex: Some(to.0.to_string()), facing, base };
                let shape = Shape::Place { piece, with: Vec::new(), at, stance };
                let offer = Offer::new(Verb::FallBack, shape).with("unit", self.name(*unit));
                offer.with("place", to.0.to_string())
            }
            Order::Form { unit, formation } => {
                let (facing, base) = (self.facing(*unit), formation.base());
                let (piece, word) = (self.id(*unit), formation.word());
                let stance = Stance { hex: None, facing, base };
                let shape = Shape::Formation { piece, formation: word, stance };
                Offer::new(Verb::Form, shape).with("unit", self.name(*unit)).with("to", word)
            }
            Order::Fire { by, target } => {
                let known = !self.has(Fault::UnknownPiece);
                let at = if known { self.id(*target) } else { PieceId::from("nobody") };
                let shape = Shape::Aim { by: self.ids(by), at: Target::Piece(at) };
                let offer = self.by(Offer::new(Verb::Fire, shape), by);
                offer.with("target", self.name(*target)).with_odds(true)
            }
            Order::Bombard { by, at } => {
                let place = Target::Place { at: centre(at.0), hex: Some(at.0.to_string()) };
                let shape = Shape::Aim { by: self.ids(by), at: place };
                let offer = self.by(Offer::new(Verb::Bombard, shape), by);
                offer.with("place", at.0.to_string()).with_odds(true)
            }
        }
    }

    /// An answer with the name of who does it, and of those who do it with him.
    fn by(&self, offer: Offer<Verb>, units: &[u8]) -> Offer<Verb> {
        let first = units.first().map_or(Argument::Name(String::new()), |unit| self.name(*unit));
        let others = units.get(1..).unwrap_or(&[]);
        let listed = others.iter().filter_map(|unit| self.map.roster.get(usize::from(*unit)));
        let names = listed.map(|listed| &listed.name);
        let (fr, en): (Vec<_>, Vec<_>) =
            names.map(|name| (name.fr.as_str(), name.en.as_str())).unzip();
        let with = Argument::Names(Names::new(fr.join(", "), en.join(", ")));
        let count = i32::try_from(others.len()).unwrap_or(0);
        offer.with("unit", first).with("others", count).with("with", with)
    }

    /// TY-2.3, TY-3.4, TY-3.5, TY-3.7: what may come of an answer that dice settle.
    pub(crate) fn odds(&self, choice: &Order) -> Option<Vec<Chance>> {
        let one = |fact: Fact, probability: f64| Chance { facts: vec![fact], probability };
        let half = |word: &'static str| {
            vec![one(Fact::new(word, true), 0.5), one(Fact::new(word, false), 0.5)]
        };
        let mut log = Log::silent();
        let pool = match choice {
            Order::Hold | Order::Brave { .. } => return Some(half("held")),
            Order::Fire { by, target } => {
                let at = self.standing(*target)?.hex;
                self.shots(by, at, false, &mut log)
            }
            Order::Bombard { by, at } => self.shots(by, at.0, true, &mut log),
            _ => return None,
        };
        let results = pool.results::<f64>().into_iter();
        let hits = |hits: i64| Fact::new("hits", i32::try_from(hits).unwrap_or(i32::MAX));
        Some(results.map(|([read, _], chance)| one(hits(read), chance)).collect())
    }

    /// TY-3.2: the hexes that a unit may march to from where it stands.
    pub(crate) fn piece_overlay(&self, piece: &PieceId) -> PieceOverlay {
        let named = |listed: &Listed| listed.id == *piece;
        let Some(unit) = self.map.roster.iter().position(named) else {
            return PieceOverlay::default();
        };
        let stands = u8::try_from(unit).is_ok_and(|unit| self.standing(unit).is_some());
        let ways = if stands { self.ways(unit) } else { Vec::new() };
        let mut places: Vec<[i32; 2]> =
            ways.iter().filter_map(|way| way.last()).map(|hex| centre(*hex)).collect();
        places.sort_unstable();
        places.dedup();
        let reach = Area { places, ..Area::default() };
        PieceOverlay { reach, ..PieceOverlay::default() }
    }

    /// A message with the name of a unit in it.
    pub(crate) fn name_in(&self, unit: u8, message: Message) -> Message {
        message.with("unit", self.name(unit))
    }

    /// What the way of a unit comes to.
    pub(crate) fn told_way(
        &self,
        unit: u8,
        way: &[board::hex::HexName],
    ) -> (Vec<[i32; 2]>, Message) {
        let from = self.units.get(usize::from(unit)).map(|one| centre(one.hex));
        let path = from.into_iter().chain(way.iter().map(|hex| centre(hex.0))).collect();
        let hexes = i32::try_from(way.len()).unwrap_or(0);
        (path, Message::new(ty("3.2"), "ty-preview-march").with("hexes", hexes))
    }
}
