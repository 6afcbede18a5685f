//! The behaviour of laws in the engine, by the word on the card.

use crate::ask::Topic;

/// What the engine does for a law beyond lists of rewards and points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LawBehaviour {
    /// Replaces another card (R-LAW-65).
    Replace,
    /// Tucked under a character, whose tokens it doubles (R-LAW-66).
    Double,
    /// Tucked under a character, whose reward it repeats (R-TD-01, law 66).
    Repeat,
    /// R-LAW-69.
    Prolong,
    /// R-LAW-70.
    Revise,
    /// Law 102.
    Pensions,
    /// Asks a question of its own.
    Question(Topic),
}

impl LawBehaviour {
    const WITHOUT_QUESTION: [(&'static str, LawBehaviour); 6] = [
        ("replace", LawBehaviour::Replace),
        ("double", LawBehaviour::Double),
        ("repeat", LawBehaviour::Repeat),
        ("prolong", LawBehaviour::Prolong),
        ("revise", LawBehaviour::Revise),
        ("pensions", LawBehaviour::Pensions),
    ];

    pub(crate) fn named(word: &str) -> Option<LawBehaviour> {
        let plain = LawBehaviour::WITHOUT_QUESTION.into_iter().find(|(w, _)| *w == word);
        plain
            .map(|(_, behaviour)| behaviour)
            .or_else(|| Topic::of_law(word).map(LawBehaviour::Question))
    }

    /// All words that card files may use.
    pub fn words() -> Vec<&'static str> {
        let plain = LawBehaviour::WITHOUT_QUESTION.into_iter().map(|(word, _)| word);
        plain.chain(Topic::laws().map(|(_, word)| word)).collect()
    }
}
