//! Panels: everything offered can be pressed, on one page or another.

use std::collections::HashSet;

use viceroy::discord::custom_id::parse;

use crate::offers::{PICKS, alone, paintings, pick, places_paid_in_many_ways};
use crate::prelude::*;
use crate::wired;

fn checked(panel: &Panel, page: u8) -> Vec<Row> {
    let rows = rows(&english(), panel, page);
    wired::check_rows(&rows);
    for custom_id in wired::custom_ids(&rows) {
        assert!(parse(&custom_id, salt()).is_ok(), "{custom_id}");
    }
    rows
}

pub fn answers(panel: &Panel) -> Vec<Answer> {
    let mut answers = vec![];
    let mut page = 0;
    loop {
        let rows = checked(panel, page);
        let mut next = 0;
        for row in rows {
            match row {
                Row::Pages(_) | Row::Entities(_) => {}
                Row::Menu(menu) => answers.extend(menu.choices.into_iter().map(|c| c.answer)),
                Row::Buttons(buttons) => {
                    for button in buttons {
                        if let CustomId::Answer { answer, .. } = button.custom_id {
                            // Answers repeated on every page are counted once.
                            if page == 0 || !answers.contains(&answer) {
                                answers.push(answer);
                            }
                        } else if let CustomId::Page { page, .. } = button.custom_id {
                            next = page;
                        }
                    }
                }
            }
        }
        if next == 0 {
            return answers;
        }
        page = next;
    }
}

#[test]
fn everything_offered_can_be_pressed_within_the_limits() {
    for topic in PICKS {
        let offers = offers_of(topic);
        let panel = panel(topic, pick(offers.clone()));
        let can: Vec<Answer> = answers(&panel);
        for offer in &offers {
            assert!(can.contains(&alone(*offer)), "{topic:?} {offer:?}");
        }
        assert_eq!(can.len(), offers.len(), "{topic:?}");
    }
}

#[test]
fn a_bid_is_one_press_on_the_panel() {
    let rows = rows(&english(), &panel(Topic::Bid, pick(offers_of(Topic::Bid))), 0);
    assert!(rows.iter().all(|row| matches!(row, Row::Buttons(_))));
}

#[test]
fn all_ordered_pairs_of_first_cards_can_be_chosen() {
    let shape = Shape::Pick {
        offers: offers_of(Topic::FirstCards).into(),
        count: HowMany::exactly(2),
        order: PickOrder::Matters,
    };
    let can = answers(&panel(Topic::FirstCards, shape));
    assert_eq!(can.len(), 12);
}

#[test]
fn all_ordered_pairs_of_many_laws_can_be_chosen() {
    let laws = offers_of(Topic::PutBackLaws);
    let shape = Shape::Pick {
        offers: laws[..12].into(),
        count: HowMany::exactly(2),
        order: PickOrder::Matters,
    };
    assert_eq!(answers(&panel(Topic::PutBackLaws, shape)).len(), 12 * 11);
}

#[test]
fn none_some_or_all_cards_can_be_chosen() {
    let shape = Shape::Pick {
        offers: offers_of(Topic::Archive).into(),
        count: HowMany::up_to(40),
        order: PickOrder::Free,
    };
    let panel = panel(Topic::Archive, shape);
    let can = answers(&panel);
    assert!(can.contains(&Answer::Pick([].into_iter().collect())));
    assert_eq!(can.len(), 26, "none, and as many lines as a menu has");
    let rows = rows(&english(), &panel, 0);
    let all = rows.iter().any(|row| match row {
        Row::Buttons(buttons) => {
            buttons.iter().any(|b| matches!(b.custom_id, CustomId::Proposed { .. }))
        }
        Row::Pages(_) | Row::Entities(_) => false,
        Row::Menu(menu) => {
            assert_eq!(menu.several, HowMany { least: 1, most: 25 });
            false
        }
    });
    assert!(all);
}

#[test]
fn up_to_eight_gems_can_be_none_or_any_typed_mix() {
    let shape = Shape::Gems { limits: Gems::each(8), total: HowMany::up_to(8) };
    let can = answers(&panel(Topic::Purse, shape));
    assert_eq!(can[0], Answer::Gems(Gems::NONE));
    assert_eq!(
        can.len(),
        27,
        "two buttons beside the one for typing, and as many lines as a menu has"
    );
}

#[test]
fn likely_gems_are_one_press_and_stand_nowhere_else() {
    let shape = Shape::Gems { limits: Gems::each(4), total: HowMany::exactly(3) };
    let mut panel = panel(Topic::PassGems, shape);
    panel.view.screen.gems = Gems { blue: 3, ..Gems::NONE };
    let rows = rows(&english(), &panel, 0);
    let Row::Buttons(buttons) = &rows[0] else {
        panic!("{rows:?}");
    };
    assert_eq!(buttons[0].label, "1 red, 1 green, 1 yellow");
    assert_eq!(buttons.len(), 2);
    let all = answers(&panel);
    let mut once = all.clone();
    once.dedup();
    assert_eq!((all.len(), once.len()), (20, 20));
}

