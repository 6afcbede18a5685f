//! Announcements: mentions, content, and when they are settled.

use super::Delivery;
use super::delivery_error::{Delivered, DeliveryError};
use super::delivery_pass::DeliveryPass;
use crate::gameplay::seats::open_vote;
use crate::infra::messenger::digest;
use crate::prelude::*;
use viceroy_model::messages::{AnnouncementPost, OpenVote, WaitingGame};
use viceroy_store::PAST;

impl Delivery<'_> {
    /// With its digest; `None` when it cannot be read any more.
    pub(crate) async fn announcement(
        &self,
        stored_message: &StoredMessage,
    ) -> Delivered<Option<(MessageBody, String)>> {
        let stored = self.stored().await?.ok_or(DeliveryError::Stuck)?;
        let Some(announcement) = &stored_message.announcement else {
            return Ok(None);
        };
        if let Announcement::Seated { .. } = announcement {
            return self.lobby_body(stored_message).await.map(Some);
        }
        let has_thread = stored.played_in.carries(Destination::Thread);
        let (now, calendar) = (self.outbox.clock.now(), self.outbox.clock.calendar());
        let open = vote_of(announcement, &stored, now, &calendar);
        let there = stored.attendance.as_ref();
        let concerned = there.map_or(SeatSet::NONE, |there| there.concerned_by(announcement, now));
        let is_direct = stored_message.key.destination() == Destination::Direct;
        let call = match is_direct {
            true => vec![],
            false => self.to_call(&stored, announcement, concerned).await?,
        };
        let waited_for: Vec<Seat> = match announcement.waits_for() {
            SeatSet::NONE => vec![],
            _ => concerned.iter().collect(),
        };
        let quiet = match announcement.is_mere_news() {
            true => call.clone(),
            false => self.outbox.people.quiet(&call).await?,
        };
        let until = match (&waited_for[..], stored_message.key.reader()) {
            ([], _) => None,
            // Others must not see how much time a player has left.
            (_, Some(seat)) => self.own_deadline(seat).await?,
            (seats, None) => public_deadline(&stored, seats, &calendar),
        };
        let digest = match &open {
            Some(OpenVote { vote, needed, until, .. }) => {
                digest(&format!("{:?} {needed} {} {call:?}", vote.yes, until.0))
            }
            None if !waited_for.is_empty() => digest(&format!("{until:?} {waited_for:?}")),
            None if settled(announcement, &stored, &calendar).is_some() => String::new(),
            None => PAST.to_owned(),
        };
        let post = AnnouncementPost {
            game: self.game,
            announcement: announcement.clone(),
            people: seated(&stored.people),
            concerned,
            quiet,
            call,
            reader: self.reader(stored_message).await?,
            vote: open,
            until,
            stands_in: self.stands_in(stored_message).await?,
            thread: self.outbox.places.linked(self.game, stored.thread),
            gathers_in: (stored.state == GameState::Gathering && has_thread)
                .then_some(stored.channel),
            also: self.also_waiting(stored_message).await?,
        };
        Ok(Some((MessageBody::Announcement(Box::new(post)), digest)))
    }

    async fn to_call(
        &self,
        stored: &StoredGame,
        announcement: &Announcement,
        concerned: SeatSet,
    ) -> Delivered<Vec<PersonId>> {
        let people = concerned.iter();
        let people = people.filter_map(|seat| stored.people.get(usize::from(seat.0))?.person());
        let outside = announcement.concerns_outside().into_iter().map(PersonId);
        let people = people.chain(outside);
        Ok(self.outbox.people.told_openly(people).await?)
    }

    async fn also_waiting(&self, stored_message: &StoredMessage) -> Delivered<Vec<WaitingGame>> {
        let (Some(seat), Some(Announcement::Reminder { .. })) =
            (stored_message.key.reader(), &stored_message.announcement)
        else {
            return Ok(vec![]);
        };
        let who = self.person_at(seat).await?.ok_or(DeliveryError::Stuck)?;
        let games = self.outbox.games.of(who).await?.into_iter();
        let others = games.filter(|game| game.is_my_turn() && game.game != self.game);
        let waiting = others.map(|game| WaitingGame {
            game: game.game,
            thread: game.thread,
            deadline: game.time.deadline,
        });
        Ok(waiting.collect())
    }

    pub(crate) async fn is_settled(&self, stored_message: &StoredMessage) -> Delivered<bool> {
        let Some(announcement) = &stored_message.announcement else {
            return Ok(true);
        };
        let stored = self.stored().await?.ok_or(DeliveryError::Stuck)?;
        let calendar = self.outbox.clock.calendar();
        let settled = settled(announcement, &stored, &calendar);
        Ok(settled.unwrap_or(false))
    }

    pub(crate) async fn settle(&self, pass: &mut DeliveryPass) -> Delivered<()> {
        for stored_message in self.stored_messages().await? {
            let place = self.stands_in(&stored_message).await?;
            if stored_message.key.kind.is_told()
                && stored_message.state == MessageState::Sent
                && !pass.is_shut(place)
                && self.is_settled(&stored_message).await?
            {
                let taken = match self.take_away(&stored_message).await {
                    Ok(()) => self.let_go(&stored_message).await,
                    Err(why) => Err(why),
                };
                pass.keep(place, taken)?;
            }
        }
        Ok(())
    }

    async fn own_deadline(&self, seat: Seat) -> Delivered<Option<WallTime>> {
        let deadline = self.of_live(|live| Ok(live.time_of(seat).deadline)).await?;
        Ok(deadline.flatten())
    }
}

