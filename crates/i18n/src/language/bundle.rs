//! One language: its words and its sentences.

use std::borrow::Cow;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use intl_memoizer::concurrent::IntlLangMemoizer;
use unic_langid::LanguageIdentifier;

use crate::language::words::{self, Bundle, Words};
use crate::prelude::*;
use viceroy_files::InputError;
use viceroy_model::messages::{FilledIn, Reads};
use viceroy_rules::CardSet;
use viceroy_rules::cards::CardText;

/// Implemented by the types that `build/sentences.rs` generates.
pub trait Sentence<'a> {
    const KEY: &'static str;

    fn args(self) -> Args<'a>;
}

pub type Args<'a> = Vec<(&'static str, Arg<'a>)>;

#[derive(Clone)]
pub enum Arg<'a> {
    /// Inserted as it is: a name, a mention, a link, a number without a plural, a rendered
    /// sentence. Never a word of the game: use a `Term`.
    Text(Cow<'a, str>),
    /// Also selects plural forms.
    Number(i64),
    Choice(&'static str),
    /// Rendered in the form the sentence asks for.
    Thing(Term),
}

impl<T: Into<Term>> From<T> for Arg<'_> {
    fn from(thing: T) -> Self {
        Arg::Thing(thing.into())
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {
        $(impl From<$number> for Arg<'_> {
            fn from(number: $number) -> Self {
                Arg::Number(i64::from(number))
            }
        }

        impl From<&$number> for Arg<'_> {
            fn from(number: &$number) -> Self {
                Arg::Number(i64::from(*number))
            }
        })*
    };
}

numbers!(u8, i8, u16, i16, u32, i32, i64);

impl From<usize> for Arg<'_> {
    fn from(count: usize) -> Self {
        Arg::Number(i64::try_from(count).unwrap_or(i64::MAX))
    }
}

macro_rules! choices {
    ($($choice:ty),*) => {
        $(impl From<$choice> for Arg<'_> {
            fn from(choice: $choice) -> Self {
                Arg::Choice(choice.into())
            }
        }

        impl From<&$choice> for Arg<'_> {
            fn from(choice: &$choice) -> Self {
                Arg::Choice(choice.into())
            }
        })*
    };
}

choices!(AnswerTime, FilledIn, Handovers, Hints, OnTimeout, Rated, Reliabilities, Speed, Weekends);

impl From<Level> for Arg<'_> {
    fn from(level: Level) -> Self {
        Arg::Choice(level.key())
    }
}

impl From<&Level> for Arg<'_> {
    fn from(level: &Level) -> Self {
        Arg::Choice(level.key())
    }
}

impl From<char> for Arg<'_> {
    fn from(letter: char) -> Self {
        Arg::Text(letter.to_string().into())
    }
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Self {
        Arg::Text(text.into())
    }
}

impl<'a> From<&'a String> for Arg<'a> {
    fn from(text: &'a String) -> Self {
        Arg::Text(text.into())
    }
}

impl From<String> for Arg<'_> {
    fn from(text: String) -> Self {
        Arg::Text(text.into())
    }
}

/// One language. Cheap to clone.
#[derive(Clone)]
pub struct Wording {
    language: LanguageIdentifier,
    words: Arc<Words>,
    sentences: Arc<Bundle>,
    /// English as the fallback.
    instead: Option<Arc<Wording>>,
}

pub(crate) struct Files<'a> {
    pub words: Vec<(&'a str, &'a str)>,
    pub sentences: Vec<(&'a str, &'a str)>,
}

impl Wording {
    pub(crate) fn read(
        language: LanguageIdentifier,
        files: &Files<'_>,
        instead: Option<&Arc<Wording>>,
    ) -> Result<Wording, LanguageError> {
        let english = instead.map(|wording| Arc::clone(&wording.words));
        let words = Words::new(read(&language, &files.words)?, english);
        let sentences = Arc::new(read(&language, &files.sentences)?);
        Ok(Wording { language, words: Arc::new(words), sentences, instead: instead.cloned() })
    }

    /// For the text of a panel: with a sign for each gem, and without the numbers of cards whose
    /// names are in sight, unless it is read aloud. Never for buttons,
    /// which cannot show signs inside a label.
    #[must_use]
    pub fn of_text(&self, reads: Reads, in_sight: CardSet) -> Wording {
        match reads {
            Reads::Pictures => self.with_signs(in_sight),
            Reads::Text => self.clone(),
        }
    }

    pub(crate) fn is_in_sight(&self, card: CardId) -> bool {
        self.words.in_sight.contains(card)
    }

