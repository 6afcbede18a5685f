//! RULES section 5.

use viceroy::cards::CardId;
use viceroy::rules::{Answer, DeckKind, Develop, Offer, OpenFact, Phase, Refusal, Token, Topic};

use crate::story::*;

/// Two players; Anna has card 1 in her pyramid and many gems.
fn two() -> Layout {
    Layout::of(2)
        .stands(ANNA, 1, 1, 0)
        .stands(BEN, 2, 1, 0)
        .gems(ANNA, gems(5, 5, 5, 5))
        .gems(BEN, gems(5, 5, 5, 5))
        .deck(DeckKind::Small, &[33, 34])
        .deck(DeckKind::Laws, &[81, 82])
        .deck(DeckKind::Large, &[41, 42, 43, 44, 45, 46, 47, 48])
        .base(Blue, 21)
}

#[test]
fn r_dev_01_a_card_is_played_discarded_or_the_player_passes() {
    let s = two().hand(ANNA, &[10, 71]).development();
    assert_eq!(
        s.offers(ANNA),
        [
            Offer::Play(CardId(10)),
            Offer::Play(CardId(71)),
            Offer::Discard(CardId(10)),
            Offer::Discard(CardId(71)),
            Offer::Pass
        ]
    );
}

#[test]
fn r_dev_01_only_the_card_is_committed_place_and_targets_come_later() {
    let mut s = two().hand(ANNA, &[10]).hand(BEN, &[11]).development();
    s.play(ANNA, 10);
    assert_eq!(s.asked(ANNA), None);
    s.play(BEN, 11);
    assert_eq!(s.develops().count(), 2);
    assert_eq!(s.asked(ANNA), Some(Topic::Place));
}

#[test]
fn r_dev_01_a_discard_brings_two_gems() {
    let mut s = two().hand(ANNA, &[10]).hand(BEN, &[11]).development();
    s.pick(ANNA, Offer::Discard(CardId(10))).pass(BEN);
    assert_eq!(s.asked(ANNA), Some(Topic::DiscardGems));
    s.take(ANNA, gems(2, 0, 0, 0));
    assert_eq!(s.screen(ANNA).gems, gems(7, 5, 5, 5));
    assert!(s.game.table_view().open.discarded.contains(CardId(10)));
}

#[test]
fn r_dev_02_who_passes_is_out_and_gets_nothing() {
    let mut s = two().hand(ANNA, &[10]).hand(BEN, &[11, 12]).development();
    s.pass(ANNA).play(BEN, 11).pick(BEN, place(1, 1));
    assert_eq!(s.phase(), Phase::Development(2));
    assert!(!s.still_in(ANNA));
    assert_eq!(s.screen(ANNA).gems, gems(5, 5, 5, 5));
}

#[test]
fn r_dev_02_the_phase_ends_when_everybody_has_passed() {
    let mut s = two().hand(ANNA, &[10]).hand(BEN, &[11]).development();
    s.pass(ANNA).pass(BEN);
    assert_eq!(s.phase(), Phase::Auction(1));
    assert_eq!(s.game.table_view().open.turn, 2);
}

#[test]
fn r_dev_03_cards_resolve_in_ascending_order_each_completely_before_the_next() {
    let mut s = two().hand(ANNA, &[12]).hand(BEN, &[10]).development();
    s.play(ANNA, 12).play(BEN, 10);
    assert_eq!(s.asked(ANNA), None);
    s.pick(BEN, place(1, 1));
    assert_eq!(s.asked(BEN), Some(Topic::RewardGems));
    assert_eq!(s.asked(ANNA), None);
    s.take(BEN, gems(1, 1, 1, 0));
    assert_eq!(s.asked(ANNA), Some(Topic::Place));
}

#[test]
fn r_dev_04_base_ends_and_seams_are_offered() {
    let mut s = two()
        .stands(ANNA, 5, 1, 1)
        .hand(ANNA, &[10])
        .hand(BEN, &[11])
        .development();
    s.play(ANNA, 10).pass(BEN);
    assert_eq!(s.offers(ANNA), [place(1, -1), place(1, 2), place(2, 0)]);
    let nowhere = Answer::one(place(3, 0));
    assert_eq!(s.answer(ANNA, &nowhere), Err(Refusal::NotOffered));
}

#[test]
fn r_dev_05_rows_have_no_gaps() {
    let mut layout = two().hand(ANNA, &[10]).hand(BEN, &[11]);
    for (card, column) in [(3, 1), (4, 2), (5, 3)] {
        layout = layout.stands(ANNA, card, 1, column);
    }
    let mut s = layout.stands(ANNA, 6, 2, 0).development();
    s.play(ANNA, 10).pass(BEN);
    assert!(s.offers(ANNA).contains(&place(2, 1)));
    assert!(!s.offers(ANNA).contains(&place(2, 2)));
}

