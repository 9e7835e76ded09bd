//! Batches of a small game: the same seed, the same battles.

use std::ops::ControlFlow;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};

use engine::game::{Game, state_hash};
use opponent::{Budget, Level, Opponent};
use simulate::{About, Plan, Report, Stuck, csv, faults, html, simulate};
use testkit::toy::{Fault, Field, Toy};
use words::Language;

fn about() -> About {
    About {
        ruleset: "toy".to_owned(),
        prefix: "T".to_owned(),
        scenario: "toy/field".to_owned(),
        title: "The <Field>".to_owned(),
        sides: vec![("blue".to_owned(), "Blue".to_owned()), ("red".to_owned(), "Red".to_owned())],
    }
}

fn plan(games: u32) -> Plan {
    Plan {
        players: vec![Opponent::new(Level::Sergeant), Opponent::new(Level::Recruit)],
        games,
        seed: 1862,
        threads: 1,
        mirror: false,
        longest: Plan::LONGEST,
    }
}

fn go_on(_: u32) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

fn run(plan: &Plan) -> Report {
    simulate::<Toy>(&Field::default(), &about(), plan, &go_on, &|_, _| {}).unwrap()
}

#[test]
fn the_same_seed_gives_the_same_battles_whatever_the_threads() {
    let one = run(&plan(60));
    let many = run(&Plan { threads: 5, ..plan(60) });
    assert_eq!(one, many);
    let other = run(&Plan { seed: 1863, ..plan(60) });
    assert_ne!(one.battles, other.battles);
    let longer = run(&plan(80));
    assert_eq!(one.battles, longer.battles[..60], "more battles do not change the first");
}

#[test]
fn every_battle_is_counted_once() {
    let report = run(&plan(200));
    let wins: u32 = report.sides.iter().map(|side| side.wins.games).sum();
    assert_eq!(wins + report.draws.games + report.unfinished, 200);
    assert_eq!(report.victories.iter().map(|one| one.games).sum::<u32>(), 200);
    assert_eq!(report.choices.histogram.counts.iter().sum::<u32>(), 200);
    assert_eq!(report.tallies[0].key, "lost");
    for side in &report.tallies[0].sides {
        assert_eq!(side.histogram.counts.iter().sum::<u32>(), 200);
    }
}

#[test]
fn a_mirrored_run_plays_each_battle_from_both_sides() {
    let report = run(&Plan { mirror: true, ..plan(100) });
    for pair in report.battles.chunks(2) {
        assert_eq!(pair[0].seed, pair[1].seed);
        assert!(!pair[0].swapped && pair[1].swapped);
    }
    let by_player: u32 = report.players.iter().map(|player| player.wins.games).sum();
    let by_side: u32 = report.sides.iter().map(|side| side.wins.games).sum();
    assert_eq!(by_player, by_side);
    let [sergeant, recruit] = &report.players[..] else { panic!("two players") };
    assert_eq!(sergeant.player, "sergeant");
    assert_eq!(sergeant.losses.games, recruit.wins.games);
    assert_eq!(sergeant.wins.games + sergeant.losses.games + report.draws.games, 100);
    let from_both: u32 = sergeant.by_side.iter().map(|side| side.wins.games).sum();
    assert_eq!(from_both, sergeant.wins.games);
    for one in &report.battles {
        let first = if one.swapped { "recruit" } else { "sergeant" };
        assert_eq!(one.players[0], first, "the table names who played");
    }
    let blue = |one: &&simulate::BattleResult| one.winner == Some(0) && !one.swapped;
    let won_as_blue = report.battles.iter().filter(blue).count();
    assert_eq!(sergeant.by_side[0].wins.games as usize, won_as_blue);
}

#[test]
fn a_pair_goes_to_who_won_more_of_its_two_battles() {
    let report = run(&Plan { mirror: true, ..plan(100) });
    let better = |first: i32| {
        let lead = |one: &simulate::BattleResult| match one.winner {
            None => 0,
            Some(winner) if (winner == 0) == (one.swapped == (first == 1)) => 1,
            Some(_) => -1,
        };
        let leads = report.battles.chunks(2).map(|pair| lead(&pair[0]) + lead(&pair[1]));
        leads.filter(|lead| *lead > 0).count()
    };
    for (player, first) in report.players.iter().zip(0..) {
        assert_eq!(player.pairs.games as usize, better(first));
    }
    let decided: u32 = report.players.iter().map(|player| player.pairs.games).sum();
    assert!(decided <= 50 && report.players[0].pairs.games > report.players[1].pairs.games);
}

#[test]
fn battles_can_be_kept_and_replay() {
    let kept = Mutex::new(Vec::new());
    let plan = Plan { threads: 3, ..plan(20) };
    let report = simulate::<Toy>(&Field::default(), &about(), &plan, &go_on, &|number, fought| {
        let record = fought.game.played().to_vec();
        kept.lock().unwrap().push((number, record));
    });
    let report = report.unwrap();
    let kept = kept.into_inner().unwrap();
    assert_eq!(kept.len(), 20);
    for (number, record) in kept {
        let game = Game::<Toy>::replay(Field::default(), &record).unwrap();
        let told = &report.battles[number as usize];
        assert_eq!(engine::game::hash_text(state_hash(game.state())), told.hash);
    }
}

