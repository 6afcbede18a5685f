//! What is told beside a game: whom it calls, when it is settled, what it says now.

use super::Delivery;
use super::body::digest;
use super::calls::Called;
use super::retry::Halt;
use super::round::Round;
use crate::attendance::{Announcement, Attendance, Holder};
use crate::host::play::seats::open_vote;
use crate::notice::{AnnouncementPost, Destination, NoticeBody, NoticeKind, OpenVote, WaitingGame};
use crate::rules::Seat;
use crate::store::{NoticeState, PAST, StoredGame, StoredNotice};
use crate::timing::{Calendar, Millis, WallTime};

impl Delivery<'_> {
    /// What an announcement says now, with its fingerprint; nothing when it cannot be read any more.
    pub(crate) async fn announcement(
        &self,
        notice: &StoredNotice,
    ) -> Result<Option<(NoticeBody, String)>, Halt> {
        let stored = self.stored().await?.ok_or(Halt::Stuck)?;
        let (Some(announcement), Some(table)) = (&notice.announcement, self.table().await?) else {
            return Ok(None);
        };
        let (now, calendar) = (self.inner.clock.now(), self.inner.clock.calendar());
        let open = vote_of(announcement, &stored, now, &calendar);
        let calls = announcement.calls();
        let until = match calls {
            // Whoever reads it alone may know how much time they have.
            Some(seat) if notice.key.destination() == Destination::Direct => {
                self.own_deadline(seat).await?
            }
            Some(seat) => public_deadline(&stored, &[seat], &calendar),
            None => None,
        };
        let digest = match (&open, until) {
            (Some(open), _) => {
                let vote = &open.vote;
                digest(&format!("{:?} {} {}", vote.yes, open.needed, open.until.0))
            }
            (None, Some(until)) => digest(&until.0.to_string()),
            (None, None) if settled(announcement, None, &calendar).is_some() => String::new(),
            (None, None) => PAST.to_owned(),
        };
        let post = AnnouncementPost {
            game: self.game,
            announcement: announcement.clone(),
            people: table.people,
            vote: open,
            until,
            thread: stored.thread,
            also: self.also_waiting(notice).await?,
        };
        Ok(Some((NoticeBody::Announcement(Box::new(post)), digest)))
    }

    /// What else waits for somebody who is reminded by direct message.
    async fn also_waiting(&self, notice: &StoredNotice) -> Result<Vec<WaitingGame>, Halt> {
        let (Some(seat), Some(Announcement::Reminder { .. })) =
            (notice.key.reader(), &notice.announcement)
        else {
            return Ok(vec![]);
        };
        let who = self.person_at(seat).await?.ok_or(Halt::Stuck)?;
        let games = self.inner.my_games(who).await?.into_iter();
        let others = games.filter(|game| game.is_my_turn() && game.game != self.game);
        let waiting = others.map(|game| WaitingGame {
            game: game.game,
            thread: game.thread,
            deadline: game.time.deadline,
        });
        Ok(waiting.collect())
    }

    /// Whether an announcement need not be there any more: whom it called has answered, or the vote is over.
    pub(crate) async fn is_settled(&self, notice: &StoredNotice) -> Result<bool, Halt> {
        let Some(announcement) = &notice.announcement else {
            return Ok(true);
        };
        let stored = self.stored().await?.ok_or(Halt::Stuck)?;
        let calendar = self.inner.clock.calendar();
        let settled = settled(announcement, stored.attendance.as_ref(), &calendar);
        Ok(settled.unwrap_or(false))
    }

    /// Takes away what is settled.
    pub(crate) async fn settle(&self, round: &mut Round) -> Result<(), Halt> {
        for notice in self.notices().await? {
            let place = notice.key.destination();
            let is_told = matches!(notice.key.kind, NoticeKind::Announcement | NoticeKind::Told);
            if is_told
                && notice.state == NoticeState::Sent
                && !round.is_shut(place)
                && self.is_settled(&notice).await?
            {
                let taken = match self.take_away(&notice).await {
                    Ok(()) => self.let_go(&notice).await,
                    Err(why) => Err(why),
                };
                round.keep(place, taken)?;
            }
        }
        Ok(())
    }

    /// The deadline that everybody is shown for those who are called: the latest, so that it tells of nobody how much
    /// time they have left.
    pub(crate) async fn until(&self, called: &[Called]) -> Result<Option<WallTime>, Halt> {
        if called.is_empty() {
            return Ok(None);
        }
        let stored = self.stored().await?.ok_or(Halt::Stuck)?;
        let seats: Vec<_> = called.iter().map(|called| called.seat).collect();
        Ok(public_deadline(
            &stored,
            &seats,
            &self.inner.clock.calendar(),
        ))
    }

    async fn own_deadline(&self, seat: Seat) -> Result<Option<WallTime>, Halt> {
        let Some((NoticeBody::Panel(panel), _)) = self.panel(seat).await? else {
            return Ok(None);
        };
        Ok(panel.time.deadline)
    }
}

fn public_deadline(stored: &StoredGame, seats: &[Seat], calendar: &Calendar) -> Option<WallTime> {
    let attendance = stored.attendance.as_ref()?;
    let deadlines = seats
        .iter()
        .filter_map(|seat| attendance.public_deadline(*seat, calendar));
    deadlines.max().map(|latest| calendar.shows(latest))
}

fn vote_of(
    announcement: &Announcement,
    stored: &StoredGame,
    now: Millis,
    calendar: &Calendar,
) -> Option<OpenVote> {
    let Announcement::Vote { number } = announcement else {
        return None;
    };
    let open = open_vote(stored.attendance.as_ref()?, now, calendar)?;
    Some(open).filter(|open| open.vote.number == *number)
}

/// Whether an announcement that goes when it is settled is; nothing of one that stays.
fn settled(
    announcement: &Announcement,
    attendance: Option<&Attendance>,
    calendar: &Calendar,
) -> Option<bool> {
    let in_this = |is_over: &dyn Fn(&Attendance) -> bool| Some(attendance.is_none_or(is_over));
    match announcement {
        Announcement::Reminder { seat, since } | Announcement::Nudge { seat, since, .. } => {
            in_this(&|there| {
                !there.seat(*seat).is_some_and(|attending| {
                    attending.holder == Holder::Person && attending.waited_since == Some(*since)
                })
            })
        }
        Announcement::Vote { number } => {
            in_this(&|there| there.vote().is_none_or(|vote| vote.number != *number))
        }
        Announcement::WillClose { at } | Announcement::Empty { at } => in_this(&|there| {
            let closes = there.closes_at();
            closes.is_none_or(|(closes, _)| calendar.shows(closes) != *at)
        }),
        Announcement::StandsStill => in_this(&|there| there.still_since().is_none()),
        _ => None,
    }
}