/// A base of five, then rows of four, three and two: Anna's next card may stand on level 5.
fn tall(anna: viceroy::cards::Gems) -> Layout {
    let mut layout = Layout::of(2)
        .stands(BEN, 2, 1, 0)
        .gems(ANNA, anna)
        .deck(DeckKind::Small, &[33, 34])
        .deck(DeckKind::Laws, &[81, 82])
        .base(Blue, 21);
    let mut card = 3;
    for level in 1..=4i8 {
        for column in 0..6 - level {
            layout = layout.stands(ANNA, card, level, column);
            card += 1;
        }
    }
    layout
}

#[test]
fn r_dev_06_worked_example_captain_pays_the_rows_up_to_the_level() {
    for (level, cost) in [(1i8, gems(0, 0, 1, 0)), (5, gems(1, 0, 1, 3))] {
        let mut s = tall(cost).hand(ANNA, &[32]).hand(BEN, &[35]).development();
        s.play(ANNA, 32).pass(BEN);
        let column = if level == 1 { 5 } else { 0 };
        s.pick(ANNA, place(level, column));
        if level == 5 {
            s.pick(ANNA, Offer::FifteenPoints);
            assert_eq!(s.on(ANNA, 32), [Token::Points(15)]);
        }
        assert!(s.screen(ANNA).gems.is_empty());
    }
}

#[test]
fn r_dev_06_what_cannot_be_paid_is_not_offered() {
    let mut s = tall(gems(1, 0, 1, 2)).hand(ANNA, &[32]).development();
    s.play(ANNA, 32);
    assert_eq!(
        s.offers(ANNA),
        [place(1, -1), place(1, 5)],
        "level 5 costs three yellow"
    );
}

#[test]
fn r_dev_07_a_law_is_free_and_never_on_level_five() {
    let mut s = tall(gems(0, 0, 0, 0)).hand(ANNA, &[71]).development();
    s.play(ANNA, 71);
    assert_eq!(s.offers(ANNA), [place(1, -1), place(1, 5)]);
    s.pick(ANNA, place(1, 5));
    assert_eq!(s.asked(ANNA), Some(Topic::LawChoice));
    s.pick(ANNA, Offer::LawChoice(1));
    assert_eq!(s.on(ANNA, 71), [Token::Points(6)], "R-LAW-71");
}

#[test]
fn r_dev_08_the_reward_is_the_row_of_the_level() {
    let mut s = two().stands(ANNA, 5, 1, 1).hand(ANNA, &[11]).development();
    s.play(ANNA, 11).pick(ANNA, place(2, 0));
    s.take(ANNA, gems(1, 1, 0, 0));
    assert_eq!(s.screen(ANNA).attack, 1);
    assert_eq!(s.on(ANNA, 11), [Token::Points(2)]);
}

#[test]
fn r_dev_08_worked_example_captain_on_level_five_gives_three_rows() {
    let mut s = tall(gems(1, 0, 1, 3)).hand(ANNA, &[32]).development();
    s.play(ANNA, 32)
        .pick(ANNA, place(5, 0))
        .pick(ANNA, Offer::AllRewards);
    assert_eq!(
        s.asked(ANNA),
        Some(Topic::Deck),
        "R-REW-09: cards before gems"
    );
    s.pick(ANNA, Offer::Deck(DeckKind::Laws));
    assert!(s.holds(ANNA, 82));
    s.take(ANNA, gems(5, 0, 0, 0));
    assert_eq!(s.on(ANNA, 32), [Token::Magic]);
}

#[test]
fn r_dev_09_and_10_a_single_colour_circle_gives_a_gem_before_the_reward() {
    let mut s = Layout::of(2)
        .plain(ANNA, 1, 1, 0, Red)
        .plain(ANNA, 5, 1, 1, Red)
        .stands(BEN, 2, 1, 0)
        .gems(ANNA, gems(5, 5, 5, 5))
        .base(Blue, 21)
        .hand(ANNA, &[13])
        .hand(BEN, &[11])
        .development();
    s.play(ANNA, 13).pass(BEN).pick(ANNA, place(2, 0));
    let order: Vec<&OpenFact> = s
        .told
        .iter()
        .filter(|f| {
            matches!(
                f,
                OpenFact::GemsPaid { .. }
                    | OpenFact::Played { .. }
                    | OpenFact::Circle { .. }
                    | OpenFact::TokenGained { .. }
            )
        })
        .collect();
    assert!(matches!(order[0], OpenFact::GemsPaid { .. }));
    assert!(matches!(order[1], OpenFact::Played { .. }));
    assert!(matches!(order[2], OpenFact::Circle { gem: true, colour, .. } if *colour == Red));
    assert!(matches!(order[3], OpenFact::TokenGained { .. }));
    assert_eq!(
        s.screen(ANNA).gems,
        gems(5, 5, 5, 4),
        "a red gem paid, a red gem taken"
    );
}

