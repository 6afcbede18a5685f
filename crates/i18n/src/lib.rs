//! Every sentence a player reads, from Fluent files in `assets/locales`, one file per subject.
//!
//! - [`Languages`]: all that can be spoken; [`Wording`]: one of them, handed in by whoever has a reader;
//! - [`text!`]: a sentence by its key, with what it speaks of. `build/sentences.rs` makes a type of each, so the compiler finds wrong
//!   keys and arguments. Arguments are terms of the game, never finished words: each language inflects them;
//! - [`PublicText`] and [`PrivateText`]: what everybody and what one person may read.
//!
//! Functions here put together what is more than one sentence, by subject: `game`, `help`, [`lobby`], `people`. [`checking`] finds what
//! is wrong with a translation. Begin with `language/mod.rs`.

/// A sentence by its key, with underscores in it, and what it speaks of: `text!(game_held, game, who = name)`.
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

pub use game::{
    analysis, ending, held, hints, library, news, offers, panel, pictures, plan, posts,
    preferences, read, score, screen_reader, table, wishes,
};
pub use help::{commands, lesson, refusals, rules};
pub use language::{
    Arg, ISOLATE, LanguageError, Languages, PrivateText, PublicText, Wording, called,
    called_at_table, clip, colour_sign, english, fit, fit_newest, is_invisible, is_mark, length,
    shorten, term, told_apart, typed, unformatted, without_number,
};
pub use language::{Sentence, sentences};
pub use lobby::{agreed, options, organising, servers};
pub use people::{announcements, days, games, seats, which};
