//! Printed editions and modules.

use crate::prelude::*;

use crate::cards::listed;

/// A printed edition of the rules. Its differences are data in [`super::SHEET`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[derive(strum::EnumCount, strum::VariantArray, strum::IntoStaticStr, strum::EnumString)]
#[strum(serialize_all = "kebab-case")]
pub enum Edition {
    #[serde(rename = "en-2015")]
    #[strum(serialize = "en-2015")]
    En2015,
    /// The first English text.
    EnFirst,
    #[serde(rename = "ru-2015")]
    #[strum(serialize = "ru-2015")]
    Ru2015,
    De,
}

impl Edition {
    /// The default first.
    pub const ALL: [Edition; Edition::COUNT] = listed(Edition::VARIANTS);

    /// The stored and exported spelling.
    pub fn key(self) -> &'static str {
        self.into()
    }

    pub fn from_key(key: &str) -> Option<Edition> {
        key.parse().ok()
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ModuleUse {
    With,
    Without,
}

/// A module of the Times of Darkness expansion.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[derive(strum::EnumCount, strum::VariantArray, strum::IntoStaticStr, strum::EnumString)]
#[strum(serialize_all = "snake_case")]
pub enum Module {
    /// RULES section 10.
    Aristocrats,
    /// RULES section 11.
    Invasion,
    /// RULES section 12.
    Underworld,
}

impl Module {
    pub const ALL: [Module; Module::COUNT] = listed(Module::VARIANTS);

    /// The stored and exported spelling.
    pub fn key(self) -> &'static str {
        self.into()
    }

    /// `None` for cards of the base game (R-ARI-01).
    pub fn of(card: CardId) -> Option<Module> {
        match card.0 {
            89..=103 => Some(Module::Aristocrats),
            104..=106 => Some(Module::Invasion),
            107..=109 | 111..=134 => Some(Module::Underworld),
            _ => None,
        }
    }

    pub fn from_key(key: &str) -> Option<Module> {
        key.parse().ok()
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
