//! RULES section 4: the order of an auction, passes, and what nobody has to show.

use viceroy::cards::Gems;
use viceroy::rules::{AuctionPlace, Claim, Offer, OpenFact, Phase, Refusal, Token, Topic};

use crate::story::*;

#[test]
fn r_auc_10_after_the_third_auction_who_has_no_card_has_passed() {
    let mut s = Layout::four().third_auction();
    s.bid(ANNA, Blue)
        .bid(BEN, Blue)
        .bid(CLARA, Green)
        .bid(DAVID, Yellow);
    assert_eq!(s.asked(ANNA), Some(Topic::PassGems));
    let passed: Vec<_> = s
        .told
        .iter()
        .filter(|f| matches!(f, OpenFact::Passed { .. }))
        .collect();
    assert_eq!(passed.len(), 2);
}

#[test]
fn r_auc_14_a_pass_takes_three_gems_and_one_for_each_science_token() {
    let mut s = Layout::four().tokens(ANNA, 1, Token::Science, 4).auction();
    s.bid_pass(ANNA)
        .bid(BEN, Red)
        .bid(CLARA, Green)
        .bid(DAVID, Yellow);
    assert_eq!(
        s.answer(ANNA, &viceroy::rules::Answer::Gems(gems(3, 2, 1, 0))),
        Err(Refusal::WrongCount {
            wanted: viceroy::rules::HowMany::exactly(7)
        })
    );
    s.take(ANNA, gems(3, 2, 1, 1));
    assert_eq!(s.screen(ANNA).gems, gems(5, 4, 2, 2));
}

#[test]
fn r_auc_14_too_few_gems_are_all_taken_and_none_is_nothing() {
    let mut s = Layout::four().reserve(gems(0, 0, 0, 1)).auction();
    s.bid_pass(ANNA)
        .bid_pass(BEN)
        .bid_pass(CLARA)
        .bid_pass(DAVID);
    assert_eq!(
        s.screen(ANNA).gems,
        gems(2, 2, 1, 2),
        "Anna has the lowest card"
    );
    assert_eq!(s.screen(BEN).gems, gems(2, 2, 1, 1));
    assert_eq!(s.reserve(), Gems::NONE);
}

#[test]
fn r_auc_14_passers_act_in_order_when_the_reserve_is_short() {
    let mut s = Layout::four().reserve(gems(2, 2, 2, 2)).auction();
    s.bid_pass(DAVID)
        .bid_pass(CLARA)
        .bid(BEN, Red)
        .bid(ANNA, Blue);
    assert_eq!(s.asked(CLARA), Some(Topic::PassGems));
    assert_eq!(s.asked(DAVID), None);
}

#[test]
fn r_auc_14_passers_act_side_by_side_when_the_reserve_covers_everybody() {
    let mut s = Layout::four().auction();
    s.bid_pass(DAVID)
        .bid_pass(CLARA)
        .bid(BEN, Red)
        .bid(ANNA, Blue);
    assert_eq!(s.asked(CLARA), Some(Topic::PassGems));
    assert_eq!(s.asked(DAVID), Some(Topic::PassGems));
    s.take(DAVID, gems(3, 0, 0, 0))
        .take(CLARA, gems(3, 0, 0, 0));
}

#[test]
fn r_auc_13_attack_tokens_then_gem_bids_then_passes() {
    // Nothing is in the reserve until Clara's and David's gems come there; they get no card for them.
    let mut s = Layout::four().reserve(Gems::NONE).attack(ANNA, 1).auction();
    s.bid_attack(ANNA)
        .bid_pass(BEN)
        .bid(CLARA, Blue)
        .bid(DAVID, Blue);
    assert_eq!(s.asked(ANNA), Some(Topic::AttackTarget));
    assert_eq!(s.reserve(), Gems::NONE);
    s.pick(
        ANNA,
        Offer::AuctionCard {
            colour: Red,
            place: AuctionPlace::Base,
        },
    );
    assert_eq!(
        s.screen(BEN).gems,
        gems(4, 2, 1, 1),
        "the gems that were bid are there when Ben takes his"
    );
    let told = |wanted: fn(&OpenFact) -> bool| s.told.iter().position(wanted).unwrap();
    let won = told(|f| matches!(f, OpenFact::Won { .. }));
    let paid = told(|f| matches!(f, OpenFact::GemsPaid { .. }));
    let passed = told(|f| matches!(f, OpenFact::Passed { .. }));
    assert!(won < paid && paid < passed);
}

#[test]
fn r_auc_15_who_passed_is_out_and_cannot_pass_twice_in_a_turn() {
    let mut s = Layout::four().auction();
    s.bid_pass(ANNA)
        .bid(BEN, Blue)
        .bid(CLARA, Blue)
        .bid(DAVID, Yellow)
        .take(ANNA, gems(0, 0, 3, 0));
    for auction in [2, 3] {
        assert_eq!(s.phase(), Phase::Auction(auction));
        assert!(!s.still_in(ANNA));
        assert_eq!(s.asked(ANNA), None);
        s.bid(BEN, Red).bid(CLARA, Red);
    }
    let passed = s.told.iter().filter_map(|f| match f {
        OpenFact::Passed { seat } => Some(*seat),
        _ => None,
    });
    assert_eq!(passed.collect::<Vec<_>>(), [ANNA, BEN, CLARA]);
    assert_eq!(s.screen(ANNA).gems, gems(2, 2, 4, 1));
}

#[test]
fn r_auc_17_nothing_that_was_said_binds() {
    let mut s = Layout::four().both(Blue, 31, 32).auction();
    s.bid(ANNA, Red);
    s.game.reconsider(ANNA).unwrap();
    s.bid(ANNA, Blue)
        .bid(BEN, Blue)
        .bid(CLARA, Green)
        .bid(DAVID, Yellow);
    s.pick(ANNA, Offer::Claim(Claim::Tip));
    s.pick(BEN, Offer::Claim(Claim::Tip));
    s.pick(ANNA, Offer::Claim(Claim::Base));
    assert!(s.holds(ANNA, 31) && s.holds(BEN, 32));
}

#[test]
fn r_auc_17_nothing_behind_a_screen_is_shown_and_nothing_is_traded() {
    let here = Layout::four().hand(BEN, &[11]).attack(BEN, 1).auction();
    let other = Layout::four()
        .gems(BEN, gems(5, 0, 5, 0))
        .hand(BEN, &[12])
        .attack(BEN, 3)
        .auction();
    let seen = |s: &Story| format!("{:?}", s.game.seat_view(ANNA).unwrap());
    assert_eq!(seen(&here), seen(&other));
    // What can be answered is a bid, and nothing that goes to another player.
    let bids = here.offers(ANNA);
    assert!(bids.iter().all(|o| matches!(o, Offer::Bid(_))));
}
