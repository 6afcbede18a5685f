//! The language that each person has chosen, in memory because every message looks it up.

use std::collections::HashMap;

use parking_lot::RwLock;

use viceroy_model::messages::{LanguageTag, PersonId};

#[derive(Debug, Default)]
pub(crate) struct ChosenLanguages(RwLock<HashMap<PersonId, LanguageTag>>);

impl ChosenLanguages {
    pub(crate) fn new(all: Vec<(PersonId, LanguageTag)>) -> ChosenLanguages {
        ChosenLanguages(RwLock::new(all.into_iter().collect()))
    }

    pub(crate) fn of(&self, who: PersonId) -> Option<LanguageTag> {
        let all = self.0.read();
        all.get(&who).cloned()
    }

    pub(crate) fn note(&self, who: PersonId, language: Option<LanguageTag>) {
        let mut all = self.0.write();
        match language {
            Some(language) => all.insert(who, language),
            None => all.remove(&who),
        };
    }
}