#[test]
fn r_dev_10_no_gem_of_the_colour_left_gives_none() {
    let mut s = Layout::of(2)
        .plain(ANNA, 1, 1, 0, Red)
        .plain(ANNA, 5, 1, 1, Red)
        .reserve(gems(8, 0, 8, 8))
        .base(Blue, 21)
        .hand(ANNA, &[75])
        .development();
    s.play(ANNA, 75).pick(ANNA, place(2, 0));
    assert!(
        s.told
            .iter()
            .any(|f| matches!(f, OpenFact::Circle { gem: false, .. }))
    );
    assert!(s.screen(ANNA).gems.is_empty());
}

#[test]
fn r_dev_11_worked_example_an_infinite_gem_pays_one_gem_of_its_colour() {
    // Card 39 costs blue, red, red, green: two red and one blue on level 3.
    let mut layout = two().token(ANNA, 1, Token::Infinite(Red)).hand(ANNA, &[39]);
    for (card, level, column) in [(3, 1, 1), (4, 1, 2), (5, 2, 0), (6, 2, 1)] {
        layout = layout.stands(ANNA, card, level, column);
    }
    let mut s = layout.development();
    s.play(ANNA, 39);
    s.pick(
        ANNA,
        Offer::Place {
            slot: slot(3, 0),
            infinite: gems(0, 1, 0, 0),
        },
    );
    assert_eq!(s.screen(ANNA).gems, gems(4, 4, 5, 5));
}

#[test]
fn r_dev_11_an_infinite_gem_pays_once_a_turn_and_its_use_can_be_declined() {
    let with = |blue| Offer::Place {
        slot: slot(1, 1),
        infinite: gems(blue, 0, 0, 0),
    };
    // Cards 6 and 8 cost blue on level 1.
    let layout = || {
        two()
            .token(ANNA, 1, Token::Infinite(Blue))
            .hand(ANNA, &[6, 8])
            .development()
    };
    let mut s = layout();
    s.play(ANNA, 6).pick(ANNA, with(1));
    s.play(ANNA, 8);
    assert!(!s.offers(ANNA).iter().any(|o| matches!(o,
        Offer::Place { infinite, .. } if !infinite.is_empty())));
    let mut s = layout();
    s.play(ANNA, 6).pick(ANNA, with(0));
    assert_eq!(s.screen(ANNA).gems, gems(4, 5, 5, 5));
}

#[test]
fn r_dev_12_only_a_card_that_can_be_played_now_can_be_committed() {
    let s = Layout::of(2)
        .stands(ANNA, 1, 1, 0)
        .gems(ANNA, gems(1, 0, 0, 0))
        .base(Blue, 21)
        .hand(ANNA, &[6, 10])
        .development();
    assert!(
        s.offers(ANNA).contains(&Offer::Play(CardId(6))),
        "costs blue"
    );
    assert!(
        !s.offers(ANNA).contains(&Offer::Play(CardId(10))),
        "costs red"
    );
    assert!(s.offers(ANNA).contains(&Offer::Discard(CardId(10))));
}

#[test]
fn r_dev_12_a_card_that_became_unplayable_is_taken_back_or_discarded() {
    let layout = || {
        two()
            .hand(ANNA, &[10])
            .fact(OpenFact::DevelopsShown(viceroy::rules::BySeat::new(
                2,
                |s| (s == ANNA).then_some(Develop::Play(CardId(10))),
            )))
    };
    let mut s = layout().unplayable(10);
    assert_eq!(s.asked(ANNA), Some(Topic::Unplayable));
    s.pick(ANNA, Offer::TakeBack);
    assert!(s.holds(ANNA, 10));
    assert!(s.still_in(ANNA), "it is not a pass");
    assert_eq!(s.phase(), Phase::Development(2), "it uses up the round");
    let mut s = layout().unplayable(10);
    s.pick(ANNA, Offer::Discard(CardId(10)))
        .take(ANNA, gems(1, 1, 0, 0));
    assert_eq!(s.screen(ANNA).gems, gems(6, 6, 5, 5));
}

#[test]
fn r_trn_02_the_game_ends_when_no_card_lies_at_any_base() {
    let mut s = Layout::of(2)
        .stands(ANNA, 1, 1, 0)
        .stands(BEN, 2, 1, 0)
        .hand(ANNA, &[10])
        .hand(BEN, &[11])
        .third_round();
    s.pass(ANNA).pass(BEN);
    assert!(s.game.is_over());
}

#[test]
fn r_trn_03_the_order_is_that_of_the_lowest_cards() {
    let s = Layout::of(3)
        .stands(ANNA, 50, 1, 0)
        .stands(BEN, 20, 1, 0)
        .stands(CLARA, 30, 1, 0)
        .stands(ANNA, 10, 1, 1)
        .base(Blue, 21)
        .auction();
    let order: Vec<_> = s.game.table_view().open.order().into_iter().collect();
    assert_eq!(order, [ANNA, BEN, CLARA]);
}
