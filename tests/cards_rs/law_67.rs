//! Law 67 swaps a token with another pyramid for three gems.

use viceroy::cards::CardId;
use viceroy::rules::{Answer, HowMany, Offer, OpenFact, Refusal, Seat, Token, Topic};

use crate::story::*;
use crate::tables::*;

fn token(seat: Seat, card: u8, token: Token) -> Offer {
    Offer::Token {
        seat,
        card: CardId(card),
        token,
    }
}

/// Anna has magic, Ben has science; law 67 was played.
fn played(layout: Layout) -> Story {
    let mut s = layout
        .token(ANNA, 11, Token::Magic)
        .token(BEN, 12, Token::Science)
        .hand(ANNA, &[67, 40])
        .development();
    s.play(ANNA, 67).pick(ANNA, place(1, 1));
    s
}

fn swapped(s: &Story) -> bool {
    let moved = |f: &OpenFact| {
        matches!(
            f,
            OpenFact::Swapped { .. } | OpenFact::GemsGiven { .. } | OpenFact::GemsPaid { .. }
        )
    };
    s.told.iter().any(moved)
}

#[test]
fn r_law_67_swaps_one_token_for_exactly_three_gems_to_its_owner_without_asking_them() {
    let mut s = played(two().gems(BEN, gems(1, 1, 1, 1)));
    assert_eq!(s.asked(ANNA), Some(Topic::SwapOwn));
    assert_eq!(
        s.offers(ANNA),
        [token(ANNA, 11, Token::Magic), Offer::GoWithout]
    );
    s.pick(ANNA, token(ANNA, 11, Token::Magic));
    assert_eq!(s.asked(ANNA), Some(Topic::SwapOther));
    assert_eq!(
        s.offers(ANNA),
        [token(BEN, 12, Token::Science), Offer::GoWithout]
    );
    s.pick(ANNA, token(BEN, 12, Token::Science));
    let wanted = HowMany::exactly(3);
    for wrong in [gems(1, 1, 0, 0), gems(1, 1, 1, 1)] {
        let refused = s.answer(ANNA, &Answer::Gems(wrong));
        assert!(matches!(
            refused,
            Err(Refusal::WrongCount { wanted: w }) if w == wanted
        ));
    }
    s.take(ANNA, gems(2, 0, 0, 1));
    assert_eq!(s.on(ANNA, 11), [Token::Science]);
    assert_eq!(s.on(BEN, 12), [Token::Magic]);
    assert_eq!(s.screen(ANNA).gems, gems(3, 5, 5, 4));
    assert_eq!(s.screen(BEN).gems, gems(3, 1, 1, 2));
    assert_eq!(s.reserve(), gems(8, 8, 8, 8), "not to the reserve");
}

#[test]
fn r_law_67_everybody_sees_the_gems() {
    let mut s = played(two());
    s.pick(ANNA, token(ANNA, 11, Token::Magic))
        .pick(ANNA, token(BEN, 12, Token::Science))
        .take(ANNA, gems(2, 0, 0, 1));
    assert!(s.told.contains(&OpenFact::GemsGiven {
        seat: ANNA,
        to: BEN,
        gems: gems(2, 0, 0, 1)
    }));
}

#[test]
fn r_law_67_may_be_declined_at_both_questions() {
    let mut s = played(two());
    s.pick(ANNA, Offer::GoWithout);
    assert_eq!(s.asked(ANNA), Some(Topic::Develop));
    assert!(!swapped(&s));
    let mut s = played(two());
    s.pick(ANNA, token(ANNA, 11, Token::Magic))
        .pick(ANNA, Offer::GoWithout);
    assert_eq!(s.asked(ANNA), Some(Topic::Develop));
    assert!(!swapped(&s));
    assert_eq!(s.on(ANNA, 11), [Token::Magic]);
    assert_eq!(s.at(ANNA, 1, 1), Some(67), "it was played all the same");
}

#[test]
fn r_law_67_when_time_runs_out_nothing_is_swapped() {
    let mut s = played(two());
    s.time_out(ANNA);
    assert!(!swapped(&s));
    let mut s = played(two());
    s.pick(ANNA, token(ANNA, 11, Token::Magic)).time_out(ANNA);
    assert!(!swapped(&s));
}

#[test]
fn r_law_67_has_no_effect_when_there_is_nothing_to_swap() {
    for (anna, ben) in [(true, false), (false, true)] {
        let mut layout = two().hand(ANNA, &[67, 40]).attack(BEN, 2);
        if anna {
            layout = layout.token(ANNA, 11, Token::Magic);
        }
        if ben {
            layout = layout.token(BEN, 12, Token::Science);
        }
        let mut s = layout.development();
        s.play(ANNA, 67).pick(ANNA, place(1, 1));
        assert_eq!(s.asked(ANNA), Some(Topic::Develop));
        assert!(!swapped(&s));
    }
}

#[test]
fn r_law_67_has_no_effect_with_fewer_than_three_gems() {
    let story = |green: u8| {
        let layout = Layout::of(2)
            .stands(ANNA, 11, 1, 0)
            .stands(BEN, 12, 1, 0)
            .base(Blue, 21)
            .gems(ANNA, gems(1, 0, green, 0));
        // Infinite gems do not count.
        played(layout.tokens(ANNA, 11, Token::Infinite(Red), 3))
    };
    assert_eq!(story(1).asked(ANNA), Some(Topic::Develop));
    assert_eq!(story(2).asked(ANNA), Some(Topic::SwapOwn));
}

