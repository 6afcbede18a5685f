//! How a turn ended is told by the table with which the next one begins: one message instead of a change and a new one. Such
//! a table stays where it is, as every chapter does. The news know it by its message, and have no room of their own.

use super::Delivery;
use super::wait_reason::DeliveryError;
use super::withdrawing::Withdrawal;
use crate::game::chapters::most_posts;
use viceroy_model::messages::{MessageBody, MessageId, MessageKind, NewsPost, Player, TablePost};
use viceroy_rules::Phase;
use viceroy_store::{MessageState, StoredMessage};

/// News that a table tells.
pub(crate) struct MergedNews {
    /// The chapter of which they are the rest, or all.
    chapter: StoredMessage,
    news: NewsPost,
}

impl Delivery<'_> {
    /// Whether news wait for a table that will tell them.
    pub(crate) async fn goes_along(&self, news: &StoredMessage) -> Result<bool, DeliveryError> {
        let Some(table) = self.newest_table().await? else {
            return Ok(false);
        };
        let along = self.to_tell_along(&table).await?;
        Ok(along.is_some_and(|along| along.chapter.key == news.key))
    }

    /// The news that a table tells, or will tell when it is made.
    pub(crate) async fn news_of_table(
        &self,
        table: &StoredMessage,
    ) -> Result<Option<NewsPost>, DeliveryError> {
        if table.state != MessageState::Sent || table.message.is_none() {
            let along = self.to_tell_along(table).await?;
            return Ok(along.map(|along| along.news));
        }
        match self.told_on(table).await? {
            Some(from) => Ok(self.news(from, table.key.nth).await?),
            None => Ok(None),
        }
    }

    /// The first step of the news that the message of a table tells, if it tells any.
    async fn told_on(&self, table: &StoredMessage) -> Result<Option<u32>, DeliveryError> {
        let Some(message) = table.message else {
            return Ok(None);
        };
        let store = &self.outbox.store;
        Ok(store.news_told_along(self.game, message).await?)
    }

    /// A table was made: what it tells is told, and a message that stood for all of that goes.
    pub(crate) async fn told_along(
        &self,
        table: &StoredMessage,
        body: &MessageBody,
        message: MessageId,
    ) -> Result<(), DeliveryError> {
        let MessageBody::Table(TablePost { news: Some(news), .. }) = body else {
            return Ok(());
        };
        let store = &self.outbox.store;
        let chapter = MessageKind::News.nth(self.game, news.from);
        let stored_messages = self.stored_messages().await?;
        let own = stored_messages.iter().find(|stored_message| stored_message.key == chapter);
        let is_told = match own {
            Some(own) => self.withdraw(own, Withdrawal::Along(message)).await?,
            None => {
                store.tell_along(self.game, news.from, message).await?;
                true
            }
        };
        if !is_told {
            store.mark_shown(table.key, String::new()).await?;
        }
        Ok(())
    }

    /// A table is taken away to be made anew: what it tells is to be told again.
    pub(crate) async fn untell(&self, table: &StoredMessage) -> Result<(), DeliveryError> {
        if table.key.kind == MessageKind::Table
            && let Some(from) = self.told_on(table).await?
        {
            let news = MessageKind::News.nth(self.game, from);
            self.outbox.store.want_anew(news).await?;
        }
        Ok(())
    }

    /// Takes a table away that a newer one stands for, unless it tells how a turn ended.
    pub(crate) async fn put_aside(&self, table: &StoredMessage) -> Result<bool, DeliveryError> {
        if self.told_on(table).await?.is_none() {
            self.take_away(table).await?;
        }
        self.let_go(table).await
    }

    /// What the newest table tells when it is made: the news that end where it begins, as long as nothing tells them.
    async fn to_tell_along(
        &self,
        table: &StoredMessage,
    ) -> Result<Option<MergedNews>, DeliveryError> {
        let is_coming = matches!(table.state, MessageState::Wanted | MessageState::Sending);
        if !is_coming || !self.is_newest_table(table.key).await? {
            return Ok(None);
        }
        let to = table.key.nth;
        let stored_messages = self.stored_messages().await?.into_iter();
        let before = stored_messages.filter(|n| n.key.kind == MessageKind::News && n.key.nth < to);
        let Some(chapter) = before.max_by_key(|stored_message| stored_message.key.nth) else {
            return Ok(None);
        };
        let all = chapter.key.nth;
        if self.told_by(all).await? != to {
            return Ok(None);
        }
        let from = match (chapter.state, chapter.room) {
            (MessageState::Wanted, _) => all,
            (MessageState::Sent, Some(_)) => match shown(&chapter) {
                Some(shown) if shown >= to => return Ok(None),
                Some(shown) if self.leaves_a_post(table).await? => shown + 1,
                Some(_) | None => all,
            },
            _ => return Ok(None),
        };
        let (Some(news), Some(post)) = (self.news(from, to).await?, self.turn_table().await?)
        else {
            return Ok(None);
        };
        if post.view.open.phase == Phase::Over {
            return Ok(None);
        }
        let post = TablePost { news: Some(Box::new(news.clone())), ..post };
        let stored_message = self.in_language(table, MessageBody::Table(post)).await?;
        let has_room = self.messenger.has_room(&stored_message);
        Ok(has_room.then_some(MergedNews { chapter, news }))
    }

    /// Whether a turn may have another post beside those that stand and the table that tells how it ended.
    async fn leaves_a_post(&self, table: &StoredMessage) -> Result<bool, DeliveryError> {
        let stored_messages = self.stored_messages().await?.into_iter();
        let before =
            stored_messages.filter(|n| n.key.kind == MessageKind::Table && n.key < table.key);
        let Some(before) = before.max_by_key(|stored_message| stored_message.key) else {
            return Ok(false);
        };
        let stored = self.stored().await?.ok_or(DeliveryError::Stuck)?;
        let people = stored.people.iter().filter_map(Player::person).count();
        let store = &self.outbox.store;
        let stand = store.news_since(self.game, before.key.nth).await?;
        Ok(stand < most_posts(people))
    }
}

/// The last step that a post of news shows, if that is known.
fn shown(news: &StoredMessage) -> Option<u32> {
    news.digest.as_deref()?.parse().ok()
}
