//! The levels on a small game with hidden orders.

use std::time::Duration;

use dice::Seeded;
use engine::game::{Game, NoDice, Rules, Seat, Veiled};
use opponent::{Budget, Chosen, Level, Opponent, mix};
use testkit::toy::{Field, Order, Toy};

const MARSHAL: Opponent =
    Opponent { level: Level::Marshal, budget: Budget::Nodes(600), horizon: 20 };

fn choose(player: &Opponent, state: &Field, seat: Seat, seed: u64) -> Option<Chosen<Order>> {
    player.choose(&Veiled::<Toy>::of(state, seat), seed)
}

fn play(players: [Opponent; 2], seed: u64) -> Game<Toy> {
    let mut game = Game::<Toy>::new(Field::default());
    let mut dice = Seeded::new(seed);
    while let Some(seat) = game.asked().first().map(|ask| ask.seat) {
        let number = game.played().len() as u64;
        let player = players[usize::from(seat.0)];
        let chosen = choose(&player, game.state(), seat, mix(seed, number)).unwrap();
        game.answer(seat, &chosen.choice, &mut dice).unwrap();
    }
    game
}

/// Wins of the first player minus wins of the second, sides exchanged in every other game.
fn lead(one: Opponent, two: Opponent, games: u64) -> i32 {
    let mut lead = 0;
    for seed in 0..games {
        let swapped = seed % 2 == 1;
        let players = if swapped { [two, one] } else { [one, two] };
        let game = play(players, mix(7, seed / 2));
        if let Some(winner) = Toy::outcome(game.state()).unwrap().winner {
            lead += if (winner == Seat(0)) == swapped { -1 } else { 1 };
        }
    }
    lead
}

#[test]
fn a_higher_level_wins_more() {
    let [recruit, sergeant, _] = Level::ALL.map(Opponent::new);
    let over_recruit = lead(sergeant, recruit, 2000);
    assert!(over_recruit > 60, "sergeant over recruit: {over_recruit}");
    let over_sergeant = lead(MARSHAL, sergeant, 200);
    assert!(over_sergeant > 10, "marshal over sergeant: {over_sergeant}");
}

#[test]
fn the_same_seed_gives_the_same_choices() {
    for level in Level::ALL {
        let player = Opponent { level, ..MARSHAL };
        assert_eq!(play([player; 2], 3).played(), play([player; 2], 3).played(), "{level}");
    }
}

/// The first side has given its order.
fn committed(order: i32) -> Field {
    let mut game = Game::<Toy>::new(Field::default());
    game.answer(Seat(0), &Order::Commit(order), &mut NoDice).unwrap();
    game.state().clone()
}

#[test]
fn what_is_hidden_from_a_seat_does_not_change_its_choice() {
    for level in Level::ALL {
        let player = Opponent { level, ..MARSHAL };
        let chosen = |order: i32| {
            let state = committed(order);
            choose(&player, &state, Seat(1), 5).unwrap()
        };
        assert_eq!(chosen(0), chosen(3), "{level}");
    }
}

#[test]
fn a_choice_comes_with_its_reason_and_what_was_weighed() {
    let chosen = choose(&MARSHAL, &Field::default(), Seat(0), 1).unwrap();
    assert!(matches!(chosen.choice, Order::Commit(_)));
    assert_eq!(chosen.reason.key, "ty-why-share");
    assert_eq!(chosen.candidates.len(), 5);
    assert!(chosen.candidates[0].expected.is_some());
    assert!(chosen.candidates.is_sorted_by_key(|one| std::cmp::Reverse(one.gain)));
}

#[test]
fn a_seat_that_is_not_asked_does_not_choose() {
    let state = committed(1);
    assert_eq!(choose(&MARSHAL, &state, Seat(0), 1), None);
}

/// A battle that was begun is tried with every answer that is left, so the last may go beyond the
/// budget by what a battle costs.
#[test]
fn a_marshal_keeps_to_its_budget() {
    let battle = 6 * (10 * MARSHAL.horizon + 1);
    for nodes in [1, 200, 1000, 5000] {
        let player = Opponent { budget: Budget::Nodes(nodes), ..MARSHAL };
        let chosen = choose(&player, &Field::default(), Seat(0), 1).unwrap();
        assert!(chosen.thought <= nodes + 2 * battle, "{} of {nodes}", chosen.thought);
        assert!(chosen.thought > 0);
    }
    let sergeant = Opponent::new(Level::Sergeant);
    assert_eq!(choose(&sergeant, &Field::default(), Seat(0), 1).unwrap().thought, 0);
}

/// How long a trial is on the average, in thousandths of a choice.
#[test]
fn a_marshal_who_can_pay_for_few_battles_thinks_them_less_far() {
    let length = |nodes| {
        let player = Opponent { budget: Budget::Nodes(nodes), horizon: 2, ..MARSHAL };
        let chosen = choose(&player, &Field::default(), Seat(0), 1).unwrap();
        let trials = chosen.candidates.iter().filter_map(|one| one.expected);
        chosen.thought * 1000 / trials.map(|(_, battles)| battles).sum::<u32>()
    };
    let (poor, rich) = (length(1), length(5000));
    assert!(poor < rich, "{poor} and {rich}");
}

#[test]
fn time_may_be_the_budget() {
    let hasty = Opponent { budget: Budget::Time(Duration::from_millis(5)), ..MARSHAL };
    assert!(choose(&hasty, &Field::default(), Seat(0), 1).is_some());
}

#[test]
fn a_level_is_named_by_its_word() {
    for level in Level::ALL {
        assert_eq!(level.name().parse(), Ok(level));
    }
    assert!("general".parse::<Level>().is_err());
}
