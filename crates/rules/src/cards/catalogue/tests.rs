use super::*;
use crate::cards::{Colour, Tier};

/// The complaints after a change to the embedded characters.
fn printed(from: &str, to: &str) -> Vec<String> {
    let text = CHARACTERS.text.unwrap().replacen(from, to, 1);
    assert_ne!(text, CHARACTERS.text.unwrap(), "the text to break is not there");
    let changed = CardFile { text: Ok(&text), ..CHARACTERS };
    let error = Catalogue::printed(changed, LAWS).expect_err("a broken file is refused");
    error.complaints.iter().map(ToString::to_string).collect()
}

#[test]
fn embedded_cards_are_the_box() {
    let catalogue = Catalogue::embedded().expect("the embedded cards are right");
    let numbers = catalogue.cards().map(|card| card.id.0);
    assert!(numbers.eq((1..=109).chain(111..=134)));
    assert_eq!(catalogue.fingerprint(), None);
}

#[test]
fn r_inv_02_the_monsters_ask_for_all_colours_alike() {
    let catalogue = Catalogue::embedded().unwrap();
    for (tier, count) in Tier::ALL.into_iter().zip([6, 10, 6]) {
        let of_tier = || catalogue.monsters().iter().filter(move |m| m.tier == tier);
        assert_eq!(of_tier().count(), count, "{tier:?}");
        for colour in Colour::ALL {
            assert!(of_tier().any(|m| m.colour == colour), "{tier:?} {colour:?}");
        }
    }
    for colour in Colour::ALL {
        let asking = catalogue.monsters().iter().filter(|m| m.colour == colour);
        let gems: u8 = asking.map(|m| m.tier.gems()).sum();
        assert_eq!(gems, 11, "{colour:?}");
    }
    for monster in catalogue.monsters() {
        let alike = |m: &&Monster| m.reward == monster.reward || m.name == monster.name;
        let found = catalogue.monsters().iter().filter(alike).count();
        assert_eq!(found, 1, "{monster:?}");
        assert_eq!(catalogue.monster(monster.id), Some(monster));
    }
}

#[test]
fn worked_example_captain_costs() {
    let captain = Catalogue::embedded().unwrap().get(CardId(32)).unwrap();
    let cost = |level| {
        let c = captain.cost(level).gems;
        (c.blue, c.red, c.green, c.yellow)
    };
    assert_eq!(cost(1), (0, 0, 1, 0));
    assert_eq!(cost(2), (1, 0, 1, 0));
    assert_eq!(cost(3), (1, 0, 1, 1));
    assert_eq!(cost(4), (1, 0, 1, 2));
    assert_eq!(cost(5), (1, 0, 1, 3));
}

#[test]
fn cards_that_are_not_in_the_box_are_refused() {
    let said = printed("{ points = 12 }", "{ points = 11 }");
    assert_eq!(said, ["assets/cards/characters.toml: points = 12 appears 7 times, the box has 8"]);
    let said = printed("{ points = 12 }", "{ points = 10 }");
    assert_eq!(said.len(), 2);
    assert!(
        said[0].contains("toml:") && said[0].contains("points = 10 appears 9 times"),
        "a card too many has a line: {said:?}"
    );
    assert!(printed("cost = \"blue\"", "cost = \"red\"").len() >= 2);
    let text = CHARACTERS.text.unwrap();
    let line = text.lines().find(|l| l.starts_with("sections")).unwrap();
    let other = text.lines().filter(|l| l.starts_with("sections")).nth(1).unwrap();
    let said = printed(line, other);
    assert!(
        said.iter().any(|s| s.contains("characters 1 and 2 have the same sections")),
        "{said:?}"
    );
}

#[test]
fn colours_are_spelt_as_they_are_stored() {
    for colour in Colour::ALL {
        assert_eq!(serde_json::to_value(colour).unwrap(), colour.key());
    }
}
