//! What the domain card gives (R-TD-04).

use super::room::Room;
use crate::ask::about;
use crate::pieces::{DomainReward, Sealed};
use crate::play::Play;
use crate::ruleset::Ruleset;
use crate::seat::Seat;
use crate::shape::{Answer, Offer, Refusal, Shape};
use crate::table::Table;

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
