//! Settings for logs and monitoring.

use std::net::SocketAddr;

const STYLE: &str = "VICEROY_LOG";
const ADDRESS: &str = "VICEROY_METRICS";
const REACH: &str = "VICEROY_METRICS_REACH";

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum LogStyle {
    #[default]
    Text,
    /// One JSON object per line, for log collectors.
    Json,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct OperatorView {
    /// `VICEROY_LOG`: `text` or `json`. Default: `text`.
    pub log: LogStyle,
    /// `VICEROY_METRICS`: the address of `/healthz` and `/metrics`. Default: none. An address
    /// reachable from other machines also needs `VICEROY_METRICS_REACH=network`.
    pub metrics: Option<SocketAddr>,
}

#[derive(Debug, thiserror::Error)]
pub enum OperatorViewError {
    #[error("VICEROY_LOG is text or json, not {0}")]
    Style(String),
    #[error("VICEROY_METRICS_REACH is machine or network, not {0}")]
    Reach(String),
    #[error("VICEROY_METRICS is not an address such as 127.0.0.1:9464: {0}")]
    Address(String),
    /// Others could read how much is played here without permission.
    #[error(
        "VICEROY_METRICS: other machines can reach {0}, and would read how much is played here. If they may, set \
         VICEROY_METRICS_REACH=network; if not, name 127.0.0.1:{port}.",
        port = .0.port()
    )]
    Reachable(SocketAddr),
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum MetricsReach {
    Machine,
    Network,
}

impl OperatorView {
    pub fn from(
        variable: impl Fn(&str) -> Option<String>,
    ) -> Result<OperatorView, OperatorViewError> {
        let log = match variable(STYLE).as_deref() {
            None | Some("text") => LogStyle::Text,
            Some("json") => LogStyle::Json,
            Some(other) => return Err(OperatorViewError::Style(other.to_owned())),
        };
        let reach = match variable(REACH).as_deref() {
            None | Some("machine") => MetricsReach::Machine,
            Some("network") => MetricsReach::Network,
            Some(other) => return Err(OperatorViewError::Reach(other.to_owned())),
        };
        let address = |given: String| given.parse().map_err(|_| OperatorViewError::Address(given));
        let metrics: Option<SocketAddr> = variable(ADDRESS).map(address).transpose()?;
        match metrics {
            Some(at) if !at.ip().is_loopback() && reach == MetricsReach::Machine => {
                Err(OperatorViewError::Reachable(at))
            }
            metrics => Ok(OperatorView { log, metrics }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with(set: &[(&str, &str)]) -> Result<OperatorView, OperatorViewError> {
        OperatorView::from(|name| {
            let found = set.iter().find(|(variable, _)| *variable == name);
            found.map(|(_, value)| (*value).to_owned())
        })
    }

    #[test]
    fn nobody_is_answered_unless_told_and_no_other_machine_unless_told_again() {
        assert_eq!(with(&[]).unwrap(), OperatorView::default());
        for mine in ["127.0.0.1:9464", "[::1]:9464", "127.1.2.3:1"] {
            let metrics = with(&[(ADDRESS, mine)]).unwrap().metrics;
            assert_eq!(metrics, Some(mine.parse().unwrap()));
        }
        for open in ["0.0.0.0:9464", "[::]:9464", "192.168.0.7:9464"] {
            for reach in ["machine", "network"] {
                let told = with(&[(ADDRESS, open), (REACH, reach)]);
                assert_eq!(told.is_ok(), reach == "network", "{open} {reach}");
            }
            let error = with(&[(ADDRESS, open)]).unwrap_err().to_string();
            assert!(error.contains("VICEROY_METRICS_REACH=network"), "{error}");
            assert!(error.contains("127.0.0.1:9464."), "{error}");
        }
    }

    #[test]
    fn what_cannot_be_used_is_named() {
        for (name, wrong) in
            [(STYLE, "xml"), (ADDRESS, "9464"), (ADDRESS, "localhost"), (REACH, "yes")]
        {
            let error = with(&[(name, wrong)]).unwrap_err().to_string();
            assert!(error.contains(name) && error.contains(wrong), "{error}");
        }
        assert_eq!(with(&[(STYLE, "json")]).unwrap().log, LogStyle::Json);
    }

    #[test]
    fn the_example_names_every_variable() {
        let example = include_str!("../../.env.example");
        for name in [STYLE, ADDRESS, REACH] {
            assert!(example.contains(&format!("\n{name}=")), "{name} is missing");
        }
    }
}
