//! Law 69 makes the game a turn longer.

use viceroy::cards::{CardId, Colour};
use viceroy::rules::{DeckKind, OpenFact, Phase};

use crate::story::*;
use crate::tables::*;

/// Anna plays law 69 on level 1.
fn prolong(s: &mut Story, column: i8) {
    s.play(ANNA, 69).pick(ANNA, place(1, column));
}

fn bases(s: &Story) -> Vec<u8> {
    let auction = s.game.table_view().open.auction;
    let bases = Colour::ALL.into_iter().filter_map(|c| auction[c].base);
    bases.map(|c| c.0).collect()
}

fn turns(s: &Story) -> u8 {
    let began = s.told.iter().filter_map(|f| match f {
        OpenFact::TurnBegan(turn) => Some(*turn),
        _ => None,
    });
    began.max().unwrap_or(1)
}

/// Anna and Ben in a turn with nothing left to reveal; cards lie at the tips only if that is said.
fn last_turn() -> Layout {
    Layout::of(2)
        .stands(ANNA, 11, 1, 0)
        .stands(BEN, 12, 1, 0)
        .gems(ANNA, gems(5, 5, 5, 5))
        .deck(DeckKind::Small, &[51, 52, 53, 54, 55, 56, 57, 58, 59])
}

#[test]
fn r_law_69_four_cards_from_the_top_of_the_small_deck_join_the_large_one_underneath() {
    let mut s = two().hand(ANNA, &[69, 40]).development();
    prolong(&mut s, 1);
    assert_eq!(s.deck(DeckKind::Small), [51, 52]);
    assert_eq!(
        s.deck(DeckKind::Large),
        [53, 54, 55, 56, 41, 42, 43, 44, 45, 46, 47, 48],
        "the top card is the last"
    );
    let counts = s.game.table_view().decks;
    assert_eq!((counts.small, counts.large), (2, 12));
    assert_eq!(bases(&s), [21], "nothing is revealed before its time");
}

#[test]
fn r_law_69_nobody_sees_the_cards() {
    let mut here = two().hand(ANNA, &[69, 40]).development();
    let other = two().deck(DeckKind::Small, &[31, 32, 33, 34, 35, 36]);
    let mut other = other.hand(ANNA, &[69, 40]).development();
    for s in [&mut here, &mut other] {
        prolong(s, 1);
    }
    assert_eq!(here.told, other.told);
    for seat in [ANNA, BEN] {
        let seen = |s: &Story| format!("{:?}", s.game.seat_view(seat).unwrap());
        assert_eq!(seen(&here), seen(&other));
    }
}

#[test]
fn r_law_69_with_fewer_than_four_cards_in_the_small_deck_nothing_happens() {
    let short = two().deck(DeckKind::Small, &[51, 52, 53]);
    let mut s = short.hand(ANNA, &[69, 40]).development();
    prolong(&mut s, 1);
    assert_eq!(s.deck(DeckKind::Small), [51, 52, 53]);
    assert_eq!(s.deck(DeckKind::Large).len(), 8);
    let longer = |f: &OpenFact| matches!(f, OpenFact::Prolonged { .. });
    assert!(!s.told.iter().any(longer));
    assert_eq!(s.at(ANNA, 1, 1), Some(69), "it stands there all the same");
}

#[test]
fn r_law_69_exactly_four_cards_will_do() {
    let four = two().deck(DeckKind::Small, &[51, 52, 53, 54]);
    let mut s = four.hand(ANNA, &[69, 40]).development();
    prolong(&mut s, 1);
    assert!(s.deck(DeckKind::Small).is_empty());
    assert_eq!(s.deck(DeckKind::Large).len(), 12);
}

#[test]
fn r_law_69_an_ordinary_game_becomes_a_turn_longer() {
    let start = || two().hand(ANNA, &[69]);
    // Turn 1 and eight cards in the large deck: turns 2 and 3 get cards, and in turn 4 no base is left.
    let mut s = start().development();
    s.pass(ANNA).sleep();
    assert_eq!(turns(&s), 4);
    let mut s = start().development();
    prolong(&mut s, 1);
    s.sleep();
    assert_eq!(turns(&s), 5);
}

#[test]
fn r_law_69_in_the_last_turn_the_cards_are_revealed_at_once() {
    let mut s = last_turn().hand(ANNA, &[69]).third_round();
    s.play(ANNA, 69);
    assert!(bases(&s).is_empty());
    s.pick(ANNA, place(1, 1));
    assert_eq!(bases(&s), [59, 58, 57, 56], "the top one first");
    assert!(s.deck(DeckKind::Large).is_empty());
    assert_eq!(s.phase(), Phase::Auction(1));
    assert_eq!(turns(&s), 2);
    s.sleep();
    assert_eq!(turns(&s), 2);
}

#[test]
fn r_law_69_in_the_last_turn_cards_at_the_tips_stay_beside_the_new_ones() {
    let mut layout = last_turn();
    for (colour, card) in [(Blue, 21), (Green, 22)] {
        layout = layout
            .base(colour, card)
            .fact(OpenFact::MovedToTip { colour });
    }
    let mut s = layout.hand(ANNA, &[69]).third_round();
    prolong(&mut s, 1);
    let auction = s.game.table_view().open.auction;
    assert_eq!(auction[Blue].count(), 2);
    assert_eq!(auction[Blue].tip, Some(CardId(21)));
    assert_eq!(auction[Red].count(), 1);
}

#[test]
fn r_law_69_in_the_last_turn_but_one_the_cards_come_with_the_next_reveal() {
    // The large deck is empty, but the last cards lie at the bases.
    let layout = || last_turn().base(Blue, 21).hand(ANNA, &[69]);
    let mut s = layout().third_round();
    s.pass(ANNA).sleep();
    assert_eq!(turns(&s), 2);
    let mut s = layout().third_round();
    prolong(&mut s, 1);
    assert_eq!(bases(&s), [21]);
    assert_eq!(s.deck(DeckKind::Large), [56, 57, 58, 59]);
    s.sleep();
    assert_eq!(turns(&s), 3);
}

#[test]
fn r_law_69_and_65_played_twice_in_the_last_turn() {
    let mut s = last_turn().hand(ANNA, &[69, 65]).development();
    prolong(&mut s, 1);
    s.play(ANNA, 65).pick(ANNA, replace(69));
    prolong(&mut s, 2);
    // The first four lie at the bases; the second four come with the next reveal.
    assert_eq!(bases(&s), [59, 58, 57, 56]);
    assert_eq!(s.deck(DeckKind::Large), [52, 53, 54, 55]);
    assert_eq!(s.deck(DeckKind::Small), [51]);
    s.sleep();
    assert_eq!(turns(&s), 3);
}

#[test]
fn r_law_69_the_cards_revealed_at_once_can_be_bid_for() {
    let mut s = last_turn().hand(ANNA, &[69]).third_round();
    prolong(&mut s, 1);
    s.bid(ANNA, Blue);
    assert!(s.holds(ANNA, 59));
}
