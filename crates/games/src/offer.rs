//! An answer that is offered. Its text is written only where somebody reads it: of a long list of offers a
//! client knows nearly all from the one before.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Deref;
use std::sync::{Arc, OnceLock};

use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};

/// An answer of any game: known by its hash, and written as its game writes it.
#[derive(Clone)]
pub struct OfferedChoice {
    choice: Arc<dyn Choice>,
    text: OnceLock<Box<RawValue>>,
}

trait Choice: fmt::Debug + Send + Sync {
    fn written(&self) -> Box<RawValue>;
    fn feed(&self, hasher: &mut dyn Hasher);
}

impl<C: Hash + Serialize + fmt::Debug + Send + Sync> Choice for C {
    fn written(&self) -> Box<RawValue> {
        to_raw_value(self).unwrap_or_else(|_| RawValue::NULL.to_owned())
    }

    fn feed(&self, mut hasher: &mut dyn Hasher) {
        self.hash(&mut hasher);
    }
}

impl OfferedChoice {
    pub fn new(choice: impl Hash + Serialize + fmt::Debug + Send + Sync + 'static) -> Self {
        Self { choice: Arc::new(choice), text: OnceLock::new() }
    }

    /// Its text.
    pub fn written(&self) -> &RawValue {
        self.text.get_or_init(|| self.choice.written())
    }

    /// Its text, to be kept.
    pub fn into_written(self) -> Box<RawValue> {
        let Self { choice, text } = self;
        text.into_inner().unwrap_or_else(|| choice.written())
    }
}

impl Deref for OfferedChoice {
    type Target = RawValue;

    fn deref(&self) -> &RawValue {
        self.written()
    }
}

impl Hash for OfferedChoice {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.choice.feed(hasher);
    }
}

impl fmt::Debug for OfferedChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.choice.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use engine::game::state_hash;

    use super::*;

    #[test]
    fn an_answer_is_known_by_what_it_is_and_written_as_it_is() {
        let [one, same, other] = ["left", "left", "right"].map(OfferedChoice::new);
        assert_eq!(state_hash(&one), state_hash(&same));
        assert_ne!(state_hash(&one), state_hash(&other));
        assert_eq!((one.get(), one.clone().into_written().get()), ("\"left\"", "\"left\""));
        assert_eq!(other.into_written().get(), "\"right\"");
    }
}
