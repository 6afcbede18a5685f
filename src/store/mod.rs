//! SQLite; the only place with SQL. One task writes, many read; a write has reached the disk when its call returns.

mod attendance;
mod calls;
mod census;
mod codec;
mod connect;
/// Places where a test can make the process die.
pub mod crash;
mod deferred;
mod doers;
mod error;
mod files;
mod format;
mod games;
mod glance;
mod handle;
pub mod history;
mod holders;
mod languages;
mod lessons;
mod lobbies;
mod lobby_write;
mod mark;
mod met;
mod my_games;
mod notice_row;
mod notices;
mod orders;
mod pack;
mod people;
mod preferences;
mod presence;
mod records;
mod reminded;
mod salt;
mod servers;
mod steps;
mod told;
mod waiting;
mod writer;

pub use calls::Calls;
pub use census::Census;
pub use doers::Doers;
pub use error::StoreError;
pub use format::FORMAT;
pub use glance::{Glance, GlanceEnd, glance};
pub use handle::Store;
pub use lobby_write::LobbyWrite;
pub use my_games::ListedGame;
pub use notice_row::{NoticeState, SeatCall, StoredNotice, WantedNotice};
pub use notices::PAST;
pub use people::StoredPerson;
pub use presence::{Here, Outage};
pub use records::{
    AttendanceRecord, Cause, GameState, NewGame, SeatWait, Secret, Start, StepRecord, StoredGame,
    StoredStep, Waits,
};
pub use told::{Addressee, Told};
