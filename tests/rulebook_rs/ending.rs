//! RULES section 7 and the worked examples.

use viceroy::cards::{CardId, Section};
use viceroy::rules::{Answer, Refusal, Score, Seat, Shape, Stroke, Token, Topic};

use crate::story::*;

/// The last round of the last turn, everybody passes at once for want of cards in hand but Anna.
fn last(layout: Layout) -> Story {
    let mut s = layout.hand(ANNA, &[64]).third_round();
    s.pass(ANNA);
    s
}

fn score(s: &Story, seat: Seat) -> Score {
    s.game.table_view().open.scores[seat].expect("the game is over")
}

fn two() -> Layout {
    Layout::of(2).stands(ANNA, 1, 1, 0).stands(BEN, 2, 1, 0)
}

/// Anna's green circle between levels 1 and 2.
fn green_circle() -> Layout {
    two()
        .plain(ANNA, 33, 1, 1, Green)
        .plain(ANNA, 34, 1, 2, Green)
        .plain(ANNA, 35, 2, 1, Green)
}

#[test]
fn r_end_02_worked_example_a_circle_scores_its_level_and_bonuses() {
    let s = last(green_circle());
    assert_eq!(score(&s, ANNA).circles, 2);
    let s = last(green_circle().token(
        ANNA,
        1,
        Token::BonusCircle {
            colour: Green,
            value: 4,
        },
    ));
    assert_eq!(score(&s, ANNA).circles, 6);
}

#[test]
fn r_end_03_worked_example_an_infinite_gem_scores_the_level_of_its_card_and_bonuses() {
    let s = last(
        green_circle()
            .plain(ANNA, 36, 1, 3, Red)
            .plain(ANNA, 37, 2, 2, Red)
            .plain(ANNA, 38, 3, 1, Red)
            .token(ANNA, 38, Token::Infinite(Yellow))
            .token(
                ANNA,
                1,
                Token::BonusCircle {
                    colour: Yellow,
                    value: 4,
                },
            ),
    );
    assert_eq!(score(&s, ANNA).infinite, 7);
}

#[test]
fn r_end_05_point_tokens_count_their_values() {
    let s = last(
        two()
            .token(ANNA, 1, Token::Points(12))
            .token(ANNA, 1, Token::Points(3)),
    );
    assert_eq!(score(&s, ANNA).power, 15);
}

#[test]
fn r_end_06_worked_example_magic() {
    let s = last(
        two()
            .tokens(ANNA, 1, Token::Magic, 3)
            .token(ANNA, 1, Token::BonusMagic(5))
            .token(ANNA, 1, Token::BonusMagic(2)),
    );
    assert_eq!(score(&s, ANNA).magic, 21);
}

#[test]
fn r_end_07_worked_example_sets() {
    let s = last(
        two()
            .tokens(ANNA, 1, Token::Defence, 2)
            .tokens(ANNA, 1, Token::Magic, 5)
            .tokens(ANNA, 1, Token::Science, 3),
    );
    assert_eq!(score(&s, ANNA).sets, 24);
}

#[test]
fn r_end_08_worked_example_attack() {
    let three = || {
        Layout::of(3)
            .stands(ANNA, 1, 1, 0)
            .stands(BEN, 2, 1, 0)
            .stands(CLARA, 3, 1, 0)
            .attack(BEN, 2)
            .attack(CLARA, 3)
    };
    assert_eq!(score(&last(three()), ANNA).attack, -20);
    let s = last(three().tokens(ANNA, 1, Token::Defence, 2));
    assert_eq!(score(&s, ANNA).attack, -12);
    let s = last(three().tokens(ANNA, 1, Token::Defence, 9));
    assert_eq!(score(&s, ANNA).attack, 0, "never below zero tokens");
    assert_eq!(
        score(&s, BEN).attack,
        -12,
        "only the opponents' tokens count"
    );
}

#[test]
fn r_end_09_most_points_win_and_equal_points_share() {
    let s = last(two().token(ANNA, 1, Token::Points(5)));
    let winners: Vec<Seat> = s.game.table_view().open.winners.iter().collect();
    assert_eq!(winners, [ANNA]);
    let s = last(two());
    let winners: Vec<Seat> = s.game.table_view().open.winners.iter().collect();
    assert_eq!(winners, [ANNA, BEN]);
}

