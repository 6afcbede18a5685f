//! Auto-archives idle threads.

use super::State;
use crate::prelude::*;

fn next(world: &World) -> Option<u64> {
    let all = world.channels.values();
    all.filter_map(|channel| world.falls_asleep(channel)).min()
}

/// Archives idle threads. Returns when to check next.
pub(crate) fn archive_silent_threads(state: &mut State) -> u64 {
    let now = state.now();
    let mut asleep = Vec::new();
    for channel in state.world.channels.values() {
        let due = state.world.falls_asleep(channel);
        if let Some(due) = due.filter(|due| *due <= now) {
            let mut channel = channel.clone();
            if let Some(thread) = channel.thread_mut() {
                thread.archived = true;
                // Use the due time: the clock may have jumped far past it.
                thread.archive_ms = due;
            }
            asleep.push(channel);
        }
    }
    let changes = asleep.iter().cloned().map(Change::Channel).collect();
    if let Err(error) = state.commit(changes) {
        tracing::warn!(%error, "a silent thread could not be put away");
        return u64::MAX;
    }
    let wire = state.wire();
    let events: Vec<_> = asleep
        .iter()
        .map(|channel| Event::of_guild("THREAD_UPDATE", wire.channel(channel)))
        .collect();
    state.tell(events);
    next(&state.world).unwrap_or(u64::MAX)
}
