//! What posts in the thread and private messages say beside the news, the table and the panel.

use super::thing::Thing;
use super::{Arg, PublicText, Wording};

/// Which part of a turn a post tells of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// All of it.
    Turn,
    /// All auctions.
    Auctions,
    /// The first auction.
    FirstAuction,
    /// The auctions after the first.
    LaterAuctions,
    /// The development.
    Development,
}

/// What somebody last chose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// A bid.
    Bid,
    /// A card to play or discard.
    Card,
    /// Anything else.
    Other,
}

/// What a post with news tells of.
pub fn chapter(w: &Wording, turn: u8, part: Part) -> String {
    let key = match part {
        Part::Turn => "post-chapter-turn",
        Part::Auctions => "post-chapter-auctions",
        Part::FirstAuction => "post-chapter-first-auction",
        Part::LaterAuctions => "post-chapter-later-auctions",
        Part::Development => "post-chapter-development",
    };
    w.say(key, &[("turn", turn.into())])
}

/// Who is brought into the thread. The names may be mentions.
pub fn brings(w: &Wording, who: &[String]) -> PublicText {
    let names = Thing::names(who);
    let args = [("who", names.into()), ("count", who.len().into())];
    PublicText(w.say("post-brings", &args))
}

/// Where a game is played, as a direct message links it.
pub fn thread(w: &Wording, game: i64, thread: &str) -> String {
    let args = [("game", Arg::Number(game)), ("thread", Arg::Text(thread))];
    w.say("post-thread", &args)
}

/// Where a finished game can be read.
pub fn whole_game(w: &Wording, thread: &str) -> String {
    w.say("end-thread", &[("thread", Arg::Text(thread))])
}

/// What stands above what happened since somebody chose something.
pub fn since(w: &Wording, choice: Choice) -> String {
    let key = match choice {
        Choice::Bid => "since-bid",
        Choice::Card => "since-card",
        Choice::Other => "since-other",
    };
    w.say(key, &[])
}
