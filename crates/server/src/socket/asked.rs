//! A decision as a client is sent it: what it had in the last one of its kind is only referred to, and
//! neither worded nor written again.

use std::cell::LazyCell;
use std::collections::HashMap;
use std::hash::{Hash, Hasher};
use std::iter;

use engine::ahead::{Field, Planned, ZoneOfControl};
use engine::game::{Shape, Stance, state_hash};
use games::AnyOffer;
use words::Words;

use crate::table::{self, Asked};
use crate::wire::{DecisionUpdate, Entry, OfferUpdate, OtherPlace, Unchanged};

/// The lists of the last decision of a kind that a client was sent, as digests of their entries.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Lists {
    offers: Vec<u64>,
    actors: Vec<u64>,
    reach: Vec<u64>,
    zones: Vec<u64>,
    fields: Vec<u64>,
    planned: Vec<u64>,
}

impl Lists {
    pub(super) fn of(asked: &Asked) -> Self {
        let Asked { decision, overlay } = asked;
        Self {
            offers: decision.offers.iter().map(|one| state_hash(&OfferKey(one))).collect(),
            actors: decision.actors.iter().map(state_hash).collect(),
            reach: overlay.reach.iter().map(state_hash).collect(),
            zones: overlay.zones.iter().map(|zone| state_hash(&ZoneKey(zone))).collect(),
            fields: overlay.fields.iter().map(|field| state_hash(&FieldKey(field))).collect(),
            planned: overlay.planned.iter().map(|plan| state_hash(&PlanKey(plan))).collect(),
        }
    }

    /// The decision for a client that has these lists; they become those of the decision.
    pub(super) fn bring_to(&mut self, asked: Asked, now: Self, words: &Words) -> DecisionUpdate {
        let Asked { decision, overlay } = asked;
        let before = std::mem::replace(self, now);
        DecisionUpdate {
            kind: decision.question.to_owned(),
            prompt: words.message(&decision.prompt),
            rule: decision.prompt.rule.to_string(),
            offers: entries(&before.offers, &self.offers, |at| {
                let last = at.checked_sub(1).map(|last| &decision.offers[last]);
                offer(&decision.offers[at], last, words)
            }),
            all: decision.complete,
            actors: entries(&before.actors, &self.actors, |at| decision.actors[at].to_string()),
            reach: entries(&before.reach, &self.reach, |at| overlay.reach[at].clone()),
            zones_of_control: entries(&before.zones, &self.zones, |at| {
                table::zone_of_control(overlay.zones[at].clone())
            }),
            fields: entries(&before.fields, &self.fields, |at| {
                table::field(overlay.fields[at].clone())
            }),
            planned: table::planned(overlay.planned, words),
        }
    }
}

/// Offers, each without what is as in the one before it.
pub(crate) fn one_after_another(offers: &[&AnyOffer], words: &Words) -> Vec<OfferUpdate> {
    let last = iter::once(None).chain(offers.iter().copied().map(Some));
    offers.iter().zip(last).map(|(one, last)| offer(one, last, words)).collect()
}

/// An offer without what is as in the one before it.
fn offer(offer: &AnyOffer, last: Option<&AnyOffer>, words: &Words) -> OfferUpdate {
    let label = &offer.label;
    let is_new =
        |same: fn(&AnyOffer, &AnyOffer) -> bool| last.is_none_or(|last| !same(offer, last));
    let said = is_new(|one, other| one.label == other.label).then(|| words.message(label));
    let brief = said.as_ref().and_then(|_| words.brief_if_any(label));
    let place = last.and_then(|last| other_place(&offer.shape, &last.shape));
    let same_shape = last.is_some_and(|last| last.shape == offer.shape);
    OfferUpdate {
        choice: offer.choice.written().to_owned(),
        verb: is_new(|one, other| one.verb == other.verb).then_some(offer.verb),
        brief: brief.filter(|brief| said.as_ref() != Some(brief)),
        label: said,
        rule: is_new(|one, other| one.label.rule == other.label.rule)
            .then(|| label.rule.to_string()),
        shape: (place.is_none() && !same_shape).then(|| offer.shape.clone()),
        place: place.filter(|_| !same_shape),
        odds: is_new(|one, other| one.odds == other.odds).then_some(offer.odds),
    }
}

