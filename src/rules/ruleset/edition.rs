//! Printed editions and modules by name.

use serde::{Deserialize, Serialize};

/// A printed edition of the rules. What it changes stands in the sheet of options ([`super::SHEET`]); the rest of what
/// it is about are the few questions below.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Edition {
    /// The first English text.
    EnFirst,
    /// English 2015.
    #[serde(rename = "en-2015")]
    En2015,
    /// Russian 2015.
    #[serde(rename = "ru-2015")]
    Ru2015,
    /// German.
    De,
}

impl Edition {
    /// All of them, the one that a table plays when nobody says anything first.
    pub const ALL: [Edition; 4] = [
        Edition::En2015,
        Edition::EnFirst,
        Edition::Ru2015,
        Edition::De,
    ];

    /// The stored and exported spelling.
    pub fn key(self) -> &'static str {
        match self {
            Edition::EnFirst => "en-first",
            Edition::En2015 => "en-2015",
            Edition::Ru2015 => "ru-2015",
            Edition::De => "de",
        }
    }

    /// The edition of a spelling.
    pub fn from_key(key: &str) -> Option<Edition> {
        Edition::ALL.into_iter().find(|e| e.key() == key)
    }
}

/// A part of the Times of Darkness expansion.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Module {
    /// RULES section 10.
    Aristocrats,
    /// RULES section 11.
    Invasion,
    /// RULES section 12.
    Underworld,
}

impl Module {
    /// All of them.
    pub const ALL: [Module; 3] = [Module::Aristocrats, Module::Invasion, Module::Underworld];

    /// The stored and exported spelling.
    pub fn key(self) -> &'static str {
        match self {
            Module::Aristocrats => "aristocrats",
            Module::Invasion => "invasion",
            Module::Underworld => "underworld",
        }
    }

    /// The module of a spelling.
    pub fn from_key(key: &str) -> Option<Module> {
        Module::ALL.into_iter().find(|m| m.key() == key)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spellings_lead_back_to_what_they_name() {
        for edition in Edition::ALL {
            assert_eq!(Edition::from_key(edition.key()), Some(edition));
            let stored = serde_json::to_value(edition).unwrap();
            assert_eq!(stored, edition.key());
        }
        for module in Module::ALL {
            assert_eq!(Module::from_key(module.key()), Some(module));
            let stored = serde_json::to_value(module).unwrap();
            assert_eq!(stored, module.key());
        }
        assert_eq!(Edition::from_key("en"), None);
        assert_eq!(Module::from_key("en"), None);
    }
}
