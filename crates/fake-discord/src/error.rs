//! Startup errors.

use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;

/// Why the fake Discord could not start.
#[derive(Debug, thiserror::Error)]
pub enum FakeDiscordError {
    /// The address is not loopback.
    #[error("{0} is no loopback address; the stand-in must not be reachable from other computers")]
    NotLoopback(SocketAddr),
    /// The port is in use.
    #[error("something else listens on {0} already")]
    Taken(SocketAddr),
    /// This machine lacks the address; many have no IPv6.
    #[error("this computer has no address {}; 127.0.0.1:{} works everywhere", .0.ip(), .0.port())]
    NoSuchAddress(SocketAddr),
    /// Listening failed.
    #[error("the stand-in cannot listen on {0}: {1}")]
    Listen(SocketAddr, #[source] io::Error),
    /// The data directory is unusable.
    #[error("the stand-in cannot keep its world in {0}")]
    Keep(PathBuf, #[source] io::Error),
    /// Another fake Discord uses the data directory.
    #[error("another stand-in keeps its world in {0}")]
    InUse(PathBuf),
    /// The journal is corrupt somewhere other than at its end.
    #[error(
        "line {1} of {0} is not a change of the stand-in's world; move the file away to begin anew"
    )]
    Damaged(PathBuf, usize),
    /// The initial changes could not be written.
    #[error("the stand-in cannot write its journal")]
    Write(#[source] io::Error),
}

impl FakeDiscordError {
    pub(super) fn listening(addr: SocketAddr, error: io::Error) -> FakeDiscordError {
        let kind = error.kind();
        if kind == io::ErrorKind::AddrInUse {
            return FakeDiscordError::Taken(addr);
        }
        // Systems without IPv6 report it with different error kinds.
        let missing = kind == io::ErrorKind::AddrNotAvailable
            || (addr.is_ipv6() && kind != io::ErrorKind::PermissionDenied);
        if missing {
            FakeDiscordError::NoSuchAddress(addr)
        } else {
            FakeDiscordError::Listen(addr, error)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn why_nothing_can_listen_is_said_in_a_sentence() {
        let why = |addr: &str, error: io::Error| {
            let addr = addr.parse().unwrap();
            FakeDiscordError::listening(addr, error).to_string()
        };
        let missing = "this computer has no address ::1; 127.0.0.1:8420 works everywhere";
        let unknown_family = io::Error::from_raw_os_error(97);
        assert_eq!(why("[::1]:8420", unknown_family), missing);
        let unavailable = || io::ErrorKind::AddrNotAvailable.into();
        assert_eq!(why("[::1]:8420", unavailable()), missing);
        let taken = why("[::1]:8420", io::ErrorKind::AddrInUse.into());
        assert_eq!(taken, "something else listens on [::1]:8420 already");
        let forbidden = why("127.0.0.1:80", io::ErrorKind::PermissionDenied.into());
        assert!(forbidden.starts_with("the stand-in cannot listen on 127.0.0.1:80: "));
    }
}
