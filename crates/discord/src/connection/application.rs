//! Whose token it is.

use serde::Deserialize;
use serenity::all::{ApplicationId, Error, Http};
use serenity::http::{LightMethod, Request, Route};

use super::registered;
use super::start_error::StartError;
use crate::gateway;
use crate::interaction::commands::command_list;
use crate::wire::asking::asked;
use crate::wire::transport::{DiscordConfig, http};
use viceroy_i18n::Languages;
use viceroy_metrics::{Endpoint, Metrics};

/// An application. What else Discord says of one is left unread: it changes more often than this program.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Application {
    /// Its number.
    pub id: ApplicationId,
    /// What it is called.
    #[serde(default)]
    pub name: String,
}

/// Asks Discord whose token this is.
///
/// # Errors
/// As a request fails.
pub async fn own_application(http: &Http, metrics: &Metrics) -> Result<Application, Error> {
    let request = Request::new(Route::Oauth2ApplicationCurrent, LightMethod::Get);
    asked(metrics, Endpoint::Application, http.fire(request)).await
}

/// What Discord says of a token, for an operator.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TokenOwner {
    /// What its application is called.
    pub name: String,
    /// The application's number.
    pub application: u64,
    /// By how many seconds this machine's clock is ahead of Discord's, where it says what time it is.
    pub ahead: Option<i64>,
    /// How many more times a session may be started today.
    pub starts_left: u32,
    /// Whether Discord has the commands that the bot offers.
    pub has_commands: bool,
}

/// Asks Discord whose token this is, and what else an operator should know of the application.
///
/// # Errors
/// As a start would fail.
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
        has_commands: registered::are(&http, &metrics, &offered).await,
    })
}
