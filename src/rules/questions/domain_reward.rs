//! What the domain card gives (R-TD-04).

use super::room::Room;
use crate::rules::ask::about;
use crate::rules::pieces::{DomainReward, Sealed};
use crate::rules::play::Play;
use crate::rules::ruleset::Ruleset;
use crate::rules::seat::Seat;
use crate::rules::shape::{Answer, Offer, Refusal, Shape};
use crate::rules::table::Table;

impl Room for about::DomainReward {
    const SEALED: bool = true;

    fn offers(&self, _rules: &Ruleset, _table: &Table, _seat: Seat) -> Option<Shape> {
        Shape::one_of(DomainReward::ALL.map(Offer::DomainReward))
    }

    fn accept(&self, play: &mut Play<'_>, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        let Offer::DomainReward(reward) = answer.only()? else {
            return Err(Refusal::NotOffered);
        };
        play.seal(seat, Sealed::DomainReward(reward));
        Ok(())
    }
}
