//! Law 66 goes under a character and doubles what lies there.

use viceroy::cards::{CardId, Gems};
use viceroy::rules::{Offer, OpenFact, Token, Topic};

use crate::story::*;
use crate::tables::*;

#[test]
fn r_law_66_goes_under_any_own_character_on_any_level() {
    let mut s = five_levels()
        .stands(ANNA, 71, 1, -1)
        .hand(ANNA, &[66])
        .development();
    s.play(ANNA, 66);
    let mut under: Vec<u8> = s
        .offers(ANNA)
        .into_iter()
        .map(|o| match o {
            Offer::TuckUnder(card) => card.0,
            other => panic!("nothing but characters: {other:?}"),
        })
        .collect();
    under.sort_unstable();
    // Level 5 too; not law 71 and not Ben's card 12.
    let characters = [11, 13, 14, 15, 16, 17, 18, 19, 20, 23, 24, 25, 26, 27, 28];
    assert_eq!(under, characters);
}

#[test]
fn r_law_66_is_not_playable_without_a_character() {
    let s = Layout::of(2)
        .stands(ANNA, 65, 1, 0)
        .stands(BEN, 12, 1, 0)
        .hand(ANNA, &[66])
        .development();
    assert!(!s.offers(ANNA).contains(&Offer::Play(CardId(66))));
    assert!(s.offers(ANNA).contains(&Offer::Discard(CardId(66))));
}

#[test]
fn r_law_66_takes_no_place_and_makes_no_circle() {
    let mut s = two().hand(ANNA, &[66, 68]).development();
    s.play(ANNA, 66);
    assert_eq!(s.pyramid(ANNA).standing.len(), 1);
    assert_eq!(s.under(ANNA, 11), [66]);
    assert!(!s.holds(ANNA, 66));
    assert!(!s.told.iter().any(|f| matches!(f, OpenFact::Circle { .. })));
    s.play(ANNA, 68);
    assert_eq!(s.offers(ANNA), [place(1, -1), place(1, 1)]);
    s.pick(ANNA, place(1, 1));
    assert_eq!(s.score(ANNA).laws, 3, "11, 68, and 66 underneath");
}

#[test]
fn r_law_66_doubles_every_token_there_once() {
    let there = [
        Token::Science,
        Token::Magic,
        Token::Magic,
        Token::Defence,
        Token::BonusMagic(3),
        Token::BonusCircle {
            colour: Blue,
            value: 4,
        },
    ];
    let mut layout = two().stands(ANNA, 13, 1, 1).token(ANNA, 11, Token::Science);
    for token in there {
        layout = layout.token(ANNA, 13, token);
    }
    let mut s = layout.attack(ANNA, 1).hand(ANNA, &[66]).development();
    s.play(ANNA, 66).pick(ANNA, tuck_under(13));
    let mut doubled: Vec<Token> = there.into_iter().chain(there).collect();
    doubled.sort_unstable();
    let mut now = s.on(ANNA, 13);
    now.sort_unstable();
    assert_eq!(now, doubled);
    assert_eq!(s.on(ANNA, 11), [Token::Science], "only where it lies");
    assert_eq!(s.screen(ANNA).attack, 1, "not what is behind the screen");
    assert_eq!(s.score(ANNA).magic, 4 * 6);
}

#[test]
fn r_law_66_a_combined_point_token_is_one_token() {
    let mut s = two()
        .token(ANNA, 11, Token::Points(15))
        .hand(ANNA, &[66])
        .development();
    s.play(ANNA, 66);
    assert_eq!(s.on(ANNA, 11), [Token::Points(15), Token::Points(15)]);
    assert_eq!(s.score(ANNA).power, 30);
}

#[test]
fn r_law_66_doubles_no_token_that_comes_later() {
    let mut s = two()
        .stands(ANNA, 13, 1, 1)
        .under(ANNA, 66, 13)
        .token(ANNA, 13, Token::Magic)
        .token(BEN, 12, Token::Science)
        .hand(ANNA, &[67])
        .development();
    s.play(ANNA, 67).pick(ANNA, place(1, 2));
    let token = |seat, card, token| Offer::Token {
        seat,
        card: CardId(card),
        token,
    };
    s.pick(ANNA, token(ANNA, 13, Token::Magic));
    s.pick(ANNA, token(BEN, 12, Token::Science));
    s.take(ANNA, gems(3, 0, 0, 0));
    assert_eq!(s.on(ANNA, 13), [Token::Science]);
}

