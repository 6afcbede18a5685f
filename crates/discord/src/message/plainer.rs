//! Fallback forms of a post that was refused permanently: a custom emoji, the picture or a name may
//! be the cause.

use crate::prelude::*;

/// Milliseconds until a refused form is retried: at most four times an hour.
const KEPT: i64 = 20 * 60 * 1000;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RefusedContent {
    Picture,
    WordsAlone,
}

/// Each form is plainer than those before.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Form {
    #[default]
    AsMeant,
    /// Unicode emojis only.
    WithoutEmojis,
    WithoutPicture,
    /// Players are named by seat.
    WithoutNames,
}

impl Form {
    /// `None` if no other form may help.
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

/// The forms accepted after a refusal. Only in memory. Clones share state.
#[derive(Clone, Default)]
pub struct Forms(Arc<Mutex<BTreeMap<MessageKey, (Form, i64)>>>);

impl Forms {
    pub fn of(&self, key: MessageKey, now: i64) -> Form {
        let known = self.0.lock().get(&key).copied();
        let (form, at) = known.unwrap_or_default();
        if (0..KEPT).contains(&(now - at)) { form } else { Form::AsMeant }
    }

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
        // A success at the first try says nothing about other forms.
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
