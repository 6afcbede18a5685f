//! Why something was not done, and what can be done instead. One short, kind sentence each.

use super::{Arg, PrivateText, names, say};
use crate::cards::Colour;
use crate::rules::{Bid, HowMany, Offer, Refusal};

fn plain(key: &str) -> PrivateText {
    PrivateText(say(key, &[]))
}

fn number(key: &str, name: &str, value: u64) -> PrivateText {
    // Numbers as text: a fault's number is not grouped or rounded.
    PrivateText(say(key, &[(name, Arg::Text(&value.to_string()))]))
}

/// The rules did not accept an answer; `offer` is what was picked, if one thing was.
pub fn refusal(refusal: Refusal, offer: Option<Offer>) -> PrivateText {
    match refusal {
        Refusal::NoSuchSeat => plain("refusal-no-such-seat"),
        Refusal::NothingAsked => plain("refusal-nothing-asked"),
        Refusal::Stale => plain("refusal-stale"),
        Refusal::Over => plain("refusal-over"),
        Refusal::WrongShape => plain("refusal-wrong-shape"),
        Refusal::NotOffered => not_offered(offer),
        Refusal::Twice => plain("refusal-twice"),
        Refusal::WrongCount { wanted } => {
            let wanted = names::how_many(wanted);
            PrivateText(say(
                "refusal-wrong-count",
                &[("wanted", Arg::Text(&wanted))],
            ))
        }
        Refusal::NotEnough(c) => PrivateText(say(
            "refusal-not-enough",
            &[("colour", Arg::Text(&names::colour(c)))],
        )),
        Refusal::NothingToTakeBack => plain("refusal-nothing-to-take-back"),
    }
}

fn not_offered(offer: Option<Offer>) -> PrivateText {
    match offer {
        Some(Offer::Bid(Bid::Gem(c))) => PrivateText(say(
            "refusal-no-gem",
            &[("colour", Arg::Text(&names::colour(c)))],
        )),
        Some(Offer::Bid(Bid::Attack)) => plain("refusal-no-attack"),
        Some(Offer::Play(_) | Offer::Discard(_)) => plain("refusal-card"),
        Some(Offer::Place { .. } | Offer::Replace(_) | Offer::TuckUnder(_)) => {
            plain("refusal-place")
        }
        Some(
            Offer::Card(_)
            | Offer::Bid(Bid::Pass)
            | Offer::AuctionCard { .. }
            | Offer::Claim(_)
            | Offer::GoOn
            | Offer::Insist
            | Offer::Pass
            | Offer::TakeBack
            | Offer::AllRewards
            | Offer::FifteenPoints
            | Offer::Deck(_)
            | Offer::UseOwnGem
            | Offer::GoWithout
            | Offer::Colour(_)
            | Offer::LawChoice(_)
            | Offer::Token { .. }
            | Offer::Enrol
            | Offer::Keep,
        )
        | None => plain("refusal-not-offered"),
    }
}

/// There is no such game.
pub fn no_such_game() -> PrivateText {
    plain("reject-no-such-game")
}

/// The person has no seat in this game.
pub fn not_seated() -> PrivateText {
    plain("reject-not-seated")
}

/// The game has not started.
pub fn not_started() -> PrivateText {
    plain("reject-not-started")
}

/// The game has started.
pub fn already_started() -> PrivateText {
    plain("reject-already-started")
}

/// The lobby was closed.
pub fn closed() -> PrivateText {
    plain("reject-closed")
}

/// All seats are taken.
pub fn full(seats: u8) -> PrivateText {
    number("reject-full", "seats", u64::from(seats))
}

/// The person has joined already.
pub fn already_joined() -> PrivateText {
    plain("reject-already-joined")
}

/// More players are needed.
pub fn too_few(needed: u8) -> PrivateText {
    number("reject-too-few", "needed", u64::from(needed))
}

/// Only somebody who has joined can do this.
pub fn not_joined() -> PrivateText {
    plain("reject-not-joined")
}

/// The stored game cannot be read.
pub fn frozen(fault: u64) -> PrivateText {
    number("reject-frozen", "number", fault)
}

/// What was typed names nothing, or several things, that could be chosen.
pub fn nothing_of_that_name() -> PrivateText {
    plain("choose-unclear")
}

/// A button or menu that the bot cannot read: forged, cut short or of an older version.
pub fn unknown_button() -> PrivateText {
    plain("press-unknown")
}

/// The person asked for a hand where there is no game of theirs.
pub fn no_game_here() -> PrivateText {
    plain("where-no-game")
}

/// Somebody looked up a card that there is not.
pub fn no_such_card() -> PrivateText {
    plain("where-no-card")
}

/// Somebody asked for the table where there is none.
pub fn no_table_here() -> PrivateText {
    plain("where-no-table")
}

/// A table cannot be opened in a direct message.
pub fn not_in_direct_messages() -> PrivateText {
    plain("where-not-direct")
}

/// A table cannot be opened in a thread.
pub fn not_in_a_thread() -> PrivateText {
    plain("where-not-thread")
}

/// A permission the bot needs in a channel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Needed {
    /// To see the channel.
    ViewChannel,
    /// To post the lobby.
    SendMessages,
    /// To post in the game's thread.
    SendInThreads,
    /// To open the game's thread.
    CreateThreads,
    /// To show pictures.
    AttachFiles,
    /// To find the own posts again.
    ReadHistory,
}

