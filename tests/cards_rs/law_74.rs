//! Law 74 tucks a free card of the own pyramid.

use viceroy::cards::Gems;
use viceroy::rules::{OpenFact, Token, Topic};

use crate::story::*;
use crate::tables::*;

/// Law 74 was played here.
fn attainted(layout: Layout, level: i8, column: i8) -> Story {
    let mut s = layout.hand(ANNA, &[74, 40]).development();
    s.play(ANNA, 74).pick(ANNA, place(level, column));
    s
}

#[test]
fn r_law_74_scores_by_its_level_when_it_tucked_a_card() {
    // Without the end of the row above there is a place for the law on each level.
    let rows: [&[(u8, i8)]; 4] = [
        &[(11, 0), (13, 1), (14, 2), (15, 3), (20, 4), (29, 5)],
        &[(16, 0), (17, 1), (18, 2), (19, 3)],
        &[(23, 0), (24, 1), (25, 2)],
        &[(26, 0)],
    ];
    for (level, column, points) in [(1, 6, 3), (2, 4, 6), (3, 3, 9), (4, 1, 12)] {
        let mut layout = Layout::of(2).stands(BEN, 12, 1, 0).base(Blue, 21);
        for (row, cards) in rows.iter().enumerate() {
            // A row as long as the law needs it, and the law at its end.
            for (card, c) in *cards {
                let own_row = row as i8 + 1 == level;
                if !own_row || *c < column {
                    layout = layout.plain(ANNA, *card, row as i8 + 1, *c, Blue);
                }
            }
        }
        // Level 3 needs a fourth card below its end.
        if level == 3 {
            layout = layout.plain(ANNA, 30, 2, 4, Blue);
        }
        let mut s = layout.hand(ANNA, &[74, 40]).development();
        assert_eq!(s.score(ANNA).laws, 0);
        s.play(ANNA, 74).pick(ANNA, place(level, column));
        if s.asked(ANNA) == Some(Topic::Attaint) {
            let first = s.offers(ANNA)[0];
            s.pick(ANNA, first);
        }
        assert_eq!(s.under(ANNA, 74).len(), 1);
        assert_eq!(s.score(ANNA).laws, points, "level {level}");
    }
}

#[test]
fn r_law_74_without_a_free_card_it_scores_nothing() {
    // It stands on both cards there are, so neither is free.
    let s = attainted(two().plain(ANNA, 13, 1, 1, Blue), 2, 0);
    assert_eq!(s.asked(ANNA), Some(Topic::Develop));
    assert!(s.under(ANNA, 74).is_empty());
    assert_eq!(s.score(ANNA).laws, 0);
    assert_eq!(s.pyramid(ANNA).standing.len(), 3);
}

#[test]
fn r_law_74_one_free_card_has_to_go() {
    let s = attainted(two(), 1, 1);
    assert_eq!(s.asked(ANNA), Some(Topic::Develop), "no choice");
    assert_eq!(s.under(ANNA, 74), [11]);
    assert_eq!(s.at(ANNA, 1, 0), None);
    assert_eq!(s.at(ANNA, 1, 1), Some(74));
    assert_eq!(s.score(ANNA).laws, 3);
}

#[test]
fn r_law_74_of_several_free_cards_one_is_chosen_and_the_law_is_none_of_them() {
    let layout = two()
        .plain(ANNA, 13, 1, 1, Blue)
        .plain(ANNA, 14, 1, 2, Blue)
        .plain(ANNA, 15, 2, 1, Blue)
        .stands(BEN, 16, 1, 1);
    let mut s = attainted(layout, 1, 3);
    assert_eq!(s.asked(ANNA), Some(Topic::Attaint));
    // 13 and 14 bear 15; 74 is an end of its row. Ben's cards are his.
    assert_eq!(s.offers(ANNA), [card(11), card(15)]);
    s.pick(ANNA, card(15));
    assert_eq!(s.under(ANNA, 74), [15]);
    assert_eq!(s.at(ANNA, 2, 1), None);
}

#[test]
fn r_law_74_a_free_card_may_lie_on_level_five() {
    let mut s = attainted(five_levels(), 1, -1);
    assert_eq!(s.asked(ANNA), Some(Topic::Develop), "only card 28 is free");
    assert_eq!(s.under(ANNA, 74), [28]);
    assert_eq!(s.at(ANNA, 5, 0), None);
    s.play(ANNA, 40);
    assert_eq!(s.asked(ANNA), Some(Topic::Place), "the place is free again");
}

