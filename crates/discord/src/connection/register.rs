//! Registers the commands in the background; running games do not depend on it.

use super::registered;
use crate::prelude::*;
use crate::wire::error::{code, status, with_causes};
use serenity::all::CreateCommand;
use serenity::http::Request;
use tokio::time::{Instant, sleep};

/// Doubles after each failed attempt.
const FIRST_PAUSE: Duration = Duration::from_secs(30);
const LONGEST_PAUSE: Duration = Duration::from_secs(60 * 60);
/// Between log lines while registration fails.
const LINE: Duration = Duration::from_secs(24 * 60 * 60);

/// Retries until it succeeds.
pub async fn register(http: &Http, metrics: &Metrics, commands: Vec<CreateCommand>) {
    let mut pause = FIRST_PAUSE;
    let mut last_line: Option<Instant> = None;
    while let Err(error) = attempt(http, metrics, &commands).await {
        metrics.commands_out_of_date.set(1);
        if last_line.is_none_or(|at| at.elapsed() >= LINE) {
            last_line = Some(Instant::now());
            tracing::warn!(
                why = explained(&error),
                "Discord has not taken the bot's commands: games go on, and people see the commands of before, or none; trying on"
            );
        }
        sleep(pause).await;
        pause = (pause * 2).min(LONGEST_PAUSE);
    }
    metrics.commands_out_of_date.set(0);
}

async fn attempt(http: &Http, metrics: &Metrics, commands: &[CreateCommand]) -> Result<(), Error> {
    if registered::are(http, metrics, commands).await {
        tracing::debug!("the commands are registered as they are");
        return Ok(());
    }
    let application_id =
        http.application_id().ok_or(Error::Other("it is not known which application this is"))?;
    let mut request = Request::new(Route::Commands { application_id }, LightMethod::Put);
    request = request.body(Some(serde_json::to_vec(commands)?));
    // Even an unreadable answer means that Discord accepted the commands.
    let registered = http.request(request);
    asked(metrics, Endpoint::Commands, registered).await?;
    tracing::info!("the commands are registered");
    Ok(())
}

fn explained(error: &Error) -> String {
    let causes = with_causes(error);
    match (code(error), status(error)) {
        (Some(30_034), _) => format!(
            "{causes}; Discord takes 200 new commands of an application a day, so this succeeds tomorrow by itself"
        ),
        (_, Some(429)) => format!("{causes}; Discord asks for patience, the network is fine"),
        (_, Some(_)) | (_, None) => causes,
    }
}
