//! Which starting gems go back (R-SET-02).

use super::room::Room;
use crate::cards::Gems;
use crate::rules::ask::about;
use crate::rules::play::Play;
use crate::rules::ruleset::Ruleset;
use crate::rules::seat::Seat;
use crate::rules::shape::{Answer, HowMany, Refusal, Shape};

use crate::rules::pieces::Sealed;
use crate::rules::table::{RETURNED_GEMS, Table};

impl Room for about::ReturnGems {
    const SEALED: bool = true;

    fn offers(&self, _rules: &Ruleset, table: &Table, seat: Seat) -> Option<Shape> {
        let gems = &table.screens[seat].gems;
        let limits = Gems::from_fn(|c| gems[c].min(RETURNED_GEMS));
        Some(Shape::gems(limits, HowMany::exactly(RETURNED_GEMS)))
    }

    fn accept(&self, play: &mut Play<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        play.seal(seat, Sealed::ReturnedGems(answer.gems()?));
        Ok(())
    }
}