#[test]
fn r_law_67_any_token_in_any_other_pyramid_but_neither_parked_gems_nor_attack_tokens() {
    let mut s = Layout::of(3)
        .stands(ANNA, 11, 1, 0)
        .stands(BEN, 12, 1, 0)
        .stands(BEN, 76, 1, 1)
        .stands(CLARA, 13, 1, 0)
        .base(Blue, 21)
        .gems(ANNA, gems(5, 5, 5, 5))
        .token(ANNA, 11, Token::Points(4))
        .tokens(ANNA, 11, Token::Magic, 2)
        .parked(BEN, 76, gems(2, 2, 2, 2))
        .attack(BEN, 2)
        .token(BEN, 12, Token::Infinite(Red))
        .token(CLARA, 13, Token::BonusMagic(5))
        .token(CLARA, 13, Token::Points(15))
        .hand(ANNA, &[67])
        .development();
    s.play(ANNA, 67).pick(ANNA, place(1, 1));
    assert_eq!(
        s.offers(ANNA),
        [
            token(ANNA, 11, Token::Points(4)),
            token(ANNA, 11, Token::Magic),
            Offer::GoWithout
        ],
        "two that are alike are one choice"
    );
    s.pick(ANNA, token(ANNA, 11, Token::Magic));
    assert_eq!(
        s.offers(ANNA),
        [
            token(BEN, 12, Token::Infinite(Red)),
            token(CLARA, 13, Token::BonusMagic(5)),
            token(CLARA, 13, Token::Points(15)),
            Offer::GoWithout
        ]
    );
    s.pick(ANNA, token(CLARA, 13, Token::Points(15)))
        .take(ANNA, gems(0, 3, 0, 0));
    assert_eq!(s.screen(CLARA).gems, gems(0, 3, 0, 0));
    assert!(s.screen(BEN).gems.is_empty());
    let one_of_two = [Token::Points(4), Token::Points(15), Token::Magic];
    assert_eq!(s.on(ANNA, 11), one_of_two);
    assert_eq!(s.on(CLARA, 13), [Token::BonusMagic(5), Token::Magic]);
}

#[test]
fn r_law_67_an_infinite_gem_scores_for_its_new_owner_at_its_new_level() {
    let mut s = two()
        .plain(ANNA, 13, 1, 1, Blue)
        .plain(ANNA, 14, 2, 0, Blue)
        .token(ANNA, 14, Token::Points(2))
        .token(BEN, 12, Token::Infinite(Yellow))
        .hand(ANNA, &[67])
        .development();
    assert_eq!((s.score(ANNA).infinite, s.score(BEN).infinite), (0, 1));
    s.play(ANNA, 67).pick(ANNA, place(1, 2));
    s.pick(ANNA, token(ANNA, 14, Token::Points(2)))
        .pick(ANNA, token(BEN, 12, Token::Infinite(Yellow)))
        .take(ANNA, gems(0, 3, 0, 0));
    assert_eq!((s.score(ANNA).infinite, s.score(BEN).infinite), (2, 0));
    assert_eq!(s.score(BEN).power, 2);
}

#[test]
fn r_law_67_an_infinite_gem_that_paid_stays_used_with_its_new_owner() {
    let mut s = two()
        .token(ANNA, 11, Token::Magic)
        .token(BEN, 12, Token::Infinite(Red))
        .used(BEN, Red)
        .hand(ANNA, &[67, 10])
        .development();
    s.play(ANNA, 67).pick(ANNA, place(1, 1));
    s.pick(ANNA, token(ANNA, 11, Token::Magic))
        .pick(ANNA, token(BEN, 12, Token::Infinite(Red)))
        .take(ANNA, gems(3, 0, 0, 0));
    assert_eq!(infinite(&s, ANNA, 11), [(Token::Infinite(Red), true)]);
    assert_eq!(infinite(&s, BEN, 12), [(Token::Magic, false)]);
    s.play(ANNA, 10);
    let paid = |o: &Offer| matches!(o, Offer::Place { infinite, .. } if infinite[Red] > 0);
    assert!(!s.offers(ANNA).iter().any(paid));
}

#[test]
fn r_law_67_of_infinite_gems_that_are_alike_the_used_one_goes_and_an_unused_one_comes() {
    let mut s = two()
        .tokens(ANNA, 11, Token::Infinite(Blue), 2)
        .used(ANNA, Blue)
        .tokens(BEN, 12, Token::Infinite(Red), 2)
        .used(BEN, Red)
        .hand(ANNA, &[67, 40])
        .development();
    s.play(ANNA, 67).pick(ANNA, place(1, 1));
    s.pick(ANNA, token(ANNA, 11, Token::Infinite(Blue)))
        .pick(ANNA, token(BEN, 12, Token::Infinite(Red)))
        .take(ANNA, gems(3, 0, 0, 0));
    let ready = |seat| s.pyramid(seat).ready_infinite();
    assert_eq!(ready(ANNA), gems(1, 1, 0, 0));
    assert_eq!(ready(BEN), gems(0, 0, 0, 0));
}
