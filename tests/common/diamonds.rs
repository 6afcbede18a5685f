//! A pack of cards that give diamonds, and bonuses for circles of any colour: the carried cards with some of their rewards
//! changed. No carried card gives either.

use std::sync::OnceLock;

use viceroy::cards::{CardFile, Catalogue};
use viceroy::rules::LawBehaviour;

/// What is given instead: by 16 characters two diamonds, by 8 one, and by 8 a bonus for circles.
const INSTEAD: [(&str, &str); 3] = [
    ("{ gems = 4 }", "{ diamonds = 2 }"),
    ("{ gems = 5 }", "{ diamonds = 1 }"),
    ("{ bonus_magic = 3 }", "{ bonus_circle = { colour = \"any\", value = 1 } }"),
];

/// The cards of the pack.
pub fn pack() -> &'static Catalogue {
    static PACK: OnceLock<Catalogue> = OnceLock::new();
    PACK.get_or_init(|| {
        let mut characters = include_str!("../../assets/cards/characters.toml").to_owned();
        for (printed, instead) in INSTEAD {
            assert!(characters.contains(printed), "{printed}");
            characters = characters.replace(printed, instead);
        }
        let file = |name, text| CardFile { name, text: Ok(text) };
        let laws = file("laws", include_str!("../../assets/cards/laws.toml"));
        let pack = Catalogue::pack(file("characters", &characters), laws, &LawBehaviour::words());
        pack.unwrap_or_else(|wrong| panic!("{wrong}"))
    })
}
