//! Where requests go, and with them the bot's token: to Discord, or to a stand-in on this machine. There is no way to
//! anywhere else.

use std::net::SocketAddr;
use std::time::Duration;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD_NO_PAD;
use reqwest::redirect::Policy;
use reqwest::{Certificate, Client, ClientBuilder};
use serenity::all::{Http, HttpBuilder};

use super::loopback::{Loopback, NotLoopback};

/// How long a request may take.
const REQUEST: Duration = Duration::from_secs(10);
/// Where the client sends its requests.
const DISCORD: &str = "discord.com";

/// How long the bot waits before each further attempt.
const PAUSES: [Duration; 4] = [
    Duration::from_millis(500),
    Duration::from_secs(2),
    Duration::from_secs(5),
    Duration::from_secs(15),
];

/// How attempts to connect are paced. Tests take shorter times.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pace {
    /// The first attempt comes at once; the pause after it is this long and doubles.
    pub first: Duration,
    /// No pause is longer, but for its random part.
    pub longest: Duration,
    /// After a connection that has lasted so long the pauses begin again at the shortest.
    pub good: Duration,
    /// The least time between two starts of a session, as Discord wants it.
    pub starts_apart: Duration,
}

impl Pace {
    /// For Discord itself.
    pub const DISCORD: Pace = Pace {
        first: Duration::from_millis(250),
        longest: Duration::from_secs(60),
        good: Duration::from_secs(60),
        starts_apart: Duration::from_secs(5),
    };
}

/// What the bot needs to reach Discord.
#[derive(Clone)]
pub struct DiscordConfig {
    /// The bot's token.
    pub token: String,
    /// Where its requests go.
    pub transport: Transport,
    /// How long a start waits before each further attempt to reach Discord, until it gives up.
    pub pauses: &'static [Duration],
    /// How attempts to connect to the gateway are paced.
    pub pace: Pace,
}

impl DiscordConfig {
    /// One that gives a network some seconds to come back.
    pub fn patient(token: String, transport: Transport) -> Self {
        DiscordConfig { token, transport, pauses: &PAUSES, pace: Pace::DISCORD }
    }

    /// The token without the word that stands before it in requests.
    pub fn plain_token(&self) -> &str {
        let token = self.token.trim();
        token.strip_prefix("Bot ").unwrap_or(token)
    }

    /// The number of the application that the token names in its first part, as all but the oldest do.
    pub fn application_of_token(&self) -> Option<u64> {
        let first = self.plain_token().split('.').next()?;
        let digits = STANDARD_NO_PAD.decode(first.trim_end_matches('=')).ok()?;
        String::from_utf8(digits).ok()?.parse().ok().filter(|id| *id != 0)
    }
}

/// Where requests go.
#[derive(Clone, Debug)]
pub enum Transport {
    /// To the real Discord.
    Discord,
    /// To a stand-in that takes the place of a proxy. The client does not look at rate limits then, so the fake Discord
    /// must not enforce any.
    Proxied(Loopback),
    /// To a stand-in behind something on this machine that says it is Discord. The client keeps rate limits, as
    /// with the real one.
    Disguised(DiscordOverride),
}

impl Transport {
    /// Whether the gateway must be on this machine, too.
    pub fn is_local(&self) -> bool {
        match self {
            Transport::Discord => false,
            Transport::Proxied(_) | Transport::Disguised(_) => true,
        }
    }
}

/// Something on this machine that speaks TLS and says it is Discord, which is believed because of an authority that
/// is made for it alone.
///
/// No other authority is trusted on this way, and Discord's name leads to this address: should a request go elsewhere
/// by mistake, it ends before the token is told.
#[derive(Clone, Debug)]
pub struct DiscordOverride {
    at: SocketAddr,
    authority: Vec<Certificate>,
}

/// Why something is not taken for Discord.
#[derive(Debug, thiserror::Error)]
pub enum InvalidOverride {
    #[error(transparent)]
    Elsewhere(#[from] NotLoopback),
    /// Its authority cannot be read.
    #[error("the certificate of the authority cannot be read")]
    Authority,
}

impl DiscordOverride {
    /// Takes what listens at an address on this machine for Discord. `authority` is the certificate, in PEM, of who
    /// says so.
    ///
    /// # Errors
    /// When the address is on another machine, or the certificate cannot be read.
    pub fn new(at: SocketAddr, authority: &str) -> Result<DiscordOverride, InvalidOverride> {
        if !at.ip().is_loopback() {
            let address = at.to_string();
            let why = "it is another machine";
            return Err(NotLoopback { address, why }.into());
        }
        // What is no certificate is passed over, and nothing would be trusted then.
        let read = Certificate::from_pem_bundle(authority.as_bytes()).ok();
        let authority = read.filter(|all| !all.is_empty());
        let authority = authority.ok_or(InvalidOverride::Authority)?;
        Ok(DiscordOverride { at, authority })
    }
}

/// A client that goes this way.
pub fn http(config: &DiscordConfig) -> Result<Http, reqwest::Error> {
    Ok(builder(config)?.build())
}

/// The same, which does not wait where Discord asks for patience: the answer says so, and the caller waits.
pub fn http_without_waiting(config: &DiscordConfig) -> Result<Http, reqwest::Error> {
    Ok(builder(config)?.ratelimiter_disabled(true).build())
}

fn builder(config: &DiscordConfig) -> Result<HttpBuilder, reqwest::Error> {
    let builder = HttpBuilder::new(&config.token);
    Ok(match &config.transport {
        Transport::Discord => builder.client(client().build()?),
        // Only both together: with the rate limiter on, the client ignores the address and sends the token to Discord.
        // What the environment names as a proxy would get the token, too.
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
    // Discord's interface is where it is: nobody may send the bot elsewhere.
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
