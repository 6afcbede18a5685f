//! Effects on auction cards and bids (RULES section 4).

use super::combat_card;
use crate::fact::WonBy;
use crate::pieces::OfferedCards;
use crate::prelude::*;

pub(crate) fn all_cards(open: &Open) -> impl Iterator<Item = Offer> {
    let row = open.auction.iter();
    row.flat_map(|(at, offered)| offers(at, offered))
}

pub(crate) fn cards_at(open: &Open, at: AuctionCard) -> impl Iterator<Item = Offer> {
    offers(at, open.auction.at(at))
}

fn offers(at: AuctionCard, offered: OfferedCards) -> impl Iterator<Item = Offer> {
    let cards = offered.cards();
    cards.map(move |(place, _)| Offer::Offered { at, place })
}

/// R-AUC-11.
pub(crate) fn take(
    play: &mut EngineCtx<'_>,
    seat: Seat,
    at: AuctionCard,
    place: AuctionPlace,
    by: WonBy,
) {
    let Some(card) = play.table().open.auction.at(at).get(place) else {
        return;
    };
    let auction = match play.table().open.phase {
        Phase::Auction(n) => n,
        _ => 0,
    };
    play.happen(OpenFact::Won { seat, auction, card, at, place, by });
    play.screen(seat, ScreenFact::CardIn(card));
    rewards::card_taken(play, seat, card);
}

/// R-VIR-04..07.
pub(crate) fn discard_for_rival(
    play: &mut EngineCtx<'_>,
    rival: Rival,
    at: AuctionCard,
    place: AuctionPlace,
) {
    if let Some(card) = play.table().open.auction.at(at).get(place) {
        play.happen(OpenFact::RivalTook { rival, at, place, card });
    }
}

pub(crate) fn contest(play: &mut EngineCtx<'_>, at: AuctionCard) {
    let open = &play.table().open;
    let cards = open.auction.at(at).cards();
    let contested = OpenFact::Contested {
        at,
        bidders: open.bidders(at),
        rivals: open.rivals_on(at),
        cards: cards.map(|(_, card)| card).collect(),
    };
    play.happen(contested);
}

/// R-AUC-08.
pub(crate) fn pay_bid(play: &mut EngineCtx<'_>, seat: Seat, colour: Colour) {
    let gems = Gems::only(colour, 1);
    play.screen(seat, ScreenFact::GemsOut(gems));
    play.happen(OpenFact::GemsPaid { seat, gems, why: GemsFor::Bid });
}

/// R-SET-07, R-AUC-16, and a monster with each reveal (R-INV-03).
pub(crate) fn reveal(play: &mut EngineCtx<'_>) {
    if play.table().decks.top(DeckKind::Large).is_none() {
        return;
    }
    for at in play.table().open.auction.in_order() {
        if let Some(card) = play.table().decks.top(DeckKind::Large) {
            play.happen(DeckFact::TopOff(DeckKind::Large));
            play.happen(OpenFact::Revealed { at, card });
        }
    }
    combat_card::appear(play);
}

/// Bids that won no card (R-INV-04).
pub(crate) fn lost_bids(open: &Open) -> SmallVec<[(Seat, Currency); 4]> {
    let bids = open.bids.iter();
    // Whoever took a card is no longer in the auction.
    let lost = bids.filter(|(seat, _)| open.still_in.contains(*seat));
    let stones = lost.filter_map(|(seat, bid)| match bid {
        Some(Bid::Gem(colour)) => Some((seat, Currency::of_gems(Gems::only(*colour, 1)))),
        Some(Bid::Diamond) => Some((seat, Currency::of_diamonds(1))),
        Some(Bid::Attack | Bid::Pass) | None => None,
    });
    stones.collect()
}
