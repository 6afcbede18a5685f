//! Whom public facts are about.

use crate::prelude::*;

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

    /// The players to whom something happened. Revealing everybody's choices concerns nobody by
    /// itself: what follows from them does.
    pub fn concerns(&self) -> SeatSet {
        match self {
            OpenFact::Contested { bidders, .. } => *bidders,
            OpenFact::Ended { winners } => *winners,
            _ => self.seat().into_iter().chain(self.other_seat()).collect(),
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
            OpenFact::AuctionCardsLaid(_)
            | OpenFact::ReserveIs(_)
            | OpenFact::GemsReturned { .. }
            | OpenFact::TurnBegan(_)
            | OpenFact::PhaseBegan { .. }
            | OpenFact::FirstCardsShown
            | OpenFact::Revealed { .. }
            | OpenFact::MovedToTip { .. }
            | OpenFact::AuctionDiscarded { .. }
            | OpenFact::BidsShown(_)
            | OpenFact::RivalsJoined(_)
            | OpenFact::RivalsBid(_)
            | OpenFact::RivalTook { .. }
            | OpenFact::RivalLeft { .. }
            | OpenFact::Contested { .. }
            | OpenFact::PassGemsShown
            | OpenFact::DevelopsShown(_)
            | OpenFact::InfiniteReady
            | OpenFact::Replenished { .. }
            | OpenFact::OrderDrawn(_)
            | OpenFact::DomainRewardsShown(_)
            | OpenFact::CharactersReturned
            | OpenFact::Ended { .. } => None,
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
