//! The procedures against the book: its worked examples, its refusals, and what must always hold.

use marie_louise::RULEBOOK;

testkit::procedures!(RULEBOOK);
