//! The application: lobbies, running games, what has to be said. Knows no chat.

#[macro_use]
mod service;

mod game;
mod ground;
mod handle;
mod kept;
mod lobby;
mod outbox;
mod people;
mod play;

pub use game::readable::unreadable;
pub use game::recorded::{ExportError, export};
pub use game::replay::{Difference, LuckAt, Replayed, Telling, replay};
pub use game::thinking::{ComputerPace, ComputerPlayers, low_priority};
pub use ground::clock::{Clock, ManualClock, Reading, SystemClock};
pub use ground::counted::CountedClock;
pub use ground::error::{Fault, NoLookBack, Rejection, Stop};
pub use ground::lobby_refusal::{Changed, LobbyRefusal};
pub use ground::messenger::{Boxed, Messenger, Undelivered, Whereabouts};
pub use ground::seeded_luck::{
    Accounted, FairLuck, LuckSource, NoLuck, SeededLuck, SystemLuck, press_hashes, secret_hash,
};
pub use handle::Host;
pub use handle::courier::Courier;
pub use handle::open::HostConfig;
pub use handle::people::ToldBy;
pub use handle::reporting::Problem;
pub use handle::surroundings::Connection;
pub use kept::lobby_ends::LobbyLimits;
pub use kept::writers::{SoleWriter, Writers};
pub use lobby::gathering::TermsChange;
pub use lobby::servers::Bar;
pub use play::analysis::Analysed;
pub use play::hinting::{Hinted, asked, can_hint};
pub use play::preferences::FromNowOn;
pub use play::reach::{Change, Place};
pub use play::voting::Voted;
pub use viceroy_model::messages::Panel;
pub use viceroy_store::crash;
