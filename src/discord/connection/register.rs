//! Asks Discord who the bot is, and tells it which commands there are. Outside poise's set-up, whose failure would leave a process that answers
//! nothing and says nothing.

use std::time::Duration;

use serenity::all::{ApplicationId, CreateCommand, Error, Http};

use super::gateway::Found;
use super::start_error::StartError;
use super::{gateway, registered};
use crate::discord::wire::asking::asked;
use crate::discord::wire::error::{is_passing, with_causes};
use crate::metrics::{Endpoint, Metrics};

/// Asks Discord whose token this is. The first request that a wrong token fails.
pub async fn introduce(
    http: &Http,
    metrics: &Metrics,
    pauses: &[Duration],
) -> Result<ApplicationId, StartError> {
    let info = || {
        let info = http.get_current_application_info();
        asked(metrics, Endpoint::Application, info)
    };
    let info = patiently(pauses, info).await?;
    http.set_application_id(info.id);
    Ok(info.id)
}

/// Asks where the gateway is.
pub async fn find_gateway(
    http: &Http,
    metrics: &Metrics,
    pauses: &[Duration],
) -> Result<Found, StartError> {
    Ok(patiently(pauses, || gateway::ask(http, metrics)).await?)
}

/// Registers the commands everywhere, unless Discord has them as they are.
pub async fn register(
    http: &Http,
    metrics: &Metrics,
    commands: Vec<CreateCommand>,
    pauses: &[Duration],
) -> Result<(), StartError> {
    if registered::are(http, metrics, &commands).await {
        tracing::debug!("the commands are registered as they are");
        return Ok(());
    }
    let registered = || {
        let registered = http.create_global_commands(&commands);
        asked(metrics, Endpoint::Commands, registered)
    };
    patiently(pauses, registered)
        .await
        .map_err(|e| StartError::of(&e, StartError::Commands))?;
    tracing::info!("the commands are registered");
    Ok(())
}

/// Asks once, and after each of these pauses once more, for as long as it may be the line.
async fn patiently<T, F>(pauses: &[Duration], mut attempt: impl FnMut() -> F) -> Result<T, Error>
where
    F: Future<Output = Result<T, Error>>,
{
    for pause in pauses {
        match attempt().await {
            Err(error) if is_passing(&error) => {
                let error = with_causes(&error);
                tracing::warn!(%error, "Discord could not be reached; trying again");
                tokio::time::sleep(*pause).await;
            }
            result => return result,
        }
    }
    attempt().await
}
