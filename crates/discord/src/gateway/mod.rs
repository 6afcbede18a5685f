//! The connection to Discord's gateway: paced, within the session start limit, and resumed.
//!
//! serenity connects to a relay on the loopback interface; behind it a shard keeps the connection
//! to Discord. docs/decisions.md ("The gateway") says why.

mod address;
mod backoff;
mod payload;
mod relay;
mod session_starts;
mod shard;
mod socket;

pub use address::{GatewayInfo, compare_clocks, default_address, is_trusted, look_up};
pub use payload::FatalClose;
pub use relay::{Relay, RelayClient};
pub use session_starts::SessionStarts;
pub use shard::{GatewayNetwork, Link, Shard, ShardEnd};
pub use socket::dial;
