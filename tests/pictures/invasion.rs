//! Monsters and combat cards appear only in games with their module (RULES section 11).

use viceroy::cards::MonsterId;
use viceroy::render::scene::Scene;
use viceroy::rules::Currency;

use crate::prelude::*;

fn invaded(modules: Vec<Module>) -> SeatView {
    let mut view = seat_view([32, 65]);
    let agreement = GameSetup { modules, ..GameSetup::standard(2) };
    view.table.ruleset = Ruleset::compile(agreement).expect("it can be played");
    let open = Arc::make_mut(&mut view.table.open);
    open.invasion.stack.push(MonsterId(2));
    let card = &mut open.pyramids[Seat(0)].combat;
    card.stones = Currency::of_gems(Gems::only(Colour::Blue, 2));
    card.penalties.push(MonsterId(4));
    view
}

fn seen(scene: &Scene) -> [usize; 2] {
    let count = |wanted: fn(&Look) -> bool| {
        let looks = scene.elements.iter().map(|e| &e.look);
        looks.filter(|look| wanted(look)).count()
    };
    let card = |look: &Look| matches!(look, Look::Mark { mark: Mark::Combat, .. });
    [count(|look| matches!(look, Look::Monster(_))), count(card)]
}

#[test]
fn r_inv_01_combat_cards_and_the_stack_are_seen_and_told() {
    let (w, view) = (&english(), invaded(vec![Module::Invasion]));
    let table = pictures::table(w, &view.table, &CardSet::NONE, &names());
    let own = pictures::own(w, &view, pictures::PictureRoom::USUAL);
    assert_eq!([seen(&table.scene), seen(&own.scene)], [[1, 1]; 2]);
    for alt in [&table.alt.0, &own.alt.0] {
        for told in [
            "Monsters, the lowest first: Gate Wolf (costs ",
            "On the combat card: ",
            "1 monster taken as a penalty: −4 points.",
        ] {
            assert!(alt.contains(told), "{alt}");
        }
    }
    let pyramid = pictures::pyramid(w, &view.table, Seat(0), &CardSet::NONE, &names());
    assert_eq!(seen(&pyramid.scene), [0, 1]);
}

#[test]
fn r_inv_07_what_is_fought_with_stands_above_the_monsters_in_their_order() {
    let (w, view) = (&english(), invaded(vec![Module::Invasion]));
    let shown = pictures::battle(w, &view, pictures::PictureRoom::USUAL);
    assert_eq!(seen(&shown.scene), [1, 1]);
    for told in [
        "For combat: 1 blue, 1 red, 1 green, 1 yellow, 4 in all.",
        "On the combat card: ",
        "Monsters, the lowest first: Gate Wolf (costs ",
        "Beaten in this order",
    ] {
        assert!(shown.alt.0.contains(told), "{}", shown.alt.0);
    }
    assert!(shown.scene.describe().contains("\"= 4\""));
}

#[test]
fn without_monsters_there_are_none_to_see() {
    let (w, view) = (&english(), invaded(vec![]));
    let table = pictures::table(w, &view.table, &CardSet::NONE, &names());
    assert_eq!(seen(&table.scene), [0, 0]);
    assert_eq!(seen(&pictures::own(w, &view, pictures::PictureRoom::USUAL).scene), [0, 0]);
}
