//! Who plays and is there, and what can be done about it.

use super::thing::Thing;
use super::{Arg, PrivateText, Wording};
use crate::attendance::{Away, Nudges};
use crate::rules::{BySeat, Seat};

/// What somebody has done about who is there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Done {
    /// They have their seat back.
    Back,
    /// They are back before the days are over that they meant to be away.
    BackEarly,
    /// They have left.
    Left,
    /// They are away until then, as the chat shows times.
    Away {
        /// Until when.
        until: String,
    },
    /// They asked somebody to play.
    Nudged(Seat),
    /// They want no nudges, or want them again.
    Nudges(Nudges),
    /// They opened a vote.
    Proposed,
    /// Their say is counted.
    Counted,
    /// With their say the vote passed.
    Passed,
    /// With their say the vote failed.
    Failed,
    /// They asked for a seat.
    Asked,
    /// A seat is theirs.
    Taken,
}

/// What somebody is asked once more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sure {
    /// To leave.
    Leave,
    /// To propose a pause.
    Pause,
    /// To propose to end it.
    GoOn,
    /// To propose to close the game.
    Close,
    /// To propose that somebody else may have a seat.
    Replace(Seat),
    /// To take a seat.
    Take(Seat),
}

fn name(name: &str) -> (&'static str, Arg<'static>) {
    ("who", Thing::Name(name.to_owned()).into())
}

fn of(names: &BySeat<String>, seat: Seat) -> (&'static str, Arg<'static>) {
    name(names.get(seat).map_or("", String::as_str))
}

fn private(w: &Wording, key: &str) -> PrivateText {
    PrivateText(w.say(key, &[]))
}

/// What came of it.
pub fn done(w: &Wording, done: &Done, names: &BySeat<String>) -> PrivateText {
    match done {
        Done::Back => private(w, "said-back"),
        Done::BackEarly => private(w, "said-back-early"),
        Done::Left => private(w, "said-left-game"),
        Done::Away { until } => PrivateText(w.say("said-away", &[("time", Arg::Text(until))])),
        Done::Nudged(seat) => PrivateText(w.say("said-nudged", &[of(names, *seat)])),
        Done::Nudges(Nudges::Unwanted) => private(w, "said-mute"),
        Done::Nudges(Nudges::Wanted) => private(w, "said-unmute"),
        Done::Proposed => private(w, "said-proposed"),
        Done::Counted => super::announcements::said_counted(w),
        Done::Passed => super::announcements::said_passed(w),
        Done::Failed => super::announcements::said_failed(w),
        Done::Asked => private(w, "said-asked-for-seat"),
        Done::Taken => private(w, "said-seat-taken"),
    }
}

/// Why it was not done.
pub fn not_done(w: &Wording, why: &str) -> PrivateText {
    PrivateText(w.say("panel-notice", &[("sentence", Arg::Text(why))]))
}

/// Asks once more.
pub fn sure(w: &Wording, sure: &Sure, names: &BySeat<String>) -> PrivateText {
    match sure {
        Sure::Leave => private(w, "sure-leave"),
        Sure::Pause => private(w, "sure-pause"),
        Sure::GoOn => private(w, "sure-go-on"),
        Sure::Close => private(w, "sure-close"),
        Sure::Replace(seat) => PrivateText(w.say("sure-replace", &[of(names, *seat)])),
        Sure::Take(seat) => PrivateText(w.say("sure-take", &[of(names, *seat)])),
    }
}

/// The labels of the buttons below that.
pub struct SureButtons {
    /// It is really meant.
    pub yes: String,
    /// It is not.
    pub no: String,
}

/// The labels of the buttons below that.
pub fn sure_buttons(w: &Wording, sure: &Sure) -> SureButtons {
    let yes = match sure {
        Sure::Leave => w.say("button-sure-leave", &[]),
        Sure::Take(_) => w.say("button-sure-take", &[]),
        Sure::Pause | Sure::GoOn | Sure::Close | Sure::Replace(_) => {
            w.say("button-sure-propose", &[])
        }
    };
    SureButtons {
        yes,
        no: sure_no_button(w),
    }
}

/// The label of the button with which something is not done after all.
pub fn sure_no_button(w: &Wording) -> String {
    w.say("button-not-sure", &[])
}

