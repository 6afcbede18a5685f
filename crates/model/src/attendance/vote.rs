//! Rules of votes.

use super::ballot::{Asked, Counted, NoVote, Opened, Subject, Vote, VoteChoice, VoteKind};
use super::seat::Attending;
use crate::prelude::*;

/// Not voting counts as no.
const OPEN_FOR: Millis = DAY;
/// A player must have answered within this time to have a vote.
pub(super) const ACTIVE_FOR: Millis = 7 * DAY;
const PAUSE: Millis = 7 * DAY;
const MOST_PAUSES: u8 = 2;
/// Before others may ask for a seat that a computer player holds, except at live tables; without a
/// clock, before a player may be declared absent.
const HELD_FOR: Millis = 7 * DAY;

impl Attendance {
    /// Opens a vote; the opener votes yes.
    pub fn open_vote(
        &mut self,
        by: Seat,
        kind: VoteKind,
        at: TimeContext<'_>,
    ) -> Result<Counted, NoVote> {
        let now = at.now;
        // When all players have left, any of them may close the game.
        if self.is_empty() && kind == VoteKind::Close && self.is_persons(by) {
            return Ok(self.passed(kind, at));
        }
        // Alone with computer players, one can only close the game.
        let alone = match kind {
            VoteKind::Close => self.seats.count() < 2,
            _ => self.people() < 2,
        };
        if alone {
            return Err(NoVote::Alone);
        }
        if self.vote.is_some() {
            return Err(NoVote::OneIsOpen);
        }
        let what = match &kind {
            VoteKind::Pause => {
                if self.paused_until.is_some() || self.pauses >= MOST_PAUSES {
                    return Err(NoVote::NoMorePauses);
                }
                Subject::Pause
            }
            VoteKind::GoOn => {
                self.paused_until.ok_or(NoVote::NotPaused)?;
                Subject::GoOn
            }
            VoteKind::Replace { seat } => {
                self.may_be_replaced(*seat, at)?;
                Subject::Replace
            }
            VoteKind::Close => Subject::Close,
            VoteKind::Admit { .. } => return Err(NoVote::NoSay),
        };
        if !self.voters(&kind, now).contains(by) {
            return Err(NoVote::NoSay);
        }
        let of_today = |opened: &Opened| now.saturating_sub(opened.at) < DAY;
        self.votes.retain(of_today);
        if self.votes.iter().any(|o| o.by == by && o.what == what) {
            return Err(NoVote::OpenedToday);
        }
        self.votes.push(Opened { by, what, at: now });
        let yes = [by].into_iter().collect();
        Ok(self.begin_vote(kind, Some(by), yes, at))
    }

    /// For somebody who never held a seat in this game.
    pub fn ask_for_seat(
        &mut self,
        seat: Seat,
        newcomer: NamedPerson,
        at: TimeContext<'_>,
    ) -> Result<Counted, NoVote> {
        let attending = self.seats.get(seat).ok_or(NoVote::IsThere)?;
        if matches!(attending.holder, SeatControl::Person | SeatControl::Chosen) {
            return Err(NoVote::IsThere);
        }
        if self.vote.is_some() {
            return Err(NoVote::OneIsOpen);
        }
        let person = newcomer.person;
        let kind = VoteKind::Admit { seat, newcomer };
        if attending.is_offered {
            return Ok(self.passed(kind, at));
        }
        let from = self.asked_for_from(attending);
        if at.now < from {
            let from = at.shows(from);
            return Err(NoVote::TooEarly { from });
        }
        // A rejected person cannot ask again within a day.
        let of_today = |asked: &Asked| at.now.saturating_sub(asked.at) < DAY;
        self.asked_for_seats.retain(of_today);
        if self.asked_for_seats.iter().any(|asked| asked.person == person) {
            return Err(NoVote::OpenedToday);
        }
        self.asked_for_seats.push(Asked { person, at: at.now });
        Ok(self.begin_vote(kind, None, SeatSet::NONE, at))
    }

    pub(super) fn asked_for_from(&self, held: &Attending) -> Millis {
        let held_for = match self.agreed.time.speed {
            Speed::Live => 0,
            _ => HELD_FOR,
        };
        held.held_since.saturating_add(held_for)
    }

    pub fn say_in_vote(
        &mut self,
        seat: Seat,
        number: u32,
        say: VoteChoice,
        at: TimeContext<'_>,
    ) -> Result<Counted, NoVote> {
        let vote = self.vote.as_ref().filter(|vote| vote.number == number);
        let vote = vote.ok_or(NoVote::Over)?;
        if !self.voters(&vote.kind, at.now).contains(seat) {
            return Err(NoVote::NoSay);
        }
        match (say, &mut self.vote) {
            (VoteChoice::Yes, Some(vote)) => {
                vote.yes.insert(seat);
                Ok(self.count(at))
            }
            // Unanimous votes fail with the first no; a majority is still possible.
            (VoteChoice::No, Some(vote)) => match vote.kind {
                VoteKind::Pause | VoteKind::GoOn => {
                    vote.yes.remove(seat);
                    Ok(Counted::Open)
                }
                VoteKind::Replace { .. } | VoteKind::Admit { .. } | VoteKind::Close => {
                    self.vote = None;
                    Ok(Counted::Failed)
                }
            },
            (_, None) => Err(NoVote::Over),
        }
    }

    pub(super) fn end_vote(&mut self) {
        self.vote = None;
    }

    /// Required yes votes, and number of voters.
    pub fn needed(&self, kind: &VoteKind, now: Millis) -> (usize, usize) {
        let voters = self.voters(kind, now).iter().count();
        let needed = match kind {
            VoteKind::Pause | VoteKind::GoOn => voters / 2 + 1,
            VoteKind::Replace { .. } | VoteKind::Admit { .. } | VoteKind::Close => voters,
        };
        (needed, voters)
    }

