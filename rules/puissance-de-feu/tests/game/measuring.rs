//! PF-3.8, PF-Q8: nobody measures before the order is given. What may be known of a battle is the
//! same whatever the distances, until one is measured; by agreement everything is known.

use engine::ahead::{Area, DesiredPlace, Mark, PieceOverlay};
use engine::game::{Message, NoDice, PieceId, Refused, Rules, Seat};
use engine::tableau::{Piece, Tableau};
use puissance_de_feu::game::{Choice, Leg, PuissanceDeFeu, UnitId};
use puissance_de_feu::options::HouseRule;
use testkit::asked;

use crate::table::{Story, story, story_with};

/// A firer, an officer behind it, and an enemy straight ahead, so far away.
fn facing_at(inches: u32, rules: &[HouseRule]) -> Story {
    let north = 10 + inches;
    story_with(&format!("A1 infantry 20 8 0\nA2 officer 20 4 0\nD1 infantry 20 {north} 180"), rules)
}

/// Everything that a seat is asked and told about its answers: prompts, labels, rules, chances.
fn told(story: &Story, seat: Seat) -> Vec<(String, Message, bool, Option<usize>)> {
    let state = story.game.state();
    let pending = asked(&story.game);
    let asked = pending.iter().filter(|decision| decision.seat == seat);
    let offers = asked.flat_map(|decision| &decision.offers);
    let told = offers.map(|offer| {
        let shown = PuissanceDeFeu::offer(state, seat, offer);
        let odds = PuissanceDeFeu::odds(state, seat, offer).map(|odds| odds.len());
        let has = PuissanceDeFeu::offer(state, seat, offer).odds;
        (format!("{offer:?}"), shown.label, has, odds)
    });
    told.collect()
}

/// The answers do not betray the range: near, far and out of range they are the same.
#[test]
fn offers_are_the_same_at_any_distance() {
    let near = told(&facing_at(5, &[]), Seat(0));
    assert!(near.iter().any(|(offer, ..)| offer.starts_with("Fire")));
    assert!(near.iter().any(|(offer, ..)| offer.starts_with("Charge")));
    for inches in [8, 13, 19, 24] {
        assert_eq!(told(&facing_at(inches, &[]), Seat(0)), near, "at {inches} inches");
    }
}

/// No chance is told of any order: they all hang on a distance, the officer's 6 inches included.
#[test]
fn no_chances_before_the_order() {
    for (offer, _, has, odds) in told(&facing_at(8, &[]), Seat(0)) {
        assert!(!has && odds.is_none(), "{offer}");
    }
    let mut story = facing_at(8, &[]);
    story.lay("fire-dice", &[6, 6, 6, 6, 6, 1]).lay("flight-dice", &[1]);
    story.fire("A1", "D1");
    assert!(story.told("unit-routs"));
    story.say(&Choice::End);
    let unit = story.id("D1");
    let rally = Choice::Rally { unit };
    assert!(PuissanceDeFeu::odds(story.game.state(), Seat(1), &rally).is_none());
}

/// By agreement they are told, and then they depend on the distance.
#[test]
fn by_agreement_the_chances_are_known() {
    let firing = |inches| {
        let story = facing_at(inches, &[HouseRule::Premeasuring]);
        let (unit, target) = (story.id("A1"), story.id("D1"));
        let fire = Choice::Fire { unit, target, ammunition: None };
        assert!(PuissanceDeFeu::offer(story.game.state(), Seat(0), &fire).odds);
        PuissanceDeFeu::odds(story.game.state(), Seat(0), &fire).expect("it may be known")
    };
    assert_ne!(firing(5), firing(13));
    let story = facing_at(8, &[HouseRule::Premeasuring]);
    assert!(PuissanceDeFeu::tableau(story.game.state(), Some(Seat(0))).measurable);
}

