//! What a decision asks, in one sentence of the catalogue.

use engine::game::Message;

use super::state::{About, Asked, State};
use crate::bf;

/// The name of a message, such as `key!(decide - deploy)` for the sentence of that decision.
macro_rules! key {
    ($($word:ident)-+) => { concat!("bf" $(, '-', stringify!($word))+) };
}
pub(crate) use key;

pub(crate) fn prompt(state: &State, asked: &Asked) -> Message {
    let (rule, key) = match asked.kind {
        "deploy" => (bf("20.2"), key!(decide - deploy)),
        "deploy_general" => (bf("20.3"), key!(decide - deploy - general)),
        "commit" => (bf("20.2"), key!(decide - commit)),
        "call_reinforcements" => (bf("Q71"), key!(decide - call - reinforcements)),
        "place_reinforcement" => (bf("S1"), key!(decide - place - reinforcement)),
        "place_general" => (bf("S1"), key!(decide - place - general)),
        "choose_successor" => (bf("4.12"), key!(decide - choose - successor)),
        "attach_generals" => (bf("17.7"), key!(decide - attach - generals)),
        "designate" => (bf("5.4"), key!(decide - designate)),
        "move_generals" => (bf("17.11"), key!(decide - move - generals)),
        "move_general" => (bf("17.13"), key!(decide - move - general)),
        "group" => (bf("6.9"), key!(decide - group)),
        "spend" => (bf("6.3"), key!(decide - spend)),
        "spend_reaction" => (bf("12.2"), key!(decide - spend - reaction)),
        "move_order" => (bf("6.19"), key!(decide - move - order)),
        "move_unit" => (bf("7.2"), key!(decide - move - unit)),
        "act" => (bf("6.5"), key!(decide - act)),
        "support" => (bf("11.1"), key!(decide - support)),
        "react" => (bf("12.1"), key!(decide - react)),
        "evade_to" => (bf("13.4"), key!(decide - evade - to)),
        "even_loss" => (bf("10.9"), key!(decide - even - loss)),
        "retreat_to" => (bf("10.11"), key!(decide - retreat - to)),
        "excess_losses" => (bf("11.7"), key!(decide - excess - losses)),
        "breakthrough" => (bf("14.1"), key!(decide - breakthrough)),
        _ => (bf("14.2"), key!(decide - fight - again)),
    };
    let message = Message::new(rule, key);
    match asked.about {
        About::Nobody => message,
        About::Unit(unit) => message.with("unit", &state.brigade(unit).name),
        About::General(general) => message.with("general", &state.leader(general).name),
    }
}