/// The latest deadline of these seats, if it may be shown: it must not reveal how much time a
/// player has left.
pub(super) fn public_deadline(
    stored: &StoredGame,
    seats: &[Seat],
    calendar: &Calendar,
) -> Option<WallTime> {
    let attendance = stored.attendance.as_ref()?;
    let deadlines = seats.iter().filter_map(|seat| attendance.public_deadline(*seat, calendar));
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

/// `None` for announcements that stay.
fn settled(announcement: &Announcement, stored: &StoredGame, calendar: &Calendar) -> Option<bool> {
    let there = stored.attendance.as_ref();
    let in_this = |is_over: &dyn Fn(&Attendance) -> bool| Some(there.is_none_or(is_over));
    let gathers = stored.state == GameState::Gathering;
    let sits = |person: u64| stored.people.iter().any(|player| player.is(PersonId(person)));
    match announcement {
        Announcement::Reminder { .. } | Announcement::Nudge { .. } => {
            in_this(&|there| there.unanswered(announcement).is_empty())
        }
        Announcement::Vote { number } => {
            in_this(&|there| there.vote().is_none_or(|vote| vote.number != *number))
        }
        Announcement::WillClose { at } | Announcement::Empty { at } => in_this(&|there| {
            let closes = there.closes_at();
            closes.is_none_or(|(closes, _)| calendar.shows(closes) != *at)
        }),
        Announcement::HandOver { seat, to } => {
            let is_over = stored.state != GameState::Started;
            in_this(&|there| is_over || !there.is_handed(*seat, to.person))
        }
        // Another one has taken its place.
        Announcement::Absence { seat, until, .. } => {
            in_this(&|there| !there.is_absent_until(*seat, *until, calendar))
        }
        Announcement::StandsStill => in_this(&|there| there.still_since().is_none()),
        Announcement::Invited { people, .. } => {
            Some(!gathers || people.iter().all(|person| sits(*person)))
        }
        Announcement::Joined { .. } => Some(!gathers),
        Announcement::OneMissing { .. } => {
            let wanted = stored.terms.seats();
            let is_wanted = wanted.is_ok_and(|seats| {
                let most = stored.organised.most(*seats.end());
                let with_one_more = stored.people.len() + 1;
                [*seats.start(), most].map(usize::from).contains(&with_one_more)
            });
            Some(!gathers || !is_wanted)
        }
        Announcement::StillThere { people } => {
            let ready = &stored.organised.ready;
            let asked = match stored.organised.starts {
                Starts::WhenFull { asked_at, .. } => asked_at,
                Starts::ByHand => None,
            };
            let waits = |who: &u64| ready.get(&PersonId(*who)).is_some_and(|at| Some(*at) < asked);
            Some(!gathers || !people.iter().any(waits))
        }
        Announcement::Seated { person } => Some(gathers && !sits(*person)),
        Announcement::Removed { person, .. }
        | Announcement::Silent { person }
        | Announcement::Barred { person } => Some(!gathers || sits(*person)),
        _ => None,
    }
}
