//! A message that changes for several reasons - its reader presses on it, the game goes on - has one writer at a time: whoever
//! has shown an older state would cover a newer one.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::Arc;

use parking_lot::Mutex;
use tokio::sync::OwnedMutexGuard;

/// Who writes which message now; messages are known by `K`.
#[derive(Debug)]
pub struct Writers<K>(Mutex<HashMap<K, Arc<tokio::sync::Mutex<()>>>>);

impl<K> Default for Writers<K> {
    fn default() -> Self {
        Writers(Mutex::default())
    }
}

/// Whoever holds it is alone with a message.
#[derive(Debug)]
pub struct SoleWriter {
    _turn: OwnedMutexGuard<()>,
}

impl<K: Copy + Eq + Hash> Writers<K> {
    /// Waits until nobody else writes a message.
    pub async fn alone_with(&self, message: K) -> SoleWriter {
        let turn = {
            let mut turns = self.0.lock();
            turns.retain(|_, turn| Arc::strong_count(turn) > 1);
            Arc::clone(turns.entry(message).or_default())
        };
        SoleWriter {
            _turn: turn.lock_owned().await,
        }
    }
}
