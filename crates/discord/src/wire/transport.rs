//! Where requests, and with them the bot's token, go: to Discord or to a fake Discord on this
//! machine, and nowhere else.

use std::net::SocketAddr;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD_NO_PAD;
use reqwest::redirect::Policy;
use reqwest::{Certificate, Client, ClientBuilder};
use serenity::all::HttpBuilder;

use super::loopback::{Loopback, NotLoopback};
use crate::prelude::*;

const REQUEST: Duration = Duration::from_secs(10);
const DISCORD: &str = "discord.com";

const PAUSES: [Duration; 4] = [
    Duration::from_millis(500),
    Duration::from_secs(2),
    Duration::from_secs(5),
    Duration::from_secs(15),
];

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pace {
    /// The first pause between attempts; each further one doubles.
    pub first: Duration,
    /// The longest pause, before jitter.
    pub longest: Duration,
    /// A connection that lasted this long resets the pauses.
    pub good: Duration,
    /// Between two session starts: Discord's five seconds, and what the way may take less than before.
    pub starts_apart: Duration,
}

impl Pace {
    pub const DISCORD: Pace = Pace {
        first: Duration::from_millis(250),
        longest: Duration::from_secs(60),
        good: Duration::from_secs(60),
        starts_apart: Duration::from_millis(5_100),
    };
}

#[derive(Clone)]
pub struct DiscordConfig {
    pub token: String,
    pub transport: Transport,
    /// Pauses between attempts to reach Discord at startup, which gives up after the last.
    pub pauses: &'static [Duration],
    pub pace: Pace,
    /// `None`: as many as Discord recommends.
    pub shards: Option<ShardCount>,
}

impl DiscordConfig {
    pub fn patient(token: String, transport: Transport) -> Self {
        DiscordConfig { token, transport, pauses: &PAUSES, pace: Pace::DISCORD, shards: None }
    }

    /// Without its "Bot " prefix.
    pub fn plain_token(&self) -> &str {
        let token = self.token.trim();
        token.strip_prefix("Bot ").unwrap_or(token)
    }

    /// From the token's first part; the oldest tokens have none.
    pub fn application_of_token(&self) -> Option<u64> {
        let first = self.plain_token().split('.').next()?;
        let digits = STANDARD_NO_PAD.decode(first.trim_end_matches('=')).ok()?;
        String::from_utf8(digits).ok()?.parse().ok().filter(|id| *id != 0)
    }
}

#[derive(Clone, Debug)]
pub enum Transport {
    Discord,
    /// A fake Discord acting as a proxy. Serenity ignores rate limits then, so the fake must not
    /// enforce any.
    Proxied(Loopback),
    /// A fake Discord behind local TLS. Serenity applies rate limits as in production.
    Disguised(DiscordOverride),
}

impl Transport {
    pub fn is_local(&self) -> bool {
        match self {
            Transport::Discord => false,
            Transport::Proxied(_) | Transport::Disguised(_) => true,
        }
    }
}

/// A local TLS endpoint that presents itself as Discord, with its own certificate authority.
///
/// No other authority is trusted, and Discord's host name resolves to this address: a request that
/// went elsewhere by mistake would fail before sending the token.
#[derive(Clone, Debug)]
pub struct DiscordOverride {
    at: SocketAddr,
    authority: Vec<Certificate>,
}

#[derive(Debug, thiserror::Error)]
pub enum InvalidOverride {
    #[error(transparent)]
    Elsewhere(#[from] NotLoopback),
    #[error("the certificate of the authority cannot be read")]
    Authority,
}

impl DiscordOverride {
    /// `authority` is its certificate in PEM.
    ///
    /// # Errors
    /// When the address is on another machine, or the certificate cannot be read.
    pub fn new(at: SocketAddr, authority: &str) -> Result<DiscordOverride, InvalidOverride> {
        if !at.ip().is_loopback() {
            let address = at.to_string();
            let why = "it is another machine";
            return Err(NotLoopback { address, why }.into());
        }
        // Text without a certificate parses to an empty list, and nothing would be trusted.
        let read = Certificate::from_pem_bundle(authority.as_bytes()).ok();
        let authority = read.filter(|all| !all.is_empty());
        let authority = authority.ok_or(InvalidOverride::Authority)?;
        Ok(DiscordOverride { at, authority })
    }
}

pub fn http(config: &DiscordConfig) -> Result<Http, reqwest::Error> {
    Ok(builder(config)?.build())
}

/// Returns 429 responses to the caller instead of waiting.
pub fn http_without_waiting(config: &DiscordConfig) -> Result<Http, reqwest::Error> {
    Ok(builder(config)?.ratelimiter_disabled(true).build())
}

fn builder(config: &DiscordConfig) -> Result<HttpBuilder, reqwest::Error> {
    let builder = HttpBuilder::new(&config.token);
    Ok(match &config.transport {
        Transport::Discord => builder.client(client().build()?),
        // Only both together: with the rate limiter on, the client ignores the proxy and sends the
        // token to Discord. A proxy from the environment would receive it, too.
        Transport::Proxied(base) => builder
            .client(client().no_proxy().build()?)
            .proxy(base.as_str())
            .ratelimiter_disabled(true),
        Transport::Disguised(disguise) => {
            let client =
                client().no_proxy().tls_built_in_root_certs(false).resolve(DISCORD, disguise.at);
            let authorities = disguise.authority.iter().cloned();
            let client = authorities.fold(client, ClientBuilder::add_root_certificate);
            builder.client(client.build()?)
        }
    })
}

fn client() -> ClientBuilder {
    // No redirects: the token must not follow them elsewhere.
    Client::builder().use_rustls_tls().timeout(REQUEST).redirect(Policy::none())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_elsewhere_is_taken_for_discord() {
        let elsewhere = DiscordOverride::new(SocketAddr::from(([192, 168, 0, 1], 443)), "");
        assert!(matches!(elsewhere, Err(InvalidOverride::Elsewhere(_))));
        let nameless =
            DiscordOverride::new(SocketAddr::from(([127, 0, 0, 1], 443)), "no certificate");
        assert!(matches!(nameless, Err(InvalidOverride::Authority)));
    }

    #[test]
    fn a_proxy_goes_only_without_a_rate_limiter() {
        let base = Loopback::parse("http://127.0.0.1:1").unwrap();
        let config = DiscordConfig::patient("t".to_owned(), Transport::Proxied(base));
        let http = http(&config).unwrap();
        assert!(http.ratelimiter.is_none() && http.proxy.is_some());
        let config = DiscordConfig { transport: Transport::Discord, ..config };
        let http = super::http(&config).unwrap();
        assert!(http.ratelimiter.is_some() && http.proxy.is_none());
    }
}
