//! Looks up the gateway's address, the session start limit and Discord's clock.

use super::session_starts::StartLimit;
use crate::prelude::*;
use crate::wire::loopback::on_this_machine;
use crate::wire::transport::Transport;
use serenity::all::Timestamp;
use serenity::http::Request;
use std::time::{SystemTime, UNIX_EPOCH};

/// Seconds of skew to ignore: the `Date` header has whole seconds, plus latency.
const TOLD: i64 = 3;

#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct GatewayInfo {
    pub url: String,
    /// The number of shards that Discord recommends.
    pub shards: Option<u32>,
    #[serde(default = "usual")]
    pub session_start_limit: StartLimit,
    /// Seconds by which this machine's clock is ahead of Discord's.
    #[serde(skip)]
    pub ahead: Option<i64>,
}

fn usual() -> StartLimit {
    StartLimit::USUAL
}

/// Needs a token.
pub async fn look_up(http: &Http, metrics: &Metrics) -> Result<GatewayInfo, Error> {
    let answer = http.request(Request::new(Route::GatewayBot, LightMethod::Get));
    let answer = asked(metrics, Endpoint::Gateway, answer).await?;
    let date = answer.headers().get("date");
    let date = date.and_then(|date| unix(date.to_str().ok()?));
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    let now = now.map_or(0, |now| i64::try_from(now.as_secs()).unwrap_or(i64::MAX));
    let info: GatewayInfo = serde_json::from_slice(&answer.bytes().await?)?;
    Ok(GatewayInfo { ahead: date.map(|date| now.saturating_sub(date)), ..info })
}

pub fn default_address(transport: &Transport) -> Option<GatewayInfo> {
    let url = match transport {
        Transport::Discord => "wss://gateway.discord.gg".to_owned(),
        Transport::Proxied(base) => base.as_str().replacen("http", "ws", 1),
        Transport::Disguised(_) => return None,
    };
    Some(GatewayInfo { url, shards: None, session_start_limit: StartLimit::USUAL, ahead: None })
}

/// The token may only be sent to Discord's own hosts or, on other transports, to this machine.
pub fn is_trusted(transport: &Transport, gateway: &str) -> bool {
    match transport {
        Transport::Proxied(_) | Transport::Disguised(_) => on_this_machine(gateway),
        Transport::Discord => reqwest::Url::parse(gateway).is_ok_and(|url| {
            let host = url.host_str().unwrap_or_default();
            url.scheme() == "wss" && (host == "discord.gg" || host.ends_with(".discord.gg"))
        }),
    }
}

/// Only warns: whether a request is too late is for Discord to decide.
pub fn compare_clocks(ahead: Option<i64>) {
    match ahead {
        Some(seconds) if seconds >= TOLD => {
            tracing::warn!(seconds, "this machine's clock is ahead of Discord's");
        }
        Some(seconds) if seconds <= -TOLD => {
            let seconds = -seconds;
            tracing::warn!(seconds, "this machine's clock is behind Discord's");
        }
        Some(_) | None => {}
    }
}

const MONTHS: [&str; 12] =
    ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/// Unix time of, say, `Sun, 06 Nov 1994 08:49:37 GMT`.
fn unix(date: &str) -> Option<i64> {
    let mut parts = date.split_whitespace().skip(1);
    let (day, month, year) = (parts.next()?, parts.next()?, parts.next()?);
    let (time, zone) = (parts.next()?, parts.next()?);
    let month = 1 + MONTHS.iter().position(|name| *name == month)?;
    let date = format!("{year}-{month:02}-{day}T{time}Z");
    let date = Timestamp::parse(&date).ok()?;
    (zone == "GMT").then(|| date.unix_timestamp())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_token_goes_to_discord_alone() {
        let trusted = |url| is_trusted(&Transport::Discord, url);
        assert!(trusted("wss://gateway.discord.gg"));
        assert!(trusted("wss://gateway-us-east1-b.discord.gg/"));
        for elsewhere in [
            "",
            "ws://gateway.discord.gg",
            "wss://discord.gg.example.org",
            "wss://notdiscord.gg",
            "wss://discord.gg@example.org",
            "ws://127.0.0.1:1",
        ] {
            assert!(!trusted(elsewhere), "{elsewhere}");
        }
    }

    #[test]
    fn dates_of_answers_are_read() {
        assert_eq!(unix("Sun, 06 Nov 1994 08:49:37 GMT"), Some(784_111_777));
        assert_eq!(unix("Thu, 01 Jan 1970 00:00:10 GMT"), Some(10));
        for none in
            ["", "yesterday", "Sun, 06 Nov 1994 08:49:37 CET", "Sun, 99 Nov 1994 08:49:37 GMT"]
        {
            assert_eq!(unix(none), None, "{none}");
        }
    }
}