#[test]
fn r_law_66_an_infinite_gem_is_doubled_from_the_reserve_and_the_new_one_may_pay_at_once() {
    let mut s = two()
        .reserve(gems(0, 0, 1, 0))
        .token(ANNA, 11, Token::Infinite(Green))
        .used(ANNA, Green)
        .hand(ANNA, &[66])
        .development();
    s.play(ANNA, 66);
    assert_eq!(
        infinite(&s, ANNA, 11),
        [
            (Token::Infinite(Green), true),
            (Token::Infinite(Green), false)
        ]
    );
    assert_eq!(s.reserve(), Gems::NONE);
    assert_eq!(s.screen(ANNA).gems, gems(5, 5, 5, 5));
}

#[test]
fn r_law_66_and_rew_07_without_a_gem_in_the_reserve_an_own_one_may_be_used() {
    let layout = || {
        two()
            .reserve(gems(8, 8, 0, 8))
            .token(ANNA, 11, Token::Infinite(Green))
            .token(ANNA, 11, Token::Magic)
            .hand(ANNA, &[66])
    };
    let mut s = layout().development();
    s.play(ANNA, 66);
    assert_eq!(s.asked(ANNA), Some(Topic::OwnInfinite));
    s.pick(ANNA, Offer::UseOwnGem);
    assert_eq!(s.screen(ANNA).gems, gems(5, 5, 4, 5));
    assert_eq!(s.score(ANNA).infinite, 2);
    assert_eq!(s.pyramid(ANNA).count(|t| t == Token::Magic), 2);
    let mut s = layout().development();
    s.play(ANNA, 66).pick(ANNA, Offer::GoWithout);
    assert_eq!(s.screen(ANNA).gems, gems(5, 5, 5, 5));
    assert_eq!(s.score(ANNA).infinite, 1);
    assert_eq!(s.pyramid(ANNA).count(|t| t == Token::Magic), 2);
}

#[test]
fn r_law_66_and_rew_07_without_any_gem_of_the_colour_nothing_is_doubled() {
    let mut s = Layout::of(2)
        .stands(ANNA, 11, 1, 0)
        .stands(BEN, 12, 1, 0)
        .base(Blue, 21)
        .reserve(gems(8, 8, 0, 8))
        .token(ANNA, 11, Token::Infinite(Green))
        .hand(ANNA, &[66, 40])
        .development();
    s.play(ANNA, 66);
    assert_eq!(s.asked(ANNA), Some(Topic::Develop));
    assert_eq!(s.on(ANNA, 11), [Token::Infinite(Green)]);
}

#[test]
fn r_law_66_the_last_gem_of_the_reserve_doubles_one_of_two_infinite_gems() {
    let mut s = two()
        .reserve(gems(8, 8, 1, 8))
        .tokens(ANNA, 11, Token::Infinite(Green), 2)
        .hand(ANNA, &[66])
        .development();
    s.play(ANNA, 66).pick(ANNA, Offer::GoWithout);
    assert_eq!(s.score(ANNA).infinite, 3);
    assert_eq!(s.reserve(), gems(8, 8, 0, 8));
}

#[test]
fn r_law_66_may_go_under_a_card_without_tokens() {
    let mut s = two()
        .stands(ANNA, 13, 1, 1)
        .token(ANNA, 13, Token::Magic)
        .hand(ANNA, &[66])
        .development();
    s.play(ANNA, 66).pick(ANNA, tuck_under(11));
    assert_eq!(s.under(ANNA, 11), [66]);
    assert_eq!(s.pyramid(ANNA).tokens.len(), 1);
}

#[test]
fn r_law_66_the_card_above_it_is_not_free() {
    let mut s = two()
        .stands(ANNA, 13, 1, 1)
        .hand(ANNA, &[66, 74])
        .development();
    s.play(ANNA, 66).pick(ANNA, tuck_under(13));
    s.play(ANNA, 74).pick(ANNA, place(1, -1));
    // 11 is no end of the row any more, and 66 lies under 13.
    assert!(s.under(ANNA, 74).is_empty());
}

#[test]
fn r_law_66_when_time_runs_out_it_goes_where_most_tokens_lie() {
    let mut s = five_levels()
        .token(ANNA, 14, Token::Magic)
        .tokens(ANNA, 24, Token::Science, 2)
        .hand(ANNA, &[66])
        .development();
    s.play(ANNA, 66).time_out(ANNA);
    assert_eq!(s.under(ANNA, 24), [66]);
    assert_eq!(s.on(ANNA, 24).len(), 4);
}
