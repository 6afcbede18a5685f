//! RULES section 4.

use viceroy::cards::CardId;
use viceroy::rules::{AuctionPlace, Bid, Claim, DeckKind, Offer, OpenFact, Phase, Topic};

use crate::story::*;

fn card(colour: viceroy::cards::Colour, place: AuctionPlace) -> Offer {
    Offer::AuctionCard { colour, place }
}

#[test]
fn r_auc_01_bids_are_secret_and_shown_at_once() {
    let mut s = Layout::four().auction();
    s.bid(ANNA, Blue).bid(BEN, Red).bid(CLARA, Green);
    assert!(s.told.iter().all(|f| matches!(f, OpenFact::Answered(_))));
    let ben = s.game.seat_view(BEN).unwrap();
    assert!(ben.table.open.bids.iter().all(|(_, b)| b.is_none()));
    s.bid(DAVID, Yellow);
    assert!(matches!(s.told[4], OpenFact::BidsShown(_)));
}

#[test]
fn r_auc_02_only_what_one_has_can_be_bid_and_only_where_a_card_lies() {
    let s = Layout::of(2)
        .base(Blue, 21)
        .base(Red, 22)
        .gems(ANNA, gems(1, 0, 1, 0))
        .gems(BEN, gems(0, 1, 0, 0))
        .attack(BEN, 1)
        .auction();
    assert_eq!(
        s.offers(ANNA),
        [Offer::Bid(Bid::Gem(Blue)), Offer::Bid(Bid::Pass)]
    );
    assert_eq!(
        s.offers(BEN),
        [
            Offer::Bid(Bid::Gem(Red)),
            Offer::Bid(Bid::Attack),
            Offer::Bid(Bid::Pass)
        ]
    );
}

#[test]
fn r_auc_02_who_can_bid_nothing_passes_together_with_the_last_who_has_to_answer() {
    let mut s = Layout::of(3)
        .base(Blue, 21)
        .gems(ANNA, gems(1, 0, 0, 0))
        .gems(BEN, gems(1, 0, 0, 0))
        .auction();
    s.bid(ANNA, Blue);
    let awaiting: Vec<_> = s
        .game
        .table_view()
        .awaiting
        .iter()
        .map(|a| a.seat)
        .collect();
    assert_eq!(
        awaiting,
        [BEN, CLARA],
        "no missing pause tells that Clara has nothing"
    );
    s.bid_pass(BEN);
    let shown = s.told.iter().find_map(|f| match f {
        OpenFact::BidsShown(bids) => Some(bids[CLARA]),
        _ => None,
    });
    assert_eq!(shown, Some(Some(Bid::Pass)));
}

#[test]
fn r_auc_03_the_only_bidder_on_one_card_takes_it() {
    let mut s = Layout::four().auction();
    s.bid(ANNA, Blue)
        .bid(BEN, Red)
        .bid(CLARA, Green)
        .bid(DAVID, Yellow);
    for (seat, won) in [(ANNA, 21), (BEN, 22), (CLARA, 23), (DAVID, 24)] {
        assert!(s.holds(seat, won));
    }
    assert_eq!(s.phase(), Phase::Development(1));
}

#[test]
fn r_auc_04_the_only_bidder_on_two_cards_chooses() {
    let mut s = Layout::four().both(Blue, 31, 32).auction();
    s.bid(ANNA, Blue)
        .bid(BEN, Red)
        .bid(CLARA, Green)
        .bid(DAVID, Yellow);
    assert_eq!(s.asked(ANNA), Some(Topic::TakeCard));
    s.pick(ANNA, card(Blue, AuctionPlace::Tip));
    assert!(s.holds(ANNA, 32) && !s.holds(ANNA, 31));
}

#[test]
fn r_auc_05_two_bidders_on_one_card_take_nothing_and_go_on() {
    let mut s = Layout::four().auction();
    s.bid(ANNA, Blue)
        .bid(BEN, Blue)
        .bid(CLARA, Green)
        .bid(DAVID, Yellow);
    assert!(!s.holds(ANNA, 21) && !s.holds(BEN, 21));
    assert_eq!(s.phase(), Phase::Auction(2));
    assert!(s.still_in(ANNA) && s.still_in(BEN));
    assert!(!s.still_in(CLARA) && !s.still_in(DAVID), "R-AUC-09");
}

