//! A backup of before somebody was forgotten knows them still: they are forgotten in it again.

use std::collections::BTreeSet;

use viceroy_service::{Fault, Host, Stop};
use viceroy_store::{Forgotten, Store};

/// Forgets in a database whoever was forgotten since. Gives how many of them were in it.
///
/// # Errors
/// When it cannot be read or written.
pub(super) async fn forget_again(
    store: &Store,
    host: &Host,
    since: &BTreeSet<Forgotten>,
) -> Result<usize, Fault> {
    let known = store.forgotten().await?;
    // One that the backup knows was done in it: whoever has come back after that is not meant.
    let missing: Vec<Forgotten> = since.difference(&known).copied().collect();
    if missing.is_empty() {
        return Ok(0);
    }
    let mut count = 0;
    for who in store.everybody().await? {
        let keyed = store.keyed(who).await?;
        if !missing.iter().any(|forgotten| forgotten.person == keyed) {
            continue;
        }
        match host.forget(who).await {
            Ok(()) => count += 1,
            Err(Stop::Fault(fault)) => return Err(fault),
            // Nothing about a person is refused.
            Err(Stop::Refused(why)) => tracing::warn!(?why, "somebody is not forgotten again"),
        }
    }
    store.know_forgotten(missing).await?;
    Ok(count)
}
