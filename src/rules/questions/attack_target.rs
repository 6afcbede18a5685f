//! Which offered card an attack token takes (R-AUC-12).

use super::room::{Help, Room};
use crate::rules::ask::about;
use crate::rules::effects::auction;
use crate::rules::fact::WonBy;
use crate::rules::play::Play;
use crate::rules::ruleset::Ruleset;
use crate::rules::seat::Seat;
use crate::rules::shape::{Answer, Offer, Refusal, Shape};
use crate::rules::table::Table;

impl Room for about::AttackTarget {
    const HELP: Help = Help::Auction;

    fn offers(&self, _rules: &Ruleset, table: &Table, _seat: Seat) -> Option<Shape> {
        Shape::one_of(auction::all_cards(&table.open))
    }

    fn accept(&self, play: &mut Play<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        let Offer::Offered { at, place } = answer.only()? else {
            return Err(Refusal::NotOffered);
        };
        auction::take(play, seat, at, place, WonBy::Attack);
        Ok(())
    }
}
