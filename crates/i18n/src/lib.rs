//! Every sentence a player reads, from Fluent files in `assets/locales`, one file per subject.
//!
//! - [`Languages`]: all available languages; [`Wording`]: one of them, passed in by the caller;
//! - [`text!`]: a sentence by its key, with its arguments. `build/sentences.rs` generates a type
//!   for each, so wrong keys and arguments do not compile. Arguments are terms of the game, never
//!   finished words, because each language inflects them;
//! - [`PublicText`] and [`PrivateText`]: text for everybody, and text for one player only.
//!
//! The modules `game`, `help`, [`lobby`] and `people` compose longer texts. [`checking`] lints
//! translations. Begin with `language/mod.rs`.

/// A sentence by its key, with underscores, and its arguments:
///
/// `text!(game_held, game, who = name)`
#[macro_export]
macro_rules! text {
    ($key:ident $(, $name:ident $(= $value:expr)?)* $(,)?) => {
        $crate::sentences::$key { $($name $(: $value)?),* }
    };
}

pub mod checking;
mod game;
mod help;
mod language;
pub mod lobby;
mod people;
mod prelude;

pub use game::{
    again, analysis, ending, held, hints, library, news, offers, panel, pictures, plan, posts,
    preferences, read, score, screen_reader, table, wishes,
};
pub use help::{commands, lesson, refusals, rules};
pub use language::{
    Arg, GemLetters, ISOLATE, LanguageError, Languages, PrivateText, PublicText, Wording, called,
    called_at_table, clip, colour_sign, english, fit, is_invisible, is_mark, length, shorten, term,
    told_apart, typed, unformatted, without_number,
};
pub use language::{Sentence, sentences};
pub use lobby::{agreed, options, organising, servers};
pub use people::{announcements, days, games, reliability, seats, which};