/// What is other in a shape, where a piece goes to another place than in the one before; nothing where
/// more is other, or something that was said is not.
fn other_place(shape: &Shape, last: &Shape) -> Option<OtherPlace> {
    let (
        Shape::Place { piece, with, at, stance: Stance { hex, facing, base } },
        Shape::Place { piece: before, with: beside, at: was, stance },
    ) = (shape, last)
    else {
        return None;
    };
    let is_said =
        hex.is_some() == stance.hex.is_some() && facing.is_some() == stance.facing.is_some();
    (piece == before && with == beside && *base == stance.base && is_said).then(|| OtherPlace {
        at: (at != was).then_some(*at),
        hex: hex.clone().filter(|_| *hex != stance.hex),
        facing: facing.filter(|_| *facing != stance.facing),
    })
}

/// A list in which runs of the list before are referred to; others are written, by their index.
fn entries<T>(before: &[u64], now: &[u64], write: impl Fn(usize) -> T) -> Vec<Entry<T>> {
    // Most lists go on where they were: nothing is looked for in them.
    let places = LazyCell::new(|| -> HashMap<u64, usize> {
        before.iter().enumerate().map(|(at, digest)| (*digest, at)).collect()
    });
    let mut entries: Vec<Entry<T>> = Vec::new();
    for (index, digest) in now.iter().enumerate() {
        let run = match entries.last_mut() {
            Some(Entry::Unchanged(Unchanged { unchanged })) => Some(unchanged),
            _ => None,
        };
        let next = run.as_ref().map_or(index, |[from, count]| from + count);
        let stands = before.get(next) == Some(digest);
        match (run, stands.then_some(next).or_else(|| places.get(digest).copied())) {
            (Some([_, count]), Some(at)) if at == next => *count += 1,
            (_, Some(at)) => entries.push(Entry::Unchanged(Unchanged { unchanged: [at, 1] })),
            (_, None) => entries.push(Entry::New(write(index))),
        }
    }
    entries
}

/// All that an offer is worded from.
struct OfferKey<'a>(&'a AnyOffer);

impl Hash for OfferKey<'_> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        let AnyOffer { choice, verb, shape, label, odds } = self.0;
        (choice, verb, shape, label, odds).hash(hasher);
    }
}

struct ZoneKey<'a>(&'a ZoneOfControl);

impl Hash for ZoneKey<'_> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        let ZoneOfControl { piece, at, radius, places } = self.0;
        (piece, at, radius, places).hash(hasher);
    }
}

struct FieldKey<'a>(&'a Field);

impl Hash for FieldKey<'_> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        let Field { piece, outline } = self.0;
        (piece, outline).hash(hasher);
    }
}

struct PlanKey<'a>(&'a Planned);

impl Hash for PlanKey<'_> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        let Planned { by, at, summary, path, stands, by_default } = self.0;
        (by, at, summary, path, stands, by_default).hash(hasher);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn listed(before: &[u64], now: &[u64]) -> Vec<Entry<u64>> {
        entries(before, now, |index| now[index])
    }

    #[test]
    fn runs_of_the_list_before_are_referred_to() {
        let unchanged =
            |from: usize, count: usize| Entry::Unchanged(Unchanged { unchanged: [from, count] });
        assert_eq!(
            listed(&[1, 2, 3, 4], &[1, 2, 9, 4]),
            [unchanged(0, 2), Entry::New(9), unchanged(3, 1)]
        );
        assert_eq!(listed(&[], &[7, 8]), [Entry::New(7), Entry::New(8)]);
        assert_eq!(listed(&[1, 2, 3], &[2, 3, 1]), [unchanged(1, 2), unchanged(0, 1)]);
        assert_eq!(listed(&[1, 2], &[]), []);
    }

    #[test]
    fn whoever_follows_the_references_has_the_list() {
        for (before, now) in [
            (vec![5, 5, 6], vec![6, 5, 5, 6]),
            (vec![1, 2, 3, 4, 5], vec![5, 4, 3, 2, 1]),
            (vec![1, 2, 3], vec![1, 2, 3]),
        ] {
            let followed: Vec<u64> = listed(&before, &now)
                .into_iter()
                .flat_map(|entry| match entry {
                    Entry::New(item) => vec![item],
                    Entry::Unchanged(Unchanged { unchanged: [from, count] }) => {
                        before[from..from + count].to_vec()
                    }
                })
                .collect();
            assert_eq!(followed, now);
        }
    }
}
