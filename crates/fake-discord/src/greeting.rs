//! Greetings for the page's first-time visitors.

use crate::prelude::*;

/// Shown in an empty channel; supplied by the embedder.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Greeting {
    /// Discord locale; others get the first greeting.
    pub locale: String,
    /// The heading.
    pub title: String,
    /// The body, in Discord markdown.
    pub text: String,
    /// Buttons, most likely action first.
    pub buttons: Vec<GreetingButton>,
}

impl Greeting {
    pub(crate) fn for_locale<'a>(all: &'a [Greeting], locale: &str) -> Option<&'a Greeting> {
        let bare = |tag: &str| tag.split('-').next().map(str::to_owned);
        let same = all.iter().find(|one| one.locale == locale);
        let near = || all.iter().find(|one| bare(&one.locale) == bare(locale));
        same.or_else(near).or(all.first())
    }
}

/// A button of a greeting.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct GreetingButton {
    /// Its label.
    pub label: String,
    /// The command it sends.
    pub command: GreetingCommand,
    /// Label of a button to press on the resulting message; the page opens a resulting thread.
    pub then_press: Option<String>,
}

/// A command with its options.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct GreetingCommand {
    /// The command name.
    pub name: String,
    /// The subcommand path; may be empty.
    pub path: Vec<String>,
    /// Option values by name.
    pub options: Value,
}
