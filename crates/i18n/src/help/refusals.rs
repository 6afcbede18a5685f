//! Refusals: why something was not done, and what to do instead, in one short, kind sentence each.

use crate::prelude::*;
use strum::{EnumCount, VariantArray};
use viceroy_rules::Refusal;
use viceroy_rules::cards::listed;

pub mod absence;
mod rule;
mod typed;

pub use rule::{Refused, rule_behind};
pub use typed::{NoBid, no_bid, no_game_called, not_asked, typed_no_count, typed_unknown};

pub fn refusal(w: &Wording, refusal: Refusal, offer: Option<Offer>) -> PrivateText {
    match refusal {
        Refusal::NoSuchSeat => w.private(text!(refusal_no_such_seat)),
        Refusal::NothingAsked => w.private(text!(refusal_nothing_asked)),
        Refusal::Stale => w.private(text!(refusal_stale)),
        Refusal::Over => w.private(text!(refusal_over)),
        Refusal::WrongShape => w.private(text!(refusal_wrong_shape)),
        Refusal::NotOffered => not_offered(w, offer),
        Refusal::Twice => w.private(text!(refusal_twice)),
        Refusal::WrongCount { wanted } => w.private(text!(refusal_wrong_count, wanted)),
        Refusal::NotEnough(c) => w.private(text!(refusal_not_enough, colour = c)),
        Refusal::NothingToTakeBack => w.private(text!(refusal_nothing_to_take_back)),
    }
}

fn not_offered(w: &Wording, offer: Option<Offer>) -> PrivateText {
    match offer {
        Some(Offer::Bid(Bid::Gem(c))) => w.private(text!(refusal_no_gem, colour = c)),
        Some(Offer::Bid(Bid::Attack)) => w.private(text!(refusal_no_attack)),
        Some(Offer::Bid(Bid::Diamond)) => w.private(text!(refusal_no_diamond)),
        Some(Offer::Play(_) | Offer::Discard(_)) => w.private(text!(refusal_card)),
        Some(Offer::Place { .. } | Offer::Replace(_) | Offer::TuckUnder(_)) => {
            w.private(text!(refusal_place))
        }
        Some(Offer::Show(_)) => w.private(text!(refusal_show)),
        Some(Offer::Fight(_)) => w.private(text!(refusal_fight)),
        _ => w.private(text!(refusal_not_offered)),
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::EnumCount, strum::VariantArray)]
pub enum Needed {
    ViewChannel,
    SendMessages,
    SendInThreads,
    CreateThreads,
    AttachFiles,
    /// To find the bot's own posts again.
    ReadHistory,
}

impl Needed {
    pub const ALL: [Needed; Needed::COUNT] = listed(Needed::VARIANTS);

    /// The permission's name in Discord's server settings.
    pub fn name(self, w: &Wording) -> String {
        match self {
            Needed::ViewChannel => w.say(text!(permission_view_channel)),
            Needed::SendMessages => w.say(text!(permission_send_messages)),
            Needed::SendInThreads => w.say(text!(permission_send_in_threads)),
            Needed::CreateThreads => w.say(text!(permission_create_threads)),
            Needed::AttachFiles => w.say(text!(permission_attach_files)),
            Needed::ReadHistory => w.say(text!(permission_read_history)),
        }
    }
}

fn joined(w: &Wording, missing: &[Needed]) -> Term {
    let names = missing.iter().map(|needed| Term::Said(needed.name(w)));
    Term::list(names, Joined::And)
}

pub fn permissions_missing(w: &Wording, missing: &[Needed]) -> PrivateText {
    let missing = joined(w, missing);
    w.private(text!(where_permissions, names = missing))
}

pub fn muted(w: &Wording, missing: &[Needed]) -> PrivateText {
    let (names, count) = (joined(w, missing), missing.len());
    match missing {
        [Needed::AttachFiles] => w.private(text!(where_pictureless, names)),
        _ => w.private(text!(where_muted, names, count)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Page;

    #[test]
    fn a_refusal_knows_the_rule_behind_it() {
        let bid = Some(Offer::Bid(Bid::Attack));
        assert_eq!(rule_behind(Refusal::NotOffered, bid), Some(Page::Auction));
        assert_eq!(rule_behind(Refusal::Stale, bid), None);
    }
}
