//! The words of a language, and how anything is said from a Fluent bundle.

use std::sync::Arc;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};

/// Words or sentences by their keys.
pub(super) type Bundle = FluentBundle<FluentResource>;

/// The words of a language: what things of the game are called.
pub(super) struct Words {
    bundle: Bundle,
    /// The words of English, for what the language does not say.
    instead: Option<Arc<Words>>,
}

impl Words {
    pub(super) fn new(bundle: Bundle, instead: Option<Arc<Words>>) -> Words {
        Words { bundle, instead }
    }

    /// What something is called. Among the arguments is the form that a sentence asks for.
    pub(super) fn say(&self, key: &str, args: &FluentArgs<'_>) -> String {
        match &self.instead {
            Some(instead) if !self.has(key) => instead.say(key, args),
            Some(_) | None => say(&self.bundle, key, args),
        }
    }

    /// Whether the language itself has such a word.
    pub(super) fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }
}

/// What stands under a key. What is missing is said by its key: ugly, but the game goes on, and a test finds it.
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

/// A sentence that is wrong must not stop a game, but it must stop a test.
#[cfg(not(test))]
fn complain(what: &str) {
    tracing::error!("{what}");
}

#[cfg(test)]
fn complain(what: &str) {
    panic!("{what}");
}
