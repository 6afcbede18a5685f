//! Where a game is in the rulebook, as it is stored with every step. It is for today, unlike facts; every format that a
//! release has stored is read all the same.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use smallvec::SmallVec;

use super::prompt::Prompt;
use super::seat::BySeat;
use super::stage::Stage;
use super::task::Task;

/// The format in which bookmarks are written. 0 had no number: its questions carried their topic, gems were asked for by
/// one question with a reason, and a digest counted the kinds of offers.
pub(super) const FORMAT: u16 = 1;

/// Where a game is in the rulebook.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Value")]
pub struct Bookmark {
    /// The format it was read from or is written in.
    pub(super) format: u16,
    pub(super) stage: Stage,
    pub(super) desks: BySeat<StoredDesk>,
    pub(super) next_prompt: u32,
}

/// One player's unfinished business. Choices are not stored: they follow from the table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(super) struct StoredDesk {
    /// What is still to be done, the next task last.
    pub agenda: SmallVec<[Task; 6]>,
    /// The open question.
    pub asked: Option<Prompt>,
}

impl Bookmark {
    /// Whether it is the same place in the rulebook with the same open questions. Fingerprints of choices are compared
    /// where they were made alike.
    pub fn is_same_place(&self, other: &Bookmark) -> bool {
        let alike = |one: Option<Prompt>, another: Option<Prompt>| match (one, another) {
            (Some(one), Some(another)) => {
                let digest = if self.format == other.format {
                    one.digest
                } else {
                    another.digest
                };
                Prompt { digest, ..one } == another
            }
            (None, None) => true,
            (Some(_), None) | (None, Some(_)) => false,
        };
        let mut desks = self.desks.iter();
        self.stage == other.stage
            && self.next_prompt == other.next_prompt
            && self.desks.count() == other.desks.count()
            && desks.all(|(seat, desk)| {
                let others = &other.desks[seat];
                desk.agenda == others.agenda && alike(desk.asked, others.asked)
            })
    }
}

/// A bookmark in today's format.
#[derive(Deserialize)]
struct Today {
    stage: Stage,
    desks: BySeat<StoredDesk>,
    next_prompt: u32,
}

/// A bookmark that this release cannot read. The game can be played again from its stored causes.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum UnreadableBookmark {
    /// A newer release wrote it.
    #[error("it has format {0}, this release reads formats up to {FORMAT}")]
    Newer(u64),
    /// It says something this release does not know.
    #[error("{0}")]
    Unknown(String),
}

impl TryFrom<Value> for Bookmark {
    type Error = UnreadableBookmark;

    fn try_from(mut stored: Value) -> Result<Bookmark, UnreadableBookmark> {
        let format = match stored.get("format") {
            Some(number) => number.as_u64().unwrap_or(u64::MAX),
            None => 0,
        };
        let format = match u16::try_from(format) {
            Ok(format) if format <= FORMAT => format,
            Ok(_) | Err(_) => return Err(UnreadableBookmark::Newer(format)),
        };
        if format == 0 {
            name_questions_for_gems(&mut stored);
        }
        let read = serde_json::from_value(stored);
        let read: Today = read.map_err(|e| UnreadableBookmark::Unknown(e.to_string()))?;
        Ok(Bookmark {
            format,
            stage: read.stage,
            desks: read.desks,
            next_prompt: read.next_prompt,
        })
    }
}

/// From format 0: `{"gems": {"count": 2, "why": "reward"}}` became `{"reward_gems": {"count": 2}}`.
fn name_questions_for_gems(bookmark: &mut Value) {
    let Some(desks) = bookmark.get_mut("desks").and_then(Value::as_array_mut) else {
        return;
    };
    for desk in desks {
        let agenda = desk.get_mut("agenda").and_then(Value::as_array_mut);
        let tasks = agenda.into_iter().flatten();
        tasks
            .filter_map(|task| task.get_mut("ask"))
            .for_each(name_by_reason);
        if let Some(asked) = desk.get_mut("asked").and_then(|asked| asked.get_mut("by")) {
            name_by_reason(asked);
        }
    }
}

fn name_by_reason(ask: &mut Value) {
    let Some(gems) = ask.get("gems") else {
        return;
    };
    let count = &gems["count"];
    *ask = match gems["why"].as_str() {
        Some("pass") => serde_json::json!("pass_gems"),
        Some("discard") => serde_json::json!({"discard_gems": {"count": count}}),
        _ => serde_json::json!({"reward_gems": {"count": count}}),
    };
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::rules::ask::{Ask, Topic};

    fn stored(format: Option<u64>) -> Value {
        let gems = |why: &str| json!({"gems": {"count": 2, "why": why}});
        let asked = json!({"id": 1, "by": gems("reward"), "topic": "reward_gems", "digest": 7,
            "forced": false});
        let desk = json!({"agenda": [{"ask": gems("discard")}, {"ask": "deck"}], "asked": asked});
        let mut bookmark = json!({"stage": "painting", "desks": [desk], "next_prompt": 9});
        if let Some(format) = format {
            bookmark["format"] = json!(format);
        }
        bookmark
    }

    #[test]
    fn the_first_format_is_read_as_what_it_meant() {
        let read: Bookmark = serde_json::from_value(stored(None)).unwrap();
        assert_eq!(read.format, 0);
        let (_, desk) = read.desks.iter().next().unwrap();
        let asks = [Ask::DiscardGems { count: 2 }, Ask::Deck].map(Task::Ask);
        assert_eq!(desk.agenda.as_slice(), asks);
        assert_eq!(desk.asked.unwrap().by.topic(), Topic::RewardGems);
    }

    #[test]
    fn a_newer_format_and_unknown_words_are_told_apart() {
        let newer: Result<Bookmark, _> = serde_json::from_value(stored(Some(99)));
        assert!(newer.unwrap_err().to_string().contains("format 99"));
        let mut unknown = stored(None);
        unknown["stage"] = json!("dreaming");
        let unknown: Result<Bookmark, _> = serde_json::from_value(unknown);
        assert!(unknown.unwrap_err().to_string().contains("dreaming"));
    }
}