#[test]
fn a_colour_that_cannot_be_bid_stays_in_its_place() {
    let mut panel = panel(
        Topic::Bid,
        pick(
            [Bid::Gem(Colour::Yellow), Bid::Gem(Colour::Blue), Bid::Pass].map(Offer::Bid).to_vec(),
        ),
    );
    panel.view.screen.gems[Colour::Red] = 0;
    let open = std::sync::Arc::make_mut(&mut panel.view.table.open);
    *open.auction.at_mut(Colour::Green.into()).unwrap() = Default::default();
    let rows = rows(&english(), &panel, 0);
    let [Row::Buttons(bids), Row::Buttons(others), ..] = &rows[..] else {
        panic!("{rows:?}");
    };
    let said: Vec<(Option<&str>, bool)> =
        bids.iter().map(|b| (b.sign.as_deref(), b.enabled)).collect();
    let [blue, red, green, yellow] = ["🔵", "🔴", "🟢", "🟡"].map(Some);
    assert_eq!(said, [(blue, true), (red, false), (green, false), (yellow, true)]);
    // The number of the first card below its column.
    assert!(bids[1].label.parse::<u8>().is_ok(), "{bids:?}");
    assert_eq!(bids[2].label, "–");
    assert_eq!(others[0].label, "Pass (+3 gems)");
}

#[test]
fn every_place_stands_once_before_other_ways_to_pay() {
    for places in [2, 6, 15] {
        let panel = panel(Topic::Place, places_paid_in_many_ways(places));
        let offered = panel.view.question.as_ref().unwrap().shape.offers();
        let can = answers(&panel);
        assert_eq!(can.len(), offered.len());
        assert!(offered.iter().all(|offer| can.contains(&alone(*offer))));
        let first: HashSet<Slot> = can
            .iter()
            .take(usize::from(places))
            .map(|answer| match answer {
                Answer::Pick(picked) if let [Offer::Place { slot, payment }] = picked[..] => {
                    assert_eq!(payment.any().total(), 2, "the first way has no diamond");
                    slot
                }
                Answer::Pick(_) | Answer::Gems(_) | Answer::Paint(_) => panic!("{answer:?}"),
            })
            .collect();
        assert_eq!(first.len(), usize::from(places));
        let rows = rows(&english(), &panel, 0);
        let is_buttons = matches!(rows[0], Row::Buttons(_));
        assert_eq!(is_buttons, places <= 10, "{places}");
        // Of the places and their payments.
        let mut menus = rows.iter().filter_map(|row| match row {
            Row::Menu(menu) => Some(menu),
            Row::Buttons(_) | Row::Pages(_) | Row::Entities(_) => None,
        });
        let otherwise = if is_buttons { menus.next() } else { menus.nth(1) };
        assert_eq!(otherwise.expect("other payments").title, "Or a place, paid otherwise…");
    }
}

#[test]
fn few_places_are_one_press() {
    let kinds = |places: i8| {
        let slots = (0..places).map(|column| Slot { level: 1, column });
        let places = slots.map(|slot| Placing { slot, cost: Cost::NONE });
        let shape = Shape::Place { places: places.collect(), sources: Sources::default() };
        rows(&english(), &panel(Topic::Place, shape), 0)
    };
    let is_menu = |row: &Row| matches!(row, Row::Menu(_));
    assert!(!kinds(10).iter().any(is_menu));
    assert!(kinds(11).iter().any(is_menu));
}

#[test]
fn where_no_monster_can_be_beaten_to_show_nothing_is_one_press() {
    let nothing = Currency::NONE;
    let shape = Shape::Show {
        limits: Currency { gems: Gems::each(1), ..nothing },
        plans: [nothing].into_iter().collect(),
    };
    let shown = rows(&english(), &panel(Topic::CombatShow, shape), 0);
    let Row::Buttons(buttons) = &shown[0] else {
        panic!("{shown:?}");
    };
    let CustomId::Answer { answer, .. } = &buttons[0].custom_id else {
        panic!("{buttons:?}");
    };
    assert_eq!(*answer, Answer::one(Offer::Show(nothing)));
}

#[test]
fn whoever_has_no_gem_for_an_infinite_one_is_told_so_and_presses_once() {
    let panel = panel(Topic::OwnInfinite, pick(vec![Offer::GoWithout]));
    let names = panel.people.map(|seat, _| seat.0.to_string());
    let text = words::text(&english(), &panel, &names, Around::default(), &|_, _, _| ' ');
    assert!(text.0.contains("You have no gem of that colour"), "{}", text.0);
    let shown = rows(&english(), &panel, 0);
    let Row::Buttons(buttons) = &shown[0] else {
        panic!("{shown:?}");
    };
    assert_eq!(buttons[0].label, "Go without");
}

#[test]
fn small_bags_of_gems_are_chosen_from_all_mixes() {
    let shape = |total, n| Shape::Gems { limits: Gems::each(n), total: HowMany::exactly(total) };
    assert_eq!(answers(&panel(Topic::PassGems, shape(3, 4))).len(), 20);
    for total in 0..=20 {
        let can = answers(&panel(Topic::RewardGems, shape(total, 16)));
        assert!(!can.is_empty());
        for answer in can {
            assert!(matches!(answer, Answer::Gems(g) if g.total() == u16::from(total)));
        }
    }
}

#[test]
fn painting_is_within_the_limits() {
    for shape in paintings() {
        assert!(answers(&panel(Topic::Paint, shape)).contains(&Answer::Paint(vec![])));
    }
}
