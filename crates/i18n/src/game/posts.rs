//! Posts and private messages other than news, the table and the panel.

use crate::prelude::*;
use viceroy_model::messages::{AnsweredFor, MessageKind, Part, RefusedFor, Silence};

pub fn chapter(w: &Wording, turn: u8, part: Part) -> String {
    match part {
        Part::Turn => w.say(text!(post_chapter_turn, turn)),
        Part::Auctions => w.say(text!(post_chapter_auctions, turn)),
        Part::FirstAuction => w.say(text!(post_chapter_first_auction, turn)),
        Part::LaterAuctions => w.say(text!(post_chapter_later_auctions, turn)),
        Part::Development => w.say(text!(post_chapter_development, turn)),
    }
}

/// Names may be mentions.
pub fn brings(w: &Wording, who: &[String]) -> PublicText {
    w.public(text!(post_brings, who, count = who.len()))
}

/// Names may be mentions.
pub fn hears_end(w: &Wording, who: &[String]) -> PublicText {
    w.public(text!(post_hears_end, who))
}

/// How often standing answers answered for the player. What a plan did is told as it happened.
pub fn answered(w: &Wording, answered: AnsweredFor) -> Option<String> {
    let times = answered.by_preference;
    let said = (times > 0).then(|| w.say(text!(since_preferred, times)))?;
    Some(w.say(text!(since_answered, answered = &said)))
}

/// Mentions nobody.
pub fn may_plan(w: &Wording, who: &[String]) -> PublicText {
    w.public(text!(post_may_plan, who))
}

/// Which message could not be posted, why, and where players are notified instead; shown wherever
/// players look.
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
