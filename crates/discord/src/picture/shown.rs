//! What of a player's things a picture shows, as the name of its file tells it, so that one that stands on a message already can do where only
//! the rest has changed. Nobody has to remember what was sent, and what a former process has sent does as well.

use std::fmt::Debug;

use sha2::{Digest, Sha256};

use viceroy_i18n::Wording;
use viceroy_rules::SeatView;

/// Something that a picture of what a player holds shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ShownThing {
    /// The own pyramid with all that lies on it, and the monsters to fight.
    Built,
    /// The cards in hand.
    Hand,
    /// Gems and tokens behind the screen.
    Purse,
    /// The cards of an auction.
    Offered,
}

/// So many bytes of a digest tell a thing.
const BYTES: usize = 4;

/// What there is of each thing, and in which language it is shown, each with so many characters: as in a name, which may lack the end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ShownMarks(String);

impl ShownMarks {
    /// Those of all that somebody has and sees.
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

    /// All of them, as they stand in a name.
    pub fn whole(&self) -> &str {
        &self.0
    }

    /// The same of a picture that shows no cards of an auction.
    pub fn without_auction(&self) -> &str {
        self.0.get(..4 * BYTES * 2).unwrap_or_default()
    }
}

/// Equal things have equal marks.
fn mark(thing: &impl Debug) -> String {
    hex::encode(&Sha256::digest(format!("{thing:?}"))[..BYTES])
}

/// What another picture has to show as it is now to do in place of one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReuseKey {
    things: &'static [ShownThing],
    now: ShownMarks,
}

impl ReuseKey {
    /// These things, and of no auction other cards; nothing does where none are named.
    pub fn of(w: &Wording, view: &SeatView, things: &'static [ShownThing]) -> Option<ReuseKey> {
        let now = ShownMarks::of(w, view);
        (!things.is_empty()).then_some(ReuseKey { things, now })
    }

    /// Whether a picture does that has these marks in its name.
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
