//! Law 72 takes cards from the hand.

use viceroy::rules::{Offer, Topic};

use crate::story::*;
use crate::tables::*;

fn archived(hand: &[u8], chosen: &[u8]) -> Story {
    let mut s = two().hand(ANNA, hand).hand(ANNA, &[72]).development();
    s.play(ANNA, 72).pick(ANNA, place(1, 1));
    assert_eq!(s.asked(ANNA), Some(Topic::Archive));
    s.cards(ANNA, chosen);
    s
}

#[test]
fn r_law_72_any_number_of_cards_from_the_hand_five_points_for_each() {
    let hand = [40, 71, 45];
    for chosen in [&[][..], &[71], &[45, 40], &[40, 71, 45]] {
        let s = archived(&hand, chosen);
        assert_eq!(s.under(ANNA, 72), chosen);
        assert_eq!(s.score(ANNA).laws, 5 * chosen.len() as i16);
        for kept in hand {
            assert_eq!(s.holds(ANNA, kept), !chosen.contains(&kept));
        }
    }
}

#[test]
fn r_law_72_offers_the_whole_hand_but_not_the_law_itself() {
    let mut s = two().hand(ANNA, &[40, 71, 72]).development();
    s.play(ANNA, 72).pick(ANNA, place(1, 1));
    assert_eq!(s.offers(ANNA), [card(40), card(71)]);
}

#[test]
fn r_law_72_with_an_empty_hand_nothing_is_asked() {
    let mut s = two().hand(ANNA, &[72]).development();
    s.play(ANNA, 72).pick(ANNA, place(1, 1));
    assert_eq!(s.asked(ANNA), Some(Topic::Bid), "the next turn");
    assert!(s.under(ANNA, 72).is_empty());
    assert_eq!(s.score(ANNA).laws, 0);
}

#[test]
fn r_law_72_only_when_played() {
    let mut s = archived(&[40, 71], &[40]);
    s.play(ANNA, 71).pick(ANNA, place(1, 2));
    s.pick(ANNA, Offer::LawChoice(1));
    assert_eq!(s.under(ANNA, 72), [40]);
}

#[test]
fn r_law_72_counts_its_own_cards_alone_and_law_68_counts_all() {
    let mut s = two()
        .stands(ANNA, 78, 1, 1)
        .under(ANNA, 39, 78)
        .under(ANNA, 66, 11)
        .hand(ANNA, &[72, 40])
        .development();
    s.play(ANNA, 72).pick(ANNA, place(1, 2)).cards(ANNA, &[40]);
    assert_eq!(s.score(ANNA).laws, 4 + 5);
    let mut s = two()
        .stands(ANNA, 68, 1, 1)
        .hand(ANNA, &[72, 40, 45])
        .development();
    s.play(ANNA, 72)
        .pick(ANNA, place(1, 2))
        .cards(ANNA, &[40, 45]);
    assert_eq!(s.score(ANNA).laws, 10 + 5, "11, 68, 72 and two underneath");
}

#[test]
fn r_law_72_everybody_sees_what_is_tucked() {
    let s = archived(&[40, 71, 45], &[71, 40]);
    let ben = s.game.seat_view(BEN).unwrap();
    let tucked = &ben.table.open.pyramids[ANNA].tucked;
    let cards: Vec<u8> = tucked.iter().map(|(card, _)| card.0).collect();
    assert_eq!(cards, [71, 40]);
}

#[test]
fn r_law_72_when_time_runs_out_the_hand_is_kept() {
    let mut s = two().hand(ANNA, &[40, 72]).development();
    s.play(ANNA, 72).pick(ANNA, place(1, 1)).time_out(ANNA);
    assert!(s.holds(ANNA, 40));
    assert!(s.under(ANNA, 72).is_empty());
}
