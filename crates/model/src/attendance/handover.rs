//! Players who hand their seats to somebody else.

use super::Handovers;
use super::ballot::{Asked, Counted, VoteKind};
use super::seat::Handover;
use crate::prelude::*;

impl Attendance {
    /// Replaces an earlier offer of the seat. `None` if this person was asked within a day.
    pub fn hand_over(&mut self, seat: Seat, to: NamedPerson, now: Millis) -> Option<Announcement> {
        self.offered.retain(|asked| now.saturating_sub(asked.at) < DAY);
        if self.offered.iter().any(|asked| asked.person == to.person) {
            return None;
        }
        self.offered.push(Asked { person: to.person, at: now });
        self.keeps_seat(seat);
        self.handovers.push(Handover { seat, to: to.clone() });
        Some(Announcement::HandOver { seat, to })
    }

    /// Whether there was an offer.
    pub fn withdraw_offer(&mut self, seat: Seat) -> bool {
        let was = self.handovers.len();
        self.keeps_seat(seat);
        let own = self.vote.take_if(|vote| vote.by == Some(seat) && vote.hands_on());
        self.handovers.len() < was || own.is_some()
    }

    pub fn is_handed(&self, seat: Seat, person: u64) -> bool {
        self.handovers.iter().any(|one| one.seat == seat && one.to.person == person)
    }

    /// Whether a player gives them a seat, on which the others may still vote.
    pub fn is_given(&self, person: u64) -> bool {
        let voted = self.vote.as_ref().is_some_and(|vote| match &vote.kind {
            VoteKind::Admit { newcomer, .. } => newcomer.person == person,
            VoteKind::Pause | VoteKind::GoOn | VoteKind::Close | VoteKind::Replace { .. } => false,
        });
        voted || self.handovers.iter().any(|one| one.to.person == person)
    }

    /// Whether somebody is asked to take a seat over.
    pub fn is_any_handed(&self) -> bool {
        !self.handovers.is_empty()
    }

    pub fn decline_seat(&mut self, seat: Seat, person: u64) -> Option<Announcement> {
        let place = |one: &Handover| one.seat == seat && one.to.person == person;
        let place = self.handovers.iter().position(place)?;
        let Handover { to, .. } = self.handovers.remove(place);
        Some(Announcement::HandDeclined { seat, who: to })
    }

    /// For somebody who never held a seat in this game. `None` if it is not offered to them. Where
    /// the table has agreed so, the others vote.
    pub fn accept_seat(
        &mut self,
        seat: Seat,
        newcomer: NamedPerson,
        at: TimeContext<'_>,
    ) -> Option<Counted> {
        if !self.is_handed(seat, newcomer.person) {
            return None;
        }
        let kind = VoteKind::Admit { seat, newcomer };
        Some(match self.agreed.handovers {
            Handovers::Free => self.passed(kind, at),
            Handovers::Asked => {
                self.keeps_seat(seat);
                self.begin_vote(kind, Some(seat), SeatSet::NONE, at)
            }
        })
    }

    pub(super) fn keeps_seat(&mut self, seat: Seat) {
        self.handovers.retain(|one| one.seat != seat);
    }
}
