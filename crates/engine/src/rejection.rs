use dice::{DiceError, RuleId, is_left_out};

/// Something well-formed that the rules forbid: it names the rule, and the field at fault.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    pub rule: RuleId,
    /// The message of the catalogue that says why, without the rulebook's prefix.
    pub key: &'static str,
    /// The field of the input, such as `target.mounted`.
    pub field: &'static str,
}

impl Refusal {
    /// The rule that is broken, by what, and the message that says so.
    pub const fn new(rule: RuleId, field: &'static str, key: &'static str) -> Self {
        Self { rule, field, key }
    }

    /// Refuses when the condition holds.
    pub fn when(
        condition: bool,
        rule: RuleId,
        field: &'static str,
        key: &'static str,
    ) -> Result<(), Self> {
        if condition && !is_left_out(rule) { Err(Self { rule, key, field }) } else { Ok(()) }
    }
}

/// What would have been allowed instead of a bad input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Allowed {
    /// A value of this JSON type.
    Type(String),
    /// A number between bounds; without the second, there is no upper bound.
    Range(String, Option<String>),
    /// One of these words.
    OneOf(Vec<String>),
    /// A list of so many things.
    Length(u64, u64),
    /// Only these fields.
    Fields(Vec<String>),
    /// Said in words only.
    Words(String),
}

/// What kind of bad input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    BadJson,
    UnknownField,
    MissingField,
    WrongType,
    OutOfRange,
    UnknownValue,
    BadValue,
}

impl Fault {
    /// The code of the wire format.
    pub const fn code(self) -> &'static str {
        match self {
            Self::BadJson => "bad_json",
            Self::UnknownField => "unknown_field",
            Self::MissingField => "missing_field",
            Self::WrongType => "wrong_type",
            Self::OutOfRange => "out_of_range",
            Self::UnknownValue => "unknown_value",
            Self::BadValue => "bad_value",
        }
    }
}

/// An input that cannot be understood: which field, what stood there, what is allowed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadInput {
    pub fault: Fault,
    pub field: String,
    pub given: String,
    pub allowed: Allowed,
    /// The nearest name that exists.
    pub nearest: Option<String>,
}

/// Why a procedure gave no result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Rejection {
    Input(Box<BadInput>),
    Refused(Refusal),
    Dice(DiceError),
}

impl Rejection {
    /// The code of the wire format.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Input(bad) => bad.fault.code(),
            Self::Refused(_) => "refused",
            Self::Dice(DiceError::Missing { .. }) => "dice_missing",
            Self::Dice(DiceError::Impossible { .. }) => "dice_impossible",
            Self::Dice(DiceError::LeftOver { .. }) => "dice_left_over",
            Self::Dice(DiceError::Endless) => "dice_endless",
        }
    }

    /// The field at fault.
    pub fn field(&self) -> &str {
        match self {
            Self::Input(bad) => &bad.field,
            Self::Refused(refusal) => refusal.field,
            Self::Dice(_) => "dice",
        }
    }

    /// The rule broken, or the one that asks for dice.
    pub const fn rule(&self) -> Option<RuleId> {
        match self {
            Self::Refused(refusal) => Some(refusal.rule),
            Self::Dice(DiceError::Missing { rule, .. }) => Some(*rule),
            _ => None,
        }
    }
}

impl From<Refusal> for Rejection {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl From<DiceError> for Rejection {
    fn from(error: DiceError) -> Self {
        Self::Dice(error)
    }
}

impl From<BadInput> for Rejection {
    fn from(bad: BadInput) -> Self {
        Self::Input(Box::new(bad))
    }
}

/// The name nearest to what was given, if any is near enough to be meant.
pub fn nearest<'a>(given: &str, names: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    names
        .into_iter()
        .map(|name| (strsim::damerau_levenshtein(given, name), name))
        .filter(|(distance, name)| *distance <= 2.max(name.len() / 3))
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, name)| name)
}