    fn with_signs(&self, in_sight: CardSet) -> Wording {
        Wording {
            language: self.language.clone(),
            words: Arc::new(self.words.with_signs(in_sight)),
            sentences: Arc::clone(&self.sentences),
            instead: self.instead.as_ref().map(|instead| Arc::new(instead.with_signs(in_sight))),
        }
    }

    pub fn english(&self) -> &Wording {
        self.instead.as_deref().unwrap_or(self)
    }

    pub fn own_name(&self) -> String {
        self.say(text!(language_name))
    }

    pub fn language(&self) -> &LanguageIdentifier {
        &self.language
    }

    pub fn word(&self, thing: impl Into<Term>) -> String {
        speaking::said(&thing.into(), &self.words, None)
    }

    pub fn title(&self, thing: impl Into<Term>) -> String {
        speaking::title(&self.word(thing))
    }

    pub fn face_name(&self, card: &Card) -> String {
        let key = format!("card-{}-face", card.id.0);
        match self.words.has(&key) {
            true => self.words.say(&key, &FluentArgs::new()),
            false => self.word(Term::bare_card(card)),
        }
    }

    pub fn law_text(&self, card: &Card, printing: Printing) -> Option<String> {
        speaking::law_text(&self.words, card, printing)
    }

    pub(crate) fn card_text(&self, key: &str, printed: &CardText) -> String {
        speaking::card_text(&self.words, key, printed)
    }

    pub fn say<'a, S: Sentence<'a>>(&self, sentence: S) -> String {
        self.say_by_key(S::KEY, sentence.args())
    }

    pub fn public<'a>(&self, sentence: impl Sentence<'a>) -> PublicText {
        PublicText(self.say(sentence))
    }

    pub fn private<'a>(&self, sentence: impl Sentence<'a>) -> PrivateText {
        PrivateText(self.say(sentence))
    }

    /// For keys computed at run time. Falls back to English.
    pub fn say_by_key(&self, key: &str, args: Args<'_>) -> String {
        if let (Some(instead), false) = (&self.instead, self.sentences.has_message(key)) {
            return instead.say_by_key(key, args);
        }
        words::say(&self.sentences, key, &self.values(args))
    }

    #[cfg(test)]
    pub(crate) fn word_by_key(&self, key: &str, args: Args<'_>) -> String {
        self.words.say(key, &self.values(args))
    }

    fn values<'a>(&self, args: Args<'a>) -> FluentArgs<'a> {
        let value = |arg| match arg {
            Arg::Text(text) => FluentValue::from(text),
            Arg::Choice(which) => FluentValue::from(which),
            Arg::Number(number) => FluentValue::from(number),
            Arg::Thing(thing) => speaking::spoken(thing, &self.words),
        };
        let args = args.into_iter();
        args.map(|(name, arg)| (name, value(arg))).collect()
    }
}

#[derive(Debug, thiserror::Error)]
pub enum LanguageError {
    #[error("the folder {path} cannot be read: {error}")]
    Unreadable { path: String, error: std::io::Error },
    #[error("{path}: {error}")]
    Unusable { path: String, error: InputError },
    /// Nested too deep.
    #[error(
        "{path}: line {line}: more braces or brackets are open here than a sentence can need; close those before, or say it more simply"
    )]
    TooDeep { path: String, line: usize },
    #[error("{0} is not the tag of a language, such as en or pt-BR")]
    NoLanguage(String),
    #[error("{file} of the language {language}: {what}")]
    Mistake { language: LanguageIdentifier, file: String, what: String },
}

fn read(language: &LanguageIdentifier, files: &[(&str, &str)]) -> Result<Bundle, LanguageError> {
    let mut bundle = FluentBundle::new_concurrent(vec![language.clone()]);
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(with_minus));
    let mistake = |file: &str, what: String| LanguageError::Mistake {
        language: language.clone(),
        file: file.to_owned(),
        what,
    };
    speaking::register_functions(&mut bundle).map_err(|error| mistake("", error.to_string()))?;
    for (file, text) in files {
        let resource = FluentResource::try_new((*text).to_owned()).map_err(|(_, errors)| {
            // The parser reports a missing token at the start of the next line.
            let line = |at: usize| {
                let before = text.as_bytes().get(..at).unwrap_or_default();
                let before = before.trim_ascii_end().iter();
                1 + before.filter(|b| **b == b'\n').count()
            };
            let each = errors.iter();
            let each = each.map(|e| format!("line {}: {e}", line(e.pos.start)));
            mistake(file, each.collect::<Vec<_>>().join("; "))
        })?;
        bundle.add_resource(resource).map_err(|errors| {
            let each = errors.iter().map(ToString::to_string);
            mistake(file, each.collect::<Vec<_>>().join("; "))
        })?;
    }
    Ok(bundle)
}

