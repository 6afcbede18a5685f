//! The first requests of a start: where the gateway is, and whose token this is.

use std::time::Duration;

use serenity::all::{ApplicationId, Error, Http};

use super::application::{Application, own_application};
use super::start_error::StartError;
use crate::gateway::{self, GatewayInfo, default_address};
use crate::wire::error::{self, Failure, is_passing, with_causes};
use crate::wire::transport::DiscordConfig;
use viceroy_metrics::Metrics;

/// Asks Discord where the gateway is; what it is known to be counts where Discord answers something else.
pub async fn find_gateway(
    http: &Http,
    metrics: &Metrics,
    config: &DiscordConfig,
) -> Result<GatewayInfo, StartError> {
    let found = patiently(config.pauses, is_passing, || gateway::look_up(http, metrics)).await;
    match (found, default_address(&config.transport)) {
        (Ok(info), _) => Ok(info),
        (Err(error), Some(known)) if is_no_obstacle(&error) => {
            let why = with_causes(&error);
            tracing::warn!(
                why,
                "Discord does not say where its gateway is; the usual address is taken"
            );
            Ok(known)
        }
        (Err(error), _) => Err(error.into()),
    }
}

/// Asks Discord whose token this is. Nothing where it answers something else.
pub async fn introduce(
    http: &Http,
    metrics: &Metrics,
    config: &DiscordConfig,
) -> Result<Option<ApplicationId>, StartError> {
    let silent = |error: &Error| is_passing(error) && !is_no_obstacle(error);
    let asked = patiently(config.pauses, silent, || own_application(http, metrics)).await;
    match asked {
        Ok(Application { id, .. }) => Ok(Some(id)),
        Err(error) if is_no_obstacle(&error) => {
            let why = with_causes(&error);
            tracing::warn!(why, "Discord does not say which application this is");
            Ok(None)
        }
        Err(error) => Err(error.into()),
    }
}

/// Whether somebody answered who does not refuse the token: games can be served then, whatever the answer was.
fn is_no_obstacle(failed: &Error) -> bool {
    let answered = error::status(failed).is_some() || matches!(failed, Error::Json(_));
    answered && error::failure(failed) != Failure::Unauthorized
}

/// Asks once, and after each of these pauses once more, for as long as a failure may pass.
async fn patiently<T, F>(
    pauses: &[Duration],
    may_pass: impl Fn(&Error) -> bool,
    mut attempt: impl FnMut() -> F,
) -> Result<T, Error>
where
    F: Future<Output = Result<T, Error>>,
{
    for pause in pauses {
        match attempt().await {
            Err(error) if may_pass(&error) => {
                let error = with_causes(&error);
                tracing::warn!(%error, "Discord could not be reached; trying again");
                tokio::time::sleep(*pause).await;
            }
            result => return result,
        }
    }
    attempt().await
}
