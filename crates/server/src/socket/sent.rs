//! What a client has been sent of its table, and what it lacks.

use std::collections::HashSet;
use std::sync::Arc;

use engine::game::Message;
use words::Words;

use super::asked::Lists;
use crate::layout::Layout;
use crate::table::{self, Asked, Present};
use crate::wire::{Changes, ServerMessage, Shared, Table, Update};

/// What a client has been sent: the whole table once, then differences. What it is told follows from
/// this and from its table, never from what led there.
#[derive(Default)]
pub(super) struct Sent {
    revision: u32,
    last: Option<Last>,
    /// The lists of the last decision that it was sent.
    lists: Lists,
    /// The keys of the drawings that it has.
    drawings: HashSet<Shared<str>>,
}

struct Last {
    /// Without decision and drawings.
    table: Table,
    /// What is asked, if anything, besides its lists.
    asked: Option<(&'static str, Message, bool)>,
    layout: Arc<Layout>,
}

impl Sent {
    /// The next message is a whole table, whatever the client has.
    pub(super) fn forget(&mut self) {
        self.last = None;
    }

    /// Whether it has been sent a table that knows of more steps than these.
    pub(super) fn is_beyond(&self, number: u32) -> bool {
        self.last.as_ref().is_some_and(|last| last.table.number > number)
    }

    /// The message that brings the client from what it has to this table; nothing if it has that.
    pub(super) fn bring_to(&mut self, present: Present, words: &Words) -> Option<ServerMessage> {
        let Present { table, asked, layout } = present;
        let question = asked.as_ref().map(|Asked { decision, .. }| {
            (decision.question, decision.prompt.clone(), decision.complete)
        });
        let lists = asked.as_ref().map(Lists::of);
        let Some(last) = &self.last else {
            let kept = Last { table: table.clone(), asked: question, layout };
            let drawings = kept.layout.drawings();
            self.drawings = drawings.keys().cloned().collect();
            self.lists = lists.unwrap_or_default();
            self.last = Some(kept);
            self.revision += 1;
            let decision = asked.map(|asked| table::decision(asked, words));
            let table = Box::new(Table { decision, drawings, ..table });
            return Some(ServerMessage::Table { revision: self.revision, table });
        };
        let mut update = difference(&last.table, &table);
        let same = question == last.asked && lists.as_ref().is_none_or(|now| *now == self.lists);
        if !same {
            let asked = asked.zip(lists);
            let decision = asked.map(|(asked, now)| self.lists.bring_to(asked, now, words));
            update.decision = Some(decision);
        }
        if !Arc::ptr_eq(&last.layout, &layout) {
            let drawings = layout.drawings_besides(&self.drawings);
            self.drawings.extend(drawings.keys().cloned());
            update.drawings = Some(drawings).filter(|drawings| !drawings.is_empty());
        }
        self.last = Some(Last { table, asked: question, layout });
        if update.is_empty() {
            return None;
        }
        (update.from, update.to) = (self.revision, self.revision + 1);
        self.revision += 1;
        Some(ServerMessage::Update(Box::new(update)))
    }
}

/// What has changed between two tables of a game as one asker sees them, but for decision and drawings.
fn difference(old: &Table, new: &Table) -> Update {
    // What is not compared does not change while a client listens. A field that is added is to be
    // sorted here.
    let Table {
        game: _,
        name: _,
        practice: _,
        number,
        scenario: _,
        ruleset: _,
        lang: _,
        turn,
        turns: _,
        date,
        you: _,
        seats,
        board: _,
        map: _,
        ground_revision,
        pieces,
        drawings: _,
        absent,
        objectives,
        zones,
        markers,
        status,
        decision: _,
        waiting_for,
        thinking,
        secrets,
        may_take_back,
        take_back_asked_by,
        outcome,
        report,
        dice,
        options: _,
        chat_length,
        spectators: _,
        muted,
        notes,
    } = new;
    Update {
        from: 0,
        to: 0,
        number: changed(&old.number, number),
        turn: changed(&old.turn, turn),
        date: changed(&old.date, date),
        seats: changed(&old.seats, seats),
        ground_revision: changed(&old.ground_revision, ground_revision),
        pieces: Changes::between(&old.pieces, pieces),
        drawings: None,
        absent: Changes::between(&old.absent, absent),
        objectives: Changes::between(&old.objectives, objectives),
        zones: Changes::between(&old.zones, zones),
        markers: Changes::between(&old.markers, markers),
        status: changed(&old.status, status),
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

fn changed<T: PartialEq + Clone>(old: &T, new: &T) -> Option<T> {
    (old != new).then(|| new.clone())
}
