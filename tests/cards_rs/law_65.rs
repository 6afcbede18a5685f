//! Law 65 takes the place of another card.

use viceroy::cards::{CardId, Gems};
use viceroy::rules::{DeckKind, Offer, OpenFact, Phase, Token, Topic};

use crate::story::*;
use crate::tables::*;

#[test]
fn r_law_65_takes_the_place_of_an_own_character_or_law_on_levels_one_to_four() {
    let mut s = five_levels()
        .stands(ANNA, 71, 1, -1)
        .hand(ANNA, &[65])
        .development();
    s.play(ANNA, 65);
    assert_eq!(s.asked(ANNA), Some(Topic::Place));
    let mut replaced: Vec<u8> = s
        .offers(ANNA)
        .into_iter()
        .map(|o| match o {
            Offer::Replace(card) => card.0,
            other => panic!("nothing but a place that is taken: {other:?}"),
        })
        .collect();
    replaced.sort_unstable();
    // Not card 28 on level 5, and not Ben's card 12.
    assert_eq!(
        replaced,
        [11, 13, 14, 15, 16, 17, 18, 19, 20, 23, 24, 25, 26, 27, 71]
    );
}

#[test]
fn r_law_65_is_not_playable_without_a_target() {
    let hand = |layout: Layout| layout.hand(ANNA, &[65]).development();
    let play = Offer::Play(CardId(65));
    assert!(!hand(Layout::of(2)).offers(ANNA).contains(&play));
    let on_five = Layout::of(2).stands(ANNA, 11, 5, 0);
    assert!(!hand(on_five).offers(ANNA).contains(&play));
    let on_four = Layout::of(2).stands(ANNA, 11, 4, 0);
    assert!(hand(on_four).offers(ANNA).contains(&play));
}

#[test]
fn r_law_65_costs_nothing_and_what_stands_on_it_stays() {
    let mut s = five_levels().hand(ANNA, &[65]).development();
    let before = s.pyramid(ANNA).standing;
    s.play(ANNA, 65).pick(ANNA, replace(17));
    assert_eq!(s.at(ANNA, 2, 1), Some(65));
    let after = s.pyramid(ANNA).standing;
    assert_eq!(after.len(), before.len());
    for (old, new) in before.iter().zip(&after) {
        assert_eq!(old.slot, new.slot);
        assert!(old.card == new.card || old.card == CardId(17));
    }
    assert!(
        !s.told
            .iter()
            .any(|f| matches!(f, OpenFact::GemsPaid { .. }))
    );
}

#[test]
fn r_law_65_the_replaced_card_returns_to_the_hand_and_its_tokens_move_onto_the_law() {
    let mut s = two()
        .token(ANNA, 11, Token::Defence)
        .token(ANNA, 11, Token::Points(4))
        .hand(ANNA, &[65])
        .development();
    s.play(ANNA, 65);
    assert!(s.holds(ANNA, 11) && !s.holds(ANNA, 65));
    assert_eq!(s.on(ANNA, 65), [Token::Defence, Token::Points(4)]);
    assert!(s.on(ANNA, 11).is_empty());
    assert_eq!(s.score(ANNA).power, 4);
    let ben = s.game.seat_view(BEN).unwrap();
    let seen = &ben.table.open.pyramids[ANNA].standing;
    assert_eq!(seen[0].card, CardId(65));
}

#[test]
fn r_law_65_the_effect_of_the_replaced_law_stops() {
    let census = two().stands(ANNA, 68, 1, 1).hand(ANNA, &[65]);
    let mut s = census.development();
    assert_eq!(s.score(ANNA).laws, 2);
    s.play(ANNA, 65).pick(ANNA, replace(68));
    assert_eq!(s.score(ANNA).laws, 0);
}

#[test]
fn r_law_65_cards_tucked_there_stay_and_score_only_for_law_68() {
    for (law, points) in [(72, 10), (74, 3), (78, 8)] {
        let mut s = two()
            .stands(ANNA, law, 1, 1)
            .under(ANNA, 40, law)
            .under(ANNA, 39, law)
            .hand(ANNA, &[65])
            .development();
        assert_eq!(s.score(ANNA).laws, points);
        s.play(ANNA, 65).pick(ANNA, replace(law));
        assert_eq!(s.under(ANNA, 65), [40, 39]);
        assert!(s.under(ANNA, law).is_empty());
        assert_eq!(s.score(ANNA).laws, 0);
        let mut s = two()
            .stands(ANNA, law, 1, 1)
            .stands(ANNA, 68, 1, 2)
            .under(ANNA, 40, law)
            .under(ANNA, 39, law)
            .hand(ANNA, &[65])
            .development();
        s.play(ANNA, 65).pick(ANNA, replace(law));
        assert_eq!(s.score(ANNA).laws, 5, "11, 65, 68 and two underneath");
    }
}

#[test]
fn r_law_65_what_was_tucked_under_a_law_does_not_come_back_with_it() {
    let mut s = two()
        .stands(ANNA, 72, 1, 1)
        .under(ANNA, 40, 72)
        .hand(ANNA, &[65, 39])
        .development();
    s.play(ANNA, 65).pick(ANNA, replace(72));
    s.play(ANNA, 72).pick(ANNA, place(1, 2)).cards(ANNA, &[39]);
    assert_eq!(s.under(ANNA, 65), [40]);
    assert_eq!(s.under(ANNA, 72), [39]);
    assert_eq!(s.score(ANNA).laws, 5);
}

