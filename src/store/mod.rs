//! SQLite; the only place with SQL. One task writes, many read; a write has reached the disk when its call returns.

mod calls;
mod codec;
mod connect;
/// Places where a test can make the process die.
pub mod crash;
mod deferred;
mod error;
mod files;
mod games;
mod handle;
pub mod history;
mod lobbies;
mod mark;
mod notice_row;
mod notices;
mod orders;
mod pack;
mod people;
mod records;
mod salt;
mod steps;
mod waiting;
mod writer;

pub use calls::Calls;
pub use error::StoreError;
pub use handle::Store;
pub use notice_row::{NoticeState, SeatCall, StoredNotice, WantedNotice};
pub use notices::PAST;
pub use people::StoredPerson;
pub use records::{
    Cause, GameState, NewGame, SeatWait, Secret, Start, StepRecord, StoredGame, StoredStep, Waits,
};