/// PF-3.8, PF-5.1, PF-Q8: of any unit its field of fire is shown, to its edge beyond the table, and how far
/// it may go only once the dice of its march have fallen.
#[test]
fn of_any_unit_no_distance_is_told_before_its_dice() {
    for rules in [&[][..], &[HouseRule::Premeasuring]] {
        let mut story = facing_at(20, rules);
        let overlay = |story: &Story, seat: Option<Seat>, piece: &str| {
            PuissanceDeFeu::piece_overlay(story.game.state(), seat, &PieceId::from(piece))
        };
        for (seat, piece) in [(Some(Seat(0)), "A1"), (Some(Seat(0)), "D1"), (None, "D1")] {
            let told = overlay(&story, seat, piece);
            assert_eq!(
                (told.fire.outlines.len(), &told.reach, told.lines.len()),
                (1, &Area::default(), 0)
            );
        }
        assert_eq!(overlay(&story, None, "nobody"), PieceOverlay::default());
        let unit = story.id("A1");
        story.lay("march-dice", &[3, 4, 1]).say(&Choice::March { unit });
        // Where that leads, its owner is shown; the others know the dice.
        for (seat, outlines) in [(Some(Seat(0)), 1), (Some(Seat(1)), 0), (None, 0)] {
            let marching = overlay(&story, seat, "A1");
            assert_eq!((marching.reach.outlines.len(), marching.lines.len()), (outlines, 1));
        }
        assert_eq!(overlay(&story, Some(Seat(0)), "D1").reach, Area::default());
    }
}

/// Nothing that may be reached is shown before the dice have been rolled, and all of it afterwards.
#[test]
fn the_reach_is_shown_after_the_dice() {
    for rules in [&[][..], &[HouseRule::Premeasuring]] {
        let mut story = facing_at(20, rules);
        let seat = Seat(0);
        assert!(PuissanceDeFeu::move_overlay(story.game.state(), seat).reach.is_empty());
        let unit = story.id("A1");
        story.lay("march-dice", &[3, 4, 1]).say(&Choice::March { unit });
        assert_eq!(PuissanceDeFeu::move_overlay(story.game.state(), seat).reach.len(), 1);
        assert!(PuissanceDeFeu::move_overlay(story.game.state(), Seat(1)).reach.is_empty());
        let tableau = PuissanceDeFeu::tableau(story.game.state(), None);
        assert_eq!(tableau.length("march").map(|march| march.thousandths), Some(7000));
        story.say(&Choice::Move { legs: vec![Leg::Ahead(1000)] });
        assert!(PuissanceDeFeu::move_overlay(story.game.state(), seat).reach.is_empty());
    }
}

/// What is seen has no measure in it: two battles that differ in a distance differ in places only.
#[test]
fn what_is_seen_differs_in_places_only() {
    let plain = |inches| {
        let story = facing_at(inches, &[]);
        let tableau = PuissanceDeFeu::tableau(story.game.state(), Some(Seat(0)));
        let pieces = tableau.pieces.clone().into_iter().map(|piece| Piece { place: None, ..piece });
        Tableau { pieces: pieces.collect(), ..tableau }
    };
    assert_eq!(plain(5), plain(24));
}

/// PF-5.1: the field of fire may be shown before an order: its two lines open at 45 degrees, and go
/// beyond the table without a mark.
#[test]
fn the_field_of_fire_is_shown_without_marks() {
    let story = facing_at(8, &[]);
    let fields = PuissanceDeFeu::move_overlay(story.game.state(), Seat(0)).fields;
    assert_eq!((fields[0].piece.as_str(), fields.len()), ("A1", 2));
    let [left, far_left, far_right, right] = fields[0].outline[..] else { panic!("four corners") };
    // On a page y runs to the south. The unit is drawn to a quarter of a base, its front as wide as it is.
    assert_eq!((right[0] - left[0], right[1] - left[1]), (6_300, 0));
    assert!((left[0] - 16_850).abs() <= 394 && (left[1] - 27_212).abs() <= 394);
    let opens = |near: [i32; 2], far: [i32; 2]| ((near[0] - far[0]).abs(), near[1] - far[1]);
    for (aside, ahead) in [opens(left, far_left), opens(right, far_right)] {
        assert!((aside - ahead).abs() <= 1, "{aside} aside, {ahead} ahead");
    }
    assert!(far_left[0] < 0 && far_left[1] < 0, "beyond the table");
    assert!(PuissanceDeFeu::move_overlay(story.game.state(), Seat(1)).fields.is_empty());
}

