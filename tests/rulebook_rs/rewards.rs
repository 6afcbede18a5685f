//! RULES section 6 and the laws that are data.

use viceroy::cards::Gems;
use viceroy::rules::{Answer, DeckKind, Offer, OpenFact, Refusal, Token, Topic};

use crate::story::*;

/// Anna alone decides; Ben passes by having no card.
fn anna() -> Layout {
    Layout::of(2)
        .stands(ANNA, 1, 1, 0)
        .stands(BEN, 2, 1, 0)
        .gems(ANNA, gems(2, 2, 2, 2))
        .deck(DeckKind::Small, &[33, 34])
        .deck(DeckKind::Laws, &[81, 82])
        .base(Blue, 21)
}

#[test]
fn r_rew_01_gems_are_limited_by_the_reserve() {
    let mut s = anna()
        .reserve(gems(1, 0, 1, 0))
        .hand(ANNA, &[10])
        .development();
    s.play(ANNA, 10).pick(ANNA, place(1, 1));
    // Card 10 costs red, which is in the reserve again when its three gems are taken.
    assert_eq!(s.screen(ANNA).gems, gems(3, 2, 3, 2));
    assert!(s.reserve().is_empty());
}

#[test]
fn r_rew_01_a_colour_that_is_gone_cannot_be_taken() {
    let mut s = anna()
        .reserve(gems(5, 0, 5, 0))
        .hand(ANNA, &[2])
        .development();
    s.play(ANNA, 2).pick(ANNA, place(1, 1));
    let yellow = Answer::Gems(gems(2, 0, 1, 1));
    assert_eq!(s.answer(ANNA, &yellow), Err(Refusal::NotEnough(Yellow)));
    s.take(ANNA, gems(2, 0, 2, 0));
}

#[test]
fn r_rew_03_each_card_is_seen_before_the_next_deck_is_chosen() {
    let mut layout = anna().hand(ANNA, &[6]);
    for (card, level, column) in [
        (3, 1, 1),
        (4, 1, 2),
        (5, 1, 3),
        (7, 2, 0),
        (8, 2, 1),
        (9, 2, 2),
        (10, 3, 0),
        (11, 3, 1),
    ] {
        layout = layout.stands(ANNA, card, level, column);
    }
    let mut s = layout.development();
    s.play(ANNA, 6).pick(ANNA, place(4, 0));
    assert_eq!(s.asked(ANNA), Some(Topic::Deck));
    s.pick(ANNA, Offer::Deck(DeckKind::Small));
    assert!(s.holds(ANNA, 34), "the top card");
    assert_eq!(s.asked(ANNA), Some(Topic::Deck));
    s.pick(ANNA, Offer::Deck(DeckKind::Laws));
    assert!(s.holds(ANNA, 82));
}

#[test]
fn r_rew_03_only_decks_with_cards_are_offered_and_none_is_nothing() {
    let mut s = anna()
        .deck(DeckKind::Laws, &[])
        .hand(ANNA, &[15])
        .development();
    s.play(ANNA, 15).pick(ANNA, place(1, 1));
    assert!(s.holds(ANNA, 34), "one deck is no choice");
    let mut s = anna()
        .deck(DeckKind::Laws, &[])
        .deck(DeckKind::Small, &[])
        .hand(ANNA, &[15])
        .development();
    s.play(ANNA, 15).pick(ANNA, place(1, 1));
    assert!(!s.told.iter().any(|f| matches!(f, OpenFact::Drew { .. })));
}

#[test]
fn r_rew_05_attack_tokens_stand_behind_the_screen_and_taking_them_is_public() {
    let mut s = anna().hand(ANNA, &[71]).development();
    s.play(ANNA, 71)
        .pick(ANNA, place(1, 1))
        .pick(ANNA, Offer::LawChoice(0));
    assert_eq!(s.screen(ANNA).attack, 1);
    assert!(s.on(ANNA, 71).is_empty());
    assert!(
        s.told
            .iter()
            .any(|f| matches!(f, OpenFact::GainedAttack { .. }))
    );
}

