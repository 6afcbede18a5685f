//! Labels for bidding a diamond (R-TD-07).

use super::Label;
use crate::prelude::*;

pub(super) fn at(w: &Wording, view: &SeatView, question: &Question, at: AuctionCard) -> Label {
    let cards = view.table.open.auction.at(at).cards();
    let cards = cards.map(|(_, c)| Term::card(view.table.ruleset.catalogue, c));
    let cards = Term::list(cards, Joined::Commas);
    Label::of(match question.topic {
        // Distinguishes it from a claim.
        Topic::Claim => w.say(text!(offer_diamond_anew, colour = at, cards)),
        _ => w.say(text!(offer_bid_gem, colour = at, cards)),
    })
}

pub(super) fn stays(w: &Wording, question: &Question) -> Label {
    let nowhere = Term::Section(SectionColour::None);
    let at = question.auction_card.map_or(nowhere, Term::AuctionCard);
    Label::of(w.say(text!(offer_diamond_stays, colour = at)))
}