#[test]
fn r_law_74_its_tokens_move_to_the_law() {
    let layout = two()
        .plain(ANNA, 13, 1, 1, Blue)
        .plain(ANNA, 14, 2, 0, Blue)
        .token(ANNA, 14, Token::Infinite(Red))
        .token(ANNA, 14, Token::Points(5))
        .used(ANNA, Red);
    let s = attainted(layout, 1, 2);
    assert_eq!(s.under(ANNA, 74), [14]);
    let tokens = [(Token::Infinite(Red), true), (Token::Points(5), false)];
    assert_eq!(infinite(&s, ANNA, 74), tokens, "used stays used");
    assert_eq!(s.score(ANNA).power, 5);
    assert_eq!(s.score(ANNA).infinite, 1, "at the level of the law");
}

#[test]
fn r_law_74_the_circle_of_the_tucked_card_is_gone() {
    let layout = two()
        .plain(ANNA, 13, 1, 1, Blue)
        .plain(ANNA, 14, 1, 2, Blue)
        .plain(ANNA, 15, 2, 1, Blue);
    let mut s = attainted(layout, 1, 3);
    assert_eq!(s.score(ANNA).circles, 2);
    s.pick(ANNA, card(15));
    assert_eq!(s.score(ANNA).circles, 0);
    assert!(!s.told.iter().any(|f| matches!(f, OpenFact::Circle { .. })));
}

#[test]
fn r_law_74_and_76_gems_go_to_the_reserve() {
    let layout =
        two()
            .reserve(Gems::NONE)
            .stands(ANNA, 76, 1, 1)
            .parked(ANNA, 76, gems(2, 0, 1, 0));
    let mut s = attainted(layout, 1, -1);
    // 76 is the right end; 11 is no end any more.
    assert_eq!(s.under(ANNA, 74), [76]);
    assert_eq!(s.reserve(), gems(2, 0, 1, 0));
    assert!(s.pyramid(ANNA).parked.is_empty());
    assert_eq!(s.score(ANNA).laws, 3);
    assert_eq!(s.screen(ANNA).gems, gems(5, 5, 5, 5));
    s.sleep();
}

#[test]
fn r_law_74_72_and_78_with_cards_underneath_are_not_free_without_they_are() {
    for law in [72, 78] {
        let full = two().stands(ANNA, law, 1, 1).under(ANNA, 39, law);
        let s = attainted(full, 1, -1);
        assert!(s.under(ANNA, 74).is_empty());
        assert_eq!(s.at(ANNA, 1, 1), Some(law));
        let s = attainted(two().stands(ANNA, law, 1, 1), 1, -1);
        assert_eq!(s.under(ANNA, 74), [law]);
    }
}

#[test]
fn r_law_74_the_effect_of_a_tucked_law_ends() {
    let mut s = attainted(two().stands(ANNA, 78, 1, 1).hand(ANNA, &[15]), 1, -1);
    assert_eq!(s.under(ANNA, 74), [78]);
    // Card 15 gives a card on level 1.
    s.play(ANNA, 15).pick(ANNA, place(1, 1));
    s.pick(
        ANNA,
        viceroy::rules::Offer::Deck(viceroy::rules::DeckKind::Small),
    );
    assert_eq!(s.asked(ANNA), Some(Topic::Develop));
    assert!(s.holds(ANNA, 56));
}

#[test]
fn r_law_74_tucking_the_lowest_card_changes_the_order_of_play() {
    let s = attainted(two(), 1, 1);
    let order = s.game.table_view().open.order();
    assert_eq!(order.as_slice(), [BEN, ANNA]);
}

#[test]
fn r_law_74_and_65_the_tucked_card_stays_and_the_points_go() {
    let mut s = attainted(two().hand(ANNA, &[65]), 1, 1);
    s.play(ANNA, 65);
    assert_eq!(s.under(ANNA, 65), [11]);
    assert_eq!(s.score(ANNA).laws, 0);
    // 65 has a card under it, so it is not free: 74 tucks nothing when it is played again.
    s.play(ANNA, 74).pick(ANNA, place(1, 2));
    assert!(s.under(ANNA, 74).is_empty());
    assert_eq!(s.score(ANNA).laws, 0);
}

#[test]
fn r_law_74_when_time_runs_out_no_gems_are_lost() {
    let layout = two()
        .stands(ANNA, 76, 1, -1)
        .parked(ANNA, 76, gems(2, 0, 1, 0))
        .plain(ANNA, 13, 1, 1, Blue)
        .plain(ANNA, 14, 2, 0, Blue);
    let mut s = attainted(layout, 1, 2);
    assert_eq!(s.offers(ANNA).len(), 2);
    s.time_out(ANNA);
    assert_eq!(s.under(ANNA, 74), [14]);
    assert_eq!(s.score(ANNA).laws, 3 + 6);
}
