//! What the engine does for a law beyond rewards and points, by the word on its card.

use crate::ask::Topic;

/// What the engine does for a law beyond lists of rewards and points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LawBehaviour {
    /// It is played in the place of another card (R-LAW-65).
    Replace,
    /// It is played under a character and doubles what lies there (R-LAW-66).
    Double,
    /// It is played under a character and gives the reward of its level once more (R-TD-01, law 66).
    Repeat,
    /// It makes the game longer (R-LAW-69).
    Prolong,
    /// It draws laws and puts some back (R-LAW-70).
    Revise,
    /// It gives gems, more for each aristocrat in the pyramid (law 102).
    Pensions,
    /// It asks a question of its own.
    Question(Topic),
}

impl LawBehaviour {
    /// The deeds that are no question of their own, with their words.
    const WITHOUT_QUESTION: [(&'static str, LawBehaviour); 6] = [
        ("replace", LawBehaviour::Replace),
        ("double", LawBehaviour::Double),
        ("repeat", LawBehaviour::Repeat),
        ("prolong", LawBehaviour::Prolong),
        ("revise", LawBehaviour::Revise),
        ("pensions", LawBehaviour::Pensions),
    ];

    /// The deed of a word.
    pub(crate) fn named(word: &str) -> Option<LawBehaviour> {
        let plain = LawBehaviour::WITHOUT_QUESTION.into_iter().find(|(w, _)| *w == word);
        plain.map(|(_, deed)| deed).or_else(|| Topic::of_law(word).map(LawBehaviour::Question))
    }

    /// All words that card files can use.
    pub fn words() -> Vec<&'static str> {
        let plain = LawBehaviour::WITHOUT_QUESTION.into_iter().map(|(word, _)| word);
        plain.chain(Topic::laws().map(|(_, word)| word)).collect()
    }
}
