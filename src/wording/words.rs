//! The words of a language, and how anything is said from a Fluent bundle.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};

/// Words or sentences by their keys.
pub(super) type Bundle = FluentBundle<FluentResource>;

/// The words of a language: what things of the game are called.
pub(super) struct Words(Bundle);

impl Words {
    pub(super) fn new(bundle: Bundle) -> Words {
        Words(bundle)
    }

    /// What something is called. `form` is what the sentence asks for, the case for instance.
    pub(super) fn say(&self, key: &str, args: &FluentArgs<'_>) -> String {
        say(&self.0, key, args)
    }

    /// The same where a language may have no such word.
    pub(super) fn has(&self, key: &str) -> bool {
        self.0.has_message(key)
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
