//! What a table, or one person, is told beside the game.

use crate::attendance::{Announcement, ClosedBecause, GoneFrom, VoteKind};
use crate::notice::OpenVote;
use crate::rules::{BySeat, Seat};
use crate::timing::WallTime;
use crate::wording::Wording;
use crate::wording::thing::Thing;

/// What an announcement is told with.
pub struct Told<'t> {
    /// How each seat's person is called.
    pub names: &'t BySeat<String>,
    /// A mention of whom it calls.
    pub called: Option<String>,
    /// Until when they should answer, as the chat shows times.
    pub until: Option<String>,
    /// The vote it is about, with who has said yes, how many have to, and until when.
    pub vote: Option<&'t OpenVote>,
    /// How the chat shows a time.
    pub time: fn(WallTime) -> String,
}

impl Told<'_> {
    fn name(&self, seat: Seat) -> Thing {
        let name = self.names.get(seat).cloned();
        Thing::Name(name.unwrap_or_default())
    }

    fn called(&self, seat: Seat) -> Thing {
        match &self.called {
            Some(mention) => Thing::Name(mention.clone()),
            None => self.name(seat),
        }
    }
}

/// What an announcement says.
pub fn announcement(w: &Wording, announcement: &Announcement, told: &Told<'_>) -> String {
    let of = |seat: &Seat| told.name(*seat);
    let time = |at: &WallTime| (told.time)(*at);
    match announcement {
        Announcement::Reminder { seat, .. } => {
            let mut text = w.say(text!(told_reminder, who = told.called(*seat)));
            if let Some(until) = &told.until {
                text.push(' ');
                text += &w.say(text!(told_until, time = until));
            }
            text
        }
        Announcement::Nudge { seat, by, .. } => w.say(text!(
            told_nudge,
            who = told.called(*seat),
            by = told.name(*by)
        )),
        Announcement::Vote { .. } => match told.vote {
            Some(open) => vote(w, open, told),
            None => w.say(text!(told_vote_over)),
        },
        Announcement::TimeOut { seat, by } => {
            w.say(text!(told_time_out, who = of(seat), decided = by))
        }
        Announcement::Absent { seat } => w.say(text!(told_absent, who = of(seat))),
        Announcement::Left { seat } => w.say(text!(told_left, who = of(seat))),
        Announcement::Gone { seat, from } => match from {
            GoneFrom::Server => w.say(text!(told_gone_server, who = of(seat))),
            GoneFrom::Chat => w.say(text!(told_gone_chat, who = of(seat))),
        },
        Announcement::Back { seat } => w.say(text!(told_back, who = of(seat))),
        Announcement::TakenOver { seat, before } => {
            let before = Thing::Name(crate::wording::called(w, before, *seat));
            w.say(text!(told_taken_over, who = of(seat), before))
        }
        Announcement::Offered { seat } => w.say(text!(told_offered, who = of(seat))),
        Announcement::Vacation { seat, until } => {
            w.say(text!(told_vacation, who = of(seat), time = time(until)))
        }
        Announcement::PlaceGone => w.say(text!(told_place_gone)),
        Announcement::WasAway { from, until } => {
            w.say(text!(told_was_away, from = time(from), until = time(until)))
        }
        Announcement::Paused { until } => w.say(text!(told_paused, time = time(until))),
        Announcement::GoesOn => w.say(text!(told_goes_on)),
        Announcement::StandsStill => w.say(text!(told_stands_still)),
        Announcement::WillClose { at } => w.say(text!(told_will_close, time = time(at))),
        Announcement::Empty { at } => w.say(text!(told_empty, time = time(at))),
        Announcement::Closed { because } => closed(w, *because),
    }
}

/// That a game was closed before its end, and why.
pub fn closed(w: &Wording, because: ClosedBecause) -> String {
    match because {
        ClosedBecause::Vote => w.say(text!(told_closed_vote)),
        ClosedBecause::Deserted => w.say(text!(told_closed_deserted)),
        ClosedBecause::Empty => w.say(text!(told_closed_empty)),
        ClosedBecause::Unreachable => w.say(text!(told_closed_unreachable)),
        ClosedBecause::Moderator => w.say(text!(told_closed_moderator)),
    }
}

fn vote(w: &Wording, open: &OpenVote, told: &Told<'_>) -> String {
    let by = open.vote.by.map_or(Thing::name(""), |by| told.name(by));
    let asked = match &open.vote.kind {
        VoteKind::Pause => w.say(text!(vote_pause, by)),
        VoteKind::GoOn => w.say(text!(vote_go_on, by)),
        VoteKind::Close => w.say(text!(vote_close, by)),
        VoteKind::Replace { seat } => w.say(text!(vote_replace, by, who = told.name(*seat))),
        VoteKind::Admit { seat, newcomer } => {
            let newcomer = Thing::Name(crate::wording::called(w, &newcomer.name, *seat));
            w.say(text!(vote_admit, who = told.name(*seat), newcomer))
        }
    };
    let yes = open.vote.yes.iter();
    let yes = yes.filter(|seat| open.voters.contains(*seat));
    let who: Vec<String> = yes.filter_map(|s| told.names.get(s).cloned()).collect();
    let (yes, needed, time) = (who.len(), open.needed, (told.time)(open.until));
    let count = w.say(text!(vote_count, yes, needed, who = &who, time));
    format!("{asked}\n{count}")
}

/// A game that waits, where it is played, and until when.
pub fn waiting(w: &Wording, game: i64, thread: Option<&str>, until: Option<&str>) -> String {
    match (thread, until) {
        (Some(thread), Some(time)) => w.say(text!(waiting_game_thread_time, game, thread, time)),
        (Some(thread), None) => w.say(text!(waiting_game_thread, game, thread)),
        (None, Some(time)) => w.say(text!(waiting_game_time, game, time)),
        (None, None) => w.say(text!(waiting_game, game)),
    }
}
