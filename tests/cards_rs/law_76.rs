//! Law 76 takes gems.

use viceroy::cards::Gems;
use viceroy::rules::{Answer, HowMany, Offer, OpenFact, Refusal, Shape, Token, Topic};

use crate::story::*;
use crate::tables::*;

/// Anna has these gems and played law 76.
fn purse(own: Gems) -> Story {
    let mut s = Layout::of(2)
        .stands(ANNA, 11, 1, 0)
        .stands(BEN, 12, 1, 0)
        .base(Blue, 21)
        .gems(ANNA, own)
        .hand(ANNA, &[76, 40])
        .development();
    s.play(ANNA, 76).pick(ANNA, place(1, 1));
    s
}

#[test]
fn r_law_76_up_to_eight_gems_from_the_screen_two_points_for_each() {
    for (laid, points) in [
        (gems(0, 0, 0, 0), 0),
        (gems(1, 0, 0, 0), 2),
        (gems(2, 1, 0, 2), 10),
        (gems(2, 2, 2, 2), 16),
        (gems(3, 5, 0, 0), 16),
    ] {
        let mut s = purse(gems(5, 5, 5, 5));
        assert_eq!(s.asked(ANNA), Some(Topic::Purse));
        s.take(ANNA, laid);
        assert_eq!(s.score(ANNA).laws, points);
        assert_eq!(s.screen(ANNA).gems, gems(5, 5, 5, 5).minus(&laid));
        assert_eq!(s.reserve(), gems(8, 8, 8, 8));
    }
}

#[test]
fn r_law_76_more_than_eight_gems_are_refused() {
    let mut s = purse(gems(5, 5, 5, 9));
    let wanted = HowMany::up_to(8);
    for many in [gems(5, 4, 0, 0), gems(3, 2, 2, 2)] {
        assert_eq!(
            s.answer(ANNA, &Answer::Gems(many)),
            Err(Refusal::WrongCount { wanted })
        );
    }
    let nine = s.answer(ANNA, &Answer::Gems(gems(0, 0, 0, 9)));
    assert_eq!(nine, Err(Refusal::NotEnough(Yellow)));
    s.take(ANNA, gems(0, 0, 0, 8));
}

#[test]
fn r_law_76_only_gems_that_are_there() {
    let mut s = purse(gems(1, 0, 2, 0));
    assert_eq!(
        s.question(ANNA).shape,
        Shape::Gems {
            limits: gems(1, 0, 2, 0),
            total: HowMany::up_to(3)
        }
    );
    let red = s.answer(ANNA, &Answer::Gems(gems(0, 1, 0, 0)));
    assert_eq!(red, Err(Refusal::NotEnough(Red)));
}

#[test]
fn r_law_76_without_gems_nothing_is_asked() {
    let s = purse(Gems::NONE);
    assert_eq!(s.asked(ANNA), Some(Topic::Develop));
    assert_eq!(s.at(ANNA, 1, 1), Some(76));
    assert_eq!(s.score(ANNA).laws, 0);
}

#[test]
fn r_law_76_everybody_sees_the_gems() {
    let mut s = purse(gems(2, 2, 2, 2));
    s.take(ANNA, gems(1, 0, 2, 0));
    let ben = s.game.seat_view(BEN).unwrap();
    let seen = &ben.table.open.pyramids[ANNA];
    assert_eq!(seen.parked_on(viceroy::cards::CardId(76)), gems(1, 0, 2, 0));
}

#[test]
fn r_law_76_the_gems_are_no_tokens() {
    // Neither infinite gems for law 79 and for payment, nor anything law 67 could swap.
    let mut s = two()
        .stands(ANNA, 76, 1, 1)
        .parked(ANNA, 76, gems(0, 4, 0, 0))
        .token(BEN, 12, Token::Magic)
        .stands(ANNA, 79, 1, 2)
        .hand(ANNA, &[67, 10])
        .development();
    assert_eq!(s.score(ANNA).laws, 8);
    assert_eq!(s.score(ANNA).infinite, 0);
    s.play(ANNA, 67).pick(ANNA, place(1, 3));
    assert_eq!(s.asked(ANNA), Some(Topic::Develop), "nothing to swap");
    s.play(ANNA, 10);
    let paid = |o: &Offer| matches!(o, Offer::Place { infinite, .. } if !infinite.is_empty());
    assert!(!s.offers(ANNA).iter().any(paid));
}

#[test]
fn r_law_76_only_when_played_and_the_gems_do_not_paint() {
    // With a red gem the circle could be painted, but the only one lies on the law.
    let mut s = Layout::of(2)
        .stands(BEN, 12, 1, 0)
        .plain(ANNA, 13, 1, 0, Red)
        .plain(ANNA, 14, 1, 1, Red)
        .plain(ANNA, 16, 1, 2, Red)
        .fact(OpenFact::Played {
            seat: ANNA,
            card: viceroy::cards::CardId(15),
            slot: slot(2, 0),
            sections: [Blue, Blue, Red, Blue],
        })
        .stands(ANNA, 76, 1, 3)
        .parked(ANNA, 76, gems(0, 1, 0, 0))
        .hand(ANNA, &[40])
        .third_round();
    s.pass(ANNA);
    assert!(s.game.is_over(), "nobody is asked to paint");
    assert_eq!(s.score(ANNA).circles, 0);
    assert_eq!(s.score(ANNA).laws, 2);
}

#[test]
fn r_law_76_when_time_runs_out_the_gems_are_kept() {
    let mut s = purse(gems(2, 2, 2, 2));
    s.time_out(ANNA);
    assert_eq!(s.screen(ANNA).gems, gems(2, 2, 2, 2));
    assert!(s.pyramid(ANNA).parked.is_empty());
}
