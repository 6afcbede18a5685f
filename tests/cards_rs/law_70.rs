//! Law 70 draws three laws and puts two back.

use viceroy::rules::{Answer, DeckKind, Offer, OpenFact, Refusal, Topic};

use crate::story::*;
use crate::tables::*;

/// Law 70 was played with these laws in the deck, the top one last, and these cards in the hand.
fn revised(laws: &[u8], hand: &[u8]) -> Story {
    revised_by(two(), laws, hand)
}

fn revised_by(layout: Layout, laws: &[u8], hand: &[u8]) -> Story {
    let mut s = layout
        .deck(DeckKind::Laws, laws)
        .hand(ANNA, hand)
        .hand(ANNA, &[70])
        .development();
    s.play(ANNA, 70).pick(ANNA, place(1, -1));
    s
}

fn put_back(s: &Story) -> usize {
    let back = |f: &&OpenFact| matches!(f, OpenFact::PutBack { .. });
    s.told.iter().filter(back).count()
}

#[test]
fn r_law_70_draws_three_and_puts_two_on_top_in_the_chosen_order() {
    let mut s = revised(&[84, 85, 86, 87, 88], &[40]);
    assert_eq!(s.asked(ANNA), Some(Topic::PutBackLaws));
    assert_eq!(s.deck(DeckKind::Laws), [84, 85]);
    assert_eq!(s.offers(ANNA), [card(86), card(87), card(88)]);
    s.cards(ANNA, &[88, 86]);
    assert_eq!(
        s.deck(DeckKind::Laws),
        [84, 85, 86, 88],
        "the first one picked is on top"
    );
    assert!(s.holds(ANNA, 87) && !s.holds(ANNA, 86) && !s.holds(ANNA, 88));
    let mut s = revised(&[84, 85, 86, 87, 88], &[40]);
    s.cards(ANNA, &[86, 88]);
    assert_eq!(s.deck(DeckKind::Laws), [84, 85, 88, 86]);
}

#[test]
fn r_law_70_the_returned_laws_are_drawn_again_in_their_order() {
    // Card 15 gives a card on level 1, card 41 too.
    let mut s = revised(&[85, 86, 87, 88], &[15, 41]);
    s.cards(ANNA, &[86, 88]);
    for (played, column, drawn) in [(15, 1, 86), (41, 2, 88)] {
        assert!(!s.holds(ANNA, drawn));
        s.play(ANNA, played).pick(ANNA, place(1, column));
        s.pick(ANNA, Offer::Deck(DeckKind::Laws));
        // The third round ends with the second card; the hand is still there.
        assert!(s.holds(ANNA, drawn));
    }
}

#[test]
fn r_law_70_exactly_two_have_to_go_back_and_only_laws() {
    let mut s = revised(&[86, 87, 88], &[40, 71]);
    let offers = s.offers(ANNA);
    assert_eq!(offers, [card(71), card(86), card(87), card(88)]);
    for wrong in [
        vec![],
        vec![card(86)],
        vec![card(86), card(87), card(88)],
        vec![card(86), card(40)],
    ] {
        let answer = Answer::Pick(wrong.into_iter().collect());
        let refused = s.answer(ANNA, &answer);
        assert!(matches!(
            refused,
            Err(Refusal::WrongCount { .. } | Refusal::NotOffered)
        ));
    }
    // A law that was in the hand before may go back instead.
    s.cards(ANNA, &[71, 87]);
    assert_eq!(s.deck(DeckKind::Laws), [87, 71]);
    assert!(s.holds(ANNA, 86) && s.holds(ANNA, 88) && s.holds(ANNA, 40));
}

#[test]
fn r_law_70_fewer_laws_in_the_deck_are_all_drawn() {
    let mut s = revised(&[87, 88], &[71]);
    assert_eq!(s.offers(ANNA), [card(71), card(87), card(88)]);
    s.cards(ANNA, &[87, 88]);
    assert_eq!(s.deck(DeckKind::Laws), [88, 87]);
    let mut s = revised(&[88], &[71]);
    s.cards(ANNA, &[71, 88]);
    assert_eq!(s.deck(DeckKind::Laws), [88, 71]);
    let mut s = revised(&[], &[71, 73, 77]);
    s.cards(ANNA, &[73, 71]);
    assert_eq!(s.deck(DeckKind::Laws), [71, 73]);
    assert!(s.holds(ANNA, 77));
}

#[test]
fn r_law_70_fewer_laws_in_the_hand_all_go_back() {
    let s = revised(&[88], &[40]);
    assert_eq!(s.asked(ANNA), Some(Topic::Develop));
    assert_eq!(s.deck(DeckKind::Laws), [88]);
    assert_eq!(put_back(&s), 1);
    let s = revised(&[], &[40]);
    assert_eq!(s.asked(ANNA), Some(Topic::Develop));
    assert_eq!(put_back(&s), 0);
    // With two, only their order is a question.
    let mut s = revised(&[87, 88], &[40]);
    s.cards(ANNA, &[87, 88]);
    assert_eq!(s.deck(DeckKind::Laws), [88, 87]);
    assert!(!s.holds(ANNA, 87));
}

#[test]
fn r_law_70_and_78_each_drawn_law_is_offered_before_two_go_back() {
    let layout = two().stands(ANNA, 78, 1, 1);
    let mut s = revised_by(layout, &[85, 86, 87, 88], &[40]);
    for (drawn, choice) in [(88, Offer::Enrol), (87, Offer::Keep), (86, Offer::Enrol)] {
        assert_eq!(s.asked(ANNA), Some(Topic::Enrol));
        assert_eq!(s.question(ANNA).card.map(|c| c.0), Some(drawn));
        assert!(s.holds(ANNA, drawn), "it was seen");
        s.pick(ANNA, choice);
    }
    assert_eq!(s.under(ANNA, 78), [88, 86]);
    // One law is left in the hand, so it goes back.
    assert_eq!(s.deck(DeckKind::Laws), [85, 87]);
    assert_eq!(s.score(ANNA).laws, 8);
}

#[test]
fn r_law_70_others_do_not_learn_which_laws_go_back_in_which_order() {
    let mut here = revised(&[84, 85, 86, 87, 88], &[40, 81]);
    let mut other = revised(&[88, 84, 87, 86, 85], &[40, 82]);
    here.cards(ANNA, &[88, 81]);
    other.cards(ANNA, &[82, 85]);
    assert_eq!(here.told, other.told);
    let seen = |s: &Story| format!("{:?}", s.game.seat_view(BEN).unwrap());
    assert_eq!(seen(&here), seen(&other));
    let table = |s: &Story| format!("{:?}", s.game.table_view());
    assert_eq!(table(&here), table(&other));
    assert_eq!(put_back(&here), 2, "only how many");
}

#[test]
fn r_law_70_when_time_runs_out_two_laws_go_back() {
    let mut s = revised(&[84, 85, 86, 87, 88], &[40]);
    s.time_out(ANNA);
    assert_eq!(s.deck(DeckKind::Laws).len(), 4);
    assert_eq!(s.screen(ANNA).hand.len(), 2);
}
