//! Why something was not done, and what can be done instead. One short, kind sentence each.

use super::thing::{Joined, Thing};
use super::{Arg, PrivateText, Wording};
use crate::rules::{Bid, Offer, Refusal};

pub mod absence;
pub mod limits;
mod rule;
mod typed;

pub use rule::{Refused, rule_behind};
pub use typed::{
    NoBid, no_bid, no_game_called, not_asked, not_in_draft, typed_between, typed_dangling,
    typed_limit, typed_no_count, typed_nothing, typed_total, typed_unknown,
};

fn plain(w: &Wording, key: &str) -> PrivateText {
    PrivateText(w.say(key, &[]))
}

fn number(w: &Wording, key: &str, name: &str, value: u64) -> PrivateText {
    // Numbers as text: a fault's number is not grouped or rounded.
    PrivateText(w.say(key, &[(name, Arg::Text(&value.to_string()))]))
}

/// The rules did not accept an answer; `offer` is what was picked, if one thing was.
pub fn refusal(w: &Wording, refusal: Refusal, offer: Option<Offer>) -> PrivateText {
    match refusal {
        Refusal::NoSuchSeat => plain(w, "refusal-no-such-seat"),
        Refusal::NothingAsked => plain(w, "refusal-nothing-asked"),
        Refusal::Stale => plain(w, "refusal-stale"),
        Refusal::Over => plain(w, "refusal-over"),
        Refusal::WrongShape => plain(w, "refusal-wrong-shape"),
        Refusal::NotOffered => not_offered(w, offer),
        Refusal::Twice => plain(w, "refusal-twice"),
        Refusal::WrongCount { wanted } => {
            PrivateText(w.say("refusal-wrong-count", &[("wanted", wanted.into())]))
        }
        Refusal::NotEnough(c) => PrivateText(w.say("refusal-not-enough", &[("colour", c.into())])),
        Refusal::NothingToTakeBack => plain(w, "refusal-nothing-to-take-back"),
    }
}

fn not_offered(w: &Wording, offer: Option<Offer>) -> PrivateText {
    match offer {
        Some(Offer::Bid(Bid::Gem(c))) => {
            PrivateText(w.say("refusal-no-gem", &[("colour", c.into())]))
        }
        Some(Offer::Bid(Bid::Attack)) => plain(w, "refusal-no-attack"),
        Some(Offer::Bid(Bid::Diamond)) => plain(w, "refusal-no-diamond"),
        Some(Offer::Play(_) | Offer::Discard(_)) => plain(w, "refusal-card"),
        Some(Offer::Place { .. } | Offer::Replace(_) | Offer::TuckUnder(_)) => {
            plain(w, "refusal-place")
        }
        Some(Offer::Show(_)) => plain(w, "refusal-show"),
        Some(Offer::Fight(_)) => plain(w, "refusal-fight"),
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
            | Offer::Keep
            | Offer::DiamondAt(_)
            | Offer::DomainReward(_)
            | Offer::UseCombatCard
            | Offer::Monster(_)
            | Offer::CriminalRow(_)
            | Offer::Judgement(_)
            | Offer::Obey { .. },
        )
        | None => plain(w, "refusal-not-offered"),
    }
}

/// So many presses of this person wait that this one was not done.
pub fn one_after_the_other(w: &Wording) -> PrivateText {
    plain(w, "press-crowded")
}

/// What was sent is nothing that can be asked for.
pub fn unreadable(w: &Wording) -> PrivateText {
    plain(w, "press-unreadable")
}

/// A command without one of its parts.
pub fn no_such_command(w: &Wording) -> PrivateText {
    plain(w, "command-unknown")
}

/// There is no such game.
pub fn no_such_game(w: &Wording) -> PrivateText {
    plain(w, "reject-no-such-game")
}

/// The person has no seat in this game.
pub fn not_seated(w: &Wording) -> PrivateText {
    plain(w, "reject-not-seated")
}

/// The game has not started.
pub fn not_started(w: &Wording) -> PrivateText {
    plain(w, "reject-not-started")
}

/// The game has started.
pub fn already_started(w: &Wording) -> PrivateText {
    plain(w, "reject-already-started")
}

/// The lobby was closed.
pub fn closed(w: &Wording) -> PrivateText {
    plain(w, "reject-closed")
}

/// The lobby was not started in time.
pub fn expired(w: &Wording) -> PrivateText {
    plain(w, "reject-expired")
}

/// The game was closed before its end.
pub fn abandoned(w: &Wording) -> PrivateText {
    plain(w, "reject-abandoned")
}

/// All seats are taken.
pub fn full(w: &Wording, seats: u8) -> PrivateText {
    number(w, "reject-full", "seats", u64::from(seats))
}

/// The person has joined already.
pub fn already_joined(w: &Wording) -> PrivateText {
    plain(w, "reject-already-joined")
}

/// More players are needed.
pub fn too_few(w: &Wording, needed: u8) -> PrivateText {
    number(w, "reject-too-few", "needed", u64::from(needed))
}

/// Only somebody who has joined can do this.
pub fn not_joined(w: &Wording) -> PrivateText {
    plain(w, "reject-not-joined")
}

/// The stored game cannot be read.
pub fn frozen(w: &Wording, fault: u64) -> PrivateText {
    number(w, "reject-frozen", "number", fault)
}

