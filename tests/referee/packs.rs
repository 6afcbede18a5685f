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
    /// The carried cards and those of the module Aristocrats.
    WithAristocrats,
    /// The pack and the module together.
    WithDiamondsAndAristocrats,
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
    /// Whether a pack is played, which gives diamonds.
    pub fn has_diamonds(self) -> bool {
        matches!(self, Self::WithDiamonds | Self::WithDiamondsAndAristocrats)
    }

    /// Whether the module Aristocrats is played.
    pub fn has_aristocrats(self) -> bool {
        matches!(
            self,
            Self::WithAristocrats | Self::WithDiamondsAndAristocrats
        )
    }

    /// What the program is told beside the table.
    pub fn words(self) -> &'static [&'static str] {
        if self.has_aristocrats() {
            &["--module", "aristocrats"]
        } else {
            &[]
        }
    }

    /// The text of one file of the cards.
    pub fn text(self, file: &str) -> String {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/cards");
        let mut text = std::fs::read_to_string(folder.join(file)).unwrap();
        let instead = match file {
            "laws.toml" if self.has_diamonds() => OF_LAWS,
            "characters.toml" if self.has_diamonds() => OF_CHARACTERS,
            // A module's cards are those that the project carries.
            _ => &[],
        };
        for (printed, given) in instead {
            assert!(text.contains(printed), "{file} has no {printed}");
            text = text.replace(printed, given);
        }
        text
    }

    /// A folder that the program can play from; nothing for the cards that it carries.
    pub fn folder(self) -> Option<TempDir> {
        if !self.has_diamonds() {
            return None;
        }
        let folder = tempfile::tempdir().unwrap();
        for file in ["characters.toml", "laws.toml"] {
            std::fs::write(folder.path().join(file), self.text(file)).unwrap();
        }
        Some(folder)
    }
}
