//! Cards underneath others, free cards, and what keeps its place (R-DEV-13, R-DEV-14).

use viceroy::cards::CardId;
use viceroy::rules::{DeckKind, Offer, OpenFact, Token};

use crate::story::*;

/// Anna alone decides; Ben passes by having no card.
fn anna() -> Layout {
    Layout::of(2)
        .stands(ANNA, 11, 1, 0)
        .stands(BEN, 12, 1, 0)
        .gems(ANNA, gems(5, 5, 5, 5))
        .deck(DeckKind::Small, &[33, 34])
        .deck(DeckKind::Laws, &[81, 82])
        .base(Blue, 21)
}

/// The cards of Anna's pyramid that are free.
fn free(s: &Story) -> Vec<u8> {
    let pyramid = s.pyramid(ANNA);
    let free = pyramid.standing.iter().filter(|c| pyramid.is_free(c));
    free.map(|c| c.card.0).collect()
}

#[test]
fn r_dev_13_a_card_put_underneath_costs_nothing_and_gives_nothing() {
    let mut s = anna().hand(ANNA, &[10, 72, 71]).development();
    s.play(ANNA, 72)
        .pick(ANNA, place(1, 1))
        .cards(ANNA, &[10, 71]);
    assert_eq!(s.screen(ANNA).gems, gems(5, 5, 5, 5));
    assert_eq!(s.pyramid(ANNA).tokens.len(), 0);
    assert_eq!(s.reserve(), gems(8, 8, 8, 8));
}

#[test]
fn r_dev_13_a_tucked_card_takes_no_place_and_its_face_is_public() {
    let s = anna()
        .stands(ANNA, 72, 1, 1)
        .under(ANNA, 40, 72)
        .hand(ANNA, &[10]);
    let mut s = s.development();
    let ben = s.game.seat_view(BEN).unwrap();
    let seen = &ben.table.open.pyramids[ANNA];
    assert_eq!(seen.under(CardId(72)).collect::<Vec<_>>(), [CardId(40)]);
    assert_eq!(seen.standing.len(), 2);
    s.play(ANNA, 10);
    let offers = s.offers(ANNA);
    assert_eq!(offers, [place(1, -1), place(1, 2), place(2, 0)]);
}

#[test]
fn r_dev_13_a_tucked_card_scores_nothing_by_its_own_text() {
    let s = anna()
        .stands(ANNA, 72, 1, 1)
        .stands(ANNA, 85, 1, 2)
        .under(ANNA, 68, 72)
        .under(ANNA, 79, 72)
        .under(ANNA, 40, 72)
        .token(ANNA, 11, Token::Infinite(Blue))
        .development();
    // 5 points for each card under law 72, none for 68, 79 and no neighbour for 85.
    assert_eq!(s.score(ANNA).laws, 15);
}

#[test]
fn r_dev_13_a_tucked_card_does_not_count_in_the_order_of_play() {
    let order = |layout: Layout| {
        let s = layout.development();
        let order = s.game.table_view().open.order();
        order.into_iter().collect::<Vec<_>>()
    };
    let ben = || anna().stands(BEN, 72, 1, 1);
    assert_eq!(order(ben().stands(BEN, 1, 1, 2)), [BEN, ANNA]);
    assert_eq!(order(ben().under(BEN, 1, 72)), [ANNA, BEN]);
}

#[test]
fn r_dev_13_a_tucked_card_cannot_be_chosen_by_an_effect() {
    let mut s = anna()
        .stands(ANNA, 72, 1, 1)
        .under(ANNA, 40, 72)
        .hand(ANNA, &[65, 66])
        .development();
    let targets = |s: &Story| s.offers(ANNA).contains(&Offer::Replace(CardId(40)));
    s.play(ANNA, 65);
    assert!(!targets(&s));
    s.pick(ANNA, Offer::Replace(CardId(72))).play(ANNA, 66);
    // The only character is 11; it is chosen without a question.
    assert_eq!(s.under(ANNA, 11), [66]);
}

#[test]
fn r_dev_13_a_free_card_is_an_end_of_its_row_with_nothing_on_or_under_it() {
    let row = || {
        anna()
            .stands(ANNA, 13, 1, 1)
            .stands(ANNA, 14, 1, 2)
            .stands(ANNA, 15, 1, 3)
    };
    assert_eq!(free(&anna().development()), [11], "alone in its row");
    assert_eq!(free(&row().development()), [11, 15]);
    assert_eq!(free(&row().stands(ANNA, 16, 2, 0).development()), [15, 16]);
    assert_eq!(
        free(&row().stands(ANNA, 16, 2, 1).development()),
        [11, 15, 16]
    );
    let both = row().stands(ANNA, 16, 2, 0).stands(ANNA, 17, 2, 2);
    assert_eq!(free(&both.development()), [16, 17]);
    let top = row()
        .stands(ANNA, 16, 2, 0)
        .stands(ANNA, 17, 2, 1)
        .stands(ANNA, 18, 3, 0);
    assert_eq!(free(&top.development()), [15, 18]);
    assert_eq!(free(&row().under(ANNA, 66, 15).development()), [11]);
    let gems_are_not_cards = row().stands(ANNA, 76, 1, 4);
    let gems_are_not_cards = gems_are_not_cards.parked(ANNA, 76, gems(1, 0, 0, 0));
    assert_eq!(free(&gems_are_not_cards.development()), [11, 76]);
}

#[test]
fn r_dev_13_cards_are_adjacent_when_they_touch_across_levels_too() {
    let mut layout = anna();
    for (card, level, column) in [
        (13, 1, 1),
        (14, 1, 2),
        (15, 1, 3),
        (16, 2, 0),
        (85, 2, 1),
        (17, 2, 2),
        (18, 3, 0),
        (19, 3, 1),
    ] {
        layout = layout.stands(ANNA, card, level, column);
    }
    // 13 and 14 below, 16 and 17 beside, 18 and 19 above; not 11 and 15.
    assert_eq!(layout.development().score(ANNA).laws, 12);
}

#[test]
fn r_dev_14_cards_in_the_pyramid_keep_their_places_unless_a_law_says_otherwise() {
    let mut s = anna()
        .stands(ANNA, 13, 1, 1)
        .stands(ANNA, 71, 2, 0)
        .hand(ANNA, &[10, 82, 16])
        .development();
    let before = s.pyramid(ANNA).standing;
    s.play(ANNA, 10).pick(ANNA, place(1, -1));
    s.take(ANNA, gems(1, 1, 1, 0));
    s.play(ANNA, 82).pick(ANNA, place(1, 2));
    s.pick(ANNA, Offer::LawChoice(0));
    s.pick(ANNA, Offer::Discard(CardId(16)))
        .take(ANNA, gems(1, 1, 0, 0));
    let after = s.pyramid(ANNA).standing;
    assert_eq!(after[..3], before[..]);
    let gone = |f: &OpenFact| matches!(f, OpenFact::Replaced { .. } | OpenFact::Slipped { .. });
    assert!(!s.told.iter().any(gone));
}

#[test]
fn r_dev_14_characters_and_laws_never_lie_on_level_zero() {
    let mut s = anna().stands(ANNA, 13, 1, 1).hand(ANNA, &[10, 71]);
    for card in [10, 71] {
        let mut story = s.development();
        story.play(ANNA, card);
        let below = |o: &Offer| matches!(o, Offer::Place { slot, .. } if slot.level < 1);
        assert!(!story.offers(ANNA).iter().any(below));
        s = anna().stands(ANNA, 13, 1, 1).hand(ANNA, &[10, 71]);
    }
}
