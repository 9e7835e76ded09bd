//! What can go wrong, as programs know it.

use dice::DiceError;
use engine::{Fault, Rejection};
use schemars::JsonSchema;
use serde::Serialize;
use strum::IntoStaticStr;
use ts_rs::TS;

/// Something went wrong.
#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
pub struct Failed {
    pub error: ErrorBody,
}

#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
pub struct ErrorBody {
    pub code: ErrorCode,
    pub message: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rule: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub field: Option<String>,
    /// Everything that is wrong with a battle that was sent.
    #[serde(skip_serializing_if = "none")]
    #[ts(optional, as = "Option<Vec<FaultInfo>>")]
    #[schemars(with = "Option<Vec<FaultInfo>>")]
    pub faults: Box<[FaultInfo]>,
}

fn none(faults: &[FaultInfo]) -> bool {
    faults.is_empty()
}

/// Something that is wrong with a battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, JsonSchema)]
pub struct FaultInfo {
    /// From 1.
    pub line: u32,
    /// Such as `union.units[3].vc`; empty for the text as a whole.
    pub field: String,
    /// What is wrong, as programs know it.
    pub code: String,
    /// What is wrong, and what to do.
    pub message: String,
}

/// What went wrong. Its message is for people and may change; this does not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, TS, JsonSchema, IntoStaticStr)]
#[cfg_attr(test, derive(strum::VariantArray))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum ErrorCode {
    // What was sent cannot be read or used.
    BadBody,
    BadInput,
    BadJson,
    TooLarge,
    WrongMethod,
    WrongType,
    // Something that does not exist.
    NoLineOfFire,
    UnknownAddress,
    UnknownGame,
    UnknownMoment,
    UnknownPiece,
    UnknownProcedure,
    UnknownRule,
    UnknownRulebook,
    UnknownScenario,
    UnknownSimulation,
    UnknownTable,
    // Something that this asker may not do.
    BadHost,
    NoSocket,
    Private,
    Spectator,
    SpectatorsSilent,
    WrongHost,
    WrongOperatorToken,
    WrongOrigin,
    WrongTableToken,
    WrongToken,
    // Something that cannot be done now.
    FaultyBattle,
    ComputerDoesNotConsent,
    ContributedAlready,
    DiceSettled,
    NotAsked,
    NotOver,
    NotReplayable,
    NothingToTakeBack,
    Over,
    PracticeDice,
    RematchExists,
    ScenarioChanged,
    Stale,
    // Limits.
    ChatFull,
    Full,
    TableFull,
    TooMany,
    TooManyBattles,
    TooManyChecks,
    TooManyComputers,
    TooManyGames,
    TooManyNotes,
    TooManySockets,
    TooManyTables,
    TooMuchChat,
    TooMuchWritten,
    TooSlow,
    // Ours.
    Fault,
    NotStored,
    Unwell,
    // What a procedure or the rules of a game do not take.
    BadValue,
    DiceEndless,
    DiceImpossible,
    DiceLeftOver,
    DiceMissing,
    MissingField,
    OutOfRange,
    Refused,
    UnknownField,
    UnknownValue,
}

impl ErrorCode {
    /// The message that says it, for those that are the server's own.
    pub fn key(self) -> String {
        format!("server-{}", <&str>::from(self).replace('_', "-"))
    }
}

impl From<&Rejection> for ErrorCode {
    fn from(rejection: &Rejection) -> Self {
        match rejection {
            Rejection::Refused(_) => Self::Refused,
            Rejection::Dice(DiceError::Missing { .. }) => Self::DiceMissing,
            Rejection::Dice(DiceError::Impossible { .. }) => Self::DiceImpossible,
            Rejection::Dice(DiceError::LeftOver { .. }) => Self::DiceLeftOver,
            Rejection::Dice(DiceError::Endless) => Self::DiceEndless,
            Rejection::Input(bad) => match bad.fault {
                Fault::BadJson => Self::BadJson,
                Fault::UnknownField => Self::UnknownField,
                Fault::MissingField => Self::MissingField,
                Fault::WrongType => Self::WrongType,
                Fault::OutOfRange => Self::OutOfRange,
                Fault::UnknownValue => Self::UnknownValue,
                Fault::BadValue => Self::BadValue,
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use strum::VariantArray;
    use words::Language;

    use super::ErrorCode;

    /// Those that the words of a rejection tell.
    const OF_RULES: [ErrorCode; 10] = [
        ErrorCode::BadValue,
        ErrorCode::DiceEndless,
        ErrorCode::DiceImpossible,
        ErrorCode::DiceLeftOver,
        ErrorCode::DiceMissing,
        ErrorCode::MissingField,
        ErrorCode::OutOfRange,
        ErrorCode::Refused,
        ErrorCode::UnknownField,
        ErrorCode::UnknownValue,
    ];

    #[test]
    fn every_error_of_the_server_is_worded_in_both_languages() {
        for language in [Language::French, Language::English] {
            let words = language.words();
            for code in ErrorCode::VARIANTS {
                assert_ne!(words.has(&code.key()), OF_RULES.contains(code), "{code:?}");
            }
        }
    }
}