#[test]
fn a_battle_that_is_cut_short_is_nobody_s() {
    let report = run(&Plan { longest: 3, ..plan(10) });
    assert_eq!(report.unfinished, 10);
    assert_eq!(report.draws.games, 0);
}

#[test]
fn progress_is_told_after_every_battle() {
    let most = AtomicU32::new(0);
    let plan = Plan { threads: 2, ..plan(30) };
    let progress = |done: u32| {
        most.fetch_max(done, Ordering::Relaxed);
        ControlFlow::Continue(())
    };
    let report = simulate::<Toy>(&Field::default(), &about(), &plan, &progress, &|_, _| {});
    assert!(report.is_ok_and(|report| report.games == 30));
    assert_eq!(most.into_inner(), 30);
}

#[test]
fn whoever_wants_no_more_has_a_report_of_what_was_fought() {
    let enough =
        |done: u32| if done < 7 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) };
    let report = simulate::<Toy>(&Field::default(), &about(), &plan(60), &enough, &|_, _| {});
    let report = report.expect("sound battles");
    assert_eq!((report.games, report.battles.len()), (7, 7));
    assert_eq!(report.battles, run(&plan(60)).battles[..7]);
}

#[test]
fn a_stuck_battle_names_its_seed() {
    let stuck: Result<Report, Stuck> =
        simulate::<Toy>(&Field::new(5, Some(Fault::Stuck)), &about(), &plan(4), &go_on, &|_, _| {});
    let stuck = stuck.unwrap_err();
    assert_eq!(stuck.reason, simulate::StuckReason::NothingAsked);
    assert_eq!(stuck.seed, plan(4).seed_of(0));
}

#[test]
fn a_battle_goes_on_after_a_computer_s_refused_answer_which_is_counted() {
    let refusing = |threads: usize| {
        let start = Field::new(5, Some(Fault::Refusing));
        let plan = Plan { threads, ..plan(40) };
        simulate::<Toy>(&start, &about(), &plan, &go_on, &|_, _| {}).unwrap()
    };
    let report = refusing(1);
    assert_eq!(report.faults, refusing(3).faults);
    assert_eq!((report.games, report.unfinished), (40, 0), "every battle is fought to its end");
    let first = report.faults.first().expect("in the fourth turn what is offered is refused");
    assert_eq!(first.question, "commit");
    assert!(first.refused.as_ref().is_some_and(|why| why.contains("Illegal")), "{first:?}");
    assert!((0..40).any(|game| plan(40).seed_of(game) == first.seed));
    for language in Language::ALL {
        let words = language.words();
        let told = faults(&report, words).expect("it is told");
        assert!(told.contains(&first.seed.to_string()), "{told}");
        assert!(html(&report, words).contains(&first.seed.to_string()));
    }
    let sound = run(&plan(40));
    assert_eq!((sound.faults.len(), faults(&sound, Language::English.words())), (0, None));
}

#[test]
fn a_report_is_a_whole_page_in_both_languages() {
    let report = run(&plan(50));
    for language in Language::ALL {
        let words = language.words();
        let page = html(&report, words);
        assert!(page.contains("The &lt;Field&gt;") && !page.contains("<Field>"));
        assert!(!page.contains("<script") && !page.contains("http"), "nothing is fetched");
        assert!(!page.contains("report-"), "{}: a word is missing", language.code());
        assert!(page.matches("<svg").count() == page.matches("</svg>").count());
        assert!(!page.contains("NaN"));
    }
}

#[test]
fn a_table_has_a_line_a_battle() {
    let report = run(&plan(7));
    let table = csv(&report);
    let lines: Vec<&str> = table.lines().collect();
    assert_eq!(lines.len(), 8);
    let heads = "game,seed,swapped,winner,level,reason,turns,choices,player_blue,player_red,\
                 lost_blue,lost_red,hash";
    assert_eq!(lines[0], heads);
    assert!(lines.iter().all(|line| line.split(',').count() == 13));
}

#[test]
fn a_report_as_json_does_not_tell_how_it_was_computed() {
    let one = serde_json::to_value(run(&plan(10))).unwrap();
    let other = serde_json::to_value(run(&Plan { threads: 4, ..plan(10) })).unwrap();
    assert_eq!(one, other);
    assert_eq!(one["scenario"], "toy/field");
    assert_eq!(one["sides"][0]["side"], "blue");
    assert!(one["sides"][0]["wins"]["interval"][1].as_f64().unwrap() <= 1.0);
}

#[test]
fn a_marshal_with_another_budget_is_told_apart() {
    let marshal = Opponent { budget: Budget::Nodes(50), ..Opponent::new(Level::Marshal) };
    let report = run(&Plan { players: vec![marshal, marshal], ..plan(2) });
    assert_eq!(report.sides[0].player, "marshal:50");
    let page = html(&report, Language::English.words());
    assert!(page.contains("--nodes 50"));
}
