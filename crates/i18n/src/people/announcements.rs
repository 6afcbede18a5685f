//! Announcements to a table or one person, outside the game itself.

use crate::prelude::*;
use crate::{called, unformatted};
use viceroy_model::attendance::{Announcement, ClosedBecause, GoneFrom, Loss, VoteKind};
use viceroy_model::messages::{AnnouncementPost, OpenVote};
use viceroy_model::timing::Maintenance;

pub struct Told<'t> {
    pub names: &'t BySeat<String>,
    /// Mentions of the players it notifies.
    pub mentions: &'t BySeat<Option<String>>,
    /// Mentions of those it notifies who have no seat.
    pub outside: &'t [String],
    pub reader: Option<Seat>,
    /// Formats a time as Discord shows it.
    pub time: fn(WallTime) -> String,
}

impl Told<'_> {
    fn name(&self, seat: Seat) -> Term {
        Term::player(self.names, seat, self.reader)
    }

    fn mention(&self, seat: Seat) -> Option<Term> {
        let mention = self.mentions.get(seat)?.clone()?;
        Some(Term::Called(mention)).filter(|_| self.reader.is_none())
    }

    fn addressed(&self, seats: SeatSet) -> Vec<Term> {
        let (mut you, mut called, mut others) = (vec![], vec![], vec![]);
        for seat in seats.iter() {
            match (self.name(seat), self.mention(seat)) {
                (Term::You, _) => you.push(Term::You),
                (_, Some(mention)) => called.push(mention),
                (name, None) => others.push(name),
            }
        }
        let groups = [you, called, others].into_iter();
        let groups = groups.filter(|group| !group.is_empty());
        groups.map(|group| Term::List(group, Joined::And)).collect()
    }

    /// The reader or the mentioned players among these seats.
    fn spoken_to(&self, seats: SeatSet) -> Option<Term> {
        let spoken_to = |seat: &Seat| self.reader == Some(*seat) || self.mention(*seat).is_some();
        let seats: SeatSet = seats.iter().filter(spoken_to).collect();
        self.addressed(seats).into_iter().next()
    }

    /// People without a seat: the reader, or those mentioned.
    fn outside(&self) -> Term {
        match self.outside {
            [] => Term::You,
            called => Term::list(called.iter().cloned().map(Term::Called), Joined::And),
        }
    }
}

