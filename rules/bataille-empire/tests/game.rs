//! The whole game: battles, stories, whole random games, and what must always hold.

#[path = "game/field.rs"]
mod field;
#[path = "game/random.rs"]
mod random;
#[path = "game/scenarios.rs"]
mod scenarios;
#[path = "game/stories.rs"]
mod stories;
