//! Merges the news of an ended turn into the next turn's table, to save a message. Such a table is
//! never deleted; the news store its message id and no channel.

use super::Delivery;
use super::delivery_error::{Delivered, DeliveryError};
use super::withdrawing::Withdrawal;
use crate::game::chapters::most_posts;
use crate::prelude::*;
use viceroy_model::messages::MessageId;

pub(crate) struct MergedNews {
    chapter: StoredMessage,
    news: NewsPost,
}

impl Delivery<'_> {
    pub(crate) async fn goes_along(&self, news: &StoredMessage) -> Delivered<bool> {
        let Some(table) = self.newest_table().await? else {
            return Ok(false);
        };
        let along = self.to_tell_along(&table).await?;
        Ok(along.is_some_and(|along| along.chapter.key == news.key))
    }

    pub(crate) async fn news_of_table(&self, table: &StoredMessage) -> Delivered<Option<NewsPost>> {
        if table.state != MessageState::Sent || table.message.is_none() {
            let along = self.to_tell_along(table).await?;
            return Ok(along.map(|along| along.news));
        }
        match self.told_on(table).await? {
            Some(from) => Ok(self.news(from, table.key.nth).await?),
            None => Ok(None),
        }
    }

    async fn told_on(&self, table: &StoredMessage) -> Delivered<Option<u32>> {
        let Some(message) = table.message else {
            return Ok(None);
        };
        let store = &self.outbox.store;
        Ok(store.news_told_along(self.game, message).await?)
    }

    pub(crate) async fn told_along(
        &self,
        table: &StoredMessage,
        body: &MessageBody,
        message: MessageId,
    ) -> Delivered<()> {
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

    /// The table is about to be recreated, so its news must be posted again.
    pub(crate) async fn untell(&self, table: &StoredMessage) -> Delivered<()> {
        if table.key.kind == MessageKind::Table
            && let Some(from) = self.told_on(table).await?
        {
            let news = MessageKind::News.nth(self.game, from);
            self.outbox.store.want_anew(news).await?;
        }
        Ok(())
    }

    /// Retires a superseded table; its message stays if it carries news.
    pub(crate) async fn put_aside(&self, table: &StoredMessage) -> Delivered<bool> {
        if self.told_on(table).await?.is_none() {
            self.take_away(table).await?;
        }
        self.let_go(table).await
    }

    /// The unposted news that end where this table begins.
    async fn to_tell_along(&self, table: &StoredMessage) -> Delivered<Option<MergedNews>> {
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

    async fn leaves_a_post(&self, table: &StoredMessage) -> Delivered<bool> {
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

fn shown(news: &StoredMessage) -> Option<u32> {
    news.digest.as_deref()?.parse().ok()
}
