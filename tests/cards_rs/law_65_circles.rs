//! Law 65 in the middle of circles: its corners are green above and red below.

use viceroy::cards::Gems;
use viceroy::rules::{OpenFact, Token};

use crate::story::*;
use crate::tables::*;

/// Card 24 in the middle is part of three circles: the one under it is closed in red by law 65, those of 26 and 27 in
/// green. What else is needed for that is there.
fn three_circles(middle: viceroy::cards::Colour) -> Layout {
    let mut layout = two();
    for (card, level, column, colour) in [
        (13, 1, 1, Blue),
        (14, 1, 2, Red),
        (15, 1, 3, Red),
        (20, 1, 4, Blue),
        (16, 2, 0, Blue),
        (17, 2, 1, Green),
        (24, 2, 2, middle),
        (18, 2, 3, Green),
        (26, 3, 1, Green),
        (27, 3, 2, Green),
    ] {
        layout = layout.plain(ANNA, card, level, column, colour);
    }
    layout.hand(ANNA, &[65])
}

fn told(s: &Story) -> Vec<(viceroy::rules::Slot, viceroy::cards::Colour, bool)> {
    let circles = s.told.iter().filter_map(|f| match f {
        OpenFact::Circle {
            slot, colour, gem, ..
        } => Some((*slot, *colour, *gem)),
        _ => None,
    });
    circles.collect()
}

#[test]
fn r_law_65_closes_the_circle_under_it_and_both_above_it() {
    let mut s = three_circles(Blue).development();
    assert_eq!(s.score(ANNA).circles, 0);
    s.play(ANNA, 65).pick(ANNA, replace(24));
    let circles = [
        (slot(2, 2), Red, true),
        (slot(3, 1), Green, true),
        (slot(3, 2), Green, true),
    ];
    assert_eq!(told(&s), circles);
    assert_eq!(s.screen(ANNA).gems, gems(5, 6, 7, 5));
    assert_eq!(s.reserve(), gems(8, 7, 6, 8));
    assert_eq!(s.score(ANNA).circles, 2 + 3 + 3);
}

#[test]
fn r_law_65_gives_no_gem_for_a_circle_that_had_this_colour_before() {
    let mut s = three_circles(Green).development();
    assert_eq!(s.score(ANNA).circles, 6);
    s.play(ANNA, 65).pick(ANNA, replace(24));
    assert_eq!(told(&s), [(slot(2, 2), Red, true)]);
    assert_eq!(s.screen(ANNA).gems, gems(5, 6, 5, 5));
}

#[test]
fn r_law_65_gives_gems_while_the_reserve_has_any() {
    let mut s = three_circles(Blue).reserve(gems(8, 0, 1, 8)).development();
    s.play(ANNA, 65).pick(ANNA, replace(24));
    let circles = [
        (slot(2, 2), Red, false),
        (slot(3, 1), Green, true),
        (slot(3, 2), Green, false),
    ];
    assert_eq!(told(&s), circles);
    assert_eq!(s.screen(ANNA).gems, gems(5, 5, 6, 5));
}

#[test]
fn r_law_65_may_open_circles_that_were_closed() {
    // All red: the circle under the law stays, those above are lost.
    let mut s = five_levels().hand(ANNA, &[65]).development();
    let before = s.score(ANNA).circles;
    s.play(ANNA, 65).pick(ANNA, replace(17));
    assert_eq!(told(&s), []);
    assert_eq!(s.score(ANNA).circles, before - 3 - 3);
}

#[test]
fn r_law_65_gems_of_law_76_are_in_the_reserve_when_the_circle_gives_one() {
    let layout = Layout::of(2)
        .stands(BEN, 12, 1, 0)
        .plain(ANNA, 13, 1, 0, Red)
        .plain(ANNA, 14, 1, 1, Red)
        .stands(ANNA, 76, 2, 0)
        .reserve(Gems::NONE)
        .parked(ANNA, 76, gems(0, 2, 0, 0))
        .base(Blue, 21);
    let mut s = layout.hand(ANNA, &[65]).development();
    s.play(ANNA, 65).pick(ANNA, replace(76));
    assert_eq!(told(&s), [(slot(2, 0), Red, true)]);
    assert_eq!(s.screen(ANNA).gems, gems(0, 1, 0, 0));
    assert_eq!(s.reserve(), gems(0, 1, 0, 0));
}

#[test]
fn r_law_65_bonuses_on_the_replaced_card_count_on() {
    let bonus = Token::BonusCircle {
        colour: Green,
        value: 4,
    };
    let mut s = three_circles(Blue).token(ANNA, 24, bonus).development();
    s.play(ANNA, 65).pick(ANNA, replace(24));
    assert_eq!(s.score(ANNA).circles, 2 + 7 + 7);
}
