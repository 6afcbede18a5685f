//! What arrives from the gateway, besides commands, which poise handles.

use std::sync::Arc;

use serenity::all::{
    Context, Event, EventHandler, Interaction, RatelimitInfo, RawEventHandler, Ready,
    ShardStageUpdateEvent,
};
use serenity::async_trait;

use super::client::{Data, is_fresh};
use super::messenger::Myself;
use super::reply::{Reply, Shown};
use super::route;
use crate::wording::refusals;

/// Handles buttons, menus and forms.
pub(super) struct Events {
    pub(super) data: Data,
    pub(super) myself: Myself,
}

#[async_trait]
impl EventHandler for Events {
    async fn ready(&self, _context: Context, ready: Ready) {
        tracing::info!(name = ready.user.name, "connected");
        // After a second connection the number is the same.
        let _ = self.myself.set(ready.user.id);
    }

    async fn interaction_create(&self, context: Context, interaction: Interaction) {
        let (data, http) = (self.data.clone(), Arc::clone(&context.http));
        // Commands are poise's; there is no autocomplete and pings do not come over the gateway.
        let reply = if let Interaction::Component(press) = &interaction {
            Reply::to_component(&http, press)
        } else if let Interaction::Modal(form) = &interaction {
            Reply::to_modal(&http, form)
        } else {
            return;
        };
        if !is_fresh(interaction.id()) {
            return;
        }
        let _open = self.data.open.begin();
        // In a task of its own, so that a panic is told to the person instead of leaving them without an answer.
        let work = tokio::spawn(async move {
            if let Interaction::Component(press) = &interaction {
                route::component(&data.desk, &http, press).await;
            } else if let Interaction::Modal(form) = &interaction {
                route::modal(&data.desk, &http, form).await;
            }
        });
        if let Err(error) = work.await {
            tracing::error!(%error, "a press ended in a panic");
            broke(&reply).await;
        }
    }

    async fn ratelimit(&self, limit: RatelimitInfo) {
        tracing::warn!(?limit, "Discord asks for patience");
    }

    async fn shard_stage_update(&self, _context: Context, event: ShardStageUpdateEvent) {
        tracing::info!(old = %event.old, new = %event.new, "gateway");
    }
}

/// Says that something broke, whether or not the person has had a sign of life.
pub(super) async fn broke(reply: &Reply) {
    if reply.defer().await {
        reply.show(&Shown::from(refusals::broke())).await;
    }
}

/// Reports what the client could not read: it drops such events without a word, and an interaction among them would
/// just be lost.
pub(super) struct Unreadable;

#[async_trait]
impl RawEventHandler for Unreadable {
    async fn raw_event(&self, _context: Context, event: Event) {
        if let Event::Unknown(unknown) = event {
            if unknown.kind == "INTERACTION_CREATE" {
                let why = serde_json::from_value::<Interaction>(unknown.value).err();
                tracing::error!(?why, "an interaction could not be read and is lost");
            } else {
                tracing::debug!(kind = unknown.kind, "an event of an unknown kind");
            }
        }
    }
}
