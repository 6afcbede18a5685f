//! Stores games in SQLite. All SQL of the project is here. One task writes, many read; a write is
//! on the disk when its call returns.
//!
//! - [`Store`]: one database file. Its methods are grouped by subject: `games`, `lobbies`,
//!   `people`, ...;
//! - [`StepRecord`]: what one step stores in one transaction;
//! - [`StoredGame`]: a game as read back;
//! - [`StoreError`]: errors about the file.
//!
//! Steps are only appended. `writer.rs` groups commits, `changes.rs` lists migrations,
//! `backfill.rs` those in Rust, and `forgetting.rs` removes a person. [`crash`] lets tests kill the
//! process at a chosen point. Start with `handle.rs`.

mod archive;
mod attendance;
mod backfill;
mod boards;
mod calls;
mod census;
mod changes;
mod codec;
mod connect;
mod copying;
pub mod crash;
mod deals;
mod deferred;
mod error;
mod examined;
mod files;
mod filled_results;
mod forgetting;
mod forgotten_beside;
mod format;
mod games;
mod glance;
mod handle;
pub mod history;
mod holders;
mod installation;
mod journal;
mod lobbies;
mod lobby_write;
mod maintenance;
mod mark;
mod message_row;
mod messages;
mod my_data;
mod my_games;
mod pack;
mod people;
mod plans;
mod prelude;
mod presence;
mod profile;
mod put_back;
mod ratings;
mod read_cache;
mod read_only;
mod records;
mod reliability;
mod replace;
mod reports;
mod result_rows;
mod results;
mod schema;
mod seasons;
mod second_chances;
mod servers;
mod shards;
mod statement;
mod steps;
mod waiting;
mod writer;

pub use archive::{FinishedGame, FinishedOf};
pub use calls::Calls;
pub use census::Census;
pub use changes::FORMAT;
pub use copying::{CancelFlag, CopyError, Origin, UNFINISHED, UncheckedCopy, remove_unfinished};
pub use deals::{PlayedDeal, StoredDeal};
pub use error::{Result, StoreError};
pub use examined::{Content, Examined, InUse, examine};
pub use files::private_folder;
pub use forgotten_beside::{Forgotten, forgotten_beside};
pub use glance::{Glance, GlanceEnd, glance};
pub use handle::Store;
pub use lobby_write::LobbyWrite;
pub use maintenance::{announce, announced};
pub use messages::PAST;
pub use my_games::ListedGame;
pub use presence::{Heartbeat, Outage};
pub use profile::MetThing;
pub use ratings::StoredRating;
pub use read_only::GameThen;
pub use records::{
    Addressee, AttendanceRecord, GameState, MessageState, NewGame, SeatCall, SeatWait, Secret,
    Start, StepRecord, StoredGame, StoredMessage, StoredPerson, StoredStep, Told, Waits,
    WantedMessage,
};
pub use replace::Replacement;
pub use reports::{ProblemReport, reports};
pub use shards::{GatewayIdentity, GatewaySession, ShardOutage};
pub use viceroy_model::messages::{Cause, SeatHistory};
