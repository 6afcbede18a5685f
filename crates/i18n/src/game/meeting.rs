//! What is said the first time somebody meets a kind of question.

use crate::Wording;
use viceroy_rules::Topic;

/// What a kind of question is about, in one line.
pub fn line(w: &Wording, topic: Topic) -> String {
    let sentence = w.say_by_key(&format!("meet-{}", topic.key()), vec![]);
    w.say(text!(panel_meets, sentence = &sentence))
}