impl Needed {
    /// All of them.
    pub const ALL: [Needed; 6] = [
        Needed::ViewChannel,
        Needed::SendMessages,
        Needed::SendInThreads,
        Needed::CreateThreads,
        Needed::AttachFiles,
        Needed::ReadHistory,
    ];

    /// What it is called in the settings of a server.
    pub fn name(self) -> String {
        let key = match self {
            Needed::ViewChannel => "permission-view-channel",
            Needed::SendMessages => "permission-send-messages",
            Needed::SendInThreads => "permission-send-in-threads",
            Needed::CreateThreads => "permission-create-threads",
            Needed::AttachFiles => "permission-attach-files",
            Needed::ReadHistory => "permission-read-history",
        };
        say(key, &[])
    }
}

/// The bot may not do everything it needs to here.
pub fn permissions_missing(missing: &[Needed]) -> PrivateText {
    let missing: Vec<String> = missing.iter().map(|n| n.name()).collect();
    let missing = names::listed_and(&missing);
    PrivateText(say("where-permissions", &[("names", Arg::Text(&missing))]))
}

/// What the bot lacks to post in a channel, above an answer that only one person sees.
pub fn muted(missing: &[Needed]) -> PrivateText {
    let missing: Vec<String> = missing.iter().map(|n| n.name()).collect();
    let missing = names::listed_and(&missing);
    PrivateText(say("where-muted", &[("names", Arg::Text(&missing))]))
}

/// What is told when it is not known whether a press arrived; nothing was done.
pub fn press_again() -> PrivateText {
    PrivateText(say("press-again", &[]))
}

/// What is told instead of an answer that a restart came in between of.
pub fn restarted() -> PrivateText {
    PrivateText(say("restarted", &[]))
}

/// Something broke; the operator finds it under this number.
pub fn fault(fault: u64) -> PrivateText {
    number("fault", "number", fault)
}

/// Something broke before it had a number.
pub fn broke() -> PrivateText {
    plain("broke")
}

/// No gems were typed.
pub fn typed_nothing() -> PrivateText {
    plain("typed-empty")
}

/// A typed word is not a colour.
pub fn typed_unknown(word: &str) -> PrivateText {
    let word = super::clip(word, 30);
    PrivateText(say("typed-unknown", &[("word", Arg::Text(&word))]))
}

/// A typed number stands without a colour.
pub fn typed_dangling(dangling: u32) -> PrivateText {
    number("typed-dangling", "number", u64::from(dangling))
}

/// The wrong number of gems was typed.
pub fn typed_total(have: u32, wanted: HowMany) -> PrivateText {
    let (have, wanted) = (have.to_string(), names::how_many(wanted));
    let args = [("have", Arg::Text(&have)), ("wanted", Arg::Text(&wanted))];
    PrivateText(say("typed-total", &args))
}

/// More gems of a colour were typed than there are.
pub fn typed_limit(colour: Colour, limit: u8) -> PrivateText {
    let args = [
        ("colour", Arg::Text(&names::colour(colour))),
        ("limit", Arg::Text(&limit.to_string())),
    ];
    PrivateText(say("typed-limit", &args))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::{CardId, Gems};
    use crate::rules::Slot;

    #[test]
    fn every_refusal_says_something() {
        let place = Offer::Place {
            slot: Slot {
                level: 1,
                column: 0,
            },
            infinite: Gems::NONE,
        };
        let offers = [
            None,
            Some(Offer::Bid(Bid::Gem(Colour::Red))),
            Some(Offer::Bid(Bid::Attack)),
            Some(Offer::Play(CardId(3))),
            Some(place),
            Some(Offer::Pass),
        ];
        let all = [
            Refusal::NoSuchSeat,
            Refusal::NothingAsked,
            Refusal::Stale,
            Refusal::Over,
            Refusal::WrongShape,
            Refusal::NotOffered,
            Refusal::Twice,
            Refusal::WrongCount {
                wanted: HowMany::exactly(2),
            },
            Refusal::NotEnough(Colour::Blue),
            Refusal::NothingToTakeBack,
        ];
        for r in all {
            for offer in offers {
                assert!(!refusal(r, offer).0.is_empty());
            }
        }
        let others = [
            no_such_game(),
            not_seated(),
            not_started(),
            already_started(),
            closed(),
            full(4),
            already_joined(),
            too_few(2),
            not_joined(),
            frozen(12),
            unknown_button(),
            no_game_here(),
            no_table_here(),
            no_such_card(),
            not_in_direct_messages(),
            not_in_a_thread(),
            permissions_missing(&Needed::ALL),
            muted(&[Needed::SendInThreads]),
            restarted(),
            press_again(),
            fault(1_234_567),
            broke(),
            typed_nothing(),
            typed_unknown("purple"),
            typed_dangling(3),
            typed_total(4, HowMany::exactly(3)),
            typed_limit(Colour::Green, 1),
        ];
        for text in others {
            assert!(text.0.ends_with(['.', ')']), "{}", text.0);
            assert!(text.0.chars().count() < 200, "{}", text.0);
        }
        assert!(fault(1_234_567).0.contains("1234567"));
    }
}
