//! News that the bot itself takes away, to say them anew or because a table tells them. That is written down first, in place of
//! what they show: who deletes news means it, but for the bot, which may end between taking them away and noting it.

use super::Delivery;
use super::wait_reason::DeliveryError;
use crate::infra::messenger::Undelivered;
use viceroy_model::messages::MessageId;
use viceroy_store::StoredMessage;

/// What becomes of news that are taken away.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Withdrawal {
    /// They are said anew.
    Anew,
    /// This message of a table tells them.
    Along(MessageId),
}

const ANEW: &str = "moving";
const ALONG: &str = "along ";

impl Withdrawal {
    /// How it is written down.
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
    /// Takes news away. They are gone for good where somebody else has deleted them before; whether they are not.
    pub(crate) async fn withdraw(
        &self,
        news: &StoredMessage,
        how: Withdrawal,
    ) -> Result<bool, DeliveryError> {
        let store = &self.outbox.store;
        if let (Some(room), Some(message)) = (news.room, news.message) {
            let begun = Withdrawal::begun(news);
            if begun != Some(how) {
                store.mark_shown(news.key, how.digest()).await?;
            }
            match self.messenger.delete(room, message, news.key).await {
                Ok(()) => {}
                Err(Undelivered::Gone) if begun.is_some() => {}
                // What cannot be taken away is not to be said twice either.
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
