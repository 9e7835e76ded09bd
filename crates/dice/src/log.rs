use crate::{Die, Pool, is_left_out};

/// The paragraph of a rulebook that something follows from, such as BF-8.12.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct RuleId {
    book: &'static str,
    number: &'static str,
}

impl RuleId {
    /// The rule with this number in the rulebook with this prefix.
    pub const fn new(book: &'static str, number: &'static str) -> Self {
        Self { book, number }
    }

    /// The prefix of the rulebook, such as BF.
    pub const fn book(self) -> &'static str {
        self.book
    }

    /// The number within the rulebook, such as 8.12 or Q3.
    pub const fn number(self) -> &'static str {
        self.number
    }
}

impl std::fmt::Display for RuleId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}-{}", self.book, self.number)
    }
}

/// What a line of a reckoning does to the number being reckoned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Change {
    /// The number to start from.
    Base(i64),
    /// Added, or taken away.
    Add(i64),
    /// Multiplied.
    Times(i64),
    /// Divided; how it is rounded the rule says.
    DividedBy(i64),
    /// Replaced, whatever it was.
    Set(i64),
    /// Not above this.
    AtMost(i64),
    /// Not below this.
    AtLeast(i64),
}

/// A line of the explained log: data, to be worded by a catalogue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entry {
    /// A step in the reckoning of the number `of`, which is `total` afterwards.
    Modifier { of: &'static str, rule: RuleId, key: &'static str, change: Change, total: i64 },
    /// Dice thrown, and what was read of them.
    Throw {
        rule: RuleId,
        key: &'static str,
        count: u32,
        die: Die,
        faces: Vec<u8>,
        /// Those that count, where only some do.
        good: Vec<u8>,
        values: [i64; 2],
        readings: u8,
    },
    /// Something that happened, by itself or with what it is about.
    Note { rule: RuleId, key: &'static str, value: Option<Value> },
}

/// What a note tells beside its words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value {
    Number(i64),
    /// A length in thousandths of the book's unit.
    Thousandths(i64),
    /// So many halves.
    Halves(i64),
    /// Somebody or something, which has a name.
    Subject(Subject),
}

impl Value {
    /// The number, if it is one.
    pub const fn number(self) -> Option<i64> {
        match self {
            Self::Number(number) => Some(number),
            Self::Thousandths(_) | Self::Halves(_) | Self::Subject(_) => None,
        }
    }
}

impl From<i64> for Value {
    fn from(number: i64) -> Self {
        Self::Number(number)
    }
}

/// Somebody or something of whatever the dice are thrown for: it knows the lists, and the names in them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Subject {
    /// Which list.
    pub list: u8,
    /// The place in it, from 0.
    pub index: u16,
}

impl Entry {
    /// The rule that the line follows from.
    pub fn rule(&self) -> RuleId {
        match self {
            Self::Modifier { rule, .. } | Self::Throw { rule, .. } | Self::Note { rule, .. } => {
                *rule
            }
        }
    }

    /// Whom or what a note is about.
    pub fn subject(&self) -> Option<Subject> {
        match self {
            Self::Note { value: Some(Value::Subject(subject)), .. } => Some(*subject),
            _ => None,
        }
    }

    /// The message that words the line.
    pub fn key(&self) -> &'static str {
        match self {
            Self::Modifier { key, .. } | Self::Throw { key, .. } | Self::Note { key, .. } => key,
        }
    }
}

/// The explained log of a procedure. A silent one, for odds, forgets everything at once.
#[derive(Clone, Debug, Default)]
pub struct Log {
    entries: Vec<Entry>,
    silent: bool,
}

impl Log {
    /// A log that remembers.
    pub fn new() -> Self {
        Self::default()
    }

    /// A log that nobody will read.
    pub fn silent() -> Self {
        Self { entries: Vec::new(), silent: true }
    }

    /// Whether this log forgets everything.
    #[inline]
    pub const fn is_silent(&self) -> bool {
        self.silent
    }

    /// What has been told so far.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Tells that something happened.
    pub fn note(&mut self, rule: RuleId, key: &'static str) {
        self.push(|| Entry::Note { rule, key, value: None });
    }

    /// Tells that a rule applies, where it does, and whether it does: what follows from the rule hangs
    /// on this.
    pub fn applies(&mut self, condition: bool, rule: RuleId, key: &'static str) -> bool {
        let applies = condition && !is_left_out(rule);
        if applies {
            self.note(rule, key);
        }
        applies
    }