pub fn announcement(w: &Wording, post: &AnnouncementPost, told: &Told<'_>) -> String {
    let time = |at: &WallTime| (told.time)(*at);
    let each = |seats: SeatSet, say: &dyn Fn(Term) -> String| -> Vec<String> {
        told.addressed(seats).into_iter().map(say).collect()
    };
    let only = |text: String| vec![text];
    let mut lines = match &post.announcement {
        Announcement::Reminder { .. } => {
            let who = told.spoken_to(post.concerned).unwrap_or(Term::You);
            only(w.say(text!(told_reminder, who)))
        }
        Announcement::Nudge { seat, by, .. } => {
            let who = told.mention(*seat).unwrap_or_else(|| told.name(*seat));
            only(w.say(text!(told_nudge, who, by = told.name(*by))))
        }
        Announcement::Vote { .. } => match &post.vote {
            Some(open) => only(vote(w, open, told)),
            None => only(w.say(text!(told_vote_over))),
        },
        Announcement::TimeOut { seats, by } => each(*seats, &|who| match by {
            OnTimeout::Computer => w.say(text!(told_time_out_computer, who)),
            OnTimeout::Pass => w.say(text!(told_time_out_pass, who)),
        }),
        Announcement::Absent { seats } => each(*seats, &|who| w.say(text!(told_absent, who))),
        Announcement::Left { seat } => only(w.say(text!(told_left, who = told.name(*seat)))),
        Announcement::Gone { seat, from } => only(match from {
            GoneFrom::Server => w.say(text!(told_gone_server, who = told.name(*seat))),
            GoneFrom::Chat => w.say(text!(told_gone_chat, who = told.name(*seat))),
        }),
        Announcement::Back { seat } => only(w.say(text!(told_back, who = told.name(*seat)))),
        Announcement::TakenOver { seat, before } => {
            let name = Term::Name(unformatted(&called(w, &before.name, *seat)));
            let who = told.mention(*seat).unwrap_or_else(|| told.name(*seat));
            let mut lines = only(w.say(text!(told_taken_over, who, before = name)));
            if !told.outside.is_empty() {
                lines.push(seat_lost(w, told, *seat));
            }
            lines
        }
        Announcement::HandOver { seat, to } => {
            let is_theirs = post.reader.is_some_and(|reader| reader.0 == to.person);
            let who = match told.outside {
                [] if !is_theirs => Term::Name(unformatted(&called(w, &to.name, *seat))),
                _ => told.outside(),
            };
            only(w.say(text!(told_hand_over, who, by = told.name(*seat))))
        }
        Announcement::HandDeclined { seat, who } => {
            let who = Term::Name(unformatted(&called(w, &who.name, *seat)));
            only(w.say(text!(told_hand_declined, who, by = told.name(*seat))))
        }
        Announcement::TookBack { seat } => {
            only(w.say(text!(told_took_back, who = told.name(*seat))))
        }
        Announcement::SeatLost { seat, .. } => only(seat_lost(w, told, *seat)),
        Announcement::Offered { seat } => {
            let who = [*seat].into_iter().collect();
            let to = told.spoken_to(who);
            let openly = (told.reader.is_none() || to.is_none())
                .then(|| w.say(text!(told_offered, who = told.name(*seat))));
            let to = to.map(|who| w.say(text!(told_offered_yours, who)));
            openly.into_iter().chain(to).collect()
        }
        Announcement::Vacation { seat, until } => {
            let who = told.name(*seat);
            only(w.say(text!(told_vacation, who, time = time(until))))
        }
        Announcement::Absence { seat, from, until } => {
            let (who, until) = (told.name(*seat), time(until));
            only(match from.as_ref().map(time) {
                None => w.say(text!(told_absence, who, time = until)),
                Some(from) => w.say(text!(told_absence_from, who, from, until)),
            })
        }
        Announcement::AbsenceOver { seat } => {
            only(w.say(text!(told_absence_over, who = told.name(*seat))))
        }
        Announcement::AbsentLong { seat } => {
            only(w.say(text!(told_absent_long, who = told.name(*seat))))
        }
        Announcement::PlaceGone => only(w.say(text!(told_place_gone))),
        Announcement::WasAway { from, until } => {
            let (from, until) = (time(from), time(until));
            only(w.say(text!(told_was_away, from, until)))
        }
        Announcement::WentBack { turn, to, lost } => only(went_back(w, *turn, time(to), *lost)),
        Announcement::Maintenance { when: Maintenance { from, until } } => {
            let (from, until) = (time(from), time(until));
            only(w.say(text!(told_maintenance, from, until)))
        }
        Announcement::Paused { until } => only(w.say(text!(told_paused, time = time(until)))),
        Announcement::GoesOn => only(w.say(text!(told_goes_on))),
        Announcement::StandsStill => only(w.say(text!(told_stands_still))),
        Announcement::WillClose { at } => only(w.say(text!(told_will_close, time = time(at)))),
        Announcement::Empty { at } => only(w.say(text!(told_empty, time = time(at)))),
        Announcement::Closed { because } => only(closed(w, *because)),
        Announcement::Invited { by, .. } => only(w.say(text!(
            told_invited,
            who = told.outside(),
            by = Term::Name(unformatted(&called(w, &by.name, Seat(0))))
        ))),
        Announcement::Removed { by, .. } => only(w.say(text!(
            told_removed,
            who = told.outside(),
            by = Term::Name(unformatted(&called(w, &by.name, Seat(0))))
        ))),
        Announcement::Joined { who, free, .. } => only(joined(w, told, &who.name, *free)),
        Announcement::OneMissing { .. } => {
            let who: Vec<String> = told.names.iter().map(|(_, name)| name.clone()).collect();
            only(w.say(text!(told_one_missing, who = &who)))
        }
        Announcement::StillThere { .. } => {
            only(w.say(text!(told_still_there, who = told.outside())))
        }
        Announcement::Silent { .. } => only(w.say(text!(told_silent, who = told.outside()))),
        // Its message shows the lobby.
        Announcement::Seated { .. } => only(w.say(text!(said_joined_by_code, game = post.game.0))),
        Announcement::Barred { .. } => only(w.say(text!(told_barred, who = told.outside()))),
    };
    if let Announcement::StandsStill
    | Announcement::WentBack { .. }
    | Announcement::WillClose { .. }
    | Announcement::Closed { .. } = post.announcement
        && let Some(who) = told.spoken_to(post.concerned).filter(|who| *who != you())
    {
        lines.insert(0, w.say(text!(told_called, who)));
    }
    lines.extend(post.until.map(|until| w.say(text!(told_until, time = time(&until)))));
    lines.join("\n")
}

