//! What the page says to somebody who sees it for the first time.

use serde::Serialize;
use serde_json::Value;

/// A greeting where nothing has been said yet, with its buttons. The fake Discord knows no bot: whoever starts it hands over
/// what they do.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Greeting {
    /// The language of those who are greeted so, as Discord names it. Whoever's is none of them is greeted first of all.
    pub locale: String,
    /// The heading.
    pub title: String,
    /// What is said below it, in Discord's markdown.
    pub text: String,
    /// What can be done, the likeliest first.
    pub buttons: Vec<GreetingButton>,
}

impl Greeting {
    /// The one of several for somebody whose program is set to a language.
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
    /// What is written on it.
    pub label: String,
    /// The command it sends.
    pub command: GreetingCommand,
    /// What is written on the button that it presses then, on the message that came of the command. If a thread comes
    /// of that, the page goes there.
    pub then_press: Option<String>,
}

/// A command with its options.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct GreetingCommand {
    /// The command.
    pub name: String,
    /// Its subcommand, if it has some.
    pub path: Vec<String>,
    /// Its options by name.
    pub options: Value,
}
