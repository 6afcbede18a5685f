//! Tells users when their interaction could not be parsed.

use super::first_answer::{self, FirstAnswer};
use crate::prelude::*;
use serde_json::json;

#[derive(Debug, thiserror::Error)]
pub enum Unanswered {
    /// No id or no token.
    #[error("it does not say how to answer it")]
    Nameless,
    /// A duplicate, or answered by another process.
    #[error("it was answered before")]
    BehindAnother,
    #[error(transparent)]
    Refused(#[from] serenity::Error),
}

pub(super) async fn answer(
    w: &Wording,
    (http, metrics): (&Http, &Metrics),
    interaction: &Value,
) -> Result<(), Unanswered> {
    let (id, token) = address(interaction).ok_or(Unanswered::Nameless)?;
    let answer = first_answer(w, interaction);
    match first_answer::give((http, metrics), (id, token), &answer).await {
        FirstAnswer::Taken | FirstAnswer::PerhapsTaken => Ok(()),
        FirstAnswer::BehindAnother => Err(Unanswered::BehindAnother),
        FirstAnswer::Refused(why) | FirstAnswer::Unknown(why) => Err(why.into()),
    }
}

fn address(interaction: &Value) -> Option<(InteractionId, &str)> {
    let id: u64 = interaction["id"].as_str()?.parse().ok()?;
    let token = interaction["token"].as_str()?;
    (id != 0 && !token.is_empty()).then(|| (InteractionId::new(id), token))
}

/// Autocomplete (type 4) needs choices; all others accept a message.
fn first_answer(w: &Wording, interaction: &Value) -> Value {
    if interaction["type"] == json!(4) {
        return json!({"type": 8, "data": {"choices": []}});
    }
    json!({"type": 4, "data": {
        "content": w.private(text!(press_unreadable)).0,
        "flags": 1 << 6,
        "allowed_mentions": {"parse": []},
    }})
}

#[cfg(test)]
mod tests {
    use super::*;
    use viceroy_i18n::english;

    #[test]
    fn whatever_has_a_number_and_a_token_is_answered() {
        let read = json!({"id": "77", "token": "abc", "type": 3, "user": {"id": "0"}});
        assert_eq!(address(&read), Some((InteractionId::new(77), "abc")));
        assert_eq!(first_answer(&english(), &read)["type"], 4);
        assert_eq!(first_answer(&english(), &json!({"type": 4}))["type"], 8);
        for lost in [
            json!({"id": "0", "token": "abc"}),
            json!({"id": 5, "token": "abc"}),
            json!({"id": "77", "token": ""}),
            json!({"token": "abc"}),
        ] {
            assert_eq!(address(&lost), None, "{lost}");
        }
    }
}
