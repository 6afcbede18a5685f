//! The address of a local fake Discord. It must be loopback, because the client sends the bot's
//! token there.

use std::net::IpAddr;

use reqwest::Url;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Loopback(String);

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{address} is not an address on this machine such as http://127.0.0.1:8420: {why}")]
pub struct NotLoopback {
    pub address: String,
    pub why: &'static str,
}

impl Loopback {
    /// # Errors
    /// When it is not a URL on this machine.
    pub fn parse(address: &str) -> Result<Loopback, NotLoopback> {
        let refuse = |why| NotLoopback { address: address.to_owned(), why };
        let url = Url::parse(address).map_err(|_| refuse("it is no address"))?;
        if url.scheme() != "http" {
            return Err(refuse("it does not begin with http://"));
        }
        if !is_loopback(&url) {
            return Err(refuse("it is another machine"));
        }
        if !url.username().is_empty() || url.password().is_some() {
            return Err(refuse("it carries a name or password"));
        }
        if url.path() != "/" || url.query().is_some() || url.fragment().is_some() {
            return Err(refuse("there is something behind the port"));
        }
        Ok(Loopback(address.trim_end_matches('/').to_owned()))
    }

    /// Without a trailing slash.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

pub fn on_this_machine(address: &str) -> bool {
    Url::parse(address).is_ok_and(|url| is_loopback(&url))
}

fn is_loopback(url: &Url) -> bool {
    // `Url` keeps IPv6 addresses in brackets.
    let host = url.host_str().unwrap_or_default();
    let plain = host.trim_start_matches('[').trim_end_matches(']');
    host == "localhost" || plain.parse().is_ok_and(|ip: IpAddr| ip.is_loopback())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_this_machine_is_accepted() {
        for good in [
            "http://127.0.0.1:8420",
            "http://127.9.9.9:8420",
            "http://localhost:1/",
            "http://[::1]:8420",
        ] {
            assert!(Loopback::parse(good).is_ok(), "{good}");
        }
        let bad = [
            "",
            "127.0.0.1:8420",
            "https://127.0.0.1:8420",
            "http://discord.com",
            "http://127.0.0.1.example.org",
            "http://127.0.0.1@example.org",
            "http://me@127.0.0.1:1",
            "http://127.0.0.1:1/api",
            "http://192.168.0.1:1",
            "http://0.0.0.0:1",
            "http://[::]:1",
            "http://[::2]:1",
            "http://[fe80::1]:1",
        ];
        for bad in bad {
            assert!(Loopback::parse(bad).is_err(), "{bad}");
        }
        assert!(on_this_machine("ws://127.0.0.1:99"));
        assert!(on_this_machine("ws://[::1]:99"));
        assert!(!on_this_machine("wss://gateway.discord.gg"));
    }
}
