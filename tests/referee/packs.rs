//! Card sets: the bundled ones, some with rewards that no bundled card gives.

use std::path::Path;

use tempfile::TempDir;

#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Module {
    Aristocrats,
    Invasion,
    Underworld,
}

/// In the order of the record.
pub const MODULES: [Module; 3] = [Module::Aristocrats, Module::Invasion, Module::Underworld];

impl Module {
    pub fn name(self) -> &'static str {
        match self {
            Self::Aristocrats => "aristocrats",
            Self::Invasion => "invasion",
            Self::Underworld => "underworld",
        }
    }
}

#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Cards {
    /// R-TD-06, R-TD-09: adds diamonds and bonuses for circles of any colour.
    pack: bool,
    modules: &'static [Module],
}

/// Enough diamonds to empty the reserve, some beside gems.
const OF_CHARACTERS: &[(&str, &str)] = &[
    ("[{ gems = 3 }]", "[{ diamonds = 3 }]"),
    ("[{ gems = 4 }]", "[{ diamonds = 4 }]"),
    ("[{ gems = 5 }]", "[{ diamonds = 1 }]"),
    ("[{ gems = 8 }]", "[{ diamonds = 4 }]"),
    ("[{ points = 2 }, { gems = 2 }]", "[{ points = 2 }, { diamonds = 1 }, { gems = 2 }]"),
    ("{ bonus_magic = 3 }", "{ bonus_circle = { colour = \"any\", value = 1 } }"),
];

const OF_LAWS: &[(&str, &str)] = &[("[{ gems = 4 }]", "[{ diamonds = 3 }, { gems = 1 }]")];

impl Cards {
    pub const CARRIED: Self = Self::with(&[]);
    pub const WITH_DIAMONDS: Self = Self::CARRIED.in_a_pack();
    pub const WITH_ARISTOCRATS: Self = Self::with(&[Module::Aristocrats]);
    pub const WITH_DIAMONDS_AND_ARISTOCRATS: Self = Self::WITH_ARISTOCRATS.in_a_pack();
    pub const WITH_INVASION: Self = Self::with(&[Module::Invasion]);
    pub const WITH_DIAMONDS_AND_INVASION: Self = Self::WITH_INVASION.in_a_pack();
    pub const WITH_ARISTOCRATS_AND_INVASION: Self =
        Self::with(&[Module::Aristocrats, Module::Invasion]);
    pub const WITH_UNDERWORLD: Self = Self::with(&[Module::Underworld]);
    pub const WITH_DIAMONDS_AND_UNDERWORLD: Self = Self::WITH_UNDERWORLD.in_a_pack();
    pub const WITH_ALL_MODULES: Self = Self::with(&MODULES);

    const fn with(modules: &'static [Module]) -> Self {
        Self { pack: false, modules }
    }

    const fn in_a_pack(self) -> Self {
        Self { pack: true, ..self }
    }

    pub fn has_a_pack(self) -> bool {
        self.pack
    }

    pub fn modules(self) -> &'static [Module] {
        self.modules
    }

    pub fn has(self, module: Module) -> bool {
        self.modules.contains(&module)
    }

    pub fn words(self) -> impl Iterator<Item = &'static str> {
        self.modules.iter().flat_map(|m| ["--module", m.name()])
    }

    pub fn text(self, file: &str) -> String {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/cards");
        let mut text = std::fs::read_to_string(folder.join(file)).unwrap();
        let instead = match file {
            "laws.toml" if self.pack => OF_LAWS,
            "characters.toml" if self.pack => OF_CHARACTERS,
            _ => &[],
        };
        for (printed, given) in instead {
            assert!(text.contains(printed), "{file} has no {printed}");
            text = text.replace(printed, given);
        }
        text
    }

    /// `None` for the bundled cards.
    pub fn folder(self) -> Option<TempDir> {
        if !self.pack {
            return None;
        }
        let folder = tempfile::tempdir().unwrap();
        for file in ["characters.toml", "laws.toml"] {
            std::fs::write(folder.path().join(file), self.text(file)).unwrap();
        }
        Some(folder)
    }
}
