//! Pictures of what is asked beside cards and places: gems, rewards, combat, the set-up.

use viceroy::render::pictures::PictureRoom;

use crate::prelude::*;

fn written(scene: &Scene) -> Vec<(String, TextColour)> {
    let label = |look: &Look| match look {
        Look::Label(label) => Some((label.text.to_string(), label.colour)),
        _ => None,
    };
    scene.elements.iter().filter_map(|element| label(&element.look)).collect()
}

#[test]
fn gems_to_take_stand_beside_the_reserve_and_what_a_card_in_hand_costs() {
    let mut view = seat_view([32, 65]);
    let open = Arc::make_mut(&mut view.table.open);
    open.pyramids[Seat(0)] = Pyramid::default();
    open.reserve = Gems { blue: 5, red: 2, green: 9, yellow: 0 };
    view.screen.gems = Gems { blue: 4, red: 1, green: 0, yellow: 2 };
    let shown = pictures::taking(&english(), &view);
    let written = written(&shown.scene);
    let said: Vec<&str> = written.iter().map(|(text, _)| text.as_str()).collect();
    let expected = [
        ["mine 4", "reserve 5", "not needed"],
        ["mine 1", "reserve 2", "not needed"],
        ["mine 0", "reserve 9", "hand needs 1"],
        ["mine 2", "reserve 0", "not needed"],
    ];
    assert_eq!(said, expected.concat());
    let standing_out = written.iter().filter(|(_, colour)| *colour == TextColour::Gold);
    assert_eq!(standing_out.map(|(text, _)| text.as_str()).collect::<Vec<_>>(), ["hand needs 1"]);
    let needed = "A card in your hand needs: 1 green.";
    assert!(shown.alt.0.contains(needed), "{}", shown.alt.0);
    view.screen.hand = CardSet::NONE;
    assert!(!pictures::taking(&english(), &view).alt.0.contains("needs"));
}

#[test]
fn a_card_whose_reward_is_chosen_stands_in_full_beside_pyramid_and_hand() {
    let mut view = seat_view([32, 65]);
    let ruleset = Arc::clone(&view.table.ruleset);
    let open = Arc::make_mut(&mut view.table.open);
    put(&ruleset, &mut open.pyramids[Seat(0)], 21, 1, 0);
    put(&ruleset, &mut open.pyramids[Seat(0)], 26, 1, 1);
    let shown = pictures::card_choice(&english(), &view, CardId(73), PictureRoom::USUAL);
    let faces = shown.scene.elements.iter().filter_map(|element| match &element.look {
        Look::Card(look) => Some((look.card.0, look.face)),
        _ => None,
    });
    let faces: Vec<(u8, FaceDetail)> = faces.collect();
    assert_eq!(faces[0], (73, FaceDetail::Full));
    for known in [32, 65, 21, 26] {
        assert!(faces.iter().any(|(card, _)| *card == known), "{faces:?}");
    }
}

/// 300 points on a phone, and about half of that.
#[test]
fn what_the_room_has_no_height_for_is_drawn_smaller() {
    let high = |name: &str| sample(name).height;
    for name in ["battle", "gems", "choice-law", "dealt", "domain-gives", "returning"] {
        assert!(high(name) <= 646, "{name}: {}", high(name));
    }
    for name in ["battle-low", "choice-law-low", "dealt-low", "domain-low", "returning-low"] {
        assert!(high(name) <= 330, "{name}: {}", high(name));
    }
}