fn went_back(w: &Wording, turn: u8, time: String, lost: Loss) -> String {
    match lost {
        Loss::Moves => w.say(text!(told_went_back, turn, time)),
        Loss::Unknown => w.say(text!(told_went_back_perhaps, turn, time)),
    }
}

fn joined(w: &Wording, told: &Told<'_>, name: &str, free: u8) -> String {
    let newcomer = Term::Name(unformatted(&called(w, name, Seat(0))));
    w.say(text!(told_joined, who = told.outside(), newcomer, free))
}

fn you() -> Term {
    Term::List(vec![Term::You], Joined::And)
}

/// Sent to the seat's former player.
fn seat_lost(w: &Wording, told: &Told<'_>, seat: Seat) -> String {
    let newcomer = Term::player(told.names, seat, None);
    w.say(text!(told_seat_lost, who = told.outside(), newcomer))
}

pub fn closed(w: &Wording, because: ClosedBecause) -> String {
    match because {
        ClosedBecause::Vote => w.say(text!(told_closed_vote)),
        ClosedBecause::Deserted => w.say(text!(told_closed_deserted)),
        ClosedBecause::Empty => w.say(text!(told_closed_empty)),
        ClosedBecause::Unreachable => w.say(text!(told_closed_unreachable)),
        ClosedBecause::Moderator => w.say(text!(told_closed_moderator)),
    }
}

pub fn vote(w: &Wording, open: &OpenVote, told: &Told<'_>) -> String {
    let by = open.vote.by.map_or(Term::name(""), |by| told.name(by));
    let concerned = open.vote.kind.concerns().filter(|_| !open.vote.hands_on());
    let asked = match &open.vote.kind {
        VoteKind::Pause => w.say(text!(vote_pause, by)),
        VoteKind::GoOn => w.say(text!(vote_go_on, by)),
        VoteKind::Close => w.say(text!(vote_close, by)),
        VoteKind::Replace { seat } => w.say(text!(vote_replace, by, who = told.name(*seat))),
        VoteKind::Admit { seat, newcomer } => {
            let newcomer = Term::Name(unformatted(&called(w, &newcomer.name, *seat)));
            match open.vote.hands_on() {
                true => w.say(text!(vote_hand_on, by, newcomer)),
                false => w.say(text!(vote_admit, who = told.name(*seat), newcomer)),
            }
        }
    };
    let yes = open.vote.yes.iter();
    let yes = yes.filter(|seat| open.voters.contains(*seat));
    let who = Term::list(yes.map(|seat| told.name(seat)), Joined::And);
    let yes = open.vote.yes.iter().filter(|seat| open.voters.contains(*seat)).count();
    let (needed, time) = (open.needed, (told.time)(open.until));
    let count = w.say(text!(vote_count, yes, needed, who, time));
    let voters = open.voters.iter();
    let silent = voters.filter(|seat| !open.vote.yes.contains(*seat)).collect();
    let silent = told.spoken_to(silent).map(|who| w.say(text!(vote_say, who)));
    let keeps = concerned.and_then(|seat| told.spoken_to([seat].into_iter().collect()));
    let keeps = keeps.map(|who| w.say(text!(vote_keep, who)));
    [asked, count].into_iter().chain(silent).chain(keeps).collect::<Vec<_>>().join("\n")
}

pub fn waiting(w: &Wording, game: i64, thread: Option<&str>, until: Option<&str>) -> String {
    match (thread, until) {
        (Some(thread), Some(time)) => w.say(text!(waiting_game_thread_time, game, thread, time)),
        (Some(thread), None) => w.say(text!(waiting_game_thread, game, thread)),
        (None, Some(time)) => w.say(text!(waiting_game_time, game, time)),
        (None, None) => w.say(text!(waiting_game, game)),
    }
}
