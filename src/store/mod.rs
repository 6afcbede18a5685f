//! SQLite; the only place with SQL. One task writes, many read; a write has reached the disk when its call returns.

mod attendance;
mod calls;
mod census;
mod codec;
mod connect;
mod copying;
/// Places where a test can make the process die.
pub mod crash;
mod deferred;
mod doers;
mod error;
mod examined;
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
mod maintenance;
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
mod put_back;
mod read_only;
mod records;
mod reminded;
mod replace;
mod salt;
mod served_by;
mod servers;
mod steps;
mod told;
mod waiting;
mod whole;
mod writer;

pub use calls::Calls;
pub use census::Census;
pub use copying::{CopyError, Origin, StillWanted, UNFINISHED, UncheckedCopy};
pub use doers::Doers;
pub use error::StoreError;
pub use examined::{Content, Examined, InUse, examine};
pub use files::private_folder;
pub use format::FORMAT;
pub use glance::{Glance, GlanceEnd, glance};
pub use handle::Store;
pub use lobby_write::LobbyWrite;
pub use maintenance::{announce, announced};
pub use my_games::ListedGame;
pub use notice_row::{NoticeState, SeatCall, StoredNotice, WantedNotice};
pub use notices::PAST;
pub use people::StoredPerson;
pub use presence::{Here, Outage};
pub use read_only::GameThen;
pub use records::{
    AttendanceRecord, Cause, GameState, NewGame, SeatWait, Secret, Start, StepRecord, StoredGame,
    StoredStep, Waits,
};
pub use replace::Replacement;
pub use told::{Addressee, Told};
