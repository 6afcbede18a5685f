//! The connection to Discord's gateway: paced, within the session start limit, and resumed.
//!
//! serenity connects to a relay on the loopback interface; behind it shards keep the connections
//! to Discord. docs/decisions.md ("The gateway connections are our own") says why.

mod address;
mod backoff;
mod payload;
mod relay;
mod session_starts;
mod sessions;
mod shard;
mod socket;
mod start_queue;

pub use address::{GatewayInfo, compare_clocks, default_address, is_trusted, look_up};
pub use payload::{Dispatch, FatalClose, Session, ready};
pub use relay::{Relay, RelayClient};
pub use session_starts::SessionStarts;
pub use sessions::Sessions;
pub use shard::{GatewayNetwork, Link, Shard, ShardEnd};
pub use socket::{ShardEvent, dial};
pub use start_queue::StartQueue;
