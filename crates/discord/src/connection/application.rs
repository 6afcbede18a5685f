//! The application behind a token.

use super::registered;
use super::start_error::StartError;
use crate::gateway;
use crate::interaction::commands::command_list;
use crate::prelude::*;
use crate::wire::transport::{DiscordConfig, http};
use serenity::http::Request;

/// Other fields are not read: Discord changes them more often than we release.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Application {
    pub id: ApplicationId,
    #[serde(default)]
    pub name: String,
}

pub async fn own_application(http: &Http, metrics: &Metrics) -> Result<Application, Error> {
    let request = Request::new(Route::Oauth2ApplicationCurrent, LightMethod::Get);
    asked(metrics, Endpoint::Application, http.fire(request)).await
}

/// What an operator is shown about a token.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TokenOwner {
    pub name: String,
    pub application: u64,
    /// Seconds by which this machine's clock is ahead of Discord's.
    pub ahead: Option<i64>,
    /// Session starts left today.
    pub starts_left: u32,
    /// As many as Discord recommends.
    pub shards: ShardCount,
    /// How many of them may start in five seconds.
    pub shards_at_once: u32,
    pub has_commands: bool,
}

/// # Errors
/// As at startup.
pub async fn token_owner(
    config: &DiscordConfig,
    languages: &Languages,
) -> Result<TokenOwner, StartError> {
    let metrics = Metrics::default();
    let http = http(config)?;
    let gateway = gateway::look_up(&http, &metrics).await?;
    let application = own_application(&http, &metrics).await?;
    http.set_application_id(application.id);
    let offered = command_list(languages);
    Ok(TokenOwner {
        name: application.name,
        application: application.id.get(),
        ahead: gateway.ahead,
        starts_left: gateway.session_start_limit.remaining,
        shards: ShardCount::new(gateway.shards.unwrap_or(1)),
        shards_at_once: gateway.session_start_limit.max_concurrency.max(1),
        has_commands: registered::are(&http, &metrics, &offered).await,
    })
}