    pub fn voters(&self, kind: &VoteKind, now: Millis) -> SeatSet {
        let concerned = kind.concerns();
        let all_hold = matches!(kind, VoteKind::Pause | VoteKind::GoOn);
        let seats = self.seats.iter();
        let voters = seats.filter(|(seat, attending)| {
            Some(*seat) != concerned
                && match all_hold {
                    true => attending.holder == SeatControl::Person,
                    false => self.is_active(attending, now),
                }
        });
        voters.map(|(seat, _)| seat).collect()
    }

    fn is_persons(&self, seat: Seat) -> bool {
        let seat = self.seats.get(seat);
        seat.is_some_and(|attending| attending.holder != SeatControl::Chosen)
    }

    /// Whether a player holds the seat or is merely absent, and has answered lately. Pauses,
    /// vacations and times without a question do not count as silence.
    fn is_active(&self, attending: &Attending, now: Millis) -> bool {
        let asked = match (attending.waited_since, attending.holder) {
            (Some(since), _) => since.max(attending.answered_at),
            (None, SeatControl::Person) => now,
            (None, SeatControl::Computer(_) | SeatControl::Chosen) => attending.answered_at,
        };
        let silent = now.saturating_sub(asked);
        let away: Millis = attending
            .vacations
            .iter()
            .map(|vacation| {
                vacation.to.min(now).saturating_sub(vacation.from.max(attending.answered_at)).max(0)
            })
            .sum();
        let is_here = match attending.holder {
            SeatControl::Person | SeatControl::Computer(Away::Absent) => true,
            SeatControl::Computer(Away::Left | Away::Gone) | SeatControl::Chosen => false,
        };
        is_here && silent.saturating_sub(away) <= ACTIVE_FOR
    }

    fn may_be_replaced(&self, seat: Seat, at: TimeContext<'_>) -> Result<(), NoVote> {
        let attending = self.seats.get(seat).ok_or(NoVote::IsThere)?;
        if attending.is_offered {
            return Err(NoVote::Over);
        }
        match attending.holder {
            SeatControl::Computer(_) => Ok(()),
            SeatControl::Chosen => Err(NoVote::IsThere),
            SeatControl::Person if self.agreed.time.is_timed() => {
                let absent = attending.vacations.iter().filter(|v| v.absent_until.is_some());
                let mut now = absent.filter(|v| v.contains(at.now));
                let from = now.next().ok_or(NoVote::IsThere)?.from.saturating_add(HELD_FOR);
                if at.now < from {
                    let from = at.shows(from);
                    return Err(NoVote::TooEarly { from });
                }
                Ok(())
            }
            SeatControl::Person => {
                let since = attending.waited_since.ok_or(NoVote::IsThere)?;
                let from = since.saturating_add(HELD_FOR);
                if at.now < from {
                    let from = at.shows(from);
                    return Err(NoVote::TooEarly { from });
                }
                Ok(())
            }
        }
    }

    pub(super) fn begin_vote(
        &mut self,
        kind: VoteKind,
        by: Option<Seat>,
        yes: SeatSet,
        at: TimeContext<'_>,
    ) -> Counted {
        self.vote_count = self.vote_count.saturating_add(1);
        self.vote = Some(Vote {
            number: self.vote_count,
            kind,
            by,
            yes,
            until: at.now.saturating_add(OPEN_FOR),
        });
        self.count(at)
    }

    /// After its voters have changed.
    pub fn count(&mut self, at: TimeContext<'_>) -> Counted {
        match self.vote.take() {
            Some(vote) if self.is_carried(&vote, at.now) => self.passed(vote.kind, at),
            None => Counted::Failed,
            open => {
                self.vote = open;
                Counted::Open
            }
        }
    }

    /// Somebody has to be for it, but for a seat of which nobody has a say.
    pub(super) fn is_carried(&self, vote: &Vote, now: Millis) -> bool {
        let voters = self.voters(&vote.kind, now);
        let (needed, _) = self.needed(&vote.kind, now);
        let yes = vote.yes.iter().filter(|seat| voters.contains(*seat)).count();
        yes >= needed && (yes > 0 || matches!(vote.kind, VoteKind::Admit { .. }))
    }

    pub(super) fn passed(&mut self, kind: VoteKind, at: TimeContext<'_>) -> Counted {
        let now = at.now;
        let said = match &kind {
            VoteKind::Pause => {
                let until = now.saturating_add(PAUSE);
                self.pauses = self.pauses.saturating_add(1);
                self.stand_because(at, |game| game.paused_until = Some(until));
                let until = at.shows(until);
                vec![Announcement::Paused { until }]
            }
            VoteKind::GoOn => {
                self.end_pause(at);
                vec![Announcement::GoesOn]
            }
            VoteKind::Replace { seat } => {
                let seat = *seat;
                if self.holder(seat) == SeatControl::Person {
                    self.seats[seat].hold(SeatControl::Computer(Away::Absent), now);
                }
                self.seats[seat].is_offered = true;
                vec![Announcement::Offered { seat }]
            }
            VoteKind::Admit { seat, .. } => {
                let time = self.agreed.time;
                let given_up = self.seats[*seat].succeeded(now);
                self.seats[*seat] = Attending { given_up, ..Attending::new(time, now) };
                self.keeps_seat(*seat);
                self.vote_about_is_over(*seat);
                self.vote.take_if(|vote| vote.by == Some(*seat));
                self.vote_without(*seat);
                self.pressed_at = now;
                self.note_who_is_left(now);
                vec![]
            }
            VoteKind::Close => vec![Announcement::Closed { because: super::ClosedBecause::Vote }],
        };
        Counted::Passed { kind, said }
    }
}
