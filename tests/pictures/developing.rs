//! During development, a player's picture shows the next auction's cards.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use viceroy::cards::AuctionCard;
use viceroy::rules::{AuctionRow, DeckKind, Open, Phase, Reality};

use crate::prelude::*;

const NEXT: [u8; 2] = [22, 51];

/// A base at blue, a tip at yellow and an empty large deck: one more turn.
fn developing(hand: &[u8]) -> SeatView {
    let mut view = seat_view(hand.iter().copied());
    let open = open(&mut view);
    open.turn = 11;
    open.phase = Phase::Development(2);
    open.auction = AuctionRow::laid(Colour::ALL.map(AuctionCard::of));
    let at = |colour: Colour| AuctionCard::of(colour);
    open.auction.at_mut(at(Colour::Blue)).unwrap().base = Some(CardId(NEXT[0]));
    open.auction.at_mut(at(Colour::Yellow)).unwrap().tip = Some(CardId(NEXT[1]));
    view.table.decks[DeckKind::Large] = 0;
    view
}

fn open(view: &mut SeatView) -> &mut Open {
    Arc::make_mut(&mut view.table.open)
}

fn own(view: &SeatView) -> (Scene, String) {
    let picture = pictures::own(&english(), view, pictures::PictureRoom::USUAL);
    (picture.scene, picture.alt.0)
}

/// How many of the cards are drawn, and whether the alt text names them.
fn shown((scene, alt): &(Scene, String)) -> (usize, bool) {
    let seen = |card: &&u8| {
        let lies = |look: &Look| matches!(look, Look::Card(look) if look.card == CardId(**card));
        scene.elements.iter().any(|element| lies(&element.look))
    };
    (NEXT.iter().filter(seen).count(), alt.contains("The next auction:"))
}

#[test]
fn what_is_offered_next_is_seen_and_told_while_people_develop() {
    for hand in [&[32, 65, 83][..], &[]] {
        let picture = own(&developing(hand));
        assert_eq!(shown(&picture), (2, true));
        let told = ["The next auction: Blue: Highwayman (22) at the base.", "(51) at the tip."];
        assert!(told.iter().all(|told| picture.1.contains(told)), "{}", picture.1);
    }
}

#[test]
fn where_no_auction_follows_or_one_goes_on_it_is_not() {
    let mut bids = developing(&[32, 65, 83]);
    open(&mut bids).phase = Phase::Auction(2);
    // A card moved to a tip in the last turn is never offered.
    let mut last = developing(&[32, 65, 83]);
    let blue = AuctionCard::of(Colour::Blue);
    open(&mut last).auction.at_mut(blue).unwrap().base = None;
    let mut would_be = developing(&[32, 65, 83]);
    would_be.table.reality = Reality::Imagined;
    for view in [bids, last, would_be] {
        assert_eq!(shown(&own(&view)), (0, false));
    }
}

#[test]
fn what_others_pay_changes_nothing_in_it() {
    let before = developing(&[32, 65, 83]);
    let mut after = before.clone();
    open(&mut after).reserve = Gems::each(9);
    open(&mut after).phase = Phase::Development(3);
    assert_eq!(own(&before), own(&after));
}
