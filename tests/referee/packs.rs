//! The cards that a table plays with: those that the project carries, or these with some rewards changed to what no carried
//! card gives.

use std::path::Path;

use tempfile::TempDir;

/// Which cards.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Cards {
    Carried,
    /// A pack with diamonds and bonuses for circles of any colour (R-TD-06, R-TD-09).
    WithDiamonds,
}

/// What characters give instead: so many diamonds that the reserve runs out of them, and some beside gems.
const OF_CHARACTERS: &[(&str, &str)] = &[
    ("[{ gems = 3 }]", "[{ diamonds = 3 }]"),
    ("[{ gems = 4 }]", "[{ diamonds = 4 }]"),
    ("[{ gems = 5 }]", "[{ diamonds = 1 }]"),
    ("[{ gems = 8 }]", "[{ diamonds = 4 }]"),
    (
        "[{ points = 2 }, { gems = 2 }]",
        "[{ points = 2 }, { diamonds = 1 }, { gems = 2 }]",
    ),
    (
        "{ bonus_magic = 3 }",
        "{ bonus_circle = { colour = \"any\", value = 1 } }",
    ),
];

/// What laws let choose instead.
const OF_LAWS: &[(&str, &str)] = &[("[{ gems = 4 }]", "[{ diamonds = 3 }, { gems = 1 }]")];

impl Cards {
    /// The text of one file of the cards.
    pub fn text(self, file: &str) -> String {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/cards");
        let mut text = std::fs::read_to_string(folder.join(file)).unwrap();
        let instead = match (self, file) {
            (Cards::Carried, _) => &[],
            (Cards::WithDiamonds, "laws.toml") => OF_LAWS,
            (Cards::WithDiamonds, _) => OF_CHARACTERS,
        };
        for (printed, given) in instead {
            assert!(text.contains(printed), "{file} has no {printed}");
            text = text.replace(printed, given);
        }
        text
    }

    /// A folder that the program can play from; nothing for the cards that it carries.
    pub fn folder(self) -> Option<TempDir> {
        if self == Cards::Carried {
            return None;
        }
        let folder = tempfile::tempdir().unwrap();
        for file in ["characters.toml", "laws.toml"] {
            std::fs::write(folder.path().join(file), self.text(file)).unwrap();
        }
        Some(folder)
    }
}
