//! What a client has been sent of its table, and what it lacks.

use std::collections::{BTreeMap, HashSet};
use std::sync::Arc;

use engine::game::Message;
use words::Words;

use super::asked::Lists;
use crate::layout::Layout;
use crate::meta::Meta;
use crate::table::{self, Asked, Asker, Changing, Present};
use crate::wire::{Changes, Identified, PieceChanges, ServerMessage, Shared, Table, Update};

/// What a client has been sent: the whole table once, then differences. What it is told follows from
/// this and from its table, never from what led there.
#[derive(Default)]
pub(super) struct Sent {
    revision: u32,
    last: Option<Last>,
    /// The lists of the last decision of each kind that it was sent.
    lists: BTreeMap<&'static str, Lists>,
    /// The keys of the drawings that it has.
    drawings: HashSet<Shared<str>>,
}

struct Last {
    changing: Changing,
    /// What is asked, if anything, besides its lists.
    asked: Option<(&'static str, Message, bool)>,
    layout: Arc<Layout>,
}

impl Sent {
    /// The next message is a whole table, whatever the client has.
    pub(super) fn forget(&mut self) {
        self.last = None;
    }

    /// What it was last sent of what lies on the table.
    pub(super) fn layout(&self) -> Option<&Layout> {
        self.last.as_ref().map(|last| last.layout.as_ref())
    }

    /// Whether it has been sent a table that knows of more steps than these.
    pub(super) fn is_beyond(&self, number: u32) -> bool {
        self.last.as_ref().is_some_and(|last| last.changing.number > number)
    }

    /// The message that brings the client from what it has to this table; nothing if it has that.
    pub(super) fn bring_to(
        &mut self,
        present: Present,
        meta: &Meta,
        asker: Asker,
    ) -> Option<ServerMessage> {
        let (Present { changing, asked, layout }, words) = (present, asker.words);
        let question = asked.as_ref().map(|Asked { decision, .. }| {
            (decision.question, decision.prompt.clone(), decision.complete)
        });
        let lists = asked.as_ref().map(|asked| (asked.decision.question, Lists::of(asked)));
        let Some(last) = &mut self.last else {
            let decision = asked.map(|asked| table::decision(asked, words));
            let whole = table::table(meta, asker, changing.clone(), &layout);
            self.drawings = whole.drawings.keys().cloned().collect();
            self.lists = lists.into_iter().collect();
            self.last = Some(Last { changing, asked: question, layout });
            self.revision += 1;
            let table = Box::new(Table { decision, ..whole });
            return Some(ServerMessage::Table { revision: self.revision, table });
        };
        let mut update = difference((&last.changing, &last.layout), (&changing, &layout), words);
        let is_known = |(kind, now): &(&str, Lists)| self.lists.get(kind) == Some(now);
        if question != last.asked || !lists.as_ref().is_none_or(is_known) {
            let decision = asked.zip(lists).map(|(asked, (kind, now))| {
                self.lists.entry(kind).or_default().bring_to(asked, now, words)
            });
            update.decision = Some(decision);
        }
        if !Arc::ptr_eq(&last.layout, &layout) {
            let drawings = layout.drawings_besides(&last.layout, &self.drawings);
            self.drawings.extend(drawings.keys().cloned());
            update.drawings = Some(drawings).filter(|drawings| !drawings.is_empty());
        }
        *last = Last { changing, asked: question, layout };
        if update.is_empty() {
            return None;
        }
        (update.from, update.to) = (self.revision, self.revision + 1);
        self.revision += 1;
        Some(ServerMessage::Update(Box::new(update)))
    }
}

/// What has changed between two tables of a game as one asker sees them, but for decision and drawings.
fn difference(
    (old, lay): (&Changing, &Layout),
    (new, lies): (&Changing, &Layout),
    words: &Words,
) -> Update {
    // A field that is added is to be told here.
    let Changing {
        number,
        turn,
        seats,
        waiting_for,
        thinking,
        secrets,
        may_take_back,
        take_back_asked_by,
        outcome,
        report,
        dice,
        chat_length,
        muted,
        notes,
    } = new;
    Update {
        from: 0,
        to: 0,
        number: changed(&old.number, number),
        turn: changed(&old.turn, turn),
        date: changed(&lay.date(words), &lies.date(words)),
        seats: changed(&old.seats, seats),
        ground_revision: changed(&lay.ground_revision(), &lies.ground_revision()),
        pieces: if lay.pieces.is_same(&lies.pieces) {
            None
        } else {
            PieceChanges::between(&lay.pieces, &lies.pieces)
        },
        drawings: None,
        absent: changes(&lay.absent, &lies.absent),
        objectives: changes(&lay.objectives.infos, &lies.objectives.infos),
        zones: changes(&lay.zones.infos, &lies.zones.infos),
        markers: changes(&lay.markers.infos, &lies.markers.infos),
        status: changed(&lay.status, &lies.status),
        decision: None,
        waiting_for: changed(&old.waiting_for, waiting_for),
        thinking: changed(&old.thinking, thinking),
        secrets: changed(&old.secrets, secrets),
        may_take_back: changed(&old.may_take_back, may_take_back),
        take_back_asked_by: changed(&old.take_back_asked_by, take_back_asked_by),
        outcome: changed(&old.outcome, outcome),
        report: changed(&old.report, report),
        dice: changed(&old.dice, dice),
        chat_length: changed(&old.chat_length, chat_length),
        muted: changed(&old.muted, muted),
        notes: changed(&old.notes, notes).flatten(),
    }
}

/// What has changed in a list.
fn changes<T: Identified + PartialEq + Clone>(
    old: &Shared<Vec<T>>,
    new: &Shared<Vec<T>>,
) -> Option<Changes<T>> {
    if old.is_same(new) { None } else { Changes::between(old, new) }
}

fn changed<T: PartialEq + Clone>(old: &T, new: &T) -> Option<T> {
    (old != new).then(|| new.clone())
}
