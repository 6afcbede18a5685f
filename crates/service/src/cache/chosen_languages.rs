//! What people have chosen to read: few do, and whatever is shown to anybody asks.

use std::collections::HashMap;

use parking_lot::RwLock;

use viceroy_model::messages::{LanguageTag, PersonId};

/// Everybody who has chosen a language, with which.
#[derive(Debug, Default)]
pub(crate) struct ChosenLanguages(RwLock<HashMap<PersonId, LanguageTag>>);

impl ChosenLanguages {
    pub(crate) fn new(all: Vec<(PersonId, LanguageTag)>) -> ChosenLanguages {
        ChosenLanguages(RwLock::new(all.into_iter().collect()))
    }

    /// What somebody has chosen.
    pub(crate) fn of(&self, who: PersonId) -> Option<LanguageTag> {
        let all = self.0.read();
        all.get(&who).cloned()
    }

    /// It is stored that somebody has chosen another one, or none any more.
    pub(crate) fn note(&self, who: PersonId, language: Option<LanguageTag>) {
        let mut all = self.0.write();
        match language {
            Some(language) => all.insert(who, language),
            None => all.remove(&who),
        };
    }
}
