//! A language: words and sentences, how terms are rendered, and what fits where.

mod alike;
mod bundle;
mod called;
mod fitting;
mod gem_letters;
mod languages;
mod letters;
mod nesting;
pub mod sentences;
pub(super) mod speaking;
pub mod term;
mod texts;
pub mod typed;
mod words;

pub use alike::{told_apart, without_number};
pub use bundle::Sentence;
pub(super) use bundle::real_minus;
pub use bundle::{Arg, LanguageError, Wording};
pub(super) use called::short_called;
pub use called::{ISOLATE, called, called_at_table, unformatted};
pub use fitting::{clip, fit, is_long_aloud, length, shorten};
pub use gem_letters::GemLetters;
pub use languages::{Languages, english};
pub(super) use languages::{Texts, language};
pub use letters::{is_invisible, is_mark};
pub(super) use speaking::{CALLED, FORMS, FUNCTIONS, PERSONS, SEVERAL};
pub use term::colour_sign;
pub use texts::{PrivateText, PublicText};
