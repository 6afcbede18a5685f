//! A card pack with diamonds and any-colour circle bonuses in place of some rewards; the bundled
//! cards have neither.

use std::sync::OnceLock;

use viceroy::cards::{CardFile, Catalogue};
use viceroy::rules::LawBehaviour;

/// Two diamonds on 16 characters, one on 8, and a circle bonus on 8.
const INSTEAD: [(&str, &str); 3] = [
    ("{ gems = 4 }", "{ diamonds = 2 }"),
    ("{ gems = 5 }", "{ diamonds = 1 }"),
    ("{ bonus_magic = 3 }", "{ bonus_circle = { colour = \"any\", value = 1 } }"),
];

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
