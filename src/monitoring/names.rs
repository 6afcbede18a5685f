//! Checks the `Host` header against DNS rebinding: a web page could point its own domain at this
//! machine and read the answer.

use std::net::IpAddr;

use hyper::header::{HOST, HeaderMap};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum AskedAs {
    /// An IP address, or a name without a dot, which no public server has.
    ThisMachine,
    /// Any name: those used in the local network are unknown.
    Anything,
}

impl AskedAs {
    pub(super) fn at(address: IpAddr) -> AskedAs {
        if address.is_loopback() { AskedAs::ThisMachine } else { AskedAs::Anything }
    }

    /// Requests without a `Host` header do not come from a web page.
    pub(super) fn allows(self, headers: &HeaderMap) -> bool {
        if self == AskedAs::Anything {
            return true;
        }
        let mut hosts = headers.get_all(HOST).iter();
        hosts.all(|host| host.to_str().is_ok_and(is_this_machine))
    }
}

fn is_this_machine(host: &str) -> bool {
    let (name, is_six) = match host.strip_prefix('[') {
        Some(rest) => (rest.split(']').next().unwrap_or_default(), true),
        None => (host.split(':').next().unwrap_or_default(), false),
    };
    let name = name.trim_end_matches('.');
    let is_address = name.parse::<IpAddr>().is_ok_and(|address| address.is_ipv6() == is_six);
    is_address
        || !name.contains('.') && !is_six
        || name.to_ascii_lowercase().ends_with(".localhost")
}

#[cfg(test)]
mod tests {
    use std::net::{Ipv4Addr, Ipv6Addr};

    use hyper::header::HeaderValue;

    use super::*;

    fn allows(asked: AskedAs, host: &'static str) -> bool {
        asked.allows(&HeaderMap::from_iter([(HOST, HeaderValue::from_static(host))]))
    }

    #[test]
    fn a_page_that_points_its_own_name_here_is_not_answered() {
        let here =
            [AskedAs::at(Ipv4Addr::LOCALHOST.into()), AskedAs::at(Ipv6Addr::LOCALHOST.into())];
        for asked in here {
            for host in [
                "127.0.0.1:9464",
                "[::1]:9464",
                "[::1]",
                "10.0.0.7",
                "localhost:9464",
                "LOCALHOST",
                "localhost.",
                "bot:9464",
                "viceroy.localhost:9464",
            ] {
                assert!(allows(asked, host), "{host}");
            }
            for host in [
                "evil.example",
                "evil.example:9464",
                "127.0.0.1.evil.example",
                "[evil.example]",
                "[evil]",
            ] {
                assert!(!allows(asked, host), "{host}");
            }
            assert!(asked.allows(&HeaderMap::new()));
        }
    }

    #[test]
    fn a_network_asks_by_any_name() {
        assert!(allows(AskedAs::at(Ipv4Addr::UNSPECIFIED.into()), "bot.example.org:9464"));
    }
}
