//! A card pack with rewards at the bottom of six characters, as aristocrats have (R-ARI-02 to 04).
//! None of the bundled cards has any.

use std::sync::OnceLock;

use viceroy::cards::{CardFile, Catalogue};
use viceroy::rules::LawBehaviour;

const BOTTOMS: [(u8, &str); 6] = [
    (31, r#"{ images = ["science"] }"#),
    (32, r#"{ images = ["magic", "defence"] }"#),
    (33, r#"{ images = ["attack"] }"#),
    (
        34,
        r#"{ text = { en = "1 point for each card in your pyramid" }, scoring = { per_card = 1 } }"#,
    ),
    (
        35,
        r#"{ text = { en = "2 more points for each circle and infinite gem" }, scoring = { per_circle_and_infinite = 2 } }"#,
    ),
    (36, r#"{ images = ["magic"] }"#),
];

pub fn pack() -> &'static Catalogue {
    static PACK: OnceLock<Catalogue> = OnceLock::new();
    PACK.get_or_init(|| {
        let printed = include_str!("../../assets/cards/characters.toml");
        let characters: Vec<String> = printed.split("[[character]]").map(with_bottom).collect();
        let characters = characters.join("[[character]]");
        let file = |name, text| CardFile { name, text: Ok(text) };
        let laws = file("laws", include_str!("../../assets/cards/laws.toml"));
        let pack = Catalogue::pack(file("characters", &characters), laws, &LawBehaviour::words());
        pack.unwrap_or_else(|wrong| panic!("{wrong}"))
    })
}

/// Its first row then costs any two gems and has no reward.
fn with_bottom(card: &str) -> String {
    let is_its = |number: u8| card.contains(&format!("number = {number}\n"));
    let Some((_, bottom)) = BOTTOMS.iter().find(|(number, _)| is_its(*number)) else {
        return card.to_owned();
    };
    let mut lines: Vec<String> = card.lines().map(str::to_owned).collect();
    let sections = lines.iter_mut().find(|line| line.contains("bottom = "));
    let sections = sections.expect("every character has sections");
    let at = sections.find("bottom = ").expect("it was found by that");
    *sections = format!("{}bottom = {bottom} }}", &sections[..at]);
    let row = lines.iter_mut().find(|line| line.contains("cost = "));
    *row.expect("every character has rows") = "  { cost = { any = 2 }, reward = [] },".to_owned();
    lines.join("\n") + "\n"
}
