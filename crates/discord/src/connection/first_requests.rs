//! The first requests at startup: gateway address and application.

use super::application::{Application, own_application};
use super::start_error::StartError;
use crate::gateway::{self, default_address};
use crate::prelude::*;
use crate::wire::error::{self, Failure, is_passing, with_causes};
use crate::wire::transport::DiscordConfig;

/// Uses the default address if Discord answers with an error other than a refused token.
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

/// `None` if Discord answers with an error other than a refused token.
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

/// Games can be served if Discord answers anything but a refused token.
fn is_no_obstacle(failed: &Error) -> bool {
    let answered = error::status(failed).is_some() || matches!(failed, Error::Json(_));
    answered && error::failure(failed) != Failure::Unauthorized
}

/// Retries while `may_pass` holds.
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
