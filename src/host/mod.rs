//! The application: lobbies, running games, what has to be said. Knows no chat.

mod batch;
mod clock;
mod courier;
mod deferred;
mod delivery;
mod delivery_queue;
mod drafts;
mod expiry;
mod feeds;
mod handle;
mod live;
mod lobbies;
mod lobby;
mod luck;
mod messenger;
mod news;
mod open;
mod pace;
mod people;
mod places;
mod play;
mod recent;
mod replay;
mod stop;

pub use crate::notice::Panel;
pub use crate::store::crash;
pub use clock::{Clock, ManualClock, SystemClock};
pub use courier::Courier;
pub use handle::Host;
pub use lobbies::LobbyLimits;
pub use luck::{FairLuck, LuckSource, NoLuck, SeededLuck, SystemLuck, secret_hash};
pub use messenger::{Boxed, Messenger, Undelivered};
pub use open::HostConfig;
pub use people::Preference;
pub use replay::{Difference, Replayed, Telling, replay};
pub use stop::{Fault, Rejection, Stop};
