//! Auctions with two-coloured auction cards (R-TD-02, R-TD-03).

use crate::prelude::*;
use crate::stories::{Story, pass_gems, story, tip_gone};

/// Card 11 at the base of blue and red, 12 of green and yellow.
fn two(seats: usize) -> Story {
    let mut two = story(seats, 0);
    two.base = [Some(11), Some(12), None, None];
    two.row = Row::Two([[0, 1], [2, 3]]);
    two
}

fn bid(auction: i64, seat: usize, bid: &str, at: usize) -> Value {
    json!({"what": "bid", "auction": auction, "seat": seat, "bid": bid, "auction_card": at})
}

fn passes(auction: i64, seat: usize) -> Value {
    json!({"what": "bid", "auction": auction, "seat": seat, "bid": "pass"})
}

fn won(auction: i64, seat: usize, card: i64, at: usize, place: &str) -> Value {
    json!({"what": "won", "auction": auction, "seat": seat, "card": card, "auction_card": at,
        "place": place, "by": "gem"})
}

fn claim(seat: usize, at: usize, claim: &str) -> Value {
    json!({"what": "claim", "auction": 1, "seat": seat, "auction_card": at, "claim": claim})
}

#[test]
fn r_td_02_either_gem_of_a_card_is_for_that_card() {
    for gem in ["green", "yellow"] {
        let told = vec![
            bid(1, 0, "red", 0),
            bid(1, 1, gem, 1),
            won(1, 0, 11, 0, "base"),
            won(1, 1, 12, 1, "base"),
        ];
        two(2).tell(told).keeps_the_rules();
    }
    let foreign = vec![bid(1, 0, "green", 0), won(1, 0, 11, 0, "base")];
    two(1).tell(foreign).breaks("R-TD-02");
}

#[test]
fn r_td_02_other_gems_on_one_card_are_in_each_others_way() {
    let clash = vec![bid(1, 0, "red", 0), bid(1, 1, "blue", 0)];
    let taken = vec![won(1, 0, 11, 0, "base")];
    two(2).tell(clash.clone()).tell(taken).breaks("R-AUC-05");
    let on = vec![passes(2, 0), passes(2, 1), pass_gems(0), pass_gems(1)];
    two(2).tell(clash).tell(on).keeps_the_rules();
}

#[test]
fn r_td_02_two_on_two_cards_claim_them() {
    let bids = vec![bid(1, 0, "red", 0), bid(1, 1, "blue", 0)];
    let claims = vec![claim(0, 0, "base"), claim(1, 0, "tip")];
    let won = vec![won(1, 0, 11, 0, "base"), won(1, 1, 22, 0, "tip")];
    let start = || two(2).tip(0, 22).tell(bids.clone());
    start().tell(claims.clone()).tell(won.clone()).keeps_the_rules();
    start().tell(won).breaks("R-AUC-06");
    let elsewhere = vec![claim(0, 1, "base")];
    start().tell(elsewhere).breaks("R-AUC-06");
}

#[test]
fn r_td_03_alone_the_first_auction_settles_it() {
    let told = vec![bid(1, 0, "yellow", 1), won(1, 0, 22, 1, "tip")];
    two(1).tip(1, 22).tell(told).keeps_the_rules();
    let again = vec![
        bid(1, 0, "yellow", 1),
        won(1, 0, 12, 1, "base"),
        bid(2, 0, "yellow", 1),
        won(2, 0, 22, 1, "tip"),
    ];
    two(1).tip(1, 22).tell(again).breaks("R-AUC-16");
    let passed = vec![passes(1, 0), pass_gems(0), tip_gone(22)];
    two(1).tip(1, 22).tell(passed).keeps_the_rules();
}
