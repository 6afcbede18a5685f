//! What a table, or one person, is told beside the game.

use super::thing::Thing;
use super::{Arg, PrivateText, Wording};
use crate::attendance::{Announcement, ClosedBecause, GoneFrom, OnTimeout, VoteKind};
use crate::rules::{BySeat, Seat};
use crate::timing::WallTime;

/// What an announcement is told with.
pub struct Told<'t> {
    /// How each seat's person is called.
    pub names: &'t BySeat<String>,
    /// A mention of whom it calls.
    pub called: Option<String>,
    /// Until when they should answer, as the chat shows times.
    pub until: Option<String>,
    /// The vote it is about, with who has said yes, how many have to, and until when.
    pub vote: Option<OpenVote<'t>>,
    /// How the chat shows a time.
    pub time: fn(WallTime) -> String,
}

/// An open vote.
pub struct OpenVote<'t> {
    /// What is voted on.
    pub kind: &'t VoteKind,
    /// Who opened it.
    pub by: Option<Seat>,
    /// Who has said yes.
    pub yes: Vec<Seat>,
    /// How many have to.
    pub needed: usize,
    /// Until when.
    pub until: WallTime,
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
    let of = |key: &str, seat: Seat| w.say(key, &[("who", told.name(seat).into())]);
    let timed = |key: &str, at: WallTime| w.say(key, &[("time", Arg::Text(&(told.time)(at)))]);
    match announcement {
        Announcement::Reminder { seat, .. } => {
            let mut text = w.say("told-reminder", &[("who", told.called(*seat).into())]);
            if let Some(until) = &told.until {
                text.push(' ');
                text += &w.say("told-until", &[("time", Arg::Text(until))]);
            }
            text
        }
        Announcement::Nudge { seat, by, .. } => {
            let args = [
                ("who", told.called(*seat).into()),
                ("by", told.name(*by).into()),
            ];
            w.say("told-nudge", &args)
        }
        Announcement::Vote { .. } => match &told.vote {
            Some(open) => vote(w, open, told),
            None => w.say("told-vote-over", &[]),
        },
        Announcement::TimeOut { seat, by } => match by {
            OnTimeout::Computer => of("told-time-out-computer", *seat),
            OnTimeout::Pass => of("told-time-out-pass", *seat),
        },
        Announcement::Absent { seat } => of("told-absent", *seat),
        Announcement::Left { seat } => of("told-left", *seat),
        Announcement::Gone { seat, from } => match from {
            GoneFrom::Server => of("told-gone-server", *seat),
            GoneFrom::Chat => of("told-gone-chat", *seat),
        },
        Announcement::Back { seat } => of("told-back", *seat),
        Announcement::TakenOver { seat, before } => {
            let before = Thing::Name(super::called(w, before, *seat));
            let args = [("who", told.name(*seat).into()), ("before", before.into())];
            w.say("told-taken-over", &args)
        }
        Announcement::Offered { seat } => of("told-offered", *seat),
        Announcement::Vacation { seat, until } => {
            let time = (told.time)(*until);
            let args = [("who", told.name(*seat).into()), ("time", Arg::Text(&time))];
            w.say("told-vacation", &args)
        }
        Announcement::PlaceGone => w.say("told-place-gone", &[]),
        Announcement::WasAway { from, until } => {
            let (from, until) = ((told.time)(*from), (told.time)(*until));
            let args = [("from", Arg::Text(&from)), ("until", Arg::Text(&until))];
            w.say("told-was-away", &args)
        }
        Announcement::Paused { until } => timed("told-paused", *until),
        Announcement::GoesOn => w.say("told-goes-on", &[]),
        Announcement::StandsStill => w.say("told-stands-still", &[]),
        Announcement::WillClose { at } => timed("told-will-close", *at),
        Announcement::Empty { at } => timed("told-empty", *at),
        Announcement::Closed { because } => closed(w, *because),
    }
}

/// That a game was closed before its end, and why.
pub fn closed(w: &Wording, because: ClosedBecause) -> String {
    let key = match because {
        ClosedBecause::Vote => "told-closed-vote",
        ClosedBecause::Deserted => "told-closed-deserted",
        ClosedBecause::Empty => "told-closed-empty",
        ClosedBecause::Unreachable => "told-closed-unreachable",
        ClosedBecause::Moderator => "told-closed-moderator",
    };
    w.say(key, &[])
}

fn vote(w: &Wording, open: &OpenVote<'_>, told: &Told<'_>) -> String {
    let by = open
        .by
        .map_or(Thing::Name(String::new()), |by| told.name(by));
    let by = ("by", by.into());
    let asked = match open.kind {
        VoteKind::Pause => w.say("vote-pause", &[by]),
        VoteKind::GoOn => w.say("vote-go-on", &[by]),
        VoteKind::Close => w.say("vote-close", &[by]),
        VoteKind::Replace { seat } => {
            w.say("vote-replace", &[by, ("who", told.name(*seat).into())])
        }
        VoteKind::Admit { seat, newcomer } => {
            let newcomer = Thing::Name(super::called(w, &newcomer.name, *seat));
            let args = [
                ("who", told.name(*seat).into()),
                ("newcomer", newcomer.into()),
            ];
            w.say("vote-admit", &args)
        }
    };
    let names: Vec<String> = open
        .yes
        .iter()
        .filter_map(|seat| told.names.get(*seat).cloned())
        .collect();
    let time = (told.time)(open.until);
    let count = w.say(
        "vote-count",
        &[
            ("yes", names.len().into()),
            ("needed", open.needed.into()),
            ("who", Thing::names(&names).into()),
            ("time", Arg::Text(&time)),
        ],
    );
    format!("{asked}\n{count}")
}

/// Until when those who are called should answer.
pub fn until(w: &Wording, time: &str) -> String {
    w.say("told-until", &[("time", Arg::Text(time))])
}

/// What stands above the other games that wait.
pub fn also_waiting(w: &Wording) -> String {
    w.say("told-also-waiting", &[])
}

/// So many more games wait than stand there.
pub fn also_more(w: &Wording, more: usize) -> String {
    w.say("told-also-more", &[("count", more.into())])
}

/// A game that waits, where it is played, and until when.
pub fn waiting(w: &Wording, game: i64, thread: Option<&str>, until: Option<&str>) -> String {
    let args = [
        ("game", Arg::Number(game)),
        ("thread", Arg::Text(thread.unwrap_or_default())),
        ("time", Arg::Text(until.unwrap_or_default())),
    ];
    let key = match (thread, until) {
        (Some(_), Some(_)) => "waiting-game-thread-time",
        (Some(_), None) => "waiting-game-thread",
        (None, Some(_)) => "waiting-game-time",
        (None, None) => "waiting-game",
    };
    w.say(key, &args)
}

/// The labels of a vote's buttons: yes and no.
pub fn vote_buttons(w: &Wording) -> (String, String) {
    (w.say("button-yes", &[]), w.say("button-no", &[]))
}

/// After a say in a vote that is still open.
pub fn said_counted(w: &Wording) -> PrivateText {
    PrivateText(w.say("said-vote-counted", &[]))
}

/// After the say with which a vote passed.
pub fn said_passed(w: &Wording) -> PrivateText {
    PrivateText(w.say("said-vote-passed", &[]))
}

/// After the say with which a vote failed.
pub fn said_failed(w: &Wording) -> PrivateText {
    PrivateText(w.say("said-vote-failed", &[]))
}
