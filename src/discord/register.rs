//! Tells Discord which commands there are. Outside poise's set-up, whose failure would leave a process that answers
//! nothing and says nothing.

use std::time::Duration;

use serenity::all::{CreateCommand, Error, Http};

use super::client::StartError;
use super::errors::is_passing;

/// How long to wait before each further attempt.
const PAUSES: [Duration; 4] = [
    Duration::from_millis(500),
    Duration::from_secs(2),
    Duration::from_secs(5),
    Duration::from_secs(15),
];

/// Registers the commands everywhere.
pub(super) async fn register(http: &Http, commands: Vec<CreateCommand>) -> Result<(), StartError> {
    let info = patiently(|| http.get_current_application_info())
        .await
        .map_err(|e| StartError::Refused(e.to_string()))?;
    http.set_application_id(info.id);
    patiently(|| http.create_global_commands(&commands))
        .await
        .map_err(|e| StartError::Commands(e.to_string()))?;
    tracing::info!(application = %info.id, "the commands are registered");
    Ok(())
}

async fn patiently<T, F>(mut attempt: impl FnMut() -> F) -> Result<T, Error>
where
    F: Future<Output = Result<T, Error>>,
{
    for pause in PAUSES {
        match attempt().await {
            Err(error) if is_passing(&error) => {
                tracing::warn!(%error, "Discord could not be reached; trying again");
                tokio::time::sleep(pause).await;
            }
            result => return result,
        }
    }
    attempt().await
}
