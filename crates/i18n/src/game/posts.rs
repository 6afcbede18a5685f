//! What posts in the thread and private messages say beside the news, the table and the panel.

use crate::{PublicText, Wording};
use viceroy_model::messages::{AnsweredFor, Chosen, MessageKind, Part, RefusedFor, Silence};
use viceroy_model::timing::WallTime;

/// What a post with news tells of.
pub fn chapter(w: &Wording, turn: u8, part: Part) -> String {
    match part {
        Part::Turn => w.say(text!(post_chapter_turn, turn)),
        Part::Auctions => w.say(text!(post_chapter_auctions, turn)),
        Part::FirstAuction => w.say(text!(post_chapter_first_auction, turn)),
        Part::LaterAuctions => w.say(text!(post_chapter_later_auctions, turn)),
        Part::Development => w.say(text!(post_chapter_development, turn)),
    }
}

/// Who is brought into the thread. The names may be mentions.
pub fn brings(w: &Wording, who: &[String]) -> PublicText {
    w.public(text!(post_brings, who, count = who.len()))
}

/// Who hears that the game is over. The names may be mentions.
pub fn hears_end(w: &Wording, who: &[String]) -> PublicText {
    w.public(text!(post_hears_end, who))
}

/// What stands before what happened since somebody chose something.
pub fn since(w: &Wording, choice: Chosen) -> String {
    match choice {
        Chosen::Bid => w.say(text!(since_bid)),
        Chosen::Card => w.say(text!(since_card)),
        Chosen::Other => w.say(text!(since_other)),
    }
}

/// The news in one small line.
pub fn since_line(w: &Wording, news: &str) -> String {
    w.say(text!(since_line, news))
}

/// How often somebody's plan and their standing answers have answered for them.
pub fn answered(w: &Wording, answered: AnsweredFor) -> Option<String> {
    let AnsweredFor { by_plan, by_preference } = answered;
    let by_plan = (by_plan > 0).then(|| w.say(text!(since_planned, times = by_plan)));
    let by_preference =
        (by_preference > 0).then(|| w.say(text!(since_preferred, times = by_preference)));
    let all: Vec<String> = by_plan.into_iter().chain(by_preference).collect();
    (!all.is_empty()).then(|| w.say(text!(since_answered, answered = all.join(" "))))
}

/// Who may plan bids while others develop. It mentions nobody.
pub fn may_plan(w: &Wording, who: &[String]) -> PublicText {
    w.public(text!(post_may_plan, who))
}

/// What is not said where everybody reads it, and why, and where whoever is waited for hears of it; said wherever else somebody looks.
/// A time is shown as the chat shows it.
pub fn silent(w: &Wording, silence: Silence, time: fn(WallTime) -> String) -> PublicText {
    let why = why_silent(w, silence, time);
    match silence {
        Silence::Gone
        | Silence::Forbidden
        | Silence::TimedOut(_)
        | Silence::Locked
        | Silence::Full
        | Silence::Refused(_)
        | Silence::PassedOver(MessageKind::Call | MessageKind::Announcement, _) => {
            let asked = w.public(text!(people_silent_asked));
            PublicText(format!("{} {}", why.0, asked.0))
        }
        Silence::PassedOver(..) => why,
    }
}

fn why_silent(w: &Wording, silence: Silence, time: fn(WallTime) -> String) -> PublicText {
    match silence {
        Silence::TimedOut(until) => w.public(text!(people_silent_timed_out, time = time(until))),
        Silence::Refused(RefusedFor::Words) => w.public(text!(people_silent_words)),
        Silence::Refused(RefusedFor::Other) => w.public(text!(people_silent_refused)),
        Silence::PassedOver(kind, RefusedFor::Words) => {
            w.public(text!(people_passed_words, what = post_kind(kind)))
        }
        Silence::PassedOver(kind, RefusedFor::Other) => {
            w.public(text!(people_passed_over, what = post_kind(kind)))
        }
        Silence::Gone => w.public(text!(people_silent_gone)),
        Silence::Forbidden => w.public(text!(people_silent_forbidden)),
        Silence::Locked => w.public(text!(people_silent_locked)),
        Silence::Full => w.public(text!(people_silent_full)),
    }
}

/// Which message was passed over, as the sentences about it tell them apart.
fn post_kind(kind: MessageKind) -> &'static str {
    match kind {
        MessageKind::Lobby => "lobby",
        MessageKind::Table | MessageKind::End => "table",
        MessageKind::News => "news",
        MessageKind::Call | MessageKind::Unreachable => "call",
        MessageKind::Panel => "panel",
        MessageKind::Announcement
        | MessageKind::Told
        | MessageKind::LobbyAnnouncement
        | MessageKind::ToldOutside => "told",
    }
}
