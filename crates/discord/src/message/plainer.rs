//! Plainer forms of a post that was refused for good: one of our own emojis may be gone, its picture may not be taken, or somebody
//! may be called what is not allowed there.

use std::collections::BTreeMap;
use std::sync::Arc;

use parking_lot::Mutex;

use viceroy_model::messages::MessageKey;
use viceroy_service::Undelivered;

/// How long a message is not asked for again in a form that was refused, in milliseconds: so it is at most four times in an hour.
const KEPT: i64 = 20 * 60 * 1000;

/// Whether a post that was refused had a picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RefusedContent {
    /// It had one.
    Picture,
    /// It had none.
    WordsAlone,
}

/// In which form a post is said; each is as plain as those before it, and plainer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Form {
    #[default]
    AsMeant,
    /// With the emojis that everybody has.
    WithoutEmojis,
    /// In words alone.
    WithoutPicture,
    /// People are called by their seats.
    WithoutNames,
}

impl Form {
    /// The next form of a post that was refused in this one; nothing if no other is worth asking for.
    pub fn plainer(self, had: RefusedContent, why: &Undelivered) -> Option<Form> {
        if !matches!(why, Undelivered::Refused { .. }) {
            return None;
        }
        match self {
            Form::AsMeant => Some(Form::WithoutEmojis),
            Form::WithoutEmojis if had == RefusedContent::Picture => Some(Form::WithoutPicture),
            Form::WithoutEmojis | Form::WithoutPicture => Some(Form::WithoutNames),
            Form::WithoutNames => None,
        }
    }
}

/// In which form messages were taken that were refused as they were meant. Only in memory: after a restart it is found out again.
/// Cheap to clone; all clones know the same.
#[derive(Clone, Default)]
pub struct Forms(Arc<Mutex<BTreeMap<MessageKey, (Form, i64)>>>);

impl Forms {
    /// The form in which a message is asked for now.
    pub fn of(&self, key: MessageKey, now: i64) -> Form {
        let known = self.0.lock().get(&key).copied();
        let (form, at) = known.unwrap_or_default();
        if (0..KEPT).contains(&(now - at)) { form } else { Form::AsMeant }
    }

    /// A message that was first asked for in one form was taken in another, or in none.
    pub fn ended(&self, key: MessageKey, (first, last): (Form, Form), now: i64) {
        if last > first {
            let mut known = self.0.lock();
            known.retain(|_, (_, at)| (0..KEPT).contains(&(now - *at)));
            known.insert(key, (last, now));
            tracing::info!(
                message = key.spell(),
                form = ?last,
                "a message was refused as it was meant and asked for in a plainer form"
            );
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use viceroy_model::messages::{GameId, MessageKind, RefusedFor};

    #[test]
    fn a_refused_form_is_left_alone_for_a_while() {
        let forms = Forms::default();
        let (key, other) = (MessageKey::lobby(GameId(1)), MessageKind::News.nth(GameId(1), 1));
        forms.ended(key, (Form::AsMeant, Form::AsMeant), 0);
        assert_eq!(forms.of(key, 1), Form::AsMeant);
        forms.ended(key, (Form::AsMeant, Form::WithoutNames), 0);
        assert_eq!(forms.of(key, KEPT - 1), Form::WithoutNames);
        assert_eq!(forms.of(other, 1), Form::AsMeant);
        // What was taken as it was asked for says nothing about plainer or fuller forms.
        forms.ended(key, (Form::WithoutNames, Form::WithoutNames), KEPT - 1);
        assert_eq!(forms.of(key, KEPT), Form::AsMeant);
    }

    #[test]
    fn only_what_is_refused_for_good_is_said_more_plainly() {
        let refused = Undelivered::Refused { why: RefusedFor::Words, told: String::new() };
        let mut forms = vec![Form::AsMeant];
        while let Some(next) =
            forms.last().and_then(|form| form.plainer(RefusedContent::WordsAlone, &refused))
        {
            forms.push(next);
        }
        let expected = [Form::AsMeant, Form::WithoutEmojis, Form::WithoutNames];
        assert_eq!(forms, expected);
        for why in [Undelivered::Locked, Undelivered::Later("busy".to_owned())] {
            assert_eq!(Form::AsMeant.plainer(RefusedContent::WordsAlone, &why), None);
        }
    }
}