#[test]
fn r_rew_07_an_infinite_gem_comes_from_the_reserve() {
    let mut s = anna().hand(ANNA, &[18]).development();
    s.play(ANNA, 18).pick(ANNA, place(1, 1));
    assert_eq!(s.on(ANNA, 18), [Token::Infinite(Blue)]);
    assert_eq!(
        s.reserve(),
        gems(7, 8, 9, 8),
        "a green gem paid, a blue one on the card"
    );
}

#[test]
fn r_rew_07_else_the_player_may_use_an_own_gem_otherwise_nothing() {
    let none_left = || anna().reserve(gems(0, 8, 8, 8)).hand(ANNA, &[18]);
    let mut s = none_left().development();
    s.play(ANNA, 18).pick(ANNA, place(1, 1));
    assert_eq!(s.asked(ANNA), Some(Topic::OwnInfinite));
    s.pick(ANNA, Offer::UseOwnGem);
    assert_eq!(s.on(ANNA, 18), [Token::Infinite(Blue)]);
    assert_eq!(s.screen(ANNA).gems, gems(1, 2, 1, 2));
    let mut s = none_left().development();
    s.play(ANNA, 18)
        .pick(ANNA, place(1, 1))
        .pick(ANNA, Offer::GoWithout);
    assert!(s.on(ANNA, 18).is_empty());
}

#[test]
fn r_rew_09_infinite_gems_cards_gems_then_other_tokens() {
    let mut s = anna().hand(ANNA, &[22]).development();
    s.play(ANNA, 22).pick(ANNA, place(1, 1));
    assert!(s.on(ANNA, 22).is_empty(), "gems first, then the points");
    s.take(ANNA, gems(1, 1, 0, 0));
    assert_eq!(s.on(ANNA, 22), [Token::Points(2)]);
}

/// Plays a law on level 1 and picks one of its lists.
fn law(number: u8, choice: u8) -> Story {
    let mut s = anna().hand(ANNA, &[number]).development();
    s.play(ANNA, number)
        .pick(ANNA, place(1, 1))
        .pick(ANNA, Offer::LawChoice(choice));
    s
}

#[test]
fn r_law_71_73_77_80_81_82_83_84_choose_tokens() {
    for (number, choice, tokens) in [
        (71, 1, vec![Token::Points(6)]),
        (73, 0, vec![Token::Defence]),
        (80, 0, vec![Token::Defence]),
        (80, 1, vec![Token::Points(6)]),
        (81, 0, vec![Token::Magic]),
        (81, 1, vec![Token::Science]),
        (82, 0, vec![Token::Science]),
        (83, 0, vec![Token::Magic, Token::BonusMagic(2)]),
        (84, 0, vec![Token::BonusMagic(3)]),
    ] {
        assert_eq!(law(number, choice).on(ANNA, number), tokens, "law {number}");
    }
}

#[test]
fn r_law_73_and_83_an_infinite_gem_of_a_colour_named_now() {
    for number in [73, 83] {
        let mut s = law(number, 1);
        assert_eq!(s.asked(ANNA), Some(Topic::InfiniteColour));
        s.pick(ANNA, Offer::Colour(Green));
        assert_eq!(s.on(ANNA, number), [Token::Infinite(Green)]);
    }
}

#[test]
fn r_law_77_82_and_84_a_card() {
    for number in [77, 82, 84] {
        let mut s = law(number, 1);
        s.pick(ANNA, Offer::Deck(DeckKind::Small));
        assert!(s.holds(ANNA, 34));
    }
}

#[test]
fn r_law_71_and_others_four_gems() {
    for number in [71, 73, 77, 80, 81, 82, 83, 84] {
        let mut s = law(number, 2);
        s.take(ANNA, gems(1, 1, 1, 1));
        assert_eq!(s.screen(ANNA).gems, Gems::each(3), "law {number}");
    }
}

#[test]
fn r_set_05_all_twenty_four_laws_are_in_the_box() {
    let ruleset = viceroy::rules::Ruleset::compile(viceroy::rules::Agreement::standard(2)).unwrap();
    let laws: Vec<u8> = ruleset.laws.iter().map(|c| c.0).collect();
    assert_eq!(laws, (65..=88).collect::<Vec<u8>>());
}
