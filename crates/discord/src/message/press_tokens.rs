//! Interaction tokens of buttons on direct messages. They also allow edits and deletion, which do
//! not count towards the bot's global rate limit.

use crate::prelude::*;
use crate::wire::error::is_invalid;
use crate::wire::sent;
use quick_cache::sync::Cache;
use serenity::all::EditInteractionResponse;

const MESSAGES: usize = 4096;

/// Milliseconds. Discord accepts a token for 15 minutes.
pub const TOKEN_LASTS: i64 = 14 * 60 * 1000;

/// Only in memory: without a token the bot edits with its own. Clones share state.
#[derive(Clone)]
pub struct PressTokens(Arc<Cache<MessageId, PressToken>>);

#[derive(Clone)]
struct PressToken {
    token: String,
    at: i64,
}

impl Default for PressTokens {
    fn default() -> Self {
        PressTokens(Arc::new(Cache::new(MESSAGES)))
    }
}

impl PressTokens {
    pub fn remember(&self, message: MessageId, token: &str, now: i64) {
        let token = token.to_owned();
        self.0.insert(message, PressToken { token, at: now });
    }

    /// Edits with the token of the last interaction. `None` if there is no valid token; then the
    /// bot must edit with its own.
    ///
    /// # Errors
    /// When the edit itself is refused.
    pub async fn edit(
        &self,
        (http, metrics): (&Http, &Metrics),
        message: MessageId,
        now: i64,
        (edit, file): (EditInteractionResponse, Option<CreateAttachment>),
    ) -> Option<Result<Option<SentMessage>, Error>> {
        let token = self.of(message, now)?;
        let route = Route::WebhookOriginalInteractionResponse {
            application_id: http.application_id()?,
            token: &token,
        };
        let edited = sent::send(http, LightMethod::Patch, route, &edit, file);
        let edited = asked(metrics, Endpoint::AnswerEdit, edited).await;
        let taken = edited.as_ref().err().is_none_or(is_invalid);
        if !taken {
            self.0.remove(&message);
        }
        taken.then_some(edited)
    }

    /// Deletes with such a token. False if there is no valid one.
    pub async fn delete(
        &self,
        (http, metrics): (&Http, &Metrics),
        message: MessageId,
        now: i64,
    ) -> bool {
        let token = self.of(message, now);
        self.0.remove(&message);
        match token {
            Some(token) => {
                let deleted = http.delete_original_interaction_response(&token);
                asked(metrics, Endpoint::AnswerDelete, deleted).await.is_ok()
            }
            None => false,
        }
    }

    fn of(&self, message: MessageId, now: i64) -> Option<String> {
        let press = self.0.get(&message)?;
        (now.saturating_sub(press.at) < TOKEN_LASTS).then_some(press.token)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_token_is_used_and_not_for_long() {
        let tokens = PressTokens::default();
        let (message, other) = (MessageId(5), MessageId(6));
        tokens.remember(message, "first", 1_000);
        tokens.remember(message, "second", 2_000);
        assert_eq!(tokens.of(other, 2_000), None);
        let last = 2_000 + TOKEN_LASTS - 1;
        assert_eq!(tokens.of(message, last), Some("second".to_owned()));
        assert_eq!(tokens.of(message, last + 1), None);
    }
}
