//! Who a token belongs to, asked once and for an operator, without a bot.

use super::gateway;
use super::start_error::StartError;
use crate::discord::wire::transport::{DiscordConfig, http};
use crate::metrics::Metrics;

/// What Discord says of a token.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TokenOwner {
    /// What its application is called.
    pub name: String,
    /// The application's number.
    pub application: u64,
    /// By how many seconds this machine's clock is ahead of Discord's, where it says what time it is.
    pub ahead: Option<i64>,
}

/// Asks Discord whose token this is, and what time it is there.
///
/// # Errors
/// As a start would fail.
pub async fn token_owner(config: &DiscordConfig) -> Result<TokenOwner, StartError> {
    let http = http(config)?;
    let found = gateway::ask(&http, &Metrics::default()).await?;
    let info = http.get_current_application_info().await?;
    Ok(TokenOwner {
        name: info.name,
        application: info.id.get(),
        ahead: found.ahead,
    })
}
