//! Answers of the same pieces that go to one hex each: alike but for its name, they are worded once.

use engine::game::{Argument, Message, PieceId, Shape, Stance};
use games::AnyOffer;
use words::{Language, Words};

use crate::wire::PlaceRun;

/// Stands for the name of a hex while a sentence is worded; nothing that a person reads has it.
const PLACEHOLDER: &str = "\u{fffc}";

/// Parts the answers that are alike but for their hex, at least two after each other, from the others.
pub(crate) fn part<'a>(
    offers: &'a [AnyOffer],
    words: &Words,
) -> (Vec<PlaceRun>, Vec<&'a AnyOffer>) {
    let (mut runs, mut others) = (Vec::new(), Vec::new());
    let mut rest = offers;
    while let Some((first, after)) = rest.split_first() {
        let found = Going::of(first).and_then(|first| {
            let second = after.first().and_then(Going::of)?;
            let named = first.differs_in(&second)?;
            let alike = after
                .iter()
                .map_while(Going::of)
                .take_while(|next| first.differs_in(next) == Some(named));
            let run: Vec<Going<'_>> = [first].into_iter().chain(alike).collect();
            Some((run.len(), worded(&run, named, words)?))
        });
        let taken = match found {
            Some((count, run)) => {
                runs.push(run);
                count
            }
            None => {
                others.push(first);
                1
            }
        };
        rest = &rest[taken..];
    }
    (runs, others)
}

/// An answer by which pieces go to a hex.
#[derive(Clone, Copy)]
struct Going<'a> {
    offer: &'a AnyOffer,
    piece: &'a PieceId,
    with: &'a [PieceId],
    at: [i32; 2],
    base: [i32; 2],
    hex: &'a str,
    /// What stands before and after the name of the hex in the text of the answer.
    choice: [&'a str; 2],
}

impl<'a> Going<'a> {
    /// Nothing of an answer that is no going to a hex, or whose text does not name it just once.
    fn of(offer: &'a AnyOffer) -> Option<Self> {
        let Shape::Place { piece, with, at, stance } = &offer.shape else { return None };
        let Stance { hex: Some(hex), facing: None, base } = stance else { return None };
        let choice = split(offer.choice.get(), hex)?;
        Some(Self { offer, piece, with, at: *at, base: *base, hex, choice })
    }

    /// The argument of the label in which another answer differs, if that and the hex are all.
    fn differs_in(&self, other: &Self) -> Option<usize> {
        let (label, next) = (&self.offer.label, &other.offer.label);
        let alike = self.piece == other.piece
            && self.with == other.with
            && self.base == other.base
            && self.choice == other.choice
            && self.offer.verb == other.offer.verb
            && self.offer.odds == other.offer.odds
            && (label.rule, label.key) == (next.rule, next.key)
            && label.arguments.len() == next.arguments.len();
        let both = label.arguments.iter().zip(&next.arguments);
        let mut differing = both.enumerate().filter(|(_, (one, other))| one != other);
        let (at, (one, other)) = differing.next().filter(|_| alike)?;
        (one.0 == other.0 && differing.next().is_none()).then_some(at)
    }

    /// What its hex is called in the label.
    fn name(&self, named: usize, words: &Words) -> Option<&'a str> {
        match (&self.offer.label.arguments.get(named)?.1, words.language()) {
            (Argument::Name(name), _) => Some(name),
            (Argument::Names(names), Language::French) => Some(&names.fr),
            (Argument::Names(names), Language::English) => Some(&names.en),
            (Argument::Number(_) | Argument::Length(_), _) => None,
        }
    }
}

