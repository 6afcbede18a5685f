//! Every sentence a player reads, from Fluent files in `assets/locales`. One file per subject; a module here of the
//! same name says each sentence of that file through a function with typed arguments. Single words and labels are
//! plain strings; what is said as a whole is a [`PublicText`] or a [`PrivateText`].

mod bundle;
mod called;
pub mod draft;
pub mod library;
pub mod lobby;
pub mod names;
pub mod news;
mod news_lines;
pub mod offers;
pub mod options;
pub mod panel;
pub mod people;
pub mod pictures;
pub mod refusals;
pub mod score;
pub mod table;
pub mod typed;
pub mod which;

pub use bundle::{Arg, Wording};
pub use called::{called, is_invisible, is_mark};

/// A text that everybody in the channel may read. Made only from what lies open.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PublicText(pub String);

/// A text for one player. It never goes where others can read it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PrivateText(pub String);

impl From<PublicText> for PrivateText {
    fn from(text: PublicText) -> Self {
        PrivateText(text.0)
    }
}

/// Says a sentence in the language of the bot.
fn say(key: &str, args: &[(&str, Arg<'_>)]) -> String {
    Wording::english().say(key, args)
}

/// Lines that fit into so many characters; what does not fit is counted at the end.
pub fn fit(lines: &[String], most: usize) -> String {
    // Room for the closing line.
    const CLOSING: usize = 40;
    let whole = lines.join("\n");
    if whole.chars().count() <= most {
        return whole;
    }
    let mut text = String::new();
    let mut length = 0;
    for (i, line) in lines.iter().enumerate() {
        length += line.chars().count() + 1;
        if length + CLOSING > most {
            let left = Arg::Number((lines.len() - i) as i64);
            text += &say("fit-more", &[("count", left)]);
            break;
        }
        text += line;
        text.push('\n');
    }
    clip(&text, most)
}

/// A label that fits into so many characters.
pub fn clip(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    let mut clipped: String = text.chars().take(most.saturating_sub(1)).collect();
    clipped.push('…');
    clipped
}
