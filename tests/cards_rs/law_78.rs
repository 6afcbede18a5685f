//! Law 78 takes cards whenever its owner takes one.

use viceroy::cards::CardId;
use viceroy::rules::{
    AuctionPlace, BySeat, Claim, DeckKind, Develop, Offer, OpenFact, Phase, Topic,
};

use crate::story::*;
use crate::tables::*;

/// Anna has law 78 and Ben has not; each has gems and a card to keep the phase going.
fn rolls() -> Layout {
    two()
        .stands(ANNA, 78, 1, 1)
        .gems(BEN, gems(2, 2, 2, 2))
        .hand(ANNA, &[40])
        .hand(BEN, &[45])
}

fn asked_about(s: &Story, card: u8) {
    assert_eq!(s.asked(ANNA), Some(Topic::Enrol));
    assert_eq!(s.question(ANNA).card, Some(CardId(card)));
    assert_eq!(s.offers(ANNA), [Offer::Keep, Offer::Enrol]);
    assert!(s.holds(ANNA, card), "after seeing it");
}

#[test]
fn r_law_78_a_card_won_by_a_gem() {
    let mut s = rolls().auction();
    s.bid(ANNA, Blue).bid_pass(BEN);
    asked_about(&s, 21);
    s.pick(ANNA, Offer::Enrol);
    assert!(!s.holds(ANNA, 21));
    assert_eq!(s.under(ANNA, 78), [21]);
    assert_eq!(s.score(ANNA).laws, 4);
}

#[test]
fn r_law_78_may_be_left_alone() {
    let mut s = rolls().auction();
    s.bid(ANNA, Blue).bid_pass(BEN);
    s.pick(ANNA, Offer::Keep);
    assert!(s.holds(ANNA, 21));
    assert!(s.under(ANNA, 78).is_empty());
    assert_eq!(s.score(ANNA).laws, 0);
}

#[test]
fn r_law_78_when_time_runs_out_the_card_is_kept() {
    let mut s = rolls().auction();
    s.bid(ANNA, Blue).bid_pass(BEN);
    s.time_out(ANNA);
    assert!(s.holds(ANNA, 21));
}

#[test]
fn r_law_78_a_card_won_by_an_attack_token_before_the_next_attack_token() {
    let mut s = rolls()
        .base(Red, 22)
        .attack(ANNA, 1)
        .attack(BEN, 1)
        .auction();
    s.bid_attack(ANNA).bid_attack(BEN);
    let red = Offer::AuctionCard {
        colour: Red,
        place: AuctionPlace::Base,
    };
    s.pick(ANNA, red);
    asked_about(&s, 22);
    assert_eq!(s.asked(BEN), None, "Anna has to finish");
    s.pick(ANNA, Offer::Enrol);
    assert_eq!(s.under(ANNA, 78), [22]);
    assert!(s.holds(BEN, 21));
}

#[test]
fn r_law_78_a_card_won_by_a_claim() {
    let mut s = rolls().both(Blue, 31, 32).auction();
    s.bid(ANNA, Blue).bid(BEN, Blue);
    s.pick(ANNA, Offer::Claim(Claim::Base));
    s.pick(BEN, Offer::Claim(Claim::Tip));
    asked_about(&s, 31);
    assert_eq!(s.asked(BEN), None);
    assert!(s.holds(BEN, 32));
    s.pick(ANNA, Offer::Enrol);
    assert_eq!(s.under(ANNA, 78), [31]);
    assert_eq!(s.phase(), Phase::Development(1));
}

#[test]
fn r_law_78_a_card_drawn_as_a_reward_from_either_deck_before_the_next_one() {
    // Cards 15 and 41 give a card on level 1.
    let mut s = five_levels()
        .stands(ANNA, 78, 1, -1)
        .hand(ANNA, &[15, 41, 40])
        .development();
    s.play(ANNA, 15).pick(ANNA, place(1, -2));
    s.pick(ANNA, Offer::Deck(DeckKind::Small));
    asked_about(&s, 56);
    s.pick(ANNA, Offer::Enrol);
    s.play(ANNA, 41).pick(ANNA, place(1, -3));
    s.pick(ANNA, Offer::Deck(DeckKind::Laws));
    asked_about(&s, 88);
    s.pick(ANNA, Offer::Enrol);
    assert_eq!(s.under(ANNA, 78), [56, 88]);
    assert_eq!(s.score(ANNA).laws, 8);
}

