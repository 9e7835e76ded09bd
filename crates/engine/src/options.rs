//! Tables in which a rulebook declares what players may agree on: house rules with their readings,
//! and advanced rules that may be left out. The type that the rules read, its defaults and the list of
//! [`Agreement`](crate::Agreement)s follow from one table.
//!
//! ```
//! use engine::{Origin, RuleId};
//!
//! const fn xx(number: &'static str) -> RuleId {
//!     RuleId::new("XX", number)
//! }
//!
//! engine::readings! {
//!     /// XX-Q2: the die of militia.
//!     MilitiaDie { D6, D8 }
//! }
//!
//! engine::house_rules! {
//!     /// The house rules of the rulings.
//!     pub struct HouseRules {
//!         /// Woods hide who stands behind them.
//!         woods_mask_view: bool = &[true, false], xx("Q1");
//!         militia_die: MilitiaDie = MilitiaDie::ALL, xx("Q2");
//!     }
//! }
//!
//! engine::advanced_rules! {
//!     /// The advanced rules, all of them or one by one.
//!     pub struct Switches;
//!     /// The advanced rules in force.
//!     pub struct InForce {
//!         /// XX-3.1: movement along roads.
//!         roads: xx("3.1"),
//!         /// XX-4.1: generals on the table.
//!         generals: xx("4.1"),
//!     }
//! }
//!
//! assert!(HouseRules::default().woods_mask_view);
//! assert_eq!(HouseRules::agreements()[1].default(), "d6");
//! let of_the_scenario = Switches { advanced: Some(false), ..Switches::default() };
//! let of_the_players = Switches { roads: Some(true), ..Switches::default() };
//! let in_force = of_the_players.or(of_the_scenario).in_force();
//! assert_eq!(in_force, InForce { roads: true, generals: false });
//! assert_eq!(of_the_scenario.agreements()[0].origin, Origin::Book);
//! assert_eq!(of_the_scenario.agreements()[0].default(), false);
//! ```

/// Declares the ways to read a rule of which players choose one, the usual one first.
#[macro_export]
macro_rules! readings {
    ($(#[$about:meta])* $name:ident { $usual:ident $(, $other:ident)+ $(,)? }) => {
        $(#[$about])*
        #[derive(
            Clone,
            Copy,
            Debug,
            Default,
            PartialEq,
            Eq,
            Hash,
            ::serde::Serialize,
            ::serde::Deserialize,
            ::schemars::JsonSchema,
        )]
        #[serde(rename_all = "snake_case")]
        pub enum $name {
            #[default]
            $usual,
            $($other,)+
        }

        impl $name {
            /// Every one, the usual one first.
            pub const ALL: &'static [Self] = &[Self::$usual, $(Self::$other,)+];
        }
    };
}

/// Declares the house rules of a book: each with its values, the usual one first, and the ruling that
/// leaves it to the players.
#[macro_export]
macro_rules! house_rules {
    (
        $(#[$about:meta])*
        pub struct $name:ident {
            $($(#[$doc:meta])* $field:ident: $type:ty = $values:expr, $rule:expr;)+
        }
    ) => {
        $(#[$about])*
        #[derive(
            Clone,
            Copy,
            Debug,
            PartialEq,
            Eq,
            Hash,
            ::serde::Serialize,
            ::serde::Deserialize,
            ::schemars::JsonSchema,
        )]
        #[serde(default, deny_unknown_fields)]
        pub struct $name {
            $($(#[$doc])* pub $field: $type,)+
        }

        impl $name {
            /// What is played when nothing else is agreed.
            pub const DEFAULT: Self = Self {
                $($field: {
                    let values: &'static [$type] = $values;
                    values[0]
                },)+
            };

            /// What the players may agree on, in the order of the table.
            pub fn agreements() -> Vec<$crate::Agreement> {
                vec![$({
                    let values: &'static [$type] = $values;
                    $crate::Agreement::one_of(stringify!($field), $rule, values)
                }),+]
            }
        }

        impl Default for $name {
            fn default() -> Self {
                Self::DEFAULT
            }
        }
    };
}

/// Declares the rules of a book that may be left out, all of them or one by one: what a scenario or
/// its players say of them, and which are in force then.
#[macro_export]
macro_rules! advanced_rules {
    (
        $(#[$about:meta])*
        pub struct $switches:ident;
        $(#[$about_force:meta])*
        pub struct $in_force:ident {
            $($(#[$doc:meta])* $field:ident: $rule:expr,)+
        }
    ) => {
        $(#[$about])*
        #[derive(
            Clone,
            Copy,
            Debug,
            Default,
            PartialEq,
            Eq,
            Hash,
            ::serde::Serialize,
            ::serde::Deserialize,
            ::schemars::JsonSchema,
        )]
        #[serde(default)]
        pub struct $switches {
            /// All of them, where nothing else is said.
            pub advanced: Option<bool>,
            $($(#[$doc])* pub $field: Option<bool>,)+
        }

        $(#[$about_force])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct $in_force {
            $($(#[$doc])* pub $field: bool,)+
        }

        impl $switches {
            /// What these say, and where they say nothing, what others say.
            #[must_use]
            pub fn or(self, other: Self) -> Self {
                Self {
                    advanced: self.advanced.or(other.advanced),
                    $($field: self.$field.or(other.$field),)+
                }
            }

            /// The rules in force: all of which nothing else is said.
            pub fn in_force(self) -> $in_force {
                let advanced = self.advanced.unwrap_or(true);
                $in_force { $($field: self.$field.unwrap_or(advanced),)+ }
            }

            /// What the players may agree on, where these are usual.
            pub fn agreements(self) -> Vec<$crate::Agreement> {
                let (usual, book) = (self.in_force(), $crate::Origin::Book);
                vec![$($crate::Agreement::switch(stringify!($field), book, $rule, usual.$field)),+]
            }
        }
    };
}