fn claims() -> Story {
    let mut s = Layout::four().both(Blue, 31, 32).auction();
    s.bid(ANNA, Blue)
        .bid(BEN, Blue)
        .bid(CLARA, Green)
        .bid(DAVID, Yellow);
    assert_eq!(s.asked(ANNA), Some(Topic::Claim));
    assert_eq!(s.asked(BEN), Some(Topic::Claim));
    s
}

#[test]
fn r_auc_06_compatible_claims_take_both_cards() {
    for (anna, ben, annas, bens) in [
        (Claim::Base, Claim::Tip, 31, 32),
        (Claim::Tip, Claim::Either, 32, 31),
        (Claim::Either, Claim::Tip, 31, 32),
        (Claim::Either, Claim::Base, 32, 31),
    ] {
        let mut s = claims();
        s.pick(ANNA, Offer::Claim(anna))
            .pick(BEN, Offer::Claim(ben));
        assert!(
            s.holds(ANNA, annas) && s.holds(BEN, bens),
            "{anna:?} {ben:?}"
        );
    }
}

#[test]
fn r_auc_06_two_eithers_give_the_tip_to_the_first_in_order() {
    let mut s = claims();
    s.pick(BEN, Offer::Claim(Claim::Either))
        .pick(ANNA, Offer::Claim(Claim::Either));
    assert!(
        s.holds(ANNA, 32) && s.holds(BEN, 31),
        "Anna has card 1, Ben card 2"
    );
}

#[test]
fn r_auc_06_conflicting_claims_may_be_changed() {
    let mut s = claims();
    s.pick(ANNA, Offer::Claim(Claim::Tip))
        .pick(BEN, Offer::Claim(Claim::Tip));
    assert_eq!(s.asked(ANNA), Some(Topic::Claim));
    assert!(s.offers(ANNA).contains(&Offer::Insist));
    assert!(!s.offers(ANNA).contains(&Offer::Claim(Claim::Tip)));
    let bens = s.question(BEN);
    s.pick(ANNA, Offer::Insist)
        .pick(BEN, Offer::Claim(Claim::Base));
    assert!(s.holds(ANNA, 32) && s.holds(BEN, 31));
    assert!(s.asked(BEN) != Some(Topic::Claim), "{bens:?} is settled");
}

#[test]
fn r_auc_06_who_gives_way_first_settles_it_for_both() {
    let mut s = claims();
    s.pick(ANNA, Offer::Claim(Claim::Base))
        .pick(BEN, Offer::Claim(Claim::Base));
    s.pick(ANNA, Offer::Claim(Claim::Either));
    assert!(s.holds(ANNA, 32) && s.holds(BEN, 31));
}

#[test]
fn r_auc_06_both_insisting_take_neither_and_go_on() {
    let mut s = claims();
    s.pick(ANNA, Offer::Claim(Claim::Tip))
        .pick(BEN, Offer::Claim(Claim::Tip))
        .pick(ANNA, Offer::Insist)
        .pick(BEN, Offer::Insist);
    assert!(!s.holds(ANNA, 32) && !s.holds(BEN, 32));
    assert_eq!(s.phase(), Phase::Auction(2));
    assert!(s.still_in(ANNA) && s.still_in(BEN));
}

#[test]
fn r_auc_07_three_bidders_on_two_cards_take_nothing() {
    let mut s = Layout::four().both(Blue, 31, 32).auction();
    s.bid(ANNA, Blue)
        .bid(BEN, Blue)
        .bid(CLARA, Blue)
        .bid(DAVID, Yellow);
    assert_eq!(s.phase(), Phase::Auction(2));
    assert!([ANNA, BEN, CLARA].into_iter().all(|x| s.still_in(x)));
}

#[test]
fn r_auc_08_every_gem_bid_goes_to_the_reserve() {
    let mut s = Layout::four().auction();
    s.bid(ANNA, Blue)
        .bid(BEN, Blue)
        .bid(CLARA, Green)
        .bid(DAVID, Yellow);
    assert_eq!(s.reserve(), gems(10, 8, 9, 9));
    assert_eq!(s.screen(ANNA).gems, gems(1, 2, 1, 1));
}

#[test]
fn r_auc_11_cards_taken_go_to_the_hand_and_everybody_sees_which() {
    let mut s = Layout::four().auction();
    s.bid(ANNA, Blue)
        .bid(BEN, Red)
        .bid(CLARA, Green)
        .bid(DAVID, Yellow);
    assert!(
        s.told
            .iter()
            .any(|f| matches!(f, OpenFact::Won { seat, card, .. }
        if *seat == ANNA && *card == CardId(21)))
    );
    assert_eq!(s.game.table_view().hands[ANNA], 1);
}

