//! Erases users again who were forgotten after a backup was made, since it still contains them.

use std::collections::BTreeSet;

use viceroy_service::{Fault, Host, Stop};
use viceroy_store::{Forgotten, Store};

/// Returns how many were erased.
///
/// # Errors
/// If the database cannot be read or written.
pub(super) async fn forget_again(
    store: &Store,
    host: &Host,
    since: &BTreeSet<Forgotten>,
) -> Result<usize, Fault> {
    let known = store.forgotten().await?;
    // The backup already includes this erasure; a user who came back later must stay.
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
            // The service never refuses this.
            Err(Stop::Refused(why)) => tracing::warn!(?why, "somebody is not forgotten again"),
        }
    }
    store.know_forgotten(missing).await?;
    Ok(count)
}