#[test]
fn r_end_01_hands_go() {
    let s = last(two().hand(ANNA, &[71]));
    let open = s.game.table_view().open;
    assert!(open.discarded.contains(CardId(64)) && open.discarded.contains(CardId(71)));
    assert!(s.screen(ANNA).hand.is_empty());
}

fn to_paint() -> Story {
    last(
        two()
            .plain(ANNA, 33, 1, 1, Green)
            .plain(ANNA, 34, 1, 2, Green)
            .plain(ANNA, 35, 2, 1, Red)
            .gems(ANNA, gems(1, 0, 2, 0)),
    )
}

#[test]
fn r_end_01_painting_closes_circles_and_gives_no_gem() {
    let mut s = to_paint();
    assert_eq!(s.asked(ANNA), Some(Topic::Paint));
    let reserve = s.reserve();
    let Shape::Paint { best, gain, .. } = s.question(ANNA).shape else {
        panic!("painting has a shape of its own");
    };
    assert_eq!(gain, 2);
    assert_eq!(best.len(), 2);
    s.answer(ANNA, &Answer::Paint(best)).unwrap();
    assert_eq!(score(&s, ANNA).circles, 2);
    assert_eq!(s.screen(ANNA).gems, gems(1, 0, 0, 0));
    assert_eq!(s.reserve(), reserve);
}

#[test]
fn r_end_01_a_player_may_leave_the_pyramid_unpainted_or_paint_otherwise() {
    let mut s = to_paint();
    s.answer(ANNA, &Answer::Paint(vec![])).unwrap();
    assert_eq!(score(&s, ANNA).circles, 0);
    let mut s = to_paint();
    let stroke = |section, colour| Stroke {
        card: CardId(35),
        section,
        colour,
    };
    let twice = vec![
        stroke(Section::TopLeft, Blue),
        stroke(Section::TopLeft, Green),
    ];
    assert_eq!(s.answer(ANNA, &Answer::Paint(twice)), Err(Refusal::Twice));
    let red = vec![stroke(Section::TopLeft, Red)];
    assert_eq!(
        s.answer(ANNA, &Answer::Paint(red)),
        Err(Refusal::NotEnough(Red))
    );
    s.answer(ANNA, &Answer::Paint(vec![stroke(Section::TopLeft, Blue)]))
        .unwrap();
    let open = s.game.table_view().open;
    assert_eq!(
        open.pyramids[ANNA]
            .find(CardId(35))
            .unwrap()
            .section(Section::TopLeft),
        Blue
    );
}

#[test]
fn r_law_68_a_point_for_each_card_in_the_pyramid() {
    let s = last(two().stands(ANNA, 68, 1, 1).stands(ANNA, 5, 1, 2));
    assert_eq!(score(&s, ANNA).laws, 3);
}

#[test]
fn r_law_75_three_more_points_for_each_set() {
    let s = last(
        two()
            .stands(ANNA, 75, 1, 1)
            .tokens(ANNA, 1, Token::Defence, 2)
            .tokens(ANNA, 1, Token::Magic, 2)
            .tokens(ANNA, 1, Token::Science, 2),
    );
    assert_eq!((score(&s, ANNA).sets, score(&s, ANNA).laws), (24, 6));
}

#[test]
fn r_law_79_a_point_for_each_circle_and_infinite_gem() {
    let s = last(
        green_circle()
            .stands(ANNA, 79, 1, 3)
            .token(ANNA, 1, Token::Infinite(Red)),
    );
    assert_eq!(score(&s, ANNA).laws, 2);
}

#[test]
fn r_law_85_two_points_for_each_touching_character() {
    let layout = two()
        .stands(ANNA, 85, 1, 1)
        .stands(ANNA, 5, 1, 2)
        .stands(ANNA, 6, 2, 0)
        .stands(ANNA, 81, 2, 1);
    let s = last(layout);
    assert_eq!(
        score(&s, ANNA).laws,
        6,
        "cards 1, 5 and 6; the law above does not count"
    );
}
