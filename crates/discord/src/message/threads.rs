//! Opens and archives game threads.

use crate::prelude::*;
use crate::wire::error::{Request, thread_exists, undelivered};
use serenity::all::{AutoArchiveDuration, Channel, CreateThread, EditThread, MessageId};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fold {
    Open,
    Away,
}

/// Opens the thread on a message, or finds the existing one.
async fn open(
    http: &Http,
    metrics: &Metrics,
    room: ChannelId,
    lobby: MessageId,
    name: String,
) -> Result<RoomId, Undelivered> {
    // Games last weeks, so take the longest time.
    let thread = CreateThread::new(name).auto_archive_duration(AutoArchiveDuration::OneWeek);
    let opened = room.create_thread_from_message(http, lobby, thread);
    match asked(metrics, Endpoint::Thread, opened).await {
        Ok(thread) => Ok(RoomId(thread.id.get())),
        // A thread on a message has the message's id.
        Err(error) if thread_exists(&error) => Ok(RoomId(lobby.get())),
        Err(error) => Err(undelivered(&error, Request::Thread)),
    }
}

pub async fn open_as_one_of(
    http: &Http,
    metrics: &Metrics,
    (room, lobby): (ChannelId, MessageId),
    names: [String; 2],
) -> Result<RoomId, Undelivered> {
    let [name, plain] = names;
    let opened = open(http, metrics, room, lobby, name).await;
    let Err(Undelivered::Refused { told, .. }) = &opened else {
        return opened;
    };
    tracing::info!(
        room = room.get(),
        told,
        "the name of a thread was refused; it is asked for under a plain one"
    );
    open(http, metrics, room, lobby, plain).await
}

/// Posting unarchives implicitly, editing does not.
pub async fn fold(
    http: &Http,
    metrics: &Metrics,
    thread: ChannelId,
    fold: Fold,
) -> Result<(), Undelivered> {
    let edit = EditThread::new().archived(fold == Fold::Away);
    let folded = asked(metrics, Endpoint::Channel, thread.edit_thread(http, edit));
    let Err(error) = folded.await else {
        return Ok(());
    };
    let why = undelivered(&error, Request::Wake);
    let forbidden = matches!(why, Undelivered::Forbidden { .. });
    if forbidden && is_locked(http, metrics, thread).await {
        return Err(Undelivered::Locked);
    }
    Err(why)
}

/// False if that cannot be determined.
async fn is_locked(http: &Http, metrics: &Metrics, thread: ChannelId) -> bool {
    let found = asked(metrics, Endpoint::ChannelLook, http.get_channel(thread));
    let found = found.await.ok();
    let found = found.and_then(Channel::guild);
    let state = found.and_then(|channel| channel.thread_metadata);
    state.is_some_and(|state| state.locked)
}
