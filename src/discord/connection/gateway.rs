//! Where the gateway is, and what time it is there.

use std::time::{SystemTime, UNIX_EPOCH};

use serenity::all::{Error, Gateway, Http, Timestamp};
use serenity::http::{LightMethod, Request, Route};

use crate::discord::wire::asking::asked;
use crate::metrics::{Endpoint, Metrics};

/// By how many seconds two clocks may differ before anybody is told: the date of an answer has whole seconds, and it was
/// on its way for a while.
const TOLD: i64 = 3;

/// What Discord says of its gateway.
pub struct Found {
    pub url: String,
    /// By how many seconds this machine's clock is ahead of Discord's.
    pub ahead: Option<i64>,
}

/// Asks where the gateway is. Everybody is told, whatever their token.
pub async fn ask(http: &Http, metrics: &Metrics) -> Result<Found, Error> {
    let answer = http.request(Request::new(Route::Gateway, LightMethod::Get));
    let answer = asked(metrics, Endpoint::Gateway, answer).await?;
    let date = answer.headers().get("date");
    let date = date.and_then(|date| unix(date.to_str().ok()?));
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    let now = now.map_or(0, |now| i64::try_from(now.as_secs()).unwrap_or(i64::MAX));
    let gateway: Gateway = answer.json().await?;
    Ok(Found {
        url: gateway.url,
        ahead: date.map(|date| now.saturating_sub(date)),
    })
}

/// Says it if the clock of this machine is wrong. Nothing is refused because of it: what is too late is for Discord to
/// say.
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

const MONTHS: [&str; 12] = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
];

/// The Unix time of a date as HTTP writes it: `Sun, 06 Nov 1994 08:49:37 GMT`.
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
    fn dates_of_answers_are_read() {
        assert_eq!(unix("Sun, 06 Nov 1994 08:49:37 GMT"), Some(784_111_777));
        assert_eq!(unix("Thu, 01 Jan 1970 00:00:10 GMT"), Some(10));
        for none in [
            "",
            "yesterday",
            "Sun, 06 Nov 1994 08:49:37 CET",
            "Sun, 99 Nov 1994 08:49:37 GMT",
        ] {
            assert_eq!(unix(none), None, "{none}");
        }
    }
}
