//! What a decision asks, in one sentence of the catalogue.

use engine::game::Message;

use super::show;
use super::state::{Asked, State};
use crate::pf;

/// The name of a message, such as `key!(decide - deploy)` for the sentence of that decision.
macro_rules! key {
    ($($word:ident)-+) => { concat!("pf" $(, '-', stringify!($word))+) };
}
pub(crate) use key;

pub(crate) fn prompt(state: &State, asked: &Asked) -> Message {
    let (rule, key) = match asked.kind {
        "deploy" => (pf("2.4"), key!(decide - deploy)),
        "resupply" => (pf("Q75"), key!(decide - resupply)),
        "order" => (pf("3.5"), key!(decide - order)),
        "announce" => (pf("14.4"), key!(decide - announce)),
        "move" => (pf("4.5"), key!(decide - move)),
        "move_on" => (pf("15.2"), key!(decide - move - on)),
        "react" => (pf("10.1"), key!(decide - react)),
        "flee" => (pf("7.12"), key!(decide - flee)),
        _ => (pf("9.15"), key!(decide - reface)),
    };
    let message = Message::new(rule, key);
    match asked.about {
        None => message,
        Some(unit) => message.with("unit", show::name(state, unit)),
    }
}
