//! Gems for a pass, chosen in secret by all who passed (R-AUC-14).

use super::room::Room;
use crate::rules::ask::about;
use crate::rules::effects::auction;
use crate::rules::effects::rewards;
use crate::rules::play::Play;
use crate::rules::refusal::Refusal;
use crate::rules::ruleset::Ruleset;
use crate::rules::seat::Seat;
use crate::rules::shape::{Answer, Shape};
use crate::rules::table::{Sealed, Table};

impl Room for about::PassGemsTogether {
    const SEALED: bool = true;

    fn offers(&self, rules: &Ruleset, table: &Table, seat: Seat) -> Option<Shape> {
        let count = auction::pass_gem_count(rules, &table.open, seat);
        rewards::choice_of_gems(&table.open, seat, count)
    }

    fn accept(&self, play: &mut Play<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        play.seal(seat, Sealed::PassGems(answer.gems()?));
        Ok(())
    }
    fn fallback(&self, table: &Table, shape: &Shape) -> Answer {
        rewards::gems_of_the_reserve(&table.open, shape)
    }
}