/// PF-10.4, PF-10.6: a charge is measured once it is known whether the target stands; before that neither
/// the gap nor the chances of standing are told, unless the players measure first.
#[test]
fn a_charge_is_measured_after_the_reaction() {
    let lines =
        "A1 infantry 10 10 0\nA2 infantry 40 5 0\nD1 cavalry 10 16 180\nD2 infantry 40 30 0";
    let mut blind = story(lines);
    blind.charge("A1", "D1");
    assert!(!blind.told("gap-measured"));
    assert!(blind.may_take_back(), "nothing has been measured or rolled");
    assert!(PuissanceDeFeu::tableau(blind.game.state(), None).length("charge").is_none());
    assert!(!PuissanceDeFeu::offer(blind.game.state(), Seat(1), &Choice::Stand).odds);
    blind.say(&Choice::Stand);
    assert!(blind.told("gap-measured"));
    let mut known = story_with(lines, &[HouseRule::Premeasuring]);
    known.charge("A1", "D1");
    let tableau = PuissanceDeFeu::tableau(known.game.state(), None);
    let gap = tableau.length("charge").expect("measured").thousandths;
    assert!((4400..4500).contains(&gap), "{gap}");
    assert!(PuissanceDeFeu::offer(known.game.state(), Seat(1), &Choice::Stand).odds);
}

/// All that a seat receives before it gives an order, as text: the tableau, what it is asked and may answer,
/// with labels, chances and previews, and what it is shown of every piece.
fn received(story: &Story, seat: Seat) -> String {
    let state = story.game.state();
    let mut all = format!("{:?}", PuissanceDeFeu::tableau(state, Some(seat)));
    all += &format!("{:?}", PuissanceDeFeu::move_overlay(state, seat));
    for piece in PuissanceDeFeu::tableau(state, None).pieces {
        all += &format!("{:?}", PuissanceDeFeu::piece_overlay(state, Some(seat), &piece.id));
    }
    for decision in asked(&story.game).iter().filter(|decision| decision.seat == seat) {
        for offer in &decision.offers {
            let shown = PuissanceDeFeu::offer(state, seat, offer);
            let ahead = PuissanceDeFeu::preview(state, seat, offer);
            let odds = PuissanceDeFeu::odds(state, seat, offer);
            all += &format!("{offer:?}{shown:?}{ahead:?}{odds:?}");
        }
    }
    all
}

/// PF-3.8: whatever a seat receives before an order is the same while a unit stays within a quarter of a base:
/// nobody can reckon a distance more closely than that from it. A ruler would tell any step of these.
#[test]
fn nothing_tells_a_distance_closer_than_a_hand_could_judge() {
    // From 19.2938 to 20.0812 inches is one quarter of a base.
    let at = |inches: &str, rules: &[HouseRule]| {
        let lines = format!(
            "A1 infantry 20 8 0\nA2 infantry 40 5 0\nD1 infantry 20.5 {inches} 180\nD2 infantry 3.3 30 180"
        );
        story_with(&lines, rules)
    };
    for seat in Seat::BOTH {
        let first = received(&at("19.3", &[]), seat);
        for inches in ["19.4", "19.6", "19.8", "20.0", "20.08"] {
            assert!(received(&at(inches, &[]), seat) == first, "seat {}, at {inches}", seat.0);
        }
        assert!(received(&at("20.1", &[]), seat) != first, "a hand could tell that");
    }
    let known = |inches: &str| received(&at(inches, &[HouseRule::Premeasuring]), Seat(0));
    assert!(known("19.3") != known("19.4"), "by agreement everything is measured");
}

