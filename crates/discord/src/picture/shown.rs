//! Encodes what a picture shows in its file name, so that an attached one can be reused if only
//! other things changed, also after a restart.

use std::fmt::Debug;

use sha2::{Digest, Sha256};

use crate::prelude::*;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ShownThing {
    /// The pyramid, and the monsters to fight.
    Built,
    Hand,
    /// Gems and tokens behind the screen.
    Purse,
    Offered,
}

/// Digest bytes per thing.
const BYTES: usize = 4;

/// Digests of fixed length: the language, then each thing. Parsed from a file name, the end may be
/// missing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ShownMarks(String);

impl ShownMarks {
    pub fn of(w: &Wording, view: &SeatView) -> ShownMarks {
        let (open, screen) = (&view.table.open, &view.screen);
        let (gems, diamonds) = (screen.gems, screen.diamonds);
        let (judgements, bribes) = (screen.judgements, screen.bribes);
        let marks = [
            mark(w.language()),
            mark(&(open.pyramids.get(view.seat), &open.invasion.stack)),
            mark(&screen.hand),
            mark(&(gems, diamonds, screen.attack, judgements, bribes)),
            mark(&open.auction),
        ];
        ShownMarks(marks.concat())
    }

    fn at(&self, place: usize) -> Option<&str> {
        let from = place * BYTES * 2;
        self.0.get(from..from + BYTES * 2)
    }

    fn language(&self) -> Option<&str> {
        self.at(0)
    }

    fn of_thing(&self, thing: ShownThing) -> Option<&str> {
        let place = match thing {
            ShownThing::Built => 1,
            ShownThing::Hand => 2,
            ShownThing::Purse => 3,
            ShownThing::Offered => 4,
        };
        self.at(place)
    }

    pub fn whole(&self) -> &str {
        &self.0
    }

    /// Drops the auction cards, for a picture that does not show them.
    pub fn without_auction(&self) -> &str {
        self.0.get(..4 * BYTES * 2).unwrap_or_default()
    }
}

fn mark(thing: &impl Debug) -> String {
    hex::encode(&Sha256::digest(format!("{thing:?}"))[..BYTES])
}

/// What must be unchanged for another picture to be reused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReuseKey {
    things: &'static [ShownThing],
    now: ShownMarks,
}

impl ReuseKey {
    /// Auction cards, if shown, must match too. `None` if `things` is empty.
    pub fn of(w: &Wording, view: &SeatView, things: &'static [ShownThing]) -> Option<ReuseKey> {
        let now = ShownMarks::of(w, view);
        (!things.is_empty()).then_some(ReuseKey { things, now })
    }

    pub fn is_in(&self, marks: &str) -> bool {
        let there = ShownMarks(marks.to_owned());
        let is_now = |thing: &ShownThing| {
            let is = there.of_thing(*thing);
            is.is_some() && is == self.now.of_thing(*thing)
        };
        let offered = there.of_thing(ShownThing::Offered);
        there.language() == self.now.language()
            && self.things.iter().all(is_now)
            && (offered.is_none() || offered == self.now.of_thing(ShownThing::Offered))
    }
}
