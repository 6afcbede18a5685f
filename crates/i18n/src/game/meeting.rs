//! Explains a kind of question the first time a player meets it.

use crate::Wording;
use viceroy_rules::Topic;

pub fn line(w: &Wording, topic: Topic) -> String {
    let sentence = w.say_by_key(&format!("meet-{}", topic.key()), vec![]);
    w.say(text!(panel_meets, sentence = &sentence))
}