#[test]
fn r_law_65_a_law_under_a_replaced_character_stays_there() {
    let mut s = two()
        .stands(ANNA, 13, 1, 1)
        .under(ANNA, 66, 13)
        .token(ANNA, 13, Token::Magic)
        .hand(ANNA, &[65])
        .development();
    s.play(ANNA, 65).pick(ANNA, replace(13));
    assert_eq!(s.under(ANNA, 65), [66]);
    assert_eq!(s.on(ANNA, 65), [Token::Magic], "nothing is doubled again");
}

#[test]
fn r_law_65_gems_of_law_76_go_to_the_reserve() {
    let mut s = two()
        .reserve(Gems::NONE)
        .stands(ANNA, 76, 1, 1)
        .parked(ANNA, 76, gems(1, 2, 0, 3))
        .hand(ANNA, &[65])
        .development();
    assert_eq!(s.score(ANNA).laws, 12);
    s.play(ANNA, 65).pick(ANNA, replace(76));
    assert_eq!(s.reserve(), gems(1, 2, 0, 3));
    assert!(s.pyramid(ANNA).parked.is_empty());
    assert_eq!(s.score(ANNA).laws, 0);
    // Played again it can be filled again.
    s.play(ANNA, 76).pick(ANNA, place(1, 2));
    s.take(ANNA, gems(1, 0, 0, 0));
    assert_eq!(s.score(ANNA).laws, 2);
}

#[test]
fn r_law_65_replacing_the_first_card_changes_the_order_of_play() {
    let order = |s: &Story| {
        s.game
            .table_view()
            .open
            .order()
            .into_iter()
            .collect::<Vec<_>>()
    };
    let mut s = two().hand(ANNA, &[65, 40]).development();
    assert_eq!(order(&s), [ANNA, BEN]);
    s.play(ANNA, 65);
    assert_eq!(order(&s), [BEN, ANNA], "Anna's lowest card is law 65 now");
}

#[test]
fn r_law_65_the_replaced_card_may_be_played_later_at_full_cost_and_reward() {
    // Card 10 costs red on level 1 and gives three gems.
    let mut s = two().stands(ANNA, 10, 1, 1).hand(ANNA, &[65]).development();
    s.play(ANNA, 65).pick(ANNA, replace(10));
    assert_eq!(s.phase(), Phase::Development(2), "in a later round");
    s.play(ANNA, 10).pick(ANNA, place(1, 2));
    assert_eq!(s.screen(ANNA).gems, gems(5, 4, 5, 5));
    s.take(ANNA, gems(0, 0, 1, 2));
    assert_eq!(s.screen(ANNA).gems, gems(5, 4, 6, 7));
    assert_eq!((s.at(ANNA, 1, 1), s.at(ANNA, 1, 2)), (Some(65), Some(10)));
}

#[test]
fn r_law_65_a_replaced_law_may_be_played_and_work_again() {
    let mut s = two()
        .stands(ANNA, 71, 1, 1)
        .token(ANNA, 71, Token::Points(6))
        .hand(ANNA, &[65])
        .development();
    s.play(ANNA, 65).pick(ANNA, replace(71));
    s.play(ANNA, 71).pick(ANNA, place(1, 2));
    s.pick(ANNA, Offer::LawChoice(1));
    assert_eq!(s.score(ANNA).power, 12);
}

#[test]
fn r_law_65_an_infinite_gem_that_paid_stays_used() {
    // Card 10 costs red, and the infinite gem pays it.
    let mut s = two()
        .token(ANNA, 11, Token::Infinite(Red))
        .hand(ANNA, &[10, 65, 45])
        .development();
    let paid = Offer::Place {
        slot: slot(1, 1),
        infinite: gems(0, 1, 0, 0),
    };
    s.play(ANNA, 10)
        .pick(ANNA, paid)
        .take(ANNA, gems(3, 0, 0, 0));
    s.play(ANNA, 65).pick(ANNA, replace(11));
    assert_eq!(infinite(&s, ANNA, 65), [(Token::Infinite(Red), true)]);
    // Card 45 costs red too.
    s.play(ANNA, 45);
    assert!(!s.offers(ANNA).contains(&Offer::Place {
        slot: slot(1, 2),
        infinite: gems(0, 1, 0, 0)
    }));
    assert_eq!(s.score(ANNA).infinite, 1, "on level 1");
}

#[test]
fn r_law_65_and_78_the_return_is_not_a_taking() {
    let mut s = two().stands(ANNA, 78, 1, 1).hand(ANNA, &[65]).development();
    s.play(ANNA, 65).pick(ANNA, replace(11));
    assert!(s.holds(ANNA, 11));
    assert_eq!(s.asked(ANNA), Some(Topic::Develop));
    assert!(s.under(ANNA, 78).is_empty());
}

#[test]
fn r_law_65_and_78_a_replaced_law_78_tucks_nothing_any_more() {
    // Card 15 gives a card on level 1.
    let mut s = two()
        .stands(ANNA, 78, 1, 1)
        .under(ANNA, 40, 78)
        .hand(ANNA, &[65, 15])
        .development();
    s.play(ANNA, 65).pick(ANNA, replace(78));
    s.play(ANNA, 15).pick(ANNA, place(1, 2));
    s.pick(ANNA, Offer::Deck(DeckKind::Small));
    assert_eq!(s.asked(ANNA), Some(Topic::Develop));
    assert!(s.holds(ANNA, 56));
    assert_eq!(s.under(ANNA, 65), [40]);
}
