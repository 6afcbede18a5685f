//! News grow with their chapter, move where they call somebody, and lose their call when it is over.

use super::Delivery;
use super::calls::is_coming;
use super::creating::NONCE_MAY_LAST;
use super::delivery_error::Delivered;
use super::delivery_pass::DeliveryPass;
use super::refreshing::Edit;
use super::withdrawing::Withdrawal;
use crate::prelude::*;
use viceroy_store::PAST;

impl Delivery<'_> {
    pub(crate) async fn grow_news(&self, pass: &mut DeliveryPass) -> Result<(), Fault> {
        for stored_message in self.stored_messages().await? {
            if stored_message.key.kind == MessageKind::News
                && stored_message.state == MessageState::Sent
                && !pass.is_shut(Destination::Thread)
            {
                let grown = match self.has_grown(&stored_message).await {
                    Ok(false) => self.refresh(&stored_message, pass).await,
                    grown => grown,
                };
                pass.keep(Destination::Thread, grown)?;
            }
        }
        Ok(())
    }

    /// Whether it shows all that its chapter will tell.
    async fn has_grown(&self, news: &StoredMessage) -> Delivered<bool> {
        let shown = self.told_by(news.key.nth).await?.to_string();
        Ok(news.digest.as_ref() == Some(&shown))
    }

    /// What has to be edited of a chapter of the news.
    pub(super) async fn news_edit(
        &self,
        news: &StoredMessage,
        pass: &mut DeliveryPass,
    ) -> Delivered<Option<Edit>> {
        if let Some(begun) = Withdrawal::begun(news) {
            self.withdraw(news, begun).await?;
            return Ok(None);
        }
        let is_newest = self.is_newest_news(news.key.nth).await?;
        let is_shown = self.has_grown(news).await?;
        if !is_newest || self.is_abandoned().await? {
            let edit = match news.called.is_empty() {
                true => Edit::Content,
                false => Edit::CallOver,
            };
            if is_shown && edit == Edit::Content {
                self.outbox.store.mark_shown(news.key, PAST.to_owned()).await?;
                return Ok(None);
            }
            // What is still to come calls somebody, so it is not delayed.
            let waits = is_shown
                && (self.stored_messages().await?.iter().any(is_coming) || self.is_too_soon(pass));
            return Ok((!waits).then_some(edit));
        }
        if is_shown || self.goes_along(news).await? || self.is_too_soon(pass) {
            return Ok(None);
        }
        if self.is_to_move(news).await? {
            self.withdraw(news, Withdrawal::Anew).await?;
            return Ok(None);
        }
        Ok(Some(Edit::Content))
    }

    /// Whether to repost growing news because somebody must be called: it saves the request for a
    /// separate call.
    async fn is_to_move(&self, stored_message: &StoredMessage) -> Delivered<bool> {
        let age = stored_message.attempted_at.map(|at| self.outbox.clock.now().saturating_sub(at));
        Ok(age.is_some_and(|age| age >= NONCE_MAY_LAST)
            && !self.stored_messages().await?.iter().any(is_coming)
            && !self.due_calls().await?.now.is_empty())
    }

    async fn is_newest_news(&self, from: u32) -> Result<bool, StoreError> {
        let stored_messages = self.stored_messages().await?;
        let later = |stored_message: &StoredMessage| {
            stored_message.key.kind == MessageKind::News && stored_message.key.nth > from
        };
        Ok(!stored_messages.iter().any(later))
    }
}