/// A run of answers; nothing if a sentence is more than a name put into it.
fn worded(run: &[Going<'_>], named: usize, words: &Words) -> Option<PlaceRun> {
    let (first, last) = (run.first()?, run.last()?);
    let names: Option<Vec<&str>> = run.iter().map(|going| going.name(named, words)).collect();
    let names = names?;
    let mut open = first.offer.label.clone();
    open.arguments.get_mut(named)?.1 = Argument::Name(PLACEHOLDER.to_owned());
    // What holds for the first and the last of them holds for all, or the catalogue asks for the name.
    let frame = |say: &dyn Fn(&Message) -> String| {
        let parts: Vec<String> = say(&open).split(PLACEHOLDER).map(ToOwned::to_owned).collect();
        let fits = parts.join(names[0]) == say(&first.offer.label)
            && parts.join(names[names.len() - 1]) == say(&last.offer.label);
        fits.then_some(parts)
    };
    let mut last = [0, 0];
    let stretches = run.iter().map(|going| {
        let from = std::mem::replace(&mut last, going.at);
        [0, 1].map(|axis| going.at[axis] - from[axis])
    });
    let stretches: Vec<[i32; 2]> = stretches.collect();
    let lengths = stretches.iter().flatten().map(|stretch| stretch.unsigned_abs());
    let step = i32::try_from(lengths.fold(0, common_measure)).unwrap_or(1).max(1);
    let named = run.iter().zip(&names).filter(|(going, name)| **name != going.hex);
    let named = named.map(|(going, name)| (going.hex.to_owned(), (*name).to_owned()));
    Some(PlaceRun {
        verb: first.offer.verb,
        rule: first.offer.label.rule.to_string(),
        odds: first.offer.odds,
        piece: first.piece.to_string(),
        with: first.with.iter().map(ToString::to_string).collect(),
        base: first.base,
        choice: first.choice.map(ToOwned::to_owned),
        label: frame(&|message| words.message(message))?,
        brief: frame(&|message| words.brief(message))?,
        hexes: run.iter().map(|going| going.hex.to_owned()).collect(),
        at: stretches.into_iter().map(|both| both.map(|one| one / step)).collect(),
        step,
        names: named.collect(),
    })
}

/// The longest length that measures both.
const fn common_measure(one: u32, other: u32) -> u32 {
    if other == 0 { one } else { common_measure(other, one % other) }
}

/// What stands before and after something that stands in a text just once.
fn split<'t>(text: &'t str, what: &str) -> Option<[&'t str; 2]> {
    let (before, after) = text.split_once(what)?;
    (!after.contains(what)).then_some([before, after])
}

#[cfg(test)]
mod tests {
    use dice::RuleId;
    use engine::scenario::Names;
    use games::OfferedChoice;
    use serde::Serialize;

    use super::*;

    #[derive(Debug, Hash, Serialize)]
    #[serde(rename_all = "snake_case")]
    enum Order {
        March { unit: u16, path: [String; 1] },
    }

    fn going(unit: u16, hex: &str, place: Argument) -> AnyOffer {
        let name = Argument::from(format!("unit {unit}"));
        let label = Message::new(RuleId::new("OT", "7.1"), "ot-choose-march");
        let row = hex.parse::<i32>().expect("a number") - 402;
        AnyOffer {
            choice: OfferedChoice::new(Order::March { unit, path: [hex.to_owned()] }),
            verb: "march",
            shape: Shape::Place {
                piece: PieceId::from(format!("W{unit}").as_str()),
                with: Vec::new(),
                at: [i32::from(unit) * 500, row * 500],
                stance: Stance { hex: Some(hex.to_owned()), facing: None, base: [500, 500] },
            },
            label: label.with("unit", name).with("place", place),
            odds: false,
        }
    }

    fn spelled(run: &PlaceRun) -> Vec<[String; 3]> {
        let spell = |hex: &String| {
            let name = run.names.get(hex).unwrap_or(hex).as_str();
            [run.choice.join(hex.as_str()), run.label.join(name), run.brief.join(name)]
        };
        run.hexes.iter().map(spell).collect()
    }

    #[test]
    fn answers_that_differ_in_their_hex_are_one_run_and_read_as_each_alone() {
        let town = Argument::Names(Names::new("Tsaritsyne", "Tsaritsyn"));
        let offers = [
            going(1, "0404", "0404".into()),
            going(1, "0405", town),
            going(1, "0406", "0406".into()),
            going(2, "0404", "0404".into()),
            going(3, "0404", "0404".into()),
            going(3, "0407", "0407".into()),
        ];
        for language in Language::ALL {
            let words = language.words();
            let (runs, others) = part(&offers, words);
            assert_eq!(runs.iter().map(|run| run.hexes.len()).collect::<Vec<_>>(), [3, 2]);
            assert_eq!(others.len(), 1);
            let alone = [&offers[..3], &offers[4..]].concat();
            let alone = alone.iter().map(|offer| {
                let label = &offer.label;
                [offer.choice.get().to_owned(), words.message(label), words.brief(label)]
            });
            let spelled: Vec<_> = runs.iter().flat_map(spelled).collect();
            assert_eq!(spelled, alone.collect::<Vec<_>>());
            assert_eq!((runs[0].step, &runs[0].at), (500, &vec![[1, 2], [0, 1], [0, 1]]));
        }
    }

    #[test]
    fn an_answer_that_names_its_hex_twice_stands_alone() {
        let mut twice = going(404, "404", "0404".into());
        let both = [twice.clone(), twice.clone()];
        let (runs, others) = part(&both, Language::English.words());
        assert_eq!((runs.len(), others.len()), (0, 2));
        twice.odds = true;
        let offers = [going(1, "0404", "0404".into()), twice];
        assert_eq!(part(&offers, Language::English.words()).0, []);
    }
}
