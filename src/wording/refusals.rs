//! Why something was not done, and what can be done instead. One short, kind sentence each.

use super::{Arg, PrivateText, names, say};
use crate::rules::{Bid, Offer, Refusal};

mod typed;

pub use typed::{
    NoBid, no_bid, nothing_of_that_name, typed_dangling, typed_limit, typed_nothing, typed_total,
    typed_unknown,
};

fn plain(key: &str) -> PrivateText {
    PrivateText(say(key, &[]))
}

fn number(key: &str, name: &str, value: u64) -> PrivateText {
    // Numbers as text: a fault's number is not grouped or rounded.
    PrivateText(say(key, &[(name, Arg::Text(&value.to_string()))]))
}

fn counted(key: &str, most: u32) -> PrivateText {
    PrivateText(say(key, &[("most", Arg::Number(i64::from(most)))]))
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
            | Offer::Offered { .. }
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
            | Offer::Tuck
            | Offer::Keep,
        )
        | None => plain("refusal-not-offered"),
    }
}

/// So many presses of this person wait that this one was not done.
pub fn one_after_the_other() -> PrivateText {
    plain("press-crowded")
}

/// What was sent is nothing that can be asked for.
pub fn unreadable() -> PrivateText {
    plain("press-unreadable")
}

/// A command without one of its parts.
pub fn no_such_command() -> PrivateText {
    plain("command-unknown")
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

/// The lobby was not started in time.
pub fn expired() -> PrivateText {
    plain("reject-expired")
}

/// The person has as many tables that wait as one may open.
pub fn too_many_of_ones(most: u32) -> PrivateText {
    counted("reject-too-many-of-ones", most)
}

/// The server has as many tables that wait as it may have.
pub fn too_many_here(most: u32) -> PrivateText {
    counted("reject-too-many-here", most)
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

/// A button or menu that the bot cannot read: forged, cut short or of an older version.
pub fn unknown_button() -> PrivateText {
    plain("press-unknown")
}

/// A button of a game that is kept in another database, for instance from before the bot was set up anew.
pub fn button_of_another_database() -> PrivateText {
    plain("press-elsewhere")
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
    let count = Arg::Number(missing.len() as i64);
    let missing: Vec<String> = missing.iter().map(|n| n.name()).collect();
    let missing = names::listed_and(&missing);
    let args = [("names", Arg::Text(&missing)), ("count", count)];
    PrivateText(say("where-muted", &args))
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::{CardId, Colour};
    use crate::rules::{HowMany, Payment, Slot};

    #[test]
    fn every_refusal_says_something() {
        let place = Offer::Place {
            slot: Slot {
                level: 1,
                column: 0,
            },
            payment: Payment::default(),
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
            expired(),
            too_many_of_ones(1),
            too_many_of_ones(5),
            too_many_here(1),
            too_many_here(20),
            full(4),
            already_joined(),
            too_few(2),
            not_joined(),
            frozen(12),
            unknown_button(),
            button_of_another_database(),
            no_game_here(),
            no_table_here(),
            no_such_card(),
            not_in_direct_messages(),
            not_in_a_thread(),
            permissions_missing(&Needed::ALL),
            muted(&[Needed::SendInThreads]),
            no_bid(NoBid::Gem(Colour::Red)),
            no_bid(NoBid::Card(Colour::Red)),
            no_bid(NoBid::Attack),
            no_bid(NoBid::Target),
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
        let two = muted(&[Needed::SendInThreads, Needed::AttachFiles]).0;
        assert!(two.contains("Send Messages in Threads and Attach Files are missing."));
        assert!(
            muted(&[Needed::AttachFiles])
                .0
                .contains("Attach Files is missing.")
        );
        assert_eq!(no_bid(NoBid::Gem(Colour::Red)).0, "You have no red gem.");
    }
}