pub(crate) fn real_minus(number: &str) -> String {
    number.replacen('-', "−", 1)
}

/// A negative number with a real minus sign, because a hyphen may wrap to the next line. Other
/// values are formatted as usual.
fn with_minus(value: &FluentValue<'_>, _: &IntlLangMemoizer) -> Option<String> {
    match value {
        FluentValue::Number(number) if number.value < 0.0 => Some(real_minus(&number.as_string())),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use viceroy_rules::cards::Colour;

    fn of(words: &str, sentences: &str) -> Wording {
        let files = Files {
            words: vec![("words.ftl", words)],
            sentences: vec![("sentences.ftl", sentences)],
        };
        Wording::read(unic_langid::langid!("ru"), &files, None).unwrap()
    }

    #[test]
    fn a_sentence_asks_for_the_form_it_needs() {
        let w = of(
            "red = { $case ->\n    [genitive] красного\n   *[nominative] красный\n}",
            "plain = { $colour }\nof = без { WORD($colour, case: \"genitive\") }\ntitle = { TITLE($colour) }",
        );
        let said = |key| w.say_by_key(key, vec![("colour", Colour::Red.into())]);
        assert_eq!(said("plain"), "красный");
        assert_eq!(said("of"), "без красного");
        assert_eq!(said("title"), "Красный");
        assert_eq!(w.word(Colour::Red), "красный");
    }

    #[test]
    fn numbers_choose_plural_forms_of_the_language() {
        let w = of(
            "",
            "cards = { $count ->\n    [one] { $count } карта\n    [few] { $count } карты\n   *[many] { $count } карт\n}",
        );
        let said = |n| w.say_by_key("cards", vec![("count", Arg::Number(n))]);
        assert_eq!(
            [said(1), said(3), said(5), said(21)],
            ["1 карта", "3 карты", "5 карт", "21 карта"]
        );
    }

    #[test]
    fn numbers_below_zero_have_a_real_minus() {
        let w = of(
            "",
            "line = { $count ->\n    [-1] только { $count }\n   *[other] { $name } { $count }\n}",
        );
        let said = |n| {
            let name = ("name", "Anna-2".into());
            w.say_by_key("line", vec![("count", Arg::Number(n)), name])
        };
        assert_eq!(said(-12), "Anna-2 −12");
        assert_eq!(said(12), "Anna-2 12");
        assert_eq!(said(0), "Anna-2 0");
        // Variants are still selected by number.
        assert_eq!(said(-1), "только −1");
    }

    #[test]
    fn a_sentence_knows_whom_it_speaks_to() {
        use crate::term::Joined;
        let w = of(
            "you = вы\nlist-and = { $first } и { $last }",
            "took = { TITLE($who) } { PERSON($who) ->\n    [second] берёте\n    [second-plural] вместе берёте\n    [third-plural] берут\n   *[third] берёт\n}",
        );
        let anna = || Term::Name("анна".to_owned());
        let took = |who: Term| w.say_by_key("took", vec![("who", who.into())]);
        let said = |who: Vec<Term>| took(Term::List(who, Joined::And));
        assert_eq!(said(vec![Term::You]), "Вы берёте");
        assert_eq!(said(vec![Term::You, anna()]), "Вы и анна вместе берёте");
        // Names keep their own capitalisation.
        assert_eq!(said(vec![anna()]), "анна берёт");
        assert_eq!(said(vec![anna(), anna()]), "анна и анна берут");
        assert_eq!(took(Term::You), "Вы берёте");
    }

    #[test]
    fn a_file_with_a_mistake_is_refused_with_its_name() {
        let files = Files { words: vec![], sentences: vec![("lobby.ftl", "one = { $oh\n")] };
        let error = Wording::read(unic_langid::langid!("en"), &files, None).err().unwrap();
        assert!(error.to_string().starts_with("lobby.ftl of the language en: line 1: "), "{error}");
        let twice = Files {
            words: vec![("a.ftl", "red = red"), ("b.ftl", "red = rot")],
            sentences: vec![],
        };
        assert!(Wording::read(unic_langid::langid!("en"), &twice, None).is_err());
    }

    #[test]
    fn what_a_language_does_not_say_is_said_in_english() {
        let files = Files { words: vec![("words.ftl", "red = красный")], sentences: vec![] };
        let english = crate::english();
        let w = Wording::read(unic_langid::langid!("ru"), &files, Some(&english)).unwrap();
        assert_eq!(w.word(Colour::Red), "красный");
        assert_eq!(w.word(Colour::Blue), "blue");
        assert_eq!(w.say(text!(button_join)), "Join");
    }
}
