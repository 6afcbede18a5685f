//! News that the bot itself deletes, to repost or merge them. The intent is stored first, in the
//! digest: otherwise, after a crash, the bot would take its own deletion for a user's.

use super::Delivery;
use super::delivery_error::Delivered;
use crate::prelude::*;
use viceroy_model::messages::MessageId;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Withdrawal {
    Anew,
    /// This table message shows them.
    Along(MessageId),
}

const ANEW: &str = "moving";
const ALONG: &str = "along ";

impl Withdrawal {
    fn digest(self) -> String {
        match self {
            Withdrawal::Anew => ANEW.to_owned(),
            Withdrawal::Along(MessageId(table)) => format!("{ALONG}{table}"),
        }
    }

    pub(crate) fn begun(news: &StoredMessage) -> Option<Withdrawal> {
        let digest = news.digest.as_deref()?;
        match digest.strip_prefix(ALONG) {
            Some(table) => table.parse().ok().map(MessageId).map(Withdrawal::Along),
            None => (digest == ANEW).then_some(Withdrawal::Anew),
        }
    }
}

impl Delivery<'_> {
    /// Returns `false` if a user had deleted them, which is final.
    pub(crate) async fn withdraw(&self, news: &StoredMessage, how: Withdrawal) -> Delivered<bool> {
        let store = &self.outbox.store;
        if let (Some(room), Some(message)) = (news.room, news.message) {
            let begun = Withdrawal::begun(news);
            if begun != Some(how) {
                store.mark_shown(news.key, how.digest()).await?;
            }
            match self.messenger.delete(room, message, news.key).await {
                Ok(()) => {}
                Err(Undelivered::Gone) if begun.is_some() || !news.is_known_to_show() => {}
                // What cannot be deleted must not be posted twice.
                Err(Undelivered::Gone | Undelivered::Refused { .. }) => {
                    self.let_go(news).await?;
                    return Ok(false);
                }
                Err(why) => return Err(why.into()),
            }
        }
        match how {
            Withdrawal::Anew => store.want_anew(news.key).await?,
            Withdrawal::Along(table) => {
                store.tell_along(self.game, news.key.nth, table).await?;
            }
        }
        Ok(true)
    }
}