/// The heading.
pub fn title(w: &Wording, game: i64) -> String {
    w.say("seats-title", &[("game", Arg::Number(game))])
}

/// Somebody the game waits for, and until when at the latest.
pub fn awaited(w: &Wording, who: &str, until: Option<&str>) -> String {
    match until {
        Some(time) => w.say(
            "seat-awaited-until",
            &[name(who), ("time", Arg::Text(time))],
        ),
        None => w.say("seat-awaited", &[name(who)]),
    }
}

/// Somebody who is asked nothing.
pub fn calm(w: &Wording, who: &str) -> String {
    w.say("seat-calm", &[name(who)])
}

/// Somebody of whom nothing more is to be said.
pub fn plain(w: &Wording, who: &str) -> String {
    w.say("seat-plain", &[name(who)])
}

/// Somebody whose seat a computer player holds.
pub fn held(w: &Wording, who: &str, away: Away) -> String {
    match away {
        Away::Absent => w.say("seat-absent", &[name(who)]),
        Away::Left => w.say("seat-left", &[name(who)]),
        Away::Gone => w.say("seat-gone", &[name(who)]),
    }
}

/// That somebody is away.
pub fn away(w: &Wording, until: &str) -> String {
    w.say("seat-away", &[("time", Arg::Text(until))])
}

/// That a seat is free for whoever wants it.
pub fn offered(w: &Wording) -> String {
    w.say("seat-offered", &[])
}

/// That a seat can be asked for.
pub fn to_ask_for(w: &Wording) -> String {
    w.say("seat-to-ask-for", &[])
}

/// From when on a seat can be asked for.
pub fn free_from(w: &Wording, from: &str) -> String {
    w.say("seat-free-from", &[("time", Arg::Text(from))])
}

/// Until when the reader has to answer.
pub fn own_time(w: &Wording, until: &str) -> String {
    w.say("own-time", &[("time", Arg::Text(until))])
}

/// How many hours the reader has beside the time for each phase.
pub fn own_bank(w: &Wording, hours: i64) -> String {
    w.say("own-bank", &[("hours", Arg::Number(hours))])
}

/// For how many days the reader can still be away.
pub fn own_days(w: &Wording, days: i64) -> String {
    w.say("own-days", &[("days", Arg::Number(days))])
}

/// An open vote, among other lines.
pub fn vote(w: &Wording, said: &str) -> String {
    w.say("seats-vote", &[("vote", Arg::Text(said))])
}

/// The label of the button that shows who plays and is there.
pub fn open_button(w: &Wording) -> String {
    w.say("button-players", &[])
}

/// The labels of what whoever plays can do.
pub struct Buttons {
    /// Take one's seat back.
    pub back: String,
    /// Leave.
    pub leave: String,
    /// Want no nudges.
    pub mute: String,
    /// Want them again.
    pub unmute: String,
    /// Propose a pause.
    pub pause: String,
    /// Propose to end it.
    pub go_on: String,
    /// Propose to close the game.
    pub close: String,
}

/// The labels of what whoever plays can do.
pub fn buttons(w: &Wording) -> Buttons {
    Buttons {
        back: back_button(w),
        leave: w.say("button-leave-game", &[]),
        mute: w.say("button-mute", &[]),
        unmute: w.say("button-unmute", &[]),
        pause: w.say("button-pause", &[]),
        go_on: w.say("button-go-on", &[]),
        close: w.say("button-close", &[]),
    }
}

/// The label of the button with which somebody is there again.
pub fn back_button(w: &Wording) -> String {
    w.say("button-here", &[])
}

/// The label of the button that asks somebody to play.
pub fn nudge_button(w: &Wording, who: &str) -> String {
    w.say("button-nudge", &[name(who)])
}

/// The label of the button that proposes to replace somebody.
pub fn replace_button(w: &Wording, who: &str) -> String {
    w.say("button-replace", &[name(who)])
}

/// The label of the button that takes somebody's seat.
pub fn take_button(w: &Wording, who: &str) -> String {
    w.say("button-take", &[name(who)])
}

/// What the menu of days asks.
pub fn away_menu(w: &Wording) -> String {
    w.say("menu-away", &[])
}

/// So many days.
pub fn days(w: &Wording, days: i64) -> String {
    w.say("away-days", &[("days", Arg::Number(days))])
}
