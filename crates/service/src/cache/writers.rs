//! One lock per message: a button press and the game may edit it at the same time, and an older
//! state must not overwrite a newer one.

use crate::prelude::*;
use std::hash::Hash;
use tokio::sync::OwnedMutexGuard;

#[derive(Debug)]
pub struct Writers<K>(Mutex<HashMap<K, Arc<tokio::sync::Mutex<()>>>>);

impl<K> Default for Writers<K> {
    fn default() -> Self {
        Writers(Mutex::default())
    }
}

#[derive(Debug)]
pub struct SoleWriter {
    _turn: OwnedMutexGuard<()>,
}

impl<K: Copy + Eq + Hash> Writers<K> {
    pub async fn alone_with(&self, message: K) -> SoleWriter {
        let turn = {
            let mut turns = self.0.lock();
            turns.retain(|_, turn| Arc::strong_count(turn) > 1);
            Arc::clone(turns.entry(message).or_default())
        };
        SoleWriter { _turn: turn.lock_owned().await }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_message_is_forgotten_when_nobody_writes_it_any_more() {
        let writers = Writers::default();
        let known = || writers.0.lock().len();
        let first = writers.alone_with(1).await;
        let second = writers.alone_with(2).await;
        assert_eq!(known(), 2);
        drop(first);
        let _third = writers.alone_with(3).await;
        assert_eq!(known(), 2);
        drop(second);
    }
}