/// A button or menu that the bot cannot read: forged, cut short or of an older version.
pub fn unknown_button(w: &Wording) -> PrivateText {
    plain(w, "press-unknown")
}

/// A button of a game that is kept in another database, for instance from before the bot was set up anew.
pub fn button_of_another_database(w: &Wording) -> PrivateText {
    plain(w, "press-elsewhere")
}

/// The person asked for a hand where there is no game of theirs.
pub fn no_game_here(w: &Wording) -> PrivateText {
    plain(w, "where-no-game")
}

/// Somebody looked up a card that there is not.
pub fn no_such_card(w: &Wording) -> PrivateText {
    plain(w, "where-no-card")
}

/// Somebody asked for the table where there is none.
pub fn no_table_here(w: &Wording) -> PrivateText {
    plain(w, "where-no-table")
}

/// A table cannot be opened in a direct message.
pub fn not_in_direct_messages(w: &Wording) -> PrivateText {
    plain(w, "where-not-direct")
}

/// A table cannot be opened in a thread.
pub fn not_in_a_thread(w: &Wording) -> PrivateText {
    plain(w, "where-not-thread")
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
    pub fn name(self, w: &Wording) -> String {
        let key = match self {
            Needed::ViewChannel => "permission-view-channel",
            Needed::SendMessages => "permission-send-messages",
            Needed::SendInThreads => "permission-send-in-threads",
            Needed::CreateThreads => "permission-create-threads",
            Needed::AttachFiles => "permission-attach-files",
            Needed::ReadHistory => "permission-read-history",
        };
        w.say(key, &[])
    }
}

fn listed(w: &Wording, missing: &[Needed]) -> Thing {
    let names = missing.iter().map(|needed| Thing::Said(needed.name(w)));
    Thing::list(names, Joined::And)
}

/// The bot may not do everything it needs to here.
pub fn permissions_missing(w: &Wording, missing: &[Needed]) -> PrivateText {
    let missing = listed(w, missing);
    PrivateText(w.say("where-permissions", &[("names", missing.into())]))
}

/// What the bot lacks to post in a channel, above an answer that only one person sees.
pub fn muted(w: &Wording, missing: &[Needed]) -> PrivateText {
    let key = match missing {
        [Needed::AttachFiles] => "where-pictureless",
        _ => "where-muted",
    };
    let args = [
        ("names", listed(w, missing).into()),
        ("count", missing.len().into()),
    ];
    PrivateText(w.say(key, &args))
}

/// What is told when it is not known whether a press arrived; nothing was done.
pub fn press_again(w: &Wording) -> PrivateText {
    PrivateText(w.say("press-again", &[]))
}

/// What is told instead of an answer that a restart came in between of.
pub fn restarted(w: &Wording) -> PrivateText {
    PrivateText(w.say("restarted", &[]))
}

/// Something broke; the operator finds it under this number.
pub fn fault(w: &Wording, fault: u64) -> PrivateText {
    number(w, "fault", "number", fault)
}

/// Something broke before it had a number.
pub fn broke(w: &Wording) -> PrivateText {
    plain(w, "broke")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::{CardId, Colour};
    use crate::rules::{HowMany, Payment, Slot};
    use crate::wording::english;
    use crate::wording::rules::Page;

    #[test]
    fn every_refusal_says_something() {
        let w = &english();
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
                assert!(!refusal(w, r, offer).0.is_empty());
                let behind = rule_behind(r, offer);
                // The button beside it opens the legend.
                assert!(behind != Some(Page::Icons), "{r:?} {offer:?}");
            }
        }
        let bid = Some(Offer::Bid(Bid::Attack));
        assert_eq!(rule_behind(Refusal::NotOffered, bid), Some(Page::Auction));
        assert_eq!(rule_behind(Refusal::Stale, bid), None);
        let others = [
            no_such_game(w),
            not_seated(w),
            not_started(w),
            already_started(w),
            closed(w),
            expired(w),
            full(w, 4),
            already_joined(w),
            too_few(w, 2),
            not_joined(w),
            frozen(w, 12),
            unknown_button(w),
            button_of_another_database(w),
            no_game_here(w),
            no_table_here(w),
            no_such_card(w),
            not_in_direct_messages(w),
            not_in_a_thread(w),
            permissions_missing(w, &Needed::ALL),
            muted(w, &[Needed::SendInThreads]),
            no_bid(w, NoBid::Gem(Colour::Red)),
            no_bid(w, NoBid::Card(Colour::Red)),
            no_bid(w, NoBid::Attack),
            no_bid(w, NoBid::Target),
            restarted(w),
            press_again(w),
            fault(w, 1_234_567),
            broke(w),
        ];
        for text in others {
            assert!(text.0.ends_with(['.', ')']), "{}", text.0);
            assert!(text.0.chars().count() < 200, "{}", text.0);
        }
        assert!(fault(w, 1_234_567).0.contains("1234567"));
        let two = muted(w, &[Needed::SendInThreads, Needed::AttachFiles]).0;
        assert!(two.contains("Send Messages in Threads and Attach Files are missing."));
        let words = muted(w, &[Needed::AttachFiles]).0;
        assert!(words.contains("without pictures: Attach Files is missing."));
        assert_eq!(no_bid(w, NoBid::Gem(Colour::Red)).0, "You have no red gem.");
    }
}