#[test]
fn r_law_78_of_two_cards_the_first_is_settled_before_the_second_is_drawn() {
    // Card 9 gives two cards on level 4.
    let mut layout = two().stands(ANNA, 78, 1, -1);
    for (card, level, column) in [
        (13, 1, 1),
        (14, 1, 2),
        (15, 1, 3),
        (16, 2, 0),
        (17, 2, 1),
        (18, 2, 2),
        (19, 3, 0),
        (20, 3, 1),
    ] {
        layout = layout.stands(ANNA, card, level, column);
    }
    let mut s = layout.hand(ANNA, &[9, 40]).development();
    s.play(ANNA, 9).pick(ANNA, place(4, 0));
    s.pick(ANNA, Offer::Deck(DeckKind::Small));
    asked_about(&s, 56);
    assert!(!s.holds(ANNA, 55));
    s.pick(ANNA, Offer::Enrol);
    assert_eq!(s.asked(ANNA), Some(Topic::Deck));
    s.pick(ANNA, Offer::Deck(DeckKind::Small));
    asked_about(&s, 55);
    s.pick(ANNA, Offer::Keep);
    assert_eq!(s.under(ANNA, 78), [56]);
    assert!(s.holds(ANNA, 55));
}

#[test]
fn r_law_78_only_its_owner_and_only_while_it_lies_in_the_pyramid() {
    let mut s = rolls().base(Red, 22).auction();
    s.bid(BEN, Red).bid_pass(ANNA);
    assert!(s.holds(BEN, 22));
    assert_eq!(s.asked(BEN), None, "Anna's pass is still open");
    let mut s = two().hand(ANNA, &[78]).auction();
    s.bid(ANNA, Blue);
    assert!(s.holds(ANNA, 21));
    assert_eq!(s.asked(ANNA), None, "in the hand it does nothing");
}

#[test]
fn r_law_78_a_card_that_is_taken_back_is_not_taken() {
    let layout = rolls().hand(ANNA, &[10]);
    let shown = BySeat::new(2, |s| (s == ANNA).then_some(Develop::Play(CardId(10))));
    let mut s = layout.fact(OpenFact::DevelopsShown(shown)).unplayable(10);
    s.pick(ANNA, Offer::TakeBack);
    assert_eq!(s.asked(ANNA), Some(Topic::Develop));
    assert!(s.holds(ANNA, 10));
    assert!(s.under(ANNA, 78).is_empty());
}

#[test]
fn r_law_78_everybody_sees_what_is_tucked_and_nobody_what_is_kept() {
    let draw = |small: &[u8], choice| {
        let layout = two().stands(ANNA, 78, 1, 1).deck(DeckKind::Small, small);
        let mut s = layout.hand(ANNA, &[15, 40]).development();
        s.play(ANNA, 15).pick(ANNA, place(1, 2));
        s.pick(ANNA, Offer::Deck(DeckKind::Small))
            .pick(ANNA, choice);
        s
    };
    let seen = |s: &Story| format!("{:?}", s.game.seat_view(BEN).unwrap());
    let kept = draw(&[51, 52], Offer::Keep);
    assert_eq!(seen(&kept), seen(&draw(&[51, 53], Offer::Keep)));
    let tucked = draw(&[51, 52], Offer::Enrol);
    let ben = tucked.game.seat_view(BEN).unwrap();
    let under = ben.table.open.pyramids[ANNA].tucked.to_vec();
    assert_eq!(under, [(CardId(52), CardId(78))]);
}

#[test]
fn r_law_78_the_question_shows_nobody_which_card_was_drawn() {
    let asked = |small: &[u8]| {
        let layout = two().stands(ANNA, 78, 1, 1).deck(DeckKind::Small, small);
        let mut s = layout.hand(ANNA, &[15, 40]).development();
        s.play(ANNA, 15).pick(ANNA, place(1, 2));
        s.pick(ANNA, Offer::Deck(DeckKind::Small));
        assert_eq!(s.asked(ANNA), Some(Topic::Enrol));
        format!("{:?}", s.game.seat_view(BEN).unwrap())
    };
    assert_eq!(asked(&[51, 52]), asked(&[51, 53]));
}
