//! What posts in the thread and private messages say beside the news, the table and the panel.

use crate::notice::{AnsweredFor, Chosen, Part, Silence};
use crate::wording::{PublicText, Wording};

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

/// What stands above what happened since somebody chose something, with how often their plan and standing answers have answered for them.
pub fn since(w: &Wording, choice: Chosen, answered: AnsweredFor) -> String {
    let since = match choice {
        Chosen::Bid => w.say(text!(since_bid)),
        Chosen::Card => w.say(text!(since_card)),
        Chosen::Other => w.say(text!(since_other)),
    };
    let AnsweredFor {
        by_plan,
        by_preference,
    } = answered;
    let by_plan = (by_plan > 0).then(|| w.say(text!(since_planned, times = by_plan)));
    let by_preference =
        (by_preference > 0).then(|| w.say(text!(since_preferred, times = by_preference)));
    let answered: Vec<String> = by_plan.into_iter().chain(by_preference).collect();
    match answered.as_slice() {
        [] => since,
        answered => w.say(text!(since_answered, since = &since, answered)),
    }
}

/// Said to the players wherever else they play.
pub fn silent(w: &Wording, silence: Silence) -> PublicText {
    match silence {
        Silence::Gone => w.public(text!(people_silent_gone)),
        Silence::Forbidden => w.public(text!(people_silent_forbidden)),
        Silence::Locked => w.public(text!(people_silent_locked)),
        Silence::Full => w.public(text!(people_silent_full)),
    }
}
