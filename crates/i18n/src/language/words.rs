//! The words of a language, and rendering from a Fluent bundle.

use crate::prelude::*;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use viceroy_rules::CardSet;

pub(super) type Bundle = FluentBundle<FluentResource>;

/// How gems are said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Notation {
    /// "2 blue, 1 red", "Forester (30)".
    Words,
    /// A sign for each gem.
    Signs,
}

pub(super) struct Words {
    bundle: Arc<Bundle>,
    pub(super) notation: Notation,
    /// Cards whose names stand in the picture beside the text, so that it needs no numbers.
    pub(super) in_sight: CardSet,
    instead: Option<Arc<Words>>,
}

impl Words {
    pub(super) fn new(bundle: Bundle, instead: Option<Arc<Words>>) -> Words {
        Words {
            bundle: Arc::new(bundle),
            notation: Notation::Words,
            in_sight: CardSet::NONE,
            instead,
        }
    }

    pub(super) fn with_signs(&self, in_sight: CardSet) -> Words {
        let (bundle, instead) = (Arc::clone(&self.bundle), self.instead.clone());
        Words { bundle, notation: Notation::Signs, in_sight, instead }
    }

    /// `args` include the requested form.
    pub(super) fn say(&self, key: &str, args: &FluentArgs<'_>) -> String {
        match &self.instead {
            Some(instead) if !self.has(key) => instead.say(key, args),
            Some(_) | None => say(&self.bundle, key, args),
        }
    }

    /// Ignores the fallback.
    pub(super) fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }
}

/// A missing message renders as its key: the game goes on, and a test catches it.
pub(super) fn say(bundle: &Bundle, key: &str, values: &FluentArgs<'_>) -> String {
    let Some(pattern) = bundle.get_message(key).and_then(|m| m.value()) else {
        complain(&format!("{key} is missing"));
        return key.to_owned();
    };
    let mut errors = vec![];
    let said = bundle.format_pattern(pattern, Some(values), &mut errors);
    if !errors.is_empty() {
        complain(&format!("{key} could not be put together: {errors:?}"));
    }
    said.into_owned()
}

/// Logs, so that a wrong sentence never stops a game; panics in tests.
#[cfg(not(test))]
fn complain(what: &str) {
    tracing::error!("{what}");
}

#[cfg(test)]
fn complain(what: &str) {
    panic!("{what}");
}
