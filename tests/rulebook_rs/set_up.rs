//! RULES section 2.

use std::sync::Arc;

use viceroy::cards::{CardId, Colour, Gems};
use viceroy::lab::SeededLuck;
use viceroy::rules::{
    Agreement, Answer, Fact, Game, Offer, OpenFact, Phase, Ruleset, Seat, Shape, Topic, Unplayable,
};

fn open(seats: u8, seed: u64) -> (Game, Vec<Fact>, SeededLuck) {
    let ruleset = Ruleset::compile(Agreement::standard(seats)).unwrap();
    let mut luck = SeededLuck::new(seed);
    let (game, step) = Game::open(Arc::clone(&ruleset), &mut luck);
    (game, step.facts, luck)
}

/// Everybody keeps the lowest two dealt cards, the lower one for the pyramid.
fn choose_first_cards(game: &mut Game, luck: &mut SeededLuck) -> Vec<Fact> {
    let mut facts = vec![];
    for seat in game.table_view().open.seats() {
        let view = game.seat_view(seat).unwrap();
        let question = view.question.unwrap();
        assert_eq!(question.topic, Topic::FirstCards);
        let two = view.screen.dealt.iter().take(2).map(Offer::Card).collect();
        let step = game
            .answer(seat, question.id, &Answer::Pick(two), luck)
            .unwrap();
        facts.extend(step.facts);
    }
    facts
}

#[test]
fn r_set_01_four_gems_of_each_colour_for_each_player() {
    for seats in 2..=4 {
        let (game, ..) = open(seats, 1);
        let mut gems = game.table_view().open.reserve;
        for seat in game.table_view().open.seats() {
            gems = gems.plus(&game.seat_view(seat).unwrap().screen.gems);
        }
        assert_eq!(gems, Gems::each(4 * seats));
    }
    assert!(matches!(
        Ruleset::compile(Agreement::standard(5)),
        Err(Unplayable::Seats { from: 1, to: 4, .. })
    ));
}

#[test]
fn r_set_02_six_gems_remain_and_the_two_that_go_back_are_drawn_by_lot() {
    let mut kept = vec![];
    for seed in 0..40 {
        let (game, ..) = open(2, seed);
        let gems = game.seat_view(Seat(0)).unwrap().screen.gems;
        assert_eq!(gems.total(), 6);
        assert!(Colour::ALL.into_iter().all(|c| gems[c] <= 2));
        if !kept.contains(&gems) {
            kept.push(gems);
        }
    }
    assert!(kept.len() > 4, "the lot decides: {kept:?}");
}

#[test]
fn r_set_03_one_of_four_characters_stands_one_goes_to_the_hand_two_return() {
    let (mut game, _, mut luck) = open(3, 2);
    let dealt: Vec<CardId> = game
        .seat_view(Seat(0))
        .unwrap()
        .screen
        .dealt
        .iter()
        .collect();
    assert_eq!(dealt.len(), 4);
    assert!(dealt.iter().all(|c| c.0 <= 64));
    choose_first_cards(&mut game, &mut luck);
    let view = game.seat_view(Seat(0)).unwrap();
    assert_eq!(view.table.open.pyramids[Seat(0)].standing[0].card, dealt[0]);
    assert!(view.screen.hand.contains(dealt[1]));
    assert!(!view.screen.hand.contains(dealt[2]) && !view.screen.hand.contains(dealt[3]));
    assert!(view.screen.dealt.is_empty());
}

#[test]
fn r_set_04_the_first_card_is_free_chosen_in_secret_and_gives_its_level_one_reward() {
    let (mut game, _, mut luck) = open(2, 3);
    let question = game.seat_view(Seat(0)).unwrap().question.unwrap();
    let step = game
        .answer(Seat(0), question.id, &question.fallback, &mut luck)
        .unwrap();
    let told: Vec<&Fact> = step
        .facts
        .iter()
        .filter(|f| matches!(f, Fact::Open(_)))
        .collect();
    assert_eq!(told, [&Fact::Open(OpenFact::Answered(Seat(0)))]);
    let facts = {
        let question = game.seat_view(Seat(1)).unwrap().question.unwrap();
        game.answer(Seat(1), question.id, &question.fallback, &mut luck)
            .unwrap()
            .facts
    };
    assert!(facts.contains(&Fact::Open(OpenFact::FirstCardsShown)));
    let paid = |f: &Fact| matches!(f, Fact::Open(OpenFact::GemsPaid { .. }));
    assert!(!facts.iter().any(paid));
}

#[test]
fn r_set_05_the_large_deck_has_48_cards() {
    for (seats, small) in [(2u8, 12u8), (3, 10), (4, 8)] {
        let (mut game, _, mut luck) = open(seats, 4);
        let facts = choose_first_cards(&mut game, &mut luck);
        let drawn = facts
            .iter()
            .filter(|f| {
                matches!(f, Fact::Open(OpenFact::Drew { deck, .. })
                    if *deck == viceroy::rules::DeckKind::Small)
            })
            .count() as u8;
        let decks = game.table_view().decks;
        assert_eq!(decks.large, 44, "four of 48 are revealed");
        assert_eq!(decks.small + drawn, small);
    }
}

#[test]
fn r_set_06_everybody_is_dealt_three_laws() {
    let (mut game, _, mut luck) = open(4, 5);
    choose_first_cards(&mut game, &mut luck);
    for seat in game.table_view().open.seats() {
        let hand = game.seat_view(seat).unwrap().screen.hand;
        let laws = hand.iter().filter(|c| c.0 > 64).count();
        assert!(laws >= 3, "three dealt, more only by reward: {laws}");
    }
}

#[test]
fn r_set_07_a_card_lies_at_each_base() {
    let (mut game, _, mut luck) = open(4, 6);
    choose_first_cards(&mut game, &mut luck);
    let open = game.table_view().open;
    for colour in Colour::ALL {
        assert!(open.auction[colour].base.is_some());
        assert!(open.auction[colour].tip.is_none());
    }
}

#[test]
fn r_set_08_first_rewards_come_in_ascending_order_of_the_cards() {
    for seed in 0..30 {
        let (mut game, _, mut luck) = open(4, seed);
        choose_first_cards(&mut game, &mut luck);
        let mut served = vec![];
        while game.table_view().open.phase == Phase::SetUp {
            let awaiting = game.table_view().awaiting;
            assert_eq!(awaiting.len(), 1, "one completely before the next");
            let seat = awaiting[0].seat;
            let first = game.table_view().open.pyramids[seat]
                .lowest_number()
                .unwrap();
            served.push(first);
            let question = game.seat_view(seat).unwrap().question.unwrap();
            assert!(matches!(
                question.shape,
                Shape::Gems { .. } | Shape::Pick { .. }
            ));
            game.answer(seat, question.id, &question.fallback, &mut luck)
                .unwrap();
        }
        assert!(served.is_sorted(), "{served:?}");
    }
}

#[test]
fn r_set_09_no_choice_sees_later_information() {
    let (game, ..) = open(3, 8);
    for seat in game.table_view().open.seats() {
        let view = game.seat_view(seat).unwrap();
        assert!(view.screen.hand.is_empty(), "laws are dealt afterwards");
        for colour in Colour::ALL {
            assert_eq!(view.table.open.auction[colour].count(), 0);
        }
    }
}
