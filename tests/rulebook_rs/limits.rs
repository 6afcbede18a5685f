//! What runs out, and what does not (RULES sections 6 and 7).

use viceroy::cards::{CardId, Gems};
use viceroy::rules::{DeckKind, Offer, OpenFact, Phase, Topic};

use crate::story::*;

/// Anna alone decides; Ben passes by having no card.
fn anna() -> Layout {
    Layout::of(2)
        .stands(ANNA, 1, 1, 0)
        .stands(BEN, 2, 1, 0)
        .gems(ANNA, gems(2, 2, 2, 2))
        .base(Blue, 21)
}

#[test]
fn r_end_10_decks_are_not_replenished_and_discards_are_out_of_the_game() {
    let mut s = anna()
        .both(Red, 31, 32)
        .deck(DeckKind::Small, &[])
        .deck(DeckKind::Laws, &[81])
        .hand(ANNA, &[15, 12, 13])
        .development();
    s.pick(ANNA, Offer::Discard(CardId(12)))
        .take(ANNA, gems(2, 0, 0, 0));
    s.play(ANNA, 15).pick(ANNA, place(1, 1));
    // Only one law was left to draw, and it came at once.
    assert!(s.holds(ANNA, 81));
    assert!(s.deck(DeckKind::Small).is_empty());
    assert!(s.deck(DeckKind::Laws).is_empty());
    let discarded = s.game.table_view().open.discarded;
    assert_eq!(discarded.iter().collect::<Vec<_>>(), [CardId(12)]);
    s.pass(ANNA);
    assert_eq!(s.phase(), Phase::Auction(1));
    s.bid_pass(ANNA);
    s.take(ANNA, gems(3, 0, 0, 0)).take(BEN, gems(3, 0, 0, 0));
    let discarded = s.game.table_view().open.discarded;
    let gone: Vec<_> = discarded.iter().collect();
    assert_eq!(gone, [CardId(12), CardId(32)], "the card at the tip");
    let revealed = s
        .told
        .iter()
        .any(|f| matches!(f, OpenFact::Revealed { .. }));
    assert!(!revealed, "the large deck is empty and stays so");
}

#[test]
fn r_end_10_gems_are_strictly_limited() {
    let mut s = anna()
        .reserve(gems(0, 1, 0, 0))
        .hand(ANNA, &[82])
        .development();
    s.play(ANNA, 82).pick(ANNA, place(1, 1));
    s.pick(ANNA, Offer::LawChoice(2));
    assert_eq!(s.screen(ANNA).gems, gems(2, 3, 2, 2));
    assert_eq!(s.reserve(), Gems::NONE);
}

#[test]
fn r_end_11_hands_screens_and_pyramids_are_unlimited() {
    let mut layout = anna().gems(ANNA, gems(9, 9, 9, 9));
    for column in 1..20 {
        layout = layout.stands(ANNA, 30 + column, 1, column as i8);
    }
    let hand: Vec<u8> = (3..=20).chain(71..=88).collect();
    let mut s = layout
        .deck(DeckKind::Small, &[60])
        .deck(DeckKind::Laws, &[66])
        .hand(ANNA, &hand)
        .development();
    s.play(ANNA, 15);
    assert!(s.offers(ANNA).contains(&place(1, -1)));
    s.pick(ANNA, place(1, 20));
    assert_eq!(s.asked(ANNA), Some(Topic::Deck));
    s.pick(ANNA, Offer::Deck(DeckKind::Small));
    assert_eq!(s.screen(ANNA).hand.len(), hand.len());
    s.pick(ANNA, Offer::Discard(CardId(16)))
        .take(ANNA, gems(2, 0, 0, 0));
    assert_eq!(s.screen(ANNA).gems.total(), 8 + 36 - 1 + 2);
}
