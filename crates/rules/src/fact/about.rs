//! Whom public facts are about.

use super::{InvasionFact, OpenFact, UnderworldFact};
use crate::seat::Seat;

impl OpenFact {
    pub fn other_seat(&self) -> Option<Seat> {
        if let OpenFact::Swapped { with, .. } = self {
            Some(*with)
        } else if let OpenFact::GemsGiven { to, .. } = self {
            Some(*to)
        } else {
            None
        }
    }

    pub fn seat(&self) -> Option<Seat> {
        match self {
            OpenFact::Answered(seat)
            | OpenFact::TookAnswerBack(seat)
            | OpenFact::Claimed { seat, .. }
            | OpenFact::StoppedInsisting { seat, .. }
            | OpenFact::Won { seat, .. }
            | OpenFact::Passed { seat }
            | OpenFact::PassedRound { seat }
            | OpenFact::Played { seat, .. }
            | OpenFact::Discarded { seat, .. }
            | OpenFact::TakenBack { seat, .. }
            | OpenFact::InfiniteUsed { seat, .. }
            | OpenFact::GemsTaken { seat, .. }
            | OpenFact::GemsPaid { seat, .. }
            | OpenFact::Circle { seat, .. }
            | OpenFact::TokenGained { seat, .. }
            | OpenFact::GainedAttack { seat, .. }
            | OpenFact::Drew { seat, .. }
            | OpenFact::HandDiscarded { seat, .. }
            | OpenFact::Replaced { seat, .. }
            | OpenFact::Tucked { seat, .. }
            | OpenFact::Slipped { seat, .. }
            | OpenFact::Parked { seat, .. }
            | OpenFact::Unparked { seat, .. }
            | OpenFact::Swapped { seat, .. }
            | OpenFact::GemsGiven { seat, .. }
            | OpenFact::Prolonged { seat, .. }
            | OpenFact::LawTook { seat, .. }
            | OpenFact::PutBack { seat, .. }
            | OpenFact::Painted { seat, .. }
            | OpenFact::DomainPlaced { seat, .. }
            | OpenFact::Scored { seat, .. } => Some(*seat),
            OpenFact::Diamonds(fact) => fact.seat(),
            OpenFact::Invasion(fact) => fact.seat(),
            OpenFact::Underworld(fact) => fact.seat(),
            _ => None,
        }
    }

    /// Whether it reveals or voids earlier secret choices.
    pub fn ends_secret_choices(&self) -> bool {
        matches!(
            self,
            OpenFact::GemsReturned { .. }
                | OpenFact::PhaseBegan { .. }
                | OpenFact::FirstCardsShown
                | OpenFact::PassGemsShown
                | OpenFact::CharactersReturned
                | OpenFact::DomainRewardsShown(_)
                | OpenFact::BidsShown(_)
                | OpenFact::DevelopsShown(_)
                | OpenFact::Invasion(InvasionFact::Shown(_))
                | OpenFact::Underworld(UnderworldFact::PutUnderShown)
        )
    }
}
