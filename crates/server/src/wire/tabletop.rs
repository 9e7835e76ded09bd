//! A real table that several phones share.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

use super::ErrorCode;
use crate::read::objects;

/// A real table, to be shared by everyone who sits at it.
#[derive(Clone, Debug, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTabletop {
    /// The rulebook that is played, such as `brigades-de-fer`.
    pub book: String,
}

#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
pub struct TabletopCreated {
    pub table: String,
    /// Whoever has it may read and write; it is told only here.
    pub token: String,
    /// Where the page opens the table.
    pub link: String,
    /// Where other devices find the server, if it knows.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub base: Option<String>,
}

/// What the page must know of a table before it opens it.
#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
pub struct TabletopInfo {
    pub table: String,
    pub book: String,
    /// The number of its last entry.
    pub last: u32,
    /// Where other devices find the server, if it knows.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub base: Option<String>,
}

/// A text to be drawn as a QR code.
#[derive(Clone, Debug, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewCode {
    #[schemars(length(min = 1, max = 500))]
    pub text: String,
}

/// Something to be written down at a table.
#[derive(Clone, Debug, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewEntry {
    /// Chosen by the phone: an entry that is sent again is known by it.
    #[schemars(regex(pattern = r"^[A-Za-z0-9_-]{1,40}$"))]
    pub id: String,
    #[ts(type = "unknown")]
    #[schemars(with = "serde_json::Map<String, Value>")]
    pub body: Value,
}

#[derive(Clone, Debug, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewEntries {
    #[serde(deserialize_with = "objects")]
    #[schemars(length(max = 200))]
    pub entries: Vec<NewEntry>,
}

/// Something that was written down at a table.
#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
pub struct TabletopEntry {
    pub number: u32,
    pub id: String,
    /// Milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
    #[ts(type = "unknown")]
    pub body: Value,
}

/// What a phone says over the socket of a table.
#[derive(Clone, Debug, Deserialize, TS, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum TabletopClientMessage {
    Hello {
        token: String,
        /// The last entry that the phone knows.
        since: u32,
    },
    Ping {},
}

/// What the server says over the socket of a table.
#[derive(Clone, Debug, Serialize, TS, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum TabletopServerMessage {
    Entries {
        entries: Vec<TabletopEntry>,
    },
    /// How many phones look at the table now.
    Phones {
        count: u32,
    },
    Refused {
        code: ErrorCode,
        message: String,
    },
    Pong,
}
