//! The stories of the companion, section 7: situation, answers, dice, and what comes of it.

use crate::field::{Field, Setting, unit};

const STAND: &str = r#"{"react":{"unit":1,"reaction":"stand"}}"#;

fn foot(id: &str, formation: &str, at: (f64, f64), facing: u16) -> String {
    unit(id, "infantry", formation, at, facing, "")
}

fn horse(id: &str, weight: &str, at: (f64, f64), facing: u16) -> String {
    unit(id, "cavalry", "line", at, facing, &format!("weight = \"{weight}\""))
}

fn begin(phase: &'static str, order: &'static str, a: Vec<String>, b: Vec<String>) -> Field {
    Setting { order, a, b, ..Setting::new(phase) }.begin()
}

fn charge(unit: u8, target: u8) -> String {
    format!(r#"{{"charge":{{"strikes":[{{"unit":{unit},"target":{target}}}]}}}}"#)
}

/// BE-11.30, BE-12.2, BE-12.6.
#[test]
fn story_4_duel() {
    let a = vec![foot("A1", "line", (10.0, 6.0), 0)];
    let b = vec![foot("B1", "line", (10.0, 8.0), 180)];
    let mut field = begin("prepare", "hold", a, b);
    field.give(0, r#"{"fire":{"unit":0,"target":1}}"#, &[]);
    field.give(1, r#"{"return_fire":{}}"#, &[5, 2, 3]);
    field.is("B1", 3, true, true);
    field.is("A1", 1, false, true);
    field.stands("B1", 10.0, 10.0, 180);
}

/// BE-11.11, BE-11.16, BE-21.1, BE-Q90.
#[test]
fn story_5_ricochet() {
    let gun = unit("A1", "artillery", "deployed", (10.0, 3.0), 0, "calibre = \"9\"");
    let b = vec![foot("B1", "column", (10.0, 10.0), 180), foot("B2", "line", (10.0, 13.0), 180)];
    let mut field = begin("prepare", "hold", vec![gun], b);
    field.give(0, r#"{"fire":{"unit":0,"target":1,"ammunition":"ball"}}"#, &[5, 2, 4]);
    field.is("B1", 2, true, true);
    field.stands("B1", 10.0, 12.0, 180);
    field.is("B2", 1, false, false);
}

/// BE-11.18, BE-3.2, BE-Q91.
#[test]
fn story_6_fire_and_limber() {
    let gun = |class: &str| {
        let more = format!("calibre = \"6\"\nclass = \"{class}\"");
        unit("A1", "artillery", "deployed", (10.0, 6.0), 0, &more)
    };
    let b = || vec![foot("B1", "column", (10.0, 10.0), 180)];
    let fire = r#"{"fire":{"unit":0,"target":1,"limber":true}}"#;
    let mut field = begin("prepare", "hold", vec![gun("a")], b());
    field.give(0, fire, &[4, 4]);
    field.is("B1", 2, false, false);
    assert_eq!(field.piece("A1").formation, Some("limbered"));
    field.until("move", &[]);
    field.refuse(0, r#"{"move":{"units":[0],"legs":[{"turn":1800}]}}"#, "BE-Q91");
    field.give(0, r#"{"move":{"units":[0],"legs":[{"wheel":180},{"ahead":2000}]}}"#, &[]);
    field.give(1, r#""done""#, &[]);
    field.stands("A1", 11.0, 4.0, 180);
}

/// BE-15.6, BE-16.15, BE-16.22, BE-16.37.
#[test]
fn story_7_column_against_line() {
    let a = vec![foot("A1", "column", (10.0, 4.0), 0)];
    let b = vec![foot("B1", "line", (10.0, 10.0), 180)];
    let mut field = begin("charges", "attack", a, b);
    field.give(0, &charge(0, 1), &[]);
    field.stands("A1", 10.0, 7.0, 0);
    field.give(1, STAND, &[5, 3]);
    field.is("B1", 2, true, true);
    field.stands("B1", 10.0, 14.0, 180);
    field.is("A1", 1, false, true);
    field.stands("A1", 10.0, 11.0, 0);
}

/// BE-20.4, BE-16.20, BE-Q74, BE-Q76.
#[test]
fn story_8_flank() {
    let a = vec![foot("A1", "column", (9.0, 8.25), 90)];
    let b = vec![foot("B1", "line", (12.0, 8.0), 180)];
    let mut field = begin("charges", "attack", a, b);
    field.give(0, &charge(0, 1), &[]);
    assert!(!field.offers("counter_charge"));
    field.give(1, STAND, &[2, 4]);
    field.stands("B1", 16.0, 8.0, 180);
    field.stands("A1", 12.0, 8.25, 90);
}

/// BE-9.5, BE-15.8, BE-4.32.
#[test]
fn story_9_square_in_time() {
    let a = vec![horse("A1", "medium", (10.0, 3.0), 0)];
    let b = vec![foot("B1", "column", (10.0, 9.0), 180)];
    let mut field = begin("charges", "attack", a, b);
    field.give(0, &charge(0, 1), &[]);
    field.stands("A1", 10.0, 6.0, 0);
    let square = r#"{"react":{"unit":1,"reaction":"change_formation","formation":"full_square"}}"#;
    field.give(1, square, &[1]);
    field.give(0, r#""yes""#, &[3]);
    field.stands("A1", 10.0, 6.0, 0);
    field.is("A1", 0, false, false);
    field.stands("B1", 10.0, 9.0, 180);
    field.is("B1", 0, false, true);
}

/// BE-4.24, BE-9.7, BE-16.5, BE-16.7, BE-18.2.
#[test]
fn story_10_square_too_late() {
    let a = vec![horse("A1", "medium", (10.0, 6.0), 0)];
    let b = vec![unit("B1", "infantry", "column", (10.0, 9.0), 180, "class = \"c\"")];
    let mut field = begin("charges", "attack", a, b);
    field.give(0, &charge(0, 1), &[]);
    let square = r#"{"react":{"unit":1,"reaction":"change_formation","formation":"full_square"}}"#;
    field.give(1, square, &[2]);
    field.give(0, r#""no""#, &[3, 4]);
    field.gone("B1");
    field.stands("A1", 10.0, 10.0, 0);
    field.is("A1", 1, false, true);
    field.give(0, r#""no""#, &[3]);
}

/// BE-15.7, BE-16.3, BE-Q75.
#[test]
fn story_11_counter_charge() {
    let a = vec![horse("A1", "light", (10.0, 3.0), 0)];
    let b = vec![horse("B1", "light", (10.0, 11.0), 180)];
    let mut field = begin("charges", "engage", a, b);
    field.give(0, &charge(0, 1), &[]);
    field.stands("A1", 10.0, 7.0, 0);
    field.give(1, r#"{"react":{"unit":1,"reaction":"counter_charge"}}"#, &[]);
    field.stands("B1", 10.0, 9.0, 180);
    field.give(0, r#""no""#, &[4, 4]);
    field.is("A1", 2, true, true);
    field.stands("A1", 10.0, 1.0, 0);
    field.is("B1", 2, false, true);
    field.stands("B1", 10.0, 8.0, 180);
}

/// BE-15.8, BE-Q101, BE-Q103.
#[test]
fn story_12_who_stops_is_charged() {
    let a =
        vec![unit("A1", "cavalry", "line", (10.0, 5.0), 0, "class = \"a\"\nweight = \"medium\"")];
    let b = vec![horse("B1", "heavy", (10.0, 13.0), 180)];
    let mut field = begin("charges", "engage", a, b);
    field.give(0, &charge(0, 1), &[]);
    field.give(1, r#"{"react":{"unit":1,"reaction":"counter_charge"}}"#, &[]);
    field.give(0, r#""yes""#, &[2]);
    field.give(1, r#""yes""#, &[2, 4]);
    field.is("A1", 2, true, true);
    field.stands("A1", 10.0, 1.0, 0);
    field.is("B1", 1, false, true);
    field.stands("B1", 10.0, 8.0, 180);
}

/// BE-15.12, BE-17.4, BE-4.8, BE-Q102.
#[test]
fn story_13_ridden_down() {
    let setting = |other_order| Setting {
        order: "attack",
        other_order,
        a: vec![horse("A1", "light", (10.0, 1.0), 0)],
        b: vec![foot("B1", "column", (10.0, 8.0), 180)],
        ..Setting::new("charges")
    };
    let mut field = setting("engage").begin();
    field.give(0, &charge(0, 1), &[]);
    field.stands("A1", 10.0, 4.5, 0);
    field.give(1, r#"{"react":{"unit":1,"reaction":"flee"}}"#, &[]);
    field.refuse(0, r#"{"follow":{"distance":5400}}"#, "BE-15.12");
    field.give(0, r#"{"follow":{"distance":5500}}"#, &[]);
    field.gone("B1");
    field.stands("A1", 10.0, 10.0, 0);
    field.is("A1", 0, false, false);
    let mut field = setting("hold").begin();
    field.give(0, &charge(0, 1), &[]);
    assert!(!field.offers("flee"));
}

/// BE-17.9, BE-16.6, BE-Q110.
#[test]
fn story_14_covered() {
    let mut field = Setting {
        order: "attack",
        other_order: "engage",
        a: vec![horse("A1", "light", (10.0, 1.0), 0)],
        b: vec![foot("B1", "column", (10.0, 8.0), 180), foot("B2", "line", (10.0, 11.0), 180)],
        ..Setting::new("charges")
    }
    .begin();
    field.give(0, &charge(0, 1), &[]);
    field.give(1, r#"{"react":{"unit":1,"reaction":"flee"}}"#, &[]);
    field.stands("B1", 10.0, 15.0, 0);
    field.give(0, r#"{"engage":{"target":2}}"#, &[]);
    field.give(1, r#"{"react":{"unit":2,"reaction":"stand"}}"#, &[]);
    field.give(0, r#""no""#, &[1, 4]);
    field.is("A1", 2, true, true);
    field.stands("A1", 10.0, 3.0, 0);
    field.is("B2", 0, false, true);
    assert_eq!(field.piece("B1").status, "on_table");
}

/// BE-18.3, BE-18.4, BE-16.14, BE-Q105.
#[test]
fn story_15_pursuit_into_a_fresh_column() {
    let a = vec![horse("A1", "heavy", (10.0, 3.0), 0)];
    let b = vec![foot("B1", "line", (10.0, 7.0), 180), foot("B2", "column", (12.0, 11.0), 180)];
    let mut field = begin("charges", "attack", a, b);
    field.give(0, &charge(0, 1), &[]);
    field.give(1, STAND, &[]);
    field.give(0, r#""no""#, &[4, 3]);
    field.stands("A1", 10.0, 8.0, 0);
    field.stands("B1", 10.0, 13.5, 0);
    field.give(0, r#"{"engage":{"target":2}}"#, &[]);
    field.gone("B1");
    field.give(1, r#"{"react":{"unit":2,"reaction":"stand"}}"#, &[3, 4]);
    field.is("A1", 2, true, true);
    field.stands("A1", 12.0, 3.0, 0);
}

const HOUSE: &str = "[[terrain]]\nid = \"house\"\nkind = \"building\"\ncover = \"medium\"\npolygon = [[9, 8], [11, 8], [11, 10], [9, 10]]\n";

fn garrison(id: &str, more: &str) -> String {
    format!(
        "id = \"{id}\"\nname = \"{id}\"\narm = \"infantry\"\nmorale = 3\ngarrison = \"house\"\n{more}"
    )
}

/// BE-8.8, BE-16.15, BE-16.39, BE-Q107.
#[test]
fn story_16_storming() {
    let mut field = Setting {
        order: "engage",
        ground: HOUSE,
        a: vec![foot("A1", "column", (10.0, 3.0), 0)],
        b: vec![garrison("B1", "")],
        ..Setting::new("charges")
    }
    .begin();
    field.give(0, &charge(0, 1), &[6, 2]);
    field.is("B1", 2, true, true);
    field.stands("B1", 10.0, 14.0, 180);
    field.give(0, r#""yes""#, &[]);
    assert_eq!(field.piece("A1").formation, Some("garrison"));
    field.is("A1", 1, false, true);
}

/// BE-Q18, BE-Q46, BE-11.20, BE-12.4.
#[test]
fn story_17_shot_out_of_the_house() {
    let ground = "[[terrain]]\nid = \"house\"\nkind = \"building\"\ncover = \"medium\"\npolygon = [[9, 6], [11, 6], [11, 8], [9, 8]]\n";
    let gun = unit(
        "A1",
        "artillery",
        "deployed",
        (10.0, 1.0),
        0,
        "calibre = \"6\"\ntraits = [\"howitzers\"]",
    );
    let mut field = Setting {
        ground,
        a: vec![gun],
        b: vec![garrison("B1", "losses = 0.5\nmarkers = [\"disorder\"]")],
        ..Setting::new("prepare")
    }
    .begin();
    field.give(0, r#"{"fire":{"unit":0,"target":1,"ammunition":"ball"}}"#, &[6, 3]);
    field.is("B1", 4, true, true);
    field.stands("B1", 10.0, 15.0, 0);
}

/// BE-4.18, BE-Q108.
#[test]
fn story_18_to_the_square() {
    let a =
        vec![unit("A1", "cavalry", "line", (10.0, 3.0), 0, "class = \"a\"\nweight = \"light\"")];
    let gun = unit("B1", "artillery", "deployed", (10.0, 9.0), 180, "calibre = \"6\"");
    let b = vec![gun, foot("B2", "full_square", (12.0, 11.0), 180)];
    let mut field = begin("charges", "attack", a, b);
    field.give(0, &charge(0, 1), &[]);
    field.stands("A1", 10.0, 6.0, 0);
    field.give(1, r#"{"react":{"unit":1,"reaction":"flee_to_square"}}"#, &[]);
    field.give(0, r#"{"follow":{"distance":3500}}"#, &[]);
    field.stands("A1", 10.0, 9.5, 0);
    field.is("A1", 0, false, false);
    assert!(field.piece("B1").has("abandoned"));
}

/// BE-4.29, BE-9.7, BE-16.6, BE-Q94, BE-Q84.
#[test]
fn story_19_caught_marching() {
    let a = vec![unit("A1", "infantry", "column", (10.0, 2.0), 0, "class = \"a\"")];
    let b = vec![horse("B1", "light", (10.0, 10.0), 180)];
    let mut field = begin("movement", "attack", a, b);
    field.give(0, r#"{"move":{"units":[0],"legs":[{"ahead":5000}]}}"#, &[]);
    field.give(1, r#"{"react":{"unit":1,"reaction":"opportunity_charge"}}"#, &[]);
    field.until("charge_reaction", &[]);
    field.stands("A1", 10.0, 6.0, 0);
    field.stands("B1", 10.0, 8.0, 180);
    let square = r#"{"react":{"unit":0,"reaction":"change_formation","formation":"full_square"}}"#;
    field.give(0, square, &[1]);
    field.give(1, r#""yes""#, &[2, 5, 3]);
    field.is("B1", 1, true, true);
    field.stands("B1", 10.0, 14.0, 180);
    field.stands("A1", 10.0, 6.0, 0);
}

/// BE-4.20, BE-23.5, BE-Q94, BE-Q97.
#[test]
fn story_20_skirmishers() {
    let light = |y: f64| {
        let more = "ft = 2\ntraits = [\"light_infantry\"]";
        unit("B1", "infantry", "skirmish", (10.0, y), 180, more)
    };
    let a = || vec![foot("A1", "column", (10.0, 4.0), 0)];
    let march = r#"{"move":{"units":[0],"legs":[{"ahead":5000}]}}"#;
    let mut field = begin("movement", "hold", a(), vec![light(9.0)]);
    field.give(0, march, &[]);
    field.give(1, r#"{"react":{"unit":1,"reaction":"recoil_and_fire"}}"#, &[5]);
    field.is("A1", 1, false, false);
    field.stands("A1", 10.0, 9.0, 0);
    field.stands("B1", 10.0, 11.0, 180);
    field.is("B1", 0, false, true);
    let mut field = begin("movement", "hold", a(), vec![light(8.0)]);
    field.give(0, march, &[]);
    field.give(1, r#"{"react":{"unit":1,"reaction":"opportunity_fire"}}"#, &[5]);
    field.stands("A1", 10.0, 7.0, 0);
}

/// BE-19.10, BE-6.2, BE-Q73.
#[test]
fn story_21_a_group_wheels() {
    let column = |id: &str, x: f64, formation: &str| {
        unit(id, "infantry", formation, (x, 4.0), 0, "class = \"a\"")
    };
    let setting = |middle| Setting {
        general: "id = \"ga\"\nname = \"GA\"\nquality = \"ordinary\"\ncommander_in_chief = true\nat = [5, 1]",
        a: vec![
            column("A1", 8.0, "column"),
            column("A2", 10.0, middle),
            column("A3", 12.0, "column"),
        ],
        b: vec![foot("B1", "line", (20.0, 15.0), 180)],
        ..Setting::new("movement")
    };
    let wheel = r#"{"move":{"units":[0,1,2],"legs":[{"wheel":12},{"ahead":5000}]}}"#;
    let mut field = setting("column").begin();
    field.give(0, wheel, &[]);
    field.stands("A1", 9.138, 9.826, 12);
    field.stands("A2", 11.094, 9.410, 12);
    field.stands("A3", 13.050, 8.995, 12);
    let mut field = setting("line").begin();
    field.refuse(0, wheel, "BE-19.10");
}

/// BE-17.2, BE-17.5, BE-17.8, BE-21.6, BE-Q77.
#[test]
fn story_22_falling_back() {
    let fire = r#"{"fire":{"unit":0,"target":1}}"#;
    let a = vec![foot("A1", "line", (10.0, 6.0), 0)];
    let b = vec![foot("B1", "line", (10.0, 8.0), 180), foot("B2", "line", (10.0, 10.0), 180)];
    let mut field = begin("prepare", "hold", a, b);
    field.give(0, fire, &[]);
    field.give(1, r#""no""#, &[4, 2]);
    field.stands("B1", 10.0, 10.5, 180);
    let a = vec![foot("A1", "line", (10.0, 6.0), 0), foot("A2", "column", (10.0, 10.0), 180)];
    let mut field = begin("prepare", "hold", a, vec![foot("B1", "line", (10.0, 8.0), 180)]);
    field.give(0, r#"{"fire":{"unit":0,"target":2}}"#, &[]);
    field.give(1, r#""no""#, &[4, 4]);
    field.gone("B1");
    let gun = unit("A1", "artillery", "deployed", (10.0, 5.0), 0, "calibre = \"12\"");
    let mut field =
        begin("prepare", "hold", vec![gun], vec![foot("B1", "line", (10.0, 15.0), 180)]);
    field.give(0, r#"{"fire":{"unit":0,"target":1,"ammunition":"ball"}}"#, &[6, 3]);
    field.stands("B1", 10.0, 15.5, 180);
}

/// BE-8.6, BE-8.15, BE-Q84.
#[test]
fn story_24_half_must_go() {
    let column = |id: &str, at: (f64, f64), more: &str| {
        unit(id, "infantry", "column", at, 0, &format!("class = \"a\"\n{more}"))
    };
    let mut field = Setting {
        order: "attack",
        points: 1,
        a: vec![
            column("A1", (8.0, 3.0), ""),
            column("A2", (10.0, 3.0), ""),
            column("A3", (12.0, 3.0), ""),
            column("A4", (14.0, 3.0), ""),
            column("A5", (17.0, 2.0), "markers = [\"disorder\"]"),
        ],
        b: vec![foot("B1", "line", (10.0, 14.5), 180)],
        ..Setting::new("movement")
    }
    .begin();
    field.refuse(0, r#"{"rally":{"unit":4,"recovery":"disorder"}}"#, "BE-8.15");
    field.refuse(0, r#"{"move":{"units":[0],"legs":[{"ahead":4000}]}}"#, "BE-8.15");
    field.refuse(0, r#""done""#, "BE-8.6");
    field.give(0, r#"{"move":{"units":[0,1],"legs":[{"ahead":6000}]}}"#, &[]);
    field.stands("A1", 8.0, 9.0, 0);
}

/// BE-25.1, BE-8.12, BE-8.14, BE-25.2, BE-25.4, BE-Q84, BE-Q87.
#[test]
fn story_25_the_objective_and_the_end() {
    let ground =
        "[[objectives]]\nid = \"o\"\nname = \"o\"\npoint = [10, 10]\npoints = 2\nholder = \"b\"\n";
    let setting = |more: &str| Setting {
        order: "attack",
        ground,
        a: vec![
            foot("A1", "column", (10.0, 4.0), 0),
            unit("A2", "infantry", "line", (2.0, 2.0), 0, more),
        ],
        b: vec![
            foot("B1", "line", (10.0, 13.0), 180),
            foot("B2", "line", (4.0, 14.0), 180),
            unit("B3", "infantry", "line", (18.0, 14.0), 180, "markers = [\"disorder\"]"),
        ],
        lost: [1, 1],
        ..Setting::new("movement")
    };
    let march = r#"{"move":{"units":[0],"legs":[{"ahead":5000}]}}"#;
    for (more, winner, level) in
        [("", Some(0), "decisive"), ("markers = [\"disorder\"]", None, "draw")]
    {
        let mut field = setting(more).begin();
        field.give(0, march, &[]);
        field.until("general", &[1]);
        assert_eq!(field.piece("A1").order, Some("hold"));
        field.until("end", &[]);
        let outcome = field.outcome().expect("it is over");
        assert_eq!((outcome.winner.map(|seat| seat.0), outcome.level.as_str()), (winner, level));
    }
}