/// PF-3.8: while a unit marches its owner is told exactly where it is; everybody else knows it to a quarter of
/// a base, before, during and after, and hears how far it went in whole inches.
#[test]
fn a_march_is_watched_by_eye() {
    let march = |ahead: i32| {
        let mut story = story("A1 infantry 20 8 0\nA2 infantry 40 5 0\nD1 infantry 20 30 180");
        let unit = story.id("A1");
        story.lay("march-dice", &[3, 4, 1]).say(&Choice::March { unit });
        let state = story.game.state();
        let place = |seat| PuissanceDeFeu::tableau(state, seat).pieces[0].place.clone();
        assert_eq!(place(Some(Seat(0))).map(|place| place.at), Some([20_000, 28_000]));
        for seat in [Some(Seat(1)), None] {
            assert_ne!(place(seat).map(|place| place.at), Some([20_000, 28_000]));
        }
        let choice = Choice::Move { legs: vec![Leg::Ahead(ahead)] };
        let way = PuissanceDeFeu::way_told(state, Seat(0), &choice);
        let label = PuissanceDeFeu::offer(state, Seat(0), &choice).label;
        story.say(&choice);
        (way, label, received(&story, Seat(1)))
    };
    // From 11.42 to 12.2 inches from the south is one quarter of a base.
    let first = march(3_600);
    assert_eq!(first.0.len(), 2);
    assert!(march(4_000) == first && march(4_190) == first);
    assert!(march(4_300).2 != first.2, "a hand could tell that");
}

/// The line of fire is not told either, unless the players measure first.
#[test]
fn no_line_is_measured() {
    let mark = |piece: &str| Mark { piece: Some(piece.into()), at: [0, 0] };
    let sight = |rules: &[HouseRule]| {
        let story = facing_at(8, rules);
        PuissanceDeFeu::sight(story.game.state(), Some(Seat(0)), &mark("A1"), &mark("D1"))
    };
    assert_eq!(sight(&[]).map_err(|refusal| refusal.rule.to_string()), Err("PF-3.8".to_owned()));
    let seen = sight(&[HouseRule::Premeasuring]).expect("by agreement").expect("a line of fire");
    assert!(seen.clear);
}

/// PF-3.5: an order to a unit of the enemy is refused because it is the enemy's, whatever may be
/// known of it, and nothing is told of it beforehand.
#[test]
fn whose_a_unit_is_comes_first() {
    let lines = "A1 infantry 20 8 0\nA2 infantry 5 5 0\nD1 infantry 20 16 180\nD2 infantry 5 30 0";
    let mut story = story_with(lines, &[HouseRule::Premeasuring]);
    let (theirs, ours) = (story.id("D1"), story.id("A1"));
    story.lay("fire-dice", &[6, 6, 6, 6, 6, 1]).lay("flight-dice", &[1]);
    let orders = |unit| {
        [
            Choice::Fire { unit, target: ours, ammunition: None },
            Choice::March { unit },
            Choice::Rotate { unit, facing: 0 },
            Choice::Rotate { unit, facing: 9999 },
            Choice::Charge { unit, target: ours },
            Choice::Rally { unit },
            Choice::Enter { unit },
            Choice::Broadside { unit, batteries: Vec::new() },
            Choice::Flee { unit },
        ]
    };
    // Steady, routing, and there is no such unit at all.
    for (round, unit) in [theirs, theirs, UnitId(200)].into_iter().enumerate() {
        if round == 1 {
            story.fire("A1", "D1");
            assert!(story.told("unit-routs"));
        }
        for order in orders(unit) {
            let state = story.game.state();
            let refused = PuissanceDeFeu::preview(state, Seat(0), &order).expect_err("not his");
            assert_eq!((refused.rule.number(), refused.key), ("3.5", "not-your-unit"), "{order:?}");
            let mut game = story.game.clone();
            let answered = game.answer(Seat(0), &order, &mut NoDice).expect_err("not his");
            assert_eq!(answered, Refused::Illegal(refused), "{order:?}");
            assert!(!PuissanceDeFeu::offer(state, Seat(0), &order).odds, "{order:?}");
            assert!(PuissanceDeFeu::odds(state, Seat(0), &order).is_none(), "{order:?}");
            assert!(PuissanceDeFeu::explain(state, Seat(0), &order).is_empty(), "{order:?}");
            let wish = DesiredPlace { at: [9000, 9000], facing: None };
            assert_eq!(PuissanceDeFeu::nearest(state, Seat(0), &order, wish), None, "{order:?}");
        }
    }
    // Who is not asked is told nothing of an answer either.
    let march = Choice::March { unit: theirs };
    assert!(PuissanceDeFeu::preview(story.game.state(), Seat(1), &march).is_err());
}
