//! A message that changes for several reasons - its reader presses on it, the game goes on - has one writer at a time: whoever
//! has shown an older state would cover a newer one.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::OwnedMutexGuard;

use crate::notice::NoticeKey;

/// Who writes which message now.
#[derive(Debug, Default)]
pub(crate) struct Writers(Mutex<HashMap<NoticeKey, Arc<tokio::sync::Mutex<()>>>>);

/// Whoever holds it is alone with a message.
#[derive(Debug)]
pub struct SoleWriter {
    _turn: OwnedMutexGuard<()>,
}

impl Writers {
    /// Waits until nobody else writes a message.
    pub(crate) async fn alone_with(&self, key: NoticeKey) -> SoleWriter {
        let turn = {
            // Nothing in here panics half-way, so a poisoned map is a whole map.
            let mut turns = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            turns.retain(|_, turn| Arc::strong_count(turn) > 1);
            Arc::clone(turns.entry(key).or_default())
        };
        SoleWriter {
            _turn: turn.lock_owned().await,
        }
    }
}
