//! The procedures against the book: its worked examples, its refusals, and what must always hold.

use brigades_de_fer::RULEBOOK;
use brigades_de_fer::ch04_command_points::{COMMAND_POINTS, CommandDice};
use brigades_de_fer::ch07_movement::forced_march;
use brigades_de_fer::ch08_fire::{FIRE, Volley};
use brigades_de_fer::ch09_close_combat::{CLOSE_COMBAT, CloseCombat};
use brigades_de_fer::ch09_close_combat_value::{
    CLOSE_COMBAT_VALUE, CloseCombatValueResult, check, close_combat_value,
};
use brigades_de_fer::ch12_reactions::{AttackerCategory, is_faster};
use brigades_de_fer::ch17_generals::{FIRE_AT_GENERAL, ShotsAtGeneral};
use brigades_de_fer::options::{
    CommandDieFloor, CoverAndHeight, GeneralTargetModifiers, HorseArtilleryRange, HouseRules,
    RepeatingAndEnfilade, SupportMilitiaDie, SupportValue,
};
use brigades_de_fer::unit::Category;
use engine::{AnyProcedure, Log, Lookup, Procedure, Refusal, Rejection};

testkit::procedures!(RULEBOOK);

#[test]
#[rustfmt::skip]
fn rejections() {
    testkit::rejections(&RULEBOOK, &[
        ("BF-4.6", "command-points", r#"{"units":3,"rating":"superior","direct_units":4}"#),
        ("BF-4.14", "command-points", r#"{"units":3,"rating":"standard","attached":true,"dominant_height":true}"#),
        ("BF-4.11", "command-points", r#"{"units":3,"rating":"none","attached":true}"#),
        ("BF-4.11", "command-points", r#"{"units":3,"rating":"none","dominant_height":true}"#),
        ("BF-4.11", "command-points", r#"{"units":3,"rating":"none","direct_units":1}"#),

        ("BF-5.7", "draw-token", r#"{"union":0,"confederate":0}"#),

        ("BF-6.8", "in-command", r#"{"distance":3,"no_general":true}"#),
        ("BF-6.8", "in-command", r#"{"dense_vegetation":true}"#),
        ("BF-6.8", "in-command", r#"{"no_general":false}"#),

        ("BF-6.13", "activation-test", r#"{"category":"infantry","vc":2,"subordinates":2}"#),
        ("BF-6.13", "activation-test", r#"{"category":"infantry","vc":1,"control":3,"subordinates":4,"pc":9}"#),
        ("BF-6.7", "activation-test", r#"{"category":"infantry","vc":3,"pc":1,"out_of_command":true}"#),
        ("BF-6.8", "activation-test", r#"{"category":"infantry","vc":3,"control":1,"out_of_command":true}"#),

        ("BF-12.1", "reaction-test", r#"{"reaction":"opportunity_fire","category":"infantry","vc":3,"attacker_category":"infantry","already_activated":true}"#),
        ("BF-Q26", "reaction-test", r#"{"reaction":"opportunity_fire","category":"horse_artillery","mounted":true,"vc":3,"attacker_category":"infantry"}"#),
        ("BF-8.2", "reaction-test", r#"{"reaction":"opportunity_fire","category":"cavalry","mounted":true,"vc":3,"attacker_category":"infantry"}"#),
        ("BF-13.1", "reaction-test", r#"{"reaction":"evade","category":"cavalry","vc":3,"attacker_category":"infantry","position":"beside_assailed"}"#),
        ("BF-13.3", "reaction-test", r#"{"reaction":"evade","category":"infantry","vc":3,"attacker_category":"infantry"}"#),
        ("BF-13.3", "reaction-test", r#"{"reaction":"evade","category":"artillery","vc":3,"attacker_category":"infantry"}"#),
        ("BF-13.3", "reaction-test", r#"{"reaction":"evade","category":"horse_artillery","vc":3,"attacker_category":"cavalry"}"#),
        ("BF-13.3", "reaction-test", r#"{"reaction":"evade","category":"cavalry","mounted":true,"vc":3,"attacker_category":"cavalry"}"#),
        ("BF-16.3", "reaction-test", r#"{"reaction":"countercharge","category":"cavalry","mounted":true,"vc":3,"attacker_category":"cavalry","position":"beside_attacker"}"#),
        ("BF-16.3", "reaction-test", r#"{"reaction":"countercharge","category":"cavalry","vc":3,"attacker_category":"cavalry"}"#),
        ("BF-16.3", "reaction-test", r#"{"reaction":"countercharge","category":"infantry","vc":3,"attacker_category":"cavalry"}"#),
        ("BF-16.3", "reaction-test", r#"{"reaction":"countercharge","category":"cavalry","mounted":true,"vc":3,"attacker_category":"cavalry","in_enemy_contact":true}"#),
        ("BF-6.7", "reaction-test", r#"{"reaction":"evade","category":"cavalry","vc":3,"attacker_category":"infantry","pc":1,"out_of_command":true}"#),
        ("BF-6.8", "reaction-test", r#"{"reaction":"evade","category":"cavalry","vc":3,"attacker_category":"infantry","control":1,"out_of_command":true}"#),

        ("BF-6.6", "movement-allowance", r#"{"category":"infantry","will_fire":true}"#),
        ("BF-7.17", "movement-allowance", r#"{"category":"cavalry","activated":true,"occupy_buildings":true}"#),
        ("BF-7.17", "movement-allowance", r#"{"category":"artillery","activated":true,"occupy_buildings":true}"#),
        ("BF-7.8", "movement-allowance", r#"{"category":"horse_artillery","activated":true,"starts_in_difficult":true}"#),

        ("BF-7.15", "mount-state", r#"{"activated":true,"dismount":true}"#),
        ("BF-7.15", "mount-state", r#"{"mounted":true,"dismount":true}"#),
        ("BF-7.15", "mount-state", r#"{"mounted":true,"activated":true,"dismount":true,"moved":1.01}"#),
        ("BF-7.1", "mount-state", r#"{"mounted":true,"moved":2.01}"#),

        ("BF-8.7", "line-of-fire", r#"{"target_in_front":true,"third_unit_overlooked":true}"#),
        ("BF-8.4", "line-of-fire", r#"{"target_in_front":true,"crosses_masking":true}"#),

        ("BF-8.11", "fire", r#"{"weapon":"rifled_musket","vc":3,"range":4,"target":{"category":"infantry","vc":3}}"#),
        ("BF-8.11", "fire", r#"{"weapon":"smoothbore_musket","vc":3,"range":2,"target":{"category":"infantry","vc":3}}"#),
        ("BF-8.11", "fire", r#"{"weapon":"breechloading_carbine","vc":3,"range":3,"target":{"category":"infantry","vc":3}}"#),
        ("BF-8.11", "fire", r#"{"weapon":"smoothbore_carbine","vc":3,"range":2,"target":{"category":"cavalry","mounted":true,"vc":3}}"#),
        ("BF-8.11", "fire", r#"{"weapon":"smoothbore_gun","vc":3,"range":5,"target":{"category":"infantry","vc":3}}"#),
        ("BF-8.17", "fire", r#"{"weapon":"smoothbore_gun","vc":3,"range":4,"horse_artillery":true,"target":{"category":"infantry","vc":3}}"#),
        ("BF-8.17", "fire", r#"{"weapon":"rifled_gun","vc":3,"range":5,"horse_artillery":true,"target":{"category":"infantry","vc":3}}"#),
        ("BF-8.17", "fire", r#"{"weapon":"rifled_musket","vc":3,"range":1,"horse_artillery":true,"target":{"category":"infantry","vc":3}}"#),
        ("BF-Q5", "fire", r#"{"weapon":"smoothbore_musket","vc":3,"range":1,"repeating":true,"target":{"category":"infantry","vc":3}}"#),
        ("BF-Q5", "fire", r#"{"weapon":"rifled_gun","vc":3,"range":1,"repeating":true,"target":{"category":"infantry","vc":3}}"#),
        ("BF-8.1", "fire", r#"{"weapon":"smoothbore_gun","vc":3,"range":1,"basic_move":true,"target":{"category":"infantry","vc":3}}"#),
        ("BF-8.19", "fire", r#"{"weapon":"breechloading_carbine","vc":3,"range":1,"in_buildings":true,"target":{"category":"infantry","vc":3}}"#),
        ("BF-8.19", "fire", r#"{"weapon":"rifled_gun","vc":3,"range":1,"in_buildings":true,"target":{"category":"infantry","vc":3}}"#),
        ("BF-2.10", "fire", r#"{"weapon":"rifled_musket","vc":4,"range":1,"militia":true,"target":{"category":"infantry","vc":3}}"#),
        ("BF-Q26", "fire", r#"{"weapon":"rifled_musket","vc":3,"range":1,"target":{"category":"horse_artillery","mounted":true,"vc":3}}"#),
        ("BF-8.13", "fire", r#"{"weapon":"rifled_musket","vc":3,"range":1,"target":{"category":"infantry","breechloaders":true,"vc":3}}"#),

        ("BF-8.11", "fire-at-general", r#"{"weapon":"rifled_musket","vc":3,"range":4}"#),
        ("BF-8.17", "fire-at-general", r#"{"weapon":"rifled_gun","vc":3,"range":5,"horse_artillery":true}"#),
        ("BF-8.17", "fire-at-general", r#"{"weapon":"smoothbore_carbine","vc":3,"range":1,"horse_artillery":true}"#),
        ("BF-Q5", "fire-at-general", r#"{"weapon":"smoothbore_carbine","vc":3,"range":1,"repeating":true}"#),
        ("BF-8.1", "fire-at-general", r#"{"weapon":"rifled_gun","vc":3,"range":1,"basic_move":true}"#),
        ("BF-8.19", "fire-at-general", r#"{"weapon":"smoothbore_carbine","vc":3,"range":1,"in_buildings":true}"#),
        ("BF-2.10", "fire-at-general", r#"{"weapon":"smoothbore_carbine","vc":4,"range":1,"militia":true}"#),

        ("BF-Q26", "close-combat-value", r#"{"role":"attacker","category":"infantry","mounted":true}"#),
        ("BF-9.2", "close-combat-value", r#"{"role":"attacker","category":"artillery"}"#),
        ("BF-9.2", "close-combat-value", r#"{"role":"support","category":"horse_artillery"}"#),
        ("BF-7.8", "close-combat-value", r#"{"role":"defender","category":"artillery","difficult":true}"#),
        ("BF-16.1", "close-combat-value", r#"{"role":"defender","category":"artillery","dashing":true}"#),
        ("BF-16.3", "close-combat-value", r#"{"role":"defender","category":"cavalry","countercharge":true}"#),
        ("BF-16.3", "close-combat-value", r#"{"role":"defender","category":"infantry","countercharge":true}"#),
        ("BF-16.3", "close-combat-value", r#"{"role":"attacker","category":"cavalry","mounted":true,"countercharge":true}"#),
        ("BF-16.2", "close-combat-value", r#"{"role":"defender","category":"infantry","moved":true}"#),
        ("BF-16.2", "close-combat-value", r#"{"role":"support","category":"infantry","moved":true}"#),

        ("BF-9.2", "close-combat", r#"{"attacker":{"category":"horse_artillery","vc":3},"defender":{"category":"infantry","vc":3}}"#),
        ("BF-0.15", "close-combat", r#"{"attacker":{"category":"infantry","vc":3,"overlooks":true},"defender":{"category":"infantry","vc":3,"overlooks":true}}"#),
        ("BF-11.2", "close-combat", r#"{"attacker":{"category":"infantry","vc":3},"defender":{"category":"infantry","vc":3},"supports":[{"category":"cavalry","vc":3}]}"#),
        ("BF-17.5", "close-combat", r#"{"attacker":{"category":"infantry","vc":3,"leadership":1},"defender":{"category":"infantry","vc":3}}"#),
        ("BF-17.5", "close-combat", r#"{"attacker":{"category":"infantry","vc":3},"defender":{"category":"infantry","vc":3,"leadership":1}}"#),
        ("BF-17.5", "close-combat", r#"{"attacker":{"category":"infantry","vc":3},"defender":{"category":"infantry","vc":3},"supports":[{"category":"infantry","vc":3,"leadership":1}]}"#),
        ("BF-2.10", "close-combat", r#"{"attacker":{"category":"infantry","vc":4,"militia":true},"defender":{"category":"infantry","vc":3}}"#),
        ("BF-2.10", "close-combat", r#"{"attacker":{"category":"infantry","vc":3},"defender":{"category":"cavalry","vc":4,"militia":true}}"#),
        ("BF-2.10", "close-combat", r#"{"attacker":{"category":"infantry","vc":3},"defender":{"category":"infantry","vc":3},"supports":[{"category":"infantry","vc":4,"militia":true}]}"#),
        ("BF-Q26", "close-combat", r#"{"attacker":{"category":"infantry","mounted":true,"vc":3},"defender":{"category":"infantry","vc":3}}"#),
        ("BF-Q26", "close-combat", r#"{"attacker":{"category":"infantry","vc":3},"defender":{"category":"artillery","mounted":true,"vc":3}}"#),
        ("BF-Q26", "close-combat", r#"{"attacker":{"category":"infantry","vc":3},"defender":{"category":"infantry","vc":3},"supports":[{"category":"infantry","mounted":true,"vc":3}]}"#),
        ("BF-16.3", "close-combat", r#"{"attacker":{"category":"infantry","vc":3},"defender":{"category":"cavalry","countercharge":true,"vc":3}}"#),
        ("BF-16.3", "close-combat", r#"{"attacker":{"category":"infantry","vc":3},"defender":{"category":"infantry","countercharge":true,"vc":3}}"#),
        ("BF-7.8", "close-combat", r#"{"attacker":{"category":"infantry","vc":3},"defender":{"category":"artillery","difficult":true,"vc":3}}"#),

        ("BF-10.8", "losses", r#"{"category":"infantry","vc":3,"losses":2,"source":"close_combat","even_losses":"stand"}"#),

        ("BF-6.10", "support-eligibility", r#"{"jointly_activated":true,"contact_with_target":true,"target_in_front":true}"#),

        ("BF-9.2", "breakthrough", r#"{"category":"artillery","opponent":"destroyed","is_attacker":true}"#),
        ("BF-14.3", "breakthrough", r#"{"category":"infantry","opponent":"destroyed","moved":1}"#),
        ("BF-13.1", "breakthrough", r#"{"category":"infantry","opponent":"evaded"}"#),
        ("BF-7.1", "breakthrough", r#"{"category":"infantry","opponent":"destroyed","is_attacker":true,"moved":2.01}"#),

        ("BF-Q72", "miller-victory", r#"{"cornfield":"union","union_units_left":0,"confederate_units_left":5}"#),
        ("BF-Q72", "miller-victory", r#"{"church":"union","union_units_left":0,"confederate_units_left":0}"#),
        ("BF-Q72", "miller-victory", r#"{"cornfield":"confederate","union_units_left":5,"confederate_units_left":0}"#),
        ("BF-Q72", "miller-victory", r#"{"church":"confederate","union_units_left":5,"confederate_units_left":0}"#),

        ("BF-0.3", "hex-fire-line", r#"{"board":{"columns":5,"rows":5},"shooter":{"hex":"F1","facing":0},"target":{"hex":"C1","facing":0}}"#),
        ("BF-0.3", "hex-fire-line", r#"{"board":{"columns":5,"rows":5},"shooter":{"hex":"C3","facing":0},"target":{"hex":"C6","facing":0}}"#),
        ("BF-0.3", "hex-fire-line", r#"{"board":{"columns":5,"rows":5},"shooter":{"hex":"C3","facing":0},"target":{"hex":"C1","facing":0},"masking":["F1"]}"#),
        ("BF-0.3", "hex-fire-line", r#"{"board":{"columns":5,"rows":5},"shooter":{"hex":"C3","facing":0},"target":{"hex":"C1","facing":0},"heights":{"F1":1}}"#),
        ("BF-0.3", "hex-fire-line", r#"{"board":{"columns":5,"rows":5},"shooter":{"hex":"C3","facing":0},"target":{"hex":"C1","facing":0},"units":[{"hex":"F1","side":"friend"}]}"#),
        ("BF-0.3", "hex-fire-line", r#"{"board":{"columns":5,"rows":5},"shooter":{"hex":"C3","facing":0},"target":{"hex":"C1","facing":0},"walls":[{"hex":"F1","side":4}]}"#),
        ("BF-0.11", "hex-fire-line", r#"{"board":{"columns":5,"rows":5},"shooter":{"hex":"C3","facing":0},"target":{"hex":"C3","facing":0}}"#),
        ("BF-0.11", "hex-fire-line", r#"{"board":{"columns":5,"rows":5},"shooter":{"hex":"C3","facing":0},"target":{"hex":"C1","facing":0},"units":[{"hex":"C1","side":"enemy"}]}"#),

        ("BF-0.3", "hex-moves", r#"{"board":{"columns":5,"rows":5},"unit":{"hex":"F1","facing":0,"category":"infantry"}}"#),
        ("BF-0.3", "hex-moves", r#"{"board":{"columns":5,"rows":5},"unit":{"hex":"C3","facing":0,"category":"infantry"},"difficult":["C6"]}"#),
        ("BF-0.3", "hex-moves", r#"{"board":{"columns":5,"rows":5},"unit":{"hex":"C3","facing":0,"category":"infantry"},"friends":["C6"]}"#),
        ("BF-0.3", "hex-moves", r#"{"board":{"columns":5,"rows":5},"unit":{"hex":"C3","facing":0,"category":"infantry"},"enemies":["C6"]}"#),
        ("BF-0.3", "hex-moves", r#"{"board":{"columns":5,"rows":5},"unit":{"hex":"C3","facing":0,"category":"infantry"},"walls":[{"hex":"C6","side":0}]}"#),
        ("BF-0.3", "hex-moves", r#"{"board":{"columns":5,"rows":5},"unit":{"hex":"C3","facing":0,"category":"infantry"},"roads":[["C5","C6"]]}"#),
        ("BF-0.11", "hex-moves", r#"{"board":{"columns":5,"rows":5},"unit":{"hex":"C3","facing":0,"category":"infantry"},"friends":["C3"]}"#),
        ("BF-0.11", "hex-moves", r#"{"board":{"columns":5,"rows":5},"unit":{"hex":"C3","facing":0,"category":"infantry"},"friends":["C1"],"enemies":["C1"]}"#),
        ("BF-7.8", "hex-moves", r#"{"board":{"columns":5,"rows":5},"unit":{"hex":"C3","facing":0,"category":"artillery"},"difficult":["C3"]}"#),
        ("BF-19.4", "hex-moves", r#"{"board":{"columns":5,"rows":5},"unit":{"hex":"C3","facing":0,"category":"infantry"},"roads":[["C3","C1"]]}"#),
        ("BF-19.4", "hex-moves", r#"{"board":{"columns":5,"rows":5},"unit":{"hex":"C3","facing":0,"category":"infantry"},"roads":[["C3","C3"]]}"#),
        ("BF-7.6", "hex-moves", r#"{"board":{"columns":5,"rows":5},"unit":{"hex":"C3","facing":0,"category":"infantry"},"difficult":["C2"],"entered_difficult":true}"#),

        ("BF-0.3", "hex-retreats", r#"{"board":{"columns":5,"rows":5},"unit":{"hex":"C6","category":"infantry"},"cause":"C2"}"#),
        ("BF-0.3", "hex-retreats", r#"{"board":{"columns":5,"rows":5},"unit":{"hex":"C3","category":"infantry"},"cause":"C6"}"#),
        ("BF-0.3", "hex-retreats", r#"{"board":{"columns":5,"rows":5},"unit":{"hex":"C3","category":"infantry"},"cause":"C2","difficult":["C6"]}"#),
        ("BF-0.3", "hex-retreats", r#"{"board":{"columns":5,"rows":5},"unit":{"hex":"C3","category":"infantry"},"cause":"C2","friends":["C6"]}"#),
        ("BF-0.3", "hex-retreats", r#"{"board":{"columns":5,"rows":5},"unit":{"hex":"C3","category":"infantry"},"cause":"C2","enemies":["C6"]}"#),
        ("BF-0.3", "hex-retreats", r#"{"board":{"columns":5,"rows":5},"unit":{"hex":"C3","category":"infantry"},"cause":"C2","walls":[{"hex":"C6","side":0}]}"#),
        ("BF-0.11", "hex-retreats", r#"{"board":{"columns":5,"rows":5},"unit":{"hex":"C3","category":"infantry"},"cause":"C3"}"#),
        ("BF-0.11", "hex-retreats", r#"{"board":{"columns":5,"rows":5},"unit":{"hex":"C3","category":"infantry"},"cause":"C2","enemies":["C2"]}"#),
        ("BF-7.6", "hex-retreats", r#"{"board":{"columns":5,"rows":5},"unit":{"hex":"C3","category":"infantry"},"cause":"C2","entered_difficult":true}"#),
        ("BF-7.8", "hex-retreats", r#"{"board":{"columns":5,"rows":5},"unit":{"hex":"C3","category":"artillery"},"cause":"C2","difficult":["C3"]}"#),

        ("BF-0.11", "table-fire-line", r#"{"shooter":{"x":2,"y":2,"facing":0},"target":{"x":2.98,"y":2,"facing":0}}"#),
        ("BF-0.11", "table-fire-line", r#"{"shooter":{"x":2,"y":2,"facing":0},"target":{"x":5,"y":2,"facing":0},"units":[{"x":5.7,"y":2.6,"side":"friend"}]}"#),
        ("BF-0.11", "table-fire-line", r#"{"shooter":{"x":2,"y":2,"facing":0},"target":{"x":5,"y":2,"facing":0},"units":[{"x":8,"y":8,"side":"friend"},{"x":8,"y":8.98,"side":"enemy"}]}"#),
    ]);
}

#[test]
#[rustfmt::skip]
fn inputs_outside_the_contract_are_refused() {
    for (procedure, input) in [
        ("combat-value", r#"{"training":"regular"}"#),
        ("combat-value", r#"{"training":"regular","condition":null}"#),
        ("combat-value", r#"{"training":"regular","condition":"worn","vc":4}"#),
        ("figures-vc", r#"{"figures":"20"}"#),
        ("figures-vc", r#"{"figures":true}"#),
        ("figures-vc", r#"{"figures":2.5}"#),
        ("command-points", r#"{"units":61,"rating":"standard"}"#),
        ("command-points", r#"{"units":5,"rating":"standard","attached":1}"#),
        ("draw-token", r#"{"union":61}"#),
        ("in-command", r#"{"distance":100.5}"#),
        ("in-command", r#"{"distance":null,"no_general":true}"#),
        ("group-limit", r#"{"vc":7}"#),
        ("group-limit", r#"{"vc":3,"control":4}"#),
        ("activation-test", r#"{"category":"infantry","vc":3,"pc":100}"#),
        ("activation-test", r#"{"category":"infantry","vc":6,"control":3,"subordinates":9}"#),
        ("reaction-test", r#"{"reaction":"evade","category":"cavalry","vc":3,"attacker_category":"artillery"}"#),
        ("movement-allowance", r#"{"category":"infantry","activated":true,"pivots":4}"#),
        ("mount-state", r#"{"mounted":true,"activated":true,"moved":5.5}"#),
        ("line-of-fire", r#"{"target_in_front":true,"masking_length":-1}"#),
        ("fire", r#"{"weapon":"rifled_musket","vc":3,"range":1,"target":{"category":"infantry","vc":3,"retreat_room":11}}"#),
        ("fire", r#"{"weapon":"rifled_musket","vc":3,"range":0,"target":{"category":"infantry","vc":3}}"#),
        ("fire", r#"{"weapon":"rifled_musket","vc":3,"range":1}"#),
        ("fire-at-general", r#"{"weapon":"rifled_musket","vc":3,"range":1,"cover":"linear"}"#),
        ("close-combat-value", r#"{"role":"attacker","category":"infantry","other_opponents":10}"#),
        ("close-combat", r#"{"attacker":{"category":"infantry","vc":3,"countercharge":true},"defender":{"category":"infantry","vc":3}}"#),
        ("close-combat", r#"{"attacker":{"category":"infantry","vc":3},"defender":{"category":"infantry","vc":3,"moved":true}}"#),
        ("close-combat", r#"{"attacker":{"category":"infantry","vc":3},"defender":{"category":"infantry","vc":3},"supports":[{"category":"infantry","vc":1,"cover":"cover"}]}"#),
        ("close-combat", r#"{"attacker":{"category":"infantry","vc":3},"defender":{"category":"infantry","vc":3},"supports":[{"category":"infantry","vc":1},{"category":"infantry","vc":1},{"category":"infantry","vc":1},{"category":"infantry","vc":1}]}"#),
        ("tie-result", r#"{"attacker_grade":"veteran"}"#),
        ("losses", r#"{"category":"infantry","vc":3,"losses":61,"source":"fire"}"#),
        ("general-casualty", r#"{"status":"attached"}"#),
        ("support-eligibility", r#"{"already_supporting":4}"#),
        ("breakthrough", r#"{"category":"cavalry","opponent":"evaded","is_attacker":true,"moved":4.5}"#),
        ("miller-victory", r#"{"union_units_left":17,"confederate_units_left":5}"#),
        ("miller-victory", r#"{"union_units_left":16,"confederate_units_left":14}"#),
        ("hex-fire-line", r#"{"board":{"columns":27,"rows":5},"shooter":{"hex":"C3","facing":0},"target":{"hex":"C1","facing":0}}"#),
        ("hex-fire-line", r#"{"board":{"columns":5,"rows":5},"shooter":{"hex":"C3","facing":6},"target":{"hex":"C1","facing":0}}"#),
        ("hex-fire-line", r#"{"board":{"columns":5,"rows":5},"shooter":{"hex":"C3","facing":0},"target":{"hex":"C1","facing":0},"heights":{"C2":6}}"#),
        ("hex-moves", r#"{"board":{"columns":5,"rows":5},"unit":{"hex":"c3","facing":0,"category":"infantry"}}"#),
        ("hex-moves", r#"{"board":{"columns":5,"rows":5},"unit":{"hex":"C3","facing":0,"category":"infantry"},"roads":[["C3"]]}"#),
        ("hex-retreats", r#"{"board":{"columns":5,"rows":5},"unit":{"hex":"C3","category":"infantry"},"cause":"C2","distance":7}"#),
        ("table-fire-line", r#"{"shooter":{"x":2,"y":2,"facing":361},"target":{"x":5,"y":2,"facing":0}}"#),
        ("table-fire-line", r#"{"shooter":{"x":2,"y":2,"facing":0},"target":{"x":5,"y":2,"facing":0},"masking":[[[1,1],[2,2]]]}"#),
        ("table-fire-line", r#"{"shooter":{"x":2,"y":2,"facing":0},"target":{"x":5,"y":2,"facing":0},"hills":[{"polygon":[[1,1],[2,2],[1,2]],"level":6}]}"#),
        ("table-fire-line", r#"{"shooter":{"x":2,"y":2,"facing":0},"target":{"x":5,"y":2,"facing":0},"walls":[[[1,1]]]}"#),
    ] {
        let outcome = RULEBOOK.procedure(procedure).expect("a procedure").odds(input);
        assert!(matches!(outcome, Err(Rejection::Input(_))), "{procedure} {input}: {outcome:?}");
    }
}

#[test]
#[rustfmt::skip]
fn odds_agree_with_rolls() {
    testkit::odds_agree_with_rolls(&RULEBOOK, &[
        ("command-points", r#"{"units":10,"rating":"superior","direct_units":6}"#),
        ("draw-token", r#"{"union":7,"confederate":5}"#),
        ("activation-test", r#"{"category":"infantry","vc":4,"subordinates":2,"control":1,"pc":3}"#),
        ("reaction-test", r#"{"reaction":"opportunity_fire","category":"artillery","vc":3,"pc":1,"attacker_category":"infantry"}"#),
        ("fire", r#"{"weapon":"rifled_musket","vc":4,"range":1,"overlooks":true,"target":{"category":"infantry","vc":3,"cover":"cover","general":true}}"#),
        ("fire-at-general", r#"{"weapon":"rifled_musket","vc":4,"range":2}"#),
        ("close-combat", r#"{"attacker":{"category":"infantry","vc":3,"militia":true,"general":true,"leadership":1},"defender":{"category":"infantry","vc":3,"cover":"cover","general":true},"supports":[{"category":"infantry","vc":2,"general":true}]}"#),
        ("general-casualty", r#"{"status":"attached","triggers":3}"#),
    ]);
}

/// The procedure, declared under other house rules.
fn under<I, S, R>(
    of: &Procedure<I, S, R>,
    declare: fn(I, &mut Log) -> Result<S, Refusal>,
) -> Procedure<I, S, R> {
    let Procedure { name, rules, steps, merging, result, .. } = *of;
    Procedure { name, rules, declare, steps, merging, result }
}

/// The result of these dice, as JSON.
fn result(procedure: &dyn AnyProcedure, input: &str, dice: &[i64]) -> String {
    match procedure.resolve_typed(input, dice) {
        Ok(resolution) => resolution.result,
        Err(rejection) => panic!("{input}: {rejection:?}"),
    }
}

#[test]
fn the_defaults_are_those_of_the_rulings() {
    assert_eq!(HouseRules::default(), HouseRules::DEFAULT);
}

/// BF-Q1, BF-13.3: the march of foot artillery on the quick reference sheet.
#[test]
fn foot_artillery_may_march_one_ud() {
    const SHEET: HouseRules = HouseRules { foot_artillery_march: 1, ..HouseRules::DEFAULT };
    assert_eq!(forced_march(Category::Artillery, &HouseRules::DEFAULT), 2);
    assert_eq!(forced_march(Category::Artillery, &SHEET), 1);
    assert_eq!(forced_march(Category::HorseArtillery, &SHEET), 3);
    for house in [&HouseRules::DEFAULT, &SHEET] {
        assert!(!is_faster(Category::Artillery, false, AttackerCategory::Infantry, house));
        assert!(is_faster(Category::HorseArtillery, false, AttackerCategory::Infantry, house));
    }
}

/// BF-Q2: support dice against the combat value. Infantry of VC 5 succeeds with a 4 and a 5 only so.
#[test]
fn supports_may_use_their_combat_value() {
    const HOUSE: HouseRules = HouseRules { support_value: SupportValue::Vc, ..HouseRules::DEFAULT };
    let by_value = under(&CLOSE_COMBAT, |input, log| CloseCombat::declare(&input, &HOUSE, log));
    let input = r#"{"attacker":{"category":"infantry","vc":1},"defender":{"category":"infantry","vc":1},
        "supports":[{"category":"infantry","vc":5}]}"#;
    let dice = [1, 3, 4, 5, 6, 6, 4];
    assert!(result(&CLOSE_COMBAT, input, &dice).contains(r#""difference":2,"#));
    assert!(result(&by_value, input, &dice).contains(r#""difference":4,"#));
}

/// BF-Q40: militia in support throws d6, or d8 like everywhere else.
#[test]
fn supporting_militia_may_throw_eight_sided_dice() {
    const HOUSE: HouseRules =
        HouseRules { support_militia_die: SupportMilitiaDie::D8, ..HouseRules::DEFAULT };
    let with_d8 = under(&CLOSE_COMBAT, |input, log| CloseCombat::declare(&input, &HOUSE, log));
    let input = r#"{"attacker":{"category":"infantry","vc":1},
        "defender":{"category":"infantry","vc":1,"general":true},
        "supports":[{"category":"infantry","vc":1,"militia":true}]}"#;
    assert!(matches!(CLOSE_COMBAT.resolve_typed(input, &[4, 8, 4]), Err(Rejection::Dice(_))));
    // The 8 endangers the general of the defender.
    assert!(result(&with_d8, input, &[4, 8, 4, 6]).contains(r#""general_lost":true"#));
    // A 6 does so on a d6 only.
    assert!(matches!(CLOSE_COMBAT.resolve_typed(input, &[4, 6, 4]), Err(Rejection::Dice(_))));
    assert!(result(&with_d8, input, &[4, 6, 4]).contains(r#""winner":"tie""#));
}

/// BF-Q5: repeating weapons that enfilade, doubled once or twice.
#[test]
fn repeating_enfilade_may_be_fourfold() {
    const HOUSE: HouseRules = HouseRules {
        repeating_and_enfilade: RepeatingAndEnfilade::Quadruple,
        ..HouseRules::DEFAULT
    };
    let fourfold = under(&FIRE, |input, log| Volley::declare(&input, &HOUSE, log));
    let fire = |enfilade: bool, repeating: bool| {
        format!(
            r#"{{"weapon":"rifled_musket","vc":1,"range":1,"enfilade":{enfilade},
            "repeating":{repeating},"target":{{"category":"infantry","vc":6}}}}"#
        )
    };
    assert!(result(&FIRE, &fire(true, true), &[1, 1]).contains(r#""hits":2,"#));
    assert!(result(&fourfold, &fire(true, true), &[1, 1, 1, 1]).contains(r#""hits":4,"#));
    for (enfilade, repeating) in [(true, false), (false, true)] {
        let input = fire(enfilade, repeating);
        assert!(result(&fourfold, &input, &[1, 1]).contains(r#""hits":2,"#));
    }
}

/// BF-Q23: the range of horse artillery, its last band cut off or every band read one farther.
#[test]
fn horse_artillery_may_read_the_next_band() {
    const HOUSE: HouseRules =
        HouseRules { horse_artillery_range: HorseArtilleryRange::Shift, ..HouseRules::DEFAULT };
    let shifted = under(&FIRE, |input, log| Volley::declare(&input, &HOUSE, log));
    let fire = |range: u8| {
        format!(
            r#"{{"weapon":"smoothbore_gun","vc":1,"range":{range},"horse_artillery":true,
            "target":{{"category":"infantry","vc":6}}}}"#
        )
    };
    assert!(result(&FIRE, &fire(1), &[4]).contains(r#""hits":1,"#));
    assert!(result(&shifted, &fire(1), &[4]).contains(r#""hits":0,"#));
    assert!(result(&shifted, &fire(3), &[1]).contains(r#""hits":1,"#));
    for procedure in [&FIRE, &shifted] {
        assert!(matches!(procedure.odds(&fire(4)), Err(Rejection::Refused(_))));
    }
}

/// BF-Q51: a command die below zero takes from the others, or counts nothing.
#[test]
fn each_command_die_may_have_a_floor() {
    const HOUSE: HouseRules =
        HouseRules { command_die_floor: CommandDieFloor::PerDie, ..HouseRules::DEFAULT };
    let floored = under(&COMMAND_POINTS, |input, log| CommandDice::declare(&input, &HOUSE, log));
    let attached = r#"{"units":3,"rating":"mediocre","attached":true}"#;
    assert_eq!(result(&COMMAND_POINTS, attached, &[1, 1, 6]), r#"{"points":0}"#);
    assert_eq!(result(&floored, attached, &[1, 1, 6]), r#"{"points":1}"#);
    // Without a penalty nothing changes.
    let superior = r#"{"units":3,"rating":"superior","direct_units":2}"#;
    for procedure in [&COMMAND_POINTS, &floored] {
        assert_eq!(result(procedure, superior, &[1, 3, 5]), r#"{"points":8}"#);
    }
    let standard = r#"{"units":2,"rating":"standard","attached":true}"#;
    for procedure in [&COMMAND_POINTS, &floored] {
        assert_eq!(result(procedure, standard, &[1, 5]), r#"{"points":2}"#);
    }
}

/// BF-Q59: a shooter in basic movement hits a detached general as well as any other, or not at all.
#[test]
fn moving_shooters_may_miss_a_general() {
    const HOUSE: HouseRules = HouseRules {
        general_target_modifiers: GeneralTargetModifiers::Modified,
        ..HouseRules::DEFAULT
    };
    let modified =
        under(&FIRE_AT_GENERAL, |input, log| ShotsAtGeneral::declare(&input, &HOUSE, log));
    let moving = r#"{"weapon":"rifled_musket","vc":1,"range":1,"basic_move":true}"#;
    let still = r#"{"weapon":"rifled_musket","vc":1,"range":1}"#;
    assert_eq!(result(&FIRE_AT_GENERAL, moving, &[1, 6]), r#"{"hits":1,"eliminated":true}"#);
    assert_eq!(result(&modified, moving, &[1]), r#"{"hits":0,"eliminated":false}"#);
    assert_eq!(result(&modified, still, &[1, 6]), r#"{"hits":1,"eliminated":true}"#);
}

/// BF-Q29: cover and height give one point, or one each.
#[test]
fn cover_and_height_may_add_up() {
    const HOUSE: HouseRules =
        HouseRules { cover_and_height: CoverAndHeight::Cumulative, ..HouseRules::DEFAULT };
    let cumulative =
        Lookup::new(CLOSE_COMBAT_VALUE.name, CLOSE_COMBAT_VALUE.rules, |input, log| {
            check(&input)?;
            Ok(CloseCombatValueResult { vcr: close_combat_value(&input, &HOUSE, log) })
        });
    let both = r#"{"role":"defender","category":"infantry","cover":"cover","overlooks":true}"#;
    assert_eq!(result(&CLOSE_COMBAT_VALUE, both, &[]), r#"{"vcr":4}"#);
    assert_eq!(result(&cumulative, both, &[]), r#"{"vcr":5}"#);
    for (input, vcr) in [
        (r#"{"role":"defender","category":"infantry","cover":"cover"}"#, r#"{"vcr":4}"#),
        (r#"{"role":"defender","category":"infantry","overlooks":true}"#, r#"{"vcr":4}"#),
        (
            r#"{"role":"attacker","category":"infantry","cover":"cover","overlooks":true}"#,
            r#"{"vcr":4}"#,
        ),
    ] {
        assert_eq!(result(&cumulative, input, &[]), vcr, "{input}");
    }
}

/// BF-Q30: gunners in dense cover are on foot, or are not.
#[test]
fn gunners_may_be_on_foot() {
    const HOUSE: HouseRules = HouseRules { artillery_on_foot: true, ..HouseRules::DEFAULT };
    let on_foot = Lookup::new(CLOSE_COMBAT_VALUE.name, CLOSE_COMBAT_VALUE.rules, |input, log| {
        check(&input)?;
        Ok(CloseCombatValueResult { vcr: close_combat_value(&input, &HOUSE, log) })
    });
    let guns = r#"{"role":"defender","category":"artillery","cover":"dense_cover"}"#;
    assert_eq!(result(&CLOSE_COMBAT_VALUE, guns, &[]), r#"{"vcr":3}"#);
    assert_eq!(result(&on_foot, guns, &[]), r#"{"vcr":4}"#);
    let horse = r#"{"role":"defender","category":"cavalry","mounted":true,"cover":"dense_cover"}"#;
    assert_eq!(result(&on_foot, horse, &[]), r#"{"vcr":3}"#);
}
