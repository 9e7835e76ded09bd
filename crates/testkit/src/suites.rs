//! The tests that every rulebook has, as one line each of its own tests.

/// The tests of a rulebook's procedures, from the files `examples.jsonl`, `cases.jsonl` and
/// `bench.jsonl` in its `tests` folder: `testkit::procedures!(brigades_de_fer::RULEBOOK);`
#[macro_export]
macro_rules! procedures {
    ($rulebook:expr) => {
        const EXAMPLES: &str =
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/examples.jsonl"));
        const CASES: &str = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/cases.jsonl"));

        #[test]
        fn worked_examples() {
            $crate::examples(&$rulebook, EXAMPLES);
        }

        #[test]
        fn cases_worked_by_hand() {
            $crate::examples(&$rulebook, CASES);
        }

        #[test]
        fn odds_rolls_and_typed_dice_agree() {
            $crate::properties(&$rulebook, &[EXAMPLES, CASES].concat());
        }

        #[test]
        fn no_input_hurts() {
            $crate::fuzz(&$rulebook);
        }

        #[test]
        fn every_rule_cited_exists_and_is_tested() {
            $crate::rules(&$rulebook);
        }

        #[test]
        fn everything_is_worded_in_both_languages() {
            $crate::wording(&$rulebook, concat!(env!("CARGO_MANIFEST_DIR"), "/src"));
        }

        #[test]
        fn bench_inputs_are_legal() {
            let lines = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/bench.jsonl"));
            $crate::bench_inputs(&$rulebook, lines);
        }
    };
}

/// The tests of a whole game: the golden games in `tests/golden`, and for each battle that is listed
/// so many games that are examined for everything that any game must do ([`conformance`](crate::conformance)).
/// `begin` sets up the battle of an id.
///
/// ```text
/// testkit::whole_game! {
///     PuissanceDeFeu, begin;
///     the_toll_gate_conforms: "toll-gate", 9;
///     cowpens_conforms: "cowpens", 2;
/// }
/// ```
#[macro_export]
macro_rules! whole_game {
    ($rules:ty, $begin:expr; $($name:ident: $battle:literal, $games:literal;)+) => {
        const GOLDEN: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");

        #[test]
        fn golden_games_replay_to_the_same_end() {
            $crate::golden::replay_all::<$rules>(GOLDEN.as_ref(), $begin);
        }

        #[test]
        fn a_golden_game_is_told_in_the_same_french_words() {
            $crate::golden::retell_all::<$rules>(GOLDEN.as_ref(), $begin);
        }

        $crate::conforms! { $rules, $begin; $($name: $battle, $games;)+ }
    };
}

/// For each battle that is listed, a test that so many games of it do what any game must
/// ([`conformance`](crate::conformance)).
#[macro_export]
macro_rules! conforms {
    ($rules:ty, $begin:expr; $($name:ident: $battle:literal, $games:literal;)+) => {
        $(
            #[test]
            fn $name() {
                $crate::conformance::<$rules>(&[($battle, $begin($battle))], $games);
            }
        )+
    };
}