    /// Tells that something happened, with its number or with whom it is about.
    pub fn note_value(&mut self, rule: RuleId, key: &'static str, value: impl Into<Value>) {
        self.push(|| Entry::Note { rule, key, value: Some(value.into()) });
    }

    /// Starts to reckon the number named `of`.
    pub fn score(
        &mut self,
        of: &'static str,
        rule: RuleId,
        key: &'static str,
        base: i32,
    ) -> Score<'_> {
        let base = if is_left_out(rule) { 0 } else { i64::from(base) };
        let mut score = Score { log: self, of, total: base };
        score.tell(rule, key, Change::Base(base));
        score
    }

    pub(crate) fn thrown(
        &mut self,
        rule: RuleId,
        key: &'static str,
        pool: &Pool,
        faces: Vec<u8>,
        values: [i64; 2],
    ) {
        self.push(|| Entry::Throw {
            rule,
            key,
            count: pool.count,
            die: pool.die,
            faces,
            good: pool.good_faces(),
            values,
            readings: if matches!(pool.reading, crate::Reading::Both(..)) { 2 } else { 1 },
        });
    }

    fn push(&mut self, entry: impl FnOnce() -> Entry) {
        if !self.silent {
            self.entries.push(entry());
        }
    }
}

/// A number being reckoned: each modifier is applied and told in one act, so that none can lack
/// its line in the log, and no line its effect.
#[derive(Debug)]
#[must_use = "a reckoning without its value is only a story"]
pub struct Score<'a> {
    log: &'a mut Log,
    of: &'static str,
    total: i64,
}

impl Score<'_> {
    /// Adds a modifier where the condition holds.
    pub fn when(self, condition: bool, rule: RuleId, key: &'static str, amount: i32) -> Self {
        if condition { self.add(rule, key, amount) } else { self }
    }

    /// Adds a modifier; nothing is told when it is zero.
    pub fn add(mut self, rule: RuleId, key: &'static str, amount: i32) -> Self {
        if amount != 0 && !is_left_out(rule) {
            self.total += i64::from(amount);
            self.tell(rule, key, Change::Add(i64::from(amount)));
        }
        self
    }

    /// Multiplies where the condition holds.
    pub fn times_when(
        mut self,
        condition: bool,
        rule: RuleId,
        key: &'static str,
        factor: i32,
    ) -> Self {
        if condition && !is_left_out(rule) {
            self.total *= i64::from(factor);
            self.tell(rule, key, Change::Times(i64::from(factor)));
        }
        self
    }

    /// Divides where the condition holds, rounding down.
    pub fn divided_when(
        mut self,
        condition: bool,
        rule: RuleId,
        key: &'static str,
        divisor: i32,
    ) -> Self {
        if condition && !is_left_out(rule) {
            self.total = self.total.div_euclid(i64::from(divisor));
            self.tell(rule, key, Change::DividedBy(i64::from(divisor)));
        }
        self
    }

    /// Replaces the number where the condition holds.
    pub fn set_when(
        mut self,
        condition: bool,
        rule: RuleId,
        key: &'static str,
        value: i32,
    ) -> Self {
        if condition && !is_left_out(rule) {
            self.total = i64::from(value);
            self.tell(rule, key, Change::Set(i64::from(value)));
        }
        self
    }

    /// Caps the number where the condition holds; nothing is told when it is low enough already.
    pub fn at_most_when(
        mut self,
        condition: bool,
        rule: RuleId,
        key: &'static str,
        cap: i32,
    ) -> Self {
        if condition && self.total > i64::from(cap) && !is_left_out(rule) {
            self.total = i64::from(cap);
            self.tell(rule, key, Change::AtMost(i64::from(cap)));
        }
        self
    }

    /// Caps the number.
    pub fn at_most(self, rule: RuleId, key: &'static str, cap: i32) -> Self {
        self.at_most_when(true, rule, key, cap)
    }

    /// Raises the number to a floor; nothing is told when it is high enough already.
    pub fn at_least(mut self, rule: RuleId, key: &'static str, floor: i32) -> Self {
        if self.total < i64::from(floor) && !is_left_out(rule) {
            self.total = i64::from(floor);
            self.tell(rule, key, Change::AtLeast(i64::from(floor)));
        }
        self
    }

    /// The number reckoned.
    pub fn value(self) -> i32 {
        i32::try_from(self.total).expect("a reckoning of small numbers stays small")
    }

    fn tell(&mut self, rule: RuleId, key: &'static str, change: Change) {
        let (of, total) = (self.of, self.total);
        self.log.push(|| Entry::Modifier { of, rule, key, change, total });
    }
}