#[test]
fn r_auc_12_attack_tokens_take_any_card_before_gems_are_judged() {
    let mut s = Layout::four().attack(DAVID, 1).auction();
    s.bid(ANNA, Blue)
        .bid(BEN, Red)
        .bid(CLARA, Green)
        .bid_attack(DAVID);
    assert_eq!(s.asked(DAVID), Some(Topic::AttackTarget));
    s.pick(DAVID, card(Blue, AuctionPlace::Base));
    assert!(s.holds(DAVID, 21));
    assert_eq!(s.screen(DAVID).attack, 0);
    assert!(!s.holds(ANNA, 21));
    assert_eq!(s.screen(ANNA).gems, gems(1, 2, 1, 1), "Anna loses the gem");
    assert!(s.still_in(ANNA), "and goes on");
    assert_eq!(s.phase(), Phase::Auction(2));
}

#[test]
fn r_auc_12_attack_tokens_resolve_in_order_of_the_lowest_cards() {
    let mut s = Layout::four().attack(ANNA, 1).attack(DAVID, 1).auction();
    s.bid_attack(DAVID)
        .bid_attack(ANNA)
        .bid(BEN, Red)
        .bid(CLARA, Green);
    assert_eq!(s.asked(ANNA), Some(Topic::AttackTarget));
    assert_eq!(s.asked(DAVID), None);
    s.pick(ANNA, card(Yellow, AuctionPlace::Base));
    assert!(!s.offers(DAVID).contains(&card(Yellow, AuctionPlace::Base)));
}

#[test]
fn r_auc_12_when_one_of_two_cards_is_taken_the_rest_is_judged_as_one_card() {
    let mut s = Layout::four().both(Blue, 31, 32).attack(DAVID, 1).auction();
    s.bid(ANNA, Blue)
        .bid(BEN, Blue)
        .bid(CLARA, Green)
        .bid_attack(DAVID);
    s.pick(DAVID, card(Blue, AuctionPlace::Base));
    assert!(!s.holds(ANNA, 32) && !s.holds(BEN, 32), "R-AUC-05");
    assert_eq!(s.phase(), Phase::Auction(2));
}

#[test]
fn r_auc_16_tips_go_bases_move_to_the_tips_and_new_cards_come() {
    let mut s = Layout::four().both(Blue, 31, 32).auction();
    s.bid_pass(ANNA)
        .bid_pass(BEN)
        .bid_pass(CLARA)
        .bid_pass(DAVID);
    for seat in [ANNA, BEN] {
        s.take(seat, gems(0, 1, 1, 1));
    }
    for seat in [CLARA, DAVID] {
        s.take(seat, gems(0, 1, 1, 1));
    }
    let open = s.game.table_view().open;
    assert!(open.discarded.contains(CardId(32)));
    assert_eq!(open.auction[Blue].tip, Some(CardId(31)));
    assert_eq!(open.auction[Red].tip, Some(CardId(22)));
    assert_eq!(
        open.auction[Blue].base,
        Some(CardId(48)),
        "the top card comes first"
    );
}

#[test]
fn r_auc_16_the_large_deck_may_be_empty() {
    let mut s = Layout::four().deck(DeckKind::Large, &[]).auction();
    s.bid(ANNA, Blue)
        .bid(BEN, Red)
        .bid(CLARA, Green)
        .bid(DAVID, Yellow);
    let open = s.game.table_view().open;
    assert!(
        viceroy::cards::Colour::ALL
            .into_iter()
            .all(|c| open.auction[c].base.is_none())
    );
}

#[test]
fn r_auc_12_an_attack_token_without_a_target_is_spent_and_its_owner_goes_on() {
    let mut s = Layout::of(2)
        .stands(ANNA, 1, 1, 0)
        .stands(BEN, 2, 1, 0)
        .base(Blue, 21)
        .attack(ANNA, 1)
        .attack(BEN, 1)
        .gems(BEN, gems(0, 1, 0, 0))
        .auction();
    s.bid_attack(ANNA).bid_attack(BEN);
    assert!(s.holds(ANNA, 21));
    assert_eq!(s.screen(BEN).attack, 0);
    // No card is left anywhere, so going on means passing.
    assert_eq!(s.asked(BEN), Some(Topic::PassGems));
}
